"""Land that may be chosen stays in its owner's colour: gold over blue was someone else's green."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest
from PIL import ImageChops, ImageStat

from render.britannia_redux.theme import seat_tint
from render.core.basemap import Chart, base_map
from render.core.map_sheet import MapSheet
from render.core.palette import Colour
from render.core.targets import Targets
from render.italia.theme import livery as italian
from render.rise_and_fall.theme import livery as power
from render.romanitas.theme import livery as side
from render.ultimus_romanorum.theme import livery as people
from tests.render.colour_vision import distance

Owners = Mapping[str, Colour]
PEOPLES = ("hunni", "suevi", "alamanni", "burgondi", "visigothi", "vandali", "ostrogothi")
NATIONS = ("romans", "greeks", "etruscans", "celts", "samnites", "carthaginians", "illyrians")
POWERS = ("rome", "parthia", "european", "german", "african", "armenians", "celt")

BOARDS: Final[Mapping[str, tuple[str, Owners]]] = {
    "britannia-redux": ("downlands", {each: seat_tint(each) for each in ("yellow", "blue", "green", "red")}),
    "italia": ("florentia", {each: italian(each).wash for each in NATIONS}),
    "rise-and-fall": ("merv", {each: power(each).wash for each in POWERS}),
    "romanitas": (
        "nicaea",
        {each: side(each).wash for each in ("roman", "persia", "ostrogoths", "vandals", "visigoths")},
    ),
    "ultimus-romanorum": ("galliae-4", {each: people(each).wash for each in PEOPLES}),
}


def seen(game: str, chart: Chart, area: str) -> Colour:
    """The colour of an area in a picture: the median, so that its outline and its hills don't count."""
    number = base_map(game).areas[area]
    mask = chart.index.point([255 if value == number else 0 for value in range(256)])
    red, green, blue = map(round, ImageStat.Stat(chart.picture, mask).median)
    return red, green, blue


def drawn(game: str, area: str, tint: Colour) -> Chart:
    board = base_map(game)
    return board.focus({area: tint}, board.spaces[area], 5, (800, 640))


@pytest.mark.parametrize("game", BOARDS)
def test_marked_land_is_nearest_to_its_own_colour(game: str) -> None:
    area, tints = BOARDS[game]
    plain = {owner: seen(game, drawn(game, area, tint), area) for owner, tint in tints.items()}
    for owner, tint in tints.items():
        chart = drawn(game, area, tint)
        MapSheet(base_map(game), chart).outline(Targets({area: "A"}))
        marked = seen(game, chart, area)
        assert min(plain, key=lambda other: distance(plain[other], marked)) == owner


def test_marked_land_is_edged_in_gold() -> None:
    """The mark is its border: without one the land would only be a little brighter."""
    area, tints = BOARDS["britannia-redux"]
    chart, before = (drawn("britannia-redux", area, tints["blue"]) for _ in range(2))
    MapSheet(base_map("britannia-redux"), chart).outline(Targets({area: "A"}))
    assert ImageChops.difference(chart.picture, before.picture).getbbox() is not None
    assert (255, 207, 74) in {colour for _, colour in chart.picture.getcolors(1 << 20) or ()}
