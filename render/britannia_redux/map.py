"""The pictures of the map of Britannia reDux: the whole board, a part of it, the Timeline, a question on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.britannia_redux.answers import draw_answers, strip_height
from render.britannia_redux.framing import SIZE, ZOOM, crop_size, framed
from render.britannia_redux.map_highlights import Changes, changes
from render.britannia_redux.region_key import keys_on_crop
from render.britannia_redux.regions import REGIONS, draw_part, frame_of
from render.britannia_redux.sheet import Sheet
from render.britannia_redux.texts import words
from render.britannia_redux.theme import game_of
from render.britannia_redux.timeline import draw_timeline
from render.britannia_redux.told import told_of_map
from render.britannia_redux.whole_board import draw_whole_board
from render.core.canvas import finished
from render.core.layout import note_joined
from render.core.picture import Picture
from render.core.plates import parts_of
from render.core.posts import View
from render.core.question_frame import draw_head, head_height
from render.core.targets import Targets
from render.core.words import Words
from rules.core.events import Event

TIMELINE: Final = "timeline"
"""What the map shows in place of a region: the Timeline."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a part of it, the surroundings of an area, or the Timeline.

    ``view`` is what `Table.public` returns. The map highlights what the events ``told`` did.
    """
    if region == TIMELINE:
        return draw_timeline(view, locale)
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened, game) if happened else Changes(nation=game.state.nation)
    centre, near = frame_of(region, zoom)
    if region is None or centre is None:
        told_of_all = told_of_map(game, shown, texts, game.data.areas)
        whole = draw_whole_board(game, texts, shown, is_over=bool(view["result"]))
        return finished(whole, f"map-{game.state.turn}", " ".join(told_of_all))
    picture, sheet = draw_part(game, texts, shown, region, centre, near)
    told_of_part = [_part_of(region, texts), *told_of_map(game, shown, texts, _shown_areas(sheet))]
    return finished(picture, f"map-{region}-{game.state.turn}", " ".join(told_of_part))


def draw_crop(view: View, targets: Targets, spaces: Sequence[str], locale: str, shown: Changes) -> Picture:
    """The part of the board with what a decision is about and its targets, below what is asked."""
    game, texts = game_of(view), words(locale)
    shown = replace(shown, keys=keys_on_crop(game, shown, spaces, texts))
    size = crop_size(shown, spaces)
    centre, zoom = framed(spaces, size)
    sheet = Sheet(game, texts, replace(shown, prompt=""), centre, zoom, size)
    sheet.focus = frozenset(spaces) if targets.spaces or targets.about or shown.about else frozenset()
    top, foot = head_height(*parts_of(shown.prompt), size[0]), strip_height(shown.answers, size[0], shown.keys)
    picture = Image.new("RGB", (size[0], top + size[1] + foot))
    if picture.height > SIZE[1]:
        sheet.enlarge()
    sheet.draw()
    picture.paste(sheet.picture, (0, top))
    note_joined(picture, sheet.picture, (0, top))
    draw_head(picture, *parts_of(shown.prompt))
    draw_answers(picture, shown.answers, shown.keys)
    told = [*targets.told(texts), *told_of_map(game, shown, texts, _shown_areas(sheet))]
    return finished(picture, f"targets-{game.state.turn}", " ".join(told))


def _part_of(region: str, texts: Words) -> str:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return texts("alt-region", region=texts(f"region-{region}"))
    return texts("alt-part", place=region)


def _shown_areas(sheet: Sheet) -> list[str]:
    """The areas on a map, about which its description tells."""
    return [area for area in sheet.game.data.areas if sheet.is_shown(area)]
