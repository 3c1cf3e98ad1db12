"""Arrangements: the suggested line-up with one tap, or a dialogue to move items into slots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.common.messages import say
from bot.components.controls import Control, Row, button, chosen_line, idle_button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36, resolve_token, token
from bot.components.select_menus import LONGEST
from bot.storage import Draft
from rules import IllegalChoice
from rules.core.decisions import Arrange

_MAX_SLOT_BUTTONS = 10
_PAGES = 4


@dataclass(frozen=True)
class ArrangeQuestion:
    """An arrangement asked by a campaign, at a decision number."""

    campaign: int
    number: int
    arrange: Arrange

    def control(self, verb: str, rest: str = "") -> ControlId:
        """The custom id of a control for this question."""
        return ControlId(self.campaign, self.number, verb, rest)

    def suggested(self) -> Draft:
        """The line-up that the rules suggest, with nothing selected."""
        slots = {slot.id: list(self.arrange.default.get(slot.id, ())) for slot in self.arrange.slots}
        return Draft(self.number, slots, [])


def line_rows(question: ArrangeQuestion) -> list[Row]:
    """The panel's two buttons: take the suggested line-up, or change it."""
    use = button(question.control("usual"), say("button-use-line"), discord.ButtonStyle.primary)
    return [row(use, button(question.control("change"), say("button-change")))]


def change_rows(question: ArrangeQuestion, draft: Draft) -> list[Row]:
    """The dialogue: items to select, slots to put them in, the order within a slot, and a confirm button."""
    made = [_item_menu(question, draft, page) for page in range(min(_page_count(question.arrange), _PAGES))]
    made += _slot_rows(question, draft)
    make = button if draft.chosen else idle_button
    front = make(question.control("front"), say("button-front"))
    made.append(row(front, make(question.control("rear"), say("button-rear"))))
    made.append(row(_confirm(question, draft), button(question.control("reset"), say("button-reset"))))
    return made


def problem(arrange: Arrange, draft: Draft) -> str:
    """Why the draft isn't a legal line-up yet; empty if it is."""
    try:
        arrange.check(answer(draft))
    except IllegalChoice as error:
        return str(error)
    return ""


def answer(draft: Draft) -> dict[str, tuple[str, ...]]:
    """The draft as an answer to its decision."""
    return {slot: tuple(items) for slot, items in draft.slots.items()}


def taken_up(arrange: Arrange, draft: Draft, page: int, values: Sequence[str]) -> Draft:
    """The draft with other items selected."""
    on_page = {item.id for item in arrange.items[page * LONGEST : (page + 1) * LONGEST]}
    kept = [item for item in draft.chosen if item not in on_page]
    return Draft(draft.number, draft.slots, kept + [resolve_token(arrange.items, value) for value in values])


def put_into(draft: Draft, slot: str) -> Draft:
    """The draft with the selected items at the end of a slot, and nothing selected."""
    slots = {name: [item for item in items if item not in draft.chosen] for name, items in draft.slots.items()}
    slots[slot] = slots[slot] + draft.chosen
    return Draft(draft.number, slots)


def moved_to_front(draft: Draft) -> Draft:
    """The draft with the selected items first in their slots."""
    return Draft(draft.number, {name: _in_front(items, draft.chosen) for name, items in draft.slots.items()})


def moved_to_rear(draft: Draft) -> Draft:
    """The draft with the selected items last in their slots."""
    slots = {}
    for name, items in draft.slots.items():
        others = [item for item in items if item not in draft.chosen]
        slots[name] = others + [item for item in items if item in draft.chosen]
    return Draft(draft.number, slots)


def _in_front(items: list[str], first: list[str]) -> list[str]:
    return [item for item in items if item in first] + [item for item in items if item not in first]


def _confirm(question: ArrangeQuestion, draft: Draft) -> Control:
    control = question.control("confirm")
    if problem(question.arrange, draft):
        return idle_button(control, say("button-confirm-line"))
    return button(control, say("button-confirm-line"), discord.ButtonStyle.primary)


def _page_count(arrange: Arrange) -> int:
    return -(-len(arrange.items) // LONGEST)


def _item_menu(question: ArrangeQuestion, draft: Draft, page: int) -> Row:
    items = question.arrange.items
    where = {item: slot for slot in question.arrange.slots for item in draft.slots.get(slot.id, ())}
    lines = []
    for place in range(page * LONGEST, min((page + 1) * LONGEST, len(items))):
        item = items[place]
        make = chosen_line if item.id in draft.chosen else line
        slot = where.get(item.id)
        detail = item.detail if slot is None else " · ".join(part for part in (slot.label, item.detail) if part)
        lines.append(make(item.label, token(items, place), detail))
    return row(menu(question.control("take", base36(page)), say("menu-take"), lines, 0, len(lines)))


def _slot_rows(question: ArrangeQuestion, draft: Draft) -> list[Row]:
    slots = question.arrange.slots
    if len(slots) <= _MAX_SLOT_BUTTONS:
        make = button if draft.chosen else idle_button
        return rows(
            [
                make(question.control("put", base36(place)), say("button-put", slot=slot.label))
                for place, slot in enumerate(slots)
            ]
        )
    lines = [line(slot.label, base36(place)) for place, slot in enumerate(slots)]
    return [
        row(menu(question.control("place", base36(start)), say("menu-put"), lines[start : start + LONGEST]))
        for start in range(0, min(len(lines), _PAGES * LONGEST), LONGEST)
    ]
