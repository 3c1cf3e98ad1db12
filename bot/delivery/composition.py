"""Composes queued posts about events. The outbox and the measures of prose share it, so they see the same posts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from bot.campaigns.changes import FIRST_MAP
from bot.campaigns.post_events import events_of_post
from bot.delivery.system_posts import dice_text
from bot.storage import Campaign, QueuedPost, Store
from bot.workers.rendering import RenderWorker
from render.presenter import Post, Posting, Voice, presenter, text_only
from rules.core.registry import game_type


async def composed(store: Store, renderer: RenderWorker, campaign: Campaign, post: QueuedPost) -> Posting:
    """A post about events, as its game's presenter composes it in the campaign's language and length.

    A posting without text and pictures isn't posted.

    Raises:
        DrawingError: its pictures can't be drawn.
    """
    compose = await _composer(store, campaign, post)
    return _with_dice(campaign, post, await renderer.draw_for_channel(compose))


async def composed_text(store: Store, campaign: Campaign, post: QueuedPost) -> Posting:
    """The same without its pictures."""
    compose = await _composer(store, campaign, post)
    with text_only():
        return _with_dice(campaign, post, await asyncio.to_thread(compose))


async def _composer(store: Store, campaign: Campaign, post: QueuedPost) -> Callable[[], Posting]:
    recipe = msgspec.json.decode(post.recipe, type=Post)
    events, before = await events_of_post(store, campaign, recipe, post.action)
    view, voice = msgspec.json.decode(post.view), Voice(campaign.locale, campaign.agreement.length)
    return partial(presenter(campaign.game).compose, recipe, events, view, voice, before)


def _with_dice(campaign: Campaign, post: QueuedPost, posting: Posting) -> Posting:
    """Below the first map is what proves the dice."""
    if post.key == FIRST_MAP and game_type(campaign.game).info.has_dice:
        told = "\n".join(filter(None, [posting.text, dice_text(campaign)]))
        return msgspec.structs.replace(posting, text=told)
    return posting
