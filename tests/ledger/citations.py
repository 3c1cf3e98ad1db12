"""The sections that a game's rules cite, and where: in comments, docstrings and the rules given to events."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.ledger.rulebook import Rulebook

_COMMENT = re.compile(r"#\s*([^:;]+?)(?:\s*[:;].*)?")
_BRACKETS = re.compile(r"\[([^\[\]]+)\]")
_BARE = re.compile(r"\d+")


@dataclass(frozen=True)
class Citation:
    """A section cited in the code: ``where`` is "module.function" or "module.Class", ``line`` is "module.py:12"."""

    reference: str
    where: str
    line: str


def citations(folder: Path, book: Rulebook) -> list[Citation]:
    """All citations in the modules of a folder, in the order of the files.

    A number without a dot may be anything in a docstring; it counts only if it is one of the book's sections.
    """
    found: list[Citation] = []
    for file in sorted(folder.rglob("*.py")):
        module = ".".join(file.relative_to(folder).with_suffix("").parts)
        source = file.read_text(encoding="utf-8")
        tree = ast.parse(source)
        scopes = list(_scopes(tree, ""))
        cited = sorted({*_in_comments(source, book), *_in_strings(tree, book)})
        for line, number in cited:
            if number in book.entries or not _BARE.fullmatch(number):
                scope = _innermost(scopes, line)
                found.append(Citation(number, f"{module}.{scope}" if scope else module, f"{file.name}:{line}"))
    return found


def _in_comments(source: str, book: Rulebook) -> Iterator[tuple[int, str]]:
    """Comments that begin with a list of sections: ``# 7.1.2, R40`` or ``# R27: the routed rejoin``."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            comment = _COMMENT.fullmatch(token.string)
            yield from ((token.start[0], number) for number in book.listed(comment[1] if comment else ""))


def _in_strings(tree: ast.Module, book: Rulebook) -> Iterator[tuple[int, str]]:
    """Strings that are a list of sections ("7.4, R53"), and lists in brackets within longer ones.

    A number without a dot is a section only where it is named as a rule: ``rule="5"``.
    """
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    named = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "rule"}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in parts:
            continue
        if whole := book.listed(node.value):
            if id(node) in named or not _BARE.fullmatch(node.value):
                yield from ((node.lineno, number) for number in whole)
            continue
        for bracket in _BRACKETS.finditer(node.value):
            line = node.lineno + node.value[: bracket.start()].count("\n")
            yield from ((line, number) for number in book.listed(bracket[1]))


_Scope = tuple[int, int, str]
"""First line, last line and name of a function, class or constant."""


def _scopes(parent: ast.Module | ast.ClassDef, prefix: str) -> Iterator[_Scope]:
    """The functions, classes, methods and constants, outer ones first; a constant takes in the docstring below it."""
    for place, node in enumerate(parent.body):
        last = node.end_lineno or node.lineno
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield node.lineno, last, f"{prefix}{name}"
            case ast.ClassDef(name=name):
                yield node.lineno, last, f"{prefix}{name}"
                yield from _scopes(node, f"{prefix}{name}.")
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if not prefix:
                below = parent.body[place + 1] if place + 1 < len(parent.body) else node
                documented = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
                yield node.lineno, (below.end_lineno or last) if documented else last, name


def _innermost(scopes: Collection[_Scope], line: int) -> str:
    around = [(first, name) for first, last, name in scopes if first <= line <= last]
    return max(around)[1] if around else ""
