"""The log of the bot's requests, one JSON line each: for bug reports and for comparison with Discord's API."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TextIO

import msgspec

from bot.sandbox.protocol import timestamp


class Entry(msgspec.Struct):
    """One request: ``json`` is the parsed body (``payload_json`` if multipart); status 0 means cut off."""

    time: str
    method: str
    path: str
    query: dict[str, str]
    json: Any
    files: list[dict[str, Any]]
    status: int


class Record:
    """Keeps the newest 2000 entries in memory and, with a file, appends each at once as a line."""

    def __init__(self, path: Path | None) -> None:
        self.entries: list[Entry] = []
        self._file: TextIO | None = None
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("a", encoding="utf-8")

    def begin(self, method: str, path: str, query: dict[str, str], body: bytes, files: list[dict[str, Any]]) -> Entry:
        """Return the entry of a new request; ``body`` is its JSON, copied before it's handled."""
        parsed = msgspec.json.decode(body) if body else None
        return Entry(timestamp(), method, path, query, parsed, files, 0)

    def end(self, entry: Entry, status: int) -> None:
        """Write the entry with the status of its response."""
        entry.status = status
        self.entries.append(entry)
        del self.entries[:-2000]
        if self._file is not None:
            self._file.write(msgspec.json.encode(entry).decode() + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
