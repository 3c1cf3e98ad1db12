"""Checks that a position can occur between two steps of a game, for imported saves and corrections."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from rules.core.game import clipped
from rules.core.position_checks import Check, Problems, demand, frame, outside, refuse_impossible, unknown
from rules.italia.data.loader import FLEET, GAME_ID, italia_data
from rules.italia.game import Italia
from rules.italia.setup import BOX, FALLEN, aboard, coin
from rules.italia.state import CampaignRun, NationTurn

MOST_GOLD = 99
MOST_POINTS = 4000
MOST_ROUNDS = 99

_AFTER_START = ("start", "income", "placement", "campaign", "campaign-round", "movement", "combat", "aftermath", "end")
_BETWEEN = ("turn", "turn-end")


@cache
def _places() -> Mapping[str, frozenset[str]]:
    """The places in which each counter may be."""
    data = italia_data()
    found: dict[str, frozenset[str]] = {}
    for nation in data.nations:
        holds = {aboard(unit) for unit in data.units_of[nation] if data.units[unit].type == FLEET}
        for unit in data.units_of[nation]:
            spaces = holds | set(data.areas) if data.units[unit].land else set(data.seas)
            found[unit] = frozenset(spaces | {BOX, coin(nation)})
        for leader in data.leaders_of[nation]:
            found[leader] = frozenset(holds | set(data.areas) | {BOX, FALLEN})
    return found


def _frame(t: Italia) -> Problems:
    state = t.state
    yield from demand(state.period == t.data.scenarios[state.scenario].period, "unsound-scenario")
    yield from demand(set(state.nations) == set(t.period.order), "unsound-nations")
    yield from demand(set(state.earned) == set(t.period.order), "unsound-nations")
    seats = set(t.period.seats)
    yield from demand(set(state.points) == seats and set(state.occupation) == seats, "unsound-seats")
    inside = state.step in _AFTER_START and state.active in t.period.order
    yield from demand(inside or (state.step in _BETWEEN and not state.active), "unsound-step")
    yield from outside(state.shocks, (0, t.data.tables.shocks), "unsound-number")
    for points in (*state.points.values(), *state.earned.values(), *state.occupation.values()):
        yield from outside(points, (0, MOST_POINTS), "unsound-number")


def _stacks(t: Italia) -> Problems:
    places = _places()
    for place, stack in t.state.stacks.items():
        for piece in stack:
            yield from demand(
                place in places.get(piece, ()), "unsound-place", piece=clipped(piece), place=clipped(place)
            )
    capacity = t.data.types[FLEET].capacity
    for nation in t.period.order:
        for unit in t.data.units_of[nation]:
            if t.unit(unit).type == FLEET and t.stack(aboard(unit)):
                sound = bool(t.space_of(unit)) and len(t.cargo(unit)) <= capacity
                yield from demand(sound, "unsound-cargo", nation=nation)


def _nations(t: Italia) -> Problems:
    for nation, facts in t.state.nations.items():
        yield from outside(facts.gold, (0, MOST_GOLD), "unsound-gold", nation=nation)
        yield from outside(facts.appeals, (0, t.card(nation).appeals), "unsound-number")
        yield from outside(facts.submitted, (0, t.data.tables.turns), "unsound-number")
        may_be = not facts.controller or facts.controller in t.card(nation).submits_to or _inherits(t, nation)
        known = not facts.controller or (facts.controller in t.period.order and facts.controller != nation)
        yield from demand(may_be and known, "unsound-controller", nation=nation)
        site = not facts.capital or facts.capital in t.data.areas
        only = t.card(nation).capital_only
        yield from demand(site and (not facts.capital or only in ("", facts.capital)), "unsound-capital", nation=nation)
        yield from unknown(facts.captured, t.data.areas, "unsound-unknown")
        yield from unknown(facts.received, t.period.order, "unsound-unknown")


def _inherits(t: Italia, nation: str) -> bool:
    """Whether a nation's controller may be the heir of one that it submits to."""
    controller = t.nation(nation).controller
    return any(heir == controller and old in t.card(nation).submits_to for (_, old), heir in t.period.inherited.items())


def _markers(t: Italia) -> Problems:
    state = t.state
    yield from unknown(state.cities, t.data.land, "unsound-unknown")
    yield from unknown(state.last_owner, t.data.areas, "unsound-unknown")
    yield from unknown(state.last_owner.values(), t.period.order, "unsound-unknown")
    two_sided = [unit.id for unit in t.data.units.values() if t.data.types[unit.type].hits > 1]
    yield from unknown(state.reduced, two_sided, "unsound-unknown")
    for unit in state.reduced:
        yield from demand(bool(t.space_of(unit)), "unsound-reduced")
    yield from demand(len(set(state.reduced)) == len(state.reduced), "unsound-reduced")


def _turn(t: Italia) -> Problems:
    now = t.state.now
    yield from demand(now.phase in (1, 2), "unsound-step")
    yield from unknown(_pieces(now), {*t.data.units, *t.data.leader_nation}, "unsound-unknown")
    yield from unknown(_areas(now), {*t.data.areas, *t.data.seas, ""}, "unsound-unknown")
    yield from unknown(now.fought, t.period.order, "unsound-unknown")
    for counted in (*now.spent.values(), *now.carried.values(), *now.sailed.values()):
        yield from outside(counted, (0, MOST_ROUNDS), "unsound-number")
    if now.campaign is not None:
        yield from _campaign(t, now.campaign)
    yield from demand(now.campaign is not None or t.state.step != "campaign-round", "unsound-campaign")


def _pieces(now: NationTurn) -> Iterable[str]:
    yield from (*now.moved, *now.spent, *now.escorted, *now.entries, *now.carried, *now.sailed, *now.still)


def _areas(now: NationTurn) -> Iterable[str]:
    yield from (*now.owned, *now.visited, *now.taken, *now.settled, *now.pillaged, *now.sheltering)
    yield from (entry.origin for entry in now.entries.values())


def _campaign(t: Italia, run: CampaignRun) -> Problems:
    nation = t.state.active
    yield from demand(run.leader in t.data.leaders_of.get(nation, ()), "unsound-campaign")
    own = {*t.data.units_of.get(nation, ())}
    yield from demand({*run.force, *run.dropped, *run.fleets} <= own, "unsound-campaign")
    for counted in (run.chest, run.round, run.spent, run.block_round):
        yield from outside(counted, (0, MOST_ROUNDS), "unsound-number")
    yield from unknown((run.blocked,), {*t.data.areas, ""}, "unsound-unknown")
    yield from unknown(run.plans, t.period.seats, "unsound-unknown")


def check_position(t: Italia, scenario: str) -> None:
    """Make sure a position can occur in a scenario.

    Raises:
        ImpossibleState: it can't.
    """
    last = t.data.scenarios[scenario].last_turn
    framed: Check[Italia] = frame(lambda game: game.state, scenario, {}, last)
    checks = (framed, _frame, _stacks, _nations, _markers, _turn)
    refuse_impossible(GAME_ID, t, checks)
