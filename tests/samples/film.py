"""The film of a first turn, small enough for the README: `python -m tests.samples.film`."""

from __future__ import annotations

import asyncio
import sys
from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer
from PIL import Image, ImageSequence

from render.presenter import presenter
from tests.samples.campaigns import Played, played, seed_of

FILE = Path("docs/pictures/turn.webp")
MOST_BYTES = 600_000
SIZES = ((640, 45), (560, 40), (480, 35), (400, 30))
"""Widths in pixels and qualities, from best to smallest."""

app = typer.Typer(add_completion=False)


@app.command()
def main(
    game: Annotated[str, typer.Option(help="The game.")] = "romanitas",
    file: Annotated[Path, typer.Option("-o", "--output", help="The film to write.")] = FILE,
) -> None:
    """Play the first turn of a game with the Legate, and film it."""
    made = asyncio.run(_filmed(game))
    body = next((small for size in SIZES if len(small := shrunk(made, *size)) <= MOST_BYTES), None)
    if body is None:
        raise typer.BadParameter("The film is too large at every size.")
    file.write_bytes(body)
    typer.echo(f"{file}: {len(body)} bytes")


async def _filmed(game: str) -> bytes:
    async with played(Played(game, seed_of(game), turns=1)) as stored:
        first = stored.events[0].turn
        events = [event for event in stored.events if event.is_public and event.turn == first]
        return presenter(game).film(events, stored.table.public(), "en").data


def shrunk(film: bytes, width: int, quality: int) -> bytes:
    """The film at a width and quality."""
    with Image.open(BytesIO(film)) as opened:
        height = round(opened.height * width / opened.width)
        frames, durations = [], []
        for frame in ImageSequence.Iterator(opened):
            frames.append(frame.convert("RGB").resize((width, height), Image.Resampling.LANCZOS))
            durations.append(int(frame.info.get("duration", 100)))
    packed = BytesIO()
    frames[0].save(
        packed, "WEBP", save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=quality, method=4
    )
    return packed.getvalue()


if __name__ == "__main__":
    sys.exit(app())
