"""Plays campaigns into a database and writes it as SQL text, so that tests can check whether newer programs read it.

Run it with the program of that time, before a new migration is added, in a checkout of that commit:

    PYTHONPATH=CHECKOUT python tests/bot/storage/data/played.py schema-N.sql.gz
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import rules
import tests.toy
from bot.campaigns.creation import NewCampaign
from bot.campaigns.service import Campaigns
from bot.scheduling.scheduler import Scheduler
from bot.storage import Draft, Store
from rules.core.registry import read_save
from rules.romanitas.ai.legate import legate

RED, BLUE = 11, 12
_RNG = Random(552)


async def play(file: Path) -> None:
    """Three campaigns of the toy (in mid-turn with a choice taken back, over, archived), one of Romanitas in battle."""
    tests.toy.register()
    store = await Store.open(file)
    campaigns = Campaigns(store, Scheduler(store))
    open_ = await seated(campaigns, NewCampaign(1, 101, RED, "toy", "long", {"rich": True}, "Open"))
    await on(campaigns, open_, 14)
    await to_topic(campaigns, open_, "claim")
    await answer(campaigns, open_)
    await campaigns.undo(open_, await holder(campaigns, open_))
    await to_topic(campaigns, open_, "act")
    over = await seated(campaigns, NewCampaign(1, 102, RED, "toy", "short", {}, "Over"))
    await on(campaigns, over, 200)
    archived = await seated(campaigns, NewCampaign(1, 103, RED, "toy", "long", {}, "Archived"))
    await on(campaigns, archived, 5)
    await campaigns.archive(archived)
    battle = (await campaigns.create(NewCampaign(1, 104, RED, "romanitas", None, {}, "In battle"))).id
    await to_battle(campaigns, battle)
    await store.drafts.save(open_, RED, Draft((await campaigns.snapshot(open_)).table.number, {}, []))
    for campaign in (open_, over, archived, battle):
        await posted(store, campaign)
    await store.close()


async def seated(campaigns: Campaigns, plan: NewCampaign) -> int:
    campaign = (await campaigns.create(plan)).id
    for seat, user in (("red", RED), ("blue", BLUE)):
        await campaigns.membership.take_seat(campaign, seat, user)
    return campaign


async def holder(campaigns: Campaigns, campaign: int) -> int:
    snapshot = await campaigns.snapshot(campaign)
    assert snapshot.decision is not None
    return snapshot.seats[snapshot.decision.seat]


async def answer(campaigns: Campaigns, campaign: int) -> None:
    snapshot = await campaigns.snapshot(campaign)
    assert snapshot.decision is not None
    await campaigns.answer(campaign, await holder(campaigns, campaign), rules.random_choice(snapshot.decision, _RNG))


async def on(campaigns: Campaigns, campaign: int, count: int) -> None:
    for _ in range(count):
        if (await campaigns.snapshot(campaign)).decision is None:
            return
        await answer(campaigns, campaign)


async def to_topic(campaigns: Campaigns, campaign: int, topic: str) -> None:
    for _ in range(40):
        decision = (await campaigns.snapshot(campaign)).decision
        if decision is None or decision.topic == topic:
            return
        await answer(campaigns, campaign)


async def to_battle(campaigns: Campaigns, campaign: int) -> None:
    """Play until a battle goes on in which choices have been made since the checkpoint."""
    for _ in range(400):
        table = (await campaigns.snapshot(campaign)).table
        record = read_save(table.save()).record
        if table.state.turn > 1 and table.state.scene and len(record.made) > record.since + 3:
            return
        await campaigns.answer(campaign, RED, legate(table))
    raise AssertionError("no battle")


async def posted(store: Store, campaign: int) -> None:
    """All but the last posts have reached the channel."""
    posts: list[Any] = await store.database.rows(
        "SELECT id FROM posts WHERE campaign = ? AND state = 'queued' AND kind <> 'panel' ORDER BY id", campaign
    )
    for (post,) in posts[:-2]:
        row = await store.posts.get(post)
        assert row is not None
        await store.posts.mark_sent(row, 9000 + post)


def dumped(file: Path) -> str:
    """A database as SQL text, with the marks in its header."""
    db = sqlite3.connect(file)
    marks = [
        f"PRAGMA {mark} = {db.execute(f'PRAGMA {mark}').fetchone()[0]};" for mark in ("application_id", "user_version")
    ]
    text = "\n".join([*db.iterdump(), *marks])
    db.close()
    return text


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(Path(folder) / "played.db"))
        Path(sys.argv[1]).write_bytes(gzip.compress(dumped(Path(folder) / "played.db").encode(), 9, mtime=0))
