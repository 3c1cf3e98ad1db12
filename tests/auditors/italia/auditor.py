"""The auditor of Italia: it watches a table, decision by decision, and reads every event beside the print.

Its ledger is carried on by events alone, and compared with the position after each answer. Which of several like
counters moved is seen on the board. It does not follow:

- what is offered to a player: a move, purchase, retreat or reaction that is wrongly refused goes unseen, but for units
  that are lost for want of a place, and for Roma's return, risings, tribute and points that are due;
- which nations a campaign has to ask for a reaction, only that those who answer may, and in the order of play;
- stored orders for reactions, and whether a conditional join was meant;
- which fleet carries which unit: only sums for a sea and for a turn;
- which fleets a campaign has used; a chance to attack at sea that isn't given;
- which units of a campaign's force were lost where others of the nation stand beside them;
- the stack of a nation above its limit when none of it can move on [R75] but for a look at the next area;
- points for a city into which units only retreated, on which the print is silent.
"""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.italia.state import ItaliaState
from tests.auditors.following import Chapter
from tests.auditors.italia.battle import Battles
from tests.auditors.italia.campaign import Campaigns
from tests.auditors.italia.coming import Coming
from tests.auditors.italia.dice import check_dice
from tests.auditors.italia.gold import Gold
from tests.auditors.italia.movement import Movement
from tests.auditors.italia.position import Position
from tests.auditors.italia.scoring import Scoring
from tests.auditors.italia.sea import SeaFights
from tests.auditors.italia.submission import Submissions
from tests.auditors.italia.tracks import Tracks
from tests.auditors.report import Report


def _state(table: rules.Table) -> ItaliaState:
    state = table.state
    assert isinstance(state, ItaliaState)
    return state


class Auditor:
    """Follows one game from its start."""

    def __init__(self, table: rules.Table) -> None:
        self.report = Report()
        self.position = Position(_state(table))
        self.scoring = Scoring(self.report)
        self.tracks = Tracks()
        self.movement = Movement(self.report, self.tracks)
        self.chapters: list[Chapter[Position]] = [
            Coming(self.report),
            Gold(self.report),
            self.movement,
            Campaigns(self.report, self.movement),
            Battles(self.report, self.tracks),
            SeaFights(self.report),
            Submissions(self.report, self.tracks),
            self.scoring,
        ]
        self._hear(table.events)
        self.tracks.look(_state(table))
        self.tracks.name()
        self._settle(table)

    def follow(self, answered: Decision, answer: Answer, events: Sequence[Event], table: rules.Table) -> None:
        """Check what an answer led to."""
        self.movement.moves_end(answered, answer, self.position)
        self.tracks.look(_state(table))
        self._hear(events)
        self.tracks.name()
        if events:
            self._settle(table)

    def _settle(self, table: rules.Table) -> None:
        """The game waits for an answer: all that is told fits the board."""
        self.scoring.settle()
        self.position.compare(_state(table), self.report)

    def _hear(self, events: Sequence[Event]) -> None:
        check_dice(events, self.report)
        for event in events:
            self.report.turn = event.turn
            for chapter in self.chapters:
                chapter.see(event, self.position)
            self.tracks.apply(event, self.position)
            self.position.apply(event)
            self.tracks.settle(event, self.position)
