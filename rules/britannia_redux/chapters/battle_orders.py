"""Orders for the battles of a phase before its first die: which first, when to break off, what is lost (R65)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.britannia_redux.chapters.asking import STAY, ask
from rules.britannia_redux.chapters.losses import Loss, strength
from rules.britannia_redux.chapters.raids import HOME
from rules.britannia_redux.chapters.retreats import LEAVE
from rules.britannia_redux.game import BritanniaRedux, choice, heading, say
from rules.britannia_redux.state import BattleOrder
from rules.core.decisions import Option
from rules.core.game import Play

RULE = "R65"
ORDERS, BEGIN = "orders", "begin"
FIGHT, ASK = "fight", "ask"
UNSAID = -1
"""The limit of an order that leaves open when to break off."""

INFANTRY, CAVALRY, LANDED = "infantry", "cavalry", "landed"

LOSSES = ("", INFANTRY, CAVALRY, LANDED)
"""What an order may say on losses; empty to be asked."""

AFTERWARDS = {"return": (STAY, LEAVE), "raiders": (HOME, STAY)}
"""What can be ordered for after the battles: units with a leader in areas they win, and raiders."""


def next_battle(t: BritanniaRedux) -> str:
    """The first battle with an order that is still to be fought; empty if there is none."""
    contested = t.contested(t.state.nation)
    return next((area for area in t.state.battle_orders if area in contested), "")


def orders_option(t: BritanniaRedux) -> list[Option]:
    """The option to order what isn't ordered yet of the battles to come, if there are any."""
    areas = t.contested(t.state.nation)
    if not _open_orders(t, areas):
        return []
    return [choice(ORDERS, "option-battle-orders", RULE, left=len(areas))]


def write_orders(t: BritanniaRedux) -> Play[None]:
    """Ask for orders, battle by battle, until the player goes on or nothing is left to order."""
    nation = t.state.nation
    areas = t.contested(nation)
    while options := _open_orders(t, areas):
        left = sum(area not in t.state.battle_orders for area in areas)
        options = [choice(BEGIN, "option-battle-begin", RULE), *options]
        chosen = yield from ask(t, nation, "battle-orders", RULE, options, left=left)
        if chosen == BEGIN:
            return
        if chosen in areas:
            yield from _order(t, chosen)
        else:
            topic, _, answer = chosen.partition(":")
            t.state.after_battles[topic] = answer


def _open_orders(t: BritanniaRedux, areas: Sequence[str]) -> list[Option]:
    nation = t.state.nation
    if not areas:
        return []
    options = [
        choice(area, "option-battle-order", RULE, heading(area), area=area, enemy=t.enemies(area, nation)[0])
        for area in areas
        if area not in t.state.battle_orders
    ]
    for topic in _afterwards(t, areas):
        options += [
            choice(f"{topic}:{answer}", f"option-{topic}-{answer}-ordered", RULE) for answer in AFTERWARDS[topic]
        ]
    return options


def _afterwards(t: BritanniaRedux, areas: Sequence[str]) -> Iterator[str]:
    """What follows these battles and has no order yet [B7.8, B9.3]."""
    if "return" not in t.state.after_battles and any(t.leaders(area, t.state.nation) for area in areas):
        yield "return"
    if "raiders" not in t.state.after_battles and t.state.raiders:
        yield "raiders"


def _order(t: BritanniaRedux, area: str) -> Play[None]:
    """When to break off, and what is lost first if that is open [B7.3, B8.3]."""
    nation = t.state.nation
    armies = len(t.armies(area, nation))
    options = [
        _limit_option(limit, losses) for losses in ("", *_kinds(t, area)) for limit in (*range(armies + 1), UNSAID)
    ]
    chosen = yield from ask(t, nation, "battle-limit", RULE, options, area=area, enemy=t.enemies(area, nation)[0])
    t.state.battle_orders[area] = next(_read(option.id) for option in options if option.id == chosen)


def _kinds(t: BritanniaRedux, area: str) -> list[str]:
    """What may be named as lost first: infantry, cavalry, or what hasn't just landed (R62)."""
    nation = t.state.nation
    foot, horse = strength(t, area, nation)
    landed = sum(unit in t.state.afloat for unit in t.armies(area, nation))
    may_matter = t.entry(nation).major_invasion and t.state.part == 1 and 0 < landed < foot + horse
    return [*([INFANTRY, CAVALRY] if foot and horse else []), *([LANDED] if may_matter else [])]


def limit_id(limit: int, losses: str) -> str:
    """The option for a limit: ``fight``, ``leave-2``, ``ask``, ``leave-1+cavalry``."""
    told = f"leave-{limit}" if limit > 0 else ASK if limit == UNSAID else FIGHT
    return "+".join(filter(None, (told, losses)))


def _limit_option(limit: int, losses: str) -> Option:
    path = (say(f"heading-losses-{losses}"),) if losses else ()
    key = f"option-battle-{'limit' if limit > 0 else ASK if limit == UNSAID else FIGHT}"
    return choice(limit_id(limit, losses), key, RULE, path, limit=limit)


def _read(option: str) -> BattleOrder:
    told, _, losses = option.partition("+")
    limit = {FIGHT: 0, ASK: UNSAID}.get(told)
    return BattleOrder(int(told.removeprefix("leave-")) if limit is None else limit, losses)


def ordered_loss(t: BritanniaRedux, area: str, nation: str, losses: Sequence[Loss]) -> Loss | None:
    """The loss that the attacker's order for a battle means; None if it says nothing."""
    order = t.state.battle_orders.get(area)
    if order is None or nation != t.state.nation or not order.losses:
        return None
    if order.losses == LANDED:
        return next((loss for loss in losses if loss.landed_stay), losses[0])
    plain = [loss for loss in losses if not loss.burh and not loss.landed_stay]
    return plain[0] if order.losses == INFANTRY else max(plain, key=lambda loss: loss.cavalry)
