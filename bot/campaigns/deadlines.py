"""Deadlines: reminders, and what happens when the time for a decision is up."""

from __future__ import annotations

import dataclasses
import logging
import time
from collections.abc import Sequence

import msgspec

from bot.campaigns.availability import HOUR, deadline, quiet_until, reachable_from
from bot.campaigns.due_times import reminder, runs
from bot.campaigns.notices import names, notice
from bot.campaigns.service import Campaigns, answering
from bot.campaigns.snapshot import Sitting
from bot.campaigns.voting import read
from bot.common.errors import Refusal, Unsaved
from bot.scheduling.scheduler import Clock
from bot.storage import DEADLINE, REMINDER, Awaited, Store
from rules import RulesError

NUDGES_APART = 12 * HOUR
"""Between two nudges over one decision."""

_LATE = 15 * 60.0
"""A deadline that comes up so many seconds late was missed by the bot: its players could not act either."""

_log = logging.getLogger(__name__)


class Deadlines:
    """Handles the two timers of a campaign's pending decision."""

    def __init__(self, campaigns: Campaigns, store: Store, clock: Clock) -> None:
        self._campaigns = campaigns
        self._people = store.people
        self._clock = clock
        clock.handle(DEADLINE, self._time_is_up)
        clock.handle(REMINDER, self._remind)

    async def pause(self, campaign: int, user: int) -> None:
        """Stop the clock of a campaign.

        Raises:
            Refusal: it stands already, or nothing is to be decided.
        """
        async with self._campaigns.holding(campaign) as sitting:
            sitting.check_open()
            if sitting.campaign.paused is not None:
                raise Refusal("paused-already")
            due = sitting.company.due
            left = 0.0 if due is None else max(due - time.time(), 60.0)
            await self._people.pause(sitting.campaign, left, notice("paused", who=f"<@{user}>"))
        self._clock.wake()

    async def resume(self, campaign: int, user: int) -> None:
        """Let the clock of a campaign run again.

        Raises:
            Refusal: it runs.
        """
        async with self._campaigns.holding(campaign) as sitting:
            left = sitting.campaign.paused
            if left is None:
                raise Refusal("not-paused")
            now = time.time()
            due = deadline(now, left, sitting.people(sitting.awaited)) if left else None
            said = notice("resumed", sitting.awaited, who=f"<@{user}>", awaited=names(sitting.awaited))
            await self._people.resume(sitting.campaign, due, said)
        self._clock.wake()

    async def nudge(self, campaign: int, user: int) -> float | None:
        """Remind those who are awaited, now or when they can be reached (epoch; None: now).

        Raises:
            Refusal: nobody is awaited, only this user is, or they were nudged not long ago.
        """
        async with self._campaigns.holding(campaign) as sitting:
            sitting.check_open()
            others = [each for each in sitting.awaited if each not in (user, self._campaigns.house)]
            if not others:
                raise Refusal("nobody-to-nudge" if user not in sitting.awaited else "nudge-yourself")
            now = time.time()
            known = await self._people.awaited(campaign, sitting.table.number)
            if now - known.nudged < NUDGES_APART:
                raise Refusal("nudged-already", when=f"<t:{int(known.nudged + NUDGES_APART)}:R>")
            awake = _reachable(sitting, others, now)
            if not awake:
                later = _first_reachable(sitting, others, now)
                await self._people.schedule(campaign, [(REMINDER, later)])
                self._clock.wake()
                return later
            said = notice("nudged", awake, who=f"<@{user}>", awaited=names(awake), panel=sitting.campaign.panel_url)
            await self._people.remind(campaign, msgspec.structs.replace(known, nudged=now), said)
        self._clock.wake()
        return None

    async def _remind(self, campaign: int) -> float | None:
        """Mention those who are awaited and can be reached, once; return when the next reminder is due."""
        try:
            async with self._campaigns.holding(campaign) as sitting:
                return await self._reminded(sitting)
        except Refusal as refusal:
            _log.info("Campaign %s: nobody is reminded: %s", campaign, refusal)
            return None

    async def _reminded(self, sitting: Sitting) -> float | None:
        now, campaign = time.time(), sitting.campaign
        awaited = [user for user in sitting.awaited if user != self._campaigns.house]
        if not runs(sitting) or not awaited:
            return None
        awake = _reachable(sitting, awaited, now)
        if not awake:
            return _first_reachable(sitting, awaited, now)
        known = await self._people.awaited(campaign.id, sitting.table.number)
        if known.sent >= campaign.agreement.reminders:
            return None
        due = sitting.company.due
        key = "reminder" if due is None else "reminder-due"
        when = f"<t:{int(due or now)}:R>"
        said = notice(key, awake, awaited=names(awake), panel=campaign.panel_url, when=when)
        sent = Awaited(known.number, known.sent + 1, known.nudged)
        await self._people.remind(campaign.id, sent, said)
        self._clock.wake()
        return reminder(sitting, now + HOUR / 4, now, due, sent.sent)

    async def _time_is_up(self, campaign: int) -> float | None:
        """Do what the table has agreed on; return when the decision is due again."""
        try:
            async with self._campaigns.holding(campaign) as sitting:
                return await self._ended(sitting)
        except Unsaved:
            raise
        except (Refusal, RulesError) as refusal:
            _log.warning("Campaign %s: its deadline has no effect: %s", campaign, refusal)
            return None

    async def _ended(self, sitting: Sitting) -> float | None:
        now, due = time.time(), sitting.company.due
        if not runs(sitting) or not sitting.awaited or due is None:
            return None
        if now - due > _LATE:
            return deadline(now, min(HOUR, sitting.campaign.agreement.limit), sitting.people(sitting.awaited))
        if sitting.voters and sitting.is_for_one:
            return await self._closed_vote(sitting)
        return await self._expired(sitting)

    async def _closed_vote(self, sitting: Sitting) -> float | None:
        """Count the votes; where too few have come in, the agreement on expiry holds."""
        vote = sitting.vote
        won = vote.leading() if sitting.campaign.agreement.expiry == "vote" else vote.closed()
        if won is None:
            return await self._expired(sitting)
        assert sitting.decision is not None
        await self._campaigns.perform(sitting, answering(sitting.decision, read(won), 0, "vote"))
        return None

    async def _expired(self, sitting: Sitting) -> float | None:
        decision, campaign = sitting.decision, sitting.campaign
        assert decision is not None
        expiry = campaign.agreement.expiry
        others = [user for user in sitting.members if user not in (*sitting.awaited, self._campaigns.house)]
        if expiry == "vote" and not sitting.has_poll and not sitting.is_council and others:
            return await self._call_vote(sitting, others)
        if expiry == "default" or (expiry == "vote" and sitting.voters and sitting.is_for_one):
            said = notice("time-up-default", who=names(sitting.awaited))
            deed = answering(decision, decision.default, 0, "default")
            await self._campaigns.perform(sitting, dataclasses.replace(deed, notices=(said,)))
            return None
        said = notice("time-up-wait", sitting.awaited, who=names(sitting.awaited), panel=campaign.panel_url)
        await self._campaigns.tell(campaign.id, said)
        return None

    async def _call_vote(self, sitting: Sitting, others: list[int]) -> float | None:
        campaign, number = sitting.campaign, sitting.table.number
        due = deadline(time.time(), campaign.agreement.limit / 2, sitting.people(others))
        key = "time-up-vote" if sitting.is_for_one else "time-up-go-on"
        asks = () if sitting.is_for_one else ("goon",)
        said = notice(key, others, asks, number, who=names(sitting.awaited), others=names(others))
        await self._people.open_poll(campaign.id, number, due, said)
        self._clock.wake()
        return due


def _reachable(sitting: Sitting, users: Sequence[int], now: float) -> list[int]:
    """Those who are neither away nor in their quiet hours."""
    return [user for user in users if not sitting.is_absent(user) and quiet_until(sitting.person(user), now) is None]


def _first_reachable(sitting: Sitting, users: Sequence[int], now: float) -> float:
    """When the first of them can be reached again."""
    return min(reachable_from(sitting.person(user), now) for user in users)
