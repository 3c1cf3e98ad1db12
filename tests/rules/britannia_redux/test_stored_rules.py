"""What a nation answers in advance: a rule about retreats or submission answers every one of them."""

from __future__ import annotations

import pytest

from rules.britannia_redux.chapters.asking import STAY
from rules.britannia_redux.chapters.retreats import LEAVE
from rules.britannia_redux.stored_rules import offered_rules
from rules.core.stored_answers import rule_with_id
from rules.core.text import speaking
from tests.rulebook.britannia_redux.toolkit import Position, ask, bare, engaged


@pytest.mark.parametrize(
    ("burhs", "locale", "told"),
    [
        (True, "en", "lose infantry first, keep the burh"),
        (False, "en", "lose infantry first"),
        (True, "fr", "perdre d'abord l'infanterie, garder le burh"),
        (False, "fr", "perdre d'abord l'infanterie"),
    ],
)
def test_a_burh_is_kept_only_where_burhs_are_in_play(burhs: bool, locale: str, told: str) -> None:
    t = bare("after-rome-9", {"burhs": burhs}, nation="normans", turn=9, normans={"kent": 1})
    rule = rule_with_id(offered_rules(t, t.seat_of("normans")), "normans:first")
    assert rule is not None
    with speaking(locale):
        assert rule.title.endswith(told)


def attacked(by: int) -> Position:
    """So many Saxon armies attack two Welsh ones in Avalon, who could leave for Hwicce."""
    t = bare(
        "after-rome-9", nation="saxons", turn=8, saxons={"avalon": by, "wessex": 1}, welsh={"avalon": 2, "hwicce": 1}
    )
    engaged(t, "avalon", "wessex")
    return t


@pytest.mark.parametrize(("by", "answer"), [(4, (LEAVE,)), (3, (STAY,)), (2, (STAY,))])
def test_retreat_at_two_to_one_stays_at_better_odds_without_a_question(by: int, answer: tuple[str, ...]) -> None:
    t = attacked(by)
    t.throw(*[1] * (by + 2))
    asked = ask(t, "retreat", movement="done")
    rule = rule_with_id(offered_rules(t, asked.seat), "welsh:leave-2")
    assert rule is not None and rule.applies_to(asked)
    assert rule.answer_to(asked) == answer
    assert "otherwise stay" in rule.title
