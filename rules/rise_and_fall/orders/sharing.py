"""Share out what several attacks need, so that as many as possible can be made."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import groupby
from typing import NamedTuple

_MOST_TRIES = 600


class Share(NamedTuple):
    """What an attack uses up: its units, and the areas its supporters come from. Each can be used once [Combat]."""

    units: frozenset[str] = frozenset()
    posts: frozenset[str] = frozenset()

    def with_all(self, other: Share) -> Share:
        """Both shares as one."""
        return Share(self.units | other.units, self.posts | other.posts)

    def is_apart_from(self, other: Share) -> bool:
        """Whether two shares have nothing in common."""
        return self.units.isdisjoint(other.units) and self.posts.isdisjoint(other.posts)


def together(shares: Iterable[Share]) -> Share:
    """Several shares as one."""
    return reduce(Share.with_all, shares, Share())


class Leader(NamedTuple):
    """A unit that may lead an attack. ``find`` returns the attack without what another share uses; None: too weak."""

    unit: str
    find: Callable[[Share], Share | None]


class Claim(NamedTuple):
    """An attack that is wanted: who may lead it, all that it could use, and what it can't use in any case."""

    area: str
    leaders: Sequence[Leader]
    usable: Share
    barred: Share


class Sharing:
    """Looks for shares. It gives up after a fixed number of tries.

    ``likeness`` returns the same value for units that every attack can use in the same way.
    """

    def __init__(self, likeness: Mapping[str, Hashable]) -> None:
        self._likeness = likeness
        self._tries = _MOST_TRIES
        self._best: dict[str, Share] = {}

    def shares(self, claims: Sequence[Claim]) -> Mapping[str, Share]:
        """The shares for as many of the attacks as possible, by area."""
        self._share(sorted(claims, key=lambda claim: len(claim.leaders)), {})
        return self._best

    def _share(self, claims: Sequence[Claim], shares: dict[str, Share]) -> None:
        if len(shares) > len(self._best):
            self._best = dict(shares)
        if len(shares) + len(claims) <= len(self._best):
            return
        claim, *others = claims
        wanted = together(other.usable for other in others)
        for share in self._ways(claim, together([claim.barred, *shares.values()])):
            self._share(others, {**shares, claim.area: share})
            if share.is_apart_from(wanted):
                return
        self._share(others, shares)

    def _ways(self, claim: Claim, taken: Share) -> Iterator[Share]:
        """The attacks that can be made without what is taken. Of those that differ only in alike units, one."""
        tried: dict[Hashable, str] = {}
        for leader in claim.leaders:
            is_free = leader.unit not in taken.units
            if is_free and tried.setdefault(self._likeness[leader.unit], leader.unit) == leader.unit:
                yield from self._ways_led(leader, taken)

    def _ways_led(self, leader: Leader, taken: Share) -> Iterator[Share]:
        """The attack with the fewest units first. The others do without a post or a unit of an attack before them."""
        queue, seen, known = deque([taken]), {taken}, set[Share]()
        while queue and self._tries > 0:
            self._tries -= 1
            without = queue.popleft()
            found = leader.find(without)
            if found is None:
                continue
            if found not in known:
                known.add(found)
                yield found
            fresh = [each for each in self._without_more(found, leader.unit, without) if each not in seen]
            seen.update(fresh)
            queue += fresh

    def _without_more(self, found: Share, leader: str, without: Share) -> Iterator[Share]:
        """What to do without so that another attack is found: a post, or all units like one of them but too few."""
        for post in sorted(found.posts):
            yield without.with_all(Share(posts=frozenset({post})))
        supporters = sorted(found.units - {leader}, key=self._order)
        for like, group in groupby(supporters, key=self._likeness.__getitem__):
            free = [unit for unit in self._likeness if self._likeness[unit] == like and unit not in without.units]
            spared = len(list(group)) - 1
            yield without.with_all(Share(frozenset([unit for unit in free if unit != leader][spared:])))

    def _order(self, unit: str) -> tuple[int, str]:
        """Keeps alike units together."""
        first = next(other for other in self._likeness if self._likeness[other] == self._likeness[unit])
        return list(self._likeness).index(first), unit
