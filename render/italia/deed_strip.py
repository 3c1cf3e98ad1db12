"""The strip below a report's map: each numbered place of it with what happened there, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, smooth, with_shadow
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.image_cache import cached_image
from render.core.palette import BRIGHT_GOLD, FRAME_DARK, GOLD, INK, IVORY, PANEL, SECONDARY
from render.core.text_panels import write_fitted
from render.core.theatres import HEIGHT, WIDTH
from render.core.words import Words
from render.italia.map_highlights import Changes

MOST: Final = 6
"""The most places with a number: more can't be read at a glance."""

_COLUMNS: Final = 3
_ROW, _SECOND_LINE = 92, 62
_PADDING: Final = 10
_EDGE, _DISC, _NEAR, _APART = 22, 88, 10, 16
_LETTERS, _LEAST = 56, 52
_NUMBER: Final = 0.56


@dataclass(frozen=True)
class Deed:
    """What happened in a place: its name, who won, and what became of the loser.

    ``verdicts``: who won with what that cost, if anything, then without; ``told``: the same with the place.
    """

    place: str
    name: str
    verdicts: Sequence[str]
    told: Sequence[str]
    fate: str = ""


def deeds(shown: Changes, texts: Words, vacant: Collection[str] = ()) -> list[Deed]:
    """The fights and pillaged cities of a report in their order, if there are several but not too many.

    ``vacant``: the areas without any units now.
    """
    clashes = {clash.place: clash for clash in shown.clashes}
    places = list(dict.fromkeys([*shown.stops, *clashes, *shown.pillagers]))
    if not 1 < len(places) <= MOST:
        return []
    return [_deed(place, shown, texts, vacant) for place in places]


def _deed(place: str, shown: Changes, texts: Words, vacant: Collection[str]) -> Deed:
    clash = next((each for each in shown.clashes if each.place == place), None)
    name = texts.short_name(place)
    if clash is None:
        verdict, told = texts("verdict-pillaged"), texts.labelled(name, texts("verdict-pillaged"))
        verdict = texts("place-vacant", place=verdict) if place in vacant else verdict
        return Deed(place, name, [verdict], [told])
    if not clash.is_won:
        verdict = texts("verdict-both")
        return Deed(place, name, [verdict], [texts.labelled(name, verdict)])
    (first, cost), (second, lost) = clash.sides
    winner = texts.short_name(first)
    keys = ["won-costly", "won"] if cost else ["won"]
    verdicts = [texts(f"verdict-{key}", winner=winner, count=cost) for key in keys]
    tolds = [texts(f"deed-{key}", place=name, winner=winner, count=cost) for key in keys]
    fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
    return Deed(place, name, verdicts, tolds, fate)


def strip_height(found: Sequence[Deed]) -> int:
    """The height of the strip with some deeds."""
    return -(-len(found) // _columns(found)) * _row(found) + 2 * _PADDING if found else 0


def _columns(found: Sequence[Deed]) -> int:
    """How many deeds stand side by side: three, or two if they are many and their lines too long for three."""
    fit = all(_fits(deed.told[-1], _room(_COLUMNS)) for deed in found)
    return min(len(found), _COLUMNS if fit or len(found) <= _COLUMNS else _COLUMNS - 1)


def _room(columns: int) -> float:
    """The width of a line beside its number."""
    return (WIDTH - 2 * _EDGE) / columns - _DISC - _NEAR - _APART


def _fits(line: str, room: float) -> bool:
    """Whether a line has room at its least size."""
    return text_width(line, Face.STRONG, _LEAST) <= room


def _row(found: Sequence[Deed]) -> int:
    """The height of a row: of several lines if there's only one row, and anything that needs them."""
    return _ROW + _SECOND_LINE * (max(map(len, _lines(found))) - 1)


def draw_deeds(picture: Image.Image, found: Sequence[Deed]) -> None:
    """Draw the strip over the lower edge of a picture."""
    top, row, columns = HEIGHT - strip_height(found), _row(found), _columns(found)
    picture.paste(PANEL, (0, top, WIDTH, HEIGHT))
    picture.paste(GOLD, (0, top, WIDTH, top + 4))
    width, room = (WIDTH - 2 * _EDGE) / columns, _room(columns)
    for place, lines in enumerate(_lines(found)):
        x, middle = _EDGE + place % columns * width, top + 2 + _PADDING + (place // columns + 0.5) * row
        number_sign(place + 1, _DISC).centre(picture, x + _DISC / 2, middle)
        left = x + _DISC + _NEAR
        base = middle + cap_height(Face.STRONG, _LETTERS) / 2 - _SECOND_LINE / 2 * (len(lines) - 1)
        for down, line in enumerate(lines):
            y, tone = base + down * _SECOND_LINE, SECONDARY if down else INK
            write_fitted(picture, left, y, line, Face.STRONG, _LETTERS, room, tone, least=_LEAST)


def _lines(found: Sequence[Deed]) -> list[list[str]]:
    """The lines of each deed: of a single row, those below the first have what that has no room for."""
    room = _room(_columns(found))
    if len(found) > _COLUMNS:
        return [[deed.told[-1]] for deed in found]
    lines = [_lines_of(deed, room) for deed in found]
    is_high = any(len(each) > 1 for each in lines)
    return [each if len(each) > is_high else _split(deed, room) for deed, each in zip(found, lines, strict=True)]


def _lines_of(deed: Deed, room: float) -> list[str]:
    below = [deed.fate] if deed.fate else []
    whole, *_ = deed.told
    if _fits(whole, room):
        return [whole, *below]
    return [*_split(deed, room), *below]


def _split(deed: Deed, room: float) -> list[str]:
    """The name of a place, and who won there."""
    return [deed.name, _longest(deed.verdicts, room)]


def _longest(lines: Sequence[str], room: float) -> str:
    """The first of some lines, each shorter than the one before, that has room; or the last."""
    return next((line for line in lines if _fits(line, room)), lines[-1])


@cached_image
def number_sign(number: int, size: int) -> Sprite:
    """The number of a place that a report tells of, on a dark lozenge: no counter looks like that."""
    middle, letters = size / 2, round(size * _NUMBER)

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (1.5, BRIGHT_GOLD), (size * 0.07, FRAME_DARK)):
            half = middle - inset
            points = [
                (middle, middle - half),
                (middle + half, middle),
                (middle, middle + half),
                (middle - half, middle),
            ]
            pen.polygon(points, tone)
        base = (middle + cap_height(Face.HEAVY, letters) / 2) * pen.scale
        text, large = str(number), letters * pen.scale
        draw_text(pen.draw, middle * pen.scale, base, text, Face.HEAVY, large, (*IVORY, 255), align=0.5)

    return with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.45).shown_as("sign", str(number), letters)
