"""Gauges: what a game measures turn by turn, read off its events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.core.events import Event


@dataclass(frozen=True)
class Gauge:
    """Something measured turn by turn: its name, and how to read it off an event (None: it is not there)."""

    name: str
    read: Callable[[Event], float | None]
