"""The sequence of play of a round [B3, B4]."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import msgspec

from rules.britannia_redux.chapters import (
    battle,
    battle_orders,
    leaders,
    limits,
    movement,
    population,
    raids,
    reinforcements,
    scoring,
    submission,
    withdrawal,
)
from rules.britannia_redux.chapters.asking import ask, by_value
from rules.britannia_redux.chapters.extra_turns import reinforce_extra
from rules.britannia_redux.data.loader import ROMANS
from rules.britannia_redux.events import NationTurnBegan, NationTurnEnded, RoundBegan, RoundEnded
from rules.britannia_redux.game import BritanniaRedux, choice, heading
from rules.britannia_redux.orders.reasons import why_not, why_not_from, why_not_to
from rules.britannia_redux.state import Stage
from rules.core.game import Play
from rules.core.groups import explained

_REASONS = movement.Reasons(why_not_from, why_not_to)


def play_step(t: BritanniaRedux) -> Play[None]:
    """Play from one checkpoint to the next."""
    yield from explained(_STAGES[t.state.stage](t), partial(why_not, t))


# The round


def _begin_round(t: BritanniaRedux) -> Play[None]:
    state, facts = t.state, t.round
    told = RoundBegan(
        round=facts.round, numeral=facts.numeral, years=facts.years, event=facts.event, scoring=facts.scoring
    )
    t.tell(told, "B3")
    if facts.event == "roman-withdrawal":
        submission.end_roman_submissions(t)  # 15.5.4, B3.1
    state.place, state.extra = -1, False
    state.stage = "nation"
    yield from ()


def _next_nation(t: BritanniaRedux) -> Play[None]:
    """Whose turn it is: every nation with a unit or an entry, in order [B3.2]."""
    state = t.state
    submission.check_overlords(t)
    order = [turn.nation for turn in t.data.tables.extra_nation_turns] if state.extra else t.data.order
    state.place += 1
    if state.place < len(order):
        _begin_turn(t, order[state.place])
    elif t.round.event == "extra-nation-turns" and not state.extra:
        state.extra, state.place = True, -1  # B3.3
    else:
        state.stage = "round-end"
    yield from ()


def _begin_turn(t: BritanniaRedux, nation: str) -> None:
    """Begin the turn of a nation, unless it has neither units nor reinforcements."""
    state = t.state
    if nation == ROMANS and t.round.event == "roman-withdrawal" and not state.romans_out:
        state.nation, state.stage = ROMANS, "withdrawal"
        return
    if not _takes_turn(t, nation):
        return
    entry = t.entry(nation)
    state.nation, state.part = nation, 1
    state.wronged, state.risen, state.to_place = [], [], {}
    state.landless = not t.owned(nation)
    t.tell(
        NationTurnBegan(
            nation=nation,
            seat=t.seat_of(nation),
            major_invasion=entry.major_invasion,
            raid=entry.raid,
            extra=state.extra,
        ),
        "B12" if state.extra else "B4",
    )
    state.stage = "increase"


def _takes_turn(t: BritanniaRedux, nation: str) -> bool:
    if nation == ROMANS:
        return t.round.roman_maximum > 0 and not t.state.romans_out  # R52
    if t.state.extra:
        return t.is_in_game(nation) or next(
            bool(turn.infantry) for turn in t.data.tables.extra_nation_turns if turn.nation == nation
        )
    return t.is_in_game(nation) or any(entry.nation == nation for entry in t.round.entries)


def _withdrawal(t: BritanniaRedux) -> Play[None]:
    yield from withdrawal.withdraw(t)
    t.state.nation, t.state.stage = "", "nation"


# Phase 1


def _increase(t: BritanniaRedux) -> Play[None]:
    yield from submission.offer_revolt(t)
    if t.state.nation != ROMANS and not t.state.extra:  # 15.1.1, B12, R17
        population.increase(t)
    t.state.stage = "place-population"


def _place_population(t: BritanniaRedux) -> Play[None]:
    if t.state.nation == ROMANS or t.state.extra or (yield from population.place_once(t, population.POPULATION)):
        t.season()
        t.state.stage = "reinforce"


def _reinforce(t: BritanniaRedux) -> Play[None]:
    if t.state.extra:
        yield from reinforce_extra(t)
    else:
        yield from reinforcements.reinforce(t)
        if t.state.nation == ROMANS:
            reinforcements.muster_romans(t)
    t.state.stage = "place-reinforcements"


def _place_reinforcements(t: BritanniaRedux) -> Play[None]:
    if t.state.nation == ROMANS:
        if (yield from reinforcements.recall_one(t)):
            t.state.stage = "leader"
    elif (yield from population.place_once(t, population.REINFORCEMENT)):
        t.state.stage = "leader"


def _leader(t: BritanniaRedux) -> Play[None]:
    yield from reinforcements.bring_leader(t)
    t.state.stage = "movement-start"


# Phases 2 and 3


def _start_movement(t: BritanniaRedux) -> Play[None]:
    if t.state.part == 1:
        t.state.afloat = [unit for unit in t.units_of(t.state.nation) if t.place(unit) in t.data.seas]
    movement.begin_phase(t)
    t.state.stage = "movement"
    yield from ()


def _movement(t: BritanniaRedux) -> Play[None]:
    if (yield from movement.move_once(t, _REASONS)):
        t.state.stage = "excess"


def _excess(t: BritanniaRedux) -> Play[None]:
    yield from limits.remove_excess(t, t.state.nation)
    t.state.stage = "rebuild"


def _rebuild(t: BritanniaRedux) -> Play[None]:
    if t.state.nation == ROMANS:
        yield from movement.rebuild_forts(t)
    movement.end_phase(t)
    t.state.stage = "battles"


def _battles(t: BritanniaRedux) -> Play[None]:
    """Submission, then one battle, which no one interrupts [B7, 15.5, R46]."""
    nation = t.state.nation
    yield from submission.offer_submission(t)
    areas = t.contested(nation)
    if not areas:
        t.state.stage = "battles-end"
        return
    area = battle_orders.next_battle(t)
    if not area:
        area = yield from _choose_battle(t, areas)
    if area == battle_orders.ORDERS:
        yield from battle_orders.write_orders(t)  # R65
        return
    t.state.asked = []
    yield from battle.fight(t, nation, area)


def _choose_battle(t: BritanniaRedux, areas: Sequence[str]) -> Play[str]:
    """The active player names the next battle, or gives orders for all of them [B7]."""
    nation = t.state.nation
    ranked = sorted(by_value(t, nation, areas), key=lambda area: t.opposing(area, nation) - len(t.armies(area, nation)))
    options = [
        choice(
            area,
            "option-battle",
            "B7",
            heading(area),
            area=area,
            own=len(t.armies(area, nation)),
            units=t.opposing(area, nation),
            enemy=t.enemies(area, nation)[0],
            ours="yes" if movement.is_own_nation_among(t, nation, t.enemies(area, nation)) else "no",
        )
        for area in ranked
    ]
    if len(areas) > 1:
        options += battle_orders.orders_option(t)
    return (yield from ask(t, nation, "battle", "B7", options, left=len(areas)))


def _end_battles(t: BritanniaRedux) -> Play[None]:
    """Points and the way home; in a Major Invasion there is a second part [B4, B9, B11.3]."""
    raids.score_raids(t)
    yield from raids.return_raiders(t)
    scoring.score_occupying(t)
    t.season()
    if t.entry(t.state.nation).major_invasion and t.state.part == 1:
        t.state.part, t.state.stage = 2, "movement-start"
    else:
        t.state.stage = "nation-end"


def _end_turn(t: BritanniaRedux) -> Play[None]:
    state = t.state
    t.tell(NationTurnEnded(nation=state.nation, extra=state.extra), "B12" if state.extra else "B4")
    state.nation, state.part = "", 1
    state.afloat, state.risen, state.wronged, state.moves, state.came_from = [], [], [], [], {}
    state.boats, state.owners, state.raiders, state.raid_areas = [], {}, {}, []
    state.declined, state.asked, state.paid_burh, state.landless = [], [], False, False
    state.battle_orders, state.after_battles, state.last_battle = {}, {}, msgspec.UNSET
    state.stage = "nation"
    yield from ()


# The end of the round


def _end_round(t: BritanniaRedux) -> Play[None]:
    """Kingship, holding points, leaders leave, and the next round or the end [B3.4, B3.5]."""
    state = t.state
    scoring.judge_kingship(t)
    scoring.score_holding(t)
    leaders.dismiss(t)
    state.raided = {}
    seats = dict.fromkeys(state.seats.values())
    t.tell(RoundEnded(round=state.turn, points={seat: t.seat_points(seat) for seat in seats}), "B3")
    if t.is_final_round:
        scoring.finish(t)
    else:
        state.turn += 1
        state.stage = "round"
    yield from ()


_STAGES: Mapping[Stage, Callable[[BritanniaRedux], Play[None]]] = {
    "round": _begin_round,
    "nation": _next_nation,
    "withdrawal": _withdrawal,
    "increase": _increase,
    "place-population": _place_population,
    "reinforce": _reinforce,
    "place-reinforcements": _place_reinforcements,
    "leader": _leader,
    "movement-start": _start_movement,
    "movement": _movement,
    "excess": _excess,
    "rebuild": _rebuild,
    "battles": _battles,
    "battles-end": _end_battles,
    "nation-end": _end_turn,
    "round-end": _end_round,
}
