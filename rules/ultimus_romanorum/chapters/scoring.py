"""Victory points of phase F, and who wins [10]."""

from __future__ import annotations

from rules.ultimus_romanorum.data.loader import HALVES, ROMA
from rules.ultimus_romanorum.events import YearScored
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, say

ROMA_PV = 5
PAX_PV = 5
REGNUM_PV = 5
USURPATION_PV = VACANT_PV = COUNCIL_PV = 3
TRIBE_PV = {"minor": 1, "major": 3}
DECISIVE, COMPLETE = 2, 5


def score_year(t: UltimusRomanorum) -> None:
    """The points of phase F, the Roman's first [10.2]."""
    _score_roman(t)
    _score_barbarian(t)
    t.tell(YearScored(year=t.year, pv=dict(t.state.pv), roman=t.state.roman), "10.2")


def _score_roman(t: UltimusRomanorum) -> None:
    before = t.state.pv[t.seat(ROMAN)]
    for tribe in t.state.pacified:
        if stands_as_regnum(t, tribe):
            continue
        t.score(ROMAN, TRIBE_PV["major" if t.is_major(tribe) else "minor"], "pv-tribe", "10.2", tribe)
    if both_enthroned(t):
        t.score(ROMAN, 1, "pv-thrones", "10.2")
    if not any(throne.usurper for throne in t.state.thrones.values()):
        t.score(ROMAN, 1, "pv-no-civil-war", "10.2")
    for half, cause in (("east", "pv-east"), ("west", "pv-west")):
        if all(t.roman_area(area) for area in t.data.capitals[half]):
            t.score(ROMAN, 1, cause, "10.2")
    if t.state.pax:
        t.score(ROMAN, PAX_PV, "pv-pax", "10.2")
    if t.state.event == "heavy-taxes" and t.state.pv[t.seat(ROMAN)] > before:
        t.score(ROMAN, -1, "pv-taxes", "2.D, R48")


def stands_as_regnum(t: UltimusRomanorum, tribe: str) -> bool:
    """Whether a Tribe without units isn't beaten: its Regnum lives on, its capital not in Roman hands [9.4, R81].

    An ally is beaten by itself as long as its major Tribe has units left (R27, R92).
    """
    facts, major = t.state.tribes[tribe], t.major_of(tribe)
    if major and t.units_of(major):
        return False
    kingdom = major or tribe
    return facts.status == "regnum" and bool(t.state.tribes[kingdom].capital) and not t.has_lost_capital(kingdom)


def is_regnum_lost(t: UltimusRomanorum, tribe: str) -> bool:
    """Whether a Regnum has ended, or has neither units nor its capital and so ends this winter [4.5.3, 9.4, R81]."""
    facts = t.state.tribes[tribe]
    return facts.status != "regnum" or (t.has_lost_capital(tribe) and not t.units_of(tribe))


def both_enthroned(t: UltimusRomanorum) -> bool:
    """Whether there are two Augusti and both are in imperial capitals, a city's box included [10.2, R36]."""
    augusti = t.augusti()
    capitals = {area for half in HALVES for area in t.data.capitals[half]}
    return len(augusti) == len(HALVES) and all(t.area_of(augustus) in capitals for augustus in augusti.values())


def _score_barbarian(t: UltimusRomanorum) -> None:
    """His points; a throne that falls vacant in the winter to come counts in the next year [10.2, R133]."""
    plain, towns = occupied(t)
    if plain:
        t.score(BARBARIAN, len(plain), "pv-areas", "10.2", *plain)
    if towns:
        t.score(BARBARIAN, 2 * len(towns), "pv-towns", "10.2", *towns)
    if scores_roma(t):
        t.score(BARBARIAN, ROMA_PV, "pv-roma", "10.2", ROMA)
    if any(throne.usurper for throne in t.state.thrones.values()):
        t.score(BARBARIAN, USURPATION_PV, "pv-usurpation", "10.2")
    for _ in range(t.state.vacancies):
        t.score(BARBARIAN, VACANT_PV, "pv-vacant", "10.2")
    for tribe in t.state.founded:
        t.score(BARBARIAN, REGNUM_PV, "pv-regnum", "10.2", tribe)
    t.state.vacancies, t.state.founded = 0, []
    if t.state.council:
        t.score(BARBARIAN, COUNCIL_PV, "pv-council-open", "10.2", t.state.council)


def occupied(t: UltimusRomanorum) -> tuple[list[str], list[str]]:
    """The areas of the Empire with units of hostile Tribes: without a town, and with one; not Roma [10.2, R59]."""
    found = [
        area.id
        for area in t.data.areas.values()
        if area.in_empire and area.id != ROMA and area.id not in t.state.ceded and holds_tribe(t, area.id)
    ]
    return [area for area in found if area not in t.data.towns], [area for area in found if area in t.data.towns]


def holds_tribe(t: UltimusRomanorum, area: str) -> bool:
    """Whether a unit of a Tribe that fights Rome is in an area."""
    return any((tribe := t.tribe_of(unit)) and t.is_hostile(tribe) for unit in t.fighters(area, BARBARIAN))


def scores_roma(t: UltimusRomanorum) -> bool:
    """Whether any non-Roman unit of the Barbarian's is in the area of Roma, and no Pope forbids it [10.2, 6.1]."""
    return not t.state.pope and any(t.tribe_of(unit) for unit in t.fighters(ROMA, BARBARIAN))


def score_end(t: UltimusRomanorum) -> None:
    """What a scenario adds in its last phase F, which has no winter [10.4.1, R44, R81]."""
    special = t.data.scenarios[t.state.scenario].special
    if "regnum-dissolved" in special and is_regnum_lost(t, "vandali"):
        t.score(ROMAN, 10, "pv-regnum-gone", "10.3, R44", "vandali")
    augustus = t.throne("west").augustus
    lawful = bool(augustus) and augustus not in t.state.deposed
    if "last-augustus" in special and lawful and t.area_of(augustus) in t.data.capitals["west"]:
        t.score(ROMAN, 10, "pv-last-augustus", "10.3, R44", augustus)


def close(t: UltimusRomanorum) -> None:
    """More points win; more than twice is decisive, more than five times complete; equal is a draw [10.3, R121]."""
    seats = sorted(t.state.pv, key=lambda seat: -t.state.pv[seat])
    best, worst = t.state.pv[seats[0]], t.state.pv[seats[1]]
    if best == worst:
        t.end("draw", None, say("end-draw", pv=best), "10.3")
        return
    level = "complete" if best > COMPLETE * worst else "decisive" if best > DECISIVE * worst else "victory"
    camp = t.camp_of_seat(seats[0])
    t.end(level, seats[0], say(f"end-{level}", seat=seats[0], camp=camp, best=best, worst=worst), "10.3")
