"""Where idle units should be transferred: to open posts, to the other half, to the front, or closer to a goal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.rise_and_fall.ai.defence import civil_war_looms, distances, leaving_cost, open_posts
from rules.rise_and_fall.ai.front import AT_THE_FRONT, next_front, other_empire
from rules.rise_and_fall.ai.halves import transfer_between_halves
from rules.rise_and_fall.ai.strength import strength
from rules.rise_and_fall.chapters import campaign_phase
from rules.rise_and_fall.chapters.combat_values import attack_value
from rules.rise_and_fall.chapters.movement import links_from, transfers
from rules.rise_and_fall.game import RiseAndFall

_NEAR = 2
"""A unit this close to a goal waits where it is."""

_WORTH_A_MARCH = 2
"""A transfer must bring a unit this many areas closer to its goal."""

_MASSED = 1.5
"""An empire gathers until it has this many times the strength of the other one at the front."""

_FAR = 99


def best_transfer(t: RiseAndFall) -> tuple[str, str] | None:
    """An idle unit and where to transfer it."""
    return t.memo.get("best-transfer", lambda: _best_transfer(t)) if t.empire else None


def _best_transfer(t: RiseAndFall) -> tuple[str, str] | None:
    idle = [u for u in campaign_phase.transferable(t) if t.nation_of(u) == t.empire and not leaving_cost(t, u)]
    found = _to_open_posts(t, idle)
    if found:
        return found
    across = transfer_between_halves(t, idle)
    if across:
        return across[0], _nearest(t, across[1])
    if t.empire == "rome" and civil_war_looms(t) and not t.state.rebellions:
        return None
    return _to_the_front(t, idle) or _towards_goals(t, idle)


def _to_open_posts(t: RiseAndFall, idle: Iterable[str]) -> tuple[str, str] | None:
    wanted = open_posts(t)
    best: tuple[float, str, str] | None = None
    for unit in idle if wanted else ():
        for area in transfers(t, unit):
            if area in wanted and (best is None or wanted[area] > best[0]):
                best = (wanted[area], unit, area)
    return best[1:] if best else None


def _nearest(t: RiseAndFall, areas: Sequence[str]) -> str:
    distance = distances(t)
    return min(areas, key=lambda area: distance.get(area, _FAR))


def _to_the_front(t: RiseAndFall, idle: Iterable[str]) -> tuple[str, str] | None:
    """Gather near the other empire until the front is strong enough, the strongest units first."""
    stars = next_front(t)
    if not stars or t.state.rebellions:
        return None
    if strength(t, t.empire).front >= _MASSED * strength(t, other_empire(t.empire)).total:
        return None
    near = links_from(t, stars)
    far = [unit for unit in idle if near.get(t.area_of(unit), _FAR) > AT_THE_FRONT]
    for unit in sorted(far, key=lambda unit: -attack_value(t, unit, t.area_of(unit))):
        free = [area for area in transfers(t, unit) if near.get(area, _FAR) <= AT_THE_FRONT and not t.at(area)]
        if free:
            return unit, min(free, key=lambda area: (not t.is_star(t.data.areas[area]), near[area]))
    return None


def _towards_goals(t: RiseAndFall, idle: Iterable[str]) -> tuple[str, str] | None:
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
