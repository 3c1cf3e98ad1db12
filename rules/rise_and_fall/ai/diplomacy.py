"""War and peace: when to declare war, and when a suit for peace costs less than the war."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from rules.core.groups import answer_as_suggested
from rules.core.typed_data import from_json
from rules.rise_and_fall.ai.defence import leaving_cost
from rules.rise_and_fall.ai.front import attack_range, other_empire
from rules.rise_and_fall.ai.strength import strength
from rules.rise_and_fall.chapters import peace, wars
from rules.rise_and_fall.chapters.alliances import NEVER_ALLIED
from rules.rise_and_fall.chapters.combat_values import attack_value, defense_value
from rules.rise_and_fall.chapters.movement import can_move, links_from
from rules.rise_and_fall.chapters.production import own_stars
from rules.rise_and_fall.chapters.victory import difference
from rules.rise_and_fall.data.loader import EMPIRES, PEOPLES
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.position_cache import mask_of
from rules.rise_and_fall.state import RiseState

_CONQUESTS = (("african", -30), ("european", -20), ("asian", 10))
"""The Peoples that Rome attacks, and from which year."""

_ON_THE_BORDER = 4
"""A free legion this close to a People's stars counts for a war on it."""

_FAR = 99
_TURNS_OF_A_CONQUEST = 3
"""A conquest takes at least this long; until then its stars may count for the other empire [Allies]."""

_TERRAIN = 1
"""The terrain that an estimate of an attack allows for."""

_UPPER_HAND = 1.25
"""An empire goes to war with this many times the strength of the other one, reserves included."""

_LADDER = 0.5
"""How many stars it is worth to bring the other empire one treaty closer to losing some for good [Peace]."""

_TRUCE = 2
"""A war costs and brings as much as this many turns of it."""

_RETURNED = 0.8
"""How much a conquest counts that a suit for peace gives back."""

_TEMPORARY = 0.35
"""How much a star counts that a war gives to an ally of the enemy."""

_MARGIN = 1.0
"""How many stars a war, or a suit for peace, must bring."""


# Declarations of war


def declaration(t: RiseAndFall) -> str | None:
    """The first declaration of war that pays, if any."""
    return t.memo.get("declaration", lambda: _declaration(t))


def _declaration(t: RiseAndFall) -> str | None:
    for by, on in wars.declarations(t, t.state.player):
        if _wants_war(t, by, on):
            return f"{by}:{on}"
    return None


def _wants_war(t: RiseAndFall, by: str, on: str) -> bool:
    if by in EMPIRES and on in EMPIRES:
        return war_pays(t, by)
    if by == "rome":
        return _kingdom_is_weak(t, on) if on in t.state.kingdoms else _conquest_pays(t, on)
    if by == "parthia":
        return on == "kushan" and t.year >= t.data.dates.sassanid_revolt
    return (by, on) in (("german", "rome"), ("kushan", "parthia")) or (by == "euro-sarmatian" and on == "rome")


def _conquest_pays(t: RiseAndFall, people: str) -> bool:
    """Attack one People at a time, with enough turns left and free legions next to its stars."""
    has_time = t.state.turn + _TURNS_OF_A_CONQUEST <= t.state.last_turn
    if not has_time or t.state.rebellions or not any(each == people and t.year >= year for each, year in _CONQUESTS):
        return False
    if any(each != people and t.relations.at_war("rome", each) and _stars_of(t, each) for each, _ in _CONQUESTS):
        return False
    near = links_from(t, _stars_of(t, people))
    free = [unit for unit in t.units_of("rome") if not leaving_cost(t, unit)]
    return sum(near.get(t.area_of(unit), _FAR) <= _ON_THE_BORDER for unit in free) >= len(_stars_of(t, people))


def _stars_of(t: RiseAndFall, people: str) -> list[str]:
    return [star for star in t.stars if t.holder(star) == people and not t.data.areas[star].north]


def _kingdom_is_weak(t: RiseAndFall, kingdom: str) -> bool:
    """Whether a Kingdom is down to its last unit."""
    return len(t.units_of(kingdom)) <= 1 and bool(t.owned(kingdom))


# The balance of a war between the empires


def war_pays(t: RiseAndFall, empire: str) -> bool:
    """Whether to declare war: with the upper hand near the front, and if more is won than lost."""
    enemy = other_empire(empire)
    own, other = strength(t, empire), strength(t, enemy)
    if _answers(t, enemy) and own.total < _UPPER_HAND * other.total:
        return False
    first_blow = min(1.0, other.front / own.front) if own.front else 1.0
    losses = first_blow * _exposed(t, enemy) + _TEMPORARY * len(_lost_to_alliances(t, empire))
    return _captures(t, empire) + _LADDER - losses >= _MARGIN


def _answers(t: RiseAndFall, enemy: str) -> bool:
    """Whether the other empire has another turn before the game ends."""
    return _goes_on(t) or (enemy == "parthia" and t.state.player == "rome")


def _captures(t: RiseAndFall, empire: str) -> float:
    """How much an empire could capture with all its units."""
    return sum(_kept_share(t, empire, star) for star in captures(t, empire))


def _captures_now(t: RiseAndFall) -> float:
    """How much the empire on turn could capture with the units that have not been used."""
    units = [unit for unit in t.units_of(t.empire) if can_move(t, unit)]
    return sum(_kept_share(t, t.empire, star) for star in _find_captures(t, t.empire, units))


def _kept_share(t: RiseAndFall, empire: str, star: str) -> float:
    """How much a captured star counts: less if a suit of Parthia gives it back."""
    is_returned = empire == "rome" and t.data.areas[star].region in t.data.tables.peace.rome_leaves_regions
    return _RETURNED if is_returned else 1.0


def _exposed(t: RiseAndFall, enemy: str) -> float:
    return float(len(captures(t, enemy))) if _answers(t, enemy) else 0.0


def _lost_to_alliances(t: RiseAndFall, empire: str) -> list[str]:
    """The stars of Peoples that a war makes allies of the other empire, but not of this one [Allies]."""
    enemy = other_empire(empire)

    def joins(side: str, other: str, people: str) -> bool:
        return (
            people in PEOPLES
            and people not in NEVER_ALLIED[side]
            and t.relations.at_war(other, people)
            and not t.relations.at_war(side, people)
            and not t.relations.allied(side, people)
        )

    return [star for star in t.stars if joins(enemy, empire, t.holder(star))]


def captures(t: RiseAndFall, empire: str) -> list[str]:
    """The stars that an empire could take from the other one in a turn of war, by a rough count of strengths."""
    return t.memo.get(("captures", empire), lambda: list(_find_captures(t, empire, t.units_of(empire))))


def _find_captures(t: RiseAndFall, empire: str, units: Iterable[str]) -> Iterator[str]:
    """Take the weakest stars first. A unit takes part in one attack only."""
    free = {unit: attack_range(t, unit) for unit in units if unit not in t.state.bribes}
    stars = [star for star in own_stars(t, other_empire(empire)) if not t.walled(star)]
    for star in sorted(stars, key=lambda star: _defense(t, star)):
        taking_part = _enough(t, star, free)
        for unit in taking_part:
            del free[unit]
        if taking_part:
            yield star


def _defense(t: RiseAndFall, star: str) -> int:
    """What an attack on a star must beat, terrain included; 0 if it is empty."""
    return max((defense_value(t, unit, star) + _TERRAIN for unit in t.at(star)), default=0)


def _enough(t: RiseAndFall, star: str, free: Mapping[str, int]) -> list[str]:
    """The free units that beat a star together, the strongest first; none if all of them are not enough."""
    bit = mask_of([star])
    near = [unit for unit, reached in free.items() if reached & bit]
    near.sort(key=lambda unit: -attack_value(t, unit, star))
    if not t.at(star):
        return near[-1:]
    needed, chosen = _defense(t, star), list[str]()
    for unit in near[: len(t.data.areas[star].paths)]:
        chosen.append(unit)
        needed -= attack_value(t, unit, star)
        if needed < 0:
            return chosen
    return []


# Suits for peace


def sues_at_once(t: RiseAndFall) -> bool:
    """Whether Parthia should sue before it does anything else: to get back more than it can retake."""
    if not _may_sue(t) or not _occupied(t):
        return False
    return t.memo.get("sues-at-once", lambda: _is_worth_it(t, _captures_now(t)))


def sues_at_last(t: RiseAndFall) -> bool:
    """Whether an empire should sue at the end of its turn: the war will cost more than the terms."""
    if not _may_sue(t):
        return False
    return t.memo.get("sues-at-last", lambda: _is_worth_it(t, _captures(t, t.empire) if _goes_on(t) else 0.0))


def _may_sue(t: RiseAndFall) -> bool:
    return bool(t.empire) and peace.may_sue(t, t.empire)


def _is_worth_it(t: RiseAndFall, gains: float) -> bool:
    """Whether the terms are better than a war that brings these gains a turn.

    A suit also sends the other empire back to the top of its ladder.
    """
    enemy = other_empire(t.empire)
    losses = _exposed(t, enemy)
    if gains >= losses and not _occupied(t):
        return False
    left = min(_TRUCE, t.state.last_turn - t.state.turn + 1)
    return terms(t) - _LADDER * t.state.rungs[enemy] >= 2 * (gains - losses) * left + _MARGIN


def _goes_on(t: RiseAndFall) -> bool:
    return t.state.turn < t.state.last_turn


def _occupied(t: RiseAndFall) -> bool:
    """Whether Rome holds stars that a Parthian suit gives back."""
    regions = t.data.tables.peace.rome_leaves_regions
    return t.empire == "parthia" and any(t.data.areas[star].region in regions for star in own_stars(t, "rome"))


def terms(t: RiseAndFall) -> int:
    """By how many stars the difference changes for the empire on turn if it sues now."""
    tried = RiseAndFall(from_json(msgspec.json.encode(t.state), RiseState), "")
    before = difference(tried)
    answer_as_suggested(peace.sue(tried, t.empire))
    change = difference(tried) - before
    return change if t.empire == "rome" else -change
