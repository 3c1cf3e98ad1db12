"""How much may be asked of the bot: floods are stopped, players are not."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bot.common.errors import Refusal
from bot.interactions.rate_limits import HEAVY, NO_BOUNDS, Allowance, Bounds

CHANNEL, OTHER = 100, 200
VERBS = ("pick", "drill", "take", "put", "confirm", "undo", "why", "oddsof", "story")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """A clock that stands still until it is moved on by so many seconds."""
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
        except Refusal:
            continue
        let_in += 1
    return let_in


def test_a_flood_of_commands_is_stopped_and_forgiven(clock: Callable[[float], None]) -> None:
    allowance = Allowance()
    assert count(500, lambda: allowance.command(1, CHANNEL, "status")) == 30
    with pytest.raises(Refusal, match="a little fast"):
        allowance.command(1, CHANNEL, "act")
    assert count(10, lambda: allowance.command(2, CHANNEL, "status")) == 10
    clock(31)
    assert count(500, lambda: allowance.command(1, CHANNEL, "status")) == 30


def test_a_flood_of_commands_leaves_ones_buttons_alone(clock: Callable[[float], None]) -> None:
    allowance = Allowance()
    count(500, lambda: allowance.command(1, CHANNEL, "map"))
    count(500, lambda: allowance.suggestion(1))
    for verb in VERBS:
        allowance.press(1, CHANNEL, verb)


def test_who_presses_three_buttons_a_second_for_an_hour_is_never_stopped(clock: Callable[[float], None]) -> None:
    allowance = Allowance()
    for press in range(3 * 3600):
        allowance.press(1, CHANNEL, VERBS[press % len(VERBS)])
        clock(1 / 3)


def test_advice_at_every_decision_is_never_stopped(clock: Callable[[float], None]) -> None:
    allowance = Allowance()
    for _ in range(200):
        allowance.press(1, CHANNEL, "advice")
        clock(4)
        allowance.press(1, CHANNEL, "follow")
        clock(12)


@pytest.mark.parametrize("name", HEAVY)
def test_heavy_commands_of_one_person_are_few(name: str, clock: Callable[[float], None]) -> None:
    allowance = Allowance()
    assert count(50, lambda: allowance.command(1, CHANNEL, name)) == min(40 // HEAVY[name], 30)


def test_heavy_commands_of_many_in_one_channel_are_few(clock: Callable[[float], None]) -> None:
    allowance, users = Allowance(), iter(range(1000))
    assert count(200, lambda: allowance.command(next(users), CHANNEL, "campaign film")) == 12
    with pytest.raises(Refusal, match="for this channel"):
        allowance.command(9999, CHANNEL, "map")
    allowance.command(9999, CHANNEL, "status")
    allowance.command(9999, OTHER, "map")
    clock(61)
    allowance.command(9999, CHANNEL, "map")


def test_what_is_refused_costs_nothing(clock: Callable[[float], None]) -> None:
    allowance = Allowance(Bounds(heavy=(9, 60)))
    assert count(5, lambda: allowance.command(1, CHANNEL, "campaign film")) == 0
    assert count(9, lambda: allowance.command(1, CHANNEL, "map")) == 3


def test_an_interaction_is_met_once() -> None:
    allowance = Allowance()
    assert [allowance.is_repeated(each) for each in (1, 2, 1, 3, 2)] == [False, False, True, False, True]
    for each in range(10, 10_000):
        assert not allowance.is_repeated(each)


def test_nobody_takes_part_in_campaigns_without_number() -> None:
    allowance = Allowance()
    allowance.campaign(99)
    with pytest.raises(Refusal, match="100 campaigns"):
        allowance.campaign(100)


def test_without_bounds_nothing_is_counted() -> None:
    allowance = Allowance(NO_BOUNDS)
    assert count(2000, lambda: allowance.command(1, CHANNEL, "act")) == 2000
