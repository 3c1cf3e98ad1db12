"""The campaign film: the map in the colours of the powers, one frame per decade, as an animated picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face
from render.core.icons import paste_icon
from render.core.palette import BRIGHT_GOLD, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import panel, write
from render.core.words import Words
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import livery, tints
from rules.core.events import Event

_DECADE_MS, _END_MS = 900, 5000
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
    board.highlighted(chart, decade.taken, colour=BRIGHT_GOLD, fill=0.25)
    picture = reduced(chart.picture)
    _draw_plate(picture, decade, texts)
    return framed(picture)


def _draw_plate(picture: Image.Image, decade: Decade, texts: Words) -> None:
    bottom = picture.height
    panel(250, 96).put(picture, 10, bottom - 108)
    write(picture, 28, bottom - 70, year_text(decade.year, texts), Face.TITLE, 30, PORPHYRY, spacing=1)
    if decade.stars is None:
        return
    for place, (power, count) in enumerate((("rome", decade.stars[0]), ("parthia", decade.stars[1]))):
        x = 28 + place * 110
        paste_icon(picture, x, bottom - 52, "star", 20, livery(power).counter)
        write(picture, x + 28, bottom - 35, str(count), Face.HEAVY, 22, SECONDARY)
