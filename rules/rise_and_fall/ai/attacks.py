"""Where to strike: the attacks that pay, with whom, and the empty areas that can simply be had."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from rules.rise_and_fall.ai.defence import duty, guarded_worth, vacancies
from rules.rise_and_fall.ai.piece_values import LAND, prey, prize
from rules.rise_and_fall.ai.threats import menace, would_fall
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.combat import Part, Posts, Target, completed, parts, plans
from rules.rise_and_fall.chapters.combat_values import defense_value
from rules.rise_and_fall.chapters.movement import destinations, links_from, raids
from rules.rise_and_fall.data.loader import EMPIRES
from rules.rise_and_fall.game import RiseAndFall

_UNIT_USED = 0.25
_RELIEF, _MOST_RELIEF = 0.6, 3.0
"""What it is worth for each star that a beaten unit could have come to, and at most."""

_HELD_BRIEFLY = 0.5
"""What is left of a prize's worth if it will be lost again."""

_RISK = 0.1
"""How much of an attacker's worth is reckoned lost if enemies can beat it next turn."""

_WORTH_AN_ATTACK = 0.3
_WORTH_A_WALK = 0.1
_GATHERING = 0.15
_HOSTS = ("german", "euro-sarmatian")


class Strike(NamedTuple):
    """An attack, who should lead it, and what it is worth."""

    worth: float
    target: Target
    main: Part


def best_strike(t: RiseAndFall) -> Strike | None:
    """The attack of the greatest worth, if any is worth its units."""
    return max(strikes(t), key=lambda strike: strike.worth, default=None)


def strikes(t: RiseAndFall) -> list[Strike]:
    """The attacks that are worth their units."""
    return t.memo.get("strikes", lambda: list(_strikes(t)))


def _strikes(t: RiseAndFall) -> Iterator[Strike]:
    for target in plans(t, t.state.player):
        strike = _strike(t, target)
        if strike is not None:
            yield strike


def _strike(t: RiseAndFall, target: Target) -> Strike | None:
    """What an attack brings, less its units and what leaving their posts costs; none on units of the same seat."""
    if any(t.relations.mover(t.nation_of(unit)) == t.seat for unit in target.defenders):
        return None
    plan = plans(t, t.state.player)[target]
    nation = t.nation_of(plan.main.unit)
    worth = prize(t, target.area, nation)
    if _would_be_beaten(t, target, nation):
        worth = _HELD_BRIEFLY * worth - _RISK * prey(t, plan.main.unit)
    worth += sum(prey(t, unit) + _relief(t, unit) for unit in target.defenders)
    worth -= _UNIT_USED * (1 + len(plan.supporters))
    if worth <= _WORTH_AN_ATTACK:
        return None
    main, cost = _leader(t, target)
    return Strike(worth - cost, target, main) if worth - cost > _WORTH_AN_ATTACK else None


def _would_be_beaten(t: RiseAndFall, target: Target, nation: str) -> bool:
    """Whether enemies about an area could throw out again who takes it."""
    main = plans(t, t.state.player)[target].main.unit
    return would_fall(t, target.area, nation, defense_value(t, main, target.area), target.defenders)


def _relief(t: RiseAndFall, unit: str) -> float:
    """What it is worth that a unit can no longer come to stars of the seat."""
    return min(_RELIEF * len(menace(t).by.get(unit, ())), _MOST_RELIEF)


def _leader(t: RiseAndFall, target: Target) -> tuple[Part, float]:
    """The main attacker whom the attack costs least, and that cost; with free hands only, where that will do."""
    mains, posts = parts(t, t.state.player)[target]
    free = {area: able for area, each in posts.items() if (able := [part for part in each if not cost_of(t, part)])}
    ordered = sorted(mains, key=lambda part: (duty(t, part.unit), -part.value))
    tried: set[tuple[object, ...]] = set()
    for support in (free, posts):
        tried.clear()
        for main in ordered:
            alike = (main.value, main.german, main.terrain, t.relations.camp(t.nation_of(main.unit)), main.unit)
            if alike not in tried and completed(t, target, main, (), support) is not None:
                return main, duty(t, main.unit) + _cost_of_support(t, target, main, support)
            tried.add(alike)
    plan = plans(t, t.state.player)[target]
    return plan.main, duty(t, plan.main.unit)


def _cost_of_support(t: RiseAndFall, target: Target, main: Part, posts: Posts) -> float:
    plan = completed(t, target, main, (), posts)
    return sum(cost_of(t, part) for part in plan.supporters) if plan else 0.0


def cost_of(t: RiseAndFall, part: Part) -> float:
    """What it costs to move a supporter to where it's needed; nothing if it's already there."""
    return duty(t, part.unit) if len(part.step.path) > 1 else 0.0


class Walk(NamedTuple):
    """A march of a unit into an empty area, and what it is worth."""

    worth: float
    unit: str
    to: str


def walk(t: RiseAndFall) -> Walk | None:
    """A unit and the empty area it should take or guard, where that is worth more than what it leaves."""
    return t.memo.get("walk", lambda: _walk(t))


def _walk(t: RiseAndFall) -> Walk | None:
    best: tuple[float, int, str, str] | None = None
    for unit in campaign_phase.movers(t):
        left = guarded_worth(t, unit)
        ways = destinations(t, unit)
        for area, value in goals_of(t, unit, ways).items():
            gain = value - left
            if gain > _WORTH_A_WALK and (best is None or (gain, -len(ways[area].path)) > best[:2]):
                best = (gain, -len(ways[area].path), unit, area)
    return Walk(best[0], *best[2:]) if best else None


def goals_of(t: RiseAndFall, unit: str, areas: Iterable[str]) -> dict[str, float]:
    """The empty areas among these that a unit should take or guard, by what that is worth; none that it comes from."""
    nation = t.nation_of(unit)
    wanted = vacancies(t)
    found: dict[str, float] = {}
    behind = t.state.trail.get(unit, ())
    for area in areas:
        if t.at(area) or area in behind:
            continue
        value = max(prize(t, area, nation), wanted.get(area, 0.0) if _may_guard(t, nation, area) else 0.0)
        if raids(t, unit) and not t.is_star(t.data.areas[area]):
            value = 0.0
        if value > LAND or (
            value > 0 and nation not in EMPIRES and t.relations.camp(nation) == nation and raids(t, unit)
        ):
            found[area] = value
    return found or _advance(t, unit, areas)


def _advance(t: RiseAndFall, unit: str, areas: Iterable[str]) -> dict[str, float]:
    """In a full war the tribes of the north gather next to Rome's stars while others grow up after them [Wars]."""
    nation = t.nation_of(unit)
    is_wasted = t.year >= t.data.dates.replacements_end
    if nation not in _HOSTS or is_wasted or not t.state.full_war or not t.relations.hostile(nation, "rome"):
        return {}
    links = _links_to_rome(t)
    here = links.get(t.area_of(unit), 0)
    free = [area for area in areas if not t.at(area) and links.get(area, here) < here]
    return {min(free, key=lambda area: links[area]): _GATHERING} if free else {}


def _links_to_rome(t: RiseAndFall) -> Mapping[str, int]:
    stars = (star for star in t.stars if t.holder(star) == "rome" and not t.data.areas[star].north)
    return t.memo.get("links-to-rome", lambda: links_from(t, stars))


def _may_guard(t: RiseAndFall, nation: str, area: str) -> bool:
    return t.relations.friendly(nation, t.holder(area))
