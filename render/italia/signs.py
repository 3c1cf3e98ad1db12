"""Signs on the map of Italia: units by shape, leaders, fleets with their cargo, cities, capitals, terrain, borders."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Pen, Point, Sprite, coloured, rounded_mask, smooth, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face, cap_height, draw_text, fitted_size
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.map_symbols import capital, citadel
from render.core.palette import (
    BRIGHT_GOLD,
    INK,
    IVORY,
    PANEL,
    SEA_TEXT,
    VELLUM,
    Colour,
    darker,
    lighter,
    mix,
    rgb,
)
from render.italia.stacks import Stack, Token
from render.italia.theme import livery, seat_colour

_SCALE: Final = 4
_EDGE, _RIM = 0.045, 0.115
"""The pale edge and the seat's rim of a token, as shares of its height."""

LETTERED: Final = 74
"""Tokens of at least this height have the letters of their nation."""

_WIDTHS: Final = {
    "infantry": 1.0,
    "legion": 0.86,
    "consular-legion": 0.86,
    "elephant": 1.28,
    "knight": 0.94,
    "foederati": 1.1,
    "fleet": 1.36,
}
"""The width of each shape as a share of its height."""

_FLAME: Final = rgb("#f0892b")
_RUIN: Final = rgb("#6b625a")
_HIGHLAND: Final = rgb("#6d3f1f")
_MARSH: Final = rgb("#2f6b4a")
_CARGO: Final = 0.2

_NUMBER, _NUMBER_ALONE = 0.62, 0.7
"""The size of the number on a token with the letters of its nation, and without, as a share of the token's height."""

_LAP, _MARK, _BESIDE = 0.08, 0.74, 0.72
"""How much the tokens of a stack overlap, and the size of a leader's standard, as shares of its height; how much of a
standard is beside what follows."""

_ELEPHANT: Final[list[Point]] = [
    (2, 42), (8, 24), (20, 12), (44, 4), (74, 4), (96, 16), (100, 40), (98, 96), (76, 96), (74, 74), (46, 74), (44, 96),
    (22, 96), (20, 66), (15, 66), (14, 96), (0, 96),
]  # fmt: skip
_HULL: Final[list[Point]] = [
    (0, 16), (14, 16), (14, 28), (84, 28), (86, 0), (100, 8), (97, 52), (84, 96), (16, 96), (3, 60),
]  # fmt: skip


def _painted(kind: str, mask: ImageDraw.ImageDraw, width: int, height: int) -> None:
    """The shape of a kind of unit on a mask."""
    if kind == "infantry":
        mask.ellipse((0, 0, width - 1, height - 1), fill=255)
    elif kind in ("legion", "consular-legion"):
        mask.rounded_rectangle((0, 0, width - 1, height - 1), radius=height * 0.17, fill=255)
    else:
        mask.polygon([(x * width / 100, y * height / 100) for x, y in _OUTLINES[kind]], fill=255)


_OUTLINES: Final[dict[str, list[Point]]] = {
    "elephant": _ELEPHANT,
    "fleet": _HULL,
    "knight": [(0, 0), (100, 0), (100, 52), (86, 74), (50, 100), (14, 74), (0, 52)],
    "foederati": [(24, 0), (76, 0), (100, 50), (76, 100), (24, 100), (0, 50)],
}


@cached_image
def _shape(kind: str, height: int) -> Image.Image:
    """The mask of a shape, enlarged."""
    large = height * _SCALE
    width = round(large * _WIDTHS[kind])
    mask = Image.new("L", (width, large), 0)
    _painted(kind, ImageDraw.Draw(mask), width, large)
    return mask


def _shrunk(mask: Image.Image, by: float) -> Image.Image:
    """A mask with some pixels taken off along its edge."""
    padded = Image.new("L", (mask.width + 2, mask.height + 2), 0)
    padded.paste(mask, (1, 1))
    small = padded.filter(ImageFilter.GaussianBlur(by / 2.17)).point(
        [255 if value > 250 else 0 for value in range(256)]
    )
    return ImageChops.multiply(small.crop((1, 1, mask.width + 1, mask.height + 1)), mask)


@cached_image
def _token_image(nation: str, seat: str, token: Token, height: int) -> Image.Image:
    """A kind of unit of a nation with its number, in the rim of its seat."""
    colours, large = livery(nation), height * _SCALE
    outer = _shape(token.kind, height)
    image = coloured(outer, IVORY)
    rim = _shrunk(outer, large * _EDGE)
    image.paste((*seat_colour(seat), 255), (0, 0), rim)
    inner = _shrunk(outer, large * (_EDGE + _RIM))
    ground = mix(colours.counter, VELLUM, 0.45) if token.reduced else colours.counter
    ramp = Image.linear_gradient("L").resize(outer.size)
    shade = Image.composite(
        Image.new("RGB", outer.size, darker(ground, 0.12)), Image.new("RGB", outer.size, lighter(ground, 0.1)), ramp
    )
    image.paste(shade, (0, 0), inner)
    colour = colours.silhouette
    if token.count:  # else it's a blank one
        _write_number(image, token, colours.letters if height >= LETTERED else "", colour, large)
    if token.reduced:
        _fold(image, inner, large)
    if token.kind == "consular-legion":
        _mark_consular(image, large)
    return image.resize((round(image.width / _SCALE), height), Image.Resampling.LANCZOS)


def _write_number(image: Image.Image, token: Token, letters: str, colour: Colour, large: int) -> None:
    draw, middle = ImageDraw.Draw(image), image.width / 2
    low = {"elephant": 0.43, "fleet": 0.62, "knight": 0.44}.get(token.kind, 0.5)
    size = round(large * (_NUMBER if letters or token.kind == "fleet" else _NUMBER_ALONE))
    size = fitted_size(str(token.count), Face.HEAVY, size, image.width * 0.62, least=12)
    base = large * (low - (0.07 if letters and token.kind not in ("elephant", "fleet") else 0))
    base += cap_height(Face.HEAVY, size) / 2
    draw_text(draw, middle, base, str(token.count), Face.HEAVY, size, (*colour, 255), align=0.5)
    if letters and token.kind not in ("elephant", "fleet", "knight"):
        draw_text(
            draw, middle, large * 0.83, letters, Face.STRONG, round(large * 0.19), (*colour, 255), align=0.5
        )  # fmt: skip


def _fold(image: Image.Image, inside: Image.Image, large: int) -> None:
    """The folded corner of a flipped legion or a damaged knight."""
    width, side = image.width, round(large * 0.34)
    fold = Image.new("L", image.size, 0)
    ImageDraw.Draw(fold).polygon([(width, large - side), (width, large), (width - side, large)], fill=255)
    image.paste((*IVORY, 255), (0, 0), ImageChops.multiply(fold, inside))
    edge = Image.new("L", image.size, 0)
    ImageDraw.Draw(edge).line([(width, large - side), (width - side, large)], fill=255, width=round(large * 0.04))
    image.paste((*INK, 255), (0, 0), ImageChops.multiply(edge, inside))


def _mark_consular(image: Image.Image, large: int) -> None:
    """The C of a consular legion, on gold at the upper right."""
    side = round(large * 0.40)
    left, top = image.width - side, 0
    draw = ImageDraw.Draw(image)
    draw.ellipse((left, top, left + side - 1, top + side - 1), fill=(*INK, 255))
    edge = round(large * 0.03)
    draw.ellipse((left + edge, top + edge, left + side - 1 - edge, top + side - 1 - edge), fill=(*BRIGHT_GOLD, 255))
    size = round(side * 0.78)
    base = top + side / 2 + cap_height(Face.HEAVY, size) / 2
    draw_text(draw, left + side / 2, base, "C", Face.HEAVY, size, (*INK, 255), align=0.5)


@cached_image
def stack_sprite(stack: Stack, size: int) -> Sprite:
    """The units of a nation in one place: a shape with a number for each kind, and the standards of leaders."""
    tokens = [_token_image(stack.nation, stack.seat, token, size) for token in stack.tokens]
    lap, mark = round(size * _LAP), round(size * _MARK)
    flags = len(stack.leaders[:2])
    ahead = round(mark * _BESIDE) * flags if tokens else mark * flags
    width = ahead + sum(token.width - lap for token in tokens) + lap
    image = Image.new("RGBA", (max(width, 1), size), (0, 0, 0, 0))
    x = ahead
    for token in tokens:
        image.alpha_composite(token, (x, 0))
        x += token.width - lap
    for place in range(flags):
        flag = _standard(stack.nation, mark)
        image.alpha_composite(flag, (round(mark * _BESIDE) * place, max(0, size - mark) // 4))
    return with_shadow(image, blur=max(1.2, size / 26), drop=max(1, size // 28), strength=0.55).shown_as("counter")


@cached_image
def blank_counter(nation: str, seat: str, token: Token, size: int) -> Sprite:
    """A counter of a kind of unit without a number: what is beside it is about that kind."""
    image = _token_image(nation, seat, replace(token, count=0), size)
    return with_shadow(image, blur=1.2, drop=1, strength=0.4).shown_as("sign")


@cached_image
def shape_sign(kind: str, size: int) -> Sprite:
    """The shape of a kind of unit in a legend, of no nation."""
    outer = _shape(kind, size)
    image = coloured(outer, INK)
    image.paste((*IVORY, 255), (0, 0), _shrunk(outer, size * _SCALE * _RIM))
    small = image.resize((round(image.width / _SCALE), size), Image.Resampling.LANCZOS)
    return Sprite(small, *small.size).shown_as("sign")


def token_middles(stack: Stack, size: int) -> list[float]:
    """How far the middle of each kind of unit is from the left edge of a stack's counter."""
    lap, mark = round(size * _LAP), round(size * _MARK)
    x = float(round(mark * _BESIDE) * len(stack.leaders[:2]))
    found = []
    for token in stack.tokens:
        width = _shape(token.kind, size).width / _SCALE
        found.append(x + width / 2)
        x += width - lap
    return found


def _standard(nation: str, size: int) -> Image.Image:
    """A leader's standard on a disc in his nation's colour."""
    colours = livery(nation)

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle * 0.93, BRIGHT_GOLD)
        pen.disc(middle, middle, middle * 0.78, colours.counter)

    image = smooth(size, size, paint)
    inner = round(size * 0.64)
    image.alpha_composite(icon("standard", inner, colours.silhouette), ((size - inner) // 2, (size - inner) // 2))
    return image


_MOST_ROUND: Final = 22
"""The largest radius of a frame's corners: those of a staging zone's box would be outside a rounder one."""


@cached_image
def leader_sign(nation: str, size: int) -> Sprite:
    """A leader's standard by itself."""
    image = _standard(nation, size)
    return with_shadow(image, blur=max(1.0, size / 26), drop=1, strength=0.5).shown_as("counter")


@cached_image
def fleet_sprite(nation: str, seat: str, count: int, cargo: int, leaders: int, size: int) -> Sprite:
    """The fleets of a nation in a sea as a hull with their number; above it a dot for each unit aboard."""
    hull = _token_image(nation, seat, Token("fleet", count), size)
    dot = max(4, round(size * _CARGO))
    above = round(dot * 0.6) if cargo or leaders else 0
    image = Image.new("RGBA", (hull.width, size + above), (0, 0, 0, 0))
    image.alpha_composite(hull, (0, above))
    shown = min(cargo, 6)
    step = min(dot + 1.0, (hull.width - dot) / max(shown, 1))

    def paint(pen: Pen) -> None:
        for place in range(shown):
            x = hull.width * 0.08 + dot / 2 + place * step
            pen.disc(x, dot / 2 + size * 0.12, dot / 2, INK)
            pen.disc(x, dot / 2 + size * 0.12, dot / 2 - max(1.0, dot * 0.12), IVORY)

    image.alpha_composite(smooth(image.width, image.height, paint))
    if leaders:
        flag = _standard(nation, round(size * 0.5))
        image.alpha_composite(flag, (image.width - flag.width, 0))
    return with_shadow(image, blur=max(1.2, size / 26), drop=max(1, size // 28), strength=0.5).shown_as("counter")


@cached_image
def city_sign(nation: str, size: int) -> Sprite:
    """A city in the colour of the nation that owns it; grey if none does."""
    return citadel(livery(nation).counter if nation else rgb("#b8ad98"), size).shown_as("sign")


@cached_image
def capital_sign(nation: str, size: int) -> Sprite:
    """A capital: a star on a crenellated square."""
    colours = livery(nation)
    return capital(darker(colours.counter, 0.35) if colours.light_ground else colours.counter, size).shown_as("sign")


@cached_image
def inverted_capital_sign(nation: str, size: int) -> Sprite:
    """A capital whose star has the nation's colour, not its ground: another one there looks like it."""
    colours = livery(nation)
    return capital(INK if colours.light_ground else IVORY, size, colours.counter).shown_as("sign")


@cached_image
def ruin_sign(size: int) -> Sprite:
    """A pillaged city: broken walls with a flame."""

    def paint(pen: Pen) -> None:
        for grow, colour in ((size * 0.05, IVORY), (0.0, INK)):
            for corners in (
                [(0.06, 0.94), (0.06, 0.3), (0.2, 0.16), (0.24, 0.42), (0.42, 0.5), (0.36, 0.72), (0.48, 0.94)],
                [(0.58, 0.94), (0.54, 0.76), (0.7, 0.62), (0.74, 0.42), (0.94, 0.54), (0.94, 0.94)],
            ):
                points = [(x * size, y * size) for x, y in corners]
                if grow:
                    pen.line([*points, points[0]], grow * 2, colour)
                else:
                    pen.polygon(points, _RUIN)
                    pen.line([*points, points[0]], size * 0.05, colour)

    image = smooth(size, size, paint)
    flame = icon("flame", round(size * 0.56), _FLAME)
    image.alpha_composite(flame, (round(size * 0.34), round(size * 0.02)))
    return with_shadow(image, blur=1, drop=1, strength=0.35)


@cached_image
def star_sign(nation: str, size: int) -> Sprite:
    """A capital without a city."""
    colours = livery(nation)
    is_light = colours.light_ground
    return disc_sprite("star", size, colours.counter, INK if is_light else BRIGHT_GOLD, INK if is_light else IVORY)


@cached_image
def inverted_star_sign(nation: str, size: int) -> Sprite:
    """A capital without a city whose star has the nation's colour, not its ground: another one there looks like it."""
    colours = livery(nation)
    return disc_sprite("star", size, INK if colours.light_ground else IVORY, colours.counter, colours.counter)


def _on_disc(size: int, colour: Colour, paint: Callable[[Pen], None]) -> Sprite:
    """A small sign on a pale disc with an edge."""

    def whole(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, colour)
        pen.disc(middle, middle, middle - max(1.0, size * 0.06), PANEL)
        paint(pen)

    return with_shadow(smooth(size, size, whole), blur=1, drop=1, strength=0.3)


@cached_image
def highland_sign(size: int) -> Sprite:
    """Highland: two peaks."""

    def paint(pen: Pen) -> None:
        s = size
        pen.polygon([(s * 0.18, s * 0.72), (s * 0.42, s * 0.26), (s * 0.64, s * 0.72)], _HIGHLAND)
        pen.polygon([(s * 0.48, s * 0.72), (s * 0.66, s * 0.42), (s * 0.84, s * 0.72)], _HIGHLAND)

    return _on_disc(size, _HIGHLAND, paint)


@cached_image
def marsh_sign(size: int) -> Sprite:
    """Marsh: reeds over water."""

    def paint(pen: Pen) -> None:
        s, thick = size, size * 0.07
        for x, top in ((0.34, 0.3), (0.5, 0.2), (0.66, 0.34)):
            pen.line([(s * x, s * 0.66), (s * x, s * top)], thick, _MARSH)
        pen.line([(s * 0.2, s * 0.68), (s * 0.8, s * 0.68)], thick, _MARSH)
        pen.line([(s * 0.3, s * 0.8), (s * 0.7, s * 0.8)], thick, _MARSH)

    return _on_disc(size, _MARSH, paint)


@cached_image
def no_city_sign(size: int) -> Sprite:
    """An X: no city can be built here."""

    def paint(pen: Pen) -> None:
        near, far = size * 0.3, size * 0.7
        pen.line([(near, near), (far, far)], size * 0.11, INK)
        pen.line([(near, far), (far, near)], size * 0.11, INK)

    return _on_disc(size, INK, paint)


@cached_image
def count_disc(count: int, colour: Colour, size: int) -> Sprite:
    """A number on a light disc with an edge in a colour."""
    middle, letters = size / 2, round(size * 0.62)

    def paint(pen: Pen) -> None:
        pen.disc(middle, middle, middle, colour)
        pen.disc(middle, middle, middle - size * 0.07, IVORY)
        base = (middle + cap_height(Face.HEAVY, letters) / 2) * pen.scale
        large = letters * pen.scale
        draw_text(pen.draw, middle * pen.scale, base, str(count), Face.HEAVY, large, (*INK, 255), align=0.5)

    disc = with_shadow(smooth(size, size, paint), blur=2, drop=2, strength=0.45)
    return disc.shown_as("sign", str(count), letters)


@cached_image
def battle_sign(nation: str, size: int) -> Sprite:
    """A battle: swords on the winner's colour."""
    colours = livery(nation)
    return disc_sprite("swords", size, colours.counter, colours.silhouette, BRIGHT_GOLD)


@cached_image
def strait_sign(size: int) -> Sprite:
    """A strait in a legend."""

    def paint(pen: Pen) -> None:
        pen.box(0, size * 0.14, size, size * 0.72, rgb("#3c6379"), radius=size * 0.14)
        for left in (0.12, 0.44, 0.74):
            pen.line([(size * left, size * 0.5), (size * (left + 0.14), size * 0.5)], size * 0.13, SEA_TEXT)

    return Sprite(smooth(size, size, paint), size, size)


@cached_image
def hatched_swatch(size: int, colour: Colour, hatch: Colour) -> Sprite:
    """Land of a submitted nation in a legend."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, colour, radius=size * 0.18)
        for low, right in ((0.45, 0.45), (0.85, 0.85)):
            pen.line([(size * 0.1, size * low), (size * right, size * 0.1)], size * 0.1, hatch)
        pen.line([(size * 0.5, size * 0.9), (size * 0.9, size * 0.5)], size * 0.1, hatch)

    return Sprite(smooth(size, size, paint), size, size)


def frame_of(width: int, height: int, colour: Colour) -> Sprite:
    """A frame around the stack that a decision is about."""
    image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    for inset, thick, tone in ((0, 8, IVORY), (2, 4, colour)):
        radius = min(height // 5, _MOST_ROUND)
        image.paste((*tone, 255), (inset, inset), _border(width - 2 * inset, height - 2 * inset, thick, radius))
    return Sprite(image, width, height).shown_as("ring")


def _border(width: int, height: int, thick: int, radius: int) -> Image.Image:
    """The mask (L) of the border of a box with rounded corners: its corners alone are drawn large."""
    mask = rounded_mask(width, height, radius).copy()
    inside = rounded_mask(width - 2 * thick, height - 2 * thick, max(radius - thick, 1))
    mask.paste(0, (thick, thick), inside)
    return mask
