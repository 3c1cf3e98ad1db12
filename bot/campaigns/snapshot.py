"""A campaign at one moment: its table, its people, and who of them has a say in the pending decision."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import rules
from bot.campaigns.availability import is_away
from bot.campaigns.voting import Vote, written
from bot.common.errors import UserError
from bot.storage import Campaign, Person, Roster
from rules.core.decisions import Decision
from rules.core.game import GameInfo, OfficeInfo, SeatInfo
from rules.core.registry import game_type


@dataclass(frozen=True)
class CampaignSnapshot:
    """A campaign with its table, who sits where and who else belongs to it, as of now.

    Read it before the next ``await``.
    """

    campaign: Campaign
    table: rules.Table
    seats: Mapping[str, int]
    roster: Roster = field(default_factory=Roster)

    @property
    def info(self) -> GameInfo:
        """What game it is."""
        return game_type(self.campaign.game).info

    @property
    def places(self) -> dict[str, SeatInfo]:
        """The seats at this table, in order."""
        return {seat: self.info.seats[seat] for seat in self.table.seats}

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over or the campaign archived."""
        return None if self.campaign.status == "archived" else self.table.decision

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back; never once the game is over, for then the dice are public."""
        return self.decision is not None and self.table.can_undo

    @property
    def is_for_one(self) -> bool:
        """Whether the game has one seat, which a group may share."""
        return len(self.info.seats) == 1

    @property
    def is_council(self) -> bool:
        """Whether all members decide together."""
        return self.is_for_one and self.campaign.agreement.mode == "council"

    @property
    def has_offices(self) -> bool:
        """Whether each decision is that of the holder of an office."""
        return self.is_for_one and self.campaign.agreement.mode == "offices" and bool(self.info.offices)

    @property
    def is_shared(self) -> bool:
        """Whether a group shares the seat."""
        return self.is_council or self.has_offices

    @property
    def has_poll(self) -> bool:
        """Whether the pending decision was opened to all members because its time was up."""
        return self.campaign.poll == self.table.number

    @property
    def office(self) -> OfficeInfo | None:
        """The office that the pending decision falls to; the first one where no other is in charge."""
        decision = self.decision
        if decision is None or not self.has_offices:
            return None
        offices = list(self.info.offices.values())
        return next((office for office in offices if decision.domain in office.domains), offices[0])

    @property
    def holder(self) -> int | None:
        """Whose decision it is by right: the seat's holder, or the office's; an empty office's falls to the first."""
        decision, office = self.decision, self.office
        if decision is None:
            return None
        if office is None:
            return self.seats.get(decision.seat)
        first = next(iter(self.info.offices))
        named = self.roster.offices
        return named.get(office.id, named.get(first, self.seats.get(decision.seat)))

    @property
    def stand_in(self) -> int | None:
        """Who decides while the holder is away: their stand-in, else the first office or the owner of a group."""
        holder = self.holder
        if holder is None or not self.is_absent(holder):
            return None
        first = self.roster.offices.get(next(iter(self.info.offices), ""), self.campaign.owner)
        fallback = [first, self.campaign.owner] if self.has_offices else []
        for user in (self.roster.stand_ins.get(holder), *fallback):
            if user is not None and user != holder and not self.is_absent(user):
                return user
        return None

    @property
    def deciders(self) -> list[int]:
        """Those whose word alone makes the pending decision."""
        if self.is_council:
            return []
        return [user for user in (self.holder, self.stand_in) if user is not None]

    @property
    def voters(self) -> list[int]:
        """Those who make the pending decision together; with several seats, those who may let it go its usual way."""
        if self.decision is None:
            return []
        if self.is_council:
            return self.members
        if not self.has_poll:
            return []
        return [user for user in self.members if self.is_for_one or user not in self.deciders]

    @property
    def members(self) -> list[int]:
        """Everyone who belongs to the campaign."""
        return list(dict.fromkeys([*self.seats.values(), *self.roster.members]))

    @property
    def waiting_for(self) -> list[int]:
        """Those whose answer the game waits for now."""
        if self.decision is None:
            return []
        if self.voters and self.is_for_one:
            return self.vote.missing
        return self.deciders[-1:] if self.stand_in is not None else self.deciders

    @property
    def vote(self) -> Vote:
        """The vote on the pending decision as it is now."""
        decision = self.decision
        assert decision is not None
        present = [user for user in self.voters if not self.is_absent(user)] or self.voters
        return Vote(
            self.campaign.agreement,
            self.campaign.owner,
            written(decision, decision.default),
            present,
            [ballot for ballot in self.roster.ballots if ballot.user in self.voters],
        )

    def person(self, user: int) -> Person:
        """When someone can be reached."""
        return self.roster.people.get(user, Person(user))

    def people(self, users: Iterable[int]) -> list[Person]:
        """When each of them can be reached."""
        return [self.person(user) for user in users]

    def is_absent(self, user: int) -> bool:
        """Whether someone has said that they are away now."""
        return is_away(self.roster.people.get(user), time.time())

    def seat_of(self, user: int) -> str | None:
        """The seat that someone plays, the one that has to decide if it is theirs; None for those who only watch."""
        decision = self.decision
        if decision is not None and (user in self.deciders or (self.is_for_one and user in self.voters)):
            return decision.seat
        if self.is_shared and user in self.members:
            return next(iter(self.info.seats))
        return next((seat for seat, holder in self.seats.items() if holder == user), None)

    def authorise(self, user: int) -> Decision:
        """The pending decision, if this user has a say in it.

        Raises:
            UserError: there is none, or it is someone else's.
        """
        decision = self.check_open()
        if user in self.deciders or user in self.voters:
            return decision
        raise self._not_theirs(decision)

    def check_open(self) -> Decision:
        """The pending decision.

        Raises:
            UserError: there is none any more.
        """
        if self.campaign.status == "archived":
            raise UserError("archived")
        if self.decision is None:
            raise UserError("over")
        return self.decision

    def _not_theirs(self, decision: Decision) -> UserError:
        seat = self.info.seats[decision.seat].title
        if self.is_council:
            return UserError("not-in-council")
        if self.holder is None:
            return UserError("seat-empty", seat=seat)
        office = self.office
        return UserError("not-yours", seat=office.title if office else seat, holder=f"<@{self.holder}>")

    def check_number(self, number: int) -> None:
        """Make sure that a button belongs to the pending decision.

        Raises:
            UserError: that decision has been made.
        """
        if number != self.table.number:
            raise UserError("stale", panel=self.campaign.panel_url)
