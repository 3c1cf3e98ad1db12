"""What holds in every game of Italia, in games of random players."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from typing import Any

import pytest

from rules.core.decisions import random_choice
from rules.core.groups import Simultaneous
from rules.italia import GAME
from rules.italia.events import (
    BattleEnded,
    CampaignMarched,
    CityPillaged,
    IncomeCounted,
    OccupationScored,
    PointsScored,
    Retreated,
    RoundFought,
    UnitsLost,
)
from rules.italia.game import Italia
from tests.rulebook.italia.toolkit import proves

STEPS = 200
"""Checkpoints that a random game plays at most."""

OWN_ZONES: defaultdict[str, set[str]] = defaultdict(set, berbers={"aures"})
"""The staging zones that a nation's card treats as standard areas, in which it may retreat too [10.10]."""


class RandomGame:
    """A game of random players, which stops when the rules or the test want it."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.t = GAME(GAME.set_up(scenario, {}), f"random-{seed}")
        self._rng = Random(seed)

    def _answer(self, asked: Any) -> Any:
        if isinstance(asked, Simultaneous):
            return {each.seat: random_choice(each, self._rng) for each in asked.decisions}
        return random_choice(asked, self._rng)

    def step(self) -> None:
        """Play to the next checkpoint."""
        self.t.events.clear()
        script = self.t.step()
        try:
            asked = next(script)
            while True:
                asked = script.send(self._answer(asked))
        except StopIteration:
            return


def pieces(t: Italia) -> Counter[str]:
    """All counters with their number."""
    return Counter(piece for stack in t.state.stacks.values() for piece in stack)


def check_position(t: Italia) -> None:
    """What a checkpoint must never show."""
    for nation, facts in t.state.nations.items():
        assert facts.gold >= 0
        assert facts.controller != nation
        assert 0 <= facts.appeals <= t.card(nation).appeals
    for sea in t.data.seas:
        for nation in t.navies_at(sea):
            for fleet in t.fleets_at(sea, nation):
                assert len(t.cargo(fleet)) <= 2, fleet
                assert all(t.nation_of(piece) == nation for piece in t.stack(f"aboard-{fleet}"))
    for area in t.data.land:
        assert len(t.nations_at(area)) <= 2, area
        for nation in t.period.order:
            if t.leaders_at(area, nation) and not t.units_at(area, nation):
                assert not t.enemies_at(area, nation) or t.state.step == "combat", (area, nation)
    for area in t.state.cities:
        assert area in t.data.land
        assert not t.area(area).no_city, area
    for unit in t.state.reduced:
        assert t.space_of(unit), unit
        assert t.data.types[t.unit(unit).type].hits == 2
    knights = [unit for unit in t.state.reduced if t.unit(unit).type == "knight"]
    assert not knights


def check_events(t: Italia) -> None:
    """What events say is what the rules say."""
    for event in t.events:
        match event:
            case RoundFought():
                for shot in (*event.attacker_shots, *event.defender_shots):
                    assert shot.total == shot.die + sum(each.value for each in shot.modifiers)
                    assert shot.hit == (shot.total >= shot.needed or shot.die == 10)
            case IncomeCounted():
                assert 0 <= event.income <= event.areas + event.cities
            case OccupationScored():
                assert event.whole == sum(line.halves for line in event.lines)
                assert event.halves == (event.whole // 4 * 2 if event.controller else event.whole)
            case PointsScored():
                assert event.halves > 0
                assert event.seat == t.seat_of(event.nation)
            case Retreated():
                assert event.to in t.data.land or event.to in t.data.seas or event.to in OWN_ZONES[event.nation]
            case CityPillaged():
                assert event.gold in (0, 4)
                assert t.state.cities[event.area] == "pillaged"
            case CampaignMarched():
                assert event.nation == t.active
            case UnitsLost():
                assert sum(event.force.units.values()) > 0
            case BattleEnded():
                assert event.attacker != event.defender
            case _:
                pass


@pytest.mark.slow
@proves("2.6", "2.7", "3.4", "8.9", "9.8", "R14", "R61")
@proves("N2", "N24", "N28", "N43")
@pytest.mark.parametrize("scenario", ["I", "II"])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_checkpoint_of_a_random_game_is_sound(scenario: str, seed: int) -> None:
    game = RandomGame(scenario, seed)
    whole = pieces(game.t)
    for _ in range(STEPS):
        if game.t.state.result:
            break
        points = dict(game.t.state.points)
        game.step()
        assert pieces(game.t) == whole
        assert all(game.t.state.points[seat] >= before for seat, before in points.items())
        check_position(game.t)
        check_events(game.t)


@proves("8.1", "8.2", "8.6", "N10", "N11", "N18")
@pytest.mark.parametrize(("scenario", "seed"), [("I-evening", 4), ("II-evening", 5)])
def test_no_own_area_is_too_full_after_a_nation_turn(scenario: str, seed: int) -> None:
    game = RandomGame(scenario, seed)
    t, checked = game.t, 0
    for _ in range(STEPS):
        if t.state.result:
            break
        if t.state.step == "end":
            for area in t.owned(t.active):
                leader = bool(t.leaders_at(area, t.active))
                capital = t.nation(t.active).capital == area
                base = 2 if t.area(area).terrain == "highland" else 3
                assert len(t.units_at(area, t.active)) <= base + capital + leader + 1, (t.active, area)
                checked += 1
        game.step()
    assert checked > 20


@proves("6.1", "6.2", "6.3", "6.4", "N6", "N7", "R63", "R64")
@pytest.mark.parametrize("scenario", ["I", "II"])
def test_income_is_what_the_map_gives(scenario: str) -> None:
    game = RandomGame(scenario, 7)
    t, checked = game.t, 0
    for _ in range(STEPS):
        if t.state.result:
            break
        counted = None
        if t.state.step == "income":
            owned = t.owned(t.active)
            vacant_rome = t.active == "romans" and t.is_vacant("roma") and t.state.turn < 10
            areas = len(owned) + vacant_rome
            towns = sum(t.has_city(area) for area in owned) + (vacant_rome and t.has_city("roma"))
            counted = (areas, towns)
        game.step()
        for event in t.events:
            if isinstance(event, IncomeCounted) and counted is not None:
                assert (event.areas, event.cities) == counted
                checked += 1
    assert checked > 5


@proves("11.6", "5")
@pytest.mark.parametrize(("scenario", "seed"), [("I-evening", 8), ("II-evening", 9)])
def test_a_short_game_ends_after_turn_four_with_its_winner(scenario: str, seed: int) -> None:
    game = RandomGame(scenario, seed)
    t = game.t
    for _ in range(2000):
        if t.state.result:
            break
        game.step()
    assert t.state.result
    assert t.state.turn == 4
