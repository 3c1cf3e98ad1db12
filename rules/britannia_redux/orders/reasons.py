"""Why armies can't go where an order sends them, with the rule and the nearest cure."""

from __future__ import annotations

from rules.britannia_redux.chapters.movement import Group, goals, march_of
from rules.britannia_redux.chapters.routes import March, may_use_boats, ways
from rules.britannia_redux.data.loader import ROMANS
from rules.britannia_redux.game import BritanniaRedux, say
from rules.core.text import Text

_FAR = 8
_MOST_CURES = 4
"""More places than these are told as "and others"."""


def why_no_way(t: BritanniaRedux, place: str, group: Group, to: str, via: tuple[str, ...]) -> Text:
    """Why a group can't go from a place to an area."""
    nation = t.state.nation
    march = march_of(t, nation, place, group)
    if to == place:
        return say("refused-order-there", area=to)
    if any(each in t.data.seas for each in (*via, to)) and t.is_land(place):
        return _why_no_boat(t, march, place, to, next(each for each in (*via, to) if each in t.data.seas))
    barred = [enemy for enemy in t.enemies(to, nation) if not t.may_attack(nation, enemy)] if t.is_land(to) else []
    if barred:
        return say("refused-order-peace", area=to, enemy=barred[0], rule="15.5.2, 15.6.4, R15")
    if any(way.goal == to for way in ways(t, march)) and not any(
        way.goal == to for way in goals(t, nation, place, group)
    ):
        facts = t.area(to)
        return say("refused-order-stack", area=to, stack=facts.stack, most=facts.overstack, rule="B6.1, 15.3")
    return _why_not_reached(t, march, place, group, to)


def _why_no_boat(t: BritanniaRedux, march: March, place: str, to: str, sea: str) -> Text:
    if not t.area(place).seas:
        return say("refused-order-inland", area=place, rule="17")
    if not may_use_boats(t, march):
        return say("refused-order-no-boats", rule="17")
    return say("refused-order-no-coast", area=place, to=to, sea=sea, rule="17")


def _why_not_reached(t: BritanniaRedux, march: March, place: str, group: Group, to: str) -> Text:
    cures = tuple(dict.fromkeys(way.goal for way in goals(t, march.nation, place, group)))
    near = tuple(area for area in cures if t.is_land(to) and area in t.area(to).beside)
    found = near or cures or (place,)
    told = say("cures", areas=found[:_MOST_CURES], more=max(len(found) - _MOST_CURES, 0))
    if not march.led and any(way.goal == to for way in ways(t, march._replace(led=True))):
        return say("refused-order-difficult", rule="B5.3", area=place, to=to, cures=told)
    if any(way.goal == to for way in ways(t, march._replace(allowance=_FAR, led=True))):
        rule = "15.1" if march.nation == ROMANS else "B5.1"
        return say("refused-order-far", rule=rule, most=march.allowance, area=place, to=to, cures=told)
    return say("refused-order-no-way", rule="B5", area=place, to=to, cures=told)
