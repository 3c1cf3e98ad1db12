"""The strip below a report's map: each numbered place of it with what happened there, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text
from render.core.palette import GOLD, INK, IVORY, PANEL, SECONDARY, SPENT, Colour
from render.core.text_panels import write_fitted
from render.core.theatres import HEIGHT, WIDTH
from render.core.words import Words
from render.italia.map_highlights import Changes
from render.italia.theme import arrow_colour

MOST: Final = 6
"""The most places with a number: more can't be read at a glance."""

_COLUMNS: Final = 3
_ROW, _SECOND_LINE = 84, 54
_PADDING: Final = 10
_EDGE, _DISC, _NEAR, _APART = 26, 66, 16, 34
_LETTERS, _SMALLER, _LEAST = 50, 44, 38
_NUMBER: Final = 0.7


@dataclass(frozen=True)
class Deed:
    """What happened in a place: the colour of who won or pillaged, it in words, and what became of the loser."""

    place: str
    colour: Colour
    told: str
    fate: str = ""


def deeds(shown: Changes, texts: Words) -> list[Deed]:
    """The fights and pillaged cities of a report in their order, if there are several but not too many."""
    clashes = {clash.place: clash for clash in shown.clashes}
    places = list(dict.fromkeys([*shown.stops, *clashes, *shown.pillagers]))
    if not 1 < len(places) <= MOST:
        return []
    return [_deed(place, shown, texts) for place in places]


def _deed(place: str, shown: Changes, texts: Words) -> Deed:
    clash = next((each for each in shown.clashes if each.place == place), None)
    name, pillager = texts.short_name(place), shown.pillagers.get(place)
    if clash is None:
        told = texts.labelled(name, texts("verdict-pillaged"))
        return Deed(place, arrow_colour(pillager or ""), told)
    (first, _), (second, lost) = clash.sides
    if not clash.is_won:
        told = texts.labelled(name, texts("verdict-both"))
        return Deed(place, SPENT, told)
    told = texts.labelled(name, texts("verdict-won", winner=texts.short_name(first)))
    fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
    return Deed(place, arrow_colour(first), told, fate)


def strip_height(found: Sequence[Deed]) -> int:
    """The height of the strip with some deeds."""
    return -(-len(found) // _COLUMNS) * _row(found) + 2 * _PADDING if found else 0


def _row(found: Sequence[Deed]) -> int:
    """The height of a row: of two lines if there's only one row, and anything to tell in the second."""
    return _ROW + _SECOND_LINE * (len(found) <= _COLUMNS and any(deed.fate for deed in found))


def draw_deeds(picture: Image.Image, found: Sequence[Deed]) -> None:
    """Draw the strip over the lower edge of a picture."""
    top, row = HEIGHT - strip_height(found), _row(found)
    picture.paste(PANEL, (0, top, WIDTH, HEIGHT))
    picture.paste(GOLD, (0, top, WIDTH, top + 4))
    width = (WIDTH - 2 * _EDGE) / min(len(found), _COLUMNS)
    for place, deed in enumerate(found):
        x, middle = _EDGE + place % _COLUMNS * width, top + 2 + _PADDING + (place // _COLUMNS + 0.5) * row
        number_disc(place + 1, deed.colour, _DISC).centre(picture, x + _DISC / 2, middle)
        left, room = x + _DISC + _NEAR, width - _DISC - _NEAR - _APART
        has_fate = bool(deed.fate) and row > _ROW
        base = middle + cap_height(Face.STRONG, _LETTERS) / 2 - (_SECOND_LINE / 2 if has_fate else 0)
        write_fitted(picture, left, base, deed.told, Face.STRONG, _LETTERS, room, INK, least=_LEAST)
        if has_fate:
            under = base + _SECOND_LINE
            write_fitted(picture, left, under, deed.fate, Face.STRONG, _SMALLER, room, SECONDARY, least=_LEAST)


@lru_cache(maxsize=128)
def number_disc(number: int, colour: Colour, size: int) -> Sprite:
    """The number of a place that a report tells of, on the colour of who won there."""
    middle, letters = size / 2, round(size * _NUMBER)

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 1.5, IVORY)
        pen.disc(middle, middle, middle - size * 0.08, colour)
        base = (middle + cap_height(Face.HEAVY, letters) / 2) * pen.scale
        text, large = str(number), letters * pen.scale
        draw_text(pen.draw, middle * pen.scale, base, text, Face.HEAVY, large, (*IVORY, 255), align=0.5)

    disc = with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.45)
    return disc.shown_as("sign", str(number), letters)
