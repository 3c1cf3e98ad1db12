"""Caches of drawn images, bounded by their memory instead of their number."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import ParamSpec, Protocol, TypeVar

from cachetools import LRUCache, cached
from PIL import Image

MEGABYTE = 1_000_000
_WIDE_PIXEL = 4
"""Bytes of a pixel with more than one band: Pillow keeps RGB in four as well."""


class HasImage(Protocol):
    """A drawing whose memory is that of its image, such as a sprite."""

    @property
    def image(self) -> Image.Image:
        """Its pixels."""


Drawn = Image.Image | HasImage | None
Drawing = Drawn | tuple[object, ...]
P = ParamSpec("P")
T = TypeVar("T", bound=Drawing)


def images_within(megabytes: float) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what a drawing function returned for its latest arguments, up to ``megabytes`` of images.

    What it returns is read-only: an image, something that has one, or a tuple with images in it.
    """

    def keeping(draw: Callable[P, T]) -> Callable[P, T]:
        return cached(LRUCache(megabytes * MEGABYTE, getsizeof=memory_of), lock=RLock())(draw)

    return keeping


def memory_of(drawn: object) -> int:
    """How many bytes of memory the images of a drawing take."""
    if isinstance(drawn, tuple):
        return sum(map(memory_of, drawn))
    image = drawn if isinstance(drawn, Image.Image) else getattr(drawn, "image", None)
    if not isinstance(image, Image.Image):
        return 0
    return image.width * image.height * (1 if len(image.getbands()) == 1 else _WIDE_PIXEL)
