"""The outbox sends each post once and in order, whatever fails on the way to Discord."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.campaigns.snapshot import CampaignSnapshot
from bot.client import CursusBot
from bot.components.layouts import Message
from bot.delivery import outbox
from bot.delivery.outbox import Outbox, pause
from bot.sandbox import Sandbox, SandboxSettings, readable
from bot.sandbox.faults import Fault
from bot.storage import Campaign, QueuedPost, Store
from bot.views.panel import panel
from render.presenter import Posting
from tests.bot.conftest import running
from tests.bot.playing import HALL, RED, Game, is_panel, make_bot, until, verbs
from tests.toy.presenter import ToyPresenter

SEND = "POST /channels/*/messages"
EDIT = "PATCH /**"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(outbox, "MAX_BACKOFF", 0.0)


def maps(game: Game) -> int:
    return sum("The map has changed." in readable(each) for each in game.box.messages(game.thread))


def test_pauses_grow_up_to_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MAX_BACKOFF", 600.0)
    for attempts, least in ((1, 2), (2, 4), (3, 8)):
        assert least <= pause(attempts) <= least + 1
    assert pause(50) == pause(100_000) == 600.0


@pytest.mark.parametrize("fault", ["cut", "cut_after", "unavailable"])
async def test_a_post_that_failed_is_made_once(game: Game, fault: str) -> None:
    before = maps(game)
    if fault == "unavailable":
        game.box.faults.status(SEND, 503)
    else:
        getattr(game.box.faults, fault)(SEND)
    await game.act("field-7")
    await game.shown()
    assert maps(game) == before + 1


async def test_a_panel_is_edited_and_not_posted_twice(game: Game) -> None:
    await game.act_until("act")
    before = await game.shown()
    await game.act("work")
    after = await game.shown()
    assert after["id"] == before["id"]
    assert "Which gifts" in readable(after)
    assert after["attachments"] or "panel.png" in str(after["components"])
    assert len([each for each in game.box.messages(game.thread) if is_panel(each)]) == 1


async def test_a_buried_panel_is_posted_anew_and_the_old_one_is_taken_away(game: Game) -> None:
    old = await game.panel()
    await game.act("field-7")
    new = await game.shown()
    assert int(new["id"]) > int(old["id"])

    async def is_tidy() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        return campaign is not None and campaign.former is None

    await until(is_tidy)
    assert old["id"] not in [each["id"] for each in game.box.messages(game.thread)]
    assert len([each for each in game.box.messages(game.thread) if is_panel(each)]) == 1


async def test_a_panel_that_was_deleted_comes_back(game: Game) -> None:
    panel = await game.panel()
    await game.bot.get_partial_messageable(int(game.thread)).get_partial_message(int(panel["id"])).delete()
    await game.act("field-7")
    new = await game.shown()
    assert new["id"] != panel["id"]
    assert verbs(new) >= {"pick"}


async def test_what_a_crash_kept_back_is_posted_after_the_restart(
    sandbox: Sandbox, file: Path, sandbox_settings: SandboxSettings
) -> None:
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        sandbox.faults.delay(SEND, 60.0)
        outcome = await game.act("field-7")
        assert not outcome.error
    await bot.store.close()
    sandbox.faults.clear()
    bot = await make_bot(file)
    async with running(bot):
        game = game.with_bot(bot)
        await game.shown()
        assert maps(game) == 2
        assert "What do your men do?" in readable(await game.panel())
    await bot.store.close()


async def test_a_post_made_before_a_crash_that_hid_it_is_found_again(game: Game) -> None:
    """After Discord has forgotten the nonce, the post is recognised by its mark and not sent again."""
    sent = [each for each in game.box.record.entries if each.method == "POST" and each.path.endswith("/messages")]
    await game.bot.store.database.execute(
        "UPDATE posts SET state = 'queued', message = NULL, tried = ? WHERE key = 'opening'", time.time() - 400
    )
    await game.bot.scheduler.set("delivery", game.campaign, time.time())
    await game.shown()
    again = [each for each in game.box.record.entries if each.method == "POST" and each.path.endswith("/messages")]
    assert len(again) == len(sent)
    ((message,),) = await game.bot.store.database.rows("SELECT message FROM posts WHERE key = 'opening'")
    assert str(message) == game.box.messages(game.thread)[0]["id"]


async def test_a_lost_channel_is_reported_to_who_acts_and_tried_again(game: Game) -> None:
    game.box.faults.status(SEND, 403, count=1)
    await game.act("field-7")

    async def is_lost() -> bool:
        return bool((await _campaign(game)).lost)

    await until(is_lost)
    outcome = await game.act("work")
    assert not outcome.error

    def is_told() -> bool:
        return any("I couldn't post in this campaign's channel" in readable(each) for each in outcome.messages)

    await game.box.wait_for(is_told)
    await game.shown()
    assert not (await _campaign(game)).lost
    assert maps(game) == 2


async def _campaign(game: Game) -> Campaign:
    found = await game.bot.store.campaigns.get(game.campaign)
    assert found is not None
    return found


async def test_a_post_that_cannot_be_composed_does_not_stop_the_rest(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a fault of the pictures")

    monkeypatch.setattr(ToyPresenter, "compose", broken)
    await game.act("field-7")
    panel = await game.shown()
    assert "What do your men do?" in readable(panel)
    assert await game.bot.store.database.rows("SELECT state FROM posts WHERE key LIKE 'map-field-7:%'") == [("failed",)]


async def test_a_panel_without_its_picture_still_has_its_buttons(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ValueError("a fault of the pictures")

    monkeypatch.setattr(ToyPresenter, "panel", broken)
    await game.act("field-7")
    panel = await game.shown()
    assert "What do your men do?" in readable(panel)
    assert "pick" in verbs(panel)


async def test_a_panel_is_drawn_again_if_an_answer_came_meanwhile(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heading and the picture never belong to an earlier decision than the question below them."""
    faces: list[int] = []
    panels: list[tuple[int, int]] = []
    face = Outbox._draw_panel

    async def answered_meanwhile(self: Outbox, snapshot: CampaignSnapshot, post: QueuedPost) -> Posting:
        faces.append(snapshot.number)
        drawn = await face(self, snapshot, post)
        if len(faces) == 1:
            assert snapshot.decision is not None
            user = snapshot.seats[snapshot.decision.seat]
            await game.bot.campaigns.answer(game.campaign, user, snapshot.decision.default)
        return drawn

    def shown(snapshot: CampaignSnapshot, *args: Any) -> Message:
        panels.append((faces[-1], snapshot.number))
        return panel(snapshot, *args)

    await game.shown()
    monkeypatch.setattr(Outbox, "_draw_panel", answered_meanwhile)
    monkeypatch.setattr(outbox, "panel", shown)
    await game.act("field-7")
    await game.shown()
    assert len(faces) > 1
    assert panels
    assert all(drawn == asked for drawn, asked in panels)


async def test_many_choices_in_a_moment_are_one_edit(game: Game) -> None:
    edits = len([each for each in game.box.record.entries if each.method == "PATCH"])
    game.box.faults.delay(EDIT, 0.3)
    await game.act_until("gifts")
    await game.act("gift-1")
    await game.act("field-9")
    await game.act("work")
    await game.shown()
    assert len([each for each in game.box.record.entries if each.method == "PATCH"]) < edits + 5


async def test_an_archived_campaign_keeps_the_buttons_of_an_ending(game: Game) -> None:
    outcome = await game.box.slash("Narses", game.thread, "campaign archive")
    assert "Only" in outcome.text
    outcome = await game.close()
    assert "is closed" in outcome.text
    await until(game.is_posted)
    (panel,) = [each for each in game.box.messages(game.thread) if "This campaign is closed" in readable(each)]
    assert verbs(panel) == {"again", "film", "statistics", "export"}
    outcome = await game.box.slash(RED, game.thread, "act", choice="work")
    assert "This campaign is closed" in outcome.text


async def test_nothing_comes_after_the_last_panel_of_a_closed_campaign(game: Game) -> None:
    """Two people close it at once, or someone takes a seat just then; its thread has been put away meanwhile."""
    await game.close()

    async def is_put_away() -> bool:
        return bool(game.box.world.channels[game.thread]["thread_metadata"]["archived"])

    await until(is_put_away)
    await game.bot.store.campaigns.archive(game.campaign)
    await game.bot.store.seats.take(game.campaign, "blue", int(game.box.world.user("Narses")["id"]))
    game.bot.scheduler.wake()
    await until(game.is_posted)
    assert len([each for each in game.box.messages(game.thread) if "This campaign is closed" in readable(each)]) == 1
    assert not [each for each in game.box.record.entries if each.status >= 400]


@pytest.mark.parametrize("step", ["_draw_panel", "_tidy_up"])
async def test_a_campaign_closed_while_its_posts_are_delivered_is_put_away_last(
    game: Game, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """It is closed while its panel is drawn, or when nothing was left to be delivered."""
    original = getattr(Outbox, step)

    async def closed_meanwhile(self: Outbox, *rest: object) -> object:
        monkeypatch.setattr(Outbox, step, original)
        await game.bot.campaigns.archive(game.campaign)
        return await original(self, *rest)

    monkeypatch.setattr(Outbox, step, closed_meanwhile)
    await game.act("field-7")

    async def is_put_away() -> bool:
        return bool(game.box.world.channels[game.thread]["thread_metadata"]["archived"])

    await until(is_put_away)
    await until(game.is_posted)
    assert len([each for each in game.box.messages(game.thread) if "This campaign is closed" in readable(each)]) == 1
    assert not [each for each in game.box.record.entries if each.status >= 400]


async def test_the_host_of_a_closed_store_loses_nothing(file: Path, sandbox: Sandbox) -> None:
    bot: CursusBot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
    await bot.store.close()
    store = await Store.open(file)
    assert await store.campaigns.get(game.campaign) is not None
    await store.close()
    assert sandbox.threads(HALL)


async def test_a_panel_deleted_by_hand_comes_back(game: Game) -> None:
    panel = await game.shown()
    await game.bot.http.delete_message(int(game.thread), int(panel["id"]))

    async def is_back() -> bool:
        return (await _campaign(game)).panel != int(panel["id"])

    await until(is_back)
    assert "Which field" in readable(await game.shown()) or (await game.shown())["id"] != panel["id"]


async def test_a_thread_deleted_by_hand_comes_back(game: Game) -> None:
    gone = game.thread
    game.box.remove_thread(gone)

    async def is_back() -> bool:
        return (await _campaign(game)).channel != int(gone)

    await until(is_back)
    game.thread = str((await _campaign(game)).channel)
    panel = await game.shown()
    assert "was deleted, so the campaign continues here" in game.texts()
    number = await game.number()
    await game.act("field-3")
    assert await game.number() == number + 1
    assert panel["channel_id"] == game.thread


def _is_spent(fault: Fault) -> bool:
    return fault.left <= 0


async def test_the_founder_is_told_once_what_is_missing(game: Game) -> None:
    for choice in ("field-7", "work"):
        refused = game.box.faults.status(SEND, 403, count=1)
        await game.act(choice)
        await game.box.wait_for(partial(_is_spent, refused))
        await game.box.wait_for(lambda: game.box.messages(game.box.dm(RED)["id"]))
    told = [readable(each) for each in game.box.messages(game.box.dm(RED)["id"])]
    assert len(told) == 1
    assert "attach files" in told[0]
