"""Signs on a map or card other than counters: cities, badges, markers, dice, swatches, sea boxes."""

from typing import Final

from PIL import Image

from render.core.canvas import Pen, Sprite, faded, rounded_mask, smooth, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face, cap_height, draw_text
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.palette import (
    BRIGHT_GOLD,
    INK,
    IVORY,
    RIM,
    ROME,
    SEA_TEXT,
    VELLUM,
    Colour,
    rgb,
)

TOWN: Final = 15
CITADEL: Final = 20
CAPITAL: Final = 28
BADGE: Final = 22
DESOLATION: Final = 32
SEA_BOX: Final = 46
_LIGHT: Final = 160
_FLAME: Final = rgb("#f0892b")
PIPS: Final = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.29, 0.23), (0.71, 0.23), (0.29, 0.5), (0.71, 0.5), (0.29, 0.77), (0.71, 0.77)),
}


def _crenellated(pen: Pen, x: float, y: float, side: float, colour: Colour, teeth: int) -> None:
    """A square of `side` with battlements on its upper edge."""
    tooth = side / (2 * teeth - 1)
    pen.box(x, y, side, side, colour, radius=side * 0.03)
    for position in range(teeth):
        pen.box(x + 2 * tooth * position, y - tooth * 0.9, tooth, tooth * 1.6, colour)


@cached_image
def ring(colour: Colour, size: int) -> Sprite:
    """A ring to highlight something, pale along both edges so that it's visible on any ground."""

    def paint(pen: Pen) -> None:
        for inset, width, fill in ((0.0, 6.0, IVORY), (1.2, 3.6, colour)):
            box = tuple((edge + inset * side) * pen.scale for edge, side in ((0, 1), (0, 1), (size, -1), (size, -1)))
            pen.draw.ellipse(box, outline=(*fill, 255), width=round(width * pen.scale))

    return with_shadow(smooth(size, size, paint), blur=2, drop=1, strength=0.45).shown_as("ring")


@cached_image
def town(colour: Colour, size: int = TOWN) -> Sprite:
    """A town: a ring filled with the owner's colour."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle * 0.80, IVORY)
        pen.disc(middle, middle, middle * 0.46, colour)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)


@cached_image
def citadel(colour: Colour, size: int = CITADEL) -> Sprite:
    """A fortified city: a crenellated square filled with the owner's colour."""

    def paint(pen: Pen) -> None:
        top, side = size * 0.17, size * 0.80
        left = (size - side) / 2
        _crenellated(pen, left, top, side, INK, 4)
        rim = size * 0.08
        pen.box(left + rim, top + rim, side - 2 * rim, side - 2 * rim, IVORY)
        pen.box(left + rim * 2.7, top + rim * 2.7, side - rim * 5.4, side - rim * 5.4, colour)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)


@cached_image
def capital(colour: Colour, size: int = CAPITAL, star_colour: Colour = SEA_TEXT) -> Sprite:
    """A capital: a crenellated square in the owner's colour with a gold line and a star."""

    def paint(pen: Pen) -> None:
        top, side = size * 0.14, size * 0.84
        left = (size - side) / 2
        _crenellated(pen, left, top, side, INK, 5)
        rim = size * 0.065
        pen.box(left + rim, top + rim, side - 2 * rim, side - 2 * rim, BRIGHT_GOLD)
        pen.box(left + rim * 2, top + rim * 2, side - rim * 4, side - rim * 4, colour)

    image = smooth(size, size, paint)
    star = icon("star", round(size * 0.5), star_colour)
    image.alpha_composite(star, (round(size * 0.25), round(size * 0.56 - star.height / 2)))
    return with_shadow(image, blur=1.2, drop=1, strength=0.35)


@cached_image
def numbered(text: str, size: int, ground: Colour, rim: Colour, colour: Colour) -> Sprite:
    """A number on a disc with a rim."""

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - size * 0.05, rim)
        pen.disc(middle, middle, middle - size * 0.12, ground)
        letter = round(size * 0.64 * pen.scale)
        base = (middle * pen.scale) + cap_height(Face.HEAVY, letter) / 2
        draw_text(pen.draw, middle * pen.scale, base, text, Face.HEAVY, letter, (*colour, 255), align=0.5)

    return with_shadow(smooth(size, size, paint), blur=1.2, drop=1, strength=0.4)


def badge(number: int, size: int = BADGE) -> Sprite:
    """The value of a place: a number on a porphyry disc with a gold ring."""
    return numbered(str(number), size, ROME, BRIGHT_GOLD, SEA_TEXT)


@cached_image
def desolation(size: int = DESOLATION) -> Sprite:
    """A ruined place: a black diamond with a flame, replacing the city's sign."""

    def paint(pen: Pen) -> None:
        half = size / 2
        for inset, colour in ((0.0, BRIGHT_GOLD), (size * 0.07, rgb("#17110d"))):
            reach = half - inset
            pen.polygon(
                [(half, half - reach), (half + reach, half), (half, half + reach), (half - reach, half)], colour
            )

    image = smooth(size, size, paint)
    flame = icon("flame", round(size * 0.50), _FLAME)
    image.alpha_composite(flame, (round((size - flame.width) / 2), round((size - flame.height) / 2 - size * 0.02)))
    return with_shadow(image, blur=1.4, drop=1, strength=0.4)


@cached_image
def sea_box(size: int = SEA_BOX) -> Sprite:
    """The pale box of a sea zone with a ghost galley, where a fleet can be."""
    scale = 3
    large = size * scale
    mask = rounded_mask(large, large, large / 9, scale=1)
    image = Image.new("RGBA", (large, large), (*SEA_TEXT, 0))
    image.putalpha(mask.point([round(value * 0.62) for value in range(256)]))
    rim = round(large / 26)
    inner = large - 2 * rim
    body = Image.new("RGBA", (inner, inner), (*rgb("#a9c2c8"), 96))
    image.paste(body, (rim, rim), rounded_mask(inner, inner, large / 11, scale=1))
    ghost = faded(icon("fleet", round(large * 0.64), SEA_TEXT), 0.66)
    image.alpha_composite(ghost, (round(large * 0.18), round(large * 0.17)))
    return with_shadow(image.resize((size, size), Image.Resampling.LANCZOS), blur=1.5, drop=1, strength=0.25)


@cached_image
def die(face: int, size: int = 62, colour: Colour = INK) -> Sprite:
    """A die that shows `face` (1 to 6) with pips and edge in `colour`. Raises KeyError for another number."""
    pips = PIPS[face]

    def paint(pen: Pen) -> None:
        edge = max(1.6, size / 22)
        pen.box(0, 0, size, size, colour, radius=size * 0.19)
        pen.box(edge, edge, size - 2 * edge, size - 2 * edge, rgb("#fdf6e3"), radius=size * 0.15)
        for x, y in pips:
            pen.disc(x * size, y * size, size * 0.095, colour)

    return with_shadow(smooth(size, size, paint), blur=1.5, drop=1, strength=0.25)


@cached_image
def battle(size: int = 46, ground: Colour = ROME) -> Sprite:
    """A battle site: swords on a disc (porphyry for a victory, grey-brown for a defeat)."""
    swords = INK if _is_light(ground) else SEA_TEXT
    return disc_sprite("swords", size, ground, swords, ground)


def _is_light(colour: Colour) -> bool:
    """Whether pale silhouettes can't be seen on a colour."""
    red, green, blue = colour
    return red * 0.3 + green * 0.59 + blue * 0.11 > _LIGHT


@cached_image
def leader_disc(name: str, size: int = 62) -> Sprite:
    """A leader at the corner of his unit: a helmet on a gold disc."""
    return disc_sprite(name, size, rgb("#c9973f"), rgb("#4a1220"), rgb("#c9973f"))


@cached_image
def fallen_disc(name: str, size: int) -> Sprite:
    """A leader who was killed: his disc paled, with the stamp of a destroyed unit over its upper right edge."""
    whole, ink = leader_disc(name, size), rgb("#4a1220")
    pale = Image.blend(whole.image, Image.new("RGBA", whole.image.size, (*VELLUM, 255)), 0.52)
    pale.putalpha(whole.image.getchannel("A"))
    stamp = disc_sprite("cross-out", round(size * 0.56), IVORY, ink, ink)
    x = min(whole.left + size - stamp.width - stamp.left + round(size * 0.08), pale.width - stamp.image.width)
    pale.alpha_composite(stamp.image, (x, max(whole.top - stamp.top - round(size * 0.04), 0)))
    return Sprite(pale, size, size, whole.left, whole.top)


@cached_image
def swatch(colour: Colour, size: int = 22) -> Sprite:
    """A small square of an owner's colour for a legend."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, RIM, radius=size * 0.18)
        pen.box(1.6, 1.6, size - 3.2, size - 3.2, colour, radius=size * 0.14)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.35)


@cached_image
def land_swatch(land: Colour, edge: Colour, size: int) -> Sprite:
    """A square of an owner's land for a legend, edged with the colour of the owner's counters."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, RIM, radius=size * 0.18)
        pen.box(1.6, 1.6, size - 3.2, size - 3.2, edge, radius=size * 0.14)
        inset = 1.6 + size * 0.13
        pen.box(inset, inset, size - 2 * inset, size - 2 * inset, land, radius=size * 0.06)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.35)
