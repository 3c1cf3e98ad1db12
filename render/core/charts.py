"""Statistics sheets and the parts of plots: inks that differ by colour and pattern, bars, lines, marks."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image, ImageDraw

from render.core.canvas import Box, Pen, Point, gradient, smooth
from render.core.fonts import Face, text_width
from render.core.image_cache import cached_image
from render.core.palette import (
    BAND,
    BAND_SECONDARY,
    BAND_TEXT,
    HAIRLINE,
    INK,
    IVORY,
    PANEL,
    PORPHYRY,
    SECONDARY,
    VELLUM,
    Colour,
    darker,
    rgb,
)
from render.core.text_panels import panel, write, write_fitted

Pattern = Literal["plain", "rising", "falling", "level", "upright", "dotted", "crossed"]
Shape = Literal["disc", "diamond", "square", "up", "down"]
_SCALE: Final = 3
_PERIOD: Final = 8
_TILE: Final = 640
_HEAD: Final = 96
_TITLE, _LEAST_TITLE = 0.037, 0.033
"""The largest and the least letters of a sheet's title as shares of its width: 13 and 12 pixels of 360."""


@dataclass(frozen=True)
class Ink:
    """An area's fill: a colour, and lines over it for readers who can't tell the colours apart."""

    colour: Colour
    pattern: Pattern = "plain"
    lines: Colour = IVORY


BLUE: Final = Ink(rgb("#0072b2"))
ORANGE: Final = Ink(rgb("#e69f00"), "rising", rgb("#5c3d00"))
GREEN: Final = Ink(rgb("#009e73"), "level")
VERMILION: Final = Ink(rgb("#d55e00"), "falling")
RUIN: Final = Ink(rgb("#2b2320"), "crossed", rgb("#e69f00"))
SKY: Final = Ink(rgb("#56b4e9"), "upright", rgb("#0b3a57"))
PALE: Final = Ink(rgb("#9fc3da"), "dotted", rgb("#0b3a57"))
BLUSH: Final = Ink(rgb("#eeb594"), "dotted", rgb("#7a3500"))
GREY: Final = Ink(rgb("#b9b0a4"))
"""The inks: the colour-blind-safe colours of Okabe and Ito (2008), each with a pattern."""


@dataclass(frozen=True)
class Axis:
    """A scale from ``low`` to ``high`` along ``length`` pixels."""

    low: float
    high: float
    length: int

    def at(self, value: float) -> float:
        """The distance of a value from the low end in pixels."""
        return (value - self.low) * self.length / (self.high - self.low)


@dataclass(frozen=True)
class Plot:
    """Where a plot is drawn: its inner rectangle on the picture, and the font size of its scale and legend."""

    picture: Image.Image
    left: int
    top: int
    width: int
    height: int
    letters: int = 18

    @property
    def bottom(self) -> int:
        """The lower edge."""
        return self.top + self.height

    def column(self, place: int, columns: int) -> tuple[float, float]:
        """The middle of a column of the plot, and half the width of its bar."""
        width = self.width / max(columns, 6)
        return self.left + width * (place + 0.5), min(width * 0.36, self.letters * 1.2)

    @property
    def legend_line(self) -> int:
        """The baseline of a legend above it."""
        return self.top - self.letters // 2 - 8

    @property
    def labels_line(self) -> int:
        """The baseline of labels below it."""
        return self.bottom + self.letters + 8


def begin_sheet(title: str, subtitle: str, size: tuple[int, int]) -> Image.Image:
    """A statistics sheet with only its head."""
    picture = Image.new("RGB", size, VELLUM)
    picture.paste(gradient(size[0], _HEAD, BAND, (52, 36, 26)), (0, 0))
    largest, least = round(size[0] * _TITLE), round(size[0] * _LEAST_TITLE)
    aside = write(picture, size[0] - 28, 66, subtitle, Face.ITALIC, least, BAND_SECONDARY, align=1)
    room = size[0] - 56 - (aside + 40 if subtitle else 0)
    write_fitted(picture, 28, 68, title, Face.TITLE, largest, room, BAND_TEXT, least=least, spacing=2)
    return picture


def begin_plate(picture: Image.Image, box: Box, heading: str, letters: int = 18) -> Plot:
    """A plate of a sheet with its heading; returns the plot area. ``box``: left, top, width and height."""
    left, top, width, height = box
    panel(width, height).put(picture, left, top)
    above, below, beside = 56 + 2 * letters, 28 + letters, 24 + 2 * letters
    write_fitted(
        picture, left + 26, top + 20 + letters, heading, Face.HEAD, letters + 4, width - 52, PORPHYRY,
        least=letters - 6, spacing=1,
    )  # fmt: skip
    return Plot(picture, left + beside, top + above, width - beside - 26, height - above - below, letters)


@cached_image
def _pattern(pattern: Pattern) -> Image.Image:
    """A large sheet of the pattern as a mask to cut areas from; read-only."""
    size, step = _TILE * 2, _PERIOD * 2
    mask = Image.new("L", (size, size), 0)
    draw = ImageDraw.Draw(mask)
    for at in range(-size, size * 2, step):
        if pattern in ("rising", "crossed"):
            draw.line((at, 0, at - size, size), fill=255, width=3)
        if pattern in ("falling", "crossed"):
            draw.line((at, 0, at + size, size), fill=255, width=3)
        if pattern == "level":
            draw.line((0, at, size, at), fill=255, width=3)
        if pattern == "upright":
            draw.line((at, 0, at, size), fill=255, width=3)
        if pattern == "dotted":
            for x in range(0, size, step):
                draw.ellipse((x + 3, at + 3, x + 9, at + 9), fill=255)
    return mask.resize((_TILE, _TILE), Image.Resampling.LANCZOS).point([round(v * 0.75) for v in range(256)])


def fill(picture: Image.Image, box: tuple[float, float, float, float], ink: Ink) -> None:
    """Fill a box, given by two opposite corners, with an ink; an empty box is skipped."""
    left, right = sorted((round(box[0]), round(box[2])))
    top, bottom = sorted((round(box[1]), round(box[3])))
    if left == right or top == bottom:
        return
    whole = left, top, right, bottom
    picture.paste(ink.colour, whole)
    if ink.pattern != "plain":
        picture.paste(ink.lines, whole, _pattern(ink.pattern).crop((0, 0, right - left, bottom - top)))
    edge = darker(ink.colour, 0.3)
    for side in ((left, top, right, top + 1), (left, bottom - 1, right, bottom)):
        picture.paste(edge, side)
    for side in ((left, top, left + 1, bottom), (right - 1, top, right, bottom)):
        picture.paste(edge, side)


def curve(picture: Image.Image, points: Sequence[Point], colour: Colour, width: float = 3.2) -> None:
    """A smooth line through the points, on a pale background that separates it from what it crosses."""
    if len(points) < 2:
        return
    margin = 8
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    shifted = [(x - left, y - top) for x, y in points]
    size = tuple(math.ceil(max(values)) + margin for values in zip(*shifted, strict=True))

    def paint(pen: Pen) -> None:
        pen.line(shifted, width + 3, PANEL)
        pen.line(shifted, width, colour)

    image = smooth(size[0], size[1], paint, scale=_SCALE)
    picture.paste(image, (round(left), round(top)), image)


_HIDDEN, _NESTED = 0.45, 0.6
"""The distance at which a mark hides another one, as a share of its size, and the size in which that is repeated."""

_OUTLINES: Final = {"diamond": (4, 0.0), "square": (4, 0.125), "up": (3, -0.25), "down": (3, 0.25)}
"""Shape to the number of its corners, and the rotation of the first one below the right, as a share of a turn."""


@cached_image
def _mark(shape: Shape, size: int, colour: Colour) -> Image.Image:
    middle, reach = size / 2, size / 2 - 2

    def outline(radius: float) -> list[Point]:
        corners, turned = _OUTLINES[shape]
        turns = [2 * math.pi * (corner / corners + turned) for corner in range(corners)]
        return [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]

    def paint(pen: Pen) -> None:
        for radius, tone in ((reach + 2, PANEL), (reach, colour)):
            if shape == "disc":
                pen.disc(middle, middle, radius * 0.9, tone)
            else:
                pen.polygon(outline(radius), tone)

    return smooth(size, size, paint)


def mark(picture: Image.Image, x: float, y: float, shape: Shape, colour: Colour, size: int = 20) -> None:
    """A mark centred on a point."""
    image = _mark(shape, size, colour)
    picture.paste(image, (round(x - size / 2), round(y - size / 2)), image)


def dashed(picture: Image.Image, start: tuple[float, float], end: tuple[float, float], colour: Colour) -> None:
    """A horizontal or vertical dashed line, two pixels wide."""
    (left, top), (right, bottom) = start, end
    if top == bottom:
        for x in range(round(left), round(right), 12):
            picture.paste(colour, (x, round(top) - 1, min(x + 7, round(right)), round(top) + 1))
        return
    for y in range(round(top), round(bottom), 12):
        picture.paste(colour, (round(left) - 1, y, round(left) + 1, min(y + 7, round(bottom))))


def with_minus(value: float) -> str:
    """A number with a proper minus sign."""
    return f"{value:g}" if value >= 0 else f"−{-value:g}"


def step_of(span: float, most: int) -> int:
    """The smallest step of 1, 2, 5, 10 and so on that divides a span into at most ``most`` parts."""
    for power in itertools.count():
        for digit in (1, 2, 5):
            if span / (digit * 10**power) <= most:
                return int(digit * 10**power)
    raise AssertionError("unreachable")


@dataclass(frozen=True)
class Series:
    """A line of a plot: its name, its values from left to right, its colour and the shape of its marks."""

    name: str
    values: Sequence[float]
    colour: Colour
    shape: Shape = "disc"


def draw_lines(
    plot: Plot,
    series: Sequence[Series],
    labels: Sequence[str],
    number: Callable[[float], str] = "{:g}".format,
    most_marks: int = 0,
    ends: int = 0,
    named_ends: int = 0,
) -> None:
    """Lines over a scale from zero, each with marks of its own shape and its last value.

    Labels are below; a legend is above, with each line's name, and its last value if all have room. ``number`` writes
    a value. ``most_marks``: the most marks of a line; 0: as many as have room. ``ends``: the width right of the plot
    where each line has its last value; 0: none. ``named_ends``: that where it has its name as well, in place of a
    legend.
    """
    most = max((value for each in series for value in each.values), default=0) or 1
    step = step_of(most, 5)
    axis = Axis(0, (math.floor(most / step) + 1) * step, plot.height)  # no mark lies on the upper edge
    scale_beside(plot, axis, step, number)
    xs, size = _columns(plot, len(labels)), round(plot.letters * (0.5 if named_ends else 0.7)) + 6
    for each in series:
        points = [(x, plot.bottom - axis.at(value)) for x, value in zip(xs, each.values, strict=False)]
        curve(plot.picture, points, each.colour, plot.letters * 0.16 + 1)
        every = math.ceil(len(points) / most_marks) if most_marks else 0
        marked = points[::-1][::every] if every > 1 else _marked(points, plot.width / max(len(labels), 1), size)
        for x, y in marked:
            mark(plot.picture, x, y, each.shape, each.colour, size)
    _mark_hidden_ends(plot, series, axis, xs, size)
    names = [f"{each.name} {number(each.values[-1])}" if each.values else each.name for each in series]
    wide = sum(size + 8 + 2 * _GAP + text_width(name, Face.STRONG, plot.letters + 2) for name in names) - 2 * _GAP
    if named_ends:
        _write_ends(plot, series, axis, names, named_ends)
        labels_below(plot, labels, 0.5)
        return
    if ends or wide > plot.width + _GAP:
        names = [each.name for each in series]
    x = float(plot.left)
    if ends:
        _write_ends(plot, series, axis, [number(each.values[-1]) if each.values else "" for each in series], ends)
        x -= 2 * plot.letters
    for each, name in zip(series, names, strict=True):
        mark(plot.picture, x + size / 2, plot.legend_line - plot.letters * 0.35, each.shape, each.colour, size + 4)
        x += size + 8 + write(plot.picture, x + size + 8, plot.legend_line, name, Face.STRONG, plot.letters + 2, INK)
        x += 2 * _GAP
    labels_below(plot, labels, every=math.ceil(len(labels) / most_marks) if most_marks else 0)


def _mark_hidden_ends(plot: Plot, series: Sequence[Series], axis: Axis, xs: Sequence[float], size: int) -> None:
    """Repeat the last mark of a line, smaller, on top of the marks of later lines that hide it."""
    ends = [(each, xs[len(each.values) - 1], plot.bottom - axis.at(each.values[-1])) for each in series if each.values]
    for place in range(len(ends) - 2, -1, -1):
        each, x, y = ends[place]
        hiding = sum(math.dist((x, y), other[1:]) < size * _HIDDEN for other in ends[place + 1 :])
        if hiding:
            mark(plot.picture, x, y, each.shape, each.colour, round(size * _NESTED**hiding))


def _write_ends(plot: Plot, series: Sequence[Series], axis: Axis, told: Sequence[str], room: int) -> None:
    """What is told of each line right of the plot, in its colour: as near to its end as the others leave room."""
    pitch = round(plot.letters * 1.15)
    ends = sorted(
        (
            (plot.bottom - axis.at(each.values[-1]), each, name)
            for each, name in zip(series, told, strict=True)
            if each.values
        ),
        key=lambda end: end[0],
    )
    lines = [y for y, _, _ in ends]
    for _ in range(len(lines) * len(lines)):
        for place in range(1, len(lines)):
            short = pitch - (lines[place] - lines[place - 1])
            if short > 0:
                lines[place - 1], lines[place] = lines[place - 1] - short / 2, lines[place] + short / 2
    over = max(max(lines, default=0) - plot.bottom, 0)
    for y, (_, each, name) in zip(lines, ends, strict=True):
        x, base = plot.left + plot.width + room, y - over + plot.letters * 0.36
        write(plot.picture, x, base, name, Face.HEAVY, plot.letters + 2, each.colour, align=1)


def _marked(points: Sequence[Point], step: float, size: int) -> Sequence[Point]:
    """The points of a line that have marks: all, or as many as don't touch each other, the last one among them."""
    every = max(1, math.ceil(size / step))
    return points[(len(points) - 1) % every :: every] if points else points


def draw_bands(
    plot: Plot, columns: Sequence[Mapping[str, float]], inks: Mapping[str, Ink], labels: Sequence[str]
) -> None:
    """Shares of a whole as bands in the order of the inks, on a scale from 0 to 1, with labels below."""
    xs, half = _columns(plot, len(columns)), plot.width / max(len(columns), 1) / 2
    for x, column in zip(xs, columns, strict=True):
        y, whole = float(plot.top), sum(column.values()) or 1
        for name, ink in inks.items():
            tall = plot.height * column.get(name, 0) / whole
            _fill_plain(plot.picture, (x - half, y, x + half, y + tall), ink)
            y += tall
    for quarters, written in enumerate(("0", "¼", "½", "¾", "1")):
        y = round(plot.bottom - plot.height * quarters / 4)
        plot.picture.paste(HAIRLINE, (plot.left - 6, y, plot.left, y + 1))
        write(plot.picture, plot.left - 10, y + plot.letters // 3, written, Face.BODY, plot.letters, SECONDARY, align=1)
    labels_below(plot, labels)


def labels_below(plot: Plot, labels: Sequence[str], apart: float = 1.0, every: int = 0) -> None:
    """Labels below the columns of a plot: every one, or as many as have room.

    ``apart``: the room between two, as a share of their size. ``every``: which columns have marks, counted from the
    last one: of several, labels are below those with marks alone, and below the first column if that leaves room.
    """
    xs = _columns(plot, len(labels))
    size = plot.letters
    wide = max((text_width(label, Face.BODY, size) for label in labels), default=0) + size * apart
    least = max(1, math.ceil(wide * len(labels) / plot.width))
    places = list(range(0, len(labels), least))
    if every > 1:
        places = list(range(len(labels) - 1, -1, -every * math.ceil(least / every)))[::-1]
        places = places if places[0] < least else [0, *places]
    furthest = plot.left + plot.width - (text_width(labels[-1], Face.BODY, size) / 2 if every > 1 else 0)
    for place in places:
        write(
            plot.picture,
            min(xs[place], furthest),
            plot.labels_line,
            labels[place],
            Face.BODY,
            size,
            SECONDARY,
            align=0.5,
        )


def _columns(plot: Plot, count: int) -> list[float]:
    """The middles of equal columns."""
    return [plot.left + plot.width * (place + 0.5) / count for place in range(count)]


def _fill_plain(picture: Image.Image, box: tuple[float, float, float, float], ink: Ink) -> None:
    """Fill a box like `fill`, but without its edges, so that neighbouring columns join."""
    left, top, right, bottom = map(round, box)
    if right <= left or bottom <= top:
        return
    picture.paste(ink.colour, (left, top, right, bottom))
    if ink.pattern == "plain":
        return
    for edge in range(left, right, _TILE - _PERIOD):  # a column may be wider than the sheet of the pattern
        end = min(right, edge + _TILE - _PERIOD)
        x, y = edge % _PERIOD, top % _PERIOD
        part = _pattern(ink.pattern).crop((x, y, x + end - edge, y + bottom - top))
        picture.paste(ink.lines, (edge, top, end, bottom), part)


def scale_beside(plot: Plot, axis: Axis, step: int, number: Callable[[float], str] = with_minus) -> None:
    """Faint horizontal lines at multiples of ``step`` with their values to the left; the zero line is darker."""
    for value in range(math.ceil(axis.low / step) * step, math.floor(axis.high) + 1, step):
        y = round(plot.bottom - axis.at(value))
        plot.picture.paste(SECONDARY if value == 0 else HAIRLINE, (plot.left, y, plot.left + plot.width, y + 1))
        at, size = y + plot.letters // 3, plot.letters
        write(plot.picture, plot.left - 10, at, number(value), Face.BODY, size, SECONDARY, align=1)


def legend(
    picture: Image.Image, left: float, y: int, width: float, entries: Sequence[tuple[str, Ink]], size: int = 18
) -> float:
    """A legend of inks in a row, at most ``width`` wide and ``size`` large; ``y`` is the baseline. Returns its end."""
    size = next((less for less in range(size, _LEAST, -1) if legend_width(entries, less) <= width), _LEAST)
    for name, ink in entries:
        fill(picture, (left, y - size * 0.72, left + size, y + size * 0.2), ink)
        left += size + _SPACE + write(picture, left + size + _SPACE, y, name, Face.BODY, size, INK) + _GAP
    return left


def legend_rows(plot: Plot, entries: Sequence[tuple[str, Ink]]) -> int:
    """A legend above a plot and further down, in as many rows as it needs, its names in full. Returns the rows."""
    row, x = 0, float(plot.left)
    for name, ink in entries:
        wide = legend_width([(name, ink)], plot.letters)
        if x > plot.left and x + wide > plot.left + plot.width:
            row, x = row + 1, plot.left
        legend(plot.picture, x, plot.legend_line + row * row_of(plot), wide + 1, [(name, ink)], plot.letters)
        x += wide + _GAP
    return row + 1 if entries else 0


def row_of(plot: Plot) -> int:
    """The height of a row of a plot's legend."""
    return round(plot.letters * 1.4) + 2


def legend_width(entries: Sequence[tuple[str, Ink]], size: int) -> float:
    """The width of a legend at this font size."""
    names = sum(text_width(name, Face.BODY, size) for name, _ in entries)
    return names + len(entries) * (size + _SPACE + _GAP) - _GAP


_LEAST: Final = 14
_SPACE: Final = 6
_GAP: Final = 13
