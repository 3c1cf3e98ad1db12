"""What can be stored in a window is offered by one menu: by the game's rules if these hold all answers."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import msgspec
import pytest

import rules
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import Campaign, CampaignSettings, Roster
from bot.views.several_seats import PASS_TURN, private_rows, storable, stored_choices
from rules.core.agents import give
from rules.core.registry import legates_answer, only_games, packages

GAME, SCENARIO, PLAYER = "italia", "I-evening", 7


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME: "rules.italia"}):
        yield


def _asked(topic: str) -> CampaignSnapshot:
    table = rules.start(GAME, SCENARIO, seed="menus")
    while table.decision is not None and table.decision.topic != topic:
        give(table, legates_answer(table, table.decision.seat), table.decision.seat)
    assert table.decision is not None
    campaign = Campaign(
        1, 1, 1, PLAYER, GAME, SCENARIO, "Title", "en", "open", table.public_number, "", agreement=CampaignSettings()
    )
    return CampaignSnapshot(campaign, table, dict.fromkeys(table.seats, PLAYER), Roster())


@pytest.mark.parametrize(("topic", "has_menu"), [("campaign-plan", False), ("sea-attack", True)])
def test_no_second_menu_offers_what_the_rules_of_a_game_hold(topic: str, has_menu: bool) -> None:
    """The rules hold every plan for a campaign, for a turn and until a nation submits; at sea they don't hold all."""
    rows = str([row.to_component_dict() for row in private_rows(_asked(topic).pending[0], PLAYER)])
    assert (":store" in rows) == has_menu
    assert ":remember" in rows


@pytest.mark.parametrize(("game", "label"), [("ultimus-romanorum", "Pass this year"), (GAME, "Pass this turn")])
def test_the_menu_names_a_turn_as_the_game_does(game: str, label: str) -> None:
    asked = _asked("campaign-plan")
    snapshot = dataclasses.replace(asked, campaign=msgspec.structs.replace(asked.campaign, game=game))
    assert stored_choices(snapshot, next(iter(asked.info.windows.values())), ())[PASS_TURN] == label


@pytest.mark.parametrize(("topic", "stored"), [("reaction", []), ("sea-attack", ["attack"])])
def test_areas_from_which_units_react_cant_be_stored(topic: str, stored: list[str]) -> None:
    """“Move from Rome: 2 legions as soon as it's possible” was offered."""
    (pending, *_) = _asked(topic).pending
    assert [each.id for each in storable(pending, pending.snapshot.info.windows[topic])] == stored
