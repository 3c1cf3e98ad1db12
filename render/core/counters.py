"""Counters: the square counter of a unit, leader or building at any size, its stack, and its beaten state.

The parts are always in the same place: silhouette upper left, bonus lower right, bow upper right (the unit can fire),
letters of the people lower left. Sizes in pixels: 44 on an overview, 58 in area games, 92 on a crop, 176 in a battle
line, 34 to 50 in lists.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Pen, Sprite, coloured, gradient, rounded_mask, smooth, with_shadow
from render.core.fonts import Face, draw_text
from render.core.icons import icon, silhouette
from render.core.image_cache import cached_image
from render.core.palette import (
    BRIGHT_GOLD,
    DARK_SILHOUETTE,
    ELITE_RIM,
    FRAME_DARK,
    INK,
    IVORY,
    RIM,
    VELLUM,
    Colour,
    Livery,
    darker,
    lighter,
    mix,
)

LETTERS_FROM: Final = 64
"""Counters of at least this size have the two letters of their people."""
FIGURE: Final = 0.30
"""The usual size of a bonus, as a share of its counter."""

_SCALE: Final = 3
Fate = Literal["routed", "destroyed"]
_STAMPS: Final = {"routed": "rout", "destroyed": "cross-out"}


@dataclass(frozen=True)
class Counter:
    """What a counter shows: owner, silhouette, bonus (None: no number), whether it fires, whether it's Elite.

    ``figure``: the size of the bonus as a share of the counter. A large one leaves no room for the people's letters.
    """

    livery: Livery
    icon: str
    bonus: int | None = None
    fires: bool = False
    elite: bool = False
    figure: float = FIGURE

    @property
    def figures(self) -> str:
        """The bonus as printed: `+2`, `0`, `−1`; empty if there's none."""
        if self.bonus is None:
            return ""
        return f"+{self.bonus}" if self.bonus > 0 else str(self.bonus).replace("-", "−")


def _ground(colour: Colour, size: int, rim: Colour, rim_width: float) -> Image.Image:
    radius = size / 9
    face = coloured(rounded_mask(size, size, radius, scale=1), rim)
    inset = round(rim_width)
    inner = size - 2 * inset
    shade = gradient(inner, inner, lighter(colour, 0.12), darker(colour, 0.16))
    face.paste(shade, (inset, inset), rounded_mask(inner, inner, max(1.0, radius - rim_width * 0.8), scale=1))
    return face


def _paste_silhouette(face: Image.Image, name: str, size: int, corner: tuple[int, int], colour: Colour) -> None:
    mask = silhouette(name, size)
    drop = max(1, round(size / 26))
    shadow = mask.filter(ImageFilter.GaussianBlur(drop * 0.8)).point([round(v * 0.42) for v in range(256)])
    ground = FRAME_DARK if colour != DARK_SILHOUETTE else VELLUM
    face.paste(Image.new("RGBA", mask.size, (*ground, 255)), (corner[0] + drop, corner[1] + drop), shadow)
    face.paste(Image.new("RGBA", mask.size, (*colour, 255)), corner, mask)


def _figure_colours(counter: Counter) -> tuple[Colour, Colour]:
    """The colours of a bonus and of its outline."""
    is_light = counter.livery.light_ground
    outline = darker(counter.livery.counter, 0.42) if not is_light else IVORY
    return (BRIGHT_GOLD if counter.elite and not is_light else counter.livery.silhouette), outline


def _beaten_colours(counter: Counter) -> tuple[Colour, Colour]:
    """Those of a beaten unit, whose counter is pale: dark on light."""
    return (INK if counter.livery.light_ground else darker(counter.livery.counter, 0.4)), IVORY


def _write_figures(
    face: Image.Image, counter: Counter, size: int, inset: float, colours: tuple[Colour, Colour]
) -> None:
    draw, (colour, outline) = ImageDraw.Draw(face), colours
    letter = round(size * counter.figure)
    x, y = size - inset - size * 0.035, size - inset - size * 0.055
    plate = Image.new("L", face.size, 0)
    draw_text(ImageDraw.Draw(plate), x, y, counter.figures, Face.HEAVY, letter, 255, align=1)
    grown = plate.filter(ImageFilter.GaussianBlur(size / 44)).point([min(255, v * 4) for v in range(256)])
    face.paste(Image.new("RGBA", face.size, (*outline, 255)), (0, 0), grown)
    draw_text(draw, x, y, counter.figures, Face.HEAVY, letter, (*colour, 255), align=1)


def _face(counter: Counter, size: int) -> Image.Image:
    """The counter without shadow, drawn enlarged and scaled down once."""
    large = size * _SCALE
    rim_width = large / 26 * (1.5 if counter.elite else 1)
    face = _ground(counter.livery.counter, large, ELITE_RIM if counter.elite else RIM, rim_width)
    colour = counter.livery.silhouette
    with_letters = size >= LETTERS_FROM and bool(counter.livery.letters)
    alone = counter.bonus is None and not counter.fires and not with_letters
    share = 0.74 if alone or (counter.bonus is None and not counter.fires) else 0.60
    side = round(large * share)
    offset = round((large - side) / 2) if share > 0.7 else round(large * 0.115)
    if share > 0.7 and with_letters:
        side = round(large * 0.68)
        offset = round((large - side) / 2)
    top = round(large * 0.09) if share > 0.7 and with_letters else offset
    _paste_silhouette(face, counter.icon, side, (offset, top), colour)
    if counter.fires:
        bow = round(large * 0.30)
        gold = BRIGHT_GOLD if not counter.livery.light_ground else darker(ELITE_RIM, 0.45)
        flag = icon("bow", bow, gold)
        face.paste(flag, (round(large * 0.655), round(large * 0.075)), flag)
    if counter.figures:
        _write_figures(face, counter, large, rim_width, _figure_colours(counter))
    if with_letters and counter.figure <= FIGURE:
        draw_text(
            ImageDraw.Draw(face), rim_width + large * 0.05, large - rim_width - large * 0.06, counter.livery.letters,
            Face.STRONG, round(large * 0.15), (*mix(colour, counter.livery.counter, 0.14), 255),
        )  # fmt: skip
    return face.resize((size, size), Image.Resampling.LANCZOS)


@cached_image
def counter_face(counter: Counter, size: int) -> Image.Image:
    """The counter without its shadow (RGBA, `size` × `size`); read-only."""
    return _face(counter, size)


@cached_image
def counter_sprite(counter: Counter, size: int) -> Sprite:
    """The counter with its soft shadow; its body is `size` × `size`."""
    body = counter_face(counter, size)
    return with_shadow(body, blur=max(1.2, size / 26), drop=max(1, size // 28), strength=0.55).shown_as("counter")


def overview(counter: Counter) -> Counter:
    """The counter on an overview: silhouette and bow only, because numbers are clutter at 44 pixels."""
    return replace(counter, bonus=None)


@cached_image
def _stack(counters: tuple[Counter, ...], size: int, step: tuple[int, int]) -> Sprite:
    dx, dy = step
    behind = len(counters) - 1
    width, height = size + abs(dx) * behind, size + abs(dy) * behind
    sprite = counter_sprite(counters[0], size)
    image = Image.new("RGBA", (width + 2 * sprite.left, height + 2 * sprite.top), (*FRAME_DARK, 0))
    left = abs(dx) * behind if dx < 0 else 0
    top = abs(dy) * behind if dy < 0 else 0
    for depth in range(behind, -1, -1):
        layer = counter_sprite(counters[depth], size)
        image.alpha_composite(layer.image, (left + dx * depth, top + dy * depth))
    return Sprite(image, size, size, sprite.left + left, sprite.top + top, "counter")


def stack_sprite(counters: Sequence[Counter], size: int, *, step: tuple[int, int] = (5, -5), most: int = 4) -> Sprite:
    """A stack with the first counter on top, each next one offset by `step`; at most `most` are drawn.

    The body is the top counter. Raises ValueError for an empty stack.
    """
    if not counters:
        raise ValueError("a stack needs a counter")
    return _stack(tuple(counters[:most]), size, step)


@cached_image
def beaten_sprite(counter: Counter, size: int, fate: Fate) -> Sprite:
    """The counter of a unit that lost: paled, with a stamp in the upper right corner away from bonus and silhouette.

    Its bonus is dark on light, so that it can be read.
    """
    whole = counter_face(counter, size)
    pale = Image.blend(whole, Image.new("RGBA", whole.size, (*VELLUM, 255)), 0.42)
    if counter.figures:
        inset = size / 26 * (1.5 if counter.elite else 1)
        _write_figures(pale, counter, size, inset, _beaten_colours(counter))
    pale.putalpha(whole.getchannel("A"))
    sprite = with_shadow(pale, blur=max(1.2, size / 26), drop=max(1, size // 28), strength=0.4)
    colour = INK if counter.livery.light_ground else counter.livery.counter
    stamp = disc_sprite(_STAMPS[fate], round(size * 0.42), IVORY, colour, colour)
    overhang = round(size * 0.08)
    margin = overhang + stamp.left
    image = Image.new("RGBA", (sprite.image.width + margin, sprite.image.height + margin), (*FRAME_DARK, 0))
    image.alpha_composite(sprite.image, (0, margin))
    x = sprite.left + size + overhang - stamp.width - stamp.left
    image.alpha_composite(stamp.image, (x, max(0, sprite.top + margin - overhang - stamp.top)))
    return Sprite(image, size, size, sprite.left, sprite.top + margin, "counter")


@cached_image
def destroyed_face(counter: Counter, size: int) -> Sprite:
    """The counter in grey, for lists of losses."""
    whole = counter_face(counter, size)
    grey = Image.blend(whole.convert("L").convert("RGBA"), Image.new("RGBA", whole.size, (150, 143, 132, 255)), 0.55)
    grey.putalpha(whole.getchannel("A"))
    return with_shadow(grey, blur=1.5, drop=1, strength=0.35).shown_as("counter")


@cached_image
def disc_sprite(name: str, size: int, ground: Colour, colour: Colour, rim: Colour) -> Sprite:
    """A round sign of `size` pixels: a silhouette in `colour` on `ground` with a rim and an ivory edge."""
    edge = max(1.0, size / 26)
    ring = max(1.0, size / 17)

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, IVORY)
        pen.disc(middle, middle, middle - edge, rim)
        pen.disc(middle, middle, middle - edge - ring, ground)

    image = smooth(size, size, paint)
    inner = round(size * 0.56)
    sign = icon(name, inner, colour)
    corner = (size - inner) // 2
    image.alpha_composite(sign, (corner, corner))
    return with_shadow(image, blur=max(1.0, size / 22), drop=max(1, size // 30), strength=0.45)
