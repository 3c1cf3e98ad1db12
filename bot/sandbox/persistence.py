"""Where the sandbox keeps what must outlive its process: a small SQLite file, or nothing at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec

SCHEMA = """
CREATE TABLE IF NOT EXISTS things (kind TEXT, id TEXT, body BLOB NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, about BLOB NOT NULL, body BLOB NOT NULL);
"""


class StoredFile(msgspec.Struct):
    """An uploaded file with its bytes. Width and height (pixels) are 0 for what is no picture."""

    id: str
    name: str
    content_type: str
    body: bytes
    width: int = 0
    height: int = 0


class Keeper(Protocol):
    """Keeps things by kind and id. Each call is durable when it returns (against the end of the process)."""

    def put(self, kind: str, key: str, thing: Any) -> None:
        """Keep a thing, in the place of an older one with the same kind and id."""

    def drop(self, kind: str, key: str) -> None:
        """Forget a thing."""

    def all(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Give id and JSON of all things of a kind, in the order of their ids as numbers."""

    def put_file(self, file: StoredFile) -> None:
        """Keep an uploaded file."""

    def drop_file(self, key: str) -> None:
        """Forget an uploaded file."""

    def files(self) -> Iterator[StoredFile]:
        """Give all uploaded files, the oldest first."""

    def close(self) -> None:
        """Let go of the file."""


class Oblivion:
    """The keeper of a sandbox without a state file: it forgets everything."""

    def put(self, kind: str, key: str, thing: Any) -> None:
        """Keep nothing."""

    def drop(self, kind: str, key: str) -> None:
        """Have nothing to forget."""

    def all(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Give nothing."""
        del kind
        return iter(())

    def put_file(self, file: StoredFile) -> None:
        """Keep nothing."""

    def drop_file(self, key: str) -> None:
        """Have nothing to forget."""

    def files(self) -> Iterator[StoredFile]:
        """Give nothing."""
        return iter(())

    def close(self) -> None:
        """Have nothing to let go of."""


class Archive:
    """The keeper of a sandbox with a state file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(SCHEMA)

    def put(self, kind: str, key: str, thing: Any) -> None:
        """Keep a thing."""
        self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, msgspec.json.encode(thing)))

    def drop(self, kind: str, key: str) -> None:
        """Forget a thing."""
        self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Give id and JSON of all things of a kind."""
        rows = "SELECT id, body FROM things WHERE kind = ? ORDER BY CAST(id AS INTEGER)"
        yield from self._db.execute(rows, (kind,)).fetchall()

    def put_file(self, file: StoredFile) -> None:
        """Keep an uploaded file."""
        about = msgspec.json.encode([file.name, file.content_type, file.width, file.height])
        self._db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", (file.id, about, file.body))

    def drop_file(self, key: str) -> None:
        """Forget an uploaded file."""
        self._db.execute("DELETE FROM files WHERE id = ?", (key,))

    def files(self) -> Iterator[StoredFile]:
        """Give all uploaded files."""
        for key, about, body in self._db.execute("SELECT * FROM files ORDER BY CAST(id AS INTEGER)").fetchall():
            name, content_type, width, height = msgspec.json.decode(about, type=tuple[str, str, int, int])
            yield StoredFile(key, name, content_type, body, width, height)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


def keeper(path: Path | None) -> Keeper:
    """Give the keeper for a state file, or the one that forgets."""
    return Oblivion() if path is None else Archive(path)
