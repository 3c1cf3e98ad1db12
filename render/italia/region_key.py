"""The head of a region's map: its name, whose land and fleets are there, and what the signs mean."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.fonts import Face, text_width
from render.core.palette import GOLD, INK, PANEL, PORPHYRY
from render.core.text_panels import write
from render.core.words import Words
from render.italia.signs import city_sign, highland_sign, marsh_sign, no_city_sign, ruin_sign, stack_sprite, star_sign
from render.italia.stacks import Stack, Token
from rules.italia.game import Italia

REGION_HEAD: Final = 132
"""The height of the head of a region."""

_EDGE, _SIGN, _GAP, _APART = 24, 48, 10, 30
_ROWS: Final = (36, 96)
"""The middles of the lines: the nations, and the signs."""

_LETTERS, _LEAST = 46, 40
_Entry = tuple[Sprite, str]


def draw_region_head(picture: Image.Image, game: Italia, heading: str, spaces: Collection[str], texts: Words) -> None:
    """Draw the head over the upper edge of a region with some spaces."""
    picture.paste(PANEL, (0, 0, picture.width, REGION_HEAD))
    picture.paste(GOLD, (0, REGION_HEAD - 4, picture.width, REGION_HEAD))
    room, told = picture.width - 2 * _EDGE, list(_nations(game, spaces, texts))
    nations = [(sign, f"{name}{under}") for sign, name, under in told]
    if _width(nations, _LEAST) > room:
        nations = [(sign, name) for sign, name, _ in told]
    named = text_width(heading, Face.TITLE, _LETTERS) + 2 * _APART
    has_name = _width(nations, _LEAST) + named <= room
    if has_name:
        write(picture, _EDGE, _ROWS[0] + 16, heading, Face.TITLE, _LETTERS, PORPHYRY)
    ahead = round(named) if has_name else 0
    _draw_line(picture, nations, (_EDGE + ahead, _ROWS[0]), room - ahead)
    _draw_line(picture, list(_signs(game, spaces, texts)), (_EDGE, _ROWS[1]), room)


def _width(entries: list[_Entry], letters: int) -> float:
    """The width of some entries beside each other."""
    return sum(sign.width + _GAP + text_width(name, Face.STRONG, letters) + _APART for sign, name in entries)


def _draw_line(picture: Image.Image, entries: list[_Entry], at: tuple[int, int], room: float) -> None:
    """Signs with what they mean, in letters as large as they fit."""
    letters = next((size for size in range(_LETTERS, _LEAST, -1) if _width(entries, size) <= room), _LEAST)
    x = float(at[0])
    for sign, name in entries:
        if x + sign.width + _GAP + text_width(name, Face.STRONG, letters) > at[0] + room:
            return
        sign.shown_as("sign").centre(picture, x + sign.width / 2, at[1])
        x += sign.width + _GAP
        x += write(picture, x, at[1] + letters * 0.34, name, Face.STRONG, letters, INK) + _APART


def _nations(game: Italia, spaces: Collection[str], texts: Words) -> Iterator[tuple[Sprite, str, str]]:
    """The nations with units there, the most units first, with their names and to whom they have submitted."""
    counts = {
        nation: sum(game.nation_of(piece) == nation for space in spaces for piece in game.stack(space))
        for nation in game.period.order
    }
    for nation in sorted((each for each in counts if counts[each]), key=lambda each: -counts[each]):
        controller, name = game.nation(nation).controller, texts.short_name(nation)
        under = f" ({texts('card-controlled', nation=controller)})" if controller else ""
        kind = Token("legion" if nation in _LEGIONS else "infantry", counts[nation])
        yield stack_sprite(Stack(nation, game.seat_of(nation), (kind,)), _SIGN), name, under


_LEGIONS: Final = frozenset({"romans", "western-romans", "african-romans", "byzantines"})


def _signs(game: Italia, spaces: Collection[str], texts: Words) -> Iterator[_Entry]:
    """The signs of areas that are there."""
    areas = [game.data.areas[space] for space in spaces if space in game.data.areas]
    state = game.state
    capital = next((nation for nation, facts in state.nations.items() if facts.capital in spaces), "")
    whole = next((area.id for area in areas if state.cities.get(area.id) == "whole"), "")
    owner = next((game.nation_of(piece) for piece in (game.stack(whole) if whole else ())), "")
    if capital:
        yield star_sign(capital, _SIGN), texts("key-capital")
    if owner:
        yield city_sign(owner, _SIGN), texts("key-city")
    if any(state.cities.get(area.id) == "pillaged" for area in areas):
        yield ruin_sign(_SIGN), texts("key-pillaged")
    if any(area.terrain == "highland" for area in areas):
        yield highland_sign(_SIGN), texts("key-highland")
    if any(area.terrain == "marsh" for area in areas):
        yield marsh_sign(_SIGN), texts("key-marsh")
    if any(area.no_city for area in areas):
        yield no_city_sign(_SIGN), texts("key-no-city")
