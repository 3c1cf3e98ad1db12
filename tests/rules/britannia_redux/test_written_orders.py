"""A nation turn written as text: it does what the same taps do, and bad input changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules.britannia_redux.ai.legate import legate
from rules.core.agents import give
from rules.core.orders import Plan
from rules.core.registry import companions

GAME = "britannia-redux"
BOOK = companions(GAME).orders
WORDS = st.sampled_from(
    [
        "move",
        "place",
        "battle",
        "rest",
        "stay",
        "end",
        "2",
        "all",
        "infantry",
        ">",
        ",",
        "at",
        "Kent",
        "Essex",
        "Zzz",
        ";",
    ]
)


def at_movement(scenario: str = "after-rome-9", nation: str = "") -> rules.Table:
    """A game at the first move of a phase, of a nation if one is named."""
    table = rules.start(GAME, scenario, {}, seed="written orders")
    for _ in range(400):
        decision = table.decision
        assert decision is not None
        if decision.topic == "move" and nation in ("", decision.actor):
            return table
        give(table, legate(table))
    raise AssertionError("no such phase")


def planned(table: rules.Table, text: str, locale: str = "en") -> Plan:
    assert BOOK is not None
    assert table.decision is not None
    reading = BOOK.parse(text, locale)
    return BOOK.plan(table, table.decision.seat, reading.orders)


def test_the_rest_is_played_as_the_legate_would() -> None:
    """The orders that are left out are those of the Legate, up to the first dice."""
    table, taps = at_movement(), at_movement()
    answers = planned(table, "rest").answers
    assert answers
    for answer in answers:
        assert taps.decision is not None
        assert answer == legate(taps)
        give(taps, answer)


@pytest.mark.parametrize(
    "text",
    [
        "move 1 Nowhere > Kent",
        "move 40 Kent > Essex",
        "battle Kent, fight on",
        "raiders home",
        "rebuild all",
        "remove Kent",
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(text: str) -> None:
    assert BOOK is not None
    table = at_movement()
    before = table.save()
    assert table.decision is not None
    reading = BOOK.parse(text, "en")
    plan = BOOK.plan(table, table.decision.seat, reading.orders)
    assert reading.faults or not plan.is_good
    assert table.save() == before


@given(st.lists(WORDS, max_size=12).map(" ".join), st.sampled_from(["en", "fr"]))
@settings(max_examples=150, deadline=None)
def test_no_text_breaks_the_reader(text: str, locale: str) -> None:
    assert BOOK is not None
    reading = BOOK.parse(text, locale)
    assert all(str(fault.reason) for fault in reading.faults)
