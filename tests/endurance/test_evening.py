"""Three people press and chat at once: every control answers, and one panel is the last message."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from rules.core import registry
from tests.bot.conftest import sandbox, sandbox_settings
from tests.endurance.evening import PEOPLE, evening
from tests.evening.setups import setup_for
from tests.evening.watch import Report, Watch

__all__ = ["sandbox", "sandbox_settings"]

GAMES = registry.packages()


@pytest.fixture(autouse=True)
def _games() -> None:
    for game, package in GAMES.items():
        registry.register(game, package)


async def test_a_short_evening(tmp_path: Path) -> None:
    report = await evening(tmp_path / "cursus.db", setup_for("romanitas", PEOPLE), presses=25, seed=7, pace=0.1)
    assert not report.faults, report
    assert report.posts


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_a_long_evening(tmp_path: Path, game: str) -> None:
    report = await evening(tmp_path / "cursus.db", setup_for(game, PEOPLE), presses=500, seed=8, pace=0.5)
    assert not report.faults, report
    assert report.mentions


async def test_the_watch_notices_a_second_panel_and_a_buried_one(sandbox: Sandbox) -> None:
    report = Report()
    button = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Work", "custom_id": "cp:1:1:usual"}]}
    for _ in range(2):
        sandbox.message_service.write(sandbox.world.channel("forum"), sandbox.world.me["id"], {"components": [button]})
    watch = Watch(sandbox, report, "forum", pace=0.1)
    watch.look_at(0)
    watch.look_at(60)
    assert "there are 2 panels" in report.faults[0]
    await sandbox.say("Theodora", "forum", "Where is it?")
    watch.look_at(61)
    watch.look_at(200)
    assert "the last message isn't the panel" in report.faults[-1]
    assert report.found == {"second panel": 1, "panel not last": 1}
