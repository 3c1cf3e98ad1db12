"""Posts and panels without pictures: the bot's own process writes them, so that it never draws."""

from __future__ import annotations

import pytest

from render.core.layout import recorded
from render.core.posts import Posting
from render.presenter import text_only
from tests.gallery.exhibits import exhibits
from tests.gallery.positions import games


@pytest.mark.parametrize("game", games())
def test_nothing_is_drawn_for_a_text(game: str) -> None:
    drawing = []
    for exhibit in exhibits(game):
        if exhibit.method not in ("compose", "panel"):
            continue
        with text_only(), recorded() as layouts:
            posting = exhibit.draw()
        assert isinstance(posting, Posting)
        if posting.pictures or layouts:
            drawing.append(exhibit.name)
    assert drawing == []
