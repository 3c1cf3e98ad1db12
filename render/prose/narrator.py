"""Telling events: one text of the catalogue for each kind, with variants chosen by the event itself.

A game says which events make no story, and how the fields of an event become the arguments of its text; the narrator
finds the text ``tell-<kind>`` (or ``tell-<kind>-<case>``), and among variants ``...-b``, ``...-c`` takes the one that
the event's place in the campaign points to, so that a story reads the same whenever it is told.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

import msgspec

from rules.core.events import Event
from rules.core.text import Argument, Text, lexicon

_VARIANTS = "bcdef"

Told = tuple[str, Mapping[str, Argument]]
"""The case of an event (empty: only one) and the arguments of its text."""


class Narrator:
    """Tells the events of one game.

    ``silent``: kinds that are left out. ``cases``: kind to what its text is told about; all other events are told with
    their plain fields (strings, numbers, tuples of strings).
    """

    def __init__(self, game: str, silent: Collection[str], cases: Mapping[str, Callable[[Any], Told | None]]) -> None:
        self._game = game
        self._silent = silent
        self._cases = cases

    def tell(self, events: Sequence[Event], locale: str) -> list[str]:
        """The events as sentences, in order; those without a story are left out."""
        told = (self._told(event, place, locale) for place, event in enumerate(events))
        return [sentence for sentence in told if sentence]

    def keys(self) -> Collection[str]:
        """The kinds that are never told."""
        return self._silent

    def _told(self, event: Event, place: int, locale: str) -> str:
        if event.kind in self._silent:
            return ""
        told = self._cases[event.kind](event) if event.kind in self._cases else ("", plain_fields(event))
        if told is None:
            return ""
        case, args = told
        key = f"tell-{event.kind}-{case}" if case else f"tell-{event.kind}"
        text = Text(self._game, self._variant(key, event, place, locale), tuple(args.items()))
        return lexicon(self._game, locale).say(text)

    def _variant(self, key: str, event: Event, place: int, locale: str) -> str:
        words = lexicon(self._game, locale)
        known = [key, *(f"{key}-{letter}" for letter in _VARIANTS if words.has(f"{key}-{letter}"))]
        mark = zlib.crc32(msgspec.json.encode((event.turn, event.scene, place, event)))
        return known[mark % len(known)]


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
