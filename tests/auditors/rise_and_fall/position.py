"""A position between two events: the state before an answer, carried on by the events that the answer led to."""

from __future__ import annotations

import msgspec

from rules.core.events import Event
from rules.rise_and_fall import events as told
from rules.rise_and_fall.state import Revolt, RiseState
from tests.auditors.rise_and_fall.printed import AREAS, EMPIRES, HORDES, LEADERS, UNITS, is_star, year_of

CENTURY = 10
"""Turns after which a conquered star needs no garrison; an inherited one needs none at once [Garrisons, R87]."""

PROVINCE = 40
"""When Mauretania, a client until then, becomes a province [Inherited Kingdoms]."""


def copied(state: RiseState) -> RiseState:
    return msgspec.json.decode(msgspec.json.encode(state), type=RiseState)


def pair(one: str, other: str) -> str:
    return "|".join(sorted((one, other)))


def _as_parthian(nation: str) -> str:
    """The Sassanids of the revolt have Parthia's friends and enemies [The Sassanid Revolt]."""
    return "parthia" if nation == "sassanid" else nation


class Position:
    """Where everything is, and who is whose friend."""

    def __init__(self, state: RiseState, seats: int) -> None:
        self.seats = seats
        self.take(state)

    def take(self, state: RiseState) -> None:
        """Go on from a state of the game."""
        self.state = copied(state)
        self.place = {unit: place for place, units in state.stacks.items() for unit in units}
        self.raided = {place for unit, place in self.place.items() if UNITS[unit].kind == "migration"}

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def year(self) -> int:
        return year_of(self.state.turn)

    def units_in(self, area: str) -> list[str]:
        return self.state.stacks.get(area, [])

    def units_of(self, nation: str) -> list[str]:
        """A nation's units on the map."""
        return [unit for unit, place in self.place.items() if place in AREAS and self.nation(unit) == nation]

    def controller(self, area: str) -> str:
        return self.state.control.get(area, "")

    def nation(self, unit: str) -> str:
        """Whose counter it is; Armenians are apart from other Asians while an empire has them [Armenian Exception]."""
        counter = UNITS[unit]
        if unit in self.state.sassanids and not self.state.sassanid:
            return "sassanid"
        if counter.armenian:
            return "armenians"
        if self.state.clients and unit.startswith("african-mauri"):
            return "mauri"
        return self.state.members.get(unit, counter.nation)

    def has(self, option: str) -> bool:
        return option in self.state.options

    def emperor(self) -> bool:
        return bool(self.state.leaders.get("rome"))

    def german_leader(self) -> bool:
        return bool(self.state.leaders.get("german"))

    def is_divided(self) -> bool:
        """Whether the halves of the Empire are apart: from 280 AD, without an Emperor [West and East 1, 4]."""
        return self.year >= 280 and not self.emperor()

    def armenian_master(self) -> str:
        return self.state.armenia

    # Relations

    def allied(self, one: str, other: str) -> bool | None:
        """Whether two nations stand together; None where the print leaves it open."""
        if one == other:
            return True
        if "sassanid" in (one, other):
            return False if "parthia" in (one, other) else self.allied(*(_as_parthian(each) for each in (one, other)))
        germans = {"german", "euro-sarmatian"} if self.state.pact else {"german"}
        if any(map(self._is_own_kingdom, (one, other))):
            return None if all(each in germans or self._is_own_kingdom(each) for each in (one, other)) else False
        empires = self._masters(one) & self._masters(other)
        if empires:
            return True if one in EMPIRES or other in EMPIRES else None
        if {one, other} == {"asian", "armenians"}:
            return True if not self.state.armenia else None
        if {one, other} == {"german", "euro-sarmatian"}:
            return self.state.pact
        return False

    def _is_own_kingdom(self, nation: str) -> bool:
        """Whether a nation is a Germanic Kingdom that isn't in Roman service [Raids 5, Foederati]."""
        kingdom = self.state.kingdoms.get(nation)
        return kingdom is not None and kingdom.status != "foederatus"

    def _masters(self, nation: str) -> set[str]:
        """The empires that a nation fights beside."""
        if nation in EMPIRES:
            return {nation}
        if nation == "mauri":
            return {"rome"}
        if nation == "armenians":
            return {self.state.armenia} if self.state.armenia else self._masters("asian")
        if nation.startswith("kingdom-"):
            kingdom = self.state.kingdoms.get(nation)
            return {"rome"} if kingdom is not None and kingdom.status == "foederatus" else set()
        return {each for each in EMPIRES if pair(each, nation) in self.state.alliances}

    def at_war(self, one: str, other: str) -> bool | None:
        """Whether two nations fight; None where it hangs on more than the list of wars."""
        if one == other:
            return False
        if "sassanid" in (one, other):
            return True if "parthia" in (one, other) else self.at_war(*(_as_parthian(each) for each in (one, other)))
        if one in HORDES or other in HORDES:
            return {one, other} != set(HORDES)
        if "rome-rebels" in (one, other):
            return True if "rome" in (one, other) else None
        if any(each.startswith("kingdom-") for each in (one, other)) or {"armenians", "mauri"} & {
            one,
            other,
        }:
            return None
        if pair(one, other) in self.state.wars:
            return True
        if "german" in (one, other):
            return True if {one, other} == {"german", "rome"} else None
        return False

    def mover(self, nation: str) -> str:
        """Who plays a People: the other empire while it fights one, else as listed [Peoples, Three-Player Game]."""
        if self.seats > 2 and nation != "kushan":
            return "german"
        wars = [empire for empire in EMPIRES if self.at_war(empire, nation) is True]
        if len(wars) == 1 and nation not in ("german", "rome-rebels"):
            return "parthia" if wars == ["rome"] else "rome"
        return "rome" if nation in ("asian", "asian-sarmatian", "kushan") else "parthia"

    # Areas

    def stars_of(self, nation: str) -> list[str]:
        return [area for area in AREAS if is_star(area, self.year) and self.controller(area) == nation]

    def half_of(self, unit: str) -> str:
        """The half of the Empire that a unit serves: where it was at the start of its turn [West and East 1, R57]."""
        trail = self.state.trail.get(unit)
        place = trail[0] if trail else self.place[unit]
        return AREAS[place].half if place in AREAS else ""

    # Going on

    def apply(self, event: Event) -> None:
        """Carry the position on by one event."""
        state = self.state
        match event:
            case told.UnitMoved() | told.UnitRetreated():
                self._put(event.unit, event.path[-1])
                trail = state.trail.setdefault(event.unit, [event.path[0]])
                trail.extend(event.path[1:])
            case told.UnitTransferred() | told.UnitWithdrew():
                self._put(event.unit, event.to)
            case told.UnitPlaced() | told.UnitDeployed():
                self._put(event.unit, event.area)
            case told.UnitRemoved():
                self._put(event.unit, event.to)
            case told.Attacked():
                state.flipped.extend((event.attacker, *event.supporters))
                state.trail.setdefault(event.attacker, [event.origin]).append(event.area)
                self._put(event.attacker, event.area)
            case told.AreaTaken():
                self._interrupt(event.area, event.by)
                state.control[event.area] = event.by
                if event.by == "sassanid":
                    state.sassanids.extend(self.units_in(event.area))
            case told.UnitConverted():
                self._convert(event)
            case _:
                self._apply_relation(event)

    def _interrupt(self, area: str, nation: str) -> None:
        """Turn a star that is being rebuilt back to looted when it changes hands [Looting 6, R56]."""
        is_inherited = {self.state.control[area], nation} == {"parthia", "sassanid"}
        if self.state.ruins.get(area) == "rebuild" and not is_inherited:
            self.state.ruins[area] = "looted"

    def _apply_relation(self, event: Event) -> None:
        state = self.state
        match event:
            case told.WarDeclared() if event.by in (*EMPIRES, "german", "euro-sarmatian", "asian-sarmatian", "kushan"):
                state.wars.append(pair(event.by, event.on))
            case told.AllianceBegan():
                if event.empire in EMPIRES:
                    state.alliances.append(pair(event.empire, event.people))
                else:
                    state.pact = True
            case told.AllianceEnded():
                if event.empire in EMPIRES:
                    ended = pair(event.empire, event.people)
                    state.alliances = [each for each in state.alliances if each != ended]
                else:
                    state.pact = False
            case told.ArmeniaTurned():
                state.armenia = event.to
            case told.StarLooted():
                state.ruins[event.area] = "looted"
            case told.BribeMade():
                state.bribes[event.unit] = event.empire
            case told.BribeEnded():
                state.bribes.pop(event.unit, None)
            case _:
                self._apply_marker(event)

    def _apply_marker(self, event: Event) -> None:
        state = self.state
        match event:
            case told.TurnBegan():
                state.turn = event.turn
            case told.PlayerTurnBegan():
                state.step = "player-start"
                state.trail, state.flipped, state.transferred = {}, [], []
            case told.LeaderArrived():
                state.leaders[LEADERS[event.leader].side] = event.leader
            case told.LeaderLeft():
                state.leaders.pop(LEADERS[event.leader].side, None)
            case told.StarRebuilt() if event.done:
                state.ruins.pop(event.area, None)
            case told.StarRebuilt():
                state.ruins[event.area] = "rebuild"
            case told.RevoltBegan():
                state.revolts[event.area] = Revolt(event.degree, event.empire, state.turn, event.unit)
            case told.RevoltEnded():
                state.revolts.pop(event.area, None)
            case told.KingdomInherited() if self.year >= PROVINCE or "mauri" not in event.areas:
                state.held["rome"] |= dict.fromkeys(event.areas, CENTURY)
            case told.TributeSet():
                state.tribute = event.amount
            case told.HalfFell():
                state.fallen.append(event.half)
            case told.WallsBuilt():
                state.walls = "standing"
            case told.WallsFell():
                state.walls = "razed"
            case told.SassanidRevoltBegan():
                state.sassanids.append("revolt")
            case told.SassanidRevoltEnded():
                state.sassanid, state.sassanids = event.won, []
            case _:
                pass

    def _convert(self, event: told.UnitConverted) -> None:
        place = event.area or (self.place.get(event.unit, "") if event.unit else "")
        if event.unit:
            self._put(event.unit, "removed")
        if place:
            self._put(event.by, place)

    def _put(self, unit: str, place: str) -> None:
        old = self.place.get(unit, "")
        if unit in self.state.stacks.get(old, []):
            self.state.stacks[old].remove(unit)
        self.state.stacks.setdefault(place, []).insert(0, unit)
        self.place[unit] = place
