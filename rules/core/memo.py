"""A cache for values computed from a position."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

V = TypeVar("V")


class Memo:
    """Cached values by key. Clear it when the position changes; it clears itself when it has ``most`` entries."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._known: dict[Hashable, Any] = {}

    def get(self, key: Hashable, find: Callable[[], V]) -> V:
        """Return the value of a key, computed by ``find`` the first time. A key must always have the same type."""
        known = self._known
        if key not in known:
            if self._most is not None and len(known) >= self._most:
                known.clear()
            known[key] = find()
        return cast("V", known[key])

    def clear(self) -> None:
        """Remove all entries."""
        self._known.clear()
