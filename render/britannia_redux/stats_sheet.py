"""Campaign statistics: the points of each seat round by round, and what each nation scored for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.britannia_redux.battle_model import battles
from render.britannia_redux.replay import Moment, moments, rounds
from render.britannia_redux.texts import say, words
from render.britannia_redux.theme import seat_colour
from render.core.canvas import finished
from render.core.charts import Series, Shape, begin_plate, begin_sheet, draw_lines
from render.core.fonts import Face, fitted_size, text_width
from render.core.palette import INK, PORPHYRY
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.core.events import Event
from rules.core.text import Text

_WIDTH: Final = 1200
_HEIGHT: Final = 750
_POINTS: Final = (16, 106, 744, 632)
"""Its plate: left, top, width and height. It's high, so that seats that are close can be told apart."""

_NATIONS: Final = (772, 106, 412)
_LETTERS: Final = 38
_BESIDE_NAMES, _RIM, _UP = 38, 22, 46
"""What the names beside the lines have around them, the part of it at the plate's edge, and the room of a legend."""

_ROW, _BAR, _NUMBER = 62, 14, 76
"""The height of a nation's row, and the widths of its player's colour and of its points."""

_BEST: Final = 3
"""The nations that the text calls the best; it names the others after them."""

_MOST: Final = 8
"""The most nations that have a row: of the others only the sum is told."""

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
    if best := _by_points(last)[:_BEST]:
        yield texts("stat-best", nations=_told(last, best))
    if others := _by_points(last)[_BEST:]:
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
    told = [f"{each.name} {each.values[-1]:g}" for each in series]
    ends = round(max(text_width(each, Face.HEAVY, _LETTERS + 2) for each in told)) + _BESIDE_NAMES
    plot = replace(above, top=above.top - _UP, height=above.height + _UP, width=above.width - ends + _RIM)
    draw_lines(plot, series, labels, named_ends=ends - _RIM)
    left, top, width = _NATIONS
    panel(width, _HEIGHT - 12 - top).put(picture, left, top)
    write_fitted(
        picture,
        left + 24,
        top + 48,
        texts("stat-plot-nations"),
        Face.HEAD,
        36,
        width - 48,
        PORPHYRY,
        least=22,
        spacing=1,
    )
    _draw_nations(picture, shown, texts)
    alt = [f"{title}.", texts("alt-statistics"), *lines]
    return finished(picture, "statistics", " ".join(alt))


def _draw_nations(picture: Image.Image, shown: Sequence[Moment], texts: Words) -> None:
    """The nations with their points, each beside its player's colour."""
    last = shown[-1]
    nations, others = _by_points(last)[:_MOST], _by_points(last)[_MOST:]
    rest = sum(last.points[nation] for nation in others)
    left, top, width = _NATIONS
    names, row = [texts.short_name(nation) for nation in nations], _ROW
    wide = width - 48 - _BAR - 14 - _NUMBER
    size = min((fitted_size(name, Face.STRONG, 42, wide, least=28) for name in names), default=42)
    for place, nation in enumerate(nations):
        x, y = left + 24, top + 64 + place * row
        points, colour = last.points[nation], seat_colour(last.seats[nation])
        picture.paste(colour, (x, y + 8, x + _BAR, y + row - 8))
        write(picture, x + _BAR + 14, y + 44, names[place], Face.STRONG, size, INK)
        write(picture, left + width - 24, y + 45, str(points), Face.HEAVY, 42, colour, align=1)
    if others:
        note = texts("stat-others", count=len(others), points=rest)
        write(picture, left + 24, top + 108 + len(nations) * row, note, Face.ITALIC, 42, INK)
