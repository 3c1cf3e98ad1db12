"""Points: holding, occupying, raiding, eliminating, and the crown [B9, B11, 15.4]."""

from __future__ import annotations

from collections import Counter

from rules.britannia_redux import events as told
from rules.core.events import DiceThrown, Event, GameEnded
from tests.auditors.britannia_redux.position import MovementBegan, Position
from tests.auditors.britannia_redux.printed import (
    BESIDE,
    CLAIMANTS,
    ENGLAND,
    FORT,
    HOLDING,
    LEADERS,
    NATIONS,
    ROMANO_BRITISH,
    ROMANS,
    SEAS,
    STRONGHOLD,
    printed,
)
from tests.auditors.report import Report

_SAME_BREATH = (told.PointsScored, told.FortificationDestroyed, told.LeaderLeft, told.HitsTaken, DiceThrown)
"""Events between a blow and its points."""

KILLS = ("army", "fort", "stronghold", "leader")


class Scoring:
    """Sections B9, B11 and 15.4."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.kills: Counter[tuple[str, str]] = Counter()
        self.raids_judged = True
        self.raids_due: set[str] = set()
        self.held: tuple[str, int] | None = None
        self.counted: set[str] = set()
        self.crown: tuple[str, str] | None = None
        self.judged = False

    def see(self, event: Event, position: Position) -> None:
        if not isinstance(event, _SAME_BREATH):
            self._settle()
        if isinstance(event, (told.RaidersReturned, told.NationTurnEnded, MovementBegan)) and position.turn.part:
            self._judge_raids(set(), position)
        found = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if found is not None:
            found(event, position)

    def _settle(self) -> None:
        left = {f"{nation}: {cause}": number for (nation, cause), number in self.kills.items() if number}
        self.report.same("B11.5", "points for eliminating", {}, left)
        self.kills.clear()
        self.report.same("B11.2", "points for holding", None, self.held)
        self.report.same("B11.6", "points for the crown", None, self.crown)
        self.held = self.crown = None

    def _points_scored(self, event: told.PointsScored, position: Position) -> None:
        seat, report = position.seats[event.nation], self.report
        total = position.points[event.nation] + event.points
        seat_total = position.seat_points(seat) + event.points
        mine = (seat, total, seat_total)
        report.same("B11.1", "nation and player", mine, (event.seat, event.total, event.seat_total))
        if event.cause in KILLS:
            self.kills[event.nation, event.cause] -= event.points
        elif event.cause == "occupying":
            self._occupying(event, position)
        elif event.cause == "raiding":
            self._judge_raids(set(event.about), position)
            points = printed().raiding.get(event.nation, 0) * len(event.about)
            report.same("B15.3", "points for raids", (position.turn.nation, points), (event.nation, event.points))
        elif event.cause == "holding":
            report.same("B11.2", "holding points", self.held, (event.nation, event.points))
            self.held = None
        elif event.cause in ("bretwalda", "king"):
            report.same("B11.6", "the crown", self.crown, (event.nation, event.cause))
            final = position.last_round
            worth = 2 if event.cause == "bretwalda" else 4 if final else 3
            report.same("B15.5", "points of the crown", worth, event.points)
            self.crown = None
        else:
            report.holds("B11", "a cause of points", False, event.cause)

    # Eliminating [B11.5, 15.4.4, 16.1.3]

    def _hits_taken(self, event: told.HitsTaken, position: Position) -> None:
        by, nation = event.by, event.nation
        each = self._worth_of_army(by, nation, position)
        self.kills[by, "army"] += each * len(event.units)
        if event.fort == FORT:
            table = printed().killing["fort"]
            self.kills[by, "fort"] += table.get(by, table["default"])
        if event.fort == STRONGHOLD and nation != ROMANO_BRITISH and not position.same_player(by, nation):
            self.kills[by, "stronghold"] += 2

    def _worth_of_army(self, by: str, nation: str, position: Position) -> int:
        if nation == ROMANS:
            table = printed().killing["army"]
            return table.get(by, table["default"])
        until = next(n for n, found in enumerate(position.timeline.rounds, 1) if found.scoring == "S2")
        if by == ROMANO_BRITISH and nation in ("saxons", "jutes", "angles") and position.round <= until:
            return 0 if position.same_player(by, nation) else 1
        return 0

    def _leader_left(self, event: told.LeaderLeft, position: Position) -> None:
        if event.cause != "battle" or position.same_player(event.by, event.nation):
            return
        if event.leader != "boudica" or event.by == ROMANS:
            self.kills[event.by, "leader"] += 3

    # Raids [B9, 15.4.3]

    def _movement_ended(self, event: told.MovementEnded, position: Position) -> None:
        self.raids_judged = False

    def _raids(self, position: Position) -> set[str]:
        turn = position.turn
        if not turn.raid:
            return set()
        nation = turn.nation
        return {
            area
            for area in turn.entered
            if turn.owners.get(area)
            and not position.same_player(turn.owners[area], nation)
            and position.owner(area) == nation
            and not (area in position.works and position.works[area].kind == FORT)
            and (nation, area) not in position.raided
        }

    def _judge_raids(self, claimed: set[str], position: Position) -> None:
        """When the battles are over it is clear which raids score; each is told once [B9.4]."""
        if not self.raids_judged:
            self.raids_judged, self.raids_due = True, self._raids(position)
        what = f"raids of {position.turn.nation}"
        if claimed:
            self.report.holds("B9.4", what, claimed <= self.raids_due, claimed)
            self.raids_due -= claimed
        else:
            self.report.same("B9.4", what, set(), self.raids_due)

    def _raiders_returned(self, event: told.RaidersReturned, position: Position) -> None:
        report, turn = self.report, position.turn
        report.holds("B9.3", "a raid turn", turn.raid and turn.phase == "battles", event.nation)
        report.same("B9.3", "contested areas", set(), position.contested())
        armies = set(position.armies_at(event.area, event.nation))
        for unit in event.units:
            report.same("B9.3", f"place of {unit}", event.area, position.place.get(unit))
            if unit in LEADERS and unit not in turn.raiders:
                report.holds("R66", f"{unit} goes with the last raiders", armies <= set(event.units), armies)
            else:
                report.same("B9.3", f"sea of {unit}", turn.raiders.get(unit), event.sea)
        report.holds("B9.3", "beside the sea", event.area in SEAS[event.sea], (event.area, event.sea))

    # Occupying [B11.3, 15.4.2]

    def _worth(self, nation: str, position: Position) -> dict[str, int]:
        """What a nation scores for areas it occupies in this phase; nothing in other rounds."""
        timeline, turn, number = position.timeline, position.turn, position.round
        last = position.last_round
        in_time = {
            ROMANS: number <= 3 and not (position.scenario.timeline == "9" and number == 3 and turn.part == 2),
            "welsh": number in timeline.york,
            "norsemen": True,
            "danes": number == timeline.danes,
            "norwegians": last,
            "normans": last and not turn.extra,
        }.get(nation, False)
        return printed().occupying[nation] if in_time else {}

    def _occupiable(self, position: Position) -> set[str]:
        nation = position.turn.nation
        worth = self._worth(nation, position)
        done = {area for who, area in position.occupied if who == nation}
        return (position.owned(nation) & set(worth)) - done

    def _occupying(self, event: told.PointsScored, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("B11.3", "who occupies", (position.turn.nation, "battles"), (nation, position.turn.phase))
        report.same("B11.3", "areas occupied", self._occupiable(position), set(event.about))
        worth = printed().occupying.get(nation, {})
        report.same("B15.2", "points for areas", sum(worth.get(area, 0) for area in event.about), event.points)

    def _movement_began(self, event: MovementBegan, position: Position) -> None:
        if position.turn.part:
            self._all_occupied(position)

    def _nation_turn_ended(self, event: told.NationTurnEnded, position: Position) -> None:
        self._all_occupied(position)

    def _all_occupied(self, position: Position) -> None:
        self.report.same("B11.3", "areas occupied without points", set(), self._occupiable(position))

    # Holding [B11.2, 15.4.1]

    def _holding_counted(self, event: told.HoldingCounted, position: Position) -> None:
        nation, report = event.nation, self.report
        report.same("B11.2", "the scoring", position.now.scoring, event.scoring)
        centers, adjacent, distant, scored, points = self._holding(nation, position)
        report.same("B11.2", f"centers of {nation}", centers, set(event.centers))
        report.same("B11.2", f"areas beside centers of {nation}", adjacent, set(event.adjacent))
        report.same("B11.2", f"distant areas of {nation}", distant, set(event.distant))
        section = "15.4.1" if nation == ROMANS else "B11.2"
        mine = (scored, points, nation == ROMANS)
        report.same(section, f"points of {nation}", mine, (event.distant_scored, event.points, event.limes))
        self.counted.add(nation)
        if event.points:
            self.held = (nation, event.points)

    def _holding(self, nation: str, position: Position) -> tuple[set[str], set[str], set[str], int, int]:
        found = HOLDING[nation]
        owned = position.owned(nation)
        if nation == ROMANS:
            owned = {area for area, work in position.works.items() if work.kind == FORT and work.intact}
        centers = owned & set(found.centers)
        adjacent = {area for area in owned - centers if BESIDE[area] & set(found.centers)}
        distant = owned - centers - adjacent
        scored = len(distant) if nation == ROMANS else min(len(distant), len(centers))
        points = found.center * len(centers) + found.adjacent * len(adjacent) + scored
        return centers, adjacent, distant, scored, points

    # The crown [B11.6]

    def _kingship_judged(self, event: told.KingshipJudged, position: Position) -> None:
        report = self.report
        report.holds("B11.6", "kingship is in play", "kingship" in position.options, event.title)
        title = position.now.title
        report.same("B11.6", "title of the round", "final-king" if position.last_round else title, event.title)
        areas = {nation: len(position.owned(nation) & ENGLAND) for nation in NATIONS}
        claimed = {nation: number for nation, number in event.areas.items() if number}
        report.same("B11.6", "areas in England", {n: k for n, k in areas.items() if k and n in claimed}, claimed)
        winner = self._crowned(areas, position)
        report.same("B15.5", f"the {title}", winner, event.nation)
        self.judged = True
        if winner:
            self.crown = (winner, title)

    def _crowned(self, areas: dict[str, int], position: Position) -> str:
        least = 5 if position.now.title == "bretwalda" else 8
        if position.last_round:
            areas = {nation: areas[nation] for nation, leader in CLAIMANTS.items() if leader in position.place}
            least = 4
        most = max(areas.values(), default=0)
        best = [nation for nation, number in areas.items() if number == most]
        return best[0] if len(best) == 1 and most >= least else ""

    def _round_began(self, event: told.RoundBegan, position: Position) -> None:
        self.counted, self.judged = set(), False

    def _round_ended(self, event: told.RoundEnded, position: Position) -> None:
        now = position.now
        kings = bool(now.title) and "kingship" in position.options
        self.report.same("B11.6", "the crown is judged", kings, self.judged)
        due = set()
        if now.scoring:
            due = {n for n in NATIONS if now.scoring in HOLDING[n].rounds and self._holding(n, position)[4]}
        self.report.same("B11.2", "nations that hold something", set(), due - self.counted)
        early = {n for n in self.counted if now.scoring not in HOLDING[n].rounds}
        self.report.same("B11.2", "nations that don't score yet", set(), early)

    def _game_ended(self, event: GameEnded, position: Position) -> None:
        self.report.holds("B3.4", "leaders are gone", not any(each in position.place for each in LEADERS), "")
