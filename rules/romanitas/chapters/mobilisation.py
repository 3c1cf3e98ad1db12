"""Mobilising a force: which units and figures may march, and what they cost [5.2]."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from rules.core.decisions import Barred, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Text
from rules.romanitas.affairs import DONATIO_GIFT, GUARD_GIFT, STEPS, affairs_of
from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Arm, Bar, BlockId, Commander, Gift, Troop
from rules.romanitas.events import ForceMustered
from rules.romanitas.game import FORCE, MOBILISED, SEAT, Romanitas, choice, refusal, say
from rules.romanitas.reachability import Route

COMES = "comes"
MAGISTER = "magister-militum"
INTRINSIC = "intrinsic-comes"
"""The Comes of option 8.2, printed on the map. He never leaves his city."""

GUARDS = frozenset({Troop.SCHOLAE, Troop.EXCUBITES})

Purpose = Literal["defence", "siege", "land", "naval", "persia"]
"""What a force is for: a field battle or a siege in defence, an attack by land or sea, the Persian expedition."""

_DEFENSIVE = frozenset({"defence", "siege"})

GIFTS = {GUARD_GIFT: Gift.GUARD_UNIT, DONATIO_GIFT: Gift.DONATIO}


@dataclass
class Muster:
    """A force that is being mobilised.

    ``limitanei``: the number that the province allows. ``available``: figures that may join. ``needed``: the minimum
    number of units. ``fleets``: transport fleets at hand. ``route``: the zones that a transport crosses. ``nation`` and
    ``enemies``: the first opponent and its number of units. ``cost``: RP so far.
    """

    purpose: Purpose
    place: str
    limitanei: int
    available: Sequence[str]
    needed: int = 1
    fleets: Sequence[str] = ()
    route: Route = ()
    nation: str = ""
    enemies: int = 0
    figures: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    cost: int = 0

    @property
    def is_attack(self) -> bool:
        """Whether the force marches against an enemy territory."""
        return self.purpose not in _DEFENSIVE


@dataclass(frozen=True)
class Force:
    """A mobilised force: its combat units, figures and transport fleets.

    ``cargo``: the units aboard each fleet, if the player loaded the ships [R90].
    """

    units: list[str]
    figures: list[str]
    fleets: list[str]
    cargo: Mapping[str, Sequence[str]] = field(default_factory=dict)


class Pool:
    """The units of the Mobilised box by the block or gift that can bring them, strongest first.

    ``counts`` are the numbers of units in the order of ``STEPS``.
    """

    def __init__(self, by_kind: Mapping[str, Sequence[str]]) -> None:
        army, paid, hired = romanitas_data().roman_army, by_kind["paid"], by_kind["mercenary"]
        self._of: Mapping[str, Sequence[str]] = {
            BlockId.LIMITANEI: by_kind["limitanei"],
            BlockId.SKOUTATOI: by_kind["skoutatoi"],
            GUARD_GIFT: [unit for unit in paid if army[unit].troop in GUARDS],
            BlockId.THREE: paid,
            BlockId.SIX: paid,
            DONATIO_GIFT: hired,
            BlockId.MERCENARIES: hired,
        }
        self.counts = self.left(())

    def of(self, step: str, taken: Collection[str] = ()) -> Sequence[str]:
        """The units that a block or gift could bring, without those already ``taken``."""
        units = self._of[step]
        return [unit for unit in units if unit not in taken] if taken else units

    def left(self, taken: Collection[str]) -> tuple[int, ...]:
        """How many units each block or gift could still bring besides those ``taken``, in the order of ``STEPS``.

        Counts stop at the size of the largest legal force.
        """
        limit = romanitas_data().tables.force_limit
        return tuple(min(len(self.of(step, taken)), limit) for step in STEPS)


def pool_of(t: Romanitas) -> Pool:
    """The pool of the Mobilised box, without the units barred this turn [4.2.1, 8.7-1, R55]."""
    state = t.state
    return _pool(tuple(t.pieces.at(MOBILISED)), tuple(state.elite), t.affairs.barred_troops, state.barred_unit)


@lru_cache(maxsize=4096)
def _pool(pieces: tuple[str, ...], elite: tuple[str, ...], barred: frozenset[Troop], barred_unit: str) -> Pool:
    army = romanitas_data().roman_army

    def strength(unit: str) -> tuple[int, bool]:
        counter = army[unit]
        return -((counter.elite_bonus or 0) if unit in elite else counter.bonus), not counter.bow

    by_kind: dict[str, list[str]] = {"limitanei": [], "skoutatoi": [], "paid": [], "mercenary": []}
    for unit in sorted(romanitas_data().in_order(pieces), key=strength):
        if unit != barred_unit and army[unit].troop not in barred:
            by_kind["paid" if unit in elite else army[unit].mobilisation].append(unit)
    return Pool(by_kind)


class Means(NamedTuple):
    """Everything that determines which forces can be mobilised [5.2.2].

    ``fleets``: transport fleets at hand. ``stock``: what the Empire has available for any force.
    """

    purpose: Purpose
    limitanei: int
    available: tuple[str, ...]
    needed: int
    fleets: int
    stock: Stock


class Stock(NamedTuple):
    """What the Empire has available for its next force, whatever the target. Tuples follow the order of ``STEPS``.

    ``prices``: the price of each. ``gifts``: the units that each unused gift brings, 0 for a block. ``units``: how many
    units each could bring. ``fleet``: the price of a transport fleet.
    """

    rp: int
    prices: tuple[int, ...]
    gifts: tuple[int, ...]
    units: tuple[int, ...]
    fleet: int

    def means(self, m: Muster) -> Means:
        """The means for one force."""
        return Means(m.purpose, m.limitanei, tuple(m.available), m.needed, len(m.fleets), self)


def stock_of(t: Romanitas) -> Stock:
    """What the Empire has available for its next force."""
    affairs = t.affairs
    gifts = _gifts(tuple(t.state.now.acta.values())) if t.state.political_gifts else _NO_GIFTS
    return Stock(t.state.rp, affairs.step_prices, gifts, pool_of(t).counts, affairs.transport_price)


_NO_GIFTS = (0,) * len(STEPS)


@cache
def _gifts(acta: tuple[str, ...]) -> tuple[int, ...]:  # 4.2.1, 4.2.2, R59
    affairs = affairs_of(acta)
    barred = {DONATIO_GIFT} if Bar.DONATIO in affairs.barring else set[str]()
    return tuple(affairs.gifts[GIFTS[step]] if step in GIFTS and step not in barred else 0 for step in STEPS)


def means_of(t: Romanitas, m: Muster) -> Means:
    """What the Empire has available for this force."""
    return stock_of(t).means(m)


def command_limit(figures: Collection[str]) -> int:
    """How many combat units the figures can command together, or 0 without a figure [5.2.2, R15, R61]."""
    counters, limit = romanitas_data().figures, 0
    if COMES in figures or INTRINSIC in figures:
        limit += counters[COMES].command
    if MAGISTER in figures:
        limit += counters[MAGISTER].command
    return limit


def fleet_surcharge(t: Romanitas) -> int:
    """The Acta Publica surcharge on the price of a fleet [4.2, R17]."""
    return t.affairs.surcharges.fleet


def figures_price(figures: Collection[str]) -> int:
    """The price of mobilising these figures [5.2.2]."""
    counters = romanitas_data().figures
    return sum(counters[figure].mobilise_rp for figure in figures if figure != INTRINSIC)


def room(means: Means, figures: Collection[str]) -> int:
    """How many units the force may have under these figures [5.2.2, 7.2.2, R15, R50]."""
    tables = romanitas_data().tables
    limit = command_limit(figures) or (means.limitanei if means.purpose in _DEFENSIVE else 0)
    if means.purpose == "siege":
        limit = min(limit, tables.combat.roman_garrison)
    if means.purpose == "naval":
        limit = min(limit, means.fleets * tables.fleets.carries)
    return limit


def transport_price(means: Means) -> int:
    """The price of one transport fleet, or 0 for a force that doesn't sail [5.2.2, 7.4, R17]."""
    return means.stock.fleet if means.purpose == "naval" else 0


def fleets_price(means: Means, units: int) -> int:
    """The price of the transport fleets that so many units need [5.2.2, 7.4, R53]."""
    return fleets_needed(units) * transport_price(means)


def fleets_needed(units: int) -> int:
    """How many transport fleets carry so many units [7.4, R53]."""
    return -(-max(units, 1) // romanitas_data().tables.fleets.carries)


_COMMANDERS = {
    Commander.NO_ONE: frozenset[str](),
    Commander.ANY_FIGURE: frozenset({COMES, INTRINSIC, MAGISTER}),
    Commander.COMES: frozenset({COMES, INTRINSIC}),
    Commander.MAGISTER_MILITUM: frozenset({MAGISTER}),
}
"""The figures that satisfy what a block needs [5.2.2, R14, R61]."""


@cache
def _needed_for(step: str, purpose: Purpose) -> Commander:
    block = romanitas_data().block[BlockId(step)]
    return block.defence_needs if purpose in _DEFENSIVE else block.attack_needs


def is_open(means: Means, step: str, figures: Collection[str]) -> bool:
    """Whether these figures allow a block or gift, regardless of price [4.2.1, 5.2.2, R14, R16, R59, R92]."""
    if step in GIFTS:
        return bool(figures) and means.stock.gifts[STEPS.index(step)] > 0
    needed = _needed_for(step, means.purpose)
    return needed is Commander.NO_ONE or not _COMMANDERS[needed].isdisjoint(figures)


def step_limit(means: Means, step: str) -> int:
    """The most units that one block or gift can bring."""
    if step == BlockId.LIMITANEI:
        return means.limitanei
    if step in GIFTS:
        return means.stock.gifts[STEPS.index(step)]
    return romanitas_data().block[BlockId(step)].units or 0


def step_price(means: Means, step: str) -> int:
    """The price of a block or gift once it brings at least one unit."""
    return means.stock.prices[STEPS.index(step)]


@lru_cache(maxsize=8192)
def most(means: Means, figures: tuple[str, ...], steps: tuple[str, ...], taken: int, rp: int) -> int:
    """How many more units the blocks and gifts of ``steps`` can bring for ``rp``, besides ``taken`` units.

    ``means.stock.units`` must already exclude the taken units.
    """
    left = dict(zip(STEPS, means.stock.units, strict=True))
    limit = {
        step: min(step_limit(means, step), left[step]) for step in steps if left[step] and is_open(means, step, figures)
    }
    prices = {step: step_price(means, step) for step in limit}
    chosen = [step for step in limit if prices[step] or step in GIFTS]
    free = [step for step in limit if step not in chosen]
    best = 0
    for count in range(len(chosen) + 1):
        for bought in combinations(chosen, count):
            gifts = sum(step in GIFTS for step in bought)
            if sum(prices[step] for step in bought) <= rp and gifts <= 1:  # R59
                brought = {step: limit[step] for step in (*free, *bought)}
                best = max(best, _units_of(brought, left, taken))
    return min(best, room(means, figures) - taken)


def _units_of(brought: Mapping[str, int], left: Mapping[str, int], taken: int) -> int:
    """How many units these blocks and gifts bring together. Shared units count once."""
    bring = brought.get
    paid = min(bring(GUARD_GIFT, 0) + bring(BlockId.THREE, 0) + bring(BlockId.SIX, 0), left[BlockId.SIX])
    regulars = bring(BlockId.LIMITANEI, 0) + bring(BlockId.SKOUTATOI, 0) + paid
    gift, hired = bring(DONATIO_GIFT, 0), bring(BlockId.MERCENARIES, 0)
    if not regulars and not taken:  # 5.2.2, R92: mercenaries join a force that is already mobilised
        return 0
    return regulars + min(gift + hired, left[BlockId.MERCENARIES])


def commands(t: Romanitas, m: Muster) -> tuple[tuple[str, ...], ...]:
    """The sets of figures that allow a legal force, cheapest first."""
    return commands_with(means_of(t, m))


@lru_cache(maxsize=8192)
def commands_with(means: Means) -> tuple[tuple[str, ...], ...]:
    """The sets of figures that allow a legal force with these means, cheapest first."""
    joined = (INTRINSIC,) if INTRINSIC in means.available else ()
    others = [figure for figure in means.available if figure != INTRINSIC]
    sets = ((*chosen, *joined) for count in range(len(others) + 1) for chosen in combinations(others, count))
    return tuple(figures for figures in sets if _suits(means.purpose, figures) and _can_have(means, figures))


def _suits(purpose: Purpose, figures: Collection[str]) -> bool:
    if purpose in ("naval", "persia"):  # 6.3, 6.4
        return MAGISTER in figures
    return bool(figures) or purpose in _DEFENSIVE


def _can_have(means: Means, figures: tuple[str, ...]) -> bool:
    left = means.stock.rp - figures_price(figures) - fleets_price(means, 1)
    return left >= 0 and most(means, figures, STEPS, 0, left) >= means.needed


class Package(NamedTuple):
    """A ready-made force: figures, units, price, the sum of its combat bonuses, and its option."""

    id: str
    figures: tuple[str, ...]
    units: tuple[str, ...]
    cost: int
    strength: int
    option: Option


def packages(t: Romanitas, m: Muster) -> list[Package]:
    """Ready-made forces that players often want, so that one tap is enough. All are legal, affordable and different."""
    pool = pool_of(t)
    return [_package(t, pool, plan) for plan in _plans(means_of(t, m))]


class Plan(NamedTuple):
    """A recipe for a ready-made force: how many units each mobilisation block brings, strongest first."""

    id: str
    figures: tuple[str, ...]
    paid: int
    skoutatoi: int
    limitanei: int
    cost: int


@lru_cache(maxsize=8192)
def _plans(means: Means) -> tuple[Plan, ...]:
    found: dict[tuple[tuple[str, ...], int, int, int], Plan] = {}
    for figures in commands_with(means):
        for dear in ((), (BlockId.THREE,), (BlockId.SIX,), (BlockId.SIX, BlockId.THREE)):
            plan = _plan(means, figures, dear)
            if plan is not None:
                found.setdefault((figures, plan.paid, plan.skoutatoi, plan.limitanei), plan)
    return tuple(found.values())


def _plan(means: Means, figures: tuple[str, ...], dear: tuple[BlockId, ...]) -> Plan | None:
    left = dict(zip(STEPS, means.stock.units, strict=True))
    taken = {BlockId.SIX: 0, BlockId.SKOUTATOI: 0, BlockId.LIMITANEI: 0}
    for block in (*dear, BlockId.SKOUTATOI, BlockId.LIMITANEI):
        if not is_open(means, block, figures):
            if block in dear:
                return None
            continue
        source = BlockId.SIX if block in dear else block
        space = min(step_limit(means, block), room(means, figures) - sum(taken.values()))
        taken[source] += min(max(space, 0), left[source] - taken[source])
    paid, skoutatoi, limitanei = taken.values()
    count = paid + skoutatoi + limitanei
    cost = figures_price(figures) + sum(step_price(means, block) for block in dear) + fleets_price(means, count)
    if (dear and not paid) or count < means.needed or cost > means.stock.rp:
        return None
    name = f"muster:{'-'.join((*figures, *dear)) or 'garrison'}"
    return Plan(name, figures, paid, skoutatoi, limitanei, cost)


def _package(t: Romanitas, pool: Pool, plan: Plan) -> Package:
    units = (
        *pool.of(BlockId.SIX)[: plan.paid],
        *pool.of(BlockId.SKOUTATOI)[: plan.skoutatoi],
        *pool.of(BlockId.LIMITANEI)[: plan.limitanei],
    )
    strength = sum(map(t.bonus, units))
    option = Option(
        plan.id,
        say("muster-package", cost=plan.cost, count=len(units), figures=plan.figures or ("nobody",)),
        say("muster-package-detail", units=units, strength=strength),
        rule="5.2.2",
    )
    return Package(plan.id, plan.figures, units, plan.cost, strength, option)


def mobilise(t: Romanitas, m: Muster) -> Play[Force]:  # 5.2
    """Let the player choose a ready-made force or put one together by hand, and pay for it.

    ``m`` must allow one; see :func:`commands`.
    """
    ready = packages(t, m)
    chosen = yield from one(_muster_pick(t, m, ready))
    package = next((package for package in ready if package.id == chosen), None)
    if package is None:
        yield from _by_hand(t, m)
    else:
        m.figures, m.units, m.cost = list(package.figures), list(package.units), package.cost
    return _march_out(t, m)


def _muster_pick(t: Romanitas, m: Muster, ready: Sequence[Package]) -> Pick:
    return Pick(
        seat=SEAT,
        topic="muster",
        question=_muster_question(t, m),
        rule="5.2.2",
        domain="military",
        options=[*(package.option for package in ready), _BY_HAND],
        default=(_strongest_free(ready) or _BY_HAND.id,),
        about=(m.place,),
        barred=lambda: _barred(t, m),
    )


def _muster_question(t: Romanitas, m: Muster) -> Text:
    zones = {"zones": m.route} if m.route else {}
    return say(f"muster-{m.purpose}", place=m.place, rp=t.state.rp, nation=m.nation, enemies=m.enemies, **zones)


_BY_HAND = choice("by-hand", "muster-by-hand", "5.2.2")


def _strongest_free(ready: Sequence[Package]) -> str:
    """The force for an expired deadline: the strongest of the cheapest ready-made ones, or empty."""
    best = min(ready, key=lambda each: (each.cost, -each.strength), default=None)
    return best.id if best else ""


def _barred(t: Romanitas, m: Muster) -> list[Barred]:
    """Units and figures that a player might expect but can't take, each with the reason."""
    found = []
    for unit in t.units_at(MOBILISED):
        if t.data.roman_army[unit].troop in t.affairs.barred_troops:
            found.append(refusal(unit, "piece", "barred-by-revolt", "4.2.1", unit=unit))
        elif unit == t.state.barred_unit:
            found.append(refusal(unit, "piece", "barred-by-event", "8.7", unit=unit))
    for figure in t.data.figures:
        if not t.pieces.is_at(figure, MOBILISED):
            found.append(refusal(figure, "piece", "barred-not-in-box", "5.2.1", unit=figure))
        elif figure not in m.available:
            found.append(refusal(figure, "piece", "barred-has-led", "R18", unit=figure))
    return found


def _by_hand(t: Romanitas, m: Muster) -> Play[None]:
    means = means_of(t, m)
    commands_open = commands(t, m)
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="figures-join",
            question=say("figures-join", place=m.place),
            rule="5.2.2",
            domain="military",
            options=[_command_option(means, figures) for figures in commands_open],
            default=(_command_id(commands_open[min(1, len(commands_open) - 1)]),),
            about=(m.place,),
        )
    )
    m.figures = list(next(figures for figures in commands_open if _command_id(figures) == chosen))
    m.cost = figures_price(m.figures)
    for place, step in enumerate(STEPS):
        yield from _take_block(t, m, step, STEPS[place + 1 :])
    m.cost += fleets_price(means, len(m.units))


def _command_id(figures: Sequence[str]) -> str:
    return "+".join(figures) or "no-figure"


def _command_option(means: Means, figures: Sequence[str]) -> Option:
    return Option(
        _command_id(figures),
        say("command", figures=tuple(figures) or ("nobody",)),
        say("command-detail", limit=room(means, figures), cost=figures_price(figures)),
        rule="5.2.2",
    )


def _take_block(t: Romanitas, m: Muster, step: str, later: tuple[str, ...]) -> Play[None]:
    means = means_of(t, m)
    if not is_open(means, step, m.figures):
        return
    price = step_price(means, step)
    left = t.state.rp - m.cost - price - fleets_price(means, len(m.units))
    fitting = pool_of(t).of(step, m.units)
    space = min(room(means, m.figures) - len(m.units), step_limit(means, step), len(fitting))
    if step in (BlockId.MERCENARIES, DONATIO_GIFT) and not m.units:  # R92
        space = 0
    space = min(space, _carried(means, len(m.units), left))
    if left < 0 or space <= 0:
        return
    enough = [count for count in range(space + 1) if _is_enough(t, m, step, later, count)]
    if enough == [0]:
        return
    least = enough[0]
    if len(enough) <= space - least:  # none, or several
        is_taken = yield from _is_block_taken(m, step, enough[1], price)
        if not is_taken:
            return
        least = enough[1]
    taken = yield from some(
        Pick(
            seat=SEAT,
            topic=f"block-{step}",
            question=say(f"block-{step}", cost=price, max=space, room=room(means, m.figures) - len(m.units)),
            rule="4.2.1" if step in GIFTS else "5.2.2",
            domain="military",
            options=[unit_option(t, unit, "5.2.2") for unit in fitting],
            min=least,
            max=space,
            default=tuple(fitting[: space if not price else least]),
            about=(m.place,),
            barred=lambda: _barred_from_block(t, m, fitting),
        )
    )
    if taken:
        m.units += taken
        m.cost += price
        if step in GIFTS:
            t.state.political_gifts = []  # R59: one of those listed, once


def _carried(means: Means, units: int, left: int) -> int:
    """How many more units the remaining RP can ship, besides those already taken [7.4, R53]."""
    tables = romanitas_data().tables
    if means.purpose != "naval":
        return tables.force_limit
    carries = tables.fleets.carries
    ships = min(-(-max(units, 1) // carries) + left // transport_price(means), means.fleets)
    return ships * carries - units


def _is_enough(t: Romanitas, m: Muster, step: str, later: tuple[str, ...], count: int) -> bool:
    """Whether the force can still reach its minimum with so many units from a block [6.3, R59]."""
    pool, means, figures = pool_of(t), means_of(t, m), tuple(m.figures)
    taken = [*m.units, *pool.of(step, m.units)[:count]]
    spent = m.cost + (step_price(means, step) if count else 0)
    left = t.state.rp - spent - fleets_price(means, len(taken))
    gifts = _NO_GIFTS if count and step in GIFTS else means.stock.gifts
    beside = means._replace(stock=means.stock._replace(units=pool.left(taken), gifts=gifts))
    return len(taken) + max(most(beside, figures, later, len(taken), left), 0) >= m.needed


def _is_block_taken(m: Muster, step: str, least: int, price: int) -> Play[bool]:  # 6.3
    """Ask whether a block is taken if only its larger sizes leave a force of the minimum size."""
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="take-block",
            question=say("take-block", least=least, needed=m.needed, cost=price),
            rule="6.3",
            domain="military",
            options=[
                choice("take", "take-block-yes", "6.3", least=least, cost=price),
                choice("leave", "take-block-no", "6.3"),
            ],
            default=("leave",),
            about=(m.place,),
        )
    )
    return chosen == "take"


def _barred_from_block(t: Romanitas, m: Muster, fitting: Sequence[str]) -> list[Barred]:
    found = _barred(t, m)
    known = {*fitting, *m.units, *(barred.id for barred in found)}
    for unit in t.units_at(MOBILISED):
        if unit not in known:
            why = "barred-elite-is-paid" if t.is_elite(unit) else "barred-other-block"
            found.append(refusal(unit, "piece", why, "5.2.2", unit=unit))
    return found


def unit_option(t: Romanitas, unit: str, rule: str) -> Option:
    """A combat unit as an option: name and bonus, with arm, bow and Elite side."""
    return _unit_option(unit, t.bonus(unit), t.is_elite(unit), rule)


@cache
def _unit_option(unit: str, bonus: int, elite: bool, rule: str) -> Option:
    return Option(unit, say("unit-bonus", unit=unit, bonus=bonus), _traits(unit, elite), rule=rule)


def unit_traits(t: Romanitas, unit: str) -> Text:
    """A unit's arm, whether it can fire, and whether it is Elite, in a few words."""
    return _traits(unit, t.is_elite(unit))


@cache
def _traits(unit: str, elite: bool) -> Text:
    counter = romanitas_data().unit[unit]
    return say("unit-traits", horse=int(counter.arm is Arm.CAVALRY), bow=int(counter.bow), elite=int(elite))


def _march_out(t: Romanitas, m: Muster) -> Force:
    """Pay for the force and put it in the field."""
    fleets = list(m.fleets[: fleets_needed(len(m.units))]) if m.purpose == "naval" else []
    figures = list(m.figures)
    t.tell(
        ForceMustered(
            place=m.place,
            purpose=m.purpose,
            units=tuple(m.units),
            figures=tuple(figures),
            fleets=tuple(fleets),
            cost=m.cost,
        ),
        "5.2.2",
    )
    t.spend(m.cost, "mobilisation", "5.2.2", m.place)
    t.pieces.move_all(m.units, FORCE)
    t.pieces.move_all([figure for figure in figures if figure != INTRINSIC], FORCE)
    t.pieces.move_all(fleets, FORCE)
    return Force(list(m.units), figures, fleets)
