"""Checks whether a position can occur in a campaign.

A check takes the game and yields :class:`Problem`: a catalogue key with arguments. The first problem rejects the
position, so a check may rely on earlier ones. Functions that return a check cover the common cases. Functions that
yield problems are building blocks for a game's own checks.
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
    """A problem with a position: the key of its text and the arguments."""

    key: str
    args: Mapping[str, Argument]


Problems = Iterator[Problem]
Check = Callable[[G], Iterable[Problem]]
"""Finds the problems of a position."""

Bounds = tuple[int, int]
"""The minimum and maximum of a number."""


def refuse_impossible(game: str, t: G, checks: Iterable[Check[G]]) -> None:
    """Run all checks, in order.

    Raises:
        ImpossibleState: a check found a problem; the reason is its text.
    """
    say = speaker(game)
    for check in checks:
        for key, args in check(t):
            raise ImpossibleState(say(key, **args))


# Building blocks for a game's own checks


def demand(true: bool, key: str, /, **args: Argument) -> Problems:
    """Yield a problem unless a condition is true."""
    if not true:
        yield Problem(key, args)


def unknown(things: Iterable[str], known: Collection[str], key: str, /, **args: Argument) -> Problems:
    """Yield a problem for every unknown id; its text gets the ``thing``."""
    return (Problem(key, {"thing": clipped(thing), **args}) for thing in things if thing not in known)


def unknown_or_twice(things: Iterable[str], known: Collection[str], key: str, /, **args: Argument) -> Problems:
    """Yield a problem for every unknown or duplicate id; its text gets the ``thing``."""
    found: set[str] = set()
    for thing in things:
        if thing not in known or thing in found:
            yield Problem(key, {"thing": clipped(thing), **args})
        found.add(thing)


def outside(number: int, bounds: Bounds, key: str, /, **args: Argument) -> Problems:
    """Yield a problem for a number out of bounds; its text gets ``number``, ``least`` and ``most``."""
    least, most = bounds
    if not least <= number <= most:
        yield Problem(key, {"number": clipped(number), "least": least, "most": most, **args})


# Ready-made checks


def frame(state: Callable[[G], CampaignState], scenario: str, options: Mapping[str, bool], last_turn: int) -> Check[G]:
    """Check that the state has this scenario, these optional rules and this last turn."""

    def check(t: G) -> Problems:
        found = state(t)
        yield from demand(found.scenario == scenario and found.last_turn == last_turn, "unsound-scenario")
        yield from demand(found.options == [option for option, on in options.items() if on], "unsound-options")

    return check


def requires(key: str, holds: Callable[[G], bool], **args: Argument) -> Check[G]:
    """Check a condition."""
    return lambda t: demand(holds(t), key, **args)


def every(key: str, about: str, things: Callable[[G], Iterable[str]], holds: Callable[[G, str], bool]) -> Check[G]:
    """Check a condition for each of several things; ``about`` is the thing's argument name in the text."""
    return lambda t: (Problem(key, {about: thing}) for thing in things(t) if not holds(t, thing))


def known_once(
    key: str, things: Callable[[G], Iterable[str]], known: Callable[[G], Collection[str]], **args: Argument
) -> Check[G]:
    """Check that all ids of a list are known and none appears twice."""
    return lambda t: unknown_or_twice(things(t), known(t), key, **args)


def within(key: str, number: Callable[[G], int], bounds: Callable[[G], Bounds]) -> Check[G]:
    """Check that a number is within bounds."""
    return lambda t: outside(number(t), bounds(t), key)


def all_within(
    key: str, about: str, numbers: Callable[[G], Mapping[str, int]], bounds: Callable[[G], Bounds]
) -> Check[G]:
    """Check that all numbers of a table are within bounds; ``about`` is the key's argument name in the text."""
    return lambda t: (
        problem for thing, number in numbers(t).items() for problem in outside(number, bounds(t), key, **{about: thing})
    )
