"""Which cases ``make test`` has time for. ``make soak`` runs the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest


def first(count: int, cases: Iterable[Any]) -> list[Any]:
    """All cases for a parametrized test, those after the first ``count`` in the soak only."""
    return chosen(cases, lambda place: place < count)


def chosen(cases: Iterable[Any], is_wanted: Callable[[int], bool]) -> list[Any]:
    """All cases for a parametrized test; those whose place isn't wanted in the soak only."""
    return [case if is_wanted(place) else _soaked(case) for place, case in enumerate(cases)]


def _soaked(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.soak)
