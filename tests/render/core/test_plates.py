"""Plates, lettered targets and legends: nothing shortened, letters in the options' order, colours as on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase
from typing import cast

import pytest
from PIL import Image, ImageStat

from render.core.basemap import base_map
from render.core.labels import overlaps
from render.core.legends import Key, land_swatch, legend
from render.core.map_sheet import MapSheet
from render.core.palette import INK, on_land, rgb
from render.core.plates import parts_of, question_plate
from render.core.posts import View
from render.core.targets import MOST_LETTERS, NO_TARGETS, Targets, letters_in, most_letters, targets_in
from render.core.text_panels import disc
from render.romanitas.theme import livery
from tests.render.colour_vision import contrast, distance


def sheet(zoom: float = 2.0) -> MapSheet:
    board = base_map("romanitas")
    return MapSheet(board, board.chart({}, board.spaces["naissus"], zoom))


def asking(spaces: Mapping[str, str], about: Sequence[str] = ()) -> View:
    """The view of a decision: option to its space."""
    decision = {"about": about, "options": [{"id": option, "space": space} for option, space in spaces.items()]}
    return cast("View", {"game": "romanitas", "decision": decision})


def test_letters_follow_the_options() -> None:
    """Options that name no space have no letter; those that name the same one share its letter."""
    spaces = {"land": "naissus", "pass": "", "sea": "naissus", "b": "salonae", "unknown": "atlantis"}
    found = targets_in(asking(spaces, about=("corinthus", "atlantis")))
    assert found == Targets({"naissus": "A", "salonae": "B"}, {"land": "A", "sea": "A", "b": "B"}, ("corinthus",))
    assert found.framed == ("corinthus", "naissus", "salonae")


def test_too_many_targets_are_outlined_without_letters() -> None:
    places = list(base_map("romanitas").areas)[: MOST_LETTERS + 1]
    found = targets_in(asking({place: place for place in places}))
    assert set(found.spaces.values()) == {""}
    assert found.options == {}
    assert len(letters_in(asking({place: place for place in places[1:]}))) == MOST_LETTERS


def test_a_board_with_room_has_more_letters() -> None:
    """The forts that a Roman army may go to along the Roads: the menu and the map have a letter for each."""
    places = list(base_map("britannia-redux").areas)[: most_letters("britannia-redux")]
    assert len(places) > MOST_LETTERS
    view = cast("View", {**asking({place: place for place in places}), "game": "britannia-redux"})
    assert list(letters_in(view).values()) == list(ascii_uppercase[: len(places)])


def test_after_the_alphabet_letters_are_double() -> None:
    """A digit on the map would be read as the strength of a stack."""
    places = list(base_map("italia").spaces)[:28]
    view = cast("View", {**asking({place: place for place in places}), "game": "italia"})
    assert list(letters_in(view).values())[25:] == ["Z", "AA", "AB"]


def test_of_too_many_targets_a_picture_shows_the_place_asked_about() -> None:
    places = list(base_map("romanitas").areas)[: MOST_LETTERS + 1]
    spaces = {place: place for place in places}
    assert targets_in(asking(spaces, about=("corinthus",))).framed == ("corinthus",)
    assert targets_in(asking(spaces)).framed == tuple(places)


@pytest.mark.parametrize("spaces", [{}, {"pass": ""}, {"a": "rome", "b": "rome"}, {"a": "rome", "b": "ravenna"}])
def test_letters_are_for_choices_between_places(spaces: dict[str, str]) -> None:
    """One place needs no letter, and a letter on few of many options would look like a hint."""
    more = {str(number): "" for number in range(5)}
    assert targets_in(asking(spaces | more)) == NO_TARGETS


def test_a_decision_with_one_place_is_about_it() -> None:
    assert targets_in(asking({"a": "rome", "back": ""})) == Targets(about=("rome",))
    assert targets_in(asking({"a": "rome", "back": ""}, about=("ravenna",))).about == ("ravenna",)
    assert letters_in(asking({"a": "rome", "back": ""})) == {}


def test_several_decisions_have_no_letters() -> None:
    view = asking({"a": "rome", "b": "ravenna"})
    assert letters_in(view)
    both = {**view, "decisions": [view["decision"], view["decision"]]}
    assert letters_in(cast("View", both)) == {}


@pytest.mark.parametrize(
    ("prompt", "parts"),
    [
        ("The Avars attack Naissus. What do you do? You have 1 RP.", ("The Avars attack Naissus", "What do you do?")),
        ("Which unit is moved?", ("", "Which unit is moved?")),
        ("Draw up your line.", ("", "Draw up your line.")),
        ("Les Avars attaquent. Que faites-vous ? Il reste 1 PR.", ("Les Avars attaquent", "Que faites-vous ?")),
    ],
)
def test_a_prompt_is_what_happened_and_what_is_asked(prompt: str, parts: tuple[str, str]) -> None:
    assert parts_of(prompt) == parts


@pytest.mark.parametrize("words", [4, 12, 30])
def test_a_plate_grows_with_its_text_and_keeps_its_width(words: int) -> None:
    plate = question_plate("The Avars attack", " ".join(["question"] * words) + "?", room=760)
    assert plate.width <= 770
    assert question_plate("", "a?").height < plate.height


def test_a_plate_finds_a_free_place_between_signs() -> None:
    """It moves along the edge, or gets narrower, until it covers nothing."""
    for taken in ([(0, 0, 700, 200)], [(390, 99, 558, 157), (826, 53, 994, 111), (0, 700, 1600, 1000)]):
        shown = sheet()
        for box in taken:
            shown.placer.take(box)
        before = shown.placer.covered((0, 0, 1600, 1000))
        shown.ask("The Avars attack Naissus with 3 units. What do you do?", ["naissus"])
        plate = shown.placer.covered((0, 0, 1600, 1000)) - before
        assert plate > 20_000
        assert all(shown.placer.covered(box) == (box[2] - box[0]) * (box[3] - box[1]) for box in taken)


def test_a_name_covers_no_sign() -> None:
    """It moves inwards, or takes two lines; without a free place it's left out."""
    above, below, left, right = (0, 0, 1600, 200), (0, 800, 1600, 1000), (0, 0, 600, 1000), (1000, 0, 1600, 1000)
    aside = [above, below, left, right]
    for taken, size in (([above, below], 500 * 60), (aside, 300 * 100), ([(0, 0, 1600, 1000)], 0)):
        shown = sheet()
        for box in taken:
            shown.placer.take(box)
        signs = [box for box in taken if shown.placer.covered(box)]
        before = shown.placer.covered((0, 0, 1600, 1000))
        shown.title("Syria and Mesopotamia")
        assert abs(shown.placer.covered((0, 0, 1600, 1000)) - before - size) <= size // 5
        for box in signs:
            assert shown.placer.covered(box) == sum(_shared(box, other) for other in taken)


def _shared(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> int:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)


def test_a_plate_is_only_on_the_part_that_the_decision_is_about() -> None:
    for spaces, grown in ((["naissus"], 1), (["toletum"], 0), ([], 0)):
        shown = sheet()
        shown.ask("What do you do?", spaces)
        assert (shown.placer.covered((0, 0, 1600, 1000)) > 0) == bool(grown)


def test_a_letter_stands_beside_its_sign() -> None:
    shown = sheet()
    x, y = map(round, shown.at("naissus"))
    sign = x - 16, y - 16, x + 16, y + 16
    shown.placer.take(sign)
    shown.letter(Targets({"naissus": "A", "toletum": "B"}))
    ((space, box),) = shown.signs
    assert space == "naissus", "only what the picture shows has a letter"
    assert not overlaps(box, sign)
    assert shown.board.area_at(box, shown.chart) == "naissus"


def test_a_letter_without_room_covers_its_sign_rather_than_being_left_out() -> None:
    shown = sheet()
    shown.placer.take((0, 0, 1600, 1000))
    shown.letter(Targets({"naissus": "A"}))
    assert [space for space, _ in shown.signs] == ["naissus"]


@pytest.mark.parametrize("owner", ["roman", "persia", "vandals"])
def test_a_swatch_has_the_colour_of_the_land(owner: str) -> None:
    """Close to the mean colour of the owner's land on the map, and to the swatch's own middle."""
    tint = livery(owner).wash
    middle = land_swatch(tint, 24).image.convert("RGB").getpixel((14, 13))
    assert isinstance(middle, tuple)
    assert middle[:3] == on_land(tint)
    board = base_map("romanitas")
    chart = board.overview(dict.fromkeys(board.areas, tint))
    mask = chart.index.point([0 if value == 0 else 255 for value in range(256)])
    red, green, blue = (round(value) for value in ImageStat.Stat(chart.picture, mask).mean)
    assert distance((red, green, blue), on_land(tint)) < distance((red, green, blue), livery(owner).counter)


def test_a_legend_shows_every_name_in_full() -> None:
    keys = [Key(land_swatch(rgb("#c8677a")), name) for name in ("Rome", "European Sarmatians", "Huns")]
    one, two = legend(keys, rows=3), legend(keys, rows=2)
    assert one.height > two.height
    assert two.width > one.width
    assert legend([*keys, Key(land_swatch(None), "A very long name of a power indeed")], rows=4).width > one.width
    picture = Image.new("RGB", (600, 300))
    box = one.put(picture, 20, 20)
    dark = picture.crop((box[2] - 14, box[1] + 10, box[2] - 9, box[3] - 10)).convert("L").getextrema()
    assert isinstance(dark[0], int | float)
    assert dark[0] > 150


def test_letters_can_be_read() -> None:
    assert contrast(INK, rgb("#e9c46a")) > 4.5
    assert disc("A", 44, rgb("#e9c46a"), INK).width == 44
