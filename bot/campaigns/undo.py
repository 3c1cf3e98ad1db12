"""Undoing choices: at once if no one has seen them, otherwise when the others agree."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.campaigns.actions import ActionRunner, undo_action
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.notices import notice, question
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.errors import UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import Store, UndoRequest


class Undone(NamedTuple):
    """What was undone: the campaign afterwards, and whose wish it was.

    ``orders`` is how many written orders were undone together (0: unknown); None if it was a single choice.
    """

    after: CampaignSnapshot
    user: int
    orders: int | None = None


class UndoRequests:
    """Undoes choices, and asks the others first if they've seen the result."""

    def __init__(self, store: Store, scheduler: Scheduler, runner: ActionRunner, ai_turns: AITurns) -> None:
        self._store = store
        self._scheduler = scheduler
        self._runner = runner
        self._ai_turns = ai_turns

    async def undo(self, snapshot: CampaignSnapshot, user: int) -> Undone | None:
        """Undo the last choice; None if the others are asked first. Whoever has been asked themselves agrees.

        Raises:
            UserError: it isn't this user's, or it couldn't be saved. Nothing has changed.
            RulesError: nothing can be undone. Nothing has changed.
        """
        last = await self._store.actions.last_answer(snapshot.campaign.id)
        if snapshot.is_group:
            taken_back = await self._undo_in_group(snapshot, user)
            if taken_back is not None:
                return Undone(taken_back, user)
        if self._is_asked(snapshot, user):
            return await self.agree(snapshot, user, snapshot.number)
        if snapshot.is_group:
            await self._check_led_to_window(snapshot, user, last)
        await self._check_allowed(snapshot, user, last)
        if last is not None and await self._is_seen(snapshot, user, last):
            await self._ask_others(snapshot, user, last)
            return None
        return await self._take_back(snapshot, user, last)

    async def agree(self, snapshot: CampaignSnapshot, user: int, number: int) -> Undone | None:
        """Agree to a request; None as long as more people have to agree.

        Raises:
            UserError: this user isn't asked.
            RulesError: the choice can't be undone any more.
        """
        request = self._request(snapshot, user, number)
        agreed = (*request.agreed, *({user} - {*request.agreed}))
        if 2 * len(agreed) <= len(self._others(snapshot, request.user)):
            with saving():
                await self._store.votes.agree_to_undo(
                    snapshot.campaign.id, msgspec.structs.replace(request, agreed=agreed)
                )
            return None
        return await self._take_back(
            snapshot, request.user, await self._store.actions.last_answer(snapshot.campaign.id)
        )

    async def refuse(self, snapshot: CampaignSnapshot, user: int, number: int) -> None:
        """Refuse a request: the choice stays.

        Raises:
            UserError: this user isn't asked.
        """
        self._request(snapshot, user, number)
        with saving():
            await self._store.votes.refuse_undo(snapshot.campaign.id, notice("undo-refused", who=f"<@{user}>"))
        self._scheduler.wake()

    async def _undo_in_group(self, snapshot: CampaignSnapshot, user: int) -> CampaignSnapshot | None:
        """Undo an answer that still waits for other seats and has revealed nothing to them; None if there's none."""
        mine = [each for each in snapshot.asked if user in each.deciders]
        kept = next((each for each in mine if each.kept is not None), None)
        if snapshot.is_collecting and kept is not None:
            with saving():
                await self._store.stored_answers.take_back(snapshot.campaign.id, kept.seat, kept.decision.number)
            return snapshot
        given = [each for each in mine if not each.is_open and snapshot.table.can_undo_for(each.seat)]
        if not given:
            return None
        last = await self._store.actions.last_answer(snapshot.campaign.id, given[-1].seat)
        return await self._runner.apply(snapshot, undo_action(user, last, given[-1].decision))

    async def _check_led_to_window(self, snapshot: CampaignSnapshot, user: int, last: int | None) -> None:
        """Check that this user's choice has led to the open window, and that it hasn't been answered.

        Raises:
            UserError: it's another's, or the window has been answered.
        """
        is_own = last is not None and await self._store.actions.user_of(snapshot.campaign.id, last) == user
        if not is_own or not snapshot.table.can_undo:
            raise UserError("undo-none-given")

    async def _take_back(self, snapshot: CampaignSnapshot, user: int, last: int | None) -> Undone:
        """Undo the last answer. One that made many choices is undone as a whole."""
        count = 1 if last is None else await self._store.actions.choice_count(snapshot.campaign.id, last)
        orders = None if last is None else await self._orders(snapshot, last, count)
        action = undo_action(user, last)
        if count == 1:
            after = await self._runner.apply(snapshot, action)
        else:
            after = await self._runner.apply_to_copy(snapshot, action, lambda copy: copy.table.undo(count=count))
        return Undone(after, user, orders)

    async def _orders(self, snapshot: CampaignSnapshot, last: int, choices: int) -> int | None:
        """How many written orders an answer carried out (0: unknown); None if it was a single choice."""
        receipt = await self._store.receipts.of(snapshot.campaign.id, snapshot.campaign.channel, last)
        if receipt is not None and receipt.orders:
            return receipt.orders
        return None if choices == 1 else 0

    async def _check_allowed(self, snapshot: CampaignSnapshot, user: int, last: int | None) -> None:
        """Check that someone may undo the last choice: its maker, or the person who'd decide again."""
        if last is not None and await self._store.actions.user_of(snapshot.campaign.id, last) == user:
            snapshot.check_open()
            if user in snapshot.members:
                return
        snapshot.authorise(user)

    async def _is_seen(self, snapshot: CampaignSnapshot, user: int, last: int) -> bool:
        """Whether others have seen the result of a choice, or made it."""
        if not self._others(snapshot, user):
            return False
        campaign, store = snapshot.campaign.id, self._store
        return await store.actions.user_of(campaign, last) != user or await store.posts.is_sent(campaign, last)

    async def _ask_others(self, snapshot: CampaignSnapshot, user: int, last: int) -> None:
        if not snapshot.table.can_undo:
            snapshot.table.undo()  # raises with the reason
        others, known = self._others(snapshot, user), snapshot.roster.request
        if known is not None and (known.number, known.user) == (snapshot.number, user):
            return  # they've been asked already
        request = UndoRequest(snapshot.number, user, ())
        key, told = await self._last_choice(snapshot, user, last)
        asked = question(key, others, snapshot.number, who=f"<@{user}>", **told)
        with saving():
            await self._store.votes.request_undo(snapshot.campaign.id, request, asked)
        self._scheduler.wake()

    async def _last_choice(self, snapshot: CampaignSnapshot, user: int, last: int) -> tuple[str, dict[str, str]]:
        """Key and arguments of the request: what was chosen, unless it's secret, and by whom, if one other did.

        Who makes a secret choice is public: only the answers to windows hide that, and those are never taken back.
        """
        receipt = await self._store.receipts.of(snapshot.campaign.id, snapshot.campaign.channel, last)
        if receipt is None:
            return "undo-asked", {}
        maker = await self._store.actions.user_of(snapshot.campaign.id, last)
        told = {"what": receipt.what} if receipt.what else {}
        if maker != user and maker in snapshot.members and not snapshot.is_council:
            key = "undo-asked-for-another" if receipt.what else "undo-asked-secret-another"
            return key, {**told, "maker": f"<@{maker}>"}
        return "undo-asked-for" if receipt.what else "undo-asked-secret", told

    def _others(self, snapshot: CampaignSnapshot, user: int) -> list[int]:
        """The other people of a campaign."""
        return [member for member in snapshot.members if member not in (user, self._ai_turns.user)]

    def _is_asked(self, snapshot: CampaignSnapshot, user: int) -> bool:
        """Whether someone else would like to take the last choice back, and this user is asked about it."""
        request = snapshot.roster.request
        return request is not None and user in self._others(snapshot, request.user)

    def _request(self, snapshot: CampaignSnapshot, user: int, number: int) -> UndoRequest:
        request = snapshot.roster.request
        if request is None or not snapshot.is_pending(number):
            raise UserError("no-request")
        if user not in self._others(snapshot, request.user):
            raise UserError("not-asked")
        return request
