"""The head of a theatre's map: its name and the year, and what the signs of towns and the shapes of armies mean."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.core.canvas import gradient
from render.core.fonts import Face, text_width
from render.core.legends import Key
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.signs import area_sign, badge
from render.ultimus_romanorum.theme import USURPER, WEST
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

HEAD: Final = 100
"""The height of the head."""

_BAND_END: Final = (52, 36, 26)
_EDGE, _SIGN, _NEAR, _APART = 26, 62, 12, 32
_NAME, _KEY, _LEAST = 66, 54, 54


def draw_region_head(picture: Image.Image, name: str, texts: Words) -> None:
    """Draw the head over the upper edge of a picture."""
    picture.paste(gradient(picture.width, HEAD, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, HEAD - 4, picture.width, HEAD))
    keys = _keys(texts)
    x = picture.width - _EDGE - sum(map(_width, keys)) - _APART * (len(keys) - 1)
    write_fitted(picture, _EDGE, HEAD / 2 + 20, name, Face.STRONG, _NAME, x - _EDGE - _APART, BRIGHT_GOLD, least=_LEAST)
    for key in keys:
        key.sign.centre(picture, x + key.sign.width / 2, HEAD / 2 - 2)
        write(picture, x + key.sign.width + _NEAR, HEAD / 2 + 16, key.name, Face.STRONG, _KEY, BAND_TEXT)
        x += _width(key) + _APART


def _keys(texts: Words) -> list[Key]:
    """The signs of areas with and without a town, and the shapes of both camps' armies."""
    areas = (1, True, "key-town"), (2, False, "key-no-town")
    camps = (Army("", ROMAN, WEST), ROMAN), (Army("", BARBARIAN, USURPER), BARBARIAN)
    return [
        *(Key(area_sign(str(number), _SIGN, town=town, capital=False), texts(name)) for number, town, name in areas),
        *(Key(badge(army, _SIGN), texts(f"points-{camp}")) for army, camp in camps),
    ]


def _width(key: Key) -> float:
    return key.sign.width + _NEAR + text_width(key.name, Face.STRONG, _KEY)
