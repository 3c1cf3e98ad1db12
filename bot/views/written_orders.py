"""Written orders as a player sees them: the form, a preview, and what could be taken this turn."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import discord
from discord import ui

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say, say_of_game, spoken
from bot.common.sanitize import clipped, quoted
from bot.components.controls import LABEL, PLACEHOLDER, Row, button, idle_button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message, stateless
from render.core.picture import Picture
from rules.core.orders import MOST_TEXT, Fault, Order, Plan, Prospect, Reading, Verdict
from rules.core.orders.conditions import following
from rules.core.text import Text

SHEET = "sheet"
"""The purpose of the form in its custom id."""
ORDERS = "orders"
"""What the undo below orders that were carried out has in its custom id."""
TEXT = "text"
"""The field of the form."""

_LONGEST = 1900
_LONGEST_LINE = 300
_LONGEST_TITLE = 45
_LONGEST_NOTE = 100
_LONGEST_TYPED = 200
_MOST_TYPED = 15
_MENU = 25


def stamp(text: str) -> str:
    """A short hash of a text, so that a button refers to this text only."""
    return base36(crc32(text.encode()))


def form(snapshot: CampaignSnapshot, text: str, note: str = "", wrong: Sequence[str] = ()) -> ui.Modal:
    """The form for writing orders, prefilled with ``text``; the note and what is ``wrong`` in it are above."""
    control = ControlId(snapshot.campaign.id, snapshot.number, SHEET)
    title = clipped(say("orders-form", game=snapshot.info.title), _LONGEST_TITLE)
    field: ui.TextInput[ui.LayoutView] = ui.TextInput(
        custom_id=TEXT,
        style=discord.TextStyle.paragraph,
        default=text[:MOST_TEXT] or None,
        placeholder=clipped(_example(snapshot), 100),
        max_length=MOST_TEXT,
    )
    made = ui.Modal(title=title, custom_id=str(control))
    if wrong:
        made.add_item(ui.TextDisplay(_listed([say("orders-unfit"), *wrong], _LONGEST)))
    label = clipped(say("orders-field"), _LONGEST_TITLE)
    made.add_item(ui.Label(text=label, description=clipped(note, _LONGEST_NOTE) or None, component=field))
    return stateless(made)


def _example(snapshot: CampaignSnapshot) -> str:
    """Orders as one writes them in this game, and in this seat if the text tells its present names apart."""
    game, decision = snapshot.campaign.game, snapshot.decision
    seat = "" if decision is None else snapshot.table.seat_name(decision.seat).key
    return say_of_game(game, "orders-example", seat=seat)


def preview(
    snapshot: CampaignSnapshot,
    text: str,
    reading: Reading,
    plan: Plan,
    pictures: Sequence[Picture] = (),
    more: tuple[Sequence[str], Sequence[Row]] = ((), ()),
) -> Message:
    """Each order with its effect, and buttons to carry them out, change them, or drop them.

    ``more``: lines and rows about other turns, below.
    """
    wrong = wrong_lines(text, reading, plan)
    right = [_right_line(each) for each in plan.verdicts if each.refused is None]
    heading = _heading(plan, plan.good + plan.left_out + len(wrong))
    warnings = [*plan.warnings, *_awaited(snapshot, plan)]
    parts = [_listed(right, _LONGEST), *(say("orders-warning", warning=str(each)) for each in warnings)]
    rest = following(text, reading.orders, plan.verdicts, spoken())
    if rest:
        parts += [say("orders-rest"), listing(rest)]
    head = _listed([heading, *wrong], _LONGEST)
    below = clipped("\n".join(part for part in (*parts, *more[0]) if part), _LONGEST)
    return message(head, pictures, below, [*_preview_rows(snapshot, text, reading, plan), *more[1]])


def _awaited(snapshot: CampaignSnapshot, plan: Plan) -> list[Text]:
    """The reaction that the orders wait for, unless everyone knows that its seat passes."""
    if plan.reaction is None or plan.reaction.seat in snapshot.open_passers:
        return []
    return [plan.reaction.warning]


def _heading(plan: Plan, count: int) -> str:
    """How many of so many orders can be carried out, and how many are left out."""
    left_out = say("orders-left-out", count=plan.left_out) if plan.left_out else ""
    if left_out and plan.left_out == count:
        return left_out
    return " ".join(part for part in (say("orders-heading", good=plan.good, all=count), left_out) if part)


def carried_out(snapshot: CampaignSnapshot, plan: Plan, rest: str = "") -> Message:
    """Orders have been carried out; one undo takes them all back. ``rest`` waits for the dice."""
    undo = button(ControlId(snapshot.campaign.id, snapshot.number, "undo", ORDERS), say("button-orders-back"))
    text = say("orders-done", count=plan.good)
    if plan.left_out:
        text = f"{text} {say('orders-were-left-out', count=plan.left_out)}"
    if rest:
        text = "\n".join([text, say("orders-rest-filed"), listing(rest)])
    return message("", text=clipped(text, _LONGEST), rows=[row(undo)] if snapshot.can_undo else [])


def listing(text: str) -> str:
    """Orders as they were typed, one a line."""
    typed = [part.strip() for line in text.split("\n") for part in line.split(";") if part.strip()]
    shown = [f"- {quoted(clipped(each, _LONGEST_TYPED))}" for each in typed[:_MOST_TYPED]]
    if len(typed) > _MOST_TYPED:
        shown.append(say("orders-more", count=len(typed) - _MOST_TYPED))
    return "\n".join(shown)


def analysis(snapshot: CampaignSnapshot, prospects: Sequence[Prospect]) -> Message:
    """What could be taken this turn, and a menu that adds an order to the draft."""
    lines: list[str] = []
    heading = ""
    for each in prospects:
        if str(each.heading) != heading:
            heading = str(each.heading)
            lines.append(f"**{heading}**")
        lines.append(clipped(say("orders-prospect", text=str(each.text)), _LONGEST_LINE))
    if not prospects:
        lines.append(say("orders-no-prospects"))
    cut = _cut(lines, _LONGEST)
    head, rest = lines[:cut], lines[cut:]
    return message("\n".join(head), text=_listed(rest, _LONGEST), rows=_prospect_rows(snapshot, prospects))


def prospect_value(prospect: Prospect, place: int) -> str:
    """The value of a prospect in the menu: its index, and a hash of its order."""
    return f"{base36(place)}.{stamp(prospect.order)}"


def loosened(text: str, prospects: Sequence[Prospect]) -> str:
    """A draft whose orders from the menu leave the units open."""
    loose = {each.order: each.loose for each in prospects if each.loose}
    return "\n".join(loose.get(order, order) for order in text.split("\n"))


def _prospect_rows(snapshot: CampaignSnapshot, prospects: Sequence[Prospect]) -> list[Row]:
    usable = [(place, each) for place, each in enumerate(prospects) if each.order]
    made = []
    for page in range(0, min(len(usable), 4 * _MENU), _MENU):
        some = usable[page : page + _MENU]
        lines = [line(each.order, prospect_value(each, place), str(each.text)) for place, each in some]
        control = ControlId(snapshot.campaign.id, snapshot.number, "add", base36(page // _MENU))
        label = say("menu-orders-add", heading=str(some[0][1].heading))
        made.append(row(menu(control, clipped(label, PLACEHOLDER), lines, 1, len(lines))))
    return made


def _preview_rows(snapshot: CampaignSnapshot, text: str, reading: Reading, plan: Plan) -> list[Row]:
    def control(verb: str) -> ControlId:
        return ControlId(snapshot.campaign.id, snapshot.number, verb, stamp(text))

    is_good = plan.is_good and not reading.faults and bool(plan.answers)
    faulty = len(reading.faults) + len(plan.verdicts) - plan.good - plan.left_out
    label = say("button-orders-confirm", count=plan.good) if is_good else say("button-orders-faulty", count=faulty)
    confirm = (
        button(control("commit"), clipped(label, LABEL), discord.ButtonStyle.success)
        if is_good
        else idle_button(control("commit"), clipped(label, LABEL))
    )
    made = [confirm, button(control("orders"), say("button-orders-edit"))]
    if not is_good and plan.answers:
        made.append(button(control("prune"), say("button-orders-prune")))
    if plan.verdicts:
        made.append(button(control("keep"), say("button-orders-keep")))
    made.append(button(control("drop"), say("button-orders-drop")))
    return rows(made)


def wrong_lines(text: str, reading: Reading, plan: Plan) -> list[str]:
    """The orders that can't be read or carried out, in the order in which they were written."""
    lines = len(text.split("\n"))
    faults = [(fault.line, fault.column, _fault_line(fault, lines)) for fault in reading.faults]
    refused = [
        (each.order.line, each.order.column, _refused_line(each.order, each.refused, lines))
        for each in plan.verdicts
        if each.refused is not None
    ]
    return [line for _, _, line in sorted([*faults, *refused])]


def refused_lines(text: str, plan: Plan) -> list[str]:
    """The orders of a text that can't be carried out, and why."""
    lines = len(text.split("\n"))
    return [_refused_line(each.order, each.refused, lines) for each in plan.verdicts if each.refused is not None]


def _refused_line(order: Order, reason: Text, lines: int) -> str:
    if lines == 1:
        return clipped(say("orders-refused-alone", order=order.text, reason=str(reason)), _LONGEST_LINE)
    return clipped(say("orders-refused", line=order.line, order=order.text, reason=str(reason)), _LONGEST_LINE)


def _right_line(verdict: Verdict) -> str:
    order = verdict.order.text
    if verdict.is_left_out:
        return left_line(order, str(verdict.note))
    if verdict.note is not None:
        return clipped(say("orders-fine", order=order, note=str(verdict.note)), _LONGEST_LINE)
    return clipped(say("orders-fine-bare", order=order), _LONGEST_LINE)


def left_line(order: str, note: str) -> str:
    """An order that is left out, and why."""
    return clipped(say("orders-left", order=order, note=note), _LONGEST_LINE)


def fault_lines(text: str, reading: Reading) -> list[str]:
    """What can't be parsed in a text."""
    lines = len(text.split("\n"))
    return [_fault_line(fault, lines) for fault in reading.faults]


def _fault_line(fault: Fault, lines: int) -> str:
    if lines == 1:
        text = say("orders-fault-alone", column=fault.column, reason=str(fault.reason))
    else:
        text = say("orders-fault", line=fault.line, column=fault.column, reason=str(fault.reason))
    return clipped(text, _LONGEST_LINE)


def _listed(lines: Sequence[str], limit: int) -> str:
    """As many lines as fit, and how many more there are."""
    cut = _cut(lines, limit - 60)
    if cut == len(lines):
        return "\n".join(lines)
    return "\n".join([*lines[:cut], say("orders-more", count=len(lines) - cut)])


def _cut(lines: Sequence[str], limit: int) -> int:
    """How many of the lines fit."""
    length = 0
    for place, each in enumerate(lines):
        length += len(each) + 1
        if length > limit:
            return place
    return len(lines)
