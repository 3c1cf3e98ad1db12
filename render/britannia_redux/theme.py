"""The colours of the seats and nations of Britannia reDux, and the position in a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from render.core.palette import Colour, Livery, rgb
from render.core.posts import View
from rules.britannia_redux.game import BritanniaRedux
from rules.britannia_redux.state import BritanniaState
from rules.core.typed_data import from_builtins

_YELLOW: Final = (rgb("#8a6100"), rgb("#f3d34c"))
_BLUE: Final = (rgb("#17607c"), rgb("#5bb1c9"))
_GREEN: Final = (rgb("#3c611c"), rgb("#85ae47"))
_RED: Final = (rgb("#97222f"), rgb("#cf5e66"))
_PURPLE: Final = (rgb("#5b2378"), rgb("#994eba"))

_SEATS: Final[Mapping[str, tuple[Colour, Colour]]] = {
    "yellow": _YELLOW, "blue": _BLUE, "green": _GREEN, "red": _RED,
    "a": _YELLOW, "b": _BLUE, "c": _GREEN, "d": _RED, "e": _PURPLE,
}  # fmt: skip
"""Each seat's colours: those of its counters, and the tint of its land. Every reader can tell the tints apart."""

LETTERS: Final[Mapping[str, str]] = {
    "romans": "RO", "romano-british": "RB", "belgae": "BE", "welsh": "WE", "brigantes": "BR", "caledonians": "CA",
    "picts": "PI", "irish": "IR", "scots": "SC", "norsemen": "NS", "dubliners": "DU", "danes": "DA",
    "norwegians": "NW", "saxons": "SA", "jutes": "JU", "angles": "AN", "normans": "NM",
}  # fmt: skip
"""The letters of each nation: they tell the nations of a player apart."""

NO_TINT: Final = rgb("#8c8672")
SCORINGS: Final = ("S1", "S2", "S3", "S4", "S5")


def seat_colour(seat: str) -> Colour:
    """The colour of a seat's counters and figures."""
    return _SEATS[seat][0]


def seat_tint(seat: str) -> Colour:
    """The tint of a seat's land."""
    return _SEATS[seat][1]


def livery(game: BritanniaRedux, nation: str) -> Livery:
    """The colours and letters of a nation: the colours are those of its seat."""
    colour, tint = _SEATS[game.seat_of(nation)]
    return Livery(colour, LETTERS[nation], tint)


def owners(game: BritanniaRedux) -> dict[str, str]:
    """Each area with the nation that owns it; none if it's vacant or contested."""
    return {area: game.owner(area) for area in game.data.areas}


def tints(game: BritanniaRedux, holders: Mapping[str, str]) -> dict[str, Colour | None]:
    """The tint of each area: that of its owner's seat."""
    return {area: seat_tint(game.seat_of(nation)) if nation else None for area, nation in holders.items()}


def seats_of(game: BritanniaRedux) -> list[str]:
    """The seats in play, in order."""
    return list(dict.fromkeys(side.seat for side in game.data.sides[game.state.players]))


def nations_of(game: BritanniaRedux, seat: str) -> list[str]:
    """The nations of a seat, in the order of their turns."""
    return [nation for nation in game.data.order if game.seat_of(nation) == seat]


def game_of(view: View) -> BritanniaRedux:
    """The rules for the position in a view."""
    return BritanniaRedux(from_builtins(view["state"], BritanniaState), "")


def years_of(first: int, last: int) -> str:
    """A span of years."""
    return f"{first}–{last}"
