"""West and East before an Emperor leaves: move units to the half that will be short of them [West and East 4, 5]."""

from __future__ import annotations

from collections.abc import Iterable

from rules.rise_and_fall.chapters.movement import transfers
from rules.rise_and_fall.chapters.production import belongs, half_points, producing
from rules.rise_and_fall.game import RiseAndFall

_HALVES = ("west", "east")


def emperor_leaves(t: RiseAndFall) -> bool:
    """Whether the halves will be apart when Rome's next turn begins."""
    leader, year = t.state.leaders.get("rome", ""), t.year + t.data.tables.years_a_turn
    if not leader or t.data.leaders[leader].removed > year or year < t.data.dates.split:
        return False
    return not any(each.side == "rome" and each.arrives == year for each in t.data.leaders.values())


def surpluses(t: RiseAndFall) -> dict[str, int]:
    """By how many half points the units and the pile of each half exceed what it can support; negative if short."""
    return t.memo.get("surpluses", lambda: {half: _surplus(t, half) for half in _HALVES})


def _surplus(t: RiseAndFall, half: str) -> int:
    ceiling = sum(belongs(t, star, half) for star in producing(t, "rome"))
    if half == "east":
        trades = t.year + t.data.tables.years_a_turn >= t.data.dates.eastern_trade
        ceiling += t.state.tribute + t.data.tables.production.eastern_trade * trades
    pile = sum(t.data.half_points[unit] for unit in t.state.stacks.get(f"pile-rome-{half}", ()))
    return half_points(t, "rome", half) + pile - 2 * ceiling


def short_half(t: RiseAndFall) -> str:
    """The half that will be short of units while the other one has too many, if the Emperor is about to leave."""
    if t.state.player != "rome" or not emperor_leaves(t):
        return ""
    found = surpluses(t)
    short = min(found, key=lambda half: found[half])
    return short if found[short] < 0 < max(found.values()) else ""


def transfer_between_halves(t: RiseAndFall, idle: Iterable[str]) -> tuple[str, list[str]] | None:
    """An idle unit and the free areas of the short half that it can be transferred to."""
    short = short_half(t)
    if not short:
        return None
    most = max(surpluses(t).values())
    for unit in idle:
        if belongs(t, t.area_of(unit), short) or t.data.half_points[unit] > most:
            continue
        free = [area for area in transfers(t, unit) if belongs(t, area, short) and not t.at(area)]
        if free:
            return unit, free
    return None
