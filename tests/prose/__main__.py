"""`python -m tests.prose`: play campaigns, print the figures of their prose, and write samples to read."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

import rules
from render.core.posts import LENGTHS, Voice
from rules.core.text import languages
from tests.prose.campaigns import Play, play
from tests.prose.measures import Figures, measured
from tests.prose.report import findings, row, tables, transcript

FOLDER = Path("var/prose")

app = typer.Typer(add_completion=False)


@app.command()
def main(
    game: Annotated[list[str] | None, typer.Option(help="Play only this game; may be repeated.")] = None,
    locale: Annotated[list[str] | None, typer.Option(help="Read only this language; may be repeated.")] = None,
    length: Annotated[list[str] | None, typer.Option(help="Read only this length; may be repeated.")] = None,
    scenario: Annotated[str | None, typer.Option(help="A scenario. Leave empty for the usual one.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first campaign; each later one adds one.")] = 1,
    sample: Annotated[int, typer.Option(help="Play campaigns until so many turns are played.", min=1)] = 40,
    turns: Annotated[int, typer.Option(help="Stop after so many turns. 0: play to the end.", min=0)] = 0,
    examples: Annotated[int, typer.Option(help="How many examples of each finding to write.", min=1)] = 20,
    folder: Annotated[Path, typer.Option(help="Where to write the samples.")] = FOLDER,
) -> None:
    """Play campaigns with the Legate in every seat, and measure their posts."""
    lengths = [each for each in LENGTHS if not length or each in length]
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for each in game or rules.games():
        spoken = [known for known in languages(each) if not locale or known in locale]
        voices = [Voice(locale, length) for locale in spoken for length in lengths]
        plans = (Play(each, scenario, f"prose {seed + number}", turns) for number in count())
        found = _measured(plans, voices, sample, folder)
        rows += [row(each, voice, figures) for voice, figures in found.items()]
        for voice, figures in found.items():
            file = folder / f"{each}-{voice.locale}-{voice.length}-findings.md"
            file.write_text(findings(figures, examples), encoding="utf-8")
    typer.echo("\n".join(tables(rows)))
    typer.echo(f"To read: {folder}")


def _measured(plans: Iterator[Play], voices: Sequence[Voice], sample: int, folder: Path) -> dict[Voice, Figures]:
    """The figures of one game in each voice, added up over its campaigns."""
    found = {voice: Figures() for voice in voices}
    played = 0
    while played < sample:
        course = asyncio.run(play(next(plans), voices))
        played += len(course.turns)
        for voice, figures in found.items():
            figures.add(measured(course, voice))
            name = f"{course.play.game}-{voice.locale}-{voice.length}-{course.play.seed.replace(' ', '-')}"
            (folder / f"{name}.md").write_text(transcript(course, voice), encoding="utf-8")
    return found


if __name__ == "__main__":
    sys.exit(app())
