"""The Movement Phase and its limits [B5, B6, 15.2 to 15.3, 15.5.2, 16, 17]."""

from __future__ import annotations

from collections.abc import Sequence

from rules.britannia_redux import events as told
from rules.core.decisions import Answer, Decision, Pick
from rules.core.events import Event
from tests.auditors.britannia_redux.paths import Party
from tests.auditors.britannia_redux.position import MovementBegan, Position
from tests.auditors.britannia_redux.printed import (
    AREAS,
    FORT,
    LEADERS,
    NATIONS,
    ROMANO_BRITISH,
    ROMANS,
    half_up,
    kind_of,
    nation_of,
    stack,
)
from tests.auditors.report import Report


class Movement:
    """Moves, and what is checked when a phase ends."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.forts_due: set[str] = set()
        self.lost_protection = ""
        self.arthur_goes = False
        self.limits_checked = False
        self.origin = ""
        self.group: tuple[str, ...] | None = None

    def see(self, event: Event, position: Position) -> None:
        if not isinstance(event, (told.FortificationBuilt, told.ProtectionLost, told.LeaderLeft)):
            self._settle(event, position)
        found = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event, position)

    def _settle(self, event: Event, position: Position) -> None:
        """What a move brings about is told at once."""
        self.report.same("15.2", "forts still to be built", set(), self.forts_due)
        self.report.same("R14", "protection still to be lost", "", self.lost_protection)
        self.report.holds("15.6.4", "Arthur leaves", not self.arthur_goes, event.kind)
        self.forts_due, self.lost_protection, self.arthur_goes = set(), "", False

    def _movement_began(self, event: MovementBegan, position: Position) -> None:
        self.limits_checked = False
        self.origin, self.group = "", None

    # Moves

    def _units_moved(self, event: told.UnitsMoved, position: Position) -> None:
        turn, report = position.turn, self.report
        report.same("B5", "who moves", turn.nation, event.nation)
        for unit in event.units:
            report.same("B5", "whose unit", event.nation, nation_of(unit))
            report.same("B5", f"place of {unit}", position.place.get(unit), event.path[0])
            report.holds("B5", "one move a phase", unit not in turn.moved, unit)
        party = Party(position, event.units)
        told_path = f"{' > '.join(event.path)} by {', '.join(event.units)}"
        ways = party.follow(event.path, event.roads)
        section = "17" if event.by_boat else "15.2.1" if event.roads else "B5"
        if report.holds(section, "a lawful way", bool(ways), told_path) and not event.by_boat:
            paid = {way.paid for way in ways if not way.strait}
            if paid:
                report.holds("B5.1", "areas paid for", event.paid in paid, (event.paid, told_path))
        self.forts_due = self._forts_in_passing(event.path, party, position)
        self._attacks(event, position)

    def _forts_in_passing(self, path: Sequence[str], party: Party, position: Position) -> set[str]:
        """Where the Romans are alone for the first time [15.2, R38]."""
        if party.nation != ROMANS:
            return set()
        areas = {area for area in path[1:] if area in AREAS}
        return {area for area in areas if area not in position.works and not position.opposing(area, ROMANS)}

    def _attacks(self, event: told.UnitsMoved, position: Position) -> None:
        entered = {each for area in event.path[1:] if area in AREAS for each in position.nations_at(area)}
        entered -= {event.nation}
        if event.nation == ROMANO_BRITISH:
            self.arthur_goes = "arthur" in position.place and any(NATIONS[each].british for each in entered)
        elif ROMANO_BRITISH in entered and event.nation in position.protected:
            self.lost_protection = event.nation

    def _fortification_built(self, event: told.FortificationBuilt, position: Position) -> None:
        if event.work != FORT:
            return
        area, turn = event.area, position.turn
        self.report.same("R51", "forts are built in Roman turns", ROMANS, turn.nation)
        self.report.holds("15.2", "no fort counter yet", area not in position.works, area)
        if turn.phase == "movement" and turn.moves:
            self.report.holds("15.2", "a fort where Romans are alone for the first time", area in self.forts_due, area)
            self.forts_due.discard(area)
        else:
            alone = position.nations_at(area) == {ROMANS}
            self.report.holds("15.2", "Romans alone", alone, (area, position.nations_at(area)))

    def _protection_lost(self, event: told.ProtectionLost, position: Position) -> None:
        self.report.same("R14", "who loses protection", self.lost_protection, event.nation)
        self.lost_protection = ""

    def _leader_left(self, event: told.LeaderLeft, position: Position) -> None:
        if event.cause == "attack":
            self.report.holds("15.6.4", "Arthur's leave", self.arthur_goes and event.leader == "arthur", event.leader)
            self.arthur_goes = False

    def _move_taken_back(self, event: told.MoveTakenBack, position: Position) -> None:
        moves = position.turn.moves
        if self.report.holds("R61", "a move to take back", bool(moves), event.units):
            self.report.same("R61", "the last move", moves[-1].units, event.units)
            unbuilt = {area for area in position.works if area not in moves[-1].works}
            self.report.same("R61", "forts taken back", unbuilt, set(event.unbuilt))

    # Limits at the end [B5.9, B6]

    def _before_limits(self, position: Position) -> None:
        if self.limits_checked:
            return
        self.limits_checked = True
        nation, turn, report = position.turn.nation, position.turn, self.report
        if nation != ROMANS:
            before = sum(owner == nation for owner in turn.owners.values())
            kept = sum(turn.owners[area] == nation for area in position.owned(nation))
            report.holds("B5.9", "half of the areas kept", kept >= before // 2, (kept, before))
        else:
            left = {area for area in AREAS if len(position.nations_at(area)) > 1}
            inside = {area for area in left if any(each in position.subjects for each in position.nations_at(area))}
            report.same("15.5.2", "Romans in areas of subjects", set(), inside)
        report.same("B6.1", "stacking", "", position.overstacked(nation))
        for leader in [each for each in LEADERS if LEADERS[each] == nation and position.place.get(each) in AREAS]:
            area = position.place[leader]
            report.holds("B5.7", "a leader with his own", position.strength(area, nation) > 0, (leader, area))
        self._stay_at_sea(position)

    def _stay_at_sea(self, position: Position) -> None:
        """No one goes to sea in this phase [B5.2]."""
        turn = position.turn
        at_sea = {unit for unit in position.armies(turn.nation) if position.place[unit] not in AREAS}
        self.report.same("B5.2", "armies that went to sea", set(), at_sea & turn.moved)

    def _limit(self, position: Position) -> tuple[int, int, int, int]:
        """Owned areas, contested ones that count, the limit, and the armies that count [B6.2]."""
        nation = position.turn.nation
        owned = len(position.owned(nation))
        contested = [
            area
            for area in position.contested()
            if nation in position.nations_at(area)
            and len(position.armies_at(area, nation)) + self._own_work(area, position) > position.opposing(area, nation)
        ]
        areas = max(1, owned + len(contested))
        limit = half_up(1.5 * areas) if position.is_subject(nation) else 2 * areas
        uncounted = position.turn.afloat | position.turn.risen
        armies = [unit for unit in position.armies(nation, land=True) if unit not in uncounted]
        return owned, len(contested), limit, len(armies)

    @staticmethod
    def _own_work(area: str, position: Position) -> int:
        return 1 if position.work(area, position.turn.nation) else 0

    def _limit_checked(self, event: told.LimitChecked, position: Position) -> None:
        self._before_limits(position)
        self.report.holds("15.3", "a nation with a population limit", event.nation != ROMANS, event.nation)
        owned, contested, limit, armies = self._limit(position)
        mine = (owned, contested, limit, armies, armies - limit, position.is_subject(event.nation))
        claimed = (event.areas, event.contested, event.limit, event.armies, event.excess, event.is_subject)
        self.report.same("B6.2", "population limit", mine, claimed)

    def _armies_removed(self, event: told.ArmiesRemoved, position: Position) -> None:
        if event.cause != "population":
            return
        self._before_limits(position)
        _, _, limit, armies = self._limit(position)
        excess = armies - limit
        self.report.same("B6.2", "who removes", position.turn.nation, event.nation)
        self.report.holds("B6.2", "armies over the limit", len(event.units) <= excess, (event.units, excess))
        counted = [unit for unit in event.units if unit not in position.turn.afloat | position.turn.risen]
        self.report.same("B6.2", "armies that count", list(event.units), counted)

    def _tribute_owed(self, event: told.TributeOwed, position: Position) -> None:
        self.report.same("R16", "overlord", position.vassals.get(event.nation), event.overlord)
        self.report.same("R16", "armies owed", 1, event.count)

    def _fort_rebuilt(self, event: told.FortRebuilt, position: Position) -> None:
        area, work = event.area, position.works.get(event.area)
        self._before_limits(position)
        self.report.same(
            "15.2.3", "whose Movement Phase", (ROMANS, "movement"), (position.turn.nation, position.turn.phase)
        )
        destroyed = work is not None and work.kind == FORT and not work.intact
        self.report.holds("15.2.3", "a destroyed fort", destroyed, area)
        alone = position.nations_at(area) == {ROMANS} and bool(position.armies_at(area, ROMANS))
        self.report.holds("15.2.3", "Roman armies alone", alone, area)

    def _movement_ended(self, event: told.MovementEnded, position: Position) -> None:
        self._before_limits(position)
        self.report.same(
            "B6", "whose phase ended", (position.turn.nation, position.turn.part), (event.nation, event.part)
        )
        if event.nation != ROMANS:
            _, _, limit, armies = self._limit(position)
            self.report.holds("B6.2", "armies within the limit", armies <= limit, (event.nation, armies, limit))

    # What is offered

    def asked(self, decision: Decision, answer: Answer, position: Position) -> None:
        """Compare what a player is offered with what the print allows."""
        if not isinstance(decision, Pick) or position.turn.phase != "movement":
            return
        chosen = answer[0] if isinstance(answer, tuple) and answer else ""
        ids = {option.id for option in decision.options}
        if decision.topic == "move":
            self._check_origins(ids - {"done", "back", "back-all", "undo"}, position)
            self.origin, self.group = chosen, None
        elif decision.topic == "move-who":
            self.group = None if chosen == "back" else self._units(chosen, position)
        elif decision.topic == "move-to":
            units = self.group or self._lone(position)
            if units:
                self._check_goals({each.split(">")[-1] for each in ids - {"back"}}, units, position)
            self.group = None

    def _check_goals(self, offered: set[str], units: Sequence[str], position: Position) -> None:
        mine = self._goals(units, self.origin, position)
        what = f"goals from {self.origin} of {','.join(map(kind_of, units))} ({position.turn.nation})"
        if any(unit not in LEADERS for unit in units):
            self.report.same("B5.6", what, sorted(mine), sorted(offered))
            return
        self.report.same("B5.7", what, [], sorted(offered - mine))
        joined = {area for area in mine if self._has_company(area, position)}
        self.report.same("B5.7", what, [], sorted(joined - offered))

    def _goals(self, units: Sequence[str], origin: str, position: Position) -> set[str]:
        """Areas a party may go to and stay in: what has moved there can't leave again [B6.1]."""
        return {area for area in Party(position, units).goals(origin) if self._has_room(area, units, position)}

    def _has_company(self, area: str, position: Position) -> bool:
        """Whether a leader who goes alone can have his own beside him at the end [B5.7]."""
        nation = position.turn.nation
        if position.strength(area, nation):
            return True
        free = (unit for unit in position.armies(nation) if unit not in position.turn.moved)
        origins = {(position.place[unit], kind_of(unit)): unit for unit in free}
        return any(area in self._goals([unit], place, position) for (place, _), unit in origins.items())

    @staticmethod
    def _has_room(area: str, units: Sequence[str], position: Position) -> bool:
        turn, nation = position.turn, position.turn.nation

        def fixed(place: str) -> int:
            work = position.work(place, nation)
            armies = [unit for unit in position.armies_at(place, nation) if unit in turn.moved]
            return len(armies) + bool(work and work.kind != FORT)

        coming = sum(unit not in LEADERS for unit in units)
        if not coming:
            return True
        number = fixed(area) + coming
        if number <= stack(area):
            return True
        others = (each for each in AREAS if each != area)
        return number <= 2 * stack(area) and (nation == ROMANS or not any(fixed(each) > stack(each) for each in others))

    def _free(self, place: str, position: Position) -> list[str]:
        turn = position.turn
        return [unit for unit in position.at(place) if nation_of(unit) == turn.nation and unit not in turn.moved]

    def _check_origins(self, offered: set[str], position: Position) -> None:
        places = {where for unit, where in position.place.items() if nation_of(unit) == position.turn.nation}
        mine = set()
        for place in places & {*AREAS, *position.place.values()}:
            alike = {kind_of(unit): unit for unit in self._free(place, position)}
            if any(self._goals([unit], place, position) for unit in alike.values()):
                mine.add(place)
        self.report.same("B5", "places to move from", sorted(mine), sorted(offered & set(places)))

    def _units(self, group: str, position: Position) -> tuple[str, ...] | None:
        """The counters behind an offer such as ``2i1c+arthur``."""
        free = self._free(self.origin, position)
        armies, *leaders = group.split("+")
        found = [each for each in leaders if each in LEADERS]
        if armies in LEADERS:
            return (armies, *found)
        for letter, kinds in (("i", ("infantry", "roman-infantry")), ("c", ("cavalry",))):
            number = _count(armies, letter)
            found += [unit for unit in free if kind_of(unit) in kinds][:number]
        return tuple(found) if found else None

    def _lone(self, position: Position) -> tuple[str, ...]:
        free = self._free(self.origin, position)
        return tuple(free) if len(free) == 1 else ()


def _count(group: str, letter: str) -> int:
    digits = ""
    for sign in group:
        if sign.isdigit():
            digits += sign
        elif sign == letter:
            return int(digits or 0)
        else:
            digits = ""
    return 0
