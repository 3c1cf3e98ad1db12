"""What the Legate thinks of the answers to a decision, for advice: in victory points, and in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from rules.core.advice import Rated
from rules.core.decisions import Pick
from rules.core.policy import BACK, word_in
from rules.core.table import Table
from rules.core.text import Text
from rules.ultimus_romanorum.ai.legate import caesar_worth, ruler_worth, win_chance
from rules.ultimus_romanorum.ai.odds import battle_odds, forces_after
from rules.ultimus_romanorum.ai.plan import Plan, focus, promising, weigh
from rules.ultimus_romanorum.ai.position import PositionView
from rules.ultimus_romanorum.ai.voyages import next_voyage
from rules.ultimus_romanorum.ai.worth import area_value, threat
from rules.ultimus_romanorum.chapters.movement import Stack, goals, reach
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, other, say
from rules.ultimus_romanorum.state import UltimusState

_view = PositionView()

_MOST_MOVES = 6
_WORTHY = 2.0


def rate(table: Table) -> Sequence[Rated]:
    """Rate the answers to the pending decision; empty for decisions that the Legate makes by a fixed rule."""
    decision, state = table.decision, table.state
    if not isinstance(decision, Pick) or not isinstance(state, UltimusState):
        return ()
    rater = _RATERS.get(decision.topic)
    return [] if rater is None else [each for each in rater(decision, _view(state)) if each.answer != (BACK,)]


def _ids(pick: Pick) -> set[str]:
    return {option.id for option in pick.options}


# Moves


def _rate_movement(pick: Pick, t: UltimusRomanorum) -> Iterator[Rated]:
    camp = t.camp_of_seat(pick.seat)
    best = sorted([*promising(t, camp), *_voyage(t, camp)], key=lambda plan: -plan.worth)
    for plan in islice((each for each in best if each.option in _ids(pick)), _MOST_MOVES):
        yield Rated((plan.option,), plan.worth, _reasons(t, camp, plan))


def _voyage(t: UltimusRomanorum, camp: Camp) -> Iterator[Plan]:
    """The voyage that's worth most, as a move of those who go aboard."""
    voyage = next_voyage(t, camp)
    if voyage is not None:
        yield Plan(f"sail.{voyage.fleet}", voyage.goal, voyage.worth, voyage.crew)


def _rate_goals(pick: Pick, t: UltimusRomanorum) -> Iterator[Rated]:
    camp, who = t.camp_of_seat(pick.seat), word_in(pick.question, "leader")
    targets = focus(t, camp)
    for area, stack in _stacks(t, who).items():
        if area in _ids(pick):
            worth = weigh(t, camp, stack, area, targets)
            yield Rated((area,), worth, _reasons(t, camp, Plan("", area, worth, stack)))


def _stacks(t: UltimusRomanorum, who: str) -> dict[str, Stack]:
    """Where a leader or unit can go, with those who would come along."""
    if who in t.data.leaders:
        return {area: goal.stack for area, goal in goals(t, who).items()}
    stack = Stack("", (who,))
    return dict.fromkeys(reach(t, stack), stack) if who in t.data.units else {}


def _reasons(t: UltimusRomanorum, camp: Camp, plan: Plan) -> tuple[Text, ...]:
    """The battle that it means, what the area is worth, what threatens it."""
    area, found = plan.goal, list[Text]()
    foes = t.fighters(area, other(camp))
    units = plan.stack.units or tuple(t.fighters(area, camp))
    if foes and units:  # 7.1: a leader without combat units never attacks
        ours, theirs = forces_after(t, camp, area, plan.stack.leader, units)
        odds = battle_odds(t, ours, theirs)
        pf, enemy = t.strength(ours.units), t.strength(theirs.units)
        found.append(say("advice-attack", area=area, pf=pf, enemy=enemy, win=round(100 * odds.win)))
    elif area_value(t, area) >= _WORTHY:
        found.append(say("advice-town", area=area))
    else:
        found.append(say("advice-closer", area=area))
    danger = threat(t, area, camp)
    if not foes and danger > t.strength((*plan.stack.units, *t.fighters(area, camp))):
        found.append(say("advice-danger", area=area, pf=danger))
    return tuple(found)


# Battles


def _rate_evasion(pick: Pick, t: UltimusRomanorum) -> Iterator[Rated]:
    area = word_in(pick.question, "area")
    win = win_chance(pick, t, area)
    yield Rated(("fight",), win, (say("advice-fight", area=area, win=round(100 * win)),), False)
    yield Rated(("evade",), 0.4, (say("advice-evade", area=area, win=round(100 * win)),), False)


def _rate_battle_order(pick: Pick, t: UltimusRomanorum) -> Iterator[Rated]:
    for option in pick.options:
        win = win_chance(pick, t, option.id)
        yield Rated((option.id,), win, (say("advice-fight", area=option.id, win=round(100 * win)),), False)


# People


def _rate_leaders(
    key: str, worth: Callable[[UltimusRomanorum, str], float]
) -> Callable[[Pick, UltimusRomanorum], Iterator[Rated]]:
    def found(pick: Pick, t: UltimusRomanorum) -> Iterator[Rated]:
        for option in pick.options:
            if option.id in t.data.leaders:
                facts = t.leader(option.id)
                reason = say(key, leader=option.id, cp=facts.cp, vs=facts.vs, cc=facts.cc, bt=facts.bt)
                yield Rated((option.id,), worth(t, option.id), (reason,), False)

    return found


_RATERS: Mapping[str, Callable[[Pick, UltimusRomanorum], Iterator[Rated]]] = {
    "movement": _rate_movement,
    "goal": _rate_goals,
    "evade": _rate_evasion,
    "battle-order": _rate_battle_order,
    "succession": _rate_leaders("advice-ruler", ruler_worth),
    "caesar": _rate_leaders("advice-general", caesar_worth),
}
