"""The auditor of Rise and Fall: it watches a table, decision by decision, and reads every event beside the print."""

from __future__ import annotations

from collections.abc import Sequence

import rules
from rules.core.decisions import Answer, Decision, Pick
from rules.core.events import Event
from rules.rise_and_fall.state import RiseState
from tests.auditors.following import Chapter
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.barbarians import Barbarians
from tests.auditors.rise_and_fall.civil_war import CivilWar
from tests.auditors.rise_and_fall.combat import Combat
from tests.auditors.rise_and_fall.garrisons import Garrisons
from tests.auditors.rise_and_fall.movement import Movement
from tests.auditors.rise_and_fall.peace_and_war import PeaceAndWar
from tests.auditors.rise_and_fall.peoples import Peoples
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.production import Production
from tests.auditors.rise_and_fall.set_up import check_set_up
from tests.auditors.rise_and_fall.turns import Turns


def _state(table: rules.Table) -> RiseState:
    state = table.state
    assert isinstance(state, RiseState)
    return state


class Auditor:
    """Follows one game from its start."""

    def __init__(self, table: rules.Table) -> None:
        self.report = Report()
        self.position = Position(_state(table), len(table.seats))
        self.movement, self.combat = Movement(self.report), Combat(self.report)
        self.garrisons, self.production = Garrisons(self.report), Production(self.report)
        self.peace, self.barbarians = PeaceAndWar(self.report), Barbarians(self.report)
        self.peoples = Peoples(self.report)
        self.chapters: list[Chapter[Position]] = [
            Turns(self.report),
            self.movement,
            self.combat,
            self.garrisons,
            self.production,
            self.peace,
            CivilWar(self.report),
            self.peoples,
            self.barbarians,
        ]
        self._answers: dict[str, str] = {}
        check_set_up(_state(table), table.events, self.report)
        self._hear(table.events)
        self._look(table)

    def follow(self, answered: Decision, answer: Answer, events: Sequence[Event], table: rules.Table) -> None:
        """Check what one answer led to."""
        if not isinstance(answer, dict) and len(answer) == 1:
            self._answers[answered.topic] = answer[0]
        self._hear(events)
        if table.decision is None or table.decision.topic != "retreat":
            self.combat.close(self.position)
        self._look(table)

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self.report.turn = event.turn
            for chapter in self.chapters:
                chapter.see(event, self.position)
            self.position.apply(event)

    def _look(self, table: rules.Table) -> None:
        """Go on from what the game says, and compare what it offers."""
        self.position.take(_state(table))
        self.garrisons.settle(self.position.state)
        self.barbarians.settle(self.position.state)
        if self.position.state.step == "campaign":
            self.production.provided(self.position)
        decision = table.decision
        if decision is None or decision.topic not in ("treaty-area", "withdraw"):
            self.peace.settle(self.position)
        if not isinstance(decision, Pick):
            return
        offered = {option.id for option in decision.options} - {"back"}
        if decision.topic == "move-to":
            self.movement.offered(self._answers["mover"], offered, self.position)
        elif decision.topic == "recruit":
            self.peoples.recruits(offered, self.position)
        elif decision.topic == "place-area":
            self.production.places(offered, self.position)
        elif decision.topic == "transfer-to":
            self.movement.transfers(self._answers["transferred"], offered, self.position)
