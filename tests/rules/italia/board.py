"""Positions set up by hand, and scripts played with given dice and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.decisions import Answer, Decision, Pick
from rules.core.events import Event
from rules.core.game import Play
from rules.core.groups import Simultaneous
from rules.italia.data.models import UnitType
from rules.italia.game import Italia
from rules.italia.state import NationTurn


class Board(Italia):
    """A game with an empty map and loaded dice."""

    loaded: list[int]

    def roll(self, sides: int = 6) -> int:
        """The next loaded die."""
        return self.loaded.pop(0)


def board(period: str = "I", *, turn: int = 1, active: str = "romans") -> Board:
    """An empty map in some turn of a nation."""
    t = Board(Board.set_up(period, {}), "secret")
    t.clear()
    t.loaded = []
    t.state.cities = {}
    t.state.turn, t.state.active = turn, active
    t.state.now = NationTurn()
    for facts in t.state.nations.values():
        facts.gold, facts.capital = 0, ""
    return t


def units(t: Board, nation: str, place: str, **counts: int) -> list[str]:
    """Set units in a place, by kind; ``consular_legion`` is a consular legion."""
    placed: list[str] = []
    for kind, count in counts.items():
        name: UnitType = kind.replace("_", "-")  # type: ignore[assignment]
        placed += t.place(nation, name, count, place)
    return placed


def begin(t: Board) -> None:
    """Note the areas with which the active nation begins its turn."""
    t.now.owned = list(t.owned(t.active))
    t.now.taken = {}


def play(script: Play[Any], *answers: Answer | str, default: bool = True) -> tuple[Any, list[Decision]]:
    """Run a script with these answers, then with the defaults; return its value and what it asked."""
    given, asked = list(answers), list[Decision]()

    def answer(decision: Decision) -> Answer:
        asked.append(decision)
        if given:
            first = given.pop(0)
            return decision.check((first,) if isinstance(first, str) else first)
        assert default, decision.prompt
        return decision.check(decision.default)

    try:
        wanted = next(script)
        while True:
            if isinstance(wanted, Simultaneous):
                wanted = script.send({each.seat: answer(each) for each in wanted.decisions})
            else:
                wanted = script.send(answer(wanted))
    except StopIteration as stop:
        assert not given, f"These answers were not asked for: {given}"
        return stop.value, asked


def ids(decision: Decision) -> list[str]:
    """The ids of the options of a question."""
    assert isinstance(decision, Pick)
    return [option.id for option in decision.options]


def told(t: Board, kind: str) -> list[Event]:
    """The events of a kind so far."""
    return [event for event in t.events if event.kind == kind]


def topics(asked: Sequence[Decision]) -> list[str]:
    """What was asked about."""
    return [decision.topic for decision in asked]
