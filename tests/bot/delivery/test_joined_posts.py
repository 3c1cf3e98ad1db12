"""A short post waits for the next one, which tells it first; the panel shows it until then. Long ones come in parts."""

from __future__ import annotations

import msgspec
import pytest

from bot.campaigns.notices import notice
from bot.delivery import outbox
from bot.delivery.composition import composed
from bot.sandbox import readable
from bot.storage import Campaign, QueuedPost, Store
from bot.workers.rendering import RenderWorker
from render.presenter import Posting
from tests.bot.playing import Game, is_panel, until

NEWS = "The map has changed."
WAITS = "map-field-7:"


@pytest.fixture
def short_news(game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose first claim has short news; later ones are posted at once."""

    async def of_toy(
        store: Store, renderer: RenderWorker, campaign: Campaign, post: QueuedPost, waiting: list[QueuedPost]
    ) -> Posting:
        posting = await composed(store, renderer, campaign, post, waiting)
        return msgspec.structs.replace(posting, can_wait=post.key.startswith(WAITS))

    monkeypatch.setattr(outbox, "composed", of_toy)
    return game


def posts(game: Game) -> list[str]:
    """What was posted after the first map, without the panel."""
    told = [readable(each) for each in game.box.messages(game.thread) if not is_panel(each)]
    return [text for text in told if NEWS in text][1:]


async def test_a_short_post_is_on_the_panel_until_the_next_one_tells_it(short_news: Game) -> None:
    game = short_news
    await game.act("field-7")
    assert NEWS in readable(await game.shown())
    assert posts(game) == []
    await game.act_until("claim")
    assert NEWS not in readable(await game.shown())
    (told,) = posts(game)
    assert told.startswith(f"{NEWS}\n**Turn 1**")
    rows = await game.bot.store.database.rows(
        "SELECT message FROM posts WHERE key LIKE ? OR key LIKE 'summary-1%'", f"{WAITS}%"
    )
    assert len(rows) == 2
    assert len(set(rows)) == 1


async def test_a_notice_does_not_swallow_a_short_post(short_news: Game) -> None:
    game = short_news
    await game.act("field-7")
    await game.shown()
    (campaign,) = await game.bot.store.database.rows("SELECT id FROM campaigns")
    await game.bot.campaigns.post_notice(campaign[0], notice("paused", who="someone"))

    async def is_below_the_notice() -> bool:
        newest = game.box.messages(game.thread)[-2:]
        return "someone" in readable(newest[0]) and is_panel(newest[1])

    await until(is_below_the_notice)
    assert NEWS in readable(await game.shown())
    await game.act_until("claim")
    await game.shown()
    (told,) = posts(game)
    assert told.startswith(f"{NEWS}\n**Turn 1**")


async def test_a_short_post_that_is_undone_is_never_told(short_news: Game) -> None:
    game = short_news
    await game.act("field-7")
    await game.shown()
    (campaign,) = await game.bot.store.database.rows("SELECT id, number FROM campaigns")
    await game.bot.store.database.execute("UPDATE events SET undone = 1 WHERE action = ?", campaign[1])
    await game.bot.store.database.execute("UPDATE posts SET view = NULL WHERE key LIKE ?", f"{WAITS}%")
    assert await game.bot.store.posts.waiting(campaign[0]) == []


async def test_a_long_post_comes_in_parts_with_its_picture_on_the_last(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def long(*args: object) -> Posting:
        posting = await composed(*args)  # type: ignore[arg-type]
        return msgspec.structs.replace(posting, text="\n".join(f"{place}: {'x' * 90}" for place in range(45)))

    monkeypatch.setattr(outbox, "composed", long)
    await game.act("field-7")
    await game.shown()
    told = [each for each in game.box.messages(game.thread) if "x" * 90 in readable(each)]
    assert len(told) == 3
    assert [".png" in str(each["components"]) for each in told] == [False, False, True]
    assert "\n".join(readable(each) for each in told).count("x" * 90) == 45
