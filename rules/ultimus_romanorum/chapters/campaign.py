"""Phase E: the SMC with their moves and battles [2.E, 3.4, 4.3, 7]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise

import msgspec

from rules.core.decisions import Option
from rules.core.game import Play, one
from rules.core.text import Text
from rules.ultimus_romanorum.chapters.asking import BACK, area_options, ask, ask_some, pick
from rules.ultimus_romanorum.chapters.combat import MANY_AT_RISK, battle_left, battlefields, face, fight_for
from rules.ultimus_romanorum.chapters.fleets import land, landings, lands_own, sail, sailing, steps
from rules.ultimus_romanorum.chapters.geostrategy import play_from_hand
from rules.ultimus_romanorum.chapters.leaving import lone_leaders
from rules.ultimus_romanorum.chapters.movement import (
    Goal,
    Stack,
    Way,
    allowance,
    cost,
    followers,
    goals,
    goals_with,
    is_enemy_of,
    is_rested,
    leads,
    lone_chief,
    may_start,
    movers,
    note_escort,
    reach,
)
from rules.ultimus_romanorum.chapters.plague import end_plagues, enter_plague, threatens
from rules.ultimus_romanorum.chapters.stratagems import is_roman_corps, launch, only_target, open_kinds, play, playable
from rules.ultimus_romanorum.chapters.usurpation import try_rally
from rules.ultimus_romanorum.chapters.windows import react, react_alone, spend, take_back
from rules.ultimus_romanorum.data.loader import BOXES, EXTRA_FLEET, REFUGES
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.events import (
    CouncilHeld,
    RefugeLeft,
    SequenceBegan,
    SequenceEnded,
    SequencePassed,
    StackMoved,
)
from rules.ultimus_romanorum.game import BARBARIAN, CAMPS, ROMAN, UltimusRomanorum, choice, heading, other, say, town
from rules.ultimus_romanorum.state import March

ARMADA_FROM = 457
"""From this year on Majorian may launch his fleet (scenario majorian-455)."""

_MOST_UNDER_HEADING = 25
"""A menu has 25 lines at most; a longer one needs a tap more to turn its pages."""


# The sequence of SMC [2.E]


def begin_sequence(t: UltimusRomanorum) -> bool:
    """Begin the next SMC; False if none is left in the year."""
    state = t.state
    if not any(state.sequences.values()):
        end_plagues(t)
        return False
    if state.smc_number == 0:
        state.active = state.first
    if not state.sequences[state.active]:
        state.active = other(state.active)
    state.smc_number += 1
    _forget_sequence(t)
    t.tell(SequenceBegan(camp=state.active, number=state.smc_number, left=state.sequences[state.active]), "2.E")
    return True


def _forget_sequence(t: UltimusRomanorum) -> None:
    state = t.state
    state.moved, state.came_from, state.struck = [], {}, []
    state.fought, state.battle_order, state.march = [], [], None
    state.faced, state.intended, state.favours, state.disturbed = [], {}, {}, False
    t.changed()


def begin_phase(t: UltimusRomanorum) -> Play[None]:
    """Before the first SMC the camp that moves second may play stratagems; the other can in its SMC [2.E, 6, R115]."""
    state = t.state
    state.begun_with = [area for area in t.data.areas if any(is_roman_corps(t, piece) for piece in t.at(area))]
    _forget_sequence(t)
    state.active = state.first if state.sequences[state.first] else other(state.first)
    camp = other(state.active)
    for _ in range(6):
        kind = yield from react_alone(
            t, camp, "sequence", "6", open_kinds(t, camp, "E"), only=partial(only_target, t), when="first"
        )
        if not kind:
            return
        yield from play(t, camp, kind)
        if state.result is not None:
            return


def end_sequence(t: UltimusRomanorum) -> Play[None]:
    """The SMC is over; both may still play a stratagem, then it is the other's turn [2.E, 6]."""
    state = t.state
    if state.moved or state.fought:
        t.tell(SequenceEnded(camp=state.active, left=state.sequences[state.active] - 1), "2.E")
    else:
        t.tell(SequencePassed(camp=state.active, left=state.sequences[state.active] - 1), "2.E")
    yield from hold_council(t)
    yield from last_words(t)
    if state.active in state.stormy:
        state.stormy.remove(state.active)
    state.sequences[state.active] -= 1
    state.active = other(state.active)
    state.march = None


def last_words(t: UltimusRomanorum) -> Play[None]:
    """At the end of an SMC both camps may play stratagems, until both pass [6].

    Who moves next can do so then, in the same position. Nor is the active camp asked again if nothing happened since
    it ended its movement [R115].
    """
    follows = next_to_move(t)
    silent = {follows} if t.state.fought or t.state.disturbed else {follows, t.state.active}
    for _ in range(12):
        camps = [camp for camp in (t.state.active, other(t.state.active)) if camp not in silent]
        taken = yield from react(
            t,
            "sequence",
            "6",
            {camp: open_kinds(t, camp, "E") for camp in camps},
            only=partial(only_target, t),
            when="over",
        )
        if not taken:
            return
        for camp in camps:
            if camp in taken and taken[camp] in playable(t, camp, "E"):
                yield from play(t, camp, taken[camp])
        silent = {follows}


def next_to_move(t: UltimusRomanorum) -> Camp | None:
    """The camp whose SMC comes after this one; None if this is the last of the year [2.E]."""
    active = t.state.active
    if t.state.sequences[other(active)]:
        return other(active)
    return active if t.state.sequences[active] > 1 else None


# Movement [2.E.1]


def move(t: UltimusRomanorum) -> Play[bool]:
    """One choice of the player who moves; False when he has ended his movement."""
    camp = t.state.active
    options = _options(t, camp)
    chosen = yield from ask(t, camp, "movement", "2.E", options, who=camp, left=t.state.sequences[camp])
    verb, _, what = chosen.partition(".")
    if verb not in ("onward", "stratagem"):
        t.state.march = None
    match verb:
        case "end":
            yield from _migrate_at_last(t)
            yield from _end_movement(t, camp)
            return False
        case "stratagem":
            yield from play_from_hand(t, camp, "E")
        case "lead":
            yield from _lead(t, what)
        case "unit":
            yield from _move_unit(t, what)
        case "onward":
            yield from _go_on(t)
        case "leave":
            leave_city(t, what)
        case "sail":
            yield from sail(t, what, camp)
        case "land":
            yield from land(t, what, camp)
        case "migrate":
            yield from _migrate(t)
        case _:
            yield from _launch_armada(t)
    return True


def _options(t: UltimusRomanorum, camp: Camp) -> list[Option]:
    found = [choice("end", "option-end-movement", "2.E"), choice("stratagem", "option-play-stratagem", "6")]
    found += _special_options(t, camp)
    for stack in movers(t, camp):
        found.append(_lead_option(t, stack) if stack.leader else _unit_option(t, stack.units[0]))
    return _by_area_if_crowded(found)


def _by_area_if_crowded(found: list[Option]) -> list[Option]:
    """The options, with a heading for each area of a diocese instead of one that has too many under it."""
    counts = Counter(option.path for option in found)
    return [_under_area(each) if each.path and counts[each.path] > _MOST_UNDER_HEADING else each for each in found]


def _under_area(option: Option) -> Option:
    area = option.space
    return msgspec.structs.replace(option, path=(say("slot-area", area=area, town=town(area)),))


def _special_options(t: UltimusRomanorum, camp: Camp) -> list[Option]:
    found: list[Option] = []
    march = t.state.march
    if march is not None and onward_goals(t):
        area = t.place(march.leader)
        found.append(choice("onward", "option-onward", "3.4.1", (), leader=march.leader, area=area))
    for half, box in BOXES.items():
        if camp == ROMAN and t.pieces.at(box) and t.roman_area(REFUGES[half]):
            found.append(choice(f"leave.{half}", "option-leave-city", "8.2.2", (), area=REFUGES[half]))
    for fleet in sailing(t, camp):
        if steps(t, fleet):
            found.append(choice(f"sail.{fleet}", "option-fleet-sails", "3.4.2", (), fleet=fleet, place=t.place(fleet)))
    for fleet in t.state.fleets:
        if fleet not in t.state.moved and landings(t, fleet, camp):
            key = "option-fleet-lands-own" if lands_own(t, fleet, camp) else "option-fleet-lands"
            found.append(choice(f"land.{fleet}", key, "3.4.2", (), fleet=fleet))
    if camp == BARBARIAN and t.migrating and not t.state.migrated and migration_goals(t):
        found.append(choice("migrate", "option-migrate-all", "6.2", (), tribe=t.migrating))
    if camp == ROMAN and may_launch_armada(t):
        found.append(choice("armada", "option-armada", "3.4.2"))
    return found


def _lead_option(t: UltimusRomanorum, stack: Stack) -> Option:
    leader, area = stack.leader, t.place(stack.leader)
    return choice(
        f"lead.{leader}",
        "option-lead",
        "3.4.1",
        heading(area),
        leader=leader,
        area=area,
        units=min(len(followers(t, leader)), t.leader(leader).cc),
        cc=t.leader(leader).cc,
    )


def _unit_option(t: UltimusRomanorum, unit: str) -> Option:
    area = t.place(unit)
    return choice(f"unit.{unit}", "option-unit", "3.4.1", heading(area), unit=unit, area=area, pf=t.values(unit).pf)


def _goal_options(t: UltimusRomanorum, camp: Camp, found: dict[str, Goal]) -> list[Option]:
    """An option for each area: battles first, then the nearest."""
    order = sorted(found, key=lambda area: (not is_enemy_of(t, camp, area), found[area].way.pm, area))
    return [_goal_option(t, camp, area, found[area]) for area in order]


def _goal_option(t: UltimusRomanorum, camp: Camp, area: str, goal: Goal) -> Option:
    enemies = t.fighters(area, other(camp))
    return choice(
        area,
        "option-attack" if enemies and goal.stack.units else "option-goal",
        "3.4.1",
        heading(area),
        area=area,
        town=town(area),
        pm=goal.way.pm,
        units=len(goal.stack.units),
        pf=t.strength((*goal.stack.units, *t.fighters(area, camp))),
        enemies=t.strength(enemies),
        plague=len(threatens(t, goal.stack.pieces) & {*goal.way.path[1:]}),
        stack=goal.stack.units,
    )


def _ask_goal(
    t: UltimusRomanorum, camp: Camp, options: list[Option], found: Mapping[str, Goal], default: str = "", *, mover: str
) -> Play[str]:
    """Ask where a stack goes; a weak attack, or a leader alone among enemies, has to be confirmed [3.4.1, 7.1]."""
    question = pick(t, camp, "goal", "3.4.1", options, default, leader=mover)
    question.cautions = lambda: {area: told for area in found if (told := _dangers(t, camp, area, found[area].stack))}
    return (yield from one(question))


def _dangers(t: UltimusRomanorum, camp: Camp, area: str, stack: Stack) -> tuple[Text, ...]:
    """What a stack meets in an area, if that is stronger than all who would be there."""
    ours, enemies = (*stack.units, *t.fighters(area, camp)), t.strength(t.fighters(area, other(camp)))
    if enemies and not ours:
        return (say("caution-flee", leader=stack.leader, area=area, enemies=enemies),)
    pf = t.strength(ours)
    return (say("caution-weak", area=area, pf=pf, enemies=enemies),) if enemies > pf else ()


def _lead(t: UltimusRomanorum, leader: str) -> Play[None]:
    """Pick where a leader goes; first, if wished, whom he takes along [3.4.1, 4.3]."""
    camp = t.camp(leader)
    found = goals(t, leader)
    options = _goal_options(t, camp, found)
    if followers(t, leader) and t.leader(leader).cc:
        options.append(choice("escort", "option-escort", "3.4.1", (), leader=leader))
    options.append(choice(BACK, "option-back", "3.4.1"))
    while (to := (yield from _ask_goal(t, camp, options, found, mover=leader))) == "escort":
        if (yield from _lead_chosen(t, leader)):
            return
    if to != BACK:
        yield from go_along(t, found[to].stack, found[to].way)


def _lead_chosen(t: UltimusRomanorum, leader: str) -> Play[bool]:
    """Pick the units by name, then where they go. False if the units are taken back."""
    camp, most = t.camp(leader), t.leader(leader).cc
    guard = t.state.guard.get(leader, "")
    able = followers(t, leader)
    options = [choice(unit, "option-take-unit", "3.4.1", (), unit=unit, pf=t.values(unit).pf) for unit in able]
    least = 1 if guard in able else 0
    best = sorted(able, key=lambda unit: (unit != guard, -t.values(unit).pf, unit))[:most]
    back, count = choice(BACK, "option-back", "3.4.1"), (least, min(most, len(able)))
    taken = yield from ask_some(t, camp, "escort", "3.4.1", options, count, best, back, leader=leader)
    if taken == (BACK,):
        return False
    if guard in able and guard not in taken:
        taken = (guard, *taken)[:most]
    stack = Stack(leader, taken)
    barred = lone_chief(t, stack) and t.area(t.place(leader)).in_empire
    found = {} if barred else {area: Goal(stack, way) for area, way in reach(t, stack).items()}
    to = yield from _ask_goal(t, camp, [*_goal_options(t, camp, found), back], found, BACK, mover=leader)
    if to != BACK:
        yield from go_along(t, stack, found[to].way)
    return True


def _move_unit(t: UltimusRomanorum, unit: str) -> Play[None]:
    """A unit without a leader goes one area [3.4.1, 4.3, R9]."""
    camp, stack = t.camp(unit), Stack("", (unit,))
    found = {area: Goal(stack, way) for area, way in reach(t, stack).items()}
    options = [*_goal_options(t, camp, found), choice(BACK, "option-back", "3.4.1")]
    to = yield from _ask_goal(t, camp, options, found, mover=unit)
    if to != BACK:
        yield from go_along(t, stack, found[to].way)


def go_along(t: UltimusRomanorum, stack: Stack, way: Way, spent: int = 0) -> Play[None]:
    """Move a stack along its way, with all that befalls it [3.4.1, 3.6.3D, 6.3, 7.1]."""
    t.state.moved += [piece for piece in stack.pieces if piece not in t.state.moved]
    way = yield from _walk(t, stack, way)
    to = way.path[-1]
    here_now = [piece for piece in stack.pieces if t.on_map(piece) and t.place(piece) == to]
    _note_entry(t, stack, way, here_now)
    is_refused = bool(here_now) and (yield from try_rally(t, here_now, to))
    t.state.march = None if is_refused else _march_left(t, stack, way, spent)


def _walk(t: UltimusRomanorum, stack: Stack, way: Way) -> Play[Way]:
    """Go step by step, as far as the plague lets them; return the way that was gone.

    If their leader dies of it, the units stop: without him they go one area only, and that they have [3.4.1, 4.3, 6.3].
    So does a leader who may not go on without the units that died.
    """
    camp, gone = t.camp(stack.pieces[0]), way.path[:1]
    for leg in _legs(t, stack, way):
        t.tell(StackMoved(camp=camp, pieces=stack.pieces, path=leg.path, pm=leg.pm), "3.4.1")
        note_escort(t, stack.pieces, leg.path[1:])
        for here, there in pairwise(leg.path):
            going = [piece for piece in stack.pieces if t.place(piece) == here]
            for piece in going:
                t.put(piece, there)
            yield from enter_plague(t, going, there)
        gone += leg.path[1:]
        left = _left_of(t, stack, gone[-1])
        if left is None:
            break
        stack = left
    return way._replace(path=gone)


def _legs(t: UltimusRomanorum, stack: Stack, way: Way) -> Iterator[Way]:
    """A way in parts, each of which ends where the plague may stop the march; together they cost what the way costs."""
    deadly, first, left = threatens(t, stack.pieces), 0, way.pm
    for last in range(1, len(way.path) - 1):
        if way.path[last] in deadly:
            path = way.path[first : last + 1]
            pm = sum(cost(t, next(link for link in t.area(here).paths if link.to == to)) for here, to in pairwise(path))
            yield way._replace(path=path, pm=pm)
            first, left = last, left - pm
    yield way._replace(path=way.path[first:], pm=left)


def _left_of(t: UltimusRomanorum, stack: Stack, area: str) -> Stack | None:
    """Who of a march can go on after the plague; None if no one can."""
    alive = [piece for piece in stack.pieces if t.on_map(piece) and t.place(piece) == area]
    if not stack.leader:
        return Stack("", tuple(alive)) if alive else None
    if stack.leader not in alive:
        return None
    left = Stack(stack.leader, tuple(alive[1:]))
    return None if stack.units and lone_chief(t, left) else left


def _note_entry(t: UltimusRomanorum, stack: Stack, way: Way, pieces: Sequence[str]) -> None:
    """Remember from where units came: if they attack there, no one leaves that way [8.2.1, 8.4.1].

    Whoever is a friend on their arrival may be an enemy when the battle begins, once a Usurpation has failed. The
    print bars all areas from which the attacker moved, and the attacker is the player [8.1]: so the ways are kept by
    area and not by unit, and one by which men came who have changed sides since is barred too.
    """
    start, to = way.path[0], way.path[-1]
    if not any(piece in t.data.units and piece in t.state.moved for piece in t.at(start)):
        t.state.came_from.pop(start, None)  # the stack has only marched through
    elif _has_marched_through(t, stack, start):
        t.state.came_from[start].pop()  # others have come to stay
    if any(piece in t.data.units for piece in pieces):
        t.state.came_from.setdefault(to, []).append(way.path[-2])


def _has_marched_through(t: UltimusRomanorum, stack: Stack, start: str) -> bool:
    """Whether a march goes on from here with all units that it brought: the last who came in were they."""
    march = t.state.march
    if march is None or march.leader != stack.leader or not march.units or not t.state.came_from.get(start):
        return False
    return all(t.place(unit) != start for unit in march.units)


def _march_left(t: UltimusRomanorum, stack: Stack, way: Way, spent: int) -> March | None:
    """The march that may go on, if the leader has points left and met no enemy [3.4.1, 7.1]."""
    leader, to = stack.leader, way.path[-1]
    if not leader or not t.on_map(leader) or t.place(leader) != to:
        return None
    units = [unit for unit in stack.units if t.on_map(unit) and t.place(unit) == to]
    if stack.units and (not units or is_enemy_of(t, t.camp(leader), to)):
        return None
    march = March(leader=leader, units=units, spent=spent + way.pm, outside=way.outside, allowance=0)
    able = may_go_on(t, march)
    guard = [unit for unit in able if t.state.guard.get(leader) == unit]
    stacks = ((leader, *guard, unit) for unit in able)
    march.allowance = max((allowance(t, pieces) for pieces in stacks), default=allowance(t, (leader,)))
    return march if march.spent < march.allowance else None


# Going on: dropping units, taking along those who were rallied [3.4.1, 3.6.3D]


def may_go_on(t: UltimusRomanorum, march: March) -> list[str]:
    """Who may go on with a leader: the units of his march, and in a civil war friends who haven't moved (R13)."""
    area, leader = t.place(march.leader), march.leader
    fresh = [
        unit
        for unit in t.units_at(area, t.camp(leader))
        if leader in t.state.cause and unit not in march.units and may_start(t, unit) and leads(t, leader, unit)
    ]
    return [*march.units, *fresh]


def _onward_goals(t: UltimusRomanorum, march: March) -> dict[str, Goal]:
    """Where a march can go on to, each area with as many units as can; the slower ones are dropped [3.4.1].

    A leader goes no farther than the last unit with him, and that may be his guard.
    """
    able = may_go_on(t, march)
    guard = tuple(unit for unit in able if t.state.guard.get(march.leader) == unit)
    least = Stack(march.leader, guard) if guard or not march.units else None
    if least is not None and lone_chief(t, least) and t.area(t.place(march.leader)).in_empire:
        least = None
    return goals_with(t, march.leader, able, least, march.spent, march.outside)


def _onward_company(t: UltimusRomanorum, march: March) -> tuple[list[str], tuple[str, ...]]:
    """Who has somewhere to go on to with the leader, and whom he takes along unless told otherwise."""
    able, guard, room = may_go_on(t, march), t.state.guard.get(march.leader, ""), t.leader(march.leader).cc
    able.sort(key=lambda unit: unit != guard)
    usual = Stack(march.leader, tuple(able[:room]))
    if reach(t, usual, march.spent, march.outside):
        return able, usual.units
    stacks = [goal.stack for goal in _onward_goals(t, march).values()]
    able = [unit for unit in able if any(unit in stack.units for stack in stacks)]
    return able, max(stacks, key=lambda stack: len(stack.units)).units


def _go_on(t: UltimusRomanorum) -> Play[None]:
    """The leader goes on with all or some of his units; the others are done [3.4.1, 3.6.3D]."""
    march = t.state.march
    assert march is not None
    camp, back = t.camp(march.leader), choice(BACK, "option-back", "3.4.1")
    able, units = _onward_company(t, march)
    if len(able) > 1:
        options = [choice(unit, "option-take-unit", "3.4.1", (), unit=unit, pf=t.values(unit).pf) for unit in able]
        count = (1, min(len(able), t.leader(march.leader).cc))
        taken = yield from ask_some(t, camp, "escort", "3.4.1", options, count, units, back, leader=march.leader)
        if taken == (BACK,):
            return
        guard = t.state.guard.get(march.leader, "")
        units = tuple(unit for unit in able if unit in taken or unit == guard)[: count[1]]
    stack = Stack(march.leader, units)
    barred = lone_chief(t, stack) and t.area(t.place(march.leader)).in_empire
    ways = {} if barred else reach(t, stack, march.spent, march.outside)
    found = {area: Goal(stack, way) for area, way in ways.items()}
    places = [*_goal_options(t, camp, found), back]
    to = yield from _ask_goal(t, camp, places, found, BACK, mover=march.leader)
    if to != BACK:
        yield from go_along(t, stack, found[to].way, march.spent)


def onward_goals(t: UltimusRomanorum) -> dict[str, Goal]:
    """Where the march that was begun last can go on to."""
    return {} if t.state.march is None else _onward_goals(t, t.state.march)


# Migration, armada, city [6.2, 8.2.2]


def migration_goals(t: UltimusRomanorum) -> dict[str, list[str]]:
    """Where a migrating Tribe may gather, and which of its units can reach it [6.2, R22]."""
    found: dict[str, list[str]] = {}
    for unit in t.units_of(t.migrating):
        if is_rested(t, unit):
            for area in (*reach(t, Stack("", (unit,))), t.place(unit)):
                found.setdefault(area, []).append(unit)
    return {area: units for area, units in found.items() if any(t.place(unit) != area for unit in units)}


def _migrate(t: UltimusRomanorum) -> Play[None]:
    """Choose where a Tribe migrates, or not yet [6.2, R22]."""
    found = migration_goals(t)
    options = [*_gather_options(found), choice(BACK, "option-back", "6.2")]
    to = yield from ask(t, BARBARIAN, "gather", "6.2", options, tribe=t.migrating)
    if to != BACK:
        yield from _gather(t, to, found[to])


def _migrate_at_last(t: UltimusRomanorum) -> Play[None]:
    """In the Barbarian's last SMC a Tribe must migrate if it can [6.2, R22]."""
    found = migration_goals(t) if must_migrate(t) else {}
    if found:
        to = yield from ask(t, BARBARIAN, "gather", "6.2", _gather_options(found), tribe=t.migrating)
        yield from _gather(t, to, found[to])


def must_migrate(t: UltimusRomanorum) -> bool:
    """Whether this is the last SMC in which a Tribe that is to migrate can [6.2, R22]."""
    is_last = t.state.active == BARBARIAN and t.state.sequences[BARBARIAN] == 1
    return is_last and bool(t.migrating) and not t.state.migrated


def _gather_options(found: Mapping[str, Sequence[str]]) -> list[Option]:
    order = sorted(found, key=lambda area: (-len(found[area]), area))
    return [option for area in order for option in area_options([area], "option-gather", "6.2", units=len(found[area]))]


def _gather(t: UltimusRomanorum, to: str, units_of_tribe: Sequence[str]) -> Play[None]:
    """All units that can reach the goal go there, with their leaders [6.2, R22]."""
    t.state.migrated = True
    starts = dict.fromkeys(t.place(unit) for unit in units_of_tribe if t.place(unit) != to)
    for start in starts:
        units = tuple(unit for unit in units_of_tribe if t.place(unit) == start)
        way = reach(t, Stack("", units[:1]))[to]
        here = (leader for leader in t.leaders_of(t.migrating) if t.place(leader) == start)
        chiefs = tuple(leader for leader in here if leader not in t.state.moved)  # R13: not who has just landed
        yield from go_along(t, Stack("", (*chiefs, *units)), way)


def may_launch_armada(t: UltimusRomanorum) -> bool:
    """Whether Majorian's armada is still to sail (scenario majorian-455)."""
    special = t.data.scenarios[t.state.scenario].special
    return (
        "majorians-armada" in special
        and t.year >= ARMADA_FROM
        and not t.state.armada
        and EXTRA_FLEET not in t.state.fleets
    )


def armada_ports(t: UltimusRomanorum) -> list[str]:
    """The ports of the West in which Majorian's armada may appear (scenario majorian-455)."""
    ports = [area.id for area in t.data.areas.values() if area.port and area.half == "west" and area.seas]
    return sorted(ports, key=lambda area: (not t.roman_area(area), -t.strength(t.fighters(area, ROMAN)), area))


def _launch_armada(t: UltimusRomanorum) -> Play[None]:
    area = yield from ask(t, ROMAN, "fleet", "3.4.2", area_options(armada_ports(t), "option-fleet", "3.4.2"))
    t.state.armada = True
    launch(t, ROMAN, area, "3.4.2")


def leave_city(t: UltimusRomanorum, half: str) -> None:
    """Those in a city's box come out at no cost [8.2.2]."""
    pieces = tuple(t.pieces.at(BOXES[half]))
    for piece in pieces:
        t.put(piece, REFUGES[half])
    t.tell(RefugeLeft(half=half, box=BOXES[half], pieces=pieces), "8.2.2")


# The end of the movement


def _end_movement(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    """Lone leaders flee, a Council meets, the other side may play stratagems [7.1, 6.3, 6]."""
    t.state.march = None
    before = _mark(t)
    yield from lone_leaders(t)
    if camp == ROMAN:
        yield from hold_council(t)
    fields = battlefields(t)
    if fields:
        t.state.battle_order = yield from _order_battles(t, fields)
    if fields or next_to_move(t) != other(camp):  # R115
        yield from answer_moves(t, other(camp))
    t.state.disturbed = _mark(t) != before


def _mark(t: UltimusRomanorum) -> tuple[int, dict[str, list[str]]]:
    """What shows that something happened: the dice thrown so far, and where all counters are."""
    return t.state.dice, {place: list(pieces) for place, pieces in t.state.stacks.items()}


def answer_moves(t: UltimusRomanorum, camp: Camp) -> Play[None]:
    """After the moves the other camp may play stratagems, until it passes [6]."""
    for _ in range(6):
        at_risk = (t.strength(t.fighters(area, side)) for area in battlefields(t) for side in CAMPS)
        holding = ("many-at-risk",) if max(at_risk, default=0) >= MANY_AT_RISK else ()
        kind = yield from react_alone(t, camp, "moves", "6", open_kinds(t, camp, "E"), holding, partial(only_target, t))
        if not kind:
            return
        yield from play(t, camp, kind)


def hold_council(t: UltimusRomanorum) -> Play[None]:
    """When the eastern Augustus has come to the Council it meets, however he came [6.3]."""
    augustus = t.throne("east").augustus
    if not t.state.council or not augustus or t.place(augustus) != t.state.council:
        return
    area, needed = t.state.council, t.leader(augustus).cp
    augusta = yield from react_alone(t, ROMAN, "synod", "6.1", ("augusta-orientalis",), area=area)
    roll = None
    if augusta:
        spend(t, ROMAN, augusta, area, rule="6.1")
    else:
        roll = t.roll(6)
    succeeds = roll is None or roll <= needed
    t.state.council = ""
    take_back(t, "ecumenical-council")
    t.tell(CouncilHeld(area=area, leader=augustus, die=roll, needed=needed, succeeds=succeeds), "6.3")
    if succeeds:
        t.score(ROMAN, 3, "pv-council", "6.3", area)


# Combat [2.E.2]


def fight(t: UltimusRomanorum) -> Play[bool]:
    """One battle, in the order of the active player; False when all are fought [2.E.2, 8.1]."""
    fields = [area for area in battlefields(t) if area not in t.state.fought]
    if not fields:
        yield from lone_leaders(t)
        t.state.bound = []  # R68
        return False
    if not any(area in fields for area in t.state.battle_order):
        t.state.battle_order = yield from _order_battles(t, fields)
    unfaced = [area for area in t.state.battle_order if area in fields and area not in t.state.faced]
    if unfaced:
        yield from face(t, unfaced, t.state.active)
    left = [area for area in t.state.battle_order if area in fields and battle_left(t, area)]
    if left:
        yield from fight_for(t, left[0], t.state.active)
    return True


def _order_battles(t: UltimusRomanorum, fields: Sequence[str]) -> Play[list[str]]:
    """The active player says in which order all battles are fought, before the first one [8.1, R114]."""
    order: list[str] = []
    while len(order) < len(fields):
        options = [_battle_option(t, area) for area in fields if area not in order]
        order.append((yield from ask(t, t.state.active, "battle-order", "8.1, R114", options, nth=len(order) + 1)))
    return order


def _battle_option(t: UltimusRomanorum, area: str) -> Option:
    camp = t.state.active
    return choice(
        area,
        "option-battle",
        "8.1",
        heading(area),
        area=area,
        town=town(area),
        pf=t.strength(t.fighters(area, camp)),
        enemies=t.strength(t.fighters(area, other(camp))),
    )
