"""Why armies can't go where an order sends them, with the rule and the nearest cure."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

from rules.britannia_redux.chapters.movement import Group, goals, march_of, movable, overstacked_to_stay
from rules.britannia_redux.chapters.routes import March, landings, may_use_boats, ways
from rules.britannia_redux.data.loader import BRIGANTES, FORT, ROMANO_BRITISH, ROMANS, WELSH
from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.orders.names import board
from rules.core.decisions import Pick
from rules.core.orders.names import folded
from rules.core.policy import word_in
from rules.core.text import Text

_FAR = 8
_MOST_CURES = 4
"""More places than these are told as "and others"."""


def why_not_from(t: BritanniaRedux, chosen: str) -> Text | None:
    """Why the player whose turn it is can't send units from a place; None if no reason can be told."""
    place = _named(chosen)
    if place not in t.data.areas and place not in t.data.seas:
        return None
    armies, leaders = movable(t, t.state.nation, place)
    return None if armies or leaders else why_no_one(t, place)


def why_not_to(t: BritanniaRedux, place: str, group: Group, chosen: str) -> Text | None:
    """Why a group can't go from a place by a way or to a place; None if no reason can be told."""
    *via, to = map(_named, chosen.split(">"))
    known = all(each in t.data.areas or each in t.data.seas for each in (*via, to))
    if not known or (not via and any(way.goal == to for way in goals(t, t.state.nation, place, group))):
        return None
    return why_no_way(t, place, group, to, tuple(via))


def _named(typed: str) -> str:
    """The id of the place with this name in any language; what was typed if it's none, or not a single one."""
    found = board().areas.find(folded(typed))
    return found[0] if len(found) == 1 else typed


def why_no_one(t: BritanniaRedux, place: str) -> Text:
    """Why the player whose turn it is has no units in a place that can still move."""
    nation = t.state.nation
    if nation in t.presence(place):
        return say("refused-order-moved", area=place, rule="B5")
    others = t.enemies(place, nation)
    if others:
        return say("refused-order-foreign", area=place, owner=others[0], nation=nation, rule="B4")
    return why_empty(t, place)


def why_empty(t: BritanniaRedux, place: str) -> Text:
    """Say that the nation whose turn it is has no army in a place."""
    return say("refused-order-nobody", area=place, nation=t.state.nation, rule="B5")


def why_no_way(t: BritanniaRedux, place: str, group: Group, to: str, via: tuple[str, ...]) -> Text:
    """Why a group can't go from a place to an area."""
    nation = t.state.nation
    march = march_of(t, nation, place, group)
    if to == place:
        return say("refused-order-there", area=to, rule="B5")
    if any(each in t.data.seas for each in (*via, to)) and t.is_land(place):
        return _why_no_boat(t, march, place, to, next(each for each in (*via, to) if each in t.data.seas))
    barred = [enemy for enemy in t.enemies(to, nation) if not t.may_attack(nation, enemy)] if t.is_land(to) else []
    if barred:
        return why_peace(t, barred[0], to)
    is_goal = any(way.goal == to for way in goals(t, nation, place, group))
    if via and is_goal:
        return say("refused-order-detour", area=place, to=to, rule="B5")
    if any(way.goal == to for way in ways(t, march)) and not is_goal:
        facts = t.area(to)
        over = overstacked_to_stay(t, nation, to)
        return say(
            "refused-order-stack", area=to, stack=facts.stack, most=facts.overstack, overstacks=len(over),
            areas=tuple(over), rule="B6.1, 15.3",
        )  # fmt: skip
    return _why_not_reached(t, march, place, group, to)


def why_peace(t: BritanniaRedux, enemy: str, area: str) -> Text:
    """Why a nation with units in an area can't be attacked by the one whose turn it is."""
    nation = t.state.nation
    if nation == ROMANS:
        return say("refused-order-subject", area=area, enemy=enemy, rule="15.5.2")
    if enemy == ROMANS:
        return say("refused-order-overlord", area=area, nation=nation, rule="15.5.2")
    if nation == ROMANO_BRITISH and enemy in t.state.protected:
        return say("refused-order-protected", area=area, enemy=enemy, rule="15.6.4, B13.2")
    return say("refused-order-peace", area=area, enemy=enemy, rule="B14.3, R15")


def _why_no_boat(t: BritanniaRedux, march: March, place: str, to: str, sea: str) -> Text:
    if not t.area(place).seas:
        return say("refused-order-inland", area=place, rule="17")
    if not t.has("boat_movement"):
        return say("refused-order-boats-off", rule="B2.2, 17")
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
    at = _held_on_the_way(t, march, to)
    if at:
        return say("refused-order-blocked", rule="B5.5", enemy=t.enemies(at, march.nation)[0], at=at, to=to, cures=told)
    if march.nation == ROMANS and place in t.data.seas and to in t.data.seas[place]:
        return say("refused-order-landing", rule="15.1.1, R5", to=to, areas=landings(t, ROMANS, place))
    if any(way.goal == to for way in ways(t, march._replace(allowance=_FAR, led=True))):
        rule = "15.1" if march.nation == ROMANS else "B5.1"
        return say("refused-order-far", rule=rule, most=march.allowance, area=place, to=to, cures=told)
    return say("refused-order-no-way", rule="B5", area=place, to=to, cures=told)


def _held_on_the_way(t: BritanniaRedux, march: March, to: str) -> str:
    """The first area with units of another nation on the shortest way that would be open without them [B5.5]."""
    paths: deque[tuple[str, ...]] = deque([(march.origin,)])
    seen = {march.origin}
    while paths:
        path = paths.popleft()
        here = path[-1]
        if here == to:
            return next((area for area in path[1:-1] if t.enemies(area, march.nation)), "")
        if len(path) > march.allowance or (len(path) > 1 and t.area(here).stops and not march.led):
            continue
        beside = landings(t, march.nation, here) if here in t.data.seas else t.area(here).by_land
        paths.extend((*path, area) for area in beside if area not in seen)
        seen.update(beside)
    return ""


# Other choices


def why_not(t: BritanniaRedux, asked: Pick, chosen: str) -> Text | None:
    """Why a place isn't on offer when armies are placed or removed, fight or retreat; None if no reason is known."""
    place = _named(chosen.partition(":")[2] or chosen)
    reason = _REASONS.get(asked.topic)
    if reason is None or not (place in t.data.areas or place in t.data.seas):
        return None
    return reason(t, asked, place)


def why_not_placed(t: BritanniaRedux, area: str) -> Text:
    """Why an army of the nation whose turn it is can't be placed in an area."""
    if area not in t.owned(t.state.nation):
        return say("refused-order-not-owned", area=area, nation=t.state.nation, rule="B4.1.4")
    return say("refused-order-no-room", area=area, room=t.room(area, t.state.nation), rule="B6.1")


def _why_not_placed(t: BritanniaRedux, _asked: Pick, area: str) -> Text | None:
    return None if area in t.owned(t.state.nation) and t.room(area, t.state.nation) else why_not_placed(t, area)


def _why_no_burh(t: BritanniaRedux, _asked: Pick, area: str) -> Text | None:
    nation = t.state.nation
    if area not in t.owned(nation):
        return why_not_placed(t, area)
    if t.fort(area) is not None:
        return say("refused-order-fortified", area=area, rule="16")
    if not t.room(area, nation):
        return why_not_placed(t, area)
    return say("refused-order-burh", nation=nation, rule="16.2.1")


def _why_no_battle(t: BritanniaRedux, _asked: Pick, area: str) -> Text | None:
    return None if area in t.contested(t.state.nation) else say("refused-order-no-battle", area=area, rule="B7")


def _why_no_excess(t: BritanniaRedux, _asked: Pick, area: str) -> Text | None:
    if not t.armies(area, t.state.nation):
        return why_empty(t, area)
    return say("refused-order-uncounted", area=area, rule="B6.2, R2")


def _why_no_recall(t: BritanniaRedux, _asked: Pick, area: str) -> Text | None:
    return (
        say("refused-order-last-roman", area=area, rule="15.1.1, R13") if t.armies(area, ROMANS) else why_empty(t, area)
    )


def _why_no_retreat(t: BritanniaRedux, asked: Pick, place: str) -> Text | None:
    area = word_in(asked.question, "area")
    if place == area:
        return say("refused-order-there", area=area, rule="B8")
    if asked.actor == t.state.nation:
        return _why_not_back(t, asked, area, place)
    if place in t.data.seas:
        return say("refused-order-retreat-sea", rule="B8.1, B9.2")
    if place not in t.area(area).beside:
        return say("refused-order-not-beside", area=area, to=place, rule="B8.2")
    came_from = {t.state.came_from.get(unit) for move in t.state.moves if move.goal == area for unit in move.units}
    if place in came_from:
        return say("refused-order-entered", area=area, to=place, rule="B8.2, R22")
    return _why_no_refuge(t, str(asked.actor), place)


def _why_not_back(t: BritanniaRedux, asked: Pick, area: str, place: str) -> Text | None:
    """Why attackers can't go back to a place [B8.3, B9.2]."""
    units = t.armies(area, t.state.nation)
    if asked.topic.startswith("return") and place in t.data.seas:
        return say("refused-order-return-sea", rule="B9.3")
    if place in t.data.seas:
        return say("refused-order-retreat-sea", rule="B8.1, B9.2")
    if place not in {t.state.came_from.get(unit) for unit in units}:
        return say("refused-order-not-back", area=area, to=place, rule="B8.3")
    return _why_no_refuge(t, t.state.nation, place)


def _why_no_refuge(t: BritanniaRedux, nation: str, place: str) -> Text:
    enemies = t.enemies(place, nation)
    if enemies:
        return say("refused-order-held", enemy=enemies[0], to=place, rule="B8.1")
    return say("refused-order-retreat-room", to=place, rule="B6.1, B8.1")


def _why_no_rebuilding(t: BritanniaRedux, _asked: Pick, area: str) -> Text | None:
    if not t.has_destroyed_fort(area):
        return say("refused-no-ruin", area=area, rule="15.2.3")
    enemies = t.enemies(area, ROMANS)
    if enemies:
        return say("refused-no-peace-to-build", area=area, enemy=enemies[0], rule="15.2.3")
    return None if t.armies(area, ROMANS) else say("refused-order-nobody", area=area, nation=ROMANS, rule="15.2.3")


def _why_no_replacement(t: BritanniaRedux, asked: Pick, area: str) -> Text | None:
    """Why an area isn't one of those in which a nation replaces Romans or their forts [15.6.1, 15.6.2, 16.1.2]."""
    nation, rule = str(asked.actor), asked.rule
    rules = t.data.tables.withdrawal
    lands = {WELSH: rules.welsh_area, BRIGANTES: rules.brigante_area}.get(nation, rules.area_of_appearance)
    fort = t.fort(area)
    if area not in lands:
        return say("refused-not-its-land", area=area, nation=nation, rule=rule)
    if asked.topic == "withdrawal-vacant":
        return None if t.is_vacant(area) else say("refused-not-vacant", area=area, rule=rule)
    if asked.topic == "withdrawal-second":
        return say("refused-not-single", area=area, nation=nation, rule=rule)
    if fort is None or fort.work != FORT:
        return say("refused-no-fort", area=area, rule=rule)
    if asked.topic == "withdrawal-strongholds":
        return say("refused-no-stronghold", area=area, rule=rule)
    return None


def _why_no_leader(t: BritanniaRedux, asked: Pick, place: str) -> Text | None:
    if t.armies(place, str(asked.actor)):
        return None
    return say("refused-order-nobody", area=place, nation=str(asked.actor), rule=asked.rule)


def _why_no_following(_t: BritanniaRedux, asked: Pick, place: str) -> Text | None:
    return say("refused-leader-alone", leader=word_in(asked.question, "leader"), area=place, rule="B8.4")


_REASONS: Mapping[str, Callable[[BritanniaRedux, Pick, str], Text | None]] = {
    "place": _why_not_placed,
    "place-burh": _why_no_burh,
    "battle": _why_no_battle,
    "excess": _why_no_excess,
    "remove": _why_no_recall,
    "rebuild": _why_no_rebuilding,
    "leader": _why_no_leader,
    "leader-retreat": _why_no_following,
    **dict.fromkeys(
        (
            "withdrawal-strongholds",
            "withdrawal-forts",
            "withdrawal-vacant",
            "withdrawal-second",
            "withdrawal-subject",
            "withdrawal-stronghold",
        ),
        _why_no_replacement,
    ),
    **dict.fromkeys(
        ("retreat", "withdraw", "return", "retreat-split", "withdraw-split", "return-split"), _why_no_retreat
    ),
}
"""The reasons by topic; moves have their own, as they need the group."""
