"""A picture of fights: the map with their places, and a row for each with both sides."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import Box
from render.core.layout import note_joined
from render.core.map_sheet import March
from render.core.palette import GOLD
from render.core.question_frame import FOOT, draw_foot
from render.core.theatres import HEIGHT, WIDTH, Theatre, theatres
from render.core.words import Words
from render.ultimus_romanorum.fight_map import LARGE, SMALL, FightMap, MarkKind, Shown, Sizes
from render.ultimus_romanorum.fights import (
    MOST_FIGHTS,
    Fight,
    draw_abreast,
    draw_fights,
    height_abreast,
    height_below,
    with_room,
)
from render.ultimus_romanorum.regions import REGIONS
from render.ultimus_romanorum.texts import GAME
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.game import UltimusRomanorum

_FEW: Final = 2
"""Up to this many fights have their rows below the map, more beside it."""

MAP: Final = 740
"""The width of a map beside rows."""

_LARGEST: Final = 330.0
MOST_PARTS: Final = 3
TALL: Final = 1240
"""The height of a picture of many rows or several maps: each of them is larger on a phone."""

_FEW_ROWS: Final = 3
"""Up to this many fights have their rows beside the map, more below it."""

_LARGE_ENOUGH: Final = 1.5
"""The zoom with which places near each other can be told apart."""

_FLAT, _LEAST_HIGH = 40.0, 200
"""What counts as the reach of a part that isn't high at all, and the least height of one, in pixels."""
BORDER: Final = 6

_MORE_ROOM: Final = (0, 60, 100)
_FEW_NAMES: Final = 4
"""Pixels that are left free at the edges, besides the usual ones, until every name has room; and up to how many names
a small part needs none of them."""


def draw_board(
    game: UltimusRomanorum,
    texts: Words,
    found: Sequence[Fight],
    marches: Sequence[March],
    top: int,
    kind: MarkKind = "sign",
    low: int = 0,
) -> Image.Image:
    """A picture of fights below a head ``top`` pixels high: the first of them, and how many more there are.

    ``kind`` of the marks on the map: "letter" if they are those of the menu. ``low``: the room left below the fights.
    """
    told, more = found[:MOST_FIGHTS], len(found) - MOST_FIGHTS
    if len(told) > _FEW_ROWS:
        return _draw_many(game, texts, (told, more), marches, (top, low), kind)
    if len(told) <= _FEW:
        picture = Image.new("RGB", (WIDTH, HEIGHT), GOLD)
        told = with_room(told, WIDTH // 2)
        _draw_low(picture, game, texts, told, marches, (top, HEIGHT - low), kind)
        return picture
    parts = _parts(told, marches)
    picture = Image.new("RGB", (WIDTH, TALL if len(parts) > 1 else HEIGHT), GOLD)
    bottom = picture.height - low
    edges, right = edges_of(parts, top, bottom + BORDER), MAP
    for part, upper, lower in zip(parts, edges, edges[1:], strict=False):
        _draw_fights_of(picture, (0, upper, right, lower - BORDER), game, texts, (told, part, marches), kind)
        if lower < bottom:
            picture.paste(GOLD, (0, lower - BORDER + 1, right, lower - 1))
    picture.paste(GOLD, (right, top, right + 4, bottom))
    draw_fights(picture, (right + 4, top, WIDTH, bottom), told, texts)
    return picture


def _draw_many(
    game: UltimusRomanorum,
    texts: Words,
    found: tuple[Sequence[Fight], int],
    marches: Sequence[March],
    edges: tuple[int, int],
    kind: MarkKind,
) -> Image.Image:
    """A picture of many fights: a map as wide as the picture with their places, below it a row for each.

    ``found``: those on it, and how many more there are. ``edges``: the room above and below them.
    """
    (told, more), (top, low) = found, edges
    picture = Image.new("RGB", (WIDTH, TALL), GOLD)
    bottom = picture.height - low - (FOOT if more > 0 else 0)
    lower = bottom - height_abreast(told)
    parts = _parts_abreast([each.area for each in told], lower - top)
    for part, (left, right) in zip(parts, _edges_abreast(parts), strict=True):
        marks = {each.area: each.mark for each in told if each.area in part}
        ways = tuple(each for each in marches if each.path[-1] in marks)
        seen = Shown(marks, ways, kind, is_named=True)
        draw_part(picture, (left, top, right, lower), game, texts, seen)
    picture.paste(GOLD, (0, lower - 2, WIDTH, lower + 2))
    draw_abreast(picture, (0, lower + 2, WIDTH, bottom), told)
    if more > 0:
        draw_foot(picture, texts("fight-more", count=more), low)
    return picture


def _parts_abreast(goals: Sequence[str], high: int) -> list[Theatre]:
    """The parts of the map for the places of fights: as few as show them large enough."""
    board = base_map(GAME)
    for most in range(1, MOST_PARTS):
        found = theatres(board, [(goal,) for goal in goals], most=most, largest=WIDTH)
        if all(board.frame(part, (WIDTH // most, high), nearest=_LARGE_ENOUGH)[1] >= _LARGE_ENOUGH for part in found):
            break
    return sorted(found, key=lambda part: min(board.spaces[area][0] for area in part))


def _edges_abreast(parts: Sequence[Sequence[str]]) -> list[tuple[int, int]]:
    """The left and right edges of parts of the map side by side, wider ones for more places."""
    shares = [len(part) + 1 for part in parts]
    ends = [0, *(round(WIDTH * end / sum(shares)) for end in itertools.accumulate(shares))]
    return [(left + (BORDER if left else 0), right) for left, right in itertools.pairwise(ends)]


def arrows_for(found: Sequence[Fight], marches: Sequence[March]) -> Sequence[March]:
    """The marches to some fights if the map has room for arrows, or to many of them their last steps."""
    if len(found) <= _FEW_ROWS:
        return marches
    return [replace(each, path=each.path[-2:]) for each in marches] if len(found) <= MOST_FIGHTS else ()


def edges_of(parts: Sequence[Sequence[str]], top: int, bottom: int) -> list[int]:
    """Where parts of the map below each other begin and end: a part that reaches further down is higher."""
    places = base_map(GAME).spaces
    down = [[places[space][1] for space in part] for part in parts]
    reach = [max(each) - min(each) + _FLAT for each in down]
    free = bottom - top - len(parts) * _LEAST_HIGH
    edges = [float(top)]
    for each in reach:
        edges.append(edges[-1] + _LEAST_HIGH + free * each / sum(reach))
    return [round(edge) for edge in edges]


def _draw_low(
    picture: Image.Image,
    game: UltimusRomanorum,
    texts: Words,
    told: Sequence[Fight],
    marches: Sequence[March],
    edges: tuple[int, int],
    kind: MarkKind,
) -> None:
    """One or two fights between an upper and a lower edge: each below its part of the map."""
    top, bottom = edges
    low = bottom - height_below(told)
    parts = _parts(told, marches)
    wide = [(0, WIDTH)] if len(parts) < _FEW else [(0, WIDTH // 2 - 3), (WIDTH // 2 + 3, WIDTH)]
    for part, (left, right) in zip(parts, wide, strict=False):
        _draw_fights_of(picture, (left, top, right, low), game, texts, (told, part, marches), kind)
    for place, each in enumerate(told):
        left, right = (0, WIDTH) if len(told) == 1 else ((0, WIDTH // 2 - 3), (WIDTH // 2 + 3, WIDTH))[place]
        draw_fights(picture, (left, low, right, bottom), [each], texts)
    picture.paste(GOLD, (0, low - 2, WIDTH, low + 2))
    if len(told) == _FEW:
        picture.paste(GOLD, (WIDTH // 2 - 2, top if len(parts) == _FEW else low, WIDTH // 2 + 2, bottom))


def _parts(told: Sequence[Fight], marches: Iterable[March]) -> list[Theatre]:
    """The parts of the map that fights need, in the order of the fights."""
    goals = [each.area for each in told]
    ways = [each.path[-2:] for each in marches if each.path[-1] in goals]
    most = _FEW if len(told) <= _FEW else MOST_PARTS
    found = theatres(base_map(GAME), [*((goal,) for goal in goals), *ways], most=most, largest=_LARGEST)
    return sorted(found, key=lambda part: min((goals.index(area) for area in part if area in goals), default=99))


def _draw_fights_of(
    picture: Image.Image,
    box: Box,
    game: UltimusRomanorum,
    texts: Words,
    shown: tuple[Sequence[Fight], Theatre, Sequence[March]],
    kind: MarkKind,
) -> None:
    """The fights of a part of the map in a box."""
    told, part, marches = shown
    marks = {each.area: each.mark for each in told if each.area in part}
    ways = tuple(each for each in marches if each.path[-1] in marks)
    draw_part(picture, box, game, texts, Shown(marks, ways, kind, is_named=True))


def draw_part(
    picture: Image.Image, box: Box, game: UltimusRomanorum, texts: Words, shown: Shown, *, is_small: bool = False
) -> None:
    """A part of the map in a box."""
    size, sizes = (box[2] - box[0], box[3] - box[1]), SMALL if is_small else LARGE
    tried = []
    for more_room in _rooms(shown, sizes):
        tried.append(FightMap(game, texts, shown, size, sizes, more_room))
        tried[-1].plan()
        if not tried[-1].unnamed:
            break
    sheet = min(tried, key=lambda each: len(each.unnamed))
    sheet.draw()
    picture.paste(sheet.picture, box[:2])
    note_joined(picture, sheet.picture, box[:2])


def _rooms(shown: Shown, sizes: Sizes) -> Sequence[int]:
    """The room besides the usual one that a part of the map may need, the likeliest first: more for more names."""
    if not shown.marches:
        return _MORE_ROOM[:1]
    names = {*shown.marks, *(area for each in shown.marches for area in each.path)}
    first = min(max(len(names) - _FEW_NAMES, 0), len(_MORE_ROOM) - 1) if sizes is SMALL else 0
    return _MORE_ROOM[first:] + _MORE_ROOM[:first]


def heading_of(part: Sequence[str], texts: Words) -> str:
    """The name of the only area of a part of the map, or else of the theatre that has all of them.

    Lands beyond the border have a name in common; others of several theatres have none.

    Without one, the map names the areas themselves.
    """
    if len(part) == 1:
        return texts.short_name(part[0])
    areas = ultimus_data().areas
    lands = [area for area in part if area in areas]  # the others are seas
    theatre = {_theatre_of(area) for area in lands}
    if len(theatre) == 1:
        return texts(f"region-{theatre.pop()}")
    return "" if not lands or any(areas[area].in_empire for area in lands) else texts("region-beyond")


@cache
def _theatre_of(area: str) -> str:
    """The theatre of an area: of those that show something of its diocese, or else of all, the one nearest to it."""
    areas, places = ultimus_data().areas, base_map(GAME).spaces
    own = areas[area].diocese
    shown = [(each, region) for region, spaces in REGIONS.items() for each in spaces if each in areas]
    beside = [pair for pair in shown if areas[pair[0]].diocese == own] or shown
    return min(beside, key=lambda pair: math.dist(places[pair[0]], places[area]))[1]
