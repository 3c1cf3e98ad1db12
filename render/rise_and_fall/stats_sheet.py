"""Campaign statistics: the stars of both empires and the areas of each power, by decade."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import ImageDraw

from render.core.canvas import finished
from render.core.charts import (
    GREY,
    Axis,
    Ink,
    Pattern,
    Plot,
    Series,
    Shape,
    begin_plate,
    begin_sheet,
    curve,
    draw_bands,
    labels_below,
    mark,
    scale_beside,
    step_of,
)
from render.core.fonts import Face
from render.core.palette import Colour, darker
from render.core.picture import Picture
from render.core.text_panels import write_fitted
from render.core.words import Words
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.texts import land_name, words, year_text
from render.rise_and_fall.theme import livery
from rules.core.events import Event
from rules.rise_and_fall.data.loader import SASSANIDS

WIDTH: Final = 1600
HEIGHT: Final = 1300
_STARS: Final = (24, 112, 1552, 580)
_LAND: Final = (24, 704, 1552, 572)
_LETTERS: Final = 54
"""The size of all letters: they can be read at 360 pixels."""

_ENDS, _BESIDE, _PITCH, _MARK, _LEAST_LETTERS, _ABOVE_AXIS = 530, 40, 58, 34, 50, 28
"""The room for names right of a plot, what of it joins them to their lines, the height of a name, the size of marks,
the least letters of names, and how far above the axis the lowest name is: the last year is below it."""

_DARKER: Final = 0.55
_MOST_POWERS: Final = 5
"""The powers that have bands of their own; the others share one."""

_OTHERS: Final = "others"
_EMPIRES: Final[tuple[tuple[int, str, Shape], ...]] = ((1, "parthia", "diamond"), (0, "rome", "disc"))
_PATTERNS: Final[tuple[Pattern, ...]] = ("plain", "rising", "plain", "falling", "dotted", "level", "upright")


def statistics(
    events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], title: str, locale: str
) -> tuple[str, Picture]:
    """The statistics as text and as a picture."""
    texts = words(locale)
    shown = [each for each in decades(events, scenario, options) if each.stars is not None]
    lines = _lines(shown, texts)
    return "\n".join([texts("stat-head", title=title), *lines]), _sheet(shown, title, lines, texts)


def _lines(shown: Sequence[Decade], texts: Words) -> list[str]:
    if not shown:
        return [texts("stat-nothing")]
    best = max(shown, key=lambda each: (each.stars or (0, 0, 0))[0])
    last = shown[-1]
    persians = _shown_as("parthia", shown)
    attacks = sum((Counter(each.attacks) for each in shown), Counter[str]())
    lines = [
        texts("stat-stars", rome=(last.stars or (0, 0, 0))[0], parthia=(last.stars or (0, 0, 0))[1], persians=persians),
        texts("stat-best", stars=(best.stars or (0, 0, 0))[0], year=year_text(best.year, texts)),
        texts("stat-revolts", revolts=sum(each.revolts for each in shown), wars=sum(each.civil_wars for each in shown)),
    ]
    return lines + [
        texts("stat-attacks", power=_shown_as(power, shown), count=count) for power, count in attacks.most_common(5)
    ]


def _sheet(shown: Sequence[Decade], title: str, lines: Sequence[str], texts: Words) -> Picture:
    picture = begin_sheet(title, "", (WIDTH, HEIGHT))
    above = _beside_ends(begin_plate(picture, _STARS, texts("stat-plot-stars"), _LETTERS))
    below = _beside_ends(begin_plate(picture, _LAND, texts("stat-plot-land"), _LETTERS))
    if shown:
        years = [year_text(each.year, texts) for each in shown]
        _draw_stars(above, shown, years, texts)
        _draw_land(below, shown, years, texts)
    alt = [f"{title}.", texts("alt-statistics"), *(_ended(line) for line in lines)]
    return finished(picture, "statistics", " ".join(alt))


def _beside_ends(plot: Plot) -> Plot:
    """A plot with room for names at the right, and none above for a legend."""
    higher = plot.letters
    return replace(plot, top=plot.top - higher, height=plot.height + higher, width=plot.width - _ENDS)


def _shown_as(power: str, shown: Sequence[Decade]) -> str:
    """The name of a power at last: after their revolt, Parthia is the Sassanids, as on the map."""
    return SASSANIDS if power == "parthia" and shown and shown[-1].sassanid else power


def _ended(line: str) -> str:
    """A line as a sentence."""
    return line if line.endswith(".") else f"{line}."


def _draw_stars(plot: Plot, shown: Sequence[Decade], years: Sequence[str], texts: Words) -> None:
    series = [
        Series(
            texts.name(_shown_as(power, shown)),
            [(each.stars or (0, 0, 0))[seat] for each in shown],
            livery(power).counter,
            shape,
        )
        for seat, power, shape in _EMPIRES
    ]
    most = max((value for each in series for value in each.values), default=0) or 1
    step = step_of(most, 5)
    axis = Axis(0, math.ceil(most / step) * step, plot.height)
    scale_beside(plot, axis, step)
    for each in series:
        points = [
            (x, plot.bottom - axis.at(value)) for x, value in zip(_middles(plot, years), each.values, strict=True)
        ]
        curve(plot.picture, points, each.colour, 10)
        for x, y in points:
            mark(plot.picture, x, y, each.shape, each.colour, _MARK)
    ends = [
        (f"{each.name} {each.values[-1]:g}", plot.bottom - axis.at(each.values[-1]), each.colour) for each in series
    ]
    _write_ends(plot, ends)
    labels_below(plot, years)


def _middles(plot: Plot, columns: Sequence[str]) -> list[float]:
    """The middles of equal columns."""
    return [plot.left + plot.width * (place + 0.5) / len(columns) for place in range(len(columns))]


def _write_ends(plot: Plot, ends: Sequence[tuple[str, float, Colour]]) -> None:
    """A name beside the end of each line or band, in its colour, as near to it as the others leave room."""
    placed = sorted(ends, key=lambda end: end[1])
    lines = [y for _, y, _ in placed]
    for place in range(1, len(lines)):
        lines[place] = max(lines[place], lines[place - 1] + _PITCH)
    lowest = plot.bottom - _ABOVE_AXIS
    over = max(lines[-1] - lowest, 0) if lines else 0
    for place in range(len(lines) - 1, -1, -1):
        below = lines[place + 1] - _PITCH if place + 1 < len(lines) else lowest
        lines[place] = min(lines[place], below) if over else lines[place]
    x, room = plot.left + plot.width + _BESIDE, _ENDS - _BESIDE
    for y, (name, end, colour) in zip(lines, placed, strict=True):
        ImageDraw.Draw(plot.picture).line([(x - _BESIDE + 4, end), (x - 8, y)], fill=colour, width=5)
        write_fitted(plot.picture, x, y + 18, name, Face.STRONG, _LETTERS, room, colour, least=_LEAST_LETTERS)


def _draw_land(plot: Plot, shown: Sequence[Decade], years: Sequence[str], texts: Words) -> None:
    """The areas of all powers as bands, each in its colour and pattern, with its name and areas at the end."""
    counts = [Counter(holder for holder in each.control.values() if holder) for each in shown]
    last = counts[-1]
    ranked = sorted(last, key=lambda power: (power != "rome", power != "parthia", -last[power], power))
    powers = ranked[:_MOST_POWERS]
    counts = [_with_others(each, powers) for each in counts]
    inks = {
        power: Ink(livery(power).wash, _PATTERNS[place % len(_PATTERNS)], darker(livery(power).wash, 0.35))
        for place, power in enumerate(powers)
    } | {_OTHERS: Ink(GREY.colour)}
    draw_bands(plot, counts, inks, years)
    names = {power: land_name(_shown_as(power, shown), texts) for power in powers} | {_OTHERS: texts("stat-others")}
    last, y = counts[-1], float(plot.top)
    ends: list[tuple[str, float, Colour]] = []
    for power, ink in inks.items():
        tall = plot.height * last[power] / (last.total() or 1)
        if tall:
            letters = darker(ink.colour, _DARKER) if power == _OTHERS else livery(power).counter
            ends.append((f"{names[power]} {last[power]}", y + tall / 2, letters))
        y += tall
    _write_ends(plot, ends)


def _with_others(count: Counter[str], powers: Sequence[str]) -> Counter[str]:
    """The areas of some powers, and of all others together."""
    own = Counter({power: count[power] for power in powers})
    own[_OTHERS] = count.total() - own.total()
    return own
