"""Battles at sea [N39-N41]."""

from __future__ import annotations

import pytest

from tests.rulebook.italia.toolkit import (
    Position,
    ask,
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
)


def fleets(ours: int = 1, theirs: int = 1, there: str = "mare-tyrrhenum", cargo: int = 0) -> Position:
    """Roman fleets in the Ligurian Sea, with legions aboard, and Carthaginian fleets in the next sea or in this one."""
    t = position(turn=5)
    put(t, "romans", "mare-ligusticum", fleet=ours)
    put(t, "carthaginians", there, fleet=theirs)
    if cargo:
        t.go_aboard(put(t, "romans", "roma", legion=cargo), "mare-ligusticum", "romans")
    open_turn(t)
    return t


def totals(t: Position) -> list[tuple[list[int], list[int]]]:
    """The totals of both sides in each round at sea."""
    return [
        ([shot.total for shot in event.attacker_shots], [shot.total for shot in event.defender_shots])
        for event in told(t, "sea-round-fought")
    ]


# N39


@proves("N39", "9.9", "sea-attack-same-zone")
def test_fleets_may_attack_in_the_sea_that_they_enter() -> None:
    t = fleets()
    play(t, dice=[7, 6], move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="carthaginians")
    assert t.navies_at("mare-tyrrhenum") == ["romans"]
    (event,) = told(t, "sea-battle-began")
    assert (event.sea, event.attacker, event.defender) == ("mare-tyrrhenum", "romans", "carthaginians")


@proves("N39", "9.9", "sea-attack-same-zone")
def test_fleets_in_the_next_sea_are_not_attacked() -> None:
    t = fleets(there="mare-ionium")
    asked = play(t, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum")
    assert "sea-target" not in topics(asked)
    assert "sea-attack" not in topics(asked)


@proves("N39", "9.9")
def test_the_active_nation_need_not_attack() -> None:
    t = fleets()
    asked = play(t, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="pass")
    assert "sea-attack" in topics(asked)
    assert t.navies_at("mare-tyrrhenum") == ["carthaginians", "romans"]


@proves("N39", "9.9")
def test_only_one_nation_is_attacked_on_a_visit() -> None:
    t = fleets(ours=2)
    put(t, "etruscans", "mare-tyrrhenum", fleet=1)
    asked = play(
        t,
        dice=[7, 7, 1],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="etruscans",
    )
    assert topics(asked).count("sea-target") == 1
    assert offered(next(each for each in asked if each.topic == "sea-target")) == {"pass", "etruscans", "carthaginians"}
    assert t.navies_at("mare-tyrrhenum") == ["carthaginians", "romans"]


@proves("N39", "9.9", "R70", "fleets-one-type")
@pytest.mark.parametrize("loaded", [False, True])
def test_there_are_no_targets_at_sea_and_the_owner_picks_the_fleet_that_sinks(loaded: bool) -> None:
    t = position(active="carthaginians", turn=5)
    put(t, "carthaginians", "mare-ligusticum", fleet=1)
    put(t, "romans", "mare-tyrrhenum", fleet=3)
    t.go_aboard(put(t, "romans", "roma", legion=2), "mare-tyrrhenum", "romans")
    t.go_aboard(put(t, "romans", "roma", legion=2), "mare-tyrrhenum", "romans")
    open_turn(t)
    asked = fight(
        t,
        *[7, 1, 1, 1],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="romans",
        sink=lambda decision: next(each for each in offered(decision) if ("legion" in each) is loaded),
    )
    assert "targets" not in topics(asked)
    assert len(t.fleets_at("mare-tyrrhenum", "romans")) == 2
    assert len(t.passengers("mare-tyrrhenum", "romans")) == 4


@proves("9.9")
def test_a_hit_at_sea_takes_a_seven_or_a_natural_ten() -> None:
    t = fleets(2)
    play(
        t,
        dice=[6, 7, 6],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="carthaginians",
    )
    (event,) = told(t, "sea-round-fought")
    assert [shot.hit for shot in (*event.attacker_shots, *event.defender_shots)] == [False, True, False]
    assert t.state.points["red"] == 1


@proves("9.9", "R20")
def test_a_leader_does_not_help_at_sea() -> None:
    t = fleets(cargo=1)
    t.go_aboard(["duilius"], "mare-ligusticum", "romans")
    fight(t, 5, 1, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="carthaginians")
    assert totals(t) == [([6], [1])]


# N40


@proves("N40", "9.9", "transport-plus-one")
@pytest.mark.parametrize(("cargo", "hit"), [(0, False), (1, False), (2, True)])
def test_a_fleet_adds_one_for_each_unit_that_it_carries(cargo: int, hit: bool) -> None:
    t = fleets(cargo=cargo)
    fight(t, 5, 1, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="carthaginians")
    (event,) = told(t, "sea-round-fought")
    assert (event.attacker_shots[0].total, event.attacker_shots[0].hit) == (5 + cargo, hit)


@proves("N40", "9.9", "11.1", "sunk-cargo")
def test_a_sunk_fleet_takes_its_cargo_down_and_the_leader_with_the_last_fleet() -> None:
    t = fleets(cargo=2)
    t.go_aboard(["duilius"], "mare-ligusticum", "romans")
    play(t, dice=[1, 7], move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="carthaginians")
    assert t.on_map("romans") == []
    assert t.place_of("duilius") == "fallen"
    (lost,) = told(t, "cargo-lost")
    assert (lost.lost.units, lost.by) == ({"legion": 2}, "carthaginians")
    assert t.state.points["blue"] == 3 + 4


@proves("9.9")
def test_other_own_fleets_take_in_what_they_have_room_for() -> None:
    t = position(active="carthaginians", turn=5)
    put(t, "carthaginians", "mare-ligusticum", fleet=1)
    put(t, "romans", "mare-tyrrhenum", fleet=2)
    t.go_aboard(put(t, "romans", "roma", legion=3), "mare-tyrrhenum", "romans")
    t.go_aboard(["duilius"], "mare-tyrrhenum", "romans")
    open_turn(t)
    fight(
        t,
        *[7, 1, 1],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="romans",
        sink="with-duilius-legion-legion",
    )
    assert len([each for each in t.passengers("mare-tyrrhenum", "romans") if each in t.data.units]) == 2
    assert t.place_of("duilius") != "fallen"


# N41


@proves("N41", "9.9", "non-active-attack")
def test_others_attack_one_after_the_other_the_most_fleets_first() -> None:
    t = position(active="romans", turn=5)
    put(t, "romans", "mare-ligusticum", fleet=3)
    put(t, "carthaginians", "mare-tyrrhenum", fleet=1)
    put(t, "epirotes", "mare-tyrrhenum", fleet=2)
    open_turn(t)
    fight(
        t,
        *[1, 7, 1, 1, 1],
        *[7, 1, 1],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="pass",
        sea_attack=["attack", "attack"],
        withdraw=["mare-ionium"],
    )
    began = [(event.attacker, event.defender) for event in told(t, "sea-battle-began")]
    assert began == [("epirotes", "romans"), ("carthaginians", "romans")]
    rounds = told(t, "sea-round-fought")
    assert len(rounds) == 2
    first, second = rounds
    assert (len(first.attacker_shots), len(second.attacker_shots)) == (2, 1)


@proves("N41", "9.9", "non-active-attack")
@pytest.mark.parametrize(("dice", "first"), [([3, 8], "carthaginians"), ([8, 3], "epirotes")])
def test_a_die_decides_between_as_many_fleets(dice: list[int], first: str) -> None:
    t = position(active="romans", turn=5)
    put(t, "romans", "mare-ligusticum", fleet=2)
    put(t, "carthaginians", "mare-tyrrhenum", fleet=1)
    put(t, "epirotes", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    fight(
        t,
        *dice,
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="pass",
        sea_attack=["attack", "attack"],
    )
    assert [event.attacker for event in told(t, "sea-battle-began")] == [first]
    (rolled,) = told(t, "sea-order-rolled")
    assert set(rolled.nations) == {"carthaginians", "epirotes"}


@proves("N41", "9.9", "R69", "sea-window-loading")
def test_who_starts_beside_the_fleets_may_attack_once_before_they_load() -> None:
    t = position(active="carthaginians", turn=3)
    put(t, "carthaginians", "lilybaeum", infantry=2)
    put(t, "carthaginians", "mare-siculum", fleet=1)
    put(t, "greeks", "mare-siculum", fleet=1)
    open_turn(t)
    asked = play(t, move="lilybaeum", move_group="2-infantry", move_to="mare-siculum")
    windows = [each for each in asked if each.topic == "sea-attack"]
    assert [each.actor for each in windows] == ["greeks"]
    assert count(t, "carthaginians", "lilybaeum") == 0
    asked = play(t, move="aboard:mare-siculum", land_at="agrigentum")
    assert "sea-attack" not in topics(asked)
    assert count(t, "carthaginians", "agrigentum") == 2


@proves("N41", "9.9", "R69")
def test_the_window_opens_again_in_the_next_sea() -> None:
    t = position(active="carthaginians", turn=3)
    put(t, "carthaginians", "mare-siculum", fleet=1)
    put(t, "greeks", "mare-siculum", fleet=1)
    put(t, "greeks", "mare-ionium", fleet=1)
    open_turn(t)
    asked = play(t, move="fleets:mare-siculum", sail_to="mare-ionium")
    assert topics(asked).count("sea-attack") == 2


@proves("9.9", "R76")
def test_no_one_is_asked_whether_he_attacks_himself() -> None:
    t = position(active="romans", turn=5)
    put(t, "romans", "mare-ligusticum", fleet=1)
    put(t, "greeks", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    assert "sea-attack" not in topics(play(t, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum"))


@proves("9.9", "12.15")
def test_a_vassal_and_its_controller_do_not_fight_at_sea() -> None:
    t = fleets()
    t.nation("carthaginians").controller = "romans"
    asked = play(t, move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum")
    assert not {"sea-target", "sea-attack"} & set(topics(asked))


@proves("9.9", "14.7")
@pytest.mark.parametrize(("turn", "met"), [(7, False), (8, True)])
def test_a_truce_holds_at_sea(turn: int, met: bool) -> None:
    t = position("II", turn, "byzantines", "combat")
    assert t.are_enemies("byzantines", "patrimonium") is met


@proves("9.9", "R82")
def test_after_a_round_the_attacker_and_then_the_defender_may_withdraw() -> None:
    t = fleets()
    put(t, "carthaginians", "mare-ionium", fleet=1)
    asked = play(
        t,
        dice=[1, 1],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="carthaginians",
        withdraw=["stay", "mare-ionium"],
    )
    decisions = [each for each in asked if each.topic == "withdraw"]
    assert [each.actor for each in decisions] == ["romans", "carthaginians"]
    assert offered(decisions[1]) == {"stay", "mare-ligusticum", "mare-africum", "mare-ionium"}
    assert len(t.fleets_at("mare-ionium", "carthaginians")) == 2
    assert t.navies_at("mare-tyrrhenum") == ["romans"]


@proves("9.9", "R19")
def test_fleets_that_fought_and_stayed_sail_on() -> None:
    t = fleets()
    play(t, dice=[7, 1], move="fleets:mare-ligusticum", sail_to="mare-tyrrhenum", sea_target="carthaginians")
    found = offered(ask(t, "sail-to", move="fleets:mare-tyrrhenum"))
    assert found == {"mare-ionium", "mare-africum", "mare-ligusticum"}


@proves("9.9", "10.5")
def test_attackers_at_sea_are_those_who_attack() -> None:
    t = fleets()
    fight(
        t,
        *[1, 7],
        move="fleets:mare-ligusticum",
        sail_to="mare-tyrrhenum",
        sea_target="pass",
        sea_attack="attack",
    )
    (event,) = told(t, "sea-battle-began")
    assert (event.attacker, event.defender) == ("carthaginians", "romans")
    assert totals(t) == [([1], [7])]
    assert t.navies_at("mare-tyrrhenum") == ["romans"]


@proves("9.10", "R4", "3.3")
def test_fleets_pass_messana_but_not_between_corsica_and_olbia() -> None:
    t = position(turn=5)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    open_turn(t)
    found = offered(ask(t, "sail-to", move="fleets:mare-tyrrhenum"))
    assert "mare-ionium" in found
    t = position(turn=5)
    put(t, "romans", "mare-sardoum", fleet=1)
    open_turn(t)
    play(t, move="fleets:mare-sardoum", sail_to="mare-tyrrhenum")
    assert "mare-tyrrhenum" not in offered(ask(t, "move"))
    assert "fleets:mare-tyrrhenum" not in offered(ask(t, "move"))


@proves("9.10")
def test_a_fleet_sails_as_many_seas_as_its_number() -> None:
    t = position(turn=5)
    put(t, "romans", "mare-ligusticum", fleet=1)
    open_turn(t)
    found = offered(ask(t, "sail-to", move="fleets:mare-ligusticum"))
    assert found == {"mare-tyrrhenum", "mare-sardoum", "mare-ionium", "mare-africum"}
