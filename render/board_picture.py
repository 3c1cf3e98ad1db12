"""The empty board of any game: ground, areas, ways and names, drawn from its data alone.

A game's ``data/<game>/board.json`` lists its spaces and links; ``data/<game>/map`` is the base map built from them.
This module knows no game: a kind of link or terrain without its own style gets the plain one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import data
from render.core.basemap import base_map
from render.core.canvas import Pen, Sprite, finished, smooth
from render.core.fonts import Face
from render.core.labels import Ground
from render.core.map_sheet import MapSheet
from render.core.palette import INK, IVORY, PANEL, PORPHYRY, ROME, SECONDARY, Colour, rgb
from render.core.picture import Picture
from render.core.text_panels import panel, write_fitted

Space = Mapping[str, Any]

_TINTS: Final = tuple(
    rgb(colour)
    for colour in ("#d9a79b", "#c8cf9e", "#e2c98f", "#b7c9d6", "#cdb4cf", "#d8b98a", "#a9c9b4", "#e0b3a6", "#c2bfe0")
)
"""Colours for the larger units of a board, in turn. The data goes around the map, so neighbours differ."""

_WATER: Final = rgb("#5fa3cf")
_STARS: Final = {"red": ROME, "purple": rgb("#6c3d82")}
_GRADES: Final = ("diocese", "major_province", "province", "region", "start_owner")
_ZOOM: Final = 2.0
_PLATE: Final = 74
_SEA_KINDS: Final = ("sea", "zone")
_COLOURED_KINDS: Final = ("land", "client")
"""Spaces that are areas with an owner; anything outside the game's world keeps the ground's colour."""


class UnknownBoard(Exception):  # noqa: N818
    """Unknown board, or unknown place on it; the text is shown to people."""


def boards() -> list[str]:
    """The games whose boards can be drawn."""
    return sorted(folder.parent.name for folder in data.path().glob("*/map") if (folder / "places.json").exists())


def draw_board(game: str, centre: str | None, zoom: float = _ZOOM) -> Picture:
    """The whole board of a game, or the part around a space or region.

    Raises:
        UnknownBoard: no such game, space or region.
    """
    if game not in boards():
        raise UnknownBoard(f"There's no board of '{game[:60]}'; known are: {', '.join(boards())}.")
    sheet = BoardSheet(game, centre, zoom)
    sheet.draw()
    alt = f"The board of {game}: {len(sheet.spaces)} spaces and {len(sheet.links)} ways between them."
    return finished(sheet.picture, f"board-{game}", alt)


class BoardSheet(MapSheet):
    """A board without a position: areas coloured by larger unit, ways, signs, names."""

    def __init__(self, game: str, centre: str | None, zoom: float) -> None:
        data_of_board = data.load_json(game, "board.json")
        self.spaces: Mapping[str, Space] = {space["id"]: space for space in data_of_board["spaces"]}
        self.links: Sequence[Mapping[str, Any]] = data_of_board["links"]
        self._title = game.replace("-", " ").upper()
        board = base_map(game)
        at = None if centre is None else board.middle(self._meant(centre))
        if centre is not None and at is None:
            raise UnknownBoard(f"The board of {game} has no place '{centre[:60]}'.")
        super().__init__(board, board.chart(_tints(self.spaces), at, zoom, _units(self.spaces)))
        self.missing: list[str] = []

    def _meant(self, centre: str) -> list[str]:
        """The space with this id, or the spaces of the larger unit with this name."""
        return [
            ident for ident, space in self.spaces.items() if centre in (ident, *(space.get(grade) for grade in _GRADES))
        ]

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        self._draw_title()
        shown = [space for space in self.spaces.values() if self.is_shown(space["id"])]
        self.draw_ways(self.links)
        for space in shown:
            self.put(space["id"], _sign(space, self.px(15)), *self.at(space["id"]))
        for space in sorted(shown, key=lambda each: (each["kind"] in _SEA_KINDS, not each.get("star"))):
            self._name(space)

    def _draw_title(self) -> None:
        """The name of the game on a plate in a corner without spaces, at sea if there's room."""
        width, height = min(self.picture.width - 60, 440), _PLATE
        left, top = self._free_corner(width, height)
        self.placer.take(panel(width, height).put(self.picture, left, top))
        write_fitted(
            self.picture, left + width / 2, top + 48, self._title, Face.TITLE, 34, width - 40, PORPHYRY,
            least=14, align=0.5, spacing=2,
        )  # fmt: skip

    def _free_corner(self, width: int, height: int) -> tuple[int, int]:
        right, bottom = self.picture.width - width - 26, self.picture.height - height - 30
        corners = [(26, bottom), (right, bottom), (26, 26), (right, 26)]
        places = [self.at(space) for space in self.spaces if self.is_shown(space)]
        free = [
            (left, top)
            for left, top in corners
            if not any(left - 30 < x < left + width + 30 and top - 30 < y < top + height + 30 for x, y in places)
        ]
        at_sea = [
            (left, top)
            for left, top in free
            if self.board.is_water((left, top, left + width, top + height), self.chart)
        ]
        bare = [corner for corner in at_sea if self._is_bare(corner, width, height)]
        return (bare or at_sea or free or corners)[0]

    def _is_bare(self, corner: tuple[int, int], width: int, height: int) -> bool:
        """Whether a plate would cover no area."""
        left, top = corner
        return self.chart.index.crop((left, top, left + width, top + height)).getbbox() is None

    def _name(self, space: Space) -> None:
        sea = space["kind"] in _SEA_KINDS
        face, size = (Face.ITALIC, 21) if sea else (Face.STRONG, 15)
        sizes, ident = (size, size - 2, size - 4), space["id"]
        ground: Ground = "sea" if sea else "land"
        if not self.name(ident, str(space["name"]), face, sizes, self.at(ident), self.px(9), ground=ground):
            self.missing.append(ident)


def _tints(spaces: Mapping[str, Space]) -> dict[str, Colour | None]:
    """A colour for each area, the same within a larger unit."""
    units = _units(spaces)
    order = {unit: place for place, unit in enumerate(dict.fromkeys(unit for unit in units.values() if unit))}
    return {ident: _TINTS[order[unit] % len(_TINTS)] if unit else None for ident, unit in units.items()}


def _units(spaces: Mapping[str, Space]) -> dict[str, str]:
    """The larger unit of each area; empty if it has none."""
    return {
        ident: str(next((space[grade] for grade in _GRADES if space.get(grade)), ""))
        for ident, space in spaces.items()
        if space["kind"] in _COLOURED_KINDS
    }


def _sign(space: Space, size: int) -> Sprite:
    """A space's sign: a star if the board prints one, a wave for a sea, a ring for all others."""
    star = _STARS.get(str(space.get("star")))
    if space["kind"] in _SEA_KINDS:
        return Sprite(smooth(size, size, lambda pen: pen.disc(size / 2, size / 2, size / 3, _WATER)), size, size)

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle * 0.8, IVORY)
        pen.disc(middle, middle, middle * 0.5, star or _terrain(str(space.get("terrain", ""))))

    return Sprite(smooth(size, size, paint), size, size)


_TERRAINS: Final = {
    "mountain": rgb("#7a4a2a"),
    "highland": rgb("#7a4a2a"),
    "difficult": rgb("#7a4a2a"),
    "forest": rgb("#3e6b3a"),
    "marsh": rgb("#3e6b3a"),
    "desert": rgb("#d39a3f"),
    "arid": rgb("#d8c07a"),
}


def _terrain(terrain: str) -> Colour:
    return _TERRAINS.get(terrain, SECONDARY if terrain else PANEL)
