"""What Rise and Fall offers to those who want to start a campaign: seats, scenarios, optional rules."""

from __future__ import annotations

from rules.core.game import GameInfo, OptionInfo, Options, OptionValue, ScenarioInfo, SeatInfo
from rules.core.text import speaker
from rules.rise_and_fall.data.loader import GAME_ID, rise_data

_say = speaker(GAME_ID)
_DOMAINS = ("political", "economic", "military", "diplomatic")

_data = rise_data()

PLAYERS = "players"
"""The option that says how many play."""

THREE_PLAYER = "three_player"
"""What a third player was called in saves before there was :data:`PLAYERS`, and is in states: a switch."""


def _options() -> dict[str, OptionInfo]:
    """How many play, and the optional rules."""
    found = {}
    for option in _data.tables.options:
        name = PLAYERS if option.id == THREE_PLAYER else option.id
        values = {count: _say(f"option-{PLAYERS}-{count}") for count in ("2", "3")} if name == PLAYERS else {}
        default: OptionValue = "2" if name == PLAYERS else False
        found[name] = OptionInfo(
            name, _say(f"option-{name}"), _say(f"option-{name}-detail"), option.rule, default, choices=values
        )
    return found


def upgraded(options: Options) -> dict[str, OptionValue]:
    """Options in the words of today: a third player was a switch once."""
    return {
        PLAYERS if option == THREE_PLAYER else option: ("3" if value else "2") if option == THREE_PLAYER else value
        for option, value in options.items()
    }


def switches(options: Options) -> dict[str, bool]:
    """The options as the rules ask for them: each is on or off."""
    return {
        THREE_PLAYER if option == PLAYERS else option: value == "3" if option == PLAYERS else value is True
        for option, value in upgraded(options).items()
    }


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
    options=_options(),
    default_scenario=next(scenario.id for scenario in _data.scenarios.values() if scenario.default),
)
"""The game as it is listed. The German seat is empty unless three play."""
