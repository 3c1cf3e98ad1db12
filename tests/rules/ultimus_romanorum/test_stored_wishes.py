"""What a player of Ultimus Romanorum stores in advance, besides passing in windows."""

from __future__ import annotations

import pytest

from rules.core.decisions import Decision
from rules.ultimus_romanorum import GAME
from rules.ultimus_romanorum.chapters.combat import fight_for
from rules.ultimus_romanorum.stored_rules import offered_rules
from tests.rulebook.ultimus_romanorum.toolkit import Position, ask, bare, stand, tribe, two_emperors


def answering(t: Position, decision: Decision) -> dict[str, object]:
    """The stored rules that answer a decision, each with its answer."""
    return {rule.id: rule.answer_to(decision) for rule in offered_rules(t, decision.seat) if rule.applies_to(decision)}


def attacked(area: str, *defenders: str, by: int) -> Position:
    """So many Visigothi in revolt attack Romans."""
    t = bare()
    two_emperors(t)
    stand(t, area, *defenders)
    tribe(t, "visigothi", "revolt", area, by)
    return t


@pytest.mark.parametrize(("by", "weaker"), [(5, True), (1, False)])
def test_a_wish_to_evade_whoever_is_stronger_fights_the_others(by: int, weaker: bool) -> None:
    t = attacked("galliae-5", "aegidius", "comites-alani", "ioviani-seniores", by=by)
    found = answering(t, ask(t, fight_for(t, "galliae-5", "barbarian"), "evade"))
    assert found == {"no-evasion": ("fight",), "evasion-if-weaker": ("evade",) if weaker else ("fight",)}


def test_where_and_with_whom_goes_as_suggested() -> None:
    six = ("ioviani-seniores", "herculiani-seniores", "cornuti-seniores", "batavi-seniores", "comites-alani")
    t = attacked("italia-2", "sarus", *six, by=1)
    for topic in ("evade-to", "company"):
        t.throw(1)
        decision = ask(t, fight_for(t, "italia-2", "barbarian"), topic, evade="evade")
        assert answering(t, decision) == {"suggested-losses": None}
        assert decision.check(decision.default)


def test_an_augustus_takes_refuge() -> None:
    t = attacked("italia-4", "honorius", "comites-alani", by=2)
    decision = ask(t, fight_for(t, "italia-4", "barbarian"), "refuge")
    assert answering(t, decision) == {"take-refuge": ("refuge",)}


def test_every_rule_has_a_name_of_its_own() -> None:
    rules = offered_rules(GAME(GAME.set_up("rhine-406", {}), ""), "a")
    assert len({rule.title for rule in rules}) == len({rule.id for rule in rules}) == len(rules)
