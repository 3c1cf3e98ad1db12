"""Battles and sieges on the Locus Pugnae [7.1, 7.2]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.game import Play
from rules.romanitas.chapters.battlefield import Field
from rules.romanitas.chapters.combat_pass import combat_pass, winner_by_losses
from rules.romanitas.chapters.commanders import roll_epidemic, take_survival_tests
from rules.romanitas.chapters.deployment import deploy
from rules.romanitas.chapters.mobilisation import MAGISTER
from rules.romanitas.chapters.stratagems import choose_stratagems, pick_siege_losses, return_stratagems
from rules.romanitas.data.tables import RandomEventId, StratagemId
from rules.romanitas.events import (
    BattleBegan,
    BattleEnded,
    DisputesRolled,
    SiegeStratagemStruck,
)
from rules.romanitas.game import Romanitas
from rules.romanitas.state import SIDES, Battle, Side, opponent


def fight(t: Romanitas, battle: Battle, units: Sequence[str]) -> Play[Side]:  # 7.1, 7.2
    """Fight a battle or siege to the end with these Roman units, and return the winner.

    The enemy units are drawn from those waiting at their nation's side of the map.
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
    """Set up the lines after the stratagems are known, and fight pass by pass to the end."""
    t = field.t
    met = yield from deploy(field, units)
    if not met:  # R37: the Fortifications left no one to fight
        return (yield from _end(field, "roman", "no-enemy"))
    roll_epidemic(field)
    for stage in range(1, t.data.tables.combat.passes + 1):
        field.battle.stage = stage
        outcome = yield from combat_pass(field)
        if outcome:
            return (yield from _end(field, *outcome))
    if field.battle.siege:  # 7.2.4, R49
        return (yield from _end(field, opponent(field.battle.attacker), "walls-held"))
    return (yield from _end(field, winner_by_losses(field), "four-passes"))


def _siege_stratagem(field: Field, units: Sequence[str]) -> Play[Side | None]:  # 7.1.3, R47, R80
    """The besieger's Siege stratagem takes any city but Constantinople at once, at the cost of some units."""
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
    """Remove losses, return stratagems, test the figures' survival, and score 1 RP for a Roman victory."""
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
