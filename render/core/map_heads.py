"""The heads of pictures with a map: whose turn it was and how it went, and the state of the board with the points."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite, gradient
from render.core.fonts import Face, fitted_size, text_width
from render.core.map_symbols import swatch
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GAIN, GOLD, Colour
from render.core.text_panels import pill, write, write_fitted

STORY_HEAD: Final = 160
"""The height of the head of a report: its title, and the outcome in words."""

BOARD_HEAD: Final = 168
"""The height of the head of the whole board."""

_BAND_END: Final = (52, 36, 26)
_EDGE: Final = 30
_TITLE, _OUTCOME, _POINTS = 62, 54, (54, 48, 42)
_SWATCH: Final = 40
"""The size of a nation's colour beside what it won: ``_POINTS`` are the letters of that, from large to small."""
_APART: Final = 30
_SEAT_NAME, _SEAT_POINTS = 54, 84
_BAR: Final = 18


@dataclass(frozen=True)
class Gain:
    """What a nation won, in words, in the colour of its seat."""

    told: str
    won: str
    colour: Colour


def draw_story_head(picture: Image.Image, title: str, outcome: str, gains: Sequence[Gain]) -> None:
    """Draw the head of a report: whose turn, how it went in words, and the points; those without room are left out."""
    _band(picture, STORY_HEAD)
    room = float(picture.width - 2 * _EDGE)
    size = fitted_size(title.upper(), Face.TITLE, _TITLE, room * 0.62, least=30, spacing=2)
    right = room - _APART - write(picture, _EDGE, 68, title.upper(), Face.TITLE, size, BAND_TEXT, spacing=2)
    letters, shown = _letters_of(gains, right)
    x = picture.width - _EDGE - sum(_width(each, letters) + _APART for each in shown) + _APART
    for gain in shown:
        sprite = _won(gain, letters)
        swatch(gain.colour, _SWATCH).centre(picture, x + _SWATCH / 2, 48)
        wide = write(picture, x + _SWATCH + 12, 48 + letters * 0.35, gain.told, Face.STRONG, letters, BAND_TEXT)
        sprite.put(picture, x + _SWATCH + 24 + wide, 48 - sprite.height / 2)
        x += _width(gain, letters) + _APART
    write_fitted(picture, _EDGE, 134, outcome, Face.STRONG, _OUTCOME, room, BRIGHT_GOLD, least=34)


@dataclass(frozen=True)
class Seat:
    """A seat in the head of the board: its name and points, and the colours of its counters and its land."""

    name: str
    points: str
    colour: Colour
    tint: Colour


def draw_board_head(picture: Image.Image, title: str, line: str, seats: Sequence[Seat]) -> None:
    """Draw the head of the whole board: the round, what's going on, and each seat with its points."""
    _band(picture, BOARD_HEAD)
    wide = 232 if len(seats) < 5 else 190
    room = picture.width - 2 * _EDGE - wide * len(seats) - 16
    write_fitted(picture, _EDGE, 76, title, Face.TITLE, _TITLE, room, BAND_TEXT, least=30)
    write_fitted(picture, _EDGE, 138, line, Face.STRONG, _OUTCOME, room, BRIGHT_GOLD, least=28)
    for place, seat in enumerate(seats):
        left = picture.width - _EDGE - wide * (len(seats) - place) + 18
        picture.paste(seat.tint, (left, 20, left + _BAR, BOARD_HEAD - 24))
        picture.paste(seat.colour, (left + _BAR, 20, left + _BAR + 6, BOARD_HEAD - 24))
        x, across = left + _BAR + 20, wide - _BAR - 44
        write_fitted(picture, x, 62, seat.name, Face.STRONG, _SEAT_NAME, across, BAND_TEXT, least=26)
        write_fitted(picture, x, 138, seat.points, Face.HEAVY, _SEAT_POINTS, across, BAND_TEXT, least=40)


def _band(picture: Image.Image, height: int) -> None:
    picture.paste(gradient(picture.width, height, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, height - 4, picture.width, height))


def _won(gain: Gain, letters: int) -> Sprite:
    return pill(gain.won, letters, GAIN)


def _width(gain: Gain, letters: int) -> float:
    return _SWATCH + 24 + text_width(gain.told, Face.STRONG, letters) + _won(gain, letters).width


def _letters_of(gains: Sequence[Gain], room: float) -> tuple[int, list[Gain]]:
    """The letters of what nations won, the largest in which all of it has room; in the smallest, as many as fit."""
    for letters in _POINTS:
        wide = list(itertools.accumulate(_width(gain, letters) + _APART for gain in gains))
        if not wide or wide[-1] <= room:
            return letters, list(gains)
    return _POINTS[-1], [gain for gain, end in zip(gains, wide, strict=True) if end <= room]
