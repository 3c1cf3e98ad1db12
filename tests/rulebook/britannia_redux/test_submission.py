"""Section 15.5: submission to Rome."""

from __future__ import annotations

from typing import Any

import pytest

from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import (
    ArmiesRemoved,
    BattleCancelled,
    BattleEnded,
    LeaderLeft,
    LimitChecked,
    RisingBegan,
    SubmissionEnded,
    Submitted,
    TributeOwed,
    UnitsRetreated,
)
from rules.britannia_redux.state import Stage
from tests.rulebook.britannia_redux.toolkit import (
    Position,
    ask,
    bare,
    begin,
    end_movement,
    engaged,
    fight,
    forts,
    go,
    goals,
    offered,
    places,
    play,
    proves,
    routes,
    scored,
    stand,
    told,
)

BRITISH = {"welsh": 5, "brigantes": 3, "picts": 3, "caledonians": 2}
"""In how many areas each nation may have armies to submit; the Belgae have a rule of their own."""


Armies = dict[str, int]
"""Armies by place (``_`` for ``-``)."""


def roman(turn: int = 2, stage: Stage = "battles", scenario: str = "romans-15", **armies: Armies) -> Position:
    """A Roman turn, by default when its battles begin."""
    t = bare(scenario, nation="romans", turn=turn, stage=stage)
    for nation, homes in armies.items():
        for area, count in homes.items():
            stand(t, nation, area.replace("_", "-"), count)
    return t


def subject(nation: str, **armies: Armies) -> Position:
    """A Roman Movement Phase with a subject nation."""
    t = roman(2, "movement-start", "romans-15", **armies)
    t.state.subjects = [nation]
    t.state.protected = [nation]
    t.changed()
    return t


def asked_to_submit(t: Position, to: Stage = "battles-end") -> list[str]:
    """The nations that are asked in the phase, in order; none submits."""
    return [str(decision.actor) for decision in play(t, to) if decision.topic == "submission"]


def spread(t: Position, nation: str, count: int) -> None:
    """One army of a nation in so many areas, its own first."""
    homes = britannia_data().scenarios["romans-15"].units[nation]
    for area in [*homes, *britannia_data().areas][:count]:
        stand(t, nation, area, 1)


# 15.5: who, and when


@proves("BR136", "BR155", "15.5", "R11")
@pytest.mark.parametrize(("nation", "most"), sorted(BRITISH.items()))
def test_how_small_a_nation_must_be(nation: str, most: int) -> None:
    for count in range(most + 3):
        t = roman(romans={"kent": 1})
        spread(t, nation, count)
        assert asked_to_submit(t) == ([nation] if 1 <= count <= most else []), count


@proves("BR136", "15.5", "R11")
@pytest.mark.parametrize(("sixth", "is_asked"), [(False, True), (True, False)])
def test_areas_under_attack_are_counted(sixth: bool, is_asked: bool) -> None:
    homes = {"gwynedd": 1, "powys": 1, "dyfed": 1, "gwent": 1, "devon": 1} | ({"clwyd": 1} if sixth else {})
    t = roman(welsh=homes, romans={"devon": 1, "avalon": 1})
    engaged(t, "devon", "avalon")
    t.throw(1, 6)
    assert bool(asked_to_submit(t)) is is_asked


@proves("15.5", "R11")
def test_stacks_do_not_matter() -> None:
    t = roman(picts={"alban": 4, "mar": 2, "moray": 2}, romans={"kent": 1})
    assert asked_to_submit(t) == ["picts"]


@proves("BR070", "15.5", "B1.4")
def test_no_one_but_the_british_submits_to_rome() -> None:
    for nation in britannia_data().order[1:]:
        t = roman(romans={"kent": 1})
        stand(t, nation, "dyfed", 1)
        assert asked_to_submit(t) == ([nation] if nation in BRITISH else []), nation


@proves("BR065", "15.5", "R11")
def test_the_belgae_decide_and_rome_does_not() -> None:
    t = roman(1, belgae={"norfolk": 1}, romans={"york": 2, "essex": 1}, saxons={"york": 1})
    engaged(t, "york", "north-mercia")
    t.throw(6, 6, 1)
    asked = play(t, "battles-end", submission=["no", "yes"])
    questions = [each for each in asked if each.topic == "submission"]
    assert [(each.actor, each.seat) for each in questions] == [("belgae", t.seat_of("belgae"))] * 2
    assert {"yes", "no"} <= offered(questions[0])
    assert t.state.subjects == ["belgae"]
    assert [(event.nation, event.overlord) for event in told(t, Submitted)] == [("belgae", "romans")]


@proves("BR065", "BR066", "15.5")
@pytest.mark.parametrize("area", sorted(britannia_data().areas))
def test_the_last_area_of_the_belgae_must_be_a_center(area: str) -> None:
    t = roman(1, romans={"orkneys" if area != "orkneys" else "kent": 1})
    stand(t, "belgae", area, 1)
    assert bool(asked_to_submit(t)) is (area in ("essex", "norfolk", "south-mercia"))


@proves("15.5")
def test_the_belgae_must_have_one_area_only() -> None:
    t = roman(1, belgae={"norfolk": 1, "essex": 1}, romans={"kent": 1})
    assert not asked_to_submit(t)


@proves("BR068", "15.5")
@pytest.mark.parametrize(("scenario", "last"), [("romans-9", 3), ("romans-12", 4), ("romans-15", 5)])
def test_the_belgae_submit_in_the_first_round_only(scenario: str, last: int) -> None:
    for turn in range(1, last + 1):
        t = roman(turn, scenario=scenario, belgae={"essex": 1}, romans={"kent": 1})
        assert bool(asked_to_submit(t)) is (turn == 1), turn


@proves("BR065", "15.5", "R11")
def test_a_nation_is_asked_before_between_and_after_battles() -> None:
    t = roman(
        picts={"alban": 1},
        romans={"york": 1, "essex": 1},
        saxons={"york": 1, "essex": 1},
    )
    engaged(t, "york", "lindsey")
    engaged(t, "essex", "kent")
    t.throw(4, 1, 4, 1)
    topics = [decision.topic for decision in play(t, "battles-end") if decision.topic in ("submission", "battle")]
    assert topics == ["submission", "battle", "submission", "submission"]


@proves("15.5")
def test_a_nation_may_refuse_for_the_whole_phase() -> None:
    t = roman(picts={"alban": 1}, romans={"york": 1, "essex": 1}, saxons={"york": 1, "essex": 1})
    engaged(t, "york", "lindsey")
    engaged(t, "essex", "kent")
    t.throw(4, 1, 4, 1)
    topics = [decision.topic for decision in play(t, "battles-end", submission="never")]
    assert topics.count("submission") == 1


@proves("15.5", "R46", "B7")
def test_no_one_submits_in_mid_battle() -> None:
    t = roman(picts={"alban": 1, "mar": 1}, romans={"alban": 1, "york": 1})
    engaged(t, "alban", "dunedin")
    t.throw(1, 1, 1, 1, 6, 1)
    topics = [decision.topic for decision in play(t, "battles-end")]
    assert topics.count("submission") == 2
    first, last = topics.index("submission"), len(topics) - 1 - topics[::-1].index("submission")
    assert {"retreat", "withdraw"} <= set(topics[first + 1 : last])


@proves("15.5", "B14.1")
@pytest.mark.parametrize("nation", ["romano-british", "picts", "irish", "saxons"])
def test_no_one_submits_to_rome_in_another_turn(nation: str) -> None:
    t = bare("romans-15", nation=nation, turn=2, stage="battles", caledonians={"orkneys": 1}, romans={"kent": 1})
    stand(t, nation, "york", 1)
    assert not asked_to_submit(t)


@proves("15.5", "R11")
def test_a_nation_submits_to_rome_once() -> None:
    t = roman(romans={"kent": 1}, picts={"alban": 1})
    play(t, "battles-end", submission="yes")
    assert t.state.subjects == ["picts"]
    t.state.stage = "battles"
    assert not asked_to_submit(t)

    t = roman(romans={"kent": 1}, picts={"alban": 1})
    t.state.freed = ["picts"]
    assert not asked_to_submit(t)


@proves("BR155", "15.5", "15.5.2")
def test_peace_with_rome_is_no_peace_with_others() -> None:
    t = roman(4, caledonians={"orkneys": 1, "hebrides": 1}, picts={"caithness": 1, "skye": 1}, romans={"moray": 1})
    asked = play(t, "battles-end", submission=["yes", "no"])
    assert [each.actor for each in asked if each.topic == "submission"] == ["caledonians", "picts"]
    assert t.state.subjects == ["caledonians"]
    assert not t.may_attack("romans", "caledonians")
    assert not t.may_attack("caledonians", "romans")
    assert t.may_attack("picts", "caledonians")
    t.state.nation, t.state.stage = "picts", "movement-start"
    assert "orkneys" in goals(t, "caithness")


# 15.5 and R8: the Belgae and Boudica


@proves("15.5", "15.5.4", "B4.2")
def test_the_submission_of_the_belgae_ends_with_boudica() -> None:
    t = roman(1, belgae={"norfolk": 1}, romans={"kent": 4})
    play(t, "battles-end", submission="yes")
    t.state.part = 2
    play(t, "increase")
    assert t.state.nation == "belgae"
    assert t.state.subjects == ["belgae"]
    play(t, "movement-start")
    assert not t.state.subjects
    assert [(event.nation, event.cause) for event in told(t, SubmissionEnded)] == [("belgae", "boudica")]
    assert t.place("boudica") == "norfolk"
    assert len(t.armies("norfolk", "belgae")) == 4
    assert "suffolk" in goals(t, "norfolk")
    assert t.may_attack("belgae", "romans")


def revolt(romans: dict[str, int], *works: str) -> Position:
    """The turn of Belgae who have been wiped out in round I."""
    t = bare("romans-15", nation="belgae", turn=1, stage="increase", romans=romans)
    forts(t, *works)
    return t


@proves("BR156", "15.5", "R8", "B4.2")
def test_boudica_rises_in_a_center_without_roman_armies() -> None:
    decision = ask(revolt({"south_mercia": 2}, "essex", "norfolk", "south-mercia"), "rising")
    assert (decision.actor, offered(decision)) == ("belgae", {"essex", "norfolk"})


@proves("BR156", "15.5", "R8", "B4.2", "B6.2")
@pytest.mark.parametrize(("die", "falls"), [(3, False), (4, True)])
def test_the_rising_does_not_move_and_fights_the_fort(die: int, falls: bool) -> None:
    t = revolt({"south_mercia": 2}, "essex", "norfolk", "south-mercia")
    play(t, "movement-start", rising="essex")
    assert len(t.armies("essex", "belgae")) == 3
    assert t.place("boudica") == "essex"
    assert len(told(t, RisingBegan)) == 1
    topics = {decision.topic for decision in play(t, "battles")}
    assert not {"move", "excess"} & topics
    assert len(t.armies("essex", "belgae")) == 3  # not counted against the population limit
    t.throw(*((die, 1, 1, 1) if falls else (die, 1, 1, 1, 6, 1, 1, 1)))
    play(t, "battles-end")
    assert t.has_destroyed_fort("essex")
    assert [event.rounds for event in told(t, BattleEnded)] == [1 if falls else 2]


@proves("15.5", "R8", "B4.2")
def test_boudica_is_lost_if_every_center_holds_roman_armies() -> None:
    t = revolt({"south_mercia": 1, "essex": 1, "norfolk": 1}, "essex", "norfolk", "south-mercia")
    play(t, "movement-start")
    assert not t.all_armies("belgae")
    assert [(event.leader, event.cause) for event in told(t, LeaderLeft)] == [("boudica", "no-army")]


@proves("15.5", "R8")
def test_boudica_comes_where_the_belgae_own_land() -> None:
    t = bare("romans-15", nation="belgae", turn=1, stage="increase", romans={"essex": 1}, belgae={"lindsey": 1})
    play(t, "movement-start")
    assert len(t.armies("lindsey", "belgae")) == 4
    assert t.place("boudica") == "lindsey"


# 15.5.1: battles that remain


def welsh_submission(*more: str, romans: Armies | None = None, picts: Armies | None = None) -> Position:
    """Two Romans from South Mercia have entered Welsh Hwicce; forts are in South Mercia and other areas."""
    t = roman(welsh={"hwicce": 1, "powys": 1}, romans={"hwicce": 2, **(romans or {})}, picts=picts or {})
    forts(t, "south-mercia", *more)
    engaged(t, "hwicce", "south-mercia")
    return t


@proves("BR071", "15.5.1")
def test_romans_go_back_and_on_by_road_as_far_as_they_like() -> None:
    t = welsh_submission("essex", "kent", "suffolk", "york", "downlands")
    decision = ask(t, "march", submission="yes")
    assert decision.actor == "romans"
    ends = {each.partition(":")[0] for each in offered(decision)}
    assert ends == {"south-mercia", "essex", "kent", "suffolk", "downlands"}

    t = welsh_submission("essex", "kent", "suffolk")
    play(t, "battles-end", submission="yes", march=["kent:1", "south-mercia:1"])
    assert t.armies("kent", "romans")
    assert t.armies("south-mercia", "romans")
    assert [(event.area, event.defender) for event in told(t, BattleCancelled)] == [("hwicce", "welsh")]
    assert len(t.armies("hwicce", "welsh")) == 1
    assert not scored(t)


@proves("BR072", "15.5.1")
def test_no_other_movement_after_the_retreat() -> None:
    t = welsh_submission("suffolk")  # North Mercia is vacant and has no fort
    ends = {each.partition(":")[0] for each in offered(ask(t, "march", submission="yes"))}
    assert ends == {"south-mercia", "suffolk"}


@proves("15.5.1", "15.5.2")
def test_the_march_may_pass_the_areas_of_the_new_subject() -> None:
    t = welsh_submission("downlands", "march")
    ends = {each.partition(":")[0] for each in offered(ask(t, "march", submission="yes"))}
    assert ends == {"south-mercia", "downlands", "march"}  # by Hwicce or Powys, where they may not end


@proves("BR152", "15.5.1", "15.2.1")
def test_a_fort_won_in_the_phase_is_no_road() -> None:
    t = roman(
        1,
        "movement-start",
        "romans-9",
        romans={"south_mercia": 4},
        belgae={"north_mercia": 1, "lindsey": 1, "norfolk": 1},
        brigantes={"york": 1, "pennines": 1, "cumbria": 1},
    )
    forts(t, "south-mercia")
    go(t, "south-mercia", "north-mercia", "2i")
    go(t, "south-mercia", "north-mercia>york", "2i")
    end_movement(t)
    t.throw(4, 1, 1)
    asked = play(t, "battles-end", battle="north-mercia", submission=["no", "yes"])
    assert [each.actor for each in asked if each.topic == "submission"] == ["brigantes", "brigantes"]
    assert "march" not in {each.topic for each in asked}
    assert len(t.armies("north-mercia", "romans")) == 4
    assert t.fort("north-mercia")
    assert len(t.armies("york", "brigantes")) == 1


@proves("15.5.1", "R54")
def test_stacking_counts_where_the_march_ends() -> None:
    t = welsh_submission("essex", "suffolk", romans={"south_mercia": 6})
    ends = {each.partition(":")[0] for each in offered(ask(t, "march", submission="yes"))}
    assert ends == {"essex", "suffolk"}  # South Mercia is full: passed, not ended in


@proves("15.5.1", "R54", "R45", "B11.5")
def test_romans_without_a_legal_end_are_removed_and_score_for_no_one() -> None:
    t = welsh_submission(romans={"south_mercia": 6})
    play(t, "battles-end", submission="yes")
    assert len(t.all_armies("romans")) == 6
    assert [(event.cause, len(event.units)) for event in told(t, ArmiesRemoved)] == [("no-road", 2)]
    assert not scored(t, "army")


@proves("15.5.1")
def test_battles_with_others_go_on() -> None:
    t = welsh_submission(picts={"york": 1, "alban": 2, "mar": 1, "moray": 1}, romans={"york": 1})
    engaged(t, "york", "lindsey")
    t.throw(4, 1)
    play(t, "battles-end", submission="yes")
    assert t.owner("york") == "romans"
    assert len(told(t, BattleCancelled)) == 1


@proves("15.5.1", "15.5")
def test_all_battles_with_the_subject_are_cancelled() -> None:
    t = welsh_submission(romans={"gwent": 1})
    stand(t, "welsh", "gwent", 1)
    engaged(t, "gwent", "devon")
    play(t, "battles-end", submission="yes")
    assert {event.area for event in told(t, BattleCancelled)} == {"hwicce", "gwent"}
    assert len(t.armies("devon", "romans")) == 1
    assert t.fort("devon")  # 15.2: alone there for the first time


# 15.5.2: the population limit


@proves("BR154", "15.5.2", "R57", "R16")
@pytest.mark.parametrize(
    ("areas", "armies", "left"),
    [(1, 2, 2), (1, 3, 2), (2, 3, 3), (2, 4, 3), (3, 5, 5), (3, 6, 5), (4, 6, 6), (4, 7, 6), (5, 8, 8), (5, 9, 8)],
)
def test_a_subject_has_one_and_a_half_armies_an_area(areas: int, armies: int, left: int) -> None:
    homes = ("alban", "mar", "moray", "skye", "dunedin")[:areas]
    t = bare("romans-15", nation="picts", turn=2, romans={"kent": 3})
    t.state.subjects = ["picts"]
    for number in range(armies):
        stand(t, "picts", homes[number % areas], 1)
    end_movement(t)
    assert len(t.all_armies("picts")) == left
    assert [event.is_subject for event in told(t, LimitChecked)] == ([True] if armies > left else [])
    assert len(t.all_armies("romans")) == 3
    assert not told(t, TributeOwed)
    assert not scored(t)


@proves("BR154", "15.5.2", "B6.2")
def test_the_subject_chooses_what_is_removed() -> None:
    t = bare("romans-15", nation="picts", turn=2, picts={"alban": 2, "mar": 2, "dunedin": 2})
    t.state.subjects = ["picts"]
    decision = ask(t, "excess", move="done")
    assert (decision.actor, offered(decision)) == ("picts", {"alban", "mar", "dunedin"})


# 15.5.2: movement


@proves("BR074", "15.5.2")
def test_areas_of_a_subject_are_roads_for_rome() -> None:
    t = subject("welsh", welsh={"powys": 1, "clwyd": 1, "gwent": 1}, romans={"dyfed": 1})
    forts(t, "dyfed", "cheshire", "york")
    assert not {"powys", "clwyd", "gwent"} & goals(t, "dyfed")
    moved = go(t, "dyfed", "powys>clwyd>cheshire>york")
    assert (moved.paid, moved.roads) == (0, (1, 2, 3, 4))
    assert "powys" not in t.state.forts
    assert "clwyd" not in t.state.forts


@proves("BR074", "15.5.2")
def test_a_road_through_a_subject_before_paid_steps() -> None:
    t = subject("welsh", welsh={"gwent": 1, "powys": 1, "dyfed": 1}, romans={"hwicce": 1})
    forts(t, "hwicce", "march")
    assert not {"gwent", "powys", "dyfed"} & goals(t, "hwicce")
    assert go(t, "hwicce", "march").paid == 0

    t = subject("welsh", welsh={"gwent": 1, "powys": 1, "dyfed": 1}, romans={"hwicce": 1})
    forts(t, "hwicce")
    moved = go(t, "hwicce", "powys>gwynedd")
    assert (moved.paid, moved.roads) == (1, (1,))


@proves("15.5.2", "15.2.1")
def test_no_one_but_rome_has_those_roads() -> None:
    t = subject("welsh", welsh={"gwent": 1, "powys": 1})
    assert t.roads("romans") == {"gwent", "powys"}
    for nation in t.data.order[1:]:
        assert not t.roads(nation), nation


@proves("BR137", "15.5.2")
@pytest.mark.parametrize("fort", [False, True])
def test_romans_may_not_end_in_an_area_of_a_subject(fort: bool) -> None:
    t = subject("brigantes", brigantes={"york": 1}, romans={"south_mercia": 1})
    if fort:
        forts(t, "york", intact=False)
    found = goals(t, "south-mercia")
    assert "york" not in found
    assert "lindsey" in found  # by York or by North Mercia
    assert "north-mercia>york>pennines" in routes(t, "south-mercia")


@proves("BR075", "15.5.2")
def test_a_destroyed_fort_bars_the_road_and_not_the_way() -> None:
    t = subject("brigantes", brigantes={"lothian": 1}, romans={"bernicia": 1})
    forts(t, "bernicia")
    forts(t, "lothian", intact=False)
    moved = go(t, "bernicia", "lothian>dunedin")
    assert (moved.paid, moved.roads) == (2, ())
    assert t.has_destroyed_fort("lothian")

    t = subject("brigantes", brigantes={"lothian": 1}, romans={"bernicia": 1})
    forts(t, "bernicia", "dunedin")
    moved = go(t, "bernicia", "lothian>dunedin")
    assert (moved.paid, moved.roads) == (0, (1, 2))


@proves("BR153", "15.5.2", "R6")
@pytest.mark.parametrize("destroyed", [False, True])
def test_a_paid_step_into_difficult_terrain_of_a_subject_is_refused(destroyed: bool) -> None:
    t = subject("welsh", welsh={"powys": 1}, romans={"hwicce": 1})
    forts(t, "hwicce", "clwyd")
    if destroyed:
        forts(t, "powys", intact=False)
    found = routes(t, "hwicce")
    assert ("powys>clwyd" in found) is not destroyed
    if destroyed:
        assert not [way for way in found if "powys" in way]
    else:
        assert go(t, "hwicce", "powys>clwyd").paid == 0


@proves("BR077", "15.5.2")
def test_a_subject_does_not_enter_areas_with_roman_units() -> None:
    for unit in ("fort", "army", "none"):
        t = bare("romans-15", nation="welsh", turn=2, welsh={"clwyd": 2})
        t.state.subjects = ["welsh"]
        if unit == "fort":
            forts(t, "march")
        elif unit == "army":
            stand(t, "romans", "march", 1)
        else:
            forts(t, "march", intact=False)
        assert ("march" in goals(t, "clwyd")) is (unit == "none"), unit


@proves("15.5.2")
def test_rome_does_not_attack_a_subject() -> None:
    t = subject("welsh", welsh={"hwicce": 1}, romans={"south_mercia": 3}, belgae={"north_mercia": 1})
    assert "hwicce" not in goals(t, "south-mercia")
    assert "north-mercia" in goals(t, "south-mercia")


# 15.5.2: retreats


def dalriada(*works: str, destroyed: str = "", romans: Armies | None = None) -> Position:
    """Two Romans have passed subject Strathclyde to attack Scots in Dalriada."""
    t = roman(brigantes={"strathclyde": 1}, romans={"dalriada": 2, **(romans or {})}, scots={"dalriada": 2})
    t.state.subjects = ["brigantes"]
    forts(t, *works)
    if destroyed:
        forts(t, destroyed, intact=False)
    engaged(t, "dalriada", "strathclyde")
    return t


@proves("BR076", "15.5.2", "B8.3")
def test_romans_retreat_through_a_subject_and_on_by_road() -> None:
    t = dalriada("galloway", "cumbria", "pennines")
    t.throw(1, 1, 1, 1)
    decision = ask(t, "march", withdraw="all:strathclyde")
    ends = {each.partition(":")[0] for each in offered(decision)}
    assert ends == {"galloway", "cumbria", "pennines"}

    t = dalriada("galloway", "cumbria")
    t.throw(1, 1, 1, 1)
    play(t, "battles-end", withdraw="all:strathclyde", march="cumbria:2")
    assert len(t.armies("cumbria", "romans")) == 2
    assert not t.armies("strathclyde", "romans")
    assert [(event.to, event.cause) for event in told(t, UnitsRetreated)] == [("cumbria", "march")]


@proves("BR076", "15.5.2", "R54")
def test_romans_do_not_go_on_to_full_areas_or_to_others() -> None:
    t = dalriada("galloway", "cumbria", "pennines", romans={"galloway": 6})
    forts(t, "lothian", intact=False)
    stand(t, "picts", "lothian", 1)
    t.throw(1, 1, 1, 1)
    ends = {each.partition(":")[0] for each in offered(ask(t, "march", withdraw="all:strathclyde"))}
    assert ends == {"cumbria", "pennines"}


@proves("BR076", "15.5.2")
@pytest.mark.parametrize("destroyed", ["", "strathclyde"])
def test_no_retreat_through_a_destroyed_fort_or_to_a_dead_end(destroyed: str) -> None:
    t = dalriada(*(["galloway"] if destroyed else []), destroyed=destroyed)
    t.throw(1, 1, 1, 1, 6, 6, 1, 1)
    topics = {decision.topic for decision in play(t, "battles-end")}
    assert "withdraw" not in topics
    assert t.owner("dalriada") == "romans"


@proves("15.5.2", "B8.1")
def test_romans_who_came_another_way_do_not_retreat_to_a_subject() -> None:
    t = dalriada("galloway")
    engaged(t, "dalriada", "dunedin")
    t.throw(1, 1, 1, 1)
    decision = ask(t, "withdraw")
    assert "all:strathclyde" not in offered(decision)
    assert "all:dunedin" in offered(decision)


# 15.5.3: restrictions


def beaten(turn: int, romans_out: bool, **state: Any) -> Position:
    """The Saxons have taken an army from the Picts, who are down to one area; any nation may submit."""
    t = bare("romans-15", {"general_submission": True}, nation="saxons", turn=turn, saxons={"alban": 2, "york": 2})
    stand(t, "picts", "alban", 1)
    stand(t, "picts", "mar", 1)
    t.state.romans_out = romans_out
    for name, value in state.items():
        setattr(t.state, name, value)
    engaged(t, "alban", "dunedin")
    t.throw(6, 1, 1)
    return t


@proves("15.5.3", "B14.1")
@pytest.mark.parametrize("romans_out", [False, True])
def test_while_the_romans_are_in_play_no_one_submits_to_others(romans_out: bool) -> None:
    asked = asked_to_submit(beaten(7 if romans_out else 4, romans_out))
    assert asked == (["picts"] if romans_out else [])


@proves("15.5.3", "B14.1")
def test_submission_to_rome_is_not_the_one_submission() -> None:
    assert asked_to_submit(beaten(7, True, freed=["picts"], protected=["picts"])) == ["picts"]
    assert asked_to_submit(beaten(7, True, submitted=["picts"])) == []


# 15.5.4: the end


@proves("BR080", "15.5.4", "B3.1", "R59")
@pytest.mark.parametrize(("scenario", "turn"), [("romans-9", 4), ("romans-12", 5), ("romans-15", 6)])
def test_subjects_are_free_when_the_withdrawal_round_begins(scenario: str, turn: int) -> None:
    t = begin(scenario)
    t.state.turn, t.state.stage = turn, "round"
    t.state.subjects = ["brigantes", "welsh"]
    play(t, "nation")
    assert not t.state.subjects
    assert {(event.nation, event.cause) for event in told(t, SubmissionEnded)} == {
        ("brigantes", "withdrawal"),
        ("welsh", "withdrawal"),
    }
    t.clear_board()
    stand(t, "welsh", "gwynedd", 4)
    t.state.nation, t.state.stage = "welsh", "movement-start"
    go(t, "gwynedd", "clwyd", "2i")
    end_movement(t)
    assert len(t.all_armies("welsh")) == 4  # 2 an area again


@proves("15.5.4")
def test_submission_lasts_until_the_withdrawal_round() -> None:
    for turn in range(2, 6):
        t = bare("romans-15", turn=turn, stage="round")
        t.state.subjects = ["brigantes", "welsh"]
        play(t, "round-end")
        assert t.state.subjects == ["brigantes", "welsh"], turn


@proves("15.5.2", "15.5.4", "R14")
def test_who_has_submitted_is_protected_later() -> None:
    t = roman(romans={"kent": 1}, picts={"alban": 1})
    play(t, "battles-end", submission="yes")
    assert t.state.protected == ["picts"]


@proves("15.5.1", "15.5")
def test_submission_after_the_last_battle_cancels_nothing() -> None:
    t = roman(romans={"alban": 2}, picts={"alban": 1, "mar": 1})
    engaged(t, "alban", "dunedin")
    fight(t, 6, 1, 1, submission=["no", "yes"])
    assert t.state.subjects == ["picts"]
    assert places(t, t.all_armies("romans")) == ["alban", "alban"]
    assert not told(t, BattleCancelled)
