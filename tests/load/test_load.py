"""A small load test: everyone gets an answer, and memory stays bounded."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.campaigns.service import Campaigns
from bot.campaigns.table_cache import KEPT_TABLES
from bot.sandbox import Sandbox
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from tests.bot.playing import until
from tests.load import crowd
from tests.load.crowd import crowded, places, started, world
from tests.load.stock import Size, stocked
from tests.load.tables import choices

SMALL = Size(stored=40, active=16, long=2, actions=60)
PLAYERS = 4

_CHOICES = "cursus_choices_total{game=romanitas,kind=answer}"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "load.db"


async def test_everyone_in_a_small_crowd_is_answered(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "PAUSE", 0.0)
    patient = replace(world(PLAYERS), answer_window=60.0)  # how fast it answers is for the load test to measure
    async with Sandbox(patient) as box:
        stock = await stocked(file, SMALL, places(box, PLAYERS))
        assert len(stock.played) == PLAYERS
        async with started(box, file) as (bot, _):
            found = await crowded(box, PLAYERS, 3, seed=1)

            async def is_carried_out() -> bool:  # an acknowledged choice may still wait for its turn
                return (await bot.figures()).get(_CHOICES, 0) >= 1

            await until(is_carried_out)
            figures = await bot.figures()
    assert found.errors == []
    assert len(found.times["/act"]) >= PLAYERS
    assert figures["cursus_acknowledgement_seconds_count"] == len(found.all())
    assert figures["cursus_tables_in_memory"] <= KEPT_TABLES
    assert figures[_CHOICES] >= 1
    assert figures["cursus_campaigns{status=stored}"] >= SMALL.stored


async def test_a_long_campaign_stands_where_its_young_twin_stands(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.load.tables.PAIRS", 3)
    stock = await stocked(file, SMALL, [])
    await choices(file, stock)
    store = await Store.open(file)
    campaigns = Campaigns(store, Scheduler(store))
    long, twin = await campaigns.snapshot(stock.long), await campaigns.snapshot(stock.twin)
    assert long.table.number >= SMALL.actions
    assert len(await store.history.actions(stock.long)) >= SMALL.actions
    assert len(await store.history.actions(stock.twin)) < 10
    assert long.decision is not None
    assert twin.decision is not None
    await store.close()


async def test_the_campaigns_in_memory_are_bounded(file: Path) -> None:
    await stocked(file, SMALL, [])
    store = await Store.open(file)
    campaigns = Campaigns(store, Scheduler(store), kept=4)
    counted = await store.stats.count()
    assert counted.stored >= SMALL.stored
    for campaign in range(1, counted.stored + 1):
        await campaigns.snapshot(campaign)
        assert len(campaigns.tables) <= 4
    await store.close()
