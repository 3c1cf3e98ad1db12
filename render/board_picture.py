"""The board of any game as it lies on the table: ground, areas, ways and names, drawn from its data alone.

A game's ``data/<game>/board.json`` lists its spaces and links, its ``data/<game>/map`` the base map that was built from
them. Nothing here knows a game: a kind of link or terrain that has no look of its own gets the plain one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PIL import Image

import data
from render.core.basemap import BaseMap, Chart, base_map
from render.core.canvas import Box, Pen, Sprite, encoded, framed, smooth
from render.core.fonts import Face, fitted_size
from render.core.labels import Placer, label
from render.core.palette import INK, IVORY, PANEL, PORPHYRY, ROME, SECONDARY, Colour, rgb
from render.core.picture import Picture
from render.core.text_panels import panel, write

Space = Mapping[str, Any]

_TINTS: Final = tuple(
    rgb(colour)
    for colour in ("#d9a79b", "#c8cf9e", "#e2c98f", "#b7c9d6", "#cdb4cf", "#d8b98a", "#a9c9b4", "#e0b3a6", "#c2bfe0")
)
"""Washes of the larger units of a board, in turn: the data go round the map, so that neighbours differ."""

_WATER: Final = rgb("#5fa3cf")
_WAYS: Final[dict[str, tuple[Colour, float, float]]] = {
    "sea": (_WATER, 2.4, 9.0),
    "coast": (_WATER, 1.4, 5.0),
    "strait": (_WATER, 2.6, 0.0),
    "river": (rgb("#3f86b4"), 2.2, 0.0),
    "mountain": (rgb("#7a4a2a"), 2.4, 4.0),
}
"""Kind of link to colour, width and length of its dashes (0: a plain line) in pixels."""

_PLAIN_WAY: Final = (rgb("#4b3a28"), 1.6, 6.0)
_STARS: Final = {"red": ROME, "purple": rgb("#6c3d82")}
_GRADES: Final = ("diocese", "major_province", "province", "region", "start_owner")
_ZOOM: Final = 2.0
_PLATE: Final = 74
_SEA_KINDS: Final = ("sea", "zone")
_COLOURED_KINDS: Final = ("land", "client")
"""Spaces that are areas of somebody; what lies outside the game's world keeps the colour of the ground."""


class UnknownBoard(Exception):  # noqa: N818
    """There is no such board, or it has no such place; the string is a sentence for people."""


def boards() -> list[str]:
    """The games whose boards can be drawn."""
    return sorted(folder.parent.name for folder in data.path().glob("*/map") if (folder / "places.json").exists())


def draw_board(game: str, centre: str | None, zoom: float = _ZOOM) -> Picture:
    """The whole board of a game, or the part around a space or region.

    Raises:
        UnknownBoard: no such game, space or region.
    """
    if game not in boards():
        raise UnknownBoard(f"There is no board of '{game[:60]}'; known are: {', '.join(boards())}.")
    sheet = BoardSheet(game, centre, zoom)
    sheet.draw()
    framed(sheet.picture)
    alt = f"The board of {game}: {len(sheet.spaces)} spaces and {len(sheet.links)} ways between them."
    return encoded(sheet.picture, f"board-{game}", alt)


class BoardSheet:
    """One picture of a board in the making: areas, ways, signs, then names where they cover nothing."""

    def __init__(self, game: str, centre: str | None, zoom: float) -> None:
        board = data.load_json(game, "board.json")
        self.spaces: Mapping[str, Space] = {space["id"]: space for space in board["spaces"]}
        self.links: Sequence[Mapping[str, Any]] = board["links"]
        self._base: BaseMap = base_map(game)
        self._title = game.replace("-", " ").upper()
        at = self._middle(game, centre)
        tints = _tints(self.spaces)
        self._chart: Chart = self._base.overview(tints) if at is None else self._base.focus(tints, at, zoom)
        self.picture: Image.Image = self._chart.picture
        self._size = 1.0 + 0.55 * (self._chart.zoom - 1)
        self._placer = Placer(self.picture.width, self.picture.height)
        self.signs: list[tuple[str, Box]] = []
        self.missing: list[str] = []

    @property
    def labels(self) -> list[tuple[str, Box]]:
        """The names that have been written, and where."""
        return self._placer.labels

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        self._draw_title()
        shown = [space for space in self.spaces.values() if self._is_shown(space["id"])]
        self._draw_ways()
        for space in shown:
            self._draw_sign(space)
        for space in sorted(shown, key=lambda each: (each["kind"] in _SEA_KINDS, not each.get("star"))):
            self._name(space)

    def _middle(self, game: str, centre: str | None) -> tuple[float, float] | None:
        if centre is None:
            return None
        meant = [
            ident for ident, space in self.spaces.items() if centre in (ident, *(space.get(grade) for grade in _GRADES))
        ]
        places = [self._base.spaces[ident] for ident in meant if ident in self._base.spaces]
        if not places:
            raise UnknownBoard(f"The board of {game} has no place '{centre[:60]}'.")
        return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)

    def _at(self, space: str) -> tuple[float, float]:
        return self._chart.at(*self._base.spaces[space])

    def _is_shown(self, space: str) -> bool:
        return self._chart.contains(*self._base.spaces[space])

    def _px(self, size: float) -> int:
        return round(size * self._size)

    def _draw_title(self) -> None:
        """The name of the game on a plate in a corner where it covers no space, at sea if there is room."""
        width, height = min(self.picture.width - 60, 440), _PLATE
        left, top = self._free_corner(width, height)
        self._placer.take(panel(width, height).put(self.picture, left, top))
        size = fitted_size(self._title, Face.TITLE, 34, width - 40, least=14, spacing=2)
        write(
            self.picture, left + width / 2, top + 48, self._title, Face.TITLE, size, PORPHYRY, align=0.5, spacing=2
        )  # fmt: skip

    def _free_corner(self, width: int, height: int) -> tuple[int, int]:
        right, bottom = self.picture.width - width - 26, self.picture.height - height - 30
        corners = [(26, bottom), (right, bottom), (26, 26), (right, 26)]
        places = [self._at(space) for space in self.spaces if self._is_shown(space)]
        free = [
            (left, top)
            for left, top in corners
            if not any(left - 30 < x < left + width + 30 and top - 30 < y < top + height + 30 for x, y in places)
        ]
        at_sea = [
            (left, top)
            for left, top in free
            if self._base.is_water((left, top, left + width, top + height), self._chart)
        ]
        return (at_sea or free or corners)[0]

    def _draw_ways(self) -> None:
        ways = [link for link in self.links if self._is_shown(link["a"]) or self._is_shown(link["b"])]

        def paint(pen: Pen) -> None:
            for link in ways:
                colour, width, dash = _WAYS.get(link["kind"], _PLAIN_WAY)
                start, end = self._at(link["a"]), self._at(link["b"])
                for piece in _dashes(start, end, dash * self._size):
                    pen.line(piece, width * self._size, colour)

        layer = smooth(self.picture.width, self.picture.height, paint, scale=2)
        layer.putalpha(layer.getchannel("A").point([round(value * 0.62) for value in range(256)]))
        self.picture.paste(layer, (0, 0), layer)

    def _draw_sign(self, space: Space) -> None:
        x, y = self._at(space["id"])
        sprite = _sign(space, self._px(15))
        box = sprite.centre(self.picture, x, y)
        self._placer.take(box)
        self.signs.append((space["id"], box))

    def _name(self, space: Space) -> None:
        sea = space["kind"] in _SEA_KINDS
        face, size = (Face.ITALIC, 21) if sea else (Face.STRONG, 15)
        for smaller in (0, 2, 4):
            sprite = label(
                str(space["name"]), face, self._px(size - smaller), "sea" if sea else "land", radius=2 * self._size
            )
            box = self._placer.place(sprite, self._at(space["id"]), self._px(9), "s")
            if box is not None:
                break
        if box is None:
            self.missing.append(space["id"])
            return
        ground = "sea" if self._base.is_water(box, self._chart) else "land"
        sprite = label(str(space["name"]), face, self._px(size - smaller), ground, radius=2 * self._size)
        sprite.put(self.picture, box[0], box[1])
        self._placer.labels.append((space["id"], box))


def _tints(spaces: Mapping[str, Space]) -> dict[str, Colour | None]:
    """A wash for each area, the same for all of one larger unit."""
    grades = [
        (ident, str(next((space[grade] for grade in _GRADES if space.get(grade)), "")))
        for ident, space in spaces.items()
        if space["kind"] in _COLOURED_KINDS
    ]
    order = {grade: place for place, grade in enumerate(dict.fromkeys(grade for _, grade in grades if grade))}
    return {ident: _TINTS[order[grade] % len(_TINTS)] if grade else None for ident, grade in grades}


def _sign(space: Space, size: int) -> Sprite:
    """A space's sign: a star where the board prints one, a wave for a sea, a ring for all others."""
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


def _dashes(start: tuple[float, float], end: tuple[float, float], length: float) -> list[list[tuple[float, float]]]:
    """A straight way in dashes of a length, or in one piece where that is 0."""
    (ax, ay), (bx, by) = start, end
    whole = max(abs(bx - ax), abs(by - ay))
    if not length or whole < 2 * length:
        return [[start, end]]
    count = int(whole // (2 * length)) or 1
    pieces = []
    for place in range(count):
        near, far = place / count, (place + 0.55) / count
        pieces.append([(ax + (bx - ax) * near, ay + (by - ay) * near), (ax + (bx - ax) * far, ay + (by - ay) * far)])
    return pieces
