"""Where stacks may not end a move: all areas at once, or one by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from rules.core.registry import only_games, packages
from rules.ultimus_romanorum.chapters.movement import barred_ends, may_end, movers
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.game import CAMPS
from tests.rules.ultimus_romanorum.playing import EVENING, PACKAGE, legate_game, position
from tests.sampling import first


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: PACKAGE}):
        yield


@pytest.mark.parametrize("scenario", first(2, [EVENING, "scourge-445", "rhine-406"]))
def test_the_ends_that_are_barred_to_a_stack_are_those_where_it_may_not_end(scenario: str) -> None:
    found = 0
    for table in islice(legate_game(scenario, "barred ends"), 10, 300, 60):
        t = position(table)
        for stack in (stack for camp in CAMPS for stack in movers(t, camp)):
            elsewhere = set(t.data.areas) - {t.place(stack.pieces[0])}
            barred = barred_ends(t, t.camp(stack.pieces[0]), stack.pieces) & elsewhere
            assert barred == {area for area in elsewhere if may_end(t, stack, area)}
            found += bool(barred)
    assert found
