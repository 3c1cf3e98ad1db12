"""With the least role everything works. A missing permission is named in a sentence."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.client import INTENTS, CursusBot
from bot.interactions.permissions import IN_A_THREAD, NEEDED, TO_OPEN_ONE
from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings
from bot.sandbox.protocol import Right
from bot.sandbox.settings import WorldSettings
from rules.core.decisions import Pick
from tests.bot.playing import HALL, RED, WATCHER, Game, until

HOSTING = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.fixture
def sandbox_settings() -> SandboxSettings:
    """The bot's role is the least one, and nothing else gives it any right."""
    return SandboxSettings(rates=UNLIMITED, world=WorldSettings(bot_permissions=NEEDED.value))


def test_the_documents_name_the_least_role_and_the_intents() -> None:
    assert f"`{NEEDED.value}`" in HOSTING
    assert f"`{INTENTS.value}`" in HOSTING
    assert not INTENTS.message_content
    assert not INTENTS.members
    assert not INTENTS.presences
    named = re.findall(r"^   \| ([A-Z][A-Za-z ]+) \|", HOSTING, re.MULTILINE)
    assert {name.lower().replace(" ", "_").replace("view_channels", "view_channel") for name in named} == {
        name.replace("read_messages", "view_channel") for name, allowed in NEEDED if allowed
    }


async def test_with_the_least_role_everything_works(sandbox: Sandbox, game: Game) -> None:
    for session in sandbox.gateway.sessions.values():
        assert session.intents == INTENTS.value
    for _ in range(12):
        decision = await game.decision()
        choices = decision.default if isinstance(decision, Pick) else ()
        outcome = await game.act(*choices)
        assert not outcome.error
    await game.shown()
    for command in ("map", "status", "campaign film", "campaign statistics", "campaign export", "chronicle"):
        outcome = await (await sandbox.slash(RED, game.thread, command)).settled()
        assert not outcome.error
        assert outcome.message is not None
    sandbox.message_service.remove(sandbox.world.posts[(await game.panel())["id"]])
    await until(game.is_posted)
    thread = game.thread
    sandbox.remove_thread(thread)

    async def moved() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        return campaign is not None and str(campaign.channel) != thread and campaign.panel is not None

    await until(moved)
    anew = sandbox.threads(HALL)[-1]["id"]
    assert "is closed" in (await Game(sandbox, game.bot, anew, game.campaign).close()).text
    await until(game.is_posted)
    refused = [entry for entry in sandbox.record.entries if entry.status == 403]
    assert refused == []


@pytest.mark.parametrize("name", [*IN_A_THREAD, TO_OPEN_ONE])
async def test_whatever_is_not_permitted_is_named_where_a_campaign_is_founded(
    sandbox: Sandbox, bot: CursusBot, name: str
) -> None:
    sandbox.forbid(Right[name.upper()])
    outcome = await (await sandbox.slash(RED, HALL, "campaign new", title="War")).settled()
    if name == "view_channel":  # where the bot sees nothing, Discord itself offers no command of it
        assert outcome.error or "need more permissions" in outcome.text
        return
    assert "need more permissions" in outcome.text
    assert name.replace("_", " ") in outcome.text.lower()
    assert sandbox.threads(HALL) == []


async def act(game: Game) -> Outcome:
    """Let whose turn it is do the first thing on offer."""
    decision = await game.decision()
    assert isinstance(decision, Pick)
    return await game.act(decision.options[0].id)


@pytest.mark.parametrize("name", ["SEND_MESSAGES_IN_THREADS", "ATTACH_FILES"])
async def test_whatever_is_taken_away_later_is_told_and_play_goes_on(sandbox: Sandbox, game: Game, name: str) -> None:
    sandbox.forbid(Right[name])
    decision = await game.decision()
    assert isinstance(decision, Pick)
    await game.act(*decision.default)

    async def lost() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        return campaign is not None and "not allowed" in campaign.lost

    await until(lost)
    told = await act(game)

    async def said() -> bool:
        return "not allowed" in json.dumps(told.messages)

    await until(said)
    sandbox.allow(Right[name])
    await act(game)
    await game.shown()


async def test_without_sending_messages_only_sharing_is_refused(sandbox: Sandbox, game: Game) -> None:
    sandbox.forbid(Right.SEND_MESSAGES)
    decision = await game.decision()
    assert isinstance(decision, Pick)
    assert not (await game.act(*decision.default)).error
    await game.shown()
    assert (await sandbox.slash(WATCHER, game.thread, "status")).text
