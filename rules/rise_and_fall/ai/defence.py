"""Who has to stand where: the stars that must not be left, those that want a unit, and where idle units are needed."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rise_and_fall.ai.piece_values import star_worth
from rules.rise_and_fall.ai.threats import is_ours, menace
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.garrisons import failures, is_guarded, is_recivilised, lacks_garrison, needs_garrison
from rules.rise_and_fall.chapters.movement import links_from, transfers
from rules.rise_and_fall.data.loader import EMPIRES, REBELS
from rules.rise_and_fall.game import RiseAndFall

_REVOLT, _DOOMED = 0.8, 0.45
"""How much of a star's worth is lost with its garrison where a revolt would follow; what holds one that can fall."""

_IDLE = 1.2
"""What it costs that a star produces nothing until a unit comes by."""

_NEAR = 2
"""At this distance from a prize a unit waits."""

_WORTH_A_MARCH = 2
"""By how many areas a transfer must bring a unit nearer to its goal."""

_ENOUGH = 5
"""So many units about a prize are enough for it."""

_FAR = 99

_EXPOSED = 20.0
"""How much worse a new unit is placed where it could turn."""


def duty(t: RiseAndFall, unit: str) -> float:
    """What leaving its area would cost the side of a unit."""
    return t.memo.get(("duty", unit), lambda: _duty(t, unit))


def _duty(t: RiseAndFall, unit: str) -> float:
    area = t.area_of(unit)
    return guarded_worth(t, unit) * (_DOOMED if area in menace(t).lost and not _bare_without(t, unit, area) else 1.0)


def guarded_worth(t: RiseAndFall, unit: str) -> float:
    """What a unit keeps by standing where it is, whether or not it could be beaten there."""
    area = t.area_of(unit)
    if not area or not is_ours(t, area) or _has_company(t, unit, area):
        return 0.0
    province = _provincial(t, unit)
    if not t.is_star(t.data.areas[area]):
        return province
    found = menace(t)
    is_wanted = area in found.kept or area in found.lost
    share = 1.0 if is_wanted else _REVOLT * _bare_without(t, unit, area)
    return max(province, star_worth(t, area) * share)


def _has_company(t: RiseAndFall, unit: str, area: str) -> bool:
    return any(other != unit and t.relations.mover(t.nation_of(other)) == t.seat for other in t.at(area))


def _bare_without(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a star would stand without the garrison it needs if this unit left."""
    nation = t.nation_of(unit)
    if nation not in EMPIRES or t.holder(area) != nation or not needs_garrison(t, nation, area):
        return False
    group = t.data.tables.garrison.one_for_all
    return area not in group or not any(other != area and is_guarded(t, nation, other) for other in group)


def _provincial(t: RiseAndFall, unit: str) -> float:
    """What would be lost in a group of provinces in which a unit is the only Roman one [Provincial Garrisons]."""
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
    """A star without its provincial garrison: of one's own people it is idle for a while, of others it falls away."""
    stays = t.data.areas[star].red or is_recivilised(t, "rome", star)
    return _IDLE if stays else _REVOLT * star_worth(t, star)


def vacancies(t: RiseAndFall) -> Mapping[str, float]:
    """The areas of the seat's empire that want a unit, each with what is lost without one."""
    return t.memo.get("vacancies", lambda: _vacancies(t))


def _vacancies(t: RiseAndFall) -> dict[str, float]:
    found = {area: star_worth(t, area) for area in menace(t).open if t.is_star(t.data.areas[area]) and not t.at(area)}
    if t.empire:
        for star in failures(t, t.empire):
            if not is_guarded(t, t.empire, star):
                found[star] = max(found.get(star, 0.0), 2 * _revolt_cost(t, star))
    return found


def place_worth(t: RiseAndFall, area: str) -> float:
    """What a new unit is worth on a star: where one is wanted, else near to where there is something to win."""
    if not t.at(area):
        wanted = vacancies(t).get(area, 0.0) + 10.0 * lacks_garrison(t, t.empire, area)
        if wanted:
            return 10.0 + wanted
    return -distances(t).get(area, 20) - 3.0 * len(t.at(area)) - _EXPOSED * _could_turn(t, area)


def _could_turn(t: RiseAndFall, area: str) -> bool:
    """Whether a civil war that is about to break out could turn units here: anywhere but in Italy [Civil War 3]."""
    is_due = t.empire == "rome" and t.year in t.data.civil_wars
    return is_due and t.data.areas[area].province != "italia"


def _civil_war_looms(t: RiseAndFall) -> bool:
    """Whether a civil war breaks out next turn: until then no one knows where."""
    return t.empire == "rome" and t.year + t.data.tables.years_a_turn in t.data.civil_wars


def march(t: RiseAndFall) -> tuple[str, str] | None:
    """An idle unit and the area to which it should be transferred: where one is wanted, or nearer to a prize."""
    if not t.empire:
        return None
    idle = [u for u in campaign_phase.transferable(t) if t.nation_of(u) == t.empire and not duty(t, u)]
    wanted = vacancies(t)
    best: tuple[float, str, str] | None = None
    for unit in idle if wanted else ():
        for area in transfers(t, unit):
            if area in wanted and (best is None or wanted[area] > best[0]):
                best = (wanted[area], unit, area)
    if best:
        return best[1:]
    if t.empire == "rome" and _civil_war_looms(t) and not t.state.rebellions:
        return None
    return _towards_prizes(t, idle)


def _towards_prizes(t: RiseAndFall, idle: list[str]) -> tuple[str, str] | None:
    distance = distances(t)
    for unit in idle:
        here = distance.get(t.area_of(unit), _FAR)
        if here <= _NEAR and len(t.at(t.area_of(unit))) == 1:
            continue
        free = [area for area in transfers(t, unit) if not t.at(area)]
        best = min(free, key=lambda area: distance.get(area, _FAR), default="")
        if best and here - distance.get(best, _FAR) >= _WORTH_A_MARCH:
            return unit, best
    return None


def distances(t: RiseAndFall) -> Mapping[str, int]:
    """How far every area is from the next star that the seat's empire could win, or enemy that it should beat."""
    return t.memo.get("distances", lambda: _distances(t))


def _distances(t: RiseAndFall) -> dict[str, int]:
    goals = [
        star
        for star in t.stars
        if t.holder(star) and t.relations.hostile(t.empire, t.holder(star)) and not t.data.areas[star].north
    ]
    goals += [t.area_of(unit) for unit, stars in menace(t).by.items() if stars]
    goals = list(dict.fromkeys(goals))
    urgent = [goal for goal in goals if any(t.nation_of(unit) == REBELS for unit in t.at(goal))]
    wanting = [goal for goal in urgent or goals if _hands_near(t, goal) < _ENOUGH]
    return links_from(t, wanting or goals)


def _hands_near(t: RiseAndFall, goal: str) -> int:
    """How many units of an empire stand within two areas of a goal."""
    near = {goal, *(path.to for path in t.data.areas[goal].paths)}
    near |= {path.to for area in tuple(near) for path in t.data.areas[area].paths}
    return sum(t.nation_of(unit) == t.empire for area in near for unit in t.at(area))
