"""What answers and questions say of their consequences, in the words that players read."""

from __future__ import annotations

from typing import cast

import pytest

import rules
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.chapters.limits import remove_excess
from rules.britannia_redux.chapters.movement import Group, begin_phase, goals, move, move_once, select
from rules.britannia_redux.chapters.population import POPULATION, REINFORCEMENT, place_once
from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.orders.reasons import why_no_way
from rules.britannia_redux.state import BritanniaState
from rules.britannia_redux.turn import play_step
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.registry import companions
from rules.core.text import Text, speaking
from tests.rules.britannia_redux.playing import asked, position

AFTER_ROME = "after-rome-9"
BOOK = companions("britannia-redux").orders


def told(pick: Pick, answer: str) -> str:
    """The small print of an answer."""
    return str(next(option.detail for option in pick.options if option.id == answer))


def send(t: BritanniaRedux, origin: str, goal: str, armies: int) -> None:
    """Move armies."""
    nation, group = t.state.nation, Group(armies, 0, ())
    way = next(each for each in goals(t, nation, origin, group) if each.goal == goal)
    move(t, nation, select(t, nation, origin, group), way)


@pytest.mark.rule("B6.2")
def test_an_answer_says_what_a_lower_limit_costs() -> None:
    t = position(AFTER_ROME, "saxons", saxons={"sussex": 5, "kent": 1, "essex": 1})
    pick = asked(remove_excess(t, "saxons"))
    assert pick.default == ("sussex",)
    assert told(pick, "sussex") == "One army is removed; no one scores for it."
    assert told(pick, "kent").endswith("The limit falls to 4: 2 more go.")
    t = position(AFTER_ROME, "saxons", saxons={"sussex": 4, "kent": 1})
    assert told(asked(remove_excess(t, "saxons")), "kent").endswith("The limit falls to 2: 2 more go.")
    with speaking("fr"):
        assert "La limite tombe à 2" in told(asked(remove_excess(t, "saxons")), "kent")


def test_a_battle_against_an_own_nation_is_marked() -> None:
    t = position(AFTER_ROME, "normans", normans={"kent": 2, "sussex": 2})
    own = next(each for each in t.data.order if each != "normans" and t.is_same_player(each, "normans"))
    other = next(each for each in t.data.order if not t.is_same_player(each, "normans"))
    t.muster(own, "kent", 1)
    t.muster(other, "sussex", 1)
    t.state.stage = "battles"
    t.changed()
    pick = asked(play_step(t))
    assert told(pick, "kent") == "2 against 1, and both nations are yours."
    assert told(pick, "sussex") == "2 against 1."


@pytest.mark.rule("B9.4")
def test_raiders_are_told_where_they_score_nothing() -> None:
    t = position(AFTER_ROME, "scots", scots={"irish-sea": 2}, picts={"dalriada": 1})
    t.state.turn = next(each.round for each in t.timeline.round_list if _raids(t, each.round))
    begin_phase(t)
    pick = asked(move_once(t), "irish-sea", "1i")
    free = next(option.id for option in pick.options if option.id != "back" and t.is_vacant(option.id))
    assert told(pick, free).endswith("Going back to sea scores nothing (B9.4).")
    assert "scores nothing" not in told(pick, "dalriada")


def _raids(t: BritanniaRedux, number: int) -> bool:
    return t.data.entry(t.state.timeline, number, "scots").raid


def test_taking_an_area_for_points_is_told_with_it() -> None:
    t = position(AFTER_ROME, "danes", danes={"north-sea": 2})
    t.state.turn = t.timeline.danish_major_invasion_round
    begin_phase(t)
    pick = asked(move_once(t), "north-sea", "2i")
    assert "A center, scores" in told(pick, "york")
    assert f"Taking it scores {t.data.occupying['danes'].vp['york']} now." in told(pick, "york")


def test_reinforcements_are_told_apart_from_growth() -> None:
    t = position(AFTER_ROME, "romano-british", romano_british={"avalon": 1, "hwicce": 1})
    t.state.to_place = {"army": 1}
    assert str(asked(place_once(t, POPULATION)).question) == "Where do the Romano-British place a new army?"
    t.state.to_place = {"cavalry": 2}
    question = asked(place_once(t, REINFORCEMENT)).question
    assert str(question) == "Reinforcements: where do the Romano-British place 2 new cavalry armies?"


def test_two_moves_are_both() -> None:
    texts = [str(say("option-restart-detail", moves=count)) for count in (2, 3)]
    assert texts == ["Both moves of this phase are taken back.", "All 3 moves of this phase are taken back."]


@pytest.mark.rule("B6.1")
def test_a_refusal_says_which_area_is_the_overstack() -> None:
    t = position(AFTER_ROME, "saxons", saxons={"wessex": 9, "essex": 1})
    begin_phase(t)
    send(t, "wessex", "downlands", 4)
    refused = why_no_way(t, "wessex", Group(4, 0, ()), "hwicce", ())
    assert "in your one overstack, which is in the Downlands (" in str(refused)


def test_french_has_a_comma_and_the_singular_below_two() -> None:
    with speaking("fr"):
        lost, killed = (Text("core", "number-1", (("value", value),)) for value in (0.6, 1.0))
        assert "0,6 pour l'attaquant, 1,0 pour" in str(say("odds-losses", lost=lost, killed=killed))
        assert "1,5 point " in str(say("advice-worth", worth=1.5))
        assert "1 point " in str(say("advice-area", worth=1.0, area="kent"))
        assert "2 points" in str(say("advice-area", worth=2.0, area="kent"))
    assert "1 point " in str(say("advice-worth", worth=1.0))


def test_an_attack_on_an_own_nation_is_marked_before_it_is_ordered() -> None:
    """In the preview of orders, and where the best attacks are listed."""
    table = _with_own_nation_beside()
    assert BOOK is not None
    assert table.decision is not None
    seat = table.decision.seat
    prospects = [str(each.text) for each in BOOK.analysis(table, seat, "en")]
    assert next(text for text in prospects if text.startswith("Kent:")).endswith("to win, and both nations are yours")
    plan = BOOK.plan(table, seat, BOOK.parse("move 2 Essex > Kent", "en").orders)
    assert str(plan.verdicts[0].note).endswith("to win, and both nations are yours")


def _with_own_nation_beside() -> rules.Table:
    """The Saxons are to move in Essex; in Kent are armies of another nation of their player."""
    table = rules.start("britannia-redux", AFTER_ROME, {}, seed="own nation")
    while table.decision is None or (table.decision.topic, table.decision.actor) != ("move", "saxons"):
        give(table, legate(table))
    state = cast(BritanniaState, table.state)
    t = BritanniaRedux(state, "")
    own = next(each for each in t.data.order if each != "saxons" and t.is_same_player(each, "saxons"))
    t.put_all([*state.stacks.get("kent", ()), *state.stacks.get("essex", ())], "box")
    t.muster(own, "kent", 1)
    t.muster("saxons", "essex", 3)
    decision = cast(Pick, table.decision)
    give(table, (next(option.id for option in decision.options if option.id in t.places_of("saxons")),))
    give(table, ("back",))
    return table
