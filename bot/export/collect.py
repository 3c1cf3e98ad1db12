"""Collects an export from the store, the game's presenter, and Discord (players' names)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import ParamSpec

import discord

import rules
from bot.campaigns.options import option_titles
from bot.campaigns.readers import is_closed, public_of
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.discord_errors import is_transient
from bot.common.messages import say, spoken
from bot.export.action_log import log, public_actions
from bot.export.attachments import ExportFile
from bot.export.dice import Die, read_dice
from bot.export.documents import CampaignExport, Chapter, Player, encode_log, render_html, render_markdown
from bot.export.public_history import disclosed_secret, events_of_actions, turns_for
from bot.storage import RecordedAction, RecordedEvent, Store, TurnSnapshot
from bot.workers.rendering import RenderWorker
from render.core.picture import Picture
from render.presenter import Posting, Presenter, View, Voice, presenter
from rules.core.events import Event, TakenUp

P = ParamSpec("P")

SAVE, LOG = "save.json", "actions.json"
"""The names of the machine-readable files."""

_MAX_PAGE_BYTES = 9_000_000
_MARGIN = 4096
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Sources:
    """A campaign's data at one moment; the ``snapshot``'s table may have moved on since.

    ``shown`` is what everyone sees, ``save`` what they may load; None if something hidden prevents it.
    """

    snapshot: CampaignSnapshot
    shown: View
    save: str | None
    secret: str | None
    actions: Sequence[RecordedAction]
    told: Sequence[RecordedEvent]
    dice: Sequence[Die]
    snapshots: Sequence[TurnSnapshot]


class Exporter:
    """Makes one export at a time: it's a lot of work, and no one is in a hurry."""

    def __init__(self, client: discord.Client, campaigns: Campaigns, store: Store, renderer: RenderWorker) -> None:
        self._client = client
        self._campaigns = campaigns
        self._store = store
        self._renderer = renderer
        self._lock = asyncio.Lock()

    async def export(self, campaign: int, most: int) -> list[ExportFile]:
        """A campaign's files in the current language, with no page larger than ``limit`` bytes.

        Raises:
            UserError: its save can't be read.
        """
        async with self._lock:
            sources = await self._read(campaign)
            export = await self._collect(sources)
            return await asyncio.to_thread(_write_files, sources, export, most)

    async def _read(self, campaign: int) -> Sources:
        history = self._store.history
        async with self._campaigns.locked(campaign) as snapshot:
            actions = await history.actions(campaign)
            return Sources(
                snapshot,
                snapshot.table.public(),
                snapshot.table.open_save(),
                disclosed_secret(snapshot),
                actions if is_closed(snapshot) else public_actions(actions, snapshot.table),
                await history.events(campaign),
                read_dice(await history.dice(campaign), public_of(snapshot)),
                await history.snapshots(campaign),
            )

    async def _collect(self, sources: Sources) -> CampaignExport:
        snapshot, shown = sources.snapshot, sources.shown
        campaign, info = snapshot.campaign, snapshot.info
        ends = await asyncio.to_thread(_ends_of_turns, sources)
        drawn = presenter(campaign.game)
        turns = turns_for(campaign.game, sources.told, public_of(snapshot))
        all_events = [event for events in turns.values() for event in events]
        chapters = [await self._chapter(drawn, sources, ends.get(turn), events) for turn, events in turns.items()]
        figures = await self._posting(drawn.statistics, all_events, shown, campaign.title, spoken())
        return CampaignExport(
            game=campaign.game,
            locale=spoken(),
            title=campaign.title,
            game_title=info.title,
            scenario=info.scenarios[campaign.scenario].title,
            options=tuple(option_titles(info, shown["options"])),
            origin=_origin(all_events),
            begun=datetime.fromtimestamp(sources.actions[0].made, UTC),
            exported=datetime.now(UTC),
            result=_result(shown),
            players=tuple([await self._player(user, snapshot) for user in _people(sources)]),
            commitment=campaign.commitment,
            secret=sources.secret,
            cover=tuple(await self._pictures(drawn.title, shown, campaign.title, spoken())),
            statistics=figures.text,
            sheets=figures.pictures,
            chapters=tuple(chapters),
        )

    async def _chapter(self, drawn: Presenter, sources: Sources, end: View | None, events: Sequence[Event]) -> Chapter:
        voice, turn = Voice(spoken(), sources.snapshot.campaign.agreement.length), events[0].turn
        story, told = await self._renderer.draw(_told, drawn, events, voice)
        pictures: list[Picture] = []
        if end is not None:
            for post in drawn.posts(events):
                if post.kind in ("summary", "end"):
                    pictures += (await self._posting(drawn.compose, post, events, end, voice)).pictures
            if not pictures:
                pictures = await self._pictures(drawn.map, end, None, voice.locale)
        dice = tuple(die for die in sources.dice if die.turn == turn)
        return Chapter(turn, story, tuple(told), tuple(pictures), dice)

    async def _posting(self, compose: Callable[P, Posting], *args: P.args, **kwargs: P.kwargs) -> Posting:
        """What a presenter composes; an export is readable without it."""
        try:
            return await self._renderer.draw(compose, *args, **kwargs)
        except Exception:
            _log.exception("Failed to compose a page of an export.")
            return Posting("")

    async def _pictures(self, draw: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> list[Picture]:
        """What a presenter draws; an export is readable without it."""
        try:
            return [await self._renderer.draw(draw, *args, **kwargs)]
        except Exception:
            _log.exception("Failed to draw a picture of an export.")
            return []

    async def _player(self, user: int, snapshot: CampaignSnapshot) -> Player:
        seats = [seat.title for seat in snapshot.info.seats.values() if snapshot.seats.get(seat.id) == user]
        known = self._client.get_user(user)
        try:
            found = known or await self._client.fetch_user(user)
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            return Player(user, say("record-unknown-player", user=str(user)), tuple(seats))
        return Player(user, found.display_name, tuple(seats))


def _told(drawn: Presenter, events: Sequence[Event], voice: Voice) -> tuple[str, list[str]]:
    return drawn.chapter(events, voice), drawn.tell(events, voice)


def _ends_of_turns(sources: Sources) -> dict[int, View]:
    """The public view at the end of each turn, which is what the next one begins with."""
    ends: dict[int, View] = {}
    for snapshot in sources.snapshots:
        try:
            ends[snapshot.turn - 1] = rules.load(snapshot.save).public()
        except rules.RulesError as error:
            _log.info("Failed to show the end of turn %s under the current rules: %s", snapshot.turn - 1, error)
    ends[sources.shown["state"]["turn"]] = sources.shown
    return ends


def _origin(events: Sequence[Event]) -> str:
    return next((say("record-origin", turn=event.turn) for event in events if isinstance(event, TakenUp)), "")


def _result(shown: View) -> str:
    result = shown["result"]
    if result is None:
        return ""
    level = str(result["level"])
    return say("record-result", level=level[:1].upper() + level[1:], text=str(result["text"]))


def _people(sources: Sources) -> list[int]:
    """Everyone who takes or took part in a campaign, current members first."""
    done = [each.action.user for each in sources.actions if each.action.user]
    return list(dict.fromkeys([*sources.snapshot.members, *done]))


def _write_files(sources: Sources, export: CampaignExport, most: int) -> list[ExportFile]:
    """The files, human-readable ones first."""
    page = render_html(export, min(most, _MAX_PAGE_BYTES) - _MARGIN)
    name = export.title
    files = [ExportFile.titled(name, "html", page), ExportFile.titled(name, "md", render_markdown(export))]
    if sources.save is not None:
        files.append(ExportFile(SAVE, sources.save.encode()))
    told = events_of_actions(sources.snapshot.campaign.game, sources.told, public_of(sources.snapshot))
    record = log(sources.snapshot.campaign, sources.shown, export, sources.actions, told, sources.dice)
    return [*files, ExportFile(LOG, encode_log(record))]
