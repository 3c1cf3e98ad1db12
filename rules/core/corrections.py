"""Declarative corrections for game masters: a game lists its kinds of correction, the core does the rest.

A kind has a heading, the corrections it offers in a position, and the function for each change. Most kinds are one
of three: a marker that is on or off (:func:`toggle`), a bounded number (:func:`number`), or one of several values
(:func:`one_of`). For anything else a game lists the corrections itself (:func:`listed`).

The id of a correction is a verb and its subjects, joined by colons: ``move:legion-01:norica``. Its text in the game's
catalogue is ``amend-<key>``, its heading ``amend-heading-<heading>``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Generic, NamedTuple, TypeVar

from rules.core.decisions import Option
from rules.core.errors import RulesError
from rules.core.text import Argument, Text, speaker

G = TypeVar("G")
"""The facade of a game."""

V = TypeVar("V")

Subjects = tuple[str, ...]
"""The ids of the things that a correction changes."""

Change = Callable[..., None]
"""Applies a correction: takes the game and the id's parts after the verb. It triggers no game effects."""


class Correction(NamedTuple):
    """An available correction: its id, and the key and arguments of the text that describes it."""

    ident: str
    key: str
    args: Mapping[str, Argument]


def correction(verb: str, subjects: Sequence[object], key: str, /, **args: Argument) -> Correction:
    """Make a correction from its verb, subjects and text."""
    return Correction(":".join((verb, *map(str, subjects))), key, args)


@dataclass(frozen=True)
class Kind(Generic[G]):
    """A kind of correction: its heading, its offers in a position, and the change for each verb."""

    heading: str
    offers: Callable[[G], Iterable[Correction]]
    changes: Mapping[str, Change]


def listed(heading: str, offers: Callable[[G], Iterable[Correction]], **changes: Change) -> Kind[G]:
    """Make a kind whose corrections the game lists itself; ``changes`` maps verbs to changes."""
    return Kind(heading, offers, changes)


class Switch(NamedTuple):
    """One direction of a toggle: its verb, the key of its text, and the change."""

    verb: str
    key: str
    change: Change


def toggle(
    heading: str,
    names: Sequence[str],
    things: Callable[[G], Iterable[Subjects]],
    is_on: Callable[..., bool],
    may_be_on: Callable[..., bool],
    on: Switch,
    off: Switch,
) -> Kind[G]:
    """Make a kind for a marker that can be added or removed.

    ``names`` are the text arguments for the subjects' ids.
    """

    def offers(t: G) -> Iterator[Correction]:
        for thing in things(t):
            if is_on(t, *thing):
                yield correction(off.verb, thing, off.key, **_named(names, thing))
            elif may_be_on(t, *thing):
                yield correction(on.verb, thing, on.key, **_named(names, thing))

    return Kind(heading, offers, {on.verb: on.change, off.verb: off.change})


def number(
    heading: str,
    verb: str,
    names: Sequence[str],
    numbers: Callable[[G], Iterable[tuple[Subjects, int]]],
    values: Callable[..., Iterable[int]],
    change: Change,
    key: Callable[[Subjects], str] | None = None,
) -> Kind[G]:
    """Make a kind for a number that can take other values; its text gets ``before`` and ``after``.

    ``numbers`` yields each number with its subjects. ``names`` are the text arguments for the subjects' ids; an empty
    name leaves that id out. ``values`` takes the game, the current number and the subjects. The text's key defaults to
    the verb. ``change`` takes the new number, an int, as its last argument.
    """

    def offers(t: G) -> Iterator[Correction]:
        for subjects, before in numbers(t):
            about = _named(names, subjects)
            for after in values(t, before, *subjects):
                if after != before:
                    said = key(subjects) if key else verb
                    yield correction(verb, (*subjects, after), said, **about, before=before, after=after)

    def make(t: G, *parts: str) -> None:
        change(t, *parts[:-1], int(parts[-1]))

    return Kind(heading, offers, {verb: make})


def one_step(now: int, least: int, most: float = float("inf")) -> list[int]:
    """Return the number minus one and plus one, as far as they are within bounds."""
    return [each for each in (now - 1, now + 1) if least <= each <= most]


def entries(table: Mapping[str, int]) -> Iterator[tuple[Subjects, int]]:
    """Yield the numbers of a table with their subjects, for :func:`number`."""
    return (((key,), value) for key, value in table.items())


def one_of(
    heading: str,
    verb: str,
    names: tuple[str, str, str],
    things: Callable[[G], Iterable[tuple[str, str]]],
    values: Callable[[G, str, str], Iterable[str]],
    change: Change,
    key: Callable[[str], str] | None = None,
) -> Kind[G]:
    """Make a kind for a value out of several: a piece's place, a place's holder, a power's attitude.

    ``things`` yields each thing with its current value; ``values`` returns the values it may take. ``names`` are the
    text arguments for the thing, the old and the new value; an empty name or value is left out. The text's key may
    depend on the new value; it defaults to the verb.
    """

    def offers(t: G) -> Iterator[Correction]:
        for thing, before in things(t):
            for after in values(t, thing, before):
                if after != before:
                    said = key(after) if key else verb
                    yield correction(verb, (thing, after), said, **_named(names, (thing, before, after)))

    return Kind(heading, offers, {verb: change})


def _named(names: Sequence[str], ids: Sequence[str]) -> dict[str, Argument]:
    return {name: ident for name, ident in zip(names, ids, strict=True) if name and ident}


def mark(table: dict[str, V], thing: str, value: V) -> None:
    """Replace the marker on a thing; an empty value or 0 removes it."""
    table.pop(thing, None)
    if value:
        table[thing] = value


def flip(marked: list[str], thing: str) -> None:
    """Add a thing to a list, or remove it if it's already there."""
    if thing in marked:
        marked.remove(thing)
    else:
        marked.append(thing)


def take_off(thing: str, *lists: list[str]) -> None:
    """Remove a thing from every list that has it."""
    for marked in lists:
        if thing in marked:
            marked.remove(thing)


class Corrections(Generic[G]):
    """All corrections of a game, under one ruling."""

    def __init__(self, game: str, rule: str, kinds: Sequence[Kind[G]]) -> None:
        self._say = speaker(game)
        self._rule = rule
        self._kinds = kinds
        self._changes = {verb: change for kind in kinds for verb, change in kind.changes.items()}
        self._heading = cache(self._say_heading)

    def offered(self, t: G) -> list[Option]:
        """Return every correction available in this position, in the order of the kinds."""
        return [
            Option(ident, self._say(f"amend-{key}", **args), None, (self._heading(kind.heading),), self._rule)
            for kind in self._kinds
            for ident, key, args in kind.offers(t)
        ]

    def make(self, t: G, ident: str) -> None:
        """Apply a correction.

        Raises:
            RulesError: unknown correction.
        """
        verb, *parts = ident.split(":")
        change = self._changes.get(verb)
        if change is None:
            raise RulesError(f"There is no correction '{ident[:60]}'.")
        change(t, *parts)

    def _say_heading(self, heading: str) -> Text:
        return self._say(f"amend-heading-{heading}")
