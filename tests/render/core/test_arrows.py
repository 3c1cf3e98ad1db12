"""Arrows: an even edge around the whole shape, slender heads, ends beside signs, ways round what is drawn."""

from __future__ import annotations

import math
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from render.core.arrows import Kind, Leg, boxes_along, draw_arrow, leg, shape_mask
from render.core.canvas import Box, Point
from render.core.fonts import Face
from render.core.labels import Placer, label
from render.core.palette import IVORY, rgb

KINDS: tuple[Kind, ...] = get_args(Kind)
LENGTHS = (14, 24, 60, 240)
WIDTH = 8
GROUND, COLOUR = rgb("#4f7f93"), rgb("#8e1f3b")


def arrow(length: float, at: Point = (60, 150), turned: float = 0.4) -> Leg:
    end = at[0] + length * math.cos(turned), at[1] + length * math.sin(turned)
    found = leg(at, end, WIDTH)
    assert found is not None
    return found


def inside(point: Point, box: Box) -> bool:
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("turned", [0.0, 0.7, 2.0, -1.3])
def test_the_edge_surrounds_the_whole_shape(kind: Kind, length: float, turned: float) -> None:
    """Around each pixel of the arrow, tip and barbs included, there's edge for at least a pixel and a half."""
    line = arrow(length, (300, 300), turned)
    shape, edge = (shape_mask((600, 600), line, kind, WIDTH, grow=grow) for grow in (0, 2))
    around = shape.point([255 if value > 200 else 0 for value in range(256)]).filter(ImageFilter.MaxFilter(3))
    missing = ImageChops.subtract(around, edge.point([255 if value > 90 else 0 for value in range(256)]))
    assert missing.getbbox() is None


@pytest.mark.parametrize("kind", KINDS)
def test_the_edge_is_never_wider_than_meant(kind: Kind) -> None:
    """No bar behind the head."""
    line = arrow(240)
    shape, edge = (shape_mask((400, 400), line, kind, WIDTH, grow=grow) for grow in (0, 2))
    reach = shape.point([255 if value > 20 else 0 for value in range(256)]).filter(ImageFilter.MaxFilter(7))
    assert ImageChops.subtract(edge.point([255 if value > 128 else 0 for value in range(256)]), reach).getbbox() is None


@pytest.mark.parametrize("kind", ["attack", "move"])
@pytest.mark.parametrize("length", LENGTHS)
def test_heads_are_longer_than_wide_and_have_a_body(kind: Kind, length: float) -> None:
    """A short arrow is a small arrow, not a hammer."""
    mask = shape_mask((400, 200), Leg(((40.0, 100.0), (40.0 + length, 100.0))), kind, WIDTH)
    heights = [mask.crop((x, 0, x + 1, 200)).point([v > 128 and 255 for v in range(256)]).getbbox() for x in range(400)]
    thick = [box[3] - box[1] if box else 0 for box in heights]
    widest = max(thick)
    place = thick.index(widest)
    assert place > 40 + 0.15 * length
    assert thick[40 + round(0.12 * length)] < widest
    assert 40 + length - place > widest * 0.5


@pytest.mark.parametrize("kind", KINDS)
def test_an_arrow_ends_outside_the_box_of_its_goal(kind: Kind) -> None:
    start, goal = (80, 90), (240, 160)
    boxes = [(220, 140, 260, 180), (250, 130, 275, 150)]
    line = leg(start, goal, WIDTH, start_boxes=[(66, 76, 94, 104)], end_boxes=boxes)
    assert line is not None
    assert not any(inside(point, box) for point in line.points for box in boxes)
    picture = Image.new("RGB", (360, 260), GROUND)
    draw_arrow(picture, line, COLOUR, kind, width=WIDTH)
    for box in boxes:
        part = picture.crop((box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2))
        assert IVORY not in {colour for _, colour in part.getcolors(1 << 16) or ()}


def test_an_arrow_between_neighbours_starts_on_its_own_counter() -> None:
    """Where there's hardly room between two counters, the goal stays clear and the arrow stays visible."""
    line = leg((100, 100), (134, 100), 6, start_boxes=[(87, 87, 113, 113)], end_boxes=[(121, 87, 147, 113)])
    assert line is not None
    assert line.length > 10
    assert line.tip[0] < 121


def test_no_arrow_where_its_goal_covers_its_start() -> None:
    assert leg((100, 100), (110, 100), 6, end_boxes=[(90, 90, 130, 130)]) is None


def test_an_arrow_goes_round_a_name() -> None:
    placer = Placer(400, 300)
    straight = leg((60, 150), (340, 150), WIDTH)
    assert straight is not None
    middle = straight.points[len(straight.points) // 2]
    name = round(middle[0]) - 50, round(middle[1]) - 10, round(middle[0]) + 50, round(middle[1]) + 10
    placer.take(name)
    around = leg((60, 150), (340, 150), WIDTH, blocked=lambda point: placer.is_taken(*point))
    assert around is not None
    assert not any(inside(point, name) for point in around.points)


def test_names_keep_away_from_arrows_while_there_is_another_place() -> None:
    line = arrow(240, (80, 150), 0.0)
    boxes = boxes_along(line, WIDTH)
    sprite = label("Sinope", Face.STRONG, 19, "land")
    placer = Placer(400, 300)
    for box in boxes:
        placer.avoid(box)
    placed = placer.place(sprite, line.at(120), 4, "s")
    assert placed is not None
    assert not any(
        box[0] < placed[2] and placed[0] < box[2] and box[1] < placed[3] and placed[1] < box[3] for box in boxes
    )
    crowded = Placer(400, 300)
    crowded.avoid((0, 0, 400, 300))
    assert crowded.place(sprite, (200, 150), 4, "s") is not None


@pytest.mark.parametrize("width", [360, 550])
def test_kinds_are_told_apart_without_colour_on_a_phone(width: int) -> None:
    """The three shapes in one colour differ when a picture of 1600 pixels is scaled down."""
    seen = []
    for kind in KINDS:
        picture = Image.new("L", (1600, 1000), 120)
        picture.paste(255, (0, 0), shape_mask(picture.size, arrow(200, (300, 300)), kind, 7))
        small = picture.resize((width, width * 10 // 16), Image.Resampling.BOX)
        seen.append(small.crop((width // 6, width // 6, width // 3, width // 3)))
    for one, other in combinations(seen, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 0.4


@pytest.mark.parametrize("kind", KINDS)
def test_the_box_of_a_head_holds_the_tip(kind: Kind) -> None:
    line = arrow(120)
    box = draw_arrow(Image.new("RGB", (300, 300), GROUND), line, COLOUR, kind, width=WIDTH)
    assert inside(line.tip, box)
