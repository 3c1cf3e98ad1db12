"""Posts and panels without pictures: the bot's own process writes them, so that it never draws."""

from __future__ import annotations

from itertools import islice

import pytest

from render.core.layout import recorded
from render.core.posts import Posting
from render.presenter import text_only
from tests.gallery.exhibits import exhibits
from tests.gallery.positions import games
from tests.sampling import first


@pytest.mark.parametrize("start", first(1, range(3)))
@pytest.mark.parametrize("game", games())
def test_nothing_is_drawn_for_a_text(game: str, start: int) -> None:
    drawing = []
    for exhibit in islice(exhibits(game), start, None, 3):
        if exhibit.method not in ("compose", "panel"):
            continue
        with text_only(), recorded() as layouts:
            posting = exhibit.draw()
        assert isinstance(posting, Posting)
        if posting.pictures or layouts:
            drawing.append(exhibit.name)
    assert drawing == []
