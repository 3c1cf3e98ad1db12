"""Rebuilds a campaign from its events alone, for its film and its statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from rules.core.events import Event, TakenUp

Position = TypeVar("Position")


def replay(
    position: Position,
    events: Iterable[Event],
    take_up: Callable[[Any], Position],
    apply: Callable[[Position, Event], None],
) -> Iterator[tuple[Event, Position]]:
    """Each event with the position after it; a single position is changed in place by ``apply``.

    ``take_up`` loads the position of an imported campaign. Undone choices must not be included.
    """
    for event in events:
        if isinstance(event, TakenUp):
            position = take_up(event.state)
        else:
            apply(position, event)
        yield event, position
