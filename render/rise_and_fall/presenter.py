"""How a channel shows Rise and Fall: a report for each player turn, a card and a summary for each decade."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import structs

from render.core.area_presenter import AreaPresenter, Drawings
from render.core.base_presenter import Call
from render.core.picture import Picture
from render.core.posts import Post, Posting, ScoreChange, View, Voice, drawn
from render.core.words import Words
from render.rise_and_fall.answers import answer_letters
from render.rise_and_fall.chronicle import chapter, summary_text
from render.rise_and_fall.film import make_film
from render.rise_and_fall.map import REGIONS, USUAL_ZOOM, draw_map
from render.rise_and_fall.narrator import NARRATOR, is_eventful, naming
from render.rise_and_fall.player_turn import RECALLED, decade, is_of_huns, player_turn_text
from render.rise_and_fall.question_maps import draw_targets
from render.rise_and_fall.report_map import draw_report
from render.rise_and_fall.stats_sheet import statistics
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import game_of
from render.rise_and_fall.title_and_end_cards import draw_end, draw_title, lead_needed
from render.rise_and_fall.turn_card import draw_summary, shown_as
from render.rise_and_fall.war_maps import draw_plan
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.rise_and_fall.chapters.victory import difference, german_stars, stars
from rules.rise_and_fall.data.loader import GERMAN_VICTORY, rise_data
from rules.rise_and_fall.events import AreaTaken, AreaYielded, Attacked
from rules.rise_and_fall.game import RiseAndFall

_MOST_NAMES = 24
_CHANGES_OF_SIDES = frozenset({
    "alliance-began", "alliance-ended", "armenia-turned", "empire-divided", "half-fell", "kingdom-ended",
    "kingdom-founded", "kingdom-inherited", "kingdom-turned", "people-gone", "sassanid-revolt-began",
    "sassanid-revolt-ended", "war-declared",
})  # fmt: skip


class RisePresenter(AreaPresenter):
    """Shows Rise and Fall campaigns: a report after each player turn, a summary after each decade."""

    game = GAME
    calls = {
        "player-turn-ended": Call("report", "report:{scene}"),
        "turn-ended": Call("summary", "summary:{turn}"),
        "game-ended": Call("end", "end"),
    }
    recalled = RECALLED
    narrator = NARRATOR
    drawings = Drawings(
        summary_text=summary_text,
        summary=draw_summary,
        end=draw_end,
        title=draw_title,
        film=make_film,
        statistics=statistics,
        map=draw_map,
        targets=draw_targets,
        regions=REGIONS,
        areas=lambda: rise_data().areas,
        provinces=lambda: {area.id: area.region for area in rise_data().areas.values()},
    )

    def report(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]) -> Posting:
        """What happened in a player turn, with the map; nothing if nothing happened."""
        if not is_eventful(events):
            return Posting("")
        told = player_turn_text(events, before, voice)
        if not told:
            return Posting("")
        can_wait = is_of_huns(events) or not self.is_battle(events)
        return Posting(told, drawn(lambda: draw_report(view, events, voice.locale)), can_wait=can_wait)

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post. The first map opens the decade in which the campaign begins."""
        with naming(view["state"]):
            posting = super().compose(post, events, view, voice, before)
        return structs.replace(posting, text=decade(post.turn, voice)) if post.kind == "map" else posting

    def is_battle(self, events: Sequence[Event]) -> bool:
        """Whether anyone fought in a player turn."""
        return any(isinstance(event, Attacked) for event in events)

    def end(self, events: Sequence[Event], view: View, voice: Voice) -> Posting:
        """The level of the result, its reason, and the lead that Rome needed unless the Germans have won."""
        posting, game = super().end(events, view, voice), game_of(view)
        if str((view["result"] or {"level": GERMAN_VICTORY})["level"]) == GERMAN_VICTORY:
            return posting
        needed = lead_needed(game, difference(game), words(voice.locale))
        return structs.replace(posting, text=f"{posting.text} {needed}")

    def map(self, view: View, region: str | None, locale: str, zoom: float = USUAL_ZOOM) -> Picture:
        """The map: the whole board, a region, or the surroundings of an area."""
        return draw_map(view, region, locale, zoom)

    def letters(self, view: View) -> Mapping[str, str]:
        """The letters of targets, or else those of the answers that the picture shows."""
        return super().letters(view) or answer_letters(view)

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The heading with the picture of the decision, and the letters of all answers on it."""
        return structs.replace(super().panel(view, locale, scene), letters=self.letters(view))

    def heading(self, view: View, locale: str) -> str:
        """Turn, year and stars."""
        game, texts = game_of(view), words(locale)
        return texts(
            "panel-heading", turn=game.state.turn, last=game.state.last_turn, year=year_text(game.year, texts),
            rome=stars(game, "rome"), parthia=stars(game, "parthia"), persians=shown_as("parthia", game.state),
        )  # fmt: skip

    def status_lines(self, view: View, locale: str) -> Sequence[str]:
        """The state of the world: areas and armies, wars, dangers ahead."""
        texts, game = words(locale), game_of(view)
        return [*_power_lines(game, texts), *_relation_lines(game, texts)]

    def score(self, view: View) -> Mapping[str, int]:
        """The stars of each side."""
        game = game_of(view)
        return {"rome": stars(game, "rome"), "parthia": stars(game, "parthia"), "german": german_stars(game)}

    def score_change(self, event: Event) -> ScoreChange | None:
        """A star that changes hands, and a power with stars that changes sides."""
        match event:
            case AreaTaken() | AreaYielded() if event.area in rise_data().stars:
                return ScoreChange(frozenset({event.kind, "attacked", "player-turn-ended"}), (event.area,))
            case _ if event.kind in _CHANGES_OF_SIDES:
                return ScoreChange(frozenset({event.kind}))
        return None

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A decade as a chapter of the chronicle."""
        return chapter(events, voice)

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """The map with written orders as arrows, before anyone gives them."""
        return draw_plan(view, arrows, locale) if arrows else None


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


PRESENTER: Final = RisePresenter()
"""The game's presenter."""
