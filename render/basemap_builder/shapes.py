# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,no-untyped-call"
"""Rasterizes lines and polygons of the globe on the picture's grid, anti-aliased by drawing large and scaling down."""

import itertools
from typing import Final

import numpy as np
from PIL import Image, ImageDraw
from shapely.geometry import LineString, Polygon, box
from shapely.validation import make_valid

from render.basemap_builder.frame import Frame, MapSource, Omission
from render.basemap_builder.sources import Grid, Line

_WINDOW: Final = box(-60, 0, 110, 80)
_RIVER_WIDTHS: Final = (0.8, 1.7)
_COAST_WIDTH: Final = 1.25


def _clipped(rings: list[Line]) -> list[list[Line]]:
    shape = Polygon(rings[0], rings[1:])
    if not shape.envelope.intersects(_WINDOW):
        return []
    clipped = make_valid(shape).intersection(_WINDOW)
    parts = getattr(clipped, "geoms", [clipped])
    return [
        [list(part.exterior.coords), *(list(hole.coords) for hole in part.interiors)]
        for part in parts
        if part.geom_type == "Polygon" and not part.is_empty
    ]


def clipped_polygons(polygons: list[list[Line]]) -> list[list[Line]]:
    """The polygons, clipped to the part of the globe that a picture can show."""
    return [piece for polygon in polygons for piece in _clipped(polygon)]


def _kilometres(one: tuple[float, float], other: tuple[float, float]) -> float:
    across = (one[0] - other[0]) * np.cos(np.radians((one[1] + other[1]) / 2))
    return float(np.hypot(across, one[1] - other[1]) * 111.2)


def left_out(line: Line, omissions: list[Omission]) -> bool:
    """Whether a modern lake is at a position that the source file leaves out."""
    middle = (float(np.mean([p[0] for p in line])), float(np.mean([p[1] for p in line])))
    return any(_kilometres(middle, omission.at) < omission.radius_km for omission in omissions)


def filled(frame: Frame, polygons: list[list[Line]], enlarge: int = 2) -> Grid:
    """Each pixel's coverage (0 to 1) by the polygons."""
    image = Image.new("L", (frame.width * enlarge, frame.height * enlarge), 0)
    draw = ImageDraw.Draw(image)
    for rings in polygons:
        for position, ring in enumerate(rings):
            points = frame.pixels(ring) * enlarge
            draw.polygon([tuple(p) for p in points.tolist()], fill=0 if position else 255)
    return np.asarray(image.resize((frame.width, frame.height), Image.Resampling.BOX), dtype=np.float32) / 255


def coast_ink(frame: Frame, polygons: list[list[Line]], enlarge: int = 3) -> Grid:
    """Coverage of the inked coast line."""
    image = Image.new("L", (frame.width * enlarge, frame.height * enlarge), 0)
    draw = ImageDraw.Draw(image)
    thick = round(_COAST_WIDTH * enlarge * (1 + (frame.scale - 1) * 0.45))
    for rings in polygons:
        for ring in rings:
            points = (frame.pixels(ring) * enlarge).tolist()
            draw.line([tuple(p) for p in points], fill=255, width=thick, joint="curve")
    return np.asarray(image.resize((frame.width, frame.height), Image.Resampling.BOX), dtype=np.float32) / 255


def _chaikin(points: Grid, rounds: int) -> Grid:
    for _ in range(rounds):
        first, second = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
        middle = np.stack([first, second], axis=1).reshape(-1, 2)
        points = np.concatenate([points[:1], middle, points[-1:]])
    return points


def _smooth_line(frame: Frame, line: Line) -> Grid | None:
    inside = [p for p in line if -40 < p[0] < 80 and 5 < p[1] < 66]
    if len(inside) < 2:
        return None
    simple = LineString(frame.pixels(inside)).simplify(1.0 * frame.scale)
    return _chaikin(np.asarray(simple.coords), 3)


def river_water(frame: Frame, source: MapSource, rivers: list[Line], enlarge: int = 3) -> Grid:
    """Coverage of rivers, each widening from its source to its mouth."""
    image = Image.new("L", (frame.width * enlarge, frame.height * enlarge), 0)
    draw = ImageDraw.Draw(image)
    growth = 1 + (frame.scale - 1) * 0.5
    for line in [*rivers, *source.rivers.values()]:
        points = _smooth_line(frame, line)
        if points is None:
            continue
        scaled = (points * enlarge).tolist()
        for step, (a, b) in enumerate(itertools.pairwise(scaled)):
            share = step / len(scaled)
            width = _RIVER_WIDTHS[0] + (_RIVER_WIDTHS[1] - _RIVER_WIDTHS[0]) * share
            draw.line([tuple(a), tuple(b)], fill=255, width=max(1, round(width * growth * enlarge)))
    return np.asarray(image.resize((frame.width, frame.height), Image.Resampling.BOX), dtype=np.float32) / 255
