"""Saves from before the redesign load, and play on identically."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import rules
import tests.toy
from rules.core.agents import give
from rules.core.registry import events_from_json, events_to_json
from tests.frozen.saves import Saved, asked, events_of, fingerprint, saves_of, told

GAMES = ("toy", "romanitas", "rise-and-fall")
SAVES = [pytest.param(game, each, id=f"{game}: {each.name}") for game in GAMES for each in saves_of(game)]


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


@pytest.mark.parametrize(("game", "saved"), SAVES)
def test_a_save_is_the_position_that_it_was(game: str, saved: Saved) -> None:
    table = rules.load(saved.save)
    assert table.events == []  # nothing has been given up
    assert (table.game, table.number, table.commitment) == (game, saved.number, saved.commitment)
    assert asked(table) == saved.asked[0]
    assert table.can_undo == saved.can_undo
    assert fingerprint(table.state.model_dump(), saved.known) == saved.state
    assert rules.load(table.save()).state == table.state


@pytest.mark.parametrize(("game", "saved"), SAVES)
def test_the_same_choices_lead_where_they_led(game: str, saved: Saved) -> None:
    table = rules.load(saved.save)
    for answer, after in zip(saved.answers, saved.asked[1:], strict=True):
        give(table, answer if isinstance(answer, dict) else tuple(answer))
        assert asked(table) == after
    assert told(table.events) == saved.told
    assert fingerprint(table.state.model_dump(), saved.known) == saved.end


@pytest.mark.parametrize("game", GAMES)
def test_the_saves_are_of_every_sort(game: str) -> None:
    names = [each.name for each in saves_of(game)]
    for wanted in ("start", "turn", "choices since the checkpoint", "with a choice to take back", "over"):
        assert any(wanted in name for name in names), wanted


@pytest.mark.parametrize("game", GAMES)
def test_events_are_read_as_they_were_told(game: str) -> None:
    texts = events_of(game)
    events = events_from_json(game, texts)
    again = [events_from_json(game, [text])[0] for text in events_to_json(events)]
    assert again == events
    assert len(events) > 50
