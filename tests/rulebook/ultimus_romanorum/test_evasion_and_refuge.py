"""Avoiding combat: evasion, refuge, Opportune Flight [8.2, 6.3]."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Pick
from rules.ultimus_romanorum.chapters.campaign import leave_city, move
from rules.ultimus_romanorum.chapters.combat import evasions, face, fight_for, flights
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.leaving import party, retreat
from rules.ultimus_romanorum.events import BattleFought, CandidateTested, Evaded, EvasionTested, Retreated
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    caesar,
    campaign,
    deal,
    enthrone,
    guard,
    offered,
    places,
    play,
    proves,
    reduce,
    refused,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)


def attacked(area: str, *defenders: str, visigothi: int = 5) -> Position:
    """Visigothi in revolt attack Romans in an area."""
    t = bare()
    two_emperors(t)
    stand(t, area, *defenders)
    tribe(t, "visigothi", "revolt", area, visigothi)
    return t


SIX = (
    "ioviani-seniores",
    "herculiani-seniores",
    "cornuti-seniores",
    "batavi-seniores",
    "comites-seniores",
    "comites-alani",
)


def force(t: Position, area: str) -> Force:
    """The Roman Force of an area."""
    return Force("roman", tuple(t.leaders_at(area, "roman")), tuple(t.units_at(area, "roman")))


# Evasion [8.2.1]


@proves("UR078", "8.2.1")
@pytest.mark.parametrize(("die", "evades"), [(1, True), (2, True), (3, False), (6, False)])
def test_ur078_evasion_below_the_best_vs(die: int, evades: bool) -> None:
    """Aegidius has VS 3, Sarus 2: the better counts."""
    t = attacked("galliae-5", "sarus", "aegidius", "comites-alani")
    t.throw(die, 0, *[0] * 4)
    who = {"evade": "evade"}
    if evades:
        who["evade_to"] = "italia-2"
    play(t, fight_for(t, "galliae-5", "barbarian"), **who)
    assert told(t, EvasionTested)[0].succeeds == evades
    assert (t.place("comites-alani") == "italia-2") == evades
    assert bool(told(t, BattleFought)) != evades


@proves("8.2.1", "8.3")
def test_no_one_must_evade() -> None:
    t = attacked("galliae-5", "aegidius", "comites-alani")
    decision = ask(t, fight_for(t, "galliae-5", "barbarian"), "evade")
    assert decision.default == ("fight",)
    assert decision.seat == t.seat("roman")


@proves("8.2.1")
def test_a_force_without_a_leader_cannot_evade() -> None:
    t = attacked("galliae-5", "comites-alani")
    t.throw(0)
    assert "evade" not in topics(t, fight_for(t, "galliae-5", "barbarian"))


@proves("UR079", "8.2.1")
def test_ur079_not_to_where_the_attacker_came_from() -> None:
    t = attacked("galliae-5", "aegidius", "comites-alani")
    t.state.came_from = {"galliae-5": ["galliae-4"]}
    t.throw(1)
    decision = ask(t, fight_for(t, "galliae-5", "barbarian"), "evade-to", evade="evade")
    assert refused(decision, "galliae-4")
    assert {"galliae-3", "italia-2"} <= offered(decision)


@proves("UR079", "8.2.1", "7.1")
def test_the_areas_an_attack_comes_from_are_remembered() -> None:
    t = attacked("galliae-5", "aegidius", "comites-alani", visigothi=0)
    tribe(t, "visigothi", "revolt", "galliae-4")
    stand(t, "galliae-4", "alaricus")
    stand(t, "galliae-6", "visigothi-u5")
    campaign(t, "barbarian")
    play(t, move(t), movement="lead.alaricus", goal="galliae-5")
    play(t, move(t), movement="unit.visigothi-u5", goal="galliae-5")
    assert t.state.came_from == {"galliae-5": ["galliae-4", "galliae-6"]}


@proves("8.2.1")
def test_not_beside_enemies_nor_friends_who_may_not_share() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "oriens-4", 1)
    tribe(t, "ghassanides", "foederati", "oriens-6")
    tribe(t, "persae", "war", "oriens-4", 2)
    stand(t, "oriens-4", "alaricus")
    stand(t, "oriens-5", "persae-u3")
    ways = evasions(t, "oriens-4", force(t, "oriens-4"))
    assert "oriens-6" not in ways
    assert "oriens-5" not in ways
    assert "oriens-2" in ways


@proves("UR080", "8.2.1", "3.2.1")
def test_ur080_limitanei_stay_behind() -> None:
    t = attacked("galliae-5", "aegidius", "li-galliae-1", visigothi=1)
    parties = evasions(t, "galliae-5", force(t, "galliae-5"))
    assert [each.units for each in parties["viennensis-1"]] == [()]
    assert [each.units for each in parties["galliae-3"]] == [("li-galliae-1",)]
    t.throw(1, 0)
    play(t, fight_for(t, "galliae-5", "barbarian"), evade="evade", evade_to="viennensis-1")
    assert t.place("aegidius") == "viennensis-1"
    assert told(t, BattleFought)[0].defender.leaders == ()


@proves("8.2.1", "3.2.2")
def test_a_co_evades_abroad_with_an_emperor_or_usurper_only() -> None:
    t = attacked("galliae-5", "aegidius", "co-galliae-1")
    assert [each.units for each in evasions(t, "galliae-5", force(t, "galliae-5"))["viennensis-3"]] == [()]
    t.state.thrones["west"].caesar = "aegidius"
    t.changed()
    assert [each.units for each in evasions(t, "galliae-5", force(t, "galliae-5"))["viennensis-3"]] == [
        ("co-galliae-1",)
    ]


@proves("UR151", "8.2.1", "3.6.5")
def test_ur151_a_usurper_evades_across_the_strait() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "britanniae-2", "co-britanniae-1", "co-britanniae-2")
    stand(t, "britanniae-2", "comites-alani", "comites-seniores")
    t.state.came_from = {"britanniae-2": ["galliae-1"]}
    t.throw(2)
    decision = ask(t, fight_for(t, "britanniae-2", "roman"), "evade-to", evade="evade")
    assert "galliae-7" in offered(decision)
    assert refused(decision, "galliae-1")
    assert refused(decision, "saxones")
    t.throw(2)
    play(t, fight_for(t, "britanniae-2", "roman"), evade="evade", evade_to="galliae-7")
    assert places(t, ("constantinus-iii", "co-britanniae-1", "co-britanniae-2")) == {"galliae-7"}


@proves("UR152", "8.2.1", "R73")
def test_ur152_one_area_for_all_who_evade() -> None:
    six = ("comites-seniores", "ioviani-seniores", "herculiani-seniores", "cornuti-seniores", "batavi-seniores")
    t = attacked("italia-2", "sarus", "priscus-attalus", "comites-alani", *six)
    t.put("priscus-attalus", "gone")
    stand(t, "italia-2", "glycerius")
    t.throw(1, 9)
    decision = ask(t, fight_for(t, "italia-2", "barbarian"), "evade-to", evade="evade")
    assert (decision.min, decision.max) == (1, 1)  # type: ignore[union-attr]
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade", evade_to="italia-4")
    assert len(told(t, Evaded)[0].pieces) == 2 + 5
    assert len(told(t, BattleFought)[0].defender.units) == 1


@proves("8.2.1")
def test_the_defender_picks_who_evades_with_a_leader() -> None:
    t = attacked("italia-2", "sarus", *SIX, visigothi=1)
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade", evade_to="italia-4", company=(SIX[-1],))
    assert told(t, Evaded)[0].pieces == ("sarus", SIX[-1])


@proves("8.2.1")
def test_the_defender_thinks_again_where_he_evades_to() -> None:
    t = attacked("italia-2", "sarus", *SIX, visigothi=1)
    t.throw(1, 9)
    ways, company = ["italia-4", "italia-1"], ["back", (SIX[-1],)]
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade", evade_to=ways, company=company)
    assert [(each.to, each.pieces) for each in told(t, Evaded)] == [("italia-1", ("sarus", SIX[-1]))]


@proves("8.4.1")
def test_the_owner_thinks_again_where_he_retreats_to() -> None:
    t = attacked("italia-2", "sarus", *SIX, visigothi=1)
    ways, company = ["italia-4", "italia-1"], ["back", SIX[:2]]
    play(t, retreat(t, "roman", "italia-2", ["sarus", *SIX], ()), retreat=ways, company=company)
    assert (told(t, Retreated)[0].to, told(t, Retreated)[0].pieces) == ("italia-1", ("sarus", *SIX[:2]))


@proves("8.2.1")
def test_no_one_is_asked_who_goes_if_all_can() -> None:
    t = attacked("italia-2", "sarus", *SIX[:3], visigothi=1)
    t.throw(1)
    assert "company" not in topics(t, fight_for(t, "italia-2", "barbarian"), evade="evade")
    assert told(t, Evaded)[0].pieces == ("sarus", *sorted(SIX[:3], key=lambda unit: (-t.values(unit).pf, unit)))


# A rearguard [8.2.1, R122]


PALATINI = ["ioviani-seniores", "herculiani-seniores", "cornuti-seniores", "batavi-seniores", "comites-alani"]


def beside_an_augustus(*chiefs_men: str, palatini: int = 3) -> Position:
    """Constantius, Augustus with CC 6, and a Visigothic chief with some of his men, attacked by Hunni in Galliae 5."""
    t = bare()
    two_emperors(t)
    stand(t, "galliae-5", "constantius-iii", *PALATINI[:palatini])
    t.throne("west").augustus = "constantius-iii"
    tribe(t, "visigothi", "foederati")
    stand(t, "galliae-5", "dux-visigothi", *chiefs_men)
    tribe(t, "hunni", "war", "galliae-5", 3)
    campaign(t, "barbarian")
    t.state.step = "combat"
    t.throw(0)
    return t


@proves("8.2.1", "3.2.2", "R73")
def test_leaders_share_the_units_so_that_as_many_as_possible_evade() -> None:
    """The chief takes his people, so that the Augustus has room for the CO that no one else may lead."""
    t = beside_an_augustus("visigothi-u1", "visigothi-u2", "visigothi-u3", palatini=2)
    stand(t, "galliae-5", "co-galliae-1", "co-galliae-3")
    t.throw(0, 9)
    play(t, fight_for(t, "galliae-5", "barbarian"), evade="evade")
    assert not list(t.units_at("galliae-5", "roman"))


@proves("8.2.1")
def test_of_leaders_alike_the_one_who_names_the_force_tries_to_evade() -> None:
    t = attacked("italia-2", "maiorianus", "aetius", *SIX[:2], visigothi=1)
    assert t.leader("maiorianus").vs == t.leader("aetius").vs
    t.throne("west").caesar = "aetius"
    t.throw(1)
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade")
    assert told(t, EvasionTested)[0].leader == "aetius"


@proves("8.2.1", "4.3", "R15", "R122")
def test_two_chiefs_of_one_people_evade_together() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "revolt", "italia-6", 2)
    stand(t, "italia-6", "gundericus", "gensericus", "herculiani-seniores")
    campaign(t)
    t.state.step = "combat"
    t.throw(1)
    play(t, fight_for(t, "italia-6", "roman"), evade="evade")
    assert len(places(t, ("gundericus", "gensericus", "vandali-u1", "vandali-u2"))) == 1
    assert t.place("gundericus") != "italia-6"


@proves("8.2.1", "4.3", "R15", "R122")
@pytest.mark.parametrize("answer", ["evade", "evade-some"])
def test_a_chief_goes_with_his_people_whom_an_augustus_takes_along(answer: str) -> None:
    t = beside_an_augustus("visigothi-u1")
    replies: dict[str, Any] = {"rearguard": PALATINI[:1]} if answer == "evade-some" else {}
    t.throw(0, 5)
    play(t, fight_for(t, "galliae-5", "barbarian"), evade=answer, **replies)
    assert t.place("dux-visigothi") == t.place("visigothi-u1") == t.place("constantius-iii") != "galliae-5"


@proves("8.2.1", "4.3", "R122")
def test_a_unit_kept_for_a_chief_takes_him_along() -> None:
    t = beside_an_augustus("visigothi-u1", palatini=5)
    reduce(t, "visigothi-u1")
    decision = ask(t, fight_for(t, "galliae-5", "barbarian"), "rearguard", evade="evade-some")
    assert "visigothi-u1" not in offered(decision)
    assert isinstance(decision, Pick)
    assert [each.id for each in decision.barred()] == ["visigothi-u1"]
    assert "without one of his people" in str(decision.why_not("visigothi-u1"))
    t.throw(0, 5)
    play(t, fight_for(t, "galliae-5", "barbarian"), evade="evade-some", rearguard=PALATINI[:1])
    assert t.place("dux-visigothi") == t.place("visigothi-u1") != "galliae-5"


@proves("6.3", "R23", "R27")
def test_a_chief_takes_flight_with_the_units_of_his_ally() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "revolt")
    tribe(t, "alani", "revolt", "italia-6", 1)
    t.state.tribes["alani"].ally = "vandali"
    stand(t, "italia-6", "gensericus", "herculiani-seniores")
    campaign(t)
    t.state.step = "combat"
    force = Force("barbarian", ("gensericus",), ("alani-u1",))
    assert set(flights(t, "italia-6", force, is_attacker=False)["italia-5"]) == {"gensericus", "alani-u1"}


@proves("8.2.1", "R122")
def test_units_stay_behind_as_a_rearguard() -> None:
    t = attacked("italia-2", "sarus", *SIX[:3], visigothi=1)
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade-some", evade_to="italia-4", rearguard=SIX[:1])
    assert set(told(t, Evaded)[0].pieces) == {"sarus", *SIX[1:3]}
    assert told(t, BattleFought)[0].defender.units == SIX[:1]
    assert told(t, BattleFought)[0].defender.leaders == ()


@proves("8.2.1", "R122")
def test_who_wanted_a_rearguard_may_take_everyone_along() -> None:
    t = attacked("italia-2", "sarus", *SIX[:3], visigothi=1)
    t.throw(1, 9)
    decision = ask(t, fight_for(t, "italia-2", "barbarian"), "rearguard", evade="evade-some", evade_to="italia-4")
    assert (decision.default, decision.min, decision.max) == ((), 0, 3)  # type: ignore[union-attr]
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade-some", evade_to="italia-4", rearguard=())
    assert set(told(t, Evaded)[0].pieces) == {"sarus", *SIX[:3]}
    assert not told(t, BattleFought)


@proves("8.2.1", "R122")
def test_a_leader_may_evade_alone() -> None:
    t = attacked("italia-2", "sarus", *SIX[:3], visigothi=1)
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade-some", evade_to="italia-4", rearguard=SIX[:3])
    assert told(t, Evaded)[0].pieces == ("sarus",)
    assert set(told(t, BattleFought)[0].defender.units) == {*SIX[:3]}


@proves("8.2.1", "R122")
def test_the_way_back_from_the_leaders_leads_to_the_units() -> None:
    t = attacked("italia-2", "sarus", "aegidius", *SIX[:3], visigothi=1)
    t.throw(1, 9)
    some: dict[str, Any] = {"evade": "evade-some", "evade_to": "italia-4"}
    leaders: list[tuple[str, ...]] = [("back",), ()]
    play(t, fight_for(t, "italia-2", "barbarian"), **some, rearguard=[SIX[:1], SIX[:2]], rearguard_leaders=leaders)
    assert told(t, BattleFought)[0].defender.units == SIX[:2]


@proves("8.2.1", "R122")
def test_a_leader_stays_with_the_rearguard() -> None:
    t = attacked("italia-2", "sarus", "aegidius", *SIX[:3], visigothi=1)
    t.throw(1, 9)
    some: dict[str, Any] = {"evade": "evade-some", "evade_to": "italia-4", "rearguard": SIX[:1]}
    decision = ask(t, fight_for(t, "italia-2", "barbarian"), "rearguard-leaders", **some)
    assert offered(decision) == {"sarus", "aegidius"}
    assert (decision.default, decision.min, decision.max) == ((), 0, 1)  # type: ignore[union-attr]
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), **some, rearguard_leaders=("aegidius",))
    assert set(told(t, Evaded)[0].pieces) == {"sarus", *SIX[1:3]}
    assert told(t, BattleFought)[0].defender.leaders == ("aegidius",)


@proves("8.2.1", "R122")
def test_no_leader_stays_without_a_unit() -> None:
    t = attacked("italia-2", "sarus", "aegidius", *SIX[:3], visigothi=1)
    t.throw(1, 9)
    some: dict[str, Any] = {"evade": "evade-some", "evade_to": "italia-4", "rearguard": ()}
    assert "rearguard-leaders" not in topics(t, fight_for(t, "italia-2", "barbarian"), **some)


@proves("8.2.1", "3.2.4", "R122")
def test_a_guard_stays_with_its_leader_and_leaves_with_him() -> None:
    t = attacked("italia-2", "sarus", "aegidius", *SIX[:1], visigothi=1)
    guard(t, "sarus", "bu-2pf-1")
    t.throw(1, 9)
    some: dict[str, Any] = {"evade": "evade-some", "evade_to": "italia-4", "rearguard": ()}
    decision = ask(t, fight_for(t, "italia-2", "barbarian"), "rearguard", evade="evade-some", evade_to="italia-4")
    assert offered(decision) == {SIX[0]}
    t.throw(1, 9)
    decision = ask(t, fight_for(t, "italia-2", "barbarian"), "rearguard-leaders", **some)
    assert offered(decision) == {"sarus"}
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "barbarian"), **some, rearguard_leaders=("sarus",))
    assert set(told(t, Evaded)[0].pieces) == {"aegidius", SIX[0]}
    assert told(t, BattleFought)[0].defender.units == ("bu-2pf-1",)


@proves("8.2.1", "4.5.1", "R15", "R122")
def test_a_chief_keeps_one_of_the_people_without_whom_he_cannot_go() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "italia-2", 3)
    stand(t, "italia-2", "alaricus", *SIX)
    t.throw(1, 9)
    decision = ask(t, fight_for(t, "italia-2", "roman"), "rearguard", evade="evade-some", evade_to="italia-4")
    assert offered(decision) == {"visigothi-u1", "visigothi-u2", "visigothi-u3"}
    assert decision.max == 2  # type: ignore[union-attr]
    tribe(t, "visigothi", "revolt", "italia-2", 1)
    for unit in ("visigothi-u2", "visigothi-u3"):
        t.put(unit, "gone")
    assert offered(ask(t, fight_for(t, "italia-2", "roman"), "evade")) == {"fight", "evade"}


@proves("8.2.1", "4.5.1", "R15", "R122")
def test_of_two_chiefs_each_keeps_one_of_his_people() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "italia-2", 3)
    tribe(t, "vandali", "revolt", "italia-2", 2)
    stand(t, "italia-2", "alaricus", "gensericus", *SIX)
    t.throw(1, 9)
    decision = ask(t, fight_for(t, "italia-2", "roman"), "rearguard", evade="evade-some", evade_to="italia-4")
    assert offered(decision) == {"visigothi-u2", "visigothi-u3", "vandali-u2"}
    t.throw(1, 9)
    some: dict[str, Any] = {"evade": "evade-some", "evade_to": "italia-4", "rearguard": ("vandali-u2",)}
    assert offered(ask(t, fight_for(t, "italia-2", "roman"), "rearguard-leaders", **some)) == {"gensericus"}
    t.throw(1, 9)
    play(t, fight_for(t, "italia-2", "roman"), **some, rearguard_leaders=("gensericus",))
    assert set(told(t, Evaded)[0].pieces) == {"alaricus", "visigothi-u1", "visigothi-u2", "visigothi-u3"}
    assert set(told(t, BattleFought)[0].defender.units) == {"vandali-u1", "vandali-u2"}


@proves("8.2.1", "R122")
def test_no_rearguard_where_everyone_must_go_or_stay() -> None:
    t = attacked("italia-2", "sarus", visigothi=1)
    guard(t, "sarus", "bu-2pf-1")
    assert offered(ask(t, fight_for(t, "italia-2", "barbarian"), "evade")) == {"fight", "evade"}
    t = attacked("italia-2", "sarus", SIX[0], visigothi=1)
    assert offered(ask(t, fight_for(t, "italia-2", "barbarian"), "evade")) == {"fight", "evade", "evade-some"}


@proves("8.2.1", "R122")
def test_of_too_many_the_rest_are_picked_after_the_rearguard() -> None:
    t = attacked("italia-2", "sarus", *SIX, visigothi=1)
    t.throw(1, 9)
    choices: dict[str, Any] = {"evade_to": ["italia-4", "italia-1"], "company": ["back", (SIX[1],)]}
    play(t, fight_for(t, "italia-2", "barbarian"), evade="evade-some", rearguard=[SIX[:1], SIX[:1]], **choices)
    assert [(each.to, each.pieces) for each in told(t, Evaded)] == [("italia-1", ("sarus", SIX[1]))]


# Who leaves in a retreat [8.4.1]


@proves("8.4.1", "R16")
def test_the_owner_picks_who_retreats_with_a_leader() -> None:
    t = attacked("italia-2", "sarus", *SIX, visigothi=1)
    pieces = ["sarus", *SIX]
    play(t, retreat(t, "roman", "italia-2", pieces, ()), retreat=["italia-4"], company=SIX[:2])
    assert told(t, Retreated)[0].pieces == ("sarus", *SIX[:2])
    assert len(told(t, Retreated)) == 1 + len(SIX[2:])


@proves("4.5.1", "8.4.1")
def test_a_federate_caesar_keeps_one_of_his_people() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "italia-2", 1)
    caesar(t, "west", "alaricus", "italia-2")
    stand(t, "italia-2", *SIX)
    chief = t.leader("alaricus")
    left = party(t, "alaricus", [*SIX, "visigothi-u1"], "italia-2", "italia-4")
    assert left is not None
    assert left.units[0] == left.bound == "visigothi-u1"
    assert len(left.units) == min(chief.cc, 7)
    alone = party(t, "alaricus", SIX, "italia-2", "italia-4")
    assert alone is None  # in the Empire he stays with his people (R15)


@proves("8.2.1", "3.2.4")
def test_the_guard_always_goes_along() -> None:
    t = attacked("italia-2", "sarus", *SIX, visigothi=1)
    guard(t, "sarus", "bu-2pf-1")
    t.throw(1, 9)
    decision = ask(t, fight_for(t, "italia-2", "barbarian"), "company", evade="evade", evade_to="italia-4")
    assert offered(decision) == set(SIX)
    assert decision.max == t.leader("sarus").cc - 1  # type: ignore[union-attr]


@proves("UR155", "8.2.1", "R80")
@pytest.mark.parametrize(("die", "evades"), [(4, True), (5, False)])
def test_ur155_divine_favour_changes_the_evasion_too(die: int, evades: bool) -> None:
    t = attacked("galliae-5", "aegidius", "comites-alani", visigothi=1)
    deal(t, "roman", "divine-favour")
    t.throw(die, 5)
    play(t, fight_for(t, "galliae-5", "barbarian"), battle__roman="divine-favour", evade="evade")
    assert told(t, EvasionTested)[0].succeeds == evades
    if not evades:
        assert [(each.cause, each.value) for each in told(t, BattleFought)[0].modifiers][-1] == ("die-favour", -2)


@proves("UR155", "8.2.1", "R80")
def test_the_attackers_favour_hinders_the_evasion() -> None:
    t = attacked("galliae-5", "aegidius", "comites-alani", visigothi=1)
    deal(t, "barbarian", "divine-favour")
    t.throw(1, 5)
    play(t, fight_for(t, "galliae-5", "barbarian"), battle__barbarian="divine-favour", evade="evade")
    assert not told(t, EvasionTested)[0].succeeds


# Opportune Flight [6.3]


@proves("6.3 Opportune Flight", "R23")
def test_a_whole_force_flees_without_leader_or_die() -> None:
    t = attacked("galliae-5", "comites-alani", "comites-seniores", "li-galliae-1")
    t.state.came_from = {"galliae-5": ["galliae-4"]}
    deal(t, "roman", "opportune-flight")
    decision = ask(t, fight_for(t, "galliae-5", "barbarian"), "flee", battle__roman="opportune-flight")
    assert refused(decision, "galliae-4")
    t = attacked("galliae-5", "comites-alani", "comites-seniores", "li-galliae-1")
    deal(t, "roman", "opportune-flight")
    play(t, fight_for(t, "galliae-5", "barbarian"), battle__roman="opportune-flight", flee="galliae-3")
    assert places(t, ("comites-alani", "comites-seniores", "li-galliae-1")) == {"galliae-3"}
    assert not told(t, BattleFought)


@proves("6.3 Opportune Flight", "R23")
def test_who_may_not_enter_stays_and_fights() -> None:
    t = attacked("galliae-5", "comites-alani", "li-galliae-1")
    deal(t, "roman", "opportune-flight")
    t.throw(0)
    play(t, fight_for(t, "galliae-5", "barbarian"), battle__roman="opportune-flight", flee="italia-2")
    assert t.place("comites-alani") == "italia-2"
    assert told(t, BattleFought)[0].defender.units == ("li-galliae-1",)


@proves("6.3 Opportune Flight", "R23")
def test_the_attacker_may_flee_the_way_he_came() -> None:
    t = attacked("galliae-5", "comites-alani", visigothi=2)
    t.state.came_from = {"galliae-5": ["galliae-4"]}
    deal(t, "barbarian", "opportune-flight")
    play(t, fight_for(t, "galliae-5", "barbarian"), battle__barbarian="opportune-flight", flee="galliae-4")
    assert places(t, ("visigothi-u1", "visigothi-u2")) == {"galliae-4"}


@proves("6.3 Opportune Flight")
def test_who_flees_thinks_again_from_which_battle() -> None:
    t = attacked("galliae-5", "comites-alani", visigothi=1)
    stand(t, "italia-2", "comites-seniores", "visigothi-u2")
    deal(t, "roman", "opportune-flight")
    choices: dict[str, Any] = {"in_battle": ["galliae-5", "italia-2"], "flee": ["back", "italia-4"]}
    play(t, face(t, ["galliae-5", "italia-2"], "barbarian"), battle__roman="opportune-flight", **choices)
    assert t.place("comites-seniores") == "italia-4"
    assert t.place("comites-alani") == "galliae-5"


@proves("6.3 Opportune Flight")
def test_no_flight_without_a_way_out() -> None:
    t = attacked("italia-8", "comites-alani")
    deal(t, "roman", "opportune-flight")
    assert flights(t, "italia-8", force(t, "italia-8"), is_attacker=False) == {}
    t.throw(5)
    assert "battle" not in topics(t, fight_for(t, "italia-8", "barbarian"))


# Refuge [8.2.2]


def besieged(*defenders: str, area: str = "italia-4") -> Position:
    """The western Augustus attacked in Ravenna, or the eastern one in Constantinopolis."""
    t = bare()
    two_emperors(t, west="italia-4", east="thracia-3")
    stand(t, area, *defenders)
    tribe(t, "visigothi", "revolt", area, 2)
    return t


@proves("8.2.2", "R33")
def test_an_augustus_takes_refuge_with_one_palatina() -> None:
    t = besieged("ioviani-seniores", "herculiani-seniores", "sarus", "castinus")
    guard(t, "honorius", "bu-2pf-1")
    t.throw(0)
    choices = {"refuge": "refuge", "escort": "herculiani-seniores", "companion": "castinus"}
    play(t, fight_for(t, "italia-4", "barbarian"), **choices)
    assert set(t.pieces.at("ravenna-box")) == {"honorius", "castinus", "bu-2pf-1", "herculiani-seniores"}
    assert "sarus" in told(t, BattleFought)[0].defender.leaders


@proves("8.2.2", "R33")
def test_one_unit_of_buccellarii_only() -> None:
    """A companion with a guard of his own can't go in beside a guarded Augustus."""
    t = besieged("ioviani-seniores", "castinus")
    guard(t, "honorius", "bu-2pf-1")
    guard(t, "castinus", "bu-2pf-2")
    t.throw(0)
    play(t, fight_for(t, "italia-4", "barbarian"), refuge="refuge")
    assert set(t.pieces.at("ravenna-box")) == {"honorius", "ioviani-seniores", "bu-2pf-1"}


@proves("8.2.2")
def test_no_refuge_without_a_palatina() -> None:
    t = besieged("co-italia-1")
    t.throw(9, 9)
    assert "refuge" not in topics(t, fight_for(t, "italia-4", "barbarian"))


@proves("8.2.2")
@pytest.mark.parametrize(
    ("area", "box", "unit"),
    [("italia-4", "ravenna-box", "ioviani-seniores"), ("thracia-3", "constantinopolis-box", "scythae")],
)
def test_each_augustus_has_his_city(area: str, box: str, unit: str) -> None:
    t = besieged(unit, area=area)
    play(t, fight_for(t, area, "barbarian"), refuge="refuge")
    assert unit in t.pieces.at(box)
    assert not told(t, BattleFought)


@proves("8.2.2")
def test_the_other_augustus_finds_no_refuge() -> None:
    t = bare()
    two_emperors(t, west="italia-3", east="italia-4")
    stand(t, "italia-4", "scythae", "lanciarii-seniores")
    tribe(t, "visigothi", "revolt", "italia-4", 1)
    t.throw(0)
    assert "refuge" not in topics(t, fight_for(t, "italia-4", "barbarian"))


@proves("8.2.2")
def test_a_tribal_leader_is_no_companion() -> None:
    t = besieged("ioviani-seniores")
    tribe(t, "franci-salii", "foederati", "italia-4", 1)
    stand(t, "italia-4", "chlodio", "sarus")
    decision = ask(t, fight_for(t, "italia-4", "barbarian"), "companion", refuge="refuge")
    assert offered(decision) == {"sarus", "none"}


@proves("8.2.2")
def test_those_in_the_city_leave_it_when_the_area_is_free() -> None:
    t = besieged("ioviani-seniores")
    play(t, fight_for(t, "italia-4", "barbarian"), refuge="refuge")
    campaign(t)
    assert refused(ask(t, move(t), "movement"), "leave.west")
    stand(t, "italia-5", "visigothi-u1", "visigothi-u2")
    assert "leave.west" in offered(ask(t, move(t), "movement"))
    leave_city(t, "west")
    assert places(t, ("honorius", "ioviani-seniores")) == {"italia-4"}
    assert "lead.honorius" in offered(ask(t, move(t), "movement"))


@proves("8.2.2")
def test_the_augustus_thinks_again_who_takes_refuge_with_him() -> None:
    t = besieged("ioviani-seniores", "cornuti-seniores", "castinus", "sarus")
    units, leaders = ["ioviani-seniores", "cornuti-seniores"], ["back", "castinus"]
    t.throw(0)
    play(t, fight_for(t, "italia-4", "barbarian"), refuge="refuge", escort=units, companion=leaders)
    assert set(t.pieces.at("ravenna-box")) == {"honorius", "cornuti-seniores", "castinus"}


@proves("8.2.2")
def test_all_in_the_city_perish_if_the_augustus_dies_there() -> None:
    t = besieged("ioviani-seniores", "castinus", "sarus")
    stand(t, "viennensis-3", "constantius-iii")
    play(t, fight_for(t, "italia-4", "barbarian"), refuge="refuge", companion="castinus")
    t.throw(1)
    play(t, die(t, "honorius", "death-natural", "2.D"))
    assert t.pieces.at("ravenna-box") == []
    assert t.place("ioviani-seniores") == "fallen"
    assert t.place("castinus") == "gone"


@proves("3.5.2", "8.2.2")
def test_an_augustus_who_dies_beside_the_other_does_not_approve_of_his_successor() -> None:
    t = bare("majorian-455")
    enthrone(t, "west", "petronius-maximus")
    enthrone(t, "east", "marcianus")
    for augustus in ("petronius-maximus", "marcianus"):
        t.put(augustus, "constantinopolis-box")
    stand(t, "italia-2", "maiorianus")
    play(t, die(t, "marcianus", "death-natural", "2.D"))
    assert not told(t, CandidateTested)
    assert t.throne("west").augustus == "maiorianus"


@proves("8.2.1")
def test_a_leader_of_the_lowest_value_is_not_asked_to_evade() -> None:
    """No die is below VS 1."""
    slow = next(each.id for each in bare().data.leaders.values() if each.vs == 1 and not each.tribe)
    t = attacked("galliae-5", slow, "comites-alani")
    t.throw(0, *[0] * 6)
    assert "evade" not in topics(t, fight_for(t, "galliae-5", "barbarian"))


@proves("8.2.1", "6.3", "R80")
def test_divine_favour_gives_a_leader_of_the_lowest_value_a_chance() -> None:
    slow = next(each.id for each in bare().data.leaders.values() if each.vs == 1 and not each.tribe)
    t = attacked("galliae-5", slow, "comites-alani")
    deal(t, "roman", "divine-favour")
    t.throw(2, 0, *[0] * 6)
    play(t, fight_for(t, "galliae-5", "barbarian"), battle__roman="divine-favour", evade="evade")
    assert told(t, EvasionTested)[0].succeeds
