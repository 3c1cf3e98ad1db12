"""The danger to Constantinople in the rest of a turn, and what it makes a figure worth [6.1, 6.2.4]."""

from __future__ import annotations

from collections.abc import Collection

from rules.core.memo import Memo
from rules.romanitas.chapters.enemy_attitudes import attitude_modifiers
from rules.romanitas.chapters.mobilisation import COMES, MAGISTER
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import AttitudeModifierId, AttitudeResult, Invasion, Neutrality, PersianDiplomacy
from rules.romanitas.game import MOBILISED, Romanitas
from rules.romanitas.state import RomanitasState

CAPITAL = 30.0
"""The value of Constantinople: losing it loses the campaign."""

_FALLS = {MAGISTER: 0.1, COMES: 0.3, "": 0.7}
"""The chance that Constantinople falls to an invasion, by the best figure that can still defend it."""

_REMEMBERED = Memo(10_000)


def chance_of_fall(at_hand: Collection[str]) -> float:
    """The chance that an invasion takes Constantinople from those at hand."""
    return _FALLS[MAGISTER if MAGISTER in at_hand else COMES if COMES in at_hand else ""]


def worth_of_figure(state: RomanitasState, figure: str) -> float:
    """What the death of a figure costs in the rest of the turn, in RP: Constantinople is easier to take without it."""
    left = [piece for piece in state.stacks[MOBILISED] if piece != figure]
    return CAPITAL * chance_of_attack(state) * (chance_of_fall(left) - chance_of_fall([*left, figure]))


def chance_of_attack(state: RomanitasState) -> float:
    """The chance that a nation which hasn't acted yet invades as far as Constantinople this turn."""
    data = romanitas_data()
    first = state.nations_checked + (state.step == "nation")
    t = Romanitas(state, "")
    dice = tuple(
        (nation, sum(modifier.value for modifier in attitude_modifiers(t, nation)))
        for nation in data.nation_order[first:]
        if nation not in state.treaties and (nation not in data.kingdoms or t.cities_held(nation))
    )
    key = (dice, tuple(state.now.at_war))
    return _REMEMBERED.get(key, lambda: _chance(dice, state.now.at_war))


def _chance(dice: Collection[tuple[str, int]], at_war: Collection[str]) -> float:
    """The chance of an attack, by the number of barbarians that go to war before: each makes the others fiercer."""
    data, attacked = romanitas_data(), 0.0
    fiercer = data.attitude_modifier[AttitudeModifierId.BARBARIAN_AT_WAR].value
    wars = {0: 1.0}
    for nation, modifier in dice:
        counts = nation in data.barbarians and nation not in at_war
        after: dict[int, float] = {}
        for more, chance in wars.items():
            for die in range(1, 7):
                result = data.attitude_result(nation, die + modifier + fiercer * more)
                if _reaches_capital(result):
                    attacked += chance / 6
                    continue
                fights = counts and not isinstance(result, Neutrality | PersianDiplomacy)
                after[more + fights] = after.get(more + fights, 0.0) + chance / 6
        wars = after
    return attacked


def _reaches_capital(result: AttitudeResult) -> bool:
    data = romanitas_data()
    return isinstance(result, Invasion) and data.tables.victory.capital in data.itinerary[result.itinerary]
