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
from render.ultimus_romanorum.theme import OFFICES, USURPER, WEST, office_sign
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

_HEAD, _ROW, _OFFICES = 164, 88, 72
"""The height of the head, of its first row, and of a third one with the signs of offices."""

BAND_END: Final = (52, 36, 26)
_EDGE, _NEAR, _APART = 26, 12, 44
_NAME, _KEY, _SHARE = 66, 46, 1.15
"""The letters of the name and of the key, and the size of its signs as a share of them."""


def head_height(drawn: Collection[str]) -> int:
    """The height of the head of a theatre with some of the rarer signs."""
    return _HEAD + (_OFFICES if _ranks(drawn) else 0)


def draw_region_head(picture: Image.Image, name: str, texts: Words, drawn: Collection[str]) -> None:
    """Draw the head over the upper edge of a picture: its name and the armies, below them the other signs.

    ``drawn``: which of the rarer signs are on it.
    """
    high = head_height(drawn)
    picture.paste(gradient(picture.width, high, BAND, BAND_END), (0, 0))
    picture.paste(GOLD, (0, high - 4, picture.width, high))
    armies = _armies(texts)
    x = picture.width - _EDGE - _room_of(armies)
    told = texts("key-strength-of")
    start = x - text_width(told, Face.STRONG, _KEY) - _NEAR
    write(picture, start, _ROW / 2 + 20, told, Face.STRONG, _KEY, BAND_TEXT)
    room = start - _EDGE - _APART
    write_fitted(picture, _EDGE, _ROW / 2 + 24, name, Face.STRONG, _NAME, room, BRIGHT_GOLD, least=_KEY)
    _draw_row(picture, armies, (x, _ROW / 2 + 4))
    signs = _signs(texts, drawn)
    _draw_row(picture, signs, (picture.width - _EDGE - _room_of(signs), (_ROW + _HEAD) / 2 - 8))
    ranks = _offices(texts, drawn)
    _draw_row(picture, ranks, (picture.width - _EDGE - _room_of(ranks), (_HEAD + high) / 2 - 12))


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


def _ranks(drawn: Collection[str]) -> list[str]:
    """The offices whose signs are drawn, the highest first."""
    return [office for office in OFFICES if office in drawn]


def _offices(texts: Words, drawn: Collection[str]) -> list[Key]:
    """The signs of offices that are drawn, and of a leader without an army."""
    sign = round(_KEY * _SHARE)
    names = {"usurper": "key-usurper-sign"}
    return [Key(office_sign(each, sign), texts(names.get(each, f"key-{each}"))) for each in _ranks(drawn)]


def _width(key: Key, size: int) -> float:
    return key.sign.width + _NEAR + text_width(key.name, Face.STRONG, size)
