"""Two campaigns that differ in nothing but what one player chose in secret: all others meet with the same."""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.sandbox import UNLIMITED, Outcome, Sandbox, SandboxSettings
from bot.sandbox.protocol import Json
from bot.telemetry.logging import LEAST_LEVELS
from bot.telemetry.redaction import HIDDEN, redactor
from tests.bot.conftest import point, running
from tests.bot.playing import BLUE, RED, WATCHER, Game, make_bot, until

DICE = "5ec7e75ec7e7" * 5
OTHERS = (BLUE, WATCHER)
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("status", {}),
    ("log", {}),
    ("log", {"turn": 3}),
    ("map", {}),
    ("battle", {}),
    ("odds", {}),
    ("advise", {}),
    ("chronicle", {}),
    ("help", {}),
    ("mygames", {}),
    ("dice history", {}),
    ("dice verify", {}),
    ("campaign list", {}),
    ("campaign settings", {}),
    ("campaign statistics", {}),
    ("campaign film", {}),
    ("campaign export", {}),
    ("undo", {}),
    ("act", {"choice": "bid-9"}),
    ("nudge", {}),
)
"""What others ask while a secret answer lies there."""

_VARIES = (
    (re.compile(r"\d{15,}"), "<id>"),
    (re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)?"), "<time>"),
    (re.compile(r"<t:\d+:"), "<t:"),
    (re.compile(r"http://127\.0\.0\.1:\d+"), "<host>"),
    (re.compile(r"\bin \d+\.\d+ ?m?s\b"), "<duration>"),
)


def plain(thing: Any) -> str:
    """Something as text, without what differs between any two runs."""
    text = thing if isinstance(thing, str) else json.dumps(thing, sort_keys=True, default=str)
    for pattern, instead in _VARIES:
        text = pattern.sub(instead, text)
    return text


class Witness:
    """Sees and hears all that others than Red can in a campaign in which Red has bid in secret."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.public: list[str] = []
        self.told: list[str] = []
        self.files: list[str] = []
        dispatch = game.box.gateway.dispatch

        def watched(event: str, data: Json, guild_id: str | None = None) -> None:
            if event.startswith("MESSAGE"):
                self.public.append(f"{event} {plain(data)}")
            dispatch(event, data, guild_id)

        game.box.gateway.dispatch = watched  # type: ignore[method-assign]

    def hear(self, outcome: Outcome) -> None:
        """Keep what somebody was answered, with the files that came with it."""
        self.told.append(plain([outcome.error, outcome.messages, outcome.choices]))
        for message in outcome.messages:
            for part in _attachments(message):
                body = self.game.box.world.files[part["id"]].body
                binary = part["filename"].endswith((".png", ".jpg", ".jpeg", ".webp"))
                self.files.append(hashlib.sha256(body).hexdigest() if binary else plain(body.decode()))


def _attachments(message: Json) -> list[Json]:
    return list(message.get("attachments") or ())


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


async def at_rest(game: Game) -> None:
    """Wait until everything is posted, and a former panel is gone."""
    await game.shown()

    async def tidy() -> bool:
        campaign = await game.bot.store.campaigns.get(game.campaign)
        return campaign is not None and campaign.former is None

    await until(tidy)


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
    for name, level in LEAST_LEVELS.items():
        caplog.set_level(level, name)


@pytest.mark.usefixtures("as_a_host_logs")
async def test_nobody_else_can_tell_one_bid_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("low", "high"):
        (tmp_path / name).mkdir()
    low = await seen(tmp_path / "low", monkeypatch, caplog, "0 coins")
    high = await seen(tmp_path / "high", monkeypatch, caplog, "3 coins")
    assert len(low.told) > 40
    assert low.files
    assert low.public == high.public
    assert low.told == high.told
    assert low.files == high.files


async def test_tokens_stand_in_no_line_of_any_level(
    sandbox: Sandbox, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    bot = await make_bot(file)
    async with running(bot):
        game = await Game.found(sandbox, bot)
        await game.take_seats()
        sandbox.faults.rate_limit("POST /channels/*/messages", 0.01)
        sandbox.faults.status("PATCH /webhooks/**", 500)
        for command in ("status", "map", "campaign export"):
            await (await sandbox.slash(RED, game.thread, command)).settled()
        await game.act("field-1")
        await game.shown()
    await bot.store.close()
    tokens = {each.token for each in sandbox.interactions._by_id.values()}
    assert len(tokens) > 5
    redacted = redactor([SandboxSettings().token])
    lines = [redacted(caplog.handler.format(each)) for each in caplog.records]
    assert any("/interactions/" in line or "INTERACTION_CREATE" in line for line in lines), "discord.py wrote nothing"
    for line in lines:
        assert SandboxSettings().token not in line
        assert not any(token in line for token in tokens), line[:300]


@pytest.mark.parametrize(
    "line",
    [
        "Authorization: Bot MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.0123456789abcdefghijklmnop",
        "POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246MTIz/messages/@original responded with 429",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246MTIz/callback",
        "{'t': 'INTERACTION_CREATE', 'd': {'token': 'aW50ZXJhY3Rpb246MTIz', 'id': '1'}}",
        r'{"event": "{\"token\": \"aW5-MTIz\"}"}',
        '{"op":2,"d":{"token":"MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.0123456789abcdefghijklmnop"}}',
        "the token is s3cret-of-this-host",
    ],
)
def test_secrets_are_taken_out_of_a_line(line: str) -> None:
    shown = redactor(["s3cret-of-this-host"])(line)
    assert HIDDEN in shown
    assert not re.search(r"MTIz|aW50|s3cret", shown)


def test_secrets_are_taken_out_of_tracebacks(caplog: pytest.LogCaptureFixture) -> None:
    try:
        raise discord.DiscordException(f"{Route('GET', '/webhooks/123/aW50ZXJhY3Rpb246MTIz').url} s3cret-of-this-host")
    except discord.DiscordException:
        logging.getLogger("bot").exception("It failed: %s", "s3cret-of-this-host")
    shown = redactor(["s3cret-of-this-host"])(caplog.text)
    assert "DiscordException" in shown
    assert "s3cret" not in shown
    assert "aW50" not in shown
