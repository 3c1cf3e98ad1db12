"""Opens the database. It must be ours, durable, and of a known version, or the bot doesn't start."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

APPLICATION_ID = 0x43555253
"""Written into the file's header (the letters CURS) to recognise our databases."""

BUSY_MILLISECONDS = 2000
"""How long a write waits for a file locked by another program. A player must get an answer within 3 s."""

PRIVATE = 0o600
"""Mode of the database and its backups: they hold every campaign's secrets."""

FIXED_SQLITE = ((3, 51, 3), (3, 50, 7), (3, 44, 6))
"""The first versions of SQLite without the bug that can lose writes when another program makes checkpoints, too."""

_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_MIGRATION = re.compile(r"(\d{4})_\w+\.sql")


class StoreError(Exception):
    """The database can't be used. ``key`` names the reason, ``values`` the details; the caller puts it in words.

    A detail can be several, each a text or another reason.
    """

    def __init__(self, key: str, /, **values: str | int | tuple[str | StoreError, ...]) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.key} ({details})"


def connect(file: Path) -> sqlite3.Connection:
    """Open or create the database in WAL mode, with every commit synced to disk.

    Raises:
        StoreError: it isn't ours, is read-only or not durable, or has an unknown version.
    """
    _prepare(file)
    try:
        db = sqlite3.connect(file, isolation_level=None)
    except sqlite3.Error as error:
        raise StoreError("store-unopened", file=str(file), reason=str(error)) from error
    try:
        _set_up(db, file)
    except sqlite3.Error as error:
        db.close()
        raise _reason(file, error) from error
    except StoreError:
        db.close()
        raise
    return db


def connect_to_read(file: Path, busy_milliseconds: int = BUSY_MILLISECONDS) -> sqlite3.Connection:
    """Open a database that :func:`connect` has opened already, for a connection that can't write.

    It waits for so long if another program holds the file.

    Raises:
        StoreError: it can't be opened.
    """
    try:
        db = sqlite3.connect(file, isolation_level=None)
        db.execute(f"PRAGMA busy_timeout = {busy_milliseconds}")
        db.execute("PRAGMA query_only = ON")
    except sqlite3.Error as error:
        raise _reason(file, error) from error
    return db


def _prepare(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(PRIVATE)
        elif file.stat().st_mode & _OTHERS and file.stat().st_uid == os.geteuid():
            file.chmod(file.stat().st_mode & ~_OTHERS)
        if file.exists() and not file.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
            raise StoreError("store-read-only", file=str(file))
    except OSError as error:
        raise StoreError("store-unopened", file=str(file), reason=str(error.strerror)) from error


def _reason(file: Path, error: sqlite3.Error) -> StoreError:
    match error.sqlite_errorcode & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return StoreError("store-foreign", file=str(file))
        case sqlite3.SQLITE_READONLY:
            return StoreError("store-read-only", file=str(file))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("store-locked", file=str(file))
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full", file=str(file))
        case _:
            return StoreError("store-unopened", file=str(file), reason=str(error))


def _set_up(db: sqlite3.Connection, file: Path) -> None:
    _check_owner(db, file)
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreError("store-not-durable", file=str(file), mode=str(mode))
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    _migrate(db, file)
    _write_once(db)


def _write_once(db: sqlite3.Connection) -> None:
    """A readable file may not be writable; find out now and not at the first choice."""
    db.execute("INSERT OR REPLACE INTO notes (key, value) VALUES ('opened', datetime('now'))")


def _check_owner(db: sqlite3.Connection, file: Path) -> None:
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION_ID and (owner or tables):
        raise StoreError("store-foreign", file=str(file))


def _migrate(db: sqlite3.Connection, file: Path) -> None:
    """Migrate the tables to the newest version, each step in its own transaction."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    steps = dict(migrations())
    newest = max(steps)
    if version > newest:
        raise StoreError("store-newer", file=str(file), version=version, known=newest)
    for step in range(version + 1, newest + 1):
        db.executescript(
            f"BEGIN IMMEDIATE;\n{steps[step]}\n"
            f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {step};\nCOMMIT;"
        )


def migrations() -> Iterator[tuple[int, str]]:
    """The migrations: version number and SQL."""
    for file in resources.files("bot.storage").joinpath("migrations").iterdir():
        found = _MIGRATION.fullmatch(file.name)
        if found:
            yield int(found[1]), file.read_text(encoding="utf-8")


def has_fixed_sqlite(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether this SQLite doesn't have the bug; older series with a fix of their own count."""
    newest = FIXED_SQLITE[0]
    return version >= newest or any(version[:2] == fixed[:2] and version >= fixed for fixed in FIXED_SQLITE)
