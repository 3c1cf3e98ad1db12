"""A campaign rebuilt from its events alone, for its film and its statistics."""

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
    """Each event with the position after it; it is one position that ``apply`` changes from event to event.

    ``take_up`` reads the position with which a campaign came from elsewhere. Choices that were taken back must have
    been left out.
    """
    for event in events:
        if isinstance(event, TakenUp):
            position = take_up(event.state)
        else:
            apply(position, event)
        yield event, position
