"""Checks that a position can occur between two steps of a campaign, for imported saves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache

from rules.core.game import clipped
from rules.core.position_checks import Check, Problems, demand, frame, refuse_impossible, requires, unknown
from rules.romanitas.chapters.battlefield import BOXES, ROUTED, place_of
from rules.romanitas.chapters.management import AMBASSADOR, MARRIAGE, MISSIONARY
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Column, Domain, Gift, RandomEventId
from rules.romanitas.game import CONTAINER, ELIMINATED, ENEMY_FORCE, FORCE, MOBILISED, OUT, Romanitas, home, port, say
from rules.romanitas.state import SIDES, TurnRecord

CAPITAL = "constantinople"
CTESIPHON = "ctesiphon"

_MOST_TIMES = 100
"""The limit for the lists of commands and attacks in one turn. No real turn comes close."""

_MOST_FREE = 10
_IN_PLAY = "stratagems-in-play"


def _unknown(what: str, things: Iterable[str], known: Collection[str]) -> Problems:
    return unknown(things, known, "unsound-unknown", among=say(f"among-{what}"))


def _unknown_or_twice(what: str, things: Collection[str], known: Collection[str]) -> Problems:
    yield from _unknown(what, things, known)
    yield from demand(len(set(things)) == len(things), "unsound-twice", among=say(f"among-{what}"))


def _known(
    what: str, things: Callable[[Romanitas], Iterable[str]], known: Callable[[Romanitas], Collection[str]]
) -> Check[Romanitas]:
    """Check that every item is known."""
    return lambda t: _unknown(what, things(t), known(t))


def _known_once(
    what: str, things: Callable[[Romanitas], Collection[str]], known: Callable[[Romanitas], Collection[str]]
) -> Check[Romanitas]:
    """Check that every item is known and none occurs twice."""
    return lambda t: _unknown_or_twice(what, things(t), known(t))


def _step(t: Romanitas) -> Problems:
    state, nations = t.state, len(t.data.nation_order)
    checked = {
        "organisation": range(1),
        "window": range(nations + 1),
        "nation": range(nations),
        "management": range(nations, nations + 1),
        "closing": range(1),
    }[state.step]
    yield from demand(state.nations_checked in checked, "unsound-phase")
    yield from demand(state.step != "closing" or state.turn == state.last_turn, "unsound-closing")


def _figures(t: Romanitas) -> Problems:
    state, bounds = t.state, t.data.tables.romanness
    for points in (state.rp, state.carried):
        yield from demand(bounds.floor <= points <= bounds.cap, "unsound-points", points=clipped(points))
    amounts = (state.free_actions, state.free_elites, state.recalled, state.cavalry_penalty)
    yield from demand(all(0 <= amount <= _MOST_FREE for amount in amounts), "unsound-number")


def _owners(t: Romanitas) -> Problems:
    for city, owner in t.state.owner.items():
        owners = ("persia",) if city == CTESIPHON else ("roman", *t.data.kingdoms)
        yield from demand(owner in owners, "unsound-owner", owner=clipped(owner), city=clipped(city))


def _improvable(t: Romanitas) -> list[str]:
    return [unit for unit in t.data.roman_units if t.data.roman_army[unit].can_be_elite]


def _stacks(t: Romanitas) -> Problems:
    where = _where()
    for place, stack in t.state.stacks.items():
        for piece in stack:
            yield from demand(place in where[piece], "unsound-place", piece=clipped(piece), place=clipped(place))


@cache
def _places() -> frozenset[str]:
    data = romanitas_data()
    boxes = (place_of(side, box) for side in SIDES for box in BOXES)
    theirs = (place for nation in data.nations for place in (home(nation), port(nation)))
    ours = (MOBILISED, ELIMINATED, CONTAINER, FORCE, ENEMY_FORCE, OUT, _IN_PLAY, *ROUTED.values())
    return frozenset({*ours, *boxes, *theirs, *data.cities, *data.zones})


@cache
def _where() -> Mapping[str, frozenset[str]]:
    """The allowed places of each piece outside combat."""
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


def _monuments(t: Romanitas) -> Problems:
    for monument in t.data.monuments.values():
        place = t.pieces.place(monument.id)
        if place in t.data.cities:
            yield from demand(t.is_roman(place), "unsound-monument", monument=monument.id)
            has_walls = monument.without_citadel and place in t.data.fortified
            yield from demand(not has_walls, "unsound-walls", city=clipped(place))


def _records(t: Romanitas) -> Problems:
    for record in (t.state.now, t.state.before):
        yield from _record(t, record)


def _record(t: Romanitas, record: TurnRecord) -> Problems:
    """Check the record that one turn keeps for the next [4.2, 6.1]."""
    data = t.data
    for domain, box in record.acta.items():
        yield from _unknown("domains-of-the-acta-publica", [domain], list(Domain))
        boxes = [each.id for each in data.tables.acta_publica if each.domain == domain]
        yield from _unknown("boxes", [box], boxes)
    yield from _unknown_or_twice("nations-at-war", record.at_war, data.nations)
    yield from _unknown("nations", record.columns, data.nations)
    yield from _unknown("results-of-a-nation", record.columns.values(), list(Column))
    yield from _unknown_or_twice("conquered-territories", record.conquered, data.territories)
    for kingdom, cities in record.taken.items():
        yield from _unknown("kingdoms", [kingdom], data.kingdoms)
        yield from _unknown_or_twice("cities-taken-from-a-kingdom", cities, data.cities)


_CHECKS: tuple[Check[Romanitas], ...] = (
    _step,
    _figures,
    requires("unsound-too-much", lambda t: len(t.state.led) + len(t.state.attacked) <= _MOST_TIMES),
    _known_once("cities", lambda t: t.state.owner, lambda t: t.data.cities),
    requires("unsound-city-missing", lambda t: len(t.state.owner) == len(t.data.cities)),
    _owners,
    requires("unsound-capital", lambda t: t.is_roman(CAPITAL)),
    _known_once("desolations", lambda t: t.state.desolation, lambda t: t.data.cities),
    requires("unsound-ruins", lambda t: all(t.is_roman(city) for city in t.state.desolation)),
    requires("unsound-too-many-ruins", lambda t: len(t.state.desolation) < t.data.tables.victory.desolations),
    _known("client-peoples", lambda t: t.state.diplomacy, lambda t: t.data.diplomacy_of),
    _known("sides-of-a-client-people", lambda t: t.state.diplomacy.values(), lambda t: ("roman", "persian")),
    _known_once("elite-units", lambda t: t.state.elite, _improvable),
    _known_once("units-to-be-restored", lambda t: t.state.unrecovered, lambda t: t.data.roman_army),
    _known("units-barred-by-an-event", lambda t: [t.state.barred_unit], lambda t: ("", *t.data.roman_army)),
    _known("commanders-of-this-turn", lambda t: t.state.led, lambda t: t.data.figures),
    _known("attacked-territories", lambda t: t.state.attacked, lambda t: ("persia", *t.data.territories)),
    _known("places", lambda t: t.state.stacks, lambda t: _places()),
    _stacks,
    _monuments,
    _known_once("treaties", lambda t: t.state.treaties, lambda t: t.data.nations),
    _known_once("treaties", lambda t: t.state.promised, lambda t: t.data.nations),
    _known("caesars", lambda t: [t.state.caesar], lambda t: ("", *t.data.barbarians)),
    _known_once("gifts", lambda t: t.state.political_gifts, lambda t: list(Gift)),
    _known("diplomatic-actions", lambda t: t.state.diplomatic_actions, lambda t: (AMBASSADOR, MARRIAGE, MISSIONARY)),
    requires("unsound-too-much", lambda t: len(t.state.diplomatic_actions) <= _MOST_FREE),
    _known("events", lambda t: [t.state.event], lambda t: ("", *RandomEventId)),
    _records,
)


def check_position(t: Romanitas, scenario: str, options: Mapping[str, bool]) -> None:
    """Check that a position can occur between two steps of this scenario with these options.

    Raises:
        ImpossibleState: it cannot; its string says why.
    """
    last = t.data.scenarios[scenario].last_turn
    outline: tuple[Check[Romanitas], ...] = (
        requires("unsound-scene", lambda t: not t.state.scene),
        frame(lambda t: t.state, scenario, options, last),
        requires("unsound-battle", lambda t: t.state.battle is None and t.state.count is None),
        requires("unsound-turn", lambda t: 1 <= t.state.turn <= last, turn=clipped(t.state.turn)),
    )
    refuse_impossible("romanitas", t, (*outline, *_CHECKS))
