"""How much one person, and all people of one channel together, may ask of the bot within a time.

Presses of buttons have a purse of their own that nobody empties by hand, so that a flood of commands never keeps a
player from playing. What costs much (drawing, reckoning, files) is paid out of a second, smaller purse as well.
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
"""What commands cost that are more than a look into the database; all others cost nothing of the second purse."""

HEAVY_PRESSES = {"advice": 5, "follow": 5}
"""The same for buttons."""

_REMEMBERED = 4096


@dataclass(frozen=True)
class Bounds:
    """So many in so many seconds: presses, commands and suggestions of a person; heavy work of a person, of a channel.

    With ``presses=(120, 30)`` somebody may press 120 buttons within any 30 seconds. ``campaigns`` is in how many that
    are played somebody may take part.
    """

    presses: tuple[int, int] = (120, 30)
    commands: tuple[int, int] = (30, 30)
    suggestions: tuple[int, int] = (150, 30)
    heavy: tuple[int, int] = (40, 60)
    channel: tuple[int, int] = (120, 60)
    campaigns: int = 100


NO_BOUNDS = Bounds(*((1_000_000, 1),) * 5, campaigns=1_000_000)
"""For a channel where nobody but oneself plays."""


@dataclass(frozen=True)
class _Purse:
    what: str
    item: RateLimitItem
    subject: int
    cost: int = 1


@dataclass
class RateLimits:
    """Keeps count, in memory: after a restart everybody begins anew."""

    bounds: Bounds = field(default_factory=Bounds)

    def __post_init__(self) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._met: LRUCache[int, None] = LRUCache(_REMEMBERED)

    def is_repeated(self, interaction: int) -> bool:
        """Whether this interaction was met before: Discord may deliver one twice, and it is dealt with once."""
        if interaction in self._met:
            return True
        self._met[interaction] = None
        return False

    def press(self, user: int, channel: int, verb: str) -> None:
        """Count a press of a button or a choice from a menu.

        Raises:
            UserError: it was one too many.
        """
        presses = _Purse("press", _item(self.bounds.presses), user)
        self._pay([presses, *self._heavy(user, channel, HEAVY_PRESSES.get(verb, 0))])

    def command(self, user: int, channel: int, name: str) -> None:
        """Count a command.

        Raises:
            UserError: it was one too many.
        """
        commands = _Purse("command", _item(self.bounds.commands), user)
        self._pay([commands, *self._heavy(user, channel, HEAVY.get(name, 0))])

    def suggestion(self, user: int) -> None:
        """Count a question for suggestions, of which there is one for every letter that is typed.

        Raises:
            UserError: it was one too many.
        """
        self._pay([_Purse("suggestion", _item(self.bounds.suggestions), user)])

    def campaign(self, known: int) -> None:
        """Make sure that somebody who takes part in so many campaigns may take part in one more.

        Raises:
            UserError: they may not.
        """
        if known >= self.bounds.campaigns:
            raise UserError("campaigns-many", most=self.bounds.campaigns)

    def _heavy(self, user: int, channel: int, cost: int) -> list[_Purse]:
        if not cost:
            return []
        return [
            _Purse("heavy", _item(self.bounds.heavy), user, cost),
            _Purse("channel", _item(self.bounds.channel), channel, cost),
        ]

    def _pay(self, purses: list[_Purse]) -> None:
        """Pay out of every purse, or out of none."""
        for purse in purses:
            if not self._limiter.test(purse.item, purse.what, str(purse.subject), cost=purse.cost):
                raise UserError(
                    "flood-channel" if purse.what == "channel" else "flood", when=f"<t:{self._again(purse)}:R>"
                )
        for purse in purses:
            self._limiter.hit(purse.item, purse.what, str(purse.subject), cost=purse.cost)

    def _again(self, purse: _Purse) -> int:
        """When it is worth trying again (seconds, epoch)."""
        reset = self._limiter.get_window_stats(purse.item, purse.what, str(purse.subject)).reset_time
        return int(max(reset, time.time())) + 1


def _item(bound: tuple[int, int]) -> RateLimitItem:
    amount, seconds = bound
    return RateLimitItemPerSecond(amount, seconds)
