"""How a channel shows Ultimus Romanorum: a report for each SMC with its battles, a card and a summary for each year."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Final

import msgspec

from render.core.area_presenter import AreaPresenter, Drawings
from render.core.base_presenter import Call
from render.core.picture import Picture
from render.core.posts import Post, Posting, ScoreChange, View, Voice, drawn
from render.core.targets import targets_in
from render.core.words import Words
from render.ultimus_romanorum.armies import armies_at
from render.ultimus_romanorum.at_once import WINTER, is_in_battle, is_told_at_once, is_urgent, struck_by
from render.ultimus_romanorum.battle_model import battles, weightiest
from render.ultimus_romanorum.battle_report import draw_battle
from render.ultimus_romanorum.battle_under_way import draw_under_way, unit_letters
from render.ultimus_romanorum.battles_ahead import MOST_TOLD, battles_ahead, told_of_battle
from render.ultimus_romanorum.chronicle import TOLD_IN_ACCOUNT, chapter, summary_text
from render.ultimus_romanorum.film import make_film
from render.ultimus_romanorum.map import ZOOM, draw_map
from render.ultimus_romanorum.narration import NARRATOR, RECALLED
from render.ultimus_romanorum.question_choices import targets_of
from render.ultimus_romanorum.questions import draw_targets
from render.ultimus_romanorum.regions import REGIONS
from render.ultimus_romanorum.report_text import items_joined, lists_whole, places_named_once
from render.ultimus_romanorum.settled import told_of_settled
from render.ultimus_romanorum.stats_sheet import statistics
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import STATUSES, game_of, status_of
from render.ultimus_romanorum.title_and_end_cards import COURSE, TOLD_YEARS, draw_end, draw_title
from render.ultimus_romanorum.turn_card import draw_summary, thrones_line
from render.ultimus_romanorum.war_maps import draw_ahead, draw_plan, draw_report, draw_struck
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.views import decision_in
from rules.ultimus_romanorum.chapters.combat import battlefields
from rules.ultimus_romanorum.data.loader import ultimus_data
from rules.ultimus_romanorum.events import (
    BattleFought,
    LeaderDied,
    PointsScored,
    SequenceBegan,
    SequenceEnded,
    StackMoved,
    StratagemPlayed,
    TribeChanged,
    YearScored,
)
from rules.ultimus_romanorum.game import CAMPS, UltimusRomanorum

MOST_BATTLES: Final = 3
"""The battles of an SMC that have a picture; the text tells the others."""

_MOST_ARMIES: Final = 8

_NEWS: Final = frozenset({
    "year-began", "event-rolled", "pax-romana", "pax-broken", "usurpation-tested", "usurpation-began",
    "camps-exchanged", "council-called", "rebellion-tested", "rex-tested", "alliance-made", "refuge-tested",
    "regnum-dissolved",
})  # fmt: skip
"""The kinds of events outside of SMC that a post tells at once; a year's other events come with its reports or card."""

_CAUSES_OF_NEWS: Final = frozenset({
    "status-uprising", "status-event", "status-rebellion", "status-rex", "status-alliance", "status-dissolved",
    "status-vanquished", "status-federated",
})  # fmt: skip
"""Why a Tribe changes outside of SMC."""


_AUGUSTAE: Final = frozenset({"augusta-orientalis", "augusta-occidentalis"})
"""Played in C or E: for the initiative at no one [6.1, R17], and against a Usurper, who only rises in C [6.1, 6.2]."""

_AGAINST_MURDER: Final = "R21"
"""The ruling that an Augusta cites who protects an Emperor, in E."""

_PASSED: Final = ("sequence-began", "sequence-passed")
"""The kinds of events of an SMC in which nothing happened."""

_MOST_MARCHES: Final = 4
"""How many marches are told of an SMC in which nothing else happened."""

_BALANCE: Final = frozenset({
    "plagues-ended", "usurpation-succeeded", "usurpation-failed", "camps-exchanged", "regnum-dissolved", "capital-set",
    "augustus-fled", "fleets-controlled", "points-scored", "year-scored", "game-ended",
})  # fmt: skip
"""The kinds of events with which phase F can begin."""

_LAST: Final = "last"
"""What the key of a report ends with if the game ended in the middle of its SMC."""


@dataclass(frozen=True)
class _SequenceCall(Call):
    """The post for an SMC. Its key names the SMC: the camp, and how many it has left in the year."""

    def post(self, event: Event) -> Post:
        """The report of the SMC that ends with this event, or with the game."""
        which = f"{event.camp}:{event.left}" if isinstance(event, SequenceEnded) else _LAST
        return Post("report", f"smc:{event.turn}:{which}", event.turn)


NOT_COUNTED = -1
"""SMC left before phase D has counted them."""


class UltimusPresenter(AreaPresenter):
    """Shows campaigns of Ultimus Romanorum."""

    game = GAME
    calls = {
        "sequence-ended": _SequenceCall("report", "smc"),
        "year-ended": Call("summary", "summary:{turn}"),
        "game-ended": Call("end", "end"),
    }
    news_on_map = frozenset({
        "year-began", "usurpation-began", "camps-exchanged", "tribe-changed", "augustus-proclaimed", "council-called",
        "regnum-dissolved",
    })  # fmt: skip
    recalled = RECALLED | {*COURSE}
    narrator = NARRATOR
    drawings = Drawings(
        summary_text=summary_text,
        summary=draw_summary,
        end=partial(draw_end, ()),
        title=draw_title,
        film=make_film,
        statistics=statistics,
        map=draw_map,
        targets=draw_targets,
        regions=REGIONS,
        areas=lambda: ultimus_data().areas,
        provinces=lambda: {area.id: area.diocese for area in ultimus_data().areas.values() if area.diocese},
    )

    def is_news(self, events: Sequence[Event]) -> bool:
        """Whether anything happened that is told at once: outside of SMC, or by a stratagem."""
        return any(_is_news_of_year(event) or is_told_at_once(event) for event in events)

    def _news(self, events: Sequence[Event], first: int, end: int, turn: int, *, has_map: bool = False) -> list[Post]:
        """The post for the news of a choice: with a map if a stratagem struck an area."""
        found = super()._news(events, first, end, turn, has_map=has_map)
        is_on_map = bool(struck_by(event for event in events[first:end] if event.turn == turn))
        return [msgspec.structs.replace(post, kind="map") if is_on_map else post for post in found]

    def _news_in(self, post: Post, events: Sequence[Event]) -> list[Event]:
        """The news of a choice, without the account of the year, which is on its card."""
        return [event for event in super()._news_in(post, events) if not isinstance(event, YearScored)]

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post. That of an SMC tells only its own part of the year."""
        match post.kind:
            case "report":
                own = sequence_of(events, post.key)
                return self.report(own, view, voice, [*before, *_until(events, own)])
            case "news" | "map":
                return self._news_posting(post, self._news_in(post, events), view, voice, before)
            case "summary":
                posting = self.summary(events, view, voice, before)
                late = self.told(last_words_of(events), voice, before, _is_left_for_summary)
                return msgspec.structs.replace(posting, text="\n".join(filter(None, [late, posting.text])))
            case "end":
                return self.end([*before, *events], view, voice)

    def _news_posting(
        self, post: Post, news: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]
    ) -> Posting:
        """The news of a choice: in the middle of an SMC only what a stratagem did, with a map of where it struck."""
        is_of_year = any(_is_news_of_year(event) for event in news)
        text = self.told(news, voice, before, _is_in_news_of_year if is_of_year else is_told_at_once)
        can_wait = not is_urgent(news)
        if post.kind == "news":
            return Posting(text, can_wait=can_wait)
        struck = [] if is_of_year else struck_by(news)
        if struck:
            return Posting(text, drawn(lambda: draw_struck(view, news, struck, voice.locale)), can_wait=can_wait)
        return Posting(text, drawn(lambda: self.news_map(news, view, voice.locale)), is_board=True, can_wait=can_wait)

    def end_card(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The closing card, with the points of both players over the years."""
        return draw_end(events, view, locale)

    def end(self, events: Sequence[Event], view: View, voice: Voice) -> Posting:
        """The end of the game, and what history tells of its last year if a scenario ends with it."""
        posting, year = super().end(events, view, voice), game_of(view).year
        if year not in TOLD_YEARS:
            return posting
        return msgspec.structs.replace(posting, text=f"{posting.text}\n*{words(voice.locale)(f'history-{year}')}*")

    def report(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]) -> Posting:
        """What happened in an SMC, with its map, or in a single battle: the battles that matter most as pictures."""
        game, texts = game_of(view), words(voice.locale)
        fought = weightiest(battles(events), MOST_BATTLES)
        is_sequence = any(isinstance(event, SequenceBegan) for event in events)
        pictures = drawn(
            lambda: draw_report(view, events, voice.locale) if is_sequence else None,
            *(partial(draw_battle, each, game, texts) for each in fought),
        )
        return Posting(self._tale(events, voice, before), pictures)

    def _tale(self, events: Sequence[Event], voice: Voice, before: Sequence[Event]) -> str:
        """The story of an SMC: without its marches, which its map shows, unless there's nothing else to tell.

        What stratagems did at once has been told when it happened.
        """
        text = self.told(events, voice, before, _is_left_for_report)
        if "\n" in text:
            return _as_report(text)
        marches = [event for event in events if isinstance(event, StackMoved)]
        greatest = sorted(marches, key=lambda march: -len(march.pieces))[:_MOST_MARCHES]
        told = self.told(events, voice, before, lambda event: _is_left_for_report(event) or event in greatest)
        return _as_report(told)

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The heading with the picture for the decision: in a battle that battle, unless areas are to choose from.

        In a window before battles they are told and shown; one in a battle says which that is.
        """
        game = game_of(view)
        if ahead := battles_ahead(view, game):
            told = [told_of_battle(game, area, words(locale)) for area in ahead[:MOST_TOLD]]
            text = "\n".join([self.heading(view, locale), *(f"- {each}" for each in told)])
            return Posting(text, drawn(lambda: draw_ahead(view, ahead, locale)))
        if _is_in_battle_now(view) and not targets_in(view).spaces:
            pictures = drawn(lambda: draw_under_way(view, scene, locale))
            told = [f"- {told_of_battle(game, area, words(locale))}" for area in _fields_of_window(view, game)]
            if pictures or told:
                text = "\n".join([self.heading(view, locale), *told])
                return Posting(text, pictures, letters=unit_letters(view))
        targets = targets_of(view)
        if targets.options:
            near = drawn(lambda: draw_targets(view, targets, locale))
            return Posting(self.heading(view, locale), near, letters=targets.options)
        return super().panel(view, locale, scene)

    def settled(self, turn: Sequence[Event], view: View, locale: str) -> list[str]:
        """The battles, evasions and flights of the SMC that goes on, whose report is still to come."""
        return [] if view["result"] else told_of_settled(turn, game_of(view), words(locale))

    def letters(self, view: View) -> Mapping[str, str]:
        """The letters of the options that the panel's picture shows, by option id."""
        is_about_a_battle = _is_in_battle_now(view) and not targets_in(view).spaces
        return (unit_letters(view) if is_about_a_battle else {}) or targets_of(view).options

    def is_battle(self, events: Sequence[Event]) -> bool:
        """Whether anyone fought in an SMC."""
        return any(isinstance(event, BattleFought) for event in events)

    def map(self, view: View, region: str | None, locale: str, zoom: float = ZOOM) -> Picture:
        """The map: the whole board, a theatre, or the surroundings of an area."""
        return draw_map(view, region, locale, zoom)

    def heading(self, view: View, locale: str) -> str:
        """The year, the points of both players, and the SMC left to each once counted, until the game is over."""
        game, texts = game_of(view), words(locale)
        points = {camp: game.state.pv[game.seat(camp)] for camp in CAMPS}
        left = {camp: game.sequences_left(camp) for camp in CAMPS}
        is_counted = bool(game.state.sequences) and not view["result"]
        return texts(
            "panel-heading", year=str(game.year), last=str(game.state.last_turn), rome=points["roman"],
            barbarians=points["barbarian"], roman=game.seat("roman").upper(), barbarian=game.seat("barbarian").upper(),
            left=sum(left.values()) if is_counted else NOT_COUNTED, rome_left=left["roman"],
            barbarians_left=left["barbarian"],
        )  # fmt: skip

    def status_lines(self, view: View, locale: str) -> Sequence[str]:
        """The state of the Empire: hands, SMC left, thrones, Tribes, armies, markers."""
        texts, game = words(locale), game_of(view)
        return [
            *_camp_lines(view, game, texts),
            *_throne_lines(game, texts),
            *_tribe_lines(game, texts),
            *_army_lines(game, texts),
        ]

    def score(self, view: View) -> Mapping[str, int]:
        """The victory points of each player."""
        points: dict[str, int] = view["state"]["pv"]
        return points

    def score_change(self, event: Event) -> ScoreChange | None:
        """Points that a player gains or pays: told on their own, with the battle, or at the end of the year."""
        if not isinstance(event, PointsScored):
            return None
        if event.cause in TOLD_IN_ACCOUNT:
            return ScoreChange(frozenset({event.kind, "summary"}), (event.cause,))
        return ScoreChange(frozenset({event.kind, "battle-fought", "leader-died"}))

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A year as a chapter of the chronicle."""
        return chapter(events, voice)

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """The map with written orders as arrows, before anyone gives them."""
        return draw_plan(view, arrows, locale) if arrows else None


def _as_report(told: str) -> str:
    """A story as the text of a report: each place once, lists in one piece, then the points."""
    return items_joined(lists_whole(places_named_once(told)))


def sequence_of(events: Sequence[Event], key: str) -> list[Event]:
    """The events of the SMC that a post's key names, from its beginning to its end.

    What happened since the report before it belongs to it too: in the windows after that SMC, and in SMC that were
    passed.
    """
    ends = [place for place, event in enumerate(events) if isinstance(event, SequenceEnded) and key == _key_of(event)]
    end = ends[-1] + 1 if ends else len(events)
    begun = [place for place in range(end) if isinstance(events[place], SequenceBegan)]
    if not begun:
        return list(events)
    reported = [place + 1 for place in range(end - 1) if isinstance(events[place], SequenceEnded)]
    since = events[reported[-1] if reported else begun[0] : begun[-1]]
    return [*(event for event in since if event.kind not in _PASSED), *events[begun[-1] : end]]


def last_words_of(events: Sequence[Event]) -> list[Event]:
    """The stratagems played after the last report of a year, with what they did at once."""
    ends = [place + 1 for place, event in enumerate(events) if isinstance(event, SequenceEnded)]
    if not ends:  # the SMC of the year were passed, all of them
        ends = [place for place, event in enumerate(events) if event.kind in _PASSED][:1]
    late = events[ends[-1] if ends else len(events) :]
    played = [place for place, event in enumerate(late) if isinstance(event, StratagemPlayed)]
    if not played or _is_outside_sequences(late[played[0]]):
        return []
    return [event for event in takewhile(_is_before_the_balance, late[played[0] :]) if event.kind not in _PASSED]


def _is_before_the_balance(event: Event) -> bool:
    if isinstance(event, StratagemPlayed):
        return not _is_outside_sequences(event)
    return event.kind not in _BALANCE


def _key_of(event: SequenceEnded) -> str:
    return _SequenceCall("report", "").post(event).key


def _until(events: Sequence[Event], own: Sequence[Event]) -> Sequence[Event]:
    """The events before some of them."""
    first = next((place for place, event in enumerate(events) if own and event is own[0]), 0)
    return events[:first]


def _is_in_battle_now(view: View) -> bool:
    scene = str(view["state"]["scene"])
    return bool(scene) and not scene.startswith(WINTER) and not view["result"]


def _fields_of_window(view: View, game: UltimusRomanorum) -> list[str]:
    """Where the battle is whose die a window comes before: everyone knows that."""
    decision, fields = decision_in(view), battlefields(game)
    return [area for area in decision.get("named", ()) if area in fields] if decision["reaction"] else []


def _is_outside_sequences(event: Event) -> bool:
    """Whether a stratagem was played in B, C or F, or before the first SMC: the report of an SMC tells the others."""
    if not isinstance(event, StratagemPlayed):
        return False
    data = ultimus_data()
    kind = data.cards.get(event.stratagem, event.stratagem)
    if kind in _AUGUSTAE:
        return not event.about or (data.is_leader(event.about[0]) and _AGAINST_MURDER not in event.rule)
    return "E" not in data.stratagems[kind].phases


def _is_news_of_year(event: Event) -> bool:
    """Whether an event outside of SMC is worth a post before the year's card."""
    if is_in_battle(event):
        return False
    match event:
        case TribeChanged():
            return event.cause in _CAUSES_OF_NEWS
        case LeaderDied():
            return event.cause == "death-natural"
        case StratagemPlayed():
            return _is_outside_sequences(event)
    return event.kind in _NEWS


def _is_in_news_of_year(event: Event) -> bool:
    """Whether an event is told in the news of a year; the heading of an SMC belongs to its report."""
    return _is_outside(event) and not isinstance(event, SequenceBegan)


def _is_left_for_report(event: Event) -> bool:
    """Whether the report of an SMC tells an event: not what was told when it happened, or what its map shows."""
    return _is_not_march(event) and not is_told_at_once(event)


def _is_left_for_summary(event: Event) -> bool:
    """Whether an event after the last report of a year still is to be told."""
    return _is_outside(event) and not is_told_at_once(event)


def _is_outside(event: Event) -> bool:
    """Whether an event is told outside of reports: not the points that the account at the end of the year counts."""
    is_counted_later = isinstance(event, PointsScored) and event.cause in TOLD_IN_ACCOUNT
    return not is_in_battle(event) and _is_not_march(event) and not is_counted_later


def _is_not_march(event: Event) -> bool:
    """Whether the map leaves something to tell about an event."""
    return not isinstance(event, StackMoved)


def _camp_lines(view: View, game: UltimusRomanorum, texts: Words) -> Iterator[str]:
    """What everyone may count of each camp: its counters in hand, and its SMC left in the year."""
    stacks = view["state"]["stacks"]
    for camp in CAMPS:
        yield texts(
            f"status-camp-{camp}", hand=len(stacks.get(f"hand-{game.seat(camp)}", ())),
            left=game.sequences_left(camp) if game.state.sequences else NOT_COUNTED,
        )  # fmt: skip


def _throne_lines(game: UltimusRomanorum, texts: Words) -> list[str]:
    lines = [f"**{thrones_line(game, texts)}**"]
    for half, throne in game.state.thrones.items():
        for office in ("caesar", "usurper"):
            leader = getattr(throne, office)
            if leader:
                lines.append(texts(f"status-{office}-{half}", leader=leader, area=game.whereabouts(leader)))
        if throne.success:
            lines.append(texts(f"status-pending-{half}"))
    return lines


def _tribe_lines(game: UltimusRomanorum, texts: Words) -> list[str]:
    lines = []
    fallen: list[str] = []
    for status in STATUSES:
        tribes = [tribe for tribe, facts in game.state.tribes.items() if status_of(facts.status) == status]
        if tribes and status != "peace":
            there = tuple(tribe for tribe in tribes if game.units_of(tribe))
            fallen += [tribe for tribe in tribes if tribe not in there]
            lines += [texts(f"alt-tribes-{status}", tribes=there)] if there else []
    if fallen:
        lines.append(texts("status-tribes-fallen", tribes=tuple(fallen)))
    if game.state.council:
        lines.append(texts("status-council", area=game.state.council))
    plagues = tuple(plague.area for plague in game.state.plagues)
    return [*lines, texts("status-plagues", areas=plagues)] if plagues else lines


def _army_lines(game: UltimusRomanorum, texts: Words) -> list[str]:
    """The strongest armies of each camp."""
    armies = [
        army for area in game.data.areas for army in armies_at(game, area) if army.units and army.status != "peace"
    ]
    armies.sort(key=lambda army: -army.pf)
    lines = []
    for camp in CAMPS:
        own = [each for each in armies if each.camp == camp]
        if own:
            lines.append(texts(f"status-armies-{camp}", shown=min(len(own), _MOST_ARMIES)))
        for army in own[:_MOST_ARMIES]:
            who = army.leader or (army.people if army.status else "romans")
            lines.append(texts(f"status-army-{camp}", who=who, area=army.area, pf=army.pf, units=army.units))
    return lines


PRESENTER: Final = UltimusPresenter()
"""The game's presenter."""
