"""The outbox: delivers what campaigns have queued, each post once and in order, and the panel after them.

Each post has a nonce made from its key, so a resend after a crash isn't duplicated. Posts older than Discord's nonce
memory are looked up in the channel. The panel is edited in place.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from random import random

import discord
import msgspec
from cachetools import LRUCache

from bot.campaigns.changes import CLOSING
from bot.campaigns.notices import Opening
from bot.campaigns.post_events import scene_so_far
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.discord_errors import is_transient
from bot.common.messages import say, speaking
from bot.common.sanitize import quoted
from bot.components.controls import Interaction
from bot.components.layouts import Message, fingerprint, message, nonce, pictures_of, posted
from bot.delivery.composition import (
    begin_delivery,
    composed,
    composed_text,
    drawn_in_time,
    messages,
    told_on_panel,
)
from bot.delivery.global_rate_limit import GlobalRateLimit
from bot.delivery.late_pictures import LatePictures
from bot.delivery.panel_edits import PanelEdits
from bot.delivery.reachability import Reachability
from bot.delivery.recovery import ChannelRecovery, TooSoonError
from bot.delivery.shown_pictures import BoardAbove, ShownPictures, without_pictures
from bot.delivery.system_posts import closing, invited, noted, opening, opening_again, opening_rows
from bot.scheduling.scheduler import Scheduler
from bot.storage import DELIVERY, INVITATION, NOTICE, OPENING, PANEL, QUESTION, Campaign, QueuedPost, Store
from bot.storage.turn_mentions import mentions_of
from bot.telemetry.metrics import POSTS
from bot.views.panel import panel
from bot.workers.drawing_process import DrawingError
from bot.workers.fairness import asked_by
from bot.workers.rendering import RenderWorker
from render.presenter import Posting, presenter, text_only
from rules.core.typed_data import from_json

NO_MENTIONS = discord.AllowedMentions.none()

PATIENCE = 60.0
"""Seconds Discord has to accept a post before it's retried."""

MAX_MENTIONS = 100
"""Maximum number of people that one message can notify."""

MAX_BACKOFF = 600.0
"""Maximum seconds between two attempts during a long Discord outage."""

_WITH_SEATS = (OPENING, INVITATION)
"""Keys of the posts that are edited when seats change hands."""

_MAX_DOUBLINGS = 16
_NONCE_MEMORY = 60.0
_LOOKED_THROUGH = 50
_KEPT_PRESSES = 256
_DRAWN_AGAIN = 3
"""How often a panel is drawn again because answers came meanwhile."""
_UNKNOWN_MESSAGE = 10008
_INVALID_FORM = 50035
_CANNOT_BE_EDITED = (_UNKNOWN_MESSAGE, 30046, 50005, 50083)
"""Gone; too many edits of an old message; not ours; in an archived thread. The panel is then posted again."""

_log = logging.getLogger(__name__)


class Outbox:
    """Delivers posts and panels, and retries failed ones. A lost channel waits for its players."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        campaigns: Campaigns,
        renderer: RenderWorker,
        channel_recovery: ChannelRecovery,
        scheduler: Scheduler,
        panel_edits: PanelEdits,
        reachability: Reachability,
        global_rate_limit: GlobalRateLimit,
    ) -> None:
        self._client = client
        self._channel_recovery = channel_recovery
        self._store = store
        self._campaigns = campaigns
        self._renderer = renderer
        self._presses: LRUCache[int, Interaction] = LRUCache(_KEPT_PRESSES)
        self._panel_edits = panel_edits
        self._reachability = reachability
        self._global_rate_limit = global_rate_limit
        self._pictures = ShownPictures()
        self._windows: LRUCache[int, int] = LRUCache(_KEPT_PRESSES)
        """The secret window that was shown last, by its campaign."""
        self._late_pictures = LatePictures(store, renderer)
        self._board_above = BoardAbove()
        scheduler.handle(DELIVERY, self.deliver)

    def answer_by_panel(self, campaign: int, press: Interaction) -> None:
        """Edit the panel as the response to a press on it, as long as Discord allows that (15 minutes).

        Such edits are practically not rate limited; edits through the channel are, after five in five seconds. It's an
        optimization: without it, for example after a restart, the panel is edited through the channel.
        """
        self._presses[campaign] = press

    async def deliver(self, campaign: int) -> float | None:
        """Deliver what a campaign has queued; return when to retry (seconds, epoch), None when all is done."""
        begin_delivery()
        where = await self._store.campaigns.get(campaign)
        if where is not None:
            asked_by(server=where.guild, channel=where.channel)
        while (post := await self._store.posts.next(campaign)) is not None:
            known = await self._store.campaigns.get(campaign)
            assert known is not None
            try:
                if not await self._delivered(known, post):
                    return None
            except TooSoonError as error:
                return time.time() + error.wait
            except sqlite3.Error as error:
                _log.error("Campaign %s: database error, %s postponed: %s.", campaign, post.key, error)
                return time.time() + pause(post.attempts)
            except Exception as error:
                if is_transient(error):
                    POSTS.labels(post.kind, "retried").inc()
                    _log.warning("Campaign %s: failed to post %s, retrying: %s", campaign, post.key, _described(error))
                    return time.time() + pause(post.attempts)
                POSTS.labels(post.kind, "failed").inc()
                _log.exception("Campaign %s: failed to post %s, giving up.", campaign, post.key)
                await self._store.posts.mark_failed(post, _described(error))
        again = await self._add_pictures(campaign), await self._tidy_up(campaign)
        return min((due for due in again if due is not None), default=None)

    async def _add_pictures(self, campaign: int) -> float | None:
        """Add the pictures that posts lack; return when to go on (seconds, epoch), None when nothing is left."""
        known = await self._store.campaigns.get(campaign)
        if known is None:
            return None
        try:
            async with self._time_limit():
                with speaking(known.locale):
                    return await self._late_pictures.add(known, self._channel(known))
        except Exception as error:
            if not is_transient(error):
                raise
            _log.warning("Campaign %s: failed to add pictures, retrying: %s", campaign, _described(error))
            return time.time() + pause(1)

    async def _delivered(self, campaign: Campaign, post: QueuedPost) -> bool:
        """Deliver one post; False if the channel is lost."""
        try:
            async with self._time_limit():
                await self._deliver(campaign, post)
            POSTS.labels(post.kind, "sent").inc()
            if campaign.lost:
                await self._reachability.reached(campaign.id)
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code != _UNKNOWN_MESSAGE:
                async with self._time_limit():
                    await self._handle_lost_channel(campaign, post, error)
                return False
            POSTS.labels(post.kind, "failed").inc()
            _log.info("Campaign %s: someone deleted the message of %s.", campaign.id, post.key)
            await self._store.posts.mark_failed(post, _described(error))
        return True

    @asynccontextmanager
    async def _time_limit(self) -> AsyncIterator[None]:
        """Limit how long Discord may take.

        Raises:
            TimeoutError: it took longer.
        """
        async with self._global_rate_limit.timeout(PATIENCE):
            yield

    async def _tidy_up(self, campaign: int) -> float | None:
        """Delete a former panel and archive a closed campaign's thread; return when to retry (seconds, epoch).

        None when there's nothing left. The thread comes last: nothing in an archived thread can be changed.
        """
        try:
            async with self._time_limit():
                await self._delete_former_panel(campaign)
                await self._archive_thread(campaign)
        except Exception as error:
            if not is_transient(error):
                raise
            _log.warning("Campaign %s: failed to clean up, retrying: %s", campaign, _described(error))
            return time.time() + pause(1)
        return None

    async def _handle_lost_channel(self, campaign: Campaign, post: QueuedPost, error: discord.HTTPException) -> None:
        """Handle a channel that can't be posted in. The owner is told once; a deleted thread is replaced."""
        POSTS.labels(post.kind, "lost").inc()
        _log.warning("Campaign %s: failed to post in its channel: %s", post.campaign, error)
        await self._store.posts.mark_unsent(post, _described(error))
        if isinstance(error, discord.NotFound) and await self._channel_recovery.replace_thread(campaign.channel):
            await self._reachability.reached(post.campaign)  # its deadline may have found out first
            return
        with speaking(campaign.locale):
            reason = say("lost-forbidden" if isinstance(error, discord.Forbidden) else "lost-gone")
        await self._store.campaigns.mark_lost(post.campaign, reason)
        await self._reachability.lost(post.campaign)
        if not campaign.lost:
            await self._channel_recovery.tell_owner(campaign, reason)

    async def _deliver(self, campaign: Campaign, post: QueuedPost) -> None:
        await self._store.posts.mark_tried(post)
        with speaking(campaign.locale):
            await self._post(campaign, post)

    async def _post(self, campaign: Campaign, post: QueuedPost) -> None:
        if post.kind == PANEL:
            await self._delete_former_panel(campaign.id)
            await self._show_panel(campaign, post)
            return
        known = await self._store.posts.message_of(campaign.id, post.key) if _is_edited(post) else None
        if known is not None:
            await self._edit(campaign, post, known)
            return
        mark = fingerprint(campaign.id, post.key, post.id)
        is_board = False
        if post.kind == NOTICE:
            made = noted(campaign, post.recipe, mark)
        elif post.kind == OPENING:
            made = await self._opened(await self._campaigns.snapshot(campaign.id), post.recipe, mark)
        else:
            posting, is_complete = await self._composed(campaign, post)
            if not posting.text and not posting.pictures:
                await self._store.posts.discard(post)
                return
            if posting.waits:
                await self._store.posts.mark_waiting(post)
                return
            *first, last = messages(posting)
            await self._send_parts(campaign, post, first)
            made, is_board = posted(last, mark), posting.is_board and is_complete
            if not is_complete:
                await self._late_pictures.expect(post)
        sent = await self._sent_once(campaign, post, made, mark, nonce(campaign.id, post.key, post.id))
        if is_board:
            self._board_above.posted(campaign.id, post.action, sent)
        await self._store.posts.mark_sent(post, sent)

    async def _send_parts(self, campaign: Campaign, post: QueuedPost, parts: Sequence[Posting]) -> None:
        """Send all parts of a long post but the last."""
        for number, part in enumerate(parts, 1):
            mark = fingerprint(campaign.id, post.key, post.id, number)
            key = nonce(campaign.id, post.key, post.id, number)
            await self._sent_once(campaign, post, posted(part, mark), mark, key)

    async def _composed(self, campaign: Campaign, post: QueuedPost) -> tuple[Posting, bool]:
        """A post as its presenter composes it, or one of our own, and whether it has its pictures."""
        if post.kind == CLOSING:
            return closing(await self._campaigns.snapshot(campaign.id)), True
        waiting = await self._store.posts.joined_to(post)
        try:
            return await composed(self._store, self._renderer, campaign, post, waiting), True
        except DrawingError:
            _log.warning("Campaign %s: %s goes out without its pictures.", campaign.id, post.key)
            return await composed_text(self._store, campaign, post, waiting), False

    async def _opened(self, snapshot: CampaignSnapshot, recipe: str, mark: int) -> Message:
        """The opening post with its title card; a campaign can start without the picture."""
        campaign, view = snapshot.campaign, snapshot.table.public()
        told, rows = opening(snapshot, recipe), opening_rows(snapshot)
        try:
            card = await self._renderer.draw_for_channel(
                presenter(campaign.game).title, view, campaign.title, campaign.locale
            )
        except Exception:
            _log.exception("Campaign %s: failed to draw its title card.", campaign.id)
            return message(f"{say('opening-title', title=quoted(campaign.title))}\n{told}", rows=rows, mark=mark)
        return message(told, [card], rows=rows, mark=mark)

    async def _edit(self, campaign: Campaign, post: QueuedPost, known: int) -> None:
        """Show the seats as they are now, or how a question ended. A post with the dice commitment is never edited."""
        if post.kind == NOTICE or not from_json(post.recipe, Opening).dice:
            try:
                if post.key in _WITH_SEATS:
                    await self._show_seats(campaign, post, known)
                else:
                    await self._show_settled(campaign, post, known)
            except discord.Forbidden as error:
                _log.info("Campaign %s: not permitted to edit its %s: %s", campaign.id, post.key, error)
        await self._store.posts.mark_edited(post)

    async def _show_settled(self, campaign: Campaign, post: QueuedPost, known: int) -> None:
        edited = noted(campaign, post.recipe, fingerprint(campaign.id, post.key, post.id))
        shown = self._channel(campaign).get_partial_message(known)
        await shown.edit(view=edited.layout, allowed_mentions=NO_MENTIONS)

    async def _show_seats(self, campaign: Campaign, post: QueuedPost, known: int) -> None:
        """Show the seats as they are now. The picture stays."""
        shown = await self._channel(campaign).fetch_message(known)
        snapshot, mark = await self._campaigns.snapshot(campaign.id), fingerprint(campaign.id, post.key, post.id)
        if post.kind == NOTICE:
            edited = invited(snapshot, post.recipe, mark)
        else:
            edited = opening_again(snapshot, post.recipe, mark, pictures_of(shown))
        await shown.edit(view=edited.layout, attachments=edited.attachments(), allowed_mentions=NO_MENTIONS)

    async def _show_panel(self, campaign: Campaign, post: QueuedPost) -> None:
        snapshot, face = await self._current_panel(campaign, post)
        snapshot = await self._with_window(snapshot)
        is_above = self._board_above.is_enough(campaign, snapshot.campaign.number, face)
        shown = without_pictures(face) if is_above else face
        mentions = [user for user in mentions_of(post.recipe) if user in snapshot.publicly_asked]
        has_to_move = campaign.panel is None or campaign.below or mentions
        if has_to_move or not await self._edited(campaign, panel(snapshot, shown)):
            sent = await self._post_panel(campaign, post, snapshot, shown, mentions)
        else:
            sent = campaign.panel or 0
            await self._store.posts.mark_panel_shown(post, sent)
        self._board_above.panel_shown(campaign.id, sent, face, shown)

    async def _with_window(self, snapshot: CampaignSnapshot) -> CampaignSnapshot:
        """The campaign as it is now; a secret window that is shown first collects answers for its whole time."""
        campaign = snapshot.campaign.id
        if not snapshot.is_collecting or self._windows.get(campaign) == snapshot.number:
            return snapshot
        self._windows[campaign] = snapshot.number
        return await self._campaigns.begin_window(campaign, snapshot.number)

    async def _current_panel(self, campaign: Campaign, post: QueuedPost) -> tuple[CampaignSnapshot, Posting]:
        """The campaign as it is now, with the panel's heading and picture.

        They're drawn again if an answer came meanwhile: they'd belong to a decision that's made. Not without end: if
        answers come faster, as those of an order sheet do, the next panel is queued already.
        """
        snapshot = await self._campaigns.snapshot_with_suggestions(campaign.id)
        for _ in range(_DRAWN_AGAIN + 1):
            drawn, face = snapshot.number, await self._draw_panel(snapshot, post)
            await self._campaigns.tables.finish_odds(campaign.id)
            snapshot = await self._campaigns.snapshot_with_suggestions(campaign.id)
            if snapshot.number == drawn:
                break
        return snapshot, face

    async def _draw_panel(self, snapshot: CampaignSnapshot, post: QueuedPost) -> Posting:
        """The panel's heading and picture; a campaign can be played without the picture, which may follow.

        Below the heading is what has been settled before its report, and what still waits for the next post.
        """
        campaign, shown = snapshot.campaign, presenter(snapshot.campaign.game)
        try:
            view, scene = snapshot.public_view(), await scene_so_far(self._store, snapshot)
            face = await self._draw_face(post, partial(shown.panel, view, campaign.locale, scene))
            return msgspec.structs.replace(face, text=await told_on_panel(self._store, snapshot, view, face.text))
        except Exception:
            _log.exception("Campaign %s: failed to draw its panel.", campaign.id)
            return Posting("")

    async def _draw_face(self, post: QueuedPost, draw: Callable[[], Posting]) -> Posting:
        """A panel's heading with its picture, or without it if that comes late."""
        try:
            face = await drawn_in_time(self._renderer, draw)
        except DrawingError:
            _log.warning("Campaign %s: its panel goes out without its picture.", post.campaign)
            await self._late_pictures.expect(post)
            with text_only():
                return await asyncio.to_thread(draw)
        self._late_pictures.panel_drawn(post.campaign)
        return face

    async def _edited(self, campaign: Campaign, message: Message) -> bool:
        """Edit the panel in place; False if that isn't possible."""
        assert campaign.panel is not None
        await self._panel_edits.acknowledged(campaign.id)
        with self._panel_edits.editing(campaign.panel):
            if await self._edited_by_press(campaign, message):
                return True
            try:
                await self._edit_panel(campaign, campaign.panel, message)
            except discord.HTTPException as error:
                if error.code not in _CANNOT_BE_EDITED:
                    raise
                return False
            return True

    async def _edit_panel(self, campaign: Campaign, panel: int, message: Message) -> None:
        """Edit a panel. Pictures that it shows already stay; if Discord doesn't know them, they're uploaded again."""
        shown, files = self._channel(campaign).get_partial_message(panel), self._pictures.attachments(panel, message)
        try:
            edited = await shown.edit(view=message.layout, attachments=files, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            if error.code != _INVALID_FORM or not self._pictures.forget(panel):
                raise
            _log.warning("Campaign %s: Discord doesn't know its panel's pictures: %s", campaign.id, error)
            edited = await shown.edit(view=message.layout, attachments=message.files(), allowed_mentions=NO_MENTIONS)
        self._pictures.record(edited, message)
        self._panel_edits.edited(edited)

    async def _edited_by_press(self, campaign: Campaign, message: Message) -> bool:
        """Edit the panel as a late response to a press on it; False if that isn't possible."""
        press = self._presses.get(campaign.id)
        if press is None or press.message is None or press.message.id != campaign.panel or press.is_expired():
            self._presses.pop(campaign.id, None)
            return False
        files = self._pictures.attachments(press.message.id, message)
        try:
            edited = await press.edit_original_response(
                view=message.layout, attachments=files, allowed_mentions=NO_MENTIONS
            )
        except discord.HTTPException:
            del self._presses[campaign.id]
            return False
        self._pictures.record(edited, message)
        self._panel_edits.edited(edited)
        return True

    async def _post_panel(
        self, campaign: Campaign, post: QueuedPost, snapshot: CampaignSnapshot, face: Posting, mentions: Sequence[int]
    ) -> int:
        """Post the panel again, mention whom the game was handed to, and mark the former one for deletion.

        Returns the new message.
        """
        replaced = campaign.panel or 0
        mark = fingerprint(campaign.id, PANEL, replaced)
        message = panel(snapshot, face, mark, mentions)
        sent = await self._sent_once(campaign, post, message, mark, nonce(campaign.id, PANEL, replaced))
        if post.tried is not None:  # this may be the message of an earlier attempt, with an earlier state
            await self._edit_panel(campaign, sent, message)
        await self._store.posts.mark_panel_moved(post, sent)
        return sent

    async def _delete_former_panel(self, campaign: int) -> None:
        """Delete a former panel. If that fails, its buttons still say that the decision has been made."""
        known = await self._store.campaigns.get(campaign)
        if known is None or known.former is None:
            return
        if known.former != known.panel:
            try:
                await self._channel(known).get_partial_message(known.former).delete()
            except discord.HTTPException as error:
                if is_transient(error):
                    raise
                if error.code != _UNKNOWN_MESSAGE:
                    _log.info("Campaign %s: failed to delete its former panel: %s", campaign, error)
        await self._store.campaigns.forget_former_panel(campaign)

    async def _sent_once(self, campaign: Campaign, post: QueuedPost, message: Message, mark: int, key: str) -> int:
        """Send the message unless an earlier attempt did; return its id."""
        if post.tried is not None and abs(time.time() - post.tried) > _NONCE_MEMORY:
            found = await self._find_sent(campaign, post.tried, mark)
            if found is not None:
                return found
        mentions = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in message.mentions[:MAX_MENTIONS]]
        )
        channel = self._channel(campaign)
        sent = await channel.send(view=message.layout, files=message.files(), nonce=key, allowed_mentions=mentions)
        if post.kind == PANEL:
            self._pictures.record(sent, message)
        return sent.id

    async def _find_sent(self, campaign: Campaign, since: float, mark: int) -> int | None:
        """Our message with this mark, among the first ones since a time, or since the panel.

        The local clock may have been wrong at that time; message ids follow Discord's.
        """
        assert self._client.user is not None
        panel = discord.Object(campaign.panel or campaign.channel)
        for after in (datetime.fromtimestamp(since - _NONCE_MEMORY, UTC), panel):
            try:
                async for message in self._channel(campaign).history(limit=_LOOKED_THROUGH, after=after):
                    if message.author.id == self._client.user.id and mark in _marks(message):
                        return message.id
            except discord.Forbidden:
                _log.info("Campaign %s: not permitted to read its channel's history.", campaign.id)
        return None

    async def _archive_thread(self, campaign: int) -> None:
        """Archive the thread of a closed campaign, if permitted."""
        known = await self._store.campaigns.get(campaign)
        if known is None or known.status != "archived" or await self._store.posts.next(campaign) is not None:
            return
        try:
            channel = await self._client.fetch_channel(known.channel)
            if isinstance(channel, discord.Thread) and not channel.archived:
                await channel.edit(archived=True)
        except discord.HTTPException as error:
            if is_transient(error):
                raise
            _log.info("Campaign %s: failed to archive its thread: %s", campaign, error)

    def _channel(self, campaign: Campaign) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(campaign.channel, guild_id=campaign.guild)


def _is_edited(post: QueuedPost) -> bool:
    """Whether a post is queued again for an edit once it's sent."""
    return post.key in _WITH_SEATS or post.key.startswith(f"{QUESTION}-")


def _marks(message: discord.Message) -> list[int]:
    """The ids of a message's frames."""
    return [part.id for part in message.components if isinstance(part, discord.Container) and part.id is not None]


def pause(attempts: int) -> float:
    """Seconds to wait after a number of failed attempts: about 1, 2, 4 ... up to ten minutes, with jitter.

    The store keeps the attempts, so that a restart doesn't reset the count.
    """
    return min(2.0 ** min(max(attempts, 0), _MAX_DOUBLINGS) + random(), MAX_BACKOFF)  # noqa: S311 - no secret


def _described(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:300]
