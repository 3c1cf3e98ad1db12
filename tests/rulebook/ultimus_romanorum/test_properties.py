"""What holds in every game of Ultimus Romanorum, in games of random players."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules.core.decisions import random_choice
from rules.core.groups import Simultaneous
from rules.ultimus_romanorum import GAME
from rules.ultimus_romanorum.chapters.movement import closed, shares
from rules.ultimus_romanorum.data.loader import BOXES
from rules.ultimus_romanorum.events import CounterDrawn, HandChanged, StackMoved
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum
from tests.rulebook.ultimus_romanorum.toolkit import proves
from tests.sampling import first

STEPS = 340
"""Checkpoints that a random game plays at most."""


class RandomGame:
    """A game of random players, which stops when the rules or the test want it."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.t = GAME(GAME.set_up(scenario, {}), f"random-{seed}")
        self._rng = Random(seed)

    def _answer(self, asked: Any) -> Any:
        if isinstance(asked, Simultaneous):
            return {each.seat: random_choice(each, self._rng) for each in asked.decisions}
        return random_choice(asked, self._rng)

    def step(self) -> None:
        """Play to the next checkpoint."""
        self.t.begin_record()
        script = self.t.step()
        try:
            asked = next(script)
            while True:
                asked = script.send(self._answer(asked))
        except StopIteration:
            return


def pieces(t: UltimusRomanorum) -> Counter[str]:
    """All counters with their number."""
    return Counter(piece for stack in t.state.stacks.values() for piece in stack)


def check_position(t: UltimusRomanorum) -> None:
    """What a checkpoint must never show."""
    assert min(t.state.pv.values()) >= 0
    for throne in t.state.thrones.values():
        for leader in (throne.augustus, throne.caesar, throne.usurper):
            assert not leader or t.on_map(leader), leader
        assert not throne.usurper or t.camp(throne.usurper) == "barbarian"
        assert not throne.augustus or t.camp(throne.augustus) == "roman"
        assert not throne.caesar or t.camp(throne.caesar) == "roman"
    offices = [
        office for throne in t.state.thrones.values() for office in (throne.augustus, throne.caesar, throne.usurper)
    ]
    assert len([each for each in offices if each]) == len({each for each in offices if each})
    for leader, unit in t.state.guard.items():
        assert not t.on_map(unit) or t.place(unit) == t.place(leader), (leader, unit)
    for unit in t.state.reduced:
        assert t.on_map(unit), unit
    for box in BOXES.values():
        assert not t.pieces.at(box) or any(each in t.augusti().values() for each in t.pieces.at(box))
    for area in t.data.areas:
        for camp in CAMPS:
            here = [piece for piece in t.at(area) if t.camp(piece) == camp and t.fights(piece)]
            assert not here or shares(t, here, area, camp), (area, here)
    for facts in t.data.units.values():
        place = t.place(facts.id)
        if facts.category == "LI" and place in t.data.areas:
            assert t.area(place).diocese == facts.diocese


def check_moves(t: UltimusRomanorum) -> None:
    """No one stands at the end of a move where he may not be."""
    for move in (event for event in t.events if isinstance(event, StackMoved)):
        leader = next((piece for piece in move.pieces if piece in t.data.leaders), "")
        units = [piece for piece in move.pieces if piece in t.data.units]
        for origin, to in zip(move.path, move.path[1:], strict=False):
            for piece in move.pieces:
                company = (units[0] if units else "") if piece == leader else leader
                may_lead = company if piece == leader or t.place(piece) == t.place(leader or piece) else leader
                if t.on_map(piece) and t.place(piece) == move.path[-1]:
                    assert not closed(t, piece, may_lead, origin, to), (piece, move)


@pytest.mark.slow
@proves("0.4", "3.5.1", "3.6.5", "4.2.4", "10", "R43")
@pytest.mark.parametrize(
    ("scenario", "seed"),
    first(
        3,
        [
            ("rhine-406", 1),
            ("aetius-425", 2),
            ("scourge-445", 3),
            ("majorian-455", 4),
            ("last-romans-467", 5),
            ("campaign-406", 6),
        ],
    ),
)
def test_random_games_keep_the_rules(scenario: str, seed: int) -> None:
    game = RandomGame(scenario, seed)
    before = pieces(game.t)
    for _ in range(STEPS):
        if game.t.state.result is not None:
            break
        in_movement = game.t.state.step == "movement"
        game.step()
        if game.t.state.result is None:
            check_position(game.t)
            if in_movement:
                check_moves(game.t)
        assert pieces(game.t) == before
    assert game.t.state.turn > GAME.data.scenarios[scenario].first_year


@proves("2.A", "6", "R87")
def test_hands_and_the_cup_are_secret() -> None:
    game = RandomGame("rhine-406", 9)
    for _ in range(120):
        game.step()
        for event in game.t.events:
            if isinstance(event, CounterDrawn):
                assert event.audience == (event.seat,)
                assert not event.is_public
            if isinstance(event, HandChanged):
                assert not hasattr(event, "stratagem")
    t = game.t
    for seat, rival in (("a", "b"), ("b", "a"), (None, "a"), (None, "b")):
        seen = t.redacted(seat)["stacks"]
        assert not set(seen[f"hand-{rival}"]) & set(t.data.cards)
        assert not set(seen["cup"]) & set(t.data.cards)
        if seat:
            assert seen[f"hand-{seat}"] == list(t.pieces.at(f"hand-{seat}"))
    assert [item.id for item in t.hand("a")] == list(t.pieces.at("hand-a"))
