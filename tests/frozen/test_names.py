"""Names that saves, databases, posted panels and texts rely on may be added but never removed."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import rules
from tests.frozen.names import GAMES, Names, names
from tests.frozen.saves import DATA

pytestmark = pytest.mark.xdist_group("frozen names")

ROOT = Path(__file__).parents[2]
FROZEN: Names = json.loads((DATA / "names.json").read_text(encoding="utf-8"))
_IN_GAMES = re.compile(r"(topics|events told|options) (of|in) ")


@pytest.fixture(scope="module")
def today() -> Names:
    return names()


def test_no_name_has_gone(today: Names) -> None:
    gone = {what: sorted({*FROZEN[what]} - {*today[what]}) for what in FROZEN if not _IN_GAMES.match(what)}
    assert {what: names for what, names in gone.items() if names} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_was_told_is_known(game: str) -> None:
    assert {*FROZEN[f"events told in {game}"]} <= {*FROZEN[f"events of {game}"]}


@pytest.mark.parametrize(("game", "option"), [(game, each) for game in GAMES for each in FROZEN[f"options of {game}"]])
def test_every_option_is_understood(game: str, option: str) -> None:
    info = rules.games()[game].options.get(option)
    values = [True] if info is None else [*info.values]
    assert all(rules.start(game, options={option: value}, seed=option).decision is not None for value in values)


@pytest.mark.parametrize(
    ("game", "scenario"), [(game, each) for game in GAMES for each in FROZEN[f"scenarios of {game}"]]
)
def test_every_scenario_can_be_started(game: str, scenario: str) -> None:
    assert rules.start(game, scenario, seed=scenario).scenario == scenario


def constants() -> set[str]:
    """All strings that the rules name."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in (ROOT / "rules").rglob("*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


def test_every_topic_is_still_asked_about() -> None:
    known = constants()
    asked = {topic for game in GAMES for topic in FROZEN[f"topics of {game}"]}
    assert sorted(asked - known) == []
