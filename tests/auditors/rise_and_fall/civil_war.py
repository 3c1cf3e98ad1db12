"""Civil War: how often, where, how many rebels, and what they may bring back."""

from __future__ import annotations

from rules.core.events import Event
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import AREAS, CIVIL_WARS, STARS, UNITS, is_star, links

SIZES = (5, 3, 2)
MOST_REBELS = 8
LOYAL_STACK = 6
REPLACEMENTS = 2
NEEDS: dict[str, tuple[tuple[str, ...], int]] = {
    "hermopolis": (("memphis",), 9999),
    "eboracum": (("iceni", "britannia"), 200),
}
"""Where rebels come back only while they own other areas, and until when [Civil War 13, 14]."""


class CivilWar:
    """Checks each rebellion."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._begun = 0
        self._placed = 0
        self._risen = 0
        self._war: told.CivilWarBegan | None = None
        self._province = ""
        self._numbers: dict[str, int] = {}
        self._owned: set[str] = set()
        self._loyal: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.PlayerTurnBegan():
                self._turn_begins(event.player, position)
            case told.PlayerTurnEnded(player="rome"):
                due = CIVIL_WARS.get(position.year, 0)
                self._report.same("Civil War 1", "civil wars", due, self._begun)
            case told.EmperorPlaced() if event.place in {found.province for found in AREAS.values()}:
                self._province = event.place
            case told.CivilWarBegan():
                self._breaks_out(event, position)
            case told.NoCivilWar():
                self._begun += 1
            case told.UnitConverted() if event.cause == "rebellion":
                self._turns(event, position)
            case told.UnitPlaced() if event.rule == "Civil War 7":
                self._replaced(event, position)
            case _:
                pass

    def _turn_begins(self, player: str, position: Position) -> None:
        self._placed = 0
        self._owned = {area for area in AREAS if position.controller(area) == "rome-rebels"}
        if player == "rome":
            self._begun, self._province, self._war, self._numbers = 0, "", None, {}

    def _breaks_out(self, event: told.CivilWarBegan, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        self._begun, self._risen, self._war = self._begun + 1, 0, event
        found = AREAS[event.capital]
        holds("Civil War 3", "the capital is outside Italia", found.province != "italia", event.capital)
        if self._province:
            holds("Civil War 3", "the capital is not the Emperor's", found.province != self._province, event.capital)
        walled = event.capital == "byzantium" and position.state.walls == "standing"
        holds("Civil War 3", "the capital has no Walls", not walled, event.capital)
        owner = position.controller(event.capital)
        same("Civil War 3", "owner of the capital", "rome", owner)
        rebels = position.units_of("rome-rebels")
        numbers = position.state.rebellions | self._numbers
        living = len({numbers.get(unit, 0) for unit in rebels})
        size = SIZES[living] if living < len(SIZES) else SIZES[0]
        same("Civil War 4, 11", f"rebels beside {living} rebellions", min(size, MOST_REBELS - len(rebels)), event.size)
        near = (event.capital, *links()[event.capital])
        self._loyal = {
            area
            for area in near
            if (area == event.capital or is_star(area, position.year))
            and sum(UNITS[unit].kind == "legion" for unit in position.units_in(area)) >= LOYAL_STACK
        }

    def _turns(self, event: told.UnitConverted, position: Position) -> None:
        holds, war = self._report.holds, self._war
        if not holds("Civil War", f"{event.by} rises in a rebellion", war is not None) or war is None:
            return
        self._risen += 1
        self._numbers[event.by] = war.rebellion
        holds("Civil War 4", "rebels of one rebellion", self._risen <= war.size, self._risen)
        self._report.same("Civil War", "counter of a rebel", "rebel-legion", UNITS[event.by].kind)
        near = (war.capital, *links()[war.capital])
        if event.unit:
            kind, place = UNITS[event.unit].kind, position.place.get(event.unit, "")
            holds("Civil War 3, 4", f"{event.unit} may rebel", kind in ("legion", "comitatus", "limes"), kind)
            holds("Civil War 3", f"{event.unit} is in or next to the capital", place in near, place)
            holds("Civil War *", f"{event.unit} is not of six legions", place not in self._loyal, place)
            if self._province and place in AREAS:
                holds("Leaders a", f"{event.unit} is loyal", AREAS[place].province != self._province, place)
        total = len(position.units_of("rome-rebels")) + 1
        holds("Civil War 11c", "rebels in play", total <= MOST_REBELS, total)

    def _replaced(self, event: told.UnitPlaced, position: Position) -> None:
        holds, area = self._report.holds, event.area
        self._placed += 1
        holds("Civil War 7", "replacements of rebels", self._placed <= REPLACEMENTS, self._placed)
        holds("Civil War 7", f"{event.unit} comes back on a star", area in STARS, area)
        self._report.same("Civil War 7", f"owner of {area}", "rome-rebels", position.controller(area))
        holds("Civil War 7", f"{area} is intact", area not in position.state.ruins, area)
        if area in NEEDS and position.year < NEEDS[area][1]:
            missing = [each for each in NEEDS[area][0] if each not in self._owned]
            self._report.same("Civil War 13, 14", f"areas missing for {area}", [], missing)
