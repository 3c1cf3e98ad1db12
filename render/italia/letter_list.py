"""The list below the map of a question with many places: each letter with what is there and its name."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, fitted_size
from render.core.palette import GOLD, INK, PANEL
from render.core.plates import letter_disc
from render.core.text_panels import write
from render.core.words import Words
from render.italia.signs import stack_sprite
from render.italia.stacks import stacks_at, summed
from rules.italia.game import Italia

_ROW, _PADDING, _EDGE = 80, 12, 24
_DISC, _SIGN, _GAP = 74, 66, 10
_NAME, _LEAST = 56, 46
_WITH_SIGNS, _PLAIN = 3, 4
"""The columns of a list whose places show what is there, and of one with letters and names only."""

_MOST_SIGNS: Final = 12
"""The most places whose list has room for what is there."""


@dataclass(frozen=True)
class Entry:
    """A place of a question, or what else it's about: its letter if it's a place, its sign if it has one, its name."""

    name: str
    letter: str = ""
    sign: Callable[[int], Sprite] | None = None


def entries(game: Italia, letters: Mapping[str, str], actor: str, texts: Words) -> list[Entry]:
    """The places of a question in the order of their letters, with the units there if the list has room for them."""
    has_signs = len(letters) <= _MOST_SIGNS
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


def list_height(listed: Sequence[Entry]) -> int:
    """The height of the list of some places."""
    return _rows(listed) * _ROW + 2 * _PADDING


def _columns(listed: Sequence[Entry]) -> int:
    return _WITH_SIGNS if _has_signs(listed) else _PLAIN


def _has_signs(listed: Sequence[Entry]) -> bool:
    return any(entry.letter and entry.sign for entry in listed)


def _rows(listed: Sequence[Entry]) -> int:
    return math.ceil(len(listed) / _columns(listed))


def draw_list(picture: Image.Image, listed: Sequence[Entry]) -> None:
    """Draw the list at the lower edge of a picture, column by column, all names in letters of one size."""
    top, width = picture.height - list_height(listed), picture.width
    picture.paste(PANEL, (0, top, width, picture.height))
    picture.paste(GOLD, (0, top, width, top + 4))
    rows, step = _rows(listed), (width - 2 * _EDGE) / _columns(listed)
    has_signs = _has_signs(listed)
    ahead = _DISC + _GAP + (_SIGN + 2 * _GAP if has_signs else 0)
    room = step - ahead - 2 * _GAP
    letters = min(fitted_size(entry.name, Face.STRONG, _NAME, room, least=_LEAST) for entry in listed)
    for place, entry in enumerate(listed):
        x, y = _EDGE + place // rows * step, top + _PADDING + 2 + (place % rows + 0.5) * _ROW
        if entry.letter:
            disc = letter_disc(entry.letter, _DISC)
            disc.shown_as("sign", f"{entry.letter} {entry.name}", disc.letters).centre(picture, x + _DISC / 2, y)
        if entry.sign is not None:
            ahead_of_sign = _DISC + 2 * _GAP if entry.letter else 0
            entry.sign(_SIGN).shown_as("sign").centre(picture, x + ahead_of_sign + _SIGN / 2, y)
        write(picture, x + ahead, y + letters * 0.34, entry.name, Face.STRONG, letters, INK)
