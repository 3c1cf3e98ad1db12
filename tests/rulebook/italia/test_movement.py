"""Straits, corners, terrain, leaders, enemies and ships [N1-N4, N19-N24]."""

from __future__ import annotations

import pytest

from tests.rulebook.italia.toolkit import ask, cities, count, goals, offered, open_turn, play, position, proves, put


@proves("N1", "N23", "3.3", "9.7", "strait-walk", "strait-second-step-refused")
def test_units_walk_over_a_strait_with_their_whole_move() -> None:
    t = position(active="greeks")
    put(t, "greeks", "rhegium", infantry=2)
    open_turn(t)
    found = goals(t, "1-infantry", "rhegium")
    assert "messana" in found
    assert not found & {"agrigentum", "syracusae", "lilybaeum"}
    play(t, move="rhegium", move_group="1-infantry", move_to="messana")
    assert count(t, "greeks", "messana") == 1
    assert "messana" not in offered(ask(t, "move"))


@proves("N1", "N23", "3.3", "9.7")
def test_a_strait_is_not_reached_in_the_same_move() -> None:
    t = position(active="greeks")
    put(t, "greeks", "croton", infantry=1)
    open_turn(t)
    found = offered(ask(t, "move-to", move="croton"))
    assert "rhegium" in found
    assert "messana" not in found


@proves("N1", "N23", "3.3", "9.7")
def test_who_marched_with_a_leader_does_not_cross_a_strait_with_what_is_left() -> None:
    t = position(active="greeks")
    put(t, "greeks", "croton", infantry=1)
    t.put("agathocles", "croton")
    open_turn(t)
    play(t, move="croton", move_group="1-infantry+agathocles", move_to="rhegium")
    assert count(t, "greeks", "rhegium") == 1
    found = offered(ask(t, "move-to", move="rhegium"))
    assert "bruttium" in found
    assert "messana" not in found


@proves("N2", "3.4", "6.7", "x-no-city")
def test_no_city_in_an_area_with_an_x() -> None:
    t = position(active="samnites", turn=2, step="income")
    for area in ("bruttium", "samnium", "capua"):
        put(t, "samnites", area, infantry=1)
    t.nation("samnites").gold = 20
    open_turn(t)
    found = offered(ask(t, "buy"))
    assert "city:samnium" in found
    assert "city:bruttium" not in found


@proves("N3", "3.5", "boot-olbia-africum")
@pytest.mark.parametrize(
    ("sea", "near", "opposite"), [("mare-africum", "carales", "olbia"), ("mare-tyrrhenum", "olbia", "carales")]
)
def test_opposite_corners_of_sardinia_do_not_touch(sea: str, near: str, opposite: str) -> None:
    t = position(active="carthaginians", turn=3)
    (unit,) = put(t, "carthaginians", "carthago", infantry=1)
    put(t, "carthaginians", sea, fleet=1)
    t.go_aboard([unit], sea, "carthaginians")
    open_turn(t)
    found = offered(ask(t, "land-at", move=f"aboard:{sea}"))
    assert near in found
    assert opposite not in found


@proves("N4", "N20", "9.2", "marsh-does-not-stop", "highland-stops")
def test_highlands_stop_and_marshes_do_not() -> None:
    t = position()
    put(t, "romans", "roma", legion=1)
    open_turn(t)
    assert "capua" in offered(ask(t, "move-to", move="roma"))
    t = position()
    put(t, "romans", "latium", legion=1)
    open_turn(t)
    found = offered(ask(t, "move-to", move="latium"))
    assert "samnium" in found
    assert "apulia" not in found


@proves("N20", "9.2", "highland-city-passes", "highland-pillaged-city-stops", "highland-foreign-city-stops")
@pytest.mark.parametrize(
    ("owned", "whole", "passes"),
    [(True, True, True), (True, False, False), (False, True, False)],
    ids=["own city", "pillaged", "not owned"],
)
def test_an_own_unpillaged_city_lifts_the_stop(owned: bool, whole: bool, passes: bool) -> None:
    t = position()
    put(t, "romans", "latium", legion=1)
    if owned:
        put(t, "romans", "samnium", legion=1)
    cities(t, *(("samnium",) if whole else ()), pillaged=() if whole else ("samnium",))
    open_turn(t)
    assert ("apulia" in offered(ask(t, "move-to", move="latium"))) is passes


@proves("N19", "2.1", "9.1", "movement-rate")
@pytest.mark.parametrize(
    ("period", "nation", "start", "end", "beyond"),
    [("I", "celts", "placentia", "venetia", "aquileia"), ("II", "huns", "placentia", "aquileia", "histria")],
)
def test_units_move_as_far_as_their_counter_says(period: str, nation: str, start: str, end: str, beyond: str) -> None:
    t = position(period, 2, nation)
    put(t, nation, start, infantry=1)
    open_turn(t)
    found = offered(ask(t, "move-to", move=start))
    assert end in found
    assert beyond not in found


@proves("N21", "9.3", "leader-ignores-highland", "movement-rate")
def test_a_leader_gives_one_more_step_and_lifts_the_highland_stop() -> None:
    t = position()
    put(t, "romans", "latium", legion=1)
    t.put("camillus", "latium")
    open_turn(t)
    with_him = goals(t, "1-legion+camillus", "latium")
    alone = goals(t, "1-legion", "latium")
    assert {"apulia", "peucetia"} <= with_him
    assert "tarentum" not in with_him
    assert not alone & {"apulia", "peucetia"}


@proves("N20", "N21", "9.2", "9.3", "R67")
def test_a_highland_holds_who_leaves_the_leader_there() -> None:
    t = position()
    put(t, "romans", "latium", legion=1)
    t.put("camillus", "latium")
    open_turn(t)
    play(t, move="latium", move_group="1-legion+camillus", move_to="samnium")
    found = offered(ask(t, "move-group", move="samnium"))
    assert "1-legion-marched-1+camillus" in found
    assert "1-legion-marched-1" not in found


@proves("N20", "N21", "9.2", "9.3", "R67")
def test_a_city_taken_on_the_march_does_not_let_them_leave_the_leader() -> None:
    t = position()
    put(t, "romans", "etruria", legion=1)
    t.put("camillus", "etruria")
    cities(t, "umbria")
    open_turn(t)
    play(t, move="etruria", move_group="1-legion+camillus", move_to="umbria")
    found = offered(ask(t, "move-group", move="umbria"))
    assert "1-legion-marched-1+camillus" in found
    assert "1-legion-marched-1" not in found


@proves("N21", "9.3", "R67", "leader-must-start-with")
def test_only_units_that_start_with_the_leader_gain_by_him() -> None:
    t = position()
    put(t, "romans", "latium", legion=1)
    t.put("camillus", "roma")
    open_turn(t)
    play(t, move="roma", move_to="latium")
    found = goals(t, "1-legion", "latium")
    assert "beneventum" in found
    assert not found & {"lucania", "bruttium", "apulia"}


@proves("N22", "9.4", "enemy-stops")
def test_units_stop_at_an_enemy() -> None:
    t = position()
    put(t, "romans", "roma", legion=1)
    put(t, "etruscans", "etruria", infantry=1)
    open_turn(t)
    found = offered(ask(t, "move-to", move="roma"))
    assert "etruria" in found
    assert "arretium" not in found


@proves("N22", "9.5", "R39", "overrun-doubling", "overrun-city-match")
@pytest.mark.parametrize(("stopped", "city", "passes"), [(1, False, False), (2, False, True), (1, True, True)])
def test_twice_the_enemy_must_stop_and_as_many_at_a_city(stopped: int, city: bool, passes: bool) -> None:
    t = position()
    put(t, "romans", "roma", legion=4)
    t.nation("romans").capital = "roma"
    put(t, "etruscans", "etruria", infantry=1)
    if city:
        cities(t, "etruria")
    open_turn(t)
    play(t, move="roma", move_group=f"{stopped}-legion", move_to="etruria")
    assert ("arretium" in goals(t, "1-legion", "roma")) is passes


@proves("N22", "N23", "9.5", "9.7", "overrun-not-over-strait")
def test_an_overrun_does_not_go_on_behind_a_strait() -> None:
    t = position(active="greeks")
    put(t, "greeks", "rhegium", infantry=3)
    put(t, "carthaginians", "messana", infantry=1)
    open_turn(t)
    play(t, move="rhegium", move_group="2-infantry", move_to="messana")
    found = goals(t, "1-infantry", "rhegium")
    assert "messana" in found
    assert "syracusae" not in found


@proves("N24", "9.8", "fleet-capacity")
def test_a_fleet_takes_two_units_aboard() -> None:
    t = position()
    put(t, "romans", "roma", legion=3)
    t.put("camillus", "roma")
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    play(t, move="roma", move_group="2-legion+camillus", move_to="mare-tyrrhenum")
    (fleet,) = t.fleets_at("mare-tyrrhenum", "romans")
    assert len(t.cargo(fleet)) == 2
    assert "mare-tyrrhenum" not in offered(ask(t, "move-to", move="roma"))


@proves("N24", "9.8", "fleet-capacity-per-turn", "board-move-land-elsewhere")
def test_a_fleet_moves_boards_moves_and_lands_but_carries_two_a_turn() -> None:
    t = position()
    put(t, "romans", "roma", legion=3)
    put(t, "romans", "mare-ligusticum", fleet=1)
    open_turn(t)
    play(t, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum")
    play(t, move="roma", move_group="2-legion", move_to="mare-tyrrhenum")
    play(t, move="fleets:mare-tyrrhenum", sail_to="mare-ionium")
    play(t, move="aboard:mare-ionium", land_at="tarentum")
    assert count(t, "romans", "tarentum") == 2
    assert not offered(ask(t, "move")) & {"fleets:mare-ionium", "tarentum"}


@proves("N24", "9.8", "fleet-capacity-per-turn")
def test_a_fleet_that_has_carried_two_takes_no_third_this_turn() -> None:
    t = position()
    put(t, "romans", "roma", legion=3)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    play(t, move="roma", move_group="2-legion", move_to="mare-tyrrhenum")
    play(t, move="aboard:mare-tyrrhenum", land_at="capua")
    assert t.room("mare-tyrrhenum", "romans") == 2
    assert "mare-tyrrhenum" not in offered(ask(t, "move-to", move="roma"))


@proves("N24", "9.8", "sea-or-land-not-both")
def test_a_unit_that_walked_does_not_board() -> None:
    t = position()
    put(t, "romans", "arretium", legion=1)
    put(t, "romans", "etruria", legion=1)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    assert "mare-tyrrhenum" in offered(ask(t, "move-to", move="etruria"))
    assert "mare-tyrrhenum" not in offered(ask(t, "move-to", move="arretium"))
    play(t, move="arretium", move_to="roma")
    found = offered(ask(t, "move"))
    assert "roma" not in found
