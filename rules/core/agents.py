"""Automatic players. They use only the public interface of a table: its decision and its state.

- *random* takes any legal answer.
- *default* takes the answer that an expired deadline would take.
- *greedy* tries each answer and picks the position that the game's :data:`Judge` rates highest.
- *strategist* plays each answer to the end of the turn several times and picks the best average.
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
"""A player: takes a table with a pending decision and returns a legal answer."""

Judge = Callable[[State, str], float]
"""Rates a position for a seat: higher is better. It must also rate finished games."""

DECISIONS_AT_MOST = 100_000
"""The maximum number of decisions in a game."""

_ANSWERS_TRIED = 8
_DECISIONS_AHEAD = 80
"""The maximum number of decisions in a trial that doesn't reach the end of the turn."""


def pending(table: Table, seat: str | None = None) -> Decision:
    """Return the pending decision of a seat (None: the first one).

    Raises:
        RulesError: nothing is pending.
    """
    decision = table.decision if seat is None else table.decisions.get(seat)
    if table.decision is None:
        raise RulesError("The game is over; there's nothing left to decide.")
    if decision is None:
        raise RulesError(f"{seat} has no pending decision.")
    return decision


ONLOOKER = "onlooker"
"""A pseudo seat for viewers without a seat: a fork for it resamples everything that isn't public."""


def seen_from(table: Table, seat: str) -> Table:
    """Return a table that an automatic player may read in full when it plays for ``seat``.

    This is the table itself if it hides nothing from the seat and the seat's decision comes first. Otherwise it is a
    fork with everything the seat can't know resampled; the result depends only on what the seat sees.
    :data:`ONLOOKER` sees only what is public.

    Raises:
        RulesError: no consistent position was found.
    """
    first = next(iter(table.decisions), None)
    if not table.hides_from(seat) and (seat == first or seat not in table.decisions):
        return table
    return table.fork(f"seen from {seat} at {table.public_number}", seat)


def random_agent(rng: Random) -> Agent:
    """Make a player that picks uniformly among all legal answers."""

    def answer(table: Table) -> Answer:
        return random_choice(pending(table), rng)

    return answer


def default_agent(table: Table) -> Answer:
    """Answer as an expired deadline would."""
    return pending(table).default


def greedy_agent(judge: Judge, rng: Random, trials: int = 2) -> Agent:
    """Make a player that tries every answer ``trials`` times and picks the best resulting position."""

    def answer(table: Table) -> Answer:
        found = appraise(table, default_agent, judge, rng, trials=trials, decisions_ahead=0)
        return found[0].answer

    return answer


def strategist(policy: Agent, judge: Judge, rng: Random, trials: int = 6) -> Agent:
    """Make a player that compares answers by playing ``policy`` to the end of the turn, ``trials`` times each."""

    def answer(table: Table) -> Answer:
        return appraise(table, policy, judge, rng, trials=trials)[0].answer

    return answer


class Appraisal(msgspec.Struct, frozen=True):
    """The results of an answer over ``trials``.

    ``value`` is the mean of the judge's ratings, ``error`` half the width of its 95 % interval. ``lost`` is the share
    of trials in which the game ended without a win for the seat. ``ends`` are the final positions.
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
    """Rate the answers to the pending decision, best first, all with the same trial dice.

    In each trial ``policy`` plays for all seats until the turn ends, the game ends, or ``decisions_ahead`` more
    decisions have been made. The table doesn't change. Each trial resamples what ``viewer`` (None: the seat that
    decides) can't know. If the viewer has a pending decision, that one is rated.

    Raises:
        RulesError: the game is over, or no resampled position fits what the viewer knows.
    """
    viewer = viewer or pending(table).seat
    seen = seen_from(table, viewer)
    decision = pending(seen)
    seeds = [f"trial {rng.random()}" for _ in range(trials)]
    tried = [
        appraisal_of(
            answer,
            [played_on(table.fork(seed, viewer), answer, policy, decisions_ahead) for seed in seeds],
            judge,
            decision,
        )
        for answer in candidates(decision, policy(seen), rng)
    ]
    return sorted(tried, key=lambda each: -each.value)


def candidates(decision: Decision, preferred: Answer, rng: Random) -> list[Answer]:
    """Return the answers to try: the preferred one, the default, and a few others."""
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
    elif isinstance(decision, Arrange) and decision.layouts:
        yield from (layout.slots for layout in decision.layouts)
    elif isinstance(decision, Arrange) and all(slot.min == slot.max == 1 for slot in decision.slots):
        for order in permutations(item.id for item in decision.items):
            yield {slot.id: (item,) for slot, item in zip(decision.slots, order, strict=True)}
    else:
        yield from (random_choice(decision, rng) for _ in range(_ANSWERS_TRIED))


def played_on(trial: Table, answer: Answer, policy: Agent, decisions_ahead: int = _DECISIONS_AHEAD) -> State:
    """Give an answer in a fork, play on to the end of the turn, and return the position reached."""
    turn = trial.state.turn
    give(trial, answer, pending(trial).seat)
    for _ in range(decisions_ahead):
        if trial.decision is None or trial.state.turn != turn:
            break
        give(trial, policy(trial), trial.decision.seat)
    return trial.state


def appraisal_of(answer: Answer, ends: Sequence[State], judge: Judge, decision: Decision) -> Appraisal:
    """Return the results of an answer from the positions that its trials reached."""
    verdicts = [judge(end, decision.seat) for end in ends]
    error = 1.96 * stdev(verdicts) / math.sqrt(len(verdicts)) if len(verdicts) > 1 else 0.0
    lost = fmean(end.result is not None and end.result.winner != decision.seat for end in ends)
    return Appraisal(answer, fmean(verdicts), error, lost, tuple(ends))


def give(table: Table, answer: Answer, seat: str | None = None) -> None:
    """Answer the pending decision of a seat (None: the only pending one)."""
    if isinstance(answer, dict):
        table.arrange(answer, seat=seat)
    else:
        table.choose(*answer, seat=seat)


def play_out(table: Table, agent: Agent) -> int:
    """Let one player take every seat to the end of the game and return the number of decisions.

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
