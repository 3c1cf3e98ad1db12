"""Which stars need their garrison, which need a new one, and where idle units should go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.rise_and_fall.ai.front import coveted, next_front
from rules.rise_and_fall.ai.halves import short_half
from rules.rise_and_fall.ai.piece_values import star_value
from rules.rise_and_fall.ai.threats import is_ours, threats
from rules.rise_and_fall.chapters.garrisons import failures, is_guarded, is_recivilised, lacks_garrison, needs_garrison
from rules.rise_and_fall.chapters.movement import links_from
from rules.rise_and_fall.data.loader import EMPIRES, REBELS
from rules.rise_and_fall.game import RiseAndFall

_REVOLT, _DOOMED = 0.8, 0.45
"""Share of a star's value at stake if a revolt follows, and if its garrison can be beaten anyway."""

_COVETED = 0.5
"""Share of a star's value at stake in peace if the other empire could attack it."""

_IDLE = 1.2
"""Cost of a star that produces nothing until a unit arrives."""

_ENOUGH = 5
"""A goal with this many units nearby needs no more."""

_FAR = 99

_LATER = 3
"""A front that may open next turn counts as this much farther away."""

_SHORT_HALF = 4.0
"""How much better a new unit is placed in the half that will be short of units."""

_EXPOSED = 20.0
"""Penalty for placing a new unit where it could join a rebellion."""


def leaving_cost(t: RiseAndFall, unit: str) -> float:
    """What it costs if a unit leaves its area."""
    return t.memo.get(("leaving_cost", unit), lambda: _leaving_cost(t, unit))


def _leaving_cost(t: RiseAndFall, unit: str) -> float:
    area = t.area_of(unit)
    return guard_value(t, unit) * (_DOOMED if area in threats(t).lost and not _bare_without(t, unit, area) else 1.0)


def guard_value(t: RiseAndFall, unit: str) -> float:
    """What a unit protects where it is, whether or not it could be beaten there."""
    area = t.area_of(unit)
    if not area or not is_ours(t, area) or has_company(t, unit, area):
        return 0.0
    province = _provincial(t, unit)
    if not t.is_star(t.data.areas[area]):
        return province
    found = threats(t)
    is_wanted = area in found.kept or area in found.lost
    share = 1.0 if is_wanted else max(_REVOLT * _bare_without(t, unit, area), _COVETED * (area in coveted(t)))
    return max(province, star_value(t, area) * share)


def has_company(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether another unit of the seat is in an area."""
    return any(other != unit and t.relations.mover(t.nation_of(other)) == t.seat for other in t.at(area))


def _bare_without(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a star would lack its required garrison if this unit left."""
    nation = t.nation_of(unit)
    if nation not in EMPIRES or t.holder(area) != nation or not needs_garrison(t, nation, area):
        return False
    group = t.data.tables.garrison.one_for_all
    return area not in group or not any(other != area and is_guarded(t, nation, other) for other in group)


def _provincial(t: RiseAndFall, unit: str) -> float:
    """What Rome loses if the only Roman unit of a province leaves [Provincial Garrisons]."""
    if t.nation_of(unit) != "rome":
        return 0.0
    province = t.data.areas[t.area_of(unit)].province
    for provincial in t.data.tables.garrison.provincial:
        if province in provincial.provinces:
            areas = [area for each in provincial.provinces for area in t.data.areas_of_province[each]]
            if sum(t.nation_of(other) == "rome" for area in areas for other in t.at(area)) > 1:
                return 0.0
            stars = [area for area in areas if t.holder(area) == "rome" and t.is_star(t.data.areas[area])]
            return sum(_revolt_cost(t, star) for star in stars)
    return 0.0


def _revolt_cost(t: RiseAndFall, star: str) -> float:
    """Cost of a star without its provincial garrison: Roman stars pause, foreign ones are lost."""
    stays = t.data.areas[star].red or is_recivilised(t, "rome", star)
    return _IDLE if stays else _REVOLT * star_value(t, star)


def open_posts(t: RiseAndFall) -> Mapping[str, float]:
    """The areas of the seat's empire that need a unit, with what is lost without one."""
    return t.memo.get("open_posts", lambda: _open_posts(t))


def _open_posts(t: RiseAndFall) -> dict[str, float]:
    found = {area: star_value(t, area) for area in threats(t).open if t.is_star(t.data.areas[area]) and not t.at(area)}
    for star in coveted(t):
        if not t.at(star):
            found[star] = max(found.get(star, 0.0), _COVETED * star_value(t, star))
    if t.empire:
        for star in failures(t, t.empire):
            if not is_guarded(t, t.empire, star):
                found[star] = max(found.get(star, 0.0), 2 * _revolt_cost(t, star))
    return found


def placement_value(t: RiseAndFall, area: str) -> float:
    """Value of a new unit on a star: garrisons first, then places close to a goal."""
    if not t.at(area):
        wanted = open_posts(t).get(area, 0.0) + 10.0 * lacks_garrison(t, t.empire, area)
        if wanted:
            return 10.0 + wanted
    is_short = t.data.areas[area].half == short_half(t)
    near = -distances(t).get(area, 20) + _SHORT_HALF * is_short
    return near - 3.0 * len(t.at(area)) - _EXPOSED * _could_turn(t, area)


def _could_turn(t: RiseAndFall, area: str) -> bool:
    """Whether an imminent civil war could turn units here: anywhere outside Italy [Civil War 3]."""
    is_due = t.empire == "rome" and t.year in t.data.civil_wars
    return is_due and t.data.areas[area].province != "italia"


def civil_war_looms(t: RiseAndFall) -> bool:
    """Whether a civil war breaks out next turn; no one knows where yet."""
    return t.empire == "rome" and t.year + t.data.tables.years_a_turn in t.data.civil_wars


def distances(t: RiseAndFall) -> Mapping[str, int]:
    """For each area the distance to the nearest star to win or enemy to beat."""
    return t.memo.get("distances", lambda: _distances(t))


def _distances(t: RiseAndFall) -> dict[str, int]:
    goals = [
        star
        for star in t.stars
        if t.holder(star) and t.relations.hostile(t.empire, t.holder(star)) and not t.data.areas[star].north
    ]
    goals += [t.area_of(unit) for unit, stars in threats(t).by.items() if stars]
    goals = list(dict.fromkeys(goals))
    urgent = [goal for goal in goals if any(t.nation_of(unit) == REBELS for unit in t.at(goal))]
    found = links_from(t, _wanting(t, urgent or goals) or goals)
    later = links_from(t, _wanting(t, next_front(t)))
    for area, links in later.items():
        found[area] = min(found.get(area, _FAR), links + _LATER)
    return found


def _wanting(t: RiseAndFall, goals: Iterable[str]) -> list[str]:
    return [goal for goal in goals if _hands_near(t, goal) < _ENOUGH]


def _hands_near(t: RiseAndFall, goal: str) -> int:
    """How many units of the empire are within two areas of a goal."""
    near = {goal, *(path.to for path in t.data.areas[goal].paths)}
    near |= {path.to for area in tuple(near) for path in t.data.areas[area].paths}
    return sum(t.nation_of(unit) == t.empire for area in near for unit in t.at(area))
