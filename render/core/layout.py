"""What a picture shows and where, recorded while it's drawn.

Tests record layouts to measure pictures: `recorded` collects one for each picture that is encoded. Otherwise nothing is
recorded, and each hook costs one look-up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal

from render.core.palette import Colour

if TYPE_CHECKING:
    from PIL import Image

Kind = Literal["name", "sign", "counter", "letter", "plate", "arrowhead", "shaft", "ring", "text"]
"""The kind of a part. A shaft is a piece of an arrow without its head.

A name is on the map with a halo, a letter on a target; a text is any other line."""


@dataclass(frozen=True)
class Part:
    """One thing on a picture: its box in pixels, its text or the space it belongs to, its font size (0: no text)."""

    kind: Kind
    box: tuple[int, int, int, int]
    text: str = ""
    letters: int = 0

    def moved(self, right: int, down: int) -> Part:
        """The same part at another place."""
        x1, y1, x2, y2 = self.box
        return replace(self, box=(x1 + right, y1 + down, x2 + right, y2 + down))


@dataclass(frozen=True)
class Ground:
    """The map below a picture: the game of the board, the zoom, the tint of each area, and its owner if known."""

    board: str
    zoom: float
    tints: Mapping[str, Colour | None]
    owners: Mapping[str, str] | None = None


@dataclass
class Layout:
    """The parts of one picture in the order in which they were drawn. Without a map it has no ``ground``."""

    name: str = ""
    width: int = 0
    height: int = 0
    parts: list[Part] = field(default_factory=list)
    ground: Ground | None = None


class _Recorder:
    """Layouts of unfinished pictures by identity, and the finished ones."""

    def __init__(self) -> None:
        self.finished: list[Layout] = []
        self._open: dict[int, tuple[Image.Image, Layout]] = {}

    def layout(self, picture: Image.Image) -> Layout:
        return self._open.setdefault(id(picture), (picture, Layout()))[1]

    def reduce(self, picture: Image.Image, smaller: Image.Image, share: float) -> None:
        before, after = self.layout(picture), self.layout(smaller)
        del self._open[id(picture)]
        after.parts += [_reduced(part, share) for part in before.parts]

    def join(self, picture: Image.Image, tile: Image.Image, corner: tuple[int, int]) -> None:
        whole, part = self.layout(picture), self.layout(tile)
        del self._open[id(tile)]
        whole.ground = whole.ground or part.ground
        whole.parts += [each.moved(*corner) for each in part.parts]

    def finish(self, picture: Image.Image, name: str) -> None:
        layout = self.layout(picture)
        del self._open[id(picture)]
        layout.name, (layout.width, layout.height) = name, picture.size
        self.finished.append(layout)


_RECORDER: ContextVar[_Recorder | None] = ContextVar("layout recorder", default=None)


@contextmanager
def recorded() -> Iterator[list[Layout]]:
    """Record the layouts of the pictures that this context encodes, in their order."""
    recorder = _Recorder()
    token = _RECORDER.set(recorder)
    try:
        yield recorder.finished
    finally:
        _RECORDER.reset(token)


def note(
    picture: Image.Image, kind: Kind, box: tuple[float, float, float, float], text: str = "", letters: int = 0
) -> None:
    """Record a part that was drawn on a picture."""
    recorder = _RECORDER.get()
    if recorder is not None:
        left, top, right, bottom = (round(edge) for edge in box)
        recorder.layout(picture).parts.append(Part(kind, (left, top, right, bottom), text, letters))


def note_ground(picture: Image.Image, ground: Ground) -> None:
    """Record the map that a picture is drawn on."""
    recorder = _RECORDER.get()
    if recorder is not None:
        recorder.layout(picture).ground = ground


def note_reduced(picture: Image.Image, smaller: Image.Image, share: float) -> None:
    """Record that a picture is another one at a share of its size. Its ground is left out: the map has it."""
    recorder = _RECORDER.get()
    if recorder is not None:
        recorder.reduce(picture, smaller, share)


def note_joined(picture: Image.Image, tile: Image.Image, corner: tuple[int, int]) -> None:
    """Record that a drawn picture became a part of another one, with its upper left corner there."""
    recorder = _RECORDER.get()
    if recorder is not None:
        recorder.join(picture, tile, corner)


def note_encoded(picture: Image.Image, name: str) -> None:
    """Record that a picture is complete."""
    recorder = _RECORDER.get()
    if recorder is not None:
        recorder.finish(picture, name)


def _reduced(part: Part, share: float) -> Part:
    left, top, right, bottom = (round(edge * share) for edge in part.box)
    return Part(part.kind, (left, top, right, bottom), part.text, round(part.letters * share))
