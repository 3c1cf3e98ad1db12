"""Sanitizing what people type, as a name and inside other text."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.common.sanitize import clean_name, quoted, strip_unsafe
from bot.export.documents import rich
from tests.bot.hostile.inputs import NASTY, texts

ESCAPED = re.compile(r"\\[\\`*_~|\[\]<>#+\-.)/]")
LIVE = re.compile(r"[`*_~|\[\]<>]|://|@(?:everyone|here)", re.IGNORECASE)


def live(shown: str) -> list[str]:
    """What would still be more than a letter to Discord."""
    rest = ESCAPED.sub("x", shown)
    begins = re.match(r"#|>|[-+] |-#|\d+[.)] ", rest) if not shown.startswith("\\") else None
    return LIVE.findall(rest) + ([begins[0]] if begins else [])


@given(st.one_of(texts, st.text("<>@#*_~|`[]()\\/:-+.1 aeveryonhr\n", max_size=60)))
@example("0.[")
def test_nothing_typed_is_markup_a_mention_or_a_link(typed: str) -> None:
    assert live(quoted(typed)) == []
    assert "\n" not in quoted(typed)


@given(st.one_of(texts, st.text("<>*_~|`[]()\\/:-+#. ae\n&\"'", max_size=60)))
def test_nothing_typed_is_markup_in_a_bound_record_either(typed: str) -> None:
    html = str(rich(quoted(typed)))
    assert not set(re.findall(r"<(\w+)", html)) - {"p", "br"}


@given(texts)
def test_a_name_is_one_line_of_characters_that_can_be_seen(typed: str) -> None:
    name = clean_name(typed, "instead", 100)
    assert 1 <= len(name) <= 100
    assert name == name.strip()
    assert not {unicodedata.category(letter) for letter in name if letter not in "\u200c\u200d"} & {
        "Cc",
        "Cf",
        "Cs",
        "Co",
    }
    name.encode()


@pytest.mark.parametrize("typed", ["", " ", "\u200b", "\u202e\u2066", "\x00", "\ud800", "\u200d\u200d", "\u0301"])
def test_a_name_of_nothing_that_can_be_seen_is_another(typed: str) -> None:
    assert clean_name(typed, "Ravenna", 100) == "Ravenna"


@pytest.mark.parametrize(
    "typed",
    ["Ravenna", "L'été à Rome – 535/554 (solo), 2e partie!", "Ῥωμαίων βασιλεία", "حرب القوط", "می‌خواهم", "👨‍👩‍👧 & co"],
)
def test_an_honest_name_stays_as_it_is(typed: str) -> None:
    assert clean_name(typed, "instead", 100) == typed


def test_a_tower_of_accents_is_lowered() -> None:
    assert len(clean_name("Z" + "\u0301" * 80 + "o", "instead", 100)) <= 7


def test_what_is_sound_can_be_stored_and_keeps_its_lines() -> None:
    data = {"a\x00": ["b\ud800\n", {"c": "\ufffe" + "d" * 9000}], "n": 1, "f": None}
    assert strip_unsafe(data) == {"a": ["b\n", {"c": "d" * 6000}], "n": 1, "f": None}
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    assert str(strip_unsafe(deep)).count("[") < 30


@pytest.mark.parametrize("typed", NASTY)
def test_quoting_is_as_long_as_asked_for_before_it_escapes(typed: str) -> None:
    assert len(quoted(typed, 20)) <= 20 * 2 + 20
