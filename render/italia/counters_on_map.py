"""The counters on a map of Italy: how large each is, which are shown, and how they share an area."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PIL import Image

from render.core.boxes import grown, middle_of
from render.core.canvas import Box, Point, Sprite, faded
from render.core.fonts import Face
from render.core.labels import label
from render.italia.board_sheet import LARGE_FROM, BoardSheet
from render.italia.signs import fleet_sprite, ruin_sign, stack_sprite
from render.italia.stacks import Navy, Stack, navies_at, stacks_at, summed
from render.italia.stacks_together import LONG, Group, above, beside, beyond, placed
from render.italia.staging import draw_staging
from rules.italia.data.loader import Area

Row = Sequence[tuple[str, Sprite]]
"""Counters, each with its nation, and signs, which have none, beside each other."""

_IN_ROW: Final = 5
"""The room between the counters and signs of an area in a region, and between them and its name."""

_ONE_LINE: Final = 0.2
"""How much less the counters and signs of an area must leave it in two lines than in one."""

_WORSE: Final = 0.05
"""How much less they must leave it with their second line at a place that is less good."""

_SHIFTED, _APART = 0.012, 8
"""What each pixel costs by which what is in an area is moved, as a share of a sign that is elsewhere; the pixels from
other signs."""

_FROM_BORDER: Final = 4
"""The pixels from a border at which a counter or sign counts as beyond it: at less, it seems to be on the border."""

_SHORT_ROW: Final = 2.1
"""The most width of counters and signs that are in one line if two leave their area as little, in heights of one."""

_BLANK: Final = Image.new("RGBA", (1, 1), (0, 0, 0, 0))
"""What a row of counters is while its place is looked for."""

NO_NAME: Final = Sprite(_BLANK, 0, 0)
"""The name of an area that is written elsewhere."""

_FLEET, _LONE_FLEET, _OVERVIEW_FLEET = 1.25, 1.5, 1.2
"""The size of a fleet on a part of the board, where no bystanders are drawn, and on the whole board: its share of a
stack's height."""

_BYSTANDER: Final = 0.72
"""The size of the stacks that a question isn't about, as a share of a stack's height."""

_BYSTANDERS_FROM: Final = 2.4
"""The magnification from which those stacks can be read on a phone."""

_FAINT: Final = 0.55
"""How much is seen of the stacks that a question isn't about."""

_IN_BOX: Final = 0.92
"""The size of the stacks in the box of a staging zone, as a share of a stack's height."""

_FLAT: Final = 1.7
"""How much farther away a place above or below another stack of an area counts than one beside it: a row is clearer."""

_RUIN: Final = 0.9
"""The size of a ruin beside the units of its area, as a share of their height."""

_NAME: Final = 0.3
"""How much it costs its name to leave its area, as a share of what it costs a counter."""

_ON_COAST, _OFF_COAST = 0.3, 60
"""The share of a name at sea from which it's rather wholly there, and the pixels by which it's moved for that."""

_FOR_LETTER: Final = 34
"""The pixels below the name of a ruin's area for the letter on the units below it."""

_SMALLER: Final = (1.0, 0.92, 0.84)
"""The sizes of stacks that share an area, as shares of the usual one: the largest that is in the area."""

_LESS, _UPRIGHT = 1.0, 0.12
"""What it costs them to be smaller, and to be above each other, as shares of a stack that leaves its area."""

_SHARED: Final = 0.75
"""How much smaller the stacks of a question are where two share an area, so that both are in it."""


class Counters:
    """The counters of a map: boxes of staging zones, stacks, fleets. The sheet keeps where they are."""

    shifts: Sequence[Point] = ((0, 0),)
    """How far what is in an area may be moved, in pixels, so that less of it is in another one."""

    def __init__(self, sheet: BoardSheet) -> None:
        self.sheet = sheet
        self._smaller: dict[str, int] = {}
        """The height of the stacks in the areas where they had to be smaller."""

    def draw(self, areas: Sequence[Area]) -> None:
        """Who waits in staging zones, then stacks and fleets."""
        for area in areas:
            if area.is_staging and self.sheet.is_bright(area.id):
                draw_staging(self.sheet, area, self._size_in_box(area.id))
        land = [area for area in areas if not area.is_staging and self._has_counters(area.id)]
        for area in sorted(land, key=lambda each: not self._is_asked_about(each.id)):  # those have the first choice
            self._draw_stacks(area)
        for sea in self.sheet.game.data.seas:
            if self.sheet.is_shown(sea) and self._has_counters(sea):
                self._draw_navies(sea)

    def _has_counters(self, space: str) -> bool:
        """Whether the counters of a space are drawn: those that a question isn't about only where they can be read."""
        sheet = self.sheet
        has_others = sheet.has_bystanders and not sheet.subjects and sheet.chart.zoom >= _BYSTANDERS_FROM
        return sheet.is_bright(space) or has_others

    def sized(self, space: str) -> int:
        """The height of the stacks in a space: those that a question isn't about are small."""
        sheet = self.sheet
        if space in self._smaller:
            return self._smaller[space]
        if sheet.bright is None:
            return sheet.size
        if space not in sheet.bright:
            return round(sheet.size * _BYSTANDER)
        is_shared = space in sheet.ringed and len(stacks_at(sheet.game, space)) > 1
        return round(sheet.size * (max(sheet.subject * _SHARED, 1) if is_shared else sheet.subject))

    def _size_in_box(self, zone: str) -> int:
        """The height of the stacks in a staging zone."""
        if self.sheet.is_small:
            return self.sheet.size
        return self.sized(zone) if zone in self.sheet.ringed else round(self.sheet.size * _IN_BOX)

    def _shaded(self, space: str, sprite: Sprite) -> Sprite:
        return sprite if self.sheet.is_bright(space) else replace(sprite, image=faded(sprite.image, _FAINT))

    def _draw_stacks(self, area: Area) -> None:
        sheet = self.sheet
        if area.id in sheet.subjects:
            self._draw_ruin(area.id)
            return
        stacks = self._stacks_in(area.id)[::-1]
        is_asked = self._is_asked_about(area.id)
        if is_asked and len(stacks) > 1 and not sheet.is_small:
            self._draw_together(area.id, sorted(stacks, key=lambda each: each.nation == sheet.actor))
            return
        for stack in sorted(stacks, key=lambda each: is_asked and each.nation != sheet.actor):
            sprite = self._stack_sprite(area.id, stack, self.sized(area.id))
            flat = _FLAT if area.id in sheet.counters_at else 1.0
            sheet.put_near(area.id, self._shaded(area.id, sprite), sheet.at(area.id), flat=flat)
            sheet.stack_boxes[area.id, stack.nation] = sheet.note_counter(area.id)

    def _is_asked_about(self, area: str) -> bool:
        return area in self.sheet.ringed or area in self.sheet.shown.about

    def _stack_sprite(self, area: str, stack: Stack, size: int) -> Sprite:
        """A stack with what the map shows of it."""
        shown = summed(stack) if self._is_summed(area) else stack
        return stack_sprite(shown if self.sheet.has_leaders(area) else replace(shown, leaders=()), size)

    def _draw_together(self, area: str, stacks: Sequence[Stack]) -> None:
        """The stacks of an area that a question is about, the own one last, all within the area.

        They are beside or above each other, and as small as it takes.
        """
        size, groups = self.sized(area), list[Group]()
        for share in _SMALLER:
            height = round(size * share)
            row = [self._stack_sprite(area, stack, height) for stack in stacks]
            cost = (1 - share) * _LESS
            groups += [
                Group(row, beside(row), height, cost),
                Group(row, above(row[::-1])[::-1], height, cost + _UPRIGHT),
            ]
        group, at = placed(self.sheet, area, groups)
        self._smaller[area] = group.size
        boxes = group.boxes_at(at)
        for place in range(len(stacks) - 1, -1, -1):  # the own one first: a letter is at the first
            self.put_at(area, [(stacks[place].nation, group.sprites[place])], [middle_of(boxes[place])])

    def _draw_ruin(self, area: str) -> None:
        """The units of an area, one of which may be given for its city, then the ruin, with its name below.

        Letters are on the units.
        """
        sheet = self.sheet
        size = round(sheet.size * min(sheet.subject, 1))
        stacks = [replace(stack, leaders=()) for stack in self._stacks_in(area)[::-1]]
        row = [(each.nation, stack_sprite(each, size)) for each in stacks if each.tokens]
        text, letters, halo = sheet.texts.short_name(area), sheet.letters(14), sheet.halo * sheet.scale
        name = label(text, Face.STRONG, letters, "land", radius=halo)
        row.append(("", ruin_sign(round(size * _RUIN))))
        sprites = [sprite for _, sprite in row]
        offsets = beside(sprites, _IN_ROW)
        below = max(sprite.height for sprite in sprites) / 2 + _IN_ROW + name.height / 2
        weights = [*[1.0] * len(row), _NAME]
        group, at = placed(sheet, area, [Group([*sprites, name], [*offsets, (0, below)], size, weights=weights)], LONG)
        *boxes, box = group.boxes_at(at)
        self.put_at(area, row, [middle_of(each) for each in boxes])
        lower = [(box[0], box[1] + down, box[2], box[3] + down) for down in range(0, _OFF_COAST, 6)]
        if beyond(sheet, area, box) > _ON_COAST:
            box = next(filter(sheet.is_on_water, lower), box)
        name = label(text, Face.STRONG, letters, sheet.ground_under(box), radius=halo)
        name.put(sheet.picture, box[0], box[1])
        sheet.placer.take((*box[:3], box[3] + _FOR_LETTER))
        sheet.placer.labels.append((area, box))
        sheet.counters_at.setdefault(area, [sheet.signs[-1][1]])

    def put_row(self, area: str, row: Row, name: Sprite, splits: Sequence[int] = ()) -> Point:
        """Put counters, each with its nation, and signs of an area beside each other, with room for its name below.

        ``splits``: where a second line may begin, the best first: it does if fewer leave the area then. The middle of
        the lower edge of all that.
        """
        tried = [self._laid_out(area, lines, name) for lines in [[row], *in_two_lines(row, splits)]]
        wide = sum(sprite.width for _, sprite in row)
        cost = _ONE_LINE if wide <= _SHORT_ROW * self.sized(area) else -2 * _ONE_LINE
        costs = [each[0] + (cost + _WORSE * (place - 1) if place else 0) for place, each in enumerate(tried)]
        _, (x, y), places = tried[costs.index(min(costs))]
        self.put_at(area, row, places)
        return x, y

    def put_at(self, area: str, row: Row, places: Sequence[Point]) -> None:
        """Put counters, each with its nation, and signs of an area at their places."""
        for (nation, sprite), (x, y) in zip(row, places, strict=True):
            self.sheet.put(area, sprite, x, y)
            if nation:
                self.sheet.stack_boxes[area, nation] = self.sheet.note_counter(area)

    def _laid_out(self, area: str, lines: Sequence[Row], name: Sprite) -> tuple[float, Point, list[Point]]:
        """Lines of counters and signs in an area: how far they leave it, the middle of their foot, and their places."""
        wide = [sum(sprite.width for _, sprite in line) + _IN_ROW * (len(line) - 1) for line in lines]
        high = [max((sprite.height for _, sprite in line), default=0) for line in lines]
        rows = sum(high) + _IN_ROW * (len(lines) - 1)
        whole = Sprite(_BLANK, max(*wide, name.width), rows + _IN_ROW * bool(rows) + name.height)
        placer, home = self.sheet.placer, self.sheet.clear_spot(area, whole, self.sheet.at(area), 1.0)
        most = placer.covered(grown(whole.box_at(*home), _APART))
        spots = {(home[0] + dx, home[1] + dy): math.hypot(dx, dy) * _SHIFTED for dx, dy in self.shifts}
        boxes = {spot: whole.box_at(*spot) for spot in spots}
        free = [
            spot
            for spot, box in boxes.items()
            if spot == home or (placer.covered(grown(box, _APART)) <= most and self.sheet.is_inside(box))
        ]
        tried = [(spots[spot], *self._outside(area, lines, name, boxes[spot])) for spot in free]
        _, outside, _, foot, places = min(tried, key=lambda each: each[0] + each[1] + each[2])
        return outside, foot, places

    def _outside(
        self, area: str, lines: Sequence[Row], name: Sprite, box: Box
    ) -> tuple[float, float, Point, list[Point]]:
        """How far lines of counters and signs in a box leave their area, and their name; the foot, and their places."""
        (x, _), places = middle_of(box), _places(lines, (middle_of(box)[0], box[1]))
        signs = [sprite for line in lines for _, sprite in line]
        boxes = [grown(sign.box_at(*at), _FROM_BORDER) for sign, at in zip(signs, places, strict=True)]
        astray = self.sheet.elsewhere(area, name.box_at(x, box[3] - name.height / 2))
        return sum(self.sheet.elsewhere(area, each) for each in boxes), astray, (x, float(box[3])), places

    def _is_summed(self, area: str) -> bool:
        """Whether the stacks of an area are one counter each."""
        return self.sheet.is_small or self.sheet.is_plain or not self.sheet.is_bright(area)

    def _stacks_in(self, area: str) -> list[Stack]:
        """The stacks of an area that are shown."""
        return stacks_at(self.sheet.game, area)

    def _draw_navies(self, sea: str) -> None:
        sheet = self.sheet
        for navy in navies_at(sheet.game, sea):
            sprite = self._navy_sprite(navy, self.sized(sea))
            flat = _FLAT if sheet.bright is not None and len(sheet.counters_at.get(sea, ())) == 1 else 1.0
            sheet.put_near(sea, self._shaded(sea, sprite), sheet.at(sea), flat=flat)
            sheet.navy_boxes[sea, navy.nation] = sheet.note_counter(sea)

    def _navy_sprite(self, navy: Navy, size: int) -> Sprite:
        sheet = self.sheet
        is_alone = sheet.bright is not None and not sheet.is_small and sheet.chart.zoom < LARGE_FROM
        size = round(size * (_OVERVIEW_FLEET if sheet.is_small else _LONE_FLEET if is_alone else _FLEET))
        aboard = (0, 0) if sheet.is_small else (navy.cargo.size, len(navy.cargo.leaders))
        return fleet_sprite(navy.nation, navy.seat, navy.fleets, *aboard, size)


def _places(lines: Sequence[Row], top: Point) -> list[Point]:
    """The middles of what is in some lines below each other, each line centred below a point."""
    found, (x, y) = list[Point](), top
    for line in lines:
        left = x - (sum(sprite.width for _, sprite in line) + _IN_ROW * (len(line) - 1)) / 2
        high = max((sprite.height for _, sprite in line), default=0)
        for _, sprite in line:
            found.append((left + sprite.width / 2, y + high / 2))
            left += sprite.width + _IN_ROW
        y += high + _IN_ROW
    return found


def in_two_lines(row: Row, splits: Sequence[int]) -> list[list[Row]]:
    """A row in two lines, once for each place where the second one may begin."""
    return [[row[:split], row[split:]] for split in splits]
