"""Movement by land: who goes where, with whom, and at what cost [3.2, 3.4.1, 4.2.4, 4.3, 7]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.core.errors import IllegalChoice
from rules.ultimus_romanorum.chapters.campaign import fight, migration_goals, move
from rules.ultimus_romanorum.chapters.leaving import lone_leaders
from rules.ultimus_romanorum.chapters.movement import (
    Stack,
    Way,
    allowance,
    closed,
    escort,
    goals,
    is_pinned,
    leads,
    may_end,
    movers,
    reach,
    shares,
)
from rules.ultimus_romanorum.chapters.stratagems import play as play_stratagem
from rules.ultimus_romanorum.data.models import Status
from rules.ultimus_romanorum.events import LeaderDied, LeaderEscaped, StackMoved
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
    refused,
    stand,
    told,
    tribe,
    two_emperors,
    usurp,
)


def ways(t: Position, leader: str, *units: str) -> dict[str, Way]:
    """Where a stack can end its move."""
    return reach(t, Stack(leader, units))


def at_war(t: Position, *names: str) -> None:
    """Let Tribes be at war, off the map."""
    for name in names:
        tribe(t, name, "war")


# Costs [7.2]


@proves("7.2")
@pytest.mark.parametrize(
    ("start", "to", "pm"),
    [
        ("ostrogothi", "thracia-1", 2),
        ("galliae-7", "britanniae-2", 3),
        ("saxones", "britanniae-2", 3),
        ("scoti", "britanniae-3", 3),
        ("galliae-1", "britanniae-2", 2),
        ("thracia-3", "asia-1", 2),
        ("galliae-4", "alamanni", 2),
        ("persae-1", "persae-2", 2),
        ("galliae-1", "galliae-2", 1),
    ],
)
def test_what_a_step_costs(start: str, to: str, pm: int) -> None:
    t = bare()
    costs = {path.to: path.pm for path in t.area(start).paths}
    back = {path.to: path.pm for path in t.area(to).paths}
    assert costs[to] == back[start] == pm


@proves("1.2.2", "1.3.2", "6.2 Migration")
def test_movement_points() -> None:
    t = bare()
    assert allowance(t, ["aetius"]) == 4
    assert allowance(t, ["comites-alani"]) == allowance(t, ["bu-4pf-1"]) == 4
    assert allowance(t, ["li-italia-1"]) == allowance(t, ["co-italia-1"]) == allowance(t, ["vandali-u1"]) == 3
    assert allowance(t, ["aetius", "comites-alani", "co-italia-1"]) == 3
    t.state.migration = "vandali"
    assert allowance(t, ["gensericus", "vandali-u1"]) == 4


@proves("7.2", "2.7")
def test_a_frozen_river_costs_nothing_extra() -> None:
    t = bare()
    two_emperors(t)
    at_war(t, "alamanni")
    caesar(t, "west", "stilicho", "galliae-4")
    assert ways(t, "stilicho")["alamanni"].pm == 2
    t.state.open_rivers = ["Rhenus"]
    t.changed()
    assert ways(t, "stilicho")["alamanni"].pm == 1


# Outside the Empire [7.3]


@proves("UR024", "7.2", "7.3", "R71")
def test_ur024_aetius_walks_round_to_gaul() -> None:
    t = bare()
    two_emperors(t)
    at_war(t, "alamanni", "franci-orientales", "saxones")
    units = ("comites-alani", "comites-seniores")
    caesar(t, "west", "aetius", "alamanni")
    stand(t, "alamanni", *units)
    guard(t, "aetius", "bu-4pf-1")
    way = _along(t, "aetius", (*units, "bu-4pf-1"), "franci-orientales", "saxones", "galliae-1")
    assert way == [1, 2, 4]


def _along(t: Position, leader: str, units: tuple[str, ...], *path: str) -> list[int]:
    """The points spent after each step of a path, until a step isn't possible."""
    spent, outside = 0, 0
    found: list[int] = []
    here = t.place(leader or units[0])
    for to in path:
        way = reach(t, Stack(leader, units), spent, outside).get(to)
        if way is None or way.path != (here, to):
            return found
        spent, outside, here = spent + way.pm, way.outside, to
        found.append(spent)
        stand(t, to, *((leader,) if leader else ()), *units)
    return found


@proves("UR026", "7.3", "R41", "R71")
def test_ur026_two_points_in_a_row_outside() -> None:
    t = bare()
    two_emperors(t, west="britanniae-1")
    at_war(t, "picti")
    units = ("comites-alani",)
    stand(t, "britanniae-1", *units)
    assert _along(t, "honorius", units, "picti-1", "picti-2", "picti-3") == [1, 2]


@proves("7.3", "R71")
def test_lone_leaders_are_bound_too() -> None:
    t = bare()
    stand(t, "britanniae-1", "constantinus-iii")
    assert "picti-2" in ways(t, "constantinus-iii")
    assert "picti-3" not in ways(t, "constantinus-iii")


@proves("UR027", "7.3")
def test_ur027_persian_lands_count_as_empire() -> None:
    t = bare()
    tribe(t, "persae", "war", "persae-4", 1)
    stand(t, "persae-4", "yazdgard-i")
    assert _along(t, "yazdgard-i", ("persae-u1",), "persae-2", "persae-1", "oriens-3") == [1, 3]


@proves("UR029", "7.2", "R71")
def test_ur029_the_crossing_to_the_scoti() -> None:
    t = bare()
    two_emperors(t, west="britanniae-3")
    stand(t, "britanniae-3", "co-britanniae-1")
    assert "scoti" not in ways(t, "honorius", "co-britanniae-1")
    at_war(t, "scoti")
    assert ways(t, "honorius", "co-britanniae-1")["scoti"].pm == 3
    stand(t, "britanniae-3", "constantinus-iii")
    assert "scoti" not in ways(t, "constantinus-iii", "co-britanniae-1")


@proves("UR163", "7.3", "R71")
def test_ur163_a_step_is_outside_where_it_ends() -> None:
    t = bare()
    two_emperors(t, west="galliae-4")
    at_war(t, "alamanni")
    units = ("comites-alani",)
    stand(t, "galliae-4", *units)
    assert _along(t, "honorius", units, "alamanni", "galliae-5") == [2, 4]
    stand(t, "galliae-4", "honorius", *units)
    assert _along(t, "honorius", units, "alamanni", "boiohaemum") == [2]


# Roman categories [3.2, 3.4.1]


@proves("3.2.1", "3.4.1")
def test_limitanei_never_leave_their_diocese() -> None:
    t = bare()
    two_emperors(t, west="galliae-5")
    stand(t, "galliae-5", "li-galliae-1")
    at_war(t, "alamanni")
    assert {t.area(to).diocese for to in ways(t, "honorius", "li-galliae-1")} == {"Galliae"}
    assert {t.area(to).diocese for to in ways(t, "", "li-galliae-1")} == {"Galliae"}


@proves("UR015", "3.2.2")
def test_ur015_a_co_goes_beside_its_half_with_an_augustus() -> None:
    t = bare()
    two_emperors(t, west="galliae-4")
    stand(t, "galliae-4", "co-galliae-1")
    assert "alamanni" not in ways(t, "honorius", "co-galliae-1")
    at_war(t, "alamanni")
    assert ways(t, "honorius", "co-galliae-1")["alamanni"].pm == 2


@proves("UR016", "3.2.2")
def test_ur016_a_western_co_never_enters_the_east_nor_the_gepidae() -> None:
    t = bare()
    two_emperors(t, west="pannoniae-3")
    at_war(t, "gepidae", "hunni")
    stand(t, "pannoniae-3", "co-pannoniae-1")
    found = ways(t, "honorius", "co-pannoniae-1")
    assert "moesiae-1" not in found
    assert "gepidae" not in found
    stand(t, "hunni-1", "honorius", "co-pannoniae-1")
    assert closed(t, "co-pannoniae-1", "honorius", "hunni-1", "gepidae") == "closed-comitatenses-beyond"


@proves("UR017", "3.2.2")
def test_ur017_a_usurper_opens_no_way_out() -> None:
    t = bare()
    two_emperors(t)
    at_war(t, "alamanni")
    usurp(t, "west", "constantinus-iii", "galliae-4", "co-galliae-1")
    found = ways(t, "constantinus-iii", "co-galliae-1")
    assert "alamanni" not in found
    assert "viennensis-3" in found
    assert closed(t, "co-galliae-1", "constantinus-iii", "galliae-4", "alamanni") == "closed-usurper-outside"


@proves("3.2.2", "R67", "R69")
def test_a_co_leaves_its_diocese_with_augustus_caesar_or_usurper_only() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "galliae-5", "co-galliae-1", "sarus", "stilicho")
    assert "viennensis-3" not in ways(t, "", "co-galliae-1")
    assert "viennensis-3" not in ways(t, "sarus", "co-galliae-1")
    caesar(t, "west", "stilicho")
    assert "viennensis-3" in ways(t, "stilicho", "co-galliae-1")
    stand(t, "viennensis-3", "co-galliae-1", "sarus")
    assert ways(t, "", "co-galliae-1") == ways(t, "sarus", "co-galliae-1") == {}


@proves("UR018", "3.2.3", "R69")
def test_ur018_palatini_leave_their_half_with_an_emperor_only() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "comites-alani", "ricimer")
    found = ways(t, "ricimer", "comites-alani")
    assert "pannoniae-4" in found
    assert not {to for to in found if t.half_of(to) != "west"}
    caesar(t, "west", "ricimer")
    assert "moesiae-4" in ways(t, "ricimer", "comites-alani")
    stand(t, "moesiae-4", "comites-alani")
    assert {"moesiae-3", "pannoniae-4"} <= set(ways(t, "", "comites-alani"))


@proves("3.2.3")
def test_palatini_do_not_leave_the_empire_with_a_usurper() -> None:
    t = bare()
    two_emperors(t)
    at_war(t, "alamanni")
    usurp(t, "west", "constantinus-iii", "galliae-4", "comites-alani")
    assert "alamanni" not in ways(t, "constantinus-iii", "comites-alani")


@proves("3.2.4", "9.3.3")
def test_buccellarii_go_with_their_leader_and_never_alone() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "stilicho", "sarus")
    guard(t, "stilicho", "bu-4pf-1")
    assert not leads(t, "sarus", "bu-4pf-1")
    assert all("bu-4pf-1" in goal.stack.units for goal in goals(t, "stilicho").values())
    assert not [stack for stack in movers(t, "roman") if stack == Stack("", ("bu-4pf-1",))]
    assert closed(t, "bu-4pf-1", "", "italia-3", "italia-2") == "closed-buccellarii"


@proves("3.4.1")
@pytest.mark.parametrize("category", ["co-galliae-1", "comites-alani"])
def test_areas_of_origin_open_at_war_with_an_emperor(category: str) -> None:
    t = bare()
    two_emperors(t)
    stand(t, "galliae-4", category, "stilicho")
    at_war(t, "alamanni")
    assert "alamanni" not in ways(t, "stilicho", category)
    caesar(t, "west", "stilicho")
    assert "alamanni" in ways(t, "stilicho", category)
    tribe(t, "alamanni", "peace")
    assert "alamanni" not in ways(t, "stilicho", category)


@proves("3.4.1", "R42")
def test_roman_leaders_alone_go_anywhere() -> None:
    t = bare()
    stand(t, "galliae-4", "sarus")
    found = ways(t, "sarus")
    assert {"alamanni", "franci-orientales", "italia-4"} <= set(found)
    assert max(way.pm for way in found.values()) == 4


@proves("4.4.2")
def test_armenia_is_open_to_romans() -> None:
    t = bare()
    two_emperors(t, east="pontica-3")
    stand(t, "pontica-3", "lanciarii-seniores", "magister-orientis")
    assert "armenia" in ways(t, "theodosius-ii", "lanciarii-seniores")
    assert "armenia" not in ways(t, "magister-orientis", "lanciarii-seniores")


@proves("3.6.5", "R70")
def test_a_usurper_stays_in_his_half() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "pannoniae-4")
    found = ways(t, "constantinus-iii")
    assert found
    assert {t.half_of(to) for to in found} == {"west"}


@proves("3.6.5", "R70")
@pytest.mark.parametrize("half", ["west", "east"])
def test_a_usurper_abroad_marches_home_outside_the_empire(half: str) -> None:
    t = bare()
    two_emperors(t)
    usurp(t, half, "constantinus-iii", "hunni-1")
    assert {t.half_of(to) for to in ways(t, "constantinus-iii")} == {"", half}


# Stacks [3.4.1, R13, R14]


@proves("UR020", "3.4.1")
def test_ur020_a_leader_takes_his_capacity() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "sarus", "comites-alani", "comites-seniores", "ioviani-seniores", "cornuti-seniores")
    stand(t, "italia-3", "herculiani-seniores")
    assert t.leader("sarus").cc == 3 == len(escort(t, "sarus"))
    campaign(t)
    decision = ask(t, move(t), "escort", movement="lead.sarus", goal="escort")
    units = ("comites-alani", "comites-seniores", "ioviani-seniores", "cornuti-seniores")
    with pytest.raises(IllegalChoice):
        decision.check(units)
    assert decision.check(units[:3]) == units[:3]


@proves("UR022", "3.4.1", "R9")
def test_ur022_a_unit_alone_goes_one_area_whatever_it_costs() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "galliae-1", "comites-alani")
    assert set(ways(t, "", "comites-alani")) == {"galliae-2", "galliae-3", "galliae-6", "galliae-7", "britanniae-2"}
    tribe(t, "saxones", "war", "saxones", 1)
    assert "britanniae-2" in ways(t, "", "saxones-u1")


@proves("3.4.1", "R13")
def test_a_leader_drops_units_and_goes_on_with_the_rest() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "sarus", "comites-alani", "comites-seniores")
    campaign(t)
    play(t, move(t), movement="lead.sarus", goal="italia-2")
    play(t, move(t), movement="onward", escort=("comites-alani",), goal="viennensis-3")
    assert t.place("comites-seniores") == "italia-2"
    assert t.place("comites-alani") == t.place("sarus") == "viennensis-3"
    assert [each.pm for each in told(t, StackMoved)] == [1, 1]
    decision = ask(t, move(t), "movement")
    assert refused(decision, "unit.comites-seniores")
    assert refused(decision, "lead.sarus")


@proves("3.4.1")
def test_fast_units_go_on_to_the_limit_of_their_points_without_the_slow_ones() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "stilicho", "comites-seniores", "co-italia-1")
    guard(t, "stilicho", "bu-4pf-1")
    caesar(t, "west", "stilicho")
    campaign(t)
    all_three = ("bu-4pf-1", "comites-seniores", "co-italia-1")
    play(t, move(t), movement="lead.stilicho", goal=["escort", "hispaniae-2"], escort=all_three)
    assert [each.pm for each in told(t, StackMoved)] == [3]
    decision = ask(t, move(t), "escort", movement="onward")
    assert offered(decision) == {"bu-4pf-1", "comites-seniores"}
    assert decision.default == ("bu-4pf-1", "comites-seniores")
    play(t, move(t), movement="onward", goal="hispaniae-1")
    assert places(t, ("stilicho", "bu-4pf-1", "comites-seniores")) == {"hispaniae-1"}
    assert t.place("co-italia-1") == "hispaniae-2"
    assert "onward" not in offered(ask(t, move(t), "movement"))


@proves("3.4.1")
def test_a_leader_alone_goes_no_farther_than_his_last_unit() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-2", "stilicho", "co-italia-1")
    caesar(t, "west", "stilicho")
    campaign(t)
    play(t, move(t), movement="lead.stilicho", goal="hispaniae-2")
    assert t.place("co-italia-1") == "hispaniae-2"
    assert "onward" not in offered(ask(t, move(t), "movement"))


@proves("3.2.2", "3.4.1")
def test_units_that_may_not_leave_their_diocese_are_dropped_at_its_border() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "sarus", "co-italia-1", "comites-alani")
    campaign(t)
    play(t, move(t), movement="lead.sarus", goal="italia-2")
    play(t, move(t), movement="onward", escort=("comites-alani",), goal="viennensis-3")
    assert t.place("co-italia-1") == "italia-2"
    assert places(t, ("sarus", "comites-alani")) == {"viennensis-3"}


@proves("3.4.1")
def test_who_comes_along_is_taken_back_without_a_move() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "sarus", "comites-alani", "comites-seniores")
    campaign(t)
    rounds = 1500  # whoever can't decide comes to no limit
    play(t, move(t), movement="lead.sarus", goal=[*["escort"] * rounds, "back"], escort=["back"] * rounds)
    assert t.place("sarus") == "italia-3"
    play(t, move(t), movement="lead.sarus", goal="italia-2")
    play(t, move(t), movement="onward", escort="back")
    assert len(told(t, StackMoved)) == 1
    play(t, move(t), movement="onward", escort=("comites-alani",), goal="viennensis-3")
    assert t.place("sarus") == "viennensis-3"


@proves("3.4.1", "R13")
def test_a_loyal_leader_picks_no_one_up_on_the_way() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "italia-3", "sarus", "comites-alani")
    stand(t, "italia-2", "ioviani-seniores")
    campaign(t)
    play(t, move(t), movement="lead.sarus", goal="italia-2")
    play(t, move(t), movement="onward", goal="viennensis-3")
    assert t.place("ioviani-seniores") == "italia-2"


@proves("UR126", "3.6.3 D", "R13")
def test_ur126_a_usurper_gathers_friends_on_the_way() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "west", "constantinus-iii", "galliae-1", "co-britanniae-1")
    stand(t, "galliae-3", "co-galliae-1", "co-galliae-2")
    t.state.cause |= {"co-galliae-1": "west", "co-galliae-2": "west"}
    campaign(t, "barbarian")
    play(t, move(t), movement="lead.constantinus-iii", goal="galliae-3")
    all_three = ("co-britanniae-1", "co-galliae-1", "co-galliae-2")
    play(t, move(t), movement="onward", escort=all_three, goal="galliae-5")
    assert {t.place(unit) for unit in all_three} == {"galliae-5"}


@proves("UR045", "4.5.1", "R14")
def test_ur045_who_commands_foederati() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "viennensis-2")
    stand(t, "viennensis-2", "magister-galliarum", "aetius", "alaricus", "stilicho")
    caesar(t, "west", "aetius")
    for leader, able in (("magister-galliarum", 0), ("stilicho", 0), ("aetius", 1), ("alaricus", 1)):
        assert leads(t, leader, "visigothi-u1") == bool(able), leader
    assert leads(t, "honorius", "visigothi-u1")


@proves("4.5.1", "R14")
def test_a_federate_caesar_leads_romans_but_keeps_one_of_his_own() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "viennensis-3", 1)
    stand(t, "viennensis-3", "alaricus", "comites-alani")
    assert not leads(t, "alaricus", "comites-alani")
    caesar(t, "west", "alaricus")
    assert leads(t, "alaricus", "comites-alani")
    assert all("visigothi-u1" in goal.stack.units for goal in goals(t, "alaricus").values())


@proves("3.6.3", "R14")
def test_a_usurper_commands_foederati_of_his_cause_only() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "franci-salii", "foederati", "galliae-1")
    usurp(t, "west", "constantinus-iii", "galliae-1", "franci-salii-u1", "gerontius")
    assert leads(t, "constantinus-iii", "franci-salii-u1")
    assert not leads(t, "gerontius", "franci-salii-u1")
    assert not leads(t, "constantinus-iii", "franci-salii-u2")


@proves("UR037", "4.3")
def test_ur037_a_persian_leads_persians() -> None:
    t = bare()
    tribe(t, "persae", "war", "iberia", 1)
    tribe(t, "iberia", "war", "iberia")
    stand(t, "iberia", "yazdgard-i")
    assert leads(t, "yazdgard-i", "persae-u1")
    assert not leads(t, "yazdgard-i", "iberia-u1")
    t.state.tribes["iberia"].ally = "persae"
    t.changed()
    assert leads(t, "yazdgard-i", "iberia-u1")


@proves("6.2 Barbarian Alliance", "R27")
def test_a_hunnic_leader_leads_subjects_at_war_only_if_both_are() -> None:
    t = bare()
    tribe(t, "hunni", "war", "gepidae", 1)
    tribe(t, "gepidae", "war", "gepidae")
    t.state.tribes["gepidae"].ally = "hunni"
    stand(t, "gepidae", "attila")
    assert leads(t, "attila", "gepidae-u1")
    tribe(t, "gepidae", "peace")
    assert not leads(t, "attila", "gepidae-u1")


# Tribes [4.2.2, 4.3]


@proves("4.2.2", "4.3")
def test_a_tribe_at_peace_stays_at_home() -> None:
    t = bare()
    tribe(t, "hunni", "peace", "hunni-2", 1)
    assert set(ways(t, "", "hunni-u1")) == {"hunni-3"}
    tribe(t, "vandali", "peace", "vandali", 1)
    assert ways(t, "", "vandali-u1") == {}


@proves("UR030", "4.3", "R61")
def test_ur030_the_land_of_a_minor_tribe_at_peace_is_closed() -> None:
    t = bare()
    tribe(t, "burgondi", "war", "burgondi", 1)
    assert "alamanni" not in ways(t, "", "burgondi-u1")
    assert closed(t, "burgondi-u1", "", "burgondi", "alamanni") == "closed-stranger"
    at_war(t, "alamanni")
    assert "alamanni" in ways(t, "", "burgondi-u1")
    tribe(t, "alamanni", "foederati")
    assert "alamanni" in ways(t, "", "burgondi-u1")


@proves("4.3", "R29", "R61")
def test_a_minor_tribe_back_at_peace_closes_all_its_areas() -> None:
    """Nothing changes if its units stand in one of them (R29)."""
    t = bare()
    tribe(t, "scoti", "war", "picti-1", 1)
    tribe(t, "picti", "peace", "picti-3")
    assert "picti-2" not in ways(t, "", "scoti-u1")


@proves("4.3")
def test_the_empty_land_of_a_major_tribe_is_open() -> None:
    t = bare()
    tribe(t, "hunni", "peace", "hunni-2", 2)
    tribe(t, "gepidae", "war", "gepidae", 1)
    found = ways(t, "", "gepidae-u1")
    assert "hunni-1" in found
    assert "hunni-2" not in found


@proves("4.3")
def test_lands_without_a_name_are_free() -> None:
    t = bare()
    tribe(t, "mauri", "war", "mauri", 1)
    assert {"gaetulia", "phazania"} <= set(ways(t, "", "mauri-u1"))


@proves("UR032", "UR033", "4.3")
def test_ur032_ur033_hunni_pass_but_do_not_stop() -> None:
    t = bare()
    tribe(t, "hunni", "war", "hunni-1", 1)
    tribe(t, "vandali", "peace", "vandali")
    stand(t, "hunni-1", "attila")
    found = ways(t, "attila", "hunni-u1")
    assert found["venethi"].pm == 2
    assert "vandali" not in found
    assert may_end(t, Stack("attila", ("hunni-u1",)), "vandali") == "closed-hunni"
    assert "vandali" not in ways(t, "", "hunni-u1")


@proves("4.3")
def test_hunni_stop_in_a_home_where_a_leader_is_without_units() -> None:
    """The print speaks of units there, and of no one else."""
    t = bare()
    tribe(t, "hunni", "war", "hunni-1", 1)
    tribe(t, "vandali", "peace", "italia-1", 1)
    stand(t, "vandali", "dux-vandali")
    assert not may_end(t, Stack("", ("hunni-u1",)), "vandali")


@proves("UR034", "4.3", "R10")
@pytest.mark.parametrize("status", ["war", "revolt", "foederati"])
def test_ur034_no_more_than_five_areas_from_home(status: Status) -> None:
    t = bare()
    tribe(t, "alamanni", "war")
    away = t.data.distance["alamanni"]
    assert (away["moesiae-3"], away["thracia-2"]) == (5, 6)
    stand(t, "moesiae-3", "alamanni-u1")
    assert "thracia-2" not in ways(t, "", "alamanni-u1")
    assert "moesiae-4" in ways(t, "", "alamanni-u1")
    tribe(t, "alamanni", status)
    assert ("thracia-2" in ways(t, "", "alamanni-u1")) == (status != "war")


@proves("UR124", "4.3", "R27")
def test_ur124_allies_share_their_homes() -> None:
    t = bare()
    tribe(t, "hunni", "war")
    tribe(t, "alamanni", "war")
    tribe(t, "ostrogothi", "war", "alamanni", 1)
    assert t.data.distance["hunni-1"]["galliae-4"] == 5
    assert t.data.distance["ostrogothi"]["galliae-4"] == 6
    assert "galliae-4" not in ways(t, "", "ostrogothi-u1")
    t.state.tribes["ostrogothi"].ally = "hunni"
    t.changed()
    assert "galliae-4" in ways(t, "", "ostrogothi-u1")


@proves("UR038", "4.3")
def test_ur038_a_tribal_leader_does_not_move_alone_in_the_empire() -> None:
    t = bare()
    tribe(t, "vandali", "war", "italia-1", 1)
    stand(t, "galliae-5", "gundericus")
    stand(t, "vandali", "dux-vandali")
    leaders = {stack.leader for stack in movers(t, "barbarian")}
    assert "gundericus" not in leaders
    assert "dux-vandali" in leaders
    assert not {to for to in goals(t, "dux-vandali") if t.area(to).in_empire}


@proves("4.3")
def test_one_unit_always_stays_with_a_tribal_leader() -> None:
    t = bare()
    tribe(t, "vandali", "war", "italia-1", 2)
    stand(t, "italia-1", "gundericus")
    campaign(t, "barbarian")
    play(t, move(t), movement="lead.gundericus", goal="italia-2")
    decision = ask(t, move(t), "escort", movement="onward")
    with pytest.raises(IllegalChoice):
        decision.check(())


@proves("4.5.1")
def test_foederati_never_leave_the_empire_but_revolts_may() -> None:
    t = bare()
    tribe(t, "alamanni", "war")
    units = tribe(t, "visigothi", "foederati", "galliae-4", 1)
    assert "alamanni" not in ways(t, "", units[0])
    tribe(t, "visigothi", "revolt")
    assert "alamanni" in ways(t, "", units[0])


@proves("6.3 Rebellion", "R25")
def test_foederati_outside_go_toward_the_empire() -> None:
    t = bare()
    units = tribe(t, "gepidae", "foederati", "gepidae", 1)
    tribe(t, "hunni", "peace", "hunni-2", 1)
    assert "venethi" not in ways(t, "", units[0])
    assert {"moesiae-1", "hunni-1"} <= set(ways(t, "", units[0]))


@proves("4.3", "R25", "R61")
def test_foederati_outside_keep_out_of_the_land_of_strangers_at_peace() -> None:
    t = bare()
    units = tribe(t, "gepidae", "foederati", "gepidae", 1)
    tribe(t, "hunni", "peace", "hunni-1", 1)
    tribe(t, "ostrogothi", "peace", "ostrogothi", 1)
    assert {"hunni-1", "ostrogothi"} <= set(t.data.beside("gepidae"))
    assert not {"hunni-1", "ostrogothi"} & set(ways(t, "", units[0]))
    at_war(t, "hunni")
    assert "hunni-1" in ways(t, "", units[0])


@proves("4.3", "R61")
@pytest.mark.parametrize("invader", ["hunni", "ostrogothi"])
def test_foederati_at_home_are_attacked_by_tribes_at_war(invader: str) -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "gepidae", "foederati", "gepidae", 1)
    start = "hunni-1" if invader == "hunni" else invader
    tribe(t, invader, "war", start, 1)
    assert "gepidae" in ways(t, "", f"{invader}-u1")
    tribe(t, "gepidae", "peace")
    assert "gepidae" not in ways(t, "", f"{invader}-u1")


@proves("4.5.1", "R25")
def test_foederati_inside_do_not_follow_their_kin_out() -> None:
    t = bare()
    units = tribe(t, "gepidae", "foederati", "gepidae", 2)
    stand(t, "moesiae-1", units[1])
    found = ways(t, "", units[1])
    assert found
    assert all(t.area(area).in_empire for area in found)


@proves("UR042", "4.4.2")
def test_ur042_armenia_leaves_home_only_in_war() -> None:
    t = bare()
    stand(t, "armenia", "armenia-u1")
    assert ways(t, "", "armenia-u1") == {}
    at_war(t, "persae")
    found = ways(t, "", "armenia-u1")
    assert {"pontica-5", "pontica-3", "oriens-3", "persae-2"} <= set(found)
    stand(t, "pontica-5", "armenia-u1")
    assert set(ways(t, "", "armenia-u1")) == {"pontica-3", "oriens-3", "armenia"}


@proves("3.4.1", "4.4.2", "R90")
def test_roman_leaders_take_the_armenian_unit_along_within_its_areas() -> None:
    t = bare()
    at_war(t, "persae")
    stand(t, "armenia", "armenia-u1", "magister-orientis", "sarus")
    assert leads(t, "magister-orientis", "armenia-u1")
    found = ways(t, "magister-orientis", "armenia-u1")
    assert {"pontica-5", "pontica-3", "oriens-3"} <= set(found)
    assert all(area in t.data.beside("armenia") for area in found)
    stand(t, "armenia", "persae-u1", "yazdgard-i")
    assert not leads(t, "yazdgard-i", "armenia-u1")
    usurp(t, "east", "sarus", "armenia")
    assert not leads(t, "sarus", "armenia-u1")


@proves("4.3", "R90")
def test_armenia_is_open_to_tribes_at_war() -> None:
    t = bare()
    stand(t, "armenia", "armenia-u1")
    tribe(t, "persae", "war", "persae-4", 1)
    assert "armenia" in ways(t, "", "persae-u1")


# Who may share an area [4.2.4]


@proves("UR040", "4.2.4")
def test_ur040_visigothi_do_not_end_beside_persae() -> None:
    t = bare()
    tribe(t, "persae", "war", "oriens-3", 1)
    tribe(t, "visigothi", "revolt", "oriens-2", 1)
    assert "oriens-3" not in ways(t, "", "visigothi-u1")
    assert may_end(t, Stack("", ("visigothi-u1",)), "oriens-3") == "closed-stacking"


@proves("4.2.4", "R24")
@pytest.mark.parametrize(
    ("here", "comes", "may"),
    [
        ("franci-salii", "visigothi", True),
        ("franci-salii", "hunni", True),
        ("hunni", "alani", True),
        ("visigothi", "persae", False),
        ("alani", "persae", False),
        ("hunni", "mauri", False),
        ("picti", "mauri", False),
        ("bagaudes", "persae", False),
        ("saxones", "picti", False),
        ("scoti", "saxones", False),
        ("picti", "scoti", True),
        ("bagaudes", "saxones", True),
        ("hunni", "scoti", True),
        ("iberia", "persae", True),
        ("iberia", "visigothi", True),
        ("armenia", "visigothi", False),
        ("armenia", "mauri", True),
        ("mauri", "lakmides", True),
    ],
)
def test_which_nations_share_an_area(here: str, comes: str, may: bool) -> None:
    t = bare()
    for name in (here, comes):
        tribe(t, name, "war")
    stand(t, "italia-1", f"{here}-u1")
    assert shares(t, (f"{comes}-u1",), "italia-1", "barbarian") == may
    stand(t, "italia-2", f"{comes}-u1")
    assert shares(t, (f"{here}-u1",), "italia-2", "barbarian") == may


@proves("4.2.4")
def test_romans_share_with_anyone_of_their_camp() -> None:
    t = bare()
    tribe(t, "visigothi", "foederati", "italia-1", 1)
    assert shares(t, ("comites-alani",), "italia-1", "roman")


@proves("4.2.4")
def test_a_leader_alone_keeps_strangers_out_as_soon_as_he_is_there() -> None:
    t = bare()
    tribe(t, "persae", "war", "persae-1", 1)
    tribe(t, "hunni", "war", "pontica-3", 1)
    assert "pontica-4" in ways(t, "", "hunni-u1")
    stand(t, "pontica-4", "yazdgard-i")
    assert "pontica-4" not in ways(t, "", "hunni-u1")
    stand(t, "persae-1", "yazdgard-i")
    assert "pontica-4" in ways(t, "", "hunni-u1")


@proves("4.2.4")
def test_passing_through_is_allowed() -> None:
    t = bare()
    tribe(t, "scoti", "war", "britanniae-1", 1)
    tribe(t, "saxones", "war", "britanniae-2", 1)
    assert "britanniae-1" not in ways(t, "", "saxones-u1")
    t.state.migration = "saxones"
    t.changed()
    assert "britanniae-3" in ways(t, "", "saxones-u1")


# Meeting the enemy [7.1]


@proves("7.1")
def test_units_stop_where_enemy_units_are_and_pass_leaders() -> None:
    t = bare()
    two_emperors(t)
    stand(t, "galliae-5", "sarus", "comites-alani")
    tribe(t, "visigothi", "revolt", "italia-2", 1)
    stand(t, "italia-1", "alaricus")
    found = ways(t, "sarus", "comites-alani")
    assert found["italia-2"].pm == 1
    assert found["italia-4"].path == ("galliae-5", "italia-1", "italia-3", "italia-4")
    assert ways(t, "sarus")["italia-4"].path == ("galliae-5", "italia-2", "italia-4")


@proves("UR094", "7.1", "R38")
@pytest.mark.parametrize(("die", "dies"), [(9, True), (8, False), (0, False)])
def test_ur094_a_lone_leader_escapes_or_dies(die: int, dies: bool) -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "italia-2", 1)
    stand(t, "italia-2", "sarus")
    before = dict(t.state.pv)
    t.throw(die)
    play(t, lone_leaders(t), **({} if dies else {"escape": "italia-3"}))
    assert t.place("sarus") == ("gone" if dies else "italia-3")
    assert t.state.pv == before


@proves("7.1")
def test_a_lone_leader_without_a_free_area_dies() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "italia-8", 1)
    stand(t, "italia-8", "sarus")
    play(t, lone_leaders(t))
    assert t.place("sarus") == "gone"


@proves("7.1", "R15")
def test_a_lone_tribal_leader_flees_in_the_empire_to_his_people() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "italia-3", 1)
    stand(t, "italia-2", "alaricus", "comites-alani")
    t.throw(3)
    play(t, lone_leaders(t))
    assert t.place("alaricus") == "italia-3"
    stand(t, "galliae-7", "alaricus", "comites-alani")
    play(t, lone_leaders(t))
    assert t.place("alaricus") == "gone"
    assert [each.to for each in told(t, LeaderEscaped)] == ["italia-3", ""]
    assert [each.cause for each in told(t, LeaderDied)] == ["death-escape"]


@proves("7.1", "6.2 Barbarian Alliance", "R15", "R27")
@pytest.mark.parametrize(("ally", "escapes"), [("visigothi", True), ("", False)])
def test_a_lone_tribal_leader_flees_in_the_empire_to_his_allies_too(ally: str, escapes: bool) -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt")
    tribe(t, "heruli", "revolt", "italia-3", 1)
    t.state.tribes["heruli"].ally = ally
    stand(t, "italia-2", "alaricus", "comites-alani")
    t.throw(3)
    play(t, lone_leaders(t))
    assert t.place("alaricus") == ("italia-3" if escapes else "gone")


@proves("7.1", "R15", "R27", "R88")
def test_a_hunnic_leader_does_not_flee_to_subjects_whom_he_does_not_lead() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "hunni", "war")
    tribe(t, "gepidae", "peace", "italia-3", 1)
    t.state.tribes["gepidae"].ally = "hunni"
    stand(t, "italia-2", "attila", "comites-alani")
    play(t, lone_leaders(t))
    assert t.place("attila") == "gone"


@proves("UR161", "4.5.2", "R68")
def test_ur161_a_revolt_binds_both_sides_until_the_next_battles() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "viennensis-4", 2)
    stand(t, "viennensis-4", "alaricus", "co-viennensis-1", "dux-armoricani")
    t.state.bound = ["viennensis-4"]
    campaign(t)
    for camp in ("roman", "barbarian"):
        assert not [each for each in movers(t, camp) if t.place(each.pieces[0]) == "viennensis-4"]
    t.throw(1)
    play(t, fight(t), evade="evade", evade_to="viennensis-1")
    assert t.place("alaricus") == "viennensis-1"
    assert t.state.bound == []


@proves("4.5.2", "6.1 Tribute", "R68")
def test_a_revolt_that_is_bought_off_binds_no_one() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "viennensis-4", 1)
    stand(t, "viennensis-4", "aetius", "comites-alani")
    t.state.bound, t.state.pv["a"] = ["viennensis-4"], 9
    campaign(t)
    assert is_pinned(t, "viennensis-4")
    deal(t, "roman", "tribute")
    play(t, play_stratagem(t, "roman", "tribute"))
    assert t.state.tribes["visigothi"].status == "foederati"
    assert not is_pinned(t, "viennensis-4")
    free = {piece for each in movers(t, "roman") for piece in each.pieces if t.place(piece) == "viennensis-4"}
    assert free == {"aetius", "comites-alani", "visigothi-u1"}


@proves("4.5.2", "R68")
def test_no_one_is_bound_after_the_battles() -> None:
    """A plague took the Roman units: no battle is fought, and the revolt is free all the same."""
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "viennensis-4", 2)
    t.state.bound = ["viennensis-4"]
    campaign(t)
    play(t, fight(t))
    assert [each for each in movers(t, "barbarian") if t.place(each.pieces[0]) == "viennensis-4"]


@proves("7.1", "R68")
def test_counters_may_leave_an_area_with_enemies() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "revolt", "viennensis-4", 1)
    stand(t, "viennensis-4", "comites-alani")
    assert "viennensis-3" in ways(t, "", "comites-alani")


@proves("4.3", "R27", "R88")
def test_subjects_and_hunni_do_not_enter_each_others_land_unless_both_fight() -> None:
    t = bare()
    at_war(t, "ostrogothi")
    tribe(t, "hunni", "peace", "hunni-2", 2)
    t.state.tribes["ostrogothi"].ally = "hunni"
    t.changed()
    assert closed(t, "ostrogothi-u1", "", "ostrogothi", "hunni-2") == "closed-stranger"
    assert not closed(t, "ostrogothi-u1", "", "ostrogothi", "hunni-1")  # no one is there
    tribe(t, "hunni", "war")
    assert not closed(t, "ostrogothi-u1", "", "ostrogothi", "hunni-2")
    tribe(t, "ostrogothi", "peace", "ostrogothi", 2)
    assert not closed(t, "hunni-u1", "", "hunni-2", "ostrogothi")
    assert may_end(t, Stack("", ("hunni-u1",)), "ostrogothi") == "closed-hunni"


@proves("6.2 Migration", "3.4.2", "R13", "R22", "R124")
def test_a_chief_who_has_just_landed_does_not_migrate_in_the_same_sequence() -> None:
    t = bare()
    two_emperors(t)
    units = tribe(t, "visigothi", "foederati", "italia-5", 3)
    stand(t, "italia-5", "alaricus")
    t.state.migration, t.state.moved = "visigothi", ["alaricus", units[0]]
    campaign(t, "barbarian")
    play(t, move(t), movement="migrate", gather="italia-4")
    assert [t.place(each) for each in ("alaricus", *units)] == ["italia-5", "italia-5", "italia-4", "italia-4"]


@proves("UR165", "6.2 Migration", "R22")
def test_ur165_a_migrating_tribe_gathers() -> None:
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "viennensis-4", 2)
    stand(t, "viennensis-2", "visigothi-u3")
    stand(t, "hispaniae-2", "visigothi-u4", "visigothi-u5", "alaricus")
    t.state.migration = "visigothi"
    t.changed()
    campaign(t, "barbarian")
    assert all(t.area(area).in_empire for area in migration_goals(t))
    play(t, move(t), movement="migrate", gather="viennensis-3")
    pieces = (*t.data.units_of["visigothi"], "alaricus")
    assert {t.place(piece) for piece in pieces} == {"viennensis-3"}
    assert refused(ask(t, move(t), "movement"), "migrate")


def _to_migrate(left: int = 3) -> Position:
    """Visigothi under Migration, in an SMC of the Barbarian's with so many left."""
    t = bare()
    two_emperors(t)
    tribe(t, "visigothi", "foederati", "viennensis-4", 2)
    stand(t, "viennensis-4", "alaricus")
    stand(t, "viennensis-2", "visigothi-u3")
    t.state.migration = "visigothi"
    t.changed()
    campaign(t, "barbarian")
    t.state.sequences["barbarian"] = left
    return t


@proves("6.2 Migration", "R22")
def test_a_people_moves_as_one_before_it_moves_singly() -> None:
    t = _to_migrate()
    assert offered(ask(t, move(t), "movement")) == {"end", "stratagem", "migrate"}
    play(t, move(t), movement="migrate", gather="viennensis-2")
    assert t.place("alaricus") == "viennensis-2"
    t.state.moved = []
    t.changed()
    assert {"lead.alaricus", "unit.visigothi-u3"} <= offered(ask(t, move(t), "movement"))


@proves("6.2 Migration", "R22")
@pytest.mark.parametrize("left", [1, 2])
def test_a_people_must_move_in_the_last_smc(left: int) -> None:
    t = _to_migrate(left)
    if left == 1:
        assert refused(ask(t, move(t), "gather", movement="end"), "back")
    replies = {"gather": "viennensis-2"} if left == 1 else {}
    play(t, move(t), movement="end", **replies)
    assert t.state.migrated == (left == 1)
    assert t.place("visigothi-u1") == ("viennensis-2" if left == 1 else "viennensis-4")


@proves("2.E.1")
def test_an_smc_may_be_passed() -> None:
    t = bare()
    two_emperors(t)
    enthrone(t, "west", "honorius", "italia-4")
    campaign(t)
    assert "end" in offered(ask(t, move(t), "movement"))
    assert not play(t, move(t))


@proves("3.4.1", "7.1")
def test_a_weak_attack_and_a_leader_alone_among_enemies_have_to_be_confirmed() -> None:
    """One against five Alamanni; a stronger stack, and one that joins friends there, isn't questioned."""
    t = bare()
    two_emperors(t)
    tribe(t, "alamanni", "war", "italia-2")
    stand(t, "italia-3", "sarus", "comites-alani")
    stand(t, "italia-6", "aetius")
    campaign(t)
    weak = ask(t, move(t), "goal", movement="lead.sarus")
    assert isinstance(weak, Pick)
    assert {area: [text.key for text in told_] for area, told_ in weak.cautions().items()} == {
        "italia-2": ["caution-weak"]
    }
    alone = ask(t, move(t), "goal", movement="lead.aetius")
    assert isinstance(alone, Pick)
    assert [text.key for text in alone.cautions()["italia-2"]] == ["caution-flee"]
    stand(t, "italia-2", "comites-seniores", "herculiani-seniores", "ioviani-seniores", "lanciarii-sabarienses")
    strong = ask(t, move(t), "goal", movement="lead.sarus")
    assert isinstance(strong, Pick) and not strong.cautions()
