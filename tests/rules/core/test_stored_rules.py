"""Stored rules: which decisions they answer, what ends them, and which of them replace each other."""

from __future__ import annotations

import msgspec
import pytest

import rules
from rules.core.decisions import Option, Pick
from rules.core.events import NO_ONE
from rules.core.registry import games
from rules.core.stored_answers import StoredRule, any_of, rule_with_id
from tests.toy.game import BidMade, Earned, FieldClaimed, say

ACT = StoredRule(
    id="always-rest",
    name=say("title"),
    ending=say("about"),
    topics=("act",),
    answer=("rest",),
    when=("poor",),
    unless=("raided",),
    actor="red-foot",
    ended_by=any_of(Earned, BidMade),
)


def decision(**changed: object) -> Pick:
    """A decision that the rule answers, with changes."""
    options = [Option("rest", say("title")), Option("raid", say("about"))]
    asked = Pick(
        seat="red",
        question=say("title"),
        rule="1",
        domain="military",
        options=options,
        default=("raid",),
        topic="act",
        actor="red-foot",
        holds=("poor",),
    )
    return msgspec.structs.replace(asked, **changed)


def test_a_rule_answers_its_decisions() -> None:
    assert ACT.applies_to(decision())


@pytest.mark.parametrize(
    "changed",
    [
        {"topic": "claim"},
        {"actor": "red-horse"},
        {"holds": ()},
        {"holds": ("poor", "raided")},
        {"secret": True},
        {"options": [Option("raid", say("about"))]},
    ],
    ids=str,
)
def test_a_rule_answers_nothing_else(changed: dict[str, object]) -> None:
    assert not ACT.applies_to(decision(**changed))


def test_a_rule_for_the_suggestion_needs_no_option_of_its_own() -> None:
    suggested = msgspec.structs.replace(ACT, answer=None)
    assert suggested.applies_to(decision(options=[Option("raid", say("about"))]))


def test_a_rule_with_an_otherwise_answers_whether_or_not_its_conditions_hold() -> None:
    both = msgspec.structs.replace(ACT, otherwise=("raid",))
    assert both.applies_to(decision()) and both.answer_to(decision()) == ("rest",)
    for holds in ((), ("poor", "raided")):
        better = decision(holds=holds)
        assert both.applies_to(better) and both.answer_to(better) == ("raid",)
        assert not ACT.applies_to(better)
    assert not both.applies_to(decision(holds=(), options=[Option("rest", say("title"))])), (
        "its other answer is illegal"
    )
    assert not both.applies_to(decision(holds=(), topic="claim"))


def test_a_rule_that_leaves_nothing_open_replaces_the_others_about_it() -> None:
    both = msgspec.structs.replace(ACT, id="both", otherwise=("raid",))
    never = msgspec.structs.replace(ACT, id="never", answer=("raid",), when=(), unless=())
    assert both.replaces(never) and never.replaces(both)
    assert not both.replaces(msgspec.structs.replace(never, topics=("claim",)))
    assert not both.replaces(msgspec.structs.replace(never, actor="red-horse"))


def test_only_public_events_of_note_end_a_rule() -> None:
    assert ACT.is_ended_by([FieldClaimed(seat="red", field="field-1"), Earned(seat="blue", coins=1)])
    assert not ACT.is_ended_by([FieldClaimed(seat="red", field="field-1")])
    assert not ACT.is_ended_by([BidMade(seat="blue", coins=1, audience=NO_ONE)])
    assert not ACT.is_ended_by([BidMade(seat="blue", coins=1, audience=("blue",))])


def test_a_rule_replaces_those_that_answer_the_same_alike() -> None:
    same = msgspec.structs.replace(ACT, id="other", topics=("claim", "act"), when=())
    assert same.replaces(ACT)
    for changed in ({"answer": ("raid",)}, {"actor": None}, {"topics": ("claim",)}):
        assert not msgspec.structs.replace(same, **changed).replaces(ACT)


@pytest.mark.parametrize("game", sorted(games()))
def test_the_rules_of_a_game_have_ids_texts_and_an_end(game: str) -> None:
    table = rules.start(game, seed="stored rules")
    for seat in table.seats:
        offered = table.stored_rules(seat)
        assert offered
        assert len({each.id for each in offered}) == len(offered)
        for each in offered:
            assert each.title and each.detail and each.spans and each.topics
            assert rule_with_id(offered, each.id) == each
    assert rule_with_id((), "anything") is None


def test_a_game_that_is_over_offers_no_rules() -> None:
    table = rules.start("romanitas", seed="over")
    while table.decision is not None:
        for seat, asked in table.decisions.items():
            answer = asked.default
            table.choose(*answer, seat=seat) if isinstance(answer, tuple) else table.arrange(answer, seat=seat)
    assert table.stored_rules("roman") == ()
