"""What the other seats could do to a seat's stars before its next player turn.

It is computed from the current position: the units on the map, and the rebels that will return.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from rules.rise_and_fall.chapters.civil_war import replacements_left
from rules.rise_and_fall.chapters.combat import parts, plans
from rules.rise_and_fall.chapters.combat_values import attack_value, longest_move
from rules.rise_and_fall.chapters.movement import raids, reach
from rules.rise_and_fall.chapters.production import is_intact
from rules.rise_and_fall.data.loader import HUNS, REBELS
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.position_cache import areas_within, mask_of
from rules.rise_and_fall.turn import players

_REBEL_MARCH = 3


class Threats(NamedTuple):
    """What others could do in the areas of one seat before it moves again.

    ``open``: empty areas that they could enter. ``kept``: areas that only their units keep closed. ``lost``: areas
    whose units can be beaten. ``by``: the stars within reach of each hostile unit. ``near``: for each area the hostile
    units that can reach it or are in it.
    """

    open: frozenset[str]
    kept: frozenset[str]
    lost: frozenset[str]
    by: Mapping[str, frozenset[str]]
    near: Mapping[str, list[str]]


def threats(t: RiseAndFall) -> Threats:
    """What the other seats could do to the active one."""
    return t.memo.get("threats", lambda: _threats(t))


def others(t: RiseAndFall) -> list[str]:
    """The player turns of the other seats; in the last decade only those that still follow."""
    order = players(t)
    if t.state.turn >= t.state.last_turn and t.state.player in order:
        order = order[order.index(t.state.player) + 1 :]
    return [player for player in order if t.seat_of(player) != t.seat]


def is_ours(t: RiseAndFall, area: str) -> bool:
    """Whether a nation of the active seat holds an area."""
    holder = t.holder(area)
    return bool(holder) and t.relations.mover(holder) == t.seat


def _threats(t: RiseAndFall) -> Threats:
    found_open: set[str] = set()
    kept: set[str] = set()
    lost: set[str] = set()
    by: dict[str, set[str]] = {}
    near: dict[str, list[str]] = {}
    for player in others(t):
        for unit, area in _ways(t, player):
            near.setdefault(area, []).append(unit)
            if _may_enter(t, unit, area):
                found_open.add(area)
                by.setdefault(unit, set()).add(area)
        for target, (mains, _) in parts(t, player).items():
            if is_ours(t, target.area):
                kept.add(target.area)
                for part in mains:
                    by.setdefault(part.unit, set()).add(target.area)
        lost |= {target.area for target in plans(t, player) if is_ours(t, target.area)}
    found_open |= _returning(t)
    stars = {star for star in t.stars if is_ours(t, star)}
    within = {unit: frozenset(areas & stars) for unit, areas in by.items()}
    return Threats(frozenset(found_open), frozenset(kept), frozenset(lost), within, near)


def _ways(t: RiseAndFall, player: str) -> Iterator[tuple[str, str]]:
    """Each unit of a player turn that can come near the seat's areas, with each area that it can reach."""
    ours = mask_of(area for area in t.data.areas if is_ours(t, area) or _stand_there(t, area)) | _within_raids(t)
    for unit in (*t.moved_by(player), *_future_foederati(t, player)):
        if not areas_within(t.pieces.place(unit), longest_move(t, unit) + 1) & ours:
            continue
        for area in reach(t, unit):
            yield unit, area


def _within_raids(t: RiseAndFall) -> int:
    """The areas where raiders of the seat that could found a Kingdom may be next, as a bit mask."""
    if t.seat != t.german_seat or t.data.year(t.state.last_turn) < t.data.dates.kingdoms:
        return 0
    mask = 0
    for unit in t.data.migrations:
        if t.area_of(unit) and raids(t, unit):
            mask |= areas_within(t.area_of(unit), longest_move(t, unit))
    return mask


def _future_foederati(t: RiseAndFall, player: str) -> Iterator[str]:
    """The units of Kingdoms that enter Roman service when Rome's turn begins [Foederati]."""
    if player == "rome" and t.seat == t.german_seat:
        for kingdom in t.state.kingdoms:
            if not t.relations.is_foederatus(kingdom):
                yield from t.units_of(kingdom)


def _stand_there(t: RiseAndFall, area: str) -> bool:
    return any(t.relations.mover(t.nation_of(unit)) == t.seat for unit in t.at(area))


def _may_enter(t: RiseAndFall, unit: str, area: str) -> bool:
    """Whether a unit that can reach an area would take it from the seat: it is empty and hostile."""
    return not t.at(area) and is_ours(t, area) and t.relations.hostile(t.nation_of(unit), t.holder(area))


def would_fall(t: RiseAndFall, area: str, nation: str, defense: int, fallen: Collection[str]) -> bool:
    """Whether the enemies near an area could beat a unit there, once some of them have been eliminated."""
    near = threats(t).near
    posts = [near[path.to] for path in t.data.areas[area].paths if path.to in near]
    used, total = set(fallen), 0
    for able in sorted(posts, key=len):
        best = max(
            (unit for unit in able if unit not in used and _will_fight(t, unit, nation)),
            key=lambda unit: attack_value(t, unit, area),
            default="",
        )
        if best:
            used.add(best)
            total += attack_value(t, best, area)
    return total > defense


def _will_fight(t: RiseAndFall, unit: str, nation: str) -> bool:
    """Whether a unit near an area may attack a nation there in its next turn."""
    return t.relations.hostile(t.nation_of(unit), nation) or t.nation_of(unit) in t.state.kingdoms


def _returning(t: RiseAndFall) -> set[str]:
    """The empty areas of Rome that a returning rebel could reach [Civil War 7]."""
    if t.seat != "rome" or t.state.player in HUNS or replacements_left(t) < 1:
        return set()
    camps = [
        star for star in t.stars if t.holder(star) == REBELS and is_intact(t, star) and not t.foes_at(star, REBELS)
    ]
    found = set(camps)
    edge = camps
    for _ in range(_REBEL_MARCH):
        edge = [
            path.to
            for area in edge
            for path in t.data.areas[area].paths
            if _is_way(t, path.to) and path.to not in found
        ]
        found |= set(edge)
    return {area for area in found if t.holder(area) == "rome"}


def _is_way(t: RiseAndFall, area: str) -> bool:
    return not t.at(area) and not t.data.areas[area].north and t.holder(area) in ("rome", REBELS)
