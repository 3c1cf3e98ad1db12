"""Files on their way to Discord: in as many messages as their weight demands."""

from __future__ import annotations

import gzip
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import discord

MOST_FILES = 10
"""Most files that go with one message."""

_LONGEST_NAME = 60


@dataclass(frozen=True)
class ExportFile:
    """A file with its name."""

    name: str
    body: bytes

    @classmethod
    def for_people(cls, title: str, ending: str, body: bytes) -> ExportFile:
        """A file that bears the title of a campaign, as far as file names can."""
        words = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFKC", title).lower())
        letters = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
        stem = re.sub(r"-+", "-", letters)[:_LONGEST_NAME].strip("-")
        return cls(f"{stem or 'campaign'}.{ending}", body)

    def file(self) -> discord.File:
        """The file, to be sent once."""
        return discord.File(BytesIO(self.body), self.name)


def parcels(papers: Sequence[ExportFile], most: int) -> tuple[list[list[ExportFile]], list[str]]:
    """The files in parcels of at most so many bytes, and the names of those that are too heavy even when packed."""
    packed = [paper if len(paper.body) <= most else _packed(paper) for paper in papers]
    made: list[list[ExportFile]] = []
    room = 0
    for paper in packed:
        if len(paper.body) > most:
            continue
        if not made or len(paper.body) > room or len(made[-1]) == MOST_FILES:
            made.append([])
            room = most
        made[-1].append(paper)
        room -= len(paper.body)
    return made, [paper.name for paper in packed if len(paper.body) > most]


def _packed(paper: ExportFile) -> ExportFile:
    return ExportFile(f"{paper.name}.gz", gzip.compress(paper.body, mtime=0))
