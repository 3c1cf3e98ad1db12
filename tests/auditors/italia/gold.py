"""Income, tribute, purchases, cities and the capital [6], pillage and rebuilding [10.13], the treasury [5 G]."""

from __future__ import annotations

from collections import Counter

from rules.core.events import DiceThrown, Event
from rules.italia import events as told
from tests.auditors.italia.position import Position
from tests.auditors.italia.printed import AREAS, COASTS, FLEET, NATIONS, ROMA, cost
from tests.auditors.report import Report

TREASURY = 10
REPAIR = 1
PILLAGE = 4
ROMANS = "romans"
LAST_FREE_ROMA = 9
NO_INCOME_TURN = {"I": 10}


def roma_counts(nation: str, position: Position) -> bool:
    """Whether a vacant Roma counts as Roman for income and placement [13.1, R32]."""
    return nation == ROMANS and position.number <= LAST_FREE_ROMA and not position.nations_at(ROMA)


def own_areas(nation: str, position: Position) -> set[str]:
    """Areas in which a nation may place what it bought [7.1, R32]."""
    return position.owned(nation, standard=True) | ({ROMA} if roma_counts(nation, position) else set())


class Gold:
    """Checks every coin."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.step = ""
        self.tribute: tuple[str, str, int] | None = None
        self.over = ""
        self.repairs = 0

    def see(self, event: Event, position: Position) -> None:
        if isinstance(event, DiceThrown):
            return
        if not isinstance(event, told.TributePaid):
            self._no_tribute(event)
        if not isinstance(event, told.TributePaid | told.Bought | told.GoldLost):
            self._held(position)
        match event:
            case told.NationBegan():
                self.step = "start"
                self.report.same("6.5", f"gold of {event.nation}", position.nations[event.nation].gold, event.gold)
            case told.IncomeCounted():
                self._income(event, position)
            case told.TributePaid():
                self._tribute(event, position)
            case told.Bought(waiting=True):
                self._waits(event, position)
            case told.Bought():
                self._buys(event, position)
            case told.CityBuilt():
                self._builds(event, position)
            case told.LegionRepaired():
                self._repairs(event, position)
            case told.CapitalSet():
                self._capital(event, position)
            case told.CapitalLost():
                capital = position.nations[event.nation].capital
                self.report.same("5 G", f"lost capital of {event.nation}", capital, event.area)
                owned = position.owned(event.nation, standard=True)
                self.report.holds("5 G", f"{capital} is lost", capital not in owned, capital)
            case told.GoldLost():
                self._lost(event, position)
            case told.CityPillaged():
                self._pillages(event, position)
            case told.CityRebuilt():
                self._rebuilds(event, position)
            case told.NationEnded():
                self._ends(event, position)
            case told.Placed() | told.Moved() | told.CampaignBegan():
                self.step = "later"
            case _:
                pass

    # Income [6.1-6.5]

    def _income(self, event: told.IncomeCounted, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("5", "income of the active nation", (position.turn.nation, "start"), (nation, self.step))
        self.step = "buying"
        counts = roma_counts(nation, position)
        owned = position.owned(nation, standard=True)
        areas = len(owned) + counts
        cities = sum(map(position.whole_city, owned)) + counts
        report.same("6.1", f"areas and cities of {nation}", (areas, cities), (event.areas, event.cities))
        report.same("6.1", f"whole income of {nation}", areas + cities, event.whole)
        income = self.due(nation, areas + cities, position)
        report.same("6.2, 6.3", f"income of {nation}", income, event.income)
        controller = position.controller(nation)
        gold = position.nations[nation].gold + income - ((income + 1) // 2 if controller else 0)
        report.same("6.1", f"gold of {nation} with its income, without tribute", gold, event.gold)
        if controller and income:
            self.tribute = (nation, controller, income)

    def due(self, nation: str, whole: int, position: Position) -> int:
        """A nation's income by its card [6.2, 6.3, R64]."""
        card, number = position.card(nation), position.number
        none = card.no_income or number >= card.no_income_from or number < card.no_income_before
        if none or number == NO_INCOME_TURN.get(position.scenario.period):
            return 0
        if card.halved:
            whole //= 2
        if card.halved_without:
            together = position.owned(nation).union(*(position.owned(other) for other in position.vassals(nation)))
            whole = whole if together & set(card.halved_without) else whole // 2
        return whole

    def _no_tribute(self, event: Event) -> None:
        if self.tribute is not None:
            self.report.same("6.4", "tribute that is not paid", None, self.tribute)
            self.tribute = None

    def _tribute(self, event: told.TributePaid, position: Position) -> None:
        report = self.report
        nation, controller, income = self.tribute or ("", "", 0)
        self.tribute = None
        report.same("6.4", "who pays tribute to whom", (nation, controller), (event.nation, event.controller))
        half = (income + 1) // 2
        report.same("6.4", f"tribute of {nation}", (half, income - half), (event.gold, event.kept))
        total = position.nations[event.controller].gold + half
        report.holds("6.5", f"gold lost by {controller}", event.lost <= max(0, total - TREASURY), event.lost)
        report.same("6.5", f"gold of {controller} with the tribute", total - event.lost, event.total)
        self.over = event.controller if total > TREASURY else ""

    def _held(self, position: Position) -> None:
        """Out of its own turn no nation keeps more than 10 [6.5]."""
        if self.over:
            gold = position.nations[self.over].gold
            self.report.holds("6.5", f"treasury of {self.over}", gold <= TREASURY, gold)
            self.over = ""

    def _waits(self, event: told.Bought, position: Position) -> None:
        """A unit bought with tribute above 10 [6.5]."""
        report, nation = self.report, event.nation
        report.same("6.5", "who may buy out of turn", self.over, nation)
        report.same("6.5", f"units of {nation} bought with tribute", 1, event.count)
        self._price(event, position)

    # Purchases [6.6-6.8]

    def _price(self, event: told.Bought, position: Position) -> None:
        report, nation, unit = self.report, event.nation, event.unit
        first = NATIONS[nation].buys.get(unit, 99)
        report.holds("6.6", f"{nation} may buy {unit}", position.number >= first, first)
        report.same("6.6", f"price of {event.count} {unit}", event.count * cost(unit), event.cost)
        left = position.nations[nation].gold - event.cost
        report.same("6.6", f"gold of {nation} after it bought", left, event.gold)
        report.holds("6.6", f"{nation} can pay", left >= 0, left)
        report.holds("2.7", f"{unit} of {nation} in the box", position.left(nation, unit) >= event.count, event.count)

    def _buys(self, event: told.Bought, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("6.6", "who buys, and when", (position.turn.nation, "buying"), (nation, self.step))
        self._price(event, position)
        areas = own_areas(nation, position)
        coasts = {area for area in areas if COASTS[area]}
        if len(areas) <= 1:
            report.holds(
                "7.1", f"{nation} has a place for {event.unit}", bool(coasts or (event.unit != FLEET and areas))
            )
            return
        held = position.nations[nation]
        slots = +(held.bought + held.waiting + Counter({event.unit: event.count}))
        report.holds("7.1", f"places of {nation}", sum(slots.values()) <= len(areas), slots)
        report.holds("7.2", f"places of {nation} for fleets", slots[FLEET] <= len(coasts), slots)

    def _builds(self, event: told.CityBuilt, position: Position) -> None:
        report, nation, area = self.report, event.nation, event.area
        report.same("6.7", "who builds, and when", (position.turn.nation, "buying"), (nation, self.step))
        first = NATIONS[nation].buys.get("city", 99)
        report.holds("6.6", f"{nation} may build", position.number >= first, first)
        report.holds("6.7", f"{nation} owns {area}", area in own_areas(nation, position), area)
        report.same("6.7", f"city marker in {area}", None, position.cities.get(area))
        report.holds("3.4", f"a city in {area}", not AREAS[area].no_city, area)
        report.holds("6.7", f"the card allows {area}", area not in position.card(nation).no_city_in, area)
        report.same("6.6", f"price of a city in {area}", cost("city", area), event.cost)
        left = position.nations[nation].gold - event.cost
        report.same("6.6", f"gold of {nation} after it built", left, event.gold)
        report.holds("6.6", f"{nation} can pay", left >= 0, left)

    def _repairs(self, event: told.LegionRepaired, position: Position) -> None:
        report, nation, area = self.report, event.nation, event.area
        report.same("2.3", "who repairs, and when", (position.turn.nation, "buying"), (nation, self.step))
        report.same("2.3", f"owner of {area}", nation, position.owner(area))
        report.holds("2.3", f"a flipped legion in {area}", position.reduced.get((area, nation), 0) > 0, area)
        gold = position.nations[nation].gold
        report.same("2.3", "price of a repair", (REPAIR, gold - REPAIR), (event.cost, event.gold))
        report.holds("6.6", f"{nation} can pay", gold >= REPAIR, gold)

    def _capital(self, event: told.CapitalSet, position: Position) -> None:
        report, nation = self.report, event.nation
        report.same("6.8", "who sets a capital, and when", (position.turn.nation, "buying"), (nation, self.step))
        report.holds(
            "6.8", f"{nation} owns the capital {event.area}", event.area in position.owned(nation, standard=True)
        )
        only = position.card(nation).capital_only
        report.holds("6.8", f"capital of {nation}", only in ("", event.area), event.area)
        report.same("6.8", f"capital of {nation} before", position.nations[nation].capital, event.before)

    # The end [5 G]

    def _lost(self, event: told.GoldLost, position: Position) -> None:
        gold = position.nations[event.nation].gold
        self.report.same("6.6", f"gold that {event.nation} loses", max(0, gold - TREASURY), event.gold)

    def _ends(self, event: told.NationEnded, position: Position) -> None:
        report, held = self.report, position.nations[event.nation]
        report.same("5 G", f"gold of {event.nation}", held.gold, event.gold)
        report.holds("5 G", f"treasury of {event.nation}", held.gold <= TREASURY, held.gold)
        if held.capital:
            owned = position.owned(event.nation, standard=True)
            report.holds("5 G", f"{event.nation} owns the capital {held.capital}", held.capital in owned)
        report.same("7.1", f"bought units of {event.nation} not placed", {}, +held.bought)
        report.same("7.2", f"waiting units of {event.nation} not placed", {}, +held.waiting)

    # Cities [10.13]

    def _pillages(self, event: told.CityPillaged, position: Position) -> None:
        report, nation, area = self.report, event.nation, event.area
        report.same("10.13", f"who pillages {area}", position.turn.nation, nation)
        report.holds("10.13", f"a city in {area}", position.whole_city(area), position.cities.get(area))
        report.holds("10.13", f"gold from {area}", event.gold in (0, PILLAGE), event.gold)
        if event.how == "raid":
            return
        report.same("10.13", f"owner of {area}", nation, position.owner(area))
        report.holds("10.13", f"{area} is newly taken", area not in position.turn.owned, area)
        before = position.owner_before(area)
        report.same("10.13", f"last owner of {area}", before, event.last_owner)

    def _rebuilds(self, event: told.CityRebuilt, position: Position) -> None:
        report, nation, area = self.report, event.nation, event.area
        report.same("10.13", f"who rebuilds {area}", position.turn.nation, nation)
        report.same("10.13", f"owner of {area}", nation, position.owner(area))
        report.same("10.13", f"city in {area}", "pillaged", position.cities.get(area))
        report.holds("10.13", f"{area} was not pillaged this turn", area not in position.turn.pillaged, area)
        there = position.at(area, nation)[event.unit]
        report.holds("10.13", f"a land unit in {area}", event.unit != FLEET and there > 0, event.unit)
