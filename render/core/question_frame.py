"""The frame of a map that goes with a question: a head with what is asked, and a strip with what isn't on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite, gradient
from render.core.fonts import Face, fitted_size, text_width, wrapped
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, GOLD, INK, PANEL, PORPHYRY
from render.core.text_panels import write, write_fitted
from render.core.theatres import WIDTH

STRIP: Final = 164
"""The height of the strip with the subject of a question."""

FOOT: Final = 84
"""The height of the line at the lower edge with what the parts of the map leave out."""

_HEAD, _LINE = 108, 66
_FIRST_LINE, _LOWER = 68, 6
_EVENT, _ASKED, _LEAST_ASKED, _APART = 54, 66, 58, 36
_BAND_END: Final = (52, 36, 26)
_SIGN, _SMALL_SIGN, _LEAST_SIGN, _NUMBER, _SMALL_NUMBER, _NAME = 120, 84, 50, 80, 58, 58
_NEAR: Final = 20
_EDGE: Final = 28
_FOOT_LETTERS: Final = 54
_LEAST: Final = 54
_SPARE: Final = 2
"""The least letters: those that are 12 pixels large on a picture 360 pixels wide."""

_NARROWEST: Final = 44
"""The least letters of a single word below a sign, if many signs leave it no more room."""

_FEW: Final = 4
"""Up to this many items, names stand beside their signs if they have room; else below."""


@dataclass(frozen=True)
class Item:
    """A thing that a question is about: its sign, its name, and how much or how many there are."""

    sign: Callable[[int], Sprite]
    name: str
    number: str = ""


def head_height(event: str, question: str, width: int = WIDTH) -> int:
    """The height of the head with what happened and what is asked: one line if both have room, else one more for each.

    A line that has no room at a size that can be read on a phone goes on in the next one.
    """
    if _short_scale(event, question, width):
        return _HEAD
    event_lines, question_lines = _head_lines(event, question, width)
    return _HEAD + (len(event_lines) + len(question_lines) - 1) * _LINE


def draw_head(picture: Image.Image, event: str, question: str) -> None:
    """Draw the head over the upper edge of a picture."""
    height, room = head_height(event, question, picture.width), picture.width - 2 * _EDGE
    picture.paste(gradient(picture.width, height, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, height - 4, picture.width, height))
    if scale := _short_scale(event, question, picture.width):
        told, asked, least = (round(size * scale) for size in (_EVENT, _ASKED, _LEAST))
        x = _EDGE + (write(picture, _EDGE, 74, event, Face.STRONG, told, BRIGHT_GOLD) + _APART if event else 0)
        write_fitted(picture, x, 74, question, Face.ITALIC, asked, room - x + _EDGE, BAND_TEXT, least=least)
        return
    event_lines, question_lines = _head_lines(event, question, picture.width)
    y = _FIRST_LINE
    for line in event_lines:
        write_fitted(picture, _EDGE, y, line, Face.STRONG, _EVENT, room, BRIGHT_GOLD, least=_least_of(picture.width))
        y += _LINE
    size = min((fitted_size(line, Face.ITALIC, _ASKED, room, least=_LEAST) for line in question_lines), default=_ASKED)
    for line in question_lines:
        write(picture, _EDGE, y + _LOWER, line, Face.ITALIC, size, BAND_TEXT)
        y += _LINE


def _head_lines(event: str, question: str, width: int) -> tuple[list[str], list[str]]:
    """The lines of what happened, and those of what is asked: no word alone in the last one."""
    room = width - 2 * _EDGE
    event_lines = wrapped(event, Face.STRONG, _least_of(width), room) if event else []
    count = len(wrapped(question, Face.ITALIC, _LEAST_ASKED, room))
    narrower = (wrapped(question, Face.ITALIC, _LEAST_ASKED, room * share / 10) for share in range(5, 10))
    even = next((lines for lines in narrower if len(lines) == count), None)
    return event_lines, even or wrapped(question, Face.ITALIC, _LEAST_ASKED, room)


def _short_scale(event: str, question: str, width: int) -> float:
    """The scale of letters in which what happened and what is asked have room in one line; 0 if they have none.

    A picture that is narrower than others is enlarged more: its letters may be smaller.
    """
    for scale in dict.fromkeys((1.0, _least_of(width) / _LEAST)):
        before = text_width(event, Face.STRONG, round(_EVENT * scale)) + _APART if event else 0
        asked = text_width(question, Face.ITALIC, round((_ASKED if event else _LEAST_ASKED) * scale))
        if before + asked <= width - 2 * _EDGE:
            return scale
    return 0.0


def _least_of(width: int) -> int:
    """The least letters on a picture of a width: they are 12 pixels large when it's 360 pixels wide."""
    return min(_LEAST, round(_LEAST * width / WIDTH) + _SPARE)


def fitting_foot(told: Sequence[str], width: int = WIDTH) -> str:
    """The first of some lines, the longest one first, that has room in the line at the lower edge; else the last."""
    room = width - 2 * _EDGE
    return next((line for line in told if text_width(line, Face.STRONG, _FOOT_LETTERS) <= room), told[-1])


def draw_foot(picture: Image.Image, told: str, above: int = 0) -> None:
    """Draw the line with what the map leaves out over the lower edge of a picture, or ``above`` a strip there."""
    bottom = picture.height - above
    picture.paste(PANEL, (0, bottom - FOOT, picture.width, bottom))
    picture.paste(GOLD, (0, bottom - FOOT, picture.width, bottom - FOOT + 4))
    room = picture.width - 2 * _EDGE
    write_fitted(picture, _EDGE, bottom - 26, told, Face.STRONG, _FOOT_LETTERS, room, INK, least=_LEAST)


def draw_strip(picture: Image.Image, items: Sequence[Item]) -> None:
    """Draw the strip at the lower edge of a picture."""
    top = picture.height - STRIP
    picture.paste(PANEL, (0, top, picture.width, picture.height))
    picture.paste(GOLD, (0, top, picture.width, top + 4))
    wide = (picture.width - 2 * _EDGE) / len(items)
    is_wide = len(items) <= _FEW and all(_has_room(item, wide) for item in items)
    for place, item in enumerate(items):
        x, middle = _EDGE + (place + 0.5) * wide, top + STRIP / 2 + 2
        if is_wide:
            _draw_item(picture, item, (x, middle), wide)
        else:
            _draw_narrow(picture, item, (x, top), wide - 10)


def _draw_narrow(picture: Image.Image, item: Item, at: tuple[float, float], room: float) -> None:
    """An item of many: its sign with how many there are, and its name below in one line or two."""
    x, top = at
    whole = text_width(item.name, Face.STRONG, _LEAST) <= room
    lines = [item.name] if whole else wrapped(item.name, Face.STRONG, _LEAST, room)[:2]
    size, middle = (_SMALL_SIGN, top + 50) if len(lines) < 2 else (_LEAST_SIGN, top + 32)
    sign = item.sign(size)
    beside = text_width(item.number, Face.HEAVY, _SMALL_NUMBER) + _NEAR if item.number else 0
    sign.centre(picture, x - beside / 2, middle)
    left = x + (sign.width + _NEAR - beside) / 2
    write(picture, left, middle + 20, item.number, Face.HEAVY, _SMALL_NUMBER, PORPHYRY)
    least = _LEAST if whole else _NARROWEST
    for place, line in enumerate(reversed(lines)):
        base = top + STRIP - 20 - place * (_LEAST - 4)
        write_fitted(picture, x, base, line, Face.STRONG, _NAME, room, INK, least=least, align=0.5)


def _has_room(item: Item, wide: float) -> bool:
    """Whether an item's name has room beside its sign."""
    return max(_SIGN, item.sign(_SIGN).width) + 2 * _NEAR + text_width(item.name, Face.STRONG, _LEAST) <= wide


def _draw_item(picture: Image.Image, item: Item, at: tuple[float, float], wide: float) -> None:
    """An item around a place: its sign, and beside it how many there are and its name."""
    sign, middle = item.sign(_SIGN), at[1]
    size = max(_SIGN, sign.width)
    letters = fitted_size(item.name, Face.STRONG, _NAME, wide - size - 2 * _NEAR, least=_LEAST)
    beside = max(text_width(item.name, Face.STRONG, letters), text_width(item.number, Face.HEAVY, _NUMBER))
    left = at[0] - (size + _NEAR + beside) / 2
    sign.centre(picture, left + size / 2, middle)
    x = left + size + _NEAR
    if item.number:
        write(picture, x, middle - 4, item.number, Face.HEAVY, _NUMBER, PORPHYRY)
    write(picture, x, middle + (46 if item.number else 16), item.name, Face.STRONG, letters, INK)
