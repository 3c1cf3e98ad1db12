"""The one path of everything that players do: authorise, choose, commit; the outbox does the rest."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary

import msgspec

import rules
from bot.clock import Clock
from bot.errors import Refusal
from bot.store import Action, AlreadyMade, Campaign, Change, EventRow, NewPost, Store
from bot.store.records import ActionKind
from bot.texts import DEFAULT_LOCALE
from render.presenter import Post, presenter
from rules.core.decisions import Answer, Decision
from rules.core.events import Event
from rules.core.game import GameInfo
from rules.core.registry import events_to_json, game_type

KEPT_TABLES = 64
"""How many campaigns are kept loaded; the one not used for longest makes room and is loaded again when needed."""

OPENING = "opening"
CLOSING = "closing"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Plan:
    """A campaign to be founded: what is played, where, and who asked for it."""

    guild: int
    channel: int
    owner: int
    game: str
    scenario: str | None
    options: Mapping[str, bool]
    title: str


@dataclass(frozen=True)
class Sitting:
    """A campaign with its table and who sits where, as of now. Read it before the next ``await``."""

    campaign: Campaign
    table: rules.Table
    seats: Mapping[str, int]

    @property
    def info(self) -> GameInfo:
        """What game it is."""
        return game_type(self.campaign.game).info

    @property
    def decision(self) -> Decision | None:
        """The pending decision; None when the game is over or the campaign archived."""
        return None if self.campaign.status == "archived" else self.table.decision

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back; never once the game is over, for then the dice are public."""
        return self.decision is not None and self.table.can_undo

    def seat_of(self, user: int) -> str | None:
        """A seat of this user: the one that has to decide if it is theirs."""
        if self.decision and self.seats.get(self.decision.seat) == user:
            return self.decision.seat
        return next((seat for seat, holder in self.seats.items() if holder == user), None)

    def authorise(self, user: int) -> Decision:
        """The pending decision, if it is this user's to make.

        Raises:
            Refusal: there is none, or it is somebody else's.
        """
        decision = self.decision
        if self.campaign.status == "archived":
            raise Refusal("archived")
        if decision is None:
            raise Refusal("over")
        holder = self.seats.get(decision.seat)
        seat = self.info.seats[decision.seat].title
        if holder is None:
            raise Refusal("seat-empty", seat=seat)
        if holder != user:
            raise Refusal("not-yours", seat=seat, holder=f"<@{holder}>")
        return decision

    def check_number(self, number: int) -> None:
        """Make sure that a button belongs to the pending decision.

        Raises:
            Refusal: that decision has been made.
        """
        if number != self.table.number:
            raise Refusal("stale", panel=self.campaign.panel_url)


class Campaigns:
    """The campaigns in play. Each is changed by one caller at a time, and in memory only as far as in the store."""

    def __init__(self, store: Store, clock: Clock, kept: int = KEPT_TABLES) -> None:
        self._store = store
        self._clock = clock
        self._kept = kept
        self._tables: OrderedDict[int, rules.Table] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.moved: Callable[[Sitting], Awaitable[None]] = _nobody_waits
        """Called after every choice with the campaign as it stands: somebody may wait for a turn to come round."""

    async def in_channel(self, channel: int) -> Campaign:
        """The campaign that is played in a channel.

        Raises:
            Refusal: there is none.
        """
        campaign = await self._store.campaign_in(channel)
        if campaign is None:
            raise Refusal("no-campaign")
        return campaign

    async def look(self, campaign: int) -> Sitting:
        """A campaign as it stands.

        Raises:
            Refusal: there is no such campaign, or its save cannot be read.
        """
        async with self._sitting(campaign) as sitting:
            return sitting

    async def found(self, plan: Plan) -> Campaign:
        """Found a campaign. The founder of a game for one gets its seat.

        Raises:
            RulesError: no such game, scenario or option.
            Refusal: the channel has a campaign already, or it could not be saved.
        """
        table = rules.start(plan.game, plan.scenario, plan.options)
        campaign = Campaign(
            id=0,
            guild=plan.guild,
            channel=plan.channel,
            owner=plan.owner,
            game=table.game,
            scenario=table.scenario,
            title=plan.title,
            locale=DEFAULT_LOCALE,
            status="over" if table.result else "open",
            number=table.number,
            commitment=table.commitment,
        )
        seats = game_type(table.game).info.seats
        taken = [(seat, plan.owner) for seat in seats] if len(seats) == 1 else []
        posts = _first_posts(campaign, table)
        change = _change(campaign, table, Action(table.number, "start", "", plan.owner, "", "{}"), table.events, posts)
        try:
            made = await self._store.found(campaign, taken, change)
        except AlreadyMade as fault:
            raise Refusal("channel-taken") from fault
        except sqlite3.Error as fault:
            _log.error("A campaign could not be saved: %s.", fault)
            raise Refusal("not-saved") from fault
        table.events.clear()
        self._keep(made, table)
        self._clock.wake()
        return msgspec.structs.replace(campaign, id=made)

    async def answer(self, campaign: int, user: int, answer: Answer, number: int | None = None) -> Sitting:
        """Answer the pending decision, and return how things stand afterwards.

        ``number`` is that of the decision which was answered; None means the pending one, whichever it is.

        Raises:
            Refusal: not this user's to make, made already, or it could not be saved. Nothing has changed.
            RulesError: not a legal choice. Nothing has changed.
        """

        def make(sitting: Sitting, decision: Decision) -> Sequence[Event]:
            if isinstance(answer, Mapping):
                return sitting.table.arrange(answer, seat=decision.seat)
            return sitting.table.choose(*answer, seat=decision.seat)

        return await self._act(campaign, user, number, "answer", make, msgspec.json.encode(answer).decode())

    async def undo(self, campaign: int, user: int, number: int | None = None) -> Sitting:
        """Take back the last choice, and return how things stand afterwards.

        Raises:
            Refusal: not this user's, or it could not be saved. Nothing has changed.
            RulesError: nothing can be taken back. Nothing has changed.
        """

        def make(sitting: Sitting, _: Decision) -> Sequence[Event]:
            return sitting.table.undo()

        return await self._act(campaign, user, number, "undo", make, "{}")

    async def join(self, campaign: int, seat: str, user: int) -> bool:
        """Give a free seat to a player; False where somebody has it."""
        taken = await self._store.take_seat(campaign, seat, user)
        self._clock.wake()
        return taken

    async def pass_seat_on(self, campaign: int, seat: str, holder: int, user: int) -> bool:
        """Give a seat from its holder to another player; False where the holder no longer has it."""
        passed = await self._store.pass_seat_on(campaign, seat, holder, user)
        self._clock.wake()
        return passed

    async def leave(self, campaign: int, user: int) -> list[str]:
        """Free every seat of a player and return them."""
        left = await self._store.leave_seats(campaign, user)
        self._clock.wake()
        return left

    async def archive(self, campaign: int) -> None:
        """Close a campaign for good. Its record stays."""
        async with self._sitting_lock(campaign):
            await self._store.archive(campaign)
            self._tables.pop(campaign, None)
        self._clock.wake()

    async def _act(
        self,
        campaign: int,
        user: int,
        number: int | None,
        kind: ActionKind,
        make: Callable[[Sitting, Decision], Sequence[Event]],
        answer: str,
    ) -> Sitting:
        async with self._sitting(campaign) as sitting:
            if number is not None:
                sitting.check_number(number)
            decision = sitting.authorise(user)
            undoes = await self._store.last_answer(campaign) if kind == "undo" else None
            table = sitting.table
            events = self._made(campaign, lambda: make(sitting, decision))
            action = Action(table.number, kind, decision.seat, user, decision.rule, answer)
            await self._commit(_change(sitting.campaign, table, action, events, undoes=undoes))
            await self.moved(sitting)
            return Sitting(msgspec.structs.replace(sitting.campaign, number=table.number), table, sitting.seats)

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
                raise Refusal("stale-elsewhere") from fault
            if isinstance(fault, sqlite3.Error):
                _log.error("Campaign %s could not be saved: %s.", change.campaign, fault)
                raise Refusal("not-saved") from fault
            raise
        self._tables[change.campaign].events.clear()
        self._clock.wake()

    @asynccontextmanager
    async def _sitting(self, campaign: int) -> AsyncIterator[Sitting]:
        async with self._sitting_lock(campaign):
            known = await self._store.campaign(campaign)
            if known is None:
                raise Refusal("unknown-campaign")
            seats = await self._store.seats(campaign)
            table = self._tables.get(campaign) or await self._load(known)
            self._keep(campaign, table)
            yield Sitting(known, table, seats)

    def _sitting_lock(self, campaign: int) -> asyncio.Lock:
        return self._locks.setdefault(campaign, asyncio.Lock())

    async def _load(self, campaign: Campaign) -> rules.Table:
        try:
            table = rules.load(await self._store.save(campaign.id))
        except rules.SaveError as fault:
            _log.error("Campaign %s cannot be read: %s", campaign.id, fault)
            raise Refusal("unreadable", reason=str(fault)) from fault
        self._keep(campaign.id, table)
        if table.number != campaign.number:
            action = Action(table.number, "resume", "", 0, "", "{}")
            await self._commit(_change(campaign, table, action, list(table.events)))
        return table

    def _keep(self, campaign: int, table: rules.Table) -> None:
        self._tables[campaign] = table
        self._tables.move_to_end(campaign)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)


async def _nobody_waits(_: Sitting) -> None:
    return


def _change(
    campaign: Campaign,
    table: rules.Table,
    action: Action,
    events: Sequence[Event],
    first: Sequence[NewPost] = (),
    undoes: int | None = None,
) -> Change:
    rows = tuple(
        EventRow(event.turn, event.scene, event.kind, json)
        for event, json in zip(events, events_to_json(events), strict=True)
    )
    posts = (*first, *_posts(table, events))
    status = campaign.status
    if table.result and status == "open":
        status = "over"
        posts += (NewPost(CLOSING, CLOSING, "{}", "null"),)
    return Change(campaign.id, action, rows, table.save(), status, posts, undoes)


def _first_posts(campaign: Campaign, table: rules.Table) -> list[NewPost]:
    opening = NewPost(OPENING, OPENING, "{}", "null")
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
