"""Fairness: no one's work waits for all that someone else has asked for."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import rules
import tests.toy
from bot.campaigns.ai_turns import AI_TURN
from bot.client import CursusBot
from bot.common.errors import UserError
from bot.sandbox import Sandbox
from bot.storage import Campaign
from bot.workers.analysis import AnalysisWorker
from bot.workers.backpressure import Backpressure
from bot.workers.fairness import ASKERS, FairTurns, Key, asked_by
from bot.workers.rendering import RenderWorker
from render.core.pacing import take_break
from render.core.picture import Picture
from tests.bot.playing import PATIENCE, Game, until

FRAMES = 40
FRAME = 0.01
PICTURE = Picture(b"", "film.webp", "a film", 1, 1)


async def in_turn(*jobs: tuple[str, Key]) -> list[str]:
    """The order in which work is done that waits for a first piece of no one's."""
    turns, done, first = FairTurns(), list[str](), asyncio.Event()

    async def work(name: str, key: Key | None) -> None:
        ASKERS.set(() if key is None else (key,))
        async with turns.line_up():
            await (first.wait() if key is None else asyncio.sleep(0.06))
            done.append(name)

    tasks = [asyncio.create_task(work("first", None)), *(asyncio.create_task(work(*job)) for job in jobs)]
    await asyncio.sleep(0.01)
    first.set()
    await asyncio.gather(*tasks)
    return done[1:]


async def test_who_has_used_little_comes_first() -> None:
    jobs = [*((f"one {n}", ("server", 1)) for n in range(4)), ("two", ("server", 2))]
    assert (await in_turn(*jobs)).index("two") == 1


@pytest.mark.parametrize(("kind", "share"), [("user", 2), ("channel", 4), ("server", 8)])
async def test_no_one_has_more_than_their_share_waiting(kind: str, share: int) -> None:
    turns, over = FairTurns(), asyncio.Event()

    async def work() -> None:
        ASKERS.set(((kind, 1),))
        async with turns.line_up():
            await over.wait()

    running = [asyncio.create_task(work()) for _ in range(share)]
    await asyncio.sleep(0.01)
    assert not turns.is_full_for(((kind, 1),))
    running.append(asyncio.create_task(work()))
    await asyncio.sleep(0.01)
    assert turns.is_full_for(((kind, 1),))
    assert not turns.is_full_for(((kind, 2),))
    over.set()
    await asyncio.gather(*running)


async def test_who_stops_waiting_holds_no_one_up() -> None:
    turns, over = FairTurns(), asyncio.Event()

    async def work() -> None:
        async with turns.line_up():
            await over.wait()

    tasks = [asyncio.create_task(work()) for _ in range(3)]
    await asyncio.sleep(0.01)
    tasks[1].cancel()
    over.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(each) for each in results] == [type(None), asyncio.CancelledError, type(None)]
    async with asyncio.timeout(1), turns.line_up():
        pass


def film() -> Picture:
    for _ in range(FRAMES):
        take_break()
        time.sleep(FRAME)
    return PICTURE


class EndlessFilm:
    """A film that is drawn until the test has seen what it is about."""

    def __init__(self) -> None:
        self.begun, self.over = threading.Event(), threading.Event()

    def __call__(self) -> Picture:
        self.begun.set()
        while not self.over.is_set():
            take_break()
            time.sleep(FRAME)
        return PICTURE

    async def is_drawn(self) -> bool:
        return self.begun.is_set()


async def test_pictures_are_drawn_beside_a_film() -> None:
    worker, endless = RenderWorker(Backpressure()), EndlessFilm()
    drawing = asyncio.create_task(worker.film("film", endless))
    await until(endless.is_drawn)
    assert await asyncio.wait_for(worker.draw(lambda: 7), PATIENCE) == 7
    assert not drawing.done()
    endless.over.set()
    await drawing
    worker.close()


async def test_a_film_is_drawn_once() -> None:
    worker, drawn = RenderWorker(Backpressure()), 0

    def counted() -> Picture:
        nonlocal drawn
        drawn += 1
        return film()

    assert await asyncio.gather(*(worker.film("film", counted) for _ in range(3))) == [PICTURE] * 3
    await worker.film("film", counted)
    assert drawn == 1
    worker.close()


async def test_a_film_that_fails_is_tried_again() -> None:
    worker = RenderWorker(Backpressure())

    def fails() -> Picture:
        raise ValueError

    with pytest.raises(ValueError):
        await worker.film("film", fails)
    assert await worker.film("film", film) == PICTURE
    worker.close()


async def test_a_stop_refuses_what_users_wait_for_and_draws_what_posts_wait_for() -> None:
    worker, first = RenderWorker(Backpressure()), EndlessFilm()
    running = asyncio.create_task(worker.draw(first))
    await until(first.is_drawn)

    async def ask(user: int) -> int:
        asked_by(server=7, channel=7, user=user)
        return await worker.draw_for_player(lambda: 1)

    asked = [asyncio.create_task(ask(user)) for user in range(1, 4)]
    post = asyncio.create_task(worker.draw_for_channel(lambda: 2))
    await asyncio.sleep(FRAME)
    worker.refuse_users()
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(each) for each in answers] == ["I'm being restarted. Ask again in a minute."] * 3
    with pytest.raises(UserError, match="restarted"):
        await ask(4)
    first.over.set()
    assert await post == 2
    await running
    worker.close()


async def test_a_busy_user_is_told_and_others_are_not() -> None:
    worker, endless = RenderWorker(Backpressure()), EndlessFilm()
    running = asyncio.create_task(worker.film("film", endless))
    await until(endless.is_drawn)

    async def ask(user: int, key: str) -> Picture:
        asked_by(server=user, channel=user, user=user)
        return await worker.film(key, film)

    waiting = [asyncio.create_task(ask(1, f"film {n}")) for n in range(2)]
    await asyncio.sleep(FRAME)
    with pytest.raises(UserError, match="still drawing"):
        await asyncio.create_task(ask(1, "one more"))
    other = asyncio.create_task(ask(2, "another's"))
    await asyncio.sleep(FRAME)
    endless.over.set()
    assert await other == PICTURE
    await asyncio.gather(running, *waiting)
    worker.close()
    assert ASKERS.get() == ()


class Seen:
    def __init__(self, campaign: Campaign, table: rules.Table) -> None:
        self.campaign = campaign
        self.table = table


async def test_a_busy_counsel_doesnt_hold_the_legate_up(monkeypatch: pytest.MonkeyPatch) -> None:
    with tests.toy.registered():
        table = rules.start("toy", "long", {})
        worker = AnalysisWorker()
        monkeypatch.setattr("bot.workers.analysis.has_legate", lambda _: True)
        monkeypatch.setattr("bot.workers.analysis._legates_answer", lambda table, seat: ("x",))

        over = threading.Event()

        def slow(*_: Any, **__: Any) -> list[Any]:
            over.wait(PATIENCE)
            return []

        monkeypatch.setattr("bot.workers.analysis._advice", slow)

        def position(number: int) -> Seen:
            return Seen(Campaign(number, number, number, 1, "toy", "long", "", "en", "open", 0, ""), table)

        async def ask(user: int, campaign: int) -> object:
            asked_by(server=1, channel=campaign, user=user)
            return await worker.advice(position(campaign), "red")

        asked = [asyncio.create_task(ask(user, 10 * user + n)) for user in range(4) for n in range(8)]
        await asyncio.sleep(0.05)
        assert await worker.legates_answer(position(99), "red") == ("x",)
        assert not all(each.done() for each in asked)
        over.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert any(isinstance(each, UserError) for each in answers), "shares are limited"
        worker.close()


async def test_a_legate_that_cant_decide_keeps_its_turn(
    sandbox: Sandbox, bot: CursusBot, game: Game, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bot.store.timers.set(AI_TURN, game.campaign, 0.0)

    async def busy(*_: Any) -> None:
        raise UserError("counsel-busy")

    snapshot = await game.snapshot()
    monkeypatch.setattr(type(bot.ai_turns), "user", property(lambda _: snapshot.seats["red"]))
    monkeypatch.setattr(bot.analysis_worker, "legates_answer", busy)
    bot.scheduler.wake()

    async def is_put_off() -> bool:
        due = await bot.store.timers.due(AI_TURN, game.campaign)
        return due is not None and due > time.time() + 30

    await until(is_put_off)
