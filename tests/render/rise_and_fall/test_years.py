"""Years as they are written."""

from __future__ import annotations

import pytest

from render.rise_and_fall.texts import words, year_text


@pytest.mark.parametrize(
    ("year", "written"),
    [(-60, "60 BC"), (-10, "10 BC"), (0, "1 AD"), (10, "10 AD"), (470, "470 AD")],
)
def test_there_is_no_year_0(year: int, written: str) -> None:
    """Rulebook, Turns: the first decade of our era begins with 1 AD."""
    assert year_text(year, words("en")) == written
