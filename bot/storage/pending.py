"""Functions that wait for the connection's thread, and the callers who await their results."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Pending(Protocol):
    """A function with a waiting caller."""

    error: BaseException | None

    def attempt(self, db: sqlite3.Connection) -> None:
        """Run it on the connection's thread; remember the result or the error."""

    def report(self) -> None:
        """Resolve the caller's future, on the event loop."""


class PendingCall(Generic[T]):
    """A function, and the future that its caller awaits."""

    def __init__(self, work: Callable[[sqlite3.Connection], T]) -> None:
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.error: BaseException | None = None
        self._work = work
        self._result: list[T] = []

    def run(self, db: sqlite3.Connection) -> None:
        """Run it and remember the result."""
        self._result = [self._work(db)]

    def report(self) -> None:
        """Resolve the caller's future."""
        if self.done.done():  # cancelled
            return
        if self.error is None:
            self.done.set_result(self._result[0])
        else:
            self.done.set_exception(self.error)
