"""Notes: key-value pairs that must survive a restart, such as the heartbeat."""

from __future__ import annotations

from bot.storage.database import Database


class NoteStore:
    """Text values by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        """The value of a key; None if there is none."""
        rows = await self._database.rows("SELECT value FROM notes WHERE key = ?", key)
        return rows[0][0] if rows else None

    async def starting_with(self, prefix: str) -> list[tuple[str, str]]:
        """All entries whose key has this prefix."""
        rows = await self._database.rows(
            "SELECT key, value FROM notes WHERE substr(key, 1, ?) = ?", len(prefix), prefix
        )
        return [(key, value) for key, value in rows]

    async def set(self, key: str, value: str) -> None:
        """Set the value of a key, replacing the earlier one."""
        await self._database.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", key, value)

    async def delete(self, key: str) -> None:
        """Delete a key."""
        await self._database.execute("DELETE FROM notes WHERE key = ?", key)
