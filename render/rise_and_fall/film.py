"""The campaign film: the map in the colours of the powers, one frame per decade, as an animated picture."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face, text_width
from render.core.icons import paste_icon
from render.core.labels import Placer, label
from render.core.map_symbols import swatch
from render.core.palette import INK, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import panel, write
from render.core.words import Words
from render.rise_and_fall.board import main_land
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.sheet import as_lines
from render.rise_and_fall.texts import GAME, land_name, words, year_text
from render.rise_and_fall.theme import livery, tints
from rules.core.events import Event
from rules.rise_and_fall.data.loader import SASSANIDS

_DECADE_MS, _END_MS = 900, 5000
_PLATE: Final = (300, 172)
_NAME: Final = 54
_APART: Final = 12
_LEAST_LAND: Final = 4
"""The size of the plate, the letters of a power's name, and the areas from which it's named."""

_EVENT, _EVENT_HEIGHT = 32, 66
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
    _name_powers(chart.picture, decade, texts)
    picture = reduced(chart.picture)
    _draw_plate(picture, decade, texts)
    _draw_event(picture, decade, texts)
    return framed(picture)


def _name_powers(picture: Image.Image, decade: Decade, texts: Words) -> None:
    """Write the name of each power with some land over the middle of it, the largest first."""
    spaces, placer = base_map(GAME).spaces, Placer(picture.width, picture.height)
    placer.take((0, picture.height - _PLATE[1] * 2, _PLATE[0] * 2, picture.height))
    held = Counter(power for power in decade.control.values() if power)
    for power, count in held.most_common():
        if count < _LEAST_LAND:
            break
        held_there = [area for area, holder in decade.control.items() if holder == power]
        places = [spaces[area] for area in main_land(held_there) if area in spaces]
        x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
        lines = as_lines(land_name(_shown_as(power, decade), texts))[-1]
        sprites = [label(line, Face.HEAVY, _NAME, "land", radius=3) for line in lines]
        wide, high = max(sprite.width for sprite in sprites) + 2 * _APART, len(lines) * _NAME + 2 * _APART
        for at_x, at_y in sorted(places, key=lambda place: math.dist(place, (x, y))):
            left, top = round(at_x - wide / 2), round(at_y - high / 2)
            box = (left, top, left + wide, top + high)
            if placer.is_free(box):
                placer.take(box)
                for line, sprite in enumerate(sprites):
                    sprite.put(picture, at_x - sprite.width / 2, top + _APART + line * _NAME)
                break


def _draw_event(picture: Image.Image, decade: Decade, texts: Words) -> None:
    """How the campaign ended, or else who took most land in a decade, in words beside the plate."""
    if decade.level:
        told = texts(f"level-{_level(decade)}")
        _draw_line(picture, told[:1].upper() + told[1:], decade.winner)
        return
    taken = Counter(power for power in decade.taken.values() if power)
    if not taken:
        return
    power, count = max(taken.items(), key=lambda each: (each[1], each[0]))
    _draw_line(picture, texts("report-took", power=_shown_as(power, decade), count=count), power)


def _level(decade: Decade) -> str:
    """The level of the result, of the Sassanids if Parthia is theirs at last."""
    return decade.level.replace("parthian", SASSANIDS) if decade.sassanid else decade.level


def _draw_line(picture: Image.Image, line: str, power: str) -> None:
    """A line on a plate, with the colour of a power."""
    width, left = round(text_width(line, Face.STRONG, _EVENT)) + 88, _PLATE[0] + 28
    top = picture.height - _EVENT_HEIGHT - 12
    panel(width, _EVENT_HEIGHT).put(picture, left, top)
    swatch(livery(power).counter, 32).put(picture, left + 18, top + 17)
    write(picture, left + 64, top + 44, line, Face.STRONG, _EVENT, INK)


def _shown_as(power: str, decade: Decade) -> str:
    """Whose name a power has: after their revolt, Parthia is the Sassanids."""
    return SASSANIDS if power == "parthia" and decade.sassanid else power


def _draw_plate(picture: Image.Image, decade: Decade, texts: Words) -> None:
    """The year and the stars of the empires."""
    width, height = _PLATE
    top = picture.height - height - 12
    panel(width, height).put(picture, 12, top)
    write(picture, 32, top + 50, year_text(decade.year, texts), Face.TITLE, 36, PORPHYRY, spacing=1)
    if decade.stars is None:
        return
    for place, (power, count) in enumerate((("rome", decade.stars[0]), ("parthia", decade.stars[1]))):
        base = top + 102 + place * 46
        name = texts.name(_shown_as(power, decade))
        write(picture, 30, base, name, Face.STRONG, 34, livery(power).counter)
        paste_icon(picture, width - 92, base - 26, "star", 30, livery(power).counter)
        write(picture, width - 10, base, str(count), Face.HEAVY, 38, SECONDARY, align=1)
