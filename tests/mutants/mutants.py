"""Mutants: one figure or line of the rules, changed in a copy of the code, and the tests that must notice."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as Xml

import msgspec

ROOT = Path(__file__).parents[2]
RULEBOOK = "tests/rulebook"
NEEDED = (
    "rules",
    "data",
    "tests/__init__.py",
    "tests/sampling.py",
    RULEBOOK,
    "tests/conformance",
    "tests/toy",
    "pyproject.toml",
)
"""What the tests of the rulebook need: files and folders of a copy."""

_LEFT_OUT = shutil.ignore_patterns("__pycache__", "map", "fonts", "*.jpg")
_AT_MOST = 240
"""Seconds that the tests of one mutant may take."""


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the rules that breaks ``section``; ``why`` says what it would mean in a game.

    ``old`` occurs in ``file`` once. If ``near`` is given, which occurs there once, it is the first occurrence
    from there on.
    """

    id: str
    section: str
    why: str
    file: str
    old: str
    new: str
    near: str = ""


class Fate(StrEnum):
    """What came of a mutant; only the first two count as caught."""

    TEST = "a test's own assertion failed"
    DATA_CHECK = "the data are refused when they are read"
    SURVIVED = "all tests passed"
    CRASHED = "it broke the run before any assertion failed"
    TIMED_OUT = "the tests did not end in time"


class Outcome(NamedTuple):
    """What came of a mutant, and where: the test that failed, or the words with which the data are refused."""

    mutant: Mutant
    fate: Fate
    where: str = ""

    @property
    def is_caught(self) -> bool:
        """Whether the tests or the checks of the data have noticed the change."""
        return self.fate in (Fate.TEST, Fate.DATA_CHECK)


class Failure(NamedTuple):
    """A test, or a module that could not be collected, with the first line of what was raised."""

    test: str
    raised: str


class UnsoundCopy(Exception):  # noqa: N818
    """The tests fail in a copy in which nothing has been changed, so that they would prove nothing."""


def mutants() -> list[Mutant]:
    """All mutants, in the order of the list."""
    return msgspec.json.decode((Path(__file__).parent / "mutants.json").read_bytes(), type=list[Mutant])


def normal(file: str, text: str) -> str:
    """JSON in one layout, whatever the file's, so that a mutant can name a key with its value."""
    return json.dumps(json.loads(text), ensure_ascii=False) if file.endswith(".json") else text


def mutated(mutant: Mutant, text: str) -> str:
    """The text of a file, which must be normal, with the mutant's change.

    Raises:
        ValueError: what is to be changed does not stand there as the mutant says.
    """
    anchor = mutant.near or mutant.old
    if text.count(anchor) != 1:
        raise ValueError(f"'{mutant.id}' wants in {mutant.file} once, not {text.count(anchor)} times: {anchor}")
    place = text.find(mutant.old, text.find(anchor))
    if place < 0:
        raise ValueError(f"'{mutant.id}' finds nothing to change in {mutant.file}.")
    return text[:place] + mutant.new + text[place + len(mutant.old) :]


@contextmanager
def house(chosen: Iterable[Mutant]) -> Iterator[Path]:
    """A copy of what the tests of the rulebook need, as it is now, and proved: work may go on in the original.

    It's proved by the tests that try the chosen mutants.

    Raises:
        UnsoundCopy: the tests fail in it, or don't end in time, so that they would prove nothing.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in NEEDED:
            _copy(ROOT / name, copy / name)
        suites = {suite_for(mutant.file) for mutant in chosen}
        for tests in sorted({RULEBOOK} if RULEBOOK in suites else suites):
            _prove(copy, tests)
        yield copy


def _prove(copy: Path, tests: str) -> None:
    """Run some tests in an unchanged copy: they must pass."""
    try:
        failures = _run(copy, tests, "-x")
    except subprocess.TimeoutExpired:
        raise UnsoundCopy(f"{tests} takes more than {_AT_MOST} seconds.") from None
    if failures:
        raise UnsoundCopy(f"{failures[0].test}: {failures[0].raised}")


def tried(mutant: Mutant, unchanged: Path) -> Outcome:
    """Run the tests of the rulebook over a copy of a house with this change, up to the first assertion that fails."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _copy(unchanged, copy)
        file, tests = copy / mutant.file, suite_for(mutant.file)
        text = normal(mutant.file, file.read_text(encoding="utf-8"))
        file.write_text(mutated(mutant, text), encoding="utf-8")
        try:
            outcome = judged(mutant, _run(copy, tests, "-x"))
            if outcome.fate is Fate.CRASHED:  # a later test may still say what is wrong
                outcome = judged(mutant, _run(copy, tests, "--continue-on-collection-errors"))
        except subprocess.TimeoutExpired:
            return Outcome(mutant, Fate.TIMED_OUT)
    return outcome


def judged(mutant: Mutant, failures: Iterable[Failure]) -> Outcome:
    """What these failures say of a mutant; a test that merely crashes doesn't prove anything."""
    crash = None
    for failure in failures:
        refused = re.search(r"DataError: (?:Data file )?(.*)", failure.raised)
        if refused:
            return Outcome(mutant, Fate.DATA_CHECK, refused[1])
        if re.match(r"assert |[\w.]*AssertionError\b|[\w.]*Failed: DID NOT ", failure.raised):
            return Outcome(mutant, Fate.TEST, failure.test)
        crash = crash or Outcome(mutant, Fate.CRASHED, f"{failure.test}: {failure.raised}")
    return crash or Outcome(mutant, Fate.SURVIVED)


def suite_for(file: str) -> str:
    """The tests that must notice a change of a file: those of its game, or all where the games share it."""
    game = f"{RULEBOOK}/{Path(file).parts[1].replace('-', '_')}"
    return game if (ROOT / game).is_dir() else RULEBOOK


def _run(copy: Path, tests: str, *options: str) -> list[Failure]:
    """Run some tests in a copy; cwd and path are the copy's, so that nothing is imported from here.

    Raises:
        subprocess.TimeoutExpired: they go on for too long.
    """
    report = copy / "report.xml"
    report.unlink(missing_ok=True)
    plain = ("-q", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist", f"--junitxml={report}")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", tests, *plain, *options],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=_AT_MOST,
        check=False,
    )
    if not report.exists():
        return [Failure("pytest", (ran.stdout + ran.stderr).strip().splitlines()[-1])]
    failures = _failures(report)
    return failures or ([Failure("pytest", f"exit {ran.returncode}")] if ran.returncode else [])


def _failures(report: Path) -> list[Failure]:
    found = []
    for case in Xml.parse(report).iter("testcase"):
        for problem in (*case.iter("failure"), *case.iter("error")):
            module = case.get("classname", "").rpartition(".")[2]
            said = "" if problem.tag == "failure" else (problem.text or "")
            refused = re.search(r"DataError: .*", said)
            raised = refused[0] if refused else problem.get("message", "").partition("\n")[0]
            found.append(Failure(f"{module}::{case.get('name')}" if module else str(case.get("name")), raised))
    return found


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=_LEFT_OUT, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)
