"""The map of orders before anyone gives them, each theatre of war by itself."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.fonts import Face, text_width
from render.core.map_sheet import March
from render.core.picture import Picture
from render.core.posts import View
from render.core.question_frame import FOOT, draw_foot, fitting_foot
from render.core.report_head import HEAD, draw_report_changes
from render.core.theatres import WIDTH, Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.rise_and_fall.map import alt_head, told_of_arrows
from render.rise_and_fall.map_highlights import Changes
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, also_told, land_name, words
from render.rise_and_fall.theme import game_of
from render.rise_and_fall.turn_card import shown_as
from rules.core.orders import Arrow, ArrowKind
from rules.core.views import decision_in
from rules.rise_and_fall.game import RiseAndFall

_NEAREST: Final = 4.4
_MOST: Final = 2
_LARGEST: Final = 220.0
"""How near a plan comes, the most theatres on one picture, and the size in pixels of the board of one."""

_TITLE: Final = 46
_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack",
    "move": "move",
    "transfer": "move",
    "support": "attack",
}
"""How orders look: all that go against an area look alike, as the text says who leads."""


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, the two parts of the board with most attacks as large as they fit.

    Beside attacks, moves are left to the text.
    """
    game, texts = game_of(view), words(locale)
    marches = [March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    goals = list(dict.fromkeys(arrow.path[-1] for arrow in arrows if arrow.kind == "attack"))
    if goals:
        marches = [each for each in marches if each.kind == "attack"]
    shown = Changes(marches=marches, numbers={area: place for place, area in enumerate(goals, 1)})
    fronts = _main_fronts(shown)
    hidden = shown.numbers.keys() - set(itertools.chain.from_iterable(fronts))
    left_out = [f"{number} {texts.short_name(area)}" for area, number in shown.numbers.items() if area in hidden]
    foot = also_told(left_out, texts) if left_out else []
    picture = _tiled(game, texts, shown, fronts, foot)
    seat = str(decision_in(view).get("seat", ""))
    draw_report_changes(picture, _plan_title(game, shown, shown_as(seat, game.state), texts), [])
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _main_fronts(shown: Changes) -> list[Theatre]:
    """The parts of the board with most attacks; without any, those with most marches. The text tells the others."""
    attacks = [each.path for each in shown.marches if each.kind == "attack"]
    ways = attacks or [each.path for each in shown.marches]
    fronts = theatres(base_map(GAME), ways, most=len(ways), largest=_LARGEST)
    return sorted(fronts, key=lambda spaces: -sum(set(spaces).issuperset(way) for way in ways))[:_MOST]


def _plan_title(game: RiseAndFall, shown: Changes, player: str, texts: Words) -> str:
    """Whose orders these are and what they attack, with as many names as there is room for."""
    if not shown.numbers:
        return texts("plan-title", player=player) if player else texts("plan-draft")
    peoples = list(dict.fromkeys(each.people for each in shown.marches if each.kind == "attack"))
    who = shown_as(peoples[0], game.state) if len(peoples) == 1 else player
    goals = [texts.short_name(area) for area in shown.numbers]
    titles = [_attacks_told(who, goals, named, texts) for named in range(len(goals), 0, -1)]
    room = WIDTH - 60
    return next((each for each in titles if text_width(each.upper(), Face.TITLE, _TITLE, 2) <= room), titles[-1])


def _attacks_told(who: str, goals: Sequence[str], named: int, texts: Words) -> str:
    """The first of some goals by name, and how many more there are."""
    areas, more = ", ".join(goals[:named]), len(goals) - named
    told = texts("plan-goals-more", areas=areas, more=more) if more else texts("plan-goals", areas=areas, count=named)
    return " · ".join([*([land_name(who, texts)] if who else []), told])


def _tiled(
    game: RiseAndFall,
    texts: Words,
    shown: Changes,
    found: Sequence[Theatre],
    foot: Sequence[str],
) -> Image.Image:
    """The theatres of war on one picture, below its head and above a line with what they leave out."""
    sizes = [(wide, high - (FOOT if foot else 0)) for wide, high in tile_sizes(len(found), HEAD)]
    tiles = [_theatre(game, texts, shown, spaces, size) for spaces, size in zip(found, sizes, strict=True)]
    picture = joined(tiles, HEAD)
    if foot:
        draw_foot(picture, fitting_foot(foot))
    return picture


def _theatre(game: RiseAndFall, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int]) -> Image.Image:
    """A theatre of war in a size, with its name."""
    board = base_map(GAME)
    sheet = Sheet(game, texts, shown.near(spaces), *board.frame(spaces, size, nearest=_NEAREST), size)
    sheet.shown.marches = [each for each in sheet.shown.marches if all(map(sheet.is_shown, each.path))]
    ends = {area for each in sheet.shown.marches for area in (each.path[0], each.path[-1])}
    sheet.named = ends
    sheet.bright = ends | set(spaces) & set(sheet.shown.numbers)
    sheet.draw()
    return sheet.picture
