"""Advice on the pending decision: the suggestion first, then other answers, with reasons.

A game rates its answers itself, or they're rehearsed: played on to the end of the turn with different dice. Either way
the list is ordered by the figures that it shows, and no answer is listed twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from rules.core.agents import Agent, Appraisal, Judge, appraisal_of, candidates, pending, played_on, seen_from
from rules.core.decisions import Answer, Decision, Pick
from rules.core.game import State
from rules.core.table import Table
from rules.core.text import Text, speaker

Explain = Callable[[State, Appraisal], tuple[Text, ...]]
"""Gives the reasons for or against an answer, from the current position and the results of the trials."""

BEST = 3
"""How many answers the advice lists."""

_ANSWERS_TRIED = 5
_FEWEST = 2
"""So many answers are rehearsed at least once, however long that takes."""

_AS_GOOD = 0.3
"""An answer that is worse by less than this counts as good as the suggestion: the dice of the trials explain it."""

_say = speaker("core")


class Rated(msgspec.Struct, frozen=True):
    """An answer that a game has rated, with its reasons. ``worth`` None: it can't be compared.

    ``is_shown``: players may read ``worth``; otherwise it only gives the order.
    """

    answer: Answer
    worth: float | None
    reasons: tuple[Text, ...]
    is_shown: bool = True


Rate = Callable[[Table], Sequence[Rated]]
"""Rates answers to the pending decision of a table without hidden information; empty if it can't."""


class Advice(msgspec.Struct, frozen=True):
    """A recommended answer with its reasons. ``behind`` is how much less it is worth than the suggestion."""

    answer: Answer
    behind: float
    reasons: tuple[Text, ...]


def always() -> bool:
    """Rehearse as often as asked to."""
    return True


def advise(
    table: Table,
    policy: Agent,
    judge: Judge,
    explain: Explain,
    trials: int,
    viewer: str | None = None,
    suggested: Answer | None = None,
    go_on: Callable[[], bool] = always,
) -> list[Advice]:
    """Rehearse the answers to the pending decision from what ``viewer`` knows; the suggestion comes first.

    ``viewer`` None means the seat that decides. ``suggested`` None means what ``policy`` answers. ``go_on`` says
    whether there's time for another trial. The trial dice are derived from the public position, so the same number of
    rounds gives the same advice and no extra information.

    Raises:
        RulesError: the game is over, or no resampled position fits what the viewer knows.
    """
    viewer = viewer or pending(table).seat
    rng = Random(f"{table.commitment} {table.public_number}")  # noqa: S311 - these dice are only for trials
    seen = seen_from(table, viewer)
    decision = pending(seen)
    wanted = policy(seen) if suggested is None else suggested
    answers = distinct(decision, candidates(decision, wanted, rng))[:_ANSWERS_TRIED]
    tried = [
        appraisal_of(answer, ends, judge, decision)
        for answer, ends in _rehearsed(table, answers, policy, viewer, [rng.random() for _ in range(trials)], go_on)
    ]
    return _ranked(table, seen.state, tried, judge, explain, decision.seat)


def _rehearsed(
    table: Table,
    answers: Sequence[Answer],
    policy: Agent,
    viewer: str,
    seeds: Sequence[float],
    go_on: Callable[[], bool],
) -> list[tuple[Answer, list[State]]]:
    """Play on after each answer with the same dice. When time is up, only whole rounds count, and one at least.

    If not even the first round is finished, the answers left are dropped.
    """
    ends: list[list[State]] = []
    for number, seed in enumerate(seeds):
        reached: list[State] = []
        for answer in answers:
            if (number or len(reached) >= _FEWEST) and not go_on():
                break
            reached.append(played_on(table.fork(f"trial {seed}", viewer), answer, policy))
        if number and len(reached) < len(ends[0]):
            break
        ends.append(reached)
    return [(answer, [reached[place] for reached in ends]) for place, answer in enumerate(answers[: len(ends[0])])]


class _Shown(NamedTuple):
    """The figures that are shown of an answer, the better the smaller: games lost, and what the position is worth."""

    lost: Fraction
    cost: float


def _ranked(
    table: Table, now: State, tried: Sequence[Appraisal], judge: Judge, explain: Explain, seat: str
) -> list[Advice]:
    """The suggestion, then the others by what is shown of them. None is shown as better than the suggestion."""
    first, *others = tried
    best = _shown(first, judge, seat)
    found = [(best, Advice(first.answer, 0.0, _figures(table.game, best) + explain(now, first)))]
    for each in others:
        shown = _shown(each, judge, seat)
        if shown.lost < best.lost or (shown.lost == best.lost and shown.cost < best.cost + _AS_GOOD):
            found.append((best, Advice(each.answer, 0.0, (_say("advice-as-good"), *explain(now, each)))))
        else:
            behind = max(shown.cost - best.cost, 0.0)
            found.append((shown, Advice(each.answer, behind, _figures(table.game, shown) + explain(now, each))))
    return [advice for _, advice in sorted(found, key=lambda each: each[0])][:BEST]


def _shown(each: Appraisal, judge: Judge, seat: str) -> _Shown:
    """The position is that at the end of the turn, where the game goes on or is won."""
    kept = [end for end in each.ends if end.result is None or end.result.winner == seat]
    return _Shown(_share(each.lost), -round(fmean(judge(end, seat) for end in kept or each.ends), 1))


def _share(lost: float) -> Fraction:
    """A share of games as it is told: in quarters from a half on, else as one in so many."""
    if lost in (0.0, 1.0):
        return Fraction(int(lost))
    if lost >= 0.5:
        return min(Fraction(round(4 * lost), 4), Fraction(3, 4))
    return Fraction(1, max(round(1 / lost), 2))


def _figures(game: str, shown: _Shown) -> tuple[Text, ...]:
    if shown.lost == 1:
        return (_say("advice-lost-always"),)
    say = speaker(game)
    told = say("advice-count", count=-shown.cost)
    return (say("advice-lost", lost=shown.lost.numerator, of=shown.lost.denominator), told) if shown.lost else (told,)


def advise_by_rating(table: Table, suggested: Answer, rated: Iterable[Rated]) -> list[Advice]:
    """Return the suggestion, then the answers that a game has rated, best first.

    None is shown as worth more than the suggestion: the game's own judgement prefers that one.
    """
    decision = pending(table)
    known = {_key(decision, each.answer): each for each in rated}
    first = known.pop(_key(decision, suggested), None)
    most = float("inf") if first is None or first.worth is None else first.worth
    others = sorted(known.values(), key=lambda each: float("-inf") if each.worth is None else each.worth, reverse=True)
    listed = [Advice(suggested, 0.0, _rated_reasons(table, first, most) if first else _usual(decision, suggested))]
    for each in others[: BEST - 1]:
        behind = 0.0 if each.worth is None or first is None or first.worth is None else max(most - each.worth, 0.0)
        listed.append(Advice(each.answer, behind, _rated_reasons(table, each, most)))
    return listed


def _rated_reasons(table: Table, rated: Rated, most: float) -> tuple[Text, ...]:
    if rated.worth is None or not rated.is_shown:
        return rated.reasons
    return (speaker(table.game)("advice-worth", worth=round(min(rated.worth, most), 1)), *rated.reasons)


def usual(table: Table, suggested: Answer) -> list[Advice]:
    """Return the suggestion alone, with what its options say."""
    return [Advice(suggested, 0.0, _usual(pending(table), suggested))]


def _usual(decision: Decision, answer: Answer) -> tuple[Text, ...]:
    if not isinstance(decision, Pick):
        return ()
    told = (each.consequence for each in decision.options if each.id in answer and each.consequence is not None)
    return tuple(dict.fromkeys(told))


def distinct(decision: Decision, answers: Iterable[Answer]) -> list[Answer]:
    """Leave out answers that read the same as an earlier one."""
    found: dict[object, Answer] = {}
    for answer in answers:
        found.setdefault(_key(decision, answer), answer)
    return list(found.values())


def _key(decision: Decision, answer: Answer) -> object:
    """What is told of an answer: without the order of options, and with the names of items."""
    if isinstance(decision, Pick):
        return tuple(sorted(answer))
    assert isinstance(answer, dict)
    names = {item.id: item.name for item in decision.items}
    return tuple(tuple(names[item] for item in answer.get(slot.id, ())) for slot in decision.slots)
