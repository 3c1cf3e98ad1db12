"""The form for orders opens with the Legate's plan, which can be sent as it is."""

from __future__ import annotations

import pytest

import rules
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.orders.planner import BEFORE_BATTLE
from rules.core.agents import give
from rules.core.orders import SuggestingBook
from rules.core.registry import companions

GAME = "britannia-redux"


@pytest.mark.parametrize(("scenario", "locale"), [("after-rome-9", "en"), ("romans-9", "en"), ("romans-9", "fr")])
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
            give(written, answer)
        nation = decision.actor
        while (asked := table.decision) is not None and asked.topic in BEFORE_BATTLE and asked.actor == nation:
            give(table, legate(table))
        assert written.decision is not None and table.decision is not None
        assert written.decision.topic == table.decision.topic
        assert {place: len(units) for place, units in written.state.stacks.items() if units} == {
            place: len(units) for place, units in table.state.stacks.items() if units
        }
        sheets += 1
    assert sheets == 25


def test_no_sheet_is_suggested_where_nothing_is_to_be_moved() -> None:
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, "after-rome-9", {}, seed="sheets")
    while table.decision is not None and table.decision.topic != "battle":
        give(table, legate(table))
    assert table.decision is not None
    assert book.suggested(table, table.decision.seat, "en") == ""
