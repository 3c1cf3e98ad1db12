"""A question whether to take a choice back says what came of it, and can't be pressed any more once it's over."""

from __future__ import annotations

import pytest

from bot.delivery.outbox import Outbox
from bot.sandbox import readable
from bot.storage import QUESTION, Campaign, QueuedPost
from tests.bot.playing import BLUE, RED, WATCHER, Game, Json, controls, verbs
from tests.toy.game import Toy

pytestmark = pytest.mark.usefixtures("without_pictures")


async def _asked_to_take_back(game: Game) -> str:
    """The message that asks the others whether the last choice is taken back."""
    await game.act("field-3")
    await game.shown()
    assert "I've asked them" in (await game.click(RED, "undo")).text
    return str((await _questions(game))[-1]["id"])


async def _questions(game: Game) -> list[Json]:
    await game.shown()
    return [each for each in game.box.messages(game.thread) if "agree" in verbs(each)]


async def _check_over(game: Game, message: str, told: str) -> None:
    await game.shown()
    shown = game.box.world.posts[message].wire
    assert all(each.get("disabled") for each in controls(shown))
    assert told in readable(shown)


@pytest.mark.parametrize(
    ("verb", "answer", "told"),
    [("agree", "has been taken back", "The choice was taken back"), ("refuse", "The move stays", "Refused")],
)
async def test_whether_a_choice_is_taken_back(game: Game, verb: str, answer: str, told: str) -> None:
    asked = await _asked_to_take_back(game)
    assert answer in (await game.press_newest(BLUE, verb)).text
    await _check_over(game, asked, told)


async def test_the_question_says_whose_secret_choice_it_is_about(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was chosen stays secret."""
    pick = Toy.pick
    monkeypatch.setattr(Toy, "pick", lambda *args, **given: pick(*args, **{**given, "secret": args[2] == "gifts"}))
    for _ in range(2):
        await game.act(*(await game.decision()).default)
    assert (await game.decision()).secret
    await game.act("gift-2")
    red = game.box.world.user(RED)["id"]
    for user, told in ((RED, "their last choice, a secret one"), (BLUE, f"a secret one made by <@{red}>")):
        await game.shown()
        assert "I've asked them" in (await game.click(user, "undo")).text
        asked = readable((await _questions(game))[-1])
        assert told in asked
        assert "2 coins" not in asked
        await game.press_newest(BLUE if user == RED else RED, "refuse")


async def test_a_request_that_the_game_has_left_behind(game: Game) -> None:
    """Whoever asked has played on instead."""
    asked = await _asked_to_take_back(game)
    await game.act(*(await game.decision()).default)
    await _check_over(game, asked, "The game went on")


async def test_a_request_that_is_over_before_it_is_posted(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    await game.act("field-3")
    await game.shown()
    post, number = Outbox._post, await game.number()

    async def slow(outbox: Outbox, campaign: Campaign, queued: QueuedPost) -> None:
        if queued.key.startswith(QUESTION) and await game.number() == number:
            await game.act(*(await game.decision()).default)
        await post(outbox, campaign, queued)

    monkeypatch.setattr(Outbox, "_post", slow)
    await game.click(RED, "undo")
    await _check_over(game, (await _questions(game))[-1]["id"], "The game went on")


async def test_a_request_of_a_campaign_that_is_closed(game: Game) -> None:
    asked = await _asked_to_take_back(game)
    await game.bot.campaigns.archive(game.campaign)
    await _check_over(game, asked, "The game went on")


async def test_who_presses_undo_as_well_agrees(game: Game) -> None:
    asked = await _asked_to_take_back(game)
    before = await game.number()
    assert "I've asked them" not in (await game.click(BLUE, "undo")).text
    assert await game.number() > before
    assert [each["id"] for each in await _questions(game)] == [asked]
    await _check_over(game, asked, "The choice was taken back")


async def test_who_presses_undo_as_well_may_need_another_to_agree(game: Game) -> None:
    await game.bot.store.members.enrol(game.campaign, int(game.box.world.user(WATCHER)["id"]))
    asked = await _asked_to_take_back(game)
    for pressed in (await game.click(BLUE, "undo"), await game.box.slash(BLUE, game.thread, "undo")):
        assert "At least one more player has to agree" in pressed.text
    assert [each["id"] for each in await _questions(game)] == [asked]
    await game.press_newest(WATCHER, "agree")
    await _check_over(game, asked, "The choice was taken back")
