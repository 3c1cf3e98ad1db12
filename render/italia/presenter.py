"""How a channel shows Italia: a report for each nation's turn with its battles, a card for each game turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec.structs import replace

from render.core.area_presenter import AreaPresenter, Drawings
from render.core.base_presenter import Call
from render.core.picture import Picture
from render.core.posts import Post, Posting, ScoreChange, View, Voice, drawn
from render.core.words import Words
from render.italia.battle_model import Battle, battles, foresee, weightiest
from render.italia.battle_report import draw_battle
from render.italia.chronicle import chapter, summary_text
from render.italia.film import make_film
from render.italia.letter_shares import pictures_of, targets_of
from render.italia.map import ZOOM, draw_final_map, draw_map
from render.italia.narration import NARRATOR, RECALLED
from render.italia.nation_turns import is_worth_telling
from render.italia.question_letters import letters_of
from render.italia.question_maps import draw_near, draw_share, draw_targets
from render.italia.question_subject import answers
from render.italia.regions import REGIONS
from render.italia.stats_sheet import statistics
from render.italia.texts import GAME, standings, words
from render.italia.theme import game_of
from render.italia.title_and_end_cards import draw_end, draw_title
from render.italia.turn_card import draw_summary
from render.italia.war_maps import draw_plan, draw_report
from rules.core.events import Event, GameEnded
from rules.core.orders import Arrow
from rules.core.views import decision_in
from rules.italia import events as happened
from rules.italia.data.loader import italia_data
from rules.italia.game import Italia

MOST_BATTLES: Final = 3
"""The battles of a nation's turn that have a picture; the text tells the others."""

_FORCE: Final = "force"
"""The decision who goes on a campaign that is about to begin."""

_FIGHTS: Final = ("battle-", "raid-", "sea-battle-")
"""What the scenes of fights begin with."""


@dataclass(frozen=True)
class _NationCall(Call):
    """The post for a part of a nation's turn: its campaign, or the turn. Its key names the nation."""

    def post(self, event: Event) -> Post:
        """The report of the part that ends with this event."""
        return Post("report", _key_of(event), event.turn)


class ItaliaPresenter(AreaPresenter):
    """Shows campaigns of Italia."""

    game = GAME
    calls = {
        "campaign-ended": _NationCall("report", "campaign"),
        "nation-ended": _NationCall("report", "nation"),
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
        areas=lambda: (*italia_data().areas, *italia_data().seas),
        provinces=lambda: {area.id: area.region for area in italia_data().areas.values() if not area.is_staging},
    )

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post. That of a nation's turn tells only its own part of the game turn."""
        if post.kind != "report":
            return super().compose(post, events, view, voice, before)
        own = part_of(events, post.key)
        first = next((place for place, event in enumerate(events) if own and event is own[0]), 0)
        return self.report(own, view, voice, [*before, *events[:first]])

    def report(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]) -> Posting:
        """What a nation did in its turn, with its map, or a single fight: the fights that matter most as pictures."""
        if not is_worth_telling(events):
            return Posting("")
        game, texts = game_of(view), words(voice.locale)
        fought = [partial(draw_battle, each, game, texts) for each in weightiest(battles(events), MOST_BATTLES)]
        is_whole = any(isinstance(event, (happened.NationEnded, happened.CampaignEnded)) for event in events)
        maps = [partial(draw_report, view, events, voice.locale)] if is_whole else []
        return Posting(self.told(events, voice, before), drawn(*maps, *fought))

    def end(self, events: Sequence[Event], view: View, voice: Voice) -> Posting:
        """The result with its card, and the last map."""
        posting = super().end(events, view, voice)
        return Posting(posting.text, (*posting.pictures, *drawn(lambda: draw_final_map(view, voice.locale, events))))

    def end_card(self, events: Sequence[Event], view: View, locale: str) -> Picture:
        """The card that closes a campaign, with what was expected of each seat."""
        return draw_end(view, locale, events)

    def so_far(self, events: Sequence[Event], voice: Voice, before: Sequence[Event] = ()) -> list[str]:
        """What the nation whose turn goes on has done: the story tells it at the end."""
        return NARRATOR.so_far([*before, *events], voice)

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The heading with the pictures for the decision: in a fight that fight, and the map if areas are to choose."""
        fought = battles(scene)
        if fought and _is_in_fight(view):
            question = str(decision_in(view).get("prompt", ""))
            battle = drawn(lambda: _fight(fought[-1], view, locale, question))
            if not targets_of(view).spaces:
                return Posting(self.heading(view, locale), battle)
            shown = super().panel(view, locale, scene)
            return replace(shown, pictures=(*battle, *shown.pictures))
        near = _scene_of(view)
        if near:
            return Posting(self.heading(view, locale), drawn(lambda: draw_near(view, near, locale)))
        targets = targets_of(view)
        count = pictures_of(targets)
        if count > 1:
            several = (partial(draw_share, view, targets, locale, place) for place in range(count))
            return Posting(self.heading(view, locale), drawn(*several), letters=targets.options)
        return replace(super().panel(view, locale, scene), letters=self.letters(view))

    def letters(self, view: View) -> Mapping[str, str]:
        """The letters of answers: of units in one place, each has its own."""
        return letters_of(view)

    def is_battle(self, events: Sequence[Event]) -> bool:
        """Whether anyone fought."""
        return bool(battles(events))

    def map(self, view: View, region: str | None, locale: str, zoom: float = ZOOM) -> Picture:
        """The map: the whole board, a part of it, or the surroundings of a space."""
        return draw_map(view, region, locale, zoom)

    def heading(self, view: View, locale: str) -> str:
        """Whose turn it is, nation before seat, and the points of all seats."""
        game, texts = game_of(view), words(locale)
        active = game.state.active
        idle = texts("map-over" if view["result"] else "map-no-active")
        who = texts("heading-active", nation=active, seat=game.seat_of(active)) if active else idle
        key = "panel-heading-measured" if game.yardstick else "panel-heading"
        return texts(key, turn=game.state.turn, last=game.state.last_turn, active=who, points=standings(game))

    def status_lines(self, view: View, locale: str) -> Sequence[str]:
        """Each nation on the map with its gold, areas and cities, and who controls it."""
        game, texts = game_of(view), words(locale)
        return [_status(game, nation, texts) for nation in game.period.order if game.on_map(nation)]

    def score(self, view: View) -> Mapping[str, int]:
        """The half points of each seat."""
        points: dict[str, int] = view["state"]["points"]
        return points

    def score_change(self, event: Event) -> ScoreChange | None:
        """Points at once are told with what earned them, those for land at the end of the game turn."""
        match event:
            case happened.PointsScored():
                tellers = frozenset({"battle-ended", "raid-fought", "city-pillaged", "summary"})
                return ScoreChange(tellers, (event.nation,))
            case happened.OccupationScored():
                return ScoreChange(frozenset({"summary"}), (event.nation,))
        return None

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A game turn as a chapter of the chronicle."""
        return chapter(events, voice)

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """The map with written orders as arrows, before anyone gives them."""
        return draw_plan(view, arrows, locale) if arrows else None


def part_of(events: Sequence[Event], key: str) -> list[Event]:
    """The events of the part of a game turn that a post's key names, without those of its earlier parts."""
    ends = [place for place, event in enumerate(events) if _key_of(event) == key]
    if not ends:
        return list(events)
    begun = [
        place + isinstance(event, happened.CampaignEnded)
        for place, event in enumerate(events[: ends[-1]])
        if isinstance(event, (happened.NationBegan, happened.CampaignEnded))
    ]
    return list(events[begun[-1] if begun else 0 : ends[-1] + 1])


def _key_of(event: Event) -> str:
    """The key of the post that ends with an event."""
    match event:
        case happened.CampaignEnded():
            return f"campaign:{event.turn}:{event.nation}:{event.leader}"
        case happened.NationEnded():
            return f"nation:{event.turn}:{event.nation}"
        case GameEnded():
            return f"nation:{event.turn}:last"
    return ""


def _scene_of(view: View) -> tuple[str, ...]:
    """Where a decision that names no space is about: beside the leader on campaign, or where the nation's units are."""
    decision = decision_in(view)
    if not decision["topic"] or decision.get("about") or targets_of(view).framed:
        return ()
    game = game_of(view)
    run = game.now.campaign
    leaders = [run.leader] if run is not None else game.leaders_on_map(game.active) if game.active else []
    if leaders and (run is not None or decision["topic"] == _FORCE):
        place = game.space_of(leaders[0])
        return (place, *game.data.areas[place].beside) if place in game.data.areas else (place,) if place else ()
    nation = decision.get("actor") or game.active
    units = game.on_map(nation) if nation in game.period.order else []
    return tuple(dict.fromkeys(place for unit in units if (place := game.space_of(unit))))


def _fight(battle: Battle, view: View, locale: str, question: str) -> Picture:
    """A fight that goes on with its question and the answers; if a map below has both, only how the fight goes."""
    game, texts = game_of(view), words(locale)
    foresee(battle, game)
    if targets_of(view).spaces:
        return draw_battle(battle, game, texts)
    return draw_battle(battle, game, texts, question, answers(view, game, texts))


def _is_in_fight(view: View) -> bool:
    return str(view["state"]["scene"]).startswith(_FIGHTS) and not view["result"]


def _status(game: Italia, nation: str, texts: Words) -> str:
    facts, owned = game.nation(nation), game.owned(nation)
    numbers = {"gold": facts.gold, "areas": len(owned), "cities": sum(game.has_city(area) for area in owned)}
    seat = game.seat_of(nation)
    if facts.controller:
        return texts("status-controlled", nation=nation, seat=seat, controller=facts.controller, **numbers)
    return texts("status-nation", nation=nation, seat=seat, **numbers)


PRESENTER: Final = ItaliaPresenter()
"""The game's presenter."""
