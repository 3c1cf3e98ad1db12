"""Zones: places with an owner, whose pieces not everyone may see: a cup, a deck, a hand, a discard pile.

A zone is a place of the stacks like any other, so pieces can be neither lost nor doubled in it. What a zone holds is
hidden from views, from resampled forks and from the public record as its kind says; how many pieces it holds is public.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.events import EVERYONE, NO_ONE

ZoneKind = Literal["cup", "deck", "hand", "discard"]
"""A cup is drawn from at random, a deck from its top; no one sees into them. A hand is its owner's, a discard open."""

HIDDEN = "?"
"""How a piece is shown to those who may not know which one it is."""


class Zone(msgspec.Struct, frozen=True):
    """A zone: ``id`` is its place in the stacks, ``owner`` the seat whose hand it is."""

    id: str
    kind: ZoneKind
    owner: str = ""

    @property
    def audience(self) -> tuple[str, ...]:
        """Who sees which pieces lie here, as the audience of an event."""
        if self.kind == "discard":
            return EVERYONE
        return (self.owner,) if self.kind == "hand" and self.owner else NO_ONE

    def is_open_to(self, seat: str | None) -> bool:
        """Whether a seat (None: someone without a seat) sees which pieces lie here."""
        return self.kind == "discard" or (seat is not None and seat in self.audience)
