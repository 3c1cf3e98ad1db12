"""The cache of drawn images is bounded by the memory of the images."""

from __future__ import annotations

from PIL import Image

from render.core.canvas import Sprite
from render.core.image_cache import MEGABYTE, ImageCache, memory_of


def test_the_latest_images_are_kept_up_to_a_size() -> None:
    drawn: list[int] = []

    @ImageCache(megabytes=1)
    def square(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("L", (600, 1000))

    assert square(1) is square(1)
    square(2)  # 0.6 MB each: only one fits
    square(2)
    square(1)
    assert drawn == [1, 2, 1]


def test_what_is_larger_than_the_cache_is_drawn_each_time() -> None:
    drawn: list[int] = []

    @ImageCache(megabytes=1)
    def large(number: int) -> Image.Image:
        drawn.append(number)
        return Image.new("RGB", (600, 1000))

    large(1)
    large(1)
    assert drawn == [1, 1]


def test_drawing_functions_share_the_memory() -> None:
    drawn: list[str] = []
    cached = ImageCache(megabytes=1)

    @cached
    def town(number: int) -> Image.Image:
        drawn.append(f"town {number}")
        return Image.new("L", (400, 1000))

    @cached
    def river(number: int) -> Image.Image:
        drawn.append(f"river {number}")
        return Image.new("L", (400, 1000))

    assert town(1) is not river(1)  # the same arguments, but another drawing
    town(1)
    river(2)  # 0.4 MB each: river 1 was used longest ago
    town(1)
    river(1)
    assert drawn == ["town 1", "river 1", "river 2", "river 1"]


def test_the_memory_of_images_sprites_and_tuples() -> None:
    grey, coloured = Image.new("L", (10, 20)), Image.new("RGB", (10, 20))
    assert memory_of(grey) == 200
    assert memory_of(coloured) == 800
    assert memory_of(Sprite(coloured, 10, 20)) == 800
    assert memory_of((grey, coloured, 7)) == 1000
    assert memory_of(None) == 0
    assert MEGABYTE == 1_000_000
