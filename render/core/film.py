"""The film of a campaign: its moments as one animated picture small enough for Discord."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO
from typing import Final, Protocol, TypeVar

from PIL import Image

from render.core.layout import note_encoded, note_reduced
from render.core.pacing import take_break
from render.core.picture import Picture, shortened_alt

MAX_BYTES: Final = 8_000_000
"""Discord accepts files up to 10 MB; a film is never larger than this."""

GOOD_BYTES: Final = 4_000_000
"""Preferred maximum size of a film, so that it loads quickly even over a slow connection."""

FILENAME: Final = "film.webp"

_SHARE: Final = 0.6
"""The size of a frame relative to the map it shows."""


class FilmTooHeavy(ValueError):  # noqa: N818
    """Even the shortest version at the lowest quality is larger than `MAX_BYTES`."""


class Timed(Protocol):
    """A moment of a film, with its duration."""

    @property
    def milliseconds(self) -> int:
        """Its duration."""


Moment = TypeVar("Moment", bound=Timed)


def lightest(
    versions: Iterable[tuple[Sequence[Moment], int]],
    draw: Callable[[Moment], Image.Image],
) -> tuple[Sequence[Moment], bytes]:
    """The first version of a film no larger than `GOOD_BYTES`, else the last one, and its file.

    A version is its moments and the quality of their pictures. Nothing is blended between two moments: names would be
    doubled.

    Raises:
        FilmTooHeavy: the last one is larger than `MAX_BYTES`.
    """
    shown: Sequence[Moment] = ()
    file = b""
    for shown, quality in versions:
        file = _encoded(shown, draw, quality)
        if len(file) <= GOOD_BYTES:
            break
    if len(file) > MAX_BYTES:
        raise FilmTooHeavy(f"A film of {len(shown)} moments has {len(file)} bytes.")
    return shown, file


def film_picture(file: bytes, alt: str) -> Picture:
    """The film as a picture to post."""
    with Image.open(BytesIO(file)) as opened:
        width, height = opened.size
    return Picture(file, FILENAME, shortened_alt(alt), width, height)


def reduced(board: Image.Image) -> Image.Image:
    """A whole map's picture at the size of a frame."""
    size = round(board.width * _SHARE), round(board.height * _SHARE)
    frame = board.resize(size, Image.Resampling.HAMMING)
    note_reduced(board, frame, _SHARE)
    return frame


def _encoded(shown: Sequence[Moment], draw: Callable[[Moment], Image.Image], quality: int) -> bytes:
    """The frames as an animated WebP with only one key frame, which halves its size."""
    frames = _frames(shown, draw)
    durations = [moment.milliseconds for moment in shown]
    buffer = BytesIO()
    next(frames).save(
        buffer, "WEBP", save_all=True, append_images=frames, duration=durations, loop=0, quality=quality, method=1,
        kmin=0, kmax=0,
    )  # fmt: skip
    return buffer.getvalue()


def _frames(shown: Sequence[Moment], draw: Callable[[Moment], Image.Image]) -> Iterator[Image.Image]:
    for moment in shown:
        take_break()
        frame = draw(moment)
        note_encoded(frame, FILENAME)
        yield frame
