"""The maps of wars: a player turn's report, and orders before anyone gives them, each theatre of war by itself."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.map_sheet import March
from render.core.picture import Picture
from render.core.posts import View
from render.core.report_head import HEAD, Change, draw_head_line, draw_report_changes
from render.core.theatres import WIDTH, Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.rise_and_fall.map import REGIONS, alt_head, draw_map, nations, told_of_arrows, told_of_state
from render.rise_and_fall.map_highlights import Changes, changes
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import game_of, livery
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.core.views import decision_in
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.events import PlayerTurnEnded
from rules.rise_and_fall.game import RiseAndFall

_NEAREST: Final = 3.0
_MOST: Final = 3
_LARGEST: Final = 220.0
"""The most theatres on one picture, and the width and height in pixels of the board of one of them."""

_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack",
    "move": "move",
    "transfer": "move",
    "support": "support",
}


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """A player turn: the theatres of war with most attacks and conquests. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, nations(game))
    found = _main_theatres(shown)
    if not found:
        return draw_map(view, None, locale, told=events)
    changed = set(shown.areas)
    shown.marches = [each for each in shown.marches if each.kind != "move" or each.path[-1] in changed]
    picture = _tiled(game, texts, shown, found)
    draw_report_changes(picture, _title(game, events, texts), _balance(game, shown, texts))
    told = [alt_head(game, texts), *told_of_state(game, shown, texts)]
    return finished(picture, f"report-turn-{game.state.turn}", " ".join(told))


def _main_theatres(shown: Changes) -> list[Theatre]:
    """The theatres of war with most fights and conquests; the text tells the others."""
    apart = theatres(base_map(GAME), shown.fights, most=len(shown.fights), largest=_LARGEST)
    return sorted(apart, key=lambda spaces: -len(set(spaces) & set(shown.areas)))[:_MOST]


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, each part of the board with attacks as large as it fits."""
    game, texts = game_of(view), words(locale)
    marches = [March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows]
    goals = list(dict.fromkeys(arrow.path[-1] for arrow in arrows if arrow.kind == "attack"))
    shown = Changes(marches=marches, numbers={area: place for place, area in enumerate(goals, 1)})
    wars = [each.path for each in marches if each.kind != "move"] or [each.path for each in marches]
    picture = _tiled(game, texts, shown, theatres(base_map(GAME), wars, most=_MOST, largest=_LARGEST))
    seat = str(decision_in(view).get("seat", ""))
    title = texts("plan-title", player=_shown_as(game, seat)) if seat else texts("plan-draft")
    draw_report_changes(picture, title, [])
    draw_head_line(picture, _goals_told(shown, texts), title)
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _goals_told(shown: Changes, texts: Words) -> str:
    """The numbered targets of ordered attacks, or how many marches there are."""
    if not shown.numbers:
        return texts("plan-moves", count=len(shown.marches))
    return texts("plan-attacks", goals=" · ".join(f"{n} {texts.name(area)}" for area, n in shown.numbers.items()))


def _tiled(game: RiseAndFall, texts: Words, shown: Changes, found: Sequence[Theatre]) -> Image.Image:
    """The theatres of war on one picture, below its head."""
    sizes = tile_sizes(len(found), HEAD)
    tiles = [_theatre(game, texts, shown, spaces, size) for spaces, size in zip(found, sizes, strict=True)]
    return joined(tiles, HEAD)


def _theatre(game: RiseAndFall, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int]) -> Image.Image:
    """A theatre of war in a size, with its name."""
    board = base_map(GAME)
    sheet = Sheet(game, texts, shown.near(spaces), *board.frame(spaces, size, nearest=_NEAREST), size)
    sheet.heading = texts(f"region-{_region_of(spaces)}")
    ends = {area for each in sheet.shown.marches for area in (each.path[0], each.path[-1])}
    sheet.named = ends | (set(game.data.stars) if size[0] == WIDTH else set())
    sheet.draw()
    return sheet.picture


def _region_of(spaces: Theatre) -> str:
    """The region nearest to the middle of a theatre."""
    board = base_map(GAME)
    middle = board.middle(spaces) or (0, 0)
    return min(REGIONS, key=lambda region: math.dist(middle, board.middle(REGIONS[region]) or (0, 0)))


def _title(game: RiseAndFall, events: Iterable[Event], texts: Words) -> str:
    """Whose turn it was, and the year."""
    players = [_shown_as(game, event.player) for event in events if isinstance(event, PlayerTurnEnded)]
    year = year_text(game.year, texts)
    return f"{texts.name(players[-1])} · {year}" if players else year


def _balance(game: RiseAndFall, shown: Changes, texts: Words) -> list[Change]:
    """What each power won and lost in all, the ones with most changes first."""
    areas, stars = Counter[str](), Counter[str]()
    for area, power in shown.taken.items():
        worth = area in rise_data().stars
        areas[power] += 1
        areas[shown.held[area]] -= 1
        stars[power] += worth
        stars[shown.held[area]] -= worth
    changed = sorted((power for power in areas if power), key=lambda power: (-abs(areas[power]), power))
    return [
        Change(texts.name(_shown_as(game, power)), livery(power).counter, told=_told(areas[power], stars[power], texts))
        for power in changed
        if areas[power] or stars[power]
    ]


def _told(areas: int, stars: int, texts: Words) -> tuple[tuple[str, int], ...]:
    """The balance of areas and of stars in words."""
    balance = {"areas": areas, "stars": stars}
    return tuple(
        (texts(f"report-{key}", count=abs(n), sign="+" if n > 0 else "−"), n) for key, n in balance.items() if n
    )


def _shown_as(game: RiseAndFall, power: str) -> str:
    return SASSANIDS if power == "parthia" and game.state.sassanid else power
