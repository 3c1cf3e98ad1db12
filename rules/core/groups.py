"""Groups of decisions asked at the same time: simultaneous choices and reaction windows."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import TypeVar, cast

from rules.core.decisions import Answer, Arrange, Decision, Pick, unexplained
from rules.core.errors import RulesError
from rules.core.text import Text

T = TypeVar("T")


class Simultaneous:
    """One decision each for several seats; the script resumes when all have answered.

    Who has answered is public. The answers are revealed together.
    """

    reveals = True

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = tuple(decisions)


class Window(Simultaneous):
    """An offer to react for inactive seats; the script resumes when each has reacted or passed.

    ``opener`` is the topic of the window; stored answers refer to it. In a secret window (all its decisions are secret)
    no one sees who has answered, and closing it reveals nothing; the script records the outcome.
    """

    reveals = False

    def __init__(self, opener: str, decisions: Sequence[Decision]) -> None:
        super().__init__(decisions)
        self.opener = opener
        for decision in self.decisions:
            decision.reaction = True
            decision.topic = decision.topic or opener

    @property
    def is_secret(self) -> bool:
        """Whether no one may see who has answered."""
        return all(decision.secret for decision in self.decisions)


Asked = Decision | Simultaneous
"""What a script yields: one decision, or a group."""


def single(asked: Asked) -> Decision:
    """Return the only decision that a script asks for.

    Raises:
        RulesError: it asks several seats at the same time.
    """
    if isinstance(asked, Simultaneous):
        raise RulesError("Several seats are asked at the same time.")
    return asked


Given = Answer | dict[str, Answer]
"""What the script is resumed with: the answer, or the answer of each seat."""

Play = Generator[Asked, Given, T]
"""A script: it yields each decision, is resumed with the answer, and returns a ``T``."""


def one(pick: Pick) -> Play[str]:
    """Ask for exactly one option and return its id. A single legal option is taken without asking."""
    if len(pick.options) == 1:
        return pick.options[0].id
    (chosen,) = cast("tuple[str, ...]", (yield pick))
    return chosen


def some(pick: Pick) -> Play[tuple[str, ...]]:
    """Ask for several options and return their ids. If all must be taken, they are taken without asking."""
    if len(pick.options) == pick.min:
        return tuple(option.id for option in pick.options)
    return cast("tuple[str, ...]", (yield pick))


def arranged(arrange: Arrange) -> Play[dict[str, tuple[str, ...]]]:
    """Ask for an arrangement and return the items in each slot, front first."""
    return cast("dict[str, tuple[str, ...]]", (yield arrange))


def simultaneous(decisions: Sequence[Decision]) -> Play[dict[str, Answer]]:
    """Ask several seats at the same time and return each answer.

    Even a seat with one legal answer is asked; skipping it would leak that. All answers are revealed together, and none
    can be undone afterwards.
    """
    if not decisions:
        return {}
    return cast("dict[str, Answer]", (yield Simultaneous(decisions)))


def window(opener: str, decisions: Sequence[Decision]) -> Play[dict[str, Answer]]:
    """Let inactive seats react and return each answer. Without any decisions, no one is asked."""
    if not decisions:
        return {}
    return cast("dict[str, Answer]", (yield Window(opener, decisions)))


def explained(play: Play[T], why: Callable[[Pick, str], Text | None]) -> Play[T]:
    """Run a script. Its questions that don't know themselves why an id isn't on offer ask ``why``."""
    given: Given | None = None
    while True:
        try:
            asked = next(play) if given is None else play.send(given)
        except StopIteration as error:
            return cast(T, error.value)
        if isinstance(asked, Pick) and asked.explain is unexplained:
            asked.explain = partial(why, asked)
        given = yield asked


def answer_as_suggested(play: Play[None]) -> None:
    """Run a script outside of a table to its end, with the default of each choice; an arrangement ends it."""
    asked = next(play, None)
    while isinstance(asked, Pick):
        try:
            asked = play.send(asked.default)
        except StopIteration:
            return
