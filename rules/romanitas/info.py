"""What Romanitas offers to those who want to start a campaign: seat, scenarios, optional rules [8]."""

from __future__ import annotations

from rules.core.game import GameInfo, OfficeInfo, OptionInfo, ScenarioInfo, SeatInfo
from rules.core.text import speaker
from rules.romanitas.data.loader import romanitas_data

_say = speaker("romanitas")
_OFFICES = {
    "basileus": ("political", "diplomatic"),
    "patriarch": ("religious",),
    "logothete": ("economic",),
    "magister-militum": ("military",),
}
"""The offices of a group that plays the Empire together, with the domains of their decisions."""

_data = romanitas_data()

INFO = GameInfo(
    id="romanitas",
    name=_say("game-title"),
    description=_say("game-description"),
    seats={
        "roman": SeatInfo("roman", _say("seat-roman"), ("political", "religious", "economic", "military", "diplomatic"))
    },
    scenarios={
        scenario.id: ScenarioInfo(
            scenario.id,
            _say(f"scenario-{scenario.id}"),
            _say(f"scenario-{scenario.id}-detail"),
            scenario.last_turn - scenario.first_turn + 1,
            scenario.first_turn,
        )
        for scenario in _data.scenarios.values()
    },
    options={
        option.id.value: OptionInfo(
            option.id.value,
            _say(f"option-{option.id}"),
            _say(f"option-{option.id}-detail"),
            option.rule,
            house=option.house,
        )
        for option in _data.option.values()
    },
    default_scenario=next(scenario.id for scenario in _data.scenarios.values() if scenario.default),
    offices={office: OfficeInfo(office, _say(f"office-{office}"), domains) for office, domains in _OFFICES.items()},
)
"""The game as it is listed."""
