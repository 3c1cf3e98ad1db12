"""The map of Italia: who owns what, stacks with their leaders, cities and capitals, terrain, fleets, staging zones."""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.core.arrows import Kind, Leg, leg
from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite, faded, finished, hatching
from render.core.fonts import Face, text_width
from render.core.image_cache import cached_image
from render.core.labels import Ground, label, overlaps
from render.core.layout import note_joined
from render.core.map_heads import BOARD_HEAD, Seat, draw_board_head
from render.core.map_sheet import MapSheet, March, corners, shared
from render.core.palette import FRAME_DARK, INK, IVORY, PANEL, SPENT, Colour, lighter
from render.core.picture import Picture
from render.core.plates import letter_disc, parts_of
from render.core.posts import View
from render.core.report_head import draw_question_head
from render.core.targets import Targets
from render.core.text_panels import name_tag, panel, write
from render.core.verdicts import Clash, free_verdict, verdict_sign
from render.core.wide_board import LEAST_LETTERS, Inset, assembled
from render.core.words import Words
from render.italia.map_highlights import Changes, changes, pending
from render.italia.region_key import region_head
from render.italia.signs import (
    LETTERED,
    capital_sign,
    city_sign,
    count_disc,
    fleet_sprite,
    frame_of,
    highland_sign,
    marsh_sign,
    no_city_sign,
    ruin_sign,
    stack_sprite,
    star_sign,
    token_middles,
)
from render.italia.stacks import Navy, Stack, navies_at, owners, stacks_at, summed
from render.italia.texts import GAME, halves, words
from render.italia.theme import arrow_colour, game_of, livery, seat_colour, tints
from render.italia.told import told_of_map
from render.italia.waters import draw_waters
from render.italia.winner import told_winner
from rules.core.events import Event
from rules.italia.data.loader import Area
from rules.italia.game import Italia

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "north": ("alpes", "gallia", "helvetia", "bononia", "ravenna", "venetia"),
    "illyria": ("venetia", "aquileia", "histria", "noricum", "pannonia", "dalmatia", "mare-superum"),
    "centre": ("bononia", "ravenna", "pisae", "populonia", "etruria", "picenum"),
    "campania": ("sabini", "roma", "latium", "capua", "beneventum", "apulia"),
    "south": ("paestum", "peucetia", "brundisium", "rhegium"),
    "sicily": ("messana", "lilybaeum", "agrigentum", "syracusae"),
    "islands": ("corsica", "olbia", "carales"),
    "africa": ("cirta", "carthago", "hadrumetum"),
}
"""The parts of the board that the map can show, each with the spaces that must be on the picture."""

ZOOM: Final = 2.4
"""How much the surroundings of an area are magnified."""

NEAR_SIZE: Final = (1600, 1000)
"""The size of a part of the map: it fills the room that a message has for a picture."""

_NEAREST: Final = 4.4
_SEVERAL, _NEAREST_SEVERAL = 2, 3.5
"""The magnification above which the land of several spaces is cut."""

_LEAST_ZOOM: Final = 1.2
MARGIN_OF_PART: Final = 74
"""The pixels of the board around the spaces of a part of it."""

_GROWTH: Final = 0.7
_WHOLE, _SMALL, _LARGE = 70, 64, 88
"""The height of a stack on the whole board, on a large part of it, and on a small one."""

_SMALL_TO, _LARGE_FROM = 1.4, 2.0
"""The magnifications between which stacks grow from small to large."""

_LARGER_FROM, _LARGEST = 2.9, 112
"""The magnification above which stacks grow with the land, and their greatest height."""

_IN_ROW: Final = 5
"""The room between the counters and signs of an area in a region, and between them and its name."""

_ONE_LINE: Final = 0.2
"""How much less the counters and signs of an area must leave it in two lines than in one."""

_BLANK: Final = Image.new("RGBA", (1, 1), (0, 0, 0, 0))
"""What a row of counters is while its place is looked for."""

NO_NAME: Final = Sprite(_BLANK, 0, 0)
"""The name of an area that is written elsewhere."""

_REGION: Final = LETTERED - 1
"""The height of the stacks on a region."""

_INSET_LETTER: Final = 46
"""The size of a target's letter on a part of the whole board's picture."""

_FLEET, _LONE_FLEET, _OVERVIEW_FLEET = 1.25, 1.32, 1.2
"""The size of a fleet on a part of the board, where no bystanders are drawn, and on the whole board: its share of a
stack's height."""

_VERDICT, _SMALL_VERDICT = 40, 34
"""The size of the letters at a fight, on a part of the board and on the whole board."""

_FEW_FIGHTS: Final = 5
"""The most fights on a part of the board for what became of the losers to have room."""

_NATION, _SMALL_NATION = 50, 42
"""The size of a nation's name on the whole board, and where that has no room."""

_TAG_EDGE, _BETWEEN_TAGS = 16, 4
"""The least room between a nation's name and the edge of its part, and around it."""

_NAMED_NATIONS: Final = (
    (_NATION, _TAG_EDGE, 0.0), (_SMALL_NATION, _TAG_EDGE, 12.0), (_SMALL_NATION, _TAG_EDGE // 2, 24.0),
)  # fmt: skip
"""The sizes of a nation's name, each with its room to the edge, and what it costs to be smaller, in pixels."""

_OTHER_PART: Final = 14.0
"""What it costs a nation's name to be on a part of the board with fewer of its stacks, for each of them, in pixels."""

_TAG_STEP, _TAG_REACH = 12, 120
"""The steps in which a place for a nation's name is looked for around its stacks, and how far, in pixels."""

_OFF_CENTRE: Final = 0.06
"""How much the distance from the middle of a nation's stacks counts for its name."""

_MISTAKEN, _TAG_CLEAR, _FOREIGN = 3.0, 12, 60.0
"""What it costs such a name, in pixels, to be closer to another nation's counters than to its own, or not so much
farther as it should be; and to be on another one's land only."""

_PILLAGED: Final = 5
"""The width of the outline of an area whose city was pillaged."""

_TOP: Final = 20
"""The least room above a letter at the upper edge of a picture: it rather covers a corner of its stack."""

_ASTRAY: Final = 0.7
"""How far a sign may leave its own area."""

_ON_LAND: Final = 2.0
"""What it costs a fleet to be on land only, in heights of a stack."""

_SIGN, _CITY = 0.5, 0.62
"""The size of a sign of terrain, and of a city, as shares of a stack's height."""

_BYSTANDER: Final = 0.72
"""The size of the stacks that a question isn't about, as a share of a stack's height."""

_BYSTANDERS_FROM: Final = 2.4
"""The magnification from which those stacks can be read on a phone."""

_LETTER: Final = 74
"""The size of a target's letter on a part of the map."""

_LETTER_OUT: Final = -0.06
"""How far the middle of a letter is outside the corner of its stack, in letters: it's on it, so that it's its own."""

_ON_FRAME: Final = 10
"""How many times as much what a letter covers of the frame of another stack counts."""

_COVERED: Final = 0.3
"""The share of a letter that may cover other signs for it to be at the same corner as all others."""

_FROM_COUNTERS: Final = 3.0
"""How much a letter without a stack keeps away from the counters of others."""

_FLAT: Final = 1.7
"""How much farther away a place above or below another stack of an area counts than one beside it: a row is clearer."""

_BOX_EDGE: Final = 26
"""The room between the box of a staging zone and the edge of a picture."""

_SHARED: Final = 0.75
"""How much smaller the stacks of a question are where two share an area, so that both are in it."""

_NEAR_NAMES: Final = 6.0
"""How much more signs keep away from names that a question has written before them."""

_PALED, _FAINT = 165, 0.55
"""How pale land is that a question isn't about, of 255, and how much of the stacks there is seen."""

_FEW_SIGNS: Final = 7
"""The most areas that a question is about for signs of terrain to have room."""

_INSET_EDGE: Final = 16
"""The room between a counter and the edge of a part of the whole board: closer, it looks cut."""

_RING, _RIM = 42, 9
_DRY, _CLOSE, _BROKEN = 120.0, 2.5, 1.2
"""What it costs a sea's name to be on land, close to another name, and in two lines, in steps from its place."""

_SEA_STEP, _SEA_STEPS = 0.3, 9
"""The steps in which a place for a sea's name is looked for, in heights of a stack, and how many on each side."""

_BELOW, _ABOVE_SEA, _SHORE = 14, 1.25, 12
"""The pixels between fleets and their sea's name, what a step up or down costs more, and the pixels to the coast."""

_MAP_EDGE: Final = 15
"""The least pixels from the name of a sea to the edge of a picture."""

_PITCH: Final = 0.92
"""The distance of the two lines of a name, in sizes of its letters."""

_OF_LEADER: Final = 2.0
"""How far the name of a leader may be in the way before it's left out."""

_CROWDED: Final = 4
"""What it costs a name to be read as one with another: more than to lie in a neighbouring area."""

_LEADER: Final = 40
"""The letters of a leader's name on a region."""

_SMALLER_NAME: Final = (40,)
"""The sizes of the names of a region's areas that have no room otherwise."""

_CLEAR: Final = 5
"""The least pixels between a name and a letter or counter."""

_ALL_WATER: Final = 0.995
"""The share of water below a name from which it has the light letters of a sea."""

_APART: Final = 0.8
"""The least room between two names in a line, in heights of their letters."""

_FOOT: Final = 22
"""The pixels below the name of a sea, for the letters that go below the line."""

_EDGE: Final = 30
_WIDTHS: Final[Mapping[Kind, float]] = {"attack": 5.4, "move": 4.6, "support": 4.0}
_FROM_ARROW: Final = 44
"""The pixels from the middle of an area to its name where an arrow may end there."""

_ORDERED_UNITS: Final = 84
"""The size of the disc with the number of the units of an order."""

_ORDERED: Final = 1.4
"""How much wider the arrows of orders are, all else being pale."""

_SHORTEST, _SHORT = 5.0, 4.6
_HATCH_STEP: Final = 11
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
    "mare-tyrrhenum": (490, 765), "mare-africum": (445, 905), "mare-siculum": (452, 992), "epirus": (905, 640),
    "mare-hadriaticum": (760, 590), "mare-ionium": (862, 922),
}  # fmt: skip
"""The positions of seas and staging zones on the parts, in pixels of the board: they have room beside the land."""

_REGION_SIZE: Final = (1200, 880)
"""The size of a region's map: its letters can be read on a phone, and it's as large in a message."""

_REGION_LETTERS: Final = 44
"""The least letters of a region's map."""

_REGION_PARTS: Final[Mapping[str, tuple[Point, float, frozenset[str], Mapping[str, Point]]]] = {
    "north": (
        (338, 342), 3.05,
        frozenset({
            "alpes", "gallia", "helvetia", "tridentum", "mediolanum", "taurini", "liguria", "placentia", "mantua",
            "venetia", "bononia", "ravenna", "mare-ligusticum",
        }),
        {"alpes": (196, 285), "gallia": (200, 412), "helvetia": (290, 224), "mare-ligusticum": (306, 440)},
    ),
    "illyria": (
        (656, 352), 2.95,
        frozenset({
            "noricum", "pannonia", "venetia", "aquileia", "histria", "liburnia", "dalmatia", "mare-superum",
        }),
        {"noricum": (630, 226), "pannonia": (790, 250), "mare-superum": (574, 403)},
    ),
    "centre": (
        (488, 474), 4.0,
        frozenset({
            "bononia", "ravenna", "pisae", "florentia", "ager-gallicus", "arretium", "picenum", "populonia", "umbria",
            "etruria", "mare-superum", "mare-ligusticum",
        }),
        {"mare-ligusticum": (384, 520), "mare-superum": (580, 406)},
    ),
    "campania": (
        (626, 630), 4.0,
        frozenset({
            "sabini", "frentani", "marsi", "roma", "apulia", "samnium", "latium", "capua", "beneventum",
            "mare-hadriaticum", "mare-tyrrhenum",
        }),
        {"mare-tyrrhenum": (542, 706), "mare-hadriaticum": (726, 570)},
    ),
    "south": (
        (816, 807), 3.3,
        frozenset({
            "peucetia", "tarentum", "lucania", "paestum", "brundisium", "thurii", "bruttium", "croton", "rhegium",
            "epirus", "mare-tyrrhenum", "mare-ionium",
        }),
        {"epirus": (940, 690), "mare-tyrrhenum": (698, 830), "mare-ionium": (900, 850)},
    ),
    "sicily": (
        (622, 1006), 3.9,
        frozenset({"messana", "lilybaeum", "agrigentum", "syracusae", "mare-siculum"}),
        {"mare-siculum": (600, 1068)},
    ),
    "islands": (
        (300, 686), 2.5,
        frozenset({"corsica", "olbia", "carales", "mare-sardoum"}),
        {"mare-sardoum": (186, 700)},
    ),
    "africa": (
        (244, 1062), 3.1,
        frozenset({
            "cirta", "hippo-regius", "sicca-veneria", "carthago", "hadrumetum", "aures", "syrtis", "mare-africum",
        }),
        {"aures": (110, 1130), "syrtis": (400, 1180), "mare-africum": (240, 960)},
    ),
}  # fmt: skip
"""Each region: the middle of what it shows in pixels of the board, how large, its spaces, and those that it moves."""

_GREAT: Final = frozenset({"roma", "carthago", "syracusae", "ravenna", "mediolanum", "tarentum"})
_REACH: Final = 12
_AROUND: Final = sorted(
    ((dx, dy) for dx in range(-_REACH, _REACH + 1) for dy in range(-_REACH, _REACH + 1)),
    key=lambda step: math.hypot(*step),
)
"""The steps from a place to those around it, the nearest first."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a part of `REGIONS`, or the surroundings of a space, ``zoom`` times as large.

    An unknown region shows the whole board. The map highlights what the events ``told`` did, or else what the pending
    decision is about.
    """
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened) if happened else pending(view)
    part = _framed(region, zoom)
    if not happened:
        shown = Changes()
    if part.centre is None:
        board = whole_board(game, texts, shown, _board_line(view, game, texts))
        return finished(board, f"map-{game.state.turn}", " ".join(told_of_map(game, shown, texts)))
    told_of_part = [*_part_of(region or "", texts), *told_of_map(game, shown, texts)]
    if region in region_parts() and not happened:
        picture = _region(game, texts, region or "")
        return finished(picture, f"map-{region}-{game.state.turn}", " ".join(told_of_part))
    sheet = Sheet(game, texts, shown, part)
    sheet.heading = texts(f"region-{region}") if region in REGIONS else ""
    return _finished(sheet, f"map-{region}-{game.state.turn}", told_of_part)


def draw_final_map(view: View, locale: str, events: Sequence[Event]) -> Picture:
    """The whole board at the end of a game, with who won; the events of the last turn say by how much."""
    game, texts, shown = game_of(view), words(locale), Changes()
    board = whole_board(game, texts, shown, _board_line(view, game, texts, events))
    return finished(board, f"map-{game.state.turn}", " ".join(told_of_map(game, shown, texts)))


def whole_board(game: Italia, texts: Words, shown: Changes, line: str) -> Image.Image:
    """An overview, the parts of the board side by side below a question, or the turn with a ``line`` and the points.

    It shows how many units each nation has where, and each nation's name once, where most of it is; leaders, capitals
    and what is aboard have room on regions only.
    """
    holders = owners(game)
    owned = {area: who for area, who in holders.items() if who}
    sheets = [
        (inset, Sheet(game, texts, shown, Part(inset.centre, inset.zoom, inset.size), inset)) for inset in insets()
    ]
    for _, sheet in sheets:
        sheet.draw()
    _name_nations(game, [sheet for _, sheet in sheets])
    parts = [(inset, sheet.picture) for inset, sheet in sheets]
    picture = assembled(base_map(GAME), tints(holders), owned, parts)
    if shown.prompt:
        draw_question_head(picture, *parts_of(shown.prompt), height=BOARD_HEAD)
    else:
        draw_board_head(picture, turn_line(game, texts), line, [_seat(game, seat, texts) for seat in game.seats])
    return picture


def _name_nations(game: Italia, sheets: Sequence[Sheet]) -> None:
    """The name of each nation once, nearer to its own counters than to others; those with few places for it first.

    That whose turn it is comes before all. Those that wait in staging zones only have theirs in the boxes.
    """
    counts = {nation: [sheet.stacks_of(nation) for sheet in sheets] for nation in game.period.order}
    order = [nation for nation in game.period.order if sum(counts[nation]) and not _only_waits(game, nation)]
    for nation in sorted(order, key=lambda each: (each != game.active, sum(counts[each]))):
        most = max(counts[nation])
        found = [
            (cost + _OTHER_PART * (most - count), place, tag, box)
            for place, (sheet, count) in enumerate(zip(sheets, counts[nation], strict=True))
            for tag, cost, box in sheet.places_for_nation(nation)
        ]
        if found:
            _, place, tag, box = min(found, key=lambda each: each[:2])
            sheets[place].put_nation(tag, box)


def _only_waits(game: Italia, nation: str) -> bool:
    """Whether all land units of a nation are in staging zones."""
    spaces = {game.space_of(unit) for unit in game.land_units(nation)}
    return bool(spaces) and all(space in game.data.staging for space in spaces)


def _board_line(view: View, game: Italia, texts: Words, events: Iterable[Event] = ()) -> str:
    """Whose turn it is, or who has won."""
    result = view["result"]
    if result:
        winner = str(result["winner"] or "")
        is_short = bool(game.data.scenarios[game.state.scenario].yardstick)
        plain = "map-over-won-short" if is_short else "map-over-won"
        return told_winner(winner, events, texts, plain) if winner else texts("map-over")
    active = game.state.active
    return texts("map-active", nation=active) if active else texts("map-no-active")


def _region(game: Italia, texts: Words, region: str) -> Image.Image:
    """A part of `REGIONS` with its own spaces only, all other land pale."""
    inset = region_parts()[region]
    sheet = _RegionSheet(game, texts, Changes(), Part(inset.centre, inset.zoom, inset.size))
    sheet.inset = inset
    sheet.draw()
    wide, high = inset.size
    head = region_head(game, texts(f"region-{region}"), list(inset.spaces), texts, wide)
    picture = Image.new("RGB", (wide, head.height + high), FRAME_DARK)
    for part, top in ((head, 0), (sheet.picture, head.height)):
        picture.paste(part, (0, top))
        note_joined(picture, part, (0, top))
    return picture


@cache
def region_parts() -> Mapping[str, Inset]:
    """The maps of regions, which show only some of the spaces around them."""
    wide, high = _REGION_SIZE
    return {
        region: Inset((0, 0, wide, high), (x - wide / 2 / zoom, y - high / 2 / zoom), zoom, spaces, moved)
        for region, ((x, y), zoom, spaces, moved) in _REGION_PARTS.items()
    }


def _seat(game: Italia, seat: str, texts: Words) -> Seat:
    colour = seat_colour(seat)
    return Seat(texts.short_name(seat), halves(game.state.points[seat]), colour, lighter(colour, 0.3))


_BOARD_HEIGHT: Final = 1180
"""The height of the whole board's picture."""


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
        Inset((0, high, 692, 586), (184, 178), 1.23, north, _MOVED_NORTH),
        Inset((0, 594, 296, low), (218, 545), 1.57, islands, {"mare-sardoum": (256, 666)}),
        Inset((304, 594, 692, low), (70, 868), 1.24, africa, {"syrtis": (326, 1290), "aures": (110, 1220)}),
        Inset((700, high, 1600, low), (385, 436), 1.63, rest, _MOVED_PENINSULA),
    )


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


def _framed(region: str | None, zoom: float) -> Part:
    """A part of `REGIONS`, or the surroundings of a space."""
    if region is not None and region in REGIONS:
        return framed_spaces(REGIONS[region])
    board = base_map(GAME)
    middle = board.middle((region,)) if region else None
    return Part(middle, max(zoom, 1.5)) if middle else Part()


def _part_of(region: str, texts: Words) -> list[str]:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return [texts("alt-region", region=texts(f"region-{region}"))]
    return [texts("alt-part", place=region)]


def _finished(sheet: Sheet, stem: str, told: Sequence[str]) -> Picture:
    sheet.draw()
    return finished(sheet.picture, stem, " ".join(told))


class Sheet(MapSheet):
    """The map: rims of the seats and hatching, seas, stacks, signs of areas, then names where they fit."""

    growth = _GROWTH
    halo = 1.6
    lettering = _LETTER
    least_letters = 49
    smaller: Sequence[int] = ()
    """The sizes of names that have no room otherwise."""
    names_first = False
    """Whether areas are named before signs take the room, and before leaders: these are left out where they crowd."""
    letter_out = _LETTER_OUT
    widened = _ORDERED
    worst_name = math.inf
    """How far a name may be in other areas, or in the way of other names, before it's left out."""

    def __init__(self, game: Italia, texts: Words, shown: Changes, part: Part, inset: Inset | None = None) -> None:
        board, holders = base_map(GAME), owners(game)
        owned = {area: who for area, who in holders.items() if who}
        chart = board.chart(tints(holders), part.centre, part.zoom, owned, part.size)
        super().__init__(board, chart)
        self.inset = inset
        self._is_small = self.is_whole or inset is not None
        if inset is not None:
            self.least_letters, self.lettering = LEAST_LETTERS, _INSET_LETTER
        self._game = game
        self._texts = texts
        self._shown = shown
        self._holders = holders
        self._size = _WHOLE if self._is_small else _height_at(part.zoom)
        self.heading = ""
        self.bright: Collection[str] | None = None
        """The spaces that a question is about, beside which all others are pale; None if all are alike."""
        self.actor = ""
        """The nation whose stacks are ringed and lettered; the topmost ones if none is."""
        self.ringed: Sequence[str] = ()
        """The spaces whose stacks are ringed."""
        self.subjects: Collection[str] = ()
        """The areas whose ruins a question is about: they are shown instead of stacks."""
        self.numbers: Mapping[str, Sprite] = {}
        """The numbers of the places of a report, which tells of them below the map."""
        self.named_land = True
        """Whether the names of the areas that a question is about are written."""
        self.named_seas = True
        """Whether the names of seas are written."""
        self.subject = 1.0
        """The size of the stacks that a question is about, as a share of a stack's height."""
        self._centres: dict[str, list[Box]] = {}
        self._stack_of: dict[tuple[str, str], Box] = {}
        self._navy_of: dict[tuple[str, str], Box] = {}
        self._framed: dict[str, Box] = {}

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        areas = [area for area in self._game.data.areas.values() if self.is_shown(area.id)]
        self._draw_ground()
        self._draw_counters(areas)
        for space in filter(self.is_shown, self.ringed):
            self.ring(space, INK, _RING)
        self.letter(self._shown.targets)
        for box in self._framed.values():
            self.placer.take(box)
        if self.bright is not None and not self._shown.marches:
            self._name_asked(areas)
        if self.names_first:
            self._write_names(areas)
        for area in areas:
            if not area.is_staging and self._is_bright(area.id) and not self._is_small:
                self._draw_signs(area)
        self._draw_all_marches()
        self._name_fought()
        if not self.numbers:
            self._draw_fights()
        self.title(self.heading)
        if not self._is_small and not self.names_first:
            self._write_names(areas)

    def _draw_counters(self, areas: Sequence[Area]) -> None:
        """Who waits in staging zones, then stacks and fleets."""
        for area in areas:
            if area.is_staging and self._is_bright(area.id):
                self._draw_staging(area)
        for area in areas:
            if not area.is_staging and self._has_counters(area.id):
                self._draw_stacks(area)
        for sea in self._game.data.seas:
            if self.is_shown(sea) and self._has_counters(sea):
                self._draw_navies(sea)

    # The ground

    def _draw_ground(self) -> None:
        """What lies on the ground: the rims of the seats, the hatching of submitted nations, what is asked."""
        self.dim_others()
        for nation, facts in self._game.state.nations.items():
            if facts.controller:
                areas = [area for area, holder in self._holders.items() if holder == nation]
                self._hatch(areas, livery(facts.controller).counter)
        self._draw_rims()
        for area in filter(self.is_shown, dict.fromkeys(self._shown.pillaged)):
            self.board.highlighted(self.chart, [area], colour=IVORY, fill=0.0, width=_PILLAGED)
        draw_waters(self.chart, self.scale)
        self._pale_others()
        if self._shown.targets.spaces:
            self.outline(self._shown.targets)
        else:
            self.glow(self._shown.own, fill=0.1)
            self.glow(self._shown.about)

    def _has_counters(self, space: str) -> bool:
        """Whether the counters of a space are drawn: those that a question isn't about only where they can be read."""
        return self._is_bright(space) or (self.chart.zoom >= _BYSTANDERS_FROM and not self.subjects)

    def _is_bright(self, space: str) -> bool:
        return self.bright is None or space in self.bright

    def _pale_others(self) -> None:
        """Pale the land that a question isn't about, so that what it's about catches the eye."""
        if self.bright is not None:
            own = {number for area, number in self.board.areas.items() if area in self.bright}
            paled = [0 if not value or value in own else _PALED for value in range(256)]
            self.picture.paste(PANEL, (0, 0), self.chart.index.point(paled))

    def _sized(self, space: str) -> int:
        """The height of the stacks in a space: those that a question isn't about are small."""
        if self.bright is None:
            return self._size
        if space not in self.bright:
            return round(self._size * _BYSTANDER)
        is_shared = space in self.ringed and len(stacks_at(self._game, space)) > 1
        return round(self._size * (max(self.subject * _SHARED, 1) if is_shared else self.subject))

    def _shaded(self, space: str, sprite: Sprite) -> Sprite:
        return sprite if self._is_bright(space) else replace(sprite, image=faded(sprite.image, _FAINT))

    def _hatch(self, areas: Sequence[str], colour: Colour) -> None:
        """Stripes in the colour of the nation to which the owner of some areas has submitted."""
        numbers = {self.board.areas[area] for area in areas if area in self.board.areas}
        if not numbers:
            return
        mask = self.chart.index.point([150 if value in numbers else 0 for value in range(256)])
        step = round(_HATCH_STEP * self.scale)
        lines = hatching(self.picture.size, step, max(3, step // 4))
        self.picture.paste(colour, (0, 0), ImageChops.multiply(mask, lines))

    def _draw_rims(self) -> None:
        """A band in the seat's colour along the inside of its land, as far as it has no outline and isn't pale."""
        if self.bright is not None and self._shown.targets.spaces:
            return
        wide = 1.5 * self.scale / 2
        for seat in self._game.seats:
            numbers = {
                self.board.areas[area]
                for area, holder in self._holders.items()
                if holder and self._is_bright(area) and self._game.seat_of(holder) == seat
            }
            mask = self.chart.index.point([255 if value in numbers else 0 for value in range(256)])
            box = mask.getbbox()
            if box is None:
                continue
            part = mask.crop(box)
            half = part.reduce(2)  # a soft band needs no more
            rim = half.filter(ImageFilter.BoxBlur(wide)).point([min(255, max(0, (250 - v) * 3)) for v in range(256)])
            rim = ImageChops.multiply(part, rim.resize(part.size, Image.Resampling.BILINEAR))
            self.picture.paste(seat_colour(seat), box, rim.point([round(v * 0.8) for v in range(256)]))

    # Stacks, fleets, staging zones

    def _draw_stacks(self, area: Area) -> None:
        if area.id in self.subjects:
            ruin = ruin_sign(round(self._size * self.subject))
            self._put_near(area.id, ruin, self.at(area.id))
            self._centres.setdefault(area.id, []).append(self.signs[-1][1])
            return
        stacks = self._stacks_in(area.id)[::-1]
        is_asked = area.id in self.ringed or area.id in self._shown.about
        for stack in sorted(stacks, key=lambda each: is_asked and each.nation != self.actor):
            shown = summed(stack) if self._is_summed(area.id) else stack
            sprite = stack_sprite(replace(shown, leaders=()) if self._is_small else shown, self._sized(area.id))
            flat = _FLAT if area.id in self._centres else 1.0
            self._put_near(area.id, self._shaded(area.id, sprite), self.at(area.id), flat=flat)
            self._centres.setdefault(area.id, []).append(self.signs[-1][1])
            self._stack_of[area.id, stack.nation] = self.signs[-1][1]

    def put_row(self, area: str, row: Sequence[tuple[str, Sprite]], name: Sprite, counts: Sequence[int] = ()) -> Point:
        """Put counters, each with its nation, and signs of an area beside each other, with room for its name below.

        ``counts``: how many of them are in each line, if they may be in several: they are if fewer leave the area then.
        The middle of the lower edge of all that.
        """
        layouts = [[row]]
        if len(counts) > 1:
            ends = list(itertools.accumulate(counts))
            layouts.append([row[start:end] for start, end in zip((0, *ends), ends, strict=False)])
        tried = [self._laid_out(area, lines, name) for lines in layouts]
        _, (x, y), places = min(tried, key=lambda each: each[0] + (_ONE_LINE if each is not tried[0] else 0))
        for (nation, sprite), (at_x, at_y) in zip(row, places, strict=True):
            self.put(area, sprite, at_x, at_y)
            if nation:
                self._centres.setdefault(area, []).append(self.signs[-1][1])
                self._stack_of[area, nation] = self.signs[-1][1]
        return x, y

    def _laid_out(
        self, area: str, lines: Sequence[Sequence[tuple[str, Sprite]]], name: Sprite
    ) -> tuple[float, Point, list[Point]]:
        """Lines of counters and signs in an area: how far they leave it, the middle of their foot, and their places."""
        wide = [sum(sprite.width for _, sprite in line) + _IN_ROW * (len(line) - 1) for line in lines]
        high = [max((sprite.height for _, sprite in line), default=0) for line in lines]
        rows = sum(high) + _IN_ROW * (len(lines) - 1)
        whole = Sprite(_BLANK, max(*wide, name.width), rows + _IN_ROW * bool(rows) + name.height)
        x, y = self._clear_spot(area, whole, self.at(area), 1.0)
        top, outside, places = y - whole.height / 2, 0.0, list[Point]()
        for line, across, down in zip(lines, wide, high, strict=True):
            left = x - across / 2
            for _, sprite in line:
                places.append((left + sprite.width / 2, top + down / 2))
                outside += self._elsewhere(area, sprite.box_at(*places[-1]))
                left += sprite.width + _IN_ROW
            top += down + _IN_ROW
        return outside, (x, y + whole.height / 2), places

    def _is_summed(self, area: str) -> bool:
        """Whether the stacks of an area are one counter each."""
        return self._is_small or not self._is_bright(area)

    def _stacks_in(self, area: str) -> list[Stack]:
        """The stacks of an area that are shown."""
        return stacks_at(self._game, area)

    def _draw_navies(self, sea: str) -> None:
        for navy in navies_at(self._game, sea):
            self._put_near(sea, self._shaded(sea, self._navy(navy, self._sized(sea))), self.at(sea))
            self._centres.setdefault(sea, []).append(self.signs[-1][1])
            self._navy_of[sea, navy.nation] = self.signs[-1][1]

    def _navy(self, navy: Navy, size: int) -> Sprite:
        is_alone = self.bright is not None and not self._is_small and self.chart.zoom < _LARGE_FROM
        size = round(size * (_OVERVIEW_FLEET if self._is_small else _LONE_FLEET if is_alone else _FLEET))
        aboard = (0, 0) if self._is_small else (navy.cargo.size, len(navy.cargo.leaders))
        return fleet_sprite(navy.nation, navy.seat, navy.fleets, *aboard, size)

    def _draw_staging(self, area: Area) -> None:
        """A box for a staging zone, with its name and who waits in it."""
        size = self._sized(area.id) if area.id in self.ringed else round(self._size * 0.92)
        waiting = [stack_sprite(stack, size) for stack in stacks_at(self._game, area.id)]
        if self._is_small and not waiting:
            return
        letters = 46 if self._is_small else 54
        name = self._texts.short_name(area.id)
        high = max((sprite.height for sprite in waiting), default=0)
        gap = round(letters * 0.5)
        tags = [
            tag for stack in stacks_at(self._game, area.id) if (tag := self._tag_of_waiting(stack.nation)) is not None
        ]
        wide = max((tag.width for tag in tags), default=0)
        room = max(
            sum(sprite.width + gap for sprite in waiting) - gap, round(text_width(name, Face.STRONG, letters)), wide
        )
        below = sum(tag.height + _BETWEEN_TAGS for tag in tags)
        width, height = room + 2 * gap + 10, round(letters * 1.5) + (high + gap if waiting else 0) + below + 10
        box = _staging_box(width, height)
        image = box.image.copy()
        sprite = Sprite(image, width, height, box.left, box.top, "plate")
        x, y = self.at(area.id)
        edge = 8 if self._is_small else _BOX_EDGE
        half_width, half_height = width / 2 + edge, height / 2 + edge
        x = min(max(x, half_width), self.picture.width - half_width)
        y = min(max(y, half_height), self.picture.height - half_height)
        if not self._is_small and self._is_cut(x, y, area.id):
            return
        taken = sprite.centre(self.picture, x, y, of="")
        self.placer.take(taken)
        write(self.picture, x, taken[1] + letters * 1.2, name, Face.STRONG, letters, INK, align=0.5)
        left = x - (sum(each.width + gap for each in waiting) - gap) / 2
        for each in waiting:
            each.put(self.picture, left, taken[1] + round(letters * 1.5) + 4, of=area.id)
            left += each.width + gap
        low = taken[1] + round(letters * 1.5) + high + gap / 2
        for tag in tags:
            low += tag.height + _BETWEEN_TAGS
            tag.centre(self.picture, x, low - tag.height / 2)
        self.signs.append((area.id, taken))
        self._centres.setdefault(area.id, []).append(taken)
        self._stack_of |= {(area.id, stack.nation): taken for stack in stacks_at(self._game, area.id)}

    def _tag_of_waiting(self, nation: str) -> Sprite | None:
        """The name of a nation for the box where all of it waits; parts of the board have it elsewhere."""
        if not self._is_small or self._shown.prompt or not _only_waits(self._game, nation):
            return None
        return name_tag(self._texts.short_name(nation), livery(nation).counter, _SMALL_NATION)

    def _is_cut(self, x: float, y: float, area: str) -> bool:
        """Whether a box had to move so far to be on the picture that it's better left out."""
        return math.dist((x, y), self.at(area)) > self._size * 1.6

    def _put_near(self, space: str, sprite: Sprite, at: Point, apart: float = 1.0, flat: float = 1.0) -> None:
        self.put(space, sprite, *self._clear_spot(space, sprite, at, apart, flat))

    def _clear_spot(self, space: str, sprite: Sprite, at: Point, apart: float, flat: float = 1.0) -> Point:
        """Where a sprite near a place covers the least of what is there, in its own area if possible.

        ``flat``: how much farther away a place above or below counts than one beside.
        """
        unit = self._size * 0.17
        edge = _INSET_EDGE if self._is_small else 8
        right, bottom = self.picture.width - sprite.width / 2 - edge, self.picture.height - sprite.height / 2 - edge
        best: tuple[float, Point] | None = None
        for dx, dy in _AROUND:
            x = min(max(at[0] + dx * unit, sprite.width / 2 + edge), right)
            y = min(max(at[1] + dy * unit, sprite.height / 2 + edge), bottom)
            cost = math.hypot(dx, dy) * unit
            if best is not None and cost >= best[0]:
                break
            cost = math.hypot(dx, dy * flat) * unit
            box = sprite.box_at(x, y)
            cost += self.placer.covered(_grown(box, 2)) * 0.6 * apart
            if best is None or cost < best[0]:  # what it covers is known faster than where it lies
                cost += self._size * self._elsewhere(space, box)
            if best is None or cost < best[0]:
                best = cost, (x, y)
        return best[1] if best is not None else at

    def _elsewhere(self, space: str, box: Box) -> float:
        """How far a box leaves its own area: more for another area than for the sea."""
        if space in self._game.data.seas:
            return _ON_LAND * (1 - self.board.water_share(box, self.chart))
        left, top, right, bottom = box
        middle = (top + bottom) // 2
        found = 0.0
        for x in (left, (left + right) // 2, right):
            area = self.board.area_at((x, middle, x, middle), self.chart) if self._is_on(x, middle) else ""
            found += 0 if area == space else 0.25 if not area else 0.6
        return found

    def _is_on(self, x: float, y: float) -> bool:
        return 0 <= x < self.picture.width and 0 <= y < self.picture.height

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Frame the stack of a space, if it has one: a ring at its position would lie across it."""
        box = self._own_box(space)
        if box is None:
            super().ring(space, colour, size)
            return
        left, top, right, bottom = _grown(box, _RIM)
        if space not in self._framed:
            frame_of(right - left, bottom - top, colour).put(self.picture, left, top)
        self._framed[space] = (left, top, right, bottom)

    def letter(self, targets: Targets) -> None:
        """Letters at stacks first: they have one place only, those without a stack keep away from them."""
        several = {space for space in self._shown.units if space in targets.spaces and self._own_box(space)}
        single = [each for each in targets.spaces.items() if each[0] not in several]
        by_stack = sorted(single, key=lambda each: self._own_box(each[0]) is None)
        super().letter(replace(targets, spaces=dict(by_stack)))
        for space in filter(self.is_shown, several):
            self._letter_units(space)

    def _letter_units(self, space: str) -> None:
        """Put a letter on the upper edge of each kind of unit in a place where several can be chosen."""
        left, top, *_ = self._own_box(space) or (0, 0, 0, 0)
        stack = next(stack for stack in stacks_at(self._game, space) if stack.nation == self.actor)
        middles = token_middles(stack, self._sized(space))
        for token, middle in zip(stack.tokens, middles, strict=True):
            letter = self._shown.units[space].get(token.kind)
            if letter:
                disc = letter_disc(letter, self.lettering)
                self.put(
                    space,
                    disc.shown_as("letter", f"{letter} {space}", disc.letters),
                    left + middle,
                    top - disc.height / 3,
                )

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The upper right corner of a space's own stack, or else the one where its letter covers the least.

        Without a stack it's the middle of the space, beside the counters of others.
        """
        box = self._own_box(space)
        if box is not None and space in self._game.data.seas:
            box = box_around(self._centres[space])  # the letter means the sea, not one of its fleets
        if box is None:
            return sprite.box_at(*self._clear_spot(space, sprite, self.at(space), _FROM_COUNTERS))
        lowered = box[0], max(box[1], _TOP + sprite.height // 2), box[2], box[3]
        found = corners(lowered, sprite, self.letter_out)
        costs = [self._cost_of_letter(each, box) + self._cost_of_frames(each, space) for each in found]
        return found[0 if costs[0] <= _COVERED * sprite.width * sprite.height else costs.index(min(costs))]

    def _cost_of_frames(self, box: Box, space: str) -> int:
        """How much of the frames of other spaces a letter would cover: it would seem to be theirs."""
        return _ON_FRAME * sum(shared(box, frame) for other, frame in self._framed.items() if other != space)

    def _own_box(self, space: str) -> Box | None:
        """The stack of the nation that a question is about, or else the topmost one of a space; None without any.

        All fleets of a sea without own ones: a letter between two of them would be read as that of one.
        """
        own = self._stack_of.get((space, self.actor)) or self._navy_of.get((space, self.actor))
        boxes = self._centres.get(space, [])
        if not own and boxes and space in self._game.data.seas:
            return box_around(boxes)
        return own or next(iter(boxes), None)

    def _middle(self, space: str) -> Point:
        boxes = self._centres.get(space)
        return _middle_of(boxes[0]) if boxes else self.at(space)

    # Signs of areas

    def _draw_signs(self, area: Area) -> None:
        """City or capital, then terrain and the X."""
        at = self._middle(area.id)
        is_asked = self.bright is not None and not self._shown.marches
        apart = _NEAR_NAMES if self._shown.targets.spaces and self.bright else 1.0
        for sprite in self._signs_of(area):
            x, y = self._clear_spot(area.id, sprite, at, apart)
            if is_asked and self._is_astray(area.id, sprite.box_at(x, y)):
                continue
            self.put(area.id, sprite, x, y)

    def _is_astray(self, area: str, box: Box) -> bool:
        """Whether a sign found room only so far from its area that it would be taken for another one's."""
        return self._elsewhere(area, box) > _ASTRAY

    def _signs_of(self, area: Area) -> list[Sprite]:
        state = self._game.state
        city, seat = state.cities.get(area.id), self._capital_of(area.id)
        large, small = round(self._size * _CITY), round(self._size * _SIGN)
        signs: list[Sprite] = []
        has_room = self.bright is None or (len(self.bright) <= _FEW_SIGNS and not self._shown.marches)
        if city == "pillaged":
            signs += [] if area.id in self.subjects else [ruin_sign(large)]
        elif city == "whole":
            signs.append(capital_sign(seat, round(large * 1.2)) if seat else city_sign(self._holders[area.id], large))
        if seat and city != "whole":
            signs.append(star_sign(seat, large))
        if has_room and area.terrain in ("highland", "marsh"):
            signs.append(highland_sign(small) if area.terrain == "highland" else marsh_sign(small))
        if has_room and area.no_city:
            signs.append(no_city_sign(small))
        return signs

    def _capital_of(self, area: str) -> str:
        """The nation whose capital an area is."""
        return next((nation for nation, facts in self._game.state.nations.items() if facts.capital == area), "")

    def _draw_fights(self) -> None:
        """Where there was a fight, who won in words and what became of the loser; cities pillaged without one."""
        shown = [clash for clash in self._shown.clashes if self.is_shown(clash.place)]
        longest = 0 if len(shown) <= _FEW_FIGHTS else 1
        for clash in shown:
            self._put_verdict(clash.place, list(self._verdicts(clash))[longest:])
        fought = {clash.place for clash in self._shown.clashes}
        for area, nation in self._shown.pillagers.items():
            if area not in fought and self.is_shown(area):
                told = self._numbered(area, self._texts("verdict-pillaged"))
                sign = verdict_sign((told,), arrow_colour(nation), self._verdict)
                self._put_verdict(area, [sign])

    @property
    def _verdict(self) -> int:
        return _SMALL_VERDICT if self._is_small else _VERDICT

    def _numbered(self, space: str, told: str) -> str:
        """A verdict with its place if has no name, and its number on a campaign."""
        stops, name = self._shown.stops, self._texts.short_name(space)
        if not self._is_small and not {space, name} & {key for key, _ in self.placer.labels}:
            told = self._texts.labelled(name, told)
        return f"{stops.index(space) + 1}. {told}" if self._is_told(space) else told

    def _put_verdict(self, space: str, found: Sequence[Sprite]) -> None:
        half = self._size / 2 if space in self._centres else self._size * _CITY / 2
        verdict, box = free_verdict(
            self.placer, found, self._middle(space), half, lambda box: self.board.area_at(box, self.chart) == space
        )  # fmt: skip
        self.put(f"verdict {space}", verdict, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def _verdicts(self, clash: Clash) -> Iterator[Sprite]:
        """Who won and what became of the loser, in two lines; or only who won."""
        texts, letters = self._texts, self._verdict
        (first, _), (second, lost) = clash.sides
        if not clash.is_won:
            yield from [verdict_sign((texts("verdict-both"),), SPENT, letters)] * 2
            return
        head = self._numbered(clash.place, texts("verdict-won", winner=texts.short_name(first)))
        fate = texts(f"verdict-{clash.fate}", nation=texts.short_name(second), count=lost)
        yield verdict_sign((head, fate), arrow_colour(first), letters)
        yield verdict_sign((head,), arrow_colour(first), letters)

    # Marches

    def _draw_all_marches(self) -> None:
        """Draw the marches from stack to stack, so that none begins or ends on top of one."""
        self.nudges = {space: self._off(space) for space in self._centres}
        drawn = set[tuple[str, str]]()
        for kind in _WIDTHS:
            for each in self._shown.marches:
                if each.kind == kind:
                    for step in self._steps(each):
                        ends = step[0], step[-1]
                        if ends not in drawn and all(map(self._is_inside, ends)):
                            self._draw_leg(step, arrow_colour(each.people), kind)
                        drawn |= {ends} if each.count else {ends, ends[::-1]}
        for each in self._shown.marches:
            self.write_count(each, arrow_colour(each.people))
        self.nudges = {}

    def write_count(self, march: March, colour: Colour) -> None:
        """How many units go along a march, in a light disc on its arrow: it's read before the arrow."""
        if march.count and len(march.path) > 1 and all(map(self.is_shown, march.path[-2:])):
            (ax, ay), (bx, by) = map(self.at, march.path[-2:])
            sign = count_disc(march.count, colour, _ORDERED_UNITS)
            self.placer.take(sign.centre(self.picture, (ax + bx) / 2, (ay + by) / 2))

    def _steps(self, march: March) -> list[tuple[str, ...]]:
        """Each step of an order; what happened as one step, or only the last part of it if the start is elsewhere."""
        if march.count:
            return list(itertools.pairwise(march.path))
        return [march.path if march.path[0] != march.path[-1] and self._is_inside(march.path[0]) else march.path[-2:]]

    def _off(self, space: str) -> Point:
        (x, y), (to_x, to_y) = self.at(space), self._middle(space)
        return to_x - x, to_y - y

    def _draw_leg(self, way: Sequence[str], colour: Colour, kind: Kind) -> None:
        """An arrow along a way, or a short one across the border if the stacks at its ends leave no room."""
        start, end = way[0], way[-1]
        width = _WIDTHS[kind] * (1 if self.bright is None else self.widened)
        thick = width * self.scale
        gap = self._gap(start, end)
        if gap is None or math.dist(*gap) > _SHORTEST * thick:
            line = leg(
                self.at(start), self.at(end), thick, start_boxes=self.boxes_of(start), end_boxes=self.boxes_of(end),
                blocked=self.is_blocked, via=[self.at(space) for space in way[1:-1]],
            )  # fmt: skip
            if line is not None:
                self.put_arrow(line, colour, kind, thick)
            return
        (ax, ay), (bx, by) = gap
        (from_x, from_y), (to_x, to_y) = self.at(start), self.at(end)
        far = math.dist((from_x, from_y), (to_x, to_y)) or 1.0
        dx, dy = (to_x - from_x) / far * thick * _SHORT / 2, (to_y - from_y) / far * thick * _SHORT / 2
        x, y = (ax + bx) / 2, (ay + by) / 2
        self.put_arrow(Leg(((x - dx, y - dy), (x, y), (x + dx, y + dy))), colour, kind, thick)

    def _gap(self, start: str, end: str) -> tuple[Point, Point] | None:
        """Where the way from one stack to another leaves the first and reaches the signs of the second."""
        homes, goals = self._centres.get(start, ())[:1], self._centres.get(end, ())
        if not homes or not goals:
            return None
        (ax, ay), (bx, by) = self.at(start), self.at(end)
        way = [(ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100) for step in range(101)]
        leaves = max((place for place, point in enumerate(way) if _holds(homes, point)), default=0)
        comes = min((place for place, point in enumerate(way) if _holds(goals, point)), default=100)
        return way[leaves], way[max(comes, leaves)]

    def _is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        if not self.is_shown(space):
            return False
        x, y = self.at(space)
        return _EDGE < x < self.picture.width - _EDGE and _EDGE < y < self.picture.height - _EDGE

    # Names

    def stacks_of(self, nation: str) -> int:
        """How many stacks of a nation are here."""
        return sum(owner == nation for _, owner in self._stack_of)

    def places_for_nation(self, nation: str) -> Iterator[tuple[Sprite, float, Box]]:
        """The best free place for the name of a nation in each size of its letters, with what it costs."""
        own = [box for (_, owner), box in self._stack_of.items() if owner == nation]
        others = [box for (_, owner), box in (*self._stack_of.items(), *self._navy_of.items()) if owner != nation]
        for letters, edge, cost in _NAMED_NATIONS if own else ():
            tag = name_tag(self._texts.short_name(nation), livery(nation).counter, letters)
            around = {box for stack in own for box in _around(stack, tag)}
            free = [box for box in around if self._is_within(box, edge) and self.placer.is_free(box)]
            if free:
                costs = {box: self._cost_of_tag(box, nation, own, others) for box in free}
                best = min(free, key=lambda box: (costs[box], box))
                yield tag, cost + costs[best], best

    def _is_within(self, box: Box, edge: int) -> bool:
        """Whether a box is so far inside the edges of the picture."""
        right, bottom = self.picture.size
        return box[0] >= edge and box[1] >= edge and box[2] <= right - edge and box[3] <= bottom - edge

    def _cost_of_tag(self, box: Box, nation: str, own: Sequence[Box], others: Sequence[Box]) -> float:
        """How far the name of a nation is from its counters, and how much it would be taken for another one's."""
        near = min(gap_between(box, each) for each in own)
        middles = [_middle_of(each) for each in own]
        centre = sum(x for x, _ in middles) / len(own), sum(y for _, y in middles) / len(own)
        other = min((gap_between(box, each) for each in others), default=math.inf)
        middle = (box[1] + box[3]) // 2
        lands = [self.board.area_at((x, middle, x, middle), self.chart) for x in range(box[0], box[2], _TAG_STEP)]
        foreign = sum(bool(self._holders.get(area)) and self._holders[area] != nation for area in lands)
        far = math.dist(_middle_of(box), centre) * _OFF_CENTRE
        return near + far + _MISTAKEN * max(0.0, near + _TAG_CLEAR - other) + _FOREIGN * foreign / len(lands)

    def put_nation(self, tag: Sprite, box: Box) -> None:
        """Write the name of a nation."""
        self.placer.take(_grown(tag.put(self.picture, box[0], box[1]), _BETWEEN_TAGS))

    def _name_asked(self, areas: Sequence[Area]) -> None:
        """The names of the areas that a question is about, then of its leaders, before signs take their room."""
        asked = {*self._shown.targets.spaces, *self._shown.about, *self.ringed}
        for area in areas:
            if area.id in asked and not area.is_staging and self.named_land:
                self._name_area(area.id)
        self._name_leaders()

    def _write_names(self, areas: Sequence[Area]) -> None:
        """Names of areas, the most important first, then those of leaders and seas."""
        named = set(self._shown.targets.framed) | set(self._shown.about)
        cities, done = self._game.state.cities, {name for name, _ in self.placer.labels}
        land = [area for area in areas if not area.is_staging and self._is_bright(area.id) and self.named_land]
        land = [area for area in land if area.id not in done and not self._is_told(area.id)]
        land.sort(key=lambda each: (each.id not in named, each.id not in _GREAT, each.id not in cities))
        for area in land:
            if area.id in named or area.id in _GREAT:
                self._name_area(area.id)
        has_leaders = not self._is_small and (self.bright is None or self._shown.marches)
        if has_leaders and not self.names_first:
            self._name_leaders()
        for area in land:
            if area.id not in named and area.id not in _GREAT:
                self._name_area(area.id)
        if has_leaders and self.names_first:
            self._name_leaders()
        for sea in self._game.data.seas:
            is_named = self.named_seas and self.is_shown(sea) and self._is_bright(sea)
            if is_named and self._texts.short_name(sea) not in done:
                self._name_sea(sea)

    def _name_fought(self) -> None:
        """The names of places where something happened, before what is told of it takes the room.

        What is told of the numbered stops of a campaign begins with their names.
        """
        done = {name for name, _ in self.placer.labels}
        for space in dict.fromkeys([*self._shown.fought, *self._shown.pillaged]):
            if space not in done and not self._is_told(space) and not self._is_small and self.is_shown(space):
                (self._name_sea if space in self._game.data.seas else self._name_area)(space)

    def _is_told(self, space: str) -> bool:
        """Whether a space is one of the numbered stops of a campaign."""
        return len(self._shown.stops) > 1 and space in self._shown.stops and not self.numbers

    def _name_leaders(self) -> None:
        """The names of leaders above their stacks."""
        for space, boxes in self._centres.items():
            stacks = [stack for stack in stacks_at(self._game, space) if stack.leaders]
            if stacks and self._is_bright(space) and space not in self.subjects:
                text = self._texts.short_name(stacks[-1].leaders[0])
                box = self._stack_of.get((space, stacks[-1].nation), boxes[-1])
                if self.names_first:
                    self._tag_leader(text, stacks[-1].nation, box)
                    continue
                if space in self._game.data.staging:
                    box = _grown(box, _RIM + 5)  # the frame of the box, and the ring around it
                self._name_at(text, text, Face.HEAVY, 14, space, box, "n", _OF_LEADER)

    def _tag_leader(self, name: str, nation: str, stack: Box) -> None:
        """The name of a leader in the colour of his nation, above or below his stack: it isn't that of a place."""
        tag = name_tag(name, livery(nation).counter, _LEADER)
        x, gap = _middle_of(stack)[0], tag.height / 2 + 4
        rows = stack[1] - gap, stack[3] + gap
        boxes = [tag.box_at(x + aside * tag.width, row) for aside in (0, 0.3, -0.3) for row in rows]
        box = next(filter(self.placer.is_free, boxes), None)
        if box is not None:
            self.placer.take(tag.put(self.picture, box[0], box[1]))

    def _name_area(self, area: str) -> None:
        boxes = self._centres.get(area) or [box for space, box in self.signs if space == area]
        x, y = map(round, self.at(area))
        half = _FROM_ARROW if self._shown.marches else 2  # an arrow ends in the middle of an area without a sign
        box = boxes[0] if boxes else (x - half, y - half, x + half, y + half)
        self._name_at(area, self._texts.short_name(area), Face.STRONG, 14, area, box, "s")

    def _name_at(
        self, key: str, text: str, face: Face, size: float, space: str, sign: Box, side: str, worst: float = math.inf
    ) -> None:
        """Write a name beside a sign, in its own area or at sea if possible, else over another area.

        ``worst``: how far it may be in other areas, or in the way of other names, before it's left out.
        """
        for letters in dict.fromkeys((self.letters(size), self.letters(size - 2), *self.smaller)):
            sprite = label(text, face, letters, "land", radius=self.halo * self.scale)
            found = list(self._beside(sprite, sign, side))
            if found:
                costs = [self._cost_of_name(space, each, letters) for each in found]
                if min(costs) > min(self.worst_name, worst):
                    continue
                box = found[costs.index(min(costs))]
                ground: Ground = "sea" if self.board.water_share(box, self.chart) >= _ALL_WATER else "land"
                label(text, face, letters, ground, radius=self.halo * self.scale).put(self.picture, box[0], box[1])
                self.placer.take(box)
                self.placer.labels.append((key, box))
                return

    def _cost_of_name(self, space: str, box: Box, letters: int) -> float:
        """How far a name in a box is in other areas, over arrows and in the way of other names."""
        crowds = _CROWDED * self._crowds(space, box, letters)
        return self._elsewhere(space, box) // 0.4 + self.placer.is_avoided(box) + crowds

    def _crowds(self, space: str, box: Box, letters: int) -> float:
        """Whether a name would be read as one with another in its line, or close above or below it."""
        left, top, right, bottom = box
        wide, high = letters * _APART, letters * _APART / 4
        return float(
            any(
                other[0] - wide < right
                and left < other[2] + wide
                and other[1] - high < bottom
                and top < other[3] + high
                for _, other in self.placer.labels
            )
        )

    def _beside(self, sprite: Sprite, sign: Box, side: str) -> Iterator[Box]:
        """The free boxes for a name around a sign, those above and below it first."""
        left, top, right, bottom = sign
        x, y, gap = (left + right) / 2, (top + bottom) / 2, max(round(3 * self.scale), _CLEAR + 1)
        wide, high = sprite.width / 2, sprite.height / 2
        rows = [bottom + gap + high, top - gap - high]
        rows = rows if side == "s" else rows[::-1]
        spots = [(x + shift * wide, row) for shift in (0, 0.4, -0.4) for row in rows]
        drops = 0, -high, high, -2 * high, 2 * high
        spots += [(right + gap + wide, y + drop) for drop in drops]
        spots += [(left - gap - wide, y + drop) for drop in drops]
        spots += [
            (x + shift * wide, row + (gap + high) * (1 if row > y else -1)) for shift in (0, 0.7, -0.7) for row in rows
        ]
        for spot in spots:
            box = sprite.box_at(*spot)
            if self.placer.is_free(_grown(box, _CLEAR)):
                yield box

    def _name_sea(self, sea: str) -> None:
        """Write the name of a sea on water only, in one line or two, below its fleets or else beside them.

        It's left out where it had to be on land, unless the sea is what a question is about.
        """
        text = self._texts.short_name(sea)
        boxes = self._centres.get(sea) or [box for space, box in self.signs if space == sea]
        size = self.letters(19 if self.is_whole else 20)
        tried = [
            (cost + _BROKEN * line, box, sprite)
            for line, sprite in enumerate(sea_labels(text, size, self.halo * self.scale))
            for cost, box in self._places_at_sea(sea, sprite, boxes)
        ]
        free = [each for each in tried if self.placer.is_free(_grown(each[1], _CLEAR))]
        wet = [each for each in free if self._is_wet(each[1])]
        if wet or (free and not self._is_small and not self.names_first):
            _, box, sprite = min(wet or free, key=lambda each: each[0] + self._cost_at_sea(each[1], size))
            self.placer.take(sprite.put(self.picture, box[0], box[1]))
            self.placer.labels.append((text, box))

    def _places_at_sea(self, sea: str, sprite: Sprite, boxes: Sequence[Box]) -> Iterator[tuple[float, Box]]:
        """Boxes for the name of a sea around its fleets, or around its place, each with its cost: how far it is."""
        x, y = self.at(sea)
        left, top, right, bottom = box_around(boxes) if boxes else (round(x), round(y), round(x), round(y))
        x, y = ((left + right) / 2, (top + bottom) / 2) if boxes else (x, y)
        near = bottom + sprite.height / 2 + _BELOW if boxes else y
        half, step, lowest = sprite.width / 2 + _MAP_EDGE, self._size * _SEA_STEP, self.picture.height - _FOOT
        for across, down in itertools.product(range(-_SEA_STEPS, _SEA_STEPS + 1), range(-_SEA_STEPS, _SEA_STEPS + 1)):
            at = x + across * step, near + down * step
            box = sprite.box_at(min(max(at[0], half), self.picture.width - half), at[1])
            if box[3] < lowest:
                yield math.hypot(_middle_of(box)[0] - x, (_middle_of(box)[1] - near) * _ABOVE_SEA) / step, box

    def _is_wet(self, box: Box) -> bool:
        """Whether a name would be on water only."""
        return self.board.water_share(_grown(box, _SHORE), self.chart) >= _ALL_WATER

    def _cost_at_sea(self, box: Box, letters: int) -> float:
        """What it costs the name of a sea to be on land, and close to another name."""
        around = _grown(box, round(letters * _APART / 2))
        is_close = any(overlaps(around, other) for _, other in self.placer.labels)
        return _DRY * (1 - self.board.water_share(box, self.chart)) + _CLOSE * is_close


class _RegionSheet(Sheet):
    """A part of the board that shows only its own spaces: all other land is pale.

    The head tells whose the counters are, so they have large numbers instead of letters.
    """

    names_first = True
    smaller = _SMALLER_NAME
    least_letters = _REGION_LETTERS

    def _sized(self, space: str) -> int:
        return min(self._size, _REGION)

    def _draw_stacks(self, area: Area) -> None:
        """The counters of an area and its signs in a row, with its name below: so it's clear whose each sign is."""
        size, stacks = self._sized(area.id), self._stacks_in(area.id)[::-1]
        counters = [(stack.nation, stack_sprite(stack, size)) for stack in stacks]
        written = self._written(area.id, "land")
        signs = [("", sign) for sign in self._signs_of(area)]
        lines = (len(counters), len(signs)) if counters and signs else ()
        x, bottom = self.put_row(area.id, [*counters, *signs], written, lines)
        box = written.box_at(x, bottom - written.height / 2)
        is_wet = self.board.water_share(box, self.chart) >= _ALL_WATER
        self.placer.take(self._written(area.id, "sea" if is_wet else "land").put(self.picture, box[0], box[1]))
        self.placer.labels.append((area.id, box))

    def _written(self, area: str, ground: Ground) -> Sprite:
        """The name of an area on a ground."""
        name, size = self._texts.short_name(area), self.letters(14)
        return label(name, Face.STRONG, size, ground, radius=self.halo * self.scale)

    def _draw_signs(self, area: Area) -> None:
        """They are in the row of the area's counters."""

    def dim_others(self) -> None:
        """Pale the areas that another region shows."""
        if self.inset is not None:
            own = {number for area, number in self.board.areas.items() if area in self.inset.spaces}
            others = [0 if not value or value in own else _PALED for value in range(256)]
            self.picture.paste(PANEL, (0, 0), self.chart.index.point(others))


def sea_labels(text: str, size: int, radius: float) -> list[Sprite]:
    """The name of a sea in one line, and in two if it has more than a word."""
    sprites = [label(text, Face.ITALIC, size, "sea", spacing=1, radius=radius)]
    first, _, last = text.rpartition(" ")
    return [*sprites, _two_lines((first, last), size, radius)] if first else sprites


@cached_image
def _two_lines(lines: tuple[str, str], size: int, radius: float) -> Sprite:
    """A name in two lines."""
    upper, lower = (label(line, Face.ITALIC, size, "sea", spacing=1, radius=radius) for line in lines)
    pitch, margin = round(size * _PITCH), upper.left
    width = max(upper.width, lower.width)
    image = Image.new("RGBA", (width + 2 * margin, pitch + lower.image.height), (0, 0, 0, 0))
    for sprite, top in ((upper, 0), (lower, pitch)):
        layer = Image.new("RGBA", image.size, (0, 0, 0, 0))
        layer.paste(sprite.image, ((width - sprite.width) // 2, top))
        image.alpha_composite(layer)
    return Sprite(image, width, pitch + lower.height, margin, margin, "name", " ".join(lines), size)


def _around(stack: Box, tag: Sprite) -> Iterator[Box]:
    """The boxes for a nation's name around its stack."""
    (x, y), wide, high = (
        _middle_of(stack),
        (stack[2] - stack[0] + tag.width) / 2,
        (stack[3] - stack[1] + tag.height) / 2,
    )
    for down in range(-_TAG_REACH, _TAG_REACH + 1, _TAG_STEP):
        for across in range(-_TAG_REACH, _TAG_REACH + 1, _TAG_STEP):
            at_side = math.copysign(wide, across) + across, math.copysign(high, down) + down
            yield tag.box_at(x + across, y + at_side[1])
            yield tag.box_at(x + at_side[0], y + down)


def gap_between(one: Box, other: Box) -> float:
    """The distance between two boxes."""
    across = max(one[0] - other[2], other[0] - one[2], 0)
    down = max(one[1] - other[3], other[1] - one[3], 0)
    return math.hypot(across, down)


def box_around(boxes: Sequence[Box]) -> Box:
    """The box around some boxes."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _holds(boxes: Sequence[Box], point: Point) -> bool:
    """Whether a point is in one of some boxes."""
    x, y = point
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)


def _height_at(zoom: float) -> int:
    """The height of a stack on a part of the board."""
    if zoom < _LARGE_FROM:
        return round(_SMALL + (_LARGE - _SMALL) * max(zoom - _SMALL_TO, 0) / (_LARGE_FROM - _SMALL_TO))
    return min(round(_LARGE * max(zoom / _LARGER_FROM, 1)), _LARGEST)


def _middle_of(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _grown(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def _staging_box(width: int, height: int) -> Sprite:
    return panel(width, height)


def turn_line(game: Italia, texts: Words) -> str:
    """The game turn with its years."""
    first, last = game.period.years[game.state.turn - 1]
    return texts("map-turn", turn=game.state.turn, years=years_of(first, last, texts))


def years_of(first: int, last: int, texts: Words) -> str:
    """Years before or after Christ, without a year 0."""
    era = "bc" if first < 0 else "ad"
    return texts(f"years-{era}", first=str(abs(first)), last=str(abs(last)))
