"""Where the tutorial tells its lessons: on the panel, or to one player if the decision is secret."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest

import rules
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import Campaign, CampaignSettings, Roster
from bot.views.panel import dialogue, panel_text
from rules.core import registry
from rules.core.agents import give
from rules.core.registry import agents

GAME, SCENARIO, PLAYER, RIVAL = "ultimus-romanorum", "catalaunian-451", 7, 8
LEGATE = 99
SEEDS = {"caesar": "c1"}
"""Games in which a topic comes up, unless it does in any."""

BOTH = {"a": PLAYER, "b": PLAYER}


@pytest.fixture(autouse=True)
def game() -> None:
    """Register the game beside the toy."""
    registry.register(GAME, "rules.ultimus_romanorum")


def _asked(topic: str) -> rules.Table:
    table, decide = rules.start(GAME, SCENARIO, seed=SEEDS.get(topic, "lessons")), agents(GAME, 1)["legate"]
    while table.decision is not None and table.decision.topic != topic:
        give(table, decide(table), table.decision.seat)
    return table


def _snapshot(topic: str, *met: tuple[str, str, int], holders: Mapping[str, int] = BOTH) -> CampaignSnapshot:
    table, agreement = _asked(topic), CampaignSettings(tutorial=True)
    campaign = Campaign(
        1, 1, 1, PLAYER, GAME, SCENARIO, "Title", "en", "open", table.public_number, "", agreement=agreement
    )
    return CampaignSnapshot(campaign, table, dict(holders), Roster(met=frozenset(met)))


def _in_private(snapshot: CampaignSnapshot) -> str:
    return str([part.to_component_dict() for part in dialogue(snapshot.pending[0], PLAYER).layout.children])


def test_an_open_decision_is_explained_on_the_panel() -> None:
    snapshot = _snapshot("movement")
    assert "heart of the year" in panel_text(snapshot)
    assert "heart of the year" not in _in_private(snapshot)


def test_a_secret_decision_is_explained_to_its_player_only() -> None:
    snapshot = _snapshot("initiative")
    assert "🎓" not in panel_text(snapshot)
    assert "A secret window" in _in_private(snapshot)


def test_a_lesson_is_told_once() -> None:
    assert "🎓" not in _in_private(_snapshot("initiative", ("a", "initiative", PLAYER)))
    assert "🎓" not in panel_text(_snapshot("movement", ("b", "movement", PLAYER)))


def test_a_lesson_is_told_to_each_player() -> None:
    apart = {"a": PLAYER, "b": RIVAL}
    assert "heart of the year" in panel_text(_snapshot("movement", ("a", "movement", PLAYER), holders=apart))
    assert "🎓" not in panel_text(_snapshot("movement", ("b", "movement", RIVAL), holders=apart))


def test_caesars_are_explained_when_one_first_matters() -> None:
    """In the scenario for an evening that is its second year; other lessons are over then."""
    snapshot = _snapshot("caesar")
    assert snapshot.table.state.turn > snapshot.info.scenarios[SCENARIO].first_turn
    assert "A Caesar may take field armies" in panel_text(snapshot)
    assert "🎓" not in panel_text(_snapshot("caesar", ("a", "caesar", PLAYER)))


def test_a_player_of_both_seats_is_told_once() -> None:
    assert "🎓" not in panel_text(_snapshot("movement", ("a", "movement", PLAYER)))


def test_what_the_legate_met_is_taught_to_whoever_takes_over_its_seat() -> None:
    assert "heart of the year" in panel_text(_snapshot("movement", ("b", "movement", LEGATE)))
    assert "A secret window" in _in_private(_snapshot("initiative", ("a", "initiative", LEGATE)))


def test_what_a_stand_in_decided_is_still_taught_to_the_player() -> None:
    assert "heart of the year" in panel_text(_snapshot("movement", ("b", "movement", RIVAL)))


def test_what_time_decided_was_shown() -> None:
    assert "🎓" not in panel_text(_snapshot("movement", ("b", "movement", 0)))


def test_without_the_tutorial_a_secret_decision_is_not_explained() -> None:
    snapshot = _snapshot("initiative")
    plain = CampaignSnapshot(
        Campaign(1, 1, 1, PLAYER, GAME, SCENARIO, "Title", "en", "open", 0, ""), snapshot.table, snapshot.seats
    )
    assert "🎓" not in _in_private(plain)


def _later(
    turn: int, *met: tuple[str, str, int], began: Mapping[int, int], holders: Mapping[str, int] = BOTH
) -> CampaignSnapshot:
    """The same in a later turn, the first being 1; ``began`` is the turn of each holder's first answer."""
    snapshot = _snapshot("movement", holders=holders)
    before = snapshot.info.scenarios[SCENARIO].first_turn - 1
    snapshot.table.state.turn = before + turn
    began = {user: before + first for user, first in began.items()}
    return dataclasses.replace(snapshot, roster=Roster(met=frozenset(met), began=dict(began)))


def test_whoever_comes_later_is_taught_what_they_have_not_answered() -> None:
    assert "heart of the year" in panel_text(_later(3, began={}))
    assert "heart of the year" in panel_text(_later(3, ("b", "initiative", PLAYER), began={PLAYER: 3}))
    assert "🎓" not in panel_text(_later(3, ("b", "movement", PLAYER), began={PLAYER: 3}))


def test_what_was_decided_before_someone_came_is_taught() -> None:
    assert "heart of the year" in panel_text(_later(3, ("b", "movement", 0), ("b", "movement", RIVAL), began={}))


def test_the_lessons_of_a_latecomer_last_through_the_first_whole_turn() -> None:
    assert "heart of the year" in panel_text(_later(4, began={PLAYER: 3}))
    assert "🎓" not in panel_text(_later(5, began={PLAYER: 3}))


def test_whoever_was_there_in_the_first_turn_is_not_taught_later() -> None:
    assert "🎓" not in panel_text(_later(2, began={PLAYER: 1}))
    assert "🎓" not in panel_text(_later(2, began={PLAYER: 0}))


def test_a_latecomer_is_taught_beside_someone_who_knows_the_game() -> None:
    apart = {"a": RIVAL, "b": RIVAL}
    assert "🎓" not in panel_text(_later(2, began={RIVAL: 1}, holders=apart))
    for seat in apart:
        shown = _later(2, began={RIVAL: 1}, holders={**apart, seat: PLAYER})
        assert ("🎓" in panel_text(shown)) == (shown.pending[0].seat == seat)
