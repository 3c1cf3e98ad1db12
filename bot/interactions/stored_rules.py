"""Storing and revoking rules: the buttons and menus of the panel, of dialogues and of ``/answers``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from bot.components.controls import Interaction
from bot.components.custom_ids import ControlId
from bot.components.layouts import message
from bot.interactions.responses import is_dialogue, show, tell
from bot.interactions.stored_answers import forget
from bot.views import stored_rules as views
from bot.views.stored_rules import Offer
from rules.core.stored_answers import StoredRule

Acknowledge = Callable[[Interaction, CampaignSnapshot, int], Awaitable[None]]
"""Acknowledges a press on the decision with a number, given the campaign afterwards."""


class StoredRuleDialogue:
    """Handles the controls that store and revoke rules."""

    def __init__(self, campaigns: Campaigns, acknowledge: Acknowledge) -> None:
        self._campaigns = campaigns
        self._acknowledge = acknowledge

    async def pressed_remember(self, interaction: Interaction, control: ControlId, values: Sequence[str]) -> None:
        """Store a rule and give its answer to the pending decision."""
        snapshot = await self._campaigns.snapshot(control.campaign)
        pending = snapshot.look(interaction.user.id, control.number)
        offer = views.named_offer(views.offers_at(pending), control.rest or "".join(values))
        after = await self._campaigns.store_rule(
            control.campaign, interaction.user.id, pending.seat, offer.rule.id, offer.span
        )
        await self._acknowledge(interaction, after, control.number)
        if after.number == control.number or not views.is_shown(after, interaction.user.id, offer.rule):
            await tell(interaction, stored_text(offer))

    async def pressed_revoke(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Revoke one of the player's rules. Any panel will do, however old. A dialogue goes on offering the others."""
        snapshot = await self._campaigns.snapshot(control.campaign)
        rule = views.rule_to_revoke(snapshot, interaction.user.id, control.rest)
        await self._campaigns.revoke_rules(control.campaign, interaction.user.id, rule)
        if is_dialogue(interaction):
            after = await self._campaigns.snapshot(control.campaign)
            left = views.own_rows(after, interaction.user.id)
            await show(interaction, message("", text=say("rule-revoked"), rows=left))
        else:
            await tell(interaction, say("rule-revoked"))

    async def pressed_forget(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Delete the player's answer for one kind of window. The dialogue goes on offering the others."""
        snapshot, user = await self._campaigns.snapshot(control.campaign), interaction.user.id
        seat, topic = views.window_to_forget(snapshot, user, control.rest)
        told = await forget(self._campaigns, snapshot, seat, user, topic)
        after = await self._campaigns.snapshot(control.campaign)
        await show(interaction, message("", text=told, rows=views.own_rows(after, user)))

    async def pressed_openly(self, interaction: Interaction, control: ControlId, _values: Sequence[str]) -> None:
        """Let everyone know that the player passes in every window of this turn. Any button will do, however old."""
        after = await self._campaigns.pass_openly(control.campaign, interaction.user.id)
        text = views.openly_text(after, interaction.user.id)
        if is_dialogue(interaction):
            await show(interaction, message("", text=text))
        else:
            await tell(interaction, text)


def stored_text(offer: Offer) -> str:
    """What is told to whoever has stored a rule."""
    return say("rule-stored", rule=offer.rule.title, span=offer.duration, ending=offer.rule.detail)


def with_stored(told: str, held: Sequence[StoredRule]) -> str:
    """A confirmation for whoever has taken a seat, with what is stored for them from the start."""
    return f"{told}\n{say('seat-stored', names=', '.join(rule.title for rule in held))}" if held else told
