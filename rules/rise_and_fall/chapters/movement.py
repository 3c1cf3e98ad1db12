"""Movement: where units may go, how far, and what changes on the way [Movement, Area Control, Stacking, Raids]."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rules.rise_and_fall.chapters.area_control import take_area
from rules.rise_and_fall.chapters.combat_values import allowances, longest_move
from rules.rise_and_fall.chapters.looting import loot_at, may_loot_at
from rules.rise_and_fall.data.loader import (
    ARMENIANS,
    CLIENTS,
    HUNS,
    PEOPLES,
    REBELS,
    REGULARS,
    Area,
    Path,
)
from rules.rise_and_fall.events import RevoltEnded, UnitMoved, UnitTransferred
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.position_cache import areas_within

SHUT, OPEN, STOP, FIGHT = range(4)
"""How an area takes a unit: not at all, freely, as its last area, or only by combat."""

_CLOSED = (SHUT, FIGHT)
"""How an area takes a unit that cannot enter it without combat."""

_AWARE = ("euro-sarmatian", "asian-sarmatian")
"""Peoples that may declare war on anyone who enters their homes [Wars, Sarmatians]."""


_PASSED_BY_RAIDERS = frozenset({"german", "sarmatian", "migration"})
"""Kinds that raiders pass without stopping [Raids 3]."""


class Step(NamedTuple):
    """A way to an area: the areas on it, the allowance it leaves, whether a desert slows it, whether it must end."""

    path: tuple[str, ...]
    allowance: int
    slow: bool
    ends: bool

    def may_go_on(self, used: int, into: int, desert: bool) -> bool:
        """Whether the unit, having moved ``used`` areas, may enter one more with this allowance."""
        if self.ends:
            return False
        most = min(self.allowance, into) - (self.slow or desert)
        return used < most or used < 1


def raids(t: RiseAndFall, unit: str) -> bool:
    """Whether a unit has the special movement of migrations [Raids]."""
    return t.data.kind[unit] == "migration" and t.year >= t.data.dates.free_movement


def ground(t: RiseAndFall, unit: str, area: str) -> int:
    """How an area takes a unit: ``SHUT``, ``OPEN``, ``STOP`` or ``FIGHT``."""
    return _grounds(t, unit)[area]


def usable(t: RiseAndFall, unit: str, path: Path) -> bool:
    """Whether a unit may use a link at all: sea routes, and the line between the halves [Movement, R14, R27]."""
    if path.sea and (path.opens > t.year or not sails(t, unit)):
        return False
    return not (path.crosses and t.divided and t.data.kind[unit] in REGULARS)


def sails(t: RiseAndFall, unit: str) -> bool:
    """Whether a unit may go by sea this year [Sea Transport Limitations, R79]."""
    nation = t.data.nation[unit]
    if nation == "rome" or t.data.kind[unit] == "germanic-kingdom":
        return True
    facts = t.data.nations.get(nation)
    return facts is not None and facts.sails_from is not None and facts.sails_from <= t.year


def _grounds(t: RiseAndFall, unit: str) -> Mapping[str, int]:
    """How every area takes a unit, the same for all units like it."""
    nation = t.nation_of(unit)
    return t.cache.areas(("grounds", nation, raids(t, unit)), lambda area: _ground(t, unit, nation, t.data.areas[area]))


def _ground(t: RiseAndFall, unit: str, nation: str, area: Area) -> int:
    standing = t.at(area.id)
    if _is_forbidden(t, nation, area.id):
        return SHUT
    if t.walled(area.id) and t.relations.camp(nation) != "rome":  # Walls of Constantinople
        return FIGHT if t.relations.hostile(nation, "rome") else SHUT
    if nation in t.state.kingdoms:  # R70: Hun units don't stop
        return _kingdom_ground(t, nation, area)
    if raids(t, unit):
        return _raid_ground(t, nation, area)
    foes = t.foes_at(area.id, nation)
    if not _in_bounds(t, nation, area, standing, foes):
        return SHUT
    return _among(t, nation, area.id, foes) if standing else OPEN * may_hold(t, nation, area.id)


def _is_forbidden(t: RiseAndFall, nation: str, area: str) -> bool:
    """Whether a date or a peace keeps a nation out of an area, occupied or not [Prohibited Movement, R29, R45]."""
    if area in t.data.hun_lands and t.year < t.data.dates.hun_lands_open:
        return True
    return nation == "rome" and _is_closed_to_rome(t, area)


def _among(t: RiseAndFall, nation: str, area: str, foes: Sequence[str]) -> int:
    """How an occupied area takes a unit. A friend opens neither an area of a neutral empire nor one that foes share."""
    standing = t.at(area)
    friends = [other for other in standing if t.relations.friendly(nation, t.nation_of(other))]
    if len(friends) < len(standing):
        return FIGHT if len(foes) + len(friends) == len(standing) else SHUT  # R91
    if any(_strange_people(nation, t.nation_of(other)) for other in friends):
        return SHUT
    return OPEN * may_hold(t, nation, area)


def _strange_people(nation: str, other: str) -> bool:
    """Whether two nations are different Peoples; these never pass through each other, even when allied [Movement]."""
    peoples = (*PEOPLES, ARMENIANS, CLIENTS)
    return nation != other and nation in peoples and other in peoples


def may_hold(t: RiseAndFall, nation: str, area: str) -> bool:
    """Whether a nation may enter an empty area, given who holds it [Movement, R81, R82]."""
    holder = t.holder(area)
    if nation == "rome" and _is_closed_to_rome(t, area):
        return False
    if not holder or t.relations.friendly(nation, holder) or t.relations.hostile(nation, holder):
        return True
    return nation in PEOPLES and holder in PEOPLES


def _is_closed_to_rome(t: RiseAndFall, area: str) -> bool:
    """Whether a peace keeps Rome out of Pontus, whoever holds it [Rome Sues for Peace, third treaty, R45]."""
    return t.state.pontus_closed and t.state.turn <= t.state.peace_until and area in t.data.tables.peace.yielded[2]


def _in_bounds(t: RiseAndFall, nation: str, area: Area, standing: Sequence[str], foes: Sequence[str]) -> bool:
    """Whether a People may be in an area at all: at home, next to it, or at war [Movement, Wars, R11]."""
    if nation == CLIENTS:
        return any(area.id in client.areas for client in t.data.tables.clients)
    country = "asian" if nation == ARMENIANS else nation
    return country not in PEOPLES or _people_in_bounds(t, nation, country, area, standing, foes)


def _people_in_bounds(
    t: RiseAndFall, nation: str, country: str, area: Area, standing: Sequence[str], foes: Sequence[str]
) -> bool:
    facts = t.data.nations[country]
    sails = facts.sails_from is not None and facts.sails_from <= t.year
    at_home = not area.countries.isdisjoint(facts.countries)
    beside = any(area.id in t.data.beside[homeland, sails] for homeland in facts.countries)
    if country == "german" and not t.state.full_war:  # Germans Limited War
        return at_home or beside
    if at_home or t.year >= t.data.dates.free_movement or country == "german" or _has_war(t, country):
        return True
    if (beside or country == "euro-sarmatian") and all(t.nation_of(other) == nation for other in standing):
        return True
    holder = t.holder(area.id)
    is_allied = bool(holder) and holder != nation and t.relations.friendly(nation, holder)
    return bool(foes) or is_allied or t.relations.hostile(nation, holder)


def _has_war(t: RiseAndFall, people: str) -> bool:
    """Whether a People is at war with anyone, and so not bound to its country [Movement, R81]."""
    return any(people in war.split("|") for war in t.state.wars)


def _kingdom_ground(t: RiseAndFall, nation: str, area: Area) -> int:
    """Never north. In Roman service, only its own areas and attacks next to them [Germanic Kingdoms 4, 5, 8]."""
    if area.north:
        return SHUT
    standing, foes = t.at(area.id), t.foes_at(area.id, nation)
    if not t.free_of_strangers(area.id, nation):
        friends = [other for other in standing if t.relations.friendly(nation, t.nation_of(other))]
        return FIGHT if len(foes) + len(friends) == len(standing) else SHUT  # R91
    if t.relations.is_foederatus(nation):
        return OPEN if t.holder(area.id) == nation else SHUT
    if not standing and not may_hold(t, nation, area.id):
        return SHUT
    is_new = t.state.kingdoms[nation].status == "new"
    return STOP if is_new and t.holder(area.id) != nation else OPEN


def _raid_ground(t: RiseAndFall, nation: str, area: Area) -> int:
    """Raids 2, 3: any area; it stops at any other unit unless another migration has opened the way."""
    standing = t.at(area.id)
    if any(t.nation_of(other) in HUNS for other in standing):
        return FIGHT if all(t.relations.hostile(nation, t.nation_of(other)) for other in standing) else SHUT
    strangers = [
        other
        for other in standing
        if not t.relations.friendly(nation, t.nation_of(other)) and t.data.kind[other] not in _PASSED_BY_RAIDERS
    ]
    if any(t.data.kind[other] == "germanic-kingdom" for other in strangers):
        return FIGHT if all(t.relations.hostile(nation, t.nation_of(other)) for other in standing) else SHUT
    if not strangers or any(t.data.kind[other] == "migration" for other in standing):
        return OPEN
    return STOP


def can_move(t: RiseAndFall, unit: str) -> bool:
    """Whether a unit can move: not used, transferred, bribed or in revolt."""
    state = t.state
    return not (
        unit in state.flipped
        or unit in state.transferred
        or unit in state.stopped
        or unit in state.bribes
        or t.is_pinned(unit)
    )


def used(t: RiseAndFall, unit: str) -> int:
    """How many areas a unit has entered this turn."""
    return max(len(t.state.trail.get(unit, ())) - 1, 0)


def reach(t: RiseAndFall, unit: str) -> Mapping[str, list[Step]]:
    """The areas a unit can still reach without combat, its own included, each with the ways to it."""
    return t.cache.unit(("reach", unit), unit, lambda: _mapped_reach(t, unit))


def _mapped_reach(t: RiseAndFall, unit: str) -> tuple[Mapping[str, list[Step]], int]:
    """The reach with the areas on which it depends: those that it touches."""
    found = _reach(t, unit)
    return found, areas_touched(found)


def areas_touched(found: Iterable[str]) -> int:
    """Areas and those beside them, as a bit mask."""
    mask = 0
    for area in found:
        mask |= areas_within(area, 1)
    return mask


def reach_behind(t: RiseAndFall, unit: str, opened: str) -> Mapping[str, list[Step]]:
    """The areas a raider could reach if another one had opened the way through an area [Raids 2]."""
    return _reach(t, unit, opened)


def _reach(t: RiseAndFall, unit: str, opened: str = "") -> Mapping[str, list[Step]]:
    start = _start(t, unit)
    found: dict[str, list[Step]] = {start.path[0]: [start]}
    if not can_move(t, unit):
        return found
    caps, behind, codes = allowances(t, unit), used(t, unit), _grounds(t, unit)
    seen = {(start.path[0], start.allowance, start.slow)}
    queue = deque([start])
    while queue:
        step = queue.popleft()
        here = behind + len(step.path) - 1
        for path in t.data.areas[step.path[-1]].paths:
            to = path.to
            code = OPEN if to == opened else codes[to]
            if code in _CLOSED or not step.may_go_on(here, caps[to], path.desert) or not usable(t, unit, path):
                continue
            mark = (to, min(step.allowance, caps[to]), step.slow or path.desert)
            if mark in seen:
                continue
            seen.add(mark)
            onward = Step((*step.path, to), mark[1], mark[2], code == STOP)
            found.setdefault(to, []).append(onward)
            if not onward.ends:
                queue.append(onward)
    return found


def _start(t: RiseAndFall, unit: str) -> Step:
    """A unit's position, with what is left of its allowance this turn [Movement]."""
    here = t.pieces.place(unit)
    caps, trail = allowances(t, unit), t.state.trail.get(unit, [here])
    entered = trail if t.data.kind[unit] == "palatina" else trail[1:]  # R28
    allowance = min((caps[area] for area in entered), default=longest_move(t, unit))
    slow = any(path.desert for origin, to in pairwise(trail) for path in t.data.areas[origin].paths if path.to == to)
    return Step((here,), allowance, slow, unit in t.state.stopped)


def links_from(t: RiseAndFall, areas: Iterable[str]) -> dict[str, int]:
    """How many links each area is from the nearest of these, no matter who could use them."""
    found = dict.fromkeys(areas, 0)
    queue = deque(found)
    while queue:
        area = queue.popleft()
        for path in t.data.areas[area].paths:
            if path.to not in found:
                found[path.to] = found[area] + 1
                queue.append(path.to)
    return found


def destinations(t: RiseAndFall, unit: str) -> dict[str, Step]:
    """The areas a unit can move to, each with the shortest way."""
    return t.cache.unit(("destinations", unit), unit, lambda: _mapped_destinations(t, unit))


def _mapped_destinations(t: RiseAndFall, unit: str) -> tuple[dict[str, Step], int]:
    found = reach(t, unit)
    return _destinations(found), areas_touched(found)


def _destinations(found: Mapping[str, Sequence[Step]]) -> dict[str, Step]:
    return {area: steps[0] for area, steps in found.items() if len(steps[0].path) > 1}


def move(t: RiseAndFall, unit: str, step: Step) -> None:
    """Move a unit along its way; control follows [Area Control]."""
    trail = t.state.trail.setdefault(unit, [step.path[0]])
    trail += step.path[1:]
    t.put(unit, step.path[-1])
    t.tell(UnitMoved(unit=unit, path=step.path), "Movement")
    for area in step.path[1:]:
        enter(t, unit, area)
    if step.ends:
        t.state.stopped.append(unit)
    has_moved_on(t, unit)


def has_moved_on(t: RiseAndFall, unit: str) -> None:
    """A unit forced to move on after looting has left the star by any kind of move [Raids 4]."""
    if unit in t.state.onward:
        t.state.onward.remove(unit)


def enter(t: RiseAndFall, unit: str, area: str) -> None:
    """The effects of a unit entering an area: control, the end of a revolt, provocation [Area Control, R77]."""
    nation = t.nation_of(unit)
    revolt = t.state.revolts.get(area)
    if revolt is not None and revolt.kind == 2 and nation in _quieting(revolt.empire):  # Revolts 2
        del t.state.revolts[area]
        t.tell(RevoltEnded(area=area), "Revolts 2")
    home = t.data.areas[area].home
    if home in _AWARE and not t.relations.friendly(home, nation) and nation != "kushan":
        _provoke(t, home, nation)
    if all(other == unit or t.relations.friendly(nation, t.nation_of(other)) for other in t.at(area)):  # Raids 2, R91
        take_area(t, area, nation)
    if nation == "huns" and t.data.kind[unit] == "hunnic-kingdom" and may_loot_at(t, unit, area):  # R97
        loot_at(t, unit, area)


def _quieting(empire: str) -> tuple[str, ...]:
    """Whose units end a revolt against an empire; Romans also end one against rebels [Revolts 2, R93]."""
    return (REBELS, "rome") if empire == REBELS else (empire,)


def _provoke(t: RiseAndFall, people: str, intruder: str) -> None:
    mark = f"{people}|{'rome' if intruder == REBELS else intruder}"
    if mark not in t.state.provoked and mark.split("|")[1] in (*PEOPLES, "rome", "parthia"):
        t.state.provoked.append(mark)


def transfers(t: RiseAndFall, unit: str) -> list[str]:
    """The areas a unit may go to by long-range transfer [Long-range Transfers, R26]."""
    if not can_move(t, unit) or unit in t.state.trail:
        return []
    nation, here = t.nation_of(unit), t.pieces.place(unit)
    if t.holder(here) != nation:
        return []
    pieces = t.memo.get(("pieces", nation, t.data.kind[unit]), dict[str, list[str]])
    if here not in pieces:
        joined = _joined(t, unit, nation, here)
        pieces[here] = joined
        if _may_pass(t, unit, nation, here):
            pieces |= dict.fromkeys(joined, joined)
    return [area for area in pieces[here] if area != here]


def _joined(t: RiseAndFall, unit: str, nation: str, here: str) -> list[str]:
    """The areas a unit can reach through its nation's own areas, in map order."""
    found = {here}
    queue = [here]
    while queue:
        for path in t.data.areas[queue.pop()].paths:
            if path.to not in found and usable(t, unit, path) and _may_pass(t, unit, nation, path.to):
                found.add(path.to)
                queue.append(path.to)
    return [area for area in t.data.areas if area in found]


def _may_pass(t: RiseAndFall, unit: str, nation: str, name: str) -> bool:
    """Whether a transfer may pass an area: its nation's own, free of strangers, in the north only at home."""
    area = t.data.areas[name]
    if t.holder(name) != nation or (area.north and not _at_home_in_north(t, unit, area)):
        return False
    return ground(t, unit, name) == OPEN and t.free_of_strangers(name, nation)


def _at_home_in_north(t: RiseAndFall, unit: str, area: Area) -> bool:
    return t.data.is_native(t.data.nation[unit], area)


def transfer(t: RiseAndFall, unit: str, to: str) -> None:
    """Carry out a long-range transfer. It counts as a move, so a raider that has looted can move on by it [R26]."""
    origin = t.pieces.place(unit)
    t.put(unit, to)
    t.state.transferred.append(unit)
    has_moved_on(t, unit)
    t.tell(UnitTransferred(unit=unit, origin=origin, to=to), "Long-range Transfers")
    enter(t, unit, to)


def crowds(t: RiseAndFall, player: str) -> dict[str, list[str]]:
    """The areas where units of a player turn break the stacking limit, with these units [Stacking]."""
    found: dict[str, list[str]] = {}
    mine = set(t.moved_by(player))
    for area in t.data.areas:
        standing = t.at(area)
        if len(standing) > 1 and not may_share(t, area, standing):
            own = [unit for unit in standing if unit in mine]
            if own and _excess(t, standing, own):
                found[area] = own
    return found


def may_share(t: RiseAndFall, area: str, standing: Sequence[str]) -> bool:
    """Whether units may end a phase together in an area [Stacking, The Huns, Raids 2]."""
    if area in HUNS and all(t.nation_of(unit) == area for unit in standing):  # The Huns
        return True
    return _sharing(t, standing) <= 1


def _sharing(t: RiseAndFall, standing: Sequence[str]) -> int:
    """How many units count against the limit: a raider beside one non-German unit doesn't [Raids 2]."""
    raiders = [unit for unit in standing if raids(t, unit)]
    others = [unit for unit in standing if unit not in raiders]
    if len(raiders) == 1 and len(others) == 1 and not _shuns(t, others[0]):
        return 1
    return len(standing)


def _shuns(t: RiseAndFall, unit: str) -> bool:
    """Whether a raider may not stay beside this unit: Germans and Huns [Raids 2]."""
    return t.data.kind[unit] in ("german", "germanic-kingdom", "hun", "hunnic-kingdom")


def _excess(t: RiseAndFall, standing: Sequence[str], own: Sequence[str]) -> bool:
    """Whether the owner of ``own`` has to make room. Areas that only strangers overcrowd aren't his problem."""
    others = [unit for unit in standing if unit not in own]
    return len(own) > 1 or not all(_may_stay(t, own[0], other) for other in others)


def _may_stay(t: RiseAndFall, unit: str, other: str) -> bool:
    """Whether two units may end a phase in one area: only a raider with a unit it may stay beside."""
    return (raids(t, unit) and not _shuns(t, other)) or (raids(t, other) and not _shuns(t, unit))
