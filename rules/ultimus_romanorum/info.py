"""What players can choose before a campaign: seats, scenarios, options; and the windows that take stored answers."""

from __future__ import annotations

from collections.abc import Mapping

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

WINDOWS = ("initiative", "augusta", "usurpation", "moves", "battle", "die", "murder", "synod", "sequence", "pope")
"""The kinds of window, in the order of the year."""

_OF_BATTLE = ("emperor-there", "attila-there", "many-at-risk", "roma-at-stake")

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "moves": ("many-at-risk",),
    "battle": _OF_BATTLE,
    "die": _OF_BATTLE,
    "pope": ("roma-at-stake",),
}
"""Public facts that stored answers may depend on, by window: those that are true of some of its questions only."""

_DOMAINS: tuple[Domain, ...] = ("political", "religious", "military", "diplomatic")


def _window(ident: str) -> WindowInfo:
    conditions = {each: ConditionInfo(each, _say(f"condition-{each}")) for each in CONDITIONS.get(ident, ())}
    return WindowInfo(ident, _say(f"window-{ident}"), ("pass",), conditions)


_info = game_info(
    GAME_ID,
    dict.fromkeys(SEATS, _DOMAINS),
    ((each, range(each.first_year, each.last_year + 1)) for each in _data.scenarios.values()),
    _data.tables.options,
)

INFO = msgspec.structs.replace(
    _info,
    evening_scenario="catalaunian-451",
    late_lessons=("caesar",),
    windows={each: _window(each) for each in WINDOWS},
)
"""The game's entry in the list of games."""
