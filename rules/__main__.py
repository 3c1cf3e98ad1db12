"""Commands of the rules: ``python -m rules selfplay romanitas --games 100 --seed 1``."""

from __future__ import annotations

import sys
import time
from collections import Counter
from random import Random
from typing import Annotated

import typer

import rules

app = typer.Typer(add_completion=False, no_args_is_help=True, help="The rules of every game, without Discord.")

_DECISIONS_AT_MOST = 100_000


@app.callback()
def _main() -> None:
    """Commands of the rules core."""


@app.command()
def selfplay(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 1,
    scenario: Annotated[str | None, typer.Option(help="A scenario of the game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An optional rule to switch on; may be repeated.")] = None,
) -> None:
    """Play random games to the end; print how they ended, and the decisions per second."""
    ends: Counter[str] = Counter()
    decisions = 0
    began = time.perf_counter()
    try:
        for number in range(seed, seed + games):
            level, made = play_out(game, number, scenario, dict.fromkeys(option or [], True))
            ends[level] += 1
            decisions += made
    except rules.RulesError as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    took = time.perf_counter() - began
    for level, count in ends.most_common():
        typer.echo(f"{level:20} {count:6} {count / games:6.1%}")
    typer.echo(
        f"{decisions} decisions in {took:.1f} s: {decisions / took:,.0f} a second, {decisions / games:.0f} a game"
    )


def play_out(game: str, seed: int, scenario: str | None, options: dict[str, bool]) -> tuple[str, int]:
    """Play one random game to its end; returns the level of its result and the number of decisions.

    Raises:
        RulesError: no such game, or it never ends.
    """
    rng = Random(seed)  # noqa: S311 - choices of a simulation, not dice
    table = rules.start(game, scenario, options, seed=f"selfplay {seed}")
    table.stop_recording()
    for made in range(_DECISIONS_AT_MOST):
        decision = table.decision
        if decision is None:
            return (table.result.level if table.result else ""), made
        answer = rules.random_choice(decision, rng)
        if isinstance(answer, dict):
            table.arrange(answer)
        else:
            table.choose(*answer)
        table.events.clear()
    raise rules.RulesError(f"{game} with seed {seed} did not end within {_DECISIONS_AT_MOST} decisions.")


if __name__ == "__main__":
    sys.exit(app())
