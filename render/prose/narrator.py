"""Telling events: what there is to tell comes from the game, how it is told from the catalogue.

A game says which events make no story, and into which :class:`Point` s the others fall. A point names the *stem* of
its texts; the catalogue holds them in three lengths, ``tell-<stem>`` (normal), ``terse-<stem>`` and ``epic-<stem>``,
each with variants ``...-b``, ``...-c``. Which variant is taken depends on the events alone, so that a story reads the
same whenever it is told: the first point of a stem in a turn takes one that the turn points to, and the next ones go
round, so that no sentence comes again before all its sisters have been used.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from math import gcd
from typing import Any, NamedTuple, TypeAlias

from render.core.posts import LENGTHS, Length, Voice
from rules.core.events import Event
from rules.core.text import Argument, Text, lexicon

VARIANTS = "bcdefghijklmnopqrst"
"""The letters of the variants of a text, after the one without a letter."""

PREFIXES: Mapping[Length, str] = {"terse": "terse-", "normal": "tell-", "epic": "epic-"}
"""What the keys of the texts of each length begin with."""

_POOLS: Mapping[Length, tuple[tuple[Length, ...], ...]] = {
    "terse": (("terse",), ("normal",)),
    "normal": (("normal",),),
    "epic": (("epic",), ("normal",)),
}
"""What each length tells with: groups that are used one after the other, each of the first length that has a text."""


class Point(NamedTuple):
    """A fact to be told: the stem of its texts, and their arguments.

    ``plain``: the stem without special circumstances, for lengths that have no texts about these.
    """

    stem: str
    args: Mapping[str, Argument]
    plain: str = ""

    def under(self, circumstance: str) -> Point:
        """The same under a special circumstance, which is the end of the stem; unchanged if it's empty."""
        return self._replace(stem=f"{self.stem}-{circumstance}", plain=self.stem) if circumstance else self


class Ornament(NamedTuple):
    """A sentence that adds no fact of the game: told once a turn, in some lengths, if the catalogue has it.

    ``every``: in how many turns it is told once, so that what always happens at one place does not bring it up always.
    """

    key: str
    args: Mapping[str, Argument]
    lengths: Collection[Length] = LENGTHS
    every: int = 1


Points: TypeAlias = "Iterable[Point | Ornament]"
"""What one event has to tell, in order; its sentences make one paragraph."""


class Narrator:
    """Tells the events of one game.

    ``silent``: kinds that are left out. ``cases``: kind to the points of an event; all other events are one point with
    the kind as its stem and their plain fields. ``looking_back``: the same for kinds whose telling needs the events of
    their scene so far, which are handed over with the event. ``recalling``: the same for kinds that also need all known
    events before them. With it the variants of a stem go round in the whole campaign. ``chapters``: stems that open a
    chapter, so that each length keeps to its own texts.
    """

    def __init__(
        self,
        game: str,
        silent: Collection[str],
        cases: Mapping[str, Callable[[Any], Points]],
        looking_back: Mapping[str, Callable[[Any, Sequence[Event]], Points]],
        recalling: Mapping[str, Callable[[Any, Sequence[Event], Sequence[Event]], Points]] | None = None,
        chapters: Collection[str] = (),
    ) -> None:
        self.game = game
        self.chapters = chapters
        self.recalls = recalling is not None
        self._recalling = recalling or {}
        self.silent = silent
        self._cases = cases
        self._looking_back = looking_back

    def shown(self, args: Mapping[str, Argument], turn: int) -> Mapping[str, Argument]:
        """The arguments of a text of this turn as players read them; a game may rename what has changed its name."""
        return args

    def tell(
        self,
        events: Sequence[Event],
        voice: Voice,
        before: Sequence[Event] = (),
        wanted: Callable[[Event], bool] = lambda _: True,
    ) -> list[str]:
        """The events as paragraphs, in order; those without a story are left out.

        ``before``: what happened earlier in the turn of the first event. ``wanted``: which of the events to tell; the
        others are told elsewhere.
        """
        story = Story(self, voice)
        for event in before:
            story.skip(event)
        told = []
        for event in events:
            if wanted(event):
                told.append(story.tell(event))
            else:
                story.skip(event)
        return [paragraph for paragraph in told if paragraph]

    def points(self, event: Event, scene: Sequence[Event], past: Sequence[Event] = ()) -> Points:
        """What an event has to tell; ``scene`` holds the earlier events of its scene, ``past`` all that are known."""
        if event.kind in self.silent:
            return ()
        if event.kind in self._recalling:
            return self._recalling[event.kind](event, scene, past)
        if event.kind in self._looking_back:
            return self._looking_back[event.kind](event, scene)
        if event.kind in self._cases:
            return self._cases[event.kind](event)
        return (Point(event.kind, plain_fields(event)),)


class Story:
    """A story in the telling: which sentences each turn has used."""

    def __init__(self, narrator: Narrator, voice: Voice) -> None:
        self._narrator = narrator
        self._voice = voice
        self._words = lexicon(narrator.game, voice.locale)
        self._used: Counter[tuple[int, str]] = Counter()
        self._ever: Counter[str] = Counter()
        self._told: Counter[str] = Counter()
        self._next_epic: Counter[str] = Counter()
        self._epic_told: dict[tuple[str, int], int] = {}
        self._epic_place: dict[str, int | None] = {}
        self._fallbacks: Counter[str] = Counter()
        self._scenes: dict[str, list[Event]] = {}
        self._past: list[Event] = []
        self._first = 0

    def skip(self, event: Event) -> None:
        """Pass over an event that has been told elsewhere."""
        for point in self._points(event):
            self._place(point, event.turn)

    def tell(self, event: Event) -> str:
        """The event as a paragraph, or an empty text."""
        return self.tell_as(event, self._points(event))

    def tell_as(self, event: Event, points: Points) -> str:
        """The event as a paragraph of these points, or an empty text."""
        return self.say_all(points, event.turn)

    def say(self, point: Point | Ornament, turn: int) -> str:
        """A point of this turn as a sentence, or an empty text."""
        place = self._place(point, turn)
        if isinstance(point, Point):
            return self._said(self._variant(point, turn, place), self._narrator.shown(point.args, turn))
        due = not place and self._voice.length in point.lengths and not (_mark(point.key) + turn) % point.every
        return self._said(point.key, point.args) if due and self._words.has(point.key) else ""

    def _variant(self, point: Point, turn: int, place: int) -> str:
        """The key of the text for a point: round and round, in the whole campaign if earlier turns are known."""
        if not self._narrator.recalls:
            return variant(self._words.has, point.stem, self._voice.length, turn, place)
        length = self._voice.length
        told, shift = self._told[self._source(point, "normal")], _mark(self._source(point, "normal"))
        own, rest, source = self._texts(point, length), self._texts(point, "normal"), self._source(point, length)
        if source in self._narrator.chapters and length != "terse":
            return own[(_opening(self._first) + self._ever[source] - 1) % len(own)]
        if length == "normal":
            return own[(shift + told - 1) % len(own)]
        if length == "terse":
            count = self._used[turn, source]
            if own and (count <= len(own) or not rest):
                return own[(self._ever[source] - 1) % len(own)]
            return rest[(shift + told + turn) % len(rest)]  # counted by the stem that they share
        epic = self._epic_place[source]
        return (
            own[epic]
            if epic is not None
            else rest[(shift + self._fallbacks[self._source(point, "normal")]) % len(rest)]
        )

    def _take_epic(self, point: Point, turn: int) -> None:
        """Choose the epic text of a point: its own in turn, or none if that came in this turn or the one before.

        A text of normal length then tells the point. It's in the present, beside others in the past, so it comes only
        where an epic would repeat itself too soon.
        """
        source = self._source(point, "epic")
        own, rest = self._texts(point, "epic"), self._texts(point, "normal")
        place = self._next_epic[source]
        if own and (not rest or self._epic_told.get((source, place), turn - 2) < turn - 1):
            self._epic_told[source, place] = turn
            self._epic_place[source] = place
            self._next_epic[source] = (place + 1) % len(own)
        else:
            self._epic_place[source] = None
            self._fallbacks[self._source(point, "normal")] += 1

    def _texts(self, point: Point, length: Length) -> list[str]:
        """The texts that tell a point in a length."""
        return _first_group(self._words.has, self._source(point, length), (length,))

    def _source(self, point: Point, length: Length) -> str:
        """The stem whose texts of a length tell a point: its own, or the plain one without any.

        Points of one stem can have different plain ones. What goes round must count by what they share.
        """
        plain = point.plain or point.stem
        return point.stem if _first_group(self._words.has, point.stem, (length,)) else plain

    def has_another(self, point: Point, turn: int) -> bool:
        """Whether a point of this turn can be told in words that the turn hasn't had."""
        length = self._voice.length
        fallback: Length = "normal" if self._texts(point, "normal") else length
        return self._used[turn, self._source(point, fallback)] < len(self._texts(point, fallback))

    def count(self, point: Point | Ornament, turn: int) -> None:
        """Note that an earlier post has told a point."""
        self._place(point, turn)

    def say_all(self, points: Points, turn: int) -> str:
        """Points of this turn as one paragraph."""
        return _paragraph(self.say(point, turn) for point in points)

    def _place(self, point: Point | Ornament, turn: int) -> int:
        """How many points of this stem the turn has had before this one."""
        for stem in {point[0], point.plain or point.stem} if isinstance(point, Point) else {point.key}:
            self._used[turn, stem] += 1
            self._ever[stem] += 1
        self._first = self._first or turn
        if isinstance(point, Point):
            self._told[self._source(point, "normal")] += 1
            self._take_epic(point, turn)
        return self._used[turn, point[0]] - 1

    def _said(self, key: str, args: Mapping[str, Argument]) -> str:
        return self._words.say(Text(self._narrator.game, key, tuple(args.items())))

    def _points(self, event: Event) -> list[Point | Ornament]:
        scene = self._scenes.setdefault(event.scene, []) if event.scene else []
        points = list(self._narrator.points(event, tuple(scene), self._past))
        scene.append(event)
        self._past.append(event)
        return points


class Chapter(Story):
    """A turn told by itself, without what earlier turns have used: its number chooses the variants."""

    def _variant(self, point: Point, turn: int, place: int) -> str:
        return variant(self._words.has, point.plain or point.stem, self._voice.length, turn, place)


def _paragraph(sentences: Iterable[str]) -> str:
    """Sentences one after another; a heading has a line of its own; a list, or what is all in italics, begins one."""
    told, last = "", ""
    for sentence in filter(None, sentences):
        told += f"{_gap(last, sentence) if told else ''}{sentence}"
        last = sentence
    return told


def _gap(last: str, sentence: str) -> str:
    in_italics = sentence.startswith("*") and not sentence.startswith("**")
    return "\n" if in_italics or sentence.startswith(("#", "- ")) or last.startswith(("#", "__")) else " "


def variant(has: Callable[[str], bool], stem: str, length: Length, turn: int, place: int) -> str:
    """The key of the text for the point number ``place`` of this stem in a turn; ``has`` knows the catalogue."""
    groups = (_first_group(has, stem, lengths) for lengths in _POOLS[length])
    keys = [key for group in groups for key in _turned(group, _mark(stem), turn)]
    return keys[place % len(keys)] if keys else f"{PREFIXES[length]}{stem}"


def _first_group(has: Callable[[str], bool], stem: str, lengths: tuple[Length, ...]) -> list[str]:
    """The variants of the first of these lengths in which the stem has a text."""
    for length in lengths:
        key = f"{PREFIXES[length]}{stem}"
        if has(key):
            return [key, *(f"{key}-{letter}" for letter in VARIANTS if has(f"{key}-{letter}"))]
    return []


def _turned(keys: list[str], mark: int, turn: int) -> list[str]:
    """The keys in an order of their own for each turn, so that two turns on end neither begin nor go on alike."""
    if not keys:
        return keys
    steps = _steps(len(keys))
    start, step = mark + turn * steps[len(steps) // 2], steps[turn % len(steps)]
    return [keys[(start + place * step) % len(keys)] for place in range(len(keys))]


@cache
def _steps(count: int) -> tuple[int, ...]:
    """With which steps one can go round so many places and come to all of them."""
    return tuple(step for step in range(1, max(count, 2)) if gcd(step, count) == 1)


@cache
def _mark(stem: str) -> int:
    """A number that sets a stem apart from others, the same in every process."""
    return zlib.crc32(stem.encode())


def _opening(turn: int) -> int:
    """Which text opens the first chapter of a campaign that begins in this turn: not the same one in every scenario."""
    return 7 * turn // 4


def plain_fields(event: Event) -> dict[str, Argument]:
    """The fields of an event that a text can be told about as they are."""
    fields: dict[str, Argument] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if isinstance(value, bool):
            fields[name] = int(value)
        elif isinstance(value, str | int | Text) or (
            isinstance(value, tuple) and all(isinstance(item, str) for item in value)
        ):
            fields[name] = value
    return fields
