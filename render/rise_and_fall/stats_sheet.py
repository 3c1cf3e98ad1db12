"""Campaign statistics: the stars of both empires and the areas of each power, by decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from render.core.canvas import finished
from render.core.charts import (
    GREY,
    Ink,
    Pattern,
    Plot,
    Series,
    Shape,
    begin_plate,
    begin_sheet,
    draw_bands,
    draw_lines,
    legend_rows,
    row_of,
)
from render.core.palette import darker
from render.core.picture import Picture
from render.core.words import Words
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.texts import words, year_text
from render.rise_and_fall.theme import livery
from rules.core.events import Event
from rules.rise_and_fall.data.loader import SASSANIDS

WIDTH: Final = 1600
HEIGHT: Final = 1300
_STARS: Final = (24, 112, 1552, 580)
_LAND: Final = (24, 704, 1552, 572)
_LETTERS: Final = 54
"""The size of all letters: they can be read at 360 pixels."""

_MOST_POWERS: Final = 4
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
    above = begin_plate(picture, _STARS, texts("stat-plot-stars"), _LETTERS)
    below = begin_plate(picture, _LAND, texts("stat-plot-land"), _LETTERS)
    if shown:
        years = [year_text(each.year, texts) for each in shown]
        _draw_stars(above, shown, years, texts)
        _draw_land(below, shown, years, texts)
    alt = [f"{title}.", texts("alt-statistics"), *(_ended(line) for line in lines)]
    return finished(picture, "statistics", " ".join(alt))


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
    draw_lines(plot, series, years)


def _draw_land(plot: Plot, shown: Sequence[Decade], years: Sequence[str], texts: Words) -> None:
    """The areas of all powers as bands, each in its colour and pattern, with a legend above."""
    counts = [Counter(holder for holder in each.control.values() if holder) for each in shown]
    largest = {power: max(each[power] for each in counts) for power in set().union(*counts)}
    ranked = sorted(largest, key=lambda power: (power != "rome", power != "parthia", -largest[power], power))
    powers = ranked[:_MOST_POWERS]
    counts = [_with_others(each, powers) for each in counts]
    inks = {
        power: Ink(livery(power).wash, _PATTERNS[place % len(_PATTERNS)], darker(livery(power).wash, 0.35))
        for place, power in enumerate(powers)
    } | {_OTHERS: Ink(GREY.colour)}
    names = [texts.name(_shown_as(power, shown)) for power in powers] + [texts("stat-others")]
    entries = list(zip(names, inks.values(), strict=True))
    lower = (legend_rows(plot, entries) - 1) * row_of(plot)
    draw_bands(replace(plot, top=plot.top + lower, height=plot.height - lower), counts, inks, years)


def _with_others(count: Counter[str], powers: Sequence[str]) -> Counter[str]:
    """The areas of some powers, and of all others together."""
    own = Counter({power: count[power] for power in powers})
    own[_OTHERS] = count.total() - own.total()
    return own
