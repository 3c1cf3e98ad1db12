"""Settings of the connection that writes, for tests of what happens when it can't."""

from __future__ import annotations

from typing import Any

from bot.storage import Store


async def pragma(store: Store, setting: str) -> list[tuple[Any, ...]]:
    """Run ``PRAGMA setting`` on the writing connection, outside of any transaction; return its rows."""
    return await store.database.writer.visit(lambda db, _: db.execute(f"PRAGMA {setting}").fetchall(), ())
