"""The toy is a game like any other here: it has what the others lack, two seats and secrets."""

from __future__ import annotations

import pytest

import tests.toy  # noqa: F401 - it registers its texts
from rules.core import registry


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy a game for the length of a test."""
    monkeypatch.setitem(registry._PACKAGES, "toy", "tests.toy")
