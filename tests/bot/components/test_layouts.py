"""Fingerprints and nonces of messages fit Discord; up to three pictures keep their edges."""

from __future__ import annotations

import pytest
from discord import ui

from bot.components.layouts import fingerprint, message, nonce
from render.core.picture import Picture


def test_marks_fit_discord() -> None:
    marks = {fingerprint(1, f"key-{n}") for n in range(100)}
    assert len(marks) == 100
    assert all(0 < mark < 2**31 for mark in marks)
    assert len(nonce(1, "key")) == 25


@pytest.mark.parametrize(("count", "galleries"), [(0, []), (1, [1]), (2, [1, 1]), (3, [1, 1, 1]), (4, [4])])
def test_up_to_three_pictures_are_below_each_other(count: int, galleries: list[int]) -> None:
    pictures = [Picture(b"", f"map-{number}.webp", "A map.", 1200, 900) for number in range(count)]
    shown = message("Turn 1", pictures).layout
    assert [len(part.items) for part in shown.walk_children() if isinstance(part, ui.MediaGallery)] == galleries
