"""Campaign statistics: the points of each seat round by round, and what each nation scored for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import battles
from render.britannia_redux.replay import Moment, moments, rounds
from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import seat_colour
from render.core.canvas import finished
from render.core.charts import Series, Shape, begin_plate, begin_sheet, draw_lines
from render.core.fonts import Face
from render.core.palette import INK, PORPHYRY
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import PointsScored
from rules.core.events import Event

_SIZE: Final = (1200, 750)
_POINTS: Final = (16, 106, 1168, 346)
_NATIONS: Final = (16, 462, 1168, 276)
_LETTERS: Final = 30
_ROWS, _ROW, _NAME = 5, 42, 232
"""The rows of a column of nations, their height, and the width of a name."""

_SHAPES: Final[tuple[Shape, ...]] = ("disc", "diamond", "square", "up", "down")
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
    timeline = britannia_data().timelines[shown[-1].timeline].round_list
    labels = ["0", *(timeline[moment.round - 1].numeral for moment in shown[1:])]
    seats = list(dict.fromkeys(shown[-1].seats.values()))
    series = [
        Series(texts.short_name(seat), [moment.seat_points(seat) for moment in shown], seat_colour(seat), shape)
        for seat, shape in zip(seats, _SHAPES, strict=False)
    ]
    draw_lines(above, series, labels)
    _draw_nations(picture, shown[-1], sums, texts("stat-plot-nations"), texts)
    alt = [f"{title}.", texts("alt-statistics"), *lines]
    return finished(picture, "statistics", " ".join(alt))


def _draw_nations(
    picture: Image.Image, last: Moment, sums: Mapping[str, Counter[str]], heading: str, texts: Words
) -> None:
    """The nations with the most points, each with its name, its points and a bar in its player's colour."""
    left, top, width, height = _NATIONS
    panel(width, height).put(picture, left, top)
    write(picture, left + 24, top + 48, heading, Face.HEAD, 34, PORPHYRY, spacing=1)
    best = sorted((nation for nation in sums if sums[nation].total() > 0), key=lambda each: -sums[each].total())
    most = max((sums[nation].total() for nation in best), default=1)
    for place, nation in enumerate(best[: 2 * _ROWS]):
        x = left + 24 + place // _ROWS * (width - 24) // 2
        y = top + 62 + place % _ROWS * _ROW
        points, colour = sums[nation].total(), seat_colour(last.seats[nation])
        write_fitted(picture, x, y + 33, texts.short_name(nation), Face.STRONG, 34, _NAME - 10, INK, least=22)
        long = max(4, round(points * (width // 2 - _NAME - 110) / most))
        picture.paste(colour, (x + _NAME, y + 4, x + _NAME + long, y + _ROW - 8))
        write(picture, x + _NAME + long + 10, y + 34, str(points), Face.HEAVY, 36, colour)
