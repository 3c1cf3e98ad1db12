"""Showing odds and advice: behind ``/odds`` and ``/advise``, and behind the buttons of the panel."""

from __future__ import annotations

from bot.campaigns.snapshot import Sitting
from bot.common.errors import Refusal
from bot.components.controls import Interaction
from bot.interactions.responses import is_dialogue, show_late
from bot.views import analysis as pages
from bot.workers.analysis import Counsel, has_odds
from rules.core.decisions import Decision


def open_to(sitting: Sitting, user: int) -> Decision:
    """The pending decision, if this user may look into it: a secret one is its player's alone.

    Raises:
        Refusal: there is none, or it is a secret of somebody else's.
    """
    decision = sitting.decision
    if decision is None or decision.secret:
        return sitting.authorise(user)
    return decision


async def show_odds(interaction: Interaction, sitting: Sitting) -> None:
    """The chances of every force at the pending decision; of the only one in full.

    Raises:
        Refusal: there is nothing to be said about odds now.
    """
    decision = open_to(sitting, interaction.user.id)
    if not has_odds(sitting.campaign.game, decision):
        raise Refusal("no-odds")
    counsel: Counsel = interaction.client.counsel
    await _think(interaction)
    forecasts = await counsel.odds(sitting)
    if not forecasts:
        raise Refusal("no-odds")
    if len(forecasts) == 1:
        await show_odds_of(interaction, sitting, forecasts[0].option)
    else:
        await show_late(interaction, pages.odds(sitting, decision, forecasts))


async def show_odds_of(interaction: Interaction, sitting: Sitting, option: str) -> None:
    """One force in full.

    Raises:
        Refusal: nothing is known of it.
    """
    decision = open_to(sitting, interaction.user.id)
    counsel: Counsel = interaction.client.counsel
    await _think(interaction)
    forecast = await counsel.odds_of(sitting, option)
    if forecast is None:
        raise Refusal("no-odds")
    await show_late(interaction, pages.odds_of(sitting, decision, forecast))


async def show_advice(interaction: Interaction, sitting: Sitting) -> None:
    """The best answers to the pending decision, and why.

    Raises:
        Refusal: nobody can advise on this game.
    """
    decision = open_to(sitting, interaction.user.id)
    counsel: Counsel = interaction.client.counsel
    await _think(interaction)
    await show_late(interaction, pages.advice(sitting, decision, await counsel.advice(sitting)))


async def _think(interaction: Interaction) -> None:
    """Gain time: in a dialogue of the player's own it changes in place, everywhere else an answer opens."""
    if interaction.response.is_done():
        return
    if is_dialogue(interaction):
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)
