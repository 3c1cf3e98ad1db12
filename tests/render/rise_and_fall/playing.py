"""Campaigns of Rise and Fall played by the Legate, for tests of prose and pictures."""

from __future__ import annotations

from functools import cache

import rules
from render.core.posts import View
from rules.core.agents import default_agent, give
from rules.core.events import Event
from rules.core.registry import agents

GAME = "rise-and-fall"

PLAYED_ONCE = "campaigns of Rise and Fall"
"""The group of the tests that look at them: all in one process, so that each campaign is played once."""


TURNS = 4
"""Decades that the Legate plays; the rest of a campaign is played by default, which takes a tenth of the time."""


@cache
def played(scenario: str, three: bool) -> tuple[tuple[Event, ...], View]:
    """All events of a campaign, and the public view at its end."""
    table, legate = rules.start(GAME, scenario, {"three_player": three}, seed="shown"), agents(GAME, 3)["legate"]
    while table.decision is not None:
        give(table, (legate if table.state.turn <= TURNS else default_agent)(table))
    return tuple(table.events), table.public()
