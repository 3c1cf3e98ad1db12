"""The campaigns as the rest of the bot uses them: read, answer, undo, create and close."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager

import rules
from bot.campaigns.actions import ActionRunner, TableAction, answer_action, answers_action
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.ballots import Ballots
from bot.campaigns.creation import NewCampaign, write_campaign
from bot.campaigns.due_orders import NO_REST, Rest, is_for
from bot.campaigns.due_times import seen_window, shorter_window
from bot.campaigns.membership import Membership
from bot.campaigns.notices import Origin
from bot.campaigns.rekeying import rekey
from bot.campaigns.rescheduling import Rescheduler
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.stored_rules import StoredRules
from bot.campaigns.table_cache import KEPT_TABLES, TableCache
from bot.campaigns.undo import Undone, UndoRequests
from bot.campaigns.windows import Windows
from bot.common.errors import UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import WINDOW, Campaign, CarriedOut, NewPost, Store
from bot.storage.models import Way
from bot.workers.suggestions import PATIENCE, SuggestionWorker
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.registry import takes_orders, turn_id
from rules.core.stored_answers import Span, StoredAnswer, StoredRule


class Campaigns:
    """The single entry point for players' actions: authorise, apply, commit. The outbox does the rest."""

    def __init__(
        self,
        store: Store,
        scheduler: Scheduler,
        ai_turns: AITurns | None = None,
        kept: int = KEPT_TABLES,
        suggestions: SuggestionWorker | None = None,
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._ai_turns = ai_turns or AITurns()
        self.tables = TableCache(store, scheduler, kept, suggestions, lambda: self.bot_user)
        self._runner = ActionRunner(self.tables, self._ai_turns, store.receipts)
        self._ballots = Ballots(store, scheduler, self._runner, self._ai_turns)
        self._rules = StoredRules(store, self.tables, self._runner, self._ballots)
        self.windows = Windows(store, self._runner, self._rules)
        self._undo_requests = UndoRequests(store, scheduler, self._runner, self._ai_turns)
        self._rescheduler = Rescheduler(store, scheduler, self.tables, self._ai_turns)
        self.membership = Membership(store, scheduler, self._rescheduler)

    @property
    def bot_user(self) -> int:
        """The bot's own user, who plays the Legate's seats and never votes."""
        return self._ai_turns.user

    async def in_channel(self, channel: int) -> Campaign:
        """The campaign played in a channel.

        Raises:
            UserError: there is none, or it's archived.
        """
        campaign = await self._store.campaigns.in_channel(channel)
        if campaign is None:
            was_played = await self._store.campaigns.newest_in(channel) is not None
            raise UserError("archived" if was_played else "no-campaign")
        return campaign

    async def newest_in_channel(self, channel: int) -> Campaign:
        """The campaign played in a channel, or else the newest of its archived ones: for what only reads.

        Raises:
            UserError: there is none.
        """
        campaign = await self._store.campaigns.newest_in(channel)
        if campaign is None:
            raise UserError("no-campaign")
        return campaign

    async def snapshot(self, campaign: int) -> CampaignSnapshot:
        """A campaign as it is now.

        Raises:
            UserError: it doesn't exist, or its save can't be read.
        """
        async with self.locked(campaign) as snapshot:
            return snapshot

    async def peek(self, campaign: int) -> CampaignSnapshot:
        """A campaign as it is now, with those suggestions only that are known already.

        Raises:
            UserError: it doesn't exist, or its save can't be read.
        """
        return await self.tables.peek(campaign)

    async def snapshot_with_suggestions(self, campaign: int, patience: float = PATIENCE) -> CampaignSnapshot:
        """A campaign as it is now, once its suggestions are known or ``patience`` seconds are over.

        Raises:
            UserError: it doesn't exist, or its save can't be read.
        """
        await self.tables.finish_suggestions(campaign, patience)
        return await self.snapshot(campaign)

    def locked(self, campaign: int) -> AbstractAsyncContextManager[CampaignSnapshot]:
        """A campaign as it is now; no one else can change it until the block ends.

        Raises:
            UserError: it doesn't exist, or its save can't be read.
        """
        return self.tables.locked(campaign)

    async def create(self, plan: NewCampaign) -> Campaign:
        """Create a campaign. In a game for one, the owner gets the seat.

        Raises:
            RulesError: no such game, scenario or option.
            UserError: the channel already has a campaign, or it couldn't be saved.
        """
        return await self.create_from_table(plan, rules.start(plan.game, plan.scenario, plan.options))

    async def create_from_table(self, plan: NewCampaign, table: rules.Table, origin: Origin | None = None) -> Campaign:
        """Create a campaign from a new table; ``origin`` is where its position came from.

        Raises:
            UserError: the channel already has a campaign, or it couldn't be saved.
        """
        campaign = await write_campaign(self._store, plan, table, origin)
        self.tables.keep(campaign.id, table)
        self._scheduler.wake()
        return campaign

    async def answer(self, campaign: int, user: int, answer: Answer, number: int | None = None) -> CampaignSnapshot:
        """Answer a pending decision, and return the campaign afterwards.

        ``number`` is the decision's; None means the first that this user has a say in. In a secret window the answer is
        kept until all are released, and can be changed until then.

        Raises:
            UserError: not this user's decision, made already, or it couldn't be saved. Nothing has changed.
            RulesError: not a legal choice. Nothing has changed.
        """
        async with self.locked(campaign) as snapshot:
            pending = snapshot.entitled(user, number)
            if user not in pending.deciders:
                return await self.windows.settle(await self._ballots.cast(snapshot, pending, user, answer))
            if snapshot.is_collecting:
                await self.windows.keep(snapshot, pending, answer)
                return snapshot
            await self._plays_by_hand(snapshot, pending.decision)
            return await self.apply(snapshot, answer_action(pending.decision, answer, user, _way(pending, user)))

    async def _plays_by_hand(self, snapshot: CampaignSnapshot, decision: Decision) -> None:
        """Orders filed ahead for a turn that someone plays by hand become a draft."""
        campaign, table = snapshot.campaign, snapshot.table
        if not takes_orders(campaign.game, decision):
            return
        with saving():
            for sheet in await self._store.filed_orders.of(campaign.id):
                if sheet.seat == decision.seat and is_for(sheet, table, decision):
                    await self._store.filed_orders.end(campaign.id, sheet, table.state.turn)

    async def store_answer(self, campaign: int, user: int, seat: str, stored: StoredAnswer) -> CampaignSnapshot:
        """Store a seat's answer for windows to come, and give it in an open public one.

        Raises:
            UserError: the seat isn't this user's, or it couldn't be saved.
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

    async def pass_always(self, campaign: int, user: int) -> CampaignSnapshot:
        """Store to pass in every window for a player's seats, and pass where it's due; return the campaign afterwards.

        Raises:
            UserError: the player holds no seat, or it couldn't be saved.
        """
        async with self.locked(campaign) as snapshot:
            snapshot.check_open()
            mine = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
            if not mine:
                raise UserError("answers-no-seat" if snapshot.has_room_for(user) else "answers-full")
            for seat in mine:
                await self.windows.pass_always(snapshot, seat)
        async with self.locked(campaign) as snapshot:
            after = snapshot
            for seat in () if snapshot.is_collecting else mine:
                after = await self.windows.give_stored(after, seat)
            return after

    async def pass_openly(self, campaign: int, user: int) -> CampaignSnapshot:
        """Let everyone know that a player passes in every window of this turn; return the campaign afterwards.

        An open window that only asks people who do so closes; if it also asks the Legate, it closes soon.

        Raises:
            UserError: the game has no windows, the player holds no seat, or it couldn't be saved.
        """
        async with self.locked(campaign) as snapshot:
            snapshot.check_open()
            if not snapshot.info.windows:
                raise UserError("no-windows")
            mine = [seat for seat in snapshot.places if snapshot.seats.get(seat) == user]
            if not mine:
                raise UserError("answers-no-seat" if snapshot.has_room_for(user) else "answers-full")
            after = snapshot
            for seat in mine:
                after = await self._rules.pass_openly(after, seat, user)
            for kind, due in shorter_window(after, time.time()):
                await self._store.timers.set(kind, campaign, due)
        self._scheduler.wake()
        return after

    async def begin_window(self, campaign: int, number: int) -> CampaignSnapshot:
        """Let the time of the secret window of a decision run from now, when its panel is shown first.

        Raises:
            UserError: the campaign doesn't exist, or it couldn't be saved.
        """
        async with self.locked(campaign) as snapshot:
            for kind, due in seen_window(snapshot, time.time()) if snapshot.number == number else ():
                if due is not None:
                    with saving():
                        await self._store.timers.set(kind, campaign, due)
        self._scheduler.wake()
        return await self.snapshot_with_suggestions(campaign)

    async def forget_answers(self, campaign: int, seat: str, topic: str | None) -> int:
        """Delete a seat's stored answers for windows to come (of one topic if given); return how many."""
        with saving():
            return await self._store.stored_answers.delete(campaign, seat, topic)

    async def store_rule(self, campaign: int, user: int, seat: str, rule: str, span: Span) -> CampaignSnapshot:
        """Store a rule of the game for a seat, and give its answer to the pending decision if it applies.

        Raises:
            UserError: they have no say in that seat, the game doesn't offer the rule, or it couldn't be saved.
        """
        async with self.locked(campaign) as snapshot:
            snapshot.check_open()
            after = await self.windows.settle(await self._rules.store(snapshot, user, seat, rule, span))
            if any(each.is_covered_by_rule for each in after.pending):
                await self._store.timers.set(WINDOW, campaign, time.time())
            self._scheduler.wake()
            return after

    async def store_initial_rules(self, campaign: int, user: int, seats: Iterable[str]) -> list[StoredRule]:
        """Store the rules that the game gives whoever takes seats, and return them. The Legate needs none.

        Raises:
            UserError: they couldn't be saved.
        """
        async with self.locked(campaign) as snapshot:
            if snapshot.is_shared or snapshot.campaign.status != "open" or user == self.bot_user:
                return []
            initial: dict[str, StoredRule] = {}
            after = snapshot
            for seat in seats:
                for rule in snapshot.table.stored_rules(seat):
                    if rule.initial:
                        after = await self._rules.store(after, user, seat, rule.id, "campaign")
                        initial[rule.id] = rule
            return list(initial.values())

    async def revoke_rules(self, campaign: int, user: int, rule: str | None = None, seat: str | None = None) -> int:
        """Delete the rules that someone has stored, or those with an id or for a seat; return how many there were."""
        async with self.locked(campaign) as snapshot:
            mine = [each for each in snapshot.roster.rules if each.user == user]
            held = [each for each in mine if rule in (None, each.rule) and seat in (None, each.seat)]
            count = await self._rules.revoke(snapshot, held)
        self._scheduler.wake()
        return count

    async def answer_all(
        self,
        campaign: int,
        user: int,
        answers: Sequence[Answer],
        number: int,
        notices: Sequence[NewPost] = (),
        rest: Rest = NO_REST,
        count: int = 0,
    ) -> CampaignSnapshot:
        """Make many choices at once, as written orders do: all or none, as one action.

        They're made on a copy of the table, off the event loop. The copy replaces the table once everything is written.
        One :meth:`undo` undoes them all. ``notices`` are posted with them; ``rest`` is filed for the same turn.
        ``count`` is how many orders they are (0: unknown).

        Raises:
            UserError: not all are this user's, the first was made already, or they couldn't be saved.
            RulesError: one of them isn't legal any more. Nothing has changed in any of these cases.
        """
        async with self.locked(campaign) as snapshot:
            pending = snapshot.entitled(user, number)
            orders = CarriedOut(user, turn_id(snapshot.table), *rest, count=count)
            action = answers_action(answers, orders, _way(pending, user), notices)
            after = await self._runner.apply_to_copy(snapshot, action, lambda copy: _answer_each(copy, user, answers))
            return await self.windows.settle(after)

    async def answer_by_rule(self, campaign: int, number: int) -> bool:
        """Let a stored rule answer a decision for which written orders have been tried; return whether one did.

        Raises:
            UserError: it couldn't be saved.
        """
        async with self.locked(campaign) as snapshot:
            after = await self._rules.give_next(snapshot, number)
            if after is None:
                return False
            await self.windows.settle(after)
        self._scheduler.wake()
        return True

    async def apply(self, snapshot: CampaignSnapshot, action: TableAction) -> CampaignSnapshot:
        """Apply an action to a locked campaign, then the stored answers for a window that it opens.

        Returns the campaign afterwards.

        Raises:
            UserError: it couldn't be saved. Nothing has changed.
            RulesError: it isn't possible. Nothing has changed.
        """
        return await self.windows.settle(await self._runner.apply(snapshot, action))

    async def undo(self, campaign: int, user: int, number: int | None = None) -> Undone | None:
        """Undo the last choice, or all the orders carried out with it, and return what was undone.

        Returns None if others have seen its result: they're asked first. Whoever has been asked themselves agrees.

        Raises:
            UserError: not this user's choice, or it couldn't be saved. Nothing has changed.
            RulesError: nothing can be undone. Nothing has changed.
        """
        async with self.locked(campaign) as snapshot:
            if number is not None:
                snapshot.check_number(number)
            return await self._undo_requests.undo(snapshot, user)

    async def agree_to_undo(self, campaign: int, user: int, number: int) -> Undone | None:
        """Agree to someone's undo request; None as long as more people have to agree.

        Raises:
            UserError: this user isn't asked.
            RulesError: the choice can't be undone any more.
        """
        async with self.locked(campaign) as snapshot:
            return await self._undo_requests.agree(snapshot, user, number)

    async def refuse_undo(self, campaign: int, user: int, number: int) -> None:
        """Refuse someone's undo request: the choice stays.

        Raises:
            UserError: this user isn't asked.
        """
        async with self.locked(campaign) as snapshot:
            await self._undo_requests.refuse(snapshot, user, number)

    async def post_notice(self, campaign: int, said: NewPost) -> None:
        """Post a notice in a campaign's channel."""
        with saving():
            await self._store.posts.queue_notice(campaign, said)
        self._scheduler.wake()

    async def reschedule(self, campaign: int) -> None:
        """Recalculate the due times of a campaign after its people or settings changed."""
        await self._rescheduler.reschedule(campaign)

    async def rekey(self, campaign: int, key: str = "rekeyed-told") -> None:
        """Let a campaign's dice go on from a new secret, and post its commitment with the notice ``key``.

        Raises:
            UserError: it couldn't be saved. Nothing has changed.
        """
        async with self.tables.lock(campaign):
            with saving():
                await self._store.database.write(rekey, campaign, key)
            self.tables.forget(campaign)
        self._scheduler.wake()

    async def archive(self, campaign: int) -> None:
        """Close a campaign for good. Its record stays."""
        async with self.tables.lock(campaign):
            await self._store.campaigns.archive(campaign)
            self.tables.forget(campaign)
        self._scheduler.wake()


def _way(pending: PendingDecision, user: int) -> Way:
    return "" if user == pending.holder else "stand-in"


def _answer_each(snapshot: CampaignSnapshot, user: int, answers: Sequence[Answer]) -> list[Event]:
    """Answer one pending decision after another. Each must be public and this user's alone."""
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
