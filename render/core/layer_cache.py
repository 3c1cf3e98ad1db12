"""A cache of decoded base maps on disk, mapped into memory.

Decoded layers take some fifty megabytes a game. As uncompressed files they're mapped: the operating system reads what
is needed, shares it between processes and drops it when memory is short.

A cache file is a grey PGM image with six bands below each other: red, green and blue of the base, then index, tint and
ink. Its name holds a hash of the sources, so another version of a map has another file. Another program may have
changed it, so a checksum is kept beside it.
"""

from __future__ import annotations

import hashlib
import logging
import os
import tempfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from PIL import Image

Box = tuple[int, int, int, int]

_log = logging.getLogger(__name__)
_FORMAT: Final = 1
"""Part of a file's name: change it with the layout of the bands."""

_MODES: Final = ("RGB", "L", "L", "L")
_BANDS: Final = sum(map(len, _MODES))


@dataclass(frozen=True)
class Layers:
    """The four images of a built map, or of a part of it."""

    base: Image.Image
    index: Image.Image
    tint: Image.Image
    ink: Image.Image

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.index.size

    def crop(self, box: Box) -> Layers:
        """A part of them."""
        return Layers(self.base.crop(box), self.index.crop(box), self.tint.crop(box), self.ink.crop(box))


class Source(Protocol):
    """Layers in memory or in a cache file."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""

    def crop(self, box: Box) -> Layers:
        """A part of the layers."""


class MappedLayers:
    """Layers in a cache file."""

    def __init__(self, file: Path) -> None:
        self._bands = Image.open(file)
        self._bands.load()
        width, height = self._bands.size
        self.size: tuple[int, int] = (width, height // _BANDS)

    def crop(self, box: Box) -> Layers:
        """A part of the layers; what is outside them is black."""
        width, height = self.size
        inside = max(box[0], 0), max(box[1], 0), min(box[2], width), min(box[3], height)
        parts = []
        for band in range(_BANDS):
            top = band * height
            part = self._bands.crop((inside[0], inside[1] + top, inside[2], inside[3] + top))
            if inside != box:
                whole = Image.new("L", (box[2] - box[0], box[3] - box[1]))
                whole.paste(part, (inside[0] - box[0], inside[1] - box[1]))
                part = whole
            parts.append(part)
        return Layers(Image.merge("RGB", parts[:3]), *parts[3:])


class LayerCache:
    """A folder of cache files. It's created when the first file is written."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._has_complained = False

    def layers(self, name: str, sources: Sequence[Path]) -> Source:
        """The layers in four image files (base, index, tint and ink), through the cache if its folder can be used."""
        digest = hashlib.sha256(b"".join(file.read_bytes() for file in sources)).hexdigest()[:16]
        file = self._folder / f"{name}-{_FORMAT}-{digest}.pgm"
        found = _mapped(file)
        if found is not None:
            return found
        decoded = decode(sources)
        try:
            _write(file, decoded)
        except OSError as error:
            if not self._has_complained:
                _log.warning(
                    "Base maps are kept in memory, as the cache in %s can't be written: %s", file.parent, error
                )
            self._has_complained = True
            return decoded
        return _mapped(file) or decoded


def decode(sources: Sequence[Path]) -> Layers:
    """The layers in four image files, in memory."""
    return Layers(*(Image.open(file).convert(mode) for file, mode in zip(sources, _MODES, strict=True)))


def _mapped(file: Path) -> MappedLayers | None:
    """The layers in a cache file; None if there's none, or if it's damaged."""
    try:
        with file.open("rb") as read:
            checksum = 0
            while part := read.read(1 << 20):
                checksum = zlib.crc32(part, checksum)
        if _checksum_file(file).read_text(encoding="ascii") == f"{checksum:08x}":
            return MappedLayers(file)
        _log.warning("The cache file %s is damaged; it's made again.", file)
    except FileNotFoundError:
        pass
    except (OSError, ValueError) as error:
        _log.warning("The cache file %s can't be read and is made again: %s", file, error)
    return None


def _write(file: Path, layers: Layers) -> None:
    """Write a cache file and its checksum, so that no reader ever sees half of it."""
    width, height = layers.size
    bands = Image.new("L", (width, height * _BANDS))
    for place, band in enumerate((*layers.base.split(), layers.index, layers.tint, layers.ink)):
        bands.paste(band, (0, place * height))
    data = b"P5\n%d %d\n255\n" % bands.size + bands.tobytes()
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    for path, content in ((file, data), (_checksum_file(file), f"{zlib.crc32(data):08x}".encode())):
        handle, temporary = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(content)
            Path(temporary).replace(path)
        except OSError:
            Path(temporary).unlink(missing_ok=True)
            raise


def _checksum_file(file: Path) -> Path:
    return file.with_suffix(".crc")
