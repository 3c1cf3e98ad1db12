"""Pacing: a long drawing takes breaks, so that others get their share of the machine.

A film is drawn frame by frame. With breaks it rests after each frame as long as the frame took, on a busy machine too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")

LONGEST_BREAK = 0.25
"""Maximum seconds of one break."""

_last: ContextVar[float | None] = ContextVar("last", default=None)


def with_breaks(work: Callable[[], T]) -> T:
    """Do something long, with breaks."""
    known = _last.set(time.monotonic())
    try:
        return work()
    finally:
        _last.reset(known)


def take_break() -> None:
    """Take a break if the work is done with breaks."""
    last = _last.get()
    if last is not None:
        time.sleep(min(time.monotonic() - last, LONGEST_BREAK))
        _last.set(time.monotonic())
