"""The Combat Table: ratio, shifts, die and result [8.3, 8.6]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rules.core.events import Modifier
from rules.ultimus_romanorum.data.models import Camp, CombatResult
from rules.ultimus_romanorum.events import ForceFacts
from rules.ultimus_romanorum.game import UltimusRomanorum


class Force(NamedTuple):
    """All counters of a side in a battle [8.1]."""

    camp: Camp
    leaders: tuple[str, ...]
    units: tuple[str, ...]


def facts_of(t: UltimusRomanorum, force: Force) -> ForceFacts:
    """What a Force adds up to [8.6]."""
    return ForceFacts(
        camp=force.camp,
        leaders=force.leaders,
        units=force.units,
        pf=t.strength(force.units),
        quality=average(t.values(unit).qu for unit in force.units),
        tactical=tactical(t, force),
        political=political(t, force),
    )


def average(values: Iterable[int]) -> int:
    """The average of whole numbers, rounded down [8.6.1, R46]."""
    numbers = list(values)
    return sum(numbers) // len(numbers) if numbers else 0


def tactical(t: UltimusRomanorum, force: Force) -> int:
    """The best tactical bonus of the leaders; without any, the average of the units [8.6.2, R46]."""
    if force.leaders:
        return max(t.leader(leader).bt for leader in force.leaders)
    return average(t.values(unit).bt for unit in force.units)


def political(t: UltimusRomanorum, force: Force) -> int | None:
    """The best political capacity of an Augustus, Caesar or Usurper in a Roman Force; None without one [8.6.3]."""
    if any(t.tribe_of(unit) for unit in force.units) and not any(not t.tribe_of(unit) for unit in force.units):
        return None
    ruling = [leader for leader in force.leaders if t.rules_men(leader) or t.half_of_usurper(leader)]
    return max((t.leader(leader).cp for leader in ruling), default=None)


def column_of(t: UltimusRomanorum, attack: int, defence: int) -> int:
    """The place of the highest column not above the ratio [8.3]."""
    columns = t.data.tables.columns
    fitting = [place for place, each in enumerate(columns) if attack * each.defender >= defence * each.attacker]
    return max(fitting, default=0)


def shifts(t: UltimusRomanorum, attacker: ForceFacts, defender: ForceFacts) -> tuple[Modifier, ...]:
    """By how many columns quality and politics move the battle, in the attacker's favour if positive [8.6, R45]."""
    caps = t.data.tables.caps
    found = [Modifier("shift-quality", _capped(attacker.quality - defender.quality, caps.quality), "8.6.1")]
    if attacker.political is not None and defender.political is not None:
        difference = attacker.political - defender.political
        columns = max((row.columns for row in t.data.tables.political if abs(difference) >= row.difference), default=0)
        found.append(Modifier("shift-political", columns if difference > 0 else -columns, "8.6.3"))
    return tuple(each for each in found if each.value)


def shifted(t: UltimusRomanorum, column: int, moves: Sequence[Modifier]) -> int:
    """The column after the shifts, within the table [8.6]."""
    return min(max(column + sum(each.value for each in moves), 0), len(t.data.tables.columns) - 1)


def tactical_modifier(t: UltimusRomanorum, attacker: ForceFacts, defender: ForceFacts) -> int:
    """The difference of the tactical bonuses, at most three [8.6.2, R45]."""
    return _capped(attacker.tactical - defender.tactical, t.data.tables.caps.tactical)


def _capped(value: int, cap: int) -> int:
    return min(max(value, -cap), cap)


def row_of(t: UltimusRomanorum, total: int) -> int:
    """The row of a total: 2 for two or less, 9 for nine or more."""
    return min(max(total, t.data.tables.lowest_row), t.data.tables.highest_row)


def result_at(t: UltimusRomanorum, column: int, row: int) -> CombatResult:
    """A cell of the table."""
    return t.data.tables.columns[column].results[row - t.data.tables.lowest_row]
