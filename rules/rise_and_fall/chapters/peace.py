"""Suing for peace, and the two ladders of treaties [Peace]."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.decisions import Pick
from rules.core.game import Play, one
from rules.rise_and_fall.chapters.alliances import begin_alliance, end_alliance, end_war
from rules.rise_and_fall.chapters.area_control import hand_over, take_area
from rules.rise_and_fall.chapters.removal import destroy_unit, unmark
from rules.rise_and_fall.data.loader import ARMENIANS, EMPIRES, PEOPLES, SASSANIDS
from rules.rise_and_fall.events import AreaYielded, ArmeniaTurned, PeaceMade, RevoltEnded, TributeSet, UnitWithdrew
from rules.rise_and_fall.game import RiseAndFall, choice, heading, say

_PARTHIAN = ("parthia", SASSANIDS)


def may_sue(t: RiseAndFall, empire: str) -> bool:
    """Whether an empire may sue for peace: it is at war and hasn't declared war this turn [Peace]."""
    return empire in ("rome", "parthia") and t.relations.at_war("rome", "parthia") and not t.state.declared


def sue(t: RiseAndFall, empire: str) -> Play[None]:
    """An empire sues; the other can't refuse. It goes one rung down; the other's ladder restarts [Peace, R41]."""
    state, terms = t.state, t.data.tables.peace
    other = "parthia" if empire == "rome" else "rome"
    rung = min(state.rungs[empire] + 1, len(terms.yielded))
    state.rungs[empire], state.rungs[other] = rung, 0
    state.sued = True
    state.peace_until = state.turn + terms.full_turns
    state.pontus_closed = empire == "rome" and rung >= 3
    t.tell(PeaceMade(by=empire, rung=rung, until=state.peace_until), "Peace")
    guests = _guests(t)
    end_war(t, "rome", "parthia")
    if empire == "parthia":
        yield from _parthia_sues(t, rung)
    else:
        yield from _rome_sues(t, rung)
    _send_home(t, guests)


def _guests(t: RiseAndFall) -> list[str]:
    """Allied units inside either empire [Peace P5, Peace R8]."""
    return [
        unit
        for unit, area in t.on_map()
        if t.nation_of(unit) in (*PEOPLES, ARMENIANS)
        and any(t.relations.is_ally(empire, t.nation_of(unit)) for empire in EMPIRES)
        and t.holder(area) in EMPIRES
    ]


def _parthia_sues(t: RiseAndFall, rung: int) -> Play[None]:
    """Parthia sues: what the rungs so far give Rome, and what Rome leaves [Peace P1, R40, R42, R43, R46]."""
    terms, state = t.data.tables.peace, t.state
    for people in PEOPLES:
        if t.relations.allied("rome", people):
            end_alliance(t, "rome", people)
    gained = [area.id for area in t.data.areas.values() if area.region in terms.rome_gains_regions]
    _yield(t, [area for area in gained if t.holder(area) in _PARTHIAN], "parthia", "rome")
    if rung >= 2:
        _yield(t, [area for area in terms.armenia if t.holder(area) in _PARTHIAN], "parthia", "rome")
        turn_armenia(t, "rome")
        gained += terms.armenia
    left = [
        area.id
        for area in t.data.areas.values()
        if (area.region in terms.rome_leaves_regions or area.id in terms.rome_leaves)
        and not (rung >= 3 and area.region == "mesopotamia")
    ]
    if rung >= 3:
        _yield(t, [area for area in terms.mesopotamia if t.holder(area) in _PARTHIAN], "parthia", "rome")
        gained += terms.mesopotamia
    _yield(t, [area for area in left if t.holder(area) == "rome"], "rome", "parthia")
    _set_tribute(t, max(state.tribute, terms.tribute[rung - 1]))
    yield from _withdraw(t, _PARTHIAN, gained, "parthia")
    yield from _withdraw(t, ("rome",), left, "rome")


def _rome_sues(t: RiseAndFall, rung: int) -> Play[None]:
    """Rome sues: what the rungs so far give Parthia [Peace R1, R40, R42, R43, R44, R45]."""
    terms = t.data.tables.peace
    _set_tribute(t, 0)
    yielded = [
        area.id
        for area in t.data.areas.values()
        if area.region in terms.parthia_gains_regions and t.holder(area.id) == "rome"
    ]
    yielded += [area for area in terms.parthia_gains if t.holder(area) in ("rome", "")]
    if rung == 1:
        yielded += yield from _one_of_two(t)
    for areas in terms.yielded[1:rung]:
        yielded += [area for area in areas if t.holder(area) and t.relations.camp(t.holder(area)) == "rome"]
    armenian = [area for area in terms.armenia if t.holder(area) == "rome" or t.state.armenia == "rome"]
    _yield(t, yielded, "rome", "parthia")
    if armenian:
        _yield(t, [area for area in armenian if t.holder(area) == "rome"], "rome", ARMENIANS)
        turn_armenia(t, "parthia")
    for people in PEOPLES:
        if t.relations.allied("rome", people):
            end_alliance(t, "rome", people)
        if t.relations.allied("parthia", people) and people != "asian":
            end_alliance(t, "parthia", people)
    end_war(t, "rome", "asian")
    if (
        "asian" not in t.state.gone
        and not t.relations.at_war("parthia", "asian")
        and not t.relations.allied("parthia", "asian")
    ):
        begin_alliance(t, "parthia", "asian")
    for area in terms.parthia_gains:
        if t.holder(area) == "asian" and t.relations.allied("parthia", "asian"):
            hand_over(t, area, "parthia")
    yield from _withdraw(t, ("rome",), [*yielded, *armenian], "rome")


def _one_of_two(t: RiseAndFall) -> Play[list[str]]:
    """Rome sues, 3: Antioch or Damascus, as Parthia chooses. If Rome has only one, that one; if neither, none [R44]."""
    held = [area for area in t.data.tables.peace.choice if t.holder(area) == "rome"]
    if not held:
        return []
    chosen = yield from one(
        Pick(
            seat="parthia",
            question=say("ask-treaty-area"),
            rule="Peace R3",
            domain="diplomatic",
            options=[choice(area, "treaty-area", "Peace R3", area=area) for area in held],
            default=(held[0],),
            topic="treaty-area",
            about=tuple(held),
        )
    )
    return [chosen]


def _set_tribute(t: RiseAndFall, amount: int) -> None:
    if t.state.tribute != amount:
        t.state.tribute = amount
        t.tell(TributeSet(amount=amount), "Peace P4-P6, R42")


def _yield(t: RiseAndFall, areas: Iterable[str], by: str, to: str) -> None:
    for area in areas:
        hand_over(t, area, to)
        if t.state.revolts.get(area) is not None and not t.state.revolts[area].unit:
            del t.state.revolts[area]
            t.tell(RevoltEnded(area=area), "Peace")
        t.tell(AreaYielded(area=area, by=by, to=to), "Peace")


def turn_armenia(t: RiseAndFall, to: str) -> None:
    """The Armenians join an empire, return to the Asians, or stay alone [Armenian Exception, Peace, R47]."""
    if t.state.armenia == to:
        return
    t.state.armenia = to
    if to:
        _hand_all(t, [area for area in t.data.tables.peace.armenia if t.holder(area) == "asian"], ARMENIANS)
    elif "asian" not in t.state.gone:
        _hand_all(t, t.owned(ARMENIANS), "asian")
    t.relations_changed()
    t.tell(ArmeniaTurned(to=to), "Armenian Exception")


def _hand_all(t: RiseAndFall, areas: Iterable[str], nation: str) -> None:
    for area in areas:
        hand_over(t, area, nation)


def _withdraw(t: RiseAndFall, nations: tuple[str, ...], areas: Iterable[str], owner: str) -> Play[None]:
    """Units of an empire leave these areas for free areas of their own, or for the pile if there are none [R43]."""
    for area in areas:
        for unit in list(t.at(area)):
            if t.nation_of(unit) in nations:
                yield from _relocate(t, unit, owner)


def _relocate(t: RiseAndFall, unit: str, owner: str) -> Play[None]:
    origin = t.pieces.place(unit)
    havens = [area for area in t.owned(owner) if not t.at(area) and (owner == "rome" or t.data.areas[area].parthian)]
    if not havens:
        destroy_unit(t, unit, "treaty", "Peace, R43")
        return
    nearest = _nearest(t, origin, havens)
    chosen = yield from one(
        Pick(
            seat=owner,
            question=say("ask-withdraw", unit=unit, area=origin),
            rule="Peace",
            domain="diplomatic",
            options=[choice(area, "withdraw", "Peace", heading(area), area=area) for area in havens],
            default=(nearest,),
            topic="withdraw",
            about=(origin,),
        )
    )
    unmark(t, unit)
    t.put(unit, chosen)
    t.tell(UnitWithdrew(unit=unit, origin=origin, to=chosen), "Peace")


def _nearest(t: RiseAndFall, origin: str, havens: list[str]) -> str:
    seen, queue = {origin}, [origin]
    for area in queue:
        if area in havens:
            return area
        for path in t.data.areas[area].paths:
            if path.to not in seen:
                seen.add(path.to)
                queue.append(path.to)
    return havens[0]


def _send_home(t: RiseAndFall, guests: list[str]) -> None:
    """Allied units inside an empire go home, or to the pile [Peace P5, Peace R8]."""
    for unit in guests:
        here = t.area_of(unit)
        if not here or t.holder(here) not in ("rome", "parthia"):
            continue
        nation = t.nation_of(unit)
        if here in t.data.unit[unit].homes and t.relations.friendly(t.holder(here), nation):
            continue
        homes = [
            area
            for area in t.data.unit[unit].homes
            if not t.at(area) and (not t.holder(area) or t.relations.friendly(t.holder(area), nation))
        ]
        if not homes:
            destroy_unit(t, unit, "treaty", "Peace")
            continue
        unmark(t, unit)
        t.put(unit, homes[0])
        t.tell(UnitWithdrew(unit=unit, origin=here, to=homes[0]), "Peace")
        take_area(t, homes[0], nation)
