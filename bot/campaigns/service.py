"""The one path of everything that players do: authorise, choose, commit; the outbox does the rest."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import sqlite3
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

import rules
from bot.campaigns.due_times import timers, timers_again
from bot.campaigns.notices import NO_ORIGIN, Origin, notice
from bot.campaigns.snapshot import CampaignSnapshot
from bot.campaigns.voting import read, written
from bot.common.errors import NotSavedError, UserError
from bot.common.messages import speaking
from bot.scheduling.scheduler import Scheduler
from bot.storage import (
    REVIEW,
    Action,
    AlreadyMade,
    Ballot,
    Campaign,
    CampaignSettings,
    Change,
    EventRow,
    NewPost,
    Roster,
    Store,
    UndoRequest,
)
from bot.storage.models import ActionKind, Way
from bot.telemetry.logging import bind
from bot.telemetry.metrics import CHOICES
from render.presenter import Post, presenter
from rules.core.decisions import Answer, Decision
from rules.core.events import Event, Resumed
from rules.core.registry import events_to_json
from rules.core.text import FIRST_LANGUAGE

T = TypeVar("T")

Due = tuple[str, float | None]
"""Kind of a campaign's timer, and when it is due (seconds, epoch; None: never)."""

KEPT_TABLES = 64
"""How many campaigns are kept loaded; the one not used for longest makes room and is loaded again when needed."""

OPENING = "opening"
CLOSING = "closing"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class NewCampaign:
    """A campaign to be founded: what is played, where, and who asked for it.

    ``channel`` is the thread, ``parent`` the channel that the thread belongs to.
    """

    guild: int
    channel: int
    owner: int
    game: str
    scenario: str | None
    options: Mapping[str, bool | str]
    title: str
    locale: str = FIRST_LANGUAGE
    agreement: CampaignSettings = field(default_factory=CampaignSettings)
    parent: int | None = None


@dataclass(frozen=True)
class TableAction:
    """Something that somebody does to a table, with what it is to be recorded as.

    ``user`` is who does it (0: nobody), ``answer`` what is kept of it as JSON text, ``notices`` what is said of it,
    ``ballot`` the vote that brought it about, ``orders_of`` the player whose written orders it carries out.
    """

    kind: ActionKind
    user: int
    answer: str
    make: Callable[[rules.Table], Sequence[Event]]
    way: Way = ""
    notices: tuple[NewPost, ...] = ()
    undoes: int | None = None
    undoes_from: int | None = None
    ballot: Ballot | None = None
    orders_of: int | None = None


@dataclass(frozen=True)
class _Moment:
    """What an action is put down with: the turn, and the decision that was pending when it was done."""

    turn: int
    number: int
    decision: Decision | None

    @classmethod
    def of(cls, table: rules.Table) -> _Moment:
        return cls(table.state.turn, table.number, table.decision)


class Campaigns:
    """The campaigns in play. Each is changed by one caller at a time, and in memory only as far as in the store."""

    def __init__(self, store: Store, scheduler: Scheduler, kept: int = KEPT_TABLES) -> None:
        self._store = store
        self._scheduler = scheduler
        self._kept = kept
        self._tables: OrderedDict[int, rules.Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.also_due: Callable[[CampaignSnapshot], Sequence[Due]] = lambda _: ()
        """What else is due once a campaign stands as it does: somebody may wait for a turn to come round.

        It is written together with whatever has brought the campaign there.
        """
        scheduler.handle(REVIEW, self._review)
        self.house = 0
        """The bot's own user, under whose name the Legate plays; nobody asks it for its opinion."""

    @property
    def loaded(self) -> int:
        """How many campaigns are in memory."""
        return len(self._tables)

    async def in_channel(self, channel: int) -> Campaign:
        """The campaign that is played in a channel.

        Raises:
            UserError: there is none.
        """
        campaign = await self._store.campaign_in(channel)
        if campaign is None:
            raise UserError("no-campaign")
        return campaign

    async def look(self, campaign: int) -> CampaignSnapshot:
        """A campaign as it stands.

        Raises:
            UserError: there is no such campaign, or its save cannot be read.
        """
        async with self.holding(campaign) as snapshot:
            return snapshot

    async def found(self, plan: NewCampaign) -> Campaign:
        """Found a campaign. The founder of a game for one gets its seat.

        Raises:
            RulesError: no such game, scenario or option.
            UserError: the channel has a campaign already, or it could not be saved.
        """
        return await self.settle(plan, rules.start(plan.game, plan.scenario, plan.options))

    async def settle(self, plan: NewCampaign, table: rules.Table, origin: Origin | None = None) -> Campaign:
        """Found a campaign at a table that has just been set up; ``origin`` is where its position came from.

        Raises:
            UserError: the channel has a campaign already, or it could not be saved.
        """
        campaign = Campaign(
            id=0,
            guild=plan.guild,
            channel=plan.channel,
            owner=plan.owner,
            game=table.game,
            scenario=table.scenario,
            title=plan.title,
            locale=plan.locale,
            status="over" if table.result else "open",
            number=table.number,
            commitment=table.commitment,
            agreement=plan.agreement,
            parent=plan.parent,
        )
        seats = table.seats
        taken = [(seat, plan.owner) for seat in seats] if len(seats) == 1 else []
        posts = _first_posts(campaign, origin, table)
        change = _change(campaign, table, Action(table.number, "start", "", plan.owner, "", "{}"), table.events, posts)
        told_once = tuple(post for post in change.posts if post in posts or post.kind not in _TOLD_WITH_THE_MAP)
        founder = await self._store.people.person(plan.owner)
        begun = CampaignSnapshot(campaign, table, dict(taken), Roster(people={plan.owner: founder}))
        change = msgspec.structs.replace(
            change, timers=tuple(timers(begun, time.time())), snapshot=table.state.turn, posts=told_once
        )
        try:
            made = await self._store.found(campaign, taken, change)
        except AlreadyMade as fault:
            raise UserError("channel-taken") from fault
        except sqlite3.Error as fault:
            _log.error("A campaign could not be saved: %s.", fault)
            raise NotSavedError from fault
        table.events.clear()
        self._keep(made, table)
        self._scheduler.wake()
        return msgspec.structs.replace(campaign, id=made)

    async def answer(self, campaign: int, user: int, answer: Answer, number: int | None = None) -> CampaignSnapshot:
        """Answer the pending decision, and return how things stand afterwards.

        ``number`` is that of the decision which was answered; None means the pending one, whichever it is.

        Raises:
            UserError: not this user's to make, made already, or it could not be saved. Nothing has changed.
            RulesError: not a legal choice. Nothing has changed.
        """

        async with self.holding(campaign) as snapshot:
            if number is not None:
                snapshot.check_number(number)
            decision = snapshot.authorise(user)
            if user in snapshot.deciders:
                way: Way = "" if user == snapshot.holder else "stand-in"
                return await self.perform(snapshot, answering(decision, answer, user, way))
            return await self._vote(snapshot, decision, user, answer)

    async def give(self, campaign: int, user: int, answers: Sequence[Answer], number: int) -> CampaignSnapshot:
        """Make many choices at once, as written orders come to: all of them, or none, as one action.

        They are made on a copy of the table, away from the event loop; the copy takes the table's place when all has
        been written. Together they are taken back as one (:meth:`undo`).

        Raises:
            UserError: they are not all this user's to make, the first was made already, or they could not be saved.
            RulesError: one of them is not legal any more. Nothing has changed in any of these cases.
        """
        async with self.holding(campaign) as snapshot:
            snapshot.check_number(number)
            way: Way = "" if user == snapshot.holder else "stand-in"
            json = msgspec.json.encode(answers).decode()
            deed = TableAction("answer", user, json, lambda _: (), way, orders_of=user)
            return await self._perform_apart(snapshot, deed, lambda copy: _given(copy, user, answers))

    async def _vote(
        self, snapshot: CampaignSnapshot, decision: Decision, user: int, answer: Answer
    ) -> CampaignSnapshot:
        """Put down a vote; the one that decides makes the choice."""
        wanted = written(decision, decision.check(answer))
        if not snapshot.is_for_one and wanted != written(decision, decision.default):
            raise UserError("only-suggested")
        ballot = Ballot(user, wanted)
        after = _with_ballot(snapshot, ballot)
        decided = after.vote.decided()
        if decided is None:
            campaign, number = snapshot.campaign.id, snapshot.table.number
            await self._saved(self._store.people.vote(campaign, number, ballot, self.also_due(after)))
            self._scheduler.wake()
            return after
        way: Way = "vote" if snapshot.is_for_one else "default"
        deed = answering(decision, read(decided), user, way)
        return await self.perform(after, dataclasses.replace(deed, ballot=ballot))

    async def undo(self, campaign: int, user: int, number: int | None = None) -> CampaignSnapshot | None:
        """Take back the last choice, and return how things stand afterwards.

        None where others have seen what came of it: they are asked first.

        Raises:
            UserError: not this user's, or it could not be saved. Nothing has changed.
            RulesError: nothing can be taken back. Nothing has changed.
        """
        async with self.holding(campaign) as snapshot:
            if number is not None:
                snapshot.check_number(number)
            last = await self._store.last_answer(campaign)
            await self._check_undo(snapshot, user, last)
            if last is not None and await self._is_seen(snapshot, user, last):
                await self._ask_others(snapshot, user)
                return None
            return await self._take_back(snapshot, user, last)

    async def _take_back(self, snapshot: CampaignSnapshot, user: int, last: int | None) -> CampaignSnapshot:
        """Take back the last answer; one that was many choices at once is taken back whole."""
        count = 1 if last is None else await self._store.choices_in(snapshot.campaign.id, last)
        deed = undoing(user, last)
        if count == 1:
            return await self.perform(snapshot, deed)
        return await self._perform_apart(snapshot, deed, lambda copy: copy.table.undo(count=count))

    async def agree_to_undo(self, campaign: int, user: int, number: int) -> CampaignSnapshot | None:
        """Agree to somebody's wish to take a choice back; None as long as more have to agree.

        Raises:
            UserError: nothing is asked of this user.
            RulesError: it can no longer be taken back.
        """
        async with self.holding(campaign) as snapshot:
            request = self._request(snapshot, user, number)
            agreed = (*request.agreed, *({user} - {*request.agreed}))
            others = self._others(snapshot, request.user)
            if 2 * len(agreed) <= len(others):
                await self._saved(self._store.people.consent(campaign, msgspec.structs.replace(request, agreed=agreed)))
                return None
            return await self._take_back(snapshot, request.user, await self._store.last_answer(campaign))

    async def refuse_undo(self, campaign: int, user: int, number: int) -> None:
        """Refuse somebody's wish to take a choice back: the choice stands.

        Raises:
            UserError: nothing is asked of this user.
        """
        async with self.holding(campaign) as snapshot:
            self._request(snapshot, user, number)
            await self._saved(self._store.people.end_request(campaign, notice("undo-refused", who=f"<@{user}>")))
            self._scheduler.wake()

    async def _check_undo(self, snapshot: CampaignSnapshot, user: int, last: int | None) -> None:
        """Make sure that somebody may take the last choice back: who made it, or who would have to decide again."""
        if last is not None and await self._store.people.maker(snapshot.campaign.id, last) == user:
            snapshot.check_open()
            if user in snapshot.members:
                return
        snapshot.authorise(user)

    async def _is_seen(self, snapshot: CampaignSnapshot, user: int, last: int) -> bool:
        """Whether others have seen what came of a choice, or it was theirs."""
        if not self._others(snapshot, user):
            return False
        people = self._store.people
        return await people.maker(snapshot.campaign.id, last) != user or await people.seen(snapshot.campaign.id, last)

    async def _ask_others(self, snapshot: CampaignSnapshot, user: int) -> None:
        if not snapshot.can_undo:
            snapshot.table.undo()
        others = self._others(snapshot, user)
        request = UndoRequest(snapshot.table.number, user, ())
        asked = notice("undo-asked", others, ("agree", "refuse"), snapshot.table.number, who=f"<@{user}>")
        await self._saved(self._store.people.ask(snapshot.campaign.id, request, asked))
        self._scheduler.wake()

    def _others(self, snapshot: CampaignSnapshot, user: int) -> list[int]:
        """The other people of a campaign."""
        return [member for member in snapshot.members if member not in (user, self.house)]

    def _request(self, snapshot: CampaignSnapshot, user: int, number: int) -> UndoRequest:
        snapshot.check_number(number)
        request = snapshot.roster.request
        if request is None:
            raise UserError("no-request")
        if user not in self._others(snapshot, request.user):
            raise UserError("not-asked")
        return request

    async def tell(self, campaign: int, said: NewPost) -> None:
        """Say something in a campaign's channel."""
        await self._saved(self._store.people.say(campaign, said))
        self._scheduler.wake()

    async def _saved(self, work: Awaitable[T]) -> T:
        try:
            return await work
        except sqlite3.Error as fault:
            _log.error("Something could not be saved: %s.", fault)
            raise NotSavedError from fault

    async def join(self, campaign: int, seat: str, user: int, due: Sequence[Due] = ()) -> bool:
        """Give a free seat to a player, after which something may be due; False where somebody has it."""
        taken = await self._store.take_seat(campaign, seat, user, due)
        self._scheduler.wake()
        return taken

    async def pass_seat_on(self, campaign: int, seat: str, holder: int, user: int, due: Sequence[Due] = ()) -> bool:
        """Give a seat from its holder to another player, after which something may be due.

        False where the holder no longer has it.
        """
        passed = await self._store.pass_seat_on(campaign, seat, holder, user, due)
        self._scheduler.wake()
        return passed

    async def leave(self, campaign: int, user: int) -> bool:
        """Free every seat and office of a player; False where they do not belong to the campaign."""
        left = await self._store.leave(campaign, user)
        self._scheduler.wake()
        return left

    async def look_again(self, campaign: int) -> None:
        """The people of a campaign have changed, or its agreement: due times follow, and others may be awaited.

        The change has been written, and stays; what cannot be written now, as on a full disk, the clock makes up for.
        """
        try:
            await self._review(campaign)
        except sqlite3.Error as fault:
            _log.error("Campaign %s: its due times have still to be set anew: %s.", campaign, fault)
            self._scheduler.wake()

    async def _review(self, campaign: int) -> None:
        """Set the due times of a campaign as they follow from how it stands."""
        people = self._store.people
        async with self.holding(campaign) as snapshot:
            if snapshot.has_poll:
                await people.need_no_review(campaign, self.also_due(snapshot))
            else:
                known = await people.awaited(campaign, snapshot.table.number)
                due = timers_again(snapshot, time.time(), known.sent)
                await people.reviewed(campaign, [*due, *self.also_due(snapshot)])
            self._scheduler.wake()

    async def archive(self, campaign: int) -> None:
        """Close a campaign for good. Its record stays."""
        async with self._lock(campaign):
            await self._store.archive(campaign)
            self._tables.pop(campaign, None)
        self._scheduler.wake()

    async def perform(self, snapshot: CampaignSnapshot, deed: TableAction) -> CampaignSnapshot:
        """Do something to a table that is held, and return how things stand afterwards.

        Raises:
            UserError: it could not be saved. Nothing has changed.
            RulesError: it cannot be done. Nothing has changed.
        """
        before = _Moment.of(snapshot.table)
        events = self._made(snapshot.campaign.id, lambda: deed.make(snapshot.table))
        return await self._put_down(snapshot, before, deed, events)

    async def _perform_apart(
        self, snapshot: CampaignSnapshot, deed: TableAction, make: Callable[[CampaignSnapshot], Sequence[Event]]
    ) -> CampaignSnapshot:
        """Do something to a copy of a table that is held, on a thread; the copy is the table once it is written."""
        before, save = _Moment.of(snapshot.table), snapshot.table.save()
        copy = dataclasses.replace(snapshot, table=await asyncio.to_thread(rules.load, save))
        if copy.table.number != snapshot.table.number:
            raise UserError("stale-elsewhere")
        events = await asyncio.to_thread(make, copy)
        self._keep(snapshot.campaign.id, copy.table)
        return await self._put_down(copy, before, deed, events)

    async def _put_down(
        self, snapshot: CampaignSnapshot, before: _Moment, deed: TableAction, events: Sequence[Event]
    ) -> CampaignSnapshot:
        """Write what was done to a table, and return how things stand afterwards."""
        campaign, table, decision = snapshot.campaign, snapshot.table, before.decision
        seat = decision.seat if decision else ""
        rule, topic = (decision.rule, decision.topic) if decision else ("", "")
        secret = decision is not None and decision.secret and deed.kind == "answer"
        action = Action(table.number, deed.kind, seat, deed.user, rule, deed.answer, deed.way, secret, topic)
        after = CampaignSnapshot(
            msgspec.structs.replace(campaign, number=table.number, poll=None),
            table,
            snapshot.seats,
            msgspec.structs.replace(snapshot.roster, ballots=(), request=None, due=None),
        )
        change = _change(campaign, table, action, events, deed.notices)
        change = msgspec.structs.replace(
            change,
            undoes=deed.undoes,
            undoes_from=deed.undoes_from,
            timers=(*timers(after, time.time()), *self.also_due(after)),
            snapshot=table.state.turn if table.state.turn > before.turn and not table.result else None,
            ballot=None if deed.ballot is None else (before.number, deed.ballot),
            orders_of=deed.orders_of,
        )
        await self._commit(change)
        CHOICES.labels(campaign.game, deed.kind).inc()
        return after

    def _made(self, campaign: int, make: Callable[[], Sequence[Event]]) -> Sequence[Event]:
        """What ``make`` told. After a fault of the rules the table is read again from the store."""
        try:
            return make()
        except rules.IllegalChoice:
            raise
        except Exception:
            self._tables.pop(campaign, None)
            _log.exception("The rules failed in campaign %s.", campaign)
            raise

    async def _commit(self, change: Change) -> None:
        """Write a change; where that fails, what is in memory is forgotten, for the store holds the truth."""
        try:
            await self._store.commit(change)
        except BaseException as fault:
            self._tables.pop(change.campaign, None)
            if isinstance(fault, AlreadyMade):
                raise UserError("stale-elsewhere") from fault
            if isinstance(fault, sqlite3.Error):
                _log.error("Campaign %s could not be saved: %s.", change.campaign, fault)
                raise NotSavedError from fault
            raise
        self._tables[change.campaign].events.clear()
        self._scheduler.wake()

    @asynccontextmanager
    async def holding(self, campaign: int) -> AsyncIterator[CampaignSnapshot]:
        """A campaign as it stands, which nobody else changes until the block ends.

        Raises:
            UserError: there is no such campaign, or its save cannot be read.
        """
        async with self._lock(campaign):
            bind(campaign=campaign)
            found = await self._store.seated(campaign)
            if found is None:
                raise UserError("unknown-campaign")
            known, seats, roster = found
            table = self._tables.get(campaign) or await self._load(known, seats)
            self._keep(campaign, table)
            bind(decision=table.number)
            if table.number != known.number:
                roster = await self._store.people.roster(campaign, table.number)
            yield CampaignSnapshot(known, table, seats, roster)

    def _lock(self, campaign: int) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    async def _load(self, campaign: Campaign, seats: Mapping[str, int]) -> rules.Table:
        try:
            table = rules.load(await self._store.save(campaign.id))
        except rules.SaveError as fault:
            _log.error("Campaign %s cannot be read: %s", campaign.id, fault)
            raise UserError("unreadable", reason=str(fault)) from fault
        self._keep(campaign.id, table)
        if table.number != campaign.number:
            await self._resume(campaign, table, seats)
        return table

    async def _resume(self, campaign: Campaign, table: rules.Table, seats: Mapping[str, int]) -> None:
        """Put down that a game went on from its last checkpoint when it was loaded, and say so.

        The choices that were given up are marked as taken back: they will be made again, and told again.
        """
        events = list(table.events)
        dropped = sum(event.dropped for event in events if isinstance(event, Resumed))
        action = Action(table.number, "resume", "", 0, "", "{}")
        change = _change(campaign, table, action, events, [notice("campaign-resumed", dropped=dropped)])
        roster = msgspec.structs.replace(await self._store.people.roster(campaign.id, table.number), ballots=())
        after = CampaignSnapshot(
            msgspec.structs.replace(campaign, number=table.number, poll=None), table, seats, roster
        )
        given_up = await self._store.first_of_last(campaign.id, dropped)
        await self._commit(
            msgspec.structs.replace(change, undoes_from=given_up, timers=tuple(timers(after, time.time())))
        )

    def _keep(self, campaign: int, table: rules.Table) -> None:
        self._tables[campaign] = table
        self._tables.move_to_end(campaign)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)


def answering(decision: Decision, answer: Answer, user: int, way: Way = "") -> TableAction:
    """Answering a decision, in whichever way that came about."""

    def make(table: rules.Table) -> Sequence[Event]:
        if isinstance(answer, Mapping):
            return table.arrange(answer, seat=decision.seat)
        return table.choose(*answer, seat=decision.seat)

    return TableAction("answer", user, msgspec.json.encode(answer).decode(), make, way)


def _given(snapshot: CampaignSnapshot, user: int, answers: Sequence[Answer]) -> list[Event]:
    """Answer one pending decision after another, each of which has to be this user's alone, and known to all."""
    told: list[Event] = []
    for answer in answers:
        decision = snapshot.authorise(user)
        if user not in snapshot.deciders:
            raise UserError("orders-together")
        if decision.secret:
            raise UserError("orders-secret")
        told += answering(decision, answer, user).make(snapshot.table)
    return told


def undoing(user: int, last: int | None) -> TableAction:
    """Taking back the last answer, which is that of number ``last``."""
    return TableAction("undo", user, "{}", rules.Table.undo, undoes=last)


def _with_ballot(snapshot: CampaignSnapshot, ballot: Ballot) -> CampaignSnapshot:
    """A campaign with one more vote on its decision, in place of the earlier one of the same person."""
    others = [each for each in snapshot.roster.ballots if each.user != ballot.user]
    roster = msgspec.structs.replace(snapshot.roster, ballots=(*others, ballot))
    return dataclasses.replace(snapshot, roster=roster)


def _change(
    campaign: Campaign,
    table: rules.Table,
    action: Action,
    events: Sequence[Event],
    first: Sequence[NewPost] = (),
) -> Change:
    rows = tuple(
        EventRow(event.turn, event.scene, event.kind, json)
        for event, json in zip(events, events_to_json(events), strict=True)
    )
    with speaking(campaign.locale):
        posts = (*first, *_posts(table, events))
    status = campaign.status
    if table.result and status == "open":
        status = "over"
        posts += (NewPost(CLOSING, CLOSING, "{}", "null"),)
    return Change(campaign.id, action, rows, table.save(), status, posts)


_TOLD_WITH_THE_MAP = ("news", "map")
"""Posts that tell what the first map of a campaign tells as well."""


def _first_posts(campaign: Campaign, origin: Origin | None, table: rules.Table) -> list[NewPost]:
    recipe = NO_ORIGIN if origin is None else msgspec.json.encode(origin).decode()
    opening = NewPost(OPENING, OPENING, recipe, "null")
    with speaking(campaign.locale):
        return [opening, _new_post(Post(kind="map", key="map-opening", turn=table.state.turn), _view(table))]


def _posts(table: rules.Table, events: Sequence[Event]) -> tuple[NewPost, ...]:
    """The posts that events call for. A fault in the telling never stands in the way of a choice."""
    public = [event for event in events if not event.audience]
    try:
        called_for = presenter(table.game).posts(public)
    except Exception:
        _log.exception("The posts of %s could not be named.", table.game)
        return ()
    if not called_for:
        return ()
    view = _view(table)
    return tuple(_new_post(post, view) for post in called_for)


def _view(table: rules.Table) -> str:
    return msgspec.json.encode(table.public()).decode()


def _new_post(post: Post, view: str) -> NewPost:
    return NewPost(post.key, post.kind, msgspec.json.encode(post).decode(), view)
