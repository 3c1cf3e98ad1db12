"""The film of a campaign: Britain in the colours of its owners, a frame for each turn that changed an owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.britannia_redux.replay import Moment, moments, rounds
from render.britannia_redux.texts import GAME, words
from render.britannia_redux.theme import LETTERS, seat_colour, seat_tint, years_of
from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face
from render.core.labels import label
from render.core.palette import BRIGHT_GOLD, IVORY, PORPHYRY, SECONDARY, Colour
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.core.events import Event

_TURN_MS, _ROUND_MS, _END_MS = 650, 1300, 5000
_PLATE: Final = (216, 14, 370, 118)
"""The plate of a frame: distance from the right edge's left, top, width, height without seats."""

_SEAT: Final = 34
_LETTERS: Final = 32


@dataclass(frozen=True)
class Frame:
    """A moment of the film: the position, the areas that changed, and how long it shows."""

    moment: Moment
    changed: tuple[str, ...]
    milliseconds: int


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, every = words(locale), moments(events, scenario, options)
    turns, short = list(_frames(every)), list(_frames(rounds(every)))
    versions = ((turns, 50), (turns, 38), (short, 50), (short, 36))
    shown, file = lightest(versions, lambda frame: _drawn(frame, texts))
    timeline = britannia_data().timelines[every[-1].timeline].round_list
    years = years_of(timeline[every[0].round - 1].years[0], timeline[every[-1].round - 1].years[1])
    return film_picture(file, texts("alt-film", years=years, frames=len(shown)))


def _frames(found: Sequence[Moment]) -> Iterator[Frame]:
    """The moments in which an owner changed, the ends of rounds, and the last one."""
    before = found[0]
    for moment in found:
        changed = tuple(area for area, nation in moment.holders.items() if before.holders[area] != nation)
        is_last = moment is found[-1]
        if changed or not moment.nation or is_last:
            yield Frame(moment, changed, _END_MS if is_last else _TURN_MS if moment.nation else _ROUND_MS)
            before = moment


def _drawn(frame: Frame, texts: Words) -> Image.Image:
    board, moment = base_map(GAME), frame.moment
    tints: dict[str, Colour | None] = {
        area: seat_tint(moment.seats[nation]) if nation else None for area, nation in moment.holders.items()
    }
    chart = board.overview(tints)
    board.highlighted(chart, frame.changed, colour=BRIGHT_GOLD, fill=0.22)
    for area, nation in moment.holders.items():
        if nation:
            x, y = board.spaces[area]
            label(LETTERS[nation], Face.HEAVY, _LETTERS, "land", radius=3).centre(chart.picture, x, y)
    picture = reduced(chart.picture)
    _draw_plate(picture, moment, texts)
    return framed(picture)


def _draw_plate(picture: Image.Image, moment: Moment, texts: Words) -> None:
    """The round with its years, whose turn it was, and the points of each seat."""
    seats = list(dict.fromkeys(moment.seats.values()))
    facts = britannia_data().timelines[moment.timeline].round_list[moment.round - 1]
    left, top, _, head = _PLATE
    left, width = picture.width - left - 12, left
    panel(width, head + _SEAT * len(seats)).put(picture, left, top)
    write_fitted(picture, left + 16, top + 42, facts.numeral, Face.TITLE, 36, 70, PORPHYRY, least=16)
    write_fitted(
        picture, left + width - 16, top + 40, years_of(*facts.years), Face.ITALIC, 26, 124, SECONDARY, least=14, align=1
    )
    if moment.nation:
        colour = seat_colour(moment.seats[moment.nation])
        picture.paste(colour, (left + 14, top + 56, left + width - 14, top + 92))
        told = texts.short_name(moment.nation)
        write_fitted(picture, left + width / 2, top + 83, told, Face.STRONG, 26, width - 36, IVORY, least=13, align=0.5)
    for place, seat in enumerate(sorted(seats, key=lambda each: -moment.seat_points(each))):
        y = top + head - 8 + place * _SEAT
        picture.paste(seat_tint(seat), (left + 16, y, left + 40, y + 24))
        write_fitted(
            picture,
            left + 50,
            y + 21,
            texts.short_name(seat),
            Face.STRONG,
            24,
            width - 124,
            seat_colour(seat),
            least=13,
        )
        points = str(moment.seat_points(seat))
        write(picture, left + width - 16, y + 22, points, Face.HEAVY, 27, seat_colour(seat), align=1)
