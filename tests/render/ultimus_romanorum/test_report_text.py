"""A report names the place of a battle once."""

from __future__ import annotations

import pytest

from render.ultimus_romanorum.report_text import places_named_once


@pytest.mark.parametrize(
    ("told", "text"),
    [
        (
            "⚔️ **Galliae 5 (Lugdunum):** Alaric against Suevi\nA bridge is out.\n**Galliae 5 (Lugdunum):** the end.",
            "⚔️ **Galliae 5 (Lugdunum):** Alaric against Suevi\nA bridge is out.\nThe end.",
        ),
        (
            "⚔️ **Galliae 5\u00a0:** Alaric contre les Suèves\n**Galliae 5.** Victoire.\n**Rome +1\u00a0:** un chef",
            "⚔️ **Galliae 5\u00a0:** Alaric contre les Suèves\nVictoire.\n**Rome +1\u00a0:** un chef",
        ),
        ("**Galliae 5:** no heading above.", "**Galliae 5:** no heading above."),
        (
            "⚔️ **Galliae 5:** one\n⚔️ **Italia 2:** another\n**Galliae 5:** of the first.",
            "⚔️ **Galliae 5:** one\n⚔️ **Italia 2:** another\n**Galliae 5:** of the first.",
        ),
    ],
)
def test_a_place_is_left_out_below_its_own_heading_only(told: str, text: str) -> None:
    assert places_named_once(told) == text
