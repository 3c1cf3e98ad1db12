"""The Movement Phase: one stack after another, until the player ends it [B5, B6, 15.2.3]."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from rules.britannia_redux.chapters.asking import BACK, DONE, area_options, ask_some, pick
from rules.britannia_redux.chapters.battle_orders import ORDERS, orders_option, write_orders
from rules.britannia_redux.chapters.forts import build_fort
from rules.britannia_redux.chapters.leaders import leave
from rules.britannia_redux.chapters.limits import population, problems
from rules.britannia_redux.chapters.raids import is_prey
from rules.britannia_redux.chapters.routes import March, Way, ways
from rules.britannia_redux.chapters.scoring import occupying_points
from rules.britannia_redux.data.loader import ARTHUR, FORT, ROMANO_BRITISH, ROMANS
from rules.britannia_redux.events import FortRebuilt, MovementEnded, MoveTakenBack, ProtectionLost, UnitsMoved
from rules.britannia_redux.game import BritanniaRedux, choice, heading, say
from rules.britannia_redux.state import Move
from rules.core.decisions import Barred, Option
from rules.core.game import Play, one
from rules.core.text import Argument, Text

RULE = "B5"
_LONGEST_ID = 80
RESTART = "restart"
"""The option that takes every move of the phase back."""


class Group(NamedTuple):
    """Units that move together out of one place: so many infantry (or Romans) and cavalry, with these leaders."""

    infantry: int
    cavalry: int
    leaders: tuple[str, ...]

    @property
    def id(self) -> str:
        """Its id as an option: ``2i``, ``1i2c+william``, ``arthur``."""
        armies = "".join(f"{count}{kind}" for count, kind in ((self.infantry, "i"), (self.cavalry, "c")) if count)
        return "+".join(filter(None, (armies, *self.leaders)))

    @property
    def armies(self) -> int:
        """How many armies it has."""
        return self.infantry + self.cavalry


class Reasons(NamedTuple):
    """Why units can't leave a place, and why a group can't go from a place to another; None if it can't be told."""

    origin: Callable[[BritanniaRedux, str], Text | None]
    goal: Callable[[BritanniaRedux, str, Group, str], Text | None]


UNEXPLAINED = Reasons(lambda *_: None, lambda *_: None)

# The phase


def begin_phase(t: BritanniaRedux) -> None:
    """Note where everything is, and build the forts that are due [B5, R51]."""
    state, nation = t.state, t.state.nation
    state.moves, state.boats, state.raid_areas, state.declined, state.asked = [], [], [], [], []
    state.came_from, state.raiders = {}, {}
    state.battle_orders, state.after_battles = {}, {}
    if t.entry(nation).raid:  # B9.1
        at_sea = [unit for unit in t.units_of(nation) if t.place(unit) in t.data.seas]
        state.raiders = {unit: t.place(unit) for unit in at_sea}
    if nation == ROMANS:
        for area in t.army_areas(ROMANS):
            if not t.enemies(area, ROMANS) and not t.has_fort_counter(area):
                build_fort(t, area, "R51")
    state.owners = {area: owner for area in t.data.areas if (owner := t.owner(area))}


def move_once(t: BritanniaRedux, reasons: Reasons = UNEXPLAINED) -> Play[bool]:
    """Ask for one move, and make it. Return whether the phase is over.

    ``reasons`` tell players who name a place that isn't on offer why it isn't.
    """
    nation = t.state.nation
    places = origins(t, nation)
    if not places and not t.state.moves:
        return True
    faults = list(problems(t, nation))
    options = [_end_option(t, nation)] if not faults else []
    options += [_origin_option(t, nation, place) for place in places]
    if t.state.moves:
        last = t.state.moves[-1]
        options.append(choice(BACK, "option-take-back", RULE, area=last.goal, origin=last.origin))
    if len(t.state.moves) > 1:
        options.append(choice(RESTART, "option-restart", RULE, moves=len(t.state.moves)))
    retry = RESTART if len(t.state.moves) > 1 else BACK if t.state.moves else ""
    options += orders_option(t)
    question = pick(t, nation, "move", RULE, options, "" if not faults else retry, left=len(places))
    question.barred = partial(_barred_end, tuple(faults))
    question.explain = partial(reasons.origin, t)
    chosen = yield from one(question)
    if chosen == DONE:
        return True
    if chosen == BACK:
        take_back(t)
    elif chosen == RESTART:
        while t.state.moves:
            take_back(t)
    elif chosen == ORDERS:
        yield from write_orders(t)
    else:
        yield from _send(t, nation, chosen, reasons)
    return False


def _end_option(t: BritanniaRedux, nation: str) -> Option:
    """The option to end the phase, with the armies that this costs [B6.2, R2]."""
    excess = 0 if nation == ROMANS else population(t, nation).excess
    return choice(DONE, "option-done", "B6", excess=excess, battles=len(t.contested(nation)))


def _barred_end(faults: Sequence[Text]) -> list[Barred]:
    """Why the phase can't be ended yet."""
    return [Barred(DONE, say("option-done"), fault) for fault in faults[:1]]


def _origin_option(t: BritanniaRedux, nation: str, place: str) -> Option:
    ready, led = movable(t, nation, place)
    key = "option-origin-led" if led else "option-origin"
    return choice(place, key, RULE, heading(place), area=place, armies=len(ready), leaders=tuple(led))


def origins(t: BritanniaRedux, nation: str) -> list[str]:
    """The places from which units can still move."""
    return [place for place in t.places_of(nation) if any(goals(t, nation, place, group) for group in _kinds(t, place))]


def movable(t: BritanniaRedux, nation: str, place: str) -> tuple[list[str], list[str]]:
    """The armies and the leaders in a place that haven't moved in this phase; a rising doesn't move (R8)."""
    moved, risen = t.state.came_from, t.state.risen
    armies = [unit for unit in t.armies(place, nation) if unit not in moved and unit not in risen]
    leaders = [] if any(unit in risen for unit in t.armies(place, nation)) else t.leaders(place, nation)
    return armies, [leader for leader in leaders if leader not in moved]


def groups(t: BritanniaRedux, place: str) -> list[Group]:
    """Every group that can leave a place, largest first, then those with leaders."""
    armies, leaders = movable(t, t.state.nation, place)
    cavalry = sum(t.kind(unit) == "cavalry" for unit in armies)
    infantry = len(armies) - cavalry
    companies = [tuple(leaders), ()] if leaders else [()]
    found = [
        Group(foot, horse, company)
        for company in companies
        for foot in range(infantry, -1, -1)
        for horse in range(cavalry, -1, -1)
        if foot or horse or company
    ]
    return [group for group in found if goals(t, t.state.nation, place, group)]


def _kinds(t: BritanniaRedux, place: str) -> Iterator[Group]:
    """The smallest groups of each kind in a place, to see whether anything can leave it."""
    armies, leaders = movable(t, t.state.nation, place)
    kinds = {t.kind(unit) for unit in armies}
    company = tuple(leaders)
    if kinds - {"cavalry"}:
        yield Group(1, 0, ())
    if "cavalry" in kinds:
        yield Group(0, 1, ())
    if company:
        yield Group(0, 0, company)
        if armies:
            yield Group(min(len(armies), 1), 0, company)


def march_of(t: BritanniaRedux, nation: str, place: str, group: Group) -> March:
    """How far a group goes [B5.1, B10.3, 15.1, R50]."""
    rules = t.data.tables.movement
    if group.leaders:
        return March(nation, place, rules.leader, True, group.armies == 0)
    kinds = ({t.army_kind(nation)} if group.infantry else set()) | ({"cavalry"} if group.cavalry else set())
    return March(nation, place, min(t.data.unit_types[kind].movement for kind in kinds), False, False)


def goals(t: BritanniaRedux, nation: str, place: str, group: Group) -> list[Way]:
    """Where a group can go and be at the end of the phase [B5, B6.1]."""
    found = ways(t, march_of(t, nation, place, group))
    return [way for way in found if _has_place(t, nation, way.goal, group.armies)]


def _has_place(t: BritanniaRedux, nation: str, area: str, armies: int) -> bool:
    """Whether so many armies may join those that are in an area to stay [B6.1]."""
    facts, staying = t.area(area), _staying(t, nation, area)
    if not armies or staying + armies <= facts.stack:
        return True
    if staying + armies > facts.overstack:
        return False
    return not overstacked_to_stay(t, nation, area)


def _staying(t: BritanniaRedux, nation: str, area: str) -> int:
    """What can't leave an area any more in this phase and counts for stacking."""
    moved = sum(unit in t.state.came_from or unit in t.state.risen for unit in t.armies(area, nation))
    fort = t.fort_of(area, nation)
    return moved + (fort is not None and fort.work != FORT)


def overstacked_to_stay(t: BritanniaRedux, nation: str, area: str) -> list[str]:
    """The areas besides one in which a nation's moves of this phase have made its one overstack [B6.1, 15.3]."""
    if nation == ROMANS:
        return []
    goals_so_far = sorted({move.goal for move in t.state.moves} - {area})
    return [goal for goal in goals_so_far if _staying(t, nation, goal) > t.area(goal).stack]


# A move


def _send(t: BritanniaRedux, nation: str, place: str, reasons: Reasons) -> Play[None]:
    group = yield from _choose_group(t, nation, place)
    if group is None:
        return
    found = goals(t, nation, place, group)
    options = [_goal_option(t, nation, way, found, group) for way in found]
    options.append(choice(BACK, "option-back", RULE))
    question = pick(t, nation, "move-to", RULE, options, area=place, group=named(group))
    question.explain = partial(reasons.goal, t, place, group)
    chosen = yield from one(question)
    way = next((each for each in found if way_id(each) == chosen), None)
    if way is not None:
        move(t, nation, select(t, nation, place, group), way)


def _choose_group(t: BritanniaRedux, nation: str, place: str) -> Play[Group | None]:
    """Which units leave a place; None to choose another place."""
    found = groups(t, place)
    if len(found) == 1:
        return found[0]
    options = [_group_option(t, nation, place, group) for group in found]
    options.append(choice(BACK, "option-back", RULE))
    question = pick(t, nation, "move-who", RULE, options, area=place)
    chosen = yield from one(question)
    return next((group for group in found if group.id == chosen), None)


def _group_option(t: BritanniaRedux, nation: str, place: str, group: Group) -> Option:
    """The option for a group, with how many armies stay behind."""
    led = (say("heading-led" if group.leaders else "heading-unled"),)
    left = len(t.armies(place, nation)) - group.armies
    keeps = place in t.data.seas or t.fort_of(place, nation) is not None
    return choice(group.id, "option-group", RULE, led, group=named(group), left=left, keeps="yes" if keeps else "no")


def group_of(t: BritanniaRedux, units: Collection[str]) -> Group:
    """The group that some units are."""
    armies = [unit for unit in units if t.is_army(unit)]
    horse = sum(t.kind(unit) == "cavalry" for unit in armies)
    return Group(len(armies) - horse, horse, tuple(unit for unit in units if unit in t.data.leaders))


def named(group: Group) -> Text:
    """A group in words."""
    if not group.armies:
        return say("group-leaders", leaders=group.leaders)
    key = "group-both" if group.infantry and group.cavalry else "group-cavalry" if group.cavalry else "group-armies"
    named = say(key, armies=group.infantry, cavalry=group.cavalry)
    return say("group-led", group=named, leaders=group.leaders) if group.leaders else named


def way_id(way: Way) -> str:
    """Its path as an option's id; of a long march only what tells it apart: new forts, entry and goal."""
    whole = ">".join(way.path[1:])
    if len(whole) <= _LONGEST_ID:
        return whole
    kept = {*way.built, way.entry, way.goal}
    return ">".join(area for area in way.path[1:] if area in kept)


def _goal_option(t: BritanniaRedux, nation: str, way: Way, all_ways: Sequence[Way], group: Group) -> Option:
    """The option for a way: its goal, by way of where if there are several."""
    first = next(each for each in all_ways if each.goal == way.goal)
    enemies = t.enemies(way.goal, nation)
    told = {area for area in way.built if area != way.goal} | ({way.entry} if enemies else set())
    via = tuple(area for area in way.path[:-1] if area in told)
    path = heading(way.goal) if way is first else (say("heading-other-ways"),)
    if way.boat:
        key = "option-goal-boat"
    elif way is not first:
        key = "option-goal-via" if via else "option-goal-direct"
    elif enemies:
        key = "option-goal-attack"
    else:
        key = "option-goal-forts" if way.built else "option-goal"
    return choice(
        way_id(way),
        key,
        RULE,
        path,
        to=way.goal,
        via=via,
        enemies=tuple(enemies) or (nation,),
        units=t.opposing(way.goal, nation),
        own=len(t.armies(way.goal, nation)),
        attackers=len(t.armies(way.goal, nation)) + group.armies,
        ours="yes" if is_own_nation_among(t, nation, enemies) else "no",
        taken=occupying_points(t, nation, way.goal),
        raid=_raid(t, nation, way.path[0], way.goal),
        forts=len(way.built),
        cost=attack_cost(t, nation, way.goal),
        **_worth(t, nation, way.goal),
    )


def is_own_nation_among(t: BritanniaRedux, nation: str, enemies: Collection[str]) -> bool:
    """Whether one of the enemies of a nation is played by its own player."""
    return any(t.is_same_player(nation, enemy) for enemy in enemies)


def _raid(t: BritanniaRedux, nation: str, origin: str, goal: str) -> str:
    """Whether units from a place are raiders whose raid on a goal scores ``some`` or ``none``; empty if they aren't."""
    if not any(t.place(unit) == origin for unit in t.state.raiders):
        return ""
    return "some" if is_prey(t, nation, goal) else "none"


def attack_cost(t: BritanniaRedux, nation: str, area: str) -> str:
    """What an attack gives up besides: ``protection``, the ``ally`` Arthur, or ``nothing`` [15.6.4, B13.2, R14]."""
    enemies = t.enemies(area, nation)
    if nation in t.state.protected and ROMANO_BRITISH in enemies:
        return "protection"
    if nation == ROMANO_BRITISH and t.is_in_play(ARTHUR) and any(t.data.nations[each].british for each in enemies):
        return "ally"
    return "nothing"


def _worth(t: BritanniaRedux, nation: str, area: str) -> dict[str, Argument]:
    """What an area scores in each scoring round of a nation [B11.2]; a sea scores nothing."""
    rules = t.data.holding[nation]
    if area in rules.centers:
        return {"rank": "center", "points": rules.center_vp}
    if area in rules.adjacent:
        return {"rank": "adjacent", "points": rules.adjacent_vp}
    return {"rank": "adjacent" if nation == ROMANS else "distant", "points": rules.distant_vp}  # 15.4.1


def select(t: BritanniaRedux, nation: str, place: str, group: Group) -> list[str]:
    """The counters of a group: the first that haven't moved."""
    armies, _ = movable(t, nation, place)
    horse = [unit for unit in armies if t.kind(unit) == "cavalry"]
    foot = [unit for unit in armies if t.kind(unit) != "cavalry"]
    return [*foot[: group.infantry], *horse[: group.cavalry], *group.leaders]


def move(t: BritanniaRedux, nation: str, units: Sequence[str], way: Way) -> None:
    """Move units along a way [B5]."""
    state, done = t.state, Move(units=list(units), origin=way.path[0], goal=way.goal)
    attacked = [enemy for area in (*way.overrun, way.goal) for enemy in t.enemies(area, nation)]
    for unit in units:
        t.put(unit, way.goal)
        state.came_from[unit] = way.entry
        if way.boat:
            state.boats.append(unit)
    state.moves.append(done)
    t.tell(
        UnitsMoved(
            nation=nation,
            units=tuple(units),
            path=way.path,
            paid=way.paid,
            roads=way.roads,
            overrun=way.overrun,
            by_boat=way.boat,
        ),
        "17" if way.boat else "15.2.1" if way.roads else RULE,
    )
    for area in way.path[1:]:
        if area in way.built:
            build_fort(t, area, "15.2")
            done.built.append(area)
    if any(unit in state.raiders for unit in units):  # B9.4
        done.raided = [area for area in way.path[1:] if area not in state.raid_areas]
        state.raid_areas += done.raided
    _bear_consequences(t, nation, attacked, done)


def _bear_consequences(t: BritanniaRedux, nation: str, attacked: Sequence[str], done: Move) -> None:
    """What an attack on the Britons or the Romano-British entails [15.6.4, B10.7, B13, B13.2, B13.3]."""
    if nation in t.state.protected and ROMANO_BRITISH in attacked:  # R14
        t.state.protected.remove(nation)
        done.unprotected = True
        t.tell(ProtectionLost(nation=nation), "R14")
    britons = any(t.data.nations[enemy].british for enemy in attacked)
    if nation == ROMANO_BRITISH and britons and t.is_in_play(ARTHUR):
        done.arthur, done.arthur_entry = t.place(ARTHUR), t.state.came_from.get(ARTHUR, "")
        leave(t, ARTHUR, "attack", "15.6.4")


def take_back(t: BritanniaRedux) -> None:
    """Take the last move of this phase back [R61]."""
    state, last = t.state, t.state.moves.pop()
    if last.arthur:
        t.put(ARTHUR, last.arthur)
        if last.arthur_entry and ARTHUR not in last.units:
            state.came_from[ARTHUR] = last.arthur_entry
    for unit in last.units:
        t.put(unit, last.origin)
        state.came_from.pop(unit, None)
        if unit in state.boats:
            state.boats.remove(unit)
    for area in last.built:
        del state.forts[area]
    state.raid_areas = [area for area in state.raid_areas if area not in last.raided]
    if last.unprotected:
        state.protected.append(state.nation)
    t.changed()
    t.tell(
        MoveTakenBack(
            nation=state.nation,
            units=tuple(last.units),
            origin=last.origin,
            goal=last.goal,
            unbuilt=tuple(last.built),
        ),
        RULE,
    )


# The end of the phase


def rebuild_forts(t: BritanniaRedux) -> Play[None]:
    """Turn destroyed forts with Roman armies and no one else intact again [15.2.3]."""
    ready = [
        area
        for area in t.army_areas(ROMANS)
        if t.has_fort_counter(area) and t.has_destroyed_fort(area) and not t.enemies(area, ROMANS)
    ]
    options = area_options(t, ready, "option-rebuild", "15.2.3")
    chosen = yield from ask_some(t, ROMANS, "rebuild", "15.2.3", options, (0, len(ready)), ready)
    for area in chosen:
        t.fortify(area, FORT, fresh=True)
        t.tell(FortRebuilt(area=area), "15.2.3")


def end_phase(t: BritanniaRedux) -> None:
    """The phase is over: new forts give Roads from now on [15.2.1]."""
    t.season()
    t.tell(MovementEnded(nation=t.state.nation, part=t.state.part), "B6")
