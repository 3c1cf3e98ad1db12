"""The process that calculates suggestions, odds, advice and the Legate's choices.

A suggestion with its odds takes more processor time than saving and telling the choice that it is for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.telemetry.metrics import ANALYSIS
from bot.workers.worker_process import WorkerProcess, give_way
from rules.core import registry

PATIENCE = 30.0
"""Maximum seconds for one question; the process is killed after that."""

_NICENESS = 10


class AnalysisProcess(WorkerProcess):
    """Answers one question after another in another process."""

    name = "analysis"
    durations = ANALYSIS

    def __init__(self, patience: float = PATIENCE) -> None:
        super().__init__(patience)

    def _setup(self) -> Callable[[], None]:
        return partial(_set_up, registry.packages())


def _set_up(games: Mapping[str, str]) -> None:
    """Prepare a new process: the same games, and last in line for the processor."""
    give_way(_NICENESS)
    registry.replace_games(games)
