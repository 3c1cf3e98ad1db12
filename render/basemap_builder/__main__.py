# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,no-untyped-call"
"""`python -m render.basemap_builder GAME --sources FOLDER`: build a game's base map and the fonts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from PIL import Image

import data
from render.basemap_builder.areas import Areas, Place, enlarged, grow, ink, tint
from render.basemap_builder.frame import Frame, MapSource, load_source
from render.basemap_builder.ground import build_ground
from render.basemap_builder.sources import Sources

_SCALES = {"overview": 1, "master": 2}


def main(
    game: Annotated[str, typer.Argument(help="The game whose map to build.")],
    sources: Annotated[Path, typer.Option(help="The folder with the published packages.")],
) -> None:
    """Build the base map of a game into data/GAME/map and the fonts into data/fonts."""
    packages = Sources(sources)
    packages.write_fonts(data.path("fonts"))
    folder = data.path(game, "map")
    source = load_source(folder / "source.json")
    places = _places(game)
    coarse = None
    for name, scale in _SCALES.items():
        frame = Frame(source, scale)
        ground = build_ground(frame, source, packages)
        if coarse is None:
            coarse = grow(source, places, ground)
        areas = enlarged(frame, coarse, ground.land)
        _write(folder, name, {"base": ground.rgb, "index": areas.index})
        _write(folder, name, {"tint": tint(areas, ground.land, scale), "ink": ink(frame, places, areas, ground.land)})
        if name == "overview":
            (folder / "places.json").write_text(_layout(game, source, frame, places, areas), encoding="utf-8")


def _places(game: str) -> list[Place]:
    board = data.load_json(game, "board.json")
    return [
        Place(space["id"], space["lon"], space["lat"], space.get("territory", space["id"]), _larger(space))
        for space in board["spaces"]
        if space["kind"] in _ON_LAND
    ]


def _larger(space: Mapping[str, Any]) -> str:
    """The larger unit that a space belongs to; borders within it are dotted."""
    return str(next((space[key] for key in _LARGER if space.get(key)), space["id"]))


_ON_LAND = ("land", "client", "staging")
_LARGER = ("diocese", "province", "major_province", "region")


def _write(folder: Path, name: str, layers: dict[str, np.ndarray]) -> None:
    for layer, pixels in layers.items():
        picture = Image.fromarray(pixels)
        if layer == "base":
            picture.save(folder / f"{name}-base.jpg", quality=94, subsampling=0, optimize=True)
        else:
            picture.save(folder / f"{name}-{layer}.png", optimize=True)


def _layout(game: str, source: MapSource, frame: Frame, places: list[Place], areas: Areas) -> str:
    """The positions of everything in pixels of the overview: spaces, and the number and box of each area."""
    board = data.load_json(game, "board.json")
    spaces = {
        space["id"]: source.placed.get(space["id"]) or [round(at) for at in frame.pixel(space["lon"], space["lat"])]
        for space in board["spaces"]
    }
    numbers = {place.id: number for number, place in enumerate(places, 1)}
    boxes = {}
    for ident, number in numbers.items():
        rows, columns = np.nonzero(areas.index == number)
        if len(rows):
            boxes[ident] = [int(columns.min()), int(rows.min()), int(columns.max()) + 1, int(rows.max()) + 1]
    countries = [
        {**country.model_dump(exclude={"at"}), "at": [round(at) for at in frame.pixel(*country.at)]}
        for country in source.countries
    ]
    layout: dict[str, Any] = {
        "size": list(source.size), "spaces": spaces, "areas": numbers, "boxes": boxes, "countries": countries,
    }  # fmt: skip
    if source.letters:
        layout["letters"] = source.letters
    return json.dumps(layout, indent=1) + "\n"


if __name__ == "__main__":
    typer.run(main)
