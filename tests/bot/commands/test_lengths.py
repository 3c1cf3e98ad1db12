"""Lengths of time as people type them: “1” finds one hour and twelve, and a unit can be left out."""

from __future__ import annotations

import pytest

from bot.campaigns.settings import TIMES, WINDOWS
from bot.commands.lengths import length_meant, offered_lengths
from bot.common.errors import UserError
from bot.common.messages import speaking
from bot.sandbox.server import Sandbox
from tests.bot.playing import RED, Game


def offered(values: tuple[str, ...], typed: str) -> list[str]:
    return [choice.name for choice in offered_lengths(values, typed)]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("1", ["1 minute", "15 minutes", "1 hour"]),
        ("1h", ["1 hour"]),
        ("3", ["30 minutes", "3 hours"]),
        ("1 minute", ["1 minute", "15 minutes"]),
        ("a minute", ["1 minute", "15 minutes"]),
        ("hour", ["1 hour", "3 hours"]),
        ("eternity", []),
    ],
)
def test_a_number_finds_the_windows_that_begin_with_it(typed: str, names: list[str]) -> None:
    assert offered(WINDOWS, typed) == names


def test_everything_is_offered_before_anything_is_typed() -> None:
    assert [choice.value for choice in offered_lengths(TIMES, "")] == list(TIMES)


def test_a_number_finds_times_in_each_unit() -> None:
    assert offered(TIMES, "1") == ["1 hour", "12 hours", "1 day", "1 week"]
    assert offered(TIMES, "no") == ["No limit"]
    with speaking("fr"):
        assert offered(TIMES, "1 j") == ["1 jour"]


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("43200", 43200), ("12", 43200), ("12 h", 43200), ("12h", 43200), ("12 heures", 43200), ("24", 86400),
        ("24 hours", 86400), ("1 Day", 86400), ("2 j.", 172800), ("7 days", 604800), ("1 semaine", 604800),
        ("1w", 604800), ("0", 0), ("no limit", 0), ("2", 172800),
    ],
)  # fmt: skip
def test_a_time_is_read_with_or_without_a_unit(typed: str, seconds: int) -> None:
    assert int(length_meant(TIMES, typed)) == seconds


def test_a_window_is_read_too() -> None:
    assert length_meant(WINDOWS, "15") == "900"
    for minute in ("1 minute", "a minute", "A Minute", "one minute", "une minute", "1 min"):
        assert length_meant(WINDOWS, minute) == "60"
    assert length_meant(WINDOWS, "an hour") == length_meant(WINDOWS, "une heure") == "3600"
    assert length_meant(WINDOWS, "1 h") == "3600"


@pytest.mark.parametrize(
    ("typed", "told"), [("1", "1 minute, 1 hour"), ("1 month", "1 minute, 2 minutes, 5 minutes"), ("4 h", "15 minutes")]
)
def test_what_means_several_or_none_is_refused_with_those_to_choose_from(typed: str, told: str) -> None:
    with pytest.raises(UserError) as refused:
        length_meant(WINDOWS, typed)
    assert told in str(refused.value)


async def test_a_master_types_a_window_without_its_unit(sandbox: Sandbox, game: Game) -> None:
    found = await sandbox.autocomplete(RED, game.thread, "campaign settings", focused="window", value="1")
    assert [choice["name"] for choice in found.choices] == ["1 minute", "15 minutes", "1 hour"]
    found = await sandbox.autocomplete(RED, game.thread, "campaign settings", focused="time", value="12")
    assert [choice["name"] for choice in found.choices] == ["12 hours"]
    told = await sandbox.slash(RED, game.thread, "campaign settings", time="12", window="15")
    assert "12 hours" in told.text
    refused = await sandbox.slash(RED, game.thread, "campaign settings", time="1")
    assert "Pick one of these: 1 hour, 1 day, 1 week" in refused.text
