"""A campaign's history, turn by turn, as a reader may know it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.campaigns.readers import Reader, is_closed
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.storage import RecordedEvent, Store
from rules.core.events import Event
from rules.core.registry import events_from_json

MAX_EVENTS = 50_000
"""Maximum number of events read for one answer, including undone ones: a second of work."""


async def check_length(store: Store, campaign: int) -> None:
    """Check that a campaign doesn't have too many events for one answer.

    Raises:
        UserError: it does.
    """
    count = await store.history.event_count(campaign)
    if count > MAX_EVENTS:
        raise UserError("too-much-record", count=count, most=MAX_EVENTS)


def disclosed_secret(snapshot: CampaignSnapshot) -> str | None:
    """The dice secret of a campaign that is over or archived; None while it's played."""
    return snapshot.table.give_up() if is_closed(snapshot) else None


def events_of_actions(game: str, recorded: Sequence[RecordedEvent], reader: Reader) -> dict[int, list[Event]]:
    """The events of each action that a reader may know, including undone ones."""
    actions: dict[int, list[Event]] = {}
    for each, event in zip(recorded, events_from_json(game, [each.json for each in recorded]), strict=True):
        if reader.may_read(event):
            actions.setdefault(each.action, []).append(event)
    return actions


def turns_for(game: str, recorded: Sequence[RecordedEvent], reader: Reader) -> dict[int, list[Event]]:
    """The events of each turn that a reader may know, without undone ones."""
    events = events_from_json(game, [each.json for each in recorded if not each.undone])
    turns: dict[int, list[Event]] = {}
    for event in reader.readable(events):
        turns.setdefault(event.turn, []).append(event)
    return dict(sorted(turns.items()))
