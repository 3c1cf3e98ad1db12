"""The cost of a choice in the channel, from interaction to acknowledgement, through discord.py and the sandbox."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bot.client import CursusBot
from bot.sandbox.server import Sandbox, point_client_at
from bot.storage import Store
from rules.core.decisions import Arrange
from rules.romanitas.ai.legate import legate

_PLAYER, _HALL = "Iustinianus", "forum"
_MOST_DECISIONS = 400


async def acknowledgements() -> list[float]:
    """Milliseconds from each choice of a campaign to its acknowledgement, pictures being drawn meanwhile."""
    box = Sandbox()
    await box.start()
    point_client_at(box)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.db")
        bot = CursusBot(store, guild_ready_timeout=0.05)
        async with bot:
            running = asyncio.create_task(bot.start(box.settings.token))
            await bot.wait_until_ready()
            times = await _play(box, bot)
            await bot.close()
            await running
        await store.close()
    await box.close()
    return times


async def _play(box: Sandbox, bot: CursusBot) -> list[float]:
    await (await box.slash(_PLAYER, _HALL, "campaign new", title="Bench", game="romanitas")).settled()
    thread = box.threads(_HALL)[-1]["id"]
    campaign = await bot.store.campaigns.in_channel(int(thread))
    assert campaign is not None
    times: list[float] = []
    for _ in range(_MOST_DECISIONS):
        table = (await bot.campaigns.snapshot(campaign.id)).table
        if table.decision is None:
            break
        answer = table.decision.default if isinstance(table.decision, Arrange) else legate(table)
        typed = ",".join(answer) if isinstance(answer, tuple) else "suggested"
        began = time.perf_counter()
        await box.slash(_PLAYER, thread, "act", choice=typed or "-")
        times.append((time.perf_counter() - began) * 1000)
    return times


def quantiles(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    return statistics.median(times), statistics.quantiles(times, n=100)[98]
