"""Rise and Fall as it is shown in a channel: a report for each player turn, a card and a summary for each decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from render.core.picture import Picture
from render.core.words import Words
from render.presenter import LENGTHS, Post, Posting, View, Voice
from render.rise_and_fall.chronicle import chapter, summary_text
from render.rise_and_fall.film import make_film
from render.rise_and_fall.map import REGIONS, ZOOM, draw_map, draw_plan
from render.rise_and_fall.narrator import tell
from render.rise_and_fall.stats_sheet import statistics
from render.rise_and_fall.texts import words, year_text
from render.rise_and_fall.title_and_end_cards import draw_end, draw_title
from render.rise_and_fall.turn_card import draw_summary
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.rise_and_fall.chapters.victory import stars
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.game import RiseAndFall
from rules.rise_and_fall.state import RiseState

_LONGEST = 1900
_MOST_NAMES = 24


class RisePresenter:
    """Shows campaigns of Rise and Fall of the Roman Empire."""

    def posts(self, events: Sequence[Event]) -> list[Post]:
        """A report of each player turn that is over, the decade's end, the game's end."""
        found: list[Post] = []
        for event in events:
            match event.kind:
                case "player-turn-ended":
                    found.append(Post("report", f"report:{event.scene}", event.turn, event.scene))
                case "turn-ended":
                    found.append(Post("summary", f"summary:{event.turn}", event.turn))
                case "game-ended":
                    found.append(Post("end", "end", event.turn))
        return found

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post."""
        match post.kind:
            case "summary":
                return Posting(summary_text(events, view, voice), (draw_summary(events, view, voice.locale),))
            case "end":
                result, texts = view["result"] or {"level": "", "text": ""}, words(voice.locale)
                level = texts(f"level-{result['level']}")
                said = texts("end-of-game", level=level, reason=result["text"])
                return Posting(said, (draw_end(view, voice.locale),))
            case _:
                return Posting(fitting(events, voice, before), (draw_map(view, None, voice.locale, told=events),))

    def title(self, view: View, title: str, locale: str) -> Picture:
        """The card that opens a campaign of this title."""
        return draw_title(view, title, locale)

    def film(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The map in motion, a picture a decade."""
        return make_film(events, view["scenario"], view["options"], locale)

    def statistics(self, events: Sequence[Event], view: View, title: str, locale: str) -> Posting:
        """Stars and areas decade by decade, and who fought how often."""
        text, sheet = statistics(events, view["scenario"], view["options"], title, locale)
        return Posting(text, (sheet,))

    def map(self, view: View, region: str | None, locale: str, zoom: float = ZOOM) -> Picture:
        """The map: the whole board, or a region, or the surroundings of an area."""
        return draw_map(view, region, locale, zoom)

    def regions(self, locale: str) -> Mapping[str, str]:
        """The regions of the map, then every area."""
        texts = words(locale)
        areas = {area: texts.name(area) for area in rise_data().areas}
        return {region: texts(f"region-{region}") for region in REGIONS} | areas

    def panel(self, view: View, locale: str) -> Posting:
        """Turn, year and stars, with the map of what the decision is about."""
        decision = view.get("decision") or {}
        about = [area for area in decision.get("about") or () if area in rise_data().areas]
        return Posting(_heading(view, locale), (draw_map(view, about[0] if about else None, locale),))

    def arrangement(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> Picture | None:
        """There is nothing to be arranged in this game."""
        return None

    def line_up(self, view: View, slots: Mapping[str, Sequence[str]], locale: str) -> str:
        """There is nothing to be arranged in this game."""
        return ""

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """The map with written orders as arrows, before they are given."""
        return draw_plan(view, arrows, locale) if arrows else None

    def battle(self, events: Sequence[Event], view: View, locale: str) -> Posting:
        """The report of one player turn."""
        voice = Voice(locale)
        return Posting(fitting(events, voice, ()), (draw_map(view, None, locale, told=events),))

    def status(self, view: View, locale: str) -> str:
        """Where the world stands: stars, armies, wars, what threatens."""
        texts, game = words(locale), _game(view)
        lines = [_heading(view, locale), *_power_lines(game, texts), *_relation_lines(game, texts)]
        return "\n".join(lines)[:_LONGEST]

    def tell(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """The events as told."""
        return tell(events, voice, before)

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A decade as a chapter of the chronicle."""
        return chapter(events, voice)


def _game(view: View) -> RiseAndFall:
    return RiseAndFall(msgspec.convert(view["state"], RiseState), "")


def _heading(view: View, locale: str) -> str:
    game, texts = _game(view), words(locale)
    parthia = SASSANIDS if game.state.sassanid else "parthia"
    return texts(
        "panel-heading", turn=game.state.turn, last=game.state.last_turn, year=year_text(game.year, texts),
        rome=stars(game, "rome"), parthia=stars(game, "parthia"), persians=parthia,
    )  # fmt: skip


def _power_lines(game: RiseAndFall, texts: Words) -> list[str]:
    areas = Counter(holder for holder in game.state.control.values() if holder)
    units = Counter(game.nation_of(unit) for unit, _ in game.on_map())
    return [
        texts("status-power", power=power, areas=areas[power], units=units[power])
        for power, _ in sorted(areas.items(), key=lambda each: -each[1])
    ]


def _relation_lines(game: RiseAndFall, texts: Words) -> list[str]:
    state = game.state
    lines = [texts("status-war", one=pair.split("|")[0], other=pair.split("|")[1]) for pair in state.wars]
    lines += [texts("status-ally", one=pair.split("|")[0], other=pair.split("|")[1]) for pair in state.alliances]
    if state.turn <= state.peace_until:
        lines.append(texts("status-peace", year=year_text(rise_data().year(state.peace_until), texts)))
    facts: dict[str, tuple[str, ...]] = {
        "status-leaders": tuple(state.leaders.values()),
        "status-revolts": tuple(state.revolts),
        "status-ruins": tuple(state.ruins),
        "status-kingdoms": tuple(state.kingdoms),
    }
    return lines + [texts(key, things=things[:_MOST_NAMES]) for key, things in facts.items() if things]


def fitting(events: Sequence[Event], voice: Voice, before: Sequence[Event]) -> str:
    """The events as one text that fits into a message: told at length if they can be, else more tersely."""
    for length in LENGTHS[LENGTHS.index(voice.length) :: -1]:
        paragraphs = tell(events, Voice(voice.locale, length), before)
        if sum(map(len, paragraphs)) + len(paragraphs) <= _LONGEST:
            return "\n".join(paragraphs)
    kept, room = [], _LONGEST - 80
    for paragraph in paragraphs:
        room -= len(paragraph) + 1
        if room < 0:
            kept.append(words(voice.locale)("told-more"))
            break
        kept.append(paragraph)
    return "\n".join(kept)


PRESENTER: Any = RisePresenter()
"""Shows Rise and Fall of the Roman Empire."""
