"""Chapter 3: Romanness Points, what is lost and won with cities, the end of the game."""

from __future__ import annotations

from rules.core.events import Event, GameEnded
from rules.romanitas.events import (
    ActaDieThrown,
    CityDesolated,
    CityReconquered,
    CityTaken,
    Counted,
    FleetGone,
    GiftChosen,
    MonumentDestroyed,
    RandomEventDrawn,
    RomannessChanged,
    TerritoryConquered,
    TurnBegan,
)
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.board import (
    FIGURES,
)
from tests.auditors.romanitas.ledger import Ledger, TurnRecord, bounded

_OF_THE_COUNT = (ActaDieThrown, CityDesolated, RomannessChanged, GiftChosen, Counted, MonumentDestroyed)


class Romanness:
    """The count, and the end of the game [2, 3]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def foresee(self, event: Event) -> None:
        """What follows before an event is looked at: the end of the count, and the gentle start."""
        if self.ledger.is_counting and not isinstance(event, _OF_THE_COUNT):
            self._close_count()
        if isinstance(event, RomannessChanged) and event.cause == "gentle-start":
            self._gentle_start()

    def see(self, event: Event) -> None:
        """Check a count and what ends a game."""
        match event:
            case TurnBegan():
                self._begin_turn(event)
            case Counted():
                self._count(event)
            case GameEnded():
                self._end(event)

    def pause(self, topic: str) -> None:
        """A decision is asked for: after the Patriarch's, the count is over."""
        if self.ledger.is_counting and topic != "church":
            self._close_count()

    def _begin_turn(self, event: TurnBegan) -> None:
        ledger = self.ledger
        ledger.settle("the next turn")
        ledger.report.same("2", "number of the turn", ledger.turn + 1, event.turn)
        ledger.turn = ledger.report.turn = event.turn

    # 4.2
    # 3.1, 3.2

    def _lines(self, *, is_closing: bool) -> list[tuple[str, str, int]]:
        ledger = self.ledger
        lines = [("possession", city, rp) for city, rp in tables.POSSESSION.items() if ledger.is_roman(city)]
        lines += [("basilica", city, 1) for name, city in ledger.monuments.items() if name.startswith("basilica")]
        for space, side in ledger.diplomacy.items():
            lines.append((f"diplomacy-{side}", space, 1 if side == "roman" else -1))
        lines += [("desolation", city, -1) for city in ledger.desolation]
        lines += [("occupied-zone", zone, -FIGURES.zones[zone]) for zone in set(ledger.fleets.values())]
        if not is_closing:
            acta = ledger.now.acta.values()
            lines += [("acta", box, tables.ACTA_RP[box]) for box in acta if tables.ACTA_RP[box]]
            if ledger.carried:
                lines.append(("carried-over", "", ledger.carried))
        return sorted(lines)

    def _count(self, event: Counted) -> None:
        ledger = self.ledger
        is_closing = not ledger.now.acta
        lines = self._lines(is_closing=is_closing)
        total = sum(points for *_, points in lines)
        ledger.report.same("3.1", "lines of the count", lines, sorted(event.lines))
        if is_closing:  # 3.3, R4
            total = bounded(total)
        ledger.report.same("3.1", "sum of the count", total, event.total)
        ledger.rp = total
        if is_closing:
            ledger.report.same("3.3", "turn of the closing count", ledger.last_turn, ledger.turn)
            ledger.end_game("3.3", tables.level(ledger.rp), "closing-count")
            return
        ledger.is_counting = True
        for domain in tables.ACTA:
            box = ledger.now.acta[domain]
            if box in tables.ACTA_STRIKES:
                ledger.expect("4.2", ActaDieThrown, box=box)

    def _gentle_start(self) -> None:
        """The house option: the first count ends at 1 at least [R5]."""
        ledger = self.ledger
        if "house-gentle-start" in ledger.options and ledger.turn == 1 and ledger.is_counting:
            ledger.rp = bounded(ledger.rp)
            ledger.points("R5", max(0, 1 - ledger.rp), "gentle-start")

    def _close_count(self) -> None:
        ledger = self.ledger
        if ledger.is_over or ledger.is_due(GameEnded):  # the tenth Desolation came first
            return
        ledger.settle("the end of the count")
        ledger.is_counting = False
        ledger.rp = bounded(ledger.rp)
        loyal = ledger.now.acta.get("religious") == "loyal-patriarch"
        if loyal and ledger.now.acta.get("economic") == "financial-crisis":
            ledger.free_missionary = True
        if ledger.rp == 0:
            ledger.end_game("3.3", "major defeat", "no-romanness")
        elif "random-events" in ledger.options:
            ledger.expect("8.7", RandomEventDrawn)

    # 3.3

    def _end(self, event: GameEnded) -> None:
        ledger = self.ledger
        section, _, reason = ledger.ending
        ledger.report.same(section, "reason of the end", reason, event.reason.key)
        ledger.is_over = True
        ledger.due.clear()


class Losses:
    """What falls with a city, and what comes back with it [3.2, 5.6, 6.2.5, 8.3]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    def see(self, event: Event) -> None:
        """Note what an event does to the cities."""
        ledger = self.ledger
        match event:
            case CityDesolated():
                self._desolated(event)
            case MonumentDestroyed():
                ledger.monuments.pop(event.monument, None)
            case CityReconquered():
                self._reconquered(event)
            case CityTaken():
                self._taken(event)
            case TerritoryConquered():
                ledger.now.conquered.append(event.territory)

    def _desolated(self, event: CityDesolated) -> None:
        ledger, city = self.ledger, event.city
        ledger.desolation.append(city)
        ledger.points("3.2", -1, "desolation", city)
        ledger.lose(city)
        if len(ledger.desolation) >= 10:
            ledger.end_game("3.3", "major defeat", "ten-desolations")

    def _reconquered(self, event: CityReconquered) -> None:
        ledger, city = self.ledger, event.city
        ledger.owner[city] = event.nation
        ledger.lose(city)
        if city in ledger.desolation:
            ledger.desolation.remove(city)

    def _taken(self, event: CityTaken) -> None:
        ledger, city = self.ledger, event.city
        ledger.owner[city] = "roman"
        ledger.now.taken.setdefault(event.nation, []).append(city)
        ledger.gain(city)
        ledger.note_territory(city)
        if not ledger.holds_anything(event.nation) and event.nation in ledger.fleets:  # 7.3
            ledger.expect("7.3", FleetGone, nation=event.nation, zone=ledger.fleets[event.nation])


def next_turn(ledger: Ledger) -> None:
    """This turn's records become last turn's [2, 8]."""
    ledger.before, ledger.now = ledger.now, TurnRecord()
    ledger.treaties, ledger.promised = ledger.promised, []
    ledger.carried = ledger.rp if "house-carry-over" in ledger.options else 0
    ledger.caesar = ledger.event = ledger.barred_unit = ""
    ledger.political_gifts, ledger.sent, ledger.attacked, ledger.led = [], [], [], []
    ledger.free_actions = ledger.free_elites = ledger.recalled = ledger.recalled_cavalry = 0
    ledger.free_missionary = False
