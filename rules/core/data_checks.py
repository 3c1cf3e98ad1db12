"""Checks of data files for every game. Each yields a sentence for each problem, and nothing for valid data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

Problems = Iterator[str]
"""The problems of one file, as sentences; the first is reported."""


class Identified(Protocol):
    """A record with an id."""

    @property
    def id(self) -> str:
        """The id."""


class Linked(Protocol):
    """A link of a board."""

    @property
    def a(self) -> str:
        """One end."""

    @property
    def b(self) -> str:
        """The other end."""

    @property
    def kind(self) -> str:
        """The kind of link."""


class BoardFacts(Protocol):
    """A board: spaces and the links between them."""

    @property
    def spaces(self) -> Sequence[Identified]:
        """The spaces."""

    @property
    def links(self) -> Sequence[Linked]:
        """The links."""


class Listed(Identified, Protocol):
    """A scenario in the list of scenarios."""

    @property
    def default(self) -> bool:
        """Whether it is played unless another one is chosen."""


R = TypeVar("R", bound=Identified)

_FACES = range(1, 7)


def duplicates(what: str, ids: Iterable[str]) -> Problems:
    """Check that ids are unique."""
    return (f"the {what} '{name}' stands there {count} times." for name, count in Counter(ids).items() if count > 1)


def unknown(what: str, names: Iterable[str], known: Iterable[str]) -> Problems:
    """Check that every name is known."""
    among = frozenset(known)
    return (f"{what} names '{name}', which does not exist." for name in names if name not in among)


def dangling(kind: str, records: Iterable[R], named: Callable[[R], Iterable[str]], known: Iterable[str]) -> Problems:
    """Check that records of one kind refer only to known ids, such as the nation of every counter."""
    among = frozenset(known)
    for record in records:
        yield from unknown(f"the {kind} '{record.id}'", named(record), among)


def each_once(what: str, names: Iterable[str], wanted: Iterable[str]) -> Problems:
    """Check that a list has every expected name exactly once, and nothing else."""
    counted, expected = Counter(names), tuple(wanted)
    for name in expected:
        if counted[name] != 1:
            yield f"{what} must name '{name}' once, not {counted[name]} times."
    for name in counted:
        if name not in expected:
            yield f"{what} must not name '{name}'."


def every_face(what: str, groups: Iterable[Sequence[int]], faces: Sequence[int] = _FACES) -> Problems:
    """Check that the rows of a table cover each face of the die once."""
    covered = sorted(face for group in groups for face in group)
    if covered != list(faces):
        yield f"{what} must cover each face of the die once; it covers {covered}."


def count(what: str, found: int, printed: int) -> Problems:
    """Check a count against the rulebook."""
    if found != printed:
        yield f"there must be {printed} {what}; there are {found}."


def board_problems(board: BoardFacts) -> Problems:
    """Check that spaces are unique and that every link joins two different known spaces, each pair once."""
    yield from duplicates("space", (space.id for space in board.spaces))
    yield from duplicates("link", (" - ".join(sorted((link.a, link.b))) for link in board.links))
    known = {space.id for space in board.spaces}
    for link in board.links:
        yield from unknown(f"the {link.kind} link {link.a} - {link.b}", (link.a, link.b), known)
        if link.a == link.b:
            yield f"the {link.kind} link {link.a} - {link.b} leads nowhere."


def scenario_problems(scenarios: Sequence[Listed]) -> Problems:
    """Check that scenarios are unique and exactly one is the default."""
    yield from duplicates("scenario", (scenario.id for scenario in scenarios))
    yield from count("default scenarios", sum(scenario.default for scenario in scenarios), 1)
