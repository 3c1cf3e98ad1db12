"""The bot as Discord sees it: it comes with its store, and leaves nothing behind that is not in there."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sqlite3
import time
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands, ui

from bot.campaigns.ai_player import AIPlayer
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.deadlines import Deadlines
from bot.campaigns.service import Campaigns
from bot.commands import Tree, add_commands
from bot.commands.translations import Translations
from bot.common.errors import UserError
from bot.common.messages import say, set_command_ids
from bot.components.controls import Control, Interaction
from bot.components.custom_ids import TEMPLATE, ControlId
from bot.delivery.outbox import Outbox
from bot.delivery.reconcile import Reconciler
from bot.delivery.recovery import ChannelRecovery
from bot.delivery.threads import ThreadCreator
from bot.export.collect import Exporter
from bot.interactions.component_router import ComponentRouter
from bot.interactions.rate_limits import Bounds, RateLimits
from bot.interactions.responses import handling
from bot.interactions.rulebook_browser import RulebookBrowser
from bot.interactions.written_orders import WrittenOrders
from bot.rulebook.custom_ids import TEMPLATE as REFERENCES
from bot.rulebook.custom_ids import Reference
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.telemetry.error_reporter import ErrorReporter
from bot.telemetry.metrics import GATEWAY, tracing
from bot.workers.analysis import AnalysisWorker
from bot.workers.backpressure import Backpressure
from bot.workers.rendering import RenderWorker

HEARTBEAT = "heartbeat"
"""Kind of the timer, and key of the note, that says when the bot was last known to be well."""

HEARTBEAT_SECONDS = 30.0

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""Servers and their threads; and messages, without their text, to notice when a panel is deleted."""

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu

_SYNCED = "commands"
_log = logging.getLogger(__name__)


class CursusBot(discord.AutoShardedClient):
    """A client with the campaigns of one store. Close the store after it."""

    def __init__(self, store: Store, *, bounds: Bounds | None = None, **options: Any) -> None:
        self.backpressure = Backpressure()
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
            max_messages=None,
            **{"http_trace": tracing(self.backpressure.acknowledged), **options},
        )
        self.store = store
        self.began = time.time()
        self.reporter = ErrorReporter(self, store)
        self.rate_limits = RateLimits(bounds or Bounds())
        self.scheduler = Scheduler(store)
        self.renderer = RenderWorker(self.backpressure)
        self.ai_turns = AITurns(self)
        self.campaigns = Campaigns(store, self.scheduler, self.ai_turns)
        self.thread_creator = ThreadCreator(self, store)
        self.channel_recovery = ChannelRecovery(self, store, self.scheduler, self.thread_creator)
        self.reconciler = Reconciler(self, store, self.campaigns, self.scheduler, self.thread_creator)
        self.outbox = Outbox(self, store, self.campaigns, self.renderer, self.channel_recovery, self.scheduler)
        self.analysis_worker = AnalysisWorker()
        self.written_orders = WrittenOrders(self.campaigns, store, self.analysis_worker, self.renderer)
        self.component_router = ComponentRouter(
            self.campaigns,
            self.outbox,
            store,
            self.analysis_worker,
            self.renderer,
            self.rate_limits,
            self.written_orders,
        )
        self.ai_player = AIPlayer(self.campaigns, self.ai_turns, self.analysis_worker, store, self.scheduler)
        self.deadlines = Deadlines(self.campaigns, store, self.scheduler)
        self.rulebook_browser = RulebookBrowser(self.rate_limits)
        self.exporter = Exporter(self, self.campaigns, store, self.renderer)
        self.tree = Tree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """After the login and before the first event: buttons, commands, and whatever was left to be posted."""
        self.reporter.start()
        self.add_dynamic_items(Control, Reference)
        await self._sync_commands()
        await self.store.posts.reschedule()
        await self.ai_player.resume()
        await self.rulebook_browser.open_books()
        self.scheduler.handle(HEARTBEAT, self._beat)
        await self.store.timers.set(HEARTBEAT, 0, time.time())
        self.scheduler.start()
        await self.reconciler.start()

    async def close(self) -> None:
        """Leave Discord. What is not posted yet will be after the next start."""
        await self.reconciler.stop()
        await self.scheduler.stop()
        await self.reporter.stop()
        await super().close()
        self.renderer.close()
        self.analysis_worker.close()

    async def on_ready(self) -> None:
        """Say so, and record that all is well."""
        _log.info("Ready as %s in %s servers.", self.user, len(self.guilds))
        await self.scheduler.set(HEARTBEAT, 0, time.time())

    async def on_shard_ready(self, shard: int) -> None:
        """A shard has a new session."""
        GATEWAY.labels("identified").inc()
        _log.info("Shard %s is ready.", shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard has taken up its session again; nothing was missed."""
        GATEWAY.labels("resumed").inc()
        _log.info("Shard %s has resumed.", shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard has lost its connection; it comes back by itself."""
        GATEWAY.labels("dropped").inc()
        _log.info("Shard %s has lost its connection.", shard)

    async def on_raw_message_delete(self, gone: discord.RawMessageDeleteEvent) -> None:
        """Someone may have deleted a panel."""
        await self.channel_recovery.message_deleted(gone.message_id)

    async def on_raw_bulk_message_delete(self, gone: discord.RawBulkMessageDeleteEvent) -> None:
        """Someone may have deleted panels among many messages."""
        for message in gone.message_ids:
            await self.channel_recovery.message_deleted(message)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Someone may have deleted a campaign's thread."""
        await self.channel_recovery.thread_maybe_deleted(gone.thread_id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Take forms to the router, and answer the presses that no control of ours will: buttons from another time.

        A form is known by its custom id, like a button: one that was opened before a restart can still be sent.
        """
        if not interaction.response.is_done():
            self.backpressure.received(interaction.id)
        data: Mapping[str, Any] = interaction.data or {}
        is_form = interaction.type is discord.InteractionType.modal_submit
        form = re.fullmatch(TEMPLATE, str(data.get("custom_id", ""))) if is_form else None
        if form is not None:
            await self.component_router.submitted(interaction, ControlId.read(form), _filled_in(data))
            return
        component = interaction.type is discord.InteractionType.component
        if (component and not _is_ours(interaction)) or interaction.type is discord.InteractionType.modal_submit:
            if self.rate_limits.is_repeated(interaction.id):
                return
            async with handling(interaction):
                self.rate_limits.press(interaction.user.id, interaction.channel_id or 0, "")
                raise UserError("unknown-button")

    async def _beat(self, _: int) -> float:
        """Note the time if the gateway is open; put the controls' templates back, should a view have taken them."""
        self.add_dynamic_items(Control, Reference)
        if self.is_ready() and not any(shard.is_closed() for shard in self.shards.values()):
            await self._record_heartbeat()
        return time.time() + HEARTBEAT_SECONDS

    async def _record_heartbeat(self) -> None:
        """Note the time; as nothing is written as often, this is where a full disk shows, and that there is room again.

        Raises:
            sqlite3.Error: it could not be written. The owner has been told.
        """
        try:
            await self.store.notes.set(HEARTBEAT, str(time.time()))
        except sqlite3.Error as error:
            await self.reporter.report_problem("database", say("trouble-database", reason=str(error)))
            raise
        await self.reporter.report_recovery("database", say("trouble-database-over"))

    async def _as_registered(self, command: AnyCommand) -> dict[str, Any]:
        translator = self.tree.translator
        assert translator is not None
        return await command.get_translated_payload(self.tree, translator)

    async def _sync_commands(self) -> None:
        """Register the commands where they differ from what was registered last."""
        await self.tree.set_translator(Translations())
        payload = [await self._as_registered(command) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        registered = {command.name: command.id for command in await self.tree.fetch_commands()}
        if await self.store.notes.get(_SYNCED) != digest or registered.keys() != {
            command["name"] for command in payload
        }:
            registered = {command.name: command.id for command in await self.tree.sync()}
            await self.store.notes.set(_SYNCED, digest)
            _log.info("Registered %s commands.", len(payload))
        calls = [each.qualified_name for each in self.tree.walk_commands() if isinstance(each, app_commands.Command)]
        set_command_ids({call: registered[call.partition(" ")[0]] for call in calls})


def _is_ours(interaction: Interaction) -> bool:
    """Whether one of our controls answers a press: its custom id is ours, and the message has such a control."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.message is None or not any(re.fullmatch(each, custom_id) for each in (TEMPLATE, REFERENCES)):
        return False
    view = ui.LayoutView if interaction.message.flags.components_v2 else ui.View
    return any(
        getattr(part, "custom_id", None) == custom_id and part.type.value == data.get("component_type")
        for part in view.from_message(interaction.message, timeout=None).walk_children()
    )


def _filled_in(data: Mapping[str, Any]) -> dict[str, str]:
    """What was written into the fields of a form, by their custom ids."""
    parts = [part for row in data.get("components", ()) for part in (row.get("component"), *row.get("components", ()))]
    return {str(part["custom_id"]): str(part.get("value") or "") for part in parts if part and "custom_id" in part}
