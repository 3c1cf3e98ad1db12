"""``python -m tests.auditors romanitas``: audit some games; print what was checked, and each disagreement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Annotated

import typer

from tests.auditors.games import AUDITS, GAME_MASTERS, Match, played, series


def main(
    game: Annotated[str, typer.Argument(help="The id of the game.")],
    random: Annotated[int, typer.Option(help="Games of a random player.", min=0)] = 60,
    legate: Annotated[int, typer.Option(help="Games of the Legate.", min=0)] = 5,
    wavering: Annotated[int, typer.Option(help="Games of a Legate with whims.", min=0)] = 0,
    amended: Annotated[int, typer.Option(help="Games with a game master's corrections.", min=0)] = 0,
    hasty: Annotated[int, typer.Option(help="Short games of a random player who often ends its turn.", min=0)] = 0,
    eager: Annotated[int, typer.Option(help="The last scenario by a hasty player who attacks a lot.", min=0)] = 0,
    daring: Annotated[int, typer.Option(help="Games of a player who plays each stratagem.", min=0)] = 0,
    venturing: Annotated[int, typer.Option(help="Games of a player who seeks boats and far forts.", min=0)] = 0,
    storming: Annotated[int, typer.Option(help="Evenings of Italia that begin with a city in the hills.", min=0)] = 0,
    first: Annotated[int, typer.Option(help="Number of the first game.")] = 0,
    at_most: Annotated[int, typer.Option(help="Stop after so many findings.", min=1)] = 20,
) -> None:
    """Exit with 1 if the auditor disagrees with the game."""
    if game not in AUDITS:
        raise typer.BadParameter(f"no auditor for {game}")
    checks, found, games, known = Counter[str](), 0, 0, 0
    whims = (Match("wavering", first + number) for number in range(wavering))
    corrected = (Match("amended", first + number) for number in range(amended if game in GAME_MASTERS else 0))
    hurried = (Match("hasty", first + number) for number in range(hasty))
    warlike = (Match("eager", first + number) for number in range(eager))
    bold = (Match("daring", first + number) for number in range(daring))
    far = (Match("venturing", first + number) for number in range(venturing if game == "britannia-redux" else 0))
    uphill = (Match("storming", first + number) for number in range(storming if game == "italia" else 0))
    matches: Iterator[Match] = chain(
        uphill, far, series(random, legate, first), hurried, bold, warlike, corrected, whims
    )
    for match in matches:
        report = played(game, match)
        checks += report.checks
        games += 1
        for finding in report.findings[: at_most - found]:
            typer.echo(f"{match.player} {match.number}: {finding}")
        found += len(report.findings)
        known += len(report.known)
        if found >= at_most:
            break
    sections = ", ".join(f"{section}: {number:,}" for section, number in sorted(checks.items()))
    typer.echo(f"{games} games, {checks.total():,} checks, {found} findings, {known} known\n{sections}")
    raise typer.Exit(bool(found))


if __name__ == "__main__":
    typer.run(main)
