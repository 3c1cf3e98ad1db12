"""Retreats of both sides, and the way back after a won battle [B8, B7.8, 15.2.4, 15.5.2, 16.2.2]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from rules.britannia_redux.chapters.asking import DONE, STAY, area_options, ask, by_value, pick
from rules.britannia_redux.chapters.forts import build_if_due
from rules.britannia_redux.chapters.routes import road_ends
from rules.britannia_redux.data.loader import BOX, BURH, ROMANS
from rules.britannia_redux.events import ArmiesRemoved, UnitsRetreated
from rules.britannia_redux.game import BritanniaRedux, choice, heading, say
from rules.core.decisions import Option
from rules.core.game import Play, one

LEAVE = "leave"
"""A short form of the best retreat, for stored answers."""

_ONE_BY_ONE = {"retreat": "retreat-split", "withdraw": "withdraw-split", "return": "return-split"}
"""The topics under which armies leave one after another."""


@dataclass
class Field:
    """A battle being fought. ``entered``: the places from which attackers came; ``lost``: armies, by nation."""

    area: str
    attacker: str
    defender: str
    entered: frozenset[str]
    number: int = 0
    promised: bool = False
    fort_fell: bool = False
    lost: Counter[str] = field(default_factory=Counter)


Goals = Callable[[str], Sequence[str]]
"""Where an army may go now."""


# Who may go where


def refuges(t: BritanniaRedux, field: Field) -> list[str]:
    """Where defenders may go, best first: vacant or own, and not where attackers came from [B8.2, R22]."""
    nation = field.defender
    near = [
        area
        for area in t.area(field.area).beside
        if t.owner(area) in ("", nation) and not t.enemies(area, nation) and area not in field.entered
    ]
    own = [area for area in by_value(t, nation, near) if t.owner(area) == nation]
    return [*own, *(area for area in by_value(t, nation, near) if area not in own)]


def _defender_goals(t: BritanniaRedux, field: Field) -> Goals:
    near = refuges(t, field)
    return lambda unit: near


def ways_back(t: BritanniaRedux, field: Field, unit: str) -> list[str]:
    """The places an attacker may go back to: where it entered from; raiders their sea [B8.3, B9.2, 15.5.2, 17, R9]."""
    place, sea = t.state.came_from.get(unit, ""), t.state.raiders.get(unit, "")
    if not place:
        return []
    found = [place] if place in t.data.areas and is_open(t, field.attacker, place) else []  # by boat from a sea: 17
    return [*found, sea] if sea in t.area(field.area).seas else found


def is_open(t: BritanniaRedux, nation: str, place: str) -> bool:
    """Whether an attacker may retreat to an area: no other nation is there, or Romans can march on from it."""
    if not t.enemies(place, nation):
        return True
    is_passage = nation == ROMANS and place in t.subject_areas() and not t.has_destroyed_fort(place)
    return is_passage and bool(march_ends(t, place))


def has_way_back(t: BritanniaRedux, field: Field, unit: str) -> bool:
    """Whether a unit that may be lost could retreat otherwise."""
    return t.data.nation_of[unit] != field.attacker or bool(ways_back(t, field, unit))


def _attacker_goals(t: BritanniaRedux, field: Field, raiders: bool) -> Goals:
    def goals(unit: str) -> list[str]:
        return [place for place in ways_back(t, field, unit) if raiders or place in t.data.areas]

    return goals


def burh_refuges_hold(t: BritanniaRedux, field: Field, armies: int) -> bool:
    """Whether so many armies could all go to adjacent areas with own burhs [16.2.2]."""
    return _burh_room(t, field, {}) >= armies


def _burh_room(t: BritanniaRedux, field: Field, sent: Mapping[str, int]) -> int:
    """How many more armies areas with burhs can take when these have been sent; below 0 if these are too many.

    The area that all leave doesn't count: one of the others may be the overstack instead [B6.1, 16.2.2].
    """
    nation, near = field.defender, _burh_refuges(t, field)
    usual = {area: t.area(area).stack - t.stack(area, nation) - sent.get(area, 0) for area in near}
    over = {area for area in near if usual[area] < 0} | {*t.overstacks(nation)} - {field.area}
    extra = {area: t.area(area).overstack - t.area(area).stack for area in near}
    if len(over) > 1 or any(usual[area] + extra[area] < 0 for area in near):
        return -1
    more = max((extra[area] for area in near if area in over or not over), default=0)
    return sum(usual.values()) + more


def _burh_refuges(t: BritanniaRedux, field: Field) -> list[str]:
    burhs = t.walls(field.defender, BURH)
    return [area for area in refuges(t, field) if area in burhs]


# Asking


def offer_defender(t: BritanniaRedux, field: Field) -> Play[None]:
    """The defender may retreat any armies [B7.6, B8.2]."""
    yield from _offer(t, field, field.defender, "retreat", "B8.2", _defender_goals(t, field), "battle")


def offer_attacker(t: BritanniaRedux, field: Field) -> Play[None]:
    """The attacker may retreat any armies to where they came from [B7.6, B8.3]."""
    yield from _offer(t, field, field.attacker, "withdraw", "B8.3", _attacker_goals(t, field, raiders=True), "battle")


def offer_return(t: BritanniaRedux, field: Field, rule: str) -> Play[None]:
    """After a won attack with a leader, or on a fort, any units may go back [B7.8, 15.2.4, R39]."""
    goals = _attacker_goals(t, field, raiders=False)
    yield from _offer(t, field, field.attacker, "return", rule, goals, "victory")


def keep_promise(t: BritanniaRedux, field: Field) -> Play[None]:
    """Armies that gave their burh go to areas with burhs [16.2.2, R56]."""
    field.promised = False
    nation, area = field.defender, field.area
    leaders = t.leaders(area, nation)
    while armies := t.armies(area, nation):
        options = _burh_options(t, field, len(armies))
        chosen = yield from ask(t, nation, "burh-refuge", "16.2.2", options, left=len(armies))
        goal, _, count = chosen.partition(":")
        going = armies[: int(count)]
        go(t, field, nation, [*going, *leaders], goal, "burh")
        leaders = []


def _burh_options(t: BritanniaRedux, field: Field, armies: int) -> list[Option]:
    """To each area as many as it can take, or one if another can go elsewhere; all must find room [16.2.2]."""

    def is_legal(*areas: str, count: int = 1) -> bool:
        return _burh_room(t, field, dict.fromkeys(areas, count)) >= armies - count * len(areas)

    near = _burh_refuges(t, field)
    fit = {area: [count for count in range(1, armies + 1) if is_legal(area, count=count)] for area in near}
    most = {area: max(counts) for area, counts in fit.items() if counts}
    single = [area for area in most if most[area] > 1 and any(is_legal(area, other) for other in near if other != area)]
    return [_burh_option(area, count) for area, count in [*most.items(), *((area, 1) for area in single)]]


def _burh_option(area: str, count: int) -> Option:
    return choice(f"{area}:{count}", "option-burh-refuge", "16.2.2", heading(area), to=area, armies=count)


def _offer(t: BritanniaRedux, field: Field, nation: str, topic: str, rule: str, goals: Goals, cause: str) -> Play[None]:
    area, ordered = field.area, _as_ordered(t, field, topic)
    if ordered == STAY:
        return
    armies = t.armies(area, nation)
    able = _able(t, area, nation, {unit: goals(unit) for unit in armies})
    if not able:
        return
    whole = _whole_retreats(t, area, nation, able)
    options = [choice(STAY, f"option-{topic}-stay", rule, area=area)]
    options += [_whole_option(rule, place, len(units), len(armies)) for place, units in whole.items()]
    if whole:
        best = next(iter(whole))
        options.append(_short_form(options[1], LEAVE, f"all:{best}"))
    if len(armies) > 1:
        options.append(choice("split", "option-split", rule))
    elif not whole:
        return
    question = pick(t, nation, topic, rule, options, "", area=area, enemy=_enemy(field, nation))
    question.holds = odds(t, field, nation)
    question.default = (_default(t, field, nation, topic, whole),)
    chosen = LEAVE if ordered and whole else (yield from one(question))
    if chosen == STAY:
        return
    if chosen == "split":
        yield from _split(t, field, nation, topic, rule, goals, cause)
        return
    place = next(iter(whole)) if chosen == LEAVE else chosen.removeprefix("all:")
    yield from _go_all(t, field, nation, whole[place], place, cause)


def _as_ordered(t: BritanniaRedux, field: Field, topic: str) -> str:
    """What the attacker ordered before the first die: to stay, to leave, or nothing (R65)."""
    order = t.state.battle_orders.get(field.area)
    if topic == "withdraw" and order is not None and order.limit >= 0:
        return LEAVE if len(t.armies(field.area, field.attacker)) <= order.limit else STAY
    return t.state.after_battles.get("return", "") if topic == "return" else ""


def _short_form(option: Option, ident: str, like: str) -> Option:
    return msgspec.structs.replace(option, id=ident, like=like)


def _enemy(field: Field, nation: str) -> str:
    return field.defender if nation == field.attacker else field.attacker


def _whole_option(rule: str, place: str, count: int, all_armies: int) -> Option:
    if place == "back":
        return choice("all:back", "option-back-all", rule, armies=count, of=all_armies)
    return choice(f"all:{place}", "option-retreat-all", rule, heading(place), to=place, armies=count, of=all_armies)


def _able(t: BritanniaRedux, area: str, nation: str, goals: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The armies that can leave and the places that can take at least one of those that would go there."""
    places = dict.fromkeys(place for found in goals.values() for place in found)
    open_ = [
        place
        for place in places
        if fitting(t, area, nation, {unit: place for unit, found in goals.items() if place in found})
    ]
    able = {unit: [place for place in open_ if place in found] for unit, found in goals.items()}
    return {unit: found for unit, found in able.items() if found}


def _whole_retreats(
    t: BritanniaRedux, area: str, nation: str, able: Mapping[str, Sequence[str]]
) -> dict[str, dict[str, str]]:
    """Retreats of as many as can go: to one area if all fit there, or each to where it came from."""
    places = list(dict.fromkeys(place for found in able.values() for place in found))
    if all(len(found) == 1 for found in able.values()) and len(places) > 1:
        return {"back": fitting(t, area, nation, {unit: found[0] for unit, found in able.items()})}
    found: dict[str, dict[str, str]] = {}
    for place in places:
        going = fitting(t, area, nation, {unit: place for unit, open_ in able.items() if place in open_})
        if len(going) == len(able) or len(places) == 1:
            found[place] = going
    return found


def fitting(t: BritanniaRedux, area: str, nation: str, going: Mapping[str, str]) -> dict[str, str]:
    """As many of the units as may go together: stacking must hold when they've gone [B6.1, B8.1]."""
    found = dict(going)
    while len(kept := _kept(t, area, nation, found, len(found))) < len(found):
        found = kept
    return found


def _kept(t: BritanniaRedux, area: str, nation: str, going: Mapping[str, str], leaving: int) -> dict[str, str]:
    """Those that find room if so many leave the area: it may be the overstack no more, and another one instead."""
    over = {*t.overstacks(nation)} - ({area} if t.stack(area, nation) - leaving <= t.area(area).stack else set())
    stacks: dict[str, int] = {}
    found: dict[str, str] = {}
    for unit, place in going.items():
        if place in t.data.seas or t.enemies(place, nation):  # raiders; Romans who march on
            found[unit] = place
            continue
        facts = t.area(place)
        armies = stacks.get(place, t.stack(place, nation)) + 1
        if armies <= (facts.overstack if nation == ROMANS or over <= {place} else facts.stack):
            found[unit], stacks[place] = place, armies
            over |= {place} if armies > facts.stack else set()
    return found


def all_back(t: BritanniaRedux, field: Field) -> dict[str, str]:
    """Where each attacking army goes if all must leave, as far as there is room [B8.3, B9.2]."""
    armies = t.armies(field.area, field.attacker)
    found: dict[str, str] = {}
    for unit in armies:
        for place in ways_back(t, field, unit):
            if unit in _kept(t, field.area, field.attacker, {**found, unit: place}, len(armies)):
                found[unit] = place
                break
    return found


def odds(t: BritanniaRedux, field: Field, nation: str) -> tuple[str, ...]:
    """How badly a side is outnumbered, as conditions for stored answers."""
    there = t.presence(field.area)
    own, foes = there.get(nation, 0), there.get(_enemy(field, nation), 0)
    return tuple(f"outnumbered-{ratio}" for ratio in (1, 2, 3) if foes >= ratio * own and foes > own)


def _default(t: BritanniaRedux, field: Field, nation: str, topic: str, whole: Mapping[str, object]) -> str:
    """Stay; but defenders leave at three to one for a safe area of their own."""
    best = next(iter(whole), "")
    if topic == "retreat" and "outnumbered-3" in odds(t, field, nation) and best in t.owned(nation):
        return f"all:{best}"
    return STAY


def _split(t: BritanniaRedux, field: Field, nation: str, topic: str, rule: str, goals: Goals, cause: str) -> Play[None]:
    """Some armies go, one after another; then their leaders say whether they go along [B8.2, B8.4]."""
    gone_to: list[str] = []
    while True:
        armies = t.armies(field.area, nation)
        found: dict[str, tuple[str, str]] = {}
        for unit in armies:
            for place in goals(unit):
                if fitting(t, field.area, nation, {unit: place}):
                    found.setdefault(f"{t.kind(unit)}:{place}", (unit, place))
        if not found:
            break
        options = [choice(DONE, "option-split-done", rule, left=len(armies))]
        options += [
            choice(ident, "option-split-one", rule, heading(place), to=place, unit=say(f"unit-{t.kind(unit)}"))
            for ident, (unit, place) in found.items()
        ]
        question = pick(t, nation, _ONE_BY_ONE[topic], rule, options, "", area=field.area, left=len(armies))
        chosen = yield from one(question)
        if chosen == DONE:
            break
        unit, place = found[chosen]
        yield from _go_all(t, field, nation, {unit: place}, place, cause, led=False)
        gone_to.append(place)
    yield from _lead_away(t, field, nation, rule, list(dict.fromkeys(gone_to)), cause)


def _lead_away(
    t: BritanniaRedux, field: Field, nation: str, rule: str, places: Sequence[str], cause: str
) -> Play[None]:
    """Leaders may follow armies that have left; they must if no one else stays [B8.4, R36]."""
    open_ = [place for place in places if t.armies(place, nation)]
    for leader in t.leaders(field.area, nation) if open_ else ():
        options = area_options(t, open_, "option-leader-follows", rule, leader=leader)
        if t.presence(field.area).get(nation):
            options.insert(0, choice(STAY, "option-leader-stays", rule, leader=leader, area=field.area))
        goal = yield from ask(t, nation, "leader-retreat", rule, options, leader=leader)
        if goal != STAY:
            go(t, field, nation, [leader], goal, cause)


# Going


def _go_all(
    t: BritanniaRedux,
    field: Field,
    nation: str,
    going: Mapping[str, str],
    place: str,
    cause: str,
    led: bool = True,
) -> Play[None]:
    """Units go, each to its goal; leaders along with them if no army stays, or the retreat is a whole one."""
    leaders = t.leaders(field.area, nation) if led and len(going) == len(t.armies(field.area, nation)) else []
    by_goal: dict[str, list[str]] = {}
    for unit, goal in going.items():
        by_goal.setdefault(goal, []).append(unit)
    for goal, units in by_goal.items():
        if goal in t.data.areas and t.enemies(goal, nation):
            yield from march_on(t, field.area, goal, units, "15.5.2")
        else:
            go(t, field, nation, [*units, *leaders], goal, cause)
            leaders = []


def go(t: BritanniaRedux, field: Field, nation: str, units: Sequence[str], goal: str, cause: str) -> None:
    """Units retreat to a place [B8.5]."""
    t.put_all(units, goal)
    t.tell(UnitsRetreated(nation=nation, area=field.area, to=goal, units=tuple(units), cause=cause), "B8")
    if goal in t.data.areas:
        build_if_due(t, goal)


# Roman marches by Road


def march_ends(t: BritanniaRedux, origin: str) -> list[str]:
    """Where Romans who retreat to an area can end: there, or as far as Roads lead [15.5.1, 15.5.2, R54]."""
    return [area for area in road_ends(t, origin) if not t.enemies(area, ROMANS) and t.room(area, ROMANS)]


def march_on(t: BritanniaRedux, area: str, to: str, units: Sequence[str], rule: str) -> Play[None]:
    """Romans go back to an area and on by Road; who finds no place is removed [15.5.1, 15.5.2, R54]."""
    left = list(units)
    while left:
        ends = march_ends(t, to)
        if not ends:
            t.put_all(left, BOX)
            t.tell(ArmiesRemoved(nation=ROMANS, place=area, units=tuple(left), cause="no-road"), rule)
            return
        options = [_march_option(t, end, to, min(len(left), t.room(end, ROMANS)), rule) for end in ends]
        if len(left) > 1 and len(ends) > 1:
            single = [_march_option(t, end, to, 1, rule) for end in ends]
            options = [option for option in options if option.id not in {each.id for each in single}] + single
        chosen = yield from ask(t, ROMANS, "march", rule, options, "", area=area, to=to, left=len(left))
        end, _, count = chosen.partition(":")
        going, left = left[: int(count)], left[int(count) :]
        t.put_all(going, end)
        cause = "submission" if end == to else "march"
        t.tell(UnitsRetreated(nation=ROMANS, area=area, to=end, units=tuple(going), cause=cause), rule)
        build_if_due(t, end)


def _march_option(t: BritanniaRedux, end: str, to: str, count: int, rule: str) -> Option:
    key = "option-march-stay" if end == to else "option-march"
    return choice(f"{end}:{count}", key, rule, heading(end), to=end, armies=count)
