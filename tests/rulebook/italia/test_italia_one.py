"""The special rules of Italia I: Rome, Hannibal, elephants, the last turn [N51-N54]."""

from __future__ import annotations

import pytest

from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    attack,
    campaigning,
    cities,
    count,
    fight,
    goals,
    offered,
    open_turn,
    play,
    position,
    proves,
    put,
    shots,
    told,
    topics,
)

# N51


def taken(turn: int, by: str = "celts", units: int = 3, pillaged: bool = True) -> Position:
    """Rome in foreign hands at the start of the Roman turn."""
    t = position(turn=turn, step="start")
    put(t, by, "roma", infantry=units)
    put(t, "romans", "capua", legion=1)
    cities(t, *(() if pillaged else ("roma",)), pillaged=("roma",) if pillaged else ())
    open_turn(t)
    return t


@proves("N51", "N36", "13.1", "10.10", "11.1", "roma-auto-elimination")
def test_the_owners_of_rome_must_retreat_or_die_and_the_city_is_rebuilt() -> None:
    t = taken(1)
    for area in ("latium", "sabini", "etruria", "marsi"):
        put(t, "samnites", area, infantry=1)
    play(t)
    assert t.on_map("celts") == []
    assert t.state.points["red"] == 3
    assert t.state.cities["roma"] == "whole"
    assert t.is_vacant("roma")


@proves("N51", "13.1")
@pytest.mark.parametrize(("turn", "returns"), [(1, True), (9, True), (10, False)])
def test_rome_returns_on_turns_one_to_nine(turn: int, returns: bool) -> None:
    t = taken(turn)
    play(t, wants=["sabini"] if returns else [])
    assert t.is_vacant("roma") is returns
    assert (t.state.cities["roma"] == "whole") is returns
    assert len(told(t, "roma-returned")) == returns


@proves("N51", "13.1", "roma-auto-not-turn-10")
def test_nothing_happens_on_turn_ten() -> None:
    t = taken(10, "cimbri")
    play(t)
    assert count(t, "cimbri", "roma") == 3
    assert t.state.cities["roma"] == "pillaged"


@proves("N51", "13.1")
def test_rome_in_roman_hands_is_not_rebuilt() -> None:
    t = position(turn=3, step="start")
    put(t, "romans", "roma", legion=1)
    cities(t, pillaged=("roma",))
    open_turn(t)
    play(t)
    assert t.state.cities["roma"] == "pillaged"


@proves("N51", "13.1", "R32", "6.1", "7.1")
@pytest.mark.parametrize(("turn", "income"), [(5, 3), (10, 0)])
def test_a_vacant_rome_counts_as_roman_for_income_and_placement(turn: int, income: int) -> None:
    t = position(turn=turn, step="start")
    put(t, "romans", "capua", legion=1)
    cities(t, pillaged=("roma",))
    open_turn(t)
    play(t)
    assert (t.state.cities["roma"] == "whole") is (turn < 10)
    t.nation("romans").gold = 8 - income
    play(t, wants=["unit:legion:2"] if turn < 10 else ["unit:legion:1"])
    assert count(t, "romans", "roma") == (turn < 10)


@proves("N51", "N33", "13.1", "R87")
def test_the_romans_do_not_take_rome_when_it_returns_to_them() -> None:
    """Otherwise the sack of Rome would be worth 4 gold to the Romans as well."""
    t = taken(1)
    put(t, "romans", "latium", legion=2)
    play(t, wants=["sabini"])
    t.state.step = "movement"
    asked = play(t, "movement", move="latium", move_to="roma")
    assert t.owner("roma") == "romans"
    assert "pillage" not in topics(asked)
    assert t.state.cities["roma"] == "whole"


@proves("N51", "N37", "13.1", "10.10", "roma-returns-by-ship")
def test_who_must_leave_rome_may_go_aboard() -> None:
    t = taken(6, "carthaginians", 2, pillaged=False)
    t.put("hannibal", "roma")
    for area in ("latium", "sabini", "etruria", "marsi"):
        put(t, "samnites", area, infantry=1)
    put(t, "carthaginians", "mare-tyrrhenum", fleet=1)
    play(t)
    assert len(t.passengers("mare-tyrrhenum", "carthaginians")) == 3
    assert t.state.cities["roma"] == "whole"
    assert told(t, "units-lost") == []
    play(t)
    (counted,) = [event for event in told(t, "income-counted") if event.nation == "romans"]
    assert (counted.areas, counted.cities, counted.income) == (2, 1, 3)


# N52


def hannibal(**africa: int) -> Position:
    """Hannibal arrives on turn 6 with these units in Africa."""
    t = position(active="carthaginians", turn=6, step="placement")
    for area, number in africa.items():
        put(t, "carthaginians", area.replace("_", "-"), infantry=number)
    put(t, "carthaginians", "mare-africum", fleet=2)
    open_turn(t)
    return t


@proves("N52", "13.2", "R33", "hannibal-from-africa")
@pytest.mark.parametrize("called", [0, 1, 5])
def test_as_many_units_from_africa_as_desired_join_hannibal(called: int) -> None:
    t = hannibal(carthago=2, hadrumetum=1, hippo_regius=2)
    wants = {
        0: ["done"],
        1: ["hadrumetum:1-infantry", "done"],
        5: ["carthago:2-infantry", "hadrumetum:1-infantry", "hippo-regius:2-infantry"],
    }[called]
    play(t, africa=wants)
    assert count(t, "carthaginians", "alpes") == 6 + 3 + called
    assert t.place_of("hannibal") == "alpes"
    assert len(t.fleets_at("mare-africum", "carthaginians")) == 2
    if called == 5:
        assert t.is_vacant("carthago")


@proves("N52", "13.2", "hannibal-not-from-sicily")
def test_only_units_in_africa_are_called() -> None:
    t = hannibal(carthago=1, lilybaeum=2, carales=1)
    put(t, "romans", "hadrumetum", legion=1)
    t.go_aboard(put(t, "carthaginians", "carthago", infantry=1), "mare-africum", "carthaginians")
    found = offered(ask(t, "africa"))
    assert found == {"done", "carthago:1-infantry"}


@proves("N52", "13.2")
def test_no_one_is_called_on_another_turn() -> None:
    t = position(active="carthaginians", turn=7, step="placement")
    put(t, "carthaginians", "carthago", infantry=2)
    open_turn(t)
    assert "africa" not in topics(play(t))


@proves("3.7", "13.2", "hannibal-passage")
@pytest.mark.parametrize(("turn", "passes"), [(6, True), (7, True), (8, False)])
def test_carthaginians_pass_helvetia_or_gaul_without_ending_there(turn: int, passes: bool) -> None:
    t = position(active="carthaginians", turn=turn)
    force = put(t, "carthaginians", "alpes", infantry=4)
    put(t, "celts", "taurini", infantry=1)
    campaigning(t, "hannibal", "alpes", force)
    ends = {each.partition(":")[2] for each in offered(ask(t, "campaign")) if each.startswith("march:")}
    assert ({"mediolanum", "liguria"} <= ends) is passes
    assert not ends & {"helvetia", "gallia"}


# N53


def elephants(shocks: int, defenders: int = 3, attacker: str = "epirotes", leader: bool = False) -> Position:
    """Elephants at a battle against Roman legions, after so many such battles."""
    t = position(active=attacker, turn=4, step="combat")
    force = put(t, attacker, "capua", elephant=1, infantry=1)
    put(t, "romans", "capua", legion=defenders)
    t.state.shocks = shocks
    attack(t, force, "capua", "paestum")
    if leader:
        t.put("papirius-cursor", "capua")
    return t


@proves("N53", "13.3", "elephant-shock-first")
def test_at_the_first_battle_an_eight_to_ten_eliminates_a_roman_unit() -> None:
    t = elephants(0)
    fight(t, 7, 8, 10)
    (event,) = told(t, "shock-rolled")
    assert (event.number, event.needed) == (1, 8)
    assert count(t, "romans", "capua") == 1
    assert t.state.points["yellow"] == 2
    assert t.state.shocks == 1


@proves("N53", "13.3", "elephant-shock-second")
@pytest.mark.parametrize("shocks", [1, 2])
def test_at_the_second_and_third_only_a_ten_does(shocks: int) -> None:
    t = elephants(shocks)
    fight(t, 8, 9, 10)
    assert count(t, "romans", "capua") == 2
    assert t.state.shocks == shocks + 1


@proves("N53", "13.3", "elephant-shock-fourth")
def test_there_is_no_fourth() -> None:
    t = elephants(3)
    fight(t)
    assert told(t, "shock-rolled") == []


@proves("N53", "13.3", "R34")
def test_the_shock_counts_over_the_game_whoever_has_the_elephants() -> None:
    t = elephants(0)
    fight(t, 1, 1, 1)
    t = elephants(t.state.shocks, attacker="carthaginians")
    fight(t, 9, 9, 1)
    assert count(t, "romans", "capua") == 3


@proves("N53", "13.3", "R34")
def test_consular_legions_are_eliminated_outright() -> None:
    t = elephants(0, 1)
    (legion,) = put(t, "romans", "capua", consular_legion=1)
    fight(t, 8, 1)
    assert t.place_of(legion) == "box"


@proves("N53", "13.3")
def test_romans_who_attack_elephants_roll_too() -> None:
    t = position(turn=4, step="combat")
    force = put(t, "romans", "capua", legion=2)
    put(t, "epirotes", "capua", elephant=1)
    attack(t, force, "capua", "latium")
    fight(t, 8, 1)
    assert count(t, "romans", "capua") == 1
    assert t.state.points["yellow"] == 1


@proves("N53", "13.3")
@pytest.mark.parametrize("foe", ["greeks", "populares"])
def test_only_the_nation_called_romans_rolls(foe: str) -> None:
    t = position(active="carthaginians", turn=10, step="combat")
    force = put(t, "carthaginians", "capua", elephant=1)
    put(t, foe, "capua", **{"legion" if foe == "populares" else "infantry": 1})
    attack(t, force, "capua", "latium")
    fight(t)
    assert told(t, "shock-rolled") == []
    assert t.state.shocks == 0


@proves("N53", "13.3", "10.8", "11.1", "shock-kills-leader")
def test_the_shock_can_take_all_and_the_leader() -> None:
    t = elephants(0, 2, leader=True)
    play(t, dice=[8, 9])
    assert t.state.points["yellow"] == 1 + 1 + 4
    assert t.place_of("papirius-cursor") == "fallen"
    assert t.owner("capua") == "epirotes"
    assert shots(t) == []


# N54


@proves("N54", "6.3", "13.4", "no-income-turn-10")
@pytest.mark.parametrize(("turn", "income"), [(9, 2), (10, 0)])
def test_no_income_on_turn_ten_but_gold_at_hand_is_spent(turn: int, income: int) -> None:
    t = position(turn=turn, step="income")
    put(t, "romans", "roma", legion=1)
    cities(t, "roma")
    t.nation("romans").gold = 6
    open_turn(t)
    play(t, buy=["unit:legion:1", "done"] if income else "unit:legion:1")
    assert t.nation("romans").gold == 6 + income - 4
    assert count(t, "romans", "roma") == 2


@proves("N54", "6.3", "6.4")
def test_no_tribute_on_turn_ten() -> None:
    t = position(active="samnites", turn=10, step="income")
    for area in ("samnium", "marsi", "lucania", "bruttium"):
        put(t, "samnites", area, infantry=1)
    t.nation("samnites").controller = "romans"
    open_turn(t)
    play(t)
    assert t.nation("romans").gold == 0


@proves("6.3")
def test_italia_two_has_income_on_turn_ten() -> None:
    t = position("II", 10, "arabs", "income")
    put(t, "arabs", "carthago", infantry=1)
    open_turn(t)
    play(t)
    assert t.nation("arabs").gold == 1


# 13.5, 13.6


@proves("13.5", "5.1", "7.4", "N15")
@pytest.mark.parametrize(
    ("nation", "leader", "seas", "legions", "fleets"),
    [
        ("populares", "marius", {"mare-tyrrhenum"}, 8, 4),
        ("optimates", "sulla", {"mare-ionium", "mare-hadriaticum"}, 10, 5),
    ],
)
def test_the_civil_war_parties_arrive_aboard_as_major_invasions(
    nation: str, leader: str, seas: set[str], legions: int, fleets: int
) -> None:
    t = position(active=nation, turn=10, step="placement")
    open_turn(t)
    play(t)
    assert t.now.major
    assert {t.space_of(unit) for unit in t.on_map(nation)} <= seas
    assert len(t.land_units(nation)) == legions
    assert len(t.on_map(nation)) == legions + fleets
    assert t.space_of(leader) in seas


@proves("13.6", "7.4", "R62", "R79")
def test_the_samnites_rise_also_among_enemies_and_attack_without_moving() -> None:
    t = position(active="samnites", turn=10, step="placement")
    put(t, "romans", "samnium", legion=1)
    put(t, "romans", "roma", legion=1)
    t.nation("samnites").controller = "romans"
    open_turn(t)
    play(t)
    assert t.nation("samnites").controller == ""
    assert len(t.land_units("samnites")) == 6
    areas = {t.place_of(unit) for unit in t.land_units("samnites")}
    assert areas <= {"samnium", "beneventum", "marsi", "frentani", "lucania", "bruttium"}


@proves("7.4", "8.3", "R62", "R79", "10.5")
def test_units_that_rise_among_enemies_keep_the_attack_limit_and_do_not_move_before() -> None:
    t = position(active="samnites", turn=10, step="placement")
    put(t, "romans", "samnium", legion=1)
    open_turn(t)
    play(t, arrive=["samnium", "lucania"])
    assert t.place_of("papius-mutilus") == "samnium"
    assert (count(t, "samnites", "samnium"), count(t, "samnites", "lucania")) == (4, 2)
    play(t)
    assert offered(ask(t, "move")) == {"done", "lucania"}
    play(t, move="done")
    fight(t, 1, 1, 1, 1, 5)
    (began,) = told(t, "battle-began")
    assert (began.attacker, began.over_water) == ("samnites", False)
    assert not shots(t)[4].hit


@proves("13.6")
@pytest.mark.parametrize(("turn", "before", "after"), [(4, 8, 6), (5, 5, 0)])
def test_the_epirotes_keep_six_land_units_and_then_leave(turn: int, before: int, after: int) -> None:
    t = position(turn=turn, step="turn-end")
    for area in ("tarentum", "thurii", "croton", "paestum"):
        put(t, "epirotes", area, infantry=before // 4)
    put(t, "epirotes", "croton", infantry=before - before // 4 * 4)
    put(t, "epirotes", "mare-ionium", fleet=2)
    t.state.last_turn = 10
    play(t)
    assert len(t.land_units("epirotes")) == after
    assert (t.on_map("epirotes") == []) is (turn == 5)


@proves("9.3", "2.5")
def test_a_leader_alone_moves_three() -> None:
    t = position(turn=1)
    put(t, "romans", "capua", legion=1)
    open_turn(t)
    t.put("camillus", "roma")
    found = goals(t, "camillus", "roma")
    assert "apulia" in found
    assert "peucetia" not in found
