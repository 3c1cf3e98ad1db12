"""The exact odds of a battle fought to its end, without retreats [B7]."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from rules.britannia_redux.chapters.battle import is_hard, need
from rules.britannia_redux.data.loader import BURH, FORT, STRONGHOLD
from rules.britannia_redux.game import BritanniaRedux

_LAST_FACE = 6
_MOST_OF_A_KIND = 9
_LEAST_CHANCE = 1e-4
"""Branches less likely than this are left out."""


class Side(NamedTuple):
    """One side of a battle: armies that fight as infantry and as cavalry, its fortification, a leader (0 or 1)."""

    infantry: int
    cavalry: int
    work: str = ""
    leader: int = 0

    @property
    def units(self) -> int:
        """Its opposing units [B1.2]."""
        return self.infantry + self.cavalry + bool(self.work)


class Odds(NamedTuple):
    """How a battle ends. ``wins`` and ``loses``: the chances; ``lost`` and ``killed``: armies, on average.

    ``left``: the attacking armies that are left after a victory, on average over all battles.
    """

    wins: float
    loses: float
    lost: float
    killed: float
    left: float


NO_ODDS = Odds(1.0, 0.0, 0.0, 0.0, 0.0)
"""Where no one is in the way."""


class _Needs(NamedTuple):
    """The rolls that the dice of a side need: of each kind of firer against infantry, cavalry, fortification."""

    foot: tuple[int, int, int]
    horse: tuple[int, int, int]


def side_of(t: BritanniaRedux, area: str, nation: str) -> Side:
    """A nation's side of a battle in an area."""
    return t.memo.get(("side", area, nation), lambda: _side_of(t, area, nation))


def _side_of(t: BritanniaRedux, area: str, nation: str) -> Side:
    kinds = [t.data.fights_as[t.kind(unit)] for unit in t.armies(area, nation)]
    fort = t.fort_of(area, nation)
    infantry, cavalry = kinds.count("infantry"), kinds.count("cavalry")
    return Side(infantry, cavalry, fort.work if fort else "", bool(t.leaders(area, nation)))


def battle_odds(t: BritanniaRedux, area: str, attackers: Side, defenders: Side, defender: str) -> Odds:
    """The odds of attackers against defenders in an area, to the end."""
    hard = is_hard(t, area, defender)
    first, second = _needs(t, defenders.work, hard), _needs(t, attackers.work, False)
    attackers, defenders = _cut(attackers), _cut(defenders)
    return _fought(attackers, defenders, first, second)


def _cut(side: Side) -> Side:
    return side._replace(infantry=min(side.infantry, _MOST_OF_A_KIND), cavalry=min(side.cavalry, _MOST_OF_A_KIND))


def _needs(t: BritanniaRedux, work: str, hard: bool) -> _Needs:
    return t.memo.get(("needs", work, hard), lambda: _needs_against(t, work, hard))


def _needs_against(t: BritanniaRedux, work: str, hard: bool) -> _Needs:
    target = BURH if work == BURH else FORT if work == FORT else STRONGHOLD
    foot, horse = "infantry", "cavalry"
    rows = [
        (need(t, firer, "infantry", hard), need(t, firer, "cavalry", hard), need(t, firer, target, hard))
        for firer in (foot, horse)
    ]
    return _Needs(rows[0], rows[1])


@lru_cache(maxsize=20_000)
def _fought(attackers: Side, defenders: Side, first: _Needs, second: _Needs) -> Odds:
    """Battle rounds until one side has no units left. A round without any loss is left out of the sum."""
    if not attackers.units or not defenders.units:
        won = bool(attackers.units)
        return Odds(
            float(won), float(bool(defenders.units)), 0, 0, attackers.infantry + attackers.cavalry if won else 0
        )
    wins = loses = lost = killed = left = unchanged = 0.0
    losses = _losses(defenders, first, attackers), _losses(attackers, second, defenders)
    for after_defence, chance in losses[0]:
        for after_attack, other in losses[1]:
            both = chance * other
            if after_defence == defenders and after_attack == attackers:
                unchanged += both
                continue
            if both < _LEAST_CHANCE:
                continue
            then = _fought(after_attack, after_defence, first, second)
            wins += both * then.wins
            loses += both * then.loses
            lost += both * (then.lost + _armies(attackers) - _armies(after_attack))
            killed += both * (then.killed + _armies(defenders) - _armies(after_defence))
            left += both * then.left
    rest = 1 - unchanged
    return Odds(wins / rest, loses / rest, lost / rest, killed / rest, left / rest)


def _armies(side: Side) -> int:
    return side.infantry + side.cavalry


@lru_cache(maxsize=20_000)
def _losses(target: Side, needs: _Needs, firer: Side) -> tuple[tuple[Side, float], ...]:
    """What a side is like after the dice of the other one, with the chances [B7.2, B7.3]."""
    foot = _hits(firer.infantry + bool(firer.work), needs.foot, firer.leader)
    horse = _hits(firer.cavalry, needs.horse, firer.leader)
    found: dict[Side, float] = {}
    for (partial, full), chance in foot.items():
        for (more, fuller), other in horse.items():
            after = _after(target, partial + more, full + fuller, _reaches_work(target, needs, firer))
            found[after] = found.get(after, 0.0) + chance * other
    return tuple(found.items())


def _reaches_work(target: Side, needs: _Needs, firer: Side) -> bool:
    """Whether a die that reaches only infantry reaches the fortification too, as it usually does."""
    kind = needs.foot if firer.infantry or firer.work else needs.horse
    return bool(target.work) and kind[2] <= kind[0]


def _hits(dice: int, kind: tuple[int, int, int], leader: int) -> dict[tuple[int, int], float]:
    """The chances of so many dice that reach infantry only, and cavalry too."""
    infantry, cavalry = (min(max(_LAST_FACE + 1 - each + leader, 0), _LAST_FACE) / _LAST_FACE for each in kind[:2])
    only = max(infantry - cavalry, 0.0)
    found = {}
    for full in range(dice + 1):
        for partial in range(dice - full + 1):
            ways = comb(dice, full) * comb(dice - full, partial)
            found[partial, full] = (
                ways * cavalry**full * only**partial * (1 - cavalry - only) ** (dice - full - partial)
            )
    return {hits: chance for hits, chance in found.items() if chance}


def _after(target: Side, partial: int, full: int, reaches: bool) -> Side:
    """A side after so many dice: weak ones on infantry first, the fortification last [B7.3, 15.2.2]."""
    foot = min(partial, target.infantry)
    spare = partial - foot
    more = min(full, target.infantry - foot + target.cavalry)
    spare += full - more
    infantry = min(more, target.infantry - foot)
    left = Side(target.infantry - foot - infantry, target.cavalry - more + infantry, target.work, target.leader)
    if not left.infantry and not left.cavalry and spare and reaches:
        return left._replace(work="", leader=0)
    if not left.units:
        return left._replace(leader=0)
    return left
