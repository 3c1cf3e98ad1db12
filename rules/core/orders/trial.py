"""Tries out written orders as choices on a fork of the table.

A game has its own :class:`Trial` and a *doer* for each verb: a function that makes the choices of one order on the
trial and returns a note, or raises :class:`Refused`. The next order starts from the position that the last one left;
a refused order leaves no trace.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.errors import IllegalChoice, RulesError
from rules.core.events import DiceThrown, Event
from rules.core.orders import MOST_ANSWERS, Arrow, Order, Verdict
from rules.core.orders.area_orders import AreaOrder
from rules.core.orders.names import Words, begins, folded, lexicons
from rules.core.table import Table
from rules.core.text import Sayer, Text, speaker

_say = speaker("core")

_MOST_SAID = 60
_MOST_OFFERED = 4


class Refused(Exception):  # noqa: N818
    """An order can't be carried out; ``reason`` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Unforeseen(Refused):
    """Dice or another seat's answer come before an order: no one knows what it would do, even if it's optional."""


class Unasked(Refused):
    """An order answers a question that isn't asked: it's left out, whatever else it says."""


class Trial:
    """A fork for trying out orders, with the results so far.

    ``menus`` are the topics of the decisions that start acts; ``back`` is the option that leads from an act's first
    question back to a menu. ``rule`` is cited by refusals that have no other rule.
    """

    menus: Collection[str] = ()
    back: str = ""
    rule: str = ""

    def __init__(self, table: Table, seat: str, say: Sayer) -> None:
        self.origin = table
        self.seat = seat
        self.table = self.forked()
        self.say = say
        self.answers: list[Answer] = []
        self.events: list[Event] = []
        self.held: set[str] = set()

    @property
    def has_ended(self) -> bool:
        """Whether the turn that the orders are for is over. Games override it."""
        return False

    @property
    def pending(self) -> Decision:
        """The seat's pending decision.

        Raises:
            Refused: nothing is pending.
            Unforeseen: another seat has to decide.
        """
        decision = self.table.decisions.get(self.seat)
        if decision is not None:
            return decision
        other = self.table.decision
        if other is None:
            raise Refused(self.say("refused-order-over"))
        seat = self.table.seat_name(other.seat)
        raise Unforeseen(self.say("refused-order-waits", seat=seat, prompt=other.question))

    def give(self, answer: Answer) -> None:
        """Answer the pending decision.

        Raises:
            Refused: another seat has to decide, or there are too many choices.
            IllegalChoice: the answer isn't legal.
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

    def take_back(self, answers: int, told: int) -> None:
        """Return to the position after the first so many answers, with the first ``told`` events."""
        if len(self.answers) == answers:
            return
        given, events = self.answers[:answers], self.events[:told]
        self.restart()
        for answer in given:
            self.give(answer)
        self.events = events

    def restart(self) -> None:
        """Begin again, with nothing answered. Games extend it to forget what they noted since."""
        self.table, self.answers, self.events = self.forked(), [], []

    def forked(self) -> Table:
        """A new copy of the table. Games that look past the dice override it."""
        return self.origin.fork("orders", self.seat)

    def choose(self, option: str) -> None:
        """Choose one option of the pending decision."""
        self.give((option,))

    def enter(self, act: str, topics: Sequence[str], rule: str) -> None:
        """Start an act from its menu, unless its first decision is already pending.

        Raises:
            Refused: another decision comes first, or the act isn't available.
        """
        if self.pending.topic in topics:
            return
        if self.pending.topic not in self.menus and _offers(self.pending, self.back):
            self.choose(self.back)
            if self.pending.topic in topics:
                return
        if self.pending.topic not in self.menus:
            raise Refused(self.say("refused-order-question", prompt=self.pending.question, rule=self.pending.rule))
        if not _offers(self.pending, act) and not _bars(self.pending, act):
            raise Refused(self.why_not(act, rule))
        self.choose(act)

    def why_not(self, act: str, rule: str) -> Text:
        """Return why the menu doesn't offer an act. Games override it to say when it does."""
        return self.say("refused-order-act", rule=rule)


class TrialBeforeDice(Trial):
    """A fork on which nothing is tried behind dice: they can fall differently at the table.

    The game says it under ``refused-order-dice``.
    """

    def __init__(self, table: Table, seat: str, say: Sayer) -> None:
        super().__init__(table, seat, say)
        self.has_diced = False

    @property
    def topic(self) -> str:
        """What the seat is asked; empty if another one is."""
        decision = self.table.decisions.get(self.seat)
        return "" if decision is None else decision.topic

    def give(self, answer: Answer) -> None:
        """Answer the pending decision.

        Raises:
            Unforeseen: dice were thrown before it.
        """
        if self.has_diced:
            raise Unforeseen(self.say("refused-order-dice"))
        before = len(self.events)
        super().give(answer)
        self.has_diced = any(isinstance(event, DiceThrown) for event in self.events[before:])

    def restart(self) -> None:
        """Begin again, before any die was thrown."""
        super().restart()
        self.has_diced = False

    def offers(self, option: str) -> bool:
        """Whether the pending decision has an option."""
        return _offers(self.pending, option)

    def need(self, *topics: str) -> None:
        """Make sure that a decision of these topics is pending.

        Raises:
            Refused: it isn't.
        """
        if self.pending.topic not in topics:
            raise Refused(self.say("refused-order-question", prompt=self.pending.question, rule=self.pending.rule))


def _offers(decision: Decision, option: str) -> bool:
    if not isinstance(decision, Pick):
        return False
    return decision.is_back((option,)) or any(each.id == option for each in decision.options)


def _bars(decision: Decision, option: str) -> bool:
    return isinstance(decision, Pick) and any(each.id == option for each in decision.barred())


T = TypeVar("T", bound=Trial)
Doer: TypeAlias = Callable[[T, AreaOrder], Text]
"""Carries out an order of one verb and returns a note for the player."""


def try_out(
    trial: T, orders: Sequence[Order], doers: Mapping[str, Doer[T]], arrows: Callable[[T, Event], Iterable[Arrow]]
) -> tuple[Verdict, ...]:
    """Try out orders one after another and return their verdicts. ``arrows`` returns the arrows for one event.

    What follows an order that is to be repeated waits with it: it has no verdict yet.
    """
    verdicts: list[Verdict] = []
    for order in orders:
        if isinstance(order, AreaOrder):
            verdicts.append(_try_out_order(trial, order, doers, arrows))
            if verdicts[-1].is_repeated:
                break
    return tuple(verdicts)


def _try_out_order(
    trial: T, order: AreaOrder, doers: Mapping[str, Doer[T]], arrows: Callable[[T, Event], Iterable[Arrow]]
) -> Verdict:
    answered, told = len(trial.answers), len(trial.events)
    try:
        if trial.has_ended:
            raise Refused(trial.say("refused-order-ended", rule=trial.rule))
        note = doers[order.verb](trial, order)
    except Unforeseen as error:
        trial.take_back(answered, told)
        return Verdict(order, error.reason, is_unforeseen=True)
    except Unasked as error:
        trial.take_back(answered, told)
        return _left_out(order, error.reason)
    except (Refused, IllegalChoice) as error:
        trial.take_back(answered, told)
        return _refusal(order, error.reason)
    except RulesError:
        pending = trial.table.decision
        trial.take_back(answered, told)
        reason = trial.say("refused-order-decline", rule=pending.rule if pending else trial.rule)
        return _refusal(order, reason)
    events = tuple(trial.events[told:])
    shown = tuple(arrow for event in events for arrow in arrows(trial, event))
    is_repeated = order.is_repeated and len(trial.answers) > answered and _pauses(trial, events)
    return Verdict(order, None, tuple(trial.answers[answered:]), events, shown, note, is_repeated=is_repeated)


def _pauses(trial: Trial, events: Iterable[Event]) -> bool:
    """Whether dice were thrown, or the seat isn't asked now: only then what comes next isn't known yet."""
    return any(isinstance(event, DiceThrown) for event in events) or trial.seat not in trial.table.decisions


def _refusal(order: AreaOrder, reason: Text) -> Verdict:
    """An order that can't be carried out: a fault, or a remark if it's optional."""
    return _left_out(order, reason) if order.is_optional else Verdict(order, reason)


def _left_out(order: AreaOrder, reason: Text) -> Verdict:
    return Verdict(order, note=_say("note-left-out", reason=reason), is_left_out=True)


# Doers for any decision


def choose(trial: Trial, order: AreaOrder) -> Text:
    """Choose the options with the order's labels, in any language; prefixes of words are enough."""
    decision = trial.pending
    if not isinstance(decision, Pick):
        said = " ".join(order.labels[0])
        raise Refused(trial.say("refused-order-option", said=said, prompt=decision.question))
    found = [_option(trial, decision, label) for label in order.labels]
    trial.give(tuple(option.id for option in found))
    return trial.say("note-chosen", labels=tuple(option.name for option in _answers(decision) if option in found))


def _answers(decision: Pick) -> list[Option]:
    """All that a question may be answered with, and the way back from it."""
    return [*decision.options, *([decision.back] if decision.back else [])]


def _option(trial: Trial, decision: Pick, label: Words) -> Option:
    """Return the only option that matches a label.

    Raises:
        Refused: no option matches, or several do.
    """
    found = [option for option in _answers(decision) if any(begins(name, label) for name in _names_of(option))]
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
    """Give the default answer to a question. A menu asks none: the default there would end what it's for.

    Raises:
        Unasked: only a menu is open.
    """
    decision = trial.pending
    if decision.topic in trial.menus:
        raise Unasked(trial.say("refused-order-unasked"))
    labels: tuple[Text, ...] = ()
    if isinstance(decision, Pick):
        labels = tuple(option.name for option in decision.options if option.id in decision.default)
    trial.give(decision.default)
    return trial.say("note-chosen", labels=labels or (decision.question,))
