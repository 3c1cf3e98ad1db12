"""Base maps on disk: mapped when they're sound, made again when they aren't, and done without when they can't be."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

import data
from render.core import basemap
from render.core.basemap import BaseMap, cache_in
from render.core.layer_cache import Box, LayerCache, Layers, MappedLayers, Source, decode

GAME = "romanitas"
SOURCES = [data.path(GAME, "map") / f"overview-{kind}" for kind in ("base.jpg", "index.png", "tint.png", "ink.png")]
PARTS: list[Box] = [(0, 0, 1600, 1000), (300, 200, 701, 533), (1500, 900, 1660, 1050)]
"""The whole map, a part of it, and one that ends outside."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "maps"


def cached(folder: Path) -> Source:
    return LayerCache(folder).layers("map", SOURCES)


def same(one: Source, other: Source, box: Box) -> bool:
    return all(
        ImageChops.difference(getattr(one.crop(box), layer), getattr(other.crop(box), layer)).getbbox() is None
        for layer in ("base", "index", "tint", "ink")
    )


@pytest.mark.parametrize("box", PARTS)
def test_layers_from_the_cache_are_those_of_the_sources(folder: Path, box: Box) -> None:
    cached(folder)
    found = cached(folder)
    assert isinstance(found, MappedLayers)
    assert found.size == decode(SOURCES).size
    assert same(found, decode(SOURCES), box)


def test_a_cache_file_is_written_once(folder: Path) -> None:
    cached(folder)
    before = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    cached(folder)
    assert {file: file.stat().st_mtime_ns for file in folder.iterdir()} == before
    assert {file.suffix for file in before} == {".pgm", ".crc"}


@pytest.mark.parametrize("damage", [b"", b"P5\n1600 6000\n255\n", b"no picture"])
def test_a_damaged_file_is_made_again(folder: Path, damage: bytes, caplog: pytest.LogCaptureFixture) -> None:
    cached(folder)
    file = next(folder.glob("*.pgm"))
    whole = file.read_bytes()
    file.write_bytes(damage)
    assert same(cached(folder), decode(SOURCES), PARTS[1])
    assert file.read_bytes() == whole
    assert "damaged" in caplog.text


def test_a_changed_pixel_is_noticed(folder: Path) -> None:
    cached(folder)
    file = next(folder.glob("*.pgm"))
    whole = bytearray(file.read_bytes())
    whole[2_000_000] ^= 0xFF
    file.write_bytes(whole)
    assert same(cached(folder), decode(SOURCES), PARTS[0])


def test_another_version_of_a_map_has_a_file_of_its_own(folder: Path, tmp_path: Path) -> None:
    cached(folder)
    sources = [tmp_path / file.name for file in SOURCES]
    for source, copy in zip(SOURCES, sources, strict=True):
        copy.write_bytes(source.read_bytes())
    Image.new("L", (1600, 1000), 7).save(sources[3])
    found = LayerCache(folder).layers("map", sources)
    assert found.crop((0, 0, 1, 1)).ink.getpixel((0, 0)) == 7
    assert len(list(folder.glob("*.pgm"))) == 2


def test_without_a_folder_to_write_to_it_is_said_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("This isn't a folder.")
    cache = LayerCache(tmp_path / "file" / "maps")
    with caplog.at_level(logging.WARNING):
        found = [cache.layers(name, SOURCES) for name in ("one", "other")]
    assert all(isinstance(layers, Layers) for layers in found)
    assert caplog.text.count("kept in memory") == 1


@pytest.fixture
def maps_on_disk(folder: Path) -> Iterator[Path]:
    cache_in(folder)
    yield folder
    cache_in(None)


def test_a_board_is_drawn_from_the_cache_as_from_memory(maps_on_disk: Path) -> None:
    tints = {area: (place % 5 * 40, 90, 120) for place, area in enumerate(basemap.base_map(GAME).areas)}
    for zoom in (1, 2.3):
        centre = None if zoom == 1 else (700, 450)
        charts = [board.chart(tints, centre, zoom) for board in (BaseMap(GAME), basemap.base_map(GAME))]
        assert ImageChops.difference(charts[0].picture, charts[1].picture).getbbox() is None
    assert len(list(maps_on_disk.glob("*.pgm"))) == 2
