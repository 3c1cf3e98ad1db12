"""How a report sums up the fights of a turn."""

from __future__ import annotations

import pytest

from render.core.verdicts import Clash, summed_up
from render.core.words import words_of

OURS = Clash("kent", (("saxons", 0), ("jutes", 2)), is_won=True)
THEIRS = Clash("essex", (("angles", 0), ("saxons", 2)), is_won=True)
NO_ONES = Clash("sussex", (("saxons", 1), ("jutes", 1)), is_won=False)


@pytest.mark.parametrize(
    ("clashes", "key", "counted"),
    [
        ([OURS, OURS], "won", (2, 0, 0)),
        ([OURS, THEIRS], "both", (1, 1, 0)),
        ([THEIRS, THEIRS], "lost", (0, 2, 0)),
        ([OURS, NO_ONES], "mixed", (1, 0, 1)),
        ([NO_ONES, NO_ONES], "mixed", (0, 0, 2)),
    ],
)
def test_a_fight_in_which_both_sides_fall_is_neither_won_nor_lost(
    clashes: list[Clash], key: str, counted: tuple[int, int, int]
) -> None:
    found, named = summed_up(clashes, "saxons")
    assert (found, named["won"], named["lost"], named["drawn"]) == (key, *counted)


def test_both_games_say_that_some_fights_had_no_winner() -> None:
    key, named = summed_up([OURS, OURS, NO_ONES], "saxons")
    told = words_of("britannia-redux", "en")(f"outcome-{key}", **named)
    assert told == "The Saxons, battles: 2 won, 0 lost, 1 with both sides destroyed"
    key, named = summed_up([OURS, NO_ONES], "vandals")
    told = words_of("italia", "en")(f"told-{key}", **named)
    assert told == "The Vandals, fights: 0 won, 1 lost, 1 without a winner"
