"""Mutants: one figure or line of the rules, changed in a copy of the house, and the tests that must notice."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
_NEEDED = ("rules", "data", "tests/__init__.py", "tests/rulebook", "tests/conformance", "tests/toy", "pyproject.toml")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "map", "fonts", "*.jpg")
_AT_MOST = 240
"""Seconds that the tests of one mutant may take."""


class Mutant(msgspec.Struct, frozen=True):
    """A change of the rules that breaks ``section``.

    ``old`` stands in ``file`` once; or, where ``near`` is given, it is the first occurrence after that text.
    """

    id: str
    section: str
    file: str
    old: str
    new: str
    near: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """What came of a mutant: the test that failed, or how the data were refused; empty where it survived."""

    mutant: Mutant
    caught_by: str


def mutants() -> list[Mutant]:
    """All mutants."""
    return msgspec.json.decode((Path(__file__).parent / "mutants.json").read_bytes(), type=list[Mutant])


def mutated(mutant: Mutant, text: str) -> str:
    """The text of a file with the mutant's change.

    Raises:
        ValueError: what is to be changed does not stand there as the mutant says.
    """
    start = text.find(mutant.near) if mutant.near else 0
    place = text.find(mutant.old, max(start, 0))
    if start < 0 or place < 0:
        raise ValueError(f"The mutant '{mutant.id}' finds nothing to change in {mutant.file}.")
    if not mutant.near and text.count(mutant.old) > 1:
        raise ValueError(f"The mutant '{mutant.id}' is not clear: {mutant.file} has its text more than once.")
    return text[:place] + mutant.new + text[place + len(mutant.old) :]


def tried(mutant: Mutant) -> Outcome:
    """Run the tests of the rulebook over a copy with this change, up to the first that fails."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _copy_house(copy)
        file = copy / mutant.file
        text = file.read_text(encoding="utf-8")
        file.write_text(mutated(mutant, _normal(mutant, text)), encoding="utf-8")
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "tests/rulebook", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=_AT_MOST,
            check=False,
        )
    return Outcome(mutant, "" if ran.returncode == 0 else _first_failure(ran.stdout))


def _normal(mutant: Mutant, text: str) -> str:
    """JSON in one layout, whatever the file's, so that a mutant can name a key with its value."""
    if not mutant.file.endswith(".json"):
        return text
    return json.dumps(json.loads(text), ensure_ascii=False)


def _copy_house(folder: Path) -> None:
    for name in _NEEDED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=_LEFT_OUT)
        else:
            shutil.copy(source, target)


def _first_failure(printed: str) -> str:
    named = re.search(r"^(?:FAILED|ERROR) \S*/test_(\S+)", printed, re.MULTILINE)
    refused = re.search(r"DataError: (.{0,90})", printed)
    if refused:
        return f"the data are refused: {refused[1]}"
    return named[1] if named else printed.strip().splitlines()[-1]
