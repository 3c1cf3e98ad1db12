"""``python -m tests.mutants``: change one figure after another; every one must be noticed."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import typer

from tests.mutants.mutants import mutants, tried


def main(
    only: Annotated[str, typer.Option(help="The id of one mutant.")] = "",
    at_once: Annotated[int, typer.Option(help="How many are tried at a time.", min=1)] = 2,
) -> None:
    """Print which test notices each mutant; exit 1 if one survives."""
    chosen = [mutant for mutant in mutants() if only in ("", mutant.id)]
    survivors = 0
    with ThreadPoolExecutor(at_once) as pool:
        for outcome in pool.map(tried, chosen):
            survivors += not outcome.caught_by
            typer.echo(f"{outcome.mutant.id:38} {outcome.mutant.section:7} {outcome.caught_by or 'SURVIVES'}")
    typer.echo(f"{len(chosen)} mutants, {survivors} survive")
    raise typer.Exit(bool(survivors))


if __name__ == "__main__":
    typer.run(main)
