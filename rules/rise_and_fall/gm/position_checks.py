"""Check that a position can occur between two steps of a campaign. Imported saves must pass."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise, product
from typing import get_args

from rules.core.game import clipped
from rules.core.position_checks import (
    Check,
    Problems,
    all_within,
    demand,
    every,
    frame,
    known_once,
    outside,
    refuse_impossible,
    requires,
    unknown_or_twice,
    within,
)
from rules.core.text import Argument
from rules.rise_and_fall.chapters.alliances import NEVER_ALLIED
from rules.rise_and_fall.chapters.civil_war import uprisings_due
from rules.rise_and_fall.chapters.imperial_replacements import BEGUN
from rules.rise_and_fall.chapters.wars import PACT
from rules.rise_and_fall.data.loader import (
    ARMENIANS,
    CLIENTS,
    EMPIRES,
    GAME_ID,
    GERMAN_VICTORY,
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
"""The steps of a player turn after it has begun, in order."""

_PLACING = _WITHIN_A_TURN[_WITHIN_A_TURN.index("provision") :]
"""The steps in which the player's own units may overstack."""

_SIDES = ("rome", "parthia", "german")

_BOXES = (UNARRIVED, WAITING, REMOVED)
"""The places off the map for counters, other than piles."""

_OFF_MAP = ("disbanded", "refused", "due", "claimed")
"""Lists of units that may be off the map."""

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
"""Nations that one player moves for the whole game [Peoples, R90]."""

_NEVER_GONE = ("celt",)
_WITH_ARMENIANS = ("asian",)
"""The People the Armenians return to, even if they are the last of it [Armenian Exception]."""

_AWARE = ("euro-sarmatian", "asian-sarmatian")
_KINGDOM = re.compile(r"kingdom-([a-z]+?)(?:-(?:ii|iii|iv|v))?")


# The calendar and the step


def _step(t: RiseAndFall) -> Problems:
    state, step, player = t.state, t.state.step, t.state.player
    fits = player in players(t) and (step not in _OF_ROME or player == "rome")
    fits = fits and (player not in HUNS or step in (*_OF_HUNS, "turn-start", "turn-end"))
    fits = fits and (step != "turn-end" or player == players(t)[-1])
    yield from demand(fits, "unsound-player", player=player)
    due = uprisings_due(t)
    least, most = (1, due) if step == "civil-war" else (0, 0)
    yield from demand(least <= state.uprisings <= most, "unsound-uprisings")
    scene = f"{player}-{state.scenes}" if step in _WITHIN_A_TURN else ""
    yield from demand(state.scene == scene, "unsound-scene")
    if step in ("deployment", "turn-start") and state.turn == _first_turn(t):
        yield from demand(state.scenes == 0 and player == "rome", "unsound-scene")


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


def _known_places(t: RiseAndFall) -> set[str]:
    piles = {f"pile-{nation}" for nation in t.data.nation.values()}
    return {*t.data.areas, *_BOXES, *piles, "pile-rome-west", "pile-rome-east"}


_OUTLINE: tuple[Check[RiseAndFall], ...] = (
    known_once("unsound-place", lambda t: t.state.stacks, _known_places),
    requires("unsound-place-missing", lambda t: {*t.data.areas, *_BOXES} <= t.state.stacks.keys()),
    requires("unsound-control-areas", lambda t: t.state.control.keys() == t.data.areas.keys()),
    requires("unsound-clocks", lambda t: t.state.held.keys() == {*EMPIRES}),
    requires("unsound-ladders", lambda t: t.state.rungs.keys() == {*EMPIRES}),
    requires("unsound-hordes", lambda t: t.state.hordes.keys() == {*HUNS}),
    known_once("unsound-gone", lambda t: t.state.gone, lambda t: {*PEOPLES} - {*_NEVER_GONE}),
)
"""Every area, empire and horde has an entry, and there are no others."""

_MARKED = ("flipped", "transferred", "stopped", "onward", "disbanded", "refused", "sassanids")
_UNIT_LISTS = (*_MARKED, "trail", "bribes", "rebellions", "members", "due", "claimed")
"""The fields of the state that list units."""

_AREA_LISTS = {"ruins": "ruins", "revolts": "revolts", "homes": "kushan_homes", "owned": "owned_by_rebels"}
"""The fields of the state that list areas, by their names in the texts."""


def _lists(t: RiseAndFall) -> Problems:
    """Every list of the state names existing things, each once."""
    for name in _UNIT_LISTS:
        listed: Iterable[str] = getattr(t.state, name)
        yield from unknown_or_twice(listed, t.data.unit, "unsound-units", list=say(f"unsound-list-{name}"))
    for name, field in _AREA_LISTS.items():
        listed = getattr(t.state, field)
        yield from unknown_or_twice(listed, t.data.areas, "unsound-areas", list=say(f"unsound-list-{name}"))
    for name in _UNIT_LISTS:
        for unit in getattr(t.state, name) if name not in _OFF_MAP else ():
            yield from demand(bool(t.area_of(unit)), "unsound-off-map", unit=unit, list=say(f"unsound-list-{name}"))


# Where the units are


def _places(t: RiseAndFall) -> Problems:
    state, data = t.state, t.data
    for place, stack in state.stacks.items():
        for unit in stack:
            yield from _place(t, unit, place)
    yield from demand(state.due.keys() == {*state.stacks[WAITING]}, "unsound-due")
    for unit, turn in state.due.items():
        most = state.turn + data.tables.kingdoms.migration_delay
        yield from outside(turn, (_first_turn(t), most), "unsound-due-turn", unit=unit)


def _place(t: RiseAndFall, unit: str, place: str) -> Problems:
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
    yield from demand(may_be, "unsound-unit-place", unit=unit, place=_place_name(place))
    if place not in (UNARRIVED, REMOVED):
        yield from demand(_has_come(t, unit), "unsound-too-early", unit=unit)


def _place_name(place: str) -> Argument:
    if place in rise_data().areas:
        return place
    return say("unsound-at-pile") if place.startswith("pile-") else say(f"unsound-at-{place}")


@cache
def _begun_in(scenario: str, place: str) -> frozenset[str]:
    """The units in a place when the scenario begins."""
    return frozenset(set_up_state(rise_data(), scenario, {}).stacks[place])


def _is_to_be_placed(t: RiseAndFall, unit: str) -> bool:
    """Whether a legion is still in the Roman player's hand before the first turn."""
    free = [each.free for each in t.data.scenarios[t.state.scenario].free_placement if each.seat == "rome"]
    return t.state.step == "deployment" and "rome:by-hand" in t.state.done and any(unit in units for units in free)


def _has_come(t: RiseAndFall, unit: str) -> bool:
    """Whether a counter can be in play by now: from the start, or because its time has come."""
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
    """The piles a unit can be in [West and East 5]."""
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


def _areas(t: RiseAndFall) -> Problems:
    state, holders = t.state, {"", *_powers(t)}
    for area, holder in state.control.items():
        yield from demand(holder in holders, "unsound-holder", area=area, holder=clipped(holder))
    for area, ruin in state.ruins.items():
        yield from demand(t.is_star(t.data.areas[area]), "unsound-ruin-star", area=area)
        yield from demand(ruin in ("looted", "rebuild"), "unsound-ruin", area=area, ruin=clipped(ruin))


def _powers(t: RiseAndFall) -> Iterator[str]:
    """Who can control an area now."""
    state = t.state
    yield from EMPIRES
    yield from (people for people in PEOPLES if people not in state.gone or people in _WITH_ARMENIANS)
    yield from state.kingdoms
    if state.rebellions_begun:
        yield REBELS
    if t.relations.has_armenians():
        yield ARMENIANS
    if t.has("inherited_kingdoms"):
        yield CLIENTS
    if t.year >= t.data.dates.sassanid_revolt and not state.sassanid:
        yield SASSANIDS
    if t.year >= t.data.dates.huns:
        yield from HUNS


def _clocks(t: RiseAndFall) -> Problems:
    """The decades empires have held areas [Garrisons, R38]."""
    data, full = t.data, t.data.tables.garrison.recivilised_after
    inherited = {area for legacy in data.tables.inherited for area in legacy.areas}
    for empire, held in t.state.held.items():
        counted = [area for area in data.areas.values() if (t.is_star(area) and not area.north) or area.id in inherited]
        known = {*(area.id for area in counted), *data.scenarios[t.state.scenario].recivilised}
        known |= data.scenarios[t.state.scenario].held.keys()
        yield from unknown_or_twice(held, known, "unsound-clock-area", empire=empire)
        for area, turns in held.items():
            yield from outside(turns, (1, full), "unsound-clock", empire=empire, area=area)


_WALLS: tuple[Check[RiseAndFall], ...] = (
    requires("unsound-walls-early", lambda t: not t.state.walls or t.year >= t.data.dates.walls),
    requires("unsound-walls", lambda t: t.state.walls != "standing" or t.holder("byzantium") == "rome"),
)


def _revolts(t: RiseAndFall) -> Problems:
    """Revolt markers and the units under them [Revolts]."""
    risen = [marker.unit for marker in t.state.revolts.values() if marker.unit]
    yield from unknown_or_twice(risen, t.data.unit, "unsound-units", list=say("unsound-list-revolts"))
    for area, marker in t.state.revolts.items():
        found = t.data.areas[area]
        is_home = marker.empire == "parthia" and found.home == "parthia"
        fits = marker.empire in (*EMPIRES, REBELS) and t.is_star(found) and marker.kind in ((1,) if is_home else (2, 3))
        fits = fits and (marker.kind == 3) == bool(marker.unit)
        yield from demand(fits, "unsound-revolt", area=area)
        yield from outside(marker.turn, (_first_turn(t), t.state.turn), "unsound-revolt-turn", area=area)
        if marker.unit:
            is_there = t.pieces.is_at(marker.unit, area) and t.data.nation[marker.unit] == found.home
            yield from demand(is_there, "unsound-revolt-unit", unit=marker.unit, area=area)


# War and peace


def _wars(t: RiseAndFall) -> set[str]:
    """The wars that can be declared, plus those of the scenario."""
    powers = (*EMPIRES, *PEOPLES)
    possible = {pair(a, b) for a in powers for b in powers if a != b} - {pair("rome", "german")}
    return possible | {pair(a, b) for a, b in t.data.scenarios[t.state.scenario].wars}


def _possible_alliances(_t: RiseAndFall) -> set[str]:
    return {pair(empire, people) for empire in EMPIRES for people in PEOPLES if people not in NEVER_ALLIED[empire]}


def _possible_provocations(_t: RiseAndFall) -> set[str]:
    return {f"{people}|{intruder}" for people in _AWARE for intruder in (*PEOPLES, *EMPIRES) if intruder != people}


def _allied_foes(t: RiseAndFall) -> Problems:
    for empire, people in product(EMPIRES, PEOPLES):
        if t.relations.allied(empire, people):
            fits = not t.relations.at_war(empire, people) and people not in t.state.gone
            yield from demand(fits, "unsound-allied-foe", empire=empire, people=people)


def _war_of_the_germans(t: RiseAndFall) -> bool:
    begun_full = t.data.scenarios[t.state.scenario].full_german_war
    return t.state.full_war if begun_full else not t.state.full_war or t.year >= t.data.dates.full_war


def _may_have_pact(t: RiseAndFall) -> bool:
    return not t.state.pact or (t.year >= t.data.dates.pact and not t.relations.at_war(*PACT))


_WAR: tuple[Check[RiseAndFall], ...] = (
    known_once("unsound-war", lambda t: t.state.wars, _wars),
    known_once("unsound-alliance", lambda t: t.state.alliances, _possible_alliances),
    _allied_foes,
    requires("unsound-armenia", lambda t: t.state.armenia in ("", *EMPIRES)),
    known_once("unsound-provoked", lambda t: t.state.provoked, _possible_provocations),
    known_once("unsound-rebel-war", lambda t: t.state.rebel_wars, lambda t: PEOPLES),
    known_once("unsound-rebel-war", lambda t: t.state.rebel_foes, lambda t: ("parthia", *PEOPLES)),
    requires("unsound-pact", _may_have_pact),
    requires("unsound-full-war", _war_of_the_germans),
)


def _longest_peace(t: RiseAndFall) -> int:
    return t.state.turn + t.data.tables.peace.full_turns


def _most_tribute(t: RiseAndFall) -> int:
    rung = t.state.rungs["parthia"]
    return 0 if t.relations.at_war(*EMPIRES) else max(t.data.tables.peace.tribute[:rung], default=0)


_PEACE: tuple[Check[RiseAndFall], ...] = (
    all_within("unsound-rung", "empire", lambda t: t.state.rungs, lambda t: (0, len(t.data.tables.peace.yielded))),
    requires("unsound-two-ladders", lambda t: 0 in t.state.rungs.values()),
    within("unsound-window", lambda t: t.state.peace_until, lambda t: (0, _longest_peace(t))),
    requires("unsound-war-in-peace", lambda t: not t.relations.at_war(*EMPIRES) or t.state.turn > t.state.peace_until),
    requires("unsound-pontus", lambda t: not t.state.pontus_closed or t.state.rungs["rome"] >= 3),
    within("unsound-tribute", lambda t: t.state.tribute, lambda t: (0, _most_tribute(t))),
    requires("unsound-sued", lambda t: not (t.state.sued and t.state.declared)),
    requires("unsound-sued", lambda t: not t.state.sued or t.state.player in EMPIRES),
)
"""The ladders of treaties, and what the last treaty left behind [Peace]."""


def _levels(t: RiseAndFall) -> Problems:
    """The campaign's thresholds are those of its scenario's levels, in ascending order [Victory Conditions]."""
    order = [level.id for level in t.data.scenarios[t.state.scenario].levels if level.min is not None]
    kept = t.state.levels
    least = [kept[level] for level in order if level in kept]
    fits = not kept or (kept.keys() - {GERMAN_VICTORY} == set(order) and all(a < b for a, b in pairwise(least)))
    yield from demand(fits and all(abs(each) <= len(t.data.stars) for each in least), "unsound-levels")


# Leaders, rebels, kingdoms


def _leaders(t: RiseAndFall) -> Problems:
    """Each side has its leader for this decade [Great Leaders]."""
    for side in _SIDES:
        found = t.state.leaders.get(side, "")
        leader = clipped(found) or "–"
        yield from demand(found == _leader_due(t, side), "unsound-leader", side=say(f"seat-{side}"), leader=leader)


def _leader_due(t: RiseAndFall, side: str) -> str:
    """The leader a side has now. He changes as its turn begins, a German leader as the decade begins."""
    is_new = t.state.step not in ("deployment", "turn-start")
    if side in EMPIRES:
        is_new = _has_begun(t, side)
    if is_new or t.state.turn > _first_turn(t):
        return _leader(t.data, side, t.year if is_new else t.data.year(t.state.turn - 1))
    begun = t.data.scenarios[t.state.scenario].leaders
    return next((leader for leader in begun if t.data.leaders[leader].side == side), "")


def _leader(data: RiseData, side: str, year: int) -> str:
    """The leader of a side in a decade, or an empty string."""
    own = (each for each in data.leaders.values() if each.side == side)
    return next((each.id for each in own if each.arrives <= year < each.removed), "")


def _has_emperor_if_placed(t: RiseAndFall) -> bool:
    return t.emperor or not (t.state.emperor_region or t.state.emperor_province)


_EMPEROR: tuple[Check[RiseAndFall], ...] = (
    known_once("unsound-leader-side", lambda t: t.state.leaders, lambda t: _SIDES),
    _leaders,
    known_once("unsound-emperor", lambda t: [t.state.emperor_region], lambda t: ("", *t.data.emperor_regions)),
    known_once("unsound-emperor", lambda t: [t.state.emperor_province], lambda t: ("", *t.data.provinces)),
    requires("unsound-no-emperor", _has_emperor_if_placed),
)


def _rebels(t: RiseAndFall) -> Problems:
    """Rebels are on the map exactly where rebellions are recorded; at most eight [Civil War 11]."""
    state, most = t.state, t.data.tables.civil_war.most
    rebels = {unit for unit in t.data.units_of[REBELS] if t.area_of(unit)}
    yield from demand(state.rebellions.keys() == rebels and len(rebels) <= most, "unsound-rebels")
    first = t.data.scenarios[state.scenario].first_year
    outbreaks = sum(count for year, count in t.data.civil_wars.items() if first <= year <= t.year)
    yield from outside(state.rebellions_begun, (0, outbreaks), "unsound-rebellions")
    for unit, rebellion in state.rebellions.items():
        yield from outside(rebellion, (1, state.rebellions_begun), "unsound-rebellion", unit=unit)
    revolt_due = t.year >= t.data.dates.sassanid_revolt
    for unit in state.sassanids:
        fits = revolt_due and t.data.nation[unit] == "parthia" and not state.sassanid
        yield from demand(fits, "unsound-sassanid", unit=unit)
    began_so = t.data.scenarios[state.scenario].sassanid
    yield from demand(state.sassanid or not began_so, "unsound-dynasty")
    yield from demand(began_so or not state.sassanid or revolt_due, "unsound-dynasty")


def _kingdoms(t: RiseAndFall) -> Problems:
    """Germanic Kingdoms, their counters and their capitals [Germanic Kingdoms]."""
    state = t.state
    if t.year < t.data.dates.kingdoms:
        yield from demand(not state.kingdoms and not state.founded, "unsound-kingdom-early")
    for name, kingdom in state.kingdoms.items():
        yield from _kingdom(t, name, kingdom)
    standing = {unit for unit, _ in t.on_map() if t.data.kind[unit] == "germanic-kingdom"}
    yield from demand(state.members.keys() == standing, "unsound-members")
    for unit, name in state.members.items():
        fits = name in state.kingdoms and t.data.nation[unit] == f"kingdom-{state.kingdoms[name].tribe}"
        yield from demand(fits, "unsound-member", unit=unit, kingdom=clipped(name))


def _kingdom(t: RiseAndFall, name: str, kingdom: Kingdom) -> Problems:
    named = _KINGDOM.fullmatch(name)
    is_named = named is not None and named[1] == kingdom.tribe and kingdom.tribe in t.data.tables.kingdoms.sets
    yield from demand(is_named, "unsound-kingdom", kingdom=clipped(name))
    yield from _capital(t, kingdom.capital, name)
    yield from demand(kingdom.status != "new" or t.state.founded, "unsound-kingdom-status", kingdom=name)
    yield from outside(kingdom.replaced, (0, len(t.data.unit)), "unsound-replaced", kingdom=name)


def _capital(t: RiseAndFall, area: str, kingdom: str) -> Problems:
    found = t.data.areas.get(area)
    yield from demand(found is not None and t.is_star(found), "unsound-capital", kingdom=kingdom, area=clipped(area))


def _hordes(t: RiseAndFall) -> Problems:
    """The Huns and Hunae, and the Kingdoms they found [The Huns]."""
    for horde, facts in t.state.hordes.items():
        yield from outside(facts.count, (0, len(t.data.unit)), "unsound-absorbed", horde=horde)
        if facts.capital:
            yield from _capital(t, facts.capital, horde)
            yield from demand(not t.area_of(horde), "unsound-horde-settled", horde=horde)
        arrived = t.year >= t.data.dates.huns
        yield from demand(arrived or not (facts.count or facts.capital), "unsound-horde-early", horde=horde)


def _gone(t: RiseAndFall) -> Problems:
    """A power that is out of the game has nothing left in it [Peoples, Reliability 4]."""
    spared = {*t.data.armenians, *(unit for client in t.data.tables.clients for unit in client.units)}
    for people in t.state.gone:
        alive = next((unit for unit in t.units_of(people) if unit not in spared), "")
        yield from demand(not alive, "unsound-gone-unit", people=people, unit=alive)


_PEOPLES: tuple[Check[RiseAndFall], ...] = (
    _gone,
    known_once("unsound-fallen", lambda t: t.state.fallen, lambda t: ("west", "east")),
    requires("unsound-fallen-early", lambda t: not t.state.fallen or t.year >= t.data.dates.split),
    requires("unsound-clients", lambda t: not t.state.clients or t.has("inherited_kingdoms")),
)


# The player turn


def _player_turn(t: RiseAndFall) -> Problems:
    """Marks of a player turn exist only during one [Turns]."""
    state, step = t.state, t.state.step
    marks = (state.disbanded, state.refused, state.recruited, state.counted, state.spent)
    facts = (state.markers_spent, state.rebuilt, state.sued, state.declared)
    if step not in _WITHIN_A_TURN:
        yield from demand(not any(marks) and not any(facts), "unsound-marks")
    if step not in _OF_CAMPAIGN:
        moved = (state.trail, state.flipped, state.transferred, state.stopped)
        yield from demand(not any(moved), "unsound-moved")
    if step in _WITHIN_A_TURN:
        yield from unknown_or_twice(state.done, ("quiet", BEGUN), "unsound-done")
        begun = _WITHIN_A_TURN.index(step) >= _WITHIN_A_TURN.index("arrivals")
        yield from demand(begun or "quiet" not in state.done, "unsound-done", thing="quiet")
        yield from demand(step != "reform" or not state.done, "unsound-done", thing=BEGUN)
    elif step != "deployment":
        yield from demand(not state.done, "unsound-done", thing=clipped(next(iter(state.done), "")))


def _on_the_way(t: RiseAndFall) -> Iterable[str]:
    return (*t.state.onward, *t.state.refused)


_RECRUITED: tuple[Check[RiseAndFall], ...] = (
    every("unsound-onward", "unit", _on_the_way, lambda t, unit: t.data.kind[unit] == "migration"),
    known_once("unsound-recruited", lambda t: t.state.recruited, lambda t: {*PEOPLES, *HUNS, REBELS, CLIENTS}),
    all_within("unsound-recruits", "nation", lambda t: t.state.recruited, lambda t: (1, len(t.data.unit))),
)


def _production(t: RiseAndFall) -> Problems:
    """What was counted and spent, and the four Bribe markers [Reinforcements, Bribery]."""
    state, data = t.state, t.data
    counting = state.player in EMPIRES and state.step in _WITHIN_A_TURN
    parts = {"all"} if not (t.divided and state.player == "rome") else {"west", "east"}
    yield from demand(state.counted.keys() == (parts if counting else set()), "unsound-counted")
    most = len(data.stars) + len(data.areas)
    for part, count in state.counted.items():
        yield from outside(count, (0, most), "unsound-count")
        yield from outside(state.spent.get(part, 0), (0, max(count, 0)), "unsound-spent")
    yield from demand(state.spent.keys() <= state.counted.keys(), "unsound-counted")
    yield from outside(state.markers_spent, (0, data.markers.bribe - len(state.bribes)), "unsound-markers")
    yield from outside(state.rebuilt, (0, state.markers_spent), "unsound-rebuilt")
    yield from demand(sum(state.spent.values()) >= state.markers_spent, "unsound-unpaid")
    for unit, empire in state.bribes.items():
        fits = empire in EMPIRES and not data.kinds[data.kind[unit]].never_bribed
        yield from demand(fits, "unsound-bribe", unit=unit)


def _came_by_its_way(t: RiseAndFall, unit: str) -> bool:
    """Whether a unit's way this turn follows links and ends where it is [Movement]."""
    trail = t.state.trail[unit]
    known = bool(trail) and all(area in t.data.areas for area in trail)
    linked = known and all(any(path.to == to for path in t.data.areas[origin].paths) for origin, to in pairwise(trail))
    return linked and trail[-1] == t.area_of(unit)


_WAYS: tuple[Check[RiseAndFall], ...] = (
    every("unsound-trail", "unit", lambda t: t.state.trail, _came_by_its_way),
    every("unsound-transferred", "unit", lambda t: t.state.transferred, lambda t, unit: unit not in t.state.trail),
)


# Stacking and the set-up


def _stacking(t: RiseAndFall) -> Problems:
    """Units of a player whose turn hasn't reached placing and moving don't overstack: his last turn saw to that.

    Only nations that never change their player are checked. Raiders share areas, and Huns may push others together.
    """
    acting = t.state.player if t.state.step in _PLACING else ""
    for area in t.data.areas:
        resting = [unit for unit in t.at(area) if _is_at_rest(t, unit, acting)]
        yield from demand(len(resting) <= 1, "unsound-crowd", area=area, units=tuple(resting[:2]))


def _is_at_rest(t: RiseAndFall, unit: str, acting: str) -> bool:
    nation = t.nation_of(unit)
    return nation in _STEADY and t.data.kind[unit] != "migration" and t.relations.mover(nation) != acting


def _deployment(t: RiseAndFall) -> Problems:
    """Before the first turn, everything is as in the scenario except units placed by hand [Set Up and Start]."""
    if t.state.step != "deployment":
        return
    options = dict.fromkeys(t.state.options, True)
    begun, chosen = set_up_state(t.data, t.state.scenario, options), t.data.scenarios[t.state.scenario]
    yield from demand(t.state.turn == begun.turn and bool(chosen.free_placement or chosen.swap), "unsound-deployment")
    for field in RiseState.__struct_fields__:
        if field not in ("stacks", "done", "dice", "leaps", "levels"):
            same = getattr(t.state, field) == getattr(begun, field)
            yield from demand(same, "unsound-deployment")
    seats = [placement.seat for placement in chosen.free_placement]
    yield from unknown_or_twice(t.state.done, [*seats, *(f"{seat}:by-hand" for seat in seats), "swap"], "unsound-done")
    free = {unit for placement in chosen.free_placement for unit in placement.free}
    free |= {*t.data.units_of["parthia"], *chosen.swap}
    home = {unit: place for place, stack in begun.stacks.items() for unit in stack}
    for unit, place in home.items():
        yield from demand(unit in free or t.pieces.is_at(unit, place), "unsound-deployed", unit=unit)
    for seat in seats:
        wanted = sum(place in t.data.areas for unit, place in home.items() if t.data.nation[unit] == seat)
        placed = len(t.units_of(seat))
        by_hand = f"{seat}:by-hand" in t.state.done and placed < wanted
        yield from demand(placed == wanted or by_hand, "unsound-deployed-number", side=say(f"seat-{seat}"))


_CHECKS: tuple[Check[RiseAndFall], ...] = (
    within("unsound-turn", lambda t: t.state.turn, lambda t: (_first_turn(t), t.state.last_turn)),
    *_OUTLINE,
    _levels,
    _step,
    _lists,
    _places,
    _areas,
    _clocks,
    *_WALLS,
    _revolts,
    *_WAR,
    *_PEACE,
    *_EMPEROR,
    _rebels,
    _kingdoms,
    _hordes,
    *_PEOPLES,
    _player_turn,
    *_RECRUITED,
    _production,
    *_WAYS,
    _stacking,
    _deployment,
)


def check_position(t: RiseAndFall, scenario: str, options: Mapping[str, bool]) -> None:
    """Make sure a position can occur between two steps of this scenario with these options.

    Raises:
        ImpossibleState: it can't; the text says why.
    """
    last = t.data.turn(t.data.scenarios[scenario].last_year)
    refuse_impossible(GAME_ID, t, (frame(lambda t: t.state, scenario, options, last), *_CHECKS))
