"""The odds of clearing a zone of enemy fleets, calculated from the table of passes [7.3]."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from math import prod
from typing import NamedTuple

from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.game import MOBILISED
from rules.romanitas.state import RomanitasState


class SeaOdds(NamedTuple):
    """The chances that a Roman fleet wins a battle and that it is sunk. Otherwise the battle is undecided."""

    won: float
    sunk: float


_UNOPPOSED = SeaOdds(1.0, 0.0)


@cache
def duel(edge: int) -> SeaOdds:
    """The odds of a Roman fleet against one enemy. ``edge``: the Roman bonus minus the enemy's."""
    rules = romanitas_data().tables.fleets
    differences = [roman - enemy + edge for roman, enemy in product(range(1, 7), repeat=2)]
    beaten = sum(each >= rules.eliminated_from for each in differences) / len(differences)
    sunk = sum(each <= -rules.eliminated_from for each in differences) / len(differences)
    undecided = [(1 - beaten - sunk) ** stage for stage in range(rules.passes)]
    return SeaOdds(beaten * sum(undecided), sunk * sum(undecided))


def against(enemies: Iterable[int], bonus: int) -> SeaOdds:
    """The odds against several enemy fleets, all of which must be beaten."""
    duels = [duel(bonus - enemy) for enemy in enemies]
    return SeaOdds(prod(each.won for each in duels), 1 - prod(1 - each.sunk for each in duels)) if duels else _UNOPPOSED


def hostile_bonuses(state: RomanitasState, zone: str) -> list[int]:
    """The bonuses of the fleets in a zone that the Romans must fight [5.3, R31]."""
    here = state.stacks.get(zone, ())
    fleets = romanitas_data().enemy_fleet
    return [fleet.bonus for nation, fleet in fleets.items() if fleet.id in here and nation not in state.treaties]


def fight(state: RomanitasState, zone: str, admiral: str) -> SeaOdds:
    """The odds of clearing a zone with the best fleet, under a figure or no one."""
    data, at_hand = romanitas_data(), state.stacks[MOBILISED]
    fleet = max((data.roman_fleets[each].bonus for each in at_hand if each in data.roman_fleets), default=0)
    bonus = data.figures[admiral].naval_bonus if admiral else 0
    return against(hostile_bonuses(state, zone), fleet + bonus)
