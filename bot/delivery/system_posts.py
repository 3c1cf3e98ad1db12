"""The bot's own posts: the start and the end of a campaign."""

from __future__ import annotations

import dataclasses

import msgspec

from bot.campaigns.notices import NO_ORIGIN, Notice, Origin
from bot.campaigns.options import option_titles
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from bot.common.sanitize import quoted
from bot.components.controls import button, rows
from bot.components.custom_ids import ControlId
from bot.components.layouts import Message, message
from bot.storage import Campaign
from render.presenter import Posting


def opening(snapshot: CampaignSnapshot, recipe: str) -> Posting:
    """What the campaign is, where it came from, who plays, what to press first, and the dice commitment."""
    campaign, info = snapshot.campaign, snapshot.info
    scenario = info.scenarios[campaign.scenario]
    options = option_titles(info, snapshot.table.options)
    parts = [
        say("opening-title", title=quoted(campaign.title)),
        say("opening-game", game=info.title, scenario=scenario.title, turns=scenario.turns),
        origin_text(recipe),
        scenario_text(str(scenario.description)),
        say("opening-options", options=", ".join(options)) if options else "",
        say("opening-seats", seats=seats_text(snapshot)),
        say("opening-first"),
        say("opening-tutorial") if campaign.agreement.tutorial else "",
        say("opening-dice", commitment=campaign.commitment),
    ]
    return Posting("\n".join(part for part in parts if part))


def closing(snapshot: CampaignSnapshot) -> Posting:
    """The dice secret, which lets everyone check every roll of the campaign."""
    return Posting(say("closing-dice", secret=snapshot.table.secret or "", commitment=snapshot.campaign.commitment))


def noted(campaign: Campaign, recipe: str, mark: int) -> Message:
    """A notice as a message: its text, its buttons, and the people it notifies."""
    content = msgspec.json.decode(recipe, type=Notice)
    buttons = [button(ControlId(campaign.id, content.number, verb), say(f"button-{verb}")) for verb in content.asks]
    written = message(say(content.key, **content.args), rows=rows(buttons), mark=mark)
    return dataclasses.replace(written, mentions=content.mentions)


def origin_text(recipe: str) -> str:
    """Who imported a campaign; empty for all others."""
    if recipe == NO_ORIGIN:
        return ""
    origin = msgspec.json.decode(recipe, type=Origin)
    return say("opening-origin", who=f"<@{origin.user}>", turn=origin.turn)


def scenario_text(description: str) -> str:
    """A description as a block quote."""
    return "\n".join(f"> {line}" for line in description.splitlines() if line)


def seats_text(snapshot: CampaignSnapshot) -> str:
    """The seats and their players in one line."""
    return ", ".join(
        say("seat-held", seat=snapshot.seat_title(seat.id), holder=f"<@{snapshot.seats[seat.id]}>")
        if seat.id in snapshot.seats
        else say("seat-free", seat=snapshot.seat_title(seat.id))
        for seat in snapshot.places.values()
    )
