"""The process that calculates suggestions, odds, advice and the Legate's choices.

A suggestion with its odds takes more processor time than saving and telling the choice that it is for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bot.telemetry.metrics import ANALYSIS
from bot.workers.worker_process import WorkerProcess
from rules.core import registry

PATIENCE = 30.0
"""Maximum seconds for one question; the process is killed after that."""


class AnalysisProcess(WorkerProcess):
    """Answers one question after another in another process."""

    name = "analysis"
    durations = ANALYSIS

    def __init__(self, patience: float = PATIENCE) -> None:
        super().__init__(patience)

    def _setup(self) -> Callable[[], None]:
        return partial(registry.replace_games, registry.packages())
