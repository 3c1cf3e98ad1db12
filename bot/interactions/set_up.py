"""The set-up card: a new campaign in a few presses."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from cachetools import LRUCache

import rules
from bot.campaigns.settings import check_mode
from bot.common.errors import UserError
from bot.common.messages import say, spoken
from bot.common.sanitize import quoted
from bot.components.controls import Interaction
from bot.components.custom_ids import ControlId
from bot.interactions.new_campaigns import Order, check_campaign_limit, start_campaign, thread_beside
from bot.interactions.responses import defer, show_late
from bot.storage import CampaignSettings
from bot.views.set_up import SetUp, changed_set_up, read_set_up, set_up_card, started
from render.core.picture import Picture
from render.covers import cover
from rules.core.game import GameInfo
from rules.core.typed_data import from_builtins

_REMEMBERED = 1024
_log = logging.getLogger(__name__)


class SetUpDialogue:
    """The presses on set-up cards. A card starts one campaign, however often it's pressed."""

    def __init__(self) -> None:
        self._used: LRUCache[int, bool] = LRUCache(_REMEMBERED)

    async def pressed_card(self, interaction: Interaction, _control: ControlId, _values: Sequence[str]) -> None:
        """Open a card with the defaults."""
        await open_set_up(interaction)

    async def pressed_change(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """Show the card with another choice."""
        setup = read_set_up(control.rest.partition(".")[2])
        if values:
            setup = changed_set_up(setup, values[0])
        await defer(interaction)
        await _show(interaction, setup)

    async def pressed_begin(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Start the campaign on the card."""
        lessons, _, rest = control.rest.partition(".")
        setup = read_set_up(rest)
        agreement = from_builtins({"mode": setup.mode, "tutorial": lessons == "1"}, CampaignSettings)
        check_mode(setup.info, agreement)
        await check_campaign_limit(interaction)
        card = interaction.message.id if interaction.message is not None else interaction.id
        if card in self._used:
            raise UserError("set-up-used")
        self._used[card] = True
        try:
            await defer(interaction)
            order = Order(setup.info, setup.scenario, setup.options(), agreement, spoken())
            campaign = await start_campaign(interaction, order, thread_beside)
        except BaseException:
            self._used.pop(card, None)
            raise
        text = say("campaign-founded", title=quoted(campaign.title), channel=f"<#{campaign.channel}>")
        await show_late(interaction, started(campaign, text))


async def open_set_up(
    interaction: Interaction, info: GameInfo | None = None, *, teaches: bool = False, note: str = ""
) -> None:
    """Show a private set-up card for a game, or for the first one, under a note."""
    chosen = info or next(iter(rules.games().values()), None)
    if chosen is None:
        raise UserError("set-up-gone")
    await defer(interaction)
    is_new = not await interaction.client.store.members.campaign_count(interaction.user.id)
    await _show(interaction, SetUp.of(chosen, teaches or is_new), note)


async def _show(interaction: Interaction, setup: SetUp, note: str = "") -> None:
    await show_late(interaction, set_up_card(setup, await _cover(interaction, setup), note))


async def _cover(interaction: Interaction, setup: SetUp) -> list[Picture]:
    """The picture of the chosen game; the card works without it."""
    renderer = interaction.client.renderer
    try:
        return [await renderer.draw_for_player(cover, setup.game, setup.scenario, spoken())]
    except UserError:
        return []
    except Exception:
        _log.exception("Failed to draw the picture of %s.", setup.game)
        return []
