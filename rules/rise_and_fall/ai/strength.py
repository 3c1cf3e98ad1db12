"""How strong an empire is for a war with the other one: at the front, and with what it could transfer there."""

from __future__ import annotations

from typing import NamedTuple

from rules.rise_and_fall.ai.defence import leaving_cost
from rules.rise_and_fall.ai.front import AT_THE_FRONT, front
from rules.rise_and_fall.chapters.combat_values import attack_value
from rules.rise_and_fall.chapters.movement import links_from, transfers
from rules.rise_and_fall.game import RiseAndFall

_FAR = 99

_RESERVE = 0.5
"""How much a unit counts that must be transferred to the front first."""


class Strength(NamedTuple):
    """What an empire has near the other one, and what it could transfer there."""

    front: float
    reserve: float

    @property
    def total(self) -> float:
        """Both together, the reserve for less."""
        return self.front + _RESERVE * self.reserve


def strength(t: RiseAndFall, empire: str) -> Strength:
    """The strength of an empire for a war with the other one. A civil war ties down its reserve."""
    return t.memo.get(("strength", empire), lambda: _strength(t, empire))


def _strength(t: RiseAndFall, empire: str) -> Strength:
    near = links_from(t, front(t, empire))
    at_front = reserve = 0.0
    is_busy = empire == "rome" and bool(t.state.rebellions)
    for unit in t.units_of(empire):
        area = t.area_of(unit)
        value = attack_value(t, unit, area)
        if near.get(area, _FAR) <= AT_THE_FRONT:
            at_front += value
        elif not is_busy and not (t.seat == empire and leaving_cost(t, unit)) and transfers(t, unit):
            reserve += value
    return Strength(at_front, reserve)
