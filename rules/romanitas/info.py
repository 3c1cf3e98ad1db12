"""What Romanitas offers for a new campaign: seat, scenarios and optional rules [8]."""

from __future__ import annotations

from rules.core.info import ALL_DOMAINS, Domains, game_info
from rules.romanitas.data.loader import romanitas_data

_OFFICES: Domains = {
    "basileus": ("political", "diplomatic"),
    "patriarch": ("religious",),
    "logothete": ("economic",),
    "magister-militum": ("military",),
}
"""The offices of a group that plays the Empire together, and the domains of each."""

_data = romanitas_data()

INFO = game_info(
    "romanitas",
    {"roman": ALL_DOMAINS},
    ((each, range(each.first_turn, each.last_turn + 1)) for each in _data.scenarios.values()),
    _data.option.values(),
    _OFFICES,
)
"""The game's entry in the list of games."""
