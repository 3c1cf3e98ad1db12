"""The head of a theatre's map with its name and the shapes of armies, and its foot with what other signs mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from functools import partial
from typing import Final

from PIL import Image

from render.core.canvas import Sprite, gradient
from render.core.fonts import Face, text_width
from render.core.legends import Key
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.signs import area_sign, badge, cost_sign, fleet_sign, leader_sign, mixed_fleet_sign
from render.ultimus_romanorum.stripes import striped_land
from render.ultimus_romanorum.theme import EAST, OFFICES, USURPER, WEST, office_sign
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

_HEAD, _FOOT = 104, 88
"""The height of the head, and of the foot with the key of signs."""

BAND_END: Final = (52, 36, 26)
_EDGE, _NEAR, _APART, _LEAST_APART = 26, 12, 44, 12
_STRIPES: Final = 14
"""The pixels from one stripe of civil war to the next."""

_NAME, _KEY, _SHARE = 66, 46, 1.15
"""The letters of the name and of the key, and the size of its signs as a share of them."""


_ORDER: Final = ("area", "town", "capital", "ferry", "fleet", "fleet-mixed", "leader", *OFFICES, "striped")
"""The signs that a foot explains, in their order."""


def head_height() -> int:
    """The height of the head of a theatre."""
    return _HEAD


def of_half(half: str) -> str:
    """The word for armies of the West or the East among what is drawn."""
    return f"half-{half}"


def foot_height(drawn: Set[str]) -> int:
    """The height of the foot of a theatre with some signs: none without any."""
    return _FOOT if drawn & set(_ORDER) else 0


def draw_region_head(picture: Image.Image, name: str, texts: Words, drawn: Set[str]) -> None:
    """Draw the head over the upper edge of a picture: its name, and the shapes of the armies on it."""
    picture.paste(gradient(picture.width, _HEAD, BAND, BAND_END), (0, 0))
    picture.paste(GOLD, (0, _HEAD - 4, picture.width, _HEAD))
    armies = _armies(texts, drawn)
    start = float(picture.width - _EDGE)
    if armies:
        x = start - _room_of(armies, _APART)
        told = texts("key-strength-of")
        start = x - text_width(told, Face.STRONG, _KEY) - _NEAR
        write(picture, start, _HEAD / 2 + 14, told, Face.STRONG, _KEY, BAND_TEXT)
        _draw_row(picture, armies, (x, _HEAD / 2 - 2), _APART)
    room = start - _EDGE - _APART
    write_fitted(picture, _EDGE, _HEAD / 2 + 20, name, Face.STRONG, _NAME, room, BRIGHT_GOLD, least=_KEY)


def draw_region_foot(picture: Image.Image, texts: Words, drawn: Set[str]) -> None:
    """Draw the foot over the lower edge of a picture: the signs that are on it, in one row."""
    keys, room = _signs(texts, drawn), picture.width - 2 * _EDGE
    if not keys:
        return
    top = picture.height - _FOOT
    picture.paste(gradient(picture.width, _FOOT, BAND, BAND_END), (0, top))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    while len(keys) > 1 and _room_of(keys, _LEAST_APART) > room:
        keys = keys[1:]
    apart = min(_APART, (room - _room_of(keys, 0)) / max(len(keys) - 1, 1))
    _draw_row(picture, keys, ((picture.width - _room_of(keys, apart)) / 2, top + _FOOT / 2 + 2), apart)


def _draw_row(picture: Image.Image, keys: Sequence[Key], at: tuple[float, float], apart: float) -> None:
    """Signs with what they mean, from a place on."""
    x, middle = at
    for key in keys:
        key.sign.centre(picture, x + key.sign.width / 2, middle)
        write(picture, x + key.sign.width + _NEAR, middle + 16, key.name, Face.STRONG, _KEY, BAND_TEXT)
        x += _width(key) + apart


def _room_of(keys: Sequence[Key], apart: float) -> float:
    """The room that a key needs."""
    return sum(map(_width, keys)) + apart * (len(keys) - 1)


def _armies(texts: Words, drawn: Set[str]) -> list[Key]:
    """The shapes of the armies of both camps, if they are on the picture: Rome's in the colour of a half that is."""
    half = EAST if of_half(EAST) in drawn and of_half(WEST) not in drawn else WEST
    camps = (Army("", ROMAN, half, units=1, pf=6), ROMAN), (Army("", BARBARIAN, USURPER, units=1, pf=6), BARBARIAN)
    return [Key(badge(army, round(_KEY * _SHARE)), texts(f"points-{camp}")) for army, camp in camps if camp in drawn]


def _signs(texts: Words, drawn: Set[str]) -> list[Key]:
    """The signs that are on the picture, those first that explain themselves: they're left out without room for all."""
    sign = round(_KEY * _SHARE)
    made: Mapping[str, Callable[[], Sprite]] = {
        "area": lambda: area_sign("2", sign, capital=False, town=False, is_dark=True),
        "town": lambda: area_sign("", sign, capital=False, town=True, is_dark=True),
        "capital": lambda: area_sign("", sign, capital=True, town=True, is_dark=True),
        "ferry": lambda: cost_sign(2, sign),
        "fleet": lambda: fleet_sign(BARBARIAN if f"fleet-{ROMAN}" not in drawn else ROMAN, sign),
        "fleet-mixed": lambda: mixed_fleet_sign(BARBARIAN if f"fleet-{ROMAN}" not in drawn else ROMAN, sign),
        "leader": lambda: leader_sign(WEST, sign),
        "striped": lambda: striped_land(sign, _STRIPES),
        **{office: partial(office_sign, office, sign) for office in OFFICES},
    }
    names = {"usurper": "key-usurper-sign", "striped": "key-usurper"}
    return [Key(made[each](), texts(names.get(each, f"key-{each}"))) for each in _ORDER if each in drawn]


def _width(key: Key) -> float:
    return key.sign.width + _NEAR + text_width(key.name, Face.STRONG, _KEY)
