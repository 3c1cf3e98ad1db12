"""What holds in every game of Britannia reDux, in games of random players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rules.britannia_redux import GAME
from rules.britannia_redux.chapters.limits import kept_areas, needed_areas, population
from rules.britannia_redux.data.loader import BURH, FORT, GONE, ROMANS, STRONGHOLD
from rules.britannia_redux.events import (
    FortificationBuilt,
    MovementEnded,
    NationTurnBegan,
    NationTurnEnded,
    PointsScored,
    RoundEnded,
    UnitsMoved,
    UnitsRetreated,
)
from rules.britannia_redux.game import BritanniaRedux
from rules.core.decisions import Pick, random_choice
from rules.core.events import Event
from tests.rulebook.britannia_redux.toolkit import proves

EVERYTHING = {"strongholds": True, "burhs": True, "boat_movement": True, "general_submission": True, "kingship": True}
HASTE = 0.4
"""How often a random player who may end his movement does so."""

GAMES: list[tuple[str, str, dict[str, Any], int]] = [
    ("romans-9", "5", EVERYTHING, 2),
    ("after-rome-9", "3", {"kingship": True}, 3),
]


class RandomGame:
    """A game of random players that notes what has happened."""

    def __init__(self, scenario: str, players: str, options: dict[str, Any], seed: int) -> None:
        self.t = GAME(GAME.set_up(scenario, {"players": players, **options}), f"random-{seed}")
        self._rng = Random(seed)
        self.asked: list[Pick] = []

    def steps(self) -> Iterator[list[Event]]:
        """Play from checkpoint to checkpoint to the end; what was told in between."""
        while self.t.state.result is None:
            self.t.begin_record()
            self.asked = []
            self._step()
            yield [*self.t.events]

    def _step(self) -> None:
        script = self.t.step()
        try:
            asked = next(script)
            while True:
                assert isinstance(asked, Pick)
                self.asked.append(asked)
                asked = script.send(self._answer(asked))
        except StopIteration:
            return

    def _answer(self, asked: Pick) -> tuple[str, ...]:
        if asked.topic == "move":
            ids = [option.id for option in asked.options if option.id not in ("back", "restart")]
            if "done" in ids and self._rng.random() < HASTE:
                return ("done",)
            if set(ids) == {"done"} or (not ids and asked.options):
                return asked.default
        answer = random_choice(asked, self._rng)
        assert isinstance(answer, tuple)
        return answer


def check_position(t: BritanniaRedux) -> None:
    """What no checkpoint may show."""
    cost = t.timeline.army_cost
    assert all(0 <= marker < cost for marker in t.state.population.values())
    for nation, facts in t.data.nations.items():
        assert len(t.all_armies(nation)) + len(t.walls(nation)) <= facts.army_total, nation
    for area, fort in t.state.forts.items():
        assert area in t.data.areas
        assert fort.nation == ROMANS if fort.work == FORT else fort.intact and fort.nation != ROMANS
        assert fort.work != BURH or t.has("burhs")
        assert fort.work != STRONGHOLD or t.has("strongholds")
    if t.state.romans_out:
        assert not t.is_in_game(ROMANS)
        assert not t.state.subjects
    else:
        assert not t.is_in_game("romano-british")
        assert not t.state.vassals
    assert len(t.all_armies(ROMANS)) <= max(each.roman_maximum for each in t.timeline.round_list)


def check_peace(t: BritanniaRedux) -> None:
    """No one is in an area of someone he may not attack."""
    for nation in t.data.order:
        for area in t.contested(nation):
            assert all(not t.at_peace(nation, other) for other in t.enemies(area, nation)), (nation, area)


def check_end_of_movement(t: BritanniaRedux, nation: str) -> None:
    """The limits hold, as soon as a Movement Phase has ended."""
    check_stacks(t)
    if nation == ROMANS:
        assert not {*t.army_areas(ROMANS)} & t.subject_areas()
        return
    assert population(t, nation).excess == 0
    for other in t.state.protected if nation == "romano-british" else ():
        assert not [area for area in t.contested(nation) if other in t.enemies(area, nation)]


def check_stacks(t: BritanniaRedux) -> None:
    """No area is over its stacking limit; only Romans have more than one overstack."""
    for nation in t.data.order:
        for area in t.data.areas:
            assert t.stack(area, nation) <= t.area(area).overstack, (nation, area)
        assert nation == ROMANS or len(t.overstacks(nation)) <= 1, nation


def check_end_of_turn(t: BritanniaRedux) -> None:
    """No two nations share an area, no stack is too high, and every leader is with his own."""
    check_stacks(t)
    assert all(len(t.presence(area)) <= 1 for area in t.data.areas)
    for leader, facts in t.data.leaders.items():
        if t.is_in_play(leader):
            place = t.place(leader)
            assert t.armies(place, facts.nation) or t.fort_of(place, facts.nation), leader


class Account:
    """The books of a game: points and forts, by what was told of them."""

    def __init__(self, t: BritanniaRedux) -> None:
        self.points = Counter(t.state.points)
        self.forts: Counter[str] = Counter()
        self.strongholds: Counter[str] = Counter()
        self.occupied: Counter[tuple[str, str]] = Counter()
        self.raided: Counter[tuple[str, str]] = Counter()
        self.nation = ""

    def enter(self, t: BritanniaRedux, told: list[Event]) -> None:
        """Book some events."""
        for event in told:
            match event:
                case NationTurnBegan():
                    self.nation = event.nation
                case NationTurnEnded():
                    self.nation = ""
                case PointsScored():
                    self.points[event.nation] += event.points
                    assert event.points > 0
                    assert event.total == self.points[event.nation]
                    self._once(event)
                case FortificationBuilt():
                    self._build(t, event)
                case RoundEnded():
                    self.raided.clear()
                    for seat, points in event.points.items():
                        assert points == sum(p for n, p in self.points.items() if t.seat_of(n) == seat)
                case _:
                    pass
        assert self.points == Counter(t.state.points)

    def _once(self, event: PointsScored) -> None:
        for area in event.about:
            if event.cause == "occupying":
                self.occupied[event.nation, area] += 1
            elif event.cause == "raiding":
                self.raided[event.nation, area] += 1
        assert max([*self.occupied.values(), *self.raided.values(), 0]) <= 1

    def _build(self, t: BritanniaRedux, event: FortificationBuilt) -> None:
        if event.work == FORT:
            self.forts[event.area] += 1
            assert self.nation == ROMANS
            assert self.forts[event.area] == 1, event.area
            return
        assert not (t.is_final_round and event.cause != "withdrawal")
        if event.work == STRONGHOLD and event.cause != "withdrawal":
            self.strongholds[event.nation] += 1
            assert self.strongholds[event.nation] == 1
            assert event.nation != "romano-british"


def check_moves(t: BritanniaRedux, told: list[Event]) -> None:
    """Units move and retreat within the rules that need no knowledge of the position."""
    for event in told:
        if isinstance(event, UnitsMoved):
            assert event.paid <= 3
            assert event.goal in t.data.areas
            seas = [place for place in event.path[1:] if place in t.data.seas]
            assert bool(seas) is event.by_boat
            assert not event.by_boat or t.has("boat_movement")
            assert not event.roads or event.nation == ROMANS or t.has("burhs")
            if event.origin == "english-channel" and event.nation == ROMANS:
                assert event.path[1] in ("kent", "sussex")
        if isinstance(event, UnitsRetreated) and event.to in t.data.seas:
            assert t.entry(event.nation).raid


@pytest.mark.slow
@proves("B5.2", "B5.9", "B6", "B6.1", "B6.2", "B8.1", "B11", "B11.1", "15.1.1", "15.2", "15.3", "15.5.2", "16", "R61")
@pytest.mark.parametrize(("scenario", "players", "options", "seed"), GAMES)
def test_random_games_keep_the_rules(scenario: str, players: str, options: dict[str, Any], seed: int) -> None:
    game = RandomGame(scenario, players, options, seed)
    t, account = game.t, Account(game.t)
    counters = Counter(piece for stack in t.state.stacks.values() for piece in stack)
    assert set(counters.values()) == {1}
    for told in game.steps():
        account.enter(t, told)
        check_position(t)
        check_moves(t, told)
        check_peace(t)
        for event in told:
            if isinstance(event, MovementEnded):
                check_end_of_movement(t, event.nation)
            if isinstance(event, NationTurnEnded):
                check_end_of_turn(t)
            if isinstance(event, RoundEnded):
                assert not [leader for leader in t.data.leaders if t.is_in_play(leader)]
        if t.state.stage == "movement-start" and t.state.nation == ROMANS and t.state.part == 1:
            assert len(t.all_armies(ROMANS)) <= t.round.roman_maximum
        assert Counter(piece for stack in t.state.stacks.values() for piece in stack) == counters
    assert t.state.turn == t.state.last_turn
    best = max(t.seat_points(seat) for seat in set(t.state.seats.values()))
    result = t.state.result
    assert result is not None
    assert not result.winner or t.seat_points(result.winner) == best
    assert all(t.place(leader) in (GONE, "box") for leader in t.data.leaders)


@proves("B5.9", "B6", "R3", "15.3")
def test_the_half_is_kept_when_a_phase_may_end() -> None:
    game = RandomGame("after-rome-12", "4", {"kingship": True}, 5)
    ended = 0
    for told in game.steps():
        t = game.t
        for event in told:
            if isinstance(event, NationTurnEnded):
                ended += 1
        if t.state.stage == "excess" and t.state.nation:
            assert kept_areas(t, t.state.nation) >= needed_areas(t, t.state.nation)
        if ended > 40:
            break
    assert ended > 40
