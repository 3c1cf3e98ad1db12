"""Orders filed ahead as their writer sees them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from bot.common.sanitize import clipped
from bot.components.controls import LABEL, button, idle_button, rows
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message
from bot.views.written_orders import fault_lines, stamp
from rules.core.orders import Reading

FILE = "file"
"""The verb of the button that files orders."""
UNFILE = "unfile"
"""The verb of the buttons that take filed orders back, or only keep the new ones."""
BACK = "back"
"""The rest of the first one's custom id: it says so if none are filed any more."""

_MOST_SEATS = 4


def token(snapshot: CampaignSnapshot, seat: str, text: str) -> str:
    """What a button files: a seat, by its place, and a hash of the text."""
    return f"{base36([*snapshot.places].index(seat))}.{stamp(text)}"


def offer(
    snapshot: CampaignSnapshot, seats: Sequence[str], text: str, reading: Reading, filed: Sequence[str]
) -> Message:
    """Orders have been kept before the turn: what can't be parsed, and whether to file them for a seat."""
    lines = [say("orders-kept"), *fault_lines(text, reading)]
    if filed:
        lines.append(say("orders-filed-earlier"))
    if not seats:
        return message("", text=clipped("\n".join(lines), 1900))
    is_fit = bool(reading.orders) and not reading.faults
    made = []
    for seat in seats[:_MOST_SEATS]:
        label = say("button-orders-file") if len(seats) == 1 else _label(snapshot, seat)
        control = ControlId(snapshot.campaign.id, snapshot.number, FILE, token(snapshot, seat, text))
        style = discord.ButtonStyle.success
        made.append(button(control, label, style) if is_fit else idle_button(control, label))
    made.append(button(_unfile(snapshot), say("button-orders-just-keep")))
    return message("", text=clipped("\n".join(lines), 1900), rows=rows(made))


def filed(snapshot: CampaignSnapshot, seat: str) -> Message:
    """Orders have been filed."""
    text = say("orders-filed", seat=snapshot.seat_title(seat))
    return message("", text=text, rows=rows([button(_unfile(snapshot, BACK), say("button-orders-unfile"))]))


def kept() -> Message:
    """Orders are only kept: nothing is carried out by itself."""
    return message("", text=say("orders-unfiled"))


def _label(snapshot: CampaignSnapshot, seat: str) -> str:
    return clipped(say("button-orders-file-seat", seat=snapshot.seat_title(seat)), LABEL)


def _unfile(snapshot: CampaignSnapshot, rest: str = "") -> ControlId:
    return ControlId(snapshot.campaign.id, snapshot.number, UNFILE, rest)
