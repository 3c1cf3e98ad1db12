"""Check the data files of Ultimus Romanorum against each other and against what the rulebook prints."""

from __future__ import annotations

from rules.core.data_checks import Problems, count, dangling, duplicates, unknown
from rules.core.data_files import Checks, ids
from rules.ultimus_romanorum.data.models import Scenario, UltimusFiles

_DIOCESES = 12
_HALVES = {"west": 7, "east": 5}
_CAPITALS = 6
_EXCEPTIONS = 8
_STRATAGEMS = 31


def _areas(files: UltimusFiles) -> Problems:
    spaces = files.board.spaces
    yield from count("imperial capitals", sum(bool(space.imperial_capital) for space in spaces), _CAPITALS)
    yield from count("areas with the eastern exception", sum(space.eastern_exception for space in spaces), _EXCEPTIONS)
    tribes = ids(files.counters.tribes)
    yield from unknown("board.json", (space.tribe for space in spaces if space.tribe), tribes)
    for space in spaces:
        if space.imperial_capital and not space.town:
            yield f"{space.id} has a capital but no town."


def _dioceses(files: UltimusFiles) -> Problems:
    dioceses = files.tables.dioceses
    yield from count("dioceses", len(dioceses), _DIOCESES)
    for half, printed in _HALVES.items():
        yield from count(f"dioceses in the {half}", sum(each.half == half for each in dioceses), printed)
    yield from dangling("diocese", dioceses, lambda each: each.areas, ids(files.board.spaces))
    yield from dangling("diocese", dioceses, lambda each: each.beside, ids(dioceses))
    for space in files.board.spaces:
        holders = [each for each in dioceses if space.id in each.areas]
        if [each.id for each in holders] != ([space.diocese] if space.diocese else []):
            yield f"{space.id} must be in the diocese it names."
        if holders and holders[0].half != space.empire_half:
            yield f"{space.id} must be in the half of its diocese."


def _counters(files: UltimusFiles) -> Problems:
    counters, areas = files.counters, ids(files.board.spaces)
    yield from count("kinds of stratagem", len(counters.stratagems), _STRATAGEMS)
    pieces = (*ids(counters.roman_leaders), *ids(counters.tribal_leaders), *ids(counters.roman_units))
    yield from duplicates("counter", pieces)
    yield from dangling("leader", counters.roman_leaders, lambda leader: (leader.entry_area,), areas)
    yield from dangling("tribal leader", counters.tribal_leaders, lambda leader: (leader.tribe,), ids(counters.tribes))
    yield from dangling("tribe", counters.tribes, lambda tribe: tribe.homes, areas)
    for tribe in counters.tribes:
        if tribe.may_form_regnum != (tribe.id in files.tables.kings):
            yield f"{tribe.id} must be among the kings exactly if it may form a Regnum."


def _combat_table(files: UltimusFiles) -> Problems:
    tables = files.tables
    rows = tables.highest_row - tables.lowest_row + 1
    ratios = [column.attacker / column.defender for column in tables.columns]
    if ratios != sorted(ratios):
        yield "The columns of the Combat Table must ascend."
    for column in tables.columns:
        yield from count(f"rows of column {column.label}", len(column.results), rows)


def _scenarios(files: UltimusFiles) -> Problems:
    for scenario in files.scenarios.scenarios:
        yield from _scenario(files, scenario)


def _scenario(files: UltimusFiles, scenario: Scenario) -> Problems:
    counters = files.counters
    pieces = {
        *ids(counters.roman_leaders),
        *ids(counters.tribal_leaders),
        *ids(counters.roman_units),
        *(f"{tribe.id}-u{number}" for tribe in counters.tribes for number in range(1, tribe.units + 1)),
    }
    where = f"scenario {scenario.id}"
    yield from unknown(where, scenario.placed, pieces)
    yield from unknown(where, scenario.placed.values(), ids(files.board.spaces))
    yield from unknown(where, scenario.removed, pieces)
    yield from unknown(where, (*scenario.excluded, *sum(scenario.hands.values(), ())), ids(counters.stratagems))
    yield from unknown(where, (each.tribe for each in scenario.tribes), ids(counters.tribes))
    yield from count(f"tribes of {where}", len(scenario.tribes), len(counters.tribes))
    yield from unknown(where, scenario.offices.values(), scenario.placed)


CHECKS: Checks[UltimusFiles] = {
    "board": (_areas,),
    "tables": (_dioceses, _combat_table),
    "counters": (_counters,),
    "scenarios": (_scenarios,),
}
"""What must hold in each file."""
