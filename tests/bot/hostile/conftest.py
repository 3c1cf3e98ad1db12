"""The toy takes written orders, so that hostile inputs reach them."""

import pytest

import tests.toy
from tests.toy.orders import ToyOrderBook


@pytest.fixture(autouse=True)
def _orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy takes written orders."""
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)
