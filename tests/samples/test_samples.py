"""The samples of play in docs are whole and small, and what makes them is the bot's own exporter."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import rules
import tests.toy
from rules.core.registry import only_games
from tests.samples.__main__ import sampled
from tests.samples.campaigns import Played, played
from tests.samples.film import MOST_BYTES, shrunk

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "docs" / "samples"
MOST = 150_000

each_game = pytest.mark.parametrize("game", [*rules.games()])


@each_game
def test_a_sample_has_three_chapters_and_small_pictures(game: str) -> None:
    text = (SAMPLES / f"{game}.md").read_text(encoding="utf-8")
    linked = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert len(re.findall(r"^## ", text, re.MULTILINE)) == 3
    assert 1 < len(linked) <= 3
    assert {str(file.relative_to(SAMPLES)) for file in (SAMPLES / game).iterdir()} == set(linked)
    assert sum((SAMPLES / each).stat().st_size for each in linked) <= MOST


def test_the_film_of_the_readme_moves_and_is_small() -> None:
    film = ROOT / "docs" / "pictures" / "turn.webp"
    assert film.stat().st_size <= MOST_BYTES
    with Image.open(film) as opened:
        assert getattr(opened, "n_frames", 1) > 1


async def test_a_sample_keeps_two_reports_and_the_last_map() -> None:
    with only_games({}):
        tests.toy.register()
        async with played(Played("toy", "a sample", turns=3)) as stored:
            book = sampled((await stored.export()).book, 2)
    assert [chapter.turn for chapter in book.chapters] == [1, 2]
    assert [len(chapter.maps) for chapter in book.chapters] == [0, 1]
    assert sum(len(page.pictures) for chapter in book.chapters for page in chapter.pages) <= 2
    assert all(page.text for chapter in book.chapters for page in chapter.pages)


def test_a_shrunk_film_keeps_its_frames() -> None:
    frames = [Image.new("RGB", (100, 60), colour) for colour in ("red", "blue", "green")]
    packed = BytesIO()
    frames[0].save(packed, "WEBP", save_all=True, append_images=frames[1:], duration=[100, 200, 300])
    with Image.open(BytesIO(shrunk(packed.getvalue(), 50, 40))) as small:
        assert (small.size, getattr(small, "n_frames", 1)) == ((50, 30), 3)
