"""Which cases ``make test`` has time for. ``make soak`` runs the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Any

import pytest


def first(count: int, cases: Iterable[Any]) -> list[Any]:
    """All cases for a parametrized test, those after the first ``count`` in the soak only."""
    return chosen(cases, lambda place: place < count)


def chosen(cases: Iterable[Any], is_wanted: Callable[[int], bool]) -> list[Any]:
    """All cases for a parametrized test; those whose place isn't wanted in the soak only."""
    return [case if is_wanted(place) else _soaked(case) for place, case in enumerate(cases)]


def thirds(cases: Iterable[Any]) -> list[Any]:
    """All cases for a parametrized test; two of each three in the soak only."""
    return chosen(cases, lambda place: place % 3 == 0)


def spread(*columns: Sequence[Any]) -> list[Any]:
    """All combinations for a parametrized test; in the soak only, but for as few as have each value once."""
    needed = range(max(map(len, columns)))
    kept = {tuple(number % len(column) for column in columns) for number in needed}
    places = list(product(*(range(len(column)) for column in columns)))
    return chosen(product(*columns), lambda place: places[place] in kept)


def _soaked(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.soak)
