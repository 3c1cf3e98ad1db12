"""Series of self-play games and their statistics."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace

import rules
from rules.core.agents import DECISIONS_AT_MOST, give, seen_from
from rules.core.errors import RulesError
from rules.core.events import Event
from rules.core.game import Options
from rules.core.gauges import Gauge
from rules.core.registry import agents, companions, game_type
from rules.core.table import Table

_CHUNK = 20
"""The number of games per task of a process."""


@dataclass(frozen=True)
class Match:
    """The games of a series: the agent, the settings and the dice seeds."""

    game: str
    agent: str
    first: int
    games: int
    scenario: str | None = None
    options: Options = field(default_factory=dict)


@dataclass
class Tally:
    """The statistics of a series.

    - ``levels``: the count of each level of result.
    - ``reasons``: the count of each level with its reason in words.
    - ``last_turns``: the count of games by final turn.
    - ``readings``: the gauge's readings by turn.
    - ``winners``: the wins by seat.
    """

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    levels: Counter[str] = field(default_factory=Counter)
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    last_turns: Counter[int] = field(default_factory=Counter)
    readings: dict[int, list[float]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Add the statistics of another part of the series."""
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.levels += other.levels
        self.reasons += other.reasons
        self.winners += other.winners
        self.last_turns += other.last_turns
        for turn, values in other.readings.items():
            self.readings.setdefault(turn, []).extend(values)

    @property
    def won(self) -> float:
        """The share of games won by a seat."""
        return self.winners.total() / self.games


def play_series(match: Match, processes: int) -> Tally:
    """Play all games of a match in ``processes`` parallel processes.

    Raises:
        RulesError: unknown game, scenario, option or player, or a game that doesn't end.
    """
    total = Tally()
    if processes == 1:
        total.add(_played(match))
        return total
    parts = [
        replace(match, first=first, games=min(_CHUNK, match.first + match.games - first))
        for first in range(match.first, match.first + match.games, _CHUNK)
    ]
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(_played, parts):
            total.add(part)
    return total


def _played(match: Match) -> Tally:
    tally, began = Tally(), time.process_time()
    gauge = companions(match.game).gauge
    for number in range(match.first, match.first + match.games):
        table = rules.start(match.game, match.scenario, match.options, seed=f"selfplay {number}")
        _play(table, match.agent, number, tally, gauge)
    tally.seconds = time.process_time() - began
    return tally


def _play(table: Table, name: str, seed: int, tally: Tally, gauge: Gauge | None) -> None:
    known = agents(table.game, seed)
    if name not in known:
        raise RulesError(f"There is no player '{name}' for {table.game}; known are: {', '.join(known)}.")
    if name not in LOOKING_AHEAD and not game_type(table.game).has_secrets():
        table.stop_recording()
    for _ in range(DECISIONS_AT_MOST):
        _measure(table.events, tally, gauge)
        table.events.clear()
        seat = next(iter(table.decisions), None)
        if seat is None:
            break
        give(table, known[name](seen_from(table, seat)), seat)
        tally.decisions += 1
    _note_end(table, tally)


LOOKING_AHEAD = frozenset({"greedy", "strategist"})
"""The players that simulate answers; their tables must keep a record."""


def _measure(events: Iterable[Event], tally: Tally, gauge: Gauge | None) -> None:
    if gauge is None:
        return
    for event in events:
        value = gauge.read(event)
        if value is not None:
            tally.readings.setdefault(event.turn, []).append(value)


def _note_end(table: Table, tally: Tally) -> None:
    result = table.result
    if result is None:
        raise RulesError(f"This game of {table.game} did not end within {DECISIONS_AT_MOST} decisions.")
    tally.games += 1
    tally.levels[result.level] += 1
    tally.reasons[result.level, result.reason.key] += 1
    tally.last_turns[table.state.turn] += 1
    if result.winner is not None:
        tally.winners[result.winner] += 1
