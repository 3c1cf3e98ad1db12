"""Two campaigns that differ only in one player's secret choice look the same to everyone else."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import UNLIMITED, Sandbox, SandboxSettings
from bot.sandbox.protocol import Json
from bot.telemetry.logging import MIN_LEVELS
from tests.bot.conftest import point, running
from tests.bot.playing import BLUE, RED, WATCHER, Game, make_bot
from tests.bot.witness import ASKED, DICE, Witness, at_rest, plain

OTHERS = (BLUE, WATCHER)


@contextlib.asynccontextmanager
async def bidding(folder: Path, monkeypatch: pytest.MonkeyPatch, bid: str) -> AsyncIterator[tuple[Game, Witness]]:
    """A campaign, always with the same dice, up to where Blue has to bid after Red has."""
    monkeypatch.setattr("rules.core.registry.secrets.token_hex", lambda _: DICE)
    async with Sandbox(SandboxSettings(rates=UNLIMITED)) as box:
        point(box, monkeypatch)
        bot = await make_bot(folder / "cursus.db")
        async with running(bot):
            game = await Game.found(box, bot)
            await game.take_seats()
            await game.act_until("bid")
            await at_rest(game)
            witness = Witness(game)
            opened = await game.click(RED, "open")
            part = next(each for each in _controls(opened.message or {}) if each.get("label") == bid)
            await box.click(RED, opened.message, part["custom_id"])
            await at_rest(game)
            yield game, witness
        await bot.store.close()


def _controls(message: Json) -> list[Json]:
    found: list[Json] = []
    for part in message.get("components") or ():
        found += [part, *_controls(part)] if part.get("components") else [part]
    return found


async def seen(folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bid: str) -> Witness:
    """All that others see and hear after this bid, and before Blue's."""
    caplog.clear()
    async with bidding(folder, monkeypatch, bid) as (game, witness):
        for user in OTHERS:
            for command, options in ASKED:
                witness.hear(await (await game.box.slash(user, game.thread, command, **options)).settled())
            witness.hear(await game.box.autocomplete(user, game.thread, "act", focused="choice", value=""))
            panel = await game.panel()
            for control in _controls(panel):
                if "custom_id" in control and user == WATCHER:
                    witness.hear(await (await game.box.click(user, panel["id"], control["custom_id"])).settled())
        for gm in (("gm amend", {"change": "x"}), ("gm replace", {"player": WATCHER, "by": WATCHER})):
            witness.hear(await (await game.box.slash(RED, game.thread, gm[0], **gm[1])).settled())
        await at_rest(game)
        witness.told.append(plain([await game.panel()]))
        witness.told += sorted(plain(f"{each.levelname} {each.name} {each.getMessage()}") for each in caplog.records)
        assert DICE not in " ".join([*witness.public, *witness.told, *witness.files, caplog.text])
    return witness


@pytest.fixture
def as_a_host_logs(caplog: pytest.LogCaptureFixture) -> None:
    """As much as a host can have written down."""
    caplog.set_level(logging.DEBUG)
    for name, level in MIN_LEVELS.items():
        caplog.set_level(level, name)


@pytest.mark.usefixtures("as_a_host_logs")
async def test_no_one_else_can_tell_one_bid_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.storage.turn_mentions.SETTLE_SECONDS", 3600.0)  # else a slow run mentions people
    for name in ("low", "high"):
        (tmp_path / name).mkdir()
    low = await seen(tmp_path / "low", monkeypatch, caplog, "0 coins")
    high = await seen(tmp_path / "high", monkeypatch, caplog, "3 coins")
    assert len(low.told) > 40
    assert low.files
    assert low.public == high.public
    assert low.told == high.told
    assert low.files == high.files
