"""What a group plays: a game, with the options that give as many of them a seat as possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import rules
from bot.commands.options import read_options
from rules.core.game import GameInfo, Options, OptionValue
from rules.core.registry import game_type
from tests.bot.playing import BLUE, RED, WATCHER

EVERYONE = (RED, BLUE, WATCHER, "Narses", "Iustinianus")
"""The people of the sandbox, the owner of the campaign first."""


@dataclass(frozen=True)
class Setup:
    """A campaign to start, and who plays it. ``options`` are as typed into ``/campaign new``."""

    game: str
    people: tuple[str, ...]
    scenario: str = ""
    options: str = ""
    mode: str = "solo"
    language: str = ""

    @property
    def typed(self) -> dict[str, str]:
        """The options of ``/campaign new``."""
        given = {"game": self.game, "scenario": self.scenario, "options": self.options, "mode": self.mode}
        given["language"] = self.language
        return {name: value for name, value in given.items() if value}

    @property
    def title(self) -> str:
        """The game with its options, and who plays."""
        told = ", ".join(filter(None, (self.scenario, self.options, "" if self.mode == "solo" else self.mode)))
        return f"{rules.games()[self.game].title}{f' ({told})' if told else ''}, {len(self.people)} people"


def setup_for(game: str, people: int, scenario: str = "", options: str | None = None, mode: str = "") -> Setup:
    """A setup for so many people. Without ``options``, the ones that seat most of them; one seat is shared."""
    info = rules.games()[game]
    typed = _typed(info, people) if options is None else options
    seats = game_type(game).seats_of(scenario or info.first_scenario, read_options(info, typed or None))
    shared = "council" if len(seats) == 1 and people > 1 else "solo"
    return Setup(game, EVERYONE[:people], scenario, typed, mode or shared)


def _typed(info: GameInfo, people: int) -> str:
    """The options for so many people, as typed: at most one of them isn't the default."""
    seats_in_play = game_type(info.id).seats_in_play

    def empty_chairs(options: Options) -> tuple[bool, int]:
        free = len(seats_in_play(options)) - people
        return free > 0, abs(free)

    best = min(_candidates(info), key=empty_chairs)
    if best == _defaults(info):
        return ""
    named = {name: value for name, value in best.items() if value != _defaults(info)[name]}
    return ", ".join(name if value is True else f"{name}={value or 'no'}" for name, value in named.items())


def _candidates(info: GameInfo) -> Iterator[dict[str, OptionValue]]:
    defaults = _defaults(info)
    yield defaults
    for option in info.options.values():
        for value in option.values:
            yield {**defaults, option.id: value}


def _defaults(info: GameInfo) -> dict[str, OptionValue]:
    return {option.id: option.default for option in info.options.values()}
