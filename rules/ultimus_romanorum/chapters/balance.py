"""Phase F up to the points: exchange of camps, capitals, fleets; and the hands at its end [2.F, 4.5.3, 5]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, some
from rules.ultimus_romanorum.chapters.asking import area_options, ask
from rules.ultimus_romanorum.chapters.leaders import die
from rules.ultimus_romanorum.chapters.thrones import exchange_camps, send_escort_home, succeed_usurper
from rules.ultimus_romanorum.chapters.tribes import has_unit, set_status
from rules.ultimus_romanorum.chapters.windows import is_usable, react_alone, spend
from rules.ultimus_romanorum.data.loader import BOXES, HALVES, REFUGES, ROMA
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    AreaCeded,
    AugustusFled,
    CapitalSet,
    FleetsControlled,
    HandChanged,
    MigrationEnded,
    RegnumDissolved,
)
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, CUP, ROMAN, UltimusRomanorum, choice, say

CAPITALS_TO_HOLD = {"west": (REFUGES["west"], ROMA), "east": (REFUGES["east"],)}
"""The areas a Usurper must hold in phase F [3.6.4 A]."""


def end_migration(t: UltimusRomanorum) -> None:
    """The migrating Tribes return to their state and their player [6.2, R22]."""
    tribes = t.migrants()
    t.state.migration = ""
    t.changed()
    for tribe in tribes:
        t.tell(MigrationEnded(tribe=tribe, camp=t.camp_of_tribe(tribe)), "6.2, R22")


# F1: exchange of camps [3.6.4, 5]


def settle_usurpations(t: UltimusRomanorum) -> Play[None]:
    """Usurpers who hold the capitals have succeeded; each success exchanges the camps, west first [3.6.4, R6, R77]."""
    for half in HALVES:
        if holds_capitals(t, half):
            succeed_usurper(t, half, "capitals")
    for half in HALVES:
        if t.throne(half).success:
            yield from exchange_camps(t, half)
    send_escort_home(t)
    _note_flights(t)


def holds_capitals(t: UltimusRomanorum, half: str) -> bool:
    """Whether the Barbarian's Romans hold a half's capitals and no Augustus is in refuge there [3.6.4 A, B]."""
    if not t.throne(half).usurper or t.pieces.at(BOXES[half]):
        return False
    return all(_romans_hold(t, area, half) for area in CAPITALS_TO_HOLD[half])


def _romans_hold(t: UltimusRomanorum, area: str, half: str) -> bool:
    here = [piece for piece in t.at(area) if t.state.cause.get(piece) == half and not t.tribe_of(piece)]
    return any(piece in t.data.leaders for piece in here) and any(piece in t.data.units for piece in here)


def _note_flights(t: UltimusRomanorum) -> None:
    """An Augustus out of his half gives the Barbarian a right next year [3.6.6]."""
    for half, augustus in t.augusti().items():
        if t.on_map(augustus) and t.stands_in(augustus) != half:
            t.throne(half).flown = True
            t.tell(AugustusFled(leader=augustus, half=half), "3.6.6")


# F2: capitals of kingdoms and fleets [4.5.3, 3.4.2]


def check_capitals(t: UltimusRomanorum) -> Play[None]:
    """A Regnum whose capital the Roman holds moves to another town, or is dissolved [4.5.3, R81, R129]."""
    for tribe, facts in t.state.tribes.items():
        if facts.status == "regnum" and t.has_lost_capital(tribe):
            yield from _lose_capital(t, tribe)


def _lose_capital(t: UltimusRomanorum, tribe: str) -> Play[None]:
    facts = t.state.tribes[tribe]
    towns = [
        area
        for area in sorted(t.data.towns)
        if has_unit(t, tribe, area) and any(t.place(leader) == area for leader in t.leaders_of(tribe))
    ]
    if towns:
        options = area_options(towns, "option-capital", "4.5.3")
        facts.capital = yield from ask(t, BARBARIAN, "capital", "4.5.3", options, tribe=tribe)
        t.tell(CapitalSet(tribe=tribe, area=facts.capital), "4.5.3")
    elif t.units_of(tribe):
        yield from dissolve(t, tribe)


def dissolve(t: UltimusRomanorum, tribe: str) -> Play[None]:
    """A Regnum without a town is a Tribe in revolt again; its King is eliminated [4.5.3, R81]."""
    facts = t.state.tribes[tribe]
    king, capital = facts.king, facts.capital
    t.tell(RegnumDissolved(tribe=tribe, area=capital), "4.5.3, R81")
    for each in t.following(tribe):
        t.state.dissolved.append(each)
        set_status(t, each, "revolt", "status-dissolved", "4.5.3, R81")
    if king:
        yield from die(t, king, "death-regnum", "4.5.3, R81")


def control_fleets(t: UltimusRomanorum) -> None:
    """Who holds a fleet's port commands it next year [3.4.2, R55, R82]."""
    for facts in t.state.fleets.values():
        facts.controller = t.holds_port(facts.home)
    t.tell(FleetsControlled(camps={fleet: facts.controller for fleet, facts in t.state.fleets.items()}), "3.4.2")


# Cession (campaign) [R44]


def cede(t: UltimusRomanorum) -> None:
    """An area that a Regnum, with its allies, has held for years is ceded until Rome has it back (6.2, R44)."""
    years = t.data.scenarios[t.state.scenario].cession_after
    if not years:
        return
    for area in (area for area in t.data.areas.values() if area.in_empire and area.id != ROMA):
        _cede_area(t, area.id, years)


def _cede_area(t: UltimusRomanorum, area: str, years: int) -> None:
    state = t.state
    kingdoms = [
        _kingdom(t, tribe)
        for unit in t.fighters(area, BARBARIAN)
        if (tribe := t.tribe_of(unit)) and state.tribes[tribe].status == "regnum"
    ]
    holder = _kingdom(t, state.holders[area]) if area in state.holders else ""
    if kingdoms and (not holder or holder in kingdoms):
        kingdom = holder or kingdoms[0]
        state.held[area], state.holders[area] = state.held.get(area, 0) + 1, kingdom
        if state.held[area] == years and area not in state.ceded:
            state.ceded.append(area)
            t.tell(AreaCeded(area=area, tribe=kingdom, ceded=True), "10.3, R44")
        return
    tribe = state.holders.pop(area, "")
    state.held.pop(area, None)
    if kingdoms:
        state.held[area], state.holders[area] = 1, kingdoms[0]
    if area in state.ceded and t.units_at(area, ROMAN) and t.roman_area(area):
        state.ceded.remove(area)
        t.tell(AreaCeded(area=area, tribe=tribe, ceded=False), "10.3, R44")


def _kingdom(t: UltimusRomanorum, tribe: str) -> str:
    """The major Tribe whose Regnum a Tribe is part of [6.2, 9.4]."""
    return t.major_of(tribe) or tribe


# F3 and F5: Pope, hands [6.1, 6]


def offer_pope(t: UltimusRomanorum) -> Play[None]:
    """The Roman may play the Pope before the points are counted [6.1 Pope]."""
    roma = ("roma-at-stake",) if any(t.tribe_of(unit) for unit in t.fighters(ROMA, BARBARIAN)) else ()
    kind = yield from react_alone(t, ROMAN, "pope", "6.1", ("pope",), roma)
    if kind:
        spend(t, ROMAN, kind, rule="6.1")
        t.state.pope = True


def return_useless(t: UltimusRomanorum) -> None:
    """Counters that a camp can't play go back to the cup unseen [2.F, 6, R87]."""
    for camp in CAMPS:
        useless = [card for card in t.hand_of(camp) if not is_usable(t, t.data.cards[card], camp)]
        _give_back(t, camp, useless, "hand-returned")


def discard_excess(t: UltimusRomanorum) -> Play[None]:
    """Each player keeps at most five counters [2.F, 6, R87]."""
    for camp in CAMPS:
        cards = t.hand_of(camp)
        excess = len(cards) - t.data.tables.hand_limit
        if excess > 0:
            _give_back(t, camp, list((yield from _discards(t, camp, cards, excess))), "hand-discarded")


def _discards(t: UltimusRomanorum, camp: Camp, cards: list[str], excess: int) -> Play[tuple[str, ...]]:
    """The player chooses in secret what to discard down to the limit [6]."""
    pick = Pick(
        seat=t.seat(camp),
        question=say("ask-discard", wanted=excess),
        rule="6",
        domain="political",
        options=[choice(card, f"stratagem-{t.data.cards[card]}", "6") for card in cards],
        min=excess,
        max=excess,
        default=tuple(cards[:excess]),
        topic="discard",
        secret=True,
    )
    return (yield from some(pick))


def _give_back(t: UltimusRomanorum, camp: Camp, cards: list[str], cause: str) -> None:
    for card in cards:
        t.put(card, CUP)
    if cards:
        seat = t.seat(camp)
        held = len(t.pieces.at(f"hand-{seat}"))
        t.tell(HandChanged(seat=seat, camp=camp, change=-len(cards), held=held, cause=cause), "2.F")
