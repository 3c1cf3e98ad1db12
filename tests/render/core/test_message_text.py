"""Texts that are longer than a message are cut between lines or sentences, into parts of about the same length."""

from __future__ import annotations

import pytest

from render.core.message_text import LONGEST, parts
from render.core.posts import SHORT


def test_a_text_that_fits_is_one_part() -> None:
    assert parts("The fleet sails.\nIt comes back.") == ["The fleet sails.\nIt comes back."]
    assert parts("x" * LONGEST) == ["x" * LONGEST]


@pytest.mark.parametrize("lines", [20, 21, 39, 40, 60])
def test_long_texts_are_cut_between_lines_and_no_part_is_short(lines: int) -> None:
    text = "\n".join(f"{number:>3} " + "x" * 96 for number in range(lines))
    found = parts(text)
    assert "\n".join(found) == text
    assert len(found) == -(-len(text) // LONGEST)
    assert all(SHORT <= len(part) <= LONGEST for part in found)


def test_a_line_that_is_too_long_is_cut_between_sentences() -> None:
    line = " ".join("The walls hold for another day." for _ in range(100))
    found = parts(line)
    assert " ".join(found) == line
    assert all(part.endswith(".") and len(part) <= LONGEST for part in found)


def test_a_sentence_that_is_too_long_is_cut_anywhere() -> None:
    assert "".join(parts("x" * 5000)) == "x" * 5000
