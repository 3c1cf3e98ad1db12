"""Victory points: at once, for occupation, and the end of the game [11]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rules.core.events import Event
from rules.italia import events as told
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import ROMA, Line
from tests.auditors.report import Report

KILLS = frozenset(("hit", "shock", "no-retreat", "second-retreat", "roma", "sunk"))
"""Losses that are kills of the other side [11.1]."""
NO_KILLS = frozenset(("surplus", "block", "rebuild", "no-counter", "vassal"))


def whole_point(halves: int) -> int:
    """Half of some half points, down to a whole point [11.4, R52]."""
    return halves // 4 * 2


class Scoring:
    """Every point is due to something that happened; nothing that happened goes unscored."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.due: Counter[tuple[str, str, str]] = Counter()
        self.scored: set[str] = set()
        self.sacks: set[str] = set()
        self.received: set[tuple[str, str]] = set()
        self.captured: set[tuple[str, str]] = set()

    def see(self, event: Event, position: Position) -> None:
        found: Callable[[Event, Position], None] | None = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event, position)

    def settle(self) -> None:
        """When the game waits for an answer, all that was due is scored."""
        owed = {key: halves for key, halves in self.due.items() if halves}
        self.report.same("11.1", "points due and not scored", {}, owed)
        self.due.clear()

    def _lines(self, nation: str, kind: str, position: Position) -> list[Line]:
        return [line for line in position.card(nation).lines if line.type == kind]

    # At once [11.1, 11.2]

    def _points_scored(self, event: told.PointsScored, position: Position) -> None:
        report = self.report
        report.same("1.1", f"seat of {event.nation}", position.seat(event.nation), event.seat)
        report.same("11.1", "total of the seat", position.points[event.seat] + event.halves, event.total)
        if event.cause == "capture-city":
            self._capture(event, position)
            return
        key = (event.nation, event.cause, event.about if event.cause.startswith("kill") else "")
        if event.cause != "kill-unit":
            report.same("11.1", f"half points of {event.nation}, {event.cause}", self.due[key], event.halves)
        self.due[key] -= event.halves
        report.holds("11.1", f"points of {event.nation}, {event.cause}", self.due[key] >= 0, event.halves)

    def _owe(self, nation: str, cause: str, halves: int, about: str = "") -> None:
        if halves:
            self.due[nation, cause, about] += halves

    def _units_lost(self, event: told.UnitsLost, position: Position) -> None:
        report = self.report
        if event.cause in KILLS:
            report.holds("11.1", f"a kill, {event.cause}", bool(event.by) and event.by != event.nation, event.by)
        if event.cause in NO_KILLS:
            report.same("11.1", f"no kill, {event.cause}", "", event.by)
        if event.by:
            self._kill(event.by, event.nation, dict(event.force.units), position)

    def _kill(self, by: str, nation: str, units: dict[str, int], position: Position) -> None:
        if position.same_seat(by, nation):
            return
        for unit, number in units.items():
            lines = [
                line
                for line in self._lines(by, "kill-unit", position)
                if line.nation in ("", nation) and line.unit in ("", unit)
            ]
            best = max(lines, key=lambda line: bool(line.nation) + bool(line.unit), default=None)
            self._owe(by, "kill-unit", number * best.halves if best else 0, nation)
        gone = +position.on_map(nation)
        gone.subtract(units)
        if not +gone and any(units.values()):
            for line in self._lines(by, "last-unit", position):
                if line.nation == nation:
                    self._owe(by, "last-unit", line.halves)

    def _leader_killed(self, event: told.LeaderKilled, position: Position) -> None:
        if not event.by or position.same_seat(event.by, event.nation):
            return
        lines = [line for line in self._lines(event.by, "kill-leader", position) if line.leader in ("", event.leader)]
        best = max(lines, key=lambda line: bool(line.leader), default=None)
        self._owe(event.by, "kill-leader", best.halves if best else 0, event.leader)

    def _city_pillaged(self, event: told.CityPillaged, position: Position) -> None:
        """The first sack of Roma gives points; else the owner chooses, if the card has points [10.13, 10.14, R30]."""
        report, nation, area = self.report, event.nation, event.area
        card = {line.type for line in position.card(nation).lines}
        if event.last_owner and position.same_seat(nation, event.last_owner):
            report.same("10.13", "gold only, from the same seat", 4, event.gold)
            return
        if area == ROMA and "sack-roma" in card:
            line = self._lines(nation, "sack-roma", position)[0]
            first = nation not in self.sacks
            self.sacks.add(nation)
            if first:
                report.same("10.14", "gold for the first sack of Roma", 0, event.gold)
            report.holds("10.14", "2 points or 4 gold", event.gold in (0, 4), event.gold)
            if not event.gold:
                self._owe(nation, "sack-roma", line.halves if first else line.later)
            return
        halves = max(
            (
                line.halves
                for line in self._lines(nation, "pillage-or-raid", position)
                if not line.areas or area in line.areas
            ),
            default=0,
        )
        report.holds(
            "10.13", "4 gold, or the card's points", event.gold == 4 or (bool(halves) and not event.gold), event
        )
        if not event.gold:
            self._owe(nation, event.how, halves)

    def _exited(self, event: told.Exited, position: Position) -> None:
        self._exit(event.nation, event.force, position)

    def _departed(self, event: told.Departed, position: Position) -> None:
        if event.scored:
            self._exit(event.nation, event.force, position)

    def _exit(self, nation: str, force: told.Force, position: Position) -> None:
        for line in self._lines(nation, "exit", position):
            self._owe(nation, "exit", line.halves * force.size)

    def _submitted(self, event: told.Submitted, position: Position) -> None:
        first = (event.nation, event.to) not in self.received
        self.received.add((event.nation, event.to))
        for line in self._lines(event.to, "submission-received", position):
            if first and line.nation == event.nation:
                self._owe(event.to, "submission-received", line.halves)

    def _capture(self, event: told.PointsScored, position: Position) -> None:
        report, nation, area = self.report, event.nation, event.area
        lines = self._lines(nation, "capture-city", position)
        report.same("11.1", "points for a captured city", lines[0].halves if lines else 0, event.halves)
        report.holds("11.1", f"{area} is captured once", (nation, area) not in self.captured, area)
        self.captured.add((nation, area))
        report.same("11.1", f"owner of the captured {area}", nation, position.owner(area))
        before = position.owner_before(area)
        from_enemy = bool(before) and not position.same_seat(before, nation)
        report.holds("11.1", f"{area} is captured from an enemy", from_enemy, before)
        whole = position.whole_city(area) or area in position.turn.pillaged
        report.holds("11.1", f"{area} has a city", whole, position.cities.get(area))

    def _nation_ended(self, event: told.NationEnded, position: Position) -> None:
        nation = event.nation
        if not self._lines(nation, "capture-city", position):
            return
        turn = position.turn  # who retreats into an area has not captured it
        for area in position.owned(nation) - turn.owned - turn.rebuilt - turn.sheltered:
            before = position.owner_before(area)
            if before and not position.same_seat(before, nation) and position.whole_city(area):
                report = self.report
                report.holds("11.1", f"{area} is scored as captured", (nation, area) in self.captured, before)

    # Occupation [11.3-11.5]

    def _tallies(self, nation: str, position: Position) -> dict[str, int]:
        """Half points by type of line at the end of this game turn."""
        owned = position.owned(nation, standard=True)
        together = owned.union(*(position.owned(other) for other in position.vassals(nation)))
        found: Counter[str] = Counter()
        for line in position.card(nation).lines:
            if position.number not in line.turns:
                continue
            if line.type == "occupy":
                found[line.type] += line.halves * len(owned & set(line.areas))
            elif line.type == "city":
                found[line.type] += line.halves * sum(map(position.whole_city, owned & set(line.areas)))
            elif line.type == "control-all" and set(line.areas) <= together:
                found[line.type] += line.halves
        return dict(+found)

    def _occupation_scored(self, event: told.OccupationScored, position: Position) -> None:
        report, nation = self.report, event.nation
        tallies = self._tallies(nation, position)
        claimed: Counter[str] = Counter()
        for line in event.lines:
            claimed[line.type] += line.halves
        report.same("11.3", f"occupation of {nation}", tallies, dict(+claimed))
        whole, controller = sum(tallies.values()), position.controller(nation)
        report.same("11.3", f"half points of {nation}", whole, event.whole)
        report.same("11.4", f"controller of {nation}", controller, event.controller)
        halves = whole_point(whole) if controller else whole
        report.same("11.4", f"half points that {nation} keeps", halves, event.halves)
        seat = position.seat(nation)
        report.same("11.3", f"total of {seat}", (seat, position.points[seat] + halves), (event.seat, event.total))
        report.same("11.3", "no nation turn", "", position.turn.nation)
        position.occupation[seat] += event.halves
        self.scored.add(nation)

    def _turn_began(self, event: told.TurnBegan, position: Position) -> None:
        self.scored = set()
        position.occupation = dict.fromkeys(position.occupation, 0)

    def _turn_ended(self, event: told.TurnEnded, position: Position) -> None:
        report = self.report
        report.same("11.3", "points of the seats", position.points, event.points)
        self._all_scored(position)

    def _all_scored(self, position: Position) -> None:
        """Every nation that has occupation points has them [5]."""
        due = {
            nation
            for nation in position.order
            if (whole := sum(self._tallies(nation, position).values()))
            and (not position.controller(nation) or whole_point(whole))
        }
        self.report.same("11.3", "nations without their occupation points", set(), due - self.scored)

    # The end [11.6]

    def _game_scored(self, event: told.GameScored, position: Position) -> None:
        report = self.report
        yardstick = position.scenario.yardstick
        measured = {seat: points - yardstick.get(seat, 0) for seat, points in position.points.items()}
        report.same("11.6", "last turn", position.scenario.last, position.number)
        report.same("11.6", "points", position.points, event.points)
        report.same("11.6", "points less the yardstick", measured, event.measured or measured)
        report.same("11.6", "occupation of the last turn", position.occupation, event.occupation)

        def rank(seat: str) -> tuple[int, int, int]:
            last = max(position.order.index(nation) for nation in position.period.seats[seat])
            return measured[seat], position.occupation[seat], -last

        report.same("11.6", "winner", max(measured, key=rank), event.winner)
