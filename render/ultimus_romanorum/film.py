"""The campaign film: the Empire in the colours of those who hold it, as an animated picture.

It has a frame for the start and one for each year.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.core.basemap import Chart, base_map
from render.core.boxes import grown
from render.core.canvas import Box, Point, Sprite, framed
from render.core.counters import disc_sprite
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face, text_width
from render.core.labels import Placer, overlaps
from render.core.legends import land_swatch
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, INK, IVORY
from render.core.picture import Picture
from render.core.text_panels import write, write_fitted
from render.core.words import Words, signed
from render.ultimus_romanorum.armies import tints
from render.ultimus_romanorum.overview import CENTRE, ZOOM, draw_score, score_box
from render.ultimus_romanorum.replay import Year, beginning, years
from render.ultimus_romanorum.signs import area_tag, edged_land
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import HALVES, USURPER, livery
from rules.core.events import Event, GameEnded
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

_YEAR_MS, _END_MS = 900, 5000
_EDGE, _ROW, _FOOT, _LETTERS = 20, 76, 160, 54
_BASE, _SWATCH, _BESIDE, _BETWEEN = 56, 44, 12, 34
"""The baseline of a row of the foot, and in it the swatches, the gap to their names, and that to the next one."""

_SMALLER: Final = (_LETTERS, 51, 48)
"""The sizes of letters that are tried until a whole row has room."""

_MOST_NAMES, _MOST_KEYS = 7, 9
_APART: Final = 10
_DARK, _PALE = 11, 7
"""The widths of the edges of land that changed hands: a dark one around a pale one."""

_POINTS: Final = 6
_RINGS: Final = (0, 24, 48, 80, 120, 170)
_HEART: Final = 22
"""The points of a plate's width that are tried for land below them, how far plates are beside the land that they name,
and half the room that its middle keeps free."""

_PIN: Final = 8
"""Half the room of a pointer, and the step in which it's looked through."""

_QUALITIES: Final = (55, 42, 31)


@dataclass(frozen=True)
class Moment:
    """One year's frame, what changed ``since`` when, how long it shows, and the points of each seat in that year.

    ``is_start``: it shows the position before the first year. ``winner``: the seat that has won the game, in the last
    frame. ``most``: the most points of each camp in the film. ``plates``: the names on the map.
    """

    year: Year
    changed: tuple[str, ...]
    milliseconds: int
    points: Mapping[str, int]
    since: int
    winner: str = ""
    most: Mapping[Camp, int] = field(default_factory=dict)
    plates: tuple[Plate, ...] = ()
    is_start: bool = False


class Plate(NamedTuple):
    """The name of a people on the map: whose, the area that it points at, and where the plate and that area are."""

    people: str
    area: str
    at: Point
    box: Box


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone.

    The last frame shows what has changed hands since the beginning.
    """
    texts = words(locale)
    moments = moments_of(events, scenario, options, texts)
    versions = ((moments, quality) for quality in _QUALITIES)
    _, file = lightest(versions, lambda moment: _drawn(moment, texts))
    alt = texts("alt-film", first=str(moments[0].year.year), last=str(moments[-1].year.year), years=len(moments))
    return film_picture(file, alt)


def moments_of(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], texts: Words) -> list[Moment]:
    """The moments of a campaign's film: its start, and one for each year that has begun."""
    first = beginning(events, scenario, options)
    shown = years(events, scenario, options) if events else []
    moments = [
        Moment(year, _changed(before, year), _YEAR_MS, _gained(before, year), year.year)
        for before, year in pairwise([first, *shown])
    ]
    moments.insert(0, Moment(first, (), _YEAR_MS, dict.fromkeys(first.pv, 0), first.year, is_start=True))
    last = moments[-1].year
    moments[-1] = replace(
        moments[-1], changed=_changed(first, last), milliseconds=_END_MS, since=first.year, winner=_winner(events)
    )
    most: dict[Camp, int] = {camp: max(points_of(each.year)[camp] for each in moments) for camp in (ROMAN, BARBARIAN)}
    return with_plates([replace(each, most=most) for each in moments], texts)


def _camp_of(moment: Moment) -> Camp | None:
    """The camp that has won the game."""
    if not moment.winner:
        return None
    return ROMAN if moment.winner == moment.year.roman else BARBARIAN


def _winner(events: Sequence[Event]) -> str:
    """The seat that has won the game; empty without one."""
    return next((each.winner or "" for each in reversed(events) if isinstance(each, GameEnded)), "")


def _changed(before: Year, after: Year) -> tuple[str, ...]:
    """The areas that someone else holds than a year before."""
    return tuple(area for area, people in after.holders.items() if before.holders.get(area) != people)


def _gained(before: Year, after: Year) -> Mapping[str, int]:
    """The points that each seat won or lost since a year before."""
    return {seat: points - before.pv.get(seat, 0) for seat, points in after.pv.items()}


def _drawn(moment: Moment, texts: Words) -> Image.Image:
    board, year = base_map(GAME), moment.year
    chart = board.focus(tints(year.holders), CENTRE, ZOOM)
    for own in _by_holder(moment):
        board.highlighted(chart, own, colour=INK, fill=0, width=_DARK)
        board.highlighted(chart, own, colour=IVORY, fill=0.25, width=_PALE)
    picture = chart.picture
    draw_score(picture, year.year, points_of(year), texts, _camp_of(moment), moment.most)
    _draw_foot(picture, moment, texts)
    for plate in moment.plates:
        _draw_pin(picture, plate.at, plate.box)
        area_tag(_title_of(plate.people, texts), _LETTERS, 0).put(picture, plate.box[0], plate.box[1])
    return framed(reduced(picture))


def _by_holder(moment: Moment) -> list[list[str]]:
    """The areas that changed hands, those of each new holder together: an edge runs between two of them."""
    own: dict[str, list[str]] = {}
    for area in moment.changed:
        own.setdefault(moment.year.holders[area], []).append(area)
    return list(own.values())


def points_of(year: Year) -> dict[Camp, int]:
    """The points of both camps in a year."""
    barbarian = next(seat for seat in year.pv if seat != year.roman)
    return {ROMAN: year.pv[year.roman], BARBARIAN: year.pv[barbarian]}


def _draw_foot(picture: Image.Image, moment: Moment, texts: Words) -> None:
    """Below the map: both Augusti, what the pale edge means, and who holds land, with the areas that each won."""
    top, year = picture.height - _FOOT, moment.year
    picture.paste(BAND, (0, top, picture.width, picture.height))
    won = Counter(year.holders[area] for area in moment.changed)
    thrones = []
    for half, people in HALVES.items():
        name = texts.short_name(year.augusti[half]) if half in year.augusti else texts("throne-vacant")
        thrones.append((_land(people), texts(f"throne-{half}", name=name)))
    if moment.changed:
        thrones.append((edged_land(IVORY, _SWATCH), _told_of_edge(moment, texts)))
    if moment.is_start:
        start = disc_sprite("standard", _SWATCH, BRIGHT_GOLD, BAND, BRIGHT_GOLD)
        thrones.append((start, texts("film-start", year=str(year.year))))
    _draw_row(picture, top, thrones)
    lands = sorted(_lands_of(year), key=lambda each: (-len(each[1]), not won[each[0]]))[:_MOST_KEYS]
    held = [
        (_land(people), _with_gain(told, won[people] % len(own)))
        for (people, own), told in zip(lands, _told_of_lands(lands, texts), strict=True)
    ]
    if held:
        _draw_row(picture, top + _ROW, held)
    elif not moment.is_start:
        room, line = picture.width - 2 * _EDGE, _told_points(moment, texts)
        y = top + _ROW + _BASE
        write_fitted(picture, picture.width / 2, y, line, Face.STRONG, _LETTERS, room, BAND_TEXT, least=46, align=0.5)


def _told_of_lands(lands: Sequence[tuple[str, Sequence[str]]], texts: Words) -> list[str]:
    """Who holds how many areas; only the first says what is counted, so that all have room."""
    return [
        f"{_name_of(people, texts)} {len(own)}"
        if place
        else texts("film-areas", who=_name_of(people, texts), count=len(own))
        for place, (people, own) in enumerate(lands)
    ]


def _told_of_edge(moment: Moment, texts: Words) -> str:
    """Since when the land with a pale edge has had a new holder."""
    return texts("film-new") if moment.since == moment.year.year else texts("film-new-since", year=str(moment.since))


def _land(people: str) -> Sprite:
    """The colour of a people's land."""
    return land_swatch(livery(people).wash, _SWATCH)


def _with_gain(told: str, gained: int) -> str:
    """A holder of land, with how many areas it won in the year."""
    return f"{told} ({signed(gained)})" if gained else told


def _draw_row(picture: Image.Image, top: int, keys: Sequence[tuple[Sprite, str]]) -> None:
    """Signs with what they mean in the middle of a row, in smaller letters if it's full, as many as have room."""
    room = picture.width - 2 * _EDGE + _BETWEEN
    letters = next((size for size in _SMALLER if sum(_widths(keys, size)) <= room), _LETTERS)
    wide = _widths(keys, letters)
    few = next(count for count in range(len(keys), 0, -1) if count == 1 or sum(wide[:count]) <= room)
    x = (picture.width + _BETWEEN - sum(wide[:few])) / 2
    for (sign, told), width in list(zip(keys, wide, strict=True))[:few]:
        sign.centre(picture, x + _SWATCH / 2, top + _ROW / 2)
        write(picture, x + _SWATCH + _BESIDE, top + _BASE, told, Face.STRONG, letters, BAND_TEXT)
        x += width


def _widths(keys: Sequence[tuple[Sprite, str]], letters: int) -> list[float]:
    """The widths of signs with what they mean, in letters of a size, each with the gap after it."""
    return [_SWATCH + _BESIDE + text_width(told, Face.STRONG, letters) + _BETWEEN for _, told in keys]


def _told_points(moment: Moment, texts: Words) -> str:
    """The points of a year in which no land changed hands."""
    rome = moment.points[moment.year.roman]
    barbarians = sum(points for seat, points in moment.points.items() if seat != moment.year.roman)
    return texts("film-points", rome=signed(rome), barbarians=signed(barbarians))


def _name_of(people: str, texts: Words) -> str:
    """What a people that holds land is called."""
    if people == USURPER:
        return texts("key-usurper-sign")
    return texts(f"key-{people}") if people in HALVES.values() else texts.short_name(people)


def _lands_of(year: Year) -> list[tuple[str, list[str]]]:
    """The peoples that hold land of the Empire beside the Romans, each with its areas, those with most land first."""
    areas = ultimus_data().areas
    lands: dict[str, list[str]] = {}
    for area, people in year.holders.items():
        if people and people not in HALVES.values() and areas[area].in_empire:
            lands.setdefault(people, []).append(area)
    return sorted(lands.items(), key=lambda pair: (-len(pair[1]), pair[0]))


def with_plates(moments: Sequence[Moment], texts: Words) -> list[Moment]:
    """The moments of a film with the names on their maps: those of whom nothing changes stay where they are."""
    board = base_map(GAME)
    chart = board.areas_around(CENTRE, ZOOM, board.size)
    last, winner = moments[-1], _camp_of(moments[-1])
    score = score_box(board.size[0], last.year.year, last.most, texts, winner)
    found: list[Moment] = []
    before: Sequence[Plate] = ()
    for moment in moments:
        placer = Placer(*board.size)
        placer.take(score)
        placer.take((0, board.size[1] - _FOOT, *board.size))
        before = _plates(chart, placer, moment, before, texts)
        found.append(replace(moment, plates=before))
    return found


def _plates(chart: Chart, placer: Placer, moment: Moment, before: Sequence[Plate], texts: Words) -> tuple[Plate, ...]:
    """The names of those with most land: on the land they won, or else where they were, or near the middle of theirs.

    Pointers cross no plate and no other pointer.
    """
    board = base_map(GAME)
    named = sorted(_named(moment, before), key=lambda each: not set(moment.changed).intersection(each[1]))
    lands = named[:_MOST_NAMES]
    earlier = [next((plate for plate in before if plate.people == people and plate.area in own), None)
               for people, own in lands]  # fmt: skip
    areas = [_pointed_at(own, moment, plate) for (_, own), plate in zip(lands, earlier, strict=True)]
    for area in areas:
        placer.take(_heart_box(chart.at(*board.spaces[area])))
    told = {area for _, own in lands for area in own}
    kept = [plate if plate is not None and plate.area == area else None
            for area, plate in zip(areas, earlier, strict=True)]  # fmt: skip
    found: list[Plate] = []
    pairs = [(people, area, plate) for (people, _), area, plate in zip(lands, areas, kept, strict=True)]
    for people, area, plate in sorted(pairs, key=lambda each: each[2] is None):
        at, name = chart.at(*board.spaces[area]), area_tag(_title_of(people, texts), _LETTERS, 0)
        if plate is not None and placer.is_free(plate.box) and _is_clear(placer, at, plate.box):
            box: Box | None = plate.box
        else:
            free = placer.free_boxes(name, at, _HEART + 2, "s", _RINGS)
            boxes = [each for each in free if _is_clear(placer, at, each)]
            box = min(boxes, key=lambda each: _covered(each, chart, told), default=None)
        if box is not None:
            found.append(Plate(people, area, at, box))
            for each in (grown(box, _APART), *pin(at, box)):
                placer.take(each)
    return tuple(found)


def _pointed_at(own: Sequence[str], moment: Moment, before: Plate | None) -> str:
    """The area that a name points at: the same as a year before while its people holds it and wins no other."""
    is_same = before is not None and before.area in own
    is_last = moment.since != moment.year.year
    if before is not None and is_same and (is_last or not set(own).intersection(moment.changed)):
        return before.area
    return _heart(own, moment)


def _heart_box(at: Point) -> Box:
    """The room around a place that a name points at."""
    return round(at[0]) - _HEART, round(at[1]) - _HEART, round(at[0]) + _HEART, round(at[1]) + _HEART


def _is_clear(placer: Placer, at: Point, box: Box) -> bool:
    """Whether the pointer from a plate to its place crosses no other name and no other pointer."""
    return all(placer.is_free(each) for each in pin(at, box) if not overlaps(each, _heart_box(at)))


def pin(at: Point, box: Box) -> list[Box]:
    """The room of the pointer from a plate to its place."""
    end = _end_of_pin(at, box)
    steps = max(1, round(math.dist(at, end) / _PIN))
    points = (
        (at[0] + (end[0] - at[0]) * step / steps, at[1] + (end[1] - at[1]) * step / steps) for step in range(steps + 1)
    )
    return [(round(x) - _PIN, round(y) - _PIN, round(x) + _PIN, round(y) + _PIN) for x, y in points]


def _end_of_pin(at: Point, box: Box) -> Point:
    """Where the pointer of a plate ends on it."""
    return min(max(at[0], box[0] + 12), box[2] - 12), min(max(at[1], box[1] + 12), box[3] - 12)


def _named(moment: Moment, before: Sequence[Plate]) -> list[tuple[str, list[str]]]:
    """Whose land is named: that of those beside the Romans, and what the Romans won back.

    Land apart from the rest of a people's has its name, too, if it changed hands, and as long as it stays as it is.
    """
    won = {half: [area for area in moment.changed if moment.year.holders[area] == half] for half in HALVES.values()}
    lands = [*_lands_of(moment.year), *((half, areas) for half, areas in won.items() if areas)]
    changed, first, more = set(moment.changed), [], []
    for people, own in lands:
        pointed = {plate.area for plate in before if plate.people == people}
        parts = sorted(
            _parts_of(own), key=lambda part: (-len(changed & part), part.isdisjoint(pointed), -len(part), min(part))
        )
        first.append((people, [area for area in own if area in parts[0]]))
        further = (part for part in parts[1:] if part & (changed | pointed))
        more += [(people, [area for area in own if area in part]) for part in further]
    return [*first, *more]


def _parts_of(areas: Iterable[str]) -> list[set[str]]:
    """Areas that are next to each other, together."""
    left, found = set(areas), list[set[str]]()
    while left:
        part, ends = set[str](), {min(left)}
        while ends:
            part |= ends
            ends = {path.to for area in ends for path in ultimus_data().areas[area].paths} & (left - part)
        found.append(part)
        left -= part
    return found


def _title_of(people: str, texts: Words) -> str:
    """What a plate calls a people."""
    return texts(f"key-band-{people}") if people in HALVES.values() else _name_of(people, texts)


def _covered(box: Box, chart: Chart, lands: Collection[str]) -> int:
    """How many points of a plate would cover land that plates name."""
    board = base_map(GAME)
    across = [box[0] + (box[2] - box[0]) * share // _POINTS for share in range(_POINTS + 1)]
    points = itertools.product(across, (box[1], (box[1] + box[3]) // 2, box[3]))
    return sum(board.area_at((x, y, x, y), chart) in lands for x, y in points)


def _heart(own: Sequence[str], moment: Moment) -> str:
    """The area amid the land that a people won, or else amid all that it holds."""
    board = base_map(GAME)
    won = [area for area in own if area in moment.changed] or own
    middle = board.middle(won) or (0, 0)
    return min(won, key=lambda area: math.dist(board.spaces[area], middle))


def _draw_pin(picture: Image.Image, at: Point, box: Box) -> None:
    """A dot on the land that a plate beside it names, and a line between them."""
    near = _end_of_pin(at, box)
    draw = ImageDraw.Draw(picture)
    for colour, wide in ((IVORY, 10), (INK, 5)):
        draw.line([at, near], fill=colour, width=wide)
        half = wide + 1
        draw.ellipse((at[0] - half, at[1] - half, at[0] + half, at[1] + half), fill=colour)
