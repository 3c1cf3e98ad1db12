"""A campaign's due times: the deadline of its decision, and the reminders before it."""

from __future__ import annotations

from bot.campaigns.availability import DAY, HOUR, deadline
from bot.campaigns.snapshot import CampaignSnapshot
from bot.storage import DEADLINE, REMINDER, WINDOW, CampaignSettings

Due = tuple[str, float | None]
"""Kind of a campaign's timer, and its due time (seconds, epoch; None: never)."""

_REMINDER_SHARES = {1: (0.25,), 2: (0.5, 0.125), 3: (0.5, 0.25, 0.08)}
"""Number of reminders, mapped to the shares of the time left at each."""

_UNLIMITED_REMINDERS = (1 * DAY, 3 * DAY, 7 * DAY)
"""When reminders are sent for a decision without a time limit, in seconds after it was asked."""

LEGATES_WINDOW = 8.0
"""How long a secret window collects answers in seconds if it asks only the Legate: always the same, whatever it holds
and plays, and longer than it thinks. People's windows are long because someone may have stored an answer, and no one
should see who. The Legate stores none, and everyone knows which seats it has, so a short window tells nothing."""

_AFTER_RELEASE = 60.0
"""The deadline of a decision in a secret window is at least this many seconds after the release."""

_NOTICEABLE = 1.0
"""A window whose question is seen so many seconds late gets that time back."""

MAX_REMINDERS = len(_UNLIMITED_REMINDERS)


def timers(snapshot: CampaignSnapshot, now: float) -> list[tuple[str, float | None]]:
    """The due times for a decision asked now.

    Stored rules answer at once, and so does whoever passes openly; a timer does so after a crash.
    """
    due, release = end_of_time(snapshot, now), release_time(snapshot, now)
    if release is None and (snapshot.is_passed_openly or any(each.is_covered_by_rule for each in snapshot.pending)):
        release = now
    return [(DEADLINE, due), (REMINDER, reminder(snapshot, now, now, due, 0)), (WINDOW, release)]


def release_time(snapshot: CampaignSnapshot, now: float) -> float | None:
    """When the answers in a window opened now are given. In a secret one it's a fixed delay, whoever has answered.

    A secret window that only asks people who pass openly collects nothing; for the Legate alone it's short. In a public
    window stored answers are given at once; the timer gives those that a crash prevented.
    """
    table = snapshot.table
    if table.has_secret_window:
        return None if snapshot.is_passed_openly else now + _window(snapshot)
    return now if any(decision.reaction for decision in table.asked) else None


def _window(snapshot: CampaignSnapshot) -> float:
    """How long the open secret window collects answers, in seconds."""
    agreed = snapshot.campaign.agreement.window
    return min(agreed, LEGATES_WINDOW) if snapshot.asks_only_legate else agreed


def open_window_timers(snapshot: CampaignSnapshot, agreement: CampaignSettings, now: float) -> list[Due]:
    """The due time of an open secret window under changed settings: its whole new length from now.

    One that has released its answers and waits for the others gets a new time only if it closes then.
    """
    is_changed = agreement.window != snapshot.campaign.agreement.window
    if not is_changed or not (snapshot.is_collecting or (snapshot.is_secret_window and agreement.windows_close)):
        return []
    if snapshot.asks_only_legate:
        return []
    return [(WINDOW, now + agreement.window)]


def timers_again(snapshot: CampaignSnapshot, now: float, sent: int) -> list[tuple[str, float | None]]:
    """The due times of a decision asked earlier, after ``sent`` reminders.

    Its time runs from when it was asked, outages aside, so no one gains by leaving and rejoining. But the deciders get
    at least an hour. With several seats asked at once, the deadline stays: it must not reveal who has answered. It
    only moves on if it would come before a secret window's answers are released.
    """
    window = own_window(snapshot, now)
    earliest = _earliest_deadline(snapshot, window)
    if snapshot.is_group and snapshot.roster.due is not None:
        later = max(snapshot.roster.due, earliest)
        moved = [(DEADLINE, later)] if later > snapshot.roster.due else []
        return [*window, *moved, (REMINDER, reminder(snapshot, now, now, later, sent))]
    asked = (snapshot.roster.asked or now) + snapshot.roster.extended
    due = end_of_time(snapshot, asked)
    if due is not None:
        due = max(due, now + min(HOUR, snapshot.campaign.agreement.limit), earliest)
    return [*window, (DEADLINE, due), (REMINDER, reminder(snapshot, now, asked, due, sent))]


def _earliest_deadline(snapshot: CampaignSnapshot, window: list[Due]) -> float:
    """The first moment for a deadline: some time after the open secret window releases its answers, 0 without one."""
    release = dict(window).get(WINDOW, snapshot.roster.release)
    return 0.0 if release is None or not snapshot.is_collecting else release + _AFTER_RELEASE


def own_window(snapshot: CampaignSnapshot, now: float) -> list[Due]:
    """The due time of a secret window that was short if it asks a person now: as long as for anyone else.

    Someone has taken the Legate's seat in it, or no longer passes openly.
    """
    release = snapshot.roster.release
    if release is None or not snapshot.is_collecting or snapshot.asks_only_legate:
        return []
    due = (snapshot.roster.asked or now) + snapshot.campaign.agreement.window
    return [(WINDOW, due)] if due > release + LEGATES_WINDOW else []


def shorter_window(snapshot: CampaignSnapshot, now: float) -> list[tuple[str, float]]:
    """The due time of a secret window in which someone passes openly now, if it's less than before.

    At once if everyone whom it asks does so, soon if only the Legate is asked besides.
    """
    release = snapshot.roster.release
    if snapshot.is_passed_openly:
        return [(WINDOW, now)]
    is_short = snapshot.is_collecting and snapshot.asks_only_legate
    return [(WINDOW, now + LEGATES_WINDOW)] if is_short and release and release > now + LEGATES_WINDOW else []


def seen_window(snapshot: CampaignSnapshot, now: float) -> list[Due]:
    """The due times of a secret window of people whose question is first seen now: its whole time runs from here.

    Its panel may have waited for other posts and for pictures. The time is the same whoever has answered.
    """
    release = snapshot.roster.release
    if release is None or release <= now or not snapshot.is_collecting or snapshot.asks_only_legate:
        return []
    later = now + snapshot.campaign.agreement.window
    if later < release + _NOTICEABLE:
        return []
    due, earliest = snapshot.roster.due, later + _AFTER_RELEASE
    return [(WINDOW, later), *([(DEADLINE, earliest)] if due is not None and due < earliest else [])]


def end_of_time(snapshot: CampaignSnapshot, now: float) -> float | None:
    """The deadline of the pending decision if asked now; None without a time limit."""
    campaign, asked = snapshot.campaign, snapshot.publicly_asked
    if not runs(snapshot) or not campaign.agreement.limit or not asked:
        return None
    due = deadline(now, campaign.agreement.limit, snapshot.people(asked))
    release = release_time(snapshot, now)
    return due if release is None else max(due, release + _AFTER_RELEASE)


def reminder(snapshot: CampaignSnapshot, now: float, asked: float, due: float | None, sent: int) -> float | None:
    """When the next reminder is due after ``sent`` of them; None if there's none left."""
    agreed = min(snapshot.campaign.agreement.reminders, MAX_REMINDERS)
    if not runs(snapshot) or sent >= agreed or not snapshot.publicly_asked:
        return None
    if due is None:
        return max(asked + _UNLIMITED_REMINDERS[sent], now)
    return max(due - (due - asked) * _REMINDER_SHARES[agreed][sent], now)


def runs(snapshot: CampaignSnapshot) -> bool:
    """Whether a campaign's clock runs: a decision is pending, and it isn't paused."""
    return snapshot.decision is not None and snapshot.campaign.paused is None
