"""How the units of the active nation came where they are in this nation turn: steps, ways, leaders [9, 10.5, 10.10].

Events name units by type only. Which counters they mean shows on the board, where each has its name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.core.events import Event
from rules.italia import events as told
from rules.italia.events import Force
from rules.italia.state import ItaliaState
from tests.auditors.italia.position import Position, kind_of, nation_of, place_of
from tests.auditors.italia.printed import AREAS, FLEET, SEAS, moves

OVER_WATER = frozenset(("strait", "sea"))


@dataclass
class Track:
    """A unit: the way it came into its place and from where, its steps, and whether it must stay.

    ``led``: the leader beside whom it began to move, as long as it moves with him; of several it's any until it has
    moved with one (:meth:`Tracks.follow_leaders`). ``held``: it entered a highland
    that only he lets it leave. ``campaign``: it is part of a campaign's force, or was dropped by it;
    ``dropped``: before the first march, among like units.
    """

    kind: str
    place: str
    origin: str = ""
    way: str = ""
    spent: int = 0
    stopped: bool = False
    led: str = ""
    held: bool = False
    campaign: bool = False
    dropped: bool = False
    aboard: bool = False
    piece: str = ""


class Tracks:
    """The units of the active nation, and its leaders."""

    def __init__(self) -> None:
        self.nation = ""
        self.units: list[Track] = []
        self.led_from: dict[str, str] = {}
        self.lead_spent: dict[str, int] = {}
        self.begun = False
        self.carried = 0
        self.fleets = 0
        self.marched = False
        self.where: dict[str, str] = {}

    # Reading

    def at(self, place: str, kind: str = "") -> list[Track]:
        return [each for each in self.units if each.place == place and kind in ("", each.kind)]

    def land(self, place: str) -> list[Track]:
        return [each for each in self.at(place) if each.kind != FLEET]

    def came_from(self, area: str) -> set[str]:
        """Areas and seas from which units came into an area [10.10, R71]."""
        return {each.origin for each in self.land(area) if each.origin}

    def over_water(self, area: str) -> bool:
        """Whether all came over sea or strait [R22]."""
        return all(each.way in OVER_WATER for each in self.land(area))

    def rate(self, unit: Track) -> int:
        """The number on the counter [9.1]."""
        return moves(self.nation, unit.kind)

    # Choosing

    def look(self, state: ItaliaState) -> None:
        """See where counters are after an answer."""
        where = {piece: stack for stack, pieces in state.stacks.items() for piece in pieces}
        self.where = {piece: place_of(stack, where) for piece, stack in where.items()}

    def name(self) -> None:
        """After an answer each unit is a counter on the board."""
        free: dict[tuple[str, str], list[str]] = {}
        for piece, place in self.where.items():
            if nation_of(piece) == self.nation:
                free.setdefault((kind_of(piece), place), []).append(piece)
        strangers = []
        for unit in self.units:
            here = free.get((unit.kind, unit.place), [])
            if unit.piece in here:
                here.remove(unit.piece)
            else:
                strangers.append(unit)
        for unit in strangers:
            here = free.get((unit.kind, unit.place), [])
            unit.piece = here.pop() if here else ""

    def pick(self, place: str, force: Force, able: Callable[[Track], bool], goal: str = "") -> list[Track]:
        """Units of these types in a place: the counters that went to the goal, or else those that left.

        Of those that can't be told apart, the ones that are able come first, and of these the ones with most steps.
        """
        found: list[Track] = []

        def order(unit: Track) -> tuple[int, bool, int]:
            if not unit.piece:
                return 2, not able(unit), -unit.spent  # it has come with this answer: a named one that left goes first
            now = self.where.get(unit.piece, "")
            return (0 if now == goal else 1 if now != place else 3), not able(unit), -unit.spent

        for kind, number in force.units.items():
            found += sorted(self.at(place, kind), key=order)[:number]
        return [self._in_place_of(unit, found, able) for unit in list(found)]

    def _in_place_of(self, unit: Track, found: list[Track], able: Callable[[Track], bool]) -> Track:
        """Which of several like units was dropped isn't told: one that goes on was not, if another can have been."""
        if not unit.dropped or able(unit):
            return unit
        others = [each for each in self.at(unit.place, unit.kind) if able(each)]
        other = next((each for each in others if all(each is not one for one in found)), unit)
        unit.piece, other.piece = other.piece, unit.piece
        found.append(other)
        return other

    # Following

    def begin_move(self, position: Position) -> None:
        """The first move of a phase: who stands beside a leader, who must fight first [9.3, 7.4, R79]."""
        if self.begun:
            return
        self.begun = True
        self.led_from = {name: place for name, place in position.leaders.items() if self._is_mine(name, position)}
        where = {place: name for name, place in self.led_from.items()}
        for unit in self.units:
            unit.led = where.get(unit.place, "")
            unit.aboard = unit.place in SEAS and unit.kind != FLEET
            if unit.place in AREAS and position.enemies_at(unit.place, self.nation):
                unit.stopped = True

    def follow_leaders(self, place: str, leaders: set[str]) -> None:
        """A unit that began beside several leaders goes with the one who moves now [9.3]."""
        for unit in self.units:
            if unit.place == place and unit.led and not unit.spent and not unit.stopped:
                beside = {name for name, start in self.led_from.items() if start == place} & leaders
                unit.led = next(iter(sorted(beside)), unit.led)

    def _is_mine(self, leader: str, position: Position) -> bool:
        return leader in position.leaders_at(position.leaders[leader], self.nation)

    def apply(self, event: Event, position: Position) -> None:
        """Carry the tracks on; called before the position is."""
        match event:
            case told.NationBegan():
                self._begin(event.nation, position)
            case told.PhaseBegan(step="movement"):
                self._new_phase(event.phase)
            case told.Placed(nation=self.nation):
                self._placed(event)
            case told.SeaBattleBegan(attacker=self.nation):
                self.load(event.sea, event.attacker_cargo, position)
            case told.SeaBattleBegan(defender=self.nation):
                self.load(event.sea, event.defender_cargo, position)
            case told.CampaignMarched():
                self._marched(event, position)
            case told.UnitsDropped():
                self._dropped(event)
            case told.CampaignEnded(rounds=0):
                self._never_left()
            case told.Retreated(nation=self.nation):
                # A retreat is no move: who came over to a campaign in its battle moves after it [9.1, 12.11].
                for unit in self.pick(event.area, event.force, lambda each: True, event.to):
                    unit.place, unit.origin, unit.way = event.to, event.area, ""
            case told.UnitsLost(nation=self.nation):
                self._drop(self.pick(event.area, event.force, lambda each: True))
            case told.CityRebuilt(nation=self.nation):
                self._drop(self.pick(event.area, Force(units={event.unit: 1}), lambda each: True))
            case told.Defected():
                self._defected(event)
            case told.Departed(nation=self.nation) | told.Exited(nation=self.nation):
                self._drop(self.pick(event.place, event.force, lambda each: True))
            case told.SeaBattleEnded() if event.to:
                self._withdrew(event)
            case _:
                pass

    def _begin(self, nation: str, position: Position) -> None:
        self.nation, self.units, self.begun, self.marched = nation, [], False, False
        self.lead_spent = {}
        for place in position.places(nation):
            for kind, number in position.at(place, nation).items():
                self.units += [Track(kind, place, aboard=place in SEAS and kind != FLEET) for _ in range(number)]
        self.carried = sum(each.aboard for each in self.units)
        self.fleets = sum(each.kind == FLEET for each in self.units)

    def settle(self, event: Event, position: Position) -> None:
        """The heir has the units just inherited [14.4]; called after the position is carried on."""
        if isinstance(event, told.NationInherited):
            self._begin(event.heir, position)

    def _new_phase(self, phase: int) -> None:
        """In a major invasion each unit moves twice; those that landed, in the second phase only [5, 7.4]."""
        self.begun, self.lead_spent = False, {}
        for unit in self.units:
            if phase == 1 and unit.way == "arrival":
                continue
            unit.spent, unit.stopped, unit.held, unit.led, unit.way, unit.origin = 0, False, False, "", "", ""

    def _placed(self, event: told.Placed) -> None:
        if event.origin:
            for unit in self.pick(event.origin, event.force, lambda each: True):
                unit.place = event.place
            return
        for kind, number in event.force.units.items():
            way = "arrival" if event.cause == "landing" else ""
            self.units += [Track(kind, event.place, way=way) for _ in range(number)]
            if kind == FLEET:
                self.fleets += number
            elif event.place in SEAS:
                self.carried += number

    def load(self, sea: str, cargo: Force, position: Position) -> None:
        """A campaigning force that sails goes aboard without an event of its own [12.3]."""
        found = position.loaded(sea, self.nation, cargo)
        if found.units:
            origin = position.leaders[position.turn.leader]
            for unit in self.pick(origin, found, lambda each: each.campaign, sea):
                unit.place, unit.campaign = sea, True

    def _marched(self, event: told.CampaignMarched, position: Position) -> None:
        """The force has had its movement, and so has what it drops [12.11]."""
        place = position.leaders.get(event.leader, event.path[0])
        way = event.way if event.way in ("land", "strait") else "sea"
        for unit in self.pick(place, event.force, lambda each: each.campaign or not self.marched, event.path[-1]):
            unit.place, unit.origin, unit.way, unit.campaign, unit.stopped = (
                event.path[-1],
                event.path[-2],
                way,
                True,
                True,
            )
        self.marched = True

    def _dropped(self, event: told.UnitsDropped) -> None:
        """What the force leaves behind has had its movement too, also before its first march [12.11]."""
        for unit in self.pick(event.area, event.force, lambda each: each.campaign or not self.marched):
            unit.campaign = unit.stopped = True
            unit.dropped = not self.marched

    def _never_left(self) -> None:
        """A campaign without a round leaves all free to move [R77]."""
        for unit in self.units:
            if unit.campaign:
                unit.campaign = unit.stopped = unit.dropped = False

    def _defected(self, event: told.Defected) -> None:
        if event.nation == self.nation:
            self._drop(self.at(event.area, event.unit)[:1])
        if event.to == self.nation and event.place:
            self.units.append(Track("infantry", event.place))

    def _withdrew(self, event: told.SeaBattleEnded) -> None:
        who = event.attacker if event.outcome == "attacker-left" else event.defender
        if who == self.nation:
            for unit in self.at(event.sea):
                unit.place, unit.spent = event.to, 2 if unit.kind == FLEET else unit.spent

    def _drop(self, gone: Sequence[Track]) -> None:
        lost = {id(each) for each in gone}
        self.units = [each for each in self.units if id(each) not in lost]
