"""Naval combat and maritime transport [7.3, 7.4]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from rules.core.decisions import Arrange, Item, Slot
from rules.core.events import Modifier, Score
from rules.core.game import Play, arranged
from rules.romanitas.chapters.commanders import falls_ill, take_survival_tests
from rules.romanitas.chapters.enemy_attitudes import storm
from rules.romanitas.chapters.enemy_fleets import hostile_fleets_in, withdraw_fleet
from rules.romanitas.chapters.forces import eliminate_unit
from rules.romanitas.chapters.mobilisation import Force, unit_traits
from rules.romanitas.data.tables import OptionId, RandomEventId
from rules.romanitas.events import (
    CargoLost,
    DrownedWithFleet,
    ExpeditionTurnedBack,
    NavalBattleBegan,
    NavalBattleEnded,
    NavalPassFought,
    TransportSailed,
)
from rules.romanitas.game import ELIMINATED, SEAT, Romanitas, say

Winner = Literal["roman", "enemy", ""]


def naval_battle(
    t: Romanitas, zone: str, fleets: Sequence[str], figure: str, cargo: Mapping[str, int]
) -> Winner:  # 7.3, R52
    """Roman fleets fight all hostile fleets of a zone for up to four passes. ``cargo``: units aboard each fleet.

    The figure sails with the first fleet. Each Roman fleet rolls one die and is compared with each enemy fleet.
    """
    t.begin_scene("naval")
    enemies = hostile_fleets_in(t, zone)
    t.tell(
        NavalBattleBegan(zone=zone, fleets=tuple(fleets), enemies=tuple(enemies), figure=figure, cargo=dict(cargo)),
        "7.3",
    )
    admiral = "" if figure and falls_ill(t, figure) else figure  # R95
    afloat, winner = list(fleets), _no_one()
    for stage in range(1, t.data.tables.fleets.passes + 1):
        _naval_pass(t, stage, zone, afloat, admiral, cargo)
        afloat = [fleet for fleet in afloat if not t.pieces.is_at(fleet, ELIMINATED)]
        if not afloat or not hostile_fleets_in(t, zone):
            winner = "roman" if afloat else "enemy"
            break
    t.tell(NavalBattleEnded(zone=zone, winner=winner), "7.3")
    if winner == "roman":
        t.win_combat("7.3")
    if figure:
        take_survival_tests(t, [figure], lost=winner != "roman")  # R73
    t.end_scene()
    return winner


def _no_one() -> Winner:
    return ""


def _naval_pass(
    t: Romanitas, stage: int, zone: str, fleets: Sequence[str], figure: str, cargo: Mapping[str, int]
) -> None:  # 7.3, R71
    rules = t.data.tables.fleets
    nations = hostile_fleets_in(t, zone)
    roman = {fleet: _roman_score(t, fleet, figure if fleet == fleets[0] else "", cargo) for fleet in fleets}
    enemy = {nation: _score(t, t.data.enemy_fleet[nation].bonus, []) for nation in nations}
    beaten = [
        nation
        for nation in nations
        if any(ours.total - enemy[nation].total >= rules.eliminated_from for ours in roman.values())
    ]
    sunk = [
        fleet
        for fleet in fleets
        if any(theirs.total - roman[fleet].total >= rules.eliminated_from for theirs in enemy.values())
    ]
    scores = {**roman, **{t.data.enemy_fleet[nation].id: score for nation, score in enemy.items()}}
    lost = (*sunk, *(t.data.enemy_fleet[nation].id for nation in beaten))
    t.tell(NavalPassFought(stage=stage, zone=zone, scores=scores, sunk=lost), "7.3")
    for nation in beaten:
        withdraw_fleet(t, nation, "7.3")
    for fleet in sunk:
        t.pieces.move(fleet, ELIMINATED)


def _roman_score(t: Romanitas, fleet: str, figure: str, cargo: Mapping[str, int]) -> Score:
    rules = t.data.tables.fleets
    extra = []
    if figure:
        extra.append(Modifier(figure, t.data.figures[figure].naval_bonus, "7.3"))
    if cargo.get(fleet, 0) >= rules.transport_bonus_from:
        extra.append(Modifier("transport", rules.transport_bonus, "7.4"))
    return _score(t, t.data.roman_fleets[fleet].bonus, extra)


def _score(t: Romanitas, bonus: int, extra: Sequence[Modifier]) -> Score:
    die = t.roll()
    modifiers = tuple(modifier for modifier in (Modifier("combat-bonus", bonus, "1.4"), *extra) if modifier.value)
    return Score(die, modifiers, die + sum(modifier.value for modifier in modifiers))


def transport(t: Romanitas, force: Force, departure: str, zones: Sequence[str], target: str) -> bool:  # 7.4, R53
    """Carry a force through one or two zones to the target's coast. Return whether it lands there."""
    t.tell(TransportSailed(departure=departure, zones=tuple(zones), target=target, fleets=tuple(force.fleets)), "7.4")
    if t.state.event == RandomEventId.STORM and storm(t):  # 8.7-6, R91
        t.tell(ExpeditionTurnedBack(why="storm"), "8.7")
        return False
    afloat = _load(t, force)
    for zone in zones:
        if hostile_fleets_in(t, zone):
            afloat = _break_through(t, zone, afloat)
        if not afloat:
            return False
    return True


def load_ships(t: Romanitas, force: Force, zones: Sequence[str]) -> Play[Force]:  # 7.4, R90
    """Let the player load two fleets if a battle on the way makes it matter."""
    if len(force.fleets) < 2 or not any(hostile_fleets_in(t, zone) for zone in zones):
        return force
    carries, count = t.data.tables.fleets.carries, len(force.units)
    fewest = count - carries * (len(force.fleets) - 1)
    cargo = yield from arranged(
        Arrange(
            seat=SEAT,
            topic="loading",
            question=say("loading", bonus=t.data.tables.fleets.transport_bonus_from),
            rule="R90",
            domain="military",
            items=[
                Item(unit, say("unit-bonus", unit=unit, bonus=t.bonus(unit)), unit_traits(t, unit))
                for unit in force.units
            ],
            slots=[Slot(fleet, say("piece", unit=fleet), fewest, carries) for fleet in force.fleets],
            default=_even_load(t, force),
            about=tuple(zones),
        )
    )
    return replace(force, cargo={fleet: list(units) for fleet, units in cargo.items()})


def _even_load(t: Romanitas, force: Force) -> dict[str, tuple[str, ...]]:
    """The same number on each fleet, the strongest units under the figure."""
    ranked = sorted(force.units, key=t.bonus, reverse=True)
    share = -(-len(ranked) // len(force.fleets))
    return {fleet: tuple(ranked[place * share : (place + 1) * share]) for place, fleet in enumerate(force.fleets)}


def _load(t: Romanitas, force: Force) -> dict[str, list[str]]:  # R90
    cargo = force.cargo or _even_load(t, force)
    return {fleet: list(cargo[fleet]) for fleet in force.fleets}


def _break_through(t: Romanitas, zone: str, afloat: dict[str, list[str]]) -> dict[str, list[str]]:
    """Fight the enemy fleets on the way. Return the fleets that sail on, with the units aboard."""
    aboard = t.figures_at("force")
    figure = max(aboard, key=lambda each: t.data.figures[each].naval_bonus) if aboard else ""
    winner = naval_battle(t, zone, list(afloat), figure, {fleet: len(units) for fleet, units in afloat.items()})
    spared = winner == "roman" or (not winner and t.has(OptionId.UNDECIDED_AT_SEA))
    for fleet, units in afloat.items():
        _lose_cargo(t, fleet, units, spared=spared)
    if winner == "roman":
        return {fleet: units for fleet, units in afloat.items() if not t.pieces.is_at(fleet, ELIMINATED)}
    if not spared:
        take_survival_tests(t, [each for each in t.figures_at("force") if each != figure], lost=True)
    why = "not-through" if spared else "sunk" if winner else "undecided"
    t.tell(ExpeditionTurnedBack(why=why), "7.4, R53")
    return {}


def _lose_cargo(t: Romanitas, fleet: str, units: Sequence[str], *, spared: bool) -> None:  # 7.3, 7.4, R53
    """Eliminate the units of a sunk fleet, or of one that was defeated without being sunk."""
    sunk = t.pieces.is_at(fleet, ELIMINATED)
    if not units or (spared and not sunk):
        return
    lost = DrownedWithFleet if sunk else CargoLost
    t.tell(lost(fleet=fleet, units=tuple(units)), "7.4, R53")
    for unit in units:
        eliminate_unit(t, unit)
