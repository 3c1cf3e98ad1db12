"""Boards and pictures meet the standards, apart from the known failures, of which there are never more."""

from __future__ import annotations

import pytest

from render.board_picture import boards
from render.core.layout import Ground, Kind, Layout, Part
from render.core.palette import rgb
from tests.gallery.exhibits import exhibits
from tests.gallery.positions import games
from tests.render.known_failures import (
    changes,
    failures_of_board,
    failures_of_pictures,
    failures_of_tints,
    known,
    measured,
    subject_of_board,
    subject_of_picture,
    subject_of_tints,
)
from tests.render.standards import picture_failures, tint_failures, touching
from tests.render.tint_search import failing, proposed

pytestmark = pytest.mark.xdist_group("gallery")

QUICK = ("start/map/whole", "asked-fatum/panel")
"""The ends of the names of the pictures that ``make test`` has time for."""

KNOWN = known()


@pytest.mark.parametrize("board", boards())
def test_a_board_fails_only_as_known(board: str) -> None:
    """Run ``python -m tests.render.known_failures --write`` when a failure is gone."""
    subject = subject_of_board(board)
    assert changes({subject: KNOWN.get(subject, [])}, {subject: failures_of_board(board)}) == []


@pytest.mark.parametrize("game", games())
def test_the_first_pictures_fail_only_as_known(game: str) -> None:
    for exhibit in exhibits(game):
        if exhibit.name.endswith(QUICK):
            drawn, subject = exhibit.drawn(), subject_of_picture(exhibit)
            assert changes({subject: KNOWN.get(subject, [])}, {subject: failures_of_pictures(drawn)}) == []
            assert not failures_of_tints(drawn) - set(KNOWN.get(subject_of_tints(game), ()))


@pytest.mark.soak
def test_all_pictures_fail_only_as_known() -> None:
    assert changes(KNOWN, measured()) == []


def test_a_change_of_the_failures_is_seen_both_ways() -> None:
    assert changes({"map": ["a", "b"]}, {"map": ["b", "c"], "card": ["d"]}) == ["+ card: d", "+ map: c", "- map: a"]


NAME = Part("name", (100, 100, 160, 115), "Roma", 33)


@pytest.mark.parametrize("kind", ["name", "sign", "counter", "letter", "plate", "arrowhead"])
def test_a_name_over_something_is_found(kind: Kind) -> None:
    other = Part(kind, (150, 105, 180, 130), "x")
    assert f"name over a {kind}: Roma (x)" in _failures(NAME, other)
    assert _failures(NAME, Part(kind, (162, 105, 192, 130), "x")) == set()


def test_a_sign_under_a_plate_is_found() -> None:
    sign, plate = Part("sign", (10, 10, 30, 30), "rome"), Part("plate", (20, 20, 90, 90))
    assert _failures(sign, plate) == {"sign under a plate: rome"}
    assert _failures(plate, sign) == set()


def test_what_is_cut_off_or_shortened_is_found() -> None:
    assert _failures(Part("counter", (-4, 10, 40, 54), "rome")) == {"counter cut off: rome"}
    assert _failures(Part("text", (10, 10, 40, 54), "Skout…", 20)) == {"text shortened: Skout…"}


def test_small_letters_of_a_focus_crop_are_found() -> None:
    crop = Layout("map", 1600, 1000, [NAME], Ground("italia", 2.0, {}))
    assert picture_failures(crop) == {"letters under 9 px at 360 px: name"}
    crop.parts = [Part("name", NAME.box, "Roma", 40)]
    assert picture_failures(crop) == set()
    assert picture_failures(Layout("map", 1600, 1000, [NAME], Ground("italia", 1.0, {}))) == set()


def test_neighbours_of_like_tints_are_found() -> None:
    one, other = sorted(touching("italia"))[0]
    tints = {one: rgb("#d9a79b"), other: rgb("#d9a79b")}
    owners = {one: "romans", other: "samnites"}
    found = tint_failures(Ground("italia", 1.0, tints, owners))
    assert found == {f"tints: romans and samnites, {sight} sight" for sight in ("normal", "protan", "deutan", "tritan")}
    assert tint_failures(Ground("italia", 1.0, tints)) == set()


def test_the_search_proposes_tints_that_differ() -> None:
    tints = {"romans": rgb("#c8677a"), "celts": rgb("#8fc08a"), "germans": rgb("#8a9098"), "europeans": rgb("#b08a5c")}
    pairs = {("celts", "europeans"), ("celts", "germans"), ("europeans", "germans"), ("europeans", "romans")}
    assert failing(tints, pairs)
    after = proposed(tints, pairs, keep=("romans",), steps=1500)
    assert after["romans"] == tints["romans"]
    assert failing(after, pairs) == {}


def _failures(*parts: Part) -> set[str]:
    return picture_failures(Layout("picture", 600, 400, list(parts)))
