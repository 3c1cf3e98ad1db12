"""Odds and advice of Italia: from the Legate's own judgement, for every decision about a battle."""

from __future__ import annotations

from collections import Counter

import pytest

import rules
from rules.core.agents import give
from rules.core.decisions import Decision, Pick
from rules.core.registry import forecasts, has_odds
from rules.core.text import speaking
from rules.italia import FORECASTER, RATE
from rules.italia.ai.legate import legate, view
from rules.italia.ai.odds import Bonuses, battle_odds, printed_side, raid_chance, side_of
from rules.italia.ai.values import force_at, odds_against
from rules.italia.chapters.combat import BATTLE, RAID
from rules.italia.state import ItaliaState
from tests.rules.italia.board import board, units
from tests.sampling import first

ABOUT_BATTLES = {"move-to", "campaign", "battle-order", "battle-or-raid", "reaction", "retreat"}
WITH_ADVICE = {"move", "move-to", "campaign", "battle-or-raid", "retreat", "reaction"}


@pytest.mark.slow
@pytest.mark.parametrize("scenario", first(1, ["I-evening", "II-evening"]))
def test_odds_and_advice_of_a_game(scenario: str) -> None:
    """Shares are chances, options are offered ones, texts exist, and what the Legate plays is rated best."""
    table = rules.start("italia", scenario, seed="odds")
    foretold, rated = Counter[str](), Counter[str]()
    for _ in range(900):
        decision = table.decision
        if decision is None:
            break
        if isinstance(decision, Pick):
            foretold[decision.topic] += _check_forecasts(table, decision)
            rated[decision.topic] += _check_ratings(table, decision)
        is_plan = decision.topic == "campaign-plan"
        give(table, ("ask",) if is_plan else legate(table), decision.seat)
    assert {topic for topic, count in foretold.items() if count} >= ABOUT_BATTLES
    assert {topic for topic, count in rated.items() if count} >= WITH_ADVICE


def _check_forecasts(table: rules.Table, decision: Pick) -> int:
    found = FORECASTER.overview(table, 0)
    assert bool(found) == has_odds(table, decision), "odds are offered where there are some"
    known = {"", *(option.id for option in decision.options)}
    for forecast in found:
        assert 0 <= forecast.share <= 1
        assert forecast.option in known
        assert FORECASTER.detail(table, forecast.option, 0) is not None
        for locale in ("en", "fr"):
            with speaking(locale):
                assert all(str(line) for line in (forecast.title, *forecast.lines))
    if FORECASTER.compares(decision):
        assert list(forecasts(table, decision.seat, 0)) == found
    return len(found)


def _check_ratings(table: rules.Table, decision: Pick) -> int:
    found = RATE(table)
    worth = {each.answer: each.worth for each in found}
    chosen = legate(table)
    assert isinstance(chosen, tuple)
    if chosen in worth:
        assert worth[chosen] == pytest.approx(max(each for each in worth.values() if each is not None)), decision.topic
    for each in found:
        for locale in ("en", "fr"):
            with speaking(locale):
                assert all(str(reason) for reason in each.reasons)
    return len(found)


def _asked_how() -> tuple[rules.Table, Decision]:
    """The first question of a Legates' game whether to fight or to raid."""
    table = rules.start("italia", "I-evening", seed="odds")
    while (decision := table.decision) is not None and decision.topic != "battle-or-raid":
        give(table, legate(table), decision.seat)
    assert decision is not None
    return table, decision


@pytest.mark.rule("10.12")
def test_a_battle_and_a_raid_are_compared() -> None:
    table, decision = _asked_how()
    assert isinstance(table.state, ItaliaState)
    assert FORECASTER.compares(decision)
    t, found = view(table.state), {each.option: each for each in FORECASTER.overview(table, 0)}
    area = next(each for each in decision.about if each in t.data.land)
    force = force_at(t, t.active, area)
    assert found[BATTLE].share == odds_against(t, area, t.active, force, t.enemies_at(area, t.active)[0]).wins
    assert found[RAID].share == raid_chance(len(force.units), 7)


@pytest.mark.rule("2.3", "14.3")
def test_what_events_tell_has_the_odds_of_the_counters() -> None:
    """A side by numbers is the side on the map, also with a flipped consular legion and elephants."""
    t = board(active="romans")
    romans = units(t, "romans", "roma", consular_legion=2, legion=1)
    flipped = next(unit for unit in romans if t.unit(unit).type == "consular-legion")
    t.state.reduced.append(flipped)
    epirotes = units(t, "epirotes", "sabini", infantry=2, elephant=1)
    told = printed_side("romans", {"consular-legion": 2, "legion": 1}, 1)
    assert told == side_of(t, romans, leader=False)
    others = printed_side("epirotes", {"infantry": 2, "elephant": 1})
    assert others == side_of(t, epirotes, leader=False)
    assert battle_odds(told, others, Bonuses(0, 0)).wins < battle_odds(told, others, Bonuses(2, 0)).wins


def _asked_who(table: rules.Table) -> bool:
    """Whether it's asked who of an area goes, where one of the goals means a battle."""
    decision = table.decision
    return decision is not None and decision.topic == "move-group" and has_odds(table, decision)


def _until_asked_who() -> rules.Table:
    table = rules.start("italia", "I-evening", seed="odds")
    while table.decision is not None and not _asked_who(table):
        give(table, legate(table), table.decision.seat)
    return table


def test_who_goes_has_the_odds_of_the_best_battle_of_each_group() -> None:
    """A group with one goal isn't asked where it goes: its odds have to be told before."""
    table = _until_asked_who()
    who = table.decision
    assert isinstance(who, Pick)
    labels = {option.id: option.label for option in who.options}
    found = {each.option: each for each in FORECASTER.overview(table, 0)}
    assert found
    assert not {str(each.title) for each in found.values()} & {*labels.values()}, "a battle is named, not the group"
    for option in who.options:
        after = table.fork("odds", who.seat)
        after.choose(option.id, seat=who.seat)
        if after.decision is not None and after.decision.topic == "move-to":
            best = max((each.share for each in FORECASTER.overview(after, 0)), default=None)
            assert best == (found[option.id].share if option.id in found else None)
    assert not forecasts(table, who.seat, 0), "options stand for several battles, so none is theirs"
