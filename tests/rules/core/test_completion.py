"""Written orders are completed with the names of the board, in games in which a seat plays several nations."""

from __future__ import annotations

import pytest

from rules.core.registry import companions
from tests.gallery.positions import positions


def _completed(game: str, name: str, typed: str, locale: str = "en") -> list[str]:
    at = next(each for each in positions(game) if each.name == name)
    decision, book = at.table.decision, companions(game).orders
    assert decision is not None
    assert book is not None
    return book.suggest(at.table, decision.seat, typed, locale)


@pytest.mark.parametrize(
    ("game", "name", "typed", "offered"),
    [
        ("britannia-redux", "after-rome-9/asked-place", "place l", ["place Lindsey", "place Lothian"]),
        ("britannia-redux", "after-rome-9/asked-move", "kent > ess", ["kent > Essex"]),
        ("britannia-redux", "after-rome-9/asked-move", "2 Kent>ess", ["2 Kent > Essex"]),
        ("britannia-redux", "after-rome-9/asked-move", "english channel > ess", ["english channel > Essex"]),
        ("britannia-redux", "after-rome-9/asked-move", "place kent; place hwi", ["place kent; place Hwicce"]),
        ("britannia-redux", "after-rome-9/asked-move", "pl", ["place"]),
        ("britannia-redux", "after-rome-9/asked-move", "kent > ", []),
        ("italia", "I-evening/asked-move", "move 2 lilyb", ["move 2 Lilybaeum"]),
        ("italia", "I-evening/asked-move", "pla", ["Placentia", "place"]),
    ],
)
def test_the_area_that_is_begun_is_completed(game: str, name: str, typed: str, offered: list[str]) -> None:
    assert _completed(game, name, typed)[: len(offered) or None] == offered


def test_areas_are_completed_in_the_language_of_the_player() -> None:
    found = _completed("britannia-redux", "after-rome-9/asked-move", "aller mer d", "fr")
    assert found
    assert all(each.startswith("aller Mer") for each in found)
