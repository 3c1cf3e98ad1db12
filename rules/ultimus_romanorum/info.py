"""What players can choose before a campaign: seats, scenarios, options; and the windows that take stored answers."""

from __future__ import annotations

import msgspec

from rules.core.decisions import Domain
from rules.core.game import ConditionInfo, WindowInfo
from rules.core.info import game_info
from rules.core.text import speaker
from rules.ultimus_romanorum.data.loader import GAME_ID, ultimus_data

_say = speaker(GAME_ID)
_data = ultimus_data()

SEATS = ("a", "b")
"""The two players. The camps are exchanged between them [0.5]."""

CONDITIONS = ("emperor-there", "attila-there", "many-at-risk", "roma-at-stake")
"""Public facts that stored answers may depend on."""

WINDOWS = ("initiative", "augusta", "usurpation", "moves", "battle", "die", "murder", "synod", "sequence", "pope")
"""The kinds of window, in the order of the year."""

_DOMAINS: tuple[Domain, ...] = ("political", "religious", "military", "diplomatic")

_conditions = {each: ConditionInfo(each, _say(f"condition-{each}")) for each in CONDITIONS}

_info = game_info(
    GAME_ID,
    dict.fromkeys(SEATS, _DOMAINS),
    ((each, range(each.first_year, each.last_year + 1)) for each in _data.scenarios.values()),
    _data.tables.options,
)

INFO = msgspec.structs.replace(
    _info,
    evening_scenario="catalaunian-451",
    windows={each: WindowInfo(each, _say(f"window-{each}"), ("pass",), _conditions) for each in WINDOWS},
)
"""The game's entry in the list of games."""
