"""Stored rules: decisions that people have answered in advance, by a rule of the game.

A rule belongs to whoever stored it and gives that person's answer: the choice of a seat's or an office's holder, but
only one vote in a council.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence

import msgspec

from bot.campaigns.actions import ActionRunner, answer_action
from bot.campaigns.ballots import Ballots
from bot.campaigns.due_orders import is_due
from bot.campaigns.due_times import own_window
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import OPEN_PASSING, CampaignSnapshot, PendingDecision
from bot.campaigns.table_cache import TableCache
from bot.common.errors import UserError
from bot.storage import HeldRule, Store
from rules.core.decisions import Answer, Decision, Pick, unfolded
from rules.core.policy import BACK
from rules.core.registry import has_legate
from rules.core.stored_answers import Span, StoredRule, rule_with_id
from rules.core.suggestions import loses_at_once


class StoredRules:
    """Stores and revokes rules, and gives the answers that they hold."""

    def __init__(self, store: Store, tables: TableCache, runner: ActionRunner, ballots: Ballots) -> None:
        self._store = store
        self._tables = tables
        self._runner = runner
        self._ballots = ballots

    async def store(self, snapshot: CampaignSnapshot, user: int, seat: str, rule: str, span: Span) -> CampaignSnapshot:
        """Store a rule for a seat. If its owner has voted on the pending decision, it changes that vote.

        Raises:
            UserError: they have no say in that seat, the game doesn't offer the rule, or it couldn't be saved.
        """
        check_say(snapshot, seat, user)
        known = rule_with_id(snapshot.table.stored_rules(seat), rule)
        if known is None or span not in known.spans:
            raise UserError("rule-gone")
        held = HeldRule(seat, user, rule, snapshot.table.state.turn if span == "turn" else None)
        replaced = [each for each in snapshot.rules_of(seat, user) if each.id != rule and known.replaces(each)]
        with saving():
            await self._store.stored_answers.store_rule(snapshot.campaign.id, held, [each.id for each in replaced])
        after = _with_rule(snapshot, held, [rule, *(each.id for each in replaced)])
        for pending in after.pending:
            if (
                pending.seat == seat
                and user in pending.voters
                and after.is_council
                and known.applies_to(pending.unfolded)
            ):
                return await self._given(after, pending, user, known) or after
        return after

    async def pass_openly(self, snapshot: CampaignSnapshot, seat: str, user: int) -> CampaignSnapshot:
        """Let everyone know that a seat passes in every window of this turn, and return the campaign afterwards.

        Raises:
            UserError: it couldn't be saved.
        """
        held = HeldRule(seat, user, OPEN_PASSING, snapshot.table.state.turn)
        with saving():
            await self._store.stored_answers.store_rule(snapshot.campaign.id, held, ())
        return _with_rule(snapshot, held, [OPEN_PASSING])

    async def revoke(self, snapshot: CampaignSnapshot, held: Sequence[HeldRule]) -> int:
        """Delete stored rules; return how many there were. Who passed openly in a short window gets the usual time.

        Raises:
            UserError: they couldn't be deleted.
        """
        left = tuple(each for each in snapshot.roster.rules if each not in held)
        after = dataclasses.replace(snapshot, roster=msgspec.structs.replace(snapshot.roster, rules=left))
        with saving():
            return await self._store.stored_answers.revoke_rules(
                snapshot.campaign.id, held, own_window(after, time.time())
            )

    async def give_next(self, snapshot: CampaignSnapshot, tried: int = 0) -> CampaignSnapshot | None:
        """Give the first answer that a stored rule holds for a pending decision, and return the campaign afterwards.

        Orders written for this turn go first: a rule waits until they have been tried (``tried``: at the decision of
        this number). Returns None if everyone has to be asked, or waited for.

        Raises:
            UserError: it couldn't be saved.
        """
        for pending in snapshot.pending:
            for user in pending.rule_holders:
                rule = pending.stored_rule(user)
                if rule is None or (pending.decision.number != tried and await self._has_orders(snapshot, pending)):
                    continue
                after = await self._given(snapshot, pending, user, rule)
                if after is not None:
                    return after
        return None

    async def _has_orders(self, snapshot: CampaignSnapshot, pending: PendingDecision) -> bool:
        """Whether orders written for this turn are about to be tried at a decision."""
        filed = await self._store.filed_orders.of(snapshot.campaign.id)
        return any(is_due(sheet, pending) for sheet in filed)

    async def _given(
        self, snapshot: CampaignSnapshot, pending: PendingDecision, user: int, rule: StoredRule
    ) -> CampaignSnapshot | None:
        answer = await self._answer(snapshot, pending, rule)
        if answer is None:
            return None
        if snapshot.is_council:
            return await self._ballots.cast(snapshot, pending, user, answer, "stored")
        return await self._runner.apply(snapshot, answer_action(pending.decision, answer, user, "stored"))

    async def _answer(self, snapshot: CampaignSnapshot, pending: PendingDecision, rule: StoredRule) -> Answer | None:
        """What a rule answers; None if it would lose at once, waste something, or has no suggestion yet."""
        decision, asked = pending.decision, pending.unfolded
        given = rule.answer_to(asked)
        if given is None:
            return await self._suggestion(snapshot, pending)
        answer = unfolded(asked, given)
        if _wastes(decision, answer) or loses_at_once(snapshot.table, decision, answer):
            return None
        return decision.check(answer)

    async def _suggestion(self, snapshot: CampaignSnapshot, pending: PendingDecision) -> Answer | None:
        counsel = (await self._tables.counsels(snapshot)).get(pending.decision.number)
        if counsel is None:
            return None if has_legate(snapshot.campaign.game) else pending.decision.default
        return None if counsel.is_lost or counsel.answer == (BACK,) else counsel.answer


def _wastes(decision: Decision, answer: Answer) -> bool:
    """Whether a player would be asked once more before this answer."""
    return isinstance(decision, Pick) and not decision.cautions().keys().isdisjoint(answer)


def may_store_rules(snapshot: CampaignSnapshot, seat: str, user: int) -> bool:
    """Whether someone may store rules for a seat: its holder, or any member if the group shares it."""
    return snapshot.seats.get(seat) == user or (snapshot.is_shared and user in snapshot.members)


def check_say(snapshot: CampaignSnapshot, seat: str, user: int) -> None:
    """Check that someone may store rules for a seat.

    Raises:
        UserError: they may not.
    """
    if seat not in snapshot.places:
        raise UserError("no-such-seat")
    if not may_store_rules(snapshot, seat, user):
        raise UserError("answers-not-your-seat", seat=snapshot.seat_title(seat))


def _with_rule(snapshot: CampaignSnapshot, held: HeldRule, replaced: Sequence[str]) -> CampaignSnapshot:
    """The campaign with one more stored rule, instead of others of the same person."""
    mine = [HeldRule(held.seat, held.user, rule) for rule in replaced]
    others = [each for each in snapshot.roster.rules if msgspec.structs.replace(each, until=None) not in mine]
    roster = msgspec.structs.replace(snapshot.roster, rules=(held, *others))
    return dataclasses.replace(snapshot, roster=roster)
