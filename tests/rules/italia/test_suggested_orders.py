"""The form for orders opens with the Legate's plan for a nation turn, which can be sent as it is."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules.core.agents import give
from rules.core.orders import SuggestingBook
from rules.core.orders.conditions import after_dice, following, stages
from rules.core.registry import companions, turn_id
from rules.italia.ai.legate import legate
from tests.sampling import first

GAME = "italia"
OPENINGS = ("buy", "place", "force", "move")


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "locale"), first(1, [("II-evening", "fr"), ("I-evening", "en")]))
def test_the_suggested_sheet_does_what_the_legate_would(scenario: str, locale: str) -> None:
    """Every choice of the sheet is the one that the Legate makes there, up to the dice or another player's question."""
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, scenario, {}, seed="sheets")
    sheets, verbs = 0, Counter[str]()
    while sheets < 12 and (decision := table.decision) is not None:
        if decision.topic not in OPENINGS:
            give(table, legate(table), decision.seat)
            continue
        text = book.suggested(table, decision.seat, locale)
        reading = book.parse(stages(text)[0], locale)
        plan = book.plan(table, decision.seat, reading.orders)
        assert not reading.faults and plan.is_good and plan.answers
        for answer in plan.answers:
            assert table.decision is not None and table.decision.seat == decision.seat
            assert answer == legate(table)
            give(table, answer, decision.seat)
        assert not any(book.parse(stage, locale).faults for stage in stages(text))
        verbs.update(line.split()[0] for line in stages(text)[0].strip().split("\n"))
        sheets += 1
    assert sheets == 12
    buying, moving, rest = ("buy", "move", "rest") if locale == "en" else ("acheter", "aller", "reste")
    assert verbs[buying] and verbs[moving]
    assert verbs[rest] <= 4, "nearly all of it is told in orders"


def _carry_out(table: rules.Table, seat: str, text: str, locale: str) -> str | None:
    """Give the answers of the first stage that isn't left out; return what is left, None if it comes back."""
    book = companions(GAME).orders
    assert book is not None
    while True:
        reading = book.parse(stages(text)[0], locale)
        plan = book.plan(table, seat, reading.orders).foreseen
        if plan.answers or not plan.is_good or not after_dice(text):
            break
        text = after_dice(text)
    if not plan.is_good:
        return None
    for answer in plan.answers:
        give(table, answer, seat)
    return following(text, reading.orders, plan.verdicts, locale)


def _sheets_for(table: rules.Table, locale: str) -> int:
    """Play the nation turn that begins by suggested sheets, the others as Legates; return how many it takes."""
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook) and table.decision is not None
    seat, turn = table.decision.seat, turn_id(table)
    sheets, left = 0, None
    while table.decision is not None and turn_id(table) == turn:
        if table.decision.seat != seat:
            give(table, legate(table), table.decision.seat)
            continue
        if not left:
            left = book.suggested(table, seat, locale)
            sheets += 1
        left = _carry_out(table, seat, left, locale)
    return sheets


@pytest.mark.parametrize(("scenario", "locale", "seed"), [("I-evening", "en", "one"), ("II-evening", "fr", "two")])
def test_a_whole_first_turn_runs_from_one_sheet(scenario: str, locale: str, seed: str) -> None:
    """A campaign and its battles, whatever the dice: what follows them is written with the sheet."""
    table = rules.start(GAME, scenario, {}, seed=seed)
    assert _sheets_for(table, locale) == 1


@pytest.mark.slow
def test_a_battle_that_is_expected_to_end_at_once_goes_on_by_the_sheet() -> None:
    """The sheet reaches past the dice that end the turn as expected: they may fall otherwise."""
    table = rules.start(GAME, "II-evening", {}, seed="many turns")
    while turn_id(table) != "2.sardes":
        assert table.decision is not None
        if table.decision.topic in OPENINGS:
            _sheets_for(table, "en")
        else:
            give(table, legate(table), table.decision.seat)
    assert _sheets_for(table, "en") == 1


@pytest.mark.soak
@pytest.mark.parametrize("scenario", ["I-evening", "II-evening", "I", "II"])
def test_nearly_all_turns_run_from_one_sheet(scenario: str) -> None:
    table = rules.start(GAME, scenario, {}, seed="many turns")
    sheets: list[int] = []
    while table.decision is not None and len(sheets) < 60:
        if table.decision.topic in OPENINGS:
            sheets.append(_sheets_for(table, "en"))
        else:
            give(table, legate(table), table.decision.seat)
    assert max(sheets) <= 3, "nine taps"
    assert sheets.count(1) >= 0.9 * len(sheets)


@pytest.mark.slow
def test_a_sheet_ends_with_the_turn_of_its_nation() -> None:
    """After the Samnites the same player has the Epirotes, who begin a campaign."""
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, "I-evening", {}, seed="1")
    while (decision := table.decision) is not None and (turn_id(table), decision.topic) != ("4.samnites", "buy"):
        give(table, legate(table), decision.seat)
    assert decision is not None
    sheet = book.suggested(table, decision.seat, "en")
    assert "move " in sheet
    assert "camp " not in sheet
    while table.decision is not None and turn_id(table) != "4.epirotes":
        give(table, legate(table), table.decision.seat)
    assert table.decision is not None
    assert "camp " in book.suggested(table, table.decision.seat, "en")


def test_nothing_is_suggested_in_the_turn_of_another() -> None:
    book = companions(GAME).orders
    assert isinstance(book, SuggestingBook)
    table = rules.start(GAME, "I-evening", {}, seed="sheets")
    while table.decision is not None and table.decision.topic != "campaign-plan":
        give(table, legate(table), table.decision.seat)
    assert table.decision is not None
    assert book.suggested(table, table.decision.seat, "en") == ""
