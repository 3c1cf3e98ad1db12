"""Check the data files of Italia against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.data_checks import Problems, count, dangling, duplicates, each_once, unknown
from rules.core.data_files import Checks, ids
from rules.italia.data.models import CardRecord, ItaliaFiles, NationRecord, PeriodRecord, PlacesRecord

_AREAS, _SEAS, _STAGING, _STRAITS = 51, 8, 8, 2
_NATIONS = 30


def _board(files: ItaliaFiles) -> Problems:
    spaces = files.board.spaces
    for kind, printed in (("land", _AREAS), ("sea", _SEAS), ("staging", _STAGING)):
        yield from count(f"{kind} spaces", sum(space.kind == kind for space in spaces), printed)
    yield from count("straits", sum(link.kind == "strait" for link in files.board.links), _STRAITS)
    areas = [space.id for space in spaces if space.kind == "land"]
    for name, members in files.board.sets.items():
        yield from unknown(f"the set '{name}'", members, areas)
        yield from duplicates(f"member of '{name}'", members)
    joined = {frozenset((link.a, link.b)) for link in files.board.links}
    for corners in files.board.four_corners:
        for pair in corners.not_adjacent:
            if frozenset(pair) in joined:
                yield f"{pair[0]} and {pair[1]} are opposite corners, so they can't touch."
    coasts = {end for link in files.board.links if link.kind == "coast" for end in (link.a, link.b)}
    for space in spaces:
        if space.kind != "sea" and space.coastal != (space.id in coasts):
            yield f"{space.id} must be coastal exactly if a sea touches it."
        if (space.kind == "land") == (space.terrain in ("none", "sea")):
            yield f"{space.id} must have terrain exactly if it is land."


def _tables(files: ItaliaFiles) -> Problems:
    terrain = [row.terrain for row in files.tables.terrain]
    yield from each_once("The terrain", terrain, ("normal", "highland", "marsh"))
    yield from each_once("The cost of cities", tuple(files.tables.city_cost), ("normal", "highland", "marsh"))


def _counters(files: ItaliaFiles) -> Problems:
    nations, types = files.counters.nations, ids(files.counters.types)
    yield from count("nations", len(nations), _NATIONS)
    yield from duplicates("nation", ids(nations))
    yield from duplicates("leader", (leader.id for nation in nations for leader in nation.leaders))
    yield from dangling("nation", nations, lambda each: each.units, types)
    for nation in nations:
        for bought in nation.may_buy:
            if bought.item != "city" and bought.item not in nation.units:
                yield f"{nation.id} has no counter to buy as {bought.item}."


def _periods(files: ItaliaFiles) -> Problems:
    known = ids(files.scenarios.periods)
    yield from dangling("scenario", files.scenarios.scenarios, lambda each: (each.period,), known)
    for period in files.scenarios.periods:
        yield from _period(files, period)


def _period(files: ItaliaFiles, period: PeriodRecord) -> Problems:
    nations = {each.id: each for each in files.counters.nations if each.period == period.id}
    where = f"Italia {period.id}"
    yield from each_once(f"The order of {where}", period.order, nations)
    yield from each_once(f"The cards of {where}", (card.nation for card in period.cards), nations)
    yield from count(f"turns of {where}", len(period.years), files.tables.turns)
    for seat in period.seats:
        for name in seat.nations:
            if name not in nations or nations[name].seat != seat.id:
                yield f"{name} must be a nation of the seat {seat.id}."
    yield from unknown(where, (*period.cities, *period.pillaged_cities), _land(files))
    yield from _placed(files, period, nations)
    yield from _arrivals(files, period, nations)
    for card in period.cards:
        yield from _card(files, card, nations)


def _land(files: ItaliaFiles) -> list[str]:
    return [space.id for space in files.board.spaces if space.kind == "land"]


def _placed(files: ItaliaFiles, period: PeriodRecord, nations: dict[str, NationRecord]) -> Problems:
    for placed in period.set_up:
        yield from unknown(f"the set-up of {placed.nation}", placed.units, ids(files.board.spaces))
        used: Counter[str] = Counter()
        for units in placed.units.values():
            used.update(units)
        for kind, number in used.items():
            if number > _mix(nations[placed.nation]).get(kind, 0):
                yield f"{placed.nation} has too few counters of {kind}."


def _mix(nation: NationRecord) -> dict[str, int]:
    return {str(kind): number for kind, number in nation.units.items()}


def _arrivals(files: ItaliaFiles, period: PeriodRecord, nations: dict[str, NationRecord]) -> Problems:
    for arrival in period.arrivals:
        where = f"an arrival of {arrival.nation}"
        yield from unknown(where, _places(arrival.at), ids(files.board.spaces))
        yield from unknown(where, arrival.units, nations[arrival.nation].units)
        if arrival.leader:
            yield from unknown(where, (arrival.leader,), ids(nations[arrival.nation].leaders))
    yield from unknown("a departure", (each.nation for each in period.departures), nations)


def _places(at: PlacesRecord) -> Iterable[str]:
    yield from (*at.areas, *at.staging, *at.seas, *at.fleets, *at.contested, *at.seat)
    if at.otherwise is not None:
        yield from _places(at.otherwise)


def _card(files: ItaliaFiles, card: CardRecord, nations: dict[str, NationRecord]) -> Problems:
    where, leaders = f"the card of {card.nation}", [leader.id for each in nations.values() for leader in each.leaders]
    yield from unknown(where, (*card.submits_to, *(each.nation for each in card.truce)), nations)
    for line in card.points:
        yield from unknown(where, filter(None, (line.nation,)), nations)
        yield from unknown(where, filter(None, (line.leader,)), leaders)
        yield from unknown(where, filter(None, (line.set,)), files.board.sets)
        yield from unknown(where, line.areas, ids(files.board.spaces))
        if line.type in ("occupy", "city", "control-all") and not (line.turns and (line.set or line.areas)):
            yield f"{where} must name turns and areas for '{line.type}'."


CHECKS: Checks[ItaliaFiles] = {
    "board": (_board,),
    "tables": (_tables,),
    "counters": (_counters,),
    "scenarios": (_periods,),
}
"""What must hold in each file."""
