"""Chapters 3 and 4: the dice of fate, the Acta Publica, the count, the end of the game."""

from __future__ import annotations

from rules.core.events import Event, GameEnded
from rules.romanitas.events import (
    ActaDieThrown,
    ActaPlaced,
    CityDesolated,
    Counted,
    FatumThrown,
    GiftChosen,
    MonumentDestroyed,
    RandomEventDrawn,
    RomannessChanged,
    TurnBegan,
)
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.board import CROSSES, FIGURES
from tests.auditors.romanitas.ledger import Ledger, TurnRecord, bounded

_OF_THE_COUNT = (ActaDieThrown, CityDesolated, RomannessChanged, GiftChosen, Counted, MonumentDestroyed)
Causes = dict[str, list[tuple[str, int]]]


class Organisation:
    """The Organisation phase [2, 3, 4]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._dice: list[int] = []
        self._modifiers: Causes = {}

    def foresee(self, event: Event) -> None:
        """What follows before an event is looked at: the end of the count, and the gentle start."""
        if self.ledger.is_counting and not isinstance(event, _OF_THE_COUNT):
            self._close_count()
        if isinstance(event, RomannessChanged) and event.cause == "gentle-start":
            self._gentle_start()

    def see(self, event: Event) -> None:
        """Check an event of the Organisation phase."""
        match event:
            case TurnBegan():
                self._begin_turn(event)
            case FatumThrown():
                self._fatum(event)
            case ActaPlaced():
                self._acta(event)
            case Counted():
                self._count(event)
            case ActaDieThrown():
                self.ledger.strike("4.2", self._struck(event), event.box)
            case GiftChosen():
                self._gift(event)
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

    def _expected_modifiers(self) -> Causes:
        ledger, before = self.ledger, self.ledger.before
        political, religious, economic = [], [], []
        if before.magister_defeated:
            political.append(("magister-militum-defeated", -1))
        if len(before.conquered) >= 3:
            political.append(("territories-conquered", 1))
        if before.acta.get("religious") in ("heresy", "religious-quarrels"):
            religious.append(("religious-strife", -1))
        if "monastery" in ledger.monuments:
            religious.append(("monastery", 1))  # 5.6
        if "religious-metropolises" in ledger.options and not all(map(ledger.is_roman, CROSSES)):
            religious.append(("metropolis-not-roman", -1))  # 8.4.1
        if "religious-vandals" in ledger.options and not ledger.is_roman("carthage"):
            religious.append(("carthage-not-roman", -1))  # 8.4.2
        if before.acta.get("economic") in ("financial-crisis", "agrarian-crisis"):
            economic.append(("economic-crisis", -1))
        return {"political": sorted(political), "religious": sorted(religious), "economic": sorted(economic)}

    def _fatum(self, event: FatumThrown) -> None:
        self._modifiers = self._expected_modifiers()
        self._dice = list(event.dice)
        for domain, expected in self._modifiers.items():
            claimed = sorted((each.cause, each.value) for each in event.modifiers.get(domain, ()))
            self.ledger.report.same("4.2", f"modifiers of the {domain} die", expected, claimed)

    def _acta(self, event: ActaPlaced) -> None:
        report, score = self.ledger.report, event.score
        if report.holds("4.1", f"a Fatum die of {score.die} is left", score.die in self._dice, self._dice):
            self._dice.remove(score.die)
        modifiers = self._modifiers.get(event.domain, [])
        claimed = sorted((each.cause, each.value) for each in score.modifiers)
        report.same("4.2", f"modifiers of {event.domain}", modifiers, claimed)
        total = min(6, max(1, score.die + sum(value for _, value in modifiers)))  # R3
        box = tables.ACTA[event.domain][total - 1]
        report.same("4.2", f"result of {event.domain}", total, score.total)
        report.same("4.2", f"box of {event.domain}", box, event.box)
        report.same("4.2", f"RP of {event.box}", tables.ACTA_RP[event.box], event.rp)
        self.ledger.now.acta[event.domain] = event.box
        if not self._dice:
            self._give()

    def _give(self) -> None:
        """The gifts of the boxes [4.2.1, 4.2.3, R59]."""
        ledger, acta = self.ledger, self.ledger.now.acta
        gifts = {
            "basileus": ["free-guard-unit", "donatio"],
            "strong-basileus": ["free-guard-unit", "caesar", "free-elite", "donatio"],
        }.get(acta["political"], [])
        if acta["economic"] == "financial-crisis":
            gifts = [gift for gift in gifts if gift != "donatio"]
        ledger.political_gifts = gifts
        free = {"stability": 1, "prosperity": 2}.get(acta["economic"], 0)
        ledger.free_actions = ledger.free_elites = free

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

    def _struck(self, event: ActaDieThrown) -> str:
        city = tables.ACTA_STRIKES[event.box][event.die - 1]
        if city and (not self.ledger.is_roman(city) or city in self.ledger.desolation):  # R9
            self.ledger.report.holds("4.2", f"city struck by {event.box}", event.city in ("", city), event.city)
        else:
            self.ledger.report.same("4.2", f"city struck by {event.box} on a {event.die}", city, event.city)
        return city

    def _gift(self, event: GiftChosen) -> None:
        ledger = self.ledger
        acta = ledger.now.acta
        ledger.report.same("4.2.2", "who grants it", "loyal-patriarch", acta.get("religious"))
        if event.gift == "gift-of-the-church":
            is_barred = acta.get("economic") == "financial-crisis"
            ledger.report.holds("4.2.3", "no gift of the Church in a Financial crisis", not is_barred, event.gift)
            ledger.points("4.2.2", 1, "church-gift")
        else:
            ledger.free_missionary = True

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


def next_turn(ledger: Ledger) -> None:
    """This turn's records become last turn's [2, 8]."""
    ledger.before, ledger.now = ledger.now, TurnRecord()
    ledger.treaties, ledger.promised = ledger.promised, []
    ledger.carried = ledger.rp if "house-carry-over" in ledger.options else 0
    ledger.caesar = ledger.event = ledger.barred_unit = ""
    ledger.political_gifts, ledger.sent, ledger.attacked, ledger.led = [], [], [], []
    ledger.free_actions = ledger.free_elites = ledger.recalled = ledger.recalled_cavalry = 0
    ledger.free_missionary = False
