"""What players can choose before a game: seats, scenarios, options [14.1, 14.2, B2.2]."""

from __future__ import annotations

import msgspec

from rules.britannia_redux.data.loader import GAME_ID, britannia_data
from rules.core.decisions import Domain
from rules.core.game import FactionInfo, Options
from rules.core.info import game_info
from rules.core.text import speaker

_say = speaker(GAME_ID)
_data = britannia_data()

PLAYERS = "players"
"""The option for the number of players [14.2]."""

DOMAINS: tuple[Domain, ...] = ("military", "economic", "diplomatic")

SEATS = tuple(dict.fromkeys(side.seat for number in ("4", "3", "5") for side in _data.sides[number]))
"""Every seat: the colours with four players, letters with three and five."""

_info = game_info(
    GAME_ID,
    dict.fromkeys(SEATS, DOMAINS),
    ((each, range(each.first_round, each.last_round + 1)) for each in _data.scenarios.values()),
    _data.tables.options,
)

INFO = msgspec.structs.replace(
    _info,
    evening_scenario="after-rome-9",
    factions={nation: FactionInfo(nation, _say("faction", nation=nation)) for nation in _data.order},
)
"""The game's entry in the list of games."""


def players_of(options: Options) -> str:
    """The number of players under these options, as the option names it."""
    chosen = options.get(PLAYERS, "4")
    return chosen if isinstance(chosen, str) else "4"
