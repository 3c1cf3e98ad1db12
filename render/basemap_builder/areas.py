# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,no-untyped-call"
"""Areas that grow from their places over the land, and the borders between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from contourpy import contour_generator
from PIL import Image, ImageDraw
from scipy import ndimage
from scipy.sparse import csr_matrix
from scipy.sparse.csgraph import dijkstra

from render.basemap_builder.frame import Frame, MapSource
from render.basemap_builder.ground import Ground
from render.basemap_builder.sources import Grid

_COARSE: Final = 2
"""Areas grow on a grid of every second pixel of the overview."""

_ROUGH: Final = 6.0
_RIVER: Final = 2.2
_SEA: Final = 9.0
_ENLARGE: Final = 3
_GAP: Final = 20
"""The number of coarse pixels below which land that no limit reaches belongs to the nearest area."""

_DOT_STEP: Final = 5.0
_STEPS: Final = ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 1.414), (1, -1, 1.414))


@dataclass(frozen=True)
class Place:
    """A place that an area grows from. Areas of one territory have no border, those of one province a dotted one."""

    id: str
    lon: float
    lat: float
    territory: str
    province: str


@dataclass(frozen=True)
class Areas:
    """`index` is each pixel's area number (0: none), `smooth` each area's soft mask by number."""

    index: Grid
    smooth: dict[int, Grid]


def grow(source: MapSource, places: list[Place], ground: Ground) -> Grid:
    """The area number of each coarse pixel: the nearest place over plains, rivers, ridges and water."""
    frame = Frame(source, 1)
    step = _COARSE
    shape = (frame.height // step, frame.width // step)
    rough, river, land = (_reduced(layer, shape) for layer in (ground.rough, ground.river, ground.land))
    cost = np.where(land > 0.5, 1 + _ROUGH * rough + _RIVER * river, _SEA)
    best = np.full(shape, np.inf)
    owner = np.zeros(shape, dtype=np.uint8)
    for number, place in enumerate(places, 1):
        allowed = _allowed(frame, source, place.id, shape)
        if not allowed.any():
            continue
        distance = _distances(np.where(allowed, cost, np.inf), _seeds(frame, source, place, allowed))
        nearer = distance < best
        owner[nearer], best[nearer] = number, distance[nearer]
    return _without_gaps(owner, land > 0.5)


def _without_gaps(owner: Grid, land: Grid) -> Grid:
    """The areas with small gaps of land between them filled from the nearest one."""
    pieces, count = ndimage.label((owner == 0) & land)
    sizes = ndimage.sum_labels(land, pieces, np.arange(count + 1))
    gaps = (pieces > 0) & (sizes[pieces] < _GAP)
    _, nearest = ndimage.distance_transform_edt(owner == 0, return_indices=True)
    return np.where(gaps, owner[tuple(nearest)], owner)


def _reduced(layer: Grid, shape: tuple[int, int]) -> Grid:
    image = Image.fromarray(np.asarray(layer, dtype=np.float32))
    return np.asarray(image.resize((shape[1], shape[0]), Image.Resampling.BOX))


def _allowed(frame: Frame, source: MapSource, place: str, shape: tuple[int, int]) -> Grid:
    image = Image.new("L", (shape[1], shape[0]), 0)
    draw = ImageDraw.Draw(image)
    for limit in source.limits:
        if place in limit.areas:
            draw.polygon([tuple(point) for point in (frame.pixels(limit.ring) / _COARSE).tolist()], fill=1)
    return np.asarray(image, dtype=bool)


def _seeds(frame: Frame, source: MapSource, place: Place, allowed: Grid) -> list[tuple[int, int]]:
    found = []
    for lon, lat in [(place.lon, place.lat), *source.seeds.get(place.id, [])]:
        x, y = frame.pixel(lon, lat)
        row = min(max(int(y / _COARSE), 0), allowed.shape[0] - 1)
        column = min(max(int(x / _COARSE), 0), allowed.shape[1] - 1)
        found.append((row, column))
    return found


def _distances(cost: Grid, seeds: list[tuple[int, int]]) -> Grid:
    """The cost of the cheapest way from any seed to each pixel; infinite if there's none."""
    rows, columns = np.nonzero(np.isfinite(cost))
    seeds = [seed for seed in seeds if np.isfinite(cost[seed])]
    if not seeds:
        return np.full(cost.shape, np.inf)
    number = np.full(cost.shape, -1)
    number[rows, columns] = np.arange(len(rows))
    starts, ends, weights = [], [], []
    for down, right, length in _STEPS:
        here, there = _shifted(number, down, right)
        linked = (here >= 0) & (there >= 0)
        a, b = here[linked], there[linked]
        weight = (cost[rows[a], columns[a]] + cost[rows[b], columns[b]]) / 2 * length
        starts += [a, b]
        ends += [b, a]
        weights += [weight, weight]
    graph = csr_matrix(
        (np.concatenate(weights), (np.concatenate(starts), np.concatenate(ends))), shape=(len(rows), len(rows))
    )
    reached = dijkstra(graph, indices=[number[seed] for seed in seeds], min_only=True)
    distance = np.full(cost.shape, np.inf)
    distance[rows, columns] = reached
    return distance


def _shifted(number: Grid, down: int, right: int) -> tuple[Grid, Grid]:
    height, width = number.shape
    left, stop = max(0, -right), width - max(0, right)
    return number[: height - down, left:stop], number[down:, left + right : stop + right]


def enlarged(frame: Frame, coarse: Grid, land: Grid) -> Areas:
    """The areas at the frame's size: each mask is blurred and enlarged, each pixel goes to the strongest."""
    best = np.full((frame.height, frame.width), 0.35, dtype=np.float32)
    index = np.zeros((frame.height, frame.width), dtype=np.uint8)
    smooth: dict[int, Grid] = {}
    for number in range(1, int(coarse.max()) + 1):
        mask = Image.fromarray(ndimage.gaussian_filter((coarse == number).astype(np.float32), 1.6))
        large = np.asarray(mask.resize((frame.width, frame.height), Image.Resampling.BICUBIC))
        stronger = large > best
        index[stronger], best[stronger] = number, large[stronger]
        smooth[number] = large
    index[land < 0.35] = 0
    return Areas(index, smooth)


def tint(areas: Areas, land: Grid, scale: int) -> Grid:
    """Where an owner's colour can be (0 to 255): the areas, softened at their outer limit and at the coast."""
    inside = ndimage.gaussian_filter((areas.index > 0).astype(np.float32), 0.8 * scale)
    return (np.clip(inside * 1.15, 0, 1) * np.clip(land, 0, 1) * 255).astype(np.uint8)


def ink(frame: Frame, places: list[Place], areas: Areas, land: Grid) -> Grid:
    """The borders (0 to 255): lines between provinces, dots between territories, faint dots at the outer limit."""
    image = Image.new("L", (frame.width * _ENLARGE, frame.height * _ENLARGE), 0)
    draw = ImageDraw.Draw(image)
    for number in areas.smooth:
        share = np.where(areas.index == number, 1.0, 0.0)
        lines = contour_generator(z=ndimage.gaussian_filter(share, 1.1 * frame.scale)).lines(0.5)
        for line in lines:
            _draw_border(draw, frame, _runs(line, number, areas.index, land, places))
    return np.asarray(image.resize((frame.width, frame.height), Image.Resampling.BOX))


def _runs(
    line: Grid, number: int, index: Grid, land: Grid, places: list[Place]
) -> list[tuple[str, list[tuple[float, float]]]]:
    """The line, split into runs of one kind of border; runs drawn from the other side, or coasts, are skipped."""
    kinds = [_kind(point, number, index, land, places) for point in line]
    runs: list[tuple[str, list[tuple[float, float]]]] = []
    for kind, point in zip(kinds, line.tolist(), strict=True):
        if runs and runs[-1][0] == kind:
            runs[-1][1].append(tuple(point))
        else:
            joint = [runs[-1][1][-1]] if runs else []
            runs.append((kind, [*joint, tuple(point)]))
    return [(kind, points) for kind, points in runs if kind and len(points) > 1]


def _kind(point: Any, number: int, index: Grid, land: Grid, places: list[Place]) -> str:
    column, row = round(float(point[0])), round(float(point[1]))
    window = np.s_[max(row - 2, 0) : row + 3, max(column - 2, 0) : column + 3]
    if land[window].min() < 0.3:
        return ""
    around = index[window]
    others = around[around != number]
    other = int(np.bincount(others).argmax()) if len(others) else number
    if other == 0:
        return "limit"
    here, there = places[number - 1], places[other - 1]
    if other <= number or here.territory == there.territory:
        return ""
    return "territory" if here.province == there.province else "province"


def _draw_border(draw: ImageDraw.ImageDraw, frame: Frame, runs: list[tuple[str, list[tuple[float, float]]]]) -> None:
    growth = 1 + (frame.scale - 1) * 0.45
    for kind, points in runs:
        scaled = [(x * _ENLARGE + _ENLARGE / 2, y * _ENLARGE + _ENLARGE / 2) for x, y in points]
        if kind == "province":
            draw.line(scaled, fill=225, width=round(1.7 * growth * _ENLARGE), joint="curve")
        else:
            radius = (1.0 if kind == "territory" else 0.85) * growth * _ENLARGE
            strength = 230 if kind == "territory" else 120
            for x, y in _dots(scaled, _DOT_STEP * growth * _ENLARGE):
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=strength)


def _dots(points: list[tuple[float, float]], step: float) -> list[tuple[float, float]]:
    line = np.asarray(points)
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    at = np.arange(step / 2, lengths[-1], step)
    xs, ys = np.interp(at, lengths, line[:, 0]), np.interp(at, lengths, line[:, 1])
    return list(zip(xs.tolist(), ys.tolist(), strict=True))
