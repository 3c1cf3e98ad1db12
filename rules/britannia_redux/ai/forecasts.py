"""The odds of the battles that a decision is about [B7]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from rules.britannia_redux.ai.legate import nation_of, view
from rules.britannia_redux.ai.odds import Odds, Side, battle_odds, side_of
from rules.britannia_redux.chapters.battle import is_hard
from rules.britannia_redux.chapters.movement import Group, goals, groups, named
from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.state import BritanniaState
from rules.core.decisions import Option, Pick
from rules.core.forecasts import ExactForecaster, Forecast
from rules.core.policy import BACK, word_in
from rules.core.table import Table
from rules.core.text import Text, speaker

_core = speaker("core")
_TOPICS = ("move-who", "move-to", "battle", "retreat", "withdraw", "losses", "submission")
_COMPARED = ("move-to", "battle")


def _forecasts(table: Table, pick: Pick) -> Iterator[Forecast]:
    """The battles, to the end and without retreats."""
    t = view(cast(BritanniaState, table.state))
    nation = nation_of(pick, t)
    if pick.topic == "move-who":
        yield from _best_attacks(t, pick, nation)
    elif pick.topic == "move-to":
        yield from _attacks(t, pick, nation)
    elif pick.topic == "battle":
        for option in pick.options:
            yield from (_titled(option, each) for each in _battle(t, nation, option.id, option.id))
    elif pick.topic == "submission":
        for area in t.contested(t.state.nation):
            if nation in t.presence(area):
                yield from _battle(t, nation, "", area)
    else:
        yield from _battle(t, nation, "", word_in(pick.question, "area"))


def _attacks(t: BritanniaRedux, pick: Pick, nation: str) -> Iterator[Forecast]:
    """The battles that the goals of a group mean."""
    group = _group_in(t, pick)
    for option in pick.options:
        if option.id != BACK and group is not None:
            found = _attack(t, nation, group, option.id, option.id.rpartition(">")[2])
            yield from (_titled(option, each) for each in found)


def _best_attacks(t: BritanniaRedux, pick: Pick, nation: str) -> Iterator[Forecast]:
    """The likeliest victory that each group of a place can march to."""
    place = word_in(pick.question, "area")
    for group in groups(t, place):
        aims = dict.fromkeys(way.goal for way in goals(t, nation, place, group))
        battles = (each for aim in aims for each in _attack(t, nation, group, group.id, aim))
        best = max(battles, key=lambda each: each.share, default=None)
        if best is not None:
            yield best


def _attack(t: BritanniaRedux, nation: str, group: Group, option: str, goal: str) -> Iterator[Forecast]:
    """The battle for which a group comes to a goal; none without enemies there."""
    enemies = t.enemies(goal, nation) if goal in t.data.areas else []
    if not enemies:
        return
    here = side_of(t, goal, nation)
    foot = t.data.fights_as[t.army_kind(nation)] == "infantry"
    attackers = here._replace(
        infantry=here.infantry + (group.infantry if foot else 0),
        cavalry=here.cavalry + group.cavalry + (0 if foot else group.infantry),
        leader=max(here.leader, bool(group.leaders)),
    )
    defenders = side_of(t, goal, enemies[0])
    odds = battle_odds(t, goal, attackers, defenders, enemies[0])
    yield _told(t, option, goal, attackers, defenders, odds)


def _titled(option: Option, forecast: Forecast) -> Forecast:
    """The forecast of an option under the option's own name, so that the option still says who meets whom."""
    return msgspec.structs.replace(forecast, title=option.name)


def _group_in(t: BritanniaRedux, pick: Pick) -> Group | None:
    """The group that a question about its goal names."""
    wanted = dict(pick.question.args).get("group")
    found = groups(t, word_in(pick.question, "area"))
    return next((group for group in found if named(group) == wanted), None)


def _battle(t: BritanniaRedux, nation: str, option: str, area: str) -> Iterator[Forecast]:
    """The forecast of a battle in an area from a nation's point of view; none without a battle."""
    attacker = t.state.nation
    enemies = t.enemies(area, attacker)
    if not enemies or attacker not in t.presence(area):
        return
    attackers, defenders = side_of(t, area, attacker), side_of(t, area, enemies[0])
    odds = battle_odds(t, area, attackers, defenders, enemies[0])
    yield _told(t, option, area, attackers, defenders, odds, is_attacker=nation == attacker)


def _told(
    t: BritanniaRedux, option: str, area: str, attackers: Side, defenders: Side, odds: Odds, *, is_attacker: bool = True
) -> Forecast:
    share = odds.wins if is_attacker else odds.loses
    lines = _lines(t, area, attackers, defenders, odds)
    return Forecast(option=option, title=say("odds-battle", area=area), share=share, error=0.0, lines=tuple(lines))


def _lines(t: BritanniaRedux, area: str, attackers: Side, defenders: Side, odds: Odds) -> Iterator[Text]:
    """Who meets whom, how it ends, what it costs."""
    hard = t.area(area).is_difficult or is_hard(t, area, t.enemies(area, t.state.nation)[0])
    key = "odds-sides-hard" if hard else "odds-sides"
    yield say(key, units=attackers.units, enemy=defenders.units)
    both = max(round(100 * (1 - odds.wins - odds.loses)), 0)
    yield say("odds-end", win=round(100 * odds.wins), lose=round(100 * odds.loses), both=both)
    yield say("odds-losses", lost=_core("number-1", value=odds.lost), killed=_core("number-1", value=odds.killed))


FORECASTER = ExactForecaster(_TOPICS, _COMPARED, _forecasts)
