"""The theatres that the map can show by themselves: their areas, and how much land is around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from render.core.basemap import base_map
from render.core.canvas import Point
from render.ultimus_romanorum.texts import GAME
from rules.ultimus_romanorum.game import UltimusRomanorum

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "britannia": ("britanniae-1", "britanniae-2", "britanniae-3", "picti-1", "picti-3", "scoti"),
    "gallia": ("galliae-1", "galliae-2", "galliae-4", "galliae-5", "galliae-7", "viennensis-2", "viennensis-3"),
    "hispania": ("hispaniae-1", "hispaniae-2", "hispaniae-3", "hispaniae-5", "hispaniae-6"),
    "italia": ("italia-1", "italia-2", "italia-3", "italia-5", "italia-6", "italia-7", "italia-8"),
    "africa": ("africa-1", "africa-4", "africa-6", "mauri", "austuriani"),
    "germania": ("saxones", "franci-orientales", "alamanni", "suevi", "vandali", "heruli"),
    "illyricum": ("pannoniae-1", "pannoniae-2", "pannoniae-3", "pannoniae-4"),
    "moesia": ("moesiae-1", "moesiae-2", "moesiae-3", "moesiae-4", "moesiae-5"),
    "scythia": ("hunni-1", "hunni-2", "hunni-3", "gepidae", "ostrogothi", "alani"),
    "thracia-asia": ("thracia-1", "thracia-2", "asia-2", "asia-3", "pontica-1", "pontica-2"),
    "oriens": ("oriens-1", "oriens-3", "oriens-4", "oriens-6", "pontica-4", "pontica-5"),
    "aegyptus": ("oriens-5", "oriens-7", "oriens-8", "oriens-9", "blemyes"),
    "persis": ("armenia", "iberia", "persae-1", "persae-3", "persae-4", "persae-6"),
}
"""The theatres the map can show, each with the areas that must be on the picture."""

WIDE: Final = 1240
_NEAREST: Final = 4.2
_HIGH: Final = (700, 1076)
_AROUND_IT: Final = (62, 46)
"""The width of theatres, their largest zoom, the least and the most height of their maps, and how much of the land
around their places they show, across and down: what is about as high as wide is larger on a phone."""

_LONG: Final[Mapping[str, int]] = {"italia": 33}
"""How much of the land above and below their places those theatres show that are long from north to south."""


def frame_of(region: str) -> tuple[Point, float, int]:
    """The middle of a theatre's map, its zoom and its height: little land around its places, so that they are large."""
    places = [base_map(GAME).spaces[space] for space in REGIONS[region]]
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    wide, high = right - left + 2 * _AROUND_IT[0], bottom - top + 2 * _LONG.get(region, _AROUND_IT[1])
    zoom = min(_NEAREST, WIDE / wide, _HIGH[1] / high)
    return ((left + right) / 2, (top + bottom) / 2), zoom, max(_HIGH[0], round(high * zoom))


def home_of(region: str, game: UltimusRomanorum) -> frozenset[str]:
    """The areas that a theatre is about: its dioceses, and what is beyond the border; none for any other part."""
    own = {game.area(area).diocese for area in REGIONS.get(region, ()) if area in game.data.areas}
    areas = game.data.areas.values()
    return frozenset(area.id for area in areas if own and (area.diocese in own or not area.in_empire))
