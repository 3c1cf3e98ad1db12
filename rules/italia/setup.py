"""Set up a scenario [4]."""

from __future__ import annotations

from rules.italia.data.loader import ItaliaData, Period
from rules.italia.data.models import UnitType
from rules.italia.state import City, ItaliaState, NationState

BOX, FALLEN = "box", "fallen"


def aboard(fleet: str) -> str:
    """The place of what a fleet carries."""
    return f"aboard-{fleet}"


def coin(nation: str) -> str:
    """The place of units bought out of turn, which wait on the coin marker [6.5]."""
    return f"coin-{nation}"


def set_up_state(data: ItaliaData, scenario: str) -> ItaliaState:
    """The state of a scenario before the first choice."""
    chosen = data.scenarios[scenario]
    period = data.periods[chosen.period]
    cities: dict[str, City] = dict.fromkeys(period.cities, "whole")
    cities.update(dict.fromkeys(period.pillaged_cities, "pillaged"))
    state = ItaliaState(
        scenario=scenario,
        options=[],
        period=period.id,
        turn=chosen.first_turn,
        last_turn=chosen.last_turn,
        stacks=_stacks(data, period),
        nations={name: NationState(appeals=period.cards[name].appeals) for name in period.order},
        points=dict.fromkeys(period.seats, 0),
        earned=dict.fromkeys(period.order, 0),
        occupation=dict.fromkeys(period.seats, 0),
        cities=cities,
        brisk=True,
    )
    for placed in period.set_up:
        facts = state.nations[placed.nation]
        facts.gold, facts.capital = placed.gold, placed.capital
        state.last_owner.update(dict.fromkeys((each for each in placed.units if each in data.land), placed.nation))
    return state


def _stacks(data: ItaliaData, period: Period) -> dict[str, list[str]]:
    stacks: dict[str, list[str]] = {place: [] for place in (*data.areas, *data.seas, BOX, FALLEN)}
    for nation in period.order:
        stacks[coin(nation)] = []
        for unit in data.units_of[nation]:
            stacks[BOX].append(unit)
            if data.units[unit].type == "fleet":
                stacks[aboard(unit)] = []
        stacks[BOX].extend(data.leaders_of[nation])
    for placed in period.set_up:
        for place, units in placed.units.items():
            for kind, number in units.items():
                for unit in _free(data, stacks, placed.nation, kind)[:number]:
                    stacks[BOX].remove(unit)
                    stacks[place].append(unit)
    return stacks


def _free(data: ItaliaData, stacks: dict[str, list[str]], nation: str, kind: UnitType) -> list[str]:
    in_box = set(stacks[BOX])
    return [unit for unit in data.units_of[nation] if data.units[unit].type == kind and unit in in_box]
