"""The toy's order book: ``claim 3; work; give 1 2``, one order per decision."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Decision, Pick
from rules.core.events import Event
from rules.core.orders import Arrow, Order, Plan, Prospect, Reading
from rules.core.orders.area_orders import PARTICLES, AreaOrder, Reader
from rules.core.orders.completion import complete_verbs
from rules.core.orders.grammar import Bare, Grammar, Labels, Pattern
from rules.core.orders.names import BoardNames, Index, Vocabulary
from rules.core.orders.reading import Tokens
from rules.core.orders.trial import Trial, try_out, usual
from rules.core.table import Table
from rules.core.text import Text
from tests.toy.game import say

_ACTS = ("work", "gamble", "raid")
_WORDS = Vocabulary("toy", ("claim", *_ACTS, "give", "usual"), PARTICLES)
_NUMBERED = {"claim": "field", "give": "gift"}


class _Numbers(Labels):
    """Optional numbers after a verb."""

    def read(self, reader: Reader, order: AreaOrder, tokens: Tokens) -> AreaOrder:
        return super().read(reader, order, tokens) if tokens else order


_PATTERNS: dict[str, Pattern] = dict.fromkeys(_NUMBERED, _Numbers()) | dict.fromkeys((*_ACTS, "usual"), Bare())


class ToyOrderBook:
    """The order book of the toy."""

    def concerns(self, decision: Decision) -> bool:
        return decision.topic in ("claim", "act", "gifts")

    def parse(self, text: str, locale: str) -> Reading:
        return Grammar("toy", say, _WORDS, BoardNames("toy", Index()), _PATTERNS).parse(text, locale)

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        trial = Trial(table, seat, say)
        verdicts = try_out(trial, orders, dict.fromkeys(_PATTERNS, _do), _arrows)
        return Plan(verdicts, (say("order-warning"),) if seat in trial.table.decisions else ())

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        return complete_verbs(_WORDS, typed, locale)

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        decision = table.decision
        if not isinstance(decision, Pick) or decision.topic != "claim":
            return []
        numbers = [int(option.id.removeprefix("field-")) for option in decision.options]
        return [Prospect(say("order-free"), say("order-field", number=n), f"claim {n}") for n in numbers[:30]]


def _do(trial: Trial, order: AreaOrder) -> Text:
    if order.verb == "usual":
        usual(trial, order)
    elif order.verb in _NUMBERED:
        trial.give(tuple(f"{_NUMBERED[order.verb]}-{number}" for label in order.labels for number in label))
    else:
        trial.choose(order.verb)
    return say("order-done", said=order.text)


def _arrows(trial: Trial, event: Event) -> tuple[Arrow, ...]:
    return (Arrow("red", ("field-1", "field-2"), "move"),)
