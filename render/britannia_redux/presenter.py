"""How a channel shows Britannia reDux: a report for each nation's turn with its battles, cards for each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import msgspec

from render.britannia_redux.battle_model import battles, weightiest
from render.britannia_redux.battle_report import draw_battle, told_so_far
from render.britannia_redux.cards import draw_round, draw_scoring
from render.britannia_redux.chronicle import chapter, summary_text
from render.britannia_redux.film import make_film
from render.britannia_redux.framing import ZOOM
from render.britannia_redux.map import TIMELINE, draw_map
from render.britannia_redux.narration import NARRATOR, RECALLED
from render.britannia_redux.nation_turns import is_worth_telling
from render.britannia_redux.regions import REGIONS
from render.britannia_redux.stats_sheet import statistics
from render.britannia_redux.texts import GAME, say, words
from render.britannia_redux.theme import game_of, nations_of, seats_of, years_of
from render.britannia_redux.timeline import (
    arrivals_of,
    extra_turns_next,
    extra_turns_to_come,
    scorings_left,
    still_to_arrive,
)
from render.britannia_redux.title_and_end_cards import draw_end, draw_title
from render.britannia_redux.told import (
    told_of_goals,
    told_of_herepaths,
    told_of_last_battle,
    told_of_moves,
    told_of_orders,
    told_of_points,
    told_of_withdrawal,
)
from render.britannia_redux.war_maps import draw_plan, draw_report, draw_targets
from render.core.area_presenter import AreaPresenter, Drawings
from render.core.base_presenter import Call
from render.core.picture import Picture
from render.core.posts import Post, Posting, ScoreChange, View, Voice, drawn
from render.core.targets import targets_in
from render.core.words import Words
from rules.britannia_redux.chapters.scoring import count_holding
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import (
    BattleBegan,
    NationTurnBegan,
    NationTurnEnded,
    PointsScored,
    RoundBegan,
)
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event
from rules.core.orders import Arrow
from rules.core.text import Text
from rules.core.views import decision_in

MOST_BATTLES: Final = 3
"""The battles of a nation's turn that have a picture; the text tells the others."""

_BATTLE: Final = "battle-"
_LAST: Final = "last"
"""What the key of a report ends with if the game ended in the middle of the turn."""

_TOLD_WITH: Final = frozenset({"points-scored", "battle-ended", "nation-turn-ended", "summary"})
"""The kinds of events and posts with which points are told, by the nation that scored."""


@dataclass(frozen=True)
class _TurnCall(Call):
    """The post for a nation's turn. Its key names the round and the nation, and an extra turn."""

    def post(self, event: Event) -> Post:
        """The report of the turn that ends with this event, or with the game."""
        return Post("report", f"turn:{event.turn}:{_turn_of(event)}", event.turn)


class BritanniaPresenter(AreaPresenter):
    """Shows campaigns of Britannia reDux."""

    game = GAME
    calls = {
        "nation-turn-ended": _TurnCall("report", "turn"),
        "romans-gone": Call("report", "withdrawal:{scene}"),
        "round-ended": Call("summary", "summary:{turn}"),
        "game-ended": Call("end", "end"),
    }
    recalled = RECALLED
    narrator = NARRATOR
    drawings = Drawings(
        summary_text=summary_text,
        summary=draw_round,
        end=draw_end,
        title=draw_title,
        film=make_film,
        statistics=statistics,
        map=draw_map,
        targets=draw_targets,
        regions={**REGIONS, TIMELINE: ()},
        areas=lambda: britannia_data().areas,
    )

    def posts(self, events: Sequence[Event]) -> list[Post]:
        """The posts for the events of one choice; a turn in which nothing happened has none."""
        found = super().posts(events)
        quiet = {
            _TurnCall("report", "").post(turn[-1]).key for turn in _whole_turns(events) if not is_worth_telling(turn)
        }
        return [post for post in found if post.key not in quiet]

    def compose(
        self, post: Post, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()
    ) -> Posting:
        """Write and draw a post. That of a nation's turn tells only its own part of the round.

        The map that opens a campaign tells of its first round, which is not told again.
        """
        if post.kind == "map":
            events = [event for event in events if isinstance(event, RoundBegan)]
        if post.kind != "report" or post.scene:
            return super().compose(post, events, view, voice, before)
        own = turn_of(events, post.key)
        earlier = [*before, *_until(events, own)]
        if not any(isinstance(event, RoundBegan) and event.turn < post.turn for event in before):
            earlier = [event for event in earlier if not isinstance(event, RoundBegan)]
        return self.report(own, view, voice, earlier)

    def report(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event]) -> Posting:
        """A nation's turn or the withdrawal with its map, or a single battle: the greatest battles as pictures."""
        game, texts = game_of(view), words(voice.locale)
        fought = [partial(draw_battle, each, game, texts) for each in weightiest(battles(events), MOST_BATTLES)]
        is_battle_alone = bool(events) and events[0].scene.startswith(_BATTLE)
        maps = [] if is_battle_alone else [partial(draw_report, view, events, voice.locale)]
        told = self.told(events, voice, before)
        return Posting(told, drawn(*maps, *fought), can_wait=not self.is_battle(events))

    def summary(self, events: Sequence[Event], view: View, voice: Voice, before: Sequence[Event] = ()) -> Posting:
        """The end of a round: text and card, and the card of its scoring."""
        posting = super().summary(events, view, voice, before)
        scoring = drawn(lambda: draw_scoring(events, view, voice.locale))
        return Posting(posting.text, (*posting.pictures, *scoring))

    def panel(self, view: View, locale: str, scene: Sequence[Event] = ()) -> Posting:
        """The heading with the picture for the decision: in a battle that battle, unless areas are to choose from.

        In a battle the heading says what the last dice were and what they left: the question is about that. Outside
        one it names the goals of the nation whose turn it is, and during the movement it lists the moves so far; it
        says how the last battle went. Orders for battles to come are listed in either.
        """
        in_battle = str(view["state"]["scene"]).startswith(_BATTLE) and not view["result"]
        fought = battles(scene) if in_battle else []
        shown = super().panel(view, locale, scene)
        if not fought:
            game, texts = game_of(view), words(locale)
            goals = "" if view["result"] else told_of_goals(game, _acting(game, view), texts)
            last = "" if in_battle or view["result"] else told_of_last_battle(game, texts)
            told = (
                shown.text, told_of_withdrawal(scene, texts), goals, last,
                told_of_herepaths(game, texts), told_of_moves(game, texts), told_of_orders(game, texts),
            )  # fmt: skip
            return msgspec.structs.replace(shown, text="\n".join(filter(None, told)))
        game, texts = game_of(view), words(locale)
        so_far = told_so_far(fought[-1], game, texts)
        text = "\n".join(filter(None, (shown.text, so_far, told_of_orders(game, texts))))
        if targets_in(view).spaces:
            return msgspec.structs.replace(shown, text=text)
        return Posting(text, drawn(lambda: draw_battle(fought[-1], game, texts)))

    def is_battle(self, events: Sequence[Event]) -> bool:
        """Whether anyone fought."""
        return any(isinstance(event, BattleBegan) for event in events)

    def map(self, view: View, region: str | None, locale: str, zoom: float = ZOOM) -> Picture:
        """The map: the whole board, a part of it, the surroundings of an area, or the Timeline."""
        return draw_map(view, region, locale, zoom)

    def heading(self, view: View, locale: str) -> str:
        """The round and its years, whose turn it is, and the points."""
        game, texts = game_of(view), words(locale)
        args = {"round": game.round.numeral, "years": years_of(*game.round.years)}
        points = told_of_points(game, texts)
        nation = _acting(game, view)
        if not nation:
            return texts("panel-heading-round", **args, points=points)
        part = "extra" if game.state.extra else game.state.part  # B12
        return texts("panel-heading", **args, points=points, nation=nation, seat=game.seat_of(nation), part=part)

    def status_lines(self, view: View, locale: str) -> Sequence[str]:
        """The nations in the game: areas, armies and points of each; subjects, forts, what comes next."""
        texts, game = words(locale), game_of(view)
        lines = [told for seat in seats_of(game) for told in _nation_lines(game, seat, texts)]
        if game.state.subjects:
            lines.append(texts("status-subjects", nations=tuple(game.state.subjects)))
        if later := tuple(still_to_arrive(game)):
            lines.append(texts("status-later", coming=later))
        coming = tuple(arrivals_of(game, game.state.turn + 1))
        lines += [texts("status-coming", coming=coming)] if coming else []
        if extra := extra_turns_to_come(game):
            lines.append(texts("status-extra", coming=extra))
        if nations := extra_turns_next(game):
            lines.append(texts("status-extra-next", nations=nations))
        return lines

    def score(self, view: View) -> Mapping[str, int]:
        """The points of each seat."""
        game = game_of(view)
        return {seat: game.seat_points(seat) for seat in seats_of(game)}

    def score_change(self, event: Event) -> ScoreChange | None:
        """Points that a nation scores: told with the battle, the turn, or at the end of the round."""
        return ScoreChange(_TOLD_WITH, (event.nation,)) if isinstance(event, PointsScored) else None

    def chapter(self, events: Sequence[Event], voice: Voice) -> str:
        """A round as a chapter of the chronicle."""
        return chapter(events, voice)

    def preview(self, view: View, arrows: Sequence[Arrow], locale: str) -> Picture | None:
        """The map with written orders as arrows, before anyone gives them."""
        return draw_plan(view, arrows, locale) if arrows else None


def _turn_of(event: Event) -> str:
    """A nation's turn within its round."""
    if isinstance(event, NationTurnEnded):
        return f"{event.nation}-extra" if event.extra else event.nation
    return _LAST


def turn_of(events: Sequence[Event], key: str) -> list[Event]:
    """The events of the nation's turn that a post's key names, from its beginning to its end."""
    which = key.rpartition(":")[2]
    ends = [
        place for place, event in enumerate(events) if isinstance(event, NationTurnEnded) and _turn_of(event) == which
    ]
    end = ends[-1] + 1 if ends else len(events)
    begun = [place for place in range(end) if isinstance(events[place], NationTurnBegan)]
    return list(events[begun[-1] : end]) if begun else list(events)


def _whole_turns(events: Sequence[Event]) -> list[Sequence[Event]]:
    """The nations' turns that begin and end within some events."""
    found: list[Sequence[Event]] = []
    begun: int | None = None
    for place, event in enumerate(events):
        if isinstance(event, NationTurnBegan):
            begun = place
        elif isinstance(event, NationTurnEnded) and begun is not None:
            found.append(events[begun : place + 1])
            begun = None
    return found


def _until(events: Sequence[Event], own: Sequence[Event]) -> Sequence[Event]:
    """The events before some of them."""
    first = next((place for place, event in enumerate(events) if own and event is own[0]), 0)
    return events[:first]


def _acting(game: BritanniaRedux, view: View) -> str:
    """The nation whose turn it is; in that of the Romans who leave, the one that takes over from them [15.6]."""
    actor = decision_in(view).get("actor") if game.state.stage == "withdrawal" else None
    return actor or game.state.nation


def _nation_lines(game: BritanniaRedux, seat: str, texts: Words) -> list[str]:
    """A seat with its points, then its nations in the game with their areas and armies, and others that scored."""
    lines = [texts("status-seat", seat=seat, points=game.seat_points(seat))]
    for nation in nations_of(game, seat):
        points = game.state.points[nation]
        if game.is_in_game(nation):
            told = say(
                "status-nation", nation=nation, points=points, areas=len(game.owned(nation)),
                armies=len(game.all_armies(nation)),
            )  # fmt: skip
            lines.append(_with_points_due(game, nation, told, texts))
        elif points:
            lines.append(texts("status-nation-without", nation=nation, points=points))
    return lines


def _with_points_due(game: BritanniaRedux, nation: str, told: Text, texts: Words) -> str:
    """A nation's line with what it would score if its next scoring round ended now [B11.2]; after the last, nothing."""
    scoring = next(iter(scorings_left(game, nation)), "")
    due = count_holding(game, nation, scoring).points if scoring else 0
    return texts("status-nation-due", told=told, due=due, scoring=scoring) if due else str(told)


PRESENTER: Final = BritanniaPresenter()
"""The game's presenter."""
