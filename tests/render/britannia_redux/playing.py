"""Campaigns of Britannia reDux played at random, for tests of its pictures."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

import rules
from render.core.posts import View
from rules.britannia_redux.data.loader import GAME_ID
from rules.britannia_redux.game import BritanniaRedux
from rules.core.agents import default_agent, give, random_agent
from rules.core.events import Event
from rules.core.game import Options
from rules.core.registry import chosen_options, only_games, packages

PLAYED_ONCE = "a campaign of Britannia reDux"
"""The group of the tests that look at it: all in one process, so that it's played once."""

CAMPAIGNS: dict[str, tuple[str, Options]] = {
    "rome": ("romans-9", {"strongholds": True, "burhs": True, "boat_movement": True, "general_submission": True}),
    "after": ("after-rome-9", {"players": "5"}),
    "long": ("romans-15", {"players": "3", "burhs": True}),
}
"""Campaigns with different lengths, players and options, by name."""

_RANDOM = 0.5


class Choice(NamedTuple):
    """The public events of a choice, and what everyone sees after it."""

    events: tuple[Event, ...]
    view: View


class Campaign(NamedTuple):
    """A whole campaign."""

    scenario: str
    options: Options
    start: View
    choices: tuple[Choice, ...]

    @property
    def events(self) -> list[Event]:
        """The public events."""
        return [event for choice in self.choices for event in choice.events]

    @property
    def end(self) -> View:
        """What everyone sees at the end."""
        return self.choices[-1].view


@cache
def played(name: str) -> Campaign:
    """A campaign of `CAMPAIGNS`, played to its end: half of the answers at random."""
    scenario, options = CAMPAIGNS[name]
    rng = Random(name)
    guess = random_agent(rng)
    with only_games({**packages(), GAME_ID: "rules.britannia_redux"}):
        table = rules.start(GAME_ID, scenario, options, seed=f"shown {name}")
        choices, start = [Choice(tuple(table.events_for(None)), table.public())], table.public()
        while table.decision is not None:
            table.events.clear()
            agent = guess if rng.random() < _RANDOM else default_agent
            give(table, agent(table), table.decision.seat)
            choices.append(Choice(tuple(table.events_for(None)), table.public()))
    return Campaign(scenario, options, start, tuple(choices))


def at_start(scenario: str, options: Options | None = None, **changed: Any) -> View:
    """What everyone sees when a scenario begins, with some fields of the state changed."""
    state = BritanniaRedux.set_up(scenario, chosen_options(BritanniaRedux, options or {}))
    for field, value in changed.items():
        setattr(state, field, value)
    return {
        "game": GAME_ID, "scenario": scenario, "options": options or {}, "number": 0, "commitment": "",
        "state": msgspec.to_builtins(state), "decision": None, "decisions": [], "result": None,
    }  # fmt: skip
