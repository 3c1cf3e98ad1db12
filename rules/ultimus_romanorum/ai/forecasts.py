"""The odds of the battles that a decision is about, on what everyone can see [8.2.1, 8.3-8.6]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rules.core.decisions import Option, Pick
from rules.core.forecasts import ExactForecaster, Forecast
from rules.core.policy import argument, word_in
from rules.core.table import Table
from rules.core.text import Text
from rules.ultimus_romanorum.ai.odds import battle_odds, forces_after
from rules.ultimus_romanorum.ai.position import PositionView
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.chapters.combat_table import Force, column_of, facts_of, shifted, shifts, tactical_modifier
from rules.ultimus_romanorum.chapters.movement import Stack
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, say
from rules.ultimus_romanorum.state import UltimusState

_TOPICS = ("goal", "moves", "battle-order", "evade", "battle", "in-battle", "die", "refuge")
_COMPARED = ("goal", "battle-order", "in-battle")
_FACES_OF_EVASION = 6

_view = PositionView()


def _forecasts(table: Table, pick: Pick) -> Iterator[Forecast]:
    """The battles: ten faces of the die, each with its cell of the table."""
    t = _view(cast(UltimusState, table.state))
    camp, no_force = t.camp_of_seat(pick.seat), Stack("", ())
    if pick.topic == "goal":
        leader = word_in(pick.question, "leader")
        for option in pick.options:
            if option.id in t.data.areas:
                yield from _battle(t, camp, camp, option.id, _stack_of(t, leader, option), option)
    elif pick.topic in ("battle-order", "in-battle"):
        for option in pick.options:
            yield from _battle(t, camp, t.state.active, option.id, no_force, option)
    elif pick.topic in ("moves", "battle"):
        for area in battlefields(t):
            yield from _battle(t, camp, t.state.active, area, no_force)
    else:
        yield from _battle(t, camp, t.state.active, word_in(pick.question, "area"), no_force)


def _stack_of(t: UltimusRomanorum, mover: str, option: Option) -> Stack:
    """Who would go to a goal: the units that were chosen, or those that come along unasked."""
    units = argument(option.name, "stack")
    named = tuple(unit for unit in units if isinstance(unit, str)) if isinstance(units, tuple) else ()
    return Stack(mover if mover in t.data.leaders else "", named)


def _battle(
    t: UltimusRomanorum, camp: Camp, attacker: Camp, area: str, stack: Stack, option: Option | None = None
) -> Iterator[Forecast]:
    """The forecast of a battle in an area from a camp's point of view; none without a battle.

    That of an option is called what the option is called, so that a menu doesn't say it twice.
    """
    ours, theirs = forces_after(t, attacker, area, stack.leader, stack.units)
    if not ours.units or not theirs.units:
        return
    odds = battle_odds(t, ours, theirs)
    share = odds.win if camp == attacker else 1 - odds.win
    yield Forecast(
        option="" if option is None else option.id,
        title=say("odds-battle", area=area) if option is None else option.name,
        share=share,
        error=0.0,
        lines=tuple(_lines(t, ours, theirs)),
    )


def _lines(t: UltimusRomanorum, attacker: Force, defender: Force) -> Iterator[Text]:
    """The column and its shifts, the modifier of the die, the losses, whether the defender may evade."""
    ours, theirs = facts_of(t, attacker), facts_of(t, defender)
    moves = shifts(t, ours, theirs)
    column = column_of(t, ours.pf, theirs.pf)
    labels = [each.label for each in t.data.tables.columns]
    yield say(
        "odds-column",
        pf=ours.pf,
        enemy=theirs.pf,
        column=labels[column],
        shifted=labels[shifted(t, column, moves)],
        modifier=f"{tactical_modifier(t, ours, theirs):+d}",
    )
    odds = battle_odds(t, attacker, defender)
    yield say("odds-losses", attacker=round(100 * odds.own_loss), defender=round(100 * odds.enemy_loss))
    vs = max((t.leader(leader).vs for leader in defender.leaders), default=0)
    if vs > 1:
        yield say("odds-evasion", vs=vs, chance=round(100 * min(vs - 1, _FACES_OF_EVASION) / _FACES_OF_EVASION))


FORECASTER = ExactForecaster(_TOPICS, _COMPARED, _forecasts)
