"""The cost of decisions: random play beside python-chess, late turns beside early ones, moves on a big map."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

import chess

import rules
from rules.britannia_redux.ai.legate import legate as britannia_legate
from rules.britannia_redux.chapters import movement as britannia_movement
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState
from rules.core.agents import Agent, give, play_out, random_agent
from rules.italia.ai.legate import legate as italia_legate
from rules.italia.chapters import movement as italia_movement
from rules.italia.chapters.asking import groups
from rules.italia.game import Italia
from rules.italia.state import ItaliaState
from rules.rise_and_fall.ai.legate import legate as rise_legate
from rules.rise_and_fall.chapters import campaign_phase, wars
from rules.rise_and_fall.chapters.combat import plans
from rules.rise_and_fall.chapters.movement import destinations, transfers
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState
from rules.romanitas.ai.legate import legate
from rules.ultimus_romanorum.ai.legate import legate as ultimus_legate
from rules.ultimus_romanorum.chapters.movement import goals, movers, reach
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState

SECONDS = 4.0
"""How long each side of a comparison plays."""


def decisions_per_second(seconds: float = SECONDS) -> float:
    """Decisions of random games of Romanitas a second, option lists and all, on one core."""
    return _rate(seconds, lambda seed: play_out(_table(f"bench {seed}"), random_agent(Random(seed))))


def legates_decisions_per_second(seconds: float = SECONDS) -> float:
    """Decisions of the Legate a second, who rehearses every sort of combat that he has not met before."""
    return _rate(seconds, lambda seed: play_out(_table(f"bench {seed}"), legate))


def _table(seed: str) -> rules.Table:
    table = rules.start("romanitas", seed=seed)
    table.stop_recording()
    return table


def bare_chess_moves_per_second(seconds: float = SECONDS) -> float:
    """Moves of random games of chess a second with python-chess: list the legal moves, pick one, push it."""

    def move(board: chess.Board, rng: Random) -> None:
        board.push(rng.choice(list(board.legal_moves)))

    return _rate(seconds, lambda seed: _chess_game(seed, move))


def named_chess_moves_per_second(seconds: float = SECONDS) -> float:
    """Moves of random games of chess a second with what our decisions have: an id for each, words for the chosen one.

    The ids are in UCI, the words in standard algebraic notation.
    """

    def move(board: chess.Board, rng: Random) -> None:
        options = {legal.uci(): legal for legal in board.legal_moves}
        chosen = options[rng.choice(list(options))]
        board.san_and_push(chosen)

    return _rate(seconds, lambda seed: _chess_game(seed, move))


def _chess_game(seed: int, move: Callable[[chess.Board, Random], None]) -> int:
    rng, board, made = Random(seed), chess.Board(), 0
    while not board.is_game_over(claim_draw=False) and made < 300:
        move(board, rng)
        made += 1
    return made


def _rate(seconds: float, game: Callable[[int], int]) -> float:
    """A rate by the processor's time: the machine may do other things meanwhile."""
    game(0)
    made, seed, began = 0, 1, time.process_time()
    while time.process_time() - began < seconds:
        made += game(seed)
        seed += 1
    return made / (time.process_time() - began)


@contextmanager
def _collector_held() -> Iterator[None]:
    """Keep the garbage collector back: a full collection takes as long as a hundred decisions, and strikes any."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Course:
    """What decisions cost and saves weigh over the course of whole campaigns, recorded as the bot records them.

    Time is that of the processor, for the machine may do other things meanwhile. The collector's work is not counted.
    """

    def __init__(
        self, campaigns: int, game: str = "romanitas", agent: Agent = legate, scenario: str | None = None
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.agent = agent
        self.first: dict[str, list[float]] = {}
        self.last: dict[str, list[float]] = {}
        self.all: list[float] = []
        self.thinking: list[float] = []
        self.growth: list[float] = []
        self.growth_to_last: list[float] = []
        self.acts: list[tuple[int, str, str, float]] = []
        played = seed = 0
        while played < campaigns:
            seed += 1
            with _collector_held():
                played += self._play(f"course {seed}")

    def _play(self, seed: str) -> int:
        table = rules.start(self.game, self.scenario, seed=seed)
        costs: list[float] = []
        topics: list[str] = []
        sizes: dict[int, int] = {}
        while table.decision is not None:
            seat, turn = table.decision.seat, table.state.turn
            topics.append(table.decision.topic)
            began = time.process_time()
            answer = self.agent(table)
            self.thinking.append(time.process_time() - began)
            began = time.process_time()
            give(table, answer, seat)
            text = table.save()
            costs.append(time.process_time() - began)
            self.acts.append((turn, topics[-1], str(answer), costs[-1]))
            sizes.setdefault(table.state.turn, len(text))
            table.events.clear()
        begun = list(sizes.values())
        if len(begun) < 10:
            return 0
        tenth = len(costs) // 10
        for part, shown in ((self.first, slice(tenth)), (self.last, slice(-tenth, None))):
            for topic, cost in zip(topics[shown], costs[shown], strict=True):
                part.setdefault(topic, []).append(cost)
        self.all += costs
        self.growth.append(begun[9] / begun[1])
        self.growth_to_last.append(begun[-1] / begun[1])
        return 1

    @property
    def median_ms(self) -> float:
        """The median cost of choosing and saving, in milliseconds."""
        return statistics.median(self.all) * 1000

    @property
    def worst_ms(self) -> float:
        """The 99th percentile of choosing and saving, in milliseconds."""
        return statistics.quantiles(self.all, n=100)[98] * 1000

    @property
    def last_to_first(self) -> float:
        """The cost of a decision in the last tenth of a campaign over that in the first tenth, like with like.

        Decisions are compared topic by topic, for late in a campaign there are more battles and fewer of others.
        """
        shared = self.first.keys() & self.last.keys()
        weights = {topic: min(len(self.first[topic]), len(self.last[topic])) for topic in shared}
        before = sum(statistics.fmean(self.first[topic]) * weight for topic, weight in weights.items())
        return sum(statistics.fmean(self.last[topic]) * weight for topic, weight in weights.items()) / before

    def between(self, topic: str, early: range, late: range) -> float:
        """The cost of a choice of one topic in late turns over that in early ones, like with like: act by act.

        Raises:
            ZeroDivisionError: no campaign came so far.
        """
        before, after = self._acts(topic, early), self._acts(topic, late)
        weights = {act: min(len(before[act]), len(after[act])) for act in before.keys() & after.keys()}
        first = sum(statistics.median(before[act]) * weight for act, weight in weights.items())
        return sum(statistics.median(after[act]) * weight for act, weight in weights.items()) / first

    def _acts(self, topic: str, turns: range) -> dict[str, list[float]]:
        found: dict[str, list[float]] = {}
        for turn, about, act, cost in self.acts:
            if about == topic and turn in turns:
                found.setdefault(act, []).append(cost)
        return found

    @property
    def size_growth(self) -> float:
        """The median size of a save when turn ten begins over that when turn two begins."""
        return statistics.median(self.growth)

    @property
    def size_growth_to_last(self) -> float:
        """The median size of a save when the last turn begins over that when turn two begins."""
        return statistics.median(self.growth_to_last)

    @property
    def thinking_ms(self) -> tuple[float, float]:
        """What a decision takes the agent, in milliseconds: the mean and the 99th percentile."""
        return statistics.fmean(self.thinking) * 1000, statistics.quantiles(self.thinking, n=100)[98] * 1000


RISE = "rise-and-fall"
_EVERY = 7
"""Of how many phases of movement and combat one is measured."""


def rise_course() -> Course:
    """The cost of choices from the first turn of a big campaign to its last, which the Legate plays."""
    return Course(1, RISE, rise_legate)


def legal_moves_ms() -> tuple[float, float]:
    """What it takes to work out all that a player turn of Rise and Fall allows: median, and the longest."""
    costs: list[float] = []
    for scenario in rules.games()[RISE].scenarios:
        table = rules.start(RISE, scenario, seed="legal moves")
        table.stop_recording()
        asked = 0
        while table.decision is not None and asked < 200:
            if table.decision.topic == "operation":
                asked += 1
                if asked % _EVERY == 0:
                    costs.append(_legal_moves_cost(table))
            give(table, rise_legate(table))
    return statistics.median(costs) * 1000, max(costs) * 1000


def _legal_moves_cost(table: rules.Table) -> float:
    state = table.state
    assert isinstance(state, RiseState)
    return _quicker_of_two(lambda: _find_legal_moves(RiseAndFall(state, "")))


def _quicker_of_two(work: Callable[[], None]) -> float:
    """The better of two times, so that the collector's work is not counted."""
    times = []
    for _ in range(2):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def _find_legal_moves(game: RiseAndFall) -> None:
    for unit in campaign_phase.movers(game):
        destinations(game, unit)
    for unit in campaign_phase.transferable(game):
        transfers(game, unit)
    campaign_phase.target_ids(game, plans(game, game.state.player))
    wars.declarations(game, game.state.player)


ULTIMUS = "ultimus-romanorum"
_EVERY_SEQUENCE = 3
"""Of how many sequences of Ultimus Romanorum one is measured."""


def ultimus_course() -> Course:
    """The cost of choices in a scenario of ten years, which the Legate plays for both camps.

    One campaign is too few: with a battle more or less in a tenth, single ones differ by a factor of two.
    """
    return Course(8, ULTIMUS, ultimus_legate, "last-romans-467")


def ultimus_legal_moves_ms() -> tuple[float, float]:
    """What it takes to work out every move of a camp in a sequence (SMC), nothing being known: median, and longest."""
    costs: list[float] = []
    for scenario in rules.games()[ULTIMUS].scenarios:
        table = rules.start(ULTIMUS, scenario, seed="legal moves")
        table.stop_recording()
        sequences: set[tuple[int, int]] = set()
        while table.decision is not None and len(sequences) < 4 * _EVERY_SEQUENCE:
            state = table.state
            assert isinstance(state, UltimusState)
            sequence = (state.turn, state.smc_number)
            if table.decision.topic == "movement" and sequence not in sequences:
                sequences.add(sequence)
                if len(sequences) % _EVERY_SEQUENCE == 0:
                    costs.append(_ultimus_moves_cost(state))
            give(table, ultimus_legate(table), table.decision.seat)
    return statistics.median(costs) * 1000, max(costs) * 1000


def _ultimus_moves_cost(state: UltimusState) -> float:
    def find() -> None:
        UltimusRomanorum.ways.clear()
        game = UltimusRomanorum(state, "")
        for stack in movers(game, state.active):
            _ = goals(game, stack.leader) if stack.leader else reach(game, stack)

    return _quicker_of_two(find)


BRITANNIA = "britannia-redux"
_EVERY_NATION_TURN = 5
"""Of how many nation turns of Britannia reDux one is measured."""


def britannia_course() -> Course:
    """The cost of choices in the longest Timeline, which the Legate plays for all seats."""
    return Course(1, BRITANNIA, britannia_legate, "romans-15")


def britannia_legal_moves_ms() -> tuple[float, float]:
    """What it takes to work out every move of every group of a nation, nothing being known: median, and longest."""
    costs: list[float] = []
    for scenario in rules.games()[BRITANNIA].scenarios:
        table = rules.start(BRITANNIA, scenario, seed="legal moves")
        table.stop_recording()
        turns: set[tuple[int, str]] = set()
        while table.decision is not None:
            state = table.state
            assert isinstance(state, BritanniaState)
            turn = (state.turn, state.nation)
            if table.decision.topic == "move" and turn not in turns:
                turns.add(turn)
                if len(turns) % _EVERY_NATION_TURN == 0:
                    costs.append(_britannia_moves_cost(state))
            give(table, britannia_legate(table), table.decision.seat)
    return statistics.median(costs) * 1000, max(costs) * 1000


def _britannia_moves_cost(state: BritanniaState) -> float:
    def find() -> None:
        game = BritanniaRedux(state, "")
        for place in britannia_movement.origins(game, state.nation):
            for group in britannia_movement.groups(game, place):
                britannia_movement.goals(game, state.nation, place, group)

    return _quicker_of_two(find)


ITALIA = "italia"
_EVERY_TURN_OF_ITALIA = 5
"""Of how many nation turns of Italia one is measured."""


def italia_course() -> Course:
    """The cost of choices in the second game, which the Legate plays for all four seats."""
    return Course(1, ITALIA, italia_legate, "II")


def italia_legal_moves_ms() -> tuple[float, float]:
    """What it takes to work out every move of every group of a nation, nothing being known: median, and longest."""
    costs: list[float] = []
    for scenario in rules.games()[ITALIA].scenarios:
        table = rules.start(ITALIA, scenario, seed="legal moves")
        table.stop_recording()
        turns: set[tuple[int, str]] = set()
        while (seat := next(iter(table.decisions), None)) is not None:
            state = table.state
            assert isinstance(state, ItaliaState)
            turn = (state.turn, state.active)
            if table.decisions[seat].topic == "move" and turn not in turns:
                turns.add(turn)
                if len(turns) % _EVERY_TURN_OF_ITALIA == 0:
                    costs.append(_italia_moves_cost(state))
            give(table, italia_legate(table), seat)
    return statistics.median(costs) * 1000, max(costs) * 1000


def _italia_moves_cost(state: ItaliaState) -> float:
    def find() -> None:
        game = Italia(state, "")
        for area in game.data.areas:
            for group in groups(game, italia_movement.movable(game, area)).values():
                italia_movement.goals_of(game, group, area)

    return _quicker_of_two(find)
