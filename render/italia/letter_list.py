"""The list beside the map of a question with many places: each letter with what is there and its name."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import GOLD, INK, PANEL
from render.core.plates import letter_disc
from render.core.text_panels import write
from render.core.words import Words
from render.italia.signs import stack_sprite
from render.italia.stacks import stacks_at, summed
from rules.italia.game import Italia

_ROW, _MOST_ROW, _PADDING, _EDGE = 62, 96, 14, 20
_DISC, _SIGN, _GAP = 64, 58, 12
_NAME, _LEAST = 56, 54
_MOST_ROWS: Final = 17
"""The most places of a list of one column."""


@dataclass(frozen=True)
class Entry:
    """A place of a question, or what else it's about: its letter if it's a place, its sign if it has one, its name."""

    name: str
    letter: str = ""
    sign: Callable[[int], Sprite] | None = None


def entries(game: Italia, letters: Mapping[str, str], actor: str, texts: Words) -> list[Entry]:
    """The places of a question in the order of their letters, with the units there if the list has room for them."""
    has_signs = len(letters) <= _MOST_ROWS
    return [
        Entry(texts.short_name(space), letter, _sign(game, space, actor) if has_signs else None)
        for space, letter in letters.items()
    ]


def _sign(game: Italia, space: str, actor: str) -> Callable[[int], Sprite] | None:
    """The units in a place as one counter: those of the nation that decides, or else the topmost ones."""
    stacks = sorted(stacks_at(game, space), key=lambda each: each.nation != actor) if space in game.data.areas else []
    if not stacks:
        return None
    stack = summed(stacks[0])
    return lambda size: stack_sprite(stack, size)


def list_size(listed: Sequence[Entry]) -> tuple[int, int]:
    """The width of the list of some places, and the height that it needs."""
    longest = max(text_width(entry.name, Face.STRONG, _LEAST if _columns(listed) > 1 else _NAME) for entry in listed)
    width = _columns(listed) * (_ahead(listed) + longest + 2 * _GAP) + 2 * _EDGE
    return round(width), _rows(listed) * _ROW + 2 * _PADDING


def _columns(listed: Sequence[Entry]) -> int:
    return math.ceil(len(listed) / _MOST_ROWS)


def _rows(listed: Sequence[Entry]) -> int:
    return math.ceil(len(listed) / _columns(listed))


def _has_signs(listed: Sequence[Entry]) -> bool:
    return any(entry.letter and entry.sign for entry in listed)


def _ahead(listed: Sequence[Entry]) -> int:
    """The room for what is before the names."""
    return _DISC + _GAP + (_SIGN + _GAP if _has_signs(listed) else 0)


def draw_list(picture: Image.Image, listed: Sequence[Entry], top: int) -> None:
    """Draw the list at the right edge of a picture, column by column, all names in letters of one size."""
    across, high = list_size(listed)[0], picture.height - top
    left = picture.width - across
    picture.paste(PANEL, (left, top, picture.width, picture.height))
    picture.paste(GOLD, (left, top, left + 4, picture.height))
    rows, step = _rows(listed), (across - 2 * _EDGE) / _columns(listed)
    row = min((high - 2 * _PADDING) / rows, _MOST_ROW)
    room = step - _ahead(listed) - 2 * _GAP
    letters = min(fitted_size(entry.name, Face.STRONG, _NAME, room, least=_LEAST) for entry in listed)
    above = top + (high - rows * row) / 2
    for place, entry in enumerate(listed):
        x, y = left + _EDGE + place // rows * step, above + (place % rows + 0.5) * row
        if entry.letter:
            disc = letter_disc(entry.letter, _DISC)
            disc.shown_as("sign", f"{entry.letter} {entry.name}", disc.letters).centre(picture, x + _DISC / 2, y)
        if entry.sign is not None:
            ahead_of_sign = _DISC + _GAP if entry.letter else 0
            entry.sign(_SIGN).shown_as("sign").centre(picture, x + ahead_of_sign + _SIGN / 2, y)
        write(picture, x + _ahead(listed), y + letters * 0.34, entry.name, Face.STRONG, letters, INK)
