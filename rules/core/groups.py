"""Several decisions at the same time: simultaneous choices, and windows in which other seats may react."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar, cast

from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.core.errors import RulesError

T = TypeVar("T")


class Simultaneous:
    """Decisions that several seats make at the same time, one a seat; the script goes on when all are in.

    Who has answered is public, what was answered is revealed to all together.
    """

    reveals = True

    def __init__(self, decisions: Sequence[Decision]) -> None:
        self.decisions = tuple(decisions)


class Window(Simultaneous):
    """An offer to react, made to seats that are not active; the script goes on when each has reacted or passed.

    ``opener`` is the kind of window, as a topic: stored answers are kept for it. In a secret window (every decision in
    it is secret) no one sees who has answered, and nothing is revealed when it closes; the script tells what came of
    it.
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
"""What a script yields: one decision, or several at the same time."""


def single(asked: Asked) -> Decision:
    """The one decision that a script asks for.

    Raises:
        RulesError: it asks several seats at the same time.
    """
    if isinstance(asked, Simultaneous):
        raise RulesError("Several seats are asked at the same time.")
    return asked


Given = Answer | dict[str, Answer]
"""What it is resumed with: the answer, or the answer of each seat."""

Play = Generator[Asked, Given, T]
"""A script: it yields a decision wherever someone must choose, is resumed with the answer, and returns a ``T``."""


def one(pick: Pick) -> Play[str]:
    """Ask for exactly one option and return its id; where only one is legal, it is taken without asking."""
    if len(pick.options) == 1:
        return pick.options[0].id
    (chosen,) = cast("tuple[str, ...]", (yield pick))
    return chosen


def some(pick: Pick) -> Play[tuple[str, ...]]:
    """Ask for several options; where all of them must be taken, they are taken without asking."""
    if len(pick.options) == pick.min:
        return tuple(option.id for option in pick.options)
    return cast("tuple[str, ...]", (yield pick))


def arranged(arrange: Arrange) -> Play[dict[str, tuple[str, ...]]]:
    """Ask for an arrangement and return the items in each slot, front first."""
    return cast("dict[str, tuple[str, ...]]", (yield arrange))


def simultaneous(decisions: Sequence[Decision]) -> Play[dict[str, Answer]]:
    """Ask several seats at the same time and return what each answered.

    A seat with one legal answer is asked all the same, or its silence would tell. All answers are revealed together, so
    that none of them can be taken back afterwards.
    """
    if not decisions:
        return {}
    return cast("dict[str, Answer]", (yield Simultaneous(decisions)))


def window(opener: str, decisions: Sequence[Decision]) -> Play[dict[str, Answer]]:
    """Let inactive seats react, and return each answer. If no one may react, no one is asked."""
    if not decisions:
        return {}
    return cast("dict[str, Answer]", (yield Window(opener, decisions)))
