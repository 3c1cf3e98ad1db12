"""Checks of data files that every game needs: each yields sentences about what is wrong, none where all is well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol, TypeVar

Problems = Iterator[str]
"""What is wrong with one file, as sentences; the first is reported."""


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
        """How the ends are joined."""


class BoardFacts(Protocol):
    """Spaces, and links between them."""

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
        """Whether it is the one that is played when no one names another."""


R = TypeVar("R", bound=Identified)

_FACES = range(1, 7)


def duplicates(what: str, ids: Iterable[str]) -> Problems:
    """Ids of one kind are unique."""
    return (f"the {what} '{name}' stands there {count} times." for name, count in Counter(ids).items() if count > 1)


def unknown(what: str, names: Iterable[str], known: Iterable[str]) -> Problems:
    """Everything that something names exists."""
    among = frozenset(known)
    return (f"{what} names '{name}', which does not exist." for name in names if name not in among)


def dangling(kind: str, records: Iterable[R], named: Callable[[R], Iterable[str]], known: Iterable[str]) -> Problems:
    """Everything that the records of one kind name exists, as the nation of every counter."""
    among = frozenset(known)
    for record in records:
        yield from unknown(f"the {kind} '{record.id}'", named(record), among)


def each_once(what: str, names: Iterable[str], wanted: Iterable[str]) -> Problems:
    """A list names everything it must exactly once, and nothing else."""
    counted, expected = Counter(names), tuple(wanted)
    for name in expected:
        if counted[name] != 1:
            yield f"{what} must name '{name}' once, not {counted[name]} times."
    for name in counted:
        if name not in expected:
            yield f"{what} must not name '{name}'."


def every_face(what: str, groups: Iterable[Sequence[int]], faces: Sequence[int] = _FACES) -> Problems:
    """The rows of a table cover each face of the die once."""
    covered = sorted(face for group in groups for face in group)
    if covered != list(faces):
        yield f"{what} must cover each face of the die once; it covers {covered}."


def count(what: str, found: int, printed: int) -> Problems:
    """There are as many of something as the rulebook prints."""
    if found != printed:
        yield f"there must be {printed} {what}; there are {found}."


def board_problems(board: BoardFacts) -> Problems:
    """Spaces are unique; every link has two known ends, which are different, and no pair is joined twice."""
    yield from duplicates("space", (space.id for space in board.spaces))
    yield from duplicates("link", (" - ".join(sorted((link.a, link.b))) for link in board.links))
    known = {space.id for space in board.spaces}
    for link in board.links:
        yield from unknown(f"the {link.kind} link {link.a} - {link.b}", (link.a, link.b), known)
        if link.a == link.b:
            yield f"the {link.kind} link {link.a} - {link.b} leads nowhere."


def scenario_problems(scenarios: Sequence[Listed]) -> Problems:
    """Scenarios are unique, and exactly one is the default."""
    yield from duplicates("scenario", (scenario.id for scenario in scenarios))
    yield from count("default scenarios", sum(scenario.default for scenario in scenarios), 1)
