"""The nation turns that orders can be written for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from rules.core.events import DiceThrown
from rules.core.orders import NamedTurn
from rules.core.table import Table
from rules.core.typed_data import from_json
from rules.italia.chapters.beginning import begin_nation, takes_turn
from rules.italia.game import Italia, say
from rules.italia.state import ItaliaState


def turn(table: Table) -> str:
    """The id of the nation turn that is being played; empty between two."""
    state = cast(ItaliaState, table.state)
    return f"{state.turn}.{state.active}" if state.active else ""


def present(table: Table) -> NamedTurn | None:
    """The nation turn that is being played; None between two."""
    nation = cast(ItaliaState, table.state).active
    return NamedTurn(turn(table), say("coming-turn", nation=nation)) if nation else None


def coming(table: Table, seat: str) -> list[NamedTurn]:
    """The next turn of each nation of a seat: those still to come in this game turn, then those of the next [1.6]."""
    t = Italia(cast(ItaliaState, table.state), "")
    found: dict[str, str] = {}
    for nation, turn_id in _turns(t):
        if t.seat_of(nation) == seat:
            found.setdefault(nation, turn_id)
    return [NamedTurn(turn_id, say("coming-turn", nation=nation)) for nation, turn_id in found.items()]


def ahead(table: Table, seat: str, turn_id: str) -> Table | None:
    """The position as if a coming turn of a nation began now; None if dice or another seat come before its orders.

    In the middle of a campaign, while two nations stand in an area, no one can say what it will be.
    """
    number, _, nation = turn_id.partition(".")
    begun = from_json(msgspec.json.encode(table.state), ItaliaState)
    t = Italia(begun, "")
    is_contested = any(len(t.nations_at(area)) > 1 for area in t.data.land)
    if not number.isdecimal() or nation not in t.period.order or is_contested:
        return None
    begun.turn = int(number)
    if not takes_turn(t, nation):
        return None
    begin_nation(t, nation)
    begun.step = "start"
    fork = table.fork_at(begun, "ahead")
    is_diced = any(isinstance(event, DiceThrown) for event in fork.events)
    return None if is_diced or seat not in fork.decisions or turn(fork) != turn_id else fork


def _turns(t: Italia) -> Iterator[tuple[str, str]]:
    """The turns to come in this game turn and the next: each nation with the id of its turn."""
    order = t.period.order
    first = order.index(t.active) + 1 if t.active else 0
    for number, here in ((t.state.turn, first), (t.state.turn + 1, 0)):
        yield from ((nation, f"{number}.{nation}") for nation in order[here:] if _has_turn(t, nation, number))


def _has_turn(t: Italia, nation: str, number: int) -> bool:
    """Whether a nation has units on the map now, or gets some in a game turn, and isn't inherited [5, R72]."""
    if number > t.data.scenarios[t.state.scenario].last_turn or (number, nation) in t.period.inherited:
        return False
    return bool(t.on_map(nation)) or bool(t.period.arriving(number, nation))
