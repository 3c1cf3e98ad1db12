"""The parts of a turn's card that a phone shows: large plates, the points of the seats over the map, a large foot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.cards import HEIGHT, WIDTH, Plate, row_sign
from render.core.fonts import Face, fitted_size, text_width
from render.core.map_symbols import swatch
from render.core.palette import BAND, INK, IVORY, PORPHYRY, SECONDARY, Colour
from render.core.text_panels import panel, pill, write, write_fitted

_SEATS: Final = (520, 196)
_MORE: Final = 40
_LINE: Final = 50
_SWATCH: Final = 38
_INDENT, _BESIDE_ROWS = 69, 90
"""The letters of how many rows have no room, the height of a line at the foot, and the size of a seat's colour.

``_INDENT``, ``_BESIDE_ROWS``: where rows begin, and what a plate's width has more than they.
"""

_LONG_ROWS: Final = 4
"""The most rows of the first plate that have their causes."""

_ONE_LINE: Final = 48
"""The height of a row without a cause."""

_PLATES_TOP, _PLATE_HEIGHT, _FOOT, _WITH_CAUSE, _TIGHT = 250, 424, 70, 89, 80
"""The plates, the foot, and the height of rows that have room for their cause: usually, and at least."""


@dataclass(frozen=True)
class Standing:
    """A seat's points, and their change in a turn; ``change`` is empty without any."""

    name: str
    points: str
    change: str
    colour: Colour


def draw_plates(
    picture: Image.Image,
    plates: Sequence[Plate],
    shares: Sequence[float] = (),
    height: int = _PLATE_HEIGHT,
    top: int = _PLATES_TOP,
) -> None:
    """The plates beside each other, rows as large as they can be read on a phone.

    ``shares``: their widths. ``height``: less if the card has more than one line below them. ``top``: their upper edge.
    """
    shares = shares or [1.0] * len(plates)
    room, left = WIDTH - 2 * 24 + 12, 24.0
    for place, plate in enumerate(plates):
        whole = room * shares[place] / sum(shares)
        width = round(whole) - 12
        panel(width, height).put(picture, left, top)
        head = left + width / 2, top + 46
        write_fitted(picture, *head, plate.head, Face.HEAD, 36, width - 40, PORPHYRY, least=20, align=0.5, spacing=2)
        is_short = place == 0 and len(plate.rows) > _LONG_ROWS
        _draw_rows(picture, plate, (round(left), top, width, height), 54 if is_short else _pitch(plate, height))
        left += whole


def _more_beside_head(plate: Plate, width: int, most: int) -> str:
    """How many rows of a plate have no room, if there's room for that beside its heading; else nothing."""
    if len(plate.rows) <= most:
        return ""
    more = plate.more(len(plate.rows) - most)
    wide = text_width(plate.head, Face.HEAD, 36, 2) / 2 + text_width(more, Face.ITALIC, _MORE) + 2 * _MORE
    return more if wide <= width / 2 else ""


def _fits(plate: Plate, height: int) -> bool:
    """Whether all rows have room with their causes: a last one without any needs less."""
    if not plate.rows:
        return True
    last = _WITH_CAUSE if plate.rows[-1].cause or not plate.rows[-1].fact else _ONE_LINE
    return 66 + (len(plate.rows) - 1) * _WITH_CAUSE + last <= height


def _pitch(plate: Plate, height: int) -> int:
    """The height of rows with their causes: less where that shows one more of them."""
    if _fits(plate, height):
        return _WITH_CAUSE
    has_more = len(plate.rows) > (height - 66) // _WITH_CAUSE < (height - 66) // _TIGHT
    return _TIGHT if has_more else _WITH_CAUSE


def _draw_rows(picture: Image.Image, plate: Plate, at: tuple[int, int, int, int], pitch: int) -> None:
    """The rows of a plate, with their causes if they're high enough for them; how many more have no room.

    ``at``: the left and upper edge of the plate, its width and its height.
    """
    left, upper, width, height = at
    top, most = upper + (54 if pitch == _TIGHT else 62), (height - 66) // pitch
    if pitch == _WITH_CAUSE and _fits(plate, height):
        most = max(most, len(plate.rows))
    beside = _more_beside_head(plate, width, most)
    if beside:
        write(picture, left + width - 24, upper + 44, beside, Face.ITALIC, _MORE, SECONDARY, align=1)
    shown = plate.rows if len(plate.rows) <= most else plate.rows[: most if beside else most - 1]
    x, room = left + _INDENT, width - _BESIDE_ROWS
    for place, row in enumerate(shown):
        y = top + place * pitch
        if row.colour:
            swatch(row.colour, _SWATCH).put(picture, left + 18, y + 4)
        elif row.sign:
            row_sign(row.sign, row.tone).put(picture, left + 13, y + (0 if pitch < _TIGHT else 10))
        write_fitted(picture, x, y + 36, row.fact, Face.STRONG, 42, room, INK, least=26)
        if pitch >= _TIGHT or not row.fact:
            write_fitted(picture, x, y + 75, row.cause, Face.STRONG, 40, room, SECONDARY, least=26)
    if len(shown) < len(plate.rows) and not beside:
        more = plate.more(len(plate.rows) - len(shown))
        write_fitted(picture, x, top + len(shown) * pitch + 38, more, Face.ITALIC, _MORE, room, SECONDARY, least=24)


def draw_standings(picture: Image.Image, standings: Sequence[Standing], width: int = _SEATS[0]) -> None:
    """The points of each seat with the turn's change, over the map band."""
    height = _SEATS[1]
    panel(width, height).put(picture, WIDTH - width - 24, 22)
    step = (width - 24) // len(standings)
    letters = min(fitted_size(each.points, Face.HEAVY, 68, step - 26, least=30) for each in standings)
    for place, each in enumerate(standings):
        x = WIDTH - width - 12 + place * step
        middle = x + step / 2
        picture.paste(each.colour, (x + 6, 34, x + step - 6, 44))
        write_fitted(picture, middle, 82, each.name, Face.STRONG, 40, step - 8, INK, least=18, align=0.5)
        write(picture, middle, 150, each.points, Face.HEAVY, letters, each.colour, align=0.5)
        if each.change:
            is_changed = any(digit in each.change for digit in "123456789\u00bd")
            change = pill(each.change, 38, each.colour if is_changed else SECONDARY)
            change.centre(picture, middle, 186)


def draw_large_foot(picture: Image.Image, *lines: str) -> None:
    """Lines on a dark band at the foot of a card, in letters of one size that a phone shows."""
    high = _FOOT + (len(lines) - 1) * _LINE
    picture.paste(BAND, (0, HEIGHT - high, WIDTH, HEIGHT))
    letters = min(fitted_size(line, Face.STRONG, 40, WIDTH - 50, least=24) for line in lines)
    for place, line in enumerate(lines):
        write_fitted(
            picture, WIDTH / 2, HEIGHT - high + 48 + place * _LINE, line, Face.STRONG, letters, WIDTH - 50, IVORY,
            least=24, align=0.5,
        )  # fmt: skip
