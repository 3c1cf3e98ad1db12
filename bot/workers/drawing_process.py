"""The process that draws. Drawing keeps the interpreter busy for tens of milliseconds at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

import render.presenter
from bot.telemetry.metrics import DRAWING
from bot.workers.worker_process import WorkerProcess, WorkerProcessError
from render.core.basemap import cache_in
from render.core.canvas import prefer
from rules.core import registry

PATIENCE = 25.0
"""Maximum seconds for one picture; the process is killed after that. Two of them are less than the outbox waits."""

FILM_PATIENCE = 180.0
"""The same for a film."""


class DrawingError(WorkerProcessError):
    """A picture can't be drawn: twice the process died, hung or ran out of memory."""


@dataclass(frozen=True)
class Drawing:
    """How a drawing process draws: ``cache`` is the folder of its base maps, ``kind`` the format of its pictures."""

    cache: Path | None = None
    kind: Literal["jpeg", "webp"] = "jpeg"


class DrawingProcess(WorkerProcess):
    """Draws one picture after another in another process; raises :class:`DrawingError` if it can't."""

    name = "drawing"
    durations = DRAWING
    failure = DrawingError

    def __init__(self, drawing: Drawing, patience: float = PATIENCE) -> None:
        super().__init__(patience)
        self._drawing = drawing

    def _setup(self) -> Callable[[], None]:
        return partial(_set_up, self._drawing, registry.packages(), render.presenter.packages())


def _set_up(drawing: Drawing, games: Mapping[str, str], presenters: Mapping[str, str]) -> None:
    """Prepare a new process: the same games, and base maps in the cache."""
    registry.replace_games(games)
    for game, package in presenters.items():
        render.presenter.register(game, package)
    cache_in(drawing.cache)
    prefer(drawing.kind)
