"""The data of Rise and Fall as they are, and what the checks of the files refuse."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import data
from data import DataError
from rules.rise_and_fall.data.loader import DATA, GAME_ID, rise_data


def files() -> dict[str, Any]:
    """All data files as plain values."""
    return {name: data.load_json(GAME_ID, f"{name}.json") for name in DATA.names}


def parsed(found: dict[str, Any]) -> None:
    """Read changed files."""
    DATA.parse({name: json.dumps(values) for name, values in found.items()})


def test_the_map() -> None:
    """171 areas, 49 stars with Moesia's, fourteen of them red; every link runs both ways."""
    known = rise_data()
    assert len(known.areas) == 171
    assert len(known.stars) == 49
    assert sum(known.areas[star].red for star in known.stars) == 14
    assert known.areas["moesia"].star_from == 280
    for area in known.areas.values():
        for path in area.paths:
            assert any(back.to == area.id and back.sea == path.sea for back in known.areas[path.to].paths)


def test_the_counters() -> None:
    """268 units; half points as the reform has them."""
    known = rise_data()
    assert len(known.unit) == 268
    kinds = {"legion-01": 2, "palatina-1": 3, "comitatus-01": 2, "limes-01": 1, "parthian-infantry-01": 2}
    assert {unit: known.half_points[unit] for unit in kinds} == kinds


def test_every_counter_is_in_one_place_in_every_scenario() -> None:
    from rules.rise_and_fall.game import RiseAndFall

    for scenario in rise_data().scenarios:
        stacks = RiseAndFall.set_up(scenario, {}).stacks
        pieces = [unit for stack in stacks.values() for unit in stack]
        assert sorted(pieces) == sorted(rise_data().unit), scenario


def _unknown_end(found: dict[str, Any]) -> None:
    found["board"]["links"][0]["a"] = "atlantis"


def _legion_lost(found: dict[str, Any]) -> None:
    found["counters"]["units"] = found["counters"]["units"][1:]
    for scenario in found["scenarios"]["scenarios"]:
        scenario["placed"].pop("legion-01", None)
        scenario["removed"] = [unit for unit in scenario["removed"] if unit != "legion-01"]
        for placement in scenario["free_placement"]:
            placement["fixed"] = [unit for unit in placement["fixed"] if unit != "legion-01"]


def _star_turned_purple(found: dict[str, Any]) -> None:
    next(space for space in found["board"]["spaces"] if space["id"] == "rome")["star"] = "purple"


def _held_twice(found: dict[str, Any]) -> None:
    found["scenarios"]["scenarios"][0]["control"]["celt"].append("rome")


def _stacked(found: dict[str, Any]) -> None:
    placed = found["scenarios"]["scenarios"][0]["placed"]
    placed["legion-01"] = placed["legion-02"]


def _twice_in_play(found: dict[str, Any]) -> None:
    found["scenarios"]["scenarios"][0]["removed"].append("legion-01")


def _unknown_field(found: dict[str, Any]) -> None:
    found["tables"]["weather"] = []


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_unknown_end, "'atlantis', which does not exist"),
        (_legion_lost, "30 units of kind legion"),
        (_star_turned_purple, "14 red stars"),
        (_held_twice, "gives one area to two nations"),
        (_stacked, "puts two units in one area"),
        (_twice_in_play, "puts one unit in two places"),
        (_unknown_field, "weather"),
    ],
)
def test_wrong_files_are_refused(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    found = files()
    parsed(found)
    spoil(found)
    with pytest.raises(DataError, match=said):
        parsed(found)
