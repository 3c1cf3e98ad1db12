"""A campaign's history, read back for posts, chronicles, exports and dice."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from bot.storage.database import Database
from bot.storage.models import Action, RecordedAction, RecordedEvent, TurnSnapshot
from bot.storage.transactions import unpacked

_TOLD = "SELECT action, turn, json, undone FROM events WHERE campaign = ?"
_EVENTS = "SELECT json FROM events WHERE campaign = ? AND NOT undone"


class HistoryStore:
    """Read-only access to the record of campaigns.

    The full record includes undone actions; posts see only what isn't undone.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def actions(self, campaign: int) -> list[RecordedAction]:
        """Every action of a campaign, in order, including undone ones."""
        rows = await self._database.rows(
            "SELECT number, kind, seat, user, rule, answer, way, secret, topic, made, undone FROM actions"
            " WHERE campaign = ? ORDER BY number",
            campaign,
        )
        return [
            RecordedAction(Action(number, kind, seat, user, rule, answer, way, bool(secret), topic), made, bool(undone))
            for number, kind, seat, user, rule, answer, way, secret, topic, made, undone in rows
        ]

    async def events(self, campaign: int) -> list[RecordedEvent]:
        """Every event of a campaign, in order, including undone ones."""
        return _told(await self._database.rows(f"{_TOLD} ORDER BY id", campaign))

    async def event_count(self, campaign: int) -> int:
        """How many events a campaign has, including undone ones."""
        ((count,),) = await self._database.rows("SELECT coalesce(max(id), 0) FROM events WHERE campaign = ?", campaign)
        return int(count)

    async def dice(self, campaign: int) -> list[RecordedEvent]:
        """The dice events, including hidden and undone ones, in order."""
        kinds = "('dice-thrown', 'hidden-dice-thrown')"
        return _told(await self._database.rows(f"{_TOLD} AND kind IN {kinds} ORDER BY id", campaign))

    async def snapshots(self, campaign: int) -> list[TurnSnapshot]:
        """The stored snapshots of the game at the start of each turn."""
        rows = await self._database.rows(
            "SELECT turn, number, save FROM snapshots WHERE campaign = ? ORDER BY turn", campaign
        )
        return [TurnSnapshot(turn, number, unpacked(save)) for turn, number, save in rows]

    async def events_of_scene(self, campaign: int, scene: str, until: int) -> list[str]:
        """The events of a battle or operation as JSON texts, up to action ``until``, without undone ones."""
        return await self._json(f"{_EVENTS} AND scene = ? AND action <= ? ORDER BY id", campaign, scene, until)

    async def events_of_action(self, campaign: int, action: int) -> list[str]:
        """The events of one action as JSON texts; empty if it's undone."""
        return await self._json(f"{_EVENTS} AND action = ? ORDER BY id", campaign, action)

    async def events_of_turn(self, campaign: int, turn: int, until: int) -> list[str]:
        """The events of a turn as JSON texts, up to action ``until``, without undone ones."""
        return await self._json(f"{_EVENTS} AND turn = ? AND action <= ? ORDER BY id", campaign, turn, until)

    async def events_before_turn(self, campaign: int, turn: int, kinds: Collection[str]) -> list[str]:
        """The events of these kinds in earlier turns as JSON texts, without undone ones."""
        marks = ", ".join("?" * len(kinds))
        sql = f"{_EVENTS} AND turn < ? AND kind IN ({marks}) ORDER BY id"
        return await self._json(sql, campaign, turn, *sorted(kinds)) if kinds else []

    async def last_events(self, campaign: int, count: int) -> list[str]:
        """The last ``count`` events as JSON texts, oldest first, without undone ones."""
        newest_first = await self._json(f"{_EVENTS} ORDER BY id DESC LIMIT ?", campaign, count)
        return newest_first[::-1]

    async def _json(self, sql: str, *values: object) -> list[str]:
        return [json for (json,) in await self._database.rows(sql, *values)]


def _told(rows: Iterable[tuple[Any, ...]]) -> list[RecordedEvent]:
    return [RecordedEvent(action, turn, json, bool(undone)) for action, turn, json, undone in rows]
