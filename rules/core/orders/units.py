"""Resolves the units of an order; doers for acts that take units or areas one by one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

import msgspec

from rules.core.orders.area_orders import ALL, AreaOrder, Force, Support
from rules.core.orders.names import BoardNames, folded
from rules.core.orders.trial import Doer, Refused, Trial
from rules.core.text import Text


class Units(ABC):
    """The units of a position, from the view of the ordering player. Games implement places and ownership."""

    def __init__(self, board: BoardNames) -> None:
        self.board = board

    @abstractmethod
    def mine(self) -> Sequence[str]:
        """Return the player's units on the map, in a fixed order."""

    @abstractmethod
    def at(self, area: str) -> Sequence[str]:
        """Return all units in an area."""

    @abstractmethod
    def area_of(self, unit: str) -> str:
        """Return a unit's area; empty if it isn't on the map."""

    @abstractmethod
    def kind_of(self, unit: str) -> str:
        """Return the kind of a unit, as in the vocabulary."""

    def matches(self, force: Force, unit: str) -> bool:
        """Whether a unit matches the units of an order."""
        return (not force.kind or self.kind_of(unit) == force.kind) and (not force.units or unit in force.units)

    def readings(self, area: str, force: Force) -> tuple[list[str], list[str]]:
        """Return the player's units that an order may mean: those in an area, or those with a name anywhere.

        A name shared by an area and units has two readings; the more likely one comes first.
        """
        mine = set(self.mine())
        alike = self.board.namesakes.get(area, ()) if area else force.units
        named = [unit for unit in alike if unit in mine and self.matches(force, unit)]
        if not area:
            return named, self._in_one_of(self.board.areas.find(folded(force.said)), mine)
        return [unit for unit in self.at(area) if unit in mine and self.matches(force, unit)], named

    def meant(self, area: str, force: Force) -> list[str]:
        """Return the player's units for the most likely reading that matches any."""
        first, second = self.readings(area, force)
        return first or second

    def _in_one_of(self, areas: Sequence[str], units: Collection[str]) -> list[str]:
        """Return the units in these areas if they are all in one area."""
        found = [[unit for unit in self.at(area) if unit in units] for area in areas]
        one, *others = [each for each in found if each] or [[]]
        return [] if others else one

    def supporting(self, support: Support, able: Sequence[str], posts: Collection[str]) -> list[str]:
        """Return the units ``able`` to support from ``posts`` that match a support clause in any reading."""
        force = support.force
        if support.area:
            here = [unit for unit in self.at(support.area) if unit in able and self.matches(force, unit)]
            alike = () if support.area in posts else self.board.namesakes.get(support.area, ())
            return here or [unit for unit in alike if unit in able and self.matches(force, unit)]
        named = [unit for unit in force.units if unit in able and self.matches(force, unit)]
        if named or not support.called:
            return named
        of_any_name = msgspec.structs.replace(force, units=())
        fitting = [unit for unit in able if self.matches(of_any_name, unit)]
        return self._in_one_of(self.board.areas.find(folded(support.called)), fitting)


class UnitTrial(Trial, ABC):
    """A trial of orders for units."""

    @property
    @abstractmethod
    def units(self) -> Units:
        """The units in the current position."""

    def named(self, unit: str) -> Text:
        """Return a unit's name with the area it is in now."""
        return self.say("unit-at", unit=unit, area=self.units.area_of(unit))

    def chosen(self, area: str, force: Force, obstacles: Callable[[str], int]) -> list[str]:
        """Return the units to act: units without a hold order and with the fewest obstacles first.

        Raises:
            Refused: there are too few.
        """
        first, second = self.units.readings(area, force)
        is_second = not any(obstacles(unit) == 0 for unit in first) and any(obstacles(unit) == 0 for unit in second)
        found = second if is_second else first or second
        if not found:
            if force.units and not area:
                raise Refused(self.say("refused-order-nowhere", unit=force.units[0]))
            key = "refused-order-units" if force.said else "refused-order-nobody"
            raise Refused(self.say(key, area=area, count=0))
        found.sort(key=lambda unit: (unit in self.held, obstacles(unit)))
        return self.counted(area, force, found)

    def counted(self, area: str, force: Force, found: list[str]) -> list[str]:
        """Return as many of the units found in an area as the order asks for.

        Raises:
            Refused: there are too few.
        """
        wanted = len(found) if force.count == ALL else force.count
        if not found or wanted > len(found):
            raise Refused(self.say("refused-order-units", area=area, count=len(found)))
        return found[:wanted]


T = TypeVar("T", bound=UnitTrial)


def hold(trial: UnitTrial, order: AreaOrder) -> Text:
    """Hold the units in some areas: later orders use them last or not at all."""
    units, mine = trial.units, set(trial.units.mine())
    staying: list[Text] = []
    for area in order.areas:
        found = [unit for unit in units.at(area) if unit in mine and units.matches(order.force, unit)]
        if not found:
            raise Refused(trial.say("refused-order-nobody", area=area))
        staying += map(trial.named, found)
        trial.held.update(found)
    return trial.say("note-held", units=tuple(staying), count=len(staying))


def with_units(act: str, topic: str, rule: str, able: Callable[[T], Sequence[str]]) -> Doer[T]:
    """Make a doer for an act that takes units one by one, in the areas of an order."""

    def do(trial: T, order: AreaOrder) -> Text:
        done: list[Text] = []
        for area in order.areas:
            units = trial.units
            fitting = [unit for unit in able(trial) if units.area_of(unit) == area and units.matches(order.force, unit)]
            for unit in trial.counted(area, order.force, fitting):
                done.append(trial.named(unit))
                trial.enter(act, (topic,), rule)
                trial.choose(unit)
        return trial.say("note-moved", units=tuple(done))

    return do


def with_areas(act: str, topic: str, rule: str) -> Doer[Trial]:
    """Make a doer for an act that takes areas one by one."""

    def do(trial: Trial, order: AreaOrder) -> Text:
        for area in order.areas:
            trial.enter(act, (topic,), rule)
            trial.choose(area)
        return trial.say("note-moved", units=order.areas)

    return do
