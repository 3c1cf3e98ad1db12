"""Players that need no person. They see a game through the fixed surface alone: its decision and its state.

The *random* player takes any legal answer, the *default* one what an expired deadline would do. The *greedy* one tries
each answer and takes the position that the game's own :data:`Judge` likes best. The *strategist* looks further: it
plays every answer on, several times with dice of its own, and takes the one after which things stand best.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from random import Random
from statistics import fmean, stdev

import msgspec

from rules.core.decisions import Answer, Arrange, Decision, Pick, random_choice
from rules.core.errors import RulesError
from rules.core.game import State
from rules.core.table import Table

Agent = Callable[[Table], Answer]
"""A player: given a table with a pending decision, it returns a legal answer."""

Judge = Callable[[State, str], float]
"""What a position is worth for a seat, the more the better; the end of the game included."""

DECISIONS_AT_MOST = 100_000
"""No game takes more decisions than this."""

_ANSWERS_TRIED = 8
_DECISIONS_AHEAD = 80
"""Where a player that looks ahead stops, if the turn has not ended before."""


def pending(table: Table, seat: str | None = None) -> Decision:
    """The pending decision of a seat (None: the first one).

    Raises:
        RulesError: there is none.
    """
    decision = table.decision if seat is None else table.decisions.get(seat)
    if table.decision is None:
        raise RulesError("The game is over; nothing is left to decide.")
    if decision is None:
        raise RulesError(f"{seat} has nothing to decide now.")
    return decision


ONLOOKER = "onlooker"
"""Someone without a seat, for whom a table can be forked like for a seat: all that is not public is drawn at random."""


def seen_from(table: Table, seat: str) -> Table:
    """A table on which a player that needs no person may look at everything for a seat, whose decision is the first.

    It is the table itself where nothing is hidden from the seat and no other one is asked before it. Otherwise it is a
    fork in which all that the seat cannot know is drawn at random, always in the same way for what the seat sees.
    :data:`ONLOOKER` sees what is public.

    Raises:
        RulesError: no position was found that the seat could not tell from this one.
    """
    first = next(iter(table.decisions), None)
    if not table.hides_from(seat) and (seat == first or seat not in table.decisions):
        return table
    return table.fork(f"seen from {seat} at {table.public_number}", seat)


def random_agent(rng: Random) -> Agent:
    """A player that takes every legal answer with the same chance."""

    def answer(table: Table) -> Answer:
        return random_choice(pending(table), rng)

    return answer


def default_agent(table: Table) -> Answer:
    """A player that always does what an expired deadline would do."""
    return pending(table).default


def greedy_agent(judge: Judge, rng: Random, trials: int = 2) -> Agent:
    """A player that takes the answer after which its position is best; every answer is tried ``trials`` times."""

    def answer(table: Table) -> Answer:
        found = appraise(table, default_agent, judge, rng, trials=trials, decisions_ahead=0)
        return found[0].answer

    return answer


def strategist(policy: Agent, judge: Judge, rng: Random, trials: int = 6) -> Agent:
    """A player that plays each answer on to the end of the turn as ``policy`` would, ``trials`` times, and compares."""

    def answer(table: Table) -> Answer:
        return appraise(table, policy, judge, rng, trials=trials)[0].answer

    return answer


class Appraisal(msgspec.Struct, frozen=True):
    """What an answer led to in ``trials``: how much better or worse the seat stood afterwards, on average.

    ``value`` is the mean of the judge's verdicts, ``error`` half the width of its 95 % interval. ``lost`` is the share
    of trials in which the game ended without a win for the seat, ``ends`` the positions that were reached.
    """

    answer: Answer
    value: float
    error: float
    lost: float
    ends: tuple[State, ...]


def appraise(
    table: Table,
    policy: Agent,
    judge: Judge,
    rng: Random,
    trials: int,
    decisions_ahead: int = _DECISIONS_AHEAD,
    viewer: str | None = None,
) -> list[Appraisal]:
    """The answers to the pending decision, the best first, each tried out with the same dice.

    Every trial goes on as ``policy`` plays for all seats until the turn ends, the game ends, or ``decisions_ahead``
    more decisions have been made. The table is left as it is. What ``viewer`` (None: the seat that decides) cannot know
    is drawn at random in each trial; it is their decision that is looked at, if they have one.

    Raises:
        RulesError: the game is over, or nothing fits what the viewer knows.
    """
    viewer = viewer or pending(table).seat
    seen = seen_from(table, viewer)
    decision = pending(seen)
    seeds = [f"trial {rng.random()}" for _ in range(trials)]
    tried = [
        _appraisal(
            answer,
            [_played_on(table.fork(seed, viewer), answer, policy, decisions_ahead) for seed in seeds],
            judge,
            decision,
        )
        for answer in candidates(decision, policy(seen), rng)
    ]
    return sorted(tried, key=lambda each: -each.value)


def candidates(decision: Decision, preferred: Answer, rng: Random) -> list[Answer]:
    """The answers worth a trial: the preferred one, the suggested one, and others as far as there is time for them."""
    found: list[Answer] = []
    for answer in (preferred, decision.default, *_others(decision, rng)):
        if answer not in found:
            found.append(answer)
        if len(found) == _ANSWERS_TRIED:
            break
    return found


def _others(decision: Decision, rng: Random) -> Iterator[Answer]:
    if isinstance(decision, Pick) and decision.min == decision.max == 1:
        options = list(decision.options)
        rng.shuffle(options)
        yield from ((option.id,) for option in options)
    elif isinstance(decision, Arrange) and all(slot.min == slot.max == 1 for slot in decision.slots):
        for order in permutations(item.id for item in decision.items):
            yield {slot.id: (item,) for slot, item in zip(decision.slots, order, strict=True)}
    else:
        yield from (random_choice(decision, rng) for _ in range(_ANSWERS_TRIED))


def _played_on(trial: Table, answer: Answer, policy: Agent, decisions_ahead: int) -> State:
    turn = trial.state.turn
    give(trial, answer, pending(trial).seat)
    for _ in range(decisions_ahead):
        if trial.decision is None or trial.state.turn != turn:
            break
        give(trial, policy(trial), trial.decision.seat)
    return trial.state


def _appraisal(answer: Answer, ends: Sequence[State], judge: Judge, decision: Decision) -> Appraisal:
    verdicts = [judge(end, decision.seat) for end in ends]
    error = 1.96 * stdev(verdicts) / math.sqrt(len(verdicts)) if len(verdicts) > 1 else 0.0
    lost = fmean(end.result is not None and end.result.winner != decision.seat for end in ends)
    return Appraisal(answer, fmean(verdicts), error, lost, tuple(ends))


def give(table: Table, answer: Answer, seat: str | None = None) -> None:
    """Answer the pending decision of a seat (None: the only one)."""
    if isinstance(answer, dict):
        table.arrange(answer, seat=seat)
    else:
        table.choose(*answer, seat=seat)


def play_out(table: Table, agent: Agent) -> int:
    """Let one player take every seat to the end of the game; returns the number of decisions.

    Raises:
        RulesError: the game does not end.
    """
    for made in range(DECISIONS_AT_MOST):
        seat = next(iter(table.decisions), None)
        if seat is None:
            return made
        give(table, agent(seen_from(table, seat)), seat)
        table.events.clear()
    raise RulesError(f"This game of {table.game} did not end within {DECISIONS_AT_MOST} decisions.")
