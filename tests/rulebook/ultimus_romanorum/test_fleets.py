"""Fleets: who commands them, what they carry, where they land [3.4.2, 6.3, 9.2]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.chapters.adjustments import adjust
from rules.ultimus_romanorum.chapters.balance import control_fleets, end_migration
from rules.ultimus_romanorum.chapters.campaign import move
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.chapters.fleets import landings, may_embark, may_land, sail, sailing, steps
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.scoring import both_enthroned, score_year
from rules.ultimus_romanorum.chapters.stratagems import coasts
from rules.ultimus_romanorum.chapters.stratagems import play as play_stratagem
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import FleetLanded, PointsScored, RallyTested
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    begin,
    campaign,
    deal,
    guard,
    offered,
    places,
    play,
    proves,
    reason,
    refused,
    stand,
    told,
    topics,
    tribe,
    two_emperors,
    usurp,
)

WEST, EAST = "classis-occidentalis", "classis-orientalis"
HOLD, SEA = "aboard-classis-occidentalis", "mare-internum-occidentalis"


def harbour(*pieces: str) -> Position:
    """The western fleet in Carthago, with Romans beside it."""
    t = bare()
    two_emperors(t)
    stand(t, "africa-4", *pieces)
    campaign(t)
    return t


@proves("UR075", "3.4.2")
def test_ur075_the_outer_seas_are_closed() -> None:
    t = harbour()
    assert refused(ask(t, sail(t, WEST, "roman"), "sail"), "mare-oceanus")
    t.put(WEST, "mare-internum-occidentalis")
    found = set(steps(t, WEST))
    assert "mare-internum-orientalis" in found
    assert "mare-oceanus" not in found
    assert all(t.area(area).port for area in found if area in t.data.areas)
    t.put(WEST, "hispaniae-4")
    assert steps(t, WEST) == ["mare-internum-occidentalis"]


@proves("UR076", "3.4.2")
def test_ur076_two_units_and_any_number_of_leaders() -> None:
    t = harbour("comites-alani", "comites-seniores", "ioviani-seniores", "sarus", "felix", "castinus")
    decision = ask(t, sail(t, WEST, "roman"), "load", sail="mare-internum-occidentalis")
    assert refused(decision, "comites-alani", "comites-seniores", "ioviani-seniores")
    assert not refused(decision, "comites-alani", "comites-seniores")
    decision = ask(t, sail(t, WEST, "roman"), "load-leaders", sail="mare-internum-occidentalis")
    assert not refused(decision, "sarus", "felix", "castinus")


@proves("3.4.2")
@pytest.mark.parametrize("topic", ["load", "load_leaders"])
def test_loading_is_taken_back_and_the_fleet_stays(topic: str) -> None:
    t = harbour("comites-alani", "comites-seniores", "sarus", "felix")
    assert play(t, sail(t, WEST, "roman"), sail="mare-internum-occidentalis", **{topic: "back"}) is False
    assert t.place(WEST) == t.place("sarus") == "africa-4"
    assert WEST in sailing(t, "roman")


@proves("3.4.2", "3.2.1", "R30")
def test_who_may_go_aboard() -> None:
    t = harbour("li-africa-1", "co-africa-1", "sarus", "comites-alani")
    t.state.moved = ["comites-alani"]
    assert set(may_embark(t, WEST, "roman")) == {"co-africa-1", "sarus"}
    t.state.fleets[WEST].used = True
    assert may_embark(t, WEST, "roman") == []
    t.state.fleets[WEST].used = False
    t.put(WEST, "italia-5")
    assert may_embark(t, WEST, "roman") == []


@proves("3.4.2", "R30")
def test_the_vandals_cross_to_sicily() -> None:
    """Gensericus and two units sail from Carthago to Italia 4 in one SMC and march in a later one."""
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "regnum", "africa-4", 2)
    stand(t, "africa-4", "gensericus")
    control_fleets(t)
    campaign(t, "barbarian")
    pieces = ("gensericus", "vandali-u1", "vandali-u2")
    play(
        t,
        move(t),
        movement=f"sail.{WEST}",
        sail="mare-internum-occidentalis",
        load=("vandali-u1", "vandali-u2"),
        load_leaders=("gensericus",),
        land="italia-4",
    )
    assert places(t, pieces) == {"italia-4"}
    assert t.place(WEST) == "mare-internum-occidentalis"
    assert refused(ask(t, move(t), "movement"), "lead.gensericus")
    assert refused(ask(t, move(t), "movement"), f"sail.{WEST}")
    t.state.moved = []
    t.changed()
    play(t, move(t), movement="lead.gensericus", goal="italia-5")
    play(t, move(t), movement=f"sail.{WEST}", sail="africa-4")
    assert places(t, pieces) == {"italia-5"}
    assert t.place(WEST) == "africa-4"


@proves("3.4.2", "4.3")
@pytest.mark.parametrize("other", ["", "suevi-u1"])
def test_a_tribal_leader_goes_aboard_with_a_unit_of_his_tribe_only(other: str) -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "regnum", "africa-4", 1)
    tribe(t, "suevi", "war", "africa-4", 1)
    stand(t, "africa-4", "gensericus")
    control_fleets(t)
    campaign(t, "barbarian")
    sea = "mare-internum-occidentalis"
    load = (other,) if other else ()
    asked = topics(t, sail(t, WEST, "barbarian"), sail=sea, load=load)
    assert "load-leaders" not in asked
    assert t.place("gensericus") == "africa-4"


@proves("3.4.2", "4.3")
def test_a_tribal_leader_needs_his_own_tribe_in_the_port_to_go_aboard() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "suevi", "war", "africa-4", 2)
    t.state.tribes["vandali"].status = "revolt"
    stand(t, "africa-4", "gensericus")
    control_fleets(t)
    campaign(t, "barbarian")
    assert set(may_embark(t, WEST, "barbarian")) == {"suevi-u1", "suevi-u2"}
    for piece in ("suevi-u1", "gensericus"):
        t.put(piece, f"aboard-{WEST}")
    t.put(WEST, "mare-internum-occidentalis")
    assert landings(t, WEST, "barbarian") == []


@proves("UR149", "3.4.2")
def test_ur149_a_long_voyage() -> None:
    t = harbour("honorius", "sarus", "felix", "comites-alani", "ioviani-seniores")
    aboard = ("honorius", "sarus", "felix", "comites-alani", "ioviani-seniores")
    play(
        t,
        sail(t, WEST, "roman"),
        sail="mare-internum-occidentalis",
        load=("comites-alani", "ioviani-seniores"),
        load_leaders=("honorius", "sarus", "felix"),
        land="stay",
    )
    assert places(t, aboard) == {f"aboard-{WEST}"}
    t.state.moved = []
    play(t, sail(t, WEST, "roman"), sail="mare-internum-orientalis", land="moesiae-4")
    assert places(t, aboard) == {"moesiae-4"}
    t.changed()
    assert refused(ask(t, move(t), "movement"), "lead.honorius")
    t.state.moved = []
    assert "africa-4" not in steps(t, WEST)
    play(t, sail(t, WEST, "roman"), sail="mare-internum-occidentalis")
    t.state.moved = []
    assert "africa-4" in steps(t, WEST)


@proves("3.4.2", "3.2.3", "R31")
def test_the_limits_of_units_hold_where_they_land() -> None:
    t = harbour("sarus", "comites-alani", "co-africa-1")
    for piece in ("sarus", "comites-alani"):
        t.put(piece, f"aboard-{WEST}")
    t.put(WEST, "mare-internum-orientalis")
    assert "italia-3" in landings(t, WEST, "roman")
    assert "moesiae-3" not in landings(t, WEST, "roman")
    t.put("co-africa-1", f"aboard-{WEST}")
    assert "italia-3" not in landings(t, WEST, "roman")
    assert "africa-5" in landings(t, WEST, "roman")


@proves("3.4.2", "3.2.3")
def test_no_one_is_put_ashore_in_a_port_he_may_not_enter() -> None:
    t = harbour("sarus")
    t.put("comites-alani", f"aboard-{WEST}")
    t.put(WEST, "mare-internum-orientalis")
    assert "italia-3" in steps(t, WEST)
    assert "moesiae-3" not in steps(t, WEST)


@proves("3.4.2", "3.2.2", "R67")
def test_a_leader_brings_ashore_as_many_as_his_capacity() -> None:
    t = harbour("honorius")
    assert t.leader("libius-severus").cc == 1
    for piece in ("libius-severus", "co-africa-1", "co-africa-2"):
        t.put(piece, f"aboard-{WEST}")
    t.state.thrones["west"].caesar = "libius-severus"
    t.put(WEST, "mare-internum-occidentalis")
    assert not may_land(t, WEST, "roman", "italia-5")
    t.put("co-africa-2", "africa-4")
    assert may_land(t, WEST, "roman", "italia-5")


@proves("3.6.3 D", "3.4.2")
@pytest.mark.parametrize(("roll", "joins"), [(5, False), (2, True)])
def test_a_usurper_who_lands_calls_on_leaderless_units(roll: int, joins: bool) -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "heraclianus", "africa-4", "co-africa-1")
    stand(t, "italia-5", "comites-alani")
    control_fleets(t)
    campaign(t, "barbarian")
    t.throw(roll)
    play(
        t,
        move(t),
        movement=f"sail.{WEST}",
        sail="mare-internum-occidentalis",
        load=("co-africa-1",),
        load_leaders=("heraclianus",),
        land="italia-5",
        rally="rally",
    )
    assert places(t, ("heraclianus", "co-africa-1")) == {"italia-5"}
    assert (t.camp("comites-alani") == "barbarian") == joins
    assert [(each.leader, each.joins) for each in told(t, RallyTested)] == [("heraclianus", joins)]
    assert t.state.march is None
    assert refused(ask(t, move(t), "movement"), "lead.heraclianus")


@proves("3.4.2", "R31")
def test_a_landing_among_enemies_is_an_attack_without_a_way_back() -> None:
    t = harbour("sarus", "comites-alani")
    tribe(t, "visigothi", "revolt", "italia-5", 1)
    play(
        t,
        sail(t, WEST, "roman"),
        sail="mare-internum-occidentalis",
        load=("comites-alani",),
        load_leaders=("sarus",),
        land="italia-5",
    )
    assert places(t, ("sarus", "comites-alani")) == {"italia-5"}
    assert t.state.came_from == {}


@proves("3.4.2", "7.1")
def test_enemy_fleets_and_enemy_ports_do_not_block() -> None:
    t = harbour()
    tribe(t, "visigothi", "revolt", "italia-5", 1)
    t.put(WEST, "mare-internum-occidentalis")
    t.put(EAST, "mare-internum-occidentalis")
    t.state.fleets[EAST].controller = "barbarian"
    assert "italia-5" in steps(t, WEST)
    assert sailing(t, "roman") == [WEST]


@proves("3.2.4", "3.4.2")
def test_a_guard_sails_with_its_leader_within_the_capacity() -> None:
    t = harbour("stilicho", "comites-alani")
    guard(t, "stilicho", "bu-4pf-1")
    play(
        t,
        sail(t, WEST, "roman"),
        sail="mare-internum-occidentalis",
        load=("comites-alani",),
        load_leaders=("stilicho",),
        land="stay",
    )
    assert places(t, ("stilicho", "comites-alani", "bu-4pf-1")) == {f"aboard-{WEST}"}


@proves("3.2.4", "3.4.2")
def test_a_leader_whose_guard_has_no_room_is_refused_with_the_rule() -> None:
    t = harbour("stilicho", "sarus", "comites-alani", "comites-seniores")
    guard(t, "stilicho", "bu-4pf-1")
    both = ("comites-alani", "comites-seniores")
    decision = ask(t, sail(t, WEST, "roman"), "load-leaders", sail="mare-internum-occidentalis", load=both)
    assert offered(decision) == {"sarus"}
    assert reason(decision, "stilicho") == "refused-aboard-guard"
    assert refused(decision, "sarus", "stilicho")


@proves("3.2.4", "3.4.2")
def test_of_leaders_with_guards_as_many_go_aboard_as_there_is_room() -> None:
    t = harbour("stilicho", "sarus", "felix", "comites-alani")
    guard(t, "stilicho", "bu-4pf-1")
    guard(t, "sarus", "bu-2pf-1")
    sea = "mare-internum-occidentalis"
    first = ask(t, sail(t, WEST, "roman"), "load-leaders", sail=sea, load=("comites-alani",))
    assert offered(first) == {"stilicho", "sarus"}
    assert refused(first, "stilicho", "sarus")
    leaders = [("stilicho",), ("felix",)]
    play(t, sail(t, WEST, "roman"), sail=sea, load=("comites-alani",), load_leaders=leaders, land="stay")
    assert places(t, ("stilicho", "bu-4pf-1", "felix", "comites-alani")) == {f"aboard-{WEST}"}
    assert places(t, ("sarus", "bu-2pf-1")) == {"africa-4"}


@proves("3.4.2", "R55")
@pytest.mark.parametrize(("status", "camp"), [("regnum", "barbarian"), ("foederati", "roman"), ("peace", "roman")])
def test_the_port_gives_control_for_the_next_year(status: str, camp: str) -> None:
    t = harbour()
    tribe(t, "vandali", status, "africa-4", 1)  # type: ignore[arg-type]
    assert t.state.fleets[WEST].controller == "roman"
    control_fleets(t)
    assert t.state.fleets[WEST].controller == camp


@proves("UR148", "3.4.2", "3.1.3", "R82", "10.2")
def test_ur148_a_garrison_in_the_city_keeps_the_port() -> None:
    t = bare()
    two_emperors(t, west="italia-4", east="thracia-3")
    tribe(t, "hunni", "war", "thracia-3", 2)
    for piece in ("theodosius-ii", "scythae"):
        t.put(piece, "constantinopolis-box")
    control_fleets(t)
    assert t.state.fleets[EAST].controller == "roman"
    score_year(t)
    scored = {each.cause: each.pv for each in told(t, PointsScored)}
    assert scored["pv-towns"] == 2
    assert "pv-east" not in scored
    assert scored["pv-thrones"] == 1
    assert both_enthroned(t)


@proves("6.3 Fleet", "R72")
def test_a_temporary_fleet_has_its_home_where_it_appears() -> None:
    t = harbour()
    assert "hispaniae-1" not in coasts(t)
    assert {"italia-5", "africa-2", "hunni-3"} <= set(coasts(t))
    deal(t, "roman", "fleet")
    play(t, play_stratagem(t, "roman", "fleet"), fleet="italia-5")
    fleet = t.state.fleets["classis-temporaria"]
    assert (fleet.home, fleet.controller, t.place("classis-temporaria")) == ("italia-5", "roman", "italia-5")
    assert t.place("fleet-1") == "laid-out"
    assert coasts(t) == []
    assert "sail.classis-temporaria" in offered(ask(t, move(t), "movement"))


@proves("2.7")
def test_no_fleet_sails_in_a_storm() -> None:
    t = harbour()
    t.state.stormy = ["roman"]
    assert sailing(t, "roman") == []


@proves("3.1.3", "3.4.2", "4.4.1")
def test_the_neutral_vandali_of_451_keep_the_western_fleet() -> None:
    t = begin("catalaunian-451")
    control_fleets(t)
    assert t.state.fleets[WEST].controller == "barbarian"


# Those aboard who are no longer of the commander's camp [R124, R125]


def at_sea(*pieces: str, camp: Camp = "roman") -> Position:
    """The western fleet under a camp off Italy, in that camp's SMC, with these counters aboard."""
    t = bare()
    two_emperors(t, west="galliae-5")
    campaign(t, camp)
    stand(t, HOLD, *pieces)
    t.put(WEST, SEA)
    t.state.fleets[WEST].controller, t.state.fleets[WEST].used = camp, True
    t.changed()
    return t


def migrating(*pieces: str) -> Position:
    """The Roman's fleet at sea with two Foederati, who obey the Barbarian since he played Migration."""
    t = at_sea("visigothi-u1", "visigothi-u2", *pieces)
    t.state.tribes["visigothi"].status = "foederati"
    deal(t, "barbarian", "migration")
    play(t, play_stratagem(t, "barbarian", "migration"))
    return t


@proves("3.4.2", "6.2 Migration", "R124")
def test_who_changes_camp_at_sea_is_not_landed_by_the_commander() -> None:
    t = migrating()
    assert landings(t, WEST, "roman") == []
    assert refused(ask(t, move(t), "movement"), f"land.{WEST}")
    assert "land" not in topics(t, sail(t, WEST, "roman"), sail="mare-internum-orientalis")
    assert places(t, ("visigothi-u1", "visigothi-u2")) == {HOLD}


@proves("3.4.2", "6.2 Migration", "R124")
def test_who_changes_camp_at_sea_is_landed_by_its_own_player() -> None:
    t = migrating("sarus")
    campaign(t, "barbarian")
    assert refused(ask(t, move(t), "movement"), f"sail.{WEST}")
    play(t, move(t), movement=f"land.{WEST}", land="italia-5")
    assert places(t, ("visigothi-u1", "visigothi-u2")) == {"italia-5"}
    assert t.place("sarus") == HOLD
    (landed,) = told(t, FleetLanded)
    assert set(landed.pieces) == {"visigothi-u1", "visigothi-u2"}


@proves("3.4.2", "R124")
def test_the_commander_lands_his_own_and_the_others_stay_aboard() -> None:
    t = migrating("sarus", "comites-alani")
    play(t, move(t), movement=f"land.{WEST}", land="italia-5")
    assert places(t, ("sarus", "comites-alani")) == {"italia-5"}
    assert places(t, ("visigothi-u1", "visigothi-u2")) == {HOLD}


@proves("3.4.2", "3.2.2", "R124")
def test_no_leader_of_the_other_camp_brings_units_ashore() -> None:
    t = at_sea("honorius", "co-africa-1")
    assert "italia-5" in landings(t, WEST, "roman")
    t.state.cause["co-africa-1"] = "west"
    t.changed()
    assert "italia-5" not in landings(t, WEST, "barbarian")
    assert "africa-4" in landings(t, WEST, "barbarian")


@proves("3.4.2", "3.6.4", "R124")
def test_the_following_of_a_dead_usurper_is_landed_by_the_roman() -> None:
    t = at_sea("felix", "comites-alani", camp="barbarian")
    usurp(t, "west", "heraclianus", "africa-4", "felix", "comites-alani")
    stand(t, HOLD, "felix", "comites-alani")
    assert "italia-5" in landings(t, WEST, "barbarian")
    play(t, die(t, "heraclianus", "death-assassinated", "6.3"))
    assert landings(t, WEST, "barbarian") == []
    campaign(t, "roman")
    play(t, move(t), movement=f"land.{WEST}", land="italia-5")
    assert places(t, ("felix", "comites-alani")) == {"italia-5"}


@proves("3.4.2", "8.1", "R125")
def test_in_a_port_the_others_stay_aboard_until_their_player_lands_them() -> None:
    t = migrating("sarus")
    stand(t, "africa-4", "comites-alani")
    play(t, move(t), movement=f"sail.{WEST}", sail="africa-4")
    assert t.place("sarus") == "africa-4"
    assert places(t, ("visigothi-u1", "visigothi-u2")) == {HOLD}
    assert battlefields(t) == []
    assert landings(t, WEST, "roman") == []
    campaign(t, "barbarian")
    t.state.moved = []
    decision = ask(t, move(t), "land", movement=f"land.{WEST}")
    assert offered(decision) == {"africa-4", "stay"}
    play(t, move(t), movement=f"land.{WEST}", land="africa-4")
    assert battlefields(t) == ["africa-4"]


@proves("3.4.2", "R125")
def test_a_fleet_with_others_aboard_gets_home_where_they_may_not_land() -> None:
    t = at_sea("co-italia-1")
    t.state.cause["co-italia-1"] = "west"
    t.changed()
    assert not may_land(t, WEST, "barbarian", "africa-4")
    assert "africa-4" in steps(t, WEST)


@proves("9.2", "R125")
def test_in_winter_all_aboard_a_fleet_at_home_go_ashore() -> None:
    t = migrating("sarus")
    play(t, move(t), movement=f"sail.{WEST}", sail="africa-4")
    end_migration(t)
    play(t, adjust(t))
    assert places(t, ("visigothi-u1", "visigothi-u2", "sarus", WEST)) == {"africa-4"}


@proves("9.2", "R83")
def test_those_of_both_camps_are_lost_with_a_fleet_abroad() -> None:
    t = migrating("comites-alani")
    end_migration(t)
    play(t, adjust(t))
    assert t.state.fleets[WEST].back
    assert HOLD not in places(t, ("visigothi-u1", "visigothi-u2", "comites-alani"))
