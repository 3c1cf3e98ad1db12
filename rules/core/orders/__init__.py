"""Written orders: a whole turn as text, parsed, checked and tried out before it changes the table.

A game with many small choices per turn may have an :class:`OrderBook`. It parses orders (one per line, or separated by
semicolons) and plays them as choices on a fork of the table. The result is a :class:`Plan` with a verdict per order.
When the player confirms it, its answers are given to the table one by one, as ordinary choices.

The other modules here are for area games:

- ``names``: areas, units and command words in every language
- ``reading``: splits a text into tokens with columns
- ``grammar``: a game's verbs, each with the pattern of its arguments
- ``trial`` and ``units``: play orders as choices on a fork
- ``conditions``: what waits for the dice, and what may be left out
- ``completion``: autocompletion

A game declares its verbs, names and units, and the choices for each verb. The smallest example is
``tests/toy/orders.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, runtime_checkable

import msgspec

from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.table import Table
from rules.core.text import Text

MOST_TEXT = 4000
"""The maximum number of characters in a text of orders."""

MOST_ORDERS = 150
"""The maximum number of orders in a text."""

MOST_ANSWERS = 1500
"""The maximum number of choices in a plan."""

ArrowKind = Literal["move", "transfer", "attack", "support"]


class Arrow(msgspec.Struct, frozen=True):
    """An arrow in the picture of a plan: a unit's path over the board and its action at the end.

    ``stack``: all pieces that go with it, if its game tells them.
    """

    unit: str
    path: tuple[str, ...]
    kind: ArrowKind
    stack: tuple[str, ...] = ()


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """A parsed order. ``text`` is its canonical form, which parses to the same order.

    ``line`` and ``column`` (from 1) are its place in the text. ``is_optional``: it's left out if it can't be carried
    out. ``is_repeated``: it's optional, and tried again for as long as it can be carried out. Games add fields for its
    arguments.
    """

    line: int
    column: int
    text: str
    is_optional: bool = False
    is_repeated: bool = False


class Fault(msgspec.Struct, frozen=True):
    """A parse error: its line and column (from 1) and the reason."""

    line: int
    column: int
    reason: Text


class Reading(msgspec.Struct, frozen=True):
    """A parsed text: its orders and its faults."""

    orders: tuple[Order, ...] = ()
    faults: tuple[Fault, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """The result of trying out one order.

    ``refused`` is the reason, with its rule, why the order can't be carried out. Otherwise ``answers`` are its choices,
    ``events`` the results and ``note`` a remark for the player. An order that is left out (``is_left_out``) has no
    choices, and its note says why. One that is repeated (``is_repeated``) is tried again once its seat is asked after
    the dice, or after another's answer. ``is_unforeseen``: it's refused because dice or another's answer come first.
    """

    order: Order
    refused: Text | None = None
    answers: tuple[Answer, ...] = ()
    events: tuple[Event, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    note: Text | None = None
    is_left_out: bool = False
    is_repeated: bool = False
    is_unforeseen: bool = False


class Reaction(msgspec.Struct, frozen=True):
    """A seat that may react before the orders go on, and the warning that says so."""

    seat: str
    warning: Text


class Plan(msgspec.Struct, frozen=True):
    """Orders with their verdicts. ``warnings`` point out weaknesses of the resulting position.

    ``reaction`` is the one that comes after the orders, if any. No one waits for it if its seat passes openly.
    """

    verdicts: tuple[Verdict, ...] = ()
    warnings: tuple[Text, ...] = ()
    reaction: Reaction | None = None

    @property
    def answers(self) -> list[Answer]:
        """The choices of all orders, in order."""
        return [answer for verdict in self.verdicts for answer in verdict.answers]

    @property
    def arrows(self) -> list[Arrow]:
        """The arrows of all orders."""
        return [arrow for verdict in self.verdicts for arrow in verdict.arrows]

    @property
    def good(self) -> int:
        """How many orders can be carried out, without those that are left out."""
        return sum(verdict.refused is None and not verdict.is_left_out for verdict in self.verdicts)

    @property
    def left_out(self) -> int:
        """How many orders are left out."""
        return sum(verdict.is_left_out for verdict in self.verdicts)

    @property
    def foreseen(self) -> Plan:
        """The same up to the first order that dice or another's answer come before; all if it has nothing before it."""
        last = next((place for place, each in enumerate(self.verdicts) if each.is_unforeseen), 0)
        before = self.verdicts[:last]
        return Plan(before) if any(each.answers for each in before) else self

    @property
    def is_good(self) -> bool:
        """Whether every order can be carried out."""
        return all(verdict.refused is None for verdict in self.verdicts)


class Prospect(msgspec.Struct, frozen=True):
    """A possible gain for a seat this turn, under a heading, with the order for it (empty: none).

    ``loose`` is an order for the same gain that leaves the units open, so that several gains can share out the units.
    """

    heading: Text
    text: Text
    order: str = ""
    loose: str = ""


class OrderBook(Protocol):
    """Handles a game's written orders. No method changes the table, and each has bounded cost for any text."""

    def concerns(self, decision: Decision) -> bool:
        """Whether orders can be given at a decision. Must be fast."""

    def parse(self, text: str, locale: str) -> Reading:
        """Parse the orders in a text, with words of any language; their canonical form is in ``locale``."""

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        """Try out the orders one after another. A refused order doesn't affect the later ones."""

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        """Return completions of the last order, each as the whole text, most likely first."""

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        """Return a seat's possible gains this turn, with means and costs, best first."""


class NamedTurn(msgspec.Struct, frozen=True):
    """A turn that orders can be filed for: its id, which no other turn of the game has, and its name for people."""

    id: str
    name: Text


@runtime_checkable
class TurnBook(OrderBook, Protocol):
    """An order book of a game in which a turn of the game has many sheets, such as one for each nation of a seat."""

    def turn(self, table: Table) -> str:
        """The id of the turn that is being played; empty between two. Must be fast."""

    def present(self, table: Table) -> NamedTurn | None:
        """The turn that is being played; None between two."""

    def coming(self, table: Table, seat: str) -> list[NamedTurn]:
        """The next turns of a seat, soonest first, if they have names. The one being played isn't among them."""


@runtime_checkable
class RehearsingBook(OrderBook, Protocol):
    """An order book that can try a sheet for a coming turn on the position as it is now."""

    def ahead(self, table: Table, seat: str, turn: str) -> Table | None:
        """The position as if a coming turn of a seat began now; None if dice or others come before its orders.

        ``turn`` is the id of a turn with a name; empty for the next one of the seat.
        """


@runtime_checkable
class SuggestingBook(OrderBook, Protocol):
    """An order book that also writes the suggestion as orders, so that players need only change what they want."""

    def suggested(self, table: Table, seat: str, locale: str) -> str:
        """What is suggested for a seat's turn, as orders; empty if there's nothing to order.

        It goes up to the first dice, or has further stages for after them.
        """


@runtime_checkable
class OpeningBook(OrderBook, Protocol):
    """An order book whose orders also answer questions in another's turn: a turn's sheet isn't meant for those."""

    def opens(self, decision: Decision) -> bool:
        """Whether a turn's sheet can begin at a decision: it's of the seat's own turn. Must be fast."""
