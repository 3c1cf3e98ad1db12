"""Redaction: log lines never contain tokens or other secrets of the host."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import discord
import pytest
from discord.http import Route

from bot.sandbox import Sandbox, SandboxSettings
from bot.telemetry.redaction import HIDDEN, redactor
from tests.bot.conftest import running
from tests.bot.playing import RED, Game, make_bot


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
