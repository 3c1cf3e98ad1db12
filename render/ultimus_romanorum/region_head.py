"""The head of a theatre's map: its name and the year, and what the signs of towns and the shapes of armies mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from PIL import Image

from render.core.canvas import gradient
from render.core.fonts import Face, text_width
from render.core.legends import Key
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.signs import area_sign, badge, cost_sign, fleet_sign
from render.ultimus_romanorum.theme import USURPER, WEST
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

HEAD: Final = 164
_ROW: Final = 88
"""The height of the head and of its first row."""

BAND_END: Final = (52, 36, 26)
_EDGE, _NEAR, _APART = 26, 12, 44
_NAME, _KEY, _SHARE = 66, 46, 1.15
"""The letters of the name and of the key, and the size of its signs as a share of them."""


def draw_region_head(picture: Image.Image, name: str, texts: Words, drawn: Collection[str]) -> None:
    """Draw the head over the upper edge of a picture: its name and the armies, below them the other signs.

    ``drawn``: which of the rarer signs are on it.
    """
    picture.paste(gradient(picture.width, HEAD, BAND, BAND_END), (0, 0))
    picture.paste(GOLD, (0, HEAD - 4, picture.width, HEAD))
    armies = _armies(texts)
    x = picture.width - _EDGE - _room_of(armies)
    told = texts("key-strength-of")
    start = x - text_width(told, Face.STRONG, _KEY) - _NEAR
    write(picture, start, _ROW / 2 + 20, told, Face.STRONG, _KEY, BAND_TEXT)
    room = start - _EDGE - _APART
    write_fitted(picture, _EDGE, _ROW / 2 + 24, name, Face.STRONG, _NAME, room, BRIGHT_GOLD, least=_KEY)
    _draw_row(picture, armies, (x, _ROW / 2 + 4))
    signs = _signs(texts, drawn)
    _draw_row(picture, signs, (picture.width - _EDGE - _room_of(signs), (_ROW + HEAD) / 2 - 8))


def _draw_row(picture: Image.Image, keys: Sequence[Key], at: tuple[float, float]) -> None:
    """Signs with what they mean, from a place on."""
    x, middle = at
    for key in keys:
        key.sign.centre(picture, x + key.sign.width / 2, middle)
        write(picture, x + key.sign.width + _NEAR, middle + 16, key.name, Face.STRONG, _KEY, BAND_TEXT)
        x += _width(key, _KEY) + _APART


def _room_of(keys: Sequence[Key]) -> float:
    """The room that a key needs."""
    return sum(_width(key, _KEY) + _APART for key in keys) - _APART


def _armies(texts: Words) -> list[Key]:
    """The shapes of both camps' armies."""
    camps = (Army("", ROMAN, WEST, units=1, pf=6), ROMAN), (Army("", BARBARIAN, USURPER, units=1, pf=6), BARBARIAN)
    return [Key(badge(army, round(_KEY * _SHARE)), texts(f"points-{camp}")) for army, camp in camps]


def _signs(texts: Words, drawn: Collection[str]) -> list[Key]:
    """The numbers of areas and the signs of their towns, and of crossings and fleets if there are any."""
    sign = round(_KEY * _SHARE)
    keys = [
        Key(area_sign("2", sign, capital=False, town=False), texts("key-area")),
        Key(area_sign("", sign, capital=False, town=True), texts("key-town")),
        Key(area_sign("", sign, capital=True, town=True), texts("key-capital")),
    ]
    keys += [Key(cost_sign(2, sign), texts("key-ferry"))] if "ferry" in drawn else []
    return keys + ([Key(fleet_sign(ROMAN, sign), texts("key-fleet"))] if "fleet" in drawn else [])


def _width(key: Key, size: int) -> float:
    return key.sign.width + _NEAR + text_width(key.name, Face.STRONG, size)
