"""The end of a game on its card: a bar for each seat, with a part for each of its nations, as long as their points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.cards import HEIGHT, WIDTH
from render.core.counters import disc_sprite
from render.core.fonts import Face, fitted_size, text_width
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

_TOP: Final = 478
_BARS: Final = (300, WIDTH - 150)
"""The left and right edge of the bars."""

_EXPECTED: Final = 410
"""The width that what was expected of a seat needs."""

_FOOT: Final = 66
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


def draw_seat_bars(picture: Image.Image, seats: Sequence[SeatBar]) -> None:
    """The seats in the order of their rank, in the area of an end card below its reason."""
    step = (HEIGHT - _FOOT - _TOP) // len(seats)
    most = max(1.0, *(sum(size for _, _, size in seat.parts) for seat in seats))
    right = _BARS[1] - (_EXPECTED if any(seat.expected for seat in seats) else 0)
    for place, seat in enumerate(seats):
        _draw_seat(picture, seat, (_TOP + place * step, step), right, (right - _BARS[0]) / most)


def _draw_seat(picture: Image.Image, seat: SeatBar, row: tuple[int, int], right: int, scale: float) -> None:
    top, height = row
    tall = min(height - 8, 48)
    base, left = top + tall // 2 + 13, _BARS[0]
    wide = write_fitted(picture, left - 16, base, seat.name, Face.STRONG, 42, left - 110, INK, least=24, align=1)
    write(picture, right + 20, base, seat.points, Face.HEAVY, 50, seat.colour)
    if seat.crowned:
        disc_sprite("crown", _CROWN, ROME, BRIGHT_GOLD, GOLD).centre(
            picture, left - 32 - wide - _CROWN / 2, top + tall / 2
        )
    if seat.expected:
        write_fitted(picture, right + 128, base - 2, seat.expected, Face.STRONG, 38, 270, SECONDARY, least=24)
        sign = pill(seat.change, 34, LOSS if seat.change.startswith("\u2212") else GAIN)
        sign.put(picture, WIDTH - 30 - sign.width, top + tall / 2 - sign.height / 2)
    x = float(left)
    for place, (name, points, size) in enumerate(seat.parts):
        wide = size * scale
        tint = lighter(seat.tint, 0.25) if place % 2 else darker(seat.tint, 0.08)
        picture.paste(tint, (round(x), top, round(x + wide), top + tall))
        picture.paste(IVORY, (round(x + wide) - 2, top, round(x + wide), top + tall))
        _write_part(picture, (x + wide / 2, base - 2), (f"{name} {points}", name, points), wide)
        x += wide
    if not seat.parts:
        picture.paste(SECONDARY, (left, top, left + 3, top + tall))


def _write_part(picture: Image.Image, at: tuple[float, float], told: Sequence[str], wide: float) -> None:
    """A nation with its points in its part of a bar, or only one of both, if there's room."""
    for each in told:
        size = fitted_size(each, Face.STRONG, 32, wide - 12, least=26)
        if text_width(each, Face.STRONG, size) < wide - 10:
            write(picture, *at, each, Face.STRONG, size, INK, align=0.5)
            return


def draw_end_foot(picture: Image.Image, text: str) -> None:
    """A line on a dark band at the foot of an end card."""
    picture.paste(BAND, (0, HEIGHT - _FOOT, WIDTH, HEIGHT))
    write_fitted(picture, WIDTH / 2, HEIGHT - 20, text, Face.STRONG, 38, WIDTH - 60, IVORY, least=24, align=0.5)
