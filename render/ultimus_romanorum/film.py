"""The campaign film: the Empire in the colours of those who hold it, one frame per year, as an animated picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face
from render.core.palette import BRIGHT_GOLD, INK, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import tints
from render.ultimus_romanorum.replay import Year, years
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import CAMP_COLOURS
from rules.core.events import Event

_YEAR_MS, _END_MS = 900, 5000
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


def _draw_plate(picture: Image.Image, year: Year, texts: Words) -> None:
    """The year, both Augusti, and the points of both camps."""
    bottom = picture.height
    panel(300, 138).put(picture, 12, bottom - 150)
    write(picture, 30, bottom - 108, str(year.year), Face.TITLE, 34, PORPHYRY, spacing=1)
    for place, half in enumerate(("west", "east")):
        name = texts.short_name(year.augusti[half]) if half in year.augusti else texts("throne-vacant")
        line = texts(f"throne-{half}", name=name)
        write_fitted(picture, 30, bottom - 78 + place * 25, line, Face.STRONG, 20, 260, INK, least=13)
    barbarian = next(seat for seat in year.pv if seat != year.roman)
    x = 200.0
    for camp, seat in (("roman", year.roman), ("barbarian", barbarian)):
        x += write(picture, x, bottom - 110, str(year.pv[seat]), Face.HEAVY, 30, CAMP_COLOURS[camp]) + 8
        if camp == "roman":
            x += write(picture, x, bottom - 110, ":", Face.HEAVY, 30, SECONDARY) + 8
