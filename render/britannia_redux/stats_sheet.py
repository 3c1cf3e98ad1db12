"""Campaign statistics: the points of each seat round by round, and what each nation scored for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import battles
from render.britannia_redux.replay import Moment, moments, rounds
from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import LETTERS, seat_colour
from render.core.canvas import finished
from render.core.charts import (
    BLUE,
    GREEN,
    ORANGE,
    PALE,
    VERMILION,
    Axis,
    Ink,
    Plot,
    Series,
    Shape,
    begin_plate,
    begin_sheet,
    draw_lines,
    fill,
    legend_rows,
    scale_beside,
    step_of,
)
from render.core.fonts import Face
from render.core.palette import INK, IVORY
from render.core.picture import Picture
from render.core.text_panels import write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import PointsScored
from rules.core.events import Event

_SIZE: Final = (1600, 1000)
_POINTS: Final = (24, 112, 1552, 440)
_NATIONS: Final = (24, 562, 1552, 420)
_LETTERS: Final = 34
_SHAPES: Final[tuple[Shape, ...]] = ("disc", "diamond", "square", "up", "down")
_INKS: Final[Mapping[str, Ink]] = {
    "holding": BLUE, "occupying": ORANGE, "raiding": PALE, "killing": VERMILION, "kingship": GREEN,
}  # fmt: skip
_SORTS: Final = {
    "holding": "holding", "occupying": "occupying", "raiding": "raiding", "bretwalda": "kingship", "king": "kingship",
}  # fmt: skip


def statistics(
    events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], title: str, locale: str
) -> tuple[str, Picture]:
    """The statistics as text and as a picture."""
    texts, shown = words(locale), rounds(moments(events, scenario, options))
    sums = _sums(events)
    lines = list(_lines(events, shown[-1], sums, texts))
    return "\n".join([texts("stat-head", title=title), *lines]), _sheet(shown, sums, title, lines, texts)


def _sums(events: Sequence[Event]) -> dict[str, Counter[str]]:
    """What each nation scored, by sort."""
    sums: dict[str, Counter[str]] = {}
    for event in events:
        if isinstance(event, PointsScored):
            sums.setdefault(event.nation, Counter())[_SORTS.get(event.cause, "killing")] += event.points
    return sums


def _lines(events: Sequence[Event], last: Moment, sums: Mapping[str, Counter[str]], texts: Words) -> list[str]:
    seats = tuple(
        say("alt-seat-points", seat=seat, points=last.seat_points(seat)) for seat in dict.fromkeys(last.seats.values())
    )
    lines = [texts("stat-points", points=seats)]
    best = sorted(sums, key=lambda nation: -sums[nation].total())[:3]
    if best:
        told = tuple(say("alt-nation-points", nation=nation, points=sums[nation].total()) for nation in best)
        lines.append(texts("stat-best", nations=told))
    fought = [each for each in battles(events) if each.end]
    won = sum(each.end is not None and each.end.winner == each.sides[0] for each in fought)
    lost = sum(each.lost(nation) for each in fought for nation in each.sides)
    lines.append(texts("stat-battles", count=len(fought), won=won, lost=lost))
    return lines


def _sheet(
    shown: Sequence[Moment], sums: Mapping[str, Counter[str]], title: str, lines: Sequence[str], texts: Words
) -> Picture:
    picture = begin_sheet(title, "", _SIZE)
    above = begin_plate(picture, _POINTS, texts("stat-plot-points"), _LETTERS)
    below = begin_plate(picture, _NATIONS, texts("stat-plot-nations"), _LETTERS)
    timeline = britannia_data().timelines[shown[-1].timeline].round_list
    labels = ["0", *(timeline[moment.round - 1].numeral for moment in shown[1:])]
    seats = list(dict.fromkeys(shown[-1].seats.values()))
    series = [
        Series(texts.short_name(seat), [moment.seat_points(seat) for moment in shown], seat_colour(seat), shape)
        for seat, shape in zip(seats, _SHAPES, strict=False)
    ]
    draw_lines(above, series, labels)
    _draw_nations(below, shown[-1], sums, texts)
    alt = [f"{title}.", texts("alt-statistics"), *lines]
    return finished(picture, "statistics", " ".join(alt))


def _draw_nations(plot: Plot, last: Moment, sums: Mapping[str, Counter[str]], texts: Words) -> None:
    """A bar for each nation, with a part for each sort of points, its letters below and its sum above."""
    legend_rows(plot, [(texts(f"stat-sort-{sort}"), ink) for sort, ink in _INKS.items()])
    order = britannia_data().order
    most = max((each.total() for each in sums.values()), default=0) or 1
    step = step_of(most, 3)
    axis = Axis(0, most * 1.14, plot.height)
    scale_beside(plot, axis, step)
    wide = plot.width / len(order)
    for place, nation in enumerate(order):
        x, y = plot.left + wide * (place + 0.5), float(plot.bottom)
        for sort, ink in _INKS.items():
            tall = axis.at(sums.get(nation, Counter[str]())[sort])
            fill(plot.picture, (x - wide * 0.32, y - tall, x + wide * 0.32, y), ink)
            y -= tall
        total = sums[nation].total() if nation in sums else 0
        if total:
            write(plot.picture, x, y - 6, str(total), Face.HEAVY, 30, INK, align=0.5)
        _draw_letters(plot.picture, nation, last, x, plot.bottom + 6, wide)


def _draw_letters(picture: Image.Image, nation: str, last: Moment, x: float, top: int, wide: float) -> None:
    colour = seat_colour(last.seats[nation])
    picture.paste(colour, (round(x - wide * 0.36), top, round(x + wide * 0.36), top + 40))
    write_fitted(picture, x, top + 32, LETTERS[nation], Face.STRONG, 32, wide * 0.66, IVORY, least=14, align=0.5)
