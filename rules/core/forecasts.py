"""Forecasts: what the ways to answer a decision promise, for ``/odds`` and for players without a person."""

from __future__ import annotations

from typing import Protocol

import msgspec

from rules.core.decisions import Decision
from rules.core.table import Table
from rules.core.text import Text


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """What one way to go on promises.

    ``option`` is the id of the option that it belongs to, empty where it holds for the position as it is. ``share`` is
    the chance of success (0 to 1), known to within ``error`` on either side 95 times in 100. ``lines`` say the rest.
    """

    option: str
    title: Text
    share: float
    error: float
    lines: tuple[Text, ...] = ()


class Forecaster(Protocol):
    """How a game forecasts what depends on dice."""

    def concerns(self, decision: Decision) -> bool:
        """Whether anything is to be said about a decision; quick to answer."""

    def overview(self, table: Table, rounds: int) -> list[Forecast]:
        """What each way to answer the pending decision promises, from ``rounds`` trials in all.

        Empty if nothing is known of it. The table is left as it is.
        """

    def detail(self, table: Table, option: str, rounds: int) -> Forecast | None:
        """One of these ways in full: losses, and what would make a difference; None if that option promises nothing."""
