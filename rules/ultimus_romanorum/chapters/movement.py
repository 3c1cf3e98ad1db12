"""Movement by land: who may go where, with whom, and at what cost [3.2, 3.4, 4.2.4, 4.3, 7]."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from rules.ultimus_romanorum.chapters.plague import threatens
from rules.ultimus_romanorum.data.loader import ARMENIA, HUNNI, IBERIA, PERSAE, Path
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN, UltimusRomanorum, other

MISPLACED = {
    "east-south": ("german", "insular-celt", "open"),
    "german": ("east-south", "insular-celt"),
    "insular-celt": ("east-south", "german"),
    "open": ("east-south",),
}
"""The groups of nations that a group may not share an area with [4.2.4]."""


class Stack(NamedTuple):
    """Counters that move together: a leader with units, a leader alone, or a unit alone."""

    leader: str
    units: tuple[str, ...]

    @property
    def pieces(self) -> tuple[str, ...]:
        """All its counters, the leader first."""
        return (self.leader, *self.units) if self.leader else self.units


class Way(NamedTuple):
    """A path with its cost in movement points, and those spent outside the Empire in a row at its end [7.2, 7.3]."""

    path: tuple[str, ...]
    pm: int
    outside: int


# Who leads whom


def leads(t: UltimusRomanorum, leader: str, unit: str) -> bool:
    """Whether a leader may take a unit along [3.4.1, 4.3, 4.4.2, 4.5.1, R14, R27, R90]."""
    if t.camp(leader) != t.camp(unit) or t.state.cause.get(leader) != t.state.cause.get(unit):
        return False
    tribe, own = t.tribe_of(unit), t.tribe_of(leader)
    if not tribe:
        return _leads_romans(t, leader, unit, own)
    if own:
        return follows(t, tribe, own)
    if t.state.tribes[tribe].status != "foederati":
        return tribe == ARMENIA
    return t.rules_men(leader) or bool(t.half_of_usurper(leader))


def _leads_romans(t: UltimusRomanorum, leader: str, unit: str, tribe: str) -> bool:
    if t.unit(unit).category == "BU":
        return t.state.guard.get(leader) == unit
    return not tribe or bool(t.half_of_caesar(leader))


def follows(t: UltimusRomanorum, tribe: str, chiefs: str) -> bool:
    """Whether a Tribe's units follow leaders of another: its ally's if both fight Rome or both serve it (R27)."""
    is_ally = t.state.tribes[tribe].ally == chiefs
    return tribe == chiefs or (is_ally and t.is_hostile(chiefs) == t.is_hostile(tribe))


def escort(t: UltimusRomanorum, leader: str) -> tuple[str, ...]:
    """The units a leader would take along: his guard, then the strongest, up to his command capacity [3.4.1]."""
    able = followers(t, leader)
    guard = t.state.guard.get(leader)
    able.sort(key=lambda unit: (unit != guard, -t.values(unit).pf, unit))
    return tuple(able[: t.leader(leader).cc])


def followers(t: UltimusRomanorum, leader: str) -> list[str]:
    """The units in a leader's area that he may take along and that can still move."""
    area = t.place(leader)
    here = t.units_at(area, t.camp(leader))
    return [
        unit for unit in here if unit not in t.state.moved and not awaits_migration(t, unit) and leads(t, leader, unit)
    ]


def keeps_guard(t: UltimusRomanorum, stack: Stack) -> bool:
    """Whether a leader takes his buccellarii along, as he must [3.2.4, 9.3.3]."""
    guard = t.state.guard.get(stack.leader, "")
    return not guard or guard in stack.units or not t.on_map(guard)


# Who may enter what


def closed(t: UltimusRomanorum, piece: str, leader: str, origin: str, to: str) -> str:
    """Why a counter may not go from one area to the next with this leader, as a catalogue key; empty if it may.

    ``leader`` is empty for a counter on its own. Sections 3.2, 3.4.1, 3.6.5, 4.3, 4.4.2, 4.5.1.
    """
    tribe = t.tribe_of(piece)
    if tribe:
        return _closed_to_tribe(t, tribe, origin, to) or _closed_to_lone_chief(t, piece, leader, to)
    if piece in t.data.leaders:
        return _closed_to_usurper(t, piece, origin, to)
    return _closed_to_roman(t, piece, leader, origin, to)


def _closed_to_usurper(t: UltimusRomanorum, leader: str, origin: str, to: str) -> str:
    """A Usurper stays in his half [3.6.5]; from abroad he may go on abroad, so that he can march home [R70]."""
    half = t.half_of_usurper(leader)
    is_abroad = origin in t.data.areas and not t.half_of(origin) and not t.half_of(to)
    return "closed-usurper" if half and t.half_of(to) != half and not is_abroad else ""


def _closed_to_lone_chief(t: UltimusRomanorum, piece: str, leader: str, to: str) -> str:
    """A tribal leader doesn't enter the Empire without a unit [4.3]; his stack is checked as a whole elsewhere."""
    alone = piece in t.data.leaders and leader == ""
    return "closed-lone-chief" if alone and t.area(to).in_empire else ""


def _closed_to_roman(t: UltimusRomanorum, unit: str, leader: str, origin: str, to: str) -> str:
    category = t.unit(unit).category
    if category == "LI":  # 3.2.1
        return "" if t.area(to).diocese == t.unit(unit).diocese else "closed-limitanei"
    if category == "BU":  # 3.2.4
        found = "" if leader and t.state.guard.get(leader) == unit else "closed-buccellarii"
    elif category == "CO":
        found = _closed_to_comitatenses(t, unit, leader, origin, to)
    else:
        found = _closed_to_palatini(t, unit, leader, origin, to)
    return found or _closed_origin(t, leader, to)


def _closed_to_comitatenses(t: UltimusRomanorum, unit: str, leader: str, origin: str, to: str) -> str:  # 3.2.2
    counter, area = t.unit(unit), t.area(to)
    if area.diocese == counter.diocese == t.area(origin).diocese:
        return ""
    usurps = bool(leader and t.half_of_usurper(leader))
    if not leader or not (t.rules_men(leader) or usurps):
        return "closed-comitatenses"
    if area.in_empire:
        return "" if area.half == counter.half else "closed-half"
    if usurps:
        return "closed-usurper-outside"
    beside = any(t.half_of(near) == counter.half for near in t.data.beside(to))
    return "" if beside else "closed-comitatenses-beyond"


def _closed_to_palatini(t: UltimusRomanorum, unit: str, leader: str, origin: str, to: str) -> str:  # 3.2.3, R69
    counter, area = t.unit(unit), t.area(to)
    if area.half == counter.half:
        return ""
    if area.in_empire and t.half_of(origin) == area.half:
        return ""
    if leader and t.rules_men(leader):
        return ""
    is_escort = bool(leader) and t.throne("west").escort == leader and counter.half == "east"
    return "" if is_escort and area.half == "west" else "closed-palatini"


def note_escort(t: UltimusRomanorum, pieces: Sequence[str], areas: Sequence[str]) -> None:
    """Remember the eastern palatini that come west with the escort, by land or by sea [3.5.2, R75]."""
    throne = t.throne("west")
    if throne.escort in pieces and any(t.half_of(area) == "west" for area in areas):
        palatini = [piece for piece in pieces if piece in t.data.units and t.unit(piece).category == "PA"]
        throne.escorted += [unit for unit in palatini if t.unit(unit).half == "east" and unit not in throne.escorted]


def _closed_origin(t: UltimusRomanorum, leader: str, to: str) -> str:
    """Roman units enter areas of origin only at war, with an Augustus or Caesar [3.4.1]; Armenia is open [4.4.2]."""
    tribe = t.area(to).tribe
    if not tribe or tribe == ARMENIA:
        return ""
    if not t.is_hostile(tribe):
        return "closed-peace"
    return "" if leader and t.rules_men(leader) else "closed-origin"


def _closed_to_tribe(t: UltimusRomanorum, tribe: str, origin: str, to: str) -> str:
    return t.memo.get(("closed", tribe, origin, to), lambda: _find_closed_to_tribe(t, tribe, origin, to))


def _find_closed_to_tribe(t: UltimusRomanorum, tribe: str, origin: str, to: str) -> str:
    status = t.state.tribes[tribe].status
    if status in ("peace", "off-map") or tribe in t.state.neutral:  # 4.2.2
        return "" if to in t.data.tribes[tribe].homes else "closed-at-peace"
    if status == "roman-ally":  # 4.4.2
        return _closed_to_armenia(t, to)
    if status == "foederati" and not (t.area(to).in_empire or _no_farther(t, origin, to)):  # 4.5.1
        return "closed-foederati"
    if not in_range(t, tribe, to):
        return "closed-range"
    return "" if t.area(to).tribe in ("", tribe) else _closed_to_stranger(t, tribe, t.area(to).tribe, to)


def _no_farther(t: UltimusRomanorum, origin: str, to: str) -> bool:
    """R25: Foederati outside the Empire may go where it isn't farther away; those inside never leave it."""
    return not t.area(origin).in_empire and from_empire(t, to) <= from_empire(t, origin)


def from_empire(t: UltimusRomanorum, area: str) -> int:
    """The number of links between an area and the Empire (R25)."""
    return min(steps for near, steps in t.data.distance[area].items() if t.area(near).in_empire)


def _closed_to_armenia(t: UltimusRomanorum, to: str) -> str:
    if to == ARMENIA:
        return ""
    at_war = t.is_hostile(IBERIA) or t.is_hostile(PERSAE)
    beside = to in t.data.beside(ARMENIA)
    tribe = t.area(to).tribe
    return "" if at_war and beside and (not tribe or t.is_hostile(tribe)) else "closed-armenia"


def in_range(t: UltimusRomanorum, tribe: str, area: str) -> bool:
    """Whether an area is within five of an area of origin, for a Tribe at war [4.3, R10, R27]."""
    if t.state.tribes[tribe].status != "war" or tribe in t.state.range_exempt or not t.data.tribes[tribe].homes:
        return True
    homes = [home for each in t.kin(tribe) for home in t.data.tribes[each].homes]
    most = t.data.tables.movement.range_limit_areas
    return any(t.data.distance[home].get(area, most + 1) <= most for home in homes)


def _closed_to_stranger(t: UltimusRomanorum, tribe: str, owner: str, to: str) -> str:
    """Another Tribe's area of origin: the Hunni pass through all [4.3]."""
    return "" if tribe == HUNNI or t.is_open(owner, to) else "closed-stranger"


def may_end(t: UltimusRomanorum, stack: Stack, area: str) -> str:
    """Why a stack may not end its move in an area, as a catalogue key; empty if it may [4.2.4, 4.3]."""
    camp = t.camp(stack.pieces[0])
    if not shares(t, stack.pieces, area, camp):
        return "closed-stacking"
    owner = t.area(area).tribe
    if owner not in ("", HUNNI) and _has_hunni(t, stack.pieces):
        return "" if t.is_open(owner, area) else "closed-hunni"
    return ""


def _has_hunni(t: UltimusRomanorum, pieces: Iterable[str]) -> bool:
    """Whether one of these counters is of the Hunni, who pass through the homes of others but don't stay there."""
    return any(t.tribe_of(piece) == HUNNI for piece in pieces)


def shares(t: UltimusRomanorum, pieces: Sequence[str], area: str, camp: Camp) -> bool:
    """Whether counters may share an area with each other and with friends there [4.2.4]."""
    own = {t.data.stacking_of[piece] for piece in pieces}
    misplaced = _misplaced_with(own)
    here = (piece for piece in t.at(area) if t.camp(piece) == camp and piece not in pieces)
    return misplaced.isdisjoint(own) and not any(t.data.stacking_of[piece] in misplaced for piece in here)


def barred_ends(t: UltimusRomanorum, camp: Camp, pieces: Sequence[str]) -> frozenset[str]:
    """All areas in which counters that come from elsewhere may not end their move: what ``may_end`` says of each."""
    own = frozenset(t.data.stacking_of[piece] for piece in pieces)
    crowded = t.memo.get(("crowded", camp, own), lambda: _crowded(t, camp, own))
    if not _has_hunni(t, pieces):
        return crowded
    return crowded.union(home for home in t.closed_homes() if t.area(home).tribe != HUNNI)


def _crowded(t: UltimusRomanorum, camp: Camp, own: frozenset[str]) -> frozenset[str]:
    """The areas that groups may not share with friends who are there [4.2.4]."""
    misplaced = _misplaced_with(own)
    if not misplaced.isdisjoint(own):
        return frozenset(t.data.areas)
    there = t.memo.get(("groups", camp), lambda: _areas_of_groups(t, camp))
    return frozenset(area for group in misplaced for area in there.get(group, ()))


def _areas_of_groups(t: UltimusRomanorum, camp: Camp) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for area in t.occupied():
        for group in {t.data.stacking_of[piece] for piece in t.at(area) if t.camp(piece) == camp}:
            found.setdefault(group, []).append(area)
    return found


def _misplaced_with(groups: Iterable[str]) -> frozenset[str]:
    return frozenset(barred for group in groups for barred in MISPLACED.get(group, ()))


# Reach


def allowance(t: UltimusRomanorum, pieces: Iterable[str]) -> int:
    """The movement points of the slowest of these counters [1.2.2, 1.3.2, 6.2]."""
    return min(_points(t, piece) for piece in pieces)


def _points(t: UltimusRomanorum, piece: str) -> int:
    facts = t.data.tables.movement
    if piece in t.data.leaders:
        return facts.leader_pm
    unit = t.unit(piece)
    if unit.tribe:
        return facts.migration_pm if unit.tribe in t.migrants() else facts.unit_pm
    return facts.pa_bu_pm if unit.category in ("PA", "BU") else facts.unit_pm


def cost(t: UltimusRomanorum, path: Path) -> int:
    """What a step costs; a frozen river costs nothing extra [7.2]."""
    return path.pm - (1 if path.river and path.river in t.state.open_rivers else 0)


def moves_as_one(t: UltimusRomanorum, stack: Stack) -> bool:
    """Whether a stack moves by its points: it is led, a leader alone, or migrates. Others go one area [3.4.1, 6.2]."""
    return bool(stack.leader) or all(t.tribe_of(unit) in t.migrants() for unit in stack.units)


def reach(t: UltimusRomanorum, stack: Stack, spent: int = 0, outside: int = 0) -> dict[str, Way]:
    """Every area in which a stack may end its move, with the cheapest way there [3.4.1, 4.3, 7].

    A way around the plague comes first, whatever it costs [6.3, R117].
    """
    sorts = {t.data.marching_sorts[unit]: unit for unit in stack.units}
    party = _party(t, Stack(stack.leader, tuple(sorts.values())))
    alike = (stack.leader, frozenset(sorts), party.start, party.barred, t.field(party.camp))
    if not moves_as_one(t, stack):
        return t.ways.get(("step", *alike), lambda: _one_step(t, party))
    shunned = threatens(t, stack.pieces)
    key = ("reach", *alike, spent, outside, shunned)
    return t.ways.get(key, lambda: _around(t, party, spent, outside, shunned))


class _Party(NamedTuple):
    """One unit of each sort in a stack, with its leader: they decide where it may go.

    ``barred``: the areas in which it may not end its move.
    """

    sample: Stack
    start: str
    camp: Camp
    barred: frozenset[str]


def _party(t: UltimusRomanorum, sample: Stack) -> _Party:
    camp = t.camp(sample.pieces[0])
    return _Party(sample, t.place(sample.pieces[0]), camp, barred_ends(t, camp, sample.pieces))


def _one_step(t: UltimusRomanorum, party: _Party) -> dict[str, Way]:
    """One area, whatever it costs [3.4.1, 4.3, R9]."""
    start, found = party.start, {}
    for path in t.area(start).paths:
        if path.to not in party.barred and not step_closed(t, party.sample, start, path.to):
            found[path.to] = Way((start, path.to), cost(t, path), 0)
    return found


def _around(t: UltimusRomanorum, party: _Party, spent: int, outside: int, shunned: frozenset[str]) -> dict[str, Way]:
    ways = _reach(t, party, spent, outside)
    return ways | _reach(t, party, spent, outside, shunned) if shunned else ways


def _reach(
    t: UltimusRomanorum, party: _Party, spent: int, outside: int, shunned: frozenset[str] = frozenset()
) -> dict[str, Way]:
    most, start = allowance(t, party.sample.pieces), party.start
    found: dict[str, Way] = {}
    seen: dict[tuple[str, int], int] = {(start, outside): spent}
    queue: list[tuple[int, int, tuple[str, ...]]] = [(spent, outside, (start,))]
    steps = _OpenSteps(t, party.sample)
    while queue:
        pm, beyond, path = heappop(queue)
        here = path[-1]
        if here != start and here not in found and here not in party.barred:
            found[here] = Way(path, pm - spent, beyond)
        if pm >= most or (here != start and _must_stop(t, party, here, shunned)):
            continue
        for link in t.area(here).paths:
            after = _outside_after(t, link, beyond)
            total = pm + cost(t, link)
            if after is None or total > most or link.to in path or not steps(here, link.to):
                continue
            if seen.get((link.to, after), most + 1) > total:
                seen[link.to, after] = total
                heappush(queue, (total, after, (*path, link.to)))
    return found


def _must_stop(t: UltimusRomanorum, party: _Party, area: str, shunned: frozenset[str]) -> bool:
    """Whether a march ends in an area: units go no farther than the enemy [7.1]."""
    return area in shunned or bool(party.sample.units and t.enemy_at(area, party.camp))


def _outside_after(t: UltimusRomanorum, link: Path, outside: int) -> int | None:
    """The points spent outside the Empire in a row after a step; None if there would be too many [7.3, R71]."""
    if t.area(link.to).free:
        return 0
    total = outside + cost(t, link)
    is_first = outside == 0
    return total if is_first or total <= t.data.tables.movement.outside_empire_cap_pm else None


class _OpenSteps:
    """Whether a stack may take a step; each step is checked once."""

    def __init__(self, t: UltimusRomanorum, stack: Stack) -> None:
        self._t = t
        self._stack = stack
        self._known: dict[tuple[str, str], bool] = {}

    def __call__(self, origin: str, to: str) -> bool:
        found = self._known.get((origin, to))
        if found is None:
            found = self._known[origin, to] = not step_closed(self._t, self._stack, origin, to)
        return found


def company(t: UltimusRomanorum, stack: Stack, piece: str) -> str:
    """Who accompanies a counter of a stack: units have the leader, the leader any unit."""
    if piece != stack.leader:
        return stack.leader
    return stack.units[0] if stack.units else ""


def step_closed(t: UltimusRomanorum, stack: Stack, origin: str, to: str) -> str:
    """Why a stack may not take a step, as a catalogue key; empty if it may."""
    return next((why for piece in stack.pieces if (why := closed(t, piece, company(t, stack, piece), origin, to))), "")


def may_start(t: UltimusRomanorum, piece: str) -> bool:
    """Whether a counter may begin a move of its own now [3.4.1, 4.5.2, 6.2, R13, R22, R68]."""
    return is_rested(t, piece) and not awaits_migration(t, piece)


def is_rested(t: UltimusRomanorum, piece: str) -> bool:
    """Whether a counter on land hasn't moved yet in this SMC, and no revolt holds it [3.4.1, 4.5.2, R13, R68]."""
    area = t.place(piece)
    return area in t.data.areas and piece not in t.state.moved and not is_pinned(t, area)


def is_pinned(t: UltimusRomanorum, area: str) -> bool:
    """Whether a Tribe that's still in revolt and the Roman camp must fight in an area first [4.5.2, R68]."""
    if area not in t.state.bound or not t.fighters(area, ROMAN):
        return False
    tribes = {tribe for unit in t.fighters(area, BARBARIAN) if (tribe := t.tribe_of(unit))}
    return any(t.state.tribes[tribe].status == "revolt" for tribe in tribes)


def awaits_migration(t: UltimusRomanorum, piece: str) -> bool:
    """Whether the Tribe of a counter is still to migrate: until then it doesn't move otherwise [6.2, R22]."""
    return not t.state.migrated and t.tribe_of(piece) == t.migrating != ""


def lone_chief(t: UltimusRomanorum, stack: Stack) -> bool:
    """Whether a tribal leader would be without a unit of his own: not inside the Empire [4.3, 4.5.1]."""
    tribe = t.tribe_of(stack.leader) if stack.leader else ""
    return bool(tribe) and not any(t.tribe_of(unit) in t.following(tribe) for unit in stack.units)


def movers(t: UltimusRomanorum, camp: Camp) -> list[Stack]:
    """Every stack that can go somewhere: leaders with those they would take along, then each unit alone."""
    return list(t.memo.get(("movers", camp), lambda: _movers(t, camp)))


def _movers(t: UltimusRomanorum, camp: Camp) -> list[Stack]:
    found: list[Stack] = []
    for area in t.occupied():
        here = [piece for piece in t.at(area) if t.camp(piece) == camp and may_start(t, piece)]
        leaders = [piece for piece in here if piece in t.data.leaders]
        found += [stack for leader in leaders if (stack := led_stack(t, leader)) is not None]
        units = [piece for piece in here if piece in t.data.units and t.unit(piece).category != "BU"]
        found += _lone_units(t, units)
    return found


def _lone_units(t: UltimusRomanorum, units: Sequence[str]) -> list[Stack]:
    """Those of the units in an area that can go somewhere on their own; of each sort one is tried."""
    one_of_each = {t.data.marching_sorts[unit]: Stack("", (unit,)) for unit in units}
    going = {sort for sort, stack in one_of_each.items() if can_go(t, stack)}
    return [Stack("", (unit,)) for unit in units if t.data.marching_sorts[unit] in going]


def led_stack(t: UltimusRomanorum, leader: str) -> Stack | None:
    """The stack with which a leader can move: his guard and one unit that can go, or he alone; None if none can."""
    able, most = followers(t, leader), t.leader(leader).cc
    guard = tuple(unit for unit in able if t.state.guard.get(leader) == unit)
    tried = {t.data.marching_sorts[unit]: unit for unit in able if unit not in guard} if most else {}
    for unit in (None, *tried.values()):
        stack = Stack(leader, guard if unit is None else (*guard, unit)[:most])
        if not (lone_chief(t, stack) and t.area(t.place(leader)).in_empire) and can_go(t, stack):
            return stack
    return None


class Goal(NamedTuple):
    """An area a leader can reach, with the stack he would take there and its way."""

    stack: Stack
    way: Way


def goals(t: UltimusRomanorum, leader: str) -> dict[str, Goal]:
    """Where a leader can go, each with the strongest units that can come along [3.4.1, 4.3]."""
    return dict(t.memo.get(("goals", leader), lambda: _goals(t, leader)))


def _goals(t: UltimusRomanorum, leader: str) -> dict[str, Goal]:
    chosen = escort(t, leader)
    able = [*chosen, *(unit for unit in followers(t, leader) if unit not in chosen)]
    guard = tuple(unit for unit in able if t.state.guard.get(leader) == unit)
    alone = Stack(leader, guard[: t.leader(leader).cc])
    barred = lone_chief(t, alone) and t.area(t.place(leader)).in_empire
    return goals_with(t, leader, able, None if barred else alone)


def goals_with(
    t: UltimusRomanorum,
    leader: str,
    able: Sequence[str],
    least: Stack | None,
    spent: int = 0,
    outside: int = 0,
) -> dict[str, Goal]:
    """Where a leader can go with as many of these units as can come along, or as the least stack allowed him."""
    keeper = _keeper(t, leader, able)
    able = sorted(able, key=lambda unit: unit != keeper)
    guard, most = tuple(unit for unit in able if t.state.guard.get(leader) == unit), t.leader(leader).cc
    others = [unit for unit in able if unit not in guard] if len(guard) < most else []
    found: dict[str, Goal] = {}
    if least is not None:
        found |= {area: Goal(least, way) for area, way in reach(t, least, spent, outside).items()}
    one_of_each = {t.data.marching_sorts[unit]: unit for unit in others}
    by_sort = {sort: reach(t, Stack(leader, (*guard, unit)), spent, outside) for sort, unit in one_of_each.items()}
    for area in dict.fromkeys(area for ways in by_sort.values() for area in ways):
        units = [unit for unit in others if area in by_sort[t.data.marching_sorts[unit]]]
        goal = _largest(t, leader, (*guard, *units)[:most], area, spent, outside)
        if goal is not None:
            found[area] = goal
    return found


def _keeper(t: UltimusRomanorum, leader: str, able: Iterable[str]) -> str:
    """The unit of his Tribe that stays with a leader who also commands Romans [4.3, 4.5.1]."""
    tribe = t.tribe_of(leader)
    own = t.following(tribe) if tribe else ()
    return next((unit for unit in able if t.tribe_of(unit) in own), "")


def _largest(
    t: UltimusRomanorum, leader: str, units: Sequence[str], area: str, spent: int, outside: int
) -> Goal | None:
    """The goal with as many of these units as can go there together."""
    for count in range(len(units), 0, -1):
        stack = Stack(leader, tuple(units[:count]))
        if lone_chief(t, stack) and t.area(t.place(leader)).in_empire:
            continue
        way = reach(t, stack, spent, outside).get(area)
        if way is not None:
            return Goal(stack, way)
    return None


def can_go(t: UltimusRomanorum, stack: Stack) -> bool:
    """Whether a stack has a first step and may end there or beyond."""
    return bool(reach(t, stack))


def is_enemy_of(t: UltimusRomanorum, camp: Camp, area: str) -> bool:
    """Whether entering an area means a battle."""
    return bool(t.fighters(area, other(camp)))
