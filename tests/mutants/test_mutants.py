"""The list of mutants stays valid: each still finds the code that it changes, and only real failures count."""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutants.mutants import (
    NEEDED,
    ROOT,
    Failure,
    Fate,
    Mutant,
    UnsoundCopy,
    house,
    judged,
    mutants,
    mutated,
    normal,
    suite_for,
)

_ALL = mutants()
_ANY = _ALL[0]


def test_there_are_enough_of_them() -> None:
    assert len(_ALL) >= 40
    assert len({mutant.id for mutant in _ALL}) == len(_ALL)
    assert len({(mutant.file, mutant.near, mutant.old, mutant.new) for mutant in _ALL}) == len(_ALL)


@pytest.mark.parametrize("file", sorted({mutant.file for mutant in _ALL}))
def test_those_of_a_file_still_apply(file: str) -> None:
    text = normal(file, (ROOT / file).read_text(encoding="utf-8"))
    faults = {mutant.id: fault for mutant in _ALL if mutant.file == file and (fault := _fault(mutant, text))}
    assert faults == {}


def _fault(mutant: Mutant, text: str) -> str:
    """Why a mutant can't be tried on the text of its file; empty if it can."""
    try:
        changed = mutated(mutant, text)
    except ValueError as error:
        return str(error)
    if changed == text:
        return "it changes nothing"
    if not mutant.why.strip():
        return "it doesn't say why"
    if mutant.file.endswith(".json"):
        return "" if json.loads(changed) != json.loads(text) else "it changes the layout only"
    compile(changed, mutant.file, "exec")
    return ""


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("rules/romanitas/chapters/organisation.py", "tests/rulebook/romanitas"),
        ("data/rise-and-fall/tables.json", "tests/rulebook/rise_and_fall"),
        ("rules/core/game.py", "tests/rulebook"),
    ],
)
def test_the_tests_of_its_game_are_run(file: str, tests: str) -> None:
    assert suite_for(file) == tests
    assert (ROOT / tests).is_dir()


def test_the_copy_has_what_the_tests_of_the_rulebook_import() -> None:
    copied = [ROOT / name for name in NEEDED]
    assert {each for each in _imported() if not any(each.is_relative_to(place) for place in copied)} == set()


def test_a_copy_is_unsound_if_the_tests_of_the_chosen_game_do_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(*_: object, **__: object) -> None:
        raise subprocess.TimeoutExpired("pytest", 1)

    monkeypatch.setattr(subprocess, "run", endless)
    chosen = [mutant for mutant in _ALL if mutant.file.startswith("rules/italia/")]
    with pytest.raises(UnsoundCopy, match=r"^tests/rulebook/italia takes more"), house(chosen):
        pass


def _imported() -> Iterator[Path]:
    """The modules and packages of the tests that those of the rulebook import."""
    for file in (ROOT / "tests" / "rulebook").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                place = ROOT.joinpath(*str(node.module).split("."))
                yield place if place.is_dir() else place.with_suffix(".py")


@pytest.mark.parametrize(
    ("near", "old", "complaint"),
    [
        ("", "three", "not 0 times"),
        ("", "one", "not 2 times"),
        ("one", "two", "not 2 times"),
        ("two", "zero", "nothing"),
    ],
)
def test_what_is_not_clear_is_refused(near: str, old: str, complaint: str) -> None:
    unclear = Mutant(id="x", section="1", why="", file="x.py", near=near, old=old, new="")
    with pytest.raises(ValueError, match=complaint):
        mutated(unclear, "zero one two one")


def test_the_first_occurrence_after_its_neighbour_is_changed() -> None:
    clear = Mutant(id="x", section="1", why="", file="x.py", near="two", old="one", new="1")
    assert mutated(clear, "zero one two one one") == "zero one two 1 one"


@pytest.mark.parametrize(
    ("raised", "fate"),
    [
        ([], Fate.SURVIVED),
        (["assert 2 == 1"], Fate.TEST),
        (["AssertionError: a die was thrown"], Fate.TEST),
        (["Failed: DID NOT RAISE <class 'KeyError'>"], Fate.TEST),
        (["data.DataError: Data file x.json: there must be 9."], Fate.DATA_CHECK),
        (["KeyError: 'rome'"], Fate.CRASHED),
        (["KeyError: 'rome'", "assert 2 == 1"], Fate.TEST),
        (["SyntaxError: invalid syntax"], Fate.CRASHED),
    ],
)
def test_a_crash_alone_is_no_proof(raised: list[str], fate: Fate) -> None:
    outcome = judged(_ANY, [Failure("test", line) for line in raised])
    assert outcome.fate is fate
    assert outcome.is_caught == (fate in (Fate.TEST, Fate.DATA_CHECK))
