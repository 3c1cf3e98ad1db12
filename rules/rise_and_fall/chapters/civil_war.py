"""The civil wars of Rome; several can run at once [Civil War]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one, some
from rules.rise_and_fall.chapters.area_control import place_unit, take_area
from rules.rise_and_fall.chapters.garrisons import lacks_garrison
from rules.rise_and_fall.chapters.movement import destinations, move
from rules.rise_and_fall.chapters.removal import pile_of, remove_unit, unmark
from rules.rise_and_fall.data.loader import EMPIRES, PEOPLES, REBELS
from rules.rise_and_fall.events import CivilWarBegan, EmperorPlaced, NoCivilWar, UnitConverted
from rules.rise_and_fall.game import RiseAndFall, choice, heading, say

_ITALY = "italia"


def uprisings_due(t: RiseAndFall) -> int:
    """How many civil wars break out this decade [Civil War 1]."""
    return t.data.civil_wars.get(t.year, 0)


def civil_war(t: RiseAndFall) -> Play[None]:
    """Play one civil war: the Emperor's province, rebels disbanded, the capital, new rebels [Civil War 2-4, 11]."""
    yield from _place_emperor(t)
    yield from _lay_down_arms(t)
    size = _size(t)
    capitals = _capitals(t)
    if not size or not capitals:
        t.tell(NoCivilWar(), "Civil War 11d")
        return
    capital = yield from _choose_capital(t, capitals)
    _keep_wars(t)
    t.state.rebellions_begun += 1
    t.tell(CivilWarBegan(rebellion=t.state.rebellions_begun, capital=capital, size=size), "Civil War 3, 4")
    left = yield from _turn_units(t, capital, size)
    yield from _add_rebels(t, capital, left)
    yield from _unstack(t)


def _keep_wars(t: RiseAndFall) -> None:
    """Rebels stay at war with Rome's enemies of this moment, even if Rome makes peace [Civil War 5, 9, R95]."""
    foes = (power for power in (*EMPIRES, *PEOPLES) if power != "rome" and t.relations.at_war("rome", power))
    t.state.rebel_foes = list(dict.fromkeys((*t.state.rebel_foes, *foes)))
    t.relations_changed()


def _place_emperor(t: RiseAndFall) -> Play[None]:
    """2: with a leader in play, Rome places him in a province, and it stays loyal."""
    t.state.emperor_province = ""
    if not t.emperor:
        return
    provinces = [
        province
        for province in t.data.provinces
        if any(t.holder(area) == "rome" for area in t.data.areas_of_province[province])
    ]
    if not provinces:
        return
    t.state.emperor_province = yield from one(
        Pick(
            seat="rome",
            question=say("ask-emperor-province"),
            rule="Civil War 2",
            domain="political",
            options=[
                choice(
                    province,
                    "emperor-province",
                    "Civil War 2",
                    province=province,
                    units=_legions(t, province)[1],
                )
                for province in provinces
            ],
            default=(max(provinces, key=lambda each: _legions(t, each)),),
            topic="emperor-province",
        )
    )
    t.tell(EmperorPlaced(place=t.state.emperor_province), "Civil War 2")


def _legions(t: RiseAndFall, province: str) -> tuple[bool, int]:
    units = sum(t.nation_of(unit) == "rome" for area in t.data.areas_of_province[province] for unit in t.at(area))
    return province != _ITALY, units


def _lay_down_arms(t: RiseAndFall) -> Play[None]:
    """Example b, c: the rebel player may disband living rebels to make room for new ones [R48]."""
    living = t.data.in_order(t.state.rebellions)
    if not living:
        return
    chosen = yield from some(
        Pick(
            seat=t.german_seat,
            question=say("ask-disband-rebels"),
            rule="Civil War example",
            domain="political",
            options=[
                choice(unit, "disband-rebel", "Civil War example", unit=unit, area=t.area_of(unit)) for unit in living
            ],
            min=0,
            max=len(living),
            default=(),
            topic="disband-rebels",
        )
    )
    for unit in chosen:
        remove_unit(t, unit, f"pile-{REBELS}", "disbanded", "Civil War example")


def _size(t: RiseAndFall) -> int:
    """11: five, three or two units by living rebellions; a fourth gets what is left. At most eight rebels in all."""
    rules = t.data.tables.civil_war
    alive = len(set(t.state.rebellions.values()))
    size = rules.units[alive] if alive < len(rules.units) else rules.fourth
    return min(size, len(t.in_pile(REBELS)), rules.most - len(t.state.rebellions))


def _capitals(t: RiseAndFall) -> list[str]:
    """3: any Roman area outside Italy and the Emperor's province, and not behind the Walls."""
    loyal = (_ITALY, t.state.emperor_province or _ITALY)
    return [area for area in t.owned("rome") if t.data.areas[area].province not in loyal and not t.walled(area)]


def _choose_capital(t: RiseAndFall, capitals: list[str]) -> Play[str]:
    return (
        yield from one(
            Pick(
                seat=t.german_seat,
                question=say("ask-capital"),
                rule="Civil War 3",
                domain="political",
                options=[
                    choice(
                        area,
                        "rebel-capital",
                        "Civil War 3",
                        heading(area),
                        area=area,
                        units=len(_may_turn(t, area)),
                    )
                    for area in capitals
                ],
                default=(max(capitals, key=lambda area: len(_may_turn(t, area))),),
                topic="rebel-capital",
            )
        )
    )


def _around(t: RiseAndFall, capital: str) -> list[str]:
    """The capital and the areas linked to it, outside the Emperor's province."""
    linked = [
        path.to
        for path in t.data.areas[capital].paths
        if path.opens <= t.year and t.data.areas[path.to].province != (t.state.emperor_province or None)
    ]
    return [capital, *dict.fromkeys(linked)]


def _may_turn(t: RiseAndFall, capital: str) -> list[str]:
    """Which units rebel: no Palatina, none behind the Walls, none of six in one area [Civil War 4, note, R51]."""
    found: list[str] = []
    for area in _around(t, capital):
        here = [unit for unit in t.at(area) if t.nation_of(unit) == "rome" and t.data.kind[unit] != "palatina"]
        if not t.walled(area) and len(here) < t.data.tables.civil_war.loyal_from:
            found += here
    return found


def _turn_units(t: RiseAndFall, capital: str, size: int) -> Play[int]:
    """4: replace units with rebels, in the capital first. Returns how many rebels are left [R49]."""
    ready = _may_turn(t, capital)
    turning = [unit for unit in ready if t.pieces.place(unit) == capital][:size]
    others = [unit for unit in ready if unit not in turning and t.pieces.place(unit) != capital]
    wanted = min(size - len(turning), len(others))
    if wanted:
        turning += yield from some(
            Pick(
                seat=t.german_seat,
                question=say("ask-turning", count=wanted),
                rule="Civil War 4, R49",
                domain="political",
                options=[
                    choice(
                        unit, "turning", "Civil War 4, R49", heading(t.area_of(unit)), unit=unit, area=t.area_of(unit)
                    )
                    for unit in others
                ],
                min=wanted,
                max=wanted,
                default=tuple(others[:wanted]),
                topic="turning",
                about=(capital,),
            )
        )
    for unit in turning:
        _turn(t, unit)
    return size - len(turning)


def _turn(t: RiseAndFall, unit: str) -> None:
    area = t.pieces.place(unit)
    unmark(t, unit)
    t.put(unit, pile_of(t, unit, area))
    rebel = _muster(t, area)
    t.tell(UnitConverted(unit=unit, by=rebel, area=area, cause="rebellion"), "Civil War 4")


def _muster(t: RiseAndFall, area: str) -> str:
    rebel = t.in_pile(REBELS)[0]
    t.state.rebellions[rebel] = t.state.rebellions_begun
    t.put(rebel, area)
    if t.free_of_strangers(area, REBELS):
        take_area(t, area, REBELS)
    return rebel


def _add_rebels(t: RiseAndFall, capital: str, left: int) -> Play[None]:
    """4: place the remaining rebels in the capital or in linked Roman areas without loyal units [R50]."""
    for _ in range(left):
        sites = [
            area
            for area in _around(t, capital)
            if t.holder(area) in ("rome", REBELS) and not t.walled(area) and t.free_of_strangers(area, REBELS)
        ]
        if not sites:
            return
        free = [area for area in sites if not t.at(area)]
        area = yield from one(
            Pick(
                seat=t.german_seat,
                question=say("ask-rebel-site"),
                rule="Civil War 4, R50",
                domain="political",
                options=[
                    choice(site, "rebel-site", "Civil War 4, R50", area=site, units=len(t.at(site))) for site in sites
                ],
                default=((free or sites)[0],),
                topic="rebel-site",
                about=(capital,),
            )
        )
        rebel = _muster(t, area)
        t.tell(UnitConverted(unit="", by=rebel, area=area, cause="rebellion"), "Civil War 4")


def _unstack(t: RiseAndFall) -> Play[None]:
    """4: overstacked rebels spread out at once, without combat, or go to the pile."""
    for area in t.data.areas:
        while len([unit for unit in t.at(area) if t.nation_of(unit) == REBELS]) > 1:
            yield from _move_apart(t, area)
    t.state.trail = {}


def _move_apart(t: RiseAndFall, area: str) -> Play[None]:
    rebel = [unit for unit in t.at(area) if t.nation_of(unit) == REBELS][-1]
    ways = {to: step for to, step in destinations(t, rebel).items() if not t.at(to)}
    if not ways:
        remove_unit(t, rebel, f"pile-{REBELS}", "overstacked", "Civil War 4")
        return
    to = yield from one(
        Pick(
            seat=t.german_seat,
            question=say("ask-move-apart", unit=rebel, area=area),
            rule="Civil War 4",
            domain="military",
            options=[
                choice(to, "move-to", "Civil War 4", heading(to), area=to, way=step.path) for to, step in ways.items()
            ],
            default=(next(iter(ways)),),
            topic="move-apart",
            about=(area,),
        )
    )
    move(t, rebel, ways[to])


def rebel_sites(t: RiseAndFall) -> list[str]:
    """Where a rebel may come back: intact rebel stars, some only together with others [Civil War 7, 13, 14]."""
    return [
        star
        for star in t.owned(REBELS)
        if t.is_star(t.data.areas[star])
        and star not in t.state.ruins
        and t.free_of_strangers(star, REBELS)
        and _conditions_met(t, star)
    ]


def _conditions_met(t: RiseAndFall, star: str) -> bool:
    return all(
        set(each.needs) <= set(t.state.owned_by_rebels)
        for each in t.data.tables.civil_war.conditions
        if each.area == star and (each.until is None or t.year < each.until)
    )


def replacements_left(t: RiseAndFall) -> int:
    """How many rebels may still come back this turn: one per producing star, at most two [Civil War 7, 8, R93]."""
    stars = sum(_produces(t, area) for area in t.owned(REBELS))
    room = t.data.tables.civil_war.most - len(t.state.rebellions)
    return min(t.data.tables.civil_war.replacements, stars, room + t.state.recruited.get(REBELS, 0)) - (
        t.state.recruited.get(REBELS, 0)
    )


def _produces(t: RiseAndFall, area: str) -> bool:
    marker = t.state.revolts.get(area)
    is_quiet = (marker is None or marker.empire != REBELS) and not lacks_garrison(t, REBELS, area)
    return t.is_star(t.data.areas[area]) and area not in t.state.ruins and is_quiet


def bring_back(t: RiseAndFall, rebel: str, star: str) -> None:
    """Return a rebel on a star. It belongs to the latest rebellion."""
    t.state.rebellions[rebel] = max(t.state.rebellions.values(), default=t.state.rebellions_begun)
    place_unit(t, rebel, star, "replacement", "Civil War 7")
    t.state.recruited[REBELS] = t.state.recruited.get(REBELS, 0) + 1
