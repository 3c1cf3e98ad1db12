"""The counters of all spaces on a map: armies, fortifications, and the population of areas."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.britannia_redux.badges import Badges
from render.britannia_redux.board_part import TILE_ARMY, BoardPart
from render.britannia_redux.fortifications import Fortifications
from render.britannia_redux.pins import place_at_sea
from render.britannia_redux.rows import Row, spread
from render.britannia_redux.signs import LETTERS_SHARE, army_sprite, army_tag, facts_sprite, star_box, wall_sign
from render.britannia_redux.theme import livery, seat_colour
from render.core.canvas import Box, Pen, Point, Sprite, smooth
from render.core.image_cache import cached_image
from render.core.palette import INK, IVORY, LEGAL, SPENT, Colour
from rules.britannia_redux.data.loader import FORT
from rules.britannia_redux.state import Fort

_LARGE_LETTERS: Final = 0.5
"""The size of letters on small counters, as a share of these."""

_FACTS: Final = 44
"""The size of the ears of wheat beside a counter."""

_WALLS, _PALE_WALLS = 0.54, 0.46
"""The size of a fortification as a share of an army's, and where the picture isn't about it."""

_ARROW_ROOM: Final = 1.8
"""How far from the start of an arrow its goal's counters are at least, as a share of a counter."""

_BESIDE_ARROW, _MOST_ASIDE = 26, 0.6
"""The room between the middle of an arrow and the counters that it goes past, and how far these move for that at most,
as a share of a counter."""

_EDGE_OF_BOARD: Final = 24
"""What stays free between counters and the edges of the parts of the whole board."""

FRAME: Final = 14
"""Pixels around the counter of the armies that a question is about."""


_FEWEST_JOINED, _OWN_ENOUGH = 2, 0.6
"""The fewest places in a question that are joined with their areas, and how much of what counters cover is their own
area, as a share, if that's clear without."""

_MOST_HIDDEN: Final = 0.4
"""How much of their area counters may hide, as a share."""

_UNMOVED: Final = 40.0
"""How hard counters at sea are to move away."""

_PLACE_GRAIN, _PLACE_ROOM, _WELL_FREE, _DOT = 8, 4, 0.97, 15
"""How much coarser the free place of an area is looked for, the room around it there, how much of the
room is free as a share of the most, and the dot's half size."""


class Counters:
    """The counters on a part of the board."""

    def __init__(self, part: BoardPart) -> None:
        self._part, self._game, self._shown = part, part.game, part.shown
        self._forts, self._badges = Fortifications(part), Badges(part)

    def draw(self, spaces: Sequence[str]) -> None:
        """The counters of all spaces, none over those of another."""
        rows = {space: row for space in spaces if (row := self._row(space)) is not None}
        for start, end in self._part.ways:
            if start not in rows and end in rows:
                rows[end].home = _farther(self._part.at(start), rows[end].home, _ARROW_ROOM * self._part.army)
        self._put_to_sea(rows)
        edges = [_EDGE_OF_BOARD] if self._part.is_overview else []
        spread(rows, self._part.picture.size, *edges)
        if self._make_way(rows):
            spread(rows, self._part.picture.size, *edges)
        for space, row in rows.items():
            self._draw_row(space, row)

    def _make_way(self, rows: Mapping[str, Row]) -> bool:
        """Move counters aside that an arrow between others would go over; returns whether some are moved."""
        part, is_moved = self._part, False
        ways = {part.ends(each) for each in self._shown.marches if len(each.path) > 1}
        for start, end in sorted(way for way in ways if way[0] != way[1] and all(map(part.is_inside, way))):
            one, other = (rows[space].counters if space in rows else part.at(space) for space in (start, end))
            for row in (row for space, row in rows.items() if space not in (start, end)):
                way = _aside(one, other, row)
                if 0 < math.hypot(*way) < _MOST_ASIDE * part.army:
                    row.home, is_moved = (row.at[0] + way[0], row.at[1] + way[1]), True
        return is_moved

    def _put_to_sea(self, rows: dict[str, Row]) -> None:
        """Move counters that a question is about and that would hide their area to the sea beside it."""
        asked = [space for space in self._part.asked() if space in rows and space in self._game.data.areas]
        if self._part.is_overview or (len(asked) < _FEWEST_JOINED and not self._part.is_crowded):
            return
        for space in asked:
            row, (x, y) = rows[space], self._part.at(space)
            wide, tall = row.across / 2, row.down / 2
            box = round(x - wide), round(y - tall), round(x + wide), round(y + tall)
            is_seen = self._own_share(space, box) > _OWN_ENOUGH and self._hidden_share(space, box) < _MOST_HIDDEN
            if is_seen and not self._part.is_crowded:
                continue
            at = place_at_sea(self._part, space, row, [other.home for name, other in rows.items() if name != space])
            if at is not None:
                row.home, row.weight = at, _UNMOVED
                self._part.afloat.add(space)

    def _hidden_share(self, space: str, box: Box) -> float:
        """How much of the area of a space a box covers, as a share of what the picture shows of it."""
        index, number = self._part.chart.index, self._part.board.areas[space]
        return index.crop(box).histogram()[number] / max(index.histogram()[number], 1)

    def _own_share(self, space: str, box: Box) -> float:
        """How much of a box is the area of a space, as a share."""
        left, top, right, bottom = box
        number = self._part.board.areas[space]
        return self._part.chart.index.crop(box).histogram()[number] / ((right - left) * (bottom - top))

    def _row(self, space: str) -> Row | None:
        """The counters of a space, its fortification at the end; None if it has none to show."""
        part = self._part
        is_aside = part.is_pale(space) and space not in self._shown.left and not part.is_inside(space)
        if part.is_bare(space) or is_aside:
            return None
        if part.is_overview and space in self._game.data.seas:
            return None
        nations = [] if part.is_of_heirs else part.nations_at(space)
        sprites = self._signs(space, nations)
        disc = self._badges.of(space, is_bare=not sprites)
        if disc is not None and not sprites:
            sprites, disc = [disc], None
        if not sprites:
            return None
        gap, weight = max(2, round(part.army * 0.05)), 0.4 if part.is_pale(space) else 1.0
        frame = FRAME if space in part.asked() else 0
        row = Row(sprites, nations, gap, weight, part.at(space), badge=disc, frame=frame)
        if disc is not None:
            self._badges.attach(space, row)
        return row

    def _signs(self, space: str, nations: Sequence[str]) -> list[Sprite]:
        """The armies of nations in a space, its fortification or its ruin, and its population."""
        sprites, fort = [self._sprite(space, nation) for nation in nations], self._forts.at(space)
        self._part.works.update(filter(None, (self._forts.on_counter(space, nation) for nation in nations)))
        if space in self._shown.left and not sprites and not (fort and fort.intact):
            sprites.append(self._wall(FORT, SPENT, is_intact=False))
        if fort is not None and self._forts.is_beside(space, is_alone=not sprites):
            sprites.append(self._sign_of(space, fort, is_alone=not sprites))
        if self._part.is_pale(space) and space not in self._shown.left:
            sprites = [_paled(sprite) for sprite in sprites if space in self._game.data.areas]
        return sprites + self._facts_of(space)

    def _sign_of(self, space: str, fort: Fort, *, is_alone: bool) -> Sprite:
        """A fortification's sign, on a counter of its nation if it's alone and neither a target nor aside."""
        self._part.works.update([fort.work] if fort.intact else [])
        is_target = bool(self._shown.targets.spaces.get(space))
        is_of_others = self._part.is_overview and fort.intact
        if is_of_others or (fort.intact and is_alone and not is_target and not self._part.is_pale(space)):
            return self._fort_sprite(fort.nation, fort.work)
        share = _PALE_WALLS if self._part.is_pale(space) and not is_alone else _WALLS
        colour = seat_colour(self._game.seat_of(fort.nation))
        return self._wall(fort.work, colour, is_intact=fort.intact, share=share)

    def _wall(self, work: str, colour: Colour, *, is_intact: bool, share: float = _WALLS) -> Sprite:
        """The sign of a fortification beside counters, or of one without them."""
        return wall_sign(work, is_intact, colour, round(self._part.army * share))

    def _draw_row(self, space: str, row: Row) -> None:
        """The counters of a space and its badge; names keep away from a leader's star."""
        middle = row.counters
        if row.badge is not None and row.side != "corner":
            self._put_badge(space, row)
        left = middle[0] - row.across / 2
        for place, sprite in enumerate(row.sprites):
            self._part.put(space, sprite, left + sprite.width / 2, middle[1])
            _, box = self._part.signs[-1]
            if place < len(row.nations):
                self._part.armies_at[space, row.nations[place]] = box
                if self._game.leaders(space, row.nations[place]) and not self._part.is_overview:
                    self._part.placer.take(star_box(box))
            left += sprite.width + row.gap
        if row.badge is not None and row.side == "corner":
            self._put_badge(space, row)
        boxes = [box for other, box in self._part.signs if other == space]
        self._part.middles[space] = (min(b[0] for b in boxes) + max(b[2] for b in boxes)) / 2, middle[1]

    def _put_badge(self, space: str, row: Row) -> None:
        """The badge of a space at its counters."""
        if row.badge is not None:
            self._part.put(space, row.badge, *row.badge_at(row.counters))
            self._part.badge_boxes.add(self._part.signs[-1][1])

    def _sprite(self, space: str, nation: str) -> Sprite:
        """The armies and leaders of a nation in a space."""
        game = self._game
        armies, leaders = game.armies(space, nation), game.leaders(space, nation)
        work = self._forts.on_counter(space, nation)
        if self._part.is_overview:
            size, is_subject = self._part.army, game.is_subject(nation)
            return army_tag(livery(game, nation), len(armies), size, subject=is_subject, work=work)
        cavalry = any(game.kind(unit) == "cavalry" for unit in armies)
        return army_sprite(
            livery(game, nation), len(armies), self._part.army_size(space), cavalry=cavalry, leader=bool(leaders),
            subject=game.is_subject(nation), work=work, letters=self._letters_share,
        )  # fmt: skip

    def _fort_sprite(self, nation: str, work: str) -> Sprite:
        """A fortification without armies: the counter of its nation with its sign."""
        if self._part.is_overview:
            return army_tag(livery(self._game, nation), 0, self._part.army, work=work)
        return army_sprite(livery(self._game, nation), 0, self._part.army, work=work)

    @property
    def _letters_share(self) -> float:
        """The size of a nation's letters as a share of its counter: larger where counters are small."""
        is_little = self._part.is_part_of_several and self._part.army < TILE_ARMY
        return _LARGE_LETTERS if self._part.is_listed or self._part.is_small or is_little else LETTERS_SHARE

    def _facts_of(self, space: str) -> list[Sprite]:
        """The population points of an area, on the picture of a region."""
        areas = self._game.data.areas
        if not self._part.is_region or self._part.is_pale(space) or space not in areas or not areas[space].points:
            return []
        return [facts_sprite(areas[space].points, _FACTS)]

    def point_to_areas(self) -> None:
        """Join the armies that a question is about with their areas, where the counters hide these or lie beside them.

        With one such place there's no doubt.
        """
        asked = [space for space in self._part.asked() if self._part.own_box(space) is not None]
        if self._part.is_overview:
            return
        if len(asked) < _FEWEST_JOINED:
            asked = [space for space in asked if space in self._part.afloat]
        for space in filter(self._game.data.areas.__contains__, asked):
            boxes = [box for other, box in self._part.signs if other == space]
            around = (
                min(b[0] for b in boxes),
                min(b[1] for b in boxes),
                max(b[2] for b in boxes),
                max(b[3] for b in boxes),
            )
            free = self._free_place(space, around)
            if free is not None:
                self._join(around, free)

    def _free_place(self, space: str, box: Box) -> Point | None:
        """The nearest place of an area with much of it around, if most of what its counters cover isn't its own."""
        part, number = self._part, self._part.board.areas[space]
        mask = part.chart.index.point([255 * (value == number) for value in range(256)])
        if self._own_share(space, box) > _OWN_ENOUGH:
            return None
        left, top, right, bottom = box
        edge = 2 * FRAME
        mask.paste(0, (left - edge, top - edge, right + edge, bottom + edge))
        small = mask.reduce(_PLACE_GRAIN).filter(ImageFilter.BoxBlur(_PLACE_ROOM))
        values = small.tobytes()
        least = max(round(max(values) * _WELL_FREE), 1)
        places = [divmod(place, small.width) for place, value in enumerate(values) if value >= least]
        found = [((column + 0.5) * _PLACE_GRAIN, (row + 0.5) * _PLACE_GRAIN) for row, column in places]
        middle = (left + right) / 2, (top + bottom) / 2
        return min(found, key=lambda at: math.dist(at, middle), default=None)

    def _join(self, box: Box, end: Point) -> None:
        """Draw a line from the frame around counters to a dot in their area."""
        left, top, right, bottom = box
        start = min(max(end[0], left), right), min(max(end[1], top), bottom)
        sprite_at = min(start[0], end[0]) - _DOT, min(start[1], end[1]) - _DOT
        size = round(abs(start[0] - end[0]) + 2 * _DOT), round(abs(start[1] - end[1]) + 2 * _DOT)
        ways = [(x - sprite_at[0], y - sprite_at[1]) for x, y in (start, end)]

        def paint(pen: Pen) -> None:
            for wide, tone in ((11, INK), (6, LEGAL)):
                pen.line(ways, wide, tone)
            for radius, tone in ((_DOT - 2, INK), (_DOT - 5, LEGAL)):
                pen.disc(*ways[1], radius, tone)

        image = smooth(*size, paint)
        self._part.picture.paste(image, (round(sprite_at[0]), round(sprite_at[1])), image)
        self._part.placer.take((round(end[0]) - _DOT, round(end[1]) - _DOT, round(end[0]) + _DOT, round(end[1]) + _DOT))

    def frame_asked(self) -> None:
        """Frame the armies that a question is about, if it's about a place."""
        for space in self._part.asked():
            box = self._part.own_box(space)
            if box is not None:
                left, top, right, bottom = box
                sprite = _asked_frame(right - left + 2 * FRAME, bottom - top + 2 * FRAME)
                frame = sprite.centre(self._part.picture, (left + right) / 2, (top + bottom) / 2, of=space)
                self._part.placer.take(frame)
                self._part.frames.append(frame)


def _farther(start: Point, end: Point, least: float) -> Point:
    """The end of a way, moved on in its direction if it's shorter than the least."""
    length = math.dist(start, end) or 1
    share = max(least / length, 1)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _aside(start: Point, end: Point, row: Row) -> Point:
    """How far counters must move so that an arrow from one place to another goes past them; none if it does."""
    length = math.dist(start, end) or 1
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    x, y = row.at[0] - start[0], row.at[1] - start[1]
    along, off = x * dx + y * dy, y * dx - x * dy
    reach = (row.width * abs(dy) + row.height * abs(dx)) / 2 + _BESIDE_ARROW
    if not 0 < along < length or abs(off) >= reach:
        return 0.0, 0.0
    way = math.copysign(reach - abs(off), off)
    return -dy * way, dx * way


def _paled(sprite: Sprite) -> Sprite:
    """A counter that a picture isn't about."""
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point([value // 2 for value in range(256)]))
    return replace(sprite, image=image, kind="sign", letters=0)


@cached_image
def _asked_frame(width: int, height: int) -> Sprite:
    """A gold frame around the counter of the armies that a question is about."""

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (2.0, IVORY), (4.0, LEGAL)):
            pen.box(inset, inset, width - 2 * inset, height - 2 * inset, tone, radius=22 - inset)

    image = smooth(width, height, paint)
    hole = Image.new("L", image.size, 255)
    inner = smooth(width, height, lambda pen: pen.box(11, 11, width - 22, height - 22, INK, radius=14)).getchannel("A")
    hole.paste(0, (0, 0), inner)
    image.putalpha(ImageChops.multiply(image.getchannel("A"), hole))
    return Sprite(image, width, height).shown_as("ring")
