"""Lengths of time in commands, offered while someone types and typed with or without a unit."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.commands.autocomplete import Choice
from bot.common.errors import UserError
from bot.common.messages import say
from bot.common.sanitize import quoted

_MINUTE, _HOUR, _DAY, _WEEK = 60, 3600, 86400, 604800
_UNITS = {
    "sec": 1,
    "min": _MINUTE,
    "hou": _HOUR,
    "heu": _HOUR,
    "hr": _HOUR,
    "day": _DAY,
    "jou": _DAY,
    "wee": _WEEK,
    "wk": _WEEK,
    "sem": _WEEK,
}
"""How units begin in any language, with their seconds."""

_ONE = re.compile(r"(?:an?|one|une?)\s+(?=\w)")
"""How “a minute” begins in any language."""

_STEM = 3
_TYPED = re.compile(r"(\d{1,9})\s*([^\W\d_]*)\.?")
_LARGEST = 99
"""The largest number that someone types of a unit: three hours aren't meant with 180 minutes."""


def offered_lengths(values: Sequence[str], typed: str) -> list[Choice]:
    """The lengths (seconds, 0 for none) that typed text may begin, by number or by name; all if nothing is typed."""
    wanted = typed.strip().casefold()
    number, units = _read(wanted)
    found = [value for value in values if wanted in _name(value).casefold()] if not number else []
    found += [value for value in values if number and any(each.startswith(number) for each in _numbers(value, units))]
    return [Choice(name=_name(value), value=value) for value in found]


def length_meant(values: Sequence[str], typed: str) -> str:
    """The length that typed text means: a value, its name, or a number with or without a unit.

    Raises:
        UserError: it means none of them, or several.
    """
    wanted = typed.strip().casefold()
    number, units = _read(wanted)
    named = [value for value in values if wanted in (value, _name(value).casefold())]
    found = named or [value for value in values if number in _numbers(value, units)]
    if len(found) != 1:
        raise UserError("no-such-length", typed=quoted(typed, 50), lengths=", ".join(map(_name, found or values)))
    return found[0]


def _read(wanted: str) -> tuple[str, list[int]]:
    """The number in a text, empty if there's none, and the seconds of each unit that it may have."""
    typed = _TYPED.fullmatch(_ONE.sub("1 ", wanted, count=1))
    if typed is None:
        return "", []
    return typed[1], [seconds for stem, seconds in _UNITS.items() if stem.startswith(typed[2][:_STEM])]


def _numbers(value: str, units: Sequence[int]) -> list[str]:
    """A length as a number of each unit in which it is a whole one."""
    seconds = int(value)
    return [str(seconds // unit) for unit in units if seconds % unit == 0 and seconds // unit <= _LARGEST]


def _name(value: str) -> str:
    return say(f"time-{value}")
