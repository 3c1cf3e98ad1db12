"""The pictures look as they did when somebody last looked; ``python -m tests.render.references`` shows changes."""

from __future__ import annotations

import pytest
from PIL import ImageDraw

from tests.render.references import FOLDER, difference, opened, reference, scenes

_SCENES = dict(scenes())


@pytest.mark.parametrize("name", _SCENES)
def test_a_picture_looks_as_it_did(name: str) -> None:
    before = reference(name)
    assert before is not None, f"there is no reference of '{name}': look at it, then --accept"
    apart = difference(before, opened(_SCENES[name]))
    assert not apart.is_visible, f"'{name}' has changed (mean {apart.mean:.2f}, far off {apart.share:.2%})"


def test_there_is_no_reference_too_many() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(_SCENES)


def test_a_change_that_can_be_seen_is_seen() -> None:
    """A counter that moves is noticed; the grain of another encoder is not."""
    before = opened(_SCENES["map"])
    moved = before.copy()
    ImageDraw.Draw(moved).rectangle((700, 300, 780, 360), fill=(140, 20, 50))
    assert difference(before, moved).is_visible
    grain = before.point(lambda value: min(value + 1, 255))
    assert not difference(before, grain).is_visible
