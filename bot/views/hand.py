"""A player's hidden hand: the button that shows it, and the private answer."""

from __future__ import annotations

from bot.campaigns.readers import seats_of
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import Control, button
from bot.components.custom_ids import ControlId
from rules.core.decisions import Item

HAND = "hand"
"""The verb of the button."""

_LONGEST = 1900


def hand_buttons(snapshot: CampaignSnapshot) -> list[Control]:
    """The button of a game with hands, the same for everyone and for every decision."""
    if not snapshot.table.has_hands:
        return []
    return [button(ControlId(snapshot.campaign.id, 0, HAND), say("button-hand"))]


def hand_text(snapshot: CampaignSnapshot, user: int) -> str:
    """The hands of a player's seats, one after another.

    Raises:
        UserError: this game has no hands, or the player has no seat.
    """
    if not snapshot.table.has_hands:
        raise UserError("no-hand-game", game=snapshot.info.title)
    seats = seats_of(snapshot, user)
    if not seats:
        raise UserError("no-hand-seat" if snapshot.has_room_for(user) else "no-hand-full")
    return clipped("\n".join(_held(snapshot, seat) for seat in seats), _LONGEST)


def _held(snapshot: CampaignSnapshot, seat: str) -> str:
    """A seat by its current name, with its hand."""
    items = snapshot.table.hand(seat)
    lines = [_line(item) for item in items] or [say("hand-empty")]
    return "\n".join([say("hand-of", seat=str(snapshot.table.seat_name(seat))), *lines])


def _line(item: Item) -> str:
    return say("hand-item", item=item.label, note=item.detail) if item.detail else f"- **{item.label}**"
