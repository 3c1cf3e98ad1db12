"""Who may read which events: everyone the public ones, a seat its own, and after the end everyone all of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.campaigns.snapshot import CampaignSnapshot
from rules.core.events import Event


@dataclass(frozen=True)
class Reader:
    """Someone who reads a campaign's record: as these ``seats``, or all of it.

    The public is the reader without seats. Posts and exports are written for it, private answers for the person asking.
    """

    seats: frozenset[str] = frozenset()
    reads_all: bool = False

    def may_read(self, event: Event) -> bool:
        """Whether the reader may know an event."""
        return self.reads_all or event.is_public or any(event.is_known_to(seat) for seat in self.seats)

    def readable(self, events: Iterable[Event]) -> list[Event]:
        """The events that the reader may know."""
        return [event for event in events if self.may_read(event)]


EVERYONE = Reader()
"""Everyone, while the campaign is played."""

AUDITOR = Reader(reads_all=True)
"""The bot itself, when it checks a record and reports only whether it's sound."""


def is_closed(snapshot: CampaignSnapshot) -> bool:
    """Whether the game is over or archived: hidden things may be shown now."""
    return snapshot.campaign.status != "open"


def public_of(snapshot: CampaignSnapshot) -> Reader:
    """The public of a campaign, which may read everything once it's closed."""
    return Reader(reads_all=is_closed(snapshot))


def reader_of(snapshot: CampaignSnapshot, user: int) -> Reader:
    """The person who asks for a private answer."""
    return Reader(frozenset(seats_of(snapshot, user)), is_closed(snapshot))


def seats_of(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """The seats that someone may look from: their own, in order, and the one they decide for now."""
    deciding = snapshot.seat_of(user)
    return [seat for seat in snapshot.places if seat == deciding or snapshot.seats.get(seat) == user]
