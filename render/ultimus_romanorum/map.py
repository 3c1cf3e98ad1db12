"""The map of Ultimus Romanorum: the whole board, a theatre of it, or what is around an area."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PIL import Image

from render.core.basemap import base_map
from render.core.canvas import finished
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK
from render.core.picture import Picture
from render.core.posts import View
from render.core.words import Words
from render.ultimus_romanorum.map_highlights import Changes, changes
from render.ultimus_romanorum.overview import Overview
from render.ultimus_romanorum.region_head import (
    draw_region_foot,
    draw_region_head,
    foot_height,
    head_height,
    of_half,
)
from render.ultimus_romanorum.regions import REGIONS, WIDE, frame_of, home_of
from render.ultimus_romanorum.sheet import Sheet
from render.ultimus_romanorum.texts import GAME, words
from render.ultimus_romanorum.theme import USURPER, game_of
from render.ultimus_romanorum.told import told_of_map
from rules.core.events import Event
from rules.ultimus_romanorum.game import UltimusRomanorum

ZOOM: Final = 3.0
"""How much the surroundings of an area are magnified."""


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a theatre of `REGIONS`, or the surroundings of an area, ``zoom`` times as large.

    ``view`` is what `Table.public` returns. An unknown region shows the whole board. The map highlights what the events
    ``told`` did.
    """
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened, game)
    if region is not None and region in REGIONS:
        return _draw_region(game, texts, shown, region)
    centre, near = (base_map(GAME).middle((region,)), zoom) if region is not None else (None, 1.0)
    if centre is None:
        overview = Overview(game, texts, shown)
        overview.draw()
        return finished(overview.whole(), f"map-{game.year}", " ".join(told_of_map(game, shown, texts)))
    sheet = Sheet(game, texts, shown, centre, near)
    sheet.draw()
    part = texts("alt-part", place=region or "")
    return finished(sheet.picture, f"map-{region}-{game.year}", " ".join([part, *told_of_map(game, shown, texts)]))


def _draw_region(game: UltimusRomanorum, texts: Words, shown: Changes, region: str) -> Picture:
    """A theatre below a head with its name and a key."""
    middle, zoom, high = frame_of(region)
    sheet = Sheet(game, texts, shown, middle, zoom, (WIDE, high))
    sheet.home, sheet.wanted = home_of(region, game), frozenset(REGIONS[region])
    sheet.draw()
    drawn = {*sheet.drawn, *_shown_of(sheet)}
    head, foot = head_height(), foot_height(drawn)
    picture = Image.new("RGB", (WIDE, head + high + foot), FRAME_DARK)
    picture.paste(sheet.picture, (0, head))
    note_joined(picture, sheet.picture, (0, head))
    draw_region_head(picture, texts(f"region-{region}"), texts, drawn)
    draw_region_foot(picture, texts, drawn)
    told = [texts("alt-region", region=texts(f"region-{region}")), *told_of_map(game, shown, texts)]
    return finished(picture, f"map-{region}-{game.year}", " ".join(told))


def _shown_of(sheet: Sheet) -> Iterable[str]:
    """What a theatre shows: the camps and offices of armies, leaders without an army, and land that is striped."""
    if any(who == USURPER and sheet.is_shown(area) for area, who in sheet.holders.items()):
        yield "striped"
    for army in (army for pairs in sheet.centres.values() for army, _ in pairs):
        yield from (army.office, army.camp, of_half(army.people)) if army.units else (army.office or "leader",)
