"""Paled land: the same pixels as pasting its colour through a mask, and what the picture is about as it was."""

from __future__ import annotations

from PIL import Image

from render.core.basemap import Chart, base_map
from render.core.palette import PANEL
from render.ultimus_romanorum.pale_land import pale_land
from render.ultimus_romanorum.texts import GAME

STRENGTH = 120
BRIGHT = {"italia-5", "galliae-3"}


def test_land_is_paled_as_by_pasting() -> None:
    board = base_map(GAME)
    chart: Chart = board.overview({})
    pasted = chart.picture.copy()
    own = {board.areas[area] for area in BRIGHT}
    shares = [0 if not value or value in own else STRENGTH for value in range(256)]
    pasted.paste(PANEL, (0, 0), chart.index.point(shares))
    before = chart.picture.copy()
    pale_land(board, chart, BRIGHT, STRENGTH)
    assert chart.picture.tobytes() == pasted.tobytes()
    untouched: Image.Image = chart.index.point([255 if value in own else 0 for value in range(256)], "1")
    black = Image.new("RGB", before.size)
    assert (
        Image.composite(chart.picture, black, untouched).tobytes()
        == Image.composite(before, black, untouched).tobytes()
    )
