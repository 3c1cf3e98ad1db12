"""What has been worked out of a position, kept until the position changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

V = TypeVar("V")


class Memo:
    """Results by key. Whoever changes the position clears it."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Any] = {}

    def get(self, key: Hashable, find: Callable[[], V]) -> V:
        """What is known under this key; worked out by ``find`` the first time. A key always has the same type."""
        known = self._known
        if key not in known:
            known[key] = find()
        return cast("V", known[key])

    def clear(self) -> None:
        """Forget everything: the position has changed."""
        self._known.clear()
