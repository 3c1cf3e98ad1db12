"""The cost of pictures: milliseconds for drawing and encoding, and bytes, compared with plain Pillow drawing."""

from __future__ import annotations

import resource
import statistics
import time
from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from html import escape
from io import BytesIO
from typing import Any

import msgspec
import resvg_py

import rules
from render.core.fonts import FOLDER
from render.core.picture import Picture
from render.romanitas.battle_report import draw_battle
from render.romanitas.map import draw_map
from render.romanitas.map_highlights import NOTHING
from render.romanitas.overview import Overview
from render.romanitas.regions import REGIONS
from render.romanitas.theme import words
from render.romanitas.turn_card import draw_summary
from rules.core.agents import give
from rules.core.events import Event
from rules.romanitas.ai.legate import legate
from rules.romanitas.state import RomanitasState

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


def rasterised() -> Cost:
    """What the whole map costs an SVG rasteriser: our ground, a box for each sign and a text for each name, no more."""
    view = rules.start("romanitas", seed="course 2").public()
    return _cost([partial(_rasterised, _svg(view))])


def _svg(view: Mapping[str, Any]) -> str:
    state = msgspec.convert(view["state"], RomanitasState)
    sheet, ground = Overview(state, words("en"), NOTHING), BytesIO()
    sheet.picture.save(ground, "JPEG", quality=90, subsampling=0)
    sheet.draw()
    signs = (f'<rect x="{b[0]}" y="{b[1]}" width="{b[2] - b[0]}" height="{b[3] - b[1]}"/>' for _, b in sheet.signs)
    names = (f'<text x="{b[0]}" y="{b[3]}" font-size="19" stroke-width="3">{escape(n)}</text>' for n, b in sheet.labels)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">'
        f'<image width="1600" height="1000" href="data:image/jpeg;base64,{b64encode(ground.getvalue()).decode()}"/>'
        f'<g stroke="#fff">{"".join(signs)}</g><g paint-order="stroke" stroke="#fff">{"".join(names)}</g></svg>'
    )


def _rasterised(svg: str) -> Picture:
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_dirs=[str(FOLDER)]))
    return Picture(png, "map.png", "The map.", 1600, 1000)


def memory() -> float:
    """Megabytes that this process holds more after it has drawn the map and every region than before."""
    before = _resident()
    view = rules.start("romanitas", seed="course 2").public()
    for region in (None, *REGIONS):
        draw_map(view, region, "en")
    return _resident() - before


def _resident() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


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
