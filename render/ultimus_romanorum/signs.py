"""Signs on the map of Ultimus Romanorum: armies, areas with towns, capitals and ports, fleets, and markers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PIL import Image, ImageDraw

from render.core.canvas import Pen, Sprite, coloured, faded, gradient, halo, rounded_mask, smooth, with_shadow
from render.core.counters import disc_sprite
from render.core.fonts import Face, cap_height, draw_text, fitted_size, text_width
from render.core.icons import icon
from render.core.image_cache import cached_image
from render.core.palette import (
    BRIGHT_GOLD,
    FRAME_DARK,
    INK,
    IVORY,
    RIM,
    SEA,
    SEA_TEXT,
    VELLUM,
    Colour,
    Livery,
    darker,
    lighter,
    mix,
    rgb,
)
from render.ultimus_romanorum.armies import Army
from render.ultimus_romanorum.theme import CAMP_COLOURS, STATUSES, livery, office_sign, silhouette_of, status_sign
from render.ultimus_romanorum.waters import BANK, ICE, RIVER, STRAIT
from rules.ultimus_romanorum.game import BARBARIAN, ROMAN

DETAILED: Final = 70
"""Armies of at least this height show their silhouette and the number of their units."""

_SCALE: Final = 3
_RIM: Final = 0.055
_STRIPES: Final = rgb("#f0892b")
_WATER: Final = rgb("#2f6f9a")
_MOST_OTHERS: Final = 4


@cached_image
def army_sprite(army: Army, size: int) -> Sprite:
    """An army ``size`` pixels high: its strength in its people's colours, in the ring of its status.

    Large ones have the silhouette and the number of units above. The sign of an office is at the left, that of a
    status at the right. A Usurper's men have an orange ring; pieces of colour at the foot are other peoples'.
    """
    block = _block(army, size)
    disc = round(size * (0.52 if size >= DETAILED else 0.76))
    left = round(disc * (0.5 if size >= DETAILED else 0.72)) if army.office else 0
    right = round(disc * 0.6) if _shows_status(army, size) else 0
    top = round(disc * 0.42) if left or right else 0
    shown = with_shadow(block, blur=max(1.2, size / 26), drop=max(1, size // 28), strength=0.55)
    width, height = block.width + left + right, block.height + top
    image = Image.new("RGBA", (width + 2 * shown.left, height + 2 * shown.top), (*FRAME_DARK, 0))
    image.alpha_composite(shown.image, (left, top))
    if army.office:
        _paste(image, office_sign(army.office, disc), shown.left, shown.top)
    if right:
        _paste(image, status_sign(army.status, disc), shown.left + width - disc, shown.top)
    return Sprite(image, width, height, shown.left, shown.top, "counter")


@cached_image
def badge(army: Army, size: int) -> Sprite:
    """An army on the whole board, ``size`` pixels high: its strength in its people's colours, large for its size.

    The Roman camp's armies are square, the Barbarian camp's round with a dark edge; both have the ring of their status.
    The sign of an office is at the upper left corner.
    """
    block = _badge(army, size)
    disc = round(size * 0.66)
    out = round(disc * 0.45) if army.office else 0
    shown = with_shadow(block, blur=2, drop=2, strength=0.6)
    image = Image.new("RGBA", (block.width + out + 2 * shown.left, size + out + 2 * shown.top), (*FRAME_DARK, 0))
    image.alpha_composite(shown.image, (out, out))
    if army.office:
        _paste(image, office_sign(army.office, disc), shown.left, shown.top)
    return Sprite(image, block.width + out, size + out, shown.left, shown.top, "counter")


def _badge(army: Army, size: int) -> Image.Image:
    """The counter of an army on the whole board without its office."""
    colours = _colours_of(army)
    is_round = army.camp == BARBARIAN
    width, height = round(size * (1.0 if is_round else 1.08)) * _SCALE, size * _SCALE
    ring = _ring_of(army)
    image = Image.new("RGBA", (width, height), (*FRAME_DARK, 0))
    ringed = (ring, 0.03), (RIM, 0.12), (colours.counter, 0.15)
    plain = (RIM, 0.04), (colours.counter, 0.10)
    for colour, inset in ((FRAME_DARK, 0.0), *(plain if ring == RIM else ringed)):
        _fill(image, colour, round(inset * height), is_round=is_round)
    figure = str(army.pf) if army.units else "·"
    _figure(image, figure, width / 2, height * 0.5, round(height * 0.70), colours.silhouette, width * 0.72)
    return image.resize((width // _SCALE, size), Image.Resampling.LANCZOS)


def _colours_of(army: Army) -> Livery:
    """The colours of an army: pale with dark figures for those who take no part in the war."""
    colours = livery(army.people)
    if army.status != "peace":
        return colours
    return replace(colours, counter=mix(colours.counter, VELLUM, 0.62), light_ground=True)


def _ring_of(army: Army) -> Colour:
    """The ring of a counter: that of a Tribe's status, or that of civil war."""
    if army.rebel:
        return _STRIPES
    return STATUSES[army.status][1] if army.status else RIM


def _fill(image: Image.Image, colour: Colour, inset: int, *, is_round: bool) -> None:
    """Fill a box or a circle within the edges of an image."""
    width, height = image.width - 2 * inset, image.height - 2 * inset
    mask = rounded_mask(width, height, height / 2 if is_round else height / 7, scale=1)
    image.paste((*colour, 255), (inset, inset), mask)


def _paste(image: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    """Paste a sprite with its body at a place, cut off at the edge of the image."""
    corner = x - sprite.left, y - sprite.top
    cut = max(0, -corner[0]), max(0, -corner[1])
    part = sprite.image.crop((*cut, sprite.image.width, sprite.image.height))
    image.alpha_composite(part, (corner[0] + cut[0], corner[1] + cut[1]))


def _shows_status(army: Army, size: int) -> bool:
    """Whether the status needs a sign of its own: on the whole board the ring must do."""
    return bool(army.status) and size >= DETAILED and army.office != "king"


def _block(army: Army, size: int) -> Image.Image:
    """The counter of an army without its signs."""
    colours = _colours_of(army)
    width = round(size * (1.16 if size >= DETAILED or army.pf > 99 else 1.12)) * _SCALE
    height = size * _SCALE
    ring = _ring_of(army)
    image = _framed_ground(width, height, ring, colours.counter, is_ringed=ring != RIM)
    if army.walled:
        wall = icon("walls", round(height * 0.9), lighter(colours.counter, 0.25))
        image.alpha_composite(wall, ((width - wall.width) // 2, round(height * 0.05)))
    if size >= DETAILED:
        _write_details(image, army)
    else:
        figure = str(army.pf) if army.units else "·"
        _figure(image, figure, width / 2, height * 0.5, round(height * 0.67), colours.silhouette, width * 0.84)
    _draw_others(image, army.others[:_MOST_OTHERS])
    return image.resize((width // _SCALE, size), Image.Resampling.LANCZOS)


def _framed_ground(width: int, height: int, ring: Colour, ground: Colour, *, is_ringed: bool) -> Image.Image:
    """A rounded box in a ring between two pale lines."""
    radius = height / 8
    image = coloured(rounded_mask(width, height, radius, scale=1), RIM)
    inset = round(height * _RIM * 0.4)
    image.paste(ring, (inset, inset), rounded_mask(width - 2 * inset, height - 2 * inset, radius * 0.92, scale=1))
    if is_ringed:
        inset = round(height * _RIM * 1.6)
        inner = width - 2 * inset, height - 2 * inset
        image.paste(RIM, (inset, inset), rounded_mask(*inner, radius * 0.7, scale=1))
    inset = round(height * _RIM * (2.1 if is_ringed else 0.8))
    inner = width - 2 * inset, height - 2 * inset
    shade = gradient(*inner, lighter(ground, 0.10), darker(ground, 0.14))
    image.paste(shade, (inset, inset), rounded_mask(*inner, radius * 0.65, scale=1))
    return image


def _write_details(image: Image.Image, army: Army) -> None:
    """The silhouette and the number of units above, the strength below."""
    width, height = image.size
    colours = _colours_of(army)
    side = round(height * 0.36)
    edge = round(height * 0.15)
    sign = icon(silhouette_of(army.people), side, colours.silhouette)
    image.alpha_composite(sign, (edge, round(height * 0.11)))
    _figure(
        image,
        f"×{army.units}",
        width - edge - width * 0.16,
        height * 0.28,
        round(height * 0.44),
        colours.silhouette,
        width * 0.44,
    )
    _figure(image, str(army.pf), width / 2, height * 0.69, round(height * 0.56), colours.silhouette, width * 0.8)


def _figure(image: Image.Image, text: str, x: float, y: float, size: int, colour: Colour, room: float) -> None:
    """A number centred on a point."""
    size = fitted_size(text, Face.HEAVY, size, room, least=12)
    base = y + cap_height(Face.HEAVY, size) / 2
    draw_text(ImageDraw.Draw(image), x, base, text, Face.HEAVY, size, (*colour, 255), align=0.5)


def _draw_others(image: Image.Image, others: tuple[str, ...]) -> None:
    """The other peoples of an army as pieces of their colours along its foot."""
    width, height = image.size
    wide, high = round(width * 0.15), round(height * 0.10)
    left = (width - len(others) * wide) // 2
    for place, people in enumerate(others):
        box = (
            left + place * wide,
            height - high - round(height * 0.03),
            left + (place + 1) * wide - 2,
            height - round(height * 0.03),
        )
        image.paste((*RIM, 255), box)
        inset = max(2, round(height * 0.012))
        image.paste((*livery(people).counter, 255), (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset))


@cached_image
def area_sign(text: str, size: int, *, town: bool, capital: bool, is_dark: bool = False) -> Sprite:
    """The number of an area, after a tower if it has a town, or a temple if it's a capital.

    It's written on the land in a pale halo, unlike armies. ``is_dark``: on a dark band, without the halo.
    """
    letters, seat = round(size * 0.84), "temple" if capital else "tower" if town else ""
    high, edge = round(size * 0.80), 10
    start = edge + (high + round(size * (0.2 if capital else 0.06)) if seat else 0)
    wide = text_width(text, Face.HEAVY, letters) if text else -round(size * 0.06)
    mask = Image.new("L", (round(start + wide) + edge, size + 2 * edge), 0)
    base = mask.height / 2 + cap_height(Face.HEAVY, letters) / 2
    draw_text(ImageDraw.Draw(mask), start, base, text, Face.HEAVY, letters, 255)
    if seat:
        mask.paste(icon(seat, high, INK).getchannel("A"), (edge, (mask.height - high) // 2))
    image = Image.new("RGBA", mask.size, (*FRAME_DARK, 0))
    if not is_dark:
        image = coloured(halo(mask, 3.6).point([min(255, value * 2) for value in range(256)]), IVORY)
    image.alpha_composite(coloured(mask, IVORY if is_dark else INK))
    return Sprite(image, mask.width - 2 * edge, size, edge, edge, "sign", text, letters)


@cached_image
def city_dot(size: int) -> Sprite:
    """A great city on the whole board: a gold dot in a dark ring."""
    middle = size / 2

    def paint(pen: Pen) -> None:
        for reach, colour in ((1.0, IVORY), (0.86, INK), (0.56, BRIGHT_GOLD)):
            pen.disc(middle, middle, middle * reach, colour)

    return with_shadow(smooth(size, size, paint), blur=1.5, drop=1, strength=0.4).shown_as("sign")


@cached_image
def capital_of_kingdom(size: int) -> Sprite:
    """The capital of a Regnum: a crown on gold."""
    return disc_sprite("crown", size, rgb("#7a5a12"), IVORY, BRIGHT_GOLD)


@cached_image
def fleet_sign(camp: str, size: int) -> Sprite:
    """A fleet in the colour of the camp that commands it."""
    ground = CAMP_COLOURS["roman" if camp == "roman" else "barbarian"]
    return disc_sprite("fleet", size, ground, IVORY, BRIGHT_GOLD if camp == "roman" else _STRIPES)


@cached_image
def mixed_fleet_sign(camp: str, size: int) -> Sprite:
    """A fleet that carries men of both camps: at the left in the colour of the one that commands it [R124]."""
    ours, theirs = (fleet_sign(each, size) for each in (camp, BARBARIAN if camp == ROMAN else ROMAN))
    image, middle = ours.image.copy(), ours.left + size // 2
    image.paste(theirs.image.crop((middle, 0, *image.size)), (middle, 0))
    return Sprite(image, ours.width, ours.height, ours.left, ours.top, ours.kind)


@cached_image
def plague_sign(size: int) -> Sprite:
    """A plague."""
    return disc_sprite("skull", size, rgb("#17110d"), rgb("#d7e08a"), rgb("#d7e08a"))


@cached_image
def council_sign(size: int) -> Sprite:
    """An Ecumenical Council."""
    return disc_sprite("chi-rho", size, rgb("#5a1030"), BRIGHT_GOLD, BRIGHT_GOLD)


@cached_image
def leader_sign(people: str, size: int) -> Sprite:
    """A leader without an army: a helmet in his people's colours."""
    colours = livery(people)
    return disc_sprite("comes", size, colours.counter, colours.silhouette, colours.counter).shown_as("counter")


@cached_image
def battle_sign(camp: str, size: int) -> Sprite:
    """A battle: swords on the winner's colour, in a gold ring if Rome won, in an orange one if the Barbarians did."""
    rim = BRIGHT_GOLD if camp == "roman" else _STRIPES
    return disc_sprite("swords", size, CAMP_COLOURS["roman" if camp == "roman" else "barbarian"], IVORY, rim)


@cached_image
def garrison_sign(army: Army, size: int) -> Sprite:
    """A garrison on the whole board: its strength as a number in its colour, without a counter."""
    text = str(army.pf)
    width, height = round(text_width(text, Face.HEAVY, size)), cap_height(Face.HEAVY, size)
    edge = 8
    mask = Image.new("L", (width + 2 * edge, height + 2 * edge), 0)
    draw_text(ImageDraw.Draw(mask), edge, edge + height, text, Face.HEAVY, size, 255)
    image = coloured(halo(mask, 3.2).point([min(255, value * 2) for value in range(256)]), IVORY)
    image.alpha_composite(coloured(mask, darker(livery(army.people).counter, 0.2)))
    return Sprite(image, width, height, edge, edge, "counter", text, size)


@cached_image
def name_tag(text: str, camp: str, letters: int) -> Sprite:
    """The name of a leader on the colour of his camp."""
    width, height = round(text_width(text, Face.STRONG, letters)) + round(letters * 0.7), round(letters * 1.3)
    image = coloured(rounded_mask(width, height, height / 3), IVORY)
    ground = CAMP_COLOURS["roman" if camp == "roman" else "barbarian"]
    image.alpha_composite(coloured(rounded_mask(width - 2, height - 2, height / 3), ground), (1, 1))
    base = (height + cap_height(Face.STRONG, letters)) / 2
    draw_text(ImageDraw.Draw(image), width / 2, base, text, Face.STRONG, letters, (*IVORY, 255), align=0.5)
    return with_shadow(image, blur=1.5, drop=1, strength=0.4).shown_as("name", text, letters)


@cached_image
def area_tag(text: str, letters: int, disc: int) -> Sprite:
    """The name of an area on a pale plate; at its left is room for the ``disc`` of a target's letter."""
    wide, height = round(text_width(text, Face.STRONG, letters)), max(disc, round(letters * 1.25))
    start, high = disc // 2, round(letters * 1.25)
    plate = wide + (disc - start) + round(letters * (0.5 if disc else 0.7))
    image = Image.new("RGBA", (start + plate, height), (*FRAME_DARK, 0))
    edge = coloured(rounded_mask(plate, high, high / 4), INK)
    edge.alpha_composite(coloured(rounded_mask(plate - 4, high - 4, high / 4 - 2), IVORY), (2, 2))
    image.alpha_composite(edge, (start, (height - high) // 2))
    base = (height + cap_height(Face.STRONG, letters)) / 2
    left = disc + letters * (0.15 if disc else 0.35)
    draw_text(ImageDraw.Draw(image), left, base, text, Face.STRONG, letters, (*INK, 255))
    return with_shadow(image, blur=2, drop=2, strength=0.45).shown_as("text", text)


@cached_image
def battle_plate(text: str, camp: str, letters: int) -> Sprite:
    """The result of a battle or its odds after swords, on the colour of a camp."""
    high = round(letters * 1.5)
    wide = round(text_width(text, Face.STRONG, letters))
    sign = round(letters * 1.05)
    width = wide + sign + round(letters * 1.1)
    ground = CAMP_COLOURS["roman" if camp == "roman" else "barbarian"]
    image = coloured(rounded_mask(width, high, high / 2), BRIGHT_GOLD if camp == "roman" else _STRIPES)
    edge = max(3, letters // 12)
    inner = rounded_mask(width - 2 * edge, high - 2 * edge, high / 2 - edge)
    image.alpha_composite(coloured(inner, ground), (edge, edge))
    image.alpha_composite(icon("swords", sign, IVORY), (round(letters * 0.4), (high - sign) // 2))
    base = (high + cap_height(Face.STRONG, letters)) / 2
    left = round(letters * 0.55) + sign
    draw_text(ImageDraw.Draw(image), left, base, text, Face.STRONG, letters, (*IVORY, 255))
    return with_shadow(image, blur=2, drop=1, strength=0.35).shown_as("sign", text, letters)


@cached_image
def ghost_sprite(people: str, size: int) -> Sprite:
    """Where an army has left: a pale counter with its silhouette, without a figure."""
    colours, width, height = livery(people), round(size * 1.1) * _SCALE, size * _SCALE
    image = _framed_ground(width, height, RIM, colours.counter, is_ringed=False)
    side = round(height * 0.62)
    image.alpha_composite(
        icon(silhouette_of(people), side, colours.silhouette), ((width - side) // 2, (height - side) // 2)
    )
    image = faded(image.resize((width // _SCALE, size), Image.Resampling.LANCZOS), 0.5)
    return Sprite(image, image.width, image.height, 0, 0, "counter")


@cached_image
def river_sign(size: int, *, frozen: bool) -> Sprite:
    """A great river in a legend; its lower end is pale if some are frozen."""

    def paint(pen: Pen) -> None:
        bends = [(size * 0.04, size * 0.62), (size * 0.34, size * 0.36), (size * 0.62, size * 0.56),
                 (size * 0.96, size * 0.28)]  # fmt: skip
        pen.line(bends, size * 0.26, BANK)
        pen.line(bends, size * 0.17, RIVER)
        if frozen:
            pen.line(bends[2:], size * 0.17, ICE)

    return Sprite(smooth(size, size, paint), size, size)


@cached_image
def strait_sign(size: int) -> Sprite:
    """A strait in a legend: dashes on the sea."""

    def paint(pen: Pen) -> None:
        pen.box(0, size * 0.16, size, size * 0.68, SEA, radius=size * 0.14)
        for left in (0.10, 0.42, 0.74):
            pen.line([(size * left, size * 0.5), (size * (left + 0.18), size * 0.5)], size * 0.13, STRAIT)

    return Sprite(smooth(size, size, paint), size, size)


@cached_image
def frame_sprite(width: int, height: int, colour: Colour) -> Sprite:
    """A frame around something that a decision is about, with pale edges."""

    def paint(pen: Pen) -> None:
        for inset, thick, tone in ((0.0, 8.0, IVORY), (2.0, 4.0, colour)):
            box = tuple(edge * pen.scale for edge in (inset, inset, width - inset, height - inset))
            radius = (height / 8 - inset) * pen.scale
            pen.draw.rounded_rectangle(box, radius, outline=(*tone, 255), width=round(thick * pen.scale))

    return Sprite(smooth(width, height, paint), width, height).shown_as("ring")


@cached_image
def cost_sign(cost: int, size: int) -> Sprite:
    """What it costs to cross a strait."""
    letters = round(size * 0.78)

    def paint(pen: Pen) -> None:
        middle = size / 2
        pen.disc(middle, middle, middle, SEA_TEXT)
        pen.disc(middle, middle, middle - max(1.5, size * 0.05), _WATER)
        base = (middle + cap_height(Face.HEAVY, letters) / 2) * pen.scale
        draw_text(
            pen.draw, middle * pen.scale, base, str(cost), Face.HEAVY, letters * pen.scale, (*SEA_TEXT, 255), align=0.5
        )

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3).shown_as("sign", str(cost), letters)


@cached_image
def status_ring(status: str, size: int) -> Sprite:
    """The ring of a status around a counter, in a legend."""

    def paint(pen: Pen) -> None:
        for inset, colour in ((0.0, FRAME_DARK), (0.05, STATUSES[status][1]), (0.27, RIM)):
            side = size * (1 - 2 * inset)
            pen.box(size * inset, size * inset, side, side, colour, radius=side / 5)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)


@cached_image
def edged_land(colour: Colour, size: int) -> Sprite:
    """A piece of land with a wide outline, in a legend."""

    def paint(pen: Pen) -> None:
        pen.box(0, 0, size, size, colour, radius=size * 0.2)
        pen.box(size * 0.2, size * 0.2, size * 0.6, size * 0.6, VELLUM, radius=size * 0.1)

    return with_shadow(smooth(size, size, paint), blur=1, drop=1, strength=0.3)
