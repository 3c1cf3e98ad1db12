"""Quiet hours, absences and deadlines in each player's time zone, with daylight saving time."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.campaigns.availability import DAY, HOUR, deadline, is_away, quiet_until, reachable_from, zone_of
from bot.storage import Person

PARIS = ZoneInfo("Europe/Paris")
SLEEPER = Person(1, "Europe/Paris", 22 * 60, 7 * 60)


def paris(month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(2026, month, day, hour, minute, tzinfo=PARIS).timestamp()


@pytest.mark.parametrize(
    ("at", "until"),
    [
        (paris(6, 1, 21, 59), None),
        (paris(6, 1, 22, 0), paris(6, 2, 7)),
        (paris(6, 2, 6, 59), paris(6, 2, 7)),
        (paris(6, 2, 7, 0), None),
        (paris(3, 28, 23), paris(3, 29, 7)),
        (paris(10, 24, 23), paris(10, 25, 7)),
    ],
)
def test_quiet_hours_are_those_of_the_wall_clock(at: float, until: float | None) -> None:
    assert quiet_until(SLEEPER, at) == until


def test_the_night_of_summer_time_has_eight_hours() -> None:
    assert quiet_until(SLEEPER, paris(3, 28, 22)) == paris(3, 28, 22) + 8 * HOUR
    assert quiet_until(SLEEPER, paris(10, 24, 22)) == paris(10, 24, 22) + 10 * HOUR


def test_quiet_hours_within_a_day() -> None:
    worker = Person(1, "Europe/Paris", 9 * 60, 17 * 60)
    assert quiet_until(worker, paris(6, 1, 12)) == paris(6, 1, 17)
    assert quiet_until(worker, paris(6, 1, 18)) is None


def test_a_deadline_does_not_fall_into_the_night() -> None:
    assert deadline(paris(6, 1, 12), 6 * HOUR, [SLEEPER]) == paris(6, 1, 18)
    assert deadline(paris(6, 1, 20), 6 * HOUR, [SLEEPER]) == paris(6, 2, 8)
    assert deadline(paris(6, 1, 21), DAY, [SLEEPER]) == paris(6, 2, 21)
    assert deadline(paris(6, 1, 20), 6 * HOUR, []) == paris(6, 2, 2)


def test_a_deadline_just_after_the_night_leaves_an_hour() -> None:
    assert deadline(paris(6, 1, 21, 10), 10 * HOUR, [SLEEPER]) == paris(6, 2, 8)


def test_a_deadline_waits_for_who_is_away() -> None:
    back = paris(6, 5, 12)
    traveller = Person(1, "Europe/Paris", away_until=back)
    assert deadline(paris(6, 1, 12), DAY, [traveller]) == back + HOUR
    assert is_away(traveller, back - 1)
    assert not is_away(traveller, back)
    assert not is_away(None, back)


def test_people_of_two_continents_who_never_wake_together_do_not_put_it_off_for_ever() -> None:
    one = Person(1, "UTC", 0, 12 * 60)
    other = Person(2, "UTC", 12 * 60, 0)
    now = datetime(2026, 6, 1, 6, tzinfo=UTC).timestamp()
    assert now < deadline(now, HOUR, [one, other]) < now + 30 * DAY


@given(st.floats(1.7e9, 1.9e9), st.integers(0, 1439), st.integers(0, 1439), st.sampled_from([HOUR, 6 * HOUR, DAY]))
def test_a_deadline_is_never_early_and_never_in_quiet_hours(now: float, begin: int, end: int, limit: float) -> None:
    person = Person(1, "America/New_York", begin, end)
    due = deadline(now, limit, [person])
    assert due >= now + limit
    assert quiet_until(person, due) is None or (end - begin) % 1440 > 1440 - 61
    assert reachable_from(person, now) >= now


def test_an_unknown_zone_is_utc() -> None:
    assert zone_of("Atlantis/Poseidonis").key == "UTC"
    assert zone_of("../../etc/passwd").key == "UTC"
