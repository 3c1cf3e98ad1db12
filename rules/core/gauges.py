"""Gauges: a game's measure of progress per turn, computed from its events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rules.core.events import Event


@dataclass(frozen=True)
class Gauge:
    """A measure per turn: its name, and a function that reads it from an event (None: not in this event)."""

    name: str
    read: Callable[[Event], float | None]
