"""The lock files, as `make lock` writes them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = {"requirements.lock": (), "requirements-dev.lock": ("dev",), "requirements-maps.lock": ("maps",)}

each_lock = pytest.mark.parametrize("lock", LOCKS)


def read(lock: str) -> str:
    return (ROOT / lock).read_text(encoding="utf-8")


def pins(lock: str) -> dict[str, set[str]]:
    """The versions of each distribution; more than one where they differ by the version of Python."""
    found: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", read(lock), re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


@each_lock
def test_no_address_is_in_it(lock: str) -> None:
    assert re.findall(r"^.*(?://|index|find-links|trusted-host|@ ).*$", read(lock), re.MULTILINE) == []


@each_lock
def test_every_pin_has_a_hash(lock: str) -> None:
    blocks = re.split(r"^(?=[\w.-]+==)", read(lock), flags=re.MULTILINE)
    assert [block.splitlines()[0] for block in blocks if block.strip() and "--hash=sha256:" not in block] == []


@each_lock
def test_every_dependency_is_pinned(lock: str) -> None:
    wanted = [*PROJECT["dependencies"]]
    for extra in LOCKS[lock]:
        wanted += PROJECT["optional-dependencies"][extra]
    names = {re.split(r"[^\w.-]", each)[0].lower().replace(".", "-").replace("_", "-") for each in wanted}
    assert names - pins(lock).keys() == set(), "`make lock`"


@each_lock
def test_what_the_bot_runs_with_is_the_same_everywhere(lock: str) -> None:
    run, this = pins("requirements.lock"), pins(lock)
    assert {name: this.get(name) for name in run} == run, "`make lock`"
