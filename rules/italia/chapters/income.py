"""Income and purchase (6)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Barred, Option
from rules.core.game import Play, one
from rules.core.policy import argument
from rules.italia.chapters.asking import DONE, ask, ask_in_window, pick
from rules.italia.data.loader import CONSULAR, FLEET, ROMA, TYPES
from rules.italia.data.models import UnitType
from rules.italia.events import (
    Bought,
    CapitalSet,
    CityBuilt,
    GoldLost,
    IncomeCounted,
    LegionRepaired,
    TributePaid,
)
from rules.italia.game import Italia, choice, heading, refusal, say
from rules.italia.info import NOTHING
from rules.italia.setup import coin

CAPITAL = "capital"
"""The answer that sets or moves the capital."""

MOST_REFUSED = 9
"""The highest number of units of a kind whose purchase is refused with its reason."""


def income(t: Italia, nation: str) -> tuple[int, int, int, int, str]:
    """A nation's areas, cities, whole income, real income, and why it is less [6.1, 6.2, 6.3, R63]."""
    table, card = t.data.tables.income, t.card(nation)
    areas = list(t.owned(nation))
    if t.roma_counts(nation):
        areas.append(ROMA)  # 13.1, R32
    cities = sum(t.has_city(area) for area in areas)
    whole = len(areas) * table.area + cities * table.city
    if t.state.turn in table.none_on.get(t.state.period, ()):
        return len(areas), cities, whole, 0, "no-income-turn"  # 13.4, N54
    if card.no_income or (card.no_income_from and t.state.turn >= card.no_income_from):
        return len(areas), cities, whole, 0, "no-income"
    if t.state.turn < card.no_income_before:
        return len(areas), cities, whole, 0, "no-income"
    if card.income_halved:
        return len(areas), cities, whole, whole // 2, "halved"
    held = set(t.controlled(nation))
    if card.halved_without and held.isdisjoint(t.data.sets[card.halved_without]):
        return len(areas), cities, whole, whole // 2, "halved-without"
    return len(areas), cities, whole, whole, ""


def collect(t: Italia, nation: str) -> Play[None]:
    """Count the income, and hand over the tribute [6.1, 6.4, 6.5, R64]."""
    areas, cities, whole, real, cause = income(t, nation)
    facts = t.nation(nation)
    tribute = (real + 1) // 2 if facts.controller else 0  # N7
    facts.gold += real - tribute
    t.tell(
        IncomeCounted(
            nation=nation, areas=areas, cities=cities, whole=whole, income=real, gold=facts.gold, cause=cause
        ),
        "6.1",
    )
    if tribute:
        yield from pay_tribute(t, nation, facts.controller, tribute, real - tribute)


def pay_tribute(t: Italia, nation: str, controller: str, gold: int, kept: int) -> Play[None]:
    """Hand tribute to the controller, who may buy a unit if it lifts him above the limit [6.4, 6.5, N7, R17]."""
    facts, limit = t.nation(controller), t.data.tables.income.treasury
    facts.gold += gold
    t.tell(TributePaid(nation=nation, controller=controller, gold=gold, kept=kept, total=facts.gold), "6.4")
    if facts.gold <= limit:
        return
    options = [choice(NOTHING, "tribute-none", "6.5", lost=facts.gold - limit)]
    for kind, cost in unit_prices(t, controller):
        if cost <= facts.gold and t.free(controller, kind):
            options.append(choice(kind, f"tribute-{kind}", "6.5", cost=cost, left=min(facts.gold - cost, limit)))
    best = options[1].id if len(options) > 1 else NOTHING
    if len(options) > 1:
        best = yield from ask_in_window(
            t, controller, "tribute-unit", "6.5", options, (), best, payer=nation, gold=facts.gold
        )
    if best != NOTHING:
        buy_waiting(t, controller, best)
    cap_treasury(t, controller, "tribute", "6.5")


def buy_waiting(t: Italia, nation: str, name: str) -> None:
    """Buy a unit out of turn; it waits on the coin marker [6.5]."""
    kind, cost = next((kind, cost) for kind, cost in unit_prices(t, nation) if kind == name)
    facts = t.nation(nation)
    facts.gold -= cost
    t.place(nation, kind, 1, coin(nation))
    t.tell(Bought(nation=nation, unit=kind, count=1, cost=cost, gold=facts.gold, waiting=True), "6.5")


def cap_treasury(t: Italia, nation: str, cause: str, rule: str) -> None:
    """Lose the gold that a treasury can't hold [6.5, 6.6, R13]."""
    facts, limit = t.nation(nation), t.data.tables.income.treasury
    if facts.gold > limit:
        lost, facts.gold = facts.gold - limit, limit
        t.tell(GoldLost(nation=nation, gold=lost, cause=cause), rule)


def unit_prices(t: Italia, nation: str) -> list[tuple[UnitType, int]]:
    """The kinds of unit that a nation may buy now, with their costs; dearest first [2.2, 6.6]."""
    allowed = {each.item for each in t.data.nations[nation].may_buy if t.state.turn >= each.from_turn}
    return [(kind, t.data.types[kind].cost) for kind in TYPES if kind in allowed]


def may_buy_cities(t: Italia, nation: str) -> bool:
    """Whether a nation may buy cities at all [6.6]."""
    items = t.data.nations[nation].may_buy
    return any(each.item == "city" and t.state.turn >= each.from_turn for each in items)


def slots(t: Italia, nation: str) -> list[str]:
    """The areas in which a nation may set what it buys [7.1]."""
    return [*t.owned(nation), *([ROMA] if t.roma_counts(nation) else [])]


def most_units(t: Italia, nation: str, kind: UnitType, bought: dict[UnitType, int]) -> int:
    """How many more units of a kind find a place besides those bought already [7.1, 7.2, R15, R66]."""
    areas, waiting = slots(t, nation), t.waiting(nation)
    coastal = [area for area in areas if t.area(area).seas]
    fleets = sum(t.unit(unit).type == FLEET for unit in waiting) + bought.get(FLEET, 0)
    if len(areas) == 1:
        return 99 if kind != FLEET or coastal else 0  # N9, R18
    left = len(areas) - len(waiting) - sum(bought.values())
    return max(0, min(left, len(coastal) - fleets) if kind == FLEET else left)


def purchase(t: Italia, nation: str) -> Play[dict[UnitType, int]]:
    """Let a nation buy, build, repair and set its capital; return the units bought [6.6-6.8]."""
    bought: dict[UnitType, int] = {}
    may_move_capital = True
    while True:
        options = [*_units(t, nation, bought), *_cities(t, nation), *_repairs(t, nation)]
        if may_move_capital:
            options += _capital(t, nation)
        if not options:
            break
        options = [choice(DONE, "buy-done" if bought else "buy-none", "6.6", gold=t.nation(nation).gold), *options]
        question = pick(t, nation, "buy", "6.6", options, _favourite(options), gold=t.nation(nation).gold)
        question.barred = lambda: [*_barred_units(t, nation, bought), *_barred_cities(t, nation)]
        answer = yield from one(question)
        if answer == DONE:
            break
        may_move_capital = may_move_capital and not (answer == CAPITAL and t.state.brisk)
        yield from _carry_out(t, nation, answer, bought)
    return bought


def _favourite(options: list[Option]) -> str:
    """As many units as the gold pays for without taking counters from those who arrive [default of D2, R88]."""
    units = (option.id for option in options if option.id.startswith("unit:") and not lacking_by(option))
    return next(units, DONE)


def lacking_by(option: Option) -> int:
    """How many of this turn's arrivals lack their counters if a purchase is made [R88]."""
    found = argument(option.name, "lacking")
    return found if isinstance(found, int) else 0


def spare(t: Italia, nation: str, kind: UnitType, bought: dict[UnitType, int]) -> int:
    """How many more units of a kind can be bought so that this turn's arrivals still find their counters [2.7, R88]."""
    return len(t.free(nation, kind)) - bought.get(kind, 0) - t.expected(nation, kind)


def _units(t: Italia, nation: str, bought: dict[UnitType, int]) -> Iterator[Option]:
    gold = t.nation(nation).gold
    for kind, cost in unit_prices(t, nation):
        free = len(t.free(nation, kind)) - bought.get(kind, 0)
        most = min(gold // cost, free, most_units(t, nation, kind, bought))
        for count in range(most, 0, -1):
            ident = f"unit:{kind}:{count}"
            left = gold - cost * count
            lacking = max(0, count - max(0, spare(t, nation, kind, bought)))
            told = {"count": count, "cost": cost * count, "left": left, "lacking": lacking}
            yield choice(ident, f"buy-{kind}", "6.6", (), **told)


def _barred_units(t: Italia, nation: str, bought: dict[UnitType, int]) -> Iterator[Barred]:
    """Numbers of units that a nation can't buy, each with a reason that numbers share [2.7, 6.6, 7.1]."""
    gold = t.nation(nation).gold
    for kind, cost in unit_prices(t, nation):
        free, places = len(t.free(nation, kind)) - bought.get(kind, 0), most_units(t, nation, kind, bought)
        for count in range(1, MOST_REFUSED + 1):
            if cost * count > gold:
                why = say("refuse-price", cost=cost, gold=gold, rule="6.6")
            elif count > free:
                why = say("refuse-box", rule="2.7")
            elif count > places:
                why = say("refuse-places", rule="7.1")
            else:
                continue
            yield Barred(f"unit:{kind}:{count}", say(f"buy-{kind}", count=count), why)


def _barred_cities(t: Italia, nation: str) -> Iterator[Barred]:
    """Owned areas in which a nation can't build a city, each with the reason [6.6, 6.7, N2]."""
    if not may_buy_cities(t, nation):
        return
    gold, sites = t.nation(nation).gold, city_sites(t, nation)
    for area in t.owned(nation):
        if t.area(area).is_staging:
            continue
        cost = t.data.tables.city_cost[t.area(area).terrain]
        if area in t.state.cities:
            why, rule = "refuse-has-city", "6.7"
        elif area not in sites:
            why, rule = "refuse-no-city", "6.7"
        elif cost > gold:
            why, rule = "refuse-gold", "6.6"
        else:
            continue
        yield refusal(f"city:{area}", "barred-area", why, rule, area=area, cost=cost, gold=gold)


def _cities(t: Italia, nation: str) -> Iterator[Option]:
    """Areas in which a city may be built [6.7, N2, N8]."""
    if not may_buy_cities(t, nation):
        return
    gold = t.nation(nation).gold
    for area in city_sites(t, nation):
        cost = t.data.tables.city_cost[t.area(area).terrain]
        if cost <= gold:
            yield choice(f"city:{area}", "buy-city", "6.7", heading(area), area=area, cost=cost, left=gold - cost)


def city_sites(t: Italia, nation: str) -> list[str]:
    """Owned areas without a city marker in which this nation may build one [6.7]."""
    forbidden = t.card(nation).no_city_in
    return [
        area
        for area in t.owned(nation)
        if not t.area(area).is_staging
        and area not in t.state.cities
        and not t.area(area).no_city
        and area not in forbidden
    ]


def _repairs(t: Italia, nation: str) -> Iterator[Option]:
    """Flipped consular legions that can be turned up [2.3, R9]."""
    gold, cost = t.nation(nation).gold, t.data.types[CONSULAR].repair_cost
    for area in t.owned(nation):
        if gold >= cost and any(t.is_flipped(unit) for unit in t.units_at(area, nation)):
            yield choice(f"repair:{area}", "buy-repair", "2.3", heading(area), area=area, cost=cost, left=gold - cost)


def _capital(t: Italia, nation: str) -> Iterator[Option]:
    """The capital marker may be set or moved [6.8]."""
    facts = t.nation(nation)
    if any(area != facts.capital for area in capitals(t, nation)):
        key = "buy-capital-move" if facts.capital else "buy-capital-set"
        yield choice(CAPITAL, key, "6.8", (), capital=facts.capital)


def _carry_out(t: Italia, nation: str, answer: str, bought: dict[UnitType, int]) -> Play[None]:
    what, _, thing = answer.partition(":")
    facts = t.nation(nation)
    if what == CAPITAL:
        yield from set_capital(t, nation)
    elif what == "unit":
        name, _, count = thing.partition(":")
        kind, price = next(each for each in unit_prices(t, nation) if each[0] == name)
        bought[kind] = bought.get(kind, 0) + int(count)
        facts.gold -= price * int(count)
        t.tell(Bought(nation=nation, unit=kind, count=int(count), cost=price * int(count), gold=facts.gold), "6.6")
    elif what == "city":
        cost = t.data.tables.city_cost[t.area(thing).terrain]
        facts.gold -= cost
        t.state.cities[thing] = "whole"
        t.changed()
        t.tell(CityBuilt(nation=nation, area=thing, cost=cost, gold=facts.gold), "6.7")
    else:
        cost = t.data.types[CONSULAR].repair_cost
        facts.gold -= cost
        t.state.reduced.remove(next(unit for unit in t.units_at(thing, nation) if t.is_flipped(unit)))
        t.tell(LegionRepaired(nation=nation, area=thing, cost=cost, gold=facts.gold), "2.3")


def capitals(t: Italia, nation: str) -> list[str]:
    """The areas that can be the capital [6.8, 13.5, N12]."""
    only = t.card(nation).capital_only
    return [area for area in t.owned(nation) if only in ("", area)]


def set_capital(t: Italia, nation: str) -> Play[None]:
    """Set or move a nation's capital marker [6.8]."""
    facts = t.nation(nation)
    others = [area for area in capitals(t, nation) if area != facts.capital]
    options = [choice(area, "capital-at", "6.8", heading(area), area=area) for area in others]
    answer = yield from ask(t, nation, "capital", "6.8", options)
    before, facts.capital = facts.capital, answer
    t.tell(CapitalSet(nation=nation, area=answer, before=before), "6.8")
