"""Command line of the rules: ``python -m rules selfplay romanitas --games 100 --seed 1``."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from statistics import fmean
from typing import Annotated

import typer

import rules
from rules.core.game import GameInfo, Options, OptionValue
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
    scenario: Annotated[list[str] | None, typer.Option(help="Play only this scenario; may be repeated.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option in every row, as id or id=value.")] = None,
    processes: Annotated[int, typer.Option(help="How many processes play at a time.", min=1)] = 1,
) -> None:
    """Play each scenario and each set of options; print the results as a Markdown table."""
    try:
        info = game_type(game).info
        plain = Match(game, agent, seed, games, options=dict(map(_set_to, option or [])))
        rows = [(name, play_series(match, processes)) for name, match in _matches(info, plain, scenario or [])]
    except rules.RulesError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from error
    _print_table(rows, _columns(info, [tally for _, tally in rows]))


def _set_to(typed: str) -> tuple[str, OptionValue]:
    """Parse an option from the command line: ``rich`` switches it on, ``players=3`` gives it a value."""
    option, _, value = typed.partition("=")
    return option, value or True


def _matches(info: GameInfo, plain: Match, scenarios: list[str]) -> list[tuple[str, Match]]:
    """Return the scenarios as they are, then each further option by itself, and all options of the rulebook together.

    The rows with options use the given scenarios, else the default one.
    """
    titles = {scenario.id: scenario.title for scenario in info.scenarios.values()}
    rows = [(titles.get(each, each), replace(plain, scenario=each)) for each in scenarios or titles]
    sets = _option_sets(info, plain.options)
    if not scenarios:
        return rows + [(name, replace(plain, options=options)) for name, options in sets.items()]
    return rows + [
        (f"{scenario}: {name}", replace(match, options=options))
        for scenario, match in rows
        for name, options in sets.items()
    ]


def _option_sets(info: GameInfo, given: Options) -> dict[str, dict[str, OptionValue]]:
    """Return the sets of options beyond those given, by title."""
    sets: dict[str, dict[str, OptionValue]] = {
        option.title if option.is_switch else f"{option.title}: {title}": {**given, option.id: value}
        for option in info.options.values()
        for value, title in option.values.items()
        if value != option.default and option.id not in given
    }
    printed = [option for option in info.options.values() if option.is_switch and not option.house]
    return {**sets, "All of the rulebook": {**given, **{option.id: True for option in printed}}}


def _columns(info: GameInfo, tallies: list[Tally]) -> dict[str, Callable[[Tally], str]]:
    """Return the columns of a balance table: a title, and the cell for a series."""
    levels = sum((tally.levels for tally in tallies), Counter[str]())
    gauge = companions(info.id).gauge
    columns: dict[str, Callable[[Tally], str]] = {"games": lambda tally: str(tally.games)}
    if len(info.seats) == 1:
        columns["won"] = lambda tally: _share(tally, tally.winners.total())
    else:
        columns |= {f"{seat.title} won": partial(_won_by, seat.id) for seat in info.seats.values()}
        if gauge is not None:
            columns[f"{gauge.name}: first, middle, last turn"] = _course
            columns["last turn, least to most"] = _spread
    columns |= {level: partial(_ended_as, level) for level, _ in levels.most_common()}
    columns["decisions a game"] = lambda tally: f"{tally.decisions / tally.games:.0f}"
    columns["lasts, turns"] = lambda tally: f"{fmean(tally.last_turns.elements()):.1f}"
    return columns


def _won_by(seat: str, tally: Tally) -> str:
    return _share(tally, tally.winners[seat])


def _ended_as(level: str, tally: Tally) -> str:
    return f"{tally.levels[level] / tally.games:.0%}"


def _share(tally: Tally, count: int) -> str:
    """A share of the games, with half the width of its 95 % interval."""
    share = count / tally.games
    error = 1.96 * math.sqrt(share * (1 - share) / tally.games)
    return f"**{share:.0%}** ± {error:.0%}"


def _course(tally: Tally) -> str:
    turns = sorted(tally.readings)
    chosen = [turns[0], turns[len(turns) // 2], turns[-1]] if turns else []
    return " → ".join(f"{fmean(tally.readings[turn]):.0f}" for turn in chosen)


def _spread(tally: Tally) -> str:
    last = tally.readings[max(tally.readings)] if tally.readings else []
    return f"{min(last):.0f} to {max(last):.0f}" if last else ""


def _print_table(rows: list[tuple[str, Tally]], columns: dict[str, Callable[[Tally], str]]) -> None:
    typer.echo(f"| | {' | '.join(columns)} |")
    typer.echo(f"| --- | {' | '.join(['---'] * len(columns))} |")
    for name, tally in rows:
        typer.echo(f"| {name} | {' | '.join(cell(tally) for cell in columns.values())} |")


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
