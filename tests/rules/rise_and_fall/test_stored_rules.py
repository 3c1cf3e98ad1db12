"""The stored rules of Rise and Fall answer the formalities of a turn, and end with a war."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules.core.agents import give
from rules.core.registry import suggestion
from rules.core.stored_answers import rule_with_id
from rules.rise_and_fall.events import UnitMoved, WarDeclared


@pytest.mark.slow
@pytest.mark.rule("Reinforcements and Replacements")
def test_the_formalities_are_answered_as_suggested() -> None:
    table, answered = rules.start("rise-and-fall", seed="formalities"), Counter[str]()
    asked = 0
    while (decision := table.decision) is not None and asked < 400:
        asked += 1
        names = [each.id for each in table.stored_rules(decision.seat) if each.applies_to(decision)]
        answered.update(names)
        answer = suggestion(table)
        assert not names or answer != ("back",), "nothing goes round in circles"
        give(table, answer)
    assert answered["suggested-replacements"] > 30
    assert answered["suggested-attackers"] > 30
    assert answered.total() * 4 > asked, "a quarter of all questions"


@pytest.mark.rule("Wars")
def test_a_war_ends_them() -> None:
    table = rules.start("rise-and-fall", seed="war")
    for each in table.stored_rules("rome"):
        assert each.is_ended_by([WarDeclared(by="parthia", on="rome")])
        assert not each.is_ended_by([UnitMoved(unit="legion-1", path=("roma", "pisae"))])
    assert rule_with_id(table.stored_rules("rome"), "suggested-replacements") is not None
