"""The bot's tests mirror its packages: tests/bot has a folder for each package of bot."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
ACROSS_PACKAGES = {"end_to_end", "hostile"}
"""Tests that need the whole bot: campaigns from start to end, and hostile inputs to everything that takes some."""


def packages(folder: Path) -> set[str]:
    return {file.parent.name for file in folder.glob("*/__init__.py")}


def test_each_package_of_the_bot_has_its_tests() -> None:
    assert packages(ROOT / "tests" / "bot") == packages(ROOT / "bot") | ACROSS_PACKAGES


def test_each_package_of_tests_has_a_test() -> None:
    folders = [ROOT / "tests" / "bot" / name for name in packages(ROOT / "tests" / "bot")]
    assert [folder.name for folder in folders if not list(folder.glob("test_*.py"))] == []
