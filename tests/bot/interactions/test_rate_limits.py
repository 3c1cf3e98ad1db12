"""Rate limits stop floods of requests, and never players."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bot.common.errors import UserError
from bot.interactions.rate_limits import HEAVY, NO_BOUNDS, Bounds, RateLimits

CHANNEL, OTHER = 100, 200
VERBS = ("pick", "drill", "take", "put", "confirm", "undo", "why", "oddsof", "story")


@pytest.fixture
def scheduler(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """A clock that moves only when a test moves it, by so many seconds."""
    now = [time.time()]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def on(seconds: float) -> None:
        now[0] += seconds

    return on


def count(times: int, ask: Callable[[], None]) -> int:
    """How many of so many are let in."""
    let_in = 0
    for _ in range(times):
        try:
            ask()
        except UserError:
            continue
        let_in += 1
    return let_in


def test_a_flood_of_commands_is_stopped_and_forgiven(scheduler: Callable[[float], None]) -> None:
    rate_limits = RateLimits()
    assert count(500, lambda: rate_limits.command(1, CHANNEL, "status")) == 30
    with pytest.raises(UserError, match="a little fast"):
        rate_limits.command(1, CHANNEL, "act")
    assert count(10, lambda: rate_limits.command(2, CHANNEL, "status")) == 10
    scheduler(31)
    assert count(500, lambda: rate_limits.command(1, CHANNEL, "status")) == 30


def test_a_flood_of_commands_leaves_ones_buttons_alone(scheduler: Callable[[float], None]) -> None:
    rate_limits = RateLimits()
    count(500, lambda: rate_limits.command(1, CHANNEL, "map"))
    count(500, lambda: rate_limits.suggestion(1))
    for verb in VERBS:
        rate_limits.press(1, CHANNEL, verb)


def test_who_presses_three_buttons_a_second_for_an_hour_is_never_stopped(scheduler: Callable[[float], None]) -> None:
    rate_limits = RateLimits()
    for press in range(3 * 3600):
        rate_limits.press(1, CHANNEL, VERBS[press % len(VERBS)])
        scheduler(1 / 3)


def test_advice_at_every_decision_is_never_stopped(scheduler: Callable[[float], None]) -> None:
    rate_limits = RateLimits()
    for _ in range(200):
        rate_limits.press(1, CHANNEL, "advice")
        scheduler(4)
        rate_limits.press(1, CHANNEL, "follow")
        scheduler(12)


@pytest.mark.parametrize("name", HEAVY)
def test_heavy_commands_of_one_person_are_few(name: str, scheduler: Callable[[float], None]) -> None:
    rate_limits = RateLimits()
    assert count(50, lambda: rate_limits.command(1, CHANNEL, name)) == min(40 // HEAVY[name], 30)


def test_heavy_commands_of_many_in_one_channel_are_few(scheduler: Callable[[float], None]) -> None:
    rate_limits, users = RateLimits(), iter(range(1000))
    assert count(200, lambda: rate_limits.command(next(users), CHANNEL, "campaign film")) == 12
    with pytest.raises(UserError, match="on this channel's requests"):
        rate_limits.command(9999, CHANNEL, "map")
    rate_limits.command(9999, CHANNEL, "status")
    rate_limits.command(9999, OTHER, "map")
    scheduler(61)
    rate_limits.command(9999, CHANNEL, "map")


def test_what_is_refused_costs_nothing(scheduler: Callable[[float], None]) -> None:
    rate_limits = RateLimits(Bounds(heavy=(9, 60)))
    assert count(5, lambda: rate_limits.command(1, CHANNEL, "campaign film")) == 0
    assert count(9, lambda: rate_limits.command(1, CHANNEL, "map")) == 3


def test_an_interaction_is_met_once() -> None:
    rate_limits = RateLimits()
    assert [rate_limits.is_repeated(each) for each in (1, 2, 1, 3, 2)] == [False, False, True, False, True]
    for each in range(10, 10_000):
        assert not rate_limits.is_repeated(each)


def test_no_one_takes_part_in_campaigns_without_number() -> None:
    rate_limits = RateLimits()
    rate_limits.campaign(99)
    with pytest.raises(UserError, match="100 campaigns"):
        rate_limits.campaign(100)


def test_without_bounds_nothing_is_counted() -> None:
    rate_limits = RateLimits(NO_BOUNDS)
    assert count(2000, lambda: rate_limits.command(1, CHANNEL, "act")) == 2000
