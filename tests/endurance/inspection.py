"""What must hold for a database and its channel at the end of every trial."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

import rules
from bot.campaigns.post_events import scene_so_far
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import speaking
from bot.components.layouts import fingerprint
from bot.delivery.composition import told_on_panel
from bot.sandbox import Sandbox, readable
from bot.sandbox.attachments import walk
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, Store
from bot.storage.transactions import unpacked
from bot.views.panel import panel
from bot.workers.suggestions import SuggestionWorker
from render.presenter import Posting, presenter

Json = dict[str, Any]

_TRIES_FOR_ODDS = 20
"""How often the bot's odds are waited for: it may have had more time for them."""


def rows(file: Path, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a database holds."""
    db = sqlite3.connect(file)
    try:
        return db.execute(sql, values).fetchall()
    finally:
        db.close()


def faults_of_database(file: Path) -> Iterator[str]:
    """What is wrong in a database taken by itself: its structure, its log, and what the log leads to."""
    (verdict,) = rows(file, "PRAGMA integrity_check")[0]
    if verdict != "ok":
        yield f"integrity: {verdict}"
    for orphan in rows(file, "PRAGMA foreign_key_check"):
        yield f"foreign key: {orphan}"
    for campaign, number in rows(file, "SELECT id, number FROM campaigns"):
        yield from _faults_of_log(file, campaign, number)


def _faults_of_log(file: Path, campaign: int, number: int) -> Iterator[str]:
    numbers = [n for (n,) in rows(file, "SELECT number FROM actions WHERE campaign = ? ORDER BY number", campaign)]
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))) or numbers[-1] != number:
        yield f"campaign {campaign}: its actions are {numbers}, its number is {number}"
    ((blob,),) = rows(file, "SELECT save FROM saves WHERE campaign = ?", campaign)
    kept = rules.load(unpacked(blob))
    if kept.number != number:
        yield f"campaign {campaign}: its save is of number {kept.number}, not {number}"
    try:
        again = replayed(file, campaign, kept).save()
    except rules.RulesError as error:
        again = str(error)
    if again != kept.save():
        yield f"campaign {campaign}: its log leads elsewhere than to its save"


def replayed(file: Path, campaign: int, kept: rules.Table) -> rules.Table:
    """The table to which a campaign's log leads."""
    table = rules.start(kept.game, kept.scenario, kept.options, seed=kept.give_up())
    log = "SELECT kind, seat, answer FROM actions WHERE campaign = ? ORDER BY number"
    for kind, seat, answer in rows(file, log, campaign):
        if kind == "answer":
            read = msgspec.json.decode(answer)
            table.arrange(read, seat=seat) if isinstance(read, dict) else table.choose(*read, seat=seat)
        elif kind == "undo":
            table.undo()
    return table


def faults_of_posts(file: Path, box: Sandbox, apart: Collection[int] = ()) -> Iterator[str]:
    """What is missing in the channels, or there twice, in the wrong order or without a record.

    The messages ``apart`` count for nothing: they are no posts of this database, and no one need know of them.
    """
    for campaign, thread in rows(file, "SELECT id, channel FROM campaigns"):
        messages = {int(each["id"]): each for each in box.messages(str(thread)) if not each["flags"] & 64}
        messages = {message: each for message, each in messages.items() if message not in apart}
        posts = rows(
            file,
            "SELECT id, key, state, message, joined FROM posts WHERE campaign = ? AND kind <> 'panel' ORDER BY id",
            campaign,
        )
        told = {message for *_, state, message, joined in posts if state == "sent" and joined is None}
        marks = Counter(mark for each in messages.values() for mark in marks_of(each))
        for post, key, state, message, joined in posts:
            if state == "sent" and joined is not None:  # short: the next post tells it, or will
                if message not in (told if joined else {None}):
                    yield f"campaign {campaign}: {key} is told by message {message}, which isn't a post"
                continue
            count = marks[fingerprint(campaign, key.removesuffix(f"~{post}"), post)]
            if state == "sent" and (count != 1 or message not in messages):
                yield f"campaign {campaign}: {key} stands {count} times in its thread"
            if state not in ("sent", "undone") or count > 1:
                yield f"campaign {campaign}: {key} is {state} and stands {count} times in its thread"
        sent = [message for *_, state, message, joined in posts if state == "sent" and joined is None]
        if sent != sorted(sent):
            yield f"campaign {campaign}: its posts stand in the wrong order"
    for campaign, each in strangers(file, box):
        if int(each["id"]) not in apart:
            yield f"campaign {campaign}: no one knows of message {each['id']}: {readable(each)[:80]!r}"


def strangers(file: Path, box: Sandbox) -> Iterator[tuple[int, Json]]:
    """The messages in campaigns' threads that are neither a post nor the panel of which the database knows."""
    for campaign, thread, shown in rows(file, "SELECT id, channel, panel FROM campaigns"):
        posts = rows(file, "SELECT id, key FROM posts WHERE campaign = ? AND kind <> 'panel'", campaign)
        known = {fingerprint(campaign, key.removesuffix(f"~{post}"), post) for post, key in posts}
        for each in box.messages(str(thread)):
            if not each["flags"] & 64 and int(each["id"]) != shown and not known & {*marks_of(each)}:
                yield campaign, each


def marks_of(message: Json) -> list[int]:
    """The fingerprints in a message."""
    return [part["id"] for part in message["components"] if part["type"] == 17]


async def faults_of_panels(file: Path, box: Sandbox) -> list[str]:
    """The campaigns whose panel is not there or does not show how they stand."""
    store, suggestions = await Store.open(file), SuggestionWorker()
    found = []
    try:
        campaigns = Campaigns(store, Scheduler(store), suggestions=suggestions)
        for (campaign,) in rows(file, "SELECT id FROM campaigns"):
            known = await store.campaigns.get(campaign)
            assert known is not None
            fault = await _fault_of_panel(known, campaigns, store, box)
            found += [f"campaign {campaign}: {fault}"] if fault else []
    finally:
        suggestions.close()
        await store.close()
    return found


async def _fault_of_panel(campaign: Campaign, campaigns: Campaigns, store: Store, box: Sandbox) -> str:
    if campaign.former not in (None, campaign.panel):
        return f"its former panel {campaign.former} has not been taken away"
    shown = [each for each in box.messages(str(campaign.channel)) if each["id"] == str(campaign.panel)]
    if not shown:
        return "its panel is not there"
    fault = ""
    for _ in range(_TRIES_FOR_ODDS):
        fault = await _differs(campaign, campaigns, store, shown[0])
        if not fault:
            break
    return fault


async def _differs(campaign: Campaign, campaigns: Campaigns, store: Store, shown: Json) -> str:
    """How a panel differs from what it should show, with odds as far as they're known by now."""
    try:
        await campaigns.tables.finish_odds(campaign.id)
        snapshots = [await campaigns.snapshot_with_suggestions(campaign.id)]
    except UserError as error:
        return str(error)
    bare = {number: msgspec.structs.replace(each, forecasts=()) for number, each in snapshots[0].counsels.items()}
    snapshots += [replace(snapshots[0], counsels=known) for known in (bare, {})]  # when they took too long
    wanted = [await _panel_of(snapshot, store) for snapshot in snapshots]
    texts, controls = _read(shown["components"])
    found = [_without_mention(text) for text in texts], controls
    return "" if found in wanted else f"its panel shows something else: {found} instead of {wanted[0]}"


async def _panel_of(snapshot: CampaignSnapshot, store: Store) -> tuple[list[str], list[str]]:
    """What a panel should show, with the news that wait for the next post below its heading."""
    campaign = snapshot.campaign
    with speaking(campaign.locale):
        draw, view, scene = presenter(campaign.game).panel, snapshot.public_view(), await scene_so_far(store, snapshot)
        face = await asyncio.to_thread(draw, view, campaign.locale, scene)
        told = await told_on_panel(store, snapshot, view, face.text)
        layout = panel(snapshot, Posting(told, face.pictures, letters=face.letters)).layout
        return _read(layout.to_components())  # type: ignore[no-untyped-call]


def _without_mention(text: str) -> str:
    """A panel's text without the line that tells someone that it's their turn."""
    first, _, rest = text.partition("\n")
    return rest if first.startswith("🔔") else text


def _read(components: list[Json]) -> tuple[list[str], list[str]]:
    """The texts and the controls of a message."""
    parts = list(walk(components))
    return [part["content"] for part in parts if "content" in part], [
        part["custom_id"] for part in parts if "custom_id" in part
    ]


async def faults(file: Path, box: Sandbox, apart: Collection[int] = ()) -> list[str]:
    """Everything that is wrong. The messages ``apart`` count for nothing."""
    return [*faults_of_database(file), *faults_of_posts(file, box, apart), *await faults_of_panels(file, box)]


def is_quiet(file: Path) -> bool:
    """Whether nothing is left to be posted, drawn or taken away."""
    ((waiting,),) = rows(
        file,
        "SELECT (SELECT count(*) FROM posts WHERE state = 'queued') + (SELECT count(*) FROM timers"
        " WHERE kind = 'delivery') + (SELECT count(*) FROM campaigns WHERE former IS NOT NULL)",
    )
    return not waiting
