"""What the style guide rules out, and where it's still found."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

PEOPLE = ("somebody", "nobody", "anybody", "everybody")
"""Also ruled out in the texts and rules for players, in the names of functions, and in tests."""

WORDS = (
    "anew",
    "of late",
    "at present",
    "awaited",
    "bears",
    "in the midst of",
    "put down",
    "puts down",
    *PEOPLE,
    "one cannot",
    "for who",
    "is no",
    "stands",
    "wanting",
    "if left out",
)
"""Matched as whole words, in lower case."""

PACKAGES = ("bot", "docs", "render", "rules")
"""Where it is looked for: three packages and the documents."""

_WORDS = re.compile(rf"\b(?:{'|'.join(map(re.escape, WORDS))})\b", re.IGNORECASE)
_PEOPLE = re.compile(rf"(?<![A-Za-z-])(?:{'|'.join(PEOPLE)})(?![A-Za-z-]| = |\])", re.IGNORECASE)
"""Not in ids: a catalogue's keys and variants keep theirs."""

_GENERATED = {"rules-ledger.md"}
_EXCEPTION = "error"


def finds(package: str) -> Iterator[str]:
    """Each place with something that is ruled out: file, line and word."""
    if package == "docs":
        files = [ROOT / "README.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
        for file in files:
            if file.name not in _GENERATED:
                yield from _in_text(str(file.relative_to(ROOT)), 1, file.read_text(encoding="utf-8"))
        return
    for file in sorted((ROOT / package).rglob("*.py")):
        yield from in_source(str(file.relative_to(ROOT)), file.read_text(encoding="utf-8"))


def finds_people() -> Iterator[str]:
    """Each "somebody" and its like in the texts and rules for players, in SQL, and in the tests' names and comments."""
    for pattern in ("data/*/texts/*/*.ftl", "data/*/rules/*/*.md", "bot/storage/migrations/*.sql"):
        for file in sorted(ROOT.glob(pattern)):
            yield from _in_text(str(file.relative_to(ROOT)), 1, file.read_text(encoding="utf-8"), _PEOPLE)
    for package in (*PACKAGES, "tests"):
        for file in sorted((ROOT / package).rglob("*.py")):
            if file.parent != Path(__file__).parent:
                yield from people_in_source(str(file.relative_to(ROOT)), file.read_text(encoding="utf-8"))


def people_in_source(name: str, source: str) -> Iterator[str]:
    """Each "somebody" and its like in docstrings, comments and names of functions."""
    if not _PEOPLE.search(source):  # parsing takes long
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text), lineno=line)):
                yield from _in_text(name, line, text, _PEOPLE)
            case ast.FunctionDef(name=str(text), lineno=line) | ast.AsyncFunctionDef(name=str(text), lineno=line):
                yield from _in_text(name, line, text, _PEOPLE)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from _in_text(name, token.start[0], token.string, _PEOPLE)


def in_source(name: str, source: str) -> Iterator[str]:
    """What is ruled out in docstrings and comments, and exceptions that aren't called ``error``."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text), lineno=line)):
                yield from _in_text(name, line, text)
            case ast.ExceptHandler(name=str(caught), lineno=line) if caught != _EXCEPTION:
                yield f"{name}:{line}: except ... as {caught}"
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from _in_text(name, token.start[0], token.string)


def _in_text(name: str, first: int, text: str, ruled_out: re.Pattern[str] = _WORDS) -> Iterator[str]:
    for line, words in enumerate(text.splitlines(), first):
        for found in ruled_out.finditer(words):
            yield f"{name}:{line}: {found[0]}"
