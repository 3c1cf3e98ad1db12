"""Taking, pillaging and rebuilding cities (10.13, 10.14)."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.game import Play, one
from rules.italia.chapters.asking import DONE, ask, group_id, pick
from rules.italia.chapters.points import lines
from rules.italia.data.loader import ROMA
from rules.italia.data.models import PointRecord
from rules.italia.events import CityPillaged, CityRebuilt
from rules.italia.game import Italia, choice, heading

LEAVE, GOLD, POINTS = "leave", "gold", "points"


def take_over_all(t: Italia) -> Play[None]:
    """Settle every area taken over without a battle [10.13]."""
    for area in list(t.now.taken):
        yield from take_over(t, area)


def take_over(t: Italia, area: str) -> Play[None]:
    """Right after taking over an area: score its city, and choose whether to pillage it [10.13, N33]."""
    nation = t.active
    if t.owner(area) != nation or area in t.now.settled or area in t.now.owned or t.area(area).is_staging:
        return
    t.now.settled.append(area)
    before = t.now.taken.get(area, "")
    if not t.has_city(area):
        return
    _score_capture(t, nation, area, before)
    rewards = _rewards(t, nation, area, before)
    options = [choice(LEAVE, "pillage-leave", "10.13", area=area)]
    options += _reward_options(area, rewards)
    default = POINTS if POINTS in rewards and not _scores_here(t, nation, area) else LEAVE
    answer = yield from ask(t, nation, "pillage", "10.13", options, default, area=area)
    if answer != LEAVE:
        pillage(t, nation, area, answer, before, "pillage")


def _scores_here(t: Italia, nation: str, area: str) -> bool:
    """Whether the city gives points at the end of this turn."""
    return any(t.state.turn in line.turns and area in t.data.areas_of(line) for line in lines(t, nation, "city"))


def _score_capture(t: Italia, nation: str, area: str, before: str) -> None:
    """Score a city taken from an enemy, once for each area [11.1, R30]."""
    facts = t.nation(nation)
    if not before or before == nation or area in facts.captured or t.same_seat(nation, before):
        return
    for line in lines(t, nation, "capture-city"):
        facts.captured.append(area)
        t.score(nation, line.halves, "capture-city", "11.1", area, before, 1)


def _sack(t: Italia, nation: str, area: str) -> PointRecord | None:
    found = lines(t, nation, "sack-roma") if area == ROMA else []
    return found[0] if found else None


def _rewards(t: Italia, nation: str, area: str, last_owner: str) -> dict[str, int]:
    """What the nation may take for pillaging: gold, half points, or the choice [10.13, 10.14, R30, R45]."""
    gold = {GOLD: t.data.tables.pillage_gold}
    if last_owner and t.same_seat(nation, last_owner) and last_owner != nation:
        return gold
    sack = _sack(t, nation, area)
    if sack is not None:
        return {POINTS: sack.later_halves, **gold} if t.nation(nation).sacked else {POINTS: sack.halves}
    for line in lines(t, nation, "pillage-or-raid"):
        if not (line.set or line.areas) or area in t.data.areas_of(line):
            return {POINTS: line.halves, **gold}
    return gold


def _reward_options(area: str, rewards: dict[str, int]) -> list[Option]:
    told = {kind: worth if kind == GOLD else worth / 2 for kind, worth in rewards.items()}
    return [choice(kind, f"pillage-{kind}", "10.13", (), area=area, worth=worth) for kind, worth in told.items()]


def raid_reward(t: Italia, nation: str, area: str, defender: str) -> Play[None]:
    """A successful raid pillages the city [10.12]."""
    rewards = _rewards(t, nation, area, defender)
    options = _reward_options(area, rewards)
    answer = yield from ask(t, nation, "raid-reward", "10.13", options, area=area)
    pillage(t, nation, area, answer, defender, "raid")


def pillage(t: Italia, nation: str, area: str, reward: str, last_owner: str, how: str) -> None:
    """Flip the city and take the reward [10.13, 10.14]."""
    worth = _rewards(t, nation, area, last_owner)[reward]
    t.state.cities[area] = "pillaged"
    t.now.pillaged.append(area)
    t.changed()
    gold = worth if reward == GOLD else 0
    t.nation(nation).gold += gold
    t.tell(CityPillaged(nation=nation, area=area, how=how, gold=gold, last_owner=last_owner), "10.13")
    if reward == POINTS:
        is_sack = _sack(t, nation, area) is not None
        if is_sack:
            t.nation(nation).sacked = True
        t.score(nation, worth, "sack-roma" if is_sack else how, "10.14" if is_sack else "10.13", area, last_owner, 1)


def ruins(t: Italia, nation: str) -> list[str]:
    """The areas in which a nation may rebuild a city now [10.13, N34]."""
    return [
        area
        for area in t.owned(nation)
        if t.state.cities.get(area) == "pillaged" and area not in t.now.pillaged and t.units_at(area, nation)
    ]


def scores_with_city(t: Italia, nation: str, area: str) -> bool:
    """Whether a city in an area of a nation brings it points at the end of this turn [11.3]."""
    counting = (line for line in t.card(nation).points if line.type == "city" and t.state.turn in line.turns)
    return any(area in t.data.areas_of(line) for line in counting)


def rebuild(t: Italia) -> Play[None]:
    """Let the active nation rebuild pillaged cities, each for a unit [10.13]."""
    nation = t.active
    while areas := ruins(t, nation):
        options = [choice(DONE, "rebuild-done", "10.13")]
        given: dict[str, tuple[str, str]] = {}
        for area in areas:
            for unit in sorted(t.units_at(area, nation), key=t.worth, reverse=True):
                ident = f"{area}:{group_id(t, (unit,))}"
                if ident not in given:
                    given[ident] = (area, unit)
                    left = len(t.units_at(area, nation)) - 1
                    told = {"area": area, "force": t.words((unit,)), "left": left}
                    options.append(choice(ident, "rebuild-at", "10.13", heading(area), **told))
        question = pick(t, nation, "rebuild", "10.13", options)
        question.holds = ("scores",) if any(scores_with_city(t, nation, area) for area in areas) else ()
        answer = yield from one(question)
        if answer == DONE:
            return
        area, unit = given[answer]
        kind = t.unit(unit).type
        t.remove((unit,))
        t.state.cities[area] = "whole"
        t.changed()
        t.tell(CityRebuilt(nation=nation, area=area, unit=kind), "10.13")
