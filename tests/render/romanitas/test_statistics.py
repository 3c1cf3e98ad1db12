"""The statistics of a campaign: counted by hand for short ones, compared with the campaign for long ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

import rules
from render.core.charts import BLUE, GREY, RUIN, VERMILION, step_of
from render.core.dice_luck import FACES, Dice, tell_dice
from render.core.layout import recorded
from render.core.palette import PANEL
from render.romanitas.campaign_stats import Combats, Count, Figures, Territory, figures
from render.romanitas.replay import replayed
from render.romanitas.stats_sheet import draw_statistics, tell_statistics
from render.romanitas.theme import words
from rules.core.agents import give
from rules.core.dice import Roll
from rules.core.events import DiceThrown, Event, Score
from rules.romanitas.ai.legate import legate
from rules.romanitas.events import (
    BattleEnded,
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    DesolationRemoved,
    DrownedWithFleet,
    Duel,
    FatumThrown,
    NavalBattleEnded,
    NavalPassFought,
    Shot,
    TurnBegan,
    TurnEnded,
)
from tests.gallery.positions import positions
from tests.render.colour_vision import Deficiency, contrast, distance, seen_by
from tests.sampling import first

pytestmark = pytest.mark.xdist_group("figures of Romanitas")

SEEDS = first(2, range(30))
MESSAGE = 1900
ROMAN_FLEET, ENEMY_FLEET = "classis-constantinopolitana", "fleet-vandals"


def ended(nation: str, winner: str, *, roman: tuple[int, int], enemy: tuple[int, int], why: str = "no-units") -> Event:
    """A battle with the units of either camp that were destroyed and routed in it."""
    return BattleEnded(
        place="naissus", nation=nation, siege=False, winner="roman" if winner == "roman" else "enemy", why=why,
        eliminated={"roman": ("a",) * roman[0], "enemy": ("b",) * enemy[0]},
        routed={"roman": ("c",) * roman[1], "enemy": ("d",) * enemy[1]}, turn=1,
    )  # fmt: skip


def score(die: int) -> Score:
    return Score(die, (), die)


@cache
def campaign(seed: int) -> tuple[tuple[Event, ...], Mapping[str, Any], Figures]:
    """A campaign of the Legate's: its events, its state at the end, and its figures."""
    options = dict.fromkeys(rules.games()["romanitas"].options, True) if seed % 3 == 0 else {}
    table = rules.start("romanitas", options=options, seed=f"figures {seed}")
    table.stop_recording()
    while table.decision is not None:
        give(table, legate(table))
    events = tuple(table.events)
    return events, table.state.model_dump(), figures(events, table.scenario, table.options)


def test_counts_and_territory_by_hand() -> None:
    lines = (("possession", "rome", 2), ("basilica", "rome", 1), ("acta", "x", -3), ("diplomacy-roman", "y", 2))
    losses = (("diplomacy-persian", "z", -1), ("desolation", "ephesus", -1), ("occupied-zone", "aegean", -1))
    events = [
        TurnBegan(turn=1),
        Counted(lines=(("possession", "rome", 12),), total=12, turn=1),
        CityTaken(city="salonae", nation="ostrogoths", turn=1),
        CityTaken(city="rome", nation="ostrogoths", turn=1),
        CityDesolated(city="ephesus", by="plague", markers=1, turn=1),
        CityDesolated(city="corinthus", by="slavs", markers=2, turn=1),
        TurnEnded(unspent=0, turn=1),
        TurnBegan(turn=2),
        Counted(lines=(*lines, *losses), total=-1, turn=2),
        CityReconquered(city="rome", nation="ostrogoths", turn=2),
        DesolationRemoved(city="ephesus", how="rebuilding", turn=2),
        TurnEnded(unspent=0, turn=2),
        Counted(lines=(("carried-over", "", 4),), total=4, turn=2),
    ]
    found = figures(events, "campaign-528", {})
    assert found.counts == (
        Count(1, {"cities": 12}, 10),
        Count(2, {"cities": 3, "acta": -3, "diplomacy": 1, "ruins": -1, "zones": -1}, 0),
        Count(2, {"carried": 4}, 4, closing=True),
    )
    assert found.territory == {
        1: Territory(27, 2, won=2, sacked=2),
        2: Territory(26, 1, lost=1, rebuilt=1),
    }
    assert [line for line in tell_statistics(found, "en") if "At the end" in line] == [
        "**At the end:** 4 RP (Carried over 4)."
    ]


def test_combats_by_hand() -> None:
    events = [
        ended("avars", "roman", roman=(1, 0), enemy=(0, 0)),
        ended("slavs", "roman", roman=(0, 1), enemy=(2, 3)),
        ended("slavs", "enemy", roman=(3, 1), enemy=(1, 0)),
        ended("avars", "roman", roman=(0, 0), enemy=(0, 0), why="no-enemy"),
        NavalPassFought(
            stage=1, zone="aegean", scores={ROMAN_FLEET: score(6), ENEMY_FLEET: score(1)}, sunk=(ENEMY_FLEET,), turn=1
        ),
        NavalBattleEnded(zone="aegean", winner="roman", turn=1),
        NavalPassFought(stage=1, zone="aegean", scores={ROMAN_FLEET: score(2)}, sunk=(ROMAN_FLEET,), turn=1),
        DrownedWithFleet(fleet=ROMAN_FLEET, units=("limitanei-1", "limitanei-2"), turn=1),
        NavalBattleEnded(zone="aegean", winner="enemy", turn=1),
        NavalBattleEnded(zone="aegean", winner="", turn=1),
    ]
    found = figures(events, "campaign-528", {})
    assert list(found.combats) == ["slavs", "avars"]
    assert found.combats["slavs"] == Combats(1, 1, 0, 3, 2, 3, 3)
    assert found.combats["avars"] == Combats(1, 0, 0, 1, 0, 0, 0)
    assert found.sea == Combats(1, 1, 1, roman_destroyed=1, enemy_destroyed=1)
    assert (found.won, found.lost, found.drowned) == (3, 2, 2)
    assert found.combats["slavs"] + found.combats["avars"] == Combats(2, 1, 0, 4, 2, 3, 3)
    assert found.combats["slavs"].worst == 6


def test_dice_by_hand() -> None:
    events = [
        DiceThrown(rolls=(Roll(0, 6, 6), Roll(1, 6, 2), Roll(2, 8, 5)), turn=1),
        FatumThrown(dice=(1, 1, 4), modifiers={}, turn=1),
        Shot(
            stage=1, side="enemy", box="left", unit="a", target="b", score=Score(3, (), 9), outcome="none", turn=1
        ),
        Duel(
            stage=1, box="left", enemy_box="right", roman="a", enemy="b", roman_score=score(5), enemy_score=score(2),
            exploiting="", loser="enemy", outcome="routed", turn=1,
        ),
        NavalPassFought(stage=1, zone="aegean", scores={ROMAN_FLEET: score(4), ENEMY_FLEET: score(6)}, sunk=(), turn=1),
    ]  # fmt: skip
    dice = figures(events, "campaign-528", {}).dice
    thrown = {whose: sorted(Counter(dict(each.faces)).elements()) for whose, each in dice.items()}
    assert thrown == {"all": [2, 6], "fatum": [1, 1, 4], "roman": [4, 5], "enemy": [2, 3, 6]}
    assert (dice["all"].mean, dice["fatum"].mean) == (4.0, 2.0)


def test_the_bands_of_fair_dice() -> None:
    """The mean of 100 fair dice lies within 0.335 of 3.5, and each face falls 9.4 to 24 times, 95 times in 100."""
    dice = Dice({3: 50, 4: 50})
    assert dice.mean == 3.5
    assert dice.spread == pytest.approx(0.3347, abs=1e-4)
    assert dice.band_of_a_face == pytest.approx((9.362, 23.971), abs=1e-3)
    assert not dice.is_unusual
    assert Dice({3: 10, 4: 90}).is_unusual
    assert (Dice({}).mean, Dice({}).spread, Dice({}).is_unusual) == (3.5, 0.0, False)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_figures_of_a_campaign_agree_with_it(seed: int) -> None:
    events, state, of = campaign(seed)
    counted = [event for event in events if isinstance(event, Counted)]
    assert [sum(count.parts.values()) for count in of.counts] == [
        sum(amount for _, _, amount in event.lines) for event in counted
    ]
    assert [count.closing for count in of.counts[:-1]] == [False] * (len(of.counts) - 1)
    now = of.territory[max(of.territory)]
    assert now.roman == sum(owner == "roman" for owner in state["owner"].values())
    assert now.ruins == len(state["desolation"])
    turns = of.territory.values()
    assert now.roman - of.territory[1].roman == sum(turn.won - turn.lost for turn in list(turns)[1:])
    rolls = Counter(r.value for e in events if isinstance(e, DiceThrown) for r in e.rolls if r.sides == 6)
    assert of.dice["all"].faces == {face: rolls[face] for face in FACES}
    for face in FACES:
        assert sum(of.dice[whose].faces[face] for whose in ("fatum", "roman", "enemy")) <= of.dice["all"].faces[face]
    won = [
        event for event in events if event.kind == "romanness-changed" and event.model_dump()["cause"] == "combat-won"
    ]
    assert of.won == len(won)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_campaign_is_told_in_one_message(seed: int) -> None:
    _, _, of = campaign(seed)
    told = tell_statistics(of, "en")
    assert len("\n".join(told)) <= MESSAGE
    assert all("{" not in line for line in told)
    closing = sum(count.closing for count in of.counts)
    turns = [line for line in told if line.startswith("**Turn ")]
    assert len(turns) == len(of.counts) - closing
    for count, line in zip(of.counts, turns, strict=False):
        assert f"Turn {count.turn}:** {count.track} RP" in line


@pytest.mark.parametrize("seed", range(4))
def test_the_sheet(seed: int) -> None:
    _, _, of = campaign(seed)
    picture = draw_statistics(of, "A campaign of a long and rather unwieldy title, to be fitted", "en")
    assert Image.open(BytesIO(picture.data)).size == (picture.width, picture.height) == (1600, 1040)
    assert picture.filename.startswith("statistics.")
    assert f"Combats won: {of.won}; lost: {of.lost}" in picture.alt
    assert f"{of.counts[-1].track} Romanness Points" in picture.alt


def test_more_enemies_than_rows_are_summed_up() -> None:
    nations = ("slavs", "avars", "persia", "vandals", "ostrogoths", "visigoths", "lombards", "gepids", "franks")
    events = [ended(nation, "roman", roman=(0, 1), enemy=(1, 1)) for nation in nations]
    of = figures([*events, NavalBattleEnded(zone="aegean", winner="", turn=1)], "campaign-528", {})
    assert draw_statistics(of, "Many", "en").alt
    assert sum(" won, 0 lost;" in line for line in tell_statistics(of, "en")) == len(nations)


def test_a_campaign_that_has_just_begun() -> None:
    table = rules.start("romanitas", seed="begun")
    of = figures(table.events, table.scenario, table.options)
    assert draw_statistics(of, "Begun", "en").alt == "The campaign in figures: nothing has been counted yet."
    assert of.combats == {}
    empty = figures([], "campaign-528", {})
    assert draw_statistics(empty, "Empty", "en").alt
    assert tell_statistics(empty, "en") == ["Cities won 0, lost 0; sacked 0, rebuilt 0."]


@pytest.mark.parametrize("deficiency", [None, "protan", "deutan", "tritan"])
def test_inks_are_told_apart_by_every_reader(deficiency: Deficiency | None) -> None:
    """By colour."""
    inks = BLUE, VERMILION, GREY, RUIN
    seen = [seen_by(ink.colour, deficiency) if deficiency else ink.colour for ink in inks]
    assert min(distance(one, other) for one, other in combinations(seen, 2)) > 10
    assert all(distance(colour, PANEL) > 10 for colour in seen)
    assert all(contrast(ink.lines, ink.colour) > 3 for ink in inks if ink.pattern != "plain")


@pytest.mark.parametrize(("span", "most", "step"), [(10, 8, 2), (8, 8, 1), (21, 8, 5), (41, 8, 10), (0.5, 8, 1)])
def test_steps_of_an_axis(span: float, most: int, step: int) -> None:
    assert step_of(span, most) == step


def test_means_have_the_decimal_mark_of_the_language() -> None:
    dice = Dice({3: 4, 4: 2})
    assert "mean 3.33" in tell_dice("all", dice, words("en"))
    assert "3,33" in tell_dice("all", dice, words("fr"))


@pytest.mark.parametrize("name", ["middle", "busiest", "end"])
def test_cities_are_those_that_the_film_tells(name: str) -> None:
    """At the end of each turn; of a turn that isn't over, those of now, and the sheet says so."""
    position = next(each for each in positions("romanitas") if each.moment.name == name)
    scenario, options = position.view["scenario"], position.view["options"]
    of = figures(position.events, scenario, options)
    told = {
        event.turn: sum(owner == "roman" for owner in state.owner.values())
        for event, state in replayed(scenario, options, position.events)
        if isinstance(event, TurnEnded)
    }
    assert told == {turn: now.roman for turn, now in of.territory.items() if turn != of.running}
    state = position.view["state"]
    assert sum(owner == "roman" for owner in state["owner"].values()) == of.territory[max(of.territory)].roman
    assert of.running == (0 if name == "end" else state["turn"])
    with recorded() as layouts:
        draw_statistics(of, "The Restoration", "en")
    letters = [part.text for part in layouts[0].parts]
    has_changed = len({now.roman for now in of.territory.values()}) > 1
    assert ("now" in letters) == (bool(of.running) and has_changed)
    assert ("no change since turn 1" in " ".join(letters)) != has_changed
