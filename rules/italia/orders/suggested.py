"""The Legate's plan for a nation turn, written as orders that a player can change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from rules.core.decisions import Answer, Pick
from rules.core.events import Event
from rules.core.orders.area_orders import ALL, AreaOrder
from rules.core.orders.armies import ArmyOrder
from rules.core.orders.names import folded
from rules.core.policy import word_in
from rules.core.table import Table
from rules.core.text import speaking
from rules.italia.ai.legate import legate
from rules.italia.chapters.asking import DIVIDE, DONE
from rules.italia.chapters.campaign import MARCH, SAIL
from rules.italia.chapters.combat import RAID
from rules.italia.chapters.retreats import STAY
from rules.italia.data.loader import FLEET
from rules.italia.events import BattleBegan, Bought, CampaignBegan, CapitalSet, Force, Moved, Placed
from rules.italia.info import NOTHING
from rules.italia.orders.grammar import CampaignOrder, grammar
from rules.italia.orders.names import NONE
from rules.italia.orders.planner import ItaliaTrial, asked_about, plan

_MOST_STEPS = 300


def suggested(table: Table, seat: str, locale: str) -> str:
    """What the Legate would do in a nation's own turn up to the first dice, one order a line; else empty.

    What can't be told in orders is left to ``rest``.
    """
    trial = ItaliaTrial(table, seat)
    if not trial.topic or trial.game.seat_of(trial.game.active) != seat or trial.pending.reaction:
        return ""
    with speaking(locale):
        orders = _Sheet(trial).written()
    return _checked(table, seat, locale, orders, trial.answers)


def _checked(table: Table, seat: str, locale: str, orders: Sequence[AreaOrder], answers: Sequence[Answer]) -> str:
    """The orders up to the first that does something else than what was meant; the rest is left to the Legate."""
    write = grammar().write
    lines = [write(order, locale) for order in orders]
    reading = grammar().parse("\n".join(lines), locale)
    kept: list[str] = []
    given: list[Answer] = []
    if not reading.faults:
        for line, verdict in zip(lines, plan(table, seat, reading.orders).verdicts, strict=True):
            done = [*given, *verdict.answers]
            if verdict.refused is not None or done != [*answers[: len(done)]]:
                break
            kept.append(line)
            given = done
    if len(given) < len(answers):
        kept.append(write(ArmyOrder(verb="rest"), locale))
    return "\n".join(kept)


class _Sheet:
    """Plays on as the Legate on a trial, and notes the order for each choice."""

    def __init__(self, trial: ItaliaTrial) -> None:
        self._trial = trial
        self._orders: list[AreaOrder] = []

    def written(self) -> list[AreaOrder]:
        """The orders up to the first dice, the first question to another player, or the end of the nation's turn."""
        trial, nation = self._trial, self._trial.game.active
        for _ in range(_MOST_STEPS):
            if trial.has_diced or not trial.topic or trial.game.active != nation:
                break
            asked, answer, before = cast(Pick, trial.pending), legate(trial.table), len(trial.events)
            trial.give(answer)
            told = _TOLD.get(asked.topic, _Sheet.tell_choose)
            told(self, asked, tuple(answer), trial.events[before:])
        return self._orders

    @property
    def _last(self) -> AreaOrder | None:
        return self._orders[-1] if self._orders else None

    def tell_buy(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        what, _, thing = answer[0].partition(":")
        if what == DONE and not any(order.verb in _BUYING for order in self._orders):
            self._orders.append(ArmyOrder(verb="buy", answer=NONE))
        for event in events:
            if isinstance(event, Bought) and what == "unit":
                self._add_kind(event.unit, event.count)
        if what in _IN_AREAS:
            self._orders.append(ArmyOrder(verb=_IN_AREAS[what], areas=(thing,)))
        self.tell_capital(asked, answer, events)

    def _add_kind(self, kind: str, count: int) -> None:
        last = self._last
        if isinstance(last, ArmyOrder) and last.verb == "buy":
            self._orders[-1] = msgspec.structs.replace(last, kinds=(*last.kinds, (kind, count)))
        else:
            self._orders.append(ArmyOrder(verb="buy", kinds=((kind, count),)))

    def tell_capital(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._orders += [
            ArmyOrder(verb="capital", areas=(each.area,)) for each in events if isinstance(each, CapitalSet)
        ]

    def tell_place(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        for area in answer:
            self._put(asked_about(asked)[0], ALL, area)

    def tell_place_at_sea(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._put(FLEET, ALL, answer[0])

    def tell_arrive(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == DIVIDE:
            return
        set_down = next(each for each in events if isinstance(each, Placed))
        kind, number = asked_about(asked)
        self._put(kind, ALL if set_down.force.size == number else set_down.force.size, set_down.place)

    def tell_arrive_leader(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        self._put(word_in(asked.question, "leader"), ALL, answer[0])

    def _put(self, kind: str, count: int, place: str) -> None:
        last = self._last
        if not isinstance(last, ArmyOrder) or last.verb != "place":
            last = ArmyOrder(verb="place")
            self._orders.append(last)
        self._orders[-1] = msgspec.structs.replace(
            last, types=(*last.types, kind), counts=(*last.counts, count), areas=(*last.areas, place)
        )

    def tell_force(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        began = next(each for each in events if isinstance(each, CampaignBegan))
        self._orders.append(CampaignOrder(verb="camp", kinds=_kinds(began.force)))

    def tell_campaign(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        act, _, goal = answer[0].partition(":")
        if act in (MARCH.rstrip(":"), SAIL.rstrip(":")):
            last = self._camp_to_go_on()
            self._orders[-1] = msgspec.structs.replace(last, areas=(*last.areas, goal))
        elif act == DONE:
            self._orders[-1] = msgspec.structs.replace(self._camp_to_go_on(), stop=True)
        else:
            self.tell_choose(asked, answer, events)

    def _camp_to_go_on(self) -> CampaignOrder:
        """The last order if it's for this campaign and nothing came between, else a new one."""
        last = self._last
        if not isinstance(last, CampaignOrder) or last.block:
            last = CampaignOrder(verb="camp")
            self._orders.append(last)
        return last

    def tell_block(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] != NOTHING:
            self._orders[-1] = msgspec.structs.replace(self._camp_to_go_on(), block=answer[0])

    def tell_move(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        moved = [each for each in events if isinstance(each, Moved)]
        if moved:
            first, last = moved[0], moved[-1]
            verb = "sail" if first.way == "sailed" and not first.cargo.size else "move"
            cargo = first.cargo if first.way == "sailed" and verb == "move" else first.force
            order = ArmyOrder(
                verb=verb, kinds=_kinds(cargo), leaders=cargo.leaders, areas=(first.path[0], last.path[-1])
            )
            self._orders.append(order)
        elif asked.topic == "move" and answer[0] == DONE:
            self._end(events)

    def _end(self, events: Sequence[Event]) -> None:
        """The movement is over: the battle that begins at once says so too."""
        area = next((each.area for each in events if isinstance(each, BattleBegan)), "")
        if area:
            self._orders.append(ArmyOrder(verb="battle", areas=(area,)))
        elif self._trial.topic not in ("battle-order", "battle-or-raid"):
            self._orders.append(ArmyOrder(verb="end"))

    def tell_battle_order(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if self._trial.topic != "battle-or-raid":
            self._orders.append(ArmyOrder(verb="battle", areas=answer))

    def tell_battle(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        area = word_in(asked.question, "area")
        last = self._last
        if isinstance(last, CampaignOrder) and last.areas[-1:] == (area,) and answer[0] != RAID:
            return
        self._orders.append(ArmyOrder(verb="raid" if answer[0] == RAID else "battle", areas=(area,)))

    def tell_retreat(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == STAY:
            self._orders.append(ArmyOrder(verb="fight", answer="on"))
        else:
            self._orders.append(ArmyOrder(verb="retreat", areas=answer))

    def tell_rebuild(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == DONE:
            self.tell_choose(asked, answer, events)
        else:
            self._orders.append(ArmyOrder(verb="rebuild", areas=(answer[0].partition(":")[0],)))

    def tell_pass(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        if answer[0] == NOTHING:
            self._orders.append(ArmyOrder(verb="pass"))
        else:
            self.tell_choose(asked, answer, events)

    def tell_nothing(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        """Other orders imply it."""

    def tell_choose(self, asked: Pick, answer: tuple[str, ...], events: Sequence[Event]) -> None:
        names = tuple(folded(str(option.name)) for option in asked.options if option.id in answer)
        self._orders.append(AreaOrder(verb="choose", labels=names))


def _kinds(force: Force) -> tuple[tuple[str, int], ...]:
    return tuple(force.units.items())


_BUYING = ("buy", "build", "repair")
_IN_AREAS = {"city": "build", "repair": "repair"}

_TOLD: dict[str, Callable[[_Sheet, Pick, tuple[str, ...], Sequence[Event]], None]] = {
    "buy": _Sheet.tell_buy,
    "capital": _Sheet.tell_capital,
    "place": _Sheet.tell_place,
    "place-sea": _Sheet.tell_place_at_sea,
    "arrive": _Sheet.tell_arrive,
    "arrive-leader": _Sheet.tell_arrive_leader,
    "force": _Sheet.tell_force,
    "campaign": _Sheet.tell_campaign,
    "block": _Sheet.tell_block,
    "burn": _Sheet.tell_nothing,
    **dict.fromkeys(
        ("move", "move-group", "move-to", "land-group", "land-at", "fleet-group", "sail-to"), _Sheet.tell_move
    ),
    "sea-target": _Sheet.tell_nothing,
    "battle-order": _Sheet.tell_battle_order,
    "battle-or-raid": _Sheet.tell_battle,
    "retreat": _Sheet.tell_retreat,
    "retreat-to": _Sheet.tell_retreat,
    "rebuild": _Sheet.tell_rebuild,
    "reaction": _Sheet.tell_pass,
}
"""How the answers of a topic are told; any other is chosen by its label."""
