"""From which numbers the dice of a side hit, by the counters that roll them."""

from __future__ import annotations

from typing import Final

from render.italia.battle_model import Battle, Side
from render.italia.stacks import Token
from render.italia.theme import SHAPES
from rules.italia.data.loader import italia_data
from rules.italia.events import Shot

_NATURAL: Final = 10


def hit_numbers(battle: Battle, side: Side) -> dict[Token, int]:
    """What the dice of each kind of unit of a side have to show to hit, in the order of its counters.

    A natural 10 always hits. Flipped units have their own number. Empty before the first round.
    """
    brief = {cause for cause, _, is_brief in battle.modifiers(side) if is_brief}
    rounds = [each.attacker if side is battle.attacker else each.defender for each in battle.rounds]
    found = {
        token_of(shot, side.nation): max(1, min(shot.needed - _added(shot, brief), _NATURAL))
        for shots in rounds
        for shot in shots
    }
    return dict(sorted(found.items(), key=lambda each: token_rank(each[0])))


def token_of(shot: Shot, nation: str) -> Token:
    """The counter that rolled a die, without its number: a flipped unit hits from a higher one than on its front."""
    fronts = (unit.to_hit for unit in italia_data().units.values() if (unit.nation, unit.type) == (nation, shot.unit))
    return Token(shot.unit, 0, shot.needed > next(fronts, shot.needed))


def token_rank(token: Token) -> tuple[int, bool]:
    """The place of a kind of unit among the counters of a stack."""
    return (SHAPES.index(token.kind) if token.kind in SHAPES else len(SHAPES)), token.reduced


def _added(shot: Shot, brief: set[str]) -> int:
    """What is added to a die in every round."""
    return sum(each.value for each in shot.modifiers if each.cause not in brief)
