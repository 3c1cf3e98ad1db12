"""Interactions that Discord delivers twice, as after a connection was resumed: the second one is none."""

from __future__ import annotations

from collections import OrderedDict

KEPT = 4096
"""So many interactions are remembered: more than come in while the token of one is good."""


class Doubles:
    """Remembers which interactions have come in. After a restart the gateway repeats none from before it."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_first(self, interaction: int) -> bool:
        """Whether an interaction comes in for the first time; from now on it has."""
        if interaction in self._seen:
            return False
        self._seen[interaction] = None
        while len(self._seen) > self._kept:
            self._seen.popitem(last=False)
        return True
