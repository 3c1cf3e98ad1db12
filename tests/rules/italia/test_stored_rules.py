"""What a player of Italia isn't asked, unless they end the rules that everyone has who takes a seat."""

from __future__ import annotations

from collections import Counter

import rules
from rules.core.agents import give
from rules.core.decisions import Decision
from rules.core.registry import legates_answer
from rules.core.stored_answers import StoredRule
from rules.italia.data.loader import GAME_ID

STANDING = {"usual-standing", "fight-ahead", "hold-out", "no-rebuilding"}


def _initial(table: rules.Table, seat: str) -> list[StoredRule]:
    return [rule for rule in table.stored_rules(seat) if rule.initial]


def _is_answered(table: rules.Table, decision: Decision) -> bool:
    return any(rule.applies_to(decision) for rule in _initial(table, decision.seat))


def _asked(seed: str, turns: int = 2) -> tuple[Counter[str], Counter[str]]:
    """The topics that are asked in a game of the Legate, and those that rules of the beginning answer."""
    table, asked, answered = rules.start(GAME_ID, "I-evening", seed=seed), Counter[str](), Counter[str]()
    while (decision := table.decision) is not None and table.state.turn <= turns:
        (answered if _is_answered(table, decision) else asked)[decision.topic] += 1
        give(table, legates_answer(table, decision.seat), decision.seat)
    return asked, answered


def test_everyone_begins_with_the_rules_that_ask_less() -> None:
    table = rules.start(GAME_ID, "I-evening", seed="standing")
    for seat in table.seats:
        assert {rule.id for rule in _initial(table, seat)} == STANDING


def test_a_battle_asks_only_who_is_not_ahead_and_rebuilding_only_for_points() -> None:
    """Targets are never asked; a retreat only of those without the greater number; ruins that score nothing never."""
    asked, answered = _asked("standing")
    assert not {"targets", "casualty", "rebuild"} & {*asked}, asked
    assert answered["retreat"] and asked["retreat"], (asked, answered)


def test_who_has_more_units_is_told_from_who_has_fewer() -> None:
    """A stored rule gives no answer where the numbers say otherwise."""
    table = rules.start(GAME_ID, "I-evening", seed="standing")
    ahead = next(rule for rule in _initial(table, table.seats[0]) if rule.id == "fight-ahead")
    while (decision := table.decision) is not None and decision.topic != "retreat":
        give(table, legates_answer(table, decision.seat), decision.seat)
    assert decision is not None
    for holds, applies in (("more-units",), True), (("outnumbered",), False), ((), False):
        decision.holds = holds
        assert ahead.applies_to(decision) == applies
