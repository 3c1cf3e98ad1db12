"""When people are available: quiet hours in their own time zone, absences, and due times that respect both."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.storage import Person

HOUR = 3600.0
DAY = 24 * HOUR

_ROUNDS = 20
"""Limits how often a due time moves, for people whose quiet hours leave no common free hour."""


def quiet_until(person: Person, at: float) -> float | None:
    """When the quiet hours around a time end (both in seconds, epoch); None outside quiet hours.

    Quiet hours follow the wall clock in the person's time zone, including daylight saving time.
    """
    if person.quiet_from is None or person.quiet_to is None or person.quiet_from == person.quiet_to:
        return None
    local = datetime.fromtimestamp(at, zone_of(person.zone))
    minute = local.hour * 60 + local.minute
    over_midnight = person.quiet_from > person.quiet_to
    if over_midnight:
        quiet = minute >= person.quiet_from or minute < person.quiet_to
    else:
        quiet = person.quiet_from <= minute < person.quiet_to
    if not quiet:
        return None
    end = local.replace(hour=person.quiet_to // 60, minute=person.quiet_to % 60, second=0, microsecond=0, fold=0)
    if over_midnight and minute >= person.quiet_from:
        end = end + timedelta(days=1)
    return end.astimezone(UTC).timestamp()


def is_away(person: Person | None, at: float) -> bool:
    """Whether someone is away at a time."""
    return person is not None and person.away_until is not None and at < person.away_until


def deadline(now: float, limit: float, people: Iterable[Person]) -> float:
    """The deadline (epoch) of a decision for which these people have ``limit`` seconds.

    It never falls into their quiet hours or absences, nor into the hour after (or ``limit``, if shorter).
    """
    due, grace = now + limit, min(HOUR, limit)
    expected = list(people)
    for _ in range(_ROUNDS):
        later = max((_postponed(person, due, grace) for person in expected), default=due)
        if later <= due:
            break
        due = later
    return due


def _postponed(person: Person, due: float, grace: float) -> float:
    """The due time, moved as one of the people needs it."""
    if person.away_until is not None and person.away_until + grace > due:
        return person.away_until + grace
    for looked_at in (due, due - grace):
        end = quiet_until(person, looked_at)
        if end is not None and end + grace > due:
            return end + grace
    return due


def reachable_from(person: Person, at: float) -> float:
    """When someone is first available from a time on (epoch): not away and outside quiet hours."""
    back = max(at, person.away_until or at)
    return quiet_until(person, back) or back


def zone_of(name: str) -> ZoneInfo:
    """The time zone with that name; UTC if this machine doesn't know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")
