"""Trying written orders out: on a fork of the table, as the choices that they stand for.

A game brings a :class:`Trial` of its own and a *doer* for each verb: a function that gives the choices of one order to
the trial, and returns a note or raises :class:`Refused`. Whatever comes of an order, the next one is tried out from
where it left the fork.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.errors import IllegalChoice, RulesError
from rules.core.events import Event
from rules.core.orders import MOST_ANSWERS, Arrow, Order, Verdict
from rules.core.orders.area_orders import AreaOrder
from rules.core.orders.names import Words, begins, folded, lexicons
from rules.core.table import Table
from rules.core.text import Sayer, Text

_MOST_SAID = 60
_MOST_OFFERED = 4


class Refused(Exception):  # noqa: N818
    """An order that cannot be carried out, with the reason."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Trial:
    """A fork on which orders are tried out, and what came of them so far.

    ``menus`` are the topics of the decisions from which acts begin, and ``back`` the option that leads back to one
    from the first question of an act. ``rule`` is cited where no other rule says why an order has to be refused.
    """

    menus: Collection[str] = ()
    back: str = ""
    rule: str = ""

    def __init__(self, table: Table, seat: str, say: Sayer) -> None:
        self.table = table.fork("orders", seat)
        self.seat = seat
        self.say = say
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.held: set[str] = set()

    @property
    def has_ended(self) -> bool:
        """Whether the turn for which the orders are written is over. Games override it."""
        return False

    @property
    def pending(self) -> Decision:
        """The question that waits for this seat.

        Raises:
            Refused: there is none, or it is another seat's.
        """
        decision = self.table.decisions.get(self.seat)
        if decision is not None:
            return decision
        other = self.table.decision
        if other is None:
            raise Refused(self.say("refused-order-over"))
        seat = self.table.seat_name(other.seat)
        raise Refused(self.say("refused-order-waits", seat=seat, prompt=other.question))

    def give(self, answer: Answer) -> None:
        """Answer the pending question.

        Raises:
            Refused: it is another seat's, or there have been too many.
            IllegalChoice: that is no legal answer.
        """
        _ = self.pending
        if len(self.answers) >= MOST_ANSWERS:
            raise Refused(self.say("refused-order-many"))
        if isinstance(answer, dict):
            told = self.table.arrange(answer, seat=self.seat)
        else:
            told = self.table.choose(*answer, seat=self.seat)
        self.answers.append(answer)
        self.events += told

    def choose(self, option: str) -> None:
        """Take one option of the pending question."""
        self.give((option,))

    def enter(self, act: str, topics: Sequence[str], rule: str) -> None:
        """Begin an act of the menu, unless its first question is asked already.

        Raises:
            Refused: another question comes first, or nothing of the kind can be done.
        """
        if self.pending.topic in topics:
            return
        if self.pending.topic not in self.menus and _offers(self.pending, self.back):
            self.choose(self.back)
            if self.pending.topic in topics:
                return
        if self.pending.topic not in self.menus:
            raise Refused(self.say("refused-order-question", prompt=self.pending.question))
        if not _offers(self.pending, act) and not _bars(self.pending, act):
            raise Refused(self.say("refused-order-act", rule=rule))
        self.choose(act)


def _offers(decision: Decision, option: str) -> bool:
    return isinstance(decision, Pick) and any(each.id == option for each in decision.options)


def _bars(decision: Decision, option: str) -> bool:
    return isinstance(decision, Pick) and any(each.id == option for each in decision.barred())


T = TypeVar("T", bound=Trial)
Doer: TypeAlias = Callable[[T, AreaOrder], Text]
"""Carries an order of one verb out, and returns what is worth knowing of it."""


def try_out(
    trial: T, orders: Sequence[Order], doers: Mapping[str, Doer[T]], arrows: Callable[[T, Event], Iterable[Arrow]]
) -> tuple[Verdict, ...]:
    """Orders as they come out one after another. ``arrows`` are those of one event."""
    return tuple(_tried(trial, order, doers, arrows) for order in orders if isinstance(order, AreaOrder))


def _tried(
    trial: T, order: AreaOrder, doers: Mapping[str, Doer[T]], arrows: Callable[[T, Event], Iterable[Arrow]]
) -> Verdict:
    answered, told = len(trial.answers), len(trial.events)
    try:
        if trial.has_ended:
            raise Refused(trial.say("refused-order-ended", rule=trial.rule))
        note = doers[order.verb](trial, order)
    except (Refused, IllegalChoice) as refusal:
        return Verdict(order, refusal.reason)
    except RulesError:
        pending = trial.table.decision
        return Verdict(order, trial.say("refused-order-decline", rule=pending.rule if pending else trial.rule))
    events = tuple(trial.events[told:])
    shown = tuple(arrow for event in events for arrow in arrows(trial, event))
    return Verdict(order, None, tuple(trial.answers[answered:]), events, shown, note)


# Answering whatever is asked


def choose(trial: Trial, order: AreaOrder) -> Text:
    """Take the options with the labels of an order, in any language; the beginnings of their words will do."""
    decision = trial.pending
    if not isinstance(decision, Pick):
        said = " ".join(order.labels[0])
        raise Refused(trial.say("refused-order-option", said=said, prompt=decision.question))
    chosen = tuple(_option(trial, decision, label).id for label in order.labels)
    trial.give(chosen)
    return trial.say("note-chosen", labels=tuple(option.name for option in decision.options if option.id in chosen))


def _option(trial: Trial, decision: Pick, label: Words) -> Option:
    """The one option with a label.

    Raises:
        Refused: none, or several could be meant.
    """
    found = [option for option in decision.options if any(begins(name, label) for name in _names_of(option))]
    found = [option for option in found if label in _names_of(option)] or found
    said = " ".join(label)[:_MOST_SAID]
    if not found:
        raise Refused(trial.say("refused-order-option", said=said, prompt=decision.question))
    if len(found) > 1:
        named = tuple(option.name for option in found[:_MOST_OFFERED])
        raise Refused(trial.say("refused-order-options", said=said, options=named, prompt=decision.question))
    return found[0]


def _names_of(option: Option) -> list[Words]:
    return [folded(option.id), *(folded(each.say(option.name)) for each in lexicons(option.name.game))]


def usual(trial: Trial, order: AreaOrder) -> Text:
    """Give the default answer."""
    decision = trial.pending
    labels: tuple[Text, ...] = ()
    if isinstance(decision, Pick):
        labels = tuple(option.name for option in decision.options if option.id in decision.default)
    trial.give(decision.default)
    return trial.say("note-chosen", labels=labels or (decision.question,))
