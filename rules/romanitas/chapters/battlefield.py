"""The Locus Pugnae: two lines of three boxes, their units, and the modifiers of their dice [7.1]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from rules.core.events import Modifier, Score, scored
from rules.romanitas.chapters.forces import eliminate_unit
from rules.romanitas.chapters.mobilisation import COMES, INTRINSIC
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Arm, Box, CombatPhase, OptionId, Stratagem, StratagemId
from rules.romanitas.events import Line
from rules.romanitas.game import ENEMY_FORCE, FORCE, OUT, Romanitas
from rules.romanitas.state import SIDES, Battle, Side, opponent

BOXES = (Box.LEFT, Box.CENTRE, Box.RIGHT)

NEIGHBOURS = {Box.LEFT: (Box.CENTRE,), Box.CENTRE: (Box.LEFT, Box.RIGHT), Box.RIGHT: (Box.CENTRE,)}
"""The boxes that an exploiting stack can attack. The centre is next to both wings [R42]."""

_PLACES: dict[Side, dict[Box, str]] = {
    "roman": {box: f"roman-{box}" for box in BOXES},
    "enemy": {box: f"enemy-{box}" for box in BOXES},
}
_CLEARED: dict[Side, str] = {"roman": FORCE, "enemy": ENEMY_FORCE}
_BOX_AT = {place: box for places in _PLACES.values() for box, place in places.items()}
ROUTED: dict[Side, str] = {"roman": "roman-routed", "enemy": "enemy-routed"}
"""The boxes for routed units [7.1.2]."""


def place_of(side: Side, box: Box) -> str:
    """The place that holds the pieces of one box of a line."""
    return _PLACES[side][box]


class Field:
    """The battlefield of the current combat. ``t.state.battle`` holds its facts, and the stacks hold its units."""

    def __init__(self, t: Romanitas) -> None:
        battle = t.state.battle
        if battle is None:
            raise ValueError("There is no combat in progress.")
        self.t = t
        self.battle: Battle = battle
        self._by_arm = t.has(OptionId.STRATAGEMS_BY_ARM)
        self._stacks: Mapping[Side, Mapping[Box, Sequence[str]]] = {
            side: {box: t.pieces.watch(place) for box, place in places.items()} for side, places in _PLACES.items()
        }

    def stack(self, side: Side, box: Box) -> Sequence[str]:
        """The units of a box, front first."""
        return self._stacks[side][box]

    def front(self, side: Side, box: Box) -> str:
        """The front unit of a box, or empty. When it falls, the unit behind steps up [R43]."""
        stack = self._stacks[side][box]
        return stack[0] if stack else ""

    def units(self, side: Side) -> list[str]:
        """All units that a camp has in its line."""
        left, centre, right = self._stacks[side].values()
        return [*left, *centre, *right]

    def box_of(self, unit: str) -> Box:
        """A unit's box."""
        return _BOX_AT[self.t.pieces.place(unit)]

    def line(self, side: Side) -> Line:
        """A camp's line at this moment."""
        left, centre, right = self._stacks[side].values()
        return tuple(left), tuple(centre), tuple(right)

    def routed(self, side: Side) -> Sequence[str]:
        """A camp's routed units."""
        return self.t.pieces.at(ROUTED[side])

    def lost(self, side: Side) -> int:
        """How many units a camp has lost: routed and eliminated [7.1.4, R44]."""
        return len(self.routed(side)) + len(self.battle.slain.get(side, ()))

    def note_manned(self) -> None:
        """Remember the boxes that can be broken: those with units, or all three if the camp can man them [R41]."""
        for side in SIDES:
            manned = self.battle.manned.setdefault(side, [])
            must_man_all = not manned and len(self.units(side)) >= len(BOXES)
            manned += [box for box in BOXES if (must_man_all or self.stack(side, box)) and box not in manned]

    def broken(self, side: Side) -> list[Box]:
        """A camp's boxes that are empty but held units, or could have been manned at deployment [R41]."""
        manned = self.battle.manned.get(side, ())
        return [box for box, stack in self._stacks[side].items() if not stack and box in manned]

    def is_protected(self, side: Side, unit: str) -> bool:
        """Whether walls protect a unit: it is besieged and has not sallied [7.2.4]."""
        return self.battle.besieged == side and unit not in self.battle.sallied

    def rout(self, side: Side, unit: str) -> None:
        """Move a unit from the line to the Routed units box."""
        self.t.pieces.move(unit, ROUTED[side])

    def eliminate(self, side: Side, unit: str) -> None:
        """Destroy a unit: it goes to the Eliminated box or off the map [7.1.2]."""
        self.battle.slain.setdefault(side, []).append(unit)
        if side == "roman":
            eliminate_unit(self.t, unit)
        else:
            self.t.pieces.move(unit, OUT)

    def clear(self) -> None:
        """Move the survivors from the Locus Pugnae back to their own forces [7.1.4, R81]."""
        for side, force in _CLEARED.items():
            for stack in self._stacks[side].values():
                self.t.pieces.move_all(stack, force)
            self.t.pieces.move_all(self.routed(side), force)

    def played(self, side: Side) -> Stratagem | None:
        """The stratagem that a camp plays, if any."""
        stratagem = self.battle.stratagems.get(side)
        return None if stratagem is None else _stratagem(stratagem)

    def plays(self, side: Side, stratagem: StratagemId) -> bool:
        """Whether a camp plays this stratagem and has not used it up."""
        return self.battle.stratagems.get(side) == stratagem and side not in self.battle.spent

    def score(self, side: Side, unit: str, against: Box | None, phase: CombatPhase) -> Score:
        """Roll for a unit: D6, combat bonus and every modifier [7.1.2, 7.1.3, 7.5].

        ``against`` is the enemy box it attacks, or None if it only defends itself [R78].
        """
        modifiers = self.modifiers(side, unit, against, phase)
        return scored(self.t.roll(), modifiers)

    def modifiers(self, side: Side, unit: str, against: Box | None, phase: CombatPhase) -> tuple[Modifier, ...]:
        """The modifiers of a unit's die. They are cumulative [R46]."""
        found = list(combat_bonus(self.t.bonus(unit)))
        if side == "roman" and self.battle.figures:
            found += self._figure_bonus(unit)
            found += self._defensive_tactic(unit, phase)
        stratagems = self.battle.stratagems
        if side in stratagems:
            found += self._own_stratagem(side, unit, phase)
        if opponent(side) in stratagems:
            found += self._opposing_stratagem(side, against, phase)
        return tuple(found)

    def exploitation_bonus(self, side: Side, unit: str) -> Modifier:
        """The bonus of an exploiting unit: one for cavalry or Elite units, another for infantry [7.1.2-3, R42]."""
        bonus = self.t.data.tables.combat.exploitation
        value = bonus.infantry
        if self.t.data.unit[unit].arm is Arm.CAVALRY:
            value = bonus.cavalry
        elif side == "roman" and self.t.is_elite(unit):
            value = bonus.elite
        return _modifier("exploitation", value, "7.1.2")

    def _figure_bonus(self, unit: str) -> list[Modifier]:  # 7.5
        return [
            _figure_modifier(figure)
            for figure, post in self.battle.posts.items()
            if post == unit and figure not in self.battle.powerless
        ]

    def _defensive_tactic(self, unit: str, phase: CombatPhase) -> list[Modifier]:  # 7.1.3
        tactic = self.t.data.stratagem[StratagemId.DEFENSIVE_TACTIC]
        if phase in tactic.phases and self.t.data.roman_army[unit].troop in tactic.troops:
            return [_modifier(tactic.id, tactic.modifier, "7.1.3")]
        return []

    def _own_stratagem(self, side: Side, unit: str, phase: CombatPhase) -> list[Modifier]:  # 7.1.3, R46
        played = self.played(side)
        if played is None or played.modifies != "own" or phase not in played.phases or played.troops:
            return []
        if played.boxes and self.box_of(unit) not in played.boxes:
            return []
        if played.one_unit and unit != self.battle.disciplined:
            return []
        if played.first_pass_only and self.battle.stage > 1:
            return []
        if self._by_arm and played.arm_by_option and self.t.data.unit[unit].arm is not played.arm_by_option:  # 8.6
            return []
        return [_modifier(played.id, played.modifier, "7.1.3")]

    def _opposing_stratagem(
        self, side: Side, against: Box | None, phase: CombatPhase
    ) -> list[Modifier]:  # 7.1.3, R46, R78
        foe = opponent(side)
        played = self.played(foe)
        if played is None or played.modifies != "opponent" or phase not in played.phases:
            return []
        if played.one_box and (against is None or self.battle.terrain.get(foe) != against):
            return []
        if played.id is StratagemId.DEFENSIVE_WORKS and not self._takes_refuge(foe):
            return []
        return [_modifier(played.id, played.modifier, "7.1.3")]

    def _takes_refuge(self, side: Side) -> bool:
        """Whether Defensive Works protect a unit. They are no use to a besieger [R46]."""
        return not (self.battle.siege and self.battle.attacker == side)


@cache
def _stratagem(stratagem: str) -> Stratagem:
    return romanitas_data().stratagem[StratagemId(stratagem)]


@cache
def combat_bonus(bonus: int) -> tuple[Modifier, ...]:
    """The bonus printed on a counter, as a modifier. A bonus of 0 gives none [1.4]."""
    return (Modifier("combat-bonus", bonus, "1.4"),) if bonus else ()


@cache
def _modifier(cause: str, value: int, rule: str) -> Modifier:
    return Modifier(cause, value, rule)


@cache
def _figure_modifier(figure: str) -> Modifier:  # 7.5
    return Modifier(figure, romanitas_data().figures[COMES if figure == INTRINSIC else figure].bonus, "7.5")
