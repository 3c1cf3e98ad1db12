"""A cache of drawn images, bounded by their memory instead of their number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from threading import RLock
from typing import Final, ParamSpec, Protocol, TypeVar

from cachetools import LRUCache, cached
from cachetools.keys import hashkey
from PIL import Image

MEGABYTE = 1_000_000
_KEPT: Final = 64
"""Megabytes of images that all drawing functions of all games keep together."""

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


class ImageCache:
    """A decorator for drawing functions: keeps what they returned for their latest arguments.

    The functions share ``megabytes`` of images, so the games that are played get the memory of those that aren't. What
    they return is read-only: an image, something that has one, or a tuple with images in it.
    """

    def __init__(self, megabytes: float) -> None:
        self._images: LRUCache[object, Drawing] = LRUCache(megabytes * MEGABYTE, getsizeof=memory_of)
        self._lock = RLock()

    def __call__(self, draw: Callable[P, T]) -> Callable[P, T]:
        """The same function, which draws only what isn't in the cache."""
        return cached(self._images, key=partial(hashkey, draw), lock=self._lock)(draw)


def memory_of(drawn: object) -> int:
    """How many bytes of memory the images of a drawing take."""
    if isinstance(drawn, tuple):
        return sum(map(memory_of, drawn))
    image = drawn if isinstance(drawn, Image.Image) else getattr(drawn, "image", None)
    if not isinstance(image, Image.Image):
        return 0
    return image.width * image.height * (1 if len(image.getbands()) == 1 else _WIDE_PIXEL)


cached_image: Final = ImageCache(_KEPT)
"""Keeps the drawn images of all games."""
