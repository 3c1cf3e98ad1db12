"""Shared by the presenters of all games: which posts events need, their composition, panel and status.

A game declares a table of posts (`calls`), names its narrator, and draws what is its own: map, reports, cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

import msgspec

from render.core.basemap import base_map
from render.core.message_text import LONGEST, parts
from render.core.picture import Picture
from render.core.posts import Post, Posting, PostKind, ScoreChange, View, Voice, drawn
from render.core.targets import Targets, letters_in, targets_in
from render.core.words import Words, words_of
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.typed_data import from_builtins
from rules.core.views import decision_in

_MOST_PARTS: Final = 2
"""The parts of a long text that one message can have."""


class Teller(Protocol):
    """Tells events as paragraphs."""

    def tell(
        self,
        events: Sequence[Event],
        voice: Voice,
        before: Sequence[Event] = (),
        wanted: Callable[[Event], bool] = ...,
    ) -> list[str]:
        """The events as paragraphs; ``before`` came earlier in the turn, ``wanted`` are those to tell."""


@dataclass(frozen=True)
class Call:
    """The post for every event of a kind; its key may contain ``{scene}`` and ``{turn}``."""

    kind: PostKind
    key: str

    def post(self, event: Event) -> Post:
        """The post for this event."""
        scene = event.scene if self.kind == "report" else ""
        return Post(self.kind, self.key.format(scene=event.scene, turn=event.turn), event.turn, scene)


class _Pending(msgspec.Struct):
    """What the panel shows of the pending decision: its topic, its default, and its slots if it's an Arrange."""

    about: tuple[str, ...] = ()
    default: dict[str, tuple[str, ...]] | tuple[str, ...] | None = None


class BasePresenter(ABC):
    """Shows the campaigns of one game.

    ``calls``: kind of event to its post. ``news_on_map``: the kinds of events whose news comes with the map; None if
    choices have no news, because reports and summaries tell everything. ``recalled``: the kinds of events of earlier
    turns that the narrator wants to know.
    """

    game: ClassVar[str]
    calls: ClassVar[Mapping[str, Call]]
    news_on_map: ClassVar[frozenset[str] | None] = None
    recalled: Collection[str] = ()
    narrator: ClassVar[Teller]

    @classmethod
    def words(cls, locale: str) -> Words:
        """The game's texts in a language."""
        return words_of(cls.game, locale)

    def posts(self, events: Sequence[Event]) -> list[Post]:
        """The posts for the events of one choice, in their order: news before a scene come before its report."""
        found, told = list[Post](), 0
        for place, event in enumerate(events):
            call = self.calls.get(event.kind)
            if call is None:
                continue
            if call.kind == "end":
                found += self._before_the_end(events, place, found, told)
                told = len(events)
            else:
                end = _beginning(events, event.scene, place) if call.kind == "report" else place
                found += self._news(events, told, end, event.turn)
                told = max(told, end)
            found.append(call.post(event))
        has_map = any(post.kind == "summary" for post in found)
        return found + (self._news(events, told, len(events), events[-1].turn, has_map=has_map) if events else [])

    def _before_the_end(self, events: Sequence[Event], place: int, found: Sequence[Post], told: int) -> list[Post]:
        """The report, the news and the summary of a scene and a turn that the end of the game cuts short."""
        end = events[place]
        posts = [] if any(post.scene == end.scene for post in found) else self._cut_short("report", end)
        if any(post.kind == "summary" and post.turn == end.turn for post in found):
            return posts
        first = _beginning(events, end.scene, place) if posts else place
        before, after = self._news(events, told, first, end.turn), self._news(events, max(told, first), place, end.turn)
        return [*before, *posts, *after, *self._cut_short("summary", end)]

    def _cut_short(self, kind: PostKind, end: Event) -> list[Post]:
        """The post for a scene or turn that the game ends in; none if it doesn't end in a scene."""
        if kind == "report" and not end.scene:
            return []
        return [call.post(end) for call in self.calls.values() if call.kind == kind][:1]

    def _news(self, events: Sequence[Event], first: int, end: int, turn: int, *, has_map: bool = False) -> list[Post]:
        """The post for a turn's news among some of the events of a choice; none if there are none.

        ``has_map``: they come with the map, whatever they are.
        """
        post = Post("news", f"news-{first}", turn, first=first, end=None if end == len(events) else end)
        news = self._news_in(post, events[first:end])
        if self.news_on_map is None or not self.is_news(news):
            return []
        on_map = has_map or any(event.kind in self.news_on_map for event in news)
        return [msgspec.structs.replace(post, kind="map" if on_map else "news")]

    def _news_in(self, post: Post, events: Sequence[Event]) -> list[Event]:
        """The news of a choice that may end a turn and begin the next: only its own turn, without the end of it."""
        ends = {kind for kind, call in self.calls.items() if call.kind in ("summary", "end")}
        return [event for event in events if event.turn == post.turn and event.kind not in ends]

    def is_news(self, events: Sequence[Event]) -> bool:
        """Whether these events have anything to tell outside of scenes with their own reports."""
        return bool(self.tell([event for event in events if not event.scene and not self.is_minor(event)], Voice()))

    def is_minor(self, event: Event) -> bool:
        """Whether an event goes only to the log if nothing else happened."""
        return False

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post."""
        match post.kind:
            case "report":
                return self.report(events, view, voice, before)
            case "summary":
                return self.summary(events, view, voice, before)
            case "end":
                return self.end(events, view, voice)
            case _:
                news = self._news_in(post, events)
                text = self.told(news, voice, before, wanted=lambda event: not event.scene)
                if post.kind != "map":
                    return Posting(text, can_wait=True)
                return Posting(
                    text, drawn(lambda: self.news_map(news, view, voice.locale)), is_board=True, can_wait=True
                )

    def told(
        self,
        events: Sequence[Event],
        voice: Voice,
        before: Sequence[Event],
        wanted: Callable[[Event], bool] = lambda _: True,
    ) -> str:
        """The events as a text, in full."""
        return "\n".join(self.narrator.tell(events, voice, before, wanted))

    @abstractmethod
    def report(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]) -> Posting:
        """The report of one scene."""

    @abstractmethod
    def summary(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> Posting:
        """The end of a turn: text and card."""

    @abstractmethod
    def end(self, events: Sequence[Event], view: View, voice: Voice) -> Posting:
        """The end of a campaign, with the events of its last turn: text and card."""

    @abstractmethod
    def heading(self, view: View, locale: str) -> str:
        """Turn, date and state of affairs in a line or two."""

    def when(self, view: View, locale: str) -> str:
        """The turn and its date, as the heading has them in bold type."""
        return self.heading(view, locale).split("**")[1]

    @abstractmethod
    def status_lines(self, view: View, locale: str) -> Sequence[str]:
        """What a player would read off the board, one fact per line."""

    @abstractmethod
    def score(self, view: View) -> Mapping[str, int]:
        """The scores that decide the game, by name."""

    @abstractmethod
    def score_change(self, event: Event) -> ScoreChange | None:
        """How the channel is told of an event that can change a score; None if it can't."""

    @abstractmethod
    def map(self, view: View, region: str | None, locale: str, zoom: float = 2.0) -> Picture:
        """The map, or a part of it."""

    def also_known(self) -> Mapping[str, Sequence[str]]:
        """None, unless a game has some."""
        return {}

    @abstractmethod
    def news_map(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The map with the changes by these events highlighted."""

    @abstractmethod
    def target_map(self, view: View, targets: Targets, locale: str) -> Picture:
        """The map for a decision: the part with what it's about and its lettered targets, with a plate that asks.

        The whole map if the targets have no place, or are all over it.
        """

    def letters(self, view: View) -> Mapping[str, str]:
        """The letters of the options that the panel's picture shows, by option id: those of the targets."""
        return letters_in(view)

    def scene_so_far(self, events: Sequence[Event], locale: str) -> Picture | None:
        """The scene that is going on, drawn from its events so far. No picture unless a game draws one."""
        return None

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The heading, with the targets to choose from, the arrangement, the scene so far, or the decision's map."""
        targets = targets_in(view)
        if targets.spaces:
            near = drawn(lambda: self.target_map(view, targets, locale))
            return Posting(self.heading(view, locale), near, letters=targets.options)
        decision = from_builtins(decision_in(view), _Pending)
        slots = decision.default if isinstance(decision.default, dict) else {}
        special = drawn(
            lambda: (
                self.arrangement(view, slots, locale) or (None if view["result"] else self.scene_so_far(scene, locale))
            )
        )
        if special:
            return Posting(self.heading(view, locale), special)
        known = base_map(self.game).spaces
        about = tuple(space for space in decision.about if space in known) or targets.about
        asked = drawn(lambda: self.target_map(view, Targets(about=about), locale))
        return Posting(self.heading(view, locale), asked, is_board=not about)

    def status(self, view: View, locale: str) -> str:
        """The state of the game: the heading, then the facts."""
        return "\n".join([self.heading(view, locale), *self.status_lines(view, locale)])[:LONGEST]

    def battle(self, events: Sequence[Event], view: View, locale: str) -> Posting:
        """The report of one scene, told at normal length, in no more than two texts."""
        posting = self.report(events, view, Voice(locale), ())
        told = parts(posting.text)
        if len(told) <= _MOST_PARTS:
            return posting
        more = self.words(locale)("told-more")
        return msgspec.structs.replace(posting, text="\n".join([*told[:_MOST_PARTS], more]))

    def is_battle(self, events: Sequence[Event]) -> bool:
        """Whether a scene was a battle: each with a report, unless a game has other reports."""
        return True

    def so_far(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """Nothing: most games tell each event as it happens. Those that wait for the end of a part override it."""
        return []

    def settled(self, turn: Sequence[Event], view: View, locale: str) -> list[str]:
        """Nothing: the reports and news of most games, or their panels, tell each outcome at once."""
        return []

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """The events as told."""
        return self.narrator.tell(events, voice, before)

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        """No picture: text is enough."""
        return None

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        """A line for each slot that holds something: what's in it, front first."""
        decision = decision_in(view)
        items = {item["id"]: item["label"] for item in decision.get("items", ())}
        filled = {slot["label"]: slots[slot["id"]] for slot in decision.get("slots", ()) if slots.get(slot["id"])}
        return "\n".join(f"- **{slot}**: {', '.join(items[each] for each in held)}" for slot, held in filled.items())

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """No picture: this game has no written orders."""
        return None


def _beginning(events: Sequence[Event], scene: str, place: int) -> int:
    """Where a scene that ends at a place begins among some events; that place if it's no scene."""
    return next((each for each in range(place) if scene and events[each].scene == scene), place)
