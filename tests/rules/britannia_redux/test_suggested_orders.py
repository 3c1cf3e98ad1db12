"""The form for orders opens with the Legate's plan, which can be sent as it is."""

from __future__ import annotations

import pytest

import rules
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.chapters.asking import DONE
from rules.britannia_redux.chapters.battle_orders import ORDERS
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.orders.planner import BEFORE_BATTLE
from rules.britannia_redux.state import BritanniaState
from rules.core.agents import give
from rules.core.orders import SuggestingBook
from rules.core.registry import companions
from tests.sampling import first

GAME = "britannia-redux"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "locale"), first(1, [("after-rome-9", "en"), ("romans-9", "fr"), ("romans-9", "en")])
)
def test_the_suggested_sheet_does_what_the_legate_would(scenario: str, locale: str) -> None:
    """Placed and moved as written, everything stands where the Legate's taps put it."""
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table, sheets = rules.start(GAME, scenario, {}, seed="sheets"), 0
    while sheets < 25 and (decision := table.decision) is not None:
        if decision.topic not in ("place", "move"):
            give(table, legate(table))
            continue
        text = book.suggested(table, decision.seat, locale)
        plan = book.plan(table, decision.seat, book.parse(text, locale).orders)
        assert plan.is_good and text not in ("rest", "reste"), text
        assert "infant" not in text or britannia_data().nations[decision.actor or ""].cavalry, (
            "kinds only where they differ"
        )
        written = rules.load(table.save())
        for answer in plan.answers:
            if answer in ((ORDERS,), (DONE,)):
                break
            give(written, answer)
        while table.decision is not None and table.decision.topic in BEFORE_BATTLE and legate(table) != (DONE,):
            give(table, legate(table))
        assert {place: len(units) for place, units in written.state.stacks.items() if units} == {
            place: len(units) for place, units in table.state.stacks.items() if units
        }
        give(table, legate(table))
        sheets += 1
    assert sheets == 25


def test_no_sheet_is_suggested_where_nothing_is_to_be_moved() -> None:
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, "after-rome-9", {}, seed="sheets")
    while table.decision is not None and table.decision.topic != "retreat":
        give(table, legate(table))
    assert table.decision is not None
    assert book.suggested(table, table.decision.seat, "en") == ""


def game_at(topic: str, seed: str = "sheets") -> rules.Table:
    """A game of the Legate at the first decision of a topic."""
    table = rules.start(GAME, "after-rome-9", {}, seed=seed)
    for _ in range(600):
        assert table.decision is not None
        if table.decision.topic == topic:
            return table
        give(table, legate(table))
    raise AssertionError(topic)


def test_a_sheet_names_the_army_that_a_leader_joins() -> None:
    """It doesn't stop there, and it can be sent when he's asked about."""
    table = game_at("leader")
    assert table.decision is not None
    nation, (usual,) = table.decision.actor, legate(table)
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook) and book.concerns(table.decision)
    text = book.suggested(table, table.decision.seat, "en")
    plan = book.plan(table, table.decision.seat, book.parse(text, "en").orders)
    assert plan.is_good and plan.answers[0] == (usual,)
    assert text.startswith("place Arthur at "), text
    for answer in plan.answers:
        give(table, answer)
    assert table.decision is None or table.decision.actor != nation or table.decision.topic not in BEFORE_BATTLE


def test_a_leader_joins_no_army_elsewhere() -> None:
    table = game_at("leader")
    assert table.decision is not None
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    for text in ("place Arthur at Skye", "place Ida at York"):
        (verdict,) = book.plan(table, table.decision.seat, book.parse(text, "en").orders).verdicts
        assert verdict.refused is not None and "(B4.2)" in str(verdict.refused), text


def test_a_sheet_orders_all_battles_and_what_a_leader_s_units_do() -> None:
    """Nothing is asked of the attacker between the end of the movement and the last battle."""
    table = game_at("battle")
    assert table.decision is not None
    nation, seat = table.decision.actor, table.decision.seat
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    text = book.suggested(table, seat, "en")
    plan = book.plan(table, seat, book.parse(text, "en").orders)
    assert plan.is_good and text.count("battle ") >= 2, text
    for answer in plan.answers:
        give(table, answer)
    while table.decision is not None and table.decision.actor != nation:
        give(table, legate(table))
    assert table.decision is None or table.decision.topic not in ("battle", "withdraw", "return")


def raid_of(nation: str, scenario: str = "romans-9", turn: int = 3) -> rules.Table:
    """A game of the Legate at the movement of a nation that raids in a round."""
    table = rules.start(GAME, scenario, {"players": "4"}, seed="selfplay 1")
    for _ in range(800):
        state, decision = table.state, table.decision
        assert isinstance(state, BritanniaState) and decision is not None
        if (state.turn, state.nation, decision.topic, decision.actor) == (turn, nation, "move", nation):
            return table
        give(table, legate(table))
    raise AssertionError(nation)


@pytest.mark.rule("B9.3")
@pytest.mark.parametrize(
    ("nation", "ending"),
    [
        ("irish", "; raiders stay; rest stay"),
        ("scots", "battle Dalriada, fight; raiders stay; rest stay"),
        ("jutes", "; raiders home; rest stay"),
    ],
)
def test_a_sheet_says_whether_raiders_sail_home(nation: str, ending: str) -> None:
    """They stay if they land in centers alone, and go home if they land in none, as the Legate does."""
    table = raid_of(nation)
    assert table.decision is not None
    seat = table.decision.seat
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    text = "; ".join(book.suggested(table, seat, "en").splitlines())
    assert text.endswith(ending) and text.count("raiders") == 1, text
    plan = book.plan(table, seat, book.parse(text, "en").orders)
    assert plan.is_good
    for answer in plan.answers:
        give(table, answer, seat)
    while (decision := table.decision) is not None and decision.actor == nation:
        assert decision.topic != "raiders"
        give(table, legate(table))


@pytest.mark.rule("B9.3")
def test_a_sheet_leaves_raiders_open_where_it_depends_on_the_battles() -> None:
    """Whether they win a center isn't known yet, and the others are in none."""
    table = raid_of("norsemen", turn=7)
    for answer in ("icelandic-sea", "1i", "moray"):
        give(table, (answer,))
    assert table.decision is not None
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    text = book.suggested(table, table.decision.seat, "en")
    assert "battle Hebrides" in text and "battle Moray" in text and "raiders" not in text, text
