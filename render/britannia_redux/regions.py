"""The regions of the board, and the picture of one: with its name above and what its signs mean below."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, partial
from typing import Final

from PIL import Image

from render.britannia_redux.board_part import LARGE_NAMES
from render.britannia_redux.framing import DETAILED, ZOOM, framed
from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.map_keys import KEY_ROW, Key, draw_keys, in_rows
from render.britannia_redux.region_key import keys_of
from render.britannia_redux.sheet import Sheet
from render.britannia_redux.texts import GAME
from render.britannia_redux.ways import sea_part
from render.core.basemap import base_map
from render.core.canvas import Point
from render.core.layout import note_joined
from render.core.palette import BAND
from render.core.question_frame import draw_head, head_height
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.game import BritanniaRedux

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "highlands": ("orkneys", "hebrides", "caithness", "moray", "skye", "mar"),
    "lowlands": ("alban", "dalriada", "dunedin", "strathclyde", "lothian", "galloway"),
    "the-north": ("bernicia", "cumbria", "pennines", "york", "cheshire", "galloway"),
    "the-midlands": ("north-mercia", "march", "lindsey", "norfolk", "suffolk", "south-mercia", "hwicce"),
    "welsh-land": ("gwynedd", "clwyd", "powys", "dyfed", "gwent", "hwicce"),
    "the-west-country": ("cornwall", "devon", "avalon", "wessex", "gwent"),
    "the-south-east": ("kent", "essex", "sussex", "downlands", "wessex", "south-mercia"),
}
"""The parts of the board that the map can show, each with the areas that must be on the picture."""

_LEAST_ZOOM: Final = 1.22
"""A part of the board isn't wider than the board."""

SIZE_OF_REGION: Final = (1200, 1120)
"""The size of the picture, with the name above and the key below."""

_ROOM, _NEAREST = 54, 3.4
"""Pixels of the board around the places of a region, and the most by which it's magnified."""

_PENINSULAS: Final = ("cornwall",)
_BESIDE_TIP: Final = 9
"""The areas whose end at sea is farther from their place than that room, and how far the edge is beyond it."""

_AROUND_MAP: Final = 120
"""About what the picture has above and below its map."""

_STRAIT_INSIDE: Final = 32
"""How much nearer the end of a strait may be to the edge of a region than places are, in pixels of the board."""

_KEY_EDGE: Final = 18
"""The room above and below the rows that say what the signs mean."""

_WELL_INSIDE: Final = 84
_ABOVE_FLEET, _BELOW_FLEET = 8, 12
"""How far from the edge of a region a fleet and the name of its sea have room, and what they need above and below."""


def frame_of(region: str | None, zoom: float = ZOOM) -> tuple[Point | None, float]:
    """Centre and zoom of a region, or of the surroundings of a space; no centre means the whole board."""
    if region is not None and region in REGIONS:
        size = SIZE_OF_REGION[0], SIZE_OF_REGION[1] - 2 * _AROUND_MAP
        ends = [*_strait_ends(REGIONS[region]), *(tip_of(area) for area in _PENINSULAS if area in REGIONS[region])]
        return framed(REGIONS[region], size, _LEAST_ZOOM, around=_ROOM, nearest=_NEAREST, also=ends)
    return (base_map(GAME).middle((region,)), max(zoom, _LEAST_ZOOM)) if region else (None, 1.0)


@cache
def tip_of(area: str) -> Point:
    """The place from which a region's room reaches to the western end of an area."""
    board = base_map(GAME)
    number = board.areas[area]
    land = board.overview({}).index.point([255 * (value == number) for value in range(256)])
    left, *_ = land.getbbox() or (round(board.spaces[area][0]),)
    return left + _ROOM - _BESIDE_TIP, board.spaces[area][1]


def _strait_ends(areas: Collection[str]) -> Iterator[Point]:
    """Where straits from some areas to others end: a region shows the whole of their arrows."""
    for area in areas:
        for other in britannia_data().areas[area].by_strait:
            if other not in areas:
                (ax, ay), (bx, by) = sorted(sea_part(area, other), key=partial(math.dist, base_map(GAME).spaces[area]))
                inside = _STRAIT_INSIDE / max(math.dist((ax, ay), (bx, by)), _STRAIT_INSIDE)
                yield bx + (ax - bx) * inside, by + (ay - by) * inside


def draw_part(
    game: BritanniaRedux, texts: Words, shown: Changes, region: str, centre: Point, zoom: float
) -> tuple[Image.Image, Sheet]:
    """A region below its name, or the surroundings of a space, above what the signs mean; and the sheet of its map."""
    heading = texts(f"region-{region}") if region in REGIONS else ""
    head = head_height("", heading, SIZE_OF_REGION[0]) if heading else 0

    def above(rows: int) -> Sheet:
        sheet = Sheet(
            game, texts, shown, centre, zoom, (SIZE_OF_REGION[0], SIZE_OF_REGION[1] - head - _KEY_EDGE - rows * KEY_ROW)
        )
        sheet.is_region, sheet.least_letters = zoom >= DETAILED or bool(heading), LARGE_NAMES
        if region in REGIONS:
            sheet.focus = frozenset({*REGIONS[region], *_fleets_well_inside(sheet)})
        return sheet

    sheet, keys = _with_keys(above, texts)
    sheet.draw()
    picture = Image.new("RGB", SIZE_OF_REGION, BAND)
    picture.paste(sheet.picture, (0, head))
    note_joined(picture, sheet.picture, (0, head))
    if heading:
        draw_head(picture, "", heading)
    draw_keys(picture, head + sheet.picture.height, keys)
    return picture, sheet


def _with_keys(above: Callable[[int], Sheet], texts: Words) -> tuple[Sheet, list[list[Key]]]:
    """The sheet above as many rows as its keys need, and these rows."""
    rows = 1
    while True:
        sheet = above(rows)
        keys = in_rows(keys_of(sheet, texts), SIZE_OF_REGION[0])
        if len(keys) <= rows:
            return sheet, keys
        rows = len(keys)


def _fleets_well_inside(sheet: Sheet) -> Iterator[str]:
    """The seas with armies whose counters and names have room on the picture."""
    for sea in filter(sheet.is_shown, sheet.game.data.seas):
        x, y = sheet.at(sea)
        is_across = _WELL_INSIDE <= x <= sheet.picture.width - _WELL_INSIDE
        is_down = sheet.army / 2 + _ABOVE_FLEET <= y <= sheet.picture.height - _WELL_INSIDE - _BELOW_FLEET
        if is_across and is_down and sheet.game.state.stacks.get(sea):
            yield sea
