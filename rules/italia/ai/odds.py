"""The exact odds of a battle fought to its end without retreats, and of a raid [10]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from rules.italia.chapters.combat import has_supremacy
from rules.italia.data.loader import ELEPHANT, FLEET, italia_data
from rules.italia.game import Italia

_FACES = 10
_MOST_OF_A_KIND = 9
_LEAST_CHANCE = 1e-4
"""Branches less likely than this are left out."""


class Kind(NamedTuple):
    """Units that fight alike. ``need``: the number to hit; ``hits``: how many they take; ``then``: their number then.

    ``presses``: each natural 9 or 10 drives off a second unit [10.9].
    """

    type: str
    need: int
    hits: int = 1
    then: int = 0
    presses: bool = False


class Side(NamedTuple):
    """One side of a battle: its units by kind, and whether a leader is with them."""

    units: tuple[tuple[Kind, int], ...] = ()
    leader: bool = False

    @property
    def size(self) -> int:
        """The number of its units."""
        return sum(count for _, count in self.units)


class Odds(NamedTuple):
    """How a battle ends. ``wins`` and ``loses``: the chances; ``lost``, ``killed``, ``left``: units on average.

    ``left``: the attackers that are left, counting none when they lose.
    """

    wins: float
    loses: float
    lost: float
    killed: float
    left: float


class Bonuses(NamedTuple):
    """What is added to the dice of both sides, and to the defender's in the first round [10.5]."""

    attacker: int
    defender: int
    landing: int = 0


def side_of(t: Italia, units: Iterable[str], *, leader: bool) -> Side:
    """A side made of these units."""
    counts: dict[Kind, int] = {}
    for unit in units:
        kind = _kind(t, unit)
        counts[kind] = counts.get(kind, 0) + 1
    return Side(tuple(sorted((kind, min(count, _MOST_OF_A_KIND)) for kind, count in counts.items())), leader)


def _kind(t: Italia, unit: str) -> Kind:
    printed, row = t.unit(unit), t.data.types[t.unit(unit).type]
    if unit in t.state.reduced or row.hits == 1:
        return Kind(printed.type, t.to_hit(unit), presses=printed.type == ELEPHANT)
    return Kind(printed.type, printed.to_hit, row.hits, printed.reverse_to_hit)


def printed_side(nation: str, units: Mapping[str, int], reduced: int = 0) -> Side:
    """A side by the numbers of its units, ``reduced`` of which are flipped or damaged: for what events tell."""
    data, counts = italia_data(), Counter[Kind]()
    for kind, count in units.items():
        printed = next(unit for unit in data.units.values() if unit.nation == nation and unit.type == kind)
        hits = data.types[kind].hits if kind in data.types else 1
        turned = min(reduced, count) if hits > 1 else 0
        reduced -= turned
        if hits > 1:
            counts[Kind(kind, printed.to_hit, hits, printed.reverse_to_hit)] += count - turned
            counts[Kind(kind, printed.reverse_to_hit)] += turned
        else:
            counts[Kind(kind, printed.to_hit, presses=kind == ELEPHANT)] += count
    return Side(tuple(sorted((kind, min(count, _MOST_OF_A_KIND)) for kind, count in counts.items() if count)))


def bonuses(t: Italia, area: str, attacker: str, defender: str, sides: tuple[bool, bool], *, landing: bool) -> Bonuses:
    """What is added in an area; ``sides``: whether attacker and defender have a leader, ``landing``: all over water."""
    table, place = t.data.tables.modifiers, t.area(area)
    first = t.data.terrain[place.terrain].attacker + (table["city"] if t.has_city(area) else 0)
    first += table["leader"] * sides[0] + table["supremacy"] * has_supremacy(t, attacker, defender, area)
    second = table["leader"] * sides[1] + table["supremacy"] * has_supremacy(t, defender, attacker, area)
    return Bonuses(first, second, table["sea-or-strait"] if landing else 0)


def battle_odds(attackers: Side, defenders: Side, added: Bonuses) -> Odds:
    """The odds of attackers against defenders, to the end."""
    return _fought(attackers.units, defenders.units, added)


def raid_chance(units: int, needed: int) -> float:
    """The chance that a raid by so many units succeeds [10.12]."""
    return 1.0 - ((needed - 1) / _FACES) ** units


def chance_to_hit(need: int, bonus: int) -> float:
    """The chance of a die; a natural 10 always hits [10.4]."""
    return min(max(_FACES + 1 - need + bonus, 1), _FACES) / _FACES


_Units = tuple[tuple[Kind, int], ...]


def _size(units: _Units) -> int:
    return sum(count for _, count in units)


@lru_cache(maxsize=60_000)
def _fought(attackers: _Units, defenders: _Units, added: Bonuses) -> Odds:
    """Rounds until one side is gone. A round without any loss is left out of the sum, except the first landing."""
    ours, theirs = _size(attackers), _size(defenders)
    if not ours or not theirs:
        return Odds(float(ours > 0), float(theirs > 0), 0.0, 0.0, float(ours))
    wins = loses = lost = killed = left = unchanged = 0.0
    later = added._replace(landing=0)
    strikes = _losses(defenders, attackers, added.attacker)
    answers = _losses(attackers, defenders, added.defender + added.landing)
    for after_defence, chance in strikes:
        for after_attack, other in answers:
            both = chance * other
            if not added.landing and after_defence == defenders and after_attack == attackers:
                unchanged += both
                continue
            if both < _LEAST_CHANCE:
                unchanged += both
                continue
            then = _fought(after_attack, after_defence, later)
            wins += both * then.wins
            loses += both * then.loses
            lost += both * (then.lost + ours - _size(after_attack))
            killed += both * (then.killed + theirs - _size(after_defence))
            left += both * then.left
    rest = 1 - unchanged
    return Odds(wins / rest, loses / rest, lost / rest, killed / rest, left / rest)


@lru_cache(maxsize=60_000)
def _losses(target: _Units, firers: _Units, bonus: int) -> tuple[tuple[_Units, float], ...]:
    """What a side is like after the dice of the other one, with the chances [10.4, 10.6, 10.9]."""
    aim = best_target(target)
    found: dict[_Units, float] = {}
    for (hits, pressed), chance in _volley(firers, bonus).items():
        after = _after(target, aim, hits, pressed)
        found[after] = found.get(after, 0.0) + chance
    return tuple(found.items())


@lru_cache(maxsize=20_000)
def _volley(firers: _Units, bonus: int) -> dict[tuple[int, int], float]:
    """The chances of so many hits, and of so many second effects of elephants."""
    found = {(0, 0): 1.0}
    for kind, count in firers:
        hit = chance_to_hit(kind.need, bonus)
        press = min(0.2, hit) if kind.presses else 0.0
        for _ in range(count):
            after: dict[tuple[int, int], float] = {}
            for (hits, pressed), chance in found.items():
                for key, share in (
                    ((hits, pressed), 1 - hit),
                    ((hits + 1, pressed), hit - press),
                    ((hits + 1, pressed + 1), press),
                ):
                    if share:
                        after[key] = after.get(key, 0.0) + chance * share
            found = after
    return found


def best_target(units: _Units) -> str:
    """The type at which to aim: the one that takes most hits, so that the fewest are wasted [10.6]."""
    strength: dict[str, int] = {}
    for kind, count in units:
        strength[kind.type] = strength.get(kind.type, 0) + kind.hits * count
    return max(strength, key=lambda each: (strength[each], each != FLEET))


def _after(target: _Units, aim: str, hits: int, pressed: int) -> _Units:
    """A side after so many hits: units with two hits are flipped first, as their owner would [10.7, 14.3]."""
    counts = dict(target)
    size = _size(target)
    for kind in sorted((kind for kind in counts if kind.type == aim and kind.hits > 1), reverse=True):
        flipped = min(hits, counts[kind])
        hits -= flipped
        _shift(counts, kind, kind._replace(need=kind.then, hits=kind.hits - 1, then=0), flipped)
    for kind in [kind for kind in counts if kind.type == aim and kind.hits == 1]:
        gone = min(hits, counts[kind])
        hits -= gone
        counts[kind] -= gone
    if size > 1:
        for kind in sorted(counts, key=lambda each: -each.need):
            gone = min(pressed, counts[kind])
            pressed -= gone
            counts[kind] -= gone
    return tuple(sorted((kind, count) for kind, count in counts.items() if count))


def _shift(counts: dict[Kind, int], one: Kind, other: Kind, number: int) -> None:
    counts[one] -= number
    counts[other] = counts.get(other, 0) + number
