"""Raiders: when they risk their lives, where they settle, and how one opens the way for another [Raids]."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from rules.rise_and_fall.ai.threats import would_fall
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.combat_values import defense_value, longest_move
from rules.rise_and_fall.chapters.movement import destinations, links_from, raids, reach_behind
from rules.rise_and_fall.game import RiseAndFall

HELD_BRIEFLY = 0.5
"""Share of an area's value that counts when the enemy can retake it."""

_RAIDERS = 2.4
"""What it costs to lose a migration unit before it can found a Kingdom."""

_LIFE = 1.5
"""What the life of a raider is worth that waits for others to attack with."""

_WAVE = 4
"""With so many on the map, raiders attack whatever it costs them."""

_FINISH = 4
"""In so many last turns, any number of raiders attacks whatever it costs them."""

_PROSPECTS = 3
"""Stars of Rome this close to a site count for a Kingdom there: its units move so far."""

_UNGUARDED = 3
"""How much a star without a unit counts among these, compared with one that has a garrison."""

_FAR = 99


def life_cost(t: RiseAndFall, unit: str, area: str) -> float:
    """What it costs if a raider that should wait for others is where it could be beaten [Germanic Kingdoms 1]."""
    can_found = raids(t, unit) and t.year >= t.data.dates.kingdoms
    return _LIFE if can_found and should_avoid(t, unit, area) else 0.0


def should_avoid(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a raider that should wait could be beaten in an area."""
    return not attacks_at_any_cost(t) and would_die(t, unit, area)


def attacks_at_any_cost(t: RiseAndFall) -> bool:
    """Whether raiders risk their lives to found a Kingdom: many together, or with too few turns left to wait."""
    if t.year < t.data.dates.kingdoms:
        return False
    is_ending = t.state.turn + _FINISH > t.state.last_turn
    return is_ending or sum(bool(t.area_of(unit)) for unit in t.data.migrations) >= _WAVE


def raid_value(t: RiseAndFall, unit: str, area: str, value: float) -> float:
    """What a raid on a star is worth: little if the raiders die before they can found a Kingdom."""
    if not t.is_star(t.data.areas[area]):
        return 0.0
    return HELD_BRIEFLY * value - _RAIDERS if _is_wasted(t, unit, area) else value


def _is_wasted(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a migration unit could be beaten in an area, and so be away when Kingdoms are founded [Raids 6]."""
    return t.year < t.data.dates.kingdoms and would_die(t, unit, area)


def would_die(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a migration unit that could found a Kingdom some day could be beaten in an area."""
    if t.data.kind[unit] != "migration" or t.data.year(t.state.last_turn) < t.data.dates.kingdoms:
        return False
    return would_fall(t, area, t.nation_of(unit), defense_value(t, unit, area), ())


def links_to_open_stars(t: RiseAndFall) -> Mapping[str, int]:
    """Raiders go where they can loot or settle without a fight, if there is such a star."""
    return t.memo.get("links-to-open-stars", lambda: links_from(t, _open_stars(t)))


def _open_stars(t: RiseAndFall) -> list[str]:
    stars = [star for star in t.stars if t.holder(star) == "rome" and not t.data.areas[star].north]
    return [star for star in stars if not t.at(star) and star not in t.state.ruins and not t.walled(star)] or stars


def links_of(t: RiseAndFall, star: str) -> Mapping[str, int]:
    """For each area the distance to a star."""
    return t.cache.lasting.get(("links", star), lambda: links_from(t, [star]))


class Opening(NamedTuple):
    """A raider that stops beside an enemy, so that another one can pass there and settle this turn [Raids 2]."""

    unit: str
    area: str


def opening(t: RiseAndFall) -> Opening | None:
    """The best opening for raiders that can reach no star to settle on."""
    if t.seat != t.german_seat or t.state.founded or not attacks_at_any_cost(t):
        return None
    return t.memo.get("opening", lambda: _opening(t))


def _opening(t: RiseAndFall) -> Opening | None:
    raiders = [unit for unit in campaign_phase.movers(t) if raids(t, unit)]
    sites = {star for star in _open_stars(t) if not t.at(star) and star not in t.state.ruins}
    if any(not sites.isdisjoint(destinations(t, unit)) for unit in raiders):
        return None
    found = list(_openings(t, raiders, sites))
    return max(found, key=lambda each: each[0])[1] if found else None


def _openings(t: RiseAndFall, raiders: Collection[str], sites: Collection[str]) -> Iterator[tuple[int, Opening]]:
    """Every opening, with the prospects of the best site behind it."""
    links = links_to_open_stars(t)
    for follower in raiders:
        for area, step in destinations(t, follower).items():
            if not step.ends or len(step.path) - 1 + links.get(area, _FAR) > longest_move(t, follower):
                continue
            first = next((unit for unit in raiders if unit != follower and area in destinations(t, unit)), "")
            reached = reach_behind(t, follower, area) if first else {}
            prospects = [_prospects(t, site) for site in sites if site in reached]
            if prospects:
                yield max(prospects), Opening(first, area)


def _prospects(t: RiseAndFall, site: str) -> int:
    """How many stars of Rome the units of a Kingdom could take from a site; those without a unit count for more."""
    links = links_of(t, site)
    near = [star for star in t.stars if t.holder(star) == "rome" and links.get(star, _FAR) <= _PROSPECTS]
    return sum(1 if t.at(star) else _UNGUARDED for star in near)
