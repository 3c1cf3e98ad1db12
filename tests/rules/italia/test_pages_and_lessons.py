"""The pages of the rules carry every printed note, and the tutorial every kind of decision, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rules.italia
from rules.core.rulestext import cited, sections
from rules.core.text import Text, lexicon
from rules.italia.data.loader import GAME_ID
from rules.italia.info import WINDOWS

LOCALES = ("en", "fr")
NOTES = 57
ASKED = re.compile(r"\b(?:ask|ask_several|ask_in_window|pick)\(\s*t,\s*[^\"]+?,\s*\"([a-z-]+)\"")
NAMED = re.compile(r'topic="([a-z-]+)"')
NOTE = re.compile(r"^- N(\d+) (.+): ([\d., ]+)$", re.MULTILINE)
CITED = re.compile(r'"((?:\d+(?:\.\d+)*|R\d+)(?:, (?:\d+\.\d+|R\d+))*)"')


def scripts() -> list[str]:
    """The chapters of the rules."""
    files = Path(rules.italia.__file__).parent.joinpath("chapters").glob("*.py")
    return [file.read_text(encoding="utf-8") for file in sorted(files)]


def topics() -> set[str]:
    """The kinds of decisions that the chapters name, and those of the windows."""
    return {*WINDOWS, *(topic for script in scripts() for found in (ASKED, NAMED) for topic in found.findall(script))}


def concordance(locale: str) -> dict[int, list[str]]:
    """The sections that carry each printed note."""
    told = "\n".join(section.text for key, section in sections(GAME_ID, locale).items() if key.startswith("15."))
    return {int(note): where.split(", ") for note, _, where in NOTE.findall(told.replace("\u00a0", ""))}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_is_listed_with_the_sections_that_carry_it(locale: str) -> None:
    found, pages = concordance(locale), sections(GAME_ID, locale)
    assert list(found) == list(range(1, NOTES + 1))
    assert [where for places in found.values() for where in places if where not in pages] == []


def _chapter(text: str) -> set[str]:
    return set(re.findall(r"N\d+", text))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_is_named_by_a_section_that_the_list_gives(locale: str) -> None:
    pages = sections(GAME_ID, locale)
    unnamed = [
        note
        for note, places in concordance(locale).items()
        if not any(f"N{note}" in _chapter(pages[where].text) for where in places)
    ]
    assert unnamed == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_citation_of_the_chapters_is_a_section(locale: str) -> None:
    citations = {rule for script in scripts() for rule in CITED.findall(script) if "." in rule or rule[0] == "R"}
    assert len(citations) > 40
    for rule in citations:
        assert cited(GAME_ID, rule, locale), rule


@pytest.mark.parametrize("locale", LOCALES)
def test_every_kind_of_decision_has_a_lesson_that_fits_on_a_panel(locale: str) -> None:
    words, known = lexicon(GAME_ID, locale), topics()
    assert {"buy", "campaign", "reaction", "retreat", "pillage"} <= known
    assert sorted(topic for topic in known if not words.has(f"lesson-{topic}")) == []
    lessons = {topic: words.say(Text(GAME_ID, f"lesson-{topic}")) for topic in known}
    assert [topic for topic, lesson in lessons.items() if not 40 < len(lesson) < 700] == []
