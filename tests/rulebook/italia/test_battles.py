"""Battles on land: hits, modifiers, targets, losses, elephants, retreats [N5, N25-N30, N32, N35-N38]."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Arrange
from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    attack,
    cities,
    count,
    fight,
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


def duel(attacker: str = "romans", defender: str = "etruscans", area: str = "etruria", turn: int = 2) -> Position:
    """A battle of three attackers from Roma against two defenders, with nothing else on the map."""
    t = position(active=attacker, turn=turn, step="combat")
    kind = "legion" if attacker == "romans" else "infantry"
    force = put(t, attacker, area, **{kind: 3})
    put(t, defender, area, infantry=2)
    attack(t, force, area, "roma")
    return t


# N25, N28


@proves("N25", "2.1", "10.4", "hit-equal")
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True), (7, True)])
def test_a_die_hits_at_the_number_of_the_unit_or_above(die: int, hit: bool) -> None:
    t = duel()
    fight(t, die, 1, 1, 1, 1)
    assert [each.hit for each in shots(t)[:3]] == [hit, False, False]
    assert count(t, "etruscans", "etruria") == 2 - hit


@proves("N28", "N27", "10.4", "R7", "ten-always-hits")
@pytest.mark.parametrize(("die", "hit"), [(9, False), (10, True)])
def test_a_natural_ten_hits_whatever_the_modifiers(die: int, hit: bool) -> None:
    t = position("II", 6, "berbers", "combat")
    force = put(t, "berbers", "cirta", infantry=1)
    put(t, "african-romans", "cirta", legion=2)
    cities(t, "cirta")
    attack(t, force, "cirta", "aures")
    fight(t, die, 1, 1)
    (shot,) = [each for each in shots(t) if each.unit == "infantry"]
    assert (shot.total, shot.needed, shot.hit) == (die - 3, 8, hit)
    assert shot.natural is (die == 10)


# N4, N27


@proves("N4", "N27", "10.5", "terrain-modifier")
@pytest.mark.parametrize("area", ["samnium", "latium"])
def test_highland_and_marsh_take_one_from_the_attackers_dice(area: str) -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", area, infantry=3)
    put(t, "romans", area, legion=3)
    attack(t, force, area, "marsi")
    fight(t, 7, 8, 1, 6, 1, 1)
    assert [each.hit for each in shots(t)] == [False, True, False, True, False, False]


@proves("N27", "10.5", "R8")
@pytest.mark.parametrize(("whole", "hit"), [(True, False), (False, True)])
def test_only_an_unpillaged_city_takes_two_from_the_attackers_dice(whole: bool, hit: bool) -> None:
    t = duel("celts")
    cities(t, *(["etruria"] if whole else []), pillaged=() if whole else ("etruria",))
    fight(t, 7, 1, 1, 1, 1, battle_or_raid="battle" if whole else [])
    assert shots(t)[0].hit is hit


@proves("N27", "10.5", "leader-bonus")
@pytest.mark.parametrize(("die", "hit"), [(6, False), (7, True)])
def test_a_leader_makes_good_the_walls(die: int, hit: bool) -> None:
    t = position(active="carthaginians", turn=6, step="combat")
    force = put(t, "carthaginians", "capua", infantry=2)
    put(t, "romans", "capua", legion=3)
    cities(t, "capua")
    attack(t, force, "capua", "beneventum", leaders=("hannibal",))
    fight(t, die, 1, 1, 1, 1, battle_or_raid="battle")
    assert shots(t)[0].hit is hit


@proves("N27", "10.5", "leaders-not-cumulative")
def test_two_leaders_give_no_more_than_one() -> None:
    t = position("II", 4, "byzantines", "combat")
    force = put(t, "byzantines", "apulia", infantry=1)
    put(t, "ostrogoths", "apulia", infantry=1)
    attack(t, force, "apulia", "peucetia", leaders=("belisarius", "narses"))
    fight(t, 4, 1)
    assert (shots(t)[0].total, shots(t)[0].hit) == (6, False)


@proves("N27", "10.5")
def test_the_defenders_leader_helps_the_defender() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "etruria", infantry=1)
    put(t, "romans", "etruria", legion=2)
    attack(t, force, "etruria", "umbria")
    t.put("camillus", "etruria")
    fight(t, 1, 4, 1)
    assert [each.hit for each in shots(t)] == [False, True, False]


@proves("N27", "10.5", "sea-attack-first-round")
@pytest.mark.parametrize("way", ["sea", "strait"])
def test_who_comes_over_water_gives_the_defender_two_in_the_first_round(way: Any) -> None:
    t = position(active="romans", turn=5, step="combat")
    force = put(t, "romans", "messana", legion=2)
    put(t, "carthaginians", "messana", infantry=1)
    attack(t, force, "messana", "rhegium" if way == "strait" else "mare-ionium", way)
    fight(t, 1, 1, 5, 1, 5, retreat=["stay"])
    rounds = told(t, "round-fought")
    assert len(rounds) == 2
    first, second = rounds
    assert [each.hit for each in first.defender_shots] == [True]
    assert [each.total for each in second.defender_shots] == [5]


@proves("N27", "10.5", "R22", "mixed-approach-no-sea-bonus")
def test_one_attacker_by_land_takes_the_defenders_two_away() -> None:
    t = position(active="carthaginians", turn=3, step="combat")
    force = put(t, "carthaginians", "messana", infantry=3)
    put(t, "greeks", "messana", infantry=2)
    attack(t, force[:2], "messana", "rhegium", "strait")
    attack(t, force[2:], "messana", "syracusae", begin=False)
    fight(t, 1, 1, 1, 5, 6)
    assert [each.total for each in shots(t)[3:]] == [5, 6]
    assert count(t, "carthaginians", "messana") == 3


# N32


ION, HAD = "mare-ionium", "mare-hadriaticum"

SUPREMACY = [
    ("tarentum", {"romans": {ION: 2}, "carthaginians": {ION: 1}}, "romans"),
    ("tarentum", {"romans": {ION: 2}, "carthaginians": {ION: 1}, "epirotes": {ION: 4}}, "romans"),
    ("tarentum", {"romans": {ION: 3}, "carthaginians": {ION: 2}}, ""),
    ("tarentum", {"romans": {ION: 1}}, "romans"),
    ("tarentum", {}, ""),
    ("tarentum", {"romans": {HAD: 3}}, ""),
    ("brundisium", {"romans": {ION: 2}, "carthaginians": {HAD: 2}}, ""),
    ("brundisium", {"romans": {ION: 1, HAD: 3}, "carthaginians": {ION: 2}}, "romans"),
    ("brundisium", {"romans": {ION: 1}, "carthaginians": {HAD: 2}}, "carthaginians"),
    ("tarentum", {"romans": {ION: 1}, "greeks": {ION: 1}, "carthaginians": {ION: 1}}, "romans"),
    ("tarentum", {"romans": {ION: 2}, "carthaginians": {ION: 1}, "illyrians": {ION: 1}}, ""),
    ("carales", {"romans": {"mare-tyrrhenum": 3}}, ""),
    ("beneventum", {"romans": {"mare-tyrrhenum": 3}}, ""),
]


@proves("N32", "N27", "N3", "10.5", "R21")
@proves("supremacy-values", "supremacy-several-seas", "supremacy-needs-one", "boot-carales-tyrrhenum")
@pytest.mark.parametrize(("area", "fleets", "holder"), SUPREMACY)
def test_naval_supremacy_needs_a_fleet_and_twice_as_many(
    area: str, fleets: dict[str, dict[str, int]], holder: str
) -> None:
    t = position(active="romans", turn=5, step="combat")
    force = put(t, "romans", area, legion=1)
    put(t, "carthaginians", area, infantry=1)
    for nation, seas in fleets.items():
        for sea, number in seas.items():
            put(t, nation, sea, fleet=number)
    attack(t, force, area, "apulia")
    fight(t, 3, 3)
    mine, theirs = shots(t)
    hill = area == "beneventum"
    assert mine.total == 3 + (holder == "romans") - hill
    assert theirs.total == 3 + (holder == "carthaginians")


@proves("N32", "10.5", "supremacy-same-seat")
def test_between_nations_of_one_seat_supremacy_is_counted_by_nation() -> None:
    t = position(active="romans", turn=5, step="combat")
    force = put(t, "romans", "tarentum", legion=1)
    put(t, "greeks", "tarentum", infantry=1)
    put(t, "romans", "mare-ionium", fleet=2)
    put(t, "greeks", "mare-ionium", fleet=1)
    attack(t, force, "tarentum", "lucania")
    fight(t, 3, 3)
    assert [each.total for each in shots(t)] == [4, 3]


# N5


@proves("N5", "2.3", "11.1", "consular-two-hits")
def test_a_consular_legion_is_flipped_by_the_first_hit_and_lost_by_the_second() -> None:
    t = position(active="etruscans", turn=2, step="combat")
    force = put(t, "etruscans", "roma", infantry=1)
    (legion,) = put(t, "romans", "roma", consular_legion=1)
    attack(t, force, "roma", "etruria")
    fight(t, 7, 1, 7, 5)
    rounds = told(t, "round-fought")
    assert len(rounds) == 2
    first, second = rounds
    assert first.defender_shots[0].needed == 5
    assert (second.defender_shots[0].needed, second.defender_shots[0].hit) == (6, False)
    assert t.place_of(legion) == "box"
    assert t.state.points["blue"] == 1


@proves("N5", "2.3", "R9", "consular-stays-flipped")
@pytest.mark.parametrize("paid", [True, False])
def test_a_flipped_consular_legion_is_turned_up_for_one_gold(paid: bool) -> None:
    t = position(turn=2, step="income")
    (legion,) = put(t, "romans", "roma", consular_legion=1)
    put(t, "romans", "sabini", legion=1)
    t.state.reduced = [legion]
    open_turn(t)
    asked = play(t, buy=["repair:roma", "done"] if paid else "done")
    assert topics(asked)[0] == "buy"
    assert (legion in t.state.reduced) is not paid
    assert t.nation("romans").gold == 2 - paid


@proves("N5", "2.3", "R9")
def test_a_consular_legion_is_not_repaired_at_sea_or_beside_an_enemy() -> None:
    t = position(turn=2, step="income")
    placed = put(t, "romans", "capua", consular_legion=2)
    put(t, "samnites", "capua", infantry=1)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    put(t, "romans", "roma", legion=1)
    t.go_aboard(placed[:1], "mare-tyrrhenum", "romans")
    t.state.reduced = list(placed)
    t.nation("romans").gold = 5
    open_turn(t)
    assert not {each for each in offered(ask(t, "buy")) if each.startswith("repair")}


@proves("N5", "10.6", "10.7")
@pytest.mark.parametrize(("answer", "left"), [("fresh", 2), ("flipped", 1)])
def test_fresh_and_flipped_consular_legions_are_one_type_and_their_owner_picks(answer: str, left: int) -> None:
    t = position(active="etruscans", turn=2, step="combat")
    force = put(t, "etruscans", "roma", infantry=2)
    placed = put(t, "romans", "roma", consular_legion=2)
    attack(t, force, "roma", "etruria")
    t.state.reduced = placed[:1]
    asked = fight(t, 7, 1, 1, 1, casualty=answer)
    assert "targets" not in topics(asked)
    assert count(t, "romans", "roma") == left
    assert len(t.state.reduced) == (2 if answer == "fresh" else 0)


# N29


@proves("N29", "10.6", "targets-attacker-first")
def test_both_sides_declare_their_targets_before_the_dice_the_attacker_first() -> None:
    t = position(active="carthaginians", turn=6, step="combat")
    force = put(t, "carthaginians", "capua", infantry=2, elephant=1)
    put(t, "romans", "capua", legion=2, consular_legion=1)
    t.state.shocks = 3
    attack(t, force, "capua", "beneventum")
    asked = fight(t, 1, 1, 1, 1, 1, 1, targets=["legion", "infantry"])
    assert [each.actor for each in asked if each.topic == "targets"][:2] == ["carthaginians", "romans"]
    kinds = [event.kind for event in t.events]
    assert kinds.index("targets-declared") < kinds.index("round-fought")
    assert {each.target for each in shots(t)[:3]} == {"legion"}
    assert {each.target for each in shots(t)[3:]} == {"infantry"}


@proves("N29", "10.6")
def test_hits_beyond_the_units_of_the_type_are_wasted() -> None:
    t = position(active="celts", turn=6, step="combat")
    force = put(t, "celts", "capua", infantry=3)
    put(t, "carthaginians", "capua", infantry=2, elephant=1)
    attack(t, force, "capua", "beneventum")
    fight(t, 7, 7, 7, 1, 1, 1, targets="elephant")
    assert count(t, "carthaginians", "capua") == 2
    assert [each.wasted for each in shots(t)[:3]] == [False, True, True]


@proves("N29", "10.6")
def test_each_unit_may_aim_at_a_type_of_its_own() -> None:
    t = position(active="celts", turn=6, step="combat")
    force = put(t, "celts", "capua", infantry=2)
    put(t, "carthaginians", "capua", infantry=2, elephant=1)
    attack(t, force, "capua", "beneventum")

    def divide(decision: Any) -> Any:
        assert isinstance(decision, Arrange)
        first, second = [item.id for item in decision.items]
        return {"elephant": (first,), "infantry": (second,)}

    fight(t, 7, 7, 1, 1, 1, targets="divide", divide_targets=divide)
    assert sorted(t.unit(each).type for each in t.units_at("capua", "carthaginians")) == ["infantry"]


@proves("N29", "10.6", "targets-one-type")
def test_without_a_choice_of_types_no_one_declares() -> None:
    t = duel()
    assert "targets" not in topics(fight(t, 1, 1, 1, 1, 1))
    assert told(t, "targets-declared") == []


# 10.7, 10.8, 10.11


@proves("10.7", "10.11")
def test_hits_of_both_sides_count_together_and_the_survivor_owns_the_area() -> None:
    t = duel("celts")
    fight(t, 7, 7, 1, 7, 7)
    assert t.owner("etruria") == "celts"
    assert count(t, "celts", "etruria") == 1
    (ended,) = told(t, "battle-ended")
    assert (ended.winner, ended.outcome, ended.rounds) == ("celts", "won", 1)


@proves("10.3", "10.11")
def test_the_next_round_follows_until_one_side_is_gone() -> None:
    t = duel("celts")
    play(t, dice=[1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 7, 1, 1, 1], retreat=["stay"] * 4)
    assert [event.number for event in told(t, "round-fought")] == [1, 2, 3]
    assert t.owner("etruria") == "celts"


@proves("10.8", "11.1", "R11", "leader-death-points")
def test_a_leader_dies_with_the_last_unit_beside_him() -> None:
    t = position(turn=3, step="combat")
    force = put(t, "romans", "samnium", legion=1)
    put(t, "samnites", "samnium", infantry=1)
    attack(t, force, "samnium", "latium", leaders=("papirius-cursor",))
    fight(t, 1, 7)
    assert t.place_of("papirius-cursor") == "fallen"
    assert t.state.points["yellow"] == 1 + 4


@proves("10.8", "R11")
def test_a_leader_lives_as_long_as_a_unit_is_beside_him() -> None:
    t = position(turn=3, step="combat")
    force = put(t, "romans", "samnium", legion=2)
    put(t, "samnites", "samnium", infantry=1)
    attack(t, force, "samnium", "latium", leaders=("papirius-cursor",))
    fight(t, 1, 1, 7, 6, 1)
    assert t.place_of("papirius-cursor") == "samnium"


@proves("10.8", "R11")
def test_a_leader_alone_dies_when_an_enemy_enters_his_area() -> None:
    t = position(active="samnites", turn=4)
    put(t, "samnites", "samnium", infantry=1)
    open_turn(t)
    t.put("papirius-cursor", "latium")
    play(t, "movement", "combat", move="samnium", move_to="latium")
    assert t.place_of("papirius-cursor") == "fallen"
    assert t.state.points["yellow"] == 4


# N30


def elephants(foes: int, room: bool = True) -> Position:
    """An elephant and an infantry against Greeks in Capua, with Beneventum as the way out, or none."""
    t = position(active="carthaginians", turn=6, step="combat")
    force = put(t, "carthaginians", "capua", elephant=1, infantry=1)
    put(t, "samnites", "capua", infantry=foes)
    for area in ("latium", "samnium", "paestum", *(() if room else ("beneventum",))):
        put(t, "celts", area, infantry=1)
    attack(t, force, "capua", "latium")
    return t


@proves("N30", "10.9", "10.3", "elephant-second-retreat")
@pytest.mark.parametrize("die", [9, 10])
def test_a_nine_or_ten_of_an_elephant_makes_a_second_unit_retreat(die: int) -> None:
    t = elephants(3)
    fight(t, die, 1, 1, 1, 1)
    assert count(t, "samnites", "capua") == 1
    assert count(t, "samnites", "beneventum") == 1
    (gone,) = told(t, "retreated")
    assert (gone.cause, gone.to) == ("second-retreat", "beneventum")


@proves("N30", "10.9", "R35")
def test_the_second_retreat_needs_a_natural_nine_of_an_elephant() -> None:
    t = elephants(3)
    t.put("hannibal", "capua")
    fight(t, 8, 10, 1, 1, 1)
    assert count(t, "samnites", "beneventum") == 0
    assert count(t, "samnites", "capua") == 1


@proves("N30", "10.9", "R35")
def test_the_second_retreat_needs_a_second_unit() -> None:
    t = elephants(1)
    fight(t, 10, 1, 1)
    assert told(t, "retreated") == []
    assert t.owner("capua") == "carthaginians"


@proves("N30", "10.9", "elephant-no-room")
def test_without_a_place_the_second_unit_is_eliminated() -> None:
    t = elephants(3, room=False)
    fight(t, 9, 1, 1, 1, 1)
    assert count(t, "samnites", "capua") == 1
    assert [event.cause for event in told(t, "units-lost")] == ["hit", "second-retreat"]


@proves("N30", "10.9")
def test_the_owner_picks_the_second_unit_and_its_place() -> None:
    t = position(active="carthaginians", turn=6, step="combat")
    force = put(t, "carthaginians", "capua", elephant=1)
    put(t, "romans", "capua", legion=2, consular_legion=1)
    t.state.shocks = 3
    attack(t, force, "capua", "paestum")
    decision = ask(t, "second-retreat", dice=[9, 1, 1, 1], targets="legion")
    assert decision.actor == "romans"
    kinds = {each.partition(">")[0] for each in offered(decision)}
    assert kinds == {"1-legion", "1-consular-legion"}
    assert {each.partition(">")[2] for each in offered(decision)} == {"latium", "samnium", "beneventum"}


# N35-N38


@proves("N35", "10.3", "10.10", "retreat-order")
def test_the_attacker_decides_on_retreat_before_the_defender() -> None:
    t = duel("celts")
    asked = fight(t, 1, 1, 1, 1, 1, retreat=["stay", "umbria"])
    assert [each.actor for each in asked if each.topic == "retreat"] == ["celts", "etruscans"]
    t = duel("celts")
    asked = fight(t, 1, 1, 1, 1, 1, retreat=["roma"])
    assert [each.actor for each in asked if each.topic == "retreat"] == ["celts"]
    assert count(t, "celts", "roma") == 3


@proves("N36", "10.10", "retreat-places")
def test_retreats_go_to_vacant_or_own_areas_only() -> None:
    t = position(active="romans", turn=3, step="combat")
    force = put(t, "romans", "etruria", legion=2)
    put(t, "etruscans", "etruria", infantry=1)
    put(t, "etruscans", "arretium", infantry=1)
    put(t, "celts", "umbria", infantry=1)
    put(t, "samnites", "populonia", infantry=1)
    t.nation("samnites").controller = "etruscans"
    attack(t, force, "etruria", "roma")
    found = offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", offer="pass", nth=2))
    assert found == {"stay", "arretium", "sabini"}


@proves("N36", "10.10")
def test_the_attacker_may_go_back_to_where_he_came_from() -> None:
    t = duel("celts")
    found = offered(ask(t, "retreat", dice=[1] * 5))
    assert found == {"stay", "roma", "sabini", "umbria", "arretium", "populonia", "divide"}


@proves("N36", "3.8", "10.10")
def test_a_retreat_may_cross_a_strait_but_enters_no_staging_zone() -> None:
    t = position(active="celts", turn=6, step="combat")
    force = put(t, "celts", "rhegium", infantry=2)
    put(t, "greeks", "rhegium", infantry=1)
    attack(t, force, "rhegium", "bruttium")
    assert offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", nth=2)) == {"stay", "croton", "messana"}
    t = position(active="romans", turn=6, step="combat")
    force = put(t, "romans", "taurini", legion=2)
    put(t, "celts", "taurini", infantry=1)
    attack(t, force, "taurini", "liguria")
    assert offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", nth=2)) == {"stay", "mediolanum"}


@proves("N38", "10.10", "defender-not-where-attackers-came")
def test_the_defender_does_not_retreat_to_where_attackers_came_from() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "roma", infantry=2)
    put(t, "romans", "roma", legion=1)
    attack(t, force, "roma", "sabini")
    found = offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", nth=2))
    assert found == {"stay", "etruria", "marsi", "latium"}


@proves("N37", "N38", "10.10", "R71", "retreat-sea-of-landing")
@pytest.mark.parametrize(("landed", "aboard"), [(True, False), (False, True)])
def test_retreats_go_aboard_own_fleets_but_not_on_the_sea_of_a_landing(landed: bool, aboard: bool) -> None:
    t = position(active="carthaginians", turn=5, step="combat")
    force = put(t, "carthaginians", "capua", infantry=2)
    put(t, "romans", "capua", legion=1)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    attack(t, force, "capua", "mare-tyrrhenum" if landed else "latium", "sea" if landed else "land")
    found = offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", nth=2))
    assert ("mare-tyrrhenum" in found) is aboard
    assert "samnium" in found


@proves("N37", "10.10", "R71")
@pytest.mark.parametrize(("carried", "open_"), [(1, True), (2, False)])
def test_a_retreat_aboard_needs_room_at_that_moment(carried: int, open_: bool) -> None:
    t = position(active="carthaginians", turn=5, step="combat")
    force = put(t, "carthaginians", "capua", infantry=2)
    put(t, "romans", "capua", legion=1)
    put(t, "romans", "mare-tyrrhenum", fleet=1)
    t.go_aboard(put(t, "romans", "roma", legion=carried), "mare-tyrrhenum", "romans")
    attack(t, force, "capua", "latium")
    assert ("mare-tyrrhenum" in offered(ask(t, "retreat", dice=[1, 1, 1], retreat="stay", nth=2))) is open_


@proves("10.10", "R23")
def test_all_retreat_or_none_and_those_without_room_stay() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "roma", infantry=1)
    put(t, "romans", "roma", legion=3)
    for area in ("etruria", "sabini", "marsi"):
        put(t, "etruscans", area, infantry=1)
    put(t, "romans", "latium", legion=2)
    attack(t, force, "roma", "sabini")
    fight(t, 1, 1, 1, 1, retreat="latium")
    assert count(t, "romans", "latium") == 4
    assert count(t, "romans", "roma") == 1


@proves("10.10")
def test_leaders_retreat_with_their_units() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "roma", infantry=2)
    put(t, "romans", "roma", legion=1)
    attack(t, force, "roma", "sabini")
    t.put("camillus", "roma")
    fight(t, 1, 1, 1, retreat=["stay", "latium"])
    assert t.place_of("camillus") == "latium"
    assert t.owner("roma") == "celts"


# 10.1


@proves("10.1")
def test_the_active_player_chooses_the_order_of_his_battles() -> None:
    t = position(active="celts", turn=2, step="combat")
    first = put(t, "celts", "etruria", infantry=2)
    second = put(t, "celts", "arretium", infantry=2)
    put(t, "etruscans", "etruria", infantry=1)
    put(t, "etruscans", "arretium", infantry=1)
    attack(t, first, "etruria", "umbria")
    attack(t, second, "arretium", "umbria", begin=False)
    asked = fight(t, 7, 1, 1, battle_order="arretium")
    assert offered(asked[0]) == {"etruria", "arretium"}
    assert t.owner("arretium") == "celts"
    assert len(t.nations_at("etruria")) == 2


@proves("10.1", "1.2")
def test_the_active_nation_is_the_attacker() -> None:
    t = duel("celts")
    fight(t, 1, 1, 1, 1, 1)
    (began,) = told(t, "battle-began")
    assert (began.attacker, began.defender) == ("celts", "etruscans")


@proves("10.2", "10.15", "R61")
def test_every_battle_is_between_two_nations() -> None:
    t = position(active="celts", turn=2, step="combat")
    force = put(t, "celts", "etruria", infantry=2)
    put(t, "etruscans", "etruria", infantry=1)
    attack(t, force, "etruria", "umbria")
    fight(t, 7, 1, 1)
    for event in (*told(t, "battle-began"), *told(t, "battle-ended")):
        assert {event.attacker, event.defender} == {"celts", "etruscans"}
