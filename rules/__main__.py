"""Commands of the rules: ``python -m rules selfplay romanitas --games 100 --seed 1``."""

from __future__ import annotations

import sys
import time
from collections import Counter
from typing import Annotated

import typer

import rules
from rules.core.agents import Agent, play_out
from rules.core.registry import agents

app = typer.Typer(add_completion=False, no_args_is_help=True, help="The rules of every game, without Discord.")


@app.callback()
def _main() -> None:
    """Commands of the rules core."""


@app.command()
def selfplay(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the others follow.")] = 1,
    agent: Annotated[str, typer.Option(help="Who plays: random, default or legate.")] = "random",
    scenario: Annotated[str | None, typer.Option(help="A scenario of the game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An optional rule to switch on; may be repeated.")] = None,
) -> None:
    """Let one player take every seat to the end; print how the games ended, and the decisions per second."""
    ends: Counter[str] = Counter()
    decisions = 0
    began = time.perf_counter()
    try:
        for number in range(seed, seed + games):
            table = rules.start(game, scenario, dict.fromkeys(option or [], True), seed=f"selfplay {number}")
            table.stop_recording()
            decisions += play_out(table, _agent(game, agent, number))
            if table.result:
                ends[table.result.level] += 1
    except rules.RulesError as fault:
        typer.echo(str(fault), err=True)
        raise typer.Exit(2) from fault
    took = time.perf_counter() - began
    _print_ends(ends, games)
    typer.echo(
        f"{decisions} decisions in {took:.1f} s: {decisions / took:,.0f} a second, {decisions / games:.0f} a game"
    )


def _agent(game: str, name: str, seed: int) -> Agent:
    known = agents(game, seed)
    if name not in known:
        raise rules.RulesError(f"There is no player '{name}' for {game}; known are: {', '.join(known)}.")
    return known[name]


def _print_ends(ends: Counter[str], games: int) -> None:
    for level, count in ends.most_common():
        typer.echo(f"{level:20} {count:6} {count / games:6.1%}")


if __name__ == "__main__":
    sys.exit(app())
