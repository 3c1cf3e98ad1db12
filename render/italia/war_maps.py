"""The maps of a nation's turn: its marches, its campaign with numbered stops, its battles; and orders not yet given."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Point, finished
from render.core.layout import note_joined
from render.core.map_heads import STORY_HEAD, Gain, draw_story_head
from render.core.map_sheet import March
from render.core.palette import FRAME_DARK
from render.core.picture import Picture
from render.core.posts import View
from render.core.theatres import HEIGHT, WIDTH, Theatre, joined, shown_on, theatres, tile_sizes
from render.core.verdicts import summed_up
from render.core.wide_board import Inset
from render.core.words import Words
from render.italia.deed_strip import Deed, deeds, draw_deeds, number_sign, strip_height
from render.italia.framing import MARGIN_OF_PART, framed_spaces, margin_around
from render.italia.map import draw_map
from render.italia.map_highlights import Changes, changes
from render.italia.report_sheet import ReportSheet
from render.italia.sheet import Sheet
from render.italia.texts import GAME, words
from render.italia.theme import game_of, seat_colour
from render.italia.told import nation_of, told_of_arrows, told_of_map
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.italia import events as happened
from rules.italia.data.loader import italia_data
from rules.italia.game import Italia, in_points

_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack", "move": "attack", "transfer": "attack", "support": "support",
}  # fmt: skip
"""The arrows of orders: whole ones, which can be seen on a phone. The counters at their tips tell what is attacked."""

_MOST_PARTS: Final = 2
_NUMBERS_APART: Final = 110
"""The least pixels between two numbers on a part of the board with all of them."""

_MARGIN: Final = 54
"""The pixels of the board around the numbered places of a report."""

_AROUND, _ZONE_EDGE = (190, 150), (160, 76)
"""The pixels beside the places of a report, and above and below them; the least ones from a staging zone to an edge."""

_ZONE_CLEAR: Final = (250, 170)
"""The pixels beside a numbered place, and above and below it, that the box of a staging zone leaves free."""

_ONE_PART: Final = 1.7
"""The magnification from which all that a report tells of is on one part of the board."""

_LARGEST, _FAR = 220.0, 300.0
"""The size in pixels of the board of the fights on one part of a report, and how far from one its attack may begin."""

_CLOSER: Final = 1.2
"""How much larger a part of the board must become for where a march began to be left out."""

_NUMBER: Final = 92
"""The size of a place's number on the map."""

_MOST_TOLD: Final = 3
"""The most orders that the head of their map names."""

_MOST_NAMED: Final = 3
"""The most pillaged cities that the head of a report names."""


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture | None:
    """A nation's turn: each part of the board with its marches and battles; None if nothing happened on the map."""
    game, texts = game_of(view), words(locale)
    shown = changes(events)
    told = deeds(shown, texts, [area for area in game.data.areas if not game.stack(area)])
    if told:
        shown = replace(shown, marches=[march for march in shown.marches if march.kind == "attack"])
    found = _parts(shown, told)
    if not found:
        return None
    ends = {end for each in shown.marches for end in (each.path[0], each.path[-1])}
    bright = {*ends, *(deed.place for deed in told)} if told else shown.concerned
    told = told if shown.stops else _by_part(told, found)
    picture = _tiled(game, texts, shown, found, STORY_HEAD, bright, told)
    if told:
        draw_deeds(picture, told)
    told_in_head = _outcome(game, events, shown, texts)
    draw_story_head(picture, _title(game, events, texts), told_in_head, _gains(game, events, texts))
    turn = _turn_of(game, events)
    return finished(picture, f"report-{turn}", " ".join(told_of_map(game, shown, texts, turn)))


def _by_part(told: Sequence[Deed], found: Sequence[Theatre]) -> list[Deed]:
    """What is told of the places of each part of the board, so that their numbers follow each other there."""
    return sorted(told, key=lambda deed: next((at for at, part in enumerate(found) if deed.place in part), len(found)))


def _parts(shown: Changes, told: Sequence[Deed]) -> list[Theatre]:
    """The parts of the board of a report: one if all of it can be read there, with or without where it began."""
    if not told:
        return theatres(base_map(GAME), _places(shown), most=_MOST_PARTS, largest=_FAR)
    size = (WIDTH, HEIGHT - STORY_HEAD - strip_height(told))
    board = base_map(GAME).spaces
    ends = [end for each in shown.marches for end in (each.path[0], each.path[-1])]
    near = tuple(dict.fromkeys(space for places in shown.places for space in places if not _is_zone(space)))
    whole = tuple(dict.fromkeys([*near, *(end for end in ends if not _is_zone(end))]))
    apart = min(math.dist(board[one.place], board[other.place]) for one, other in combinations(told, 2))
    for spaces in (whole, near):
        zoom = framed_spaces(spaces, size, margin=_margin(spaces, size)).zoom
        if zoom >= _ONE_PART and apart * zoom >= _NUMBERS_APART:
            return [spaces]
    order = [deed.place for deed in told]
    found = theatres(base_map(GAME), shown.places, most=_MOST_PARTS, largest=_LARGEST)
    return sorted(found, key=lambda part: min((order.index(each) for each in part if each in order), default=0))


def _places(shown: Changes) -> list[tuple[str, ...]]:
    """The places of a report, each with where its attack began, if that is near enough to be on the picture."""
    board = base_map(GAME).spaces
    starts = {each.path[-1]: each.path[0] for each in shown.marches if each.path[0] in board and each.path[-1] in board}

    def begun(places: tuple[str, ...]) -> tuple[str, ...]:
        start = starts.get(places[-1])
        if start is None or math.dist(board[start], board[places[-1]]) > _FAR:
            return places
        return (start, *places)

    return [begun(places) for places in shown.places]


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows with the number of their units, each part of the board with orders as large as it fits."""
    game, texts = game_of(view), words(locale)
    marches = _ordered(game, arrows)
    shown = Changes(marches=marches)
    found = theatres(base_map(GAME), [each.path for each in marches], most=_MOST_PARTS)
    told = [*told_of_map(game, Changes(), texts)[:1], *told_of_arrows(game, arrows, texts)]
    if not found:
        return draw_map(view, None, locale)
    title = texts("plan-title", nation=marches[0].people, turn=game.state.turn)
    bright = {space for each in marches for space in each.path}
    picture = _tiled(game, texts, shown, found, STORY_HEAD, bright)
    draw_story_head(picture, title, _told_of_orders(marches, texts), [])
    return finished(picture, "plan", " ".join(told))


def _told_of_orders(marches: Sequence[March], texts: Words) -> str:
    """The orders in a line, from where to where for how many units; if they are many, how many."""
    if len(marches) > _MOST_TOLD:
        return texts("alt-plan", count=len(marches))
    told = []
    for place, each in enumerate(marches):
        ends = (
            [each.path[-1]] if place and marches[place - 1].path[0] == each.path[0] else [each.path[0], each.path[-1]]
        )
        told.append(f"{' → '.join(texts.short_name(space) for space in ends)} ({each.count})")
    return " · ".join(told)


def _ordered(game: Italia, arrows: Sequence[Arrow]) -> list[March]:
    """Orders as marches; those of the same way are one, with all their units."""
    counts = Counter[March]()
    for arrow in arrows:
        units = [piece for piece in arrow.stack or (arrow.unit,) if not game.is_leader(piece)]
        counts[March(nation_of(game, arrow.unit), arrow.path, _SHAPES[arrow.kind])] += len(units) or 1
    return [replace(march, count=count) for march, count in counts.items()]


def _tiled(
    game: Italia,
    texts: Words,
    shown: Changes,
    found: Sequence[Theatre],
    top: int,
    bright: Collection[str],
    told: Sequence[Deed] = (),
) -> Image.Image:
    """The parts of the board on one picture, below a head ``top`` pixels high; all but the ``bright`` spaces pale.

    The lower edge is free for what is ``told`` of places, which have numbers then.
    """
    strip = strip_height(told)
    tiles = []
    parts = zip(found, shown_on(base_map(GAME), found), tile_sizes(len(found), top + strip), strict=True)
    for theatre, spaces, size in parts:
        least = size[0] / base_map(GAME).size[0] + 0.01
        near = _closer(theatre, told, size) if told else theatre
        margin = _margin(near, size) if told else MARGIN_OF_PART
        part = framed_spaces(near, size, least, margin=margin)
        sheet = (ReportSheet if told else Sheet)(game, texts, shown, part)
        stops = [deed.place for deed in told if deed.place in spaces]
        zones = _zones_inside(sheet, bright, stops) if told else {}
        sheet.inset = Inset((0, 0, *size), (0, 0), part.zoom, spaces, zones)
        elsewhere = {each.path[0] for each in shown.marches if each.path[-1] not in spaces} if told else set[str]()
        sheet.bright = {space for space in bright if space in spaces and space not in elsewhere - {*stops}}
        sheet.numbers = {deed.place: number_sign(place, _NUMBER) for place, deed in enumerate(told, 1)}
        sheet.draw()
        tiles.append(sheet.picture)
    picture = joined(tiles, top + strip)
    if not strip:
        return picture
    raised = Image.new("RGB", picture.size, FRAME_DARK)
    raised.paste(picture.crop((0, top + strip, *picture.size)), (0, top))
    note_joined(raised, picture, (0, -strip))
    return raised


def _margin(spaces: Theatre, size: tuple[int, int]) -> int:
    return min(margin_around(spaces, size, _AROUND), _MARGIN)


def _closer(spaces: Theatre, told: Sequence[Deed], size: tuple[int, int]) -> Theatre:
    """The spaces that a part of a report shows: not the zones, nor where a march began if all were small with that."""
    numbered = [deed.place for deed in told]
    found = tuple(space for space in spaces if not _is_zone(space))
    for start in [space for space in found if space not in numbered]:
        others = tuple(space for space in found if space != start)
        zooms = [framed_spaces(each, size, margin=_margin(each, size)).zoom for each in (others, found)]
        if len(others) > 1 and zooms[0] > _CLOSER * zooms[1]:
            found = others
    return found


def _is_zone(space: str) -> bool:
    """Whether a space is a staging zone: its box may be anywhere beside the land."""
    areas = italia_data().areas
    return space in areas and areas[space].is_staging


def _zones_inside(sheet: Sheet, spaces: Collection[str], stops: Sequence[str]) -> dict[str, Point]:
    """The staging zones from where marches came, moved inside the edges of a part of the board.

    They go aside from the numbered ``stops``, where arrows end.
    """
    chart, board = sheet.chart, base_map(GAME).spaces
    (left, right), (top, bottom) = (
        (start + edge / chart.zoom, start + (side - edge) / chart.zoom)
        for start, side, edge in zip((chart.left, chart.top), sheet.picture.size, _ZONE_EDGE, strict=True)
    )
    wide, high = (side / chart.zoom for side in _ZONE_CLEAR)

    def inside(space: str) -> Point:
        x, y = (min(max(board[space][0], left), right), min(max(board[space][1], top), bottom))
        near = [board[stop][0] for stop in stops if abs(board[stop][1] - y) < high]
        free = [at for stop in near for at in (stop - wide, stop + wide) if left <= at <= right]
        free = [at for at in (x, *free) if all(abs(at - stop) >= wide - 1 for stop in near)]
        return min(free, key=lambda at: abs(at - x), default=x), y

    return {space: inside(space) for space in spaces if _is_zone(space)}


def _scored(points: int, texts: Words) -> str:
    """Half points as points with their word."""
    return texts("report-points", points=in_points(points), up=-(-points // 2))


def _title(game: Italia, events: Iterable[Event], texts: Words) -> str:
    """Whose turn it was, and the game turn."""
    turn, campaign = _turn_of(game, events), [event for event in events if isinstance(event, happened.CampaignBegan)]
    if campaign and not any(isinstance(event, happened.NationEnded) for event in events):
        return texts("campaign-title", leader=campaign[-1].leader, turn=turn)
    nation = _mover(events)
    if not nation:
        return texts("report-title-turn", turn=turn)
    return texts("report-title", nation=nation, turn=turn)


def _turn_of(game: Italia, events: Iterable[Event]) -> int:
    """The game turn of what is told: after the last nation's turn the position is already in the next."""
    return next((event.turn for event in events if event.turn), game.state.turn)


def _mover(events: Iterable[Event]) -> str:
    """Whose turn it was; empty if it was no nation's."""
    own = (happened.NationBegan, happened.NationEnded, happened.CampaignBegan, happened.CampaignEnded)
    return next((event.nation for event in reversed(list(events)) if isinstance(event, own)), "")


def _outcome(game: Italia, events: Sequence[Event], shown: Changes, texts: Words) -> str:
    """How a turn went, in words: its fights, the cities pillaged, and whether its nation has left the game."""
    nation = _mover(events)
    cities = tuple(area for area, who in shown.pillagers.items() if who == nation)
    told: list[str] = []
    if shown.clashes:
        result, named = summed_up(shown.clashes, nation)
        told.append(texts(f"told-{result}", **named))
    if cities:
        key = ("too" if told else "named") if len(cities) <= _MOST_NAMED else "many"
        told.append(texts(f"told-pillaged-{key}", nation=nation, areas=cities, count=len(cities)))
    has_won = any(clash.is_won and clash.sides[0][0] == nation for clash in shown.clashes)
    if has_won and not game.on_map(nation):
        told.append(texts("told-left"))
    return " · ".join(told) or texts("told-moves", nation=nation)


def _gains(game: Italia, events: Iterable[Event], texts: Words) -> list[Gain]:
    """The points that nations scored, the most first."""
    points = Counter[str]()
    for event in events:
        if isinstance(event, happened.PointsScored):
            points[event.nation] += event.halves
    return [
        Gain(texts.short_name(nation), _scored(count, texts), seat_colour(game.period.seat_of.get(nation, "")))
        for nation, count in points.most_common()
        if count
    ]
