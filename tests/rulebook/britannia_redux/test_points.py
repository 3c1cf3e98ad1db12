"""Sections 15.3 and 15.4, with the limits and points of the base rules that they change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import HoldingCounted, KingshipJudged, LimitChecked
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    bare,
    clash,
    end_movement,
    engaged,
    fight,
    forts,
    go,
    may_end,
    offered,
    play,
    proves,
    scored,
    stand,
    told,
)

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))
"""What the tables print about points and Timelines."""

# 15.3 and B6: limits


@proves("BR049", "15.3", "B6.1")
def test_romans_have_any_number_of_overstacks() -> None:
    t = bare("romans-15", nation="romans", turn=2, romans={"kent": 6, "york": 6, "pennines": 4})
    forts(t, "kent", "york", "pennines")
    assert may_end(t) == ""


@proves("BR051", "15.3", "B6.1")
@pytest.mark.parametrize(("wessex", "essex", "refuses"), [(5, 4, True), (5, 3, False), (6, 3, False), (7, 1, True)])
def test_others_have_one_overstack(wessex: int, essex: int, refuses: bool) -> None:
    t = bare("after-rome-9", nation="saxons", saxons={"wessex": wessex, "essex": essex})
    assert bool(may_end(t)) is refuses


@proves("B5.9", "R3")
@pytest.mark.parametrize(("owned", "kept", "refuses"), [(1, 0, False), (2, 1, False), (3, 1, False), (4, 1, True)])
def test_fractions_of_the_half_are_dropped(owned: int, kept: int, refuses: bool) -> None:
    areas = ("york", "lindsey", "norfolk", "bernicia")[:owned]
    t = bare("after-rome-9", nation="angles", angles=dict.fromkeys(areas, 1), picts={"north_mercia": 1, "pennines": 1})
    ways = {
        "york": "north-mercia",
        "lindsey": "north-mercia",
        "norfolk": "suffolk>north-mercia",
        "bernicia": "pennines",
    }
    for area in areas[: owned - kept]:
        go(t, area, ways[area])
    assert bool(may_end(t)) is refuses


@proves("15.3", "B6.2")
def test_the_population_limit_does_not_bind_romans() -> None:
    t = bare("romans-15", nation="romans", turn=2, romans={"kent": 6, "york": 6})
    end_movement(t)
    assert len(t.all_armies("romans")) == 12


@proves("BR130", "B6.2", "R2")
def test_contested_areas_count_if_the_armies_outnumber_the_units() -> None:
    t = bare("romans-9", nation="welsh", welsh={"gwent": 2, "powys": 2, "dyfed": 3, "devon": 2})
    stand(t, "belgae", "hwicce", 1)
    stand(t, "belgae", "avalon", 1)
    go(t, "gwent", "hwicce", "1i")
    go(t, "powys", "hwicce", "1i")
    end_movement(t)
    checked = told(t, LimitChecked)
    assert not checked
    assert len(t.all_armies("welsh")) == 9


@proves("B6.2", "R2")
@pytest.mark.parametrize(("fort", "gone"), [(False, 0), (True, 2)])
def test_forts_count_among_the_units_that_must_be_outnumbered(fort: bool, gone: int) -> None:
    t = bare("romans-9", nation="welsh", welsh={"gwent": 2, "powys": 4}, belgae={"hwicce": 1})
    if fort:
        t.clear_board()
        stand(t, "welsh", "gwent", 2)
        stand(t, "welsh", "powys", 4)
        stand(t, "romans", "hwicce", 1)
        forts(t, "hwicce")
    go(t, "powys", "hwicce", "2i")
    end_movement(t)
    assert len(t.all_armies("welsh")) == 6 - gone


@proves("BR166", "B6.2")
def test_armies_that_began_the_turn_at_sea_are_not_counted() -> None:
    t = bare("after-rome-9", nation="angles", angles={"bernicia": 2, "north_sea": 4})
    go(t, "north-sea", "york", "4i")
    end_movement(t)
    assert len(t.all_armies("angles")) == 6

    t = bare("after-rome-9", nation="angles", angles={"bernicia": 2, "york": 4})
    end_movement(t, excess=["york", "york"])
    assert len(t.all_armies("angles")) == 4


@proves("BR165", "B4.1", "B6.2")
def test_an_army_without_room_is_lost_and_the_excess_goes() -> None:
    t = bare("after-rome-15", nation="angles", turn=7, stage="increase", angles={"york": 6})
    t.state.population["angles"] = 4
    play(t, "reinforce")
    assert t.state.population["angles"] == 0
    assert len(t.all_armies("angles")) == 6

    t.state.stage = "movement-start"
    go(t, "york", "bernicia", "1i")
    end_movement(t)
    assert len(t.all_armies("angles")) == 4


@proves("R58", "B6.2")
def test_the_limit_is_counted_again_when_a_removal_empties_an_area() -> None:
    t = bare("after-rome-9", nation="angles", angles={"york": 5, "bernicia": 1})
    end_movement(t, excess=lambda decision: ("bernicia",) if "bernicia" in offered(decision) else decision.default)
    assert not t.armies("bernicia", "angles")
    assert len(t.all_armies("angles")) == 2


@proves("R58", "B6.2")
def test_the_usual_removal_is_one_that_leaves_the_limit_as_it_is() -> None:
    """Three Picts count an area that two Caledonians hold; two of them don't, and then more would have to go."""
    t = bare(
        "after-rome-9",
        nation="picts",
        picts={"alban": 3, "moray": 2, "mar": 2, "dunedin": 2},
        caledonians={"skye": 2, "orkneys": 1},
    )
    go(t, "alban", "skye", "3i")
    end_movement(t)
    assert len(t.armies("skye", "picts")) == 3
    assert len(t.all_armies("picts")) == 8


@proves("B6.2", "15.3")
def test_no_one_scores_for_the_excess() -> None:
    t = bare("after-rome-9", nation="angles", angles={"york": 6})
    end_movement(t)
    assert not scored(t)


# 15.4.1 and B11.2: holding


def ending(t: Position) -> None:
    """Play the end of the round."""
    t.state.stage = "round-end"
    t.state.nation = ""
    play(t, "round")


def holding_of(nation: str) -> dict[str, Any]:
    """The printed row of a nation."""
    return next(row for row in FACTS["holding"] if row["nation"] == nation)


HOLDERS = [
    (row["nation"], scoring)
    for row in FACTS["holding"]
    if row["nation"] != "romans"
    for scoring in ("S1", "S2", "S3", "S4", "S5")
]


@proves("B11.2", "B15.1", "R28", "R29")
@pytest.mark.parametrize(("nation", "scoring"), HOLDERS)
def test_every_center_and_area_of_every_nation(nation: str, scoring: str) -> None:
    row = holding_of(nation)
    turn = FACTS["rounds"]["15"][scoring]
    for kind, points in (("centers", row["center_vp"]), ("adjacent", row["adjacent_vp"]), ("distant", 0)):
        for area in row[kind]:
            t = bare("romans-15", nation="", turn=turn)
            stand(t, nation, area, 1)
            ending(t)
            expected = points if scoring in row["scores_in"] else 0
            assert t.state.points[nation] == expected, area


@proves("B11.2", "R29")
@pytest.mark.parametrize("nation", [row["nation"] for row in FACTS["holding"] if row["nation"] != "romans"])
def test_distant_areas_count_up_to_the_centers_owned(nation: str) -> None:
    row = holding_of(nation)
    for owned in range(1, len(row["centers"]) + 1):
        t = bare("romans-15", turn=15)
        total = t.data.nations[nation].army_total
        for area in [*row["centers"][:owned], *row["distant"]][: min(total, 8)]:
            t.fortify(area, "burh", nation)
        distant = min(total, 8) - owned
        ending(t)
        assert t.state.points[nation] == owned * row["center_vp"] + min(distant, owned) * row["distant_vp"]


@proves("15.4.1", "B15.1", "R12")
def test_romans_score_each_intact_fort() -> None:
    row = holding_of("romans")
    for kind in ("centers", "adjacent", "distant"):
        points = {"centers": 5, "adjacent": 3, "distant": 1}[kind]
        for area in row[kind]:
            t = bare("romans-15", turn=5)
            forts(t, area)
            ending(t)
            assert t.state.points["romans"] == points, area


@proves("15.4.1")
def test_areas_with_destroyed_forts_or_armies_do_not_score() -> None:
    t = bare("romans-9", turn=3, romans={"norfolk": 3, "york": 1})
    forts(t, "norfolk", intact=False)
    ending(t)
    assert t.state.points["romans"] == 0


@proves("15.4.1", "R12")
def test_distant_forts_score_without_a_limit_and_subjects_nothing() -> None:
    t = bare("romans-9", turn=3, welsh={"powys": 1})
    t.state.subjects = ["welsh"]
    forts(t, *holding_of("romans")["distant"])
    del t.state.forts["powys"]
    ending(t)
    assert t.state.points["romans"] == 21


@proves("15.4.1")
def test_romans_score_all_their_forts_in_the_first_scoring_only() -> None:
    for timeline, rounds in FACTS["rounds"].items():
        for scoring, turn in rounds.items():
            t = bare(f"romans-{timeline}", turn=turn)
            forts(t, "york")
            ending(t)
            assert t.state.points["romans"] == (5 if scoring == "S1" else 0)


@proves("B11.2", "14.1", "B15.6", "B15.7", "B15.8")
@pytest.mark.parametrize("timeline", ["9", "12", "15"])
def test_points_for_holding_come_in_scoring_rounds_only(timeline: str) -> None:
    for turn in range(1, int(timeline) + 1):
        t = bare(f"romans-{timeline}", {"kingship": False}, turn=turn, welsh={"gwynedd": 1})
        ending(t)
        is_scoring = turn in FACTS["rounds"][timeline].values()
        assert t.state.points["welsh"] == (3 if is_scoring else 0)
        assert bool(told(t, HoldingCounted)) is is_scoring


# 15.4.2 and B11.3: occupying


@proves("BR058", "15.4.2", "R30")
def test_occupying_stops_after_the_first_battles_of_round_three_of_nine() -> None:
    t = bare("romans-9", nation="romans", turn=3, stage="battles", romans={"mar": 1})
    play(t, "movement-start")
    assert scored(t, "occupying") == [("romans", 2)]
    go(t, "mar", "moray")
    end_movement(t)
    play(t, "nation-end")
    assert scored(t, "occupying") == [("romans", 2)]


@proves("BR059", "15.4.2")
@pytest.mark.parametrize(("turn", "points"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 0)])
def test_occupying_in_rounds_one_to_three_of_fifteen(turn: int, points: int) -> None:
    t = bare("romans-15", nation="romans", turn=turn, stage="battles", romans={"york": 1})
    t.state.part = 2 if turn == 1 else 1
    play(t, "nation-end")
    assert t.state.points["romans"] == points


OCCUPIERS = [(row["nation"], area, points) for row in FACTS["occupying"] for area, points in row["vp"].items()]
ROUND_OF = {"romans": 2, "welsh": 8, "norsemen": 11, "danes": 12, "norwegians": 15, "normans": 15}


@proves("B11.3", "B15.2", "15.4.2")
@pytest.mark.parametrize(("nation", "area", "points"), OCCUPIERS)
def test_every_area_that_scores_for_occupying(nation: str, area: str, points: int) -> None:
    t = bare("romans-15", nation=nation, turn=ROUND_OF[nation], stage="battles")
    stand(t, nation, area, 1)
    t.state.part = 2
    play(t, "nation-end")
    assert scored(t, "occupying") == [(nation, points)]
    t.state.stage = "battles"
    play(t, "nation-end")
    assert scored(t, "occupying") == [(nation, points)]  # once


@proves("B11.3", "B15.2")
@pytest.mark.parametrize("nation", [row["nation"] for row in FACTS["occupying"]])
def test_no_other_area_scores_for_occupying(nation: str) -> None:
    row = next(row for row in FACTS["occupying"] if row["nation"] == nation)
    for area in britannia_data().areas:
        if area in row["vp"]:
            continue
        t = bare("romans-15", nation=nation, turn=ROUND_OF[nation], stage="battles")
        stand(t, nation, area, 1)
        t.state.part = 2
        play(t, "nation-end")
        assert not scored(t, "occupying"), area


@proves("B11.3", "B15.2")
@pytest.mark.parametrize(
    ("nation", "area", "rounds"),
    [
        ("romans", "york", {1, 2, 3}),
        ("welsh", "york", {8, 9, 10}),
        ("danes", "york", {12}),
        ("norwegians", "york", {15}),
        ("normans", "essex", {15}),
    ],
)
def test_the_rounds_in_which_occupying_scores(nation: str, area: str, rounds: set[int]) -> None:
    found = set()
    for turn in range(1, 16):
        t = bare("romans-15", nation=nation, turn=turn, stage="battles")
        stand(t, nation, area, 1)
        t.state.part = 2
        play(t, "nation-end")
        if scored(t, "occupying"):
            found.add(turn)
    assert found == (rounds if nation != "welsh" else set(FACTS["welsh_york"]["15"]))


@proves("B11.3", "B15.2")
def test_normans_and_norwegians_after_the_last_round() -> None:
    for nation, area, points in (("normans", "essex", 0), ("norwegians", "york", 6)):
        t = bare("romans-15", nation=nation, turn=15, stage="battles")
        stand(t, nation, area, 1)
        t.state.extra = True
        play(t, "nation-end")
        assert t.state.points[nation] == points


# 15.4.3 and B9: raiding


@proves("BR060", "15.4.3", "15.4.4")
@pytest.mark.parametrize("intact", [False, True])
def test_no_raid_points_where_a_fort_counter_lies(intact: bool) -> None:
    t = bare("romans-15", nation="saxons", turn=4, romans={"sussex": 1}, saxons={"english_channel": 3})
    forts(t, "sussex", intact=intact)
    go(t, "english-channel", "sussex", "3i")
    end_movement(t)
    dice = (6, 5, 1, 1, 1) if intact else (6, 1, 1, 1)
    fight(t, *dice)
    play(t, "nation-end")
    assert not scored(t, "raiding")
    assert scored(t, "army") == [("saxons", 1)]


@proves("BR061", "15.4.3", "B9.4", "B9.3", "B15.3")
def test_raiders_score_and_go_home() -> None:
    t = bare("romans-15", nation="irish", turn=4, welsh={"cornwall": 1}, irish={"atlantic_ocean": 2})
    go(t, "atlantic-ocean", "cornwall", "2i")
    end_movement(t)
    fight(t, 6, 1, 1)
    play(t, "nation-end", raiders="home")
    assert scored(t) == [("irish", 1)]
    assert len(t.armies("atlantic-ocean", "irish")) == 2


@proves("B9.4", "B15.3", "R10")
@pytest.mark.parametrize(("nation", "points"), sorted(FACTS["raiding"].items()))
def test_what_each_nation_scores_for_a_raid(nation: str, points: int) -> None:
    for turn in range(1, 16):
        entry = britannia_data().entry("15", turn, nation)
        if entry.raid:
            break
    else:
        pytest.fail(nation)
    sea = entry.arrivals[0].sea
    area = britannia_data().seas[sea][0]
    victim = next(
        other for other in ("picts", "welsh", "brigantes") if not bare("romans-15").is_same_player(nation, other)
    )
    t = bare("romans-15", nation=nation, turn=turn)
    stand(t, nation, sea, 2)
    stand(t, victim, area, 1)
    go(t, sea, area, "2i")
    end_movement(t)
    fight(t, 6, 6, 1)
    play(t, "nation-end" if not entry.major_invasion else "movement-start")
    assert scored(t, "raiding") == [(nation, points)]


@proves("B9.4", "R10", "B1.4")
@pytest.mark.parametrize("victim", ["brigantes", ""])
def test_no_raid_points_from_the_same_player_or_vacant_land(victim: str) -> None:
    t = bare("romans-15", nation="irish", turn=4, irish={"atlantic_ocean": 2})
    if victim:
        stand(t, victim, "cornwall", 1)
    go(t, "atlantic-ocean", "cornwall", "2i")
    end_movement(t)
    fight(t, *((6, 6, 1) if victim else ()))
    play(t, "nation-end")
    assert not scored(t)


@proves("BR169", "B9.4")
def test_an_area_is_raided_once_a_round() -> None:
    t = bare("romans-9", nation="scots", turn=5, scots={"irish_sea": 3}, brigantes={"strathclyde": 1, "york": 1})
    go(t, "irish-sea", "strathclyde", "2i")
    end_movement(t)
    clash(t, 6, 6, 1)
    play(t, "movement-start", raiders="home")
    assert scored(t, "raiding") == [("scots", 1)]
    stand(t, "brigantes", "strathclyde", 1)
    go(t, "irish-sea", "strathclyde", "2i")
    end_movement(t)
    clash(t, 6, 6, 1)
    play(t, "nation-end")
    assert scored(t, "raiding") == [("scots", 1)]


# 15.4.4 and B11.5: eliminating


@proves("15.4.4", "B11.5", "B15.4")
@pytest.mark.parametrize("nation", britannia_data().order[2:])
def test_every_nation_scores_for_roman_armies_and_forts(nation: str) -> None:
    t = bare("romans-15", nation=nation, turn=4, romans={"york": 1})
    stand(t, nation, "york", 2)
    stand(t, nation, "orkneys", 1)
    forts(t, "york")
    engaged(t, "york", "lindsey")
    clash(t, 6, 6, 1, 1)
    army, fort = FACTS["eliminating"]["roman_army"], FACTS["eliminating"]["roman_fort"]
    assert scored(t, "army") == [(nation, army.get(nation, army["default"]))]
    assert scored(t, "fort") == [(nation, fort.get(nation, fort["default"]))]


@proves("BR062", "15.4.4", "R1")
def test_the_colour_does_not_matter_for_romans() -> None:
    t = bare("romans-15", nation="scots", turn=4, scots={"dalriada": 2, "skye": 2}, romans={"dalriada": 1})
    assert t.is_same_player("scots", "romans")
    engaged(t, "dalriada", "skye")
    clash(t, 6, 1, 1)
    assert scored(t) == [("scots", 1)]


@proves("BR063", "15.4.4", "R1", "B10.5", "B1.4")
@pytest.mark.parametrize(("players", "points"), [("4", []), ("3", [("welsh", 3)])])
def test_no_points_for_a_leader_of_the_same_player(players: str, points: list[tuple[str, int]]) -> None:
    t = bare("after-rome-9", players=players, nation="welsh", turn=7, welsh={"york": 2, "powys": 2}, danes={"york": 1})
    t.lead("ivar-and-halfdan", "york")
    engaged(t, "york", "cheshire")
    clash(t, 6, 1, 1)
    assert scored(t) == points


@proves("B10.5", "B11.5", "B15.4")
@pytest.mark.parametrize("leader", [each for each in britannia_data().leaders if each != "boudica"])
def test_every_leader_scores_three(leader: str) -> None:
    nation = britannia_data().leaders[leader].nation
    killer = "irish" if not bare("romans-15").is_same_player("irish", nation) else "welsh"
    t = bare("romans-15", nation=killer, turn=10)
    stand(t, killer, "york", 2)
    stand(t, killer, "orkneys", 2)
    stand(t, nation, "york", 1)
    t.lead(leader, "york")
    engaged(t, "york", "lindsey")
    clash(t, 6, 6, 1)
    assert (killer, 3) in scored(t, "leader")


@proves("BR064", "15.4.4")
@pytest.mark.parametrize(("nation", "points"), [("welsh", []), ("romans", [("romans", 3)])])
def test_only_romans_score_for_boudica(nation: str, points: list[tuple[str, int]]) -> None:
    t = bare(nation=nation, turn=1, belgae={"norfolk": 1, "essex": 1})
    stand(t, nation, "norfolk", 2)
    stand(t, nation, "york", 2)
    t.lead("boudica", "norfolk")
    engaged(t, "norfolk", "suffolk")
    clash(t, 6, 6, 1)
    assert scored(t) == points


@proves("B11.5", "B15.4")
@pytest.mark.parametrize(
    ("victim", "turn", "points"),
    [("saxons", 6, 1), ("jutes", 7, 1), ("angles", 7, 1), ("saxons", 8, 0), ("picts", 6, 0)],
)
def test_romano_british_score_for_invaders_to_the_second_scoring(victim: str, turn: int, points: int) -> None:
    t = bare("after-rome-15", nation="romano-british", turn=turn, romano_british={"kent": 2, "york": 2})
    stand(t, victim, "kent", 1)
    engaged(t, "kent", "essex")
    clash(t, 6, 1, 1)
    assert t.state.points["romano-british"] == points


# B11.6: Bretwalda and Kings


ENGLISH = sorted(britannia_data().england)


def reign(t: Position, **areas: int) -> None:
    """Give nations areas of England with burhs, in alphabetical order."""
    left = list(ENGLISH)
    for nation, count in areas.items():
        for _ in range(count):
            t.fortify(left.pop(0), "burh", nation)


@proves("B11.6", "R43", "B15.5")
@pytest.mark.parametrize(
    ("turn", "areas", "title", "nation", "points"),
    [
        (8, {"angles": 5, "saxons": 4}, "bretwalda", "angles", 2),
        (8, {"angles": 4}, "bretwalda", "", 0),
        (8, {"angles": 6, "saxons": 6}, "bretwalda", "", 0),
        (11, {"saxons": 8, "danes": 7}, "king", "saxons", 3),
        (11, {"saxons": 7}, "king", "", 0),
        (11, {"saxons": 8, "danes": 8}, "king", "", 0),
        (7, {"angles": 9}, "", "", 0),
    ],
)
def test_bretwalda_and_king(turn: int, areas: dict[str, int], title: str, nation: str, points: int) -> None:
    t = bare("after-rome-15", turn=turn)
    reign(t, **areas)
    ending(t)
    judged = told(t, KingshipJudged)
    assert [(each.title, each.nation) for each in judged if each.nation] == ([(title, nation)] if nation else [])
    assert sum(score for _, score in [*scored(t, "bretwalda"), *scored(t, "king")]) == points


@proves("B11.6", "R43", "B2.2")
def test_no_kings_without_the_option() -> None:
    t = bare("after-rome-15", {"kingship": False}, turn=11)
    reign(t, saxons=12)
    ending(t)
    assert not told(t, KingshipJudged)
    assert not scored(t, "king")


@proves("BR178", "B11.6", "R43", "B15.5")
@pytest.mark.parametrize(
    ("areas", "leaders", "king"),
    [
        ({"saxons": 4, "normans": 5, "norwegians": 8, "danes": 2}, ("harold", "william", "svein"), "normans"),
        ({"saxons": 5, "normans": 5}, ("harold", "william"), ""),
        ({"saxons": 3}, ("harold",), ""),
        ({"saxons": 4}, ("harold",), "saxons"),
        ({"danes": 9, "saxons": 6}, ("harold",), "saxons"),
    ],
)
def test_the_last_king(areas: dict[str, int], leaders: tuple[str, ...], king: str) -> None:
    t = bare("after-rome-9", turn=9)
    reign(t, **areas)
    for leader in leaders:
        nation = t.data.leaders[leader].nation
        t.lead(leader, next(area for area in ENGLISH if t.owner(area) == nation))
    t.state.extra = True
    t.state.stage = "round-end"
    play(t, "round")
    assert scored(t, "king") == ([(king, 4)] if king else [])
