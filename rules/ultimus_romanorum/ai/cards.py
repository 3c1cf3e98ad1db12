"""When the Legate plays which stratagem [6]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from rules.ultimus_romanorum.ai.voyages import best_launch
from rules.ultimus_romanorum.ai.worth import STRENGTH, area_value
from rules.ultimus_romanorum.chapters.stratagems import (
    GERMANOPHOBIA_KILLS,
    alliances,
    ally_cp,
    coasts,
    deserters,
    hated,
    migrants,
    rebels,
    treaty_targets,
    tribute_cost,
    tribute_targets,
    victims,
)
from rules.ultimus_romanorum.chapters.tribes import king_candidates, may_rise
from rules.ultimus_romanorum.chapters.usurpation import candidates
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other

PLAGUE_NET = 10
PHOBIA_LEAST = 1.5
MIGRATION_LEAST = 8
"""The strength of Foederati who are worth a Migration: for a year Rome lacks them."""
PHOBIA_KILLS = (10 - GERMANOPHOBIA_KILLS) / 10
"""How likely Germanophobia kills a leader of barbarian birth [6.3]."""
MURDER_LEAST = 3.0
DESERTION_LEAST = 10
TRIBUTE_LEAST = 2.5
KING_CP = 3
USURPER_CP = 3
ENOUGH_AT_WAR = 5
"""With so many hostile units there will hardly be a Pax Romana next year."""
_ALLIANCE = "barbarian-alliance"
"""It comes before the uprising it's made for."""
UPRISINGS = (
    "minor-uprising",
    "two-minor-uprisings",
    "three-minor-uprisings",
    "major-uprising",
    "three-major-uprisings",
)


def inside_worth(t: UltimusRomanorum, tribe: str) -> float:
    """What a Tribe takes from Rome each year where it is, and what its strength is worth."""
    units = t.units_of(tribe)
    areas = {t.area_of(unit) for unit in units if t.stands_in(unit)}
    return sum(area_value(t, area) for area in areas) + STRENGTH * t.strength(units)


def _treaty(rank: str) -> Callable[[UltimusRomanorum, Camp], bool]:
    return lambda t, camp: any(inside_worth(t, tribe) > 1 for tribe in treaty_targets(t, rank))


def best_tribute(t: UltimusRomanorum) -> str:
    """The Tribe that is worth its price most, or an empty string."""
    worth = {tribe: inside_worth(t, tribe) - tribute_cost(t, tribe) for tribe in tribute_targets(t)}
    best = max(worth, key=lambda tribe: worth[tribe], default="")
    return best if best and worth[best] >= TRIBUTE_LEAST else ""


def usurper_worth(t: UltimusRomanorum, leader: str) -> float:
    """How promising a Usurper is: his political capacity, his command, the strength around him."""
    facts = t.leader(leader)
    caesar = 1 if t.half_of_caesar(leader) else 0
    army = t.strength(t.units_at(t.area_of(leader), ROMAN)) if t.area_of(leader) else 0
    return (facts.cp + caesar) * 2 + facts.cc * 0.5 + facts.bt + army * 0.15


def _usurps(half: str) -> Callable[[UltimusRomanorum, Camp], bool]:
    return lambda t, camp: any(
        t.leader(each).cp + bool(t.half_of_caesar(each)) >= USURPER_CP for each in candidates(t, half)
    )


def victim_worth(t: UltimusRomanorum, leader: str) -> float:
    """What the death of an enemy leader is worth."""
    facts = t.leader(leader)
    worth = facts.vs * 0.5 + facts.cc * 0.25 + facts.bt * 0.3 + 1
    if t.half_of_usurper(leader):
        worth += 6
    half = t.half_of_augustus(leader)
    if half:
        worth += 8 if t.usurpation_runs(half) else 1.5
    return worth


def plague_net(t: UltimusRomanorum, camp: Camp, area: str, *, spreads: bool) -> float:
    """How much more strength the enemy has where a plague strikes; what it only reduces counts half [6.3]."""
    around = t.data.beside(area) if spreads else ()
    return _balance(t, camp, area) + sum(_balance(t, camp, each) for each in around) / 2


def _balance(t: UltimusRomanorum, camp: Camp, area: str) -> int:
    return t.strength(t.fighters(area, other(camp))) - t.strength(t.fighters(area, camp))


def _plague(*, spreads: bool) -> Callable[[UltimusRomanorum, Camp], bool]:
    return lambda t, camp: max(plague_net(t, camp, area, spreads=spreads) for area in t.data.areas) >= PLAGUE_NET


def rebellion_worth(t: UltimusRomanorum, camp: Camp, minor: str) -> float:
    """The chance that a Tribe breaks away, if that helps this camp."""
    helps = camp != t.camp_of_tribe(t.state.tribes[minor].ally)
    return max(0.0, (6 - ally_cp(t, minor)) / 6) if helps else 0.0


def _rises(t: UltimusRomanorum, camp: Camp) -> bool:
    """Minor Tribes rise; but the last uprising in hand is kept for the year in which all would be at peace [2.C]."""
    if not rebels(t, "minor"):
        return False
    in_hand = [card for card in t.hand_of(camp) if t.data.cards[card] in UPRISINGS]
    at_war = sum(t.is_hostile(tribe) * len(t.units_of(tribe)) for tribe in t.data.tribes)
    return len(in_hand) > 1 or at_war < ENOUGH_AT_WAR


def phobia_net(t: UltimusRomanorum, camp: Camp, area: str) -> float:
    """What the enemy loses more than this camp where Romans turn against the Germans among them [6.3]."""
    units, leaders = hated(t, area)
    struck = sum(_signed(t, camp, unit) * STRENGTH * t.values(unit).pf / 2 for unit in units)
    return struck + sum(_signed(t, camp, leader) * PHOBIA_KILLS * victim_worth(t, leader) for leader in leaders)


def _signed(t: UltimusRomanorum, camp: Camp, piece: str) -> int:
    return -1 if t.camp(piece) == camp else 1


def migrant_strength(t: UltimusRomanorum, tribe: str) -> int:
    """The strength that a Migration takes from Rome for a year; 0 if the Tribe doesn't serve it [6.2]."""
    serves = t.state.tribes[tribe].status == "foederati" and t.camp_of_tribe(tribe) == ROMAN
    return t.strength(t.units_of(tribe)) if serves else 0


def alliance_worth(t: UltimusRomanorum, major: str, minor: str) -> int:
    """The strength that goes to war with a major Tribe that is about to rise [6.2]."""
    return t.strength(t.data.units_of[minor]) if may_rise(t, major) and t.state.tribes[minor].status == "peace" else 0


def _allies(t: UltimusRomanorum, camp: Camp) -> bool:
    """An alliance is made before a major Tribe rises, so that the minor one rises with it."""
    in_hand = {t.data.cards[card] for card in t.hand_of(camp)}
    can_raise = camp == BARBARIAN and in_hand & {"major-uprising", "three-major-uprisings"}
    return bool(can_raise) and any(alliance_worth(t, *pair) for pair in alliances(t))


def _launches(t: UltimusRomanorum, camp: Camp) -> bool:
    """A fleet is launched when the camp can load it at once."""
    can_load = t.state.active == camp and t.state.sequences.get(camp, 0) > 0
    return can_load and best_launch(t, camp, coasts(t)) is not None


WANTED: Mapping[str, Callable[[UltimusRomanorum, Camp], bool]] = {
    "minor-federation-treaty": _treaty("minor"),
    "major-federation-treaty": _treaty("major"),
    "tribute": lambda t, camp: bool(best_tribute(t)),
    "buccellarii": lambda t, camp: True,
    "usurpation-west": _usurps("west"),
    "usurpation-east": _usurps("east"),
    "minor-uprising": _rises,
    "two-minor-uprisings": _rises,
    "three-minor-uprisings": _rises,
    "major-uprising": lambda t, camp: bool(rebels(t, "major")),
    "three-major-uprisings": lambda t, camp: bool(rebels(t, "major")),
    "rex": lambda t, camp: any(t.leader(each).cp >= KING_CP for each in king_candidates(t)),
    "bagaudes": lambda t, camp: True,
    "rebellion": lambda t, camp: any(
        rebellion_worth(t, camp, tribe) >= 0.5 for tribe, facts in t.state.tribes.items() if facts.ally
    ),
    "ecumenical-council": lambda t, camp: camp == BARBARIAN,
    "assassination": lambda t, camp: any(victim_worth(t, each) >= MURDER_LEAST for each in victims(t, camp)),
    "plague": _plague(spreads=False),
    "plague-epidemic": _plague(spreads=True),
    "germanophobia": lambda t, camp: max(phobia_net(t, camp, area) for area in t.data.areas) >= PHOBIA_LEAST,
    "migration": lambda t, camp: any(migrant_strength(t, tribe) >= MIGRATION_LEAST for tribe in migrants(t)),
    _ALLIANCE: _allies,
    "fleet": _launches,
    "desertion": lambda t, camp: any(t.strength(deserters(t, camp, area)) >= DESERTION_LEAST for area in t.data.areas),
}
"""Whether the Legate wants to play a stratagem of its own accord, if it can."""


def wants(t: UltimusRomanorum, camp: Camp, kind: str) -> bool:
    """Whether the Legate would play this stratagem now."""
    wish = WANTED.get(kind)
    return wish is not None and wish(t, camp)


def first_wanted(t: UltimusRomanorum, camp: Camp, kinds: Iterable[str]) -> str:
    """The first of these stratagems that the Legate would play now: an alliance before any other; empty if none."""
    found = [kind for kind in kinds if wants(t, camp, kind)]
    return _ALLIANCE if _ALLIANCE in found else next(iter(found), "")
