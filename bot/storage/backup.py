"""Database backups: made while the bot runs, checked, and restored."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from filelock import FileLock, Timeout

from bot.storage.connection import APPLICATION_ID, PRIVATE, StoreError, connect, migrations
from bot.storage.transactions import transaction

PART = ".part"
"""File extension of an unfinished backup."""

Prepare = Callable[[sqlite3.Connection], None]
"""Changes a restored database before the bot uses it."""

_SHOWN = 5
_BUSY_SECONDS = 30.0
_SIDECARS = ("-wal", "-shm", "-journal")


@contextlib.contextmanager
def lock_database(file: Path) -> Iterator[None]:
    """Hold the database lock until the block or the process ends, so that only one bot uses it.

    Raises:
        StoreError: another bot uses it, or nothing can be written beside it.
    """
    file = file.resolve()
    lock = FileLock(f"{file}.lock", timeout=0)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout as error:
        raise StoreError("store-in-use", file=str(file)) from error
    except OSError as error:
        raise StoreError("store-unopened", file=str(file), reason=str(error.strerror)) from error
    try:
        yield
    finally:
        lock.release()


def back_up(database: Path, target: Path) -> None:
    """Copy a database, in use or not, into one file. An existing file is replaced once the copy is complete.

    Raises:
        StoreError: it can't be read, the copy can't be written, or the copy is damaged.
    """
    part = target.with_name(target.name + PART)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(PRIVATE)
        _copy(database, part)
        check_integrity(part)
        _sync(part)
        part.replace(target)
        _sync(target.parent)
    except sqlite3.Error as error:
        raise StoreError("backup-failed", file=str(target), reason=str(error)) from error
    except OSError as error:
        raise StoreError("backup-failed", file=str(target), reason=str(error.strerror)) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def back_up_before_migration(database: Path, folder: Path) -> Path | None:
    """Copy a database that the next start would migrate; return the copy, None if it needs none.

    Raises:
        StoreError: it can't be read, or the copy can't be made.
    """
    if not needs_migration(database):
        return None
    version = check_version(database)
    stamp = datetime.fromtimestamp(time.time(), UTC).strftime("%Y%m%dT%H%M%SZ")
    copy = folder / f"before-upgrade-from-{version}-{stamp}.db"
    back_up(database, copy)
    return copy


def needs_migration(database: Path) -> bool:
    """Whether opening a database would migrate it.

    Raises:
        StoreError: it can't be read.
    """
    if not database.is_file() or not database.stat().st_size:
        return False
    return 0 < check_version(database) < max(dict(migrations()))


def check_version(file: Path) -> int:
    """The version of a database's tables; 0 if it isn't ours.

    Raises:
        StoreError: it can't be read.
    """
    try:
        with contextlib.closing(_open_read_only(file)) as db:
            (owner,) = db.execute("PRAGMA application_id").fetchone()
            (version,) = db.execute("PRAGMA user_version").fetchone()
    except sqlite3.DatabaseError:
        return 0  # opening it says why
    return int(version) if owner == APPLICATION_ID else 0


def check_integrity(file: Path) -> int:
    """Check that a file is an intact database of ours, and return its schema version. The file isn't changed.

    Raises:
        StoreError: it isn't one.
    """
    if not file.is_file():
        raise StoreError("store-unopened", file=str(file), reason=os.strerror(2))
    try:
        with contextlib.closing(_open_read_only(file)) as db:
            (owner,) = db.execute("PRAGMA application_id").fetchone()
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if owner != APPLICATION_ID:
                raise StoreError("store-foreign", file=str(file))
            newest = max(dict(migrations()))
            if version > newest:
                raise StoreError("store-newer", file=str(file), version=version, known=newest)
            faults: list[str | StoreError] = []
            faults += [line for (line,) in db.execute("PRAGMA integrity_check") if line != "ok"]
            orphans = db.execute("PRAGMA foreign_key_check")
            faults += [StoreError("store-orphan", table=table, parent=parent) for table, _, parent, _ in orphans]
    except sqlite3.DatabaseError as error:
        key = "store-foreign" if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB else "store-damaged"
        raise StoreError(key, file=str(file), faults=str(error)) from error
    if faults:
        raise StoreError("store-damaged", file=str(file), faults=tuple(faults[:_SHOWN]))
    return int(version)


def restore(copy: Path, database: Path, prepare: Prepare | None = None) -> Path | None:
    """Replace the database with a copy; return the new name of the former file, if there was one.

    There's a database at every moment: a bot that starts too early finds the former or the restored one. ``prepare``
    changes the restored one before it's put in its place.

    Raises:
        StoreError: a bot uses the database, the copy is damaged, or it can't be moved there. Nothing has changed.
    """
    database = database.resolve()
    with lock_database(database):
        if database.exists() and copy.resolve() == database.resolve():
            raise StoreError("restore-itself", file=str(copy))
        check_integrity(copy)
        part = database.with_name(f"{database.name}.restored{PART}")
        back_up(copy, part)
        try:
            if prepare is not None:
                _brought_up_to_date(part)
            _prepare_restored(part, prepare)
            kept = _set_aside(database)
            part.replace(database)
            _sync(database.parent)
        except OSError as error:
            raise StoreError("restore-failed", file=str(database), reason=str(error.strerror)) from error
        except sqlite3.Error as error:
            raise StoreError("restore-failed", file=str(database), reason=str(error)) from error
        finally:
            part.unlink(missing_ok=True)
    return kept


def _brought_up_to_date(part: Path) -> None:
    """Migrate a restored database of an earlier version, and leave it as one file."""
    with contextlib.closing(connect(part)) as db:
        db.execute("PRAGMA journal_mode = DELETE")


_AFTER_RESTORE = """
BEGIN;
UPDATE campaigns SET below = 1000 WHERE status <> 'archived';
UPDATE posts SET state = 'queued', version = version + 1, attempts = 0, tried = NULL, error = ''
    WHERE kind = 'panel' AND campaign IN (SELECT id FROM campaigns WHERE status <> 'archived');
UPDATE posts SET tried = (SELECT made FROM actions WHERE campaign = posts.campaign AND number = posts.action)
    WHERE state = 'queued' AND tried IS NULL;
UPDATE sqlite_sequence SET seq = max(seq, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER))
    WHERE name = 'posts';
COMMIT;
"""


def _prepare_restored(part: Path, prepare: Prepare | None) -> None:
    """Prepare a restored database for channels that are ahead of it.

    Each campaign gets a new panel, and queued posts are looked up in the channel before they're sent. New posts need
    numbers that no lost post had, or Discord would deduplicate them. They continue from the current time in
    milliseconds, so that a copy can be restored twice.
    """
    with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as db:
        db.executescript(_AFTER_RESTORE)
        if prepare is not None:
            with transaction(db):
                prepare(db)
    _sync(part)


def _set_aside(database: Path) -> Path | None:
    """Rename the database and its sidecar files, which may be damaged."""
    if not database.exists():
        _delete_sidecars(database)
        return None
    stamp = datetime.fromtimestamp(time.time(), UTC).strftime("%Y%m%dT%H%M%SZ")
    kept = database.with_name(f"{database.name}.before-{stamp}")
    for ending in ("", *_SIDECARS):
        beside = Path(f"{database}{ending}")
        if beside.exists():
            _link(beside, Path(f"{kept}{ending}"))
    _sync(database.parent)
    _delete_sidecars(database)
    return kept


def _link(file: Path, name: Path) -> None:
    try:
        name.hardlink_to(file)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        shutil.copy2(file, name)


def _delete_sidecars(database: Path) -> None:
    """The journal of another database must not be applied to this one."""
    for ending in _SIDECARS:
        Path(f"{database}{ending}").unlink(missing_ok=True)


def _copy(database: Path, target: Path) -> None:
    if not database.is_file():
        raise StoreError("store-unopened", file=str(database), reason=os.strerror(2))
    with contextlib.closing(_open_read_only(database)) as db, contextlib.closing(sqlite3.connect(target)) as into:
        db.backup(into)
        into.execute("PRAGMA journal_mode = DELETE")


def _open_read_only(file: Path) -> sqlite3.Connection:
    """A read-only connection."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=_BUSY_SECONDS)


def _sync(path: Path) -> None:
    """Flush a file, or a folder's entries, to disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
