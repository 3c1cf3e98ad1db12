"""Mobilising a force: what may march, with whom, and for how many Romanness Points [5.2]."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations
from typing import Literal

from rules.core.decisions import Barred, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Text
from rules.romanitas.data import romanitas_data
from rules.romanitas.empire import FORCE, MOBILISED, SEAT, Romanitas, say
from rules.romanitas.events import ForceMustered
from rules.romanitas.tables import Arm, Bar, BlockId, Commander, Domain, Gift, Troop

COMES = "comes"
MAGISTER = "magister-militum"
INTRINSIC = "intrinsic-comes"
"""The Comes of option 8.2, who is printed on the map and never leaves his city."""

GUARDS = frozenset({Troop.SCHOLAE, Troop.EXCUBITES})

Purpose = Literal["defence", "siege", "land", "naval", "persia"]
"""What a force is for: a field battle or a siege in defence, an attack by land or sea, the Persian expedition."""

GUARD_GIFT = "guard-gift"
DONATIO_GIFT = "donatio-gift"
GIFTS = {GUARD_GIFT: Gift.GUARD_UNIT, DONATIO_GIFT: Gift.DONATIO}
STEPS = (
    BlockId.LIMITANEI,
    BlockId.SKOUTATOI,
    GUARD_GIFT,
    BlockId.THREE,
    BlockId.SIX,
    DONATIO_GIFT,
    BlockId.MERCENARIES,
)
"""The blocks and gifts in the order in which a force is put together by hand."""


@dataclass
class Muster:
    """A force that is being mobilised.

    ``limitanei``: the number that the province allows. ``available``: figures that may join. ``needed``: units that the
    force must have at least. ``fleets``: transport fleets at hand. ``nation`` and ``enemies``: whom and how many it
    will meet first. ``cost``: RP so far.
    """

    purpose: Purpose
    place: str
    limitanei: int
    available: Sequence[str]
    needed: int = 1
    fleets: Sequence[str] = ()
    nation: str = ""
    enemies: int = 0
    figures: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    cost: int = 0
    _pool: Pool | None = None

    def pool(self, t: Romanitas) -> Pool:
        """What the Mobilised box holds for this force."""
        if self._pool is None:
            self._pool = Pool(t)
        return self._pool

    @property
    def is_attack(self) -> bool:
        """Whether the force marches against an enemy territory."""
        return self.purpose not in ("defence", "siege")


@dataclass(frozen=True)
class Force:
    """A mobilised force: its combat units, figures and transport fleets."""

    units: list[str]
    figures: list[str]
    fleets: list[str]


def command_limit(t: Romanitas, figures: Collection[str]) -> int:
    """How many combat units the figures can command together [5.2.2, R15, R61]; 0 without one."""
    limit = 0
    if COMES in figures or INTRINSIC in figures:
        limit += t.data.figures[COMES].command
    if MAGISTER in figures:
        limit += t.data.figures[MAGISTER].command
    return limit


def fleet_surcharge(t: Romanitas) -> int:
    """What the Acta Publica add to the price of a fleet [4.2, R17]."""
    return t.affairs.surcharges.fleet


def figures_price(t: Romanitas, figures: Collection[str]) -> int:
    """The price of mobilising these figures [5.2.2]."""
    return sum(t.data.figures[figure].mobilise_rp for figure in figures if figure != INTRINSIC)


def room(t: Romanitas, m: Muster, figures: Collection[str]) -> int:
    """How many units the force may have under these figures [5.2.2, 7.2.2, R15, R50]."""
    limit = command_limit(t, figures) or (m.limitanei if m.purpose in ("defence", "siege") else 0)
    if m.purpose == "siege":
        limit = min(limit, t.data.tables.combat.roman_garrison)
    if m.purpose == "naval":
        limit = min(limit, len(m.fleets) * t.data.tables.fleets.carries)
    return limit


def fleets_price(t: Romanitas, m: Muster, units: int) -> int:
    """The price of the transport fleets that so many units need [5.2.2, 7.4, R53]."""
    if m.purpose != "naval":
        return 0
    carries = t.data.tables.fleets.carries
    return -(-max(units, 1) // carries) * (t.data.tables.fleets.transport_rp + fleet_surcharge(t))


class Pool:
    """What the Mobilised box holds for a force, by the block that it would come with, strongest first."""

    def __init__(self, t: Romanitas) -> None:
        elite, barred = tuple(t.state.elite), t.affairs.barred_troops
        self._of = _sorted_units(tuple(t.units_at(MOBILISED)), elite, barred, t.state.barred_unit)

    def of(self, step: str, taken: Collection[str] = ()) -> list[str]:
        """The units that a block or gift could bring, but for those ``taken`` already."""
        units = self._of[step]
        return [unit for unit in units if unit not in taken] if taken else units


@lru_cache(maxsize=1024)
def _sorted_units(
    units: tuple[str, ...], elite: tuple[str, ...], barred: frozenset[Troop], barred_unit: str
) -> Mapping[str, list[str]]:
    """Units by the block or gift that can bring them; those barred this turn are left out [4.2.1, 8.7-1, R55]."""
    army = romanitas_data().roman_army

    def strength(unit: str) -> tuple[int, bool]:
        counter = army[unit]
        return -((counter.elite_bonus or 0) if unit in elite else counter.bonus), not counter.bow

    by_kind: dict[str, list[str]] = {"limitanei": [], "skoutatoi": [], "paid": [], "mercenary": []}
    for unit in sorted(units, key=strength):
        if unit != barred_unit and army[unit].troop not in barred:
            by_kind["paid" if unit in elite else army[unit].mobilisation].append(unit)
    return {
        BlockId.LIMITANEI: by_kind["limitanei"],
        BlockId.SKOUTATOI: by_kind["skoutatoi"],
        GUARD_GIFT: [unit for unit in by_kind["paid"] if army[unit].troop in GUARDS],
        BlockId.THREE: by_kind["paid"],
        BlockId.SIX: by_kind["paid"],
        DONATIO_GIFT: by_kind["mercenary"],
        BlockId.MERCENARIES: by_kind["mercenary"],
    }


_COMMANDERS = {
    Commander.NOBODY: frozenset[str](),
    Commander.ANY_FIGURE: frozenset({COMES, INTRINSIC, MAGISTER}),
    Commander.COMES: frozenset({COMES, INTRINSIC}),
    Commander.MAGISTER_MILITUM: frozenset({MAGISTER}),
}
"""The figures that answer to what a block needs [5.2.2, R14, R61]."""


@cache
def _needed_for(step: str, purpose: Purpose) -> Commander:
    block = romanitas_data().block[BlockId(step)]
    return block.defence_needs if purpose in ("defence", "siege") else block.attack_needs


def is_open(t: Romanitas, m: Muster, step: str, figures: Collection[str]) -> bool:
    """Whether a block or gift may be used under these figures at all, money apart [4.2.1, 5.2.2, R14, R16, R59]."""
    if step in GIFTS:
        forbidden = step == DONATIO_GIFT and t.barring(Bar.DONATIO)
        return bool(figures) and GIFTS[step] in t.state.political_gifts and not forbidden
    needed = _needed_for(step, m.purpose)
    return needed is Commander.NOBODY or not _COMMANDERS[needed].isdisjoint(figures)


def step_limit(t: Romanitas, m: Muster, step: str) -> int:
    """How many units one block or gift brings at most."""
    if step == BlockId.LIMITANEI:
        return m.limitanei
    if step in GIFTS:
        political = t.box(Domain.POLITICAL)
        return t.data.acta[political].amount(GIFTS[step]) if political else 0
    return _block_size(step)


@cache
def _block_size(block: str) -> int:
    return romanitas_data().block[BlockId(block)].units or 0


def step_price(t: Romanitas, step: str) -> int:
    """What a block or gift costs as soon as one unit is taken with it."""
    return 0 if step in GIFTS else t.affairs.block_price[step]


def most(t: Romanitas, m: Muster, figures: Collection[str], steps: Sequence[str], taken: Sequence[str], rp: int) -> int:
    """How many more units the blocks and gifts of ``steps`` can bring for ``rp``, beside those ``taken``."""
    pool = m.pool(t)
    usable = [step for step in steps if pool.of(step, taken) and is_open(t, m, step, figures)]
    prices = {step: price for step in usable if (price := step_price(t, step))}
    free = [step for step in usable if step not in prices]
    best = 0
    for count in range(len(prices) + 1):
        for bought in combinations(prices, count):
            if sum(prices[step] for step in bought) <= rp:
                best = max(best, _units_of(t, m, [*free, *bought], taken))
    return min(best, room(t, m, figures) - len(taken))


def _units_of(t: Romanitas, m: Muster, steps: Sequence[str], taken: Sequence[str]) -> int:
    """How many units these blocks and gifts bring together, their shared units counted once."""
    limit = {step: min(step_limit(t, m, step), len(m.pool(t).of(step, taken))) for step in steps}
    paid = sum(limit.get(step, 0) for step in (GUARD_GIFT, BlockId.THREE, BlockId.SIX))
    paid = min(paid, len(m.pool(t).of(BlockId.SIX, taken)))
    regulars = limit.get(BlockId.LIMITANEI, 0) + limit.get(BlockId.SKOUTATOI, 0) + paid
    gift, hired = limit.get(DONATIO_GIFT, 0), limit.get(BlockId.MERCENARIES, 0)
    if not regulars and not gift and not taken:  # 5.2.2: mercenaries join a force that is already mobilised
        return 0
    return regulars + min(gift + hired, len(m.pool(t).of(BlockId.MERCENARIES, taken)))


def budget(t: Romanitas, m: Muster, figures: Collection[str]) -> int:
    """The RP left for blocks once the figures and the first transport fleet are paid; below 0 they cannot be."""
    return t.state.rp - figures_price(t, figures) - fleets_price(t, m, 1)


def commands(t: Romanitas, m: Muster) -> list[tuple[str, ...]]:
    """The sets of figures under which a legal force can be mobilised, the cheapest first."""
    joined = (INTRINSIC,) if INTRINSIC in m.available else ()
    others = [figure for figure in m.available if figure != INTRINSIC]
    found = []
    for count in range(len(others) + 1):
        for chosen in combinations(others, count):
            figures = (*chosen, *joined)
            if _suits(m, figures) and _can_have(t, m, figures, m.needed):
                found.append(figures)
    return found


def _suits(m: Muster, figures: Collection[str]) -> bool:
    if m.purpose in ("naval", "persia"):  # 6.3, 6.4
        return MAGISTER in figures
    return bool(figures) or not m.is_attack


def _can_have(t: Romanitas, m: Muster, figures: Collection[str], units: int) -> bool:
    left = budget(t, m, figures)
    if left < 0 or room(t, m, figures) < units:
        return False
    if units == 1:  # any block that is open, has a unit and can be paid will do; mercenaries only join others
        return any(
            m.pool(t).of(step) and is_open(t, m, step, figures) and step_price(t, step) <= left for step in STEPS[:-1]
        )
    return most(t, m, figures, STEPS, (), left) >= units


@dataclass(frozen=True)
class Package:
    """A ready-made force: figures, units, blocks used, and its price."""

    id: str
    figures: tuple[str, ...]
    units: tuple[str, ...]
    cost: int


def packages(t: Romanitas, m: Muster) -> list[Package]:
    """Forces that a player would often want, so that one tap is enough; each legal and affordable, none twice."""
    found: dict[frozenset[str], Package] = {}
    for figures in commands(t, m):
        for dear in ((), (BlockId.THREE,), (BlockId.SIX,), (BlockId.SIX, BlockId.THREE)):
            package = _package(t, m, figures, dear)
            if package is not None:
                found.setdefault(frozenset((*package.figures, *package.units)), package)
    return list(found.values())


def _package(t: Romanitas, m: Muster, figures: tuple[str, ...], dear: tuple[BlockId, ...]) -> Package | None:
    pool = m.pool(t)
    if not all(is_open(t, m, block, figures) for block in dear):
        return None
    units: list[str] = []
    for block in (*dear, BlockId.SKOUTATOI, BlockId.LIMITANEI):
        if is_open(t, m, block, figures):
            fitting = pool.of(block, units)
            space = room(t, m, figures) - len(units)
            units += fitting[: max(min(step_limit(t, m, block), space), 0)]
    used = [block for block in dear if any(unit in pool.of(block) for unit in units)]
    cost = (
        figures_price(t, figures) + sum(t.affairs.block_price[block] for block in used) + fleets_price(t, m, len(units))
    )
    if len(used) < len(dear) or len(units) < m.needed or cost > t.state.rp:
        return None
    name = "-".join((*(figure for figure in figures), *dear)) or "garrison"
    return Package(f"muster:{name}", figures, tuple(units), cost)


def mobilise(t: Romanitas, m: Muster) -> Play[Force]:  # 5.2
    """The player puts a force together, ready-made or by hand, and pays for it.

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
    options = [
        Option(
            package.id,
            say("muster-package", cost=package.cost, count=len(package.units), figures=package.figures or ("nobody",)),
            say("muster-package-detail", units=package.units, strength=sum(t.bonus(unit) for unit in package.units)),
            rule="5.2.2",
        )
        for package in ready
    ]
    by_hand = t.choice("by-hand", "muster-by-hand", "5.2.2")
    return Pick(
        seat=SEAT,
        topic="muster",
        question=say(f"muster-{m.purpose}", place=m.place, rp=t.state.rp, nation=m.nation, enemies=m.enemies),
        rule="5.2.2",
        domain="military",
        options=[*options, by_hand],
        default=(_strongest_free(t, ready) or by_hand.id,),
        about=(m.place,),
        barred=lambda: _barred(t, m),
    )


def _strongest_free(t: Romanitas, ready: Sequence[Package]) -> str:
    """The ready-made force for an expired deadline: the strongest of the cheapest ones; empty where there is none."""
    best = min(ready, key=lambda each: (each.cost, -sum(t.bonus(unit) for unit in each.units)), default=None)
    return best.id if best else ""


def _barred(t: Romanitas, m: Muster) -> list[Barred]:
    """Units and figures that a player might miss among the choices, with the reason."""
    found = []
    for unit in t.units_at(MOBILISED):
        if t.data.roman_army[unit].troop in t.affairs.barred_troops:
            found.append(t.refusal(unit, "piece", "barred-by-revolt", "4.2.1", unit=unit))
        elif unit == t.state.barred_unit:
            found.append(t.refusal(unit, "piece", "barred-by-event", "8.7", unit=unit))
    for figure in t.data.figures:
        if not t.pieces.is_at(figure, MOBILISED):
            found.append(t.refusal(figure, "piece", "barred-not-in-box", "5.2.1", unit=figure))
        elif figure not in m.available:
            found.append(t.refusal(figure, "piece", "barred-has-led", "R18", unit=figure))
    return found


def _by_hand(t: Romanitas, m: Muster) -> Play[None]:
    commands_open = commands(t, m)
    chosen = yield from one(
        Pick(
            seat=SEAT,
            topic="figures-join",
            question=say("figures-join", place=m.place),
            rule="5.2.2",
            domain="military",
            options=[_command_option(t, m, figures) for figures in commands_open],
            default=(_command_id(commands_open[min(1, len(commands_open) - 1)]),),
            about=(m.place,),
        )
    )
    m.figures = list(next(figures for figures in commands_open if _command_id(figures) == chosen))
    m.cost = figures_price(t, m.figures)
    for place, step in enumerate(STEPS):
        yield from _take_block(t, m, step, STEPS[place + 1 :])
    m.cost += fleets_price(t, m, len(m.units))


def _command_id(figures: Sequence[str]) -> str:
    return "+".join(figures) or "no-figure"


def _command_option(t: Romanitas, m: Muster, figures: Sequence[str]) -> Option:
    return Option(
        _command_id(figures),
        say("command", figures=tuple(figures) or ("nobody",)),
        say("command-detail", limit=room(t, m, figures), cost=figures_price(t, figures)),
        rule="5.2.2",
    )


def _take_block(t: Romanitas, m: Muster, step: str, later: Sequence[str]) -> Play[None]:
    if not is_open(t, m, step, m.figures):
        return
    price = step_price(t, step)
    left = t.state.rp - m.cost - price - fleets_price(t, m, max(len(m.units), 1))
    fitting = m.pool(t).of(step, m.units)
    space = min(room(t, m, m.figures) - len(m.units), step_limit(t, m, step), len(fitting))
    if step == BlockId.MERCENARIES and not m.units:
        space = 0
    space = min(space, _carried(t, m, left))
    if left < 0 or space <= 0:
        return
    least = _least(t, m, step, later, space)
    taken = yield from some(
        Pick(
            seat=SEAT,
            topic=f"block-{step}",
            question=say(f"block-{step}", cost=price, max=space, room=room(t, m, m.figures) - len(m.units)),
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


def _carried(t: Romanitas, m: Muster, left: int) -> int:
    """How many more units can be shipped for the RP left, counting from those already taken [7.4, R53]."""
    if m.purpose != "naval":
        return t.data.tables.force_limit
    fleet = t.data.tables.fleets.transport_rp + fleet_surcharge(t)
    carries = t.data.tables.fleets.carries
    ships = min(-(-max(len(m.units), 1) // carries) + left // fleet, len(m.fleets))
    return ships * carries - len(m.units)


def _least(t: Romanitas, m: Muster, step: str, later: Sequence[str], space: int) -> int:
    """How many units must be taken now so that the force can still become large enough [4.2 of the procedure]."""
    for count in range(space + 1):
        taken = [*m.units, *m.pool(t).of(step, m.units)[:count]]
        spent = m.cost + (step_price(t, step) if count else 0)
        left = t.state.rp - spent - fleets_price(t, m, max(len(taken), 1))
        if len(taken) + max(most(t, m, m.figures, later, taken, left), 0) >= m.needed:
            return count
    return space


def _barred_from_block(t: Romanitas, m: Muster, fitting: Sequence[str]) -> list[Barred]:
    found = _barred(t, m)
    known = {*fitting, *m.units, *(barred.id for barred in found)}
    for unit in t.units_at(MOBILISED):
        if unit not in known:
            why = "barred-elite-is-paid" if t.is_elite(unit) else "barred-other-block"
            found.append(t.refusal(unit, "piece", why, "5.2.2", unit=unit))
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
    """Pay, and put the force into the field."""
    fleets = list(m.fleets[: -(-len(m.units) // t.data.tables.fleets.carries)]) if m.purpose == "naval" else []
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
