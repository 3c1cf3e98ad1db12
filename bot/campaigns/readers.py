"""Who may read what has happened: everyone what is public, a seat what it was told, and after the end all of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.campaigns.snapshot import CampaignSnapshot
from rules.core.events import Event


@dataclass(frozen=True)
class Reader:
    """Someone who reads the record of a campaign: with the eyes of these ``seats``, or all of it.

    The public is the reader without a seat. What is posted or handed out is written for it, private answers for the
    person who asks.
    """

    seats: frozenset[str] = frozenset()
    reads_all: bool = False

    def may_read(self, event: Event) -> bool:
        """Whether the reader may know of an event."""
        return self.reads_all or event.is_public or any(event.is_known_to(seat) for seat in self.seats)

    def readable(self, events: Iterable[Event]) -> list[Event]:
        """Those of the events that the reader may know of."""
        return [event for event in events if self.may_read(event)]


EVERYONE = Reader()
"""Everyone, while the campaign is played."""

AUDITOR = Reader(reads_all=True)
"""The bot itself, where it checks a record and says no more than whether it is sound."""


def is_closed(snapshot: CampaignSnapshot) -> bool:
    """Whether no one plays on: what was hidden may be known now."""
    return snapshot.campaign.status != "open"


def public_of(snapshot: CampaignSnapshot) -> Reader:
    """The public of a campaign, which may read everything once no one plays on."""
    return Reader(reads_all=is_closed(snapshot))


def reader_of(snapshot: CampaignSnapshot, user: int) -> Reader:
    """Someone who asks for an answer that only they see."""
    return Reader(frozenset(seats_of(snapshot, user)), is_closed(snapshot))


def seats_of(snapshot: CampaignSnapshot, user: int) -> list[str]:
    """The seats with whose eyes someone may look: their own, in order, and the one that they decide for now."""
    deciding = snapshot.seat_of(user)
    return [seat for seat in snapshot.places if seat == deciding or snapshot.seats.get(seat) == user]
