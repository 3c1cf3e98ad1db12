"""Orders filed ahead as their writer sees them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.messages import say
from bot.common.sanitize import clipped, quoted
from bot.components.controls import LABEL, Control, Row, button, idle_button, line, menu, row, rows
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message
from bot.storage import FiledOrders, LeftOut
from bot.views.written_orders import fault_lines, left_line, listing, refused_lines, stamp
from rules.core.orders import Plan, Reading

FILE = "file"
"""The verb of the button that files orders."""
UNFILE = "unfile"
"""The verb of the buttons that take filed orders back, or only keep the new ones."""
BACK = "back"
"""How the first one's argument begins: it says so if they aren't filed any more."""

_MOST_PLACES = 8
_MOST_TAKEN = 4
_MOST_LINES = 25
_LONGEST_BEGUN = 120
_LONGEST = 1900


class TurnPlace(NamedTuple):
    """A turn that orders can be filed for: its seat, its id (empty: the seat's next one), and its name for people."""

    seat: str
    turn: str
    name: str


def token(snapshot: CampaignSnapshot, place: TurnPlace, text: str) -> str:
    """What a button files: a hash of the text, and for which turn."""
    return f"{stamp(text)}.{_at(snapshot, place.seat, place.turn)}"


def is_about(rest: str, text: str) -> bool:
    """Whether a button's argument is about this text."""
    return rest.partition(".")[0] == stamp(text)


def names(snapshot: CampaignSnapshot, rest: str, sheet: FiledOrders) -> bool:
    """Whether a button's argument names a sheet. That of an earlier version, or an empty one, names all."""
    return rest in ("", BACK, f"{BACK}.{_at(snapshot, sheet.seat, sheet.turn)}")


def _at(snapshot: CampaignSnapshot, seat: str, turn: str) -> str:
    place = base36([*snapshot.places].index(seat))
    return f"{place}.{stamp(turn)}" if turn else place


def ahead(places: Sequence[TurnPlace]) -> str:
    """Which turns a text that is written ahead can be filed for, for the form."""
    turns = ", ".join(each.name for each in places)
    return say("orders-form-ahead", turns=turns, count=len(places)) if places else ""


def offer(
    snapshot: CampaignSnapshot,
    places: Sequence[TurnPlace],
    text: str,
    readings: Sequence[Reading],
    filed: Sequence[FiledOrders],
) -> Message:
    """Orders have been kept before the turn: what can't be parsed, and for which turn to file them."""
    faults = [line for reading in readings for line in fault_lines(text, reading)]
    lines = [say("orders-kept"), *faults, *earlier(snapshot, places, filed)]
    if not places:
        return message("", text=clipped("\n".join(lines), _LONGEST))
    is_fit = bool(readings[0].orders) and not faults
    made = []
    for place in places[:_MOST_PLACES]:
        label = say("button-orders-file")
        if len(places) > 1 or place.turn:
            label = clipped(say("button-orders-file-seat", seat=place.name), LABEL)
        control = ControlId(snapshot.campaign.id, snapshot.number, FILE, token(snapshot, place, text))
        style = discord.ButtonStyle.success
        made.append(button(control, label, style) if is_fit else idle_button(control, label))
    if not filed:
        made.append(button(_unfile(snapshot), say("button-orders-just-keep")))
    return message("", text=clipped("\n".join(lines), _LONGEST), rows=rows([*made, *takers(snapshot, places, filed)]))


def earlier(snapshot: CampaignSnapshot, places: Sequence[TurnPlace], filed: Sequence[FiledOrders]) -> list[str]:
    """What is filed already: for each turn the beginning of its text."""
    if not filed:
        return []
    shown = [f"- {_name(places, snapshot, each)}: {_begun(each.text)}" for each in filed]
    return [say("orders-filed-earlier", turns=_names(places, snapshot, filed)), *shown]


def takers(snapshot: CampaignSnapshot, places: Sequence[TurnPlace], filed: Sequence[FiledOrders]) -> list[Control]:
    """Buttons that take filed sheets back: each by the name of its turn, and all of them if there are several."""
    made = []
    for sheet in filed[:_MOST_TAKEN]:
        rest = f"{BACK}.{_at(snapshot, sheet.seat, sheet.turn)}"
        label = say("button-orders-unfile-one", turn=_name(places, snapshot, sheet))
        made.append(button(_unfile(snapshot, rest), clipped(label, LABEL)))
    if len(filed) > 1:
        label = say("button-orders-unfile-many", count=len(filed))
        made.append(button(_unfile(snapshot), clipped(label, LABEL)))
    return made


def instead(
    snapshot: CampaignSnapshot, places: Sequence[TurnPlace], text: str, filed: Sequence[FiledOrders]
) -> tuple[list[str], list[Row]]:
    """What the preview in a player's own turn adds: to file the text for another turn, and what is filed already.

    Only turns with a name can be told from the one being played.
    """
    named = [each for each in places if each.turn and text][:_MOST_LINES]
    made: list[Row] = []
    if named:
        lines = [line(each.name, token(snapshot, each, text)) for each in named]
        control = ControlId(snapshot.campaign.id, snapshot.number, FILE, stamp(text))
        made.append(row(menu(control, say("menu-orders-file"), lines)))
    return earlier(snapshot, places, filed), [*made, *rows(takers(snapshot, places, filed))]


def _begun(text: str) -> str:
    """The beginning of a sheet, on one line."""
    return quoted(clipped("; ".join(part for each in text.split("\n") if (part := each.strip())), _LONGEST_BEGUN))


def _names(places: Sequence[TurnPlace], snapshot: CampaignSnapshot, filed: Sequence[FiledOrders]) -> str:
    return ", ".join(_name(places, snapshot, each) for each in filed)


def filed(snapshot: CampaignSnapshot, place: TurnPlace, text: str, plan: Plan | None = None) -> Message:
    """Orders have been filed: which, and for which turn. ``plan``: what they would do if it began now."""
    said = say("orders-filed", seat=place.name)
    rest = f"{BACK}.{_at(snapshot, place.seat, place.turn)}"
    unfile = button(_unfile(snapshot, rest), say("button-orders-unfile"))
    parts = [said, listing(text), *_unfit_today(text, plan)]
    return message("", text=clipped("\n".join(parts), _LONGEST), rows=rows([unfile]))


def _unfit_today(text: str, plan: Plan | None) -> list[str]:
    """What of a filed sheet wouldn't fit if its turn began now."""
    if plan is None:
        return []
    refused = refused_lines(text, plan)
    return [say("orders-fit-today")] if not refused else [say("orders-unfit-today"), *refused]


def kept() -> Message:
    """Orders are only kept: nothing is carried out by itself."""
    return message("", text=say("orders-unfiled"))


def taken_back(
    snapshot: CampaignSnapshot, places: Sequence[TurnPlace], sheets: Sequence[FiledOrders], text: str
) -> Message:
    """Sheets have been taken back: for which turns, and their text. ``text`` is what *Orders* opens with."""
    heading = say("orders-taken-back", turns=_names(places, snapshot, sheets))
    shown = [part for each in sheets for part in (f"**{_name(places, snapshot, each)}**", listing(each.text))]
    opens = [say("orders-unfiled")] if any(each.text == text for each in sheets) else []
    return message("", text=clipped("\n".join([heading, *shown, *opens]), _LONGEST))


def unused(left_out: Sequence[LeftOut], sheets: Sequence[FiledOrders]) -> str:
    """Orders for after the dice that were left out, or never used, since nothing was asked any more."""
    shown = [say("orders-rest-left-out"), *(left_line(each.order, each.note) for each in left_out)] if left_out else []
    shown += [part for each in sheets for part in (say("orders-unused"), listing(each.text))]
    return clipped("\n".join(shown), _LONGEST)


def _name(places: Sequence[TurnPlace], snapshot: CampaignSnapshot, sheet: FiledOrders) -> str:
    known = {(each.seat, each.turn): each.name for each in places}
    return known.get((sheet.seat, sheet.turn), snapshot.seat_title(sheet.seat))


def _unfile(snapshot: CampaignSnapshot, rest: str = "") -> ControlId:
    return ControlId(snapshot.campaign.id, snapshot.number, UNFILE, rest)
