"""``make evening``: people play an evening of each game in the sandbox; prints the table of docs/yardsticks.md."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

import rules
import tests.toy
from bot.settings import Settings
from render.core.canvas import prefer
from tests.evening.figures import Figures, table
from tests.evening.play import evening
from tests.evening.setups import EVERYONE, setup_for


def main(
    game: Annotated[list[str] | None, typer.Option(help="A game; may be repeated. Leave empty for all.")] = None,
    people: Annotated[int, typer.Option(help="How many play.", min=1, max=len(EVERYONE))] = 3,
    presses: Annotated[int, typer.Option(help="About how many presses they make.", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="Seed of the dice, and of what people do.")] = 1,
    scenario: Annotated[str, typer.Option(help="A scenario. Leave empty for the usual one.")] = "",
    options: Annotated[
        str | None, typer.Option(help="Options as in /campaign new. Leave out for those with a seat for everyone.")
    ] = None,
    mode: Annotated[str, typer.Option(help="solo, council or offices. Leave empty for what fits.")] = "",
    language: Annotated[str, typer.Option(help="en or fr: the campaign's language. Leave empty for English.")] = "",
    pace: Annotated[float, typer.Option(help="1: as in life; 0.1: ten times as fast.")] = 1.0,
) -> None:
    """Play an evening of each game, and print its figures."""
    chosen = game or [*rules.games()]
    prefer(Settings().pictures)
    tests.toy.register()
    played: list[Figures] = []
    for each in chosen:
        setup = replace(setup_for(each, people, scenario, options, mode), language=language)
        with tempfile.TemporaryDirectory() as folder:
            played.append(asyncio.run(evening(Path(folder) / "cursus.db", setup, presses, seed, pace)))
    typer.echo("\n".join(table(played)))
    for figures in played:
        for line in [f"over three taps: {each}" for each in figures.longest()] + figures.report.faults:
            typer.echo(f"{figures.setup.title}: {line}")
    raise typer.Exit(any(figures.report.faults for figures in played))


if __name__ == "__main__":
    typer.run(main)
