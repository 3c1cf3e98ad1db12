"""Pictures look like their references. ``python -m tests.render.references`` shows changes."""

from __future__ import annotations

from functools import cache

import pytest
from PIL import ImageDraw

from render.core.picture import Picture
from tests.render.references import FOLDER, difference, opened, reference, scenes

pytestmark = pytest.mark.xdist_group("references")


@cache
def drawn() -> dict[str, Picture]:
    return dict(scenes())


@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.iterdir()))
def test_a_picture_looks_as_it_did(name: str) -> None:
    before = reference(name)
    assert before is not None
    apart = difference(before, opened(drawn()[name]))
    assert not apart.is_visible, f"'{name}' has changed (mean {apart.mean:.2f}, far off {apart.share:.2%})"


def test_there_is_a_reference_of_each_picture_and_none_too_many() -> None:
    """Where one is missing, look at the picture, then ``--accept``."""
    assert {file.stem for file in FOLDER.iterdir()} == set(drawn())


def test_a_change_that_can_be_seen_is_seen() -> None:
    """A counter that moves is noticed; the grain of another encoder is not."""
    before = opened(drawn()["map"])
    moved = before.copy()
    ImageDraw.Draw(moved).rectangle((700, 300, 780, 360), fill=(140, 20, 50))
    assert difference(before, moved).is_visible
    grain = before.point(lambda value: min(value + 1, 255))
    assert not difference(before, grain).is_visible
