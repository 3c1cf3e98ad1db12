"""The signs of areas on a map of Italy: cities, capitals, terrain."""

from __future__ import annotations

from typing import Final

from render.core.canvas import Box, Sprite
from render.italia.board_sheet import BoardSheet
from render.italia.signs import (
    capital_sign,
    city_sign,
    highland_sign,
    inverted_capital_sign,
    inverted_star_sign,
    marsh_sign,
    no_city_sign,
    ruin_sign,
    star_sign,
)
from rules.italia.data.loader import Area

_ASTRAY: Final = 0.7
"""How far a sign may leave its own area."""

_SIGN, CITY = 0.5, 0.62
"""The size of a sign of terrain, and of a city, as shares of a stack's height."""

_NEAR_NAMES: Final = 6.0
"""How much more signs keep away from names that a question has written before them."""

_FEW_SIGNS: Final = 7
"""The most areas that a question is about for signs of terrain to have room."""


def draw_signs(sheet: BoardSheet, area: Area) -> None:
    """City or capital, then terrain and the X."""
    at = sheet.middle(area.id)
    is_asked = sheet.bright is not None and not sheet.shown.marches
    apart = _NEAR_NAMES if sheet.shown.targets.spaces and sheet.bright else 1.0
    for sprite in signs_of(sheet, area):
        x, y = sheet.clear_spot(area.id, sprite, at, apart)
        if is_asked and _is_astray(sheet, area.id, sprite.box_at(x, y)):
            continue
        sheet.put(area.id, sprite, x, y)


def _is_astray(sheet: BoardSheet, area: str, box: Box) -> bool:
    """Whether a sign found room only so far from its area that it would be taken for another one's."""
    return sheet.elsewhere(area, box) > _ASTRAY


def signs_of(sheet: BoardSheet, area: Area) -> list[Sprite]:
    """What an area has beside its counters: its city or a sign of it, a capital, and its terrain."""
    state = sheet.game.state
    city, seat = state.cities.get(area.id), _capital_of(sheet, area.id)
    large, small = round(sheet.size * CITY), round(sheet.size * _SIGN)
    if sheet.only_capitals:
        return [star_sign(seat, large)] if seat else []
    signs: list[Sprite] = []
    capital, star = (inverted_capital_sign, inverted_star_sign) if seat in sheet.inverted else (capital_sign, star_sign)
    has_room = sheet.bright is None or (len(sheet.bright) <= _FEW_SIGNS and not sheet.shown.marches)
    if city == "pillaged":
        signs += [] if area.id in sheet.subjects else [ruin_sign(large)]
    elif city == "whole":
        signs.append(capital(seat, round(large * 1.2)) if seat else city_sign(sheet.holders[area.id], large))
    if seat and city != "whole":
        signs.append(star(seat, large))
    has_room = has_room and area.id not in sheet.subjects  # its city is what matters
    if has_room and area.terrain in ("highland", "marsh"):
        signs.append(highland_sign(small) if area.terrain == "highland" else marsh_sign(small))
    if has_room and area.no_city:
        signs.append(no_city_sign(small))
    return signs


def _capital_of(sheet: BoardSheet, area: str) -> str:
    """The nation whose capital an area is."""
    return next((nation for nation, facts in sheet.game.state.nations.items() if facts.capital == area), "")
