"""``python -m tests.bench.balance rhine-406``: Legates play a scenario; who wins, who is asked how often."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from rules.core.registry import game_type
from tests.bench.balance import britannia_redux, italia, ultimus_romanorum
from tests.bench.balance.playing import Rows

GAMES: Mapping[str, Rows] = {
    "britannia-redux": britannia_redux.rows,
    "italia": italia.rows,
    "ultimus-romanorum": ultimus_romanorum.rows,
}


def main(
    scenarios: list[str],
    games: Annotated[int, typer.Option(min=1)] = 40,
    seed: int = 7001,
    processes: Annotated[int, typer.Option(min=1)] = 1,
) -> None:
    """Play each scenario with these seeds and print what came of it."""
    for scenario in scenarios:
        game = next((game for game in GAMES if scenario in game_type(game).info.scenarios), None)
        if game is None:
            raise typer.BadParameter(f"No game has the scenario '{scenario}'.")
        for row in GAMES[game](scenario, processes, range(seed, seed + games)):
            print(row, flush=True)


if __name__ == "__main__":
    typer.run(main)
