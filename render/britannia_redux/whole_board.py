"""The whole board as an overview: north and south side by side, and the nations at sea below them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from PIL import Image

from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.map_keys import Key
from render.britannia_redux.sheet import Sheet
from render.britannia_redux.signs import army_tag, subject_sign, wall_sign
from render.britannia_redux.texts import GAME
from render.britannia_redux.theme import livery, owners, seat_colour, seat_tint, seats_of, tints, years_of
from render.core.basemap import base_map
from render.core.canvas import Point, Sprite
from render.core.fonts import Face, text_width
from render.core.land_names import CAPTION
from render.core.layout import note_joined
from render.core.map_heads import BOARD_HEAD, Seat, draw_board_head
from render.core.palette import BAND, BAND_TEXT, GOLD, IVORY, SPENT
from render.core.text_panels import name_tag, write
from render.core.wide_board import HEIGHT, WIDTH, Inset, assembled
from render.core.words import Words
from rules.britannia_redux.game import BritanniaRedux

_HEAD_EDGE, _HEAD_LETTERS, _HEAD_SIGN = 30, 54, 52
"""The edges of the head of the whole board, its letters, and the size of a sign below the board."""

_SOUTH_FROM, _FILM_SOUTH_FROM = 740, 700
"""The rows of the board, in pixels, from which areas are on the southern parts of the whole board and of a film."""

_SEAS_OF_SOUTH: Final[Mapping[str, Point]] = {
    "irish-sea": (340, 812), "atlantic-ocean": (350, 1183), "frisian-sea": (840, 868), "english-channel": (640, 1262),
}  # fmt: skip
"""The positions of seas on the southern part, in pixels of the board."""

_SEAS_OF_NORTH: Final[Mapping[str, Point]] = {"north-sea": (590, 428)}

_BOARD_BOTTOM, _FILM_BOTTOM = 1064, HEIGHT - 6 - CAPTION
"""The lower edges of the maps of the whole board and of a film."""

_CAPTION, _CAPTION_EDGE, _ALL_WATER = 46, 22, 0.97
"""The letters of the name of a part of the whole board, their room to its edges, and the water below them."""

_AT_SEA, _TAG_ROW, _TAGS_APART = 18, 68, 16
"""The room of the fleets below the whole board: around their rows, a row, and between names."""

_KEYS_APART: Final = 30
"""The room between what letters and signs mean, at the right of the lowest row."""

_TAG, _LEAST_TAG = 52, 42
"""The letters of the fleets: the largest in which they have room in one row, or else the largest in several."""


def draw_whole_board(game: BritanniaRedux, texts: Words, shown: Changes, *, is_over: bool) -> Image.Image:
    """An overview, north and south side by side below the round and the points: who is where, nations by name.

    Below them are the nations at sea, by name: the map has no room for their fleets.
    """
    letters, fleets = _fleet_rows(game, texts)
    board, unnamed = _draw_board(game, texts, shown)
    keys = [*_nation_keys(game, texts, unnamed), *_subject_keys(game, texts), *_work_keys(game, texts)]
    wide = sum(key.width for key in keys) + _KEYS_APART * (len(keys) - 1)
    if keys and (not fleets or _free_in(fleets[-1], texts, letters) < wide + _KEYS_APART):
        fleets.append([])
    foot = _AT_SEA + _TAG_ROW * len(fleets) if fleets else 0
    picture = Image.new("RGB", (board.width, board.height + foot), BAND)
    picture.paste(board, (0, 0))
    note_joined(picture, board, (0, 0))
    _draw_head(picture, game, texts, is_over=is_over)
    _draw_fleets(picture, board.height, fleets, texts, letters)
    x = picture.width - _HEAD_EDGE - wide
    if keys and any(fleets):
        _part_from_fleets(picture, x, is_own_row=not fleets[-1])
    for key in keys:
        key.draw(picture, x, picture.height - (_AT_SEA + _TAG_ROW) / 2 + 2)
        x += key.width + _KEYS_APART
    return picture


def _part_from_fleets(picture: Image.Image, x: float, *, is_own_row: bool) -> None:
    """Draw a line between the fleets and what letters and signs mean, in a row of their own or beside the last."""
    top, bottom = round(picture.height - _AT_SEA / 2 - _TAG_ROW), picture.height
    if is_own_row:
        picture.paste(GOLD, (0, top - 1, picture.width, top + 2))
    else:
        edge = round(x - _KEYS_APART / 2) - 6
        picture.paste(GOLD, (edge, top + 6, edge + 3, bottom - _AT_SEA // 2 - 6))


def _draw_board(game: BritanniaRedux, texts: Words, shown: Changes) -> tuple[Image.Image, list[str]]:
    """The north and the south side by side, with room for the head, and the nations that no name there tells."""
    holders = owners(game)
    seats = {area: game.seat_of(nation) for area, nation in holders.items() if nation}
    parts, sheets, names = [], list[Sheet](), [texts("map-north"), texts("map-south")]
    for inset in insets():
        sheet = Sheet(game, texts, shown, inset.centre, inset.zoom, inset.size, inset)
        sheet.draw()
        parts.append((inset, sheet.picture))
        sheets.append(sheet)
    captions = [_corner(*each) for each in zip(sheets, names, strict=True)]
    for sheet, name, corner in zip(sheets, names, captions, strict=True):
        if corner and all(captions):
            write(sheet.picture, corner[0], corner[1], name, Face.ITALIC, _CAPTION, IVORY)
    seen = {nation for sheet in sheets for _, nation in sheet.armies_at}
    named = {nation for sheet in sheets for nation in sheet.nations_named}
    unnamed = [nation for nation in game.data.order if nation in seen - named]
    return assembled(base_map(GAME), tints(game, holders), seats, parts), unnamed


def _corner(sheet: Sheet, name: str) -> Point | None:
    """Where the name of a part of the whole board begins in a free corner of it; None without one."""
    wide, tall = round(text_width(name, Face.ITALIC, _CAPTION)), round(_CAPTION * 0.8)
    (across, down), edge = sheet.picture.size, _CAPTION_EDGE
    for left, top in itertools.product((across - edge - wide, edge), (edge, down - edge - tall)):
        box = (left, top, left + wide, top + tall)
        if sheet.placer.is_free(box) and sheet.board.water_share(box, sheet.chart) > _ALL_WATER:
            return left, top + tall
    return None


def _draw_head(picture: Image.Image, game: BritanniaRedux, texts: Words, *, is_over: bool) -> None:
    """The round, whose turn it is, and the points."""
    mover = game.state.nation
    title = texts("map-round", round=game.round.numeral, years=years_of(*game.round.years))
    line = texts("map-turn", nation=mover) if mover else texts("map-over" if is_over else "map-round-over")
    named = [
        Seat(texts.short_name(seat), str(game.seat_points(seat)), seat_colour(seat), seat_tint(seat))
        for seat in seats_of(game)
    ]
    draw_board_head(picture, title, line, named)


@cache
def insets() -> tuple[Inset, Inset]:
    """The parts of the picture of the whole board, of the same scale: the north and the south."""
    return _halves(_BOARD_BOTTOM, (624, _SOUTH_FROM), ((212, 114), 1.4), ((272, 720), 1.585))


@cache
def film_insets() -> tuple[Inset, Inset]:
    """The parts of the pictures of a film, above its caption."""
    return _halves(_FILM_BOTTOM, (600, _FILM_SOUTH_FROM), ((190, 118), 1.26), ((185, 690), 1.26))


def _halves(
    bottom: int, first: tuple[int, int], north: tuple[Point, float], south: tuple[Point, float]
) -> tuple[Inset, Inset]:
    """The north and the south side by side down to a row, each with its corner and zoom.

    ``first``: the width of the north, and the row of the board where the south begins.
    """
    spaces, (wide, from_row) = base_map(GAME).spaces, first
    below = {space for space, (_, y) in spaces.items() if y >= from_row} | set(_SEAS_OF_SOUTH)
    return (
        Inset((0, BOARD_HEAD, wide, bottom), *north, spaces.keys() - below, _SEAS_OF_NORTH),
        Inset((wide + 8, BOARD_HEAD, WIDTH, bottom), *south, below, _SEAS_OF_SOUTH),
    )


def _fleet_rows(game: BritanniaRedux, texts: Words) -> tuple[int, list[list[Sprite]]]:
    """The letters of the nations at sea, and their rows below the board: one if smaller letters are enough for that."""
    for letters in range(_TAG, _LEAST_TAG - 1, -2):
        rows = _rows_of_fleets(game, texts, letters)
        if len(rows) <= 1:
            return letters, rows
    return _TAG, _rows_of_fleets(game, texts, _TAG)


def _rows_of_fleets(game: BritanniaRedux, texts: Words, letters: int) -> list[list[Sprite]]:
    """The nations at sea with the number of their armies there, in letters of a size."""
    rows, left = list[list[Sprite]](), 0.0
    first = _free_in((), texts, letters)
    for nation in game.data.order:
        count = sum(len(game.armies(sea, nation)) for sea in game.data.seas)
        if not count:
            continue
        tag = name_tag(f"{texts.short_name(nation)} {count}", livery(game, nation).counter, letters)
        if not rows or tag.width > left:
            rows.append([])
            left = first
        rows[-1].append(tag)
        left -= tag.width + _TAGS_APART
    return rows


def _free_in(row: Sequence[Sprite], texts: Words, letters: int) -> float:
    """The width that is left at the right of a row of fleets."""
    before = text_width(texts("map-at-sea"), Face.STRONG, letters) + _TAGS_APART
    return WIDTH - 2 * _HEAD_EDGE - before - sum(tag.width + _TAGS_APART for tag in row)


def _draw_fleets(picture: Image.Image, top: int, rows: Sequence[Sequence[Sprite]], texts: Words, letters: int) -> None:
    """Draw the nations at sea below the board, after a word that says so."""
    if not rows:
        return
    picture.paste(GOLD, (0, top, picture.width, top + 3))
    if not rows[0]:
        return
    start = _HEAD_EDGE + _TAGS_APART + write(
        picture, _HEAD_EDGE, top + _AT_SEA / 2 + _TAG_ROW * 0.72, texts("map-at-sea"), Face.STRONG, letters, BAND_TEXT
    )  # fmt: skip
    for place, row in enumerate(rows):
        x, middle = start, top + _AT_SEA / 2 + _TAG_ROW * (place + 0.5) + 2
        for tag in row:
            tag.centre(picture, x + tag.width / 2, middle)
            x += tag.width + _TAGS_APART


def _nation_keys(game: BritanniaRedux, texts: Words, nations: Sequence[str]) -> Iterator[Key]:
    """The names of nations that have no room on the map, each at its letters."""
    for nation in nations:
        yield Key(army_tag(livery(game, nation), 0, _HEAD_SIGN), texts.short_name(nation), _HEAD_LETTERS)


def _work_keys(game: BritanniaRedux, texts: Words) -> Iterator[Key]:
    """What the fortifications on the whole board mean."""
    for work in sorted({fort.work for fort in game.state.forts.values() if fort.intact}):
        yield Key(wall_sign(work, True, SPENT, _HEAD_SIGN), texts(f"list-{work}"), _HEAD_LETTERS)


def _subject_keys(game: BritanniaRedux, texts: Words) -> Iterator[Key]:
    """What the dotted edge of counters on the whole board means, if a nation there is subject to another."""
    here = {nation for area in game.data.areas for nation in game.data.order if game.armies(area, nation)}
    subjects = [nation for nation in game.data.order if nation in here and game.is_subject(nation)]
    if subjects:
        yield Key(subject_sign(livery(game, subjects[0]).counter, _HEAD_SIGN), texts("key-subject"), _HEAD_LETTERS)
