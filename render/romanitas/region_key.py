"""What the signs on the picture of a region mean: points, Monuments, the war, fleets."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core.canvas import Sprite
from render.core.counters import counter_sprite, overview
from render.core.fonts import Face, text_width
from render.core.map_symbols import badge, battle
from render.core.palette import BAND_TEXT, LOSS
from render.core.text_panels import write
from render.romanitas.badges import won_badge
from render.romanitas.board_part import BoardPart
from render.romanitas.theme import fleet_counter

KEY_ROW, _SIGN, _LETTERS, _EDGE = 84, 58, 54, 28
"""The height of a line below a region that says what its signs mean, their size and letters, and the edges there."""

_GAP, _LEAST_GAP = 48, 24
"""The usual gap between two keys, and the least in a row that would be too wide."""

Key = tuple[list[Sprite], str]
"""Signs and what they mean."""


def keys_of(sheet: BoardPart) -> list[Key]:
    """What the signs on a part of the board mean: they with words. Call it after drawing."""
    texts, found = sheet.texts, list[Key]()
    for key, sign in (("map-key-points", badge(1, _SIGN)), ("map-key-won", won_badge(_SIGN))):
        if key in sheet.keys:
            found.append(([sign], texts(key)))
    if sheet.monuments:
        found.append(([counter_sprite(each, _SIGN) for each in sheet.monuments], texts("map-key-monument")))
    if "map-key-war" in sheet.keys:
        found.append(([battle(_SIGN, LOSS)], texts("map-key-war")))
    for nation in sheet.fleets:
        sign = counter_sprite(overview(fleet_counter(nation)), _SIGN)
        found.append(([sign], texts("map-key-fleet", nation=nation)))
    return found


def in_rows(keys: Sequence[Key], wide: int) -> list[list[Key]]:
    """Keys in as many rows of a width as they need."""
    rows: list[list[Key]] = []
    x = 0.0
    for key in keys:
        if not rows or x + _width(key) > wide - 2 * _EDGE:
            rows.append([])
            x = 0.0
        rows[-1].append(key)
        x += _width(key) + _LEAST_GAP
    return rows


def _width(key: Key) -> float:
    signs, told = key
    return sum(sign.width + 10 for sign in signs) + 8 + text_width(told, Face.STRONG, _LETTERS)


def draw_keys(picture: Image.Image, top: int, rows: Sequence[Sequence[Key]]) -> None:
    """Rows of keys from the upper edge ``top`` of the first."""
    for row, keys in enumerate(rows):
        x, middle = float(_EDGE), top + KEY_ROW * (row + 0.5) + 2
        spare = picture.width - 2 * _EDGE - sum(map(_width, keys))
        gap = min(_GAP, spare / max(len(keys) - 1, 1))
        for signs, told in keys:
            for place, sign in enumerate(signs):
                sign.centre(picture, x + (sign.width + 10) * place + sign.width / 2, middle)
            wide = _width((signs, told))
            write(picture, x + wide, middle + 17, told, Face.STRONG, _LETTERS, BAND_TEXT, align=1)
            x += wide + gap
