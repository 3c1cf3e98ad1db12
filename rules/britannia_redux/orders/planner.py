"""Try written orders on a fork of the table, as the choices they mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import msgspec

from rules.britannia_redux.ai.legate import legate, odds_in
from rules.britannia_redux.chapters.asking import BACK, DONE, STAY
from rules.britannia_redux.chapters.battle_orders import BEGIN, ORDERS, limit_id
from rules.britannia_redux.chapters.limits import problems, remove_excess
from rules.britannia_redux.chapters.movement import (
    Group,
    attack_cost,
    goals,
    groups,
    is_own_nation_among,
    movable,
    named,
    way_id,
)
from rules.britannia_redux.chapters.raids import HOME
from rules.britannia_redux.chapters.retreats import LEAVE
from rules.britannia_redux.chapters.routes import Way
from rules.britannia_redux.events import LimitChecked, UnitsMoved
from rules.britannia_redux.game import BritanniaRedux, say
from rules.britannia_redux.orders.reasons import why_empty, why_no_one, why_no_way, why_not_placed
from rules.britannia_redux.state import BritanniaState
from rules.core.decisions import Pick
from rules.core.events import Event
from rules.core.groups import answer_as_suggested
from rules.core.orders import Arrow, Order, Plan
from rules.core.orders.area_orders import ALL, AreaOrder
from rules.core.orders.armies import ArmyOrder
from rules.core.orders.trial import Doer, Refused, TrialBeforeDice, choose, try_out, usual
from rules.core.policy import word_in
from rules.core.table import Table
from rules.core.text import Text
from rules.core.typed_data import from_json

MENU = "move"
PLACING = ("place", "place-burh", "pay-burh", "leader")
"""The questions before the movement of a phase."""
BEFORE_BATTLE = (*PLACING, MENU, "move-who", "move-to")
"""The questions before the battles of a phase."""

_RETREATS = ("retreat", "withdraw", "return")
_FOR_BATTLES = ("battle", "return", "raiders")
_ENDS = ("end", "rest")
_AFTERWARDS = {"return": "B7.8", "raiders": "B9.3"}
_MOST_STEPS = 300


class BritanniaTrial(TrialBeforeDice):
    """A fork in a nation turn."""

    menus = (MENU,)
    rule = "B4"

    def __init__(self, table: Table, seat: str) -> None:
        super().__init__(table, seat, say)
        self.kept: dict[str, int] = {}
        self.last_for_battles: ArmyOrder | None = None
        self.ends_later = False
        self.ended_after = 0
        self.without_order = ""
        self.has_misplaced = False

    @property
    def game(self) -> BritanniaRedux:
        """The current position, for questions only."""
        return BritanniaRedux(cast(BritanniaState, self.table.state), "")

    @property
    def has_just_ended(self) -> bool:
        """Whether the last choice was the end of a movement."""
        return self.ended_after == len(self.answers) > 0

    def need(self, *topics: str) -> None:
        """Make sure that a question of these topics is asked; a move that was begun is given up for the menu.

        Raises:
            Refused: it isn't.
        """
        if self.pending.topic in ("move-who", "move-to") and MENU in topics:
            self.choose(BACK)
        if self.has_misplaced and MENU in topics:
            self.place_as_usual()
        super().need(*topics)

    def place_as_usual(self) -> None:
        """Go on behind a faulty order to place, so that later ones aren't called wrong for it; none is carried out."""
        while not self.has_diced and self.topic in PLACING:
            self.give(self.pending.default)


def plan(table: Table, seat: str, orders: Sequence[Order]) -> Plan:
    """Try orders one after another. The table stays unchanged."""
    trial = BritanniaTrial(table, seat)
    orders = _end_after_battles(orders)
    for order in orders:
        if isinstance(order, ArmyOrder) and _is_for_battles(order):
            trial.last_for_battles, trial.ends_later = order, False
        elif isinstance(order, AreaOrder) and order.verb in _ENDS:
            trial.ends_later = True
    verdicts = try_out(trial, orders, _DOERS, _arrows)
    return Plan(verdicts, tuple(_warnings(trial)))


def _end_after_battles(orders: Sequence[Order]) -> list[Order]:
    """The orders with the end of the movement after those for its battles, which are given before the first die [R65].

    People write ``rest stay`` after their moves and then name the battles.
    """
    last = max((place for place, order in enumerate(orders) if _is_for_battles(order)), default=-1)
    early = [order for order in orders[: last + 1] if isinstance(order, AreaOrder) and order.verb in _ENDS]
    if not early or any(isinstance(each, AreaOrder) and each.verb in _ENDS for each in orders[last + 1 :]):
        return list(orders)
    return [*(each for each in orders[: last + 1] if each not in early), *early, *orders[last + 1 :]]


def _is_for_battles(order: Order) -> bool:
    return isinstance(order, ArmyOrder) and order.verb in _FOR_BATTLES


def _arrows(trial: BritanniaTrial, event: Event) -> Iterator[Arrow]:
    if isinstance(event, UnitsMoved):
        is_attack = bool(trial.game.enemies(event.goal, event.nation))
        yield Arrow(event.units[0], event.path, "attack" if is_attack else "move", event.units)


def _warnings(trial: BritanniaTrial) -> Iterator[Text]:
    """What keeps the phase from ending, and what is asked next."""
    if not trial.answers:
        return
    if trial.without_order:
        yield say("warn-last-battle", area=trial.without_order)
    excess = sum(event.excess for event in trial.events if isinstance(event, LimitChecked))
    if excess and trial.topic != "excess":
        yield say("warn-excess", excess=excess, rule="B6.2")
    if trial.topic == MENU:
        yield from problems(trial.game, trial.game.state.nation)
    elif trial.topic:
        yield say("warn-question", prompt=trial.pending.question)
    if trial.topic == "excess":
        yield from _odds_without_excess(trial.game)


def _odds_without_excess(t: BritanniaRedux) -> Iterator[Text]:
    """The odds of the battles that lose armies over the limit before the first die; earlier notes count them [B6.2]."""
    nation = t.state.nation
    later = BritanniaRedux(from_json(msgspec.json.encode(t.state), BritanniaState), "")
    answer_as_suggested(remove_excess(later, nation))
    for area in t.contested(nation):
        odds = odds_in(later, area)
        if odds is not None and len(later.armies(area, nation)) < len(t.armies(area, nation)):
            yield say("warn-odds-excess", area=area, win=round(100 * odds.wins), rule="B6.2")


# Placing [B4.1.4]


def _place(trial: BritanniaTrial, order: AreaOrder) -> Text:
    trial.has_misplaced, was = True, trial.has_misplaced
    note = _placed(trial, order)
    trial.has_misplaced = was
    return note


def _placed(trial: BritanniaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    if order.leaders:
        return _place_leader(trial, *order.leaders[:1], *order.areas)
    for area, count in zip(order.areas, order.counts, strict=True):
        _place_in(trial, area, count)
    return say("note-moved", units=order.areas)


def _place_leader(trial: BritanniaTrial, leader: str, area: str) -> Text:
    """The army that a leader joins [B4.2]."""
    trial.need("leader")
    if word_in(trial.pending.question, "leader") != leader or not trial.offers(area):
        raise Refused(say("refused-order-leader-place", leader=leader, area=area, rule="B4.2"))
    trial.choose(area)
    return say("note-leader-placed", leader=leader, area=area)


def _place_in(trial: BritanniaTrial, area: str, count: int) -> None:
    trial.need("place", "place-burh")
    t = trial.game
    left = sum(t.state.to_place.values())
    if count > left:
        raise Refused(say("refused-order-fewer", count=left, rule="B4.1"))
    whole = f"{area}:all"
    room = min(t.room(area, t.state.nation), left) if t.is_land(area) else 0
    if trial.offers(whole) and count in (ALL, room):
        trial.choose(whole)
        return
    for _ in range(count or max(room, 1)):
        if trial.topic not in ("place", "place-burh") or not trial.offers(area):
            raise Refused(why_not_placed(trial.game, area))
        trial.choose(area)


# Moving [B5]


def _move(trial: BritanniaTrial, order: AreaOrder) -> Text:
    assert isinstance(order, ArmyOrder)
    trial.need(MENU)
    t = trial.game
    origin, *via, to = order.areas
    place = origin or _place_of(t, order.leaders[0])
    group = _group(trial, order, place)
    way = _way(t, place, group, tuple(via), to)
    facts = {"cost": attack_cost(t, t.state.nation, to), "ours": _ours(t, to)}
    trial.choose(place)
    if trial.topic == "move-who":
        trial.choose(group.id)
    trial.choose(way_id(way))
    return _note(trial.game, group, to, facts)


def _place_of(t: BritanniaRedux, leader: str) -> str:
    if not t.is_in_play(leader):
        raise Refused(say("refused-order-leader-absent", leader=leader, rule="B10"))
    return t.place(leader)


def _group(trial: BritanniaTrial, order: ArmyOrder, place: str) -> Group:
    """The armies and leaders that an order means.

    Raises:
        Refused: they aren't there, aren't the nation's, or have moved.
    """
    t, nation = trial.game, trial.game.state.nation
    armies, leaders = movable(t, nation, place)
    if not armies and not leaders:
        raise Refused(why_no_one(t, place))
    lacking = [leader for leader in order.leaders if leader not in leaders]
    if lacking:
        _place_of(t, lacking[0])
        raise Refused(say("refused-order-no-leader", leader=lacking[0], area=place, rule="B10"))
    horse = sum(t.kind(unit) == "cavalry" for unit in armies)
    foot, free = len(armies) - horse, len(armies) - _kept(trial, place, len(armies))
    wanted = free if order.every else order.any
    if not (wanted or order.of("infantry") or order.of("cavalry") or order.leaders):
        wanted = free
    infantry = order.of("infantry") + min(wanted, max(foot - order.of("infantry"), 0))
    cavalry = order.of("cavalry") + wanted - (infantry - order.of("infantry"))
    if infantry > foot or cavalry > horse or infantry + cavalry > free or not (infantry + cavalry or order.leaders):
        of_kind = horse if order.of("cavalry") > horse else foot if order.of("infantry") > foot else free
        raise Refused(say("refused-order-few", area=place, count=min(of_kind, free), rule="B5"))
    return Group(infantry, cavalry, tuple(leader for leader in leaders if leader in order.leaders))


def _kept(trial: BritanniaTrial, place: str, armies: int) -> int:
    if place not in trial.kept:
        return 0
    return min(trial.kept[place] or armies, armies)


def _way(t: BritanniaRedux, place: str, group: Group, via: tuple[str, ...], to: str) -> Way:
    """The best way of a group by way of these areas.

    Raises:
        Refused: it has none.
    """
    found = [way for way in goals(t, t.state.nation, place, group) if way.goal == to and _passes(way, via)]
    if not found or group not in groups(t, place):
        raise Refused(why_no_way(t, place, group, to, via))
    return found[0]


def _passes(way: Way, via: tuple[str, ...]) -> bool:
    path = iter(way.path[1:-1])
    return all(area in path for area in via)


def _ours(t: BritanniaRedux, to: str) -> str:
    """Whether an attack on a place means one's own other nation."""
    enemies = t.enemies(to, t.state.nation) if t.is_land(to) else []
    return "yes" if is_own_nation_among(t, t.state.nation, enemies) else "no"


def _note(t: BritanniaRedux, group: Group, to: str, facts: Mapping[str, str]) -> Text:
    odds = odds_in(t, to) if t.is_land(to) else None
    if odds is None:
        return say("note-march", group=named(group), area=to)
    return say("note-attack", group=named(group), area=to, win=round(100 * odds.wins), **facts)


def _stay(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """Armies that later orders leave where they are."""
    assert isinstance(order, ArmyOrder)
    t = trial.game
    for area, count in zip(order.areas, order.counts, strict=True):
        if not t.armies(area, t.state.nation):
            raise Refused(why_no_one(t, area))
        trial.kept[area] = count
    return say("note-moved", units=order.areas)


def _end(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """The movement ends; whoever says so twice, as in ``rest stay; end``, means it once."""
    if not trial.has_just_ended:
        trial.need(MENU)
        trial.choose(DONE)
        trial.ended_after = len(trial.answers)
    return say("note-end")


def _rest(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """The Legate places and moves the rest; ``rest stay`` ends the movement at once [B5]."""
    assert isinstance(order, ArmyOrder)
    if trial.has_just_ended or trial.topic not in BEFORE_BATTLE:
        return say("note-rest")
    if order.answer:
        return _end(trial, order)
    for _ in range(_MOST_STEPS):
        if trial.has_diced or trial.topic not in BEFORE_BATTLE:
            break
        trial.give(legate(trial.table))
    if trial.has_diced or trial.topic not in BEFORE_BATTLE:
        trial.ended_after = len(trial.answers)
    return say("note-rest")


# Battles and what follows


def _battle(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """Order a battle before the first die, or answer a question about breaking off [B7, R65]."""
    assert isinstance(order, ArmyOrder)
    t, area = trial.game, order.areas[0]
    if area not in t.contested(t.state.nation):
        raise Refused(say("refused-order-no-battle", area=area, rule="B7"))
    note = _battle_note(t, order)
    if trial.topic in _RETREATS:
        armies = len(t.armies(area, trial.pending.actor or ""))
        trial.choose(LEAVE if order.limit > 0 and armies <= order.limit else STAY)
        return note
    if trial.has_diced:
        return say("note-later", battle=note)
    _open_orders(trial)
    trial.choose(area)
    trial.choose(limit_id(min(order.limit, len(t.armies(area, t.state.nation))), order.answer))
    _begin_after_last(trial, order)
    return note


def _open_orders(trial: BritanniaTrial) -> None:
    """Come to the orders for battles, before the first die."""
    if trial.topic in (MENU, "battle"):
        trial.choose(ORDERS)
    trial.need("battle-orders")


def _begin_after_last(trial: BritanniaTrial, order: ArmyOrder) -> None:
    """The battles begin when the last order for them is given; ``end`` or ``rest`` after it ends the movement."""
    if order is not trial.last_for_battles:
        return
    t = trial.game
    left = [area for area in t.contested(t.state.nation) if area not in t.state.battle_orders]
    trial.without_order = left[0] if len(left) == 1 else ""
    if trial.topic == "battle-orders":
        trial.choose(BEGIN)
    if trial.topic == MENU and not trial.ends_later:
        trial.choose(DONE)


def _battle_note(t: BritanniaRedux, order: ArmyOrder) -> Text:
    area = order.areas[0]
    odds = odds_in(t, area)
    win = round(100 * odds.wins) if odds is not None else 0
    key = "note-battle-limit" if order.limit > 0 else "note-battle"
    return say(key, area=area, win=win, limit=max(order.limit, 0))


def _fight(trial: BritanniaTrial, order: AreaOrder) -> Text:
    trial.need(*_RETREATS)
    trial.choose(STAY)
    return say("note-fight")


def _leave(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """All go to the best place, or to the area named [B8]."""
    trial.need(*_RETREATS)
    option = f"all:{order.areas[0]}" if order.areas else LEAVE
    if not trial.offers(option):
        raise Refused(say("refused-order-no-retreat", rule="B8"))
    trial.choose(option)
    return say("note-leave")


def _return(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """Whether a leader's units go back from what they win [B7.8, R65]."""
    assert isinstance(order, ArmyOrder)
    answer = LEAVE if order.answer == "back" else STAY
    if trial.topic == "return":
        trial.choose(answer)
    else:
        _order_afterwards(trial, order, "return", answer)
    return say("note-return", answer=order.answer or STAY)


def _raiders(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """Whether raiders sail home [B9.3, R65]."""
    assert isinstance(order, ArmyOrder)
    answer = STAY if order.answer == "stay" else HOME
    nation = trial.game.state.nation
    if trial.topic == MENU and not trial.game.contested(nation):
        trial.choose(DONE)
        if trial.topic != "raiders" or trial.game.state.nation != nation:
            raise Refused(say("refused-order-no-raiders", nation=nation, rule="B9.3"))
        trial.choose(answer)
        trial.ended_after = len(trial.answers)
    elif trial.topic == "raiders":
        trial.choose(answer)
    elif trial.topic in (MENU, "battle", "battle-orders"):
        _order_afterwards(trial, order, "raiders", answer)
    else:
        trial.need("raiders")
    return say("note-chosen", labels=(say(f"option-raiders-{order.answer or HOME}"),))


def _order_afterwards(trial: BritanniaTrial, order: ArmyOrder, topic: str, answer: str) -> None:
    if trial.topic not in (MENU, "battle") or trial.offers(ORDERS):
        _open_orders(trial)
    wanted = f"{topic}:{answer}"
    if not trial.offers(wanted):
        raise Refused(say(f"refused-order-no-{topic}", nation=trial.game.state.nation, rule=_AFTERWARDS[topic]))
    trial.choose(wanted)
    _begin_after_last(trial, order)


def _rebuild(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """All destroyed forts, none, or those named [15.2.3]."""
    assert isinstance(order, ArmyOrder)
    trial.need("rebuild")
    decision = cast(Pick, trial.pending)
    wanted = order.areas or tuple(option.id for option in decision.options)
    trial.give(() if order.answer == "none" else wanted)
    return say("note-rebuild")


def _remove(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """Armies over a limit [B6.2, 15.1.1]."""
    assert isinstance(order, ArmyOrder)
    for area, count in zip(order.areas, order.counts, strict=True):
        for _ in range(max(count, 1)):
            trial.need("excess", "remove")
            if not trial.offers(area):
                raise Refused(why_empty(trial.game, area))
            trial.choose(area)
    return say("note-moved", units=order.areas)


def _usual(trial: BritanniaTrial, order: AreaOrder) -> Text:
    """Answer what is asked as suggested: all that is to be placed counts as one question, and so does its leader."""
    notes = [usual(trial, order)]
    while not trial.has_diced and trial.topic in PLACING:
        notes.append(usual(trial, order))
    return say("note-chosen", labels=tuple(dict.fromkeys(notes)))


_DOERS: dict[str, Doer[BritanniaTrial]] = {
    "place": _place,
    "move": _move,
    "stay": _stay,
    "end": _end,
    "rest": _rest,
    "battle": _battle,
    "fight": _fight,
    "leave": _leave,
    "return": _return,
    "raiders": _raiders,
    "rebuild": _rebuild,
    "remove": _remove,
    "choose": choose,
    "usual": _usual,
}
