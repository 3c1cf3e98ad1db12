"""A cache of what has been computed from a position, until the position changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar, cast

V = TypeVar("V")


class Memo:
    """Results by key. Whoever changes what they depend on clears it; all are forgotten when there are ``most``."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most
        self._known: dict[Hashable, Any] = {}

    def get(self, key: Hashable, find: Callable[[], V]) -> V:
        """What is known under this key; worked out by ``find`` the first time. A key always has the same type."""
        known = self._known
        if key not in known:
            if self._most is not None and len(known) >= self._most:
                known.clear()
            known[key] = find()
        return cast("V", known[key])

    def clear(self) -> None:
        """Forget everything."""
        self._known.clear()
