"""The odds of a march while it's put together: who goes, then where."""

from __future__ import annotations

import pytest

import rules
from rules.britannia_redux import FORECASTER
from rules.britannia_redux.ai.legate import legate
from rules.britannia_redux.game import say
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.policy import BACK
from rules.core.registry import has_odds
from rules.core.text import speaking
from tests.rules.britannia_redux.playing import position


def _asked_who() -> tuple[rules.Table, Pick]:
    """The first question of a Legates' game who marches, where someone can march to a battle."""
    table = rules.start("britannia-redux", seed="odds")
    while (asked := table.decision) is not None:
        if isinstance(asked, Pick) and asked.topic == "move-who" and has_odds(table, asked):
            return table, asked
        give(table, legate(table), asked.seat)
    raise AssertionError("no one could choose who marches to a battle")


def test_who_marches_has_the_odds_of_the_best_battle_of_each_group() -> None:
    table, who = _asked_who()
    found = {each.option: each for each in FORECASTER.overview(table, 0)}
    for option in who.options:
        if option.id == BACK:
            assert BACK not in found
            continue
        after = table.fork("odds", who.seat)
        after.choose(option.id, seat=who.seat)
        best = max((each.share for each in FORECASTER.overview(after, 0)), default=None)
        assert best == (found[option.id].share if option.id in found else None)
        for locale in ("en", "fr"):
            with speaking(locale):
                assert all(str(each.title) for each in found.values())


def _saxons_at_essex(kent: int, suffolk: int) -> rules.Table:
    """Three Saxon armies in Essex choose who marches, with enemies on two sides."""
    t = position("after-rome-9", "saxons", saxons={"essex": 3}, jutes={"kent": kent}, angles={"suffolk": suffolk})
    t.state.turn, t.state.stage, t.state.place = 6, "movement-start", t.data.order.index("saxons")
    t.changed()
    table = rules.start("britannia-redux", "after-rome-9", {"players": "4"}, seed="odds").fork_at(t.state, "odds")
    table.choose("essex")
    return table


@pytest.mark.parametrize(("kent", "suffolk"), [(1, 3), (3, 1)])
def test_the_best_battle_is_not_just_any(kent: int, suffolk: int) -> None:
    table = _saxons_at_essex(kent, suffolk)
    told = {str(each.title) for each in FORECASTER.overview(table, 0)}
    assert told == {str(say("odds-battle", area="kent" if kent < suffolk else "suffolk"))}


@pytest.mark.parametrize(("locale", "wanted"), [("en", "1.0"), ("fr", "1,0")])
def test_losses_have_one_decimal_even_if_it_is_none(locale: str, wanted: str) -> None:
    table = _saxons_at_essex(1, 3)
    with speaking(locale):
        lines = [str(line) for each in FORECASTER.overview(table, 0) for line in each.lines]
    assert any(wanted in line for line in lines), lines
