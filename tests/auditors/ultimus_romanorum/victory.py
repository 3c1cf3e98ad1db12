"""Victory points of phase F, and the end of the game [10]."""

from __future__ import annotations

from rules.core.events import Event, GameEnded
from rules.ultimus_romanorum import events as told
from tests.auditors.report import Report
from tests.auditors.ultimus_romanorum.position import BARBARIAN, ROMAN, Position, area_of
from tests.auditors.ultimus_romanorum.printed import AREAS, CAPITALS, HALVES, ROMA, SCENARIOS, tribe_of

PACIFIED = {False: 1, True: 3}
PAX, REGNUM, ROMA_PV, USURPATION, VACANT, COUNCIL = 5, 5, 5, 3, 3, 3
SPECIAL = 10

Line = tuple[str, int, str]
"""A camp, its points, and their cause."""

YEARLY = (
    "pv-areas",
    "pv-towns",
    "pv-roma",
    "pv-usurpation",
    "pv-vacant",
    "pv-regnum",
    "pv-council-open",
    "pv-tribe",
    "pv-thrones",
    "pv-no-civil-war",
    "pv-east",
    "pv-west",
    "pv-pax",
)


class Victory:
    """Counts the points of the year."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._claims: list[Line] = []
        self._about: dict[str, set[str]] = {}
        self._taxes = 0
        self._pacified: dict[str, int] = {}
        self._vacant = 0
        self._founded: set[str] = set()
        self._fallen_kings: set[str] = set()
        self._pope = self._pax = False
        self._deposed: set[str] = set()

    def see(self, event: Event, position: Position) -> None:
        match event:
            case told.YearBegan():
                self._pacified.clear()
                self._founded.clear()
                self._vacant = self._taxes = 0
                self._pope = self._pax = False
            case told.PaxRomana():
                self._pax = True
            case told.PaxBroken():
                self._pax = False
            case told.StratagemPlayed(stratagem="pope"):
                self._pope = True
            case told.ThroneVacant():
                self._vacant += 1
            case told.TribeVanquished() if event.in_battle:
                self._vanquish(event, position)
            case told.RexTested() if event.crowned:
                self._founded.add(event.tribe)
            case told.RegnumDissolved():
                self._dissolve(event.tribe, position)
            case told.AreaCeded():
                self._cedes(event, position)
            case told.CampsExchanged():
                self._deposed.add(event.augustus)
            case told.PointsScored():
                self._scores(event, position)
            case told.YearScored():
                self._counts(event, position)
            case GameEnded():
                self._wins(event, position)
            case _:
                pass

    def _vanquish(self, event: told.TribeVanquished, position: Position) -> None:
        """The points for a Tribe pacified through combat [10.2, R37]."""
        tribe = event.tribe
        if position.camp_of_tribe(tribe) != BARBARIAN:
            return
        if position.status[tribe] == "regnum":
            self._fallen_kings.add(tribe)
            return
        self._pacified[tribe] = PACIFIED[position.is_major(tribe)]

    def _dissolve(self, tribe: str, position: Position) -> None:
        """A Regnum that ends pays for those of its Tribes that have lost all their units [10.2, R37, R92]."""
        for each in [fallen for fallen in self._fallen_kings if tribe in (fallen, position.ally[fallen])]:
            self._fallen_kings.discard(each)
            self._pacified[each] = PACIFIED[position.is_major(each)]

    def _cedes(self, event: told.AreaCeded, position: Position) -> None:
        """A Regnum and its allies hold an area as one until Rome is alone there [6.2, 10.3, R44]."""
        same, holds, area = self._report.same, self._report.holds, event.area
        same("10.3, R44", f"{area} was ceded", not event.ceded, area in position.ceded)
        foes = position.fighters(area, BARBARIAN)
        if event.ceded:
            same("6.2, R44", f"whom the {event.tribe} follow", "", position.leader_of(event.tribe))
            same("10.3, R44", f"status of the {event.tribe}", "regnum", position.status[event.tribe])
            kin = [unit for unit in foes if tribe_of(unit) in position.allies(event.tribe)]
            holds("10.3, R44", f"the kingdom of the {event.tribe} holds {area}", bool(kin), area)
        else:
            same("10.3, R44", f"Barbarians left in {area}", [], foes)
            holds("10.3, R44", f"Rome holds {area}", bool(position.units_at(area, ROMAN)), area)

    def _scores(self, event: told.PointsScored, position: Position) -> None:
        if event.cause in YEARLY:
            self._claims.append((event.camp, event.pv, event.cause))
            self._about.setdefault(event.cause, set()).update(event.about)
        elif event.cause == "pv-taxes":
            self._taxes += event.pv
        elif event.cause not in ("pv-battle", "pv-leader", "pv-attila", "pv-tribute", "pv-council"):
            self._special(event, position)
        if event.cause == "pv-council":
            self._report.same("6.3", "PV of a Council", (ROMAN, 3), (event.camp, event.pv))

    def _special(self, event: told.PointsScored, position: Position) -> None:
        same, holds = self._report.same, self._report.holds
        same("scenario", f"year of {event.cause}", position.scenario.last, position.year)
        same("scenario", f"points of {event.cause}", (ROMAN, SPECIAL), (event.camp, event.pv))
        if position.scenario is SCENARIOS["majorian-455"]:
            holds("scenario", "the Vandal Regnum is dissolved", _is_lost("vandali", position), event.cause)
        else:
            augustus = position.thrones["west"].augustus
            area = position.area_of(augustus) if augustus else ""
            holds("scenario", "a lawful Augustus is in a western capital", area in CAPITALS["west"], area)
            same("scenario", f"{augustus} was a Usurper", False, augustus in self._deposed)

    # Phase F

    def _counts(self, event: told.YearScored, position: Position) -> None:
        same = self._report.same
        same("10.2", "year", position.year, event.year)
        same("10", "PV at the end of the year", position.pv, event.pv)
        expected = [*self._roman(position), *self._barbarian(position)]
        same("10.2", "points of phase F", sorted(expected), sorted(self._claims))
        self._places(position)
        gain = sum(pv for camp, pv, _ in expected if camp == ROMAN)
        taxes = -1 if position.event == "heavy-taxes" and gain > 0 else 0
        same("2.D", "points lost by taxes", taxes, self._taxes)
        self._claims = []
        self._about.clear()
        self._fallen_kings.clear()

    def _roman(self, position: Position) -> list[Line]:
        lines: list[Line] = []
        for tribe, pv in self._pacified.items():
            self._report.holds("10.2", f"{tribe} was pacified", True, tribe)
            lines.append((ROMAN, pv, "pv-tribe"))
        for tribe in self._fallen_kings:
            major = position.ally[tribe]
            capital = position.capital[tribe] or position.capital.get(major, "")
            is_beaten_alone = bool(major and position.units_of(major))  # R27, R92
            if is_beaten_alone or (capital and position.taken(capital)):
                lines.append((ROMAN, PACIFIED[position.is_major(tribe)], "pv-tribe"))
        augusti = position.augusti()
        if len(augusti) == 2 and all(_is_capital(each, position) for each in augusti):
            lines.append((ROMAN, 1, "pv-thrones"))
        if not any(position.thrones[half].usurper for half in HALVES):
            lines.append((ROMAN, 1, "pv-no-civil-war"))
        for half in HALVES:
            if not any(position.units_at(area, BARBARIAN) for area in CAPITALS[half]):
                lines.append((ROMAN, 1, f"pv-{half}"))
        return [*lines, (ROMAN, PAX, "pv-pax")] if self._pax else lines

    def _barbarian(self, position: Position) -> list[Line]:
        lines: list[Line] = []
        plain, towns = _occupied(position)
        if plain:
            lines.append((BARBARIAN, len(plain), "pv-areas"))
        if towns:
            lines.append((BARBARIAN, 2 * len(towns), "pv-towns"))
        in_roma = [unit for unit in position.units_at(ROMA, BARBARIAN) if tribe_of(unit)]
        if in_roma and not self._pope:
            lines.append((BARBARIAN, ROMA_PV, "pv-roma"))
        if any(position.thrones[half].usurper for half in HALVES):
            lines.append((BARBARIAN, USURPATION, "pv-usurpation"))
        if self._vacant:
            lines.append((BARBARIAN, VACANT * self._vacant, "pv-vacant"))
        lines += [(BARBARIAN, REGNUM, "pv-regnum")] * len(self._founded)
        if position.council:
            lines.append((BARBARIAN, COUNCIL, "pv-council-open"))
        return lines

    def _places(self, position: Position) -> None:
        plain, towns = _occupied(position)
        self._report.same("10.2", "areas that score", plain, self._about.get("pv-areas", set()))
        self._report.same("10.2", "towns that score", towns, self._about.get("pv-towns", set()))

    # The end

    def _wins(self, event: GameEnded, position: Position) -> None:
        same, seats = self._report.same, position.pv
        if not position.augusti():
            same("3.5.1", "winner when no Augustus is left", position.seat(BARBARIAN), event.winner)
            return
        same("10.3", "year of the end", position.scenario.last, position.year)
        (best, seat), (worst, _) = sorted(((pv, seat) for seat, pv in seats.items()), reverse=True)
        level = "victory"
        if best > 2 * worst:
            level = "decisive"
        if best > 5 * worst:
            level = "complete"
        if best == worst:
            same("10.3", "a draw", None, event.winner or None)
            return
        same("10.3", f"winner at {best} to {worst}", (seat, level), (event.winner, event.level))


def _is_lost(tribe: str, position: Position) -> bool:
    """Whether a Regnum is dissolved, or has neither units nor its capital when the game ends [4.5.3, 9.4, R81]."""
    capital = position.capital[tribe]
    is_taken = bool(capital and position.taken(capital))
    return position.status[tribe] != "regnum" or (is_taken and not position.units_of(tribe))


def _is_capital(leader: str, position: Position) -> bool:
    area = area_of(position.place.get(leader, ""))
    return bool(area) and AREAS[area].capital


def _occupied(position: Position) -> tuple[set[str], set[str]]:
    """The areas of the Empire with a unit of a hostile Tribe: without a town, and with one [10.2, R44, R59]."""
    plain: set[str] = set()
    towns: set[str] = set()
    for area, found in AREAS.items():
        if not found.empire or area == ROMA or area in position.ceded:
            continue
        units = [unit for unit in position.units_at(area) if tribe_of(unit) and position.hostile(tribe_of(unit))]
        if any(unit not in position.cause for unit in units):
            (towns if found.town else plain).add(area)
    return plain, towns
