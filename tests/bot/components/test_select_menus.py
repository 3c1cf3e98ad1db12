"""Select menus lead to every option and stay within Discord's limits."""

from __future__ import annotations

import pytest

from bot.components import select_menus
from rules.core.decisions import Option
from tests.toy.game import say


def options(count: int, groups: int = 0) -> list[Option]:
    path = [(say("district", number=n % groups),) if groups else () for n in range(count)]
    return [Option(f"o{n}", say("field", number=n), None, path[n]) for n in range(count)]


def leaves(things: list[Option], path: tuple[int, ...] = ()) -> list[int]:
    """Every option that can be reached, each menu on the way being short enough."""
    shown = select_menus.entries(things, path)
    assert 0 < len(shown) <= select_menus.LONGEST
    found: list[int] = []
    for place, entry in enumerate(shown):
        found += leaves(things, (*path, place)) if entry.is_heading else list(entry.places)
    return found


@pytest.mark.parametrize(
    ("count", "groups"), [(1, 0), (25, 3), (26, 0), (26, 2), (51, 1), (100, 30), (700, 0), (900, 40)]
)
def test_every_option_is_reached_through_menus_of_25(count: int, groups: int) -> None:
    assert sorted(leaves(options(count, groups))) == list(range(count))


def test_a_heading_with_one_option_is_the_option() -> None:
    things = [*options(26), Option("alone", say("work"), None, (say("north"),))]
    labels = [entry.label for entry in select_menus.entries([*options(30, 2), things[-1]])]
    assert "Work" in labels


def ranked(*ranks: tuple[str, int]) -> list[Option]:
    paths = {"": (), "n": (say("north"),), "s": (say("south"),)}
    return [
        Option(f"o{n}", say("field", number=n), None, paths[path], "", rank) for n, (path, rank) in enumerate(ranks)
    ]


def test_the_best_options_come_first_within_their_headings_and_keep_their_tokens() -> None:
    things = ranked(("", 9), ("n", 5), ("s", 2), ("n", 1), ("s", 3))
    assert [entry.places for entry in select_menus.entries(things)] == [(0,), (3,), (1,), (2,), (4,)]


def test_options_without_ranks_keep_their_order() -> None:
    things = ranked(("n", 0), ("s", 0), ("n", 0), ("", 0))
    assert [entry.places for entry in select_menus.entries(things)] == [(0,), (1,), (2,), (3,)]
