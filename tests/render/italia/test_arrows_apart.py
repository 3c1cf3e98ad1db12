"""Arrows of a report keep apart, and off the signs between their ends."""

from __future__ import annotations

import math

from render.core.arrows import Leg, bends
from render.core.canvas import Point
from render.italia.arrows_apart import BENDS, kept_apart

WIDTH = 10.0


def arcs(start: Point, end: Point) -> list[Leg]:
    return bends(start, end, WIDTH, BENDS, [], [])


def is_free(_: Point) -> bool:
    return False


def test_two_arrows_of_one_way_have_different_bends() -> None:
    one, other = kept_apart([arcs((0, 0), (400, 0))] * 2, is_free, WIDTH)
    middles = [line.at(line.length / 2) for line in (one, other)]
    assert math.dist(*middles) > 3 * WIDTH


def test_an_arrow_goes_round_the_end_of_another() -> None:
    """A straight one would cross it."""
    to_second, onwards = kept_apart([arcs((200, -100), (200, 100)), arcs((0, 60), (400, 60))], is_free, WIDTH)
    near = [point for point in onwards.points if min(math.dist(point, each) for each in to_second.points) < WIDTH]
    assert len(near) < 3


def test_an_arrow_goes_round_a_sign() -> None:
    (line,) = kept_apart(
        [arcs((0, 0), (400, 0))], lambda point: abs(point[0] - 200) < 60 and -80 < point[1] < 40, WIDTH
    )
    assert not any(abs(x - 200) < 60 and -80 < y < 40 for x, y in line.points)
