"""Checks that any game's narrator must pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from render.presenter import Length
from render.prose.narrator import Narrator, Point, variant
from rules.core.events import Event
from rules.core.text import lexicon


def turns(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each turn."""
    return [list(group) for _, group in groupby(events, lambda event: event.turn)]


def keys_used(game: str, narrator: Narrator, events: Sequence[Event], length: Length) -> list[tuple[str, str]]:
    """The stems and keys that one turn is told with in English, in order."""
    has = lexicon(game, "en").has
    used: Counter[str] = Counter()
    scenes: dict[str, list[Event]] = {}
    found = []
    for event in events:
        scene = scenes.setdefault(event.scene, []) if event.scene else []
        for point in narrator.points(event, tuple(scene)):
            if isinstance(point, Point):
                found.append((point.stem, variant(has, point.stem, length, event.turn, used[point.stem])))
                used[point.stem] += 1
        scene.append(event)
    return found
