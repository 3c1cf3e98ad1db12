"""Turn mentions: one for each hand-over, none for those who are there, and none that tells a secret."""

from __future__ import annotations

import pytest

from bot.campaigns import turn_mentions
from bot.client import CursusBot
from bot.sandbox import Sandbox, readable
from bot.storage import TURN
from bot.storage.turn_mentions import SETTLE_SECONDS
from rules.core.stored_answers import StoredAnswer
from tests.bot.campaigns.test_windows import Intrigue
from tests.bot.playing import BLUE, RED, SEATS, Game, until


@pytest.fixture
def absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone leaves as soon as they have acted."""
    monkeypatch.setattr(turn_mentions, "PRESENT_SECONDS", -SETTLE_SECONDS)


async def settled(game: Game) -> None:
    """Let the time pass that a hand-over has to last."""
    await game.shown()
    await game.let_pass(TURN)
    await game.shown()


async def hand_over(game: Game) -> str:
    """Play until the other seat is asked; return whose turn it is now."""
    before = (await game.decision()).seat
    for _ in range(20):
        snapshot = await game.snapshot()
        assert snapshot.decision is not None
        if snapshot.decision.seat != before:
            return SEATS[snapshot.decision.seat]
        await game.bot.campaigns.answer(game.campaign, snapshot.seats[before], snapshot.decision.default)
    raise AssertionError("the other seat is never asked")


def mentioned(game: Game) -> list[str]:
    """Whom the messages in the thread have mentioned because it's their turn, in order; deleted ones included."""
    found = []
    for entry in game.box.record.entries:
        if entry.method == "POST" and entry.path.endswith("/messages") and "over to you" in str(entry.json):
            found += [str(user) for user in entry.json["allowed_mentions"].get("users", ())]
    return found


def user_id(game: Game, name: str) -> str:
    return str(game.box.world.user(name)["id"])


@pytest.mark.usefixtures("absent")
async def test_a_hand_over_mentions_once_in_the_new_panel(game: Game) -> None:
    old = await game.panel()
    other = await hand_over(game)
    await settled(game)
    panel = await game.panel()
    assert panel["id"] != old["id"]
    assert "over to you" in readable(panel)
    assert mentioned(game) == [user_id(game, other)]
    await settled(game)
    await game.bot.store.posts.queue_panel(game.campaign)
    game.bot.scheduler.wake()
    await settled(game)
    assert mentioned(game) == [user_id(game, other)]


@pytest.mark.usefixtures("absent")
async def test_a_stand_in_named_in_mid_turn_is_called(game: Game) -> None:
    """Once, and only where the game waits for the player who is away."""
    away = SEATS[(await game.decision()).seat]
    other = next(name for name in SEATS.values() if name != away)
    await settled(game)
    before = len(mentioned(game))
    await game.box.slash(other, game.thread, "away", days=2, stand_in=away)
    await settled(game)
    assert mentioned(game)[before:] == []
    await game.box.slash(other, game.thread, "back")
    await game.box.slash(away, game.thread, "away", days=2, stand_in=other)
    await settled(game)
    assert mentioned(game)[before:] == [user_id(game, other)]
    assert "who is away" in readable(await game.panel())
    await game.box.slash(away, game.thread, "away", days=3, stand_in=other)
    await settled(game)
    assert mentioned(game)[before:] == [user_id(game, other)]


@pytest.mark.usefixtures("absent")
async def test_a_panel_that_moves_mentions_no_one_again(game: Game) -> None:
    await hand_over(game)
    await settled(game)
    before = mentioned(game)
    await game.box.say(RED, game.thread, "Well played.")
    await game.bot.store.posts.queue_buried_panel(game.campaign)
    game.bot.scheduler.wake()
    await settled(game)
    assert mentioned(game) == before


async def test_whoever_is_still_there_is_not_mentioned(game: Game) -> None:
    await game.act_until("claim")
    await hand_over(game)
    await hand_over(game)
    await settled(game)
    assert mentioned(game) == []


@pytest.mark.usefixtures("absent")
@pytest.mark.parametrize("answers", [False, True])
async def test_a_secret_window_mentions_all_it_asks_once_it_has_released_its_answers(
    sandbox: Sandbox, bot: CursusBot, answers: bool
) -> None:
    game = await Intrigue.of(sandbox, bot, 3)
    asked = await game.to_window()
    for each in asked if answers else ():
        await bot.campaigns.answer(game.campaign, each.holder or 0, each.decision.default, each.decision.number)
    before = len(mentioned(game))
    await settled(game)
    assert mentioned(game)[before:] == []
    await game.release()
    await settled(game)
    after = await game.snapshot()
    assert after.is_secret_window != answers
    assert sorted(mentioned(game)[before:]) == sorted(str(user) for user in after.publicly_asked)
    assert answers or len(after.publicly_asked) == len(asked)


def panel_mentions(game: Game) -> list[tuple[str, list[str]]]:
    """The panels posted because it's someone's turn: their text, and whom they notify."""
    return [
        (str(entry.json), [str(user) for user in entry.json["allowed_mentions"].get("users", ())])
        for entry in game.box.record.entries
        if entry.method == "POST" and entry.path.endswith("/messages") and "over to you" in str(entry.json)
    ]


@pytest.mark.usefixtures("absent")
async def test_whoever_always_passes_is_notified_like_the_others(sandbox: Sandbox, bot: CursusBot) -> None:
    """Everyone can read in a message whom it mentions: leaving one out would tell what he has stored."""
    game = await Intrigue.of(sandbox, bot, 3, limit=3600, reminders=1)
    asked = await game.to_window()
    passing, waiting = asked[0], asked[1]
    assert passing.holder is not None
    assert waiting.holder is not None
    topic = passing.decision.topic
    await bot.campaigns.store_answer(game.campaign, passing.holder, passing.seat, StoredAnswer(topic, ("pass",)))
    before = len(panel_mentions(game))
    await game.release()
    await settled(game)
    ((text, notified),) = panel_mentions(game)[before:]
    assert (await game.snapshot()).is_secret_window
    assert set(notified) == {str(passing.holder), str(waiting.holder)}
    assert all(f"<@{user}>" in text for user in (passing.holder, waiting.holder))
    nudged = await game.box.slash(RED, game.thread, "nudge")
    assert not nudged.error
    await game.shown()
    (reminder,) = [each for each in game.box.messages(game.thread) if "looking forward" in str(each)][-1:]
    assert all(f"<@{user}>" in str(reminder) for user in (passing.holder, waiting.holder))
    assert {each["id"] for each in reminder["mentions"]} == {str(passing.holder), str(waiting.holder)}


@pytest.mark.usefixtures("absent")
async def test_a_player_turns_it_off(game: Game) -> None:
    for name in (RED, BLUE):
        outcome = await game.box.slash(name, game.thread, "mentions", on=False)
        assert "won't mention you" in outcome.text
    await hand_over(game)
    await settled(game)
    assert mentioned(game) == []


async def test_the_panel_is_drawn_at_once_when_a_player_turns_it_off(game: Game) -> None:
    await settled(game)
    await game.box.slash(RED, game.thread, "mentions", on=False)

    async def is_drawn() -> bool:
        return not await game.bot.store.database.rows("SELECT 1 FROM posts WHERE state = 'queued'")

    await until(is_drawn)


@pytest.mark.usefixtures("absent")
async def test_a_table_turns_it_off(game: Game) -> None:
    outcome = await game.box.slash(RED, game.thread, "campaign settings", mentions=False)
    assert "Mention at the start of a turn:** off" in outcome.text
    await hand_over(game)
    await settled(game)
    assert mentioned(game) == []
