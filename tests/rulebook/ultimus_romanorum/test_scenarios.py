"""The rules of single scenarios, and thrones that change hands [10.4, 5]."""

from __future__ import annotations

import pytest

from rules.ultimus_romanorum.chapters.balance import settle_usurpations
from rules.ultimus_romanorum.chapters.campaign import may_launch_armada, move
from rules.ultimus_romanorum.chapters.scoring import score_end
from rules.ultimus_romanorum.events import PointsScored
from rules.ultimus_romanorum.turn import play_step
from tests.rulebook.ultimus_romanorum.toolkit import (
    bare,
    campaign,
    enthrone,
    play,
    proves,
    told,
    tribe,
    two_emperors,
    usurp,
)


@proves("10.4.1")
@pytest.mark.parametrize(("year", "may"), [(456, False), (457, True)])
def test_majorian_launches_his_armada_once(year: int, may: bool) -> None:
    t = bare("majorian-455", turn=year)
    two_emperors(t)
    assert may_launch_armada(t) == may
    if may:
        campaign(t)
        play(t, move(t), movement="armada", fleet="hispaniae-5")
        assert t.place("classis-temporaria") == "hispaniae-5"
        assert not may_launch_armada(t)


@proves("10.4.1")
@pytest.mark.parametrize(("year", "capacity"), [(467, 2), (468, 4), (469, 2)])
def test_leos_armada_carries_twice_as_much_in_468(year: int, capacity: int) -> None:
    t = bare("last-romans-467", turn=year, step="stratagems")
    play(t, play_step(t))
    assert t.state.fleets["classis-orientalis"].capacity == capacity


@proves("10.4.1", "10.3")
@pytest.mark.parametrize(("status", "points"), [("regnum", 0), ("revolt", 10), ("foederati", 10)])
def test_the_end_of_the_vandal_kingdom_pays_ten(status: str, points: int) -> None:
    t = bare("majorian-455")
    tribe(t, "vandali", status)  # type: ignore[arg-type]
    score_end(t)
    assert sum(each.pv for each in told(t, PointsScored)) == points


@proves("10.4.1", "10.3")
@pytest.mark.parametrize(
    ("area", "deposed", "points"), [("italia-4", False, 10), ("galliae-5", False, 0), ("italia-4", True, 0)]
)
def test_a_lawful_augustus_in_a_western_capital_pays_ten(area: str, deposed: bool, points: int) -> None:
    t = bare("last-romans-467")
    enthrone(t, "west", "iulius-nepos", area)
    t.state.deposed = ["iulius-nepos"] if deposed else []
    score_end(t)
    assert sum(each.pv for each in told(t, PointsScored)) == points


@proves("3.6.4 A", "5", "R63")
def test_the_deposed_augustus_leaves_the_game_without_points() -> None:
    t = bare()
    two_emperors(t)
    usurp(t, "east", "anthemius-maior", "thracia-3", "scythae")
    before = dict(t.state.pv)
    play(t, settle_usurpations(t))
    assert t.place("theodosius-ii") == "gone"
    assert t.state.pv == before
    assert t.augusti()["east"] == "anthemius-maior"
