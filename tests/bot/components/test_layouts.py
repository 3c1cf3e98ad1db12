"""Fingerprints and nonces of messages fit Discord; pictures keep their edges."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from discord import ui

from bot.components.controls import Row, button, row
from bot.components.custom_ids import ControlId
from bot.components.layouts import MAX_PARTS, fingerprint, message, nonce
from render.core.picture import Picture

MOST_PICTURES = 10
"""What Discord takes in a message."""


def test_marks_fit_discord() -> None:
    marks = {fingerprint(1, f"key-{n}") for n in range(100)}
    assert len(marks) == 100
    assert all(0 < mark < 2**31 for mark in marks)
    assert len(nonce(1, "key")) == 25


def shown_with(count: int, rows: Sequence[Row] = ()) -> tuple[ui.LayoutView, list[int]]:
    """A message with so many pictures, and how many each of its galleries has."""
    pictures = [Picture(b"", f"map-{number}.webp", "A map.", 1200, 900) for number in range(count)]
    shown = message("Turn 1", pictures, "What happened.", rows).layout
    return shown, [len(part.items) for part in shown.walk_children() if isinstance(part, ui.MediaGallery)]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, MOST_PICTURES])
def test_every_picture_of_a_report_is_as_wide_as_the_message(count: int) -> None:
    shown, galleries = shown_with(count)
    assert galleries == [1] * count
    assert shown.total_children_count <= MAX_PARTS


@pytest.mark.parametrize(("count", "galleries"), [(4, [1, 1, 1, 1]), (6, [1] * 6), (MOST_PICTURES, [1] * 5 + [5])])
def test_below_five_full_rows_the_last_pictures_share_a_gallery(count: int, galleries: list[int]) -> None:
    controls = [[button(ControlId(1, 1, f"go{row}{place}"), "Go") for place in range(5)] for row in range(5)]
    shown, found = shown_with(count, [row(*each) for each in controls])
    assert found == galleries
    assert shown.total_children_count <= MAX_PARTS
