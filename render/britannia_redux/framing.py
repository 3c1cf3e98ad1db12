"""Which part of the board a picture shows: its size, its centre and how much it's magnified."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from render.britannia_redux.answers import strip_height
from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.texts import GAME
from render.core.basemap import base_map
from render.core.canvas import Point
from render.core.plates import parts_of
from render.core.question_frame import head_height

ZOOM = 2.6
"""How much the surroundings of an area are magnified."""

DETAILED: Final = 1.8
"""The zoom from which areas show their population."""

SIZE: Final = (1200, 750)
"""The size of a part of the board: a picture of a channel shows it as large as it can."""

_NEAREST: Final = 2.9
_NEAR_SEA: Final = 1.9
"""The most by which the surroundings of a sea are magnified: its coasts are what matters."""

_HEIGHTS: Final = (SIZE[1], 900, 1050)
"""The heights that the picture of a question may have."""

_BOX: Final = (550, 350)
"""The box in which a channel shows a picture."""

_TARGETS_FROM: Final = 1.5
"""The zoom from which a decision's targets are shown as a part of the board."""

_ROOM: Final = 68
"""Pixels of the board around the places that a part must show."""


def framed(
    spaces: Collection[str],
    size: tuple[int, int] = SIZE,
    least: float = _TARGETS_FROM,
    *,
    around: int = _ROOM,
    nearest: float = _NEAREST,
    also: Iterable[Point] = (),
) -> tuple[Point | None, float]:
    """Centre and zoom of the part of the board with some spaces; no centre means the whole board.

    ``around``: the pixels of the board around them, ``nearest``: the most by which areas are magnified, ``also``: other
    places that it shows.
    """
    board = base_map(GAME)
    places = [*(board.spaces[space] for space in spaces if space in board.spaces), *also]
    if not places:
        return None, 1.0
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    most = nearest if any(space in board.areas for space in spaces) else _NEAR_SEA
    zoom = min(most, size[0] / (right - left + 2 * around), size[1] / (bottom - top + 2 * around))
    return (((left + right) / 2, (top + bottom) / 2), zoom) if zoom >= least else (None, 1.0)


def crop_size(asked: Changes, spaces: Collection[str]) -> tuple[int, int]:
    """The size of the part of the board between a question and its answers: higher if its places lie below each other.

    A higher picture is narrower in a channel: it's as high as its places are shown the largest there.
    """
    rest = head_height(*parts_of(asked.prompt), SIZE[0]) + strip_height(asked.answers, SIZE[0], asked.keys)

    def shown(height: int) -> float:
        return framed(spaces, (SIZE[0], height - rest), 0.0)[1] * min(_BOX[0] / SIZE[0], _BOX[1] / height)

    return SIZE[0], max(_HEIGHTS, key=shown) - rest
