"""Raids, pillage, rebuilding, the sack of Rome [N31, N33, N34]."""

from __future__ import annotations

import pytest

from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    attack,
    came,
    cities,
    count,
    fight,
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


def raiders(number: int = 3, city: bool = True, area: str = "etruria") -> Position:
    """Celts from Umbria at an Etruscan city with two infantry."""
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", area, infantry=number)
    put(t, "etruscans", area, infantry=2)
    cities(t, *([area] if city else []))
    attack(t, force, area, "umbria")
    return t


# N31


@proves("N31", "10.12", "R42", "R45", "raid-success")
def test_a_raid_pillages_the_city_and_the_raiders_leave() -> None:
    t = raiders()
    play(t, dice=[3, 5, 7, 6, 8], battle_or_raid="raid", raid_reward="gold", retreat_to="umbria")
    assert t.state.cities["etruria"] == "pillaged"
    assert t.nation("celts").gold == 4
    assert count(t, "celts", "umbria") == 2
    assert count(t, "etruscans", "etruria") == 2
    assert [event.rounds for event in told(t, "battle-ended")] == []


@proves("N31", "10.12", "raid-failure")
def test_a_raid_without_a_seven_leaves_the_city_whole_and_the_raiders_leave() -> None:
    t = raiders()
    play(t, dice=[1, 6, 6, 1, 1], battle_or_raid="raid", retreat_to="umbria")
    assert t.state.cities["etruria"] == "whole"
    assert (count(t, "celts", "umbria"), count(t, "celts", "etruria")) == (3, 0)
    assert t.nation("celts").gold == 0


@proves("N31", "10.12", "raid-no-modifiers")
def test_no_modifier_counts_in_a_raid() -> None:
    t = raiders(area="umbria")
    t.put("brennus", "umbria")
    play(t, dice=[6, 6, 6, 6, 7], battle_or_raid="raid", wants=["etruria"])
    (raid,) = told(t, "raid-fought")
    assert not raid.success
    assert all(not shot.modifiers for shot in (*raid.attacker_shots, *raid.defender_shots))
    assert [shot.hit for shot in raid.defender_shots] == [False, True]


@proves("N31", "10.12")
@pytest.mark.parametrize(("die", "success"), [(6, False), (7, True), (10, True)])
def test_one_seven_among_the_raiders_is_enough(die: int, success: bool) -> None:
    t = raiders(1)
    play(t, dice=[die, 1, 1], battle_or_raid="raid", wants=["gold"] if success else [])
    assert (t.state.cities["etruria"] == "pillaged") is success


@proves("N31", "10.12", "raid-needs-city")
@pytest.mark.parametrize("pillaged", [True, False])
def test_a_raid_needs_an_unpillaged_city(pillaged: bool) -> None:
    t = raiders(city=False)
    if pillaged:
        cities(t, pillaged=("etruria",))
    assert "battle-or-raid" not in topics(fight(t, 7, 7, 7, 1, 1))
    assert told(t, "raid-fought") == []
    assert count(t, "etruscans", "etruria") == 0


@proves("N31", "10.12", "R41")
def test_a_city_without_defenders_is_not_raided() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "etruria", infantry=2)
    cities(t, "etruria")
    attack(t, force, "etruria", "umbria")
    assert topics(play(t)) == []
    assert t.state.step == "aftermath"


@proves("N31", "10.12", "R43")
def test_a_raid_succeeds_even_if_every_raider_falls() -> None:
    t = raiders(2)
    play(t, dice=[7, 1, 7, 7], battle_or_raid="raid", raid_reward="points")
    assert t.state.cities["etruria"] == "pillaged"
    assert t.on_map("celts") == []
    assert t.state.points["yellow"] == 4
    assert t.state.points["blue"] == 2


@proves("N31", "10.12", "10.10", "R44")
def test_raiders_without_a_way_out_are_lost_and_count_as_kills() -> None:
    t = raiders(2)
    for area in ("umbria", "arretium", "populonia", "sabini", "roma"):
        put(t, "etruscans", area, infantry=1)
    play(t, dice=[7, 1, 1, 1], battle_or_raid="raid", raid_reward="gold")
    assert t.on_map("celts") == []
    assert [event.cause for event in told(t, "units-lost")] == ["no-retreat"]
    assert t.state.points["blue"] == 2


@proves("N31", "N37", "10.12", "10.10", "raid-retreat-to-sea")
def test_raiders_go_back_aboard() -> None:
    t = position(active="carthaginians", turn=3, step="combat")
    force = put(t, "carthaginians", "etruria", infantry=2)
    put(t, "etruscans", "etruria", infantry=2)
    put(t, "carthaginians", "mare-tyrrhenum", fleet=1)
    cities(t, "etruria")
    attack(t, force, "etruria", "mare-tyrrhenum", "sea")
    play(t, dice=[7, 1, 1, 1], battle_or_raid="raid", wants=["mare-tyrrhenum"])
    assert len(t.passengers("mare-tyrrhenum", "carthaginians")) == 2


@proves("N31", "N37", "N24", "10.12", "R71", "raid-fleet-room")
def test_a_fleet_that_has_carried_two_takes_two_raiders_back_and_no_third() -> None:
    t = position(active="carthaginians", turn=3, step="combat")
    force = put(t, "carthaginians", "etruria", infantry=3)
    put(t, "etruscans", "etruria", infantry=2)
    (fleet,) = put(t, "carthaginians", "mare-tyrrhenum", fleet=1)
    cities(t, "etruria")
    attack(t, force[:2], "etruria", "mare-tyrrhenum", "sea")
    attack(t, force[2:], "etruria", "umbria", begin=False)
    for area in ("umbria", "arretium", "populonia", "sabini", "roma"):
        put(t, "etruscans", area, infantry=1)
    t.now.carried[fleet] = 2
    play(t, dice=[7, 1, 1, 1, 1], battle_or_raid="raid")
    assert len(t.passengers("mare-tyrrhenum", "carthaginians")) == 2
    assert [event.cause for event in told(t, "units-lost")] == ["no-retreat"]


@proves("N31", "N29", "10.12", "10.6")
def test_the_defenders_of_a_raid_declare_targets_and_the_raiders_do_not() -> None:
    t = position(active="carthaginians", turn=6, step="combat")
    force = put(t, "carthaginians", "capua", infantry=2, elephant=1)
    put(t, "romans", "capua", legion=1, consular_legion=1)
    cities(t, "capua")
    attack(t, force, "capua", "beneventum")
    asked = play(t, dice=[9, 9, 9, 5, 6], battle_or_raid="raid", targets="elephant", wants=["gold"])
    assert [each.actor for each in asked if each.topic == "targets"] == ["romans"]
    assert sorted(t.unit(each).type for each in t.land_units("carthaginians")) == ["infantry", "infantry"]
    assert (t.state.shocks, len(t.land_units("romans"))) == (0, 2)


@proves("N31", "N55", "10.12", "14.2", "raid-no-defection")
def test_no_one_defects_in_a_raid() -> None:
    t = position("II", 3, "ostrogoths", "combat")
    force = put(t, "ostrogoths", "aquileia", infantry=2)
    put(t, "western-romans", "aquileia", foederati=2)
    cities(t, "aquileia")
    attack(t, force, "aquileia", "noricum", "arrival")
    play(t, dice=[1, 1, 1, 1], battle_or_raid="raid", wants=["venetia"])
    assert told(t, "defection-rolled") == []
    assert count(t, "western-romans", "aquileia") == 2


@proves("N57", "10.12", "14.6")
def test_no_one_appeals_in_a_raid() -> None:
    t = position("II", 6, "lombards", "combat")
    force = put(t, "lombards", "umbria", infantry=2)
    put(t, "byzantines", "umbria", infantry=1)
    put(t, "patrimonium", "sabini", infantry=1)
    cities(t, "umbria")
    attack(t, force, "umbria", "arretium")
    assert "appeal" not in topics(play(t, dice=[1, 1, 1], battle_or_raid="raid", wants=["arretium"]))


# N33


@proves("N33", "10.13", "R60", "pillage-gold")
@pytest.mark.parametrize(
    ("answer", "gold", "halves", "city"),
    [("gold", 4, 0, "pillaged"), ("points", 0, 4, "pillaged"), ("leave", 0, 0, "whole")],
)
def test_right_after_the_battle_the_city_may_be_pillaged(answer: str, gold: int, halves: int, city: str) -> None:
    t = raiders()
    play(t, dice=[9, 9, 1, 1, 1], battle_or_raid="battle", pillage=answer)
    assert (t.nation("celts").gold, t.state.cities["etruria"]) == (gold, city)
    assert t.state.points["yellow"] == 2 + halves
    assert t.owner("etruria") == "celts"


@proves("N33", "10.13", "R45")
def test_without_points_on_the_card_a_pillage_brings_gold_only() -> None:
    t = position(active="romans", turn=2, step="combat")
    force = put(t, "romans", "capua", legion=2)
    put(t, "samnites", "capua", infantry=1)
    cities(t, "capua")
    attack(t, force, "capua", "latium")
    assert offered(ask(t, "pillage", dice=[10, 1, 1], battle_or_raid="battle")) == {"leave", "gold"}


@proves("N33", "10.13", "pillage-not-later")
def test_a_city_owned_at_the_start_of_the_turn_is_not_pillaged() -> None:
    t = position(active="celts", turn=2)
    put(t, "celts", "etruria", infantry=2)
    cities(t, "etruria")
    open_turn(t)
    asked = play(t, "movement", "combat", "aftermath", move="done")
    assert "pillage" not in topics(asked)


@proves("N33", "10.13")
def test_a_city_entered_again_after_it_was_owned_at_the_start_is_not_pillaged() -> None:
    t = position(active="celts", turn=2, step="combat")
    (stays,) = put(t, "celts", "etruria", infantry=1)
    cities(t, "etruria")
    open_turn(t)
    t.put(stays, "umbria")
    came(t, put(t, "celts", "arretium", infantry=1), "etruria", "arretium")
    t.state.step = "movement"
    asked = play(t, "movement", "combat", move="done")
    assert "pillage" not in topics(asked)


@proves("N33", "10.13")
def test_a_city_that_was_lost_and_taken_back_in_one_turn_is_not_pillaged() -> None:
    t = position(active="celts", turn=2, step="start")
    force = put(t, "celts", "etruria", infantry=2)
    cities(t, "etruria")
    open_turn(t)
    play(t)
    t.state.step = "combat"
    t.put_all(force, "umbria")
    put(t, "etruscans", "etruria", infantry=1)
    came(t, force, "etruria", "umbria")
    asked = play(t, dice=[10, 1, 1], battle_or_raid="battle")
    assert t.owner("etruria") == "celts"
    assert "pillage" not in topics(asked)


@proves("N33", "10.13", "pillage-walk-in")
def test_a_city_entered_without_a_battle_may_be_pillaged_at_the_end_of_movement() -> None:
    t = position("II", 1, "visigoths")
    put(t, "visigoths", "noricum", infantry=1)
    put(t, "visigoths", "helvetia", infantry=1)
    cities(t, "mediolanum", "aquileia")
    t.state.last_owner.update(mediolanum="western-romans", aquileia="western-romans")
    open_turn(t)
    asked = play(t, "movement", move=["helvetia", "noricum"], move_to=["mediolanum", "venetia"], pillage="points")
    assert topics(asked)[-1] == "pillage"
    assert t.state.points["yellow"] == 4
    assert t.state.cities == {"mediolanum": "pillaged", "aquileia": "whole"}


@proves("N33", "10.13", "R86")
@pytest.mark.parametrize("between", ["", "etruscans"])
def test_coming_back_to_a_city_that_was_left_is_no_taking_unless_someone_else_had_it(between: str) -> None:
    t = position(active="celts", turn=2)
    cities(t, "etruria")
    (unit,) = put(t, "celts", "etruria", infantry=1)
    t.put(unit, "umbria")
    if between:
        (other,) = put(t, between, "etruria", infantry=1)
        t.pieces.move(other, "box")
        t.changed()
    open_turn(t)
    asked = play(t, "movement", move="umbria", move_to="etruria", **when(bool(between), pillage="gold"))
    assert t.owner("etruria") == "celts"
    assert ("pillage" in topics(asked)) is bool(between)
    assert t.state.cities["etruria"] == ("pillaged" if between else "whole")


@proves("N33", "10.13", "11.2", "R30", "pillage-same-seat")
def test_a_city_of_the_same_seat_brings_no_points() -> None:
    t = position(active="celts", turn=3)
    put(t, "celts", "capua", infantry=1)
    cities(t, "beneventum")
    t.state.last_owner["beneventum"] = "samnites"
    open_turn(t)
    play(t, move="capua", move_to="beneventum")
    assert offered(ask(t, "pillage")) == {"leave", "gold"}


@proves("10.14", "11.1")
def test_rome_is_sacked_once_for_points_and_then_for_two_or_gold() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "roma", infantry=3)
    put(t, "romans", "roma", legion=1)
    cities(t, "roma")
    attack(t, force, "roma", "etruria")
    play(t, dice=[10, 1, 1, 1], battle_or_raid="battle", pillage="points")
    assert (t.state.points["yellow"], t.nation("celts").gold) == (1 + 8, 0)
    t.state.cities["roma"] = "whole"
    t.state.turn, t.state.step = 3, "combat"
    put(t, "romans", "roma", legion=1)
    attack(t, force, "roma", "etruria")
    play(t, dice=[10, 1, 1, 1], battle_or_raid="battle", pillage="points")
    assert t.state.points["yellow"] == 9 + 1 + 4


# N34


def ruins(by: str = "", units: int = 2) -> Position:
    """Romans in Capua with a pillaged city, at the end of their combats."""
    t = position(turn=2, step="aftermath")
    put(t, "romans", "capua", legion=units)
    cities(t, pillaged=("capua",))
    open_turn(t)
    t.now.pillaged = [by] if by else []
    return t


@proves("N34", "10.13", "rebuild")
def test_a_unit_rebuilds_a_pillaged_city() -> None:
    t = ruins()
    play(t, rebuild=lambda decision: next(each for each in offered(decision) if each.startswith("capua")))
    assert t.state.cities["capua"] == "whole"
    assert count(t, "romans", "capua") == 1
    assert t.state.points == dict.fromkeys(t.seats, 0)
    assert [event.area for event in told(t, "city-rebuilt")] == ["capua"]


@proves("N34", "10.13")
def test_rebuilding_may_leave_the_area_vacant() -> None:
    t = ruins(units=1)
    play(t, rebuild=lambda decision: next(each for each in offered(decision) if each != "done"))
    assert t.state.cities["capua"] == "whole"
    assert t.is_vacant("capua")


@proves("N34", "10.13", "rebuild-not-by-pillager")
def test_the_pillager_does_not_rebuild_on_the_same_turn() -> None:
    t = raiders()
    asked = play(t, "combat", "aftermath", dice=[9, 9, 1, 1, 1], battle_or_raid="battle", pillage="gold")
    assert "rebuild" not in topics(asked)
    assert t.state.cities["etruria"] == "pillaged"


@proves("N34", "8.1", "10.13")
def test_rebuilding_comes_before_the_stacking_check() -> None:
    t = ruins(units=4)
    play(t, rebuild=lambda decision: next(each for each in offered(decision) if each != "done"))
    assert count(t, "romans", "capua") == 3
    assert told(t, "retreated") == []


@proves("N34", "10.13")
def test_only_an_owned_area_with_a_pillaged_city_is_rebuilt() -> None:
    t = ruins()
    cities(t, "latium", pillaged=("samnium",))
    put(t, "romans", "latium", legion=1)
    assert {each.partition(":")[0] for each in offered(ask(t, "rebuild"))} == {"done", "capua"}


@proves("2.6", "6.7", "10.13")
def test_a_pillaged_city_is_rebuilt_not_bought() -> None:
    t = position(turn=2, step="income")
    put(t, "romans", "capua", legion=1)
    put(t, "romans", "roma", legion=1)
    cities(t, "roma", pillaged=("capua",))
    t.nation("romans").gold = 20
    open_turn(t)
    found = offered(ask(t, "buy"))
    assert not found & {"city:capua", "city:roma"}
