"""``python -m tests.ledger romanitas``: write the page and list open sections."""

from __future__ import annotations

from typing import Annotated

import typer

from tests.ledger.document import PAGE, page
from tests.ledger.ledger import faults, ledgers

app = typer.Typer(add_completion=False)


@app.command()
def write(
    game: Annotated[list[str] | None, typer.Argument(help="Games whose open points are listed; all if none.")] = None,
) -> None:
    """Write docs/rules-ledger.md for every game that has rulebook tests; fails while a section is open."""
    every = ledgers()
    PAGE.write_text(page(every), encoding="utf-8")
    wanted = [ledger for ledger in every if not game or ledger.game in game]
    found = [f"{ledger.title}: {fault}" for ledger in wanted for fault in faults(ledger)]
    for fault in found:
        typer.echo(fault, err=True)
    if found:
        raise typer.Exit(1)


if __name__ == "__main__":
    app()
