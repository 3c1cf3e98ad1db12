"""The army reform, the division into West and East, and the Walls [Roman Army Reform, West and East]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one, some
from rules.core.text import Text
from rules.rise_and_fall.chapters.removal import roman_pile, unmark
from rules.rise_and_fall.events import EmpireDivided, UnitConverted, UnitRemoved, WallsBuilt
from rules.rise_and_fall.game import REMOVED, UNARRIVED, RiseAndFall, choice, heading, say

_RULE = "Roman Army Reform 2"


def divide(t: RiseAndFall) -> None:
    """280 AD: two piles replace one. Its units are divided evenly, kind by kind [West and East 5]."""
    if t.year != t.data.dates.split or "pile-rome-west" in t.state.stacks:
        return
    t.state.stacks.setdefault("pile-rome-west", [])
    t.state.stacks.setdefault("pile-rome-east", [])
    by_kind: dict[str, list[str]] = {}
    for unit in list(t.state.stacks.get("pile-rome", ())):
        by_kind.setdefault(t.data.kind[unit], []).append(unit)
    for units in by_kind.values():
        for place, unit in enumerate(units):
            t.put(unit, "pile-rome-east" if place % 2 else "pile-rome-west")
    t.tell(EmpireDivided(), "West and East")


def raise_walls(t: RiseAndFall) -> None:
    """From 210 AD: the Walls appear in Byzantium once it is Roman [West and East 7]."""
    if t.year >= t.data.dates.walls and not t.state.walls and t.holder("byzantium") == "rome":
        build_walls(t)


def build_walls(t: RiseAndFall) -> None:
    """Build the Walls of Constantinople."""
    t.state.walls = "standing"
    t.relations_changed()
    t.tell(WallsBuilt(), "West and East 7")


def legions(t: RiseAndFall) -> list[str]:
    """The remaining legions, on the map and in the piles [Roman Army Reform 2, R60]."""
    return t.data.in_order([*(unit for unit, _ in t.on_map() if t.data.kind[unit] == "legion"), *_pile_legions(t)])


def _pile_legions(t: RiseAndFall) -> list[str]:
    return [unit for unit in t.in_pile("rome") if t.data.kind[unit] == "legion"]


def reform(t: RiseAndFall) -> Play[None]:
    """From 260 AD: five legions a turn become new units; then the other counters come [Roman Army Reform 2-5, R59]."""
    if t.year < t.data.dates.reform:
        return
    left, rates = legions(t), t.data.tables.reform
    if not left:
        yield from _reinforce(t)
        return
    wanted = (("palatina", rates.palatina), ("comitatus", rates.comitatus), ("limes", rates.limes))
    budget = rates.legions
    for kind, most in wanted:
        count = min(most, budget, len(legions(t)), len(_new(t, kind)))
        if count:
            yield from _upgrade(t, kind, count)
        budget -= count


def _new(t: RiseAndFall, kind: str) -> list[str]:
    return [unit for unit in t.state.stacks[UNARRIVED] if t.data.kind[unit] == kind]


def _upgrade(t: RiseAndFall, kind: str, count: int) -> Play[None]:
    ready = legions(t)
    default = tuple(sorted(ready, key=lambda unit: not t.area_of(unit))[:count])
    chosen = yield from some(
        Pick(
            seat="rome",
            question=say("ask-reform", count=count, kind=say(f"kind-{kind}")),
            rule=_RULE,
            domain="military",
            options=[
                choice(unit, "reform", _RULE, _heading(t, unit), unit=unit, area=t.area_of(unit) or "pile")
                for unit in ready
            ],
            min=count,
            max=count,
            default=default,
            topic="reform",
        )
    )
    for unit in chosen:
        place = t.pieces.place(unit)
        unmark(t, unit)
        t.put(unit, REMOVED)
        new = _new(t, kind)[0]
        t.put(new, place)
        t.tell(UnitConverted(unit=unit, by=new, area=t.area_of(new), cause="reform"), _RULE)


def _heading(t: RiseAndFall, unit: str) -> tuple[Text, ...]:
    area = t.area_of(unit)
    return heading(area) if area else (say("pile-heading"),)


def _reinforce(t: RiseAndFall) -> Play[None]:
    """5: up to five counters a turn join the pile of a half Rome chooses."""
    coming = [*_new(t, "palatina"), *_new(t, "comitatus"), *_new(t, "limes")]
    coming = coming[: t.data.tables.production.reform_reinforcements]
    if not coming:
        return
    halves = [half for half in ("west", "east") if half not in t.state.fallen] or ["east"]
    half = halves[0]
    if t.year >= t.data.dates.split:
        half = yield from one(
            Pick(
                seat="rome",
                question=say("ask-reinforced-half", count=len(coming)),
                rule="Roman Army Reform 5, R59",
                domain="military",
                options=[choice(each, "half", "Roman Army Reform 5, R59", half=each) for each in halves],
                default=(halves[0],),
                topic="reinforced-half",
            )
        )
    for unit in coming:
        t.put(unit, roman_pile(t, half))
        t.tell(UnitRemoved(unit=unit, area="", to=roman_pile(t, half), cause="raised"), "Roman Army Reform 5")
