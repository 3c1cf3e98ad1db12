"""The sequence of play, the treasury, arrivals, leaders, stacking after combat [5-8, and rulings]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    attack,
    came,
    campaigning,
    cities,
    count,
    goals,
    may_end,
    offered,
    open_turn,
    play,
    position,
    proves,
    put,
    told,
    topics,
    when,
)

# 1, 4, 5


@proves("1.1", "5", "R56")
@pytest.mark.parametrize(
    ("period", "seats", "order"),
    [
        (
            "I",
            {"red", "blue", "yellow"},
            "celts cimbri etruscans samnites epirotes carthaginians greeks illyrians numidians romans "
            "populares optimates",
        ),
        (
            "II",
            {"red", "yellow", "green", "blue"},
            "visigoths vandals huns foederati burgundians ostrogoths western-romans african-romans byzantines berbers "
            "sardes avars lombards beneventans patrimonium venetians arabs franks",
        ),
    ],
)
def test_the_order_of_play_is_fixed_and_every_nation_has_one_seat(period: str, seats: set[str], order: str) -> None:
    t = position(period)
    assert list(t.period.order) == order.split()
    assert set(t.seats) == seats
    assert {t.seat_of(nation) for nation in t.period.order} == seats


@proves("5", "1.6")
def test_nations_with_units_or_an_arrival_take_their_turn_in_order() -> None:
    t = position(turn=2, step="turn")
    put(t, "greeks", "tarentum", infantry=1)
    put(t, "etruscans", "mare-tyrrhenum", fleet=1)
    began = []
    for _ in range(99):
        if t.state.step == "start":
            began.append(t.active)
        if t.state.step == "turn-end":
            break
        play(t)
    assert began == ["celts", "etruscans", "greeks", "romans"]
    play(t)
    assert t.state.turn == 3


@proves("5", "5.1")
def test_the_steps_of_a_nation_turn_come_in_order() -> None:
    t = position(active="celts", turn=1, step="start")
    put(t, "celts", "mediolanum", infantry=1)
    open_turn(t)
    seen: list[str] = []
    while t.active == "celts" and t.state.step != "turn-end" and len(seen) < 40:
        if not seen or seen[-1] != t.state.step:
            seen.append(t.state.step)
        play(t)
    assert seen == [
        "start",
        "income",
        "placement",
        "campaign",
        "campaign-round",
        "movement",
        "combat",
        "aftermath",
        "end",
    ]


@proves("N15", "N16", "5.1", "8.8")
def test_a_major_invasion_moves_and_fights_twice() -> None:
    t = position("II", 3, "ostrogoths", "placement")
    open_turn(t)
    seen: list[tuple[str, int]] = []
    while t.active == "ostrogoths" and t.state.step != "turn-end" and len(seen) < 99:
        if not seen or seen[-1] != (t.state.step, t.now.phase):
            seen.append((t.state.step, t.now.phase))
        play(t)
    assert [each for each in seen if each[0] in ("movement", "combat", "aftermath")] == [
        ("movement", 1),
        ("combat", 1),
        ("aftermath", 1),
        ("movement", 2),
        ("combat", 2),
        ("aftermath", 2),
    ]


@proves("N24", "N15", "5.1", "9.8", "major-fleet-once")
def test_a_fleet_carries_only_two_units_in_both_halves() -> None:
    t = position(active="optimates", turn=10, step="aftermath")
    put(t, "optimates", "brundisium", legion=2)
    put(t, "optimates", "tarentum", legion=2)
    (fleet,) = put(t, "optimates", "mare-ionium", fleet=1)
    open_turn(t)
    t.now.major, t.now.carried = True, {fleet: 2}
    play(t)
    assert (t.state.step, t.now.phase) == ("movement", 2)
    found = offered(ask(t, "move-to", move="brundisium", move_group="2-legion"))
    assert "tarentum" in found
    assert "mare-ionium" not in found


@proves("5.1", "10.13")
def test_units_move_again_in_the_second_half() -> None:
    t = position(active="celts", turn=2)
    put(t, "celts", "mediolanum", infantry=1)
    open_turn(t)
    t.now.major = True
    play(t, move="mediolanum", move_to="placentia")
    while t.now.phase == 1:
        play(t)
    assert t.state.step == "movement"
    assert "mediolanum" in goals(t, "1-infantry", "placentia")


# 2.5, 2.7


@proves("2.5", "R10", "5")
def test_a_leader_serves_until_the_start_of_his_nations_next_turn() -> None:
    t = position(turn=2, step="start")
    put(t, "romans", "roma", legion=1)
    t.put("camillus", "roma")
    open_turn(t)
    assert t.place_of("camillus") == "roma"
    play(t)
    assert t.place_of("camillus") == "box"
    assert [event.leader for event in told(t, "leader-left")] == ["camillus"]


@proves("2.7", "R65", "dead-leader-not-again")
def test_a_killed_leader_does_not_come_again_but_his_units_do() -> None:
    t = position("II", 2, "vandals", "placement")
    put(t, "vandals", "carthago", infantry=1)
    t.put("geiserich", "fallen")
    open_turn(t)
    play(t)
    assert t.place_of("geiserich") == "fallen"
    assert len(t.land_units("vandals")) == 10
    assert len([unit for unit in t.on_map("vandals") if not t.unit(unit).land]) == 3


@proves("2.7", "R14", "arrival-mix-limit")
@pytest.mark.parametrize(("on_map", "come"), [(28, 0), (26, 2), (20, 4)])
def test_what_is_not_in_the_box_does_not_arrive(on_map: int, come: int) -> None:
    t = position(turn=6, step="placement")
    put(t, "romans", "roma", legion=on_map)
    open_turn(t)
    play(t)
    assert len(t.land_units("romans")) == on_map + come


@proves("2.7", "R14")
def test_what_is_not_in_the_box_cannot_be_bought() -> None:
    t = position(turn=6, step="income")
    put(t, "romans", "roma", legion=28, consular_legion=5)
    t.nation("romans").gold = 30
    open_turn(t)
    found = offered(ask(t, "buy"))
    assert not [each for each in found if each.startswith("unit:legion")]
    assert {each for each in found if each.startswith("unit:consular")} == {"unit:consular-legion:1"}


@proves("2.5", "R12")
def test_a_leader_alone_enters_only_owned_or_vacant_areas() -> None:
    t = position(turn=1)
    put(t, "romans", "roma", legion=1)
    put(t, "samnites", "samnium", infantry=1)
    open_turn(t)
    t.put("camillus", "latium")
    found = goals(t, "camillus", "latium")
    assert "roma" in found
    assert "capua" in found
    assert "samnium" not in found


@proves("2.5", "R85")
def test_leaders_left_alone_where_they_cannot_stay_leave_the_map_unpaid() -> None:
    t = position(active="carthaginians", turn=6)
    force = put(t, "carthaginians", "capua", infantry=2)
    put(t, "numidians", "samnium", infantry=1)
    t.nation("numidians").controller = "carthaginians"
    campaigning(t, "hannibal", "capua", force, 1)
    for area in ("latium", "marsi", "frentani", "apulia", "beneventum"):
        put(t, "samnites", area, infantry=1)
    play(t, campaign="march:samnium")
    put(t, "samnites", "capua", infantry=1)
    play(t)
    assert t.place_of("hannibal") == "box"
    assert t.state.points == {"red": 0, "blue": 0, "yellow": 0}


# 6


@proves("6.2", "R63", "tribal-income")
@pytest.mark.parametrize(("nation", "gold"), [("celts", 3), ("samnites", 3), ("etruscans", 7)])
def test_celts_and_samnites_have_half_their_income_rounded_down(nation: str, gold: int) -> None:
    t = position(active=nation, turn=4, step="income")
    for area in ("taurini", "mediolanum", "placentia", "mantua", "bononia", "venetia", "aquileia"):
        put(t, nation, area, infantry=1)
    open_turn(t)
    play(t, **when(nation == "etruscans", buy="done"))
    assert t.nation(nation).gold == gold


@proves("6.2", "western-income")
def test_the_west_has_half_its_income() -> None:
    t = Position(Position.set_up("II", {}), "test")
    t.throws = []
    t.state.active, t.state.step = "western-romans", "income"
    open_turn(t)
    ask(t, "buy")
    (counted,) = told(t, "income-counted")
    assert (counted.areas, counted.cities, counted.income) == (28, 17, 22)


@proves("6.2")
@pytest.mark.parametrize(
    ("nation", "turn", "income"),
    [
        ("western-romans", 2, 1),
        ("western-romans", 3, 0),
        ("visigoths", 1, 0),
        ("huns", 2, 0),
        ("burgundians", 3, 0),
        ("avars", 6, 0),
        ("franks", 8, 0),
        ("franks", 9, 2),
        ("lombards", 6, 2),
    ],
)
def test_who_has_no_income_and_when(nation: str, turn: int, income: int) -> None:
    t = position("II", turn, nation, "income")
    put(t, nation, "roma", **{"legion" if nation == "western-romans" else "infantry": 1})
    cities(t, "roma")
    open_turn(t)
    play(t)
    assert t.nation(nation).gold == income


@proves("6.2", "1.5", "african-income-halved")
@pytest.mark.parametrize(
    ("in_africa", "gold"), [("", 1), ("own", 3), ("vassal", 2)], ids=["nothing", "an own area", "a vassal's area"]
)
def test_african_romans_have_half_while_they_control_nothing_in_africa(in_africa: str, gold: int) -> None:
    t = position("II", 2, "african-romans", "income")
    put(t, "african-romans", "carales", legion=1)
    cities(t, "carales")
    if in_africa == "own":
        put(t, "african-romans", "cirta", legion=1)
    if in_africa == "vassal":
        put(t, "berbers", "cirta", infantry=1)
        t.nation("berbers").controller = "african-romans"
    open_turn(t)
    play(t)
    assert t.nation("african-romans").gold == gold


@proves("6.5", "R13", "R17", "N7")
def test_each_payment_of_tribute_may_give_a_unit() -> None:
    t = position(active="etruscans", turn=4, step="income")
    for nation, area in (("etruscans", "etruria"), ("illyrians", "dalmatia")):
        put(t, nation, area, infantry=1)
        t.nation(nation).controller = "romans"
    cities(t, "etruria", "dalmatia")
    put(t, "romans", "roma", legion=1)
    t.nation("romans").gold = 10
    open_turn(t)
    play(t, tribute_unit="legion")
    t.nation("romans").gold = 10
    t.state.active, t.state.step = "illyrians", "income"
    open_turn(t)
    play(t, tribute_unit="legion")
    assert len(t.waiting("romans")) == 2


@proves("6.6", "R13", "5")
def test_gold_above_ten_is_lost_only_at_the_end_of_the_nation_turn() -> None:
    t = position(active="etruscans", turn=4, step="income")
    put(t, "etruscans", "etruria", infantry=1)
    t.nation("etruscans").gold = 15
    open_turn(t)
    play(t, buy="done")
    assert t.nation("etruscans").gold == 16
    t.state.step = "end"
    play(t)
    assert t.nation("etruscans").gold == 10
    assert told(t, "gold-lost")[0].gold == 6


@proves("6.6", "2.2")
@pytest.mark.parametrize(("turn", "knights"), [(7, False), (8, True)])
def test_lombards_buy_knights_from_turn_eight_on(turn: int, knights: bool) -> None:
    t = position("II", turn, "lombards", "income")
    put(t, "lombards", "mediolanum", infantry=1)
    t.nation("lombards").gold = 10
    open_turn(t)
    assert ("unit:knight:1" in offered(ask(t, "buy"))) is knights


@proves("N8", "6.6", "foederati-only-western")
def test_only_western_romans_buy_foederati() -> None:
    for nation in position("II").period.order:
        t = position("II", 10 if nation == "franks" else 9, nation, "income")
        if not t.data.nations[nation].may_buy or nation == "western-romans":
            continue
        kind = t.unit(t.data.units_of[nation][0]).type
        put(t, nation, "roma", **{kind.replace("-", "_"): 1})
        t.nation(nation).gold = 20
        open_turn(t)
        assert not [each for each in offered(ask(t, "buy")) if "foederati" in each]
    t = position("II", 2, "western-romans", "income")
    put(t, "western-romans", "roma", legion=1)
    t.nation("western-romans").gold = 3
    open_turn(t)
    assert "unit:foederati:1" in offered(ask(t, "buy"))


@proves("6.7")
def test_sardes_build_no_city_on_their_island() -> None:
    t = position("II", 5, "sardes", "income")
    for area in ("olbia", "carales", "corsica", "roma"):
        put(t, "sardes", area, infantry=1)
    t.nation("sardes").gold = 20
    open_turn(t)
    assert {each for each in offered(ask(t, "buy")) if each.startswith("city")} == {"city:roma"}


@proves("N12", "6.8", "5")
def test_a_capital_whose_area_is_lost_is_removed_at_the_end() -> None:
    t = position(active="etruscans", turn=2, step="end")
    put(t, "etruscans", "arretium", infantry=1)
    t.nation("etruscans").capital = "etruria"
    open_turn(t)
    play(t)
    assert t.nation("etruscans").capital == ""
    assert len(told(t, "capital-lost")) == 1


# 7


@proves("7.2", "7.1", "R15", "R18", "N9")
def test_a_bought_fleet_uses_a_coastal_area_and_goes_to_a_sea_beside_it() -> None:
    t = position(turn=5, step="income")
    put(t, "romans", "sabini", legion=1)
    put(t, "romans", "brundisium", legion=1)
    put(t, "samnites", "roma", infantry=1)
    t.nation("romans").gold = 20
    open_turn(t)
    found = offered(ask(t, "buy"))
    assert "unit:fleet:1" in found
    assert "unit:fleet:2" not in found
    t = position(turn=5, step="income")
    put(t, "romans", "brundisium", legion=1)
    put(t, "samnites", "roma", infantry=1)
    t.nation("romans").gold = 8
    open_turn(t)
    asked = play(t, buy=["unit:fleet:1", "unit:legion:1"], place_sea="mare-hadriaticum")
    (sea,) = [each for each in asked if each.topic == "place-sea"]
    assert offered(sea) == {"mare-ionium", "mare-hadriaticum"}
    assert len(t.fleets_at("mare-hadriaticum", "romans")) == 1
    assert count(t, "romans", "brundisium") == 2


@proves("7.1", "7.2", "R16")
def test_what_is_bought_is_placed_at_once() -> None:
    t = position(turn=5, step="income")
    put(t, "romans", "roma", legion=1)
    t.nation("romans").gold = 8
    open_turn(t)
    play(t, buy=["unit:legion:2"])
    assert t.waiting("romans") == []
    assert count(t, "romans", "roma") == 3


@proves("7.6")
def test_a_waiting_unit_without_an_owned_area_is_lost() -> None:
    t = position(turn=2, step="income")
    t.place("romans", "legion", 1, "coin-romans")
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    put(t, "celts", "roma", infantry=1)
    open_turn(t)
    play(t)
    assert t.waiting("romans") == []
    assert t.land_units("romans") == []
    assert len(told(t, "arrival-lost")) == 1


@proves("7.4", "7.3", "N10")
def test_arrivals_are_free_and_any_number_goes_to_one_owned_area() -> None:
    t = position(turn=2, step="placement")
    put(t, "romans", "roma", legion=3)
    put(t, "samnites", "capua", infantry=1)
    open_turn(t)
    play(t)
    assert count(t, "romans", "roma") == 3 + 4
    assert t.nation("romans").gold == 0


@proves("7.4")
def test_arrivals_go_to_a_second_place_if_the_first_is_impossible() -> None:
    t = position(active="celts", turn=2, step="placement")
    for area in ("mediolanum", "placentia", "taurini"):
        put(t, "romans", area, legion=1)
    open_turn(t)
    play(t)
    assert count(t, "celts", "helvetia") == 2


@proves("7.4", "2.7")
def test_arrivals_without_a_place_are_lost() -> None:
    t = position(active="romans", turn=1, step="placement")
    put(t, "celts", "roma", infantry=1)
    open_turn(t)
    play(t)
    assert t.on_map("romans") == []
    assert t.place_of("camillus") == "box"


@proves("7.4", "10.10", "seat-arrival-displaces")
def test_a_seat_displaces_its_occupants_if_no_listed_area_is_free() -> None:
    t = position("II", 5, "patrimonium", "placement")
    for area in ("latium", "roma", "sabini", "etruria"):
        put(t, "byzantines", area, infantry=1)
    open_turn(t)
    play(t, retreat_to=lambda decision: decision.default)
    assert count(t, "patrimonium", "latium") == 5
    assert count(t, "byzantines", "latium") == 0
    assert len(t.land_units("byzantines")) == 4
    assert t.place_of("gregorius") == "latium"


@proves("7.4")
def test_a_seat_takes_the_first_listed_area_that_is_free() -> None:
    t = position("II", 5, "patrimonium", "placement")
    for area in ("latium", "roma"):
        put(t, "byzantines", area, infantry=1)
    open_turn(t)
    play(t)
    assert count(t, "patrimonium", "sabini") == 5


@proves("7.4", "9.8", "R68")
def test_embarked_arrivals_are_aboard_two_to_a_fleet_and_count_as_carried() -> None:
    t = position(active="epirotes", turn=3, step="placement")
    open_turn(t)
    play(t)
    fleets = t.fleets_at("mare-ionium", "epirotes")
    assert sorted(len(t.cargo(fleet)) for fleet in fleets) == [2, 2]
    assert [t.now.carried.get(fleet) for fleet in fleets] == [2, 2]
    assert t.space_of("alexander") == "mare-ionium"


@proves("7.5", "2.5")
def test_a_leader_arrives_beside_a_unit_or_not_at_all() -> None:
    t = position("II", 1, "western-romans", "placement")
    put(t, "western-romans", "roma", legion=1)
    put(t, "western-romans", "capua", legion=2)
    open_turn(t)
    asked = play(t)
    assert offered(asked[0]) == {"roma", "capua"}
    t = position("II", 1, "western-romans", "placement")
    put(t, "western-romans", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    play(t)
    assert t.place_of("stilicho") == "box"


# 8


@proves("8.5", "9.1")
def test_the_refusal_names_the_area_and_the_rule() -> None:
    t = position(turn=2)
    put(t, "romans", "roma", legion=4)
    put(t, "romans", "capua", legion=1)
    open_turn(t)
    decision = ask(t, "move")
    assert isinstance(decision, Pick)
    barred = next(each for each in decision.barred() if each.id == "done")
    reason = dict(barred.reason.args)
    assert (barred.id, reason["rule"], reason["area"]) == ("done", "8.5", "roma")


@proves("8.5", "8.6", "R75")
def test_if_no_one_above_the_limit_can_move_the_excess_goes_after_combat() -> None:
    t = position(turn=2)
    put(t, "romans", "roma", legion=5)
    for area in ("etruria", "sabini", "marsi", "latium"):
        put(t, "samnites", area, infantry=1)
    t.nation("samnites").controller = t.nation("romans").controller = "carthaginians"
    put(t, "carthaginians", "carthago", infantry=1)
    open_turn(t)
    play(t, "movement", "combat", "aftermath")
    assert count(t, "romans", "roma") == 3
    assert sum(sum(event.force.units.values()) for event in told(t, "units-lost")) == 2


@proves("8.6", "10.10", "R1")
def test_what_is_too_much_after_combat_retreats_where_it_fits() -> None:
    t = position(turn=2, step="aftermath")
    put(t, "romans", "roma", legion=5)
    open_turn(t)
    asked = play(t)
    assert count(t, "romans", "roma") == 3
    assert len(t.land_units("romans")) == 5
    assert topics(asked).count("surplus") == 2


@proves("8.6", "10.10")
def test_several_of_a_kind_leave_together_if_they_go_to_the_same_place() -> None:
    t = position(turn=2, step="aftermath")
    put(t, "romans", "roma", legion=6)
    open_turn(t)
    asked = play(t, surplus="2x1-legion>latium")
    assert topics(asked).count("surplus") == 2
    assert (count(t, "romans", "roma"), count(t, "romans", "latium")) == (3, 2)


@proves("8.6", "8.7", "N18")
def test_an_area_that_took_in_a_retreat_may_stay_one_above_until_its_next_move() -> None:
    t = position(turn=2, step="aftermath")
    put(t, "romans", "roma", legion=4)
    open_turn(t)
    t.now.sheltering = ["roma"]
    play(t)
    assert count(t, "romans", "roma") == 4
    t.state.step = "movement"
    open_turn(t)
    assert not may_end(t)


# 9


@proves("9.6", "3.6")
def test_land_units_enter_no_sea_without_fleets() -> None:
    t = position(turn=2)
    put(t, "romans", "roma", legion=1)
    put(t, "carthaginians", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    assert not goals(t, "1-legion", "roma") & set(t.data.seas)


@proves("R40", "9.5", "10.1")
def test_units_that_stopped_for_an_overrun_must_fight() -> None:
    t = position(active="celts", turn=2)
    put(t, "celts", "umbria", infantry=3)
    put(t, "etruscans", "arretium", infantry=1)
    open_turn(t)
    play(t, move_group="2-infantry", move_to="arretium")
    play(t, move="umbria", move_to="florentia")
    play(t)
    assert t.state.step == "combat"
    play(t, dice=[10, 1, 1])
    assert told(t, "battle-began")[0].area == "arretium"


@proves("9.8", "R68")
def test_units_may_stay_aboard_from_turn_to_turn_and_own_nothing() -> None:
    t = position(turn=5, step="movement")
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    t.go_aboard(put(t, "romans", "roma", legion=2), "mare-tyrrhenum", "romans")
    open_turn(t)
    play(t, "movement", "combat", "aftermath", "end", move="done")
    assert len(t.passengers("mare-tyrrhenum", "romans")) == 2
    assert t.owned("romans") == []


@proves("1.4", "R1", "3.1")
def test_units_give_ownership_and_cities_do_not() -> None:
    t = position()
    cities(t, "roma")
    assert t.is_vacant("roma")
    put(t, "romans", "roma", legion=1)
    assert t.owner("roma") == "romans"
    put(t, "celts", "roma", infantry=1)
    assert (t.owner("roma"), t.is_vacant("roma")) == ("", False)
    put(t, "romans", "capua", legion=1)
    assert t.state.last_owner["capua"] == "romans"
    t.remove(t.units_at("capua", "romans"))
    assert t.is_vacant("capua")
    assert t.state.last_owner["capua"] == "romans"


@proves("1.3", "8", "8.9", "8.2")
def test_leaders_and_fleets_are_not_stacked() -> None:
    t = position(turn=2)
    put(t, "romans", "roma", legion=3)
    put(t, "romans", "mare-tyrrhenum", fleet=8)
    open_turn(t)
    assert may_end(t)


@proves("4.2", "R59")
def test_nothing_is_hidden() -> None:
    t = Position(Position.set_up("I", {}), "test")
    assert set(t.public_fields) == set(t.state.__struct_fields__)


@proves("N22", "N20", "N21", "9.5", "9.2", "overrun-highland")
def test_an_overrun_in_a_highland_needs_the_leader() -> None:
    for leader in (False, True):
        t = position(turn=1)
        put(t, "romans", "roma", legion=3)
        put(t, "samnites", "sabini", infantry=1)
        if leader:
            t.put("camillus", "roma")
        open_turn(t)
        play(t, move="roma", move_group="2-legion", move_to="sabini")
        group = "1-legion+camillus" if leader else "1-legion"
        assert ("picenum" in goals(t, group, "roma")) is leader


@proves("N38", "10.10", "R23")
def test_the_defender_keeps_out_of_every_area_from_which_an_attacker_came() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "roma", infantry=2)
    put(t, "romans", "roma", legion=1)
    attack(t, force[:1], "roma", "sabini")
    came(t, force[1:], "roma", "etruria")
    found = offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", nth=2))
    assert found == {"stay", "marsi", "latium"}


@proves("7.4")
def test_fleets_arrive_in_their_seas_wherever_the_land_units_arrive() -> None:
    t = position("II", 8, "arabs", "placement")
    play(t, arrive="mare-africum")
    assert count(t, "arabs", "syrtis") == 4
    assert len(t.fleets_at("mare-africum", "arabs")) == 4
    assert not told(t, "arrival-lost")


@proves("8.4", "8.5", "R75")
def test_a_unit_that_finds_room_only_beside_its_leader_may_go_with_him() -> None:
    """The attack on Liburnia is full for anyone but the leader and a unit with him."""
    t = position("II", turn=6, active="lombards")
    put(t, "lombards", "histria", infantry=5)
    t.put("alboin", "histria")
    put(t, "ostrogoths", "liburnia", infantry=1)
    put(t, "ostrogoths", "aquileia", infantry=3)
    open_turn(t)
    for area, units in (("liburnia", 3), ("aquileia", 4)):
        force = put(t, "lombards", area, infantry=units)
        came(t, force, area, "pannonia")
        t.now.moved += force
    t.changed()
    assert not may_end(t)
    play(t, move_group="1-infantry+alboin", move_to="liburnia")
    assert count(t, "lombards", "liburnia") == 4
