"""What Rise and Fall offers to those who want to start a campaign: seats, scenarios, optional rules."""

from __future__ import annotations

from rules.core.data_files import OptionRecord
from rules.core.decisions import Domain
from rules.core.game import Options, OptionValue
from rules.core.info import game_info
from rules.rise_and_fall.data.loader import GAME_ID, rise_data

_DOMAINS: tuple[Domain, ...] = ("political", "economic", "military", "diplomatic")

_data = rise_data()

PLAYERS = "players"
"""The option that says how many play."""

THREE_PLAYER = "three_player"
"""What a third player was called in saves before there was :data:`PLAYERS`, and is in states: a switch."""


def _option(option: OptionRecord) -> OptionRecord:
    if option.id != THREE_PLAYER:
        return option
    return OptionRecord(id=PLAYERS, rule=option.rule, values=("2", "3"))


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


INFO = game_info(
    GAME_ID,
    dict.fromkeys(("rome", "parthia", "german"), _DOMAINS),
    ((each, range(_data.turn(each.first_year), _data.turn(each.last_year) + 1)) for each in _data.scenarios.values()),
    map(_option, _data.tables.options),
)
"""The game as it is listed. The German seat is empty unless three play."""
