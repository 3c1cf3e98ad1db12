"""The data files of Italia: what is checked when they are read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import data
from data import DataError
from rules.italia.data.loader import DATA, italia_data

NAMES = ("board", "counters", "tables", "scenarios")


def test_costs_and_numbers() -> None:
    found = italia_data()
    costs = {kind: facts.cost for kind, facts in found.types.items()}
    assert costs == {
        "infantry": 4,
        "legion": 4,
        "fleet": 4,
        "consular-legion": 5,
        "knight": 5,
        "elephant": 5,
        "foederati": 3,
    }
    assert dict(found.tables.city_cost) == {"normal": 6, "highland": 8, "marsh": 8}
    assert found.units["berbers-infantry-1"].to_hit == 8
    assert found.units["huns-infantry-1"].move == 3


def test_only_western_romans_buy_foederati() -> None:
    buyers = [n.id for n in italia_data().nations.values() if any(each.item == "foederati" for each in n.may_buy)]
    assert buyers == ["western-romans"]


def test_points_are_stored_doubled() -> None:
    card = italia_data().periods["I"].cards["romans"]
    assert next(line.halves for line in card.points if line.leader == "hannibal") == 10
    assert italia_data().scenarios["I-evening"].yardstick == {"red": 112, "blue": 77, "yellow": 117}


def test_set_ups_fit_the_counters() -> None:
    for period in italia_data().periods.values():
        for placed in period.set_up:
            for place in placed.units:
                assert place in italia_data().areas or place in italia_data().seas


def _texts(change: Callable[[dict[str, Any]], None]) -> dict[str, str]:
    files = {name: json.loads(data.load_text("italia", f"{name}.json")) for name in NAMES}
    change(files)
    return {name: json.dumps(file) for name, file in files.items()}


def _touch(files: dict[str, Any]) -> None:
    files["board"]["links"].append({"a": "olbia", "b": "mare-africum", "kind": "coast"})


def _forget(files: dict[str, Any]) -> None:
    files["scenarios"]["periods"][0]["order"].remove("celts")


def _mistake(files: dict[str, Any]) -> None:
    files["scenarios"]["periods"][1]["cards"][0]["points"][0]["leader"] = "nero"


def _crowd(files: dict[str, Any]) -> None:
    files["scenarios"]["periods"][0]["set_up"][0]["units"]["taurini"] = {"infantry": 40}


@pytest.mark.parametrize("change", [_touch, _forget, _mistake, _crowd])
def test_contradictions_are_found(change: Callable[[dict[str, Any]], None]) -> None:
    with pytest.raises(DataError):
        DATA.parse(_texts(change))
