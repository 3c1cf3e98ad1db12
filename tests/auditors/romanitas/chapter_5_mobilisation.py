"""Chapter 5.2: mobilisation, who may come and at what price."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rules.core.events import Event
from rules.romanitas.events import (
    ForceMustered,
)
from rules.romanitas.state import RomanitasState
from tests.auditors.romanitas import readings
from tests.auditors.romanitas.board import (
    FIGURES,
    HELMETS,
    HOME,
    NEIGHBOURS,
    TERRITORIES,
    limitanei,
    province,
)
from tests.auditors.romanitas.ledger import Ledger

GUARDS = frozenset({"scholae", "excubites"})
UNITS = FIGURES.roman_units
COMES, MAGISTER, INTRINSIC = "comes", "magister-militum", "intrinsic-comes"


class Price(NamedTuple):
    """A way to pay: the gifts that it uses and what is left to pay."""

    gift: str
    rp: int


class Force(NamedTuple):
    """The units of a force, sorted as the price list sorts them [5.2.2]."""

    limitanei: list[str]
    skoutatoi: list[str]
    mercenaries: list[str]
    paid: list[str]


def sorted_out(units: Iterable[str], elite: Iterable[str]) -> Force:
    """Limitanei, Skoutatoi that are not Elite, mercenaries, and what comes in paid blocks."""
    force = Force([], [], [], [])
    for unit in units:
        kind = UNITS[unit].type
        if kind == "limitanei":
            force.limitanei.append(unit)
        elif kind == "skoutatoi" and unit not in elite:
            force.skoutatoi.append(unit)
        elif kind == "mercenary":
            force.mercenaries.append(unit)
        else:
            force.paid.append(unit)
    return force


def command(figures: Iterable[str]) -> int:
    """How many units the figures may lead together [5.2.2, R15, R61]."""
    present = set(figures)
    has_comes = bool(present & {COMES, INTRINSIC})
    return 3 * has_comes + 6 * (MAGISTER in present)


class Mobilisation:
    """Mobilisation [5.2]: who may come, and the price."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._pending: tuple[ForceMustered, list[Price]] | None = None
        self.sources: list[str] = []
        """Provinces whose Limitanei may join an attack."""

    def see(self, event: Event) -> None:
        """Check a force as it is mobilised."""
        if isinstance(event, ForceMustered):
            self._muster(event)

    def close(self, state: RomanitasState) -> None:
        """After a choice: the price must fit the gift that was spent."""
        if self._pending is None:
            return
        ledger, (event, prices) = self.ledger, self._pending
        self._pending = None
        spent = bool(ledger.political_gifts) and not state.political_gifts
        fitting = sorted({price.rp for price in prices if bool(price.gift) == spent})
        ledger.report.holds(
            "5.2.2",
            f"price of {event.units} under {event.figures}, one of {fitting}",
            event.cost in fitting,
            event.cost,
        )
        if spent:
            ledger.political_gifts = []

    def _muster(self, event: ForceMustered) -> None:
        ledger = self.ledger
        ledger.settle("a force is mobilised")
        ledger.points("5.2.2", -event.cost, "mobilisation", event.place)
        ledger.report.holds("5.2.2", "RP for the force", event.cost <= ledger.rp, f"{event.cost} of {ledger.rp}")
        self._check_pieces(event)
        if event.purpose == "sea":
            self._check_sea(event)
            return
        self._check_composition(event)
        self._pending = event, self._prices(event)

    def _check_pieces(self, event: ForceMustered) -> None:
        ledger, report = self.ledger, self.ledger.report
        pieces = [*event.units, *event.fleets, *(each for each in event.figures if each != INTRINSIC)]
        missing = [piece for piece in pieces if piece not in ledger.mobilised]
        report.same("5.2.1", "pieces that are not in the Mobilised box", [], missing)
        report.same("5.2.1", "pieces named twice", len(set(pieces)), len(pieces))
        if ledger.now.acta.get("political") == "political-revolt":
            report.same("4.2.1", "guards in a Political revolt", set(), GUARDS & set(event.units))
        report.holds("8.7", "the barred unit stays", ledger.barred_unit not in event.units, ledger.barred_unit)
        if INTRINSIC in event.figures:
            is_there = event.purpose in ("defence", "siege") and event.place in HELMETS
            report.holds("8.2", "an intrinsic Comes", "intrinsic-comes" in ledger.options and is_there, event.place)

    def _check_sea(self, event: ForceMustered) -> None:
        ledger, report = self.ledger, self.ledger.report
        price = 1 + ledger.surcharge + (MAGISTER in event.figures)
        report.same("7.3", f"price of a fleet with {event.figures}", price, event.cost)
        report.same("7.3", "units in a fight at sea", (), event.units)
        report.same("7.3", "one fleet sails at a time", 1, len(event.fleets))
        report.holds("7.3", "one figure at most", len(event.figures) <= 1, event.figures)
        coasts = [name for name, each in TERRITORIES.items() if event.place in each.zones]
        is_near = any(map(ledger.is_roman_territory, coasts))
        report.holds("7.3", "the zone borders a Roman territory", is_near, event.place)

    def _check_composition(self, event: ForceMustered) -> None:
        ledger, report = self.ledger, self.ledger.report
        force = sorted_out(event.units, ledger.elite)
        report.holds("5.2.2", "a force has units", bool(event.units))
        limit = command(event.figures) or limitanei([province(event.place)] if event.place in HOME else [])
        report.holds("5.2.2", f"command of {event.figures}: {limit}", len(event.units) <= limit, event.units)
        report.holds("5.2.2", "three Skoutatoi at most for nothing", len(force.skoutatoi) <= 3, force.skoutatoi)
        if not event.figures:
            is_guard_of_province = len(force.limitanei) == len(event.units) and event.place in HOME
            report.holds("5.2.2", "no figure: Limitanei in defence only", is_guard_of_province, event.units)
        sources = self._limitanei_sources(event)
        most = limitanei(sources)
        report.holds("5.2.2", f"Limitanei of {sources}: {most}", len(force.limitanei) <= most, force.limitanei)
        if event.purpose == "siege":
            report.holds("7.2.2", "six units in a garrison at most", len(event.units) <= 6, event.units)

    def _limitanei_sources(self, event: ForceMustered) -> list[str]:
        """The provinces whose number counts [5.2.2, R16, R72, R86]."""
        ledger = self.ledger
        if event.purpose in ("defence", "siege"):
            return [province(event.place)]
        if event.purpose == "persia":
            return [province(city) for city in ("melitene", "antioch") if ledger.is_roman(city)]
        if event.purpose == "naval":  # the port is named when the fleet sails
            coastal = [name for name, each in TERRITORIES.items() if each.zones and ledger.is_roman_territory(name)]
            return [TERRITORIES[name].province for name in coastal]
        near = [*NEIGHBOURS[event.place], event.place]
        return [TERRITORIES[name].province for name in near if ledger.is_roman_territory(name)]

    def _prices(self, event: ForceMustered) -> list[Price]:
        """Every way to pay for the force [5.2.2, 4.2.1, R17]."""
        ledger = self.ledger
        force = sorted_out(event.units, ledger.elite)
        base = int(MAGISTER in event.figures)
        if event.purpose == "naval":
            base += len(event.fleets) * (2 + ledger.surcharge)
        found = []
        for gift, paid, mercenaries in self._with_gifts(force):
            for blocks in self._block_prices(event.figures, paid):
                others = len(event.units) - len(force.mercenaries)
                is_gift_enough = not readings.MERCENARIES_JOIN_OTHERS and mercenaries < len(force.mercenaries)
                is_joined = others > 0 or is_gift_enough
                if mercenaries > 3 or (force.mercenaries and not is_joined):
                    continue
                rp = base + blocks + (1 + ledger.surcharge if mercenaries else 0)
                found.append(Price(gift, rp))
        return found

    def _with_gifts(self, force: Force) -> list[tuple[str, int, int]]:
        """The gift used, and how many units and mercenaries remain to be paid."""
        gifts = self.ledger.political_gifts
        ways = [("", len(force.paid), len(force.mercenaries))]
        if "free-guard-unit" in gifts and GUARDS & set(force.paid):
            ways.append(("free-guard-unit", len(force.paid) - 1, len(force.mercenaries)))
        if "donatio" in gifts:
            most = min(2, len(force.mercenaries))
            ways += [("donatio", len(force.paid), len(force.mercenaries) - n) for n in range(1, most + 1)]
        return ways

    def _block_prices(self, figures: Iterable[str], paid: int) -> list[int]:
        """What the blocks for so many paid units may cost."""
        ledger = self.ledger
        present = set(figures)
        three = 1 + ledger.surcharge
        six = 2 + ledger.surcharge + (ledger.now.acta.get("political") == "weak-basileus")
        has_comes, has_magister = bool(present & {COMES, INTRINSIC}), MAGISTER in present
        prices = [0] if paid == 0 else []
        if has_comes and 1 <= paid <= 3:
            prices.append(three)
        if has_magister and 1 <= paid <= 6:
            prices.append(six)
        if has_comes and has_magister and 2 <= paid <= 9:
            prices.append(three + six)
        return prices
