"""Legates play a game to its end; shares and hand-overs are counted alike in all games."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from itertools import groupby
from time import process_time

import rules
from rules.core.agents import Agent, give
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.game import Options
from rules.core.table import Table


class Played(ABC):
    """A game being played: what it counts of events and answers. ``decisions``: how many, ``thinking``: seconds."""

    decisions: int = 0
    thinking: float = 0.0

    @abstractmethod
    def note(self, event: Event) -> None:
        """Count an event."""

    @abstractmethod
    def answered(self, decision: Decision, answer: Answer) -> None:
        """Count a decision that was asked, and its answer."""


def play_to_end(played: Played, agent: Agent, game: str, scenario: str, options: Options, seed: int) -> Table:
    """Play the game of ``selfplay`` with this seed, on the table itself; return the table when it's over."""
    table = rules.start(game, scenario, options, seed=f"selfplay {seed}")
    table.stop_recording()
    while (seat := next(iter(table.decisions), None)) is not None:
        _note_all(played, table)
        began = process_time()
        answer = agent(table)
        played.thinking += process_time() - began
        played.decisions += 1
        played.answered(table.decisions[seat], answer)
        give(table, answer, seat)
    _note_all(played, table)
    return table


def _note_all(played: Played, table: Table) -> None:
    for event in table.events:
        played.note(event)
    table.events.clear()


def changes(seats: Iterable[str]) -> int:
    """How often the game comes to a player who wasn't asked before."""
    return sum(1 for _ in groupby(seats))


def share(won: int, games: int) -> str:
    """Games won, their share, and half the width of its 95 % interval."""
    part = won / games
    return f"{won} ({part:.0%} ± {100 * 1.96 * math.sqrt(part * (1 - part) / games):.0f})"


Rows = Callable[[str, int, range], Iterable[str]]
"""Plays the rows of a scenario; takes the scenario, the number of processes and the seeds."""
