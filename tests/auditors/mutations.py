"""``python -m tests.auditors.mutations romanitas``: change a rule in a copy; the auditor must flag it in some games.

The list has the format of ``tests/mutants/mutants.json``. Whoever fills it must not have read the auditor.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer

from tests.mutants.mutants import ROOT, Mutant, mutated, normal

LIST = Path(__file__).parent / "mutations.json"
_NEEDED = ("rules", "data", "tests/__init__.py", "tests/auditors", "tests/mutants")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "map", "fonts", "*.jpg")
SERIES: dict[str, dict[str, int]] = {
    "romanitas": {"random": 40, "amended": 120, "wavering": 8},
    "rise-and-fall": {"hasty": 12, "eager": 2, "first": 22},
    "ultimus-romanorum": {"daring": 40, "hasty": 20, "random": 4, "legate": 2},
    "britannia-redux": {"venturing": 8, "daring": 36, "wavering": 12},
    "italia": {"storming": 2, "daring": 12, "hasty": 12, "legate": 2},
}
"""Game to the games that a mutation is tried on. In them the auditor agrees with the rules as they are."""

_PLAYERS = (
    "random", "legate", "amended", "wavering", "hasty", "eager", "daring", "venturing", "storming",
)  # fmt: skip
_NO_GAMES = dict.fromkeys(_PLAYERS, 0)
_AT_MOST = 600
"""Seconds that the games of one mutation may take."""


class Fate(StrEnum):
    """What came of a mutation; a game that breaks is no credit to the auditor."""

    FLAGGED = "the auditor disagrees"
    REFUSED = "the data are refused when they are read"
    SURVIVED = "the auditor agrees"
    CRASHED = "the game broke before the auditor disagreed"
    TIMED_OUT = "the games did not end in time"


class Outcome(NamedTuple):
    """What came of a mutation, and the finding or the error."""

    mutation: Mutant
    fate: Fate
    told: str = ""


def mutations(game: str, file: Path = LIST) -> list[Mutant]:
    """The mutations of a game's rules and data."""
    every = msgspec.json.decode(file.read_bytes(), type=list[Mutant])
    return [each for each in every if Path(each.file).parts[1].replace("_", "-") == game]


def tried(game: str, mutation: Mutant, series: Mapping[str, int] | None = None) -> Outcome:
    """Audit games in a copy of the house with this change, up to the first finding."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for name in _NEEDED:
            _copy(ROOT / name, copy / name)
        file = copy / mutation.file
        file.write_text(mutated(mutation, normal(mutation.file, file.read_text(encoding="utf-8"))), encoding="utf-8")
        numbers = {**_NO_GAMES, **(SERIES[game] if series is None else series), "at-most": 1}
        games = [word for name, number in numbers.items() for word in (f"--{name}", str(number))]
        try:
            ran = subprocess.run(
                [sys.executable, "-m", "tests.auditors", game, *games],
                cwd=copy,
                env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
                capture_output=True,
                text=True,
                timeout=_AT_MOST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return Outcome(mutation, Fate.TIMED_OUT)
    return judged(mutation, ran.returncode, ran.stdout, ran.stderr)


def judged(mutation: Mutant, code: int, out: str, err: str) -> Outcome:
    """What the auditor's run says of a mutation."""
    if code == 0:
        return Outcome(mutation, Fate.SURVIVED)
    finding = re.search(r"^\w+ \d+: \[.*", out, re.MULTILINE)
    if finding:
        return Outcome(mutation, Fate.FLAGGED, finding[0])
    refused = re.search(r"DataError: (?:Data file )?(.*)", err)
    if refused:
        return Outcome(mutation, Fate.REFUSED, refused[1])
    return Outcome(mutation, Fate.CRASHED, (err.strip() or out.strip() or "nothing told").splitlines()[-1])


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=_LEFT_OUT, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)


def main(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    only: Annotated[list[str] | None, typer.Option(help="The id of a mutation; may be given again.")] = None,
    source: Annotated[Path, typer.Option(help="Another list of mutations.")] = LIST,
    at_once: Annotated[int, typer.Option(help="How many are tried at a time.", min=1)] = 1,
) -> None:
    """Print what flags each mutation; exit with 1 if the auditor misses one."""
    chosen = [each for each in mutations(game, source) if not only or each.id in only]
    missed = 0
    with ThreadPoolExecutor(at_once) as pool:
        for outcome in pool.map(lambda each: tried(game, each), chosen):
            missed += outcome.fate not in (Fate.FLAGGED, Fate.REFUSED)
            typer.echo(f"{outcome.mutation.id:42} {outcome.mutation.section:7} {outcome.fate.name}: {outcome.told}")
    typer.echo(f"{len(chosen)} mutations, {missed} not flagged")
    raise typer.Exit(bool(missed))


if __name__ == "__main__":
    typer.run(main)
