"""A campaign's options in words: switches that are on, and all values."""

from __future__ import annotations

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from rules.core.game import GameInfo, Options, OptionValue
from rules.core.registry import game_type


def option_title(info: GameInfo, option: str, value: OptionValue) -> str:
    """An option with its value: "Rich start", "Players: 4"."""
    known = info.options[option]
    return known.title if known.is_switch else say("set-up-value", title=known.title, value=known.values[value])


def option_titles(info: GameInfo, options: Options) -> list[str]:
    """The titles of the options worth showing, in the game's order. Names of earlier versions are understood."""
    upgraded = game_type(info.id).upgrade_options(options)
    chosen = {option: upgraded[option] for option in info.options if option in upgraded}
    return [
        option_title(info, option, value)
        for option, value in chosen.items()
        if value and info.options[option].takes(value)
    ]


def options_line(snapshot: CampaignSnapshot) -> str:
    """A campaign's options as another line of a text; empty if there's nothing to show."""
    titles = option_titles(snapshot.info, snapshot.table.options)
    return "\n" + say("options-line", options=", ".join(titles)) if titles else ""
