"""The regions of the board, and the picture of one: with its name on it and what its signs mean below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Point
from render.core.layout import note_joined
from render.core.palette import BAND, GOLD
from render.core.words import Words
from render.romanitas.framing import CLOSE
from render.romanitas.map_highlights import Changes
from render.romanitas.region_key import KEY_ROW, draw_keys, in_rows, keys_of
from render.romanitas.sheet import Sheet
from render.romanitas.theme import GAME
from rules.romanitas.state import RomanitasState

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "the-west": ("narbo", "tarraco", "pollentia", "emerita", "hispalis", "septem", "carthago-spartaria"),
    "italy": ("box-lombards", "genoa", "salonae", "caralis", "neapolis"),
    "africa": ("caesarea-mauretaniae", "caralis", "carthage", "leptis-magna", "central-med"),
    "the-balkans": ("viminacium", "dyrrachium", "chersonesos", "constantinople", "gortyne"),
    "asia-minor": ("ephesus", "seleucia", "sinope", "lazica", "albania"),
    "the-east": ("antioch", "jerusalem", "ctesiphon", "lakhmids-ghassanids"),
    "egypt": ("ptolemais", "alexandria", "syene"),
}
"""The regions the map can show, each with the spaces at its edges."""

USUAL: Final = 2.0
"""The zoom of a map if no other one is asked for."""

_SIZE: Final = (1600, 1136)
"""The size of a region, above its key: nearly a square is large inline as well as on a phone."""

_NEAREST: Final = 4.0
"""How much the board is magnified at most: its relief has no more to show."""


def frame_of(region: str | None, zoom: float) -> tuple[Point | None, float]:
    """Centre and zoom of a region, or of the surroundings of a space; no centre means the whole board."""
    if region and region in REGIONS:
        centre, fitting = base_map(GAME).frame(REGIONS[region], _SIZE, nearest=CLOSE)
        return centre, min(fitting * zoom / USUAL, _NEAREST)
    return base_map(GAME).middle((region,)) if region else None, zoom


def draw_part(
    state: RomanitasState, texts: Words, shown: Changes, region: str, centre: Point, zoom: float
) -> Image.Image:
    """A region, or the surroundings of a space, with its name, above what the signs on it mean."""
    sheet = Sheet(state, texts, shown, centre, zoom, _SIZE, heading=texts.name(region))
    sheet.draw()
    part, rows = sheet.picture, in_rows(keys_of(sheet), _SIZE[0])
    picture = Image.new("RGB", (part.width, part.height + KEY_ROW * len(rows)), BAND)
    picture.paste(part, (0, 0))
    note_joined(picture, part, (0, 0))
    picture.paste(GOLD, (0, part.height, part.width, part.height + 4))
    draw_keys(picture, part.height, rows)
    return picture
