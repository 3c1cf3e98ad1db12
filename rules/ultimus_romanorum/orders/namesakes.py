"""Who an order means by a name that several have."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core.orders.area_orders import AreaOrder
from rules.core.orders.trial import Refused
from rules.ultimus_romanorum.data.models import Camp
from rules.ultimus_romanorum.game import UltimusRomanorum, say
from rules.ultimus_romanorum.orders.grammar import Group, StackOrder
from rules.ultimus_romanorum.orders.reasons import why_not_ready

_MOST_OFFERED = 5


def settled(t: UltimusRomanorum, camp: Camp, order: AreaOrder) -> StackOrder:
    """The order of a camp with every counter named by its own name.

    Raises:
        Refused: a name fits several that can act.
    """
    assert isinstance(order, StackOrder)
    by = order.by if order.namesakes is None else _meant(t, camp, order.namesakes).piece
    groups = tuple(_meant(t, camp, group) for group in order.groups)
    dropped = tuple(tuple(_meant(t, camp, group) for group in units) for units in order.dropped)
    return msgspec.structs.replace(order, by=by, groups=groups, dropped=dropped, namesakes=None)


def _meant(t: UltimusRomanorum, camp: Camp, group: Group) -> Group:
    if not group.open:
        return group
    found = _likeliest(t, camp, group.open)
    if len(found) == 1:
        return Group(found[0])
    raise Refused(say("order-open-piece", said=group.said, pieces=tuple(found[:_MOST_OFFERED])))


def _likeliest(t: UltimusRomanorum, camp: Camp, pieces: Sequence[str]) -> Sequence[str]:
    """Those who can begin a move; if none can, the camp's, those on the map, or all of them."""
    on_map = [piece for piece in pieces if t.on_map(piece)]
    own = [piece for piece in on_map if t.camp(piece) == camp]
    ready = [piece for piece in own if why_not_ready(t, piece) is None]
    return ready or own or on_map or pieces
