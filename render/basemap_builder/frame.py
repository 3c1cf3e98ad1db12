# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,no-untyped-call"
"""A game's map source (`source.json`), and the projection between the globe and the picture."""

from pathlib import Path

import numpy as np
from pydantic import BaseModel, ConfigDict, Field
from pyproj import CRS, Transformer

from render.basemap_builder.sources import Grid, Line

LonLat = tuple[float, float]


class Projection(BaseModel):
    """Lambert conformal conic on WGS 84; the frame by its centre (east, north) and its width in kilometres."""

    model_config = ConfigDict(extra="forbid")

    lat_1: float
    lat_2: float
    lat_0: float
    lon_0: float
    centre: LonLat
    width_km: float = Field(gt=0)


class Limit(BaseModel):
    """A region that contains the named areas; the ring is (longitude, latitude) and may extend far out to sea."""

    model_config = ConfigDict(extra="forbid")

    name: str
    areas: list[str]
    ring: list[LonLat]


class Omission(BaseModel):
    """Modern water to leave out: lakes (and rivers) with a point within `radius_km` of the position."""

    model_config = ConfigDict(extra="forbid")

    name: str
    at: LonLat
    radius_km: float


class Country(BaseModel):
    """A name in the landscape without a space, centred on a position, rotated by `angle` degrees."""

    model_config = ConfigDict(extra="forbid")

    text: str
    at: LonLat
    size: int = 22
    spacing: float = 10
    angle: float = 0


class MapSource(BaseModel):
    """The whole of `source.json`."""

    model_config = ConfigDict(extra="forbid")

    projection: Projection
    size: tuple[int, int]
    relief: float = 1.0
    sea_blur: float = 14
    limits: list[Limit]
    seeds: dict[str, list[LonLat]] = {}
    rivers: dict[str, list[LonLat]] = {}
    omissions: list[Omission] = []
    countries: list[Country] = []
    placed: dict[str, tuple[int, int]] = {}
    letters: int = 0
    unclaimed: list[str] = []


class Frame:
    """The picture's grid: `scale` 1 is the overview, 2 the master."""

    def __init__(self, source: MapSource, scale: int) -> None:
        p = source.projection
        crs = CRS.from_proj4(
            f"+proj=lcc +lat_1={p.lat_1} +lat_2={p.lat_2} +lat_0={p.lat_0} +lon_0={p.lon_0} +datum=WGS84 +units=m"
        )
        self._forward = Transformer.from_crs("EPSG:4326", crs, always_xy=True)
        self._back = Transformer.from_crs(crs, "EPSG:4326", always_xy=True)
        self.scale = scale
        self.width, self.height = source.size[0] * scale, source.size[1] * scale
        self.metres = p.width_km * 1000 / self.width
        self._centre = self._forward.transform(*p.centre)

    def pixels(self, line: Line) -> Grid:
        """Positions (longitude, latitude) as an array of (x, y) in pixels."""
        lonlat = np.asarray(line, dtype=float)
        east, north = self._forward.transform(lonlat[:, 0], lonlat[:, 1])
        x = (np.asarray(east) - self._centre[0]) / self.metres + self.width / 2
        y = self.height / 2 - (np.asarray(north) - self._centre[1]) / self.metres
        return np.column_stack([x, y])

    def pixel(self, lon: float, lat: float) -> tuple[float, float]:
        """One position in pixels."""
        x, y = self.pixels([(lon, lat)])[0]
        return float(x), float(y)

    def globe(self) -> tuple[Grid, Grid]:
        """Longitude and latitude of every pixel's centre."""
        x, y = np.meshgrid(np.arange(self.width) + 0.5, np.arange(self.height) + 0.5)
        east = (x - self.width / 2) * self.metres + self._centre[0]
        north = (self.height / 2 - y) * self.metres + self._centre[1]
        return self._back.transform(east, north)


def load_source(path: Path) -> MapSource:
    """Read and check `source.json`."""
    return MapSource.model_validate_json(path.read_text(encoding="utf-8"))
