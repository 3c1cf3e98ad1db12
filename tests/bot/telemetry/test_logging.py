"""Logs: one line for each event, with its context, and without secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import structlog

from bot.telemetry.logging import LogFormat, bound, set_up_logging

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
CALLBACK = "https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246abc/callback"


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Leave the logging of the tests as it was."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in ("discord", "discord.client", "PIL")}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, former in levels.items():
        logging.getLogger(name).setLevel(former)
    structlog.reset_defaults()


def logged(capsys: pytest.CaptureFixture[str], style: LogFormat, say: Any, *secrets: str) -> str:
    set_up_logging("INFO", style, *secrets)
    say(logging.getLogger("bot.somewhere"))
    return capsys.readouterr().err


def test_a_line_of_json_says_what_it_is_about(capsys: pytest.CaptureFixture[str]) -> None:
    with bound(campaign=7, decision=12, interaction=99):
        line = logged(capsys, "json", lambda log: log.warning("Post %s waits.", "map"))
    told = json.loads(line)
    assert told.pop("timestamp").endswith("Z")
    assert told == {
        "event": "Post map waits.",
        "level": "warning",
        "logger": "bot.somewhere",
        "campaign": 7,
        "decision": 12,
        "interaction": 99,
    }


def test_a_line_for_people_has_keys_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    with bound(campaign=7):
        line = logged(capsys, "lines", lambda log: log.warning("Post waits."))
    assert "Post waits." in line
    assert "campaign=7" in line
    assert "\x1b" not in line


def test_what_is_quoted_cannot_pose_as_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    forged = logged(
        capsys, "lines", lambda log: log.info("A title: %s", "x\n2026-01-01 [error] All is lost\u2028\x1b[0m")
    )
    assert len(forged.splitlines()) == 1
    assert "\x1b" not in forged


@pytest.mark.parametrize("style", ["lines", "json"])
def test_no_token_is_logged(capsys: pytest.CaptureFixture[str], style: LogFormat) -> None:
    def say(log: logging.Logger) -> None:
        log.warning("We are being rate limited. POST %s responded with 429", CALLBACK)
        log.warning("POST https://discord.com/api/webhooks/123/secret-part/messages/@original")
        log.warning("Logging in with %s, then %s", TOKEN, "sandbox-token")
        try:
            raise RuntimeError(f"cannot identify with {TOKEN}")
        except RuntimeError:
            log.exception("A fault")

    lines = logged(capsys, style, say, "sandbox-token")
    assert "429" in lines
    assert "/interactions/123/[hidden]/callback" in lines
    assert "/webhooks/123/[hidden]/messages" in lines
    for secret in ("aW50ZXJ", "secret-part", TOKEN, TOKEN[-12:], "sandbox-token"):
        assert secret not in lines


@pytest.mark.parametrize("style", ["lines", "json"])
def test_a_fault_stands_with_its_reference_and_without_its_variables(
    capsys: pytest.CaptureFixture[str], style: LogFormat
) -> None:
    def say(log: logging.Logger) -> None:
        dice_secret = "b0c4" * 8
        try:
            raise ZeroDivisionError(len(dice_secret))
        except ZeroDivisionError:
            log.exception("A fault")

    lines = logged(capsys, style, say)
    assert "Traceback" in lines
    assert '"fault":' in lines or "fault=" in lines
    assert "b0c4b0c4" not in lines


@pytest.mark.parametrize(("code", "is_logged"), [(10062, False), (10008, True)])
def test_offers_that_came_too_late_are_no_error(capsys: pytest.CaptureFixture[str], code: int, is_logged: bool) -> None:
    set_up_logging("INFO")
    answer = SimpleNamespace(status=404, reason="Not Found")
    try:
        raise discord.NotFound(cast(Any, answer), {"code": code, "message": "Unknown"})
    except discord.NotFound:
        logging.getLogger("discord.app_commands.tree").exception("Ignoring exception in autocomplete for 'act'")
    assert ("Ignoring exception" in capsys.readouterr().err) is is_logged
