"""The entry of Italia in the list of games."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from rules.core.decisions import Domain
from rules.core.game import ConditionInfo, FactionInfo, WindowInfo
from rules.core.info import game_info
from rules.core.text import speaker
from rules.italia.data.loader import GAME_ID, italia_data

_say = speaker(GAME_ID)
_data = italia_data()

SEATS = ("red", "blue", "yellow", "green")
"""The players; green plays in Italia II only [1.1]."""

NOTHING = "pass"
"""The answer that does nothing."""

WINDOWS = ("campaign-plan", "reaction", "sea-attack", "appeal", "tribute-unit")
"""The kinds of window in which seats that aren't active may act."""

_FROM_AREAS = "reaction"
"""The window whose answers are the areas from which units react."""

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "reaction": ("outnumbered", "twice-as-many", "own-area", "leader-there"),
    "sea-attack": ("outnumbered", "twice-as-many"),
    "appeal": ("own-area",),
}
"""Window to the public facts that stored answers may depend on in it. Before a campaign none of them is known yet."""

_DOMAINS: tuple[Domain, ...] = ("military", "economic", "diplomatic")


def _window(ident: str) -> WindowInfo:
    conditions = {each: ConditionInfo(each, _say(f"condition-{each}")) for each in CONDITIONS.get(ident, ())}
    return WindowInfo(ident, _say(f"window-{ident}"), (NOTHING,), conditions, is_local=ident == _FROM_AREAS)


_info = game_info(
    GAME_ID,
    dict.fromkeys(SEATS, _DOMAINS),
    ((each, range(each.first_turn, each.last_turn + 1)) for each in _data.scenarios.values()),
    _data.tables.options,
)

INFO = msgspec.structs.replace(
    _info,
    evening_scenario="I-evening",
    factions={nation: FactionInfo(nation, _say("faction", nation=nation)) for nation in _data.nations},
    windows={each: _window(each) for each in WINDOWS},
)
"""The game's entry in the list of games."""
