"""Whether a position can be that of a campaign: a list of checks, each of which finds what is wrong.

A check is told the game and yields :class:`Problem`: a key of its catalogue with arguments. The first problem refuses
the position, so a check may rely on those before it. The functions that return a check are for what most games need;
those that yield problems themselves are for the checks that a game writes on its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeVar

from rules.core.campaign import CampaignState
from rules.core.errors import ImpossibleState
from rules.core.game import clipped
from rules.core.text import Argument, speaker

G = TypeVar("G")
"""The facade of a game."""


class Problem(NamedTuple):
    """What is wrong with a position: the key of the text that says so, and its arguments."""

    key: str
    args: Mapping[str, Argument]


Problems = Iterator[Problem]
Check = Callable[[G], Iterable[Problem]]
"""Finds what is wrong with a position."""

Bounds = tuple[int, int]
"""The least and the most that a number may be."""


def refuse_impossible(game: str, t: G, checks: Iterable[Check[G]]) -> None:
    """Make all checks, in order.

    Raises:
        ImpossibleState: one of them found a problem; its text says which.
    """
    say = speaker(game)
    for check in checks:
        for key, args in check(t):
            raise ImpossibleState(say(key, **args))


# For the checks that a game writes on its own


def demand(true: bool, key: str, /, **args: Argument) -> Problems:
    """A problem unless something is true."""
    if not true:
        yield Problem(key, args)


def unknown(things: Iterable[str], known: Collection[str], key: str, /, **args: Argument) -> Problems:
    """What is not known; the text is told the ``thing``."""
    return (Problem(key, {"thing": clipped(thing), **args}) for thing in things if thing not in known)


def unknown_or_twice(things: Iterable[str], known: Collection[str], key: str, /, **args: Argument) -> Problems:
    """What is not known or named twice; the text is told the ``thing``."""
    found: set[str] = set()
    for thing in things:
        if thing not in known or thing in found:
            yield Problem(key, {"thing": clipped(thing), **args})
        found.add(thing)


def outside(number: int, bounds: Bounds, key: str, /, **args: Argument) -> Problems:
    """A number that is out of bounds; the text is told the ``number``, the ``least`` and the ``most``."""
    least, most = bounds
    if not least <= number <= most:
        yield Problem(key, {"number": clipped(number), "least": least, "most": most, **args})


# Checks to be listed


def frame(state: Callable[[G], CampaignState], scenario: str, options: Mapping[str, bool], last_turn: int) -> Check[G]:
    """The position says that it is of this scenario, with these optional rules and this last turn."""

    def check(t: G) -> Problems:
        found = state(t)
        yield from demand(found.scenario == scenario and found.last_turn == last_turn, "unsound-scenario")
        yield from demand(found.options == [option for option, on in options.items() if on], "unsound-options")

    return check


def requires(key: str, holds: Callable[[G], bool], **args: Argument) -> Check[G]:
    """Something holds."""
    return lambda t: demand(holds(t), key, **args)


def every(key: str, about: str, things: Callable[[G], Iterable[str]], holds: Callable[[G, str], bool]) -> Check[G]:
    """Something holds for each of several things; the text calls one of them by the name ``about``."""
    return lambda t: (Problem(key, {about: thing}) for thing in things(t) if not holds(t, thing))


def known_once(
    key: str, things: Callable[[G], Iterable[str]], known: Callable[[G], Collection[str]], **args: Argument
) -> Check[G]:
    """All of a list are known, and none is named twice."""
    return lambda t: unknown_or_twice(things(t), known(t), key, **args)


def within(key: str, number: Callable[[G], int], bounds: Callable[[G], Bounds]) -> Check[G]:
    """A number is within its bounds."""
    return lambda t: outside(number(t), bounds(t), key)


def all_within(
    key: str, about: str, numbers: Callable[[G], Mapping[str, int]], bounds: Callable[[G], Bounds]
) -> Check[G]:
    """All numbers of a table are within the same bounds; the texts call what one is about by the name ``about``."""
    return lambda t: (
        problem for thing, number in numbers(t).items() for problem in outside(number, bounds(t), key, **{about: thing})
    )
