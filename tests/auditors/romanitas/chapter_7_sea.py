"""Chapter 7.3 and 7.4: combat at sea and transport."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rules.core.events import Event, Score
from rules.romanitas.events import (
    DrownedWithFleet,
    EpidemicRolled,
    FleetGone,
    NavalBattleBegan,
    NavalBattleEnded,
    NavalPassFought,
)
from tests.auditors.romanitas import readings
from tests.auditors.romanitas.board import FIGURES
from tests.auditors.romanitas.chapter_5_mobilisation import COMES, MAGISTER
from tests.auditors.romanitas.chapter_6_operations import Operations
from tests.auditors.romanitas.forces import put_to_the_test, remove
from tests.auditors.romanitas.ledger import Ledger

NAVAL_BONUS = {COMES: 1, MAGISTER: 2}


@dataclass
class SeaFight:
    """A combat at sea: the fleets still afloat, and who commands from which."""

    began: NavalBattleBegan
    fleets: list[str]
    enemies: list[str]
    sunk: list[str] = field(default_factory=list)
    stage: int = 0
    is_powerless: bool = False


class Seas:
    """Combats at sea [7.3], alone or on the way of a transport [7.4]."""

    def __init__(self, ledger: Ledger, operations: Operations) -> None:
        self.ledger = ledger
        self._operations = operations
        self._lost_cargo: dict[str, int] = {}
        """Units aboard fleets that were beaten without being sunk."""
        self.fight: SeaFight | None = None

    def see(self, event: Event) -> None:
        """Check an event of a combat at sea."""
        if isinstance(event, NavalBattleBegan):
            self._begin(event)
        elif isinstance(event, DrownedWithFleet):
            remove(self.ledger, event.units)
        elif event.kind == "cargo-lost":
            told = event.model_dump()
            self.ledger.report.same(
                "7.4", "units of a beaten transport", self._lost_cargo.pop(told["fleet"], 0), len(told["units"])
            )
            remove(self.ledger, told["units"])
        elif self.fight is not None:
            self._go_on(event, self.fight)

    def _go_on(self, event: Event, fight: SeaFight) -> None:
        match event:
            case EpidemicRolled():
                fight.is_powerless = event.die == 1
            case NavalPassFought():
                self._pass(event, fight)
            case NavalBattleEnded():
                self._end(event, fight)

    def _begin(self, event: NavalBattleBegan) -> None:
        ledger, report = self.ledger, self.ledger.report
        report.same("7.3", f"enemy fleets in {event.zone}", ledger.hostile_fleets(event.zone), set(event.enemies))
        self.fight = SeaFight(event, list(event.fleets), [f"fleet-{nation}" for nation in event.enemies])
        operation = self._operations.operation
        if operation is not None:
            report.same("7.3", "Roman fleets", set(operation.fleets), set(event.fleets))
            is_aboard = not event.figure or event.figure in operation.figures
            report.holds("7.3", "the commander is aboard", is_aboard, event.figure)
            if operation.figures:
                best = max(NAVAL_BONUS[figure] for figure in operation.figures)
                report.same("R90", "bonus of the commander", best, NAVAL_BONUS.get(event.figure))
            if operation.purpose == "naval":
                report.same("7.4", "units aboard", len(operation.units), sum(event.cargo.values()))
        for fleet, cargo in event.cargo.items():
            report.holds("7.4", "six units aboard a fleet at most", cargo <= 6, f"{fleet} {cargo}")
        if ledger.event == "epidemic" and event.figure:
            ledger.expect("8.7", EpidemicRolled, figure=event.figure)

    def _expected(self, fight: SeaFight, fleet: str) -> dict[str, int]:
        """The modifiers of a fleet's die [7.3, 7.4, R71, R90]."""
        if fleet in fight.enemies:
            return _nonzero({"combat-bonus": FIGURES.enemy_fleets[fleet.removeprefix("fleet-")]})
        figure = fight.began.figure
        leads = bool(figure) and fleet == fight.fleets[0] and not fight.is_powerless
        causes = {
            "combat-bonus": FIGURES.roman_fleets[fleet],
            "transport": int(fight.began.cargo.get(fleet, 0) >= 3),
        }
        if leads:
            causes[figure] = NAVAL_BONUS[figure]
        return _nonzero(causes)

    def _pass(self, event: NavalPassFought, fight: SeaFight) -> None:
        report = self.ledger.report
        fight.stage += 1
        report.same("7.3", "pass at sea", fight.stage, event.stage)
        report.holds("7.3", "four passes at most", fight.stage <= 4, fight.stage)
        afloat = {*fight.fleets, *fight.enemies}
        report.same("7.3", "fleets that roll", afloat, set(event.scores))
        totals = {fleet: self._total(fight, fleet, event.scores[fleet]) for fleet in afloat & set(event.scores)}
        sunk = {
            loser
            for ours in fight.fleets
            for theirs in fight.enemies
            for winner, loser in ((ours, theirs), (theirs, ours))
            if totals.get(winner, 0) - totals.get(loser, 0) > 2
        }
        report.same("7.3", f"fleets sunk by {totals}", sunk, set(event.sunk))
        fight.sunk += [fleet for fleet in fight.fleets if fleet in sunk]
        for enemy in fight.enemies:
            if enemy in sunk:
                self.ledger.expect("7.3", FleetGone, nation=enemy.removeprefix("fleet-"), zone=event.zone)
        fight.fleets = [fleet for fleet in fight.fleets if fleet not in sunk]
        fight.enemies = [fleet for fleet in fight.enemies if fleet not in sunk]

    def _total(self, fight: SeaFight, fleet: str, score: Score) -> int:
        causes = self._expected(fight, fleet)
        claimed = {each.cause: each.value for each in score.modifiers}
        self.ledger.report.same("7.3", f"modifiers of {fleet}", causes, claimed)
        total = score.die + sum(causes.values())
        self.ledger.report.same("7.3", f"total of {fleet}", total, score.total)
        return total

    def _end(self, event: NavalBattleEnded, fight: SeaFight) -> None:
        ledger, report = self.ledger, self.ledger.report
        winner = "roman" if not fight.enemies else "enemy" if not fight.fleets else ""
        report.same("7.3", f"winner in {event.zone}", winner, event.winner)
        is_early = bool(fight.fleets) and bool(fight.enemies) and fight.stage < 4
        report.holds("7.3", "fought to the end", not is_early, fight.stage)
        remove(ledger, fight.sunk)
        operation = self._operations.operation
        if operation is not None:
            operation.fleets = list(fight.fleets)
        if winner == "roman":
            ledger.points("7.3", 1, "combat-won")
        is_beaten = winner == "" and self._loses_cargo(fight)
        self._drown(fight, is_beaten=is_beaten)
        everyone = not fight.fleets or is_beaten
        put_to_the_test(ledger, self._tested(fight, everyone=everyone), is_lost=winner != "roman")
        self.fight = None

    def _tested(self, fight: SeaFight, *, everyone: bool) -> Iterable[str]:
        operation = self._operations.operation
        if everyone and operation is not None:
            return list(operation.figures)
        return [fight.began.figure] if fight.began.figure else []

    def _loses_cargo(self, fight: SeaFight) -> bool:
        """Whether a transport that has not won loses its units [7.3, 7.4]."""
        is_milder = "house-undecided-at-sea" in self.ledger.options
        return readings.UNDECIDED_TRANSPORT_IS_LOST and bool(fight.began.cargo) and not is_milder

    def _drown(self, fight: SeaFight, *, is_beaten: bool) -> None:
        """Units go down with their fleet; a transport that has not won loses the others as well [7.3, 7.4]."""
        for fleet, units in fight.began.cargo.items():
            if units and fleet in fight.sunk:
                self.ledger.expect("7.4", DrownedWithFleet, fleet=fleet)
            elif units and is_beaten:
                self._lost_cargo[fleet] = units

    def pause(self) -> None:
        """Between operations no cargo is left to be lost."""
        self.ledger.report.same("7.4", "cargo of beaten transports that is not lost", {}, self._lost_cargo)
        self._lost_cargo = {}


def _nonzero(causes: dict[str, int]) -> dict[str, int]:
    return {cause: value for cause, value in causes.items() if value}
