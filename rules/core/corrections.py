"""What a game master may put right, declared kind by kind: a game lists its kinds, and nothing else is to be written.

A kind gives its heading, what it offers in a position, and how to make each change. Most kinds are one
of three: a marker that is there or not (:func:`toggle`), a number within bounds (:func:`number`), and one of several
values (:func:`one_of`); for the rest a game lists the corrections itself (:func:`listed`).

The id of a correction is a verb and what it is about, joined by colons: ``move:legion-01:norica``. The text
``amend-<key>`` of the game's catalogue says what it does, ``amend-heading-<heading>`` is its heading.
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
"""What a correction is about, as ids."""

Change = Callable[..., None]
"""Makes a correction: told the game and the parts of the id after the verb. Nothing follows from it."""


class Correction(NamedTuple):
    """A correction that can be made now: its id, and the text that says what it does with its arguments."""

    ident: str
    key: str
    args: Mapping[str, Argument]


def correction(verb: str, subjects: Sequence[object], key: str, /, **args: Argument) -> Correction:
    """A correction that can be made now."""
    return Correction(":".join((verb, *map(str, subjects))), key, args)


@dataclass(frozen=True)
class Kind(Generic[G]):
    """A kind of correction: its heading, what it offers in a position, and how the change of each verb is made."""

    heading: str
    offers: Callable[[G], Iterable[Correction]]
    changes: Mapping[str, Change]


def listed(heading: str, offers: Callable[[G], Iterable[Correction]], **changes: Change) -> Kind[G]:
    """A kind of which the game lists the corrections itself; the changes are given by their verbs."""
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
    """A marker that may be taken off where it is, and put on where it may be.

    ``names`` are what the texts call the ids that it is about.
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
    """A number that may take other values: the text is told it ``before`` and ``after``.

    ``numbers`` are those that there are, each with what it is about; the texts call these ids by ``names``, and are not
    told one whose name is empty. ``values`` are told the game, the number now, and what it is about. The key of the
    text is the verb where no other is given. The change is told the new number last, as a whole number.
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
    """One less and one more, within bounds."""
    return [each for each in (now - 1, now + 1) if least <= each <= most]


def entries(table: Mapping[str, int]) -> Iterator[tuple[Subjects, int]]:
    """The numbers of a table by what they are about, for :func:`number`."""
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
    """One of several values: where a piece lies, who holds a place, or a power's attitude.

    ``things`` are those that have one, each with the value now; ``values`` are those that it may have. The texts call
    the thing, the value before and the value after by ``names``, and are not told one whose name is empty, nor an empty
    value. The key of the text follows from the value after it; it is the verb where no other is given.
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
    """Put a marker on a thing in place of the one that lies there; an empty value or 0 takes it off."""
    table.pop(thing, None)
    if value:
        table[thing] = value


def flip(marked: list[str], thing: str) -> None:
    """Put a thing on a list, or take it off where it is there."""
    if thing in marked:
        marked.remove(thing)
    else:
        marked.append(thing)


def take_off(thing: str, *lists: list[str]) -> None:
    """Take a thing off all lists that it is on."""
    for marked in lists:
        if thing in marked:
            marked.remove(thing)


class Corrections(Generic[G]):
    """All that a game master may put right in a game, by one ruling."""

    def __init__(self, game: str, rule: str, kinds: Sequence[Kind[G]]) -> None:
        self._say = speaker(game)
        self._rule = rule
        self._kinds = kinds
        self._changes = {verb: change for kind in kinds for verb, change in kind.changes.items()}
        self._heading = cache(self._say_heading)

    def offered(self, t: G) -> list[Option]:
        """Everything that can be put right in this position, in the order of the kinds."""
        return [
            Option(ident, self._say(f"amend-{key}", **args), None, (self._heading(kind.heading),), self._rule)
            for kind in self._kinds
            for ident, key, args in kind.offers(t)
        ]

    def make(self, t: G, ident: str) -> None:
        """Put something right.

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
