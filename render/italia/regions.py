"""The regions of the board of Italy, and the maps that show only the spaces of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from PIL import Image

from render.core.canvas import Point, Sprite, paste_colour
from render.core.fonts import Face
from render.core.labels import Ground, label
from render.core.layout import note_joined
from render.core.palette import FRAME_DARK, PANEL
from render.core.wide_board import Inset
from render.core.words import Words
from render.italia.area_names import AreaNames
from render.italia.area_signs import signs_of
from render.italia.board_sheet import BoardSheet
from render.italia.capitals import inverted_capitals
from render.italia.counters_on_map import Counters, Row, in_two_lines
from render.italia.framing import Part
from render.italia.ground import PALED
from render.italia.map_highlights import Changes
from render.italia.region_key import region_head
from render.italia.sheet import Sheet
from render.italia.signs import LETTERED, stack_sprite
from render.italia.stacks import Stack, stacks_at
from render.italia.waters import strait_boxes
from rules.italia.data.loader import Area
from rules.italia.game import Italia

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "north": ("alpes", "gallia", "helvetia", "bononia", "ravenna", "venetia"),
    "illyria": ("venetia", "aquileia", "histria", "noricum", "pannonia", "dalmatia", "mare-superum"),
    "centre": ("bononia", "ravenna", "pisae", "populonia", "etruria", "picenum"),
    "campania": ("sabini", "roma", "latium", "capua", "beneventum", "apulia"),
    "south": ("paestum", "peucetia", "brundisium", "rhegium"),
    "sicily": ("messana", "lilybaeum", "agrigentum", "syracusae"),
    "islands": ("corsica", "olbia", "carales"),
    "africa": ("cirta", "carthago", "hadrumetum"),
}
"""The parts of the board that the map can show, each with the spaces that must be on the picture."""

_REGION: Final = LETTERED - 1
"""The height of the stacks on a region."""

_OUTSIDE: Final = 1.2
"""How far a row below its leader's name may leave its area: as far as the ends of that name."""

_OUTSIDE_OF_WIDE: Final = 0.8
"""The same of a row that is wider than the name, which may have room elsewhere beside its counter."""

_SHIFTS: Final = [(dx, dy) for dy in (0, 12, -12, 24, -24, 36, -36) for dx in (0, 12, -12, 24, -24)]
"""How far what is in an area may be moved, in pixels."""

_TWO_LINES: Final = 0.3
"""How much less what is below a leader's name must leave its area in two lines than in one."""

_SMALLER_NAME: Final = (40,)
"""The sizes of the names of a region's areas that have no room otherwise."""

_REGION_SIZE: Final = (1200, 880)
"""The size of a region's map: its letters can be read on a phone, and it's as large in a message."""

_REGION_LETTERS: Final = 44
"""The least letters of a region's map."""

_REGION_PARTS: Final[Mapping[str, tuple[Point, float, frozenset[str], Mapping[str, Point]]]] = {
    "north": (
        (338, 342), 3.05,
        frozenset({
            "alpes", "gallia", "helvetia", "tridentum", "mediolanum", "taurini", "liguria", "placentia", "mantua",
            "venetia", "bononia", "ravenna", "mare-ligusticum",
        }),
        {"alpes": (196, 285), "gallia": (196, 402), "helvetia": (290, 224), "mare-ligusticum": (322, 444)},
    ),
    "illyria": (
        (656, 352), 2.95,
        frozenset({
            "noricum", "pannonia", "venetia", "aquileia", "histria", "liburnia", "dalmatia", "mare-superum",
        }),
        {"noricum": (630, 226), "pannonia": (790, 250), "mare-superum": (574, 403)},
    ),
    "centre": (
        (488, 474), 4.0,
        frozenset({
            "bononia", "ravenna", "pisae", "florentia", "ager-gallicus", "arretium", "picenum", "populonia", "umbria",
            "etruria", "mare-superum", "mare-ligusticum",
        }),
        {"mare-ligusticum": (384, 520), "mare-superum": (549, 402)},
    ),
    "campania": (
        (626, 630), 4.0,
        frozenset({
            "sabini", "frentani", "marsi", "roma", "apulia", "samnium", "latium", "capua", "beneventum",
            "mare-hadriaticum", "mare-tyrrhenum",
        }),
        {"mare-tyrrhenum": (542, 706), "mare-hadriaticum": (726, 570)},
    ),
    "south": (
        (816, 807), 3.3,
        frozenset({
            "peucetia", "tarentum", "lucania", "paestum", "brundisium", "thurii", "bruttium", "croton", "rhegium",
            "epirus", "mare-tyrrhenum", "mare-ionium",
        }),
        {"epirus": (940, 690), "mare-tyrrhenum": (698, 830), "mare-ionium": (900, 850)},
    ),
    "sicily": (
        (622, 1006), 3.9,
        frozenset({"messana", "lilybaeum", "agrigentum", "syracusae", "mare-siculum"}),
        {"mare-siculum": (600, 1068)},
    ),
    "islands": (
        (300, 686), 2.5,
        frozenset({"corsica", "olbia", "carales", "mare-sardoum"}),
        {"mare-sardoum": (186, 700)},
    ),
    "africa": (
        (244, 1062), 3.1,
        frozenset({
            "cirta", "hippo-regius", "sicca-veneria", "carthago", "hadrumetum", "aures", "syrtis", "mare-africum",
        }),
        {"aures": (110, 1130), "syrtis": (400, 1180), "mare-africum": (240, 960)},
    ),
}  # fmt: skip
"""Each region: the middle of what it shows in pixels of the board, how large, its spaces, and those that it moves."""


def draw_region(game: Italia, texts: Words, region: str) -> Image.Image:
    """A part of `REGIONS` with its own spaces only, all other land pale."""
    inset = region_parts()[region]
    sheet = RegionSheet(game, texts, inset)
    sheet.draw()
    wide, high = inset.size
    head = region_head(game, texts(f"region-{region}"), list(inset.spaces), texts, wide, sheet.names.plated)
    picture = Image.new("RGB", (wide, head.height + high), FRAME_DARK)
    for part, top in ((head, 0), (sheet.picture, head.height)):
        picture.paste(part, (0, top))
        note_joined(picture, part, (0, top))
    return picture


@cache
def region_parts() -> Mapping[str, Inset]:
    """The maps of regions, which show only some of the spaces around them."""
    wide, high = _REGION_SIZE
    return {
        region: Inset((0, 0, wide, high), (x - wide / 2 / zoom, y - high / 2 / zoom), zoom, spaces, moved)
        for region, ((x, y), zoom, spaces, moved) in _REGION_PARTS.items()
    }


class RegionSheet(Sheet):
    """A part of the board that shows only its own spaces: all other land is pale.

    The head tells whose the counters are, so they have large numbers instead of letters.
    """

    names_first = True
    has_signs = False
    least_letters = _REGION_LETTERS

    def __init__(self, game: Italia, texts: Words, inset: Inset) -> None:
        super().__init__(game, texts, Changes(), Part(inset.centre, inset.zoom, inset.size))
        self.inset = inset
        self.inverted = inverted_capitals(game, inset.spaces)
        self.names = RegionNames(self)
        self.counters = RegionCounters(self, self.names)
        for box in strait_boxes(self.chart, self.scale):
            self.placer.take(box)

    def has_stripes(self, area: str) -> bool:
        """Only its own land: what is pale has none."""
        return self.inset is None or area in self.inset.spaces

    def dim_others(self) -> None:
        """Pale the areas that another region shows."""
        if self.inset is not None:
            own = {number for area, number in self.board.areas.items() if area in self.inset.spaces}
            others = [0 if not value or value in own else PALED for value in range(256)]
            paste_colour(self.picture, PANEL, (0, 0), self.chart.index.point(others))


class RegionCounters(Counters):
    """The counters and signs of each area of a region in a row above its name."""

    shifts = _SHIFTS

    def __init__(self, sheet: BoardSheet, names: AreaNames) -> None:
        super().__init__(sheet)
        self._names = names

    def draw(self, areas: Sequence[Area]) -> None:
        """Who is in an area or sea, then the names of leaders, then vacant areas: their names have room anywhere."""
        held = [area for area in areas if area.is_staging or self._stacks_in(area.id)]
        super().draw(held)
        self._names.name_leaders()
        for area in areas:
            if area not in held:
                self._draw_stacks(area)

    def sized(self, space: str) -> int:
        """All alike: a region has no bystanders."""
        return min(self.sheet.size, _REGION)

    def _draw_stacks(self, area: Area) -> None:
        """The counters of an area and its signs in a row, with its name below: so it's clear whose each sign is."""
        sheet = self.sheet
        size, stacks = self.sized(area.id), self._stacks_in(area.id)[::-1]
        counters = [(stack.nation, stack_sprite(stack, size)) for stack in stacks]
        written = self._written(area.id, "land")
        signs = [("", sign) for sign in signs_of(sheet, area)]
        row, splits = [*counters, *signs], dict.fromkeys((len(counters), (len(counters) + len(signs) + 1) // 2))
        several = list(splits) if counters and signs else []
        leader = next((stack for stack in stacks_at(sheet.game, area.id) if stack.leaders), None)
        below = self._put_below_leader(area.id, leader, row, written, several) if leader else None
        x, bottom = below or self.put_row(area.id, row, written, several[:1] if leader else several)
        box = written.box_at(x, bottom - written.height / 2)
        written = self._written(area.id, sheet.ground_under(box))
        sheet.placer.take(written.put(sheet.picture, box[0], box[1]))
        sheet.placer.labels.append((area.id, box))

    def _put_below_leader(
        self, area: str, leader: Stack, row: Row, name: Sprite, splits: Sequence[int]
    ) -> Point | None:
        """Put a row below the name of its leader, if they have room in their area: beside it, it may be in another."""
        tag = self._names.tag_of(leader.leaders[0], leader.nation)
        tried = [self._laid_out(area, [[("", tag)], *lines], name) for lines in [[row], *in_two_lines(row, splits)]]
        outside, foot, places = min(tried, key=lambda each: each[0] + (_TWO_LINES if each is not tried[0] else 0))
        wide = sum(sprite.width for _, sprite in row)
        if outside > (_OUTSIDE if tag.width > wide else _OUTSIDE_OF_WIDE):
            return None
        self.put_at(area, [("", tag), *row], places)
        self._names.plated.add((area, leader.nation))
        return foot

    def _written(self, area: str, ground: Ground) -> Sprite:
        """The name of an area on a ground."""
        sheet = self.sheet
        name, size = sheet.texts.short_name(area), sheet.letters(14)
        return label(name, Face.STRONG, size, ground, radius=sheet.halo * sheet.scale)


class RegionNames(AreaNames):
    """The names of a region, in small letters where they have no room otherwise."""

    smaller = _SMALLER_NAME
