"""``/gm``: corrections by the campaign's owner or a server manager. Everything is announced."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.campaigns.gm_actions import amend, amendments, rewind, skip
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.autocomplete import Choice, offers, quiet, resolve
from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.controls import Interaction
from bot.interactions.doors import hand_over
from bot.interactions.permissions import check_can_manage
from bot.interactions.responses import handling, tell
from bot.storage import Store


async def _snapshot(interaction: Interaction) -> CampaignSnapshot:
    """This channel's campaign, if the user may manage it.

    Raises:
        UserError: there is none, or they may not.
    """
    campaigns = interaction.client.campaigns
    campaign = await campaigns.in_channel(interaction.channel_id or 0)
    check_can_manage(interaction, campaign)
    return await campaigns.snapshot(campaign.id)


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class GMCommands(app_commands.Group):
    """The game master's tools."""

    def __init__(self) -> None:
        super().__init__(name="gm", description=say("command-gm"))

    @app_commands.command(name="amend", description=say("command-gm-amend"))
    @app_commands.describe(change=say("option-change"))
    async def amend(self, interaction: Interaction, change: str) -> None:
        """Correct the position."""
        async with handling(interaction):
            snapshot = await _snapshot(interaction)
            wanted = resolve(amendments(snapshot), change)
            await amend(interaction.client.campaigns, snapshot, interaction.user.id, wanted)
            await tell(interaction, say("done"))

    @app_commands.command(name="skip", description=say("command-gm-skip"))
    async def skip(self, interaction: Interaction) -> None:
        """Make the pending decision by default."""
        async with handling(interaction):
            snapshot = await _snapshot(interaction)
            await skip(interaction.client.campaigns, snapshot, interaction.user.id)
            await tell(interaction, say("done"))

    @app_commands.command(name="replace", description=say("command-gm-replace"))
    @app_commands.describe(player=say("option-player"), by=say("option-by"))
    async def replace(self, interaction: Interaction, player: discord.User, by: discord.User) -> None:
        """Offer everything that someone holds in the campaign to someone else, or take it over."""
        async with handling(interaction):
            snapshot = await _snapshot(interaction)
            if by.bot and by.id != interaction.client.ai_turns.user:
                raise UserError("no-bots")
            await tell(interaction, await hand_over(interaction, snapshot, player.id, by.id))

    @app_commands.command(name="rewind", description=say("command-gm-rewind"))
    @app_commands.describe(turn=say("option-rewind-turn"), confirm=say("option-confirm"))
    async def rewind(self, interaction: Interaction, turn: str, confirm: bool = False) -> None:
        """Go back to the start of an earlier turn."""
        async with handling(interaction):
            snapshot = await _snapshot(interaction)
            store = interaction.client.store
            wanted = int(resolve(await _turns(store, snapshot), turn))
            if not confirm:
                raise UserError("rewind-confirm", turn=wanted, now=snapshot.table.state.turn)
            await interaction.response.defer(ephemeral=True, thinking=True)
            await rewind(interaction.client.campaigns, store, snapshot, interaction.user.id, wanted)
            await tell(interaction, say("done"))

    @amend.autocomplete("change")
    @quiet
    async def _offer_changes(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(amendments(await _snapshot(interaction)), current)

    @rewind.autocomplete("turn")
    @quiet
    async def _offer_turns(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(await _turns(interaction.client.store, await _snapshot(interaction)), current)


async def _turns(store: Store, snapshot: CampaignSnapshot) -> dict[str, str]:
    """The turns that can be gone back to."""
    return {
        str(turn): say("turn-number", turn=turn) for turn in await store.actions.snapshot_turns(snapshot.campaign.id)
    }
