"""The campaign film: the board in the colours of those who own it, one frame per game turn, as an animated picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import framed
from render.core.film import film_picture, lightest, reduced
from render.core.fonts import Face
from render.core.legends import Key, land_swatch, legend
from render.core.palette import BRIGHT_GOLD, INK, PORPHYRY
from render.core.picture import Picture
from render.core.text_panels import disc, panel, write, write_fitted
from render.core.words import Words
from render.italia.map import years_of
from render.italia.replay import Turn, turns
from render.italia.signs import ruin_sign
from render.italia.texts import GAME, halves, words
from render.italia.theme import livery, seat_colour, tints
from rules.core.events import Event
from rules.italia.data.loader import Period, italia_data

_TURN_MS, _END_MS = 1400, 5000
_PLATE: Final = (276, 160)
_SHARE: Final = 0.6
_QUALITIES: Final = (55, 45, 35)


@dataclass(frozen=True)
class Moment:
    """One turn's frame, what changed in it, and how long it shows."""

    turn: Turn
    changed: tuple[str, ...]
    milliseconds: int


def make_film(events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], locale: str) -> Picture:
    """The film of a campaign. ``events`` must leave out choices that were undone."""
    texts, shown = words(locale), turns(events, scenario, options)
    period = italia_data().periods[italia_data().scenarios[scenario].period]
    moments = [
        Moment(turn, _changed(before, turn), _END_MS if turn is shown[-1] else _TURN_MS)
        for before, turn in zip([shown[0], *shown], shown, strict=False)
    ]
    versions = ((moments, quality) for quality in _QUALITIES)
    _, file = lightest(versions, lambda moment: _drawn(moment, period, texts))
    return film_picture(file, texts("alt-film", turns=max(len(shown) - 1, 0)))


def _changed(before: Turn, after: Turn) -> tuple[str, ...]:
    """The areas that another nation owns than a turn before."""
    return tuple(area for area, nation in after.owners.items() if nation and before.owners.get(area) != nation)


def _drawn(moment: Moment, period: Period, texts: Words) -> Image.Image:
    board = base_map(GAME)
    chart = board.overview(tints(moment.turn.owners))
    board.highlighted(chart, moment.changed, colour=BRIGHT_GOLD, fill=0.2)
    for area in dict.fromkeys(moment.turn.sacked):
        ruin_sign(34).centre(chart.picture, *board.spaces[area], of=area)
    picture = reduced(chart.picture)
    _draw_plate(picture, moment.turn, period, texts)
    _draw_nations(picture, moment.turn, period, texts)
    return framed(picture)


def _draw_plate(picture: Image.Image, turn: Turn, period: Period, texts: Words) -> None:
    """The turn with its years, and the points of the seats."""
    left, top = picture.width - _PLATE[0] - 12, picture.height - _PLATE[1] - 12
    panel(*_PLATE).put(picture, left, top)
    first, last = period.years[max(turn.number, 1) - 1]
    head = texts("map-start") if turn.number < 1 else texts("report-title-turn", turn=turn.number)
    write_fitted(picture, left + 16, top + 34, head, Face.TITLE, 24, 104, PORPHYRY, least=14, spacing=1)
    years = years_of(first, last, texts) if turn.number >= 1 else ""
    write_fitted(picture, left + _PLATE[0] - 16, top + 32, years, Face.STRONG, 19, 136, INK, least=12, align=1)
    step = (_PLATE[1] - 50) / len(period.seats)
    for place, seat in enumerate(period.seats):
        y = top + 42 + step * (place + 0.5)
        disc("", 22, seat_colour(seat), INK).put(picture, left + 16, y - 11)
        write(picture, left + 48, y + 8, texts.short_name(seat), Face.STRONG, 22, INK)
        points = halves(turn.points[seat])
        write(picture, left + _PLATE[0] - 16, y + 10, points, Face.HEAVY, 30, INK, align=1)


def _draw_nations(picture: Image.Image, turn: Turn, period: Period, texts: Words) -> None:
    """The nations that own land, with the colours of theirs."""
    present = [nation for nation in period.order if nation in turn.owners.values()]
    if present:
        keys = [Key(land_swatch(livery(nation).wash, 16), texts.short_name(nation)) for nation in present]
        sheet = legend(keys, size=13, rows=len(keys))
        sheet.put(picture, 10, round(482 * _SHARE))
