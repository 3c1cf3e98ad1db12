"""The rulebook browser behind ``/rules`` and rule buttons: private unless the page is shared."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence

import discord
from cachetools import LRUCache

from bot.common.errors import UserError
from bot.common.messages import speaking, spoken
from bot.components.controls import Interaction
from bot.components.layouts import Message, nonce
from bot.interactions.rate_limits import RateLimits
from bot.interactions.responses import handling, show, show_late
from bot.interactions.validation import admit_press
from bot.rulebook import views as pages
from bot.rulebook.custom_ids import ReferenceId
from bot.rulebook.index import Rulebook, book
from rules.core.rulestext import Section

_MAX_SECTIONS = 10
_REMEMBERED = 4096

Handler = Callable[[Interaction, Rulebook, Sequence[Section]], Awaitable[None]]


class RulebookBrowser:
    """Routes presses of the rulebook's buttons and menus to its pages."""

    def __init__(self, rate_limits: RateLimits) -> None:
        self._rate_limits = rate_limits
        self._shared: LRUCache[tuple[int, str, str], int] = LRUCache(_REMEMBERED)
        self._handlers: dict[str, Handler] = {
            "open": _open,
            "look": _open,
            "page": _turn,
            "go": _turn,
            "in": _turn_to_chapter,
            "into": _turn_to_chapter,
            "share": self._share,
        }

    @property
    def verbs(self) -> Collection[str]:
        """The verbs of the rulebook's buttons and menus."""
        return ("top", *self._handlers)

    async def pressed(self, interaction: Interaction, reference: ReferenceId, values: Sequence[object]) -> None:
        """Show the page that a button or menu leads to, or explain why not."""
        if self._rate_limits.is_repeated(interaction.id):
            return
        async with handling(interaction):
            given = admit_press(self._rate_limits, interaction, "", values)
            reading = book(reference.game, spoken())
            if reference.verb == "top":
                await show(interaction, pages.contents(reading))
                return
            handler = self._handlers.get(reference.verb)
            named = given[:_MAX_SECTIONS] or reference.rest.split(",")
            if handler is None or not any(named):
                raise UserError("unknown-button")
            await handler(interaction, reading, [reading.section(number) for number in named])

    async def _share(self, interaction: Interaction, reading: Rulebook, sections: Sequence[Section]) -> None:
        """Post a page for everyone, once in each channel.

        Raises:
            UserError: it may not be posted, or was already; or the button is in a message that isn't a page of ours.
        """
        if interaction.message is None or interaction.message.content:
            raise UserError("unknown-button")
        _check_may_post(interaction)
        await interaction.response.defer()
        assert interaction.channel_id is not None
        where = interaction.client.get_partial_messageable(interaction.channel_id, guild_id=interaction.guild_id)
        names = ",".join(section.id for section in sections)
        shared_as = (interaction.channel_id, reading.game, names)
        earlier = self._shared.get(shared_as)
        if earlier is not None and await _is_still_there(where, earlier):
            url = f"https://discord.com/channels/{interaction.guild_id}/{interaction.channel_id}/{earlier}"
            raise UserError("share-already", url=url)
        shown = await _public_page(interaction, reading, sections)
        key = nonce(interaction.message.id if interaction.message else 0, *(section.id for section in sections))
        try:
            sent = await where.send(view=shown.layout, nonce=key)
        except (discord.Forbidden, discord.NotFound) as error:
            raise UserError("share-forbidden") from error
        self._shared[shared_as] = sent.id
        await interaction.client.panel_position.message_posted(interaction.channel_id, sent.id)
        await show_late(interaction, pages.page_shared(reading, sections))


async def _public_page(interaction: Interaction, reading: Rulebook, sections: Sequence[Section]) -> Message:
    """A page for everyone, in the language of the channel's campaign."""
    campaign = await interaction.client.store.campaigns.newest_in(interaction.channel_id or 0)
    with speaking(spoken() if campaign is None else campaign.locale):
        public = book(reading.game, spoken())
        shared = [public.section(section.id) for section in sections]
        return pages.public_page(public, shared, interaction.user.mention)


def looked_up(reading: Rulebook, query: str) -> Message:
    """The page that answers a query: a section, a chapter, search results, or the contents."""
    if not query.strip():
        return pages.contents(reading)
    chapter = reading.chapter_named(query)
    if chapter is not None:
        return pages.chapter_page(reading, chapter)
    found = reading.exact(query)
    if found:
        return pages.page(reading, found)
    found = reading.search(query)
    if len(found) == 1:
        return pages.page(reading, found)
    if found:
        return pages.results(reading, query, found)
    return pages.no_results(reading, query, reading.suggestions(query))


async def _open(interaction: Interaction, reading: Rulebook, sections: Sequence[Section]) -> None:
    """Show a page next to whatever is open."""
    await interaction.response.send_message(view=pages.page(reading, sections).layout, ephemeral=True)


async def _turn(interaction: Interaction, reading: Rulebook, sections: Sequence[Section]) -> None:
    await show(interaction, pages.page(reading, sections))


async def _turn_to_chapter(interaction: Interaction, reading: Rulebook, sections: Sequence[Section]) -> None:
    await show(interaction, pages.chapter_page(reading, reading.chapter_of(sections[0])))


async def _is_still_there(where: discord.PartialMessageable, message: int) -> bool:
    try:
        await where.fetch_message(message)
    except (discord.Forbidden, discord.NotFound):
        return False
    return True


def _check_may_post(interaction: Interaction) -> None:
    """Check that both the reader and the bot may write here.

    Raises:
        UserError: one of them may not.
    """
    if not _may_write(interaction.channel, interaction.permissions):
        raise UserError("share-not-yours")
    if not _may_write(interaction.channel, interaction.app_permissions):
        raise UserError("share-forbidden")


def _may_write(channel: object, rights: discord.Permissions) -> bool:
    in_thread = isinstance(channel, discord.Thread)
    return rights.view_channel and (rights.send_messages_in_threads if in_thread else rights.send_messages)
