"""Starting campaigns: in the current thread, or in a new one."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

import discord

from bot.campaigns.creation import NewCampaign
from bot.common.errors import UserError
from bot.common.messages import speaking
from bot.common.sanitize import clean_name
from bot.components.controls import Interaction
from bot.interactions.permissions import check_permitted
from bot.storage import Campaign, CampaignSettings
from rules.core.game import GameInfo, OptionValue

MAX_TITLE_LENGTH = 100
"""Maximum length of a title: it's the thread's name."""


async def thread_for(interaction: Interaction, name: str) -> discord.Thread:
    """The thread for a campaign: this one, or a new one in this channel.

    Raises:
        UserError: it can't be played here.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        if await interaction.client.store.campaigns.in_channel(channel.id):
            raise UserError("channel-taken")
        check_permitted(interaction)
        return channel
    return await new_thread(interaction, name)


async def thread_beside(interaction: Interaction, name: str) -> discord.Thread:
    """The thread for a campaign: a new one in the channel above if this one has a campaign.

    Raises:
        UserError: it can't be played here.
    """
    channel = interaction.channel
    if isinstance(channel, discord.Thread) and await interaction.client.store.campaigns.in_channel(channel.id):
        return await new_thread(interaction, name)
    return await thread_for(interaction, name)


async def new_thread(interaction: Interaction, name: str) -> discord.Thread:
    """A new thread in this channel, or in the one above this thread.

    Raises:
        UserError: it can't be played here.
    """
    channel = interaction.channel
    check_permitted(interaction)
    return await _open_in(interaction, channel.parent if isinstance(channel, discord.Thread) else channel, name)


async def _open_in(interaction: Interaction, channel: object, name: str) -> discord.Thread:
    if not isinstance(channel, discord.TextChannel):
        raise UserError("wrong-channel")
    try:
        return await interaction.client.thread_creator.open(channel, name)
    except discord.Forbidden as error:
        raise UserError("no-thread") from error


async def check_campaign_limit(interaction: Interaction) -> None:
    """Check that someone may join one more campaign.

    Raises:
        UserError: they're in too many already.
    """
    store = interaction.client.store
    interaction.client.rate_limits.campaign(await store.members.campaign_count(interaction.user.id))


async def created_in(interaction: Interaction, creating: Awaitable[Campaign], thread: discord.Thread) -> Campaign:
    """Create the campaign. If that fails, archive the thread that was opened for it."""
    thread_creator = interaction.client.thread_creator
    try:
        campaign = await creating
    except Exception:
        with contextlib.suppress(sqlite3.Error):  # the next start archives the thread
            await thread_creator.discard(thread)
        raise
    with contextlib.suppress(sqlite3.Error):
        await thread_creator.campaign_created(thread.id)
    return campaign


@dataclass(frozen=True)
class Order:
    """What someone wants to play. An empty ``title`` gets a name with a number."""

    info: GameInfo
    scenario: str
    options: Mapping[str, OptionValue]
    agreement: CampaignSettings
    locale: str
    title: str = ""


ThreadFinder = Callable[[Interaction, str], Awaitable[discord.Thread]]


async def start_campaign(interaction: Interaction, order: Order, find_thread: ThreadFinder) -> Campaign:
    """Start a campaign for the user. A tutorial campaign gets the options that go easy on beginners.

    Raises:
        UserError: it can't be played here, or couldn't be saved.
    """
    assert interaction.guild_id is not None
    with speaking(order.locale):
        title = order.title or await interaction.client.campaign_names.next(
            interaction.guild_id, order.info, order.scenario
        )
    name = clean_name(title, order.info.scenarios[order.scenario].title, MAX_TITLE_LENGTH)
    thread = await find_thread(interaction, name)
    eased = {option.id: True for option in order.info.options.values() if option.teaches}
    plan = NewCampaign(
        guild=interaction.guild_id,
        channel=thread.id,
        owner=interaction.user.id,
        game=order.info.id,
        scenario=order.scenario,
        options={**order.options, **(eased if order.agreement.tutorial else {})},
        title=name,
        agreement=order.agreement,
        locale=order.locale,
        parent=thread.parent_id,
    )
    return await created_in(interaction, interaction.client.campaigns.create(plan), thread)
