"""Names for campaigns that get no title: game, scenario and a number, as "Romanitas · Iustinianus #3"."""

from __future__ import annotations

import re

from cachetools import LRUCache

from bot.common.messages import say
from bot.storage import Store
from rules.core.game import GameInfo

_REMEMBERED = 4096
_NUMBERED = re.compile(r"(?P<name>.+) #(?P<number>\d{1,6})")


class CampaignNames:
    """Gives each campaign of a server its own name. Campaigns that start at the same time get different numbers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._given: LRUCache[tuple[int, str], int] = LRUCache(_REMEMBERED)

    async def next(self, guild: int, info: GameInfo, scenario: str) -> str:
        """The name of a server's next campaign of a game."""
        count = await self._store.campaigns.count_of(guild, info.id)
        number = max(count, self._given.get((guild, info.id), 0)) + 1
        self._given[guild, info.id] = number
        return say("campaign-name", game=info.title, scenario=info.scenarios[scenario].short_title, number=number)

    async def after(self, title: str, guild: int, info: GameInfo, scenario: str) -> str:
        """The name of a campaign that follows one with this title."""
        found = _NUMBERED.fullmatch(title)
        if found is None:
            return f"{title} #2"
        upcoming = await self.next(guild, info, scenario)
        again = _NUMBERED.fullmatch(upcoming)
        if again is not None and again["name"] == found["name"]:
            return upcoming
        return f"{found['name']} #{int(found['number']) + 1}"
