"""What players can choose before a campaign: seats, scenarios, optional rules."""

from __future__ import annotations

import msgspec

from rules.core.data_files import OptionRecord
from rules.core.decisions import Domain
from rules.core.game import Options, OptionValue
from rules.core.info import game_info
from rules.rise_and_fall.data.loader import GAME_ID, rise_data

_DOMAINS: tuple[Domain, ...] = ("political", "economic", "military", "diplomatic")

_data = rise_data()

PLAYERS = "players"
"""The option for the number of players."""

THREE_PLAYER = "three_player"
"""The switch for a third player. States still store it; saves did before :data:`PLAYERS` existed."""


def _option(option: OptionRecord) -> OptionRecord:
    if option.id != THREE_PLAYER:
        return option
    return OptionRecord(id=PLAYERS, rule=option.rule, values=("2", "3"))


def upgraded(options: Options) -> dict[str, OptionValue]:
    """Options under their current names: a third player used to be a switch."""
    return {
        PLAYERS if option == THREE_PLAYER else option: ("3" if value else "2") if option == THREE_PLAYER else value
        for option, value in options.items()
    }


def switches(options: Options) -> dict[str, bool]:
    """The options as switches, the form the rules use."""
    return {
        THREE_PLAYER if option == PLAYERS else option: value == "3" if option == PLAYERS else value is True
        for option, value in upgraded(options).items()
    }


_info = game_info(
    GAME_ID,
    dict.fromkeys(("rome", "parthia", "german"), _DOMAINS),
    ((each, range(_data.turn(each.first_year), _data.turn(each.last_year) + 1)) for each in _data.scenarios.values()),
    map(_option, _data.tables.options),
)

INFO = msgspec.structs.replace(_info, has_dice=False, evening_scenario="rise-60bc-20ad")
"""The game's entry in the list of games. The German seat is empty unless three people play."""
