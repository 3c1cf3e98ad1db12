"""``/orders`` and ``/analysis``: a whole turn as text, and what could be taken in it, in private."""

from __future__ import annotations

from discord import app_commands

import rules
from bot.commands.autocomplete import MAX_OFFERS, Choice
from bot.commands.checks import for_servers, peek_here, snapshot_here
from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.controls import LINE, Interaction
from bot.interactions.responses import handling
from rules.core.orders import MOST_TEXT


@app_commands.command(name="orders", description=say("command-orders"))
@app_commands.describe(text=say("option-orders-text"), standing=say("option-orders-standing"))
async def orders(
    interaction: Interaction,
    text: app_commands.Range[str, 1, MOST_TEXT] | None = None,
    standing: app_commands.Range[str, 1, MOST_TEXT] | None = None,
) -> None:
    """Give a whole turn's orders, in a form or as an option; or save standing orders."""
    async with handling(interaction):
        written_orders = interaction.client.written_orders
        snapshot = await snapshot_here(interaction)
        if standing is not None:
            await written_orders.keep_standing(interaction, snapshot, standing)
        elif text is not None:
            await written_orders.write(interaction, snapshot, text)
        else:
            await written_orders.open_form(interaction, snapshot)


@orders.autocomplete("text")
async def _offer_orders(interaction: Interaction, current: str) -> list[Choice]:
    try:
        snapshot = await peek_here(interaction)
        written_orders = interaction.client.written_orders
        found = written_orders.suggestions(snapshot, interaction.user.id, current[:MOST_TEXT])
    except (UserError, rules.RulesError):
        return []
    return [Choice(name=each, value=each) for each in found if len(each) <= LINE][:MAX_OFFERS]


@app_commands.command(name="analysis", description=say("command-analysis"))
async def analysis(interaction: Interaction) -> None:
    """Show what can be taken this turn, with what, and at what cost."""
    async with handling(interaction):
        written_orders = interaction.client.written_orders
        await written_orders.analyse(interaction, await snapshot_here(interaction))


ORDERS = [for_servers(orders), for_servers(analysis)]
"""The commands for whole turns."""
