"""The signs on a map of Britannia reDux: armies with their numbers, leaders, fortifications, patterns of land."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.core.canvas import Box, Pen, Sprite, hatching, smooth, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face, cap_height, draw_text, text_width
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.palette import (
    BRIGHT_GOLD,
    INK,
    IVORY,
    PANEL,
    RIM,
    ROME,
    Colour,
    Livery,
    darker,
    rgb,
)
from render.core.text_panels import disc
from rules.britannia_redux.data.loader import BURH, FORT

GILT: Final = rgb("#f6c945")
"""The gold of leaders, of the limes, and of the dots of subject land."""

_GROUND: Final = rgb("#fbf3dc")
_STRIPE: Final = rgb("#3a2415")
_ROAD: Final = (rgb("#3a2415"), rgb("#fdf3da"))
_STRAIT: Final = (rgb("#16303f"), rgb("#d8ecf3"))


LETTERS_SHARE, _NUMBER, _BOTH = 0.42, 0.56, 0.98
"""The usual size of a nation's letters, of the number, and the most of both together, as shares of the counter."""

_TWO_DIGITS: Final = 10
_STAR_OF_LEADER, _STAR_OUT, _STAR_UP = 0.44, 0.18, 0.3
"""The size of the star at a counter's corner, and how far it's beside and above it, as shares of the counter."""

_TAG_LETTERS, _TAG_NUMBER, _TAG_WALL, _TAG_STAR = 0.68, 0.84, 0.66, 0.7
"""The sizes of what's on a flat counter, as shares of its height."""

_NAME_DARK: Final = 0.25
"""How much darker than its counters the name of a nation is."""

_ALONE: Final = 0.44
"""The size of a sign in place of the number, as a share of the counter."""

_TOWER: Final = 0.52
"""The size of the tower of a stronghold there."""

_BESIDE_NUMBER, _BESIDE_MORE, _WALL_NEAR = 0.4, 0.29, 0.05
"""The size of a fortification beside the number, and beside two digits or a horse, too; the room between them."""


@cached_image
def army_sprite(
    livery: Livery,
    armies: int,
    size: int,
    *,
    cavalry: bool = False,
    leader: bool = False,
    subject: bool = False,
    work: str = "",
    letters: float = LETTERS_SHARE,
) -> Sprite:
    """The armies of a nation: its letters over their number; a horse for cavalry, a star for a leader.

    The fortification ``work`` is beside the number; without armies it, or the star of a leader, is in its place.
    Subjects of Rome or of another nation have a dotted edge. ``letters``: the size of the nation's letters as a share
    of the counter.
    """
    written, number = round(size * letters), round(size * min(_NUMBER, _BOTH - letters))
    is_full = cavalry or armies >= _TWO_DIGITS
    wall = wall_sign(work, True, livery.counter, round(size * (_BESIDE_MORE if is_full else _BESIDE_NUMBER)))
    beside = wall.width + size * _WALL_NEAR if work and armies else 0.0

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, INK, radius=size * 0.16)
        pen.box(size * 0.03, size * 0.03, size * 0.94, size * 0.94, RIM, radius=size * 0.14)
        pen.box(size * 0.075, size * 0.075, size * 0.85, size * 0.85, livery.counter, radius=size * 0.10)
        if subject:
            _dot_edge(pen, size)
        middle, scale = size / 2, pen.scale
        top = size * 0.13 + cap_height(Face.STRONG, written)
        draw_text(
            pen.draw,
            middle * scale,
            top * scale,
            livery.letters,
            Face.STRONG,
            written * scale,
            (*IVORY, 255),
            align=0.5,
        )
        if not armies:
            return
        base = size * 0.875
        x = middle - beside / 2 + (size * (0.14 if armies >= _TWO_DIGITS else 0.15) if cavalry else 0)
        draw_text(pen.draw, x * scale, base * scale, str(armies), Face.HEAVY, number * scale, (*IVORY, 255), align=0.5)

    image = smooth(size, size, paint)
    if cavalry:
        horse = icon("cavalry", round(size * (0.27 if armies >= _TWO_DIGITS else 0.36)), GILT)
        image.alpha_composite(horse, (round(size * 0.09), round(size * (0.71 - horse.height / size / 2))))
    if beside:
        counted = text_width(str(armies), Face.HEAVY, number)
        x = size - size * 0.11 - wall.width if cavalry else (size + counted - beside) / 2 + size * _WALL_NEAR
        image.alpha_composite(wall.image, (round(x) - wall.left, round(size * 0.695 - wall.height / 2) - wall.top))
    if not armies:
        sign = _sign_alone(work, livery.counter, size)
        middle = round((size - sign.width) / 2), round(size * 0.66 - sign.height / 2)
        image.alpha_composite(sign.image, (middle[0] + sign.left, middle[1] + sign.top))
    sprite = with_shadow(image, blur=max(1.2, size / 26), drop=max(1, size // 28), strength=0.55)
    return (_with_star(sprite, size) if leader and armies else sprite).shown_as("counter", letters=written)


def _sign_alone(work: str, colour: Colour, size: int) -> Sprite:
    """The sign in place of the number: of a stronghold the tower itself, as large as it can be, or a leader's star."""
    if not work:
        return leader_star(round(size * _ALONE))
    if work in (FORT, BURH):
        return wall_sign(work, True, colour, round(size * _ALONE))
    tower = icon("tower", round(size * _TOWER), IVORY)
    return Sprite(tower, tower.width, tower.height)


def _dot_edge(pen: Pen, size: int) -> None:
    step, inset = size / 9, size * 0.05
    for place in range(1, 9):
        for x, y in (
            (place, inset / step),
            (place, 9 - inset / step),
            (inset / step, place),
            (9 - inset / step, place),
        ):
            pen.disc(x * step, y * step, size * 0.035, INK)


@cached_image
def army_tag(livery: Livery, armies: int, size: int, *, subject: bool = False, work: str = "") -> Sprite:
    """The armies of a nation in a line, ``size`` high: its letters, their number, and a fortification.

    It's as flat as it can be, so that the land is seen.
    """
    letters, number, near = round(size * _TAG_LETTERS), round(size * _TAG_NUMBER), round(size * 0.14)
    told = str(armies) if armies else ""
    signs = [wall_sign(work, True, livery.counter, round(size * _TAG_WALL))] if work else []
    before, counted = text_width(livery.letters, Face.STRONG, letters), text_width(told, Face.HEAVY, number)
    wide = round(2 * size * 0.2 + before + (near + counted if told else 0) + sum(near + sign.width for sign in signs))

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (0.03, RIM), (0.09, livery.counter)):
            edge = size * inset
            pen.box(edge, edge, wide - 2 * edge, size - 2 * edge, tone, radius=size * (0.26 - inset))
        if subject:
            _dot_tag(pen, wide, size)
        base, x, scale = size / 2 + cap_height(Face.HEAVY, number) / 2, size * 0.2, pen.scale
        for text, face, tall in ((livery.letters, Face.STRONG, letters), (told, Face.HEAVY, number)):
            x += draw_text(pen.draw, x * scale, base * scale, text, face, tall * scale, (*IVORY, 255)) / scale + near

    image = smooth(wide, size, paint)
    x = wide - size * 0.2 - sum(sign.width for sign in signs) - near * (len(signs) - 1)
    for sign in signs:
        image.alpha_composite(sign.image, (round(x) - sign.left, (size - sign.height) // 2 - sign.top))
        x += sign.width + near
    sprite = with_shadow(image, blur=2, drop=2, strength=0.5)
    return sprite.shown_as("counter", letters=letters)


@cached_image
def nation_plate(name: str, colour: Colour, letters: int) -> Sprite:
    """The name of a nation in its colour on a pale ground: it isn't taken for one of the coloured counters."""
    wide, tall = round(text_width(name, Face.STRONG, letters)) + letters // 2, round(letters * 1.12)
    written = darker(colour, _NAME_DARK)

    def paint(pen: Pen) -> None:
        pen.box(0, 0, wide, tall, written, radius=letters * 0.24)
        pen.box(3, 3, wide - 6, tall - 6, PANEL, radius=letters * 0.19)
        base, scale = tall / 2 + cap_height(Face.STRONG, letters) / 2, pen.scale
        x, y = wide / 2 * scale, base * scale
        draw_text(pen.draw, x, y, name, Face.STRONG, letters * scale, (*written, 255), align=0.5)

    return with_shadow(smooth(wide, tall, paint), blur=2, drop=1, strength=0.45).shown_as("sign", name, letters)


def _dot_tag(pen: Pen, wide: int, size: int) -> None:
    """The dots of a subject along the upper and lower edges of a flat counter."""
    count = round(wide / size * 5)
    for place in range(1, count):
        for y in (0.06, 0.94):
            pen.disc(wide * place / count, size * y, size * 0.07, INK)


def _with_star(sprite: Sprite, size: int) -> Sprite:
    """A counter with a leader's star over its upper right corner."""
    star = leader_star(round(size * _STAR_OF_LEADER))
    over, up = round(size * _STAR_OUT), round(size * _STAR_UP)
    image = Image.new("RGBA", (sprite.image.width + over, sprite.image.height + up), (0, 0, 0, 0))
    image.alpha_composite(sprite.image, (0, up))
    x, y = sprite.left + size + over - star.width - star.left, sprite.top - star.top
    image.alpha_composite(star.image, (max(x, 0), max(y, 0)))
    return Sprite(image, size, size, sprite.left, sprite.top + up)


def star_box(counter: Box) -> Box:
    """The box of a leader's star over the upper right corner of a counter."""
    left, top, right, _ = counter
    size = right - left
    star, over, up = round(size * _STAR_OF_LEADER), round(size * _STAR_OUT), round(size * _STAR_UP)
    return right + over - star, top - up, right + over, top - up + star


@cached_image
def leader_star(size: int) -> Sprite:
    """A leader: a star on a dark disc."""
    return disc_sprite("star", size, INK, GILT, GILT)


@cached_image
def number_disc(number: int, size: int, colour: Colour = INK) -> Sprite:
    """The number of a battle or of an area, on the map and in the list that tells of it."""
    return disc(str(number), size, colour, IVORY, IVORY).shown_as("sign", str(number), round(size * 0.62))


@cached_image
def count_sprite(count: int, colour: Colour, letters: int) -> Sprite:
    """How many armies go along an arrow: a small plate with "×" and the number, which no counter has."""
    told, size = f"×{count}", round(letters * 1.3)
    wide = round(text_width(told, Face.HEAVY, letters) + letters * 0.5)

    def paint(pen: Pen) -> None:
        for inset, tone in ((0.0, INK), (0.04, RIM), (0.10, colour)):
            edge = size * inset
            pen.box(edge, edge, wide - 2 * edge, size - 2 * edge, tone, radius=size * (0.3 - inset))
        base = size / 2 + cap_height(Face.HEAVY, letters) / 2
        x, y, scale = wide / 2 * pen.scale, base * pen.scale, pen.scale
        draw_text(pen.draw, x, y, told, Face.HEAVY, letters * scale, (*IVORY, 255), align=0.5)

    return with_shadow(smooth(wide, size, paint), blur=1.5, drop=1, strength=0.5).shown_as("sign", told, letters)


@cached_image
def wall_sign(work: str, intact: bool, colour: Colour, size: int) -> Sprite:
    """A fortification: a Roman fort is a square, full or outlined if destroyed; a stronghold a tower, a burh a ring."""
    if work == BURH:
        return _burh(colour, size)
    return (_fort(intact, size) if work == FORT else _stronghold(colour, size)).shown_as("sign")


def _fort(intact: bool, size: int) -> Sprite:
    edge = ROME if intact else _STRIPE

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, INK, radius=size * 0.10)
        pen.box(size * 0.06, size * 0.06, size * 0.88, size * 0.88, GILT if intact else _GROUND, radius=size * 0.08)
        pen.box(size * 0.16, size * 0.16, size * 0.68, size * 0.68, edge)
        if intact:
            pen.line([(size * 0.5, size * 0.2), (size * 0.5, size * 0.8)], size * 0.09, GILT)
            pen.line([(size * 0.2, size * 0.5), (size * 0.8, size * 0.5)], size * 0.09, GILT)
        else:
            pen.box(size * 0.25, size * 0.25, size * 0.50, size * 0.50, _GROUND)
            pen.line([(size * 0.1, size * 0.9), (size * 0.9, size * 0.1)], size * 0.09, ROME)

    return with_shadow(smooth(size, size, paint), blur=1.2, drop=1, strength=0.4)


def _stronghold(colour: Colour, size: int) -> Sprite:
    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, INK, radius=size * 0.12)
        pen.box(size * 0.06, size * 0.06, size * 0.88, size * 0.88, _GROUND, radius=size * 0.10)

    image = smooth(size, size, paint)
    inner = round(size * 0.76)
    image.alpha_composite(icon("tower", inner, colour), ((size - inner) // 2, (size - inner) // 2))
    return with_shadow(image, blur=1.2, drop=1, strength=0.4)


def _burh(colour: Colour, size: int) -> Sprite:
    def paint(pen: Pen) -> None:
        middle = size / 2
        for share, tone in ((1.0, INK), (0.93, IVORY), (0.78, colour), (0.44, IVORY)):
            pen.disc(middle, middle, middle * share, tone)

    return with_shadow(smooth(size, size, paint), blur=1.2, drop=1, strength=0.4)


@cached_image
def battle_sign(colour: Colour, size: int) -> Sprite:
    """A battle: swords on the colour of the winner's seat."""
    return disc_sprite("swords", size, colour, IVORY, BRIGHT_GOLD)


@cached_image
def facts_sprite(points: int, size: int) -> Sprite:
    """The population points of an area: an ear of wheat for each, one above the other."""
    sign = round(size * 0.95)
    wide, tall = size, points * (sign - 4) + round(size * 0.3)

    def paint(pen: Pen) -> None:
        pen.box(0, 0, wide, tall, _STRIPE, radius=wide * 0.24)
        pen.box(1.5, 1.5, wide - 3, tall - 3, PANEL, radius=wide * 0.22)

    image = smooth(wide, tall, paint)
    for place in range(points):
        at = (wide - sign) // 2, round(size * 0.13) + place * (sign - 4)
        image.alpha_composite(icon("wheat", sign, rgb("#6d5a12")), at)
    return with_shadow(image, blur=1.2, drop=1, strength=0.3).shown_as("sign")


def stripes(size: tuple[int, int], step: int) -> Image.Image:
    """The thin diagonal lines of difficult terrain over a picture as a mask; read-only."""
    return hatching(size, step, max(1, round(step / 7)))


@cached_image
def dots(size: tuple[int, int], step: int) -> Image.Image:
    """Dots over a picture as a mask; read-only."""
    mask = Image.new("L", size, 0)
    draw = ImageDraw.Draw(mask)
    reach = step * 0.19
    for row, y in enumerate(range(0, size[1], step)):
        for x in range((row % 2) * step // 2, size[0], step):
            draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    return mask


def draw_road(pen: Pen, start: tuple[float, float], end: tuple[float, float], scale: float) -> None:
    """A Road or herepath: two pale lines with dark edges."""
    dark, pale = _ROAD
    pen.line([start, end], 8.0 * scale, dark)
    pen.line([start, end], 5.6 * scale, pale)
    pen.line([start, end], 2.2 * scale, dark)


@cached_image
def road_sign(size: int) -> Sprite:
    """A piece of a Road."""
    wide = round(size * 1.5)
    image = smooth(wide, size, lambda pen: draw_road(pen, (0, size / 2), (wide, size / 2), size / 16))
    return Sprite(image, wide, size)


@cached_image
def strait_sign(size: int) -> Sprite:
    """A strait."""
    wide = round(size * 1.4)
    image = smooth(wide, size, lambda pen: draw_strait(pen, (2, size / 2), (wide - 2, size / 2), size / 22))
    return Sprite(image, wide, size)


@cached_image
def cavalry_sign(size: int) -> Sprite:
    """The horse that counters with cavalry have beside their number, on a dark counter."""
    edge = max(3, size // 8)
    sign = smooth(size, size, lambda pen: pen.box(0, 0, size, size, _STRIPE, radius=size * 0.16))
    horse = icon("cavalry", size - 2 * edge, GILT)
    sign.alpha_composite(horse, ((size - horse.width) // 2, (size - horse.height) // 2))
    return Sprite(sign, size, size)


@cached_image
def subject_sign(colour: Colour, size: int) -> Sprite:
    """A counter in the colour of a subject with its dotted edge, and the dots of its land."""

    def paint(pen: Pen) -> None:
        edge, count = size * 0.07, 5
        pen.box(0, 0, size, size, RIM, radius=size * 0.16)
        pen.box(2 * edge, 2 * edge, size - 4 * edge, size - 4 * edge, colour, radius=size * 0.08)
        for place in range(count):
            along = edge + (size - 2 * edge) * place / (count - 1)
            for x, y in ((along, edge), (along, size - edge), (edge, along), (size - edge, along)):
                pen.disc(x, y, size * 0.06, INK)
        for x, y in ((0.36, 0.36), (0.64, 0.36), (0.36, 0.64), (0.64, 0.64)):
            pen.disc(size * x, size * y, size * 0.06, GILT)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)


@cached_image
def terrain_sign(size: int) -> Sprite:
    """Difficult terrain: land with thin diagonal lines."""
    image = smooth(size, size, lambda pen: pen.box(0, 0, size, size, _GROUND, radius=size * 0.16))
    lines = Image.new("RGBA", image.size, (*_STRIPE, 0))
    lines.putalpha(ImageChops.multiply(hatching(image.size, size // 3, max(2, size // 14)), image.getchannel("A")))
    image.alpha_composite(lines)
    return Sprite(image, size, size)


def draw_strait(pen: Pen, start: tuple[float, float], end: tuple[float, float], scale: float) -> None:
    """A strait: an arrow with a head at both ends."""
    (ax, ay), (bx, by) = start, end
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
    dx, dy = (bx - ax) / far, (by - ay) / far
    head = min(10 * scale, far / 2.2)
    for grow, colour in ((2.0 * scale, _STRAIT[0]), (0.0, _STRAIT[1])):
        pen.line([(ax + dx * head, ay + dy * head), (bx - dx * head, by - dy * head)], 3.4 * scale + grow, colour)
        for (x, y), way in (((ax, ay), 1), ((bx, by), -1)):
            tip = (x - dx * way * grow, y - dy * way * grow)
            back = head + grow * 0.6
            side = head * 0.62 + grow
            pen.polygon(
                [
                    tip,
                    (x + dx * way * back - dy * side, y + dy * way * back + dx * side),
                    (x + dx * way * back + dy * side, y + dy * way * back - dx * side),
                ],
                colour,
            )
