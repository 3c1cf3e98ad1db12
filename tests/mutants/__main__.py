"""``python -m tests.mutants``: change one figure after another. A test must notice each."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from typing import Annotated

import typer

from tests.mutants.mutants import Fate, Mutant, Outcome, UnsoundCopy, house, mutants, tried


def main(
    only: Annotated[list[str] | None, typer.Option(help="The id of a mutant; may be given again.")] = None,
    at_once: Annotated[int, typer.Option(help="How many are tried at a time.", min=1)] = 2,
) -> None:
    """Print which test notices each mutant; exit 1 if one survives, 2 if the check itself cannot be trusted."""
    chosen = _chosen(only or [])
    try:
        with house(chosen) as unchanged, ThreadPoolExecutor(at_once) as pool:
            outcomes = [_printed(outcome) for outcome in pool.map(tried, chosen, repeat(unchanged))]
    except UnsoundCopy as error:
        typer.echo(f"Without any change: {error}", err=True)
        raise typer.Exit(2) from None
    missed = [outcome for outcome in outcomes if not outcome.is_caught]
    refused = sum(outcome.fate is Fate.DATA_CHECK for outcome in outcomes)
    typer.echo(
        f"{len(outcomes)} mutants: {len(outcomes) - refused - len(missed)} caught by a test, "
        f"{refused} by the checks of the data, {len(missed)} not caught"
    )
    for outcome in missed:
        typer.echo(f"  {outcome.mutant.id} [{outcome.mutant.section}]: {outcome.mutant.why}", err=True)
    raise typer.Exit(bool(missed))


def _chosen(wanted: Sequence[str]) -> list[Mutant]:
    every = mutants()
    unknown = set(wanted) - {mutant.id for mutant in every}
    if unknown:
        raise typer.BadParameter(f"no such mutant: {', '.join(sorted(unknown))}", param_hint="--only")
    return [mutant for mutant in every if not wanted or mutant.id in wanted]


def _printed(outcome: Outcome) -> Outcome:
    told = {
        Fate.TEST: outcome.where,
        Fate.DATA_CHECK: f"refused: {outcome.where}",
        Fate.SURVIVED: "SURVIVES",
        Fate.CRASHED: f"NO ASSERTION: {outcome.where}",
        Fate.TIMED_OUT: "NO END",
    }[outcome.fate]
    typer.echo(f"{outcome.mutant.id:42} {outcome.mutant.section:7} {told}")
    return outcome


if __name__ == "__main__":
    typer.run(main)
