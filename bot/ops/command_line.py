"""``python -m bot admin``: the host's tools on the command line."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.campaigns.rekeying import rekey
from bot.common.errors import UserError
from bot.common.messages import say
from bot.ops import admin
from bot.ops.store_errors import host_error
from bot.storage import Store, StoreError
from bot.storage.backup import back_up_before_migration, lock_database, needs_migration
from bot.storage.doors import SERVER, USER

_Tool = Callable[[Store, str | None], Awaitable[str]]

_ALONE = ("rekey", "clock")
"""Tools for which the bot must be stopped, because it has the same in memory."""


async def run(tool: str, number: str | None, database: Path) -> str:
    """Use a tool, and return what it has to say.

    Raises:
        UserError: the tool doesn't exist, or can't do that. Nothing has changed.
        HostError: the database can't be used.
    """
    chosen = TOOLS.get(tool)
    if chosen is None:
        raise UserError("admin-no-tool", tools=", ".join(TOOLS))
    with contextlib.ExitStack() as alone:
        try:
            if not await _exists(database):
                raise StoreError("store-unopened", file=str(database), reason=say("admin-no-file"))
            if tool in _ALONE or needs_migration(database):
                alone.enter_context(lock_database(database))
                back_up_before_migration(database, database.parent)
            store = await Store.open(database)
        except StoreError as error:
            raise host_error(error) from error
        try:
            return await chosen(store, number)
        finally:
            await store.close()


async def _exists(database: Path) -> bool:
    return database.is_file()  # noqa: ASYNC240 - nothing else runs


async def _list(store: Store, _: str | None) -> str:
    return await admin.waiting(store)


async def _ban_server(store: Store, typed: str | None) -> str:
    return await admin.shut_out(store, SERVER, admin.number(typed))


async def _ban_user(store: Store, typed: str | None) -> str:
    return await admin.shut_out(store, USER, admin.number(typed))


async def _allow_server(store: Store, typed: str | None) -> str:
    return await admin.let_in(store, SERVER, admin.number(typed))


async def _allow_user(store: Store, typed: str | None) -> str:
    return await admin.let_in(store, USER, admin.number(typed))


async def _free(store: Store, typed: str | None) -> str:
    return await admin.free(store, admin.number(typed))


async def _extend(store: Store, typed: str | None) -> str:
    return await admin.extend(store, admin.number(typed))


async def _rekey(store: Store, typed: str | None) -> str:
    campaign = admin.number(typed)
    known = await store.campaigns.get(campaign)
    if known is None or known.status != "open":
        raise UserError("admin-no-campaign", id=str(campaign))
    await store.database.write(rekey, campaign, "rekeyed-told")
    return say("admin-rekeyed", id=str(campaign))


async def _clock(store: Store, _: str | None) -> str:
    """Believe the clock, whatever the last heartbeat says."""
    await store.notes.set("heartbeat", str(time.time()))
    return say("admin-clock")


TOOLS: dict[str, _Tool] = {
    "list": _list,
    "ban-server": _ban_server,
    "ban-user": _ban_user,
    "allow-server": _allow_server,
    "allow-user": _allow_user,
    "free": _free,
    "extend": _extend,
    "rekey": _rekey,
    "clock": _clock,
}
"""The tools by name."""
