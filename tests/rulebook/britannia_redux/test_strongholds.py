"""Sections 16 and 16.1: what all fortifications share, and strongholds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.britannia_redux.chapters.scoring import score_holding
from rules.britannia_redux.events import (
    ArmyTraded,
    BattleBegan,
    FortificationBuilt,
    FortificationDestroyed,
    HitsTaken,
    LimitChecked,
    PopulationGained,
)
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    Reply,
    ask,
    bare,
    begin,
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
    refused,
    routes,
    scored,
    stand,
    told,
)

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))

STRONGHOLDS = {"strongholds": True}
BURHS = {"burhs": True}
BOTH = {**STRONGHOLDS, **BURHS}

SAXONS = {"essex": 1, "wessex": 1, "sussex": 1, "avalon": 1}
"""The centers of the Saxons, an army each: eight points, two armies on the Timeline of nine rounds."""

DANES = {"york": 1, "lindsey": 1, "norfolk": 1, "north_mercia": 1}


def growing(nation: str, turn: int, options: dict[str, Any], scenario: str = "after-rome-9", **armies: Any) -> Position:
    """A nation about to count its population."""
    return bare(scenario, options, nation=nation, turn=turn, stage="increase", **armies)


def built(t: Position, **replies: Reply | list[Any]) -> list[tuple[str, str]]:
    """What a nation builds in its population increase: works and areas."""
    play(t, "movement-start", **replies)
    return [(event.work, event.area) for event in told(t, FortificationBuilt)]


# 16: the options


@proves("16", "B2.2")
@pytest.mark.parametrize(
    ("options", "strongholds", "burhs"),
    [({}, False, False), (STRONGHOLDS, True, False), (BURHS, False, True), (BOTH, True, True)],
)
def test_neither_either_or_both(options: dict[str, Any], strongholds: bool, burhs: bool) -> None:
    t = growing("saxons", 8, options, saxons=SAXONS, danes=DANES)
    found = offered(ask(t, "place"))
    assert ("stronghold:essex" in found, "trade-burhs" in found) == (strongholds, burhs)


@proves("BR099", "16.1", "16")
def test_strongholds_without_burhs() -> None:
    t = growing("saxons", 8, STRONGHOLDS, saxons=SAXONS, danes=DANES)
    decision = ask(t, "place")
    assert {"stronghold:essex", "stronghold:wessex"} <= offered(decision)
    assert refused(decision, "trade-burhs")


@proves("16")
def test_romans_build_neither() -> None:
    t = growing("romans", 2, BOTH, "romans-9", romans={"essex": 2, "york": 2})
    assert not play(t, "movement-start")
    assert not t.walls("romans")


# 16: what they are


@proves("BR093", "16", "B6.2")
@pytest.mark.parametrize(("essex", "excess"), [(4, 0), (5, 1)])
@pytest.mark.parametrize("work", ["burh", "stronghold"])
def test_a_fortification_gives_an_area_and_is_no_population(work: str, essex: int, excess: int) -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"wessex": 2, "sussex": 2, "essex": essex})
    t.fortify("kent", work, "saxons")
    end_movement(t)
    assert [(event.areas, event.armies, event.excess) for event in told(t, LimitChecked)] == (
        [(4, 9, 1)] if excess else []
    )
    assert len(t.all_armies("saxons")) == 8


@proves("16", "B6.2", "R2")
@pytest.mark.parametrize(
    ("work", "attackers", "excess"), [("", 2, 2), ("burh", 2, 4), ("burh", 3, 2), ("stronghold", 2, 4)]
)
def test_it_counts_among_the_opposing_units_of_a_contested_area(work: str, attackers: int, excess: int) -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"wessex": 6}, normans={"sussex": 1})
    if work:
        t.fortify("sussex", work, "normans")
    go(t, "wessex", "sussex", f"{attackers}i")
    end_movement(t)
    assert sum(event.excess for event in told(t, LimitChecked)) == excess


@proves("16", "B5.1")
@pytest.mark.parametrize("work", ["burh", "stronghold"])
def test_fortifications_do_not_move(work: str) -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"wessex": 1})
    t.fortify("kent", work, "saxons")
    decision = ask(t, "move")
    assert refused(decision, "kent")
    assert "wessex" in offered(decision)


@proves("BR141", "16", "B5.5")
@pytest.mark.parametrize(("first", "passes"), [(3, False), (4, True)])
@pytest.mark.parametrize("work", ["burh", "stronghold"])
def test_it_counts_for_overruns(work: str, first: int, passes: bool) -> None:
    t = bare("after-rome-9", BOTH, nation="normans", turn=9, normans={"english_channel": 6}, saxons={"kent": 1})
    t.fortify("kent", work, "saxons")
    go(t, "english-channel", "kent", f"{first}i")
    assert ("kent>essex" in routes(t, "english-channel", "1i")) is passes


@proves("16", "B4.1", "B4.1.5")
@pytest.mark.parametrize(("walls", "placed"), [(0, 2), (1, 1), (2, 0)])
def test_it_counts_toward_the_armies_a_nation_may_have(walls: int, placed: int) -> None:
    t = growing("jutes", 8, BOTH, jutes={"kent": 2, "essex": 2}, danes=DANES)
    for area in ("sussex", "suffolk")[:walls]:
        t.fortify(area, "burh", "jutes")
    t.state.population["jutes"] = 4
    play(t, "movement-start")
    assert len(t.all_armies("jutes")) == 4 + placed


@proves("BR175", "16", "B6.1")
def test_it_counts_for_stacking() -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"downlands": 2, "wessex": 4})
    assert may_end(t) == ""
    t.fortify("downlands", "burh", "saxons")
    assert may_end(t)


@proves("16", "B6.1")
@pytest.mark.parametrize(("armies", "refuses"), [(5, False), (6, True)])
def test_it_counts_in_an_overstack(armies: int, refuses: bool) -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"wessex": armies, "essex": 1})
    t.fortify("wessex", "stronghold", "saxons")
    assert bool(may_end(t)) is refuses


@proves("16", "B1.3", "B11.2")
@pytest.mark.parametrize("work", ["burh", "stronghold"])
def test_an_area_with_a_fortification_only_is_owned_and_scores(work: str) -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8)
    t.fortify("essex", work, "saxons")
    assert t.owner("essex") == "saxons"
    assert t.owned("saxons") == ["essex"]
    score_holding(t)
    assert scored(t, "holding") == [("saxons", 3)]


@proves("16", "B4.1")
@pytest.mark.parametrize("work", ["burh", "stronghold"])
def test_an_area_with_a_fortification_only_has_population(work: str) -> None:
    t = growing("saxons", 6, BOTH, saxons={"wessex": 1})
    t.fortify("essex", work, "saxons")
    t.fortify("downlands", work, "saxons")
    play(t, "movement-start")
    assert [(event.clear, event.difficult, event.points) for event in told(t, PopulationGained)] == [
        (("essex", "wessex"), ("downlands",), 5)
    ]


@proves("16", "B5.9")
@pytest.mark.parametrize(("walls", "refuses"), [(0, True), (1, False)])
def test_an_area_with_a_fortification_only_is_not_abandoned(walls: int, refuses: bool) -> None:
    t = bare(
        "after-rome-9",
        BOTH,
        nation="saxons",
        turn=8,
        saxons={"wessex": 1, "sussex": 1, "essex": 1, "kent": 1},
        normans={"downlands": 1},
    )
    if walls:
        t.fortify("sussex", "burh", "saxons")
    for area, way in {"wessex": "downlands", "sussex": "downlands", "essex": "downlands"}.items():
        go(t, area, way)
    assert bool(may_end(t)) is refuses


@proves("16")
def test_at_most_one_fortification_in_an_area() -> None:
    t = growing("saxons", 8, BOTH, saxons={**SAXONS, "downlands": 1}, danes=DANES)
    t.fortify("essex", "burh", "saxons")
    t.fortify("wessex", "stronghold", "saxons")
    t.state.walled = []
    found = offered(ask(t, "place"))
    assert {each for each in found if each.startswith("stronghold:")} == {"stronghold:sussex", "stronghold:avalon"}
    assert offered(ask(t, "place-burh", place="trade-burhs")) == {"sussex", "avalon", "downlands"}


@proves("BR140", "16", "16.2.1", "16.1.1")
@pytest.mark.parametrize(("turn", "builds"), [(8, True), (9, False)])
def test_none_is_built_in_the_final_round(turn: int, builds: bool) -> None:
    t = growing("saxons", turn, BOTH, saxons=SAXONS, danes=DANES)
    t.state.population["saxons"] = 3
    decision = ask(t, "place")
    assert refused(decision, "trade-burhs") is not builds
    assert refused(decision, "stronghold:essex") is not builds
    assert ("pay-burh" in [each.topic for each in play(t, "movement-start")]) is builds


# 16.1.1 Building strongholds


@proves("16.1.1", "B4.1.3")
def test_a_stronghold_in_place_of_an_army() -> None:
    t = growing("saxons", 6, STRONGHOLDS, saxons=SAXONS)
    assert built(t, place=["stronghold:wessex", "essex"]) == [("stronghold", "wessex")]
    assert [(event.work, event.count) for event in told(t, ArmyTraded)] == [("stronghold", 1)]
    assert len(t.all_armies("saxons")) == 5
    assert t.walls("saxons") == ["wessex"]


@proves("16.1.1", "16.1")
@pytest.mark.parametrize("later", ["in the same turn", "in the next turn", "when it has fallen"])
def test_once_a_game(later: str) -> None:
    t = growing("saxons", 6, STRONGHOLDS, saxons=SAXONS)
    if later == "in the same turn":
        asked: list[Any] = play(t, "movement-start", place=["stronghold:wessex", "essex"])
        assert refused([each for each in asked if each.topic == "place"][1], "stronghold:essex")
        return
    built(t, place=["stronghold:wessex", "essex"])
    if later == "when it has fallen":
        t.raze("wessex")
    t.state.stage, t.state.turn = "increase", 7
    assert refused(ask(t, "place"), "stronghold:essex")


@proves("16.1.1")
def test_each_nation_may_have_its_own() -> None:
    t = growing("saxons", 6, STRONGHOLDS, saxons=SAXONS, angles={"york": 1, "norfolk": 1})
    built(t, place=["stronghold:wessex", "essex"])
    t.state.stage, t.state.nation, t.state.place = "increase", "angles", t.data.order.index("angles")
    assert {"stronghold:york", "stronghold:norfolk"} <= offered(ask(t, "place"))


@proves("BR102", "16.1.1")
@pytest.mark.parametrize(("turn", "builds"), [(2, False), (3, False), (4, True)])
def test_only_when_the_romano_british_have_replaced_the_romans(turn: int, builds: bool) -> None:
    t = growing("brigantes", turn, STRONGHOLDS, "romans-9", brigantes={"strathclyde": 1, "cumbria": 1})
    assert refused(ask(t, "place"), "stronghold:strathclyde") is not builds


@proves("BR103", "16.1.1")
@pytest.mark.parametrize("walled", [[], ["romano-british"]])
def test_romano_british_build_none_later(walled: list[str]) -> None:
    t = growing("romano-british", 5, STRONGHOLDS, romano_british={"york": 1, "avalon": 1})
    t.state.walled = walled
    decision = ask(t, "place")
    assert {"york", "avalon"} <= offered(decision)
    assert refused(decision, "stronghold:york")
    assert refused(decision, "stronghold:avalon")


@proves("16.1.1")
@pytest.mark.parametrize("nation", [each["nation"] for each in FACTS["holding"] if each["nation"] != "romans"])
def test_strongholds_stand_in_own_centers_in_clear_terrain(nation: str) -> None:
    facts = next(each for each in FACTS["holding"] if each["nation"] == nation)
    areas = [*facts["centers"], facts["adjacent"][0], facts["distant"][0]]
    t = growing(nation, 6, STRONGHOLDS)
    for area in areas:
        stand(t, nation, area, 1)
    t.state.population[nation] = 3
    clear = {
        *{"cumbria", "strathclyde", "dyfed", "gwynedd", "cheshire", "dunedin", "york", "north-mercia", "norfolk"},
        *{"bernicia", "essex", "wessex", "sussex", "avalon", "kent", "south-mercia", "hwicce"},
    }
    wanted = {f"stronghold:{area}" for area in facts["centers"] if area in clear} if nation != "romano-british" else ()
    assert {each for each in offered(ask(t, "place")) if each.startswith("stronghold:")} == set(wanted)


@proves("16.1.1")
@pytest.mark.parametrize(("owned", "offers"), [("galloway", False), ("cumbria", True), ("lothian", False)])
def test_a_center_of_ones_own_is_needed(owned: str, offers: bool) -> None:
    t = growing("brigantes", 6, STRONGHOLDS, brigantes={owned: 1, "pennines": 1}, scots={"strathclyde": 1})
    t.state.population["brigantes"] = 2
    found = {each for each in offered(ask(t, "place")) if each.startswith("stronghold:")}
    assert found == ({f"stronghold:{owned}"} if offers else set())


@proves("16.1.1", "B4.1.4", "B6.1")
def test_a_stronghold_needs_room_like_an_army() -> None:
    t = growing("saxons", 6, STRONGHOLDS, saxons={"essex": 3, "wessex": 6, "sussex": 2})
    found = offered(ask(t, "place"))
    assert {each for each in found if each.startswith("stronghold:")} == {"stronghold:sussex"}


@proves("16.1.1", "B4.2")
def test_reinforcements_do_not_become_strongholds() -> None:
    t = growing("romano-british", 5, STRONGHOLDS, romano_british={"york": 1, "avalon": 1})
    asked = play(t, "movement-start")
    assert not [each for each in asked if any(option.id.startswith("stronghold") for option in each.options)]


# 16.1.2 When the Romans withdraw


def withdrawing(*areas: str, freed: tuple[str, ...] = ()) -> Position:
    """The Romans about to leave, with intact forts in these areas; these nations had submitted to them."""
    t = bare("romans-9", STRONGHOLDS, nation="romans", turn=4, stage="withdrawal")
    t.state.romans_out = False
    t.state.freed = list(freed)
    t.state.protected = list(freed)
    forts(t, *areas)
    return t


@proves("BR104", "16.1.2", "15.6.1")
def test_coastal_forts_in_clear_terrain_become_strongholds() -> None:
    t = withdrawing("kent", "essex", "york", "devon", "march", "south-mercia")
    asked = play(t, "nation", withdrawal_second=[("devon", "kent")])
    assert "withdrawal-strongholds" not in [each.topic for each in asked]  # they must
    assert set(t.walls("romano-british", "stronghold")) == {"kent", "essex", "york"}
    armies = {area: len(t.armies(area, "romano-british")) for area in t.owned("romano-british")}
    assert armies == {"kent": 1, "essex": 0, "york": 0, "devon": 2, "march": 1, "south-mercia": 1}


@proves("16.1.2", "R19")
@pytest.mark.parametrize("area", ["avalon", "cheshire", "essex", "hwicce", "kent", "norfolk", "suffolk", "sussex"])
def test_each_coastal_clear_area_of_their_region(area: str) -> None:
    t = withdrawing(area)
    play(t, "nation", withdrawal_second=[()])
    assert t.walls("romano-british") == [area]
    assert not t.all_armies("romano-british")


@proves("16.1.2")
@pytest.mark.parametrize(
    ("area", "armies"),
    [
        ("devon", 1),  # difficult
        ("cornwall", 1),
        ("lindsey", 1),
        ("march", 1),  # inland
        ("north-mercia", 1),
        ("bernicia", 0),  # outside their region
        ("cumbria", 0),
        ("dyfed", 0),
    ],
)
def test_no_stronghold_elsewhere(area: str, armies: int) -> None:
    t = withdrawing(area)
    play(t, "nation")
    assert not t.walls("romano-british")
    assert bool(t.armies(area, "romano-british")) is bool(armies)


@proves("16.1.2", "15.6.1")
def test_a_destroyed_fort_becomes_nothing() -> None:
    t = withdrawing("york")
    forts(t, "kent", intact=False)
    play(t, "nation")
    assert t.walls("romano-british") == ["york"]
    assert t.is_vacant("kent")


@proves("BR158", "16.1.2", "15.6.1", "R53")
def test_second_armies_join_strongholds() -> None:
    t = withdrawing("kent", "sussex", "essex", "norfolk", "suffolk", "york")
    decision = ask(t, "withdrawal-second")
    assert (decision.min, decision.max) == (0, 2)
    assert offered(decision) == {"kent", "sussex", "essex", "norfolk", "suffolk", "york"}
    assert refused(decision, "kent", "sussex", "york")

    t = withdrawing("kent", "sussex", "essex", "norfolk", "suffolk", "york")
    play(t, "nation", withdrawal_second=[("york", "kent")])
    assert {area: len(t.armies(area, "romano-british")) for area in t.owned("romano-british")} == {
        **dict.fromkeys(("sussex", "essex", "norfolk", "suffolk"), 0),
        "kent": 1,
        "york": 1,
    }
    assert len(t.walls("romano-british")) == 6


@proves("BR159", "16.1.2", "R19")
def test_at_most_eight_strongholds() -> None:
    coast = ("avalon", "cheshire", "essex", "hwicce", "kent", "norfolk", "suffolk", "sussex", "wessex", "york")
    t = withdrawing(*coast, "downlands")
    decision = ask(t, "withdrawal-strongholds")
    assert (decision.min, decision.max) == (8, 8)
    assert offered(decision) == {*coast}

    t = withdrawing(*coast, "downlands")
    play(t, "nation", withdrawal_strongholds=[coast[2:]])
    assert set(t.walls("romano-british")) == {*coast[2:]}
    assert not t.all_armies("romano-british")
    assert all(t.is_vacant(area) for area in ("avalon", "cheshire", "downlands"))


@proves("16.1.2", "15.6.1")
def test_without_the_option_forts_become_armies() -> None:
    t = bare("romans-9", nation="romans", turn=4, stage="withdrawal")
    t.state.romans_out = False
    forts(t, "kent", "york")
    play(t, "nation", withdrawal_second=[()])
    assert not t.walls("romano-british")
    assert len(t.armies("kent", "romano-british")) == len(t.armies("york", "romano-british")) == 1


@proves("BR105", "16.1.2")
def test_a_subject_may_keep_one_fort_as_a_stronghold_and_builds_none_later() -> None:
    t = withdrawing("gwynedd", "powys", freed=("welsh",))
    play(t, "nation", withdrawal_stronghold="gwynedd", withdrawal_subject=[("powys",)])
    assert t.walls("welsh", "stronghold") == ["gwynedd"]
    assert len(t.armies("powys", "welsh")) == 1
    assert not t.armies("gwynedd", "welsh")

    t.state.nation, t.state.stage, t.state.place, t.state.turn = "welsh", "increase", t.data.order.index("welsh"), 5
    t.state.population["welsh"] = 3
    stand(t, "welsh", "dyfed", 1)
    t.changed()
    assert refused(ask(t, "place"), "stronghold:dyfed")


@proves("16.1.2", "16.1.1")
def test_a_subject_that_keeps_none_may_build_one_later() -> None:
    t = withdrawing("gwynedd", "powys", freed=("welsh",))
    play(t, "nation", withdrawal_stronghold="none")
    assert len(t.armies("gwynedd", "welsh")) == len(t.armies("powys", "welsh")) == 1
    t.state.nation, t.state.stage, t.state.place, t.state.turn = "welsh", "increase", t.data.order.index("welsh"), 5
    t.state.population["welsh"] = 3
    assert "stronghold:gwynedd" in offered(ask(t, "place"))


@proves("BR160", "16.1.2", "R53")
@pytest.mark.parametrize(("stronghold", "army"), [("powys", "clwyd"), ("clwyd", "powys")])
def test_a_subjects_stronghold_may_stand_in_any_of_its_areas(stronghold: str, army: str) -> None:
    t = withdrawing("powys", "clwyd", freed=("welsh",))
    play(t, "nation", withdrawal_stronghold=stronghold, withdrawal_subject=[(army,)])
    assert t.walls("welsh") == [stronghold]
    assert len(t.armies(army, "welsh")) == 1
    assert not t.armies(stronghold, "welsh")
    assert t.state.walled.count("welsh") == 1


@proves("16.1.2", "15.6.2")
def test_brigantes_may_keep_one_too_and_each_only_where_it_may_replace() -> None:
    t = withdrawing("strathclyde", "pennines", "gwynedd", "dyfed", "devon", "dunedin", freed=("welsh", "brigantes"))
    assert offered(ask(t, "withdrawal-stronghold")) == {"none", "gwynedd", "dyfed"}
    t = withdrawing("strathclyde", "pennines", "gwynedd", "devon", "dunedin", freed=("brigantes",))
    assert offered(ask(t, "withdrawal-stronghold")) == {"none", "strathclyde", "pennines"}


@proves("16.1.2")
def test_a_nation_that_had_not_submitted_keeps_no_fort() -> None:
    t = withdrawing("gwynedd", "strathclyde")
    assert "withdrawal-stronghold" not in [each.topic for each in play(t, "nation")]
    assert not t.walls("welsh")
    assert t.is_vacant("gwynedd")


@proves("BR106", "16.1.2")
@pytest.mark.parametrize("timeline", [9, 12, 15])
def test_the_set_up_after_rome(timeline: int) -> None:
    t = begin(f"after-rome-{timeline}", STRONGHOLDS)
    assert set(t.walls("romano-british", "stronghold")) == {"avalon", "wessex", "hwicce", "kent", "york"}
    assert {area for area in t.owned("romano-british") if t.armies(area, "romano-british")} == {
        "downlands",
        "south-mercia",
        "north-mercia",
    }
    assert len(t.all_armies("romano-british")) == 3
    plain = begin(f"after-rome-{timeline}")
    assert not plain.state.forts
    assert set(plain.owned("romano-british")) == set(t.owned("romano-british"))
    assert len(plain.all_armies("romano-british")) == 8


# 16.1.3 Battle


def assault(attacker: str, attackers: int, defender: str, defenders: int, area: str, **more: Any) -> Position:
    """An attack on a stronghold; the attackers came from an area beside it."""
    t = bare("after-rome-9", BOTH, nation=attacker, turn=more.get("turn", 8), players=more.get("players", "4"))
    if attackers:
        stand(t, attacker, area, attackers, more.get("kind", ""))
    if defenders:
        stand(t, defender, area, defenders)
    t.fortify(area, more.get("work", "stronghold"), defender)
    engaged(t, area, more.get("origin", min(t.area(area).beside)))
    return t


@proves("16.1.3", "15.2.2", "B7.2")
@pytest.mark.parametrize(
    ("dice", "armies", "stands"), [((6, 5, 5), 1, True), ((6, 6, 4), 0, True), ((6, 6, 6), 0, False)]
)
def test_a_stronghold_falls_last_and_to_a_six(dice: tuple[int, ...], armies: int, stands: bool) -> None:
    t = assault("danes", 3, "saxons", 2, "hwicce")
    clash(t, *dice, 1, 1, 1)
    assert len(t.armies("hwicce", "saxons")) == armies
    assert (t.fort("hwicce") is not None) is stands


@proves("16.1.3", "15.2.2")
def test_a_stronghold_rolls_like_an_army() -> None:
    t = assault("danes", 3, "saxons", 1, "hwicce")
    clash(t, 1, 1, 1, 5, 5)  # an army and the stronghold
    assert len(t.armies("hwicce", "danes")) == 1


@proves("16.1.3", "B7.2")
@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_a_stronghold_hits_infantry_on_five(die: int, left: int) -> None:
    t = assault("danes", 1, "saxons", 0, "hwicce")
    clash(t, 1, die)
    assert len(t.armies("hwicce", "danes")) == left


@proves("16.1.3", "B7.2")
@pytest.mark.parametrize(("kind", "dice"), [("", (5, 5)), ("cavalry", (4, 5))])
@pytest.mark.parametrize(("work", "left"), [("stronghold", 2), ("burh", 0)])
def test_armies_beside_a_stronghold_are_hit_as_in_difficult_terrain(
    work: str, left: int, kind: str, dice: tuple[int, int]
) -> None:
    t = assault("normans", 2, "saxons", 2, "avalon", turn=9, kind=kind, work=work)
    if work == "stronghold":
        fight(t, *dice, 1, 1, 1, withdraw="all:devon")
    else:
        fight(t, *dice, 1, 1, 1, 4, 1, 1)
    assert told(t, BattleBegan)[0].hard is (work == "stronghold")
    assert len(t.armies("avalon", "saxons")) == left


@proves("16.1.3", "B7.2")
def test_a_cavalry_army_beside_a_stronghold_too() -> None:
    t = assault("saxons", 2, "normans", 0, "avalon", turn=9)
    stand(t, "normans", "avalon", 2, "cavalry")
    clash(t, 6, 5, 1, 1, 1)
    assert len(t.armies("avalon", "normans")) == 1


@proves("16.1.3")
def test_attackers_of_a_stronghold_are_hit_as_in_clear_terrain() -> None:
    t = assault("danes", 2, "saxons", 1, "downlands")
    clash(t, 1, 1, 5, 1)
    assert len(t.armies("downlands", "danes")) == 1


@proves("BR176", "16.1.3", "R33", "B10.2")
@pytest.mark.parametrize(("dice", "falls"), [((4, 4), False), ((4, 5), True)])
def test_a_lone_stronghold_needs_a_six(dice: tuple[int, int], falls: bool) -> None:
    t = assault("normans", 2, "saxons", 0, "avalon", turn=9, kind="cavalry")
    t.lead("william", "avalon")
    t.state.came_from["william"] = "devon"
    clash(t, *dice, 1)
    assert (t.fort("avalon") is None) is falls
    assert scored(t) == ([("normans", 2)] if falls else [])


@proves("16.1.3", "B7.5", "B8.2")
def test_a_stronghold_does_not_retreat_and_leaves_the_board_when_it_falls() -> None:
    t = assault("danes", 1, "saxons", 1, "hwicce", origin="march")
    stand(t, "saxons", "avalon", 1)
    fight(t, 1, 1, 1, 6, 1, retreat="all:avalon")
    assert t.armies("avalon", "saxons")
    assert "hwicce" not in t.state.forts
    assert t.owner("hwicce") == "danes"
    assert [(event.work, event.by) for event in told(t, FortificationDestroyed)] == [("stronghold", "danes")]


@proves("16.1.3", "15.6.4", "B11.5", "B15.4")
@pytest.mark.parametrize(
    ("attacker", "owner", "players", "points"),
    [
        ("danes", "saxons", "4", [("danes", 2)]),
        ("romano-british", "welsh", "4", [("romano-british", 2)]),
        ("danes", "romano-british", "4", []),
        ("danes", "welsh", "4", []),  # the same player
        ("danes", "welsh", "3", [("danes", 2)]),
    ],
)
def test_points_for_a_stronghold(attacker: str, owner: str, players: str, points: list[tuple[str, int]]) -> None:
    t = assault(attacker, 1, owner, 0, "york", players=players)
    clash(t, 6, 1)
    assert not t.fort("york")
    assert scored(t) == points


@proves("16.1.3", "15.4.4")
def test_defenders_who_eliminate_score_nothing_for_a_stronghold_that_stands() -> None:
    t = assault("danes", 1, "saxons", 0, "hwicce")
    clash(t, 1, 6)
    assert t.fort("hwicce")
    assert not scored(t)
    assert told(t, HitsTaken)


@proves("16", "R36", "B5.7")
@pytest.mark.parametrize("work", ["burh", "stronghold"])
def test_a_leader_may_stay_with_a_fortification_alone(work: str) -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"wessex": 1})
    t.fortify("essex", work, "saxons")
    t.lead("edgar", "essex")
    assert may_end(t) == ""


@proves("16", "R36", "B7.4")
@pytest.mark.parametrize(("work", "die"), [("burh", 4), ("stronghold", 6)])
def test_a_leader_falls_with_his_fortification(work: str, die: int) -> None:
    t = assault("danes", 1, "saxons", 0, "essex", work=work)
    t.lead("edgar", "essex")
    clash(t, die, 1)
    assert not t.leaders("essex", "saxons")
    assert ("danes", 3) in scored(t, "leader")


@proves("16.1")
def test_strongholds_give_no_roads() -> None:
    t = bare("after-rome-9", BOTH, nation="saxons", turn=8, saxons={"wessex": 1})
    for area in ("wessex", "avalon", "hwicce", "north-mercia"):
        t.fortify(area, "stronghold", "saxons")
    assert not t.roads("saxons")
    assert "avalon>hwicce>north-mercia" not in routes(t, "wessex")
