"""The form for orders opens with the Legate's plan for the SMC, which can be sent as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

import rules
from rules.core.agents import give
from rules.core.orders import SuggestingBook
from rules.core.registry import companions, legates_answer, only_games, packages
from rules.core.text import lexicon
from rules.ultimus_romanorum.ai.legate import advisor
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.orders.book import ORDERS as BOOK
from rules.ultimus_romanorum.state import UltimusState
from tests.sampling import first

PACKAGE = "rules.ultimus_romanorum"
SHEETS = 5


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: PACKAGE}):
        yield


def _sequences(scenario: str) -> Iterator[rules.Table]:
    """A game of the Legate at the beginning of each SMC."""
    table = rules.start(GAME_ID, scenario, seed="sheets")
    while (decision := table.decision) is not None:
        if decision.topic == "movement" and not _state(table).moved:
            yield table
        give(table, legates_answer(table, decision.seat), decision.seat)


def _stacks(table: rules.Table) -> dict[str, list[str]]:
    return {place: sorted(pieces) for place, pieces in table.state.stacks.items() if pieces}


def _state(table: rules.Table) -> UltimusState:
    return cast(UltimusState, table.state)


def _moved_by_taps(table: rules.Table) -> tuple[rules.Table, int]:
    """The position before the end of the movement as the bright buttons lead to it, and how many taps that takes."""
    tapped, number, taps = rules.load(table.save()), _state(table).smc_number, 0
    while (decision := tapped.decision) is not None and _state(tapped).smc_number == number:
        answer = advisor(tapped)
        if decision.topic == "movement" and answer == ("end",):
            break
        give(tapped, answer)
        taps += 1
    return tapped, taps


@pytest.mark.parametrize("locale", first(1, ["en", "fr"]))
def test_a_sheet_moves_as_the_bright_buttons_do(locale: str) -> None:
    """The longest one saves more than forty taps; none names a stratagem."""
    assert isinstance(companions(GAME_ID).orders, SuggestingBook)
    longest = 0
    for table, _ in zip(_sequences("catalaunian-451"), range(SHEETS), strict=False):
        assert table.decision is not None
        text = BOOK.suggested(table, table.decision.seat, locale)
        reading = BOOK.parse(text, locale)
        plan = BOOK.plan(table, table.decision.seat, reading.orders)
        assert not reading.faults and plan.is_good and ("end",) in plan.answers, text
        assert ("stratagem",) not in plan.answers
        written, (tapped, taps) = rules.load(table.save()), _moved_by_taps(table)
        for answer in plan.answers[: plan.answers.index(("end",))]:
            give(written, answer)
        assert _stacks(written) == _stacks(tapped)
        longest = max(longest, taps)
    assert longest > 40


def test_units_that_go_to_the_same_area_share_an_order_and_battles_have_their_order() -> None:
    table = next(_sequences("catalaunian-451"))
    assert table.decision is not None
    lines = BOOK.suggested(table, table.decision.seat, "en").splitlines()
    assert "Alamanni 2, Alamanni 3 > Galliae 4" in lines
    assert lines[-1].startswith("fight Galliae 4, Galliae 5")


def test_no_sheet_is_suggested_outside_the_movement() -> None:
    table = rules.start(GAME_ID, "catalaunian-451", seed="sheets")
    assert table.decision is not None and table.decision.topic != "movement"
    assert BOOK.suggested(table, table.decision.seat, "en") == ""


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_sheet_says_who_goes_aboard_a_fleet_and_where_they_land(locale: str) -> None:
    table = next(table for table in _sequences("majorian-455") if "sail." in str(advisor(table)))
    assert table.decision is not None
    seat = table.decision.seat
    text = BOOK.suggested(table, seat, locale)
    plan = BOOK.plan(table, seat, BOOK.parse(text, locale).orders)
    assert plan.is_good, text
    written, (tapped, _) = rules.load(table.save()), _moved_by_taps(table)
    for answer in plan.answers[: plan.answers.index(("end",))]:
        give(written, answer)
    assert _stacks(written) == _stacks(tapped)
    sailed, _, units = plan.answers[:3]
    assert sailed == advisor(table)
    assert units and all(lexicon(GAME_ID, locale).name(str(unit)) in text for unit in units)
