"""Forecasts: the odds of each answer to a decision, for ``/odds`` and for automatic players."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from rules.core.decisions import Decision, Pick
from rules.core.table import Table
from rules.core.text import Text


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """The odds of one option.

    ``option`` is its id, or empty for a forecast of the position itself. ``share`` is the chance of success (0 to 1);
    ``error`` is half the width of its 95 % interval. ``gain`` is what it brings on average and ``cost`` its price, in
    points; ``prize`` names what can be won. ``lines`` are further details.
    """

    option: str
    title: Text
    share: float
    error: float
    gain: float = 0.0
    cost: int = 0
    prize: Text | None = None
    lines: tuple[Text, ...] = ()

    @property
    def net(self) -> float:
        """What it brings on average beyond its price."""
        return self.gain - self.cost


class Forecaster(Protocol):
    """Computes a game's odds."""

    def concerns(self, decision: Decision) -> bool:
        """Whether there are forecasts for a decision. Must be fast."""

    def compares(self, decision: Decision) -> bool:
        """Whether the forecasts are about the options of a decision. Must be fast."""

    def has_any(self, table: Table, decision: Decision) -> bool:
        """Whether there is a forecast for a pending decision now: it may be about battles that don't come.

        Must be fast, and depend on public facts only.
        """

    def overview(self, table: Table, rounds: int) -> list[Forecast]:
        """Return a forecast for each answer to the pending decision, the highest ``net`` first.

        About ``rounds`` trials are made in total. Empty if there is nothing to forecast. The table doesn't change.
        """

    def detail(self, table: Table, option: str, rounds: int) -> Forecast | None:
        """Return the full forecast of one option, with losses and what would change the odds; None if it has none."""


@dataclass(frozen=True)
class ExactForecaster:
    """Works out the odds of the battles that a decision is about, without trials; the likeliest victory comes first.

    ``topics`` are those of the decisions about battles. For ``compared`` the battles are those of the options.
    ``battles`` takes the table and its pending decision.
    """

    topics: Collection[str]
    compared: Collection[str]
    battles: Callable[[Table, Pick], Iterable[Forecast]]

    def concerns(self, decision: Decision) -> bool:
        """Whether a decision is about a battle."""
        return decision.topic in self.topics

    def compares(self, decision: Decision) -> bool:
        """Whether the battles are those of the options."""
        return decision.topic in self.compared

    def has_any(self, table: Table, decision: Decision) -> bool:
        """Whether a pending decision means a battle."""
        return next(iter(self._battles(table, decision)), None) is not None

    def overview(self, table: Table, rounds: int) -> list[Forecast]:
        """The odds of each battle."""
        return sorted(self._battles(table, table.decision), key=lambda each: -each.share)

    def _battles(self, table: Table, decision: Decision | None) -> Iterable[Forecast]:
        if not isinstance(decision, Pick) or decision.topic not in self.topics:
            return ()
        return self.battles(table, decision)

    def detail(self, table: Table, option: str, rounds: int) -> Forecast | None:
        """The odds of one option's battle; None if it means none."""
        return next((each for each in self.overview(table, rounds) if each.option == option), None)
