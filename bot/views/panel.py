"""The panel: a campaign's one message with its newest state, and the private dialogues."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping, Sequence

import discord

from bot.campaigns.notices import names
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.common.messages import say, spoken
from bot.common.sanitize import clipped
from bot.components import select_menus
from bot.components.controls import Control, Part, Row, button, idle_button, row, rows
from bot.components.custom_ids import ControlId, base36, token
from bot.components.layouts import Message, message
from bot.rulebook.views import citation_rows, links
from bot.storage import Draft
from bot.views import arrange as lines
from bot.views import group_status, several_seats, stored_rules
from bot.views import pick as picks
from bot.views.arrange import ArrangeQuestion
from bot.views.hand import hand_buttons
from bot.views.pick import PickQuestion
from render.core.picture import Picture
from render.presenter import Posting, presenter
from rules.core.decisions import Answer, Arrange, Barred, Decision, DecisionT, Pick, lettered
from rules.core.refusals import grouped
from rules.core.registry import has_legate, has_odds, opens_turn, suggests_orders, takes_orders

_MAX_SEATS = 5
_RETROSPECT = ("film", "statistics", "export")
_LONGEST_LIST = 1800


def panel(snapshot: CampaignSnapshot, face: Posting, mark: int | None = None, mentions: Sequence[int] = ()) -> Message:
    """A campaign's panel under its presenter's picture.

    ``mark`` is a number to recognise it by, ``mentions`` whom it tells that it's their turn.
    """
    text = panel_text(snapshot, face.letters)
    if mentions:
        text = f"{say('panel-your-turn', who=names(mentions))}\n{text}"
    shown = message(face.text, face.pictures, text, panel_rows(snapshot, face.letters), mark)
    return dataclasses.replace(shown, mentions=tuple(mentions))


def panel_text(snapshot: CampaignSnapshot, letters: Mapping[str, str] | None = None) -> str:
    """What has to be decided, by whom, and what to know about it. ``letters`` are the options' on the map, by id."""
    decision = snapshot.decision
    if snapshot.campaign.status == "archived":
        return say("panel-archived")
    if decision is None:
        return "\n".join(part for part in _over(snapshot) if part)
    if snapshot.is_group:
        parts = [*several_seats.lines(snapshot), group_status.time_line(snapshot)]
    else:
        parts = _text_of_one(snapshot, PendingDecision(snapshot, decision), letters or {})
    parts += [stored_rules.open_line(snapshot), *stored_rules.stored_lines(snapshot)]
    return "\n".join(part for part in parts if part)


def _over(snapshot: CampaignSnapshot) -> list[str]:
    """How the game ended, who won, and who sat where; whoever plays alone knows who played."""
    result = snapshot.table.result
    over = say("panel-over", text="" if result is None else result.text, level="" if result is None else result.title)
    if snapshot.is_for_one:
        return [over]
    seat = "" if result is None else result.winner or ""
    return [over, _won(snapshot, seat), say("opening-seats", seats=several_seats.seats_text(snapshot))]


def _won(snapshot: CampaignSnapshot, seat: str) -> str:
    """Who won with a seat; of one that was handed over, whose it was. Empty if no one has it."""
    holder, lender = snapshot.seats.get(seat), snapshot.roster.lenders.get(seat)
    if holder is None:
        return ""
    title = snapshot.seat_title(seat)
    if lender is None:
        return say("panel-winner", holder=f"<@{holder}>", seat=title)
    return say("panel-winner-lent", lender=f"<@{lender}>", holder=f"<@{holder}>", seat=title)


def _text_of_one(snapshot: CampaignSnapshot, pending: PendingDecision, letters: Mapping[str, str]) -> list[str]:
    return [
        *_about(snapshot, lettered(pending.decision, letters)),
        say("panel-lost") if pending.is_lost and not pending.decision.secret else "",
        _whose(snapshot, pending),
        *group_status.vote_lines(pending),
        group_status.time_line(snapshot),
        "" if pending.decision.secret else group_status.lesson(snapshot, pending.decision),
    ]


def panel_rows(snapshot: CampaignSnapshot, letters: Mapping[str, str] | None = None) -> list[Row]:
    """The buttons and menus under the panel. ``letters`` are the options' on the map, by id."""
    decision = snapshot.decision
    if decision is None:
        return ending_rows(snapshot)
    if snapshot.is_group:
        made = several_seats.panel_rows(snapshot)
    else:
        shown = lettered(decision, letters or {})
        made = _secret_rows(snapshot) if decision.secret else decision_rows(snapshot, shown)
        pending = PendingDecision(snapshot, decision)
        made += [*group_status.proposal_rows(pending), *stored_rules.offer_rows(pending)]
    made += stored_rules.panel_rows(snapshot)
    made += _last_row(snapshot, decision)
    kept = snapshot.kept_seats
    free = [seat for seat in snapshot.free_seats if seat not in kept][:_MAX_SEATS]
    if free and not snapshot.is_shared:
        made.append(row(*(_seat_button(snapshot, seat) for seat in free)))
    return made


def ending_rows(snapshot: CampaignSnapshot) -> list[Row]:
    """The buttons under a game that is over, or was closed before its end."""
    if snapshot.campaign.status == "open":
        return []
    again = button(_control(snapshot, "again"), say("button-again"), discord.ButtonStyle.success)
    return [row(again, *(button(_control(snapshot, verb), say(f"button-{verb}")) for verb in _RETROSPECT))]


def dialogue(pending: PendingDecision, user: int, path: Sequence[int] = ()) -> Message:
    """A pending decision as only its player sees it, at the end of a path of headings."""
    snapshot, decision = pending.snapshot, _lettered(pending.snapshot, pending.decision)
    texts = [_question(decision)]
    path = select_menus.valid_path(decision.options, path) if isinstance(decision, Pick) else ()
    if isinstance(decision, Pick) and path:
        question = PickQuestion(snapshot.campaign.id, decision.number, decision)
        texts.append(picks.drill_text(decision, path))
        return message("", text="\n".join(texts), rows=picks.drill_rows(question, path))
    texts += _details(snapshot, decision, decision.seat)
    if decision.secret:
        texts += barred_texts(decision)[:1]
    made = decision_rows(snapshot, decision)
    if snapshot.is_group or pending.actor:
        texts += several_seats.private_lines(pending)
    if snapshot.is_group or decision.secret:
        texts.append(group_status.lesson(snapshot, decision))
    if snapshot.is_group:
        made += several_seats.private_rows(pending, user)
    return message("", text="\n".join(filter(None, texts)), rows=made)


def _lettered(snapshot: CampaignSnapshot, decision: DecisionT) -> DecisionT:
    """A decision whose options begin with their letters on the panel's picture."""
    view = snapshot.public_view()
    shown = view["decision"]
    is_shown = shown is not None and shown["number"] == decision.number
    return lettered(decision, presenter(view["game"]).letters(view)) if is_shown else decision


def selection(snapshot: CampaignSnapshot, pick: Pick, draft: Draft) -> Message:
    """A selection of several out of more than 25, so far."""
    pick = _lettered(snapshot, pick)
    question = PickQuestion(snapshot.campaign.id, pick.number, pick)
    text = f"{_question(pick)}\n{picks.selection_text(pick, draft)}"
    return message("", text=text, rows=picks.selection_rows(question, draft))


def line_up(
    snapshot: CampaignSnapshot, arrange: Arrange, draft: Draft, pictures: Sequence[Picture], warning: str = ""
) -> Message:
    """An arrangement so far, under its pictures and above a warning."""
    question = ArrangeQuestion(snapshot.campaign.id, arrange.number, arrange)
    view = snapshot.table.view(arrange.seat)
    texts = [
        _question(arrange),
        clipped(presenter(snapshot.campaign.game).line_up(view, draft.slots, spoken()), _LONGEST_LIST),
        _warning(lines.problem(arrange, draft) or warning),
    ]
    return message("", pictures, "\n".join(filter(None, texts)), lines.change_rows(question, draft))


def barred_texts(decision: Decision) -> list[str]:
    """The blocked options by reason, on as many pages as they need."""
    pages: list[str] = []
    for line in _reasons(decision):
        if pages and len(pages[-1]) + len(line) < _LONGEST_LIST:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages


def barred_messages(snapshot: CampaignSnapshot, decision: Decision) -> list[Message]:
    """The blocked options with reasons, and links to the rules behind them."""
    return [
        message("", text=text, rows=citation_rows(snapshot.campaign.game, spoken(), text))
        for text in barred_texts(decision) or [say("barred-nothing")]
    ]


def _reasons(decision: Decision) -> Iterator[str]:
    """A line for each reason; more if it concerns very many options."""
    for group in grouped(decision.barred()) if isinstance(decision, Pick) else ():
        told = _told(group.first)
        if not group.others:
            yield say("barred-line", told=told)
            continue
        first, *more = _listed(_shortened(group.first.label, group.others), _LONGEST_LIST // 2)
        yield say("barred-lines", told=told, count=len(group.others), others=first)
        yield from more


def _told(barred: Barred) -> str:
    """The reason, after the option's label unless it names that itself."""
    named = re.compile(rf"(?<!\w){re.escape(barred.label)}(?!\w)")
    marked, count = named.subn(f"**{barred.label}**", barred.detail, 1)
    return marked if count else say("barred-labelled", label=barred.label, reason=barred.detail)


def _shortened(first: str, labels: Sequence[str]) -> list[str]:
    """Labels without the words with which all of them begin: "Basilica in Rome" is "Rome" after another one."""
    words = [label.split(" ") for label in (first, *labels)]
    alike = [len(set(column)) == 1 for column in zip(*words, strict=False)][: min(map(len, words)) - 1]
    shared = alike.index(False) if False in alike else len(alike)
    return [" ".join(label[shared:]) for label in words[1:]]


def _listed(labels: Sequence[str], limit: int) -> list[str]:
    """Labels separated by commas, on lines of limited length."""
    found = [labels[0]]
    for label in labels[1:]:
        if len(found[-1]) + len(label) < limit:
            found[-1] += f", {label}"
        else:
            found.append(label)
    return found


def decision_rows(snapshot: CampaignSnapshot, decision: Decision) -> list[Row]:
    """The buttons and menus that make a decision."""
    campaign, number = snapshot.campaign.id, decision.number
    if isinstance(decision, Pick):
        return picks.pick_rows(PickQuestion(campaign, number, decision))
    return lines.line_rows(ArrangeQuestion(campaign, number, decision))


def _about(snapshot: CampaignSnapshot, decision: Decision) -> list[str]:
    if decision.secret:
        return [say("panel-secret", rule=str(decision.cited))]
    return [_question(decision), *_details(snapshot, decision, None)]


def _details(snapshot: CampaignSnapshot, decision: Decision, seat: str | None) -> list[str]:
    if isinstance(decision, Pick):
        return [clipped(picks.pick_text(decision), _LONGEST_LIST)]
    table, campaign = snapshot.table, snapshot.campaign
    view = table.public() if seat is None else table.view(seat)
    text = lines.line_text(decision)
    if decision.layouts:
        return [text]
    suggested = presenter(campaign.game).line_up(view, decision.default, spoken())
    return [say("panel-suggested"), clipped(suggested, _LONGEST_LIST - 200), text]


def _question(decision: Decision) -> str:
    return say("panel-question", prompt=decision.prompt, rule=str(decision.cited))


def _whose(snapshot: CampaignSnapshot, pending: PendingDecision) -> str:
    if snapshot.is_council or (pending.has_poll and snapshot.is_for_one):
        return say("panel-council", missing=names(pending.vote.missing) or say("panel-nobody-missing"))
    return say("panel-whose", who=several_seats.who(pending))


def confirmation(pending: PendingDecision, answer: Answer) -> Message | None:
    """A question before an option that wastes something, with buttons to take it or go back; None if it doesn't."""
    told = pending.cautions(answer)
    if not told or not isinstance(pending.decision, Pick):
        return None
    option = next(each for each in pending.decision.options if each.id in answer)
    text = say("act-wastes", losses="\n".join(told), choice=option.label)
    return _nonetheless(pending.snapshot, pending.decision, option.id, "sure", text)


def losing_choice(snapshot: CampaignSnapshot, pick: Pick, option: str) -> Message:
    """A warning of an option that ends the game in defeat at once, with buttons to choose it or go back."""
    label = next(each.label for each in pick.options if each.id == option)
    return _nonetheless(snapshot, pick, option, "pick", say("act-loses", choice=label))


def _nonetheless(snapshot: CampaignSnapshot, pick: Pick, option: str, verb: str, text: str) -> Message:
    """A warning with a button for the option, and one that shows the player the question again."""
    campaign, place = snapshot.campaign.id, next(at for at, each in enumerate(pick.options) if each.id == option)
    taken = ControlId(campaign, pick.number, verb, token(pick.options, place))
    buttons = [
        button(taken, say("button-nonetheless"), discord.ButtonStyle.danger),
        button(ControlId(campaign, pick.number, "back"), say("button-back")),
    ]
    return message("", text=text, rows=[row(*buttons)])


def _warning(text: str) -> str:
    return say("line-problem", problem=text) if text else ""


def _control(snapshot: CampaignSnapshot, verb: str, rest: str = "") -> ControlId:
    return ControlId(snapshot.campaign.id, snapshot.number, verb, rest)


def _secret_rows(snapshot: CampaignSnapshot) -> list[Row]:
    secret = button(_control(snapshot, "open"), say("button-secret"), discord.ButtonStyle.primary)
    return [row(secret)]


def _last_row(snapshot: CampaignSnapshot, decision: Decision) -> list[Row]:
    made: list[Part] = []
    if snapshot.is_group:
        return rows(_group_buttons(snapshot))
    if takes_orders(snapshot.campaign.game, decision) and not snapshot.voters:
        made.append(button(_control(snapshot, "orders"), say("button-orders")))
        if suggests_orders(snapshot.campaign.game, decision):
            made.append(button(_control(snapshot, "plan"), say("button-orders-suggested")))
        if opens_turn(snapshot.campaign.game, decision):  # later there's nothing left to take, or it's another's turn
            made.append(button(_control(snapshot, "analysis"), say("button-analysis")))
    if snapshot.can_undo:
        made.append(button(_control(snapshot, "undo"), say("button-undo")))
    if isinstance(decision, Pick) and not decision.secret and decision.barred():
        made.append(button(_control(snapshot, "why"), say("button-why")))
    if not decision.secret and has_odds(snapshot.table, decision):
        made.append(button(_control(snapshot, "odds"), say("button-odds")))
    if has_legate(snapshot.campaign.game):
        made.append(button(_control(snapshot, "advice"), say("button-advice")))
    made += hand_buttons(snapshot)
    made += links(snapshot.campaign.game, spoken(), decision.rule)
    return rows(made)


def _group_buttons(snapshot: CampaignSnapshot) -> list[Part]:
    """The buttons while several seats are asked: each press is about the presser's own decision."""
    made: list[Part] = []
    if snapshot.can_undo or snapshot.is_secret_window:
        undo = button if snapshot.may_undo else idle_button
        made.append(undo(_control(snapshot, "undo"), say("button-undo")))
    if has_legate(snapshot.campaign.game):
        made.append(button(_control(snapshot, "advice"), say("button-advice")))
    made += hand_buttons(snapshot)
    return [*made, *links(snapshot.campaign.game, spoken(), snapshot.table.asked[0].rule)]


def _seat_button(snapshot: CampaignSnapshot, seat: str) -> Control:
    place = list(snapshot.places).index(seat)
    label = say("button-seat", seat=snapshot.seat_title(seat))
    return button(_control(snapshot, "seat", base36(place)), label)
