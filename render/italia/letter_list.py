"""The list beside or below the map of a question with many places: each letter with what is there and its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, text_width
from render.core.palette import GOLD, INK, PANEL, SECONDARY, VELLUM
from render.core.plates import letter_disc
from render.core.text_panels import panel, write
from render.core.words import Words
from render.italia.signs import stack_sprite
from render.italia.stacks import stacks_at, summed
from rules.italia.game import Italia

_ROW, _MOST_ROW, _PADDING, _EDGE = 78, 96, 14, 20
_PLATE: Final = 84
"""The most height of the plate of an answer without a letter."""

_Sizes = tuple[int, int, int, int]
_SIZES: Final = (68, 70, 12, 58)
"""The sizes of a letter, of a sign, of the gaps and of the names."""

_FROM_EDGE: Final = 10
"""The room left of a sign without a letter, which is on a plate."""

_FRAME: Final = 9
"""How much narrower a plate is for as much room to the frame of the picture as to the edge of the list."""

_BETWEEN: Final = 24
"""The least room between two columns."""


@dataclass(frozen=True)
class Entry:
    """A place of a question, or what else it's about: its letter if it's a place, its sign if it has one, its name.

    ``is_offered``: an answer without a letter, on a plate of its own. ``is_head``: what the letters below it mean.
    """

    name: str
    letter: str = ""
    sign: Callable[[int], Sprite] | None = None
    is_offered: bool = False
    is_head: bool = False


def entries(game: Italia, letters: Mapping[str, str], actor: str, texts: Words) -> list[Entry]:
    """The places of a question in the order of their letters, with the units there."""
    return [Entry(texts.short_name(space), letter, _sign(game, space, actor)) for space, letter in letters.items()]


def _sign(game: Italia, space: str, actor: str) -> Callable[[int], Sprite] | None:
    """The units in a place as one counter: those of the nation that decides, or else the topmost ones."""
    stacks = sorted(stacks_at(game, space), key=lambda each: each.nation != actor) if space in game.data.areas else []
    if not stacks:
        return None
    stack = summed(stacks[0])
    return lambda size: stack_sprite(stack, size)


def list_size(listed: Sequence[Entry]) -> tuple[int, int]:
    """The width of the list of some places, and the height that it needs."""
    longest = max(text_width(entry.name, Face.STRONG, _SIZES[-1]) + _ahead_of(entry, listed) for entry in listed)
    return round(longest + _BETWEEN + 2 * _EDGE), len(listed) * _ROW + 2 * _PADDING


def _has_signs(listed: Sequence[Entry]) -> bool:
    return any(entry.letter and entry.sign for entry in listed)


def _ahead(listed: Sequence[Entry], sizes: _Sizes) -> int:
    """The room for what is before the names."""
    disc, sign, gap, _ = sizes
    return disc + gap + (sign + gap if _has_signs(listed) else 0)


def _ahead_of(entry: Entry, listed: Sequence[Entry]) -> int:
    """The room for what is before a name: more for a wide sign without a letter, none for a head."""
    if entry.is_head:
        return 0
    _, sign, gap, _ = _SIZES
    wide = entry.sign(sign).width + _FROM_EDGE + gap if entry.sign is not None and not entry.letter else 0
    return max(_ahead(listed, _SIZES), wide)


def draw_list(picture: Image.Image, listed: Sequence[Entry], top: int) -> None:
    """Draw the list at the right edge of a picture."""
    across, high = list_size(listed)[0], picture.height - top
    left = picture.width - across
    picture.paste(PANEL, (left, top, picture.width, picture.height))
    picture.paste(GOLD, (left, top, left + 4, picture.height))
    row = min((high - 2 * _PADDING) / len(listed), _MOST_ROW)
    above = top + (high - len(listed) * row) / 2
    for place, entry in enumerate(listed):
        middle = above + (place + 0.5) * row
        if entry.is_offered:
            plate = panel(across - _EDGE - _FRAME, round(min(row - 6, _PLATE)), ground=VELLUM)
            plate.put(picture, left + _EDGE / 2 + 2, middle - plate.height / 2)
        elif not entry.letter and not entry.is_head:  # it tells what the question is about
            picture.paste(
                GOLD, (left + _EDGE, round(middle - row / 2), left + across - _EDGE, round(middle - row / 2) + 3)
            )
        _draw_entry(picture, entry, left + _EDGE, middle, _ahead_of(entry, listed), _SIZES)


def _draw_entry(picture: Image.Image, entry: Entry, x: float, y: float, ahead: int, sizes: _Sizes) -> None:
    """A place with its letter and the units there, or what else a question is about."""
    wide, sign, gap, letters = sizes
    if entry.letter:
        disc = letter_disc(entry.letter, wide)
        disc.shown_as("sign", f"{entry.letter} {entry.name}", disc.letters).centre(picture, x + wide / 2, y)
    if entry.sign is not None:
        shown = entry.sign(sign)
        middle = wide + gap + sign / 2 if entry.letter else _FROM_EDGE + shown.width / 2
        shown.shown_as("sign").centre(picture, x + middle, y)
    ink = INK if entry.letter or entry.is_offered else SECONDARY
    write(picture, x + ahead, y + letters * 0.34, entry.name, Face.STRONG, letters, ink)
