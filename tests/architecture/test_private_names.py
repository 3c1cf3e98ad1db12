"""Private names that ruff's SLF001 can't see: in imports, and in what a class inherits."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("parsed program")

ROOT = Path(__file__).parents[2]
FILES = [file for package in ("bot", "render", "rules") for file in sorted((ROOT / package).rglob("*.py"))]
OURS = ("bot", "render", "rules", "data")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OF_NAMED_TUPLES = {"_replace", "_asdict", "_fields"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


@cache
def nodes(tree: ast.AST) -> list[ast.AST]:
    """All nodes of a file, found once for all tests."""
    return list(ast.walk(tree))


def defined_names(tree: ast.AST) -> Iterator[str]:
    for node in nodes(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                yield name


def private_imports(tree: ast.AST) -> Iterator[str]:
    """Private modules and names that are imported, but for those of our own."""
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            paths = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            paths = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (path for path in paths if any(map(is_private, path.split("."))) and path.split(".")[0] not in OURS)


def private_attributes(tree: ast.AST) -> Iterator[str]:
    """Private attributes of objects themselves; SLF001 finds those of others."""
    for node in nodes(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name) if is_private(name):
                yield name
            case ast.Call(func=ast.Name(id="getattr" | "setattr"), args=[_, ast.Constant(value=str(name)), *_]):
                yield from [name] if is_private(name) else []


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in FILES}


def test_no_private_name_is_imported() -> None:
    assert {str(file): found for file, tree in trees().items() if (found := list(private_imports(tree)))} == {}


def test_no_private_name_is_inherited() -> None:
    defined = {name for tree in trees().values() for name in defined_names(tree)} | OF_NAMED_TUPLES
    used = {(str(file), name) for file, tree in trees().items() for name in private_attributes(tree)}
    assert {(file, name) for file, name in used if name not in defined} == set()


def test_only_a_fork_reads_private_names_of_another_object() -> None:
    ignored: dict[str, list[str]] = PROJECT["tool"]["ruff"]["lint"]["per-file-ignores"]
    assert [file for file, rules in ignored.items() if "SLF001" in rules] == ["rules/core/table.py"]


def test_they_are_found() -> None:
    tree = ast.parse("import _ssl\nfrom discord.http import _x\nself._gone()\ngetattr(a, '_b')\nself.known")
    assert list(private_imports(tree)) == ["_ssl", "discord.http._x"]
    assert sorted(private_attributes(tree)) == ["_b", "_gone"]
