"""The campaign in figures: counted by hand where it is small, and checked against the campaign where it is long."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import rules
from render.romanitas.statistics import Figures, draw_statistics, figures, tell_statistics
from rules.core.agents import give
from rules.core.dice import Roll
from rules.core.events import DiceThrown
from rules.romanitas.events import BattleEnded, CityDesolated, CityTaken, Counted
from rules.romanitas.legate import legate


def ended(nation: str, winner: str, roman: int, enemy: int) -> BattleEnded:
    return BattleEnded(
        place="naissus", nation=nation, siege=False, winner="roman" if winner == "roman" else "enemy", why="no-units",
        routed={}, eliminated={"roman": ("a",) * roman, "enemy": ("b",) * enemy}, turn=1,
    )  # fmt: skip


def test_a_small_campaign_counted_by_hand() -> None:
    events = [
        Counted(lines=(), total=12, turn=1),
        ended("slavs", "roman", 0, 2),
        ended("slavs", "enemy", 3, 1),
        ended("avars", "roman", 1, 0),
        CityTaken(city="salonae", nation="ostrogoths", turn=1),
        CityDesolated(city="ephesus", by="plague", markers=1, turn=1),
        DiceThrown(rolls=(Roll(0, 6, 6), Roll(1, 6, 2), Roll(2, 8, 5)), turn=1),
    ]
    found = figures(events, "campaign-528", {})
    before = figures(events[:1], "campaign-528", {})
    assert found.counted == {1: 10}  # the track ends at ten
    assert found.cities[1] == before.cities[1] + 1
    assert found.ruins == {1: 1}
    assert found.combats == {"slavs": (1, 1), "avars": (1, 0)}
    assert found.losses == {"slavs": (3, 3), "avars": (1, 0)}
    assert found.faces == {1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 1}
    assert (found.dice, found.mean) == (2, 4.0)


def test_the_band_of_fair_dice() -> None:
    """The mean of 100 fair dice lies within 0.335 of 3.5 with a chance of 95 %."""
    of = Figures({}, {}, {}, {}, {}, dict.fromkeys(range(1, 7), 0) | {3: 50, 4: 50})
    assert of.mean == 3.5
    assert of.spread == pytest.approx(0.3347, abs=1e-4)


@pytest.mark.parametrize("seed", range(4))
def test_a_long_campaign(seed: int) -> None:
    table = rules.start("romanitas", seed=f"figures {seed}")
    while table.decision is not None:
        give(table, legate(table))
    of = figures(table.events, table.scenario, table.options)
    state = table.state.model_dump()
    last = max(of.cities)
    assert of.cities[last] == sum(owner == "roman" for owner in state["owner"].values())
    assert of.ruins[last] == len(state["desolation"])
    thrown = sum(roll.sides == 6 for e in table.events if isinstance(e, DiceThrown) for roll in e.rolls)
    assert of.dice == thrown > 20
    picture = draw_statistics(of, "A campaign of a long and rather unwieldy title, to be fitted", "en")
    assert Image.open(BytesIO(picture.data)).size == (1200, 920)
    told = tell_statistics(of, "en")
    assert len(told) == len(of.counted) + len(of.combats) + 1
    assert all("{" not in line for line in told)


def test_a_campaign_that_has_just_begun() -> None:
    table = rules.start("romanitas", seed="begun")
    of = figures(table.events, table.scenario, table.options)
    assert draw_statistics(of, "Begun", "en").alt
