"""The Legate of Italia: exact odds, sound moves, and games that end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

import rules
from rules.core import registry
from rules.core.agents import give, random_agent
from rules.core.decisions import Pick
from rules.italia.ai.legate import _buy, legate
from rules.italia.ai.odds import Bonuses, Kind, Side, battle_odds, bonuses, raid_chance, side_of
from rules.italia.ai.plan import LEAST_GAIN, plans
from rules.italia.chapters.asking import DONE
from rules.italia.chapters.income import purchase
from tests.rules.italia.board import Board, begin, board, units
from tests.sampling import first

INFANTRY = Kind("infantry", 7)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    with registry.only_games({**registry.packages(), "italia": "rules.italia"}):
        yield


@pytest.mark.rule("10.4", "10.5")
@pytest.mark.parametrize(("bonus", "wins"), [(0, 99), (-2, 90), (-3, 72)])
def test_three_against_one(bonus: int, wins: int) -> None:
    """In the open, with a city, and with a city in the highlands."""
    odds = battle_odds(Side(((INFANTRY, 3),)), Side(((INFANTRY, 1),)), Bonuses(bonus, 0))
    assert abs(100 * odds.wins - wins) < 1


@pytest.mark.rule("10.5", "10.6", "2.3")
@pytest.mark.parametrize(("infantry", "wins"), [(6, 44), (8, 88)])
def test_brennus_against_roma(infantry: int, wins: int) -> None:
    """Simulated odds; those here are exact for Romans who flip their consular legions first."""
    t = board(active="celts")
    t.state.cities = {"roma": "whole"}
    celts = side_of(t, units(t, "celts", "sabini", infantry=infantry), leader=True)
    romans = side_of(t, units(t, "romans", "roma", consular_legion=2, legion=2), leader=False)
    odds = battle_odds(celts, romans, bonuses(t, "roma", "celts", "romans", (True, False), landing=False))
    assert abs(100 * odds.wins - wins) < 4


@pytest.mark.rule("10.12")
def test_raids() -> None:
    assert [round(100 * raid_chance(size, 7)) for size in range(1, 6)] == [40, 64, 78, 87, 92]


def test_a_landing_meets_a_strong_first_round() -> None:
    two = Side(((INFANTRY, 2),))
    assert battle_odds(two, two, Bonuses(0, 0, 2)).wins < battle_odds(two, two, Bonuses(0, 0)).wins


@pytest.mark.slow
@pytest.mark.parametrize(
    "scenario", ["I-evening", "II-evening", *(pytest.param(s, marks=pytest.mark.soak) for s in ("I", "II"))]
)
def test_legates_play_to_the_end(scenario: str) -> None:
    table = rules.start("italia", scenario, {}, seed="a legate")
    table.stop_recording()
    for _ in range(12_000):
        if table.decision is None:
            break
        table.events.clear()
        give(table, legate(table), table.decision.seat)
    assert table.result is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", first(1, range(24)))
def test_the_legate_beats_players_at_random(seed: int) -> None:
    scenario = "I" if seed % 2 else "II"
    table = rules.start("italia", scenario, {}, seed=f"against chance {seed}")
    table.stop_recording()
    own = table.seats[seed % len(table.seats)]
    other = random_agent(Random(seed))
    while (decision := table.decision) is not None:
        table.events.clear()
        give(table, legate(table) if decision.seat == own else other(table), decision.seat)
    assert table.result is not None
    assert table.result.winner == own


_PLAYS = """
import rules
from rules.core.agents import give
from rules.italia.ai.legate import legate
table = rules.start("italia", "II-evening", {}, seed="the same")
for _ in range(120):
    give(table, legate(table), next(iter(table.decisions)))
print(table.save())
"""


@pytest.mark.slow
def test_it_plays_the_same_game_in_every_process() -> None:
    """The Legate's judgement doesn't depend on the hash of a text, which differs from process to process."""
    saves = {
        subprocess.run(
            [sys.executable, "-c", _PLAYS],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in (1, 2, 3)
    }
    assert len(saves) == 1


@pytest.mark.rule("R88")
def test_it_buys_no_counter_that_its_arrivals_need() -> None:
    t = board("II", turn=4, active="byzantines")
    t.state.step = "income"
    for area, count in (("roma", 8), ("capua", 3), ("apulia", 1)):
        units(t, "byzantines", area, infantry=count)
    t.nation("byzantines").gold = 18
    bought = _purchases(t, "byzantines")
    assert "unit:infantry:1" in bought
    assert not any(answer.startswith("unit:infantry") for answer in bought if answer != "unit:infantry:1")
    assert bought.count("unit:infantry:1") == 1


def _purchases(t: Board, nation: str) -> list[str]:
    """What the Legate answers until its purchase is over."""
    script = purchase(t, nation)
    bought: list[str] = []
    decision = next(script)
    while isinstance(decision, Pick):
        answer = _buy(decision, t) or DONE
        bought.append(answer)
        try:
            decision = script.send((answer,))
        except StopIteration:
            break
    return bought


@pytest.mark.rule("6.6")
def test_it_buys_no_second_fleet_before_the_first_is_on_the_map() -> None:
    t = board("I", turn=1, active="carthaginians")
    units(t, "carthaginians", "lilybaeum", infantry=4)
    t.nation("carthaginians").gold, t.nation("carthaginians").capital = 12, "lilybaeum"
    assert [each for each in _purchases(t, "carthaginians") if "fleet" in each] == ["unit:fleet:1"]


@pytest.mark.rule("9.3")
@pytest.mark.parametrize("guards", [0, 4])
def test_it_boards_no_ship_to_land_where_it_came_from(guards: int) -> None:
    """Only other coasts count: it boards for empty ones, and stays where enemies hold all of them."""
    t = board("I", turn=3)
    units(t, "romans", "olbia", legion=3)
    fleets = units(t, "romans", "mare-sardoum", fleet=2)
    t.now.sailed = {fleet: t.unit(fleet).move for fleet in fleets}
    for area in ("corsica", "carales", "cirta"):
        units(t, "carthaginians", area, infantry=guards)
    begin(t)
    worths = [plan.worth for plan in plans(t, "march") if plan.goal in t.data.seas]
    assert worths
    assert (max(worths) > LEAST_GAIN) == (not guards)


@pytest.mark.rule("6.6")
def test_it_buys_no_fleet_for_what_its_units_can_walk_to() -> None:
    t = board("I", turn=2)
    for area in ("latium", "capua"):
        units(t, "romans", area, legion=3)
    t.nation("romans").gold, t.nation("romans").capital = 12, "latium"
    assert not any("fleet" in answer for answer in _purchases(t, "romans"))
