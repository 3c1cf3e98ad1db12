"""The scheduler handles each due timer once, and again when its handler asks for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from types import SimpleNamespace

import pytest

from bot.scheduling.scheduler import Scheduler
from bot.storage import Store, Timer
from tests.bot.playing import PATIENCE, until


@pytest.fixture
async def scheduler(store: Store) -> AsyncIterator[Scheduler]:
    scheduler = Scheduler(store)
    yield scheduler
    await scheduler.stop()


async def until_empty(store: Store) -> None:
    async def is_empty() -> bool:
        return not await store.timers.next(1)

    await until(is_empty)


async def test_what_is_due_is_handled_in_order_and_forgotten(store: Store, scheduler: Scheduler) -> None:
    handled: list[int] = []

    async def handle(subject: int) -> None:
        handled.append(subject)

    scheduler.handle("deadline", handle)
    await store.timers.set("deadline", 7, time.time() - 1)
    await store.timers.set("deadline", 8, time.time() - 2)
    scheduler.start()
    await until_empty(store)
    assert handled == [8, 7]


async def test_a_clock_that_jumps_while_timers_are_read_makes_no_deadline_due(
    store: Store, scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tick reads the clock once, so that a jump after its check of the clock is seen by the next check."""
    shift, handled = 0.0, list[int]()
    read = store.timers.next_of_each

    async def read_as_the_clock_jumps(kinds: Collection[str], count: int) -> dict[str, list[Timer]]:
        nonlocal shift
        found = await read(kinds, count)
        shift = 20 * 365 * 86_400.0
        return found

    async def handle(subject: int) -> None:
        handled.append(subject)

    clock = SimpleNamespace(time=lambda: time.time() + shift, monotonic=time.monotonic)
    monkeypatch.setattr("bot.scheduling.scheduler.time", clock)
    monkeypatch.setattr(store.timers, "next_of_each", read_as_the_clock_jumps)
    scheduler.handle("deadline", handle)
    scheduler.handle("delivery", handle)
    await store.timers.set("deadline", 7, time.time() + 3600)
    await store.timers.set("delivery", 8, time.time() - 1)
    scheduler.start()

    async def is_handled() -> bool:
        return 8 in handled and scheduler.clock_error > 0

    await until(is_handled)
    assert handled == [8]


async def test_a_handler_cancelled_before_it_began_is_started_again(store: Store, scheduler: Scheduler) -> None:
    """A task that is cancelled before its first step runs none of its code, so it can't say that it's over."""
    handled = asyncio.Event()

    async def handle(_: int) -> None:
        handled.set()

    def begun() -> bool:
        return any(task.get_name() == "deadline 7" for task in asyncio.all_tasks())

    scheduler.handle("deadline", handle)
    await store.timers.set("deadline", 7, time.time() - 1)
    scheduler.start()
    for _ in range(1_000_000):  # step by step, so as to be there before the task's first one
        if begun():
            break
        await asyncio.sleep(0)
    assert begun()
    assert not handled.is_set()
    await scheduler.stop()
    scheduler.start()
    async with asyncio.timeout(30):
        await handled.wait()


async def test_an_earlier_time_wakes_it(store: Store, scheduler: Scheduler) -> None:
    handled = asyncio.Event()

    async def handle(_: int) -> None:
        handled.set()

    scheduler.handle("deadline", handle)
    await store.timers.set("deadline", 1, time.time() + 3600)
    scheduler.start()
    await scheduler.set("deadline", 2, time.time())
    await asyncio.wait_for(handled.wait(), PATIENCE)
    assert [timer.subject for timer in await store.timers.next(9)] in ([1], [2, 1])


async def test_no_kind_waits_for_another(store: Store, scheduler: Scheduler) -> None:
    """Hundreds of posts that Discord doesn't take don't hold a heartbeat or a deadline up."""
    over, handled = asyncio.Event(), asyncio.Event()

    async def deliver(_: int) -> None:
        await over.wait()

    async def beat(_: int) -> None:
        handled.set()

    scheduler.handle("delivery", deliver)
    scheduler.handle("heartbeat", beat)
    await store.timers.set_many("delivery", {campaign: time.time() - 10 for campaign in range(640)})
    scheduler.start()
    await asyncio.sleep(0.05)
    await scheduler.set("heartbeat", 0, time.time())
    await asyncio.wait_for(handled.wait(), PATIENCE)
    over.set()


async def test_a_handler_may_ask_to_be_called_again(store: Store, scheduler: Scheduler) -> None:
    calls: list[float] = []

    async def handle(_: int) -> float | None:
        calls.append(time.time())
        return None if len(calls) == 3 else time.time()

    scheduler.handle("retry", handle)
    await store.timers.set("retry", 1, 0.0)
    scheduler.start()
    await until_empty(store)
    assert len(calls) == 3


async def test_a_time_set_while_it_is_handled_is_not_lost(store: Store, scheduler: Scheduler) -> None:
    calls: list[int] = []

    async def handle(subject: int) -> None:
        calls.append(subject)
        if len(calls) == 1:
            await scheduler.set("delivery", subject, time.time())

    scheduler.handle("delivery", handle)
    await store.timers.set("delivery", 1, 0.0)
    scheduler.start()
    await until_empty(store)
    assert calls == [1, 1]


async def test_a_handler_that_fails_is_put_off_and_the_others_go_on(store: Store, scheduler: Scheduler) -> None:
    handled = asyncio.Event()

    async def handle(subject: int) -> None:
        if subject == 1:
            raise ValueError("a fault of the handler")
        handled.set()

    scheduler.handle("deadline", handle)
    await store.timers.set("deadline", 1, 0.0)
    await store.timers.set("deadline", 2, 1.0)
    scheduler.start()

    async def is_put_off() -> bool:
        return [timer.due > time.time() for timer in await store.timers.next(9)] == [True]

    await asyncio.wait_for(handled.wait(), PATIENCE)
    await until(is_put_off)


async def test_what_was_being_handled_is_due_again_after_a_stop(store: Store) -> None:
    begun = asyncio.Event()

    async def handle(_: int) -> None:
        begun.set()
        await asyncio.Event().wait()

    scheduler = Scheduler(store)
    scheduler.handle("deadline", handle)
    await store.timers.set("deadline", 1, 0.0)
    scheduler.start()
    async with asyncio.timeout(5):
        await begun.wait()
    await scheduler.stop()
    assert [timer.due for timer in await store.timers.next(9)] == [0.0]
