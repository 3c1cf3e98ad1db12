"""Raids: points, and the way back to sea [B9, 15.4.3]."""

from __future__ import annotations

from rules.britannia_redux.chapters.asking import DONE, STAY, pick
from rules.britannia_redux.events import RaidersReturned
from rules.britannia_redux.game import BritanniaRedux, choice, heading
from rules.core.game import Play, one

HOME = "home"


def score_raids(t: BritanniaRedux) -> None:
    """Points for areas that raiders took from other players, once a round [B9.4, B11.4, B15.3, 15.4.3, R10]."""
    nation = t.state.nation
    raided = t.state.raided.setdefault(nation, [])
    for area in t.state.raid_areas:
        if not is_prey(t, nation, area):
            continue
        if t.owner(area) != nation or t.has_fort_counter(area):
            continue
        raided.append(area)
        t.score(nation, t.data.tables.raiding.get(nation, 0), "raiding", "15.4.3", area)


def is_prey(t: BritanniaRedux, nation: str, area: str) -> bool:
    """Whether raiders can score for an area: another player's when the phase began, not yet raided [B9.4, R10]."""
    owner = t.state.owners.get(area, "")
    return bool(owner) and not t.is_same_player(owner, nation) and area not in t.state.raided.get(nation, ())


def homebound(t: BritanniaRedux) -> dict[str, str]:
    """The raiders that may go back to sea, and the sea of each: those in an area that borders it [B9.3]."""
    return {
        unit: sea
        for unit, sea in t.state.raiders.items()
        if (place := t.place(unit)) in t.data.areas and sea in t.area(place).seas and unit not in t.state.boats
    }


def return_raiders(t: BritanniaRedux) -> Play[None]:
    """The active player says which raiders go back to sea [B9.3]."""
    nation, able = t.state.nation, homebound(t)
    armies = [unit for unit in able if t.is_army(unit)]
    if not armies:
        return
    options = [
        choice(HOME, "option-raiders-home", "B9.3", armies=len(armies)),
        choice(STAY, "option-raiders-stay", "B9.3", armies=len(armies)),
    ]
    if len(armies) > 1:
        options.append(choice("split", "option-split", "B9.3"))
    ordered = t.state.after_battles.get("raiders", "")  # R65
    won = any(t.place(unit) in t.centers(nation) for unit in armies)
    areas = tuple(dict.fromkeys(t.place(unit) for unit in armies))
    question = pick(t, nation, "raiders", "B9.3", options, STAY if won else HOME, armies=len(armies), areas=areas)
    chosen = ordered or (yield from one(question))
    if chosen == HOME:
        _go_home(t, able)
    elif chosen == "split":
        yield from _split(t)


def _split(t: BritanniaRedux) -> Play[None]:
    """Raiders go back one after another."""
    nation = t.state.nation
    while armies := [unit for unit in homebound(t) if t.is_army(unit)]:
        places = {t.place(unit): unit for unit in armies}
        options = [choice(DONE, "option-split-done", "B9.3", left=len(armies))]
        options += [
            choice(area, "option-raider", "B9.3", heading(area), area=area, to=t.state.raiders[unit])
            for area, unit in places.items()
        ]
        chosen = yield from one(pick(t, nation, "raiders-split", "B9.3", options, left=len(armies)))
        if chosen == DONE:
            return
        _go_home(t, {places[chosen]: t.state.raiders[places[chosen]]})


def _go_home(t: BritanniaRedux, able: dict[str, str]) -> None:
    """Raiders go back; a leader goes with the last army of an area, wherever he came from [B9.3, R66]."""
    by_place: dict[tuple[str, str], list[str]] = {}
    for unit, sea in able.items():
        if t.is_army(unit):
            by_place.setdefault((t.place(unit), sea), []).append(unit)
    for (area, sea), units in by_place.items():
        t.put_all(units, sea)
        leaders = [] if t.presence(area).get(t.state.nation) else t.leaders(area, t.state.nation)
        t.put_all(leaders, sea)
        told = RaidersReturned(nation=t.state.nation, area=area, sea=sea, units=(*units, *leaders))
        t.tell(told, "B9.3")
