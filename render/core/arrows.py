"""March arrows: one arc per leg, with a head, a pale edge and a shadow."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Point
from render.core.palette import FRAME_DARK, IVORY, Colour

_SCALE: Final = 3
_BEND: Final = 0.14
_POINTS: Final = 24


def march(picture: Image.Image, path: Sequence[Point], colour: Colour, *, width: float = 7, short: float = 14) -> None:
    """Draw a march along points of the picture. Each leg is an arc that ends ``short`` pixels before its goal."""
    for start, end in itertools.pairwise(path):
        _leg(picture, start, end, colour, width, short)


def _leg(picture: Image.Image, start: Point, end: Point, colour: Colour, width: float, short: float) -> None:
    length = math.dist(start, end)
    if length < 2 * short + 2.5 * width:
        return
    arc = _arc(start, end, short / length)
    left = min(x for x, _ in arc) - 4 * width
    top = min(y for _, y in arc) - 4 * width
    right = max(x for x, _ in arc) + 4 * width
    bottom = max(y for _, y in arc) + 4 * width
    shape = [((x - left) * _SCALE, (y - top) * _SCALE) for x, y in arc]
    size = round((right - left) * _SCALE), round((bottom - top) * _SCALE)
    at = round(left), round(top)
    final = size[0] // _SCALE, size[1] // _SCALE
    shadow = _ribbon(size, shape, (width + 4) * _SCALE).resize(final, Image.Resampling.LANCZOS)
    shadow = shadow.filter(ImageFilter.GaussianBlur(2.5)).point([round(value * 0.5) for value in range(256)])
    picture.paste(FRAME_DARK, (at[0] + 1, at[1] + 2), shadow)
    picture.paste(IVORY, at, _ribbon(size, shape, (width + 3) * _SCALE).resize(final, Image.Resampling.LANCZOS))
    picture.paste(colour, at, _ribbon(size, shape, width * _SCALE).resize(final, Image.Resampling.LANCZOS))


def _arc(start: Point, end: Point, short: float) -> list[Point]:
    """The points of a quadratic curve bent to its left, without a share ``short`` at both ends."""
    (ax, ay), (bx, by) = start, end
    middle = (ax + bx) / 2 + (by - ay) * _BEND, (ay + by) / 2 - (bx - ax) * _BEND
    points = []
    for step in range(_POINTS + 1):
        share = short + (1 - 2 * short) * step / _POINTS
        x = (1 - share) ** 2 * ax + 2 * share * (1 - share) * middle[0] + share**2 * bx
        y = (1 - share) ** 2 * ay + 2 * share * (1 - share) * middle[1] + share**2 * by
        points.append((x, y))
    return points


def _ribbon(size: tuple[int, int], points: list[Point], width: float) -> Image.Image:
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    tip, before = points[-1], points[-4]
    angle = math.atan2(tip[1] - before[1], tip[0] - before[0])
    head = width * 1.15 + 6 * _SCALE
    base = tip[0] - head * 1.2 * math.cos(angle), tip[1] - head * 1.2 * math.sin(angle)
    body = [*points[:-3], base]
    for place in range(len(body) - 1):
        share = 0.55 + 0.45 * place / len(body)
        draw.line([body[place], body[place + 1]], fill=255, width=max(1, round(width * share)))
        radius = width * share / 2
        x, y = body[place]
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    across = angle + math.pi / 2
    wings = [(base[0] + side * head * math.cos(across), base[1] + side * head * math.sin(across)) for side in (1, -1)]
    grown = tip[0] + width * 0.2 * math.cos(angle), tip[1] + width * 0.2 * math.sin(angle)
    draw.polygon([grown, *wings], fill=255)
    return mask
