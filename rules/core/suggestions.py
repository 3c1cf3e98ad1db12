"""Suggestions that avoid immediate defeat, and warnings of answers that don't."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import islice, permutations
from random import Random

import msgspec

from rules.core.agents import give
from rules.core.decisions import Answer, Arrange, Decision, Layout, Option, Pick, random_choice
from rules.core.errors import RulesError
from rules.core.forecasts import Forecast
from rules.core.policy import BACK
from rules.core.table import Table
from rules.core.text import speaker

_say = speaker("core")

_TRIALS = 30
"""How often an answer must have lost at once to count as a certain defeat."""

_TRIALS_OF_OTHERS = 10
_MOST_ANSWERS = 24


class Counsel(msgspec.Struct, frozen=True):
    """The suggestion for a decision, and what to warn of.

    ``losing`` are the options or layouts that end the game in defeat at once, whatever the dice. ``is_lost``: every
    answer does; never with several seats, where the final count decides. ``forecasts`` are the odds of the options,
    best first, if they're known.
    """

    answer: Answer
    losing: frozenset[str] = frozenset()
    is_lost: bool = False
    forecasts: tuple[Forecast, ...] = ()

    def applied_to(self, decision: Decision) -> Decision:
        """Return the decision with the suggestion as its default, its options with odds, and the losing ones marked."""
        losing = frozenset[str]() if self.is_lost else self.losing
        if isinstance(decision, Pick):
            if not isinstance(self.answer, tuple):
                return decision
            options = _with_odds(decision.options, self.forecasts)
            options = [_marked(option) if option.id in losing else option for option in options]
            return msgspec.structs.replace(decision, default=self.answer, options=options)
        if isinstance(self.answer, tuple):
            return decision
        layouts = [_marked_layout(layout) if layout.id in losing else layout for layout in decision.layouts]
        return msgspec.structs.replace(decision, default=self.answer, layouts=layouts)


def _with_odds(options: Sequence[Option], forecasts: Sequence[Forecast]) -> Sequence[Option]:
    """The options with chance, prize and price, ranked; those without odds come last in their group."""
    if not forecasts:
        return options
    last = len(forecasts) + 1
    known = {forecast.option: (rank, forecast) for rank, forecast in enumerate(forecasts, 1)}
    return [
        _rated(option, *known[option.id]) if option.id in known else msgspec.structs.replace(option, rank=last)
        for option in options
    ]


def _rated(option: Option, rank: int, forecast: Forecast) -> Option:
    """An option with its odds. What its label says isn't repeated."""
    parts = [_say("option-chance", share=round(100 * forecast.share))]
    if forecast.prize is not None:
        parts.append(forecast.prize)
    if forecast.title != option.name:
        parts.append(forecast.title)
    elif option.consequence is not None:
        parts.append(option.consequence)
    told = reduce(lambda first, last: _say("option-facts", first=first, last=last), parts)
    return msgspec.structs.replace(option, consequence=told, rank=rank)


def _marked(option: Option) -> Option:
    warning = _say("option-loses") if option.consequence is None else _say("option-loses-too", what=option.consequence)
    return msgspec.structs.replace(option, consequence=warning)


def _marked_layout(layout: Layout) -> Layout:
    warning = _say("option-loses") if layout.note is None else _say("option-loses-too", what=layout.note)
    return msgspec.structs.replace(layout, note=warning)


def loses_at_once(table: Table, decision: Decision, answer: Answer) -> bool:
    """Whether an answer ends the game in defeat for the seat that decides, before anyone decides again.

    It must do so with many different dice, resampling what the seat can't know.
    """
    return table.may_end and _survived(table, decision, answer, _TRIALS, until_survived=1) == 0


def _survived(table: Table, decision: Decision, answer: Answer, trials: int, until_survived: int) -> int:
    """How many trials of an answer didn't end in defeat; stops at ``until_survived``."""
    survived = 0
    for trial in range(trials):
        try:
            fork = table.fork(f"defeat {trial} at {decision.number}", decision.seat)
            give(fork, answer, decision.seat)
        except RulesError:
            return until_survived  # a table without a record, or too little known: no warning
        survived += not _is_defeat(fork, decision.seat)
        if survived >= until_survived:
            break
    return survived


def _is_defeat(table: Table, seat: str) -> bool:
    """Whether the game has ended without a win for a seat. A draw among several isn't a defeat."""
    result = table.result
    return result is not None and result.winner != seat and (result.winner is not None or len(table.seats) == 1)


def surviving(table: Table, decision: Decision, wanted: Answer) -> Answer:
    """Return the wanted answer, or the one most likely to survive if that one loses at once.

    With several seats the wanted answer stays: it can only lose by the final count, which no delay improves.
    """
    if len(table.seats) > 1 or not loses_at_once(table, decision, wanted):
        return wanted
    chances = [
        (_survived(table, decision, answer, _TRIALS_OF_OTHERS, _TRIALS_OF_OTHERS), answer)
        for answer in islice(_answers(decision), _MOST_ANSWERS)
        if answer != wanted
    ]
    most, best = max(chances, key=lambda each: each[0], default=(0, wanted))
    return best if most else wanted


def _answers(decision: Decision) -> Iterator[Answer]:
    """The default, then the other answers; a fixed sample of them if they can't be listed."""
    yield decision.default
    if isinstance(decision, Pick) and decision.min == decision.max == 1:
        yield from ((option.id,) for option in decision.options if option.id != BACK)
    elif isinstance(decision, Arrange) and decision.layouts:
        yield from (layout.slots for layout in decision.layouts)
    elif isinstance(decision, Arrange) and all(slot.min == slot.max == 1 for slot in decision.slots):
        yield from _orders(decision)
    else:
        rng = Random(f"answers {decision.number}")  # noqa: S311 - no dice of a campaign
        yield from (random_choice(decision, rng) for _ in range(_MOST_ANSWERS))


def _orders(decision: Arrange) -> Iterator[Answer]:
    for order in permutations(item.id for item in decision.items):
        yield {slot.id: (item,) for slot, item in zip(decision.slots, order, strict=True)}


def counsel_for(table: Table, decision: Decision, answer: Answer) -> Counsel:
    """Return a suggestion with its warnings."""
    if not table.may_end:
        return Counsel(answer)
    listed = _listed(decision)
    if not listed:
        return Counsel(answer, is_lost=len(table.seats) == 1 and loses_at_once(table, decision, answer))
    losing = frozenset(ident for ident, each in listed.items() if loses_at_once(table, decision, each))
    is_lost = len(losing) == len(listed)
    if is_lost and len(table.seats) > 1:
        return Counsel(answer)  # the final count, which no answer changes: a warning would only tell it early
    return Counsel(answer, losing, is_lost)


def _listed(decision: Decision) -> dict[str, Answer]:
    """Every answer by its option or layout; empty if they aren't listed."""
    if isinstance(decision, Arrange):
        return {layout.id: layout.slots for layout in decision.layouts}
    if not decision.min == decision.max == 1:
        return {}
    return {option.id: (option.id,) for option in decision.options if option.id != BACK}
