# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,no-untyped-call"
"""The ground of a map: vellum land with relief, a lapis sea with engraved coast lines, rivers and coast in ink."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from scipy import ndimage

from render.basemap_builder.frame import Frame, MapSource
from render.basemap_builder.shapes import clipped_polygons, coast_ink, filled, left_out, river_water
from render.basemap_builder.sources import Grid, Sources
from render.core import palette
from render.core.palette import Colour

_LINES: Final = ((5.0, 1.0), (10.5, 0.74), (17.5, 0.52), (26.5, 0.34), (38.0, 0.2))
_ISLET: Final = 90


@dataclass(frozen=True)
class Ground:
    """The finished ground, and the data that areas grow on; arrays have the frame's height and width.

    `land` and `river` are coverage (0 to 1), `rough` the roughness of the relief (0 flat to 1 alpine).
    """

    rgb: Grid
    land: Grid
    river: Grid
    rough: Grid


def _sampled(frame: Frame, picture: Grid, lon: Grid, lat: Grid, order: int) -> Grid:
    """A band of an equirectangular world picture, resampled to the frame."""
    height, width = picture.shape
    x = (lon + 180) / 360 * width - 0.5
    y = (90 - lat) / 180 * height - 0.5
    left, top = int(x.min()) - 4, max(0, int(y.min()) - 4)
    part = picture[top : int(y.max()) + 5, left : int(x.max()) + 5].astype(np.float32)
    return ndimage.map_coordinates(part, [y - top, x - left], order=order, mode="nearest", output=np.float32)


def _land_mean(values: Grid, land: Grid, sigma: float) -> Grid:
    weight = ndimage.gaussian_filter(land, sigma)
    return ndimage.gaussian_filter(values * land, sigma) / np.maximum(weight, 0.02)


def _mix(ground: Grid, colour: Colour, share: Grid) -> Grid:
    share = np.clip(share, 0, 1)[..., None]
    return ground * (1 - share) + np.asarray(colour, dtype=np.float32) * share


def _flat(frame: Frame, colour: Colour) -> Grid:
    return np.broadcast_to(np.asarray(colour, dtype=np.float32), (frame.height, frame.width, 3)).copy()


def _relief(frame: Frame, sources: Sources, land: Grid, lon: Grid, lat: Grid) -> Grid:
    """Light (positive) and shade (negative) of the land, without the source's height tints."""
    picture = sources.picture("shadedrelief").astype(np.float32) @ np.asarray([0.299, 0.587, 0.114], np.float32)
    sampled = _sampled(frame, picture, lon, lat, 3)
    if frame.scale > 1:
        sampled = ndimage.gaussian_filter(sampled, 0.4 * frame.scale)
    return (sampled - _land_mean(sampled, land, 14 * frame.scale)) * land


def _roughness(frame: Frame, relief: Grid, land: Grid) -> Grid:
    spread = np.sqrt(_land_mean(relief**2, land, 7 * frame.scale))
    return np.clip((spread - 3.0) / 17.0, 0, 1) * land


def _land_colour(frame: Frame, source: MapSource, relief: Grid, rough: Grid, arid: Grid) -> Grid:
    ground = _mix(_flat(frame, palette.VELLUM), palette.DESERT, arid)
    ground = _mix(ground, palette.HEIGHTS, rough * 0.62)
    strength = source.relief
    ground = _mix(ground, palette.SHADE, np.clip(-relief / 62, 0, 1) ** 0.9 * 0.80 * strength)
    return _mix(ground, palette.LIGHT, np.clip(relief / 48, 0, 1) * 0.62 * strength)


def _without_islets(frame: Frame, land: Grid) -> Grid:
    solid = land > 0.5
    pieces, count = ndimage.label(solid)
    sizes = ndimage.sum_labels(solid, pieces, np.arange(count + 1))
    return solid & (sizes[pieces] >= _ISLET * frame.scale**2)


def _sea_colour(frame: Frame, land: Grid, depth: Grid) -> Grid:
    scale = frame.scale
    distance = ndimage.distance_transform_edt(land < 0.5) / scale
    ground = _mix(_flat(frame, palette.SEA), palette.SEA_DEEP, depth * np.clip(distance / 60, 0, 1) * 1.05)
    ground = _mix(ground, palette.SHORE, np.exp(-distance / 26) * 0.62)
    from_shore = ndimage.distance_transform_edt(~_without_islets(frame, land)) / scale
    from_shore = ndimage.gaussian_filter(from_shore, 0.8 * scale)
    for position, fade in _LINES:
        line = np.exp(-(((from_shore - position) / 0.85) ** 2))
        ground = _mix(ground, palette.COAST_LINE, line * fade * 0.5)
    shadow = ndimage.gaussian_filter(np.roll(land, (2 * scale, scale), (0, 1)), 2.0 * scale)
    return _mix(ground, palette.rgb("#142a3a"), shadow * 0.5)


def build_ground(frame: Frame, source: MapSource, sources: Sources) -> Ground:
    """Draw the whole ground without borders or names."""
    coast = clipped_polygons(sources.land())
    lakes = [lake for lake in clipped_polygons(sources.lakes()) if not left_out(lake[0], source.omissions)]
    dry = filled(frame, coast)
    lake = filled(frame, lakes)
    land = dry * (1 - lake)
    lon, lat = frame.globe()
    relief = _relief(frame, sources, dry, lon, lat)
    rough = _roughness(frame, relief, dry)
    marble = sources.picture("bmng").astype(np.float32)
    redness = _sampled(frame, marble[..., 0] - marble[..., 1], lon, lat, 1)
    arid = np.clip((ndimage.gaussian_filter(redness, 9 * frame.scale) - 4) / 34, 0, 1)
    floor = 255 - sources.picture("etopo1")[..., 0].astype(np.float32)
    deep = ndimage.gaussian_filter(_sampled(frame, floor, lon, lat, 1), source.sea_blur * frame.scale)
    depth = np.clip((deep - 70) / 110, 0, 1)

    river = river_water(frame, source, sources.rivers()) * dry
    ground = _land_colour(frame, source, relief, rough, arid)
    ground = _mix(ground, palette.RIVER, river * 0.92)
    sea = _sea_colour(frame, dry, depth)
    ground = sea * (1 - dry[..., None]) + ground * dry[..., None]
    ground = _mix(ground, palette.RIVER, lake * dry)
    ink = np.maximum(coast_ink(frame, coast), coast_ink(frame, lakes) * 0.55)
    ground = _mix(ground, palette.COAST_INK, ink * 0.85)
    return Ground(np.clip(ground + 0.5, 0, 255).astype(np.uint8), land, river, rough)
