"""A cache for values computed from a position."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

V = TypeVar("V")

_MISSING: Any = object()


class Memo:
    """Cached values by key. Clear it when the position changes; it clears itself when it has ``most`` entries."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._known: dict[Hashable, Any] = {}

    def get(self, key: Hashable, find: Callable[[], V]) -> V:
        """Return the value of a key, computed by ``find`` the first time. A key must always have the same type."""
        known = self._known
        found: V = known.get(key, _MISSING)
        if found is _MISSING:
            found = find()
            if self._most is not None and len(known) >= self._most:
                known.clear()  # another thread may be reading: it keeps what it has found
            known[key] = found
        return found

    def clear(self) -> None:
        """Remove all entries."""
        self._known.clear()
