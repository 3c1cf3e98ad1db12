"""The memory that a campaign takes, and the cost of a choice with a long record and with none."""

from __future__ import annotations

import gc
import resource
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

from bot.campaigns.service import Campaigns
from bot.campaigns.table_cache import KEPT_TABLES
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from tests.load.stock import SOMEONE, Stock

PAIRS = 300
"""Choices in each of two campaigns that are compared, turn and turn about."""


@dataclass(frozen=True)
class Memory:
    """Megabytes beyond those of one campaign: with the cache full, and when all campaigns have gone through it."""

    full: float
    after: float
    kept: int
    looked_at: int


async def memory(file: Path, campaigns: int) -> Memory:
    """Load one campaign after another."""
    store = await Store.open(file)
    known = Campaigns(store, Scheduler(store))
    rows = await store.database.rows("SELECT id FROM campaigns WHERE status = 'open' ORDER BY id LIMIT ?", campaigns)
    ids = [number for (number,) in rows]
    await known.snapshot(ids[0])
    before = _held()
    for campaign in ids[:KEPT_TABLES]:
        await known.snapshot(campaign)
    full = _held() - before
    for campaign in ids:
        await known.snapshot(campaign)
    found = Memory(full, _held() - before, len(known.tables), len(ids))
    await store.close()
    return found


def _held() -> float:
    """Megabytes that this process holds at most so far, rubbish left out as far as that can be."""
    gc.collect()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@dataclass(frozen=True)
class Choices:
    """Milliseconds of a choice and its commit, and of reading the campaign from the store."""

    median: float
    worst: float
    loading: float


async def choices(file: Path, stock: Stock) -> tuple[Choices, Choices]:
    """The same choice, over and over, in the long campaign and in its twin."""
    store = await Store.open(file)
    known = Campaigns(store, Scheduler(store))
    times: dict[int, list[float]] = {stock.long: [], stock.twin: []}
    loads: dict[int, list[float]] = {stock.long: [], stock.twin: []}
    for _ in range(PAIRS):
        for campaign in (stock.long, stock.twin):
            times[campaign].append(await _chosen(known, campaign))
            known.tables.clear()
            began = time.perf_counter()
            await known.snapshot(campaign)
            loads[campaign].append((time.perf_counter() - began) * 1000)
    await store.close()
    long, twin = (
        Choices(
            statistics.median(times[campaign]),
            statistics.quantiles(times[campaign], n=100)[98],
            statistics.median(loads[campaign]),
        )
        for campaign in times
    )
    return long, twin


async def _chosen(known: Campaigns, campaign: int) -> float:
    snapshot = await known.snapshot(campaign)
    assert snapshot.decision is not None
    began = time.perf_counter()
    after = await known.answer(campaign, SOMEONE, snapshot.decision.default)
    took = (time.perf_counter() - began) * 1000
    if after.can_undo:
        await known.undo(campaign, SOMEONE)
    return took
