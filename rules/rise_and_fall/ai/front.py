"""The front between the empires."""

from __future__ import annotations

from rules.rise_and_fall.chapters.combat_values import longest_move
from rules.rise_and_fall.chapters.movement import links_from, sails
from rules.rise_and_fall.chapters.production import own_stars
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.position_cache import areas_within, land_within, mask_of

_FAR = 99

AT_THE_FRONT = 3
"""Units this close to stars of the other empire are at the front."""


def other_empire(empire: str) -> str:
    """The enemy of an empire."""
    return "parthia" if empire == "rome" else "rome"


def front(t: RiseAndFall, empire: str) -> list[str]:
    """The stars of the other empire that are next to an empire's own land."""
    return t.memo.get(("front", empire), lambda: _front(t, empire))


def _front(t: RiseAndFall, empire: str) -> list[str]:
    near = links_from(t, t.owned(empire))
    return [star for star in own_stars(t, other_empire(empire)) if near.get(star, _FAR) <= AT_THE_FRONT]


def next_front(t: RiseAndFall) -> list[str]:
    """The stars near which to gather: at war, or in peace if the empires may be at war next turn."""
    return front(t, t.empire) if t.empire and (t.relations.at_war("rome", "parthia") or may_come_to_war(t)) else []


def may_come_to_war(t: RiseAndFall) -> bool:
    """Whether the empires are at peace and either could declare war before or in the next turn."""
    return not t.relations.at_war("rome", "parthia") and t.state.turn + 1 > t.state.peace_until


def attack_range(t: RiseAndFall, unit: str) -> int:
    """The areas that a unit could attack if nothing were in its way, as a bit mask."""
    within = areas_within if sails(t, unit) else land_within
    return within(t.pieces.place(unit), longest_move(t, unit))


def coveted(t: RiseAndFall) -> frozenset[str]:
    """In peace the stars of the seat's empire that the other one could attack if it declared war."""
    return t.memo.get("coveted", lambda: _coveted(t))


def _coveted(t: RiseAndFall) -> frozenset[str]:
    if not t.empire or not may_come_to_war(t) or not _moves_again(t):
        return frozenset()
    reached = 0
    for unit in t.units_of(other_empire(t.empire)):
        reached |= attack_range(t, unit)
    return frozenset(star for star in own_stars(t, t.empire) if mask_of([star]) & reached)


def _moves_again(t: RiseAndFall) -> bool:
    """Whether the other empire has another turn in this game."""
    return t.state.turn < t.state.last_turn or t.empire == "rome"
