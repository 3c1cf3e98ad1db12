"""How a channel shows Britannia reDux: a report for each nation's turn with its battles, cards for each round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from render.britannia_redux.battle_model import battles, weightiest
from render.britannia_redux.battle_report import draw_battle
from render.britannia_redux.cards import draw_round, draw_scoring
from render.britannia_redux.chronicle import chapter, summary_text
from render.britannia_redux.film import make_film
from render.britannia_redux.map import REGIONS, TIMELINE, ZOOM, draw_map, draw_targets
from render.britannia_redux.narration import NARRATOR
from render.britannia_redux.nation_turns import is_worth_telling
from render.britannia_redux.stats_sheet import statistics
from render.britannia_redux.texts import GAME, say, words
from render.britannia_redux.theme import game_of, seats_of, years_of
from render.britannia_redux.title_and_end_cards import draw_end, draw_title
from render.britannia_redux.told import told_of_points
from render.britannia_redux.war_maps import draw_plan, draw_report
from render.core.area_presenter import AreaPresenter, Drawings
from render.core.base_presenter import Call
from render.core.picture import Picture
from render.core.posts import Post, Posting, ScoreChange, View, Voice
from render.core.targets import targets_in
from render.core.words import Words
from rules.britannia_redux.data.loader import britannia_data
from rules.britannia_redux.events import (
    BattleBegan,
    BattleEnded,
    NationTurnBegan,
    NationTurnEnded,
    PointsScored,
    UnitsMoved,
)
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event
from rules.core.orders import Arrow

MOST_BATTLES: Final = 3
"""The battles of a nation's turn that have a picture; the text tells the others."""

_BATTLE: Final = "battle-"
_MOST_ROUNDS_AHEAD: Final = 2


@dataclass(frozen=True)
class _TurnCall(Call):
    """The post for a nation's turn. Its key names the round and the nation, and an extra turn."""

    def post(self, event: Event) -> Post:
        """The report of the turn that ends with this event, or with the game."""
        nation = event.nation if isinstance(event, NationTurnEnded) else "last"
        return Post("report", f"turn:{event.turn}:{nation}:{event.number}", event.turn)


class BritanniaPresenter(AreaPresenter):
    """Shows campaigns of Britannia reDux."""

    game = GAME
    calls = {
        "nation-turn-ended": _TurnCall("report", "turn"),
        "round-ended": Call("summary", "summary:{turn}"),
        "game-ended": Call("end", "end"),
    }
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
        regions=(*REGIONS, TIMELINE),
        areas=lambda: britannia_data().areas,
    )
