"""The special rules of Italia II: foederati, knights, inheritance, the appeal of the Patrimonium [N55-N57]."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.italia.chapters.movement import begin_movement
from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    attack,
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

# N55


def federates(attacker: str, foederati: int = 2, turn: int = 3, attackers: int = 3) -> Position:
    """Roman foederati in Aquileia attacked by barbarians."""
    t = position("II", turn, attacker, "combat")
    force = put(t, attacker, "aquileia", infantry=attackers)
    put(t, "western-romans", "aquileia", foederati=foederati)
    attack(t, force, "aquileia", "venetia")
    return t


@proves("N55", "14.2", "R36", "foederati-defect")
def test_a_seven_makes_foederati_go_over_to_the_independent_foederati() -> None:
    t = federates("foederati")
    fight(t, 6, 7)
    assert (count(t, "foederati", "aquileia"), count(t, "western-romans", "aquileia")) == (4, 1)
    (event,) = told(t, "defection-rolled")
    assert (event.to, event.needed, [check.failed for check in event.checks]) == ("foederati", 7, [False, True])


@proves("N55", "14.2", "10.2")
def test_those_who_went_over_fight_at_once() -> None:
    t = federates("foederati")
    fight(t, 6, 7, 1, 1, 1, 1, 1)
    assert len(shots(t)) == 5
    t = federates("foederati")
    play(t, dice=[7, 7])
    assert t.owner("aquileia") == "foederati"
    assert count(t, "foederati", "aquileia") == 5


@proves("N55", "14.2", "R36", "foederati-defect-ostrogoths")
def test_with_only_ostrogoths_in_the_area_it_takes_a_nine() -> None:
    t = federates("ostrogoths")
    fight(t, 8, 9)
    assert (count(t, "ostrogoths", "aquileia"), count(t, "western-romans", "aquileia")) == (4, 1)


@proves("N55", "14.2", "foederati-no-enemy-yet")
@pytest.mark.parametrize(("attacker", "turn"), [("visigoths", 1), ("huns", 2), ("vandals", 2)])
def test_foederati_do_not_defect_to_others(attacker: str, turn: int) -> None:
    t = federates(attacker, turn=turn)
    fight(t)
    assert told(t, "defection-rolled") == []


@proves("N55", "14.2")
def test_foederati_who_attack_may_defect_too() -> None:
    t = position("II", 3, "western-romans", "combat")
    force = put(t, "western-romans", "aquileia", foederati=2, legion=1)
    put(t, "ostrogoths", "aquileia", infantry=1)
    attack(t, force, "aquileia", "venetia")
    fight(t, 9, 8)
    assert (count(t, "ostrogoths", "aquileia"), count(t, "western-romans", "aquileia")) == (2, 2)


@proves("N55", "14.2", "R36", "R14", "2.7")
def test_without_a_counter_the_defector_is_eliminated() -> None:
    t = federates("foederati", attackers=1)
    put(t, "foederati", "ravenna", infantry=len(t.free("foederati", "infantry")))
    fight(t, 7, 1)
    assert (count(t, "foederati", "aquileia"), count(t, "western-romans", "aquileia")) == (1, 1)
    assert t.state.points["yellow"] == 0


@proves("14.2", "R78", "R36", "5")
def test_odoacer_raises_the_foederati_on_land_everywhere() -> None:
    t = position("II", 3, "foederati", "start")
    put(t, "western-romans", "ravenna", foederati=2)
    put(t, "western-romans", "roma", foederati=1)
    put(t, "western-romans", "mare-tyrrhenum", fleet=1)
    t.go_aboard(put(t, "western-romans", "capua", foederati=1), "mare-tyrrhenum", "western-romans")
    open_turn(t)
    play(t, dice=[7, 6, 10])
    (rose,) = told(t, "foederati-rose")
    assert (len(rose.checks), rose.needed) == (3, 7)
    assert len(t.land_units("foederati")) == 2
    assert len(t.land_units("western-romans")) == 2


@proves("14.2", "R79", "5.1")
def test_where_both_are_after_the_rising_they_fight_and_do_not_move_before() -> None:
    t = position("II", 3, "foederati", "start")
    put(t, "western-romans", "ravenna", foederati=2)
    open_turn(t)
    play(t, dice=[7, 6])
    assert t.nations_at("ravenna") == ["foederati", "western-romans"]
    t.state.step = "campaign"
    play(t, "campaign", "movement")
    assert count(t, "foederati", "ravenna") == 1
    fight(t, 1, 1)
    assert told(t, "battle-began")[0].attacker == "foederati"


@proves("14.2", "R36")
def test_the_counters_of_the_arrival_are_set_aside_before_the_rising() -> None:
    t = position("II", 3, "foederati", "start")
    free = len(t.free("foederati", "infantry"))
    placed = put(t, "western-romans", "ravenna", foederati=18)
    spare = free - 7
    assert 0 < spare < len(placed)
    open_turn(t)
    play(t, dice=[7] * 18)
    assert len(t.land_units("foederati")) == spare
    assert len(t.free("foederati", "infantry")) == 7


# N56


def knights(number: int = 2, foes: int = 4) -> Position:
    """Franks with knights against Lombards."""
    t = position("II", 9, "franks", "combat")
    force = put(t, "franks", "mediolanum", knight=number)
    put(t, "lombards", "mediolanum", infantry=foes)
    attack(t, force, "mediolanum", "taurini")
    return t


@proves("N56", "14.3", "10.6", "10.7", "knights-third-fourth-hit")
@pytest.mark.parametrize(("hits", "left", "damaged"), [(1, 2, 1), (2, 1, 0), (3, 1, 1), (4, 0, 0)])
def test_hits_damage_one_knight_then_remove_it_then_the_second(hits: int, left: int, damaged: int) -> None:
    t = knights()
    asked = fight(t, 1, 1, *[7] * hits, *[1] * (4 - hits), retreat=["stay"] if hits < 3 else [])
    assert "casualty" not in topics(asked)
    assert count(t, "franks", "mediolanum") == left
    assert len(t.state.reduced) == damaged


@proves("N56", "14.3")
def test_the_next_hits_go_on_with_the_damaged_knight() -> None:
    t = knights(foes=1)
    fight(t, 1, 1, 7, 1, 1, 7, retreat=["stay", "stay"], offer=["pass"])
    assert count(t, "franks", "mediolanum") == 1
    assert t.state.reduced == []


@proves("N56", "14.3", "10.10", "knight-no-retreat")
def test_a_damaged_knight_does_not_retreat() -> None:
    t = knights(foes=1)
    fight(t, 1, 1, 7, retreat=["taurini"], offer=["pass"])
    assert (count(t, "franks", "taurini"), count(t, "franks", "mediolanum")) == (1, 1)
    (stays,) = t.units_at("mediolanum", "franks")
    assert stays in t.state.reduced


@proves("N56", "14.3", "knight-repair")
def test_a_damaged_knight_that_survives_is_repaired_at_once_and_free() -> None:
    t = knights(foes=1)
    play(t, dice=[6, 1, 7])
    assert t.state.reduced == []
    assert count(t, "franks", "mediolanum") == 2
    assert len(told(t, "knights-repaired")) == 1
    assert t.nation("franks").gold == 0


@proves("N56", "14.3", "2.4")
def test_a_damaged_knight_fights_as_before() -> None:
    t = knights(1, 2)
    fight(t, 1, 7, 1, 6, 1, 1, offer=["pass"])
    rounds = told(t, "round-fought")
    assert len(rounds) == 2
    first, second = rounds
    assert (first.attacker_shots[0].needed, second.attacker_shots[0].needed) == (6, 6)
    assert second.attacker_shots[0].hit


@proves("14.3", "10.12", "R80")
def test_a_knight_damaged_on_a_raid_is_repaired_and_leaves_with_the_others() -> None:
    t = knights(foes=1)
    cities(t, "mediolanum")
    play(t, dice=[1, 1, 7], battle_or_raid="raid", retreat_to="taurini")
    assert count(t, "franks", "taurini") == 2
    assert t.state.reduced == []


# N57


def appeal(area: str = "umbria", own: str = "sabini", attackers: int = 3) -> Position:
    """Lombards attack Byzantines; the Patrimonium owns an area."""
    t = position("II", 6, "lombards", "combat")
    force = put(t, "lombards", area, infantry=attackers)
    put(t, "byzantines", area, infantry=2)
    put(t, "patrimonium", own, infantry=1)
    attack(t, force, area, "arretium")
    t.nation("patrimonium").appeals = 2
    return t


@proves("N57", "14.6", "10.3", "R38", "appeal-outside", "appeal-once-per-combat")
def test_the_patrimonium_calls_a_unit_over_at_the_start_of_a_round() -> None:
    t = appeal()
    asked = fight(
        t,
        *[1, 1, 1, 1],
        appeal=lambda decision: next(each for each in sorted(offered(decision)) if "lombards" in each),
        retreat=["stay", "stay"],
    )
    assert count(t, "lombards", "umbria") == 2
    assert count(t, "patrimonium", "sabini") == 2
    assert topics(asked).count("appeal") == 1
    assert "2 appeals are left" in str(next(each for each in asked if each.topic == "appeal").prompt)
    assert t.nation("patrimonium").appeals == 1
    (event,) = told(t, "defected")
    assert (event.nation, event.to, event.cause) == ("lombards", "patrimonium", "appeal")
    assert len(shots(t)) == 4


@proves("N57", "14.6")
@pytest.mark.parametrize(("left", "asked_"), [(1, True), (0, False)])
def test_it_may_appeal_twice_in_the_game(left: int, asked_: bool) -> None:
    t = appeal()
    t.nation("patrimonium").appeals = left
    assert ("appeal" in topics(fight(t))) is asked_


@proves("N57", "14.6", "R38")
@pytest.mark.parametrize(("own", "asked_"), [("sabini", True), ("etruria", True), ("roma", False), ("capua", False)])
def test_it_appeals_in_battles_in_or_next_to_an_own_area_only(own: str, asked_: bool) -> None:
    assert ("appeal" in topics(fight(appeal(own=own)))) is asked_


@proves("N57", "14.6")
def test_where_the_patrimonium_fights_the_defector_joins_it() -> None:
    t = position("II", 6, "lombards", "combat")
    force = put(t, "lombards", "sabini", infantry=2)
    put(t, "patrimonium", "sabini", infantry=1)
    attack(t, force, "sabini", "umbria")
    t.nation("patrimonium").appeals = 2
    fight(t, 1, 1, 1, appeal=lambda decision: next(each for each in sorted(offered(decision)) if "lombards" in each))
    assert (count(t, "lombards", "sabini"), count(t, "patrimonium", "sabini")) == (1, 2)
    assert len(shots(t)) == 3


@proves("N57", "14.6")
def test_either_side_may_be_called_over_but_no_leader_and_no_unit_of_the_same_player() -> None:
    t = appeal()
    t.put("rothari", "umbria")
    found = offered(ask(t, "appeal"))
    assert {"pass", "later"} <= found
    called = found - {"pass", "later"}
    assert len(called) == 2
    assert {nation for nation in ("lombards", "byzantines") for each in called if nation in each} == {
        "lombards",
        "byzantines",
    }
    assert not [each for each in found if "rothari" in each]
    t = position("II", 9, "franks", "combat")
    force = put(t, "franks", "umbria", infantry=2)
    put(t, "lombards", "umbria", infantry=1)
    put(t, "patrimonium", "sabini", infantry=1)
    t.nation("patrimonium").appeals = 2
    attack(t, force, "umbria", "arretium")
    assert not [each for each in offered(ask(t, "appeal")) if "franks" in each]


@proves("N57", "14.6", "2.7")
def test_without_a_counter_in_the_box_there_is_no_appeal() -> None:
    t = appeal()
    put(t, "patrimonium", "roma", infantry=len(t.free("patrimonium", "infantry")))
    assert "appeal" not in topics(fight(t))


# 14.4, 14.5


@proves("14.4", "R37", "R72", "inheritance-limit")
def test_the_west_becomes_byzantine_as_far_as_counters_reach() -> None:
    t = position("II", 4, "byzantines", "start")
    put(t, "western-romans", "roma", legion=8)
    put(t, "western-romans", "capua", foederati=6)
    put(t, "western-romans", "mare-tyrrhenum", fleet=2)
    put(t, "sardes", "olbia", infantry=1)
    t.nation("western-romans").gold = 4
    t.nation("sardes").controller = "western-romans"
    open_turn(t)
    asked = play(t)
    assert topics(asked) == ["inherit"]
    assert str(asked[0].prompt).startswith("The Byzantines take over the Western Romans, with 1 counter too few.")
    assert t.on_map("western-romans") == []
    assert len(t.land_units("byzantines")) == 13
    assert len(t.fleets_at("mare-tyrrhenum", "byzantines")) == 2
    assert len(t.free("byzantines", "infantry")) == 7 + 4
    assert len(t.free("byzantines", "fleet")) == 8 - 2
    assert (t.nation("byzantines").gold, t.nation("western-romans").gold) == (4, 0)
    assert t.nation("sardes").controller == "byzantines"


@proves("R88", "2.7", "7.4")
def test_a_purchase_takes_the_counters_of_arrivals_only_if_its_owner_wants_it() -> None:
    t = position("II", 4, "byzantines", "income")
    put(t, "byzantines", "roma", infantry=8)
    put(t, "byzantines", "capua", infantry=3)
    put(t, "byzantines", "apulia", infantry=1, knight=len(t.free("byzantines", "knight")) - 2)
    t.nation("byzantines").gold = 8
    open_turn(t)
    decision = ask(t, "buy")
    assert isinstance(decision, Pick)
    details = {option.id: option.detail for option in decision.options}
    lacking = len(t.free("byzantines", "infantry")) - 11
    assert lacking == 1
    assert "arrivals" not in details["unit:infantry:1"]
    assert details["unit:infantry:2"].endswith("One of this turn's arrivals will lack its counter.")
    assert decision.check(("unit:infantry:2",)) == ("unit:infantry:2",)
    assert "arrivals" in details["unit:knight:1"]
    assert decision.default == ("unit:infantry:1",)


@proves("14.4", "R72", "5", "inherited-no-turn")
def test_who_is_inherited_this_turn_does_not_act() -> None:
    t = position("II", 4, "ostrogoths", "end")
    put(t, "ostrogoths", "ravenna", infantry=1)
    put(t, "western-romans", "roma", legion=1)
    put(t, "african-romans", "carales", legion=1)
    open_turn(t)
    play(t)
    assert t.active == "african-romans"
    t = position("II", 3, "ostrogoths", "end")
    put(t, "western-romans", "roma", legion=1)
    open_turn(t)
    play(t)
    assert t.active == "western-romans"


@proves("14.5", "3.6")
def test_the_arabs_inherit_the_berbers_and_the_aures_is_a_zone_again() -> None:
    t = position("II", 8, "arabs", "start")
    put(t, "berbers", "cirta", infantry=2)
    put(t, "berbers", "aures", infantry=1)
    put(t, "arabs", "hadrumetum", infantry=1)
    t.nation("berbers").gold = 3
    open_turn(t)
    play(t)
    assert t.on_map("berbers") == []
    assert (count(t, "arabs", "cirta"), count(t, "arabs", "aures")) == (2, 1)
    assert "aures" not in t.owned("arabs")
    assert t.nation("arabs").gold == 3
    t.state.step = "movement"
    begin_movement(t)
    assert "sicca-veneria" in goals(t, "1-infantry", "aures")
    assert "aures" not in goals(t, "1-infantry", "cirta")


# 14.8 and staging zones


@proves("14.8", "11.1", "visigoth-departure")
def test_six_visigoths_stay_at_the_end_of_their_first_turn() -> None:
    t = position("II", 1, "visigoths", "end")
    for area in ("mediolanum", "placentia", "bononia", "ravenna"):
        put(t, "visigoths", area, infantry=3)
    open_turn(t)
    play(t)
    assert len(t.on_map("visigoths")) == 6
    assert t.state.points["yellow"] == 0


@proves("14.8")
@pytest.mark.parametrize(
    ("turn", "nation", "left"),
    [
        (2, "visigoths", 0),
        (2, "huns", 0),
        (4, "franks", 0),
        (5, "franks", 0),
        (6, "avars", 0),
        (9, "franks", 1),
        (3, "ostrogoths", 1),
    ],
)
def test_who_leaves_at_the_end_of_which_game_turn(turn: int, nation: str, left: int) -> None:
    t = position("II", turn, step="turn-end")
    put(t, nation, "mediolanum", infantry=1)
    play(t)
    assert len(t.on_map(nation)) == left
    if not left:
        assert not [event for event in told(t, "points-scored") if event.cause == "exit"]


@proves("14.8", "11.1")
def test_burgundians_in_the_west_leave_with_points_the_others_without() -> None:
    t = position("II", 3, "burgundians", "end")
    put(t, "burgundians", "taurini", infantry=1)
    put(t, "burgundians", "liguria", infantry=1)
    put(t, "burgundians", "alpes", infantry=1)
    put(t, "burgundians", "mediolanum", infantry=2)
    open_turn(t)
    play(t)
    assert t.on_map("burgundians") == []
    scored = [event for event in told(t, "points-scored") if event.cause == "exit"]
    assert sum(event.count for event in scored) == 3


@proves("9.11", "11.1", "R57", "visigoth-exit")
def test_visigoths_who_end_their_move_in_the_alps_may_leave_for_half_a_point_each() -> None:
    t = position("II", 1, "visigoths")
    put(t, "visigoths", "alpes", infantry=2)
    open_turn(t)
    play(t, move="alpes", move_group="2-infantry", move_to="exit")
    assert t.on_map("visigoths") == []
    assert t.state.points["yellow"] == 2
    t = position("II", 2, "huns")
    put(t, "huns", "taurini", infantry=1)
    open_turn(t)
    assert "alpes" not in goals(t, "1-infantry", "taurini")


@proves("3.6", "3.7", "R5", "R57")
def test_staging_zones_are_left_but_not_entered_except_by_card() -> None:
    t = position("II", 1, "visigoths")
    put(t, "visigoths", "noricum", infantry=1)
    put(t, "visigoths", "taurini", infantry=1)
    open_turn(t)
    from_noricum = goals(t, "1-infantry", "noricum")
    assert {"helvetia", "aquileia", "tridentum"} <= from_noricum
    assert "alpes" in goals(t, "1-infantry", "taurini")
    assert not from_noricum & {"pannonia"}
    t = position("II", 9, "franks")
    put(t, "franks", "alpes", infantry=1)
    put(t, "franks", "mediolanum", infantry=1)
    open_turn(t)
    assert not goals(t, "1-infantry", "alpes") & {"helvetia", "gallia", "noricum"}
    assert not goals(t, "1-infantry", "mediolanum") & {"helvetia", "alpes"}


@proves("3.6", "8.9", "R5", "R58")
def test_nations_stand_side_by_side_in_a_zone_without_limit_or_fight() -> None:
    t = position("II", 3, "ostrogoths")
    put(t, "ostrogoths", "noricum", infantry=7)
    put(t, "foederati", "noricum", infantry=2)
    open_turn(t)
    assert "done" in offered(ask(t, "move"))
    play(t, "movement", "combat", move="done")
    assert told(t, "battle-began") == []
    assert (t.owner("noricum"), t.is_vacant("noricum")) == ("", False)


@proves("N38", "10.10", "3.6", "berber-aures-exception")
def test_berbers_retreat_to_the_aures_even_if_the_attackers_came_from_there() -> None:
    t = position("II", 1, "vandals", "combat")
    force = put(t, "vandals", "cirta", infantry=2)
    put(t, "berbers", "cirta", infantry=1)
    attack(t, force, "cirta", "aures")
    found = offered(ask(t, "retreat", dice=[1, 1, 1], offer="pass", retreat="stay", nth=2))
    assert "aures" in found
    t = position("II", 1, "vandals", "combat")
    force = put(t, "vandals", "cirta", infantry=2)
    put(t, "african-romans", "cirta", legion=1)
    attack(t, force, "cirta", "hippo-regius")
    found = offered(ask(t, "retreat", dice=[1, 1, 1], offer="pass", retreat="stay", nth=2))
    assert "aures" not in found


@proves("3.6", "1.4", "6.1")
def test_the_aures_is_a_standard_area_for_the_berbers_alone() -> None:
    t = position("II", 4, "berbers", "income")
    put(t, "berbers", "aures", infantry=1)
    open_turn(t)
    play(t)
    assert told(t, "income-counted")[0].areas == 1
    t = position("II", 2, "vandals", "income")
    put(t, "vandals", "aures", infantry=1)
    open_turn(t)
    play(t)
    assert not told(t, "income-counted") or told(t, "income-counted")[0].areas == 0
