"""What the trials change about this process, and leave as it was."""

from __future__ import annotations

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

import render.presenter
import tests.toy
from rules.core import registry


@pytest.fixture(autouse=True)
def as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game, the client will point where it points now, and all that ends with the test."""
    monkeypatch.setattr(registry, "_PACKAGES", {})
    monkeypatch.setattr(render.presenter, "_PACKAGES", {})
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.Asset, "BASE", discord.Asset.BASE)
    tests.toy.register()
