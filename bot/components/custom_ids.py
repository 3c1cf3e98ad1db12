"""The custom ids of our buttons and menus: everything a press needs to be understood after a restart.

``cp:<campaign>:<number>:<verb>``, with an argument after a full stop and numbers in base 36. Nothing in them is
trusted: every press is authorised, and its number is compared with the pending decision's.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from bot.common.errors import UserError
from rules.core.decisions import Item, Layout, Option

TEMPLATE = (
    r"cp:(?P<campaign>[0-9a-z]{1,13}):(?P<number>[0-9a-z]{1,13}):(?P<verb>[a-z]{1,12})(?:\.(?P<rest>[0-9a-z.]*))?"
)
"""Matches all of our custom ids and no others."""

LARGEST_ID = 2**63 - 1
"""The largest number that the database accepts."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """A non-negative number in base 36."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


@dataclass(frozen=True)
class ControlId:
    """What a button or menu is for: campaign, decision number, verb and argument."""

    campaign: int
    number: int
    verb: str
    rest: str = ""

    def __str__(self) -> str:
        head = f"cp:{base36(self.campaign)}:{base36(self.number)}:{self.verb}"
        return f"{head}.{self.rest}" if self.rest else head

    @classmethod
    def read(cls, match: re.Match[str]) -> ControlId:
        """The parts of a custom id that matched :data:`TEMPLATE`."""
        return cls(int(match["campaign"], 36), int(match["number"], 36), match["verb"], match["rest"] or "")


def token(things: Sequence[Option] | Sequence[Item] | Sequence[Layout], index: int) -> str:
    """A short name for one of the things on offer: its index, and a checksum of its id."""
    return f"{base36(index)}.{base36(crc32(things[index].id.encode()))}"


def resolve_token(things: Sequence[Option] | Sequence[Item] | Sequence[Layout], named: str) -> str:
    """The id of the thing that a token names.

    Raises:
        UserError: that thing isn't on offer there any more, for example after a correction of the rules.
    """
    index = named.partition(".")[0]
    place = int(index, 36) if re.fullmatch(r"[0-9a-z]{1,8}", index) else len(things)
    if place >= len(things) or token(things, place) != named:
        raise UserError("option-gone")
    return things[place].id
