"""What needs a proof: the sections, numbered steps, rulings and cases of a game's rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from pydantic import BaseModel, TypeAdapter

from rules.core.rulestext import NUMBER, Section, references

T = TypeVar("T")

REFERENCE = rf"(?:{NUMBER}|N\d+)(?:-\d+)?"
"""A section, a ruling, a printed note ("N17"), or a numbered step of a section ("8.7-2"), as a regular expression."""

LIST = re.compile(rf"{REFERENCE}(?:, {REFERENCE})*")
"""Several of them, as rules are cited: "7.4, R53"."""

_BARE = re.compile(r"\d+(?![\d.])")
"""A number without a dot, which may be anything."""


class Case(BaseModel):
    """A worked example of the rulebook or of a ruling, with the sections it belongs to."""

    id: str
    rule: str


@dataclass(frozen=True)
class Entry:
    """A section, a step of one, or a ruling. ``has_text``: it says something itself, and is not a mere heading."""

    id: str
    title: str
    chapter: str
    has_text: bool


@dataclass(frozen=True)
class Rulebook:
    """The rulebook of a game.

    ``entries`` by number, in reading order. ``no_effect``: the sections that change nothing in a game, with the reason.
    ``cases``: worked examples by id. ``headings``: of a rulebook without numbers, with the sections below each.
    """

    entries: Mapping[str, Entry]
    no_effect: Mapping[str, str] = field(default_factory=dict)
    cases: Mapping[str, Case] = field(default_factory=dict)
    headings: Mapping[str, Sequence[str]] = field(default_factory=dict)

    def listed(self, text: str) -> list[str]:
        """The sections, steps and rulings that a text is a list of: "7.4, R53"; none if it is anything else.

        Of a rulebook without numbers a list begins with a heading or ruling, or with a dotted number of ours.
        """
        if not self.headings:
            return text.split(", ") if LIST.fullmatch(text) else []
        if not text or _BARE.match(text):
            return []
        found = [numbers for _, numbers in references(text.replace(";", ","), self.headings)]
        return list(dict.fromkeys(number for numbers in found for number in numbers)) if all(found) else []

    def has_effect(self, number: str) -> bool:
        """Whether a section must have code and a test."""
        return self.entries[number].has_text and number not in self.no_effect


def rulebook(
    sections: Iterable[Section], folder: Path, headings: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> Rulebook:
    """The rulebook that these sections make up, with the notes in the folder of the tests.

    ``steps.json``: section to the number of its numbered steps. ``no-effect.json``: section to the reason why there is
    nothing to prove. ``cases.json``: a list of cases, each with ``id`` and ``rule``. Each may be missing.
    """
    steps = _notes(folder / "steps.json", TypeAdapter(dict[str, int]), {})
    entries: dict[str, Entry] = {}
    for section in sections:
        entries[section.id] = Entry(section.id, section.title, section.chapter, bool(section.text))
        for step in range(1, steps.get(section.id, 0) + 1):
            number = f"{section.id}-{step}"
            entries[number] = Entry(number, f"{section.title}, step {step}", section.chapter, has_text=True)
    cases: list[Case] = _notes(folder / "cases.json", TypeAdapter(list[Case]), [])
    return Rulebook(
        entries,
        _notes(folder / "no-effect.json", TypeAdapter(dict[str, str]), {}),
        {case.id: case for case in cases},
        headings,
    )


def section_of(reference: str) -> str:
    """The section that a reference belongs to: "8.7-2" is a step of 8.7."""
    return reference.partition("-")[0]


def _notes(file: Path, kind: TypeAdapter[T], missing: T) -> T:
    return kind.validate_json(file.read_bytes()) if file.is_file() else missing
