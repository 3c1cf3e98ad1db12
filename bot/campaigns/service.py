"""The campaigns for the rest of the bot: see one, answer its decision, take a choice back, create and close one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager

import rules
from bot.campaigns.actions import ActionRunner, TableAction, answer_action, answers_action
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.ballots import Ballots
from bot.campaigns.creation import NewCampaign, write_campaign
from bot.campaigns.membership import Membership
from bot.campaigns.notices import Origin
from bot.campaigns.rescheduling import Rescheduler
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.table_cache import KEPT_TABLES, TableCache
from bot.campaigns.undo import UndoRequests
from bot.campaigns.windows import Windows
from bot.common.errors import UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import Campaign, NewPost, Store
from bot.storage.models import Way
from rules.core.decisions import Answer
from rules.core.events import Event
from rules.core.stored_answers import StoredAnswer


class Campaigns:
    """The one path of everything that players do: authorise, apply, commit. The outbox does the rest."""

    def __init__(
        self, store: Store, scheduler: Scheduler, ai_turns: AITurns | None = None, kept: int = KEPT_TABLES
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._ai_turns = ai_turns or AITurns()
        self.tables = TableCache(store, scheduler, kept)
        self._runner = ActionRunner(self.tables, self._ai_turns)
        self.windows = Windows(store, self._runner)
        self._ballots = Ballots(store, scheduler, self._runner, self._ai_turns)
        self._undo_requests = UndoRequests(store, scheduler, self._runner, self._ai_turns)
        self._rescheduler = Rescheduler(store, scheduler, self.tables, self._ai_turns)
        self.membership = Membership(store, scheduler, self._rescheduler)

    @property
    def bot_user(self) -> int:
        """The bot's own user, who plays the Legate's seats; no one asks it for its opinion."""
        return self._ai_turns.user

    async def in_channel(self, channel: int) -> Campaign:
        """The campaign that is played in a channel.

        Raises:
            UserError: there is none.
        """
        campaign = await self._store.campaigns.in_channel(channel)
        if campaign is None:
            raise UserError("no-campaign")
        return campaign

    async def snapshot(self, campaign: int) -> CampaignSnapshot:
        """A campaign as it is now.

        Raises:
            UserError: there is no such campaign, or its save cannot be read.
        """
        async with self.locked(campaign) as snapshot:
            return snapshot

    def locked(self, campaign: int) -> AbstractAsyncContextManager[CampaignSnapshot]:
        """A campaign as it is now, which no one else changes until the block ends.

        Raises:
            UserError: there is no such campaign, or its save cannot be read.
        """
        return self.tables.locked(campaign)

    async def create(self, plan: NewCampaign) -> Campaign:
        """Create a campaign. The owner of a game for one gets its seat.

        Raises:
            RulesError: no such game, scenario or option.
            UserError: the channel has a campaign already, or it could not be saved.
        """
        return await self.create_from_table(plan, rules.start(plan.game, plan.scenario, plan.options))

    async def create_from_table(self, plan: NewCampaign, table: rules.Table, origin: Origin | None = None) -> Campaign:
        """Create a campaign at a table that was just set up; ``origin`` is where its position came from.

        Raises:
            UserError: the channel has a campaign already, or it could not be saved.
        """
        campaign = await write_campaign(self._store, plan, table, origin)
        self.tables.keep(campaign.id, table)
        self._scheduler.wake()
        return campaign

    async def answer(self, campaign: int, user: int, answer: Answer, number: int | None = None) -> CampaignSnapshot:
        """Answer a pending decision, and return the campaign after it.

        ``number`` is that of the decision which was answered; None means the first that this user has a say in. In a
        secret window the answer is kept until all are released, and can be changed until then.

        Raises:
            UserError: not this user's to make, made already, or it could not be saved. Nothing has changed.
            RulesError: not a legal choice. Nothing has changed.
        """
        async with self.locked(campaign) as snapshot:
            pending = snapshot.entitled(user, number)
            if user not in pending.deciders:
                return await self.windows.settle(await self._ballots.cast(snapshot, pending, user, answer))
            if snapshot.is_collecting:
                await self.windows.keep(snapshot, pending, answer)
                return snapshot
            return await self.apply(snapshot, answer_action(pending.decision, answer, user, _way(pending, user)))

    async def store_answer(self, campaign: int, user: int, seat: str, stored: StoredAnswer) -> CampaignSnapshot:
        """Store an answer of a seat for windows to come, and give it to the open one where nothing is collected.

        Raises:
            UserError: the seat isn't this user's, or it could not be saved.
        """
        async with self.locked(campaign) as snapshot:
            snapshot.check_open()
            if snapshot.seats.get(seat) != user:
                raise UserError("answers-not-your-seat", seat=snapshot.seat_title(seat))
            await self.windows.store(snapshot, seat, stored)
        async with self.locked(campaign) as snapshot:
            if snapshot.is_collecting:
                return snapshot
            return await self.windows.give_stored(snapshot, seat)

    async def forget_answers(self, campaign: int, seat: str, topic: str | None) -> int:
        """Delete what a seat has stored for windows to come (of a topic, where it is named); return how much it was."""
        with saving():
            return await self._store.stored_answers.delete(campaign, seat, topic)

    async def answer_all(self, campaign: int, user: int, answers: Sequence[Answer], number: int) -> CampaignSnapshot:
        """Make many choices at once, as written orders do: all of them, or none, as one action.

        They are made on a copy of the table, away from the event loop; the copy takes the table's place when all has
        been written. Together they are taken back as one (:meth:`undo`).

        Raises:
            UserError: they are not all this user's to make, the first was made already, or they could not be saved.
            RulesError: one of them is not legal any more. Nothing has changed in any of these cases.
        """
        async with self.locked(campaign) as snapshot:
            pending = snapshot.entitled(user, number)
            action = answers_action(user, answers, _way(pending, user))
            after = await self._runner.apply_to_copy(snapshot, action, lambda copy: _answer_each(copy, user, answers))
            return await self.windows.settle(after)

    async def apply(self, snapshot: CampaignSnapshot, action: TableAction) -> CampaignSnapshot:
        """Apply an action to a locked campaign, then the answers stored for a window that it opens.

        Returns the campaign after that.

        Raises:
            UserError: it could not be saved. Nothing has changed.
            RulesError: it cannot be done. Nothing has changed.
        """
        return await self.windows.settle(await self._runner.apply(snapshot, action))

    async def undo(self, campaign: int, user: int, number: int | None = None) -> CampaignSnapshot | None:
        """Take back the last choice, and return the campaign after it.

        None where others have seen what came of it: they are asked first.

        Raises:
            UserError: not this user's, or it could not be saved. Nothing has changed.
            RulesError: nothing can be taken back. Nothing has changed.
        """
        async with self.locked(campaign) as snapshot:
            if number is not None:
                snapshot.check_number(number)
            return await self._undo_requests.undo(snapshot, user)

    async def agree_to_undo(self, campaign: int, user: int, number: int) -> CampaignSnapshot | None:
        """Agree to someone's request to take a choice back; None as long as more have to agree.

        Raises:
            UserError: this user is not asked.
            RulesError: it can no longer be taken back.
        """
        async with self.locked(campaign) as snapshot:
            return await self._undo_requests.agree(snapshot, user, number)

    async def refuse_undo(self, campaign: int, user: int, number: int) -> None:
        """Refuse someone's request to take a choice back: the choice stays.

        Raises:
            UserError: this user is not asked.
        """
        async with self.locked(campaign) as snapshot:
            await self._undo_requests.refuse(snapshot, user, number)

    async def post_notice(self, campaign: int, said: NewPost) -> None:
        """Say something in a campaign's channel."""
        with saving():
            await self._store.posts.queue_notice(campaign, said)
        self._scheduler.wake()

    async def reschedule(self, campaign: int) -> None:
        """Set the due times of a campaign whose people or settings have changed."""
        await self._rescheduler.reschedule(campaign)

    async def archive(self, campaign: int) -> None:
        """Close a campaign for good. Its record stays."""
        async with self.tables.lock(campaign):
            await self._store.campaigns.archive(campaign)
            self.tables.forget(campaign)
        self._scheduler.wake()


def _way(pending: PendingDecision, user: int) -> Way:
    return "" if user == pending.holder else "stand-in"


def _answer_each(snapshot: CampaignSnapshot, user: int, answers: Sequence[Answer]) -> list[Event]:
    """Answer one pending decision after another; each has to be this user's alone, and public."""
    events: list[Event] = []
    for answer in answers:
        pending = snapshot.entitled(user)
        decision = pending.decision
        if user not in pending.deciders:
            raise UserError("orders-together")
        if decision.secret:
            raise UserError("orders-secret")
        events += answer_action(decision, answer, user).run(snapshot.table)
    return events
