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


def test_a_battle_stays_in_one_part_if_there_is_room() -> None:
    rows = ["x" * 98] * 12
    battles = ["\n".join([f"⚔️ **Battle {number}**", *rows[:most]]) for number, most in enumerate((6, 12, 6))]
    text = "\n".join(["The Barbarians, sequence 1", *battles])
    found = parts(text)
    assert "\n".join(found) == text
    assert len(found) == 2
    assert found[1].startswith("⚔️")


def test_battles_are_cut_rather_than_posted_in_more_parts_or_in_short_ones() -> None:
    thirds = [f"⚔️ **Battle {number}**\n" + "\n".join("x" * 98 for _ in range(12)) for number in range(3)]
    assert len(parts("\n".join(thirds))) == 2
    whole = "⚔️ **Battle**\n" + "\n".join("x" * 98 for _ in range(18))
    assert all(len(part) >= SHORT for part in parts("\n".join(["The Barbarians, sequence 1", whole, "y" * 90])))


def test_a_line_that_is_too_long_is_cut_between_sentences() -> None:
    line = " ".join("The walls hold for another day." for _ in range(100))
    found = parts(line)
    assert " ".join(found) == line
    assert all(part.endswith(".") and len(part) <= LONGEST for part in found)


def test_a_sentence_that_is_too_long_is_cut_anywhere() -> None:
    assert "".join(parts("x" * 5000)) == "x" * 5000


def test_a_text_that_opens_with_a_battle_has_no_empty_first_line() -> None:
    battles = ["⚔️ **Battle**\n" + "\n".join("x" * 98 for _ in range(rows)) for rows in (1, 12, 12)]
    assert parts(battles[0]) == battles[:1]
    assert "\n".join(parts("\n".join(battles))) == "\n".join(battles)
