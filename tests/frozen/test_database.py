"""Today's bot opens a database and channels from before the redesign, and play goes on."""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import tests.toy
from bot.client import CursusBot
from bot.common.messages import say
from bot.ops.maintenance import check
from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.storage import Store
from rules.core.agents import default_agent
from rules.core.registry import only_games
from tests.bot.conftest import point, running
from tests.bot.playing import RED, make_bot
from tests.frozen.posted import register
from tests.frozen.saves import DATA, asked, fingerprint
from tests.frozen.test_saves import CORRECTED

Json = dict[str, Any]

POSTED: Json = json.loads((DATA / "posted.json").read_text(encoding="utf-8"))
CAMPAIGNS: list[Json] = POSTED["campaigns"]
OPEN = [each for each in CAMPAIGNS if each["status"] == "open"]
MENU = 3
_DOES_NOT_CHOOSE = {"why", "odds", "advice", "orders", "plan", "analysis", "open", "change", "undo"}


@pytest.fixture(autouse=True)
def _games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(tests.toy, "ORDERS", None, raising=False)
    with only_games({}):
        register()
        yield


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """The database, and beside it what stood in the channels."""
    await asyncio.to_thread(unpack, tmp_path)
    return tmp_path / "bot.db"


def unpack(folder: Path) -> None:
    for name in ("bot", "channel"):
        db = sqlite3.connect(folder / f"{name}.db")
        db.executescript(lzma.decompress((DATA / f"{name}.sql.xz").read_bytes()).decode())
        db.close()


@pytest.fixture
async def channel(database: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    async with Sandbox(
        SandboxSettings(rates=UNLIMITED, answer_window=60.0, state=database.with_name("channel.db"))
    ) as box:
        point(box, monkeypatch)
        yield box


@pytest.fixture
async def bot(channel: Sandbox, database: Path) -> AsyncIterator[CursusBot]:
    made = await make_bot(database)
    made.ai_turns.pause = 100_000.0
    try:
        async with running(made):
            yield made
    finally:
        await made.store.close()


async def test_every_campaign_can_be_told_as_a_book(bot: CursusBot) -> None:
    bot.exporter.drawing_time = 0.0  # the pictures have tests of their own
    books = [(await bot.exporter.export(each["id"], 1, 10_000_000, _ignored)).book for each in CAMPAIGNS]
    assert [book.title for book in books if book.missing] == []
    assert {"toy", "romanitas"} <= {book.game for book in books if any(chapter.pages for chapter in book.chapters)}


async def _ignored(_done: int, _total: int) -> None:
    """No one watches."""


async def test_every_campaign_stands_where_it_stood(database: Path) -> None:
    bot = await make_bot(database)
    try:
        assert [each.title for each in await bot.store.campaigns.all()] == [each["title"] for each in CAMPAIGNS]
        for known in CAMPAIGNS:
            snapshot = await bot.campaigns.snapshot(known["id"])
            table, campaign = snapshot.table, snapshot.campaign
            assert (campaign.title, campaign.status) == (known["title"], known["status"])
            is_corrected = campaign.game in CORRECTED  # it resumes from its last checkpoint and says so
            assert (table.number, table.commitment) == (known["number"] + is_corrected, known["commitment"])
            assert (str(campaign.channel), str(campaign.panel)) == (known["thread"], known["panel"])
            if not is_corrected:
                assert asked(table) == known["asked"]
                assert fingerprint(table.state.model_dump(), known["known"]) == known["state"]
    finally:
        await bot.store.close()


async def test_the_records_are_sound(database: Path) -> None:
    said: list[str] = []
    store = await Store.open(database)
    await store.close()
    assert await check(database, said.append), "\n".join(said)


def is_refused(text: str) -> bool:
    """Whether that is how a button is refused which isn't understood, or is of another decision."""
    sentences = [say(key) for key in ("unknown-button", "option-gone", "unknown-campaign", "stale-elsewhere")]
    return any(sentence in text for sentence in [*sentences, say("stale", panel="").strip()])


def named(campaign: Json) -> str:
    """Who has to act; the founder if it's the Legate."""
    (first, *_) = campaign["awaited"]
    return RED if first == "Cursus Publicus" else str(first)


async def test_posted_panels_are_answered_and_campaigns_go_on(channel: Sandbox, bot: CursusBot) -> None:
    for campaign in OPEN:
        await check_panel(channel, bot, campaign)
        await check_going_on(bot, campaign["id"])


async def check_panel(channel: Sandbox, bot: CursusBot, campaign: Json) -> None:
    """Every button is understood; what doesn't choose is tried first, then one that does."""
    who = named(campaign)
    tried = 0
    for control in sorted(campaign["controls"], key=lambda each: each["verb"] not in _DOES_NOT_CHOOSE):
        if control["disabled"] or control["verb"] == "undo":
            continue
        if control["type"] == MENU:
            values = control["values"][: max(control["least"], 1)]
            outcome = await channel.select(who, campaign["panel"], control["custom_id"], values)
        else:
            outcome = await channel.click(who, campaign["panel"], control["custom_id"])
        if outcome.error and (await has_moved(bot, campaign) or is_redrawn(channel, campaign, control)):
            return
        assert not outcome.error, (campaign["title"], control, outcome.error)
        assert outcome.text or outcome.modal is not None or outcome.type is not None
        assert not is_refused(outcome.text), (campaign["title"], control, outcome.text)
        tried += 1
        if (await bot.campaigns.snapshot(campaign["id"])).table.number != campaign["number"]:
            break
    assert tried, campaign["title"]


async def has_moved(bot: CursusBot, campaign: Json) -> bool:
    """Whether the panel has been posted again, below what its thread said meanwhile."""
    known = await bot.store.campaigns.get(campaign["id"])
    return known is not None and str(known.panel) != campaign["panel"]


def is_redrawn(channel: Sandbox, campaign: Json, control: Json) -> bool:
    """Whether the panel has been edited to say how much time was added, and has other controls now."""
    (panel,) = (each for each in channel.messages(campaign["thread"]) if each["id"] == campaign["panel"])
    return "⏱️" in str(panel["components"]) and control["custom_id"] not in str(panel["components"])


async def check_going_on(bot: CursusBot, campaign: int) -> None:
    """The players who have to act make three more decisions."""
    first = (await bot.campaigns.snapshot(campaign)).table.number
    for _ in range(3):
        snapshot = await bot.campaigns.snapshot(campaign)
        if snapshot.decision is None:
            return
        for user in snapshot.waiting_for:
            after = await bot.campaigns.answer(campaign, user, default_agent(snapshot.table), snapshot.table.number)
            if after.table.number > snapshot.table.number:
                break
    assert (await bot.campaigns.snapshot(campaign)).table.number == first + 3


async def test_what_was_told_can_be_read(channel: Sandbox, bot: CursusBot) -> None:
    for campaign in CAMPAIGNS:
        for command in ("status", "log", "battle", "chronicle"):
            if campaign["status"] == "archived":
                continue
            outcome = await (await channel.slash(RED, campaign["thread"], command)).settled()
            assert not outcome.error, (campaign["title"], command, outcome.error)
            assert outcome.ephemeral, (campaign["title"], command)


async def test_what_a_player_had_begun_is_still_there(channel: Sandbox, bot: CursusBot) -> None:
    by_title = {each["title"]: each for each in CAMPAIGNS}
    opened = await channel.slash(RED, by_title["The Rise"]["thread"], "orders")
    assert opened.modal is not None, opened.text
    (typed,) = (each["component"] for each in opened.modal["components"] if "component" in each)
    assert typed["value"] == "attack Bibracte from Cremona; end"
    again = await channel.click(
        RED,
        by_title["Open"]["panel"],
        next(each["custom_id"] for each in by_title["Open"]["controls"] if each["verb"] == "change"),
    )
    assert "- Right: man-3, man-1" in again.text
