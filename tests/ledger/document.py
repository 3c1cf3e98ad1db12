"""Writes the ledgers as a page, with a table for each chapter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from pathlib import Path

from tests.ledger.ledger import REPOSITORY, Ledger
from tests.ledger.rulebook import Entry

PAGE = REPOSITORY / "docs" / "rules-ledger.md"

SHOWN = 6
"""How many places or tests a cell names; the rest is counted."""

_INTRODUCTION = """\
# Rule ledger

For every section of a rulebook, and for every ruling on what it leaves open: where it lives in the code, and which
tests prove it. Written by `make rules-ledger`; the tests fail while a section is open or this page is out of date.

Places are `module.function` in `rules/<game>/`; tests are `file::test` in `tests/rulebook/<game>/`, both without
their `test_`. A step of a section has its section's number and its own: 8.7-2.
"""


def page(ledgers: Iterable[Ledger]) -> str:
    """The whole page."""
    return "\n".join([_INTRODUCTION, *(line for ledger in ledgers for line in _game(ledger))]).rstrip("\n") + "\n"


def is_current(text: str, file: Path) -> bool:
    """Whether a file holds exactly this page."""
    return file.is_file() and file.read_text(encoding="utf-8") == text


def _game(ledger: Ledger) -> Iterator[str]:
    yield f"## {ledger.title}"
    for chapter, entries in groupby(ledger.book.entries.values(), key=lambda entry: entry.chapter):
        yield f"\n### {chapter}\n"
        yield "| Section | In the code | Proved by |"
        yield "| --- | --- | --- |"
        for entry in entries:
            yield _section(ledger, entry)
    if ledger.book.cases:
        yield "\n### Cases\n"
        yield "| Case | Sections | Proved by |"
        yield "| --- | --- | --- |"
        for case in ledger.book.cases.values():
            yield f"| **{case.id}** | {_escaped(case.rule)} | {_cell(ledger.tests(case.id)) or '**open**'} |"
    yield ""


def _section(ledger: Ledger, entry: Entry) -> str:
    places, tests = _cell(ledger.places(entry.id)), _cell(ledger.tests(entry.id))
    if not ledger.book.has_effect(entry.id):
        reason = ledger.book.no_effect.get(entry.id, "Groups the sections below it.")
        return f"| **{entry.id}** {_escaped(entry.title)} | {places or '–'} | {tests or f'*{_escaped(reason)}*'} |"
    return f"| **{entry.id}** {_escaped(entry.title)} | {places or '**open**'} | {tests or '**open**'} |"


def _cell(names: Sequence[str]) -> str:
    """Names one below the other, so that a narrow screen can show them; those beyond the first few are counted."""
    shown = [f"`{name}`" for name in names[:SHOWN]]
    if len(names) > SHOWN:
        shown.append(f"and {len(names) - SHOWN} more")
    return "<br>".join(shown)


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")
