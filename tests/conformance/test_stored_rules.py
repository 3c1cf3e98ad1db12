"""Stored rules of every game: their answers are legal, and nothing hidden decides what they are or when they apply."""

from __future__ import annotations

import pytest

import rules
from rules.core.agents import ONLOOKER
from rules.core.decisions import Decision
from tests.conformance.test_every_game import games_and_seeds, positions

Offered = dict[str, list[tuple[str, bool]]]


def offered(table: rules.Table, decision: Decision) -> Offered:
    """What each seat can store, and whether it answers a decision."""
    return {seat: [(rule.id, rule.applies_to(decision)) for rule in table.stored_rules(seat)] for seat in table.seats}


@pytest.mark.parametrize(("game", "seed"), games_and_seeds(3))
def test_stored_rules_depend_on_public_facts_only(game: str, seed: int) -> None:
    for number, table in enumerate(positions(game, seed)):
        for seat, decision in table.decisions.items():
            found = [rule for rule in table.stored_rules(seat) if rule.applies_to(decision)]
            assert not found or not decision.secret
            for rule in found:
                given = rule.answer_to(decision)
                assert given is None or decision.check(given)
            if number % 20 == 0 and not decision.secret:
                fork = table.fork("what an onlooker knows", ONLOOKER)
                assert offered(fork, fork.decisions[seat]) == offered(table, decision)
