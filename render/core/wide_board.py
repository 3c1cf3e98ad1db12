"""A board that is higher than wide, in a landscape picture: its parts side by side, a head with the scores, and keys.

Channels show pictures in a box that is wider than high. There a board that fills its height has twice the scale.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PIL import Image

from render.core.basemap import BaseMap
from render.core.canvas import Box, Point, Sprite, gradient
from render.core.fonts import Face, text_width, wrapped
from render.core.layout import Ground, note_ground, note_joined
from render.core.legends import Key
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, FRAME_DARK, GOLD, Colour, lighter
from render.core.text_panels import write, write_fitted

WIDTH, HEIGHT = 1600, 1000
HEAD: Final = 112
KEY_ROW: Final = 44
LEAST_LETTERS: Final = 30
"""The size of the letters of a whole board: they can be read without opening the picture."""

_BAND_END: Final = (52, 36, 26)
_KEY_LETTERS: Final = 25
_EDGE: Final = 26
_BORDER: Final = 4
_TITLE_ROOM: Final = 470
_BAR: Final = 14
_POINTS: Final = 54
_STANDING_APART: Final = 26
_NATIONS: Final = 22
_NOTE: Final = lighter(GOLD, 0.35)


@dataclass(frozen=True)
class Inset:
    """A part of a board on the picture of the whole board.

    ``box``: where it is on the picture. ``corner`` and ``zoom``: the upper left corner of what it shows, in pixels of
    the board, and how large. ``spaces``: those that it shows; each space is on one inset only. ``moved``: those that
    have another position than on the board, because theirs is on no inset.
    """

    box: Box
    corner: Point
    zoom: float
    spaces: Collection[str]
    moved: Mapping[str, Point] = field(default_factory=dict)

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        left, top, right, bottom = self.box
        return right - left, bottom - top

    @property
    def centre(self) -> Point:
        """The middle of what it shows, in pixels of the board."""
        width, height = self.size
        return self.corner[0] + width / self.zoom / 2, self.corner[1] + height / self.zoom / 2


@dataclass(frozen=True)
class Standing:
    """A seat in the head: its name and points, the colours of its counters and land, and its nations in short."""

    name: str
    points: str
    colour: Colour
    tint: Colour
    nations: str = ""


def assembled(
    board: BaseMap,
    tints: Mapping[str, Colour | None],
    owners: Mapping[str, str],
    parts: Iterable[tuple[Inset, Image.Image]],
) -> Image.Image:
    """The drawn insets as one picture with gold lines between them; head and keys are still to be drawn."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), FRAME_DARK)
    note_ground(picture, Ground(board.game, 1, tints, owners))
    for inset, drawn in parts:
        left, top, right, bottom = inset.box
        picture.paste(GOLD, (left - _BORDER, top - _BORDER, right + _BORDER, bottom + _BORDER))
        picture.paste(drawn, (left, top))
        note_joined(picture, drawn, (left, top))
    return picture


def draw_standings(
    picture: Image.Image, title: str, line: str, standings: Sequence[Standing], sign: Sprite | None = None
) -> None:
    """Draw the head: the title, below it a line with its sign, and each seat with its points."""
    picture.paste(gradient(picture.width, HEAD, BAND, _BAND_END), (0, 0))
    picture.paste(GOLD, (0, HEAD - 3, picture.width, HEAD))
    room = _TITLE_ROOM if len(standings) < 5 else _TITLE_ROOM - 60
    write_fitted(picture, _EDGE, 54, title, Face.TITLE, 42, room, BAND_TEXT, least=24, spacing=1)
    x = float(_EDGE)
    if sign is not None:
        sign.centre(picture, x + sign.width / 2, 82)
        x += sign.width + 12
    write_fitted(picture, x, 93, line, Face.ITALIC, 34, room - x + _EDGE, BRIGHT_GOLD, least=22)
    wide = (picture.width - 2 * _EDGE - room) / max(1, len(standings))
    for place, standing in enumerate(standings):
        _draw_standing(picture, standing, _EDGE + room + wide * place, wide)


def _draw_standing(picture: Image.Image, standing: Standing, left: float, width: float) -> None:
    start = round(left + _STANDING_APART)
    picture.paste(standing.colour, (start, 16, start + _BAR, HEAD - 18))
    picture.paste(standing.tint, (start + _BAR, 16, start + 2 * _BAR, HEAD - 18))
    x, end = start + 2 * _BAR + 14, left + width
    points = text_width(standing.points, Face.HEAVY, _POINTS)
    write(picture, end, 60, standing.points, Face.HEAVY, _POINTS, BAND_TEXT, align=1)
    write_fitted(picture, x, 52, standing.name, Face.STRONG, 40, end - x - points - 10, BAND_TEXT, least=22)
    told = wrapped(standing.nations, Face.STRONG, _NATIONS, end - x)[:2]
    if len(told) < 2:
        write_fitted(picture, x, 91, standing.nations, Face.STRONG, 28, end - x, _NOTE, least=_NATIONS)
    else:
        for place, line in enumerate(told):
            write(picture, x, 78 + 22 * place, line, Face.STRONG, _NATIONS, _NOTE)


def draw_key_row(picture: Image.Image, keys: Sequence[Key], top: int) -> None:
    """Draw a row of keys over the whole width; those at the end that have no room are left out."""
    picture.paste(BAND, (0, top, picture.width, top + KEY_ROW))
    shown, room = list[Key](), float(picture.width - 2 * _EDGE)
    for key in keys:
        room -= _key_width(key)
        if room < 0:
            break
        shown.append(key)
    if not shown:
        return
    apart = (picture.width - 2 * _EDGE - sum(_key_width(key) for key in shown)) / len(shown)
    x: float = _EDGE + apart / 2
    for key in shown:
        key.sign.centre(picture, x + key.sign.width / 2, top + KEY_ROW / 2)
        write(picture, x + key.sign.width + 9, top + KEY_ROW / 2 + 8, key.name, Face.BODY, _KEY_LETTERS, BAND_TEXT)
        x += _key_width(key) + apart


def draw_foot_line(picture: Image.Image, text: str, top: int) -> None:
    """Draw a line about what changed over the whole width, in the height of a row of keys."""
    picture.paste(BAND, (0, top, picture.width, top + KEY_ROW))
    room = picture.width - 2 * _EDGE
    write_fitted(picture, picture.width / 2, top + 29, text, Face.STRONG, 30, room, BRIGHT_GOLD, least=20, align=0.5)


def _key_width(key: Key) -> float:
    return key.sign.width + 9 + text_width(key.name, Face.BODY, _KEY_LETTERS) + 16
