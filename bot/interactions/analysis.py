"""Odds and advice, behind ``/odds`` and ``/advise`` and the panel's buttons."""

from __future__ import annotations

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.components.controls import Interaction
from bot.interactions.responses import defer, show_late
from bot.views import analysis as pages
from rules.core.decisions import Decision
from rules.core.registry import has_odds


def visible_decision(snapshot: CampaignSnapshot, user: int) -> Decision:
    """The pending decision, if this user may see it. A secret one is for its player only, not for voters.

    Raises:
        UserError: there is none, or it's someone else's secret.
    """
    decision = snapshot.decision
    if decision is None or decision.secret or snapshot.is_group:
        return snapshot.look(user).decision
    return decision


async def _check_still_asked(interaction: Interaction, snapshot: CampaignSnapshot, decision: Decision) -> None:
    """Check that nothing was decided while the answer was calculated.

    Raises:
        UserError: the decision has been made.
    """
    now = await interaction.client.campaigns.snapshot(snapshot.campaign.id)
    now.check_number(decision.number)


async def show_odds(interaction: Interaction, snapshot: CampaignSnapshot) -> None:
    """Show the odds of every force at the pending decision; a single one in full.

    Raises:
        UserError: there are no odds now.
    """
    decision = visible_decision(snapshot, interaction.user.id)
    if not has_odds(snapshot.table, decision):
        raise UserError("no-odds")
    analysis_worker = interaction.client.analysis_worker
    await defer(interaction)
    forecasts = await analysis_worker.odds(snapshot, snapshot.seat_of(interaction.user.id))
    await _check_still_asked(interaction, snapshot, decision)
    if not forecasts:
        raise UserError("no-odds")
    if len(forecasts) == 1:
        await show_odds_of(interaction, snapshot, forecasts[0].option)
    else:
        await show_late(interaction, pages.odds(snapshot, decision, forecasts))


async def show_odds_of(interaction: Interaction, snapshot: CampaignSnapshot, option: str) -> None:
    """Show one force in full.

    Raises:
        UserError: its odds are unknown.
    """
    decision = visible_decision(snapshot, interaction.user.id)
    analysis_worker = interaction.client.analysis_worker
    await defer(interaction)
    forecast = await analysis_worker.odds_of(snapshot, snapshot.seat_of(interaction.user.id), option)
    if forecast is None:
        raise UserError("no-odds")
    await show_late(interaction, pages.odds_of(snapshot, decision, forecast))


async def show_advice(interaction: Interaction, snapshot: CampaignSnapshot) -> None:
    """Show the best answers to the pending decision, with reasons.

    Raises:
        UserError: this game has no advisor.
    """
    decision = visible_decision(snapshot, interaction.user.id)
    analysis_worker = interaction.client.analysis_worker
    await defer(interaction)
    best = await analysis_worker.advice(snapshot, snapshot.seat_of(interaction.user.id))
    await _check_still_asked(interaction, snapshot, decision)
    may_answer = any(each.decision.number == decision.number for each in snapshot.pending_for(interaction.user.id))
    shown = pages.advice(snapshot, decision, best) if may_answer else pages.advice_to_read(decision, best)
    await show_late(interaction, shown)
