"""The combined effects of a turn's Acta Publica boxes: what they allow, forbid and cost [4.2]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rules.romanitas.data.loader import romanitas_data
from rules.romanitas.data.tables import Acta, ActaBox, Bar, BlockId, Gift, Surcharges, Troop

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
"""The blocks and gifts in the order of their questions when a force is put together by hand [4.2.1, 5.2.2]."""


@dataclass(frozen=True)
class Affairs:
    """The combined effects of one turn's Acta Publica boxes [4.2].

    ``barring`` maps each ban to the box that imposes it. Troops in ``barred_troops`` can't be mobilised. ``surcharges``
    in RP add up [R17]. ``step_prices``: this turn's price of each of ``STEPS``. ``transport_price``: the price of a
    transport fleet. ``gifts``: the size of each gift on offer.
    """

    barring: Mapping[Bar, ActaBox]
    barred_troops: frozenset[Troop]
    surcharges: Surcharges
    step_prices: tuple[int, ...]
    transport_price: int
    gifts: Mapping[Gift, int]


@cache
def affairs_of(boxes: tuple[str, ...]) -> Affairs:
    """The combined effects of these Acta Publica boxes."""
    found = [romanitas_data().acta[Acta(box)] for box in boxes]
    totals = {name: sum(getattr(box.surcharges, name) for box in found) for name in Surcharges.model_fields}
    surcharges = Surcharges(**totals)
    return Affairs(
        {bar: box for box in reversed(found) for bar in box.bars},
        frozenset[Troop]().union(*(box.barred_troops for box in found)),
        surcharges,
        tuple(_step_price(step, surcharges) for step in STEPS),
        romanitas_data().tables.fleets.transport_rp + surcharges.fleet,
        {gift: sum(box.amount(gift) for box in found) for gift in Gift},
    )


def _step_price(step: str, surcharges: Surcharges) -> int:
    """The price of a block. Gifts are free, and no surcharge applies to free blocks [5.2.2, R17]."""
    if step in (GUARD_GIFT, DONATIO_GIFT):
        return 0
    price = romanitas_data().block[BlockId(step)].rp
    if price:
        price += surcharges.block
    if step == BlockId.SIX:
        price += surcharges.six_block
    return price
