"""The combats that the pending decision leads to, and their odds, for ``/odds`` and the Legate."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

import msgspec

from rules.core.decisions import Decision, Pick
from rules.core.forecasts import Forecast
from rules.core.policy import number_in
from rules.core.table import Table
from rules.core.text import Argument, Text
from rules.romanitas.ai.odds import Encounter, Odds, Voyage, error_of, rehearse
from rules.romanitas.chapters.city_defence import defence_muster
from rules.romanitas.chapters.enemy_fleets import hostile_fleets_in
from rules.romanitas.chapters.mobilisation import MAGISTER, Muster, Purpose, command_limit, packages
from rules.romanitas.chapters.operations import land_muster, naval_muster, persian_muster, safest_route
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import RandomEventId, StratagemId
from rules.romanitas.game import ENEMY_FORCE, FORCE, MOBILISED, Romanitas, home, say
from rules.romanitas.reachability import Route
from rules.romanitas.state import Battle, RomanitasState

_MOST = 24
"""The most options that one overview rehearses."""

_IN_HAND = frozenset({"draw-stratagem", "stratagem-side", "line"})
"""Decisions of a combat that come before the first pass."""


class Prospect(NamedTuple):
    """An encounter that an option leads to, and the stratagem it gives the Romans, if any."""

    option: str
    title: Text
    encounter: Encounter
    stratagem: str = ""


def prospects(state: RomanitasState, decision: Decision) -> list[Prospect]:
    """The encounters that a decision's options lead to. Within an option, the cheapest force comes first.

    An operation has its strongest force only.
    """
    t = Romanitas(state, "")
    if decision.topic in _IN_HAND and state.battle is not None:
        return _of_the_combat(t, state.battle, decision)
    finder = _FINDERS.get(decision.topic)
    return list(finder(t, decision)) if finder and isinstance(decision, Pick) else []


def every_prospect(state: RomanitasState, decision: Decision) -> list[Prospect]:
    """The encounters that a decision's options lead to, with every force of an operation."""
    if decision.topic == "window" and isinstance(decision, Pick):
        return list(_every_operation(Romanitas(state, ""), decision))
    return prospects(state, decision)


def _arguments(text: Text) -> dict[str, Argument]:
    return dict(text.args)


def _words(value: Argument) -> tuple[str, ...]:
    return tuple(str(each) for each in value) if isinstance(value, tuple) else ()


def _in_defence(t: Romanitas, decision: Pick) -> Iterator[Prospect]:  # 7.1, 7.2.2
    asked = _arguments(decision.question)
    for option in decision.options:
        if option.id != "none":
            purpose: Purpose = "siege" if option.id == "siege" else "defence"
            muster = defence_muster(t, str(asked["city"]), purpose, str(asked["nation"]), int(str(asked["enemies"])))
            yield from _with_packages(t, option.id, muster)


def _of_operations(t: Romanitas, decision: Pick) -> Iterator[Prospect]:
    for _, forces in groupby(_every_operation(t, decision), lambda each: each.option):
        yield from _strongest(forces)


def _every_operation(t: Romanitas, decision: Pick) -> Iterator[Prospect]:  # 6.3, 6.4
    for option in decision.options:
        kind, _, territory = option.id.partition(":")
        muster = None
        if kind == "land":
            muster = land_muster(t, territory)
        elif kind == "naval":
            muster = naval_muster(t, territory, safest_route(t, t.frontier.routes[territory]))
        elif kind == "persia":
            muster = persian_muster(t)
        if muster is not None:
            yield from _with_packages(t, option.id, muster)


def _strongest(found: Iterable[Prospect]) -> list[Prospect]:
    return sorted(found, key=lambda each: len(each.encounter.units))[-1:]


def _with_packages(t: Romanitas, option: str, muster: Muster) -> Iterator[Prospect]:
    for package in packages(t, muster):
        yield Prospect(option, package.option.name, _met(t, muster, package.units, package.figures))


def _met(t: Romanitas, m: Muster, units: tuple[str, ...], figures: tuple[str, ...]) -> Encounter:
    return Encounter(
        place=_battlefield(t, m.place),
        nation=m.nation,
        attacker="roman" if m.is_attack else "enemy",
        siege=m.purpose == "siege",
        enemies=m.enemies,
        units=units,
        figures=figures,
        voyage=_voyage(t, m.place, m.route),
    )


def _voyage(t: Romanitas, territory: str, route: Route) -> Voyage | None:
    """The crossing to a territory, or None if nothing can stop it [7.4, 8.7-6]."""
    has_storm = bool(route) and t.state.event == RandomEventId.STORM
    if has_storm or any(hostile_fleets_in(t, zone) for zone in route):
        return Voyage(territory=territory, route=route, fleets=tuple(t.fleets_at(MOBILISED)))
    return None


def _battlefield(t: Romanitas, place: str) -> str:
    """The city that a force fights for first. In an enemy territory this is the unfortified one."""
    if place not in t.data.cities_of:
        return place
    held = t.enemy_cities(place) or t.data.cities_of[place]
    return next((city for city in held if city not in t.data.fortified), held[0])


def _of_packages(t: Romanitas, decision: Pick) -> Iterator[Prospect]:  # 5.2.2
    asked = _arguments(decision.question)
    purpose = decision.question.key.removeprefix("muster-")
    for option in decision.options:
        if option.consequence is None or option.name.key != "muster-package":
            continue
        figures = tuple(each for each in _words(_arguments(option.name)["figures"]) if each != "nobody")
        yield Prospect(
            option.id,
            option.name,
            Encounter(
                place=_battlefield(t, str(asked["place"])),
                nation=str(asked["nation"]),
                attacker="enemy" if purpose in ("defence", "siege") else "roman",
                siege=purpose == "siege",
                enemies=int(str(asked["enemies"])),
                units=_words(_arguments(option.consequence)["units"]),
                figures=figures,
                voyage=_voyage(t, str(asked["place"]), _words(asked.get("zones", ()))),
            ),
        )


def _of_marches(t: Romanitas, decision: Pick) -> Iterator[Prospect]:  # 6.4, R34
    for option in decision.options:
        _, _, territory = option.id.partition(":")
        if territory:
            enemies, nation = t.data.opposition[territory], t.frontier.kingdom[territory]
            yield Prospect(option.id, option.name, _with_force(t, _battlefield(t, territory), nation, enemies))


def _of_a_siege(t: Romanitas, decision: Pick) -> Iterator[Prospect]:  # 7.2.3
    asked = _arguments(decision.question)
    city = str(asked["city"])
    encounter = _with_force(t, city, t.state.owner[city], int(str(asked["garrison"])))
    yield Prospect("besiege", decision.options[0].name, msgspec.structs.replace(encounter, siege=True))


_FINDERS: Mapping[str, Callable[[Romanitas, Pick], Iterator[Prospect]]] = {
    "defence": _in_defence,
    "muster": _of_packages,
    "window": _of_operations,
    "press-on": _of_marches,
    "besiege": _of_a_siege,
}


def _with_force(t: Romanitas, city: str, nation: str, enemies: int) -> Encounter:
    """The encounter of the force already in the field."""
    there = len(t.pieces.at(home(nation))) + len(t.pieces.at(ENEMY_FORCE))
    return Encounter(
        place=city,
        nation=nation,
        attacker="roman",
        siege=False,
        enemies=min(enemies, there),
        units=tuple(t.units_at(FORCE)),
        figures=tuple(t.figures_at(FORCE)),
    )


def _of_the_combat(t: Romanitas, battle: Battle, decision: Decision) -> list[Prospect]:
    encounter = _in_hand(t, battle, decision.topic)
    if decision.topic == "stratagem-side" and isinstance(decision, Pick):
        return [Prospect(option.id, option.name, encounter, option.id) for option in decision.options]
    return [Prospect("", say("odds-in-hand"), encounter)]


def _in_hand(t: Romanitas, battle: Battle, topic: str) -> Encounter:
    """The combat that has begun. Its stratagems are known once the lines are being set up."""
    return Encounter(
        place=battle.place,
        nation=battle.nation,
        attacker=battle.attacker,
        siege=battle.siege,
        enemies=battle.enemies,
        units=tuple(t.units_at(FORCE)),
        figures=tuple(battle.figures),
        battle=battle if topic == "line" else None,
    )


class Oracle:
    """Forecasts the odds in Romanitas."""

    def concerns(self, decision: Decision) -> bool:
        """Whether a decision leads to combat."""
        return decision.topic in _IN_HAND or decision.topic in _FINDERS

    def compares(self, decision: Decision) -> bool:
        """Whether a decision's options lead to different fights."""
        return decision.topic in _FINDERS and isinstance(decision, Pick)

    def has_any(self, table: Table, decision: Decision) -> bool:
        """Whether a combat has begun or an option leads to one."""
        finder, state = _FINDERS.get(decision.topic), _state(table)
        if finder is None or not isinstance(decision, Pick):
            return decision.topic in _IN_HAND and state.battle is not None
        return next(finder(Romanitas(state, ""), decision), None) is not None

    def overview(self, table: Table, rounds: int) -> list[Forecast]:
        """The odds of each option's force, best first. See :class:`~rules.core.forecasts.Forecaster`.

        A third of the rounds chooses the forces; the best options share the rest.
        """
        state, groups = _state(table), _by_option(table)
        share = max(rounds // (_TRIED * 3 * max(len(groups), 1)), _FEWEST)
        found = [_forecast(state, *_chosen(state, group, share)) for group in groups.values()]
        found.sort(key=lambda each: -each.net)
        share = max(2 * rounds // (3 * max(min(len(found), _REFINED), 1)), 1)
        best = [self._refined(state, groups[each.option], each, share) for each in found[:_REFINED]]
        return sorted(best, key=lambda each: -each.net) + found[_REFINED:]

    def _refined(self, state: RomanitasState, group: list[Prospect], rough: Forecast, rounds: int) -> Forecast:
        prospect = next(each for each in group if each.title == rough.title)
        return _forecast(state, prospect, _rehearsed(state, prospect, rounds))

    def detail(self, table: Table, option: str, rounds: int) -> Forecast | None:
        """The odds of an option's force, and how each stratagem or one unit more or less changes them."""
        group, state = _by_option(table).get(option), _state(table)
        if group is None:
            return None
        share = max(rounds // (_PARTS_OF_BASE + len(_STRATAGEMS) + _PARTS_OF_UNIT), 1)
        prospect, _ = _chosen(state, group, max(share, _FEWEST))
        odds = _rehearsed(state, prospect, share * _PARTS_OF_BASE)
        forecast = _forecast(state, prospect, odds)
        return msgspec.structs.replace(
            forecast, lines=(*forecast.lines, *_enemy_stratagems(odds), *_changes(state, prospect, odds, share))
        )


_SAFE = 0.6
"""The cheapest force that wins more often than this is shown."""

_REFINED = 5
_FEWEST, _TRIED = 8, 2


def _by_option(table: Table) -> dict[str, list[Prospect]]:
    """Every force for each option, the cheapest first."""
    found: dict[str, list[Prospect]] = {}
    if table.decision is not None:
        for each in every_prospect(_state(table), table.decision):
            found.setdefault(each.option, []).append(each)
    return dict(list(found.items())[:_MOST])


def _chosen(state: RomanitasState, group: list[Prospect], rounds: int) -> tuple[Prospect, Odds]:
    """The cheapest force that is likely to win; the likeliest if none is."""
    tried: list[tuple[Prospect, Odds]] = []
    for prospect in group:
        tried.append((prospect, _rehearsed(state, prospect, rounds)))
        if tried[-1][1].win > _SAFE:
            return tried[-1]
    return max(tried, key=lambda each: each[1].win)


class _Prize(NamedTuple):
    """What a fight is about: combats to win, points for winning all of them, and what is won."""

    combats: int
    points: float
    name: Text | None


def _prize(state: RomanitasState, prospect: Prospect) -> _Prize:
    """What the Romans gain: victories, cities that count [3.1], a city saved from Desolation."""
    met, data, kind = prospect.encounter, romanitas_data(), prospect.option.partition(":")[0]
    if kind == "persia":
        return _Prize(2, data.tables.romanness.persian_expedition, say("odds-prize-persia"))
    if met.attacker == "enemy":
        return _Prize(1, -data.tables.romanness.desolation, say("odds-prize-saved", city=met.place))
    territory = next((each for each, cities in data.cities_of.items() if met.place in cities), "")
    cities = [city for city in data.cities_of.get(territory, ()) if state.owner[city] != "roman"]
    points = sum(data.possession_rp.get(city, 0) for city in cities)
    combats = 1 if met.siege else 1 + sum(city in data.fortified for city in cities)
    if not cities:
        return _Prize(1, 0, None)
    return _Prize(combats, points, say("odds-prize-cities", cities=tuple(cities), points=points))


def _rehearsed(state: RomanitasState, prospect: Prospect, rounds: int) -> Odds:
    return rehearse(state, prospect.encounter, rounds, prospect.stratagem)


_PARTS_OF_BASE, _PARTS_OF_UNIT = 5, 2
_STRATAGEMS = tuple(each for each in StratagemId if each is not StratagemId.DEFENSIVE_TACTIC)
"""Stratagems that can help the Romans. Defensive Tactic is automatic with a figure and doesn't double [R46]."""


def _changes(state: RomanitasState, prospect: Prospect, odds: Odds, rounds: int) -> list[Text]:
    """What could still change the odds: a stratagem, or one unit more or less."""
    encounter = prospect.encounter
    if encounter.battle is not None or prospect.stratagem:
        return []
    return [
        *_roman_stratagems(state, encounter, odds, rounds),
        *_one_unit(state, encounter, odds, rounds * _PARTS_OF_UNIT),
    ]


def _state(table: Table) -> RomanitasState:
    state = table.state
    if not isinstance(state, RomanitasState):
        raise TypeError("This is a position of another game.")
    return state


def percent(share: float) -> int:
    """A share as a whole percentage."""
    return round(100 * share)


def _forecast(state: RomanitasState, prospect: Prospect, odds: Odds) -> Forecast:
    losses = say(
        "odds-losses",
        mine=round(odds.roman_eliminated, 1),
        routed=round(odds.roman_routed, 1),
        theirs=round(odds.enemy_eliminated, 1),
        scattered=round(odds.enemy_routed, 1),
    )
    figures = [say("odds-figures", share=percent(odds.figures_lost))] if odds.figures_lost else []
    crossing = [say("odds-crossing", share=percent(odds.landing))] if prospect.encounter.voyage else []
    prize = _prize(state, prospect)
    ashore = odds.win_ashore
    victories = odds.landing * sum(ashore**combat for combat in range(1, prize.combats + 1))
    return Forecast(
        option=prospect.option,
        title=prospect.title,
        share=odds.win,
        error=odds.error,
        gain=odds.won_at_sea + victories + odds.landing * ashore**prize.combats * prize.points,
        cost=number_in(prospect.title, "cost"),
        prize=prize.name,
        lines=(*crossing, losses, *figures),
    )


def _enemy_stratagems(odds: Odds) -> list[Text]:
    """The odds against each stratagem the enemy may draw."""
    if len(odds.by_enemy_stratagem) < 2:  # it has been drawn
        return []
    return [
        say(
            "odds-against",
            stratagem=say(f"stratagem-{played}"),
            share=percent(won / times),
            margin=margin_of(won, times),
        )
        for played, (won, times) in odds.by_enemy_stratagem.items()
        if played
    ]


def margin_of(won: int, times: int) -> str:
    """The margin of a share; none if all trials agree."""
    return f" (±{max(percent(error_of(won, times)), 1)})" if 0 < won < times else ""


def _roman_stratagems(state: RomanitasState, encounter: Encounter, odds: Odds, rounds: int) -> list[Text]:  # 7.1.3
    if MAGISTER not in encounter.figures:
        return [say("odds-no-stratagem")]
    return [
        _difference("odds-with-stratagem", say(f"stratagem-{played}"), odds, rehearse(state, encounter, rounds, played))
        for played in _STRATAGEMS
        if _is_of_use(encounter, played)
    ]


def _is_of_use(encounter: Encounter, stratagem: StratagemId) -> bool:  # R46
    besieging = encounter.siege and encounter.attacker == "roman"
    if stratagem is StratagemId.SIEGE:
        return besieging
    return stratagem is not StratagemId.DEFENSIVE_WORKS or not besieging


def _one_unit(state: RomanitasState, encounter: Encounter, odds: Odds, rounds: int) -> list[Text]:
    """What the best unit left behind would add, if there is room, and what the weakest unit adds."""
    t = Romanitas(state, "")
    units, changed = encounter.units, list[Text]()
    barred = t.affairs.barred_troops  # 4.2.1
    reserve = [unit for unit in t.units_at(MOBILISED) if unit not in (*units, state.barred_unit)]
    reserve = [unit for unit in reserve if t.data.roman_army[unit].troop not in barred]
    if reserve and len(units) < _room(encounter):
        best = max(reserve, key=t.bonus)
        larger = msgspec.structs.replace(encounter, units=(*units, best))
        changed.append(_difference("odds-one-more", _named(best), odds, rehearse(state, larger, rounds)))
    if len(units) > 1:
        weakest = min(units, key=t.bonus)
        smaller = msgspec.structs.replace(encounter, units=tuple(unit for unit in units if unit != weakest))
        changed.append(_difference("odds-one-less", _named(weakest), odds, rehearse(state, smaller, rounds)))
    return changed


def _room(encounter: Encounter) -> int:
    tables = romanitas_data().tables
    limit = command_limit(encounter.figures)
    if encounter.voyage is not None:
        limit = min(limit, len(encounter.voyage.fleets) * tables.fleets.carries)
    return min(limit, tables.combat.roman_garrison) if encounter.siege and encounter.attacker == "enemy" else limit


def _named(unit: str) -> Text:
    return say("piece", unit=unit)


def _difference(key: str, what: Text, odds: Odds, changed: Odds) -> Text:
    return say(
        key,
        what=what,
        share=percent(changed.win),
        margin=margin_of(changed.wins, changed.rounds),
        change=f"{percent(changed.win) - percent(odds.win):+d}".replace("-", "−"),
    )
