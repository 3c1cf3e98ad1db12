"""The bot's catalogue has every message that the code uses, and no unused ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import data
from bot.common.messages import MissingText, say

_ROOT = Path(__file__).parents[3]
_KEY = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
_USED = re.compile(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']")
_WITHIN = re.compile(r"\{ ([a-z][a-z-]*) \}")
"""A message that others have within them."""

_COMPOSED = re.compile(
    r"status-(open|over)|button-(accept|admit|decline|reject|standin|agree|refuse|goon|card|teach|join|film|statistics|export)|button-mode-[a-z]+|record-[a-z-]+|permission-[a-z-]+|span-[a-z]+|(mode|length|language|expiry|tie|answers-rule)-[a-z]+"
    r"|(admin-list|admin-shut-out|alarm|tool|door-value|undo-settled)-[a-z-]+"
)
"""Keys that are put together of a stem and a value."""


def catalogue() -> str:
    files = data.path("bot", "texts", "en").glob("*.ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def keys() -> set[str]:
    return set(_KEY.findall(catalogue()))


def sources() -> str:
    files = (file for file in (_ROOT / "bot").rglob("*.py") if "sandbox" not in file.parts)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_text_is_used() -> None:
    unused = keys() - set(_USED.findall(sources())) - set(_WITHIN.findall(catalogue()))
    assert {key for key in unused if not _COMPOSED.fullmatch(key)} == set()


def test_every_text_that_is_said_exists() -> None:
    said = set(re.findall(r"(?:say|Refusal)\(\s*\"([a-z-]+)\"", sources()))
    assert len(said) > 80
    assert said <= keys()


def test_long_arguments_are_cut_and_missing_ones_are_an_error() -> None:
    assert len(say("campaign-left", title="x" * 5000)) < 1100
    with pytest.raises(MissingText, match="campaign-left"):
        say("campaign-left")
    with pytest.raises(MissingText, match="no text 'nonsense'"):
        say("nonsense")


def test_a_text_of_players_is_not_looked_up() -> None:
    assert say("campaign-left", title="done") == "You have left **done**."
