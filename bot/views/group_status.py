"""What the panel says of a group: the votes so far, the time that is left, and the lessons of a first turn."""

from __future__ import annotations

from collections.abc import Mapping

from bot.campaigns.notices import names
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.undo import Undone
from bot.campaigns.voting import Vote, read
from bot.common.messages import joined, say, spoken
from bot.common.sanitize import clipped
from bot.components.controls import Row, button, rows
from bot.components.custom_ids import ControlId, base36
from bot.storage import CampaignSettings
from rules.core.decisions import Arrange, Decision, Pick
from rules.core.text import Text, lexicon

_MAX_PROPOSALS = 5
_LONGEST_ANSWER = 120
_LONG = 100
"""Minutes from which an extension is told in hours."""


def undo_text(snapshot: CampaignSnapshot, user: int) -> str:
    """What someone reads who has pressed Undo if others have to agree: they've been asked, or one agreement counts."""
    request = snapshot.roster.request
    return say("undo-asking" if request is None or request.user == user else "undo-agreed")


def undone_text(undone: Undone, user: int) -> str:
    """What someone reads who has undone something, or agreed to it: a choice, or all the orders that were sent."""
    is_own = undone.user == user
    if undone.orders is None:
        return say("undone" if is_own else "undone-agreed")
    return say("undone-orders" if is_own else "undone-agreed-orders", count=undone.orders)


def vote_lines(pending: PendingDecision) -> list[str]:
    """The votes so far: what is proposed, and by whom. For a secret decision, only how many have voted."""
    if not pending.voters:
        return []
    vote, decision = pending.vote, pending.decision
    head = [_needed(vote), *_when_due(pending)]
    if decision.secret:
        return head
    return [*head, *(_counted(decision, answer, users) for answer, users in vote.tally.items())]


def _needed(vote: Vote) -> str:
    """How many have voted, and what decides."""
    key = "vote-agree" if not vote.has_choice else "vote-state" if len(vote.ballots) < vote.quorum else "vote-open"
    return say(key, cast=len(vote.ballots), present=len(vote.electorate), enough=vote.enough)


def _when_due(pending: PendingDecision) -> list[str]:
    """How the votes count when time runs out; nothing if it doesn't, or where members only agree to go on."""
    snapshot, vote = pending.snapshot, pending.vote
    if snapshot.roster.due is None or snapshot.campaign.paused is not None or not vote.has_choice:
        return []
    return [say("vote-due", quorum=1 if snapshot.campaign.agreement.expiry == "vote" else vote.quorum)]


def _counted(decision: Decision, answer: str, users: list[int]) -> str:
    return say("vote-line", answer=answer_text(decision, answer), votes=len(users), users=names(users))


def answer_text(decision: Decision, written: str) -> str:
    """What someone voted for, in a few words."""
    answer = read(written)
    if isinstance(decision, Pick):
        labels = [label for named, label in decision.labels.items() if named in answer]
        return clipped(", ".join(labels) or say("button-none"), _LONGEST_ANSWER)
    assert isinstance(answer, dict)
    if layout := decision.layout_of(answer):
        return clipped(layout.label, _LONGEST_ANSWER)
    if answer == {slot.id: tuple(decision.default.get(slot.id, ())) for slot in decision.slots}:
        return say("vote-suggested-line")
    return clipped(_line_text(decision, answer), _LONGEST_ANSWER)


def _line_text(arrange: Arrange, answer: Mapping[str, tuple[str, ...]]) -> str:
    label = {item.id: item.label for item in arrange.items}
    filled = [(slot.label, ", ".join(label[item] for item in answer.get(slot.id, ()))) for slot in arrange.slots]
    return joined(say("set-up-value", title=slot, value=items) for slot, items in filled if items)


def proposal_rows(pending: PendingDecision) -> list[Row]:
    """Buttons to second a proposal, if voting for it otherwise takes more than one press."""
    snapshot, decision = pending.snapshot, pending.decision
    if not pending.voters or not snapshot.is_for_one or decision.secret:
        return []
    if isinstance(decision, Pick) and decision.max == 1:
        return []
    tally = pending.vote.tally
    campaign, number = snapshot.campaign.id, decision.number
    return rows(
        [
            button(
                ControlId(campaign, number, "second", base36(tally[answer][0])),
                say("button-second", answer=answer_text(decision, answer)),
            )
            for answer in list(tally)[:_MAX_PROPOSALS]
        ]
    )


def time_line(snapshot: CampaignSnapshot) -> str:
    """How much time is left for the decision."""
    if snapshot.campaign.paused is not None:
        return say("panel-paused")
    due = snapshot.roster.due
    if snapshot.is_secret_window:
        return _window_line(snapshot, snapshot.roster.release or due) + _extension(snapshot)
    if due is None:
        return ""
    return say("panel-due", when=f"<t:{int(due)}:R>", date=f"<t:{int(due)}:f>") + _extension(snapshot)


def _extension(snapshot: CampaignSnapshot) -> str:
    """How much time the decision got back because no one could play."""
    minutes = int(snapshot.roster.extended // 60)
    if not minutes:
        return ""
    if minutes < _LONG:
        return "\n" + say("panel-extended-minutes", minutes=minutes)
    return "\n" + say("panel-extended-hours", hours=round(minutes / 60))


def _window_line(snapshot: CampaignSnapshot, due: float | None) -> str:
    """When a secret window closes, whoever has answered."""
    if due is None:
        return say("panel-window-answers")
    when, date = f"<t:{int(due)}:R>", f"<t:{int(due)}:f>"
    if snapshot.is_collecting and snapshot.campaign.agreement.windows_close:
        return say("panel-window-closes", when=when, date=date)
    line = say("panel-window", when=when, date=date)
    return f"{line}\n{say('panel-window-shorten')}" if _is_new_to_windows(snapshot) else line


def _is_new_to_windows(snapshot: CampaignSnapshot) -> bool:
    """Whether a table in its first turn may not know yet that it can change the length of secret windows."""
    campaign = snapshot.campaign
    is_usual = campaign.agreement.window == CampaignSettings().window
    first = snapshot.info.scenarios[campaign.scenario].first_turn
    return snapshot.is_collecting and is_usual and snapshot.table.state.turn == first


def lesson(snapshot: CampaignSnapshot, decision: Decision) -> str:
    """What a newcomer should know about a kind of decision, their first time with it in their first turn of a tutorial.

    What a game asks for the first time in its second turn is explained there.

    A secret decision's lesson goes into its player's dialogue only: on the panel it would tell what is asked.

    A topic such as ``block-six`` without its own lesson uses that of ``block``.
    """
    campaign, holder = snapshot.campaign, snapshot.seats.get(decision.seat)
    is_due = is_learning(snapshot, holder) or _is_late(snapshot, decision)
    if not campaign.agreement.tutorial or not is_due or _has_met(snapshot, decision):
        return ""
    words, stem = lexicon(campaign.game, spoken()), decision.topic
    while stem and not words.has(f"lesson-{stem}"):
        stem = stem.rpartition("-")[0]
    if not stem:
        return ""
    buttons = {"odds": say("button-odds"), "take": say("button-use-line"), "change": say("button-change")}
    return say("panel-lesson", lesson=words.say(Text(campaign.game, f"lesson-{stem}", tuple(buttons.items()))))


def _is_late(snapshot: CampaignSnapshot, decision: Decision) -> bool:
    """Whether a decision has a lesson that may wait for the second turn; who has met it isn't known any longer."""
    is_second = snapshot.table.state.turn == _first_turn(snapshot) + 1
    return is_second and decision.topic in snapshot.info.late_lessons


def is_learning(snapshot: CampaignSnapshot, user: int | None) -> bool:
    """Whether it's someone's first turn: the campaign's, or for whoever came later their first whole one.

    The turn in which they came is rarely whole, so the next one still counts. A group learns in the campaign's first.
    """
    turn, first = snapshot.table.state.turn, _first_turn(snapshot)
    if turn <= first:
        return True
    if snapshot.is_shared or user is None:
        return False
    began = snapshot.roster.began.get(user)
    return began is None or (began > first and turn <= began + 1)


def _first_turn(snapshot: CampaignSnapshot) -> int:
    return snapshot.info.scenarios[snapshot.campaign.scenario].first_turn


def _has_met(snapshot: CampaignSnapshot, decision: Decision) -> bool:
    """Whether whoever decides was asked such a thing before, for this seat or another one.

    What the Legate or someone else decided for the seat doesn't count. A decision that time made in the campaign's
    first turn was asked of its seat. A group is told once.
    """
    holder, first = snapshot.seats.get(decision.seat), _first_turn(snapshot)
    own = {seat for seat, user in snapshot.seats.items() if user == holder} | {decision.seat}
    met = [(seat, user) for seat, topic, user in snapshot.roster.met if topic == decision.topic]
    if snapshot.is_shared or holder is None:
        return any(seat in own for seat, _ in met)
    was_there = snapshot.table.state.turn <= first or snapshot.roster.began.get(holder, first + 1) <= first
    return any(user == holder or (user == 0 and was_there and seat in own) for seat, user in met)
