"""Builds a database like one after years: a few played campaigns, copied row by row."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from dataclasses import dataclass
from pathlib import Path

import rules
from bot.campaigns.creation import NewCampaign
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from rules.core.agents import Agent
from rules.romanitas.ai.legate import legate
from tests.bot.pragmas import pragma

GUILD = 77
SOMEONE = 88
FIRST_CHANNEL = 10_000
PLAYED = (0, 3, 8, 15, 30, 60, 1_000)
"""So many decisions the patterns get, by the Legate; the last is played to its end."""

_TABLES = ("saves", "seats", "actions", "events", "posts", "snapshots", "members")
_YEAR = 365 * 86_400.0


@dataclass(frozen=True)
class Size:
    """Campaigns in all, those that are played, those of them that are long, and how many actions a long one has."""

    stored: int = 5_000
    active: int = 500
    long: int = 10
    actions: int = 5_000


@dataclass(frozen=True)
class Place:
    """A channel in which someone plays."""

    guild: int
    channel: int
    user: int


@dataclass(frozen=True)
class Stock:
    """A stocked database: the campaigns of the players in the order of their places, a long one, and its young twin.

    The twin is at the same position as the long one, but nothing is recorded of the way there; ``new`` has just
    been founded.
    """

    played: list[int]
    long: int
    twin: int
    new: int


async def stocked(file: Path, size: Size, places: list[Place]) -> Stock:
    """Make the database; each of the places has one of the active campaigns."""
    store = await Store.open(file)
    await pragma(store, "synchronous = OFF")  # only while it is made
    campaigns = Campaigns(store, Scheduler(store))
    patterns = [await _played(campaigns, seed, decisions) for seed, decisions in enumerate(PLAYED)]
    long = await _played(campaigns, len(PLAYED), 6)
    twin = await _twin(campaigns, long)
    new = await _played(campaigns, len(PLAYED) + 2, 0)
    await _draw_out(campaigns, long, size.actions)
    await store.close()
    return await asyncio.to_thread(_copied, file, size, places, (patterns, long, twin, new))


async def _played(campaigns: Campaigns, seed: int, decisions: int) -> int:
    """A campaign with so many decisions of the Legate."""
    plan = NewCampaign(GUILD, FIRST_CHANNEL - 1 - seed, SOMEONE, "romanitas", None, {}, f"Pattern {seed}")
    campaign = (await campaigns.create_from_table(plan, rules.start("romanitas", seed=f"load {seed}"))).id
    for _ in range(decisions):
        snapshot = await campaigns.snapshot(campaign)
        if snapshot.decision is None:
            break
        await _decide(campaigns, snapshot, legate)
    return campaign


async def _decide(campaigns: Campaigns, snapshot: CampaignSnapshot, agent: Agent) -> CampaignSnapshot:
    return await campaigns.answer(snapshot.campaign.id, SOMEONE, agent(snapshot.table))


async def _twin(campaigns: Campaigns, other: int) -> int:
    """A campaign at the position of another, as if it had been imported."""
    snapshot = await campaigns.snapshot(other)
    known = snapshot.campaign
    plan = NewCampaign(GUILD, FIRST_CHANNEL - 100, SOMEONE, known.game, known.scenario, {}, "Twin")
    return (await campaigns.create_from_table(plan, rules.load(snapshot.table.save()))).id


async def _draw_out(campaigns: Campaigns, campaign: int, actions: int) -> None:
    """Choose and take back until there are so many actions."""
    snapshot = await campaigns.snapshot(campaign)
    while snapshot.table.number < actions:
        snapshot = await _decide(campaigns, snapshot, legate)
        undone = await campaigns.undo(campaign, SOMEONE) if snapshot.can_undo else None
        snapshot = undone.after if undone else snapshot


def _copied(file: Path, size: Size, places: list[Place], made: tuple[list[int], int, int, int]) -> Stock:
    patterns, long, twin, new = made
    with sqlite3.connect(file, isolation_level=None) as db:
        db.execute("PRAGMA synchronous = OFF")
        db.execute("BEGIN")
        db.execute("UPDATE posts SET state = 'sent', message = id + 1000000, view = NULL")
        played = [_copy(db, pattern, place) for pattern, place in zip(_open(patterns), places, strict=False)]
        channels = (Place(GUILD + n % 100, FIRST_CHANNEL + n, SOMEONE + n % 900) for n in itertools.count())
        for _ in range(size.long - 1):
            _copy(db, long, next(channels))
        for pattern in itertools.islice(_open(patterns), size.active - len(places) - size.long):
            _copy(db, pattern, next(channels))
        for pattern in itertools.islice(itertools.cycle(patterns), size.stored - size.active):
            _put_away(db, _copy(db, pattern, next(channels)))
        db.execute("COMMIT")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    return Stock(played, long, twin, new)


def _open(patterns: list[int]) -> itertools.cycle[int]:
    """The patterns that can be played on, again and again."""
    return itertools.cycle(patterns[1:-1])


def _copy(db: sqlite3.Connection, pattern: int, place: Place) -> int:
    """A campaign like another, in a place of its own and played by someone else."""
    names = [name for _, name, *_ in db.execute("PRAGMA table_info(campaigns)")]
    row = dict(zip(names, db.execute("SELECT * FROM campaigns WHERE id = ?", (pattern,)).fetchone(), strict=True))
    del row["id"]
    row |= {"guild": place.guild, "channel": place.channel, "owner": place.user, "panel": None}
    marks = ", ".join("?" * len(row))
    made = db.execute(f"INSERT INTO campaigns ({', '.join(row)}) VALUES ({marks})", (*row.values(),)).lastrowid
    assert made is not None
    for table in _TABLES:
        columns = [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})") if name not in {"id", "campaign"}]
        if table == "events":
            columns.append("id")
        values = ", ".join(str(place.user) if name == "user" else name for name in columns)
        db.execute(
            f"INSERT INTO {table} (campaign, {', '.join(columns)}) SELECT {made}, {values} FROM {table}"
            " WHERE campaign = ?",
            (pattern,),
        )
    return made


def _put_away(db: sqlite3.Connection, campaign: int) -> None:
    """A campaign that no one has touched for long."""
    db.execute("UPDATE actions SET made = made - ? WHERE campaign = ?", (_YEAR, campaign))
