"""The toy as the only game, and a bot in the sandbox, as for the tests of campaigns."""

import pytest

import tests.toy
from tests.bot.campaigns.conftest import bot, file, toy
from tests.toy.orders import ToyOrderBook

__all__ = ["bot", "file", "toy"]


@pytest.fixture(autouse=True)
def _orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy takes written orders."""
    monkeypatch.setattr(tests.toy, "ORDERS", ToyOrderBook(), raising=False)
