"""Phase D: the number of SMC, the event, Caesars, deaths and reinforcements [2.D]."""

from __future__ import annotations

from rules.core.game import Play
from rules.ultimus_romanorum.chapters.asking import area_options, ask, best_first, leader_options
from rules.ultimus_romanorum.chapters.geostrategy import bars_palatini, enter, generic_areas
from rules.ultimus_romanorum.chapters.leaders import die, give_guard
from rules.ultimus_romanorum.chapters.usurpation import join_holder
from rules.ultimus_romanorum.data.loader import HALVES
from rules.ultimus_romanorum.events import (
    CaesarNamed,
    DeathTested,
    FleetReturned,
    PaxBroken,
    SequencesCounted,
    UnitPlaced,
)
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, choice, other


def count_sequences(t: UltimusRomanorum) -> None:
    """Half the VS of the Augusti, rounded up, and the best VS of the Barbarian's leaders [2.D, R1]."""
    values = [t.leader(each).vs for each in t.augusti().values()]
    roman = values[0] if len(values) == 1 else (sum(values) + 1) // 2
    active = [leader for leader in t.leaders_on_map() if t.camp(leader) == BARBARIAN and _is_active(t, leader)]
    best = max(active, key=lambda leader: (t.leader(leader).vs, leader), default="")
    barbarian = t.leader(best).vs if best else 0
    total = roman + barbarian
    first, second = (total + 1) // 2, total // 2
    t.state.sequences = {t.state.first: first, other(t.state.first): second}
    t.tell(
        SequencesCounted(
            roman_vs=roman,
            barbarian_vs=barbarian,
            leader=best,
            total=total,
            roman=t.state.sequences[ROMAN],
            barbarian=t.state.sequences[BARBARIAN],
        ),
        "2.D",
    )


def _is_active(t: UltimusRomanorum, leader: str) -> bool:
    """Whether a leader counts: not on his Pax Romana side [2.D, R119]."""
    tribe = t.tribe_of(leader)
    return not tribe or t.state.tribes[tribe].status not in ("peace", "off-map")


# Caesars [2.D, 3.5.1]


def caesar_candidates(t: UltimusRomanorum, half: str) -> list[str]:
    """Who may become Caesar in a half: an historical leader there, where an Augustus is too [3.5.1, R3]."""
    if not any(t.stands_in(augustus) == half for augustus in t.augusti().values()):
        return []
    return best_first(
        t,
        (
            leader
            for leader in t.leaders_on_map()
            if not t.leader(leader).generic
            and t.camp(leader) == ROMAN
            and t.stands_in(leader) == half
            and not t.half_of_augustus(leader)
            and not t.half_of_caesar(leader)
        ),
    )


def name_caesars(t: UltimusRomanorum) -> Play[None]:
    """The Roman may name a Caesar in each half without one [2.D, 3.5.1]."""
    for half in HALVES:
        candidates = caesar_candidates(t, half)
        if t.throne(half).caesar or not candidates:
            continue
        options = [
            *leader_options(t, candidates, "option-caesar", "3.5.1"),
            choice("none", "option-no-caesar", "3.5.1"),
        ]
        chosen = yield from ask(t, ROMAN, "caesar", "3.5.1", options, "none", half=half)
        if chosen != "none":
            t.throne(half).caesar = chosen
            t.changed()
            t.tell(CaesarNamed(leader=chosen, half=half), "3.5.1")
            give_guard(t, chosen, "3.5.1")


# Deaths [2.D]


def test_deaths(t: UltimusRomanorum) -> Play[None]:
    """The life of each historical leader on the map is tested, Romans first [2.D, R49]."""
    augusti = set(t.augusti().values())
    for leader in list(t.leaders_on_map()):
        rows = [row for row in t.leader(leader).death if row.from_year <= t.year]
        if not rows or not t.on_map(leader):
            continue
        roll, dies_on = t.d10(), rows[-1].dies_on
        t.tell(DeathTested(leader=leader, die=roll, dies_on=dies_on, dies=roll >= dies_on), "2.D")
        if roll >= dies_on:
            yield from die(t, leader, "death-natural", "2.D")
            if t.state.pax and leader in augusti:
                t.state.pax = False
                t.tell(PaxBroken(leader=leader), "2.C")


# Fleets and reinforcements [2.D, 3.3.1, 9.2]


def return_fleets(t: UltimusRomanorum) -> None:
    """Lost fleets are back in their ports after their years [9.2, R54]."""
    for fleet, facts in t.state.fleets.items():
        if facts.back and facts.back <= t.year:
            facts.back = 0
            facts.controller = t.holds_port(facts.home)
            t.put(fleet, facts.home)
            t.tell(FleetReturned(fleet=fleet, area=facts.home, camp=facts.controller), "9.2")


def reinforce(t: UltimusRomanorum) -> Play[None]:
    """Generic leaders reappear and palatini that are due arrive [2.D, 3.3.1]."""
    for leader in list(t.pieces.at("fallen")):
        if leader in t.data.leaders and _returns(t, leader):
            yield from _return_generic(t, leader)
    for unit, due in t.data.scenarios[t.state.scenario].reinforcements.items():
        if due.year <= t.year and t.pieces.is_at(unit, "to-come"):
            arrive(t, unit, due.area)


def _returns(t: UltimusRomanorum, leader: str) -> bool:
    """Whether a generic leader returns in D: a Roman who fell in an earlier year, but not by a plague [3.3.1, R20]."""
    return not t.tribe_of(leader) and leader not in (*t.fallen_this_year(), *t.state.stricken)


def _return_generic(t: UltimusRomanorum, leader: str) -> Play[None]:
    areas = generic_areas(t, leader)
    if not areas:
        t.put(leader, "gone")
        return
    options = area_options(areas, "option-enter", "3.3.1")
    enter(t, leader, (yield from ask(t, ROMAN, "enter", "3.3.1", options, leader=leader)), "entry-generic")


def arrive(t: UltimusRomanorum, unit: str, area: str) -> None:
    """A palatina arrives in its capital, waits if Tribes bar it, or joins a Usurper there [9.3.2, D6, R118]."""
    if any(t.tribe_of(each) and bars_palatini(t, each, area) for each in t.fighters(area, BARBARIAN)):
        t.put(unit, "waiting")
        return
    t.put(unit, area)
    t.tell(UnitPlaced(unit=unit, area=area, cause="placed-reinforcement"), "9.3.2")
    join_holder(t, [unit], area)
