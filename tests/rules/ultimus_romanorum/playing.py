"""Games of Ultimus Romanorum for these tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

import rules
from rules.core.agents import give
from rules.core.decisions import Answer, Decision, Pick, random_choice
from rules.ultimus_romanorum import ADVISOR
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState

PACKAGE = "rules.ultimus_romanorum"
EVENING = "catalaunian-451"
_MOST = 4000


def first_asked(table: rules.Table) -> Decision:
    """The first pending decision."""
    decision = table.decision
    assert decision is not None
    return decision


def legate_game(scenario: str, seed: str) -> Iterator[rules.Table]:
    """A game of two Legates: the table before each answer."""
    table = rules.start(GAME_ID, scenario, seed=seed)
    for _ in range(_MOST):
        if table.result is not None:
            return
        yield table
        give(table, ADVISOR(table), first_asked(table).seat)
    raise AssertionError("the game doesn't end")


def lively_game(scenario: str, seed: int) -> Iterator[rules.Table]:
    """A game of random players who like stratagems: the table before each answer."""
    table, rng = rules.start(GAME_ID, scenario, seed=str(seed)), Random(seed)
    for _ in range(_MOST):
        if table.result is not None:
            return
        yield table
        decision = first_asked(table)
        give(table, _lively(decision, rng), decision.seat)
    raise AssertionError("the game doesn't end")


def _lively(decision: Decision, rng: Random) -> Answer:
    if isinstance(decision, Pick):
        if decision.topic == "movement" and rng.random() < 0.2:
            return ("end",)
        if decision.topic in ("geostrategy", "movement") and rng.random() < 0.3:
            return ("stratagem",)
        playing = [option.id for option in decision.options if option.id not in ("pass", "back")]
        if decision.secret and playing and rng.random() < 0.6 and decision.max == 1:
            return (rng.choice(playing),)
    return random_choice(decision, rng)


def position(table: rules.Table) -> UltimusRomanorum:
    """The position of a table, on a copy of its state."""
    return UltimusRomanorum(msgspec.json.decode(msgspec.json.encode(table.state), type=UltimusState), "")
