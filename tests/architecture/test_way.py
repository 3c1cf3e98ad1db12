from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture.way import CheckedModule, Step, problems, ways

SAMPLE = """
from typing import Any, Protocol

import rules

class Speaker(Protocol):
    def speak(self, text: str) -> None: ...

class House:
    speaker: Speaker
    guest: Any

    def __init__(self) -> None:
        self.doors = {"front": self.typed}

    def typed(self, table: rules.Table, speaker: Speaker) -> None:
        table.choose("a")
        self.speaker.speak("b")

    def loose(self) -> None:
        self.guest.leave()

    def open(self, guest: Any) -> None: ...
"""


@pytest.fixture(scope="module")
def sample() -> CheckedModule:
    return CheckedModule("sample", SAMPLE, Path("sample.py"))


def test_references_are_those_of_go_to_definition(sample: CheckedModule) -> None:
    assert {"rules.core.table.Table.choose", "sample.Speaker.speak"} <= sample.references("House.typed")
    assert "sample.House.typed" in sample.references("House.__init__")


def test_any_is_found(sample: CheckedModule) -> None:
    assert sample.anys("House.typed") == []
    assert sample.anys("House.loose") == ["line 21: self.guest.leave", "line 21: self.guest"]
    assert sample.anys("House.open") == ["line 23: the signature"]


def test_protocols_are_told_from_classes(sample: CheckedModule) -> None:
    assert sample.is_abstract("Speaker")
    assert not sample.is_abstract("House")


def test_the_lists_are_read() -> None:
    document = """
## The way of one choice

### There

1. `rules.core.table.Table.choose`: a step
2. `rules.core.registry.load`: another

## Words

1. `not.this`
"""
    assert ways(document) == [[Step("rules.core.table", "Table.choose"), Step("rules.core.registry", "load")]]


def test_breaks_are_found() -> None:
    load, choose = Step("rules.core.registry", "load"), Step("rules.core.table", "Table.choose")
    assert f"{choose} doesn't lead to {load}." in problems([[choose, load]], {})
    assert problems([[Step("rules.core.registry", "gone")]], {}) == ["There is no rules.core.registry.gone."]
    assert "elsewhere is not on the way." in problems([[choose]], {"elsewhere": 1})
