"""Check the data files of Rise and Fall against each other and against the counts the rulebook prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.data_checks import Problems, count, dangling, duplicates, unknown
from rules.core.data_files import Checks, ids
from rules.rise_and_fall.data.models import RiseFiles, Scenario, Tables

_COUNTS = {
    "legion": 30,
    "rebel-legion": 8,
    "palatina": 6,
    "comitatus": 20,
    "limes": 15,
    "kushan": 6,
    "germanic-kingdom": 35,
    "hunnic-kingdom": 10,
    "hun": 2,
    "migration": 13,
}
"""How many counters of each kind exist [Set Up, Civil War, Roman Army Reform, Kushan Empire, The Huns]."""

_RED_STARS = 14
_STARS = {"rome": 22, "parthia": 8}
"""How many stars each empire has when the campaign starts."""


def _stars(files: RiseFiles) -> Problems:
    yield from count("red stars", sum(space.star == "red" for space in files.board.spaces), _RED_STARS)


def _units(files: RiseFiles) -> Problems:
    units = files.counters.units
    yield from duplicates("unit", ids(units))
    yield from dangling("unit", units, lambda unit: (*unit.homes, *unit.arrives_at), ids(files.board.spaces))
    counted = Counter[str](unit.kind for unit in units)
    for kind, printed in _COUNTS.items():
        yield from count(f"units of kind {kind}", counted[kind], printed)


def _tables(files: RiseFiles) -> Problems:
    tables, units = files.tables, files.counters.units
    yield from unknown("tables.json", _areas_of_tables(tables), ids(files.board.spaces))
    yield from unknown("an inherited kingdom", (unit for each in tables.inherited for unit in each.removes), ids(units))
    if set(ids(tables.kinds)) != {unit.kind for unit in units}:
        yield "tables.json must list exactly the kinds of units in counters.json."


def _areas_of_tables(tables: Tables) -> Iterable[str]:
    peace, garrison = tables.peace, tables.garrison
    yield from (
        *peace.armenia,
        *peace.mesopotamia,
        *peace.rome_leaves,
        *peace.parthia_gains,
        *peace.choice,
        *garrison.one_for_all,
    )
    for group in (*peace.yielded, *(relief.areas for relief in garrison.relieved), tables.celtic_north):
        yield from group
    yield from (post.at for post in tables.sassanid_revolt)
    for group in (*(legacy.areas for legacy in tables.inherited), *(client.areas for client in tables.clients)):
        yield from group
    yield from (*tables.victory.capitals, *tables.victory.parthian_capitals)


def _scenarios(files: RiseFiles) -> Problems:
    for scenario in files.scenarios.scenarios:
        yield from _placed(scenario, files)
    first = files.scenarios.scenarios[0]
    stars = {space.id for space in files.board.spaces if space.star}
    for empire, printed in _STARS.items():
        yield from count(f"stars of {empire} at the start", len(stars.intersection(first.control[empire])), printed)


def _placed(scenario: Scenario, files: RiseFiles) -> Problems:
    what = f"the scenario '{scenario.id}'"
    held = [area for group in scenario.control.values() for area in group]
    areas = (*held, *scenario.placed.values(), *scenario.held, *scenario.recivilised)
    yield from unknown(what, areas, ids(files.board.spaces))
    if len(set(held)) < len(held):
        yield f"{what} gives one area to two nations."
    used = [*scenario.placed, *scenario.removed, *(unit for pile in scenario.piles.values() for unit in pile)]
    yield from unknown(what, used, ids(files.counters.units))
    if len(set(used)) < len(used):
        yield f"{what} puts one unit in two places."
    if len(set(scenario.placed.values())) < len(scenario.placed):
        yield f"{what} puts two units in one area."


CHECKS: Checks[RiseFiles] = {
    "board": (_stars,),
    "counters": (_units,),
    "tables": (_tables,),
    "scenarios": (_scenarios,),
}
