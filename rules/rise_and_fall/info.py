"""What Rise and Fall offers to those who want to start a campaign: seats, scenarios, optional rules."""

from __future__ import annotations

from rules.core.decisions import Domain
from rules.core.info import game_info
from rules.rise_and_fall.data.loader import GAME_ID, rise_data

_DOMAINS: tuple[Domain, ...] = ("political", "economic", "military", "diplomatic")
_data = rise_data()

INFO = game_info(
    GAME_ID,
    dict.fromkeys(("rome", "parthia", "german"), _DOMAINS),
    ((each, range(_data.turn(each.first_year), _data.turn(each.last_year) + 1)) for each in _data.scenarios.values()),
    _data.tables.options,
)
"""The game as it is listed. The German seat is empty unless three play."""
