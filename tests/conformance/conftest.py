"""Registers the toy for every test here, because it has what the other games lack: several seats and secrets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tests.toy


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Register the toy for the length of a test."""
    with tests.toy.registered():
        yield
