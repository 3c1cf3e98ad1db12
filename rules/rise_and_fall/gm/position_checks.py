"""Whether a position can be that of a campaign between two steps: asked of saved games that come from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import get_args

from rules.core.errors import ImpossibleState
from rules.core.game import clipped
from rules.core.text import Argument
from rules.rise_and_fall.chapters.alliances import NEVER_ALLIED
from rules.rise_and_fall.chapters.civil_war import uprisings_due
from rules.rise_and_fall.chapters.imperial_replacements import BEGUN
from rules.rise_and_fall.chapters.wars import PACT
from rules.rise_and_fall.data.loader import (
    ARMENIANS,
    CLIENTS,
    EMPIRES,
    HUNS,
    PEOPLES,
    REBELS,
    REGULARS,
    SASSANIDS,
    RiseData,
    rise_data,
)
from rules.rise_and_fall.game import REMOVED, UNARRIVED, WAITING, RiseAndFall, say
from rules.rise_and_fall.relations import pair
from rules.rise_and_fall.setup import set_up_state
from rules.rise_and_fall.state import Kingdom, RiseState, Step
from rules.rise_and_fall.turn import players

_STEPS: tuple[Step, ...] = get_args(Step)
_WITHIN_A_TURN = _STEPS[_STEPS.index("reform") : _STEPS.index("turn-end")]
"""The steps of a player turn, in order, once it has begun."""

_PLACING = _WITHIN_A_TURN[_WITHIN_A_TURN.index("provision") :]
"""The steps in which units of the player may stand too many in one area."""

_OFF_MAP = ("disbanded", "refused", "due")
"""Lists of units that need not be on the map."""

_OF_ROME: tuple[Step, ...] = ("reform", "civil-war")
_OF_HUNS: tuple[Step, ...] = ("player-start", "recruits", "campaign", "player-end")
_OF_CAMPAIGN: tuple[Step, ...] = ("campaign", "player-end")

_NEVER_REMOVED = frozenset(
    {
        "palatina",
        "comitatus",
        "limes",
        "parthian-cavalry",
        "parthian-infantry",
        "rebel-legion",
        "germanic-kingdom",
        "hunnic-kingdom",
    }
)
"""Kinds of units that always come back."""

_STEADY = ("rome", "parthia", SASSANIDS, REBELS, "german", "celt")
"""Nations that the same player moves all along [Peoples, R90]."""

_NEVER_GONE = ("celt",)
_WITH_ARMENIANS = ("asian",)
"""The People that Armenians go back to, even if they are the last of it [Armenian Exception]."""

_AWARE = ("euro-sarmatian", "asian-sarmatian")
_KINGDOM = re.compile(r"kingdom-([a-z]+?)(?:-(?:ii|iii|iv|v))?")


def check_position(t: RiseAndFall, scenario: str, options: Mapping[str, bool]) -> None:
    """Make sure that a position can be reached between two steps of this scenario with these options.

    Raises:
        ImpossibleState: it cannot; its text says why.
    """
    _check_frame(t, scenario, options)
    _check_outline(t)
    _check_step(t)
    _check_lists(t)
    _check_places(t)
    _check_areas(t)
    _check_revolts(t)
    _check_wars(t)
    _check_peace(t)
    _check_leaders(t)
    _check_rebels(t)
    _check_kingdoms(t)
    _check_hordes(t)
    _check_peoples(t)
    _check_player_turn(t)
    _check_production(t)
    _check_ways(t)
    _check_stacking(t)
    if t.state.step == "deployment":
        _check_deployment(t, options)


def _demand(true: bool, key: str, /, **args: Argument) -> None:
    if not true:
        raise ImpossibleState(say(key, **args))


def _check_known(things: Iterable[str], known: Collection[str], key: str, /, **args: Argument) -> None:
    """Make sure that all of these are known, and none is named twice."""
    found: set[str] = set()
    for thing in things:
        _demand(thing in known and thing not in found, key, thing=clipped(thing), **args)
        found.add(thing)


def _check_within(number: int, least: int, most: int, key: str, /, **args: Argument) -> None:
    _demand(least <= number <= most, key, number=clipped(number), least=least, most=most, **args)


# The calendar and the step


def _check_frame(t: RiseAndFall, scenario: str, options: Mapping[str, bool]) -> None:
    state, chosen = t.state, t.data.scenarios[scenario]
    first, last = t.data.turn(chosen.first_year), t.data.turn(chosen.last_year)
    _demand(state.scenario == scenario and state.last_turn == last, "unsound-scenario")
    _demand(state.options == [option for option, on in options.items() if on], "unsound-options")
    _check_within(state.turn, first, last, "unsound-turn")


def _check_step(t: RiseAndFall) -> None:
    state, step, player = t.state, t.state.step, t.state.player
    fits = player in players(t) and (step not in _OF_ROME or player == "rome")
    fits = fits and (player not in HUNS or step in (*_OF_HUNS, "turn-start", "turn-end"))
    fits = fits and (step != "turn-end" or player == players(t)[-1])
    _demand(fits, "unsound-player", player=player)
    due = uprisings_due(t)
    least, most = (1, due) if step == "civil-war" else (0, 0)
    _demand(least <= state.uprisings <= most, "unsound-uprisings")
    scene = f"{player}-{state.scenes}" if step in _WITHIN_A_TURN else ""
    _demand(state.scene == scene, "unsound-scene")
    if step in ("deployment", "turn-start") and state.turn == _first_turn(t):
        _demand(state.scenes == 0 and player == "rome", "unsound-scene")


def _first_turn(t: RiseAndFall) -> int:
    return t.data.turn(t.data.scenarios[t.state.scenario].first_year)


def _has_begun(t: RiseAndFall, empire: str) -> bool:
    """Whether an empire has begun its turn of this decade."""
    if t.state.step in ("deployment", "turn-start"):
        return False
    order: list[str] = [*players(t)]
    behind = order.index(t.state.player) - order.index(empire)
    return behind > 0 or (behind == 0 and t.state.step != "player-start")


# What the lists name


def _check_outline(t: RiseAndFall) -> None:
    """Every area, empire and horde has its entry, and nothing else has."""
    state, areas = t.state, t.data.areas
    piles = {f"pile-{nation}" for nation in t.data.nation.values()}
    known = {*areas, UNARRIVED, WAITING, REMOVED, *piles, "pile-rome-west", "pile-rome-east"}
    _check_known(state.stacks, known, "unsound-place")
    _demand({*areas, UNARRIVED, WAITING, REMOVED} <= state.stacks.keys(), "unsound-place-missing")
    _demand(state.control.keys() == areas.keys(), "unsound-control-areas")
    _demand(state.held.keys() == {*EMPIRES}, "unsound-clocks")
    _demand(state.rungs.keys() == {*EMPIRES}, "unsound-ladders")
    _demand(state.hordes.keys() == {*HUNS}, "unsound-hordes")
    _check_known(state.gone, [people for people in PEOPLES if people not in _NEVER_GONE], "unsound-gone")


def _check_lists(t: RiseAndFall) -> None:
    """Every list of the state names what exists, and nothing twice."""
    state, data = t.state, t.data
    units: dict[str, Iterable[str]] = {
        "flipped": state.flipped,
        "transferred": state.transferred,
        "stopped": state.stopped,
        "onward": state.onward,
        "disbanded": state.disbanded,
        "refused": state.refused,
        "sassanids": state.sassanids,
        "trail": state.trail,
        "bribes": state.bribes,
        "rebellions": state.rebellions,
        "members": state.members,
        "due": state.due,
    }
    for name, listed in units.items():
        _check_known(listed, data.unit, "unsound-units", list=say(f"unsound-list-{name}"))
    areas: dict[str, Iterable[str]] = {
        "ruins": state.ruins,
        "revolts": state.revolts,
        "homes": state.kushan_homes,
        "owned": state.owned_by_rebels,
    }
    for name, named in areas.items():
        _check_known(named, data.areas, "unsound-areas", list=say(f"unsound-list-{name}"))
    for name, listed in units.items():
        for unit in listed if name not in _OFF_MAP else ():
            _demand(bool(t.area_of(unit)), "unsound-off-map", unit=unit, list=say(f"unsound-list-{name}"))


# Where the units are


def _check_places(t: RiseAndFall) -> None:
    state, data = t.state, t.data
    for place, stack in state.stacks.items():
        for unit in stack:
            _check_place(t, unit, place)
    _demand(state.due.keys() == {*state.stacks[WAITING]}, "unsound-due")
    for unit, turn in state.due.items():
        most = state.turn + data.tables.kingdoms.migration_delay
        _check_within(turn, _first_turn(t), most, "unsound-due-turn", unit=unit)


def _check_place(t: RiseAndFall, unit: str, place: str) -> None:
    data, counter = t.data, t.data.unit[unit]
    if place in data.areas:
        may_be = may_stand(t, unit, place)
    elif place == UNARRIVED:
        may_be = unit in _begun_in(t.state.scenario, UNARRIVED) or _is_to_be_placed(t, unit)
    elif place == WAITING:
        may_be = counter.kind == "migration"
    elif place == REMOVED:
        may_be = _may_be_out(t, unit)
    else:
        may_be = place in _piles(t, unit)
    may_be = may_be and (place == REMOVED or unit not in _begun_in(t.state.scenario, REMOVED))
    _demand(may_be, "unsound-unit-place", unit=unit, place=_place_name(place))
    if place not in (UNARRIVED, REMOVED):
        _demand(_has_come(t, unit), "unsound-too-early", unit=unit)


def _place_name(place: str) -> Argument:
    if place in rise_data().areas:
        return place
    return say("unsound-at-pile") if place.startswith("pile-") else say(f"unsound-at-{place}")


@cache
def _begun_in(scenario: str, place: str) -> frozenset[str]:
    """The units that lie in a place as the scenario begins."""
    return frozenset(set_up_state(rise_data(), scenario, {}).stacks[place])


def _is_to_be_placed(t: RiseAndFall, unit: str) -> bool:
    """Whether a legion is still in the hand of the Roman player, before the first turn."""
    free = [each.free for each in t.data.scenarios[t.state.scenario].free_placement if each.seat == "rome"]
    return t.state.step == "deployment" and "rome:by-hand" in t.state.done and any(unit in units for units in free)


def _has_come(t: RiseAndFall, unit: str) -> bool:
    """Whether a counter can be in play by now: it was from the start, or its time has come."""
    if unit not in _begun_in(t.state.scenario, UNARRIVED):
        return True
    counter, dates = t.data.unit[unit], t.data.dates
    if counter.arrives is not None:
        return counter.arrives <= t.year
    if counter.kind == "hunnic-kingdom":
        return bool(t.state.hordes[counter.nation].capital)
    return counter.kind not in REGULARS or t.year >= dates.reform


def _may_be_out(t: RiseAndFall, unit: str) -> bool:
    if unit in _begun_in(t.state.scenario, REMOVED):
        return True
    kind = t.data.kind[unit]
    if kind == "legion":
        return t.year >= t.data.dates.reform
    return kind not in _NEVER_REMOVED and unit not in t.data.armenians


def _piles(t: RiseAndFall, unit: str) -> tuple[str, ...]:
    """The piles in which a unit can lie [West and East 5]."""
    kind = t.data.kind[unit]
    if kind not in REGULARS:
        return () if kind in ("migration", "hun") else (f"pile-{t.data.nation[unit]}",)
    if not _is_divided(t):
        return ("pile-rome",)
    if len(t.state.fallen) == 1:
        return ("pile-rome-east",) if "west" in t.state.fallen else ("pile-rome-west",)
    return ("pile-rome-west", "pile-rome-east")


def _is_divided(t: RiseAndFall) -> bool:
    """Whether the piles of the Empire have been divided [West and East]."""
    split = t.data.dates.split
    started = t.data.scenarios[t.state.scenario].first_year >= split
    return started or t.year > split or (t.year == split and _has_begun(t, "rome"))


def may_stand(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a unit can be in an area at all [Prohibited Movement, Germanic Kingdoms 4, West and East 7, R29]."""
    kind, found = t.data.kind[unit], t.data.areas[area]
    if area in t.data.hun_lands and t.year < t.data.dates.hun_lands_open:
        return kind in ("hun", "hunnic-kingdom", "kushan")
    return not (kind == "germanic-kingdom" and found.north)


# The areas


def _check_areas(t: RiseAndFall) -> None:
    state, data = t.state, t.data
    holders = {"", *_powers(t)}
    for area, holder in state.control.items():
        _demand(holder in holders, "unsound-holder", area=area, holder=clipped(holder))
    for area, ruin in state.ruins.items():
        _demand(t.is_star(data.areas[area]), "unsound-ruin-star", area=area)
        _demand(ruin in ("looted", "rebuild"), "unsound-ruin", area=area, ruin=clipped(ruin))
    _check_clocks(t)
    _check_walls(t)


def _powers(t: RiseAndFall) -> Iterator[str]:
    """Who can control an area as things stand."""
    state = t.state
    yield from EMPIRES
    yield from (people for people in PEOPLES if people not in state.gone or people in _WITH_ARMENIANS)
    yield from state.kingdoms
    if state.rebellions_begun:
        yield REBELS
    if state.armenia:
        yield ARMENIANS
    if t.has("inherited_kingdoms"):
        yield CLIENTS
    if t.year >= t.data.dates.sassanid_revolt and not state.sassanid:
        yield SASSANIDS
    if t.year >= t.data.dates.huns:
        yield from HUNS


def _check_clocks(t: RiseAndFall) -> None:
    """The decades that empires have held areas [Garrisons, R38]."""
    data, full = t.data, t.data.tables.garrison.recivilised_after
    inherited = {area for legacy in data.tables.inherited for area in legacy.areas}
    for empire, held in t.state.held.items():
        counted = [area for area in data.areas.values() if (t.is_star(area) and not area.north) or area.id in inherited]
        known = {*(area.id for area in counted), *data.scenarios[t.state.scenario].recivilised}
        known |= data.scenarios[t.state.scenario].held.keys()
        _check_known(held, known, "unsound-clock-area", empire=empire)
        for area, turns in held.items():
            _check_within(turns, 1, full, "unsound-clock", empire=empire, area=area)


def _check_walls(t: RiseAndFall) -> None:
    walls = t.state.walls
    _demand(not walls or t.year >= t.data.dates.walls, "unsound-walls-early")
    _demand(walls != "standing" or t.holder("byzantium") == "rome", "unsound-walls")


def _check_revolts(t: RiseAndFall) -> None:
    """Revolt markers and the units under them [Revolts]."""
    risen = [marker.unit for marker in t.state.revolts.values() if marker.unit]
    _check_known(risen, t.data.unit, "unsound-units", list=say("unsound-list-revolts"))
    for area, marker in t.state.revolts.items():
        found = t.data.areas[area]
        is_home = marker.empire == "parthia" and found.home == "parthia"
        fits = marker.empire in EMPIRES and t.is_star(found) and marker.kind in ((1,) if is_home else (2, 3))
        fits = fits and (marker.kind == 3) == bool(marker.unit)
        _demand(fits, "unsound-revolt", area=area)
        _check_within(marker.turn, _first_turn(t), t.state.turn, "unsound-revolt-turn", area=area)
        if marker.unit:
            is_there = t.pieces.is_at(marker.unit, area) and t.data.nation[marker.unit] == found.home
            _demand(is_there, "unsound-revolt-unit", unit=marker.unit, area=area)


# War and peace


def _check_wars(t: RiseAndFall) -> None:
    state = t.state
    powers = (*EMPIRES, *PEOPLES)
    possible = {pair(a, b) for a in powers for b in powers if a != b} - {pair("rome", "german")}
    recorded = {pair(a, b) for a, b in t.data.scenarios[state.scenario].wars}
    _check_known(state.wars, possible | recorded, "unsound-war")
    allies = {pair(empire, people) for empire in EMPIRES for people in PEOPLES if people not in NEVER_ALLIED[empire]}
    _check_known(state.alliances, allies, "unsound-alliance")
    for empire in EMPIRES:
        for people in PEOPLES:
            if t.relations.allied(empire, people):
                fits = not t.relations.at_war(empire, people) and people not in state.gone
                _demand(fits, "unsound-allied-foe", empire=empire, people=people)
    _demand(state.armenia in ("", *EMPIRES), "unsound-armenia")
    intruders = (*PEOPLES, *EMPIRES)
    marks = {f"{people}|{intruder}" for people in _AWARE for intruder in intruders if intruder != people}
    _check_known(state.provoked, marks, "unsound-provoked")
    _check_known(state.rebel_wars, PEOPLES, "unsound-rebel-war")
    if state.pact:
        _demand(t.year >= t.data.dates.pact and not t.relations.at_war(*PACT), "unsound-pact")
    begun_full = t.data.scenarios[state.scenario].full_german_war
    _demand(state.full_war or not begun_full, "unsound-full-war")
    _demand(begun_full or not state.full_war or t.year >= t.data.dates.full_war, "unsound-full-war")


def _check_peace(t: RiseAndFall) -> None:
    """The ladders of treaties, and what the last one left behind [Peace]."""
    state, terms = t.state, t.data.tables.peace
    for empire, rung in state.rungs.items():
        _check_within(rung, 0, len(terms.yielded), "unsound-rung", empire=empire)
    _demand(0 in state.rungs.values(), "unsound-two-ladders")
    _check_within(state.peace_until, 0, state.turn + terms.full_turns, "unsound-window")
    at_war = t.relations.at_war(*EMPIRES)
    _demand(not at_war or state.turn > state.peace_until, "unsound-war-in-peace")
    _demand(not state.pontus_closed or state.rungs["rome"] >= 3, "unsound-pontus")
    rung = state.rungs["parthia"]
    most = max(terms.tribute[:rung], default=0) if not at_war else 0
    _check_within(state.tribute, 0, most, "unsound-tribute")
    _demand(not (state.sued and state.declared), "unsound-sued")
    _demand(not state.sued or state.player in EMPIRES, "unsound-sued")


# Leaders, rebels, kingdoms


def _check_leaders(t: RiseAndFall) -> None:
    """Each side has the leader of its decade; what he was sent to is there [Great Leaders]."""
    state = t.state
    _check_known(state.leaders, ("rome", "parthia", "german"), "unsound-leader-side")
    for side in ("rome", "parthia", "german"):
        found = state.leaders.get(side, "")
        title = say(f"seat-{side}")
        _demand(found == _leader_due(t, side), "unsound-leader", side=title, leader=clipped(found) or "–")
    _check_known([state.emperor_region], ("", *t.data.emperor_regions), "unsound-emperor")
    _check_known([state.emperor_province], ("", *t.data.provinces), "unsound-emperor")
    _demand(t.emperor or not (state.emperor_region or state.emperor_province), "unsound-no-emperor")


def _leader_due(t: RiseAndFall, side: str) -> str:
    """The leader that a side has now: he comes and goes as its turn begins, a German one with the decade."""
    is_new = t.state.step not in ("deployment", "turn-start")
    if side in EMPIRES:
        is_new = _has_begun(t, side)
    if is_new or t.state.turn > _first_turn(t):
        return _leader(t.data, side, t.year if is_new else t.data.year(t.state.turn - 1))
    begun = t.data.scenarios[t.state.scenario].leaders
    return next((leader for leader in begun if t.data.leaders[leader].side == side), "")


def _leader(data: RiseData, side: str, year: int) -> str:
    """The leader that a side has in a decade, or nothing."""
    own = (each for each in data.leaders.values() if each.side == side)
    return next((each.id for each in own if each.arrives <= year < each.removed), "")


def _check_rebels(t: RiseAndFall) -> None:
    """Rebels stand exactly where rebellions are marked, eight at most [Civil War 11]."""
    state, most = t.state, t.data.tables.civil_war.most
    rebels = {unit for unit in t.data.units_of[REBELS] if t.area_of(unit)}
    _demand(state.rebellions.keys() == rebels and len(rebels) <= most, "unsound-rebels")
    first = t.data.scenarios[state.scenario].first_year
    outbreaks = sum(count for year, count in t.data.civil_wars.items() if first <= year <= t.year)
    _check_within(state.rebellions_begun, 0, outbreaks, "unsound-rebellions")
    for unit, rebellion in state.rebellions.items():
        _check_within(rebellion, 1, state.rebellions_begun, "unsound-rebellion", unit=unit)
    revolt_due = t.year >= t.data.dates.sassanid_revolt
    for unit in state.sassanids:
        _demand(revolt_due and t.data.nation[unit] == "parthia" and not state.sassanid, "unsound-sassanid", unit=unit)
    began_so = t.data.scenarios[state.scenario].sassanid
    _demand(state.sassanid or not began_so, "unsound-dynasty")
    _demand(began_so or not state.sassanid or revolt_due, "unsound-dynasty")


def _check_kingdoms(t: RiseAndFall) -> None:
    """Germanic Kingdoms, their counters and their capitals [Germanic Kingdoms]."""
    state = t.state
    if t.year < t.data.dates.kingdoms:
        _demand(not state.kingdoms and not state.founded, "unsound-kingdom-early")
    for name, kingdom in state.kingdoms.items():
        _check_kingdom(t, name, kingdom)
    standing = {unit for unit, _ in t.on_map() if t.data.kind[unit] == "germanic-kingdom"}
    _demand(state.members.keys() == standing, "unsound-members")
    for unit, name in state.members.items():
        fits = name in state.kingdoms and t.data.nation[unit] == f"kingdom-{state.kingdoms[name].tribe}"
        _demand(fits, "unsound-member", unit=unit, kingdom=clipped(name))


def _check_kingdom(t: RiseAndFall, name: str, kingdom: Kingdom) -> None:
    named = _KINGDOM.fullmatch(name)
    is_named = named is not None and named[1] == kingdom.tribe and kingdom.tribe in t.data.tables.kingdoms.sets
    _demand(is_named, "unsound-kingdom", kingdom=clipped(name))
    _check_capital(t, kingdom.capital, name)
    _demand(kingdom.status != "new" or t.state.founded, "unsound-kingdom-status", kingdom=name)
    _check_within(kingdom.replaced, 0, len(t.data.unit), "unsound-replaced", kingdom=name)


def _check_capital(t: RiseAndFall, area: str, kingdom: str) -> None:
    found = t.data.areas.get(area)
    _demand(found is not None and t.is_star(found), "unsound-capital", kingdom=kingdom, area=clipped(area))


def _check_hordes(t: RiseAndFall) -> None:
    """The Huns and Hunae, and the Kingdoms that they found [The Huns]."""
    for horde, facts in t.state.hordes.items():
        _check_within(facts.count, 0, len(t.data.unit), "unsound-absorbed", horde=horde)
        if facts.capital:
            _check_capital(t, facts.capital, horde)
            _demand(not t.area_of(horde), "unsound-horde-settled", horde=horde)
        arrived = t.year >= t.data.dates.huns
        _demand(arrived or not (facts.count or facts.capital), "unsound-horde-early", horde=horde)


def _check_peoples(t: RiseAndFall) -> None:
    """Who is out of the game has nothing in it any more [Peoples, Reliability 4]."""
    state = t.state
    spared = {*t.data.armenians, *(unit for client in t.data.tables.clients for unit in client.units)}
    for people in state.gone:
        alive = next((unit for unit in t.units_of(people) if unit not in spared), "")
        _demand(not alive, "unsound-gone-unit", people=people, unit=alive)
    _check_known(state.fallen, ("west", "east"), "unsound-fallen")
    _demand(not state.fallen or t.year >= t.data.dates.split, "unsound-fallen-early")
    _demand(not state.clients or t.has("inherited_kingdoms"), "unsound-clients")


# The player turn


def _check_player_turn(t: RiseAndFall) -> None:
    """Marks of a player turn lie only where one goes on [Turns]."""
    state, step = t.state, t.state.step
    marks = (state.disbanded, state.refused, state.recruited, state.counted, state.spent)
    facts = (state.markers_spent, state.rebuilt, state.sued, state.declared)
    if step not in _WITHIN_A_TURN:
        _demand(not any(marks) and not any(facts), "unsound-marks")
    if step not in _OF_CAMPAIGN:
        moved = (state.trail, state.flipped, state.transferred, state.stopped)
        _demand(not any(moved), "unsound-moved")
    if step in _WITHIN_A_TURN:
        _check_known(state.done, ("quiet", BEGUN), "unsound-done")
        begun = _WITHIN_A_TURN.index(step) >= _WITHIN_A_TURN.index("arrivals")
        _demand(begun or "quiet" not in state.done, "unsound-done", thing="quiet")
        _demand(step != "reform" or not state.done, "unsound-done", thing=BEGUN)
    elif step != "deployment":
        _demand(not state.done, "unsound-done", thing=clipped(next(iter(state.done), "")))
    for unit in (*state.onward, *state.refused):
        _demand(t.data.kind[unit] == "migration", "unsound-onward", unit=unit)
    _check_recruited(t)


def _check_recruited(t: RiseAndFall) -> None:
    nations = {*PEOPLES, *HUNS, REBELS}
    _check_known(t.state.recruited, nations, "unsound-recruited")
    for nation, count in t.state.recruited.items():
        _check_within(count, 1, len(t.data.unit), "unsound-recruits", nation=nation)


def _check_production(t: RiseAndFall) -> None:
    """What was counted and spent, and the Bribe markers, of which there are four [Reinforcements, Bribery]."""
    state, data = t.state, t.data
    counting = state.player in EMPIRES and state.step in _WITHIN_A_TURN
    parts = {"all"} if not (t.divided and state.player == "rome") else {"west", "east"}
    _demand(state.counted.keys() == (parts if counting else set()), "unsound-counted")
    most = len(data.stars) + len(data.areas)
    for part, count in state.counted.items():
        _check_within(count, 0, most, "unsound-count")
        _check_within(state.spent.get(part, 0), 0, max(count, 0), "unsound-spent")
    _demand(state.spent.keys() <= state.counted.keys(), "unsound-counted")
    _check_within(state.markers_spent, 0, data.markers.bribe - len(state.bribes), "unsound-markers")
    _check_within(state.rebuilt, 0, state.markers_spent, "unsound-rebuilt")
    _demand(sum(state.spent.values()) >= state.markers_spent, "unsound-unpaid")
    for unit, empire in state.bribes.items():
        fits = empire in EMPIRES and not data.kinds[data.kind[unit]].never_bribed
        _demand(fits, "unsound-bribe", unit=unit)


def _check_ways(t: RiseAndFall) -> None:
    """The ways that units have gone this turn lead along links, to where they stand [Movement]."""
    for unit, trail in t.state.trail.items():
        _check_way(t, unit, trail)
    for unit in t.state.transferred:
        _demand(unit not in t.state.trail, "unsound-transferred", unit=unit)


def _check_way(t: RiseAndFall, unit: str, trail: Sequence[str]) -> None:
    known = bool(trail) and all(area in t.data.areas for area in trail)
    linked = known and all(any(path.to == to for path in t.data.areas[origin].paths) for origin, to in pairwise(trail))
    _demand(linked and trail[-1] == t.area_of(unit), "unsound-trail", unit=unit)


# Stacking and the set-up


def _check_stacking(t: RiseAndFall) -> None:
    """Units whose player has not begun to place and move are not crowded: the end of his last turn saw to that.

    Only nations that never change their player are looked at; raiders share areas, and may be driven together by Huns.
    """
    acting = t.state.player if t.state.step in _PLACING else ""
    for area in t.data.areas:
        resting = [unit for unit in t.at(area) if _is_at_rest(t, unit, acting)]
        _demand(len(resting) <= 1, "unsound-crowd", area=area, units=tuple(resting[:2]))


def _is_at_rest(t: RiseAndFall, unit: str, acting: str) -> bool:
    nation = t.nation_of(unit)
    return nation in _STEADY and t.data.kind[unit] != "migration" and t.relations.mover(nation) != acting


def _check_deployment(t: RiseAndFall, options: Mapping[str, bool]) -> None:
    """Before the first turn all is as the scenario has it, but for what is placed by hand [Set Up and Start]."""
    begun, chosen = set_up_state(t.data, t.state.scenario, options), t.data.scenarios[t.state.scenario]
    _demand(t.state.turn == begun.turn and bool(chosen.free_placement or chosen.swap), "unsound-deployment")
    for field in RiseState.__struct_fields__:
        if field not in ("stacks", "done", "dice", "leaps"):
            same = getattr(t.state, field) == getattr(begun, field)
            _demand(same, "unsound-deployment")
    seats = [placement.seat for placement in chosen.free_placement]
    _check_known(t.state.done, [*seats, *(f"{seat}:by-hand" for seat in seats), "swap"], "unsound-done")
    free = {unit for placement in chosen.free_placement for unit in placement.free}
    free |= {*t.data.units_of["parthia"], *chosen.swap}
    home = {unit: place for place, stack in begun.stacks.items() for unit in stack}
    for unit, place in home.items():
        _demand(unit in free or t.pieces.is_at(unit, place), "unsound-deployed", unit=unit)
    for seat in seats:
        wanted = sum(place in t.data.areas for unit, place in home.items() if t.data.nation[unit] == seat)
        placed = len(t.units_of(seat))
        by_hand = f"{seat}:by-hand" in t.state.done and placed < wanted
        _demand(placed == wanted or by_hand, "unsound-deployed-number", side=say(f"seat-{seat}"))
