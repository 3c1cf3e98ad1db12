"""Campaigns and reactions [N17, N45-N50]."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.decisions import Decision, Pick
from rules.italia.chapters.beginning import begin_nation
from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    campaigning,
    cities,
    count,
    fight,
    goals,
    may_end,
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


def brennus(at: str = "ravenna", units: int = 6, chest: int = 4, **others: dict[str, int]) -> Position:
    """Brennus with infantry, about to pay for a round of his campaign; other nations by area and number."""
    t = position(active="celts", turn=1)
    force = put(t, "celts", at, infantry=units)
    for nation, areas in others.items():
        for area, number in areas.items():
            put(t, nation, area.replace("_", "-"), **{"legion" if nation == "romans" else "infantry": number})
    campaigning(t, "brennus", at, force, chest)
    return t


def reactors(asked: list[Decision]) -> list[str]:
    """Who was asked for a reaction, in order."""
    return [each.actor or "" for each in asked if each.topic == "reaction"]


def marches(t: Position) -> set[str]:
    """Where a round of the campaign can end."""
    found = offered(ask(t, "campaign"))
    return {each.removeprefix("march:") for each in found if each.startswith("march:")}


# N45: price, force, length


@proves("N45", "12.1", "12.3", "campaign-move-cost")
@pytest.mark.parametrize(("chest", "gold", "left"), [(2, 5, (1, 5)), (0, 5, (0, 4))])
def test_a_round_costs_one_gold_from_the_chest_then_from_the_treasury(
    chest: int, gold: int, left: tuple[int, int]
) -> None:
    t = brennus(chest=chest)
    t.nation("celts").gold = gold
    play(t, campaign="march:ager-gallicus")
    assert t.now.campaign is not None
    assert (t.now.campaign.chest, t.nation("celts").gold) == left
    assert t.place_of("brennus") == "ager-gallicus"


@proves("N45", "12.1", "12.3")
def test_without_gold_the_campaign_is_over() -> None:
    t = brennus(chest=1)
    play(t, campaign="march:ager-gallicus")
    asked = play(t)
    assert "campaign" not in topics(asked)
    assert t.state.step == "movement"
    assert told(t, "campaign-ended")[0].rounds == 1


@proves("N45", "12.3")
def test_the_campaign_goes_on_as_long_as_gold_and_wish_remain() -> None:
    t = brennus(chest=3)
    play(t, campaign="march:ager-gallicus")
    play(t, campaign="march:umbria")
    play(t, campaign="done")
    assert t.state.step == "movement"
    assert [event.number for event in told(t, "round-paid")] == [1, 2]


@proves("N45", "12.1", "R24")
def test_what_is_left_in_the_chest_is_lost() -> None:
    t = brennus(chest=3)
    play(t, campaign="march:ager-gallicus")
    play(t, campaign="done")
    assert told(t, "campaign-ended")[0].lost == 2
    assert t.nation("celts").gold == 0


@proves("N45", "12.2", "campaign-no-pickup")
def test_the_force_picks_no_one_up_but_may_drop_units() -> None:
    t = brennus(celts={"ager_gallicus": 2})
    play(t, campaign="march:ager-gallicus")
    assert t.now.campaign is not None
    assert len(t.now.campaign.force) == 6
    play(t, campaign=["drop", "march:umbria"], drop="2-infantry")
    assert (count(t, "celts", "umbria"), count(t, "celts", "ager-gallicus")) == (4, 4)
    assert len(t.now.campaign.force) == 4


@proves("N45", "12.2", "5")
def test_the_force_is_chosen_among_the_units_beside_the_leader() -> None:
    t = position(active="celts", turn=1, step="placement")
    put(t, "celts", "placentia", infantry=2)
    open_turn(t)
    play(t, "placement")
    decision = ask(t, "force")
    assert offered(decision) == {f"{number}-infantry" for number in range(1, 9)}
    assert t.place_of("brennus") == "helvetia"


@proves("12.2", "12.1", "5")
@pytest.mark.parametrize(("turn", "nation", "begins"), [(1, "celts", True), (1, "romans", False)])
def test_a_campaign_needs_a_leader_with_campaign_gold(turn: int, nation: str, begins: bool) -> None:
    t = position(active=nation, turn=turn, step="placement")
    put(t, nation, "roma", **{"legion" if nation == "romans" else "infantry": 2})
    open_turn(t)
    play(t, "placement", "campaign")
    assert (t.state.step == "campaign-round") is begins
    if begins:
        assert told(t, "campaign-began")[0].chest == 4


@proves("12.1", "2.5", "5")
def test_without_the_leader_there_is_no_campaign() -> None:
    t = position(active="celts", turn=1, step="placement")
    put(t, "celts", "placentia", infantry=2)
    open_turn(t)
    t.put("brennus", "fallen")
    play(t, "placement", "campaign")
    assert t.state.step == "movement"


@proves("N45", "12.3", "9.3")
def test_the_force_moves_as_its_slowest_unit_and_one_more() -> None:
    t = position(active="numidians", turn=9)
    force = put(t, "numidians", "taurini", infantry=2)
    campaigning(t, "iugurtha", "taurini", force)
    assert "histria" in marches(t)
    t = brennus("taurini")
    found = marches(t)
    assert "aquileia" in found
    assert "histria" not in found


@proves("12.3", "9.3", "N21")
def test_the_force_is_not_stopped_by_highlands() -> None:
    t = brennus("ager-gallicus")
    assert "roma" in marches(t)


@proves("N45", "10.8", "12.3", "12.11", "campaign-leader-dies")
def test_the_campaign_ends_when_its_leader_dies() -> None:
    t = brennus(units=2, chest=3, etruscans={"umbria": 2})
    play(t, campaign=["drop", "march:umbria"], dice=[1, 7, 1])
    assert t.place_of("brennus") == "fallen"
    play(t)
    (ended,) = told(t, "campaign-ended")
    assert (ended.lost, ended.rounds) == (2, 1)
    assert t.state.step == "movement"
    asked = play(t)
    assert "move" not in topics(asked)
    assert count(t, "celts", "ravenna") == 1


@proves("12.11", "R26")
def test_the_force_and_what_it_dropped_do_not_move_again_in_the_turn() -> None:
    t = brennus(celts={"bononia": 1})
    play(t, campaign=["drop", "march:ager-gallicus"], drop="2-infantry")
    play(t, campaign="done")
    assert offered(ask(t, "move")) == {"done", "bononia"}


@proves("12.11", "R77")
def test_a_force_that_did_not_march_moves_as_usual() -> None:
    t = brennus()
    play(t, campaign="done")
    assert "ravenna" in offered(ask(t, "move"))


@proves("9.1", "12.11", "14.2")
def test_who_came_over_in_a_battle_of_the_campaign_has_not_moved_even_if_they_retreated() -> None:
    t = position("II", turn=4, active="ostrogoths")
    put(t, "western-romans", "ravenna", foederati=2)
    campaigning(t, "totila", "venetia", put(t, "ostrogoths", "venetia", infantry=1), chest=1)
    play(t, campaign="march:ravenna", dice=[9, 1, 1, 1, 1], retreat="venetia")
    assert count(t, "ostrogoths", "venetia") == 2
    play(t)
    assert offered(ask(t, "move")) == {"done", "venetia"}
    assert "bononia" in goals(t, "1-infantry", "venetia")


@proves("12.11", "5.1", "R26")
def test_in_a_major_invasion_the_force_moves_in_the_second_half() -> None:
    t = brennus()
    t.now.major = True
    play(t, campaign="march:ager-gallicus")
    play(t, campaign="done")
    play(t)
    play(t, "combat", "aftermath")
    assert t.now.phase == 2
    assert "ager-gallicus" in offered(ask(t, "move"))


@proves("N45", "N23", "N27", "12.3", "9.7", "10.5", "campaign-strait-attack")
def test_a_round_over_a_strait_is_an_attack_over_water() -> None:
    t = position(active="epirotes", turn=4)
    force = put(t, "epirotes", "rhegium", elephant=3, infantry=3)
    put(t, "greeks", "messana", infantry=2)
    cities(t, "messana")
    campaigning(t, "pyrrhus", "rhegium", force, 2)
    assert "messana" in marches(t)
    fight(
        t,
        *[6, 5, 1, 1, 1, 1, 5, 4],
        campaign="march:messana",
        battle_or_raid="battle",
        offer="pass",
    )
    first = told(t, "round-fought")[0]
    assert [shot.hit for shot in first.attacker_shots] == [True, False, False, False, False, False]
    assert [shot.total for shot in first.defender_shots] == [7, 6]
    assert t.now.campaign is not None and t.now.campaign.chest == 1


# N45, N46: who reacts


@proves("N45", "12.4", "campaign-reaction-order")
def test_each_other_nation_in_or_next_to_the_area_may_react_in_the_order_of_play() -> None:
    t = brennus(romans={"sabini": 1}, samnites={"picenum": 1}, etruscans={"arretium": 1})
    asked = play(t, campaign="march:umbria", block="pass")
    assert reactors(asked) == ["etruscans", "samnites", "romans"]


@proves("N45", "12.4", "reaction-needs-neighbourhood")
def test_nations_out_of_reach_are_not_asked() -> None:
    t = brennus(greeks={"tarentum": 1}, romans={"latium": 2}, etruscans={"arretium": 1})
    asked = play(t, campaign="march:umbria", block="pass")
    assert reactors(asked) == ["etruscans"]


@proves("N45", "12.4", "R58", "R46", "12.5")
def test_units_aboard_and_in_staging_zones_do_not_react() -> None:
    t = brennus("bononia", romans={"roma": 1}, numidians={"helvetia": 1})
    put(t, "romans", "mare-ligusticum", fleet=1)
    t.go_aboard(t.units_at("roma", "romans"), "mare-ligusticum", "romans")
    t.changed()
    asked = play(t, campaign="march:mediolanum")
    assert reactors(asked) == []


@proves("N45", "12.3", "12.4")
def test_reactions_come_after_the_move_and_before_the_combat() -> None:
    t = brennus(etruscans={"umbria": 1, "arretium": 1})
    fight(t, campaign="march:umbria", block="pass", reaction="arretium", react_to="join:umbria")
    kinds = [event.kind for event in t.events]
    assert kinds.index("campaign-marched") < kinds.index("reacted") < kinds.index("battle-began")


@proves("N45", "12.4")
def test_one_reaction_a_nation_and_round() -> None:
    t = brennus(etruscans={"arretium": 2, "etruria": 1})
    asked = fight(t, campaign="march:umbria", block="pass", reaction="arretium", react_to="join:umbria")
    assert reactors(asked) == ["etruscans"]


# N46: join


@proves("N46", "N45", "12.4", "10.5", "R47", "campaign-intercept")
def test_a_nation_may_go_to_meet_the_leader_and_he_is_the_attacker() -> None:
    t = brennus(units=8, romans={"sabini": 3}, etruscans={"arretium": 1})
    fight(
        t,
        *[6, 5, 1, 1, 1, 1, 1, 1],
        *[6, 5, 1],
        campaign="march:umbria",
        block="pass",
        reaction=["pass", "sabini"],
        react_to="join:umbria",
    )
    (began,) = told(t, "battle-began")
    assert (began.attacker, began.defender, began.area, began.campaign) == ("celts", "romans", "umbria", True)
    assert [shot.hit for shot in shots(t)[:8]] == [True, *[False] * 7]
    assert [shot.hit for shot in shots(t)[8:]] == [True, False, False]


@proves("N46", "12.4", "campaign-intercept-one-area")
def test_a_join_comes_from_one_adjacent_area() -> None:
    t = brennus(units=8, romans={"sabini": 3, "picenum": 2, "capua": 2})
    asked = fight(t, campaign="march:umbria", block="pass", reaction="sabini", react_to="join:umbria")
    assert {"sabini", "picenum"} <= offered(next(each for each in asked if each.topic == "reaction"))
    assert (count(t, "romans", "umbria"), count(t, "romans", "picenum")) == (3, 2)


@proves("N46", "12.4", "campaign-intercept-third-nation", "reaction-join-two-nations")
def test_no_third_nation_enters_the_battle_area() -> None:
    t = brennus(units=8, romans={"sabini": 3, "latium": 1}, etruscans={"arretium": 2})
    asked = fight(
        t,
        campaign="march:umbria",
        block="pass",
        reaction=["arretium", "pass"],
        react_to="join:umbria",
    )
    assert reactors(asked) == ["etruscans", "romans"]
    assert t.nations_at("umbria") == ["celts", "etruscans"]
    t = brennus(units=8, romans={"sabini": 3, "latium": 1}, etruscans={"arretium": 2})
    goal = ask(
        t,
        "react-to",
        nth=2,
        campaign="march:umbria",
        block="pass",
        reaction=["arretium", "sabini"],
        react_to="join:umbria",
    )
    assert "join:umbria" not in offered(goal)
    assert {each.partition(":")[0] for each in offered(goal)} == {"shift", "part"}


@proves("N46", "12.4", "reaction-join-two-nations")
def test_the_nation_that_is_attacked_may_reinforce() -> None:
    t = brennus(units=8, etruscans={"arretium": 1, "etruria": 2})
    fight(
        t,
        campaign="march:arretium",
        block="pass",
        reaction="etruria",
        react_to="join:arretium",
    )
    assert count(t, "etruscans", "arretium") == 3


@proves("N46", "12.4", "R47")
def test_no_one_comes_to_meet_him_in_an_area_that_his_nation_owned_before() -> None:
    t = brennus(units=8, romans={"sabini": 3, "latium": 1}, celts={"umbria": 1})
    decision = ask(t, "react-to", campaign="march:umbria", block="pass", reaction="sabini")
    assert "join:umbria" not in offered(decision)


@proves("N46", "12.4", "R48", "join-same-seat")
def test_the_same_player_may_reinforce_but_not_come_to_meet_him() -> None:
    t = position(active="carthaginians", turn=6)
    force = put(t, "carthaginians", "ravenna", infantry=4)
    put(t, "etruscans", "arretium", infantry=2)
    put(t, "etruscans", "etruria", infantry=1)
    put(t, "romans", "umbria", legion=2)
    campaigning(t, "hannibal", "ravenna", force)
    decision = ask(t, "react-to", campaign="march:ager-gallicus", block="pass", reaction="arretium")
    assert "join:ager-gallicus" not in offered(decision)
    t = position(active="carthaginians", turn=6)
    force = put(t, "carthaginians", "ravenna", infantry=4)
    put(t, "etruscans", "ager-gallicus", infantry=1)
    put(t, "etruscans", "arretium", infantry=2)
    campaigning(t, "hannibal", "ravenna", force)
    decision = ask(t, "react-to", campaign="march:ager-gallicus", block="pass", reaction="arretium")
    assert "join:ager-gallicus" in offered(decision)


@proves("N46", "12.4")
@pytest.mark.parametrize("tie", ["vassal", "fellow", "controller", "truce"])
def test_who_is_bound_to_him_does_not_join(tie: str) -> None:
    t = position("II", 7, "byzantines")
    force = put(t, "byzantines", "ravenna", infantry=4)
    other = "patrimonium" if tie == "truce" else "beneventans"
    put(t, other, "umbria", infantry=2)
    put(t, other, "roma", infantry=1)
    put(t, "lombards", "capua", infantry=1)
    if tie == "vassal":
        t.nation(other).controller = "byzantines"
    if tie == "fellow":
        t.nation(other).controller = t.nation("byzantines").controller = "lombards"
    if tie == "controller":
        t.nation("byzantines").controller = other
    campaigning(t, "constans", "ravenna", force)
    decision = ask(t, "react-to", campaign="march:ager-gallicus", block="pass", reaction="umbria")
    assert "join:ager-gallicus" not in offered(decision)


# N46: shift


@proves("N46", "12.4", "12.6", "10.13", "N33", "reaction-run-away", "campaign-run-and-pillage")
def test_running_away_is_legal_and_the_area_is_simply_taken() -> None:
    t = brennus(etruscans={"arretium": 2, "etruria": 1})
    cities(t, "arretium")
    play(
        t,
        campaign="march:arretium",
        block="pass",
        reaction="arretium",
        react_to="shift:etruria",
        pillage="points",
    )
    assert told(t, "battle-began") == []
    assert t.owner("arretium") == "celts"
    assert t.state.points["yellow"] == 4
    assert count(t, "etruscans", "etruria") == 3


@proves("N46", "12.4", "reaction-shift-far")
def test_any_one_owned_area_may_shift_however_far_away() -> None:
    t = brennus(romans={"sabini": 1, "capua": 2})
    play(
        t,
        campaign="march:umbria",
        block="pass",
        reaction="capua",
        react_to="shift:latium",
    )
    assert (count(t, "romans", "latium"), count(t, "romans", "sabini")) == (2, 1)


@proves("N46", "12.4", "reaction-shift-from-one-space")
def test_a_shift_goes_from_one_area_to_one_area_within_the_move() -> None:
    t = brennus(romans={"sabini": 2, "capua": 2})
    goal = ask(t, "react-to", campaign="march:umbria", block="pass", reaction="capua")
    found = offered(goal)
    assert {"shift:latium", "shift:roma", "shift:beneventum"} <= found
    assert not found & {"shift:etruria", "shift:picenum", "shift:umbria", "shift:apulia"}


@proves("N46", "12.4", "12.5")
def test_a_shift_goes_to_an_owned_or_vacant_area_or_beside_own_units_and_the_campaigner() -> None:
    t = brennus("umbria", romans={"sabini": 1, "roma": 2, "latium": 1}, etruscans={"marsi": 1}, celts={"populonia": 1})
    goal = ask(t, "react-to", campaign="march:sabini", block="pass", reaction=["pass", "roma"])
    found = offered(goal)
    assert {"join:sabini", "shift:latium", "shift:etruria"} <= found
    assert not found & {"shift:marsi", "shift:populonia"}


@proves("N46", "12.4")
def test_a_leader_goes_along_but_not_alone() -> None:
    t = brennus(romans={"sabini": 2, "capua": 2})
    t.put("camillus", "sabini")
    whole = ask(t, "react-to", campaign="march:umbria", block="pass", reaction="sabini")
    assert dict(whole.question.args)["force"] == t.words([*t.units_at("sabini", "romans"), "camillus"])
    t = brennus(romans={"sabini": 2, "capua": 2})
    t.put("camillus", "sabini")
    parts = ask(t, "react-group", campaign="march:umbria", block="pass", reaction="sabini", react_to="part")
    assert offered(parts) == {"2-legion", "1-legion+camillus", "1-legion"}


@proves("12.4", "N46")
def test_a_whole_stack_reacts_in_two_answers_and_a_part_of_it_in_four() -> None:
    def reacting(**replies: Any) -> list[str]:
        t = brennus(romans={"sabini": 1, "capua": 3})
        asked = play(t, campaign="march:umbria", block="pass", reaction="capua", **replies)
        return [topic for topic in topics(asked) if topic.startswith("react")]

    assert reacting(react_to="shift:latium") == ["reaction", "react-to"]
    parts = reacting(react_group="1-legion", react_to=["part", "shift:latium"])
    assert parts == ["reaction", "react-to", "react-group", "react-to"]


@proves("12.4")
def test_a_campaign_that_began_before_is_asked_as_it_was() -> None:
    t = brennus(romans={"sabini": 1, "capua": 2})
    t.state.brisk = False
    asked = play(
        t, campaign="march:umbria", block="pass", reaction="capua", react_group="2-legion", react_to="shift:latium"
    )
    assert [topic for topic in topics(asked) if topic.startswith("react")] == ["reaction", "react-group", "react-to"]


@proves("12.4", "12.3")
def test_the_marcher_is_told_who_has_joined() -> None:
    t = brennus(units=8, etruscans={"arretium": 1, "etruria": 2})
    cities(t, "arretium")
    decision = ask(
        t, "battle-or-raid", campaign="march:arretium", block="pass", reaction="etruria", react_to="join:arretium"
    )
    assert isinstance(decision, Pick)
    battle = decision.options[0].detail
    assert "Rounds against 3 infantry of the Etruscans" in battle
    assert "2 infantry came from Etruria" in battle


@proves("N46", "N49", "12.4", "12.10", "reaction-closes-raid")
def test_a_shift_may_close_the_way_out_of_a_raid() -> None:
    def arretium() -> Position:
        t = brennus(
            "ager-gallicus", etruscans={"arretium": 2, "florentia": 1, "populonia": 1, "etruria": 2}, romans={"roma": 1}
        )
        cities(t, "arretium")
        return t

    first: dict[str, Any] = {"campaign": ["drop", "march:arretium"], "drop": "1-infantry", "block": "pass"}
    t = arretium()
    fight(t, **first, reaction="pass", battle_or_raid="battle")
    t = arretium()
    asked = fight(t, **first, reaction="etruria", react_to=["part", "shift:umbria"])
    assert "battle-or-raid" not in topics(asked)
    assert told(t, "battle-began")


@proves("N46", "N33", "12.5", "10.13", "reaction-no-pillage")
def test_a_reacting_nation_neither_pillages_nor_rebuilds() -> None:
    t = brennus(romans={"sabini": 1, "latium": 1})
    cities(t, "roma", pillaged=("etruria",))
    asked = play(
        t,
        campaign="march:umbria",
        block="pass",
        reaction="sabini",
        react_to="shift:roma",
    )
    assert count(t, "romans", "roma") == 1
    assert not {"pillage", "rebuild"} & set(topics(asked))
    assert t.state.cities == {"roma": "whole", "etruria": "pillaged"}


@proves("12.5", "9.5", "9.7", "N46")
def test_a_reaction_does_not_overrun_and_crosses_a_strait_only_as_its_whole_move() -> None:
    t = position(active="epirotes", turn=4)
    force = put(t, "epirotes", "thurii", infantry=4)
    put(t, "greeks", "rhegium", infantry=2)
    put(t, "greeks", "bruttium", infantry=1)
    put(t, "carthaginians", "agrigentum", infantry=1)
    campaigning(t, "pyrrhus", "thurii", force)
    goal = ask(t, "react-to", campaign="march:croton", block="pass", reaction="rhegium")
    found = offered(goal)
    assert "shift:messana" in found
    assert not found & {"shift:syracusae", "shift:lilybaeum", "shift:thurii"}


# N47, N17


@proves("N47", "8.8", "12.5", "reaction-no-stacking")
def test_reacting_nations_need_not_worry_about_stacking() -> None:
    t = brennus(units=8, etruscans={"umbria": 2, "arretium": 3})
    fight(
        t,
        campaign="march:umbria",
        block="pass",
        reaction="arretium",
        react_to="join:umbria",
    )
    assert count(t, "etruscans", "umbria") == 5
    t = brennus(romans={"sabini": 2, "roma": 3})
    play(t, campaign="march:umbria", block="pass", reaction="roma", react_to="shift:sabini")
    assert count(t, "romans", "sabini") == 5
    play(t, "campaign-round", "movement", "combat", "aftermath", campaign="done")
    assert count(t, "romans", "sabini") == 5


@proves("N47", "8.8", "8.1")
def test_reacting_nations_are_checked_in_their_own_turn() -> None:
    t = position(active="romans", turn=1)
    put(t, "romans", "sabini", legion=5)
    open_turn(t)
    assert not may_end(t)


@proves("N17", "8.8", "8.6", "12.11", "campaign-no-limit")
def test_the_campaigning_force_has_no_limit_until_after_combat() -> None:
    t = brennus("mediolanum", units=8, chest=2)
    play(t, campaign="march:placentia")
    assert count(t, "celts", "placentia") == 8
    play(t, "campaign-round", "movement", "combat", campaign="done")
    assert count(t, "celts", "placentia") == 8
    play(t, "aftermath")
    assert count(t, "celts", "placentia") == 4
    assert t.place_of("brennus") == "placentia"
    assert {event.cause for event in told(t, "retreated")} == {"surplus"}


@proves("N17", "8.8")
def test_what_was_dropped_is_checked_after_combat_too() -> None:
    t = brennus("mediolanum", units=8, chest=2)
    play(t, campaign=["drop", "march:placentia"], drop="5-infantry")
    play(t, "campaign-round", "movement", "combat", campaign="done")
    assert count(t, "celts", "mediolanum") == 5
    play(t, "aftermath")
    assert count(t, "celts", "mediolanum") <= 4


@proves("N17", "8.8", "8.1")
def test_units_that_the_force_joined_need_not_make_room() -> None:
    t = brennus(units=4, celts={"ager_gallicus": 2})
    play(t, campaign="march:ager-gallicus")
    play(t, campaign="done")
    assert offered(ask(t, "move")) == {"done", "ager-gallicus"}
    play(t, "movement", "combat", move="done")
    assert count(t, "celts", "ager-gallicus") == 6


@proves("N17", "8.1", "8.5", "8.8")
@pytest.mark.parametrize(("others", "legal"), [(4, True), (5, False)])
def test_units_beside_the_force_have_their_limit_without_it(others: int, legal: bool) -> None:
    t = brennus(units=4, celts={"ager_gallicus": others})
    play(t, campaign="march:ager-gallicus")
    play(t, campaign="done")
    assert may_end(t) is legal


@proves("N17", "8.1", "8.8")
def test_the_force_takes_no_room_from_units_that_come_to_it() -> None:
    t = brennus(units=6, celts={"umbria": 1})
    play(t, campaign="march:ager-gallicus")
    play(t, campaign="done")
    assert "ager-gallicus" in goals(t, "1-infantry", "umbria")


@proves("N17", "8.3")
def test_the_attack_limit_does_not_bind_the_force() -> None:
    t = brennus(units=8, etruscans={"umbria": 1})
    fight(t, campaign="march:umbria")
    assert count(t, "celts", "umbria") == 8


# N48


def through_a_vassal(chest: int) -> Position:
    """Hannibal next to Samnium, which has submitted to the Carthaginians."""
    t = position(active="carthaginians", turn=6)
    force = put(t, "carthaginians", "capua", infantry=4)
    put(t, "numidians", "samnium", infantry=1)
    t.nation("numidians").controller = "carthaginians"
    campaigning(t, "hannibal", "capua", force, chest)
    return t


@proves("N48", "12.8", "9.6", "campaign-through-vassal")
def test_a_round_may_end_in_a_vassals_area_and_the_campaign_goes_on() -> None:
    t = through_a_vassal(2)
    play(t, campaign="march:samnium")
    assert t.place_of("hannibal") == "samnium"
    assert told(t, "battle-began") == []
    play(t, campaign="march:apulia")
    play(t)
    assert (count(t, "carthaginians", "apulia"), count(t, "numidians", "samnium")) == (4, 1)


@proves("N48", "12.8", "campaign-through-vassal")
def test_the_turn_may_not_end_there_the_force_retreats() -> None:
    t = through_a_vassal(1)
    play(t, "campaign-round", campaign="march:samnium")
    assert count(t, "carthaginians", "samnium") == 0
    assert len(t.land_units("carthaginians")) == 4
    assert t.place_of("hannibal") not in ("samnium", "fallen", "box")


@proves("N48", "12.8")
def test_without_a_way_out_the_force_is_eliminated() -> None:
    t = through_a_vassal(1)
    for area in ("latium", "marsi", "frentani", "apulia", "beneventum"):
        put(t, "samnites", area, infantry=1)
    play(t, campaign="march:samnium")
    put(t, "samnites", "capua", infantry=1)
    play(t, "campaign-round")
    assert t.land_units("carthaginians") == []


@proves("N26", "N48", "12.12", "12.8", "submission-in-campaign")
@pytest.mark.parametrize("goes_on", [True, False])
def test_after_a_submission_in_a_campaign_the_force_may_stay_for_the_round(goes_on: bool) -> None:
    t = position("II", 8, "lombards")
    force = put(t, "lombards", "marsi", infantry=3)
    put(t, "beneventans", "samnium", infantry=1)
    put(t, "beneventans", "lucania", infantry=1)
    campaigning(t, "liutprand", "marsi", force, 3)
    play(
        t,
        dice=[1, 1, 1, 1],
        campaign="march:samnium",
        reaction="pass",
        offer="offer",
        accept="accept",
    )
    assert count(t, "lombards", "samnium") == 3
    assert t.state.points["yellow"] == 4
    play(t, "campaign-round", campaign=["march:frentani", "done"] if goes_on else ["done"])
    assert count(t, "lombards", "samnium") == 0
    assert (told(t, "campaign-marched")[-1].path[-1] == "frentani") is goes_on
    assert ({event.cause for event in told(t, "retreated")} == {"vassal"}) is not goes_on


# N49


def raid(**others: dict[str, int]) -> Position:
    """Brennus at Arretium, a city with two Etruscan infantry."""
    others["etruscans"] = {"arretium": 2, **others.get("etruscans", {})}
    t = brennus("umbria", 6, 2, **others)
    cities(t, "arretium")
    t.nation("celts").gold = 3
    return t


@proves("N49", "N31", "N45", "12.10", "10.12", "12.1", "campaign-raid-goes-on", "campaign-raid")
def test_a_campaigning_leader_raids_and_goes_on() -> None:
    t = raid(romans={"roma": 1})
    play(
        t,
        dice=[8, 1, 1, 1, 1, 1, 7, 2],
        campaign="march:arretium",
        reaction="pass",
        battle_or_raid="raid",
        raid_reward="gold",
        retreat_to="umbria",
    )
    assert (t.place_of("brennus"), count(t, "celts", "umbria")) == ("umbria", 5)
    assert t.now.campaign is not None and t.now.campaign.chest == 1
    assert t.nation("celts").gold == 7
    assert not t.now.campaign.over
    assert "march:sabini" in offered(ask(t, "campaign"))


@proves("N17", "8.8", "10.10", "10.12")
def test_a_force_that_divides_for_its_retreat_has_no_limit_where_its_leader_goes() -> None:
    t = brennus("umbria", 9, 2, etruscans={"arretium": 2})
    cities(t, "arretium")
    play(
        t,
        dice=[8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        campaign="march:arretium",
        reaction="pass",
        battle_or_raid="raid",
        raid_reward="gold",
        retreat_to=["divide", "umbria"],
        retreat_one="1-infantry>umbria",
    )
    assert (t.place_of("brennus"), count(t, "celts", "umbria")) == ("umbria", 9)
    assert not told(t, "units-lost")


@proves("N49", "12.10", "R44", "campaign-raid")
@pytest.mark.parametrize("own", [False, True])
def test_a_raid_on_campaign_needs_a_vacant_area_beside(own: bool) -> None:
    t = raid(etruscans={"florentia": 1, "populonia": 1, "etruria": 1, "ager_gallicus": 1})
    put(t, "celts" if own else "etruscans", "umbria", infantry=1)
    asked = fight(t, campaign=["drop", "march:arretium"], drop="1-infantry", reaction="pass")
    assert "battle-or-raid" not in topics(asked)


# N50


@proves("N50", "12.7", "R49", "R50", "block")
def test_a_block_costs_a_gold_and_a_unit_and_stops_the_units_of_an_area() -> None:
    t = brennus("umbria", units=3, chest=4, etruscans={"arretium": 2, "etruria": 1})
    asked = play(t, campaign="march:ager-gallicus", block="arretium", wants=[])
    assert t.now.campaign is not None
    assert (t.now.campaign.chest, count(t, "celts", "ager-gallicus")) == (2, 2)
    found = [offered(each) for each in asked if each.topic == "reaction"]
    assert all("arretium" not in each for each in found)
    assert [event.cause for event in told(t, "units-lost")] == ["block"]
    decision = ask(t, "block", campaign="march:umbria")
    assert "arretium" not in offered(decision)
    assert "etruria" in offered(decision)


@proves("N50", "12.7", "R49")
def test_the_same_area_may_be_blocked_again_after_a_round() -> None:
    t = brennus("umbria", units=6, chest=6, etruscans={"arretium": 2, "etruria": 1})
    play(t, campaign="march:ager-gallicus", block="arretium")
    play(t, campaign="march:umbria", block="pass")
    assert "arretium" in offered(ask(t, "block", campaign="march:ager-gallicus"))


@proves("N50", "12.7", "block-other-area-free")
def test_other_areas_stay_free_to_react() -> None:
    t = brennus("umbria", units=4, romans={"sabini": 1, "roma": 2, "latium": 1})
    decision = ask(t, "reaction", campaign="march:etruria", block="sabini")
    assert "roma" in offered(decision)
    assert "sabini" not in offered(decision)


@proves("N50", "12.7", "block-needs-second-unit")
@pytest.mark.parametrize(("units", "chest", "asked_"), [(1, 4, False), (2, 4, True), (2, 1, False)])
def test_a_block_needs_a_second_unit_and_a_second_gold(units: int, chest: int, asked_: bool) -> None:
    t = brennus("umbria", units=units, chest=chest, romans={"sabini": 1})
    assert ("block" in topics(play(t, campaign="march:etruria"))) is asked_


@proves("12.7", "3.8", "R50")
def test_the_blocked_area_is_beside_the_leader_after_his_move_straits_count() -> None:
    t = position(active="epirotes", turn=4)
    force = put(t, "epirotes", "croton", infantry=4)
    put(t, "greeks", "messana", infantry=1)
    put(t, "greeks", "thurii", infantry=1)
    campaigning(t, "pyrrhus", "croton", force)
    assert offered(ask(t, "block", campaign="march:rhegium")) == {"pass", "messana"}


# 12.4: stored answers


@proves("12.4", "R48")
def test_a_seat_may_store_its_answer_for_the_whole_campaign() -> None:
    t = brennus(romans={"sabini": 1}, etruscans={"arretium": 1})
    assert t.now.campaign is not None
    t.now.campaign.plans = {"red": "pass", "blue": "pass"}
    asked = play(t, campaign="march:umbria", block="pass")
    assert reactors(asked) == []
    assert [event.planned for event in told(t, "reaction-passed")] == [True, True]


@proves("12.4", "N45")
@pytest.mark.parametrize(("etruscans", "joins"), [(3, False), (4, True)])
def test_orders_to_join_if_two_to_one_or_better_count_who_would_be_there(etruscans: int, joins: bool) -> None:
    t = brennus(units=2, etruscans={"arretium": etruscans})
    assert t.now.campaign is not None
    t.now.campaign.plans = {"blue": "join"}
    fight(t, campaign="march:umbria", block="pass")
    assert bool(told(t, "reacted")) is joins
    assert bool(told(t, "reaction-passed")) is not joins


@proves("12.4", "N45", "N46")
def test_several_with_orders_to_join_react_in_the_order_of_play() -> None:
    """The Etruscans come first; the Romans would be a third nation there, so they pass."""
    t = brennus(units=2, romans={"sabini": 4}, etruscans={"arretium": 4})
    assert t.now.campaign is not None
    t.now.campaign.plans = {"red": "join", "blue": "join"}
    fight(t, campaign="march:umbria", block="pass")
    assert [event.nation for event in told(t, "reacted")] == ["etruscans"]
    assert [event.nation for event in told(t, "reaction-passed")] == ["romans"]
    kinds = [event.kind for event in t.events]
    assert kinds.index("reacted") < kinds.index("reaction-passed")


@proves("12.4", "12.1")
def test_orders_for_reactions_end_with_the_campaign() -> None:
    t = brennus(etruscans={"arretium": 1})
    assert t.now.campaign is not None
    t.now.campaign.plans = {"blue": "join"}
    begin_nation(t, "celts")
    t.state.step = "campaign"
    asked = play(t, "campaign", force="6-infantry", campaign_plan="pass")
    assert "campaign-plan" in topics(asked)


# 12.9


@proves("12.9", "N24", "N27", "10.5", "R25", "crossing-pyrrhus")
def test_pyrrhus_crosses_with_everyone_on_his_first_move() -> None:
    t = position(active="epirotes", turn=4)
    force = put(t, "epirotes", "epirus", infantry=6, elephant=3)
    put(t, "epirotes", "mare-ionium", fleet=3)
    put(t, "greeks", "tarentum", infantry=2)
    put(t, "greeks", "mare-ionium", fleet=1)
    cities(t, "tarentum")
    run = campaigning(t, "pyrrhus", "epirus", force, 5)
    run.crossing = True
    goals = {each for each in offered(ask(t, "campaign")) if each.startswith(("march", "sail"))}
    ends = {each.partition(":")[2] for each in goals}
    assert {"tarentum", "agrigentum", "picenum", "syracusae"} <= ends
    assert "carthago" in ends
    assert not ends & {"capua", "roma", "venetia"}
    (goal,) = [each for each in goals if each.endswith(":tarentum")]
    asked = play(t, dice=[1, 1, 1, 10, 10, 1, 1, 1, 1, 5, 4], campaign=goal, battle_or_raid="battle")
    assert "sea-attack" not in topics(asked)
    assert [shot.hit for shot in shots(t)[9:]] == [True, False]
    assert run.chest == 4
    later = {each.partition(":")[2] for each in offered(ask(t, "campaign"))}
    assert "lucania" in later
    assert not later & {"agrigentum", "picenum"}


@proves("12.9", "R25")
def test_the_crossing_needs_one_fleet_in_the_ionian_sea() -> None:
    t = position(active="epirotes", turn=4)
    force = put(t, "epirotes", "epirus", infantry=6)
    put(t, "epirotes", "mare-hadriaticum", fleet=1)
    run = campaigning(t, "pyrrhus", "epirus", force, 5)
    run.crossing = True
    assert not [each for each in marches(t) if each in ("tarentum", "agrigentum", "picenum")]


@proves("12.3", "9.8")
def test_a_campaign_may_sail_with_own_fleets_and_land_in_the_same_round() -> None:
    t = position(active="romans", turn=7)
    force = put(t, "romans", "lilybaeum", legion=2)
    fleet = put(t, "romans", "mare-africum", fleet=1)
    run = campaigning(t, "scipio-africanus", "lilybaeum", force, 4)
    (goal,) = [each for each in offered(ask(t, "campaign")) if each == "sail:carthago"]
    play(t, campaign=goal)
    assert (count(t, "romans", "carthago"), run.chest) == (2, 3)
    assert run.fleets == fleet
    assert not [each for each in offered(ask(t, "campaign")) if each.startswith("sail:")]
    play(t, campaign="done")
    assert "move" not in topics(play(t, "movement"))


def pyrrhus_afloat(third: str, enemy: str) -> Position:
    """Pyrrhus at sea with three infantry on two fleets, a third fleet and a Carthaginian one elsewhere."""
    t = position(active="epirotes", turn=4)
    put(t, "epirotes", "mare-ionium", fleet=2)
    put(t, "epirotes", third, fleet=1)
    put(t, "carthaginians", enemy, fleet=1)
    force = put(t, "epirotes", "epirus", infantry=3)
    for unit, fleet in zip((*force, "pyrrhus"), (1, 1, 2, 2), strict=True):
        t.put(unit, f"aboard-epirotes-fleet-{fleet}")
    campaigning(t, "pyrrhus", t.place_of("pyrrhus"), force, 5)
    return t


@proves("12.3", "9.8", "9.9")
def test_fleets_that_took_in_some_of_the_force_sail_with_it() -> None:
    t = pyrrhus_afloat("mare-ionium", "mare-ionium")
    play(
        t,
        dice=[1, 1, 7, 7],
        campaign="sail:agrigentum",
        sea_target="carthaginians",
        sink="with-infantry-infantry",
    )
    assert count(t, "epirotes", "agrigentum") == 3
    assert t.fleets_at("mare-siculum", "epirotes") == ["epirotes-fleet-2", "epirotes-fleet-3"]


@proves("12.3", "9.8", "9.9")
def test_who_is_saved_by_a_fleet_that_does_not_sail_on_stays_with_it() -> None:
    t = pyrrhus_afloat("mare-tyrrhenum", "mare-tyrrhenum")
    play(
        t,
        dice=[1, 1, 7, 7],
        campaign="sail:carales",
        sea_target="carthaginians",
        sink="with-infantry-infantry",
    )
    assert count(t, "epirotes", "carales") == 1
    assert len(t.cargo("epirotes-fleet-3")) == 2
    assert t.space_of("epirotes-fleet-3") == "mare-tyrrhenum"
    assert "march:olbia" in offered(ask(t, "campaign"))


@proves("12.1", "6.6", "5", "N33", "N45", "treasury-campaign-pillage")
def test_gold_pillaged_on_the_way_pays_for_the_campaign_and_ten_remain() -> None:
    t = brennus("umbria", chest=2, etruscans={"arretium": 1})
    t.nation("celts").gold = 9
    cities(t, "arretium")
    play(
        t,
        dice=[10, 1, 1, 1, 1, 1, 1],
        campaign="march:arretium",
        battle_or_raid="battle",
        pillage="gold",
    )
    assert t.nation("celts").gold == 13
    play(t, campaign="march:umbria")
    play(t, campaign="march:ager-gallicus")
    play(t, "campaign-round", campaign="done")
    assert t.nation("celts").gold == 12
    play(t, "movement", "combat", "aftermath", "end")
    assert t.nation("celts").gold == 10
    assert told(t, "gold-lost")[-1].gold == 2


@proves("N22", "N45", "9.5", "12.2")
@pytest.mark.parametrize(("city", "smallest"), [(False, 4), (True, 2)])
def test_a_campaign_that_passes_enemies_leaves_twice_as_many_or_as_many_at_a_city(city: bool, smallest: int) -> None:
    t = brennus("umbria", units=6, etruscans={"arretium": 2})
    if city:
        cities(t, "arretium")
    found = offered(ask(t, "drop", campaign="pause:arretium"))
    assert found == {f"{number}-infantry" for number in range(smallest, 6)}
