"""Faults on demand: what goes wrong on the way to a real Discord, by route, number of times and kind."""

from __future__ import annotations

import dataclasses
import re
from enum import Enum


class Kind(Enum):
    """What a fault does to a request."""

    STATUS_BEFORE = "a status instead of the work"
    STATUS_AFTER = "the work, then a status instead of the answer"
    DELAY = "the work and its answer, later"
    CUT_BEFORE = "the connection cut instead of the work"
    CUT_AFTER = "the work, then the connection cut"
    RATE_ROUTE = "429 of the route"
    RATE_GLOBAL = "429 of everything"
    RATE_BAN = "429 without the Via header, as of a banned address"


@dataclasses.dataclass
class Fault:
    """A fault that waits for requests: ``left`` times yet; ``status`` and ``seconds`` as its kind needs them."""

    kind: Kind
    route: str
    left: int
    status: int = 0
    seconds: float = 0.0

    def meets(self, method: str, path: str) -> bool:
        """Tell whether a request is one that this fault waits for."""
        return self.left > 0 and _pattern(self.route).fullmatch(f"{method} {path}") is not None


def _pattern(route: str) -> re.Pattern[str]:
    """Translate ``POST /channels/*/messages``: ``*`` is one step of the path, ``**`` any number, ``* `` any method."""
    parts = [{"**": ".*", "*": "[^/]+"}.get(part, re.escape(part)) for part in re.split(r"(\*\*|\*)", route)]
    return re.compile("".join(parts))


class Faults:
    """The faults that are laid out. Routes are written without ``/api/v10``; each fault strikes ``count`` times."""

    def __init__(self) -> None:
        self._laid: list[Fault] = []
        self.repeated_interactions = 0

    def status(self, route: str, status: int, *, count: int = 1) -> Fault:
        """Answer with a status and do nothing."""
        return self._lay(Fault(Kind.STATUS_BEFORE, route, count, status=status))

    def lost_answer(self, route: str, status: int = 500, *, count: int = 1) -> Fault:
        """Do the work, then answer with a status all the same."""
        return self._lay(Fault(Kind.STATUS_AFTER, route, count, status=status))

    def delay(self, route: str, seconds: float, *, count: int = 1) -> Fault:
        """Wait before the work."""
        return self._lay(Fault(Kind.DELAY, route, count, seconds=seconds))

    def cut(self, route: str, *, count: int = 1) -> Fault:
        """Cut the connection and do nothing."""
        return self._lay(Fault(Kind.CUT_BEFORE, route, count))

    def cut_after(self, route: str, *, count: int = 1) -> Fault:
        """Do the work, then cut the connection."""
        return self._lay(Fault(Kind.CUT_AFTER, route, count))

    def rate_limit(self, route: str, retry_after: float, *, count: int = 1) -> Fault:
        """Answer 429 for the route."""
        return self._lay(Fault(Kind.RATE_ROUTE, route, count, status=429, seconds=retry_after))

    def rate_limit_everything(self, route: str, retry_after: float, *, count: int = 1) -> Fault:
        """Answer 429 with the global mark."""
        return self._lay(Fault(Kind.RATE_GLOBAL, route, count, status=429, seconds=retry_after))

    def ban(self, route: str, *, count: int = 1) -> Fault:
        """Answer 429 without the ``Via`` header, which the client takes for a ban of its address."""
        return self._lay(Fault(Kind.RATE_BAN, route, count, status=429))

    def repeat_interactions(self, count: int = 1) -> None:
        """Deliver each of the next interactions twice."""
        self.repeated_interactions += count

    def clear(self) -> None:
        """Take all faults away."""
        self._laid.clear()
        self.repeated_interactions = 0

    def strike(self, method: str, path: str) -> Fault | None:
        """Give the first fault for a request, and count it."""
        for fault in self._laid:
            if fault.meets(method, path):
                fault.left -= 1
                return fault
        return None

    def _lay(self, fault: Fault) -> Fault:
        self._laid.append(fault)
        return fault
