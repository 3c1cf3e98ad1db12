"""Where the sandbox keeps what must outlive its process: a small SQLite file, or nowhere."""

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
    """An uploaded file with its bytes. Width and height (pixels) are 0 if it isn't a picture."""

    id: str
    name: str
    content_type: str
    body: bytes
    width: int = 0
    height: int = 0


class Storage(Protocol):
    """Stores things by kind and id. Each call is durable (across a process exit) when it returns."""

    def put(self, kind: str, key: str, thing: Any) -> None:
        """Store a thing, replacing an older one with the same kind and id."""

    def drop(self, kind: str, key: str) -> None:
        """Delete a thing."""

    def all(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Return id and JSON of all things of a kind, ordered by numeric id."""

    def put_file(self, file: StoredFile) -> None:
        """Store an uploaded file."""

    def drop_file(self, key: str) -> None:
        """Delete an uploaded file."""

    def files(self) -> Iterator[StoredFile]:
        """Return all uploaded files, oldest first."""

    def close(self) -> None:
        """Close the file."""


class NoStorage:
    """The storage of a sandbox without a state file: it stores nothing."""

    def put(self, kind: str, key: str, thing: Any) -> None:
        """Do nothing."""

    def drop(self, kind: str, key: str) -> None:
        """Do nothing."""

    def all(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Return nothing."""
        del kind
        return iter(())

    def put_file(self, file: StoredFile) -> None:
        """Do nothing."""

    def drop_file(self, key: str) -> None:
        """Do nothing."""

    def files(self) -> Iterator[StoredFile]:
        """Return nothing."""
        return iter(())

    def close(self) -> None:
        """Do nothing."""


class SQLiteStorage:
    """The storage of a sandbox with a state file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(SCHEMA)

    def put(self, kind: str, key: str, thing: Any) -> None:
        """Store a thing."""
        self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (kind, key, msgspec.json.encode(thing)))

    def drop(self, kind: str, key: str) -> None:
        """Delete a thing."""
        self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[tuple[str, bytes]]:
        """Return id and JSON of all things of a kind."""
        rows = "SELECT id, body FROM things WHERE kind = ? ORDER BY CAST(id AS INTEGER)"
        yield from self._db.execute(rows, (kind,)).fetchall()

    def put_file(self, file: StoredFile) -> None:
        """Store an uploaded file."""
        about = msgspec.json.encode([file.name, file.content_type, file.width, file.height])
        self._db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?)", (file.id, about, file.body))

    def drop_file(self, key: str) -> None:
        """Delete an uploaded file."""
        self._db.execute("DELETE FROM files WHERE id = ?", (key,))

    def files(self) -> Iterator[StoredFile]:
        """Return all uploaded files."""
        for key, about, body in self._db.execute("SELECT * FROM files ORDER BY CAST(id AS INTEGER)").fetchall():
            name, content_type, width, height = msgspec.json.decode(about, type=tuple[str, str, int, int])
            yield StoredFile(key, name, content_type, body, width, height)

    def close(self) -> None:
        """Close the file."""
        self._db.close()


def open_storage(path: Path | None) -> Storage:
    """Return the storage for a state file, or the one that stores nothing."""
    return NoStorage() if path is None else SQLiteStorage(path)
