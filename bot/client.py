"""The Discord client: all of its state is in its store."""

from __future__ import annotations

import asyncio
import contextlib
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
from bot.campaigns.filed_orders import FiledOrdersRunner
from bot.campaigns.numbering import CampaignNames
from bot.campaigns.outages import Outages
from bot.campaigns.service import Campaigns
from bot.campaigns.turn_mentions import TurnMentions
from bot.commands import Tree, add_commands
from bot.commands.translations import Translations
from bot.common.errors import UserError
from bot.common.messages import digest_of_texts, say, set_command_ids
from bot.components.controls import Control, Interaction
from bot.components.custom_ids import TEMPLATE, ControlId
from bot.delivery.global_rate_limit import GlobalRateLimit
from bot.delivery.outbox import Outbox
from bot.delivery.panel_edits import PanelEdits
from bot.delivery.panel_position import PanelPosition
from bot.delivery.reachability import Reachability
from bot.delivery.reconcile import Reconciler
from bot.delivery.recovery import ChannelRecovery
from bot.delivery.shown_pictures import MapsShown
from bot.delivery.threads import ThreadCreator
from bot.export.collect import Exporter
from bot.interactions.component_router import ComponentRouter
from bot.interactions.dialogues import DialogueRegistry
from bot.interactions.filed_orders import Filing
from bot.interactions.in_flight import InFlight
from bot.interactions.rate_limits import Bounds, RateLimits
from bot.interactions.responses import handling
from bot.interactions.rulebook_browser import RulebookBrowser
from bot.interactions.shut_out import ShutOut
from bot.interactions.written_orders import WrittenOrders
from bot.ops.admin import remember_hosts
from bot.ops.alarms import Alarms
from bot.rulebook.custom_ids import TEMPLATE as REFERENCES
from bot.rulebook.custom_ids import Reference
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store
from bot.telemetry.error_reporter import ErrorReporter, hosts
from bot.telemetry.metrics import GATEWAY, tracing
from bot.workers.analysis import AnalysisWorker
from bot.workers.analysis_process import AnalysisProcess
from bot.workers.backpressure import Backpressure
from bot.workers.drawing_process import FILM_PATIENCE, Drawing, DrawingProcess
from bot.workers.rendering import RenderWorker
from bot.workers.suggestions import SuggestionWorker

HEARTBEAT = "heartbeat"
"""Kind of the timer, and key of the note, for the heartbeat."""

HEARTBEAT_SECONDS = 30.0

DRAIN_SECONDS = 5.0
"""How long a stop waits for the interactions that are being handled."""

INTENTS = discord.Intents(guilds=True, guild_messages=True)
"""Servers and their threads, and messages without content, to notice deleted panels and talk below them."""


REGISTERED = "commands"
"""The note with the digest of the registered commands."""

_log = logging.getLogger(__name__)


class CursusBot(discord.AutoShardedClient):
    """A client for the campaigns of one store. Close the store after it.

    ``drawing``: draw in a process of its own, in this way, and calculate suggestions in another; without it, both is
    done on threads.
    """

    def __init__(
        self, store: Store, *, bounds: Bounds | None = None, drawing: Drawing | None = None, **options: Any
    ) -> None:
        self.backpressure = Backpressure()
        self.in_flight = InFlight()
        self.panel_edits = PanelEdits()
        self.global_rate_limit = GlobalRateLimit()
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=30.0,
            max_messages=None,
            **{"http_trace": tracing(self._responded, self._answered, self.global_rate_limit.hit), **options},
        )
        self.store = store
        self._getting_ready = asyncio.Lock()
        self._is_closing = False
        self.began = time.time()
        self._beat = 0.0
        self.reporter = ErrorReporter(self, store)
        self.rate_limits = RateLimits(bounds or Bounds())
        self.shut_out = ShutOut(store)
        self.scheduler = Scheduler(store)
        self.alarms = Alarms(store, self.scheduler, self.reporter)
        self.outages = Outages(store, self.scheduler)
        self.reachability = Reachability(self, store, self.scheduler, self.outages, self.global_rate_limit)
        processes = [] if drawing is None else [DrawingProcess(drawing), DrawingProcess(drawing, FILM_PATIENCE)]
        self.renderer = RenderWorker(self.backpressure, *processes)
        self.ai_turns = AITurns(self)
        self.analysis_process = None if drawing is None else AnalysisProcess()
        self.suggestion_worker = SuggestionWorker(self.backpressure, self.analysis_process)
        self.campaigns = Campaigns(store, self.scheduler, self.ai_turns, suggestions=self.suggestion_worker)
        self.campaign_names = CampaignNames(store)
        self.thread_creator = ThreadCreator(self, store, self.global_rate_limit)
        self.channel_recovery = ChannelRecovery(self, store, self.scheduler, self.thread_creator)
        self.reconciler = Reconciler(self, store, self.campaigns, self.scheduler, self.thread_creator)
        self.outbox = Outbox(
            self,
            store,
            self.campaigns,
            self.renderer,
            self.channel_recovery,
            self.scheduler,
            self.panel_edits,
            self.reachability,
            self.global_rate_limit,
        )
        self.maps_shown = MapsShown()
        self.analysis_worker = AnalysisWorker(self.analysis_process)
        self.written_orders = WrittenOrders(
            self.campaigns,
            store,
            self.analysis_worker,
            self.renderer,
            Filing(self.campaigns, store, self.analysis_worker, self.scheduler),
        )
        self.filed_orders = FiledOrdersRunner(self.campaigns, store, self.analysis_worker, self.scheduler)
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
        self.deadlines = Deadlines(self.campaigns, store, self.scheduler, self.outages)
        self.turn_mentions = TurnMentions(self.campaigns, store, self.scheduler)
        self.panel_position = PanelPosition(store, self.scheduler)
        self.rulebook_browser = RulebookBrowser(self.rate_limits)
        self.dialogues = DialogueRegistry()
        self.exporter = Exporter(self, self.campaigns, store, self.renderer)
        self.tree = Tree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        """After login, before the first event: register buttons and commands, and start delivery."""
        self.reporter.start()
        self.add_dynamic_items(Control, Reference)
        await self._sync_commands()
        await remember_hosts(self.store, hosts(self))
        await self.shut_out.refresh()
        await self.store.posts.reschedule()
        await self.ai_player.resume()
        self.scheduler.handle(HEARTBEAT, self._heartbeat)
        beat = await self.store.notes.get(HEARTBEAT)
        self.reachability.started(None if beat is None else float(beat))
        await self.store.timers.set(HEARTBEAT, 0, time.time())
        await self.alarms.start()
        self.scheduler.start()
        await self.reconciler.start()

    async def close(self) -> None:
        """Disconnect. Queued posts are sent after the next start."""
        self._is_closing = True
        self.renderer.refuse_users()
        async with self._getting_ready:  # what has begun is finished before the store closes
            pass
        if left := await self.in_flight.drain(DRAIN_SECONDS):
            _log.warning("Stopping while %s interactions are still being handled.", left)
        await self.reachability.close()
        await self.reconciler.stop()
        await self.scheduler.stop()
        await self.reporter.stop()
        await super().close()
        self.renderer.close()
        self.analysis_worker.close()
        self.suggestion_worker.close()
        if self.analysis_process is not None:
            self.analysis_process.close()

    async def on_ready(self) -> None:
        """Log it and record a heartbeat."""
        async with self._getting_ready:
            if self._is_closing:
                return
            _log.info("Ready as %s. Servers: %s.", self.user, len(self.guilds))
            await self.reachability.ready()
            await self.scheduler.set(HEARTBEAT, 0, time.time())

    def _responded(self, interaction: int) -> None:
        self.backpressure.acknowledged(interaction)
        self.panel_edits.responded(interaction)

    def _answered(self, status: int | None) -> None:
        self.reachability.responded(status)

    async def on_shard_ready(self, shard: int) -> None:
        """A shard has a new session."""
        GATEWAY.labels("identified").inc()
        await self.reachability.connected(shard)
        _log.info("Shard %s is ready.", shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard has resumed its session; no events were lost."""
        GATEWAY.labels("resumed").inc()
        await self.reachability.connected(shard)
        _log.info("Shard %s resumed its session.", shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard lost its connection; it reconnects by itself."""
        GATEWAY.labels("dropped").inc()
        self.reachability.disconnected(shard)
        _log.info("Shard %s disconnected, reconnecting.", shard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again: what waits is sent. It leaves a server that's shut out."""
        if guild.id in self.shut_out.servers:
            await guild.leave()
            return
        await self.reachability.look(guild.id, asked_for=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server is gone."""
        await self.reachability.look(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server that had an outage is back."""
        await self.reachability.look(guild.id, asked_for=True)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """A server has an outage."""
        await self.reachability.look(guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Someone may have changed permissions in a channel."""
        await self.reachability.look(after.guild.id, asked_for=True)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Someone may have changed the bot's permissions."""
        await self.reachability.look(after.guild.id, asked_for=True)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Someone may have changed the bot's roles."""
        if after == after.guild.me:
            await self.reachability.look(after.guild.id, asked_for=True)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Someone may have locked, unlocked or archived a thread."""
        is_locked = bool(changed.data["thread_metadata"].get("locked"))
        await self.reachability.thread_changed(changed.guild_id, changed.thread_id, is_locked)

    async def on_message(self, message: discord.Message) -> None:
        """Someone wrote in a channel, or a command answered there. What the outbox posts, it counts itself."""
        is_own_post = message.author == self.user and message.interaction_metadata is None
        if message.guild is not None and not is_own_post and not message.flags.ephemeral:
            await self.panel_position.message_posted(message.channel.id, message.id)

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
        """Route forms, and answer presses that none of our controls handles, such as buttons of an old version.

        Like a button, a form is recognised by its custom id: one opened before a restart can still be submitted.
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

    async def _heartbeat(self, _: int) -> float:
        """Record a heartbeat if everything can be played, and re-register the controls in case a view removed them."""
        self.add_dynamic_items(Control, Reference)
        await self._leave_shut_out()
        if await asyncio.to_thread(self.store.database.is_replaced):
            await self._file_replaced()
        elif await self.reachability.check():
            await self._record_heartbeat()
        elif self.reachability.is_waiting_for_storage:
            await self._record_heartbeat()
            await self.reachability.written()
        return time.time() + HEARTBEAT_SECONDS

    async def _leave_shut_out(self) -> None:
        """Leave the servers that the host has shut out on the command line."""
        await self.shut_out.refresh()
        for guild in [each for each in self.guilds if each.id in self.shut_out.servers]:
            with contextlib.suppress(discord.HTTPException):  # the next heartbeat tries again
                await guild.leave()

    async def _file_replaced(self) -> None:
        """Someone has replaced the database under the bot: what's saved now would be lost, so deadlines wait."""
        _log.error("The database file was replaced while the bot uses it. Restart the bot.")
        self.reachability.not_written(self._beat or time.time())
        await self.reporter.report_problem("replaced", say("trouble-replaced"))

    async def _record_heartbeat(self) -> None:
        """Record a heartbeat. It's the most frequent write, so it detects a full disk and its recovery.

        Raises:
            sqlite3.Error: it couldn't be written. The owner has been told.
        """
        now = time.time()
        try:
            await self.store.notes.set(HEARTBEAT, str(now))
        except sqlite3.Error as error:
            self.reachability.not_written(self._beat or now)
            await self.reporter.report_problem("database", say("trouble-database", reason=str(error)))
            raise
        self._beat = now
        await self.reporter.report_recovery("database", say("trouble-database-over"))

    def digest_of_commands(self, application: int | None) -> str:
        """A digest of the commands, and of the bot's texts, as they're registered for an application."""
        commands = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        known = json.dumps([application, discord.__version__, digest_of_texts(), commands], sort_keys=True)
        return hashlib.sha256(known.encode()).hexdigest()

    async def _sync_commands(self) -> None:
        """Register the commands if they, or the bot's texts, changed since the last registration.

        Their translations are thousands of strings, which only a registration needs.
        """
        await self.tree.set_translator(Translations())
        digest = self.digest_of_commands(self.application_id)
        registered = {command.name: command.id for command in await self.tree.fetch_commands()}
        if await self.store.notes.get(REGISTERED) != digest or registered.keys() != {
            command.name for command in self.tree.get_commands()
        }:
            registered = {command.name: command.id for command in await self.tree.sync()}
            await self.store.notes.set(REGISTERED, digest)
            _log.info("Registered %s commands.", len(registered))
        calls = [each.qualified_name for each in self.tree.walk_commands() if isinstance(each, app_commands.Command)]
        set_command_ids({call: registered[call.partition(" ")[0]] for call in calls})


def _is_ours(interaction: Interaction) -> bool:
    """Whether one of our controls handles a press: the custom id is ours, and the message has such a control."""
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
    """The submitted field values of a form, by custom id."""
    parts = [part for row in data.get("components", ()) for part in (row.get("component"), *row.get("components", ()))]
    return {str(part["custom_id"]): str(part.get("value") or "") for part in parts if part and "custom_id" in part}
