"""Plays campaigns with the Legate in every seat, and exports them with the bot's own exporter, without a channel."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import discord
import msgspec

import rules
from bot.campaigns.changes import change_of
from bot.campaigns.creation import NewCampaign, write_campaign
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import speaking
from bot.export.collect import Export, Exporter
from bot.storage import Action, Campaign, CampaignSettings, Store
from bot.workers.backpressure import Backpressure
from bot.workers.rendering import RenderWorker
from render.core.posts import Length
from rules.core.agents import default_agent, give, seen_from
from rules.core.events import Event
from rules.core.game import OptionValue
from rules.core.registry import companions

PEOPLE = ("Theodora", "Belisarius", "Narses", "Procopius", "Justinian")
UNLIMITED = 1 << 40
SEEDS = {"romanitas": "book 1"}
"""Seeds of samples whose first turn has fights on land and at sea; the others' is ``sample 1``."""


class Played(msgspec.Struct, frozen=True):
    """What to play: a game, the seed of its dice, how many turns (0: all), and how it's told."""

    game: str
    seed: str
    turns: int = 0
    title: str = "Sample of play"
    scenario: str | None = None
    locale: str = "en"
    length: Length = "normal"
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)


@dataclass(frozen=True)
class Stored:
    """A campaign that was played, with its exporter and all its events."""

    campaign: Campaign
    table: rules.Table
    exporter: Exporter
    events: Sequence[Event]

    async def export(self, most: int = UNLIMITED) -> Export:
        """Its files."""
        return await self.exporter.export(self.campaign.id, 1, most, _no_progress)


async def _no_progress(_done: int, _total: int) -> None:
    """No one waits."""


@asynccontextmanager
async def played(plan: Played) -> AsyncIterator[Stored]:
    """A campaign in a store of its own, until the block ends."""
    table = rules.start(plan.game, plan.scenario, options=plan.options, seed=plan.seed)
    renderer = RenderWorker(Backpressure())
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "samples.db")
        try:
            new = NewCampaign(1, 1, 1, table.game, table.scenario, table.options, plan.title, plan.locale)
            with speaking(plan.locale):
                campaign = await write_campaign(store, new, table, None)
            first = table.state.turn
            events = list(table.events)
            while table.decisions and not (plan.turns and table.state.turn >= first + plan.turns):
                await _answer(store, campaign, table)
                events += table.events
            campaign = msgspec.structs.replace(
                campaign, status="over" if table.result else "open", agreement=CampaignSettings(length=plan.length)
            )
            seats = {seat: number for number, seat in enumerate(table.seats, 1)}
            snapshot = CampaignSnapshot(campaign, table, seats)
            client, campaigns = cast(discord.Client, _People()), cast(Campaigns, _One(snapshot))
            yield Stored(campaign, table, Exporter(client, campaigns, store, renderer), events)
        finally:
            renderer.close()
            await store.close()


async def _answer(store: Store, campaign: Campaign, table: rules.Table) -> None:
    """Commit the Legate's answer to the first decision, as the bot does."""
    table.events.clear()
    turn, seat = table.state.turn, next(iter(table.decisions))
    agent = companions(table.game).legate or default_agent
    give(table, agent(seen_from(table, seat)), seat)
    action = Action(table.number, "answer", seat, 1 + table.seats.index(seat), "", "{}")
    change = change_of(campaign, table, action, table.events)
    if table.state.turn != turn:
        change = msgspec.structs.replace(change, snapshot=table.state.turn)
    await store.actions.commit(change)


class _Person(msgspec.Struct):
    display_name: str


class _People:
    """Knows the players by number, as the client knows Discord's users."""

    def get_user(self, user: int) -> _Person:
        return _Person(PEOPLE[user - 1])


class _One:
    """Has one campaign, as the bot's service has all."""

    def __init__(self, snapshot: CampaignSnapshot) -> None:
        self._snapshot = snapshot

    @asynccontextmanager
    async def locked(self, _campaign: int) -> AsyncIterator[CampaignSnapshot]:
        yield self._snapshot


def seed_of(game: str) -> str:
    """The seed of a game's sample."""
    return SEEDS.get(game, "sample 1")


def games() -> Sequence[str]:
    """All games."""
    return [*rules.games()]
