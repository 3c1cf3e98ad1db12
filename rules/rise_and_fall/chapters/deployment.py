"""Placement by hand before the first turn: legions, Parthians and two German tribes [Set Up and Start]."""

from __future__ import annotations

from rules.core.decisions import Option, Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters.garrisons import is_home_star
from rules.rise_and_fall.data.models import FreePlacement
from rules.rise_and_fall.events import UnitDeployed, UnitsSwapped
from rules.rise_and_fall.game import UNARRIVED, RiseAndFall, choice, heading, say

_RULE = "Set Up and Start"
_BY_HAND = "by-hand"


def deploy(t: RiseAndFall) -> Play[bool]:
    """Play one act of the deployment. Returns False once everything is placed."""
    chosen = t.data.scenarios[t.state.scenario]
    for placement in chosen.free_placement:
        if placement.seat not in t.state.done:
            yield from _deploy_seat(t, placement)
            return True
    if chosen.swap and "swap" not in t.state.done:
        yield from _swap(t, chosen.swap[0], chosen.swap[1])
        t.state.done.append("swap")
        return True
    t.state.done = []
    return False


def _deploy_seat(t: RiseAndFall, placement: FreePlacement) -> Play[None]:
    seat, started = placement.seat, f"{placement.seat}:{_BY_HAND}"
    if started not in t.state.done:
        way = yield from one(
            Pick(
                seat=seat,
                question=say("ask-deployment", count=len(placement.free)),
                rule=_RULE,
                domain="military",
                options=[
                    choice("suggested", "deploy-suggested", _RULE),
                    choice(_BY_HAND, "deploy-by-hand", _RULE),
                ],
                default=("suggested",),
                topic="deployment",
            )
        )
        if way == "suggested":
            t.state.done.append(seat)
            return
        for unit in placement.free:
            t.put(unit, UNARRIVED if seat == "rome" else f"pile-{seat}")
        t.state.done.append(started)
        return
    yield from _place_one(t, placement)


def _to_place(t: RiseAndFall, placement: FreePlacement) -> int:
    """How many units are still to place: one for each free place of the set-up."""
    number = sum(unit in placement.free or unit not in placement.fixed for unit in t.units_of(placement.seat))
    return len(placement.free) - number


def _place_one(t: RiseAndFall, placement: FreePlacement) -> Play[None]:
    seat = placement.seat
    left = _to_place(t, placement)
    areas = [area for area in t.owned(seat) if not t.at(area)]
    bare = [area for area in areas if seat == "parthia" and is_home_star(t, seat, area)]
    if len(bare) - t.data.tables.garrison.free_parthian_stars >= left:
        areas = bare
    kinds = _kinds(t, placement)
    options: list[Option] = [
        choice(
            area if len(kinds) == 1 else f"{kind}@{area}",
            "deploy-at",
            _RULE,
            heading(area),
            kind=say(f"kind-{kind}"),
            area=area,
        )
        for kind in kinds
        for area in areas
    ]
    chosen = yield from one(
        Pick(
            seat=seat,
            question=say("ask-deploy-unit", left=left),
            rule=_RULE,
            domain="military",
            options=options,
            default=(options[0].id,),
            topic="deploy-unit",
        )
    )
    kind, _, area = chosen.rpartition("@")
    unit = kinds[kind or next(iter(kinds))][0]
    t.put(unit, area)
    t.tell(UnitDeployed(unit=unit, area=area), _RULE)
    if left == 1:
        t.state.done = [mark for mark in t.state.done if mark != f"{seat}:{_BY_HAND}"] + [seat]


def _kinds(t: RiseAndFall, placement: FreePlacement) -> dict[str, list[str]]:
    """The units that may be placed, by kind: the legions of Rome's set-up, or any Parthians."""
    waiting = (
        [unit for unit in placement.free if not t.area_of(unit)]
        if placement.seat == "rome"
        else t.data.in_order(t.in_pile(placement.seat))
    )
    found: dict[str, list[str]] = {}
    for unit in waiting:
        found.setdefault(t.data.kind[unit], []).append(unit)
    return found


def _swap(t: RiseAndFall, a: str, b: str) -> Play[None]:
    """Two tribes share two homes: the German side chooses who goes where [Home Areas, R85]."""
    places = t.pieces.place(a), t.pieces.place(b)
    answer = yield from one(
        Pick(
            seat=t.german_seat,
            question=say("ask-swap", first=a, second=b),
            rule="Home Areas",
            domain="military",
            options=[
                choice("keep", "swap-keep", "Home Areas", unit=a, area=places[0]),
                choice("swap", "swap-change", "Home Areas", unit=a, area=places[1]),
            ],
            default=("keep",),
            topic="swap",
            about=places,
        )
    )
    if answer == "swap":
        t.put(a, places[1])
        t.put(b, places[0])
        t.tell(UnitsSwapped(units=(a, b)), "Home Areas")
