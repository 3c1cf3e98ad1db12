"""Legends: keys in columns as wide as they need, as large as their place allows."""

from __future__ import annotations

import pytest

from render.core.legends import Key, fitted_legend, land_swatch, legend
from render.core.palette import ROME, on_land


def keys(count: int, name: str = "Rome") -> list[Key]:
    return [Key(land_swatch(ROME), f"{name} {place}") for place in range(count)]


@pytest.mark.parametrize("count", [1, 6, 26])
def test_a_legend_fits_its_place(count: int) -> None:
    shown = fitted_legend(keys(count), 1160, 168)
    assert shown.width <= 1160
    assert shown.height <= 168


def test_large_signs_make_rows_higher_and_leave_none_empty() -> None:
    large = [Key(land_swatch(ROME, 40), f"sign {place}") for place in range(4)]
    shown = fitted_legend(large, 1160, 168)
    assert shown.height <= 168
    assert fitted_legend(keys(2), 300, 168).height < 100


def test_fewer_keys_are_larger() -> None:
    few, many = fitted_legend(keys(3), 300, 168), fitted_legend(keys(30, "Asian Sarmatians"), 1160, 168)
    assert few.width / 3 < many.width
    assert fitted_legend(keys(6), 1160, 168).width > legend(keys(6), size=14, rows=6).width


def test_columns_are_only_as_wide_as_their_own_names() -> None:
    uneven = [*keys(2), *keys(2, "Kingdom of the Ostrogoths")]
    assert legend(uneven, rows=2).width < legend(keys(4, "Kingdom of the Ostrogoths"), rows=2).width


def test_a_swatch_shows_the_land_as_the_map_does() -> None:
    swatch = land_swatch(ROME, 20)
    assert swatch.image.getpixel((swatch.left + 10, swatch.top + 10)) == (*on_land(ROME), 255)
