"""The data files of Rise and Fall checked against each other and against the counts that the rulebook prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from data import DataError
from rules.rise_and_fall.data.models import BoardFile, CountersFile, Scenario, ScenariosFile, Tables

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
"""How many counters of each kind there are [Set Up, Civil War, Roman Army Reform, Kushan Empire, The Huns]."""

_RED_STARS, _STARS_OF_ROME, _STARS_OF_PARTHIA = 14, 22, 8


def check(board: BoardFile, counters: CountersFile, tables: Tables, scenarios: ScenariosFile) -> None:
    """Compare the files.

    Raises:
        DataError: something that one file names is missing in another, or a printed count is not met.
    """
    areas = {space.id for space in board.spaces}
    units = {unit.id for unit in counters.units}
    _all_known("board", areas, (end for link in board.links for end in (link.a, link.b)))
    _all_known("counters", areas, (area for unit in counters.units for area in (*unit.homes, *unit.arrives_at)))
    _all_known("tables", areas, _areas_of_tables(tables))
    _all_known("tables", units, (unit for each in tables.inherited for unit in each.removes))
    _check_counts(board, counters, tables)
    for scenario in scenarios.scenarios:
        _check_scenario(scenario, areas, counters)
    first = scenarios.scenarios[0]
    stars = {space.id for space in board.spaces if space.star}
    if len(stars.intersection(first.control["rome"])) != _STARS_OF_ROME:
        raise _fault("scenarios", f"Rome must own {_STARS_OF_ROME} stars at the start")
    if len(stars.intersection(first.control["parthia"])) != _STARS_OF_PARTHIA:
        raise _fault("scenarios", f"Parthia must own {_STARS_OF_PARTHIA} stars at the start")


def _areas_of_tables(tables: Tables) -> Iterable[str]:
    peace, garrison = tables.peace, tables.garrison
    yield from (*peace.armenia, *peace.mesopotamia, *peace.parthia_gains, *peace.choice, *garrison.one_for_all)
    for group in (*peace.yielded, *(relief.areas for relief in garrison.relieved), tables.celtic_north):
        yield from group
    yield from (post.at for post in tables.sassanid_revolt)
    for group in (*(legacy.areas for legacy in tables.inherited), *(client.areas for client in tables.clients)):
        yield from group
    yield from (*tables.victory.capitals, *tables.victory.parthian_capitals)


def _check_counts(board: BoardFile, counters: CountersFile, tables: Tables) -> None:
    counted = Counter[str](unit.kind for unit in counters.units)
    for kind, number in _COUNTS.items():
        if counted[kind] != number:
            raise _fault("counters", f"there must be {number} units of the kind {kind}")
    if sum(space.star == "red" for space in board.spaces) != _RED_STARS:
        raise _fault("board", f"there must be {_RED_STARS} red stars")
    known = {kind.id for kind in tables.kinds}
    if known != set(counted):
        raise _fault("tables", "the kinds of units are not those of the counters")


def _check_scenario(scenario: Scenario, areas: set[str], counters: CountersFile) -> None:
    units = {unit.id for unit in counters.units}
    held = [area for group in scenario.control.values() for area in group]
    _all_known("scenarios", areas, (*held, *scenario.placed.values(), *scenario.held, *scenario.recivilised))
    if len(set(held)) < len(held):
        raise _fault("scenarios", f"two nations hold one area in {scenario.id}")
    used = [*scenario.placed, *scenario.removed, *(unit for pile in scenario.piles.values() for unit in pile)]
    _all_known("scenarios", units, used)
    if len(set(used)) < len(used):
        raise _fault("scenarios", f"a unit is in two places in {scenario.id}")
    if len(set(scenario.placed.values())) < len(scenario.placed):
        raise _fault("scenarios", f"two units share an area in {scenario.id}")


def _all_known(file: str, known: set[str], named: Iterable[str]) -> None:
    for each in named:
        if each not in known:
            raise _fault(file, f"'{each}' is not known")


def _fault(file: str, problem: str) -> DataError:
    return DataError(f"rise-and-fall/{file}.json", f"{problem}.")
