"""Replacements for Peoples, rebels, Kushans, Kingdoms and Huns [Reinforcement for Other Forces]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.decisions import Option, Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters import civil_war, germanic_kingdoms, huns, kushans
from rules.rise_and_fall.chapters.area_control import hand_over, place_unit
from rules.rise_and_fall.chapters.garrisons import is_open_to, lacks_garrison
from rules.rise_and_fall.data.loader import ARMENIANS, CLIENTS, EMPIRES, HUNS, PEOPLES, REBELS, SASSANIDS
from rules.rise_and_fall.events import RevoltEnded
from rules.rise_and_fall.game import RiseAndFall, choice, heading, say

_RULE = "Reinforcement for Other Forces"
_FREE_PEOPLES = ("german", "euro-sarmatian", "asian-sarmatian")
"""Peoples whose units come back at home without a star until 350 AD [German and Sarmatian Replacements]."""

_GARRISONING = (*EMPIRES, REBELS, SASSANIDS)
"""Those whose stars need garrisons [Garrisons, Civil War 8]."""


class Recruit(NamedTuple):
    """A unit that can come back, the nation it would fight for, and the areas."""

    unit: str
    nation: str
    areas: tuple[str, ...]


def recruits(t: RiseAndFall, player: str) -> list[Recruit]:
    """The units that can come back in a player turn, each with its areas."""
    return t.memo.get(("recruits", player), lambda: [each for each in _recruits(t, player) if each.areas])


def _recruits(t: RiseAndFall, player: str) -> Iterator[Recruit]:
    if player in HUNS:
        if huns.replacements_left(t, player) > 0:
            yield Recruit(_first_hunnic(t, player), player, tuple(huns.sites(t, player)))
        return
    for people in PEOPLES:
        if people in t.state.gone or people == "kushan":
            continue
        for unit in t.in_pile(people):
            is_due = t.nation_of(unit) == people and unit not in t.state.disbanded
            if is_due and _replacer(t, unit, people) == player:
                yield Recruit(unit, people, tuple(sites(t, unit)))
    yield from _others(t, player)


def _replacer(t: RiseAndFall, unit: str, people: str) -> str:
    """Whose player turn brings a unit back; the rebels' player has what rebels eliminated [Civil War 5, R94]."""
    return t.german_seat if unit in t.state.claimed else t.relations.mover(people)


def _first_hunnic(t: RiseAndFall, horde: str) -> str:
    kin = (unit for unit in t.data.units_of[horde] if t.data.kind[unit] == "hunnic-kingdom")
    return next(unit for unit in kin if not t.area_of(unit))


def _others(t: RiseAndFall, player: str) -> Iterator[Recruit]:
    if player == t.relations.mover("kushan") and "kushan" not in t.state.gone:
        yield from (Recruit(unit, "kushan", tuple(kushans.havens(t))) for unit in _waiting(t, "kushan")[:1])
    if t.relations.has_armenians() and t.relations.mover(ARMENIANS) == player:
        yield from (
            Recruit(u, ARMENIANS, tuple(sites(t, u))) for u in _waiting(t, "asian") if t.nation_of(u) == ARMENIANS
        )
    if t.state.clients and player == "rome":
        yield from (
            Recruit(u, CLIENTS, tuple(sites(t, u))) for u in _waiting(t, "african") if t.nation_of(u) == CLIENTS
        )
    if player == t.german_seat and civil_war.replacements_left(t) > 0:
        yield from (Recruit(unit, REBELS, tuple(civil_war.rebel_sites(t))) for unit in _waiting(t, REBELS)[:1])
    for name, kingdom in t.state.kingdoms.items():
        if t.relations.mover(name) == player and germanic_kingdoms.replacements_left(t, name) > 0:
            ready = _waiting(t, f"kingdom-{kingdom.tribe}")[:1]
            open_sites = tuple(area for area in germanic_kingdoms.sites(t, name) if t.free_of_strangers(area, name))
            yield from (Recruit(unit, name, open_sites) for unit in ready)


def _waiting(t: RiseAndFall, nation: str) -> list[str]:
    return [unit for unit in t.in_pile(nation) if unit not in t.state.disbanded]


def sites(t: RiseAndFall, unit: str) -> list[str]:
    """Where a People's unit can come back now [Barbarian Replacements, Reinforcement for Other Forces]."""
    people = t.nation_of(unit)
    homes = t.data.unit[unit].homes
    if unit in t.data.armenians:
        return [area for area in t.data.tables.peace.armenia[:1] if _armenian_star(t, area)]
    if people == CLIENTS:
        return _by_stars(t, people, homes)
    if people in _FREE_PEOPLES:
        over = t.year >= t.data.dates.replacements_end
        return [] if over else [area for area in homes if _own_country(t, people, area) and _is_open(t, people, area)]
    found = [area for area in homes if area in t.data.tables.celtic_north and _is_open(t, people, area)]
    return list(dict.fromkeys([*found, *_by_stars(t, people, homes)]))


def _own_country(t: RiseAndFall, people: str, area: str) -> bool:
    return t.data.is_native(people, t.data.areas[area])


def _is_open(t: RiseAndFall, people: str, area: str) -> bool:
    """Whether a home area is free of enemies: the People, a friend or no one controls it, and no stranger is in it."""
    holder = t.holder(area)
    return (not holder or t.relations.friendly(holder, people)) and t.free_of_strangers(area, people)


def _armenian_star(t: RiseAndFall, area: str) -> bool:
    holder = t.holder(area)
    nation = ARMENIANS if t.relations.has_armenians() else "asian"
    is_own = holder == nation or bool(holder and t.relations.friendly(holder, nation))
    return is_own and area not in t.state.ruins and t.free_of_strangers(area, nation)


def _by_stars(t: RiseAndFall, people: str, homes: tuple[str, ...]) -> list[str]:
    """7: with a home area and a star, units come back on either, one per star of the People."""
    stars = stars_of(t, people)
    if len(stars) <= t.state.recruited.get(people, 0):
        return []
    own = [area for area in homes if area not in t.data.tables.celtic_north and is_held(t, people, area)]
    if not own:
        return []
    return [area for area in (*own, *stars) if area not in t.state.ruins and t.free_of_strangers(area, people)]


def stars_of(t: RiseAndFall, people: str) -> list[str]:
    """Intact stars that let a People's units return: its own; home stars of an ally or without a garrison."""
    return [
        star
        for star in t.stars
        if star not in t.state.ruins
        and (t.holder(star) == people or (_is_home(t, people, star) and is_held(t, people, star)))
    ]


def _is_home(t: RiseAndFall, people: str, star: str) -> bool:
    """Whether a People lives where a star is; the clients' country is a part of the Africans' [R87]."""
    if people == CLIENTS:
        return any(star in client.areas for client in t.data.tables.clients)
    return t.data.areas[star].home == people


def is_held(t: RiseAndFall, people: str, area: str) -> bool:
    """Whether a People or its ally has an area, or its holder lacks the garrison it needs [Garrisons, Civil War 8]."""
    holder = t.holder(area)
    if holder == people or (holder in EMPIRES and t.relations.is_ally(holder, people)) or is_open_to(t, people, area):
        return True
    return (
        holder in _GARRISONING
        and t.data.areas[area].home == people
        and not t.at(area)
        and lacks_garrison(t, holder, area)
    )


def can_return(t: RiseAndFall, people: str) -> bool:
    """Whether any unit of a People that is off the map could still come back [Peoples, Elimination]."""
    return any(sites(t, unit) for unit in t.in_pile(people) if t.nation_of(unit) == people)


def recruit(t: RiseAndFall, player: str) -> Play[bool]:
    """Bring one unit back, or all that can come. Returns False when the player has finished."""
    t.memo.clear()
    ready = recruits(t, player)
    if not ready:
        return False
    options: list[Option] = [
        choice("all", "recruit-all", _RULE, count=len(ready)),
        choice("done", "recruit-done", _RULE),
        *(
            choice(
                each.unit, "recruit", _RULE, (say("people", people=each.nation),), unit=each.unit, areas=each.areas[:3]
            )
            for each in ready
        ),
    ]
    pick = Pick(
        seat=t.seat,
        question=say("ask-recruit"),
        rule=_RULE,
        domain="military",
        options=options,
        default=("all",),
        topic="recruit",
    )
    chosen = yield from one(pick)
    if chosen == "done":
        return False
    if chosen == "all":
        _bring_all(t, player)
        return False
    yield from _bring_one(t, next(each for each in ready if each.unit == chosen))
    return True


def _bring_all(t: RiseAndFall, player: str) -> None:
    for _ in t.data.unit:
        ready = recruits(t, player)
        if not ready:
            return
        bring(t, ready[0], _best_site(t, ready[0]))


def _best_site(t: RiseAndFall, recruit: Recruit) -> str:
    """One of its own areas without a unit, if any."""
    return next((area for area in recruit.areas if not t.at(area)), recruit.areas[0])


def _bring_one(t: RiseAndFall, recruit: Recruit) -> Play[None]:
    area = yield from one(
        Pick(
            seat=t.seat,
            question=say("ask-recruit-area", unit=recruit.unit),
            rule=_RULE,
            domain="military",
            options=[
                choice(area, "recruit-area", _RULE, heading(area), area=area, units=len(t.at(area)))
                for area in recruit.areas
            ],
            default=(_best_site(t, recruit),),
            topic="recruit-area",
        )
    )
    bring(t, recruit, area)


def bring(t: RiseAndFall, recruit: Recruit, area: str) -> None:
    """Bring a unit back."""
    unit, nation, _ = recruit
    if nation in HUNS:
        huns.bring_back(t, nation, area)
    elif nation == REBELS:
        civil_war.bring_back(t, unit, area)
    elif nation in t.state.kingdoms:
        germanic_kingdoms.bring_back(t, nation, unit, area)
    else:
        _bring_people(t, unit, nation, area)


def _bring_people(t: RiseAndFall, unit: str, people: str, area: str) -> None:
    is_free = area in t.data.tables.celtic_north or people in (*_FREE_PEOPLES, "kushan", ARMENIANS)
    if not is_free:
        t.state.recruited[people] = t.state.recruited.get(people, 0) + 1
    holder = t.holder(area)
    place_unit(t, unit, area, "replacement", _RULE)
    if holder in _GARRISONING and not t.relations.friendly(holder, people):
        hand_over(t, area, people)
        if area in t.state.revolts:
            del t.state.revolts[area]
            t.tell(RevoltEnded(area=area), "Garrisons")
