"""A few hundred hostile inputs of every kind. ``make soak-hostile`` sends a hundred thousand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from bot.client import CursusBot
from bot.sandbox import Sandbox, SandboxSettings
from tests.bot.hostile.arena import SETTINGS, Arena
from tests.bot.hostile.inputs import Input, inputs

BATCH = 15


@pytest.fixture
def sandbox_settings() -> SandboxSettings:
    return SETTINGS


@pytest.fixture
async def arena(sandbox: Sandbox, bot: CursusBot, file: Path) -> AsyncIterator[Arena]:
    arena = Arena(sandbox, bot, file)
    await arena.open()
    yield arena
    arena.close()


@pytest.mark.filterwarnings("ignore:Generating overly large repr")  # hostile texts are long on purpose
@seed(7)
@settings(
    max_examples=25,
    database=None,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(batch=st.lists(inputs, min_size=BATCH, max_size=BATCH))
async def test_whatever_is_sent_is_answered_and_changes_nothing_foreign(arena: Arena, batch: list[Input]) -> None:
    await arena.send(batch)
