"""Checks the data files of Romanitas against each other and against the rulebook's counts.

Each check yields error messages about one file. Sections in brackets are those of the rulebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from rules.core.data_checks import Problems, count, dangling, duplicates, each_once, every_face, unknown
from rules.core.data_files import Checks, by_id, ids
from rules.romanitas.data.models import (
    MARCH_LINKS,
    BoardFile,
    City,
    ClientSpace,
    CountersFile,
    LinkKind,
    MaritimeZone,
    Nation,
    RomanitasFiles,
    RomanUnit,
    Scenario,
    ScenariosFile,
    Setup,
    Space,
    TribeBox,
)
from rules.romanitas.data.tables import (
    Acta,
    AttitudeModifierId,
    AttitudeRow,
    BlockId,
    Column,
    Domain,
    FatumModifierId,
    Invasion,
    OptionId,
    PersianDiplomacy,
    Piracy,
    Raid,
    StratagemId,
    Troop,
)

_KINGDOMS = ("ostrogoths", "vandals", "visigoths")


def _cities(board: BoardFile) -> Mapping[str, City]:
    return by_id(space for space in board.spaces if isinstance(space, City))


def _zones(board: BoardFile) -> Mapping[str, MaritimeZone]:
    return by_id(space for space in board.spaces if isinstance(space, MaritimeZone))


def _clients(board: BoardFile) -> tuple[str, ...]:
    return ids(space for space in board.spaces if isinstance(space, ClientSpace))


def _board_ids(files: RomanitasFiles) -> Problems:
    board = files.board
    yield from duplicates("province", ids(board.provinces))
    yield from duplicates("territory", ids(board.territories))


def _board_counts(files: RomanitasFiles) -> Problems:
    owners = Counter[str](city.owner_528 for city in _cities(files.board).values())
    kinds = Counter(space.kind for space in files.board.spaces)
    kingdom_cities = sum(owners[kingdom] for kingdom in _KINGDOMS)
    yield from count("cities that can change hands", owners["roman"] + kingdom_cities, 47)
    yield from count("Roman cities in 528", owners["roman"], 25)
    yield from count("cities of the kingdoms", kingdom_cities, 22)
    yield from count("Persian cities", owners["persia"], 1)
    yield from count("client spaces", kinds["client"], 4)
    yield from count("tribe boxes", kinds["tribe-box"], 6)
    yield from count("maritime zones", kinds["sea"], 6)


def _territories(files: RomanitasFiles) -> Problems:
    board = files.board
    cities = _cities(board)
    yield from dangling("territory", board.territories, lambda each: [each.province], ids(board.provinces))
    yield from dangling("territory", board.territories, lambda each: each.zones, _zones(board))
    yield from dangling("territory", board.territories, lambda each: each.cities, cities)
    for territory in board.territories:
        within = {city.id for city in cities.values() if city.territory == territory.id}
        if within != set(territory.cities) or len(territory.cities) not in (1, 2):
            yield f"the territory '{territory.id}' must list its one or two cities, which are {sorted(within)}."


def _city_places(files: RomanitasFiles) -> Problems:
    board = files.board
    territories = by_id(board.territories)
    numbered = by_id(province for province in board.provinces if province.lim is not None)
    cities = _cities(board).values()
    yield from dangling("city", cities, lambda city: [city.territory], territories)
    for city in cities:
        yield from unknown(f"the Limitanei of the city '{city.id}'", [city.province], numbered)
        territory = territories[city.territory]
        if territory.province != city.province:
            yield f"the city '{city.id}' and its territory are in different provinces."
        if set(territory.zones) != set(city.zones):
            yield f"the city '{city.id}' and its territory border different maritime zones."
        if numbered[city.province].nation_528 != city.owner_528:
            yield f"the city '{city.id}' and its province have different owners in 528."
        if city.port and not city.zones:
            yield f"the port '{city.id}' borders no maritime zone."


def _other_spaces(files: RomanitasFiles) -> Problems:
    board = files.board
    clients = [space for space in board.spaces if isinstance(space, ClientSpace)]
    boxes = [space for space in board.spaces if isinstance(space, TribeBox)]
    yield from dangling("client space", clients, lambda space: [space.province], ids(board.provinces))
    yield from dangling("box", boxes, lambda box: box.entry, _cities(board))
    yield from dangling("box", boxes, lambda box: [box.nation], ids(files.counters.nations))
    for space in board.spaces:
        if not isinstance(space, MaritimeZone):
            yield from unknown(f"the space '{space.id}'", space.zones, _zones(board))
            coasts = _linked(board, space.id, LinkKind.COAST)
            if coasts != set(space.zones):
                yield f"the space '{space.id}' has coast links to {sorted(coasts)} but borders {sorted(space.zones)}."
        if isinstance(space, TribeBox) and _linked(board, space.id, LinkKind.ENTRY) != set(space.entry):
            yield f"the entry links of the box '{space.id}' don't match its list of cities."


def _linked(board: BoardFile, space: str, kind: LinkKind) -> set[str]:
    ends = [(link.a, link.b) for link in board.links if link.kind is kind and space in (link.a, link.b)]
    return {b if a == space else a for a, b in ends}


def _links(files: RomanitasFiles) -> Problems:
    board = files.board
    spaces: dict[str, Space] = {space.id: space for space in board.spaces}
    for link in board.links:
        if not _suits(link.kind, spaces[link.a], spaces[link.b]):
            yield f"the {link.kind} link {link.a} - {link.b} cannot join these two spaces."
    for territory in board.territories:
        for a, b in pairwise(territory.cities):
            if b not in _linked(board, a, LinkKind.TERRITORY):
                yield f"the two cities of '{territory.id}' have no territory link."


def _suits(kind: LinkKind, a: Space, b: Space) -> bool:
    zones = isinstance(a, MaritimeZone) + isinstance(b, MaritimeZone)
    boxes = isinstance(a, TribeBox) + isinstance(b, TribeBox)
    cities = isinstance(a, City) + isinstance(b, City)
    same_territory = isinstance(a, City) and isinstance(b, City) and a.territory == b.territory
    if kind in MARCH_LINKS:
        return not zones and not boxes and not same_territory
    return {
        LinkKind.SEA: zones == 2,
        LinkKind.COAST: zones == 1,
        LinkKind.ENTRY: boxes == 1 and cities == 1,
        LinkKind.TERRITORY: same_territory,
    }[kind]


def _base(files: RomanitasFiles) -> Problems:
    base = sum(city.rp for city in _cities(files.board).values() if city.owner_528 == "roman")
    if base != files.tables.romanness.base:
        yield f"the Roman cities of 528 are worth {base} RP, but the base is {files.tables.romanness.base}."


def _roman_pieces(counters: CountersFile) -> dict[str, tuple[str, ...]]:
    return {
        "units": ids(counters.roman_units),
        "mercenaries": ids(counters.mercenaries),
        "fleets": ids(counters.roman_fleets),
        "figures": ids(counters.historical_figures),
        "monuments": ids(counters.monuments),
    }


def _counter_ids(files: RomanitasFiles) -> Problems:
    counters = files.counters
    yield from duplicates("nation", ids(counters.nations))
    pieces = [piece for group in _roman_pieces(counters).values() for piece in group]
    pieces += [unit.id for nation in counters.nations for unit in nation.units]
    pieces += [nation.fleet.id for nation in counters.nations if nation.fleet]
    yield from duplicates("counter", (*pieces, *ids(counters.stratagem_counters), *ids(counters.diplomacy_counters)))


def _counter_counts(files: RomanitasFiles) -> Problems:
    counters = files.counters
    printed = {"units": 17, "mercenaries": 4, "fleets": 2, "figures": 2, "monuments": 6}
    for group, pieces in _roman_pieces(counters).items():
        yield from count(f"Roman {group}", len(pieces), printed[group])
    yield from count("stratagem counters", len(counters.stratagem_counters), 6)
    yield from count("nations", len(counters.nations), 10)
    command = sum(figure.command for figure in counters.historical_figures)
    yield from count("units under both figures", command, files.tables.force_limit)


def _army(files: RomanitasFiles) -> Problems:
    for unit in files.counters.roman_units:
        if unit.troop is Troop.MERCENARY:
            yield f"the unit '{unit.id}' is a mercenary but is listed with the regular units."
    for unit in files.counters.mercenaries:
        if unit.troop is not Troop.MERCENARY:
            yield f"the unit '{unit.id}' is listed with the mercenaries but isn't one."
    for unit in (*files.counters.roman_units, *files.counters.mercenaries):
        if unit.mobilisation != _mobilisation(unit):
            yield f"the unit '{unit.id}' can't be mobilised as {unit.mobilisation}."
        if unit.can_be_elite == (unit.troop in (Troop.LIMITANEI, Troop.MERCENARY)):
            yield f"the unit '{unit.id}' must have an Elite side unless it is Limitanei or mercenary."


def _mobilisation(unit: RomanUnit) -> str:
    own_block = (Troop.LIMITANEI, Troop.SKOUTATOI, Troop.MERCENARY)
    return unit.troop.value if unit.troop in own_block else "paid"


def _stratagem_sides(files: RomanitasFiles) -> Problems:
    counters = files.counters.stratagem_counters
    dedicated = sorted(stratagem.id for stratagem in files.tables.stratagems if stratagem.enemy)
    yield from each_once("the enemy sides of the stratagem counters", (each.enemy_side for each in counters), dedicated)
    sides = Counter(side for each in counters for side in (each.enemy_side, each.other_side))
    for stratagem in StratagemId:
        yield from count(f"sides '{stratagem}'", sides[stratagem], 2 if stratagem is StratagemId.RALLY else 1)


def _counter_places(files: RomanitasFiles) -> Problems:
    counters = files.counters
    yield from dangling("Monument", counters.monuments, lambda each: each.cities or (), _cities(files.board))
    clients = _clients(files.board)
    yield from each_once("the Diplomacy counters", (each.space for each in counters.diplomacy_counters), clients)
    yield from duplicates("Persian result", (str(each.persian_roll) for each in counters.diplomacy_counters))


def _nations(files: RomanitasFiles) -> Problems:
    boxes = {space.nation: space.id for space in files.board.spaces if isinstance(space, TribeBox)}
    pirates = {row.nation for row in files.tables.attitude if any(isinstance(each, Piracy) for each in row.results)}
    for nation in files.counters.nations:
        if nation.unit_count != len(nation.units):
            yield f"the nation '{nation.id}' must have {nation.unit_count} units but has {len(nation.units)}."
        if not _at_home(nation, files.board, boxes):
            yield f"the home '{nation.home}' is not a capital or box of the nation '{nation.id}'."
        if (nation.fleet is not None) != (nation.id in pirates):
            yield f"the nation '{nation.id}' must have a fleet if and only if the table of attitudes gives it piracy."
    kingdoms = (nation.id for nation in files.counters.nations if nation.kind == "kingdom")
    yield from each_once("the kingdoms", kingdoms, _KINGDOMS)


def _at_home(nation: Nation, board: BoardFile, boxes: dict[str, str]) -> bool:
    if nation.kind == "tribe":
        return boxes.get(nation.id) == nation.home
    city = _cities(board).get(nation.home)
    return city is not None and city.capital and city.owner_528 == nation.id


def _turns(files: RomanitasFiles) -> Problems:
    turns = files.tables.turns
    if [turn.turn for turn in turns] != list(range(1, 11)):
        yield "the turns must be numbered from 1 to 10."
    for before, after in pairwise(turns):
        if after.first_year != before.last_year + 1 or after.last_year < after.first_year:
            yield f"the years of turn {after.turn} don't follow those of turn {before.turn}."


def _attitude(files: RomanitasFiles) -> Problems:
    tables = files.tables
    yield from each_once("the order of nations", tables.nation_order, ids(files.counters.nations))
    if tuple(row.nation for row in tables.attitude) != tables.nation_order:
        yield "the rows of the table of attitudes aren't in the order of the nations."
    for row in tables.attitude:
        yield from _row_covers(row)
        yield from _row_targets(row, files)


def _row_covers(row: AttitudeRow) -> Problems:
    ends = [(result.min, result.max) for result in row.results]
    if not ends or ends[0][0] is not None or ends[-1][1] is not None:
        yield f"the attitude row of '{row.nation}' must be open at both ends."
    for (_, before), (after, _) in pairwise(ends):
        if before is None or after is None or after != before + 1:
            yield f"the attitude row of '{row.nation}' has a gap or an overlap after {before}."
    if any(low is not None and high is not None and low > high for low, high in ends):
        yield f"the attitude row of '{row.nation}' has a result that no total produces."
    columns = [list(Column).index(result.column) for result in row.results]
    if columns != sorted(columns):
        yield f"the columns of the attitude row of '{row.nation}' aren't in the printed order."


def _row_targets(row: AttitudeRow, files: RomanitasFiles) -> Problems:
    what = f"the attitude row of '{row.nation}'"
    cities, zones = _contested(files.board), _zones(files.board)
    raid_1 = {each.target for each in row.results if isinstance(each, Raid) and each.column is Column.RAID_1}
    for result in row.results:
        if isinstance(result, Raid):
            yield from unknown(what, [result.target], cities)
            yield from unknown(what, [result.zone] if result.zone else [], zones)
        elif isinstance(result, Invasion):
            yield from unknown(what, [result.itinerary], ids(files.tables.itineraries))
        elif isinstance(result, Piracy):
            yield from unknown(what, [result.zone], zones)
            if {result.repeat_raid} != raid_1:
                yield f"{what} repeats piracy as a raid on '{result.repeat_raid}', which isn't its Raid 1."
        elif isinstance(result, PersianDiplomacy):
            rolls = {counter.id: counter.persian_roll for counter in files.counters.diplomacy_counters}
            if (result.min, result.max) != (rolls.get(result.counter),) * 2:
                yield f"{what} and the Diplomacy counter '{result.counter}' name different results."


def _contested(board: BoardFile) -> set[str]:
    return {city.id for city in _cities(board).values() if city.owner_528 != "persia"}


def _itineraries(files: RomanitasFiles) -> Problems:
    tables = files.tables
    used = {each.itinerary for row in tables.attitude for each in row.results if isinstance(each, Invasion)}
    yield from each_once("the itineraries", ids(tables.itineraries), sorted(used))
    roads = {
        frozenset((link.a, link.b))
        for link in files.board.links
        if link.kind in MARCH_LINKS or link.kind is LinkKind.TERRITORY
    }
    for route in tables.itineraries:
        yield from unknown(f"the itinerary '{route.id}'", route.path, _contested(files.board))
        for here, beyond in pairwise(route.path):
            if frozenset((here, beyond)) not in roads:
                yield f"the itinerary '{route.id}' has no road from '{here}' to '{beyond}'."


def _acta(files: RomanitasFiles) -> Problems:
    boxes = files.tables.acta_publica
    yield from each_once("the Acta Publica", ids(boxes), list(Acta))
    for domain in Domain:
        yield from every_face(f"the {domain} Acta Publica", (box.dice for box in boxes if box.domain is domain))
    for box in boxes:
        rolled = [face for desolation in box.desolations for face in desolation.dice]
        if len(rolled) != len(set(rolled)):
            yield f"the box '{box.id}' desolates two cities on one face."
        cities = (desolation.city for desolation in box.desolations)
        yield from unknown(f"the box '{box.id}'", cities, _contested(files.board))


def _modifiers(files: RomanitasFiles) -> Problems:
    tables = files.tables
    yield from each_once("the Fatum modifiers", ids(tables.fatum_modifiers), list(FatumModifierId))
    modifiers = {each.id: each for each in tables.attitude_modifiers}
    yield from each_once("the attitude modifiers", ids(tables.attitude_modifiers), list(AttitudeModifierId))
    usurper = next(box for box in tables.acta_publica if box.id is Acta.USURPER)
    if modifiers[AttitudeModifierId.USURPER].value != usurper.attitude_modifier:
        yield "the Usurper has different attitude modifiers in his box and in the list of modifiers."
    kingdoms = modifiers[AttitudeModifierId.KINGDOM_CONQUERED].kingdoms
    yield from unknown("the modifier of conquered kingdoms", kingdoms, _KINGDOMS)


def _prices_and_options(files: RomanitasFiles) -> Problems:
    tables = files.tables
    yield from each_once("the mobilisation", ids(tables.mobilisation), list(BlockId))
    yield from each_once("the stratagems", ids(tables.stratagems), list(StratagemId))
    yield from each_once("the options", ids(tables.options), list(OptionId))
    counts = [count for band in tables.victory.closing_count for count in range(band.min, band.max + 1)]
    if counts != list(range(tables.romanness.floor, tables.romanness.cap + 1)):
        yield f"the closing counts must run from {tables.romanness.floor} to {tables.romanness.cap} without a gap."


def _dice_tables(files: RomanitasFiles) -> Problems:
    tables = files.tables
    yield from every_face("the choice of an enemy box", (row.dice for row in tables.combat.enemy_box))
    yield from every_face("the losses of a Siege stratagem", (row.dice for row in tables.combat.siege_losses))
    yield from every_face("the Persian expedition", (row.dice for row in tables.persian_expedition.combats))
    yield from every_face("the random events", ([event.die] for event in tables.random_events))
    for event in tables.random_events:
        if len(event.cities) not in (0, 6):
            yield f"the random event '{event.id}' must name a city for each face of its die."


def _table_places(files: RomanitasFiles) -> Problems:
    tables, cities = files.tables, _cities(files.board)
    yield from unknown("the victory conditions", [tables.victory.capital], cities)
    yield from unknown("the garrisons", (each.city for each in tables.combat.enemy_garrisons), cities)
    yield from unknown("the Persian expedition", tables.persian_expedition.from_any, cities)
    yield from unknown("the reconquest", tables.reconquest.never, cities)
    for event in tables.random_events:
        struck = (*event.cities, *([event.desolation] if event.desolation else []))
        yield from unknown(f"the random event '{event.id}'", struck, cities)
    for bonus in tables.diplomacy.marriage.bonus:
        yield from unknown("the marriage bonus", [bonus.space], _clients(files.board))
        yield from unknown("the marriage bonus", [bonus.if_roman], cities)


def _scenarios(files: RomanitasFiles) -> Problems:
    scenarios = files.scenarios.scenarios
    with_setup = {scenario.id for scenario in scenarios if scenario.setup}
    for scenario in scenarios:
        what = f"the scenario '{scenario.id}'"
        if not 1 <= scenario.first_turn <= scenario.last_turn <= len(files.tables.turns):
            yield f"{what} must run from one turn of the game to a later one."
        if (scenario.setup is None) == (scenario.setup_like is None):
            yield f"{what} must have a set-up or share one."
        yield from unknown(what, [scenario.setup_like] if scenario.setup_like else [], with_setup)


def _setups(files: RomanitasFiles) -> Problems:
    for scenario, setup in _with_setup(files.scenarios):
        what = f"the scenario '{scenario.id}'"
        yield from _possession(what, setup, files.board)
        yield from _boxes(what, setup, files.counters)
        counters = ids(files.counters.stratagem_counters)
        yield from each_once(f"the stratagem container of {what}", setup.stratagem_container, counters)


def _with_setup(file: ScenariosFile) -> Iterator[tuple[Scenario, Setup]]:
    return ((scenario, scenario.setup) for scenario in file.scenarios if scenario.setup is not None)


def _possession(what: str, setup: Setup, board: BoardFile) -> Problems:
    cities = _cities(board)
    owners = [(city, owner) for owner, owned in setup.possession.items() for city in owned]
    yield from each_once(f"the possession of {what}", (city for city, _ in owners), list(cities))
    for city, owner in owners:
        if cities[city].owner_528 != owner and city not in setup.roman_possession:
            yield f"{what} gives '{city}' to '{owner}', but the board gives it to '{cities[city].owner_528}' in 528."
    roman = set(setup.possession.get("roman", ()))
    yield from unknown(f"the markers of {what}", (*setup.desolation, *setup.roman_possession), roman)


def _boxes(what: str, setup: Setup, counters: CountersFile) -> Problems:
    for group, pieces in _roman_pieces(counters).items():
        placed = (*getattr(setup.mobilised_box, group), *getattr(setup.eliminated_box, group))
        yield from each_once(f"the Roman {group} of {what}", placed, pieces)
    improvable = (unit.id for unit in counters.roman_units if unit.can_be_elite)
    yield from unknown(f"the Elite of {what}", setup.elite, improvable)


def _setup_nations(files: RomanitasFiles) -> Problems:
    nations = by_id(files.counters.nations)
    for scenario, setup in _with_setup(files.scenarios):
        what = f"the scenario '{scenario.id}'"
        yield from unknown(what, setup.at_war_last_turn, nations)
        yield from unknown(what, setup.treaties, (each.id for each in nations.values() if each.treaty_roll))
        yield from unknown(what, setup.enemy_fleets, (each.id for each in nations.values() if each.fleet))
        yield from unknown(what, setup.enemy_fleets.values(), _zones(files.board))
        yield from unknown(what, setup.diplomacy, _clients(files.board))


def _facts(files: RomanitasFiles) -> Problems:
    turns = {turn.turn: turn for turn in files.tables.turns}
    facts = files.chronology.facts
    for fact in facts:
        turn = turns.get(fact.turn)
        if turn is None or not turn.first_year <= fact.year <= turn.last_year:
            yield f"the year {fact.year} isn't in turn {fact.turn}."
    if list(facts) != sorted(facts, key=lambda fact: fact.year):
        yield "the facts aren't in the order of their years."
    for number in turns.keys() - {fact.turn for fact in facts}:
        yield f"turn {number} has no facts."


def _reigns(files: RomanitasFiles) -> Problems:
    emperors = [reign for reign in files.chronology.reigns if reign.title == "basileus"]
    for before, after in pairwise(emperors):
        if before.until != after.from_:
            yield f"the reign of {after.name} doesn't begin when that of {before.name} ends."
    turns = files.tables.turns
    if not emperors or emperors[0].from_.year > turns[0].first_year or emperors[-1].until.year < turns[-1].last_year:
        yield "the reigns don't cover all years of the campaign."


CHECKS: Checks[RomanitasFiles] = {
    "board": (_board_ids, _links, _territories, _city_places, _other_spaces, _board_counts, _base),
    "counters": (_counter_ids, _counter_counts, _army, _stratagem_sides, _counter_places, _nations),
    "tables": (
        _turns,
        _attitude,
        _itineraries,
        _acta,
        _modifiers,
        _prices_and_options,
        _dice_tables,
        _table_places,
    ),
    "scenarios": (_scenarios, _setups, _setup_nations),
    "chronology": (_facts, _reigns),
}
