"""Units that arrive on dates: Goths, Kushans, migration units [Set Up, Raids 6, Reinforcements 1, 2]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters.area_control import place_unit
from rules.rise_and_fall.chapters.kushans import havens
from rules.rise_and_fall.chapters.removal import unmark
from rules.rise_and_fall.events import UnitConverted
from rules.rise_and_fall.game import REMOVED, UNARRIVED, WAITING, RiseAndFall, choice, say


def arrive_quietly(t: RiseAndFall, player: str) -> None:
    """Reinforcements that come without a choice: Goths in 160 AD, a Kushan in 20 BC [Reinforcements 1, 2]."""
    for unit in t.data.newcomers:
        counter = t.data.unit[unit]
        if counter.kind not in ("german", "kushan") or not t.pieces.is_at(unit, UNARRIVED):
            continue
        if counter.arrives is None or counter.arrives > t.year or t.relations.mover(counter.nation) != player:
            continue
        areas = [area for area in counter.arrives_at if t.free_of_strangers(area, counter.nation)]
        if counter.kind == "kushan":
            areas = areas or havens(t)
        if areas:
            place_unit(t, unit, areas[0], "arrival", "Reinforcements 1, 2")


def arrivals(t: RiseAndFall, player: str) -> list[str]:
    """The migration units that may come now, both new and returning [Set Up, Raids 6]."""
    return [
        unit
        for unit in t.data.migrations
        if unit not in t.state.refused
        and t.relations.mover(t.data.nation[unit]) in (player, t.german_seat)
        and player == t.german_seat
        and _is_due(t, unit)
        and arrival_areas(t, unit)
    ]


def _is_due(t: RiseAndFall, unit: str) -> bool:
    if t.pieces.is_at(unit, WAITING):
        return t.state.due.get(unit, 0) <= t.state.turn
    arrives = t.data.unit[unit].arrives
    return t.pieces.is_at(unit, UNARRIVED) and arrives is not None and arrives <= t.year


def arrival_areas(t: RiseAndFall, unit: str) -> list[str]:
    """A migration unit's printed areas without enemies."""
    nation = t.data.nation[unit]
    return [area for area in t.data.unit[unit].arrives_at if t.free_of_strangers(area, nation)]


def arrive(t: RiseAndFall, unit: str) -> Play[None]:
    """A migration unit arrives or is postponed. A new one replaces an older counter [Set Up, R9]."""
    areas = arrival_areas(t, unit)
    chosen = yield from one(
        Pick(
            seat=t.german_seat,
            question=say("ask-arrival", unit=unit),
            rule="Set Up, Raids 6",
            domain="military",
            options=[
                *(choice(area, "arrival", "Set Up, Raids 6", unit=unit, area=area) for area in areas),
                choice("delay", "arrival-delay", "Set Up, R9"),
            ],
            default=(next((area for area in areas if not t.at(area)), areas[0]),),
            topic="arrival",
            about=tuple(areas),
        )
    )
    if chosen == "delay":
        t.state.refused.append(unit)
        return
    is_new = t.pieces.is_at(unit, UNARRIVED)
    t.state.due.pop(unit, None)
    place_unit(t, unit, chosen, "arrival", "Set Up, Raids 6")
    if is_new:
        yield from _remove_older(t, unit)


def older_counters(t: RiseAndFall, unit: str) -> list[str]:
    """The counters on the map since the start that may make room: Germans, or Sarmatians for the Alans."""
    nation = t.data.nation[unit]
    return [
        other
        for other in t.data.units_of[nation]
        if t.data.kind[other] in ("german", "sarmatian")
        and t.data.unit[other].arrives is None
        and not t.pieces.is_at(other, REMOVED)
        and other not in t.state.bribes
    ]


def _remove_older(t: RiseAndFall, unit: str) -> Play[None]:
    older = older_counters(t, unit)
    if not older:
        return
    historical = [other for other in t.data.unit[unit].replaces if other in older]
    in_pile = [other for other in older if not t.area_of(other)]
    gone = yield from one(
        Pick(
            seat=t.german_seat,
            question=say("ask-older-counter", unit=unit),
            rule="Set Up",
            domain="military",
            options=[
                choice(other, "older-counter", "Set Up", unit=other, area=t.area_of(other) or "pile") for other in older
            ],
            default=((in_pile or historical or older)[0],),
            topic="older-counter",
        )
    )
    area = t.area_of(gone)
    unmark(t, gone)
    t.put(gone, REMOVED)
    t.tell(UnitConverted(unit=gone, by=unit, area=area, cause="migration"), "Set Up")
