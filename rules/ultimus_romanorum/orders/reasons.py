"""Why a stack can't be led, and why it can't get where an order sends it."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from rules.core.text import Text
from rules.ultimus_romanorum.chapters.fleets import aboard, cargo, kin_aboard
from rules.ultimus_romanorum.chapters.movement import (
    Stack,
    allowance,
    awaits_migration,
    closed,
    cost,
    is_pinned,
    keeps_guard,
    leads,
    lone_chief,
    may_end,
    moves_as_one,
    step_closed,
)
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, say

RULES = {
    "closed-limitanei": "3.2.1",
    "closed-comitatenses": "3.2.2",
    "closed-comitatenses-beyond": "3.2.2",
    "closed-half": "3.2.2",
    "closed-palatini": "3.2.3",
    "closed-buccellarii": "3.2.4",
    "closed-origin": "3.4.1",
    "closed-peace": "3.4.1",
    "closed-usurper": "3.6.5",
    "closed-usurper-outside": "3.6.5",
    "closed-lone-chief": "4.3",
    "closed-at-peace": "4.2.2",
    "closed-foederati": "4.5.1",
    "closed-armenia": "4.4.2",
    "closed-range": "4.3",
    "closed-stranger": "4.3",
    "closed-stacking": "4.2.4",
    "closed-hunni": "4.3",
}
"""The section of each reason for which an area is closed."""


def why_closed(area: str, key: str) -> Text:
    """Say for which reason an area is closed."""
    return say("refused-order-closed", area=area, why=say(key), rule=RULES[key])


def why_not_ready(t: UltimusRomanorum, piece: str) -> Text | None:
    """Why a counter can't begin a move; None if it can [3.4.1, 6.2, R13, R22, R68]."""
    place = t.place(piece)
    if place not in t.data.areas:
        if t.on_map(piece):
            return say("refused-order-indoors", piece=piece, rule="3.4.1, 8.2.2")
        return say("refused-order-nowhere", unit=piece)
    if t.camp(piece) != t.state.active:
        return say("refused-order-foreign", piece=piece, area=place, rule="0.5")
    return _why_kept(t, piece, place)


def _why_kept(t: UltimusRomanorum, piece: str, place: str) -> Text | None:
    """Why a counter of the side that moves has to stay where it is."""
    if piece in t.state.moved:
        return say("refused-order-moved", piece=piece, area=place, rule="3.4.1")
    if is_pinned(t, place):
        return say("refused-order-bound", piece=piece, area=place, rule="4.5.2, R68")
    return say("refused-order-migrates", piece=piece, rule="6.2, R22") if awaits_migration(t, piece) else None


def why_not_led(t: UltimusRomanorum, leader: str, unit: str) -> Text | None:
    """Why a leader can't take a unit along; None if he can [3.4.1, 4.3, 4.5.1]."""
    if t.place(unit) != t.place(leader):
        return say("refused-order-apart", unit=unit, leader=leader, area=t.area_of(leader), rule="3.4.1")
    if unit in t.state.moved:
        return say("refused-order-moved", piece=unit, area=t.place(unit), rule="3.4.1")
    return None if leads(t, leader, unit) else say("refused-order-not-led", unit=unit, leader=leader, rule="3.4.1, 4.3")


def why_not_there(t: UltimusRomanorum, stack: Stack, to: str, spent: int = 0) -> Text:
    """Why a stack that can move doesn't get to an area."""
    start, first = t.place(stack.pieces[0]), stack.pieces[0]
    if to not in t.data.areas:
        return say("refused-order-at-sea", area=to, rule="3.4.2")
    if to == start:
        return say("refused-order-there", piece=first, area=to)
    if not moves_as_one(t, stack):
        return _why_no_step(t, stack, start, to)
    key = _why_not_at_all(t, stack)
    if key:
        return why_closed(to, key)
    way = _cheapest(t, start, to)
    most = allowance(t, stack.pieces) - spent
    if way.pm > most:
        return say("refused-order-far", piece=first, area=start, to=to, pm=way.pm, most=most, rule="3.4.1, 7.2")
    return _why_barred(t, stack, way) or say("refused-order-roundabout", piece=first, to=to, most=most, rule="7.1, 7.3")


def _why_not_at_all(t: UltimusRomanorum, stack: Stack) -> str:
    if not keeps_guard(t, stack):
        return "closed-buccellarii"
    return "closed-lone-chief" if lone_chief(t, stack) and t.area(t.place(stack.leader)).in_empire else ""


def _why_no_step(t: UltimusRomanorum, stack: Stack, start: str, to: str) -> Text:
    if to not in t.data.beside(start):
        return say("refused-order-one-step", piece=stack.units[0], area=start, to=to, rule="3.4.1, R9")
    key = step_closed(t, stack, start, to) or may_end(t, stack, to)
    return why_closed(to, key) if key else say("refused-order-shut", piece=stack.units[0], area=to, rule="3.4.1")


class _Way(NamedTuple):
    path: tuple[str, ...]
    pm: int


def _cheapest(t: UltimusRomanorum, start: str, to: str) -> _Way:
    """The cheapest path, whoever may take it. All areas of land are connected."""
    queue: list[tuple[int, tuple[str, ...]]] = [(0, (start,))]
    seen: set[str] = set()
    while queue:
        pm, path = heappop(queue)
        if path[-1] == to:
            return _Way(path, pm)
        if path[-1] not in seen:
            seen.add(path[-1])
            for link in t.area(path[-1]).paths:
                heappush(queue, (pm + cost(t, link), (*path, link.to)))
    return _Way((start, to), 99)


def _why_barred(t: UltimusRomanorum, stack: Stack, way: _Way) -> Text | None:
    """The first obstacle on a path: a closed area, or enemies on the way [7.1]."""
    camp = t.camp(stack.pieces[0])
    for origin, here in zip(way.path, way.path[1:], strict=False):
        key = step_closed(t, stack, origin, here)
        if key:
            return why_closed(here, key)
        if here != way.path[-1] and stack.units and t.enemy_at(here, camp):
            return say("refused-order-enemies", area=here, to=way.path[-1], rule="7.1")
    key = may_end(t, stack, way.path[-1])
    return why_closed(way.path[-1], key) if key else None


def why_no_landing(t: UltimusRomanorum, fleet: str, camp: Camp, area: str) -> Text:
    """Why those aboard of a camp can't go ashore in an area [3.2, 3.4.2, 4.3, R124]."""
    sea, home, landing = t.place(fleet), t.state.fleets[fleet].home, aboard(t, fleet, camp)
    if not landing and cargo(t, fleet):
        return say("refused-order-others-aboard", fleet=fleet, rule="3.4.2, R124")
    if not landing:
        return say("refused-order-empty", fleet=fleet, rule="3.4.2")
    if area != sea and (area not in t.data.areas or sea not in t.area(area).seas):
        return say("refused-order-no-coast", area=area, sea=sea, rule="3.4.2")
    leader = next((piece for piece in landing if piece in t.data.leaders), "")
    stack = Stack(leader, tuple(piece for piece in landing if piece in t.data.units))
    for piece in stack.pieces:
        with_it = leader if piece in stack.units else kin_aboard(t, piece, stack.units)
        key = closed(t, piece, with_it, home, area)
        if key:
            return why_closed(area, key)
    return why_closed(area, may_end(t, stack, area) or "closed-stacking")
