"""Random games of Italia to their end, with sound positions, saves and corrections on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import rules
from rules.core import registry
from rules.core.decisions import Pick, random_choice
from rules.core.errors import ImpossibleState
from rules.core.table import Table
from rules.italia import GAME
from rules.italia.chapters.points import score_turn
from rules.italia.events import CampaignEnded, GameScored, OccupationScored, Revolted, TurnEnded
from rules.italia.state import ItaliaState
from rules.italia.stored_rules import offered_rules
from tests.rules.italia.board import board, units
from tests.sampling import first, thirds

SCENARIOS = ("I", "II", "I-evening", "II-evening")
PLAIN = {"retreat-area", "retreat-aboard"}
"""Options without a consequence to tell: a place of retreat says how many fit only if not all do."""


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registry.only_games({**registry.packages(), "italia": "rules.italia"}):
        yield


def state_of(table: Table) -> ItaliaState:
    """The state of a table of Italia."""
    assert isinstance(table.state, ItaliaState)
    return table.state


def _answer(table: Table, rng: Random) -> None:
    seat = rng.choice(list(table.decisions))
    decision = table.decisions[seat]
    answer = random_choice(decision, rng)
    if isinstance(answer, tuple):
        table.choose(*answer, seat=seat)
    else:
        table.arrange(answer, seat=seat)


def test_a_window_offers_only_the_facts_that_it_may_depend_on() -> None:
    """Before a campaign no leader has entered an area: an answer that waits for that would never be given."""
    rng, table = Random(3), rules.start("italia", "II-evening", seed="facts")
    offered = {topic: set(window.conditions) for topic, window in GAME.info.windows.items()}
    held: dict[str, set[str]] = {topic: set() for topic in offered}
    while table.result is None:
        for decision in table.decisions.values():
            held.get(decision.topic, set()).update(decision.holds)
        if table.decision is not None and table.decision.topic == "campaign-plan":
            table.choose("ask", seat=table.decision.seat)
        else:
            _answer(table, rng)
    assert held["reaction"] >= {"own-area", "twice-as-many"}
    assert all(held[topic] <= offered[topic] for topic in offered)
    assert not offered["campaign-plan"]
    assert not offered["tribute-unit"]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", thirds(SCENARIOS))
@pytest.mark.parametrize("seed", first(1, [1, 2]))
def test_a_random_game_ends(scenario: str, seed: int) -> None:
    rng = Random(seed)
    table = rules.start("italia", scenario, seed=str(seed))
    while table.result is None:
        _answer(table, rng)
        if rng.random() < 0.01:
            game = GAME(state_of(table), "")
            game.check_state(scenario, {})
            assert all(option.label for option in game.amendments())
    ended = [event for event in table.events if isinstance(event, TurnEnded)]
    assert len(ended) == table.state.turn == GAME.data.scenarios[scenario].last_turn
    scored = next(event for event in table.events if isinstance(event, GameScored))
    assert scored.winner == table.result.winner
    assert sum(state_of(table).earned.values()) == sum(state_of(table).points.values())
    assert any(isinstance(event, OccupationScored) for event in table.events)
    assert any(isinstance(event, CampaignEnded) for event in table.events)


@pytest.mark.parametrize("scenario", ["I", "II"])
def test_every_question_is_legal_and_worded(scenario: str) -> None:
    rng = Random(7)
    table = rules.start("italia", scenario, seed="words")
    for _ in range(900):
        if table.result is not None:
            break
        for decision in table.decisions.values():
            assert decision.prompt
            assert decision.actor is None or decision.actor in GAME.info.factions
            if isinstance(decision, Pick):
                ids = [option.id for option in decision.options]
                assert len(ids) == len(set(ids)) > 1
                assert set(decision.default) <= set(ids)
                assert all(option.label for option in decision.options)
                assert all(option.detail or option.name.key in PLAIN for option in decision.options)
                assert len(ids) <= 25 or any(option.group for option in decision.options)
        _answer(table, rng)


@pytest.mark.parametrize("scenario", ["I", "II"])
def test_a_save_goes_on_where_it_was(scenario: str) -> None:
    rng = Random(3)
    table = rules.start("italia", scenario, seed="saved")
    for number in range(400):
        _answer(table, rng)
        if number % 67 == 0:
            again = rules.load(table.save())
            assert again.state == table.state
            assert {seat: each.prompt for seat, each in again.decisions.items()} == {
                seat: each.prompt for seat, each in table.decisions.items()
            }


@pytest.mark.parametrize("scenario", ["I", "II"])
def test_the_seats_depend_on_the_scenario(scenario: str) -> None:
    seats = rules.start("italia", scenario, seed="seats").seats
    assert set(seats) == {"red", "blue", "yellow"} | ({"green"} if scenario == "II" else set())


def test_the_standing_is_measured_as_the_victory_is() -> None:
    """In a short cut by the points less those expected of each seat [11.6]."""
    whole, evening = (GAME(GAME.set_up(scenario, {}), "") for scenario in ("II", "II-evening"))
    for game in (whole, evening):
        game.state.points.update(red=120, yellow=60, green=70, blue=77)
        score_turn(game)
    (all_,) = (event for event in whole.events if isinstance(event, TurnEnded))
    (part,) = (event for event in evening.events if isinstance(event, TurnEnded))
    assert all_.measured == all_.points
    assert part.measured == {seat: points - evening.yardstick[seat] for seat, points in part.points.items()}


def test_an_overloaded_fleet_is_refused() -> None:
    t = board()
    (fleet,) = units(t, "romans", "mare-tyrrhenum", fleet=1)
    for legion in units(t, "romans", "roma", legion=3):
        t.put(legion, f"aboard-{fleet}")
    t.state.step = "income"
    with pytest.raises(ImpossibleState):
        GAME(t.state, "").check_state("I", {})


def test_corrections_set_gold_and_cities() -> None:
    t = GAME(GAME.set_up("I", {}), "")
    t.amend("gold:romans:5")
    t.amend("city:roma:pillaged")
    assert t.nation("romans").gold == 5
    assert t.state.cities["roma"] == "pillaged"


def test_what_can_wait_for_no_one_has_standing_orders_from_the_start() -> None:
    """Targets and losses always; retreats, offers and ruins only where the usual answer is plain."""
    initial = {rule.id: rule for rule in offered_rules(board("II"), "green") if rule.initial}
    assert {*initial} == {"usual-standing", "fight-ahead", "hold-out", "no-rebuilding"}
    assert "targets" in initial["usual-standing"].topics
    assert {"retreat", "offer", "accept", "reaction", "campaign-plan"}.isdisjoint(initial["usual-standing"].topics)
    assert all(rule.when or rule.unless for ident, rule in initial.items() if ident != "usual-standing")
    assert not any(rule.is_ended_by([Revolted(nation="celts", controller="romans")]) for rule in initial.values())
