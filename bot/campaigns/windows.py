"""Stored answers: given at once in the open, and at their release in secret windows.

In a public window a stored answer is given as soon as it opens, and a stored rule answers any decision at once. A
secret window keeps all answers until one fixed moment, so that the timing doesn't reveal who had stored one.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Sequence

from bot.campaigns.actions import ActionRunner, TableAction, answer_action
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.stored_rules import StoredRules
from bot.common.errors import UserError
from bot.storage import NewPost, Store
from bot.storage.models import Way
from rules.core.decisions import Answer
from rules.core.stored_answers import StoredAnswer

_MAX_IN_A_ROW = 200
"""Maximum number of stored answers given in a row without a person in between."""

_PATIENCE = 1.0
"""Seconds that a press waits for stored answers in a row. The timer of windows gives the others."""


class Windows:
    """Keeps answers for windows, and gives them when they're due."""

    def __init__(self, store: Store, runner: ActionRunner, rules: StoredRules) -> None:
        self._store = store
        self._runner = runner
        self._rules = rules

    async def keep(self, snapshot: CampaignSnapshot, pending: PendingDecision, answer: Answer) -> None:
        """Keep an answer in a secret window until all are released, replacing an earlier one.

        Raises:
            UserError: the seat is free, or it couldn't be saved.
            RulesError: it isn't legal.
        """
        decision = pending.decision
        await self.store(
            snapshot,
            pending.seat,
            StoredAnswer(decision.topic, decision.check(answer), number=decision.number),
        )

    async def store(self, snapshot: CampaignSnapshot, seat: str, stored: StoredAnswer) -> None:
        """Store a seat's answer.

        Raises:
            UserError: the seat is free, or it couldn't be saved.
        """
        if seat not in snapshot.seats:
            raise UserError("seat-empty", seat=snapshot.seat_title(seat))
        with saving():
            await self._store.stored_answers.store(snapshot.campaign.id, seat, stored)

    async def pass_always(self, snapshot: CampaignSnapshot, seat: str) -> None:
        """Pass in all windows of which a seat has stored nothing.

        Raises:
            UserError: it couldn't be saved.
        """
        known = {each.topic for each in snapshot.roster.stored.get(seat, ()) if each.number is None}
        for window in snapshot.info.windows.values():
            if window.id not in known:
                await self.store(snapshot, seat, StoredAnswer(window.id, window.passing))

    async def give_stored(self, snapshot: CampaignSnapshot, seat: str) -> CampaignSnapshot:
        """Give a seat's stored answer in the open window, if it applies; return the campaign afterwards.

        Raises:
            UserError: it couldn't be saved.
        """
        for each in snapshot.pending:
            answer = each.stored_answer
            if each.seat == seat and answer is not None:
                snapshot = await self._runner.apply(snapshot, _stored_action(each, answer))
        return await self.settle(snapshot)

    async def settle(self, snapshot: CampaignSnapshot) -> CampaignSnapshot:
        """Give the stored answers to the pending decisions, one after another, and return the campaign afterwards.

        Raises:
            UserError: one couldn't be saved.
        """
        until = time.monotonic() + _PATIENCE
        for _ in range(_MAX_IN_A_ROW):
            if snapshot.is_secret_window and not snapshot.is_passed_openly:
                break
            following = await self._give_next(snapshot)
            if following is None:
                break
            snapshot = following
            if time.monotonic() > until:
                break
        return snapshot

    async def _give_next(self, snapshot: CampaignSnapshot) -> CampaignSnapshot | None:
        ready = [(each, answer) for each in snapshot.pending if (answer := each.stored_answer) is not None]
        if ready:
            return await self._runner.apply(snapshot, _stored_action(*ready[0]))
        return await self._rules.give_next(snapshot)

    async def release(self, snapshot: CampaignSnapshot) -> CampaignSnapshot:
        """Give all answers kept for an open secret window, and return the campaign afterwards.

        If the settings close windows at their time, whoever hasn't answered passes.

        Raises:
            UserError: one couldn't be saved.
        """
        campaign, number = snapshot.campaign.id, snapshot.number
        for each in snapshot.pending:
            action = _action_at_release(each)
            if action is not None:
                snapshot = await self._runner.apply(snapshot, action)
        if snapshot.is_secret_window and snapshot.number == number:
            with saving():
                await self._store.stored_answers.finish_release(campaign, snapshot.publicly_asked)
        return await self.settle(snapshot)

    async def close(
        self, snapshot: CampaignSnapshot, user: int, way: Way, notices: Sequence[NewPost]
    ) -> CampaignSnapshot:
        """Make every pending decision, as stored or by default; return the campaign afterwards.

        Raises:
            UserError: one couldn't be saved.
        """
        asked = snapshot.pending
        for place, each in enumerate(asked, 1):
            pending = PendingDecision(snapshot, each.decision)
            announcements = tuple(notices) if place == len(asked) else ()
            action = answer_action(each.decision, each.at_deadline, user, way)
            if pending.stored_answer is not None:
                action = _stored_action(pending, pending.stored_answer)
            snapshot = await self._runner.apply(snapshot, dataclasses.replace(action, notices=announcements))
        return await self.settle(snapshot)


def _stored_action(pending: PendingDecision, answer: Answer) -> TableAction:
    return answer_action(pending.decision, answer, pending.holder or 0, "stored")


def _action_at_release(pending: PendingDecision) -> TableAction | None:
    """What a seat's answer is when a secret window's time is up: the stored one; None to go on waiting for it.

    The Legate always decides: on a busy machine it may take longer than its short window.
    """
    if pending.stored_answer is not None:
        return _stored_action(pending, pending.stored_answer)
    snapshot = pending.snapshot
    window = snapshot.info.windows.get(pending.decision.topic)
    if window is None or not snapshot.campaign.agreement.windows_close or snapshot.asks_only_legate:
        return None
    return answer_action(pending.decision, window.passing, pending.holder or 0, "default")


def rule_for(snapshot: CampaignSnapshot, topic: str, rule: str, condition: str, answer: Answer | None) -> StoredAnswer:
    """What a player stores for the windows of a topic: ``always``, ``turn``, ``unless`` or ``react``.

    Raises:
        UserError: no such window, rule or condition.
    """
    known = snapshot.info.windows.get(topic)
    if known is None:
        raise UserError("no-such-window")
    if condition and condition not in known.conditions:
        raise UserError("no-such-condition", window=known.title)
    match rule:
        case "always":
            return StoredAnswer(topic, known.passing)
        case "turn":
            return StoredAnswer(topic, known.passing, until=snapshot.table.state.turn)
        case "unless" if condition:
            return StoredAnswer(topic, known.passing, unless=(condition,))
        case "react" if answer is not None:
            return StoredAnswer(topic, answer, when=(condition,) if condition else ())
        case _:
            raise UserError("stored-incomplete")
