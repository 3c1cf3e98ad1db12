"""Seats that are kept for the players of a campaign that is played again, until they join."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.storage import Store
from rules.core.typed_data import from_json


async def keep_seats(store: Store, campaign: int, seats: Mapping[str, int]) -> None:
    """Keep each seat of a new campaign for a user."""
    await store.notes.set(_note(campaign), msgspec.json.encode(seats).decode())


async def kept_seats(store: Store, campaign: int) -> Mapping[str, int]:
    """The users for whom seats of a campaign are kept, by seat; those who have joined are among them."""
    noted = await store.notes.get(_note(campaign))
    return {} if noted is None else from_json(noted, dict[str, int])


def _note(campaign: int) -> str:
    return f"seats {campaign}"
