"""Movement (9): one move at a time, of units or fleets, until the player is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.core.decisions import Barred, Option
from rules.core.game import Play, one
from rules.core.text import Argument, Text
from rules.italia.chapters.asking import DONE, Group, ask, groups, pick
from rules.italia.chapters.points import kill_leader, leaders_fall, lines
from rules.italia.chapters.refusals import far_goals
from rules.italia.chapters.sailing import load_id, load_left, open_window, sail, seas_within, steps_left
from rules.italia.chapters.stacking import checked, crowded, excess, is_limited
from rules.italia.chapters.ways import March, Path, lone_leaders, may_stand, reach, stops
from rules.italia.events import Exited, Moved
from rules.italia.game import Italia, choice, heading, refusal, say
from rules.italia.setup import aboard
from rules.italia.state import Entry

ABOARD, FLEETS = "aboard:", "fleets:"
EXIT = "exit"
CAMPAIGN = "campaign"
"""A campaign, which no one leads: an answer that is refused with its rule."""

Goals = dict[str, Path]
"""Goals of a group: areas with paths; seas to go aboard in; ``exit``."""


def begin_movement(t: Italia) -> None:
    """Note who begins the movement beside a leader [9.3, R67]."""
    now = t.now
    now.spent = {}
    now.escorted = [
        unit for area in t.data.areas if t.leaders_at(area, t.active) for unit in t.units_at(area, t.active)
    ]


def note_cargo(t: Italia) -> None:
    """Units that are aboard when the movement of the turn begins count as carried [9.8, R68]."""
    for sea in t.data.seas:
        for fleet in t.fleets_at(sea, t.active):
            t.now.carried[fleet] = max(t.now.carried.get(fleet, 0), len(t.cargo(fleet)))


# What can move


def movable(t: Italia, area: str) -> list[str]:
    """The land units and leaders in an area that may move now."""
    nation, now = t.active, t.now
    pieces = [*t.units_at(area, nation), *t.leaders_at(area, nation)]
    if area == t.card(nation).exit_via:
        return pieces  # 9.11: also at the end of a move
    return [piece for piece in pieces if piece not in now.moved and piece not in now.still]


def afloat(t: Italia, sea: str) -> list[str]:
    """The units and leaders aboard in a sea that may land."""
    return [piece for piece in t.passengers(sea, t.active) if piece not in t.now.still]


def mobile_fleets(t: Italia, sea: str) -> list[str]:
    """The fleets in a sea that may still sail."""
    return [fleet for fleet in t.fleets_at(sea, t.active) if steps_left(t, fleet) > 0 and fleet not in t.now.moved]


def march_of(t: Italia, group: Group, area: str) -> March:
    """How a group may march [9.1-9.3]."""
    now = t.now
    leaders = [piece for piece in group if t.is_leader(piece)]
    units = [piece for piece in group if not t.is_leader(piece)]
    spent = max((now.spent.get(piece, 0) for piece in group), default=0)
    leads = bool(leaders) and all(unit in now.escorted for unit in units)
    rates = [t.unit(unit).move for unit in units] or [t.data.leader_move]
    steps = min(rates) + (1 if leads and units else 0)
    march = March(t.active, area, len(units), max(0, steps - spent), leads, not units, not spent)
    left_him = not leads and any(now.entries[unit].held for unit in units if unit in now.entries)
    return replace(march, steps=0) if left_him else march  # R67: a highland that only he let them leave


def goals_of(t: Italia, group: Group, place: str) -> Goals:
    """Where a group in an area may go: areas within the stacking limits, seas where there is room [9, 8.5]."""
    halted = any(piece in t.now.moved or piece in t.now.still for piece in group)
    key = ("goals", place, len(group), any(map(t.is_leader, group)), march_of(t, group, place), halted)
    found: Goals = t.memo.get(key, lambda: _goals(t, group, place))
    return found


def _goals(t: Italia, group: Group, area: str) -> Goals:
    if any(piece in t.now.moved or piece in t.now.still for piece in group):
        return {EXIT: (area,)} if any(not t.is_leader(piece) for piece in group) else {}
    march = march_of(t, group, area)
    leader = any(t.is_leader(piece) for piece in group)
    paths = t.memo.get(("reach", march), lambda: reach(t, march))
    found = {goal: path for goal, path in paths.items() if fits(t, t.active, goal, march.size, leader)}
    if march.fresh:
        for sea in t.area(area).seas:
            if can_board(t, sea, march.size):
                found[sea] = (area, sea)
    if area == t.card(t.active).exit_via and march.size:
        found[EXIT] = (area,)
    return found


def can_board(t: Italia, sea: str, count: int) -> bool:
    """Whether fleets in a sea have room for so many units this turn [9.8]."""
    fleets = [fleet for fleet in t.fleets_at(sea, t.active) if fleet not in t.now.still]
    return bool(fleets) and sum(max(0, load_left(t, fleet)) for fleet in fleets) >= count


def fits(t: Italia, nation: str, area: str, count: int, leader: bool) -> bool:
    """Whether so many more units may end in an area; units that can still leave don't count [8.1-8.5]."""
    if not is_limited(t, area, nation) or not count:
        return True
    there = checked(t, area, nation)
    if t.enemies_at(area, nation):
        limit = t.attack_limit(area, leader or bool(t.leaders_at(area, nation)))
        return len(there) + count <= limit
    limit = t.base_limit(area, nation)
    if leader and not t.leaders_at(area, nation):
        limit += t.data.tables.stacking["leader"]
    staying = [unit for unit in there if unit in t.now.moved]
    return len(staying) + count <= limit and (len(there) + count <= limit or _can_leave(t, area))


def _can_leave(t: Italia, area: str) -> bool:
    """Whether a unit in an area that hasn't moved may go somewhere with room now."""
    free = [unit for unit in t.units_at(area, t.active) if unit not in t.now.moved and unit not in t.now.still]
    if not free:
        return False
    march = march_of(t, (free[0],), area)
    paths = t.memo.get(("reach", march), lambda: reach(t, march))
    return any(t.area(goal).is_staging or len(t.units_at(goal, t.active)) < t.data.base_stack[goal] for goal in paths)


def landings(t: Italia, group: Group, sea: str) -> Goals:
    """The coasts where a group aboard may land [9.8]."""
    count = sum(not t.is_leader(piece) for piece in group)
    leader = count < len(group)
    found: Goals = {}
    for area in t.data.coasts[sea]:
        if t.area(area).is_staging or not may_stand(t, t.active, area):
            continue
        if not count and not (t.is_vacant(area) or t.owner(area) == t.active):
            continue
        if fits(t, t.active, area, count, leader):
            found[area] = (sea, area)
    return found


# The choice


def sources(t: Italia) -> list[Option]:
    """The stacks that may move: areas, what is aboard, fleets."""
    return [*_land_sources(t), *_sea_sources(t)]


def _land_sources(t: Italia) -> list[Option]:
    found = []
    for area in t.data.areas:
        pieces = movable(t, area)
        if any(goals_of(t, group, area) for group in _samples(t, pieces)):
            found.append(_source_option(t, area, pieces))
    return found


def _source_option(t: Italia, area: str, pieces: list[str]) -> Option:
    """An area from which units may move. Where a single unit goes is told if it's asked nothing more."""
    goal = _only_goal(goals_of(t, tuple(pieces), area)) if len(pieces) == 1 else ""
    told: dict[str, Argument] = {"area": area, "force": t.words(pieces), "count": len(pieces)}
    return _bound(goal, area, "move-from", "9.1", heading(area), **told)


def _bound(goal: str, ident: str, key: str, rule: str, group: tuple[Text, ...], **told: Argument) -> Option:
    """An option for those who go to a goal; empty if that is asked next."""
    if not goal:
        return choice(ident, key, rule, group, **told)
    return choice(ident, f"{key}-only", rule, group, goal=goal, **told)


def _only_goal(goals: Goals) -> str:
    """The goal that is taken at once since there's no other; empty if there are others, or it's the way out."""
    (first, *others) = goals or [EXIT]
    return "" if others or first == EXIT else first


def _representatives(t: Italia, pieces: Iterable[str]) -> list[str]:
    """One piece of each kind, for a quick look whether any can go."""
    found: dict[tuple[str, bool, int], str] = {}
    for piece in pieces:
        kind = piece if t.is_leader(piece) else t.unit(piece).type
        found.setdefault((kind, piece in t.now.escorted, t.now.spent.get(piece, 0)), piece)
    return list(found.values())


def _samples(t: Italia, pieces: Iterable[str]) -> Iterator[Group]:
    """One piece of each kind, then each with a leader, who makes room for it where alone it has none [8.4]."""
    kinds = _representatives(t, pieces)
    leaders = [piece for piece in kinds if t.is_leader(piece)]
    yield from ((piece,) for piece in kinds)
    yield from ((piece, leader) for piece in kinds if not t.is_leader(piece) for leader in leaders)


def _sea_sources(t: Italia) -> list[Option]:
    found = []
    for sea in t.data.seas:
        passengers = afloat(t, sea)
        if any(landings(t, group, sea) for group in _samples(t, passengers)):
            found.append(_aboard_option(t, sea, passengers))
        fleets = mobile_fleets(t, sea)
        if fleets:
            found.append(_fleets_option(t, sea, fleets))
    return found


def _aboard_option(t: Italia, sea: str, passengers: list[str]) -> Option:
    """A sea from which units may land. Where a single one lands is told if it's asked nothing more."""
    goal = _only_goal(landings(t, tuple(passengers), sea)) if len(passengers) == 1 else ""
    force = t.words(passengers)
    return _bound(goal, f"{ABOARD}{sea}", "move-aboard", "9.8", heading(sea), area=sea, force=force)


def _fleets_option(t: Italia, sea: str, fleets: list[str]) -> Option:
    """A sea from which fleets may sail. Where a single one sails is told if it's asked nothing more."""
    goal = _only_goal(_voyages(t, tuple(fleets), sea)) if len(fleets) == 1 else ""
    told = {"force": t.words(fleets), "cargo": _cargo_in_words(t, fleets)}
    return _bound(goal, f"{FLEETS}{sea}", "move-fleets", "9.8", heading(sea), area=sea, **told)


def move_next(t: Italia) -> Play[bool]:
    """Ask for the next move and make it; return whether there may be another [9.1]."""
    nation = t.active
    found = sources(t)
    if not found:
        return False
    crowd = [area for area in crowded(t, nation) if _is_fixable(t, area)]
    options = found if crowd else [choice(DONE, "move-done", "9.1"), *found]
    question = pick(t, nation, "move", "9.1", options, _default(options, crowd))
    question.barred = lambda: [*(_refusal(t, area) for area in crowd), *_no_campaign(t)]
    answer = options[0].id if len(options) == 1 else (yield from one(question))
    if answer == DONE:
        return False
    if answer.startswith(FLEETS):
        yield from _move_fleets(t, answer.removeprefix(FLEETS))
    elif answer.startswith(ABOARD):
        yield from _land(t, answer.removeprefix(ABOARD))
    else:
        yield from _march(t, answer)
    return True


def _default(options: list[Option], crowd: list[str]) -> str:
    ids = [option.id for option in options]
    return next((area for area in crowd if area in ids), ids[0])


def _refusal(t: Italia, area: str) -> Barred:
    return refusal(DONE, "move-done", "refuse-crowded", "8.5", area=area, count=excess(t, t.active, area))


def _no_campaign(t: Italia) -> list[Barred]:
    """Why no leader can march round by round: none arrived with gold for it, or his campaign is over [12.1]."""
    run = t.now.campaign
    if run is not None:
        return [refusal(CAMPAIGN, "barred-campaign", "refuse-campaign-over", "12.1", leader=run.leader)]
    return [refusal(CAMPAIGN, "barred-campaign", "refuse-no-campaign", "12.1", nation=t.active)]


def _is_fixable(t: Italia, area: str) -> bool:
    """Whether a unit above the limit in an area can still go elsewhere; if none can, 8.6 applies [8.5, R75]."""
    led = (group for group in _samples(t, movable(t, area)) if not t.is_leader(group[0]))
    return any(goals_of(t, group, area) for group in led)


def _march(t: Italia, area: str) -> Play[None]:
    """Units of an area march, go aboard, or leave the game."""
    nation = t.active
    choices = groups(t, movable(t, area), lambda unit: progress(t, unit))
    found = {ident: group for ident, group in choices.items() if goals_of(t, group, area)}
    pool = len(movable(t, area))
    options = [
        _group_option(t, ident, group, pool - len(group), _only_goal(goals_of(t, group, area)))
        for ident, group in found.items()
    ]
    ident = yield from ask(t, nation, "move-group", "9.1", options, area=area)
    group = found[ident]
    goals = goals_of(t, group, area)
    options = [_goal_option(t, group, area, goal, path) for goal, path in goals.items()]
    question = pick(t, nation, "move-to", "9.1", options, area=area, force=t.words(group))
    question.barred = lambda: far_goals(t, march_of(t, group, area), goals)
    goal = yield from one(question)
    if goal == EXIT:
        leave(t, group, area)
    elif goal in t.data.seas:
        yield from board(t, group, area, goal)
    else:
        walk(t, group, goals[goal])


def progress(t: Italia, unit: str) -> str:
    """What tells units of a type apart in a move: those that have marched already."""
    if unit in t.now.moved or unit in t.now.still:
        return "halted"
    steps = t.now.spent.get(unit, 0)
    return f"marched-{steps}" if steps else ""


def _group_option(t: Italia, ident: str, group: Group, staying: int, goal: str) -> Option:
    """Who goes; ``goal``: where to, if nothing more is asked."""
    fresh = [piece for piece in group if t.is_leader(piece) or not progress(t, piece)]
    marched = [piece for piece in group if piece not in fresh]
    size = (say("heading-size", count=len(group)),)
    if not marched:
        return _bound(goal, ident, "move-group", "9.1", size, force=t.words(group), staying=staying)
    return choice(ident, "move-group-on", "9.3", size, force=t.words(fresh), marched=t.words(marched))


def _goal_option(t: Italia, group: Group, area: str, goal: str, path: Path) -> Option:
    force = t.words(group)
    if goal == EXIT:
        worth = sum(line.halves for line in lines(t, t.active, "exit")) * sum(not t.is_leader(p) for p in group)
        return choice(EXIT, "goal-exit", "9.11", (), force=force, worth=worth / 2)
    if goal in t.data.seas:
        return choice(goal, "goal-aboard", "9.8", heading(goal), area=goal, force=force)
    return goal_option(t, goal, path, force)


def goal_option(t: Italia, goal: str, path: Path, force: Argument) -> Option:
    """A goal on land: who is there, and by which way."""
    via = path[1:-1]
    enemies = t.enemies_at(goal, t.active)
    if enemies:
        return choice(
            goal,
            "goal-attack",
            "9.4",
            heading(goal),
            area=goal,
            enemy=enemies[0],
            foes=t.words(t.units_at(goal, enemies[0])),
            city="yes" if t.has_city(goal) else "no",
        )
    key = "goal-own" if t.owner(goal) == t.active else "goal-zone" if t.area(goal).is_staging else "goal-vacant"
    return choice(
        goal,
        key,
        "9.1",
        heading(goal),
        area=goal,
        count=len(t.units_at(goal, t.active)),
        city="yes" if t.has_city(goal) else "no",
        via=via or "none",
    )


# The moves


def walk(t: Italia, group: Group, path: Path) -> None:
    """March along a path [9.1-9.7]."""
    nation, now = t.active, t.now
    march = march_of(t, group, path[0])
    strait = path[1] in t.area(path[0]).straits
    goal = path[-1]
    halts = strait or stops(t, march, goal)
    kill_lone_leaders(t, path, nation)
    is_held = march.leads and not halts and stops(t, replace(march, leads=False), goal)  # 9.2, as they enter
    entry = Entry(origin=path[-2], way="strait" if strait else "land", held=is_held)
    is_attack = bool(t.enemies_at(goal, nation)) if not t.area(goal).is_staging else False
    for piece in group:
        t.put(piece, goal)
        if is_attack or not t.is_leader(piece):
            now.entries[piece] = entry
        now.spent[piece] = now.spent.get(piece, 0) + len(path) - 1
        goes_on = march.leads and not march.alone and not halts
        if not goes_on:
            now.moved.append(piece)
        if not march.leads and piece in now.escorted:
            now.escorted.remove(piece)
    t.tell(Moved(nation=nation, force=t.force(group), path=path, way="strait" if strait else "land"), "9.1")
    leaders_fall(t, goal, nation)


def kill_lone_leaders(t: Italia, path: Iterable[str], nation: str) -> None:
    """Leaders of enemies alone on the way die [10.8]."""
    for leader, area in lone_leaders(t, list(path)[1:], nation):
        kill_leader(t, leader, area, nation)


def board(t: Italia, group: Group, area: str, sea: str) -> Play[None]:
    """Go aboard in a sea, after the others there have had their chance [9.8, 9.9]."""
    yield from open_window(t, sea)
    units = sorted((piece for piece in group if not t.is_leader(piece)), key=t.worth)
    if not can_board(t, sea, len(units)):
        return
    load(t, group, sea)
    t.tell(Moved(nation=t.active, force=t.force(group), path=(area, sea), way="boarded"), "9.8")
    leaders_fall(t, area)


def load(t: Italia, group: Iterable[str], sea: str) -> None:
    """Put a group aboard the fleets of a sea that have most of their move left."""
    now = t.now
    given = list(group)
    fleets = [fleet for fleet in t.fleets_at(sea, t.active) if fleet not in now.still]
    fleets.sort(key=lambda fleet: (-steps_left(t, fleet), -load_left(t, fleet)))
    units = sorted((piece for piece in given if not t.is_leader(piece)), key=t.worth)
    used = fleets[:1]
    for unit in units:
        fleet = next(each for each in fleets if load_left(t, each) > 0)
        t.put(unit, aboard(fleet))
        now.carried[fleet] = now.carried.get(fleet, 0) + 1
        used = [fleet]
    for piece in given:
        if t.is_leader(piece):
            t.put(piece, aboard(used[0]))
        now.moved.append(piece)
        now.entries.pop(piece, None)


def _land(t: Italia, sea: str) -> Play[None]:
    """Units aboard in a sea land on a coast [9.8]."""
    nation = t.active
    found = {ident: group for ident, group in groups(t, afloat(t, sea)).items() if landings(t, group, sea)}
    options = [_landing_option(t, ident, group, sea) for ident, group in found.items()]
    ident = yield from ask(t, nation, "land-group", "9.8", options, area=sea)
    group = found[ident]
    goals = landings(t, group, sea)
    options = [goal_option(t, goal, path, t.words(group)) for goal, path in goals.items()]
    goal = yield from ask(t, nation, "land-at", "9.8", options, area=sea, force=t.words(group))
    yield from open_window(t, sea)
    left = tuple(piece for piece in group if t.space_of(piece) == sea)
    if left and goal in landings(t, left, sea):
        disembark(t, left, sea, goal)


def _landing_option(t: Italia, ident: str, group: Group, sea: str) -> Option:
    """Who lands, and where if nothing more is asked."""
    goal, size = _only_goal(landings(t, group, sea)), (say("heading-size", count=len(group)),)
    return _bound(goal, ident, "land-group", "9.8", size, area=sea, force=t.words(group))


def disembark(t: Italia, group: Group, sea: str, area: str) -> None:
    """Set a group ashore [9.8]."""
    nation = t.active
    kill_lone_leaders(t, (sea, area), nation)
    for piece in group:
        t.put(piece, area)
        t.now.entries[piece] = Entry(origin=sea, way="sea")
        if piece not in t.now.moved:
            t.now.moved.append(piece)
    t.tell(Moved(nation=nation, force=t.force(group), path=(sea, area), way="landed"), "9.8")
    leaders_fall(t, area, nation)


def _move_fleets(t: Italia, sea: str) -> Play[None]:
    """Fleets of a sea sail [9.8]."""
    nation = t.active
    fleets = mobile_fleets(t, sea)
    found = fleet_groups(t, fleets)
    options = [_fleet_group_option(t, ident, group, sea) for ident, group in found.items()]
    ident = yield from ask(t, nation, "fleet-group", "9.8", options, area=sea)
    group = found[ident]
    paths = _voyages(t, group, sea)
    options = [_sea_option(t, to, path) for to, path in paths.items()]
    to = yield from ask(t, nation, "sail-to", "9.8", options, area=sea, force=t.words(group))
    yield from sail(t, group, paths[to])


def _voyages(t: Italia, fleets: Group, sea: str) -> Goals:
    """The seas that fleets can reach together [9.8]."""
    steps = min(steps_left(t, fleet) for fleet in fleets)
    return {to: path for to, path in seas_within(t, sea, steps).items() if to != sea}


def _fleet_group_option(t: Italia, ident: str, group: Group, sea: str) -> Option:
    """Which fleets sail, and where to if nothing more is asked."""
    goal, size = _only_goal(_voyages(t, group, sea)), (say("heading-size", count=len(group)),)
    return _bound(goal, ident, "fleet-group", "9.8", size, force=t.words(group), cargo=_cargo_in_words(t, group))


def _cargo_in_words(t: Italia, fleets: Iterable[str]) -> Argument:
    return t.words([piece for fleet in fleets for piece in t.stack(aboard(fleet))])


def _sea_option(t: Italia, to: str, path: Path) -> Option:
    others = [each for each in t.navies_at(to) if each != t.active]
    return choice(to, "sail-to", "9.8", heading(to), area=to, others=tuple(others) or "none", via=path[1:-1] or "none")


def fleet_groups(t: Italia, fleets: list[str]) -> dict[str, Group]:
    """The choices of fleets that make a difference: by load and by what they have sailed."""
    classes: dict[str, list[str]] = {}
    for fleet in fleets:
        classes.setdefault(f"{load_id(t, fleet)}-{steps_left(t, fleet)}", []).append(fleet)
    found: list[tuple[str, Group]] = [("", ())]
    for name, pool in classes.items():
        found = [
            (f"{ident}+{count}-{name}" if count else ident, (*group, *pool[:count]))
            for ident, group in found
            for count in range(len(pool), -1, -1)
        ]
    return {ident.lstrip("+"): group for ident, group in sorted(found, key=lambda each: -len(each[1])) if group}


def leave(t: Italia, group: Group, area: str) -> None:
    """Units leave the game through the Alpes, and score [9.11]."""
    nation = t.active
    units = [piece for piece in group if not t.is_leader(piece)]
    force = t.force(group)
    t.remove(group)
    t.tell(Exited(nation=nation, force=force, place=area), "9.11")
    score_exits(t, nation, len(units), area)


def score_exits(t: Italia, nation: str, count: int, area: str) -> None:
    """Score units that left through the Alpes [11.1]."""
    for line in lines(t, nation, "exit"):
        if count:
            t.score(nation, line.halves * count, "exit", "11.1", area, "", count)
