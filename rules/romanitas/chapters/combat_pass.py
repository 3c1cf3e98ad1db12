"""One combat pass: fire, melee, exploitation, and a check of the lines after each [7.1.2, 7.1.4]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.core.decisions import Option, Pick
from rules.core.events import Score
from rules.core.game import Play, one
from rules.romanitas.chapters.battlefield import BOXES, NEIGHBOURS, Field
from rules.romanitas.chapters.commanders import move_figures
from rules.romanitas.chapters.reserve_and_rally import commit_reserve, rally, rally_enemy
from rules.romanitas.data.tables import Box, CombatPhase
from rules.romanitas.events import (
    BoxBroken,
    Duel,
    PassBegan,
    Shot,
)
from rules.romanitas.game import SEAT, choice, say
from rules.romanitas.state import SIDES, Side, opponent

Outcome = tuple[Side, str] | None
"""The winner and why, once a combat is decided."""


def combat_pass(field: Field) -> Play[Outcome]:  # 7.1.1-6, 7.1.2
    """Play one combat pass: fire, melee and exploitation. Check the lines after each phase."""
    t, battle = field.t, field.battle
    t.tell(
        PassBegan(stage=battle.stage, roman=field.line("roman"), enemy=field.line("enemy"), posts=dict(battle.posts)),
        "7.1.2",
    )
    fired = fire(field)
    if fired or any(field.broken(side) for side in SIDES):  # R41: the fire phase is over even if no one fired
        outcome = yield from look_at_lines(field)
        if outcome:
            return outcome
    exploiters = find_exploiters(field)
    melee(field)
    yield from move_figures(field)
    yield from _exploit(field, exploiters)
    return (yield from look_at_lines(field))


def fire(field: Field) -> bool:  # 7.1.2-1, 7.2.4, R40
    """Every front unit with a bow fires at the unit facing it, simultaneously. Return whether any fired."""
    bows = field.t.data.bows
    shots = [
        (side, box, unit, target, field.score(side, unit, box, CombatPhase.FIRE))
        for box, roman, enemy in _facing(field)
        for side, unit, target in _both(roman, enemy)
        if unit in bows
    ]
    outcomes = [_outcome_of_shot(field, opponent(side), target, score) for side, _, _, target, score in shots]
    for (side, box, unit, target, score), outcome in zip(shots, outcomes, strict=True):
        field.t.tell(
            Shot(stage=field.battle.stage, side=side, box=box, unit=unit, target=target, score=score, outcome=outcome),
            "7.1.2",
        )
        _strike(field, opponent(side), target, outcome)
    return bool(shots)


def _facing(field: Field) -> list[tuple[Box, str, str]]:
    """The boxes in which both camps have a front unit, with those units."""
    fronts = [(box, field.front("roman", box), field.front("enemy", box)) for box in BOXES]
    return [(box, roman, enemy) for box, roman, enemy in fronts if roman and enemy]


def _both(roman: str, enemy: str) -> tuple[tuple[Side, str, str], tuple[Side, str, str]]:
    return ("roman", roman, enemy), ("enemy", enemy, roman)


def _outcome_of_shot(field: Field, side: Side, target: str, score: Score) -> Literal["none", "routed", "eliminated"]:
    combat = field.t.data.tables.combat
    if field.is_protected(side, target):  # 7.2.4, R48
        return "eliminated" if score.total >= combat.besieged_eliminated else "none"
    return "routed" if score.total >= combat.rout_by_fire else "none"


def _strike(field: Field, side: Side, unit: str, outcome: str) -> None:
    if outcome == "routed":
        field.rout(side, unit)
    elif outcome == "eliminated":
        field.eliminate(side, unit)


def find_exploiters(field: Field) -> list[tuple[Side, Box]]:  # 7.1.2-3, R42
    """The stacks that face an empty box when the melee phase begins."""
    return [
        (side, box)
        for side in SIDES
        for box in BOXES
        if field.front(side, box) and not field.front(opponent(side), box)
    ]


def melee(field: Field) -> None:  # 7.1.2-2, R40
    """Every pair of facing front units fights, simultaneously."""
    duels = [_duel(field, box, box, "") for box, _, _ in _facing(field)]
    for duel in duels:
        _resolve_duel(field, duel)


def _duel(field: Field, box: Box, enemy_box: Box, exploiting: Literal["", "roman", "enemy"]) -> Duel:  # R75, R78
    """Roll a melee between the front units of two boxes, without moving any pieces yet."""
    roman, enemy = field.front("roman", box), field.front("enemy", enemy_box)
    scores: dict[Side, Score] = {
        "roman": field.score("roman", roman, enemy_box if exploiting != "enemy" else None, _phase(exploiting, "roman")),
        "enemy": field.score("enemy", enemy, box if exploiting != "roman" else None, _phase(exploiting, "enemy")),
    }
    if exploiting:
        unit = roman if exploiting == "roman" else enemy
        bonus, score = field.exploitation_bonus(exploiting, unit), scores[exploiting]
        scores[exploiting] = Score(score.die, (*score.modifiers, bonus), score.total + bonus.value)
    loser, outcome = _outcome_of_duel(field, roman, enemy, scores)
    return Duel(
        stage=field.battle.stage,
        box=box,
        enemy_box=enemy_box,
        roman=roman,
        enemy=enemy,
        roman_score=scores["roman"],
        enemy_score=scores["enemy"],
        exploiting=exploiting,
        loser=loser,
        outcome=outcome,
    )


def _phase(exploiting: str, side: Side) -> CombatPhase:
    return CombatPhase.EXPLOITATION if exploiting == side else CombatPhase.MELEE


def _outcome_of_duel(
    field: Field, roman: str, enemy: str, scores: dict[Side, Score]
) -> tuple[Literal["", "roman", "enemy"], Literal["tie", "routed", "eliminated", "holds"]]:
    combat = field.t.data.tables.combat
    difference = scores["roman"].total - scores["enemy"].total
    if difference == 0:
        return "", "tie"
    loser: Side = "enemy" if difference > 0 else "roman"
    if field.is_protected(loser, enemy if loser == "enemy" else roman):  # 7.2.4, R48
        strong_enough = scores[opponent(loser)].total >= combat.besieged_eliminated
        return loser, "eliminated" if strong_enough else "holds"
    return loser, "eliminated" if abs(difference) >= combat.eliminated_from else "routed"


def _resolve_duel(field: Field, duel: Duel) -> None:
    field.t.tell(duel, "7.1.2")
    if duel.loser:
        _strike(field, duel.loser, duel.roman if duel.loser == "roman" else duel.enemy, duel.outcome)


def _exploit(field: Field, exploiters: Sequence[tuple[Side, Box]]) -> Play[None]:  # 7.1.2-3, R40, R42
    """Stacks without an opponent may attack a neighbouring box. Romans act first, each side from left to right."""
    for side, box in exploiters:
        if not field.front(side, box):
            continue
        targets = [target for target in NEIGHBOURS[box] if field.front(opponent(side), target)]
        if targets and side == "roman":
            yield from _roman_exploitation(field, box, targets)
        elif targets and field.battle.besieged != "enemy":  # R49: an enemy garrison never sallies
            _resolve_duel(field, _duel(field, _weakest_box(field, targets), box, "enemy"))
        yield from move_figures(field)


def _weakest_box(field: Field, targets: Sequence[Box]) -> Box:  # R42
    """The box the enemy exploits: the one with fewest units, then the weakest front unit, then the leftmost."""
    return min(targets, key=lambda box: (len(field.stack("roman", box)), field.t.bonus(field.front("roman", box))))


def _roman_exploitation(field: Field, box: Box, targets: Sequence[Box]) -> Play[None]:
    sally = field.battle.besieged == "roman"
    unit = field.front("roman", box)
    decline = choice("decline", "sally-decline" if sally else "exploit-decline", "7.1.2", unit=unit)
    weakest = min(targets, key=lambda target: (len(field.stack("enemy", target)), _front_bonus(field, target)))
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="sally" if sally else "exploit",
            question=say("sally" if sally else "exploit", unit=unit, box=say(f"box-{box}"), stage=field.battle.stage),
            rule="7.2.4" if sally else "7.1.2",
            domain="military",
            options=[*(_exploit_option(field, unit, target) for target in targets), decline],
            default=("decline" if sally else weakest,),
            about=(field.battle.place,),
        )
    )
    if chosen == "decline":
        return
    if sally and unit not in field.battle.sallied:
        field.battle.sallied.append(unit)
    _resolve_duel(field, _duel(field, box, Box(chosen), "roman"))


def _front_bonus(field: Field, target: Box) -> int:
    return field.t.bonus(field.front("enemy", target))


def _exploit_option(field: Field, unit: str, target: Box) -> Option:
    foe = field.front("enemy", target)
    modifier = field.exploitation_bonus("roman", unit).value
    return Option(
        target,
        say("exploit-target", box=say(f"box-{target}"), foe=foe, bonus=field.t.bonus(foe)),
        say("exploit-target-detail", modifier=modifier),
        rule="7.1.2",
    )


def look_at_lines(field: Field) -> Play[Outcome]:  # 7.1.2-3, 7.1.4, R41
    """Check the lines after a phase: move figures, apply Reserve and Rally, note breakthroughs."""
    yield from move_figures(field)
    yield from commit_reserve(field)
    yield from rally(field)
    rally_enemy(field)
    _record_breakthroughs(field)
    return verdict(field)


def _record_breakthroughs(field: Field) -> None:  # 7.1.2-3
    for side in SIDES:
        known, broken = field.battle.breached.get(side, ()), field.broken(side)
        for box in broken:
            if box not in known:
                field.t.tell(BoxBroken(stage=field.battle.stage, side=side, box=box), "7.1.2")
        field.battle.breached[side] = [str(box) for box in broken]


def verdict(field: Field) -> Outcome:  # 7.1.4, 7.2.4, R44, R49
    """The winner and the reason, or None while both camps hold."""
    besieged = field.battle.besieged
    if besieged and not field.units(besieged):  # 7.2.4: no one is left to hold the city, whatever it cost to take
        return field.battle.attacker, "no-units"
    beaten = [side for side in SIDES if _is_beaten(field, side)]
    if len(beaten) == len(SIDES):
        return winner_by_losses(field), "both-broken"
    if beaten:
        why = "no-units" if not field.units(beaten[0]) else "two-breakthroughs"
        return opponent(beaten[0]), why
    return None


def _is_beaten(field: Field, side: Side) -> bool:
    if not field.units(side):
        return True
    if field.battle.besieged == side:  # R49: broken wall boxes do not defeat the besieged
        return False
    return len(field.broken(side)) >= field.t.data.tables.combat.breakthroughs_to_lose


def winner_by_losses(field: Field) -> Side:  # 7.1.4, R44
    """The camp with fewer broken boxes, then the one with fewer losses, then the defender."""

    def suffered(side: Side) -> tuple[int, int, bool]:
        return len(field.broken(side)), field.lost(side), side == field.battle.attacker

    return min(SIDES, key=suffered)
