"""The set-up card: what a new campaign will be, one row of buttons per choice, and the start."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from zlib import crc32

import discord

import rules
from bot.campaigns.settings import MODES
from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.controls import Row, button, chosen_line, line, link_button, menu, row
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message
from bot.components.select_menus import LONGEST
from bot.storage import Campaign
from render.core.picture import Picture
from rules.core.game import GameInfo, OptionValue

SET_UP, BEGIN, CARD = "setup", "begin", "card"
"""The verbs of the card: change a choice, start the campaign, and open the card."""

PLAYERS = "players"
"""The option that says how many play, in games that have it."""

_BUTTONS = 5
_NOTHING = "0"


@dataclass(frozen=True)
class SetUp:
    """The choices of a card: ids of game and scenario, number of players, who decides.

    ``teaches``: the start with the tutorial is the bright one.
    """

    game: str
    scenario: str
    players: str
    mode: str
    teaches: bool

    @classmethod
    def of(cls, info: GameInfo, teaches: bool) -> SetUp:
        """The default choices for a game."""
        players = info.options.get(PLAYERS)
        default = "" if players is None or players.is_switch else str(players.default)
        return cls(info.id, info.first_scenario, default, MODES[0], teaches)

    @property
    def info(self) -> GameInfo:
        """The chosen game."""
        return rules.games()[self.game]

    def options(self) -> dict[str, OptionValue]:
        """The game's options as the card has them: the defaults, and the number of players."""
        chosen = {option.id: option.default for option in self.info.options.values()}
        return {**chosen, PLAYERS: self.players} if self.players else chosen

    def written(self) -> str:
        """The choices as part of a custom id."""
        parts = [_short(each) for each in (self.game, self.scenario, self.players, self.mode)]
        return ".".join([*parts, "1" if self.teaches else _NOTHING])


def read_set_up(text: str) -> SetUp:
    """The choices in a custom id.

    Raises:
        UserError: the game, or something else chosen there, isn't offered any more.
    """
    parts = text.split(".")
    if len(parts) != 5:
        raise UserError("unknown-button")
    info = rules.games()[_found(rules.games(), parts[0])]
    scenario = _found(info.scenarios, parts[1])
    players = _found(_players(info), parts[2]) if _players(info) else ""
    return SetUp(info.id, scenario, players, _found(_modes(info), parts[3]), parts[4] == "1")


def changed_set_up(setup: SetUp, picked: str) -> SetUp:
    """The choices after an entry of a menu was picked: ``g.<game>`` or ``s.<scenario>``.

    Raises:
        UserError: that isn't offered.
    """
    part, _, name = picked.partition(".")
    if part == "g":
        return SetUp.of(rules.games()[_found(rules.games(), name)], setup.teaches)
    if part == "s":
        return replace(setup, scenario=_found(setup.info.scenarios, name))
    raise UserError("unknown-button")


def set_up_card(setup: SetUp, pictures: Sequence[Picture], note: str = "") -> Message:
    """The card with its choices, under a note; each button has the whole card in its custom id."""
    info = setup.info
    scenario = info.scenarios[setup.scenario]
    game = say("set-up-game", game=info.title, text=str(info.description))
    heading = "\n".join(filter(None, [say("set-up-heading"), note, game]))
    told = [say("set-up-scenario", scenario=scenario.title, text=str(scenario.description)), _who(setup)]
    told += [say("set-up-tutorial"), say("set-up-more")]
    return message(heading, pictures, "\n".join(told), [*_choices(setup), _start_row(setup)])


def started(campaign: Campaign, text: str) -> Message:
    """A campaign has started; its thread is one press away."""
    return message("", text=text, rows=[row(link_button(campaign.url, say("button-thread")))])


def players_line(info: GameInfo, players: str) -> str:
    """How many play, and that it's to be chosen; empty in games without the choice."""
    offered = _players(info)
    return say("players-line", title=info.options[PLAYERS].title, value=offered[players]) if offered else ""


def _who(setup: SetUp) -> str:
    told = players_line(setup.info, setup.players)
    return f"{told} {say('set-up-players')}" if told else say("agreed-mode", value=say(f"mode-{setup.mode}"))


def _choices(setup: SetUp) -> list[Row]:
    """A row for each choice that the card offers."""
    info = setup.info
    games = {game: each.title for game, each in rules.games().items()}
    scenarios = {each.id: each.title for each in info.scenarios.values()}
    offered = [
        _row(setup, "g", games, {game: SetUp.of(each, setup.teaches) for game, each in rules.games().items()}),
        _row(setup, "s", scenarios, {each: replace(setup, scenario=each) for each in scenarios}),
        _row(setup, "p", _players_titles(info), {each: replace(setup, players=each) for each in _players(info)}),
        _row(setup, "m", _modes(info), {each: replace(setup, mode=each) for each in _modes(info)}),
    ]
    return [each for each in offered if each is not None]


def _row(setup: SetUp, part: str, titles: Mapping[str, str], after: Mapping[str, SetUp]) -> Row | None:
    """Buttons for up to five values, a menu for more; None if there's nothing to choose."""
    chosen = {"g": setup.game, "s": setup.scenario, "p": setup.players, "m": setup.mode}[part]
    if len(titles) < 2:
        return None
    if len(titles) > _BUTTONS:
        lines = [
            (chosen_line if each == chosen else line)(title, f"{part}.{_short(each)}") for each, title in titles.items()
        ]
        control = ControlId(0, 0, SET_UP, f"{part}.{setup.written()}")
        return row(menu(control, say("menu-choose"), lines[:LONGEST]))
    style = {chosen: discord.ButtonStyle.primary}
    return row(
        *(
            button(
                ControlId(0, 0, SET_UP, f"{part}.{after[each].written()}"),
                title,
                style.get(each, discord.ButtonStyle.secondary),
            )
            for each, title in titles.items()
        )
    )


def _start_row(setup: SetUp) -> Row:
    bright, plain = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    with_lessons = button(
        ControlId(0, 0, BEGIN, f"1.{setup.written()}"), say("button-lessons"), bright if setup.teaches else plain
    )
    without = button(
        ControlId(0, 0, BEGIN, f"0.{setup.written()}"), say("button-begin"), plain if setup.teaches else bright
    )
    return row(*((with_lessons, without) if setup.teaches else (without, with_lessons)))


def _players(info: GameInfo) -> dict[str, str]:
    option = info.options.get(PLAYERS)
    return {} if option is None or option.is_switch else {str(each): title for each, title in option.values.items()}


def _players_titles(info: GameInfo) -> dict[str, str]:
    return {each: say("set-up-value", title=info.options[PLAYERS].title, value=each) for each in _players(info)}


def _modes(info: GameInfo) -> dict[str, str]:
    """Who can decide in a game: with several seats only their holders."""
    known = MODES[:1] if len(info.seats) > 1 else MODES if info.offices else MODES[:2]
    return {mode: say(f"button-mode-{mode}") for mode in known}


def _short(name: str) -> str:
    return base36(crc32(name.encode())) if name else _NOTHING


def _found(things: Mapping[str, object], short: str) -> str:
    for each in things:
        if _short(each) == short:
            return each
    raise UserError("set-up-gone")
