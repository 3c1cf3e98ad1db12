"""Set Up and Start: the position in which a scenario begins. Set-ups of the shorter ones are the house's own [R88]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec

from rules.core.events import Event
from rules.rise_and_fall.state import RiseState
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.printed import AREAS, EMPIRES, UNITS


class SetUp(msgspec.Struct, frozen=True):
    """A set-up as it was written down: areas by owner, the unit in each area, relations, turns held, markers."""

    control: dict[str, list[str]]
    units: dict[str, str]
    wars: list[str]
    alliances: list[str]
    armenia: str
    full_war: bool
    sassanid: bool
    rungs: dict[str, int]
    held: dict[str, int]
    looted: list[str]
    walls: bool


@cache
def set_ups() -> Mapping[str, SetUp]:
    """The set-up of each scenario."""
    file = Path(__file__).with_name("set_ups.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, SetUp])


def check_set_up(state: RiseState, events: Sequence[Event], report: Report) -> None:
    """Compare the first position of a game with its set-up, where nothing has happened yet."""
    found = set_ups()[state.scenario]
    touched = {getattr(event, "area", "") for event in events}
    owners = {area: owner for owner, areas in found.control.items() for area in areas}
    if state.armenia:
        owners |= {area: "armenians" for area in ("artashat", "tigranocerta") if owners[area] == "asian"}
    expected = {area: owners.get(area, "") for area in AREAS if area not in touched}
    report.same("Set Up and Start", "areas", expected, {area: state.control[area] for area in expected})
    kinds = {area: _kind(unit) for area, unit in found.units.items() if area not in touched}
    standing = {area: _kinds(state.stacks[area]) for area in kinds}
    report.same("Set Up and Start", "units", {area: [kind] for area, kind in kinds.items()}, standing)
    report.same("Set Up and Start", "looted stars", dict.fromkeys(found.looted, "looted"), state.ruins)
    report.same("Set Up and Start", "the Walls stand", found.walls, state.walls == "standing")
    _check_relations(state, found, report)
    for empire in EMPIRES:
        held = {area: turns for area, turns in found.held.items() if owners[area] == empire}
        claimed = {area: turns for area, turns in state.held[empire].items() if area not in touched}
        report.same("Set Up and Start", f"turns held by {empire}", held, claimed)


def _check_relations(state: RiseState, found: SetUp, report: Report) -> None:
    same = report.same
    same("Set Up and Start", "wars", sorted(found.wars), sorted(state.wars))
    same("Set Up and Start", "alliances", sorted(found.alliances), sorted(state.alliances))
    same("Set Up and Start", "who has the Armenians", found.armenia, state.armenia)
    same("Set Up and Start", "Full War of the Germans", found.full_war, state.full_war)
    same("Set Up and Start", "the Sassanids rule", found.sassanid, state.sassanid)
    same("Set Up and Start", "treaties so far", found.rungs, state.rungs)


def _kind(unit: str) -> str:
    return f"{UNITS[unit].kind} of {UNITS[unit].nation}"


def _kinds(units: Sequence[str]) -> list[str]:
    return sorted(_kind(unit) for unit in units)
