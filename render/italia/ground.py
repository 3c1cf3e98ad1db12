"""The ground of a map of Italy: the rims of the seats, the stripes of submitted nations, what is pale or glows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.core.canvas import hatching, paste_colour
from render.core.palette import FRAME_DARK, IVORY, PANEL, Colour
from render.italia.board_sheet import BoardSheet
from render.italia.theme import livery, seat_colour
from render.italia.waters import draw_waters

_PILLAGED: Final = 5
"""The width of the outline of an area whose city was pillaged."""

PALED: Final = 165
"""How pale land is that a picture isn't about, of 255."""

_HIDDEN: Final = 95
"""How dark land is that another part of the whole board shows, of 255."""

_RIM: Final = [round(min(255, max(0, (250 - value) * 3)) * 0.8) for value in range(256)]
"""How much of the seat's colour is in its rim, by how much of its land is around a pixel."""

_HATCH_STEP: Final = 11
"""The pixels from one stripe of a submitted nation's land to the next, on the whole board."""


def draw_ground(sheet: BoardSheet) -> None:
    """What lies on the ground: the rims of the seats, the hatching of submitted nations, what is asked."""
    sheet.dim_others()
    _hide_others(sheet)
    for nation, facts in sheet.game.state.nations.items():
        if facts.controller:
            areas = [area for area, holder in sheet.holders.items() if holder == nation and sheet.has_stripes(area)]
            _hatch(sheet, areas, livery(facts.controller).counter)
    _draw_rims(sheet)
    for area in filter(sheet.is_shown, dict.fromkeys(sheet.shown.pillaged)):
        sheet.board.highlighted(sheet.chart, [area], colour=IVORY, fill=0.0, width=_PILLAGED)
    draw_waters(sheet.chart, sheet.scale)
    _pale_others(sheet)
    if sheet.shown.targets.spaces:
        sheet.outline(sheet.shown.targets)
    else:
        sheet.glow(sheet.shown.own, fill=0.1)
        sheet.glow(sheet.shown.about)


def _hide_others(sheet: BoardSheet) -> None:
    """Make the land that another part of the whole board shows dark on this one: no counters are on it here."""
    if sheet.inset is not None and sheet.is_small:
        own = {number for area, number in sheet.board.areas.items() if area in sheet.inset.spaces}
        hidden = [0 if not value or value in own else _HIDDEN for value in range(256)]
        paste_colour(sheet.picture, FRAME_DARK, (0, 0), sheet.chart.index.point(hidden))


def _pale_others(sheet: BoardSheet) -> None:
    """Pale the land that a question isn't about, so that what it's about catches the eye."""
    if sheet.bright is not None:
        own = {number for area, number in sheet.board.areas.items() if area in sheet.bright}
        paled = [0 if not value or value in own else PALED for value in range(256)]
        paste_colour(sheet.picture, PANEL, (0, 0), sheet.chart.index.point(paled))


def _hatch(sheet: BoardSheet, areas: Sequence[str], colour: Colour) -> None:
    """Stripes in the colour of the nation to which the owner of some areas has submitted."""
    numbers = {sheet.board.areas[area] for area in areas if area in sheet.board.areas}
    if not numbers:
        return
    mask = sheet.chart.index.point([150 if value in numbers else 0 for value in range(256)])
    step = round(_HATCH_STEP * sheet.scale)
    lines = hatching(sheet.picture.size, step, max(3, step // 4))
    sheet.picture.paste(colour, (0, 0), ImageChops.multiply(mask, lines))


def _draw_rims(sheet: BoardSheet) -> None:
    """A band in the seat's colour along the inside of its land, as far as it has no outline and isn't pale."""
    if sheet.bright is not None and sheet.shown.targets.spaces:
        return
    wide = 1.5 * sheet.scale / 2
    for seat in sheet.game.seats:
        numbers = {
            sheet.board.areas[area]
            for area, holder in sheet.holders.items()
            if holder and sheet.is_bright(area) and sheet.game.seat_of(holder) == seat
        }
        mask = sheet.chart.index.point([255 if value in numbers else 0 for value in range(256)])
        box = mask.getbbox()
        if box is None:
            continue
        part = mask.crop(box)
        half = part.reduce(2)  # a soft band needs no more
        rim = half.filter(ImageFilter.BoxBlur(wide)).point(_RIM)
        rim = ImageChops.multiply(part, rim.resize(part.size, Image.Resampling.BILINEAR))
        sheet.picture.paste(seat_colour(seat), box, rim)
