"""The map of Britannia reDux: who owns what, armies with their numbers, fortifications, Roads, straits, points."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property, lru_cache, partial
from typing import Final, Protocol

from PIL import Image, ImageChops, ImageFilter

from render.britannia_redux.answers import draw_answers, strip_height
from render.britannia_redux.map_highlights import Changes, changes, pending
from render.britannia_redux.map_keys import CODE, KEY_ROW, KEY_SIGN, Key, draw_keys, in_rows
from render.britannia_redux.rows import SIDES, Row, Side, spread
from render.britannia_redux.signs import (
    GILT,
    LETTERS_SHARE,
    army_sprite,
    army_tag,
    cavalry_sign,
    count_sprite,
    dots,
    draw_road,
    draw_strait,
    facts_sprite,
    leader_star,
    number_disc,
    road_sign,
    star_box,
    strait_sign,
    stripes,
    subject_sign,
    terrain_sign,
    wall_sign,
)
from render.britannia_redux.texts import GAME, words
from render.britannia_redux.theme import (
    LETTERS,
    game_of,
    livery,
    owners,
    seat_colour,
    seat_tint,
    seats_of,
    tints,
    years_of,
)
from render.britannia_redux.timeline import draw_timeline
from render.britannia_redux.told import told_of_map
from render.core.arrows import Blocked, Kind, Leg, leg
from render.core.basemap import base_map
from render.core.canvas import Box, Pen, Point, Sprite, finished, smooth
from render.core.fonts import Face, text_width
from render.core.image_cache import cached_image
from render.core.labels import label
from render.core.land_names import CAPTION
from render.core.layout import note_joined
from render.core.map_heads import BOARD_HEAD, Seat, draw_board_head
from render.core.map_sheet import MapSheet, March, shared
from render.core.palette import BAND, BAND_TEXT, BORDER, GOLD, INK, IVORY, LEGAL, SPENT, Colour, darker, rgb
from render.core.picture import Picture
from render.core.plates import letter_disc, parts_of
from render.core.posts import View
from render.core.question_frame import draw_head, head_height
from render.core.targets import Targets
from render.core.text_panels import name_tag, write
from render.core.verdicts import Clash, free_verdict, start_disc, verdict_sign
from render.core.wide_board import HEIGHT, LEAST_LETTERS, WIDTH, Inset, assembled
from render.core.words import Words
from rules.britannia_redux.data.loader import BURH, FORT, britannia_data
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import Fort
from rules.core.events import Event

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "highlands": ("orkneys", "hebrides", "caithness", "moray", "skye", "mar"),
    "lowlands": ("alban", "dalriada", "dunedin", "strathclyde", "lothian", "galloway"),
    "the-north": ("bernicia", "cumbria", "pennines", "york", "cheshire", "galloway"),
    "the-midlands": ("north-mercia", "march", "lindsey", "norfolk", "suffolk", "south-mercia", "hwicce"),
    "welsh-land": ("gwynedd", "clwyd", "powys", "dyfed", "gwent", "hwicce"),
    "the-west-country": ("cornwall", "devon", "avalon", "wessex", "gwent"),
    "the-south-east": ("kent", "essex", "sussex", "downlands", "wessex", "south-mercia"),
}
"""The parts of the board that the map can show, each with the areas that must be on the picture."""

TIMELINE: Final = "timeline"
"""What the map shows in place of a region: the Timeline."""

ZOOM = 2.6
"""How much the surroundings of an area are magnified."""

SIZE: Final = (1200, 750)
"""The size of a part of the board: a picture of a channel shows it as large as it can."""

LEAST_ZOOM: Final = 1.22
"""A part of the board isn't wider than the board."""

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

_SMALL_ARMY, _ARMY, _TILE_ARMY = 84, 88, 116
_LEAST_ARMY, _ARMY_OF_WAY = 96, 0.42
"""The least size of counters on a part of a picture, and their size as a share of the shortest arrow's way there."""

_TAG_ARMY: Final = 73
"""The height of the armies of an area on the whole board."""

_HIGH_ARMY, _HIGH_LETTER = 96, 66
"""The sizes of counters and of letters on a picture of a question that's higher than others."""

_TILE_LETTER: Final = 84
"""The size of a target's letter where parts of the board share a picture."""

_TILE_NAME: Final = 50
"""The size of names there."""

_DETAILED: Final = 1.8
"""The zoom from which areas show their population."""

_FACTS: Final = 44
"""The size of the ears of wheat beside a counter."""

_PART: Final = (1200, 1120)
"""The size of the picture of a region, with its name above and what its signs mean below."""

_PART_NAMES: Final = 46
"""The size of names there."""

_PART_ROOM, _PART_NEAREST = 54, 3.4
"""Pixels of the board around the places of a region, and the most by which it's magnified."""

_STRAIT_INSIDE: Final = 32
"""How much nearer the end of a strait may be to the edge of a region than places are, in pixels of the board."""

_PART_ARMY: Final = 100
"""The size of counters there."""

_KEY_EDGE: Final = 18
"""The room above and below the rows that say what the signs mean."""

_BELOW_FLEET: Final = 10
"""How much further from a fleet the name of its sea is than other names from counters."""

_AROUND_PART: Final = 120
"""About what a region has above and below its map."""

_HEAD_EDGE, _HEAD_ROOM, _HEAD_LINE, _HEAD_LETTERS, _HEAD_SIGN = 30, 630, 138, 54, 52
"""Where the head of the whole board has its second line and its seats, its letters, and the size of a sign in it."""

_LOW_SEA: Final = 64
"""How far from the lower edge the place of a sea has room for its name."""

_WELL_INSIDE: Final = 84
"""How far from the edge of a region an area's counters and name have room."""

_TAKEN: Final = 5
"""The width of the outline of an area that changed hands."""

_VERDICT: Final = 54
"""The size of the letters that tell who won a battle: they can be read at 360 pixels."""

_NAMES_APART: Final = 28
"""Pixels that stay free beside a name, so that it doesn't run on into the next."""

_BESIDE_TAG: Final = 9
"""The pixels between armies on the whole board and the name of their nation."""

_NATION: Final = 54
"""The size of the name of a nation on the whole board."""

_SEA_SHARE: Final = 0.7
"""How good the sea is for a nation's name, as a share of its own land."""

_COUNT: Final = 54
"""The size of the number of units on an arrow."""

_NUMBER: Final = 74
"""The size of the number of a battle that a list tells of."""

_LISTED_ARMY, _LARGE_LETTERS = 100, 0.5
"""The size of counters on a map beside a list, and of their letters as a share of that."""

_FEW_BATTLES, _SOME_BATTLES = 5, 6
"""The most battles on a part of the board that are told in two lines, and in one; of more only whether they're won."""

_WALLS: Final = 0.54
"""The size of a fortification as a share of an army's."""

_STONE: Final = rgb("#dcd7ca")
_PALED: Final = 170
"""How pale an area becomes that a picture isn't about, of 255."""

_PALE_SIZE: Final = 0.66
"""The size of counters there, as a share of the others."""

_ROAD_STEP, _ROAD_HALF = 24, 6
_PALE_ROAD: Final = 200
"""How strong Roads are below letters, of 255."""

_FRAME: Final = 14
"""Pixels around the counter of the armies that a question is about."""

_HATCH_STRENGTH, _DOT_STRENGTH = 46, 190
_WIDTHS: Final[Mapping[Kind, float]] = {"move": 8.4, "support": 4.4, "attack": 7.0}
_FRONTIER: Final = 1.5
_HALF: Final = 2
_SOUTH_FROM, _FILM_SOUTH_FROM = 740, 700
"""The rows of the board, in pixels, from which areas are on the southern parts of the whole board and of a film."""

_ELSEWHERE, _HIDDEN = rgb("#2a4c62"), 235
"""The colour of areas that the other part of the whole board shows, and how much of them it hides, of 255."""

_SEAS_OF_SOUTH: Final[Mapping[str, Point]] = {
    "irish-sea": (340, 812), "atlantic-ocean": (350, 1183), "frisian-sea": (840, 868), "english-channel": (640, 1262),
}  # fmt: skip
"""The positions of seas on the southern part, in pixels of the board."""

_SEAS_OF_NORTH: Final[Mapping[str, Point]] = {"north-sea": (590, 428)}

_BOARD_BOTTOM, _FILM_BOTTOM = 1064, HEIGHT - 6 - CAPTION
"""The lower edges of the maps of the whole board and of a film."""

_AT_SEA, _TAG_ROW, _TAG, _TAGS_APART = 18, 68, 52, 16
"""The room of the fleets below the whole board: around their rows, a row, its letters, and between names."""

_EDGE: Final = 30


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a part of it, the surroundings of an area, or the Timeline.

    ``view`` is what `Table.public` returns. The map highlights what the events ``told`` did, or else what the pending
    decision is about.
    """
    if region == TIMELINE:
        return draw_timeline(view, locale)
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened, game) if happened else pending(view)
    centre, near = _framed(region, zoom)
    if not happened:
        shown = Changes(nation=game.state.nation)
    if centre is None:
        told_of_all = told_of_map(game, shown, texts, game.data.areas)
        whole = _whole_board(game, texts, shown, is_over=bool(view["result"]))
        return finished(whole, f"map-{game.state.turn}", " ".join(told_of_all))
    heading = texts(f"region-{region}") if region in REGIONS else ""
    head = head_height("", heading, _PART[0]) if heading else 0
    rows = 1
    while True:
        size = _PART[0], _PART[1] - head - _key_height(rows)
        sheet = Sheet(game, texts, shown, centre, near, size)
        sheet.is_region, sheet.least_letters = near >= _DETAILED or bool(heading), _PART_NAMES
        if region is not None and region in REGIONS:
            sheet.focus = frozenset({*REGIONS[region], *filter(sheet.is_fleet, sheet.well_inside())})
        keys = in_rows(_keys(sheet, texts), _PART[0])
        if len(keys) <= rows:
            break
        rows = len(keys)
    told_of_part = [*_part_of(region or "", texts), *told_of_map(game, shown, texts, _shown_areas(sheet))]
    sheet.draw()
    picture = Image.new("RGB", _PART, BAND)
    picture.paste(sheet.picture, (0, head))
    note_joined(picture, sheet.picture, (0, head))
    if heading:
        draw_head(picture, "", heading)
    draw_keys(picture, head + size[1], keys)
    return finished(picture, f"map-{region}-{game.state.turn}", " ".join(told_of_part))


def _key_height(rows: int) -> int:
    return _KEY_EDGE + rows * KEY_ROW


def _keys(sheet: Sheet, texts: Words) -> list[Key]:
    """What the signs on a part of the board mean: the nations there, population, works, ways."""
    game = sheet.game
    areas = [area for area in game.data.areas if sheet.is_shown(area) and (not sheet.focus or area in sheet.focus)]
    seen = {nation for area in areas for nation in game.data.order if game.armies(area, nation)}
    seen |= {sheet.holders[area] for area in areas}
    fleets = [sea for sea in game.data.seas if sea in sheet.focus]
    seen |= {nation for sea in fleets for nation in game.data.order if game.armies(sea, nation)}
    nations = [nation for nation in game.data.order if nation in seen]
    found = [
        Key(name_tag(f"{LETTERS[nation]} {texts.short_name(nation)}", livery(game, nation).counter, CODE))
        for nation in nations
    ]
    if sheet.is_region:
        found.append(Key(facts_sprite(1, KEY_SIGN), texts("map-key-population")))
    if sheet.is_region and any(game.data.areas[area].is_difficult for area in areas):
        found.append(Key(terrain_sign(KEY_SIGN), texts("key-difficult")))
    works = {(fort.work, fort.intact) for area, fort in game.state.forts.items() if area in areas}
    for work, is_intact in sorted(works):
        found.append(Key(wall_sign(work, is_intact, SPENT, KEY_SIGN), texts(_key_of_work(work, is_intact=is_intact))))
    if any(game.data.areas[area].by_strait for area in areas):
        found.append(Key(strait_sign(KEY_SIGN), texts("key-strait")))
    if sheet.has_roads:
        found.append(Key(road_sign(KEY_SIGN), texts("key-road")))
    subjects = [nation for nation in nations if game.is_subject(nation)]
    if subjects:
        sign = subject_sign(livery(game, subjects[0]).counter, KEY_SIGN)
        found.append(Key(sign, texts("key-subject")))
    units = [unit for space in [*areas, *fleets] for nation in nations for unit in game.armies(space, nation)]
    if any(game.kind(unit) == "cavalry" for unit in units):
        found.append(Key(cavalry_sign(KEY_SIGN), texts("key-cavalry")))
    if any(game.leaders(space, nation) for space in [*areas, *fleets] for nation in nations):
        found.append(Key(leader_star(KEY_SIGN), texts("key-leader")))
    return found


def _key_of_work(work: str, *, is_intact: bool) -> str:
    if work == FORT:
        return "key-roman-fort" if is_intact else "key-ruin"
    return "key-burh" if work == BURH else "key-stronghold"


def _whole_board(game: BritanniaRedux, texts: Words, shown: Changes, *, is_over: bool) -> Image.Image:
    """An overview, north and south side by side below the round and the points: who is where, nations by name.

    Below them are the nations at sea, by name: the map has no room for their fleets.
    """
    holders = owners(game)
    seats = {area: game.seat_of(nation) for area, nation in holders.items() if nation}
    parts = []
    for inset in insets():
        sheet = Sheet(game, texts, shown, inset.centre, inset.zoom, inset.size, inset)
        sheet.draw()
        parts.append((inset, sheet.picture))
    fleets = _fleet_rows(game, texts)
    subject = _subject_key(game, texts)
    if subject and (not fleets or _free_in(fleets[-1], texts) < subject.width):
        fleets.append([])
    foot = _AT_SEA + _TAG_ROW * len(fleets) if fleets else 0
    whole = assembled(base_map(GAME), tints(game, holders), seats, parts)
    picture = Image.new("RGB", (whole.width, whole.height + foot), BAND)
    picture.paste(whole, (0, 0))
    note_joined(picture, whole, (0, 0))
    mover = game.state.nation
    title = texts("map-round", round=game.round.numeral, years=years_of(*game.round.years))
    line = texts("map-turn", nation=mover) if mover else texts("map-over" if is_over else "map-round-over")
    named = [
        Seat(texts.short_name(seat), str(game.seat_points(seat)), seat_colour(seat), seat_tint(seat))
        for seat in seats_of(game)
    ]
    draw_board_head(picture, title, line, named)
    if any(fort.work == FORT and fort.intact for fort in game.state.forts.values()):
        x, told = 3 * _HEAD_EDGE + text_width(line, Face.STRONG, _HEAD_LETTERS), texts("map-key-fort")
        if x + _HEAD_SIGN + text_width(told, Face.STRONG, _HEAD_LETTERS) <= _HEAD_ROOM:
            wall_sign(FORT, True, SPENT, _HEAD_SIGN).centre(picture, x, _HEAD_LINE - _HEAD_LETTERS * 0.34)
            write(picture, x + _HEAD_SIGN / 2 + 12, _HEAD_LINE, told, Face.STRONG, _HEAD_LETTERS, BAND_TEXT)
    _draw_fleets(picture, whole.height, fleets, texts)
    if subject:
        subject.draw(picture, picture.width - _HEAD_EDGE - subject.width, picture.height - (_AT_SEA + _TAG_ROW) / 2 + 2)
    return picture


def _subject_key(game: BritanniaRedux, texts: Words) -> Key | None:
    """What the dotted edge of counters on the whole board means, if a nation there is subject to another."""
    here = {nation for area in game.data.areas for nation in game.data.order if game.armies(area, nation)}
    subjects = [nation for nation in game.data.order if nation in here and game.is_subject(nation)]
    if not subjects:
        return None
    return Key(subject_sign(livery(game, subjects[0]).counter, _HEAD_SIGN), texts("key-subject"), _HEAD_LETTERS)


def _free_in(row: Sequence[Sprite], texts: Words) -> float:
    """The width that is left at the right of a row of fleets."""
    before = text_width(texts("map-at-sea"), Face.STRONG, _TAG) + _TAGS_APART
    return WIDTH - 2 * _HEAD_EDGE - before - sum(tag.width + _TAGS_APART for tag in row)


def _fleet_rows(game: BritanniaRedux, texts: Words) -> list[list[Sprite]]:
    """The nations at sea with the number of their armies there, in rows below the board."""
    rows, left = list[list[Sprite]](), 0.0
    first = WIDTH - 2 * _HEAD_EDGE - text_width(texts("map-at-sea"), Face.STRONG, _TAG) - _TAGS_APART
    for nation in game.data.order:
        count = sum(len(game.armies(sea, nation)) for sea in game.data.seas)
        if not count:
            continue
        tag = name_tag(f"{texts.short_name(nation)} {count}", livery(game, nation).counter, _TAG)
        if not rows or tag.width > left:
            rows.append([])
            left = first
        rows[-1].append(tag)
        left -= tag.width + _TAGS_APART
    return rows


def _draw_fleets(picture: Image.Image, top: int, rows: Sequence[Sequence[Sprite]], texts: Words) -> None:
    """Draw the nations at sea below the board, after a word that says so."""
    if not rows:
        return
    picture.paste(GOLD, (0, top, picture.width, top + 3))
    if not rows[0]:
        return
    start = _HEAD_EDGE + _TAGS_APART + write(
        picture, _HEAD_EDGE, top + _AT_SEA / 2 + _TAG_ROW * 0.72, texts("map-at-sea"), Face.STRONG, _TAG, BAND_TEXT
    )  # fmt: skip
    for place, row in enumerate(rows):
        x, middle = start, top + _AT_SEA / 2 + _TAG_ROW * (place + 0.5) + 2
        for tag in row:
            tag.centre(picture, x + tag.width / 2, middle)
            x += tag.width + _TAGS_APART


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


def crop_size(asked: Changes, spaces: Collection[str]) -> tuple[int, int]:
    """The size of the part of the board between a question and its answers: higher if its places lie below each other.

    A higher picture is narrower in a channel: it's as high as its places are shown the largest there.
    """
    rest = head_height(*parts_of(asked.prompt), SIZE[0]) + strip_height(asked.answers, SIZE[0])

    def shown(height: int) -> float:
        return framed(spaces, (SIZE[0], height - rest), 0.0)[1] * min(_BOX[0] / SIZE[0], _BOX[1] / height)

    return SIZE[0], max(_HEIGHTS, key=shown) - rest


def draw_crop(view: View, targets: Targets, spaces: Sequence[str], locale: str, shown: Changes) -> Picture:
    """The part of the board with what a decision is about and its targets, below what is asked."""
    game, texts, size = game_of(view), words(locale), crop_size(shown, spaces)
    centre, zoom = framed(spaces, size)
    sheet = Sheet(game, texts, replace(shown, prompt=""), centre, zoom, size)
    sheet.focus = frozenset(spaces) if targets.spaces or targets.about or shown.about else frozenset()
    top, foot = head_height(*parts_of(shown.prompt), size[0]), strip_height(shown.answers, size[0])
    picture = Image.new("RGB", (size[0], top + size[1] + foot))
    if picture.height > SIZE[1]:
        sheet.enlarge()
    sheet.draw()
    picture.paste(sheet.picture, (0, top))
    note_joined(picture, sheet.picture, (0, top))
    draw_head(picture, *parts_of(shown.prompt))
    draw_answers(picture, shown.answers)
    told = [*targets.told(texts), *told_of_map(game, shown, texts, _shown_areas(sheet))]
    return finished(picture, f"targets-{game.state.turn}", " ".join(told))


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


def _framed(region: str | None, zoom: float) -> tuple[Point | None, float]:
    board = base_map(GAME)
    if region is not None and region in REGIONS:
        size = _PART[0], _PART[1] - 2 * _AROUND_PART
        ends = _strait_ends(REGIONS[region])
        return framed(REGIONS[region], size, LEAST_ZOOM, around=_PART_ROOM, nearest=_PART_NEAREST, also=ends)
    return (board.middle((region,)), max(zoom, LEAST_ZOOM)) if region else (None, 1.0)


def _strait_ends(areas: Collection[str]) -> Iterator[Point]:
    """Where straits from some areas to others end: a region shows the whole of their arrows."""
    for area in areas:
        for other in britannia_data().areas[area].by_strait:
            if other not in areas:
                (ax, ay), (bx, by) = sorted(_sea_part(area, other), key=partial(math.dist, base_map(GAME).spaces[area]))
                inside = _STRAIT_INSIDE / max(math.dist((ax, ay), (bx, by)), _STRAIT_INSIDE)
                yield bx + (ax - bx) * inside, by + (ay - by) * inside


def _part_of(region: str, texts: Words) -> list[str]:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return [texts("alt-region", region=texts(f"region-{region}"))]
    return [texts("alt-part", place=region)]


def _shown_areas(sheet: Sheet) -> list[str]:
    return [area for area in sheet.game.data.areas if sheet.is_shown(area)]


_OPEN, _SHORE = 0.985, 16
"""The share of water around the name of a sea, and how far around it."""

_CLOSE: Final = 3
"""The gap between counters and a name below or above them that has no room farther away."""

_FLUSH: Final = 10
"""The room between a counter and a name that's flush with it."""

_REGION_GAP, _GAP = 7, 5
"""The room between a counter and its name on the picture of a region, and on others."""

_LINES_APART: Final = 12
"""The pixels between names one above the other, so that they don't run together."""

_NEAR_ARROW: Final = 60
"""How bad each point of another arrow is near a number of units, in pixels that it would cover."""

_NEARER: Final = 5
"""How much nearer a name is to its own counter than to any other, in pixels."""

_NATION_NEARER: Final = {20: 0.0, 5: 0.2}
_NOT_NEARER: Final = 2.0
"""The same for the name of a nation on the whole board, and how bad that is; if it isn't nearer at all, too."""

_BESIDE_TIP: Final = 40
"""How far from the tip of an arrow the name of its goal is."""

_ARROW_ROOM: Final = 1.8
"""How far from the start of an arrow its goal's counters are at least, as a share of a counter."""

_SIDES_COST: Final[Mapping[Side, float]] = {"left": 0.0, "above": 0.3, "right": 0.25, "below": 0.4}
_OUTSIDE, _AT_SEA_SHARE, _ON_OTHERS, _ASIDE = 3.0, 0.5, 2.0, 0.3
_NEAR_OTHERS, _AFTER_WORKS = 34, 0.5
"""How bad it is for the letter or number of a space to be outside the picture or within some pixels of the counters of
others, or after a fortification; how good the sea is as a share of its own land, and how straight an arrow goes to its
side before that's bad."""

_STAGES_OF_WALLS: Final = ("battles", "battles-end", "rebuild")
"""When fortifications matter to every question."""

_EDGE_OF_LIST: Final = 12
"""What stays free between a counter beside a list and the edge of the map."""

_STUB: Final = 44
"""The length below which an arrow beside a list is only a blot: the number of its battle is enough."""

_WHOLE_STRAIT: Final = 20
"""How far from the edge of a picture the ends of a strait are at least."""

_TURNS: Final = tuple(range(-75, 76, 15))
_ENTRY_STEPS, _TURN_COST = 30, 0.04
"""The degrees by which an arrow from a sea may turn from its direction, the points of it that are looked at, and how
bad a degree is beside a point on the land of others."""

_NUMBER_ON_WAY: Final = 0.34
"""Where the number of units is on an arrow, as a share of its length: nearer to its start, where they are."""

_SHORT_LINE: Final = 150
"""The length below which an arrow has no room for the number of its units: that's beside it."""


class Sheet(MapSheet):
    """The map: patterns of land, Roads and straits, counters, arrows, then names where they fit."""

    growth = 0.62
    halo = 1.6

    def __init__(
        self,
        game: BritanniaRedux,
        texts: Words,
        shown: Changes,
        centre: Point | None = None,
        zoom: float = ZOOM,
        size: tuple[int, int] = SIZE,
        inset: Inset | None = None,
    ) -> None:
        board, self.holders = base_map(GAME), owners(game)
        seats = {area: game.seat_of(nation) for area, nation in self.holders.items() if nation}
        chart = board.chart(tints(game, self.holders), centre, zoom, seats, size)
        super().__init__(board, chart)
        self.inset = inset
        self._is_small = self.is_whole or inset is not None
        self._is_part_of_several = size[0] != SIZE[0]
        """Whether this is one of several parts of the board in a picture, or has a list beside it."""
        self._is_overview = inset is not None
        """Whether this is a part of the whole board: without the seas and what only a part of the board tells."""
        self.game = game
        self._texts = texts
        self._shown = shown
        is_part = size[0] == SIZE[0]
        letters = self.least_letters if is_part else _TILE_NAME
        self.least_letters = LEAST_LETTERS if inset is not None else letters
        self.lettering = self.lettering if is_part else _TILE_LETTER
        near = _ARMY if zoom >= _DETAILED else _SMALL_ARMY
        self._army = _TAG_ARMY if self._is_overview else near if is_part else _TILE_ARMY
        self.is_region = False
        """Whether it's the picture of a region, which shows the population of areas."""
        self.has_roads = False
        self._middles: dict[str, Point] = {}
        self._entries: dict[str, Point] = {}
        """A place on the first arrow from each sea outside the map, at which the sea is named."""
        self._armies_at: dict[tuple[str, str], Box] = {}
        self.is_listed = False
        """Whether a list beside the map names what it shows."""
        self.army_of_list, self.numbering = _LISTED_ARMY, _NUMBER
        """The sizes of counters and of numbers there."""
        self.is_crowded = False
        """Whether there are so many letters that what the picture isn't about has no counters."""
        self.is_of_orders = False
        """Whether this shows orders: without the counters that these aren't about."""
        self.numbered: Mapping[str, int] = {}
        """The areas whose battles have a number here, and are told in a list beside the map."""
        self._lettered: set[str] = set()
        self.ways: Sequence[tuple[str, str]] = ()
        """The starts and ends of marches whose place here is their number, from 1, in that list."""
        self.focus: frozenset[str] = frozenset()
        """The spaces that the picture is about; the others are pale and have no names. Empty if it's about all."""

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        if self._is_part_of_several and not self._is_overview:
            self._army = self._army_between(self._army)
        if self.is_listed:
            self._army = self.army_of_list
        elif self.is_region:
            self._army = _PART_ARMY
        spaces = [space for space in self.board.spaces if self.is_shown(space)]
        self._draw_land()
        self._draw_ways()
        self._draw_counters(spaces)
        self._draw_battles()
        self.nudges = {space: self._off(space) for space in self._middles}
        self._frame_asked()
        self.letter(self._shown.targets)
        self._draw_marches()
        self._write_names(spaces)

    def _army_between(self, size: int) -> int:
        """The size of counters between which the shortest arrow has room."""
        ways = [self._ends(each) for each in self._shown.marches if len(each.path) > 1]
        far = [math.dist(self.at(start), self.at(end)) for start, end in ways if self.is_shown(start) and start != end]
        return max(min([size, *(round(each * _ARMY_OF_WAY) for each in far)]), min(_LEAST_ARMY, size))

    def enlarge(self) -> None:
        """Make signs and names larger on a picture that's so high that a channel shows it smaller than others."""
        self._army, self.lettering, self.least_letters = _HIGH_ARMY, _HIGH_LETTER, _PART_NAMES

    # The ground

    def _draw_land(self) -> None:
        """Hatched terrain, dotted subjects, frontiers of nations, the limes, what a decision is about."""
        data = self.game.data
        step = 13 if self._is_small else 26
        self._pattern(
            (each.id for each in data.areas.values() if each.is_difficult), stripes, step, BORDER, _HATCH_STRENGTH
        )
        subjects = (area for area, nation in self.holders.items() if nation and self.game.is_subject(nation))
        self._pattern(subjects, dots, 12 if self._is_small else 24, GILT, _DOT_STRENGTH)
        self._draw_frontiers()
        self.dim_others()
        self._pale_others()
        limes = [
            area
            for area, fort in self.game.state.forts.items()
            if fort.work == FORT
            and fort.intact
            and self.is_shown(area)
            and not (self.is_region or self._is_pale(area))
            and area not in self._shown.targets.spaces
        ]
        for area in limes:
            self.glow([area], GILT, fill=0.0)
        if self._shown.targets.spaces:
            self.outline(self._shown.targets)
        else:
            self.glow(filter(self.is_shown, self._shown.about))
        for area in filter(self.is_shown, self._shown.taken):
            self.board.highlighted(self.chart, [area], colour=IVORY, fill=0.0, width=_TAKEN)

    def _pattern(self, areas: Iterable[str], pattern: _Pattern, step: int, colour: Colour, strength: int) -> None:
        numbers = {self.board.areas[area] for area in areas}
        if numbers:
            mask = self.chart.index.point([strength if value in numbers else 0 for value in range(256)])
            box = mask.getbbox()
            if box is not None:
                lines = pattern(self.picture.size, step).crop(box)
                self.picture.paste(colour, box, ImageChops.multiply(mask.crop(box), lines))

    def dim_others(self) -> None:
        """What the other part of the whole board shows isn't seen twice; what a picture isn't about is pale."""
        if self.inset is not None and not self.focus:
            own = {number for area, number in self.board.areas.items() if area in self.inset.spaces}
            others = {number for number in self.board.areas.values() if number not in own}
            self._cover(others, *((_ELSEWHERE, _HIDDEN) if self._is_overview else (_STONE, _PALED)))

    def _cover(self, numbers: Collection[int], colour: Colour, strength: int) -> None:
        """Cover areas with a colour, by their numbers."""
        mask = [strength if value in numbers else 0 for value in range(256)]
        self.picture.paste(colour, (0, 0), self.chart.index.point(mask))

    def outline(self, targets: Targets) -> None:
        """Outline the areas of a decision's targets that this part of the board shows."""
        own = {space: letter for space, letter in targets.spaces.items() if self.is_shown(space)}
        super().outline(replace(targets, spaces=own, about=tuple(filter(self.is_shown, targets.about))))

    @property
    def _tells(self) -> bool:
        """Whether this is the map of a report beside a list: without what it isn't about."""
        return self.is_listed and not self._shown.targets.spaces

    @property
    def _has_no_others(self) -> bool:
        """Whether what the picture isn't about has no counters."""
        return self._tells or self.is_crowded or self.is_of_orders

    def _is_pale(self, space: str) -> bool:
        """Whether the picture isn't about a space."""
        return bool(self.focus) and space not in self.focus

    def _pale_others(self) -> None:
        """Make the areas pale that the picture isn't about."""
        if self.focus:
            others = {number for area, number in self.board.areas.items() if area not in self.focus}
            self._cover(others, _STONE, _PALED)

    def _draw_frontiers(self) -> None:
        """A strong line between areas of different nations: those of one player have the same colour.

        The line is blurred, so half the size is enough to find it.
        """
        order = {nation: 10 * place for place, nation in enumerate(self.game.data.order, 2)}
        numbers = {self.board.areas[area]: order.get(nation, 10) for area, nation in self.holders.items()}
        whole, half = self.picture.size, 1 if self._is_small else _HALF
        index = self.chart.index.resize((whole[0] // half, whole[1] // half), Image.Resampling.NEAREST)
        nations = index.point([numbers.get(value, 0) for value in range(256)])
        land = index.point([255 if value else 0 for value in range(256)])
        edge = Image.new("L", nations.size, 0)
        for dx, dy in ((1, 0), (0, 1)):
            differs = ImageChops.difference(nations, ImageChops.offset(nations, dx, dy)).point([0] + [255] * 255)
            both = ImageChops.multiply(land, ImageChops.offset(land, dx, dy))
            edge = ImageChops.lighter(edge, ImageChops.multiply(differs, both))
        wide = _FRONTIER if self._is_small else _FRONTIER * 1.8 / half
        grown = edge.filter(ImageFilter.BoxBlur(wide)).point([min(255, value * 5) for value in range(256)])
        mask = grown.filter(ImageFilter.BoxBlur(0.7 / half)).point([v * 8 // 10 for v in range(256)])
        box = mask.getbbox()
        if box is not None:
            place = (box[0] * half, box[1] * half, box[2] * half, box[3] * half)
            part = mask.crop(box).resize((place[2] - place[0], place[3] - place[1]), Image.Resampling.BILINEAR)
            self.picture.paste(BORDER, place, part)

    def _draw_ways(self) -> None:
        """Roads, herepaths and straits: no Roads where arrows and a list tell of marches, none on the whole board."""
        if self._is_overview:
            return
        nations = self.game.data.order if not self.is_listed else [self._shown.nation] * self._is_of_moves
        is_whole = self.inset is not None
        has_none = is_whole or self._tells or self.is_region or not (self.is_listed or self._is_of_moves)
        built = [] if has_none else [road for nation in nations for road in self._roads_of(nation)]
        self.has_roads = bool(built)
        for one, other in dict.fromkeys(built):
            self._avoid_line(self.at(one), self.at(other))
        for area in self.game.data.areas.values():
            for other in (other for other in area.by_strait if area.id < other):
                start, end = (self.chart.at(*point) for point in _sea_part(area.id, other))
                self._avoid_line(start, end)
        chart = self.chart
        part = (chart.left, chart.top, chart.zoom, chart.picture.size)
        layer = _ways(part, tuple(dict.fromkeys(built)), round(self.scale * 0.9, 2))
        box = layer.getbbox()
        if box is None:
            return
        layer = layer.crop(box)
        alpha = layer.getchannel("A")
        if self.is_listed:
            alpha = alpha.point([value * _PALE_ROAD // 255 for value in range(256)])
        self.picture.paste(layer, box[:2], alpha)

    def _avoid_line(self, start: Point, end: Point) -> None:
        """Keep names away from a Road."""
        steps, half = max(1, round(math.dist(start, end) / _ROAD_STEP)), self.px(_ROAD_HALF)
        for step in range(steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
            self.placer.avoid((x - half, y - half, x + half, y + half))

    @property
    def _is_of_moves(self) -> bool:
        """Whether the pending decision is about moves: these may go along any Road of the nation [15.2.1, 16.2.3]."""
        return self.game.state.stage == "movement"

    def _roads_of(self, nation: str) -> Iterator[tuple[str, str]]:
        """A nation's Roads; all of them where it's asked about its moves."""
        areas, is_asked = self.game.roads(nation), self._is_of_moves and bool(self._shown.about)
        is_asked = is_asked and nation == self._shown.nation
        for area in sorted(areas):
            for other in self.game.data.areas[area].by_land:
                if other in areas and area < other and (is_asked or not (self._is_pale(area) or self._is_pale(other))):
                    yield area, other

    # Counters

    def _draw_counters(self, spaces: Sequence[str]) -> None:
        """The counters of all spaces, none over those of another."""
        rows = {space: row for space in spaces if (row := self._row(space)) is not None}
        for start, end in self.ways:
            if start not in rows and end in rows:
                rows[end].home = _farther(self.at(start), rows[end].home, _ARROW_ROOM * self._army)
        spread(rows, self.picture.size)
        for space, row in rows.items():
            self._draw_row(space, row)

    def _row(self, space: str) -> Row | None:
        """The counters of a space, its fortification at the end; None if it has none to show."""
        if self._is_bare(space) or (self._is_pale(space) and not self._is_inside(space)):
            return None
        if self._is_overview and space in self.game.data.seas:
            return None
        nations = [] if self._is_of_heirs else self._nations_at(space)
        sprites = [self._sprite(space, nation) for nation in nations]
        fort = self._fort_at(space)
        if space in self._shown.left and not sprites and not (fort and fort.intact):
            sprites.append(wall_sign(FORT, False, SPENT, round(self._army * _WALLS)))
        if self._is_pale(space):
            sprites = [_paled(sprite) for sprite in sprites if space in self.game.data.areas]
        elif fort is not None and not (self._hides_walls(fort.work) and (sprites or self.is_crowded)):
            is_target = bool(self._shown.targets.spaces.get(space))
            if fort.intact and not sprites and not is_target:
                sprites.append(self._fort_sprite(fort.nation, fort.work))
            else:
                colour = seat_colour(self.game.seat_of(fort.nation))
                sprites.append(wall_sign(fort.work, fort.intact, colour, round(self._army * _WALLS)))
        sprites += self._facts_of(space)
        gap, at = max(2, round(self._army * 0.05)), self.at(space)
        disc = self._badge(space, is_bare=not sprites)
        if disc is not None and not sprites:
            sprites, disc = [disc], None
        if not sprites:
            return None
        row = Row(sprites, nations, gap, 0.4 if self._is_pale(space) else 1.0, at, badge=disc)
        if disc is not None:
            row.side = min(SIDES, key=lambda side: self._cost_of_side(space, replace(row, side=side)))
            row.home = row.around(at)
        return row

    def _badge(self, space: str, *, is_bare: bool) -> Sprite | None:
        """The letter of a space as a target, or the number of its battle."""
        letter = self._shown.targets.spaces.get(space)
        if letter and (self.is_listed or not is_bare):
            self._lettered.add(space)
            disc = letter_disc(letter, self.lettering)
            return disc.shown_as("letter", f"{letter} {space}", disc.letters)
        if space not in self.numbered:
            return None
        is_inherited = space in self._shown.taken and self._is_of_heirs
        heir = livery(self.game, self.holders[space]) if is_inherited else None
        return number_disc(self.numbered[space], self.numbering, *([heir.counter] if heir else []))

    @property
    def _is_of_heirs(self) -> bool:
        """Whether this shows who follows the Romans: with numbers in their colours instead of counters."""
        return bool(self.numbered and self._shown.left)

    def _cost_of_side(self, space: str, row: Row) -> float:
        """How bad a side is for the letter or number of a space.

        It's on its own land or else at sea, inside the picture, not where the counters of others are, and not between
        its counters and an arrow.
        """
        at, badge = self.at(space), row.badge
        if badge is None:
            return 0
        box = badge.box_at(*row.badge_at(at))
        cost = _SIDES_COST[row.side] + _OUTSIDE * (not self._is_inside_edges(box))
        cost += _AFTER_WORKS * (row.side == "right" and len(row.sprites) > len(row.nations))
        counts = self.chart.index.crop(box).histogram()
        own = counts[self.board.areas.get(space, 0)]
        cost += 1 - (own + (counts[0] if space in self.game.data.areas else 0) * _AT_SEA_SHARE) / sum(counts)
        left, top, right, bottom = box
        around = left - _NEAR_OTHERS, top - _NEAR_OTHERS, right + _NEAR_OTHERS, bottom + _NEAR_OTHERS
        covered = sum(shared(around, other) for place, other in self._expected if place != space)
        cost += _ON_OTHERS * covered / (badge.width * badge.height)
        return cost + sum(max(self._towards(row.side, at, end) - _ASIDE, 0) for end in self._ways_at(space))

    @cached_property
    def _expected(self) -> list[tuple[str, Box]]:
        """About where the counters of spaces will be."""
        found = []
        for space in filter(self.is_shown, self.board.spaces):
            if self._nations_at(space) and not self._is_bare(space):
                (x, y), near = self.at(space), self._army_size(space) / 2
                wide = near * len(self._nations_at(space))
                found.append((space, (round(x - wide), round(y - near), round(x + wide), round(y + near))))
        return found

    def _is_bare(self, space: str) -> bool:
        """Whether a space has no counters on this picture though armies are there."""
        is_cut = self._tells and space not in self.numbered and self._is_cut(space)
        return is_cut or (self._is_pale(space) and self._has_no_others)

    def _ways_at(self, space: str) -> Iterator[Point]:
        """The other ends of the arrows at a space."""
        for march in self._shown.marches:
            ends = march.path[0], march.path[-1]
            if space in ends and ends[0] != ends[1]:
                yield self.at(ends[ends[0] == space])

    @staticmethod
    def _towards(side: Side, start: Point, end: Point) -> float:
        """How much an arrow goes to a side of its start: 1 if straight there."""
        way = SIDES[side]
        return ((end[0] - start[0]) * way[0] + (end[1] - start[1]) * way[1]) / (math.dist(start, end) or 1)

    def _fort_at(self, space: str) -> Fort | None:
        """The fortification of a space; on the whole board none that's destroyed."""
        fort = self.game.state.forts.get(space)
        return None if fort is None or (self._is_overview and not fort.intact) else fort

    def shows_work(self, area: str) -> bool:
        """Whether an intact fortification is shown by its sign."""
        fort = self.game.state.forts.get(area)
        is_hidden = fort is None or (self._hides_walls(fort.work) and (self.is_crowded or self._nations_at(area)))
        return fort is not None and fort.intact and not is_hidden

    def _hides_walls(self, work: str) -> bool:
        """Whether a fortification beside armies isn't shown: all on small maps, and those that a question isn't about.

        Among many letters none is shown.
        """
        is_asked = bool(self._shown.targets.spaces) and self.game.state.stage not in _STAGES_OF_WALLS
        is_aside = self.is_crowded or ((self.is_listed or is_asked) and work == FORT and not self._asks_for_forts)
        return self._is_small or self._tells or is_aside

    @property
    def _asks_for_forts(self) -> bool:
        """Whether a question is about forts: some of its targets have no armies."""
        targets, forts = self._shown.targets.spaces, self.game.state.forts
        bare = [space for space in targets if space in forts and not self._nations_at(space)]
        return not self.is_crowded and bool(bare)

    def _draw_row(self, space: str, row: Row) -> None:
        if row.badge is not None:
            self.put(space, row.badge, *row.badge_at(row.counters))
        middle = row.counters
        left = middle[0] - row.across / 2
        for place, sprite in enumerate(row.sprites):
            self.put(space, sprite, left + sprite.width / 2, middle[1])
            _, box = self.signs[-1]
            if place < len(row.nations):
                self._armies_at[space, row.nations[place]] = box
                if self.game.leaders(space, row.nations[place]) and not self._is_overview:
                    self.placer.take(star_box(box))
            left += sprite.width + row.gap
        boxes = [box for other, box in self.signs if other == space]
        self._middles[space] = (min(b[0] for b in boxes) + max(b[2] for b in boxes)) / 2, middle[1]

    def _nations_at(self, space: str) -> list[str]:
        """The nations with armies or leaders in a space, its owner first."""
        nation_of = self.game.data.nation_of
        found = dict.fromkeys(nation_of[unit] for unit in self.game.state.stacks.get(space, ()))
        return sorted(found, key=lambda nation: (-len(self.game.armies(space, nation)), nation))

    def _sprite(self, space: str, nation: str) -> Sprite:
        game = self.game
        armies, leaders = game.armies(space, nation), game.leaders(space, nation)
        if self._is_overview:
            return army_tag(
                livery(game, nation), len(armies), self._army, leader=bool(leaders), subject=game.is_subject(nation)
            )
        cavalry = any(game.kind(unit) == "cavalry" for unit in armies)
        return army_sprite(
            livery(game, nation), len(armies), self._army_size(space), cavalry=cavalry, leader=bool(leaders),
            subject=game.is_subject(nation), letters=self._letters_share,
        )  # fmt: skip

    def _fort_sprite(self, nation: str, work: str) -> Sprite:
        """A fortification without armies: the counter of its nation with its sign."""
        if self._is_overview:
            return army_tag(livery(self.game, nation), 0, self._army, work=work)
        return army_sprite(livery(self.game, nation), 0, self._army, work=work)

    @property
    def _letters_share(self) -> float:
        """The size of a nation's letters as a share of its counter: larger where counters are small."""
        is_little = self._is_part_of_several and self._army < _TILE_ARMY
        return _LARGE_LETTERS if self.is_listed or self._is_small or is_little else LETTERS_SHARE

    def _army_size(self, space: str) -> int:
        return round(self._army * _PALE_SIZE) if self._is_pale(space) else self._army

    def _frame_asked(self) -> None:
        """Frame the armies that a question is about, if it's about a place."""
        for space in self._asked():
            box = self._own_box(space)
            if box is not None:
                left, top, right, bottom = box
                sprite = _asked_frame(right - left + 2 * _FRAME, bottom - top + 2 * _FRAME)
                self.placer.take(sprite.centre(self.picture, (left + right) / 2, (top + bottom) / 2))

    def _asked(self) -> list[str]:
        """The spaces that a question is about, without those with a letter."""
        about = dict.fromkeys([*self._shown.about, *self._shown.targets.about])
        return [space for space in about if space not in self._shown.targets.spaces]

    def _own_box(self, space: str) -> Box | None:
        """The box of the armies in a space of the nation that decides, or else of its first counter."""
        own = self._armies_at.get((space, self._shown.nation))
        return own or next((box for other, box in self.signs if other == space), None)

    def glow(self, areas: Iterable[str], colour: Colour = LEGAL, fill: float = 0.24) -> None:
        """Make areas glow: their outlines are wide, so half the size is enough to find them."""
        self.board.highlighted(self.chart, areas, colour=colour, fill=fill, grain=_HALF)

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Ring a space without counters: on others a ring would lie across them, and their areas are outlined."""
        if space not in self._middles:
            super().ring(space, colour, size)

    def letter(self, targets: Targets) -> None:
        """Put the letter of each target beside its sign, if it isn't there in place of one."""
        super().letter(replace(targets, spaces={k: v for k, v in targets.spaces.items() if k not in self._lettered}))

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The middle of a space without counters: a letter of one with counters is before them."""
        return sprite.box_at(*self.at(space))

    def _off(self, space: str) -> Point:
        (x, y), (to_x, to_y) = self.at(space), self._middles[space]
        return to_x - x, to_y - y

    def _draw_battles(self) -> None:
        """Where there was a battle, who won in words, and what became of the loser if there's room."""
        shown = [clash for clash in self._shown.clashes if self.is_shown(clash.place)]
        if self.numbered:
            return
        longest = 0 if len(shown) <= _FEW_BATTLES else 1 if len(shown) <= _SOME_BATTLES else 2
        for clash in shown:
            verdict, box = self._free_verdict(clash, list(self._verdicts(clash))[longest:])
            self.put(_verdict_of(clash.place), verdict, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def _free_verdict(self, clash: Clash, found: Sequence[Sprite]) -> tuple[Sprite, Box]:
        """The longest verdict that has room at an area's counters, and its place."""
        at = self._middles.get(clash.place, self.at(clash.place))
        half = self._army / 2 if clash.place in self._middles else 0
        return free_verdict(
            self.placer, found, at, half, lambda box: self.board.area_at(box, self.chart) == clash.place
        )  # fmt: skip

    def _verdicts(self, clash: Clash) -> Iterator[Sprite]:
        """Who won and what became of the loser, in two lines; who won; whether the nation on the move won."""
        texts = self._texts
        (first, _), (second, lost) = clash.sides
        if not clash.is_won:
            yield from [verdict_sign((texts("verdict-both"),), SPENT, _VERDICT)] * 3
            return
        colour = livery(self.game, first).counter
        head = texts("verdict-won", winner=texts.short_name(first))
        fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
        yield verdict_sign((head, fate), colour, _VERDICT)
        yield verdict_sign((head,), colour, _VERDICT)
        yield verdict_sign((texts("verdict-yes" if first == self._shown.nation else "verdict-no"),), colour, _VERDICT)

    def _draw_marches(self) -> None:
        """Each march as one arrow from its start to its end, attacks before moves; the numbers of units on them."""
        drawn = dict[tuple[str, str], Leg]()
        for kind in ("attack", "move", "support"):
            for each in dict.fromkeys(self._shown.marches):
                if each.kind == kind and not drawn.keys() & {self._ends(each), self._ends(each)[::-1]}:
                    self._draw_march(each, drawn)
        for number, way in enumerate(self.ways, 1):
            line = drawn.get(way) or drawn.get(way[::-1])
            if line is not None:
                sign = number_disc(number, self.numbering)
                at = self._beside(line, sign, [other for other in drawn.values() if other is not line])
                self.placer.take(sign.centre(self.picture, *at))
        for each in dict.fromkeys(self._shown.marches):
            line = drawn.get(self._ends(each))
            if self._is_part(each) and line is not None:
                sign = count_sprite(each.count, livery(self.game, each.people).counter, _COUNT)
                x, y = self._beside(line, sign, [other for other in drawn.values() if other is not line])
                self.placer.take(sign.centre(self.picture, x, y))

    def _is_part(self, march: March) -> bool:
        """Whether a march leaves some armies at its start: only then its number tells something."""
        return 0 < march.count < len(self.game.armies(march.path[0], march.people))

    def _beside(self, line: Leg, sign: Sprite, others: Sequence[Leg]) -> Point:
        """The place of a number of units: on the middle of its arrow, or beside it if that's short; over nothing.

        It's not as near to one of the other arrows.
        """
        out = sign.height / 2 + _WIDTHS["attack"] * self.scale
        places = [line.at(line.length * _NUMBER_ON_WAY)] if line.length >= _SHORT_LINE else []
        for share in (0.5, 0.35, 0.65, 0.2, 0.8):
            (ax, ay), (bx, by) = line.at(line.length * (share - 0.1)), line.at(line.length * (share + 0.1))
            length = math.dist((ax, ay), (bx, by)) or 1
            x, y = (by - ay) / length * out, (ax - bx) / length * out
            middle = line.at(line.length * share)
            places += [(middle[0] + x, middle[1] + y), (middle[0] - x, middle[1] - y)]

        def cost(at: Point) -> float:
            near = sum(math.dist(at, point) < 2 * out for other in others for point in other.points)
            return self.placer.covered(sign.box_at(*at)) + _NEAR_ARROW * near

        return min(places, key=cost)

    def _draw_march(self, march: March, drawn: dict[tuple[str, str], Leg]) -> None:
        """An arrow along a march, from a dot if no armies stand at its start; its line is kept in ``drawn``."""
        colour = darker(livery(self.game, march.people).counter, 0.3)
        for way in (self._ends(march), (march.path[-2], march.path[-1])):
            if not all(map(self._is_inside, way)) or way in drawn:
                continue
            if way[0] not in self._middles:
                self.put(way[0], start_disc(colour, round(self._army * 0.36)), *self.at(way[0]))
                self._middles[way[0]] = self.at(way[0])
            kind: Kind = "support" if march.kind == "support" else "attack"
            line, thick = self._line(way, _WIDTHS[march.kind], self._is_off_course(march))
            if line is not None and self.is_listed and line.length < _STUB and not self.ways:
                return
            is_clear = line is not None and not any(map(self.is_blocked, line.points))
            if line is not None and (is_clear or len(march.path) == 2 or way != self._ends(march)):
                self.put_arrow(line, colour, kind, thick)
                drawn[self._ends(march)] = line
                return
        if self.is_listed and not self._is_inside(march.path[-2]) and self._is_inside(march.path[-1]):
            self._draw_from_edge(march, colour, drawn)

    def _draw_from_edge(self, march: March, colour: Colour, drawn: dict[tuple[str, str], Leg]) -> None:
        """The part of a march from outside the map that the map shows: an arrow that begins at its edge.

        A step over land to a place without a battle has none: nothing on the map tells where it came from.
        """
        way = march.path[-2], march.path[-1]
        if self.numbered and way[1] not in self.numbered and way[0] not in self.game.data.seas:
            return
        goal, width = self.at(way[1]), _WIDTHS[march.kind] * self.scale
        start = _within(self.at(way[0]), goal, self.picture.size)
        if way[0] in self.game.data.seas:
            start = self._entry(self.at(way[0]), way[1])
        line = leg(start, goal, width, end_boxes=self.boxes_of(way[1]), blocked=self.is_blocked)
        if line is not None and way not in drawn:
            self.put_arrow(line, colour, "support" if march.kind == "support" else "attack", width)
            drawn[way] = line
            if way[0] in self.game.data.seas:
                self._entries.setdefault(way[0], line.points[len(line.points) // 3])

    def _entry(self, sea: Point, goal: str) -> Point:
        """Where an arrow from a sea outside the map begins: its way to the goal is the one that's most at sea."""
        (x, y), far = self.at(goal), math.dist(sea, self.at(goal))
        straight = math.atan2(sea[1] - y, sea[0] - x)

        def start(turn: int) -> Point:
            angle = straight + math.radians(turn)
            outside = x + far * math.cos(angle), y + far * math.sin(angle)
            return _within(outside, (x, y), self.picture.size)

        def cost(turn: int) -> float:
            (from_x, from_y), own = start(turn), (0, self.board.areas[goal])
            shares = [step / _ENTRY_STEPS for step in range(1, _ENTRY_STEPS)]
            way = [(round(from_x + (x - from_x) * each), round(from_y + (y - from_y) * each)) for each in shares]
            return sum(self.chart.number_at(*at) not in own for at in way) + abs(turn) * _TURN_COST

        return start(min(_TURNS, key=cost))

    def _is_off_course(self, march: March) -> Blocked:
        """What an arrow avoids: signs, and for a march by boat [17] land."""
        seas = self.game.data.seas
        if march.path[0] in seas or not any(space in seas for space in march.path):
            return self.is_blocked
        return lambda at: self.is_blocked(at) or not self.board.is_water(_around_point(at), self.chart)

    def _line(self, way: tuple[str, str], width: float, blocked: Blocked) -> tuple[Leg | None, float]:
        """The line of an arrow between two spaces, and its width: thinner if there's little room."""
        start, end = way
        room = math.dist(self.at(start), self.at(end)) - self._army
        thick = min(width * self.scale, max(room / 7, 2.4 * self.scale))
        line = leg(
            self.at(start), self.at(end), thick,
            start_boxes=self.boxes_of(start), end_boxes=self.boxes_of(end), blocked=blocked,
        )  # fmt: skip
        return line, thick

    def _ends(self, march: March) -> tuple[str, str]:
        """Where a march starts and ends; its last step if it ends where it began or its start is off the map."""
        start, end = march.path[0], march.path[-1]
        return (start, end) if start != end and self._is_inside(start) else (march.path[-2], end)

    def _is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        if not self.is_shown(space):
            return False
        x, y = self.at(space)
        return _EDGE < x < self.picture.width - _EDGE and _EDGE < y < self.picture.height - _EDGE

    def _is_cut(self, space: str) -> bool:
        """Whether a counter at a space would be at the very edge of the picture."""
        (x, y), room = self.at(space), self._army / 2 + _EDGE_OF_LIST
        return not (room < x < self.picture.width - room and room < y < self.picture.height - room)

    def is_fleet(self, space: str) -> bool:
        """Whether armies are at sea in a space."""
        return space in self.game.data.seas and bool(self.game.state.stacks.get(space))

    def well_inside(self) -> Iterator[str]:
        """The spaces whose counters and names have room on the picture."""
        for space in filter(self.is_shown, self.board.spaces):
            x, y = self.at(space)
            is_across = _WELL_INSIDE <= x <= self.picture.width - _WELL_INSIDE
            if is_across and self._army / 2 + 8 <= y <= self.picture.height - _WELL_INSIDE - 12:
                yield space

    # Names and facts

    def _write_names(self, spaces: Sequence[str]) -> None:
        """The names of areas, then of seas.

        On the whole board the nations are named instead.
        """
        if self._is_small:
            self._write_nations(spaces)
            return
        areas = [space for space in spaces if space in self.game.data.areas and self._is_named(space)]
        for area in areas:
            at, reach = self._around(area)
            sizes = (15, 14)
            name = self._texts.short_name(area)
            if area == self._shown.stays:
                name = self._texts("place-stay", place=name)
            beside = partial(self._is_beside, area)
            if (
                self.name(area, name, Face.STRONG, sizes, at, reach, accepts=partial(self._is_at_home, area))
                or self.name(area, name, Face.STRONG, sizes, at, reach, accepts=partial(self._is_clear, area))
                or self._name_aligned(area, name, sizes[-1])
                or self.name(area, name, Face.STRONG, sizes, at, reach, accepts=beside)
                or (self._shown.targets.spaces.get(area) and self.name(area, name, Face.STRONG, sizes, at, reach))
            ):
                left, top, right, bottom = self.labels[-1][1]
                self.placer.take((left - _NAMES_APART, top - _LINES_APART, right + _NAMES_APART, bottom + _LINES_APART))
        for sea, at in self._entries.items():
            name = self._texts.short_name(sea)
            self.name(sea, name, Face.ITALIC, (22, 20, 18), at, _BESIDE_TIP, ground="sea", accepts=self._is_off_arrows)
        for sea in [] if self.is_listed else spaces:
            if sea in self.game.data.seas and self.at(sea)[1] < self.picture.height - _LOW_SEA:
                self._name_sea(sea)

    def _is_clear(self, area: str, box: Box) -> bool:
        """Whether a name has a place beside its own counters and off the arrows and Roads."""
        return self._is_beside(area, box) and not self.placer.is_avoided(box)

    def _is_at_home(self, area: str, box: Box) -> bool:
        """Whether a name has a clear place that isn't in another area: in its own one, or at sea."""
        return self.board.area_at(box, self.chart) in (area, "") and self._is_clear(area, box)

    def _name_aligned(self, area: str, name: str, size: int) -> bool:
        """Write a name above or below its counters, flush with an edge or beside their middle, if it's clear there."""
        sign = label(name, Face.STRONG, self.letters(size), "land", radius=self.halo * self.scale)
        left, top, right, bottom = self._own_box(area) or _around_point(self.at(area))
        wide, tall = sign.width, sign.height
        middle = (left + right) // 2
        for gap, x in itertools.product((_FLUSH, _CLOSE), (right - wide, left, middle, middle - wide)):
            for y in (top - tall - gap, bottom + gap):
                box = (x, y, x + wide, y + tall)
                if self.placer.is_free(box) and self._is_clear(area, box):
                    self.placer.take(sign.put(self.picture, x, y))
                    self.placer.labels.append((area, box))
                    return True
        return False

    def _name_sea(self, sea: str) -> None:
        """The name of a sea in open water, beside the fleets there."""
        at, reach = self._around(sea)
        reach += _BELOW_FLEET if sea in self._middles else 0
        name, sizes = self._texts.short_name(sea), (24, 22, 20)
        self.name(sea, name, Face.ITALIC, sizes, at, reach, ground="sea", accepts=self._is_open_water)

    def _is_off_arrows(self, box: Box) -> bool:
        """Whether a box is in water and no arrow crosses it."""
        return self._is_open_water(box) and not self.placer.is_avoided(box)

    def _is_open_water(self, box: Box) -> bool:
        """Whether there's no land in a box and around it."""
        left, top, right, bottom = box
        around = left - _SHORE, top - _SHORE, right + _SHORE, bottom + _SHORE
        return self.board.water_share(around, self.chart) >= _OPEN

    def _is_beside(self, space: str, box: Box) -> bool:
        """Whether a name in a box is nearer to the counters of its own space than to those of any other."""
        return self._is_of(space, box)

    def _is_named(self, area: str) -> bool:
        """Whether a picture names an area: it's about it, and not only tells that its fort is gone."""
        if self.is_listed:
            return False
        return not self._is_pale(area) and (area not in self._shown.left or bool(self._nations_at(area)))

    def _write_nations(self, spaces: Sequence[str]) -> None:
        """The name of each nation once, in its colour beside its armies, on or nearest to its own land."""
        for nation in self.game.data.order:
            here = [space for space in spaces if (space, nation) in self._armies_at]
            plate = name_tag(self._texts.short_name(nation), livery(self.game, nation).counter, _NATION)
            free = [(space, box) for space in here for box in self._boxes_for_nation(nation, space, plate)]
            if free:
                _, (left, top, _, _) = min(free, key=lambda each: self._cost_of_nation(nation, *each))
                self.placer.take(plate.put(self.picture, left, top))

    def _boxes_for_nation(self, nation: str, space: str, plate: Sprite) -> list[Box]:
        """The free boxes for a nation's name at its counter."""
        left, top, right, bottom = self._armies_at[space, nation]
        wide, tall = plate.width / 2, plate.height / 2
        across = ((left + right) / 2, left + wide, right - wide)
        places = [(x, y) for y in (bottom + tall + _BESIDE_TAG, top - tall - _BESIDE_TAG) for x in across]
        beside = (right + wide + _BESIDE_TAG, left - wide - _BESIDE_TAG)
        places += [(x, y) for x in beside for y in ((top + bottom) / 2, bottom - tall, top + tall)]
        boxes = [plate.box_at(x, y) for x, y in places]
        return [box for box in boxes if self._is_inside_edges(box) and self.placer.is_free(box)]

    def _cost_of_nation(self, nation: str, space: str, box: Box) -> float:
        """How bad a box is for a nation's name at a space: off its land, or nearly as near to others' counters."""
        is_near = next((cost for by, cost in _NATION_NEARER.items() if self._is_of(space, box, by)), _NOT_NEARER)
        return self._off_land(nation, box) + is_near

    def _off_land(self, nation: str, box: Box) -> float:
        """How much of a box lies on the land of others, and less bad at sea; 0 on the nation's own."""
        counts = self.chart.index.crop(box).histogram()
        own = sum(counts[number] for area, number in self.board.areas.items() if self.holders[area] == nation)
        return 1 - (own + counts[0] * _SEA_SHARE) / sum(counts)

    def _is_of(self, space: str, box: Box, by: float = _NEARER) -> bool:
        """Whether a name is by some pixels nearer to the counters of a space than to those of all others."""
        near = min(_gap(box, own) for own in self.boxes_of(space))
        return all(_gap(box, sign) > near + by for other, sign in self.signs if other != space)

    def _is_inside_edges(self, box: Box) -> bool:
        return box[0] > 8 and box[1] > 8 and box[2] < self.picture.width - 8 and box[3] < self.picture.height - 8

    def _around(self, space: str) -> tuple[Point, float]:
        """The middle of a space's counters, and half their height."""
        if space in self._middles:
            return self._middles[space], self._army / 2 + (_FRAME if space in self._asked() else self._name_gap)
        if any(space in self._ends(march) for march in self._shown.marches if len(march.path) > 1):
            return self.at(space), _BESIDE_TIP
        return self.at(space), self.lettering / 2 if self._shown.targets.spaces.get(space) else 2

    @property
    def _name_gap(self) -> int:
        """The room between a counter and a name: more on the picture of a region, where there's some."""
        return _REGION_GAP if self.is_region else _GAP

    def _facts_of(self, space: str) -> list[Sprite]:
        """The population points of an area, on the picture of a region."""
        areas = self.game.data.areas
        if not self.is_region or self._is_pale(space) or space not in areas or not areas[space].points:
            return []
        return [facts_sprite(areas[space].points, _FACTS)]


def _farther(start: Point, end: Point, least: float) -> Point:
    """The end of a way, moved on in its direction if it's shorter than the least."""
    length = math.dist(start, end) or 1
    share = max(least / length, 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _within(outside: Point, inside: Point, size: tuple[int, int]) -> Point:
    """Where the way from a point outside a picture to one inside comes in."""
    shares = [1.0]
    for start, end, most in zip(outside, inside, size, strict=True):
        edge = min(max(start, 0.0), float(most))
        if edge != start:
            shares.append((end - edge) / (end - start))
    share = min(shares)
    return inside[0] + (outside[0] - inside[0]) * share, inside[1] + (outside[1] - inside[1]) * share


def _around_point(at: Point) -> Box:
    """A small box around a point."""
    x, y = round(at[0]), round(at[1])
    return x - 1, y - 1, x + 1, y + 1


def _gap(one: Box, other: Box) -> float:
    """The pixels between two boxes."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    return math.hypot(across, max(one[1] - other[3], other[1] - one[3], 0))


def _paled(sprite: Sprite) -> Sprite:
    """A counter that a picture isn't about."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point([value // 2 for value in range(256)]))
    return replace(sprite, image=image, kind="sign", letters=0)


@cached_image
def _asked_frame(width: int, height: int) -> Sprite:
    """A gold frame around the counter of the armies that a question is about."""

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (2.0, IVORY), (4.0, LEGAL)):
            pen.box(inset, inset, width - 2 * inset, height - 2 * inset, tone, radius=22 - inset)

    image = smooth(width, height, paint)
    hole = Image.new("L", image.size, 255)
    inner = smooth(width, height, lambda pen: pen.box(11, 11, width - 22, height - 22, INK, radius=14)).getchannel("A")
    hole.paste(0, (0, 0), inner)
    image.putalpha(ImageChops.multiply(image.getchannel("A"), hole))
    return Sprite(image, width, height)


def _verdict_of(area: str) -> str:
    """The key of the sign that tells who won in an area: an arrow ends beside the counters there, not beside it."""
    return f"verdict {area}"


class _Pattern(Protocol):
    """Draws a pattern over a picture as a mask."""

    def __call__(self, size: tuple[int, int], step: int, /) -> Image.Image: ...


@lru_cache(maxsize=12)
def _sea_part(one: str, other: str) -> tuple[Point, Point]:
    """Where the line between two areas crosses the sea, in pixels of the whole board."""
    board = base_map(GAME)
    (ax, ay), (bx, by) = board.spaces[one], board.spaces[other]
    index, count = board.overview({}).index, 200
    way = [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count + 1)]
    at_sea = [not index.getpixel((round(x), round(y))) for x, y in way]
    runs = [list(run) for is_sea, run in itertools.groupby(range(count + 1), key=at_sea.__getitem__) if is_sea]
    longest, reach = max(runs, key=len), 5 * count / math.dist((ax, ay), (bx, by))
    first, last = max(round(longest[0] - reach), 0), min(round(longest[-1] + reach), count)
    return way[first], way[last]


@cached_image
def _ways(
    part: tuple[float, float, float, tuple[int, int]], roads: tuple[tuple[str, str], ...], scale: float
) -> Image.Image:
    """Roads and straits over a part of the board: its left, top, zoom and size.

    A strait that leads out of it is left out: half of an arrow would end nowhere.
    """
    left, top, zoom, size = part
    spaces, areas = base_map(GAME).spaces, britannia_data().areas

    def at(point: Point) -> Point:
        return (point[0] - left) * zoom, (point[1] - top) * zoom

    def is_inside(point: Point) -> bool:
        return all(_WHOLE_STRAIT < each < most - _WHOLE_STRAIT for each, most in zip(point, size, strict=True))

    def paint(pen: Pen) -> None:
        for one, other in roads:
            draw_road(pen, at(spaces[one]), at(spaces[other]), scale)
        for area in areas.values():
            for other in area.by_strait:
                if area.id < other:
                    start, end = map(at, _sea_part(area.id, other))
                    if is_inside(start) and is_inside(end):
                        draw_strait(pen, start, end, scale)

    return smooth(*size, paint, scale=2)
