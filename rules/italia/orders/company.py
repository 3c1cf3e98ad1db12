"""Which counters of an area an order means."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.orders.armies import ArmyOrder
from rules.core.orders.trial import Refused
from rules.core.text import Text
from rules.italia.chapters.asking import Group
from rules.italia.game import Italia, say


def company(t: Italia, order: ArmyOrder, able: Sequence[str], place: str, *, free: int) -> Group:
    """The units and leaders among those able to go: the named ones, or all. ``free``: the units not told to stay.

    Raises:
        Refused: there are too few.
    """
    units = sorted((piece for piece in able if not t.is_leader(piece)), key=t.worth)
    leaders = [piece for piece in able if t.is_leader(piece)]
    lacking = [leader for leader in order.leaders if leader not in leaders]
    if lacking:
        raise Refused(say("refused-order-no-leader", leader=lacking[0], area=place, rule="9.3"))
    if not order.names_units:
        return (*units[:free], *(leaders if free == len(units) else ()))
    chosen: list[str] = []
    for kind, count in order.kinds:
        of_kind = [unit for unit in units if t.unit(unit).type == kind]
        if count > len(of_kind):
            raise Refused(_few(place, len(of_kind)))
        chosen += of_kind[:count]
    others = [unit for unit in units if unit not in chosen]
    wanted = free - len(chosen) if order.every else order.any
    if wanted > len(others) or len(chosen) + wanted > free:
        raise Refused(_few(place, min(free, len(units))))
    chosen += others[: max(wanted, 0)]
    return (*sorted(chosen, key=t.worth), *(leader for leader in leaders if leader in order.leaders or order.every))


def _few(place: str, count: int) -> Text:
    return say("refused-order-few", area=place, count=count, rule="9.1")
