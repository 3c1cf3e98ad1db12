"""Composes queued posts about events. The outbox and the measures of prose share it, so they see the same posts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import partial

import msgspec

from bot.campaigns.changes import FIRST_MAP
from bot.campaigns.post_events import events_of_post, turn_so_far
from bot.campaigns.snapshot import CampaignSnapshot
from bot.delivery.system_posts import dice_text
from bot.storage import Campaign, QueuedPost, Store
from bot.workers.drawing_process import DrawingError
from bot.workers.rendering import RenderWorker
from render.core.message_text import parts
from render.presenter import Post, Posting, View, Voice, presenter, text_only
from rules.core.registry import game_type
from rules.core.typed_data import from_json

DRAWING_PATIENCE = 40.0
"""Seconds that a post waits for its pictures, until their turn comes and while they're drawn.

The outbox gives the whole post a minute: on a slow or busy machine the text still goes out in time.
"""

SHORT_PATIENCE = 5.0
"""The same once a picture was late: several posts in a row would keep the panel below them waiting for minutes."""

_IS_LATE: ContextVar[bool] = ContextVar("is_late", default=False)
"""Whether a picture was late in this delivery."""

_log = logging.getLogger(__name__)


async def composed(
    store: Store, renderer: RenderWorker, campaign: Campaign, post: QueuedPost, waiting: Sequence[QueuedPost] = ()
) -> Posting:
    """A post about events, as its game's presenter composes it in the campaign's language and length.

    It begins with the texts of the short posts that have waited for it. A posting without text and pictures isn't
    posted.

    Raises:
        DrawingError: its pictures can't be drawn, or not in time.
    """
    compose = await _composer(store, campaign, post, is_on_map=_any_on_map(waiting))
    told = await _texts(store, campaign, waiting)
    return _with_dice(campaign, post, _after(told, await drawn_in_time(renderer, compose)))


def begin_delivery() -> None:
    """Wait for pictures as long as usual again in this task."""
    _IS_LATE.set(False)


async def drawn_in_time(renderer: RenderWorker, compose: Callable[[], Posting]) -> Posting:
    """A posting with its pictures.

    Raises:
        DrawingError: they can't be drawn, or not in time. A bug in a picture counts, too: the text can go out.
    """
    try:
        async with asyncio.timeout(SHORT_PATIENCE if _IS_LATE.get() else DRAWING_PATIENCE):
            return await renderer.draw_for_channel(compose)
    except DrawingError:
        raise
    except TimeoutError as error:
        _IS_LATE.set(True)
        raise DrawingError from error
    except Exception as error:
        _log.exception("Failed to draw the pictures of a posting.")
        raise DrawingError from error


async def composed_text(
    store: Store, campaign: Campaign, post: QueuedPost, waiting: Sequence[QueuedPost] = ()
) -> Posting:
    """The same without its pictures."""
    compose = await _composer(store, campaign, post)
    told = await _texts(store, campaign, waiting)
    return _with_dice(campaign, post, _after(told, await asyncio.to_thread(_text_only, compose)))


async def told_on_panel(store: Store, snapshot: CampaignSnapshot, view: View, heading: str) -> str:
    """A panel's heading, and below it what has been settled before its report, and the short posts that still wait."""
    campaign = snapshot.campaign
    turn = await turn_so_far(store, snapshot)
    settled = await asyncio.to_thread(presenter(campaign.game).settled, turn, view, campaign.locale)
    latest = await _texts(store, campaign, await store.posts.waiting(campaign.id))
    return "\n".join(filter(None, [heading, *settled, *latest]))


def messages(posting: Posting) -> list[Posting]:
    """A posting in parts that fit into messages; the pictures come with the last one."""
    if not posting.text:
        return [posting]
    *first, last = parts(posting.text)
    return [*map(Posting, first), msgspec.structs.replace(posting, text=last)]


def _after(told: Sequence[str], posting: Posting) -> Posting:
    """A posting whose text begins with that of short ones; without a text of its own it's told as they are."""
    return msgspec.structs.replace(posting, text="\n".join(filter(None, [*told, posting.text])))


async def _texts(store: Store, campaign: Campaign, waiting: Sequence[QueuedPost]) -> list[str]:
    composers = [await _composer(store, campaign, post) for post in waiting]
    return [told for compose in composers if (told := (await asyncio.to_thread(_text_only, compose)).text)]


def _text_only(compose: Callable[[], Posting]) -> Posting:
    with text_only():
        return compose()


def _any_on_map(waiting: Sequence[QueuedPost]) -> bool:
    return any(from_json(post.recipe, Post).kind == "map" for post in waiting)


async def _composer(
    store: Store, campaign: Campaign, post: QueuedPost, *, is_on_map: bool = False
) -> Callable[[], Posting]:
    """What composes a post; with ``is_on_map`` news come with the map."""
    recipe = from_json(post.recipe, Post)
    events, before = await events_of_post(store, campaign, recipe, post.action)
    if is_on_map and recipe.kind == "news":
        recipe = msgspec.structs.replace(recipe, kind="map")
    view, voice = msgspec.json.decode(post.view), Voice(campaign.locale, campaign.agreement.length)
    return partial(presenter(campaign.game).compose, recipe, events, view, voice, before)


def _with_dice(campaign: Campaign, post: QueuedPost, posting: Posting) -> Posting:
    """Below the first map is what proves the dice."""
    if post.key == FIRST_MAP and game_type(campaign.game).info.has_dice:
        told = "\n".join(filter(None, [posting.text, dice_text(campaign)]))
        return msgspec.structs.replace(posting, text=told, can_wait=False)
    return posting
