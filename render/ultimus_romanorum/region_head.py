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
from render.core.theatres import WIDTH
from render.core.words import Words
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.signs import area_sign, badge, cost_sign, fleet_sign
from render.ultimus_romanorum.theme import USURPER, WEST
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

HEAD: Final = 100
"""The height of the head."""

BAND_END: Final = (52, 36, 26)
_EDGE, _NEAR, _APART = 26, 12, 32
_NAME, _KEY, _SMALL_KEY, _SHARE = 66, 54, 42, 1.15
"""The letters of the name and of the key on wide and narrow pictures, and the size of its signs as a share of them."""


def draw_region_head(picture: Image.Image, name: str, texts: Words, drawn: Collection[str]) -> None:
    """Draw the head over the upper edge of a picture; ``drawn``: which of the rarer signs are on it."""
    picture.paste(gradient(picture.width, HEAD, BAND, BAND_END), (0, 0))
    picture.paste(GOLD, (0, HEAD - 4, picture.width, HEAD))
    size = _KEY if picture.width >= WIDTH else _SMALL_KEY
    free = picture.width - 2 * _EDGE - text_width(name, Face.STRONG, _KEY)
    keys = _keys(texts, drawn, size)
    if _room_of(keys, size) > free:
        keys = _keys(texts, {*drawn} - {"fleet"}, size)
    apart = min(_APART, (free - sum(_width(key, size) for key in keys)) / len(keys))
    x = picture.width - _EDGE - sum(_width(key, size) for key in keys) - apart * (len(keys) - 1)
    room = x - _EDGE - apart
    write_fitted(picture, _EDGE, HEAD / 2 + 20, name, Face.STRONG, _NAME, room, BRIGHT_GOLD, least=_KEY)
    for key in keys:
        key.sign.centre(picture, x + key.sign.width / 2, HEAD / 2 - 2)
        write(picture, x + key.sign.width + _NEAR, HEAD / 2 + 16, key.name, Face.STRONG, size, BAND_TEXT)
        x += _width(key, size) + apart


def _room_of(keys: Sequence[Key], size: int) -> float:
    """The room that a key needs."""
    return sum(_width(key, size) + _NEAR for key in keys)


def _keys(texts: Words, drawn: Collection[str], size: int) -> list[Key]:
    """The signs of towns, of crossings and fleets if there are any, and the shapes of both camps' armies."""
    sign = round(size * _SHARE)
    towns = [Key(area_sign("1", sign, town=True, capital=False), texts("key-town"))]
    ferries = [Key(cost_sign(2, sign), texts("key-ferry"))] if "ferry" in drawn else []
    fleets = [Key(fleet_sign(ROMAN, sign), texts("key-fleet"))] if "fleet" in drawn else []
    camps = (Army("", ROMAN, WEST, units=1, pf=6), ROMAN), (Army("", BARBARIAN, USURPER, units=1, pf=6), BARBARIAN)
    return [*towns, *ferries, *fleets, *(Key(badge(army, sign), texts(f"points-{camp}")) for army, camp in camps)]


def _width(key: Key, size: int) -> float:
    return key.sign.width + _NEAR + text_width(key.name, Face.STRONG, size)
