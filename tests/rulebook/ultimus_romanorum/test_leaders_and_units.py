"""What is printed on the counters, and the Empire they stand in [0, 1, 3.1, 3.2]."""

from __future__ import annotations

import pytest

from tests.rulebook.ultimus_romanorum.toolkit import Position, bare, proves, reduce, stand, tribe, two_emperors, usurp


@proves("0.1")
@pytest.mark.parametrize(("throw", "value"), [(10, 0), (0, 0), (9, 9), (1, 1)])
def test_a_zero_is_a_zero(throw: int, value: int) -> None:
    t = bare()
    t.throw(throw)
    assert t.d10() == value


@proves("1.2", "2.B", "2.D")
@pytest.mark.parametrize(
    ("leader", "vs", "cp"),
    [("libius-severus", 1, 1), ("leo-i", 3, 4), ("gensericus", 4, None), ("maiorianus", None, 4)],
)
def test_values_that_the_rules_print(leader: str, vs: int | None, cp: int | None) -> None:
    facts = bare().leader(leader)
    assert vs in (None, facts.vs)
    assert cp in (None, facts.cp)


@proves("1.2", "1.2.1", "3.5.2")
def test_origins() -> None:
    t = bare()
    of = {leader: facts.origin for leader, facts in t.data.leaders.items()}
    assert {leader for leader, origin in of.items() if origin == "T"} == {
        "honorius",
        "valentinianus-iii",
        "olybrius",
        "arcadius",
        "theodosius-ii",
    }
    assert {"stilicho", "ricimer", "aspar", "odoacer"} <= {leader for leader, origin in of.items() if origin == "B"}
    assert of["alaricus"] == ""


@proves("1.3", "1.3.1")
def test_a_reduced_unit_has_the_values_of_its_back() -> None:
    t = bare()
    stand(t, "italia-2", "comites-alani")
    assert (t.values("comites-alani").pf, t.values("comites-alani").qu) == (4, 3)
    reduce(t, "comites-alani")
    assert (t.values("comites-alani").pf, t.values("comites-alani").qu) == (2, 2)
    assert t.strength(("comites-alani", "co-italia-1")) == 6
    for unit in t.data.units.values():
        assert unit.back.pf < unit.front.pf


@proves("1.3.1", "3.2.1", "3.2.2")
def test_every_unit_of_a_diocese_names_it() -> None:
    t = bare()
    for unit in t.data.units.values():
        assert bool(unit.diocese) == (unit.category in ("LI", "CO"))
        if unit.diocese:
            assert t.data.dioceses[unit.diocese].half == unit.half


@proves("3.1.1")
def test_the_twelve_dioceses() -> None:
    t = bare()
    halves = {"west": set(), "east": set()}  # type: dict[str, set[str]]
    for name, facts in t.data.dioceses.items():
        halves[facts.half].add(name)
    assert halves["west"] == {"Hispaniae", "Britanniae", "Viennensis", "Galliae", "Italia", "Africa", "Pannoniae"}
    assert halves["east"] == {"Moesiae", "Thracia", "Asia", "Pontica", "Oriens"}
    assert {len(t.area(area).diocese) > 0 for facts in t.data.dioceses.values() for area in facts.areas} == {True}


@proves("3.1.1", "3.6.3 C")
def test_dioceses_beside_each_other() -> None:
    t = bare()
    for name, facts in t.data.dioceses.items():
        near = {
            t.area(to).diocese
            for area in facts.areas
            for to in t.data.beside(area)
            if t.half_of(to) == facts.half and t.area(to).diocese != name
        }
        assert near == set(facts.beside), name


@proves("3.1.2")
def test_the_six_capitals() -> None:
    t = bare()
    assert set(t.data.capitals["west"]) == {"viennensis-3", "italia-2", "italia-4", "italia-5"}
    assert set(t.data.capitals["east"]) == {"thracia-3", "oriens-2"}


@proves("7.3")
def test_the_eight_eastern_areas_outside_the_empire() -> None:
    t = bare()
    free = {area.id for area in t.data.areas.values() if area.free and not area.in_empire}
    assert free == {"armenia", "iberia", *(f"persae-{number}" for number in range(1, 7))}


def holding(*hostile: str) -> Position:
    """An area with some Barbarian counters."""
    t = bare()
    two_emperors(t)
    tribe(t, "vandali", "war")
    stand(t, "galliae-5", *hostile)
    return t


@proves("3.1.3")
def test_who_controls_an_area() -> None:
    assert holding().roman_area("galliae-5")
    assert not holding("vandali-u1").roman_area("galliae-5")
    assert holding("gundericus").roman_area("galliae-5")
    t = holding()
    usurp(t, "west", "constantinus-iii", "galliae-5")
    assert t.roman_area("galliae-5")
    usurp(t, "west", "constantinus-iii", "galliae-5", "co-britanniae-1")
    assert not t.roman_area("galliae-5")


@proves("1.3.2", "3.2.4", "UR019")
@pytest.mark.parametrize(("capacity", "pf"), [(0, 0), (1, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_the_strength_of_buccellarii_by_capacity(capacity: int, pf: int) -> None:
    t = bare()
    found = {t.data.guard_pf(leader) for leader, facts in t.data.leaders.items() if facts.cc == capacity}
    assert found <= {pf}
    assert found


@proves("Generic Roman Leader Deployment Table", "3.3.1")
def test_generic_leaders_belong_to_their_diocese() -> None:
    t = bare()
    for facts in t.data.leaders.values():
        if facts.generic and not facts.tribe:
            assert t.area(facts.entry_area).diocese == facts.diocese


@proves("3.3.4")
def test_palatini_have_their_quarters_in_capitals() -> None:
    t = bare()
    quarters = {unit.capital for unit in t.data.units.values() if unit.category == "PA"}
    assert quarters <= {*t.data.capitals["west"], *t.data.capitals["east"]}
    assert t.state.capitals["comites-alani"] == "italia-2"
