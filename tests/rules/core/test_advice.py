"""Advice: the suggestion first, the others by the figures shown, no answer twice, in words, for every game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rules
from bot.workers.analysis import advice_for
from rules.core.advice import BEST, Advice, Rated, advise, advise_by_rating, distinct
from rules.core.agents import Appraisal, give
from rules.core.decisions import Answer, Arrange, Decision, Pick
from rules.core.game import State
from rules.core.registry import companions, suggestion
from rules.core.table import Table
from rules.core.text import Text, speaking

_AS_GOOD = "About as good, as far as the simulations can tell."
_LOST = re.compile(r"You'd lose (\d+) games? in (\d+) before the turn is over\.")
_WORTH = re.compile(r"worth about (-?[\d.]+) RP")


def _positions(game: str, seed: str, every: int, most: int) -> Iterator[Table]:
    table = rules.start(game, seed=seed)
    seen = 0
    while table.decision is not None and seen < most:
        if table.number % every == 0:
            seen += 1
            yield rules.load(table.save())
        give(table, suggestion(table))
        table.events.clear()


def _figures(advice: Advice, best: tuple[float, float]) -> tuple[float, float]:
    """The share of games lost and minus the worth, as a player reads them; "about as good" means the suggestion's."""
    told = " ".join(map(str, advice.reasons))
    if _AS_GOOD in told:
        return best
    if "You'd lose every game" in told:
        return 1.0, 0.0
    lost, worth = _LOST.search(told), _WORTH.search(told)
    assert worth is not None, told
    return (int(lost[1]) / int(lost[2]) if lost else 0.0), -float(worth[1])


def _words(decision: Decision, answer: Answer) -> object:
    if isinstance(decision, Pick):
        return frozenset(answer)
    assert isinstance(answer, dict)
    names = {item.id: item.label for item in decision.items}
    return tuple(tuple(names[item] for item in answer.get(slot.id, ())) for slot in decision.slots)


@pytest.mark.parametrize("seed", range(3))
def test_rehearsed_advice_is_one_voice(seed: int) -> None:
    for table in _positions("romanitas", f"advice {seed}", 5, 6):
        decision = table.decision
        assert decision is not None
        found = advice_for(table, decision.seat, 0.05)
        assert found[0].answer == suggestion(table)
        assert 1 <= len(found) <= BEST
        assert len({_words(decision, each.answer) for each in found}) == len(found)
        best = _figures(found[0], (0.0, 0.0))
        shown = [_figures(each, best) for each in found]
        assert shown == sorted(shown)


@pytest.mark.slow
def test_advice_in_rise_and_fall_gives_the_reasons_of_the_legate() -> None:
    told = set()
    for table in _positions("rise-and-fall", "reasons", 1, 45):
        decision = table.decision
        assert decision is not None
        found = advice_for(table, decision.seat, 0.0)
        assert found[0].answer == suggestion(table)
        assert len({_words(decision, each.answer) for each in found}) == len(found)
        for each in found:
            assert decision.check(each.answer) == each.answer
            told |= {reason.key for reason in each.reasons}
            for locale in ("en", "fr"):
                with speaking(locale):
                    assert all(re.fullmatch(r"(?s).+[.?!…]", str(reason)) for reason in each.reasons), each.reasons
        if decision.topic in ("operation", "target", "move-to"):
            behind = [each.behind for each in found if any(told.key == "advice-worth" for told in each.reasons)]
            assert behind == sorted(behind)
    assert {"advice-attack", "advice-star", "advice-beaten", "advice-worth", "advice-post"} <= told


def _arrange() -> Arrange:
    table = rules.start("romanitas", seed="equal dice")
    assert isinstance(table.decision, Arrange)
    return table.decision


def test_answers_that_read_the_same_are_one() -> None:
    """Two dice with the same face may swap boxes; the options of a selection have no order."""
    arrange = _arrange()
    first, second, third = arrange.items
    same = Arrange(
        seat="roman", question=arrange.question, rule="3.2", domain="political", default=arrange.default,
        items=[first, type(first)(second.id, first.name), third], slots=arrange.slots,
    )  # fmt: skip
    boxes = [slot.id for slot in arrange.slots]
    orders: list[Answer] = [
        dict(zip(boxes, ((first.id,), (second.id,), (third.id,)), strict=True)),
        dict(zip(boxes, ((second.id,), (first.id,), (third.id,)), strict=True)),
    ]
    assert distinct(same, orders) == orders[:1]
    assert distinct(arrange, orders) == orders
    table = rules.start("rise-and-fall", seed="equal")
    assert table.decision is not None
    assert distinct(table.decision, [("a", "b"), ("b", "a"), ("a",)]) == [("a", "b"), ("a",)]


def test_time_bounds_the_trials_but_every_advice_compares_two_answers() -> None:
    known = companions("romanitas")
    assert known.judge is not None
    table = rules.start("romanitas", seed="time is up")
    rounds: list[int] = []

    def explain(_now: State, tried: Appraisal) -> tuple[Text, ...]:
        rounds.append(len(tried.ends))
        return ()

    policy = known.hasty
    assert policy is not None
    found = advise(table, policy, known.judge, explain, 8, go_on=lambda: False)
    assert len(found) == 2
    assert rounds == [1, 1]
    rounds.clear()
    left = iter([True] * 9 + [False])
    advise(table, policy, known.judge, explain, 8, go_on=lambda: next(left))
    assert rounds == [2] * 5  # three answers of the first round asked, five of the second, and one of a third


def test_a_rated_answer_is_never_shown_above_the_suggestion() -> None:
    table = rules.start("rise-and-fall", seed="rated")
    rated = [Rated(("suggested",), 1.0, ()), Rated(("by-hand",), 9.0, ())]
    first, second = advise_by_rating(table, ("suggested",), rated)
    assert (first.answer, second.answer) == (("suggested",), ("by-hand",))
    assert first.reasons == second.reasons
    assert second.behind == 0
