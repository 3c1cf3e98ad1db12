"""When something is due in a campaign: the end of the time for its decision, and the reminders before."""

from __future__ import annotations

import rules
from bot.campaigns.availability import DAY, HOUR, deadline
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import DEADLINE, REMINDER, WINDOW, Campaign

Due = tuple[str, float | None]
"""Kind of a campaign's timer, and when it is due (seconds, epoch; None: never)."""

_BEFORE_THE_END = {1: (0.25,), 2: (0.5, 0.125), 3: (0.5, 0.25, 0.08)}
"""Number of reminders to the shares of the time that are left when each is given."""

_WITHOUT_AN_END = (1 * DAY, 3 * DAY, 7 * DAY)
"""When reminders are given of a decision that may take any time, in seconds after it was asked."""

_AFTER_RELEASE = 60.0
"""The time for a decision in a secret window ends so many seconds after its answers are released, at the least."""

MOST_REMINDERS = len(_WITHOUT_AN_END)


def timers(snapshot: CampaignSnapshot, now: float) -> list[tuple[str, float | None]]:
    """The due times that follow from the state of a campaign, for a decision that is asked now."""
    due, release = end_of_time(snapshot, now), release_time(snapshot.campaign, snapshot.table, now)
    return [(DEADLINE, due), (REMINDER, reminder(snapshot, now, now, due, 0)), (WINDOW, release)]


def release_time(campaign: Campaign, table: rules.Table, now: float) -> float | None:
    """When the answers in a window that opens now are given: in a secret one after the same time, whoever has answered.

    In a public one the stored answers are given at once; the timer sees to those that a crash has kept from that.
    """
    if table.has_secret_window:
        return now + campaign.agreement.window
    return now if any(decision.reaction for decision in table.asked) else None


def timers_again(snapshot: CampaignSnapshot, now: float, sent: int) -> list[tuple[str, float | None]]:
    """The due times of a decision that was asked before, after ``sent`` reminders.

    Its time goes on running from when it was asked, so that no one gains by coming and going; whoever the game waits
    for has an hour at least. Where several seats are asked at the same time, the deadline stays: it must not tell who
    has answered.
    """
    if snapshot.is_group and snapshot.roster.due is not None:
        return [(REMINDER, reminder(snapshot, now, now, snapshot.roster.due, sent))]
    asked = snapshot.roster.asked or now
    due = end_of_time(snapshot, asked)
    if due is not None:
        due = max(due, now + min(HOUR, snapshot.campaign.agreement.limit))
    return [(DEADLINE, due), (REMINDER, reminder(snapshot, now, asked, due, sent))]


def end_of_time(snapshot: CampaignSnapshot, now: float) -> float | None:
    """When the time for the pending decision is up if it is asked now; None where it may take any time."""
    campaign, asked = snapshot.campaign, snapshot.publicly_asked
    if not runs(snapshot) or not campaign.agreement.limit or not asked:
        return None
    due = deadline(now, campaign.agreement.limit, snapshot.people(asked))
    release = release_time(campaign, snapshot.table, now)
    return due if release is None else max(due, release + _AFTER_RELEASE)


def reminder(snapshot: CampaignSnapshot, now: float, asked: float, due: float | None, sent: int) -> float | None:
    """When the next reminder is to be given after ``sent`` of them; None where there is none to come."""
    agreed = min(snapshot.campaign.agreement.reminders, MOST_REMINDERS)
    if not runs(snapshot) or sent >= agreed or not snapshot.publicly_asked:
        return None
    if due is None:
        return max(asked + _WITHOUT_AN_END[sent], now)
    return max(due - (due - asked) * _BEFORE_THE_END[agreed][sent], now)


def runs(snapshot: CampaignSnapshot) -> bool:
    """Whether time runs in a campaign: something is to be decided, and it is not paused."""
    return snapshot.decision is not None and snapshot.campaign.paused is None
