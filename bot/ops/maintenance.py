"""The host's database commands: back up, restore, check."""

from __future__ import annotations

import sqlite3
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.campaigns.rekeying import rekey_all
from bot.common.errors import HostError
from bot.common.messages import say
from bot.ops.backups import name_of
from bot.ops.replay_check import CampaignRecord, check_record
from bot.ops.store_errors import host_error
from bot.storage import Store, StoreError
from bot.storage.backup import back_up, check_integrity, restore

Tell = Callable[[str], None]


def make_backup(database: Path, target: Path | None) -> Path:
    """Copy the database into a file (None: one beside it, named after the time), and return its path.

    Raises:
        HostError: it failed.
    """
    file = target or database.parent / name_of(datetime.fromtimestamp(time.time(), UTC))
    try:
        if file.exists():
            raise HostError(say("backup-exists", file=str(file)))
        back_up(database, file)
    except StoreError as error:
        raise host_error(error) from error
    return file


def restore_backup(copy: Path, database: Path) -> Path | None:
    """Replace the database with a copy; return where the former one was kept.

    Raises:
        HostError: it failed. Nothing has changed.
    """
    try:
        return restore(copy, database, _prepare)
    except StoreError as error:
        raise host_error(error) from error


def _prepare(db: sqlite3.Connection) -> None:
    """Dice that someone may have seen fall, or whose secret is known, don't fall again."""
    rekey_all(db, "restored-told")


async def check(database: Path, tell: Tell) -> bool:
    """Check a database, in use or not, and every campaign in it; print the findings. True if nothing is wrong.

    This works on a copy: the database itself is only read.

    Raises:
        HostError: it can't be read, or is damaged.
    """
    with tempfile.TemporaryDirectory(prefix="cursus-check-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            version = check_integrity(database)
            back_up(database, copy)
            tell(say("check-database-sound", file=str(database), version=version))
            store = await Store.open(copy)
        except StoreError as error:
            raise host_error(error) from error
        try:
            return await _check_campaigns(store, tell)
        finally:
            await store.close()


async def _check_campaigns(store: Store, tell: Tell) -> bool:
    sound = count = 0
    for campaign in await store.campaigns.all():
        count += 1
        name = say("check-campaign", number=campaign.id, title=campaign.title)
        found = check_record(await CampaignRecord.read(store, campaign))
        for sentence in found.faults:
            tell(f"{name} {sentence}")
        for sentence in found.remarks:
            tell(f"{name} {say('check-remark')} {sentence}")
        sound += not found.faults
    tell(say("check-campaigns", count=count, sound=sound))
    return sound == count
