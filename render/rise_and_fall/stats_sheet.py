"""Campaign statistics: the stars of both empires and the areas of each power, by decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from render.core.canvas import Pen, finished, smooth
from render.core.charts import begin_sheet
from render.core.fonts import Face
from render.core.map_symbols import swatch
from render.core.palette import HAIRLINE, INK, PORPHYRY, SECONDARY
from render.core.picture import Picture
from render.core.text_panels import panel, write
from render.core.words import Words
from render.rise_and_fall.replay import Decade, decades
from render.rise_and_fall.texts import words, year_text
from render.rise_and_fall.theme import livery
from rules.core.events import Event

WIDTH: Final = 1200
HEIGHT: Final = 900
_PLOT: Final = (70, 170, 1070, 330)
_LAND: Final = (70, 590, 1070, 220)


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
    attacks = sum((Counter(each.attacks) for each in shown), Counter[str]())
    lines = [
        texts("stat-stars", rome=(last.stars or (0, 0, 0))[0], parthia=(last.stars or (0, 0, 0))[1]),
        texts("stat-best", stars=(best.stars or (0, 0, 0))[0], year=year_text(best.year, texts)),
        texts("stat-revolts", revolts=sum(each.revolts for each in shown), wars=sum(each.civil_wars for each in shown)),
    ]
    return lines + [texts("stat-attacks", power=power, count=count) for power, count in attacks.most_common(5)]


def _sheet(shown: Sequence[Decade], title: str, lines: Sequence[str], texts: Words) -> Picture:
    picture = begin_sheet(title, "", (WIDTH, HEIGHT))
    for box, head in ((_PLOT, "stat-plot-stars"), (_LAND, "stat-plot-land")):
        panel(box[2] + 90, box[3] + 92).put(picture, box[0] - 42, box[1] - 54)
        write(picture, box[0], box[1] - 18, texts(head), Face.HEAD, 22, PORPHYRY, spacing=1)
    if shown:
        _draw_stars(picture, shown, texts)
        _draw_land(picture, shown, texts)
    alt = [f"{title}.", texts("alt-statistics"), *(_ended(line) for line in lines)]
    return finished(picture, "statistics", " ".join(alt))


def _ended(line: str) -> str:
    """A line as a sentence."""
    return line if line.endswith(".") else f"{line}."


def _draw_stars(picture: Image.Image, shown: Sequence[Decade], texts: Words) -> None:
    left, top, width, height = _PLOT
    most = max(max(each.stars or (0, 0, 0)) for each in shown) or 1

    def at(place: int, value: int) -> tuple[float, float]:
        return left + width * (place + 0.5) / len(shown), top + height * (1 - value / most)

    def paint(pen: Pen) -> None:
        for value in range(0, most + 1, 10):
            y = top + height * (1 - value / most)
            pen.line([(left, y), (left + width, y)], 1, HAIRLINE)
        for seat, power in ((1, "parthia"), (0, "rome")):
            points = [at(place, (each.stars or (0, 0, 0))[seat]) for place, each in enumerate(shown)]
            colour = livery(power).counter
            if len(points) > 1:
                pen.line(points, 4, colour)
            for x, y in points:
                pen.disc(x, y, 5, colour)

    layer = smooth(WIDTH, HEIGHT, paint, scale=2)
    picture.paste(layer, (0, 0), layer)
    for value in range(0, most + 1, 10):
        write(picture, left - 10, top + height * (1 - value / most) + 6, str(value), Face.BODY, 17, SECONDARY, align=1)
    _draw_years(picture, shown, _PLOT, texts)
    for place, power in enumerate(("rome", "parthia")):
        swatch(livery(power).counter, 18).put(picture, left + width - 260 + place * 130, top - 34)
        write(picture, left + width - 234 + place * 130, top - 18, texts.name(power), Face.BODY, 18, INK)


def _draw_land(picture: Image.Image, shown: Sequence[Decade], texts: Words) -> None:
    """The areas of all powers as one band, each in its colour."""
    left, top, width, height = _LAND
    counts = [Counter(holder for holder in each.control.values() if holder) for each in shown]
    powers = sorted(set().union(*counts), key=lambda power: (power != "rome", power != "parthia", power))
    step = width / len(shown)

    def paint(pen: Pen) -> None:
        for place, count in enumerate(counts):
            y, whole = float(top), sum(count.values()) or 1
            for power in powers:
                tall = height * count[power] / whole
                if tall > 0.5:
                    pen.box(left + place * step, y, step + 0.6, tall, livery(power).wash)
                y += tall

    layer = smooth(WIDTH, HEIGHT, paint, scale=2)
    picture.paste(layer, (0, 0), layer)
    _draw_years(picture, shown, _LAND, texts)


def _draw_years(picture: Image.Image, shown: Sequence[Decade], box: tuple[int, int, int, int], texts: Words) -> None:
    left, top, width, height = box
    every = max(1, len(shown) // 8)
    for place in range(0, len(shown), every):
        x = left + width * (place + 0.5) / len(shown)
        text = year_text(shown[place].year, texts)
        write(picture, x, top + height + 22, text, Face.BODY, 16, SECONDARY, align=0.5)
