"""Mobilising a force: what may march, with whom, and for how many Romanness Points [5.2]."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from rules.core.decisions import Barred, Option, Pick
from rules.core.game import Play, one, some
from rules.core.text import Text
from rules.romanitas.empire import FORCE, MOBILISED, SEAT, Romanitas, say
from rules.romanitas.events import ForceMustered
from rules.romanitas.tables import Arm, Bar, BlockId, Commander, Gift, Troop

COMES = "comes"
MAGISTER = "magister-militum"
INTRINSIC = "intrinsic-comes"
"""The Comes of option 8.2, who is printed on the map and never leaves his city."""

GUARDS = frozenset({Troop.SCHOLAE, Troop.EXCUBITES})

Purpose = Literal["defence", "siege", "land", "naval", "persia"]
"""What a force is for: a field battle or a siege in defence, an attack by land or sea, the Persian expedition."""

GUARD_GIFT = "guard-gift"
DONATIO_GIFT = "donatio-gift"
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
    force must have at least. ``fleets``: transport fleets at hand. ``cost``: RP so far.
    """

    purpose: Purpose
    place: str
    limitanei: int
    available: Sequence[str]
    needed: int = 1
    fleets: Sequence[str] = ()
    figures: list[str] = field(default_factory=list)
    units: list[str] = field(default_factory=list)
    cost: int = 0

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


def surcharge(t: Romanitas, kind: Literal["block", "six_block", "fleet"]) -> int:
    """What the Acta Publica add to the price of a block, the block of six, or a fleet [4.2, R17]."""
    return sum(int(getattr(box.surcharges, kind)) for box in t.boxes)


def block_price(t: Romanitas, block: BlockId) -> int:
    """The price of a block this turn; the free ones are never dearer [5.2.2, R17]."""
    price = t.data.block[block].rp
    if price:
        price += surcharge(t, "block")
    if block is BlockId.SIX:
        price += surcharge(t, "six_block")
    return price


def figures_price(t: Romanitas, figures: Collection[str]) -> int:
    """The price of mobilising these figures [5.2.2]."""
    return sum(t.data.figures[figure].mobilise_rp for figure in figures if figure != INTRINSIC)


def may_serve(t: Romanitas, unit: str) -> bool:
    """Whether a unit of the Mobilised box may be called up this turn [4.2.1, 8.7-1]."""
    return unit != t.state.barred_unit and t.data.roman_army[unit].troop not in t.barred_troops()


def is_paid(t: Romanitas, unit: str) -> bool:
    """Whether a unit comes with the paid blocks: all but Limitanei, normal Skoutatoi and mercenaries [5.2.2, R55]."""
    mobilisation = t.data.roman_army[unit].mobilisation
    return mobilisation == "paid" or (mobilisation == "skoutatoi" and t.is_elite(unit))


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
    return -(-max(units, 1) // carries) * (t.data.tables.fleets.transport_rp + surcharge(t, "fleet"))


class Pool:
    """What the Mobilised box holds for a force, by the block that it would come with, strongest first."""

    def __init__(self, t: Romanitas, taken: Collection[str] = ()) -> None:
        self._army = t.data.roman_army
        serving = [unit for unit in t.units_at(MOBILISED) if may_serve(t, unit) and unit not in taken]
        serving.sort(key=lambda unit: (-t.bonus(unit), not self._army[unit].bow))
        paid = [unit for unit in serving if is_paid(t, unit)]
        mercenaries = [unit for unit in serving if self._army[unit].mobilisation == "mercenary"]
        self.of: dict[str, list[str]] = {
            BlockId.LIMITANEI: [unit for unit in serving if self._army[unit].mobilisation == "limitanei"],
            BlockId.SKOUTATOI: [
                unit for unit in serving if self._army[unit].mobilisation == "skoutatoi" and unit not in paid
            ],
            GUARD_GIFT: [unit for unit in paid if self._army[unit].troop in GUARDS],
            BlockId.THREE: paid,
            BlockId.SIX: paid,
            DONATIO_GIFT: mercenaries,
            BlockId.MERCENARIES: mercenaries,
        }


def is_open(t: Romanitas, m: Muster, step: str, figures: Collection[str]) -> bool:
    """Whether a block or gift may be used under these figures at all, money apart [4.2.1, 5.2.2, R14, R16, R59]."""
    if step == GUARD_GIFT:
        return bool(figures) and Gift.GUARD_UNIT in t.state.political_gifts
    if step == DONATIO_GIFT:
        return bool(figures) and Gift.DONATIO in t.state.political_gifts and not t.barring(Bar.DONATIO)
    block = t.data.block[BlockId(step)]
    needs = block.attack_needs if m.is_attack else block.defence_needs
    match needs:
        case Commander.NOBODY:
            return True
        case Commander.ANY_FIGURE:
            return bool(figures)
        case Commander.COMES:
            return COMES in figures or INTRINSIC in figures
        case Commander.MAGISTER_MILITUM:
            return MAGISTER in figures


def step_limit(t: Romanitas, m: Muster, step: str) -> int:
    """How many units one block or gift brings at most."""
    if step == BlockId.LIMITANEI:
        return m.limitanei
    if step == GUARD_GIFT:
        return 1
    if step == DONATIO_GIFT:
        return 2
    return t.data.block[BlockId(step)].units or 0


def step_price(t: Romanitas, step: str) -> int:
    """What a block or gift costs as soon as one unit is taken with it."""
    return 0 if step in (GUARD_GIFT, DONATIO_GIFT) else block_price(t, BlockId(step))


def most(t: Romanitas, m: Muster, figures: Collection[str], steps: Sequence[str], taken: Sequence[str], rp: int) -> int:
    """How many more units the blocks and gifts of ``steps`` can bring for ``rp``, beside those ``taken``."""
    pool = Pool(t, taken)
    usable = [step for step in steps if is_open(t, m, step, figures) and pool.of[step]]
    free = [step for step in usable if not step_price(t, step)]
    dear = [step for step in usable if step_price(t, step)]
    best = 0
    for count in range(len(dear) + 1):
        for bought in combinations(dear, count):
            if sum(step_price(t, step) for step in bought) <= rp:
                best = max(best, _units_of(t, m, pool, [*free, *bought], has_unit=bool(taken)))
    return min(best, room(t, m, figures) - len(taken))


def _units_of(t: Romanitas, m: Muster, pool: Pool, steps: Sequence[str], *, has_unit: bool) -> int:
    limit = {step: step_limit(t, m, step) for step in steps}

    def up_to(kinds: Sequence[str]) -> int:
        chosen = [step for step in kinds if step in limit]
        return min(sum(limit[step] for step in chosen), len(pool.of[chosen[0]])) if chosen else 0

    guards = min(limit.get(GUARD_GIFT, 0), len(pool.of[GUARD_GIFT]))
    paid = min(up_to((BlockId.THREE, BlockId.SIX)) + guards, len(pool.of[BlockId.THREE]))
    regulars = up_to((BlockId.LIMITANEI,)) + up_to((BlockId.SKOUTATOI,)) + paid
    hired = up_to((DONATIO_GIFT, BlockId.MERCENARIES))
    if not regulars and not has_unit:  # 5.2.2: mercenaries join a force that is already mobilised
        hired = min(hired, limit.get(DONATIO_GIFT, 0))
    return regulars + hired


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
    return left >= 0 and room(t, m, figures) >= units and most(t, m, figures, STEPS, (), left) >= units


@dataclass(frozen=True)
class Package:
    """A ready-made force: figures, units, blocks used, and its price."""

    id: str
    figures: tuple[str, ...]
    units: tuple[str, ...]
    cost: int


def packages(t: Romanitas, m: Muster) -> list[Package]:
    """Forces that a player would often want, so that one tap is enough; each legal and affordable, none twice."""
    pool = Pool(t)
    found: dict[frozenset[str], Package] = {}
    for figures in commands(t, m):
        for dear in ((), (BlockId.THREE,), (BlockId.SIX,), (BlockId.SIX, BlockId.THREE)):
            package = _package(t, m, pool, figures, dear)
            if package is not None:
                found.setdefault(frozenset((*package.figures, *package.units)), package)
    return list(found.values())


def _package(
    t: Romanitas, m: Muster, pool: Pool, figures: tuple[str, ...], dear: tuple[BlockId, ...]
) -> Package | None:
    if not all(is_open(t, m, block, figures) for block in dear):
        return None
    units: list[str] = []
    for block in (*dear, BlockId.SKOUTATOI, BlockId.LIMITANEI):
        if is_open(t, m, block, figures):
            fitting = [unit for unit in pool.of[block] if unit not in units]
            space = room(t, m, figures) - len(units)
            units += fitting[: max(min(step_limit(t, m, block), space), 0)]
    used = [block for block in dear if any(unit in pool.of[block] for unit in units)]
    cost = figures_price(t, figures) + sum(block_price(t, block) for block in used) + fleets_price(t, m, len(units))
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
        question=say(f"muster-{m.purpose}", place=m.place, rp=t.state.rp),
        rule="5.2.2",
        domain="military",
        options=[*options, by_hand],
        default=(options[0].id if options else by_hand.id,),
        about=(m.place,),
        barred=lambda: _barred(t, m),
    )


def _barred(t: Romanitas, m: Muster) -> list[Barred]:
    """Units and figures that a player might miss among the choices, with the reason."""
    found = []
    for unit in t.units_at(MOBILISED):
        if t.data.roman_army[unit].troop in t.barred_troops():
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
    fitting = list(Pool(t, m.units).of[step])
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
            rule="4.2.1" if step in (GUARD_GIFT, DONATIO_GIFT) else "5.2.2",
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
        if step in (GUARD_GIFT, DONATIO_GIFT):
            t.state.political_gifts = []  # R59: one of those listed, once


def _carried(t: Romanitas, m: Muster, left: int) -> int:
    """How many more units can be shipped for the RP left, counting from those already taken [7.4, R53]."""
    if m.purpose != "naval":
        return t.data.tables.force_limit
    fleet = t.data.tables.fleets.transport_rp + surcharge(t, "fleet")
    carries = t.data.tables.fleets.carries
    ships = min(-(-max(len(m.units), 1) // carries) + left // fleet, len(m.fleets))
    return ships * carries - len(m.units)


def _least(t: Romanitas, m: Muster, step: str, later: Sequence[str], space: int) -> int:
    """How many units must be taken now so that the force can still become large enough [4.2 of the procedure]."""
    for count in range(space + 1):
        taken = [*m.units, *Pool(t, m.units).of[step][:count]]
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
    return Option(unit, say("unit-bonus", unit=unit, bonus=t.bonus(unit)), unit_traits(t, unit), rule=rule)


def unit_traits(t: Romanitas, unit: str) -> Text:
    """A unit's arm, whether it can fire, and whether it is Elite, in a few words."""
    counter = t.data.unit[unit]
    return say("unit-traits", horse=int(counter.arm is Arm.CAVALRY), bow=int(counter.bow), elite=int(t.is_elite(unit)))


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
