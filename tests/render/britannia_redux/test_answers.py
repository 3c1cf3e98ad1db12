"""The answers below a question without letters, and the heights of the pictures of questions."""

from __future__ import annotations

from typing import cast

import pytest
from PIL import Image

from render.britannia_redux.answers import KEYS, STRIP, answers_in, draw_answers, strip_height
from render.britannia_redux.framing import SIZE, crop_size
from render.britannia_redux.map_highlights import Changes
from render.britannia_redux.map_keys import Key
from render.britannia_redux.signs import army_tag, cavalry_sign
from render.core.map_sheet import March
from render.core.palette import Livery, rgb
from render.core.posts import View
from render.core.targets import NO_TARGETS, Targets

_SOUTH = {"kent": "A", "essex": "B"}
_LIVERY = Livery(rgb("#205a7a"), "AN")


def _armies(most: int) -> list[str]:
    return [*(f"{count} armies" for count in range(most, 1, -1)), "1 army"]


def _view(*options: tuple[str, str]) -> View:
    named = [{"id": name, "label": text} for name, text in options]
    return cast("View", {"decision": {"options": named}, "decisions": [{"options": named}]})


def test_going_back_is_no_answer_to_show() -> None:
    view = _view(("2i", "2 armies"), ("1i", "1 army"), ("back", "Back"))
    assert answers_in(view, NO_TARGETS) == ("2 armies", "1 army")


def test_places_with_letters_are_no_answers_below_and_places_without_come_first() -> None:
    named = [{"id": "done", "label": "End"}, *({"id": each, "label": each.title(), "space": each} for each in _SOUTH)]
    view = cast("View", {"decision": {"options": named}, "decisions": [{"options": named}]})
    assert answers_in(view, NO_TARGETS) == ("Kent", "Essex", "End")
    assert answers_in(view, Targets(_SOUTH, _SOUTH)) == ("End",)


def test_signs_are_told_beside_the_answers_or_above_them() -> None:
    key = Key(cavalry_sign(40), "cavalry")
    assert strip_height((), SIZE[0], [key]) == KEYS
    assert strip_height(["Submit"], SIZE[0], [key]) == STRIP
    wide = ["Ask again later", "Submit", "Refuse for this phase"]
    assert strip_height(wide, SIZE[0], [key] * 3) == STRIP + KEYS


@pytest.mark.parametrize("most", [2, 6, 16, 60])
def test_numbers_of_armies_have_room_however_many(most: int) -> None:
    assert strip_height(_armies(most), SIZE[0]) == STRIP


def test_answers_without_room_are_left_to_the_menu() -> None:
    long = [f"{name}: a long answer that says why" for name in ("Yes", "No", "Never")]
    assert strip_height(long, SIZE[0]) == 0
    picture = Image.new("RGB", SIZE)
    draw_answers(picture, long)
    assert picture.getbbox() is None
    draw_answers(picture, ["Submit", "Not now"])
    assert picture.getbbox() == (0, SIZE[1] - STRIP, *SIZE)


def test_places_below_each_other_have_a_higher_picture_than_places_side_by_side() -> None:
    asked = Changes(prompt="Do they submit?", answers=("Submit", "Not now"))
    north, south = (crop_size(asked, places) for places in (("dunedin", "galloway", "pennines"), ("kent", "wessex")))
    assert north[1] > south[1]
    assert crop_size(asked, ("devon",))[1] == crop_size(Changes(prompt=asked.prompt), ("devon",))[1] - STRIP


def test_armies_on_the_whole_board_are_flat_and_show_subjects_and_forts() -> None:
    plain = army_tag(_LIVERY, 2, 73)
    assert plain.height == 73 < plain.width
    assert army_tag(_LIVERY, 2, 73, subject=True).image.tobytes() != plain.image.tobytes()
    fort, empty = (army_tag(_LIVERY, 0, 73, work=work) for work in ("roman-fort", ""))
    assert fort.width > empty.width


def test_marches_that_go_on_together_are_arrows_from_area_to_area() -> None:
    """Each step once, in its order, so that no arrow crosses another."""
    way = ("english-channel", "kent", "essex", "suffolk")
    marches = [March("romans", way[:end]) for end in (2, 3, 4)]
    assert [each.path for each in Changes(marches=marches).in_steps.marches] == [way[:2], way[1:3], way[2:]]


def test_a_picture_of_orders_is_about_their_starts_and_ends() -> None:
    shown = Changes(marches=[March("belgae", ("lindsey", "hwicce", "avalon"))], passed=frozenset({"hwicce"}))
    assert set(shown.concerned) == {"lindsey", "avalon"}
