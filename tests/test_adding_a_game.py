"""Follows the guide to adding a game: writes its files, runs its commands, and compares their output."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
LONGEST_SENTENCE = 20
_LISTING = re.compile(r"^(?:\*\*([\w./-]+)\*\*[^\n]*\n\n)?```(\w+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_LARGE = 200_000
"""Bytes from which on a file is linked, not copied: pictures and fonts."""

pytestmark = pytest.mark.slow


class Listing(NamedTuple):
    """A listing: the file that it is or changes (empty for what is run), its language and its text."""

    file: str
    language: str
    text: str


def listings() -> list[Listing]:
    """The listings of the guide, in order."""
    return [Listing(*found) for found in _LISTING.findall(GUIDE.read_text(encoding="utf-8"))]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of its own: a copy of the code, and links to what is large."""
    for folder in ("bot", "data", "render", "rules", "tests"):
        shutil.copytree(
            ROOT / folder,
            tmp_path / folder,
            copy_function=copy_or_link,
            ignore=shutil.ignore_patterns("__pycache__", ".pytest_cache"),
        )
    for file in ("pyproject.toml", ".importlinter"):
        (tmp_path / file).symlink_to(ROOT / file)
    return tmp_path


def copy_or_link(source: str, target: str) -> None:
    """Copy code, which asks where it is, and whatever is small; link the rest."""
    if Path(source).stat().st_size < _LARGE:
        shutil.copyfile(source, target)
    else:
        Path(target).symlink_to(source)


def test_the_guide_leads_to_a_game_in_the_channel(checkout: Path) -> None:
    steps = listings()
    for place, step in enumerate(steps):
        following = steps[place + 1] if place + 1 < len(steps) else None
        if step.file:
            write(checkout / step.file, step)
        elif step.language == "console":
            follow_console(checkout, step.text)
        elif step.language == "python":
            shown = following.text if following and following.language == "text" else ""
            compare(run(checkout, [sys.executable, "-c", step.text]), shown)
        else:
            assert step.language == "text", f"nothing is done with {step}"


def write(file: Path, step: Listing) -> None:
    """Write a file, or change it as a diff says."""
    text = change(file.read_text(encoding="utf-8"), step.text) if step.language == "diff" else step.text
    file.parent.mkdir(parents=True, exist_ok=True)
    file.unlink(missing_ok=True)
    file.write_text(text, encoding="utf-8")


def change(text: str, diff: str) -> str:
    """A text after a diff, whose parts (apart by ``@@``) each name a place that occurs once."""
    for part in re.split(r"^@@\n", diff, flags=re.MULTILINE):
        lines = part.splitlines(keepends=True)
        old = "".join(line[1:] or "\n" for line in lines if line[0] != "+")
        new = "".join(line[1:] or "\n" for line in lines if line[0] != "-")
        assert text.count(old) == 1, f"{text.count(old)} times in the file:\n{old}"
        text = text.replace(old, new)
    return text


def follow_console(folder: Path, text: str) -> None:
    """Run each command (after ``$``) and compare what it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        program, *arguments = command.split()
        path = sys.executable if program == "python" else str(Path(sys.executable).with_name(program))
        compare(run(folder, [path, *arguments]), shown)


def run(folder: Path, command: list[str]) -> str:
    """What a command prints; it must succeed."""
    plain = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    environment = {**plain, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def compare(printed: str, shown: str) -> None:
    """What is printed is what the guide shows, in which ``…`` is anything."""
    pattern = ".*".join(re.escape(part) for part in shown.strip().split("…"))
    assert re.fullmatch(pattern, printed.strip(), re.DOTALL), f"shown:\n{shown}\nprinted:\n{printed}"


def test_the_guide_is_written_in_short_sentences() -> None:
    prose = re.sub(r"```.*?```", "", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    prose = re.sub(r"^\s*(?:[-#]+|\d+\.) ", "\n", prose, flags=re.MULTILINE)
    sentences = re.split(r"(?<=[.!?:|])\s|\n\n|\n(?=\|)", prose)
    assert [each for each in sentences if len(re.findall(r"[\w'`./<>]+", each)) > LONGEST_SENTENCE] == []
