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
from render.italia.stacks import Stack, only_waits, stacks_at, summed
from render.italia.theme import livery
from rules.italia.data.loader import Area

_CAPTION: Final = 44
"""The size of the letters of what is below a stack in a box."""

_BOX_EDGE: Final = 26
"""The room between the box of a staging zone and the edge of a picture."""


@dataclass(frozen=True)
class _Content:
    """What is in the box of a staging zone: its name, who waits there, and the names of nations of which all wait.

    ``captions``: what is below each stack: its nation, and its leader.
    """

    name: str
    letters: int
    waiting: Sequence[Sprite]
    tags: Sequence[Sprite]
    captions: Sequence[Sequence[Sprite]] = ()

    @property
    def beside(self) -> Sequence[Sprite]:
        """The names of nations that are beside the stacks: that of a lone stack, so that the box is low."""
        return self.tags if len(self.tags) == len(self.waiting) == 1 else ()

    @property
    def below(self) -> Sequence[Sprite]:
        """The names of nations below the stacks."""
        return () if self.beside else self.tags

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
        return max((sprite.height for sprite in self.waiting), default=0)

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
        """The width of the stacks beside each other."""
        return sum(wide + self.gap for wide in (*self.columns, *(tag.width for tag in self.beside))) - self.gap

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the box."""
        name = round(text_width(self.name, Face.STRONG, self.letters))
        wide = max(self.row, name, max((tag.width for tag in self.below), default=0))
        below = sum(tag.height + BETWEEN_TAGS for tag in self.below)
        stacks = self.high + self.gap if self.waiting else 0
        return wide + 2 * self.gap + 10, self.head + stacks + self.foot + below + 10


def draw_staging(sheet: BoardSheet, area: Area, size: int) -> None:
    """A box for a staging zone, with its name and who waits in it, in stacks of a size."""
    stacks = stacks_at(sheet.game, area.id)
    if sheet.is_small and not stacks:
        return
    tags = [tag for stack in stacks if (tag := _tag_of_waiting(sheet, stack.nation)) is not None]
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
    below = content.captions or [()] * len(content.waiting)
    for each, wide, captions in zip(content.waiting, content.columns, below, strict=True):
        each.put(sheet.picture, left + (wide - each.width) / 2, top + content.head + 4, of=area)
        row = top + content.head + content.high + content.gap / 2
        for caption in captions:
            row += caption.height + BETWEEN_TAGS
            caption.centre(sheet.picture, left + wide / 2, row - caption.height / 2)
        left += wide + content.gap
    for tag in content.beside:
        tag.centre(sheet.picture, left + tag.width / 2, top + content.head + 4 + content.high / 2)
    low = top + content.head + content.high + content.gap / 2
    for tag in content.below:
        low += tag.height + BETWEEN_TAGS
        tag.centre(sheet.picture, x, low - tag.height / 2)


def has_captions(sheet: BoardSheet) -> bool:
    """Whether boxes name the nations and leaders in them: on the pictures of questions and of orders."""
    return bool(sheet.shown.prompt or any(each.count for each in sheet.shown.marches)) and not sheet.is_small


def _captions(sheet: BoardSheet, stack: Stack) -> list[Sprite]:
    """The name of a stack's nation, and that of its leader in plain letters."""
    nation = name_tag(sheet.texts.short_name(stack.nation), livery(stack.nation).counter, _CAPTION)
    return [nation, *(name_tag(sheet.texts.short_name(each), PANEL, _CAPTION) for each in stack.leaders[:1])]


def _tag_of_waiting(sheet: BoardSheet, nation: str) -> Sprite | None:
    """The name of a nation for the box where all of it waits; parts of the board have it elsewhere."""
    if not sheet.is_small or sheet.shown.prompt or not only_waits(sheet.game, nation):
        return None
    return name_tag(sheet.texts.short_name(nation), livery(nation).counter, SMALL_NATION)


def _is_cut(sheet: BoardSheet, x: float, y: float, area: str) -> bool:
    """Whether a box had to move so far to be on the picture that it's better left out."""
    return math.dist((x, y), sheet.at(area)) > sheet.size * 1.6
