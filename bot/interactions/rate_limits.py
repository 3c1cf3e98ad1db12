"""Rate limits: what one person, or all people of a channel together, may ask of the bot within a time.

Button presses have their own limit that no one reaches by hand, so a flood of commands never keeps a player from
playing. Expensive work (drawing, simulations, files) also counts against a second, smaller limit.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from cachetools import LRUCache
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from bot.common.errors import UserError

HEAVY = {
    "campaign export": 10,
    "campaign film": 10,
    "campaign import": 10,
    "campaign new": 5,
    "campaign statistics": 5,
    "advise": 5,
    "chronicle": 3,
    "odds": 3,
    "map": 3,
    "battle": 3,
    "dice verify": 3,
    "dice history": 2,
    "gm rewind": 5,
    "campaign list": 2,
    "mygames": 2,
}
"""Costs of commands that need more than a database query; all others cost nothing of the second limit."""

HEAVY_PRESSES = {
    "advice": 5,
    "follow": 5,
    "begin": 5,
    "again": 5,
    "film": 10,
    "statistics": 5,
    "export": 10,
    "setup": 1,
}
"""The same for buttons."""

EVENTS_PER_POINT = 500
"""How many events of a film cost one more point of heavy work."""

LONGEST_FILM = 20
"""Maximum points that a film's length costs."""

_REMEMBERED = 4096


@dataclass(frozen=True)
class Bounds:
    """Limits as (count, seconds): presses, commands and suggestions of a person; heavy work of a person, of a channel.

    ``presses=(120, 30)`` allows 120 presses within any 30 seconds. ``campaigns`` is the maximum number of open
    campaigns for one person.
    """

    presses: tuple[int, int] = (120, 30)
    commands: tuple[int, int] = (30, 30)
    suggestions: tuple[int, int] = (150, 30)
    heavy: tuple[int, int] = (40, 60)
    channel: tuple[int, int] = (120, 60)
    campaigns: int = 100


NO_BOUNDS = Bounds(*((1_000_000, 1),) * 5, campaigns=1_000_000)
"""For a channel with only one person."""


@dataclass(frozen=True)
class _Charge:
    what: str
    item: RateLimitItem
    subject: int
    cost: int = 1


@dataclass
class RateLimits:
    """Counts in memory: a restart resets everything."""

    bounds: Bounds = field(default_factory=Bounds)

    def __post_init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._met: LRUCache[int, None] = LRUCache(_REMEMBERED)

    def is_repeated(self, interaction: int) -> bool:
        """Whether this interaction was seen before: Discord may deliver one twice, but it's handled once."""
        if interaction in self._met:
            return True
        self._met[interaction] = None
        return False

    def press(self, user: int, channel: int, verb: str) -> None:
        """Count a button press or a menu choice.

        Raises:
            UserError: the limit is exceeded.
        """
        presses = _Charge("press", _item(self.bounds.presses), user)
        self._spend([presses, *self._heavy(user, channel, HEAVY_PRESSES.get(verb, 0))])

    def command(self, user: int, channel: int, name: str) -> None:
        """Count a command.

        Raises:
            UserError: the limit is exceeded.
        """
        commands = _Charge("command", _item(self.bounds.commands), user)
        self._spend([commands, *self._heavy(user, channel, HEAVY.get(name, 0))])

    def film(self, user: int, channel: int, events: int) -> None:
        """Count a film that has to be drawn, by its length.

        Raises:
            UserError: the limit is exceeded.
        """
        self._spend(self._heavy(user, channel, min(events // EVENTS_PER_POINT, LONGEST_FILM)))

    def suggestion(self, user: int) -> None:
        """Count an autocomplete request; clients send one per typed letter.

        Raises:
            UserError: the limit is exceeded.
        """
        self._spend([_Charge("suggestion", _item(self.bounds.suggestions), user)])

    def campaign(self, known: int) -> None:
        """Check that someone in this many campaigns may join one more.

        Raises:
            UserError: they may not.
        """
        if known >= self.bounds.campaigns:
            raise UserError("campaigns-many", most=self.bounds.campaigns)

    def _heavy(self, user: int, channel: int, cost: int) -> list[_Charge]:
        if not cost:
            return []
        return [
            _Charge("heavy", _item(self.bounds.heavy), user, cost),
            _Charge("channel", _item(self.bounds.channel), channel, cost),
        ]

    def _spend(self, charges: list[_Charge]) -> None:
        """Count against every limit, or against none."""
        for charge in charges:
            if not self._limiter.test(charge.item, charge.what, str(charge.subject), cost=charge.cost):
                raise UserError(
                    "flood-channel" if charge.what == "channel" else "flood", when=f"<t:{self._again(charge)}:R>"
                )
        for charge in charges:
            self._limiter.hit(charge.item, charge.what, str(charge.subject), cost=charge.cost)

    def _again(self, charge: _Charge) -> int:
        """When to retry (seconds, epoch)."""
        reset = self._limiter.get_window_stats(charge.item, charge.what, str(charge.subject)).reset_time
        return int(max(reset, time.time())) + 1


def _item(bound: tuple[int, int]) -> RateLimitItem:
    amount, seconds = bound
    return RateLimitItemPerSecond(amount, seconds)
