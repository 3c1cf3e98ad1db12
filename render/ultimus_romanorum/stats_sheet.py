"""Campaign statistics: the points of both players and the areas of each people, year by year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.canvas import finished
from render.core.charts import (
    Ink,
    Plot,
    Series,
    Shape,
    begin_plate,
    begin_sheet,
    dashed,
    draw_bands,
    draw_lines,
    legend_rows,
)
from render.core.fonts import Face
from render.core.palette import HAIRLINE, INK, PORPHYRY, darker, rgb
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.replay import Year, years
from render.ultimus_romanorum.texts import words
from render.ultimus_romanorum.theme import CAMP_COLOURS, EAST, USURPER, WEST, livery
from rules.core.events import Event
from rules.core.registry import chosen_options
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

_SIZE: Final = (1600, 1000)
_POINTS: Final = (24, 112, 1070, 470)
_WAR: Final = (1104, 112, 472, 470)
_LAND: Final = (24, 592, 1552, 390)
_LETTERS_OF_POINTS, _LETTERS_OF_LAND = 44, 44
_WON_STEP, _BAR = 116, 24
"""The step from one camp's battles to the other's, and the height of their bars."""
_EXCHANGE: Final = rgb("#b5510c")
SHAPES: Final[Mapping[str, Shape]] = {"roman": "disc", "barbarian": "diamond"}
"""The marks in the curves of whoever leads each camp at the end."""

MOST_MARKS: Final = 10
"""The most marks of a curve."""

_FURTHER: Final = 30
"""Pixels for points of four figures, left of the curves."""

_INKS: Final[Mapping[str, Ink]] = {
    "west": Ink(livery(WEST).wash),
    "east": Ink(livery(EAST).wash, "rising", darker(livery(EAST).wash, 0.35)),
    "usurpers": Ink(livery(USURPER).wash, "crossed", rgb("#f0892b")),
    "tribes": Ink(livery("vandali").wash, "dotted", darker(livery("vandali").wash, 0.45)),
}


def statistics(
    events: Sequence[Event], scenario: str, options: Mapping[str, bool | str], title: str, locale: str
) -> tuple[str, Picture]:
    """The statistics as text and as a picture."""
    texts, shown = words(locale), years(events, scenario, options)
    lines = _lines(shown, texts)
    start = UltimusRomanorum.set_up(scenario, chosen_options(UltimusRomanorum, options)).pv
    return "\n".join([texts("stat-head", title=title), *lines]), _sheet(start, shown, title, lines, texts)


def _lines(shown: Sequence[Year], texts: Words) -> list[str]:
    last, battles = shown[-1], sum((each.battles for each in shown), Counter[str]())
    lines = [texts("stat-points", year=str(last.year), a=last.pv["a"], b=last.pv["b"])]
    lines.append(texts("stat-battles", roman=battles["roman"], barbarian=battles["barbarian"]))
    lines.append(texts("stat-deaths", count=sum(each.deaths for each in shown)))
    changes = tuple(str(each.year) for each in shown if each.exchanged)
    if changes:
        lines.append(texts("stat-exchanges", years=changes))
    return lines


def _sheet(start: Mapping[str, int], shown: Sequence[Year], title: str, lines: Sequence[str], texts: Words) -> Picture:
    picture = begin_sheet(title, "", _SIZE)
    labels = [str(each.year) for each in shown]
    above = begin_plate(picture, _POINTS, texts("stat-plot-points"), _LETTERS_OF_POINTS)
    below = begin_plate(picture, _LAND, texts("stat-plot-land"), _LETTERS_OF_LAND)
    above = replace(above, left=above.left + _FURTHER, width=above.width - _FURTHER)
    mark_exchanges(above, [False, *(each.exchanged for each in shown)], texts)
    roman = shown[-1].roman
    series, players = [], list[str]()
    for camp, seat in zip(CAMPS, (roman, "b" if roman == "a" else "a"), strict=True):
        name = texts("card-person", camp=texts(f"camp-{camp}"), seat=seat.upper())
        values = [start[seat], *(each.pv[seat] for each in shown)]
        series.append(Series(name, values, CAMP_COLOURS[camp], SHAPES[camp]))
        players.append(f"{texts(f'person-{seat}')}: {name}.")
    draw_lines(above, series, [texts("course-start"), *labels], texts.number, MOST_MARKS)
    _draw_war(picture, shown, texts)
    _draw_land(below, shown, labels, texts)
    alt = [
        f"{title}.",
        texts("alt-statistics"),
        *players,
        *(line if line.endswith(".") else f"{line}." for line in lines),
    ]
    return finished(picture, "statistics", " ".join(alt))


def _draw_war(picture: Image.Image, shown: Sequence[Year], texts: Words) -> None:
    """How many battles each camp won, as bars, and how many leaders have died."""
    left, top, width, height = _WAR
    panel(width, height).put(picture, left, top)
    letters, room = _LETTERS_OF_POINTS, width - 52
    write_fitted(
        picture, left + 26, top + 20 + letters, texts("stat-plot-battles"), Face.HEAD, letters + 4, room, PORPHYRY,
        least=30, spacing=1,
    )  # fmt: skip
    battles = sum((each.battles for each in shown), Counter[str]())
    most = max([*battles.values(), 1])
    for place, camp in enumerate(CAMPS):
        base = top + 138 + place * _WON_STEP
        number = str(battles[camp])
        taken = write(picture, left + width - 26, base, number, Face.HEAVY, 60, CAMP_COLOURS[camp], align=1)
        write_fitted(
            picture, left + 26, base, texts(f"camp-{camp}"), Face.STRONG, letters + 2, room - taken - 20, INK, least=34
        )
        picture.paste(HAIRLINE, (left + 26, base + 14, left + width - 26, base + 14 + _BAR))
        long = round(room * battles[camp] / most)
        picture.paste(CAMP_COLOURS[camp], (left + 26, base + 14, left + 26 + long, base + 14 + _BAR))
    base = top + height - 44
    picture.paste(HAIRLINE, (left + 26, base - 78, left + width - 26, base - 76))
    number = str(sum(each.deaths for each in shown))
    taken = write(picture, left + width - 26, base, number, Face.HEAVY, 60, INK, align=1)
    write_fitted(
        picture, left + 26, base, texts("stat-plot-deaths"), Face.STRONG, letters + 2, room - taken - 20, INK, least=34
    )


def mark_exchanges(plot: Plot, exchanged: Sequence[bool], texts: Words) -> None:
    """A dashed line for each year in which the players exchanged their camps, the first one with its meaning."""
    xs = [plot.left + plot.width * (place + 0.5) / len(exchanged) for place, each in enumerate(exchanged) if each]
    for x in xs:
        dashed(plot.picture, (x, plot.top), (x, plot.bottom), _EXCHANGE)
    if xs:
        is_left = xs[0] < plot.left + plot.width / 2
        x = xs[0] + (14 if is_left else -14)
        told, base = texts("stat-exchanged"), plot.top + plot.letters
        write(plot.picture, x, base, told, Face.STRONG, plot.letters, _EXCHANGE, align=0 if is_left else 1)


def _draw_land(plot: Plot, shown: Sequence[Year], labels: Sequence[str], texts: Words) -> None:
    """The areas of the Empire by who holds them, as bands with a legend above."""
    areas = [area.id for area in ultimus_data().areas.values() if area.in_empire]
    counts = [Counter(_holder(each.holders.get(area, "")) for area in areas) for each in shown]
    legend_rows(plot, [(texts(f"land-{name}"), ink) for name, ink in _INKS.items()])
    draw_bands(plot, counts, _INKS, labels)


def _holder(people: str) -> str:
    return {WEST: "west", EAST: "east", USURPER: "usurpers"}.get(people, "tribes")
