"""Campaign statistics: the points of both players and the areas of each people, year by year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.canvas import Box, finished
from render.core.charts import (
    Ink,
    Plot,
    Series,
    Shape,
    begin_plate,
    begin_sheet,
    dashed,
    draw_lines,
    fill,
)
from render.core.fonts import Face
from render.core.palette import HAIRLINE, INK, PORPHYRY, darker, lighter, rgb
from render.core.picture import Picture
from render.core.text_panels import panel, write, write_fitted
from render.core.words import Words
from render.ultimus_romanorum.armies import controllers
from render.ultimus_romanorum.replay import Year, years
from render.ultimus_romanorum.texts import words
from render.ultimus_romanorum.theme import CAMP_COLOURS, EAST, USURPER, WEST, livery
from rules.core.events import Event
from rules.core.registry import chosen_options
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState

_SIZE: Final = (1600, 1000)
_POINTS: Final = (24, 112, 1552, 496)
_LAND: Final = (24, 622, 968, 360)
_WAR: Final = (1008, 622, 568, 360)
_LETTERS, _ROW, _INSET = 54, 68, 26
"""The letters of every plot, the height of a row below one, and how far rows are from the edges of their plate."""

_NAMES, _NUMBERS, _BAR = 378, 212, 40
"""The room for the names before bars and for the numbers after them, and the height of a bar."""

_EXCHANGE: Final = rgb("#b5510c")
SHAPES: Final[Mapping[str, Shape]] = {"roman": "disc", "barbarian": "diamond"}
"""The marks in the curves of whoever leads each camp at the end."""

MOST_MARKS: Final = 10
"""The most marks of a curve."""

_FURTHER, _AIR = 30, 16
"""Pixels for points of four figures, left of the curves, and between the heading and the names of the curves."""

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
    start = UltimusRomanorum.set_up(scenario, chosen_options(UltimusRomanorum, options))
    return "\n".join([texts("stat-head", title=title), *lines]), _sheet(start, shown, title, lines, texts)


def _lines(shown: Sequence[Year], texts: Words) -> list[str]:
    last, battles = shown[-1], sum((each.battles for each in shown), Counter[str]())
    lines = [texts("stat-points", year=str(last.year), a=last.pv["a"], b=last.pv["b"])]
    lines.append(texts("stat-battles", roman=battles["roman"], barbarian=battles["barbarian"]))
    fought = [each.year for each in shown if each.battles]
    if fought and fought[-1] < last.year:
        lines.append(texts("stat-battles-last", year=str(fought[-1])))
    lines.append(texts("stat-deaths", count=sum(each.deaths for each in shown)))
    changes = tuple(str(each.year) for each in shown if each.exchanged)
    if changes:
        lines.append(texts("stat-exchanges", years=changes))
    return lines


def _sheet(start: UltimusState, shown: Sequence[Year], title: str, lines: Sequence[str], texts: Words) -> Picture:
    picture = begin_sheet(title, "", _SIZE)
    plot = begin_plate(picture, _POINTS, texts("stat-plot-points"), _LETTERS)
    plot = replace(
        plot, left=plot.left + _FURTHER, width=plot.width - _FURTHER, top=plot.top + _AIR, height=plot.height - _AIR
    )
    mark_exchanges(plot, [False, *(each.exchanged for each in shown)], texts)
    roman = shown[-1].roman
    series, players = [], list[str]()
    for camp, seat in zip(CAMPS, (roman, "b" if roman == "a" else "a"), strict=True):
        name = texts("card-person", camp=texts(f"camp-{camp}"), seat=seat.upper())
        values = [start.pv[seat], *(each.pv[seat] for each in shown)]
        series.append(Series(name, values, CAMP_COLOURS[camp], SHAPES[camp]))
        players.append(f"{texts(f'person-{seat}')}: {name}.")
    labels = [texts("course-start"), *(str(each.year) for each in shown)]
    draw_lines(plot, series, labels, texts.number, MOST_MARKS)
    _draw_war(picture, shown, texts)
    lands = _lands(controllers(UltimusRomanorum(start, ""))), _lands(shown[-1].holders)
    head = texts("stat-plot-land", first=str(shown[0].year), last=str(shown[-1].year))
    _draw_land(picture, head, lands, texts)
    held = [f"{texts(f'land-{name}')} {_course(lands, name)}" for name in _INKS]
    alt = [
        f"{title}.",
        texts("alt-statistics"),
        *players,
        *(line if line.endswith(".") else f"{line}." for line in lines),
        f"{texts.labelled(head.capitalize(), texts.joined(held))}.",
    ]
    return finished(picture, "statistics", " ".join(alt))


def _draw_war(picture: Image.Image, shown: Sequence[Year], texts: Words) -> None:
    """How many battles each camp won, and below a heading of its own how many leaders have died."""
    left, base, right = _begin(picture, _WAR, _war_head(shown, texts))
    battles = sum((each.battles for each in shown), Counter[str]())
    for place, camp in enumerate(CAMPS):
        y = base + place * _ROW
        taken = write(picture, right, y, str(battles[camp]), Face.HEAVY, 66, CAMP_COLOURS[camp], align=1)
        name = texts(f"camp-{camp}")
        write_fitted(picture, left, y, name, Face.STRONG, _LETTERS + 2, right - left - taken - 20, INK, least=44)
    y = _WAR[1] + _WAR[3] - 34
    picture.paste(HAIRLINE, (left, y - _ROW - 6, right, y - _ROW - 4))
    deaths = str(sum(each.deaths for each in shown))
    taken = write(picture, right, y, deaths, Face.HEAVY, 66, INK, align=1)
    head, room = texts("stat-plot-deaths"), right - left - taken - 20
    write_fitted(picture, left, y, head, Face.HEAD, _LETTERS, room, PORPHYRY, least=40, spacing=1)


def _war_head(shown: Sequence[Year], texts: Words) -> str:
    """The heading of the battles with the years of the card, those of peace included."""
    if not any(each.battles for each in shown):
        return texts("stat-plot-battles")
    span = dict.fromkeys((shown[0].year, shown[-1].year))
    return texts("stat-plot-battles-years", years="\u2013".join(map(str, span)))


def _begin(picture: Image.Image, box: Box, head: str) -> tuple[int, int, int]:
    """A plate with its heading; returns where its rows begin, the baseline of the first one, and where they end."""
    left, top, width, height = box
    panel(width, height).put(picture, left, top)
    inner, room = left + _INSET, width - 2 * _INSET
    write_fitted(picture, inner, top + 62, head, Face.HEAD, _LETTERS, room, PORPHYRY, least=44, spacing=1)
    return inner, top + 62 + _ROW + 6, left + width - _INSET


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


def _draw_land(picture: Image.Image, head: str, lands: tuple[Counter[str], Counter[str]], texts: Words) -> None:
    """How many areas of the Empire each held at first, as a pale bar, and holds now, as a full one."""
    left, base, right = _begin(picture, _LAND, head)
    start, end = left + _NAMES, right - _NUMBERS
    scale = (end - start) / max(*lands[0].values(), *lands[1].values())
    for place, (name, ink) in enumerate(_INKS.items()):
        y = base + place * _ROW
        write_fitted(picture, left, y, texts(f"land-{name}"), Face.STRONG, _LETTERS, _NAMES - 20, INK, least=46)
        for lands_then, shade in zip(lands, (Ink(lighter(ink.colour, 0.6)), ink), strict=True):
            high = _BAR if shade is ink else _BAR + 10
            top = y - 18 - high / 2
            fill(picture, (start, top, start + round(lands_then[name] * scale), top + high), shade)
        write(picture, right, y, _course(lands, name), Face.HEAVY, _LETTERS, INK, align=1)


def _course(lands: tuple[Counter[str], Counter[str]], name: str) -> str:
    """How many areas someone held at first and holds now."""
    return " \u2192 ".join(str(each[name]) for each in lands)


def _lands(holders: Mapping[str, str]) -> Counter[str]:
    """How many areas of the Empire each of the inks is for at a time."""
    areas = [area.id for area in ultimus_data().areas.values() if area.in_empire]
    return Counter(_holder(holders.get(area, "")) for area in areas)


def _holder(people: str) -> str:
    return {WEST: "west", EAST: "east", USURPER: "usurpers"}.get(people, "tribes")
