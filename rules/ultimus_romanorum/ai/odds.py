"""The odds of a battle, on what everyone can see [8.3-8.6]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.ultimus_romanorum.chapters.combat_table import (
    Force,
    column_of,
    facts_of,
    shifted,
    shifts,
    tactical_modifier,
)
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, other

SHARES = {"E": 1.0, "A": 0.5, "3/4": 0.75, "1/2": 0.5, "1/4": 0.25, "R": 0.0}
"""Roughly the share of its strength that a Force loses; fractions count against the enemy's number."""

FACES = range(10)


class Odds(NamedTuple):
    """The chances of an attack: to win, and the share of strength that each side loses on average.

    ``wiped_out``: the chance that the defender loses everything; ``ruin``: that the attacker does.
    """

    win: float
    own_loss: float
    enemy_loss: float
    wiped_out: float
    ruin: float


NO_BATTLE = Odds(1.0, 0.0, 0.0, 0.0, 0.0)


def battle_odds(t: UltimusRomanorum, attacker: Force, defender: Force) -> Odds:
    """The odds of a battle between two Forces, without stratagems."""
    if not defender.units or not attacker.units:
        return NO_BATTLE
    ours, theirs = facts_of(t, attacker), facts_of(t, defender)
    column = shifted(t, column_of(t, ours.pf, theirs.pf), shifts(t, ours, theirs))
    return _odds(column, tactical_modifier(t, ours, theirs), len(attacker.units), len(defender.units))


@lru_cache(maxsize=8192)
def _odds(column: int, modifier: int, ours: int, theirs: int) -> Odds:
    rows = [_row(column, face + modifier) for face in FACES]
    win = own = enemy = wiped = ruin = 0.0
    for attacker, defender, is_won in rows:
        win += is_won
        own += _loss(attacker, ours, theirs)
        enemy += _loss(defender, theirs, ours)
        wiped += defender == "E"
        ruin += attacker == "E"
    count = len(rows)
    return Odds(win / count, own / count, enemy / count, wiped / count, ruin / count)


def _row(column: int, total: int) -> tuple[str, str, bool]:
    tables = ultimus_data().tables
    row = min(max(total, tables.lowest_row), tables.highest_row)
    cell = tables.columns[column].results[row - tables.lowest_row]
    return cell.attacker, cell.defender, cell.winner == "attacker"


def _loss(result: str, own: int, enemies: int) -> float:
    """The share of a Force's steps that a result costs: a step is half a unit."""
    if result in ("E", "A", "R"):
        return SHARES[result]
    return min(SHARES[result] * enemies / max(own, 1), 1.0) / 2


def forces_after(t: UltimusRomanorum, camp: Camp, area: str, leader: str, units: Sequence[str]) -> tuple[Force, Force]:
    """The Forces that would meet in an area if this stack came to those already there."""
    chiefs = [leader] if leader else []
    ours = Force(
        camp,
        tuple(dict.fromkeys([*chiefs, *t.leaders_at(area, camp)])),
        tuple(dict.fromkeys([*units, *t.fighters(area, camp)])),
    )
    theirs = Force(other(camp), tuple(t.leaders_at(area, other(camp))), tuple(t.fighters(area, other(camp))))
    return ours, theirs
