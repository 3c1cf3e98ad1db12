"""The nation turns that orders can be written for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.state import BritanniaState
from rules.core.events import DiceThrown
from rules.core.orders import NamedTurn
from rules.core.table import Table

_EXTRA = "extra"
"""Takes the place of the round's number in the id of an extra turn [B3.3]."""


def turn(table: Table) -> str:
    """The id of the nation turn that is being played; empty between two."""
    state = cast(BritanniaState, table.state)
    number = _EXTRA if state.extra else state.turn
    return f"{number}.{state.nation}" if state.nation else ""


def present(table: Table) -> NamedTurn | None:
    """The nation turn that is being played; None between two."""
    nation = cast(BritanniaState, table.state).nation
    return NamedTurn(turn(table), say("coming-turn", nation=nation)) if nation else None


def coming(table: Table, seat: str) -> list[NamedTurn]:
    """The next turn of each nation of a seat: those still to come in this round, then those of the next [B3.2]."""
    t = BritanniaRedux(cast(BritanniaState, table.state), "")
    found: dict[str, str] = {}
    for nation, turn_id in _turns(t):
        if t.state.seats[nation] == seat:
            found.setdefault(nation, turn_id)
    return [NamedTurn(turn_id, say("coming-turn", nation=nation)) for nation, turn_id in found.items()]


def ahead(table: Table, seat: str, turn_id: str) -> Table | None:
    """The position as if a coming turn of a nation began now; None if dice or another seat come before its orders."""
    state = cast(BritanniaState, table.state)
    number, _, nation = turn_id.partition(".")
    t = BritanniaRedux(state, "")
    if not number.isdecimal() or state.extra or nation not in t.data.order:
        return None
    place = t.data.order.index(nation) - 1
    begun = msgspec.structs.replace(state, turn=int(number), place=place, nation="", part=1, stage="nation")
    fork = table.fork_at(begun, "ahead")
    decision = fork.decisions.get(seat)
    is_diced = any(isinstance(event, DiceThrown) for event in fork.events)
    return None if decision is None or is_diced or turn(fork) != turn_id else fork


def _turns(t: BritanniaRedux) -> Iterator[tuple[str, str]]:
    """The turns to come in this round and the next: each nation with the id of its turn."""
    state = t.state
    if state.extra:
        order = [each.nation for each in t.data.tables.extra_nation_turns]
        yield from ((nation, f"{_EXTRA}.{nation}") for nation in order[state.place + 1 :] if t.is_in_game(nation))
        return
    for number, first in ((state.turn, state.place + 1), (state.turn + 1, 0)):
        yield from ((nation, f"{number}.{nation}") for nation in t.data.order[first:] if _has_turn(t, nation, number))


def _has_turn(t: BritanniaRedux, nation: str, number: int) -> bool:
    """Whether a nation has units on the map now, or gets some in a round [B3.2]."""
    rounds = t.timeline.round_list[number - 1 : number]
    return any(t.is_in_game(nation) or any(each.nation == nation for each in facts.entries) for facts in rounds)
