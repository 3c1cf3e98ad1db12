"""What the signs on a part of the board mean: rows of signs with words below the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, text_width
from render.core.palette import BAND_TEXT, GOLD, Colour
from render.core.text_panels import write

CODE, KEY_SIGN = 40, 40
"""The size of the nations' letters and names, and that of other signs."""

KEY_ROW: Final = 56
"""The height of a row."""

_LETTERS, _NEAR, _APART, _EDGE, _STEP = 40, 10, 20, 18, 20


@dataclass(frozen=True)
class Key:
    """A sign of the map and what it means; a nation's sign has its name on it."""

    sign: Sprite
    text: str = ""
    letters: int = _LETTERS

    @property
    def width(self) -> float:
        """The width of both."""
        return self.sign.width + (_NEAR + text_width(self.text, Face.STRONG, self.letters) if self.text else 0)

    def draw(self, picture: Image.Image, x: float, middle: float, tone: Colour = BAND_TEXT) -> None:
        """Draw the sign and its words from a place to the right."""
        self.sign.centre(picture, x + self.sign.width / 2, middle)
        if self.text:
            at = x + self.sign.width + _NEAR
            write(picture, at, middle + self.letters / 3, self.text, Face.STRONG, self.letters, tone)


def in_rows(keys: Sequence[Key], width: int) -> list[list[Key]]:
    """The keys in as few rows as they need on a picture of a width, all about as long."""
    room = width - 2 * _EDGE
    count = len(_wrapped(keys, room))
    narrower = (_wrapped(keys, less) for less in range(room // max(count, 1), room, _STEP))
    return next((rows for rows in narrower if len(rows) <= count), _wrapped(keys, room))


def _wrapped(keys: Sequence[Key], room: float) -> list[list[Key]]:
    rows, left = list[list[Key]](), 0.0
    for key in keys:
        if not rows or key.width > left:
            rows.append([])
            left = room
        rows[-1].append(key)
        left -= key.width + _APART
    return rows


def draw_keys(picture: Image.Image, top: int, rows: Sequence[Sequence[Key]]) -> None:
    """Draw the rows from a height to the lower edge of a picture, each in the middle."""
    picture.paste(GOLD, (0, top, picture.width, top + 3))
    middle = (top + picture.height - (len(rows) - 1) * KEY_ROW) / 2 + 2
    for row in rows:
        x = (picture.width - sum(key.width for key in row) - _APART * (len(row) - 1)) / 2
        for key in row:
            key.draw(picture, x, middle)
            x += key.width + _APART
        middle += KEY_ROW
