"""Suggestions: one judgement, the same for a position, and never a sure defeat where another answer survives."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

import rules
import tests.toy
from rules.core import registry, suggestions
from rules.core.agents import give, random_agent
from rules.core.decisions import Answer, Arrange, Pick
from rules.core.policy import BACK, Policy, Whims
from rules.core.registry import companions, counsel, legates_answer, suggestion
from rules.core.suggestions import Counsel, loses_at_once, surviving
from rules.core.table import Table
from rules.romanitas.state import RomanitasState
from tests.sampling import first


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


def _orders(arrange: Arrange) -> list[Answer]:
    return [
        {slot.id: (item.id,) for slot, item in zip(arrange.slots, order, strict=True)}
        for order in permutations(arrange.items)
    ]


def _lost(table: Table, answer: Answer, forks: int = 25) -> int:
    """In how many forks with other dice than the rules' own trials an answer ends the game in defeat."""
    lost = 0
    for number in range(forks):
        fork = table.fork(f"another {number}")
        give(fork, answer)
        lost += fork.result is not None and fork.result.winner is None
    return lost


@pytest.mark.slow
@pytest.mark.parametrize("game", ["romanitas", "rise-and-fall"])
def test_a_position_has_one_suggestion(game: str) -> None:
    table = rules.start(game, seed="one voice")
    for _ in range(30):
        again = rules.load(table.save())
        before = table.save()
        found = suggestion(table)
        assert suggestion(again) == suggestion(table) == found == counsel(table).answer
        assert table.save() == before
        give(table, found)


def test_no_start_is_lost_by_the_suggestion_where_another_placing_survives() -> None:
    mixed = 0
    for seed in (0, 11, 33, 35, 62, 75):
        table = rules.start("romanitas", seed=f"losing {seed}")
        decision = table.decision
        assert isinstance(decision, Arrange)
        lost = [_lost(table, order) for order in _orders(decision)]
        suggested = _lost(table, suggestion(table))
        assert suggested < 25 or min(lost) == 25
        assert counsel(table).is_lost == (min(lost) == 25)
        mixed += min(lost) < max(lost) == 25
    assert mixed


def test_a_losing_answer_is_replaced_by_one_that_survives() -> None:
    for seed in range(60):
        table = rules.start("romanitas", seed=f"losing {seed}")
        decision = table.decision
        assert isinstance(decision, Arrange)
        losing = [order for order in _orders(decision) if loses_at_once(table, decision, order)]
        if 0 < len(losing) < 6:
            better = surviving(table, decision, losing[0])
            assert better not in losing
            assert _lost(table, better) < 25
            return
    raise AssertionError("no start with a losing placing")


@pytest.mark.parametrize("seed", [2, 8])
def test_the_options_that_lose_at_once_are_known_and_marked(seed: int) -> None:
    """To leave a city undefended may be the tenth Desolation; to defend it gives a chance."""
    table, agent = rules.start("romanitas", seed=f"marked {seed}"), random_agent(Random(seed))
    while table.decision is not None:
        decision, found = table.decision, counsel(table) if table.decision.topic == "defence" else Counsel(())
        if isinstance(decision, Pick) and found.losing and not found.is_lost:
            applied = found.applied_to(decision)
            assert isinstance(applied, Pick)
            assert {o.id for o in applied.options if o.detail.startswith("⚠️ Loses the game at once")} == {"none"}
            assert _lost(table, ("none",)) == 25
            assert _lost(table, found.answer) < 25
            assert surviving(table, decision, ("none",)) != ("none",)
            return
        give(table, agent(table))
    raise AssertionError("no option lost at once")


def test_without_a_record_there_is_a_suggestion_and_no_warning() -> None:
    table = rules.start("romanitas", seed="losing 11")
    assert counsel(table).is_lost
    table.stop_recording()
    assert not counsel(table).is_lost


def test_a_lost_position_marks_no_single_option() -> None:
    table = rules.start("toy", "short", seed="lost")
    decision = table.decision
    assert isinstance(decision, Pick)
    everything = frozenset(option.id for option in decision.options if option.id != BACK)
    applied = Counsel(("field-3",), everything, is_lost=True).applied_to(decision)
    assert isinstance(applied, Pick)
    assert applied.options == decision.options
    assert applied.default == ("field-3",)


def test_the_final_count_of_several_seats_is_no_sudden_defeat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggestions, "loses_at_once", lambda *_: True)
    table = rules.start("toy", "short", seed="lost")
    assert len(table.seats) > 1
    found = counsel(table)
    assert (found.is_lost, found.losing) == (False, frozenset())


def test_suggestions_have_no_whims() -> None:
    table = rules.start("romanitas", seed="losing 0")
    while table.decision is not None and table.decision.topic != "window":
        give(table, suggestion(table))
    policy = Policy(RomanitasState, lambda state: state, {}, whims=Whims(1.0, {"window"}))
    decision = table.decision
    assert decision is not None
    assert policy(table) != decision.default
    assert policy.without_whims()(table) == decision.default
    known = companions("rise-and-fall")
    assert known.advisor is not None
    assert known.advisor is not known.legate


def test_the_legate_plays_what_he_suggests() -> None:
    table = rules.start("romanitas", seed="losing 5")
    for _ in range(12):
        assert legates_answer(table) == suggestion(table)
        give(table, suggestion(table))


def test_a_game_without_a_legate_suggests_the_default() -> None:
    table = rules.start("toy", seed="default")
    decision = table.decision
    assert decision is not None
    assert suggestion(table) == legates_answer(table) == decision.default
    assert not registry.has_legate("toy")


@pytest.mark.slow
@pytest.mark.parametrize("games", first(1, [range(12), range(200)]), ids=["12", "200"])
def test_following_the_suggestion_wins_at_least_a_quarter(games: range) -> None:
    won = 0
    for seed in games:
        table = rules.start("romanitas", seed=f"voice {seed}")
        while table.decision is not None:
            give(table, suggestion(table))
            table.events.clear()
        assert table.result is not None
        won += table.result.winner is not None
    assert won >= len(games) / 4
