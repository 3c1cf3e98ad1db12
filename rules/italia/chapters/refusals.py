"""Why a group can't end its move in an area nearby (9)."""

from __future__ import annotations

from collections.abc import Collection

from rules.core.decisions import Barred
from rules.italia.chapters.ways import March, may_pass, may_stand, reach
from rules.italia.game import Italia, refusal


def far_goals(t: Italia, march: March, goals: Collection[str]) -> list[Barred]:
    """The areas around in which a march can't end, each with the reason."""
    nearby = _around(t, march.start, march.steps + 1, straits=True)
    return [_refused(t, march, area) for area in t.data.areas if area in nearby - {march.start} and area not in goals]


def _refused(t: Italia, march: March, area: str) -> Barred:
    """The reason against one area [3.6, 8.5, 9.1, 9.4, 9.6, 9.7]."""
    if t.area(area).is_staging:
        why, rule = "refuse-zone", "3.6"
    elif not (may_pass(t, march.nation, area) and may_stand(t, march.nation, area)):
        why, rule = "refuse-closed", "9.6"
    elif area in reach(t, march):
        why, rule = "refuse-full", "8.5"
    elif area in _around(t, march.start, march.steps, straits=False):
        why, rule = "refuse-stop", "9.4"
    elif area in _around(t, march.start, march.steps, straits=True):
        why, rule = "refuse-strait", "9.7"
    else:
        why, rule = "refuse-far", "9.1"
    return refusal(area, "barred-area", why, rule, area=area)


def _around(t: Italia, start: str, steps: int, *, straits: bool) -> set[str]:
    """The areas within so many steps, whatever is in them."""
    found, edge = {start}, {start}
    for _ in range(steps):
        edge = {to for area in edge for to in (t.area(area).beside if straits else t.area(area).ways)} - found
        found |= edge
    return found
