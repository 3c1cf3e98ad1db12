"""Submission [12.12-12.16]: offers, demands, what follows, revolt, the end; no points of its own."""

from __future__ import annotations

from rules.core.events import Event
from rules.italia import events as told
from tests.auditors.italia.battle import limit
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import AREAS, BESIDE, COASTS, FLEET, SEAS
from tests.auditors.italia.tracks import Tracks
from tests.auditors.report import Report


class Submissions:
    """Checks who submits to whom, when and why."""

    def __init__(self, report: Report, tracks: Tracks) -> None:
        self.report = report
        self.tracks = tracks
        self.rounds = 0
        self.area = ""
        self.offer: tuple[str, str] | None = None
        self.income = False
        self.ended: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.NationBegan():
                self.income, self.ended = False, set()
            case told.IncomeCounted():
                self.income = True
            case told.BattleBegan():
                self.rounds, self.area, self.offer = 0, event.area, None
            case told.RoundFought():
                self.rounds += 1
            case told.SubmissionOffered():
                self._offers(event, position)
            case told.Submitted():
                self._submits(event, position)
            case told.Revolted():
                self._revolts(event, position)
            case told.SubmissionEnded():
                self._frees(event, position)
            case told.Retreated(cause="submission") | told.Retreated(cause="vassal"):
                self._goes(event, position)
            case told.NationEnded():
                self._free(position)
            case _:
                pass

    def _may(self, nation: str, to: str, position: Position) -> None:
        report, card = self.report, position.card(nation)
        report.holds("12.12", f"{to} is on the list of {nation}", to in card.submits_to, card.submits_to)
        report.holds("12.12", f"turn on which {nation} submits", position.number >= card.submit_from, card.submit_from)
        report.same("R51", f"controller of {nation} before", "", position.controller(nation))
        report.holds("R30", f"{nation} and {to} belong to two players", not position.same_seat(nation, to), to)
        report.same("12.12", "who receives a submission", position.turn.nation, to)

    def _offers(self, event: told.SubmissionOffered, position: Position) -> None:
        report = self.report
        report.holds("12.12", f"{event.nation} has endured a round", self.rounds > 0, self.rounds)
        report.same("12.12", "area of the offer", self.area, event.area)
        report.holds("12.12", f"{event.nation} has units in {event.area}", position.land(event.area, event.nation) > 0)
        self._may(event.nation, event.to, position)
        self.offer = (event.nation, event.to)

    def _submits(self, event: told.Submitted, position: Position) -> None:
        report, nation = self.report, event.nation
        self._may(nation, event.to, position)
        if event.cause == "offer":
            report.same("12.12", "offer", self.offer, (nation, event.to))
            return
        report.holds("12.13", f"{event.to} fought {nation} this turn", nation in position.turn.fought, nation)
        areas, most = len(position.owned(nation)), position.card(nation).force_at
        report.holds("12.13", f"areas of {nation}", areas <= most, areas)
        report.holds("12.13", f"{nation} has a land unit", position.has_land(nation), nation)

    def _revolts(self, event: told.Revolted, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("12.14", "who revolts, and when", (position.turn.nation, False), (nation, self.income))
        report.same("12.14", f"controller of {nation}", position.controller(nation), event.controller)
        since = position.nations[nation].submitted
        report.holds("12.14", f"{nation} revolts on a later turn", position.number > since, since)

    def _frees(self, event: told.SubmissionEnded, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("12.16", f"controller of {nation}", position.controller(nation), event.controller)
        if event.cause == "no-units":
            both = position.has_land(nation) and position.has_land(event.controller)
            report.same("12.16", f"{nation} and {event.controller} both have land units", False, both)
        elif event.cause == "arrival":
            freed = any(each.frees for each in position.arrivals(nation))
            report.holds("13.6", f"an arrival frees {nation}", freed, position.number)

    def _free(self, position: Position) -> None:
        """No one stays submitted without land units on both sides [12.16]."""
        for nation in position.order:
            controller = position.controller(nation)
            if controller:
                both = position.has_land(nation) and position.has_land(controller)
                self.report.holds("12.16", f"{nation} stays submitted to {controller}", both, controller)

    def _goes(self, event: told.Retreated, position: Position) -> None:
        """Attackers go back where they came from, or as in any retreat [12.13, 12.8]."""
        report, nation, area = self.report, event.nation, event.area
        report.same("12.13", "who goes back", position.turn.nation, nation)
        came = self.tracks.came_from(area)
        free = {
            place
            for place in BESIDE[area] & set(AREAS)
            if not position.nations_at(place) or position.owner(place) == nation
        }
        free |= {sea for sea in COASTS[area] & SEAS if position.at(sea, nation)[FLEET]}
        report.holds("12.13", f"{nation} goes from {area} to {event.to}", event.to in came | free, came | free)
        if event.to in AREAS and event.to not in came:
            leader = bool(event.force.leaders) or bool(position.leaders_at(event.to, nation))
            units = position.land(event.to, nation) + event.force.size
            most = limit(event.to, nation, leader, position) + 1
            report.holds("8.7", f"room for {nation} in {event.to}", units <= most, units)
