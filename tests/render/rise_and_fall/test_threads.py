"""The thread of a campaign of Rise and Fall, told at the end of a decade."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from render.core.posts import Voice
from render.prose.threads import thread_text, threads
from render.rise_and_fall.player_turn import RECALLED
from render.rise_and_fall.texts import GAME
from render.rise_and_fall.threads import spin
from rules.core.events import Event
from rules.rise_and_fall import events as happened
from tests.render.rise_and_fall.playing import PLAYED_ONCE, played

pytestmark = pytest.mark.xdist_group(PLAYED_ONCE)


def count(turn: int, rome: int, parthia: int = 10) -> happened.TurnEnded:
    return happened.TurnEnded(rome=rome, parthia=parthia, german=0, difference=rome - parthia, turn=turn)


def counts(*rome: int) -> list[happened.TurnEnded]:
    return [count(turn, stars) for turn, stars in enumerate(rome, 1)]


def last(events: Sequence[Event]) -> list[tuple[str, dict[str, object]]]:
    """What could be told of the last turn."""
    today = [event for event in events if event.turn == events[-1].turn]
    return [(point.stem, dict(point.args)) for point in spin(today, events)]


def test_a_lead_that_changes_lasts_or_grows() -> None:
    assert last(counts(11, 9)) == [("thread-overtaken", {"player": "parthia"})]
    assert last(counts(11, 12)) == []
    assert last(counts(11, 12, 12)) == [("thread-ahead", {"player": "rome", "row": 3})]
    assert ("thread-swing", {"player": "rome", "count": 3}) in last(counts(11, 14))
    assert ("thread-swing", {"player": "parthia", "count": 3}) in last(counts(16, 13))


def test_records_need_five_decades() -> None:
    assert ("thread-most", {"player": "rome", "stars": 13}) in last(counts(11, 12, 11, 12, 13))
    assert ("thread-fewest", {"player": "rome", "stars": 11}) in last(counts(12, 13, 12, 13, 11))
    assert not any(stem in ("thread-most", "thread-fewest") for stem, _ in last(counts(11, 12, 11, 13)))


def test_what_happens_again_is_told_with_its_number() -> None:
    wars: list[Event] = [happened.CivilWarBegan(rebellion=1, capital="tarraco", size=3, turn=turn) for turn in (1, 2)]
    assert last(wars[:1]) == []
    assert last(wars) == [("thread-civil-wars", {"times": 2})]
    risen: list[Event] = [
        happened.RevoltBegan(area="damascus", empire="rome", degree=1, unit="", turn=turn) for turn in (1, 2)
    ]
    assert last(risen) == [("thread-revolts", {"area": "damascus", "times": 2})]
    looted: list[Event] = [happened.StarLooted(area="merv", unit="hun-01", turn=turn) for turn in (1, 2)]
    assert last(looted) == [("thread-looted", {"times": 2})]


def test_a_people_that_takes_much_is_on_the_rise() -> None:
    areas = ("siscia", "pannonia", "norica", "raetia")
    took = [happened.AreaTaken(area=area, before="rome", by="celt", turn=1) for area in areas]
    assert last(took) == [("thread-rising", {"power": "celt", "count": 4})]
    assert last(took[:3]) == []


def test_what_is_recalled_of_earlier_decades_is_enough() -> None:
    events = played("rise-60bc-20ad", three=False)[0]
    last_turn = events[-1].turn
    told = set()
    for turn in range(1, last_turn):
        before = [event for event in events if event.turn < turn]
        today = [event for event in events if event.turn == turn]
        recalled = [event for event in before if event.kind in RECALLED]
        thread = thread_text(GAME, spin, today, before, Voice())
        assert thread == thread_text(GAME, spin, today, recalled, Voice())
        told.add(thread)
    assert len(told) >= (last_turn - 1) // 2, "threads don't say the same again and again"
    assert all(point.stem.startswith("thread-") for point in threads(spin, events, ()).values())
