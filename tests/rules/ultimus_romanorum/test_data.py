"""The data of Ultimus Romanorum as they are, and what the checks of the files refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import data
from data import DataError
from rules.ultimus_romanorum.data.loader import DATA, GAME_ID, ultimus_data
from rules.ultimus_romanorum.game import UltimusRomanorum


def files() -> dict[str, Any]:
    """All data files as plain values."""
    return {name: data.load_json(GAME_ID, f"{name}.json") for name in DATA.names}


def parsed(found: dict[str, Any]) -> None:
    """Read changed files."""
    DATA.parse({name: json.dumps(values) for name, values in found.items()})


def test_the_map() -> None:
    """102 areas, 66 of them in twelve dioceses, six capitals; every link runs both ways."""
    known = ultimus_data()
    assert len(known.areas) == 102
    assert sum(area.in_empire for area in known.areas.values()) == 66
    assert len(known.dioceses) == 12
    assert {half: len(areas) for half, areas in known.capitals.items()} == {"west": 4, "east": 2}
    for area in known.areas.values():
        for path in area.paths:
            assert any(back.to == area.id and back.pm == path.pm for back in known.areas[path.to].paths)


def test_the_counters() -> None:
    """106 leaders, 136 units, 55 stratagems of 31 kinds."""
    known = ultimus_data()
    assert (len(known.leaders), len(known.units), len(known.cards)) == (106, 136, 55)
    assert len(known.stratagems) == 31


@pytest.mark.parametrize("scenario", list(ultimus_data().scenarios))
def test_every_counter_is_in_one_place(scenario: str) -> None:
    known = ultimus_data()
    stacks = UltimusRomanorum.set_up(scenario, {}).stacks
    pieces = sorted(piece for stack in stacks.values() for piece in stack)
    assert pieces == sorted([*known.leaders, *known.units, *known.cards, *known.fleets])


def _unknown_end(found: dict[str, Any]) -> None:
    found["board"]["links"][0]["a"] = "atlantis"


def _capital_without_town(found: dict[str, Any]) -> None:
    next(each for each in found["board"]["spaces"] if each.get("imperial_capital")).pop("town")


def _lost_stratagem(found: dict[str, Any]) -> None:
    found["counters"]["stratagems"].pop()


def _diocese_without_area(found: dict[str, Any]) -> None:
    found["tables"]["dioceses"][0]["areas"].pop()


def _short_column(found: dict[str, Any]) -> None:
    found["tables"]["columns"][3]["results"].pop()


def _swapped_columns(found: dict[str, Any]) -> None:
    columns = found["tables"]["columns"]
    columns[0], columns[5] = columns[5], columns[0]


def _stranger(found: dict[str, Any]) -> None:
    found["scenarios"]["scenarios"][0]["placed"]["caesar"] = "italia-5"


def _king_without_right(found: dict[str, Any]) -> None:
    found["tables"]["kings"].append("suevi")


@pytest.mark.parametrize(
    "spoil",
    [
        _unknown_end,
        _capital_without_town,
        _lost_stratagem,
        _diocese_without_area,
        _short_column,
        _swapped_columns,
        _stranger,
        _king_without_right,
    ],
)
def test_wrong_data_are_refused(spoil: Callable[[dict[str, Any]], None]) -> None:
    found = files()
    parsed(found)
    spoil(found)
    with pytest.raises(DataError):
        parsed(found)
