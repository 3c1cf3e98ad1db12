"""Set up a scenario on the map [Set Up and Start, R3]."""

from __future__ import annotations

from collections.abc import Mapping

from rules.rise_and_fall.data.loader import EMPIRES, GERMAN_VICTORY, HUNS, RiseData
from rules.rise_and_fall.data.models import Scenario
from rules.rise_and_fall.state import Horde, RiseState


def set_up_state(data: RiseData, scenario: str, options: Mapping[str, bool]) -> RiseState:
    """The state of a scenario before the first choice."""
    chosen = data.scenarios[scenario]
    armenia = next((empire for empire, people in chosen.allies if people == "armenians"), "")
    return RiseState(
        scenario=scenario,
        options=[option for option, switched_on in options.items() if switched_on],
        turn=data.turn(chosen.first_year),
        last_turn=data.turn(chosen.last_year),
        stacks=_stacks(data, scenario),
        control=_control(data, scenario, armenia),
        ruins=dict.fromkeys(chosen.looted, "looted"),
        held=_held(data, scenario),
        wars=["|".join(sorted(war)) for war in chosen.wars if set(war) != {"rome", "german"}],
        alliances=["|".join(sorted(each)) for each in chosen.allies if "armenians" not in each],
        armenia=armenia,
        full_war=chosen.full_german_war,
        sassanid=chosen.sassanid,
        rungs=dict(chosen.rungs),
        leaders={data.leaders[leader].side: leader for leader in chosen.leaders},
        walls="standing" if chosen.walls else "",
        hordes={horde: Horde() for horde in HUNS},
        kushan_homes=[area for area in data.areas if area in chosen.control.get("kushan", ())],
        gone=["kushan"] if chosen.kushans_fallen else [],
        levels=_levels(chosen, options),
    )


def _levels(chosen: Scenario, options: Mapping[str, bool]) -> dict[str, int]:
    """The thresholds of victory; in scenarios of our own three players have others than two [Scenarios, R88]."""
    own = chosen.three_players if options.get("three_player") else None
    levels = {level.id: level.min for level in (own or chosen).levels if level.min is not None}
    return levels | {GERMAN_VICTORY: own.german_stars} if own else levels


def _stacks(data: RiseData, scenario: str) -> dict[str, list[str]]:
    chosen = data.scenarios[scenario]
    stacks: dict[str, list[str]] = {area: [] for area in data.areas}
    stacks |= {"unarrived": [], "waiting": [], "removed": list(chosen.removed)}
    for unit, area in chosen.placed.items():
        stacks[area].append(unit)
    for nation, units in chosen.piles.items():
        stacks[f"pile-{nation}"] = list(units)
    known = {unit for stack in stacks.values() for unit in stack}
    for unit, counter in data.unit.items():
        if unit not in known:
            waits = counter.kind not in ("germanic-kingdom",)
            stacks.setdefault("unarrived" if waits else f"pile-{counter.nation}", []).append(unit)
    if data.year(data.turn(chosen.first_year)) >= data.dates.split:
        stacks["pile-rome-west"], stacks["pile-rome-east"] = [], []
    return stacks


def _control(data: RiseData, scenario: str, armenia: str) -> dict[str, str]:
    control = dict.fromkeys(data.areas, "")
    for nation, areas in data.scenarios[scenario].control.items():
        control |= dict.fromkeys(areas, nation)
    if armenia:
        homes = data.tables.peace.armenia
        control |= {area: "armenians" for area in homes if control[area] == "asian"}
    return control


def _held(data: RiseData, scenario: str) -> dict[str, dict[str, int]]:
    """How many turns each empire has held an area. Re-civilised areas count as held long enough [Garrisons, R38]."""
    chosen = data.scenarios[scenario]
    full = data.tables.garrison.recivilised_after
    held: dict[str, dict[str, int]] = {empire: {} for empire in EMPIRES}
    for area, turns in {**chosen.held, **dict.fromkeys(chosen.recivilised, full)}.items():
        owner = next((nation for nation, areas in chosen.control.items() if area in areas), "")
        held[owner if owner in EMPIRES else "rome"][area] = turns
    return held
