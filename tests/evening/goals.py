"""What someone wants to answer: mostly the suggestion, now and then another legal answer that doesn't lose at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import rules
from bot.campaigns.snapshot import PendingDecision
from bot.views import arrange as lines
from bot.views.arrange import ArrangeQuestion
from rules.core.decisions import Arrange, Pick

_TRIES = 8


@dataclass(frozen=True)
class Line:
    """An arrangement: the suggested one, one of the layouts, or the suggested one with one item moved to a slot."""

    layout: str = ""
    item: str = ""
    slot: str = ""


Goal = tuple[str, ...] | Line


def goal_of(pending: PendingDecision, rng: Random, whim: float) -> Goal:
    """What to answer; ``whim`` is the share of answers that aren't the suggestion."""
    decision, is_whim = pending.decision, rng.random() < whim
    if isinstance(decision, Arrange):
        return _line(decision, rng) if is_whim else Line()
    assert isinstance(decision, Pick)
    return _options(pending, decision, rng) if is_whim else decision.default


def _options(pending: PendingDecision, pick: Pick, rng: Random) -> tuple[str, ...]:
    for _ in range(_TRIES):
        answer = rules.random_choice(pick, rng)
        assert isinstance(answer, tuple)
        if not pending.warns_of(answer):
            return answer
    return pick.default


def _line(arrange: Arrange, rng: Random) -> Line:
    if arrange.layouts:
        return Line(layout=rng.choice(arrange.layouts).id)
    for _ in range(_TRIES):
        moved = Line(item=rng.choice(arrange.items).id, slot=rng.choice(arrange.slots).id)
        if is_legal(arrange, moved):
            return moved
    return Line()


def is_legal(arrange: Arrange, moved: Line) -> bool:
    """Whether the suggested line-up is still legal, and another one, with an item moved to the end of a slot."""
    before = ArrangeQuestion(0, arrange.number, arrange).suggested()
    before.chosen.append(moved.item)
    after = lines.put_into(before, moved.slot)
    return after.slots != before.slots and not lines.problem(arrange, after)
