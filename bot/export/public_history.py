"""What has happened in a campaign, turn by turn, as everyone may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.storage import Store, ToldEvent
from rules.core.events import Event
from rules.core.registry import events_from_json

MOST_EVENTS = 50_000
"""Most events, undone or not, that are read for one answer: a second of work."""


async def find_in_channel(campaigns: Campaigns, store: Store, channel: int) -> CampaignSnapshot:
    """The campaign that is or was played in a channel.

    Raises:
        UserError: there is none, or its save cannot be read.
    """
    found = await store.campaigns.newest_in(channel)
    if found is None:
        raise UserError("no-campaign")
    return await campaigns.snapshot(found)


async def check_length(store: Store, campaign: int) -> None:
    """Make sure that a campaign's events aren't too many for one answer.

    Raises:
        UserError: they are.
    """
    count = await store.history.event_count(campaign)
    if count > MOST_EVENTS:
        raise UserError("too-much-record", count=count, most=MOST_EVENTS)


def is_closed(snapshot: CampaignSnapshot) -> bool:
    """Whether the campaign is over or archived, so that what was hidden may be known."""
    return snapshot.campaign.status != "open"


def disclosed_secret(snapshot: CampaignSnapshot) -> str | None:
    """The dice secret of a campaign that is over or archived; None while it is played."""
    return snapshot.table.give_up() if is_closed(snapshot) else None


def public_turns(game: str, told: Sequence[ToldEvent]) -> dict[int, list[Event]]:
    """The events of each turn that everyone may know, without the undone ones."""
    events = events_from_json(game, [each.json for each in told if not each.undone])
    turns: dict[int, list[Event]] = {}
    for event in events:
        if not event.audience:
            turns.setdefault(event.turn, []).append(event)
    return dict(sorted(turns.items()))
