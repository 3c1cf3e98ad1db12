"""The base rules on words, rounds, movement, battles, retreats and general submission (B1, B3 to B10, B14)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.data.loader import ROMANS, britannia_data
from rules.britannia_redux.events import (
    ArmiesRemoved,
    BattleCancelled,
    BattleEnded,
    BattleRolled,
    HitsTaken,
    HoldingCounted,
    KingshipJudged,
    LeaderLeft,
    LimitChecked,
    MovementEnded,
    MoveTakenBack,
    NationTurnBegan,
    RaidersReturned,
    RoundEnded,
    SubmissionEnded,
    TributeOwed,
    UnitsRetreated,
)
from rules.core.decisions import Pick
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    clash,
    end_movement,
    engaged,
    forts,
    go,
    goals,
    may_end,
    offered,
    places,
    play,
    proves,
    routes,
    stand,
    told,
)

Armies = dict[str, int]


def saxon(options: dict[str, Any] | None = None, **armies: Armies) -> Position:
    """A Saxon Movement Phase of an ordinary round after Rome."""
    t = bare("romans-15", options, nation="saxons", turn=8)
    for nation, homes in armies.items():
        for area, count in homes.items():
            stand(t, nation.replace("_", "-"), area.replace("_", "-"), count)
    return t


# B1: words


@proves("B1.3", "B1.2", "R18")
def test_who_owns_an_area() -> None:
    t = saxon(saxons={"york": 1, "kent": 1}, angles={"kent": 1})
    assert t.owner("york") == "saxons"
    assert t.owner("kent") == ""
    assert t.owner("essex") == ""
    assert t.contested("saxons") == t.contested("angles") == ["kent"]
    assert t.is_vacant("essex")
    assert not t.is_vacant("kent")
    assert t.owned("saxons") == ["york"]

    for work, nation in (("roman-fort", ROMANS), ("stronghold", "saxons"), ("burh", "saxons")):
        t = saxon()
        t.fortify("york", work, nation)
        assert t.owner("york") == nation
        stand(t, "angles", "york", 1)
        assert t.owner("york") == ""
    t = saxon()
    forts(t, "york", intact=False)
    assert t.is_vacant("york")


@proves("B1.2", "B10.1")
def test_leaders_are_no_units_in_any_count() -> None:
    t = saxon(saxons={"york": 1})
    t.lead("aelle", "york")
    t.lead("alfred", "york")
    assert t.presence("york") == {"saxons": 1}
    assert t.opposing("york", "angles") == 1
    assert t.stack("york", "saxons") == 1
    assert not t.is_army("aelle")


@proves("B1.2")
def test_a_sea_holds_any_number_of_units_of_any_nations() -> None:
    t = saxon(saxons={"frisian-sea": 12}, angles={"frisian-sea": 9}, danes={"frisian-sea": 9})
    assert may_end(t) == ""
    end_movement(t)
    assert not t.contested("saxons")
    assert len(t.armies("frisian-sea", "saxons")) == 12


@proves("B1.4", "15.5")
def test_which_nations_are_british() -> None:
    british = {"belgae", "brigantes", "caledonians", "picts", "welsh"}
    assert {*britannia_data().tables.submission.british} == british


# B3: rounds


@proves("B3.3", "B12")
def test_the_extra_turns_and_their_order() -> None:
    t = bare("romans-9", turn=9, stage="nation")
    t.state.place = len(t.data.order)
    for nation, area in (("normans", "kent"), ("saxons", "york"), ("norwegians", "mar"), ("danes", "devon")):
        stand(t, nation, area, 1)
    stand(t, "welsh", "powys", 1)
    play(t, "round-end")
    extra = [event.nation for event in told(t, NationTurnBegan) if event.extra]
    assert extra == ["danes", "norwegians", "saxons", "normans"]
    assert not [event for event in told(t, NationTurnBegan) if not event.extra]


@proves("B3.3", "B12")
@pytest.mark.parametrize(("scenario", "last"), [("romans-9", 9), ("romans-12", 12), ("romans-15", 15)])
def test_only_the_last_round_has_extra_turns(scenario: str, last: int) -> None:
    t = bare(scenario, turn=last - 1, stage="nation", saxons={"york": 1})
    t.state.place = len(t.data.order)
    play(t, "round-end")
    assert not told(t, NationTurnBegan)


@proves("B3.4", "B10.6", "B11.2", "B11.6")
def test_what_happens_at_the_end_of_a_round_and_in_which_order() -> None:
    t = bare("romans-15", turn=10, stage="round-end")
    for area in ("york", "bernicia", "north-mercia", "norfolk", "suffolk"):
        stand(t, "angles", area, 1)
    t.lead("offa", "york")
    t.state.raided = {"irish": ["cornwall"]}
    play(t, "round")
    kinds = (KingshipJudged, HoldingCounted, LeaderLeft, RoundEnded)
    assert [type(event) for event in t.events if isinstance(event, kinds)] == [*kinds]
    assert t.state.turn == 11
    assert not t.state.raided


@proves("BR145", "B10.6")
def test_all_leaders_leave_at_the_end_of_the_round() -> None:
    t = bare("romans-15", turn=7, stage="round-end")
    for leader, nation, area in (
        ("arthur", "romano-british", "avalon"),
        ("urien", "brigantes", "galloway"),
        ("fergus", "scots", "dalriada"),
        ("ida", "angles", "york"),
    ):
        stand(t, nation, area, 1)
        t.lead(leader, area)
    horse = stand(t, "romano-british", "avalon", 2, "cavalry")
    play(t, "round")
    assert {event.leader for event in told(t, LeaderLeft)} == {"arthur", "urien", "fergus", "ida"}
    assert not [leader for leader in t.data.leaders if t.is_in_play(leader)]
    assert places(t, horse) == ["avalon", "avalon"]


@proves("B10.6", "B12")
def test_in_the_last_round_leaders_stay_until_the_extra_turns_are_over() -> None:
    t = bare("romans-9", turn=9, stage="nation", normans={"kent": 3}, saxons={"york": 2})
    t.state.place = len(t.data.order)
    t.lead("william", "kent")
    t.lead("harold", "york")
    play(t, "round-end")
    assert t.state.extra
    assert t.is_in_play("william")
    assert t.is_in_play("harold")
    play(t, "round")
    assert not t.is_in_play("william")


@proves("B3.5", "B11.1")
def test_the_game_ends_after_the_last_round() -> None:
    t = bare("romans-9", turn=9, stage="round-end")
    t.state.extra = True
    t.state.points["danes"] = 7
    t.state.points["welsh"] = 4
    t.state.points["saxons"] = 10
    play(t, "round")
    assert t.state.result is not None
    assert t.state.result.winner == "green"


# B4: a nation turn


@proves("B4")
@pytest.mark.parametrize(
    ("nation", "turn", "parts"), [("saxons", 6, [1, 2]), ("saxons", 8, [1]), ("danes", 12, [1, 2])]
)
def test_a_major_invasion_moves_and_fights_twice(nation: str, turn: int, parts: list[int]) -> None:
    t = bare("romans-15", turn=turn, stage="nation")
    stand(t, nation, "york", 1)
    t.state.place = t.data.order.index(nation) - 1
    play(t, "nation-end")
    assert [event.part for event in told(t, MovementEnded)] == parts
    assert [event.nation for event in told(t, NationTurnBegan)] == [nation]


# B5: movement


@proves("BR128", "B5.3", "B5.1")
def test_difficult_terrain_ends_the_move() -> None:
    t = saxon(saxons={"hwicce": 1})
    found = routes(t, "hwicce")
    assert "gwent" in found
    assert not [way for way in found if "gwent>" in way or "powys>" in way]

    t = saxon(saxons={"hwicce": 1})
    t.lead("aelle", "hwicce")
    assert "dyfed" in goals(t, "hwicce", "1i+aelle")
    assert "dyfed" not in goals(t, "hwicce", "1i")


@proves("BR129", "B5.9", "R3", "B6")
@pytest.mark.parametrize(("leaving", "refuses"), [(5, False), (6, True)])
def test_a_nation_keeps_half_of_its_areas(leaving: int, refuses: bool) -> None:
    t = bare("romans-15", nation="belgae", turn=2)
    homes = [*britannia_data().scenarios["romans-15"].units["belgae"]]
    for area in homes:
        stand(t, "belgae", area, 1)
    foes = ("hwicce", "march", "york", "avalon", "devon")
    for area in foes:
        stand(t, "picts", area, 1)
    ways = {
        "south-mercia": "hwicce",
        "north-mercia": "march",
        "lindsey": "york",
        "wessex": "devon",
        "downlands": "avalon",
        "essex": "south-mercia>hwicce",
    }
    for area in [*ways][:leaving]:
        go(t, area, ways[area])
    assert len(t.owned("belgae")) == 10 - leaving
    assert (may_end(t) == "refusal-half") is refuses


@proves("BR052", "15.3", "B5.9")
def test_the_duty_to_keep_areas_does_not_bind_rome() -> None:
    homes = (
        "york",
        "lindsey",
        "norfolk",
        "suffolk",
        "north-mercia",
        "south-mercia",
        "essex",
        "kent",
        "sussex",
        "march",
    )
    t = bare("romans-15", nation=ROMANS, turn=2)
    for area in homes:
        stand(t, ROMANS, area, 1)
    forts(t, *homes, intact=False)
    ways = {
        "lindsey": "york",
        "north-mercia": "york",
        "march": "york",
        "suffolk": "norfolk",
        "south-mercia": "suffolk>norfolk",
        "essex": "kent",
        "sussex": "kent",
    }
    for area, way in ways.items():
        go(t, area, way)
    assert t.owned(ROMANS) == sorted(["york", "norfolk", "kent"], key=[*t.data.areas].index)
    assert may_end(t) == ""


@proves("BR141", "B5.5", "16")
@pytest.mark.parametrize(("first", "passes"), [(3, False), (4, True)])
def test_a_burh_counts_in_an_overrun(first: int, passes: bool) -> None:
    t = bare("after-rome-9", {"burhs": True}, nation="normans", turn=9)
    stand(t, "normans", "english-channel", 5)
    stand(t, "saxons", "kent", 1)
    t.fortify("kent", "burh", "saxons")
    go(t, "english-channel", "kent", f"{first}i")
    assert ("kent>essex" in routes(t, "english-channel", "1i" if first < 4 else "")) is passes


@proves("B5.6", "B1.2")
def test_where_an_army_may_go() -> None:
    t = saxon(saxons={"essex": 1, "suffolk": 1}, angles={"norfolk": 1}, irish={"south_mercia": 1})
    found = routes(t, "essex")
    assert "suffolk>lindsey" in found or "suffolk>north-mercia" in found
    assert "kent" in found
    assert "south-mercia" in found  # a nation of the same player is an enemy like any other
    assert not [way for way in found if "south-mercia>" in way]
    assert t.is_same_player("saxons", "irish")


@proves("B5.6", "B13.2", "15.5.2")
def test_which_areas_are_closed() -> None:
    t = bare("romans-15", nation="romano-british", turn=8, romano_british={"hwicce": 2}, welsh={"powys": 1})
    t.state.protected = ["welsh"]
    assert "powys" not in goals(t, "hwicce")
    assert "powys" in goals(
        bare("romans-15", nation="saxons", turn=8, saxons={"hwicce": 2}, welsh={"powys": 1}), "hwicce"
    )


@proves("B5.7", "B10.1")
def test_a_leader_moves_alone_but_must_end_with_his_own() -> None:
    t = saxon(saxons={"york": 1, "essex": 1}, angles={"lindsey": 1})
    t.lead("aelle", "york")
    assert "lindsey" not in goals(t, "york", "aelle")  # no leader enters a contested area before his armies
    assert "lindsey" in goals(t, "york", "1i+aelle")
    go(t, "york", "north-mercia", "aelle")
    assert may_end(t) == "refusal-leader"

    t = saxon(saxons={"york": 1, "essex": 1})
    t.lead("aelle", "york")
    assert "essex" in goals(t, "york", "aelle")
    go(t, "york", next(way for way in routes(t, "york", "aelle") if way.endswith("essex")), "aelle")
    assert may_end(t) == ""


@proves("B5.7", "R36")
def test_a_leader_may_end_with_a_fortification_and_follow_his_armies() -> None:
    t = saxon({"burhs": True}, saxons={"york": 1, "essex": 1}, angles={"lindsey": 1})
    t.lead("aelle", "york")
    t.fortify("north-mercia", "burh", "saxons")
    go(t, "york", "lindsey", "1i")
    assert "lindsey" in goals(t, "york")
    go(t, "york", "north-mercia")
    assert may_end(t) == ""


@proves("R61", "B5")
def test_moves_are_taken_back_until_the_phase_ends() -> None:
    t = bare("romans-15", nation=ROMANS, turn=2, romans={"york": 1})
    go(t, "york", "lindsey")
    assert t.fort("lindsey")
    play(t, "movement", move="back")
    assert places(t, t.all_armies(ROMANS)) == ["york"]
    assert not t.fort("lindsey")
    assert told(t, MoveTakenBack)


# B6: limits at the end


@proves("B6", "R58", "B5.9", "B6.1")
def test_the_half_is_judged_before_the_stacks() -> None:
    t = saxon(saxons={"york": 4, "kent": 4, "essex": 1, "sussex": 1}, angles={"south_mercia": 1, "downlands": 1})
    go(t, "essex", "south-mercia")
    go(t, "sussex", "downlands")
    assert may_end(t) == "refusal-overstacks"
    t = saxon(saxons={"york": 4, "kent": 1, "essex": 1, "sussex": 1}, angles={"south_mercia": 1, "downlands": 1})
    stand(t, "angles", "lindsey", 1)
    go(t, "essex", "south-mercia")
    go(t, "sussex", "downlands")
    go(t, "york", "lindsey", "4i")
    assert may_end(t) == "refusal-half"


@proves("B6.2", "R2", "R3")
@pytest.mark.parametrize(("armies", "left"), [(1, 1), (2, 2), (3, 2)])
def test_a_nation_may_leave_its_only_area_to_attack(armies: int, left: int) -> None:
    t = bare("romans-15", nation="picts", turn=8, picts={"dunedin": armies})
    stand(t, "scots", "strathclyde", armies)
    go(t, "dunedin", "strathclyde", f"{armies}i" if armies > 1 else "")
    assert may_end(t) == ""
    end_movement(t)
    assert len(t.armies("strathclyde", "picts")) == left


# B7: battles


@proves("B7", "B7.1", "B7.7")
def test_the_active_player_orders_the_battles_and_all_units_roll_at_once() -> None:
    t = saxon(saxons={"york": 2, "kent": 1}, angles={"york": 1}, jutes={"kent": 1})
    engaged(t, "york", "lindsey")
    engaged(t, "kent", "essex")
    decision = ask(t, "battle")
    assert decision.actor == "saxons"
    assert offered(decision) == {"york", "kent", "orders"}

    t.throw(6, 6, 6, 1, 1)
    play(t, "battles-end", battle="kent")
    ended = [(event.area, event.winner, event.owner) for event in told(t, BattleEnded)]
    assert ended == [("kent", "", ""), ("york", "saxons", "saxons")]
    assert [len(event.shots) for event in told(t, BattleRolled)] == [2, 3]


@proves("BR144", "B7.3", "R35")
@pytest.mark.parametrize(
    ("dice", "infantry", "cavalry"),
    [((6, 5), 0, 0), ((5, 5), 0, 1), ((5, 6), 0, 0), ((4, 4), 1, 1), ((5, 1), 0, 1)],
)
def test_weak_dice_take_what_only_they_can(dice: tuple[int, int], infantry: int, cavalry: int) -> None:
    t = saxon(saxons={"avalon": 2, "kent": 1}, romano_british={"avalon": 1})
    stand(t, "romano-british", "avalon", 1, "cavalry")
    engaged(t, "avalon", "wessex")
    clash(t, *dice, 1, 1)
    left = [t.kind(unit) for unit in t.armies("avalon", "romano-british")]
    assert (left.count("infantry"), left.count("cavalry")) == (infantry, cavalry)


@proves("B7.3", "R35")
@pytest.mark.parametrize(("kind", "left"), [("infantry", "cavalry"), ("cavalry", "infantry")])
def test_the_owner_chooses_what_a_six_takes(kind: str, left: str) -> None:
    t = saxon(saxons={"avalon": 2, "kent": 1}, romano_british={"avalon": 1})
    stand(t, "romano-british", "avalon", 1, "cavalry")
    engaged(t, "avalon", "wessex")
    asked = clash(t, 6, 1, 1, 1, losses={"infantry": "1i0c", "cavalry": "0i1c"}[kind])
    assert [decision.actor for decision in asked if decision.topic == "losses"] == ["romano-british"]
    assert [t.kind(unit) for unit in t.armies("avalon", "romano-british")] == [left]


@proves("B7.3", "R35")
def test_of_equal_dice_the_one_that_reaches_cavalry_takes_it() -> None:
    """A five of infantry and one of cavalry: the former can't hit the cavalry that the owner gives."""
    t = bare("after-rome-9", nation="romano-british", turn=5, romano_british={"kent": 1})
    stand(t, "romano-british", "avalon", 1, "cavalry")
    stand(t, "romano-british", "avalon", 1, "infantry")
    stand(t, "normans", "avalon", 1, "cavalry")
    stand(t, "normans", "avalon", 2, "infantry")
    engaged(t, "avalon", "wessex")
    clash(t, 5, 5, 1, 1, 1, losses="1i1c")
    (told_of,) = told(t, HitsTaken)
    assert {shot.wasted for shot in told_of.shots if shot.hits} == {""}
    victims = {t.kind(shot.unit): t.kind(shot.victim) for shot in told_of.shots}
    assert victims == {"infantry": "infantry", "cavalry": "cavalry"}


@proves("R62", "B7.3")
def test_armies_without_a_way_back_fall_first() -> None:
    t = bare("romans-15", nation="saxons", turn=6, saxons={"kent": 2, "essex": 1}, romano_british={"kent": 2})
    engaged(t, "kent", "frisian-sea", "essex")
    landed = t.armies("kent", "saxons")[0]
    clash(t, 1, 1, 5, 1)
    assert t.place(landed) != "kent"
    assert len(t.armies("kent", "saxons")) == 1


def first_part(part: int = 1) -> Position:
    """Two Saxon armies in Kent, one of them landed in this turn, in a turn with a Major Invasion."""
    t = bare("romans-9", nation="saxons", turn=4, saxons={"kent": 2, "essex": 1}, romano_british={"kent": 2})
    assert t.entry("saxons").major_invasion
    engaged(t, "kent", "english-channel", "essex")
    t.state.part, t.state.afloat = part, [t.armies("kent", "saxons")[0]]
    return t


@proves("R62", "B7.3", "B6.2")
def test_before_a_second_movement_phase_the_owner_may_keep_what_has_landed() -> None:
    """It doesn't count towards the limit, so he may rather lose an army that could retreat."""
    t = first_part()
    landed, by_land = t.armies("kent", "saxons")
    t.throw(1, 1, 5, 1)
    assert offered(ask(t, "losses")) == {"1i0c", "1i0c+landed", "infantry-first"}
    t = first_part()
    asked = clash(t, 1, 1, 5, 1, losses="1i0c+landed")
    assert [(each.topic, each.actor) for each in asked if each.topic == "losses"] == [("losses", "saxons")]
    assert t.armies("kent", "saxons") == [landed]
    assert not t.is_in_play(by_land)


@proves("R62", "B7.3")
def test_without_an_answer_what_cannot_retreat_falls_there_too() -> None:
    t = first_part()
    landed, by_land = t.armies("kent", "saxons")
    clash(t, 1, 1, 5, 1)
    assert t.armies("kent", "saxons") == [by_land]
    assert not t.is_in_play(landed)


@proves("R62", "B7.3")
def test_no_one_is_asked_in_the_second_part_nor_if_all_fall() -> None:
    t = first_part(part=2)
    assert not [each for each in clash(t, 1, 1, 5, 1) if each.topic == "losses"]
    t = first_part()
    assert not [each for each in clash(t, 1, 1, 5, 5) if each.topic == "losses"]


@proves("B7.3", "B7.1")
def test_losses_are_taken_after_both_sides_have_rolled() -> None:
    t = saxon(saxons={"york": 1, "kent": 1}, angles={"york": 1})
    engaged(t, "york", "lindsey")
    clash(t, 5, 5)
    assert t.is_vacant("york")
    assert [(event.winner, event.owner) for event in told(t, BattleEnded)] == [("", "")]
    assert {event.nation for event in told(t, HitsTaken)} == {"saxons", "angles"}


@proves("B7.4", "B10.5")
@pytest.mark.parametrize("burh", [False, True])
def test_a_leader_without_units_is_eliminated(burh: bool) -> None:
    t = saxon(saxons={"york": 1}, angles={"york": 2, "kent": 1})
    t.state.nation = "angles"
    t.lead("alfred", "york")
    if burh:
        t.fortify("york", "burh", "saxons")
    engaged(t, "york", "lindsey")
    clash(t, 5, 1, *((1, 1) if burh else (1,)))
    assert t.is_in_play("alfred") is burh
    if not burh:
        assert [(event.leader, event.cause, event.by) for event in told(t, LeaderLeft)] == [
            ("alfred", "battle", "angles")
        ]


@proves("B7.6", "B8")
def test_the_defender_retreats_before_the_attacker() -> None:
    t = saxon(saxons={"york": 1, "kent": 1}, angles={"york": 1})
    engaged(t, "york", "lindsey")
    t.throw(1, 1)
    asked = play_to_topic(t, "withdraw")
    topics = [decision.topic for decision in asked]
    assert topics == ["retreat"]
    assert asked[0].actor == "angles"


def play_to_topic(t: Position, topic: str) -> list[Pick]:
    """What is asked before a topic comes up."""
    asked: list[Pick] = []
    script = t.step()
    decision = next(script)
    while isinstance(decision, Pick) and decision.topic != topic:
        asked.append(decision)
        decision = script.send(decision.default)
    return asked


@proves("B7.6", "B7.7")
def test_if_both_remain_another_battle_round_follows() -> None:
    t = saxon(saxons={"york": 1, "kent": 1}, angles={"york": 1})
    engaged(t, "york", "lindsey")
    t.throw(1, 1, 1, 1, 6, 1)
    play(t, "battles-end")
    assert [(event.winner, event.owner, event.rounds) for event in told(t, BattleEnded)] == [("saxons", "saxons", 3)]


# B8: retreats


@proves("BR132", "B8.2", "R22")
def test_a_defender_does_not_go_where_attackers_came_from() -> None:
    t = bare("romans-15", nation="angles", turn=8, angles={"lindsey": 2, "bernicia": 1}, belgae={"lindsey": 1})
    engaged(t, "lindsey", "york")
    t.throw(1, 1, 1)
    found = offered(ask(t, "retreat"))
    assert "all:york" not in found
    assert {"all:norfolk", "all:suffolk", "all:north-mercia"} <= found


@proves("B8.1", "B8.2")
def test_no_one_retreats_to_sea_to_others_or_over_the_limits() -> None:
    t = bare("romans-15", nation="angles", turn=8, angles={"lindsey": 2, "york": 1}, belgae={"lindsey": 1})
    stand(t, "picts", "suffolk", 1)
    stand(t, "belgae", "norfolk", 6)
    engaged(t, "lindsey", "york")
    t.throw(1, 1, 1)
    found = offered(ask(t, "retreat"))
    assert found & {"all:norfolk", "all:suffolk", "all:york", "all:frisian-sea", "all:north-sea"} == set()
    assert "all:north-mercia" in found


@proves("B8.2")
def test_defenders_may_go_to_different_areas_and_fortifications_stay() -> None:
    t = bare(
        "romans-15", {"burhs": True}, nation="angles", turn=8, angles={"lindsey": 2, "york": 1}, saxons={"lindsey": 2}
    )
    t.fortify("lindsey", "burh", "saxons")
    engaged(t, "lindsey", "york")
    t.throw(1, 1, 1, 1, 1, 4, 1, 1)
    play(
        t,
        "battles-end",
        retreat="split",
        retreat_split=["infantry:norfolk", "infantry:suffolk"],
    )
    assert t.armies("norfolk", "saxons")
    assert t.armies("suffolk", "saxons")
    assert t.owner("lindsey") == "angles"


@proves("B8.3", "R23")
def test_attackers_go_back_to_where_they_came_from() -> None:
    t = bare("romans-15", nation="welsh", turn=8, welsh={"devon": 3, "clwyd": 1}, irish={"devon": 3})
    engaged(t, "devon", "gwent", "wessex", "atlantic-ocean")
    t.throw(1, 1, 1, 1, 1, 1)
    decision = ask(t, "withdraw")
    assert offered(decision) & {"all:gwent", "all:wessex", "all:atlantic-ocean", "all:avalon", "all:cornwall"} == set()
    assert "all:back" in offered(decision)

    t = bare("romans-15", nation="welsh", turn=8, welsh={"devon": 3, "clwyd": 1}, irish={"devon": 3})
    engaged(t, "devon", "gwent", "wessex", "atlantic-ocean")
    landed = t.armies("devon", "welsh")[2]
    t.throw(1, 1, 1, 1, 1, 1, 1, 5, 1, 1)
    play(t, "battles-end", withdraw="all:back")
    assert {event.to for event in told(t, UnitsRetreated)} == {"gwent", "wessex"}
    assert not t.is_in_play(landed)  # it stayed and fell
    assert t.owner("devon") == "irish"


@proves("B8.4", "B10.1")
def test_a_leader_retreats_with_an_army_and_not_alone() -> None:
    t = bare("romans-15", nation="angles", turn=8, angles={"york": 2, "bernicia": 1}, saxons={"york": 2})
    t.lead("alfred", "york")
    engaged(t, "york", "bernicia")
    t.throw(1, 1, 1, 1)
    play(t, "battles-end", retreat="all:lindsey")
    assert t.place("alfred") == "lindsey"


@proves("B8.5")
def test_a_retreat_into_a_vacant_area_makes_it_ones_own() -> None:
    t = bare("romans-15", nation="angles", turn=8, angles={"york": 2, "bernicia": 1}, saxons={"york": 1})
    engaged(t, "york", "bernicia")
    t.throw(1, 1, 1)
    play(t, "battles-end", retreat="all:lindsey")
    assert t.owner("lindsey") == "saxons"
    assert not t.state.forts


# B9: raids


@proves("B9", "B9.1", "B9.2", "R9")
@pytest.mark.parametrize(("turn", "raids"), [(4, True), (6, False)])
def test_raiders_retreat_to_sea_and_others_do_not(turn: int, raids: bool) -> None:
    t = bare("romans-15", nation="saxons", turn=turn, saxons={"english_channel": 2})
    stand(t, "belgae", "sussex", 2)
    go(t, "english-channel", "sussex", "2i")
    end_movement(t)
    assert len(t.state.raiders) == (2 if raids else 0)
    t.throw(1, 1, 1, 1, *(() if raids else (6, 6, 1, 1)))
    asked = play(
        t, "nation-end" if raids else "movement-start", **({"withdraw": "all:english-channel"} if raids else {})
    )
    topics = [decision.topic for decision in asked]
    assert ("withdraw" in topics) is raids
    assert ("raiders" in topics) is False
    assert len(t.armies("english-channel", "saxons")) == (2 if raids else 0)


@proves("B9.3", "B9")
def test_raiders_go_home_or_stay_as_they_like() -> None:
    for home in (True, False):
        t = bare("romans-15", nation="saxons", turn=4, saxons={"english_channel": 2})
        go(t, "english-channel", "sussex", "2i")
        end_movement(t)
        play(t, "nation-end", **({"raiders": "home"} if home else {"raiders": "stay"}))
        assert len(t.armies("english-channel", "saxons")) == (2 if home else 0)
        assert bool(told(t, RaidersReturned)) is home


@proves("B9.3", "B9.1")
def test_only_raiders_beside_their_sea_go_home() -> None:
    t = bare("romans-15", nation="saxons", turn=4, saxons={"english_channel": 2, "essex": 2})
    go(t, "english-channel", "sussex>downlands", "2i")
    end_movement(t)
    topics = {decision.topic for decision in play(t, "nation-end")}
    assert "raiders" not in topics
    assert len(t.armies("downlands", "saxons")) == 2


# B10: leaders


@proves("B10", "B10.3", "R50", "B5.1")
def test_led_infantry_moves_three_and_cavalry_no_further() -> None:
    t = saxon(saxons={"york": 1})
    t.lead("aelle", "york")
    assert "essex" in goals(t, "york", "1i+aelle")
    assert "essex" not in goals(t, "york", "1i")

    t = bare("romans-9", nation="normans", turn=9)
    stand(t, "normans", "york", 1, "cavalry")
    t.lead("william", "york")
    assert goals(t, "york", "1c+william") >= {"essex", "dunedin"}
    assert "kent" not in goals(t, "york", "1c+william")


@proves("B10.3", "R50")
def test_infantry_must_go_the_whole_way_with_its_leader() -> None:
    t = saxon(saxons={"york": 1, "pennines": 1})
    t.lead("aelle", "pennines")
    go(t, "pennines", "york", "aelle")
    assert "essex" not in goals(t, "york")


@proves("B10.4", "B7.8")
@pytest.mark.parametrize("led", [True, False])
def test_after_a_victory_a_leader_takes_his_units_back(led: bool) -> None:
    t = saxon(saxons={"york": 2, "kent": 1}, angles={"york": 1})
    if led:
        t.lead("alfred", "york")
    engaged(t, "york", "lindsey")
    t.throw(6, 1, 1)
    asked = play(t, "battles-end", **({"return": "all:lindsey"} if led else {}))
    assert ("return" in {decision.topic for decision in asked}) is led
    assert len(t.armies("lindsey", "saxons")) == (2 if led else 0)
    assert (t.place("alfred") == "lindsey") is led


@proves("B10.2", "B10")
def test_two_leaders_add_one_as_well() -> None:
    t = saxon(saxons={"york": 1, "kent": 1}, angles={"york": 1})
    t.lead("alfred", "york")
    t.lead("edgar", "york")
    engaged(t, "york", "lindsey")
    t.throw(3, 1, 4, 1)
    play(t, "battles-end")
    assert [event.rounds for event in told(t, BattleEnded)] == [2]


# B14: general submission


def lordly(turn: int = 8, **armies: Armies) -> Position:
    """Saxon battles with general submission; Angles in York under attack by two Saxons from Lindsey."""
    t = saxon({"general_submission": True}, **armies)
    t.state.turn = turn
    stand(t, "saxons", "york", 2)
    stand(t, "angles", "york", 1)
    engaged(t, "york", "lindsey")
    return t


@proves("B14.1", "R15")
def test_who_submits_in_general() -> None:
    t = lordly(angles={"bernicia": 1})
    t.throw(5, 1, 1)
    asked = [decision for decision in play(t, "battles-end") if decision.topic == "submission"]
    assert [decision.actor for decision in asked] == ["angles"]  # after the loss, not before

    t = lordly(angles={"bernicia": 1, "norfolk": 1, "suffolk": 1, "kent": 1, "essex": 1})
    t.throw(5, 1, 1)
    assert "submission" not in {decision.topic for decision in play(t, "battles-end")}  # five areas, four centers

    t = lordly(angles={"bernicia": 1}, picts={"alban": 1})
    t.throw(5, 1, 1)
    assert "picts" not in {decision.actor for decision in play(t, "battles-end")}  # nothing lost


@proves("B14.1", "16")
def test_fortifications_count_among_the_areas() -> None:
    t = lordly(angles={"bernicia": 1, "norfolk": 1, "suffolk": 1, "kent": 1})
    t.fortify("essex", "burh", "angles")
    t.throw(5, 1, 1)
    assert "submission" not in {decision.topic for decision in play(t, "battles-end")}


@proves("B14.2", "R15")
def test_battles_between_the_two_are_not_fought() -> None:
    t = lordly(angles={"bernicia": 1, "kent": 1}, saxons={"kent": 2})
    engaged(t, "kent", "essex")
    t.throw(5, 1, 1)
    play(t, "battles-end", battle="york", submission="yes")
    assert [event.area for event in told(t, BattleCancelled)] == ["kent"]
    assert len(t.armies("essex", "saxons")) == 2
    assert t.state.vassals == {"angles": "saxons"}


@proves("B14.2", "R15")
def test_overlord_units_that_can_not_go_back_are_removed() -> None:
    t = lordly(angles={"bernicia": 1, "kent": 1}, saxons={"kent": 2})
    engaged(t, "kent", "english-channel")
    t.throw(5, 1, 1)
    play(t, "battles-end", battle="york", submission="yes")
    assert [(event.place, event.cause, len(event.units)) for event in told(t, ArmiesRemoved)] == [
        ("kent", "no-retreat", 2)
    ]


@proves("B14.3", "R16")
@pytest.mark.parametrize("overlord", ["saxons", ""])
def test_a_subject_of_others_has_the_same_limit_and_its_overlord_gets_the_armies(overlord: str) -> None:
    t = bare("romans-15", {"general_submission": True}, nation="angles", turn=8, angles={"york": 3, "bernicia": 1})
    stand(t, "saxons", "kent", 1)
    if overlord:
        t.state.vassals, t.state.vassal_since = {"angles": overlord}, {"angles": 7}
    end_movement(t)
    assert len(t.all_armies("angles")) == (3 if overlord else 4)
    assert len(told(t, LimitChecked)) == (1 if overlord else 0)
    assert [(event.overlord, event.count) for event in told(t, TributeOwed)] == ([(overlord, 1)] if overlord else [])
    t.state.nation, t.state.stage = "saxons", "reinforce"
    play(t, "movement-start")
    assert len(t.all_armies("saxons")) == (2 if overlord else 1)


@proves("B14.3", "R15")
def test_neither_attacks_the_other() -> None:
    t = bare("romans-15", nation="angles", turn=8, angles={"york": 2}, saxons={"lindsey": 1})
    t.state.vassals, t.state.vassal_since = {"angles": "saxons"}, {"angles": 7}
    assert "lindsey" not in goals(t, "york")
    t = saxon(angles={"york": 2}, saxons={"lindsey": 1})
    t.state.vassals, t.state.vassal_since = {"angles": "saxons"}, {"angles": 7}
    assert "york" not in goals(t, "lindsey")


@proves("B14.4", "R15")
def test_when_the_submission_ends() -> None:
    for since, turn, is_asked in ((7, 8, True), (8, 8, False)):
        t = bare("romans-15", nation="angles", turn=turn, stage="increase", angles={"york": 1}, saxons={"kent": 1})
        t.state.vassals, t.state.vassal_since = {"angles": "saxons"}, {"angles": since}
        asked = play(t, "reinforce", **({"revolt": "yes"} if is_asked else {}))
        assert ("revolt" in {decision.topic for decision in asked}) is is_asked
        assert bool(t.state.vassals) is not is_asked

    t = bare("romans-15", turn=8, stage="nation", angles={"york": 1})
    t.state.vassals, t.state.vassal_since = {"angles": "saxons"}, {"angles": 8}
    play(t, "increase")
    assert not t.state.vassals
    assert [event.cause for event in told(t, SubmissionEnded)] == ["overlord-gone"]


@proves("B14.1", "R15")
def test_a_nation_submits_once_a_game() -> None:
    t = lordly(angles={"bernicia": 1})
    t.throw(5, 1, 1)
    play(t, "battles-end", submission="yes")
    assert t.state.submitted == ["angles"]
    t = lordly(angles={"bernicia": 1})
    t.state.submitted = ["angles"]
    t.throw(5, 1, 1)
    assert "submission" not in {decision.topic for decision in play(t, "battles-end")}
