"""The maps of Italia: the whole board, a region, or the surroundings of a space."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.picture import Picture
from render.core.posts import View
from render.core.words import Words
from render.italia.framing import Part, framed_spaces
from render.italia.map_highlights import Changes, changes, pending
from render.italia.regions import REGIONS, draw_region, region_parts
from render.italia.sheet import Sheet
from render.italia.texts import GAME, words
from render.italia.theme import game_of
from render.italia.told import told_of_map
from render.italia.whole_board import whole_board
from render.italia.winner import told_winner
from rules.core.events import Event
from rules.italia.game import Italia

ZOOM: Final = 2.4
"""How much the surroundings of an area are magnified."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a part of `REGIONS`, or the surroundings of a space, ``zoom`` times as large.

    An unknown region shows the whole board. The map highlights what the events ``told`` did, or else what the pending
    decision is about.
    """
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened) if happened else pending(view)
    part = _framed(region, zoom)
    if not happened:
        shown = Changes()
    if part.centre is None:
        board = whole_board(game, texts, shown, _board_line(view, game, texts))
        return finished(board, f"map-{game.state.turn}", " ".join(told_of_map(game, shown, texts)))
    told_of_part = [*_part_of(region or "", texts), *told_of_map(game, shown, texts)]
    if region in region_parts() and not happened:
        picture = draw_region(game, texts, region or "")
        return finished(picture, f"map-{region}-{game.state.turn}", " ".join(told_of_part))
    sheet = Sheet(game, texts, shown, part)
    sheet.heading = texts(f"region-{region}") if region in REGIONS else ""
    return _finished(sheet, f"map-{region}-{game.state.turn}", told_of_part)


def draw_final_map(view: View, locale: str, events: Sequence[Event]) -> Picture:
    """The whole board at the end of a game, with who won; the events of the last turn say by how much."""
    game, texts, shown = game_of(view), words(locale), Changes()
    board = whole_board(game, texts, shown, _board_line(view, game, texts, events))
    return finished(board, f"map-{game.state.turn}", " ".join(told_of_map(game, shown, texts)))


def _board_line(view: View, game: Italia, texts: Words, events: Iterable[Event] = ()) -> str:
    """Whose turn it is, or who has won."""
    result = view["result"]
    if result:
        winner = str(result["winner"] or "")
        is_short = bool(game.yardstick)
        plain = "map-over-won-short" if is_short else "map-over-won"
        return told_winner(winner, events, texts, plain, "map-over-won-margin") if winner else texts("map-over")
    active = game.state.active
    return texts("map-active", nation=active) if active else texts("map-no-active")


def _framed(region: str | None, zoom: float) -> Part:
    """A part of `REGIONS`, or the surroundings of a space."""
    if region is not None and region in REGIONS:
        return framed_spaces(REGIONS[region])
    board = base_map(GAME)
    middle = board.middle((region,)) if region else None
    return Part(middle, max(zoom, 1.5)) if middle else Part()


def _part_of(region: str, texts: Words) -> list[str]:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return [texts("alt-region", region=texts(f"region-{region}"))]
    return [texts("alt-part", place=region)]


def _finished(sheet: Sheet, stem: str, told: Sequence[str]) -> Picture:
    sheet.draw()
    return finished(sheet.picture, stem, " ".join(told))
