"""Illegal answers: a sentence that names the rule, in both languages, and nothing changes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rules
from rules.core.decisions import Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.refusals import grouped
from rules.core.text import speaking
from tests.rulebook.italia.toolkit import (
    Position,
    ask,
    campaigning,
    cities,
    offered,
    open_turn,
    position,
    proves,
    put,
)


def refusal(decision: Decision, answer: str) -> str:
    """With which sentence an answer is refused."""
    with pytest.raises(IllegalChoice) as refused:
        decision.check((answer,))
    with speaking("fr"):
        assert "{" not in str(refused.value.reason)
    sentence = str(refused.value)
    assert "{" not in sentence
    return sentence


def reasons(decision: Decision) -> dict[str, str]:
    """The rule against each thing that the decision refuses with a reason."""
    assert isinstance(decision, Pick)
    return {each.id: str(dict(each.reason.args)["rule"]) for each in decision.barred()}


@proves("9.7", "N23", "strait-second-step-refused")
def test_a_second_step_behind_a_strait() -> None:
    t = position(active="greeks")
    put(t, "greeks", "rhegium", infantry=2)
    open_turn(t)
    decision = ask(t, "move-to", move="rhegium", move_group="1-infantry")
    before = msgspec.json.encode(t.state)
    assert "9.7" in refusal(decision, "agrigentum")
    assert msgspec.json.encode(t.state) == before


@proves("9.1", "9.4", "9.6", "8.5", "3.6")
@pytest.mark.parametrize(
    ("goal", "rule"), [("bononia", "9.1"), ("umbria", "8.5"), ("marsi", "9.6"), ("samnium", "9.4"), ("etruria", "")]
)
def test_a_goal_that_is_too_far_too_full_closed_or_behind_a_stop(goal: str, rule: str) -> None:
    t = position(turn=4)
    put(t, "romans", "roma", legion=1)
    put(t, "romans", "umbria", legion=2)
    put(t, "samnites", "marsi", infantry=1)
    put(t, "celts", "latium", infantry=1)
    t.nation("samnites").controller = "romans"
    open_turn(t)
    t.now.moved += t.units_at("umbria", "romans")
    t.changed()
    decision = ask(t, "move-to", move="roma")
    if not rule:
        assert goal in offered(decision)
        return
    assert rule in refusal(decision, goal)
    if goal != "bononia":
        assert reasons(decision)[goal] == rule


@proves("3.6", "9.6")
def test_a_staging_zone() -> None:
    t = position(active="celts", turn=4)
    put(t, "celts", "taurini", infantry=1)
    open_turn(t)
    assert reasons(ask(t, "move-to", move="taurini"))["helvetia"] == "3.6"


@proves("6.6")
def test_what_costs_too_much_has_one_reason_for_all_numbers() -> None:
    t = position(active="celts")
    put(t, "celts", "mediolanum", infantry=2)
    open_turn(t)
    t.nation("celts").gold = 7
    decision = ask(t, "buy")
    assert isinstance(decision, Pick)
    dear = [each for each in grouped(decision.barred()) if each.first.id.startswith("unit:infantry:")]
    assert [each.first.id for each in dear] == ["unit:infantry:2"]
    assert dear[0].first.detail == "One unit costs 4 gold, and the treasury has 7 (6.6)."
    assert "unit:infantry:9" in {each.id for each in decision.barred()}


@proves("6.6", "6.7", "7.1", "2.7", "N8", "N9", "N2")
def test_a_purchase_beyond_the_treasury_the_places_the_box_or_the_map() -> None:
    t = position(active="samnites", turn=4, step="income")
    put(t, "samnites", "bruttium", infantry=1)
    put(t, "samnites", "capua", infantry=1)
    cities(t, "capua")
    t.nation("samnites").gold = 6
    open_turn(t)
    decision = ask(t, "buy")
    before = msgspec.json.encode(t.state)
    assert "6.6" in refusal(decision, "unit:infantry:2")
    found = reasons(decision)
    assert (found["city:bruttium"], found["city:capua"]) == ("6.7", "6.7")
    assert msgspec.json.encode(t.state) == before
    t.nation("samnites").gold = 40
    assert reasons(ask(t, "buy"))["unit:infantry:3"] == "7.1"
    t = position(turn=4, step="income")
    put(t, "romans", "roma", legion=28)
    t.nation("romans").gold = 40
    open_turn(t)
    assert reasons(ask(t, "buy"))["unit:legion:1"] == "2.7"


@proves("12.7", "N50")
def test_a_reaction_from_a_blocked_area() -> None:
    t = position(active="celts")
    force = put(t, "celts", "umbria", infantry=4)
    put(t, "romans", "sabini", legion=1)
    put(t, "romans", "roma", legion=2)
    put(t, "romans", "latium", legion=1)
    campaigning(t, "brennus", "umbria", force)
    decision = ask(t, "reaction", campaign="march:etruria", block="sabini")
    assert "12.7" in refusal(decision, "sabini")


def _join(t: Position, leader: str, start: str, **replies: Any) -> str:
    force = t.units_at("ravenna", t.active)
    campaigning(t, leader, "ravenna", force)
    decision = ask(
        t,
        "react-to",
        campaign="march:ager-gallicus",
        block="pass",
        **{"reaction": start, **replies},
    )
    assert reasons(decision) == {"join:ager-gallicus": "12.4"}
    return refusal(decision, "join:ager-gallicus")


@proves("12.4", "N46", "R47", "R48")
def test_a_join_of_a_third_nation_a_friend_or_into_his_own_area() -> None:
    t = position(active="celts", turn=2)
    put(t, "celts", "ravenna", infantry=4)
    put(t, "etruscans", "ager-gallicus", infantry=1)
    put(t, "romans", "umbria", legion=2)
    told = {_join(t, "brennus", "umbria", reaction=["pass", "umbria"])}
    t = position(active="celts", turn=2)
    put(t, "celts", "ravenna", infantry=4)
    put(t, "celts", "ager-gallicus", infantry=1)
    put(t, "romans", "umbria", legion=2)
    told.add(_join(t, "brennus", "umbria"))
    t = position(active="carthaginians", turn=6)
    put(t, "carthaginians", "ravenna", infantry=4)
    put(t, "etruscans", "umbria", infantry=2)
    told.add(_join(t, "hannibal", "umbria"))
    t = position("II", 7, "byzantines")
    put(t, "byzantines", "ravenna", infantry=4)
    put(t, "patrimonium", "umbria", infantry=2)
    told.add(_join(t, "constans", "umbria"))
    assert len(told) == 4


@proves("12.1", "12.4", "1.1", "5")
@pytest.mark.parametrize("answer", ["march:roma", "sabini", "buy:everything"])
def test_a_campaign_without_a_leader_and_a_reaction_too_late_are_refused(answer: str) -> None:
    table = rules.start("italia", "I", seed="a slip")
    before = table.save()
    (seat,) = table.decisions
    with pytest.raises(rules.IllegalChoice) as refused:
        table.choose(answer, seat=seat)
    assert _in_both_languages(refused) == ["(6.6)"] * 2
    assert table.save() == before


def _in_both_languages(refused: pytest.ExceptionInfo[rules.IllegalChoice]) -> list[str]:
    """The rule with which each language's sentence ends."""
    sentences = [str(refused.value)]
    with speaking("fr"):
        sentences.append(str(refused.value.reason))
    assert len({*sentences}) == 2
    return [sentence.removesuffix(".").rpartition(" ")[2] for sentence in sentences]


@proves("1.1")
def test_a_nation_of_another_player_is_not_moved() -> None:
    table = rules.start("italia", "I", seed="a slip")
    (seat,) = table.decisions
    other = next(each for each in ("red", "blue", "yellow") if each != seat)
    before = table.save()
    with pytest.raises(rules.IllegalChoice) as refused:
        table.choose("done", seat=other)
    assert _in_both_languages(refused) == ["(6.6)"] * 2
    assert table.save() == before
