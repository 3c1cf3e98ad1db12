"""Collects an export from the store, the game's presenter, and Discord (players' names)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

import discord
import msgspec

import render.book
import rules
from bot.campaigns.options import option_titles
from bot.campaigns.readers import is_closed, public_of
from bot.campaigns.service import Campaigns
from bot.campaigns.snapshot import CampaignSnapshot
from bot.common.discord_errors import is_transient
from bot.common.errors import UserError
from bot.common.messages import say, speaking, spoken
from bot.export.action_log import log, public_actions
from bot.export.attachments import ExportFile
from bot.export.book import Book, Chapter, Player
from bot.export.dice import DiceReport, Die, check_dice, read_dice
from bot.export.documents import encode_log, plain, render_html, render_zip
from bot.export.drafts import PlannedTurn, ReportViews, planned_turns
from bot.export.editions import Volume, bound
from bot.export.public_history import disclosed_secret, events_of_actions
from bot.storage import RecordedAction, RecordedEvent, Store, TurnSnapshot
from bot.workers.drawing_process import DrawingError
from bot.workers.fairness import FairTurns
from bot.workers.rendering import RenderWorker
from render.book import DrawnChapter
from render.core.picture import Picture
from render.presenter import Posting, Presenter, View, Voice, presenter
from rules.core.events import TakenUp
from rules.core.registry import events_from_json

SAVE, LOG = "save.json", "actions.json"
"""The names of the machine-readable files."""

_MAX_FILE_BYTES = 24_000_000
_MARGIN = 4096
_log = logging.getLogger(__name__)

Progress = Callable[[int, int], Awaitable[None]]
"""Is told how many of how many chapters are drawn; none of none while another book is drawn."""


@dataclass(frozen=True)
class Sources:
    """A campaign's data at one moment; the ``snapshot``'s table may have moved on since.

    ``shown`` is what everyone sees, ``save`` what they may load; None if something hidden prevents it.
    """

    snapshot: CampaignSnapshot
    shown: View
    save: str | None
    secret: str | None
    actions: Sequence[RecordedAction]
    told: Sequence[RecordedEvent]
    dice: Sequence[Die]
    checked: DiceReport
    snapshots: Sequence[TurnSnapshot]


@dataclass(frozen=True)
class Export:
    """A campaign's files, and how its book had to be made to fit: its volumes. ``book`` is what it contains."""

    files: Sequence[ExportFile]
    book: Book
    volumes: Sequence[Volume]


class Exporter:
    """Makes exports, one at a time and the fairest first. Books are drawn in the queue of films."""

    patience = 300.0
    """Maximum seconds to wait for others' books."""

    drawing_time = 480.0
    """Maximum seconds of drawing; later chapters have no pictures. Whoever asks can be answered for fifteen minutes."""

    def __init__(self, client: discord.Client, campaigns: Campaigns, store: Store, renderer: RenderWorker) -> None:
        self._client = client
        self._campaigns = campaigns
        self._store = store
        self._renderer = renderer
        self._turns = FairTurns()
        self._running: dict[tuple[int, int], asyncio.Task[Export]] = {}
        self._drawn: int | None = None

    async def export(self, campaign: int, user: int, most: int, progress: Progress) -> Export:
        """A campaign's files for a user, with no file of its book larger than ``most`` bytes.

        The book is in the campaign's language and length.

        Raises:
            UserError: its save can't be read, the user cancelled it or is getting it already, or others come first.
        """
        key = campaign, user
        if key in self._running:
            raise UserError("export-running")
        self._renderer.check_film_queue()
        task = self._running[key] = asyncio.ensure_future(self._queued(campaign, most, progress))
        try:
            return await task
        except asyncio.CancelledError as error:
            if task.cancelled() and not _is_cancelling():
                raise UserError("export-cancelled") from error
            task.cancel()
            raise
        finally:
            del self._running[key]

    @property
    def is_busy(self) -> bool:
        """Whether a book is drawn, so that another one has to wait."""
        return self._turns.is_taken

    def is_drawing(self, campaign: int) -> bool:
        """Whether the book that others wait for is this campaign's."""
        return self._drawn == campaign

    def cancel(self, campaign: int, user: int) -> bool:
        """Cancel a user's export; False if there is none."""
        task = self._running.get((campaign, user))
        return task is not None and task.cancel()

    async def _queued(self, campaign: int, most: int, progress: Progress) -> Export:
        try:
            async with asyncio.timeout(self.patience) as limit:
                await progress(0, 0)
                async with self._turns.line_up():
                    limit.reschedule(None)
                    self._drawn = campaign
                    return await self._export(campaign, most, progress)
        except TimeoutError as error:
            if not limit.expired():
                raise
            raise UserError("pictures-busy") from error

    async def _export(self, campaign: int, most: int, progress: Progress) -> Export:
        sources = await self._read(campaign)
        with speaking(sources.snapshot.campaign.locale):
            book = await self._collect(sources, progress)
            files, volumes = await asyncio.to_thread(_write_files, sources, book, most)
            return Export(files, book, volumes)

    async def _read(self, campaign: int) -> Sources:
        history = self._store.history
        async with self._campaigns.locked(campaign) as snapshot:
            actions = await history.actions(campaign)
            dice = await history.dice(campaign)
            return Sources(
                snapshot,
                snapshot.table.public(),
                snapshot.table.open_save(),
                disclosed_secret(snapshot),
                actions if is_closed(snapshot) else public_actions(actions, snapshot.table),
                await history.events(campaign),
                read_dice(dice, public_of(snapshot)),
                await asyncio.to_thread(check_dice, snapshot, dice),
                await history.snapshots(campaign),
            )

    async def _collect(self, sources: Sources, progress: Progress) -> Book:
        snapshot, shown = sources.snapshot, sources.shown
        campaign, info = snapshot.campaign, snapshot.info
        drawn = presenter(campaign.game)
        turns = await asyncio.to_thread(planned_turns, campaign.game, drawn, sources.told)
        ends = asyncio.get_running_loop().time() + self.drawing_time
        chapters: list[Chapter] = []
        missing = undrawn = 0
        for turn, planned in turns.items():
            await progress(len(chapters), len(turns))
            in_time = asyncio.get_running_loop().time() < ends
            made, has_pictures = await self._chapter(drawn, sources, turn, planned, in_time=in_time)
            missing, undrawn = missing + made.missing, undrawn + (not has_pictures)
            if not made.pages and chapters:
                continue  # a turn that has only begun
            dice = tuple(die for die in sources.dice if die.turn == turn)
            heading = made.heading or say("record-turn", turn=turn)
            chapters.append(Chapter(turn, heading, made.pages, made.maps, dice))
        everything = public_of(snapshot).readable(events_from_json(campaign.game, _live(sources.told)))
        figures = await self._posting(drawn, everything, shown, campaign.title)
        made_at = [each.made for each in sources.actions if not each.action.secret]
        players = tuple([await self._player(user, snapshot) for user in _people(sources)])
        return Book(
            game=campaign.game,
            locale=spoken(),
            title=campaign.title,
            game_title=info.title,
            scenario=info.scenarios[campaign.scenario].title,
            options=tuple(option_titles(info, shown["options"])),
            origin=next((say("record-origin", turn=each.turn) for each in everything if isinstance(each, TakenUp)), ""),
            begun=datetime.fromtimestamp(made_at[0], UTC),
            last=datetime.fromtimestamp(made_at[-1], UTC),
            exported=datetime.now(UTC),
            result=_result(snapshot, shown, players),
            players=players,
            seats=_seats(snapshot, players),
            others=tuple(player.name for player in players if not player.seats and player.id in _played(sources)),
            verified=_verified(snapshot, sources.checked),
            commitment=campaign.commitment,
            secret=sources.secret,
            cover=await self._cover(drawn, shown, campaign.title),
            statistics=figures.text,
            sheets=figures.pictures,
            chapters=tuple(chapters),
            missing=missing,
            undrawn=undrawn,
        )

    async def _chapter(
        self, drawn: Presenter, sources: Sources, turn: int, planned: PlannedTurn, *, in_time: bool
    ) -> tuple[DrawnChapter, bool]:
        """A turn as a chapter, and whether it has its pictures."""
        campaign = sources.snapshot.campaign
        found = await self._store.posts.report_views(campaign.id, *planned.actions)
        views: ReportViews = {key: msgspec.json.decode(view) for key, view in found.items()}
        end = await asyncio.to_thread(_end_of, turn, sources)
        drafts = [post.draft(views, end or sources.shown) for post in planned.posts]
        voice = Voice(spoken(), campaign.agreement.length)
        is_drawn = in_time and end is not None
        if is_drawn:
            try:
                made = await self._renderer.draw_beside(
                    render.book.chapter, drawn, planned.events, drafts, end, voice, drawing=True
                )
            except DrawingError:
                _log.warning("Campaign %s: its book has no pictures of turn %s.", campaign.id, turn)
                is_drawn = False
        if not is_drawn:
            made = await asyncio.to_thread(
                render.book.chapter, drawn, planned.events, drafts, None, voice, drawing=False
            )
        return made, is_drawn

    async def _posting(self, drawn: Presenter, *args: object) -> Posting:
        try:
            return await self._renderer.draw_beside(render.book.posting, drawn.statistics, *args, spoken())
        except DrawingError:
            return Posting("")

    async def _cover(self, drawn: Presenter, shown: View, title: str) -> tuple[Picture, ...]:
        try:
            return await self._renderer.draw_beside(render.book.picture, drawn.title, shown, title, spoken())
        except DrawingError:
            return ()

    async def _player(self, user: int, snapshot: CampaignSnapshot) -> Player:
        seats = [seat.title for seat in snapshot.info.seats.values() if snapshot.seats.get(seat.id) == user]
        found = self._client.get_user(user)
        try:
            if found is None:
                # An export can be cancelled, a request that waits out a global rate limit must not be.
                found = await asyncio.shield(self._client.fetch_user(user))
        except Exception as error:
            if not isinstance(error, discord.HTTPException) and not is_transient(error):
                raise
            return Player(user, say("record-unknown-player", user=str(user)), tuple(seats))
        return Player(user, found.display_name, tuple(seats))


def _is_cancelling() -> bool:
    """Whether the current task itself is cancelled."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _live(told: Sequence[RecordedEvent]) -> list[str]:
    return [each.json for each in told if not each.undone]


def _end_of(turn: int, sources: Sources) -> View | None:
    """The public view at the end of a turn, which is what the next one begins with; None if it can't be read."""
    later = [each for each in sources.snapshots if each.turn > turn]
    if not later:
        return sources.shown
    try:
        return rules.load(later[0].save).public()
    except rules.RulesError as error:
        _log.info("Failed to show the end of turn %s under the current rules: %s", turn, error)
        return None


def _seats(snapshot: CampaignSnapshot, players: Sequence[Player]) -> tuple[tuple[str, str], ...]:
    """Each seat with the name of its player."""
    names = {player.id: player.name for player in players}
    held = {seat: snapshot.seats.get(seat) for seat in snapshot.places}
    return tuple(
        (snapshot.seat_title(seat), say("record-empty-seat") if user is None else names.get(user, str(user)))
        for seat, user in held.items()
    )


def _verified(snapshot: CampaignSnapshot, checked: DiceReport) -> str:
    """What the dice prove, in a sentence; empty in a game without dice."""
    if not snapshot.info.has_dice:
        return ""
    if not checked.are_sound:
        return say("record-dice-unsound")
    return say("record-dice-sound" if is_closed(snapshot) else "record-dice-open", count=checked.count)


def _result(snapshot: CampaignSnapshot, shown: View, players: Sequence[Player]) -> str:
    """How the campaign ended, and who won it; empty before that."""
    result = shown["result"]
    if result is None:
        return ""
    level = str(result["level"])
    told = say("record-result", level=level[:1].upper() + level[1:], text=str(result["text"]))
    seat = str(result["winner"] or "")
    holder, lender = snapshot.seats.get(seat), snapshot.roster.lenders.get(seat)
    if holder is None or snapshot.is_for_one:
        return told
    names = {player.id: plain(player.name) for player in players}
    title, who = snapshot.seat_title(seat), names.get(holder, str(holder))
    if lender is None:
        return f"{told} {say('panel-winner', holder=who, seat=title)}"
    whose = names.get(lender, say("record-unknown-player", user=str(lender)))
    return f"{told} {say('panel-winner-lent', lender=whose, holder=who, seat=title)}"


def _played(sources: Sources) -> set[int]:
    """Everyone who decided something, or belongs to the group that did."""
    group = sources.snapshot.members if sources.snapshot.is_shared else []
    return {*group, *(each.action.user for each in sources.actions if each.action.kind == "answer")}


def _people(sources: Sources) -> list[int]:
    """Everyone who takes or took part in a campaign, current members first."""
    seated = sources.snapshot.seats.values()
    done = [each.action.user for each in sources.actions if each.action.user]
    return list(dict.fromkeys([*sources.snapshot.members, *seated, *done]))


def _write_files(sources: Sources, book: Book, most: int) -> tuple[list[ExportFile], list[Volume]]:
    """The files, human-readable ones first, and the volumes of the book."""
    volumes = bound(book, min(most, _MAX_FILE_BYTES) - _MARGIN, render_html)
    files = [file for volume in volumes for file in _files_of(volume)]
    if sources.save is not None:
        files.append(ExportFile(SAVE, sources.save.encode()))
    told = events_of_actions(sources.snapshot.campaign.game, sources.told, public_of(sources.snapshot))
    record = log(sources.snapshot.campaign, sources.shown, book, sources.actions, told, sources.dice)
    return [*files, ExportFile(LOG, encode_log(record))], volumes


def _files_of(volume: Volume) -> list[ExportFile]:
    title = volume.book.title if volume.count == 1 else f"{volume.book.title} {volume.number}"
    page, text = ExportFile.titled(title, "html", render_html(volume)), ExportFile.titled(title, "md", b"")
    return [page, ExportFile.titled(title, "zip", render_zip(volume, text.name))]
