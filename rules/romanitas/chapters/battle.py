"""Battles and sieges on the Locus Pugnae [7.1, 7.2]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.core.decisions import Option, Pick
from rules.core.events import Score
from rules.core.game import Play, one
from rules.romanitas.chapters.battlefield import BOXES, NEIGHBOURS, Field, place_of
from rules.romanitas.chapters.commanders import move_figures, roll_epidemic, take_survival_tests
from rules.romanitas.chapters.deployment import deploy
from rules.romanitas.chapters.mobilisation import MAGISTER, unit_option
from rules.romanitas.chapters.stratagems import choose_stratagems, pick_siege_losses, return_stratagems
from rules.romanitas.data.tables import Box, CombatPhase, RandomEventId, StratagemId
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    BoxBroken,
    DisputesRolled,
    Duel,
    PassBegan,
    ReserveCommitted,
    Shot,
    SiegeStratagemStruck,
    UnitRallied,
)
from rules.romanitas.game import SEAT, Romanitas, choice, say
from rules.romanitas.state import SIDES, Battle, Side, opponent


def fight(t: Romanitas, battle: Battle, units: Sequence[str]) -> Play[Side]:  # 7.1, 7.2
    """Fight a battle or siege to its end with these Roman units, and return the victor.

    The enemy units are drawn from those that wait at their nation's side of the map.
    """
    t.begin_scene("siege" if battle.siege else "battle")
    t.state.battle = battle
    field = Field(t)
    _announce(t, battle, units)
    units = yield from _theological_disputes(t, battle, units)
    winner = yield from _fight_it_out(t, field, units)
    t.state.battle = None
    t.end_scene()
    return winner


def _announce(t: Romanitas, battle: Battle, units: Sequence[str]) -> None:
    t.tell(
        BattleBegan(
            place=battle.place,
            nation=battle.nation,
            attacker=battle.attacker,
            siege=battle.siege,
            roman=tuple(units),
            elite=tuple(unit for unit in units if t.is_elite(unit)),
            figures=tuple(battle.figures),
            enemies=battle.enemies,
        ),
        "7.2" if battle.siege else "7.1",
    )


def _theological_disputes(t: Romanitas, battle: Battle, units: Sequence[str]) -> Play[list[str]]:  # 8.7-2, R67
    if t.state.event != RandomEventId.THEOLOGICAL_DISPUTES or battle.siege:
        return list(units)
    die = t.roll()
    refusing = t.draw(units, 1)[0] if die in t.random_event(RandomEventId.THEOLOGICAL_DISPUTES).strikes_on else ""
    t.tell(DisputesRolled(die=die, unit=refusing), "8.7")
    if refusing:
        t.pieces.move(refusing, "mobilised")
    yield from ()
    return [unit for unit in units if unit != refusing]


def _fight_it_out(t: Romanitas, field: Field, units: Sequence[str]) -> Play[Side]:
    if not units:  # R74
        return (yield from _end(field, "enemy", "no-units"))
    yield from choose_stratagems(field, units)
    stormed = yield from _siege_stratagem(field, units)
    if stormed:
        return (yield from _end(field, stormed, "siege-stratagem"))
    return (yield from clash(field, units))


def clash(field: Field, units: Sequence[str]) -> Play[Side]:  # 7.1.1, 7.1.2
    """Draw up the lines, once the stratagems are known, and fight pass after pass to the end."""
    t = field.t
    met = yield from deploy(field, units)
    if not met:  # R37: the Fortifications left no one to fight
        return (yield from _end(field, "roman", "no-enemy"))
    roll_epidemic(field)
    for stage in range(1, t.data.tables.combat.passes + 1):
        field.battle.stage = stage
        outcome = yield from _pass(field)
        if outcome:
            return (yield from _end(field, *outcome))
    if field.battle.siege:  # 7.2.4, R49
        return (yield from _end(field, opponent(field.battle.attacker), "walls-held"))
    return (yield from _end(field, _by_losses(field), "four-passes"))


Outcome = tuple[Side, str] | None
"""The winner and why, once a combat is decided."""


def _pass(field: Field) -> Play[Outcome]:  # 7.1.1-6, 7.1.2
    """One combat pass: fire, then melee, then exploitation, with a look at the lines after each."""
    t, battle = field.t, field.battle
    t.tell(
        PassBegan(stage=battle.stage, roman=field.line("roman"), enemy=field.line("enemy"), posts=dict(battle.posts)),
        "7.1.2",
    )
    fired = _fire(field)
    if fired:
        outcome = yield from _look_at_lines(field)
        if outcome:
            return outcome
    exploiters = _exploiters(field)
    _melee(field)
    yield from move_figures(field)
    yield from _exploit(field, exploiters)
    return (yield from _look_at_lines(field))


def _fire(field: Field) -> bool:  # 7.1.2-1, 7.2.4, R40
    """Every front unit with a bow fires at the one facing it, all at once; returns whether any fired."""
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
    """The boxes in which both camps have a front unit, with the two."""
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


def _exploiters(field: Field) -> list[tuple[Side, Box]]:  # 7.1.2-3, R42
    """The stacks whose facing box is empty when the melee phase begins."""
    return [
        (side, box)
        for side in SIDES
        for box in BOXES
        if field.front(side, box) and not field.front(opponent(side), box)
    ]


def _melee(field: Field) -> None:  # 7.1.2-2, R40
    """Each pair of facing front units fights, all at once."""
    duels = [_duel(field, box, box, "") for box, _, _ in _facing(field)]
    for duel in duels:
        _resolve_duel(field, duel)


def _duel(field: Field, box: Box, enemy_box: Box, exploiting: Literal["", "roman", "enemy"]) -> Duel:  # R75
    """Roll a melee between the front units of two boxes; nothing is moved yet."""
    roman, enemy = field.front("roman", box), field.front("enemy", enemy_box)
    scores: dict[Side, Score] = {
        "roman": field.score("roman", roman, enemy_box, _phase(exploiting, "roman")),
        "enemy": field.score("enemy", enemy, box, _phase(exploiting, "enemy")),
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
    """Stacks without an opponent may turn against a neighbouring box: Romans first, each side left to right."""
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
    """The box that the enemy turns against: fewest units, then the weakest front unit, then the leftmost."""
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


def _look_at_lines(field: Field) -> Play[Outcome]:  # 7.1.2-3, 7.1.4, R41
    """After fire and after melee: figures move, Reserve and Rally act, breakthroughs count."""
    yield from move_figures(field)
    yield from _reserve(field)
    yield from _rally(field)
    _enemy_rally(field)
    _record_breakthroughs(field)
    return _verdict(field)


def _record_breakthroughs(field: Field) -> None:  # 7.1.2-3
    for side in SIDES:
        known, broken = field.battle.breached.get(side, ()), field.broken(side)
        for box in broken:
            if box not in known:
                field.t.tell(BoxBroken(stage=field.battle.stage, side=side, box=box), "7.1.2")
        field.battle.breached[side] = [str(box) for box in broken]


def _verdict(field: Field) -> Outcome:  # 7.1.4, 7.2.4, R44, R49
    besieged = field.battle.besieged
    if besieged and not field.units(besieged):  # 7.2.4: no one is left to hold the city, whatever it cost to take
        return field.battle.attacker, "no-units"
    beaten = [side for side in SIDES if _is_beaten(field, side)]
    if len(beaten) == len(SIDES):
        return _by_losses(field), "both-broken"
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


def _by_losses(field: Field) -> Side:  # 7.1.4, R44
    """The camp that broke less, then lost fewer units, then the defender."""

    def suffered(side: Side) -> tuple[int, int, bool]:
        return len(field.broken(side)), field.lost(side), side == field.battle.attacker

    return min(SIDES, key=suffered)


def _reserve(field: Field) -> Play[None]:  # 7.1.3, R46
    if not field.plays("roman", StratagemId.RESERVE):
        return
    broken = field.broken("roman")
    rear = [unit for box in BOXES for unit in field.stack("roman", box)[1:]]
    if not broken or not rear:
        return
    strongest = max(rear, key=field.t.bonus)
    options = [unit_option(field.t, unit, "7.1.3") for unit in rear]
    keep = choice("keep", "reserve-keep", "7.1.3")
    unit = yield from one(
        Pick(
            seat=SEAT,
            topic="reserve",
            question=say("reserve", box=say(f"box-{broken[0]}")),
            rule="7.1.3",
            domain="military",
            options=[*options, keep],
            default=(strongest,),
            about=(field.battle.place,),
        )
    )
    if unit == "keep":
        return
    box = broken[0] if len(broken) == 1 else (yield from _pick_box(field, "reserve-box", unit, broken))
    field.battle.spent.append("roman")
    field.t.pieces.move(unit, place_of("roman", box))
    field.t.tell(ReserveCommitted(unit=unit, box=box), "7.1.3")


def _pick_box(field: Field, topic: str, unit: str, boxes: Sequence[Box]) -> Play[Box]:
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic=topic,
            question=say(topic, unit=unit),
            rule="7.1.3",
            domain="military",
            options=[
                Option(box, say(f"box-{box}"), say("box-detail", count=len(field.stack("roman", box))), rule="7.1.3")
                for box in boxes
            ],
            default=(boxes[0],),
            about=(field.battle.place,),
        )
    )
    return Box(chosen)


def _rally(field: Field) -> Play[None]:  # 7.1.3
    if not field.plays("roman", StratagemId.RALLY):
        return
    routed = list(field.routed("roman"))
    if not routed:
        return
    strongest = max(routed, key=field.t.bonus)
    options = [unit_option(field.t, unit, "7.1.3") for unit in routed]
    unit = yield from one(
        Pick(
            seat=SEAT,
            topic="rally",
            question=say("rally"),
            rule="7.1.3",
            domain="military",
            options=[*options, choice("keep", "rally-keep", "7.1.3")],
            default=(strongest,),
            about=(field.battle.place,),
        )
    )
    if unit == "keep":
        return
    empty_first = sorted(BOXES, key=lambda box: bool(field.stack("roman", box)))
    box = yield from _pick_box(field, "rally-box", unit, empty_first)
    field.battle.spent.append("roman")
    _bring_back(field, "roman", unit, box, 0)


def _enemy_rally(field: Field) -> None:  # 7.1.3, R46, R70, R79
    """The enemy rallies at its first chance: the highest bonus, into an empty box or by the D6."""
    if not field.plays("enemy", StratagemId.RALLY):
        return
    routed = list(field.routed("enemy"))
    if not routed:
        return
    unit = max(routed, key=field.t.bonus)
    empty = [box for box in BOXES if not field.stack("enemy", box)]
    die = 0 if empty else field.t.roll()
    box = empty[0] if empty else field.t.data.enemy_box[die]
    field.battle.spent.append("enemy")
    _bring_back(field, "enemy", unit, box, die)


def _bring_back(field: Field, side: Side, unit: str, box: Box, die: int) -> None:  # R79
    field.t.pieces.move(unit, place_of(side, box))
    if unit in field.battle.sallied:
        field.battle.sallied.remove(unit)
    field.note_manned()
    field.t.tell(UnitRallied(side=side, unit=unit, box=box, die=die), "7.1.3")


def _siege_stratagem(field: Field, units: Sequence[str]) -> Play[Side | None]:  # 7.1.3, R47, R80
    """The Siege stratagem of the besieger takes the city at once, for a price; never Constantinople."""
    t, battle = field.t, field.battle
    besieger = battle.attacker
    if not battle.siege or not field.plays(besieger, StratagemId.SIEGE):
        return None
    if battle.place == t.data.tables.victory.capital:
        return None
    battle.spent.append(besieger)
    die = t.roll()
    lost = yield from pick_siege_losses(field, units, t.data.siege_losses[die])
    t.tell(SiegeStratagemStruck(side=besieger, die=die, lost=tuple(lost)), "7.1.3, R47")
    for unit in lost:
        field.eliminate(besieger, unit)
    return besieger


def _end(field: Field, winner: Side, why: str) -> Play[Side]:  # 7.1.1-7, 7.1.4, 7.5
    """Losses are removed, stratagems go back, figures test their survival; a Roman victory is worth 1 RP."""
    t, battle = field.t, field.battle
    t.tell(
        BattleEnded(
            place=battle.place,
            nation=battle.nation,
            siege=battle.siege,
            winner=winner,
            why=why,
            routed={side: tuple(field.routed(side)) for side in SIDES},
            eliminated={side: tuple(battle.slain.get(side, ())) for side in SIDES},
        ),
        "7.2.4" if battle.siege else "7.1.4",
    )
    field.clear()
    return_stratagems(t)
    if winner == "roman" and why != "no-enemy":  # R37
        t.win_combat("7.1.4")
    if winner == "enemy" and MAGISTER in battle.figures:  # 4.2, R57
        t.state.now.magister_defeated = True
    if why != "no-enemy":
        take_survival_tests(t, battle.figures, lost=winner == "enemy")
    yield from ()
    return winner
