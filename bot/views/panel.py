"""The panel: one message of a campaign, always its newest state, and the dialogues that only one player sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.campaigns.notices import names
from bot.campaigns.snapshot import Sitting
from bot.common.messages import say, spoken
from bot.components import select_menus
from bot.components.controls import Control, button, clipped, row, rows
from bot.components.custom_ids import ControlId, base36
from bot.components.layouts import Message, message
from bot.rulebook.views import links, rows_naming
from bot.storage import Draft
from bot.views import arrange as lines
from bot.views import group_status as company
from bot.views import pick as picks
from bot.views.arrange import Line
from bot.views.pick import Asked
from bot.workers.analysis import has_legate, has_odds, takes_orders
from render.core.picture import Picture
from render.presenter import Posting, presenter
from rules.core.decisions import Arrange, Decision, Pick

_MOST_SEATS = 5
_LONGEST_LIST = 1800


def panel(sitting: Sitting, face: Posting, mark: int | None = None) -> Message:
    """The panel of a campaign, under the face that its presenter drew. ``mark`` is a number to recognise it by."""
    return message(face.text, face.pictures, panel_text(sitting), panel_rows(sitting), mark)


def panel_text(sitting: Sitting) -> str:
    """What has to be decided, by whom, and what there is to know about it."""
    decision = sitting.decision
    if sitting.campaign.status == "archived":
        return say("panel-archived")
    if decision is None:
        result = sitting.table.result
        return say(
            "panel-over", text="" if result is None else result.text, level="" if result is None else result.title
        )
    parts = [
        *_about(sitting, decision),
        _whose(sitting, decision),
        *company.vote_lines(sitting, decision),
        company.time_line(sitting),
        company.lesson(sitting, decision),
    ]
    return "\n".join(part for part in parts if part)


def panel_rows(sitting: Sitting) -> list[ui.ActionRow[Any]]:
    """The buttons and menus under the panel."""
    decision = sitting.decision
    if decision is None:
        return []
    made = _secret_rows(sitting) if decision.secret else decision_rows(sitting, decision)
    made += company.proposal_rows(sitting, decision)
    made += _last_row(sitting, decision)
    free = [seat for seat in sitting.places if seat not in sitting.seats][:_MOST_SEATS]
    if free and not sitting.is_shared:
        made.append(row(*(_seat_button(sitting, seat) for seat in free)))
    return made


def dialogue(sitting: Sitting, path: Sequence[int] = ()) -> Message:
    """The pending decision as only its player sees it, at the end of a path of headings."""
    decision = sitting.decision
    assert decision is not None
    texts = [_question(decision)]
    path = select_menus.trodden(decision.options, path) if isinstance(decision, Pick) else ()
    if isinstance(decision, Pick) and path:
        asked = Asked(sitting.campaign.id, sitting.table.number, decision)
        texts.append(picks.drill_text(decision, path))
        return message("", text="\n".join(texts), rows=picks.drill_rows(asked, path))
    texts += _details(sitting, decision, decision.seat)
    return message("", text="\n".join(filter(None, texts)), rows=decision_rows(sitting, decision))


def selection(sitting: Sitting, pick: Pick, draft: Draft) -> Message:
    """A selection of several out of more than 25, as far as it has got."""
    asked = Asked(sitting.campaign.id, sitting.table.number, pick)
    text = f"{_question(pick)}\n{picks.selection_text(pick, draft)}"
    return message("", text=text, rows=picks.selection_rows(asked, draft))


def line_up(sitting: Sitting, arrange: Arrange, draft: Draft, pictures: Sequence[Picture]) -> Message:
    """An arrangement, as far as it has got, under the pictures of it."""
    asked = Line(sitting.campaign.id, sitting.table.number, arrange)
    view = sitting.table.view(arrange.seat)
    texts = [
        _question(arrange),
        clipped(presenter(sitting.campaign.game).line_up(view, draft.slots, spoken()), _LONGEST_LIST),
        _warning(lines.problem(arrange, draft)),
    ]
    return message("", pictures, "\n".join(filter(None, texts)), lines.change_rows(asked, draft))


def barred_text(decision: Decision) -> str:
    """What is not on offer, and why."""
    return clipped(_reasons(decision), _LONGEST_LIST)


def barred_message(sitting: Sitting, decision: Decision) -> Message:
    """What is not on offer and why, with the ways to the rules behind it."""
    text = barred_text(decision) or say("barred-nothing")
    return message("", text=text, rows=rows_naming(sitting.campaign.game, spoken(), _reasons(decision)))


def _reasons(decision: Decision) -> str:
    if not isinstance(decision, Pick):
        return ""
    return "\n".join(say("barred-line", label=barred.label, reason=barred.detail) for barred in decision.barred())


def decision_rows(sitting: Sitting, decision: Decision) -> list[ui.ActionRow[Any]]:
    """The buttons and menus by which a decision is made."""
    campaign, number = sitting.campaign.id, sitting.table.number
    if isinstance(decision, Pick):
        return picks.pick_rows(Asked(campaign, number, decision))
    return lines.line_rows(Line(campaign, number, decision))


def _about(sitting: Sitting, decision: Decision) -> list[str]:
    if decision.secret:
        return [say("panel-secret", rule=str(decision.cited))]
    return [_question(decision), *_details(sitting, decision, None)]


def _details(sitting: Sitting, decision: Decision, seat: str | None) -> list[str]:
    if isinstance(decision, Pick):
        return [clipped(picks.pick_text(decision), _LONGEST_LIST)]
    table, campaign = sitting.table, sitting.campaign
    view = table.public() if seat is None else table.view(seat)
    suggested = presenter(campaign.game).line_up(view, decision.default, spoken())
    return [say("panel-suggested"), clipped(suggested, _LONGEST_LIST - 200)]


def _question(decision: Decision) -> str:
    return say("panel-question", prompt=decision.prompt, rule=str(decision.cited))


def _whose(sitting: Sitting, decision: Decision) -> str:
    if sitting.is_council or (sitting.has_poll and sitting.is_for_one):
        return say("panel-council", missing=names(sitting.vote.missing) or say("panel-nobody-missing"))
    seat, office = sitting.info.seats[decision.seat].title, sitting.office
    if sitting.holder is None:
        return say("panel-nobody", seat=seat)
    title = office.title if office else seat
    if sitting.stand_in is not None:
        return say("panel-stand-in", seat=title, holder=f"<@{sitting.holder}>", stand_in=f"<@{sitting.stand_in}>")
    return say("panel-whose", seat=title, holder=f"<@{sitting.holder}>")


def _warning(text: str) -> str:
    return say("line-problem", problem=text) if text else ""


def _control(sitting: Sitting, verb: str, rest: str = "") -> ControlId:
    return ControlId(sitting.campaign.id, sitting.table.number, verb, rest)


def _secret_rows(sitting: Sitting) -> list[ui.ActionRow[Any]]:
    secret = button(_control(sitting, "open"), say("button-secret"), discord.ButtonStyle.primary)
    return [row(secret)]


def _last_row(sitting: Sitting, decision: Decision) -> list[ui.ActionRow[Any]]:
    made: list[ui.Item[Any]] = []
    if takes_orders(sitting.campaign.game, decision) and not sitting.voters:
        made.append(button(_control(sitting, "orders"), say("button-orders"), discord.ButtonStyle.primary))
        made.append(button(_control(sitting, "analysis"), say("button-analysis")))
    if sitting.can_undo:
        made.append(button(_control(sitting, "undo"), say("button-undo")))
    if isinstance(decision, Pick) and not decision.secret and decision.barred():
        made.append(button(_control(sitting, "why"), say("button-why")))
    if not decision.secret and has_odds(sitting.campaign.game, decision):
        made.append(button(_control(sitting, "odds"), say("button-odds")))
    if has_legate(sitting.campaign.game):
        made.append(button(_control(sitting, "advice"), say("button-advice")))
    made += links(sitting.campaign.game, spoken(), decision.rule)
    return rows(made)


def _seat_button(sitting: Sitting, seat: str) -> Control:
    place = list(sitting.places).index(seat)
    label = say("button-seat", seat=sitting.info.seats[seat].title)
    return button(_control(sitting, "seat", base36(place)), label)
