"""The options of a campaign in words, as they were agreed on: switches that are on, and all values."""

from __future__ import annotations

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from rules.core.game import GameInfo, Options, OptionValue
from rules.core.registry import game_type


def option_title(info: GameInfo, option: str, value: OptionValue) -> str:
    """An option as it is set: "Rich start", "Players: 4"."""
    known = info.options[option]
    return known.title if known.is_switch else f"{known.title}: {known.values[value]}"


def option_titles(info: GameInfo, options: Options) -> list[str]:
    """The options that say something, in the order of the game. Names of earlier versions are understood."""
    upgraded = game_type(info.id).upgrade_options(options)
    chosen = {option: upgraded[option] for option in info.options if option in upgraded}
    return [
        option_title(info, option, value)
        for option, value in chosen.items()
        if value and info.options[option].takes(value)
    ]


def options_line(snapshot: CampaignSnapshot) -> str:
    """The options of a campaign as a further line of a text; empty where there is nothing to say."""
    titles = option_titles(snapshot.info, snapshot.table.options)
    return "\n" + say("options-line", options=", ".join(titles)) if titles else ""
