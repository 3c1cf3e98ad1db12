"""The odds of the battles and raids that a decision is about [10]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from msgspec import structs

from rules.core.decisions import Pick
from rules.core.forecasts import ExactForecaster, Forecast
from rules.core.policy import word_in
from rules.core.table import Table
from rules.core.text import Text, speaker
from rules.italia.ai.legate import nation_of, sea_odds, view
from rules.italia.ai.march import column
from rules.italia.ai.odds import Odds, raid_chance
from rules.italia.ai.values import Force, force_at, odds_against
from rules.italia.chapters.asking import Group, groups
from rules.italia.chapters.campaign import MARCH, SAIL, run_of
from rules.italia.chapters.combat import BATTLE, RAID
from rules.italia.chapters.movement import afloat, goals_of, landings, movable, progress
from rules.italia.chapters.reactions import joins, leader_area
from rules.italia.chapters.sailing import ATTACK
from rules.italia.game import Italia, say
from rules.italia.info import NOTHING
from rules.italia.state import ItaliaState

_core = speaker("core")
_Forecasts = Iterator[Forecast]


def _forecasts(table: Table, pick: Pick) -> _Forecasts:
    """The battles, to the end, without retreats and without reactions.

    Those of compared options are called what the options are called.
    """
    names = {option.id: option.name for option in pick.options}
    for each in _TOPICS[pick.topic](pick, view(cast(ItaliaState, table.state))):
        if each.option in names and pick.topic in _COMPARED:
            yield structs.replace(each, title=names[each.option])
        elif each.option in names or not each.option:
            yield each


def _told(t: Italia, option: str, area: str, sides: tuple[Force, Force], odds: Odds, share: float) -> Forecast:
    """A battle on land; ``sides``: the attackers and the defenders, ``share``: the chance of whoever asks."""
    ours, theirs = sides
    lines = (
        say("odds-sides", force=t.words((*ours.units, *ours.leaders)), enemy=t.words((*theirs.units, *theirs.leaders))),
        *_course(odds),
    )
    return Forecast(option=option, title=say("odds-battle", area=area), share=min(share, 1.0), error=0.0, lines=lines)


def _course(odds: Odds) -> Iterator[Text]:
    """How it ends, and what it costs."""
    both = max(round(100 * (1 - odds.wins - odds.loses)), 0)
    yield say("odds-end", win=round(100 * odds.wins), lose=round(100 * odds.loses), both=both)
    yield say("odds-losses", lost=_core("number-1", value=odds.lost), killed=_core("number-1", value=odds.killed))


def _attack(t: Italia, option: str, area: str, force: Force) -> _Forecasts:
    """The active nation's attack with a force; none without enemies there."""
    enemies = t.enemies_at(area, t.active) if area in t.data.land else []
    if enemies and force.units:
        odds = odds_against(t, area, t.active, force, enemies[0])
        yield _told(t, option, area, (force, force_at(t, enemies[0], area)), odds, odds.wins)


def _march(pick: Pick, t: Italia) -> _Forecasts:
    """The attacks that the goals of a march mean."""
    area = word_in(pick.question, "area")
    for option in pick.options:
        water = _is_over_water(t, area, option.id)
        yield from _arrival(t, option.id, _group_in(pick, t, movable(t, area)), landing=water)


def _is_over_water(t: Italia, area: str, goal: str) -> bool:
    return area in t.data.areas and goal in t.area(area).straits


def _landing(pick: Pick, t: Italia) -> _Forecasts:
    """The attacks that landings mean."""
    group = _group_in(pick, t, afloat(t, word_in(pick.question, "area")))
    for option in pick.options:
        yield from _arrival(t, option.id, group, landing=True)


def _marchers(pick: Pick, t: Italia) -> _Forecasts:
    """The likeliest victory that each group of an area can march to."""
    area = word_in(pick.question, "area")
    for ident, group in _offered(pick, groups(t, movable(t, area), lambda unit: progress(t, unit))):
        goals = goals_of(t, group, area)
        yield from _best(
            ident, (each for goal in goals for each in _arrival(t, goal, group, landing=_is_over_water(t, area, goal)))
        )


def _landers(pick: Pick, t: Italia) -> _Forecasts:
    """The likeliest victory that each group aboard can land for."""
    sea = word_in(pick.question, "area")
    for ident, group in _offered(pick, groups(t, afloat(t, sea))):
        goals = landings(t, group, sea)
        yield from _best(ident, (each for goal in goals for each in _arrival(t, goal, group, landing=True)))


def _offered(pick: Pick, found: Mapping[str, Group]) -> Iterator[tuple[str, Group]]:
    return ((option.id, found[option.id]) for option in pick.options if option.id in found)


def _best(option: str, battles: Iterable[Forecast]) -> _Forecasts:
    """The likeliest victory of several, for an option that may mean any of them."""
    best = max(battles, key=lambda each: each.share, default=None)
    if best is not None:
        yield structs.replace(best, option=option)


def _group_in(pick: Pick, t: Italia, pieces: Iterable[str]) -> Group:
    """The group that a question about its goal names."""
    wanted = dict(pick.question.args).get("force")
    found = groups(t, pieces, lambda unit: progress(t, unit)).values()
    return next((group for group in found if t.words(group) == wanted), ())


def _arrival(t: Italia, goal: str, group: Group, *, landing: bool) -> _Forecasts:
    """The attack of a group that comes to where others of its nation may be."""
    if goal in t.data.land:
        units = tuple(piece for piece in group if not t.is_leader(piece))
        coming = Force(units, tuple(piece for piece in group if t.is_leader(piece)), landing)
        yield from _attack(t, goal, goal, force_at(t, t.active, goal).joined(coming))


def _rounds(pick: Pick, t: Italia) -> _Forecasts:
    """The battles that a campaign's marches and landings mean."""
    here = t.space_of(run_of(t).leader)
    for option in pick.options:
        if option.id.startswith((MARCH, SAIL)):
            goal = option.id.partition(":")[2]
            water = option.id.startswith(SAIL) or _is_over_water(t, here, goal)
            there = force_at(t, t.active, goal) if goal in t.data.land else Force(())
            yield from _attack(t, option.id, goal, there.joined(column(t)._replace(landing=water)))


def _battles(pick: Pick, t: Italia) -> _Forecasts:
    for option in pick.options:
        yield from _attack(t, option.id, option.id, force_at(t, t.active, option.id))


def _battle_or_raid(pick: Pick, t: Italia) -> _Forecasts:
    area = word_in(pick.question, "area")
    force = force_at(t, t.active, area)
    yield from _attack(t, BATTLE, area, force)
    needed = t.data.tables.thresholds["raid"]
    lines = (say("odds-raid-rule", needed=needed),)
    share = raid_chance(len(force.units), needed)
    yield Forecast(option=RAID, title=say("odds-raid", area=area), share=min(share, 1.0), error=0.0, lines=lines)


def _going_on(pick: Pick, t: Italia) -> _Forecasts:
    """The battle in which a nation may retreat, submit, or accept a submission."""
    area, nation = word_in(pick.question, "area"), nation_of(pick, t)
    places = [area] if area in t.data.land else [each for each in t.data.land if t.units_at(each, nation)]
    for place in places:
        enemies = t.enemies_at(place, t.active)
        if nation in (t.active, *enemies) and enemies:
            for each in _attack(t, "", place, force_at(t, t.active, place)._replace(landing=False)):
                yield each if nation == t.active else _seen_by_defender(t, place, each)


def _seen_by_defender(t: Italia, area: str, told: Forecast) -> Forecast:
    odds = odds_against(t, area, t.active, force_at(t, t.active, area), t.enemies_at(area, t.active)[0])
    return Forecast(option=told.option, title=told.title, share=odds.loses, error=0.0, lines=told.lines)


def _reaction(pick: Pick, t: Italia) -> _Forecasts:
    """The battle as it is, and with the whole stack of each area from which units may join."""
    area, nation = leader_area(t), nation_of(pick, t)
    own, attackers = force_at(t, nation, area), force_at(t, t.active, area)
    if own.units:
        yield from _defence(t, NOTHING, area, nation, (attackers, Force(())))
    for start in joins(t, nation):
        if start != area:
            coming = Force(tuple(t.units_at(start, nation)), tuple(t.leaders_at(start, nation)))
            yield from _defence(t, start, area, nation, (attackers, coming))


def _defence(t: Italia, option: str, area: str, nation: str, forces: tuple[Force, Force]) -> _Forecasts:
    attackers, coming = forces
    odds = odds_against(t, area, t.active, attackers, nation, coming)
    together = force_at(t, nation, area).joined(coming) if coming.units else force_at(t, nation, area)
    yield _told(t, option, area, (attackers, together), odds, odds.loses)


def _at_sea(t: Italia, option: str, sea: str, sides: tuple[str, str], *, attacks: bool) -> Forecast:
    """A battle at sea between the fleets of the attacker and the defender."""
    attacker, defender = sides
    odds = sea_odds(t, sea, attacker, defender)
    ours, theirs = len(t.fleets_at(sea, attacker)), len(t.fleets_at(sea, defender))
    lines = (say("odds-fleets", count=ours, enemy=theirs), *_course(odds))
    share = odds.wins if attacks else odds.loses
    return Forecast(option=option, title=say("odds-battle", area=sea), share=min(share, 1.0), error=0.0, lines=lines)


def _sea_target(pick: Pick, t: Italia) -> _Forecasts:
    sea, nation = word_in(pick.question, "sea"), nation_of(pick, t)
    for option in pick.options:
        if option.id != NOTHING:
            yield _at_sea(t, option.id, sea, (nation, option.id), attacks=True)


def _sea_attack(pick: Pick, t: Italia) -> _Forecasts:
    yield _at_sea(t, ATTACK, word_in(pick.question, "sea"), (nation_of(pick, t), t.active), attacks=True)


def _withdraw(pick: Pick, t: Italia) -> _Forecasts:
    sides = (word_in(pick.question, "enemy"), nation_of(pick, t))
    if all(t.fleets_at(word_in(pick.question, "sea"), each) for each in sides):
        yield _at_sea(t, "", word_in(pick.question, "sea"), sides, attacks=False)


_COMPARED: Mapping[str, Callable[[Pick, Italia], _Forecasts]] = {
    "move-to": _march,
    "land-at": _landing,
    "campaign": _rounds,
    "battle-order": _battles,
    "battle-or-raid": _battle_or_raid,
    "reaction": _reaction,
    "sea-target": _sea_target,
    "sea-attack": _sea_attack,
}
_TOPICS: Mapping[str, Callable[[Pick, Italia], _Forecasts]] = {
    **_COMPARED,
    "move-group": _marchers,
    "land-group": _landers,
    "retreat": _going_on,
    "offer": _going_on,
    "accept": _going_on,
    "withdraw": _withdraw,
}

FORECASTER = ExactForecaster(_TOPICS, _COMPARED, _forecasts)
