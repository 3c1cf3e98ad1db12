"""Chapter 4: the dice of fate and the boxes of the Acta Publica."""

from __future__ import annotations

from rules.core.events import Event
from rules.romanitas.events import (
    ActaDieThrown,
    ActaPlaced,
    CaesarNamed,
    FatumThrown,
    GiftChosen,
)
from tests.auditors.romanitas import tables
from tests.auditors.romanitas.board import CROSSES
from tests.auditors.romanitas.ledger import Ledger

Causes = dict[str, list[tuple[str, int]]]


class Fatum:
    """The dice of fate [4.1] and what the Acta Publica bring [4.2]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._dice: list[int] = []
        self._modifiers: Causes = {}

    def see(self, event: Event) -> None:
        """Check an event of the Acta Publica."""
        match event:
            case FatumThrown():
                self._fatum(event)
            case ActaPlaced():
                self._acta(event)
            case ActaDieThrown():
                self.ledger.strike("4.2", self._struck(event), event.box)
            case GiftChosen():
                self._gift(event)
            case CaesarNamed():
                self._caesar(event)

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

    def _caesar(self, event: CaesarNamed) -> None:
        ledger, report = self.ledger, self.ledger.report
        report.holds("4.2.1", "a Strong Basileus names a Caesar", "caesar" in ledger.political_gifts, event.nation)
        report.holds("4.2.1", "a barbarian king", event.nation in tables.BARBARIANS, event.nation)
        ledger.political_gifts, ledger.caesar = [], event.nation

    # 5.3
