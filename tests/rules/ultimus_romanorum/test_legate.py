"""The Legate of Ultimus Romanorum: it plays to the end, knows its own hand only, and advises what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from rules.core.decisions import Decision, Pick
from rules.core.policy import word_in
from rules.core.registry import only_games, packages
from rules.core.text import speaking
from rules.ultimus_romanorum import ADVISOR, FORECASTER, RATE
from rules.ultimus_romanorum.ai.odds import NO_BATTLE, battle_odds, forces_after
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.chapters.combat_table import Force
from rules.ultimus_romanorum.data.loader import GAME_ID
from rules.ultimus_romanorum.events import BattleFought
from rules.ultimus_romanorum.game import UltimusRomanorum
from rules.ultimus_romanorum.state import UltimusState
from tests.rules.ultimus_romanorum.playing import EVENING, PACKAGE, first_asked, legate_game, position


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    with only_games({**packages(), GAME_ID: PACKAGE}):
        yield


@pytest.mark.slow
def test_two_legates_play_an_evening_to_the_end() -> None:
    *_, table = legate_game(EVENING, "legates")
    assert table.result is not None
    assert any(isinstance(event, BattleFought) for event in table.events)


def test_the_answer_depends_on_nothing_hidden() -> None:
    for table in islice(legate_game(EVENING, "secrets"), 0, 300, 11):
        seat = first_asked(table).seat
        answers = [ADVISOR(table.fork(seed, seat)) for seed in ("one", "two", "three")]
        assert answers[0] == answers[1] == answers[2]


@pytest.mark.slow
def test_advice_is_legal_and_said_in_both_languages() -> None:
    topics = set()
    for table in islice(legate_game(EVENING, "advice"), 0, 400, 7):
        decision = first_asked(table)
        for rated in RATE(table):
            assert decision.check(rated.answer) == rated.answer
            topics.add(decision.topic)
            for locale in ("en", "fr"):
                with speaking(locale):
                    assert all(str(reason) for reason in rated.reasons)
    assert "movement" in topics


@pytest.mark.slow
def test_odds_are_those_of_the_units_that_were_chosen_to_come_along() -> None:
    """A leader with one of his units has other odds than with all of them."""
    for table in legate_game(EVENING, "odds"):
        asked = first_asked(table)
        if asked.topic != "goal" or "escort" not in {each.id for each in picked(asked).options}:
            continue
        whole = {each.option: each for each in FORECASTER.overview(table, 100)}
        before = table.fork("composed", asked.seat)
        before.choose("escort", seat=asked.seat)
        taken = picked(first_asked(before))
        if not whole or taken.min > 1 or len(taken.options) < 3:
            continue
        weakest = taken.options[-1].id
        before.choose(weakest, seat=asked.seat)
        t = UltimusRomanorum(cast(UltimusState, before.state), "")
        leader = word_in(picked(first_asked(before)).question, "leader")
        composed = FORECASTER.overview(before, 100)
        assert composed, "the same fields are in reach"
        for each in composed:
            forces = forces_after(t, t.camp(leader), each.option, leader, (weakest,))
            assert each.share == battle_odds(t, *forces).win
        assert any(each.share != whole[each.option].share for each in composed if each.option in whole)
        return
    raise AssertionError("no leader could choose his units")


def picked(decision: Decision) -> Pick:
    assert isinstance(decision, Pick)
    return decision


def test_odds_are_shares_and_said_in_both_languages() -> None:
    told = 0
    for table in islice(legate_game(EVENING, "odds"), 0, 400, 5):
        if not FORECASTER.concerns(first_asked(table)):
            continue
        assert FORECASTER.has_any(table, first_asked(table)) == bool(FORECASTER.overview(table, 100))
        for forecast in FORECASTER.overview(table, 100):
            assert 0 <= forecast.share <= 1
            told += 1
            for locale in ("en", "fr"):
                with speaking(locale):
                    assert str(forecast.title) and all(str(line) for line in forecast.lines)
    assert told


@pytest.mark.slow
@pytest.mark.parametrize("topic", ["moves", "battle"])
def test_a_window_before_battles_tells_the_odds_of_all_of_them(topic: str) -> None:
    """8.3"""
    seen = 0
    for table in islice(legate_game(EVENING, "windows"), 0, 400):
        if first_asked(table).topic == topic:
            fields = battlefields(position(table))
            assert FORECASTER.concerns(first_asked(table))
            assert len(FORECASTER.overview(table, 100)) == len(fields)
            seen += bool(fields)
    assert seen


def test_the_odds_are_those_of_the_table() -> None:
    """Ten faces of the die: at equal strength and without modifiers the attacker wins with 6 to 9."""
    table = next(legate_game(EVENING, "table"))
    t = position(table)
    attacker = Force("barbarian", (), ("alamanni-u1",))
    defender = Force("roman", (), ("burgondi-u1",))
    odds = battle_odds(t, attacker, defender)
    quality = t.values("alamanni-u1").qu - t.values("burgondi-u1").qu
    assert quality == -1  # one column to the left of 1/1: 4/5, won with 7 to 9
    assert odds.win == pytest.approx(0.3)
    assert battle_odds(t, attacker, Force("roman", (), ())) == NO_BATTLE
