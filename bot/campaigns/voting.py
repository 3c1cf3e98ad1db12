"""Votes: which answer a group has decided on, if any."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from bot.storage import Ballot, CampaignSettings
from rules.core.decisions import Answer, Decision, Pick
from rules.core.typed_data import from_json

_AnswerType = tuple[str, ...] | dict[str, tuple[str, ...]]


def written(decision: Decision, answer: Answer) -> str:
    """An answer as canonical JSON: the same text for equivalent answers."""
    if isinstance(decision, Pick):
        order = [option.id for option in decision.options]
        return msgspec.json.encode(sorted(answer, key=order.index)).decode()
    assert isinstance(answer, dict)
    return msgspec.json.encode({slot.id: answer.get(slot.id, ()) for slot in decision.slots}).decode()


def read(text: str) -> Answer:
    """The answer of a ballot."""
    answer: Answer = from_json(text, _AnswerType)
    return answer


@dataclass(frozen=True)
class Vote:
    """A vote so far. ``present`` are the people asked who aren't away; everyone who has voted counts as present.

    ``has_choice``: they choose among answers. Otherwise each of them can only agree to the suggested one.
    """

    agreement: CampaignSettings
    owner: int
    suggested: str
    present: Collection[int]
    ballots: Sequence[Ballot]
    has_choice: bool = True

    @property
    def electorate(self) -> frozenset[int]:
        """The people who count for the quorum."""
        return frozenset(self.present) | {ballot.user for ballot in self.ballots}

    @property
    def quorum(self) -> int:
        """How many have to vote for the vote to be valid."""
        return max(1, -(-len(self.electorate) * self.agreement.quorum // 100))

    @property
    def enough(self) -> int:
        """How many votes for one answer decide, whatever the others vote."""
        return max(self.quorum, len(self.electorate) // 2 + 1) if self.has_choice else self.quorum

    @property
    def missing(self) -> list[int]:
        """The people who haven't voted."""
        voted = {ballot.user for ballot in self.ballots}
        return [user for user in self.present if user not in voted]

    @property
    def tally(self) -> dict[str, list[int]]:
        """Each answer with its voters, most votes first, then in order of proposal."""
        found: dict[str, list[int]] = {}
        for ballot in self.ballots:
            found.setdefault(ballot.answer, []).append(ballot.user)
        return dict(sorted(found.items(), key=lambda each: -len(each[1])))

    def decided(self) -> str | None:
        """The answer that no vote still to come can change; None if there's none yet."""
        if len(self.ballots) < self.quorum:
            return None
        if not self.missing or not self.has_choice:
            return self._winner()
        first, second = [*(len(users) for users in self.tally.values()), 0][:2]
        return self._winner() if first > second + len(self.missing) else None

    def closed(self) -> str | None:
        """The answer when time is up; None if too few have voted."""
        return self._winner() if len(self.ballots) >= self.quorum else None

    def leading(self) -> str | None:
        """The answer if time were up and every vote counted, however few; None without votes."""
        return self._winner() if self.ballots else None

    def _winner(self) -> str:
        """The answer with the most votes. The owner or the default breaks a tie, else the first proposal wins."""
        tally = self.tally
        most = max(len(users) for users in tally.values())
        tied = [answer for answer, users in tally.items() if len(users) == most]
        breakers = [ballot.answer for ballot in self.ballots if ballot.user == self.owner]
        if self.agreement.tie == "suggested":
            breakers = [self.suggested]
        return next((answer for answer in [*breakers, self.suggested] if answer in tied), tied[0])
