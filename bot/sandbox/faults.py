"""Fault injection: what can go wrong with a real Discord, by route, count and kind."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from random import Random


class Kind(Enum):
    """What a fault does to a request."""

    STATUS_BEFORE = "an error status, nothing done"
    STATUS_AFTER = "the request is done, then an error status"
    DELAY = "a delayed response"
    CUT_BEFORE = "the connection is cut, nothing done"
    CUT_AFTER = "the request is done, then the connection is cut"
    RATE_ROUTE = "429 for the route"
    RATE_GLOBAL = "429 for all routes"
    CUT_MIDWAY = "the request is done, then the connection is cut mid-response"
    SILENT_BEFORE = "nothing done and no response until the client gives up"
    SILENT_AFTER = "the request is done, but no response until the client gives up"
    RATE_BAN = "429 without the Via header, like a Cloudflare ban"
    RATE_BARE = "429 without a retry time"
    EXPIRED = "the error for an expired interaction"


@dataclasses.dataclass
class Fault:
    """A fault for the next ``left`` matching requests; ``status`` and ``seconds`` as its kind needs them."""

    kind: Kind
    route: str
    left: int
    status: int = 0
    seconds: float = 0.0

    def matches(self, method: str, path: str) -> bool:
        """Whether this fault applies to a request."""
        return self.left > 0 and _pattern(self.route).fullmatch(f"{method} {path}") is not None


EVERY_DAY = (Kind.STATUS_BEFORE, Kind.STATUS_AFTER, Kind.DELAY, Kind.CUT_BEFORE, Kind.CUT_AFTER, Kind.CUT_MIDWAY)
EVERY_LIMIT = (Kind.RATE_ROUTE, Kind.RATE_GLOBAL, Kind.RATE_BAN, Kind.RATE_BARE)
EVERY_SILENCE = (Kind.SILENT_BEFORE, Kind.SILENT_AFTER)
EVERY_KIND = (*EVERY_DAY, *EVERY_LIMIT, *EVERY_SILENCE, Kind.EXPIRED)


class RandomFaults:
    """Random faults: they hit a share of all requests, reproducibly for the same requests.

    Delays and limits last up to ``seconds``. Only interaction requests can expire.
    """

    def __init__(self, seed: int, share: float, kinds: Sequence[Kind] = EVERY_KIND, seconds: float = 0.05) -> None:
        self._rng = Random(seed)  # noqa: S311 - it has to be reproducible
        self._share = share
        self._kinds = kinds
        self._seconds = seconds
        self.met: Counter[Kind] = Counter()

    def strike(self, method: str, path: str) -> Fault | None:
        """Return the fault for a request, mostly None."""
        if self._rng.random() >= self._share:
            return None
        by_token = path.startswith(("/interactions/", "/webhooks/"))
        kind = self._rng.choice([kind for kind in self._kinds if by_token or kind is not Kind.EXPIRED])
        self.met[kind] += 1
        return Fault(kind, f"{method} {path}", 0, self._rng.choice((500, 502, 503)), self._rng.random() * self._seconds)


def _pattern(route: str) -> re.Pattern[str]:
    """Compile ``POST /channels/*/messages``: ``*`` is one path segment, ``**`` any number, ``* `` any method."""
    parts = [{"**": ".*", "*": "[^/]+"}.get(part, re.escape(part)) for part in re.split(r"(\*\*|\*)", route)]
    return re.compile("".join(parts))


class Faults:
    """The configured faults. Routes are written without ``/api/v10``; each fault strikes ``count`` times."""

    def __init__(self) -> None:
        self._laid: list[Fault] = []
        self.repeated_interactions = 0
        self.random_faults: RandomFaults | None = None
        """Random faults, for requests without a configured one."""

    def status(self, route: str, status: int, *, count: int = 1) -> Fault:
        """Respond with a status and do nothing."""
        return self._lay(Fault(Kind.STATUS_BEFORE, route, count, status=status))

    def lost_answer(self, route: str, status: int = 500, *, count: int = 1) -> Fault:
        """Do the request, then respond with a status anyway."""
        return self._lay(Fault(Kind.STATUS_AFTER, route, count, status=status))

    def delay(self, route: str, seconds: float, *, count: int = 1) -> Fault:
        """Delay the request."""
        return self._lay(Fault(Kind.DELAY, route, count, seconds=seconds))

    def cut(self, route: str, *, count: int = 1) -> Fault:
        """Cut the connection and do nothing."""
        return self._lay(Fault(Kind.CUT_BEFORE, route, count))

    def cut_after(self, route: str, *, count: int = 1) -> Fault:
        """Do the request, then cut the connection."""
        return self._lay(Fault(Kind.CUT_AFTER, route, count))

    def rate_limit(self, route: str, retry_after: float, *, count: int = 1) -> Fault:
        """Respond 429 for the route."""
        return self._lay(Fault(Kind.RATE_ROUTE, route, count, status=429, seconds=retry_after))

    def rate_limit_everything(self, route: str, retry_after: float, *, count: int = 1) -> Fault:
        """Respond 429 with the global flag."""
        return self._lay(Fault(Kind.RATE_GLOBAL, route, count, status=429, seconds=retry_after))

    def cut_midway(self, route: str, *, count: int = 1) -> Fault:
        """Do the request, then cut the connection in the middle of the response."""
        return self._lay(Fault(Kind.CUT_MIDWAY, route, count))

    def silence(self, route: str, *, count: int = 1) -> Fault:
        """Do nothing and never respond."""
        return self._lay(Fault(Kind.SILENT_BEFORE, route, count))

    def silence_after(self, route: str, *, count: int = 1) -> Fault:
        """Do the request and never respond."""
        return self._lay(Fault(Kind.SILENT_AFTER, route, count))

    def rate_limit_barely(self, route: str, *, count: int = 1) -> Fault:
        """Respond 429 without a retry time in headers or body."""
        return self._lay(Fault(Kind.RATE_BARE, route, count, status=429))

    def expire(self, route: str, *, count: int = 1) -> Fault:
        """Respond as if the interaction had expired, and do nothing."""
        return self._lay(Fault(Kind.EXPIRED, route, count))

    def ban(self, route: str, *, count: int = 1) -> Fault:
        """Respond 429 without the ``Via`` header, which the client takes for a ban of its address."""
        return self._lay(Fault(Kind.RATE_BAN, route, count, status=429))

    def repeat_interactions(self, count: int = 1) -> None:
        """Deliver each of the next interactions twice."""
        self.repeated_interactions += count

    def clear(self) -> None:
        """Remove all faults."""
        self._laid.clear()
        self.repeated_interactions = 0
        self.random_faults = None

    def strike(self, method: str, path: str) -> Fault | None:
        """Return the first fault for a request, and count it."""
        for fault in self._laid:
            if fault.matches(method, path):
                fault.left -= 1
                return fault
        return self.random_faults.strike(method, path) if self.random_faults else None

    def _lay(self, fault: Fault) -> Fault:
        self._laid.append(fault)
        return fault
