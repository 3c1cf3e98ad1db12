"""Turns, Great Leaders, Stacking at the end of a player turn, Victory Conditions, Summary of Important Dates."""

from __future__ import annotations

from rules.core.events import Event, GameEnded
from rules.rise_and_fall import events as told
from tests.auditors.report import Report
from tests.auditors.rise_and_fall.position import Position
from tests.auditors.rise_and_fall.printed import (
    AREAS,
    EMPIRES,
    FREE_MOVEMENT,
    HORDES,
    LEADERS,
    SPLIT,
    STARS,
    UNITS,
    WALLS,
    is_star,
    year_of,
)
from tests.auditors.rise_and_fall.production import stars_of_allies

LEVELS = (
    (20, "roman-strategic"),
    (18, "roman-significant"),
    (16, "roman-marginal"),
    (14, "parthian-marginal"),
    (11, "parthian-significant"),
)
LOWEST = "parthian-strategic"
PRINTED_TABLE = ("campaign-60bc", "fall-350-470")
"""Scenarios that end with the printed table; thresholds of the others are no one's print [R88]."""

ORDER = ("rome", "parthia", "german", "hunae", "huns")


class Turns:
    """Checks the calendar."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._players: list[str] = []
        self._divided = False

    def see(self, event: Event, position: Position) -> None:
        same = self._report.same
        match event:
            case told.TurnBegan():
                same("Turns", "decade", year_of(event.turn), event.year)
                self._players = []
            case told.PlayerTurnBegan():
                self._players.append(event.player)
                same("Turns", "order of players", sorted(self._players, key=ORDER.index), self._players)
            case told.PlayerTurnEnded():
                self._ended(event.player, position)
            case told.LeaderArrived():
                self._report.holds(
                    "Great Leaders", f"{event.leader} arrives", position.year >= LEADERS[event.leader].arrives
                )
            case told.EmpireDivided():
                same("West and East", "the Empire is divided in", SPLIT, position.year)
            case told.WallsBuilt():
                self._report.holds("West and East 7", "the Walls are built", position.year >= WALLS, position.year)
                same("West and East 7", "owner of Byzantium", "rome", position.controller("byzantium"))
            case told.HalfFell():
                same("Reliability 4", f"stars of Rome in the {event.half}", [], roman_stars(position, event.half))
            case told.PeopleGone():
                left = position.units_of(event.people)
                same("Peoples, Elimination", f"units of {event.people}", [], left)
            case told.TurnEnded():
                self._counted(event, position)
            case GameEnded():
                self._won(event, position)
            case _:
                pass

    def _ended(self, player: str, position: Position) -> None:
        self._leader(player if player in EMPIRES else "german", position)
        self._stacks(player, position)

    def _leader(self, side: str, position: Position) -> None:
        """Each leader is in play from his first turn to the one in which he goes [Great Leaders]."""
        in_play = {
            each
            for each, dates in LEADERS.items()
            if dates.side == side and dates.arrives <= position.year < dates.removed
        }
        claimed = position.state.leaders.get(side, "")
        self._report.same("Great Leaders", f"leader of {side}", next(iter(in_play), ""), claimed)

    def _stacks(self, player: str, position: Position) -> None:
        """One unit an area, but migration units by their raid and Huns at home [Stacking, Raids 2, The Huns]."""
        crowded: list[str] = []
        for area in AREAS:
            units = [unit for unit in position.units_in(area) if not self._may_share(unit, position)]
            is_moved = any(self._moves(player, unit, position) for unit in units)
            if len(units) > 1 and area not in HORDES and is_moved:
                crowded.append(f"{area}: {' '.join(units)}")
        self._report.same("Stacking", "areas with two units", [], crowded)

    def _may_share(self, unit: str, position: Position) -> bool:
        return position.year >= FREE_MOVEMENT and UNITS[unit].kind == "migration"

    def _moves(self, player: str, unit: str, position: Position) -> bool:
        """Whether a unit's mover is certain: a Kingdom may have changed hands after its mover's turn."""
        nation, germans = UNITS[unit].nation, "german" if position.seats > 2 else "parthia"
        kingdom = position.state.kingdoms.get(position.nation(unit))
        if kingdom is not None:
            return player == ("rome" if kingdom.status == "foederatus" else germans)
        if UNITS[unit].armenian and position.state.armenia:
            return player == position.state.armenia
        if nation in (*EMPIRES, *HORDES):
            return True
        return player == position.mover(nation)

    def _counted(self, event: told.TurnEnded, position: Position) -> None:
        rome, parthia = (owned(position, empire) for empire in EMPIRES)
        self._report.same("Victory Conditions 1", "stars of Rome", rome, event.rome)
        self._report.same("Victory Conditions 1", "stars of Parthia", parthia, event.parthia)
        self._report.same("Victory Conditions 1", "difference", event.rome - event.parthia, event.difference)
        if self._is_last(position):
            return
        for half in ("west", "east"):
            stands = position.year < SPLIT or half in position.state.fallen or bool(roman_stars(position, half))
            self._report.holds("Reliability 4", f"the {half} lives by its stars", stands, "no star left")

    def _is_last(self, position: Position) -> bool:
        return position.turn >= position.state.last_turn

    def _won(self, event: GameEnded, position: Position) -> None:
        state = position.state
        both_fell = len(set(state.fallen)) == 2
        self._report.holds("Turns, Reliability 4", "the game ends", both_fell or self._is_last(position), position.year)
        if state.scenario not in PRINTED_TABLE or event.winner == "german":
            return
        difference = owned(position, "rome") - owned(position, "parthia")
        names = [LOWEST, *(name for _, name in reversed(LEVELS))]
        place = names.index(next((name for least, name in LEVELS if difference >= least), LOWEST))
        owners = {area: position.controller(area) for area in ("rome", "byzantium", "ctesiphon", "persepolis")}
        if "rome" not in (owners["rome"], owners["byzantium"]):
            place -= 1
        if "parthia" not in (owners["ctesiphon"], owners["persepolis"]):
            place += 1
        level = names[min(max(place, 0), len(names) - 1)]
        self._report.same("Victory Conditions 2", f"level at {difference}", level, event.level)


def owned(position: Position, empire: str) -> int:
    """Stars that an empire owns, looted ones and allied ones too [Victory Conditions 1, R72]."""
    own = {a for a in STARS if is_star(a, position.year) and position.controller(a) in _names(empire)}
    return len(own | set(stars_of_allies(position, empire)))


def _names(empire: str) -> tuple[str, ...]:
    return ("parthia", "sassanid") if empire == "parthia" else (empire,)


def roman_stars(position: Position, half: str) -> list[str]:
    return [
        area
        for area in STARS
        if AREAS[area].half == half and position.controller(area) == "rome" and is_star(area, position.year)
    ]
