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
from render.core.report_head import HEAD, Change, draw_report_changes
from render.core.theatres import Theatre, joined, theatres, tile_sizes
from render.core.words import Words
from render.rise_and_fall.map import REGIONS, alt_head, draw_map, nations, told_of_arrows, told_of_state
from render.rise_and_fall.map_highlights import Changes, changes
from render.rise_and_fall.sheet import Sheet
from render.rise_and_fall.texts import GAME, words, year_text
from render.rise_and_fall.theme import game_of, livery
from rules.core.events import Event
from rules.core.orders import Arrow, ArrowKind
from rules.rise_and_fall.data.loader import SASSANIDS, rise_data
from rules.rise_and_fall.events import PlayerTurnEnded
from rules.rise_and_fall.game import RiseAndFall

_NEAREST: Final = 3.0
_SHAPES: Final[dict[ArrowKind, Kind]] = {
    "attack": "attack",
    "move": "move",
    "transfer": "move",
    "support": "support",
}


def draw_report(view: View, events: Sequence[Event], locale: str) -> Picture:
    """A player turn: each theatre of war with its attacks and conquests. Without any, the whole board."""
    game, texts = game_of(view), words(locale)
    shown = changes(events, nations(game))
    found = theatres(base_map(GAME), shown.fights)
    if not found:
        return draw_map(view, None, locale, told=events)
    picture = _tiled(game, texts, shown, found, HEAD)
    draw_report_changes(picture, _title(game, events, texts), _balance(game, shown, texts))
    told = [alt_head(game, texts), *told_of_state(game, shown, texts)]
    return finished(picture, f"report-turn-{game.state.turn}", " ".join(told))


def draw_plan(view: View, arrows: Sequence[Arrow], locale: str) -> Picture:
    """Orders as arrows for their units, each part of the board with orders as large as it fits."""
    game, texts = game_of(view), words(locale)
    shown = Changes(marches=[March(game.nation_of(arrow.unit), arrow.path, _SHAPES[arrow.kind]) for arrow in arrows])
    found = theatres(base_map(GAME), [each.path for each in shown.marches])
    picture = _tiled(game, texts, shown, found, 0)
    return finished(picture, "plan", " ".join([alt_head(game, texts), *told_of_arrows(arrows, texts)]))


def _tiled(game: RiseAndFall, texts: Words, shown: Changes, found: Sequence[Theatre], top: int) -> Image.Image:
    """The theatres of war on one picture, below a head ``top`` pixels high."""
    sizes = tile_sizes(len(found), top)
    tiles = [_theatre(game, texts, shown, spaces, size) for spaces, size in zip(found, sizes, strict=True)]
    return joined(tiles, top)


def _theatre(game: RiseAndFall, texts: Words, shown: Changes, spaces: Theatre, size: tuple[int, int]) -> Image.Image:
    """A theatre of war in a size, with its name."""
    board = base_map(GAME)
    sheet = Sheet(game, texts, shown.near(spaces), *board.frame(spaces, size, nearest=_NEAREST), size)
    sheet.heading = texts(f"region-{_region_of(spaces)}")
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
    """What each power won and lost, the ones with most changes first."""
    won, lost = Counter(shown.taken.values()), Counter(shown.held.values())
    stars = Counter(dict.fromkeys((*won, *lost), 0))
    for area, power in shown.taken.items():
        if area in rise_data().stars:
            stars[power] += 1
            stars[shown.held[area]] -= 1
    powers = sorted({*won, *lost} - {""}, key=lambda power: (-won[power] - lost[power], power))
    return [
        Change(texts.name(_shown_as(game, power)), livery(power).counter, won[power], lost[power], stars[power])
        for power in powers
    ]


def _shown_as(game: RiseAndFall, power: str) -> str:
    return SASSANIDS if power == "parthia" and game.state.sassanid else power
