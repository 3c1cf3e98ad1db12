"""The end of a game on its card: a bar for each seat, with a part for each of its nations, as long as their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.cards import HEIGHT, WIDTH
from render.core.counters import disc_sprite
from render.core.fonts import Face, text_width
from render.core.palette import (
    BAND,
    BRIGHT_GOLD,
    GAIN,
    GOLD,
    INK,
    IVORY,
    LOSS,
    ROME,
    SECONDARY,
    Colour,
    darker,
    lighter,
)
from render.core.text_panels import pill, write, write_fitted

_TOP: Final = 424
_MOST_STEP: Final = 112
_BARS: Final = (230, WIDTH - 130)
"""The left and right edge of the bars."""

_EXPECTED: Final = 440
"""The width that what was expected of a seat needs."""

_PART, _LEAST_PART = 42, 36
"""The largest and the smallest letters in a part of a bar."""

_LEAST_NATIONS: Final = 32
"""The smallest letters of the line of nations beside a sign: a nation more than usual has room too."""

_LINE: Final = 0.58
"""The height of the line of nations below a bar, as a share of the row."""

_FOOT: Final = 66
_ABOVE_FOOT, _BELOW_BAR, _ROWS_APART = 4, 3, 20
"""The room between the last row and the foot, between a bar and its nations, and below these."""

_SHORT_PART: Final = 14
"""What a part of a bar has more than the number in it."""

_HIGH_ENOUGH: Final = 36
"""The height of a bar from which the change beside it is on a pill."""

_BETWEEN: Final = 6
_RULE, _ABOVE_RULE = 36, 8
"""The room between two seats, and the edges of the rule in it and its distance from the row below."""

_CROWN: Final = 56


@dataclass(frozen=True)
class SeatBar:
    """A seat's points in the end, and its nations: name, points in words, and how long their part is.

    ``expected``: what it is measured by, and ``change``: by how much it is above or below, if the game says so.
    ``crowned``: it won although another seat has more points.
    """

    name: str
    points: str
    parts: Sequence[tuple[str, str, float]]
    tint: Colour
    colour: Colour
    expected: str = ""
    change: str = ""
    crowned: bool = False


def draw_seat_bars(picture: Image.Image, seats: Sequence[SeatBar], top: int = _TOP) -> None:
    """The seats in the order of their rank, in the area of an end card from ``top`` to its last line."""
    step = min((HEIGHT - _FOOT - top - _ABOVE_FOOT) // len(seats), _MOST_STEP)
    most = max(1.0, *(sum(size for _, _, size in seat.parts) for seat in seats))
    is_measured = any(seat.expected for seat in seats)
    right = _BARS[1] - (_EXPECTED if is_measured else 0)
    for place, seat in enumerate(seats):
        row = top + place * step, step - _BETWEEN
        if place:
            picture.paste(lighter(GOLD, 0.45), (_RULE, row[0] - _ABOVE_RULE, WIDTH - _RULE, row[0] - _ABOVE_RULE + 2))
        _draw_seat(picture, seat, row, right, (right - _BARS[0]) / most)


def _draw_seat(picture: Image.Image, seat: SeatBar, row: tuple[int, int], right: int, scale: float) -> None:
    """A seat's bar, beside it what was expected of it, if the game says so; below it its nations in their order.

    The points of a nation are in its part as well if the bar is as high as they are.
    """
    top, tall = row[0], row[1] - _ROWS_APART
    letters = min(_PART, round(tall * _LINE))
    high = tall - letters - _BELOW_BAR
    base = top + high / 2 + 13
    _write_seat(picture, seat, (top, high + 8))
    write(picture, right + 20, base, seat.points, Face.HEAVY, 46, seat.colour)
    edge = WIDTH - 30
    if seat.expected:
        write_fitted(picture, right + 128, base - 2, seat.expected, Face.STRONG, 42, 290, SECONDARY, least=36)
        tone = LOSS if seat.change.startswith("\u2212") else GAIN
        if high >= _HIGH_ENOUGH:
            sign = pill(seat.change, 36, tone)
            sign.put(picture, edge - sign.width, top + high / 2 - sign.height / 2)
        else:  # a pill with letters that a phone shows is higher than the row
            write(picture, edge, base, seat.change, Face.HEAVY, 46, tone, align=1)
    x = float(_BARS[0])
    for place, (_, points, size) in enumerate(seat.parts):
        _draw_part(picture, seat.tint, place, (x, top, x + size * scale, top + high))
        is_high = high >= _LEAST_PART
        if is_high and text_width(points, Face.STRONG, _LEAST_PART) + _SHORT_PART <= size * scale:
            write(picture, x + size * scale / 2, top + high / 2 + 13, points, Face.STRONG, _LEAST_PART, INK, align=0.5)
        x += size * scale
    told = " \u00b7 ".join(f"{name} {points}".strip() for name, points, _ in seat.parts if name)
    write_fitted(
        picture, _BARS[0], top + tall - 2, told, Face.STRONG, letters, edge - _BARS[0], INK, least=_LEAST_NATIONS
    )


def _write_seat(picture: Image.Image, seat: SeatBar, row: tuple[int, int]) -> None:
    """The name of a seat left of its bar, with the crown of a winner who doesn't have the most points."""
    (top, tall), left = row, _BARS[0]
    base, room = top + tall // 2 + 13, left - 40 - (_CROWN + 16 if seat.crowned else 0)
    wide = write_fitted(
        picture, left - 16, base, seat.name, Face.STRONG, 46, room, INK, least=36, align=1
    )  # fmt: skip
    if seat.crowned:
        disc_sprite("crown", _CROWN, ROME, BRIGHT_GOLD, GOLD).centre(
            picture, left - 32 - wide - _CROWN / 2, top + tall / 2
        )


def _draw_part(picture: Image.Image, tint: Colour, place: int, box: tuple[float, int, float, int]) -> None:
    """The part of a nation in a bar, in one of two shades of its seat."""
    left, top, right, bottom = round(box[0]), box[1], round(box[2]), box[3]
    picture.paste(lighter(tint, 0.25) if place % 2 else darker(tint, 0.08), (left, top, right, bottom))
    picture.paste(IVORY, (right - 2, top, right, bottom))


def draw_end_foot(picture: Image.Image, text: str) -> None:
    """A line on a dark band at the foot of an end card."""
    picture.paste(BAND, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    write_fitted(picture, WIDTH / 2, HEIGHT - 19, text, Face.STRONG, 42, WIDTH - 60, IVORY, least=30, align=0.5)
