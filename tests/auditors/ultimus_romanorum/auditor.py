"""The auditor of Ultimus Romanorum: it watches a table, decision by decision, and reads every event beside the print.

Its ledger is carried on by events alone, and compared with the position after each answer. It does not follow:

- what is offered to a player: a move that is wrongly refused goes unseen, but for retreats, escapes and duties;
- all the victims of a plague or of Germanophobia: each that is named is checked, one that is left out is not;
- the choice of the Rex for an empty throne, the exception of Honorius but for its outlines, and his escort;
- the areas that a treaty cedes in the campaign [R44], and the set-up of a scenario;
- the contents of the cup, and which useless counters go back to it: only how many;
- how many of those who land each leader can lead [R67];
- the recovery and return of units of Tribes at peace, of which the print says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.ultimus_romanorum.state import UltimusState
from tests.auditors.following import Chapter
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.combat import Combat
from tests.auditors.ultimus_romanorum.dice import check_dice
from tests.auditors.ultimus_romanorum.movement import Movement
from tests.auditors.ultimus_romanorum.politics import Politics
from tests.auditors.ultimus_romanorum.position import Position
from tests.auditors.ultimus_romanorum.tribes import Tribes
from tests.auditors.ultimus_romanorum.victory import Victory
from tests.auditors.ultimus_romanorum.winter import Winter
from tests.auditors.ultimus_romanorum.year import Year

OPEN: frozenset[tuple[str, str]] = frozenset()
"""Deviations that are known and not mended yet."""


def _state(table: rules.Table) -> UltimusState:
    state = table.state
    assert isinstance(state, UltimusState)
    return state


class Auditor:
    """Follows one game from its start."""

    def __init__(self, table: rules.Table) -> None:
        self.report = Report(open=OPEN)
        self.position = Position(_state(table))
        movement = Movement(self.report)
        self.combat = Combat(self.report, movement)
        self.chapters: list[Chapter[Position]] = [
            Year(self.report),
            movement,
            self.combat,
            Politics(self.report),
            Tribes(self.report),
            Winter(self.report),
            Victory(self.report),
        ]
        self._hear(table.events)

    def follow(self, answered: Decision, answer: Answer, events: Sequence[Event], table: rules.Table) -> None:
        """Check what one answer led to."""
        if events:
            check_dice(events, self.report, self.position)
        self._hear(events)
        self.position.compare(_state(table), self.report)

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.report.turn = event.turn
            for chapter in self.chapters:
                chapter.see(event, self.position)
            self.position.apply(event)
