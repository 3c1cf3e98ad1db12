"""Backpressure: drawing for channels waits while players wait for answers, but not forever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest

from bot.workers import backpressure, rendering
from bot.workers.backpressure import Backpressure
from bot.workers.rendering import RenderWorker


@pytest.fixture
def pressure() -> Backpressure:
    return Backpressure()


@pytest.fixture
async def renderer(pressure: Backpressure) -> AsyncIterator[RenderWorker]:
    renderer = RenderWorker(pressure)
    yield renderer
    renderer.close()


async def test_a_picture_for_a_channel_waits_until_everyone_has_an_answer(
    renderer: RenderWorker, pressure: Backpressure
) -> None:
    drawn: list[str] = []
    pressure.received(1)
    pressure.received(2)
    for_channel = asyncio.create_task(renderer.draw_for_channel(drawn.append, "for the channel"))
    await asyncio.sleep(0)
    await renderer.draw(drawn.append, "for a player")
    pressure.acknowledged(1)
    assert not pressure.is_idle
    pressure.acknowledged(2)
    await for_channel
    assert drawn == ["for a player", "for the channel"]


async def test_it_does_not_wait_for_ever() -> None:
    pressure = Backpressure(patience=0.1)
    renderer = RenderWorker(pressure)
    pressure.received(1)
    assert await renderer.draw_for_channel(lambda: "drawn") == "drawn"
    assert not pressure.is_idle
    renderer.close()


async def test_pictures_give_way_for_half_of_the_time_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(backpressure, "time", SimpleNamespace(monotonic=lambda: now[0]))
    road, waited = Backpressure(patience=1.0), []

    async def wait_until_idle(within: float) -> None:
        waited.append(round(within, 3))
        now[0] += within

    monkeypatch.setattr(road, "wait_until_idle", wait_until_idle)
    await road.wait_for_turn()
    await road.wait_for_turn()
    now[0] += 0.4
    await road.wait_for_turn()
    now[0] += 60.0
    await road.wait_for_turn()
    assert waited == [1.0, 0.0, 0.2, 1.0]


async def test_a_picture_that_someone_waits_for_lets_others_have_their_answer_first(
    renderer: RenderWorker, pressure: Backpressure, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressure.received(1)
    drawing = asyncio.create_task(renderer.draw_for_player(lambda: "drawn"))
    await asyncio.sleep(0.02)
    assert not drawing.done()
    pressure.acknowledged(1)
    assert await drawing == "drawn"
    monkeypatch.setattr(rendering, "MAX_DELAY", 0.05)
    pressure.received(2)
    assert await renderer.draw_for_player(lambda: "drawn") == "drawn"
    assert not pressure.is_idle


async def test_what_discord_has_given_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    road = Backpressure()
    road.received(1)
    monkeypatch.setattr(backpressure, "_RESPONSE_TIMEOUT", -1.0)
    assert road.is_idle
    road.acknowledged(1)
    assert road.is_idle


async def test_a_fault_in_one_picture_does_not_hold_up_the_next(renderer: RenderWorker) -> None:
    with pytest.raises(ZeroDivisionError):
        await renderer.draw_for_channel(lambda: 1 // 0)
    assert await renderer.draw_for_channel(lambda: "drawn") == "drawn"
