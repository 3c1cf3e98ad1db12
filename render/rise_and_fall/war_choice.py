"""The question of who declares war on whom: the possible wars in rows beside a map of those powers' lands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.counters import counter_sprite
from render.core.fonts import Face
from render.core.icons import paste_icon
from render.core.palette import GOLD, HAIRLINE, INK, LOSS, PANEL, SECONDARY
from render.core.text_panels import write_fitted
from render.core.words import Words
from render.rise_and_fall.texts import land_name
from render.rise_and_fall.theme import people_counter
from render.rise_and_fall.turn_card import shown_as
from rules.rise_and_fall.game import RiseAndFall

COLUMN: Final = 860
"""The width of the column of powers."""

_MOST, _LEAST_ROWS = 8, 5
_LINE, _EDGE, _GAP, _NEAR = 6, 30, 20, 10
_LETTERS, _LEAST, _SIGN, _COUNTER = 54, 50, 40, 84


@dataclass(frozen=True)
class Row:
    """A war that is possible: both powers, and what is said of each."""

    powers: tuple[str, str]
    lines: tuple[str, str]


def rows(decision: Mapping[str, object], game: RiseAndFall, texts: Words) -> list[Row]:
    """The wars to choose from; empty if the decision isn't about them."""
    ids = [str(each["id"]) for each in decision.get("options", ())]  # type: ignore[attr-defined]

    def name(power: str) -> str:
        return land_name(shown_as(power, game.state), texts)

    if decision.get("topic") == "war":
        pairs = [(one, other) for one, colon, other in (each.partition(":") for each in ids) if colon]
        return [Row(pair, (name(pair[0]), texts("war-on", power=name(pair[1])))) for pair in pairs][:_MOST]
    return []


def draw_rows(picture: Image.Image, shown: Sequence[Row], top: int) -> None:
    """Each war in a row of a column at the right edge."""
    left = picture.width - COLUMN
    picture.paste(PANEL, (left, top, picture.width, picture.height))
    picture.paste(GOLD, (left, top, left + _LINE, picture.height))
    high = (picture.height - top) / max(len(shown), _LEAST_ROWS)
    first = top + (picture.height - top - high * len(shown)) / 2
    for place, row in enumerate(shown):
        if place:
            line = round(first + place * high)
            picture.paste(HAIRLINE, (left + _EDGE, line - 1, picture.width - _EDGE, line + 1))
        _draw_row(picture, row, (left + _LINE + _EDGE, first + (place + 0.5) * high), min(high - 30, _COUNTER))


def _draw_row(picture: Image.Image, row: Row, at: tuple[float, float], size: float) -> None:
    """The counters of both powers around swords, then the lines."""
    (x, middle), apart = at, size + _SIGN + 2 * _NEAR
    for place, power in enumerate(row.powers):
        if place:
            paste_icon(picture, x - _SIGN - _NEAR, middle - _SIGN / 2, "swords", _SIGN, LOSS)
        counter_sprite(people_counter(power), round(size)).centre(picture, x + size / 2, middle)
        x += apart
    x += _GAP - _SIGN - 2 * _NEAR
    for place, told in enumerate(row.lines):
        face, colour = (Face.HEAVY, INK) if place else (Face.STRONG, SECONDARY)
        room = picture.width - _GAP - x
        write_fitted(picture, x, middle - 8 + place * 54, told, face, _LETTERS, room, colour, least=_LEAST)
