"""Warm-up: it loads every game and gives way to interactions."""

from __future__ import annotations

import asyncio

import pytest

import rules
from bot.common.messages import LANGUAGES
from bot.rulebook import index
from bot.rulebook.index import opening_steps
from bot.workers.backpressure import Backpressure
from bot.workers.warmup import run_between_interactions, warm_up_text_steps


async def test_it_waits_until_no_interaction_waits() -> None:
    backpressure = Backpressure()
    done: list[str] = []
    backpressure.received(1)
    warming_up = asyncio.create_task(run_between_interactions(backpressure, [lambda: done.append("loaded")] * 2))
    await asyncio.sleep(0.1)
    assert not done
    backpressure.acknowledged(1)
    await warming_up
    assert done == ["loaded"] * 2


def test_it_opens_the_rules_of_every_game_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, str]] = []
    monkeypatch.setattr(index, "open_book", lambda game, locale: opened.append((game, locale)))
    for step in opening_steps():
        step()
    assert opened == [(game, language) for game in rules.games() for language in LANGUAGES]


def test_a_game_that_fails_is_logged_and_the_others_are_loaded(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, *others = rules.games()
    start = rules.start
    started: set[str] = set()

    def start_others(game: str) -> object:
        if game == broken:
            raise ValueError(game)
        started.add(game)
        return start(game)

    monkeypatch.setattr(rules, "start", start_others)
    for step in warm_up_text_steps():
        step()
    assert set(caplog.messages) == {f"Failed to warm up the game {broken}."}
    assert started == {*others}
