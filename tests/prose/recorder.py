"""Records which catalogue texts and which events a post's text is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NamedTuple
from unittest.mock import patch

from render.core.posts import Posting
from render.prose.narrator import Points, Story
from rules.core.events import Event
from rules.core.text import Argument, Lexicon, Text

_MARKED = re.compile(r"\s*(?:[-•*] |-# |#+ )")
_LABELLED = re.compile(r"\W*(?:\*\*[^*]+\*\*|__[^_]+__)")
_HEADING = re.compile(r"\W*(?:\*\*[^*]+\*\*|__[^_]+__)")
_ENDS = tuple(".!?…")
_NUMBER = re.compile(r"\d+")
_OF_TURNS = "colour-nation-"
"""Keys of what the books say of a nation in a turn."""


class Span(NamedTuple):
    """A part of a text: where it begins and ends."""

    start: int
    end: int


class Said(NamedTuple):
    """A text as it was rendered: its variant, the ids that it names, and the same with names and numbers masked."""

    variant: str
    names: frozenset[str]
    masked: str


class Sentence(NamedTuple):
    """A sentence of a post.

    ``variant`` is the key of its catalogue text, with the turn if the text is that of a turn; ``masked`` the text with
    names and numbers masked. ``names`` are the ids that it names, and ``candidates`` the events that it may have been
    told from; none if it sums up several.
    ``is_item``: it's an item of a list or a heading, which may come again and again.
    """

    text: str
    variant: str
    masked: str
    names: frozenset[str]
    candidates: tuple[Event, ...]
    is_item: bool


@dataclass
class Recorder:
    """Records rendered texts and told events while posts are composed."""

    said: dict[str, Said] = field(default_factory=dict)
    told: dict[str, list[Event]] = field(default_factory=dict)

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record within a ``with`` block, on every thread."""
        say, tell = Lexicon.say, Story.tell_as

        def recorded_say(lexicon: Lexicon, text: Text) -> str:
            rendered = say(lexicon, text)
            self.said[rendered] = Said(
                _variant(text), frozenset(_names(text)), _masked(rendered, lexicon.arguments(text))
            )
            return rendered

        def recorded_tell(story: Story, event: Event, points: Points) -> str:
            paragraph = tell(story, event, points)
            if paragraph:
                self.told.setdefault(paragraph, []).append(event)
            return paragraph

        with patch.object(Lexicon, "say", recorded_say), patch.object(Story, "tell_as", recorded_tell):
            yield

    def clear(self) -> None:
        """Forget the post before."""
        self.said.clear()
        self.told.clear()

    def sentences(self, posting: Posting) -> list[Sentence]:
        """The sentences of a posting, in order."""
        text, found = posting.text, list[Sentence]()
        paragraphs = {span: self.told[text[span.start : span.end]] for span in spans(text, self.told)}
        for span in spans(text, self.said):
            rendered = text[span.start : span.end]
            said = self.said[rendered]
            events = next((events for outer, events in paragraphs.items() if _holds(outer, span)), [])
            found.append(
                Sentence(
                    rendered, said.variant, said.masked, said.names, tuple(events), _is_item(text, span, said.variant)
                )
            )
        return found

    def names_in(self, text: str) -> frozenset[str]:
        """The keys and ids in a text, those of lists included."""
        found = [self.said[text[span.start : span.end]] for span in spans(text, self.said)]
        return frozenset(name for said in found for name in (said.variant, *said.names))


def spans(text: str, parts: Iterable[str]) -> list[Span]:
    """Where the parts occur in a text, in order; not within one another, the longest first."""
    found: list[Span] = []
    for part in sorted(filter(str.strip, parts), key=len, reverse=True):
        place = text.find(part)
        while place >= 0:
            span = Span(place, place + len(part))
            if _is_whole(text, span) and not any(other.start < span.end and span.start < other.end for other in found):
                found.append(span)
            place = text.find(part, span.end)
    return sorted(found)


def _is_whole(text: str, span: Span) -> bool:
    """Whether a part doesn't begin or end within a word."""
    inner = text[span.start : span.end]
    begins = span.start == 0 or not (text[span.start - 1].isalnum() and inner[0].isalnum())
    return begins and (span.end == len(text) or not (text[span.end].isalnum() and inner[-1].isalnum()))


def _holds(outer: Span, inner: Span) -> bool:
    return outer.start <= inner.start and inner.end <= outer.end


def _is_item(text: str, span: Span, key: str) -> bool:
    """Whether a part is an item of a list or a heading: marked as such, or a label without a full sentence."""
    line = text[text.rfind("\n", 0, span.start) + 1 : span.end].partition("\n")[0]
    is_sentence = line.rstrip("*_ ").endswith(_ENDS)
    is_heading = "-heading" in key or bool(_HEADING.fullmatch(line))
    return is_heading or bool(_MARKED.match(line)) or (bool(_LABELLED.match(line)) and not is_sentence)


def _variant(text: Text) -> str:
    """The catalogue text chosen: its key, and the turn where the catalogue has a text for each turn under one key."""
    turn = dict(text.args).get("turn")
    return f"{text.key}[{turn}]" if text.key.startswith(_OF_TURNS) and turn is not None else text.key


def _names(text: Text) -> Iterator[str]:
    """The ids and keys among the arguments of a text."""
    for _, value in text.args:
        yield from _names_in(value)


def _names_in(value: Argument) -> Iterator[str]:
    match value:
        case Text():
            yield value.key
            yield from _names(value)
        case tuple():
            for item in value:
                yield from _names_in(item)
        case str():
            yield value


def _masked(rendered: str, args: Mapping[str, str | int | float]) -> str:
    """A rendered text with its arguments and all numbers masked."""
    names = {value for value in args.values() if isinstance(value, str) and value.strip()}
    for name in sorted(names, key=len, reverse=True):
        rendered = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "@", rendered)
    return _NUMBER.sub("#", rendered)
