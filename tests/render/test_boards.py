"""The same code draws the boards of all games and knows none of them."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import render
from data import load_json
from render.board_picture import BoardSheet, UnknownBoard, boards, draw_board
from render.core.labels import overlaps
from rules.core.errors import RulesError

GAMES = ("britannia-redux", "italia", "rise-and-fall", "romanitas", "ultimus-romanorum")
REGIONS = {
    "britannia-redux": ("York", "Wales"),
    "italia": ("roma", "sicilia"),
    "rise-and-fall": ("rome", "asia-minor", "gaul"),
    "romanitas": ("constantinople",),
    "ultimus-romanorum": ("Italia", "Oriens"),
}


def test_there_are_five_boards() -> None:
    assert tuple(boards()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_board(game: str) -> None:
    """Every space of the data has its sign on the picture, and a name unless a crowd leaves no room for it."""
    sheet = BoardSheet(game, None, 2.0)
    sheet.draw()
    _check(sheet)
    assert {space for space, _ in sheet.signs} == set(sheet.spaces)
    assert len(sheet.missing) <= len(sheet.spaces) * 0.12, sheet.missing


@pytest.mark.parametrize(("game", "centre"), [(game, each) for game in GAMES for each in REGIONS[game]])
def test_a_region(game: str, centre: str) -> None:
    """From near spaces in the middle of the picture are named, unless a crowd leaves no room for large letters."""
    centre = centre if game != "britannia-redux" or centre == "Wales" else centre.lower()
    sheet = BoardSheet(game, centre, 3.0)
    sheet.draw()
    _check(sheet)
    assert len(sheet.labels) >= 3
    inner = {space for space, box in sheet.signs if _is_inner(sheet, box)}
    assert len(inner & set(sheet.missing)) <= len(inner) * 0.12, sheet.missing


def _is_inner(sheet: BoardSheet, box: tuple[int, int, int, int]) -> bool:
    width, height = sheet.picture.size
    return width * 0.1 < box[0] < width * 0.9 and height * 0.1 < box[1] < height * 0.85


def _check(sheet: BoardSheet) -> None:
    width, height = sheet.picture.size
    boxes = [box for _, box in sheet.labels]
    for place, (name, box) in enumerate(sheet.labels):
        assert box[0] >= 0 <= box[1], name
        assert box[2] <= width, name
        assert box[3] <= height, name
        assert not any(overlaps(box, other) for other in boxes[place + 1 :]), name
        assert not any(overlaps(box, taken) for _, taken in sheet.signs), name


@pytest.mark.parametrize("game", GAMES)
def test_every_way_joins_two_spaces(game: str) -> None:
    board = load_json(game, "board.json")
    known = {space["id"] for space in board["spaces"]}
    assert len(known) == len(board["spaces"])
    assert {end for link in board["links"] for end in (link["a"], link["b"])} <= known


def test_a_picture_of_a_board() -> None:
    picture = draw_board("italia", "roma", 2.0)
    assert Image.open(BytesIO(picture.data)).size == (1100, 1340)
    assert "67 spaces" in picture.alt


@pytest.mark.parametrize(("game", "centre"), [("monopoly", None), ("italia", "atlantis"), ("../romanitas", None)])
def test_what_is_unknown_is_said(game: str, centre: str | None) -> None:
    with pytest.raises(UnknownBoard, match=r"There's no board|has no place"):
        draw_board(game, centre)
    assert not issubclass(UnknownBoard, RulesError)


def test_the_drawing_core_knows_no_game() -> None:
    """The code that all games share has no id or title of a game."""
    root = Path(next(iter(render.__path__)))
    names = re.compile("|".join((*GAMES, *(game.replace("-", "_") for game in GAMES))), re.IGNORECASE)
    for file in (*(root / "core").glob("*.py"), *(root / "basemap_builder").glob("*.py"), root / "board_picture.py"):
        found = names.findall(file.read_text(encoding="utf-8"))
        assert not found, (file.name, found)
