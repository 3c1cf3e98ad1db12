"""The whole board of Italy as an overview: its parts side by side below the turn and the points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Point
from render.core.map_heads import BOARD_HEAD, Seat, draw_board_head
from render.core.palette import lighter
from render.core.plates import parts_of
from render.core.report_head import draw_question_head
from render.core.wide_board import Inset, assembled
from render.core.words import Words
from render.italia.board_key import draw_board_key
from render.italia.framing import Part
from render.italia.map_highlights import Changes
from render.italia.nation_names import name_nations
from render.italia.sheet import Sheet
from render.italia.stacks import owners
from render.italia.texts import GAME, years_of
from render.italia.theme import seat_colour, tints
from rules.italia.game import Italia, in_points

_PENINSULA_FROM: Final = 460
"""The row of the board, in pixels, from which areas are on the peninsula's part of the whole board's picture."""

_OF_PENINSULA: Final = frozenset({"dalmatia"})

_ISLANDS: Final = frozenset({"corsica", "olbia", "carales"})

_AFRICA: Final = frozenset({
    "cirta", "hippo-regius", "sicca-veneria", "carthago", "hadrumetum", "aures", "syrtis",
})  # fmt: skip

_MOVED_NORTH: Final[Mapping[str, Point]] = {
    "alpes": (236, 285), "gallia": (236, 455), "helvetia": (262, 212), "noricum": (500, 212), "pannonia": (690, 226),
    "mare-ligusticum": (285, 462), "mare-superum": (580, 400),
}  # fmt: skip

_MOVED_PENINSULA: Final[Mapping[str, Point]] = {
    "mare-tyrrhenum": (506, 765), "mare-africum": (470, 905), "mare-siculum": (474, 992), "epirus": (905, 640),
    "mare-hadriaticum": (760, 590), "mare-ionium": (862, 922),
}  # fmt: skip
_MOVED_ISLANDS: Final[Mapping[str, Point]] = {"mare-sardoum": (234, 662), "corsica": (315, 566)}
"""The positions of seas and staging zones on the parts, in pixels of the board: they have room beside the land. That of
Corsica leaves room for a nation's name above the strait."""

_BOARD_HEIGHT: Final = 1180
"""The height of the whole board's picture."""


def whole_board(game: Italia, texts: Words, shown: Changes, line: str) -> Image.Image:
    """An overview, the parts of the board side by side below a question, or the turn with a ``line`` and the points.

    It shows how many units each nation has where, and each nation's name beside them; leaders, capitals
    and what is aboard have room on regions only.
    """
    holders = owners(game)
    owned = {area: who for area, who in holders.items() if who}
    sheets = [
        (inset, Sheet(game, texts, shown, Part(inset.centre, inset.zoom, inset.size), inset)) for inset in insets()
    ]
    for _, sheet in sheets:
        sheet.draw()
    name_nations(game, [sheet for _, sheet in sheets])
    draw_board_key(game, sheets[-1][1], sheets[-2][1])
    parts = [(inset, sheet.picture) for inset, sheet in sheets]
    picture = assembled(base_map(GAME), tints(holders), owned, parts)
    if shown.prompt:
        draw_question_head(picture, *parts_of(shown.prompt), height=BOARD_HEAD)
    else:
        draw_board_head(picture, _turn_line(game, texts), line, [_seat(game, seat, texts) for seat in game.seats])
    return picture


def _seat(game: Italia, seat: str, texts: Words) -> Seat:
    colour = seat_colour(seat)
    return Seat(texts.short_name(seat), in_points(game.state.points[seat]), colour, lighter(colour, 0.3))


@cache
def insets() -> tuple[Inset, ...]:
    """The parts of the picture of the whole board: the Po valley, the islands, Africa, and the peninsula with Sicily.

    Each is as large as it fits; only there have crowded areas room for their names.
    """
    spaces, low, high = base_map(GAME).spaces, _BOARD_HEIGHT - 6, BOARD_HEAD
    islands, africa = {*_ISLANDS, "mare-sardoum"}, {*_AFRICA}
    north = {space for space, (_, y) in spaces.items() if y < _PENINSULA_FROM and space not in _OF_PENINSULA} | {
        "mare-ligusticum"
    }
    rest = spaces.keys() - north - islands - africa
    return (
        Inset((0, high, 742, 586), (164, 178), 1.23, north, _MOVED_NORTH),
        Inset((0, 594, 372, low), (194, 518), 1.57, islands, _MOVED_ISLANDS),
        Inset((380, 594, 742, low), (82, 850), 1.22, africa, {"syrtis": (332, 1284), "aures": (126, 1222)}),
        Inset((750, high, 1600, low), (415, 436), 1.63, rest, _MOVED_PENINSULA),
    )


def _turn_line(game: Italia, texts: Words) -> str:
    """The game turn with its years."""
    first, last = game.period.years[game.state.turn - 1]
    return texts("map-turn", turn=game.state.turn, years=years_of(first, last, texts))
