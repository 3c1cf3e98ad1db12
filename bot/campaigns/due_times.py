"""When something is due in a campaign: the end of the time for its decision, and the reminders before."""

from __future__ import annotations

from bot.campaigns.availability import DAY, HOUR, deadline
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import DEADLINE, REMINDER

Due = tuple[str, float | None]
"""Kind of a campaign's timer, and when it is due (seconds, epoch; None: never)."""

_BEFORE_THE_END = {1: (0.25,), 2: (0.5, 0.125), 3: (0.5, 0.25, 0.08)}
"""Number of reminders to the shares of the time that are left when each is given."""

_WITHOUT_AN_END = (1 * DAY, 3 * DAY, 7 * DAY)
"""When reminders are given of a decision that may take any time, in seconds after it was asked."""

MOST_REMINDERS = len(_WITHOUT_AN_END)


def timers(snapshot: CampaignSnapshot, now: float) -> list[tuple[str, float | None]]:
    """The due times that follow from the state of a campaign, for a decision that is asked now."""
    due = end_of_time(snapshot, now)
    return [(DEADLINE, due), (REMINDER, reminder(snapshot, now, now, due, 0))]


def timers_again(snapshot: CampaignSnapshot, now: float, sent: int) -> list[tuple[str, float | None]]:
    """The due times of a decision that was asked before, after ``sent`` reminders.

    Its time goes on running from when it was asked, so that no one gains by coming and going; whoever the game waits
    for has an hour at least.
    """
    asked = snapshot.roster.asked or now
    due = end_of_time(snapshot, asked)
    if due is not None:
        due = max(due, now + min(HOUR, snapshot.campaign.agreement.limit))
    return [(DEADLINE, due), (REMINDER, reminder(snapshot, now, asked, due, sent))]


def end_of_time(snapshot: CampaignSnapshot, now: float) -> float | None:
    """When the time for the pending decision is up if it is asked now; None where it may take any time."""
    campaign, waiting_for = snapshot.campaign, snapshot.waiting_for
    if not runs(snapshot) or not campaign.agreement.limit or not waiting_for:
        return None
    return deadline(now, campaign.agreement.limit, snapshot.people(waiting_for))


def reminder(snapshot: CampaignSnapshot, now: float, asked: float, due: float | None, sent: int) -> float | None:
    """When the next reminder is to be given after ``sent`` of them; None where there is none to come."""
    agreed = min(snapshot.campaign.agreement.reminders, MOST_REMINDERS)
    if not runs(snapshot) or sent >= agreed or not snapshot.waiting_for:
        return None
    if due is None:
        return max(asked + _WITHOUT_AN_END[sent], now)
    return max(due - (due - asked) * _BEFORE_THE_END[agreed][sent], now)


def runs(snapshot: CampaignSnapshot) -> bool:
    """Whether time runs in a campaign: something is to be decided, and it is not paused."""
    return snapshot.decision is not None and snapshot.campaign.paused is None
