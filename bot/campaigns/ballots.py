"""Casting votes: ballots are stored until one decides; then the choice is made."""

from __future__ import annotations

import dataclasses

import msgspec

from bot.campaigns.actions import ActionRunner, answer_action
from bot.campaigns.ai_turns import AITurns
from bot.campaigns.saving import saving
from bot.campaigns.snapshot import CampaignSnapshot, PendingDecision
from bot.campaigns.voting import read, written
from bot.common.errors import UserError
from bot.scheduling.scheduler import Scheduler
from bot.storage import Ballot, Store
from bot.storage.models import Way
from rules.core.decisions import Answer


class Ballots:
    """Takes votes on pending decisions."""

    def __init__(self, store: Store, scheduler: Scheduler, runner: ActionRunner, ai_turns: AITurns) -> None:
        self._store = store
        self._scheduler = scheduler
        self._runner = runner
        self._ai_turns = ai_turns

    async def cast(
        self, snapshot: CampaignSnapshot, pending: PendingDecision, user: int, answer: Answer, way: Way = "vote"
    ) -> CampaignSnapshot:
        """Store a vote; the deciding one makes the choice. ``way``: ``stored`` if a stored rule casts it.

        Raises:
            UserError: with several seats only the answer at the deadline can be voted for, or it couldn't be saved.
            RulesError: not a legal choice.
        """
        decision = pending.decision
        if not pending.may_look(user) and answer != pending.at_deadline:
            raise UserError("only-suggested")
        wanted = written(decision, decision.check(answer))
        if not snapshot.is_for_one and wanted != written(decision, pending.at_deadline):
            raise UserError("only-suggested")
        ballot = Ballot(user, wanted)
        after = _with_ballot(snapshot, decision.number, ballot)
        decided = PendingDecision(after, decision).vote.decided()
        if decided is None:
            votes = self._store.votes
            write = votes.vote_as_stored if way == "stored" else votes.vote
            with saving():
                await write(snapshot.campaign.id, decision.number, ballot, self._ai_turns.timers(after))
            self._scheduler.wake()
            return after
        action = answer_action(decision, read(decided), user, way if snapshot.is_for_one else "default")
        return await self._runner.apply(after, dataclasses.replace(action, ballot=ballot))


def _with_ballot(snapshot: CampaignSnapshot, number: int, ballot: Ballot) -> CampaignSnapshot:
    """The campaign with a vote added to a decision, replacing the same person's earlier one."""
    before = snapshot.roster.ballots
    others = [each for each in before.get(number, ()) if each.user != ballot.user]
    roster = msgspec.structs.replace(snapshot.roster, ballots={**before, number: (*others, ballot)})
    return dataclasses.replace(snapshot, roster=roster)
