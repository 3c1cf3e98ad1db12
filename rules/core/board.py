"""The board as a graph: spaces, and links of several kinds between them."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping


class Board:
    """Spaces joined by undirected links. Each game defines its own kinds of link (land, strait, sea ...).

    ``links`` are triples: two space ids and a kind.
    """

    def __init__(self, links: Iterable[tuple[str, str, str]]) -> None:
        self._neighbours: dict[str, dict[str, set[str]]] = {}
        for a, b, kind in links:
            by_kind = self._neighbours.setdefault(kind, {})
            by_kind.setdefault(a, set()).add(b)
            by_kind.setdefault(b, set()).add(a)

    def neighbours(self, space: str, kinds: Collection[str]) -> frozenset[str]:
        """Return the spaces linked to ``space`` by one of these kinds."""
        return frozenset().union(*(self._neighbours.get(kind, {}).get(space, ()) for kind in kinds))

    def distances(self, start: str, kinds: Collection[str]) -> Mapping[str, int]:
        """Return the distance from ``start``, in links of these kinds, to every reachable space."""
        found = {start: 0}
        queue = deque([start])
        while queue:
            space = queue.popleft()
            for beyond in self.neighbours(space, kinds):
                if beyond not in found:
                    found[beyond] = found[space] + 1
                    queue.append(beyond)
        return found
