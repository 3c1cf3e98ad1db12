"""Command line of the rules: ``python -m rules selfplay romanitas --games 100 --seed 1``."""

from __future__ import annotations

import math
import sys
from collections import Counter
from dataclasses import replace
from statistics import fmean
from typing import Annotated

import typer

import rules
from rules.core.game import GameInfo, OptionValue
from rules.core.registry import companions, game_type
from rules.core.series import Match, Tally, play_series

app = typer.Typer(add_completion=False, no_args_is_help=True, help="The rules of every game, without Discord.")


@app.callback()
def _main() -> None:
    """Run the rules without Discord."""


@app.command()
def selfplay(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each later game adds one.")] = 1,
    agent: Annotated[
        str, typer.Option(help="Who plays: random, default, greedy, legate, or strategist (slow).")
    ] = "random",
    scenario: Annotated[str | None, typer.Option(help="A scenario of the game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option, as id or id=value; may be repeated.")] = None,
    processes: Annotated[int, typer.Option(help="How many processes play at a time.", min=1)] = 1,
) -> None:
    """Let one player take every seat; print the results, the reasons and the course of the games."""
    try:
        match = Match(game, agent, seed, games, scenario, dict(map(_set_to, option or [])))
        tally = play_series(match, processes)
        gauge = companions(game).gauge
    except rules.RulesError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    _print_ends(tally)
    if gauge is not None:
        _print_readings(gauge.name, tally)
    rate = tally.decisions / tally.seconds
    typer.echo(f"{tally.decisions / games:.0f} decisions a game, {rate:,.0f} a second on one core")


@app.command()
def balance(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    games: Annotated[int, typer.Option(help="How many games to play with each set of options.", min=1)] = 500,
    seed: Annotated[int, typer.Option(help="Seed of the first game; each later game adds one.")] = 1,
    agent: Annotated[str, typer.Option(help="Who plays.")] = "legate",
    processes: Annotated[int, typer.Option(help="How many processes play at a time.", min=1)] = 1,
) -> None:
    """Play each scenario and each set of options; print the results as a Markdown table."""
    try:
        info = game_type(game).info
        levels = Counter[str]()
        rows = [(name, play_series(match, processes)) for name, match in _matches(info, agent, seed, games)]
        for _, tally in rows:
            levels += tally.levels
    except rules.RulesError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    _print_table(rows, [level for level, _ in levels.most_common()])


def _set_to(typed: str) -> tuple[str, OptionValue]:
    """Parse an option from the command line: ``rich`` switches it on, ``players=3`` gives it a value."""
    option, _, value = typed.partition("=")
    return option, value or True


def _matches(info: GameInfo, agent: str, seed: int, games: int) -> list[tuple[str, Match]]:
    """Return every scenario without options, each option by itself, and all options of the rulebook together."""
    plain = Match(info.id, agent, seed, games)
    sets: dict[str, dict[str, OptionValue]] = {
        option.title if option.is_switch else f"{option.title}: {title}": {option.id: value}
        for option in info.options.values()
        for value, title in option.values.items()
        if value != option.default
    }
    printed = [option for option in info.options.values() if option.is_switch and not option.house]
    sets["All of the rulebook"] = {option.id: True for option in printed}
    return [
        *((scenario.title, replace(plain, scenario=scenario.id)) for scenario in info.scenarios.values()),
        *((name, replace(plain, options=options)) for name, options in sets.items()),
    ]


def _print_table(rows: list[tuple[str, Tally]], levels: list[str]) -> None:
    typer.echo(f"| | games | won | {' | '.join(levels)} | decisions a game | lasts, turns |")
    typer.echo(f"| --- | {' | '.join(['---'] * (len(levels) + 4))} |")
    for name, tally in rows:
        share = tally.won
        error = 1.96 * math.sqrt(share * (1 - share) / tally.games)
        ends = " | ".join(f"{tally.levels[level] / tally.games:.0%}" for level in levels)
        turns = sum(turn * count for turn, count in tally.last_turns.items()) / tally.games
        typer.echo(
            f"| {name} | {tally.games} | **{share:.0%}** ± {error:.0%} | {ends} "
            f"| {tally.decisions / tally.games:.0f} | {turns:.1f} |"
        )


def _print_ends(tally: Tally) -> None:
    for level, count in tally.levels.most_common():
        typer.echo(f"{level:20} {count:6} {count / tally.games:6.1%}")
        for (of, reason), times in tally.reasons.most_common():
            if of == level:
                typer.echo(f"    {reason:16} {times:6} {times / tally.games:6.1%}")
    typer.echo(f"{'won':20} {tally.winners.total():6} {tally.won:6.1%}")
    turns = ", ".join(f"{turn}: {count}" for turn, count in sorted(tally.last_turns.items()))
    typer.echo(f"ended in turn        {turns}")


def _print_readings(name: str, tally: Tally) -> None:
    means = ", ".join(f"{turn}: {fmean(values):.1f}" for turn, values in sorted(tally.readings.items()))
    typer.echo(f"{name:20} {means}")


if __name__ == "__main__":
    sys.exit(app())
