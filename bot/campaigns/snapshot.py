"""A campaign at one moment: its table, its people, and who has a say in each pending decision."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import rules
from bot.campaigns.availability import is_away
from bot.campaigns.voting import Vote, written
from bot.common.errors import UserError
from bot.common.messages import say, speaking
from bot.storage import Ballot, Campaign, HeldRule, Person, Roster
from rules.core.decisions import Answer, Arrange, Decision, Pick, folded
from rules.core.game import GameInfo, OfficeInfo, SeatInfo
from rules.core.registry import game_type, has_legate
from rules.core.stored_answers import StoredAnswer, StoredRule, rule_with_id, stored_answer
from rules.core.suggestions import Counsel
from rules.core.views import TableView

OPEN_PASSING = "pass-openly"
"""What someone has stored who tells everyone that they pass in every window of this turn. Not a rule of any game."""


@dataclass(frozen=True)
class CampaignSnapshot:
    """A campaign with its table, seats and roster, as of now, and the suggestions by decision number.

    The default of its decisions is the suggestion. Read it before the next ``await``. ``legate`` is the user who holds
    the Legate's seats; 0 if there is none.
    """

    campaign: Campaign
    table: rules.Table
    seats: Mapping[str, int]
    roster: Roster = field(default_factory=Roster)
    counsels: Mapping[int, Counsel] = field(default_factory=dict)
    legate: int = 0

    @property
    def info(self) -> GameInfo:
        """The game's description."""
        return game_type(self.campaign.game).info

    @property
    def places(self) -> dict[str, SeatInfo]:
        """The seats at this table, in order."""
        return {seat: self.info.seats[seat] for seat in self.table.seats}

    def seat_title(self, seat: str) -> str:
        """A seat's title now; it can change with its camp."""
        return str(self.table.seat_name(seat))

    def posted_title(self, seat: str) -> str:
        """A seat's title now, in the campaign's language: for posts."""
        with speaking(self.campaign.locale):
            return self.seat_title(seat)

    def posted_button(self, key: str) -> str:
        """What is written on a button under a post. Private texts may be in another language."""
        with speaking(self.campaign.locale):
            return say(key)

    @property
    def number(self) -> int:
        """The number of the first pending decision. A secret answer doesn't change it."""
        return self.table.public_number

    @property
    def asked(self) -> list[PendingDecision]:
        """The decisions asked at the same time, including answered ones."""
        if self.campaign.status == "archived":
            return []
        return [PendingDecision(self, self._advised(decision)) for decision in self.table.asked]

    @property
    def lacks_suggestions(self) -> bool:
        """Whether the Legate is still at work on a pending decision that needs him: to be arranged, or to warn of."""
        if not has_legate(self.campaign.game):
            return False
        needed = [each for each in self.table.decisions.values() if self.table.may_end or not isinstance(each, Pick)]
        return any(each.number not in self.counsels for each in needed)

    def _advised(self, decision: Decision) -> Decision:
        """A decision with its suggestion as the default and with warnings, without duplicates of options."""
        counsel = self.counsels.get(decision.number)
        return folded(decision if counsel is None else counsel.applied_to(decision))

    @property
    def pending(self) -> list[PendingDecision]:
        """The decisions still to be made; none if the game is over or the campaign archived."""
        return [each for each in self.asked if each.is_open]

    def public_view(self) -> TableView:
        """What everyone may see, with the suggestion where the panel shows it."""
        view = self.table.public()
        shown, decision = view["decision"], self.decision
        if shown is not None and "default" in shown and isinstance(decision, Arrange):
            shown["default"] = {slot: list(items) for slot, items in decision.default.items()}
        has_button = decision is not None and decision.number in self.counsels and not self.is_group
        if shown is not None and "options" in shown and isinstance(decision, Pick) and has_button:
            shown["suggested"] = list(decision.default)
        return view

    @property
    def first(self) -> PendingDecision | None:
        """The first pending decision. Private in a secret window."""
        return next(iter(self.pending), None)

    @property
    def decision(self) -> Decision | None:
        """The decision of :attr:`first`."""
        first = self.first
        return None if first is None else first.decision

    @property
    def holder(self) -> int | None:
        """Who makes :attr:`first` by right."""
        first = self.first
        return None if first is None else first.holder

    @property
    def is_group(self) -> bool:
        """Whether several seats were asked at the same time, or one was asked to react."""
        return len(self.table.asked) > 1 or any(decision.reaction for decision in self.table.asked)

    @property
    def is_secret_window(self) -> bool:
        """Whether a window is open that hides who has answered."""
        return self.table.has_secret_window and self.campaign.status != "archived"

    @property
    def is_collecting(self) -> bool:
        """Whether the open secret window still collects answers, to release them all together."""
        return self.is_secret_window and self.roster.release is not None

    @property
    def can_undo(self) -> bool:
        """Whether everyone may see that a choice can be undone; never after the end or in a secret window."""
        return self.decision is not None and self.table.can_undo and not self.is_secret_window

    @property
    def may_undo(self) -> bool:
        """Whether anyone may be able to undo something, as far as everyone may know.

        Several seats in a secret window hide who has answered, and so does a window that collects answers. In any other
        window only the person whose choice led to it, or who has answered, can undo that: never what the Legate chose.
        """
        if self.is_collecting or (self.is_secret_window and len(self.table.asked) > 1):
            return True
        if not self.is_group:
            return self.can_undo
        return any(self.table.can_undo_for(seat) for seat in self.places if not self._is_legates(seat))

    def _is_legates(self, seat: str) -> bool:
        return bool(self.legate) and self.seats.get(seat) == self.legate

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
        """Whether decisions belong to the holders of offices."""
        return self.is_for_one and self.campaign.agreement.mode == "offices" and bool(self.info.offices)

    @property
    def is_shared(self) -> bool:
        """Whether a group shares the seat."""
        return self.is_council or self.has_offices

    @property
    def free_seats(self) -> list[str]:
        """The seats that no one plays, also those that are kept for someone."""
        return [seat for seat in self.places if seat not in self.seats]

    @property
    def kept_seats(self) -> dict[str, int]:
        """The free seats that are kept for someone, who plays nothing yet, with their users."""
        playing = {*self.seats.values(), self.legate}
        kept = self.roster.kept
        return {seat: kept[seat] for seat in self.free_seats if seat in kept and kept[seat] not in playing}

    def has_room_for(self, user: int) -> bool:
        """Whether someone without a seat could join now: with the group, or in a free seat not kept for another."""
        kept = self.kept_seats
        is_free = any(kept.get(seat, user) == user for seat in self.free_seats)
        return self.campaign.status == "open" and (self.is_shared or is_free)

    @property
    def is_full(self) -> bool:
        """Whether no one else can join: each seat has its player, and no group shares one."""
        return not self.is_shared and not self.free_seats

    @property
    def has_poll(self) -> bool:
        """Whether the pending decisions were opened to all members because their time was up."""
        return self.campaign.poll == self.number

    @property
    def voters(self) -> list[int]:
        """The people who vote on one of the pending decisions."""
        return _unique(each.voters for each in self.pending)

    @property
    def waiting_for(self) -> list[int]:
        """The people whose answer the game waits for. Private in a secret window."""
        return _unique(each.waiting_for for each in self.pending)

    @property
    def publicly_asked(self) -> list[int]:
        """The people publicly shown as asked: in a secret window all of them, whoever has answered."""
        return _unique(each.waiting_for for each in self._publicly_pending)

    def is_asked_for(self, user: int, holder: int) -> bool:
        """Whether someone is publicly shown as asked in place of a holder who is away."""
        return any(each.holder == holder != user in each.waiting_for for each in self._publicly_pending)

    @property
    def _publicly_pending(self) -> Sequence[PendingDecision]:
        return self.asked if self.is_secret_window else self.pending

    @property
    def members(self) -> list[int]:
        """Everyone who belongs to the campaign."""
        return list(dict.fromkeys([*self.seats.values(), *self.roster.members]))

    def person(self, user: int) -> Person:
        """A person's availability."""
        return self.roster.people.get(user, Person(user))

    def people(self, users: Iterable[int]) -> list[Person]:
        """The availability of each person."""
        return [self.person(user) for user in users]

    def is_absent(self, user: int) -> bool:
        """Whether someone is away now."""
        return is_away(self.roster.people.get(user), time.time())

    def seat_of(self, user: int) -> str | None:
        """The seat that someone plays, preferably one that has to decide; None for spectators."""
        for each in self.pending:
            if user in each.deciders or (self.is_for_one and user in each.voters):
                return each.seat
        if self.is_shared and user in self.members:
            return next(iter(self.info.seats))
        return next((seat for seat, holder in self.seats.items() if holder == user), None)

    def is_current(self, held: HeldRule) -> bool:
        """Whether a stored rule counts in this turn. One of a single turn counts in no other, nor after an undo."""
        return held.until in (None, self.table.state.turn)

    @property
    def open_passers(self) -> list[str]:
        """The seats whose holders have told everyone that they pass in every window of this turn."""
        held = [each for each in self.roster.rules if each.rule == OPEN_PASSING and self.is_current(each)]
        telling = {(each.seat, each.user) for each in held}
        return [seat for seat in self.places if (seat, self.seats.get(seat)) in telling]

    @property
    def is_passed_openly(self) -> bool:
        """Whether everyone whom the open window asks has told so: waiting would hide nothing."""
        passing = self.open_passers
        return self.table.has_secret_window and all(decision.seat in passing for decision in self.table.asked)

    @property
    def asks_only_legate(self) -> bool:
        """Whether the open secret window asks no one but the Legate, those who pass openly left aside."""
        passing = self.open_passers
        known = [seat for seat in self.places if seat in passing or self._is_legates(seat)]
        return self.table.has_secret_window and all(decision.seat in known for decision in self.table.asked)

    def rules_of(self, seat: str, user: int) -> Sequence[StoredRule]:
        """The rules that someone has stored for a seat and that still count, newest first."""
        offered = self.table.stored_rules(seat)
        held = [each for each in self.roster.rules if each.seat == seat and each.user == user]
        found = (rule_with_id(offered, each.rule) for each in held if self.is_current(each))
        return [rule for rule in found if rule is not None]

    def pending_for(self, user: int) -> list[PendingDecision]:
        """The pending decisions that someone has a say in, those without a kept answer first."""
        mine = [each for each in self.pending if each.admits(user)]
        return sorted(mine, key=lambda each: each.kept is not None)

    def authorise(self, user: int, number: int | None = None) -> Decision:
        """The decision with a number (None: the first this user has a say in), if this user may answer it.

        Raises:
            UserError: there is none, it has been made, or it's someone else's.
        """
        return self.entitled(user, number).decision

    def look(self, user: int, number: int | None = None) -> PendingDecision:
        """The same for someone who wants to see the options: only its decider may see a secret decision.

        Raises:
            UserError: there is none, it has been made, or this user may not see it.
        """
        found = self.entitled(user, number)
        if not found.may_look(user):
            raise UserError("only-suggested")
        return found

    def entitled(self, user: int, number: int | None = None) -> PendingDecision:
        """The pending decision with a number, or the first that this user has a say in.

        Raises:
            UserError: there is none, it has been made, or it's someone else's.
        """
        self.check_open()
        if number is not None:
            return self._numbered(user, number)
        mine = self.pending_for(user)
        if mine:
            return mine[0]
        if any(each.admits(user) for each in self.asked):
            raise UserError("answered-already")
        raise self.not_theirs(self.asked if self.is_secret_window else self.pending)

    def _numbered(self, user: int, number: int) -> PendingDecision:
        found = next((each for each in self.asked if each.decision.number == number), None)
        if found is None:
            raise self.stale()
        if not found.admits(user):
            raise self.not_theirs([found])
        if not found.is_open:
            raise UserError("answered-already")
        return found

    def check_open(self) -> Decision:
        """The first pending decision.

        Raises:
            UserError: there is none any more.
        """
        if self.campaign.status == "archived":
            raise UserError("archived")
        if self.decision is None:
            raise UserError("over")
        return self.decision

    def check_unfinished(self) -> None:
        """Check that seats and offices can still change hands.

        Raises:
            UserError: the game is over, or the campaign archived.
        """
        if self.campaign.status != "open":
            if self.campaign.status == "archived":
                raise UserError("archived")
            raise UserError("over-seats", button=self.posted_button("button-again"))

    def not_theirs(self, pending: Iterable[PendingDecision]) -> UserError:
        """Why someone has no say in any of these decisions."""
        several = list(pending)
        if len(several) > 1:
            return UserError("none-of-yours")
        if self.is_council:
            return UserError("not-in-council")
        (it,) = several
        title = self.seat_title(it.seat)
        if it.holder is None:
            return UserError("seat-empty", seat=title)
        office = it.office
        return UserError("not-yours", seat=office.title if office else title, holder=f"<@{it.holder}>")

    def stale(self) -> UserError:
        """Why a button of an earlier decision does nothing."""
        return UserError("stale", panel=self.campaign.panel_url)

    def check_number(self, number: int) -> None:
        """Check that a button belongs to a pending decision.

        Raises:
            UserError: that decision has been made.
        """
        if not self.is_pending(number):
            raise self.stale()

    def is_pending(self, number: int) -> bool:
        """Whether this is the number of a pending decision, or that of the next choice."""
        return number in (self.number, *(each.decision.number for each in self.asked))


@dataclass(frozen=True)
class PendingDecision:
    """One decision that was asked, and who has a say in it."""

    snapshot: CampaignSnapshot
    decision: Decision

    @property
    def seat(self) -> str:
        """The seat that decides."""
        return self.decision.seat

    @property
    def is_open(self) -> bool:
        """Whether it's still to be made."""
        return self.seat in self.snapshot.table.decisions

    @property
    def at_deadline(self) -> Answer:
        """The answer when time is up: the suggestion, unless the rules of play by post name another."""
        if self.decision.topic not in game_type(self.snapshot.campaign.game).deadline_defaults:
            return self.decision.default
        return self.unfolded.default

    @property
    def is_lost(self) -> bool:
        """Whether every answer ends the game in defeat at once."""
        counsel = self.snapshot.counsels.get(self.decision.number)
        return counsel is not None and counsel.is_lost

    def warns_of(self, answer: Answer) -> bool:
        """Whether an answer ends the game in defeat at once while another doesn't."""
        counsel = self.snapshot.counsels.get(self.decision.number)
        return counsel is not None and not counsel.is_lost and not counsel.losing.isdisjoint(answer)

    def cautions(self, answer: Answer) -> tuple[str, ...]:
        """What to tell the player before this answer is given: what it would waste."""
        decision = self.decision
        if not isinstance(decision, Pick) or not isinstance(answer, tuple):
            return ()
        known = decision.cautions()
        return tuple(str(text) for chosen in answer for text in known.get(chosen, ()))

    @property
    def actor(self) -> str:
        """The name of the nation that acts; empty if it's the seat itself."""
        faction = self.snapshot.info.factions.get(self.decision.actor or "")
        return "" if faction is None else faction.title

    @property
    def has_poll(self) -> bool:
        """Whether it was opened to all members because its time was up."""
        return self.snapshot.has_poll

    @property
    def office(self) -> OfficeInfo | None:
        """The office that decides; the first one if no other is in charge."""
        if not self.snapshot.has_offices:
            return None
        offices = list(self.snapshot.info.offices.values())
        return next((office for office in offices if self.decision.domain in office.domains), offices[0])

    @property
    def holder(self) -> int | None:
        """Who decides by right: the seat's holder or the office's. A vacant office falls to the first one."""
        snapshot, office = self.snapshot, self.office
        if office is None:
            return snapshot.seats.get(self.seat)
        first = next(iter(snapshot.info.offices))
        named = snapshot.roster.offices
        return named.get(office.id, named.get(first, snapshot.seats.get(self.seat)))

    @property
    def stand_in(self) -> int | None:
        """Who decides while the holder is away: their stand-in, else the first office or a group's owner.

        Only a member can stand in: no one is put into a campaign by someone else's choice.
        """
        snapshot, holder = self.snapshot, self.holder
        if holder is None or not snapshot.is_absent(holder):
            return None
        owner, roster = snapshot.campaign.owner, snapshot.roster
        named = roster.stand_ins.get(holder)
        first = roster.offices.get(next(iter(snapshot.info.offices), ""), owner)
        fallback = [first, owner] if snapshot.has_offices else []
        for user in (named if named in snapshot.members else None, *fallback):
            if user is not None and user != holder and not snapshot.is_absent(user):
                return user
        return None

    @property
    def deciders(self) -> list[int]:
        """The people who can each decide alone."""
        if self.snapshot.is_council:
            return []
        return [user for user in (self.holder, self.stand_in) if user is not None]

    @property
    def voters(self) -> list[int]:
        """The people who decide together; with several seats, those who may let the default be played."""
        snapshot = self.snapshot
        if snapshot.is_council:
            return snapshot.members
        if not self.has_poll:
            return []
        return [user for user in snapshot.members if snapshot.is_for_one or user not in self.deciders]

    @property
    def waiting_for(self) -> list[int]:
        """The people whose answer it waits for."""
        if self.voters and self.snapshot.is_for_one:
            return self.vote.missing
        return self.deciders[-1:] if self.stand_in is not None else self.deciders

    @property
    def ballots(self) -> list[Ballot]:
        """The votes that count."""
        voters = self.voters
        return [each for each in self.snapshot.roster.ballots.get(self.decision.number, ()) if each.user in voters]

    @property
    def vote(self) -> Vote:
        """The vote on it so far."""
        snapshot, decision = self.snapshot, self.decision
        present = [user for user in self.voters if not snapshot.is_absent(user)] or self.voters
        suggested = written(decision, decision.default)
        agreement, owner = snapshot.campaign.agreement, snapshot.campaign.owner
        return Vote(agreement, owner, suggested, present, self.ballots, has_choice=snapshot.is_for_one)

    @property
    def stored(self) -> list[StoredAnswer]:
        """The answers stored by its seat for windows. Private to the seat."""
        return list(self.snapshot.roster.stored.get(self.seat, ()))

    @property
    def stored_answer(self) -> Answer | None:
        """The answer its seat has stored for it; None if it wants to be asked.

        Its answer to this very window goes first, then what everyone knows, then what it has stored for others.
        """
        window = self.snapshot.info.windows.get(self.decision.topic) if self.decision.reaction else None
        if window is not None and self.kept is None and self.seat in self.snapshot.open_passers:
            return window.passing
        return stored_answer(self.stored, self.decision, self.snapshot.table.state.turn)

    @property
    def kept(self) -> Answer | None:
        """The answer to this very decision that is kept until the release."""
        number = self.decision.number
        return next((each.answer for each in self.stored if each.number == number), None)

    @property
    def unfolded(self) -> Decision:
        """The decision as the game asks it: with the options that no one is shown because another has their effect."""
        return next(each for each in self.snapshot.table.asked if each.number == self.decision.number)

    @property
    def rule_holders(self) -> list[int]:
        """The people whose stored rules count: who decides by right; in a council, those who haven't voted."""
        if not self.snapshot.is_council:
            return [] if self.holder is None else [self.holder]
        voted = [ballot.user for ballot in self.ballots]
        return [user for user in self.voters if user not in voted]

    def stored_rule(self, user: int) -> StoredRule | None:
        """The rule by which someone has answered it in advance."""
        mine = self.snapshot.rules_of(self.seat, user)
        return next((rule for rule in mine if rule.applies_to(self.unfolded)), None)

    @property
    def is_covered_by_rule(self) -> bool:
        """Whether a stored rule answers it, for at least one person."""
        return any(self.stored_rule(user) is not None for user in self.rule_holders)

    def admits(self, user: int) -> bool:
        """Whether someone has a say in it."""
        return user in self.deciders or user in self.voters

    def may_look(self, user: int) -> bool:
        """Whether someone may see the options: a secret decision only its decider, or all who share its seat."""
        if not self.decision.secret:
            return True
        return user in self.deciders or (self.snapshot.is_for_one and user in self.voters)


def _unique(lists: Iterable[list[int]]) -> list[int]:
    """Everyone in these lists, once each."""
    return list(dict.fromkeys(user for users in lists for user in users))
