"""The Legate's plan for an SMC, written as orders that a player can change."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import msgspec

from rules.core.decisions import Pick
from rules.core.orders import MOST_ORDERS, MOST_TEXT
from rules.core.orders.area_orders import AreaOrder
from rules.core.orders.names import folded
from rules.core.policy import word_in
from rules.core.table import Table
from rules.core.text import speaking
from rules.ultimus_romanorum.ai.legate import advisor
from rules.ultimus_romanorum.chapters.asking import BACK
from rules.ultimus_romanorum.data.loader import BOXES
from rules.ultimus_romanorum.orders.grammar import Group, StackOrder, grammar
from rules.ultimus_romanorum.orders.planner import MENU, UltimusTrial, plan

_MOST_STEPS = 400


def suggested(table: Table, seat: str, locale: str) -> str:
    """What the Legate would move in an SMC, and in which order it would fight, one order a line.

    It goes up to the first dice, or to the first question for the other side. Stratagems are secret, so the sheet has
    none; nor does the advisor look at the hand. Empty if it isn't the seat's movement.
    """
    trial = UltimusTrial(table, seat)
    if trial.topic != MENU:
        return ""
    with speaking(locale):
        return _proved(table, seat, _Sheet(trial).written(), locale)


def _proved(table: Table, seat: str, orders: list[AreaOrder], locale: str) -> str:
    """The orders as text, up to the first that can't be carried out or that would make the text too long."""
    lines: list[str] = []
    for order in orders[:MOST_ORDERS]:
        line = grammar().write(order, locale)
        if sum(map(len, lines)) + len(lines) + len(line) > MOST_TEXT:
            break
        lines.append(line)
    reading = grammar().parse("\n".join(lines), locale)
    faulty = min((fault.line for fault in reading.faults), default=len(lines) + 1)
    verdicts = plan(table, seat, reading.orders).verdicts
    refused = min((each.order.line for each in verdicts if each.refused is not None), default=faulty)
    return "\n".join(lines[: min(faulty, refused) - 1])


class _Sheet:
    """Plays on as the Legate on a trial, and notes the order for each choice."""

    def __init__(self, trial: UltimusTrial) -> None:
        self._trial = trial
        self._orders: list[AreaOrder] = []
        self._mover = ""
        """The option of the menu that was chosen last."""

    def written(self) -> list[AreaOrder]:
        """The orders up to the first dice, or to the first question for the other side or of a secret."""
        trial, number = self._trial, self._trial.game.state.smc_number
        for _ in range(_MOST_STEPS):
            if trial.has_diced or not trial.topic or trial.pending.secret or trial.game.state.smc_number != number:
                break
            asked = cast(Pick, trial.pending)
            answer = tuple(advisor(trial.table))
            trial.give(answer)
            _TOLD.get(asked.topic, _Sheet.tell_choice)(self, asked, answer)
        return self._orders

    def tell_menu(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note an order that the menu alone gives."""
        self._mover = answer[0]
        verb, _, what = answer[0].partition(".")
        if verb == "end":
            self._orders.append(AreaOrder(verb="end"))
        elif verb == "leave":
            self._orders.append(AreaOrder(verb="leave", on=BOXES[what]))

    def tell_goal(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note where a leader or a unit goes; units that go to the same area one after another share an order."""
        verb, _, who = self._mover.partition(".")
        if answer[0] == BACK:
            return
        areas, last = answer[:1], self._orders[-1] if self._orders else None
        if verb == "lead":
            self._orders.append(StackOrder(verb="move", by=who, areas=areas, dropped=((),)))
        elif isinstance(last, StackOrder) and last.verb == "move" and not last.by and last.areas == areas:
            self._orders[-1] = msgspec.structs.replace(last, groups=(*last.groups, Group(who)))
        else:
            self._orders.append(StackOrder(verb="move", groups=(Group(who),), areas=areas, dropped=((),)))

    def tell_sail(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note where a fleet sails."""
        if answer[0] != BACK:
            self._orders.append(StackOrder(verb="sail", by=word_in(asked.question, "fleet"), areas=answer))

    def tell_load(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Add those who go aboard to the order of their fleet."""
        last = self._orders[-1]
        assert isinstance(last, StackOrder)
        self._orders[-1] = msgspec.structs.replace(last, groups=(*last.groups, *map(Group, answer)))

    def tell_land(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Add where those aboard go ashore to the order of their fleet."""
        fleet, last = word_in(asked.question, "fleet"), self._orders[-1] if self._orders else None
        if answer[0] in (BACK, "stay"):
            return
        if isinstance(last, StackOrder) and last.verb == "sail" and last.by == fleet:
            self._orders[-1] = msgspec.structs.replace(last, areas=(*last.areas, *answer))
        else:
            self._orders.append(StackOrder(verb="sail", by=fleet, areas=answer))

    def tell_place(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note where a Tribe migrates, or Majorian's fleet appears."""
        if answer[0] != BACK:
            self._orders.append(AreaOrder(verb="migrate" if asked.topic == "gather" else "armada", areas=answer))

    def tell_rally(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note whether loyal units are asked to change sides."""
        self._orders.append(AreaOrder(verb=answer[0], areas=(word_in(asked.question, "area"),)))

    def tell_battle(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note which battle is the next one."""
        last = self._orders[-1] if self._orders else None
        if isinstance(last, AreaOrder) and last.verb == "fight":
            self._orders[-1] = msgspec.structs.replace(last, areas=(*last.areas, *answer))
        else:
            self._orders.append(AreaOrder(verb="fight", areas=answer))

    def tell_choice(self, asked: Pick, answer: tuple[str, ...]) -> None:
        """Note any other answer by its labels."""
        names = tuple(folded(str(option.name)) for option in asked.options if option.id in answer)
        self._orders.append(AreaOrder(verb="choose", labels=names))


_TOLD: dict[str, Callable[[_Sheet, Pick, tuple[str, ...]], None]] = {
    MENU: _Sheet.tell_menu,
    "goal": _Sheet.tell_goal,
    "sail": _Sheet.tell_sail,
    **dict.fromkeys(("load", "load-leaders"), _Sheet.tell_load),
    "land": _Sheet.tell_land,
    **dict.fromkeys(("gather", "fleet"), _Sheet.tell_place),
    "rally": _Sheet.tell_rally,
    "battle-order": _Sheet.tell_battle,
}
"""How the answers of a topic are told; any other is chosen by its labels."""
