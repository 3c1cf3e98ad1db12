"""Whether a position can be that of a campaign between two steps: asked of saved games that come from elsewhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache

from rules.core.errors import ImpossibleState
from rules.core.game import clipped
from rules.core.text import Argument
from rules.romanitas.chapters.battlefield import BOXES, ROUTED, place_of
from rules.romanitas.chapters.management import AMBASSADOR, MARRIAGE, MISSIONARY
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Column, Domain, Gift, RandomEventId
from rules.romanitas.game import CONTAINER, ELIMINATED, ENEMY_FORCE, FORCE, MOBILISED, OUT, home, port, say
from rules.romanitas.state import SIDES, RomanitasState, TurnRecord

CAPITAL = "constantinople"
CTESIPHON = "ctesiphon"

_MOST_TIMES = 100
"""More often than this nobody leads or attacks within one turn."""

_MOST_FREE = 10
_IN_PLAY = "stratagems-in-play"


def check_position(state: RomanitasState, scenario: str, options: Mapping[str, bool]) -> None:
    """Make sure that a position can be reached between two steps of this scenario with these options.

    Raises:
        ImpossibleState: it cannot; its string says why.
    """
    _demand(not state.scene, "unsound-scene")
    _check_frame(state, scenario, options)
    _check_step(state)
    _check_figures(state)
    _check_cities(state)
    _check_army(state)
    _check_places(state.stacks)
    _check_monuments(state)
    _check_treaties(state)
    for record in (state.now, state.before):
        _check_record(record)


def _demand(true: bool, key: str, **args: Argument) -> None:
    if not true:
        raise ImpossibleState(say(key, **args))


def _check_all(things: Iterable[str], known: Collection[str], what: str) -> None:
    """Make sure that all of these are known."""
    for thing in things:
        _demand(thing in known, "unsound-unknown", thing=clipped(thing), among=say(f"among-{what}"))


def _check_each_once(things: Sequence[str], known: Collection[str], what: str) -> None:
    """Make sure that all of these are known, and none named twice."""
    _check_all(things, known, what)
    _demand(len(set(things)) == len(things), "unsound-twice", among=say(f"among-{what}"))


def _check_frame(state: RomanitasState, scenario: str, options: Mapping[str, bool]) -> None:
    last = romanitas_data().scenarios[scenario].last_turn
    _demand(state.scenario == scenario and state.last_turn == last, "unsound-scenario")
    _demand(state.options == [option for option, on in options.items() if on], "unsound-options")
    _demand(state.battle is None and state.count is None, "unsound-battle")
    _demand(1 <= state.turn <= last, "unsound-turn", turn=clipped(state.turn))


def _check_step(state: RomanitasState) -> None:
    nations = len(romanitas_data().nation_order)
    checked = {
        "organisation": range(1),
        "window": range(nations + 1),
        "nation": range(nations),
        "management": range(nations, nations + 1),
        "closing": range(1),
    }[state.step]
    _demand(state.nations_checked in checked, "unsound-phase")
    _demand(state.step != "closing" or state.turn == state.last_turn, "unsound-closing")


def _check_figures(state: RomanitasState) -> None:
    bounds = romanitas_data().tables.romanness
    for points in (state.rp, state.carried):
        _demand(bounds.floor <= points <= bounds.cap, "unsound-points", points=clipped(points))
    amounts = (state.free_actions, state.free_elites, state.recalled, state.cavalry_penalty)
    _demand(all(0 <= amount <= _MOST_FREE for amount in amounts), "unsound-number")
    _demand(len(state.led) + len(state.attacked) <= _MOST_TIMES, "unsound-too-much")


def _check_cities(state: RomanitasState) -> None:
    data = romanitas_data()
    _check_each_once(list(state.owner), data.cities, "cities")
    _demand(len(state.owner) == len(data.cities), "unsound-city-missing")
    for city, owner in state.owner.items():
        owners = ("persia",) if city == CTESIPHON else ("roman", *data.kingdoms)
        _demand(owner in owners, "unsound-owner", owner=clipped(owner), city=clipped(city))
    _demand(state.owner[CAPITAL] == "roman", "unsound-capital")
    _check_each_once(state.desolation, data.cities, "desolations")
    _demand(all(state.owner[city] == "roman" for city in state.desolation), "unsound-ruins")
    _demand(len(state.desolation) < data.tables.victory.desolations, "unsound-too-many-ruins")
    _check_all(state.diplomacy, data.diplomacy_of, "client-peoples")
    _check_all(state.diplomacy.values(), ("roman", "persian"), "sides-of-a-client-people")


def _check_army(state: RomanitasState) -> None:
    data = romanitas_data()
    improvable = [unit for unit in data.roman_units if data.roman_army[unit].can_be_elite]
    _check_each_once(state.elite, improvable, "elite-units")
    _check_each_once(state.unrecovered, data.roman_army, "units-to-be-restored")
    _check_all([state.barred_unit], ("", *data.roman_army), "units-barred-by-an-event")
    _check_all(state.led, data.figures, "commanders-of-this-turn")
    _check_all(state.attacked, ("persia", *data.territories), "attacked-territories")


def _check_places(stacks: Mapping[str, list[str]]) -> None:
    _check_all(stacks, _places(), "places")
    where = _where()
    for place, stack in stacks.items():
        for piece in stack:
            _demand(place in where[piece], "unsound-place", piece=clipped(piece), place=clipped(place))


@cache
def _places() -> frozenset[str]:
    data = romanitas_data()
    boxes = (place_of(side, box) for side in SIDES for box in BOXES)
    theirs = (place for nation in data.nations for place in (home(nation), port(nation)))
    ours = (MOBILISED, ELIMINATED, CONTAINER, FORCE, ENEMY_FORCE, OUT, _IN_PLAY, *ROUTED.values())
    return frozenset({*ours, *boxes, *theirs, *data.cities, *data.zones})


@cache
def _where() -> Mapping[str, frozenset[str]]:
    """Where each piece may lie while nothing is being fought out."""
    data = romanitas_data()
    boxes = frozenset({MOBILISED, ELIMINATED})
    places = dict.fromkeys((*data.roman_army, *data.roman_fleets, *data.figures), boxes)
    places |= dict.fromkeys(data.stratagem_counters, frozenset({CONTAINER}))
    for monument in data.monuments.values():
        places[monument.id] = frozenset({*boxes, *(data.cities if monument.cities is None else monument.cities)})
    for nation, units in data.nation_units.items():
        places |= dict.fromkeys(units, frozenset({home(nation)}))
    for nation, fleet in data.enemy_fleet.items():
        places[fleet.id] = frozenset({port(nation), *data.zones})
    return places


def _check_monuments(state: RomanitasState) -> None:
    data = romanitas_data()
    for monument in data.monuments.values():
        place = next(place for place, stack in state.stacks.items() if monument.id in stack)
        if place not in data.cities:
            continue
        _demand(state.owner[place] == "roman", "unsound-monument", monument=monument.id)
        _demand(not (monument.without_citadel and place in data.fortified), "unsound-walls", city=clipped(place))


def _check_treaties(state: RomanitasState) -> None:
    data = romanitas_data()
    for named in (state.treaties, state.promised):
        _check_each_once(named, data.nations, "treaties")
    _check_all([state.caesar], ("", *data.barbarians), "caesars")
    _check_each_once(state.political_gifts, list(Gift), "gifts")
    _check_all(state.diplomatic_actions, (AMBASSADOR, MARRIAGE, MISSIONARY), "diplomatic-actions")
    _demand(len(state.diplomatic_actions) <= _MOST_FREE, "unsound-too-much")
    _check_all([state.event], ("", *RandomEventId), "events")


def _check_record(record: TurnRecord) -> None:
    """What one turn leaves behind for the next [4.2, 6.1]."""
    data = romanitas_data()
    for domain, box in record.acta.items():
        _check_all([domain], list(Domain), "domains-of-the-acta-publica")
        boxes = [each.id for each in data.tables.acta_publica if each.domain == domain]
        _check_all([box], boxes, "boxes")
    _check_each_once(record.at_war, data.nations, "nations-at-war")
    _check_all(record.columns, data.nations, "nations")
    _check_all(record.columns.values(), list(Column), "results-of-a-nation")
    _check_each_once(record.conquered, data.territories, "conquered-territories")
    for kingdom, cities in record.taken.items():
        _check_all([kingdom], data.kingdoms, "kingdoms")
        _check_each_once(cities, data.cities, "cities-taken-from-a-kingdom")
