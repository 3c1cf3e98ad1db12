"""Measures the posts of a campaign: how many, how long, what repeats, what is left out, and what comes too late."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import msgspec

from render.core.posts import SHORT, Posting, ScoreChange, Voice
from render.presenter import presenter
from rules.core.events import Event
from tests.prose.campaigns import Act, Course, ToldPost
from tests.prose.recorder import Recorder, Sentence

HEADINGS = ("#", "__")
"""How a heading begins. One stands above events that were in part told at once, so it isn't out of order."""

RECAPS = ("summary", "end")
"""Kinds of posts that look back: their order is their own."""

_STEM = re.compile(r"^(?:tell|terse|epic)-|-[b-t]$")
"""What the key of a text has besides its stem: the length and the letter of the variant."""

Fault = Literal[
    "short post", "repeat", "repeat of the turn before", "repeat in the campaign", "score not told",
    "no event explains a score", "out of order", "text not posted",
]  # fmt: skip


class Finding(NamedTuple):
    """A place to read: what is wrong, the turn, the post or event, and the text."""

    fault: Fault
    turn: int
    where: str
    text: str


@dataclass
class Repeats:
    """How many sentences came before: in the same turn, in the turn before, anywhere earlier in the campaign."""

    in_turn: int = 0
    turn_before: int = 0
    earlier: int = 0

    def add(self, other: Repeats) -> None:
        """Add the repeats of another campaign."""
        self.in_turn += other.in_turn
        self.turn_before += other.turn_before
        self.earlier += other.earlier


@dataclass
class Figures:
    """The figures of one voice. ``posts`` and ``characters`` are counted for each turn."""

    posts: list[int] = field(default_factory=list)
    characters: list[int] = field(default_factory=list)
    short: int = 0
    sentences: int = 0
    variants: Counter[str] = field(default_factory=Counter)
    by_variant: Repeats = field(default_factory=Repeats)
    by_masked: Repeats = field(default_factory=Repeats)
    scored: int = 0
    untold: int = 0
    unexplained: int = 0
    ordered: int = 0
    out_of_order: int = 0
    told: Counter[str] = field(default_factory=Counter)
    unposted: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)

    def add(self, other: Figures) -> None:
        """Add the figures of another campaign."""
        for name in ("posts", "characters", "findings"):
            getattr(self, name).extend(getattr(other, name))
        for name in ("variants", "told", "unposted"):
            getattr(self, name).update(getattr(other, name))
        for name in ("by_variant", "by_masked"):
            getattr(self, name).add(getattr(other, name))
        for name in ("short", "sentences", "scored", "untold", "unexplained", "ordered", "out_of_order"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Told(NamedTuple):
    """A sentence in its post, with the event that it tells; None if it sums up."""

    post: ToldPost
    sentence: Sentence
    event: Located | None


class Located(NamedTuple):
    """An event with its place in the campaign and the number of its choice."""

    event: Event
    place: int
    act: int


def measured(course: Course, voice: Voice) -> Figures:
    """The figures of a campaign in one voice."""
    found = Figures()
    posts = course.posts.get(voice, [])
    _measure_posts(found, posts, course.turns)
    _measure_repeats(found, posts)
    told = list(_located(posts, course.acts))
    _measure_order(found, told)
    _measure_scores(found, course, told, posts)
    _measure_unposted(found, course, voice, told)
    return found


def _measure_posts(found: Figures, posts: Sequence[ToldPost], turns: Sequence[int]) -> None:
    by_turn: dict[int, list[ToldPost]] = {turn: [] for turn in turns}
    for post in posts:
        by_turn.setdefault(post.turn, []).append(post)
        if len(post.text) < SHORT:
            found.short += 1
            found.findings.append(Finding("short post", post.turn, post.key, post.text or "(only a picture)"))
    found.posts = [len(each) for each in by_turn.values()]
    found.characters = [sum(len(post.text) for post in each) for each in by_turn.values()]


def _measure_repeats(found: Figures, posts: Sequence[ToldPost]) -> None:
    sentences = [(post, each) for post in posts for each in post.sentences if not each.is_item]
    found.sentences = len(sentences)
    found.variants = Counter(sentence.variant for _, sentence in sentences)
    found.by_variant = _repeats((post.turn, sentence.variant) for post, sentence in sentences)
    found.by_masked = _repeats((post.turn, sentence.masked) for post, sentence in sentences)
    told: dict[str, int] = {}
    for post, sentence in sentences:
        if sentence.variant in told:
            fault = _repeat(post.turn - told[sentence.variant])
            found.findings.append(Finding(fault, post.turn, f"{post.key}, {sentence.variant}", sentence.text))
        told[sentence.variant] = post.turn


def _repeat(turns: int) -> Fault:
    """What it is to repeat a sentence that was told so many turns ago."""
    return "repeat in the campaign" if turns > 1 else "repeat of the turn before" if turns else "repeat"


def _repeats(sentences: Iterable[tuple[int, str]]) -> Repeats:
    found, by_turn, earlier = Repeats(), defaultdict[int, set[str]](set), set[str]()
    for turn, text in sentences:
        found.in_turn += text in by_turn[turn]
        found.turn_before += text in by_turn[turn - 1]
        found.earlier += text in earlier
        by_turn[turn].add(text)
        earlier.add(text)
    return found


def _located(posts: Sequence[ToldPost], acts: Sequence[Act]) -> Iterator[Told]:
    """Each sentence with the event that it tells."""
    known: dict[bytes, list[Located]] = defaultdict(list)
    place = 0
    for act in acts:
        for event in act.events:
            known[msgspec.json.encode(event)].append(Located(event, place, act.number))
            place += 1
    for post in posts:
        reached = -1
        for sentence in post.sentences:
            same = [each for event in sentence.candidates for each in known[msgspec.json.encode(event)]]
            found = _one_of([each for each in same if each.act <= post.act], reached)
            reached = reached if found is None else found.place
            yield Told(post, sentence, found)


def _one_of(same: list[Located], reached: int) -> Located | None:
    """One of several equal events: the next one that the post hasn't passed yet, else the latest."""
    same.sort(key=lambda each: each.place)
    return next((each for each in same if each.place >= reached), same[-1] if same else None)


def _measure_order(found: Figures, told: Sequence[Told]) -> None:
    """Find sentences that tell an event after a later one has been told."""
    reached, latest = -1, ""
    for post, sentence, event in told:
        if event is None or post.kind in RECAPS or sentence.text.startswith(HEADINGS):
            continue
        found.ordered += 1
        if event.place < reached:
            found.out_of_order += 1
            text = f"{sentence.text}  (after: {latest})"
            found.findings.append(Finding("out of order", post.turn, f"{post.key}, {event.event.kind}", text))
        else:
            reached, latest = event.place, sentence.text


def _measure_scores(found: Figures, course: Course, told: Sequence[Told], posts: Sequence[ToldPost]) -> None:
    """Find events that changed a score without a line in the channel."""
    shown = presenter(course.play.game)
    sentences: dict[str, list[Told]] = defaultdict(list)
    for each in told:
        if each.event is not None:
            sentences[each.event.event.kind].append(each)
    recaps: dict[tuple[str, int], frozenset[str]] = {
        (post.kind, post.turn): post.names for post in posts if post.kind in RECAPS
    }
    for act in course.acts:
        changes = [(event, change) for event in act.events if (change := shown.score_change(event)) is not None]
        if not act.scores:
            continue
        if not changes:
            found.unexplained += 1
            text = f"{', '.join(sorted(act.scores))}: {', '.join(event.kind for event in act.events)}"
            found.findings.append(Finding("no event explains a score", act.turn, f"choice {act.number}", text))
        for event, change in changes:
            found.scored += 1
            if not _is_told(event, act, change, sentences) and not _is_recapped(event, change, recaps):
                found.untold += 1
                found.findings.append(Finding("score not told", event.turn, event.kind, _fields(event)))


def _is_told(event: Event, act: Act, change: ScoreChange, sentences: Mapping[str, Sequence[Told]]) -> bool:
    """Whether an event has a sentence of its own, or another one of the same choice or scene covers it."""
    for kind in change.told_by:
        for _, sentence, teller in sentences.get(kind, ()):
            assert teller is not None
            if kind == event.kind:
                if teller.event == event:
                    return True
                continue
            is_near = teller.act == act.number or (event.scene and event.scene == teller.event.scene)
            if is_near and (not change.names or {*change.names} & {sentence.variant, *sentence.names}):
                return True
    return False


def _is_recapped(event: Event, change: ScoreChange, recaps: Mapping[tuple[str, int], frozenset[str]]) -> bool:
    """Whether the end of the turn tells a change that is told there."""
    return any({*change.names} & recaps.get((kind, event.turn), frozenset()) for kind in change.told_by)


def _measure_unposted(found: Figures, course: Course, voice: Voice, told: Sequence[Told]) -> None:
    """Find events that have a text, but none in the channel: not even in the paragraph of another event."""
    shown, recorder = presenter(course.play.game), Recorder()
    posted = {each.event.place for each in told if each.event is not None}
    said = {(each.post.turn, _fact(each.sentence)) for each in told}
    events = [event for act in course.acts for event in act.events]
    for place, event in enumerate(events):
        recorder.clear()
        with recorder.recording():
            alone = "\n".join(shown.tell([event], Voice(voice.locale)))
        if not alone:
            continue
        found.told[event.kind] += 1
        facts = {(event.turn, _fact(sentence)) for sentence in recorder.sentences(Posting(alone))}
        if place not in posted and not facts & said:
            found.unposted[event.kind] += 1
            found.findings.append(Finding("text not posted", event.turn, event.kind, _fields(event)))


def _fact(sentence: Sentence) -> tuple[str, frozenset[str]]:
    """What a sentence says in whichever words: the stem of its texts, and what it names."""
    return _STEM.sub("", sentence.variant), sentence.names


def _fields(event: Event) -> str:
    """The fields of an event that differ from event to event, as text."""
    shown = {name: value for name, value in event.model_dump().items() if name not in ("kind", "turn", "rule", "scene")}
    return ", ".join(f"{name} {value}" for name, value in shown.items() if value not in ("", [], ()))
