"""The form for orders opens with the Legate's plan for a nation turn, which can be sent as it is."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules.core.agents import give
from rules.core.orders import SuggestingBook
from rules.core.registry import companions
from rules.italia.ai.legate import legate

GAME = "italia"
OPENINGS = ("buy", "place", "force", "move")


@pytest.mark.parametrize(("scenario", "locale"), [("I-evening", "en"), ("II-evening", "fr")])
def test_the_suggested_sheet_does_what_the_legate_would(scenario: str, locale: str) -> None:
    """Every choice of the sheet is the one that the Legate makes there, up to the dice or another player's question."""
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, scenario, {}, seed="sheets")
    sheets, verbs = 0, Counter[str]()
    while sheets < 30 and (decision := table.decision) is not None:
        if decision.topic not in OPENINGS:
            give(table, legate(table), decision.seat)
            continue
        text = book.suggested(table, decision.seat, locale)
        reading = book.parse(text, locale)
        plan = book.plan(table, decision.seat, reading.orders)
        assert not reading.faults and plan.is_good and plan.answers
        for answer in plan.answers:
            assert table.decision is not None and table.decision.seat == decision.seat
            assert answer == legate(table)
            give(table, answer, decision.seat)
        verbs.update(line.split()[0] for line in text.split("\n"))
        sheets += 1
    assert sheets == 30
    buying, moving, rest = ("buy", "move", "rest") if locale == "en" else ("acheter", "aller", "reste")
    assert verbs[buying] and verbs[moving]
    assert verbs[rest] <= 8, "nearly all of it is told in orders"


def test_nothing_is_suggested_in_the_turn_of_another() -> None:
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, "I-evening", {}, seed="sheets")
    while table.decision is not None and table.decision.topic != "campaign-plan":
        give(table, legate(table), table.decision.seat)
    assert table.decision is not None
    assert book.suggested(table, table.decision.seat, "en") == ""
