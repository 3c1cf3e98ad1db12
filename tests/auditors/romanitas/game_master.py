"""A game master who corrects the position of Romanitas by lawful amendments, so that rare positions come up."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from random import Random

import rules
from rules.romanitas.state import RomanitasState

_SHARE_OF_ORDERS = 0.7
_SHARE_OF_CITIES = 0.2
_MOST_WHIMS = 5


class GameMaster:
    """Once a turn: ruins go and clients come, so that the game lasts; fleets move; then corrections of any kind."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._turn = 0

    def __call__(self, table: rules.Table) -> None:
        """Correct the position of a table, at the first window of a turn."""
        decision, state = table.decision, table.state
        is_window = decision is not None and decision.topic == "window"
        if not is_window or not isinstance(state, RomanitasState) or state.turn == self._turn:
            return
        self._turn = state.turn
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
