"""Recorded positions of each game: saves and events, so a picture changes only if its drawing does.

``positions/<game>/<scenario>.xz`` has the moments of one campaign in its first line, then the public events.
``python -m tests.gallery.record`` writes such a file.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import msgspec

import rules
from render.core.posts import Post, View
from render.presenter import presenter
from rules.core.events import Event
from rules.core.registry import events_from_json

FOLDER = Path(__file__).parent / "positions"


class Moment(msgspec.Struct, frozen=True):
    """A position in a campaign.

    ``told`` public events came before it, those from ``since`` on with the last choice. ``post`` is the post that it's
    about, ``orders`` are written orders in English for its decision.
    """

    name: str
    save: str
    told: int
    since: int = 0
    post: Post | None = None
    orders: str = ""


@dataclass(frozen=True)
class Position:
    """A moment with its table and the events until then."""

    game: str
    scenario: str
    moment: Moment
    events: Sequence[Event]

    @cached_property
    def table(self) -> rules.Table:
        """The table, loaded when it's asked for first."""
        return rules.load(self.moment.save)

    @property
    def name(self) -> str:
        """A name of the position that no other one of the game has."""
        return f"{self.scenario}/{self.moment.name}"

    @property
    def view(self) -> View:
        """What everyone sees."""
        return self.table.public()

    @property
    def scene(self) -> list[Event]:
        """The events of the scene that is going on, or of the last one."""
        scene = next((event.scene for event in reversed(self.events) if event.scene), "")
        return [event for event in self.events if scene and event.scene == scene]

    def events_of(self, post: Post) -> tuple[list[Event], list[Event]]:
        """The events a post is composed from, and the earlier ones of its turn and those that its game recalls."""
        if post.kind in ("news", "map"):
            own = list(self.events[self.moment.since :])
        elif post.scene:
            own = [event for event in self.events if event.scene == post.scene]
        else:
            own = [event for event in self.events if event.turn == post.turn]
        first = next((place for place, event in enumerate(self.events) if own and event is own[0]), 0)
        recalled, earlier = presenter(self.game).recalled, self.events[:first]
        before = [event for event in earlier if event.turn < post.turn and event.kind in recalled]
        return own, [*before, *(event for event in earlier if event.turn == post.turn)]


def games() -> list[str]:
    """The games with recorded positions."""
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


@cache
def positions(game: str) -> tuple[Position, ...]:
    """All recorded positions of a game, read once."""
    return tuple(_loaded(game))


def _loaded(game: str) -> Iterator[Position]:
    for file in sorted((FOLDER / game).glob("*.xz")):
        head, *lines = lzma.decompress(file.read_bytes()).decode().splitlines()
        events = events_from_json(game, lines)
        for moment in msgspec.json.decode(head, type=list[Moment]):
            yield Position(game, file.stem, moment, events[: moment.told])


def write(game: str, scenario: str, moments: Sequence[Moment], events: Sequence[str]) -> Path:
    """Write the positions of a campaign. ``events`` are JSON texts."""
    file = FOLDER / game / f"{scenario}.xz"
    file.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join([msgspec.json.encode(list(moments)).decode(), *events])
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    return file
