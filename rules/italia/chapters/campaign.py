"""Campaigns (12.1 to 12.11): a leader marches round by round, and the nations he passes react."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from rules.core.decisions import Barred, Option
from rules.core.game import Play
from rules.italia.chapters import combat, reactions
from rules.italia.chapters.asking import DONE, Group, ask, group_options, groups, parting_options
from rules.italia.chapters.cities import take_over_all
from rules.italia.chapters.movement import goal_option, kill_lone_leaders
from rules.italia.chapters.points import leaders_fall, lose
from rules.italia.chapters.refusals import far_goals
from rules.italia.chapters.retreats import expel
from rules.italia.chapters.sailing import load_left, open_window, sail, seas_within, steps_left
from rules.italia.chapters.ways import March, Path, may_stand, reach
from rules.italia.data.loader import CROSSING_COASTS, CROSSING_SEA, EPIRUS
from rules.italia.events import (
    AreaBlocked,
    CampaignBegan,
    CampaignEnded,
    CampaignMarched,
    RoundPaid,
    UnitsDropped,
)
from rules.italia.game import OFF_MAP, Italia, choice, heading
from rules.italia.info import NOTHING
from rules.italia.setup import aboard
from rules.italia.state import CampaignRun, Entry

MARCH, SAIL, PAUSE, DROP = "march:", "sail:", "pause:", "drop"


def run_of(t: Italia) -> CampaignRun:
    """The campaign in progress."""
    run = t.now.campaign
    assert run is not None
    return run


def begin(t: Italia) -> Play[bool]:
    """Begin the campaign of this turn's leader, if there is one [12.1, 12.2]. Return whether there is."""
    nation = t.active
    arrival = next((each for each in t.period.arriving(t.state.turn, nation) if each.campaign_gold), None)
    if arrival is None or t.place_of(arrival.leader) in OFF_MAP:
        return False
    units = _beside_leader(t, arrival.leader)
    if not units:
        return False
    force = yield from _choose_force(t, nation, arrival.leader, units)
    t.now.campaign = CampaignRun(
        leader=arrival.leader, force=list(force), chest=arrival.campaign_gold, crossing=arrival.crossing
    )
    t.tell(
        CampaignBegan(
            nation=nation,
            leader=arrival.leader,
            place=t.space_of(arrival.leader),
            force=t.force(force),
            chest=arrival.campaign_gold,
            gold=t.nation(nation).gold,
        ),
        "12.1",
    )
    yield from reactions.ask_plans(t)
    return True


def _beside_leader(t: Italia, leader: str) -> list[str]:
    """The land units in the leader's space, aboard too [12.2]."""
    space, nation = t.space_of(leader), t.nation_of(leader)
    if space in t.data.areas:
        return t.units_at(space, nation)
    return [piece for piece in t.passengers(space, nation) if not t.is_leader(piece)]


def _choose_force(t: Italia, nation: str, leader: str, units: list[str]) -> Play[Group]:
    found = groups(t, units)
    options = parting_options(t, units, found, "force", "12.2", leader=leader)
    ident = yield from ask(t, nation, "force", "12.2", options, leader=leader)
    return found[ident]


def purse(t: Italia) -> int:
    """The gold that the campaign may still spend [12.1]."""
    return run_of(t).chest + t.nation(t.active).gold


def spend(t: Italia, gold: int) -> None:
    """Pay out of the chest first, then the treasury [12.1]."""
    run = run_of(t)
    from_chest = min(gold, run.chest)
    run.chest -= from_chest
    t.nation(t.active).gold -= gold - from_chest


def play_round(t: Italia) -> Play[bool]:
    """A campaign round; return whether the campaign goes on [12.3, 12.6]."""
    run = run_of(t)
    if not _can_go_on(t):
        return False
    cost = t.data.tables.campaign_cost["move"]
    paused = bool(run.spent)
    answer = DROP
    while answer == DROP:
        options = [*_marches(t), *([] if paused else _voyages(t))]
        if not options and not paused:
            _close(t, "no-move")
            return False
        options = [_ending(t, paused), *options, *_dropping(t)]
        default = next((option.id for option in options[1:] if option.id.startswith(MARCH)), options[0].id)
        answer = yield from ask(
            t, t.active, "campaign", "12.3", options, default,
            leader=run.leader, chest=run.chest, treasury=t.nation(t.active).gold, purse=purse(t),
        )  # fmt: skip
        if answer == DROP:
            yield from _drop(t)
    if answer == DONE and not paused:
        _close(t, "stopped")
        return False
    crossing = may_cross(t)
    voyages = _voyage_goals(t) if answer.startswith(SAIL) else {}
    if not paused:
        spend(t, cost)
        run.round += 1
        t.tell(
            RoundPaid(
                nation=t.active, leader=run.leader, number=run.round, chest=run.chest, gold=t.nation(t.active).gold
            ),
            "12.3",
        )
    if answer.startswith(PAUSE):
        _march(t, _land_goals(t)[answer.removeprefix(PAUSE)], pausing=True)
        yield from _drop(t, must=True)
        return True
    if answer.startswith(MARCH):
        _march(t, _land_goals(t)[answer.removeprefix(MARCH)], pausing=False)
    elif answer.startswith(SAIL):
        path = voyages[answer.removeprefix(SAIL)]
        if crossing:
            _disembark(t, run_of(t).force, path, "crossing", CROSSING_SEA)
        else:
            yield from _voyage(t, path)
    run.spent = 0
    yield from _after_march(t)
    return True


def _can_go_on(t: Italia) -> bool:
    """While the leader lives and has a unit and gold [12.3]; else end the campaign."""
    run = run_of(t)
    cause = ""
    if t.place_of(run.leader) in OFF_MAP:
        cause = "leader-killed"
    elif not run.force:
        cause = "no-force"
    elif not run.spent and purse(t) < t.data.tables.campaign_cost["move"]:
        cause = "no-gold"
    if cause:
        _close(t, cause)
    return not cause


def _close(t: Italia, cause: str) -> None:
    """The campaign is over; what is left in its chest is lost [12.1, R24]."""
    run = run_of(t)
    t.tell(CampaignEnded(nation=t.active, leader=run.leader, cause=cause, rounds=run.round, lost=run.chest), "12.1")
    run.chest, run.over = 0, True
    if run.round:  # R77: a campaign without a round leaves its force free to move
        t.now.still += [unit for unit in (*run.force, *run.dropped, run.leader) if unit not in t.now.still]


def leave_vassals(t: Italia) -> Play[None]:
    """When the campaign is over, its units leave the areas of vassals, or are eliminated [12.8, N48]."""
    nation = t.active
    for area in t.data.land:
        if t.units_at(area, nation) and any(
            t.are_linked(nation, each) for each in t.nations_at(area) if each != nation
        ):
            yield from expel(t, nation, area, "vassal", rule="12.8")


# The march


def _march_now(t: Italia) -> March:
    run = run_of(t)
    rate = min(t.unit(unit).move for unit in run.force) + 1
    return March(
        t.active,
        t.place_of(run.leader),
        len(run.force),
        rate - run.spent,
        leads=True,
        fresh=not run.spent,
        vassals=True,
    )


def _land_goals(t: Italia) -> dict[str, Path]:
    """The areas where the force may go by land in this round [12.3]."""
    run = run_of(t)
    if t.place_of(run.leader) not in t.data.areas:
        return {}
    march = _march_now(t)
    found: dict[str, Path] = t.memo.get(("campaign", march), lambda: reach(t, march))
    return found


def far_rounds(t: Italia) -> list[Barred]:
    """The areas around to which the force can't march in this round, each with the reason [12.3]."""
    if t.place_of(run_of(t).leader) not in t.data.areas:
        return []
    return far_goals(t, _march_now(t), _land_goals(t))


def _marches(t: Italia) -> Iterator[Option]:
    """Goals by land, and places on the way where units can be left behind."""
    run = run_of(t)
    goals = _land_goals(t)
    steps = _march_now(t).steps if goals else 0
    for goal, path in goals.items():
        option = goal_option(t, goal, path, t.words((*run.force, run.leader)))
        yield msgspec.structs.replace(option, id=f"{MARCH}{goal}")
    for goal, path in goals.items():
        if len(path) - 1 < steps and _may_pause(t, path):
            yield choice(
                f"{PAUSE}{goal}", "campaign-pause", "12.2", heading(goal), area=goal, count=_left_behind(t, goal)
            )


def _may_pause(t: Italia, path: Path) -> bool:
    """Whether units can be left at the end of a path while the others go on [9.5, 12.2]."""
    here = path[-1]
    return len(run_of(t).force) > _left_behind(t, here) and _goes_on(t, path) and may_stand(t, t.active, here)


def _left_behind(t: Italia, area: str) -> int:
    """The units that must stop in an area with enemies so that the others may go on [9.5]."""
    if t.area(area).is_staging:
        return 1
    foes = len(t.foes(area, t.active))
    needed = foes if t.has_city(area) else 2 * foes
    others = [unit for unit in t.units_at(area, t.active) if unit not in run_of(t).force]
    return max(1, needed - len(others))


def _goes_on(t: Italia, path: Path) -> bool:
    """Whether a march may go on from the end of a path: not over a strait, not in a staging zone."""
    return path[-1] not in t.area(path[0]).straits and not t.area(path[-1]).is_staging


def _ending(t: Italia, paused: bool) -> Option:
    key = "campaign-halt" if paused else "campaign-end"
    return choice(DONE, key, "12.3", (), lost=run_of(t).chest)


def _dropping(t: Italia) -> list[Option]:
    return [choice(DROP, "campaign-drop", "12.2")] if len(run_of(t).force) > 1 else []


def _drop(t: Italia, *, must: bool = False) -> Play[None]:
    """Leave units behind where the leader is [12.2, N45]."""
    run = run_of(t)
    place = t.space_of(run.leader)
    fewest = _left_behind(t, place) if must and place in t.data.areas else 1
    found = {ident: group for ident, group in groups(t, run.force).items() if fewest <= len(group) < len(run.force)}
    if not found:
        return
    smallest = list(found)[-1]
    options = group_options(t, found, "drop", "12.2", area=place)
    ident = yield from ask(t, t.active, "drop", "12.2", options, smallest, area=place)
    run.force = [unit for unit in run.force if unit not in found[ident]]
    run.dropped += found[ident]
    t.tell(UnitsDropped(nation=t.active, area=place, force=t.force(found[ident])), "12.2")


def _march(t: Italia, path: Path, *, pausing: bool) -> None:
    """The force marches along a path [12.3]."""
    run = run_of(t)
    pieces = [*run.force, run.leader]
    strait = path[1] in t.area(path[0]).straits
    kill_lone_leaders(t, path, t.active)
    run.owned = t.owner(path[-1]) == t.active
    t.put_all(pieces, path[-1])
    for piece in pieces:
        t.now.entries[piece] = Entry(origin=path[-2], way="strait" if strait else "land")
    run.spent += len(path) - 1
    t.tell(
        CampaignMarched(
            nation=t.active,
            leader=run.leader,
            number=run.round,
            path=path,
            way="strait" if strait else "land",
            force=t.force(pieces),
            pausing=pausing,
        ),
        "12.3",
    )
    leaders_fall(t, path[-1], t.active)


# Over the sea


def _voyages(t: Italia) -> Iterator[Option]:
    """Coasts where the force may land in this round: in its fleets, or with the great crossing [12.3, 12.9]."""
    run = run_of(t)
    words = t.words((*run.force, run.leader))
    for goal, path in _voyage_goals(t).items():
        option = goal_option(t, goal, path, words)
        yield msgspec.structs.replace(option, id=f"{SAIL}{goal}", rule="12.3")


def may_cross(t: Italia) -> bool:
    """Whether this first move may carry everyone over Mare Ionium [12.9, R25]."""
    run = run_of(t)
    at_epirus = run.crossing and not run.round and t.place_of(run.leader) == EPIRUS
    return at_epirus and bool(t.fleets_at(CROSSING_SEA, t.active))


def _crossings(t: Italia) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for sea in CROSSING_COASTS:
        for area in t.data.coasts[sea]:
            if not t.area(area).is_staging and may_stand(t, t.active, area, vassals=True):
                found.setdefault(area, (EPIRUS, CROSSING_SEA, area))
    return found


def _voyage_goals(t: Italia) -> dict[str, Path]:
    """The coasts within reach, each with its route: where the force is, the seas, the landing."""
    if may_cross(t):
        return _crossings(t)
    run = run_of(t)
    start = t.space_of(run.leader)
    found: dict[str, Path] = {}
    for route in _routes(t, start):
        for area in t.data.coasts[route[-1]]:
            if area == start or t.area(area).is_staging or not may_stand(t, t.active, area, vassals=True):
                continue
            if area not in found or len(route) + 1 < len(found[area]):
                found[area] = (*route, area)
    return found


def _routes(t: Italia, start: str) -> Iterator[Path]:
    """Routes over the seas: from aboard, or from a coast with fleets in a sea that touches it [9.8, 12.3]."""
    run = run_of(t)
    if start in t.data.seas:
        carriers = _carriers(t)
        steps = min(steps_left(t, fleet) for fleet in carriers)
        yield from seas_within(t, start, max(0, steps)).values()
        return
    for sea in t.area(start).seas:
        fleets = _transports(t, sea)
        if sum(load_left(t, fleet) for fleet in fleets) < len(run.force):
            continue
        used = _enough(t, fleets, len(run.force))
        steps = min(steps_left(t, fleet) for fleet in used)
        for path in seas_within(t, sea, max(0, steps)).values():
            yield (start, *path)


def _carriers(t: Italia) -> list[str]:
    """The fleets that carry the force or the leader."""
    run = run_of(t)
    pieces = {*run.force, run.leader}
    sea = t.space_of(run.leader)
    return [fleet for fleet in t.fleets_at(sea, t.active) if pieces & {*t.stack(aboard(fleet))}]


def _transports(t: Italia, sea: str) -> list[str]:
    """Fleets in a sea that may serve this round: each serves one round [12.3]."""
    run = run_of(t)
    fleets = [fleet for fleet in t.fleets_at(sea, t.active) if fleet not in run.fleets and load_left(t, fleet) > 0]
    return sorted(fleets, key=lambda fleet: (-load_left(t, fleet), -steps_left(t, fleet)))


def _enough(t: Italia, fleets: list[str], count: int) -> list[str]:
    """As few fleets as carry so many units."""
    used: list[str] = []
    while sum(load_left(t, fleet) for fleet in used) < count:
        used.append(fleets[len(used)])
    return used


def _voyage(t: Italia, path: Path) -> Play[None]:
    """The force goes over the sea in its fleets and lands [12.3]."""
    run, goal = run_of(t), path[-1]
    seas = [place for place in path if place in t.data.seas]
    if path[0] in t.data.seas:
        yield from open_window(t, seas[0])
        fleets = _carriers(t) if t.space_of(run.leader) == seas[0] else []
    else:
        yield from open_window(t, seas[0])
        fleets = _transports(t, seas[0])
        if sum(load_left(t, fleet) for fleet in fleets) < len(run.force):
            return  # the fleets are gone: the round is spent
        fleets = _enough(t, fleets, len(run.force))
        _embark(t, fleets)
    run.fleets += fleets
    if len(seas) > 1:
        yield from sail(t, fleets, seas)
    t.now.still += [fleet for fleet in fleets if t.place_of(fleet) in t.data.seas and fleet not in t.now.still]
    landing = [unit for unit in run.force if t.space_of(unit) == seas[-1]]
    if landing and t.space_of(run.leader) == seas[-1] and may_stand(t, t.active, goal, vassals=True):
        _disembark(t, landing, path, "sea", seas[-1])


def _embark(t: Italia, fleets: list[str]) -> None:
    run = run_of(t)
    units = sorted(run.force, key=t.worth)
    for fleet in fleets:
        for _ in range(load_left(t, fleet)):
            if units:
                t.put(units.pop(0), aboard(fleet))
                t.now.carried[fleet] = t.now.carried.get(fleet, 0) + 1
    t.put(run.leader, aboard(fleets[0]))


def _disembark(t: Italia, units: Sequence[str], path: Path, way: str, sea: str) -> None:
    """Set units of the force ashore with the leader."""
    run = run_of(t)
    pieces = [*units, run.leader]
    kill_lone_leaders(t, path[-2:], t.active)
    run.owned = t.owner(path[-1]) == t.active
    t.put_all(pieces, path[-1])
    for piece in pieces:
        t.now.entries[piece] = Entry(origin=sea, way="sea")
    t.tell(
        CampaignMarched(
            nation=t.active, leader=run.leader, number=run.round, path=path, way=way, force=t.force(pieces)
        ),
        "12.9" if way == "crossing" else "12.3",
    )
    leaders_fall(t, path[-1], t.active)


# After the march


def _after_march(t: Italia) -> Play[None]:
    """Block, reactions, battle or raid, pillage [12.3]."""
    run = run_of(t)
    if t.place_of(run.leader) in OFF_MAP:
        return
    run.joined = msgspec.UNSET
    if reactions.leader_area(t):
        yield from _block(t)
        yield from reactions.react(t)
    area = reactions.leader_area(t)
    if area and t.enemies_at(area, t.active):
        how = yield from combat.ask_how(t, area, _may_raid(t, area), "12.3")
        if how == combat.RAID:
            yield from combat.raid(t, area)
        else:
            yield from combat.fight(t, area)
    place = t.space_of(run.leader)
    run.dropped += [unit for unit in run.force if not place or t.space_of(unit) != place]
    run.force = [unit for unit in run.force if place and t.space_of(unit) == place]
    yield from take_over_all(t)


def _may_raid(t: Italia, area: str) -> bool:
    """A campaigning leader may raid if an adjacent area is vacant [12.10, N49, R44]."""
    beside = [each for each in t.area(area).beside if not t.area(each).is_staging]
    return t.has_city(area) and any(t.is_vacant(each) for each in beside)


def _block(t: Italia) -> Play[None]:
    """The leader may block an area beside him, not the one of the last round [12.7, N50, R49, R50]."""
    run, nation = run_of(t), t.active
    area = reactions.leader_area(t)
    last = run.blocked if run.block_round == run.round - 1 else ""
    own = t.units_at(area, nation)
    if len(own) < 2 or purse(t) < t.data.tables.campaign_cost["block"]:
        return
    beside = [
        each
        for each in t.area(area).beside
        if not t.area(each).is_staging and each != last and any(other != nation for other in t.nations_at(each))
    ]
    if not beside or not reactions.entitled(t):
        return
    options = [choice(NOTHING, "block-no", "12.7")]
    options += [
        choice(each, "block-at", "12.7", heading(each), area=each, enemy=t.nations_at(each)[0]) for each in beside
    ]
    answer = yield from ask(t, nation, "block", "12.7", options, NOTHING, area=area, leader=run.leader)
    if answer == NOTHING:
        return
    unit = yield from _burn(t, area)
    kind = t.unit(unit).type
    spend(t, t.data.tables.campaign_cost["block"])
    run.blocked, run.block_round = answer, run.round
    t.tell(AreaBlocked(nation=nation, area=answer, leader_area=area, unit=kind), "12.7")
    lose(t, (unit,), area, "", "block", "12.7")


def _burn(t: Italia, area: str) -> Play[str]:
    """The unit that is removed for a block; one of the force must stay with the leader."""
    run = run_of(t)
    units = [unit for unit in t.units_at(area, t.active) if len(run.force) > 1 or unit not in run.force]
    found = {ident: group[0] for ident, group in groups(t, units).items() if len(group) == 1}
    options = group_options(t, {ident: (unit,) for ident, unit in found.items()}, "burn", "12.7")
    ident = yield from ask(t, t.active, "burn", "12.7", options, list(found)[-1], area=area)
    return found[ident]
