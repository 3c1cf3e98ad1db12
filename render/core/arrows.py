"""Arrows for attacks, moves, support and retreats, told apart by shape as well as colour.

An attack is a ribbon with a solid head. A move is a thin line with an open head. Support is a row of dots that ends in
a ring. A retreat is a move in dashes. The pale edge is the same shape grown by some pixels, so it surrounds the arrow
from the tail to the tip.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Box, Point
from render.core.image_cache import cached_image
from render.core.layout import note
from render.core.palette import FRAME_DARK, IVORY, Colour

Kind = Literal["attack", "move", "support", "retreat"]
Blocked = Callable[[Point], bool]

_SCALE: Final = 3
_SHADOW: Final = 8
"""The pixels around an arrow that its shadow may reach."""

_POINTS: Final = 32
_STEP: Final = 12.0
_BENDS: Final = (0.14, -0.14, 0.24, -0.24, 0.34, -0.34, 0.04)
"""The bends of an arc that are tried, as shares of its length, the preferred one first."""

EDGE, WIDE_EDGE = 2.0, 5.0
"""The width of the pale edge around an arrow; the wide one is seen on a phone, on land of the arrow's colour too."""

_BESIDE: Final = 3.0
"""Pixels between the edge of an arrow and the box where it ends."""

_HEAD: Final = {"attack": 3.1, "move": 3.4, "support": 1.6, "retreat": 3.4}
"""The length of a head in widths of the arrow."""

_SLENDER: Final = 0.62
"""Half the width of a head as a share of its length."""

_LEAST: Final = 2.2
"""The length in widths below which an arrow starts on top of its start's box."""


@dataclass(frozen=True)
class Leg:
    """The middle line of an arrow on the picture, from its tail to its tip."""

    points: tuple[Point, ...]

    @property
    def tip(self) -> Point:
        """Where the arrow ends."""
        return self.points[-1]

    @property
    def length(self) -> float:
        """The length along the line in pixels."""
        return sum(math.dist(one, other) for one, other in zip(self.points, self.points[1:], strict=False))

    def at(self, distance: float) -> Point:
        """The point at a distance from the tail."""
        for one, other in zip(self.points, self.points[1:], strict=False):
            step = math.dist(one, other)
            if step and distance <= step:
                return _between(one, other, distance / step)
            distance -= step
        return self.tip

    def until(self, distance: float) -> list[Point]:
        """The line from the tail to a distance from it."""
        found, passed = [self.points[0]], 0.0
        for one, other in zip(self.points, self.points[1:], strict=False):
            passed += math.dist(one, other)
            if passed >= distance:
                break
            found.append(other)
        return [*found, self.at(distance)]


def leg(
    start: Point,
    end: Point,
    width: float,
    *,
    start_boxes: Sequence[Box] = (),
    end_boxes: Sequence[Box] = (),
    blocked: Blocked | None = None,
    via: Sequence[Point] = (),
) -> Leg | None:
    """The arc of an arrow from beside one place to beside another, bent away from what is ``blocked``.

    ``via``: places that it may go along if no arc is clear.

    It ends outside the boxes of its goal. It starts outside those of its start unless it would be too short to see.
    None if the goal's boxes leave no room.
    """
    goal = [_grown(box, EDGE + _BESIDE) for box in end_boxes]
    home = [_grown(box, EDGE) for box in start_boxes]
    best: tuple[float, Leg] | None = None
    arcs = [_arc(start, end, bend) for bend in _BENDS]
    if via:
        arcs.append(list(bent((start, *via, end), math.dist(start, end)).points))
    for place, arc in enumerate(arcs):
        found = _clipped(arc, home, goal, _LEAST * width)
        if found is None:
            continue
        cost = place * 0.3
        if blocked is not None:
            cost += sum(blocked(point) for point in found.points)
        if best is None or cost < best[0]:
            best = cost, found
        if cost <= place * 0.3:
            break
    return None if best is None else best[1]


def bends(
    start: Point,
    end: Point,
    width: float,
    shares: Sequence[float],
    start_boxes: Sequence[Box],
    end_boxes: Sequence[Box],
) -> list[Leg]:
    """The arcs of an arrow with some bends, as shares of its length, each outside the boxes of its ends; see `leg`."""
    goal = [_grown(box, EDGE + _BESIDE) for box in end_boxes]
    home = [_grown(box, EDGE) for box in start_boxes]
    found = (_clipped(_arc(start, end, share), home, goal, _LEAST * width) for share in shares)
    return [line for line in found if line is not None]


def bent(corners: Sequence[Point], radius: float) -> Leg:
    """A line along corners, each rounded, for an arrow whose way is known."""
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:], strict=False):
        reach = min(radius, math.dist(before, corner) / 2, math.dist(corner, after) / 2)
        enter = _between(corner, before, reach / (math.dist(before, corner) or 1))
        leave = _between(corner, after, reach / (math.dist(corner, after) or 1))
        points += [*_straight(points[-1], enter), *_curve(enter, corner, leave)]
    return Leg((*points, *_straight(points[-1], corners[-1])))


def draw_arrow(
    picture: Image.Image, line: Leg, colour: Colour, kind: Kind, *, width: float = 7, pale: float = EDGE
) -> Box:
    """Draw an arrow along a line, with a ``pale`` edge that many pixels wide. Returns the box of its head with it."""
    reach = width * 3 + pale + 8
    left = math.floor(min(x for x, _ in line.points) - reach)
    top = math.floor(min(y for _, y in line.points) - reach)
    right = math.ceil(max(x for x, _ in line.points) + reach)
    bottom = math.ceil(max(y for _, y in line.points) + reach)
    moved = Leg(tuple((x - left, y - top) for x, y in line.points))
    shadow, edge, shape, seen = _masks((right - left, bottom - top), moved, kind, width, pale)
    left, top = left + seen[0], top + seen[1]
    picture.paste(FRAME_DARK, (left + 1, top + 2), shadow)
    picture.paste(IVORY, (left, top), edge)
    picture.paste(colour, (left, top), shape)
    box = head_box(line, kind, width, pale)
    note(picture, "arrowhead", box)
    return box


@cached_image
def _masks(
    size: tuple[int, int], line: Leg, kind: Kind, width: float, pale: float
) -> tuple[Image.Image, Image.Image, Image.Image, Box]:
    """The masks of an arrow's shadow, its pale edge and its shape within a size, and the box of that which they are.

    Questions, previews and reports of a turn draw the same arrows.
    """
    edge = shape_mask(size, line, kind, width, grow=pale)
    seen = _clear_of(edge.getbbox() or (0, 0, *size), size)
    edge = edge.crop(seen)
    shadow = edge.filter(ImageFilter.GaussianBlur(2)).point([round(value * 0.45) for value in range(256)])
    return shadow, edge, shape_mask(size, line, kind, width).crop(seen), seen


def head_box(line: Leg, kind: Kind, width: float, pale: float = EDGE) -> Box:
    """The box of an arrow's head with its pale edge."""
    head = _head_length(line, kind, width)
    base, tip, half = line.at(line.length - head), line.tip, head * _SLENDER + pale
    return (
        math.floor(min(base[0], tip[0]) - half), math.floor(min(base[1], tip[1]) - half),
        math.ceil(max(base[0], tip[0]) + half), math.ceil(max(base[1], tip[1]) + half),
    )  # fmt: skip


def _clear_of(box: Box, size: tuple[int, int]) -> Box:
    """A box with room for a shadow around it, within a size."""
    left, top, right, bottom = box
    return (
        max(left - _SHADOW, 0), max(top - _SHADOW, 0), min(right + _SHADOW, size[0]), min(bottom + _SHADOW, size[1]),
    )  # fmt: skip


def shape_mask(size: tuple[int, int], line: Leg, kind: Kind, width: float, *, grow: float = 0) -> Image.Image:
    """The mask (L) of an arrow, its shape grown by some pixels on all sides."""
    brush = _Brush(size, grow)
    _SHAPES[kind](brush, line, width)
    return brush.mask.reduce(_SCALE)


def boxes_along(line: Leg, width: float) -> list[Box]:
    """Small boxes that cover an arrow, so that names can keep away from it."""
    half = width / 2 + EDGE
    return [
        (math.floor(x - half), math.floor(y - half), math.ceil(x + half), math.ceil(y + half))
        for x, y in line.points[:: max(1, round(2 * half * len(line.points) / max(line.length, 1)))]
    ]


class _Brush:
    """Draws shapes on an enlarged mask, each grown by the same number of pixels."""

    def __init__(self, size: tuple[int, int], grow: float) -> None:
        self.mask = Image.new("L", (size[0] * _SCALE, size[1] * _SCALE), 0)
        self._draw = ImageDraw.Draw(self.mask)
        self._grow = grow

    def line(self, points: Sequence[Point], widths: Sequence[float]) -> None:
        """A line with round joints; ``widths`` are those at its points."""
        for place, (point, width) in enumerate(zip(points, widths, strict=True)):
            self.disc(point, width / 2)
            if place:
                corners = _quad(points[place - 1], point, widths[place - 1] / 2 + self._grow, width / 2 + self._grow)
                self._draw.polygon(self._scaled(corners), fill=255)

    def disc(self, centre: Point, radius: float) -> None:
        """A filled circle."""
        (x, y), reach = centre, (radius + self._grow) * _SCALE
        self._draw.ellipse((x * _SCALE - reach, y * _SCALE - reach, x * _SCALE + reach, y * _SCALE + reach), fill=255)

    def polygon(self, corners: Sequence[Point]) -> None:
        """A filled polygon. Growing it rounds its corners."""
        self._draw.polygon(self._scaled(corners), fill=255)
        if self._grow:
            self.line([*corners, corners[0]], [0.0] * (len(corners) + 1))

    def hole(self, centre: Point, radius: float) -> None:
        """A circle without colour, smaller the more the shape has grown."""
        (x, y), reach = centre, max(0.0, radius - self._grow) * _SCALE
        if reach:
            self._draw.ellipse((x * _SCALE - reach, y * _SCALE - reach, x * _SCALE + reach, y * _SCALE + reach), fill=0)

    @staticmethod
    def _scaled(points: Sequence[Point]) -> list[Point]:
        return [(x * _SCALE, y * _SCALE) for x, y in points]


def _attack(brush: _Brush, line: Leg, width: float) -> None:
    """A ribbon that widens towards its solid head, whose barbs point backwards."""
    head = _head_length(line, "attack", width)
    base, half = line.at(line.length - head), head * _SLENDER
    body = line.until(line.length - head * 0.85)
    thick = min(width, half * 0.85)
    brush.line(body, [thick * (0.55 + 0.45 * place / (len(body) - 1)) for place in range(len(body))])
    ux, uy = _direction(base, line.tip)
    brush.polygon([
        line.tip,
        (base[0] - uy * half - ux * head * 0.18, base[1] + ux * half - uy * head * 0.18),
        (base[0] + ux * head * 0.12, base[1] + uy * head * 0.12),
        (base[0] + uy * half - ux * head * 0.18, base[1] - ux * half - uy * head * 0.18),
    ])  # fmt: skip


def _move(brush: _Brush, line: Leg, width: float) -> None:
    """A thin line with an open head."""
    thin = width * 0.5
    body = line.until(line.length - thin)
    brush.line(body, [thin] * len(body))
    _move_head(brush, line, "move", width)


def _move_head(brush: _Brush, line: Leg, kind: Kind, width: float) -> None:
    """An open head."""
    head = _head_length(line, kind, width)
    base, half, thin = line.at(line.length - head), head * _SLENDER, width * 0.5
    ux, uy = _direction(base, line.tip)
    tip = line.tip[0] - ux * thin / 2, line.tip[1] - uy * thin / 2
    wings = [(base[0] - side * uy * half, base[1] + side * ux * half) for side in (1, -1)]
    brush.line([wings[0], tip, wings[1]], [thin] * 3)


def _retreat(brush: _Brush, line: Leg, width: float) -> None:
    """A thin line in dashes with an open head."""
    _move_head(brush, line, "retreat", width)
    thin, until = width * 0.5, line.length - width * 0.9
    count = max(1, round(until / (3.2 * width)))
    for place in range(count):
        near, far = until * place / count, until * (place + 0.5) / count
        piece = [line.at(near), line.at((near + far) / 2), line.at(far)]
        brush.line(piece, [thin] * 3)


def _support(brush: _Brush, line: Leg, width: float) -> None:
    """A row of dots that ends in a ring."""
    radius = _head_length(line, "support", width) / 2
    centre, length = line.at(line.length - radius), line.length - 2 * radius
    count = max(1, int(length / (1.55 * width)))
    for place in range(count):
        brush.disc(line.at(length * (place + 0.4) / count), width * 0.42)
    brush.disc(centre, radius)
    brush.hole(centre, radius * 0.5)


_SHAPES: Final[dict[Kind, Callable[[_Brush, Leg, float], None]]] = {
    "attack": _attack,
    "move": _move,
    "support": _support,
    "retreat": _retreat,
}


def _head_length(line: Leg, kind: Kind, width: float) -> float:
    """The length of a head: never more than most of a short arrow, so that heads stay longer than wide."""
    return min(_HEAD[kind] * width, 0.7 * line.length)


def _arc(start: Point, end: Point, bend: float) -> list[Point]:
    """The points of a quadratic curve bent to its left."""
    (ax, ay), (bx, by) = start, end
    middle = (ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend
    return _curve(start, middle, end)


def _curve(start: Point, middle: Point, end: Point) -> list[Point]:
    """The points of a quadratic curve."""
    points = []
    for step in range(_POINTS + 1):
        share = step / _POINTS
        near, far = _between(start, middle, share), _between(middle, end, share)
        points.append(_between(near, far, share))
    return points


def _straight(start: Point, end: Point) -> list[Point]:
    """The points of a straight line after its start, close enough for a ribbon that widens."""
    steps = max(1, round(math.dist(start, end) / _STEP))
    return [_between(start, end, (step + 1) / steps) for step in range(steps)]


def _clipped(arc: list[Point], home: Sequence[Box], goal: Sequence[Box], least: float) -> Leg | None:
    """The part of an arc outside the boxes of both ends."""
    last = _edge_point(arc[::-1], goal)
    if last is None:
        return None
    points = [*arc[: len(arc) - last[0]], last[1]]
    first = _edge_point(points, home)
    if first is not None and Leg((first[1], *points[first[0] :])).length >= least:
        points = [first[1], *points[first[0] :]]
    found = Leg(tuple(points))
    return found if found.length > 1 else None


def _edge_point(points: Sequence[Point], boxes: Sequence[Box]) -> tuple[int, Point] | None:
    """The first point outside all boxes from which the line stays outside, and its place; None if it never leaves."""
    inside = [place for place, point in enumerate(points) if _in_any(point, boxes)]
    if not inside:
        return 0, points[0]
    place = inside[-1] + 1
    if place >= len(points):
        return None
    near, far = points[place - 1], points[place]
    for _ in range(6):
        middle = _between(near, far, 0.5)
        near, far = (middle, far) if _in_any(middle, boxes) else (near, middle)
    return place, far


def _in_any(point: Point, boxes: Sequence[Box]) -> bool:
    x, y = point
    return any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes)


def _grown(box: Box, by: float) -> Box:
    pixels = math.ceil(by)
    return box[0] - pixels, box[1] - pixels, box[2] + pixels, box[3] + pixels


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _direction(one: Point, other: Point) -> Point:
    length = math.dist(one, other) or 1.0
    return (other[0] - one[0]) / length, (other[1] - one[1]) / length


def _quad(one: Point, other: Point, near: float, far: float) -> list[Point]:
    """The corners of a piece of a line, with half its width at both ends."""
    ux, uy = _direction(one, other)
    return [
        (one[0] - uy * near, one[1] + ux * near), (other[0] - uy * far, other[1] + ux * far),
        (other[0] + uy * far, other[1] - ux * far), (one[0] + uy * near, one[1] - ux * near),
    ]  # fmt: skip
