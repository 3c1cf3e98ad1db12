"""Making a choice: who may, only once, and what happens when saving fails."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from bot.campaigns.service import Campaigns
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from bot.sandbox.protocol import Asked, Reply
from bot.scheduling.scheduler import Scheduler
from bot.storage import Change
from tests.bot.conftest import running
from tests.bot.playing import (
    BLUE,
    HALL,
    RED,
    SEATS,
    WATCHER,
    Game,
    control,
    controls,
    is_panel,
    make_bot,
    verb,
    verbs,
)

PATCH = "PATCH /**"


async def test_a_choice_is_saved_before_it_is_acknowledged(game: Game, sandbox: Sandbox) -> None:
    await game.act_until("act")
    sandbox.faults.delay(PATCH, 30.0)
    number = await game.number()
    outcome = await game.click(RED, "pick", "Work")
    assert not outcome.error
    known = await game.bot.store.campaigns.get(game.campaign)
    assert known is not None
    assert known.number == number + 1
    assert await game.bot.store.posts.next(game.campaign) is not None


async def test_only_the_player_whose_seat_it_is_can_choose(game: Game) -> None:
    await game.act_until("act")
    number = await game.number()
    for user in (BLUE, WATCHER):
        outcome = await game.click(user, "pick", "Work")
        (told,) = outcome.ephemeral
        assert "This decision belongs to" in outcome.text
        assert told["flags"] & 64
    assert await game.number() == number


async def test_no_one_chooses_for_an_empty_seat(sandbox: Sandbox, bot: CursusBot) -> None:
    game = await Game.found(sandbox, bot)
    outcome = await sandbox.slash(RED, game.thread, "act", choice="field-1")
    assert "No one has the seat Red yet" in outcome.text
    await game.click(RED, "seat", "Red")
    outcome = await sandbox.slash(RED, game.thread, "act", choice="field-1")
    assert "Done: Field 1" in outcome.text


async def test_two_presses_at_once_make_one_choice(game: Game) -> None:
    await game.act_until("act")
    number = await game.number()
    panel = await game.panel()
    work, gamble = control(panel, "pick", "Work"), control(panel, "pick", "Gamble")
    outcomes = await asyncio.gather(
        *(game.box.click(RED, panel["id"], each["custom_id"]) for each in (work, gamble, work))
    )
    assert await game.number() == number + 1
    stale = [each for each in outcomes if each.ephemeral]
    assert len(stale) == 2
    assert all("That decision has been made" in each.text for each in stale)
    assert all("The next panel is on its way" in each.text and panel["id"] not in each.text for each in stale)


async def test_an_interaction_that_arrives_twice_counts_once(game: Game, discord_errors: list[object]) -> None:
    await game.act_until("act")
    number = await game.number()
    game.box.faults.repeat_interactions()
    outcome = await game.click(RED, "pick", "Work")
    assert not outcome.error
    await game.shown()
    assert await game.number() == number + 1


async def test_a_button_of_an_old_panel_says_that_the_new_one_is_on_its_way(game: Game) -> None:
    await game.act_until("act")
    panel = await game.panel()
    game.box.faults.delay(PATCH, 30.0)
    await game.act("work")
    number = await game.number()
    outcome = await game.box.click(RED, panel["id"], control(panel, "pick", "Gamble")["custom_id"])
    assert "That decision has been made" in outcome.text
    assert "The next panel is on its way" in outcome.text
    assert f"/{game.thread}/{panel['id']}" not in outcome.text, "that's the one pressed"
    assert "-# Rule: 2" in outcome.text
    assert "Rule: 2" in str(panel["components"])
    assert await game.number() == number


async def test_the_pressed_panel_is_greyed_at_once(game: Game) -> None:
    await game.act_until("act")
    panel = await game.panel()
    pictures = str(panel["components"]).count("media")
    game.box.faults.delay(PATCH, 30.0)
    await game.click(RED, "pick", "Work")
    greyed = next(each for each in game.box.messages(game.thread) if each["id"] == panel["id"])
    assert all(each["disabled"] for each in controls(greyed))
    assert str(greyed["components"]).count("media") == pictures
    outcome = await game.box.click(RED, panel["id"], control(panel, "pick", "Gamble")["custom_id"])
    assert outcome.error


async def test_a_slow_acknowledgement_does_not_grey_the_next_question(game: Game) -> None:
    await game.act_until("act")
    number = await game.number()
    game.box.faults.delay("POST /interactions/*/*/callback", 1.3)
    await game.click(RED, "pick", "Work")
    panel = await game.shown()
    assert await game.number() == number + 1
    assert not any(each.get("disabled") for each in controls(panel) if verb(each) in ("pick", "usual"))
    assert str(panel["components"]).count("media")


async def test_a_press_on_an_older_state_of_the_panel_does_not_bring_it_back(game: Game) -> None:
    await game.act_until("act")
    panel = await game.panel()
    pressed = copy.deepcopy(game.box.world.posts[panel["id"]])
    await game.bot.store.posts.queue_panel(game.campaign)
    game.bot.scheduler.wake()
    await game.shown()
    asked = game.box.interactions.ask(
        Asked.COMPONENT,
        str(game.box.world.user(RED)["id"]),
        game.box.channel(game.thread),
        {"custom_id": control(panel, "pick", "Gamble")["custom_id"], "component_type": 2, "id": 1},
        pressed,
    )
    await asked.answered.wait()
    assert asked.reply is Reply.DEFERRED_UPDATE


async def test_undo_takes_back_a_choice_but_no_die(game: Game) -> None:
    await game.act("field-3")
    panel = await game.shown()
    assert "undo" in verbs(panel)
    await game.undo_agreed(RED, BLUE)
    await game.shown()
    assert (await game.decision()).topic == "claim"
    await game.act("field-4")
    await game.act("gamble")
    assert "undo" not in verbs(await game.shown())
    outcome = await game.box.slash(RED, game.thread, "undo")
    assert "Nothing can be taken back past dice" in outcome.text


async def test_undo_is_for_the_player_alone(game: Game) -> None:
    await game.act("field-3")
    await game.shown()
    outcome = await game.click(BLUE, "undo")
    assert "This decision belongs to" in outcome.text
    assert (await game.decision()).topic == "act"


async def test_an_undone_choice_is_not_told_any_more(game: Game) -> None:
    await game.act("field-3")
    await game.shown()
    await game.undo_agreed(RED, BLUE)
    await game.act("field-4")
    await game.shown()
    told = await game.box.slash(RED, game.thread, "log")
    assert "field-4" in told.text
    assert "field-3" not in told.text


async def test_a_choice_that_is_not_legal_is_refused_with_the_reason(game: Game) -> None:
    outcome = await game.box.slash(RED, game.thread, "act", choice="field-99")
    assert "isn't on offer here" in outcome.text
    assert await game.number() == 0


async def test_what_cannot_be_saved_has_not_happened(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    await game.act_until("act")
    number = await game.number()
    commit = game.bot.store.actions.commit

    async def full_disk(_: Change) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(game.bot.store.actions, "commit", full_disk)
    outcome = await game.click(RED, "pick", "Work")
    assert "couldn't be saved" in outcome.text
    monkeypatch.setattr(game.bot.store.actions, "commit", commit)
    assert await game.number() == number
    assert not (await game.click(RED, "pick", "Work")).ephemeral
    assert await game.number() == number + 1


async def test_two_campaigns_in_two_threads_do_not_disturb_each_other(sandbox: Sandbox, bot: CursusBot) -> None:
    first = await Game.found(sandbox, bot, title="First")
    second = await Game.found(sandbox, bot, title="Second")
    await first.take_seats()
    await second.take_seats()
    for step in range(2):
        await asyncio.gather(first.act_until("act"), second.act_until("gifts"))
        await asyncio.gather(first.act("work"), second.act(f"gift-{step + 1}"))
    await asyncio.gather(first.shown(), second.shown())
    assert (await first.snapshot()).table.commitment != (await second.snapshot()).table.commitment
    assert "gave away 1 gifts" not in first.texts()
    assert second.texts().count("gave away 1 gifts") == 2
    assert len([each for each in sandbox.messages(first.thread) if is_panel(each)]) == 1


async def test_a_channel_without_a_campaign_says_so(bot: CursusBot, sandbox: Sandbox) -> None:
    for command, options in (("act", {"choice": "x"}), ("map", {}), ("status", {}), ("log", {}), ("battle", {})):
        outcome = await sandbox.slash(RED, HALL, command, **options)
        assert "No campaign is played in this channel" in outcome.text
        assert len(outcome.ephemeral) == 1
    assert not (await sandbox.autocomplete(RED, HALL, "act", focused="choice")).choices


async def test_a_save_of_an_unknown_version_is_left_alone(game: Game) -> None:
    store = game.bot.store
    save = await store.actions.newest_save(game.campaign)
    newer = save.replace('"version":1', '"version":77', 1)
    assert newer != save
    from bot.storage.transactions import packed

    await store.database.execute("UPDATE saves SET save = ?", packed(newer))
    game.bot.campaigns.tables.clear()
    outcome = await game.box.slash(RED, game.thread, "status")
    assert "can't be read by this version of the bot; nothing is lost" in outcome.text
    assert await store.actions.newest_save(game.campaign) == newer


async def test_more_campaigns_than_are_kept_loaded(
    sandbox: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.client.Campaigns", partial(Campaigns, kept=1))
    bot = await make_bot(file)
    async with running(bot):
        first = await Game.found(sandbox, bot, title="First")
        second = await Game.found(sandbox, bot, title="Second")
        await first.take_seats()
        await second.take_seats()
        for game in (first, second, first):
            await game.act_until("act")
            await game.act("work")
            await game.shown()
            assert len(bot.campaigns.tables) == 1
        assert await first.number() > await second.number()
    await bot.store.close()


async def test_a_table_that_differs_from_the_store_is_read_again(game: Game) -> None:
    store = game.bot.store
    before = await game.snapshot()
    assert before.decision is not None
    elsewhere = Campaigns(store, Scheduler(store))
    after = await elsewhere.answer(game.campaign, before.waiting_for[0], before.decision.default)
    assert after.table.number > before.table.number
    now = await game.snapshot()
    assert now.table.number == after.table.number
    assert now.table.save() == after.table.save()


async def test_a_dialogue_that_came_too_late_closes_itself(game: Game) -> None:
    opened = await game.click(RED, "under", "The south")
    assert opened.message is not None
    field = control(opened.message, "pick")
    await game.act("field-1")
    outcome = await game.box.click(RED, opened.message["id"], field["custom_id"])
    assert outcome.message is not None
    assert outcome.message["id"] == opened.message["id"]
    assert "That decision has been made" in outcome.text
    assert not controls(outcome.message)


async def test_quick_presses_are_not_held_back(game: Game) -> None:
    """A panel is edited as the answer to the press, on a route without the channel's rate limit."""
    for _ in range(3):
        await game.act_until("act")
        panel = await game.shown()
        work = control(panel, "pick", "Work")["custom_id"]
        decision = await game.decision()
        await game.box.click(SEATS[decision.seat], panel["id"], work)
        await game.shown()
    assert any(each.method == "PATCH" and "/webhooks/" in each.path for each in game.box.record.entries)


async def test_a_panel_is_edited_through_the_channel_once_a_press_is_too_old(game: Game) -> None:
    await game.act_until("act")
    before = await game.shown()
    game.box.faults.status("PATCH /webhooks/**", 404)
    await game.click(RED, "pick", "Work")
    panel = await game.shown()
    assert panel["id"] == before["id"]
    assert "Which gifts" in readable(panel)
    assert not game.bot.outbox._presses
