"""Types are prepared for decoding in one place, because msgspec does it unsafely when two threads do it at once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_private_names import FILES, ROOT

pytestmark = pytest.mark.xdist_group("parsed program")

PREPARES = ROOT / "rules" / "core" / "typed_data.py"
SANDBOX = ROOT / "bot" / "sandbox"
"""It decodes on its event loop only, and knows nothing of the rules."""


def prepared_types(text: str) -> Iterator[str]:
    """Calls of msgspec that prepare a type."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            is_typed = any(keyword.arg == "type" for keyword in node.keywords)
            if called in ("msgspec.convert", "msgspec.json.Decoder") or (called == "msgspec.json.decode" and is_typed):
                yield called


@pytest.mark.parametrize(
    "text", ["msgspec.convert(view, State)", "msgspec.json.decode(text, type=State)", "msgspec.json.Decoder(State)"]
)
def test_each_way_to_prepare_a_type_is_found(text: str) -> None:
    assert list(prepared_types(text))


def test_types_are_prepared_in_one_place_only() -> None:
    files = [file for file in FILES if file != PREPARES and SANDBOX not in file.parents]
    found = {_shown(file): list(prepared_types(file.read_text(encoding="utf-8"))) for file in files}
    assert {file: calls for file, calls in found.items() if calls} == {}


def _shown(file: Path) -> str:
    return str(file.relative_to(ROOT))
