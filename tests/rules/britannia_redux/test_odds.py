"""The odds of a march while it's put together: who goes, then where."""

from __future__ import annotations

import rules
from rules.britannia_redux import FORECASTER
from rules.britannia_redux.ai.legate import legate
from rules.core.agents import give
from rules.core.decisions import Pick
from rules.core.policy import BACK
from rules.core.registry import has_odds
from rules.core.text import speaking


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
