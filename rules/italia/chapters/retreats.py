"""Retreats (10.10), and everything else that goes by their rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from rules.core.decisions import Option
from rules.core.game import Play
from rules.italia.chapters.asking import DIVIDE, ask, group_id
from rules.italia.chapters.points import leaders_fall, lose
from rules.italia.events import LeaderLeft, Retreated
from rules.italia.game import Italia, choice, heading

STAY = "stay"
"""The option not to retreat."""

NO_LIMIT = 99
"""More units than a nation has: room in an area for the force of a campaign."""


def places(t: Italia, nation: str, area: str, barred: Collection[str] = (), leader: bool = False) -> dict[str, int]:
    """Where a nation's units in an area may retreat, with the room there [10.10, N36, N37, N38, R71].

    ``barred``: where the attackers came from, if the nation defends; the Aures stay open to Berbers. ``leader``: one
    goes along.
    """
    found: dict[str, int] = {}
    own_staging = t.card(nation).owns_staging
    is_free = leader and is_campaigning(t, nation, area)
    for beside in t.area(area).beside:
        if t.area(beside).is_staging:
            is_open = beside in own_staging
        else:
            is_open = beside not in barred and (t.is_vacant(beside) or t.owner(beside) == nation)
        room = NO_LIMIT if is_free or is_campaigning(t, nation, beside) else _room(t, nation, beside, leader)
        if is_open and room > 0:
            found[beside] = room
    for sea in t.area(area).seas:
        if sea not in barred and (room := t.room(sea, nation)) > 0:
            found[sea] = room
    return found


def is_campaigning(t: Italia, nation: str, area: str) -> bool:
    """Whether the leader of a campaign that goes on is in an area, where his force has no limit [8.8, N17]."""
    run = t.now.campaign
    return run is not None and not run.over and nation == t.active and run.leader in t.leaders_at(area, nation)


def _room(t: Italia, nation: str, area: str, leader: bool) -> int:
    """The room in an area: its limit and one more [8.7, N18]."""
    extra = t.data.tables.stacking
    limit = t.base_limit(area, nation) + extra["retreat"]
    if leader and not t.leaders_at(area, nation):
        limit += extra["leader"]
    return limit - len(t.units_at(area, nation))


def can_go(t: Italia, units: Iterable[str]) -> list[str]:
    """The units that may retreat: not damaged knights [14.3, N56, R23]."""
    return [unit for unit in units if not t.is_damaged(unit)]


def send(t: Italia, nation: str, area: str, to: str, pieces: Iterable[str], cause: str, rule: str) -> None:
    """Move retreating pieces to an area, or aboard in a sea."""
    given = list(pieces)
    force = t.force(given)
    for piece in given:
        t.now.entries.pop(piece, None)
    if to in t.data.seas:
        t.go_aboard(given, to, nation)
    else:
        t.put_all(given, to)
        if to not in t.now.sheltering:
            t.now.sheltering.append(to)
        if nation == t.active and to not in t.now.settled:
            t.now.settled.append(to)  # an area entered by a retreat isn't taken over in the sense of 10.13
    t.tell(Retreated(nation=nation, area=area, to=to, force=force, cause=cause), rule)
    if to in t.data.areas:
        leaders_fall(t, to, nation)


def may_retreat(t: Italia, nation: str, area: str, barred: Collection[str]) -> bool:
    """Whether a side has a unit that could retreat, and a place for it."""
    leader = bool(t.leaders_at(area, nation))
    return bool(can_go(t, t.units_at(area, nation)) and places(t, nation, area, barred, leader))


def retreat(
    t: Italia,
    nation: str,
    area: str,
    units: Iterable[str],
    cause: str,
    *,
    barred: Collection[str] = (),
    rule: str = "10.10",
    first: str = "",
) -> Play[list[str]]:
    """Move units out of an area, place by place; return those that found no room.

    ``first``: the place chosen already. The leaders go along when they leave no unit behind, or with the first group.
    """
    left = can_go(t, units)
    stuck = [unit for unit in units if t.is_damaged(unit)]
    while left:
        leaders = t.leaders_at(area, nation) if len(left) == len(can_go(t, t.units_at(area, nation))) else []
        open_ = places(t, nation, area, barred, bool(leaders))
        if not open_:
            break
        to, going = first, left
        if not to:
            to, going = yield from _next(t, nation, area, left, open_, rule)
        elif to == DIVIDE:
            to, going = yield from _single(t, nation, area, left, open_, rule)
        else:
            first = ""
        going = sorted(going, key=t.worth)[: open_[to]]
        send(t, nation, area, to, [*going, *leaders], cause, rule)
        left = [unit for unit in left if unit not in going]
    return [*left, *stuck]


def _next(
    t: Italia, nation: str, area: str, left: list[str], open_: dict[str, int], rule: str
) -> Play[tuple[str, list[str]]]:
    options = [*to_options(t, open_, len(left)), *divide_option(left, open_, rule)]
    to = yield from ask(t, nation, "retreat-to", rule, options, best_place(open_, len(left)), area=area)
    if to == DIVIDE:
        return (yield from _single(t, nation, area, left, open_, rule))
    return to, left


def _single(
    t: Italia, nation: str, area: str, left: list[str], open_: dict[str, int], rule: str
) -> Play[tuple[str, list[str]]]:
    """One unit and its place."""
    kinds = {group_id(t, (unit,)): unit for unit in reversed(left)}
    options = [
        choice(f"{kind}>{place}", "retreat-one", rule, heading(place), force=t.words((unit,)), area=place)
        for kind, unit in kinds.items()
        for place in open_
    ]
    answer = yield from ask(t, nation, "retreat-one", rule, options, area=area)
    kind, _, to = answer.partition(">")
    return to, [kinds[kind]]


def to_options(t: Italia, open_: dict[str, int], count: int) -> list[Option]:
    """An option for each place; one without room for all says how many fit."""
    return [_to_option(t, place, room, count) for place, room in open_.items()]


def _to_option(t: Italia, place: str, room: int, count: int) -> Option:
    key = "retreat-aboard" if place in t.data.seas else "retreat-area"
    option = choice(place, key, "10.10", heading(place), area=place, count=min(room, count), all=count)
    return option if room < count else msgspec.structs.replace(option, consequence=None)


def divide_option(left: Collection[str], open_: Collection[str], rule: str) -> list[Option]:
    """The option to send each unit by itself, where that makes a difference."""
    return [choice(DIVIDE, "retreat-divide", rule)] if len(left) > 1 and len(open_) > 1 else []


def best_place(open_: dict[str, int], count: int) -> str:
    """The first place with room for all, else the one with most room."""
    return max(open_, key=lambda place: min(open_[place], count))


def expel(t: Italia, nation: str, area: str, cause: str, by: str = "", rule: str = "10.10") -> Play[None]:
    """Make every unit of a nation leave an area, with its leaders; those without room are eliminated."""
    units = t.units_at(area, nation)
    if not units:
        return
    left = yield from retreat(t, nation, area, units, cause, rule=rule)
    if left:
        lose(t, left, area, by, cause, rule)
    leave_alone(t, nation, area)


def leave_alone(t: Italia, nation: str, area: str) -> None:
    """Leaders left without units where they can't stay leave the map [2.5, R85]."""
    for leader in t.leaders_at(area, nation):
        t.remove((leader,))
        t.tell(LeaderLeft(nation=nation, leader=leader, place=area), "2.5")


def second_retreat(t: Italia, nation: str, area: str, units: list[str], by: str, barred: Collection[str]) -> Play[None]:
    """An elephant makes one more unit retreat: its owner picks the unit and the place [10.9, N30]."""
    able = can_go(t, units)
    last = len(t.units_at(area, nation)) == 1
    open_ = places(t, nation, area, barred, last and bool(t.leaders_at(area, nation))) if able else {}
    kinds = {group_id(t, (unit,)): unit for unit in sorted(able or units, key=t.worth, reverse=True)}
    if not open_:
        options = [choice(kind, "lose-unit", "10.9", force=t.words((unit,))) for kind, unit in kinds.items()]
        kind = yield from ask(t, nation, "second-loss", "10.9", options, area=area)
        lose(t, (kinds[kind],), area, by, "second-retreat", "10.9")
        return
    options = [
        choice(f"{kind}>{place}", "retreat-one", "10.9", heading(place), force=t.words((unit,)), area=place)
        for kind, unit in kinds.items()
        for place in open_
    ]
    answer = yield from ask(t, nation, "second-retreat", "10.9", options, area=area)
    kind, _, to = answer.partition(">")
    leaders = t.leaders_at(area, nation) if last else []
    send(t, nation, area, to, [kinds[kind], *leaders], "second-retreat", "10.9")
