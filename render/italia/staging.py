"""The boxes of staging zones on a map of Italy, with who waits in them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from render.core.canvas import Point, Sprite
from render.core.fonts import Face, text_width
from render.core.palette import INK, PANEL
from render.core.text_panels import name_tag, panel, write
from render.italia.board_sheet import BoardSheet
from render.italia.nation_names import BETWEEN_TAGS, SMALL_NATION
from render.italia.signs import stack_sprite
from render.italia.stacks import Stack, stacks_at, summed
from render.italia.theme import livery
from rules.italia.data.loader import Area

_CAPTION: Final = 44
"""The size of the letters of what is below a stack in a box."""

_BOX_EDGE: Final = 26
"""The room between the box of a staging zone and the edge of a picture."""


@dataclass(frozen=True)
class _Content:
    """What is in the box of a staging zone: its name, who waits there, and the name of each one's nation.

    ``tags``: beside each stack, which are below each other then: an overview has no room for more.
    ``captions``: what is below each stack: its nation, and its leader.
    """

    name: str
    letters: int
    waiting: Sequence[Sprite]
    tags: Sequence[Sprite]
    captions: Sequence[Sequence[Sprite]] = ()

    @property
    def gap(self) -> int:
        """The room beside the name and each stack."""
        return round(self.letters * 0.5)

    @property
    def head(self) -> int:
        """The height of the line with the name."""
        return round(self.letters * 1.5)

    @property
    def high(self) -> int:
        """The height of the stacks."""
        heights = [sprite.height for sprite in self.waiting]
        return sum(heights) + BETWEEN_TAGS * (len(heights) - 1) if self.tags else max(heights, default=0)

    @property
    def columns(self) -> list[int]:
        """The width of each stack with what is below it."""
        below = self.captions or [()] * len(self.waiting)
        return [
            max(each.width for each in (stack, *captions)) for stack, captions in zip(self.waiting, below, strict=True)
        ]

    @property
    def foot(self) -> int:
        """The height of what is below the stacks."""
        return max((sum(each.height + BETWEEN_TAGS for each in one) for one in self.captions), default=0)

    @property
    def row(self) -> int:
        """The width of the stacks beside each other, or of the widest with its name."""
        if self.tags:
            return max(self.columns) + self.gap + max(tag.width for tag in self.tags)
        return sum(wide + self.gap for wide in self.columns) - self.gap

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the box."""
        name = round(text_width(self.name, Face.STRONG, self.letters))
        stacks = self.high + self.gap if self.waiting else 0
        return max(self.row, name) + 2 * self.gap + 10, self.head + stacks + self.foot + 10


def draw_staging(sheet: BoardSheet, area: Area, size: int) -> None:
    """A box for a staging zone, with its name and who waits in it, in stacks of a size."""
    stacks = stacks_at(sheet.game, area.id)
    if sheet.is_small and not stacks:
        return
    tags = [_tag_of(sheet, stack.nation) for stack in stacks] if sheet.is_small and not sheet.shown.prompt else ()
    shown = [replace(summed(stack), leaders=()) for stack in stacks] if sheet.is_small else stacks
    waiting = [stack_sprite(stack, size) for stack in shown]
    captions = [_captions(sheet, stack) for stack in stacks] if has_captions(sheet) else ()
    content = _Content(sheet.texts.short_name(area.id), 46 if sheet.is_small else 54, waiting, tags, captions)
    x, y = _place(sheet, area.id, content.size)
    if not sheet.is_small and _is_cut(sheet, x, y, area.id):
        return
    box = panel(*content.size)
    sprite = Sprite(box.image.copy(), *content.size, box.left, box.top, "plate")
    taken = sprite.centre(sheet.picture, x, y, of="")
    sheet.placer.take(taken)
    _fill(sheet, area.id, content, x, taken[1])
    sheet.signs.append((area.id, taken))
    sheet.note_counter(area.id)
    sheet.stack_boxes |= {(area.id, stack.nation): taken for stack in stacks}


def _place(sheet: BoardSheet, area: str, size: tuple[int, int]) -> Point:
    """The middle of the box of a zone: its position, or as near to it as the box is wholly on the picture."""
    x, y = sheet.at(area)
    edge = 8 if sheet.is_small else _BOX_EDGE
    half_width, half_height = size[0] / 2 + edge, size[1] / 2 + edge
    x = min(max(x, half_width), sheet.picture.width - half_width)
    return x, min(max(y, half_height), sheet.picture.height - half_height)


def _fill(sheet: BoardSheet, area: str, content: _Content, x: float, top: int) -> None:
    """Write the name into a box around a middle column, and put the stacks below it, then the names of nations."""
    write(sheet.picture, x, top + content.letters * 1.2, content.name, Face.STRONG, content.letters, INK, align=0.5)
    left = x - content.row / 2
    if content.tags:
        _fill_rows(sheet, area, content, left, top + content.head + 4)
        return
    below = content.captions or [()] * len(content.waiting)
    for each, wide, captions in zip(content.waiting, content.columns, below, strict=True):
        each.put(sheet.picture, left + (wide - each.width) / 2, top + content.head + 4, of=area)
        row = top + content.head + content.high + content.gap / 2
        for caption in captions:
            row += caption.height + BETWEEN_TAGS
            caption.centre(sheet.picture, left + wide / 2, row - caption.height / 2)
        left += wide + content.gap


def _fill_rows(sheet: BoardSheet, area: str, content: _Content, left: float, top: float) -> None:
    """Put each stack with its nation's name beside it below the one before."""
    wide = max(content.columns)
    for stack, tag in zip(content.waiting, content.tags, strict=True):
        stack.put(sheet.picture, left + (wide - stack.width) / 2, top, of=area)
        tag.centre(sheet.picture, left + wide + content.gap + tag.width / 2, top + stack.height / 2)
        top += stack.height + BETWEEN_TAGS


def has_captions(sheet: BoardSheet) -> bool:
    """Whether boxes name the nations and leaders in them: on the pictures of questions and of orders."""
    return bool(sheet.shown.prompt or any(each.count for each in sheet.shown.marches)) and not sheet.is_small


def _captions(sheet: BoardSheet, stack: Stack) -> list[Sprite]:
    """The name of a stack's nation, and that of its leader in plain letters."""
    nation = name_tag(sheet.texts.short_name(stack.nation), livery(stack.nation).counter, _CAPTION)
    return [nation, *(name_tag(sheet.texts.short_name(each), PANEL, _CAPTION) for each in stack.leaders[:1])]


def _tag_of(sheet: BoardSheet, nation: str) -> Sprite:
    """The name of a nation for a box on an overview."""
    return name_tag(sheet.texts.short_name(nation), livery(nation).counter, SMALL_NATION)


def _is_cut(sheet: BoardSheet, x: float, y: float, area: str) -> bool:
    """Whether a box had to move so far to be on the picture that it's better left out."""
    return math.dist((x, y), sheet.at(area)) > sheet.size * 1.6
