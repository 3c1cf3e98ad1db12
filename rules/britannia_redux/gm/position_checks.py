"""Checks that a position can occur between two steps of a game, for imported saves and corrections."""

from __future__ import annotations

from collections.abc import Iterable

from rules.britannia_redux.chapters.battle_orders import AFTERWARDS, LOSSES, UNSAID
from rules.britannia_redux.chapters.population import ARMY, CAVALRY
from rules.britannia_redux.data.loader import BOX, BURH, FORT, GAME_ID, GONE, ROMANS, STRONGHOLD
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.info import PLAYERS
from rules.britannia_redux.state import Fort, FoughtBattle
from rules.core.game import Options, clipped
from rules.core.position_checks import (
    Check,
    Problems,
    demand,
    frame,
    outside,
    refuse_impossible,
    unknown,
    unknown_or_twice,
)

MOST_POINTS = 10_000
MOST_TO_PLACE = 60
_BETWEEN_TURNS = ("round", "nation", "round-end")
_MOVING = ("movement", "excess", "rebuild", "battles", "battles-end")
_SCORINGS = ("S1", "S2", "S3", "S4", "S5")


def _stacks(t: BritanniaRedux) -> Problems:
    """Every counter is somewhere it can be."""
    places = {*t.data.areas, *t.data.seas, BOX, GONE}
    yield from unknown(t.state.stacks, places, "unsound-unknown")
    for place, stack in t.state.stacks.items():
        for piece in stack:
            known = piece in t.data.armies or piece in t.data.leaders
            yield from demand(known, "unsound-unknown", thing=clipped(piece))
            yield from demand(place != GONE or piece in t.data.leaders, "unsound-place", place=place)


def _calendar(t: BritanniaRedux) -> Problems:
    """Whose turn it is, and what comes next."""
    state = t.state
    yield from demand(state.part in (1, 2), "unsound-turn")
    order = [turn.nation for turn in t.data.tables.extra_nation_turns] if state.extra else list(t.data.order)
    yield from demand(-1 <= state.place <= len(order), "unsound-turn")
    yield from demand(not state.extra or t.is_final_round, "unsound-turn")
    if state.stage in _BETWEEN_TURNS:
        yield from demand(not state.nation, "unsound-turn")
        return
    yield from demand(0 <= state.place < len(order) and order[state.place] == state.nation, "unsound-turn")
    yield from demand(state.part == 1 or t.entry(state.nation).major_invasion, "unsound-turn")
    if state.stage == "withdrawal":
        due = t.round.event == "roman-withdrawal" and not state.romans_out and state.nation == ROMANS
        yield from demand(due, "unsound-turn")
    elif state.nation == ROMANS:
        yield from demand(t.round.roman_maximum > 0 and not state.romans_out, "unsound-turn")


def _numbers(t: BritanniaRedux) -> Problems:
    state, order = t.state, t.data.order
    yield from demand(set(state.points) == set(order), "unsound-nations")
    yield from demand(set(state.population) == set(order) - {ROMANS}, "unsound-nations")
    for points in state.points.values():
        yield from outside(points, (0, MOST_POINTS), "unsound-number")
    for points in state.population.values():
        yield from outside(points, (0, t.timeline.army_cost - 1), "unsound-number")
    yield from unknown(state.holding, _SCORINGS, "unsound-unknown")
    for counted in state.holding.values():
        yield from unknown(counted, order, "unsound-unknown")
        for points in counted.values():
            yield from outside(points, (0, MOST_POINTS), "unsound-number")
    yield from unknown(state.to_place, (ARMY, CAVALRY, BURH), "unsound-unknown")
    for count in (*state.to_place.values(), *state.tribute.values()):
        yield from outside(count, (0, MOST_TO_PLACE), "unsound-number")


def _romans(t: BritanniaRedux) -> Problems:
    """The Romans are in play up to the withdrawal."""
    state, leaving = t.state, t.timeline.withdrawal_round
    yield from demand(state.romans_out or state.turn <= leaving, "unsound-romans")
    yield from demand(not state.romans_out or state.turn >= leaving, "unsound-romans")
    if state.romans_out:
        left = t.units_of(ROMANS) or any(fort.work == FORT for fort in state.forts.values())
        yield from demand(not left and not state.subjects, "unsound-romans")


def _forts(t: BritanniaRedux) -> Problems:
    yield from unknown(t.state.forts, t.data.areas, "unsound-unknown")
    for area, fort in t.state.forts.items():
        yield from demand(_is_sound_fort(t, fort), "unsound-fort", area=area)
    for nation in t.data.order:
        walls = len(t.walls(nation, STRONGHOLD))
        yield from demand(walls <= t.data.strongholds.get(nation, 0), "unsound-strongholds", nation=nation)
        known = not walls or nation in t.state.walled
        yield from demand(known, "unsound-strongholds", nation=nation)


def _is_sound_fort(t: BritanniaRedux, fort: Fort) -> bool:
    if fort.work == FORT:
        return fort.nation == ROMANS
    option = {STRONGHOLD: "strongholds", BURH: "burhs"}.get(fort.work, "")
    return bool(option) and t.has(option) and fort.intact and fort.nation in t.data.order and fort.nation != ROMANS


def _areas(t: BritanniaRedux) -> Problems:
    """One nation an area; in a turn the active one may meet another there [B1.3]."""
    for area in t.data.areas:
        there = t.presence(area)
        alone = len(there) < 2
        meets = t.state.stage not in _BETWEEN_TURNS and t.state.nation in there and len(there) == 2
        yield from demand(alone or meets, "unsound-contested", area=area)
    for nation, record in t.data.nations.items():
        yield from demand(
            len(t.all_armies(nation)) + len(t.walls(nation)) <= record.army_total, "unsound-total", nation=nation
        )
        if t.state.stage not in _MOVING or nation != t.state.nation:
            yield from _settled(t, nation)


def _settled(t: BritanniaRedux, nation: str) -> Problems:
    """A nation that isn't moving keeps the limits, and its leaders have armies [B5.7, B6.1]."""
    overstacks = t.overstacks(nation)
    for area in overstacks:
        yield from demand(t.stack(area, nation) <= t.area(area).overstack, "unsound-stack", area=area)
    yield from demand(nation == ROMANS or len(overstacks) < 2, "unsound-overstacks", nation=nation)
    for place in t.places_of(nation):
        for leader in t.leaders(place, nation):
            yield from demand(bool(t.presence(place).get(nation)), "unsound-leader", leader=leader)


def _relations(t: BritanniaRedux) -> Problems:
    state, british = t.state, t.data.tables.submission.british
    for listed in (state.subjects, state.freed, state.protected):
        yield from unknown_or_twice(listed, british, "unsound-unknown")
    yield from demand(not {*state.subjects} & {*state.freed}, "unsound-subjects")
    yield from demand(set(state.vassals) == set(state.vassal_since), "unsound-subjects")
    yield from demand(not state.vassals or t.has("general_submission"), "unsound-subjects")
    yield from unknown((*state.vassals, *state.vassals.values(), *state.tribute), t.data.order, "unsound-unknown")
    yield from demand(all(each != lord for each, lord in state.vassals.items()), "unsound-subjects")
    for since in state.vassal_since.values():
        yield from outside(since, (1, state.turn), "unsound-number")
    for listed in (state.submitted, state.wronged, state.declined, state.asked, state.walled):
        yield from unknown_or_twice(listed, t.data.order, "unsound-unknown")


def _marked_areas(t: BritanniaRedux) -> Iterable[str]:
    state = t.state
    yield from state.owners
    yield from (*state.raid_areas, *state.battle_orders)
    for areas in (*state.occupied.values(), *state.raided.values()):
        yield from areas
    for move in state.moves:
        yield from (move.goal, *move.built, *move.raided)


def _marked_nations(t: BritanniaRedux) -> Iterable[str]:
    return (*t.state.occupied, *t.state.raided, *t.state.owners.values())


def _marked_units(t: BritanniaRedux) -> Iterable[str]:
    state = t.state
    yield from (*state.afloat, *state.risen, *state.came_from, *state.boats, *state.raiders)
    for move in state.moves:
        yield from move.units


def _markers(t: BritanniaRedux) -> Problems:
    """The notes of a turn name things that exist, of the active nation."""
    state = t.state
    places = {*t.data.areas, *t.data.seas}
    yield from unknown(_marked_areas(t), t.data.areas, "unsound-unknown")
    yield from unknown(_marked_nations(t), t.data.order, "unsound-unknown")
    yield from unknown(_marked_units(t), t.data.nation_of, "unsound-unknown")
    if state.nation and state.stage not in _BETWEEN_TURNS:
        foreign = [unit for unit in _marked_units(t) if t.data.nation_of[unit] != state.nation]
        yield from demand(not foreign, "unsound-moves")
    yield from unknown((*state.came_from.values(), *(move.origin for move in state.moves)), places, "unsound-unknown")
    yield from unknown(state.raiders.values(), t.data.seas, "unsound-unknown")
    for move in state.moves:
        yield from unknown((move.arthur, move.arthur_entry), {"", *places}, "unsound-unknown")
        yield from demand(all(area in state.forts for area in move.built), "unsound-moves")
    ordered = all(order.limit >= UNSAID and order.losses in LOSSES for order in state.battle_orders.values())
    answers = all(answer in AFTERWARDS.get(topic, ()) for topic, answer in state.after_battles.items())
    yield from demand(ordered and answers, "unsound-moves")
    if isinstance(state.last_battle, FoughtBattle):
        yield from _fought(t, state.last_battle)
    if any(move.unprotected for move in state.moves):
        yield from demand(t.data.nations[state.nation].british, "unsound-moves")


def _fought(t: BritanniaRedux, battle: FoughtBattle) -> Problems:
    """The last battle was one of two nations for an area."""
    sides = (battle.attacker, battle.defender)
    yield from unknown((battle.area,), t.data.areas, "unsound-unknown")
    yield from unknown(sides, t.data.order, "unsound-unknown")
    yield from demand(battle.winner in ("", *sides) and {*battle.lost} == {*sides}, "unsound-moves")
    for lost in battle.lost.values():
        yield from outside(lost, (0, len(t.data.armies)), "unsound-number")


def _as_begun(t: BritanniaRedux, scenario: str, options: Options) -> Problems:
    """What a scenario and the number of players fix."""
    begun = t.set_up(scenario, options)
    fixed = t.state.timeline == begun.timeline and t.state.players == begun.players and t.state.seats == begun.seats
    yield from demand(fixed, "unsound-scenario")


def check_position(t: BritanniaRedux, scenario: str, options: Options) -> None:
    """Make sure a position can occur between two steps of a game.

    Raises:
        ImpossibleState: it can't; the reason says why.
    """
    switches = {option: value is True for option, value in options.items() if option != PLAYERS}
    last = t.data.scenarios[scenario].last_round
    checks: list[Check[BritanniaRedux]] = [
        frame(lambda each: each.state, scenario, switches, last),
        lambda each: _as_begun(each, scenario, options),
        _stacks,
        _calendar,
        _numbers,
        _relations,
        _forts,
        _romans,
        _markers,
        _areas,
    ]
    refuse_impossible(GAME_ID, t, checks)


def options_of(t: BritanniaRedux) -> Options:
    """The options that a position was set up with."""
    switches = {option.id: t.has(option.id) for option in t.data.tables.options if option.id != PLAYERS}
    return {PLAYERS: t.state.players, **switches}
