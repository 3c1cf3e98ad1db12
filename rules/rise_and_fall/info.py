"""What Rise and Fall offers to those who want to start a campaign: seats, scenarios, optional rules."""

from __future__ import annotations

from rules.core.game import GameInfo, OptionInfo, ScenarioInfo, SeatInfo
from rules.core.text import speaker
from rules.rise_and_fall.data.loader import GAME_ID, rise_data

_say = speaker(GAME_ID)
_DOMAINS = ("political", "economic", "military", "diplomatic")

_data = rise_data()

INFO = GameInfo(
    id=GAME_ID,
    name=_say("game-title"),
    description=_say("game-description"),
    seats={seat: SeatInfo(seat, _say(f"seat-{seat}"), _DOMAINS) for seat in ("rome", "parthia", "german")},
    scenarios={
        scenario.id: ScenarioInfo(
            scenario.id,
            _say(f"scenario-{scenario.id}"),
            _say(f"scenario-{scenario.id}-detail"),
            _data.turn(scenario.last_year) - _data.turn(scenario.first_year) + 1,
            _data.turn(scenario.first_year),
        )
        for scenario in _data.scenarios.values()
    },
    options={
        option.id: OptionInfo(option.id, _say(f"option-{option.id}"), _say(f"option-{option.id}-detail"), option.rule)
        for option in _data.tables.options
    },
    default_scenario=next(scenario.id for scenario in _data.scenarios.values() if scenario.default),
)
"""The game as it is listed. The German seat is empty unless three play."""
