"""Winter: fleets, units, leaders, refugees and Tribes [9]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.chapters.adjustments import adjust
from rules.ultimus_romanorum.chapters.administration import arrive
from rules.ultimus_romanorum.chapters.balance import check_capitals
from rules.ultimus_romanorum.chapters.losses import eliminate
from rules.ultimus_romanorum.chapters.scoring import score_year
from rules.ultimus_romanorum.chapters.thrones import exchange_camps
from rules.ultimus_romanorum.data.models import Status
from rules.ultimus_romanorum.events import (
    AugustusProclaimed,
    LeaderDied,
    LeadersSettled,
    PointsScored,
    UnitPlaced,
    UnitsJoined,
)
from rules.ultimus_romanorum.state import ABROAD, Fleet
from tests.rulebook.ultimus_romanorum.test_tribes import kingdom, status
from tests.rulebook.ultimus_romanorum.toolkit import (
    Position,
    ask,
    bare,
    begin,
    deal,
    enthrone,
    guard,
    offered,
    places,
    play,
    proves,
    reduce,
    stand,
    told,
    tribe,
    two_emperors,
    usurp,
)


def base(scenario: str = "rhine-406") -> Position:
    """A bare map with two Emperors in their capitals."""
    t = bare(scenario)
    two_emperors(t)
    return t


def fall(t: Position, *units: str, cause: str = "loss-battle") -> None:
    """Eliminate units where they stand."""
    eliminate(t, units, cause, "8.4.2")


# Fleets [9.2]


@proves("UR150", "9.2", "R54")
def test_ur150_a_fleet_in_another_port_is_lost_for_five_turns() -> None:
    t = base()
    t.state.turn = 460
    t.put("classis-orientalis", "oriens-7")
    play(t, adjust(t))
    assert t.state.fleets["classis-orientalis"].back == 466
    assert t.place("classis-orientalis") == "set-aside"
    assert t.state.fleets["classis-occidentalis"].back == 0


@proves("9.2", "9.4", "R84")
def test_a_people_that_drowns_settles_near_the_port_of_its_fleet() -> None:
    t = base()
    t.state.tribes["alani"].status = "foederati"
    t.put("classis-orientalis", "mare-internum-orientalis")
    for unit in t.data.units_of["alani"]:
        t.put(unit, "aboard-classis-orientalis")
    t.changed()
    play(t, adjust(t))
    assert places(t, t.data.units_of["alani"]) == {"thracia-3"}


@proves("4.2.2", "9.4")
def test_the_plague_among_a_people_at_peace_is_made_good_at_home() -> None:
    t = base()
    units = tribe(t, "persae", "peace", "persae-1", 3)
    reduce(t, units[1])
    fall(t, units[0], cause="loss-plague")
    play(t, adjust(t))
    assert t.place(units[0]) in t.data.tribes["persae"].homes
    assert t.state.reduced == []


@proves("9.4", "R52")
def test_no_grave_is_kept_of_the_bagaudae() -> None:
    t = base()
    tribe(t, "bagaudes", "war", "galliae-5")
    fall(t, "bagaudes-u1")
    play(t, adjust(t))
    assert t.place("bagaudes-u1") == "home"
    assert t.state.deaths == {}


@proves("9.2", "R83")
def test_a_lost_fleet_drowns_leaders_and_returns_units_at_once() -> None:
    t = base()
    t.state.turn = 418
    t.put("classis-occidentalis", "mare-internum-occidentalis")
    for piece in ("sarus", "co-africa-1", "comites-alani"):
        t.put(piece, "aboard-classis-occidentalis")
    reduce(t, "co-africa-1", "comites-alani")
    before = dict(t.state.pv)
    play(t, adjust(t))
    assert t.state.fleets["classis-occidentalis"].back == 424
    assert t.place("sarus") == "gone"
    assert t.area(t.place("co-africa-1")).diocese == "Africa"
    assert t.place("comites-alani") == "italia-2"
    assert t.state.reduced == []
    assert t.state.pv == before


@proves("9.2", "3.5.2")
def test_no_one_who_drowns_succeeds_an_emperor_who_drowns_with_him() -> None:
    t = begin("catalaunian-451")
    for leader in ("cyrus", "marcianus", "aspar"):
        t.put(leader, "aboard-classis-orientalis")
    t.put("classis-orientalis", "mare-internum-orientalis")
    play(t, adjust(t))
    assert not {t.throne("east").augustus, t.throne("east").caesar} & {"cyrus", "marcianus", "aspar"}
    assert [event.leader for event in told(t, LeaderDied)] == ["cyrus", "aspar", "marcianus"]
    assert "cyrus" not in {event.leader for event in told(t, AugustusProclaimed)}


@proves("6.3 Fleet", "9.2", "R72")
@pytest.mark.parametrize(("place", "stays"), [("africa-4", True), ("thracia-3", True), ("italia-5", False)])
def test_the_fleet_of_a_stratagem_stays_in_the_great_ports_only(place: str, stays: bool) -> None:
    t = base()
    deal(t, "barbarian", "fleet")
    t.put("fleet-1", "laid-out")
    t.state.fleets["classis-temporaria"] = Fleet(home="italia-5", controller="barbarian", capacity=2)
    t.put("classis-temporaria", place)
    play(t, adjust(t))
    assert ("classis-temporaria" in t.state.fleets) == stays
    assert t.place("fleet-1") == ("laid-out" if stays else "cup")
    if stays:
        fleet = t.state.fleets["classis-temporaria"]
        assert (fleet.home, fleet.controller) == (place, "roman")


# Limitanei and comitatenses [9.3.1]


@proves("9.3.1", "R53")
@pytest.mark.parametrize("unit", ["li-galliae-1", "co-galliae-1"])
def test_who_fell_in_his_diocese_returns_to_a_free_area_of_it(unit: str) -> None:
    t = base()
    stand(t, "galliae-4", unit)
    tribe(t, "visigothi", "foederati", "galliae-5", 1)
    reduce(t, unit)
    fall(t, unit)
    decision = ask(t, adjust(t), "return")
    assert offered(decision) == {*t.data.dioceses["Galliae"].areas} - {"galliae-5"}
    play(t, adjust(t), **{"return": "galliae-7"})
    assert t.place(unit) == "galliae-7"
    assert t.state.reduced == []


@proves("9.3.1")
def test_without_a_free_area_he_is_out_of_the_game() -> None:
    t = base()
    stand(t, "britanniae-1", "li-britanniae-1")
    fall(t, "li-britanniae-1")
    tribe(t, "saxones", "war", "britanniae-1")
    stand(t, "britanniae-2", "saxones-u2")
    stand(t, "britanniae-3", tribe(t, "franci-salii", "foederati")[0])
    play(t, adjust(t))
    assert t.place("li-britanniae-1") == "gone"


@proves("UR154", "9.3.1", "3.2.2")
def test_ur154_a_co_that_fell_abroad_is_out() -> None:
    t = base()
    stand(t, "viennensis-3", "co-italia-1")
    fall(t, "co-italia-1")
    play(t, adjust(t))
    assert t.place("co-italia-1") == "gone"


@proves("UR114", "9.3.1", "R127")
@pytest.mark.parametrize(
    ("unit", "area", "enemy", "recovers"),
    [
        ("co-galliae-1", "galliae-4", "alamanni", True),
        ("co-galliae-1", "galliae-4", "galliae-5", False),
        ("co-galliae-1", "galliae-7", "alamanni", False),
        ("li-galliae-1", "galliae-7", "alamanni", True),
        ("li-galliae-1", "galliae-7", "galliae-6", False),
        ("co-galliae-1", "viennensis-4", "alamanni", True),
    ],
)
def test_ur114_who_recovers(unit: str, area: str, enemy: str, recovers: bool) -> None:
    t = base()
    stand(t, area, unit)
    reduce(t, unit)
    tribe(t, "alamanni", "war", enemy, 1)
    play(t, adjust(t))
    assert (unit not in t.state.reduced) == recovers


@proves("9.3.1")
def test_roman_enemies_count_too() -> None:
    t = base()
    stand(t, "galliae-4", "co-galliae-1")
    reduce(t, "co-galliae-1")
    usurp(t, "west", "constantinus-iii", "galliae-5", "co-galliae-2")
    play(t, adjust(t))
    assert "co-galliae-1" in t.state.reduced


@proves("9.3.1", "R28")
@pytest.mark.parametrize(("area", "place"), [("alamanni", "galliae-7"), ("boiohaemum", "gone")])
def test_a_co_beside_its_diocese_comes_home_reduced(area: str, place: str) -> None:
    t = base()
    tribe(t, "alamanni", "war")
    stand(t, "franci-orientales", "alamanni-u1")
    stand(t, area, "co-galliae-1")
    replies = {"return": "galliae-7"} if place != "gone" else {}
    play(t, adjust(t), **replies)
    assert t.place("co-galliae-1") == place
    assert ("co-galliae-1" in t.state.reduced) == (place != "gone")


@proves("9.3.1", "9.3.2", "3.7.2", "R53")
def test_units_return_into_the_camp_that_holds_the_area() -> None:
    t = base()
    usurp(t, "west", "constantinus-iii", "italia-2", "co-italia-1")
    stand(t, "italia-3", "comites-alani")
    fall(t, "comites-alani")
    play(t, adjust(t))
    assert t.place("comites-alani") == "italia-2"
    assert t.camp("comites-alani") == "barbarian"


# Palatini and buccellarii [9.3.2, 9.3.3]


@proves("UR115", "UR116", "9.3.2")
@pytest.mark.parametrize(
    ("name", "state", "place"), [("vandali", "war", "waiting"), ("visigothi", "foederati", "italia-2")]
)
def test_ur115_ur116_fallen_palatini_return_to_their_capital(name: str, state: Status, place: str) -> None:
    t = base()
    stand(t, "italia-3", "comites-alani")
    fall(t, "comites-alani")
    tribe(t, name, state, "italia-2", 1)
    play(t, adjust(t))
    assert t.place("comites-alani") == place
    if place == "waiting":
        stand(t, "italia-3", f"{name}-u1")
        play(t, adjust(t))
        assert t.place("comites-alani") == "italia-2"


@proves("UR167", "9.3.2")
def test_ur167_foederati_bar_those_from_abroad_only() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "thracia-3", 1)
    stand(t, "thracia-2", "scythae")
    fall(t, "scythae")
    stand(t, "ostrogothi", "ioviani-iuniores")
    play(t, adjust(t))
    assert t.place("scythae") == "thracia-3"
    assert t.place("ioviani-iuniores") == ABROAD


@proves("9.3.2")
def test_those_from_abroad_wait_as_long_as_foederati_are_there() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "thracia-3", 1)
    stand(t, "ostrogothi", "ioviani-iuniores")
    for _ in range(3):
        play(t, adjust(t))
        assert t.place("ioviani-iuniores") == ABROAD
    stand(t, "thracia-2", "visigothi-u1")
    play(t, adjust(t))
    assert t.place("ioviani-iuniores") == "thracia-3"


@proves("9.3.2")
def test_those_from_abroad_who_waited_go_to_the_capital_where_they_began() -> None:
    t = base()
    t.state.capitals["comites-alani"] = "italia-4"
    tribe(t, "vandali", "war", "italia-4", 1)
    stand(t, "ostrogothi", "comites-alani")
    play(t, adjust(t))
    assert t.place("comites-alani") == ABROAD
    stand(t, "italia-3", "vandali-u1")
    play(t, adjust(t))
    assert t.place("comites-alani") == "italia-4"


@proves("9.3.2", "R118")
def test_foederati_of_a_usurper_let_the_fallen_in_and_win_them() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "italia-2", 1)
    t.state.cause["visigothi-u1"] = "west"
    stand(t, "galliae-7", "comites-alani")
    fall(t, "comites-alani")
    play(t, adjust(t))
    assert (t.place("comites-alani"), t.camp("comites-alani")) == ("italia-2", "barbarian")


@proves("9.3.2", "R118")
@pytest.mark.parametrize(
    ("capital", "half", "palatina"), [("italia-4", "west", "ioviani-seniores"), ("thracia-3", "east", "scythae")]
)
def test_foederati_of_a_usurper_bar_ravenna_and_constantinopolis(capital: str, half: str, palatina: str) -> None:
    t = base()
    tribe(t, "visigothi", "foederati", capital, 1)
    t.state.cause["visigothi-u1"] = half
    stand(t, "galliae-7", palatina)
    fall(t, palatina)
    play(t, adjust(t))
    assert t.place(palatina) == "waiting"
    del t.state.cause["visigothi-u1"]
    play(t, adjust(t))
    assert (t.place(palatina), t.camp(palatina)) == (capital, "roman")


@proves("9.3.2", "R118")
def test_foederati_of_a_usurper_bar_those_from_abroad() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "thracia-3", 1)
    t.state.cause["visigothi-u1"] = "east"
    stand(t, "ostrogothi", "ioviani-iuniores")
    play(t, adjust(t))
    assert t.place("ioviani-iuniores") == ABROAD


@proves("9.3.2", "3.3.4", "R118")
def test_reinforcements_wait_for_ravenna_and_constantinopolis_as_the_fallen_do() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "thracia-3", 1)
    t.state.cause["visigothi-u1"] = "east"
    t.put("scythae", "to-come")
    arrive(t, "scythae", "thracia-3")
    assert t.place("scythae") == "waiting"


@proves("9.3.2", "3.3.4", "R118")
def test_reinforcements_arrive_among_foederati_of_rome() -> None:
    t = base()
    tribe(t, "visigothi", "foederati", "thracia-3", 1)
    t.put("scythae", "to-come")
    arrive(t, "scythae", "thracia-3")
    assert (t.place("scythae"), t.camp("scythae")) == ("thracia-3", "roman")


@proves("9.3.2")
def test_palatini_abroad_go_to_their_capital_at_full_strength() -> None:
    t = base()
    stand(t, "ostrogothi", "scythae")
    reduce(t, "scythae")
    play(t, adjust(t))
    assert t.place("scythae") == "thracia-3"
    assert t.state.reduced == []


@proves("9.3.2")
@pytest.mark.parametrize(
    ("area", "enemy", "recovers"),
    [("italia-3", "italia-5", True), ("italia-3", "italia-2", False), ("galliae-7", "", False)],
)
def test_palatini_recover_in_quiet_towns(area: str, enemy: str, recovers: bool) -> None:
    t = base()
    stand(t, area, "comites-alani")
    reduce(t, "comites-alani")
    if enemy:
        tribe(t, "vandali", "war", enemy, 1)
    play(t, adjust(t))
    assert ("comites-alani" not in t.state.reduced) == recovers


@proves("9.3.2")
@pytest.mark.parametrize(("holder", "place", "camp"), [("tribe", "waiting", ""), ("rebels", "italia-4", "barbarian")])
def test_ravenna_in_enemy_hands_while_the_augustus_holds_the_city(holder: str, place: str, camp: str) -> None:
    t = base()
    t.put("honorius", "ravenna-box")
    stand(t, "italia-3", "ioviani-seniores")
    fall(t, "ioviani-seniores")
    if holder == "tribe":
        tribe(t, "visigothi", "revolt", "italia-4", 1)
    else:
        usurp(t, "west", "constantinus-iii", "italia-4", "co-britanniae-1")
    t.throw(5)
    play(t, adjust(t))
    assert t.place("ioviani-seniores") == place
    if camp:
        assert t.camp("ioviani-seniores") == camp


@proves("9.3.2", "9.3.3", "R126")
@pytest.mark.parametrize("besieged", [True, False])
def test_no_one_recovers_in_a_besieged_refuge(besieged: bool) -> None:
    t = base()
    for piece in ("honorius", "comites-alani"):
        t.put(piece, "ravenna-box")
    guard(t, "honorius", "bu-2pf-1")
    reduce(t, "comites-alani", "bu-2pf-1")
    if besieged:
        tribe(t, "visigothi", "revolt", "italia-4", 1)
        t.throw(5)
    play(t, adjust(t))
    assert t.state.reduced == (["comites-alani", "bu-2pf-1"] if besieged else [])


@proves("9.3.3", "R126")
def test_no_buccellarii_return_into_a_besieged_refuge() -> None:
    t = base()
    t.put("honorius", "ravenna-box")
    guard(t, "honorius", "bu-2pf-1")
    fall(t, "bu-2pf-1")
    tribe(t, "visigothi", "revolt", "italia-4", 1)
    t.throw(5)
    play(t, adjust(t))
    assert (t.place("bu-2pf-1"), "honorius" in t.state.guard) == ("guards", False)


@proves("9.3.3")
@pytest.mark.parametrize(
    ("area", "enemy", "back"), [("italia-3", "", True), ("galliae-7", "", False), ("italia-3", "italia-2", False)]
)
def test_fallen_buccellarii_return_to_their_leader_in_a_quiet_town(area: str, enemy: str, back: bool) -> None:
    t = base()
    stand(t, area, "stilicho")
    guard(t, "stilicho", "bu-4pf-1")
    fall(t, "bu-4pf-1")
    if enemy:
        tribe(t, "vandali", "war", enemy, 1)
    play(t, adjust(t))
    assert t.place("bu-4pf-1") == (area if back else "guards")
    assert ("stilicho" in t.state.guard) == back


@proves("8.2.2", "9.3.3", "R33")
@pytest.mark.parametrize("crowded", [True, False])
def test_fallen_buccellarii_find_no_room_beside_others_in_a_refuge(crowded: bool) -> None:
    t = base()
    for leader in ("honorius", "stilicho"):
        t.put(leader, "ravenna-box")
    guard(t, "stilicho", "bu-4pf-1")
    fall(t, "bu-4pf-1")
    if crowded:
        guard(t, "honorius", "bu-2pf-1")
    play(t, adjust(t))
    assert t.place("bu-4pf-1") == ("guards" if crowded else "ravenna-box")


@proves("9.3.3")
def test_reduced_buccellarii_recover_in_quiet_towns() -> None:
    t = base()
    stand(t, "italia-3", "stilicho")
    guard(t, "stilicho", "bu-4pf-1")
    reduce(t, "bu-4pf-1")
    play(t, adjust(t))
    assert t.state.reduced == []


# Leaders and refugees [9.3.4, 9.3.5]


@proves("9.3.4", "R84", "3.2.4")
def test_roman_leaders_abroad_go_to_the_nearest_town() -> None:
    t = base()
    stand(t, "alamanni", "stilicho")
    guard(t, "stilicho", "bu-4pf-1")
    tribe(t, "vandali", "war", "galliae-4", 1)
    decision = ask(t, adjust(t), "winter")
    assert offered(decision) == {"galliae-5", "italia-1"}
    play(t, adjust(t), winter="galliae-5")
    assert places(t, ("stilicho", "bu-4pf-1")) == {"galliae-5"}


@proves("9.3.4")
def test_roman_leaders_in_the_empire_stay() -> None:
    t = base()
    stand(t, "galliae-7", "sarus")
    play(t, adjust(t))
    assert t.place("sarus") == "galliae-7"


@proves("9.3.5")
@pytest.mark.parametrize(("roll", "falls"), [(0, True), (1, False), (9, False)])
def test_ravenna_falls_on_zero(roll: int, falls: bool) -> None:
    t = base()
    for piece in ("honorius", "ioviani-seniores"):
        t.put(piece, "ravenna-box")
    stand(t, "viennensis-3", "valentinianus-iii")
    tribe(t, "visigothi", "revolt", "italia-4", 1)
    before = t.state.pv["b"]
    t.throw(roll, 1)
    play(t, adjust(t))
    assert (t.place("honorius") == "gone") == falls
    assert (t.place("ioviani-seniores") == "fallen") == falls
    assert t.state.pv["b"] == before
    assert t.state.thrones["west"].augustus == ("valentinianus-iii" if falls else "honorius")


@proves("UR093", "9.3.5")
@pytest.mark.parametrize(("second", "saved"), [(5, True), (6, True), (4, False)])
def test_ur093_a_second_die_saves_constantinopolis(second: int, saved: bool) -> None:
    t = base()
    for piece in ("theodosius-ii", "scythae"):
        t.put(piece, "constantinopolis-box")
    tribe(t, "hunni", "war", "thracia-3", 1)
    stand(t, "oriens-2", "anthemius-maior")
    t.throw(0, second)
    play(t, adjust(t))
    assert (t.place("theodosius-ii") == "constantinopolis-box") == saved


@proves("9.3.5")
def test_no_roll_while_the_area_is_free() -> None:
    t = base()
    t.put("honorius", "ravenna-box")
    play(t, adjust(t))
    assert t.place("honorius") == "ravenna-box"


@proves("UR147", "9.3.5", "3.6.4", "3.5.2")
def test_ur147_the_fall_of_the_city_in_a_civil_war() -> None:
    t = base()
    t.put("honorius", "ravenna-box")
    stand(t, "viennensis-3", "constantius-iii")
    usurp(t, "west", "constantinus-iii", "italia-4", "co-britanniae-1")
    before = dict(t.state.pv)
    t.throw(0, 4)
    play(t, adjust(t))
    assert t.state.thrones["west"].augustus == "constantius-iii"
    assert t.usurpation_runs("west")
    assert (t.state.roman, t.state.pv) == ("a", before)


# Tribes [9.4]


@proves("UR166", "9.4", "R29", "10.2")
def test_ur166_a_vanquished_minor_tribe_is_at_peace_at_home() -> None:
    t = base()
    fall(t, *tribe(t, "alamanni", "war", "galliae-5"))
    score_year(t)
    play(t, adjust(t))
    assert status(t, "alamanni") == ["peace"]
    assert places(t, t.data.units_of["alamanni"]) == {"alamanni"}
    assert [each.pv for each in told(t, PointsScored) if each.cause == "pv-tribe"] == [1]


@proves("9.4", "4.2.2")
def test_a_vanquished_major_tribe_goes_home_with_its_leaders() -> None:
    t = base()
    fall(t, *tribe(t, "vandali", "war", "galliae-5"))
    stand(t, "galliae-4", "gundericus")
    play(t, adjust(t))
    assert status(t, "vandali") == ["peace"]
    assert places(t, ("gundericus", *t.data.units_of["vandali"])) == {"vandali"}
    (settled,) = told(t, LeadersSettled)
    assert (settled.leaders, settled.area, settled.cause) == (("gundericus",), "vandali", "settled-home")


@proves("UR112", "9.4", "R84")
def test_ur112_a_federated_tribe_is_placed_nearby() -> None:
    t = base()
    fall(t, *tribe(t, "vandali", "war", "galliae-5"))
    t.state.federating = ["vandali"]
    stand(t, "galliae-5", "comites-alani")
    decision = ask(t, adjust(t), "settle")
    assert "galliae-4" in offered(decision)
    assert not {area for area in offered(decision) if not t.area(area).in_empire}
    assert "galliae-5" not in offered(decision)
    stand(t, "galliae-7", "gundericus")
    play(t, adjust(t), settle="galliae-4")
    assert status(t, "vandali") == ["foederati"]
    assert places(t, ("gundericus", *t.data.units_of["vandali"])) == {"galliae-4"}
    (settled,) = told(t, LeadersSettled)
    assert (settled.leaders, settled.area, settled.cause) == (("gundericus",), "galliae-4", "settled-treaty")


@proves("9.4", "9.4.1")
def test_a_tribe_at_war_with_units_left_recovers_and_is_reinforced() -> None:
    t = base()
    tribe(t, "vandali", "war", "galliae-5")
    stand(t, "galliae-7", "vandali-u2")
    stand(t, "vandali", "vandali-u3")
    fall(t, "vandali-u4")
    reduce(t, "vandali-u1", "vandali-u2", "vandali-u3")
    play(t, adjust(t))
    assert status(t, "vandali") == ["war"]
    assert t.state.reduced == ["vandali-u2"]
    assert t.place("vandali-u4") == "vandali"


@proves("9.4", "9.4.2")
@pytest.mark.parametrize("state", ["foederati", "revolt"])
def test_foederati_and_revolts_recover_alone_or_in_towns_and_their_dead_return(state: Status) -> None:
    t = base()
    units = tribe(t, "visigothi", state, "galliae-5")
    stand(t, "galliae-7", units[1])
    stand(t, "viennensis-1", units[2], units[3])
    fall(t, units[4])
    reduce(t, *units[:4])
    decision = ask(t, adjust(t), "return")
    assert offered(decision) == {"galliae-5", "galliae-7", "viennensis-1"}
    play(t, adjust(t), **{"return": "galliae-5"})
    assert set(t.state.reduced) == {units[2], units[3]}
    assert t.place(units[4]) == "galliae-5"


@proves("UR110", "9.4", "R84")
def test_ur110_destroyed_foederati_settle_nearby() -> None:
    t = base()
    units = tribe(t, "visigothi", "foederati", "galliae-5")
    fall(t, *units)
    tribe(t, "hunni", "war", "galliae-5", 2)
    for number, area in enumerate(each for each in t.data.beside("galliae-5") if each != "viennensis-1"):
        romans = [unit for unit in t.data.units if t.data.units[unit].category in ("PA", "CO")]
        stand(t, area, romans[number])
    play(t, adjust(t))
    assert status(t, "visigothi") == ["foederati"]
    assert places(t, units) == {"viennensis-1"}


@proves("9.4", "R84")
@pytest.mark.parametrize(
    ("island", "near", "far"),
    [
        ("italia-8", {"italia-5", "africa-4", "viennensis-3"}, {"italia-3", "italia-8", "britanniae-1", "italia-1"}),
        ("moesiae-6", {"moesiae-5", "asia-4", "oriens-10"}, {"moesiae-1", "moesiae-6", "thracia-1", "italia-5"}),
    ],
)
def test_from_an_island_the_areas_on_the_same_sea_are_nearest(island: str, near: set[str], far: set[str]) -> None:
    t = base()
    units = tribe(t, "visigothi", "revolt", island)
    fall(t, *units)
    stand(t, island, "comites-seniores")
    decision = ask(t, adjust(t), "settle")
    assert near <= offered(decision)
    assert not far & offered(decision)
    to = min(near)
    play(t, adjust(t), settle=to)
    assert status(t, "visigothi") == ["foederati"]
    assert places(t, units) == {to}


@proves("9.4", "R84")
def test_a_people_that_falls_on_an_empty_island_settles_there() -> None:
    t = base()
    units = tribe(t, "saxones", "war", "italia-8")
    fall(t, *units)
    t.state.federating = ["saxones"]
    play(t, adjust(t))
    assert places(t, units) == {"italia-8"}


@proves("UR162", "9.4", "4.5.2", "10.2")
def test_ur162_a_vanquished_revolt_serves_again() -> None:
    t = base()
    units = tribe(t, "visigothi", "revolt", "galliae-5")
    fall(t, *units)
    score_year(t)
    play(t, adjust(t))
    assert status(t, "visigothi") == ["foederati"]
    assert len(places(t, units)) == 1
    assert [each.pv for each in told(t, PointsScored) if each.cause == "pv-tribe"] == [3]


@proves("UR109", "9.4", "R81", "R92", "10.2")
def test_ur109_a_kingdom_destroyed_with_its_capital() -> None:
    t = kingdom()
    fall(t, *t.data.units_of["vandali"])
    stand(t, "africa-3", *t.data.units_of["alani"])
    stand(t, "africa-4", "lanciarii-seniores")
    stand(t, "africa-5", "scythae")
    stand(t, "africa-3", "gensericus")
    play(t, check_capitals(t))
    score_year(t)
    assert [each.pv for each in told(t, PointsScored) if each.cause == "pv-tribe"] == [3]
    stand(t, "africa-2", *t.data.units_of["alani"])
    play(t, adjust(t))
    assert status(t, "vandali", "alani") == ["foederati", "foederati"]
    assert places(t, t.data.units_of["vandali"]) == {"africa-3"}


@proves("UR109", "9.4", "R92")
def test_the_fallen_allies_of_a_destroyed_kingdom_settle_with_it() -> None:
    t = kingdom()
    fall(t, *t.data.units_of["alani"], *t.data.units_of["vandali"])
    stand(t, "africa-4", "lanciarii-seniores")
    stand(t, "africa-5", "scythae")
    play(t, adjust(t))
    assert status(t, "vandali", "alani") == ["foederati", "foederati"]
    assert places(t, (*t.data.units_of["vandali"], *t.data.units_of["alani"])) == {"africa-3"}


@proves("UR159", "9.4", "9.4.3", "R81", "10.2")
def test_ur159_a_kingdom_whose_capital_is_free_lives_on() -> None:
    t = kingdom()
    stand(t, "italia-6", *t.data.units_of["vandali"])
    stand(t, "africa-3", *t.data.units_of["alani"])
    fall(t, *t.data.units_of["vandali"])
    play(t, check_capitals(t))
    score_year(t)
    play(t, adjust(t))
    assert status(t, "vandali", "alani") == ["regnum", "regnum"]
    assert places(t, t.data.units_of["vandali"]) == {"africa-4"}
    assert t.state.tribes["vandali"].king == "gensericus"
    assert not [each for each in told(t, PointsScored) if each.cause == "pv-tribe"]


@proves("UR160", "9.4", "4.5.3", "R81")
def test_ur160_a_fallen_kingdom_gets_its_dead_back_reduced() -> None:
    t = kingdom()
    units = t.data.units_of["vandali"]
    stand(t, "hispaniae-6", *units[:2], *t.data.units_of["alani"])
    fall(t, *units[2:])
    stand(t, "africa-4", "lanciarii-seniores")
    before = dict(t.state.pv)
    play(t, check_capitals(t))
    play(t, adjust(t))
    assert status(t, "vandali", "alani") == ["revolt", "revolt"]
    assert (t.place("gensericus"), t.state.pv) == ("gone", before)
    assert places(t, units) == {"hispaniae-6"}
    assert set(t.state.reduced) == {*units[2:]}


@proves("9.4", "R81", "R92")
def test_the_dead_of_a_kingdom_and_its_allies_return_to_the_capital() -> None:
    t = kingdom()
    stand(t, "africa-1", "vandali-u1", "alani-u1")
    fall(t, "vandali-u1", "alani-u1")
    play(t, adjust(t))
    assert places(t, ("vandali-u1", "alani-u1")) == {"africa-4"}
    fall(t, "alani-u1", "alani-u2")
    play(t, adjust(t))
    assert status(t, "alani") == ["regnum"]
    assert places(t, ("alani-u1", "alani-u2")) == {"africa-4"}
    assert t.state.reduced == []


@proves("6.3", "9.4", "R81")
def test_the_plague_in_a_neutral_kingdom_is_made_good_too() -> None:
    t = kingdom()
    t.state.neutral = ["vandali", "alani"]
    reduce(t, "vandali-u1", "alani-u2")
    fall(t, "vandali-u2", cause="loss-plague")
    play(t, adjust(t))
    assert t.state.reduced == []
    assert t.place("vandali-u2") == "africa-4"


@proves("9.4", "R92")
def test_allies_make_peace_with_their_major_tribe_but_not_without_it() -> None:
    t = base()
    tribe(t, "vandali", "war", "galliae-5")
    tribe(t, "alani", "war", "galliae-4")
    t.state.tribes["alani"].ally = "vandali"
    fall(t, *t.data.units_of["alani"])
    play(t, adjust(t))
    assert status(t, "vandali", "alani") == ["war", "war"]
    assert places(t, t.data.units_of["alani"]) == {"alani"}
    fall(t, *t.data.units_of["vandali"])
    play(t, adjust(t))
    assert status(t, "vandali", "alani") == ["peace", "peace"]


@proves("9.4", "R88", "R92")
def test_subjects_of_the_hunni_stand_alone() -> None:
    t = base()
    for name in ("hunni", "gepidae"):
        tribe(t, name, "war", "moesiae-1")
    t.state.tribes["gepidae"].ally = "hunni"
    fall(t, *t.data.units_of["hunni"])
    play(t, adjust(t))
    assert status(t, "hunni", "gepidae") == ["peace", "war"]
    tribe(t, "hunni", "war", "moesiae-1")
    fall(t, *t.data.units_of["gepidae"])
    play(t, adjust(t))
    assert status(t, "hunni", "gepidae") == ["war", "peace"]


@proves("9.4", "R52")
def test_vanquished_bagaudes_go_off_the_map() -> None:
    t = base()
    fall(t, *tribe(t, "bagaudes", "war", "galliae-7"))
    play(t, adjust(t))
    assert status(t, "bagaudes") == ["off-map"]
    assert t.place("bagaudes-u1") == "home"


@proves("9.4", "R91")
def test_a_tribe_without_a_home_becomes_foederati() -> None:
    t = base()
    fall(t, *tribe(t, "ghassanides", "war", "oriens-6"))
    play(t, adjust(t))
    assert status(t, "ghassanides") == ["foederati"]


@proves("9.4", "R85")
def test_units_wait_a_turn_while_their_home_is_held() -> None:
    t = base()
    tribe(t, "alamanni", "war", "galliae-5")
    fall(t, "alamanni-u1")
    tribe(t, "franci-salii", "foederati", "alamanni", 1)
    play(t, adjust(t))
    assert t.place("alamanni-u1") == "waiting"
    stand(t, "galliae-1", "franci-salii-u1")
    play(t, adjust(t))
    assert t.place("alamanni-u1") == "alamanni"


@proves("9.4", "3.7.2", "R65", "R92")
def test_an_ally_without_units_comes_back_in_the_camp_of_the_major_tribe() -> None:
    t = base()
    goths, suevi = tribe(t, "visigothi", "foederati", "galliae-5"), tribe(t, "suevi", "foederati", "galliae-5")
    t.state.tribes["suevi"].ally = "visigothi"
    usurp(t, "west", "constantinus-iii", "galliae-6", "co-galliae-1", *goths, *suevi)
    stand(t, "galliae-5", *goths)
    fall(t, *suevi)
    play(t, adjust(t))
    assert {t.place(unit) for unit in suevi} == {"galliae-5"}
    assert {t.camp(unit) for unit in suevi} == {"barbarian"}


@proves("5", "9.3.1", "R53")
def test_who_fell_for_a_usurper_who_won_comes_back_by_the_choice_of_the_new_roman() -> None:
    t = base()
    usurp(t, "west", "constantinus-iii", "italia-4", "li-italia-1")
    fall(t, "li-italia-1")
    assert t.state.deaths["li-italia-1"].camp == "barbarian"
    play(t, exchange_camps(t, "west"))
    assert ask(t, adjust(t), "return").seat == t.seat("roman")


@proves("9.3.4", "3.6.5", "R70")
@pytest.mark.parametrize("cause", ["west", ""])
def test_a_usurper_abroad_winters_in_his_own_half(cause: str) -> None:
    t = base()
    if cause:
        usurp(t, cause, "constantius-iii", "gepidae")
    else:
        stand(t, "gepidae", "constantius-iii")
    towns = offered(ask(t, adjust(t), "winter"))
    assert {t.half_of(town) for town in towns} == ({"west"} if cause else {"east"})


@proves("4.4.2", "9.4", "R90")
@pytest.mark.parametrize(
    ("status", "area", "recovers"), [("war", "pontica-5", True), ("war", "armenia", True), ("war", "persae-2", False)]
)
def test_the_armenian_unit_recovers_at_home_or_in_a_town(status: Status, area: str, recovers: bool) -> None:
    t = base()
    tribe(t, "armenia", "roman-ally", area)
    tribe(t, "persae", status, "persae-5", 1)
    reduce(t, "armenia-u1")
    play(t, adjust(t))
    assert ("armenia-u1" not in t.state.reduced) is recovers


@proves("4.4.2", "R90")
def test_the_armenian_unit_goes_home_in_peace_before_it_recovers() -> None:
    t = base()
    tribe(t, "armenia", "roman-ally", "persae-2")
    tribe(t, "persae", "peace")
    reduce(t, "armenia-u1")
    play(t, adjust(t))
    assert (t.place("armenia-u1"), "armenia-u1" in t.state.reduced) == ("armenia", False)


@proves("4.4.2", "9.4")
def test_the_armenian_unit_returns_unless_persae_are_there() -> None:
    t = base()
    tribe(t, "armenia", "roman-ally", "pontica-5")
    tribe(t, "persae", "war", "armenia", 1)
    fall(t, "armenia-u1")
    play(t, adjust(t))
    assert t.place("armenia-u1") == "fallen"
    stand(t, "persae-1", "persae-u1")
    play(t, adjust(t))
    assert t.place("armenia-u1") == "armenia"
    stand(t, "pontica-5", "armenia-u1")
    play(t, adjust(t))
    assert t.place("armenia-u1") == "pontica-5"
    tribe(t, "persae", "peace")
    play(t, adjust(t))
    assert t.place("armenia-u1") == "armenia"
    assert told(t, UnitPlaced)[-1].cause == "placed-home"


@proves("3.7.2", "9.4", "R65")
def test_a_loyal_unit_that_fell_may_return_among_rebels_of_its_tribe() -> None:
    t = base()
    units = tribe(t, "franci-salii", "foederati", "galliae-1", 2)
    stand(t, "galliae-5", "franci-salii-u3")
    usurp(t, "west", "constantinus-iii", "galliae-2", *())
    t.state.cause |= dict.fromkeys(units, "west")
    t.changed()
    fall(t, "franci-salii-u3")
    play(t, adjust(t))
    assert t.place("franci-salii-u3") == "galliae-1"
    assert t.camp("franci-salii-u3") == "barbarian"
    assert [(each.units, each.camp) for each in told(t, UnitsJoined)] == [(("franci-salii-u3",), "barbarian")]


@proves("3.7.2", "9.4", "R65")
def test_a_rebel_that_fell_may_return_among_loyal_units_of_its_tribe() -> None:
    t = base()
    tribe(t, "franci-salii", "foederati", "galliae-1", 3)
    usurp(t, "west", "constantinus-iii", "galliae-2")
    t.state.cause["franci-salii-u3"] = "west"
    t.changed()
    fall(t, "franci-salii-u3")
    play(t, adjust(t))
    assert t.camp("franci-salii-u3") == "roman"
    assert [(each.units, each.camp) for each in told(t, UnitsJoined)] == [(("franci-salii-u3",), "roman")]


@proves("3.7.2", "9.3.1", "R65")
def test_comitatenses_that_fell_for_a_usurper_return_to_rome_where_rome_rules() -> None:
    t = base()
    usurp(t, "west", "constantinus-iii", "galliae-2", "co-galliae-1", "co-galliae-2")
    fall(t, "co-galliae-1")
    stand(t, "galliae-4", "li-galliae-1")
    play(t, adjust(t), **{"return": "galliae-4"})
    assert t.camp("co-galliae-1") == "roman"
    assert [(each.units, each.camp) for each in told(t, UnitsJoined)] == [(("co-galliae-1",), "roman")]


@proves("9.4", "R65")
def test_a_unit_that_returns_on_the_side_on_which_it_fell_joins_no_one() -> None:
    t = base()
    tribe(t, "franci-salii", "foederati", "galliae-1", 3)
    usurp(t, "west", "constantinus-iii", "galliae-2")
    fall(t, "franci-salii-u3")
    play(t, adjust(t))
    assert t.place("franci-salii-u3") == "galliae-1"
    assert not told(t, UnitsJoined)


@proves("9.1")
def test_an_empty_winter_changes_nothing() -> None:
    t = bare()
    enthrone(t, "west", "honorius", "italia-4")
    before = t.state.model_dump()
    play(t, adjust(t))
    assert t.state.model_dump() == before
