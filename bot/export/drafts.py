"""Which posts each turn of a campaign had, found again from its events. Undone choices have none."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from bot.campaigns.readers import EVERYONE
from bot.storage import RecordedEvent
from render.book import Draft
from render.presenter import Post, Presenter, View
from rules.core.events import Event
from rules.core.registry import events_from_json

_log = logging.getLogger(__name__)

ReportViews = Mapping[tuple[str, int], View]
"""The view of each report that was posted, by its key and action."""


@dataclass(frozen=True)
class PlannedPost:
    """A post with the action that called for it, its events, and those before them that its narrator wants to know."""

    post: Post
    action: int
    events: tuple[Event, ...]
    before: tuple[Event, ...]

    def draft(self, views: ReportViews, end: View) -> Draft:
        """The page to compose: with the view that its report was posted with, or the one at the end of its turn."""
        return Draft(self.post, self.events, self.before, views.get((self.post.key, self.action), end))


@dataclass
class PlannedTurn:
    """A turn: its public events and its posts, in order."""

    events: list[Event] = field(default_factory=list)
    posts: list[PlannedPost] = field(default_factory=list)

    @property
    def actions(self) -> tuple[int, int]:
        """The first and the last action with a post; an empty range without one."""
        return (self.posts[0].action, self.posts[-1].action) if self.posts else (0, -1)


def planned_turns(game: str, shown: Presenter, recorded: Sequence[RecordedEvent]) -> dict[int, PlannedTurn]:
    """A campaign's turns in order, as everyone could read them in its channel."""
    turns: defaultdict[int, PlannedTurn] = defaultdict(PlannedTurn)
    recalled: list[Event] = []
    for action, events in _by_action(game, recorded):
        public = EVERYONE.readable(events)
        for post in _called_for(shown, public):
            before = [event for event in recalled if event.turn < post.turn]
            turns[post.turn].posts.append(_planned(post, action, public, before, turns[post.turn].events))
        for event in public:
            turns[event.turn].events.append(event)
        recalled += [event for event in public if event.kind in shown.recalled]
    return {turn: planned for turn, planned in sorted(turns.items()) if planned.events}


def _by_action(game: str, recorded: Sequence[RecordedEvent]) -> Iterable[tuple[int, list[Event]]]:
    live = [each for each in recorded if not each.undone]
    events = events_from_json(game, [each.json for each in live])
    pairs = zip(live, events, strict=True)
    for action, group in groupby(pairs, key=lambda pair: pair[0].action):
        yield action, [event for _, event in group]


def _called_for(shown: Presenter, public: Sequence[Event]) -> list[Post]:
    try:
        return shown.posts(public)
    except Exception:
        _log.exception("Failed to choose the posts of a book.")
        return []


def _planned(
    post: Post, action: int, public: Sequence[Event], recalled: Sequence[Event], earlier: Sequence[Event]
) -> PlannedPost:
    """A post with its events: of its choice, of its scene, or of its turn."""
    if post.is_news:
        first = [event for event in public[: post.first] if event.turn == post.turn]
        about, before = public[post.first : post.end], [*earlier, *first]
    else:
        turn = [*earlier, *(event for event in public if event.turn == post.turn)]
        about = [event for event in turn if not post.scene or event.scene == post.scene]
        place = next((place for place, event in enumerate(turn) if event is about[0]), 0) if about else 0
        before = turn[:place] if post.scene else []
    return PlannedPost(post, action, tuple(about), (*recalled, *before))
