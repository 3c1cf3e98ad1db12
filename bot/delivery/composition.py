"""Composes queued posts about events. The outbox and the measures of prose share it, so they see the same posts."""

from __future__ import annotations

import msgspec

from bot.campaigns.changes import FIRST_MAP
from bot.campaigns.post_events import events_of_post
from bot.delivery.system_posts import dice_text
from bot.storage import Campaign, QueuedPost, Store
from bot.workers.rendering import RenderWorker
from render.presenter import Post, Posting, Voice, presenter
from rules.core.registry import game_type


async def composed(store: Store, renderer: RenderWorker, campaign: Campaign, post: QueuedPost) -> Posting:
    """A post about events, as its game's presenter composes it in the campaign's language and length.

    A posting without text and pictures isn't posted.
    """
    recipe = msgspec.json.decode(post.recipe, type=Post)
    events, before = await events_of_post(store, campaign, recipe, post.action)
    view, voice = msgspec.json.decode(post.view), Voice(campaign.locale, campaign.agreement.length)
    posting = await renderer.draw_for_channel(presenter(campaign.game).compose, recipe, events, view, voice, before)
    if post.key == FIRST_MAP and game_type(campaign.game).info.has_dice:
        told = "\n".join(filter(None, [posting.text, dice_text(campaign)]))
        return msgspec.structs.replace(posting, text=told)
    return posting
