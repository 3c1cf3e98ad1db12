"""Written orders: a whole turn as text, read, checked and tried out before anything is done.

A game that has many small choices in a turn may bring an :class:`OrderBook`. It reads orders (one a line, or with
semicolons between them), and plays them on a fork of the table as the choices that they stand for. What comes of that,
order by order, is a :class:`Plan`: whoever confirms it gives its answers to the table, one after another, and each of
them is a choice like any other.

What books of area games share is beside this module: ``names`` (areas, units and words in every language), ``reading``
(a text as tokens with columns), ``grammar`` (a game's verbs, each with the pattern of what follows it), ``trial`` and
``units`` (orders as choices on a fork), ``completion``. A game declares its verbs, names and units, and says for each
verb which choices it is. The smallest example is ``tests/toy/orders.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.table import Table
from rules.core.text import Text

MOST_TEXT = 4000
"""Most characters of a text of orders."""

MOST_ORDERS = 150
"""Most orders in a text."""

MOST_ANSWERS = 1500
"""Most choices that a plan may come to."""

ArrowKind = Literal["move", "transfer", "attack", "support"]


class Arrow(msgspec.Struct, frozen=True):
    """What a picture of a plan shows: a unit's way over the spaces of the board, and what it does there."""

    unit: str
    path: tuple[str, ...]
    kind: ArrowKind


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order as it was read. ``text`` says it in full and is read as the same order again.

    ``line`` and ``column`` (both from 1) are where it stands. Games add what they understood.
    """

    line: int
    column: int
    text: str


class Fault(msgspec.Struct, frozen=True):
    """Something in a text that cannot be read: where it stands (line and column, both from 1), and what is wrong."""

    line: int
    column: int
    reason: Text


class Reading(msgspec.Struct, frozen=True):
    """A text as it was read: its orders, and its faults."""

    orders: tuple[Order, ...] = ()
    faults: tuple[Fault, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """What came of one order when it was tried out.

    ``refused`` says why it cannot be carried out, with the rule; else ``answers`` are the choices that it stands for,
    ``events`` what happened, ``note`` what is worth knowing of it.
    """

    order: Order
    refused: Text | None = None
    answers: tuple[Answer, ...] = ()
    events: tuple[Event, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    note: Text | None = None


class Plan(msgspec.Struct, frozen=True):
    """Orders as they were tried out. ``warnings`` tell what the position afterwards is in want of."""

    verdicts: tuple[Verdict, ...] = ()
    warnings: tuple[Text, ...] = ()

    @property
    def answers(self) -> list[Answer]:
        """The choices that the orders stand for, in order."""
        return [answer for verdict in self.verdicts for answer in verdict.answers]

    @property
    def arrows(self) -> list[Arrow]:
        """The ways of all units."""
        return [arrow for verdict in self.verdicts for arrow in verdict.arrows]

    @property
    def is_good(self) -> bool:
        """Whether every order can be carried out."""
        return all(verdict.refused is None for verdict in self.verdicts)


class Prospect(msgspec.Struct, frozen=True):
    """Something that a seat could gain this turn, under a heading, and the order that would do it (empty: none)."""

    heading: Text
    text: Text
    order: str = ""


class OrderBook(Protocol):
    """How a game takes written orders. No method changes the table, and each is bounded for any text."""

    def concerns(self, decision: Decision) -> bool:
        """Whether orders can be given at a decision; quick to answer."""

    def parse(self, text: str, locale: str) -> Reading:
        """The orders in a text, in the words of any language; written out in that of ``locale``."""

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        """Try orders out, one after another; those that are refused are left out of the position for the others."""

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """Ways to complete the last order of a text, the whole text each, the likeliest first."""

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """What a seat could take this turn, with what, and what it costs, the best first."""
