"""Storing answers for windows to come: in the menu of a window's dialogue, and by ``/answers``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.windows import rule_for
from bot.common.errors import UserError
from bot.common.messages import say
from bot.components.custom_ids import resolve_token
from bot.views import several_seats, stored_rules
from rules.core.decisions import Answer, Item
from rules.core.stored_answers import StoredAnswer


class StoredAnswerDialogue:
    """Stores the choice from the menu of a window's dialogue."""

    def __init__(self, campaigns: Campaigns) -> None:
        self._campaigns = campaigns

    async def choose(self, pending: PendingDecision, user: int, value: str) -> str:
        """Store a choice, give it in the open window if it's due, and return the reply.

        Raises:
            UserError: the seat isn't this user's, or the choice doesn't exist.
        """
        snapshot, seat = pending.snapshot, pending.seat
        window = several_seats.window_of(snapshot)
        if window is None:
            raise UserError("unknown-button")
        check_holder(snapshot, seat, user)
        if value == several_seats.ASK:
            return await forget(self._campaigns, snapshot, seat, user, window.id)
        rule, condition, answer = _chosen(list(window.conditions), several_seats.storable(pending, window), value)
        stored = rule_for(snapshot, window.id, rule, condition, answer)
        asked = asked_in_window(snapshot)
        after = await self._campaigns.store_answer(snapshot.campaign.id, user, seat, stored)
        return stored_reply(asked, after, stored, seat)


def passing_lines(asked: Mapping[str, int], after: CampaignSnapshot, user: int) -> list[str]:
    """What is told to whoever passes in every window from now on; ``asked`` as before (:func:`asked_in_window`)."""
    mine = [seat for seat, holder in after.seats.items() if holder == user]
    usual = {
        rule.id: rule.title
        for seat in mine
        for rule in after.table.stored_rules(seat)
        if rule.usual and rule.id not in {held.id for held in after.rules_of(seat, user)}
    }
    return [
        say("less-windows", button=after.posted_button("button-answer")),
        *dict.fromkeys(filter(None, (open_window_line(asked, after, seat) for seat in mine))),
        *([say("less-rules"), *(f"- {title}" for title in usual.values())] if usual else []),
        say("less-ends"),
    ]


async def forget(campaigns: Campaigns, snapshot: CampaignSnapshot, seat: str, user: int, topic: str | None) -> str:
    """Delete a seat's stored answers, and return the reply.

    Raises:
        UserError: the seat isn't this user's, or nothing is stored.
    """
    check_holder(snapshot, seat, user)
    if not await campaigns.forget_answers(snapshot.campaign.id, seat, topic):
        raise UserError("nothing-stored")
    window = None if topic is None else snapshot.info.windows.get(topic)
    return say("answers-forgotten") if window is None else say("answers-forgotten-one", window=window.title)


def check_holder(snapshot: CampaignSnapshot, seat: str, user: int) -> None:
    """Check that a seat is this user's: no one stores an answer for someone else.

    Raises:
        UserError: it isn't.
    """
    if seat not in snapshot.places:
        raise UserError("no-such-seat")
    if snapshot.seats.get(seat) != user:
        raise UserError("answers-not-your-seat", seat=snapshot.seat_title(seat))


def asked_in_window(snapshot: CampaignSnapshot) -> dict[str, int]:
    """The seats that the open window still asks, with their decisions' numbers. The table goes on, these stay."""
    return {each.seat: each.decision.number for each in snapshot.pending if each.decision.reaction}


def stored_reply(asked: Mapping[str, int], after: CampaignSnapshot, stored: StoredAnswer, seat: str) -> str:
    """What is told to whoever has stored an answer; ``asked`` as before (:func:`asked_in_window`)."""
    told = [say("answer-stored", rule=described(after, stored, seat)), open_window_line(asked, after, seat)]
    return "\n".join(part for part in told if part)


def open_window_line(asked: Mapping[str, int], after: CampaignSnapshot, seat: str) -> str:
    """Whether a window that asked a seat is answered now that its player has stored something; empty without one."""
    if seat not in asked:
        return ""
    now = next((each for each in after.pending if each.decision.number == asked[seat]), None)
    if now is None:
        return say("open-window-answered")
    if now.kept is not None:
        return say("open-window-kept")
    if now.stored_answer is not None:
        return say("open-window-stored", when=f"<t:{int(after.roster.release or 0)}:T>")
    return say("open-window-asks", button=after.posted_button("button-answer"))


def described(snapshot: CampaignSnapshot, stored: StoredAnswer, seat: str) -> str:
    """A stored answer in words, including one for a window that the game no longer has."""
    window = snapshot.info.windows.get(stored.topic)
    if window is None:
        return say("stored-unknown", window=stored.topic[:60])
    conditions = [known.title for name, known in window.conditions.items() if name in (*stored.when, *stored.unless)]
    condition = ", ".join(conditions)
    if stored.answer != window.passing:
        return _described_reaction(snapshot, stored, seat, window.title, condition)
    if condition:
        return say("stored-unless", window=window.title, condition=condition)
    if stored.until is not None:
        return say("stored-turn", window=window.title, span=stored_rules.this_turn(snapshot))
    return say("stored-always", window=window.title)


def _described_reaction(
    snapshot: CampaignSnapshot, stored: StoredAnswer, seat: str, window: str, condition: str
) -> str:
    """A stored reaction in words, also when the seat no longer has what it was to play."""
    held = {item.id for item in snapshot.table.reactions(seat)}
    answer = ", ".join(snapshot.table.reaction_label(each) for each in stored.answer)
    key = "stored-react" if condition else "stored-react-always"
    told = say(key, window=window, answer=answer, condition=condition)
    return told if held.issuperset(stored.answer) else say("stored-not-held", rule=told)


def _chosen(conditions: list[str], reactions: Sequence[Item], value: str) -> tuple[str, str, Answer | None]:
    """The rule, condition and answer behind a menu value."""
    if value in (several_seats.PASS_ALWAYS, several_seats.PASS_TURN):
        return value, "", None
    if value.startswith("play."):
        return "react", "", (resolve_token(reactions, value.removeprefix("play.")),)
    found = re.fullmatch(r"(unless|react)\.([0-9a-z]{1,4})(?:\.([0-9a-z.]{1,20}))?", value)
    if found is None or int(found[2], 36) >= len(conditions):
        raise UserError("option-gone")
    condition = conditions[int(found[2], 36)]
    if found[1] == "unless":
        return "unless", condition, None
    return "react", condition, (resolve_token(reactions, found[3] or ""),)
