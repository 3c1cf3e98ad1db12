"""Plays campaigns with the Legate in every seat, and takes their posts from the bot's own outbox."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, get_args
from unittest.mock import patch

import msgspec

import rules
from bot.campaigns.changes import change_of
from bot.campaigns.creation import NewCampaign, write_campaign
from bot.common.messages import speaking
from bot.delivery import composition
from bot.delivery.composition import composed, messages
from bot.storage import OPENING, PANEL, Action, Campaign, CampaignSettings, QueuedPost, Store
from bot.workers.backpressure import Backpressure
from bot.workers.rendering import RenderWorker
from render.core import posts
from render.core.picture import Picture
from render.core.posts import PostKind, Voice
from render.presenter import presenter
from rules.core.agents import default_agent, give, seen_from
from rules.core.events import Event
from rules.core.registry import companions
from tests.prose.recorder import Recorder, Sentence

_OWNER = 1
_BLANK = Picture(b"", "blank.png", "-", 1, 1)


class Play(NamedTuple):
    """What to play: a game, a scenario (None: the usual one), the seed of the dice, and how many turns (0: all)."""

    game: str
    scenario: str | None
    seed: str
    turns: int = 0


@dataclass(frozen=True)
class Act:
    """One choice: its number, the turn, its public events, and the scores that it changed."""

    number: int
    turn: int
    events: tuple[Event, ...]
    scores: frozenset[str]


@dataclass(frozen=True)
class ToldPost:
    """A post as players read it; ``names`` are all keys and ids in it."""

    key: str
    kind: PostKind
    act: int
    turn: int
    text: str
    sentences: tuple[Sentence, ...]
    names: frozenset[str]


@dataclass
class Course:
    """A campaign: its choices, and its posts in each voice."""

    play: Play
    acts: list[Act] = field(default_factory=list)
    posts: dict[Voice, list[ToldPost]] = field(default_factory=dict)

    @property
    def turns(self) -> list[int]:
        """The turns played."""
        return list(dict.fromkeys(act.turn for act in self.acts))


async def play(plan: Play, voices: Sequence[Voice]) -> Course:
    """Play a campaign, and read its posts in these voices."""
    course = Course(plan)
    recorder = Recorder()
    table = rules.start(plan.game, plan.scenario, seed=plan.seed)
    async with _opened_store() as store:
        with undrawn(plan.game), recorder.recording():
            reader = _Reader(store, recorder, course, voices)
            await reader.open(table)
            scores = _scores(table)
            first = table.state.turn
            while table.decisions and not (plan.turns and table.state.turn >= first + plan.turns):
                events, scores = _answered(table), _scores(table) if table.events else scores
                await reader.act(table, events, scores)
            reader.close()
    return course if not plan.turns else _until(course, first + plan.turns)


def _until(course: Course, turn: int) -> Course:
    """The part of a campaign before a turn."""
    acts = [
        replace(act, turn=min(act.turn, turn - 1), events=tuple(event for event in act.events if event.turn < turn))
        for act in course.acts
    ]
    posts = {voice: [post for post in posts if post.turn < turn] for voice, posts in course.posts.items()}
    return Course(course.play, acts, posts)


def _answered(table: rules.Table) -> list[Event]:
    """The events of the Legate's answer to the first decision."""
    table.events.clear()
    seat = next(iter(table.decisions))
    agent = companions(table.game).legate or default_agent
    give(table, agent(seen_from(table, seat)), seat)
    return list(table.events)


def _scores(table: rules.Table) -> Mapping[str, int]:
    return presenter(table.game).score(table.public())


class _Reader:
    """Writes a table's actions to one stored campaign for each language, and reads what its outbox would post."""

    def __init__(self, store: Store, recorder: Recorder, course: Course, voices: Sequence[Voice]) -> None:
        self._store = store
        self._recorder = recorder
        self._course = course
        self._voices = voices
        self._renderer = RenderWorker(Backpressure())
        self._campaigns: list[Campaign] = []
        self._scores: Mapping[str, int] = {}
        self._waiting: dict[Voice, list[QueuedPost]] = {}

    def close(self) -> None:
        self._renderer.close()

    async def open(self, table: rules.Table) -> None:
        """Create the campaigns, as `/campaign new` does."""
        events = list(table.events)
        for channel, locale in enumerate(dict.fromkeys(voice.locale for voice in self._voices), 1):
            table.events[:] = events
            plan = NewCampaign(1, channel, _OWNER, table.game, table.scenario, table.options, "Campaign", locale)
            with speaking(locale):
                self._campaigns.append(await write_campaign(self._store, plan, table, None))
        self._scores = _scores(table)
        await self._note(table, events, self._scores)

    async def act(self, table: rules.Table, events: Sequence[Event], scores: Mapping[str, int]) -> None:
        """Commit a choice, as the bot does. A choice without events has no posts."""
        if not events:
            return
        action = Action(table.number, "answer", "", _OWNER, "", "{}")
        for campaign in self._campaigns:
            await self._store.actions.commit(change_of(campaign, table, action, events))
        await self._note(table, events, scores)

    async def _note(self, table: rules.Table, events: Sequence[Event], scores: Mapping[str, int]) -> None:
        changed = frozenset(name for name in scores if scores[name] != self._scores.get(name, scores[name]))
        self._scores = scores
        public = tuple(event for event in events if event.is_public)
        turn = max((event.turn for event in events), default=table.state.turn)
        self._course.acts.append(Act(table.number, turn, public, changed))
        for campaign in self._campaigns:
            await self._read(campaign)

    async def _read(self, campaign: Campaign) -> None:
        """Read what a campaign has queued. The panel comes last and stays queued."""
        while (post := await self._store.posts.next(campaign.id)) is not None and post.kind != PANEL:
            if post.kind in get_args(PostKind):
                for voice in self._voices:
                    if voice.locale == campaign.locale:
                        await self._compose(campaign, post, voice)
            if post.kind == OPENING:
                await self._store.posts.mark_edited(post)
            else:
                await self._store.posts.mark_sent(post, post.id)

    async def _compose(self, campaign: Campaign, post: QueuedPost, voice: Voice) -> None:
        told_as = msgspec.structs.replace(campaign, agreement=CampaignSettings(length=voice.length))
        self._recorder.clear()
        with speaking(campaign.locale):
            waiting = self._waiting.setdefault(voice, [])
            posting = await composed(self._store, self._renderer, told_as, post, waiting)
        if not posting.text and not posting.pictures:
            return
        if posting.waits:
            waiting.append(post)
            return
        waiting.clear()
        recipe = msgspec.json.decode(post.recipe, type=_Recipe)
        for part in messages(posting):
            told = ToldPost(
                post.key, recipe.kind, post.action, recipe.turn, part.text,
                tuple(self._recorder.sentences(part)), self._recorder.names_in(part.text),
            )  # fmt: skip
            self._course.posts.setdefault(voice, []).append(told)


class _Recipe(msgspec.Struct):
    kind: PostKind
    turn: int


@asynccontextmanager
async def _opened_store() -> AsyncIterator[Store]:
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "prose.db")
        try:
            yield store
        finally:
            await store.close()


@contextmanager
def undrawn(game: str) -> Iterator[None]:
    """Put a blank in the place of every picture of a posting: only the texts matter here, however long they take."""
    presenter(game)  # loads the modules that draw
    draw = posts.drawn
    with ExitStack() as stack:
        stack.enter_context(patch.object(composition, "DRAWING_PATIENCE", None))
        for module in list(sys.modules.values()):
            if module.__name__.startswith("render.") and vars(module).get("drawn") is draw:
                stack.enter_context(patch.object(module, "drawn", _blanks))
        yield


def _blanks(*draw: Callable[[], Picture | None]) -> tuple[Picture, ...]:
    return (_BLANK,) * len(draw)
