"""What pictures cost: milliseconds, drawing and encoding together, and bytes; beside plain Pillow drawing."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import rules
from render.core.picture import Picture
from render.romanitas.battle import draw_battle
from render.romanitas.cards import draw_summary
from render.romanitas.map import draw_map
from rules.core.agents import give
from rules.core.events import Event
from rules.romanitas.legate import legate

_ROUNDS = 15


@dataclass(frozen=True)
class Cost:
    """Median milliseconds of a picture with warm caches, and its size in kilobytes."""

    milliseconds: float
    kilobytes: float


def costs() -> dict[str, Cost]:
    """The cost of each kind of picture, over one campaign."""
    table, events = rules.start("romanitas", seed="course 2"), list[Event]()
    views, battles = [table.public()], list[list[Event]]()
    while table.decision is not None and table.state.turn < 6:
        table.events.clear()
        give(table, legate(table))
        events += table.events
        for event in table.events:
            if event.kind == "battle-ended":
                battles.append([each for each in events if each.scene == event.scene])
                views.append(table.public())
    turn = [event for event in events if event.turn == 2]
    return {
        "map": _cost([partial(draw_map, view, None, "en") for view in views]),
        "map, a region": _cost([partial(draw_map, view, "the-balkans", "en") for view in views]),
        "battle report": _cost([partial(_battle, battle) for battle in battles]),
        "turn summary": _cost([partial(draw_summary, turn, views[-1], "en")]),
    }


def _battle(events: list[Event]) -> Picture:
    picture = draw_battle(events, "en")
    assert picture is not None
    return picture


def _cost(draw: list[Callable[[], Picture]]) -> Cost:
    pictures = [make() for make in draw]
    times = []
    for _ in range(max(_ROUNDS // len(draw), 1)):
        for make in draw:
            began = time.perf_counter()
            make()
            times.append((time.perf_counter() - began) * 1000)
    return Cost(statistics.median(times), statistics.median(len(picture.data) for picture in pictures) / 1000)
