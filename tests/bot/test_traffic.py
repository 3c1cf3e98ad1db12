"""Pictures for channels give way to answers, one after another, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot import studio as studios
from bot import traffic
from bot.studio import Studio
from bot.traffic import Traffic


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    studio = Studio(Traffic())
    yield studio
    studio.close()


async def test_a_picture_for_a_channel_waits_until_everybody_has_an_answer(studio: Studio) -> None:
    drawn: list[str] = []
    studio._traffic.came(1)
    studio._traffic.came(2)
    for_channel = asyncio.create_task(studio.draw_for_channel(drawn.append, "for the channel"))
    await asyncio.sleep(0)
    await studio.draw(drawn.append, "for a player")
    studio._traffic.acknowledged(1)
    assert not studio._traffic.is_quiet
    studio._traffic.acknowledged(2)
    await for_channel
    assert drawn == ["for a player", "for the channel"]


async def test_it_does_not_wait_for_ever(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studios, "PATIENCE", 0.1)
    studio._traffic.came(1)
    assert await studio.draw_for_channel(lambda: "drawn") == "drawn"
    assert not studio._traffic.is_quiet


async def test_the_more_are_wanted_the_less_each_one_waits(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    patience: list[float] = []

    async def give_way(seconds: float) -> None:
        patience.append(seconds)

    monkeypatch.setattr(studio._traffic, "give_way", give_way)
    await asyncio.gather(*(studio.draw_for_channel(lambda: None) for _ in range(4)))
    await studio.draw_for_channel(lambda: None)
    assert patience == [1.0, 1 / 3, 1 / 2, 1.0, 1.0]  # nobody else had come when the first one began


async def test_what_discord_has_given_up_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    road = Traffic()
    road.came(1)
    monkeypatch.setattr(traffic, "_FORGOTTEN", -1.0)
    assert road.is_quiet
    road.acknowledged(1)
    assert road.is_quiet


async def test_a_fault_in_one_picture_does_not_hold_up_the_next(studio: Studio) -> None:
    with pytest.raises(ZeroDivisionError):
        await studio.draw_for_channel(lambda: 1 // 0)
    assert await studio.draw_for_channel(lambda: "drawn") == "drawn"
