"""Transient errors of Discord: what fails is done later, once, and players get no false message meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery import outbox
from bot.sandbox import readable
from tests.bot.delivery.test_outbox import EDIT, SEND, maps
from tests.bot.playing import BLUE, RED, Game, control, is_panel, until

CALLBACK = "POST /interactions/*/*/callback"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(outbox, "MAX_BACKOFF", 0.0)


@pytest.mark.parametrize("fault", ["ban", "rate_limit_barely", "cut_midway"])
async def test_a_post_waits_until_discord_is_well(game: Game, fault: str) -> None:
    before = maps(game)
    getattr(game.box.faults, fault)(SEND, count=3)
    await game.act("field-7")
    await game.shown()
    assert maps(game) == before + 1
    assert await game.bot.store.database.rows("SELECT key FROM posts WHERE state = 'failed'") == []


async def test_a_post_waits_for_the_new_token(game: Game) -> None:
    game.box.faults.status(SEND, 401, count=2)
    await game.act("field-7")
    await game.shown()
    assert maps(game) == 2


@pytest.mark.parametrize("fault", ["ban", "rate_limit_barely", "cut_midway"])
async def test_a_panel_waits_until_discord_is_well(game: Game, fault: str) -> None:
    getattr(game.box.faults, fault)(EDIT, count=3)
    await game.act("field-7")
    panel = await game.shown()
    assert "What do your men do?" in readable(panel)


@pytest.mark.parametrize("fault", ["silence", "silence_after"])
async def test_a_post_that_is_not_answered_is_sent_again(
    game: Game, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    before = maps(game)
    monkeypatch.setattr(outbox, "PATIENCE", 0.2)
    getattr(game.box.faults, fault)(SEND)
    await game.act("field-7")
    await game.shown()
    assert maps(game) == before + 1


async def test_a_limit_on_everything_that_outlasts_our_patience_is_waited_out(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PATIENCE", 0.2)
    game.box.faults.rate_limit_everything(SEND, 0.6)
    await game.act("field-7")
    await game.shown()
    assert maps(game) == 2


async def test_a_former_panel_is_taken_away_once_discord_is_well(game: Game) -> None:
    game.box.faults.status("DELETE /channels/*/messages/*", 503, count=2)
    for step in range(2):
        await game.act_until("claim")
        await game.act(f"field-{step + 20}")
        await game.shown()

    async def is_taken_away() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        return campaign is not None and campaign.former is None

    await until(is_taken_away)
    shown = [each for each in game.box.messages(game.thread) if is_panel(each)]
    assert [each["id"] for each in shown] == [(await game.panel())["id"]]


async def test_a_choice_whose_acknowledgement_is_cut_off_is_made_and_not_called_a_fault(game: Game) -> None:
    number = await game.number()
    game.box.faults.cut(CALLBACK)
    outcome = await game.act("field-7")
    assert await game.number() == number + 1
    assert "Discord didn't take my answer" in outcome.text


async def test_an_answer_that_cannot_be_given_at_all_is_let_go(game: Game) -> None:
    number = await game.number()
    game.box.faults.cut(CALLBACK, count=5)
    pressed = asyncio.create_task(game.act("field-7"))

    async def is_made() -> bool:
        return await game.number() == number + 1

    await until(is_made)
    await game.shown()
    game.box.interactions.give_up()
    await pressed


async def test_a_command_that_is_delivered_twice_is_done_once(game: Game) -> None:
    """Both bids have the same names, and one person makes them: the second delivery would be the other's bid."""
    await game.act_until("bid")
    number = await game.number()
    for user in (RED, BLUE):
        await game.box.slash(user, game.thread, "campaign leave")
    for seat in ("red", "blue"):
        await (await game.box.slash(RED, game.thread, "campaign join", seat=seat)).settled()
    await game.shown()
    await game.box.slash(RED, game.thread, "act", choice="bid-1")
    await game.shown()
    game.box.gateway.repeat_events(2)
    await game.box.slash(RED, game.thread, "status")
    assert await game.number() == number + 1


async def test_a_button_that_is_delivered_twice_is_pressed_once(game: Game) -> None:
    await game.act("field-3")
    panel = await game.shown()
    game.box.faults.repeat_interactions()
    outcome = await game.box.click(RED, panel["id"], control(panel, "pick", "Work")["custom_id"])
    assert not outcome.text or "has been made" not in outcome.text
    assert "Which gifts" in readable(await game.shown())


async def test_a_thread_whose_end_is_told_twice_is_opened_anew_once(game: Game) -> None:
    before = len(game.box.threads("forum"))
    game.box.remove_thread(game.thread)
    game.box.gateway.repeat_events(1)

    async def is_back() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        assert campaign is not None
        return campaign.channel != int(game.thread)

    await until(is_back)
    campaign = await game.bot.store.campaigns.get(game.campaign)
    assert campaign is not None
    game.thread = str(campaign.channel)
    await game.shown()
    assert len(game.box.threads("forum")) == before


async def test_a_thread_is_opened_anew_once_discord_is_well(game: Game) -> None:
    game.box.faults.status("POST /channels/*/threads", 503, count=2)
    game.box.remove_thread(game.thread)

    async def is_back() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        assert campaign is not None
        return campaign.channel != int(game.thread) and not campaign.lost

    await until(is_back)
