"""A game master who corrects the position of Romanitas by lawful amendments, so that rare positions come up."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from random import Random

import rules
from rules.romanitas.state import RomanitasState
from tests.auditors.romanitas.board import FIGURES

_SHARE_OF_ORDERS = 0.7
_SHARE_OF_CITIES = 0.2
_SHARE_OF_DEFEATS = 0.5
_MOST_WHIMS = 5
_LOST_IN_A_DEFEAT = 6
_PAID = [name for name, unit in FIGURES.roman_units.items() if unit.type not in ("limitanei", "skoutatoi", "mercenary")]
"""Units that cost RP to recall."""


class GameMaster:
    """Once a turn: ruins go and clients come, so that the game lasts; fleets move; then corrections of any kind.

    At the end of some turns most of the army is in the Eliminated box and 1 RP is left to recall it.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._turn = 0
        self._managed = 0

    def __call__(self, table: rules.Table) -> None:
        """Correct the position of a table, at the first window and the first Management decision of a turn."""
        decision, state = table.decision, table.state
        topic = "" if decision is None else decision.topic
        if not isinstance(state, RomanitasState):
            return
        if topic == "window" and state.turn != self._turn:
            self._turn = state.turn
            self._correct_all(table, state)
        elif topic == "manage" and state.turn != self._managed:
            self._managed = state.turn
            if self._rng.random() < _SHARE_OF_DEFEATS:
                self._amend(table, [f"move:{unit}:eliminated" for unit in self._rng.sample(_PAID, _LOST_IN_A_DEFEAT)])
                self._amend(table, [f"rp:{1 - state.rp}"])

    def _correct_all(self, table: rules.Table, state: RomanitasState) -> None:
        orders = [f"ruin:{city}" for city in state.desolation]
        orders += [
            each.id for each in table.amendments() if each.id.startswith("client:") and each.id.endswith(":roman")
        ]
        fleets = [each.id for each in table.amendments() if each.id.startswith("fleet:")]
        orders += self._rng.sample(fleets, min(2, len(fleets)))
        orders += [f"city:{city}:roman" for city in ("rome", "carthage") if self._rng.random() < _SHARE_OF_CITIES]
        self._amend(table, (each for each in orders if self._rng.random() < _SHARE_OF_ORDERS))
        for _ in range(self._rng.randint(0, _MOST_WHIMS)):
            known = [each.id for each in table.amendments()]
            kind = self._rng.choice(sorted({_kind(each) for each in known}))
            self._amend(table, [self._rng.choice([each for each in known if _kind(each) == kind])])

    @staticmethod
    def _amend(table: rules.Table, amendments: Iterable[str]) -> None:
        for each in amendments:
            with suppress(rules.IllegalChoice):
                table.amend(each)


def _kind(amendment: str) -> str:
    return amendment.partition(":")[0]
