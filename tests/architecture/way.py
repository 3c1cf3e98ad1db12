"""Follows the way of one choice in docs/architecture.md: each step leads to the next, and none uses `Any`."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

from mypy.build import BuildResult, BuildSource, build
from mypy.main import process_options
from mypy.nodes import Expression, FuncDef, MemberExpr, NameExpr, RefExpr, SymbolNode, TypeInfo
from mypy.traverser import NameAndMemberCollector
from mypy.types import (
    AnyType,
    CallableType,
    FunctionLike,
    Instance,
    ProperType,
    Type,
    TypeType,
    TypeVarLikeType,
    UnionType,
    get_proper_type,
)

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "architecture.md"
HEADING = "## The way of one choice"

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Step:
    """A function on the way: its module, and its name in there, after that of its class if it has one."""

    module: str
    name: str

    def __str__(self) -> str:
        return f"{self.module}.{self.name}"

    @classmethod
    def of(cls, path: str) -> Step:
        """The step of a dotted path: modules are named in lower case, and are files."""
        parts = path.split(".")
        for count in range(len(parts) - 1, 0, -1):
            module = ".".join(parts[:count])
            if ROOT.joinpath(*parts[:count]).with_suffix(".py").exists():
                return cls(module, ".".join(parts[count:]))
        raise LookupError(f"No module has {path}.")

    @property
    def owner(self) -> str:
        """The class whose method it is; empty for a function of the module."""
        return self.name.rpartition(".")[0]


def ways(document: str) -> list[list[Step]]:
    """The numbered lists under the heading, each as the steps that its lines begin with."""
    section = document.split(f"{HEADING}\n", 1)[1].split("\n## ", 1)[0]
    lists = [re.findall(r"^\d+\. `([\w.]+)`", part, re.MULTILINE) for part in section.split("\n### ")[1:]]
    return [[Step.of(path) for path in paths] for paths in lists]


class CheckedModule:
    """A module with the types that mypy finds in it."""

    def __init__(self, name: str, text: str, path: Path) -> None:
        self.name = name
        self._text = text
        self._path = path

    @classmethod
    def of(cls, name: str) -> CheckedModule:
        """A module of ours."""
        spec = find_spec(name)
        assert spec is not None and spec.origin is not None
        path = Path(spec.origin)
        return cls(name, path.read_text(encoding="utf-8"), path)

    @cached_property
    def _built(self) -> BuildResult:
        _, options = process_options(["--config-file", str(ROOT / "pyproject.toml"), str(self._path)])
        options.export_types = options.preserve_asts = True
        # a source that comes as text is checked, while all that it imports comes from the cache
        return build([BuildSource(str(self._path), self.name, self._text)], options)

    @cached_property
    def _functions(self) -> Mapping[str, _Function]:
        return dict(_functions(ast.parse(self._text).body, ""))

    def __contains__(self, name: str) -> bool:
        return name in self._functions

    def references(self, name: str) -> set[str]:
        """The full names of all functions and classes that a function refers to."""
        return {each for expression in self._expressions(name) for each in self._meant(expression)}

    def anys(self, name: str) -> list[str]:
        """Where a function takes or returns `Any`, or goes through a name or an attribute that is."""
        found = [f"line {self._functions[name].lineno}: the signature"] if self._has_any_signature(name) else []
        for expression in self._expressions(name):
            if _is_any(self._built.types.get(expression)) and not _is_throwaway(expression):
                found.append(f"line {expression.line}: {_shown(expression)}")
        return found

    def is_abstract(self, name: str) -> bool:
        """Whether a class is a protocol or leaves methods to its subclasses."""
        node = self._node(name)
        return isinstance(node, TypeInfo) and (node.is_protocol or node.is_abstract)

    def _has_any_signature(self, name: str) -> bool:
        node = self._node(name)
        assert isinstance(node, FuncDef), node
        if not isinstance(node.type, CallableType):
            return True
        return any(map(_is_any, [*node.type.arg_types, node.type.ret_type]))

    def _node(self, name: str) -> SymbolNode | None:
        names = self._built.files[self.name].names
        node: SymbolNode | None = None
        for part in name.split("."):
            node = names[part].node
            node = getattr(node, "func", node)  # a decorated function
            names = node.names if isinstance(node, TypeInfo) else names
        return node

    def _expressions(self, name: str) -> Sequence[Expression]:
        """The names and attributes that a function uses."""
        node = self._node(name)
        assert isinstance(node, FuncDef), node
        collector = NameAndMemberCollector()
        node.accept(collector)
        return [*collector.name_exprs, *collector.member_exprs]

    def _meant(self, expression: Expression) -> Iterator[str]:
        if isinstance(expression, RefExpr) and expression.node is not None and expression.node.fullname:
            yield expression.node.fullname
        elif isinstance(expression, MemberExpr):
            yield from _members(self._built.types.get(expression.expr), expression.name)


def _functions(body: Sequence[ast.stmt], prefix: str) -> Iterator[tuple[str, _Function]]:
    for statement in body:
        if isinstance(statement, _Function):
            yield prefix + statement.name, statement
        elif isinstance(statement, ast.ClassDef):
            yield from _functions(statement.body, f"{prefix}{statement.name}.")


def _members(kind: Type | None, name: str) -> Iterator[str]:
    """The full names of a member that objects of a type have."""
    proper = None if kind is None else get_proper_type(kind)
    if isinstance(proper, UnionType):
        for item in proper.items:
            yield from _members(item, name)
    elif (info := _class_of(proper)) is not None and (found := info.get_containing_type_info(name)) is not None:
        yield f"{found.fullname}.{name}"


def _class_of(kind: ProperType | None) -> TypeInfo | None:
    if isinstance(kind, TypeVarLikeType):
        return _class_of(get_proper_type(kind.upper_bound))
    if isinstance(kind, TypeType):
        return _class_of(kind.item)
    if isinstance(kind, FunctionLike):
        return kind.type_object() if kind.is_type_obj() else None
    return kind.type if isinstance(kind, Instance) else None


def _is_any(kind: Type | None) -> bool:
    proper = None if kind is None else get_proper_type(kind)
    if isinstance(proper, UnionType):
        return any(map(_is_any, proper.items))
    return isinstance(proper, AnyType)


def _is_throwaway(expression: Expression) -> bool:
    """Whether it is the name ``_``, which is `Any` to mypy whatever it takes."""
    return isinstance(expression, NameExpr) and expression.name == "_"


def _shown(expression: Expression) -> str:
    if isinstance(expression, MemberExpr):
        return f"{_shown(expression.expr)}.{expression.name}"
    return expression.name if isinstance(expression, NameExpr) else type(expression).__name__


def problems(lists: Sequence[Sequence[Step]], known: Mapping[str, int]) -> list[str]:
    """What is wrong with the ways; ``known`` says how many uses of `Any` are left in a step."""
    steps = list(dict.fromkeys(step for steps in lists for step in steps))
    modules = {name: CheckedModule.of(name) for name in dict.fromkeys(step.module for step in steps)}
    missing = [step for step in steps if step.name not in modules[step.module]]
    if missing:
        return [f"There is no {step}." for step in missing]
    found = [*_breaks(lists, modules)]
    for step in steps:
        anys, left = modules[step.module].anys(step.name), known.get(str(step), 0)
        if len(anys) > left:
            found += [f"{step}: {each}" for each in anys]
        elif len(anys) < left:
            found.append(f"{step} has {len(anys)} uses of Any left, not {left}.")
    return found + [f"{name} is not on the way." for name in _strangers(known, steps)]


def _strangers(known: Collection[str], steps: Sequence[Step]) -> list[str]:
    return sorted({*known} - {str(step) for step in steps})


def _breaks(lists: Sequence[Sequence[Step]], modules: Mapping[str, CheckedModule]) -> Iterator[str]:
    """Where a step doesn't lead to the next: it neither refers to it, nor registers it, nor is implemented by it."""
    for steps in lists:
        for step, following in pairwise(steps):
            module = modules[step.module]
            constructor = f"{step.owner}.__init__"
            reached = module.references(step.name)
            if step.owner and constructor in module:
                reached |= module.references(constructor)
            implemented = module.is_abstract(step.owner) if step.owner else False
            same_name = step.name.rpartition(".")[2] == following.name.rpartition(".")[2]
            if str(following) not in reached and not (implemented and same_name):
                yield f"{step} doesn't lead to {following}."
