"""Files to attach, split over several messages if their size requires it."""

from __future__ import annotations

import gzip
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import discord

MAX_FILES = 10
"""Maximum number of files per message."""

_LONGEST_NAME = 60


@dataclass(frozen=True)
class ExportFile:
    """A file with its name."""

    name: str
    body: bytes

    @classmethod
    def titled(cls, title: str, ending: str, body: bytes) -> ExportFile:
        """A file named after a campaign's title, as far as file names allow."""
        words = re.sub(r"[\W_]+", "-", unicodedata.normalize("NFKC", title).lower())
        letters = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
        stem = re.sub(r"-+", "-", letters)[:_LONGEST_NAME].strip("-")
        return cls(f"{stem or 'campaign'}.{ending}", body)

    def file(self) -> discord.File:
        """The file, for a single send."""
        return discord.File(BytesIO(self.body), self.name)


def split_by_size(files: Sequence[ExportFile], most: int) -> tuple[list[list[ExportFile]], list[str]]:
    """The files in batches of at most ``limit`` bytes, and the names of those too large even when compressed."""
    packed = [file if len(file.body) <= most else _compress(file) for file in files]
    made: list[list[ExportFile]] = []
    room = 0
    for file in packed:
        if len(file.body) > most:
            continue
        if not made or len(file.body) > room or len(made[-1]) == MAX_FILES:
            made.append([])
            room = most
        made[-1].append(file)
        room -= len(file.body)
    return made, [file.name for file in packed if len(file.body) > most]


def _compress(file: ExportFile) -> ExportFile:
    return ExportFile(f"{file.name}.gz", gzip.compress(file.body, mtime=0))
