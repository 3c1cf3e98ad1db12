"""What decisions cost: random play beside python-chess, the course of a campaign, and the size of a save."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from random import Random

import chess

import rules
from rules.core.agents import give, play_out, random_agent
from rules.romanitas.legate import legate

SECONDS = 4.0
"""How long each side of a comparison plays."""


def decisions_per_second(seconds: float = SECONDS) -> float:
    """Decisions of random games of Romanitas a second, option lists and all, on one core."""
    return _rate(seconds, lambda seed: play_out(_table(f"bench {seed}"), random_agent(Random(seed))))


def legates_decisions_per_second(seconds: float = SECONDS) -> float:
    """Decisions of the Legate a second, who rehearses every sort of combat that he has not met before."""
    return _rate(seconds, lambda seed: play_out(_table(f"bench {seed}"), legate))


def _table(seed: str) -> rules.Table:
    table = rules.start("romanitas", seed=seed)
    table.stop_recording()
    return table


def chess_moves_per_second(seconds: float = SECONDS) -> float:
    """Moves of random games of chess a second with python-chess: list the legal moves, pick one, push it."""

    def game(seed: int) -> int:
        rng, board, made = Random(seed), chess.Board(), 0
        while not board.is_game_over(claim_draw=False) and made < 300:
            board.push(rng.choice(list(board.legal_moves)))
            made += 1
        return made

    return _rate(seconds, game)


def _rate(seconds: float, game: Callable[[int], int]) -> float:
    game(0)
    made, seed, began = 0, 1, time.perf_counter()
    while time.perf_counter() - began < seconds:
        made += game(seed)
        seed += 1
    return made / (time.perf_counter() - began)


class Course:
    """What decisions cost and saves weigh over the course of whole campaigns, recorded as the bot records them."""

    def __init__(self, campaigns: int) -> None:
        self.first: dict[str, list[float]] = {}
        self.last: dict[str, list[float]] = {}
        self.all: list[float] = []
        self.growth: list[float] = []
        played = seed = 0
        while played < campaigns:
            seed += 1
            played += self._play(f"course {seed}")

    def _play(self, seed: str) -> int:
        table = rules.start("romanitas", seed=seed)
        costs: list[float] = []
        topics: list[str] = []
        sizes: dict[int, int] = {}
        while table.decision is not None:
            answer = legate(table)
            topics.append(table.decision.topic)
            began = time.perf_counter()
            give(table, answer)
            text = table.save()
            costs.append(time.perf_counter() - began)
            sizes.setdefault(table.state.turn, len(text))
            table.events.clear()
        if table.state.turn < 10:
            return 0
        tenth = len(costs) // 10
        for part, shown in ((self.first, slice(tenth)), (self.last, slice(-tenth, None))):
            for topic, cost in zip(topics[shown], costs[shown], strict=True):
                part.setdefault(topic, []).append(cost)
        self.all += costs
        self.growth.append(sizes[10] / sizes[2])
        return 1

    @property
    def median_ms(self) -> float:
        """The median cost of choosing and saving, in milliseconds."""
        return statistics.median(self.all) * 1000

    @property
    def worst_ms(self) -> float:
        """The 99th percentile of choosing and saving, in milliseconds."""
        return statistics.quantiles(self.all, n=100)[98] * 1000

    @property
    def last_to_first(self) -> float:
        """The cost of a decision in the last tenth of a campaign over that in the first tenth, like with like.

        Decisions are compared topic by topic, for late in a campaign there are more battles and fewer of others.
        """
        shared = self.first.keys() & self.last.keys()
        weights = {topic: min(len(self.first[topic]), len(self.last[topic])) for topic in shared}
        before = sum(statistics.fmean(self.first[topic]) * weight for topic, weight in weights.items())
        return sum(statistics.fmean(self.last[topic]) * weight for topic, weight in weights.items()) / before

    @property
    def size_growth(self) -> float:
        """The median size of a save when turn ten begins over that when turn two begins."""
        return statistics.median(self.growth)
