"""The toy's order book: ``claim 3; work; give 1 2``, words of its decisions in their order."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Answer, Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.orders import MOST_TEXT, Arrow, Fault, Order, Plan, Prospect, Reading, Verdict
from rules.core.table import Table
from tests.toy.game import say

VERBS = ("claim", "work", "gamble", "raid", "give", "usual")


class ToyOrder(Order, frozen=True, kw_only=True):
    verb: str
    numbers: tuple[str, ...]


class ToyOrderBook:
    """Reads the toy's orders."""

    def concerns(self, decision: Decision) -> bool:
        return decision.topic in ("claim", "act", "gifts")

    def parse(self, text: str, locale: str) -> Reading:
        orders: list[Order] = []
        faults: list[Fault] = []
        for line, written in enumerate(text[:MOST_TEXT].splitlines(), 1):
            for part in filter(None, map(str.strip, written.split(";"))):
                verb, *numbers = part.split()
                if verb in VERBS:
                    orders.append(ToyOrder(line=line, column=1, text=part, verb=verb, numbers=tuple(numbers)))
                else:
                    faults.append(Fault(line, 1, say("order-unknown", said=part[:40])))
        return Reading(tuple(orders), tuple(faults))

    def plan(self, table: Table, seat: str, orders: Sequence[Order]) -> Plan:
        fork = table.fork("toy", seat)
        verdicts = []
        for order in orders:
            assert isinstance(order, ToyOrder)
            decision = fork.decision
            if decision is None or decision.seat != seat:
                verdicts.append(Verdict(order, say("order-not-now", said=order.text, prompt="")))
                continue
            answer = _answer(order, decision)
            try:
                told = fork.arrange(answer, seat=seat) if isinstance(answer, dict) else fork.choose(*answer, seat=seat)
            except IllegalChoice:
                verdicts.append(Verdict(order, say("order-not-now", said=order.text, prompt=decision.question)))
                continue
            arrows = (Arrow("red", ("field-1", "field-2"), "move"),)
            note = say("order-done", said=order.text)
            verdicts.append(Verdict(order, None, (answer,), tuple(told), arrows, note))
        ends = fork.decision is not None and fork.decision.seat == seat
        return Plan(tuple(verdicts), (say("order-warning"),) if ends else ())

    def suggest(self, table: Table, seat: str, typed: str, locale: str) -> list[str]:
        before, _, last = typed.rpartition(";")
        head = f"{before}; " if before else ""
        return [head + verb for verb in VERBS if verb.startswith(last.strip())]

    def analysis(self, table: Table, seat: str, locale: str) -> list[Prospect]:
        decision = table.decision
        if not isinstance(decision, Pick) or decision.topic != "claim":
            return []
        numbers = [int(option.id.removeprefix("field-")) for option in decision.options]
        return [Prospect(say("order-free"), say("order-field", number=n), f"claim {n}") for n in numbers[:30]]


def _answer(order: ToyOrder, decision: Decision) -> Answer:
    if order.verb == "usual":
        return decision.default
    if order.verb == "claim":
        return tuple(f"field-{number}" for number in order.numbers)
    if order.verb == "give":
        return tuple(f"gift-{number}" for number in order.numbers)
    return (order.verb,)
