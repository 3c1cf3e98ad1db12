"""The badges of a city, its points and Monuments, in a row with its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image

from render.core.canvas import Sprite
from render.core.counters import disc_sprite
from render.core.map_symbols import battle
from render.core.palette import LOSS, ROME, SEA_TEXT

_AROUND_PARTS: Final = 24
"""The room for shadows around them."""

_BADGE_GAP, _BELOW_NAME = 8, 16
"""The gaps between badges, and between a name and the row below it."""

_WAR, _WAR_OUT = 0.92, 0.74
"""The size of the sign of war as a share of a name's height, and how much of it is beyond the end of the name."""


def won_badge(size: int) -> Sprite:
    """The mark of a place won for Rome: a chi-rho on a disc."""
    return disc_sprite("chi-rho", size, ROME, SEA_TEXT, ROME)


def with_war(name: Sprite) -> Sprite:
    """The name of a power at war: with the sign of that at its right end, as the plates of tribes have it."""
    sign = battle(round(name.height * _WAR), LOSS)
    width = name.width + round(sign.width * _WAR_OUT)
    parts = (name, (0, 0)), (sign, (width - sign.width, (name.height - sign.height) // 2))
    return _of_parts(name, (width, name.height), parts)


def beside(name: Sprite, badges: Sequence[Sprite]) -> Sprite:
    """A name with badges at its right."""
    row = in_row(badges)
    width, height = name.width + 2 * _BADGE_GAP + row.width, max(name.height, row.height)
    parts = (name, (0, (height - name.height) // 2)), (row, (width - row.width, (height - row.height) // 2))
    return _of_parts(name, (width, height), parts)


def below(name: Sprite, badges: Sequence[Sprite]) -> Sprite:
    """A name with badges below its middle."""
    row = in_row(badges)
    width, height = max(name.width, row.width), name.height + _BELOW_NAME + row.height
    parts = (name, ((width - name.width) // 2, 0)), (row, ((width - row.width) // 2, height - row.height))
    return _of_parts(name, (width, height), parts)


def in_row(badges: Sequence[Sprite]) -> Sprite:
    """Badges in a row."""
    width, height = sum(each.width + _BADGE_GAP for each in badges) - _BADGE_GAP, max(each.height for each in badges)
    parts, x = list[tuple[Sprite, tuple[int, int]]](), 0
    for each in badges:
        parts.append((each, (x, (height - each.height) // 2)))
        x += each.width + _BADGE_GAP
    return _of_parts(badges[0], (width, height), parts)


def _of_parts(first: Sprite, size: tuple[int, int], parts: Iterable[tuple[Sprite, tuple[int, int]]]) -> Sprite:
    """A sprite with a body of a size, made of sprites at places in it; it's noted as the first one is."""
    around = _AROUND_PARTS
    image = Image.new("RGBA", (size[0] + 2 * around, size[1] + 2 * around))
    for sprite, (x, y) in parts:
        image.alpha_composite(sprite.image, (around + x - sprite.left, around + y - sprite.top))
    return Sprite(image, *size, around, around, first.kind, first.text, first.letters)
