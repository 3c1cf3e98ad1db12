"""Set up a scenario [14.1, B2]."""

from __future__ import annotations

from rules.britannia_redux.data.loader import BOX, GONE, ROMANO_BRITISH, STRONGHOLD, BritanniaData
from rules.britannia_redux.data.models import Scenario
from rules.britannia_redux.info import PLAYERS, players_of
from rules.britannia_redux.state import BritanniaState, Fort
from rules.core.game import Options


def set_up_state(data: BritanniaData, scenario: str, options: Options) -> BritanniaState:
    """The state of a scenario before the first choice [14.1, B2.3, B15.11, R48]."""
    chosen = data.scenarios[scenario]
    players = players_of(options)
    credited = chosen.starting_points[players]  # B15.11, R48
    walled = chosen.strongholds if options.get("strongholds") is True else ()
    return BritanniaState(
        scenario=scenario,
        options=[option for option, value in options.items() if option != PLAYERS and value is True],
        turn=chosen.first_round,
        last_turn=chosen.last_round,
        timeline=chosen.timeline,
        players=players,
        seats={nation: side.seat for side in data.sides[players] for nation in side.nations},
        points={nation: credited.get(nation, 0) for nation in data.order},
        population=dict.fromkeys(data.order[1:], 0),
        protected=list(chosen.protected),
        freed=list(chosen.protected),
        romans_out=chosen.first_round >= data.timelines[chosen.timeline].withdrawal_round,
        forts={area: Fort(work=STRONGHOLD, nation=ROMANO_BRITISH) for area in walled},
        walled=[ROMANO_BRITISH] if walled else [],
        stacks=_stacks(data, chosen, walled),
    )


def _stacks(data: BritanniaData, chosen: Scenario, walled: tuple[str, ...]) -> dict[str, list[str]]:
    stacks: dict[str, list[str]] = {place: [] for place in (*data.areas, *data.seas, BOX, GONE)}
    free = {nation: list(data.counters_of[nation, record.army_type]) for nation, record in data.nations.items()}
    for nation, units in chosen.units.items():
        for place, count in units.items():
            if nation == ROMANO_BRITISH and place in walled:
                continue  # 16.1.2
            stacks[place] += [free[nation].pop(0) for _ in range(count)]
    placed = {unit for stack in stacks.values() for unit in stack}
    stacks[BOX] += [unit for unit in (*data.armies, *data.leaders) if unit not in placed]
    return stacks
