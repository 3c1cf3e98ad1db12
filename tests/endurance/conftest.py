"""Restores what the trials change in this process."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

import tests.toy
from rules.core.registry import only_games


@pytest.fixture(autouse=True)
def as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the toy as the only game, and restore the client's addresses after the test."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    with only_games({}):
        tests.toy.register()
        yield
