"""Chapter 5.3 to 5.6: diplomacy, remobilisation, improvement, rebuilding, Monuments."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from rules.core.events import Event
from rules.romanitas.events import (
    AmbassadorSent,
    DesolationRemoved,
    DiplomacyTurned,
    MarriageOffered,
    MissionarySent,
    MonumentBuilt,
    PiecesRecalled,
    RomannessChanged,
    TurnEnded,
    UnitImproved,
)
from rules.romanitas.state import RomanitasState
from tests.auditors.romanitas import readings, tables
from tests.auditors.romanitas.board import (
    CLIENTS,
    FIGURES,
    KINGDOMS,
    monument_kind,
)
from tests.auditors.romanitas.chapter_3 import next_turn
from tests.auditors.romanitas.chapter_5_mobilisation import MAGISTER, UNITS
from tests.auditors.romanitas.ledger import Ledger


class Way(NamedTuple):
    """A way to carry out an action of the Management phase: its price, and the gifts left afterwards."""

    rp: int
    political: tuple[str, ...]
    actions: int
    elites: int
    missionary: bool


@dataclass
class Bill:
    """An action that a gift may pay for, or the full price; which it was shows after the choice."""

    section: str
    what: str
    cause: str
    full: Way
    gifts: list[Way]
    is_turn_over: bool = False


_BOUGHT = ("ambassador", "marriage", "missionary", "improvement", "rebuilding", "remobilisation", "monument")


class Management:
    """The Management phase [5.3 to 5.6]."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._paid: Counter[str] = Counter()
        self._bill: Bill | None = None
        self.payment = ""
        """What the player chose to pay with, where he was asked: ``rp`` or a gift [R93]."""

    def see(self, event: Event) -> None:
        """Check an event of the Management phase."""
        match event:
            case AmbassadorSent():
                self._ambassador(event)
            case MarriageOffered():
                self._marriage(event)
            case MissionarySent():
                self._missionary(event)
            case PiecesRecalled():
                self._recall(event)
            case UnitImproved():
                self._improve(event)
            case DesolationRemoved():
                self._rebuilt(event)
            case MonumentBuilt():
                self._build(event)
            case TurnEnded():
                self._end(event)

    def foresee(self, event: Event) -> None:
        """Payments come before what they buy; the price is checked there."""
        ledger = self.ledger
        if isinstance(event, RomannessChanged) and event.cause in _BOUGHT:
            ledger.points("5.1", event.change, event.cause, event.about)
            ledger.report.holds("5.1", f"RP for {event.cause}", -event.change <= ledger.rp, event.change)
            self._paid[event.cause] -= event.change
        if isinstance(event, RomannessChanged) and event.cause == "coin-gained" and event.about in ledger.desolation:
            ledger.gain(event.about)
            ledger.coin_told = event.about
        if isinstance(event, DesolationRemoved) and event.how == "rebuilding":
            ledger.expect("5.5", DesolationRemoved, how="rebuilding")

    def close(self, state: RomanitasState) -> None:
        """After a choice: price and gifts together must be one of the legal ways."""
        ledger, bill = self.ledger, self._bill
        if bill is not None:
            claimed = Way(
                self._paid.pop(bill.cause, 0),
                self._gifts(state),
                state.free_actions,
                state.free_elites,
                state.free_missionary,
            )
            ways = self._ways(bill)
            fits = claimed in ways
            if bill.is_turn_over:  # the gifts have lapsed already
                fits = claimed.rp in [way.rp for way in ways]
            else:
                ledger.political_gifts = list(claimed.political)
                ledger.free_actions, ledger.free_elites = claimed.actions, claimed.elites
                ledger.free_missionary = claimed.missionary
            ledger.report.holds(bill.section, f"{bill.what}, one of {ways}", fits, claimed)
            is_asked = len(bill.gifts) < 2 or bool(self.payment) or not readings.PLAYER_CHOOSES_THE_GIFT
            ledger.report.holds("R93", f"{bill.what}: the player chooses the gift", is_asked)
        ledger.report.same("5.1", "payments for nothing", {}, {k: v for k, v in self._paid.items() if v})
        self._bill, self.payment = None, ""
        self._paid.clear()

    def _gifts(self, state: RomanitasState) -> tuple[str, ...]:
        """The gifts of the Basileus that are left; a Financial crisis bars the Donatio [4.2.3]."""
        is_barred = self.ledger.now.acta.get("economic") == "financial-crisis"
        return tuple(gift for gift in state.political_gifts if gift != "donatio" or not is_barred)

    def _ways(self, bill: Bill) -> list[Way]:
        """Gifts are spent first, unless the player was asked and pays [R93]."""
        return [bill.full] if self.payment == "rp" or not bill.gifts else bill.gifts

    def _check_paid(self, section: str, what: str, cause: str, price: int) -> None:
        self.ledger.report.same(section, f"price of {what}", price, self._paid.pop(cause, 0))

    def _way(self, rp: int) -> Way:
        ledger = self.ledger
        return Way(rp, tuple(ledger.political_gifts), ledger.free_actions, ledger.free_elites, ledger.free_missionary)

    # 5.3

    def _act(self, what: str, target: str, surcharge: int = 0, *, is_free: bool = False) -> None:
        """An action of one type: once a turn, unless barred, for 1 RP or a free action."""
        ledger, report, acta = self.ledger, self.ledger.report, self.ledger.now.acta
        report.holds("5.3", f"one {what} a turn", what not in ledger.sent, target)
        is_barred = acta["political"] == "usurper" or acta["economic"] == "plague"
        report.holds("4.2", f"{what}: diplomacy is not barred", not is_barred, acta)
        ledger.sent.append(what)
        full = self._way(1 + surcharge)
        waived = full._replace(rp=surcharge)
        gifts = []
        if is_free:
            gifts.append(waived._replace(missionary=False))
        if ledger.free_actions and (not is_free or self.payment):
            gifts.append(waived._replace(actions=ledger.free_actions - 1, elites=0))
        self._bill = Bill("5.3", f"price of {what} to {target}", what, full, gifts)

    def _ambassador(self, event: AmbassadorSent) -> None:
        ledger, report = self.ledger, self.ledger.report
        self._act("ambassador", event.nation)
        report.same("5.3", f"roll for {event.nation}", tables.AMBASSADOR.get(event.nation), event.needed)
        report.same("5.3", f"success of a {event.die}", event.die >= event.needed, event.success)
        report.holds("5.3", f"{event.nation} is not At War", event.nation not in ledger.now.at_war)
        is_there = event.nation not in KINGDOMS or ledger.holds_anything(event.nation)
        is_there = is_there or not readings.NO_ENVOY_TO_EXTINCT_KINGDOMS
        report.holds("5.3", f"{event.nation} still exists", is_there)
        if event.success:
            ledger.promised.append(event.nation)

    def _marriage(self, event: MarriageOffered) -> None:
        ledger, report = self.ledger, self.ledger.report
        self._act("marriage", event.space)
        report.holds("5.3", "a client sovereign", event.space in CLIENTS, event.space)
        report.holds("5.3", "not Roman already", ledger.diplomacy.get(event.space) != "roman", event.space)
        helper = {"lazica": "chersonesos", "iberia": "trapezus"}.get(event.space, "")
        helps = bool(helper) and ledger.is_roman(helper) and helper not in ledger.desolation
        expected = [(helper, 1)] if helps else []
        report.same("5.3", f"bonus for {event.space}", expected, [(m.cause, m.value) for m in event.score.modifiers])
        total = event.score.die + helps
        report.same("5.3", "total of the Marriage", total, event.score.total)
        report.same("5.3", "5+ for a Marriage", (5, total >= 5), (event.needed, event.success))
        if total >= 5:
            ledger.expect("5.3", DiplomacyTurned, space=event.space, side="roman")

    def _missionary(self, event: MissionarySent) -> None:
        ledger, report = self.ledger, self.ledger.report
        religious = ledger.now.acta["religious"]
        report.holds("4.2.2", "Missionary", religious not in ("heresy", "religious-quarrels"), religious)
        surcharge = int(religious == "weak-patriarch")
        if event.target in ledger.owner:
            if readings.MISSIONARY_PAYS_SURCHARGES:  # 4.2.3: any Desolation marker
                surcharge += ledger.rebuilding_surcharge
            report.holds("5.3", "a desolated city", event.target in ledger.desolation, event.target)
            ledger.expect("5.3", DesolationRemoved, city=event.target, how="missionary")
        else:
            side = ledger.diplomacy.get(event.target)
            report.same("5.3", f"counter of {event.target}", "persian", side)
            ledger.expect("5.3", DiplomacyTurned, space=event.target, side="roman")
        self._act("missionary", event.target, surcharge, is_free=ledger.free_missionary)

    # 5.4

    def _recall(self, event: PiecesRecalled) -> None:
        ledger, report = self.ledger, self.ledger.report
        missing = [piece for piece in event.pieces if piece not in ledger.eliminated]
        report.same("5.4.1", "pieces that are not in the Eliminated box", [], missing)
        price = sum(map(self._recall_price, event.pieces))
        self._check_paid("5.4.1", str(event.pieces), "remobilisation", price)
        cavalry = [piece for piece in event.pieces if piece in UNITS and UNITS[piece].arm == "cavalry"]
        eliminated = sum(UNITS[piece].arm == "cavalry" for piece in ledger.eliminated if piece in UNITS)
        if "recruitment" in ledger.options:
            most = max(0, eliminated + ledger.recalled_cavalry - ledger.cavalry_penalty) - ledger.recalled_cavalry
            report.holds("8.4", f"cavalry that returns, {most} at most", len(cavalry) <= most, cavalry)
        ledger.recalled_cavalry += len(cavalry)
        for piece in event.pieces:
            ledger.eliminated.discard(piece)
            ledger.mobilised.add(piece)
            ledger.elite.discard(piece)

    def _recall_price(self, piece: str) -> int:
        ledger = self.ledger
        if piece in FIGURES.roman_fleets:
            return 2
        if piece not in UNITS:
            return int(piece == MAGISTER)
        unit = UNITS[piece]
        is_free_foot = unit.arm == "infantry" and unit.type in ("limitanei", "skoutatoi", "mercenary")
        if is_free_foot or (unit.type == "mercenary" and ledger.is_khazar_year):
            return 0
        ledger.recalled += 1
        return int(ledger.recalled % 3 == 1)

    def _improve(self, event: UnitImproved) -> None:
        ledger, report, unit = self.ledger, self.ledger.report, event.unit
        report.holds("5.4.2", "in the Mobilised box", unit in ledger.mobilised, unit)
        report.holds("5.4.2", "has an Elite side", UNITS[unit].elite is not None, unit)
        report.holds("5.4.2", "not Elite yet", unit not in ledger.elite, unit)
        is_barred = unit == ledger.barred_unit and readings.BARRED_UNIT_IS_NOT_IMPROVED
        report.holds("8.7", "the barred unit cannot be used", not is_barred, unit)
        ledger.elite.add(unit)
        surcharge = int(ledger.now.acta.get("economic") == "financial-crisis")
        full = self._way(1 + surcharge)
        gifts = []
        if ledger.free_elites:
            gifts.append(full._replace(rp=surcharge, elites=ledger.free_elites - 1, actions=0))
        if "free-elite" in ledger.political_gifts:
            gifts.append(full._replace(rp=surcharge, political=()))
        self._bill = Bill("5.4.2", f"price of {unit}", "improvement", full, gifts)

    # 5.5

    def _rebuilding_price(self) -> int:
        ledger = self.ledger
        return 1 + ("desolation-2rp" in ledger.options) + ledger.rebuilding_surcharge

    def _rebuilt(self, event: DesolationRemoved) -> None:
        ledger = self.ledger
        is_there = event.city in ledger.desolation
        if ledger.report.holds("5.5", "a marker to remove", is_there, event.city):
            ledger.desolation.remove(event.city)
        if event.how == "rebuilding":
            self._check_paid("5.5", f"rebuilding {event.city}", "rebuilding", self._rebuilding_price())
        ledger.gain(event.city)

    # 5.6

    def _build(self, event: MonumentBuilt) -> None:
        ledger, report, city = self.ledger, self.ledger.report, event.city
        kind = monument_kind(event.monument)
        price = FIGURES.monuments[event.monument]
        report.same("5.6", f"price of {event.monument}", price, event.cost)
        self._check_paid("5.6", event.monument, "monument", price)
        report.holds("5.6", "in the box", event.monument not in ledger.monuments, event.monument)
        report.holds("4.2.3", "no Monuments in a Plague", ledger.now.acta.get("economic") != "plague", kind)
        is_open = ledger.is_roman(city) and city not in ledger.desolation
        report.holds("5.6", "a Roman city without Desolation", is_open, city)
        kinds = [monument_kind(each) for each in ledger.monuments_in(city)]
        report.holds("R58", "one of a kind in a city", kind not in kinds, city)
        if kind == "basilica":
            report.holds("5.6", "a city for a Basilica", city in tables.BASILICA_CITIES, city)
        if kind == "fortifications":
            report.holds("5.6", "a city for Fortifications", city in tables.FORTIFICATION_CITIES, city)
        if kind == "defensive-walls":
            report.holds("R58", "no citadel there", city not in FIGURES.fortified, city)
        ledger.monuments[event.monument] = city

    def _end(self, event: TurnEnded) -> None:
        ledger = self.ledger
        ledger.settle("the end of the turn")
        ledger.report.same("R1", "RP left", ledger.rp, event.unspent)
        if self._bill is not None:
            self._bill.is_turn_over = True
        next_turn(ledger)
