"""The SMC that orders can be tried for before it comes."""

from __future__ import annotations

import msgspec

from rules.core.agents import seen_from
from rules.core.errors import RulesError
from rules.core.events import DiceThrown
from rules.core.table import Table
from rules.core.typed_data import from_json
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState


def ahead(table: Table, seat: str) -> Table | None:
    """The position as if the next SMC of a seat began now, as far as the seat knows it; None if that can't be told.

    Before phase E the year may still change much, but not where the counters are. While battles are to be fought, no
    one can say what comes of them.
    """
    try:
        seen = seen_from(table, seat)
    except RulesError:
        return None
    begun = from_json(msgspec.json.encode(seen.state), UltimusState)
    t = UltimusRomanorum(begun, "")
    if begun.step == "set-up" or battlefields(t):
        return None
    _begin_sequence(t, seat)
    fork = seen.fork("ahead", seat).fork_at(begun, "ahead")
    is_diced = any(isinstance(event, DiceThrown) for event in fork.events)
    return None if is_diced or seat not in fork.decisions else fork


def _begin_sequence(t: UltimusRomanorum, seat: str) -> None:
    """Let an SMC of a seat be the next, if the year has none left to it [2.E]."""
    state = t.state
    camp = t.camp_of_seat(seat)
    state.step, state.active = "smc", camp
    state.sequences[camp] = max(state.sequences.get(camp, 0), 1)
    state.smc_number = max(state.smc_number, 1)
