"""The strip below a question's picture: the answers that can be given, as in the menu, and what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, text_width
from render.core.palette import GOLD, INK, PANEL, VELLUM
from render.core.plates import letter_disc
from render.core.text_panels import panel, write, write_fitted
from render.core.theatres import WIDTH

LETTERS: Final = 54
"""The size of the letters of an answer: it can be read on a phone."""

_LEAST: Final = 44
_ROW, _PLATE, _GAP, _EDGE = 112, 102, 12, 20
_PAD, _NEAR = 24, 14
_DISC, _SIGN = 76, 84
_MOST_COLUMNS: Final = 4


@dataclass(frozen=True)
class Answer:
    """What a question offers, or what it's about: its words, its sign if it has one, the letter of its place.

    ``is_offered``: whether it can be chosen; it's on a plate of its own then.
    """

    name: str
    sign: Callable[[int], Sprite] | None = None
    letter: str = ""
    is_offered: bool = True

    @cached_property
    def ahead(self) -> float:
        """The room for what it has before its words; drawing a sign takes time, so it's measured once."""
        sign = self.sign(_SIGN).width + _NEAR if self.sign is not None else 0
        return sign + (_DISC + _NEAR if self.letter else 0)


def strip_height(answers: Sequence[Answer]) -> int:
    """The height of the strip with some answers; 0 without any."""
    rows = len(_lines(answers))
    return rows * _ROW + 2 * _GAP if rows else 0


def draw_answers(picture: Image.Image, answers: Sequence[Answer], top: int) -> None:
    """Draw the strip across a picture: first what the question is about, then its answers."""
    picture.paste(PANEL, (0, top, WIDTH, top + strip_height(answers)))
    picture.paste(GOLD, (0, top, WIDTH, top + 4))
    y = top + _GAP + _ROW / 2
    for line in _lines(answers):
        left, spare = float(_EDGE), (WIDTH - 2 * _EDGE + _GAP - sum(_width(each) + _GAP for each in line)) / len(line)
        for answer in line:
            wide = _width(answer) + spare
            _draw(picture, answer, left, y, wide)
            left += wide + _GAP
        y += _ROW


def _lines(answers: Sequence[Answer]) -> list[list[Answer]]:
    """The lines of what the question is about, then those of its answers."""
    told, offered = ([each for each in answers if each.is_offered is kind] for kind in (False, True))
    return [*_broken(told), *_broken(offered)]


def _broken(answers: Sequence[Answer]) -> list[list[Answer]]:
    """Answers in as few lines as have room for them in letters of the full size, and as equally filled as they can be.

    What has no room in a line of its own gets smaller letters.
    """
    count = len(_filled(answers, WIDTH))
    return next(
        (lines for room in (*range(400, WIDTH, 40), WIDTH) if len(lines := _filled(answers, room)) == count), []
    )


def _filled(answers: Sequence[Answer], across: float) -> list[list[Answer]]:
    """Answers in lines that are no wider than some pixels."""
    lines: list[list[Answer]] = []
    room = 0.0
    for answer in answers:
        wide = _width(answer) + _GAP
        if not lines or room < wide or len(lines[-1]) == _MOST_COLUMNS:
            lines.append([])
            room = across - 2 * _EDGE + _GAP
        lines[-1].append(answer)
        room -= wide
    return lines


def _width(answer: Answer) -> float:
    """The width of an answer in letters of the full size, at most a line's."""
    return min(answer.ahead + text_width(answer.name, Face.STRONG, LETTERS) + 2 * _PAD, WIDTH - 2 * _EDGE)


def _draw(picture: Image.Image, answer: Answer, left: float, middle: float, wide: float) -> None:
    """An answer on its plate, its letter and sign before its words."""
    if answer.is_offered:
        panel(round(wide), _PLATE, ground=VELLUM).put(picture, left, middle - _PLATE / 2)
    x = left + max((wide - _width(answer)) / 2, 0) + _PAD
    if answer.letter:
        disc = letter_disc(answer.letter, _DISC)
        disc.shown_as("sign", f"{answer.letter} {answer.name}", disc.letters).centre(picture, x + _DISC / 2, middle)
        x += _DISC + _NEAR
    if answer.sign is not None:
        sign = answer.sign(_SIGN)
        sign.shown_as("sign").centre(picture, x + sign.width / 2, middle)
        x += sign.width + _NEAR
    base, room = middle + LETTERS * 0.32, left + wide - _PAD - x
    if room < text_width(answer.name, Face.STRONG, LETTERS):
        write_fitted(picture, x, base, answer.name, Face.STRONG, LETTERS, room, INK, least=_LEAST)
    else:
        write(picture, x, base, answer.name, Face.STRONG, LETTERS, INK)
