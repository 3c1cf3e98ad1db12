"""``/office``: who holds which office in a group's campaign."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.campaigns.notices import notice
from bot.campaigns.snapshot import CampaignSnapshot
from bot.commands.autocomplete import Choice, offers, quiet, resolve
from bot.commands.checks import peek_here, snapshot_here, snapshot_to_read
from bot.common.errors import UserError
from bot.common.messages import say, speaking
from bot.components.controls import Interaction
from bot.interactions.permissions import check_can_manage
from bot.interactions.responses import handling, tell


def _offices(snapshot: CampaignSnapshot) -> dict[str, str]:
    if not snapshot.has_offices:
        raise UserError("no-offices-here")
    return {office.id: office.title for office in snapshot.info.offices.values()}


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class OfficeCommands(app_commands.Group):
    """The offices of a campaign that a group plays together."""

    def __init__(self) -> None:
        super().__init__(name="office", description=say("command-office"))

    @app_commands.command(name="appoint", description=say("command-office-appoint"))
    @app_commands.describe(office=say("option-office"), member=say("option-member"))
    async def appoint(self, interaction: Interaction, office: str, member: discord.User) -> None:
        """Give an office to someone: the user's own, or as the owner any."""
        async with handling(interaction):
            snapshot = await snapshot_here(interaction)
            snapshot.check_unfinished()
            wanted = resolve(_offices(snapshot), office)
            holder = snapshot.roster.offices.get(wanted)
            if holder != interaction.user.id and not (holder is None and member.id == interaction.user.id):
                check_can_manage(interaction, snapshot.campaign)
            if member.bot and member.id != interaction.client.ai_turns.user:
                raise UserError("no-bots")
            if member.id not in (*snapshot.members, snapshot.campaign.owner, interaction.client.ai_turns.user):
                raise UserError("appoint-member", player=f"<@{member.id}>")
            await _appointed(interaction, snapshot, wanted, member.id)

    @app_commands.command(name="resign", description=say("command-office-resign"))
    @app_commands.describe(office=say("option-office-mine"))
    async def resign(self, interaction: Interaction, office: str) -> None:
        """Give up an office."""
        async with handling(interaction):
            snapshot = await snapshot_here(interaction)
            snapshot.check_unfinished()
            titles = _offices(snapshot)
            left = resolve(titles, office)
            if snapshot.roster.offices.get(left) != interaction.user.id:
                raise UserError("office-not-yours", office=titles[left])
            store = interaction.client.store
            with speaking(snapshot.campaign.locale):
                announcement = notice(
                    "office-resigned", who=f"<@{interaction.user.id}>", office=_offices(snapshot)[left]
                )
            await store.members.vacate(snapshot.campaign.id, left, announcement)
            await interaction.client.campaigns.reschedule(snapshot.campaign.id)
            await tell(interaction, say("done"))

    @app_commands.command(name="list", description=say("command-office-list"))
    async def list_all(self, interaction: Interaction) -> None:
        """List the offices and their holders."""
        async with handling(interaction):
            snapshot = await snapshot_to_read(interaction)
            held = snapshot.roster.offices
            lines = [
                say("office-line", office=title, holder=f"<@{held[office]}>" if office in held else say("nobody"))
                for office, title in _offices(snapshot).items()
            ]
            await tell(interaction, "\n".join(lines))

    @appoint.autocomplete("office")
    @resign.autocomplete("office")
    @quiet
    async def _offer_offices(self, interaction: Interaction, current: str) -> list[Choice]:
        return offers(_offices(await peek_here(interaction)), current)


async def _appointed(interaction: Interaction, snapshot: CampaignSnapshot, office: str, member: int) -> None:
    store = interaction.client.store
    with speaking(snapshot.campaign.locale):
        title = snapshot.info.offices[office].title
    announcement = notice("office-appointed", (member,), who=f"<@{member}>", office=title)
    await store.members.appoint(snapshot.campaign.id, office, member, announcement)
    await interaction.client.campaigns.reschedule(snapshot.campaign.id)
    await tell(interaction, say("done"))
