"""The map of Britannia reDux: who owns what, armies with their numbers, fortifications, Roads, straits, points."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, Protocol

from PIL import Image, ImageChops, ImageFilter

from render.britannia_redux.map_highlights import Changes, changes, pending
from render.britannia_redux.signs import (
    GILT,
    army_sprite,
    center_star,
    dots,
    draw_road,
    draw_strait,
    facts_sprite,
    hatching,
    leader_star,
    pattern_key,
    road_key,
    strait_key,
    wall_sign,
)
from render.britannia_redux.texts import GAME, words
from render.britannia_redux.theme import (
    LETTERS,
    game_of,
    livery,
    nations_of,
    owners,
    seat_colour,
    seat_tint,
    seats_of,
    tints,
    years_of,
)
from render.britannia_redux.timeline import draw_timeline
from render.britannia_redux.told import told_of_map
from render.core.arrows import Kind
from render.core.basemap import base_map
from render.core.canvas import Box, Pen, Point, Sprite, finished, smooth
from render.core.fight_chip import ChipSide, fight_chip
from render.core.fonts import Face
from render.core.labels import label
from render.core.legends import Key
from render.core.map_sheet import MapSheet
from render.core.palette import BORDER, IVORY, Colour, darker, rgb
from render.core.picture import Picture
from render.core.posts import View
from render.core.targets import Targets
from render.core.text_panels import tile
from render.core.wide_board import (
    HEAD,
    HEIGHT,
    KEY_ROW,
    LEAST_LETTERS,
    Inset,
    Standing,
    assembled,
    draw_key_row,
    draw_standings,
)
from render.core.words import Words
from rules.britannia_redux.data.loader import BURH, FORT, ROMANS, STRONGHOLD, britannia_data
from rules.britannia_redux.game import BritanniaRedux
from rules.core.events import Event

REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "highlands": ("orkneys", "hebrides", "caithness", "moray", "skye", "mar"),
    "lowlands": ("alban", "dalriada", "dunedin", "strathclyde", "lothian", "galloway"),
    "the-north": ("bernicia", "cumbria", "pennines", "york", "cheshire", "galloway"),
    "the-midlands": ("north-mercia", "march", "lindsey", "norfolk", "suffolk", "south-mercia", "hwicce"),
    "welsh-land": ("gwynedd", "clwyd", "powys", "dyfed", "gwent", "hwicce"),
    "the-west-country": ("cornwall", "devon", "avalon", "wessex", "gwent"),
    "the-south-east": ("kent", "essex", "sussex", "downlands", "wessex", "south-mercia"),
}
"""The parts of the board that the map can show, each with the areas that must be on the picture."""

TIMELINE: Final = "timeline"
"""What the map shows in place of a region: the Timeline."""

ZOOM = 2.6
"""How much the surroundings of an area are magnified."""

SIZE: Final = (1200, 750)
"""The size of a part of the board: a picture of a channel shows it as large as it can."""

LEAST_ZOOM: Final = 1.22
"""A part of the board isn't wider than the board."""

_NEAREST: Final = 2.9
_TARGETS_FROM: Final = 1.5
"""The zoom from which a decision's targets are shown as a part of the board."""

_ROOM: Final = 92
"""Pixels of the board around the places that a part must show."""

_WHOLE_ARMY, _SMALL_ARMY, _ARMY, _TILE_ARMY = 64, 81, 88, 108
_TILE_LETTER: Final = 74
"""The size of a target's letter where parts of the board share a picture."""

_DETAILED: Final = 1.8
"""The zoom from which areas show their facts."""

_CENTER, _FACTS = 34, 32
_TAKEN: Final = 5
"""The width of the outline of an area that changed hands."""

_CHIP, _SMALL_CHIP = 58, 44
"""The height of the chip of a battle, on a part of the board and on the whole board."""

_WALLS: Final = 0.54
"""The size of a fortification as a share of an army's."""

_HATCH_STRENGTH, _DOT_STRENGTH = 46, 190
_WIDTHS: Final[Mapping[Kind, float]] = {"move": 5.4, "support": 4.4, "attack": 6.2}
_FRONTIER: Final = 1.5
_SOUTH_FROM: Final = 780
"""The row of the board, in pixels, from which areas are on the southern part of the whole board's picture."""

_SEAS_OF_SOUTH: Final[Mapping[str, Point]] = {
    "irish-sea": (340, 812), "atlantic-ocean": (350, 1183), "north-sea": (745, 805), "frisian-sea": (848, 850),
    "english-channel": (640, 1266),
}  # fmt: skip
"""The positions of seas on the southern part, in pixels of the board: where raiders have room beside the land."""

_INERT: Final[Mapping[str, Point]] = {"ireland": (160, 690), "man": (386, 752), "gaul": (905, 1300)}
"""Land without an owner, and the middles of their names."""

_EDGE: Final = 30


def draw_map(view: View, region: str | None, locale: str, zoom: float = ZOOM, told: Iterable[Event] = ()) -> Picture:
    """The whole board, a part of it, the surroundings of an area, or the Timeline.

    ``view`` is what `Table.public` returns. The map highlights what the events ``told`` did, or else what the pending
    decision is about.
    """
    if region == TIMELINE:
        return draw_timeline(view, locale)
    game, texts, happened = game_of(view), words(locale), tuple(told)
    shown = changes(happened, game) if happened else pending(view)
    centre, near = _framed(region, zoom)
    if not happened:
        shown = Changes(nation=game.state.nation)
    if centre is None:
        told_of_all = told_of_map(game, shown, texts, game.data.areas)
        return finished(_whole_board(game, texts, shown), f"map-{game.state.turn}", " ".join(told_of_all))
    sheet = Sheet(game, texts, shown, centre, near)
    sheet.heading = texts(f"region-{region}") if region in REGIONS else ""
    told_of_part = [*_part_of(region or "", texts), *told_of_map(game, shown, texts, _shown_areas(sheet))]
    return _finished(sheet, f"map-{region}-{game.state.turn}", told_of_part)


def _whole_board(game: BritanniaRedux, texts: Words, shown: Changes) -> Image.Image:
    """North and south side by side, below the round and the points, and above the keys."""
    holders = owners(game)
    seats = {area: game.seat_of(nation) for area, nation in holders.items() if nation}
    parts = []
    for inset in insets():
        sheet = Sheet(game, texts, shown, inset.centre, inset.zoom, inset.size, inset)
        sheet.draw()
        parts.append((inset, sheet.picture))
    picture = assembled(base_map(GAME), tints(game, holders), seats, parts)
    _draw_head(picture, game, texts)
    draw_key_row(picture, list(_keys(game, texts)), HEIGHT - KEY_ROW)
    return picture


@cache
def insets() -> tuple[Inset, Inset]:
    """The parts of the picture of the whole board: the north, and the south, where areas are smaller."""
    spaces = base_map(GAME).spaces
    south = {space for space, (_, y) in spaces.items() if y >= _SOUTH_FROM} | set(_SEAS_OF_SOUTH)
    return (
        Inset((0, HEAD, 600, HEIGHT - KEY_ROW), (205, 141), 1.257, spaces.keys() - south),
        Inset((608, HEAD, 1600, HEIGHT - KEY_ROW), (285, 772), 1.62, south, _SEAS_OF_SOUTH),
    )


def _draw_head(picture: Image.Image, game: BritanniaRedux, texts: Words) -> None:
    """The round and its years, whose turn it is, and each seat's points with its nations."""
    mover = game.state.nation
    title = texts("map-round", round=game.round.numeral, years=years_of(*game.round.years))
    line = texts("map-turn", nation=mover) if mover else texts("map-title")
    sign = tile(LETTERS[mover], 40, seat_colour(game.seat_of(mover)), IVORY) if mover else None
    draw_standings(picture, title, line, [_standing(game, seat, texts) for seat in seats_of(game)], sign)


def _standing(game: BritanniaRedux, seat: str, texts: Words) -> Standing:
    here = [nation for nation in nations_of(game, seat) if game.is_in_game(nation) or game.state.points[nation]]
    told = "  ".join(f"{LETTERS[nation]} {game.state.points[nation]}" for nation in here)
    return Standing(texts.short_name(seat), str(game.seat_points(seat)), seat_colour(seat), seat_tint(seat), told)


def draw_crop(view: View, targets: Targets, spaces: Sequence[str], locale: str) -> Picture:
    """The part of the board with what a decision is about and its targets, or the whole board without any spaces."""
    game, texts, shown = game_of(view), words(locale), pending(view)
    centre, zoom = framed(spaces)
    if centre is None:
        return draw_map(view, None, locale)
    sheet = Sheet(game, texts, shown, centre, zoom)
    sheet.is_about = spaces
    told = [*targets.told(texts), *told_of_map(game, shown, texts, _shown_areas(sheet))]
    return _finished(sheet, f"targets-{game.state.turn}", told)


def framed(
    spaces: Iterable[str], size: tuple[int, int] = SIZE, least: float = _TARGETS_FROM
) -> tuple[Point | None, float]:
    """Centre and zoom of the part of the board with some spaces; no centre means the whole board."""
    board = base_map(GAME)
    places = [board.spaces[space] for space in spaces if space in board.spaces]
    if not places:
        return None, 1.0
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*places, strict=True))
    zoom = min(_NEAREST, size[0] / (right - left + 2 * _ROOM), size[1] / (bottom - top + 2 * _ROOM))
    return (((left + right) / 2, (top + bottom) / 2), zoom) if zoom >= least else (None, 1.0)


def _framed(region: str | None, zoom: float) -> tuple[Point | None, float]:
    board = base_map(GAME)
    if region is not None and region in REGIONS:
        return framed(REGIONS[region], least=LEAST_ZOOM)
    return (board.middle((region,)), max(zoom, LEAST_ZOOM)) if region else (None, 1.0)


def _part_of(region: str, texts: Words) -> list[str]:
    """The part of the board in a picture, as a sentence."""
    if region in REGIONS:
        return [texts("alt-region", region=texts(f"region-{region}"))]
    return [texts("alt-part", place=region)]


def _shown_areas(sheet: Sheet) -> list[str]:
    return [area for area in sheet.game.data.areas if sheet.is_shown(area)]


def _finished(sheet: Sheet, stem: str, told: Sequence[str]) -> Picture:
    sheet.draw()
    return finished(sheet.picture, stem, " ".join(told))


class Sheet(MapSheet):
    """The map: patterns of land, Roads and straits, counters, arrows, then names where they fit."""

    growth = 0.62
    halo = 1.6

    def __init__(
        self,
        game: BritanniaRedux,
        texts: Words,
        shown: Changes,
        centre: Point | None = None,
        zoom: float = ZOOM,
        size: tuple[int, int] = SIZE,
        inset: Inset | None = None,
    ) -> None:
        board, self.holders = base_map(GAME), owners(game)
        seats = {area: game.seat_of(nation) for area, nation in self.holders.items() if nation}
        chart = board.chart(tints(game, self.holders), centre, zoom, seats, size)
        super().__init__(board, chart)
        self.inset = inset
        self._is_small = self.is_whole or inset is not None
        self.least_letters = LEAST_LETTERS if inset is not None else self.least_letters
        self.game = game
        self._texts = texts
        self._shown = shown
        self.lettering = self.lettering if size == SIZE else _TILE_LETTER
        near = _ARMY if zoom >= _DETAILED else _SMALL_ARMY
        self._army = _WHOLE_ARMY if self._is_small else near if size == SIZE else _TILE_ARMY
        is_asked = bool(shown.prompt)
        self._has_facts = not self.is_whole and size == SIZE and zoom >= _DETAILED and not is_asked
        self._middles: dict[str, Point] = {}
        self.heading = ""
        self.is_about: Sequence[str] = ()

    def draw(self) -> None:
        """Draw every layer, from the ground up."""
        spaces = [space for space in self.board.spaces if self.is_shown(space)]
        self._draw_land()
        self._draw_ways()
        for space in spaces:
            self._draw_space(space)
        self._draw_battles()
        self.nudges = {space: self._off(space) for space in self._middles}
        self.letter(self._shown.targets)
        self._draw_marches()
        self.ask(self._shown.prompt, [*self._shown.about, *self._shown.targets.spaces, *self.is_about])
        self.title(self.heading)
        self._write_names(spaces)

    # The ground

    def _draw_land(self) -> None:
        """Hatched terrain, dotted subjects, frontiers of nations, the limes, what a decision is about."""
        data = self.game.data
        step = 13 if self._is_small else 26
        self._pattern(
            (each.id for each in data.areas.values() if each.is_difficult), hatching, step, BORDER, _HATCH_STRENGTH
        )
        subjects = (area for area, nation in self.holders.items() if nation and self.game.is_subject(nation))
        self._pattern(subjects, dots, 12 if self._is_small else 24, GILT, _DOT_STRENGTH)
        self._draw_frontiers()
        self.dim_others()
        limes = [
            area
            for area, fort in self.game.state.forts.items()
            if fort.work == FORT and fort.intact and self.is_shown(area)
        ]
        for area in limes:
            self.glow([area], GILT, fill=0.0)
        if self._shown.targets.spaces:
            self.outline(self._shown.targets)
        else:
            self.glow(self._shown.about)
        for area in filter(self.is_shown, self._shown.taken):
            self.board.highlighted(self.chart, [area], colour=IVORY, fill=0.0, width=_TAKEN)

    def _pattern(self, areas: Iterable[str], pattern: _Pattern, step: int, colour: Colour, strength: int) -> None:
        numbers = {self.board.areas[area] for area in areas}
        if numbers:
            mask = self.chart.index.point([strength if value in numbers else 0 for value in range(256)])
            lines = pattern(self.picture.size, step)
            self.picture.paste(colour, (0, 0), ImageChops.multiply(mask, lines))

    def _draw_frontiers(self) -> None:
        """A strong line between areas of different nations: those of one player have the same colour."""
        order = {nation: 10 * place for place, nation in enumerate(self.game.data.order, 2)}
        numbers = {self.board.areas[area]: order.get(nation, 10) for area, nation in self.holders.items()}
        nations = self.chart.index.point([numbers.get(value, 0) for value in range(256)])
        land = self.chart.index.point([255 if value else 0 for value in range(256)])
        edge = Image.new("L", nations.size, 0)
        for dx, dy in ((1, 0), (0, 1)):
            differs = ImageChops.difference(nations, ImageChops.offset(nations, dx, dy)).point([0] + [255] * 255)
            both = ImageChops.multiply(land, ImageChops.offset(land, dx, dy))
            edge = ImageChops.lighter(edge, ImageChops.multiply(differs, both))
        wide = _FRONTIER if self._is_small else _FRONTIER * 1.8
        grown = edge.filter(ImageFilter.BoxBlur(wide)).point([min(255, value * 5) for value in range(256)])
        self.picture.paste(
            BORDER, (0, 0), grown.filter(ImageFilter.BoxBlur(0.7)).point([v * 8 // 10 for v in range(256)])
        )

    def _draw_ways(self) -> None:
        """Roads, herepaths and straits."""
        built = [road for nation in self.game.data.order for road in self._roads_of(nation)]
        chart = self.chart
        part = (chart.left, chart.top, chart.zoom, chart.picture.size)
        layer = _ways(part, tuple(dict.fromkeys(built)), round(self.scale * 0.9, 2))
        self.picture.paste(layer, (0, 0), layer)

    def _roads_of(self, nation: str) -> Iterator[tuple[str, str]]:
        areas = self.game.roads(nation)
        for area in sorted(areas):
            for other in self.game.data.areas[area].by_land:
                if other in areas and area < other:
                    yield area, other

    # Counters

    def _draw_space(self, space: str) -> None:
        """The counters of a space in a row, its fortification at the end."""
        sprites = [self._sprite(space, nation) for nation in self._nations_at(space)]
        fort = self.game.state.forts.get(space)
        if fort is not None:
            if fort.intact and not sprites:
                sprites.append(army_sprite(livery(self.game, fort.nation), 0, self._army, work=fort.work))
            else:
                colour = seat_colour(self.game.seat_of(fort.nation))
                sprites.append(wall_sign(fort.work, fort.intact, colour, round(self._army * _WALLS)))
        if not sprites:
            return
        x, y = self.at(space)
        gap = max(2, round(self._army * 0.05))
        width = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
        left = min(max(x - width / 2, 12), self.picture.width - width - 12)
        for place, sprite in enumerate(sprites):
            self.put(space, sprite, left + sprite.width / 2, y)
            if not place:
                _, box = self.signs[-1]
                self._middles[space] = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            left += sprite.width + gap
        if len(sprites) > 1:
            boxes = [box for other, box in self.signs if other == space]
            self._middles[space] = (min(b[0] for b in boxes) + max(b[2] for b in boxes)) / 2, self._middles[space][1]

    def _nations_at(self, space: str) -> list[str]:
        """The nations with armies or leaders in a space, its owner first."""
        nation_of = self.game.data.nation_of
        found = dict.fromkeys(nation_of[unit] for unit in self.game.state.stacks.get(space, ()))
        return sorted(found, key=lambda nation: (-len(self.game.armies(space, nation)), nation))

    def _sprite(self, space: str, nation: str) -> Sprite:
        game = self.game
        armies, leaders = game.armies(space, nation), game.leaders(space, nation)
        cavalry = any(game.kind(unit) == "cavalry" for unit in armies)
        return army_sprite(
            livery(game, nation), len(armies), self._army, cavalry=cavalry, leader=bool(leaders),
            subject=game.is_subject(nation),
        )  # fmt: skip

    def ring(self, space: str, colour: Colour, size: float) -> None:
        """Ring a space without counters: on others a ring would lie across them, and their areas are outlined."""
        if space not in self._middles:
            super().ring(space, colour, size)

    def _best_for_letter(self, space: str, sprite: Sprite) -> Box:
        """The corner of a space's first counter where its letter covers nothing else; without one, its middle."""
        if space not in self._middles:
            return sprite.box_at(*self.at(space))
        return self.best_corner(self._boxes_of(space)[0], sprite)

    def _off(self, space: str) -> Point:
        (x, y), (to_x, to_y) = self.at(space), self._middles[space]
        return to_x - x, to_y - y

    def _draw_battles(self) -> None:
        """Where there was a battle, both sides with their losses, the winner in its colour."""
        for clash in self._shown.clashes:
            if self.is_shown(clash.area):
                sides = [
                    ChipSide(LETTERS[nation], livery(self.game, nation).counter, lost) for nation, lost in clash.sides
                ]
                height = _SMALL_CHIP if self._is_small else _CHIP
                chip = fight_chip(sides[0], sides[1], is_won=clash.is_won, height=height)
                box = self._free_for_chip(clash.area, chip)
                self.put(clash.area, chip, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)

    def _free_for_chip(self, area: str, chip: Sprite) -> Box:
        """The free box nearest to an area's counters, above them if it can be."""
        x, y = self._middles.get(area, self.at(area))
        half = self._army / 2 if area in self._middles else 0
        for reach in (half, half + chip.height, half + 2 * chip.height):
            boxes = list(self.placer.free_boxes(chip, (x, y), reach, "n"))
            own = [box for box in boxes if self.board.area_at(box, self.chart) == area]
            if boxes:
                return (own or boxes)[0]
        return chip.box_at(x, y - half - chip.height / 2)

    def _draw_marches(self) -> None:
        """Each step of a march once: attacks before moves, and no retreat along an attack that failed."""
        drawn = set[tuple[str, str]]()
        for kind in ("attack", "move", "support"):
            for each in dict.fromkeys(self._shown.marches):
                for step in itertools.pairwise(each.path) if each.kind == kind else ():
                    if step in drawn or (kind == "support" and step[::-1] in drawn):
                        continue
                    drawn.add(step)
                    if all(map(self._is_inside, step)):
                        colour = darker(livery(self.game, each.people).counter, 0.2)
                        self.march(step, colour, kind, width=_WIDTHS[kind])
        for each in dict.fromkeys(self._shown.marches):
            self.write_count(each, livery(self.game, each.people).counter)

    def _is_inside(self, space: str) -> bool:
        """Whether a space is on the picture, and not at its very edge."""
        if not self.is_shown(space):
            return False
        x, y = self.at(space)
        return _EDGE < x < self.picture.width - _EDGE and _EDGE < y < self.picture.height - _EDGE

    # Names and facts

    def _write_names(self, spaces: Sequence[str]) -> None:
        """The names of areas, those without room first; then facts, seas, and land without an owner."""
        areas = [space for space in spaces if space in self.game.data.areas]
        for area in areas:
            at, reach = self._around(area)
            sizes = (16,) if self._is_small else (15, 14)
            name = self._texts.short_name(area)
            self.name(area, name, Face.STRONG, sizes, at, reach)
        for sea in spaces:
            if sea in self.game.data.seas:
                at, reach = self._around(sea)
                self.name(sea, self._texts.short_name(sea), Face.ITALIC, (24, 22, 20), at, reach, ground="sea")
        for area in areas:
            self._draw_facts(area)
        if self._is_small:
            self._name_inert()

    def _around(self, space: str) -> tuple[Point, float]:
        """The middle of a space's counters, and half their height."""
        if space in self._middles:
            return self._middles[space], self._army / 2 + 2
        return self.at(space), 2

    def _draw_facts(self, area: str) -> None:
        """On a part of the board, population points and whose scoring center it is; else a star if it scores."""
        nations = [nation for nation in self.game.data.order if area in self.game.data.holding[nation].centers]
        holder = self.holders[area]
        at, reach = self._around(area)
        if self._has_facts:
            letters = tuple(LETTERS[nation] for nation in nations)
            sign = facts_sprite(self.game.data.areas[area].points, letters, _FACTS)
        elif holder in nations:
            sign = center_star(28 if self._is_small else _CENTER)
        else:
            return
        boxes = self.placer.free_boxes(sign, at, reach, "n")
        own = next((box for box in boxes if self.board.area_at(box, self.chart) == area), None)
        if own is not None:
            self.placer.take(sign.put(self.picture, own[0], own[1], of=area))

    def _name_inert(self) -> None:
        for land, place in _INERT.items():
            size, face = (30, Face.HEAD) if land != "man" else (30, Face.ITALIC)
            spacing = 4 if land != "man" else 0
            sprite = label(self._texts(f"land-{land}"), face, size, "land", spacing=spacing, radius=2)
            box = sprite.box_at(*self.chart.at(*place))
            if self.placer.is_free(box):
                self.placer.take(sprite.put(self.picture, box[0], box[1]))


def _keys(game: BritanniaRedux, texts: Words) -> Iterator[Key]:
    """The signs of the map with their meanings, those first that are hardest to guess."""
    nation = game.data.order[1] if game.state.romans_out else ROMANS
    colours = livery(game, nation)
    yield Key(army_sprite(colours, 2, 30), texts("key-army"))
    yield Key(leader_star(24), texts("key-leader"))
    yield Key(pattern_key("hatched", 22, rgb("#efe3c6")), texts("key-difficult"))
    if game.state.subjects or game.state.vassals:
        yield Key(pattern_key("dotted", 22, rgb("#b9a26a")), texts("key-subject"))
    for work in (FORT, STRONGHOLD, BURH):
        if any(fort.work == work for fort in game.state.forts.values()):
            yield Key(wall_sign(work, True, colours.counter, 24), texts(f"key-{work}"))
    if any(not fort.intact for fort in game.state.forts.values()):
        yield Key(wall_sign(FORT, False, colours.counter, 24), texts("key-ruin"))
    if any(fort.work == FORT and fort.intact for fort in game.state.forts.values()):
        yield Key(pattern_key("edged", 22, rgb("#d9b98c")), texts("key-limes"))
    if any(game.roads(each) for each in game.data.order):
        yield Key(road_key(26), texts("key-road"))
    yield Key(strait_key(26), texts("key-strait"))
    yield Key(center_star(22), texts("key-center"))


class _Pattern(Protocol):
    """Draws a pattern over a picture as a mask."""

    def __call__(self, size: tuple[int, int], step: int, /) -> Image.Image: ...


@lru_cache(maxsize=12)
def _sea_part(one: str, other: str) -> tuple[Point, Point]:
    """Where the line between two areas crosses the sea, in pixels of the whole board."""
    board = base_map(GAME)
    (ax, ay), (bx, by) = board.spaces[one], board.spaces[other]
    index, count = board.overview({}).index, 200
    way = [(ax + (bx - ax) * step / count, ay + (by - ay) * step / count) for step in range(count + 1)]
    at_sea = [not index.getpixel((round(x), round(y))) for x, y in way]
    runs = [list(run) for is_sea, run in itertools.groupby(range(count + 1), key=at_sea.__getitem__) if is_sea]
    longest, reach = max(runs, key=len), 5 * count / math.dist((ax, ay), (bx, by))
    first, last = max(round(longest[0] - reach), 0), min(round(longest[-1] + reach), count)
    return way[first], way[last]


@lru_cache(maxsize=12)
def _ways(
    part: tuple[float, float, float, tuple[int, int]], roads: tuple[tuple[str, str], ...], scale: float
) -> Image.Image:
    """Roads and straits over a part of the board: its left, top, zoom and size."""
    left, top, zoom, size = part
    spaces, areas = base_map(GAME).spaces, britannia_data().areas

    def at(point: Point) -> Point:
        return (point[0] - left) * zoom, (point[1] - top) * zoom

    def paint(pen: Pen) -> None:
        for one, other in roads:
            draw_road(pen, at(spaces[one]), at(spaces[other]), scale)
        for area in areas.values():
            for other in area.by_strait:
                if area.id < other:
                    start, end = _sea_part(area.id, other)
                    draw_strait(pen, at(start), at(end), scale)

    return smooth(*size, paint, scale=2)
