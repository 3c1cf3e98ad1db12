"""Arrangements: the suggested line in one tap, or a dialogue in which items are taken up and put into their places."""

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

_MOST_SLOT_BUTTONS = 10
_PAGES = 4


@dataclass(frozen=True)
class ArrangeQuestion:
    """An arrangement as it is question: of which campaign, at which number."""

    campaign: int
    number: int
    arrange: Arrange

    def control(self, verb: str, rest: str = "") -> ControlId:
        """The id of a control that belongs to this question."""
        return ControlId(self.campaign, self.number, verb, rest)

    def suggested(self) -> Draft:
        """The line-up that the rules suggest, with nothing in hand."""
        slots = {slot.id: list(self.arrange.default.get(slot.id, ())) for slot in self.arrange.slots}
        return Draft(self.number, slots, [])


def line_rows(question: ArrangeQuestion) -> list[Row]:
    """The two buttons of the panel: take the suggested line, or change it."""
    use = button(question.control("usual"), say("button-use-line"), discord.ButtonStyle.primary)
    return [row(use, button(question.control("change"), say("button-change")))]


def change_rows(question: ArrangeQuestion, draft: Draft) -> list[Row]:
    """The dialogue: items to take up, places to put them, the order within a place, and the button that confirms."""
    made = [_item_menu(question, draft, page) for page in range(min(_page_count(question.arrange), _PAGES))]
    made += _slot_rows(question, draft)
    make = button if draft.chosen else idle_button
    front = make(question.control("front"), say("button-front"))
    made.append(row(front, make(question.control("rear"), say("button-rear"))))
    made.append(row(_confirm(question, draft), button(question.control("reset"), say("button-reset"))))
    return made


def problem(arrange: Arrange, draft: Draft) -> str:
    """Why the draft is not a legal line-up yet; empty when it is."""
    try:
        arrange.check(answer(draft))
    except IllegalChoice as error:
        return str(error)
    return ""


def answer(draft: Draft) -> dict[str, tuple[str, ...]]:
    """The draft as an answer to its decision."""
    return {slot: tuple(items) for slot, items in draft.slots.items()}


def taken_up(arrange: Arrange, draft: Draft, page: int, values: Sequence[str]) -> Draft:
    """The draft with other items in hand."""
    on_page = {item.id for item in arrange.items[page * LONGEST : (page + 1) * LONGEST]}
    kept = [item for item in draft.chosen if item not in on_page]
    return Draft(draft.number, draft.slots, kept + [resolve_token(arrange.items, value) for value in values])


def put_into(draft: Draft, slot: str) -> Draft:
    """The draft with the items in hand at the end of a place; the hand is empty then."""
    slots = {name: [item for item in items if item not in draft.chosen] for name, items in draft.slots.items()}
    slots[slot] = slots[slot] + draft.chosen
    return Draft(draft.number, slots)


def moved_to_front(draft: Draft) -> Draft:
    """The draft with the items in hand first in the places where they are."""
    return Draft(draft.number, {name: _in_front(items, draft.chosen) for name, items in draft.slots.items()})


def moved_to_rear(draft: Draft) -> Draft:
    """The draft with the items in hand last in the places where they are."""
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
    if len(slots) <= _MOST_SLOT_BUTTONS:
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
