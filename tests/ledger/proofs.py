"""Which tests prove which sections, by the marker ``rule("7.1.2", "R40")`` on tests, parameters and modules."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

IDLE = frozenset({"skip", "skipif", "xfail", "soak"})
"""Marks of tests that prove nothing: those that do not run in ``make test``, or are expected to fail."""

COMPUTED = "?"
"""Means a marker whose sections aren't literals, so they can't be read."""

_Test = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Proof:
    """A test that proves a section, ruling or case: ``test`` is "7_combat::two_breakthroughs_lose"."""

    reference: str
    test: str
    line: str


def proofs(folders: Iterable[Path]) -> list[Proof]:
    """All proofs in the test files of some folders, in the order of the files."""
    found: list[Proof] = []
    for folder in folders:
        for file in sorted(folder.rglob("test_*.py")):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            for references, marked, name in _marked_tests(tree):
                test = f"{file.stem.removeprefix('test_')}::{name}"
                found += [Proof(reference, test, f"{file.name}:{marked.lineno}") for reference in references]
    return found


def general_proofs(folder: Path, game: str) -> list[Proof]:
    """Proofs in tests of every game, which name the game before the section: ``proves("romanitas 7.1.2")``."""
    found = []
    for proof in proofs([folder]):
        about, _, reference = proof.reference.partition(" ")
        if about == game:
            found.append(Proof(reference, proof.test, proof.line))
    return found


def _marked_tests(tree: ast.Module) -> Iterator[tuple[list[str], _Test, str]]:
    """Each test with what it proves, by its own marks and by those of its class and module."""
    module = [node.value for node in tree.body if isinstance(node, ast.Assign) and _is_pytestmark(node)]
    yield from _tests(tree.body, module, "")


def _tests(body: Sequence[ast.stmt], marks: Sequence[ast.expr], prefix: str) -> Iterator[tuple[list[str], _Test, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            inner = [each.value for each in node.body if isinstance(each, ast.Assign) and _is_pytestmark(each)]
            yield from _tests(node.body, [*marks, *node.decorator_list, *inner], f"{prefix}{node.name}::")
        elif isinstance(node, _Test) and node.name.startswith("test_"):
            all_marks = [*marks, *node.decorator_list]
            if not any(_is_idle(mark) for mark in all_marks):
                proved = [reference for mark in all_marks for reference in _references(mark)]
                yield list(dict.fromkeys(proved)), node, f"{prefix}{node.name.removeprefix('test_')}"


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def _is_idle(mark: ast.expr) -> bool:
    """Whether a mark takes its test out of the suite. Marks of single parameters don't count."""
    if isinstance(mark, ast.List | ast.Tuple):
        return any(_is_idle(each) for each in mark.elts)
    named = mark.func if isinstance(mark, ast.Call) else mark
    return isinstance(named, ast.Attribute) and named.attr in IDLE


def _references(mark: ast.AST) -> Iterator[str]:
    """What ``proves(...)`` or ``pytest.mark.rule(...)`` names, anywhere within a mark or its parameters."""
    if isinstance(mark, ast.Call) and any(_is_idle(each.value) for each in mark.keywords if each.arg == "marks"):
        return
    if isinstance(mark, ast.Call) and _is_rule_marker(mark.func):
        yield from (_written(argument) for argument in mark.args)
    for part in ast.iter_child_nodes(mark):
        yield from _references(part)


def _written(argument: ast.expr) -> str:
    match argument:
        case ast.Constant(value=str(reference)):
            return reference
    return COMPUTED


def _is_rule_marker(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        return called.attr == "rule"
    return isinstance(called, ast.Name) and called.id == "proves"
