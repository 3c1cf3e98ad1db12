"""The Sassanid Revolt [The Sassanid Revolt]."""

from __future__ import annotations

from rules.core.decisions import Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters.area_control import hand_over, take_area
from rules.rise_and_fall.chapters.removal import destroy_unit, unmark
from rules.rise_and_fall.data.loader import SASSANIDS
from rules.rise_and_fall.events import SassanidRevoltBegan, SassanidRevoltEnded, UnitPlaced
from rules.rise_and_fall.game import RiseAndFall, choice, say

_RULE = "The Sassanid Revolt"


def begin_revolt(t: RiseAndFall) -> Play[None]:
    """220 AD: units in five areas turn Sassanid, or come from the pile, or are taken from another area."""
    t.tell(SassanidRevoltBegan(), _RULE)
    for post in t.data.tables.sassanid_revolt:
        if any(t.relations.camp(t.nation_of(unit)) == "rome" for unit in t.at(post.at)):
            continue
        yield from _fill(t, post.at, post.type)
    settle_revolt(t)


def _fill(t: RiseAndFall, area: str, kind: str) -> Play[None]:
    here = [unit for unit in t.at(area) if t.data.kind[unit] == kind and t.nation_of(unit) == "parthia"]
    if not here and any(t.nation_of(unit) != "parthia" for unit in t.at(area)):
        return
    pile = [unit for unit in t.in_pile("parthia") if t.data.kind[unit] == kind]
    if here or pile:
        unit = (here or pile)[0]
    else:
        unit = yield from _taken_from_elsewhere(t, area, kind)
        if not unit:
            return
    if unit not in here:
        for other in list(t.at(area)):  # a unit of the other kind makes room
            destroy_unit(t, other, "sassanids", _RULE)
        unmark(t, unit)
        t.put(unit, area)
        t.tell(UnitPlaced(unit=unit, area=area, cause="sassanids"), _RULE)
    t.state.sassanids.append(unit)
    t.relations_changed()
    take_area(t, area, SASSANIDS)
    hand_over(t, area, SASSANIDS)


def _taken_from_elsewhere(t: RiseAndFall, area: str, kind: str) -> Play[str]:
    """If the pile is empty, another Parthian unit is removed and used here."""
    elsewhere = [unit for unit in t.units_of("parthia") if t.pieces.place(unit) != area]
    others = [unit for unit in elsewhere if t.data.kind[unit] == kind] or t.in_pile("parthia") or elsewhere
    if not others:
        return ""
    return (
        yield from one(
            Pick(
                seat="parthia",
                question=say("ask-sassanid", area=area),
                rule=_RULE,
                domain="political",
                options=[
                    choice(unit, "sassanid-riser", _RULE, unit=unit, area=t.area_of(unit) or "pile") for unit in others
                ],
                default=(others[0],),
                topic="sassanid",
                about=(area,),
            )
        )
    )


def settle_revolt(t: RiseAndFall) -> None:
    """The revolt ends as soon as its units outnumber the others, or the last of them is gone."""
    if not t.state.sassanids:
        if t.owned(SASSANIDS):
            _end(t, won=False)
        return
    if len(t.state.sassanids) > len(t.units_of("parthia")):
        t.state.sassanid = True
        _end(t, won=True)


def _end(t: RiseAndFall, *, won: bool) -> None:
    t.state.sassanids = []
    for area in t.owned(SASSANIDS):
        hand_over(t, area, "parthia")
    t.relations_changed()
    t.tell(SassanidRevoltEnded(won=won), _RULE)
