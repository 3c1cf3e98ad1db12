"""Invariants of every position, per game, and the numbers of opening paths."""

from __future__ import annotations

from itertools import combinations, permutations, product

from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.state import BritanniaState
from rules.core.decisions import Answer, Decision, Pick
from rules.core.table import Table
from rules.italia.data.loader import italia_data
from rules.italia.state import ItaliaState
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.state import RiseState
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.state import RomanitasState
from rules.ultimus_romanorum.data.loader import BOXES, ultimus_data
from rules.ultimus_romanorum.state import UltimusState
from tests.conformance import combats

PATHS = {
    "romanitas": [6, 72, 1090],
    "rise-and-fall": [2, 38, 1302],
    "ultimus-romanorum": [1, 30, 232],
    "britannia-redux": [2, 9, 37],
    "italia": [2, 11, 64],
    "toy": [40, 120, 4960],
}
"""The number of ways to make the first one, two and three decisions of the default scenario, with the seed 'paths'."""

ANSWERED_FIRST = {"ultimus-romanorum": 7}
"""How many default answers to give before the paths are counted: setting up has too many ways."""

_MOST = 5000


def check(table: Table) -> None:
    """Raise AssertionError if the position is impossible."""
    pieces = [piece for stack in table.state.stacks.values() for piece in stack]
    assert len(set(pieces)) == len(pieces)
    if isinstance(table.state, RomanitasState):
        _check_romanitas(table.state, set(pieces))
    if isinstance(table.state, RiseState):
        _check_rise_and_fall(table.state, set(pieces))
    if isinstance(table.state, UltimusState):
        _check_ultimus_romanorum(table.state, set(pieces))
    if isinstance(table.state, BritanniaState):
        _check_britannia(table.state, set(pieces))
    if isinstance(table.state, ItaliaState):
        _check_italia(table.state, set(pieces))


def check_record(table: Table) -> None:
    """Raise AssertionError if the events of a finished game broke its rules."""
    if isinstance(table.state, RomanitasState):
        combats.audit(table.events, table.state.options)


def _check_romanitas(state: RomanitasState, pieces: set[str]) -> None:
    data = romanitas_data()
    assert pieces == {
        *data.unit,
        *data.figures,
        *data.roman_fleets,
        *data.monuments,
        *data.stratagem_counters,
        *(fleet.id for fleet in data.enemy_fleet.values()),
    }
    assert 0 <= state.rp <= 10
    assert len(state.desolation) == len(set(state.desolation)) <= 10
    assert all(state.owner[city] == "roman" for city in state.desolation)
    assert set(state.elite) <= set(data.roman_units)
    assert all(piece in pieces for piece in state.elite)
    assert state.owner["ctesiphon"] == "persia"
    assert len(state.now.at_war) == len(set(state.now.at_war))
    if state.battle is None:
        assert not any(state.stacks.get(f"{side}-{box}") for side in ("roman", "enemy") for box in ("left", "right"))


def _check_rise_and_fall(state: RiseState, pieces: set[str]) -> None:
    data = rise_data()
    assert pieces == set(data.unit)
    on_map = {unit for area in data.areas for unit in state.stacks[area]}
    marked = {*state.bribes, *state.rebellions, *state.members, *state.sassanids}
    assert marked <= on_map
    assert on_map >= {*state.flipped, *state.transferred, *state.stopped, *state.onward}
    assert len(state.bribes) + state.markers_spent <= data.markers.bribe
    assert len(state.rebellions) <= data.tables.civil_war.most
    assert set(state.control) == set(data.areas)
    assert set(state.ruins.values()) <= {"looted", "rebuild"}
    assert all(ruin in data.stars for ruin in state.ruins)
    assert all(revolt.kind in (1, 2, 3) for revolt in state.revolts.values())
    assert all(revolt.unit in state.stacks[area] for area, revolt in state.revolts.items() if revolt.unit)
    assert {data.nation[unit].partition("-")[0] for unit in state.members} <= {"kingdom"}
    assert set(state.members.values()) <= set(state.kingdoms)
    assert all(0 <= turns <= 10 for held in state.held.values() for turns in held.values())
    assert all(horde.count >= 0 for horde in state.hordes.values())
    assert all(0 <= rung <= 6 for rung in state.rungs.values())
    assert len(state.wars) == len(set(state.wars))
    assert len(state.alliances) == len(set(state.alliances))
    if state.step in ("reform", "surplus"):
        _check_stacks(state)


def _check_britannia(state: BritanniaState, pieces: set[str]) -> None:
    data = britannia_data()
    assert pieces == {*data.armies, *data.leaders}
    assert all(points >= 0 for points in state.points.values())
    cost = data.timelines[state.timeline].army_cost
    assert all(0 <= points < cost for points in state.population.values())
    assert not {*state.subjects} & {*state.freed}
    assert all(fort.intact or fort.work == "roman-fort" for fort in state.forts.values())
    for area, facts in data.areas.items():
        nations = {data.nation_of[unit] for unit in state.stacks[area] if unit in data.armies}
        fort = state.forts.get(area)
        there = nations | ({fort.nation} if fort is not None and fort.intact else set())
        assert len(there - {state.nation}) <= 1
        for nation in nations - {state.nation, "romans"}:
            assert sum(data.nation_of[unit] == nation for unit in state.stacks[area]) <= facts.overstack + 1


def _check_italia(state: ItaliaState, pieces: set[str]) -> None:
    data = italia_data()
    order = data.periods[state.period].order
    assert pieces == {piece for nation in order for piece in (*data.units_of[nation], *data.leaders_of[nation])}
    assert sum(state.earned.values()) == sum(state.points.values())
    assert all(facts.gold >= 0 for facts in state.nations.values())
    assert all(facts.controller in ("", *order) for facts in state.nations.values())
    for place, stack in state.stacks.items():
        units = [data.units[piece] for piece in stack if piece in data.units]
        if place in data.areas:
            assert all(unit.land for unit in units)
        if place in data.seas:
            assert not any(unit.land for unit in units)
            assert len(units) == len(stack)
        if place.startswith("aboard-") and stack:
            fleet = place.removeprefix("aboard-")
            assert any(fleet in state.stacks[sea] for sea in data.seas)
            assert len(units) <= data.types["fleet"].capacity
            assert {unit.nation for unit in units} <= {data.units[fleet].nation}
    off_map = {*state.stacks["box"], *state.stacks["fallen"]}
    assert not off_map & {*state.reduced}


def _check_ultimus_romanorum(state: UltimusState, pieces: set[str]) -> None:
    data = ultimus_data()
    assert pieces == {*data.leaders, *data.units, *data.fleets, *data.cards}
    assert state.roman in {"a", "b"}
    assert set(state.pv) == {"a", "b"}
    assert all(count >= 0 for count in state.sequences.values())
    assert set(state.ceded) <= set(data.areas)
    assert set(state.guard) <= set(data.leaders)
    assert len(set(state.guard.values())) == len(state.guard)
    thrones = state.thrones.values()
    held = [holder for throne in thrones for holder in (throne.augustus, throne.caesar) if holder]
    assert len(set(held)) == len(held)
    on_map = {piece for place in (*data.areas, *BOXES.values()) for piece in state.stacks.get(place, ())}
    aboard = {piece for fleet in data.fleets for piece in state.stacks.get(f"aboard-{fleet}", ())}
    assert {*held, *(throne.usurper for throne in thrones if throne.usurper)} <= on_map | aboard
    for regnum in (tribe for tribe in state.tribes.values() if tribe.status == "regnum"):
        assert regnum.king == "" or regnum.king in on_map | aboard


def _check_stacks(state: RiseState) -> None:
    """Check that no two units of an empire share an area before the placement."""
    data = rise_data()
    for area in data.areas:
        for empire in ("rome", "parthia"):
            assert sum(data.nation[unit] == empire for unit in state.stacks[area]) <= 1, area


def hides(table: Table) -> bool:
    """Whether the state has hidden information."""
    return bool(table.public()["state"] != table.state.model_dump())


def answers(decision: Decision | None) -> list[Answer]:
    """Return every legal answer of a small decision."""
    assert decision is not None
    if isinstance(decision, Pick):
        ids = [option.id for option in decision.options]
        found: list[Answer] = [
            chosen for size in range(decision.min, decision.max + 1) for chosen in combinations(ids, size)
        ]
        assert len(found) < _MOST
        return found
    items = [item.id for item in decision.items]
    ways: list[Answer] = []
    for order in permutations(items):
        for counts in product(*(range(slot.min, slot.max + 1) for slot in decision.slots)):
            if sum(counts) == len(items):
                left = list(order)
                ways.append(
                    {
                        slot.id: tuple(left.pop(0) for _ in range(count))
                        for slot, count in zip(decision.slots, counts, strict=True)
                    }
                )
    return ways
