"""Campaign statistics: the points of each seat round by round, and what each nation scored for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import battles
from render.britannia_redux.replay import Moment, moments, rounds
from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import seat_colour
from render.core.canvas import finished
from render.core.charts import Series, Shape, begin_plate, begin_sheet, draw_lines
from render.core.fonts import Face
from render.core.palette import INK, PORPHYRY, VELLUM, mix
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.core.events import Event
from rules.core.text import Text

_WIDTH: Final = 1200
_HEIGHT: Final = 750
_POINTS: Final = (16, 106, 1168, 352)
_NATIONS_TOP: Final = 466
_LETTERS: Final = 34
_ROWS, _ROW, _NAME = 4, 47, 250
"""The rows of a column of nations, their height, and the width of a name."""

_MOST: Final = 2 * _ROWS
"""The most nations that have a bar: of the others only the sum is told."""

_SHAPES: Final[tuple[Shape, ...]] = ("disc", "diamond", "square", "up", "down")


def statistics(
    events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], title: str, locale: str
) -> tuple[str, Picture]:
    """The statistics as text and as a picture."""
    texts, shown = words(locale), rounds(moments(events, scenario, options))
    lines = list(_lines(events, shown, texts))
    return "\n".join([texts("stat-head", title=title), *lines]), _sheet(shown, title, lines, texts)


def _by_points(moment: Moment) -> list[str]:
    """The nations that have points, those with the most first: together they have the points of all players."""
    return sorted((each for each, points in moment.points.items() if points), key=lambda each: -moment.points[each])


def _told(moment: Moment, nations: Sequence[str]) -> tuple[Text, ...]:
    return tuple(say("alt-nation-points", nation=nation, points=moment.points[nation]) for nation in nations)


def _lines(events: Sequence[Event], shown: Sequence[Moment], texts: Words) -> Iterator[str]:
    first, last = shown[0], shown[-1]
    seats = dict.fromkeys(last.seats.values())
    yield texts(
        "stat-points", points=tuple(say("alt-seat-points", seat=seat, points=last.seat_points(seat)) for seat in seats)
    )
    if begun := _by_points(first):  # B15.11
        yield texts("stat-begun", nations=_told(first, begun))
    if best := _by_points(last)[:3]:
        yield texts("stat-best", nations=_told(last, best))
    if others := _by_points(last)[_MOST:]:
        yield texts("stat-rest", nations=_told(last, others))
    fought = [each for each in battles(events) if each.end]
    won = sum(each.end is not None and each.end.winner == each.sides[0] for each in fought)
    lost = sum(each.lost(nation) for each in fought for nation in each.sides)
    yield texts("stat-battles", count=len(fought), won=won, lost=lost)


def _sheet(shown: Sequence[Moment], title: str, lines: Sequence[str], texts: Words) -> Picture:
    picture = begin_sheet(title, "", (_WIDTH, _HEIGHT))
    above = begin_plate(picture, _POINTS, texts("stat-plot-points"), _LETTERS)
    timeline = britannia_data().timelines[shown[-1].timeline].round_list
    labels = ["0", *(timeline[moment.round - 1].numeral for moment in shown[1:])]
    seats = list(dict.fromkeys(shown[-1].seats.values()))
    series = [
        Series(texts.short_name(seat), [moment.seat_points(seat) for moment in shown], seat_colour(seat), shape)
        for seat, shape in zip(seats, _SHAPES, strict=False)
    ]
    draw_lines(above, series, labels)
    panel(_WIDTH - 32, _HEIGHT - 12 - _NATIONS_TOP).put(picture, 16, _NATIONS_TOP)
    heading = texts("stat-plot-nations-begun" if _by_points(shown[0]) else "stat-plot-nations")
    write_fitted(picture, 40, _NATIONS_TOP + 48, heading, Face.HEAD, 36, _WIDTH - 480, PORPHYRY, least=22, spacing=1)
    _draw_nations(picture, shown, texts)
    alt = [f"{title}.", texts("alt-statistics"), *lines]
    return finished(picture, "statistics", " ".join(alt))


def _draw_nations(picture: Image.Image, shown: Sequence[Moment], texts: Words) -> None:
    """The nations with their points and a bar in their player's colour, pale as far as they began with them."""
    first, last = shown[0], shown[-1]
    nations, others = _by_points(last)[:_MOST], _by_points(last)[_MOST:]
    rest = sum(last.points[nation] for nation in others)
    if others:
        told = texts("stat-others", count=len(others), points=rest)
        write(picture, _WIDTH - 44, _NATIONS_TOP + 48, told, Face.ITALIC, 38, INK, align=1)
    most = max((last.points[nation] for nation in nations), default=1)
    for place, nation in enumerate(nations):
        x = 40 + place // _ROWS * (_WIDTH - 56) // 2
        y = _NATIONS_TOP + 60 + place % _ROWS * _ROW
        points, colour = last.points[nation], seat_colour(last.seats[nation])
        write_fitted(picture, x, y + 36, texts.short_name(nation), Face.STRONG, 40, _NAME - 12, INK, least=28)
        whole = (_WIDTH - 32) // 2 - _NAME - 110
        long = max(4, round(points * whole / most))
        pale = min(long, round(first.points[nation] * whole / most))
        box = (x + _NAME, y + 4, x + _NAME + long, y + _ROW - 8)
        picture.paste(colour, box)
        if pale > 6:
            picture.paste(mix(colour, VELLUM, 0.6), (box[0] + 3, box[1] + 3, box[0] + pale - 3, box[3] - 3))
        write(picture, box[2] + 10, y + 37, str(points), Face.HEAVY, 42, colour)
