"""The chance of the attacker to win a battle fought to the end, without retreats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from rules.italia.data.loader import italia_data

Side = tuple[tuple[float, float, int], ...]
"""The units of a side, the first to be lost first: chance to hit in the first round, later, and hits that it takes."""

_LOST_FIRST: Final = ("foederati", "infantry", "legion", "elephant", "knight", "consular-legion", "fleet")


def side_of(nation: str, units: Mapping[str, int], first: int, later: int) -> Side:
    """Units with the sum of their modifiers in the first round and later."""
    data, found = italia_data(), []
    for kind in sorted(units, key=_LOST_FIRST.index):
        printed = next((unit for unit in data.units.values() if unit.nation == nation and unit.type == kind), None)
        needed = printed.to_hit if printed is not None else 7
        hits = data.types[kind].hits if kind in data.types else 1
        found += [(_chance(needed - first), _chance(needed - later), max(hits, 1))] * units[kind]
    return tuple(found)


def _chance(needed: int) -> float:
    """The chance of a d10 to show a number or more; a natural 10 always hits [10.4]."""
    return min(max(11 - needed, 1), 10) / 10


@cache
def win_chance(attackers: Side, defenders: Side) -> float:
    """The chance that the attacker is left in the end."""
    return _fought(attackers, defenders, 0, 0, is_first=True)


@cache
def _fought(attackers: Side, defenders: Side, lost_a: int, lost_d: int, *, is_first: bool) -> float:
    ours, theirs = _left(attackers, lost_a), _left(defenders, lost_d)
    if not theirs:
        return 1.0 if ours else 0.0
    if not ours:
        return 0.0
    place = 0 if is_first else 1
    strikes, blows = _hits([unit[place] for unit in ours]), _hits([unit[place] for unit in theirs])
    none = strikes[0] * blows[0]
    total = 0.0
    for dealt, chance in enumerate(strikes):
        for taken, other in enumerate(blows):
            if dealt or taken:
                after = _fought(attackers, defenders, lost_a + taken, lost_d + dealt, is_first=False)
                total += chance * other * after
    if is_first:
        return total + none * _fought(attackers, defenders, lost_a, lost_d, is_first=False)
    return total / (1 - none)


def _left(side: Side, lost: int) -> Side:
    """The units that are left after some hits."""
    for place, unit in enumerate(side):
        if lost < unit[2]:
            return side[place:]
        lost -= unit[2]
    return ()


def _hits(chances: Sequence[float]) -> list[float]:
    """The chances of each number of hits."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[hits] * (1 - chance) if hits < len(found) else 0) + (found[hits - 1] * chance if hits else 0)
            for hits in range(len(found) + 1)
        ]
    return found
