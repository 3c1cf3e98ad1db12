"""``make gallery``: draw every picture of every game onto contact sheets, with a page that lists them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tests.gallery.exhibits import distinct
from tests.gallery.pages import write_pages
from tests.gallery.positions import games


def main(
    chosen: Annotated[list[str] | None, typer.Argument(help="Games; all without any.")] = None,
    folder: Annotated[Path, typer.Option(help="Where the sheets and pages go.")] = Path("var/gallery"),
) -> None:
    """Draw the gallery."""
    for game in chosen or games():
        shown = list(distinct(game))
        page = write_pages(folder, game, shown)
        typer.echo(f"{page}: {len(shown)} pictures, {sum(len(each.picture.data) for each in shown):,} bytes")


if __name__ == "__main__":
    typer.run(main)
