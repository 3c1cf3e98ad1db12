"""The Legate of Britannia reDux: exact odds, sound moves, and games that end."""

from __future__ import annotations

from random import Random

import pytest

import rules
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.ai.odds import Side, battle_odds
from rules.britannia_redux.ai.plan import best_plan, plans, saved_armies
from rules.britannia_redux.ai.worth import kept_worth
from rules.britannia_redux.chapters.limits import population, problems
from rules.britannia_redux.chapters.movement import move, select
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState
from rules.core import registry
from rules.core.agents import give, random_agent
from tests.rules.britannia_redux import playing
from tests.sampling import first

GAME = "britannia-redux"


@pytest.fixture(autouse=True)
def registered() -> None:
    if GAME not in registry.packages():
        registry.register(GAME, "rules.britannia_redux")


def position(scenario: str = "after-rome-9", **options: str) -> rules.Table:
    return rules.start(GAME, scenario, options, seed="a legate")


def facade(table: rules.Table) -> BritanniaRedux:
    assert isinstance(table.state, BritanniaState)
    return BritanniaRedux(table.state, "")


@pytest.mark.rule("B7.1", "B7.2", "15.1")
@pytest.mark.parametrize(
    ("attackers", "defenders", "area", "wins", "loses"),
    [
        (Side(1, 0), Side(1, 0), "avalon", 40, 40),
        (Side(2, 0), Side(1, 0), "avalon", 87, 8),
        (Side(2, 0), Side(1, 0), "powys", 68, 27),
        (Side(0, 2), Side(1, 0), "avalon", 98, 1),
    ],
)
def test_odds_are_exact(attackers: Side, defenders: Side, area: str, wins: int, loses: int) -> None:
    odds = battle_odds(facade(position()), area, attackers, defenders, "welsh")
    assert (round(100 * odds.wins), round(100 * odds.loses)) == (wins, loses)


def test_a_battle_without_defenders_is_won() -> None:
    odds = battle_odds(facade(position()), "avalon", Side(2, 0), Side(0, 0), "welsh")
    assert (odds.wins, odds.lost, odds.left) == (1, 0, 2)


def test_no_planned_move_keeps_the_phase_from_ending() -> None:
    """After each move of the Legate's own, the phase can end."""
    table, moves = position(), 0
    while table.decision is not None and moves < 60:
        topic, answer = table.decision.topic, legate(table)
        give(table, answer)
        if topic == "move-to" and answer != ("back",):
            t = facade(table)
            assert not list(problems(t, t.state.nation)) or best_plan(t) is not None
            moves += 1
    assert moves


@pytest.mark.rule("B3.4", "B11.2")
def test_the_last_army_of_a_center_stays_when_points_are_counted() -> None:
    """Another center, as good and as empty, is no reason to give up the first: no one comes back this round."""
    t = playing.position("after-rome-9", "brigantes", {}, brigantes={"cumbria": 1, "galloway": 1})
    t.state.turn = t.scoring_round("S5")
    assert best_plan(t) is None
    t.muster("brigantes", "cumbria", 1)
    t.changed()
    plan = best_plan(t)
    assert plan is not None
    assert (plan.place, plan.group.armies, plan.way.goal) == ("cumbria", 1, "strathclyde")


@pytest.mark.rule("B6.2")
def test_an_area_left_at_the_population_limit_costs_two_armies() -> None:
    """Six armies in three areas: one that leaves its area for another makes two too many, none if it takes a third."""
    t = playing.position("after-rome-9", "picts", {}, picts={"alban": 1, "mar": 3, "moray": 2}, scots={"dalriada": 1})
    assert saved_armies(t, "picts", "alban", 1, "mar") == -2
    assert saved_armies(t, "picts", "alban", 1, "skye") == 0
    assert saved_armies(t, "picts", "alban", 1, "dalriada") == 0, "more may join the attack"
    assert saved_armies(t, "picts", "mar", 2, "dalriada") == 0, "none is over the limit"
    t.muster("picts", "mar", 2)
    t.changed()
    assert saved_armies(t, "picts", "mar", 2, "dalriada") == 2


@pytest.mark.rule("B6.2")
def test_the_armies_that_a_plan_saves_are_those_of_the_position_after_it() -> None:
    table, looked_at, saved = position("romans-9"), 0, set[int]()
    while table.decision is not None and looked_at < 12:
        t = facade(table)
        if table.decision.topic == "move" and t.state.nation != "romans":
            looked_at += 1
            before = population(t, t.state.nation).excess
            for plan in plans(t):
                trial = facade(rules.load(table.save()))
                move(trial, t.state.nation, select(trial, t.state.nation, plan.place, plan.group), plan.way)
                found = saved_armies(t, t.state.nation, plan.place, plan.group.armies, plan.way.goal)
                truly = before - population(trial, t.state.nation).excess
                assert found == (max(truly, 0) if t.enemies(plan.way.goal, t.state.nation) else truly), plan
                saved.add(found)
        give(table, legate(table))
    assert saved >= {-2, 0, 1}


def feared(scoring: str, foe: str) -> float:
    """How much less Kent is worth to the Jutes in a scoring round for three armies of a foe in Essex."""
    worth = []
    for foes in ({}, {foe: {"essex": 3}}):
        t = playing.position("after-rome-9", "jutes", {}, jutes={"kent": 1}, **foes)
        t.state.turn, t.state.place = t.scoring_round(scoring), t.data.order.index("jutes")
        worth.append(kept_worth(t, "jutes", "kent", 1))
    return worth[0] - worth[1]


@pytest.mark.rule("B3.2", "B3.3", "B3.4")
def test_points_of_this_round_fear_only_who_acts_before_they_are_counted() -> None:
    """The Saxons have had their turn when the Jutes move, the Angles haven't; in the last round both have another."""
    assert 0 < feared("S4", "saxons") < feared("S4", "angles")
    assert feared("S5", "saxons") == pytest.approx(feared("S5", "angles"))


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["after-rome-9", pytest.param("romans-15", marks=pytest.mark.soak)])
@pytest.mark.parametrize("players", first(1, ["5", "3", "4"]))
def test_legates_play_to_the_end(scenario: str, players: str) -> None:
    table = position(scenario, players=players)
    table.stop_recording()
    for _ in range(12_000):
        if table.decision is None:
            break
        table.events.clear()
        give(table, legate(table))
    assert table.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(1, range(20)))
def test_the_legate_beats_players_at_random(seed: int) -> None:
    table = rules.start(GAME, "after-rome-9", {}, seed=f"against chance {seed}")
    table.stop_recording()
    own = table.seats[seed % len(table.seats)]
    other = random_agent(Random(seed))
    while table.decision is not None:
        table.events.clear()
        give(table, legate(table) if table.decision.seat == own else other(table), table.decision.seat)
    assert table.result is not None
    assert table.result.winner == own
