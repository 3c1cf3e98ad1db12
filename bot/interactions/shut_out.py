"""Whom the host has shut out: nothing of theirs is handled."""

from __future__ import annotations

from bot.common.errors import UserError
from bot.components.controls import Interaction
from bot.storage import Store
from bot.storage.doors import SERVER, USER


class ShutOut:
    """The servers and users that are shut out, in memory. A host's command line may change them at any time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.servers: set[int] = set()
        self._users: set[int] = set()

    async def refresh(self) -> None:
        """Read them again."""
        self.servers = await self._store.doors.all_shut_out(SERVER)
        self._users = await self._store.doors.all_shut_out(USER)

    def check(self, interaction: Interaction) -> None:
        """Check that neither the user nor the server is shut out.

        Raises:
            UserError: one of them is.
        """
        if interaction.user.id in self._users or interaction.guild_id in self.servers:
            raise UserError("shut-out")
