"""The campaign film: the Empire in the colours of those who hold it, one frame per year, as an animated picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face, text_width
from render.core.legends import land_swatch
from render.core.palette import BRIGHT_GOLD, INK, PORPHYRY
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import tints
from render.ultimus_romanorum.replay import Year, years
from render.ultimus_romanorum.signs import battle_sign
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS, HALVES, livery
from rules.core.events import Event

_YEAR_MS, _END_MS = 900, 5000
_PLATE: Final = (326, 130)
_SIGN: Final = 34
_QUALITIES: Final = (55, 45, 35)


@dataclass(frozen=True)
class Moment:
    """One year's frame, what changed in it, and how long it shows."""

    year: Year
    changed: tuple[str, ...]
    milliseconds: int


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, shown = words(locale), years(events, scenario, options)
    moments = [
        Moment(year, _changed(before, year), _END_MS if year is shown[-1] else _YEAR_MS)
        for before, year in zip([shown[0], *shown], shown, strict=False)
    ]
    versions = ((moments, quality) for quality in _QUALITIES)
    _, file = lightest(versions, lambda moment: _drawn(moment, texts))
    alt = texts("alt-film", first=str(shown[0].year), last=str(shown[-1].year), years=len(shown))
    return film_picture(file, alt)


def _changed(before: Year, after: Year) -> tuple[str, ...]:
    """The areas that someone else holds than a year before."""
    return tuple(area for area, people in after.holders.items() if before.holders.get(area) != people)


def _drawn(moment: Moment, texts: Words) -> Image.Image:
    board = base_map(GAME)
    chart = board.overview(tints(moment.year.holders))
    board.highlighted(chart, moment.changed, colour=BRIGHT_GOLD, fill=0.25)
    picture = reduced(chart.picture)
    _draw_plate(picture, moment.year, texts)
    return framed(picture)


def plate_width(year: Year) -> int:
    """How wide the plate must be for the year and the points beside it: a campaign's points have up to four digits."""
    head = text_width(str(year.year), Face.TITLE, 38, 1)
    figures = sum(text_width(str(points), Face.HEAVY, 34) + _SIGN + 24 for points in year.pv.values())
    return max(_PLATE[0], round(18 + head + 18 + figures + 20))


def _draw_plate(picture: Image.Image, year: Year, texts: Words) -> None:
    """The year, the points of both camps, and both Augusti beside the colours of their halves."""
    wide, high = plate_width(year), _PLATE[1]
    left, top = 12, picture.height - high - 12
    panel(wide, high).put(picture, left, top)
    write(picture, left + 18, top + 46, str(year.year), Face.TITLE, 38, PORPHYRY, spacing=1)
    barbarian = next(seat for seat in year.pv if seat != year.roman)
    x = left + wide - 20.0
    for camp, seat in (("barbarian", barbarian), ("roman", year.roman)):
        points = str(year.pv[seat])
        x -= text_width(points, Face.HEAVY, 34) + 4
        write(picture, x, top + 45, points, Face.HEAVY, 34, CAMP_COLOURS[camp])
        x -= _SIGN + 8
        battle_sign(camp, _SIGN).put(picture, round(x), top + 18)
        x -= 12
    for place, (half, people) in enumerate(HALVES.items()):
        y = top + 82 + place * 32
        land_swatch(livery(people).wash, 22).put(picture, left + 18, y - 18)
        name = texts.short_name(year.augusti[half]) if half in year.augusti else texts("throne-vacant")
        line = texts(f"throne-{half}", name=name)
        write_fitted(picture, left + 50, y, line, Face.STRONG, 23, wide - 66, INK, least=13)
