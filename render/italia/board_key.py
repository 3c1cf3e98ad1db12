"""The key of the whole board of Italy: which shape means which kind of unit, on open water."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from render.core.boxes import grown
from render.core.canvas import Box
from render.core.fonts import Face, text_width
from render.core.palette import INK
from render.core.text_panels import panel, write
from render.italia.board_sheet import BoardSheet
from render.italia.signs import shape_sign
from render.italia.stacks import stacks_at, summed
from rules.italia.game import Italia

_SIZES: Final = (52, 49, 46, 44, 42)
"""The sizes of the letters that are tried until the key has room."""

_SIGN, _ROW = 0.9, 1.02
"""The size of a sign, and the height of a line, as shares of that of the letters."""

_GAP, _STEP, _CLEAR, _PAD = 10, 20, 10, 10
"""The room between a sign and its word, the steps in which a place is looked for, the room around the key and in it."""

_ORDER: Final = ("infantry", "legion", "foederati", "elephant", "knight")
"""The kinds of units that have shapes of their own on the whole board."""

_SHORT: Final = {"foederati": "board-foederati"}
"""The kinds with a shorter name here: the key has little room."""

_ALL_WATER: Final = 0.995


def draw_board_key(game: Italia, peninsula: BoardSheet, africa: BoardSheet) -> None:
    """The shapes that are on the board with their kinds of units, on open water, or else in the desert."""
    kinds = [kind for kind in _ORDER if kind in _shown(game)]
    if len(kinds) > 1:
        any(_draw(kinds, letters, (peninsula, africa)) for letters in _SIZES)


def _draw(kinds: Sequence[str], letters: int, sheets: Sequence[BoardSheet]) -> bool:
    """Draw the key in letters of a size on the first part of the board that has room; whether one has."""
    entries = [
        (shape_sign(kind, round(letters * _SIGN)), sheets[0].texts(_SHORT.get(kind, f"key-{kind}"))) for kind in kinds
    ]
    across, row = max(sign.width for sign, _ in entries), round(letters * _ROW)
    wide = across + _GAP + max(round(text_width(name, Face.STRONG, letters)) for _, name in entries)
    plate = panel(wide + 2 * _PAD, row * len(entries) + 2 * _PAD)
    found = ((sheet, box) for sheet in sheets for box in _free(sheet, plate.width, plate.height))
    sheet, box = next(found, (sheets[0], None))
    if box is None:
        return False
    sheet.placer.take(plate.put(sheet.picture, box[0], box[1]))
    left = box[0] + _PAD
    for place, (sign, name) in enumerate(entries):
        middle = box[1] + _PAD + (place + 0.5) * row
        sign.centre(sheet.picture, left + across / 2, middle)
        write(sheet.picture, left + across + _GAP, middle + letters * 0.34, name, Face.STRONG, letters, INK)
    return True


def _shown(game: Italia) -> set[str]:
    """The kinds of units whose shapes stacks have."""
    return {token.kind for area in game.data.areas for stack in stacks_at(game, area) for token in summed(stack).tokens}


def _free(sheet: BoardSheet, wide: int, high: int) -> Iterator[Box]:
    """The boxes of a size that are free and open, from the lower left corner of a part upwards."""
    right, bottom = sheet.picture.width - _CLEAR, sheet.picture.height - _CLEAR
    for top in range(bottom - high, _CLEAR, -_STEP):
        for left in range(_CLEAR, right - wide, _STEP):
            box = left, top, left + wide, top + high
            around = grown(box, _CLEAR)
            if sheet.placer.is_free(box) and not sheet.placer.covered(around) and _is_open(sheet, box):
                yield box


def _is_open(sheet: BoardSheet, box: Box) -> bool:
    """Whether a box lies on water, or on the land of a staging zone."""
    if sheet.board.water_share(box, sheet.chart) >= _ALL_WATER:
        return True
    rows, columns = range(box[1], box[3], _STEP), range(box[0], box[2], _STEP)
    lands = {sheet.board.area_at((x, y, x, y), sheet.chart) for y in rows for x in columns}
    return lands <= {*sheet.game.data.staging, ""} and sheet.is_shown("aures")
