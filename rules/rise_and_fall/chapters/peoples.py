"""Changes to Peoples: Armenia, elimination, the north, inherited kingdoms [Peoples, Area Control]."""

from __future__ import annotations

from rules.rise_and_fall.chapters.alliances import end_alliance
from rules.rise_and_fall.chapters.area_control import hand_over
from rules.rise_and_fall.chapters.kushans import check_fall
from rules.rise_and_fall.chapters.other_replacements import can_return
from rules.rise_and_fall.chapters.peace import turn_armenia
from rules.rise_and_fall.chapters.removal import remove_unit
from rules.rise_and_fall.data.loader import ARMENIANS, CLIENTS, EMPIRES, PEOPLES, SASSANIDS
from rules.rise_and_fall.events import KingdomInherited, PeopleGone
from rules.rise_and_fall.game import REMOVED, UNARRIVED, WAITING, RiseAndFall

_LASTING = ("celt", "kushan")
"""Celts always come back in the north; Kushans have their own rule [Peoples, Wars, Kushan Empire]."""

_NORTHERN = ("german", "euro-sarmatian", "asian-sarmatian")


def settle_armenia(t: RiseAndFall) -> None:
    """At the end of the decade the Armenians follow whoever has their star [Armenian Exception, R47]."""
    if "asian" in t.state.gone:
        for area in t.owned("asian"):
            hand_over(t, area, ARMENIANS)
    holder = t.holder(t.data.tables.peace.armenia[0])
    if holder == ARMENIANS:
        return
    if holder == SASSANIDS:
        holder = "parthia"
    turn_armenia(t, holder if holder in EMPIRES else "")


def revert_north(t: RiseAndFall) -> None:
    """Areas north of the Line without a foreign unit revert to their own People [Area Control]."""
    for name in t.data.north:
        home = t.data.areas[name].home
        if t.holder(name) == home or home in t.state.gone:
            continue
        if any(not t.relations.friendly(t.nation_of(unit), home) if home else True for unit in t.at(name)):
            continue
        hand_over(t, name, home)


def check_peoples(t: RiseAndFall) -> None:
    """Peoples without a unit on the map leave the game if none can come back [Peoples, Elimination]."""
    check_fall(t)
    for people in PEOPLES:
        if people in _LASTING or people in t.state.gone or t.lives(people):
            continue
        if people in _NORTHERN and (t.year < t.data.dates.replacements_end or _still_to_come(t, people)):
            continue
        if not can_return(t, people):
            _eliminate(t, people)


def _still_to_come(t: RiseAndFall, people: str) -> bool:
    """Whether a migration unit of this People may still arrive or return."""
    return any(
        t.data.nation[unit] == people and t.pieces.place(unit) in (UNARRIVED, WAITING) for unit in t.data.migrations
    )


def _eliminate(t: RiseAndFall, people: str) -> None:
    for unit in t.in_pile(people):
        if t.nation_of(unit) == people and unit not in t.data.armenians:
            t.put(unit, REMOVED)
    for area in t.owned(people):
        hand_over(t, area, "")
    for empire in EMPIRES:
        if t.relations.allied(empire, people):
            end_alliance(t, empire, people)
    t.state.gone.append(people)
    t.relations_changed()
    t.tell(PeopleGone(people=people), "Peoples")


def inherit(t: RiseAndFall) -> None:
    """Rome inherits kingdoms without a war, if no one else is in them [Inherited Kingdoms, R87]."""
    if not t.has("inherited_kingdoms"):
        return
    for client in t.data.tables.clients:
        if t.state.clients and t.year >= client.until:
            t.state.clients = False
            t.relations_changed()
        elif client.year <= t.year < client.until and not t.state.clients and _first_year(t, client.year):
            _begin_client(t, client.areas)
    for legacy in t.data.tables.inherited:
        if legacy.year == t.year:
            _inherit(t, legacy.areas, legacy.removes)


def _first_year(t: RiseAndFall, year: int) -> bool:
    return t.year == year


def _begin_client(t: RiseAndFall, areas: tuple[str, ...]) -> None:
    if any(t.holder(area) != "african" for area in areas):
        return
    t.state.clients = True
    t.relations_changed()
    for area in areas:
        hand_over(t, area, CLIENTS)
    t.tell(KingdomInherited(areas=areas), "Inherited Kingdoms, R87")


def _inherit(t: RiseAndFall, areas: tuple[str, ...], removes: tuple[str, ...]) -> None:
    blocked = [area for area in areas for unit in t.at(area) if unit not in removes and t.nation_of(unit) != "rome"]
    if blocked or any(t.holder(area) == "parthia" for area in areas):
        return
    for unit in removes:
        if not t.pieces.is_at(unit, REMOVED):
            remove_unit(t, unit, REMOVED, "inherited", "Inherited Kingdoms, R87")
    for area in areas:
        if t.holder(area) != "rome":
            hand_over(t, area, "rome")
            t.state.held["rome"][area] = t.data.tables.garrison.recivilised_after
    t.tell(KingdomInherited(areas=areas), "Inherited Kingdoms, R87")
