"""A campaign of Ultimus Romanorum played by the Legate, for tests of its pictures."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

import rules
from render.core.posts import View
from rules.core.agents import give, seen_from
from rules.core.events import Event
from rules.core.registry import agents, only_games, packages
from rules.ultimus_romanorum.data.loader import GAME_ID, ultimus_data
from rules.ultimus_romanorum.setup import set_up_state
from tests.auditors.games import daring

PLAYED_ONCE = "a campaign of Ultimus Romanorum"
"""The group of the tests that look at it: all in one process, so that it's played once."""

SCENARIOS = tuple(ultimus_data().scenarios)


class Choice(NamedTuple):
    """The public events of a choice, and what everyone sees after it."""

    events: tuple[Event, ...]
    view: View


@cache
def played(scenario: str = "catalaunian-451") -> tuple[Choice, ...]:
    """All choices of a campaign."""
    choices: list[Choice] = []
    with only_games({**packages(), GAME_ID: f"rules.{GAME_ID.replace('-', '_')}"}):
        table, legate = rules.start(GAME_ID, scenario, seed="shown"), agents(GAME_ID, 3)["legate"]
        while table.decision is not None:
            table.events.clear()
            seat = next(iter(table.decisions))
            give(table, legate(seen_from(table, seat)), seat)
            told = tuple(table.events_for(None))
            if told:
                choices.append(Choice(told, table.public()))
    return tuple(choices)


@cache
def played_daringly(seed: int) -> tuple[Choice, ...]:
    """All choices of a short campaign between players who play each stratagem that they may."""
    choices: list[Choice] = []
    with only_games({**packages(), GAME_ID: f"rules.{GAME_ID.replace('-', '_')}"}):
        table, player = rules.start(GAME_ID, "catalaunian-451", seed=f"daring {seed}"), daring(Random(seed))
        while table.decision is not None:
            table.events.clear()
            give(table, player(table), next(iter(table.decisions)))
            told = tuple(table.events_for(None))
            if told:
                choices.append(Choice(told, table.public()))
    return tuple(choices)


def all_events() -> list[Event]:
    """The public events of the campaign."""
    return [event for choice in played() for event in choice.events]


def at_start(scenario: str, **changed: Any) -> View:
    """What everyone sees when a scenario begins, with some fields of the state changed."""
    state = set_up_state(ultimus_data(), scenario)
    for field, value in changed.items():
        setattr(state, field, value)
    return {
        "game": GAME_ID, "scenario": scenario, "options": {}, "number": 0, "commitment": "",
        "state": msgspec.to_builtins(state), "decision": None, "decisions": [], "result": None,
    }  # fmt: skip


def asked(view: View, **options: str) -> View:
    """A view with a decision whose options name areas."""
    named = [
        {"id": option, "label": option, "group": [], "detail": "", "rule": "", "space": space.replace("_", "-")}
        for option, space in options.items()
    ]
    decision: Any = {
        "kind": "pick", "seat": "a", "rule": "7", "domain": "military", "topic": "goal", "number": 1, "reaction": False,
        "actor": None, "prompt": "Attila is near. Where does Aetius go?", "about": ["viennensis-3"], "min": 1, "max": 1,
        "options": named,
    }  # fmt: skip
    return {**view, "decision": decision, "decisions": [decision]}
