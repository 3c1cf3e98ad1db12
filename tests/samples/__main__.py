"""`python -m tests.samples`: play the first turns of each game, and write them to docs/samples as the bot's book."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from bot.common.messages import speaking
from bot.export.book import Book, Chapter
from bot.export.documents import render_markdown
from bot.export.editions import Edition, Plates, TooLargeError, Volume
from render.book import Page
from render.core.picture import Picture
from tests.samples.campaigns import Played, games, played, seed_of

FOLDER = Path("docs/samples")
TURNS = 3
EDITIONS = (Edition(640, 55), Edition(560, 45), Edition(480, 40))
MOST_BYTES = 145_000
"""Maximum bytes of one game's pictures."""

ABOUT = (
    "The Legate, the bot's computer player, plays every seat. This page and its pictures come from the bot's own\n"
    "export: `make samples` writes them."
)

app = typer.Typer(add_completion=False)


@app.command()
def main(
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    folder: Annotated[Path, typer.Option(help="Where to write the samples.")] = FOLDER,
) -> None:
    """Play three turns of each game with the Legate in every seat, and write them down."""
    for each in game or games():
        plan = Played(each, seed_of(each), TURNS)
        written = asyncio.run(_write(plan, folder))
        typer.echo(f"{each}: {written} bytes of pictures")


async def _write(plan: Played, folder: Path) -> int:
    """Write one sample; returns the bytes of its pictures."""
    async with played(plan) as stored:
        export = await stored.export()
    book = sampled(export.book, TURNS)
    for edition in EDITIONS:
        try:
            return _write_book(book, Plates(edition, MOST_BYTES * 4 / 3), folder)
        except TooLargeError:
            continue
    raise TooLargeError


def _write_book(book: Book, plates: Plates, folder: Path) -> int:
    """Write a book in one edition; returns the bytes of its pictures.

    Raises:
        TooLargeError: they have no room.
    """
    pictures = folder / book.game
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)

    def place(picture: Picture) -> str:
        shown = plates.of(picture)
        (pictures / shown.filename).write_bytes(shown.data)
        return f"{book.game}/{shown.filename}"

    with speaking(book.locale):
        text = render_markdown(Volume(book, plates, book.chapters, number=0), place).decode()
    (folder / f"{book.game}.md").write_text(_headed(book, text), encoding="utf-8")
    return sum(file.stat().st_size for file in pictures.iterdir())


def _headed(book: Book, text: str) -> str:
    """The chapters of a book below what a sample says instead of a title page and a colophon."""
    chapters = text.partition("\n## ")[2].rpartition("\n\n")[0]
    return f"# {book.game_title}: a sample of play\n\n{ABOUT}\n\n## {chapters}\n"


def sampled(book: Book, turns: int) -> Book:
    """The first turns of a book with three pictures: its first and last report, and the last map.

    A sample of a campaign in play has no people, dates, statistics and dice worth printing.
    """
    chapters = book.chapters[:turns]
    reports = [picture for each in chapters for page in each.pages if not page.is_end for picture in page.pictures]
    kept = {id(picture) for picture in (*reports[:1], *reports[-1:], *chapters[-1].maps)}
    return replace(book, cover=(), sheets=(), chapters=tuple(_thinned(each, kept) for each in chapters))


def _thinned(chapter: Chapter, kept: set[int]) -> Chapter:
    """The chapter with only some pictures."""
    pages = tuple(Page(page.text, _those(page.pictures, kept), page.is_end) for page in chapter.pages)
    return replace(chapter, pages=pages, maps=_those(chapter.maps, kept))


def _those(pictures: Sequence[Picture], kept: set[int]) -> tuple[Picture, ...]:
    return tuple(picture for picture in pictures if id(picture) in kept)


if __name__ == "__main__":
    sys.exit(app())
