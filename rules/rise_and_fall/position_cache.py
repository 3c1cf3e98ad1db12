"""A cache of results that depend on a few areas and one unit, kept while those stay the same.

Every move changes the position, but only one unit and the areas on its way. So most of what was computed about other
units is still right.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cache
from typing import Generic, TypeVar, cast

import msgspec

from rules.core.memo import Memo
from rules.rise_and_fall.data.loader import rise_data
from rules.rise_and_fall.state import Revolt, RiseState

V = TypeVar("V")

_LOCAL = frozenset({"stacks", "control", "revolts", "trail", "flipped", "transferred", "stopped", "bribes"})
"""The fields whose changes are traced to areas and units."""

_UNRELATED = frozenset(
    {
        *("dice", "leaps", "scene", "scenes", "result", "step", "player", "scenario", "last_turn"),
        *("ruins", "held", "provoked", "rungs", "tribute", "sued", "declared", "rebellions", "rebellions_begun"),
        *("uprisings", "emperor_province", "owned_by_rebels", "markers_spent", "rebuilt", "founded", "kushan_homes"),
        *("due", "onward", "disbanded", "refused", "counted", "spent", "recruited", "done"),
    }
)
"""The fields on which neither movement nor combat depends."""

_GENERAL = tuple(field for field in RiseState.__struct_fields__ if field not in _LOCAL | _UNRELATED)
"""All other fields: when one of them changes, the whole cache is dropped."""


@cache
def _bits() -> Mapping[str, int]:
    return {area: 1 << number for number, area in enumerate(rise_data().areas)}


def mask_of(areas: Iterable[str]) -> int:
    """Areas as a bit mask."""
    bits, mask = _bits(), 0
    for area in areas:
        mask |= bits[area]
    return mask


@cache
def areas_within(area: str, links: int) -> int:
    """The areas within a number of links of one, as a bit mask, whoever could use the links."""
    mask = _bits()[area]
    if links > 0:
        for path in rise_data().areas[area].paths:
            mask |= areas_within(path.to, links - 1)
    return mask


@cache
def land_within(area: str, links: int) -> int:
    """The areas within a number of links over land, as a bit mask."""
    mask = _bits()[area]
    if links > 0:
        for path in rise_data().areas[area].paths:
            if not path.sea:
                mask |= land_within(path.to, links - 1)
    return mask


class _PerArea(dict[str, V], Generic[V]):
    """One value per area, computed when it is asked for."""

    def __init__(self, find: Callable[[str], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, area: str) -> V:
        found = self[area] = self._find(area)
        return found


class PositionCache:
    """What was computed about areas and units, without what the last changes of the position affect.

    ``lasting`` keeps what depends on the general fields of the state only, such as relations and leaders.
    """

    def __init__(self) -> None:
        self.lasting = Memo()
        self._per_unit: dict[Hashable, tuple[str, int, object]] = {}
        self._per_area: dict[Hashable, _PerArea[object]] = {}
        self._general = b""
        self._stacks: dict[str, list[str]] = {}
        self._control: dict[str, str] = {}
        self._revolts: dict[str, Revolt] = {}
        self._trail: dict[str, list[str]] = {}
        self._marks: list[tuple[str, str]] = []

    def unit(self, key: Hashable, unit: str, find: Callable[[], tuple[V, int]]) -> V:
        """A result about a unit; ``find`` also returns the areas that it depends on, as a bit mask."""
        known = self._per_unit.get(key)
        if known is None:
            value, mask = find()
            known = self._per_unit[key] = unit, mask, value
        return cast("V", known[2])

    def areas(self, key: Hashable, find: Callable[[str], V]) -> Mapping[str, V]:
        """Results by area, each of which depends on its area only."""
        known = self._per_area.get(key)
        if known is None:
            known = self._per_area[key] = _PerArea(find)
        return cast("Mapping[str, V]", known)

    def update(self, state: RiseState) -> None:
        """Drop what no longer applies to the state."""
        general = msgspec.json.encode([getattr(state, field) for field in _GENERAL])
        if general != self._general:
            self._general = general
            self.lasting.clear()
            self._per_unit.clear()
            self._per_area.clear()
        else:
            self._drop(self._changed_areas(state), self._changed_units(state))
        self._remember(state)

    def _changed_areas(self, state: RiseState) -> set[str]:
        stacks, control = state.stacks, state.control
        changed = {area for area, known in self._stacks.items() if stacks[area] != known}
        changed |= {area for area, known in self._control.items() if control[area] != known}
        if state.revolts != self._revolts:
            changed |= state.revolts.keys() | self._revolts.keys()
        return changed

    def _changed_units(self, state: RiseState) -> set[str]:
        changed = {unit for unit, _ in set(_marks(state)).symmetric_difference(self._marks)}
        if state.trail != self._trail:
            units = state.trail.keys() | self._trail.keys()
            changed |= {unit for unit in units if state.trail.get(unit) != self._trail.get(unit)}
        return changed

    def _drop(self, areas: set[str], units: set[str]) -> None:
        """Drop what depends on these areas and units; a unit that is used up closes its area to supporters."""
        areas |= {area for area in self._stacks if not units.isdisjoint(self._stacks[area])}
        if not areas and not units:
            return
        mask = mask_of(areas)
        stale = [key for key, (unit, on, _) in self._per_unit.items() if on & mask or unit in units]
        for key in stale:
            del self._per_unit[key]
        for values in self._per_area.values():
            for area in areas:
                values.pop(area, None)

    def _remember(self, state: RiseState) -> None:
        self._stacks = {area: list(state.stacks[area]) for area in _bits()}
        self._control = dict(state.control)
        self._revolts = dict(state.revolts)
        self._trail = {unit: list(areas) for unit, areas in state.trail.items()}
        self._marks = _marks(state)


def _marks(state: RiseState) -> list[tuple[str, str]]:
    """What keeps units from moving or fighting."""
    marks = (
        ("flipped", state.flipped),
        ("transferred", state.transferred),
        ("stopped", state.stopped),
        ("bribed", state.bribes),
    )
    return [(unit, mark) for mark, units in marks for unit in units]
