"""The auditor of Britannia reDux: it watches a table, decision by decision, and reads every event beside the print."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules.britannia_redux import events as told
from rules.britannia_redux.state import BritanniaState
from rules.core.decisions import Answer, Decision, Pick
from rules.core.events import Event
from tests.auditors.britannia_redux.battle import Battle
from tests.auditors.britannia_redux.movement import Movement
from tests.auditors.britannia_redux.position import MovementBegan, Position
from tests.auditors.britannia_redux.printed import FORT
from tests.auditors.britannia_redux.rome import Rome
from tests.auditors.britannia_redux.scoring import Scoring
from tests.auditors.britannia_redux.turns import Turns
from tests.auditors.following import Chapter
from tests.auditors.report import Report

OPEN: frozenset[tuple[str, str]] = frozenset()
"""Deviations that are known and not mended yet."""


def _state(table: rules.Table) -> BritanniaState:
    state = table.state
    assert isinstance(state, BritanniaState)
    return state


class Auditor:
    """Follows one game from its start."""

    def __init__(self, table: rules.Table) -> None:
        self.report = Report(open=OPEN)
        self.position = Position(_state(table))
        self.movement = Movement(self.report)
        self.battle = Battle(self.report)
        self.chapters: list[Chapter[Position]] = [
            Turns(self.report),
            self.movement,
            self.battle,
            Rome(self.report),
            Scoring(self.report),
        ]
        self._hear(table.events)
        self.position.compare(_state(table), self.report)

    def follow(self, answered: Decision, answer: Answer, events: Sequence[Event], table: rules.Table) -> None:
        """Check what was offered, and what the answer led to."""
        if isinstance(answered, Pick) and answered.topic == "move" and self._is_before_movement():
            self._see(MovementBegan(turn=self.position.round))
        self.movement.asked(answered, answer, self.position)
        self.battle.asked(answered, self.position)
        self._hear(events)
        self.position.compare(_state(table), self.report)

    def _is_before_movement(self) -> bool:
        """Whether the next thing is a Movement Phase that no one has seen begin."""
        turn = self.position.turn
        return bool(turn.nation) and turn.phase in ("increase", "battles") and turn.part < 1 + turn.major

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if self._is_before_movement() and self._is_of_movement(event):
                self._see(MovementBegan(turn=event.turn))
            self._see(event)

    def _is_of_movement(self, event: Event) -> bool:
        """Whether an event belongs to a Movement Phase. Forts that are due at its start come first [15.2.1, R51]."""
        if isinstance(event, told.FortificationBuilt):
            return event.work == FORT and self.position.turn.phase == "increase"
        return isinstance(event, (told.UnitsMoved, told.LimitChecked, told.MovementEnded))

    def _see(self, event: Event) -> None:
        self.report.turn = event.turn
        for chapter in self.chapters:
            chapter.see(event, self.position)
        if isinstance(event, MovementBegan):
            self.position.begin_movement()
        else:
            self.position.apply(event)
