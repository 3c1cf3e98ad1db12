"""The campaign film: the map in the colours of the powers, one frame per decade, as an animated picture."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

from render.core.basemap import base_map
from render.core.canvas import Box, Point, Sprite, framed, gradient
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face
from render.core.icons import paste_icon
from render.core.labels import Placer
from render.core.layout import note_joined
from render.core.palette import BAND, BAND_TEXT, BRIGHT_GOLD, INK, IVORY, PANEL, RIM, SECONDARY, Colour
from render.core.picture import Picture
from render.core.text_panels import panel, tile, write, write_fitted
from render.core.words import Words
from render.rise_and_fall.board import main_land
from render.rise_and_fall.power_plates import power_plate
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.sheet import as_lines
from render.rise_and_fall.texts import GAME, land_name, words, year_text
from render.rise_and_fall.theme import livery, tints
from rules.core.events import Event
from rules.rise_and_fall.data.loader import SASSANIDS

_DECADE_MS, _END_MS = 900, 5000
_PLATE: Final = (300, 172)
_NAME: Final = 58
_KEY: Final = 34
_LEAST_LAND, _MOST_NAMED, _EDGE = 2, 13, 16
"""The size of the plate, the letters of a power's name, the sign of a key, the areas from which a power is named, the
most names, and the pixels between them and the edge."""

_GAP, _BESIDE = 12, 24
"""The pixels between two plates, and those between a plate and its place without a line."""

_TAKEN, _OUTLINE = 0.25, 5
"""How strongly the land that changed hands glows, and the width of its outline."""

_NEAR: Final = (
    (0, 0),
    *((dx * 50, dy * 40) for reach in (1, 2, 3, 4, 5) for dx in (-reach, 0, reach) for dy in (-reach, 0, reach)),
)
"""Where a plate may be, seen from a place in its land: the nearest first."""

_HEAD, _TITLE, _TITLE_EDGE = 64, 36, 20
"""The height of the head, its letters and its edge."""
_BAND_END: Final = (52, 36, 26)
_QUALITIES: Final = (55, 45, 35)


@dataclass(frozen=True)
class Moment:
    """One decade's frame, and how long it shows."""

    decade: Decade
    milliseconds: int


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, shown = words(locale), decades(events, scenario, options)
    moments = [Moment(each, _DECADE_MS) for each in shown[:-1]] + [Moment(shown[-1], _END_MS)]
    versions = ((moments, quality) for quality in _QUALITIES)
    _, file = lightest(versions, lambda moment: _drawn(moment.decade, texts))
    years = year_text(shown[0].year, texts), year_text(shown[-1].year, texts)
    return film_picture(file, texts("alt-film", first=years[0], last=years[1], decades=len(shown)))


def _drawn(decade: Decade, texts: Words) -> Image.Image:
    board = base_map(GAME)
    chart = board.overview(tints(decade.control))
    board.highlighted(chart, decade.taken, colour=BRIGHT_GOLD, fill=_TAKEN, width=_OUTLINE)
    _name_powers(chart.picture, decade, texts)
    picture = reduced(chart.picture)
    _draw_plate(picture, decade, texts)
    return framed(_with_head(picture, decade, texts))


def _name_powers(picture: Image.Image, decade: Decade, texts: Words) -> None:
    """Name the powers with some land over the middle of it, with how many areas they have.

    Those with gains are named rather than others; the smallest ones have their places first.
    """
    spaces, placer = base_map(GAME).spaces, Placer(picture.width, picture.height, _EDGE)
    placer.take((0, picture.height - _PLATE[1] * 2, _PLATE[0] * 2, picture.height))
    held = Counter(power for power in decade.control.values() if power)
    gains = Counter(decade.taken.values())
    named = [power for power, count in held.most_common() if count >= _LEAST_LAND]
    for power in sorted(sorted(named, key=lambda power: -gains[power])[:_MOST_NAMED], key=lambda power: held[power]):
        held_there = [area for area, holder in decade.control.items() if holder == power]
        places = [spaces[area] for area in main_land(held_there) if area in spaces]
        x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        plates = [
            power_plate(lines, _NAME, livery(power), str(held[power]))
            for lines in as_lines(land_name(_shown_as(power, decade), texts))
        ]
        near = sorted(places, key=lambda place: math.dist(place, (x, y)))
        _put_plate(picture, placer, plates, near, livery(power).counter)


def _put_plate(
    picture: Image.Image, placer: Placer, plates: Sequence[Sprite], places: Sequence[Point], colour: Colour
) -> None:
    """Put the first plate that has room on or beside one of some places there; a line joins it to a far one."""
    for across, down in _NEAR:
        for (x, y), plate in itertools.product(places, reversed(plates)):
            left, top = round(x - plate.width / 2 + across), round(y - plate.height / 2 + down)
            box = left, top, left + plate.width, top + plate.height
            free = placer.is_free((left - _GAP, top - _GAP, box[2] + _GAP, box[3] + _GAP))
            if free and not any(placer.is_taken(*point) for point in _line(box, (x, y))):
                for px, py in _line(box, (x, y)):
                    placer.take((round(px) - _GAP, round(py) - _GAP, round(px) + _GAP, round(py) + _GAP))
                placer.take(box)
                _join(picture, box, (x, y), colour)
                plate.put(picture, left, top)
                return


def _line(box: Box, place: Point) -> list[Point]:
    """The points of a line from a plate to its place; none if that's on or beside the plate."""
    x, y = min(max(place[0], box[0]), box[2]), min(max(place[1], box[1]), box[3])
    count = int(math.dist((x, y), place) // _BESIDE)
    shares = [step / count for step in range(1, count + 1)]
    return [(x + (place[0] - x) * share, y + (place[1] - y) * share) for share in shares]


def _join(picture: Image.Image, box: Box, place: Point, colour: Colour) -> None:
    """A line from a plate to its place, if that's farther away than beside it."""
    line = _line(box, place)
    if not line:
        return
    pen, (x, y) = ImageDraw.Draw(picture), place
    start = min(max(x, box[0]), box[2]), min(max(y, box[1]), box[3])
    for reach, width, ink in ((12, 9, IVORY), (10, 5, colour)):
        pen.line([start, place], ink, width)
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), ink)


def _with_head(picture: Image.Image, decade: Decade, texts: Words) -> Image.Image:
    """A frame below its head: the year, and how the campaign ended, or else who took most land in the decade."""
    whole = Image.new("RGB", (picture.width, picture.height + _HEAD), PANEL)
    whole.paste(picture, (0, _HEAD))
    note_joined(whole, picture, (0, _HEAD))
    whole.paste(gradient(whole.width, _HEAD, BAND, _BAND_END), (0, 0))
    year = year_text(decade.year, texts)
    wide = write(whole, _TITLE_EDGE, 45, year, Face.TITLE, _TITLE, BAND_TEXT, spacing=1)
    told, right = _event_told(decade, texts), whole.width - _TITLE_EDGE
    room = right - wide - 3 * _TITLE_EDGE
    write_fitted(whole, right, 44, told, Face.STRONG, _TITLE, room, BRIGHT_GOLD, least=32, align=1)
    return whole


def _event_told(decade: Decade, texts: Words) -> str:
    """How the campaign ended, or else who took most land in a decade; empty if nothing changed."""
    if decade.level:
        told = texts(f"level-{_level(decade)}")
        return told[:1].upper() + told[1:]
    taken = Counter(power for power in decade.taken.values() if power)
    if not taken:
        return ""
    power, count = max(taken.items(), key=lambda each: (each[1], each[0]))
    return texts("report-took", power=_shown_as(power, decade), count=count)


def _level(decade: Decade) -> str:
    """The level of the result, of the Sassanids if Parthia is theirs at last."""
    return decade.level.replace("parthian", SASSANIDS) if decade.sassanid else decade.level


def _shown_as(power: str, decade: Decade) -> str:
    """Whose name a power has: after their revolt, Parthia is the Sassanids."""
    return SASSANIDS if power == "parthia" and decade.sassanid else power


def _draw_plate(picture: Image.Image, decade: Decade, texts: Words) -> None:
    """The stars of the empires, and what the numbers on plates count."""
    width, height = _PLATE
    top = picture.height - height - 12
    panel(width, height).put(picture, 12, top)
    if decade.stars is None:
        return
    for place, (power, count) in enumerate((("rome", decade.stars[0]), ("parthia", decade.stars[1]))):
        base = top + 50 + place * 50
        name = texts.name(_shown_as(power, decade))
        write(picture, 30, base, name, Face.STRONG, 34, livery(power).counter)
        paste_icon(picture, width - 92, base - 26, "star", 30, livery(power).counter)
        write(picture, width - 10, base, str(count), Face.HEAVY, 38, SECONDARY, align=1)
    tile("5", _KEY, SECONDARY, IVORY, RIM).centre(picture, 30 + _KEY / 2, top + height - 32)
    x, base = 30 + _KEY + 12, top + height - 20
    x += round(write(picture, x, base, texts("key-areas"), Face.STRONG, 34, INK)) + 22
    if decade.taken:
        upper = base - 25
        ImageDraw.Draw(picture).rectangle((x, upper, x + 28, upper + 28), PANEL, BRIGHT_GOLD, width=6)
        write(picture, x + 40, base, texts("key-taken"), Face.STRONG, 34, INK)
