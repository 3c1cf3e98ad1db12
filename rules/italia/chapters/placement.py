"""Placement and arrivals (7)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rules.core.decisions import Option
from rules.core.game import Play
from rules.italia.chapters.asking import DIVIDE, ask, ask_some, place_options
from rules.italia.chapters.income import slots
from rules.italia.chapters.points import leaders_fall
from rules.italia.chapters.retreats import expel
from rules.italia.chapters.special import call_from_africa
from rules.italia.data.loader import FLEET, TYPES
from rules.italia.data.models import ArrivalRecord, PlacesRecord, UnitType
from rules.italia.events import ArrivalLost, Force, Placed, SubmissionEnded
from rules.italia.game import Italia, choice, heading
from rules.italia.setup import BOX, FALLEN, aboard, coin
from rules.italia.state import Entry

ARRIVED = "arrival"


def arriving(t: Italia, nation: str) -> list[ArrivalRecord]:
    """What arrives for a nation this turn."""
    has_land = any(not t.area(area).is_staging for area in t.owned(nation))
    return [each for each in t.period.arriving(t.state.turn, nation) if has_land or not each.if_owning_land]


def place_bought(t: Italia, nation: str, bought: dict[UnitType, int]) -> Play[None]:
    """Set the waiting and the bought units, one to an area, whatever the limit [7.1, 7.2, 7.3, N9, N10, R16]."""
    waiting = t.waiting(nation)
    areas = slots(t, nation)
    if not areas:
        if waiting:
            t.tell(ArrivalLost(nation=nation, force=t.force(waiting), cause="no-area"), "7.6")
            t.remove(waiting)
        return
    free = list(areas)
    held: dict[UnitType, int] = {}
    for unit in waiting:
        held[t.unit(unit).type] = held.get(t.unit(unit).type, 0) + 1
    for source, counts in (("waiting", held), ("bought", bought)):
        for kind in sorted(counts, key=lambda each: (each != FLEET, TYPES.index(each))):
            # waiting land units go one by one, each leaving a coast to every fleet that was bought
            kept = bought.get(FLEET, 0) if source == "waiting" and kind != FLEET else 0
            for count in [1] * counts[kind] if kept else [counts[kind]]:
                if count:
                    yield from _place(t, nation, kind, count, free, source, kept)


def _counters(t: Italia, nation: str, kind: UnitType, source: str) -> list[str]:
    place = coin(nation) if source == "waiting" else BOX
    return [unit for unit in t.data.units_of[nation] if t.unit(unit).type == kind and t.pieces.is_at(unit, place)]


def _suiting(t: Italia, kind: UnitType, free: list[str], kept: int) -> list[str]:
    """The areas in which a unit of a kind may be set, so that ``kept`` coasts are left for fleets [7.1, 7.2]."""
    coasts = [area for area in free if t.area(area).seas]
    if kind == FLEET:
        return coasts
    return [area for area in free if area not in coasts] if kept and len(coasts) <= kept else list(free)


def _place(t: Italia, nation: str, kind: UnitType, count: int, free: list[str], source: str, kept: int) -> Play[None]:
    """Set units of a kind in areas of the nation; ``free`` are those with a place left, ``kept`` the fleets to come."""
    units = _counters(t, nation, kind, source)[:count]
    only = len(slots(t, nation)) == 1
    suiting = _suiting(t, kind, free, 0 if only else kept)
    if only:
        chosen = suiting * len(units)
    else:
        wanted = min(len(units), len(suiting))
        options = [_place_option(t, nation, kind, area) for area in suiting]
        default = sorted(suiting, key=lambda area: (-_threat(t, nation, area), len(t.units_at(area, nation))))
        chosen = list(
            (
                yield from ask_some(
                    t,
                    nation,
                    "place",
                    "7.1",
                    options,
                    (wanted, wanted),
                    default[:wanted],
                    force=t.words(units[:wanted]),
                )
            )
        )
    for unit, area in zip(units, chosen, strict=False):
        to = area
        if kind == FLEET:
            seas = place_options(t.area(area).seas, "place-in-sea", "7.2")
            to = yield from ask(t, nation, "place-sea", "7.2", seas, area=area)
        t.put(unit, to)
        t.tell(Placed(nation=nation, place=to, force=t.force((unit,)), cause=source), "7.1")
        if not only:
            free.remove(area)
    if units[len(chosen) :]:
        t.tell(ArrivalLost(nation=nation, force=t.force(units[len(chosen) :]), cause="no-area"), "7.6")
        t.remove(units[len(chosen) :])


def _place_option(t: Italia, nation: str, kind: UnitType, area: str) -> Option:
    there, near = len(t.units_at(area, nation)), _threat(t, nation, area)
    return choice(area, f"place-{kind}", "7.1", heading(area), area=area, count=there, enemies=near)


def _threat(t: Italia, nation: str, area: str) -> int:
    """The enemy units beside an area: where new units are wanted."""
    return sum(len(t.foes(beside, nation)) for beside in t.area(area).beside)


def arrive(t: Italia, nation: str, arrival: ArrivalRecord) -> Play[None]:
    """Set an arrival on the map [7.4, 7.5]."""
    facts = t.nation(nation)
    if arrival.frees and facts.controller:
        controller, facts.controller = facts.controller, ""
        t.changed()
        t.tell(SubmissionEnded(nation=nation, controller=controller, cause="arrival"), "13.6")
    at = arrival.at
    while at.otherwise is not None and not _is_possible(t, nation, at):
        at = at.otherwise
    if at.seat:
        at = yield from _clear_seat(t, nation, at)
    reached: list[str] = []
    for kind in sorted(arrival.units, key=lambda each: (each != FLEET, TYPES.index(each))):
        yield from _arrive(t, nation, kind, arrival, at, reached)
    if arrival.leader:
        yield from _arrive_leader(t, nation, arrival.leader, reached)
    if arrival.hannibal:
        yield from call_from_africa(t, nation, arrival.leader)
    for area in reached:
        leaders_fall(t, area, nation)


def _is_possible(t: Italia, nation: str, at: PlacesRecord) -> bool:
    return bool(_land_places(t, nation, at) or at.seas or at.seat)


def _land_places(t: Italia, nation: str, at: PlacesRecord) -> list[str]:
    """The areas and staging zones that an arrival may choose now [7.4]."""
    found = list(t.owned(nation)) if at.own else []
    found += [area for area in at.areas if _is_open(t, nation, area)]
    found += [area for area in at.contested if _is_contestable(t, nation, area)]
    found += at.staging
    return list(dict.fromkeys(found))


def _is_open(t: Italia, nation: str, area: str) -> bool:
    """Whether a listed area is owned or vacant; a staging zone is open to the nation that owns it by card."""
    if t.area(area).is_staging:
        return area in t.card(nation).owns_staging
    return t.is_vacant(area) or t.owner(area) == nation


def _is_contestable(t: Italia, nation: str, area: str) -> bool:
    """Whether arrivals may land in an area, also among enemies, within the limits of 8.3 [7.4, R62]."""
    others = [each for each in t.nations_at(area) if each != nation]
    if any(not t.are_enemies(nation, each) for each in others):
        return False
    return _contested_room(t, nation, area) > 0


def _contested_room(t: Italia, nation: str, area: str) -> int:
    """The room in an area for arrivals; the leader who arrives too may make room in one of them [8.3, 8.4]."""
    crowded = [each for each in t.data.land if each != area and needs_leader(t, nation, each)]
    leader = 0 if crowded else t.data.tables.stacking["leader"]
    return _limit_without(t, nation, area) + leader - len(t.units_at(area, nation))


def _limit_without(t: Italia, nation: str, area: str) -> int:
    if t.enemies_at(area, nation):
        return t.attack_limit(area, with_leader=False)
    return t.base_limit(area, nation)


def needs_leader(t: Italia, nation: str, area: str) -> bool:
    """Whether units that landed in an area this turn are above the limit without a leader."""
    landed = any(unit in t.now.entries for unit in t.units_at(area, nation))
    return landed and len(t.units_at(area, nation)) > _limit_without(t, nation, area)


def _clear_seat(t: Italia, nation: str, at: PlacesRecord) -> Play[PlacesRecord]:
    """Find the seat of a nation that arrives, and make its occupants leave [7.4]."""
    seat = next((area for area in at.seat if t.is_vacant(area) or t.owner(area) == nation), at.seat[0])
    for other in t.nations_at(seat):
        if other != nation:
            yield from expel(t, other, seat, "displaced", rule="7.4")
    return PlacesRecord(areas=(seat,), fleets=at.fleets)


def _arrive(
    t: Italia, nation: str, kind: UnitType, arrival: ArrivalRecord, at: PlacesRecord, reached: list[str]
) -> Play[None]:
    """Set the units of a kind, as far as there are counters and places [2.7, 7.4]."""
    wanted = arrival.units[kind]
    units = t.free(nation, kind)[:wanted]
    if len(units) < wanted:
        lost = {str(kind): wanted - len(units)}
        t.tell(ArrivalLost(nation=nation, force=Force(lost), cause="no-counter"), "2.7")
    dividing = False
    while units:
        open_ = _places(t, nation, kind, arrival, at)
        if not open_:
            t.tell(ArrivalLost(nation=nation, force=t.force(units), cause="no-place"), "7.4")
            return
        answer = next(iter(open_)) if len(open_) == 1 else ""
        if not answer:
            parting = dividing and len(units) > 1
            options = _shares(open_, len(units)) if parting else _wholes(open_, len(units))
            if len(units) > 1 and not dividing:
                options.append(choice(DIVIDE, "arrive-divide", "7.4"))
            best = max(open_, key=lambda place: (min(open_[place], len(units)), _gain(t, nation, place)))
            answer = yield from ask(t, nation, "arrive", "7.4", options, best, force=t.words(units))
        if answer == DIVIDE:
            dividing = True
            continue
        answer, _, share = answer.partition(":")
        alone = 1 if dividing and len(open_) > 1 else len(units)
        going = units[: min(open_[answer], int(share or alone))]
        units = units[len(going) :]
        _set(t, nation, going, answer, arrival, at)
        if answer not in reached:
            reached.append(answer)


def _wholes(open_: Mapping[str, int], count: int) -> list[Option]:
    """All units of a kind in one place, as far as there's room."""
    return [
        choice(place, "arrive-all", "7.4", heading(place), area=place, count=min(room, count))
        for place, room in open_.items()
    ]


def share_id(place: str, count: int) -> str:
    """The option that sets so many units of a kind in a place."""
    return place if count == 1 else f"{place}:{count}"


def _shares(open_: Mapping[str, int], count: int) -> list[Option]:
    """Any number of the units of a kind in one place, so that a stack is one choice."""
    return [
        choice(share_id(place, share), "arrive-one", "7.4", heading(place), area=place, count=share, left=count - share)
        for place, room in open_.items()
        for share in range(min(room, count), 0, -1)
    ]


def _gain(t: Italia, nation: str, place: str) -> int:
    return _threat(t, nation, place) if place in t.data.areas else 0


def _places(t: Italia, nation: str, kind: UnitType, arrival: ArrivalRecord, at: PlacesRecord) -> dict[str, int]:
    """Where the next units of a kind may be set, and how many there."""
    if kind == FLEET:
        return dict.fromkeys(at.fleets or arrival.at.fleets or at.seas, 99)
    found: dict[str, int] = {}
    if not arrival.embarked or at.own:
        for area in _land_places(t, nation, at):
            found[area] = _contested_room(t, nation, area) if area in at.contested else 99
    for sea in at.seas:
        if (room := t.room(sea, nation)) > 0:
            found[sea] = room
    return found


def _set(t: Italia, nation: str, units: list[str], place: str, arrival: ArrivalRecord, at: PlacesRecord) -> None:
    force = t.force(units)
    if place in t.data.seas and t.unit(units[0]).land:
        t.go_aboard(units, place, nation)
    else:
        t.put_all(units, place)
    cause = "landing" if place in at.contested else ARRIVED
    if place in at.contested:
        for unit in units:
            t.now.entries[unit] = Entry(origin="", way="arrival")
    if place in at.contested and t.enemies_at(place, nation):
        t.now.moved += units
    t.tell(Placed(nation=nation, place=place, force=force, cause=cause), "7.4")


def _arrive_leader(t: Italia, nation: str, leader: str, reached: Collection[str]) -> Play[None]:
    """Set a leader with a unit of his nation among the places, else with any land unit [7.5, 2.7]."""
    if t.place_of(leader) == FALLEN:
        return
    crowded = [area for area in reached if area in t.data.areas and needs_leader(t, nation, area)]
    spots = crowded or _leader_places(t, nation, reached) or _leader_places(t, nation, None)
    if not spots:
        t.tell(ArrivalLost(nation=nation, force=t.force((leader,)), cause="no-units"), "7.5")
        return
    options = [
        choice(place, "arrive-leader", "7.5", heading(place), area=place, force=t.words(_with(t, nation, place)))
        for place in spots
    ]
    best = max(spots, key=lambda place: len(_with(t, nation, place)))
    to = yield from ask(t, nation, "arrive-leader", "7.5", options, best, leader=leader)
    if to in t.data.seas:
        carrier = next(fleet for fleet in t.fleets_at(to, nation) if t.cargo(fleet))
        t.put(leader, aboard(carrier))
    else:
        t.put(leader, to)
        if any(unit in t.now.moved for unit in t.units_at(to, nation)) and t.enemies_at(to, nation):
            t.now.moved.append(leader)
    t.tell(Placed(nation=nation, place=to, force=t.force((leader,)), cause=ARRIVED), "7.5")


def _with(t: Italia, nation: str, place: str) -> list[str]:
    if place in t.data.areas:
        return t.units_at(place, nation)
    return [piece for piece in t.passengers(place, nation) if not t.is_leader(piece)]


def _leader_places(t: Italia, nation: str, among: Collection[str] | None) -> list[str]:
    """The areas and seas with land units of the nation, among those named."""
    everywhere = (*t.data.areas, *t.data.seas)
    return [place for place in everywhere if (among is None or place in among) and _with(t, nation, place)]
