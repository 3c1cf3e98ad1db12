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
_MAX_SPLIT_SLOTS = 5
"""Maximum number of slots with two buttons each: in front and behind."""

_MAX_ITEM_BUTTONS = 10
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
    """The panel's buttons: each layout if there are only a few; else the suggested line-up, and each item to move."""
    if question.arrange.layouts:
        return _layout_rows(question)
    return [row(_use(question), button(question.control("change"), say("button-change"))), *_item_rows(question)]


def line_text(arrange: Arrange) -> str:
    """What comes of each layout, or how to move an item."""
    if arrange.layouts:
        return "\n".join(say("layout-line", label=layout.label, detail=layout.detail) for layout in arrange.layouts)
    return say("line-move") if len(arrange.items) <= _MAX_ITEM_BUTTONS else ""


def _use(question: ArrangeQuestion) -> Control:
    return button(question.control("usual"), say("button-use-line"), discord.ButtonStyle.primary)


def _layout_rows(question: ArrangeQuestion) -> list[Row]:
    """A button for each layout, the suggested one bright."""
    arrange = question.arrange
    made = [_layout_button(question, place) for place in range(len(arrange.layouts))]
    is_listed = any(layout.slots == arrange.default for layout in arrange.layouts)
    return rows(made if is_listed else [_use(question), *made])


def _layout_button(question: ArrangeQuestion, place: int) -> Control:
    layouts = question.arrange.layouts
    is_suggested = layouts[place].slots == question.arrange.default
    style = discord.ButtonStyle.primary if is_suggested else discord.ButtonStyle.secondary
    return button(question.control("layout", token(layouts, place)), layouts[place].label, style)


def _item_rows(question: ArrangeQuestion) -> list[Row]:
    """A button for each item. It opens the dialogue with that item selected."""
    items = question.arrange.items
    if len(items) > _MAX_ITEM_BUTTONS:
        return []
    places = range(len(items))
    return rows([button(question.control("item", token(items, place)), items[place].label) for place in places])


def change_rows(question: ArrangeQuestion, draft: Draft) -> list[Row]:
    """The dialogue: items to select, slots to put them in (in front or behind), and a confirm button."""
    made = [_item_menu(question, draft, page) for page in range(min(_page_count(question.arrange), _PAGES))]
    made += _slot_rows(question, draft)
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


def selected(arrange: Arrange, draft: Draft, value: str) -> Draft:
    """The draft with only this item selected."""
    return Draft(draft.number, draft.slots, [resolve_token(arrange.items, value)])


def put_in_front(draft: Draft, slot: str) -> Draft:
    """The draft with the selected items first in a slot, and nothing selected."""
    return Draft(draft.number, moved_to_front(Draft(draft.number, put_into(draft, slot).slots, draft.chosen)).slots)


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


def _put_row(question: ArrangeQuestion, draft: Draft, verb: str, label: str) -> Row:
    return row(*_put_buttons(question, draft, verb, label))


def _put_buttons(question: ArrangeQuestion, draft: Draft, verb: str, label: str) -> list[Control]:
    """A button for each slot that puts the selected items there."""
    make = button if draft.chosen else idle_button
    slots = question.arrange.slots
    return [
        make(question.control(verb, base36(place)), say(label, slot=slot.label)) for place, slot in enumerate(slots)
    ]


def _slot_rows(question: ArrangeQuestion, draft: Draft) -> list[Row]:
    slots = question.arrange.slots
    if len(slots) <= _MAX_SPLIT_SLOTS and any(slot.max > 1 for slot in slots):
        return [_put_row(question, draft, "lead", "button-front"), _put_row(question, draft, "put", "button-rear")]
    if len(slots) <= _MAX_SLOT_BUTTONS:
        return rows(_put_buttons(question, draft, "put", "button-put"))
    lines = [line(slot.label, base36(place)) for place, slot in enumerate(slots)]
    return [
        row(menu(question.control("place", base36(start)), say("menu-put"), lines[start : start + LONGEST]))
        for start in range(0, min(len(lines), _PAGES * LONGEST), LONGEST)
    ]
