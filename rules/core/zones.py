"""Zones: places with hidden pieces or an owner: a cup, a deck, a hand, a discard pile.

A zone is an ordinary place of the stacks, so no piece can be lost or duplicated. Its kind determines who sees its
pieces in views, resampled forks and the public record. The number of pieces is always public.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core.events import EVERYONE, NO_ONE

ZoneKind = Literal["cup", "deck", "hand", "discard"]
"""Cup: hidden, random draws. Deck: hidden, draws from the top. Hand: visible to its owner. Discard: public."""

HIDDEN = "?"
"""The placeholder for a piece that the viewer may not see."""


class Zone(msgspec.Struct, frozen=True):
    """A zone: ``id`` is its place in the stacks, ``owner`` the seat whose hand it is."""

    id: str
    kind: ZoneKind
    owner: str = ""

    @property
    def audience(self) -> tuple[str, ...]:
        """The seats that see the pieces here, as the audience of an event."""
        if self.kind == "discard":
            return EVERYONE
        return (self.owner,) if self.kind == "hand" and self.owner else NO_ONE

    def is_open_to(self, seat: str | None) -> bool:
        """Whether a seat (None: a viewer without one) sees the pieces here."""
        return self.kind == "discard" or (seat is not None and seat in self.audience)
