"""Which part of the board of Italy is on a picture: some spaces, as large as they fit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Point
from render.italia.texts import GAME

NEAR_SIZE: Final = (1600, 1000)
"""The size of a part of the map: it fills the room that a message has for a picture."""

_NEAREST: Final = 4.4

_SEVERAL, _NEAREST_SEVERAL = 2, 3.5
"""The magnification above which the land of several spaces is cut."""

_LEAST_ZOOM: Final = 1.2

MARGIN_OF_PART: Final = 74
"""The pixels of the board around the spaces of a part of it."""


@dataclass(frozen=True)
class Part:
    """A part of the board on a picture: its centre (None: the whole board), how large, and the picture's size."""

    centre: Point | None = None
    zoom: float = 1.0
    size: tuple[int, int] = NEAR_SIZE


def framed_spaces(
    spaces: Iterable[str],
    size: tuple[int, int] = NEAR_SIZE,
    least: float = 0,
    farthest: float = _LEAST_ZOOM,
    margin: int = MARGIN_OF_PART,
) -> Part:
    """The part of the board that fits some spaces into a picture, which becomes narrower if the board is.

    ``least``: the zoom that a picture has that mustn't become narrower; it then cuts off what has no room.
    ``farthest``: the zoom below which it's the whole board. ``margin``: pixels of the board around the spaces.
    """
    board = base_map(GAME)
    places = [board.spaces[space] for space in spaces if space in board.spaces]
    if not places:
        return Part()
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    room = right - left + 2 * margin, bottom - top + 2 * margin
    zoom = min(_NEAREST, size[0] / room[0], size[1] / room[1])
    if least:
        zoom = max(zoom, least, farthest)
    if zoom < farthest:
        return Part()
    fitting = min(size[0], round(board.size[0] * zoom) - 4), size[1]
    return Part(((right + left) / 2, (bottom + top) / 2), zoom, fitting)


def margin_around(
    spaces: Iterable[str], room: tuple[int, int], around: tuple[int, int], nearest: float = _NEAREST_SEVERAL
) -> int:
    """The pixels of the board around some spaces, so that ``around`` them have counters and names room, and no more.

    ``around``: the pixels of the picture beside them, and above and below them. ``nearest``: the zoom above which the
    land would be cut.
    """
    places = [base_map(GAME).spaces[space] for space in spaces if space in base_map(GAME).spaces]
    if len(places) < _SEVERAL:
        return MARGIN_OF_PART
    spans = [max(each) - min(each) for each in zip(*places, strict=True)]
    fitting = min((side - 2 * free) / max(span, 1) for side, free, span in zip(room, around, spans, strict=True))
    zoom = min(fitting, nearest)
    return int(min((side / zoom - span) / 2 for side, span in zip(room, spans, strict=True)))
