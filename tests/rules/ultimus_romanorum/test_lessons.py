"""The tutorial: every kind of decision of the game has a lesson, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.ultimus_romanorum
from rules.core.text import Text, lexicon
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.info import WINDOWS

ASKED = re.compile(r"\b(?:ask|ask_some|pick)\(\s*t,\s*[^\"\n]+?,\s*\"([a-z-]+)\"")
NAMED = re.compile(r'topic="([a-z-]+)"')
BUTTONS = ("option-usual", "option-done", "option-end-movement")


def topics() -> set[str]:
    """The kinds of decisions that the chapters name, and those of the windows."""
    scripts = [file.read_text(encoding="utf-8") for file in _chapters()]
    return {*WINDOWS, *(topic for script in scripts for found in (ASKED, NAMED) for topic in found.findall(script))}


def _chapters() -> list[Path]:
    return sorted(Path(rules.ultimus_romanorum.__file__).parent.joinpath("chapters").glob("*.py"))


def _lessons(locale: str) -> dict[str, str]:
    words = lexicon(GAME_ID, locale)
    args = tuple((button, words.say(Text(GAME_ID, button))) for button in BUTTONS)
    return {topic: words.say(Text(GAME_ID, f"lesson-{topic}", args)) for topic in sorted(topics())}


def test_the_kinds_of_decisions_are_found() -> None:
    questions = set(re.findall(r"^ask-([a-z-]+) =", _catalogue("en", "rules"), re.MULTILINE))
    assert topics() == {*questions, *WINDOWS, "stratagem"}
    assert {"layout", "movement", "goal", "battle-order", "pope"} <= topics()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_every_kind_of_decision_has_its_own_lesson(locale: str) -> None:
    written = re.findall(r"^lesson-([a-z-]+) =", _catalogue(locale, "lessons"), re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) == topics()


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_lesson_says_more_than_a_label_and_fits_on_a_panel(locale: str) -> None:
    lessons = _lessons(locale)
    assert [topic for topic, lesson in lessons.items() if not 40 < len(lesson) < 700] == []
    assert [topic for topic, lesson in lessons.items() if "{" in lesson] == []


def _catalogue(locale: str, name: str) -> str:
    return Path(f"data/{GAME_ID}/texts/{locale}/{name}.ftl").read_text(encoding="utf-8")
