"""Submission, Roads after it, and the Roman withdrawal [15.5, 15.6, B14]."""

from __future__ import annotations

from rules.britannia_redux import events as told
from rules.core.events import Event
from tests.auditors.britannia_redux.position import MovementBegan, Position, Work
from tests.auditors.britannia_redux.printed import (
    AREAS,
    BY_LAND,
    FORT,
    HOLDING,
    LEADERS,
    NATIONS,
    ROMANO_BRITISH,
    ROMANS,
    STRONGHOLD,
    kind_of,
    nation_of,
    printed,
)
from tests.auditors.report import Report

MOST_ROMANO_BRITISH = 8


class Withdrawal:
    """How far section 15.6 has come."""

    def __init__(self, works: dict[str, Work], position: Position) -> None:
        region = printed().appearance
        self.forts = {area for area in works if works[area].kind == FORT and works[area].intact}
        self.all_forts = {area for area in works if works[area].kind == FORT}
        self.armies = {area for area in AREAS if position.armies_at(area, ROMANS)}
        self.here = self.forts & set(region)
        coastal = {area for area in self.here if AREAS[area].seas and not AREAS[area].hard}
        self.must_wall = coastal if "strongholds" in position.options else set()
        self.placed: dict[str, int] = {}
        self.walls: dict[str, int] = {}

    @property
    def romano_british(self) -> int:
        return sum(self.placed.values())


class Rome:
    """Sections 15.5, 15.6 and B14."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.withdrawal: Withdrawal | None = None
        self.fighting = False
        self.declined: set[str] = set()
        self.marching: dict[str, str] = {}
        self.lost_from: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        if self.marching and not isinstance(
            event, (told.UnitsRetreated, told.ArmiesRemoved, told.BattleCancelled, told.FortificationBuilt)
        ):
            self._end_march(position)
        if isinstance(event, (told.BattleBegan, told.UnitsMoved, told.MovementEnded, told.NationTurnEnded)) or (
            isinstance(event, told.PointsScored) and event.cause == "occupying"
        ):
            self._forts_stand(event, position)
        found = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event, position)

    def _forts_stand(self, event: Event, position: Position) -> None:
        """Wherever Romans are alone in their own turn there is a fort counter [15.2, R51]."""
        if position.turn.nation != ROMANS:
            return
        bare = {area for area in AREAS if area not in position.works and position.nations_at(area) == {ROMANS}}
        self.report.same("15.2", "areas of Romans alone without a fort", set(), bare)

    # Submission

    def _eligible(self, nation: str, position: Position) -> bool:
        """Whether a British nation may submit to Rome now [15.5, R11]."""
        if not NATIONS[nation].british or nation in position.subjects | position.freed:
            return False
        areas = {place for unit in position.armies(nation, land=True) for place in [position.place[unit]]}
        if not 0 < len(areas) <= printed().submission[nation]:
            return False
        return nation != "belgae" or (position.round == 1 and areas <= set(HOLDING["belgae"].centers))

    def _may_yield(self, nation: str, position: Position) -> bool:
        """Whether a nation may submit to the active one [B14.1]."""
        turn = position.turn
        if "general_submission" not in position.options or not position.withdrawn or nation == turn.nation:
            return False
        if nation in position.submitted or nation in position.vassals:
            return False
        owners = position.all_owners()
        lost = any(owner == nation and owners[area] == turn.nation for area, owner in turn.first_owners.items())
        wronged = nation in turn.wronged or lost
        areas = {area for area in AREAS if nation in position.nations_at(area)}
        return wronged and 0 < len(areas) <= len(HOLDING[nation].centers)

    def _submitted(self, event: told.Submitted, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("15.5", "overlord", position.turn.nation, event.overlord)
        report.same("15.5", "phase", "battles", position.turn.phase)
        report.holds("R46", "not in the middle of a battle", not self.fighting, nation)
        section = "15.5" if event.overlord == ROMANS else "B14.1"
        may = self._eligible if event.overlord == ROMANS else self._may_yield
        report.holds(section, f"{nation} may submit", may(nation, position), event.areas)
        mine = {area for area in AREAS if nation in position.nations_at(area)}
        report.same(section, "areas of its armies", mine, set(event.areas))

    def _submission_declined(self, event: told.SubmissionDeclined, position: Position) -> None:
        roman = event.overlord == ROMANS
        may = self._eligible if roman else self._may_yield
        self.report.same("15.5", "overlord", position.turn.nation, event.overlord)
        self.report.holds("15.5" if roman else "B14.1", f"{event.nation} might submit", may(event.nation, position))
        self.declined.add(event.nation)

    def _submission_ended(self, event: told.SubmissionEnded, position: Position) -> None:
        nation, report = event.nation, self.report
        if event.overlord == ROMANS:
            report.holds("15.5.4", "a subject", nation in position.subjects, nation)
            boudica = nation == "belgae" and position.round == 1 and position.turn.nation == "belgae"
            leaving = position.round == position.timeline.withdrawal and not position.turn.nation
            claimed = {"boudica": boudica, "withdrawal": leaving}.get(event.cause, False)
            report.holds("15.5.4", f"the end by {event.cause}", claimed, (nation, position.round))
            return
        report.same("B14.4", "overlord", position.vassals.get(nation), event.overlord)
        if event.cause == "revolt":
            later = position.vassal_since.get(nation, 0) < position.round
            report.holds("B14.4", "from the next round on, in its own turn", later and position.turn.nation == nation)
        else:
            report.same("B14.4", "why it ends", "overlord-gone", event.cause)
            report.holds("B14.4", "the overlord is gone", not position.present(event.overlord), event.overlord)

    def _battle_began(self, event: told.BattleBegan, position: Position) -> None:
        peace = position.at_peace(event.attacker, event.defender)
        self.report.holds("15.5.1", "no battle with a subject", not peace, (event.attacker, event.defender))
        barred = event.attacker == ROMANO_BRITISH and event.defender in position.protected
        self.report.holds("15.6.4", "no attack on a protected nation", not barred, event.defender)
        self.fighting = True

    def _battle_ended(self, event: told.BattleEnded, position: Position) -> None:
        self.fighting = False

    def _battle_cancelled(self, event: told.BattleCancelled, position: Position) -> None:
        sides = (event.attacker, event.defender)
        self.report.same("15.5.1", "sides", set(sides), position.nations_at(event.area))
        self.report.holds("15.5.1", "a submission", position.at_peace(*sides), sides)
        self.lost_from.add(event.area)

    def _units_retreated(self, event: told.UnitsRetreated, position: Position) -> None:
        turn, report = position.turn, self.report
        if event.cause == "submission":
            report.holds("15.5.1", "a cancelled battle", event.area in self.lost_from, event.area)
            for unit in event.units:
                report.holds("17", f"{unit} did not come by boat", unit not in turn.boats, event.to)
                back = {turn.came_from.get(unit), turn.raiders.get(unit)} - {None}  # B9.2
                report.holds("15.5.1", f"where {unit} came from", event.to in back, (event.to, back))
            there = position.nations_at(event.to) - {event.nation} if event.to in AREAS else set()
            allowed = event.nation == ROMANS and there <= position.subjects
            report.holds("15.5.1", "no other nation there", not there or allowed, (event.to, there))
        if event.cause == "march":
            report.same("15.5.1", "who marches", ROMANS, event.nation)
            for unit in event.units:
                origin = turn.came_from.get(unit, "")
                reach = self._by_road(origin, position)
                report.holds("15.5.1", f"a Road all the way for {unit}", event.to in reach, (origin, event.to))
            there = position.nations_at(event.to) - {ROMANS}
            report.same("15.5.2", "vacant or Roman", set(), there)
        if event.nation == ROMANS and turn.nation == ROMANS:
            self.marching.update(dict.fromkeys(event.units, event.to))

    def _end_march(self, position: Position) -> None:
        """Romans end in areas that are vacant or purely Roman, within stacking [15.5.2]."""
        stuck = {
            unit for unit in self.marching if position.nations_at(position.place.get(unit, "")) & position.subjects
        }
        self.report.same("15.5.2", "Romans left in areas of subjects", set(), stuck)
        self.report.same("B6.1", "stacking after a march", "", position.overstacked(ROMANS))
        self.marching = {}

    def _by_road(self, origin: str, position: Position) -> set[str]:
        """The areas that Roads lead to from where the Romans came from, that one included [15.5.1]."""
        if origin not in AREAS:
            return set()
        found, queue = {origin}, [origin]
        while queue:
            for area in BY_LAND[queue.pop()]:
                if area not in found and self._is_road(area, position):
                    found.add(area)
                    queue.append(area)
        return found if self._is_road(origin, position) else set()

    @staticmethod
    def _is_road(area: str, position: Position) -> bool:
        work = position.works.get(area)
        if position.nations_at(area) & position.subjects:
            return not (work and work.kind == FORT and not work.intact)
        return bool(work and work.kind == FORT and work.intact and not work.fresh)

    def _armies_removed(self, event: told.ArmiesRemoved, position: Position) -> None:
        turn, report = position.turn, self.report
        if event.cause == "no-retreat":
            report.holds("15.5.1", "a cancelled battle", event.place in self.lost_from, event.place)
            for unit in event.units:
                origin = turn.came_from.get(unit, "")
                free = origin in AREAS and unit not in turn.boats and self._open_to(origin, event.nation, position)
                afloat = turn.raiders.get(unit) in AREAS[event.place].seas  # B9.2
                report.holds("15.5.1", "no way back", not free and not afloat, (unit, origin))
        if event.cause == "no-road":
            report.same("15.5.2", "who has no Road", ROMANS, event.nation)
            for origin in {turn.came_from.get(unit, "") for unit in event.units}:
                for area in self._by_road(origin, position):
                    closed = position.nations_at(area) - {ROMANS} or position.room(ROMANS, [area]) < 1
                    report.holds("15.5.2", "no area to march to", bool(closed), (origin, area))
        if event.cause == "withdrawal":
            report.holds("15.6.1", "in the withdrawal", self.withdrawal is not None, event.units)
            report.holds("15.6.1", "area of appearance", event.place in printed().appearance, event.place)
            if self.withdrawal:
                self._forts_first(position)

    @staticmethod
    def _open_to(area: str, nation: str, position: Position) -> bool:
        there = position.nations_at(area) - {nation}
        return not there and position.room(nation, [area]) > 0

    def _movement_began(self, event: MovementBegan, position: Position) -> None:
        self._all_asked(position)

    def _movement_ended(self, event: told.MovementEnded, position: Position) -> None:
        self.declined, self.lost_from = set(), set()

    def _nation_turn_ended(self, event: told.NationTurnEnded, position: Position) -> None:
        self._all_asked(position)

    def _all_asked(self, position: Position) -> None:
        """After the last battle every nation that may submit has been asked [15.5]."""
        turn = position.turn
        if not turn.part or turn.phase != "battles":
            return
        if turn.nation == ROMANS:
            may = {nation for nation in printed().submission if self._eligible(nation, position)}
            self.report.same("15.5", "nations not asked", set(), may - self.declined)
        elif "general_submission" in position.options:
            may = {nation for nation in NATIONS if nation != ROMANS and self._may_yield(nation, position)}
            self.report.same("B14.1", "nations not asked", set(), may - self.declined)

    # Withdrawal

    def _withdrawal_began(self, event: told.WithdrawalBegan, position: Position) -> None:
        self.report.same("15.6", "round of the withdrawal", position.timeline.withdrawal, position.round)
        self.report.same("15.6", "in the Romans' place", "", position.last_nation)
        self.report.same("15.5.4", "subjects left", set(), position.subjects)
        self.withdrawal = found = Withdrawal(position.works, position)
        mine = (len(position.armies(ROMANS)), len(found.forts))
        self.report.same("15.6", "Roman armies and forts", mine, (event.armies, event.forts))

    def _fort_replaced(self, event: told.FortReplaced, position: Position) -> None:
        found, report, nation, area = self.withdrawal, self.report, event.nation, event.area
        if found is None:
            report.holds("15.6.1", "in the withdrawal", False, area)
            return
        work = position.works.get(area)
        report.holds("15.6.1", "an intact fort", bool(work and work.kind == FORT and work.intact), area)
        if event.unit:
            mine = (nation, "infantry")
            report.same("15.6.1", "army for a fort", mine, (nation_of(event.unit), kind_of(event.unit)))
            report.holds("15.6.1", "a counter", position.counters_left(nation, "infantry") > 0, event.unit)
        if nation == ROMANO_BRITISH:
            report.holds("15.6.1", "area of appearance", area in printed().appearance, area)
            if event.unit:
                left = {each for each in found.must_wall if position.works[each].kind == FORT}
                short = found.romano_british < MOST_ROMANO_BRITISH
                report.holds("16.1.2", "strongholds first", not (left and short), (area, left))
            else:
                report.holds("16.1.2", "a coastal clear area", area in found.must_wall, area)
            self._count(area, found)
            return
        self._finished(position)
        region = printed().welsh if nation == "welsh" else printed().brigante if nation == "brigantes" else ()
        report.holds("15.6.2", f"an area for {nation}", area in region, area)
        report.holds("15.6.2", "a nation that had submitted", nation in position.freed, nation)
        if not event.unit:
            found.walls[nation] = found.walls.get(nation, 0) + 1
            report.holds("16.1.2", "strongholds in play", "strongholds" in position.options, nation)
            report.same("16.1.2", f"strongholds of {nation}", 1, found.walls[nation])

    def _count(self, area: str, found: Withdrawal) -> None:
        found.placed[area] = found.placed.get(area, 0) + 1
        number = found.romano_british
        self.report.holds("15.6.1", "eight armies at most", number <= MOST_ROMANO_BRITISH, number)

    def _fortification_built(self, event: told.FortificationBuilt, position: Position) -> None:
        if event.cause == "withdrawal":
            self.report.same("16.1.2", "kind of fortification", STRONGHOLD, event.work)
            self.report.holds("16.1.2", "after its fort", event.area not in position.works, event.area)

    def _forts_first(self, position: Position) -> None:
        """While armies are left every intact fort of the area is replaced [15.6.1]."""
        found = self.withdrawal
        if found and found.romano_british < MOST_ROMANO_BRITISH:
            self.report.same("15.6.1", "forts not replaced", set(), found.here - set(found.placed))

    def _units_placed(self, event: told.UnitsPlaced, position: Position) -> None:
        found, report = self.withdrawal, self.report
        if event.cause != "withdrawal":
            return
        if found is None:
            report.holds("15.6.1", "in the withdrawal", False, event.area)
            return
        self._forts_first(position)
        report.same("15.6.1", "who appears", ROMANO_BRITISH, event.nation)
        report.holds("15.6.1", "area of appearance", event.area in printed().appearance, event.area)
        for _ in event.units:
            self._count(event.area, found)
        first = found.placed[event.area] == len(event.units)
        vacated = event.area in found.armies
        report.holds("15.6.1", "an area left vacant, or a second army", not first or vacated, event.area)
        report.holds("15.6.1", "two armies at most", found.placed[event.area] <= 2, event.area)
        if found.placed[event.area] == 2:
            self._vacant_first(position, found)

    def _vacant_first(self, position: Position, found: Withdrawal) -> None:
        left = (found.armies & set(printed().appearance)) - set(found.placed)
        self.report.same("15.6.1", "areas left vacant before second armies", set(), left)

    def _finished(self, position: Position) -> None:
        found = self.withdrawal
        if found is None or found.romano_british >= MOST_ROMANO_BRITISH:
            return
        self._forts_first(position)
        self._vacant_first(position, found)

    def _romans_gone(self, event: told.RomansGone, position: Position) -> None:
        self._finished(position)
        units = {unit for unit in position.place if nation_of(unit) == ROMANS}
        self.report.same("15.6.2", "Roman units", units, set(event.units))
        forts = {area for area, work in position.works.items() if work.kind == FORT}
        self.report.same("R55", "fort counters", forts, set(event.forts))
        self.withdrawal = None

    def _nation_turn_began(self, event: told.NationTurnBegan, position: Position) -> None:
        if position.round >= position.timeline.withdrawal:
            left = [unit for unit in position.place if nation_of(unit) == ROMANS and unit not in LEADERS]
            self.report.same("R59", "Romans after the withdrawal", [], left)
        self.report.holds("15.6", "the withdrawal is over", self.withdrawal is None, event.nation)
