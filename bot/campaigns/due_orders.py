"""Which question orders filed ahead are for, and what of them waits for the dice."""

from __future__ import annotations

import zlib
from typing import NamedTuple

import rules
from bot.campaigns.snapshot import PendingDecision
from bot.storage import FiledOrders
from rules.core.decisions import Decision
from rules.core.registry import opens_turn, takes_orders, turn_id


class Rest(NamedTuple):
    """The orders that follow the dice, as their writer typed them, and their language."""

    text: str
    locale: str


NO_REST = Rest("", "")
"""Nothing follows the dice."""


def is_for(sheet: FiledOrders, table: rules.Table, decision: Decision) -> bool:
    """Whether a sheet is for a question of its seat: the first of its turn, or the first after the dice in it."""
    if sheet.turn and sheet.turn != turn_id(table):
        return False
    return takes_orders(table.game, decision) if sheet.continues else opens_turn(table.game, decision)


def draft_turn(table: rules.Table) -> int:
    """The number under which a draft for the turn in progress is kept: for a nation's turn a negative one."""
    named = turn_id(table)
    return -1 - zlib.crc32(named.encode()) if named else table.state.turn


def is_due(sheet: FiledOrders, pending: PendingDecision) -> bool:
    """Whether a sheet can be carried out now: its turn has come, and its writer alone decides."""
    is_asked = pending.seat == sheet.seat and pending.deciders == [sheet.user]
    return is_asked and is_for(sheet, pending.snapshot.table, pending.decision)
