"""Income, tribute, purchases, placement and stacking [N6-N18]."""

from __future__ import annotations

import pytest

from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    came,
    cities,
    count,
    may_end,
    offered,
    open_turn,
    play,
    position,
    proves,
    put,
    told,
    topics,
)


@proves("N6", "6.1", "income-basic")
def test_gold_for_each_area_and_each_unpillaged_city() -> None:
    t = position(active="etruscans", step="income")
    for area in ("etruria", "pisae", "florentia", "arretium", "populonia"):
        put(t, "etruscans", area, infantry=1)
    put(t, "etruscans", "mare-tyrrhenum", fleet=1)
    cities(t, "etruria", "pisae", "roma", pillaged=("florentia",))
    open_turn(t)
    ask(t, "buy")
    assert t.nation("etruscans").gold == 7


@proves("N6", "6.1", "income-staging")
def test_staging_zones_pay_nothing() -> None:
    t = position("II", 1, "western-romans", "income")
    put(t, "western-romans", "noricum", legion=2)
    open_turn(t)
    play(t)
    assert t.nation("western-romans").gold == 0


def _vassal(areas: int, treasury: int) -> Position:
    t = position(active="etruscans", step="income")
    for area in ("etruria", "pisae", "florentia", "arretium", "populonia", "umbria", "bononia")[:areas]:
        put(t, "etruscans", area, infantry=1)
    t.nation("etruscans").controller = "romans"
    t.nation("romans").gold = treasury
    open_turn(t)
    return t


@proves("N7", "6.4", "tribute-rounding")
def test_a_submitted_nation_hands_over_half_rounded_up() -> None:
    t = _vassal(7, 3)
    play(t)
    assert (t.nation("romans").gold, t.nation("etruscans").gold) == (7, 3)


@proves("N7", "6.5", "R13", "tribute-over-ten", "tribute-over-ten-declined", "tribute-full-treasury")
@pytest.mark.parametrize(("answer", "gold", "waits"), [("legion", 8, 1), ("pass", 10, 0)])
def test_tribute_above_ten_buys_one_unit_at_once(answer: str, gold: int, waits: int) -> None:
    t = _vassal(7, 8)
    found = offered(ask(t, "tribute-unit"))
    assert not {each for each in found if each.startswith("city")}
    t = _vassal(7, 8)
    play(t, tribute_unit=answer)
    assert t.nation("romans").gold == gold
    assert len(t.waiting("romans")) == waits
    assert not t.on_map("romans")


@proves("N7", "6.5", "tribute-exactly-ten")
def test_tribute_up_to_ten_buys_nothing() -> None:
    t = _vassal(4, 8)
    assert "tribute-unit" not in topics(play(t))
    assert t.nation("romans").gold == 10


@proves("N7", "N9", "7.1", "6.5", "R66", "waiting-unit-takes-slot")
def test_the_waiting_unit_comes_on_board_next_turn_and_takes_a_place() -> None:
    t = position(turn=2, step="income")
    put(t, "romans", "roma", legion=1)
    put(t, "romans", "capua", legion=1)
    t.place("romans", "legion", 1, "coin-romans")
    t.nation("romans").gold = 8
    open_turn(t)
    play(t, wants=["unit:legion:1"])
    assert t.waiting("romans") == []
    assert sorted((count(t, "romans", "roma"), count(t, "romans", "capua"))) == [2, 2]
    assert len(told(t, "bought")) == 1


@proves("7.1", "7.2", "R15", "R66")
def test_a_waiting_unit_leaves_a_coast_to_each_fleet_that_was_bought() -> None:
    t = position(turn=5, step="income")
    for area in ("roma", "capua", "arretium"):
        put(t, "romans", area, legion=1)
    t.place("romans", "legion", 1, "coin-romans")
    put(t, "samnites", "samnium", infantry=2)  # where a unit is wanted first
    t.nation("romans").gold = 5
    open_turn(t)
    play(t, wants=["unit:fleet:2"])
    assert count(t, "romans", "arretium") == 2
    assert len(t.fleets_at("mare-tyrrhenum", "romans")) == 2


@proves("N8", "2.2", "6.6", "cost-table")
@pytest.mark.parametrize(
    ("period", "nation", "item", "cost"),
    [
        ("I", "celts", "infantry", 4),
        ("I", "romans", "legion", 4),
        ("I", "romans", "fleet", 4),
        ("I", "romans", "consular-legion", 5),
        ("I", "carthaginians", "elephant", 5),
        ("II", "franks", "knight", 5),
        ("II", "western-romans", "foederati", 3),
    ],
)
def test_what_units_cost(period: str, nation: str, item: str, cost: int) -> None:
    for gold, affordable in ((cost - 1, False), (cost, True)):
        t = position(period, 9, nation, "income")
        put(t, nation, "mare-tyrrhenum", **({"fleet": 1} if t.free(nation, "fleet") else {}))
        unit = next(each for each in t.free(nation, t.unit(t.data.units_of[nation][0]).type))
        t.put(unit, "roma")
        income = 0 if t.card(nation).no_income or t.card(nation).income_halved else 1
        t.nation(nation).gold = gold - income
        open_turn(t)
        asked = [each for each in play(t) if each.topic == "buy"]
        found = offered(asked[0]) if asked else set()
        assert bool({each for each in found if each.startswith(f"unit:{item}:")}) is affordable, (gold, found)


@proves("N8", "6.6", "6.7", "cost-marsh-city")
@pytest.mark.parametrize(("area", "cost"), [("etruria", 6), ("umbria", 8), ("populonia", 8)])
def test_what_cities_cost(area: str, cost: int) -> None:
    for gold, affordable in ((cost - 2, False), (cost - 1, True)):
        t = position(active="etruscans", turn=2, step="income")
        put(t, "etruscans", area, infantry=1)
        t.nation("etruscans").gold = gold
        open_turn(t)
        assert (f"city:{area}" in offered(ask(t, "buy"))) is affordable


@proves("N9", "7.1", "placement-one-each", "purchase-more-than-areas")
def test_bought_units_go_one_to_an_area() -> None:
    t = position(active="etruscans", turn=2, step="income")
    put(t, "etruscans", "etruria", infantry=1)
    put(t, "etruscans", "pisae", infantry=1)
    t.nation("etruscans").gold = 20
    open_turn(t)
    found = offered(ask(t, "buy"))
    assert "unit:infantry:2" in found
    assert "unit:infantry:3" not in found
    t.nation("etruscans").gold = 8
    play(t, wants=["unit:infantry:2"])
    assert (count(t, "etruscans", "etruria"), count(t, "etruscans", "pisae")) == (2, 2)


@proves("N9", "N10", "7.1", "7.3", "placement-one-area", "placement-ignores-limit")
def test_a_single_area_takes_everything_whatever_the_limit() -> None:
    t = position(active="etruscans", turn=2, step="income")
    put(t, "etruscans", "umbria", infantry=2)
    t.nation("etruscans").gold = 12
    open_turn(t)
    play(t, wants=["unit:infantry:3"])
    assert count(t, "etruscans", "umbria") == 5


@proves("N10", "N11", "8.1", "8.2", "R6", "limit-normal-highland")
@pytest.mark.parametrize(
    ("area", "units", "legal"),
    [
        ("roma", 3, True),
        ("roma", 4, False),
        ("umbria", 2, True),
        ("umbria", 3, False),
        ("latium", 3, True),
        ("latium", 4, False),
    ],
)
def test_the_limit_at_the_end_of_movement(area: str, units: int, legal: bool) -> None:
    t = position(turn=2)
    put(t, "romans", area, legion=units)
    open_turn(t)
    assert may_end(t) is legal


@proves("N12", "N14", "8.2", "8.4", "capital-plus-one", "leader-plus-one-own-area", "capital-and-leader")
@pytest.mark.parametrize(("capital", "leader"), [(True, False), (False, True), (True, True)])
def test_the_capital_and_a_leader_allow_one_more_each(capital: bool, leader: bool) -> None:
    for units, legal in ((3 + capital + leader, True), (4 + capital + leader, False)):
        t = position(active="etruscans", turn=2)
        put(t, "etruscans", "etruria", infantry=units)
        if capital:
            t.nation("etruscans").capital = "etruria"
        if leader:
            t.put("aule-spurinna", "etruria")
        open_turn(t)
        if leader:
            t.put("aule-spurinna", "etruria")
        assert may_end(t) is legal


@proves("N12", "6.8", "capital-romans-fixed")
def test_the_romans_have_no_capital_but_roma() -> None:
    t = position(turn=2, step="income")
    for area in ("roma", "capua"):
        put(t, "romans", area, legion=1)
    t.nation("romans").gold = 6
    open_turn(t)
    asked = play(t, wants=["capital"])
    assert all(offered(each) == {"roma"} for each in asked if each.topic == "capital")
    assert t.nation("romans").capital == "roma"


@proves("N12", "1.4", "6.8", "R2", "capital-wholly-owned")
def test_a_capital_is_wholly_owned() -> None:
    t = position(active="etruscans", turn=2, step="income")
    put(t, "etruscans", "etruria", infantry=1)
    put(t, "etruscans", "pisae", infantry=1)
    put(t, "romans", "pisae", legion=1)
    put(t, "etruscans", "arretium", infantry=1)
    t.nation("etruscans").gold = 6
    open_turn(t)
    found = offered(ask(t, "capital", buy="capital"))
    assert {"etruria", "arretium"} <= found
    assert "pisae" not in found


@proves("N13", "N14", "N15", "8.3", "attack-plus-one", "attack-leader-major", "capital-not-for-attack")
@pytest.mark.parametrize(
    ("leader", "major", "limit"), [(False, False, 4), (True, False, 5), (False, True, 5), (True, True, 6)]
)
def test_attackers_may_exceed_the_limit(leader: bool, major: bool, limit: int) -> None:
    for units, legal in ((limit, True), (limit + 1, False)):
        t = position(turn=2)
        force = put(t, "romans", "roma", legion=units)
        put(t, "etruscans", "etruria", infantry=1)
        open_turn(t)
        came(t, force, "etruria", "roma")
        if leader:
            t.put("camillus", "etruria")
        t.nation("romans").capital = "etruria"
        t.now.major = major
        assert may_end(t) is legal


@proves("N16", "5", "8.8", "major-no-check-after-first")
@pytest.mark.parametrize(("phase", "left"), [(1, 5), (2, 3)])
def test_a_major_invasion_is_not_checked_after_its_first_combat(phase: int, left: int) -> None:
    t = position(turn=2, step="aftermath")
    put(t, "romans", "roma", legion=5)
    open_turn(t)
    t.now.major, t.now.phase = True, phase
    play(t)
    assert count(t, "romans", "roma") == left


@proves("N18", "8.7", "10.10", "retreat-plus-one", "retreat-to-capital")
@pytest.mark.parametrize(("held", "capital", "enter"), [(2, False, 2), (3, False, 1), (3, True, 2)])
def test_a_retreat_may_exceed_the_limit_by_one(held: int, capital: bool, enter: int) -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "sabini", infantry=2)
    put(t, "etruscans", "roma", infantry=2)
    put(t, "etruscans", "etruria", infantry=held)
    for area in ("latium", "marsi"):
        put(t, "romans", area, legion=1)
    if capital:
        t.nation("etruscans").capital = "etruria"
    open_turn(t)
    came(t, force, "roma", "sabini")
    play(t, dice=[1] * 4 + ([10, 1, 1] if enter == 1 else []), wants=["etruria"])
    assert count(t, "etruscans", "etruria") == held + enter
    assert not any(count(t, "etruscans", area) for area in ("sabini", "latium", "marsi"))


@proves("6.8")
@pytest.mark.parametrize("brisk", [True, False])
def test_a_capital_is_set_once_in_a_purchase(brisk: bool) -> None:
    """Campaigns that began before are asked as they were."""
    t = position(active="samnites", turn=2, step="income")
    put(t, "samnites", "samnium", infantry=1)
    put(t, "samnites", "apulia", infantry=1)
    t.nation("samnites").gold = 9
    t.state.brisk = brisk
    open_turn(t)
    first = ask(t, "buy")
    assert "capital" in offered(first)
    again = ask(t, "buy", nth=2, buy="capital", capital="samnium")
    assert ("capital" in offered(again)) is not brisk
