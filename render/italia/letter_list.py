"""The list below the map of a question with many places: each letter with what is there and its name."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PIL import Image

from render.core.canvas import Box, Sprite
from render.core.fonts import Face, fitted_size
from render.core.palette import GOLD, INK, PANEL, SECONDARY
from render.core.plates import letter_disc
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from render.italia.signs import fleet_sprite, stack_sprite
from render.italia.stacks import Navy, navies_at, stacks_at, summed
from rules.italia.game import Italia

_ROW, _PADDING, _EDGE = 58, 12, 24
_DISC, _SIGN, _GAP = 52, 54, 10
_NAME, _LEAST = 46, 34
_WITH_SIGNS, _PLAIN = 4, 5
"""The columns of a list whose places show what is there, and of one with letters and names only."""

_MOST_SIGNS: Final = 20
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


def draw_list(picture: Image.Image, listed: Sequence[Entry], width: int) -> None:
    """Draw the list at the lower edge of a picture, column by column, all names in letters of one size."""
    top = picture.height - list_height(listed)
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


SIDE: Final = 400
"""The width of the list beside a map that is narrower than a message has room for."""

_SIDE_ROW, _SIDE_DISC, _SIDE_SIGN, _OWNER = 60, 58, 50, 42


def draw_side_list(picture: Image.Image, game: Italia, letters: Mapping[str, str], box: Box, texts: Words) -> None:
    """Draw the list of a few places into a box beside the map: each letter with its name, below it who is there."""
    left, top, right, bottom = box
    picture.paste(PANEL, box)
    picture.paste(GOLD, (left, top, left + 4, bottom))
    present = {space: _present(game, space) for space in letters}
    lines = sum(1 + len(each) for each in present.values())
    row = min((bottom - top - (len(letters) + 1) * _PADDING) // lines, _SIDE_ROW)
    x, y = left + 2 * _GAP, float(top + _PADDING + row / 2)
    room = right - x - _SIDE_DISC - 2 * _GAP
    size = min(fitted_size(texts.short_name(space), Face.STRONG, _NAME, room, least=_LEAST) for space in letters)
    for space, letter in letters.items():
        name = texts.short_name(space)
        if letter:
            disc = letter_disc(letter, min(_SIDE_DISC, row))
            disc.shown_as("sign", f"{letter} {name}", disc.letters).centre(picture, x + _SIDE_DISC / 2, y)
        write(picture, x + (_SIDE_DISC + _GAP if letter else 0), y + size * 0.34, name, Face.STRONG, size, INK)
        y += row
        for nation, sign in present[space]:
            drawn = sign(min(_SIDE_SIGN, row - 4))
            drawn.shown_as("sign").centre(picture, x + _SIDE_DISC - _GAP + drawn.width / 2, y)
            at, owner = x + _SIDE_DISC + drawn.width, texts.short_name(nation)
            base, wide = y + _OWNER * 0.34, right - at - _GAP
            write_fitted(picture, at, base, owner, Face.STRONG, _OWNER, wide, SECONDARY, least=_LEAST)
            y += row
        y += _PADDING


def _present(game: Italia, space: str) -> list[tuple[str, Callable[[int], Sprite]]]:
    """Each nation in a place with its fleets, or its units."""
    if space in game.data.seas:
        return [(navy.nation, partial(_fleets, navy)) for navy in navies_at(game, space)]
    return [(stack.nation, partial(stack_sprite, summed(stack))) for stack in stacks_at(game, space)]


def _fleets(navy: Navy, size: int) -> Sprite:
    return fleet_sprite(navy.nation, navy.seat, navy.fleets, 0, 0, size)
