"""Combat without dice: who may attack what, who supports, and the result [Combat, Terrain Effects, The Huns].

An attack has one *main attacker*, which ends in the attacked area. Supporters join from adjacent areas, one from each.
Extra supporters never hurt: an attack that wins with some of them wins with all. The searches here rely on that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rules.core.events import Modifier
from rules.core.game import Play
from rules.rise_and_fall.chapters.combat_values import allowances, attack_value, defense_value, longest_move
from rules.rise_and_fall.chapters.huns import retreat
from rules.rise_and_fall.chapters.movement import (
    SHUT,
    Step,
    areas_touched,
    can_move,
    enter,
    ground,
    has_moved_on,
    move,
    reach,
    usable,
    used,
)
from rules.rise_and_fall.chapters.removal import destroy_unit, remove_unit
from rules.rise_and_fall.data.loader import FOREST, GERMAN_KINDS, HUNS, PEOPLES, REBELS, REGULARS, Path
from rules.rise_and_fall.events import Attacked, WallsFell
from rules.rise_and_fall.game import REMOVED, RiseAndFall
from rules.rise_and_fall.position_cache import areas_within, mask_of


class Part(NamedTuple):
    """One unit's part in an attack: its area, its way there, the strength it adds, the terrain it crosses."""

    unit: str
    origin: str
    step: Step
    value: int
    terrain: frozenset[str]
    german: bool


class Target(NamedTuple):
    """Units that are attacked together: one side's units in an area. Empty if only the Walls are there."""

    area: str
    defenders: tuple[str, ...]


class Plan(NamedTuple):
    """A main attacker with enough supporters to win."""

    target: Target
    main: Part
    supporters: tuple[Part, ...]


Posts = Mapping[str, Sequence[Part]]
"""The areas support can come from, with the units that could give it there."""


def targets(t: RiseAndFall, nation: str, area: str) -> list[Target]:
    """What a nation may attack in an area: each side there, or the Walls alone [Combat, R91]."""
    found: dict[str, list[str]] = {}
    for unit in t.foes_at(area, nation):
        found.setdefault(t.relations.camp(t.nation_of(unit)), []).append(unit)
    if not found and t.walled(area) and t.relations.hostile(nation, "rome"):
        return [Target(area, ())]
    return [Target(area, tuple(units)) for units in found.values()]


def absorbs(t: RiseAndFall, unit: str, target: Target) -> bool:
    """Whether a Hun unit needn't fight: the defenders join it or retreat [The Huns, Absorption, R67]."""
    if t.nation_of(unit) not in HUNS or not target.defenders or t.walled(target.area):
        return False
    return all(
        t.data.kinds[t.data.kind[each]].absorbed or t.data.kind[each] == "migration" for each in target.defenders
    )


def parts(t: RiseAndFall, player: str) -> dict[Target, tuple[list[Part], dict[str, list[Part]]]]:
    """Every possible attack of a player turn: who could lead it, who could support it [Combat, R24]."""
    return t.memo.get(("parts", player), lambda: _parts(t, player))


def _parts(t: RiseAndFall, player: str) -> dict[Target, tuple[list[Part], dict[str, list[Part]]]]:
    found: dict[Target, tuple[list[Part], dict[str, list[Part]]]] = {}
    for unit in t.moved_by(player):
        if unit in t.state.flipped or unit in t.state.transferred or t.is_pinned(unit):
            continue
        if not areas_within(t.pieces.place(unit), longest_move(t, unit) + 1) & _foes(t, t.nation_of(unit)):
            continue
        for target, main, post in _parts_of(t, unit):
            mains, posts = found.setdefault(target, ([], {}))
            if main is not None:
                mains.append(main)
            if post is not None:
                posts.setdefault(post.origin, []).append(post)
    return {target: both for target, both in found.items() if both[0]}


def _foes(t: RiseAndFall, nation: str) -> int:
    """The areas with units that a nation may attack, or with the Walls, as a bit mask."""
    return t.memo.get(("foes", nation), lambda: _find_foes(t, nation))


def _find_foes(t: RiseAndFall, nation: str) -> int:
    mask = 0
    for other, areas in _presence(t).items():
        if t.relations.hostile(nation, other):
            mask |= areas
    revolts = t.state.revolts.items()
    mask |= mask_of(area for area, revolt in revolts if revolt.unit and t.relations.camp(nation) == revolt.empire)
    if t.relations.hostile(nation, "rome"):
        mask |= mask_of(area for area in t.data.areas if t.walled(area))
    return mask


def _presence(t: RiseAndFall) -> Mapping[str, int]:
    """For each nation the areas with its units, as a bit mask."""
    return t.memo.get("presence", lambda: _find_presence(t))


def _find_presence(t: RiseAndFall) -> dict[str, int]:
    places: dict[str, list[str]] = {}
    for unit, area in t.on_map():
        places.setdefault(t.nation_of(unit), []).append(area)
    return {nation: mask_of(areas) for nation, areas in places.items()}


class _Share(NamedTuple):
    """A unit's parts in attacks on a target from one area: as the main attacker, and as a supporter."""

    target: Target
    main: Part | None
    post: Part | None


def _parts_of(t: RiseAndFall, unit: str) -> list[_Share]:
    return t.cache.unit(("parts", unit), unit, lambda: _find_parts_of(t, unit))


def _find_parts_of(t: RiseAndFall, unit: str) -> tuple[list[_Share], int]:
    """A unit's parts in all attacks, with the areas on which they depend."""
    nation, here = t.nation_of(unit), t.pieces.place(unit)
    threatened = t.cache.areas(("targets", nation), lambda area: _targets_in(t, nation, area))
    flipped = {t.pieces.place(other) for other in t.state.flipped}
    found: list[_Share] = []
    reached = reach(t, unit)
    for area, steps in reached.items():
        for path in t.data.areas[area].paths:
            for target in threatened[path.to]:
                if usable(t, unit, path):
                    found.append(_share(t, unit, steps, path, target, flipped))
    if unit not in t.state.bribes:
        found += [_Share(target, _inside(t, unit, here), None) for target in threatened[here]]
    return found, areas_touched(reached)


def _targets_in(t: RiseAndFall, nation: str, area: str) -> list[Target]:
    return targets(t, nation, area) if t.at(area) or t.walled(area) else []


def _share(
    t: RiseAndFall, unit: str, steps: Sequence[Step], path: Path, target: Target, closed: Collection[str]
) -> _Share:
    if not _may_strike(t, unit, target):
        return _Share(target, None, None)
    value = attack_value(t, unit, path.to)
    german = _is_german(t, unit)
    post = None if path.origin in closed else Part(unit, path.origin, steps[0], value, path.terrain, german)
    if unit in t.state.bribes or not can_move(t, unit) or not _may_advance(t, unit, target):
        return _Share(target, None, post)
    behind, cap = used(t, unit), allowances(t, unit)[path.to]
    for step in steps:
        if step.may_go_on(behind + len(step.path) - 1, cap, path.desert):
            return _Share(target, Part(unit, path.origin, step, value, path.terrain, german), post)
    return _Share(target, None, post)


def _inside(t: RiseAndFall, unit: str, here: str) -> Part:
    """R91: a unit that already shares the area crosses nothing."""
    return Part(
        unit, here, Step((here,), 0, False, True), attack_value(t, unit, here), frozenset(), _is_german(t, unit)
    )


def _is_german(t: RiseAndFall, unit: str) -> bool:
    """Whether a unit ignores forests: Germans of all three sorts do, the Alans don't [Terrain Effects]."""
    counter = t.data.unit[unit]
    return counter.kind in GERMAN_KINDS and counter.nation != "euro-sarmatian" and counter.set != "alans"


def _may_strike(t: RiseAndFall, unit: str, target: Target) -> bool:
    """Whether its People's limits let a unit take part in an attack there."""
    return ground(t, unit, target.area) != SHUT


def _may_advance(t: RiseAndFall, unit: str, target: Target) -> bool:
    """Whether a unit may stay in the area after the defenders are gone: beside friends, or as a raider [R91]."""
    nation = t.nation_of(unit)
    left = [other for other in t.at(target.area) if other not in target.defenders]
    if t.data.kind[unit] == "migration" and t.year >= t.data.dates.free_movement:
        return not any(t.nation_of(other) in HUNS for other in left)
    return all(t.relations.friendly(nation, t.nation_of(other)) for other in left)


def strongest(t: RiseAndFall, target: Target) -> str:
    """The unit that defends; the owner picks the best, since all of them fall [Stacking]. Empty for the Walls alone."""
    return max(target.defenders, key=lambda unit: defense_value(t, unit, target.area), default="")


def base_defense(t: RiseAndFall, target: Target) -> int:
    """The defense without terrain: the defender, plus the Walls [Combat, West and East 7]."""
    defender = strongest(t, target)
    value = defense_value(t, defender, target.area) if defender else 0
    return value + (t.data.tables.walls_defense if protected(t, target) else 0)


def protected(t: RiseAndFall, target: Target) -> bool:
    """Whether the Walls protect the defenders: Romans and their friends."""
    return t.walled(target.area) and all(t.relations.camp(t.nation_of(unit)) == "rome" for unit in target.defenders)


def terrain_bonus(t: RiseAndFall, terrain: Iterable[str], german: bool) -> int:
    """What terrain adds to the defense: only terrain that all participants cross [Terrain Effects, R4, R5]."""
    return sum(t.data.tables.terrain_defense[kind] for kind in terrain if not (german and kind == FOREST))


def margin(t: RiseAndFall, target: Target, taking_part: Sequence[Part]) -> int:
    """By how much an attack beats the defense; it must be more than zero [Combat]."""
    terrain = frozenset.intersection(*(part.terrain for part in taking_part))
    german = any(part.german for part in taking_part)
    attack = sum(part.value for part in taking_part)
    return attack - base_defense(t, target) - terrain_bonus(t, terrain, german)


def plans(t: RiseAndFall, player: str) -> dict[Target, Plan]:
    """The targets a player turn can beat, each with the fewest supporters [Combat, R25]."""
    return t.memo.get(("plans", player), lambda: _find_plans(t, player))


def _find_plans(t: RiseAndFall, player: str) -> dict[Target, Plan]:
    """The best plans; one is kept for as long as the same parts could be taken in it."""
    kept = t.cache.lasting.get(("plans", player), dict[Target, tuple[Sequence[Part], Posts, Plan | None]])
    found: dict[Target, Plan] = {}
    for target, (mains, posts) in parts(t, player).items():
        known = kept.get(target)
        if known is None or known[0] != mains or known[1] != posts:
            known = kept[target] = mains, posts, _best_plan(t, target, mains, posts)
        if known[2] is not None:
            found[target] = known[2]
    return found


def _best_plan(t: RiseAndFall, target: Target, mains: Sequence[Part], posts: Posts) -> Plan | None:
    best: Plan | None = None
    tried: set[tuple[object, ...]] = set()
    for main in sorted(mains, key=lambda part: -part.value):
        alike = (
            main.value,
            main.german,
            main.terrain,
            t.relations.camp(t.nation_of(main.unit)),
            main.unit in _supporting(posts),
        )
        if alike in tried:
            continue
        plan = completed(t, target, main, (), posts)
        if plan is not None and (best is None or len(plan.supporters) < len(best.supporters)):
            best = plan
            if not plan.supporters:
                break
        if plan is not None or main.unit not in _supporting(posts):
            tried.add(alike)
    return best


def _supporting(posts: Posts) -> set[str]:
    return {part.unit for candidates in posts.values() for part in candidates}


def leaders_of(t: RiseAndFall, player: str, target: Target) -> list[Plan]:
    """Every main attacker that can beat a target, each with the fewest supporters."""
    mains, posts = parts(t, player)[target]
    return [plan for main in mains if (plan := completed(t, target, main, (), posts)) is not None]


def completed(t: RiseAndFall, target: Target, main: Part, chosen: Sequence[Part], posts: Posts) -> Plan | None:
    """The winning attack with the fewest extra supporters for this main attacker and those already chosen, if any."""
    if absorbs(t, main.unit, target):
        return Plan(target, main, tuple(chosen))
    so_far = (main, *chosen)
    if margin(t, target, so_far) > 0:
        return Plan(target, main, tuple(chosen))
    open_posts = open_to(t, main, chosen, posts)
    if not _is_hopeful(t, target, so_far, open_posts):
        return None
    best = _fewest(t, target, so_far, open_posts)
    return None if best is None else Plan(target, main, (*chosen, *best))


def open_to(t: RiseAndFall, main: Part, chosen: Sequence[Part], posts: Posts) -> dict[str, list[Part]]:
    """Who could still support: unused allies of the main attacker, from areas without a supporter."""
    taken = {main.unit, *(part.unit for part in chosen)}
    manned = {part.origin for part in chosen}
    nation = t.nation_of(main.unit)
    found: dict[str, list[Part]] = {}
    for area, candidates in posts.items():
        if area in manned:
            continue
        able = [part for part in candidates if part.unit not in taken and cooperates(t, nation, part.unit)]
        if able:
            found[area] = able
    return found


def cooperates(t: RiseAndFall, nation: str, unit: str) -> bool:
    """Whether a unit may take part in an attack that a nation leads [Combat, Allies, R76]."""
    return t.relations.camp(nation) == t.relations.camp(t.nation_of(unit))


def _is_hopeful(t: RiseAndFall, target: Target, so_far: Sequence[Part], posts: Posts) -> bool:
    """Whether the best unit of every post would win if terrain didn't count: a quick test."""
    best = sum(max(part.value for part in candidates) for candidates in posts.values())
    return sum(part.value for part in so_far) + best > base_defense(t, target)


def _fewest(t: RiseAndFall, target: Target, so_far: Sequence[Part], posts: Posts) -> tuple[Part, ...] | None:
    """The smallest winning set of supporters, one per post and each unit once; of equal sets, the strongest."""
    one = [part for candidates in posts.values() for part in candidates if margin(t, target, (*so_far, part)) > 0]
    if one:
        return (max(one, key=lambda part: part.value),)
    areas = list(posts)
    reached: dict[tuple[int, bool], tuple[int, tuple[Part, ...]]] = {(0, False): (0, ())}
    for candidates in _by_unit(posts).values():
        for (mask, german), (value, chosen) in list(reached.items()):
            for part in candidates:
                bit = 1 << areas.index(part.origin)
                if mask & bit:
                    continue
                key = (mask | bit, german or part.german)
                if key not in reached or reached[key][0] < value + part.value:
                    reached[key] = (value + part.value, (*chosen, part))
    winning = [chosen for _, chosen in reached.values() if chosen and margin(t, target, (*so_far, *chosen)) > 0]
    return min(winning, key=lambda chosen: (len(chosen), -sum(part.value for part in chosen)), default=None)


def _by_unit(posts: Posts) -> dict[str, list[Part]]:
    """The same parts by unit, leaving out units that enough better ones can replace."""
    found: dict[str, list[Part]] = {}
    for part in (part for candidates in posts.values() for part in candidates):
        found.setdefault(part.unit, []).append(part)
    alike: dict[tuple[object, ...], int] = {}
    kept: dict[str, list[Part]] = {}
    for unit, able in found.items():
        kind = (able[0].value, able[0].german, tuple(sorted(part.origin for part in able)))
        alike[kind] = alike.get(kind, 0) + 1
        if alike[kind] <= len(able):
            kept[unit] = able
    return kept


def carry_out(t: RiseAndFall, target: Target, main: Part, supporters: Sequence[Part]) -> Play[None]:
    """Make a winning attack: supporters take their posts, defenders fall, the main attacker advances [Combat]."""
    taking_part = (main, *supporters)
    absorbed = absorbs(t, main.unit, target)
    told = Attacked(
        area=target.area,
        attacker=main.unit,
        origin=main.origin,
        supporters=tuple(part.unit for part in supporters),
        defenders=target.defenders,
        attack=tuple(Modifier(part.unit, part.value, "Combat Values") for part in taking_part),
        defense=() if absorbed else tuple(_defense(t, target, taking_part)),
        absorbed=absorbed,
    )
    for part in supporters:
        if len(part.step.path) > 1:
            move(t, part.unit, part.step)
        t.state.flipped.append(part.unit)
    if len(main.step.path) > 1:
        move(t, main.unit, main.step)
    t.tell(told, "Combat")
    for unit in target.defenders:
        yield from _fall(t, unit, main.unit)
    if protected(t, Target(target.area, ())) and t.relations.camp(t.nation_of(main.unit)) != "rome":
        _raze_walls(t)
    _advance(t, main, target.area)


def _raze_walls(t: RiseAndFall) -> None:
    """Destroy the Walls of Constantinople [West and East 7]."""
    t.state.walls = "razed"
    t.memo.clear()
    t.tell(WallsFell(), "West and East 7")


def _advance(t: RiseAndFall, main: Part, area: str) -> None:
    if t.pieces.place(main.unit) != area:
        t.state.trail.setdefault(main.unit, [main.origin]).append(area)
        t.put(main.unit, area)
    t.state.flipped.append(main.unit)
    has_moved_on(t, main.unit)
    enter(t, main.unit, area)


def _defense(t: RiseAndFall, target: Target, taking_part: Sequence[Part]) -> Iterator[Modifier]:
    """The defense, amount by amount, each with its cause."""
    defender = strongest(t, target)
    if defender:
        yield Modifier(defender, defense_value(t, defender, target.area), "Combat Values")
    if protected(t, target):
        yield Modifier("walls", t.data.tables.walls_defense, "West and East 7")
    german = any(part.german for part in taking_part)
    for kind in sorted(frozenset.intersection(*(part.terrain for part in taking_part))):
        if not (german and kind == FOREST):
            yield Modifier(kind, t.data.tables.terrain_defense[kind], "Terrain Effects, R4")


def _fall(t: RiseAndFall, unit: str, attacker: str) -> Play[None]:
    """A defender is eliminated or absorbed, or retreats from the Huns [Combat, The Huns, Hunnic Kingdom 7]."""
    kind, horde = t.data.kind[unit], t.nation_of(attacker)
    if horde not in HUNS:
        destroy_unit(t, unit, "combat", "Combat")
        if horde == REBELS and t.data.nation[unit] in PEOPLES:  # Civil War 5, R94
            t.state.claimed.append(unit)
        return
    if kind == "migration":
        yield from retreat(t, unit)
        return
    spared = kind in REGULARS | {"rebel-legion", "parthian-cavalry", "parthian-infantry", "germanic-kingdom"}
    joins = t.data.kinds[kind].absorbed or (t.data.kind[attacker] == "hunnic-kingdom" and not spared)
    if not joins:
        destroy_unit(t, unit, "combat", "Combat")
        return
    t.state.hordes[horde].count += 1
    if t.data.unit[unit].armenian:  # Armenian Exception: never out of the game
        destroy_unit(t, unit, "absorbed", "The Huns, Absorption 7")
    else:
        remove_unit(t, unit, REMOVED, "absorbed", "The Huns, Absorption 7")
