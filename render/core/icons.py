"""The sign language: silhouettes as vector paths on a 100×100 grid, one per arm of service or thing, for every game.

A silhouette is a list of strokes applied in order: `fill` and `line` add, `cut` and `gap` take away. Paths use the
letters of SVG with absolute coordinates (M, L, H, V, C, Q, Z) and, besides, `O x y r` for a full circle.
"""

import itertools
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from PIL import Image, ImageDraw

from render.core.canvas import Point, coloured
from render.core.palette import Colour

GRID: Final = 100
_ENLARGE: Final = 4
_CURVE_STEPS: Final = 14


class Stroke(NamedTuple):
    """One step of a silhouette: its kind, its path and, for `line` and `gap`, its width on the grid."""

    kind: Literal["fill", "cut", "line", "gap"]
    path: str
    width: float = 0


def fill(path: str) -> Stroke:
    """Adds the inside of the path."""
    return Stroke("fill", path)


def cut(path: str) -> Stroke:
    """Takes the inside of the path away."""
    return Stroke("cut", path)


def line(path: str, width: float) -> Stroke:
    """Adds a line of the given width along the path, with round ends."""
    return Stroke("line", path, width)


def gap(path: str, width: float) -> Stroke:
    """Takes a line of the given width along the path away."""
    return Stroke("gap", path, width)


_HORSE: Final = (
    fill(
        "M 30 95 C 29 83 34 75 42 67 C 47 62 50 57 50 51 C 44 56 38 57 32 59 C 28 61 27 66 22 68 C 16 70 10 66 8 60 "
        "C 7 55 9 52 12 48 C 17 41 21 35 24 27 C 25 22 28 18 31 15 C 30 11 30 7 31 3 C 36 5 40 8 42 12 "
        "C 44 8 46 6 49 4 C 51 7 52 10 52 14 C 67 17 79 29 84 46 C 88 61 88 79 86 95 Z"
    ),
    cut("O 36 29 3.2"),
    gap("M 55 23 C 66 29 73 40 75 56", 4),
    gap("M 15 60 L 19 56", 2.6),
)
_HELMET: Final = (
    fill(
        "M 18 60 C 14 38 27 20 50 18 C 72 17 86 32 87 54 C 88 64 92 71 97 76 C 86 78 76 74 70 67 C 66 63 61 61 55 60 "
        "L 14 66 C 11 64 12 61 18 60 Z"
    ),
    fill("M 38 64 L 57 62 C 58 72 61 79 66 85 C 60 93 52 94 46 90 C 47 80 44 71 38 64 Z"),
    gap("M 19 56 C 40 51 60 51 74 58", 3.4),
)
_CROSS: Final = "M 42 4 H 58 V 28 H 82 V 44 H 58 V 96 H 42 V 44 H 18 V 28 H 42 Z"
_SMALL_CROSS: Final = "M 46.5 2 H 53.5 V 9 H 60.5 V 15.5 H 53.5 V 26 H 46.5 V 15.5 H 39.5 V 9 H 46.5 Z"

SILHOUETTES: Final[Mapping[str, tuple[Stroke, ...]]] = {
    "infantry": (
        line("M 88 30 V 96", 5.5),
        fill("M 88 2 L 96 20 L 88 33 L 80 20 Z"),
        gap("O 42 54 39.5", 7),
        fill("O 42 54 37.5"),
        cut("O 42 54 29"),
        fill("O 42 54 22.5"),
        cut("O 42 54 13"),
        fill("O 42 54 7"),
    ),
    "cavalry": _HORSE,
    "archer-cavalry": _HORSE,
    "heavy-cavalry": (
        *_HORSE,
        gap("M 2 98 L 94 6", 12),
        line("M 4 96 L 84 16", 5),
        fill("M 97 3 L 91 25 L 84.5 15.5 L 75 9 Z"),
        gap("M 30 87 H 88", 3.4),
    ),
    "fleet": (
        line("M 48 8 V 62", 4.4),
        fill("M 46 4 L 62 8.5 L 46 13 Z"),
        line("M 19 19 H 77", 4),
        fill("M 22 23 H 74 C 70 32 70 40 75 49 H 21 C 26 40 26 32 22 23 Z"),
        gap("M 24 36 H 72", 2.6),
        fill(
            "M 2 61 C 10 62 14 58 18 58 H 78 C 86 58 90 52 87 45 C 85 41 80 43 81 47 C 76 44 78 36 86 36 "
            "C 96 37 98 47 96 55 C 93 68 85 77 74 77 H 26 C 15 77 8 70 2 61 Z"
        ),
        gap("M 14 65 H 84", 2.6),
        line("M 26 77 L 18 95", 3.6),
        line("M 40 77 L 32 95", 3.6),
        line("M 54 77 L 46 95", 3.6),
        line("M 68 77 L 60 95", 3.6),
    ),
    "comes": (
        *_HELMET,
        fill("M 30 18 C 38 6 58 2 74 9 C 86 15 94 27 95 42 C 88 34 84 28 78 23 C 66 14 48 12 30 18 Z"),
        gap("M 30 19 C 48 13 66 15 78 24 C 84 29 88 35 94 43", 3),
    ),
    "magister-militum": (
        *_HELMET,
        fill(
            "M 20 26 C 20 8 40 -2 60 0 C 84 3 99 24 98 50 L 97 62 C 95 63 92 62 91 60 C 90 36 76 18 54 17 "
            "C 40 16 30 19 20 26 Z"
        ),
        gap("M 20 27 C 30 20 40 17 54 18 C 76 19 89 36 90 60", 3),
        gap("M 36 20 L 31 2", 2.8),
        gap("M 50 17 L 50 -2", 2.8),
        gap("M 64 19 L 70 1", 2.8),
        gap("M 77 26 L 88 10", 2.8),
        gap("M 86 38 L 100 29", 2.8),
    ),
    "monument": (
        fill(_SMALL_CROSS),
        fill("M 27 50 C 27 34 37 25 50 25 C 63 25 73 34 73 50 Z"),
        fill("M 24 52 H 76 V 66 H 98 V 96 H 2 V 66 H 24 Z"),
        cut("M 41 96 V 80 C 41 68 59 68 59 80 V 96 Z"),
        cut("M 12 88 V 80 C 12 73 23 73 23 80 V 88 Z"),
        cut("M 77 88 V 80 C 77 73 88 73 88 80 V 88 Z"),
        cut("M 35 46 C 35 41 41 41 41 46 Z"),
        cut("M 47 46 C 47 40 53 40 53 46 Z"),
        cut("M 59 46 C 59 41 65 41 65 46 Z"),
    ),
    "basilica": (
        fill(_SMALL_CROSS),
        fill("M 50 24 L 86 48 V 96 H 14 V 48 Z"),
        cut("M 40 96 V 78 C 40 66 60 66 60 78 V 96 Z"),
        cut("O 50 50 7"),
        gap("M 14 62 H 86", 3),
        cut("M 21 90 V 76 C 21 71 30 71 30 76 V 90 Z"),
        cut("M 70 90 V 76 C 70 71 79 71 79 76 V 90 Z"),
    ),
    "monastery": (
        fill("M 70 2 H 76 V 8 H 82 V 13 H 76 V 22 H 70 V 13 H 64 V 8 H 70 Z"),
        fill("M 73 20 L 92 40 V 96 H 54 V 40 Z"),
        fill("M 4 58 L 29 44 L 54 58 V 96 H 4 Z"),
        cut("M 66 58 V 50 C 66 42 80 42 80 50 V 58 Z"),
        cut("M 66 96 V 80 C 66 70 80 70 80 80 V 96 Z"),
        cut("M 12 84 V 74 C 12 68 21 68 21 74 V 84 Z"),
        cut("M 25 84 V 74 C 25 68 34 68 34 74 V 84 Z"),
        cut("M 38 84 V 74 C 38 68 47 68 47 74 V 84 Z"),
        gap("M 54 60 V 96", 2.6),
    ),
    "temple": (
        fill("M 50 6 L 96 32 V 40 H 4 V 32 Z"),
        cut("O 50 25 5"),
        fill("M 12 43 H 24 V 80 H 12 Z"),
        fill("M 33 43 H 45 V 80 H 33 Z"),
        fill("M 55 43 H 67 V 80 H 55 Z"),
        fill("M 76 43 H 88 V 80 H 76 Z"),
        fill("M 8 82 H 92 V 88 H 97 V 96 H 3 V 88 H 8 Z"),
    ),
    "fortifications": (
        fill("M 4 20 H 13 V 29 H 18 V 20 H 26 V 29 H 31 V 20 H 40 V 50 H 60 V 20 H 69 V 29 H 74 V 20 H 82 V 29 H 87 V 20 "
             "H 96 V 96 H 4 Z"),
        cut("M 40 96 V 76 C 40 62 60 62 60 76 V 96 Z"),
        cut("M 19 58 V 46 C 19 42 25 42 25 46 V 58 Z"),
        cut("M 75 58 V 46 C 75 42 81 42 81 46 V 58 Z"),
        cut("M 44 50 H 48 V 56 H 44 Z"),
        cut("M 52 50 H 56 V 56 H 52 Z"),
    ),
    "walls": (
        fill("M 2 36 H 16 V 47 H 28 V 36 H 42 V 47 H 58 V 36 H 72 V 47 H 84 V 36 H 98 V 92 H 2 Z"),
        gap("M 2 60 H 98", 3),
        gap("M 2 76 H 98", 3),
        gap("M 26 60 V 76", 3),
        gap("M 58 60 V 76", 3),
        gap("M 86 60 V 76", 3),
        gap("M 12 76 V 92", 3),
        gap("M 42 76 V 92", 3),
        gap("M 72 76 V 92", 3),
    ),
    "gate": (
        fill("M 8 14 H 22 V 24 H 32 V 14 H 44 V 24 H 56 V 14 H 68 V 24 H 78 V 14 H 92 V 96 H 8 Z"),
        cut("M 32 96 V 64 C 32 42 68 42 68 64 V 96 Z"),
        line("M 41 58 V 96", 3.4),
        line("M 50 54 V 96", 3.4),
        line("M 59 58 V 96", 3.4),
        line("M 34 72 H 66", 3),
        line("M 34 84 H 66", 3),
    ),
    "tower": (
        fill("M 20 6 H 35 V 17 H 42 V 6 H 58 V 17 H 65 V 6 H 80 V 36 L 72 44 L 76 96 H 24 L 28 44 L 20 36 Z"),
        cut("M 41 96 V 80 C 41 68 59 68 59 80 V 96 Z"),
        cut("M 45 58 V 48 C 45 43 55 43 55 48 V 58 Z"),
    ),
    "bow": (
        line("M 34 6 C 44 16 62 22 66 38 C 68 44 66 46 62 50 C 66 54 68 56 66 62 C 62 78 44 84 34 94", 6.5),
        line("M 34 6 L 24 50 L 34 94", 2.6),
        line("M 6 50 H 88", 4.6),
        fill("M 99 50 L 80 39 L 84 50 L 80 61 Z"),
        line("M 6 50 L 1 43", 3.4),
        line("M 6 50 L 1 57", 3.4),
        line("M 14 50 L 9 43", 3.4),
        line("M 14 50 L 9 57", 3.4),
    ),
    "anchor": (
        fill("O 50 14 11"),
        cut("O 50 14 5"),
        line("M 50 24 V 90", 8),
        line("M 30 36 H 70", 7.4),
        line("M 12 62 C 16 82 32 91 50 91 C 68 91 84 82 88 62", 8),
        fill("M 2 74 L 10 52 L 26 68 Z"),
        fill("M 98 74 L 90 52 L 74 68 Z"),
    ),
    "cross": (fill(_CROSS),),
    "coin": (
        fill("O 50 50 46"),
        cut("O 50 50 39"),
        fill("O 50 50 34"),
        cut("M 45.5 26 H 54.5 V 39 H 66 V 47 H 54.5 V 74 H 45.5 V 47 H 34 V 39 H 45.5 Z"),
    ),
    "flame": (
        fill(
            "M 54 2 C 58 20 80 34 84 58 C 88 82 70 98 50 98 C 28 98 12 82 16 60 C 18 48 26 42 30 30 C 36 36 38 42 38 48 "
            "C 48 38 54 22 54 2 Z"
        ),
        cut("M 52 50 C 54 60 66 66 66 79 C 66 88 59 92 51 92 C 42 92 35 86 36 77 C 37 70 42 67 44 60 C 47 63 48 66 48 69 "
            "C 52 64 53 58 52 50 Z"),
    ),
    "chi-rho": (
        line("M 50 8 V 94", 9),
        line("M 24 38 L 76 84", 8),
        line("M 76 38 L 24 84", 8),
        line("M 50 10 C 76 4 80 36 50 36", 8),
    ),
    "swords": (
        fill("M 4 4 L 18 10 L 76 68 L 68 76 L 10 18 Z"),
        line("M 60 82 L 82 60", 7),
        line("M 72 72 L 88 88", 7),
        fill("O 91 91 6.5"),
        gap("M 96 4 L 26 74", 14),
        fill("M 96 4 L 82 10 L 24 68 L 32 76 L 90 18 Z"),
        line("M 40 82 L 18 60", 7),
        line("M 28 72 L 12 88", 7),
        fill("O 9 91 6.5"),
    ),
    "scroll": (
        fill("M 26 8 H 86 C 96 8 98 24 86 24 H 80 V 92 H 14 C 4 92 2 76 14 76 H 20 V 16 C 20 11 22 8 26 8 Z"),
        gap("M 84 22 C 78 20 78 12 84 10", 2.8),
        gap("M 16 78 H 66", 2.8),
        gap("M 34 34 H 66", 5.4),
        gap("M 34 48 H 66", 5.4),
        gap("M 34 62 H 58", 5.4),
    ),
    "rout": (
        fill("M 2 34 H 9 V 66 H 2 Z"),
        fill("M 15 34 H 25 V 66 H 15 Z"),
        fill("M 31 34 H 58 V 14 L 98 50 L 58 86 V 66 H 31 Z"),
    ),
    "cross-out": (line("M 12 12 L 88 88", 17), line("M 88 12 L 12 88", 17)),
    "tick": (line("M 10 54 L 38 82 L 90 18", 15),),
    "star": (fill("M 50 3 L 61.8 36.8 L 97.6 37.5 L 69 59.2 L 79.4 93.5 L 50 73 L 20.6 93.5 L 31 59.2 L 2.4 37.5 L 38.2 36.8 Z"),),
    "crown": (
        fill("M 8 30 L 28 52 L 38 20 L 50 46 L 62 20 L 72 52 L 92 30 L 84 76 H 16 Z"),
        fill("M 16 81 H 84 V 91 H 16 Z"),
        fill("O 8 26 6"),
        fill("O 38 15 6"),
        fill("O 62 15 6"),
        fill("O 92 26 6"),
    ),
    "laurel": (
        line("M 46 92 C 14 82 8 44 28 14", 4),
        line("M 54 92 C 86 82 92 44 72 14", 4),
        *(fill(f"M {x} {y} C {x - 12} {y - 2} {x - 16} {y - 12} {x - 14} {y - 18} C {x - 4} {y - 16} {x + 1} {y - 8} {x} {y} Z")
          for x, y in ((37, 90), (25, 78), (19, 62), (17, 46), (21, 31))),
        *(fill(f"M {x} {y} C {x + 12} {y - 2} {x + 16} {y - 12} {x + 14} {y - 18} C {x + 4} {y - 16} {x - 1} {y - 8} {x} {y} Z")
          for x, y in ((63, 90), (75, 78), (81, 62), (83, 46), (79, 31))),
        *(fill(f"M {x} {y} C {x + 10} {y - 2} {x + 16} {y - 8} {x + 17} {y - 15} C {x + 8} {y - 16} {x + 1} {y - 9} {x} {y} Z")
          for x, y in ((25, 68), (23, 52), (25, 37), (29, 24))),
        *(fill(f"M {x} {y} C {x - 10} {y - 2} {x - 16} {y - 8} {x - 17} {y - 15} C {x - 8} {y - 16} {x - 1} {y - 9} {x} {y} Z")
          for x, y in ((75, 68), (77, 52), (75, 37), (71, 24))),
    ),
    "book": (
        fill("M 16 8 H 78 C 84 8 88 12 88 18 V 92 H 22 C 14 92 10 87 10 80 V 16 C 10 11 12 8 16 8 Z"),
        gap("M 20 79 H 84", 6),
        cut("M 45 18 H 53 V 29 H 63 V 36.5 H 53 V 62 H 45 V 36.5 H 35 V 29 H 45 Z"),
    ),
    "wheat": (
        line("M 50 98 V 30", 4.4),
        fill("M 50 30 C 40 22 42 10 50 2 C 58 10 60 22 50 30 Z"),
        *(fill(f"M 50 {y} C 36 {y} 26 {y - 10} 24 {y - 22} C 38 {y - 21} 47 {y - 13} 50 {y} Z") for y in (46, 63, 80)),
        *(fill(f"M 50 {y} C 64 {y} 74 {y - 10} 76 {y - 22} C 62 {y - 21} 53 {y - 13} 50 {y} Z") for y in (46, 63, 80)),
    ),
    "standard": (
        line("M 50 14 V 98", 5),
        line("M 20 26 H 80", 5),
        fill("M 24 30 H 76 V 70 L 63 64 L 50 70 L 37 64 L 24 70 Z"),
        fill("M 50 1 L 58 12 L 50 20 L 42 12 Z"),
        cut("O 50 46 10"),
        fill("O 50 46 5"),
    ),
    "envoy": (
        line("M 30 4 V 96", 6),
        fill("M 30 10 H 92 L 78 28 L 92 46 H 30 Z"),
        line("M 44 60 H 84", 5.6),
        line("M 44 74 H 74", 5.6),
    ),
}  # fmt: skip
"""Every silhouette by its name."""


def _tokens(path: str) -> Iterator[tuple[str, list[float]]]:
    command, numbers = "", list[float]()
    for word in path.split():
        if word.isalpha():
            if command:
                yield command, numbers
            command, numbers = word, []
        else:
            numbers.append(float(word))
    yield command, numbers


def _bezier(points: list[Point]) -> list[Point]:
    curve: list[Point] = []
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        layer = points
        while len(layer) > 1:
            layer = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(layer)]
        curve.append(layer[0])
    return curve


def _circle(x: float, y: float, radius: float) -> list[Point]:
    kappa = radius * 0.5523
    outline = [(x + radius, y)]
    for corners in (
        [(x + radius, y + kappa), (x + kappa, y + radius), (x, y + radius)],
        [(x - kappa, y + radius), (x - radius, y + kappa), (x - radius, y)],
        [(x - radius, y - kappa), (x - kappa, y - radius), (x, y - radius)],
        [(x + kappa, y - radius), (x + radius, y - kappa), (x + radius, y)],
    ):
        outline += _bezier([outline[-1], *corners])
    return outline


def outlines(path: str) -> list[list[Point]]:
    """The path flattened to runs of points. Raises ValueError for a letter it does not know."""
    runs: list[list[Point]] = []
    for command, numbers in _tokens(path):
        pairs = list(zip(numbers[0::2], numbers[1::2], strict=False))
        match command:
            case "M":
                runs.append(pairs)
            case "L":
                runs[-1] += pairs
            case "H":
                runs[-1] += [(x, runs[-1][-1][1]) for x in numbers]
            case "V":
                runs[-1] += [(runs[-1][-1][0], y) for y in numbers]
            case "C":
                for first in range(0, len(pairs), 3):
                    runs[-1] += _bezier([runs[-1][-1], *pairs[first : first + 3]])
            case "Q":
                for first in range(0, len(pairs), 2):
                    runs[-1] += _bezier([runs[-1][-1], *pairs[first : first + 2]])
            case "O":
                runs.append(_circle(numbers[0], numbers[1], numbers[2]))
            case "Z":
                runs[-1].append(runs[-1][0])
            case _:
                raise ValueError(f"unknown path letter {command!r}")
    return runs


def _apply(draw: ImageDraw.ImageDraw, stroke: Stroke, unit: float) -> None:
    value = 255 if stroke.kind in {"fill", "line"} else 0
    for run in outlines(stroke.path):
        points = [(x * unit, y * unit) for x, y in run]
        if stroke.kind in {"fill", "cut"}:
            draw.polygon(points, fill=value)
            continue
        thick = max(1, round(stroke.width * unit))
        draw.line(points, fill=value, width=thick, joint="curve")
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=value)


@lru_cache(maxsize=256)
def silhouette(name: str, size: int) -> Image.Image:
    """The mask (L, `size` × `size`) of a silhouette; treat it as read-only. Raises KeyError for an unknown name."""
    strokes = SILHOUETTES[name]
    unit = size * _ENLARGE / GRID
    large = Image.new("L", (size * _ENLARGE, size * _ENLARGE), 0)
    draw = ImageDraw.Draw(large)
    for stroke in strokes:
        _apply(draw, stroke, unit)
    return large.resize((size, size), Image.Resampling.LANCZOS)


@lru_cache(maxsize=256)
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """The silhouette in one colour (RGBA); treat it as read-only."""
    return coloured(silhouette(name, size), colour)
