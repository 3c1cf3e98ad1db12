"""Fleets: who commands them, what they carry, where they land [3.4.2, 6.3, 9.2]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Barred, Option
from rules.core.game import Play
from rules.core.groups import some
from rules.core.text import Text
from rules.ultimus_romanorum.chapters.asking import BACK, area_options, ask, ask_some, leader_options, pick
from rules.ultimus_romanorum.chapters.movement import Stack, closed, lone_chief, may_start, note_escort, shares
from rules.ultimus_romanorum.chapters.plague import enter_plague
from rules.ultimus_romanorum.chapters.usurpation import try_rally
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import FleetLanded, FleetLoaded, FleetMoved
from rules.ultimus_romanorum.game import UltimusRomanorum, choice, other, say


def hold(fleet: str) -> str:
    """The place of those aboard a fleet."""
    return f"aboard-{fleet}"


def cargo(t: UltimusRomanorum, fleet: str) -> list[str]:
    """The leaders and units aboard a fleet."""
    return list(t.pieces.at(hold(fleet)))


def aboard(t: UltimusRomanorum, fleet: str, camp: Camp) -> list[str]:
    """Those aboard a fleet who obey a camp; some may have changed sides at sea [3.6.4, 6.2, R124]."""
    return [piece for piece in cargo(t, fleet) if t.camp(piece) == camp]


def others_aboard(t: UltimusRomanorum, fleet: str, camp: Camp) -> tuple[str, ...]:
    """Those aboard a fleet who obey the other camp [R124]."""
    return tuple(aboard(t, fleet, other(camp)))


def lands_own(t: UltimusRomanorum, fleet: str, camp: Camp) -> bool:
    """Whether a landing needs a word on whose it is: the other camp commands the fleet, or has men aboard [R124]."""
    return t.state.fleets[fleet].controller != camp or bool(others_aboard(t, fleet, camp))


def sailing(t: UltimusRomanorum, camp: Camp) -> list[str]:
    """The fleets that a camp may move in this SMC [3.4.2]."""
    if camp in t.state.stormy:
        return []
    return [
        fleet
        for fleet, facts in t.state.fleets.items()
        if facts.controller == camp and not facts.back and fleet not in t.state.moved and not is_neutral(t, fleet)
    ]


def is_neutral(t: UltimusRomanorum, fleet: str) -> bool:
    """Whether a fleet belongs to a neutral Tribe that holds its port."""
    home = t.state.fleets[fleet].home
    return any(t.tribe_of(piece) in t.state.neutral for piece in t.at(home))


def steps(t: UltimusRomanorum, fleet: str) -> list[str]:
    """Where a fleet may sail in one step: a sea, or a port beside it in which its camp's men may land [3.4.2, R125]."""
    here = t.place(fleet)
    if here in t.data.seas:
        camp = t.state.fleets[fleet].controller
        ports = [
            area.id
            for area in t.data.areas.values()
            if area.port and here in area.seas and (not aboard(t, fleet, camp) or may_land(t, fleet, camp, area.id))
        ]
        return [*(sea for sea in t.data.seas[here] if sea in t.data.open_seas), *ports]
    return list(t.area(here).seas)


def may_embark(t: UltimusRomanorum, fleet: str, camp: Camp) -> list[str]:
    """Who may go aboard a fleet that is in its home port and hasn't carried anyone yet [3.4.2, R30]."""
    facts = t.state.fleets[fleet]
    return [] if facts.used or t.place(fleet) != facts.home else embarking(t, facts.home, camp)


def embarking(t: UltimusRomanorum, home: str, camp: Camp) -> list[str]:
    """Who may go aboard in a port: there since the SMC began, no limitanei, no chief alone [3.4.2, 4.3, R30]."""
    able = [
        piece
        for piece in t.at(home)
        if t.camp(piece) == camp
        and may_start(t, piece)
        and t.fights(piece)
        and (piece in t.data.leaders or t.unit(piece).category != "LI")
    ]
    units = [piece for piece in able if piece in t.data.units]
    return [piece for piece in able if piece in units or not goes_alone(t, home, piece, units)]


def goes_alone(t: UltimusRomanorum, home: str, leader: str, units: Sequence[str]) -> bool:
    """Whether a tribal leader would leave a port of the Empire without a unit of his own [3.4.2, 4.3]."""
    return t.area(home).in_empire and lone_chief(t, Stack(leader, tuple(units)))


def guard_of(t: UltimusRomanorum, leader: str) -> str:
    """The buccellarii that go wherever a leader goes; empty if he has none on the map [3.2.4]."""
    guard = t.state.guard.get(leader, "")
    return guard if guard and t.on_map(guard) else ""


def landings(t: UltimusRomanorum, fleet: str, camp: Camp) -> list[str]:
    """Where those aboard of a camp may go ashore: beside the fleet's sea, or in its port [3.4.2, R31, R124, R125]."""
    if not aboard(t, fleet, camp):
        return []
    here = t.place(fleet)
    near = [here] if here in t.data.areas else [area.id for area in t.data.areas.values() if here in area.seas]
    return [area for area in near if may_land(t, fleet, camp, area)]


def may_land(t: UltimusRomanorum, fleet: str, camp: Camp, area: str) -> bool:
    """Whether everyone aboard of a camp may enter an area of the coast [3.2, 4.2.4, 4.3, R124]."""
    return may_go_ashore(t, aboard(t, fleet, camp), camp, t.state.fleets[fleet].home, area)


def may_go_ashore(t: UltimusRomanorum, pieces: Sequence[str], camp: Camp, home: str, area: str) -> bool:
    """Whether counters of a camp that come by sea from a port may all enter an area of the coast [3.2, 4.2.4, 4.3]."""
    leaders = [piece for piece in pieces if piece in t.data.leaders]
    units = [piece for piece in pieces if piece in t.data.units]
    if not shares(t, pieces, area, camp):
        return False
    if any(closed(t, leader, kin_aboard(t, leader, units), home, area) for leader in leaders):
        return False
    return _are_led_ashore(t, units, leaders, home, area)


def kin_aboard(t: UltimusRomanorum, leader: str, units: Sequence[str]) -> str:
    """A unit that accompanies a leader ashore: a tribal leader needs one of his Tribe or its allies [4.3]."""
    return next((unit for unit in units if not lone_chief(t, Stack(leader, (unit,)))), "")


def _are_led_ashore(t: UltimusRomanorum, units: Sequence[str], leaders: Sequence[str], home: str, area: str) -> bool:
    """Whether each unit may land, alone or within the capacity of a leader aboard [3.4.2, R67]."""
    room = {leader: t.leader(leader).cc for leader in leaders}
    for unit in units:
        if closed(t, unit, "", home, area):
            leader = next((each for each in leaders if room[each] and not closed(t, unit, each, home, area)), "")
            if not leader:
                return False
            room[leader] -= 1
    return True


def sail(t: UltimusRomanorum, fleet: str, camp: Camp) -> Play[bool]:
    """Load a fleet at home, sail one step, land [3.4.2]. False if the player takes it back."""
    loading = may_embark(t, fleet, camp)
    ways = sorted(steps(t, fleet), key=lambda to: to in t.data.seas)
    options = [*_ways_by_sea(t, fleet, camp, ways), choice(BACK, "option-back", "3.4.2")]
    to = yield from ask(t, camp, "sail", "3.4.2", options, fleet=fleet)
    if to == BACK:
        return False
    if loading and to in t.data.seas and not (yield from _load(t, fleet, camp, loading)):
        return False
    origin = t.place(fleet)
    t.put(fleet, to)
    t.state.moved.append(fleet)
    t.tell(FleetMoved(fleet=fleet, origin=origin, to=to, aboard=tuple(cargo(t, fleet))), "3.4.2")
    if to in t.data.seas:
        yield from land(t, fleet, camp)
    elif aboard(t, fleet, camp):
        yield from _ashore(t, fleet, camp, to)
    return True


def _ways_by_sea(t: UltimusRomanorum, fleet: str, camp: Camp, ways: Sequence[str]) -> list[Option]:
    """An option for each way, with those aboard whom the fleet carries on for the other camp [3.4.2, R124]."""
    others = others_aboard(t, fleet, camp)
    if others:
        return area_options(ways, "option-sail-mixed", "3.4.2, R124", others=others)
    is_loaded = bool(aboard(t, fleet, camp))
    keys = {to: "option-sail-port" if is_loaded and to in t.data.areas else "option-sail" for to in ways}
    return [option for to in ways for option in area_options([to], keys[to], "3.4.2")]


def _load(t: UltimusRomanorum, fleet: str, camp: Camp, loading: Sequence[str]) -> Play[bool]:
    """Choose who goes aboard: up to two units, any number of leaders [3.4.2, R30]. False if taken back."""
    back = choice(BACK, "option-back", "3.4.2")
    capacity = t.state.fleets[fleet].capacity
    units = [piece for piece in loading if piece in t.data.units and t.unit(piece).category != "BU"]
    units.sort(key=lambda unit: (-t.values(unit).pf, unit))
    leaders = [piece for piece in loading if piece in t.data.leaders and guard_of(t, piece) in ("", *loading)]
    taken: tuple[str, ...] = ()
    if units:
        options = [choice(unit, "option-load", "3.4.2", (), unit=unit, pf=t.values(unit).pf) for unit in units]
        count = (0, min(capacity, len(units)))
        taken = yield from ask_some(t, camp, "load", "3.4.2", options, count, (), back, fleet=fleet)
        if taken == (BACK,):
            return False
    chiefs = yield from _load_leaders(t, fleet, camp, leaders, taken)
    if chiefs is None:
        return False
    guards = [guard for each in chiefs if (guard := guard_of(t, each))]
    boarding = (*chiefs, *taken, *guards)
    if boarding:
        home = t.state.fleets[fleet].home
        for piece in boarding:
            t.put(piece, hold(fleet))
        t.state.moved += boarding
        t.state.fleets[fleet].used = True
        t.tell(FleetLoaded(fleet=fleet, area=home, pieces=boarding), "3.4.2")
    return True


def _load_leaders(
    t: UltimusRomanorum, fleet: str, camp: Camp, leaders: Sequence[str], units: Sequence[str]
) -> Play[tuple[str, ...] | None]:
    """Choose which leaders go aboard with the units; None if the player takes it back [3.2.4, 3.4.2, 4.3].

    If some guards find room but not all, those who have one are asked for first, as many as there is room for.
    """
    room = t.state.fleets[fleet].capacity - len(units)
    kept = [barred for each in leaders if (barred := _kept_ashore(t, fleet, each, units)) is not None]
    able = [each for each in leaders if each not in {barred.id for barred in kept}]
    guarded = [each for each in able if guard_of(t, each)]
    rounds = [(able, len(able))]
    if len(guarded) > room:
        rounds = [(guarded, room), ([each for each in able if each not in guarded], len(able) - len(guarded))]
    chosen: tuple[str, ...] = ()
    for group, most in rounds:
        found = yield from _ask_leaders(t, fleet, camp, group, most, kept)
        if found == (BACK,):
            return None
        chosen += found
    return chosen


def _ask_leaders(
    t: UltimusRomanorum, fleet: str, camp: Camp, leaders: Sequence[str], most: int, kept: Sequence[Barred]
) -> Play[tuple[str, ...]]:
    if not leaders:
        return ()
    options = leader_options(t, leaders, "option-leader", "3.4.2")
    question = pick(t, camp, "load-leaders", "3.4.2", options, "", fleet=fleet)
    question.min, question.max, question.default = 0, most, ()
    question.back, question.barred = choice(BACK, "option-back", "3.4.2"), lambda: kept
    return (yield from some(question))


def _kept_ashore(t: UltimusRomanorum, fleet: str, leader: str, units: Sequence[str]) -> Barred | None:
    """A leader who can't go aboard with these units, with the reason; None if he can [3.2.4, 3.4.2, 4.3]."""
    why = why_ashore(t, fleet, leader, units)
    return None if why is None else Barred(leader, leader_options(t, [leader], "option-leader", "3.4.2")[0].name, why)


def why_ashore(t: UltimusRomanorum, fleet: str, leader: str, units: Sequence[str]) -> Text | None:
    """Why a leader can't go aboard with these units: he'd be alone, or his guard has no room; None if he can."""
    if goes_alone(t, t.state.fleets[fleet].home, leader, units):
        return say("refused-aboard-alone", leader=leader, rule="4.3")
    guard = guard_of(t, leader)
    if guard and guard not in units and len(units) >= t.state.fleets[fleet].capacity:
        return say("refused-aboard-guard", leader=leader, rule="3.2.4, 3.4.2")
    return None


def land(t: UltimusRomanorum, fleet: str, camp: Camp) -> Play[None]:
    """Those aboard of a camp may go ashore beside the fleet's sea or in its port, or stay aboard [3.4.2, R31, R124]."""
    areas = landings(t, fleet, camp)
    if not areas:
        return
    key, rule = ("option-land-own", "3.4.2, R124") if lands_own(t, fleet, camp) else ("option-land", "3.4.2")
    options = [*area_options(areas, key, rule), choice("stay", "option-stay-aboard", "3.4.2")]
    landing = tuple(aboard(t, fleet, camp))
    to = yield from ask(t, camp, "land", "3.4.2", options, "stay", fleet=fleet, pieces=landing)
    if to != "stay":
        yield from _ashore(t, fleet, camp, to)


def _ashore(t: UltimusRomanorum, fleet: str, camp: Camp, area: str) -> Play[None]:
    landed = aboard(t, fleet, camp)
    for piece in landed:
        t.put(piece, area)
    t.state.moved += [piece for piece in landed if piece not in t.state.moved]
    t.tell(FleetLanded(fleet=fleet, area=area, pieces=tuple(landed)), "3.4.2")
    note_escort(t, landed, (area,))
    yield from enter_plague(t, landed, area)
    yield from try_rally(t, [piece for piece in landed if t.on_map(piece)], area)
