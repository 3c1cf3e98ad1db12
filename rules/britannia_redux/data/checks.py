"""Checks that the data files of Britannia reDux agree with each other and with the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

from rules.britannia_redux.data.models import BritanniaFiles
from rules.core.data_checks import Problems, count, dangling, duplicates, each_once, unknown
from rules.core.data_files import Checks, ids

_AREAS, _SEAS = 37, 6
_LENGTHS = {"9": (9, 4), "12": (12, 5), "15": (15, 6)}
"""Rounds and army cost of each Timeline [14.1.1]."""

_PAIRS = (("romans", "romano-british"), ("belgae", "brigantes"))
"""The nations that stay together with three and five players [14.2]."""


def _land(files: BritanniaFiles) -> tuple[str, ...]:
    return tuple(space.id for space in files.board.spaces if space.kind == "land")


def _seas(files: BritanniaFiles) -> tuple[str, ...]:
    return tuple(space.id for space in files.board.spaces if space.kind == "sea")


def _board(files: BritanniaFiles) -> Problems:
    land, seas = _land(files), _seas(files)
    yield from count("areas of land", len(land), _AREAS)
    yield from count("seas", len(seas), _SEAS)
    for space in files.board.spaces:
        if space.kind == "land" and space.region is None:
            yield f"the area '{space.id}' has no region."
        yield from unknown(f"the area '{space.id}'", space.scoring_center_of, ids(files.counters.nations))
    for link in files.board.links:
        ends = {"land": (land, land), "strait": (land, land), "coast": (land, seas), "sea": (seas, seas)}[link.kind]
        if link.a not in ends[0] or link.b not in ends[1]:
            yield f"the {link.kind} link {link.a} - {link.b} joins the wrong kinds of space."


def _counters(files: BritanniaFiles) -> Problems:
    counters = files.counters
    yield from duplicates("unit type", ids(counters.unit_types))
    yield from each_once("the order of nations", files.tables.nation_turn_order, ids(counters.nations))
    yield from dangling("leader", counters.leaders, lambda leader: [leader.nation], ids(counters.nations))
    yield from unknown("the strongholds", counters.strongholds, ids(counters.nations))
    for nation in counters.nations:
        led = [leader.id for leader in counters.leaders if leader.nation == nation.id]
        yield from each_once(f"the nation '{nation.id}'", nation.leaders, led)
        yield from count(f"armies of the nation '{nation.id}'", nation.infantry + nation.cavalry, nation.army_total)


def _places(files: BritanniaFiles) -> Problems:
    tables, land, nations = files.tables, _land(files), ids(files.counters.nations)
    areas = (*tables.romans.landing_areas, *tables.withdrawal.area_of_appearance, *tables.withdrawal.welsh_area)
    yield from unknown("the tables", (*areas, *tables.withdrawal.brigante_area), land)
    yield from unknown("the tables", (tables.romans.sea,), _seas(files))
    british = [nation.id for nation in files.counters.nations if nation.british]
    yield from each_once("submission", tables.submission.british, british)
    yield from each_once("the thresholds of submission", tuple(tables.submission.threshold_areas), british)
    yield from unknown("the raids", tables.raiding, nations)
    for row in tables.occupying:
        yield from unknown(f"occupying by '{row.nation}'", row.vp, land)


def _centers(files: BritanniaFiles) -> Problems:
    """Each nation scores in the areas that the board marks as its centers."""
    nations = ids(files.counters.nations)
    yield from each_once("the holding points", (row.nation for row in files.tables.holding), nations)
    for row in files.tables.holding:
        marked = (space.id for space in files.board.spaces if row.nation in space.scoring_center_of)
        yield from each_once(f"the centers of '{row.nation}'", row.centers, marked)


def _timelines(files: BritanniaFiles) -> Problems:
    nations, seas = ids(files.counters.nations), _seas(files)
    yield from each_once("the Timelines", ids(files.tables.timelines), _LENGTHS)
    for timeline in files.tables.timelines:
        rounds, cost = _LENGTHS[timeline.id]
        yield from count(f"rounds of Timeline {timeline.id}", len(timeline.round_list), rounds)
        yield from count(f"points for an army on Timeline {timeline.id}", timeline.army_cost, cost)
        if [each.round for each in timeline.round_list] != list(range(1, rounds + 1)):
            yield f"the rounds of Timeline {timeline.id} aren't in order."
        marked = {each.scoring: each.round for each in timeline.round_list if each.scoring}
        if marked != files.tables.scoring_rounds.get(timeline.id):
            yield f"the scoring rounds of Timeline {timeline.id} differ."
        for each in timeline.round_list:
            for entry in each.entries:
                yield from unknown(f"round {each.numeral} of Timeline {timeline.id}", (entry.nation,), nations)
                yield from unknown(f"the entry of '{entry.nation}'", (one.sea for one in entry.arrivals), seas)
        yield from _leaders(files, timeline.id)


def _leaders(files: BritanniaFiles, timeline: str) -> Iterator[str]:
    rounds = next(each.round_list for each in files.tables.timelines if each.id == timeline)
    owner = {leader.id: leader.nation for leader in files.counters.leaders}
    for each in rounds:
        for entry in each.entries:
            if entry.leader and owner.get(entry.leader) != entry.nation:
                yield f"the leader '{entry.leader}' doesn't lead '{entry.nation}'."


def _players(files: BritanniaFiles) -> Problems:
    for record in files.tables.players:
        dealt = [nation for side in record.sides for nation in side.nations]
        yield from each_once(f"the sides for {record.number} players", dealt, ids(files.counters.nations))
        yield from count("sides", len(record.sides), int(record.number))
        for first, second in _PAIRS if record.number != "4" else _PAIRS[:1]:
            if not any({first, second} <= set(side.nations) for side in record.sides):
                yield f"with {record.number} players '{first}' and '{second}' must stay together."


def _scenarios(files: BritanniaFiles) -> Problems:
    places, nations = (*_land(files), *_seas(files)), ids(files.counters.nations)
    for scenario in files.scenarios.scenarios:
        yield from unknown(f"the scenario '{scenario.id}'", (*scenario.units, *scenario.protected), nations)
        for units in scenario.units.values():
            yield from unknown(f"the scenario '{scenario.id}'", units, places)
        yield from count("the last round", scenario.last_round, int(scenario.timeline))


CHECKS: Checks[BritanniaFiles] = {
    "board": [_board],
    "counters": [_counters],
    "tables": [_places, _centers, _timelines, _players],
    "scenarios": [_scenarios],
}
"""The checks of each file."""
