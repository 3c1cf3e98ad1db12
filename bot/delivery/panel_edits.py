"""Keeps apart what edits a panel at the same time: the outbox, and the acknowledgements of presses on it.

An acknowledgement shows the panel as it was when it was pressed. It must never replace a newer panel.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from datetime import datetime

import discord
from cachetools import LRUCache

_RESPONSE_TIMEOUT = 3.0
"""Seconds after which Discord no longer accepts an acknowledgement."""

_MAX_PANELS = 4096


class PanelEdits:
    """Knows which presses are being acknowledged, which panels are being edited, and when each was edited last."""

    def __init__(self) -> None:
        self._presses: dict[int, dict[int, asyncio.Event]] = {}
        self._editing: set[int] = set()
        self._edited: LRUCache[int, datetime] = LRUCache(_MAX_PANELS)

    @contextlib.contextmanager
    def pressing(self, campaign: int, interaction: int) -> Iterator[None]:
        """Handle a press in a campaign."""
        presses = self._presses.setdefault(campaign, {})
        presses[interaction] = asyncio.Event()
        try:
            yield
        finally:
            presses.pop(interaction).set()
            if not presses:
                self._presses.pop(campaign, None)

    def responded(self, interaction: int) -> None:
        """Record that Discord took or refused the acknowledgement of a press."""
        for presses in self._presses.values():
            if interaction in presses:
                presses[interaction].set()

    async def acknowledged(self, campaign: int) -> None:
        """Wait until the presses made so far are acknowledged, as long as Discord accepts that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_RESPONSE_TIMEOUT):
                for each in tuple(self._presses.get(campaign, {}).values()):
                    await each.wait()

    @contextlib.contextmanager
    def editing(self, panel: int) -> Iterator[None]:
        """Edit a panel."""
        self._editing.add(panel)
        try:
            yield
        finally:
            self._editing.discard(panel)

    def edited(self, panel: discord.Message) -> None:
        """Record a panel as Discord returned it after an edit."""
        if panel.edited_at is not None:
            self._edited[panel.id] = panel.edited_at

    def is_newest(self, pressed: discord.Message) -> bool:
        """Whether a pressed message shows what it shows now."""
        if pressed.id in self._editing:
            return False
        last = self._edited.get(pressed.id)
        return last is None or (pressed.edited_at or pressed.created_at) >= last
