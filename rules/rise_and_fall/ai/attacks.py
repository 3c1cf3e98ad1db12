"""Which attacks pay, which units make them, and which empty areas to enter."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.rise_and_fall.ai.defence import guard_value, has_company, leaving_cost, open_posts
from rules.rise_and_fall.ai.piece_values import LAND, area_value, unit_value
from rules.rise_and_fall.ai.raiders import (
    HELD_BRIEFLY,
    attacks_at_any_cost,
    life_cost,
    links_of,
    links_to_open_stars,
    opening,
    raid_value,
    should_avoid,
    would_die,
)
from rules.rise_and_fall.ai.threats import is_ours, threats, would_fall
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.combat import Part, Posts, Target, completed, parts, plans
from rules.rise_and_fall.chapters.combat_values import defense_value
from rules.rise_and_fall.chapters.movement import can_move, destinations, links_from, raids
from rules.rise_and_fall.data.loader import EMPIRES, HUNS
from rules.rise_and_fall.game import RiseAndFall

_UNIT_USED = 0.25
_RELIEF, _MOST_RELIEF = 0.6, 3.0
"""Value per star that a beaten unit could have reached, and the most that counts."""

_RISK = 0.1
"""Share of the attacker's value that counts as lost when enemies can beat it next turn."""

_SAFE = 1.0
_WORTH_AN_ATTACK = 0.3
_WORTH_A_WALK = 0.1
_GATHERING = 0.15
_HORDE_FIRST = 0.05
_FOLLOWED = 2.0
"""What it costs an empire to come within reach of a horde at home: it beats the unit, and its stars are next."""

_OPENING = 3.0
_HOSTS = ("german", "euro-sarmatian")

_FOCUS = 2
"""So many stars the northern tribes gather around at a time."""

_CLOSE = 5
"""Tribes closer than this to a star count for an attack on it, the closer the more."""

_PER_DEFENSE = 2.0
_FAR = 99


class ScoredAttack(NamedTuple):
    """An attack, its main attacker, and its net value."""

    worth: float
    target: Target
    main: Part


def best_attack(t: RiseAndFall) -> ScoredAttack | None:
    """The best attack, if any pays."""
    return max(good_attacks(t), key=lambda attack: attack.worth, default=None)


def good_attacks(t: RiseAndFall) -> list[ScoredAttack]:
    """Every attack that pays."""
    return t.memo.get("good_attacks", lambda: list(_good_attacks(t)))


def _good_attacks(t: RiseAndFall) -> Iterator[ScoredAttack]:
    for target in plans(t, t.state.player):
        attack = _scored(t, target)
        if attack is not None:
            yield attack


def _scored(t: RiseAndFall, target: Target) -> ScoredAttack | None:
    """Value an attack: gains minus the units used and the posts they leave. Never on units of the same seat."""
    if any(t.relations.mover(t.nation_of(unit)) == t.seat for unit in target.defenders):
        return None
    plan = plans(t, t.state.player)[target]
    nation = t.nation_of(plan.main.unit)
    worth = area_value(t, target.area, nation)
    if _would_be_beaten(t, target, nation):
        worth = HELD_BRIEFLY * worth - _RISK * unit_value(t, plan.main.unit)
        worth -= life_cost(t, plan.main.unit, target.area)
    worth += sum(unit_value(t, unit) + _relief(t, unit) for unit in target.defenders)
    worth -= _UNIT_USED * (1 + len(plan.supporters))
    if worth <= _WORTH_AN_ATTACK:
        return None
    main, cost = _leader(t, target)
    cost += _crowding_cost(t, main, target.area) + _horde_cost(t, target.area, target.defenders)
    return ScoredAttack(worth - cost, target, main) if worth - cost > _WORTH_AN_ATTACK else None


def _would_be_beaten(t: RiseAndFall, target: Target, nation: str) -> bool:
    """Whether enemies near an area could retake it next turn."""
    main = plans(t, t.state.player)[target].main.unit
    return would_fall(t, target.area, nation, defense_value(t, main, target.area), target.defenders)


def _relief(t: RiseAndFall, unit: str) -> float:
    """Value of removing a unit that could reach the seat's stars."""
    return min(_RELIEF * len(threats(t).by.get(unit, ())), _MOST_RELIEF)


def _leader(t: RiseAndFall, target: Target) -> tuple[Part, float]:
    """The cheapest main attacker and the cost of the attack. Uses only free units if they are enough."""
    mains, posts = parts(t, t.state.player)[target]
    free = {area: able for area, each in posts.items() if (able := [part for part in each if not cost_of(t, part)])}
    ordered = sorted(mains, key=lambda part: (leaving_cost(t, part.unit), -part.value))
    tried: set[tuple[object, ...]] = set()
    for support in (free, posts):
        tried.clear()
        for main in ordered:
            alike = (main.value, main.german, main.terrain, t.relations.camp(t.nation_of(main.unit)), main.unit)
            if alike not in tried and completed(t, target, main, (), support) is not None:
                return main, leaving_cost(t, main.unit) + _cost_of_support(t, target, main, support)
            tried.add(alike)
    plan = plans(t, t.state.player)[target]
    return plan.main, leaving_cost(t, plan.main.unit)


def _crowding_cost(t: RiseAndFall, main: Part, area: str) -> float:
    """What it costs to end beside a used raider that could found a Kingdom: one of the two is lost [Stacking]."""
    if t.year < t.data.dates.kingdoms or main.origin == area:
        return 0.0
    mine = (unit for unit in t.at(area) if t.relations.mover(t.nation_of(unit)) == t.seat)
    return sum(unit_value(t, unit) for unit in mine if not can_move(t, unit))


def _horde_cost(t: RiseAndFall, area: str, fallen: Collection[str]) -> float:
    """What it costs an empire to enter an area that a horde at home could attack [Hunnic Kingdom 1]."""
    hordes = _hordes_at_home(t).difference(fallen)
    if not hordes:
        return 0.0
    near = threats(t).near
    reached = (area, *(path.to for path in t.data.areas[area].paths))
    return _FOLLOWED if any(unit in hordes for each in reached for unit in near.get(each, ())) else 0.0


def _hordes_at_home(t: RiseAndFall) -> frozenset[str]:
    """The hordes that could still found a Kingdom and haven't left their home; only an empire stays away from them."""
    return t.memo.get("hordes-at-home", lambda: frozenset(_hordes(t)))


def _hordes(t: RiseAndFall) -> Iterator[str]:
    for nation in HUNS if t.empire else ():
        for unit in t.units_of(nation):
            if t.data.kind[unit] == "hun" and t.area_of(unit) in t.data.unit[unit].homes:
                yield unit


def _cost_of_support(t: RiseAndFall, target: Target, main: Part, posts: Posts) -> float:
    plan = completed(t, target, main, (), posts)
    return sum(cost_of(t, part) for part in plan.supporters) if plan else 0.0


def cost_of(t: RiseAndFall, part: Part) -> float:
    """Cost of moving a supporter into place; 0 if it is already there."""
    return leaving_cost(t, part.unit) + life_cost(t, part.unit, part.origin) if len(part.step.path) > 1 else 0.0


class ScoredMove(NamedTuple):
    """A unit's move into an empty area, and its net value."""

    worth: float
    unit: str
    to: str


def best_move(t: RiseAndFall) -> ScoredMove | None:
    """The best move into an empty area, if it gains more than it gives up."""
    return t.memo.get("best_move", lambda: _best_move(t))


def _best_move(t: RiseAndFall) -> ScoredMove | None:
    best: tuple[float, int, str, str] | None = None
    for unit in campaign_phase.movers(t):
        left = guard_value(t, unit)
        ways = destinations(t, unit)
        for area, value in goals_of(t, unit, ways).items():
            gain = value - left
            if gain > _WORTH_A_WALK and (best is None or (gain, -len(ways[area].path)) > best[:2]):
                best = (gain, -len(ways[area].path), unit, area)
    return ScoredMove(best[0], *best[2:]) if best else None


def goals_of(t: RiseAndFall, unit: str, areas: Collection[str]) -> dict[str, float]:
    """The empty areas that a unit should take or guard, with their value. It never goes back where it came from."""
    nation = t.nation_of(unit)
    wanted = open_posts(t)
    found: dict[str, float] = {}
    behind = t.state.trail.get(unit, ())
    for area in areas:
        if t.at(area) or area in behind:
            continue
        value = max(area_value(t, area, nation), wanted.get(area, 0.0) if _may_guard(t, nation, area) else 0.0)
        value -= _horde_cost(t, area, ())
        if raids(t, unit):
            value = raid_value(t, unit, area, value)
        if value > LAND or (
            value > 0 and nation not in EMPIRES and t.relations.camp(nation) == nation and raids(t, unit)
        ):
            found[area] = value
    first = opening(t)
    if first is not None and first.unit == unit and first.area in areas:
        found[first.area] = _OPENING
    return found or _flight(t, unit, areas) or _advance(t, unit, areas)


def refuge_value(t: RiseAndFall, unit: str, area: str) -> float:
    """How safe an area is for a unit that has to make room: best of its own empire, and where no enemy can beat it."""
    falls = would_fall(t, area, t.nation_of(unit), defense_value(t, unit, area), ())
    return _SAFE * (is_ours(t, area) + (not falls)) - _horde_cost(t, area, ())


def _flight(t: RiseAndFall, unit: str, areas: Iterable[str]) -> dict[str, float]:
    """A raider that should wait leaves an area where it could be beaten, for one where it can't [Raids 6]."""
    life = life_cost(t, unit, t.area_of(unit))
    if not life:
        return {}
    links = links_to_open_stars(t)
    safe = [area for area in areas if not t.at(area) and not would_die(t, unit, area)]
    return {min(safe, key=lambda area: links.get(area, _FAR)): life} if safe else {}


def _advance(t: RiseAndFall, unit: str, areas: Iterable[str]) -> dict[str, float]:
    """In a full war the northern tribes gather around a few of Rome's stars [Wars].

    Without replacements they stay at home, except migration units, which look for a place to settle. Many of them
    together also enter areas with an enemy, to go on from there next turn [Raids 2].
    """
    nation = t.nation_of(unit)
    if nation == "huns":
        return _march(t, unit, areas)
    is_spent = t.year >= t.data.dates.replacements_end and t.data.kind[unit] != "migration"
    if nation not in _HOSTS or is_spent or not t.state.full_war or not t.relations.hostile(nation, "rome"):
        return {}
    links = links_to_open_stars(t) if raids(t, unit) else _links_to_focus(t)
    here = links.get(t.area_of(unit), 0)
    slips_through = raids(t, unit) and attacks_at_any_cost(t)
    free = [area for area in areas if not t.at(area) or (slips_through and not has_company(t, unit, area))]
    free = [area for area in free if links.get(area, here) < here and not should_avoid(t, unit, area)]
    return {min(free, key=lambda area: links[area]): _GATHERING} if free else {}


def _march(t: RiseAndFall, unit: str, areas: Iterable[str]) -> dict[str, float]:
    """The Huns go towards the stars of Rome. The unit that founds their Kingdom goes first [Hunnic Kingdom 1]."""
    links = t.memo.get("links-to-stars-of-rome", lambda: links_from(t, _stars_of_rome(t)))
    here = links.get(t.area_of(unit), _FAR)
    free = [area for area in areas if not t.at(area) and links.get(area, _FAR) < here]
    worth = _GATHERING + _HORDE_FIRST * (t.data.kind[unit] == "hun")
    return {min(free, key=lambda area: links[area]): worth} if free else {}


def _stars_of_rome(t: RiseAndFall) -> list[str]:
    return [star for star in t.stars if t.holder(star) == "rome" and not t.walled(star)]


def _links_to_focus(t: RiseAndFall) -> Mapping[str, int]:
    return t.memo.get("links-to-focus", lambda: links_from(t, focus(t)))


def focus(t: RiseAndFall) -> list[str]:
    """The stars of Rome that the northern tribes should gather around: many of them near, weakly held."""
    hosts = [unit for nation in _HOSTS for unit in t.units_of(nation)]
    stars = [star for star in t.stars if t.holder(star) == "rome" and not t.data.areas[star].north]
    scores = {star: _chance(t, star, hosts) for star in stars if not t.walled(star)}
    return sorted(scores, key=lambda star: -scores[star])[:_FOCUS]


def _chance(t: RiseAndFall, star: str, hosts: Iterable[str]) -> float:
    """How promising an attack on a star is: the nearest units that have room around it, against its defense."""
    links = links_of(t, star)
    near = sorted(links.get(t.area_of(unit), _FAR) for unit in hosts)[: len(t.data.areas[star].paths) + 1]
    defense = max((defense_value(t, unit, star) for unit in t.at(star)), default=0)
    return sum(max(0, _CLOSE - steps) for steps in near) - _PER_DEFENSE * defense


def _may_guard(t: RiseAndFall, nation: str, area: str) -> bool:
    return t.relations.friendly(nation, t.holder(area))
