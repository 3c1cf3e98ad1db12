"""Deadlines: reminders, and what happens when the time for a decision is up."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.campaigns.actions import answer_action
from bot.campaigns.availability import HOUR, deadline, quiet_until, reachable_from
from bot.campaigns.due_times import reminder, runs
from bot.campaigns.notices import names, notice
from bot.campaigns.outages import Outages
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.voting import read
from bot.common.errors import NotSavedError, UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import DEADLINE, REMINDER, WINDOW, ReminderState, Store
from rules import RulesError
from rules.core.registry import turn_id

NUDGE_INTERVAL = 12 * HOUR
"""Minimum time between two nudges for one decision."""

_LATE = 120.0
"""A deadline handled this many seconds late was missed for a reason that no one noticed: players get more time."""

_LOOK_AGAIN = 1.0
"""Seconds by which a deadline moves at most each time its table turns out not to be playable."""

_MOST_STEPS = 60
"""More steps of a turn than are played for a player whose time ran out."""

_log = logging.getLogger(__name__)


class _Turn(NamedTuple):
    """A turn of a seat, and who plays it: whoever gets the seat in the middle of it decides for themselves."""

    turn: str
    seat: str
    holder: int | None


class Deadlines:
    """Handles the timers of a campaign's pending decisions."""

    def __init__(self, campaigns: Campaigns, store: Store, scheduler: Scheduler, outages: Outages) -> None:
        self._campaigns = campaigns
        self._store = store
        self._scheduler = scheduler
        self._outages = outages
        scheduler.handle(DEADLINE, self._time_is_up)
        scheduler.handle(REMINDER, self._remind)
        scheduler.handle(WINDOW, self._release)

    async def pause(self, campaign: int, user: int) -> None:
        """Stop a campaign's clock.

        Raises:
            UserError: it's already paused, or nothing is pending.
        """
        async with self._campaigns.locked(campaign) as snapshot:
            snapshot.check_open()
            if snapshot.campaign.paused is not None:
                raise UserError("paused-already")
            due = snapshot.roster.due
            left = 0.0 if due is None else max(due - time.time(), 60.0)
            await self._store.campaigns.pause(snapshot.campaign, left, notice("paused", who=f"<@{user}>"))
        self._scheduler.wake()

    async def resume(self, campaign: int, user: int) -> None:
        """Restart a campaign's clock.

        Raises:
            UserError: it isn't paused.
        """
        async with self._campaigns.locked(campaign) as snapshot:
            left = snapshot.campaign.paused
            if left is None:
                raise UserError("not-paused")
            now = time.time()
            due = deadline(now, left, snapshot.people(snapshot.publicly_asked)) if left else None
            announcement = notice(
                "resumed", snapshot.publicly_asked, who=f"<@{user}>", awaited=names(snapshot.publicly_asked)
            )
            await self._store.campaigns.resume(snapshot.campaign, due, announcement)
        self._scheduler.wake()

    async def nudge(self, campaign: int, user: int) -> float | None:
        """Remind the people the game waits for, now or when they're available (epoch; None: now).

        Raises:
            UserError: the game waits for no one or only for this user, or they were nudged recently.
        """
        async with self._campaigns.locked(campaign) as snapshot:
            snapshot.check_open()
            others = [each for each in snapshot.publicly_asked if each not in (user, self._campaigns.bot_user)]
            if not others:
                raise UserError("nobody-to-nudge" if user not in snapshot.publicly_asked else "nudge-yourself")
            now = time.time()
            known = await self._store.timers.reminders(campaign, snapshot.number)
            if now - known.nudged < NUDGE_INTERVAL:
                raise UserError("nudged-already", when=f"<t:{int(known.nudged + NUDGE_INTERVAL)}:R>")
            awake = _reachable(snapshot, others, now)
            if not awake:
                later = _first_reachable(snapshot, others, now)
                await self._store.timers.schedule(campaign, [(REMINDER, later)])
                self._scheduler.wake()
                return later
            announcement = notice(
                "nudged", awake, who=f"<@{user}>", awaited=names(awake), panel=snapshot.campaign.panel_url
            )
            await self._store.timers.remind(campaign, msgspec.structs.replace(known, nudged=now), announcement)
        self._scheduler.wake()
        return None

    async def _remind(self, campaign: int) -> float | None:
        """Mention the available people the game waits for, once; return when the next reminder is due."""
        try:
            async with self._campaigns.locked(campaign) as snapshot:
                return await self._reminded(snapshot)
        except UserError as error:
            _log.info("Campaign %s: no reminder sent: %s", campaign, error)
            return None

    async def _reminded(self, snapshot: CampaignSnapshot) -> float | None:
        now, campaign = time.time(), snapshot.campaign
        waiting_for = [user for user in snapshot.publicly_asked if user != self._campaigns.bot_user]
        if not runs(snapshot) or not waiting_for:
            return None
        awake = _reachable(snapshot, waiting_for, now)
        if not awake:
            return _first_reachable(snapshot, waiting_for, now)
        known = await self._store.timers.reminders(campaign.id, snapshot.number)
        if known.sent >= campaign.agreement.reminders:
            return None
        due = snapshot.roster.due
        key = "reminder" if due is None else "reminder-due"
        when = f"<t:{int(due or now)}:R>"
        announcement = notice(key, awake, awaited=names(awake), panel=campaign.panel_url, when=when)
        sent = ReminderState(known.number, known.sent + 1, known.nudged)
        await self._store.timers.remind(campaign.id, sent, announcement)
        self._scheduler.wake()
        return reminder(snapshot, now + HOUR / 4, now, due, sent.sent)

    async def _release(self, campaign: int) -> float | None:
        """Give the answers collected in a secret window, or those of stored rules that no press could wait for."""
        try:
            async with self._campaigns.locked(campaign) as snapshot:
                is_secret = snapshot.is_secret_window
            if is_secret:
                return await self._release_secrets(campaign)
            await self._campaigns.tables.finish_suggestions(campaign)
            async with self._campaigns.locked(campaign) as snapshot:
                await self._campaigns.windows.settle(snapshot)
        except NotSavedError:
            raise
        except (UserError, RulesError) as error:
            _log.warning("Campaign %s: failed to release the answers in a window: %s", campaign, error)
            await self._store.stored_answers.finish_release(campaign)
        return None

    async def _release_secrets(self, campaign: int) -> float | None:
        later = await self._unplayable(campaign, WINDOW)
        if later is not None:
            return later
        async with self._campaigns.locked(campaign) as snapshot:
            release = snapshot.roster.release
            if release is not None and release > time.time():  # the timer was an earlier window's
                return release
            if snapshot.is_secret_window:
                await self._campaigns.windows.release(snapshot)
        return None

    async def _unplayable(self, campaign: int, kind: str) -> float | None:
        """When a due timer of players is looked at again because their table can't be played; None if it can."""
        known, due = await self._store.campaigns.get(campaign), await self._store.timers.due(kind, campaign)
        now = time.time()
        if known is None or due is None or due > now or await self._outages.is_playable(known, due):
            return None
        return max(due, now + _LOOK_AGAIN)

    async def _time_is_up(self, campaign: int) -> float | None:
        """Handle an expired deadline as the settings say; return when the decision is due again."""
        try:
            later = await self._unplayable(campaign, DEADLINE)
            if later is not None:
                return later
            await self._campaigns.tables.finish_suggestions(campaign)
            async with self._campaigns.locked(campaign) as snapshot:
                missed, number = self._turn_of(snapshot), snapshot.number
                later = await self._ended(snapshot)
                reached = snapshot.number
            if missed is not None and reached != number:  # a deadline that only moved plays nothing
                await self._play_to_the_end_of(missed, campaign, reached)
        except NotSavedError:
            raise
        except (UserError, RulesError) as error:
            _log.warning("Campaign %s: its deadline had no effect: %s", campaign, error)
            return None
        return later

    async def _play_to_the_end_of(self, missed: _Turn, campaign: int, reached: int) -> None:
        """Play on for a player whose time ran out until the turn is over: each of its steps would take as long again.

        ``reached`` is the number of the decision that the last step led to. It stops at once when someone else is
        asked, or when anyone has chosen or undone anything since that step: then the player is back.
        """
        for _ in range(_MOST_STEPS):
            await self._campaigns.tables.finish_suggestions(campaign)
            async with self._campaigns.locked(campaign) as snapshot:
                if snapshot.number != reached or not runs(snapshot) or self._turn_of(snapshot) != missed:
                    return
                await self._campaigns.windows.close(snapshot, 0, "default", ())
                reached = snapshot.number

    def _turn_of(self, snapshot: CampaignSnapshot) -> _Turn | None:
        """The turn whose steps one player alone is asked for; None if no one else waits for it, or others may vote."""
        first, turn = snapshot.first, turn_id(snapshot.table)
        is_step = not (snapshot.is_group or snapshot.is_secret_window or snapshot.is_for_one)
        if first is None or not is_step or not turn or snapshot.campaign.agreement.expiry != "default":
            return None
        is_waited_for = bool({*snapshot.seats.values()} - {first.holder, self._campaigns.bot_user})
        return _Turn(turn, first.seat, first.holder) if is_waited_for else None

    async def _ended(self, snapshot: CampaignSnapshot) -> float | None:
        now, due = time.time(), snapshot.roster.due
        if not runs(snapshot) or not snapshot.publicly_asked or due is None:
            return None
        if now - due > _LATE:
            return deadline(now, min(HOUR, snapshot.campaign.agreement.limit), snapshot.people(snapshot.publicly_asked))
        later = _daytime(snapshot, due)
        if later > now:
            return later
        if snapshot.is_collecting:
            return now + 1
        first = snapshot.first
        if first is not None and first.voters and snapshot.is_for_one:
            return await self._closed_vote(snapshot, first)
        return await self._expired(snapshot)

    async def _closed_vote(self, snapshot: CampaignSnapshot, pending: PendingDecision) -> float | None:
        """Count the votes. If too few have come in, the expiry setting applies."""
        vote = pending.vote
        won = vote.leading() if snapshot.campaign.agreement.expiry == "vote" else vote.closed()
        if won is None:
            return await self._expired(snapshot)
        await self._campaigns.apply(snapshot, answer_action(pending.decision, read(won), 0, "vote"))
        return None

    async def _expired(self, snapshot: CampaignSnapshot) -> float | None:
        campaign, expiry = snapshot.campaign, snapshot.campaign.agreement.expiry
        if snapshot.is_secret_window and expiry != "wait":
            await self._campaigns.windows.close(snapshot, 0, "default", (notice("time-up-window"),))
            return None
        others = [user for user in snapshot.members if user not in (*snapshot.publicly_asked, self._campaigns.bot_user)]
        if expiry == "vote" and not snapshot.has_poll and not snapshot.is_council and others:
            return await self._call_vote(snapshot, others)
        if expiry == "default" or (expiry == "vote" and snapshot.voters and snapshot.is_for_one):
            announcement = notice("time-up-default", who=names(snapshot.publicly_asked))
            await self._campaigns.windows.close(snapshot, 0, "default", (announcement,))
            return None
        asked = snapshot.publicly_asked
        announcement = notice("time-up-wait", asked, who=names(asked), panel=campaign.panel_url)
        await self._campaigns.post_notice(campaign.id, announcement)
        return None

    async def _call_vote(self, snapshot: CampaignSnapshot, others: list[int]) -> float | None:
        campaign, number = snapshot.campaign, snapshot.number
        due = deadline(time.time(), campaign.agreement.limit / 2, snapshot.people(others))
        key = "time-up-vote" if snapshot.is_for_one else "time-up-go-on"
        asks = () if snapshot.is_for_one else ("goon",)
        announcement = notice(key, others, asks, number, who=names(snapshot.publicly_asked), others=names(others))
        await self._store.votes.open_poll(campaign.id, number, due, announcement)
        self._scheduler.wake()
        return due


def _daytime(snapshot: CampaignSnapshot, due: float) -> float:
    """A deadline that outages have moved, moved on out of quiet hours and absences."""
    if due > time.time() or not snapshot.roster.extended:
        return due
    limit = snapshot.campaign.agreement.limit
    return deadline(due - limit, limit, snapshot.people(snapshot.publicly_asked))


def _reachable(snapshot: CampaignSnapshot, users: Sequence[int], now: float) -> list[int]:
    """The people who are available now."""
    return [user for user in users if not snapshot.is_absent(user) and quiet_until(snapshot.person(user), now) is None]


def _first_reachable(snapshot: CampaignSnapshot, users: Sequence[int], now: float) -> float:
    """When the first of these people is available again."""
    return min(reachable_from(snapshot.person(user), now) for user in users)
