"""Thousands of doctored saves: each is refused with a reason or gives a playable game."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import rules
import tests.toy
from rules.core.agents import give
from rules.core.foreign import LONGEST
from tests.bot.hostile.saves import Mutation, Step, mutated, mutations, places
from tests.sampling import first

GAMES = (*rules.games(), "toy")
MOST_MEMORY = 64 * 1024 * 1024
Json = Any


@pytest.fixture(autouse=True)
def all_games() -> Iterator[None]:
    with tests.toy.registered():
        yield


def honest(game: str, decisions: int) -> Json:
    table = rules.start(game, seed="an honest game")
    for _ in range(decisions):
        if table.decision is not None:
            give(table, table.decision.default, table.decision.seat)
    text = table.open_save() or opened(table.save())
    rules.take_up(text.encode())
    return json.loads(text)


def opened(text: str) -> str:
    """What someone could make of a save with secrets by hand: its last checkpoint, without dice and choices."""
    save = json.loads(text)
    checkpoint = save["record"]["checkpoint"]
    record = {"base": checkpoint, "checkpoint": checkpoint, "made": [], "since": 0, "floor": 0}
    return json.dumps({**save, "secret": "", "number": 0, "record": record})


@pytest.fixture(scope="module", params=GAMES)
def save(request: pytest.FixtureRequest) -> Iterator[Json]:
    with tests.toy.registered():
        yield honest(request.param, 12 if request.param != "toy" else 4)


def take_up_and_play(text: bytes, answers: int = 4) -> None:
    """Import a save; if it isn't refused, it can be played, shown and saved."""
    try:
        table = rules.take_up(text)
    except rules.SaveError as refusal:
        assert str(refusal)
        assert len(str(refusal)) < 2000
        return
    rng = Random(3)
    for _ in range(answers):
        if table.decision is None:
            break
        answer = rules.random_choice(table.decision, rng)
        table.arrange(answer) if isinstance(answer, dict) else table.choose(*answer)
    json.dumps(table.public())
    rules.load(table.save())


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(change=mutations)
def test_a_doctored_save_is_refused_or_can_be_played(save: Json, change: Mutation) -> None:
    take_up_and_play(mutated(save, change))


@pytest.mark.soak
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(change=mutations)
def test_many_a_doctored_save_is_refused_or_can_be_played(save: Json, change: Mutation) -> None:
    take_up_and_play(mutated(save, change))


@pytest.mark.slow
@pytest.mark.parametrize("tried", first(1, [50, 150]))
def test_one_thing_changed_everywhere_is_refused_or_can_be_played(save: Json, tried: int) -> None:
    """Every field of a valid save in turn, with another value of the same type."""
    count = len(list(places(save)))
    for place in range(0, count, max(count // tried, 1)):
        for way, value in (("like", None), ("add", 10**6), ("add", -(10**6))):
            take_up_and_play(mutated(save, Mutation((Step(place, way, value),), "", 0)), 1)


@pytest.mark.slow
def test_the_largest_save_is_refused_without_much_memory(save: Json) -> None:
    """A save of the maximum size uses bounded memory."""
    wide = json.dumps(save).encode()
    fillers = (b"[" + b"{}," * 80_000 + b"{}]", b'["' + b"\\u0000" * 40_000 + b'"]', b"[" + b"9," * 125_000 + b"9]")
    tracemalloc.start()
    for filler in fillers:
        text = wide.replace(b'"checkpoint": {', b'"checkpoint": {"more": ' + filler + b", ", 1)
        with pytest.raises(rules.SaveError):
            rules.take_up(text)
        with pytest.raises(rules.SaveError):
            rules.take_up(filler[:LONGEST])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < MOST_MEMORY


def test_a_save_names_no_users_and_brings_no_dice(save: Json) -> None:
    """An imported game has its own dice, and the save doesn't name any players."""
    for name in ("owner", "seats", "members", "user", "guild", "channel"):
        with pytest.raises(rules.SaveError):
            rules.take_up(json.dumps(save | {name: 1}).encode())
    table = rules.take_up(json.dumps(save | {"secret": "mine", "number": 10**9}).encode())
    assert table.number == 0
    assert '"secret":"mine"' not in table.save()
