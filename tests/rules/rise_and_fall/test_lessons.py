"""The tutorial: every kind of decision of the game has a lesson, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.rise_and_fall
from rules.core.text import Text, lexicon
from tests.conformance.playthrough import file_of, scenarios

GAME = "rise-and-fall"
ASKED = re.compile(r"^# \d+ \w+ ([a-z-]+) \(", re.MULTILINE)
NAMED = re.compile(r'topic="([a-z-]+)"')


def topics() -> set[str]:
    """The kinds of decisions: those that the scripts name, and those that came up in the recorded games."""
    scripts = Path(rules.rise_and_fall.__file__).parent.rglob("*.py")
    named = {topic for file in scripts for topic in NAMED.findall(file.read_text(encoding="utf-8"))}
    records = (file_of(game, scenario) for game, scenario in scenarios() if game == GAME)
    return named | {topic for file in records for topic in ASKED.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_kind_of_decision_has_a_lesson(locale: str) -> None:
    words = lexicon(GAME, locale)
    assert {"operation", "target", "provision", "deployment"} <= topics()
    assert [topic for topic in sorted(topics()) if not words.has(f"lesson-{topic}")] == []


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_lesson_says_more_than_a_label(locale: str) -> None:
    words = lexicon(GAME, locale)
    buttons = ("deploy-suggested", "provision-done", "recruit-all", "act-end")
    args = tuple((button, words.say(Text(GAME, button, (("count", 1),)))) for button in buttons)
    assert all(len(words.say(Text(GAME, f"lesson-{topic}", args))) > 40 for topic in topics())
